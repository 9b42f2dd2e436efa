// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset_storage.h"

#include <string>
#include <string_view>

namespace faultline {

/// What of a storage is no column: key, containers, classes, issues, sizes. Numbers are 8 bytes,
/// strings are preceded by their length.
[[nodiscard]] std::string writeIndexTables(const DatasetStorage& storage, std::string_view key);

/// False, and `storage` in any state, if the bytes are not whole or of another key.
[[nodiscard]] bool readIndexTables(std::string_view bytes, std::string_view key,
                                   DatasetStorage& storage);

} // namespace faultline
