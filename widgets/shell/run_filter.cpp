// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/run_filter.h"

#include "model/qt/roles.h"
#include "model/qt/run_tree.h"

namespace faultline::ui {

RunFilter::RunFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void RunFilter::setText(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    invalidateFilter();
}

void RunFilter::setFilesShown(const QString& run, bool shown)
{
    if (shown == areFilesShown(run))
        return;
    if (shown)
        m_runsWithFiles.insert(run);
    else
        m_runsWithFiles.remove(run);
    invalidateFilter();
}

bool RunFilter::areFilesShown(const QString& run) const
{
    return m_runsWithFiles.contains(run);
}

bool RunFilter::filterAcceptsRow(int sourceRow, const QModelIndex& sourceParent) const
{
    const QModelIndex row = sourceModel()->index(sourceRow, 0, sourceParent);
    if (row.data(KindRole).toInt() == static_cast<int>(RunTree::Kind::File))
        return areFilesShown(row.data(RunRole).toString());
    return m_text.isEmpty()
           || row.data(FilterRole).toString().contains(m_text, Qt::CaseInsensitive);
}

} // namespace faultline::ui
