// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/environment/compatibility.h"

#include "model/core/text_marker.h"
#include "model/diagnosis/environment/compatibility_tables.h"
#include "model/diagnosis/environment/known_environment.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace faultline {

namespace {

using Level = CompatibilityLevel;
using Fact = CompatibilityFact;

std::vector<int> numbersOf(std::string_view version)
{
    std::vector<int> numbers;
    for (std::size_t at = 0; at < version.size();) {
        int number = 0;
        const auto [end, error] =
            std::from_chars(version.data() + at, version.data() + version.size(), number);
        if (error != std::errc() || number < 0)
            break;
        numbers.push_back(number);
        at = static_cast<std::size_t>(end - version.data());
        if (at >= version.size() || version[at] != '.')
            break;
        ++at;
    }
    return numbers;
}

int majorOf(std::string_view version)
{
    const std::vector<int> numbers = numbersOf(version);
    return numbers.empty() ? -1 : numbers.front();
}

/// The CUDA version in a wheel's tag: "2.1.0+cu118" is 11.8; empty if there is none.
std::string cudaOfTag(std::string_view version)
{
    const std::size_t at = version.find("+cu");
    if (at == std::string_view::npos)
        return {};
    const std::string digits = leadingNumbers(version.substr(at + 3), 1);
    if (digits.size() < 2)
        return {};
    return digits.substr(0, digits.size() - 1) + "." + digits.back();
}

class Checker {
public:
    explicit Checker(std::span<const EnvironmentPtr> environments)
        : m_known(environments), m_tables(CompatibilityTables::get())
    {
    }

    std::vector<CompatibilityVerdict> run()
    {
        tensorflow();
        torch();
        cudnnAtRunTime();
        missingLibraries();
        for (const auto& [framework, cuda, fact, row] : builds()) {
            driver(framework, cuda, fact);
            device(framework, cuda, fact);
        }
        compiledCapabilities();
        knownVersions();
        disagreements();
        std::stable_sort(m_verdicts.begin(), m_verdicts.end(), [](const auto& a, const auto& b) {
            return a.level != b.level ? a.level > b.level : a.id < b.id;
        });
        return std::move(m_verdicts);
    }

private:
    /// A framework, or CUDA itself, with the CUDA version that it needs.
    struct Build {
        std::string framework; ///< "TensorFlow 2.10.1"
        std::string cuda;
        Fact fact;
        const TableRow* row = nullptr;
    };

    CompatibilityVerdict& add(std::string id, Level level, std::vector<Fact> facts,
                              const TableRow& row)
    {
        CompatibilityVerdict verdict;
        verdict.id = std::move(id);
        verdict.level = level;
        verdict.facts = std::move(facts);
        verdict.source = row.source;
        verdict.isChecked = row.isChecked;
        m_verdicts.push_back(std::move(verdict));
        return m_verdicts.back();
    }

    static Text text(Translatable source, std::vector<Text::Argument> arguments)
    {
        return {source, std::move(arguments)};
    }

    [[nodiscard]] static bool isCpuOnly(const Fact& fact)
    {
        return fact.fact.detail == "tensorflow-cpu"
               || fact.fact.version.find("+cpu") != std::string::npos;
    }

    void tensorflow()
    {
        const std::optional<Fact> tf = m_known.inUse("tensorflow");
        if (!tf)
            return;
        if (tf->fact.detail == "tensorflow-gpu" && compareVersions(tf->fact.version, "2.12") >= 0)
            stub(*tf);
        const FrameworkRow* row = rowOf(m_tables.tensorflow, tf->fact.version);
        if (row == nullptr)
            return;
        python("tensorflow-python", "TensorFlow", *tf, *row);
        if (isCpuOnly(*tf))
            return;
        tensorflowCuda(*tf, *row);
        tensorflowCudnn(*tf, *row);
    }

