// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/table_model_base.h"

namespace faultline {

namespace {

QVariant alignment(bool number)
{
    return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter)
                               | (number ? Qt::AlignRight : Qt::AlignLeft));
}

} // namespace

int TableModelBase::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : rows();
}

int TableModelBase::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns();
}

QVariant TableModelBase::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(isNumber(index.column()));
    return cell(index.row(), index.column(), role);
}

QVariant TableModelBase::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns())
        return {};
    if (role == Qt::DisplayRole)
        return columnTitle(section);
    if (role == Qt::TextAlignmentRole)
        return alignment(isNumber(section));
    return {};
}

} // namespace faultline
