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
#include <QLabel>
#include <QPushButton>

namespace faultline::ui {

namespace {

constexpr int kRoomForAll = 140 * kGrid;

} // namespace

MitigationPanel::MitigationPanel(QWidget* parent) : QSplitter(Qt::Horizontal, parent)
{
    setChildrenCollapsible(false);
    m_table = new CopyTable(m_model, tr("What would help"), this);
    m_table->setItemDelegateForColumn(MitigationModel::FitColumn, new FitDelegate(m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTextElideMode(Qt::ElideRight);
    addWidget(m_table);
    addWidget(buildDetail());
    setStretchFactor(0, 1);
    setSizes({90 * kGrid, 34 * kGrid});
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

void MitigationPanel::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    // The new peak stands beside the table too, and in the bar above.
    const bool isNarrow = width() < kRoomForAll;
    if (m_table->isColumnHidden(MitigationModel::PeakColumn) == isNarrow)
        return;
    m_table->setColumnHidden(MitigationModel::PeakColumn, isNarrow);
    m_table->fitColumns();
}

QWidget* MitigationPanel::buildDetail()
{
    auto* detail = new QWidget(this);
    auto* column = new QVBoxLayout(detail);
    column->setContentsMargins(kGrid + kGrid / 2, kGrid, 0, 0);
    column->setSpacing(kGrid);
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
    m_leave = new QPushButton(tr("Leave it"), detail);
    m_leave->setToolTip(tr("Ends the preview"));
    connect(m_leave, &QPushButton::clicked, this, [this] {
        m_table->setCurrentIndex({});
        refreshDetail();
        emit previewRequested(nullptr);
    });
    buttons->addWidget(m_leave);
    buttons->addStretch(1);
    column->addLayout(buttons);
    column->addStretch(1);
    return detail;
}

void MitigationPanel::setMitigations(
    const std::optional<std::vector<vram::Mitigation>>& mitigations)
{
    m_model.setMitigations(mitigations.value_or(std::vector<vram::Mitigation>()));
    refreshDetail();
    if (m_model.rowCount() == 0) {
        m_title->setText(mitigations ? tr("Nothing would take less")
                                     : tr("Looking for what would help…"));
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
    m_apply->setVisible(mitigation != nullptr);
    m_leave->setVisible(mitigation != nullptr);
    if (mitigation == nullptr) {
        m_title->setText(tr("What would help?"));
        m_cost->setText(tr("The best stands first: what fits and costs least. Choose a row to see "
                           "it beside the plan in the bar above, and the lines for the "
                           "configuration here."));
        return;
    }
    m_title->setText(translated(mitigation->what));
    const QString saves =
        tr("Saves %1: %2 instead.")
            .arg(bytesText(mitigation->savedBytes), bytesText(mitigation->peakBytes));
    const QString cost = translated(mitigation->cost);
    m_cost->setText(cost.isEmpty() ? saves : saves + u'\n' + cost);
    if (mitigation->patch.empty())
        return;
    m_patch = new CodeBlock(tr("For the configuration"), toQString(mitigation->patch), this);
    m_patchPlace->addWidget(m_patch);
}

} // namespace faultline::ui
