// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/change_list.h"
#include "model/compare/changes/changes.h"
#include "model/compare/changes/compare_tables.h"
#include "model/compare/changes/package_version.h"
#include "model/compare/changes/setting_value.h"
#include "model/compare/changes/side_environment.h"
#include "model/core/ascii.h"
#include "model/core/text_marker.h"
#include "model/vram/hardware.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

namespace faultline {

namespace {

using EnvironmentPart = SideEnvironment::Part;

constexpr double kOtherPackage = 0.08;
constexpr double kNotableWeight = 0.3;
constexpr double kUnrecordedPart = 0.25; ///< of the weight of what is known

/// How much hangs on a component, before how far its versions are apart.
double weightOfComponent(const std::string& name)
{
    struct ComponentWeight {
        std::string_view name;
        double weight;
    };
    static constexpr std::array kWeights{ComponentWeight{"gpu", 0.9},
                                         ComponentWeight{"nvidia-driver", 0.7},
                                         ComponentWeight{"cuda", 0.7},
                                         ComponentWeight{"cudnn", 0.7},
                                         ComponentWeight{"cuda (built with)", 0.6},
                                         ComponentWeight{"cuda (driver)", 0.5},
                                         ComponentWeight{"nccl", 0.6},
                                         ComponentWeight{"torch", 0.65},
                                         ComponentWeight{"tensorflow", 0.65},
                                         ComponentWeight{"keras", 0.6},
                                         ComponentWeight{"jax", 0.6},
                                         ComponentWeight{"ultralytics", 0.6},
                                         ComponentWeight{"mmdet", 0.6},
                                         ComponentWeight{"mmcv", 0.6},
                                         ComponentWeight{"mmcv-full", 0.6},
                                         ComponentWeight{"mmengine", 0.6},
                                         ComponentWeight{"detectron2", 0.6},
                                         ComponentWeight{"object-detection", 0.6},
                                         ComponentWeight{"tf-models-official", 0.6},
                                         ComponentWeight{"transformers", 0.6},
                                         ComponentWeight{"accelerate", 0.55},
                                         ComponentWeight{"lightning", 0.55},
                                         ComponentWeight{"pytorch-lightning", 0.55},
                                         ComponentWeight{"torchvision", 0.5},
                                         ComponentWeight{"timm", 0.5},
                                         ComponentWeight{"base-image", 0.5},
                                         ComponentWeight{"albumentations", 0.45},
                                         ComponentWeight{"python", 0.4},
                                         ComponentWeight{"cpu", 0.35},
                                         ComponentWeight{"cpu cores", 0.5},
                                         ComponentWeight{"cpu limit", 0.5},
                                         ComponentWeight{"memory", 0.4},
                                         ComponentWeight{"memory limit", 0.5},
                                         ComponentWeight{"os", 0.2},
                                         ComponentWeight{"numpy", 0.35},
                                         ComponentWeight{"protobuf", 0.35},
                                         ComponentWeight{"opencv-python", 0.35},
                                         ComponentWeight{"opencv-python-headless", 0.35},
                                         ComponentWeight{"pillow", 0.3}};
    const auto found = std::find_if(kWeights.begin(), kWeights.end(),
                                    [&name](const auto& row) { return row.name == name; });
    return found == kWeights.end() ? kOtherPackage : found->weight;
}

double factorOf(VersionStep step)
{
    switch (step) {
    case VersionStep::Major: return 1.0;
    case VersionStep::Minor: return 0.85;
    case VersionStep::Build: return 0.6;
    case VersionStep::Patch:
    case VersionStep::None: break;
    }
    return 0.5;
}

Text noteOf(VersionStep step, bool isNewer)
{
    switch (step) {
    case VersionStep::Major:
        return isNewer ? FAULTLINE_TR_NOOP("Compare", "newer major version")
                       : FAULTLINE_TR_NOOP("Compare", "older major version");
    case VersionStep::Minor:
        return isNewer ? FAULTLINE_TR_NOOP("Compare", "newer minor version")
                       : FAULTLINE_TR_NOOP("Compare", "older minor version");
    case VersionStep::Patch:
        return isNewer ? FAULTLINE_TR_NOOP("Compare", "newer patch version")
                       : FAULTLINE_TR_NOOP("Compare", "older patch version");
    case VersionStep::Build:
        return FAULTLINE_TR_NOOP("Compare", "another build of the same version");
    case VersionStep::None: break;
    }
    return {};
}

bool isMeasured(const std::string& name)
{
    return name == "memory" || name == "memory limit" || name == "cpu limit" || name == "cpu cores";
}

/// What names itself with words: two different ones are no step of a version.
bool isNamed(const std::string& name)
{
    return name == "gpu" || name == "cpu" || name == "os" || name == "base-image";
}

void addPartSource(const EnvironmentPart& part, RunSide side, std::vector<ChangeSource>& sources)
{
    sources.push_back(
        {.side = side, .artifact = part.artifact, .file = part.file, .line = part.line});
}

ChangeValue valueOfPart(const std::string& name, const EnvironmentPart& part)
{
    if (isMeasured(name)) {
        if (const std::optional<double> number = parseSetting(part.value).number())
            return *number;
    }
    return part.value;
}

/// The memory of machines of one type differs a little with what the firmware takes.
bool isSameMeasure(const ChangeValue& a, const ChangeValue& b)
{
    constexpr double kTolerance = 0.03;
    const double* one = std::get_if<double>(&a);
    const double* other = std::get_if<double>(&b);
    return one != nullptr && other != nullptr
           && std::abs(*one - *other) <= kTolerance * std::max(*one, *other);
}

/// "23.5 GiB": bytes, compared as the number that they are, are shown as people say them.
void tellBytes(const std::string& name, RunChange& change)
{
    if (name != "memory" && name != "memory limit")
        return;
    for (ChangeValue* value : {&change.a, &change.b}) {
        if (const double* bytes = std::get_if<double>(value))
            *value = toEnglish(Quantity{*bytes, Unit::Bytes});
    }
}

/// "2 × Tesla T4": how many, and the model by its name in the table of GPUs; a name that is not in
/// it stays as it is.
std::string gpuModel(std::string_view gpus)
{
    constexpr std::string_view kTimes = " × ";
    const std::size_t times = gpus.find(kTimes);
    const std::size_t begin = times == std::string_view::npos ? 0 : times + kTimes.size();
    const Result<vram::Gpu> known = vram::findGpu(gpus.substr(begin));
    return std::string(gpus.substr(0, begin))
           + (known ? known->name : std::string(gpus.substr(begin)));
}

/// A driver and a table of machines have other names for one GPU. Two names of drivers are two
/// GPUs: the table knows sizes, not every variant.
bool isSameGpu(std::string_view a, std::string_view b)
{
    const std::string model = gpuModel(a);
    return a == b || (model == gpuModel(b) && (model == a || model == b));
}

std::string_view digestOf(std::string_view image)
{
    const std::size_t at = image.find("@sha256:");
    return at == std::string_view::npos ? std::string_view() : image.substr(at + 1);
}

/// A tag may come to name another image; a digest cannot.
bool isSameImage(std::string_view a, std::string_view b)
{
    const std::string_view one = digestOf(a);
    return !one.empty() && one == digestOf(b) ? true : a == b;
}

class EnvironmentComparer {
public:
    EnvironmentComparer(const ComparedRun& a, const ComparedRun& b)
        : m_runA(a), m_runB(b), m_a(environmentOf(a)), m_b(environmentOf(b))
    {
    }

