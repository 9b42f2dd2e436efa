// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/hardware/training_range_box.h"

#include "widgets/style/theme.h"

#include <QSignalBlocker>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr double kMargin = 0.01;
/// If the lanes cover less than this share of the time they span, the rest is empty paper.
constexpr double kFilledShare = 0.4;

double coveredSeconds(const std::vector<TimelineLane>& lanes)
{
    std::vector<std::pair<double, double>> spans;
    for (const TimelineLane& lane : lanes)
        spans.emplace_back(lane.begin, lane.end);
    std::sort(spans.begin(), spans.end());
    double covered = 0.0;
    double reached = spans.empty() ? 0.0 : spans.front().first;
    for (const auto& span : spans) {
        covered += std::max(0.0, span.second - std::max(span.first, reached));
        reached = std::max(reached, span.second);
    }
    return covered;
}

} // namespace

AxisRange rangeOfLane(const TimelineLane& lane)
{
    const double margin = std::max(0.5, kMargin * (lane.end - lane.begin));
    return {.min = lane.begin - margin, .max = lane.end + margin};
}

std::optional<AxisRange> firstLook(const std::vector<TimelineLane>& lanes)
{
    if (lanes.size() < 2)
        return std::nullopt;
    double begin = lanes.front().begin;
    double end = lanes.front().end;
    for (const TimelineLane& lane : lanes) {
        begin = std::min(begin, lane.begin);
        end = std::max(end, lane.end);
    }
    if (coveredSeconds(lanes) >= kFilledShare * (end - begin))
        return std::nullopt;
    // Findings are ordered best first, so the smallest position is the worst.
    const TimelineLane* telling = &lanes.back();
    std::optional<std::size_t> best;
    for (const TimelineLane& lane : lanes) {
        for (const TimelineMark& mark : lane.marks) {
            if (!best || mark.finding < *best) {
                best = mark.finding;
                telling = &lane;
            }
        }
    }
    return rangeOfLane(*telling);
}

TrainingRangeBox::TrainingRangeBox(QWidget* parent) : QComboBox(parent)
{
    setAccessibleName(tr("Time shown"));
    setPlaceholderText(tr("Zoomed"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(20);
    connect(this, &QComboBox::activated, this, [this](int index) {
        if (index <= 0)
            emit rangeChosen(std::nullopt);
        else
            emit rangeChosen(m_ranges[static_cast<std::size_t>(index) - 1]);
    });
    hide();
}

void TrainingRangeBox::setTrainings(const std::vector<TimelineLane>& lanes)
{
    const QSignalBlocker block(this);
    clear();
    m_ranges.clear();
    addItem(tr("All trainings"));
    for (const TimelineLane& lane : lanes) {
        addItem(lane.name);
        m_ranges.push_back(rangeOfLane(lane));
    }
    setVisible(lanes.size() > 1);
}

void TrainingRangeBox::setCurrentRange(const std::optional<AxisRange>& range)
{
    const QSignalBlocker block(this);
    if (!range) {
        setCurrentIndex(0);
        return;
    }
    const auto it = std::find(m_ranges.begin(), m_ranges.end(), *range);
    setCurrentIndex(it == m_ranges.end() ? -1 : static_cast<int>(it - m_ranges.begin()) + 1);
}

} // namespace faultline::ui
