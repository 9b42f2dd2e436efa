// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/trace_file_end.h"

namespace faultline::trace {

std::shared_ptr<TraceProfile> finishProfile(TraceBuilder& builder, ProfileSource source,
                                            std::int64_t baseNs)
{
    constexpr double kFirstDate = 1e9; // seconds: 2001, and no machine is up that long
    constexpr double kLastDate = 1e10;
    auto profile = builder.finish(source, TimeKind::Relative, baseNs);
    if (profile->beginTime > kFirstDate && profile->beginTime < kLastDate)
        profile->timeKind = TimeKind::Absolute;
    return profile;
}

void addToContext(std::shared_ptr<TraceProfile> profile, ReadContext& context)
{
    if (profile->timeKind == TimeKind::Absolute) {
        context.file.firstWallTime = profile->beginTime;
        context.file.lastWallTime =
            profile->beginTime + 1e-9 * static_cast<double>(profile->durationNs);
    }
    context.artifacts.profiles.push_back(std::move(profile));
}

} // namespace faultline::trace
