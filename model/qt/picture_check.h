// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/defects/find_defects.h"

#include <string>

namespace faultline {

/// Defects that only the pixels show: pictures that do not decode, constant and grey ones,
/// duplicates within and across splits. Decodes every picture, unless a check of the same pictures
/// is in `cacheFolder` (empty: none), where a complete one is left. Blocks; `monitor` is told of
/// encoded bytes.
[[nodiscard]] DefectReport checkPictures(const Dataset& dataset, const DefectOptions& options,
                                         const std::string& cacheFolder, ReadMonitor& monitor);
/// Whether checkPictures() would find everything in the cache. Reads a small file.
[[nodiscard]] bool isPictureCheckCached(const Dataset& dataset, const std::string& cacheFolder);

} // namespace faultline
