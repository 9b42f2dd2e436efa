// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/activation_gradients.h"

#include <algorithm>

namespace faultline::vram {

ActivationGradients::ActivationGradients(const StepPlan& plan, Engine engine, MemoryLedger& ledger)
    : m_plan(plan), m_engine(engine), m_ledger(ledger), m_ofTensor(plan.tensorBytes.size())
{
}

void ActivationGradients::add(TensorId tensor)
{
    contribute(tensor, newBuffer(m_plan.tensorBytes[static_cast<std::size_t>(tensor)]));
}

void ActivationGradients::passOn(const Op& op, const OpPlan& plan)
{
    const bool hasOutput = op.output != kNoTensor && !of(op.output).empty();
    if (hasOutput)
        merge(op.output);
    const bool isHandedOn = hasOutput && sharesGradient(op);
    for (const TensorId input : plan.gradientsFor) {
        Share share = 0;
        if (isHandedOn) {
            share = of(op.output).front();
            ++m_buffers[static_cast<std::size_t>(share)].shares;
        } else {
            share = newBuffer(m_plan.tensorBytes[static_cast<std::size_t>(input)]);
        }
        m_pending.push_back({input, share});
    }
}

void ActivationGradients::finish(const Op& op)
{
    if (op.output != kNoTensor)
        drop(op.output);
    for (const Contribution& contribution : m_pending)
        contribute(contribution.tensor, contribution.share);
    m_pending.clear();
}

void ActivationGradients::drop(TensorId tensor)
{
    for (const Share share : of(tensor))
        giveShare(share);
    of(tensor).clear();
}

void ActivationGradients::clear()
{
    for (std::size_t i = 0; i < m_ofTensor.size(); ++i)
        drop(static_cast<TensorId>(i));
}

ActivationGradients::Share ActivationGradients::newBuffer(std::int64_t bytes)
{
    const SharedBuffer buffer{m_ledger.take(Component::ActivationGradients, bytes), 1};
    if (m_unused.empty()) {
        m_buffers.push_back(buffer);
        return static_cast<Share>(m_buffers.size() - 1);
    }
    const Share share = m_unused.back();
    m_unused.pop_back();
    m_buffers[static_cast<std::size_t>(share)] = buffer;
    return share;
}

void ActivationGradients::giveShare(Share share)
{
    SharedBuffer& buffer = m_buffers[static_cast<std::size_t>(share)];
    if (--buffer.shares > 0)
        return;
    m_ledger.give(buffer.holding);
    m_unused.push_back(share);
}

bool ActivationGradients::isShared(Share share) const
{
    return m_buffers[static_cast<std::size_t>(share)].shares > 1;
}

std::vector<ActivationGradients::Share>& ActivationGradients::of(TensorId tensor)
{
    return m_ofTensor[static_cast<std::size_t>(tensor)];
}

void ActivationGradients::contribute(TensorId tensor, Share share)
{
    std::vector<Share>& there = of(tensor);
    if (there.empty() || m_engine == Engine::TensorFlow) {
        there.push_back(share);
        return;
    }
    if (isShared(there.front())) {
        const Share sum = newBuffer(m_plan.tensorBytes[static_cast<std::size_t>(tensor)]);
        giveShare(there.front());
        there.front() = sum;
    }
    giveShare(share);
}

void ActivationGradients::merge(TensorId tensor)
{
    std::vector<Share>& there = of(tensor);
    if (there.size() < 2)
        return;
    const auto own =
        std::find_if(there.begin(), there.end(), [this](Share share) { return !isShared(share); });
    if (own != there.end())
        std::iter_swap(there.begin(), own);
    else
        there.insert(there.begin(),
                     newBuffer(m_plan.tensorBytes[static_cast<std::size_t>(tensor)]));
    std::for_each(there.begin() + 1, there.end(), [this](Share share) { giveShare(share); });
    there.resize(1);
}

bool ActivationGradients::sharesGradient(const Op& op) const
{
    // In PyTorch the gradient of a concatenation is seen through views; TensorFlow cuts it up.
    return op.kind == OpKind::Add || op.kind == OpKind::View
           || (op.kind == OpKind::Concat && m_engine == Engine::PyTorch);
}

} // namespace faultline::vram
