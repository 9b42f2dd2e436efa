// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lessons/lesson_grammar.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace faultline {

namespace {

/// The first word; `text` is moved behind it and the blanks after it.
std::string_view takeWord(std::string_view& text)
{
    text = trimmed(text);
    std::size_t end = 0;
    while (end < text.size() && !isBlank(text[end]))
        ++end;
    const std::string_view word = text.substr(0, end);
    text = trimmed(text.substr(end));
    return word;
}

std::vector<std::string_view> parts(std::string_view text, char separator)
{
    std::vector<std::string_view> found;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(separator, at), text.size());
        found.push_back(trimmed(text.substr(at, end - at)));
        at = end + 1;
    }
    return found;
}

template <typename Number>
bool isNumber(std::string_view text, Number& number)
{
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    return failed == std::errc() && end == text.data() + text.size();
}

template <typename Number>
bool isRange(std::string_view text, Number& low, Number& high)
{
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos)
        return false;
    return isNumber(text.substr(0, dots), low) && isNumber(text.substr(dots + 2), high)
           && low <= high;
}

/// "RUN:TAG@STEP": the last @ and the first colon count.
bool takePoint(std::string_view text, std::string& run, std::string& tag, std::string_view& steps)
{
    const std::size_t at = text.rfind('@');
    if (at == std::string_view::npos)
        return false;
    steps = text.substr(at + 1);
    std::string_view name = text.substr(0, at);
    if (const std::size_t colon = name.find(':'); colon != std::string_view::npos) {
        run = name.substr(0, colon);
        name.remove_prefix(colon + 1);
    }
    tag = name;
    return !tag.empty();
}

constexpr std::array kProofKinds{ProofTarget::Kind::Point,   ProofTarget::Kind::Line,
                                 ProofTarget::Kind::Config,  ProofTarget::Kind::Dataset,
                                 ProofTarget::Kind::Picture, ProofTarget::Kind::Hardware};

/// Fills in what stands behind the kind. False: it does not follow the grammar.
bool readTarget(std::string_view rest, ProofTarget& target)
{
    std::string_view steps;
    switch (target.kind) {
    case ProofTarget::Kind::Point:
    case ProofTarget::Kind::Picture:
        if (!takePoint(rest, target.where, target.name, steps))
            return false;
        if (isNumber(steps, target.first)) {
            target.last = target.first;
            return true;
        }
        return target.kind == ProofTarget::Kind::Point && isRange(steps, target.first, target.last);
    case ProofTarget::Kind::Line:
        target.where = takeWord(rest);
        target.last = 0;
        if (!isNumber(rest, target.first) || target.first < 1)
            return false;
        target.last = target.first;
        return true;
    case ProofTarget::Kind::Config: {
        const std::size_t colon = rest.find(':');
        if (colon != std::string_view::npos)
            target.where = rest.substr(0, colon);
        target.name = colon == std::string_view::npos ? rest : rest.substr(colon + 1);
        return !target.name.empty();
    }
    case ProofTarget::Kind::Dataset: {
        const auto fields = datasetFields();
        target.name = rest;
        return std::find(fields.begin(), fields.end(), rest) != fields.end();
    }
    case ProofTarget::Kind::Hardware: target.name = rest; return !rest.empty();
    }
    return false;
}

constexpr std::array<std::pair<std::string_view, KnobKind>, 6> kKnobKinds{
    {{"vram", KnobKind::Vram},
     {"pipeline", KnobKind::Pipeline},
     {"schedule", KnobKind::Schedule},
     {"simulator", KnobKind::Simulator},
     {"view", KnobKind::View},
     {"runs", KnobKind::Runs}}};

} // namespace

std::vector<ProofTarget> parseProofs(std::string_view text, std::uint32_t line,
                                     LessonProblems& problems)
{
    std::vector<ProofTarget> targets;
    for (const std::string_view part : parts(text, '|')) {
        ProofTarget target;
        target.source = part;
        target.line = line;
        std::string_view rest = part;
        const std::string_view word = takeWord(rest);
        const auto kind =
            std::find_if(kProofKinds.begin(), kProofKinds.end(),
                         [word](ProofTarget::Kind one) { return toString(one) == word; });
        if (kind != kProofKinds.end())
            target.kind = *kind;
        if (kind == kProofKinds.end() || !readTarget(rest, target))
            problems.add(line, {FAULTLINE_TR_NOOP("Lessons", "\"%1\" is no place that proves "
                                                             "something: see \"prove\" in "
                                                             "docs/lessons.md."),
                                {std::string(part)}});
        else
            targets.push_back(std::move(target));
    }
    return targets;
}

