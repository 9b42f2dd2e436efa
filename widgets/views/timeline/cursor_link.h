// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/case_analysis.h"

#include <QObject>

#include <optional>

namespace faultline::ui {

class ViewState;

/// Keeps the cursor of the Scalars charts (in steps or time) and that of everything on wall time
/// (Hardware, timeline, console) at the same moment. One for each ViewState.
///
/// Steps and time since the start mean a moment only where one training is visible; a wall axis
/// always does; aligned steps and the values of a metric never do.
class CursorLink : public QObject {
    Q_OBJECT

public:
    /// The one of `state`, made on first use and owned by it.
    static CursorLink& of(ViewState& state);

private:
    explicit CursorLink(ViewState& state);

    void followScalars();
    void followTime();
    /// The only training with a visible run, or nullptr.
    [[nodiscard]] const Training* onlyTraining() const;
    [[nodiscard]] std::optional<double> timeOf(double x) const;
    [[nodiscard]] std::optional<double> xOf(double time) const;

    ViewState& m_state;
    CaseAnalyser& m_analyser;
    bool m_isMoving = false; ///< the other cursor, which must not answer
};

} // namespace faultline::ui
