// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTableView>

#include <vector>

class QAbstractTableModel;
class QSortFilterProxyModel;

namespace faultline::ui {

/// A table of numbers: sorts by raw values (SortRole, NaN last), digits of equal width, and Ctrl+C
/// copies the selected rows with their titles as tab-separated text (everything when nothing is
/// selected).
class CopyTable : public QTableView {
    Q_OBJECT

public:
    /// The model must live as long as the table.
    CopyTable(QAbstractTableModel& source, const QString& accessibleName, QWidget* parent);

    /// Rows of the source model; -1 if there is none.
    [[nodiscard]] int currentSourceRow() const;
    void selectSourceRow(int row);
    [[nodiscard]] QString selectionAsTsv() const;
    /// Fits columns to what they hold; where that is too wide, names give up letters first.
    void fitColumns();

signals:
    /// The user moved to a row of the source model.
    void sourceRowSelected(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void copy() const;
    void placeColumns();
    [[nodiscard]] bool isOurs(int column) const; ///< to size: the header does not do it by itself
    [[nodiscard]] bool isPressedInHeader() const;

    QSortFilterProxyModel* m_sorted = nullptr;
    std::vector<int> m_fitted; ///< widths that hold every cell, by column
    std::vector<int> m_whole;  ///< what they would take with nothing cut
    bool m_fitting = false;
    bool m_userSized = false; ///< by dragging in the header: stays as it is
    bool m_quiet = false;
};

} // namespace faultline::ui
