// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/config/environment_panel.h"

#include "model/qt/environment_model.h"
#include "model/qt/roles.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/config/verdict_list.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <array>

namespace faultline::ui {

EnvironmentPanel::EnvironmentPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new EnvironmentModel(this)),
      m_sorted(new QSortFilterProxyModel(this)),
      m_table(new QTableView(this)),
      m_sources(makeMutedLabel(QString(), this)),
      m_search(new QLineEdit(this)),
      m_verdicts(new VerdictList(this))
{
    connect(m_verdicts, &VerdictList::consoleLineRequested, this,
            &EnvironmentPanel::consoleLineRequested);
    m_sources->setWordWrap(true);
    m_search->setPlaceholderText(tr("Search components"));
    m_search->setAccessibleName(tr("Search components"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, m_sorted,
            &QSortFilterProxyModel::setFilterFixedString);
    buildTable();

    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(kGrid / 2);
    outer->addWidget(m_sources);
    outer->addSpacing(kGrid / 2);
    outer->addWidget(m_verdicts);
    outer->addWidget(m_search);
    outer->addSpacing(kGrid / 2);
    outer->addWidget(m_table, 1);
}

void EnvironmentPanel::buildTable()
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setFilterRole(FilterRole);
    m_sorted->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_sorted->setSortRole(SortRole);
    m_sorted->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_table->setModel(m_sorted);
    m_table->setAccessibleName(tr("Versions"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder); // the model's own order: what decides first
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(3 * kGrid + kGrid / 2);
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setStretchLastSection(true);
    static constexpr std::array<int, 4> kWidths{176, 184, 160, 240};
    for (std::size_t column = 0; column < kWidths.size(); ++column)
        header->resizeSection(static_cast<int>(column), kWidths.at(column));
}

void EnvironmentPanel::setEnvironments(const std::vector<EnvironmentPtr>& environments)
{
    QStringList sources;
    for (const EnvironmentPtr& environment : environments)
        sources << tr("%1: %2").arg(environmentSourceName(environment->source),
                                    QString::fromStdString(environment->name()));
    m_sources->setText(sources.join(QStringLiteral(" · ")));
    m_verdicts->setEnvironments(environments);
    m_model->setEnvironments(environments);
}

QString EnvironmentPanel::countText() const
{
    return tr("%n version(s)", nullptr, m_model->rowCount());
}

} // namespace faultline::ui
