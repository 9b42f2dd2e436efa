// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/run_change_model.h"
#include "model/session/case_comparison.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QMenu;
class QSortFilterProxyModel;
class QTableView;
class QToolButton;

namespace faultline {
class CaseDocument;
}

namespace faultline::ui {

/// The differences of one area, in a table that can be filtered.
class ChangesPane : public QWidget {
    Q_OBJECT

public:
    /// `document` outlives it: it keeps what the user wants to see no more.
    ChangesPane(ChangeArea area, CaseDocument& document, QWidget* parent = nullptr);

    void setComparison(const RunComparisonPtr& comparison);
    [[nodiscard]] ChangeArea area() const { return m_area; }
    /// Differences that act on something.
    [[nodiscard]] int count() const;
    [[nodiscard]] QTableView& table() const { return *m_table; }
    void step(int by); ///< to the next or previous difference

signals:
    void sourceRequested(const faultline::ChangeSource& source, const QString& path);

private:
    void refill();
    void showMenu(const QPoint& position);
    void ignore(const RunChange& change);
    void fillIgnored();
    void open(const QModelIndex& index);

    ChangeArea m_area;
    CaseDocument& m_document;
    RunComparisonPtr m_comparison;
    RunChangeModel m_model;
    QSortFilterProxyModel* m_filtered = nullptr;
    QTableView* m_table = nullptr;
    QLineEdit* m_search = nullptr;
    QCheckBox* m_all = nullptr;
    QToolButton* m_ignored = nullptr;
    QMenu* m_ignoredMenu = nullptr;
};

} // namespace faultline::ui
