// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/table_choice.h"
#include "model/readers/metrics/table_guess.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QListWidgetItem;

namespace faultline::ui {

/// Which columns of a table hold the steps, the times and the names of runs, and which become
/// curves.
class ColumnForm : public QWidget {
    Q_OBJECT

public:
    explicit ColumnForm(QWidget* parent = nullptr);

    /// Offers the columns of a table, with their roles chosen; emits nothing.
    void setTable(const metrics::TableGuess& table);
    /// What is chosen. All columns of numbers as curves leave `metrics` empty, so that what later
    /// records have besides is read too.
    [[nodiscard]] TableChoice choice() const;
    /// Whether any column becomes a curve.
    [[nodiscard]] bool hasCurves() const;
    /// Name of the column that the user looks at in the list; empty if there is none.
    [[nodiscard]] QString current() const;

signals:
    void choiceChanged();
    void currentChanged();

private:
    void build();
    void fill(QComboBox& box, const QString& none, std::size_t chosen);
    /// Columns with another use are no curves meanwhile.
    void refreshList();
    void setWanted(QListWidgetItem& item, bool wanted);
    void setAllChecked(bool checked);

    metrics::TableGuess m_table;
    QComboBox* m_step;
    QComboBox* m_time;
    QComboBox* m_run;
    QListWidget* m_curves;
    QLabel* m_count;
    bool m_isFilling = false;
};

} // namespace faultline::ui
