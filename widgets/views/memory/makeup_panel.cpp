// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/makeup_panel.h"

#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "widgets/controls/section_header.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/memory/component_delegate.h"
#include "widgets/views/memory/step_chart.h"
#include "widgets/views/trace/copy_table.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>

namespace faultline::ui {

MakeupPanel::MakeupPanel(QWidget* parent) : QSplitter(Qt::Horizontal, parent)
{
    setChildrenCollapsible(false);
    auto* left = new QWidget(this);
    auto* leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, kGrid, kGrid, 0);
    leftColumn->setSpacing(kGrid);
    m_table = new CopyTable(m_model, tr("Components of memory at the peak"), left);
    m_table->setItemDelegateForColumn(ComponentTableModel::NameColumn,
                                      new ComponentDelegate(m_table));
    m_table->setColumnHidden(ComponentTableModel::ChangeColumn, true);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->sortByColumn(ComponentTableModel::BytesColumn, Qt::DescendingOrder);
    // Names and numbers whole, the note takes what is left.
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(ComponentTableModel::NameColumn, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(ComponentTableModel::NoteColumn, QHeaderView::Stretch);
    // A note is read to its end: it takes the lines that it needs.
    m_table->setWordWrap(true);
    m_table->verticalHeader()->setMinimumSectionSize(3 * kGrid + kGrid / 2);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    leftColumn->addWidget(m_table, 1);
    m_assumptions = new SectionHeader(left);
    leftColumn->addWidget(m_assumptions);
    m_remarks = makeMutedLabel({}, left);
    m_remarks->hide();
    leftColumn->addWidget(m_remarks);
    connect(m_assumptions, &SectionHeader::toggled, m_remarks, &QWidget::setVisible);
    auto* right = new QWidget(this);
    auto* rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins(kGrid, kGrid, 0, 0);
    rightColumn->setSpacing(kGrid / 2);
    rightColumn->addWidget(makeCardHeading(tr("Memory over one training step"), right));
    m_step = new StepChart(right);
    rightColumn->addWidget(m_step, 1);
    addWidget(left);
    addWidget(right);
    setStretchFactor(0, 1);
    setStretchFactor(1, 1);
    setSizes({80 * kGrid, 40 * kGrid});
    const auto componentOfRow = [this](int row) {
        return m_model.index(row, 0).data(IdRole).toInt();
    };
    connect(m_table, &CopyTable::sourceRowSelected, this,
            [this, componentOfRow](int row) { emit componentChosen(componentOfRow(row)); });
    connect(m_table, &QAbstractItemView::activated, this, [this, componentOfRow] {
        emit componentOpened(componentOfRow(m_table->currentSourceRow()));
    });
    connect(m_step, &StepChart::opChosen, this, &MakeupPanel::opChosen);
}

void MakeupPanel::setPlan(const VramPlanPtr& plan)
{
    m_model.setComponents(plan ? plan->estimate.components : std::vector<vram::ComponentBytes>());
    m_step->setPlan(plan);
    QStringList remarks;
    if (plan) {
        for (const Text& remark : plan->estimate.remarks)
            remarks << translated(remark);
    }
    m_remarks->setText(remarks.join(u'\n'));
    m_assumptions->setTitle(tr("%n assumption(s)", nullptr, static_cast<int>(remarks.size())), {});
    m_assumptions->setVisible(!remarks.isEmpty());
    m_remarks->setVisible(!remarks.isEmpty() && m_assumptions->isChecked());
}

void MakeupPanel::setPreview(const VramPlan* preview)
{
    m_model.setPreview(preview != nullptr ? preview->estimate.components
                                          : std::vector<vram::ComponentBytes>());
    m_table->setColumnHidden(ComponentTableModel::ChangeColumn, preview == nullptr);
}

void MakeupPanel::setChosen(std::optional<vram::Component> component)
{
    m_table->selectSourceRow(component ? m_model.rowOf(*component) : -1);
}

} // namespace faultline::ui
