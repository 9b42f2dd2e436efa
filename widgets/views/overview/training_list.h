// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view_context.h"

#include <QTreeWidget>

namespace faultline::ui {

/// A line for each training of a case that holds several: how it stands and why, the worst first.
/// One verdict cannot speak for trainings that have nothing to do with each other. Opening a line
/// (click, Return) shows its finding. Hidden where there are fewer than three trainings.
class TrainingList : public QTreeWidget {
    Q_OBJECT

public:
    explicit TrainingList(QWidget* parent = nullptr);

    /// Any of them may be null.
    void show(const CasePtr& opened, const CaseAnalysisPtr& judged, const DiagnosisPtr& diagnosis);
    using QTreeWidget::show;

signals:
    /// `position`: in the diagnosis.
    void findingActivated(std::size_t position);

private:
    void openItem(const QTreeWidgetItem* item);
    void fitHeight();
};

} // namespace faultline::ui
