// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/fixes/config_edit.h"

#include <limits>
#include <string>
#include <string_view>

namespace faultline::test {

/// A text as the reader that owns its name reads it; null if none does.
[[nodiscard]] ConfigDocumentPtr readConfigText(const std::string& name, std::string_view text);
[[nodiscard]] EnvironmentPtr readEnvironmentText(const std::string& name, std::string_view text);

/// Gives each value of a document, `most` at most, another one, and takes it out: the editor
/// refuses, or the reader finds the new value there and every other field as it was. Returns how
/// many were changed; aborts where one is not as it should be.
std::size_t checkEveryField(const ConfigDocument& document,
                            std::size_t most = std::numeric_limits<std::size_t>::max());

} // namespace faultline::test
