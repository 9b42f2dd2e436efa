// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/mitigation_panel.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "model/qt/vram_text.h"
#include "widgets/controls/code_block.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/memory/fit_delegate.h"
#include "widgets/views/trace/copy_table.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>

namespace faultline::ui {

MitigationPanel::MitigationPanel(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kGrid, 0, 0);
    column->setSpacing(kGrid);
    m_table = new CopyTable(m_model, tr("How to save memory"), this);
    m_table->setItemDelegateForColumn(MitigationModel::FitColumn, new FitDelegate(m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    // The change is read to its end: it takes the lines that it needs.
    m_table->horizontalHeader()->setSectionResizeMode(MitigationModel::ChangeColumn,
                                                      QHeaderView::Stretch);
    m_table->setWordWrap(true);
    m_table->setTextElideMode(Qt::ElideNone);
    m_table->verticalHeader()->setMinimumSectionSize(3 * kGrid + kGrid / 2);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->setMinimumHeight(12 * kGrid);
    column->addWidget(m_table, 1);
    buildDetail();
    connect(m_table, &CopyTable::sourceRowSelected, this, [this] {
        refreshDetail();
        emit previewRequested(chosen());
    });
    connect(m_table, &QAbstractItemView::activated, this, [this] {
        if (const vram::Mitigation* mitigation = chosen())
            emit applied(*mitigation);
    });
    refreshDetail();
}

void MitigationPanel::buildDetail()
{
    auto* detail = new QWidget(this);
    layout()->addWidget(detail);
    auto* column = new QVBoxLayout(detail);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid / 2);
    m_title = makeCardHeading({}, detail);
    m_title->setWordWrap(true);
    column->addWidget(m_title);
    m_cost = makeMutedLabel({}, detail);
    column->addWidget(m_cost);
    m_patchPlace = new QVBoxLayout;
    column->addLayout(m_patchPlace);
    auto* buttons = new QHBoxLayout;
    m_apply = new QPushButton(tr("Apply to the plan"), detail);
    connect(m_apply, &QPushButton::clicked, this, [this] {
        if (const vram::Mitigation* mitigation = chosen())
            emit applied(*mitigation);
    });
    buttons->addWidget(m_apply);
    m_leave = new QPushButton(tr("End preview"), detail);
    connect(m_leave, &QPushButton::clicked, this, [this] {
        m_table->setCurrentIndex({});
        refreshDetail();
        emit previewRequested(nullptr);
    });
    buttons->addWidget(m_leave);
    buttons->addStretch(1);
    column->addLayout(buttons);
    column->addStretch();
}

void MitigationPanel::setMitigations(
    const std::optional<std::vector<vram::Mitigation>>& mitigations, bool hasGpu)
{
    m_model.setMitigations(mitigations.value_or(std::vector<vram::Mitigation>()));
    refreshDetail();
    m_table->setVisible(m_model.rowCount() > 0);
    if (m_model.rowCount() == 0) {
        m_title->show();
        m_title->setText(!hasGpu       ? tr("Choose a GPU to see what would make the training fit.")
                         : mitigations ? tr("No setting would need less memory.")
                                       : tr("Looking for what saves memory…"));
        m_cost->setText({});
    }
}

const vram::Mitigation* MitigationPanel::chosen() const
{
    const int row = m_table->currentSourceRow();
    return row < 0 || row >= m_model.rowCount() ? nullptr : &m_model.mitigation(row);
}

void MitigationPanel::refreshDetail()
{
    const vram::Mitigation* mitigation = chosen();
    delete m_patch;
    m_patch = nullptr;
    m_title->setVisible(mitigation != nullptr);
    m_apply->setVisible(mitigation != nullptr);
    m_leave->setVisible(mitigation != nullptr);
    if (mitigation == nullptr) {
        m_title->setText({});
        m_cost->setText(tr("Best first. Select a row to preview it in the bar above, with the "
                           "lines for your configuration."));
        return;
    }
    m_title->setText(translated(mitigation->what));
    const QString saves =
        tr("Saves %1: %2 are needed instead.")
            .arg(bytesText(mitigation->savedBytes), bytesText(mitigation->peakBytes));
    const QString cost = translated(mitigation->cost);
    m_cost->setText(cost.isEmpty() ? saves : saves + u'\n' + cost);
    if (mitigation->patch.empty())
        return;
    m_patch = new CodeBlock(tr("For the configuration"), toQString(mitigation->patch), this);
    m_patchPlace->addWidget(m_patch);
}

} // namespace faultline::ui
