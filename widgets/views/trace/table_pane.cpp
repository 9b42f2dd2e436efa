// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/table_pane.h"

#include "widgets/controls/empty_state.h"
#include "widgets/views/trace/copy_table.h"

#include <utility>

namespace faultline::ui {

TablePane::TablePane(const QString& accessibleName, QWidget* parent)
    : QStackedWidget(parent),
      m_table(new CopyTable(m_model, accessibleName, this)),
      m_empty(new EmptyState(QStringLiteral("trace"), this))
{
    addWidget(m_table);
    addWidget(m_empty);
    setCurrentWidget(m_empty);
}

void TablePane::setTable(ProfileTable table)
{
    const bool hasRows = table.rowCount > 0;
    m_model.setTable(std::move(table));
    setCurrentIndex(hasRows ? 0 : 1);
}

void TablePane::setEmptyTexts(const QString& title, const QString& explanation)
{
    m_empty->setTexts(title, explanation);
}

} // namespace faultline::ui
