// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view_context.h"

#include <QWidget>

class QVBoxLayout;

namespace faultline::ui {

class SectionHeader;

/// The rules that could not judge: which signal they miss and how to capture it. Folded until
/// asked for; hidden if there is none.
class AbstentionList : public QWidget {
    Q_OBJECT

public:
    explicit AbstentionList(QWidget* parent = nullptr);

    /// `opened`: tells what runs are called; may be null.
    void setDiagnosis(DiagnosisPtr diagnosis, CasePtr opened);
    void setExpanded(bool expanded);

private:
    void buildRows();
    [[nodiscard]] QWidget* makeRow(const Abstention& abstention, QWidget* parent) const;

    DiagnosisPtr m_diagnosis;
    CasePtr m_opened;
    SectionHeader* m_header = nullptr;
    QWidget* m_rows = nullptr;
};

} // namespace faultline::ui
