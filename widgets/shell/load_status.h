// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/diagnosis_controller.h"
#include "model/qt/load_controller.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace faultline::ui {

/// Progress of a load, then of what is judged after it, in the status bar, with a button that stops
/// it; empty when idle.
class LoadStatus : public QWidget {
    Q_OBJECT

public:
    LoadStatus(LoadController& loader, DiagnosisController& diagnosing, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void refreshLoad();
    void refreshDiagnosis();
    void stop();
    void refreshIcons();

    LoadController& m_loader;
    DiagnosisController& m_diagnosing;
    QLabel* m_text;
    QProgressBar* m_bar;
    QToolButton* m_cancel;
};

} // namespace faultline::ui
