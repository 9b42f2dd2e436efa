// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/config_file.h"

#include "model/core/byte_stream.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/run_builder.h"

#include <array>
#include <filesystem>
#include <span>

namespace faultline {

namespace {

const FormatReader* ownerOf(const std::string& path, const ByteSource& source)
{
    std::array<std::byte, kSniffBytes> raw{};
    const Result<std::size_t> got = source.readAt(0, raw);
    const std::string head = unpackedHead(std::span(raw).first(got ? *got : 0), kSniffBytes);
    return readerFor(std::filesystem::path(path).filename().string(),
                     std::as_bytes(std::span(head.data(), head.size())));
}

} // namespace

ConfigDocumentPtr readConfigFile(const std::string& path, std::string_view readerId)
{
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source)
        return nullptr;
    const FormatReader* reader =
        readerId.empty() ? ownerOf(path, *source.value()) : readerOfId(readerId);
    if (reader == nullptr || reader->info().kind != ArtifactKind::Config)
        return nullptr;
    RunBuilder unused({}, {});
    FileReport report;
    report.path = path;
    report.displayName = std::filesystem::path(path).filename().string();
    report.formatId = reader->info().id;
    report.sizeBytes = source.value()->size();
    unused.addFile(report);
    SilentMonitor monitor;
    WorkerPool pool(1);
    ReadArtifacts found;
    ReadContext context{.run = unused,
                        .file = unused.currentFile(),
                        .monitor = monitor,
                        .pool = pool,
                        .artifacts = found};
    if (!reader->read(*source.value(), context) || found.configs.empty())
        return nullptr;
    found.configs.front()->file = unused.currentFile();
    return found.configs.front();
}

} // namespace faultline
