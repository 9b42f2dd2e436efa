// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/step_simulation.h"

#include "model/vram/activation_gradients.h"
#include "model/vram/model_state.h"
#include "model/vram/step_plan.h"

#include <algorithm>
#include <utility>

namespace faultline::vram {

namespace {

using Holding = MemoryLedger::Holding;

/// Ops that TensorFlow lets write into the memory of their input when nobody else needs that.
bool mayForwardBuffer(const Op& op)
{
    return op.kind == OpKind::Activation || op.kind == OpKind::Add || op.kind == OpKind::Multiply
           || op.kind == OpKind::Softmax;
}

class StepSimulation {
public:
    StepSimulation(const LayerGraph& graph, const StepPlan& plan, const TrainingSetup& setup,
                   const FrameworkMemory& framework)
        : m_graph(graph),
          m_plan(plan),
          m_framework(framework),
          m_ledger(makeAllocator(setup.allocator)),
          m_model(graph, setup, framework, m_ledger),
          m_gradients(plan, framework.engine, m_ledger)
    {
        m_memory.assign(graph.tensors.size(), MemoryLedger::kNothing);
        m_readers.assign(graph.tensors.size(), 0);
        m_saved.resize(graph.ops.size());
        m_maker.assign(graph.tensors.size(), -1);
        m_checkpoint.assign(graph.tensors.size(), -1);
        for (const Op& op : graph.ops) {
            if (op.output != kNoTensor)
                m_checkpoint[at(plan.storage[at(op.output)])] = op.checkpoint;
        }
    }

    Result<StepResult> run()
    {
        m_model.allocateParameters();
        runStep();
        m_ledger.forgetPeak();
        m_result = {};
        m_highest = 0;
        runStep();
        if (m_ledger.isOverflown())
            return Error{.code = ErrorCode::TooLarge,
                         .detail =
                             FAULTLINE_TR_NOOP("Errors", "the sum of all tensors is too large")};
        m_result.peakBytes = m_ledger.peakBytes();
        m_result.components = m_ledger.atPeak();
        m_result.reservedBytes = m_ledger.reservedBytes();
        m_result.parameterBytes = m_model.weightBytes();
        return std::move(m_result);
    }

private:
    /// What an op keeps until its turn in the backward pass.
    struct Saved {
        std::vector<TensorId> storages;
        std::vector<Holding> holdings;
    };

    void runStep()
    {
        m_result.keptBytes.assign(m_graph.ops.size(), 0);
        m_result.workspaceBytes.assign(m_graph.ops.size(), 0);
        m_readers.assign(m_plan.uses.begin(), m_plan.uses.end());
        pinInputs();
        for (std::size_t i = 0; i < m_graph.ops.size(); ++i) {
            forward(i, !m_plan.ops[i].isCheckpointed);
            note(m_graph.ops[i].part == Part::Loss || m_graph.ops[i].part == Part::Assignment
                     ? StepPhase::Loss
                     : StepPhase::Forward,
                 i);
        }
        m_model.beginBackward();
        for (const TensorId seed : m_plan.seeds)
            m_gradients.add(seed);
        for (std::size_t i = m_graph.ops.size(); i-- > 0;) {
            if (!m_plan.ops[i].isBackward)
                continue;
            recompute(i);
            backward(i);
            note(StepPhase::Backward, i);
        }
        finishBackward();
        m_model.update();
        notePoint(StepPhase::Update, -1);
    }

    /// The images stay with the caller of the training loop.
    void pinInputs()
    {
        for (std::size_t i = 0; i < m_graph.tensors.size(); ++i) {
            if (m_graph.tensors[i].part == Part::Input)
                ++m_readers[at(m_plan.storage[i])];
        }
    }

    void forward(std::size_t index, bool isRecorded)
    {
        const Op& op = m_graph.ops[index];
        const OpPlan& plan = m_plan.ops[index];
        const bool keeps = isRecorded && plan.isBackward;
        std::vector<Holding> temporaries;
        m_model.castWeights(op.parameters, plan.isBackward);
        if (plan.castBytes > 0)
            place(index, plan.castBytes, keeps && plan.keepsCast, temporaries);
        if (plan.retention.inputCopy)
            place(index, m_plan.tensorBytes[at(op.inputs.front())], keeps, temporaries);
        makeOutput(index);
        place(index, keeps ? plan.extraBytes : 0, true, temporaries);
        temporaries.push_back(m_ledger.take(Component::Workspace, plan.workspaceBytes));
        temporaries.push_back(m_ledger.take(componentOf(op.part), plan.temporaryBytes));
        takeBuffers(index, keeps, temporaries);
        m_result.workspaceBytes[index] = plan.workspaceBytes;
        giveAll(temporaries);
        if (keeps)
            keep(index);
        else if (plan.isCheckpointed)
            keepForRecomputing(index);
        for (const TensorId input : op.inputs)
            release(m_plan.storage[at(input)]);
        if (op.output != kNoTensor)
            freeIfUnused(m_plan.storage[at(op.output)]);
    }

