// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/explain/evidence.h"

#include "model/compare/changes/changes.h"
#include "model/compare/effects/run_end.h"
#include "model/compare/explain/change_words.h"
#include "model/core/ascii.h"
#include "model/core/text_marker.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace faultline {

namespace {

// Factors of the odds. A rule that was judged in B and is silent has none: rules are too seldom
// sure to fire.
constexpr double kPredicted = 10.0;
constexpr double kRightSign = 2.0;
constexpr double kWrongSign = 1.0 / 20.0;
constexpr double kInTime = 5.0;
constexpr double kTooEarly = 1.0 / 20.0;
constexpr double kRuleFires = 10.0;
constexpr double kRuleFiresInBoth = 1.0 / 3.0;
constexpr double kNamedInMessage = 5.0;
constexpr double kSharedByGood = 1.0 / 20.0;
constexpr double kOutsideGood = 2.0;

void add(std::vector<WeighedEvidence>& all, double factor, Text text)
{
    all.push_back({.text = std::move(text), .factor = factor});
}

std::string_view leafOf(std::string_view path)
{
    return path.substr(path.rfind('.') + 1); // npos + 1 is 0
}

/// A value that stands in a message for nothing else: a word of three letters, a number of three
/// digits. Yes and no are said of much.
bool isTelling(const ChangeValue& value)
{
    constexpr std::ptrdiff_t kFewest = 3;
    const std::string text = changeValueText(value);
    const auto isOfText = std::holds_alternative<std::string>(value) ? isLetter : isDigit;
    return !std::holds_alternative<bool>(value)
           && std::count_if(text.begin(), text.end(), isOfText) >= kFewest
           && text.find_first_of(" \n") == std::string::npos;
}

/// A setting whose name has several words ("learning_rate") or is long; "data", "model" and
/// "memory" stand in any message.
bool hasTellingName(const RunChange& change)
{
    constexpr std::size_t kLong = 7;
    const std::string_view name = leafOf(change.path);
    return change.area == ChangeArea::Configuration
           && (name.size() >= kLong || name.find('_') != std::string_view::npos);
}

bool holdsWord(std::string_view text, std::string_view word)
{
    if (word.empty())
        return false;
    for (std::size_t at = text.find(word); at != std::string_view::npos;
         at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || !isWordCharacter(text[at - 1]))
            && (end == text.size() || !isWordCharacter(text[end])))
            return true;
    }
    return false;
}

/// By what the value was multiplied; nothing if it is no positive number on both sides.
std::optional<double> ratioOf(const RunChange& change)
{
    const auto a = numberOfValue(change.a);
    const auto b = numberOfValue(change.b);
    if (!a || !b || !(*a > 0.0) || !(*b > 0.0))
        return std::nullopt;
    return *b / *a;
}

/// More of it makes input faster: workers, buffers that are filled ahead, a cache.
std::optional<bool> makesInputSlower(const RunChange& change)
{
    const std::string lower = lowerAscii(change.path);
    const auto names = [&lower](std::string_view word) {
        return lower.find(word) != std::string::npos;
    };
    const bool isHelp = names("worker") || names("prefetch") || names("parallel") || names("cache")
                        || names("num_readers") || names("num_threads");
    if (!isHelp)
        return std::nullopt;
    const auto valueOf = [](const ChangeValue& value) -> std::optional<double> {
        if (const bool* flag = std::get_if<bool>(&value))
            return *flag ? 1.0 : 0.0;
        return numberOfValue(value);
    };
    const auto a = valueOf(change.a);
    const auto b = valueOf(change.b);
    if (!a || !b || *a == *b)
        return std::nullopt;
    return *b < *a;
}

std::optional<bool> isHalf(const ChangeValue& value)
{
    if (const bool* flag = std::get_if<bool>(&value))
        return *flag;
    const std::string* text = std::get_if<std::string>(&value);
    if (text == nullptr)
        return std::nullopt;
    const std::string lower = lowerAscii(*text);
    const bool isShort = lower.find("16") != std::string::npos || lower == "amp" || lower == "o1"
                         || lower.find("mixed") != std::string::npos || lower == "true";
    const bool isLong = lower.find("32") != std::string::npos || lower == "false"
                        || lower.find("64") != std::string::npos || lower == "no";
    if (isShort == isLong)
        return std::nullopt;
    return isShort;
}

