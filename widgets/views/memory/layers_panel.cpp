// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/layers_panel.h"

#include "model/qt/roles.h"
#include "model/qt/vram_text.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/memory/tree_map.h"
#include "widgets/views/trace/copy_table.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSplitter>

namespace faultline::ui {

namespace {

constexpr int kRoomForAllLayers = 140 * kGrid;

} // namespace

LayersPanel::LayersPanel(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kGrid, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(buildFilters());
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    m_table = new CopyTable(m_model, tr("Layers"), splitter);
    m_map = new TreeMap(splitter);
    splitter->addWidget(m_table);
    splitter->addWidget(m_map);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({100 * kGrid, 24 * kGrid});
    // The filter says it already, and names begin with it; who copies the table gets it.
    m_table->setColumnHidden(LayerTableModel::PartColumn, true);
    m_table->fitColumns();
    column->addWidget(splitter, 1);
    connect(m_table, &CopyTable::sourceRowSelected, this,
            [this](int row) { m_map->setCurrentOp(m_model.layer(row).op); });
    connect(m_map, &TreeMap::opChosen, this, &LayersPanel::showOp);
    connect(m_map, &TreeMap::opOpened, this, [this](int op) {
        showOp(op);
        m_table->setFocus();
    });
}

void LayersPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // What is asked for least gives way, so that the rest is read without scrolling.
    const bool isNarrow = width() < kRoomForAllLayers;
    if (m_table->isColumnHidden(LayerTableModel::FlopsColumn) == isNarrow)
        return;
    m_table->setColumnHidden(LayerTableModel::FlopsColumn, isNarrow);
    m_table->fitColumns();
}

QWidget* LayersPanel::buildFilters()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    m_parts = new QComboBox(bar);
    m_parts->setAccessibleName(tr("Part of the network"));
    m_parts->addItem(tr("All parts"), -1);
    for (const vram::Part part :
         {vram::Part::Input, vram::Part::Backbone, vram::Part::Neck, vram::Part::Head,
          vram::Part::SecondHead, vram::Part::Loss, vram::Part::Assignment})
        m_parts->addItem(partName(part), static_cast<int>(part));
    connect(m_parts, &QComboBox::currentIndexChanged, this, [this] {
        const int part = m_parts->currentData().toInt();
        m_model.setPart(part < 0 ? std::nullopt : std::optional(static_cast<vram::Part>(part)));
        refreshCount();
    });
    row->addWidget(m_parts);
    m_search = new QLineEdit(bar);
    m_search->setPlaceholderText(tr("Part of a name or a kind"));
    m_search->setAccessibleName(tr("Part of a name or a kind"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_model.setText(text.trimmed());
        refreshCount();
    });
    row->addWidget(m_search, 1);
    m_count = makeMutedLabel({}, bar);
    m_count->setWordWrap(false);
    row->addWidget(m_count);
    return bar;
}

void LayersPanel::setPlan(const VramPlanPtr& plan)
{
    m_model.setLayers(plan ? plan->graph : nullptr,
                      plan ? plan->estimate.layers : std::vector<vram::LayerRow>());
    m_map->setLayers(plan ? plan->graph : nullptr, m_model.layers());
    refreshCount();
}

void LayersPanel::setPart(std::optional<vram::Part> part)
{
    m_parts->setCurrentIndex(m_parts->findData(part ? static_cast<int>(*part) : -1));
}

void LayersPanel::showOp(int op)
{
    if (m_model.rowOf(op) < 0) {
        m_search->clear();
        setPart(std::nullopt);
    }
    m_table->selectSourceRow(m_model.rowOf(op));
    m_table->scrollTo(m_table->currentIndex());
    m_map->setCurrentOp(op);
}

void LayersPanel::refreshCount()
{
    const QLocale locale;
    m_count->setText(tr("%1 of %2 layers, %3 kept")
                         .arg(locale.toString(m_model.rowCount()),
                              locale.toString(static_cast<qulonglong>(m_model.layerCount())),
                              bytesText(m_model.listedBytes())));
}

} // namespace faultline::ui