    void stub(const Fact& tf)
    {
        TableRow row;
        row.source = "package index, tensorflow-gpu 2.12";
        CompatibilityVerdict& verdict = add("tensorflow-gpu-stub", Level::Critical, {tf}, row);
        verdict.sentence =
            text(FAULTLINE_TR_NOOP("Diagnosis",
                                   "tensorflow-gpu %1 is an empty package that installs nothing"),
                 {tf.fact.version});
        verdict.table =
            text(FAULTLINE_TR_NOOP("Diagnosis", "Since 2.1 the package tensorflow holds the GPU "
                                                "code; tensorflow-gpu ended with 2.11"),
                 {});
        verdict.pins = {"tensorflow==" + leadingNumbers(tf.fact.version, 3)};
    }

    void python(std::string id, const char* framework, const Fact& package, const FrameworkRow& row)
    {
        const std::optional<Fact> python = m_known.inUse("python");
        if (!python || numbersOf(python->fact.version).size() < 2)
            return;
        const std::string version = leadingNumbers(python->fact.version, 2);
        const bool fits = (compareVersions(version, row.firstPython) >= 0
                           && compareVersions(version, row.lastPython) <= 0)
                          || (row.alsoPython27 && version == "2.7");
        // Both were named by programs that ran: it was built by somebody, if not by the project.
        const bool didRun = package.fact.role == VersionRole::Runtime
                            && python->fact.role == VersionRole::Runtime
                            && package.artifact == python->artifact;
        const Level level = fits ? Level::Ok : didRun ? Level::Note : Level::Critical;
        CompatibilityVerdict& verdict = add(std::move(id), level, {package, *python}, row);
        verdict.sentence =
            text(fits ? FAULTLINE_TR_NOOP("Diagnosis", "%1 %2 and Python %3 fit")
                      : FAULTLINE_TR_NOOP("Diagnosis", "%1 %2 has no release for Python %3"),
                 {std::string(framework), package.fact.version, python->fact.version});
        verdict.table =
            text(FAULTLINE_TR_NOOP("Diagnosis", "%1 %2 is released for Python %3 to %4"),
                 {std::string(framework), row.version, row.firstPython, row.lastPython});
        if (!fits)
            verdict.pins = {"python==" + row.lastPython + ".*"};
    }

    void tensorflowCuda(const Fact& tf, const FrameworkRow& row)
    {
        const std::optional<Fact> cuda = m_known.inUse("cuda");
        if (!cuda || numbersOf(cuda->fact.version).size() < 2)
            return;
        const std::string& built = row.cuda.front();
        const std::string& version = cuda->fact.version;
        const int major = majorOf(built);
        // All of CUDA 11 calls its library libcudart.so.11.0, and within a major version any will
        // do; before that each minor version was a world of its own.
        const bool isMajorOnly = major >= 11;
        const bool isNameOnly = m_known.isFromConsole(*cuda) && isMajorOnly;
        const bool sameMajor = majorOf(version) == major;
        const bool isSame = compareVersions(version, leadingNumbers(built, 2)) == 0;
        const bool isOlder = compareVersions(version, built) < 0 && !isNameOnly;
        const Level level = isSame || (isMajorOnly && sameMajor && !isOlder) ? Level::Ok
                            : isMajorOnly && sameMajor                       ? Level::Warning
                                                                             : Level::Critical;
        CompatibilityVerdict& verdict = add("tensorflow-cuda", level, {*cuda, tf}, row);
        verdict.sentence = text(
            level == Level::Ok ? FAULTLINE_TR_NOOP("Diagnosis", "TensorFlow %1 and CUDA %2 fit")
            : level == Level::Warning
                ? FAULTLINE_TR_NOOP("Diagnosis",
                                    "CUDA %2 is older than the one TensorFlow %1 is built "
                                    "with; single functions may be missing")
                : FAULTLINE_TR_NOOP("Diagnosis",
                                    "TensorFlow %1 cannot use CUDA %2: it trains on the CPU, "
                                    "or does not start"),
            {tf.fact.version, version});
        verdict.table = text(FAULTLINE_TR_NOOP("Diagnosis", "TensorFlow %1 is built with CUDA %2"),
                             {row.version, built});
        if (level != Level::Ok)
            verdict.pins = {"cuda==" + built + ".*"};
    }

