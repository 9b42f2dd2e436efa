// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/artifact.h"
#include "model/core/decimate.h"
#include "model/core/run.h"
#include "model/diagnosis/findings/finding.h"
#include "model/session/open_case.h"
#include "widgets/charts/curve_view.h"
#include "widgets/view_state.h"

#include <QColor>
#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace faultline {
class LessonShelf;
}

namespace faultline::ui {

class CurveOptions;
class SummaryState;

/// What the views of a window share: the case that is open, and the ViewState that they look at it
/// with. Views change it and listen to it; they never talk to each other. GUI thread only. Setting
/// a value that is already set emits nothing.
class ViewContext : public QObject {
    Q_OBJECT

public:
    /// `opened` outlives it.
    explicit ViewContext(OpenCase& opened, QObject* parent = nullptr);
    ~ViewContext() override;

    /// The case that is looked at, with what is worked out of it.
    [[nodiscard]] OpenCase& opened() const;

    [[nodiscard]] const ViewState& state() const;
    /// Emits the signals of what differs. What it newly asks for (a proof, a line, a rule, a
    /// finding) is asked for, so that pages open.
    void setState(ViewState state);

    /// What the open case calls them; views know runs and artifacts by these.
    [[nodiscard]] QString nameOf(const RunId& run) const;
    [[nodiscard]] QString nameOf(const ArtifactId& artifact) const;

    // Runs.
    [[nodiscard]] bool isRunVisible(const QString& run) const;
    void setRunVisible(const QString& run, bool visible);
    void setRunsVisible(const QStringList& runs, bool visible); ///< one signal for all of them
    void setOnlyVisibleRun(const QString& run);
    void setAllRunsVisible(bool visible);
    /// Stable: by order of start time over the whole case, from a colour-blind-safe list;
    /// runs of one training (x/train, x/validation) share a hue.
    [[nodiscard]] QColor runColor(const QString& run) const;
    /// The colour of a run's group (GroupedRuns), by the order of the groups: the first ones are
    /// easy to tell apart however many runs each has, and hiding a run recolours nothing. Of a run
    /// that stays alone its own.
    [[nodiscard]] QColor groupColor(const QString& run) const;

    // Chart options, the same for every card.
    [[nodiscard]] XAxisKind xAxis() const;
    void setXAxis(XAxisKind axis); ///< clears zoom and cursor: they are in other units
    [[nodiscard]] bool logX() const;
    void setLogX(bool logarithmic);
    /// Of every chart that has no choice of its own; none: logarithmic where a curve diverged.
    [[nodiscard]] std::optional<bool> logY() const;
    void setLogY(std::optional<bool> logarithmic);
    [[nodiscard]] double smoothing() const; ///< 0..0.999, TensorBoard's weight
    void setSmoothing(double weight);
    [[nodiscard]] bool ignoreOutliers() const;
    void setIgnoreOutliers(bool ignore);
    [[nodiscard]] QString tagFilter() const;
    void setTagFilter(const QString& pattern); ///< a regular expression, case-insensitive
    [[nodiscard]] bool isTagFilterValid() const;
    [[nodiscard]] bool matchesTagFilter(
        const QString& tag) const; ///< an invalid filter matches all

    /// How runs become curves: grouping, attempts, the form of smoothing.
    [[nodiscard]] CurveOptions& curveOptions() const;
    /// What is shown of the pictures, histograms, texts and graphs of the runs.
    [[nodiscard]] SummaryState& summaries() const;

    // Linked zoom and cursor of the Scalars charts, in units of xAxis(). Both cursors are at the
    // same moment (linked_cursor.h).
    [[nodiscard]] std::optional<AxisRange> zoom() const;
    void setZoom(std::optional<AxisRange> range); ///< remembered for undoZoom()
    [[nodiscard]] bool canUndoZoom() const;
    void undoZoom();
    [[nodiscard]] std::optional<double> cursorX() const;
    void setCursorX(std::optional<double> x);

    // The same for every chart on wall time (Hardware, timeline), in seconds since the epoch.
    [[nodiscard]] std::optional<AxisRange> timeZoom() const;
    void setTimeZoom(std::optional<AxisRange> range);
    [[nodiscard]] std::optional<double> cursorTime() const;
    void setCursorTime(std::optional<double> wallTime);

