// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/ascii.h"
#include "model/readers/environment/environment_parsers.h"
#include "model/readers/sniffing.h"

#include <algorithm>
#include <array>

namespace faultline::environment {

namespace {

std::string_view behind(std::string_view text, std::string_view key)
{
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos)
        return {};
    text.remove_prefix(at + key.size());
    text.remove_prefix(std::min(text.find_first_not_of(" \t:"), text.size()));
    return text;
}

std::string_view firstWord(std::string_view text)
{
    return text.substr(0, std::min(text.find_first_of(" \t\r\n|,"), text.size()));
}

bool isValue(std::string_view text)
{
    return !text.empty() && !text.starts_with("Could not") && !text.starts_with("None")
           && !text.starts_with("N/A") && !text.starts_with("No CUDA");
}

/// "/usr/lib/libcudnn.so.8.2.4" or "8.2.4"
std::string_view libraryVersion(std::string_view text)
{
    const std::size_t so = text.find(".so.");
    return firstWord(so == std::string_view::npos ? text : text.substr(so + 4));
}

void add(std::vector<EnvironmentFact>& facts, std::string component, std::string_view version,
         VersionRole role, std::uint32_t line, std::string detail = {})
{
    if (facts.size() < kMaxFacts)
        facts.push_back(
            {std::move(component), std::string(version), role, line, std::move(detail)});
}

/// One line "key: value" of collect_env.
struct CollectKey {
    std::string_view key;
    std::string_view component;
    VersionRole role;
    bool isWord; ///< only the first word is the value
};

constexpr std::array kCollectKeys{
    CollectKey{"PyTorch version:", "torch", VersionRole::Installed, true},
    CollectKey{"CUDA used to build PyTorch:", "cuda", VersionRole::BuiltWith, true},
    CollectKey{"OS:", "os", VersionRole::Installed, false},
    CollectKey{"Python version:", "python", VersionRole::Installed, true},
    CollectKey{"CUDA runtime version:", "cuda", VersionRole::Installed, true},
    CollectKey{"Nvidia driver version:", "nvidia-driver", VersionRole::Installed, true},
    CollectKey{"GCC version:", "gcc", VersionRole::Installed, false},
    CollectKey{"Libc version:", "libc", VersionRole::Installed, true},
    CollectKey{"Is CUDA available:", "cuda-available", VersionRole::Runtime, true},
};

/// "GPU 0: Tesla T4 (UUID: ...)"
void addGpu(std::string_view text, std::uint32_t line, std::vector<EnvironmentFact>& facts)
{
    const std::string_view name = behind(text, ": ");
    if (text.starts_with("GPU ") && !name.empty())
        add(facts, "gpu", name.substr(0, name.find(" (UUID")), VersionRole::Installed, line);
}

bool hasAny(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::any_of(words.begin(), words.end(), [text](std::string_view word) {
        return text.find(word) != std::string_view::npos;
    });
}

/// A list of requirements: nearly every line is one, and at least one has a version.
std::optional<EnvironmentSource> pipSource(const std::string& fileName, std::string_view head)
{
    const bool isNamed = hasAny(fileName, {"requirement", "freeze", "pip_list", "pip-list",
                                           "pip.txt", "packages.txt", "installed"});
    std::size_t good = 0;
    std::size_t pinned = 0;
    std::size_t odd = 0;
    const bool isTable =
        head.find("\nPackage ") != std::string_view::npos || head.starts_with("Package ");
    const bool isCut = head.size() >= 4000;
    std::vector<Line> lines = linesOf(head);
    if (isCut && !lines.empty())
        lines.pop_back();
    for (const Line& line : lines) {
        if (line.text.front() == '#' || line.text.starts_with("--"))
            continue;
        const bool isOption = line.text.starts_with("-");
        const bool isBareWord = line.text.find_first_of("=<>~@") == std::string_view::npos;
        const auto fact = pipRequirement(line.text, VersionRole::Installed, line.number);
        good += fact.has_value() ? 1 : 0;
        pinned += fact.has_value() && !isBareWord ? 1 : 0;
        odd += fact.has_value() || isOption ? 0 : 1;
    }
    if (isTable && head.find("----") != std::string_view::npos
        && head.find("Version") != std::string_view::npos)
        return EnvironmentSource::PipFreeze;
    // In an unknown file only pins prove anything: a poem is a list of bare words too.
    const bool isList =
        isNamed ? good > 0 && odd * 4 <= good : pinned >= 3 && odd == 0 && pinned * 10 >= good * 9;
    if (!isList)
        return std::nullopt;
    return hasAny(fileName, {"requirement"}) ? EnvironmentSource::Requirements
                                             : EnvironmentSource::PipFreeze;
}

bool isDockerfile(std::string_view fileName, std::string_view head)
{
    bool hasFrom = false;
    bool hasOther = false;
    for (const Line& line : linesOf(head)) {
        if (line.text.front() == '#' || line.text.starts_with("ARG "))
            continue;
        if (!hasFrom && !line.text.starts_with("FROM ") && !line.text.starts_with("from "))
            return false;
        hasFrom = true;
        const std::string_view word = firstWord(line.text);
        hasOther = hasOther || word == "RUN" || word == "ENV" || word == "COPY" || word == "WORKDIR"
                   || word == "CMD" || word == "ENTRYPOINT" || word == "ADD";
    }
    return hasFrom && (hasOther || lowerAscii(fileName).find("dockerfile") != std::string::npos);
}

} // namespace