/// Which way a change pushes an effect that is a number of bytes or seconds, or a chance of values
/// that are no numbers: 1 up, -1 down, nothing where no model says.
std::optional<int> pushOf(const RunChange& change, EffectFamily family)
{
    const auto sign = [](double ratio) { return ratio > 1.0 ? 1 : -1; };
    const bool isMemoryOrTime =
        family == EffectFamily::GpuMemory || family == EffectFamily::StepTime;
    if (isMemoryOrTime || family == EffectFamily::HostMemory) {
        if (const auto ratio = workRatio(change); ratio && *ratio != 1.0)
            return sign(*ratio);
    }
    if (change.facet == Facet::Precision) {
        const auto a = isHalf(change.a);
        const auto b = isHalf(change.b);
        if (a && b && *a != *b && (isMemoryOrTime || family == EffectFamily::NotANumber)) {
            const bool needsMore = family == EffectFamily::NotANumber ? *b : *a;
            return needsMore ? 1 : -1;
        }
    }
    if (family == EffectFamily::Input || family == EffectFamily::StepTime) {
        if (const auto slower = makesInputSlower(change))
            return *slower ? 1 : -1;
    }
    if (family == EffectFamily::HostMemory) {
        if (const auto slower = makesInputSlower(change))
            return *slower ? -1 : 1;
    }
    // What is done at an interval is done the more often the shorter it is.
    if (family == EffectFamily::BetweenSteps && change.facet == Facet::Intervals) {
        if (const auto ratio = ratioOf(change); ratio && *ratio != 1.0)
            return sign(1.0 / *ratio);
    }
    if (family == EffectFamily::NotANumber && change.facet == Facet::LearningRate) {
        if (const auto ratio = ratioOf(change); ratio && *ratio != 1.0)
            return sign(*ratio);
    }
    return std::nullopt;
}

/// Which way the effect went, in the same sense.
std::optional<int> directionOf(const Effect& effect, EffectFamily family)
{
    const bool isRate = effect.id == "images-per-second" || effect.id == "gpu-busy";
    if (effect.difference && *effect.difference != 0.0 && !isRate)
        return *effect.difference > 0.0 ? 1 : -1;
    const bool isEvent = effect.id == "end" || family == EffectFamily::NotANumber;
    if (effect.difference && isRate && *effect.difference != 0.0)
        return *effect.difference < 0.0 ? 1 : -1;
    if (isEvent && effect.state == EffectState::Differs)
        return effect.isWorse ? 1 : -1;
    return std::nullopt;
}

/// Whether a little more of it does a little more. One class more is another data set.
bool isGradual(const RunChange& change)
{
    switch (change.facet.value_or(Facet::Seed)) {
    case Facet::LearningRate:
    case Facet::Schedule:
    case Facet::Optimizer:
    case Facet::Batch:
    case Facet::InputSize:
    case Facet::AnchorsAndLoss:
    case Facet::Regularisation:
    case Facet::Augmentation:
    case Facet::Intervals: return true;
    default: return false;
    }
}

/// A setting that hardly moved rarely does much, one that moved far may.
void addMagnitude(const RunChange& change, std::vector<WeighedEvidence>& all)
{
    constexpr double kTiny = 1.1;
    constexpr double kLarge = 3.0;
    constexpr double kHuge = 8.0;
    if (change.area != ChangeArea::Configuration || !isGradual(change))
        return;
    const auto ratio = ratioOf(change);
    if (!ratio)
        return;
    const double times = std::max(*ratio, 1.0 / *ratio);
    if (times < kTiny)
        add(all, 1.0 / kLarge,
            {FAULTLINE_TR_NOOP("Compare", "it changed by only %1"),
             {Quantity{times - 1.0, Unit::Fraction}}});
    else if (times >= kLarge)
        add(all, times >= kHuge ? kLarge : kRightSign,
            {FAULTLINE_TR_NOOP("Compare", "it changed by a factor of %1"),
             {Quantity{times, Unit::Ratio}}});
}

bool actsFromTheStart(Facet facet)
{
    switch (facet) {
    case Facet::Schedule:
    case Facet::Intervals:
    case Facet::Seed:
    case Facet::Cosmetic: return false;
    default: return true;
    }
}

