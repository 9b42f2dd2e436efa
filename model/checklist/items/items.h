// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/checklist/checklist_items.h"

#include <span>

namespace faultline {

/// The items of one section each. A rule of the catalogue is on exactly one item; what no file can
/// tell is an item without rules.
[[nodiscard]] std::span<const ChecklistItem> memoryItems();
[[nodiscard]] std::span<const ChecklistItem> inputPipelineItems();
[[nodiscard]] std::span<const ChecklistItem> hyperparametersItems();
[[nodiscard]] std::span<const ChecklistItem> dataItems();
[[nodiscard]] std::span<const ChecklistItem> environmentItems();
[[nodiscard]] std::span<const ChecklistItem> lifecycleItems();
[[nodiscard]] std::span<const ChecklistItem> machineItems();

} // namespace faultline
