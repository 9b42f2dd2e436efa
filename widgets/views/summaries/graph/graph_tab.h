// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/graph_tables.h"
#include "model/qt/graph_tree_model.h"
#include "model/session/jobs/background_work.h"
#include "model/summaries/graph_summary.h"
#include "widgets/views/summaries/summary_tab.h"

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QTabWidget;
class QTableView;
class QTextBrowser;
class QTreeView;

namespace faultline::ui {

class EmptyState;
class GraphPicture;
class MessageBar;

/// What a graph item gave, ready to be shown.
struct ShownGraph {
    GraphContent content;
    std::optional<KerasSummary> keras;
};

/// Graphs of the visible runs: the tree of name scopes with search, a node in full and what
/// surrounds it as a picture, the operations by number, what run metadata measured; of a Keras
/// model its layers. Read in the background when chosen.
class GraphTab : public SummaryTab {
    Q_OBJECT

public:
    GraphTab(ViewContext& context, QWidget* parent);

    void settle() override;
    [[nodiscard]] QString statusText() const override;

    [[nodiscard]] const GraphTreeModel& model() const { return m_tree; }
    /// Shows an entry of the tree, unfolding what is above it.
    void showEntry(std::uint32_t entry);

private:
    [[nodiscard]] QWidget* buildControls();
    [[nodiscard]] QWidget* buildGraphPage();
    [[nodiscard]] QTableView* addTable(QAbstractItemModel& model, const QString& name,
                                       int sortColumn, QWidget* parent);
    void loadCase();
    void choose(int item);
    void showResult(const Result<ShownGraph>& result);
    void showDamage(const std::vector<Error>& damage);
    void showMessage(const QString& title, const QString& text);
    void refreshDetails();
    void find(bool backwards);
    void refreshMatches();
    [[nodiscard]] static QString nameOf(const GraphItem& item);

    ViewContext& m_context;
    std::vector<GraphItem> m_items;
    std::optional<GraphItem> m_current;
    GraphTreeModel m_tree;
    OperationTableModel m_operations;
    OperationCostModel m_costs;
    KerasLayerModel m_layers;

    QComboBox* m_source = nullptr;
    QLineEdit* m_search = nullptr;
    QLabel* m_matches = nullptr;
    QLabel* m_summary = nullptr;
    MessageBar* m_damage = nullptr;
    QStackedWidget* m_stack = nullptr;
    QWidget* m_graphPage = nullptr;
    QTreeView* m_view = nullptr;
    QTextBrowser* m_details = nullptr;
    QTabWidget* m_tables = nullptr;
    GraphPicture* m_picture = nullptr;
    QTableView* m_costTable = nullptr;
    QTableView* m_layerTable = nullptr;
    EmptyState* m_message = nullptr;
    BackgroundWork<ShownGraph> m_work;
};

} // namespace faultline::ui
