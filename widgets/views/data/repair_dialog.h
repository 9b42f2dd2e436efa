// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/repair/repair_plan.h"
#include "model/dataset/repair/write_repaired.h"
#include "model/session/jobs/background_work.h"

#include <QDialog>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <set>
#include <utility>
#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace faultline::ui {

/// Whether a repaired copy of a dataset can be written.
[[nodiscard]] bool canRepair(const Dataset& dataset);

/// Writes a repaired copy of a dataset to a new folder: which repairs, where, what they come to
/// before anything is written, and what was done.
class RepairDialog : public QDialog {
    Q_OBJECT

public:
    RepairDialog(const JobQueuePtr& jobs, DatasetPtr dataset, QWidget* parent);
    ~RepairDialog() override;

    void setFolder(const QString& folder);
    void settle();

public slots:
    void reject() override;

private:
    void buildRepairs();
    void buildFolder();
    void replan();
    void write();
    void refresh();
    void chooseFolder();
    [[nodiscard]] std::set<Repair> chosenRepairs() const;

    DatasetPtr m_dataset;
    std::uint64_t m_bytes = 0; ///< of all pictures, for the progress
    std::shared_ptr<const RepairPlan> m_plan;
    BackgroundWork<std::shared_ptr<const RepairPlan>> m_planning;
    BackgroundWork<RepairReport> m_writing;
    QTimer m_progressTimer;

    std::vector<std::pair<Repair, QCheckBox*>> m_repairs;
    QLabel* m_outlook = nullptr;
    QLineEdit* m_folder = nullptr;
    QPushButton* m_browse = nullptr;
    QLabel* m_outcome = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_write = nullptr;
    QPushButton* m_close = nullptr;
};

} // namespace faultline::ui