    void tensorflowCudnn(const Fact& tf, const FrameworkRow& row)
    {
        const std::optional<Fact> cudnn = m_known.inUse("cudnn");
        if (!cudnn || numbersOf(cudnn->fact.version).empty())
            return;
        const bool fits = cudnnFits(cudnn->fact.version, row.cudnn);
        CompatibilityVerdict& verdict =
            add("tensorflow-cudnn", fits ? Level::Ok : Level::Critical, {*cudnn, tf}, row);
        verdict.sentence =
            text(fits ? FAULTLINE_TR_NOOP("Diagnosis", "TensorFlow %1 and cuDNN %2 fit")
                      : FAULTLINE_TR_NOOP("Diagnosis", "TensorFlow %1 cannot use cuDNN %2"),
                 {tf.fact.version, cudnn->fact.version});
        verdict.table = text(FAULTLINE_TR_NOOP("Diagnosis",
                                               "TensorFlow %1 is built with cuDNN %2 and needs the "
                                               "same major version, no older"),
                             {row.version, row.cudnn});
        if (!fits)
            verdict.pins = {"cudnn>=" + row.cudnn + ",<" + std::to_string(majorOf(row.cudnn) + 1)};
    }

    /// The same major version, and an equal or higher minor one.
    static bool cudnnFits(const std::string& version, const std::string& built)
    {
        return majorOf(version) == majorOf(built)
               && compareVersions(leadingNumbers(version, 2), leadingNumbers(built, 2)) >= 0;
    }

    void torch()
    {
        const std::optional<Fact> torch = m_known.inUse("torch");
        if (!torch)
            return;
        torchvision(*torch);
        const FrameworkRow* row = rowOf(m_tables.pytorch, torch->fact.version);
        if (row == nullptr)
            return;
        python("torch-python", "PyTorch", *torch, *row);
        torchCuda(*torch, *row);
        const std::optional<Fact> gpu = m_known.inUse("gpu");
        if (gpu && isCpuOnly(*torch)) {
            CompatibilityVerdict& verdict =
                add("torch-cpu-only", Level::Warning, {*torch, *gpu}, *row);
            verdict.sentence =
                text(FAULTLINE_TR_NOOP("Diagnosis", "PyTorch %1 is the build without CUDA: it "
                                                    "does not use the %2"),
                     {torch->fact.version, gpu->fact.version});
            verdict.table = text(
                FAULTLINE_TR_NOOP("Diagnosis", "The tag +cpu stands for a build without CUDA"), {});
            verdict.pins = {"torch==" + leadingNumbers(torch->fact.version, 3)};
        }
    }

    void torchvision(const Fact& torch)
    {
        const std::optional<Fact> vision = m_known.inUse("torchvision");
        if (!vision)
            return;
        const std::string minor = leadingNumbers(torch.fact.version, 2);
        const auto& pairs = m_tables.torchvision;
        const auto row = std::find_if(pairs.begin(), pairs.end(), [&minor](const PairRow& pair) {
            return pair.torch == minor;
        });
        if (row == pairs.end())
            return;
        const bool fits = leadingNumbers(vision->fact.version, 2) == row->torchvision;
        CompatibilityVerdict& verdict =
            add("torch-torchvision", fits ? Level::Ok : Level::Critical, {*vision, torch}, *row);
        verdict.sentence =
            text(fits ? FAULTLINE_TR_NOOP("Diagnosis", "PyTorch %1 and torchvision %2 fit")
                      : FAULTLINE_TR_NOOP("Diagnosis",
                                          "torchvision %2 is not for PyTorch %1: its operators "
                                          "such as nms will be missing"),
                 {torch.fact.version, vision->fact.version});
        verdict.table = text(FAULTLINE_TR_NOOP("Diagnosis", "PyTorch %1 goes with torchvision %2"),
                             {row->torch, row->torchvision});
        if (!fits)
            verdict.pins = {"torchvision==" + row->torchvision + ".*"};
    }