std::optional<LessonKnob> parseKnob(std::string_view text, std::uint32_t line,
                                    LessonProblems& problems)
{
    LessonKnob knob;
    const std::string_view kindWord = takeWord(text);
    const auto* const kind =
        std::find_if(kKnobKinds.begin(), kKnobKinds.end(),
                     [kindWord](const auto& one) { return one.first == kindWord; });
    if (kind == kKnobKinds.end()) {
        problems.add(line, {FAULTLINE_TR_NOOP("Lessons", "There is no kind of knob \"%1\"."),
                            {std::string(kindWord)}});
        return std::nullopt;
    }
    knob.kind = kind->second;
    knob.parameter = takeWord(text);
    const auto known = knobParameters(knob.kind);
    if (knob.parameter.empty()
        || (!known.empty()
            && std::find(known.begin(), known.end(), knob.parameter) == known.end())) {
        problems.add(line, {FAULTLINE_TR_NOOP("Lessons", "A knob \"%1\" has no parameter \"%2\"."),
                            {std::string(kindWord), knob.parameter}});
        return std::nullopt;
    }
    if (isRange(text, knob.low, knob.high) && knob.low < knob.high && knob.kind != KnobKind::Runs)
        return knob;
    knob.low = 0.0;
    knob.high = 0.0;
    for (const std::string_view choice : parts(text, '|')) {
        if (!choice.empty() && choice.find("..") == std::string_view::npos)
            knob.choices.emplace_back(choice);
    }
    if (knob.choices.size() >= 2)
        return knob;
    problems.add(line, {FAULTLINE_TR_NOOP("Lessons", "A knob needs a range \"1..64\" or choices "
                                                     "\"a | b\", not \"%1\"."),
                        {std::string(text)}});
    return std::nullopt;
}

void parsePlan(std::string_view text, std::uint32_t line, LessonKnob& knob,
               LessonProblems& problems)
{
    for (const std::string_view part : parts(text, ',')) {
        const std::size_t sign = part.find('=');
        if (sign == std::string_view::npos || sign == 0 || sign + 1 == part.size())
            problems.add(line, {FAULTLINE_TR_NOOP("Lessons", "A plan is \"key=value, key=value\", "
                                                             "not \"%1\"."),
                                {std::string(part)}});
        else
            knob.plan[std::string(trimmed(part.substr(0, sign)))] = trimmed(part.substr(sign + 1));
    }
}

void parseValues(std::string_view text, std::uint32_t line, std::vector<LessonValue>& values,
                 LessonProblems& problems)
{
    std::size_t counted = 0;
    for (std::size_t at = text.find("{{"); at != std::string_view::npos; at = text.find("{{", at)) {
        line += static_cast<std::uint32_t>(
            std::count(text.begin() + static_cast<std::ptrdiff_t>(counted),
                       text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
        counted = at;
        const std::size_t end = std::min({text.find("}}", at), text.find('\n', at), text.size()});
        std::string_view inside = text.substr(at + 2, end - at - 2);
        const std::string whole(inside);
        LessonValue value;
        value.line = line;
        std::string_view step;
        const bool isClosed = text.substr(end, 2) == "}}";
        if (!isClosed || takeWord(inside) != "value"
            || !takePoint(inside, value.run, value.tag, step) || !isNumber(step, value.step))
            problems.add(line, {FAULTLINE_TR_NOOP("Lessons", "\"{{%1\" should be {{value "
                                                             "TAG@STEP}}."),
                                {whole}});
        else
            values.push_back(std::move(value));
        at = end;
    }
}

std::span<const std::string_view> datasetFields()
{
    static constexpr std::array<std::string_view, 8> kFields{
        "image_width", "image_height", "box_width",       "box_height",
        "boxes",       "class",        "class_per_split", "record"};
    return kFields;
}

std::span<const std::string_view> knobParameters(KnobKind kind)
{
    static constexpr std::array<std::string_view, 8> kVram{
        "batch", "input", "boxes", "classes", "precision", "optimizer", "freeze", "accumulate"};
    static constexpr std::array<std::string_view, 8> kPipeline{
        "workers", "prefetch", "parallel_calls", "cache", "storage", "cores", "step_ms", "batch"};
    static constexpr std::array<std::string_view, 5> kSimulator{"rate", "batch", "momentum",
                                                                "optimizer", "weight_decay"};
    // No page has a save interval or a threshold to turn: two recorded runs show them.
    static constexpr std::array<std::string_view, 3> kView{"smoothing", "log_axis", "axis"};
    switch (kind) {
    case KnobKind::Vram: return kVram;
    case KnobKind::Pipeline: return kPipeline;
    case KnobKind::Simulator: return kSimulator;
    case KnobKind::View: return kView;
    case KnobKind::Schedule:
    case KnobKind::Runs: break;
    }
    return {};
}

std::span<const LessonPage> lessonPages()
{
    static constexpr std::array<LessonPage, 16> kPages{{
        {"curves", "scalars"},
        {"images", "summaries"},
        {"console", "console"},
        {"config", "config"},
        {"hardware", "hardware"},
        {"trace", "trace"},
        {"data", "data"},
        {"batches", "batches"},
        {"memory", "memory"},
        {"pipeline", "pipeline"},
        {"rate", "rate"},
        {"scalars", "scalars"},
        {"summaries", "summaries"},
        {"pictures", "summaries"},
        {"dataset", "data"},
        {"configuration", "config"},
    }};
    return kPages;
}

std::string_view pageOfLesson(std::string_view name)
{
    const std::span<const LessonPage> pages = lessonPages();
    const auto page = std::find_if(pages.begin(), pages.end(),
                                   [name](const LessonPage& one) { return one.name == name; });
    return page == pages.end() ? std::string_view() : page->id;
}

} // namespace faultline
