// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/hparam_loader.h"
#include "model/qt/hparam_table_model.h"
#include "model/session/jobs/background_work.h"
#include "model/summaries/hparam_export.h"
#include "widgets/views/summaries/hparam_plot.h"
#include "widgets/views/summaries/summary_tab.h"

#include <QHash>
#include <QTimer>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QSplitter;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace faultline::ui {

class EmptyState;
class HparamPanel;
class MessageBar;
class MetricLegend;
class ParallelView;
class ScatterView;

/// Sessions by hyperparameters and metrics: a drawing above a table, columns and filters beside
/// them. A filter works on the table and on the drawing, wherever it was set.
class HparamsTab : public SummaryTab {
    Q_OBJECT

public:
    HparamsTab(ViewContext& context, QWidget* parent);
    ~HparamsTab() override;

    void settle() override;
    [[nodiscard]] QString statusText() const override;

    /// Writes the rows and columns that are shown, in the order of the table.
    void writeTable(const QString& path, HparamFormat format);
    [[nodiscard]] QTableView& tableView() { return *m_tableView; }

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Drawing { Parallel, Scatter, None };

    void build();
    QWidget* buildControls();
    QWidget* buildDrawings();
    void buildTable();
    void buildExportMenu();

    // From the case to the table, in the background.
    void makeTable();
    void takeTable(const Result<HparamTablePtr>& table);
    // What follows from the table and the choices, on this thread.
    void chooseColumns();
    void refreshColors();
    void fitColumns();
    void refreshPanel();
    void refreshMetricCombo();
    void refreshFilterEditor();
    void refreshAccepted();
    void refreshPlot();
    void refreshShownSessions();
    void refreshCounts();
    void showWhatThereIs();

    void toggleMetric(const QString& key, bool shown);
    void toggleHparam(const QString& key, bool shown);
    void setFilter(const std::string& key, const HparamFilter& filter);
    void moveAxis(std::size_t from, std::size_t to);
    void chooseRow(int row); ///< of the table; -1: none
    void showSession(int row, bool shown);
    void showOnly(int row);
    void openScalars(int row);
    void showRowMenu(const QPoint& position);
    void askAndExport(HparamFormat format);
    void copyMarkdown();

    [[nodiscard]] bool isHparamShown(const HparamColumn& column, std::size_t differing) const;
    [[nodiscard]] std::optional<std::size_t> colorColumn() const;
    [[nodiscard]] HparamSelection shownSelection() const;
    [[nodiscard]] int rowOf(const QModelIndex& sorted) const;
    [[nodiscard]] QColor rowColor(int row) const;

    ViewContext& m_context;
    HparamLoader& m_loader;
    BackgroundWork<HparamTablePtr> m_tableWork;
    HparamTablePtr m_table;
    HparamTableModel m_model;
    HparamSortModel* m_sorted;

    // What the user chose; kept while a case grows.
    std::optional<std::vector<HparamMetric>> m_metrics; ///< nullopt: the usual ones
    MetricAggregate m_aggregate = MetricAggregate::Last;
    QString m_colorKey;                 ///< of the metric, as in the panel; empty: the first
    QHash<QString, bool> m_hparamShown; ///< where it is not what it would be by itself
    std::map<std::string, bool> m_logAxes;
    std::vector<std::string> m_order; ///< keys of axes as they were arranged
    HparamFilters m_filters;

    // What follows.
    std::vector<std::size_t> m_columns;  ///< shown, in order
    std::vector<std::string> m_sizedFor; ///< columns that the widths in the table are for
    std::vector<QColor> m_colors;        ///< of the sessions
    std::vector<bool> m_accepted;
    int m_chosenRow = -1;

    QStackedWidget* m_stack = nullptr;
    EmptyState* m_empty = nullptr;
    QComboBox* m_colorCombo = nullptr;
    QComboBox* m_aggregateCombo = nullptr;
    QComboBox* m_drawingCombo = nullptr;
    MetricLegend* m_legend = nullptr;
    QLabel* m_count = nullptr;
    QPushButton* m_clearFilters = nullptr;
    QToolButton* m_panelButton = nullptr;
    QToolButton* m_exportButton = nullptr;
    MessageBar* m_message = nullptr;
    QSplitter* m_splitter = nullptr;
    QStackedWidget* m_drawings = nullptr;
    QScrollArea* m_parallelArea = nullptr;
    ParallelView* m_parallel = nullptr;
    QScrollArea* m_scatterArea = nullptr;
    ScatterView* m_scatter = nullptr;
    QTableView* m_tableView = nullptr;
    HparamPanel* m_panel = nullptr;
};

} // namespace faultline::ui