    void torchCuda(const Fact& torch, const FrameworkRow& row)
    {
        const std::string cuda = cudaOfTag(torch.fact.version);
        if (cuda.empty())
            return;
        const bool isKnown = std::find(row.cuda.begin(), row.cuda.end(), cuda) != row.cuda.end();
        std::string list;
        for (const std::string& each : row.cuda)
            list += (list.empty() ? "" : ", ") + each;
        CompatibilityVerdict& verdict =
            add("torch-cuda", isKnown ? Level::Ok : Level::Note, {torch}, row);
        verdict.sentence =
            text(isKnown ? FAULTLINE_TR_NOOP("Diagnosis", "PyTorch %1 is a build for CUDA %2")
                         : FAULTLINE_TR_NOOP("Diagnosis",
                                             "PyTorch %1 is a build for CUDA %2, which the project "
                                             "does not list"),
                 {torch.fact.version, cuda});
        verdict.table = text(FAULTLINE_TR_NOOP("Diagnosis", "PyTorch %1 is built for CUDA %2"),
                             {row.version, list});
    }

    void cudnnAtRunTime()
    {
        const auto built = m_known.find("cudnn", {VersionRole::BuiltWith});
        const auto runtime = m_known.find("cudnn", {VersionRole::Runtime});
        if (!built || !runtime || numbersOf(built->fact.version).size() < 2
            || numbersOf(runtime->fact.version).size() < 2)
            return;
        TableRow row;
        row.source = "NVIDIA, cuDNN support matrix";
        const bool fits = cudnnFits(runtime->fact.version, built->fact.version);
        CompatibilityVerdict& verdict =
            add("cudnn-runtime", fits ? Level::Ok : Level::Critical, {*runtime, *built}, row);
        verdict.sentence =
            text(fits ? FAULTLINE_TR_NOOP("Diagnosis",
                                          "cuDNN %1 fits the %2 that the program was built with")
                      : FAULTLINE_TR_NOOP("Diagnosis",
                                          "cuDNN %1 was loaded, but the program was built with %2"),
                 {runtime->fact.version, built->fact.version});
        verdict.table = text(
            FAULTLINE_TR_NOOP("Diagnosis", "cuDNN must have the same major version and an equal "
                                           "or higher minor version"),
            {});
        if (!fits)
            verdict.pins = {"cudnn>=" + leadingNumbers(built->fact.version, 2) + ",<"
                            + std::to_string(majorOf(built->fact.version) + 1)};
    }

    void missingLibraries()
    {
        std::vector<Fact> facts;
        std::string names;
        for (Fact& fact : m_known.all("missing-library")) {
            if (fact.fact.version.find("nvinfer") != std::string::npos)
                continue; // TensorRT is not needed
            names += (names.empty() ? "" : ", ") + fact.fact.version;
            facts.push_back(std::move(fact));
        }
        if (facts.empty())
            return;
        TableRow row;
        row.source = "messages of the loader";
        CompatibilityVerdict& verdict =
            add("missing-library", Level::Critical, std::move(facts), row);
        verdict.sentence = text(
            FAULTLINE_TR_NOOP("Diagnosis", "The program did not find %1: it cannot use the GPU"),
            {names});
        verdict.table = text(FAULTLINE_TR_NOOP("Diagnosis",
                                               "The number in a library's name must be the one the "
                                               "program was built with"),
                             {});
        const auto tf = m_known.inUse("tensorflow");
        if (const FrameworkRow* tfRow = tf ? rowOf(m_tables.tensorflow, tf->fact.version) : nullptr)
            verdict.pins = {"cuda==" + tfRow->cuda.front() + ".*",
                            "cudnn>=" + tfRow->cudnn + ",<"
                                + std::to_string(majorOf(tfRow->cudnn) + 1)};
    }

    /// What needs a CUDA driver here.
    [[nodiscard]] std::vector<Build> builds() const
    {
        std::vector<Build> builds;
        const auto tf = m_known.inUse("tensorflow");
        if (const FrameworkRow* row =
                tf && !isCpuOnly(*tf) ? rowOf(m_tables.tensorflow, tf->fact.version) : nullptr)
            builds.push_back({"TensorFlow " + tf->fact.version, row->cuda.front(), *tf, row});
        const auto torch = m_known.inUse("torch");
        if (torch && !isCpuOnly(*torch)) {
            std::string cuda = cudaOfTag(torch->fact.version);
            const auto built = m_known.find("cuda", {VersionRole::BuiltWith});
            if (cuda.empty() && built && !m_known.isFromConsole(*built))
                cuda = leadingNumbers(built->fact.version, 2);
            if (!cuda.empty())
                builds.push_back({"PyTorch " + torch->fact.version, cuda, *torch, nullptr});
        }
        const auto cuda = m_known.inUse("cuda");
        if (builds.empty() && cuda && numbersOf(cuda->fact.version).size() >= 2)
            builds.push_back({"CUDA " + cuda->fact.version, leadingNumbers(cuda->fact.version, 2),
                              *cuda, nullptr});
        return builds;
    }

