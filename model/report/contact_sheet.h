// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset.h"
#include "model/preview/batch.h"

#include <opencv2/core.hpp>

#include <span>
#include <string>

namespace faultline {

/// The name of a box's class: "cat", "id 7" where only the id is known, "unlabelled".
[[nodiscard]] std::string classNameOf(const Dataset& dataset, std::int32_t classIndex);

/// A sample as people look at it: CV_8UC3, boxes in the colour of their class with its name, times
/// `scale`. Lettering has plain ASCII; other characters are "?".
[[nodiscard]] cv::Mat drawSample(const augment::Sample& sample, const Dataset& dataset,
                                 double scale = 1.0);

/// All pictures of a batch on one sheet, each with boxes, its place in the batch and its name; one
/// that failed says why. CV_8UC3; no side longer than 16384, so that of very many the last are
/// left out.
[[nodiscard]] cv::Mat contactSheet(std::span<const BatchItem> items, const Dataset& dataset,
                                   int cellSide = 320);

} // namespace faultline
