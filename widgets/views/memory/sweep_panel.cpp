// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/memory/sweep_panel.h"

#include "model/vram/hardware.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"
#include "widgets/views/memory/sweep_chart.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>
#include <cstddef>
#include <optional>
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

/// Devices of the table that differ in memory, the smallest first.
std::vector<vram::Gpu> distinctGpus()
{
    std::vector<vram::Gpu> gpus;
    for (const vram::Gpu& gpu : vram::gpus()) {
        if (gpus.empty() || gpus.back().totalBytes != gpu.totalBytes)
            gpus.push_back(gpu);
    }
    return gpus;
}

/// The planned one first, then the next smaller and the next two larger; without a planned one
/// those around the peak.
std::vector<vram::Gpu> gpusBeside(const std::optional<vram::Gpu>& planned, std::int64_t peakBytes)
{
    constexpr std::size_t kLarger = 2;
    constexpr double kOtherSize = 1.15; // 16 GB of one device and of another are one choice
    const auto bytes = static_cast<double>(planned ? planned->totalBytes : peakBytes);
    std::optional<vram::Gpu> smaller;
    std::vector<vram::Gpu> larger;
    for (const vram::Gpu& gpu : distinctGpus()) {
        const auto total = static_cast<double>(gpu.totalBytes);
        const double above = larger.empty() ? bytes : static_cast<double>(larger.back().totalBytes);
        if (total * kOtherSize <= bytes)
            smaller = gpu;
        else if (total >= above * kOtherSize && larger.size() < kLarger)
            larger.push_back(gpu);
    }
    std::vector<vram::Gpu> gpus;
    if (planned)
        gpus.push_back(*planned);
    if (smaller)
        gpus.push_back(*smaller);
    gpus.insert(gpus.end(), larger.begin(), larger.end());
    return gpus;
}

std::vector<SweepSample> batchSamples(const std::vector<vram::SweepPoint>& points)
{
    std::vector<SweepSample> samples;
    for (const vram::SweepPoint& point : points)
        samples.push_back(
            {.x = point.batch, .peakBytes = point.peakBytes, .interval = point.interval});
    return samples;
}

/// Whether more images take less somewhere: what an allocator holds does that.
bool hasStep(const std::vector<SweepSample>& samples)
{
    return std::adjacent_find(
               samples.begin(), samples.end(),
               [](const SweepSample& a, const SweepSample& b) { return b.peakBytes < a.peakBytes; })
           != samples.end();
}

} // namespace

SweepPanel::SweepPanel(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kGrid, 0, 0);
    column->setSpacing(kGrid);
    auto* row = new QHBoxLayout;
    row->setSpacing(3 * kGrid);
    m_batches = new SweepChart(tr("Peak memory over batch size"), this);
    m_sizes = new SweepChart(tr("Peak memory over input size"), this);
    addChart(*row, *this, tr("Peak memory over batch size"), m_batches);
    addChart(*row, *this, tr("Peak memory over input size"), m_sizes);
    column->addLayout(row, 1);
    m_hint = makeMutedLabel({}, this);
    column->addWidget(m_hint);
    connect(m_batches, &SweepChart::valueChosen, this, &SweepPanel::batchChosen);
    connect(m_sizes, &SweepChart::valueChosen, this, &SweepPanel::sizeChosen);
}

QString SweepPanel::hint() const
{
    return m_hint->text();
}

void SweepPanel::show(const VramPlan* plan, const std::optional<PlanSweeps>& sweeps)
{
    std::vector<SweepSample> batches;
    std::vector<SweepSample> modelAlone;
    std::vector<SweepSample> sizes;
    if (sweeps) {
        batches = batchSamples(sweeps->batches);
        modelAlone = batchSamples(sweeps->modelBatches);
        for (const vram::SweepPoint& point : sweeps->sizes)
            sizes.push_back({.x = std::max(point.imageWidth, point.imageHeight),
                             .peakBytes = point.peakBytes,
                             .interval = point.interval});
    }
    QString hint = tr("In nine of ten cases the real value is within the band. Horizontal lines: "
                      "usable memory of a GPU. Click a point to plan with its value.");
    if (!modelAlone.empty())
        hint += u' ' + tr("Dotted: the model without the measurement.");
    if (hasStep(batches) || hasStep(sizes))
        hint += u' '
                + tr("Where the curve falls, the allocator reuses its blocks better: what it "
                     "reserves depends on the order of the sizes, not only on their sum.");
    m_hint->setText(hint);
    m_batches->setSamples(std::move(batches), tr("Batch size"));
    m_batches->setModelAlone(std::move(modelAlone));
    m_sizes->setSamples(std::move(sizes), tr("Longer side in pixels"));
    if (plan == nullptr)
        return;
    const vram::TrainingSetup& setup = plan->estimate.setup;
    m_batches->setCurrent(setup.batchPerReplica);
    m_sizes->setCurrent(std::max(setup.imageWidth, setup.imageHeight));
    const std::vector<vram::Gpu> gpus = gpusBeside(plan->gpu, plan->estimate.peakBytes);
    m_batches->setGpus(gpus, plan->gpu.has_value());
    m_sizes->setGpus(gpus, plan->gpu.has_value());
}

} // namespace faultline::ui
