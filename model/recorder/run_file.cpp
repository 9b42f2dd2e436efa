// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/recorder/run_file.h"

#include "model/recorder/append_file.h"
#include "model/recorder/control_group.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <fstream>
#include <thread>

#include <fcntl.h>
#include <sys/utsname.h>
#include <unistd.h>

namespace faultline::recorder {

namespace {

using Json = nlohmann::ordered_json;

/// What follows "name : " in the first line of a file of /proc that begins so.
std::string procLine(const char* path, const std::string& name)
{
    std::ifstream stream(path);
    for (std::string line; std::getline(stream, line);) {
        const std::size_t colon = line.find(':');
        if (!line.starts_with(name) || colon == std::string::npos)
            continue;
        const std::size_t begin = line.find_first_not_of(" \t", colon + 1);
        return begin == std::string::npos ? "" : line.substr(begin);
    }
    return {};
}

Json hostFacts()
{
    utsname system{};
    ::uname(&system);
    Json host;
    host["name"] = static_cast<const char*>(system.nodename);
    host["kernel"] = std::string(static_cast<const char*>(system.sysname)) + " "
                     + static_cast<const char*>(system.release);
    host["machine"] = static_cast<const char*>(system.machine);
    host["cpu"] = procLine("/proc/cpuinfo", "model name");
    host["cpu_cores"] = std::thread::hardware_concurrency();
    host["memory_bytes"] =
        std::strtoull(procLine("/proc/meminfo", "MemTotal").c_str(), nullptr, 10) * 1024;
    const ControlGroup group = ControlGroup::own();
    const std::optional<ControlGroup::MemoryLimit> memory = group.memoryLimit();
    const std::optional<double> cpu = group.cpuLimit();
    host["cgroup_memory_limit_bytes"] = memory ? Json(memory->bytes) : Json();
    host["cgroup_of_memory_limit"] = memory ? Json(memory->folder) : Json();
    host["cgroup_cpu_limit_cores"] = cpu ? Json(*cpu) : Json();
    return host;
}

Json known(const std::string& text)
{
    return text.empty() ? Json() : Json(text);
}

Json known(const std::optional<std::uint64_t>& value)
{
    return value ? Json(*value) : Json();
}

Json pythonFacts(const PythonFacts& facts)
{
    return {{"executable", known(facts.executable)},
            {"version", known(facts.version)},
            {"packages", facts.packages},
            {"problem", known(facts.problem)}};
}

Json codeJson(const CodeFacts& facts)
{
    if (facts.folder.empty())
        return {};
    return {{"folder", facts.folder},
            {"commit", known(facts.commit)},
            {"branch", known(facts.branch)},
            {"remote", known(facts.remote)},
            {"dirty", known(facts.dirty)}};
}

Json gpuFacts(const GpuFacts& facts)
{
    Json json;
    json["library"] = facts.library;
    json["problem"] = known(facts.problem);
    json["driver_version"] = known(facts.driverVersion);
    json["cuda_version"] = known(facts.cudaVersion);
    json["last_sample_utc"] = facts.lastSample == 0 ? Json() : Json(utcText(facts.lastSample));
    json["devices"] = Json::array();
    for (const GpuIdentity& gpu : facts.gpus)
        json["devices"].push_back({{"index", gpu.index},
                                   {"name", known(gpu.name)},
                                   {"uuid", known(gpu.uuid)},
                                   {"memory_total_bytes", known(gpu.memoryTotalBytes)},
                                   {"memory_reserved_bytes", known(gpu.memoryReservedBytes)}});
    json["missing_calls"] = facts.missingCalls;
    json["failed_calls"] = Json::array();
    for (const NvmlFailure& failure : facts.failures)
        json["failed_calls"].push_back({{"call", failure.call},
                                        {"code", failure.code},
                                        {"text", failure.text},
                                        {"count", failure.count},
                                        {"first_utc", utcText(failure.firstTime)}});
    return json;
}

Json toJson(const RunFacts& facts)
{
    Json json;
    json["schema"] = "faultline/record/1";
    json["state"] = facts.endTime ? "ended" : "running";
    json["command"] = facts.command;
    json["folder"] = facts.folder;
    json["pid"] = facts.pid;
    json["start_utc"] = utcText(facts.startTime);
    json["last_sign_of_life_utc"] = utcText(wallNow());
    json["end_utc"] = facts.endTime ? Json(utcText(*facts.endTime)) : Json();
    json["duration_s"] = facts.durationSeconds;
    const ZoneOffset zone = zoneOffset(facts.startTime);
    json["time_zone"] = {{"name", zone.name}, {"utc_offset_s", zone.seconds}};
    json["interval_s"] = facts.intervalSeconds;
    json["end"] = {{"exit_status", facts.end.exitStatus ? Json(*facts.end.exitStatus) : Json()},
                   {"signal", facts.end.signal ? Json(*facts.end.signal) : Json()},
                   {"core_dumped", facts.end.coreDumped},
                   {"oom_kills", facts.end.oomKills},
                   {"reason", facts.endTime ? Json(endReason(facts.end)) : Json()}};
    json["peak_memory_bytes"] = facts.peakMemoryBytes;
    json["peak_tree_memory_bytes"] = facts.peakTreeMemoryBytes;
    json["signals"] = Json::array();
    for (const auto& [name, time] : facts.end.passedSignals)
        json["signals"].push_back({{"name", name}, {"time_utc", utcText(time)}});
    static const Json kHost = hostFacts();
    json["host"] = kHost;
    json["environment"] = Json::object();
    for (const auto& [name, value] : facts.environment)
        json["environment"][name] = value;
    json["code"] = codeJson(facts.code);
    json["gpu"] = facts.gpu ? gpuFacts(*facts.gpu) : Json();
    json["python"] = facts.python ? pythonFacts(*facts.python) : Json();
    json["lost_bytes"] = facts.lostBytes;
    return json;
}

} // namespace

RunFile::RunFile(std::string path, RunFacts facts)
    : m_path(std::move(path)), m_facts(std::move(facts))
{
}

bool RunFile::write(bool isDurable)
{
    const std::lock_guard guard(m_mutex);
    // Names and arguments may be no UTF-8; what is not is replaced.
    const std::string text =
        toJson(m_facts).dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
    const std::string fresh = m_path + ".new";
    const int descriptor = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (descriptor < 0)
        return false;
    const bool isWhole = writeAll(descriptor, text) && (!isDurable || ::fsync(descriptor) == 0);
    ::close(descriptor);
    return isWhole && std::rename(fresh.c_str(), m_path.c_str()) == 0;
}

} // namespace faultline::recorder
