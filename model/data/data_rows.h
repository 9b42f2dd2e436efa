// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <functional>
#include <string_view>

namespace faultline {

/// The rows of an embedded table of JSON lines (resources/<path>), in their order. Lines that are
/// no object are passed over: they are comments of ours. For .cpp files only: slow to compile.
void forEachDataRow(std::string_view path, const std::function<void(const nlohmann::json&)>& take);

} // namespace faultline
