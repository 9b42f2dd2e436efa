// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/loop_threads.h"

#include <utility>

namespace faultline {

namespace {

std::shared_ptr<LoopThreads>& lenderOfThisThread()
{
    thread_local std::shared_ptr<LoopThreads> lender;
    return lender;
}

} // namespace

const std::shared_ptr<LoopThreads>& LoopThreads::ofThisThread()
{
    return lenderOfThisThread();
}

LoopThreads::Scope::Scope(std::shared_ptr<LoopThreads> lender)
    : m_before(std::exchange(lenderOfThisThread(), std::move(lender)))
{
}

LoopThreads::Scope::~Scope()
{
    lenderOfThisThread() = std::move(m_before);
}

} // namespace faultline
