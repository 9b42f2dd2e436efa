// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The files: "Control Group v2" and "Memory Resource Controller" of the kernel's documentation.

#include "model/recorder/control_group.h"

#include "model/recorder/process_tree.h"

#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace faultline::recorder {

namespace {

namespace fs = std::filesystem;

std::optional<std::uint64_t> numberIn(std::string_view text)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() ? std::optional(value) : std::nullopt;
}

/// The value of a line "name 123".
std::optional<std::uint64_t> numberOf(const std::string& text, const std::string& name)
{
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(name + " "))
            return numberIn(std::string_view(line).substr(name.size() + 1));
    }
    return std::nullopt;
}

bool lists(std::string_view controllers, std::string_view name)
{
    while (!controllers.empty()) {
        const std::size_t comma = controllers.find(',');
        if (controllers.substr(0, comma) == name)
            return true;
        controllers.remove_prefix(comma == std::string_view::npos ? controllers.size() : comma + 1);
    }
    return false;
}

} // namespace

ControlGroup::ControlGroup(const std::string& mount, std::string_view membership)
    : m_memory(find(mount, membership, "memory")), m_cpu(find(mount, membership, "cpu"))
{
}

ControlGroup ControlGroup::own()
{
    return {"/sys/fs/cgroup", readText("/proc/self/cgroup")};
}

ControlGroup::Controller ControlGroup::find(const std::string& mount, std::string_view membership,
                                            std::string_view name)
{
    Controller found;
    std::string path;
    std::istringstream lines{std::string(membership)};
    for (std::string line; std::getline(lines, line);) {
        const std::size_t first = line.find(':');
        const std::size_t second = line.find(':', first + 1);
        if (first == std::string::npos || second == std::string::npos)
            continue;
        const std::string controllers = line.substr(first + 1, second - first - 1);
        if (controllers.empty() && path.empty()) {
            path = line.substr(second + 1);
        } else if (lists(controllers, name)) { // where both are mounted, version 1 has it
            path = line.substr(second + 1);
            found.isVersion2 = false;
            break;
        }
    }
    const std::string top = found.isVersion2 ? mount : mount + "/" + std::string(name);
    for (;;) {
        while (!path.empty() && path.back() == '/')
            path.pop_back();
        std::error_code problem;
        if (fs::is_directory(top + path, problem))
            found.folders.push_back(top + path);
        if (path.empty())
            return found;
        path.resize(path.rfind('/') == std::string::npos ? 0 : path.rfind('/'));
    }
}

std::optional<ControlGroup::MemoryLimit> ControlGroup::memoryLimit() const
{
    constexpr std::uint64_t kNoLimit = std::uint64_t{1} << 62U; // version 1 writes a huge number
    std::optional<MemoryLimit> least;
    for (const std::string& folder : m_memory.folders) {
        const std::optional<std::uint64_t> bytes = numberIn(
            readText(folder + (m_memory.isVersion2 ? "/memory.max" : "/memory.limit_in_bytes")));
        if (bytes && *bytes < kNoLimit && (!least || *bytes < least->bytes))
            least = MemoryLimit{.bytes = *bytes, .folder = folder};
    }
    return least;
}

std::optional<std::uint64_t> ControlGroup::memoryUsed() const
{
    for (const std::string& folder : m_memory.folders) {
        const std::optional<std::uint64_t> bytes = numberIn(readText(
            folder + (m_memory.isVersion2 ? "/memory.current" : "/memory.usage_in_bytes")));
        if (bytes)
            return bytes;
    }
    return std::nullopt;
}

std::optional<std::uint64_t> ControlGroup::oomKills() const
{
    for (const std::string& folder : m_memory.folders) {
        const std::optional<std::uint64_t> count = numberOf(
            readText(folder + (m_memory.isVersion2 ? "/memory.events" : "/memory.oom_control")),
            "oom_kill");
        if (count)
            return count;
    }
    return std::nullopt;
}

std::optional<double> ControlGroup::cpuLimit() const
{
    std::optional<double> least;
    for (const std::string& folder : m_cpu.folders) {
        std::optional<std::uint64_t> quota;
        std::optional<std::uint64_t> period;
        if (m_cpu.isVersion2) { // "max 100000" or "150000 100000"
            const std::string text = readText(folder + "/cpu.max");
            const std::size_t blank = text.find(' ');
            quota = numberIn(text);
            if (blank != std::string::npos)
                period = numberIn(std::string_view(text).substr(blank + 1));
        } else { // -1 is no limit, and no number here
            quota = numberIn(readText(folder + "/cpu.cfs_quota_us"));
            period = numberIn(readText(folder + "/cpu.cfs_period_us"));
        }
        if (!quota || !period || *period == 0)
            continue;
        const double cores = static_cast<double>(*quota) / static_cast<double>(*period);
        if (!least || cores < *least)
            least = cores;
    }
    return least;
}

} // namespace faultline::recorder
