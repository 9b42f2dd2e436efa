// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/summaries/summary_tab.h"

#include <memory>

namespace faultline::ui {

/// Logged pictures, over steps and runs.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makeImagesTabFactory();

/// Logged texts and tables of texts.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makeTextTabFactory();

/// Logged sounds: their waveforms, and files of them.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makeAudioTabFactory();

/// Histograms over time, and the distributions that follow from them.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makeHistogramsTabFactory();

/// Precision-recall curves, a line for each run.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makePrCurvesTabFactory();

/// Graphs as trees, layers of Keras models, what run metadata measured.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makeGraphTabFactory();

/// Sessions by hyperparameters and metrics.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makeHparamsTabFactory();

/// Charts that the logs lay out.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makeLayoutsTabFactory();

/// Every tag that is no scalar: kind, plugin, values, bytes; what no other tab shows is named here.
[[nodiscard]] std::unique_ptr<const SummaryTabFactory> makeOtherTabFactory();

} // namespace faultline::ui
