// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/artifact.h"
#include "model/core/decimate.h"
#include "model/diagnosis/findings/finding.h"
#include "widgets/charts/chart_types.h"
#include "widgets/curve_choices.h"
#include "widgets/summary_choices.h"

#include <QSet>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <map>
#include <optional>

namespace faultline {

// The same place; captions are not compared.
[[nodiscard]] bool operator==(const SeriesEvidence& a, const SeriesEvidence& b);
[[nodiscard]] bool operator==(const HardwareEvidence& a, const HardwareEvidence& b);
[[nodiscard]] bool operator==(const TraceEvidence& a, const TraceEvidence& b);
[[nodiscard]] bool operator==(const RecordEvidence& a, const RecordEvidence& b);

} // namespace faultline

namespace faultline::ui {

/// A rule, and the training that it is looked at for; no id: none.
struct RuleFocus {
    QString ruleId;
    QString run; ///< Run::name; empty: the first training
    friend bool operator==(const RuleFocus&, const RuleFocus&) = default;
};

/// A finding by what stays the same when the case is diagnosed again.
struct FindingFocus {
    QString ruleId;
    QString run;
    friend bool operator==(const FindingFocus&, const FindingFocus&) = default;
};

/// What the views look at: which runs and artifacts are shown, axes, zoom, cursors and pins, and
/// the proof, rule and finding that were asked for last. A plain value: it names what it shows, so
/// it can be kept and put back while the case is the same. ViewContext holds the one of a window.
struct ViewState {
    // Runs and artifacts.
    QSet<QString> hiddenRuns;
    std::map<ArtifactKind, QString> artifacts; ///< the one of its kind that a page shows
    std::optional<std::size_t> logLine;        ///< asked for last in that log
    QString configField;                       ///< asked for last in that configuration

    // Charts, the same for every card.
    XAxisKind xAxis = XAxisKind::Step;
    bool logX = false;
    std::optional<bool> logY; ///< of every chart; none: where a curve diverged
    double smoothing = 0.6;   ///< 0..0.999, TensorBoard's weight
    bool ignoreOutliers = false;
    QString tagFilter; ///< a regular expression, case-insensitive
    CurveChoices curves;
    SummaryChoices summaries;
    QStringList pinnedTags;

    // Zoom and cursor of the Scalars charts, in units of xAxis, and of every chart on wall time, in
    // seconds since the epoch.
    std::optional<AxisRange> zoom;
    std::optional<double> cursorX;
    std::optional<AxisRange> timeZoom;
    std::optional<double> cursorTime;

    // What was asked for last; the pages of their artifacts show it.
    std::optional<SeriesEvidence> focus;
    QString tag; ///< a chart; never together with a proof
    Severity focusSeverity = Severity::Info;
    std::optional<HardwareEvidence> hardwareFocus;
    std::optional<TraceEvidence> traceFocus;
    std::optional<RecordEvidence> recordFocus;
    RuleFocus ruleFocus;
    FindingFocus findingFocus;

    friend bool operator==(const ViewState&, const ViewState&) = default;
};

} // namespace faultline::ui
