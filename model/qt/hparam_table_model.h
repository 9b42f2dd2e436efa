// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/table_model_base.h"
#include "model/summaries/hparam_filter.h"

#include <QSet>
#include <QSortFilterProxyModel>
#include <QString>

#include <cstddef>
#include <memory>
#include <vector>

namespace faultline {

using HparamTablePtr = std::shared_ptr<const HparamTable>;

/// A value in the user's number format: a hyperparameter as it was written, a metric to five
/// digits; "NaN", "∞", "−∞".
[[nodiscard]] QString hparamText(const HparamValue& value, HparamColumnKind kind);
/// Title of a column: its display name, else "validation/epoch_loss".
[[nodiscard]] QString hparamTitle(const HparamColumn& column);
/// "lowest", "mean"; "last".
[[nodiscard]] QString aggregateName(MetricAggregate aggregate);

/// The sessions of a table, a row each: the run with a check box (is it shown elsewhere), then,
/// where there is anything to tell, group and end, then the columns chosen.
class HparamTableModel : public TableModelBase {
    Q_OBJECT

public:
    /// DisplayRole of the runs' column is the session; RunRole too.
    static constexpr int kRunColumn = 0;

    using TableModelBase::TableModelBase;

    /// `columns` are indices into HparamTable::columns, in the order to be shown.
    void setTable(HparamTablePtr table, std::vector<std::size_t> columns);
    [[nodiscard]] const HparamTablePtr& table() const { return m_table; }
    /// Sessions whose box is checked, by name.
    void setShownSessions(QSet<QString> sessions);
    /// Index into HparamTable::columns; -1 for a column of facts.
    [[nodiscard]] int tableColumn(int column) const;
    /// The typed value of a cell; nothing for a column of facts.
    [[nodiscard]] std::optional<HparamValue> value(int row, int column) const;

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    /// The user ticked a session or took the tick away.
    void showRequested(int row, bool shown);

private:
    enum class Fact { Run, Group, Status };

    [[nodiscard]] int rows() const override;
    [[nodiscard]] int columns() const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;
    [[nodiscard]] QVariant factCell(int row, Fact fact, int role) const;
    [[nodiscard]] QString toolTip(const HparamSession& session) const;

    HparamTablePtr m_table;
    std::vector<Fact> m_facts{Fact::Run};
    std::vector<std::size_t> m_columns;
    QSet<QString> m_shown;
};

/// Sorts by typed values with the missing ones last, whichever way, and leaves out what the filters
/// do not accept.
class HparamSortModel : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit HparamSortModel(HparamTableModel& model, QObject* parent = nullptr);

    /// For each row of the table whether it is shown; shorter than the table: the rest is.
    void setAccepted(std::vector<bool> accepted);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    HparamTableModel& m_model;
    std::vector<bool> m_accepted;
};

} // namespace faultline
