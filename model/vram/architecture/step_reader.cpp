// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/step_reader.h"

#include "model/vram/architecture/expression_functions.h"
#include "model/vram/architecture/verb_table.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace faultline::vram {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kMaxDepth = 24;

Error at(const std::string& place, const Error& error)
{
    return Error::corrupt({FAULTLINE_TR_NOOP("Errors", "%1: %2"), {place, error.detail}});
}

Error at(const std::string& place, Text detail)
{
    return Error::corrupt({FAULTLINE_TR_NOOP("Errors", "%1: %2"), {place, detail}});
}

Result<TextTemplate> readText(const Json& json)
{
    if (json.is_string())
        return TextTemplate::parsed(json.get_ref<const std::string&>());
    if (json.is_number_integer())
        return TextTemplate::parsed(std::to_string(json.get<std::int64_t>()));
    return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "a text is needed"));
}

/// One text, or a list of them.
Result<std::vector<TextTemplate>> readTexts(const Json& json)
{
    std::vector<TextTemplate> texts;
    const auto take = [&](const Json& item) -> Result<void> {
        Result<TextTemplate> text = readText(item);
        if (!text)
            return text.error();
        texts.push_back(*std::move(text));
        return {};
    };
    if (!json.is_array()) {
        const Result<void> taken = take(json);
        return taken ? Result(std::move(texts)) : taken.error();
    }
    for (const Json& item : json) {
        if (const Result<void> taken = take(item); !taken)
            return taken.error();
    }
    return texts;
}

template <typename Enum, std::size_t N>
Result<Enum> readChoice(const Json& json,
                        const std::array<std::pair<std::string_view, Enum>, N>& choices)
{
    if (json.is_string()) {
        for (const auto& [name, choice] : choices) {
            if (json.get_ref<const std::string&>() == name)
                return choice;
        }
    }
    return Error::corrupt(
        {FAULTLINE_TR_NOOP("Errors", "unknown value %1"), {json.dump().substr(0, 40)}});
}

class StepReader {
public:
    [[nodiscard]] Result<std::vector<Step>> steps(const Json& json, const std::string& place,
                                                  int depth) const
    {
        if (!json.is_array())
            return at(place, FAULTLINE_TR_NOOP("Errors", "a list of steps is needed"));
        if (depth > kMaxDepth)
            return at(place, FAULTLINE_TR_NOOP("Errors", "nested too deeply"));
        std::vector<Step> read;
        read.reserve(json.size());
        for (const Json& item : json) {
            Result<Step> one = step(item, place + "/" + std::to_string(read.size()), depth);
            if (!one)
                return one.error();
            read.push_back(*std::move(one));
        }
        return read;
    }

private:
    [[nodiscard]] Result<Step> step(const Json& json, const std::string& place, int depth) const
    {
        if (!json.is_object())
            return at(place, FAULTLINE_TR_NOOP("Errors", "a step is an object"));
        const VerbRow* row = nullptr;
        for (const VerbRow& candidate : verbRows()) {
            if (!json.contains(candidate.name))
                continue;
            // "from" and "do" stand beside other verbs too; they come last in the table.
            if (row != nullptr && candidate.verb != Verb::From && candidate.verb != Verb::Do)
                return at(place, {FAULTLINE_TR_NOOP("Errors", "both '%1' and '%2'"),
                                  {std::string(row->name), std::string(candidate.name)}});
            if (row == nullptr)
                row = &candidate;
        }
        if (row == nullptr)
            return at(place, {FAULTLINE_TR_NOOP("Errors", "no known step in %1"),
                              {json.dump().substr(0, 80)}});
        Step step;
        step.verb = row->verb;
        step.place = place;
        for (const auto& [key, value] : json.items()) {
            const Result<void> taken = key == row->name ? main(*row, value, step, depth)
                                                        : option(*row, key, value, step, depth);
            if (!taken)
                return at(place + " (" + std::string(row->name) + "), " + key, taken.error());
        }
        return step;
    }

