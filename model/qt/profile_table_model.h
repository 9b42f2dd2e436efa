// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/table_model_base.h"

#include <QString>
#include <QVariant>

#include <cstddef>
#include <functional>
#include <vector>

namespace faultline {

/// A column of a table about a profile. Functions of a row, so that a table of a hundred thousand
/// kernels writes only the texts that are seen; they hold the profile that they speak of.
struct ProfileColumn {
    QString title;
    bool isNumber = false;
    std::function<QVariant(std::size_t row)> value; ///< raw, to sort by: SortRole
    std::function<QString(std::size_t row)> text;   ///< in the user's language: DisplayRole
    std::function<QString(std::size_t row)> fullText =
        nullptr; ///< of a text that is shortened; else empty
};

/// What a table shows; made by the functions of profile_tables.h.
struct ProfileTable {
    std::size_t rowCount = 0;
    std::vector<ProfileColumn> columns;
};

/// A ProfileTable as an item model. Roles: DisplayRole, ToolTipRole (texts, which may be cut),
/// FullTextRole, SortRole, FilterRole.
class ProfileTableModel final : public TableModelBase {
    Q_OBJECT

public:
    using TableModelBase::TableModelBase;

    void setTable(ProfileTable table);

private:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] int columns() const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;
    [[nodiscard]] const ProfileColumn& at(int column) const;

    ProfileTable m_table;
};

} // namespace faultline
