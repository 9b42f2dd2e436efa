// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view_state.h"

#include <tuple>

namespace faultline {

bool operator==(const SeriesEvidence& a, const SeriesEvidence& b)
{
    return std::tie(a.run, a.tag, a.firstStep, a.lastStep, a.firstWallTime, a.lastWallTime)
           == std::tie(b.run, b.tag, b.firstStep, b.lastStep, b.firstWallTime, b.lastWallTime);
}

bool operator==(const HardwareEvidence& a, const HardwareEvidence& b)
{
    return std::tie(a.log, a.quantity, a.device, a.firstTime, a.lastTime)
           == std::tie(b.log, b.quantity, b.device, b.firstTime, b.lastTime);
}

bool operator==(const TraceEvidence& a, const TraceEvidence& b)
{
    return std::tie(a.profile, a.beginNs, a.endNs) == std::tie(b.profile, b.beginNs, b.endNs);
}

bool operator==(const RecordEvidence& a, const RecordEvidence& b)
{
    return std::tie(a.dataset, a.defect, a.count, a.where, a.image, a.records)
           == std::tie(b.dataset, b.defect, b.count, b.where, b.image, b.records);
}

} // namespace faultline
