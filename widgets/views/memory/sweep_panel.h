// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/vram_plan.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace faultline::ui {

class SweepChart;

/// The peak over the batch and over the size of the input, against GPUs.
class SweepPanel : public QWidget {
    Q_OBJECT

public:
    explicit SweepPanel(QWidget* parent = nullptr);

    /// The sweeps are those of the plan; nullopt while they are made.
    void show(const VramPlan* plan, const std::optional<PlanSweeps>& sweeps);
    using QWidget::show;
    [[nodiscard]] SweepChart& batches() { return *m_batches; }
    [[nodiscard]] SweepChart& sizes() { return *m_sizes; }
    [[nodiscard]] QString hint() const;

signals:
    void batchChosen(qint64 batch);
    void sizeChosen(qint64 longerSide);

private:
    SweepChart* m_batches = nullptr;
    SweepChart* m_sizes = nullptr;
    QLabel* m_hint = nullptr;
};

} // namespace faultline::ui
