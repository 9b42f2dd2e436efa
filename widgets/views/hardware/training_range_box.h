// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_types.h"
#include "widgets/views/timeline/timeline_layout.h"

#include <QComboBox>

#include <optional>
#include <vector>

namespace faultline::ui {

/// Chooses the time of one training, or of all. Trainings that lie days apart are slivers on one
/// axis of wall time; this goes to one of them in a click.
class TrainingRangeBox : public QComboBox {
    Q_OBJECT

public:
    explicit TrainingRangeBox(QWidget* parent = nullptr);

    /// Hidden with fewer than two.
    void setTrainings(const std::vector<TimelineLane>& lanes);
    /// Shows which training, if any, is just that range.
    void setCurrentRange(const std::optional<AxisRange>& range);

signals:
    void rangeChosen(std::optional<faultline::ui::AxisRange> range);

private:
    std::vector<AxisRange> m_ranges;
};

/// The time of a lane with some air; at least a second.
[[nodiscard]] AxisRange rangeOfLane(const TimelineLane& lane);

/// Where to look first: nothing to say (all) if the lanes fill the time that they span; else the
/// lane with the worst finding, or the last.
[[nodiscard]] std::optional<AxisRange> firstLook(const std::vector<TimelineLane>& lanes);

} // namespace faultline::ui
