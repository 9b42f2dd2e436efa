// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/component_table_model.h"
#include "model/qt/vram_plan.h"

#include <QSplitter>

#include <optional>

class QLabel;

namespace faultline::ui {

class CopyTable;
class SectionHeader;
class StepChart;

/// What memory is made of at the peak, as a table, beside memory over the training step.
class MakeupPanel : public QSplitter {
    Q_OBJECT

public:
    explicit MakeupPanel(QWidget* parent = nullptr);

    void setPlan(const VramPlanPtr& plan);
    void setPreview(const VramPlan* preview);
    /// Emits nothing.
    void setChosen(std::optional<vram::Component> component);
    [[nodiscard]] CopyTable& table() { return *m_table; }
    [[nodiscard]] StepChart& step() { return *m_step; }

signals:
    void componentChosen(int component);
    void componentOpened(int component);
    void opChosen(int op);

private:
    ComponentTableModel m_model;
    CopyTable* m_table = nullptr;
    StepChart* m_step = nullptr;
    SectionHeader* m_assumptions = nullptr;
    QLabel* m_remarks = nullptr; ///< folded below it
};

} // namespace faultline::ui
