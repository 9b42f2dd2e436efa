// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"

#include <atomic>
#include <chrono>
#include <cstdint>

namespace faultline::cli {

/// While one lives, Ctrl+C sets a flag instead of ending the program. A second one ends it.
/// At most one at a time.
class InterruptGuard {
public:
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;

    [[nodiscard]] static bool wasInterrupted();

private:
    bool m_isInstalled = false;
};

/// Counts the bytes read or the steps judged, cancels on Ctrl+C, and draws one line of progress on
/// standard error if that is a terminal and it takes long enough to be noticed.
class ProgressMonitor final : public ReadMonitor {
public:
    enum class Work { Reading, Judging };

    explicit ProgressMonitor(bool isQuiet, Work work = Work::Reading);
    ~ProgressMonitor() override; ///< wipes the line

    void advance(std::uint64_t count) override;
    [[nodiscard]] bool isCancelled() const override { return InterruptGuard::wasInterrupted(); }

    void setTotal(std::uint64_t total) { m_total = total; }
    [[nodiscard]] std::uint64_t bytesRead() const { return m_done; }
    [[nodiscard]] std::uint64_t bytesTotal() const { return m_total; }

private:
    using Clock = std::chrono::steady_clock;

    void draw(std::uint64_t done) const;

    const bool m_isShown;
    const Work m_work;
    const Clock::time_point m_start = Clock::now();
    std::atomic<std::uint64_t> m_done{0};
    std::atomic<std::uint64_t> m_total{0};
    std::atomic<std::int64_t> m_nextDrawMs; ///< since m_start
    std::atomic<bool> m_hasDrawn{false};
};

} // namespace faultline::cli
