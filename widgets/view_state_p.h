// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/case_document.h"
#include "widgets/curve_options.h"
#include "widgets/summary_state.h"
#include "widgets/view_state.h"

#include <QHash>

#include <utility>

namespace faultline::ui {

struct RunHue {
    int hue = 0;     ///< index of the training
    int variant = 0; ///< position of the run within it
};

inline constexpr std::size_t kMaxZoomHistory = 50;

/// A range that remembers what it was.
class ZoomHistory {
public:
    [[nodiscard]] const std::optional<AxisRange>& current() const { return m_current; }
    [[nodiscard]] bool canUndo() const { return !m_past.empty(); }

    bool set(std::optional<AxisRange> range)
    {
        if (range == m_current)
            return false;
        if (m_past.size() == kMaxZoomHistory)
            m_past.erase(m_past.begin());
        m_past.push_back(std::exchange(m_current, range));
        return true;
    }
    void undo()
    {
        m_current = m_past.back();
        m_past.pop_back();
    }
    bool clear()
    {
        const bool changed = m_current.has_value() || canUndo();
        m_past.clear();
        m_current.reset();
        return changed;
    }

private:
    std::vector<std::optional<AxisRange>> m_past;
    std::optional<AxisRange> m_current;
};

class ViewState::Private {
public:
    explicit Private(OpenCase& openCase) : opened(openCase) {}

    OpenCase& opened;
    CasePtr caseData;
    DiagnosisPtr diagnosis;

    QHash<QString, RunHue> hues;
    QSet<QString> knownRuns;
    QSet<QString> hiddenRuns;

    XAxisKind xAxis = XAxisKind::Step;
    bool logX = false;
    double smoothing = 0.6;
    bool ignoreOutliers = false;
    QString tagFilter;
    QRegularExpression tagExpression;

    ZoomHistory zoom;
    std::optional<double> cursorX;
    std::optional<AxisRange> timeZoom;
    std::optional<double> cursorTime;
    QStringList pinnedTags;

    std::optional<SeriesEvidence> focus;
    Severity focusSeverity = Severity::Info;

    std::map<ArtifactKind, QString> currentArtifacts;
    std::optional<std::size_t> logLine;
    QString configField;
    std::optional<HardwareEvidence> hardwareFocus;
    std::optional<TraceEvidence> traceFocus;
    std::optional<RecordEvidence> recordFocus;
    RuleFocus ruleFocus;
    FindingFocus findingFocus;
    std::map<std::string, double> clockCorrections;

    CaseDocument document;
    CurveOptions curveOptions;
    SummaryState summaries;

    void adoptRuns();
    /// Forgets what was asked for last: it was about another case.
    void forgetRequests();
};

} // namespace faultline::ui
