// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/read_artifacts.h"

#include "model/io/byte_stream.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/run_builder.h"

#include <array>
#include <filesystem>

namespace faultline::test {

namespace {

template <typename List>
void complete(List& list, const FileReport& report)
{
    for (auto& artifact : list)
        artifact->file = report;
}

ReadResult readSource(const FormatReader& reader, const ByteSource& source, std::string name)
{
    ReadResult result;
    RunBuilder builder("run", ".");
    FileReport report;
    report.path = name;
    report.displayName = std::move(name);
    report.id = ArtifactId(report.displayName);
    report.formatId = reader.info().id;
    report.sizeBytes = source.size();
    builder.addFile(report);
    SilentMonitor monitor;
    WorkerPool pool(1);
    ReadContext context{.run = builder,
                        .file = builder.currentFile(),
                        .monitor = monitor,
                        .pool = pool,
                        .artifacts = result.artifacts};
    const Result<ReadEnd> end = reader.read(source, context);
    builder.currentFile().end = end ? *end : ReadEnd::Failed;
    result.file = builder.currentFile();
    result.run = builder.snapshot();
    result.failed = !end.has_value();
    complete(result.artifacts.logs, result.file);
    complete(result.artifacts.hardwareLogs, result.file);
    complete(result.artifacts.configs, result.file);
    complete(result.artifacts.environments, result.file);
    complete(result.artifacts.profiles, result.file);
    return result;
}

} // namespace

ReadResult readBytes(const FormatReader& reader, std::string_view bytes, std::string name)
{
    const auto source = openMemory(name, std::as_bytes(std::span(bytes.data(), bytes.size())));
    return readSource(reader, *source, std::move(name));
}

ReadResult readPath(const std::string& path)
{
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source)
        return {.artifacts = {}, .file = {}, .failed = true};
    std::array<std::byte, 4096> raw{};
    const Result<std::size_t> got = source.value()->readAt(0, raw);
    const std::string head = unpackedHead(std::span(raw).first(got ? *got : 0), kSniffBytes);
    const FormatReader* reader =
        readerForGivenFile(std::filesystem::path(path).filename().string(),
                           std::as_bytes(std::span(head.data(), head.size())));
    if (reader == nullptr)
        return {.artifacts = {}, .file = {}, .failed = true};
    return readSource(*reader, *source.value(), path);
}

} // namespace faultline::test