    ChangeSet run()
    {
        for (const auto& [name, part] : m_a.parts) {
            const auto other = m_b.parts.find(name);
            if (other != m_b.parts.end())
                both(name, part, other->second);
            else
                single(name, part, RunSide::A);
        }
        for (const auto& [name, part] : m_b.parts) {
            if (!m_a.parts.contains(name))
                single(name, part, RunSide::B);
        }
        variables();
        knownToBreak();
        tellMissing();
        return m_list.take();
    }

private:
    [[nodiscard]] const SideEnvironment& of(RunSide side) const
    {
        return side == RunSide::A ? m_a : m_b;
    }

    void both(const std::string& name, const EnvironmentPart& a, const EnvironmentPart& b)
    {
        RunChange change;
        change.path = name;
        change.a = valueOfPart(name, a);
        change.b = valueOfPart(name, b);
        change.weight = weightOfComponent(name);
        addPartSource(a, RunSide::A, change.sources);
        addPartSource(b, RunSide::B, change.sources);
        if (a.isRange || b.isRange) {
            asked(name, a, b, std::move(change));
            return;
        }
        const std::optional<PackageVersion> one = PackageVersion::parse(a.value);
        const std::optional<PackageVersion> other = PackageVersion::parse(b.value);
        const bool isVersion = one && other && !isNamed(name) && !isMeasured(name);
        const bool isSame = name == "base-image" ? isSameImage(a.value, b.value)
                            : name == "gpu"      ? isSameGpu(a.value, b.value)
                            : isMeasured(name)   ? isSameMeasure(change.a, change.b)
                            : isVersion          ? *one == *other
                                                 : a.value == b.value;
        if (isSame || (isVersion && isVaguer(a, b))) {
            m_list.addEqual();
            return;
        }
        if (isVersion) {
            const VersionStep step = stepBetween(*one, *other);
            change.weight *= factorOf(step);
            change.note = noteOf(step, *one < *other);
        } else if (isMeasured(name)) {
            change.weight *= magnitudeOf(change.a, change.b);
            tellBytes(name, change);
        }
        if (a.isGuess || b.isGuess) {
            if (change.weight < kNotableWeight)
                return;
            change.kind = ChangeKind::Unrecorded;
            change.weight *= kUnrecordedPart;
            change.note =
                FAULTLINE_TR_NOOP("Compare", "the package list may be that of another Python");
        }
        m_list.add(name, std::move(change));
    }

