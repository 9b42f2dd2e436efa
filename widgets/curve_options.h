// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/curve_choices.h"

#include <QObject>

namespace faultline::ui {

/// Changes the CurveChoices of a ViewContext and tells of it. GUI thread only. Setting what is
/// already set emits nothing.
class CurveOptions : public QObject {
    Q_OBJECT

public:
    /// `choices` outlives it.
    explicit CurveOptions(CurveChoices& choices, QObject* parent = nullptr)
        : QObject(parent), m_choices(choices)
    {
    }

    [[nodiscard]] const CurveChoices& choices() const { return m_choices; }
    void setChoices(const CurveChoices& choices) { set(m_choices, choices); }

    [[nodiscard]] SmoothingForm smoothingForm() const { return m_choices.smoothingForm; }
    void setSmoothingForm(SmoothingForm form) { set(m_choices.smoothingForm, form); }

    [[nodiscard]] RestartView restartView() const { return m_choices.restartView; }
    void setRestartView(RestartView view) { set(m_choices.restartView, view); }

    /// A mark on the axis where an attempt begins.
    [[nodiscard]] bool marksRestarts() const { return m_choices.marksRestarts; }
    void setMarksRestarts(bool marks) { set(m_choices.marksRestarts, marks); }

    /// Every run's steps count from its first.
    [[nodiscard]] bool alignsStart() const { return m_choices.alignsStart; }
    void setAlignsStart(bool aligns) { set(m_choices.alignsStart, aligns); }

    /// The tag whose values are the x axis while XAxisKind::Value is chosen.
    [[nodiscard]] QString xTag() const { return m_choices.xTag; }
    void setXTag(const QString& tag) { set(m_choices.xTag, tag); }

    [[nodiscard]] RunGrouping grouping() const { return m_choices.grouping; }
    void setGrouping(const RunGrouping& grouping) { set(m_choices.grouping, grouping); }
    [[nodiscard]] GroupLine groupLine() const { return m_choices.groupLine; }
    void setGroupLine(GroupLine line) { set(m_choices.groupLine, line); }
    [[nodiscard]] GroupBand groupBand() const { return m_choices.groupBand; }
    void setGroupBand(GroupBand band) { set(m_choices.groupBand, band); }

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

    CurveChoices& m_choices;
};

} // namespace faultline::ui
