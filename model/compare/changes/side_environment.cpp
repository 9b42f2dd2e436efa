// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/side_environment.h"

#include "model/core/ascii.h"
#include "model/core/config_document.h"
#include "model/core/hardware_log.h"
#include "model/diagnosis/environment/package_pins.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

bool listsAllPackages(EnvironmentSource source)
{
    return source == EnvironmentSource::PipFreeze || source == EnvironmentSource::CondaList;
}

/// What is in use, else what is asked for; what a library was built with and what a driver supports
/// are things of their own.
std::string partName(const EnvironmentFact& fact)
{
    if (fact.role == VersionRole::BuiltWith)
        return fact.component + " (built with)";
    if (fact.role == VersionRole::Supported)
        return fact.component + " (driver)";
    return fact.component;
}

int preferenceOf(VersionRole role)
{
    switch (role) {
    case VersionRole::Runtime: return 2;
    case VersionRole::Installed: return 1;
    default: return 0;
    }
}

/// What a line asks for that names no one version: ">=1.20,<2".
std::string rangeOf(const EnvironmentFact& fact)
{
    const std::size_t at = fact.detail.find_first_of("<>!~");
    return !fact.version.empty() || at == std::string::npos ? std::string()
                                                            : fact.detail.substr(at);
}

/// Several devices of a kind as "2 × Tesla T4".
std::string devicesText(const std::vector<std::string>& names)
{
    std::map<std::string, int> counts;
    for (const std::string& name : names)
        ++counts[name];
    std::string text;
    for (const auto& [name, count] : counts)
        text += (text.empty() ? "" : ", ")
                + (count > 1 ? std::to_string(count) + " × " : std::string()) + name;
    return text;
}

std::string folderOfFile(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? std::string() : path.substr(0, slash);
}

/// Whether a recorder listed the packages of a Python that the command does not name: a shell or a
/// launcher may have chosen another one.
bool isPythonGuessed(const ConfigDocument& facts)
{
    static constexpr std::array<std::string_view, 15> kChoosers{
        "sh", "bash", "zsh",    "dash", "fish", "conda",  "mamba",    "micromamba",
        "uv", "pipx", "poetry", "make", "pdm",  "docker", "apptainer"};
    const std::string executable{facts.value("python.executable").value_or("")};
    const auto baseOf = [](std::string_view word) { return word.substr(word.rfind('/') + 1); };
    const std::string_view first = baseOf(facts.value("command[0]").value_or(""));
    if (std::find(kChoosers.begin(), kChoosers.end(), first) == kChoosers.end())
        return false;
    const std::size_t list = facts.find("command");
    for (std::size_t at = facts.nodes[list].firstChild; at != ConfigNode::npos;
         at = facts.nodes[at].nextSibling) {
        if (facts.nodes[at].value == executable)
            return false;
    }
    return true;
}

std::set<std::string> foldersOfGuesses(const Training& training)
{
    std::set<std::string> folders;
    for (const ConfigDocumentPtr& document : training.configs) {
        if (document->kind == ConfigKind::RunFacts && isPythonGuessed(*document))
            folders.insert(folderOfFile(document->file.path));
    }
    return folders;
}

/// Where no list of the machine names them: the GPUs that were watched.
std::pair<std::vector<std::string>, SideEnvironment::Part> loggedGpus(const Training& training)
{
    for (const HardwareLogPtr& log : training.hardwareLogs) {
        std::vector<std::string> names;
        for (const HardwareDevice& device : log->devices) {
            if (device.kind == HardwareDevice::Kind::Gpu && !device.name.empty())
                names.push_back(device.name);
        }
        if (!names.empty()) {
            SideEnvironment::Part part;
            part.artifact = log->id();
            part.file = log->name();
            return {std::move(names), std::move(part)};
        }
    }
    return {};
}

void addFacts(const Training& training, SideEnvironment& side)
{
    const std::set<std::string> guesses = foldersOfGuesses(training);
    std::map<std::string, int> preference;
    std::vector<std::string> gpus;
    SideEnvironment::Part gpu;
    for (const EnvironmentPtr& environment : training.environments) {
        const bool isGuess = guesses.contains(folderOfFile(environment->file.path));
        side.hasPackages = side.hasPackages || (listsAllPackages(environment->source) && !isGuess);
        std::vector<std::string> devices;
        for (const EnvironmentFact& fact : environment->facts) {
            const std::string range = rangeOf(fact);
            if (fact.version.empty() && range.empty())
                continue;
            SideEnvironment::Part part{
                .value = range.empty() ? fact.version : range,
                .artifact = environment->id(),
                .file = environment->name(),
                .line = fact.line,
                .isRange = !range.empty(),
                .isPackage = listsAllPackages(environment->source),
                .isGuess = listsAllPackages(environment->source)
                           && guesses.contains(folderOfFile(environment->file.path))};
            if (fact.component == "gpu") {
                if (devices.empty() && gpus.empty())
                    gpu = part;
                devices.push_back(fact.version);
                continue;
            }
            const std::string name = partName(fact);
            const int rank = range.empty() ? preferenceOf(fact.role) : -1;
            const auto [place, isNew] = preference.emplace(name, rank);
            if (!isNew && place->second >= rank)
                continue;
            place->second = rank;
            side.parts[name] = std::move(part);
        }
        if (gpus.empty()) // each source names all of them
            gpus = std::move(devices);
    }
    if (gpus.empty())
        std::tie(gpus, gpu) = loggedGpus(training);
    if (!gpus.empty()) {
        gpu.value = devicesText(gpus);
        side.parts["gpu"] = std::move(gpu);
    }
}

bool isTold(const ConfigNode& node)
{
    return !node.isGroup && !node.value.empty() && node.value != "null";
}

void addRecorded(const ConfigDocument& document, SideEnvironment& side)
{
    struct HostField {
        const char* path;
        const char* part;
    };
    static constexpr std::array kFields{HostField{"host.cpu_cores", "cpu cores"},
                                        HostField{"host.memory_bytes", "memory"},
                                        HostField{"host.cgroup_memory_limit_bytes", "memory limit"},
                                        HostField{"host.cgroup_cpu_limit_cores", "cpu limit"}};
    const auto partOf = [&document](const ConfigNode& node) {
        return SideEnvironment::Part{.value = node.value,
                                     .artifact = document.id(),
                                     .file = document.name(),
                                     .line = node.line};
    };
    for (const HostField& field : kFields) {
        const std::size_t node = document.find(field.path);
        if (node == ConfigNode::npos || !isTold(document.nodes[node]))
            continue;
        side.parts[field.part] = partOf(document.nodes[node]);
    }
    const std::size_t variables = document.find("environment");
    if (variables == ConfigNode::npos)
        return;
    side.hasVariables = true;
    for (std::size_t at = document.nodes[variables].firstChild; at != ConfigNode::npos;
         at = document.nodes[at].nextSibling)
        side.variables[document.nodes[at].name] = partOf(document.nodes[at]);
}

} // namespace

SideEnvironment environmentOf(const ComparedRun& run)
{
    const Training& training = run.of();
    SideEnvironment side;
    addFacts(training, side);
    for (const ConfigDocumentPtr& document : training.configs) {
        if (document->kind == ConfigKind::RunFacts)
            addRecorded(*document, side);
    }
    const std::vector<EnvironmentPtr> judged = judgedEnvironments(training);
    side.verdicts = checkCompatibility(judged);
    return side;
}

} // namespace faultline