    /// What stands at the verb itself.
    [[nodiscard]] Result<void> main(const VerbRow& row, const Json& json, Step& step,
                                    int depth) const
    {
        switch (row.argument) {
        case VerbArgument::Flag:
            return json == Json(true)
                       ? Result<void>()
                       : Error::corrupt(FAULTLINE_TR_NOOP("Errors", "only true can be"));
        case VerbArgument::Expression: return take(readExpression(json), step.value);
        case VerbArgument::Text: return take(readText(json), step.text);
        case VerbArgument::Names: return take(readTexts(json), step.names);
        case VerbArgument::Bindings: return take(readBindings(json), step.bindings);
        case VerbArgument::Steps: return take(steps(json, step.place, depth + 1), step.body);
        case VerbArgument::Shape: return members(row, json, step, depth);
        case VerbArgument::Factor:
            return json.is_object() ? members(row, json, step, depth)
                                    : take(readExpression(json), step.value);
        }
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "unknown kind of step"));
    }

    [[nodiscard]] Result<void> members(const VerbRow& row, const Json& json, Step& step,
                                       int depth) const
    {
        if (json == Json(true))
            return {};
        if (!json.is_object())
            return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "an object of sizes is needed"));
        for (const auto& [key, value] : json.items()) {
            const Result<void> taken = option(row, key, value, step, depth);
            if (!taken)
                return Error::corrupt(
                    {FAULTLINE_TR_NOOP("Errors", "%1: %2"), {key, taken.error().detail}});
        }
        return {};
    }

    [[nodiscard]] Result<void> option(const VerbRow& row, const std::string& key, const Json& json,
                                      Step& step, int depth) const
    {
        if (key == "note")
            return {};
        if (key == "shared" && json == Json(false)) {
            step.hasOwnParameters = true;
            return {};
        }
        if (const std::optional<Option> known = optionNamed(row, key)) {
            Expression expression;
            const Result<void> taken = take(readExpression(json), expression);
            step.options.emplace_back(*known, std::move(expression));
            return taken;
        }
        if (const std::optional<TextOption> known = textOptionNamed(row, key)) {
            TextTemplate text;
            const Result<void> taken = take(readText(json), text);
            step.textOptions.emplace_back(*known, std::move(text));
            return taken;
        }
        return special(row, key, json, step, depth);
    }

    /// Options that are neither expressions nor texts.
    [[nodiscard]] Result<void> special(const VerbRow& row, const std::string& key, const Json& json,
                                       Step& step, int depth) const
    {
        const bool isBlock = row.verb == Verb::For || row.verb == Verb::If;
        if (key == "buffers")
            return buffers(json, step);
        if (key == "with" && row.verb == Verb::Use)
            return take(readBindings(json), step.bindings);
        if ((key == "reads" && row.verb == Verb::Work)
            || (key == "levels" && row.verb == Verb::RoiPool))
            return take(readTexts(json), step.names);
        if (isBlock && key == (row.verb == Verb::For ? "do" : "then"))
            return take(steps(json, step.place + "/" + key, depth + 1), step.body);
        if (key == "else" && row.verb == Verb::If)
            return take(steps(json, step.place + "/else", depth + 1), step.otherwise);
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "unknown option"));
    }

    [[nodiscard]] static Result<void> buffers(const Json& json, Step& step)
    {
        if (!json.is_array())
            return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "a list of buffers is needed"));
        for (const Json& item : json) {
            BufferTemplate buffer;
            if (!item.is_object())
                return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "a buffer is an object"));
            for (const auto& [key, value] : item.items()) {
                const Result<void> taken = bufferMember(key, value, buffer);
                if (!taken)
                    return Error::corrupt(
                        {FAULTLINE_TR_NOOP("Errors", "%1: %2"), {key, taken.error().detail}});
            }
            step.buffers.push_back(std::move(buffer));
        }
        return {};
    }

    [[nodiscard]] static Result<void> bufferMember(const std::string& key, const Json& json,
                                                   BufferTemplate& buffer)
    {
        static constexpr std::array<std::pair<std::string_view, BufferLife>, 4> kLives = {{
            {"temporary", BufferLife::Temporary},
            {"kept", BufferLife::Kept},
            {"step", BufferLife::Step},
            {"backward", BufferLife::Backward},
        }};
        if (key == "name")
            return take(readText(json), buffer.name);
        if (key == "elements")
            return take(readExpression(json), buffer.elements);
        if (key == "fixed")
            return take(readExpression(json), buffer.fixed);
        if (key == "copies")
            return take(readExpression(json), buffer.copies);
        if (key == "when")
            return take(readExpression(json), buffer.when);
        if (key == "storage")
            return take(readChoice(json, storageNames()), buffer.storage);
        if (key == "life")
            return take(readChoice(json, kLives), buffer.life);
        return key == "note"
                   ? Result<void>()
                   : Error::corrupt(FAULTLINE_TR_NOOP("Errors", "unknown member of a buffer"));
    }

    template <typename T>
    [[nodiscard]] static Result<void> take(Result<T> read, T& into)
    {
        if (!read)
            return read.error();
        into = *std::move(read);
        return {};
    }
};

