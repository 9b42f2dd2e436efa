// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/artifact.h"
#include "model/io/sample_time.h"

#include <limits>
#include <string>
#include <string_view>

namespace faultline::metrics {

/// Reads the times of a column of one kind. Times since the start stay small numbers
/// (kEarliestWallTime tells them from moments); what is of another kind is no time.
class RowTime {
public:
    explicit RowTime(TimeKind kind) : m_kind(kind) {}

    /// NaN if the text tells no time.
    [[nodiscard]] double read(std::string_view text)
    {
        if (m_kind == TimeKind::None || text.empty())
            return std::numeric_limits<double>::quiet_NaN();
        const std::optional<SampleTime> time = m_reader.parse(text);
        return time && time->kind == m_kind ? time->seconds
                                            : std::numeric_limits<double>::quiet_NaN();
    }

private:
    TimeKind m_kind;
    TimeReader m_reader;
};

} // namespace faultline::metrics