    void driver(const std::string& framework, const std::string& cuda, const Fact& needs)
    {
        const auto os = m_known.inUse("os");
        const bool isWindows = os && os->fact.version.find("Windows") != std::string::npos;
        const auto& rows = isWindows ? m_tables.windowsDrivers : m_tables.linuxDrivers;
        const auto row = std::find_if(rows.begin(), rows.end(),
                                      [&cuda](const DriverRow& r) { return r.cuda == cuda; });
        const auto driver = m_known.inUse("nvidia-driver");
        if (row == rows.end())
            return;
        if (!driver) {
            driverByCuda(framework, *row, needs);
            return;
        }
        const bool isNew = compareVersions(driver->fact.version, row->own) >= 0;
        const bool isEnough =
            !row->minor.empty() && compareVersions(driver->fact.version, row->minor) >= 0;
        driverVerdict(framework, *row, {*driver, needs}, driver->fact.version,
                      isNew      ? Level::Ok
                      : isEnough ? Level::Warning
                                 : Level::Critical);
    }

    /// nvidia-smi and PyTorch also say which CUDA a driver supports.
    void driverByCuda(const std::string& framework, const DriverRow& row, const Fact& needs)
    {
        const auto supported = m_known.find("cuda", {VersionRole::Supported});
        if (!supported)
            return;
        const bool isNew = compareVersions(supported->fact.version, row.cuda) >= 0;
        const bool isEnough =
            majorOf(row.cuda) >= 11 && majorOf(supported->fact.version) == majorOf(row.cuda);
        driverVerdict(framework, row, {*supported, needs}, "for CUDA " + supported->fact.version,
                      isNew      ? Level::Ok
                      : isEnough ? Level::Warning
                                 : Level::Critical);
    }

    void driverVerdict(const std::string& framework, const DriverRow& row, std::vector<Fact> facts,
                       const std::string& driver, Level level)
    {
        CompatibilityVerdict& verdict = add("cuda-driver", level, std::move(facts), row);
        verdict.sentence =
            text(level == Level::Ok
                     ? FAULTLINE_TR_NOOP("Diagnosis", "The driver (%1) is new enough for %2")
                 : level == Level::Warning
                     ? FAULTLINE_TR_NOOP("Diagnosis",
                                         "The driver (%1) is older than CUDA %3, which %2 uses: it "
                                         "runs, but cannot compile code for a newer GPU")
                     : FAULTLINE_TR_NOOP("Diagnosis",
                                         "The driver (%1) is too old for CUDA %3, which %2 uses"),
                 {driver, framework, row.cuda});
        verdict.table =
            row.minor.empty() || row.minor == row.own
                ? text(FAULTLINE_TR_NOOP("Diagnosis", "CUDA %1 needs driver %2"),
                       {row.cuda, row.own})
                : text(FAULTLINE_TR_NOOP("Diagnosis",
                                         "CUDA %1 came with driver %2 and runs in part from %3 on"),
                       {row.cuda, row.own, row.minor});
        if (level != Level::Ok)
            verdict.pins = {"nvidia-driver>=" + row.own};
    }

    /// The compute capability of the device, as the program said or as its name tells.
    [[nodiscard]] std::vector<std::pair<std::string, Fact>> capabilities() const
    {
        std::vector<std::pair<std::string, Fact>> found;
        std::set<std::string> seen;
        for (const Fact& fact : m_known.all("compute-capability")) {
            if (seen.insert(fact.fact.version).second)
                found.emplace_back(fact.fact.version, fact);
        }
        for (const Fact& fact : m_known.all("gpu")) {
            const GpuRow* row = m_tables.gpu(fact.fact.version);
            if (row != nullptr && seen.insert(row->capability).second)
                found.emplace_back(row->capability, fact);
        }
        return found;
    }

