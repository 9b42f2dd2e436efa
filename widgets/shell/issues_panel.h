// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QTableView;

namespace faultline {
class IssueModel;
}

namespace faultline::ui {

class ViewState;

/// Everything that was wrong with the files of the case: where, what was lost, what to do.
class IssuesPanel : public QWidget {
    Q_OBJECT

public:
    explicit IssuesPanel(ViewState& state, QWidget* parent = nullptr);
    ~IssuesPanel() override;

    [[nodiscard]] int issueCount() const;
    [[nodiscard]] int damagedFileCount() const;

signals:
    void issuesChanged();

private:
    class SortedIssues;

    void buildTable();
    void refresh();
    void showMenu(const QPoint& position);

    ViewState& m_state;
    IssueModel* m_model;
    SortedIssues* m_sorted;
    QTableView* m_table;
    QLabel* m_note;
};

} // namespace faultline::ui
