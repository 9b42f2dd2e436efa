// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace faultline::ui {

/// How a smoothed value follows the points before it.
enum class SmoothingForm {
    TensorBoard, ///< debiased exponential mean over points, whatever lies between them
    ByDistance,  ///< the same curve however densely the steps were logged
};

/// How a run that was restarted is drawn.
enum class RestartView {
    Attempts,          ///< each attempt a line of its own
    AllPoints,         ///< one line through all points in the order of the files
    TensorBoard,       ///< what its Python reader keeps
    TensorBoardServer, ///< what its data server keeps
};

/// Which runs are drawn as one.
struct RunGrouping {
    enum class By { None, Pattern, Hparam };
    By by = By::None;
    QString key; ///< a regular expression whose captures name the group, or the name of an hparam
    friend bool operator==(const RunGrouping&, const RunGrouping&) = default;
};

enum class GroupLine { Mean, Median };
enum class GroupBand { MinMax, StandardDeviation, None };

/// How the runs of a case become curves, the same for every card of the Scalars page. GUI thread
/// only. Setting what is already set emits nothing.
class CurveOptions : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] SmoothingForm smoothingForm() const { return m_smoothingForm; }
    void setSmoothingForm(SmoothingForm form) { set(m_smoothingForm, form); }

    [[nodiscard]] RestartView restartView() const { return m_restartView; }
    void setRestartView(RestartView view) { set(m_restartView, view); }

    /// A mark on the axis where an attempt begins.
    [[nodiscard]] bool marksRestarts() const { return m_marksRestarts; }
    void setMarksRestarts(bool marks) { set(m_marksRestarts, marks); }

    /// Every run's steps count from its first.
    [[nodiscard]] bool alignsStart() const { return m_alignsStart; }
    void setAlignsStart(bool aligns) { set(m_alignsStart, aligns); }

    /// The tag whose values are the x axis while XAxisKind::Value is chosen.
    [[nodiscard]] QString xTag() const { return m_xTag; }
    void setXTag(const QString& tag) { set(m_xTag, tag); }

    [[nodiscard]] RunGrouping grouping() const { return m_grouping; }
    void setGrouping(const RunGrouping& grouping) { set(m_grouping, grouping); }
    [[nodiscard]] GroupLine groupLine() const { return m_groupLine; }
    void setGroupLine(GroupLine line) { set(m_groupLine, line); }
    [[nodiscard]] GroupBand groupBand() const { return m_groupBand; }
    void setGroupBand(GroupBand band) { set(m_groupBand, band); }

signals:
    void changed();

private:
    template <typename T>
    void set(T& member, const T& value)
    {
        if (member == value)
            return;
        member = value;
        emit changed();
    }

    SmoothingForm m_smoothingForm = SmoothingForm::TensorBoard;
    RestartView m_restartView = RestartView::Attempts;
    bool m_marksRestarts = true;
    bool m_alignsStart = false;
    QString m_xTag;
    RunGrouping m_grouping;
    GroupLine m_groupLine = GroupLine::Mean;
    GroupBand m_groupBand = GroupBand::StandardDeviation;
};

} // namespace faultline::ui
