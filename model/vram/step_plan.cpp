// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/step_plan.h"

#include "model/vram/memory_ledger.h"
#include "model/vram/workspace.h"

#include <algorithm>
#include <optional>

namespace faultline::vram {

namespace {

std::size_t at(std::int32_t id)
{
    return static_cast<std::size_t>(id);
}

Error sizeError(const std::string& name, Text what)
{
    return {.code = ErrorCode::TooLarge,
            .detail = {FAULTLINE_TR_NOOP("Errors", "%1: %2"), {name, std::move(what)}}};
}

class Planner {
public:
    Planner(const LayerGraph& graph, const TrainingSetup& setup, const FrameworkMemory& framework)
        : m_graph(graph),
          m_setup(setup),
          m_framework(framework),
          m_precision(setup.precision.value_or(Precision::Float32))
    {
    }

    Result<StepPlan> planned()
    {
        if (std::optional<Error> error = checkIds())
            return *error;
        m_width = elementBytes(m_graph, m_precision, m_framework);
        sizeTensors();
        findStorage();
        m_plan.ops.resize(m_graph.ops.size());
        for (std::size_t i = 0; i < m_graph.ops.size(); ++i)
            sizeOp(m_graph.ops[i], m_plan.ops[i]);
        findGradients();
        for (std::size_t i = 0; i < m_graph.ops.size(); ++i)
            keep(m_graph.ops[i], m_plan.ops[i]);
        findLastTurns();
        if (m_error)
            return *m_error;
        return std::move(m_plan);
    }

private:
    /// What one reads here was made by our own code, but also from users' files: no index is
    /// followed before it was looked at.
    [[nodiscard]] std::optional<Error> checkIds() const
    {
        const auto isTensor = [this](TensorId id) {
            return id >= 0 && at(id) < m_graph.tensors.size();
        };
        for (std::size_t i = 0; i < m_graph.tensors.size(); ++i) {
            const TensorId alias = m_graph.tensors[i].aliasOf;
            if (alias != kNoTensor && (!isTensor(alias) || at(alias) >= i))
                return sizeError(m_graph.tensors[i].name,
                                 FAULTLINE_TR_NOOP("Errors", "is a view of nothing before it"));
        }
        std::vector<bool> isWritten(m_graph.tensors.size(), false);
        for (const Op& op : m_graph.ops) {
            const bool areInputs =
                std::all_of(op.inputs.begin(), op.inputs.end(),
                            [&](TensorId id) { return isTensor(id) && isWritten[at(id)]; });
            if (!areInputs)
                return sizeError(
                    op.name, FAULTLINE_TR_NOOP("Errors", "reads what no layer before it wrote"));
            if (op.output != kNoTensor && !isTensor(op.output))
                return sizeError(op.name, FAULTLINE_TR_NOOP("Errors", "writes to nothing"));
            if (op.output != kNoTensor)
                isWritten[at(op.output)] = true;
            if (op.parameters != kNoParameters
                && (op.parameters < 0 || at(op.parameters) >= m_graph.parameters.size()))
                return sizeError(op.name,
                                 FAULTLINE_TR_NOOP("Errors", "has parameters that are not there"));
        }
        return std::nullopt;
    }

    std::int64_t bytesOf(const Extent& extent, std::int64_t width, const std::string& name)
    {
        std::int64_t elements = 0;
        std::int64_t bytes = 0;
        const bool isTooLarge =
            extent.perImage < 0 || extent.fixed < 0
            || __builtin_mul_overflow(extent.perImage, m_setup.batchPerReplica, &elements)
            || __builtin_add_overflow(elements, extent.fixed, &elements)
            || __builtin_mul_overflow(elements, width, &bytes) || bytes > MemoryLedger::kMostBytes;
        if (isTooLarge && !m_error)
            m_error =
                sizeError(name, {FAULTLINE_TR_NOOP("Errors", "is too large for a batch of %1"),
                                 {std::to_string(m_setup.batchPerReplica)}});
        return isTooLarge ? 0 : bytes;
    }

    void sizeTensors()
    {
        for (std::size_t i = 0; i < m_graph.tensors.size(); ++i) {
            const Tensor& tensor = m_graph.tensors[i];
            m_plan.tensorBytes.push_back(bytesOf(tensor.extent, m_width[i], tensor.name));
        }
    }

    void findStorage()
    {
        const std::size_t count = m_graph.tensors.size();
        m_plan.storage.resize(count);
        m_plan.uses.assign(count, 0);
        for (std::size_t i = 0; i < count; ++i) {
            const TensorId alias = m_graph.tensors[i].aliasOf;
            m_plan.storage[i] =
                alias == kNoTensor ? static_cast<TensorId>(i) : m_plan.storage[at(alias)];
        }
        for (const Op& op : m_graph.ops) {
            for (const TensorId input : op.inputs)
                ++m_plan.uses[at(m_plan.storage[at(input)])];
        }
    }

    void sizeOp(const Op& op, OpPlan& plan)
    {
        for (const Buffer& buffer : op.buffers) {
            const Storage storage = buffer.storage;
            const std::int64_t width =
                storage == Storage::Byte                                              ? 1
                : storage == Storage::Float64 || storage == Storage::Int64            ? 8
                : storage == Storage::Activation && m_precision != Precision::Float32 ? 2
                                                                                      : 4;
            plan.buffers.push_back(bytesOf(buffer.extent, width, op.name + "/" + buffer.name));
        }
        sizeCast(op, plan);
        sizeWorkspace(op, plan);
        if (op.kind == OpKind::BatchNorm && m_framework.isFrozenNormArithmetic && isFrozenNorm(op))
            plan.temporaryBytes = m_plan.tensorBytes[at(op.output)];
    }

