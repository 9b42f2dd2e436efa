// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/case_filter.h"

#include "model/qt/roles.h"
#include "model/qt/run_tree.h"

namespace faultline::ui {

CaseFilter::CaseFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void CaseFilter::setText(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    invalidateFilter();
}

void CaseFilter::setFilesShown(const QString& run, bool shown)
{
    if (shown == areFilesShown(run))
        return;
    if (shown)
        m_runsWithFiles.insert(run);
    else
        m_runsWithFiles.remove(run);
    invalidateFilter();
}

bool CaseFilter::areFilesShown(const QString& run) const
{
    return m_runsWithFiles.contains(run);
}

bool CaseFilter::filterAcceptsRow(int sourceRow, const QModelIndex& sourceParent) const
{
    const QModelIndex row = sourceModel()->index(sourceRow, 0, sourceParent);
    const QVariant kind = row.data(KindRole);
    if (kind.isValid() && kind.toInt() == static_cast<int>(RunTree::Kind::File))
        return areFilesShown(row.data(RunRole).toString());
    return m_text.isEmpty()
           || row.data(FilterRole).toString().contains(m_text, Qt::CaseInsensitive);
}

bool isRunRow(const QModelIndex& index)
{
    return index.data(KindRole).isValid();
}

} // namespace faultline::ui
