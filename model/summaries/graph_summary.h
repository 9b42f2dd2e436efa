// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/core/result.h"
#include "model/core/run.h"
#include "model/io/byte_source.h"
#include "model/summaries/graph_tree.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// In which of the forms a run tells of its graph.
enum class GraphForm : std::uint8_t {
    Graph,             ///< graph_def of an event
    MetaGraph,         ///< meta_graph_def of an event
    TaggedRunMetadata, ///< what one session run did (TensorFlow 1), perhaps with times
    RunMetadata,       ///< a tensor of the graph_run_metadata plugins (TensorFlow 2)
    KerasModel,        ///< a tensor of the graph_keras_model plugin: JSON
};

/// A graph that was logged, not read yet.
struct GraphItem {
    RunPtr run;
    std::string tag; ///< as the run lists it: "(graph)", or that of the plugin
    GraphForm form = GraphForm::Graph;
    BlobRef ref;
};

/// Those of all runs, in their order; of each run what tells most comes first: Keras models,
/// graphs, meta graphs, run metadata.
[[nodiscard]] std::vector<GraphItem> listGraphs(const CaseData& data);

/// What took how long, and how much memory, when a graph was run with tracing.
struct OperationCost {
    std::string name;
    std::string device;
    double microseconds = 0.0; ///< of all its executions
    std::uint64_t bytes = 0;   ///< peak over its allocators
    std::uint64_t executions = 0;
};

/// Everything read from a GraphItem. Immutable.
struct GraphContent {
    std::shared_ptr<const GraphTree> tree; ///< null: it holds none, or its Keras JSON is below
    std::string kerasJson;                 ///< of GraphForm::KerasModel
    std::string runTag;                    ///< of TaggedRunMetadata: "step000010"
    std::vector<OperationCost> costs;      ///< the slowest first
    std::size_t costsLeftOut = 0;          ///< operations beyond kMostCosts
    /// Parts of run metadata that are cut or damaged, the first of each kind: its graph, its times.
    /// What else it holds is given.
    std::vector<Error> damage;

    static constexpr std::size_t kMostCosts = 100'000;
};

/// Reads one, its checksums verified. Values of weights are passed over, so that memory is that of
/// the nodes, whatever the graph weighs. Fails when it is damaged, holds nothing that is known, or
/// was cancelled. Blocks; any thread.
[[nodiscard]] Result<GraphContent> readGraphItem(const GraphItem& item, ReadMonitor& monitor);
/// The same of the bytes [begin, end) of a source, without a checksum.
[[nodiscard]] Result<GraphContent> readGraphContent(const ByteSource& source, std::uint64_t begin,
                                                    std::uint64_t end, GraphForm form,
                                                    ReadMonitor& monitor);

} // namespace faultline
