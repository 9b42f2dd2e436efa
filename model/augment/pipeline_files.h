// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/augment/pipeline.h"
#include "model/core/config_document.h"
#include "model/core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline::augment {

/// The training pipeline of a configuration that was read (model/readers/config): an OD API
/// pipeline.config (data_augmentation_options, image_resizer, the normalisation of its feature
/// extractor), Ultralytics settings, a Keras model, an Albumentations pipeline (JSON or YAML), and
/// by its text a call of Keras' ImageDataGenerator or a printed Compose of torchvision. An
/// Error, in English, if the configuration describes none. What is not reproduced stands in
/// Pipeline::remarks.
[[nodiscard]] Result<Pipeline> pipelineFromConfig(const ConfigDocument& config);

/// Reads a pipeline from a file of any of these kinds.
[[nodiscard]] Result<Pipeline> readPipeline(const std::string& path);

/// A form in which a pipeline can be written.
struct PipelineFileForm {
    std::string_view id;        ///< "odapi", "albumentations-json", ...
    std::string_view title;     ///< FAULTLINE_TR_NOOP("Augment", ...)
    std::string_view extension; ///< "config", "json", "yaml", "py"
    Library library;
};
[[nodiscard]] std::vector<PipelineFileForm> pipelineFileForms(Library library);

/// The pipeline in a form of its library, so that reading it back gives an equal one. Disabled
/// steps are left out; what the form cannot hold is an entry of `remarks`.
[[nodiscard]] std::string writePipeline(const Pipeline& pipeline, std::string_view form,
                                        std::vector<PipelineRemark>& remarks);

// Of each library, collected by the functions above.
[[nodiscard]] bool describesOdapiPipeline(const ConfigDocument& config);
[[nodiscard]] Result<Pipeline> odapiPipeline(const ConfigDocument& config);
[[nodiscard]] std::string writeOdapi(const Pipeline& pipeline,
                                     std::vector<PipelineRemark>& remarks);
[[nodiscard]] bool describesAlbumentationsPipeline(const ConfigDocument& config);
[[nodiscard]] Result<Pipeline> albumentationsPipeline(const ConfigDocument& config);
[[nodiscard]] std::string writeAlbumentations(const Pipeline& pipeline, std::string_view form,
                                              std::vector<PipelineRemark>& remarks);
[[nodiscard]] bool describesUltralyticsPipeline(const ConfigDocument& config);
[[nodiscard]] Result<Pipeline> ultralyticsPipeline(const ConfigDocument& config);
[[nodiscard]] std::string writeUltralytics(const Pipeline& pipeline,
                                           std::vector<PipelineRemark>& remarks);
[[nodiscard]] bool describesKerasPipeline(const ConfigDocument& config);
[[nodiscard]] Result<Pipeline> kerasPipeline(const ConfigDocument& config);
/// The arguments of an ImageDataGenerator, as a call in Python or as JSON or YAML.
[[nodiscard]] bool describesImageDataGenerator(const ConfigDocument& config);
[[nodiscard]] Result<Pipeline> imageDataGeneratorPipeline(const ConfigDocument& config);
/// What repr() prints of torchvision's Compose; becomes steps of Albumentations.
[[nodiscard]] bool describesTorchvisionCompose(const ConfigDocument& config);
[[nodiscard]] Result<Pipeline> torchvisionPipeline(const ConfigDocument& config);
[[nodiscard]] std::string writeKeras(const Pipeline& pipeline, std::string_view form,
                                     std::vector<PipelineRemark>& remarks);

} // namespace faultline::augment
