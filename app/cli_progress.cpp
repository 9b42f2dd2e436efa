// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli_progress.h"

#include "model/core/location.h"
#include "model/core/printable.h"
#include "model/core/text.h"
#include "model/io/file_tree.h"
#include "model/report/text_sink.h"

#include <algorithm>
#include <csignal>
#include <string>
#include <vector>

#include <unistd.h>

namespace faultline::cli {

namespace {

constexpr std::int64_t kFirstDrawMs = 400;
constexpr std::int64_t kDrawEveryMs = 100;

/// Written by the signal handler, read by worker threads.
std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void onInterrupt(int /*signal*/)
{
    interrupted = true;
}

std::string bytesText(std::uint64_t bytes)
{
    return toEnglish(Quantity{static_cast<double>(bytes), Unit::Bytes});
}

} // namespace

InterruptGuard::InterruptGuard()
{
    interrupted = false;
    struct sigaction previous = {};
    sigaction(SIGINT, nullptr, &previous);
    m_isInstalled = previous.sa_handler == SIG_DFL;
    if (!m_isInstalled)
        return; // started in the background by a shell: stays ignored
    struct sigaction action = {};
    action.sa_handler = onInterrupt;
    // Back to the default at the first one, so that a second ends the program at once.
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, nullptr);
}

InterruptGuard::~InterruptGuard()
{
    if (m_isInstalled)
        std::signal(SIGINT, SIG_DFL);
}

bool InterruptGuard::wasInterrupted()
{
    return interrupted;
}

ProgressMonitor::ProgressMonitor(bool isQuiet, Work work)
    : m_isShown(!isQuiet && ::isatty(STDERR_FILENO) == 1), m_work(work), m_nextDrawMs(kFirstDrawMs)
{
}

ProgressMonitor::~ProgressMonitor()
{
    if (m_hasDrawn)
        DescriptorSink(STDERR_FILENO).write("\r\x1b[K");
}

void ProgressMonitor::advance(std::uint64_t count)
{
    const std::uint64_t done = m_done.fetch_add(count) + count;
    if (!m_isShown)
        return;
    const std::int64_t nowMs =
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_start).count();
    std::int64_t due = m_nextDrawMs;
    // Whichever thread moves the time on draws; the others go on reading.
    if (nowMs >= due && m_nextDrawMs.compare_exchange_strong(due, nowMs + kDrawEveryMs)) {
        m_hasDrawn = true;
        draw(done);
    }
}

void ProgressMonitor::draw(std::uint64_t done) const
{
    if (const std::vector<ListingProgress> listings = listingsUnderWay(); !listings.empty()) {
        const ListingProgress& one = listings.front();
        DescriptorSink(STDERR_FILENO)
            .write("\rListing " + printable(shownLocation(one.root)) + ": "
                   + std::to_string(one.files) + " files\x1b[K");
        return;
    }
    const std::uint64_t total = m_total;
    const double share = total == 0 ? 0.0 : static_cast<double>(done) / static_cast<double>(total);
    const std::string percent =
        std::to_string(static_cast<int>(std::min(share, 1.0) * 100.0)) + " %";
    std::string line = "\rJudging";
    if (m_work == Work::Reading)
        line = "\rReading " + bytesText(done);
    if (total > 0)
        line += m_work == Work::Reading ? " of " + bytesText(total) + " (" + percent + ")"
                                        : " " + percent;
    DescriptorSink(STDERR_FILENO).write(line + "\x1b[K");
}

} // namespace faultline::cli
