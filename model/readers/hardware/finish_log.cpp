// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/hardware/finish_log.h"

namespace faultline::hardware {

Result<ReadEnd> finishLog(HardwareLogBuilder& log, ReadEnd end, const std::string& path, Text why)
{
    if (end == ReadEnd::Cancelled)
        return end;
    if (log.sampleCount() > 0 && log.timeKind() == TimeKind::None)
        log.issue(IssueCode::NoTimes, 0, 0, std::move(why));
    if (log.finish())
        return end;
    constexpr Translatable kNothing = FAULTLINE_TR_NOOP("Errors", "no sample could be read");
    log.issue(IssueCode::MissingPart, 0, 0, kNothing);
    return Error{.code = ErrorCode::Corrupt, .path = path, .detail = kNothing};
}

} // namespace faultline::hardware
