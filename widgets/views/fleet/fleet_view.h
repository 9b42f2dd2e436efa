// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/fleet_model.h"
#include "model/session/fleet_loader.h"
#include "widgets/view_factory.h"

#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;
class QStackedLayout;
class QTableView;
class QTimer;

namespace faultline::ui {

class EmptyState;
class FleetTrend;
class MessageBar;
class ViewContext;

/// The Fleet page: the runs of an archive by verdict, cause, model, GPU and hours lost; what each
/// cause costs, and the trend over weeks. A row opens its run.
class FleetView : public View {
    Q_OBJECT

public:
    FleetView(ViewContext& context, QWidget* parent);
    ~FleetView() override;

    void openFile(const QString& path);
    void judgeFolder(const QString& folder);
    bool openOwn(const QString& path) override;
    void settle() override;
    [[nodiscard]] QString statusText() const override;

    [[nodiscard]] FleetModel& model() { return m_model; }
    [[nodiscard]] FleetLoader& loader() { return m_loader; }
    [[nodiscard]] QLineEdit& filter() { return *m_filter; }
    [[nodiscard]] QTableView& table() { return *m_table; }
    [[nodiscard]] QTableView& groupTable() { return *m_groupTable; }

protected:
    void changeEvent(QEvent* event) override;

private:
    class SignedFleet;

    [[nodiscard]] QWidget* buildBar();
    void buildTables();
    void buildEmpty();
    void refresh();
    void refreshTotals();
    void refreshGroups();
    void applyFilter();
    void chooseGroup(const QModelIndex& index);
    [[nodiscard]] FleetGroupBy groupBy() const;
    void askForFile();
    void askForFolder();
    void askForLocation();
    void exportCsv();

    FleetLoader m_loader;
    FleetModel m_model;
    FleetGroupModel m_groups;
    std::shared_ptr<const FleetTable> m_shownTable;
    QWidget* m_body = nullptr;
    EmptyState* m_empty = nullptr;
    QStackedLayout* m_stack = nullptr;
    QLineEdit* m_filter = nullptr;
    QComboBox* m_groupBy = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_cancel = nullptr;
    QLabel* m_totals = nullptr;
    QLabel* m_notes = nullptr;
    QTableView* m_groupTable = nullptr;
    QTableView* m_table = nullptr;
    FleetTrend* m_trend = nullptr;
    MessageBar* m_message = nullptr;
    QTimer* m_typing = nullptr;
};

} // namespace faultline::ui
