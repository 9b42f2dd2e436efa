// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/case_html.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>
#include <vector>

namespace faultline {

namespace {

constexpr double kWidth = 820.0;
constexpr double kLabelWidth = 150.0;
constexpr double kRowHeight = 24.0;
constexpr double kBarHeight = 16.0;
constexpr double kTop = 14.0;
constexpr std::size_t kMostRows = 40;
constexpr std::size_t kLongestLabel = 22;
/// Narrower spans are drawn as one with those beside them of the same phase, or left out.
constexpr double kNarrowest = 0.4;

struct PhaseStyle {
    PhaseKind kind;
    std::string_view css;
    std::string_view word;
};
constexpr std::array kPhases{
    PhaseStyle{PhaseKind::StartUp, "phase-start", "start-up"},
    PhaseStyle{PhaseKind::WarmUp, "phase-warm", "warm-up"},
    PhaseStyle{PhaseKind::Steady, "phase-steady", "training"},
    PhaseStyle{PhaseKind::Evaluation, "phase-eval", "evaluation"},
    PhaseStyle{PhaseKind::Checkpoint, "phase-save", "checkpoint"},
    PhaseStyle{PhaseKind::Idle, "phase-idle", "idle"},
    PhaseStyle{PhaseKind::End, "phase-end", "end"},
};

const PhaseStyle& wordOf(PhaseKind kind)
{
    const auto found = std::find_if(kPhases.begin(), kPhases.end(),
                                    [kind](const PhaseStyle& one) { return one.kind == kind; });
    return found == kPhases.end() ? kPhases.front() : *found;
}

std::string tenths(double value)
{
    const double rounded = std::round(value * 10.0) / 10.0;
    return roundTrip(rounded == 0.0 ? 0.0 : rounded);
}

struct TimeRange {
    double begin = std::numeric_limits<double>::infinity();
    double end = -std::numeric_limits<double>::infinity();

    void include(double time)
    {
        if (!std::isfinite(time))
            return;
        begin = std::min(begin, time);
        end = std::max(end, time);
    }
    [[nodiscard]] bool isKnown() const { return begin < end; }
    [[nodiscard]] double x(double time) const
    {
        const double share = (time - begin) / (end - begin);
        return kLabelWidth + std::clamp(share, 0.0, 1.0) * (kWidth - kLabelWidth);
    }
};

double beginOf(const Training& training)
{
    return training.phases.spans.front().beginTime;
}

double secondsOf(const Training& training)
{
    return training.phases.spans.back().endTime - beginOf(training);
}

/// One time for all rows, or, where trainings lie so far apart that this shows nothing, for each
/// the time since it began.
class Axis {
public:
    explicit Axis(const std::vector<const Training*>& trainings)
    {
        double sum = 0.0;
        for (const Training* training : trainings) {
            m_all.include(beginOf(*training));
            m_all.include(training->phases.spans.back().endTime);
            m_longest = std::max(m_longest, secondsOf(*training));
            sum += secondsOf(*training);
        }
        m_isShared = !m_all.isKnown() || sum >= kLeastFilled * (m_all.end - m_all.begin);
    }

    [[nodiscard]] bool isKnown() const { return m_all.isKnown() && m_longest > 0.0; }
    [[nodiscard]] TimeRange rangeOf(const Training& training) const
    {
        if (m_isShared)
            return m_all;
        TimeRange own;
        own.begin = beginOf(training);
        own.end = own.begin + m_longest;
        return own;
    }
    [[nodiscard]] std::string leftLabel() const
    {
        return m_isShared ? toEnglish(Quantity{m_all.begin, Unit::WallTime})
                          : std::string("start of each");
    }
    [[nodiscard]] std::string rightLabel() const
    {
        return m_isShared ? toEnglish(Quantity{m_all.end, Unit::WallTime})
                          : toEnglish(Quantity{m_longest, Unit::Seconds});
    }

private:
    static constexpr double kLeastFilled = 0.2;

