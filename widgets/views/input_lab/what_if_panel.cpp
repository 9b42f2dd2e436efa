// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/input_lab/what_if_panel.h"

#include "model/qt/input_lab.h"
#include "model/qt/input_words.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/trace/copy_table.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>

namespace faultline::ui {

WhatIfPanel::WhatIfPanel(InputLab& lab, QWidget* parent) : QWidget(parent), m_lab(lab)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kGrid / 2, 0, 0);
    column->setSpacing(kGrid / 2);
    m_note = makeMutedLabel({}, this);
    column->addWidget(m_note);
    m_table = new CopyTable(m_model, tr("What would help"), this);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setSectionResizeMode(WhatIfModel::ChangeColumn,
                                                      QHeaderView::Stretch);
    m_table->setWordWrap(true);
    m_table->setTextElideMode(Qt::ElideNone);
    m_table->verticalHeader()->setMinimumSectionSize(3 * kGrid);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->setMinimumHeight(10 * kGrid);
    connect(m_table, &QAbstractItemView::clicked, this,
            [this] { take(m_table->currentSourceRow()); });
    connect(m_table, &QAbstractItemView::activated, this,
            [this] { take(m_table->currentSourceRow()); });
    column->addWidget(m_table, 1);
    column->addStretch();
}

void WhatIfPanel::take(int row)
{
    if (row >= 0 && row < m_model.rowCount() && m_lab.report())
        m_lab.tryOut(m_model.change(row).set);
}

void WhatIfPanel::refresh()
{
    const PipelineReportPtr& report = m_lab.report();
    // What was there stays until the new answer is, so that a knob can be dragged.
    if (report || !m_lab.known()) {
        m_model.setReport(report.get());
        m_table->fitColumns();
        m_table->setVisible(m_model.rowCount() > 0);
    }
    m_table->setEnabled(report != nullptr);
    if (!report)
        m_note->setText(m_lab.known() ? tr("Trying other settings…") : QString());
    else if (!report->present)
        m_note->setText(tr("Other settings are tried as soon as the pipeline can be simulated."));
    else if (!report->refused.empty())
        m_note->setText(translated(report->refused) + u' ' + mismatchHelp(*report));
    else if (m_model.rowCount() == 0)
        m_note->setText(tr("No setting that can be tried makes it faster by 3 % or more."));
    else
        m_note->setText(tr("Cheapest first. Click a row to set the knobs to it."));
    const bool lacksMemory =
        report && m_model.rowCount() > 0 && report->present && !report->inferred.costs.elementBytes;
    if (lacksMemory)
        m_note->setText(m_note->text() + u' '
                        + tr("What they need of memory is not known: type the memory per image on "
                             "the left."));
}

QString WhatIfPanel::note() const
{
    return m_note->text();
}

} // namespace faultline::ui
