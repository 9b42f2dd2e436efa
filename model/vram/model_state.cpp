// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/model_state.h"

#include "model/vram/optimizer_rules.h"

#include <algorithm>
#include <cmath>

namespace faultline::vram {

namespace {

constexpr std::int64_t kFloat = 4;
constexpr std::int64_t kHalf = 2;

std::int64_t elements(const ParameterSet& set)
{
    return set.weights + set.vectors;
}

} // namespace

ModelState::ModelState(const LayerGraph& graph, const TrainingSetup& setup,
                       const FrameworkMemory& framework, MemoryLedger& ledger)
    : m_graph(graph),
      m_setup(setup),
      m_framework(framework),
      m_ledger(ledger),
      m_isHalfModel(
          setup.precision == Precision::Float16
          || (setup.precision == Precision::Mixed && framework.mixed == MixedStyle::Model)),
      m_states(graph.parameters.size())
{
}

const ParameterSet& ModelState::set(ParameterId id) const
{
    return m_graph.parameters[static_cast<std::size_t>(id)];
}

std::int64_t ModelState::gradientBytes(const ParameterSet& set) const
{
    return set.weights * (m_isHalfModel ? kHalf : kFloat) + set.vectors * kFloat;
}

std::int64_t ModelState::trainedBytes() const
{
    return m_graph.trainableCount() * kFloat;
}

void ModelState::allocateParameters()
{
    // None of these is ever given back, so their holdings need not be remembered.
    const auto keep = [this](Component component, std::int64_t bytes) {
        (void)m_ledger.take(component, bytes);
    };
    keep(Component::Workspace, m_framework.fixedBytes);
    for (const ParameterSet& set : m_graph.parameters) {
        const std::int64_t matrix = set.weights * (m_isHalfModel ? kHalf : kFloat);
        const std::int64_t rest = (set.vectors + set.statistics) * kFloat;
        keep(Component::Weights, matrix);
        keep(Component::Weights, rest);
        m_weightBytes += matrix + rest;
        if (m_isHalfModel && !set.isFrozen) {
            keep(Component::Weights, set.weights * kFloat); // master copy
            m_weightBytes += set.weights * kFloat;
        }
        if (m_setup.movingAverage.value_or(false))
            keep(Component::MovingAverage, (set.weights + set.vectors + set.statistics) * kFloat);
    }
    if (m_setup.replicas > 1 && m_framework.hasGradientBuckets) {
        for (const ParameterSet& set : m_graph.parameters)
            keep(Component::GradientBuckets, set.isFrozen ? 0 : gradientBytes(set));
    }
}

void ModelState::castWeights(ParameterId id, bool isNeededBackward)
{
    if (id == kNoParameters || m_setup.precision != Precision::Mixed || m_isHalfModel
        || set(id).weights == 0 || state(id).cast != MemoryLedger::kNothing)
        return;
    state(id).cast = m_ledger.take(Component::Weights, set(id).weights * kHalf);
    // Autocast caches casts only of what is trained; a frozen one goes as soon as it was read.
    if (!isNeededBackward)
        m_ledger.give(state(id).cast);
}

void ModelState::dropCast(ParameterId id)
{
    if (id != kNoParameters)
        m_ledger.give(state(id).cast);
}

void ModelState::dropCasts()
{
    for (State& one : m_states)
        m_ledger.give(one.cast);
}

void ModelState::beginBackward()
{
    if (m_framework.gradients == GradientLife::UntilBackward && m_setup.accumulationSteps <= 1)
        dropGradients();
}

void ModelState::addGradient(ParameterId id)
{
    if (id == kNoParameters || set(id).isFrozen)
        return;
    Holding converted = state(id).cast == MemoryLedger::kNothing
                            ? MemoryLedger::kNothing
                            : m_ledger.take(Component::Gradients, set(id).weights * kHalf);
    Holding gradient = m_ledger.take(Component::Gradients, gradientBytes(set(id)));
    if (state(id).gradient == MemoryLedger::kNothing)
        std::swap(state(id).gradient, gradient);
    m_ledger.give(gradient);
    m_ledger.give(converted);
}

void ModelState::dropGradients()
{
    for (State& one : m_states)
        m_ledger.give(one.gradient);
}

void ModelState::allocateSlots()
{
    const OptimizerRule* const rule = optimizerRule(m_setup.optimizer);
    if (rule == nullptr || m_hasSlots)
        return;
    m_hasSlots = true;
    for (const ParameterSet& set : m_graph.parameters) {
        if (set.isFrozen)
            continue;
        const double bytes = rule->slotBytes * static_cast<double>(set.weights)
                             + rule->vectorBytes * static_cast<double>(set.vectors);
        (void)m_ledger.take(Component::Optimizer, static_cast<std::int64_t>(std::ceil(bytes)));
    }
}

void ModelState::takeUpdateTemporaries()
{
    const OptimizerRule* const rule = optimizerRule(m_setup.optimizer);
    double copies = m_framework.updateTemporaries;
    if (rule != nullptr && m_framework.isForeach)
        copies += rule->foreachCopies;
    std::int64_t largest = 0;
    for (const ParameterSet& set : m_graph.parameters)
        largest = std::max(largest, set.isFrozen ? 0 : elements(set) * kFloat);
    const auto all = static_cast<std::int64_t>(copies * static_cast<double>(trainedBytes()));
    Holding temporary = m_ledger.take(Component::Optimizer, std::max(largest, all));
    m_ledger.give(temporary);
}

void ModelState::update()
{
    // A converted model copies its gradients to those of the master weights.
    Holding master = m_ledger.take(Component::Gradients, m_isHalfModel ? trainedBytes() : 0);
    allocateSlots();
    takeUpdateTemporaries();
    m_ledger.give(master);
    if (m_framework.gradients == GradientLife::UntilUpdate && m_setup.accumulationSteps <= 1)
        dropGradients();
}

} // namespace faultline::vram