/// A step at which the rate drops; the length of a decay or of a warm-up acts from the first one.
bool isStepOfDrop(std::string_view path)
{
    const std::string lower = lowerAscii(path);
    const std::string_view leaf =
        std::string_view(lower).substr(lower.find_last_of(".]") + 1); // npos + 1 is 0
    return leaf == "step" || leaf == "steps" || leaf.find("step_size") != std::string_view::npos
           || lower.find("milestone") != std::string::npos
           || lower.find("boundar") != std::string::npos;
}

/// Of a number of steps: when it can act first.
std::optional<double> firstStepOf(const RunChange& change)
{
    if (change.facet != Facet::Schedule || !isStepOfDrop(change.path))
        return std::nullopt;
    const auto a = numberOfValue(change.a);
    const auto b = numberOfValue(change.b);
    constexpr double kFewest = 1.0; // a factor is no step
    if (!a || !b || *a <= kFewest || *b <= kFewest)
        return std::nullopt;
    return std::min(*a, *b);
}

bool namesPath(const Finding& finding, const RunChange& change)
{
    const auto isPath = [&change](const std::string& path) {
        return !path.empty() && (path == change.path || path == change.pathA);
    };
    for (const Evidence& evidence : finding.evidence) {
        const auto* config = std::get_if<ConfigEvidence>(&evidence);
        if (config != nullptr && isPath(config->path))
            return true;
    }
    return std::any_of(finding.fixes.begin(), finding.fixes.end(), [&](const Fix& fix) {
        return std::any_of(fix.edits.begin(), fix.edits.end(),
                           [&](const ConfigEdit& edit) { return isPath(edit.path); });
    });
}

/// It says itself which of the changed settings it is about: then it says nothing of others.
bool namesAnyOf(const Finding& finding, const std::vector<RunChange>& changes)
{
    return std::any_of(changes.begin(), changes.end(), [&finding](const RunChange& change) {
        return change.area == ChangeArea::Configuration && namesPath(finding, change);
    });
}

/// A finding of a run, that is no remark, about a setting.
const Finding* findingAbout(const ComparedRun& run, const RunChange& change)
{
    if (!run.diagnosis || change.area != ChangeArea::Configuration)
        return nullptr;
    for (const Finding& finding : run.diagnosis->findings) {
        if (finding.severity == Severity::Info || !namesPath(finding, change))
            continue;
        if (findingOf(run, finding.ruleId.view()) != nullptr)
            return &finding;
    }
    return nullptr;
}

/// Only in the areas that the comparison has something of.
GoodRunChanges changesOfGoodRun(const ComparedRun& good, const ComparedRun& bad,
                                const std::set<ChangeArea>& areas)
{
    struct AreaChanges {
        ChangeArea area;
        ChangeSet (*of)(const ComparedRun&, const ComparedRun&);
    };
    static constexpr std::array kAreas{AreaChanges{ChangeArea::Configuration, configurationChanges},
                                       AreaChanges{ChangeArea::Environment, environmentChanges},
                                       AreaChanges{ChangeArea::Data, dataChanges},
                                       AreaChanges{ChangeArea::Code, codeChanges}};
    GoodRunChanges found;
    for (const AreaChanges& one : kAreas) {
        if (!areas.contains(one.area))
            continue;
        const ChangeSet set = one.of(good, bad);
        if (!set.notRecorded.empty())
            found.unknownAreas.insert(one.area);
        for (const RunChange& change : set.changes)
            (change.kind == ChangeKind::Unrecorded ? found.unknown : found.changed)
                .insert(change.id);
    }
    return found;
}

} // namespace

EvidenceBase::EvidenceBase(const RunComparison& comparison) : m_comparison(comparison)
{
    if (const RunEnd end = runEndOf(comparison.runs.back()); end.isBad())
        m_lastWords = toEnglish(end.text) + "\n" + end.words;
    std::set<ChangeArea> areas;
    for (const RunChange& change : comparison.changes)
        areas.insert(change.area);
    for (std::size_t i = 1; i + 1 < comparison.runs.size(); ++i) {
        if (comparison.runs[i].side == RunSide::A)
            m_goodRuns.push_back(
                changesOfGoodRun(comparison.runs[i], comparison.runs.back(), areas));
    }
}

