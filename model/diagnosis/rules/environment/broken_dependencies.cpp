// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated/rules/broken_dependencies.h"

#include "model/data/data_files.h"
#include "model/diagnosis/environment/known_environment.h"
#include "model/diagnosis/environment/package_pins.h"
#include "model/diagnosis/evidence/exception_meaning.h"
#include "model/diagnosis/evidence/learning_evidence.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/diagnosis/evidence/missing_signal.h"
#include "model/diagnosis/judged/judged_log.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace faultline::rules::broken_dependencies {

namespace {

/// Verdicts about packages among each other; those that are no known bug.
constexpr std::array<std::string_view, 2> kPairs{"torch-torchvision", "tensorflow-gpu-stub"};

/// Of a known bug the two packages of which one breaks the other.
bool isPackageBug(const CompatibilityVerdict& verdict)
{
    constexpr std::array<std::string_view, 5> kPackages{"numpy", "protobuf", "keras", "tensorflow",
                                                        "tf-models-official"};
    return verdict.facts.size() == 2
           && std::find(kPackages.begin(), kPackages.end(), verdict.facts.front().fact.component)
                  != kPackages.end()
           && verdict.id.find("tensorflow-cu") == std::string::npos
           && verdict.id.find("-python") == std::string::npos && verdict.id != "versions-disagree"
           && verdict.id != "cuda-driver" && verdict.id != "gpu-cuda";
}

bool isJudgedHere(const CompatibilityVerdict& verdict)
{
    return verdict.level >= CompatibilityLevel::Warning
           && (std::find(kPairs.begin(), kPairs.end(), verdict.id) != kPairs.end()
               || isPackageBug(verdict));
}

/// Where a module comes from if not from the package of its name.
struct ModuleSource {
    std::string package;
    std::string folder;  ///< of a checkout, for PYTHONPATH
    bool isPart = false; ///< of a package: Python names the part only if it has found the package
};

ModuleSource sourceOf(const std::string& module)
{
    using nlohmann::json;
    static const std::map<std::string, ModuleSource, std::less<>> kSources = [] {
        std::map<std::string, ModuleSource, std::less<>> sources;
        const std::string_view text = dataFile("compatibility/modules.jsonl");
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            const json row = json::parse(text.substr(at, end - at), nullptr, false);
            if (row.is_object())
                sources[row.value("module", "")] = {.package = row.value("package", ""),
                                                    .folder = row.value("folder", "")};
            at = end + 1;
        }
        return sources;
    }();
    for (std::string name = module; !name.empty();) {
        if (const auto known = kSources.find(name); known != kSources.end()) {
            ModuleSource source = known->second;
            source.isPart = name != module;
            return source;
        }
        const std::size_t dot = name.rfind('.');
        name = dot == std::string::npos ? std::string() : name.substr(0, dot);
    }
    const std::size_t dot = module.find('.');
    return {.package = module.substr(0, dot), .folder = {}, .isPart = dot != std::string::npos};
}

/// "numpy" of ".../site-packages/numpy/core/x.py"; empty for a file of no installed package.
std::string packageOfFile(std::string_view file)
{
    for (const std::string_view mark : {"site-packages/", "dist-packages/", "site-packages\\"}) {
        const std::size_t at = file.rfind(mark);
        if (at == std::string_view::npos)
            continue;
        const std::string_view rest = file.substr(at + mark.size());
        return std::string(rest.substr(0, rest.find_first_of("/\\.")));
    }
    return {};
}

/// What broke, as the end of a log tells.
struct Breakage {
    LoggedEvent event;
    const Traceback* traceback = nullptr;
    std::string package; ///< that must change; empty: not told
    std::vector<std::string> pins;
    std::string folder;     ///< of a module that comes with a checkout
    bool isMissing = false; ///< it is not installed at all
    double confidence = confidence::importFailed;
};

const Traceback* tracebackOf(const LoggedEvent& one)
{
    for (const Traceback& traceback : one.log->tracebacks) {
        if (traceback.firstLine <= one.event->lastLine
            && one.event->firstLine <= traceback.lastLine)
            return &traceback;
    }
    return nullptr;
}

