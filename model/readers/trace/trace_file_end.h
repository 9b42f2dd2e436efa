// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "model/readers/format_reader.h"
#include "model/readers/trace/trace_builder.h"

#include <memory>

namespace faultline::trace {

/// Makes the profile. Times count from `baseNs` nanoseconds since the epoch; where that is 0 they
/// are since the epoch themselves if they are large enough to be a date of this century, else
/// relative.
[[nodiscard]] std::shared_ptr<TraceProfile> finishProfile(TraceBuilder& builder,
                                                          ProfileSource source,
                                                          std::int64_t baseNs);

/// Hands a profile over and says in the file's report from when to when it goes.
void addToContext(std::shared_ptr<TraceProfile> profile, ReadContext& context);

} // namespace faultline::trace
