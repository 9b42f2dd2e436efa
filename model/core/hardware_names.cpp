// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/hardware_names.h"

#include "model/core/ascii.h"

#include <array>
#include <string>
#include <vector>

namespace faultline {

namespace {

using Form = HardwareName::Form;
using Quantity = HardwareQuantity;

constexpr double kKibi = 1024.0;
constexpr double kMebi = kKibi * 1024.0;
constexpr double kGibi = kMebi * 1024.0;
constexpr double kTebi = kGibi * 1024.0;

/// What a word of a name can stand for; a set of them is the name's meaning.
enum Word : std::uint64_t {
    Gpu = 1ULL << 0,
    Cpu = 1ULL << 1,
    Memory = 1ULL << 2,
    Swap = 1ULL << 3,
    Disk = 1ULL << 4,
    Network = 1ULL << 5,
    Process = 1ULL << 6,
    Thread = 1ULL << 7,
    Load = 1ULL << 8,
    Cgroup = 1ULL << 9,
    Core = 1ULL << 10,
    Busiest = 1ULL << 11,
    System = 1ULL << 12,
    Used = 1ULL << 13,
    Free = 1ULL << 14,
    Available = 1ULL << 15,
    Total = 1ULL << 16,
    Reserved = 1ULL << 17,
    Cached = 1ULL << 18,
    Util = 1ULL << 19,
    Percent = 1ULL << 20,
    Temperature = 1ULL << 21,
    Power = 1ULL << 22,
    Limit = 1ULL << 23,
    Clock = 1ULL << 24,
    Fan = 1ULL << 25,
    Encoder = 1ULL << 26,
    Decoder = 1ULL << 27,
    Read = 1ULL << 28,
    Write = 1ULL << 29,
    Send = 1ULL << 30,
    Receive = 1ULL << 31,
    Wait = 1ULL << 32,
    Steal = 1ULL << 33,
    Count = 1ULL << 34,
    PerSecond = 1ULL << 35,
    In = 1ULL << 36,
    Out = 1ULL << 37,
    Resident = 1ULL << 38,
    Minute = 1ULL << 39,
    Average = 1ULL << 40,
    Neutral = 0,
};

/// A word, what it stands for, and the scale if it is a unit (0: it is none).
struct Entry {
    std::string_view text;
    std::uint64_t meaning;
    double scale = 0.0;
};

constexpr std::array kWords{
    Entry{"gpu", Gpu},
    Entry{"gpus", Gpu},
    Entry{"cuda", Gpu},
    Entry{"nvidia", Gpu},
    Entry{"vram", Gpu | Memory},
    Entry{"cpu", Cpu},
    Entry{"cpus", Cpu},
    Entry{"mem", Memory},
    Entry{"memory", Memory},
    Entry{"ram", Memory},
    Entry{"vm", Memory},
    Entry{"swap", Swap},
    Entry{"disk", Disk},
    Entry{"io", Disk},
    Entry{"net", Network},
    Entry{"network", Network},
    Entry{"process", Process},
    Entry{"proc", Process},
    Entry{"processes", Process | Count},
    Entry{"procs", Process | Count},
    Entry{"rss", Process | Resident},
    Entry{"thread", Thread},
    Entry{"threads", Thread},
    Entry{"load", Load},
    Entry{"loadavg", Load | Average},
    Entry{"cgroup", Cgroup},
    Entry{"container", Cgroup},
    Entry{"core", Core},
    Entry{"cores", Core},
    Entry{"busiest", Busiest},
    Entry{"max", Busiest},
    Entry{"system", System},
    Entry{"sys", System},
    Entry{"host", Neutral},
    Entry{"used", Used},
    Entry{"usage", Used},
    Entry{"use", Used},
    Entry{"allocated", Used},
    Entry{"free", Free},
    Entry{"available", Available},
    Entry{"avail", Available},
    Entry{"total", Total},
    Entry{"reserved", Reserved},
    Entry{"cached", Cached},
    Entry{"cache", Cached},
    Entry{"util", Util},
    Entry{"utilization", Util},
    Entry{"utilisation", Util},
    Entry{"busy", Util},
    Entry{"percent", Percent},
    Entry{"percentage", Percent},
    Entry{"pct", Percent},
    Entry{"perc", Percent},
    Entry{"temp", Temperature},
    Entry{"temperature", Temperature},
    Entry{"power", Power},
    Entry{"draw", Neutral},
    Entry{"limit", Limit},
    Entry{"cap", Limit},
    Entry{"clock", Clock},
    Entry{"clocks", Clock},
    Entry{"freq", Clock},
    Entry{"frequency", Clock},
    Entry{"sm", Neutral},
    Entry{"graphics", Neutral},
    Entry{"fan", Fan},
    Entry{"speed", Neutral},
    Entry{"encoder", Encoder},
    Entry{"enc", Encoder},
    Entry{"decoder", Decoder},
    Entry{"dec", Decoder},
    Entry{"read", Read},
    Entry{"write", Write},
    Entry{"written", Write},
    Entry{"sent", Send},
    Entry{"send", Send},
    Entry{"tx", Send},
    Entry{"upload", Send},
    Entry{"recv", Receive},
    Entry{"receive", Receive},
    Entry{"received", Receive},
    Entry{"rx", Receive},
    Entry{"download", Receive},
    Entry{"iowait", Wait},
    Entry{"wait", Wait},
    Entry{"steal", Steal},
    Entry{"stolen", Steal},
    Entry{"count", Count},
    Entry{"num", Count},
    Entry{"in", In},
    Entry{"out", Out},
    Entry{"m", Minute},
    Entry{"min", Minute},
    Entry{"avg", Average},
    Entry{"average", Average},
    Entry{"mean", Neutral},
    Entry{"current", Neutral},
    Entry{"per", Neutral},
    Entry{"rate", PerSecond},
    Entry{"s", PerSecond},
    Entry{"sec", PerSecond},
    Entry{"second", PerSecond},
    Entry{"ps", PerSecond},
    Entry{"b", Neutral, 1.0},
    Entry{"byte", Neutral, 1.0},
    Entry{"bytes", Neutral, 1.0},
    Entry{"kb", Neutral, kKibi},
    Entry{"kib", Neutral, kKibi},
    Entry{"mb", Neutral, kMebi},
    Entry{"mib", Neutral, kMebi},
    Entry{"gb", Neutral, kGibi},
    Entry{"gib", Neutral, kGibi},
    Entry{"tb", Neutral, kTebi},
    Entry{"tib", Neutral, kTebi},
    Entry{"w", Power, 1.0},
    Entry{"watt", Power, 1.0},
    Entry{"watts", Power, 1.0},
    Entry{"c", Temperature, 1.0},
    Entry{"celsius", Temperature, 1.0},
    Entry{"deg", Temperature},
    Entry{"hz", Clock, 1.0},
    Entry{"mhz", Clock, 1e6},
    Entry{"ghz", Clock, 1e9},
};

/// Units whose capitals would otherwise be taken for the start of a word.
constexpr std::array<std::string_view, 7> kMixedCase{"KiB", "MiB", "GiB", "TiB",
                                                     "kB",  "MHz", "GHz"};

std::size_t letterRun(std::string_view name)
{
    for (const std::string_view unit : kMixedCase) {
        if (name.starts_with(unit))
            return unit.size();
    }
    std::size_t end = 1;
    if (isUpper(name[0])) {
        while (end < name.size() && isUpper(name[end]))
            ++end;
        if (end == name.size() || !isLetter(name[end]))
            return end;
        if (end > 1)
            return end - 1; // "GPUUtil": the last capital begins the next word
    }
    while (end < name.size() && isLetter(name[end]) && !isUpper(name[end]))
        ++end;
    return end;
}

/// Words, numbers and '%' of a name, lower case; everything else separates.
std::vector<std::string> wordsOf(std::string_view name)
{
    constexpr std::size_t kMaxWords = 16;
    std::vector<std::string> words;
    std::size_t at = 0;
    while (at < name.size() && words.size() <= kMaxWords) {
        const char c = name[at];
        std::size_t length = 1;
        if (isDigit(c)) {
            while (at + length < name.size() && isDigit(name[at + length]))
                ++length;
        } else if (isLetter(c)) {
            length = letterRun(name.substr(at));
        } else {
            if (c == '%')
                words.emplace_back("percent");
            ++at;
            continue;
        }
        std::string word(name.substr(at, length));
        for (char& letter : word)
            letter = lowerAscii(letter);
        words.push_back(std::move(word));
        at += length;
    }
    return words;
}

/// A name as a set of words.
struct Meaning {
    std::uint64_t words = 0;
    double scale = 0.0; ///< 0: no unit
    int number = -1;

