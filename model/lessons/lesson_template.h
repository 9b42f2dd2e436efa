// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <string>

namespace faultline {

/// Writes lesson.md into a folder, which is made if it is not there: every block with an example,
/// and "FILL IN" where an author has to write. The id is made of the name of the folder. Returns
/// the path; refuses where there is a lesson already.
[[nodiscard]] Result<std::string> writeLessonTemplate(const std::string& folder);

} // namespace faultline
