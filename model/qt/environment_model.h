// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/environment.h"
#include "model/qt/table_model_base.h"

#include <vector>

namespace faultline {

/// What is known of the software and machine of a run, from all files that say something. Roles:
/// SortRole, FilterRole, PathRole (the file), LineRole, IdRole (the component).
class EnvironmentModel : public TableModelBase {
    Q_OBJECT

public:
    enum class Column { Component, Version, Role, Source, Detail, Count };

    using TableModelBase::TableModelBase;

    void setEnvironments(std::vector<EnvironmentPtr> environments);

private:
    struct Row {
        const Environment* environment;
        const EnvironmentFact* fact;
    };

    [[nodiscard]] int rows() const override;
    [[nodiscard]] int columns() const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;
    [[nodiscard]] QString cellText(const Row& row, Column column) const;

    std::vector<EnvironmentPtr> m_environments; ///< keeps the rows' targets alive
    std::vector<Row> m_rows;
};

} // namespace faultline
