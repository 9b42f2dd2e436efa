// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline_files.h"
#include "model/core/byte_source.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/config/config_tree_reader.h"
#include "model/readers/config/pipeline_config_reader.h"
#include "model/readers/run_builder.h"
#include "model/readers/sniffing.h"

#include <array>
#include <filesystem>

namespace faultline::augment {

namespace {

/// The reader of a file that the user says is a pipeline: by its name, else by its first bytes.
std::unique_ptr<const FormatReader> readerOf(const std::string& name, const ByteSource& source)
{
    for (const std::string_view extension : {".config", ".pbtxt", ".prototxt", ".textproto"}) {
        if (hasExtension(name, extension))
            return makePipelineConfigReader();
    }
    for (const std::string_view extension : {".json", ".yaml", ".yml", ".py"}) {
        if (hasExtension(name, extension))
            return makeConfigTreeReader();
    }
    std::array<std::byte, kSniffBytes> head{};
    const Result<std::size_t> got = source.readAt(0, head);
    auto reader = makePipelineConfigReader();
    if (reader->sniff(name, std::span(head).first(got ? *got : 0)))
        return reader;
    return makeConfigTreeReader();
}

} // namespace

Result<Pipeline> readPipeline(const std::string& path)
{
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source)
        return source.error();
    const std::string name = std::filesystem::path(path).filename().string();
    const auto reader = readerOf(name, **source);
    RunBuilder builder("pipeline", ".");
    FileReport report;
    report.path = path;
    report.displayName = name;
    report.formatId = reader->info().id;
    report.sizeBytes = (*source)->size();
    builder.addFile(report);
    SilentMonitor monitor;
    WorkerPool pool(1);
    ReadArtifacts artifacts;
    ReadContext context{.run = builder,
                        .file = builder.currentFile(),
                        .monitor = monitor,
                        .pool = pool,
                        .artifacts = artifacts};
    const Result<ReadEnd> end = reader->read(**source, context);
    if (!end)
        return end.error();
    if (artifacts.configs.empty())
        return Error{.code = ErrorCode::UnknownFormat,
                     .path = path,
                     .offsetBytes = {},
                     .detail = "no augmentation is described here"};
    artifacts.configs.front()->file = builder.currentFile();
    return pipelineFromConfig(*artifacts.configs.front());
}

} // namespace faultline::augment
