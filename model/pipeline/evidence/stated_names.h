// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/setup/stated_settings.h"
#include "model/pipeline/setting.h"

#include <optional>
#include <string_view>

namespace faultline::pipeline {

/// Where a training states one of settingKeys(), by whatever name its framework has for it; nothing
/// for keys that no file states. The one list of these names.
[[nodiscard]] std::optional<StatedSetting> statedFor(const Training& training, std::string_view key,
                                                     LoaderKind kind);

} // namespace faultline::pipeline
