// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/framework_memory.h"
#include "model/vram/layer_graph.h"
#include "model/vram/memory_ledger.h"
#include "model/vram/training_setup.h"

#include <cstdint>
#include <vector>

namespace faultline::vram {

/// Everything that is there for each parameter: weights, their casts, gradients, slots of the
/// optimizer, moving average, buckets for the exchange between replicas.
class ModelState {
public:
    /// All live longer than this. The setup's optimizer is known.
    ModelState(const LayerGraph& graph, const TrainingSetup& setup,
               const FrameworkMemory& framework, MemoryLedger& ledger);

    /// Once, before the first step.
    void allocateParameters();
    /// Mixed precision: the 2-byte copy that an op reads; made once in a step, and kept while its
    /// turn in the backward pass is to come. Takes kNoParameters too, as all of these.
    void castWeights(ParameterId id, bool isNeededBackward);
    void dropCast(ParameterId id);
    void dropCasts();
    void beginBackward();
    /// The gradient arrives: it becomes the parameter's, or is added to what is there.
    void addGradient(ParameterId id);
    void update();

    [[nodiscard]] std::int64_t weightBytes() const { return m_weightBytes; }

private:
    using Holding = MemoryLedger::Holding;

    struct State {
        Holding cast = MemoryLedger::kNothing;
        Holding gradient = MemoryLedger::kNothing;
    };

    [[nodiscard]] const ParameterSet& set(ParameterId id) const;
    [[nodiscard]] State& state(ParameterId id) { return m_states[static_cast<std::size_t>(id)]; }
    [[nodiscard]] std::int64_t gradientBytes(const ParameterSet& set) const;
    [[nodiscard]] std::int64_t trainedBytes() const;
    void dropGradients();
    void allocateSlots();
    void takeUpdateTemporaries();

    const LayerGraph& m_graph;
    const TrainingSetup& m_setup;
    const FrameworkMemory& m_framework;
    MemoryLedger& m_ledger;
    bool m_isHalfModel;
    bool m_hasSlots = false;
    std::int64_t m_weightBytes = 0;
    std::vector<State> m_states;
};

} // namespace faultline::vram
