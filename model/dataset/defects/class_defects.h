// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/defects/defect_collector.h"

#include <string>
#include <string_view>

namespace faultline {

/// D02: classes against the label map and the number of classes. Private to this folder.
void findClassDefects(const Dataset& dataset, const DefectOptions& options, DefectCollector& found);
/// D03: how boxes are spread over classes and splits. Private to this folder.
void findBalanceDefects(const Dataset& dataset, const DefectOptions& options,
                        DefectCollector& found);

/// A class name without blanks around it, in lower case, with runs of blanks, '_' and '-' as one
/// '_': names that have it in common are likely the same class.
[[nodiscard]] std::string foldedName(std::string_view name);
/// Index of the class of the label map whose name differs from that of `classIndex` in case and
/// blanks only; -1 if there is not exactly one.
[[nodiscard]] std::int32_t nearMapClass(const Dataset& dataset, std::int32_t classIndex);

/// Whether a split is for training: "train", "training", "train2017".
[[nodiscard]] bool isTrainingSplit(std::string_view name);
/// Whether it is held against: "val", "valid", "validation", "eval", "test", ...
[[nodiscard]] bool isValidationSplit(std::string_view name);

} // namespace faultline
