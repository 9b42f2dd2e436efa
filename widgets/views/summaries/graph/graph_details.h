// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/summaries/graph_tree.h"

#include <QString>

#include <cstdint>
#include <optional>

class QPalette;
class QUrl;

namespace faultline::ui {

/// A scope or node of a graph in full as rich text: totals, operation, device, inputs and readers
/// with links to them, attributes. What comes from the file is escaped.
[[nodiscard]] QString graphDetails(const GraphTree& tree, std::uint32_t entry,
                                   const QPalette& palette);
/// The entry that a link of graphDetails() leads to.
[[nodiscard]] std::optional<std::uint32_t> entryOfLink(const QUrl& link);

[[nodiscard]] QString entryCount(std::uint64_t count);

/// A graph in a line: nodes, functions, parameters, sizes.
[[nodiscard]] QString graphSummary(const GraphTree& tree);

} // namespace faultline::ui
