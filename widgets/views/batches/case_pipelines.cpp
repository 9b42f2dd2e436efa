// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/case_pipelines.h"

#include "model/augment/pipeline_files.h"
#include "model/qt/pipeline_words.h"
#include "model/qt/text.h"
#include "model/readers/load_case.h"

#include <QCoreApplication>

#include <span>
#include <utility>

namespace faultline::ui {

std::vector<CasePipeline> pipelinesOf(const CaseData* opened)
{
    std::vector<CasePipeline> pipelines;
    if (opened != nullptr) {
        for (const ConfigDocumentPtr& config : opened->configs) {
            Result<augment::Pipeline> read = augment::pipelineFromConfig(*config);
            if (read)
                pipelines.push_back({.title = toQString(config->name()),
                                     .pipeline = std::move(*read),
                                     .isFromCase = true});
        }
    }
    for (const augment::Library library :
         {augment::Library::ObjectDetectionApi, augment::Library::Albumentations,
          augment::Library::Ultralytics, augment::Library::Keras}) {
        augment::Pipeline empty;
        empty.library = library;
        pipelines.push_back({.title = QCoreApplication::translate("CasePipelines", "Empty (%1)")
                                          .arg(libraryName(library)),
                             .pipeline = std::move(empty)});
    }
    return pipelines;
}

Result<augment::Pipeline> pipelineOfFile(const std::string& path, ReadMonitor& monitor)
{
    const Result<CasePtr> read = loadCase(std::span(&path, 1), monitor);
    if (!read)
        return read.error();
    Error why{.code = ErrorCode::UnknownFormat,
              .path = path,
              .offsetBytes = {},
              .detail = "it is no configuration that describes a pipeline"};
    for (const ConfigDocumentPtr& config : (*read)->configs) {
        Result<augment::Pipeline> pipeline = augment::pipelineFromConfig(*config);
        if (pipeline)
            return pipeline;
        why.detail = pipeline.error().detail;
    }
    return why;
}

} // namespace faultline::ui
