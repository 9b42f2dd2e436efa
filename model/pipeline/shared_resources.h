// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pipeline/recurrences.h"

#include <queue>

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace faultline::pipeline {

/// A resource whose users share it equally: each advances at min(1, capacity / users) of the speed
/// it has alone. Cores under a fair scheduler, the bandwidth of a disk. Amounts are seconds alone.
class SharedLine {
public:
    /// `capacity`: users that are served at full speed; infinite: all.
    explicit SharedLine(double capacity) : m_capacity(capacity) {}

    void add(std::size_t user, double amount);
    /// When the first of them will be done if nobody comes; infinite if there is none.
    [[nodiscard]] double nextDone() const;
    void advanceTo(double now);
    /// A user that is done by now, taken out; nothing if there is none.
    [[nodiscard]] std::optional<std::size_t> takeDone();

private:
    using Entry = std::pair<double, std::size_t>; ///< virtual time of its end, user

    [[nodiscard]] double rate() const;

    double m_capacity;
    double m_now = 0.0;
    double m_virtual = 0.0; ///< seconds alone that each user has had since the start
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> m_users;
};

/// What workers or calls share.
struct SharedResources {
    double cores = 0.0;    ///< infinite: not limited
    double storage = 0.0;  ///< readers that storage serves at full speed; infinite: all
    double cpuShare = 1.0; ///< of all work
};

/// The same as dataLoaderTimeline() and tfDataTimeline() where workers or calls share cores or
/// storage, and for a DataLoader that hands batches over as they get ready (in_order=False). Equal
/// to them where nothing is short. Event by event: O(log parallelism) for each element.
[[nodiscard]] Timeline sharedTimeline(const Setting& setting, const Durations& durations,
                                      const SharedResources& resources);

} // namespace faultline::pipeline
