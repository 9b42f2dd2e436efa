// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/fleet/fleet_table.h"
#include "model/qt/table_model_base.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace faultline {

/// "Completed": how a run ended.
[[nodiscard]] QString runStateName(RunState state);
/// What a group of runs has in common, in words.
[[nodiscard]] QString fleetGroupName(const FleetGroup& group, FleetGroupBy by);
/// GPU-hours with three significant digits; "–" where they are not known.
[[nodiscard]] QString gpuHoursText(std::optional<double> hours);

/// A row for each run of a FleetTable that the filter leaves. It sorts and filters by itself: a
/// proxy model would ask for 100,000 cells. Roles: SortRole, PathRole (what to open), SeverityRole
/// (of the verdict; invalid: nothing was found), FullTextRole, FilterRole.
class FleetModel : public TableModelBase {
    Q_OBJECT

public:
    enum class Column { Verdict, Run, Cause, State, Model, Gpu, Hours, Lost, Start, Count };

    explicit FleetModel(QObject* parent = nullptr);

    void setTable(std::shared_ptr<const FleetTable> table); ///< null: nothing
    void setQuery(const QString& query);
    /// Only runs of that group; nullopt: all.
    void setGroup(FleetGroupBy by, const std::optional<FleetGroup>& group);
    void sort(int column, Qt::SortOrder order) override;

    [[nodiscard]] const FleetTable* table() const { return m_table.get(); }
    /// Rows of the table that are shown, in their order.
    [[nodiscard]] const std::vector<std::uint32_t>& shown() const { return m_shown; }
    /// Those that the query leaves, whatever the group.
    [[nodiscard]] const std::vector<std::uint32_t>& matching() const { return m_matching; }

private:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] int columns() const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;

    void refill();
    void order();
    [[nodiscard]] bool isInGroup(const RunSummary& run) const;

    std::shared_ptr<const FleetTable> m_table;
    std::string m_query;
    FleetGroupBy m_by = FleetGroupBy::Cause;
    std::optional<FleetGroup> m_group;
    Column m_column = Column::Lost;
    Qt::SortOrder m_order = Qt::DescendingOrder;
    std::vector<std::uint32_t> m_matching;
    std::vector<std::uint32_t> m_shown;
};

/// What groups of runs cost: a row for each. Roles: SortRole, FullTextRole.
class FleetGroupModel : public TableModelBase {
    Q_OBJECT

public:
    enum class Column { Name, Runs, Lost, Count };

    explicit FleetGroupModel(QObject* parent = nullptr);

    void setGroups(std::vector<FleetGroup> groups, FleetGroupBy by);
    [[nodiscard]] const std::vector<FleetGroup>& groups() const { return m_groups; }

private:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] int columns() const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;

    std::vector<FleetGroup> m_groups;
    FleetGroupBy m_by = FleetGroupBy::Cause;
};

} // namespace faultline
