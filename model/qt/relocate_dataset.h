// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/dataset_source.h"
#include "model/core/result.h"

#include <string>

namespace faultline {

/// The same dataset with its files taken from `folder`, where a person says that they are.
///
/// What a configuration names and is not there (DatasetSource::missing) is looked for below it, by
/// the end of its path; `config` is that configuration, null if the dataset was found by itself.
/// Else the annotations stay, and pictures are below `folder`. An Error if nothing of it is there.
/// Walks the folder: off the GUI thread.
[[nodiscard]] Result<DatasetSourcePtr> relocatedDataset(const DatasetSource& source,
                                                        const ConfigDocument* config,
                                                        const std::string& folder);

} // namespace faultline