    /// "11" and "11.8": a log names a library by its file, which has fewer numbers. A list of
    /// packages has them all.
    [[nodiscard]] static bool isVaguer(const EnvironmentPart& a, const EnvironmentPart& b)
    {
        const EnvironmentPart& shorter = a.value.size() <= b.value.size() ? a : b;
        const EnvironmentPart& longer = a.value.size() <= b.value.size() ? b : a;
        return !shorter.isPackage && longer.value.starts_with(shorter.value + ".");
    }

    /// One side only asks for a range.
    void asked(const std::string& name, const EnvironmentPart& a, const EnvironmentPart& b,
               RunChange change)
    {
        if (a.value == b.value && a.isRange == b.isRange
            && m_runA.analysis->data == m_runB.analysis->data) {
            m_list.addEqual();
            return;
        }
        if (weightOfComponent(name) < kNotableWeight)
            return;
        change.kind = ChangeKind::Unrecorded;
        change.weight *= kUnrecordedPart;
        change.note = FAULTLINE_TR_NOOP("Compare", "asked for, not what was installed");
        m_list.add(name, std::move(change));
    }

    void single(const std::string& name, const EnvironmentPart& part, RunSide side)
    {
        const SideEnvironment& absent = of(side == RunSide::A ? RunSide::B : RunSide::A);
        const bool isMissing = part.isPackage && !part.isGuess && absent.hasPackages;
        if (!isMissing && weightOfComponent(name) < kNotableWeight)
            return;
        RunChange change;
        change.path = name;
        (side == RunSide::A ? change.a : change.b) = valueOfPart(name, part);
        tellBytes(name, change);
        addPartSource(part, side, change.sources);
        change.weight = weightOfComponent(name) * (isMissing ? 1.0 : kUnrecordedPart);
        change.kind = !isMissing           ? ChangeKind::Unrecorded
                      : side == RunSide::A ? ChangeKind::Removed
                                           : ChangeKind::Added;
        m_list.add(name, std::move(change));
    }

    void variables()
    {
        if (!m_a.hasVariables || !m_b.hasVariables)
            return;
        std::set<std::string> names;
        for (const SideEnvironment* side : {&m_a, &m_b}) {
            for (const auto& [name, part] : side->variables)
                names.insert(name);
        }
        for (const std::string& name : names)
            variable(name);
    }

    void variable(const std::string& name)
    {
        const auto one = m_a.variables.find(name);
        const auto other = m_b.variables.find(name);
        RunChange change;
        change.path = name;
        const FieldMeaning meaning = CompareTables::get().meaningOfVariable(name);
        change.facet = meaning.facet;
        change.weight = meaning.facet ? meaning.weight * 0.8 : 0.2;
        if (one != m_a.variables.end()) {
            change.a = one->second.value;
            addPartSource(one->second, RunSide::A, change.sources);
        }
        if (other != m_b.variables.end()) {
            change.b = other->second.value;
            addPartSource(other->second, RunSide::B, change.sources);
        }
        if (one == m_a.variables.end())
            change.kind = ChangeKind::Added;
        else if (other == m_b.variables.end())
            change.kind = ChangeKind::Removed;
        else if (one->second.value == other->second.value) {
            m_list.addEqual();
            return;
        } else if (isOfNoConsequence(name, one->second.value, other->second.value)) {
            change.kind = ChangeKind::Cosmetic;
        }
        if (meaning.facet == Facet::Cosmetic)
            change.kind = ChangeKind::Cosmetic;
        m_list.add(name, std::move(change));
    }

