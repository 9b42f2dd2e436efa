// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view_context.h"

#include <QWidget>

class QBoxLayout;

namespace faultline::ui {

/// What one needs of the finding that the verdict names, side by side: its proof, and its first
/// fix as a patch of the user's own file, or the lines to paste where no file holds the value, with
/// what the next run must show. One above the other where the page is narrow.
class FirstSteps : public QWidget {
    Q_OBJECT

public:
    /// `position`: of the finding in the diagnosis, which this keeps.
    FirstSteps(ViewContext& context, DiagnosisPtr diagnosis, std::size_t position,
               QWidget* parent = nullptr);

    /// Waits for what is read for the patch. For pictures and tests.
    void settle();

signals:
    /// The user wants to see the other fixes.
    void detailsRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] const Finding& finding() const { return m_diagnosis->findings[m_position]; }
    [[nodiscard]] QWidget* buildProof();
    [[nodiscard]] QWidget* buildFix();

    ViewContext& m_context;
    DiagnosisPtr m_diagnosis;
    std::size_t m_position;
    QBoxLayout* m_row = nullptr;
};

} // namespace faultline::ui
