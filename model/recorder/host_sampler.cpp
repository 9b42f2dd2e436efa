// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recorder/host_sampler.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string_view>
#include <vector>

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

namespace faultline::recorder {

namespace {

namespace fs = std::filesystem;

/// Processes outside the tree are looked at again this often: their numbers are used again.
constexpr unsigned kForgetOutsideEvery = 30;
constexpr double kSectorBytes = 512.0; // whatever the disk's own sectors are

std::string readSmall(const std::string& path)
{
    std::string text;
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return text;
    std::array<char, 16384> block{};
    for (ssize_t count = 0; (count = ::read(descriptor, block.data(), block.size())) > 0;)
        text.append(block.data(), static_cast<std::size_t>(count));
    ::close(descriptor);
    return text;
}

std::string number(double value, int decimals)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", decimals, value);
    return text.data();
}

/// Bytes of a line "Name:  123 kB" of /proc/meminfo.
double memoryLine(const std::string& text, const std::string& name)
{
    const std::size_t at = text.find(name + ":");
    return at == std::string::npos
               ? 0.0
               : std::strtod(text.c_str() + at + name.size() + 1, nullptr) * 1024.0;
}

/// Whole disks only: partitions and what is built of other disks would count bytes twice.
bool isDisk(const std::string& name)
{
    for (const std::string_view prefix : {"loop", "ram", "zram", "dm-", "md", "sr", "fd"}) {
        if (name.starts_with(prefix))
            return false;
    }
    std::error_code problem;
    return fs::exists("/sys/block/" + name, problem);
}

std::vector<pid_t> allProcesses()
{
    std::vector<pid_t> pids;
    DIR* const folder = ::opendir("/proc");
    if (folder == nullptr)
        return pids;
    while (const dirent* entry = ::readdir(folder)) {
        const long pid = std::strtol(static_cast<const char*>(entry->d_name), nullptr, 10);
        if (pid > 0)
            pids.push_back(static_cast<pid_t>(pid));
    }
    ::closedir(folder);
    return pids;
}

} // namespace

HostSampler::HostSampler(pid_t root, pid_t ignored) : m_root(root), m_ignored(ignored) {}

std::string HostSampler::header()
{
    return "time_utc,cpu_percent,cpu_busiest_core_percent,cpu_iowait_percent,load_1m,"
           "memory_used_bytes,memory_available_bytes,swap_used_bytes,disk_read_bytes_per_s,"
           "disk_write_bytes_per_s,net_receive_bytes_per_s,net_send_bytes_per_s,"
           "process_cpu_cores,process_memory_bytes,process_count,thread_count,"
           "cgroup_memory_bytes\n";
}

bool HostSampler::readProcess(pid_t pid, Process& process)
{
    const std::string text = readSmall("/proc/" + std::to_string(pid) + "/stat");
    const std::size_t nameEnd = text.rfind(')'); // a name may hold spaces and brackets
    if (nameEnd == std::string::npos)
        return false;
    std::istringstream fields(text.substr(nameEnd + 1));
    std::array<std::string, 22> words;
    for (std::string& word : words)
        fields >> word;
    if (!fields)
        return false;
    const auto at = [&words](std::size_t field) { // numbered as in proc(5); 3 is the state
        return std::strtod(words.at(field - 3).c_str(), nullptr);
    };
    static const auto kPageBytes = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
    process.parent = static_cast<pid_t>(at(4));
    process.ownTicks = at(14) + at(15);
    process.reapedTicks = at(16) + at(17);
    process.threads = static_cast<long>(at(20));
    process.startTicks = static_cast<std::uint64_t>(at(22));
    process.residentBytes = static_cast<std::uint64_t>(std::max(at(24), 0.0)) * kPageBytes;
    return true;
}

std::map<pid_t, HostSampler::Process> HostSampler::readTree()
{
    if (m_rows % kForgetOutsideEvery == 0)
        m_outside.clear();
    std::map<pid_t, Process> candidates;
    for (const pid_t pid : allProcesses()) {
        Process process;
        if (pid != m_root && pid != m_ignored && !m_outside.contains(pid)
            && readProcess(pid, process))
            candidates.emplace(pid, process);
    }
    std::map<pid_t, Process> tree;
    std::set<pid_t> known{m_root};
    for (bool grew = true; grew;) {
        grew = false;
        for (auto it = candidates.begin(); it != candidates.end();) {
            if (!known.contains(it->second.parent)) {
                ++it;
                continue;
            }
            known.insert(it->first);
            tree.insert(*it);
            it = candidates.erase(it);
            grew = true;
        }
    }
    for (const auto& [pid, process] : candidates)
        m_outside.emplace(pid, 0);
    return tree;
}

double HostSampler::ticksBetween(const std::map<pid_t, Process>& before,
                                 const std::map<pid_t, Process>& after)
{
    double own = 0.0;
    double reaped = 0.0;
    for (const auto& [pid, process] : after) {
        const auto old = before.find(pid);
        const bool isSame = old != before.end() && old->second.startTicks == process.startTicks;
        own += process.ownTicks - (isSame ? old->second.ownTicks : 0.0);
        reaped += process.reapedTicks - (isSame ? old->second.reapedTicks : 0.0);
    }
    // What a child had used when it was last seen is in its parent's sum now, and counted already.
    for (const auto& [pid, process] : before) {
        const auto now = after.find(pid);
        if (now == after.end() || now->second.startTicks != process.startTicks)
            reaped -= process.ownTicks + process.reapedTicks;
    }
    return own + std::max(reaped, 0.0);
}

