// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/case_delegate.h"

#include "widgets/shell/case_filter.h"

namespace faultline::ui {

CaseDelegate::CaseDelegate(const ViewContext& context, QObject* parent)
    : QStyledItemDelegate(parent),
      m_runs(new RunDelegate(context, this)),
      m_artifacts(new ArtifactDelegate(context, this))
{
}

void CaseDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    if (isRunRow(index))
        m_runs->paint(painter, option, index);
    else
        m_artifacts->paint(painter, option, index);
}

QSize CaseDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return isRunRow(index) ? m_runs->sizeHint(option, index) : m_artifacts->sizeHint(option, index);
}

bool CaseDelegate::editorEvent(QEvent* event, QAbstractItemModel* model,
                               const QStyleOptionViewItem& option, const QModelIndex& index)
{
    return isRunRow(index) && m_runs->editorEvent(event, model, option, index);
}

} // namespace faultline::ui
