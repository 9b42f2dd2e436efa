// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/find_datasets.h"

#include "model/readers/source_scan.h"

namespace faultline {

std::vector<std::shared_ptr<DatasetSource>> findDatasets(std::span<const std::string> paths,
                                                         ReadMonitor& monitor)
{
    return scanSources(paths, monitor).datasets;
}

} // namespace faultline
