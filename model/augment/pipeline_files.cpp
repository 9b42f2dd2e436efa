// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline_files.h"

#include "model/core/byte_source.h"
#include "model/core/byte_stream.h"
#include "model/core/read_monitor.h"
#include "model/readers/builtin_readers.h"
#include "model/readers/run_builder.h"
#include "model/readers/worker_pool.h"

#include <array>
#include <filesystem>

namespace faultline::augment {

namespace {

Error unknownFormat(const std::string& path)
{
    return {.code = ErrorCode::UnknownFormat,
            .path = path,
            .offsetBytes = {},
            .detail = "is no configuration that describes augmentation"};
}

/// Runs the reader of the file on it, as a case of this one file would.
Result<ConfigDocumentPtr> readConfig(const std::string& path)
{
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source)
        return source.error();
    std::array<std::byte, kSniffBytes> raw{};
    const Result<std::size_t> got = source.value()->readAt(0, raw);
    if (!got)
        return got.error();
    const std::string head = unpackedHead(std::span(raw).first(*got), kSniffBytes);
    const std::string name = std::filesystem::path(path).filename().string();
    const FormatReader* reader =
        readerFor(name, std::as_bytes(std::span(head.data(), head.size())));
    if (reader == nullptr || reader->info().kind != ArtifactKind::Config)
        return unknownFormat(path);

    RunBuilder builder(name, ".");
    FileReport report;
    report.path = path;
    report.displayName = name;
    report.formatId = reader->info().id;
    report.sizeBytes = source.value()->size();
    builder.addFile(report);
    SilentMonitor monitor;
    WorkerPool pool(1);
    ReadArtifacts artifacts;
    ReadContext context{.run = builder,
                        .file = builder.currentFile(),
                        .monitor = monitor,
                        .pool = pool,
                        .artifacts = artifacts};
    const Result<ReadEnd> end = reader->read(*source.value(), context);
    if (!end)
        return end.error();
    if (artifacts.configs.empty())
        return unknownFormat(path);
    artifacts.configs.front()->file = builder.currentFile();
    return ConfigDocumentPtr(artifacts.configs.front());
}

} // namespace

Result<Pipeline> pipelineFromConfig(const ConfigDocument& config)
{
    if (describesOdapiPipeline(config))
        return odapiPipeline(config);
    if (describesAlbumentationsPipeline(config))
        return albumentationsPipeline(config);
    if (describesUltralyticsPipeline(config))
        return ultralyticsPipeline(config);
    if (describesKerasPipeline(config))
        return kerasPipeline(config);
    return unknownFormat(config.file.path);
}

Result<Pipeline> readPipeline(const std::string& path)
{
    const Result<ConfigDocumentPtr> config = readConfig(path);
    if (!config)
        return config.error();
    return pipelineFromConfig(**config);
}

std::vector<PipelineFileForm> pipelineFileForms(Library library)
{
    switch (library) {
    case Library::ObjectDetectionApi:
        return {{"odapi", FAULTLINE_TR_NOOP("Augment", "pipeline.config (Object Detection API)"),
                 "config", library}};
    case Library::Albumentations:
        return {{"albumentations-json", FAULTLINE_TR_NOOP("Augment", "Albumentations JSON"), "json",
                 library},
                {"albumentations-yaml", FAULTLINE_TR_NOOP("Augment", "Albumentations YAML"), "yaml",
                 library}};
    case Library::Ultralytics:
        return {{"ultralytics", FAULTLINE_TR_NOOP("Augment", "Ultralytics settings (YAML)"), "yaml",
                 library}};
    case Library::Keras:
        return {
            {"keras-json", FAULTLINE_TR_NOOP("Augment", "Keras layers (JSON)"), "json", library}};
    }
    return {};
}

std::string writePipeline(const Pipeline& pipeline, std::string_view form,
                          std::vector<PipelineRemark>& remarks)
{
    switch (pipeline.library) {
    case Library::ObjectDetectionApi: return writeOdapi(pipeline, remarks);
    case Library::Albumentations: return writeAlbumentations(pipeline, form, remarks);
    case Library::Ultralytics: return writeUltralytics(pipeline, remarks);
    case Library::Keras: return writeKeras(pipeline, form, remarks);
    }
    return {};
}

} // namespace faultline::augment
