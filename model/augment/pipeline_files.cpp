// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/pipeline_files.h"

namespace faultline::augment {

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
    if (describesImageDataGenerator(config))
        return imageDataGeneratorPipeline(config);
    if (describesTorchvisionCompose(config))
        return torchvisionPipeline(config);
    return Error{.code = ErrorCode::UnknownFormat,
                 .path = config.file.path,
                 .detail = FAULTLINE_TR_NOOP("Errors", "no augmentation is described here")};
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
