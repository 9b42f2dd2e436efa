// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view_context.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace faultline::ui {

/// What to do about a finding: each fix with its reason, snippets to paste, the patch of the user's
/// own files, what proves that it helped, and a way to note that it was tried.
class FixList : public QWidget {
    Q_OBJECT

public:
    /// `finding` is one of `diagnosis`.
    FixList(ViewContext& context, DiagnosisPtr diagnosis, const Finding& finding,
            QWidget* parent = nullptr);

private:
    void addFix(const Fix& fix, int number);
    void addTried(const Fix& fix);
    /// "Tried on ...: waiting for the next run"; empty if it was not.
    [[nodiscard]] QString triedText(const Fix& fix) const;
    void noteTried(const Fix& fix, const QString& note);

    ViewContext& m_context;
    DiagnosisPtr m_diagnosis;
    const Finding& m_finding;
    QVBoxLayout* m_column = nullptr;
};

} // namespace faultline::ui
