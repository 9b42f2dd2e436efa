// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/console_digest.h"

#include <QAbstractItemModel>

#include <cstdint>
#include <vector>

namespace faultline {

/// The recognised events of a log: one row for each signature, worst first and that of the cause
/// before all others; below it, where there are several, every occurrence in order.
/// Roles: LogLineRole, OutcomeRole, CountRole, IdRole (signature), DetailRole (fields),
/// MeaningRole, AdviceRole (what to do).
class LogEventModel : public QAbstractItemModel {
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    void setLog(ConsoleLogPtr log); ///< null: empty

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Group {
        std::vector<std::uint32_t> events; ///< indices into ConsoleLog::events, ascending
        std::uint64_t count = 0;           ///< with those that are not listed one by one
        Outcome outcome = Outcome::Benign; ///< the worst of them
        bool holdsCause = false;
    };

    [[nodiscard]] const LogEvent& eventAt(const QModelIndex& index) const;
    [[nodiscard]] QString spokenText(const QModelIndex& index) const;

    ConsoleLogPtr m_log;
    std::vector<Group> m_groups;
};

} // namespace faultline
