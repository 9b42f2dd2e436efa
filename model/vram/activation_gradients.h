// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/memory_ledger.h"
#include "model/vram/step_plan.h"

#include <cstdint>
#include <vector>

namespace faultline::vram {

/// Gradients of activations during the backward pass. Several tensors may share one piece of
/// memory: an addition hands the gradient of its sum to both operands as it is.
///
/// Where a tensor has several readers, PyTorch adds each contribution to the first as it comes, in
/// place unless that is shared; TensorFlow collects them all and adds once.
class ActivationGradients {
public:
    /// Both live longer than this.
    ActivationGradients(const StepPlan& plan, Engine engine, MemoryLedger& ledger);

    /// A new gradient for `tensor`.
    void add(TensorId tensor);
    /// The turn of `op`: the gradients of its inputs come about from that of its output, and stand
    /// beside it until finish().
    void passOn(const Op& op, const OpPlan& plan);
    /// The end of its turn: that of the output goes, those of the inputs are added to what other
    /// readers left.
    void finish(const Op& op);
    void clear();

private:
    using Share = std::int32_t; ///< index into m_buffers

    struct SharedBuffer {
        MemoryLedger::Holding holding = MemoryLedger::kNothing;
        std::int32_t shares = 0;
    };

    struct Contribution {
        TensorId tensor = kNoTensor;
        Share share = 0;
    };

    [[nodiscard]] Share newBuffer(std::int64_t bytes);
    void giveShare(Share share);
    [[nodiscard]] bool isShared(Share share) const;
    [[nodiscard]] std::vector<Share>& of(TensorId tensor);
    void drop(TensorId tensor);
    void contribute(TensorId tensor, Share share);
    /// TensorFlow: everything that came for `tensor` becomes one.
    void merge(TensorId tensor);
    [[nodiscard]] bool sharesGradient(const Op& op) const;

    const StepPlan& m_plan;
    Engine m_engine;
    MemoryLedger& m_ledger;
    std::vector<SharedBuffer> m_buffers;
    std::vector<Share> m_unused;
    std::vector<std::vector<Share>> m_ofTensor;
    std::vector<Contribution> m_pending; ///< of the op whose turn it is
};

} // namespace faultline::vram