std::vector<WeighedEvidence> EvidenceBase::of(const RunChange& change, const Effect& effect,
                                              EffectFamily family,
                                              const std::map<std::string, ChangeSize>& sizes) const
{
    std::vector<WeighedEvidence> all;
    addModel(change, effect, family, sizes, all);
    addTiming(change, effect, all);
    addRules(change, family, all);
    addUtilization(change, family, all);
    addMessage(change, effect, all);
    addGoodRuns(change, all);
    constexpr double kReported = 0.3;
    constexpr double kReportedFactor = 3.0;
    if (change.knownBad >= 1.0)
        add(all, kPredicted, FAULTLINE_TR_NOOP("Compare", "known to break (verified)"));
    else if (change.knownBad >= kReported)
        add(all, kReportedFactor, FAULTLINE_TR_NOOP("Compare", "reported to break"));
    return all;
}

void EvidenceBase::addModel(const RunChange& change, const Effect& effect, EffectFamily family,
                            const std::map<std::string, ChangeSize>& sizes,
                            std::vector<WeighedEvidence>& all) const
{
    constexpr double kMost = 0.5;   // of the difference: a model that predicts it
    constexpr double kLittle = 0.1; // less of it explains nothing
    const std::optional<int> direction = directionOf(effect, family);
    const auto sized = sizes.find(change.id);
    if (sized != sizes.end() && effect.difference && *effect.difference != 0.0) {
        const double share = sized->second.amount / *effect.difference;
        const Quantity amount{sized->second.amount, effect.unit};
        if (share >= kMost)
            add(all, kPredicted,
                {FAULTLINE_TR_NOOP("Compare", "by calculation it accounts for %1"), {amount}});
        else if (share >= kLittle)
            add(all, kRightSign,
                {FAULTLINE_TR_NOOP("Compare", "by calculation it accounts for %1"), {amount}});
        else
            add(all, share < 0.0 ? kWrongSign : 1.0 / kRightSign,
                {FAULTLINE_TR_NOOP("Compare", "by calculation it accounts for only %1"), {amount}});
        return;
    }
    const std::optional<int> push = pushOf(change, family);
    if (push && direction) {
        if (*push != *direction) {
            add(all, kWrongSign, FAULTLINE_TR_NOOP("Compare", "it works in the other direction"));
            return;
        }
        constexpr double kSignOfWork = 3.0;
        add(all, kSignOfWork, FAULTLINE_TR_NOOP("Compare", "it works in this direction"));
    }
    if (isPlausible(change, family))
        addMagnitude(change, all);
}

/// Steps that take longer while the GPU works less are held up by what comes before it; while it
/// works as much, by what it computes.
void EvidenceBase::addUtilization(const RunChange& change, EffectFamily family,
                                  std::vector<WeighedEvidence>& all) const
{
    constexpr double kFits = 3.0;
    if (family != EffectFamily::StepTime || !change.facet || !isPlausible(change, family))
        return;
    const auto effectOf = [this](std::string_view id) -> const Effect* {
        const auto found = std::find_if(m_comparison.effects.begin(), m_comparison.effects.end(),
                                        [id](const Effect& effect) { return effect.id == id; });
        return found == m_comparison.effects.end() ? nullptr : &*found;
    };
    const Effect* busy = effectOf("gpu-busy");
    const Effect* time = effectOf("step-time");
    const bool isSlower = time != nullptr && time->state == EffectState::Differs && time->isWorse;
    if (!isSlower || busy == nullptr || busy->state == EffectState::Unknown)
        return;
    const bool waits = busy->state == EffectState::Differs && busy->isWorse;
    const bool feeds = change.facet == Facet::Augmentation || change.facet == Facet::InputPipeline
                       || change.facet == Facet::Data;
    const bool computes = change.facet == Facet::Batch || change.facet == Facet::InputSize
                          || change.facet == Facet::Precision;
    if (!feeds && !computes)
        return;
    if (waits)
        add(all, feeds ? kFits : 1.0 / kFits,
            feeds ? FAULTLINE_TR_NOOP("Compare", "the GPU works less, so what feeds it got slower")
                  : FAULTLINE_TR_NOOP("Compare",
                                      "the GPU works less: it has not got more to compute"));
    else
        add(all, computes ? kFits : 1.0 / kFits,
            computes
                ? FAULTLINE_TR_NOOP("Compare", "the GPU works as much for longer: it computes more")
                : FAULTLINE_TR_NOOP("Compare", "the GPU does not wait any longer than before"));
}

