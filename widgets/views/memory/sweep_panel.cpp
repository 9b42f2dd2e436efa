// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/sweep_panel.h"

#include "model/vram/hardware.h"
#include "widgets/style/theme.h"
#include "widgets/views/memory/sweep_chart.h"
#include "widgets/views/text_labels.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

QVBoxLayout* addChart(QHBoxLayout& row, QWidget& parent, const QString& title, SweepChart* chart)
{
    auto* column = new QVBoxLayout;
    column->setSpacing(kGrid / 2);
    column->addWidget(makeCardHeading(title, &parent));
    column->addWidget(chart, 1);
    row.addLayout(column, 1);
    return column;
}

/// The planned one first, then the others that differ in memory, the smallest first.
std::vector<vram::Gpu> gpusBeside(const std::optional<vram::Gpu>& planned)
{
    std::vector<vram::Gpu> gpus;
    if (planned)
        gpus.push_back(*planned);
    for (const vram::Gpu& gpu : vram::gpus()) {
        const bool isKnown = std::any_of(gpus.begin(), gpus.end(), [&gpu](const vram::Gpu& other) {
            return other.totalBytes == gpu.totalBytes;
        });
        if (!isKnown)
            gpus.push_back(gpu);
    }
    return gpus;
}

} // namespace

SweepPanel::SweepPanel(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kGrid, 0, 0);
    column->setSpacing(kGrid);
    auto* row = new QHBoxLayout;
    row->setSpacing(3 * kGrid);
    m_batches = new SweepChart(tr("Peak over the batch"), this);
    m_sizes = new SweepChart(tr("Peak over the input size"), this);
    addChart(*row, *this, tr("Peak over the batch"), m_batches);
    addChart(*row, *this, tr("Peak over the input size"), m_sizes);
    column->addLayout(row, 1);
    m_hint = makeMutedLabel(
        tr("The band holds the truth in nine of ten cases. Lines are what can be used of a GPU. "
           "Click to plan with a value."),
        this);
    column->addWidget(m_hint);
    connect(m_batches, &SweepChart::valueChosen, this, &SweepPanel::batchChosen);
    connect(m_sizes, &SweepChart::valueChosen, this, &SweepPanel::sizeChosen);
}

void SweepPanel::show(const VramPlan* plan, const std::optional<PlanSweeps>& sweeps)
{
    std::vector<SweepSample> batches;
    std::vector<SweepSample> sizes;
    if (sweeps) {
        for (const vram::SweepPoint& point : sweeps->batches)
            batches.push_back(
                {.x = point.batch, .peakBytes = point.peakBytes, .interval = point.interval});
        for (const vram::SweepPoint& point : sweeps->sizes)
            sizes.push_back({.x = std::max(point.imageWidth, point.imageHeight),
                             .peakBytes = point.peakBytes,
                             .interval = point.interval});
    }
    m_batches->setSamples(std::move(batches), tr("Images in a batch"));
    m_sizes->setSamples(std::move(sizes), tr("Longer side in pixels"));
    if (plan == nullptr)
        return;
    const vram::TrainingSetup& setup = plan->estimate.setup;
    m_batches->setCurrent(setup.batchPerReplica);
    m_sizes->setCurrent(std::max(setup.imageWidth, setup.imageHeight));
    const std::vector<vram::Gpu> gpus = gpusBeside(plan->gpu);
    m_batches->setGpus(gpus);
    m_sizes->setGpus(gpus);
}

} // namespace faultline::ui
