// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset.h"
#include "model/vram/dataset_facts.h"

namespace faultline {

/// What of a dataset the planner of memory goes by: of its split "train" if it has one, else of
/// all. One pass over the index; no picture is opened.
[[nodiscard]] vram::DatasetFacts datasetFacts(const Dataset& dataset);

} // namespace faultline
