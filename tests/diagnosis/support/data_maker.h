// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/defects/duplicates.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/readers/config/pipeline_config_reader.h"
#include "tests/diagnosis/support/run_maker.h"
#include "tests/support/dataset_maker.h"
#include "tests/support/read_artifacts.h"

#include <memory>
#include <string>
#include <vector>

namespace faultline::test {

inline ConfigDocumentPtr pipelineConfig(const std::string& text)
{
    const ReadResult read = readBytes(*makePipelineConfigReader(), text, "pipeline.config");
    return read.artifacts.configs.empty() ? nullptr : read.artifacts.configs.front();
}

/// A pipeline.config of an SSD with a fixed input, so many classes, and what else it is to hold.
inline ConfigDocumentPtr ssdConfig(int classes, int side = 300, const std::string& model = {},
                                   const std::string& rest = {})
{
    const std::string size = std::to_string(side);
    return pipelineConfig("model { ssd { num_classes: " + std::to_string(classes)
                          + "\n image_resizer { fixed_shape_resizer {\n height: " + size
                          + "\n width: " + size + "\n } }\n" + model
                          + "\n } }\ntrain_config { batch_size: 8 }\n" + rest);
}

/// Measured as measureDatasets() does, without a file: equal pictures are those of `pairs`.
inline std::shared_ptr<DatasetEvidence> evidenceOf(const DatasetPtr& dataset,
                                                   const ConfigDocumentPtr& config = nullptr,
                                                   const std::vector<PicturePair>& pairs = {})
{
    auto made = std::make_shared<DatasetEvidence>();
    made->source = std::make_shared<DatasetSource>(dataset->source());
    made->dataset = dataset;
    made->config = config ? config->id() : ArtifactId();
    made->options = defectOptionsFor(config.get());
    made->statistics = computeStatistics(*dataset, made->options.resizer);
    made->defects = findDefects(*dataset, made->options);
    made->defects.append(duplicateDefects(*dataset, pairs, {}, made->options));
    made->comparedFiles = true;
    return made;
}

/// A training of this data that has not run yet.
inline Training plannedOn(std::shared_ptr<const DatasetEvidence> evidence,
                          const ConfigDocumentPtr& config = nullptr)
{
    auto run = std::make_shared<Run>();
    run->name = "plan";
    run->id = RunId(run->name);
    Training training;
    training.name = "plan";
    training.runs = {run};
    training.isPlanned = true;
    training.datasets = {std::move(evidence)};
    if (config)
        training.configs = {config};
    return training;
}

/// One that ran on it with a loss that fell and stayed finite.
inline Training ranOn(std::shared_ptr<const DatasetEvidence> evidence,
                      const ConfigDocumentPtr& config = nullptr)
{
    Training training = trainingOf(
        {RunMaker("train")
             .curve("Loss/total_loss", stepsFrom(0, 100, 10),
                    [](std::int64_t step) { return healthyLoss(static_cast<double>(step), 200.0); })
             .make()});
    training.datasets = {std::move(evidence)};
    if (config)
        training.configs = {config};
    return training;
}

/// All snippets of a finding, one after the other.
inline std::string snippetTexts(const Finding& finding)
{
    std::string text;
    for (const Fix& fix : finding.fixes) {
        for (const Fix::Snippet& snippet : fix.snippets)
            text += snippet.language + ":\n" + snippet.code + "\n";
    }
    return text;
}

} // namespace faultline::test
