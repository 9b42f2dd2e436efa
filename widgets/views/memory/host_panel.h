// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/dataset/dataset.h"
#include "model/session/jobs/background_work.h"
#include "model/vram/host_memory.h"

#include <QStackedWidget>

#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace faultline::ui {

class EmptyState;
class FigureBars;

/// Main memory that the input pipeline of a configuration takes, against the machine's.
class HostPanel : public QStackedWidget {
    Q_OBJECT

public:
    explicit HostPanel(const JobQueuePtr& jobs, QWidget* parent = nullptr);

    /// Configurations to choose from, a dataset (null: none was read), memory of the machine (0:
    /// not known).
    void setCase(std::vector<ConfigDocumentPtr> configs, DatasetPtr dataset,
                 std::int64_t machineBytes);
    [[nodiscard]] FigureBars& bars() { return *m_bars; }
    [[nodiscard]] QString sentence() const;
    void settle();

private:
    [[nodiscard]] QWidget* buildContent();
    void refresh();
    void take(const Result<vram::HostEstimate>& estimate);
    void showVerdict();
    [[nodiscard]] std::int64_t machineBytes() const;

    std::vector<ConfigDocumentPtr> m_configs;
    DatasetPtr m_dataset;
    vram::HostEstimate m_estimate;
    BackgroundWork<vram::HostEstimate> m_work;
    QComboBox* m_choice = nullptr;
    QDoubleSpinBox* m_machine = nullptr;
    QLabel* m_sentence = nullptr;
    QLabel* m_remarks = nullptr;
    FigureBars* m_bars = nullptr;
    EmptyState* m_empty = nullptr;
};

} // namespace faultline::ui
