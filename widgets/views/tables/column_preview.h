// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/metrics/table_preview.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace faultline {
class TableRowsModel;
}

namespace faultline::ui {

class CurveView;

/// What a choice of columns gives: a curve, the first rows with the role of each column, how many
/// rows are read and what is left out.
class ColumnPreview : public QWidget {
    Q_OBJECT

public:
    explicit ColumnPreview(QWidget* parent = nullptr);

    void setPreview(metrics::TablePreview preview);
    /// The column whose curve is drawn.
    void setCurrent(const QString& column);
    /// Of the first line below the curve.
    [[nodiscard]] QString summary() const;
    void settle();

private:
    void refreshCurve();
    void refreshSummary();

    metrics::TablePreview m_preview;
    QString m_current;
    QLabel* m_title;
    CurveView* m_chart;
    QLabel* m_summary;
    QLabel* m_problems;
    TableRowsModel* m_rows;
    QTableView* m_table;
};

} // namespace faultline::ui
