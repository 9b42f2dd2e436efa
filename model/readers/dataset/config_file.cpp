// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/config_file.h"

#include "model/io/byte_stream.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/run_builder.h"

#include <array>
#include <filesystem>
#include <span>

namespace faultline {

namespace {

const FormatReader* ownerOf(const std::string& path)
{
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source)
        return nullptr;
    std::array<std::byte, kSniffBytes> raw{};
    const Result<std::size_t> got = (*source)->readAt(0, raw);
    const std::string head = unpackedHead(std::span(raw).first(got ? *got : 0), kSniffBytes);
    return readerFor(std::filesystem::path(path).filename().string(),
                     std::as_bytes(std::span(head.data(), head.size())));
}

} // namespace

ConfigDocumentPtr readConfigFile(const std::string& path, std::string_view readerId)
{
    const FormatReader* reader = readerId.empty() ? ownerOf(path) : readerOfId(readerId);
    if (reader == nullptr || reader->info().kind != ArtifactKind::Config)
        return nullptr;
    const Result<ConfigDocumentPtr> document = readConfigFile(path, *reader);
    return document ? *document : nullptr;
}

Result<ConfigDocumentPtr> readConfigFile(const std::string& path, const FormatReader& reader)
{
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source)
        return source.error();
    RunBuilder unused({}, {});
    FileReport report;
    report.path = path;
    report.id = ArtifactId(placeOf(path));
    report.displayName = std::filesystem::path(path).filename().string();
    report.formatId = reader.info().id;
    report.sizeBytes = (*source)->size();
    unused.addFile(report);
    SilentMonitor monitor;
    WorkerPool pool(1);
    ReadArtifacts found;
    ReadContext context{.run = unused,
                        .file = unused.currentFile(),
                        .monitor = monitor,
                        .pool = pool,
                        .artifacts = found};
    const Result<ReadEnd> end = reader.read(**source, context);
    if (!end)
        return end.error();
    if (found.configs.empty())
        return ConfigDocumentPtr{};
    found.configs.front()->file = unused.currentFile();
    return ConfigDocumentPtr(found.configs.front());
}

} // namespace faultline
