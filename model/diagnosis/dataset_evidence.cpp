// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/dataset_evidence.h"

#include "model/diagnosis/training.h"

namespace faultline {

std::vector<DatasetEvidencePtr> measureDatasets(const CaseData& data, ReadMonitor& monitor,
                                                const DatasetLoadOptions& options)
{
    std::vector<DatasetEvidencePtr> all;
    for (const Training& training : findTrainings(data)) {
        const ConfigDocumentPtr config = training.config();
        const std::string name = config ? config->name() : std::string();
        for (const DatasetSourcePtr& source : training.datasetSources) {
            if (!evidenceFor({source}, name, all).empty())
                continue;
            auto evidence = std::make_shared<DatasetEvidence>();
            evidence->source = source;
            evidence->config = name;
            if (config)
                evidence->options = defectOptionsOfConfig(*config);
            Result<DatasetPtr> dataset = loadDataset(*source, monitor, options);
            if (!dataset) {
                evidence->problem = dataset.error().message();
            } else {
                evidence->dataset = std::move(dataset.value());
                evidence->statistics =
                    computeStatistics(*evidence->dataset, evidence->options.resizer);
                evidence->defects = findDefects(*evidence->dataset, evidence->options);
            }
            all.push_back(std::move(evidence));
        }
    }
    return all;
}

std::vector<DatasetEvidencePtr> evidenceFor(const std::vector<DatasetSourcePtr>& sources,
                                            std::string_view config,
                                            const std::vector<DatasetEvidencePtr>& all)
{
    std::vector<DatasetEvidencePtr> found;
    for (const DatasetSourcePtr& source : sources) {
        for (const DatasetEvidencePtr& evidence : all) {
            if (evidence->source->name() == source->name() && evidence->config == config)
                found.push_back(evidence);
        }
    }
    return found;
}

} // namespace faultline
