// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/gpu_panel.h"

#include "model/qt/roles.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/memory/fit_delegate.h"
#include "widgets/views/trace/copy_table.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>

namespace faultline::ui {

namespace {

/// The row of the smallest that fits stands out.
class GpuDelegate final : public FitDelegate {
public:
    using FitDelegate::FitDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        FitDelegate::initStyleOption(option, index);
        if (index.data(GpuTableModel::IsSmallestRole).toBool())
            option->font.setWeight(QFont::DemiBold);
    }
};

} // namespace

GpuPanel::GpuPanel(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kGrid, 0, 0);
    column->setSpacing(kGrid);
    m_sentence = makeCardHeading({}, this);
    m_sentence->setWordWrap(true);
    column->addWidget(m_sentence);
    m_table = new CopyTable(m_model, tr("GPUs, by memory"), this);
    m_table->setItemDelegate(new GpuDelegate(m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    column->addWidget(m_table, 1);
    column->addWidget(makeMutedLabel(
        tr("Safe batch: fits in nine of ten cases. Double-click a row or press Enter to plan with "
           "that GPU."),
        this));
    connect(m_table, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { emit gpuChosen(index.data(IdRole).toString()); });
}

QString GpuPanel::sentence() const
{
    return m_sentence->text();
}

void GpuPanel::setPlan(const VramPlanPtr& plan)
{
    m_model.setPlan(plan);
    m_sentence->setText(plan ? smallestGpuSentence(plan->estimate, gpusFor(*plan)) : QString());
    m_sentence->setVisible(plan && plan->gpu); // else the verdict says it
    const int shown = m_model.smallestFitting();
    if (shown >= 0)
        m_table->scrollTo(m_table->model()->index(shown, 0), QAbstractItemView::PositionAtCenter);
}

void GpuPanel::setMaxBatches(const std::optional<std::vector<vram::MaxBatch>>& batches)
{
    m_model.setMaxBatches(batches);
    m_table->fitColumns();
}

} // namespace faultline::ui