/// A default or a list of them; `depth` bounds lists in lists.
Result<Expression> expressionOf(const Json& json, int depth)
{
    if (json.is_string())
        return Expression::parsed(json.get_ref<const std::string&>());
    if (json.is_boolean())
        return Expression::constant(Value(json.get<bool>()));
    if (json.is_number_float())
        return Expression::constant(Value(json.get<double>()));
    if (json.is_number_integer())
        return Expression::constant(Value(json.get<std::int64_t>()));
    if (json.is_null())
        return Expression();
    if (!json.is_array() || depth > 8)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "a number, a text or a list is needed"));
    std::vector<Expression> items;
    items.reserve(json.size());
    for (const Json& item : json) {
        Result<Expression> read = expressionOf(item, depth + 1);
        if (!read)
            return read;
        if (read->isEmpty())
            return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "null cannot be in a list"));
        items.push_back(*std::move(read));
    }
    return Expression::list(std::move(items));
}

constexpr int kMaxJsonDepth = 100;

} // namespace

Json parsedData(std::string_view text)
{
    // Cut off while parsing: even the destruction of a deep document recurses.
    bool isTooDeep = false;
    const auto keep = [&isTooDeep](int depth, Json::parse_event_t, Json&) {
        isTooDeep = isTooDeep || depth > kMaxJsonDepth;
        return depth <= kMaxJsonDepth;
    };
    Json document = Json::parse(text, keep, false);
    return isTooDeep || document.is_discarded() ? Json() : document;
}

Result<Expression> readExpression(const Json& json)
{
    return expressionOf(json, 0);
}

Result<std::vector<Binding>> readBindings(const Json& json)
{
    if (!json.is_object())
        return Error::corrupt(
            FAULTLINE_TR_NOOP("Errors", "an object of names and values is needed"));
    std::vector<Binding> bindings;
    for (const auto& [name, value] : json.items()) {
        Result<Expression> read = readExpression(value);
        if (!read)
            return at(name, read.error());
        bindings.push_back({name, *std::move(read)});
    }
    return bindings;
}

Result<Module> readModule(const Json& json)
{
    if (!json.is_object())
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "a module is an object"));
    Module module;
    const bool isVariant = json.contains("use");
    for (const auto& [key, value] : json.items()) {
        if (key == "note" || key == "source")
            continue;
        if (key == "part" && value.is_string()) {
            module.part = value.get<std::string>();
        } else if (key == "use" && value.is_string()) {
            module.uses = value.get<std::string>();
        } else if (key == (isVariant ? "with" : "params")) {
            Result<std::vector<Binding>> read = readBindings(value);
            if (!read)
                return at(key, read.error());
            module.parameters = *std::move(read);
        } else if (key == "body" && !isVariant) {
            Result<std::vector<Step>> read = StepReader().steps(value, "body", 0);
            if (!read)
                return read.error();
            module.body = *std::move(read);
        } else {
            return Error::corrupt(
                {FAULTLINE_TR_NOOP("Errors", "a module has no '%1' of this kind"), {key}});
        }
    }
    return module;
}

} // namespace faultline::vram
