// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/readers/format_reader.h"

#include <memory>

namespace faultline {

/// Graphs of TensorFlow: frozen graphs, saved models, meta graphs (docs/formats/graph-def.md). A
/// configuration whose tree sums the graph up and which holds its nodes.
[[nodiscard]] std::unique_ptr<const FormatReader> makeGraphDefReader();

/// A graph as a configuration; its path is the caller's to set.
[[nodiscard]] std::shared_ptr<ConfigDocument> graphDocument(Network graph);

} // namespace faultline