    [[nodiscard]] bool isFrozenNorm(const Op& op) const
    {
        // Without a gradient to pass on the library's own kernel is used.
        return m_setup.normMode == NormMode::Frozen && op.parameters != kNoParameters
               && op.output != kNoTensor && m_graph.tensors[at(op.output)].needsGradient
               && m_graph.parameters[at(op.parameters)].isFrozen;
    }

    void sizeCast(const Op& op, OpPlan& plan)
    {
        if (m_precision != Precision::Mixed || m_framework.mixed != MixedStyle::Autocast
            || op.inputs.empty())
            return;
        const TensorId input = op.inputs.front();
        const std::int64_t width = m_width[at(input)];
        const Extent& extent = m_graph.tensors[at(input)].extent;
        if (computesInHalf(op) && width == 4)
            plan.castBytes = bytesOf(extent, 2, op.name);
        if (computesInFloat(op) && width == 2)
            plan.castBytes = bytesOf(extent, 4, op.name);
    }

    void sizeWorkspace(const Op& op, OpPlan& plan)
    {
        if (op.inputs.empty() || op.output == kNoTensor)
            return;
        const std::int64_t width = computesInHalf(op) && m_precision != Precision::Float32 ? 2 : 4;
        const ConvolutionOperands operands{.input = m_graph.tensors[at(op.inputs.front())],
                                           .output = m_graph.tensors[at(op.output)],
                                           .images = m_setup.batchPerReplica,
                                           .elementBytes = width};
        plan.workspaceBytes = convolutionWorkspace(op, operands, m_framework.workspace);
        if (m_setup.triesAlgorithms.value_or(false))
            plan.workspaceBytes =
                std::max(plan.workspaceBytes, trialWorkspace(op, operands, kTrialLimit));
    }

    /// Backwards through the graph: an op has a turn if the gradient of its output arrives. Work of
    /// a loss that writes nothing is where gradients come from.
    void findGradients()
    {
        std::vector<bool> arrives(m_graph.tensors.size(), false);
        const bool hasLoss = std::any_of(m_graph.ops.begin(), m_graph.ops.end(), isLoss);
        if (!hasLoss)
            findSeeds(arrives);
        for (std::size_t i = m_graph.ops.size(); i-- > 0;) {
            const Op& op = m_graph.ops[i];
            OpPlan& plan = m_plan.ops[i];
            plan.startsGradient = isLoss(op);
            plan.isBackward = plan.startsGradient
                              || (op.output != kNoTensor && arrives[at(op.output)]
                                  && m_graph.tensors[at(op.output)].needsGradient);
            if (!plan.isBackward)
                continue;
            for (const TensorId input : op.inputs) {
                if (!m_graph.tensors[at(input)].needsGradient)
                    continue;
                arrives[at(input)] = true;
                plan.gradientsFor.push_back(input);
            }
            plan.isCheckpointed = op.checkpoint >= 0 && m_setup.checkpointing.value_or(false);
        }
    }

    static bool isLoss(const Op& op)
    {
        return op.kind == OpKind::Work && op.part == Part::Loss && op.output == kNoTensor
               && !op.stopsGradient && !op.inputs.empty();
    }

    void findSeeds(std::vector<bool>& arrives)
    {
        std::vector<bool> isRead(m_graph.tensors.size(), false);
        for (const Op& op : m_graph.ops) {
            for (const TensorId input : op.inputs)
                isRead[at(input)] = true;
        }
        for (const Op& op : m_graph.ops) {
            if (op.output == kNoTensor || isRead[at(op.output)]
                || !m_graph.tensors[at(op.output)].needsGradient)
                continue;
            arrives[at(op.output)] = true;
            m_plan.seeds.push_back(op.output);
        }
    }

    void keep(const Op& op, OpPlan& plan)
    {
        if (!plan.isBackward)
            return;
        plan.retention =
            retentionOf(m_graph, op, m_framework, m_setup.normMode.value_or(NormMode::Train));
        // What was converted is kept as it was read; the original is not needed by this op.
        plan.keepsCast = plan.castBytes > 0 && plan.retention.firstInput;
        if (plan.keepsCast)
            plan.retention.firstInput = false;
        if (op.output == kNoTensor)
            return;
        if (plan.retention.outputCopy)
            plan.extraBytes = m_plan.tensorBytes[at(op.output)];
        if (plan.retention.extraPerOutput > 0)
            plan.extraBytes += bytesOf(m_graph.tensors[at(op.output)].extent,
                                       plan.retention.extraPerOutput, op.name);
    }

    void findLastTurns()
    {
        m_plan.lastTurn.assign(m_graph.parameters.size(), -1);
        for (std::size_t i = m_graph.ops.size(); i-- > 0;) {
            const Op& op = m_graph.ops[i];
            if (op.parameters != kNoParameters && m_plan.ops[i].isBackward)
                m_plan.lastTurn[at(op.parameters)] = static_cast<std::int32_t>(i);
        }
    }

    const LayerGraph& m_graph;
    const TrainingSetup& m_setup;
    const FrameworkMemory& m_framework;
    Precision m_precision;
    std::vector<std::int64_t> m_width;
    StepPlan m_plan;
    std::optional<Error> m_error;
};

} // namespace

Result<StepPlan> planStep(const LayerGraph& graph, const TrainingSetup& setup,
                          const FrameworkMemory& framework)
{
    return Planner(graph, setup, framework).planned();
}

} // namespace faultline::vram
