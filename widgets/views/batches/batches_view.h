// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/batch_controller.h"
#include "model/qt/dataset_controller.h"
#include "widgets/view_factory.h"

#include <QString>

#include <optional>

class QStackedWidget;

namespace faultline::ui {

class BatchGrid;
class BatchToolbar;
class ElidedLabel;
class EmptyState;
class FiguresPanel;
class PipelinePanel;
class StepViewer;
class ViewContext;

/// The Batches page: batches of a dataset as a trainer would see them, the pipeline that makes them
/// in an editor, and what they cost.
class BatchesView : public View {
    Q_OBJECT

public:
    BatchesView(ViewContext& context, QWidget* parent);
    ~BatchesView() override;

    void settle() override;
    [[nodiscard]] QString statusText() const override;

    [[nodiscard]] BatchController& controller() { return m_controller; }
    [[nodiscard]] PipelinePanel& pipeline() { return *m_pipeline; }
    [[nodiscard]] BatchToolbar& toolbar() { return *m_toolbar; }
    [[nodiscard]] BatchGrid& grid() { return *m_grid; }
    [[nodiscard]] StepViewer& viewer() { return *m_viewer; }
    [[nodiscard]] FiguresPanel& figures() { return *m_figures; }
    /// Beside the images; shown or folded away by the toolbar.
    void setStepsShown(bool shown);
    void setStatisticsShown(bool shown);
    [[nodiscard]] bool isViewerShown() const;
    /// Shows one picture of the batch step by step.
    void openPicture(std::size_t position);
    /// A batch of one picture under many seeds; nullopt: a usual one.
    void showSeeds(std::optional<std::size_t> image);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildPage();
    void refreshPanels();
    [[nodiscard]] QWidget* buildMiddle(QWidget* parent);
    void connectParts();
    void refreshCase();
    void refreshTraining();
    void refreshDataset();
    void refreshRequest();
    void refreshLooks();
    void closePicture();
    [[nodiscard]] QString wantedDataset() const;

    ViewContext& m_context;
    DatasetController& m_datasets;
    BatchController m_controller;
    QString m_name; ///< of the dataset that is shown
    DatasetPtr m_dataset;
    std::optional<std::size_t> m_onlyImage;
    CasePtr m_case; ///< whose pipelines are listed

    QStackedWidget* m_stack = nullptr;
    QWidget* m_page = nullptr;
    EmptyState* m_empty = nullptr;
    PipelinePanel* m_pipeline = nullptr;
    BatchToolbar* m_toolbar = nullptr;
    QWidget* m_seedsBar = nullptr;
    ElidedLabel* m_seedsText = nullptr;
    QStackedWidget* m_middle = nullptr;
    EmptyState* m_waiting = nullptr;
    BatchGrid* m_grid = nullptr;
    StepViewer* m_viewer = nullptr;
    FiguresPanel* m_figures = nullptr;
    std::optional<bool> m_wantsSteps; ///< nullopt: the user did not say
    std::optional<bool> m_wantsStatistics;
};

} // namespace faultline::ui