HostSampler::Counters HostSampler::readCounters()
{
    Counters counters;
    std::istringstream cpuLines(readSmall("/proc/stat"));
    for (std::string line; std::getline(cpuLines, line) && line.starts_with("cpu");) {
        std::istringstream words(line);
        std::string name;
        words >> name;
        CpuTimes& times = counters.cpus[name];
        double ticks = 0.0;
        for (int i = 0; i < 8 && words >> ticks; ++i) { // guest time is part of user time
            times.total += ticks;
            times.idle += i == 3 || i == 4 ? ticks : 0.0;
            times.ioWait += i == 4 ? ticks : 0.0;
        }
    }
    std::istringstream diskLines(readSmall("/proc/diskstats"));
    for (std::string line; std::getline(diskLines, line);) {
        std::istringstream words(line);
        std::string name;
        double major = 0.0;
        double minor = 0.0;
        std::array<double, 7> numbers{};
        words >> major >> minor >> name;
        for (double& value : numbers)
            words >> value;
        if (!words || !isDisk(name))
            continue;
        counters.diskRead += numbers[2] * kSectorBytes;
        counters.diskWritten += numbers[6] * kSectorBytes;
    }
    std::istringstream netLines(readSmall("/proc/net/dev"));
    for (std::string line; std::getline(netLines, line);) {
        const std::size_t colon = line.find(':');
        if (colon == std::string::npos)
            continue;
        const std::size_t begin = line.find_first_not_of(' ');
        if (line.substr(begin, colon - begin) == "lo")
            continue;
        std::istringstream words(line.substr(colon + 1));
        std::array<double, 9> numbers{};
        for (double& value : numbers)
            words >> value;
        counters.received += numbers[0];
        counters.sent += numbers[8];
    }
    return counters;
}

std::string HostSampler::row()
{
    const Micros now = steadyNow();
    const Counters counters = readCounters();
    const std::map<pid_t, Process> tree = readTree();
    const double seconds = static_cast<double>(now - m_lastTime) / static_cast<double>(kSecond);
    const bool hasRates = m_lastTime != 0 && seconds > 0.0;

    std::vector<std::string> fields{utcText(wallNow())};
    double busiest = 0.0;
    double all = 0.0;
    double ioWait = 0.0;
    bool hasCpu = false;
    for (const auto& [name, times] : counters.cpus) {
        const auto old = m_counters.cpus.find(name);
        if (old == m_counters.cpus.end() || times.total <= old->second.total)
            continue;
        hasCpu = true;
        const double span = times.total - old->second.total;
        const double idle = 100.0 * (times.idle - old->second.idle) / span;
        const double busy = std::clamp(100.0 - idle, 0.0, 100.0);
        if (name == "cpu") {
            all = busy;
            ioWait = std::clamp(100.0 * (times.ioWait - old->second.ioWait) / span, 0.0, 100.0);
        } else {
            busiest = std::max(busiest, busy);
        }
    }
    for (const double percent : {all, busiest, ioWait})
        fields.push_back(hasCpu ? number(percent, 1) : "");
    const std::string load = readSmall("/proc/loadavg");
    fields.push_back(load.substr(0, load.find(' ')));
    const std::string memory = readSmall("/proc/meminfo");
    const double available = memoryLine(memory, "MemAvailable");
    fields.push_back(number(memoryLine(memory, "MemTotal") - available, 0));
    fields.push_back(number(available, 0));
    fields.push_back(number(memoryLine(memory, "SwapTotal") - memoryLine(memory, "SwapFree"), 0));
    for (const double change :
         {counters.diskRead - m_counters.diskRead, counters.diskWritten - m_counters.diskWritten,
          counters.received - m_counters.received, counters.sent - m_counters.sent})
        fields.push_back(hasRates ? number(std::max(change, 0.0) / seconds, 0) : "");
    static const auto kTicks = static_cast<double>(::sysconf(_SC_CLK_TCK));
    fields.push_back(hasRates ? number(ticksBetween(m_tree, tree) / kTicks / seconds, 3) : "");
    std::uint64_t resident = 0;
    long threads = 0;
    for (const auto& [pid, process] : tree) {
        resident += process.residentBytes;
        threads += process.threads;
    }
    m_peakTreeBytes = std::max(m_peakTreeBytes, resident);
    fields.push_back(std::to_string(resident));
    fields.push_back(std::to_string(tree.size()));
    fields.push_back(std::to_string(threads));
    const std::optional<std::uint64_t> groupBytes = m_group.memoryUsed();
    fields.push_back(groupBytes ? std::to_string(*groupBytes) : "");

    m_counters = counters;
    m_tree = tree;
    m_lastTime = now;
    ++m_rows;
    std::string line;
    for (const std::string& field : fields)
        line += (line.empty() ? "" : ",") + field;
    return line + "\n";
}

} // namespace faultline::recorder