    TimeRange m_all;
    double m_longest = 0.0;
    bool m_isShared = true;
};

std::string label(const Training& training)
{
    std::string text = training.name;
    if (text.size() > kLongestLabel)
        text = "…" + text.substr(text.size() - kLongestLabel);
    return htmlEscaped(text);
}

std::string row(const Training& training, const TimeRange& range, double y,
                std::set<PhaseKind>& seen)
{
    std::string out = "<text class=\"chart-text\" x=\"0\" y=\"" + tenths(y + 12) + "\">"
                      + label(training) + "</text>\n";
    double drawn = 0.0;
    for (const PhaseSpan& span : training.phases.spans) {
        const double left = std::max(range.x(span.beginTime), drawn);
        const double right = range.x(span.endTime);
        if (right - left < kNarrowest)
            continue;
        drawn = right;
        seen.insert(span.kind);
        const PhaseStyle& word = wordOf(span.kind);
        const std::string width = tenths(right - left);
        out += "<path class=\"" + std::string(word.css) + "\" d=\"M" + tenths(left) + " "
               + tenths(y) + "h" + width + "v" + tenths(kBarHeight) + "h-" + width + "z\"><title>"
               + std::string(word.word) + ", "
               + toEnglish(Quantity{span.endTime - span.beginTime, Unit::Seconds})
               + "</title></path>\n";
    }
    return out;
}

/// Where a finding begins, if its proof has a time.
std::string mark(const Finding& finding, const Training& training, const TimeRange& range, double y)
{
    const bool isHere =
        std::any_of(training.runs.begin(), training.runs.end(),
                    [&finding](const RunPtr& run) { return run->id == finding.run; });
    for (const Evidence& evidence : finding.evidence) {
        const auto* series = std::get_if<SeriesEvidence>(&evidence);
        if (!isHere || series == nullptr || series->firstWallTime.seconds() < range.begin
            || series->firstWallTime.seconds() > range.end)
            continue;
        return "<path class=\"chart-mark\" d=\"M"
               + tenths(range.x(series->firstWallTime.seconds()) - 4) + " " + tenths(y - 8)
               + "h8l-4 8z\"><title>" + htmlEscaped(toEnglish(finding.title)) + "</title></path>\n";
    }
    return {};
}

} // namespace

std::string_view timelineStyle()
{
    return ".phase-start { fill: #9aa5b0; } .phase-warm { fill: #7fb3d5; } .phase-steady { fill: "
           "#2e86c1; }\n"
           ".phase-eval { fill: #8e6bbf; } .phase-save { fill: #d4a017; } .phase-idle { fill: "
           "#c0392b; fill-opacity: 0.55; }\n"
           ".phase-end { fill: #616a6b; } svg.key { display: inline; width: 10px; }\n"
           "summary { cursor: pointer; font-weight: 600; padding: 4px 0; }\n";
}

void writeTimelineHtml(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis)
{
    std::vector<const Training*> trainings;
    for (const Training& training : analysis.trainings) {
        if (!training.phases.spans.empty() && trainings.size() < kMostRows)
            trainings.push_back(&training);
    }
    const Axis axis(trainings);
    if (!axis.isKnown())
        return;
    const double height = kTop + kRowHeight * static_cast<double>(trainings.size()) + 16.0;
    std::string rows;
    std::set<PhaseKind> seen;
    for (std::size_t i = 0; i < trainings.size(); ++i) {
        const double y = kTop + kRowHeight * static_cast<double>(i);
        const TimeRange range = axis.rangeOf(*trainings[i]);
        rows += row(*trainings[i], range, y, seen);
        for (const Finding& finding : diagnosis.findings) {
            if (finding.severity != Severity::Info)
                rows += mark(finding, *trainings[i], range, y);
        }
    }
    sink.write("<h2>Timeline</h2>\n<section class=\"card\">\n<figure>\n<svg viewBox=\"0 0 "
               + tenths(kWidth) + " " + tenths(height)
               + "\" role=\"img\" aria-label=\"What each training did when\">\n" + rows);
    const std::string last = tenths(height - 4);
    sink.write("<text class=\"chart-text\" x=\"" + tenths(kLabelWidth) + "\" y=\"" + last + "\">"
               + axis.leftLabel() + "</text><text class=\"chart-text\" text-anchor=\"end\" x=\""
               + tenths(kWidth) + "\" y=\"" + last + "\">" + axis.rightLabel()
               + "</text>\n</svg>\n<figcaption>");
    for (const PhaseStyle& word : kPhases) {
        if (seen.contains(word.kind))
            sink.write("<svg class=\"key\" width=\"10\" height=\"10\"><rect class=\""
                       + std::string(word.css) + "\" width=\"10\" height=\"10\"/></svg> "
                       + std::string(word.word) + " &nbsp; ");
    }
    sink.write("triangles: findings</figcaption>\n</figure>\n</section>\n");
}

} // namespace faultline
