// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace faultline {

/// Every outcome of a comparison: what differs first, what nobody recorded last. Roles: IdRole
/// (Effect::id), KindRole (EffectState), DetailRole (why it is unsure or unknown).
class EffectModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Column { Outcome, A, B, Difference, State };

    using QAbstractTableModel::QAbstractTableModel;

    void setComparison(std::shared_ptr<const RunComparison> comparison); ///< null: nothing
    [[nodiscard]] const Effect& effectAt(int row) const { return *m_rows.at(std::size_t(row)); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::shared_ptr<const RunComparison> m_comparison; ///< keeps what m_rows point at
    std::vector<const Effect*> m_rows;
};

} // namespace faultline
