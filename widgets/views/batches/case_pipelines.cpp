// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/batches/case_pipelines.h"

#include "model/augment/albumentations/generation.h"
#include "model/augment/pipeline_files.h"
#include "model/qt/pipeline_words.h"
#include "model/qt/text.h"

#include <QCoreApplication>

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
        QString name = libraryName(library);
        if (library == augment::Library::Albumentations) // its defaults differ between versions
            name += u' ' + toQString(augment::albumentations::kNewestVersion);
        pipelines.push_back(
            {.title = QCoreApplication::translate("CasePipelines", "Own pipeline (%1)").arg(name),
             .pipeline = std::move(empty)});
    }
    return pipelines;
}

} // namespace faultline::ui