/// Signatures that name a package and what must be done with it.
struct Known {
    std::string_view signature;
    std::string_view package;
    std::string_view pin;
};
constexpr std::array kKnown{Known{"py.numpyattr", "numpy", "numpy<1.24"},
                            Known{"py.numpyabi", "numpy", "numpy<2"},
                            Known{"py.protobuf", "protobuf", "protobuf==3.20.3"},
                            Known{"py.keras", "keras", ""},
                            Known{"py.tf1api", "tensorflow", "tensorflow==1.15.5"},
                            Known{"py.libgl", "opencv-python", "opencv-python-headless"},
                            Known{"py.pillow", "pillow", "pillow<10"},
                            Known{"py.torchvision", "torchvision", ""}};

std::optional<Breakage> breakageOf(const LoggedEvent& one)
{
    Breakage found;
    found.event = one;
    found.traceback = tracebackOf(one);
    const std::string_view id = one.event->signature;
    for (const Known& known : kKnown) {
        if (id != known.signature)
            continue;
        found.package = known.package;
        if (!known.pin.empty())
            found.pins = {std::string(known.pin)};
        return found;
    }
    if (id == "py.mmversion") {
        found.package = std::string(one.event->field("pkg"));
        std::transform(found.package.begin(), found.package.end(), found.package.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        std::string want(one.event->field("want"));
        std::erase(want, ' ');
        found.pins = {std::move(want)};
        return found;
    }
    if (id == "py.nomodule") {
        const std::string module(one.event->field("mod"));
        const ModuleSource source = sourceOf(module);
        found.folder = source.folder;
        found.isMissing = !source.isPart || !source.folder.empty();
        found.package = found.isMissing ? module : source.package;
        if (found.isMissing && source.folder.empty())
            found.pins = {source.package};
        return found;
    }
    if (id == "py.protoc") {
        if (one.log->text(one.event->lastLine).find("object_detection") != std::string_view::npos)
            found.folder = "models/research";
        return found;
    }
    if (id == "env.glibc" || id == "env.symbol" || id == "py.culib" || id == "py.import")
        return found;
    if (id == "py.attr") {
        found.package = sourceOf(std::string(one.event->field("mod"))).package;
        found.confidence = confidence::nameMissing;
        return found;
    }
    if (id != "py.exception" || found.traceback == nullptr)
        return std::nullopt;
    // A call between two packages that does not fit; from the user's own code it is his error.
    const std::vector<Traceback::Frame>& frames = found.traceback->frames;
    const std::string& type = found.traceback->exceptionType;
    if (frames.size() < 2 || (type != "AttributeError" && type != "TypeError"))
        return std::nullopt;
    const std::string callee = packageOfFile(frames.back().file);
    const std::string caller = packageOfFile(frames[frames.size() - 2].file);
    const bool isAboutApi =
        found.traceback->message.find("has no attribute") != std::string::npos
        || found.traceback->message.find("unexpected keyword argument") != std::string::npos;
    if (callee.empty() || caller.empty() || callee == caller || !isAboutApi)
        return std::nullopt;
    found.package = callee;
    found.confidence = confidence::packagesDoNotFit;
    return found;
}

Text titleOf(const Breakage& breakage)
{
    if (breakage.isMissing && !breakage.folder.empty())
        return text::notOnPath({.moduleName = breakage.package, .folder = breakage.folder});
    if (breakage.isMissing)
        return text::notInstalled(breakage.pins.front());
    const bool isException = breakage.event.event->signature == "py.exception";
    const Text what =
        isException ? meaningOf(tellingException(*breakage.event.log, *breakage.traceback)).title
                    : faultline::titleOf(*breakage.event.event);
    if (!isException && breakage.event.event->signature != "py.nomodule")
        return what;
    return what.empty() ? text::versionDoesNotFit(breakage.package)
                        : text::doesNotFit({.package = breakage.package, .what = what});
}

Fix fixOf(const Breakage& breakage)
{
    if (!breakage.folder.empty()) {
        Fix fix = fix::setPath(breakage.folder);
        if (breakage.folder == "models/research")
            fix.snippets.push_back(snippet::objectDetection());
        return fix;
    }
    if (!breakage.pins.empty()) {
        Fix fix = fix::installPackage(joined(breakage.pins));
        fix.snippets = installSnippets(breakage.pins, {});
        return fix;
    }
    Fix fix = breakage.package.empty() ? fix::checkPackages()
                                       : fix::installFittingVersion(breakage.package);
    if (breakage.event.event->info != nullptr)
        fix.detail.source = breakage.event.event->info->advice;
    return fix;
}

Finding findingOf(const Training& training, const Breakage& breakage)
{
    Finding finding;
    finding.severity = Severity::Critical; // it ended the run
    finding.confidence = breakage.confidence;
    finding.cost = cost::runDied;
    finding.title = titleOf(breakage);
    if (breakage.event.event->info != nullptr)
        finding.explanation.source = breakage.event.event->info->meaning;
    finding.evidence.emplace_back(lineEvidence(*breakage.event.log, breakage.event.event->lastLine,
                                               breakage.event.event->lastLine, text::notLoaded()));
    if (breakage.traceback != nullptr && !breakage.traceback->frames.empty()) {
        const Traceback::Frame& frame = breakage.traceback->frames.back();
        finding.evidence.emplace_back(lineEvidence(
            *breakage.event.log, breakage.traceback->firstLine, breakage.traceback->lastLine,
            text::deepestFrame(
                {.file = firstLineOf(frame.file, 120), .line = std::to_string(frame.line)})));
    }
    const auto installed = KnownEnvironment(training.environments).inUse(breakage.package);
    if (installed)
        finding.evidence.push_back(factEvidence(training, *installed));
    finding.fixes.push_back(fixOf(breakage));
    return finding;
}

void addVerdicts(const Training& training, const std::vector<CompatibilityVerdict>& verdicts,
                 Finding& finding)
{
    for (const CompatibilityVerdict& verdict : verdicts) {
        Fix install = fix::install(joined(verdict.pins));
        install.detail = verdict.sentence;
        addVerdict(training, verdict, std::move(install), {}, finding);
    }
}

} // namespace

