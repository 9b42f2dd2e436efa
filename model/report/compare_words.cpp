// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/compare_words.h"

#include "model/compare/explain/change_words.h"
#include "model/core/secrets.h"
#include "model/diagnosis/evidence/log_evidence.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace faultline {

namespace {

constexpr std::size_t kLongestValue = 60; // bytes

std::string signedText(double difference, Unit unit)
{
    const std::string magnitude = toEnglish(Quantity{std::abs(difference), unit});
    if (magnitude == toEnglish(Quantity{0.0, unit}))
        return magnitude;
    return (difference < 0 ? "-" : "+") + magnitude;
}

} // namespace

std::string shownValue(const ChangeValue& value)
{
    if (std::holds_alternative<std::monostate>(value))
        return "missing";
    const std::string text = changeValueText(value);
    return text.empty() ? "\"\"" : firstLineOf(printable(text), kLongestValue);
}

std::string changeText(const RunChange& change)
{
    std::string path = printable(change.path);
    if (!change.pathA.empty() && change.pathA != change.path)
        path = printable(change.pathA) + " | " + path;
    if (change.kind == ChangeKind::Moved)
        return path + ": moved";
    std::string text = path + ": " + shownValue(change.a) + " -> " + shownValue(change.b);
    if (change.kind == ChangeKind::DefaultChanged)
        text += " (the default of the version)";
    if (change.kind == ChangeKind::Unrecorded)
        text += " (not recorded on both sides)";
    return text;
}

std::string sourcesText(const RunChange& change)
{
    const auto of = [&change](RunSide side) {
        for (const ChangeSource& source : change.sources) {
            if (source.side == side)
                return printable(source.file)
                       + (source.line > 0 ? ":" + std::to_string(source.line) : std::string());
        }
        return std::string("-");
    };
    return change.sources.empty() ? std::string() : of(RunSide::A) + " | " + of(RunSide::B);
}

std::string effectText(const Effect& effect)
{
    const auto or_ = [](const Text& text) {
        return text.empty() ? std::string("not recorded") : printable(toEnglish(text));
    };
    std::string text =
        printable(toEnglish(effect.label)) + ": " + or_(effect.a) + " -> " + or_(effect.b);
    if (effect.difference)
        text += " (" + signedText(*effect.difference, effect.unit) + ")";
    return text;
}

std::string_view stateText(EffectState state)
{
    switch (state) {
    case EffectState::Differs: return "differs";
    case EffectState::Unsure: return "unsure";
    case EffectState::WithinNoise: return "within noise";
    case EffectState::Unknown: break;
    }
    return "unknown";
}

std::string_view areaTitle(ChangeArea area)
{
    switch (area) {
    case ChangeArea::Configuration: return "Configuration";
    case ChangeArea::Environment: return "Environment";
    case ChangeArea::Data: return "Data";
    case ChangeArea::Code: return "Code";
    case ChangeArea::Console: break;
    }
    return "Console";
}

std::string candidateText(const RunComparison& comparison, const Candidate& candidate)
{
    std::string text;
    for (const std::string& id : candidate.changes) {
        if (const RunChange* change = comparison.change(id))
            text += (text.empty() ? "" : "; ") + changeText(*change);
    }
    return text.empty() ? "not recorded, or chance" : text;
}

std::string shareText(const Candidate& candidate)
{
    return toEnglish(Quantity{std::round(candidate.share * 100.0) / 100.0, Unit::Fraction});
}

std::vector<const RunChange*> listedChanges(const RunComparison& comparison, ChangeArea area,
                                            bool all)
{
    std::vector<const RunChange*> listed;
    for (const RunChange& change : comparison.changes) {
        if (change.area == area && (all || !isFolded(change)))
            listed.push_back(&change);
    }
    return listed;
}

std::vector<const Effect*> listedEffects(const RunComparison& comparison)
{
    std::vector<const Effect*> listed;
    for (const Effect& effect : comparison.effects)
        listed.push_back(&effect);
    std::stable_sort(listed.begin(), listed.end(), [](const Effect* one, const Effect* other) {
        return one->state < other->state;
    });
    return listed;
}

std::string restText(const RunComparison& comparison)
{
    std::string text = grouped(static_cast<std::uint64_t>(comparison.equal))
                       + (comparison.equal == 1 ? " setting equal" : " settings equal");
    if (comparison.cosmetic > 0)
        text += ", " + grouped(static_cast<std::uint64_t>(comparison.cosmetic)) + " cosmetic";
    std::string missing;
    for (const Text& what : comparison.notRecorded)
        missing += (missing.empty() ? "" : "; ") + printable(toEnglish(what));
    return text + (missing.empty() ? "." : "; not recorded: " + missing + ".");
}

std::string patchText(const NextRun& next)
{
    return hideSecrets(next.patch);
}

std::string headText(const RunComparison& comparison)
{
    std::string good;
    std::string bad;
    for (const ComparedRun& run : comparison.runs) {
        std::string& side = run.side == RunSide::A ? good : bad;
        side += (side.empty() ? "" : ", ") + printable(run.name);
    }
    return good + " | " + bad;
}

} // namespace faultline
