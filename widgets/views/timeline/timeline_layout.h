// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/training.h"

#include <QString>

#include <cstddef>
#include <utility>
#include <vector>

namespace faultline::ui {

/// A finding at its place in time.
struct TimelineMark {
    double time = 0.0; ///< where its first proof begins
    Severity severity = Severity::Info;
    std::size_t finding = 0; ///< position in Diagnosis::findings
};

/// One training over wall time.
struct TimelineLane {
    QString name;
    double begin = 0.0;
    double end = 0.0;
    std::vector<PhaseSpan> phases;
    std::vector<Attempt> attempts;
    std::vector<TimelineMark> marks; ///< in order of time
};

/// Lanes in the order of `trainings`; those without any time are left out. `diagnosis` may
/// be null. Findings without a proof on the time axis get no mark.
[[nodiscard]] std::vector<TimelineLane> timelineLanes(const std::vector<const Training*>& trainings,
                                                      const Diagnosis* diagnosis);

/// Wall time to pixels, long idle gaps between runs cut out: runs that lie months apart can
/// be looked at side by side, and the cut is there to be drawn.
class TimeScale {
public:
    /// A stretch that is drawn to scale.
    struct Segment {
        double begin = 0.0;
        double end = 0.0;
        double left = 0.0; ///< pixels
        double right = 0.0;
    };

    TimeScale() = default;
    /// `busy`: intervals [begin, end] in any order, perhaps overlapping.
    TimeScale(std::vector<std::pair<double, double>> busy, double left, double right);

    /// Ascending; between two neighbours there is a cut.
    [[nodiscard]] const std::vector<Segment>& segments() const { return m_segments; }
    /// Monotonic; a time within a cut is spread over its width, one outside is clamped.
    [[nodiscard]] double toX(double time) const;
    [[nodiscard]] double toTime(double x) const;

private:
    std::vector<Segment> m_segments;
};

/// The scale that shows all lanes.
[[nodiscard]] TimeScale timelineScale(const std::vector<TimelineLane>& lanes, double left,
                                      double right);

} // namespace faultline::ui