    // Cards kept at the top, by tag.
    [[nodiscard]] const QStringList& pinnedTags() const;
    void setPinned(const QString& tag, bool pinned);
    void setPinnedTags(const QStringList& tags);

    /// The proof that was asked for last; the page that can show it zooms to it and shades it.
    [[nodiscard]] const std::optional<SeriesEvidence>& focus() const;
    [[nodiscard]] Severity focusSeverity() const;
    /// Emits evidenceRequested even if it is the same proof again.
    void openEvidence(const SeriesEvidence& evidence, Severity severity);
    void clearFocus();

    /// Opens the chart of a tag, and closes the proof that was looked at.
    void openTag(const QString& tag);
    /// The one asked for last; empty once a proof was.
    [[nodiscard]] QString requestedTag() const;

    /// Opens what proves something where it can be seen: the chart, the line of the log, the
    /// field of the configuration, the record, the stretch of the hardware log or profile.
    void openProof(const Evidence& proof, Severity severity);
    /// Numbers and places in files have no page.
    [[nodiscard]] static bool canOpen(const Evidence& proof);
    // The ones asked for last; the pages of their artifacts show them.
    [[nodiscard]] const std::optional<HardwareEvidence>& hardwareFocus() const;
    [[nodiscard]] const std::optional<TraceEvidence>& traceFocus() const;
    [[nodiscard]] const std::optional<RecordEvidence>& recordFocus() const;

    /// Opens how a rule decides, and what it judged of a training.
    void openRule(const QString& ruleId, const QString& run);
    [[nodiscard]] const RuleFocus& ruleFocus() const;
    /// Opens a finding on the Overview page.
    void openFinding(const QString& ruleId, const QString& run);
    [[nodiscard]] const FindingFocus& findingFocus() const;

    /// The lessons that there are, and what was done of them; found once somebody asks.
    [[nodiscard]] LessonShelf& lessons() const;
    /// Asks the window for the page Learn, with a lesson by its id.
    void openLesson(const QString& id);

    /// What the user pointed at on a page: a point of a curve, a line, a field, a picture, a
    /// record. Nothing until then, and in another case.
    [[nodiscard]] const std::optional<Evidence>& picked() const;
    void pick(Evidence place);

    // Artifacts: which one of its kind a page shows, by Artifact::name().
    /// Empty if the page may choose.
    [[nodiscard]] QString currentArtifact(ArtifactKind kind) const;
    /// Chooses it and asks the window for the page that shows its kind.
    void openArtifact(ArtifactKind kind, const QString& name);
    /// A page says what it shows; asks for nothing.
    void setCurrentArtifact(ArtifactKind kind, const QString& name);
    /// Opens a console log at a line (an index into ConsoleLog::lines).
    void openLogLine(const QString& log, std::size_t line);
    /// The line asked for last in the current log; nullopt: none.
    [[nodiscard]] std::optional<std::size_t> logLine() const;
    /// Opens a configuration at a field (ConfigDocument::path()).
    void openConfigField(const QString& config, const QString& path);
    [[nodiscard]] QString configField() const;

signals:
    /// OpenCase::caseChanged(), when the state has followed: options, pins and the visibility of
    /// runs that stay are kept.
    void caseChanged();
    void runVisibilityChanged();
    void chartOptionsChanged(); ///< axis, log, smoothing, outliers
    void tagFilterChanged();
    void zoomChanged();
    void cursorChanged();
    void timeZoomChanged();
    void timeCursorChanged();
    void pinsChanged();
    void evidenceRequested();
    void focusCleared();
    void tagRequested();                     ///< emitted even if it is the same tag again
    void ruleRequested();                    ///< emitted even if it is the same rule again
    void findingRequested();                 ///< emitted even if it is the same finding again
    void lessonRequested(const QString& id); ///< emitted even if it is the same again
    void placePicked();                      ///< emitted even if it is the same again
    /// Emitted even if it is the same artifact, line or field again.
    void artifactRequested(faultline::ArtifactKind kind);
    void currentArtifactChanged(faultline::ArtifactKind kind);

private:
    void followCase();
    void setHiddenRuns(const QSet<QString>& hidden);
    void tellDifference(const ViewState& before);
    void tellRequests(const ViewState& before);

    class Private;
    std::unique_ptr<Private> d;
};

} // namespace faultline::ui
