// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/trace/trace_rows.h"

#include <QString>

namespace faultline::ui {

/// What is told of an event, in words.
struct EventText {
    QString name;
    QString category; ///< "Kernel"
    QString timing;   ///< "at 1.23 s · 45.6 µs · self 12.3 µs"
    QString track;    ///< "/device:GPU:0, Stream #7"

    [[nodiscard]] QString lines() const;   ///< one below the other: tooltip, screen reader
    [[nodiscard]] QString oneLine() const; ///< all but the name, in a row
};

[[nodiscard]] EventText eventText(const TraceRows& rows, TraceSpot spot);

} // namespace faultline::ui