    [[nodiscard]] bool has(std::uint64_t all) const { return (words & all) == all; }
    [[nodiscard]] bool isOnly(std::uint64_t exactly) const
    {
        return (words & ~static_cast<std::uint64_t>(Average)) == exactly;
    }
    [[nodiscard]] bool hasAny(std::uint64_t any) const { return (words & any) != 0; }
};

std::optional<Meaning> meaningOf(std::string_view name)
{
    Meaning meaning;
    const std::vector<std::string> words = wordsOf(name);
    for (const std::string& word : words) {
        if (isDigit(word[0])) {
            if (meaning.number >= 0 || word.size() > 4)
                return std::nullopt;
            meaning.number = std::stoi(word);
            continue;
        }
        const Entry* found = nullptr;
        for (const Entry& entry : kWords) {
            if (entry.text == word)
                found = &entry;
        }
        if (found == nullptr)
            return std::nullopt;
        meaning.words |= found->meaning;
        if (found->scale > 0.0) {
            if (meaning.scale > 0.0)
                return std::nullopt; // two units
            meaning.scale = found->scale;
        }
    }
    return meaning;
}

HardwareName share(Quantity quantity, const Meaning& meaning)
{
    if (meaning.has(Percent))
        return {.quantity = quantity, .gpuIndex = -1, .scale = 0.01, .form = Form::Value};
    return {.quantity = quantity, .gpuIndex = -1, .scale = 1.0, .form = Form::ShareOrPercent};
}

HardwareName bytes(Quantity quantity, const Meaning& meaning)
{
    if (meaning.scale > 0.0)
        return {.quantity = quantity, .gpuIndex = -1, .scale = meaning.scale, .form = Form::Value};
    return {.quantity = quantity, .gpuIndex = -1, .scale = 1.0, .form = Form::SomeBytes};
}

HardwareName traffic(Quantity quantity, const Meaning& meaning)
{
    const double scale = meaning.scale > 0.0 ? meaning.scale : 1.0;
    return {.quantity = quantity,
            .gpuIndex = -1,
            .scale = scale,
            .form = meaning.has(PerSecond) ? Form::Value : Form::RateOrCounter};
}

HardwareName plain(Quantity quantity, double scale = 1.0)
{
    return {.quantity = quantity, .gpuIndex = -1, .scale = scale, .form = Form::Value};
}

using Maybe = std::optional<HardwareName>;

Maybe gpuMemory(const Meaning& m)
{
    if (m.has(Clock))
        return plain(Quantity::GpuMemoryClock, m.scale > 0.0 ? m.scale : 1e6);
    if (m.has(Temperature))
        return plain(Quantity::GpuMemoryTemperature);
    if (m.has(Process))
        return m.scale > 0.0 ? Maybe(plain(Quantity::GpuProcessMemory, m.scale)) : std::nullopt;
    if (m.has(Util))
        return share(Quantity::GpuMemoryUtilization, m);
    if (m.has(Percent))
        return share(Quantity::GpuMemoryUsedShare, m);
    if (m.has(Free))
        return bytes(Quantity::GpuMemoryFree, m);
    if (m.has(Total))
        return bytes(Quantity::GpuMemoryTotal, m);
    if (m.has(Reserved))
        return bytes(Quantity::GpuMemoryReserved, m);
    return bytes(Quantity::GpuMemoryUsed, m);
}

Maybe ofGpu(const Meaning& m)
{
    if (m.hasAny(Cpu | Disk | Network | Swap | Thread | Load | Cgroup))
        return std::nullopt;
    if (m.has(Memory))
        return gpuMemory(m);
    if (m.has(Temperature))
        return plain(Quantity::GpuTemperature);
    if (m.has(Power)) {
        if (m.has(Percent))
            return std::nullopt; // of a limit that is not known
        return plain(m.has(Limit) ? Quantity::GpuPowerLimit : Quantity::GpuPower);
    }
    if (m.has(Clock))
        return plain(Quantity::GpuSmClock, m.scale > 0.0 ? m.scale : 1e6);
    if (m.has(Fan))
        return share(Quantity::GpuFanSpeed, m);
    if (m.has(Encoder))
        return share(Quantity::GpuEncoder, m);
    if (m.has(Decoder))
        return share(Quantity::GpuDecoder, m);
    if (m.scale > 0.0 || m.has(Count))
        return std::nullopt;
    if (m.hasAny(Util | Percent | Used) || m.isOnly(Gpu))
        return share(Quantity::GpuUtilization, m);
    return std::nullopt;
}

Maybe ofCpu(const Meaning& m)
{
    if (m.number >= 0 || m.has(Count) || m.has(Thread))
        return std::nullopt; // one core of many, or how many there are
    if (m.has(Process)) {
        if (m.has(Percent))
            return plain(Quantity::ProcessCpu, 0.01);
        return m.has(Core) ? Maybe(plain(Quantity::ProcessCpu)) : std::nullopt;
    }
    if (m.has(Temperature))
        return plain(Quantity::CpuTemperature);
    if (m.has(Clock))
        return plain(Quantity::CpuFrequency, m.scale > 0.0 ? m.scale : 1e6);
    if (m.hasAny(Memory | Swap) || m.scale > 0.0) {
        // Lightning's "cpu_vm_percent" and "cpu_swap_percent"
        return m.has(Cpu | Memory | Percent) ? Maybe(plain(Quantity::MemoryUsedShare, 0.01))
                                             : std::nullopt;
    }
    if (m.has(Wait))
        return share(Quantity::CpuIoWait, m);
    if (m.has(Steal))
        return share(Quantity::CpuSteal, m);
    if (m.has(Busiest))
        return m.has(Core) ? Maybe(share(Quantity::CpuBusiestCore, m)) : std::nullopt;
    if (m.has(Core))
        return std::nullopt;
    if (m.has(System) && !m.hasAny(Util | Used))
        return share(Quantity::CpuSystem, m);
    if (m.hasAny(Util | Percent | Used) || m.isOnly(Cpu))
        return share(Quantity::CpuUtilization, m);
    return std::nullopt;
}

Maybe ofMemory(const Meaning& m)
{
    if (m.has(Busiest))
        return std::nullopt; // "max_memory" of a training is the GPU's
    if (m.has(Cgroup))
        return bytes(m.has(Limit) ? Quantity::CgroupMemoryLimit : Quantity::CgroupMemoryUsed, m);
    if (m.hasAny(Process | Resident))
        return m.has(Percent) ? std::nullopt : Maybe(bytes(Quantity::ProcessMemory, m));
    if (m.hasAny(Percent | Util))
        return m.hasAny(Free | Available) ? std::nullopt
                                          : Maybe(share(Quantity::MemoryUsedShare, m));
    if (m.has(Available))
        return bytes(Quantity::MemoryAvailable, m);
    if (m.has(Total))
        return bytes(Quantity::MemoryTotal, m);
    if (m.has(Cached))
        return bytes(Quantity::MemoryCached, m);
    if (m.has(Free))
        return std::nullopt; // without the cache: says little of what is available
    if (m.has(Used) || m.scale > 0.0)
        return bytes(Quantity::MemoryUsed, m);
    return std::nullopt;
}

Maybe ofSwap(const Meaning& m)
{
    if (m.has(In))
        return traffic(Quantity::SwapIn, m);
    if (m.has(Out))
        return traffic(Quantity::SwapOut, m);
    if (m.has(Used) && !m.hasAny(Percent | Total | Free))
        return bytes(Quantity::SwapUsed, m);
    return std::nullopt;
}

Maybe ofDisk(const Meaning& m)
{
    if (m.has(Count) || m.has(Read | Write))
        return std::nullopt;
    if (m.hasAny(Read | In))
        return traffic(Quantity::DiskRead, m);
    if (m.hasAny(Write | Out))
        return traffic(Quantity::DiskWrite, m);
    if (m.has(Util))
        return share(Quantity::DiskUtilization, m);
    if (m.has(Percent))
        return m.hasAny(Free | Available) ? std::nullopt : Maybe(share(Quantity::DiskUsedShare, m));
    if (m.hasAny(Free | Available) && m.scale > 0.0)
        return bytes(Quantity::DiskFree, m);
    return std::nullopt;
}

Maybe ofNetwork(const Meaning& m)
{
    if (m.has(Count) || m.has(Percent) || m.has(Send | Receive))
        return std::nullopt;
    if (m.hasAny(Send | Out))
        return traffic(Quantity::NetworkSend, m);
    if (m.hasAny(Receive | In))
        return traffic(Quantity::NetworkReceive, m);
    return std::nullopt;
}

Maybe withoutSubject(const Meaning& m)
{
    if (m.words == Load && m.number < 0)
        return std::nullopt; // of what?
    if (m.has(Load))
        return (m.number < 0 || m.number == 1) && m.scale <= 0.0 && !m.has(Percent)
                   ? Maybe(plain(Quantity::LoadAverage))
                   : std::nullopt; // over 1 minute; 5 and 15 add nothing
    if (m.has(Thread))
        return plain(Quantity::ThreadCount);
    if (m.has(Process | Count))
        return plain(Quantity::ProcessCount);
    if (m.has(Wait))
        return share(Quantity::CpuIoWait, m);
    return std::nullopt;
}

Maybe ofMeaning(const Meaning& m)
{
    if (m.has(Gpu)) {
        Maybe name = ofGpu(m);
        if (name)
            name->gpuIndex = m.number;
        return name;
    }
    if (m.has(Cpu))
        return ofCpu(m);
    if (m.has(Load) || m.has(Thread))
        return withoutSubject(m);
    if (m.number >= 0)
        return std::nullopt; // a device that is no GPU
    if (m.has(Swap))
        return ofSwap(m);
    if (m.hasAny(Memory | Resident))
        return ofMemory(m);
    if (m.has(Network))
        return ofNetwork(m);
    if (m.has(Disk))
        return ofDisk(m);
    return withoutSubject(m);
}

} // namespace

std::optional<HardwareName> hardwareQuantityOfName(std::string_view name)
{
    if (name.size() > 128)
        return std::nullopt;
    const std::optional<Meaning> meaning = meaningOf(name);
    return meaning ? ofMeaning(*meaning) : std::nullopt;
}

double shareScale(double max, bool allWhole)
{
    return max > 1.5 || allWhole ? 0.01 : 1.0;
}

double byteScale(double max)
{
    return max >= 16.0 * kMebi ? 1.0 : kMebi;
}

} // namespace faultline