    /// Memory of the op's own that is kept for its turn, or only as long as it runs.
    void place(std::size_t index, std::int64_t bytes, bool isKept,
               std::vector<Holding>& temporaries)
    {
        const Holding holding = m_ledger.take(componentOf(m_graph.ops[index].part), bytes);
        if (isKept)
            m_result.keptBytes[index] += bytes;
        (isKept ? m_saved[index].holdings : temporaries).push_back(holding);
    }

    void takeBuffers(std::size_t index, bool keeps, std::vector<Holding>& temporaries)
    {
        const Op& op = m_graph.ops[index];
        for (std::size_t i = 0; i < op.buffers.size(); ++i) {
            const std::int64_t bytes = m_plan.ops[index].buffers[i];
            const Component component = componentOf(op.part);
            switch (op.buffers[i].life) {
            case BufferLife::Temporary:
                temporaries.push_back(m_ledger.take(component, bytes));
                break;
            case BufferLife::Kept: place(index, bytes, keeps, temporaries); break;
            case BufferLife::Step:
                m_untilEnd.push_back(m_ledger.take(component, bytes));
                m_result.keptBytes[index] += bytes;
                break;
            case BufferLife::Backward: break;
            }
        }
    }

    void makeOutput(std::size_t index)
    {
        const Op& op = m_graph.ops[index];
        if (op.output == kNoTensor)
            return;
        const TensorId storage = m_plan.storage[at(op.output)];
        if (m_memory[at(storage)] != MemoryLedger::kNothing || storage != op.output)
            return;
        if (m_framework.engine == Engine::TensorFlow && mayForwardBuffer(op)
            && takeOver(op, m_plan.ops[index], storage))
            return;
        m_memory[at(storage)] = m_ledger.take(componentOf(m_graph.tensors[at(storage)].part),
                                              m_plan.tensorBytes[at(storage)]);
        m_maker[at(storage)] = static_cast<std::int32_t>(index);
    }

    /// The memory of an input that only this op still reads becomes that of the output.
    bool takeOver(const Op& op, const OpPlan& plan, TensorId output)
    {
        const bool needsInput = plan.isBackward && plan.retention.firstInput;
        for (const TensorId input : op.inputs) {
            const TensorId storage = m_plan.storage[at(input)];
            if (needsInput || m_readers[at(storage)] != 1
                || m_plan.tensorBytes[at(storage)] != m_plan.tensorBytes[at(output)])
                continue;
            m_memory[at(output)] = std::exchange(m_memory[at(storage)], MemoryLedger::kNothing);
            m_maker[at(output)] = m_maker[at(storage)];
            return true;
        }
        return false;
    }

    void keep(std::size_t index)
    {
        const Op& op = m_graph.ops[index];
        const Retention& retention = m_plan.ops[index].retention;
        for (std::size_t i = 0; i < op.inputs.size(); ++i) {
            if (i == 0 ? retention.firstInput : retention.otherInputs)
                save(index, m_plan.storage[at(op.inputs[i])]);
        }
        if (retention.output && op.output != kNoTensor)
            save(index, m_plan.storage[at(op.output)]);
    }

    /// What comes from outside of the stretch is all that survives of it.
    void keepForRecomputing(std::size_t index)
    {
        const Op& op = m_graph.ops[index];
        for (const TensorId input : op.inputs) {
            const TensorId storage = m_plan.storage[at(input)];
            if (m_checkpoint[at(storage)] != op.checkpoint)
                save(index, storage);
        }
    }

    void save(std::size_t index, TensorId storage)
    {
        ++m_readers[at(storage)];
        m_saved[index].storages.push_back(storage);
        std::int32_t& maker = m_maker[at(storage)];
        if (maker < 0 || m_graph.tensors[at(storage)].part == Part::Input)
            return;
        // Counted once, for the layer that made it; images are there anyway.
        m_result.keptBytes[at(maker)] += m_plan.tensorBytes[at(storage)];
        maker = -1;
    }

