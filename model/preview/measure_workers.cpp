// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/preview/batch.h"
#include "model/preview/measure_source.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

namespace faultline {

namespace {

using Clock = std::chrono::steady_clock;

std::vector<unsigned> workerCounts()
{
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    std::vector<unsigned> counts;
    for (unsigned count = 1; count < cores; count *= 2)
        counts.push_back(count);
    counts.push_back(cores);
    return counts;
}

/// What all workers of one measurement share.
struct Measurement {
    const BatchSource& source;
    const BatchSelection& selection; ///< the order of pictures
    ReadMonitor& monitor;
    Clock::time_point deadline;
    std::atomic<std::uint64_t> next{0};
    std::atomic<std::uint64_t> made{0};

    void work()
    {
        do {
            const std::uint64_t place = next++;
            (void)makeItem(source, selection.at(place), place);
            ++made;
        } while (Clock::now() < deadline && !monitor.isCancelled());
    }
};

} // namespace

std::vector<WorkerSpeed> measureWorkers(const BatchRequest& request, ReadMonitor& monitor,
                                        double secondsEach)
{
    const MeasureSource measured(request);
    const BatchSelection& selection = measured.selection();
    const BatchSource& source = measured.items();
    std::vector<WorkerSpeed> speeds;
    if (selection.count() == 0)
        return speeds;
    (void)makeItem(source, selection.at(0), 0); // the first one pays for cold caches
    for (const unsigned workers : workerCounts()) {
        if (monitor.isCancelled())
            break;
        const Clock::time_point begin = Clock::now();
        Measurement measurement{source, selection, monitor,
                                begin
                                    + std::chrono::duration_cast<Clock::duration>(
                                        std::chrono::duration<double>(secondsEach))};
        {
            std::vector<std::jthread> threads;
            for (unsigned i = 0; i < workers; ++i)
                threads.emplace_back([&measurement] { measurement.work(); });
        }
        const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        if (!monitor.isCancelled())
            speeds.push_back({workers, static_cast<double>(measurement.made) / seconds});
    }
    return speeds;
}

} // namespace faultline
