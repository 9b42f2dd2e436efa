// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/effect_model.h"

#include "model/qt/compare_words.h"
#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline {

namespace {

constexpr int kEffectColumns = 5;

QString differenceOf(const Effect& effect)
{
    if (!effect.difference)
        return {};
    const QString size = formatted(std::abs(*effect.difference), effect.unit);
    if (size == formatted(0.0, effect.unit))
        return size;
    return (*effect.difference < 0 ? QStringLiteral("−") : QStringLiteral("+")) + size;
}

QString valueOf(const Text& text)
{
    return text.empty() ? notRecordedName() : translated(text);
}

} // namespace

void EffectModel::setComparison(std::shared_ptr<const RunComparison> comparison)
{
    beginResetModel();
    m_comparison = std::move(comparison);
    m_rows.clear();
    if (m_comparison) {
        for (const Effect& effect : m_comparison->effects)
            m_rows.push_back(&effect);
    }
    std::stable_sort(m_rows.begin(), m_rows.end(), [](const Effect* one, const Effect* other) {
        return one->state < other->state;
    });
    endResetModel();
}

int EffectModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int EffectModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kEffectColumns;
}

QVariant EffectModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Effect& effect = effectAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        switch (static_cast<Column>(index.column())) {
        case Column::Outcome: return translated(effect.label);
        case Column::A: return valueOf(effect.a);
        case Column::B: return valueOf(effect.b);
        case Column::Difference: return differenceOf(effect);
        case Column::State: return effectStateName(effect);
        }
        return {};
    case Qt::ToolTipRole:
    case DetailRole: return translated(effect.reason);
    case IdRole: return toQString(effect.id);
    case KindRole: return static_cast<int>(effect.state);
    default: return {};
    }
}

QVariant EffectModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Column::Outcome: return tr("Outcome");
    case Column::A: return tr("A");
    case Column::B: return tr("B");
    case Column::Difference: return tr("Difference");
    case Column::State: return tr("State");
    }
    return {};
}

} // namespace faultline
