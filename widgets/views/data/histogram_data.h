// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/statistics/dataset_statistics.h"
#include "widgets/views/data/histogram.h"

#include <QPalette>

namespace faultline::ui {

// What the histograms of the Data page show: all pictures if there is one split, else each split in
// the bins of all.

enum class Scale { Whole, Logarithmic };

/// `part` is a distribution of SplitStatistics.
[[nodiscard]] HistogramData histogramOf(const DatasetStatistics& statistics,
                                        const QStringList& splitNames,
                                        Distribution SplitStatistics::*part, Scale scale,
                                        const QString& unit, const QPalette& palette);
/// Colour of a split, here and in legends.
[[nodiscard]] QColor splitColor(std::size_t split, std::size_t splits, const QPalette& palette);

} // namespace faultline::ui
