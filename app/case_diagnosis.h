// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/diagnosis_controller.h"
#include "model/qt/load_controller.h"
#include "widgets/view_state.h"

#include <QObject>

namespace faultline::ui {

/// Keeps the diagnosis that is shown up to date: after the load, when the datasets have been
/// measured, and when the user has changed rules or machine.
class CaseDiagnosis : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    CaseDiagnosis(ViewState& state, LoadController& loader, QObject* parent = nullptr);

    [[nodiscard]] DiagnosisController& controller() { return m_controller; }
    /// The first diagnosis of a case that has been loaded is shown now.
    void begin();
    /// The case that is shown has grown since it was judged.
    void grow();

signals:
    /// The diagnosis that is shown will not be followed by another one by itself.
    void settled();

private:
    [[nodiscard]] DiagnosisOptions options() const;
    void followOptions();
    void tellIfSettled();

    ViewState& m_state;
    LoadController& m_loader;
    DiagnosisController m_controller;
    DiagnosisOptions m_loadedWith; ///< options of the load that is running or was the last
    DiagnosisPtr m_told;           ///< that settled() was last about
};

} // namespace faultline::ui
