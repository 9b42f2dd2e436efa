// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/table_model_base.h"
#include "model/summaries/hparam_table.h"

#include <QString>

#include <optional>
#include <vector>

namespace faultline {

/// A column that can be shown.
struct HparamColumnRow {
    QString key; ///< what the owner knows it by
    QString title;
    QString description; ///< empty if none
    bool isShown = false;
    bool isFiltered = false;
    std::size_t sessions = 0;             ///< that have a value
    std::optional<RankRelation> relation; ///< with the metric that gives the colours
};

/// Which columns there are, with a check box each: metrics with the number of sessions that have
/// them, hyperparameters with how they go with the metric that gives the colours.
class HparamColumnModel : public TableModelBase {
    Q_OBJECT

public:
    enum class Kind { Metrics, Hparams };
    enum Column { NameColumn, RelationColumn, SessionsColumn };
    /// bool: the number says little; to be drawn as secondary text.
    static constexpr int kMutedRole = Qt::UserRole + 200;
    /// bool: the column has a filter.
    static constexpr int kFilteredRole = Qt::UserRole + 201;

    explicit HparamColumnModel(Kind kind, QObject* parent = nullptr);

    /// `metric`: what relations are with, for the tooltip. Rows of the same keys in the same order
    /// keep selection and scroll position.
    void setRows(std::vector<HparamColumnRow> rows, const QString& metric);
    [[nodiscard]] const std::vector<HparamColumnRow>& shownRows() const { return m_rows; }

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    /// The user ticked a column or took the tick away.
    void showRequested(const QString& key, bool shown);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int columns() const override { return m_kind == Kind::Hparams ? 3 : 2; }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column != NameColumn; }
    [[nodiscard]] Column meaningOf(int column) const;
    [[nodiscard]] QVariant nameCell(const HparamColumnRow& row, int role) const;
    [[nodiscard]] QVariant relationCell(const HparamColumnRow& row, int role) const;
    [[nodiscard]] QString relationToolTip(const HparamColumnRow& row) const;

    Kind m_kind;
    QString m_metric;
    std::vector<HparamColumnRow> m_rows;
};

} // namespace faultline