    void device(const std::string& framework, const std::string& cuda, const Fact& needs)
    {
        for (const auto& [capability, gpu] : capabilities()) {
            const auto& rows = m_tables.capabilities;
            // (clang 14 does not capture what a structured binding names)
            const auto isIt = [&wanted = capability](const CapabilityRow& row) {
                return row.capability == wanted;
            };
            const auto row = std::find_if(rows.begin(), rows.end(), isIt);
            if (row != rows.end())
                deviceVerdict(framework, cuda, {gpu, needs}, *row);
        }
    }

    void deviceVerdict(const std::string& framework, const std::string& cuda,
                       std::vector<Fact> facts, const CapabilityRow& row)
    {
        const bool isGone = !row.lastCuda.empty() && compareVersions(cuda, row.lastCuda) > 0;
        const bool isNew = compareVersions(cuda, row.firstCuda) < 0;
        // Code for 8.0 runs on 8.6: a device takes what was made for an older one of its own kind.
        const bool hasOlderCode =
            std::any_of(m_tables.capabilities.begin(), m_tables.capabilities.end(),
                        [&](const CapabilityRow& other) {
                            return majorOf(other.capability) == majorOf(row.capability)
                                   && compareVersions(other.capability, row.capability) < 0
                                   && compareVersions(cuda, other.firstCuda) >= 0;
                        });
        const Level level = isGone         ? Level::Critical
                            : !isNew       ? Level::Ok
                            : hasOlderCode ? Level::Warning
                                           : Level::Critical;
        const std::string device = facts.front().fact.component == "gpu"
                                       ? facts.front().fact.version
                                       : facts.front().fact.detail;
        CompatibilityVerdict& verdict = add("gpu-cuda", level, std::move(facts), row);
        verdict.sentence =
            text(level == Level::Ok ? FAULTLINE_TR_NOOP(
                     "Diagnosis", "%1 (compute capability %2) fits CUDA %4, which %3 uses")
                 : isGone ? FAULTLINE_TR_NOOP("Diagnosis",
                                              "%1 (compute capability %2) is too old for CUDA %4, "
                                              "which %3 uses")
                 : level == Level::Warning
                     ? FAULTLINE_TR_NOOP("Diagnosis",
                                         "%1 (compute capability %2) is newer than CUDA %4, which "
                                         "%3 uses: it runs code made for its predecessor")
                     : FAULTLINE_TR_NOOP("Diagnosis",
                                         "%1 (compute capability %2) is too new for CUDA %4, which "
                                         "%3 uses: long waits at the start, or no kernel image"),
                 {device, row.capability, framework, cuda});
        verdict.table =
            row.lastCuda.empty()
                ? text(FAULTLINE_TR_NOOP("Diagnosis",
                                         "Compute capability %1 is supported from CUDA %2 on"),
                       {row.capability, row.firstCuda})
                : text(FAULTLINE_TR_NOOP("Diagnosis",
                                         "Compute capability %1 is supported by CUDA %2 to %3"),
                       {row.capability, row.firstCuda, row.lastCuda});
        if (isGone)
            verdict.pins = {"cuda<=" + row.lastCuda};
        else if (level != Level::Ok)
            verdict.pins = {"cuda>=" + row.firstCuda};
    }

    /// PyTorch says itself which devices it has code for when there is none for the present one.
    void compiledCapabilities()
    {
        const auto compiled = m_known.find("torch-sm", {VersionRole::BuiltWith});
        if (!compiled)
            return;
        for (const auto& [capability, gpu] : capabilities()) {
            const int major = majorOf(capability);
            std::string list = compiled->fact.version;
            bool fits = false;
            for (std::size_t at = list.find("sm_"); at != std::string::npos;
                 at = list.find("sm_", at + 1)) {
                const std::string digits = leadingNumbers(std::string_view(list).substr(at + 3), 1);
                if (digits.size() < 2)
                    continue;
                const std::string each = digits.substr(0, digits.size() - 1) + "." + digits.back();
                fits = fits || (majorOf(each) == major && compareVersions(each, capability) <= 0);
            }
            if (fits)
                continue;
            TableRow row;
            row.source = "the program's own list";
            CompatibilityVerdict& verdict =
                add("torch-capability", Level::Critical, {gpu, *compiled}, row);
            verdict.sentence =
                text(FAULTLINE_TR_NOOP("Diagnosis", "This PyTorch holds no code for a device of "
                                                    "compute capability %1"),
                     {capability});
            verdict.table = text(FAULTLINE_TR_NOOP("Diagnosis", "It holds code for %1"), {list});
        }
    }

