// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>

namespace faultline {

/// Threads that are lent to loops. A WorkerPool that is made on a thread with a lender takes its
/// helpers from there instead of starting threads of its own: however many jobs run loops, the
/// machine's cores are shared out once.
class LoopThreads {
public:
    virtual ~LoopThreads() = default;

    /// Threads that may be lent at most, all borrowers together.
    [[nodiscard]] virtual unsigned count() const = 0;
    /// `help` is called by up to `most` other threads, by fewer, or by none: the caller does not
    /// rely on it. It must be safe to call late, until reclaim() has returned and after.
    [[nodiscard]] virtual std::uint64_t lend(unsigned most, std::function<void()> help) = 0;
    /// No further thread begins with the `help` of that number.
    virtual void reclaim(std::uint64_t loan) = 0;

    /// The lender of the calling thread; null on a thread that has none.
    [[nodiscard]] static const std::shared_ptr<LoopThreads>& ofThisThread();

    /// Gives the calling thread a lender for as long as it lives.
    class Scope {
    public:
        explicit Scope(std::shared_ptr<LoopThreads> lender);
        ~Scope();
        Scope(const Scope&) = delete;
        Scope& operator=(const Scope&) = delete;

    private:
        std::shared_ptr<LoopThreads> m_before;
    };
};

} // namespace faultline
