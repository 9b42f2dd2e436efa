// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/casefile/case_members.h"

#include <string>

namespace faultline::casefile {

/// Private to model/casefile. Makes version 2 of the JSON of a case of version 1, which named runs
/// and artifacts as they were shown: below the only source, or with its name in front. What is not
/// of the expected kind stays as it is, for the reader to complain about; a name that fits no
/// source is kept without one. `folder`: that relative sources start from.
void migrateFromVersion1(Json& file, const std::string& folder);

} // namespace faultline::casefile
