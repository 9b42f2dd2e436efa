// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/hparam_column_model.h"
#include "widgets/views/summaries/hparam_filter_editor.h"

#include <QWidget>

class QLineEdit;
class QSortFilterProxyModel;
class QTableView;

namespace faultline::ui {

/// Beside the table: which metrics and hyperparameters are its columns, how each hyperparameter
/// goes with the metric that gives the colours, and the filter of the one chosen.
class HparamPanel : public QWidget {
    Q_OBJECT

public:
    explicit HparamPanel(QWidget* parent = nullptr);

    void setColumns(std::vector<HparamColumnRow> metrics, std::vector<HparamColumnRow> hparams,
                    const QString& colorMetric);
    [[nodiscard]] HparamFilterEditor& filterEditor() { return *m_filter; }
    /// Key of the column whose filter is shown; empty: none.
    [[nodiscard]] QString currentKey() const { return m_current; }
    /// Chooses a column, as a click on it does.
    void setCurrentKey(const QString& key);

signals:
    void metricToggled(const QString& key, bool shown);
    void hparamToggled(const QString& key, bool shown);
    void currentKeyChanged();

private:
    QTableView* makeList(HparamColumnModel& model, QSortFilterProxyModel& sorted,
                         const QString& name);
    void takeCurrent(const QModelIndex& index, QTableView* other);

    HparamColumnModel m_metrics;
    HparamColumnModel m_hparams;
    QSortFilterProxyModel* m_sortedMetrics;
    QSortFilterProxyModel* m_sortedHparams;
    QLineEdit* m_search = nullptr;
    QTableView* m_metricList = nullptr;
    QTableView* m_hparamList = nullptr;
    HparamFilterEditor* m_filter = nullptr;
    QString m_current;
};

} // namespace faultline::ui