void EvidenceBase::addTiming(const RunChange& change, const Effect& effect,
                             std::vector<WeighedEvidence>& all) const
{
    if (!effect.onset || effect.axis != CompareAxis::Steps || !change.facet)
        return;
    const auto [low, high] = *effect.onset;
    if (const auto first = firstStepOf(change)) {
        if (high < *first)
            add(all, kTooEarly,
                {FAULTLINE_TR_NOOP(
                     "Compare", "the curves separate before step %1, when it first takes effect"),
                 {Quantity{*first, Unit::Step}}});
        else if (low <= *first)
            add(all, kInTime,
                {FAULTLINE_TR_NOOP("Compare",
                                   "the curves separate at step %1, when it first takes effect"),
                 {Quantity{*first, Unit::Step}}});
        return;
    }
    if (effect.id == "end" || !actsFromTheStart(*change.facet))
        return;
    // Parted from the first blocks on: what acts then fits, and what acts later does not.
    if (low <= 0.0)
        add(all, kRightSign,
            FAULTLINE_TR_NOOP("Compare",
                              "the curves separate from the start, when it takes effect"));
}

void EvidenceBase::addRules(const RunChange& change, EffectFamily family,
                            std::vector<WeighedEvidence>& all) const
{
    const ComparedRun& a = m_comparison.runs.front();
    const ComparedRun& b = m_comparison.runs.back();
    const Finding* inB = findingAbout(b, change);
    const Finding* inA = findingAbout(a, change);
    if (inB == nullptr && change.facet && isPlausible(change, family)) {
        for (const std::string_view rule : rulesOf(*change.facet)) {
            const Finding* found = findingOf(b, rule);
            if (found == nullptr || found->severity == Severity::Info
                || namesAnyOf(*found, m_comparison.changes))
                continue;
            inB = found;
            inA = findingOf(a, rule);
            break;
        }
    }
    if (inB == nullptr)
        return;
    const std::string& code = inB->code;
    if (inA == nullptr)
        add(all, kRuleFires,
            {FAULTLINE_TR_NOOP("Compare", "only B has the finding %1: %2"), {code, inB->title}});
    else if (inA->ruleId == inB->ruleId)
        add(all, kRuleFiresInBoth,
            {FAULTLINE_TR_NOOP("Compare", "both sides have the finding %1"), {code}});
}

void EvidenceBase::addMessage(const RunChange& change, const Effect& effect,
                              std::vector<WeighedEvidence>& all) const
{
    if (effect.id != "end" || m_lastWords.empty())
        return;
    if (isTelling(change.b) && holdsWord(m_lastWords, changeValueText(change.b))
        && !holdsWord(m_lastWords, changeValueText(change.a)))
        add(all, kPredicted,
            FAULTLINE_TR_NOOP("Compare", "the error message names its value in B"));
    else if (hasTellingName(change) && holdsWord(m_lastWords, leafOf(change.path)))
        add(all, kNamedInMessage, FAULTLINE_TR_NOOP("Compare", "the error message names it"));
}

void EvidenceBase::addGoodRuns(const RunChange& change, std::vector<WeighedEvidence>& all) const
{
    bool isShared = false;
    bool isOutside = false;
    for (const GoodRunChanges& run : m_goodRuns) {
        const bool differs = run.changed.contains(change.id);
        const bool isUnknown =
            !differs && (run.unknown.contains(change.id) || run.unknownAreas.contains(change.area));
        isShared = isShared || (!differs && !isUnknown);
        isOutside = isOutside || differs;
    }
    if (isShared)
        add(all, kSharedByGood, FAULTLINE_TR_NOOP("Compare", "a good run has the same value as B"));
    else if (isOutside)
        add(all, kOutsideGood, FAULTLINE_TR_NOOP("Compare", "no good run has the value of B"));
}

} // namespace faultline
