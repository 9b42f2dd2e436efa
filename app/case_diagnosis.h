// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/load_controller.h"
#include "model/session/open_case.h"

#include <QObject>

namespace faultline::ui {

/// Sees to it that nothing is judged while a case is read that will replace it, and says when the
/// diagnosis that is shown is the last.
class CaseDiagnosis : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    CaseDiagnosis(OpenCase& opened, LoadController& loader, QObject* parent = nullptr);

signals:
    /// The diagnosis that is shown will not be followed by another one by itself.
    void settled();

private:
    void resume();
    void tellIfSettled();

    OpenCase& m_opened;
    LoadController& m_loader;
    DiagnosisPtr m_told; ///< that settled() was last about
};

} // namespace faultline::ui
