// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/change_table_model.h"
#include "model/qt/vram_plan.h"
#include "model/session/jobs/background_work.h"
#include "model/vram/dataset_facts.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace faultline::ui {

class CopyTable;
class WaterfallDelegate;

/// A training that can be compared.
struct ComparedPlan {
    QString title;
    PlanRequest request;
    vram::InputRule rule = {}; ///< of a model from a file
};

/// A dataset that a training can be compared on.
struct ComparedDataset {
    QString name;
    vram::DatasetFacts facts;
};

/// Why did it fit before? What makes the difference between two trainings, in bytes, as a
/// waterfall.
class ComparePanel : public QWidget {
    Q_OBJECT

public:
    explicit ComparePanel(const JobQueuePtr& jobs, QWidget* parent = nullptr);

    /// The plan of the page: one side unless the user chooses otherwise. Its model as the zoo
    /// trains it is the other at first.
    void setPlan(const VramPlanPtr& plan);
    /// What the files of the case describe.
    void setCasePlans(std::vector<ComparedPlan> plans);
    /// The plan on each of them can be a side.
    void setDatasets(std::vector<ComparedDataset> datasets);
    [[nodiscard]] CopyTable& table() { return *m_table; }
    [[nodiscard]] const ChangeTableModel& model() const { return m_model; }
    [[nodiscard]] QString sentence() const;
    void settle();

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* buildSides();
    void remember();
    void refreshChoices();
    [[nodiscard]] ComparedPlan planOn(const ComparedDataset& dataset) const;
    [[nodiscard]] std::optional<ComparedPlan> side(const QComboBox& box) const;
    void refresh();
    void take(const Result<PlanComparison>& compared);
    [[nodiscard]] QString sentenceOf(const PlanComparison& compared) const;

    VramPlanPtr m_plan;
    std::vector<ComparedPlan> m_kept;
    std::vector<ComparedPlan> m_fromCase;
    std::vector<ComparedDataset> m_datasets;
    std::vector<ComparedPlan> m_choices; ///< what the boxes list
    /// What is shown or being worked out.
    std::optional<PlanRequest> m_comparedBefore;
    std::optional<PlanRequest> m_comparedAfter;
    ChangeTableModel m_model;
    BackgroundWork<PlanComparison> m_work;
    QComboBox* m_before = nullptr;
    QComboBox* m_after = nullptr;
    QPushButton* m_keep = nullptr;
    QLabel* m_sentence = nullptr;
    QLabel* m_words = nullptr;
    CopyTable* m_table = nullptr;
    WaterfallDelegate* m_bars = nullptr;
};

/// "faster_rcnn_r50_fpn, batch 2, 1333 × 800, T4": a plan in a line.
[[nodiscard]] QString planTitle(const VramPlan& plan);

} // namespace faultline::ui
