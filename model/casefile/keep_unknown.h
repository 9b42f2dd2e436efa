// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/casefile/case_members.h"

#include <string_view>

namespace faultline::casefile {

/// Adds to the JSON of a case what `original`, the text it was read from, holds and this version
/// does not know: members of the file, of its objects, and of list entries that are still there
/// (the same source, item, attempt, note). Whatever `original` is, nothing that is known changes.
void keepUnknown(Json& json, std::string_view original);

} // namespace faultline::casefile
