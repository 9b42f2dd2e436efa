// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/gpu_table_model.h"

#include <QWidget>

class QLabel;

namespace faultline::ui {

class CopyTable;

/// Which GPU the plan needs: all of them, the smallest first, the first that fits marked.
class GpuPanel : public QWidget {
    Q_OBJECT

public:
    explicit GpuPanel(QWidget* parent = nullptr);

    /// Null: none yet.
    void setPlan(const VramPlanPtr& plan);
    /// Of gpusFor(plan), in order; nullopt while they are worked out.
    void setMaxBatches(const std::optional<std::vector<vram::MaxBatch>>& batches);
    [[nodiscard]] CopyTable& table() { return *m_table; }
    [[nodiscard]] const GpuTableModel& model() const { return m_model; }
    /// The answer, as it is written above the table.
    [[nodiscard]] QString sentence() const;

signals:
    /// The user wants to plan with this one.
    void gpuChosen(const QString& name);

private:
    GpuTableModel m_model;
    QLabel* m_sentence = nullptr;
    CopyTable* m_table = nullptr;
};

} // namespace faultline::ui
