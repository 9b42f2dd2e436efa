// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/file_model.h"

#include "model/vram/architecture/catalogue.h"
#include "model/vram/sources/graph_def/graph_model.h"
#include "model/vram/sources/keras/keras_model.h"
#include "model/vram/sources/onnx/onnx_model.h"
#include "model/vram/sources/pipeline_network.h"
#include "model/vram/sources/ultralytics_yaml.h"

#include <utility>

namespace faultline::vram {

Result<TrainingSetup> completeSetup(const FileModel& model, const TrainingSetup& wishes)
{
    SetupValues values;
    values.setup = wishes;
    SetupValues file;
    file.setup = model.setup();
    if (file.setup.imageWidth == 0 || file.setup.imageHeight == 0) {
        file.setup.imageWidth = model.info().imageWidth;
        file.setup.imageHeight = model.info().imageHeight;
    }
    fillIn(values, file);
    const std::string& framework = model.info().framework;
    if (const FrameworkDefaults* const defaults = Catalogue::get().framework(framework))
        fillIn(values, defaults->setup);
    TrainingSetup& setup = values.setup;
    setup.framework = framework;
    if (setup.imageWidth < 1 || setup.imageHeight < 1)
        return Error{
            .code = ErrorCode::Corrupt,
            .detail = {
                FAULTLINE_TR_NOOP(
                    "Errors", "imageWidth, imageHeight: \"%1\" leaves the size of its images open"),
                {model.info().name}}};
    return std::move(setup);
}

Result<FileModelPtr> modelFromConfig(const ConfigDocument& document, int replicas)
{
    if (document.kind == ConfigKind::PipelineConfig)
        return modelFromPipeline(document, replicas);
    if (document.kind == ConfigKind::KerasModel)
        return modelFromKeras(document.text, document.file.path);
    if (document.network != nullptr && document.network->form == NetworkForm::GraphDef)
        return modelFromGraph(document.network, document.file.path);
    if (document.network != nullptr)
        return modelFromOnnx(document.network, document.file.path);
    if (isUltralyticsModel(document))
        return modelFromUltralytics(document);
    return Error{.code = ErrorCode::UnknownFormat,
                 .path = document.file.path,
                 .detail = FAULTLINE_TR_NOOP("Errors", "describes no model that can be planned")};
}

} // namespace faultline::vram
