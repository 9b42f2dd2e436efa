// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/dataset_source.h"
#include "model/core/run.h"
#include "model/readers/dataset/path_remap.h"

#include <memory>
#include <vector>

namespace faultline {

/// The dataset that a configuration trains on: the readers' input_path and label_map_path of a
/// pipeline.config, or what a data.yaml of YOLO names. What it names and is not there stands in
/// DatasetSource::missing; a split without any file is left out. Empty if the configuration names
/// none. Looks at the disk; reads no dataset.
[[nodiscard]] std::vector<std::shared_ptr<DatasetSource>> datasetsOfConfig(
    const ConfigDocument& config, const PathRemap& remap = {});

/// Adds to a case what its configurations name. A dataset that is there already gets the
/// configuration's path; configurations that name the same give one.
void addDatasetsOfConfigs(CaseData& data);

} // namespace faultline
