// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/gpu_table_model.h"

#include "model/qt/text.h"

#include <QLocale>

#include <algorithm>

namespace faultline {

namespace {

QString batchText(std::int64_t batch)
{
    return batch == 0 ? GpuTableModel::tr("none") : QLocale().toString(qlonglong{batch});
}

} // namespace

void GpuTableModel::setPlan(const VramPlanPtr& plan)
{
    beginResetModel();
    m_plan = plan;
    m_gpus = plan ? gpusFor(*plan) : std::vector<vram::Gpu>();
    m_batches.clear();
    m_smallest = -1;
    for (int row = 0; row < rows() && m_smallest < 0; ++row) {
        if (fit(row) == Fit::Fits)
            m_smallest = row;
    }
    endResetModel();
}

void GpuTableModel::setMaxBatches(const std::optional<std::vector<vram::MaxBatch>>& batches)
{
    m_batches =
        batches && batches->size() == m_gpus.size() ? *batches : std::vector<vram::MaxBatch>();
    if (rows() > 0)
        emit dataChanged(index(0, LargestColumn), index(rows() - 1, SafeColumn));
}

const vram::Gpu& GpuTableModel::gpu(int row) const
{
    return m_gpus[static_cast<std::size_t>(row)];
}

Fit GpuTableModel::fit(int row) const
{
    return fitOf(m_plan->estimate.peakBytes, m_plan->estimate.interval, gpu(row).usableBytes());
}

int GpuTableModel::rowOf(const std::string& gpu) const
{
    const auto found = std::find_if(m_gpus.begin(), m_gpus.end(),
                                    [&gpu](const vram::Gpu& one) { return one.name == gpu; });
    return found == m_gpus.end() ? -1 : static_cast<int>(found - m_gpus.begin());
}

QString GpuTableModel::columnTitle(int column) const
{
    switch (column) {
    case NameColumn: return tr("GPU");
    case MemoryColumn: return tr("Usable memory");
    case FitColumn:
        return m_plan
                   ? tr("Batch size %1")
                         .arg(QLocale().toString(qlonglong{m_plan->estimate.setup.batchPerReplica}))
                   : tr("Fits?");
    case LargestColumn: return tr("Largest batch");
    case SafeColumn: return tr("Safe batch");
    default: return {};
    }
}

QString GpuTableModel::textOf(int row, int column) const
{
    const auto at = static_cast<std::size_t>(row);
    switch (column) {
    case NameColumn: {
        const bool isSelected = m_plan->gpu && m_plan->gpu->name == gpu(row).name;
        const QString name = toQString(gpu(row).name);
        return isSelected ? tr("%1 (selected)").arg(name) : name;
    }
    case MemoryColumn: return bytesText(gpu(row).usableBytes());
    case FitColumn: return row == m_smallest ? tr("Smallest that fits") : fitName(fit(row));
    case LargestColumn:
        return m_batches.empty() ? QStringLiteral("\u2026") : batchText(m_batches[at].likely);
    case SafeColumn:
        return m_batches.empty() ? QStringLiteral("\u2026") : batchText(m_batches[at].certain);
    default: return {};
    }
}

QVariant GpuTableModel::valueOf(int row, int column) const
{
    const auto at = static_cast<std::size_t>(row);
    switch (column) {
    case MemoryColumn: return qlonglong{gpu(row).usableBytes()};
    case FitColumn: return static_cast<int>(fit(row));
    case LargestColumn: return qlonglong{m_batches.empty() ? 0 : m_batches[at].likely};
    case SafeColumn: return qlonglong{m_batches.empty() ? 0 : m_batches[at].certain};
    default: return textOf(row, column);
    }
}

QVariant GpuTableModel::cell(int row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return textOf(row, column);
    case Qt::ToolTipRole:
        if (column == MemoryColumn)
            return tr("%1 in total").arg(bytesText(gpu(row).totalBytes));
        return m_batches.empty() ? QString()
                                 : maxBatchSentence(m_batches[static_cast<std::size_t>(row)]);
    case IsSmallestRole: return row == m_smallest;
    case SortRole: return valueOf(row, column);
    case IdRole: return toQString(gpu(row).name);
    case FitRole: return column == FitColumn ? QVariant(static_cast<int>(fit(row))) : QVariant();
    default: return {};
    }
}

} // namespace faultline
