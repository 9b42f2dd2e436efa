// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/report/damage_ledger.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;
class QToolButton;

namespace faultline {
class IssueModel;
}

namespace faultline::ui {

class MessageBar;
class ViewContext;

/// The ledger of everything that was wrong with the files of the case: where, what was lost, what
/// to do. Rows can be sorted, filtered by text, severity, kind and run, added up, copied
/// and exported.
class IssuesPanel : public QWidget {
    Q_OBJECT

public:
    explicit IssuesPanel(ViewContext& context, QWidget* parent = nullptr);
    ~IssuesPanel() override;

    [[nodiscard]] int issueCount() const;
    [[nodiscard]] int damagedFileCount() const;

    enum class Format { Csv, Json };
    /// The rows shown, in the order shown, as a file of that format holds them.
    [[nodiscard]] QByteArray exported(Format format) const;
    /// Writes them without asking for a name.
    void writeTo(const QString& path, Format format);

signals:
    void issuesChanged();

private:
    class SortedIssues;

    void buildFilters(QLayout& row);
    void buildTable();
    QToolButton* buildExportButton();
    void refresh();
    void hideEmptyColumns();
    void refreshFilters();
    void applyFilters();
    void refreshTotals();
    void showMenu(const QPoint& position);
    void askForFile(Format format);
    [[nodiscard]] std::vector<LedgerRow> shownRows() const;

    ViewContext& m_context;
    IssueModel* m_model;
    SortedIssues* m_sorted;
    QLineEdit* m_text = nullptr;
    QComboBox* m_severity = nullptr;
    QComboBox* m_kind = nullptr;
    QComboBox* m_run = nullptr;
    QTableView* m_table;
    QLabel* m_totals;
    MessageBar* m_message;
};

} // namespace faultline::ui
