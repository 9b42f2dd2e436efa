// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::recorder {

/// The control group that a process is in, of version 1 or 2 of the kernel's interface, and those
/// above it as far as they can be seen: inside a container often none. Every question reads the
/// kernel's files anew; what they do not tell is nothing.
class ControlGroup {
public:
    /// `mount`: where control groups are mounted; `membership`: text of /proc/PID/cgroup.
    ControlGroup(const std::string& mount, std::string_view membership);
    /// Of this process.
    [[nodiscard]] static ControlGroup own();

    struct MemoryLimit {
        std::uint64_t bytes = 0;
        std::string folder; ///< of the group that has it
    };
    /// The smallest limit of the group and those above it.
    [[nodiscard]] std::optional<MemoryLimit> memoryLimit() const;
    [[nodiscard]] std::optional<std::uint64_t> memoryUsed() const;
    /// Processes of the group that the kernel has killed because memory ran out, ever.
    [[nodiscard]] std::optional<std::uint64_t> oomKills() const;
    /// In cores, of the group and those above it.
    [[nodiscard]] std::optional<double> cpuLimit() const;

private:
    /// A controller's folders, the group's own first.
    struct Controller {
        bool isVersion2 = true;
        std::vector<std::string> folders;
    };
    [[nodiscard]] static Controller find(const std::string& mount, std::string_view membership,
                                         std::string_view name);

    Controller m_memory;
    Controller m_cpu;
};

} // namespace faultline::recorder