std::optional<EnvironmentSource> sourceOf(std::string_view fileName, std::string_view head)
{
    const std::string name = lowerAscii(fileName);
    if (hasAny(head, {"Collecting environment information...", "CUDA used to build PyTorch:"})
        && head.find("PyTorch version:") != std::string_view::npos)
        return EnvironmentSource::CollectEnv;
    if (head.find("NVIDIA-SMI") != std::string_view::npos
        && head.find("Driver Version:") != std::string_view::npos
        && head.find("MiB /") == std::string_view::npos)
        return EnvironmentSource::NvidiaSmi; // with rows below it is a table of samples
    if (isDockerfile(fileName, head))
        return EnvironmentSource::Dockerfile;
    const bool isYaml = hasExtension(fileName, ".yml") || hasExtension(fileName, ".yaml");
    const bool hasDependencies =
        head.find("\ndependencies:") != std::string_view::npos || head.starts_with("dependencies:");
    const bool hasCondaKeys =
        hasAny(head, {"channels:", "\nname:", "prefix:"}) || head.starts_with("name:");
    if (head.find("# packages in environment at") != std::string_view::npos
        || head.find("# This file may be used to create an environment using:")
               != std::string_view::npos
        || (isYaml && hasDependencies && hasCondaKeys
            && hasAny(head, {"- python", "- pip", "- conda", "- pytorch", "- numpy"})))
        return EnvironmentSource::CondaList;
    if (isYaml || hasExtension(fileName, ".json") || hasExtension(fileName, ".toml")
        || hasExtension(fileName, ".cfg") || hasExtension(fileName, ".ini"))
        return std::nullopt;
    return pipSource(name, head);
}

std::size_t readCollectEnv(std::string_view text, std::vector<EnvironmentFact>& facts)
{
    bool isGpuList = false;
    for (const Line& line : linesOf(text)) {
        const std::string_view shown = line.text;
        for (const CollectKey& key : kCollectKeys) {
            const std::string_view value = behind(shown, key.key);
            if (shown.starts_with(key.key) && isValue(value))
                add(facts, std::string(key.component), key.isWord ? firstWord(value) : value,
                    key.role, line.number);
        }
        if (shown.starts_with("cuDNN version:") && isValue(behind(shown, ":"))
            && !shown.ends_with("following:"))
            add(facts, "cudnn", libraryVersion(behind(shown, ":")), VersionRole::Installed,
                line.number);
        if (shown.find("libcudnn.so.") != std::string_view::npos && shown.front() == '/')
            add(facts, "cudnn", libraryVersion(shown), VersionRole::Installed, line.number);
        if (shown.starts_with("GPU models and configuration:")) {
            isGpuList = true;
            addGpu(behind(shown, "configuration:"), line.number, facts);
        } else if (isGpuList && shown.starts_with("GPU ")) {
            addGpu(shown, line.number, facts);
        } else {
            isGpuList = false;
        }
        const bool isPip = shown.starts_with("[pip");
        const std::size_t bracket = shown.find("] ");
        if (bracket == std::string_view::npos || (!isPip && !shown.starts_with("[conda]")))
            continue;
        const std::string_view package = shown.substr(bracket + 2);
        if (isPip) {
            if (auto fact = pipRequirement(package, VersionRole::Installed, line.number))
                facts.push_back(std::move(*fact));
        } else {
            std::vector<EnvironmentFact> one;
            readConda(package, one);
            for (EnvironmentFact& fact : one) {
                fact.line = line.number;
                facts.push_back(std::move(fact));
            }
        }
    }
    return 0;
}

std::size_t readNvidiaSmi(std::string_view text, std::vector<EnvironmentFact>& facts)
{
    for (const Line& line : linesOf(text)) {
        const std::string_view driver = firstWord(behind(line.text, "Driver Version:"));
        if (driver.empty())
            continue;
        add(facts, "nvidia-driver", driver, VersionRole::Installed, line.number);
        const std::string_view cuda = firstWord(behind(line.text, "CUDA Version:"));
        if (isValue(cuda))
            add(facts, "cuda", cuda, VersionRole::Supported, line.number);
        return 0;
    }
    return 1;
}

} // namespace faultline::environment
