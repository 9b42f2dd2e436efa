// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/environment/package_pins.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/environment/compatibility_tables.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/target_machine.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace faultline {

namespace {

struct Pin {
    std::string component;
    std::string range;   ///< ">=8.1,<9"
    std::string version; ///< the first number in it: "8.1"
};

Pin parse(std::string_view text)
{
    const std::size_t sign = std::min(text.find_first_of("=<>"), text.size());
    Pin pin{.component = std::string(text.substr(0, sign)),
            .range = std::string(text.substr(sign)),
            .version = {}};
    const std::size_t digits = pin.range.find_first_of("0123456789");
    if (digits != std::string::npos)
        pin.version = leadingNumbers(std::string_view(pin.range).substr(digits), 3);
    return pin;
}

bool isOfSystem(const Pin& pin)
{
    return pin.component == "cuda" || pin.component == "cudnn" || pin.component == "python"
           || pin.component == "nvidia-driver";
}

/// Libraries beside the framework. From CUDA 12 on conda has them under other names.
std::string condaLibraries(const std::vector<Pin>& pins)
{
    std::string command;
    for (const Pin& pin : pins) {
        if (pin.component == "cuda" && !pin.version.empty())
            command += std::string(compareVersions(pin.version, "12") >= 0 ? " \"cuda-toolkit="
                                                                           : " \"cudatoolkit=")
                       + leadingNumbers(pin.version, 2) + "\"";
        else if (pin.component == "cudnn")
            command += " \"cudnn" + pin.range + "\"";
    }
    return command.empty() ? command : "conda install -c conda-forge" + command;
}

/// Whether an image or a package with its libraries exists of exactly this version.
bool isRelease(std::string_view version)
{
    return !version.empty() && version.find_first_not_of("0123456789.") == std::string_view::npos
           && leadingNumbers(version, 3) == version
           && std::count(version.begin(), version.end(), '.') == 2;
}

} // namespace

std::vector<EnvironmentPtr> judgedEnvironments(const Training& training)
{
    const TargetMachine* machine = training.machine.get();
    if (machine == nullptr || machine->origin != TargetMachine::Origin::Chosen || !machine->gpu)
        return training.environments;
    std::vector<EnvironmentPtr> judged;
    for (const EnvironmentPtr& environment : training.environments) {
        auto copy = std::make_shared<Environment>(*environment);
        std::erase_if(copy->facts, [](const EnvironmentFact& fact) {
            return fact.component == "gpu" || fact.component == "compute-capability";
        });
        judged.push_back(std::move(copy));
    }
    auto chosen = std::make_shared<Environment>();
    chosen->facts.push_back({.component = "gpu",
                             .version = machine->gpu->fullName,
                             .role = VersionRole::Required,
                             .line = 0,
                             .detail = {}});
    judged.push_back(std::move(chosen));
    return judged;
}

std::vector<Fix::Snippet> installSnippets(std::span<const std::string> pins,
                                          std::string_view tensorflow)
{
    std::vector<Pin> system;
    std::string requirements;
    std::string quoted;
    for (const std::string& text : pins) {
        Pin pin = parse(text);
        if (isOfSystem(pin)) {
            system.push_back(std::move(pin));
            continue;
        }
        requirements += (requirements.empty() ? "" : "\n") + text;
        quoted += " \"" + text + "\"";
    }
    std::vector<Fix::Snippet> snippets;
    if (!requirements.empty()) {
        snippets.push_back({"shell", "python -m pip install" + quoted});
        snippets.push_back({"requirements", requirements});
    }
    const bool needsLibraries = std::any_of(system.begin(), system.end(), [](const Pin& pin) {
        return pin.component == "cuda" || pin.component == "cudnn";
    });
    if (needsLibraries && isRelease(tensorflow)) {
        if (compareVersions(tensorflow, "2.14") >= 0)
            snippets.push_back({"shell", "python -m pip install \"tensorflow[and-cuda]=="
                                             + std::string(tensorflow) + "\""});
        snippets.push_back(
            {"dockerfile", "FROM tensorflow/tensorflow:" + std::string(tensorflow) + "-gpu"});
    }
    if (const std::string command = condaLibraries(system); !command.empty())
        snippets.push_back({"shell", command});
    for (const Pin& pin : system) {
        if (pin.component == "python")
            snippets.push_back(
                {"shell", "conda create -n training python=" + leadingNumbers(pin.version, 2)});
        if (pin.component == "nvidia-driver")
            snippets.push_back(
                {"shell", "sudo apt-get install nvidia-driver-" + leadingNumbers(pin.version, 1)});
    }
    return snippets;
}

/// How a caption says it; toString() in English.
Translatable roleOf(VersionRole role)
{
    switch (role) {
    case VersionRole::Installed: break;
    case VersionRole::Required: return FAULTLINE_TR_NOOP("Messages", "required");
    case VersionRole::Runtime: return FAULTLINE_TR_NOOP("Diagnosis", "runtime");
    case VersionRole::BuiltWith: return FAULTLINE_TR_NOOP("Diagnosis", "built-with");
    case VersionRole::Supported: return FAULTLINE_TR_NOOP("Diagnosis", "supported");
    }
    return FAULTLINE_TR_NOOP("Messages", "installed");
}

Evidence factEvidence(const Training& training, const CompatibilityFact& fact)
{
    const std::string what = fact.fact.version.empty()
                                 ? fact.fact.component
                                 : fact.fact.component + " " + fact.fact.version;
    Text caption{FAULTLINE_TR_NOOP("Diagnosis", "Says %1 (%2)"), {what, roleOf(fact.fact.role)}};
    for (const ConsoleLogPtr& log : training.logs) {
        const bool isIts = fact.artifact == log->id()
                           || fact.artifact == partOf(log->id(), ArtifactPart::Versions);
        if (!isIts || fact.fact.line == 0)
            continue;
        const auto line =
            std::find_if(log->lines.begin(), log->lines.end(),
                         [&fact](const LogLine& one) { return one.sourceLine == fact.fact.line; });
        if (line == log->lines.end())
            continue;
        const auto index = static_cast<std::size_t>(line - log->lines.begin());
        return lineEvidence(*log, index, index, std::move(caption));
    }
    if (fact.artifact.empty())
        caption = {FAULTLINE_TR_NOOP("Diagnosis", "Chosen: %1"), {fact.fact.version}};
    else if (fact.fact.line > 0)
        caption = {FAULTLINE_TR_NOOP("Diagnosis", "Line %3 says %1 (%2)"),
                   {what, roleOf(fact.fact.role), std::to_string(fact.fact.line)}};
    return FileEvidence{
        .path = fact.name, .offsetBytes = std::nullopt, .caption = std::move(caption)};
}

void addVerdict(const Training& training, const CompatibilityVerdict& verdict, Fix install,
                std::string_view tensorflow, Finding& finding)
{
    for (const CompatibilityFact& fact : verdict.facts)
        finding.evidence.push_back(factEvidence(training, fact));
    if (verdict.pins.empty())
        return;
    install.id = "install-" + verdict.id;
    install.snippets = installSnippets(verdict.pins, tensorflow);
    finding.fixes.push_back(std::move(install));
}

std::string joined(std::span<const std::string> pins)
{
    std::string line;
    for (const std::string& pin : pins)
        line += (line.empty() ? "" : ", ") + pin;
    return line;
}

} // namespace faultline
