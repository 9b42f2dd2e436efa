// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/sources/pipeline_network.h"

#include "model/vram/sources/module_model.h"
#include "model/vram/sources/pipeline_model.h"
#include "model/vram/sources/pipeline_parts.h"

#include <utility>

namespace faultline::vram {

namespace {

Result<PipelineSteps> stepsOf(const PipelineParts& parts)
{
    switch (parts.model().meta) {
    case MetaArchitecture::Ssd: return ssdSteps(parts);
    case MetaArchitecture::FasterRcnn: return twoStageSteps(parts);
    case MetaArchitecture::CenterNet: return centerNetSteps(parts);
    }
    return ssdSteps(parts);
}

} // namespace

Result<FileModelPtr> modelFromPipeline(const ConfigDocument& document, int replicas)
{
    Result<PipelineModel> model = readPipelineModel(document, replicas);
    if (!model)
        return model.error();
    Result<PipelineSteps> body = stepsOf(PipelineParts(document, *model));
    if (!body)
        return body.error();
    ModuleModelParts parts;
    parts.info.name = model->extractor;
    parts.info.family = "Object Detection API";
    parts.info.framework = "tensorflow";
    parts.info.imageWidth = model->setup.imageWidth;
    parts.info.imageHeight = model->setup.imageHeight;
    parts.info.batchPerReplica = model->setup.batchPerReplica;
    parts.setup = std::move(model->setup);
    parts.remarks = std::move(model->remarks);
    parts.origin = document.file.path.empty() ? document.name() : document.file.path;
    parts.module = "file_model";
    PipelineSteps modules;
    modules["file_model"]["body"] = std::move(*body);
    parts.modules = modules.dump();
    return makeModuleModel(std::move(parts));
}

} // namespace faultline::vram
