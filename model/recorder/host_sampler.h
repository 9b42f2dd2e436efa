// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/recorder/control_group.h"
#include "model/recorder/wall_clock.h"

#include <cstdint>
#include <map>
#include <string>

#include <sys/types.h>

namespace faultline::recorder {

/// Samples the machine and the processes below one of them from /proc, as rows of host.csv. Keeps
/// what rates need between calls. For one thread; a row costs about a read of /proc/PID/stat for
/// each process of the tree and each one that is new.
class HostSampler {
public:
    /// `root` is the process whose descendants make up the tree; it is not counted itself.
    /// Descendants that lose their parent stay below it if it is a child subreaper.
    /// `ignored` (may be -1) and what is below it are left out.
    explicit HostSampler(pid_t root, pid_t ignored = -1);

    /// The header of host.csv, with its line end.
    [[nodiscard]] static std::string header();
    /// A row; what is not known is an empty field. Rates are means since the call before.
    [[nodiscard]] std::string row();

    /// Largest sum of resident memory of the tree seen so far.
    [[nodiscard]] std::uint64_t peakTreeBytes() const { return m_peakTreeBytes; }

private:
    struct Process {
        pid_t parent = 0;
        std::uint64_t startTicks = 0;
        double ownTicks = 0.0;    ///< user and system
        double reapedTicks = 0.0; ///< of its children that ended
        std::uint64_t residentBytes = 0;
        long threads = 0;
    };
    struct CpuTimes {
        double total = 0.0;
        double idle = 0.0;
        double ioWait = 0.0;
    };
    struct Counters {
        std::map<std::string, CpuTimes> cpus; ///< "cpu" is all of them
        double diskRead = 0.0;                ///< bytes
        double diskWritten = 0.0;
        double received = 0.0;
        double sent = 0.0;
    };

    [[nodiscard]] static bool readProcess(pid_t pid, Process& process);
    [[nodiscard]] static Counters readCounters();
    [[nodiscard]] std::map<pid_t, Process> readTree();
    /// CPU time of the tree between two looks at it, in ticks.
    [[nodiscard]] static double ticksBetween(const std::map<pid_t, Process>& before,
                                             const std::map<pid_t, Process>& after);

    pid_t m_root;
    pid_t m_ignored;
    ControlGroup m_group = ControlGroup::own();
    std::map<pid_t, Process> m_tree;
    std::map<pid_t, int> m_outside; ///< processes known not to be of the tree
    Counters m_counters;
    Micros m_lastTime = 0; ///< steady; 0: no row yet
    unsigned m_rows = 0;
    std::uint64_t m_peakTreeBytes = 0;
};

} // namespace faultline::recorder