    /// Another device of as many, folders that were moved.
    [[nodiscard]] static bool isOfNoConsequence(const std::string& name, const std::string& a,
                                                const std::string& b)
    {
        if (name.ends_with("VISIBLE_DEVICES")) {
            const auto count = [](const std::string& text) {
                return text.empty() ? 0 : std::count(text.begin(), text.end(), ',') + 1;
            };
            const bool isOff = a == "-1" || b == "-1";
            return !isOff && count(a) == count(b);
        }
        if (name.ends_with("_PATH")) {
            std::string one = a;
            std::string other = b;
            std::replace(one.begin(), one.end(), ':', ',');
            std::replace(other.begin(), other.end(), ':', ',');
            return isMoved(parseSetting("[" + one + "]"), parseSetting("[" + other + "]"), false);
        }
        return isMoved(parseSetting(a), parseSetting(b), false);
    }

    /// Combinations that the tables know to fail in B and that A did not have.
    void knownToBreak()
    {
        for (const CompatibilityVerdict& verdict : m_b.verdicts) {
            if (verdict.level == CompatibilityLevel::Ok || isAlsoInA(verdict))
                continue;
            for (RunChange& change : m_list.changes()) {
                const bool isOfIt = std::any_of(
                    verdict.facts.begin(), verdict.facts.end(), [&](const CompatibilityFact& fact) {
                        return change.path == fact.fact.component
                               || change.path.starts_with(fact.fact.component + " (");
                    });
                const bool isOther =
                    change.kind == ChangeKind::Value || change.kind == ChangeKind::Added;
                if (isOfIt && isOther)
                    mark(verdict, change);
            }
        }
    }

    [[nodiscard]] bool isAlsoInA(const CompatibilityVerdict& verdict) const
    {
        return std::any_of(m_a.verdicts.begin(), m_a.verdicts.end(), [&](const auto& each) {
            return each.id == verdict.id && each.level >= verdict.level;
        });
    }

    static void mark(const CompatibilityVerdict& verdict, RunChange& change)
    {
        constexpr double kReported = 0.3;
        constexpr double kCritical = 0.98;
        constexpr double kWarning = 0.85;
        const bool isCritical = verdict.level == CompatibilityLevel::Critical;
        const bool isNote = verdict.level == CompatibilityLevel::Note;
        const double known = verdict.isChecked && !isNote ? 1.0 : kReported;
        if (known > change.knownBad || change.knownBad == 0.0)
            change.note = verdict.sentence;
        change.knownBad = std::max(change.knownBad, known);
        if (!isNote)
            change.weight = std::max(change.weight, isCritical ? kCritical : kWarning);
    }

    void tellMissing()
    {
        for (const auto& [side, other, run] :
             {std::tuple{&m_a, &m_b, &m_runA}, std::tuple{&m_b, &m_a, &m_runB}}) {
            if (!side->hasPackages)
                m_list.addNotRecorded(
                    {FAULTLINE_TR_NOOP("Compare", "The packages of %1"), {run->name}});
            if (!side->hasVariables && other->hasVariables)
                m_list.addNotRecorded(
                    {FAULTLINE_TR_NOOP("Compare", "The environment variables of %1"), {run->name}});
            if (!side->parts.contains("gpu") && other->parts.contains("gpu"))
                m_list.addNotRecorded({FAULTLINE_TR_NOOP("Compare", "The GPU of %1"), {run->name}});
        }
    }

    const ComparedRun& m_runA;
    const ComparedRun& m_runB;
    SideEnvironment m_a;
    SideEnvironment m_b;
    ChangeList m_list{ChangeArea::Environment};
};

} // namespace

ChangeSet environmentChanges(const ComparedRun& a, const ComparedRun& b)
{
    return EnvironmentComparer(a, b).run();
}

} // namespace faultline