void evaluate(const RuleInput& input, FindingSink& sink)
{
    const Training& training = input.training;
    std::vector<CompatibilityVerdict> verdicts = checkCompatibility(training.environments);
    tellVersions(verdicts, sink);
    tellLines(training, sink);
    std::erase_if(verdicts, [](const auto& verdict) { return !isJudgedHere(verdict); });
    const std::optional<LoggedEvent> cause = causeOf(training);
    const std::optional<Breakage> breakage = cause ? breakageOf(*cause) : std::nullopt;
    sink.computed(number::brokenPackages(Count(verdicts.size() + (breakage ? 1 : 0)), Count(0)));
    if (breakage) {
        Finding finding = findingOf(training, *breakage);
        addVerdicts(training, verdicts, finding);
        sink.report(std::move(finding));
        return;
    }
    if (verdicts.empty()) {
        if (training.environments.empty() && training.logs.empty())
            sink.abstain(abstainWithoutEvidence(EvidenceKind::Environment));
        return;
    }
    if (hasStepped(training))
        return; // it imported and trains: what may break did not
    const CompatibilityVerdict& worst = verdicts.front();
    Finding finding;
    const bool isCertain = worst.level == CompatibilityLevel::Critical && worst.isChecked;
    finding.severity = isCertain ? Severity::Critical : Severity::Warning;
    finding.confidence = worst.isChecked ? confidence::tableChecked : confidence::tableOnly;
    finding.cost = isCertain ? cost::willNotStart : cost::mayBreak;
    finding.title = worst.sentence;
    finding.explanation = worst.table;
    addVerdicts(training, verdicts, finding);
    sink.report(std::move(finding));
}

} // namespace faultline::rules::broken_dependencies