    void knownVersions()
    {
        for (const KnownRow& row : m_tables.known) {
            const auto fact = m_known.inUse(row.component);
            if (!fact || !isInRange(fact->fact.version, row.range))
                continue;
            std::vector<Fact> facts{*fact};
            if (!row.otherComponent.empty()) {
                const auto other = m_known.anyOf(row.otherComponent);
                if (!other || !isInRange(other->fact.version, row.otherRange))
                    continue;
                facts.push_back(*other);
            }
            const Level level = row.severity == "critical"  ? Level::Critical
                                : row.severity == "warning" ? Level::Warning
                                                            : Level::Note;
            const std::string other =
                facts.size() > 1 ? row.otherComponent + " " + facts[1].fact.version : std::string();
            CompatibilityVerdict& verdict = add(row.id, level, std::move(facts), row);
            verdict.sentence = other.empty()
                                   ? text(FAULTLINE_TR_NOOP("Diagnosis", "%1 %2: %3"),
                                          {row.component, fact->fact.version, row.what})
                                   : text(FAULTLINE_TR_NOOP("Diagnosis", "%1 %2 with %4: %3"),
                                          {row.component, fact->fact.version, row.what, other});
            verdict.table = text(FAULTLINE_TR_NOOP("Diagnosis", "It concerns %1 %2"),
                                 {row.component, row.range});
            verdict.pins = row.pins;
        }
    }

    /// The log and the list of packages speak of different environments.
    void disagreements()
    {
        for (const char* component : {"python", "tensorflow", "torch"}) {
            const auto runtime = m_known.find(component, {VersionRole::Runtime});
            const auto listed =
                m_known.find(component, {VersionRole::Installed, VersionRole::Required});
            if (!runtime || !listed
                || compareVersions(runtime->fact.version, listed->fact.version) == 0)
                continue;
            TableRow row;
            row.source = "the files themselves";
            CompatibilityVerdict& verdict =
                add("versions-disagree", Level::Warning, {*runtime, *listed}, row);
            verdict.sentence =
                text(FAULTLINE_TR_NOOP("Diagnosis", "%1 %2 ran, but %4 names %3: it is not the "
                                                    "environment of this run"),
                     {std::string(component), runtime->fact.version, listed->fact.version,
                      listed->name});
            verdict.table =
                text(FAULTLINE_TR_NOOP("Diagnosis", "What the running program says counts"), {});
        }
    }

    KnownEnvironment m_known;
    const CompatibilityTables& m_tables;
    std::vector<CompatibilityVerdict> m_verdicts;
};

} // namespace

std::string_view toString(CompatibilityLevel level)
{
    switch (level) {
    case Level::Ok: return "ok";
    case Level::Note: return "note";
    case Level::Warning: return "warning";
    case Level::Critical: return "critical";
    }
    return "ok";
}

std::vector<CompatibilityVerdict> checkCompatibility(std::span<const EnvironmentPtr> environments)
{
    return Checker(environments).run();
}

int compareVersions(std::string_view a, std::string_view b)
{
    const std::vector<int> first = numbersOf(a);
    const std::vector<int> second = numbersOf(b);
    for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i) {
        if (first[i] != second[i])
            return first[i] < second[i] ? -1 : 1;
    }
    return 0;
}

bool isInRange(std::string_view version, std::string_view range)
{
    for (std::size_t at = 0; at < range.size();) {
        const std::size_t end = std::min(range.find(',', at), range.size());
        const std::string_view part = range.substr(at, end - at);
        at = end + 1;
        const std::size_t number = std::min(part.find_first_of("0123456789"), part.size());
        const std::string_view sign = part.substr(0, number);
        const int order = compareVersions(version, part.substr(number));
        const bool holds = sign == ">=" ? order >= 0 : sign == "<" ? order < 0 : order == 0;
        if (!holds)
            return false;
    }
    return true;
}

} // namespace faultline