    void release(TensorId storage)
    {
        --m_readers[at(storage)];
        freeIfUnused(storage);
    }

    void freeIfUnused(TensorId storage)
    {
        if (m_readers[at(storage)] <= 0)
            m_ledger.give(m_memory[at(storage)]);
    }

    /// Before the first op of a checkpoint has its turn, its whole stretch runs forward again, this
    /// time keeping what the backward pass needs.
    void recompute(std::size_t index)
    {
        const int checkpoint = m_graph.ops[index].checkpoint;
        if (!m_plan.ops[index].isCheckpointed || checkpoint == m_recomputed)
            return;
        m_recomputed = checkpoint;
        std::size_t first = index;
        while (first > 0 && m_graph.ops[first - 1].checkpoint == checkpoint)
            --first;
        for (std::size_t i = first; i <= index; ++i) {
            for (const TensorId input : m_graph.ops[i].inputs)
                ++m_readers[at(m_plan.storage[at(input)])];
        }
        for (std::size_t i = first; i <= index; ++i)
            forward(i, true);
    }

    void backward(std::size_t index)
    {
        const Op& op = m_graph.ops[index];
        const OpPlan& plan = m_plan.ops[index];
        std::vector<Holding> temporaries;
        for (std::size_t i = 0; i < op.buffers.size(); ++i) {
            if (op.buffers[i].life == BufferLife::Backward)
                temporaries.push_back(m_ledger.take(componentOf(op.part), plan.buffers[i]));
        }
        m_gradients.passOn(op, plan);
        // One direction after the other: the scratch memory of the first is free again.
        temporaries.push_back(m_ledger.take(Component::Workspace, plan.workspaceBytes));
        m_model.addGradient(op.parameters);
        giveAll(temporaries);
        giveSaved(index);
        m_gradients.finish(op);
        if (op.parameters != kNoParameters
            && m_plan.lastTurn[at(op.parameters)] == static_cast<std::int32_t>(index))
            m_model.dropCast(op.parameters);
    }

    void giveSaved(std::size_t index)
    {
        for (const TensorId storage : m_saved[index].storages)
            release(storage);
        m_saved[index].storages.clear();
        giveAll(m_saved[index].holdings);
    }

    void finishBackward()
    {
        m_recomputed = -1;
        for (std::size_t i = 0; i < m_graph.ops.size(); ++i)
            giveSaved(i);
        giveAll(m_untilEnd);
        m_gradients.clear();
        m_model.dropCasts();
        for (Holding& memory : m_memory)
            m_ledger.give(memory);
    }

    void note(StepPhase phase, std::size_t op)
    {
        if (m_graph.ops[op].kind != OpKind::View)
            notePoint(phase, static_cast<std::int32_t>(op));
    }

    void notePoint(StepPhase phase, std::int32_t op)
    {
        const std::int64_t peak = m_ledger.takeRecentPeak();
        if (peak > m_highest) {
            m_highest = peak;
            m_result.peakPhase = phase;
            m_result.peakOp = op;
        }
        m_result.timeline.push_back(
            {.phase = phase, .op = op, .bytes = m_ledger.liveBytes(), .peakBytes = peak});
    }

    void giveAll(std::vector<Holding>& holdings)
    {
        for (Holding& holding : holdings)
            m_ledger.give(holding);
        holdings.clear();
    }

    static std::size_t at(std::int32_t id) { return static_cast<std::size_t>(id); }

    const LayerGraph& m_graph;
    const StepPlan& m_plan;
    const FrameworkMemory& m_framework;
    MemoryLedger m_ledger;
    ModelState m_model;
    ActivationGradients m_gradients;
    std::vector<Holding> m_memory;       ///< by storage
    std::vector<std::int32_t> m_readers; ///< by storage: ops to come that read it, and keepers
    std::vector<std::int32_t> m_maker;   ///< by storage: the op that allocated it; -1 once counted
    std::vector<int> m_checkpoint;       ///< by storage: of the op that writes it
    std::vector<Saved> m_saved;          ///< by op
    std::vector<Holding> m_untilEnd;
    int m_recomputed = -1; ///< the checkpoint that was recomputed last
    std::int64_t m_highest = 0;
    StepResult m_result;
};

} // namespace

Result<StepResult> simulateStep(const LayerGraph& graph, const TrainingSetup& setup,
                                const FrameworkMemory& framework)
{
    const Result<StepPlan> plan = planStep(graph, setup, framework);
    if (!plan)
        return plan.error();
    return StepSimulation(graph, *plan, setup, framework).run();
}

} // namespace faultline::vram
