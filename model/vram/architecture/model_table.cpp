// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vram/architecture/model_table.h"

#include "model/vram/architecture/expression_functions.h"
#include "model/vram/architecture/frame.h"
#include "model/vram/architecture/step_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace faultline::vram {
namespace {

using Json = nlohmann::ordered_json;
using Variables = std::vector<NamedValue>;

constexpr std::size_t kMaxRows = 4096; ///< of one entry

/// A plain value: texts stand for themselves.
Result<Value> plainValue(const Json& json)
{
    if (json.is_string())
        return Value(json.get<std::string>());
    const Result<Expression> read = readExpression(json);
    if (!read)
        return read.error();
    const LayerGraph none;
    const GlobalValues globals;
    return read->evaluated(Frame(none, globals, nullptr));
}

/// The values of one variable of "each", with the further variables that each of them brings.
Result<std::vector<Variables>> choices(const std::string& name, const Json& json)
{
    std::vector<Variables> all;
    if (json.is_array()) {
        for (const Json& item : json) {
            Result<Value> value = plainValue(item);
            if (!value)
                return value.error();
            all.push_back({{name, *std::move(value)}});
        }
        return all;
    }
    if (!json.is_object())
        return Error::corrupt(
            {FAULTLINE_TR_NOOP("Errors", "%1: a list or an object of values is needed"), {name}});
    for (const auto& [key, members] : json.items()) {
        Variables one = {{name, Value(key)}};
        if (!members.is_object())
            return Error::corrupt(
                {FAULTLINE_TR_NOOP("Errors", "%1: the members of '%2' are no object"),
                 {name, key}});
        for (const auto& [member, item] : members.items()) {
            Result<Value> value = plainValue(item);
            if (!value)
                return Error::corrupt(
                    {FAULTLINE_TR_NOOP("Errors", "%1: %2"), {member, value.error().detail}});
            one.push_back({member, *std::move(value)});
        }
        all.push_back(std::move(one));
    }
    return all;
}

/// All combinations.
Result<std::vector<Variables>> combinations(const Json& each)
{
    std::vector<Variables> all = {{}};
    if (!each.is_object())
        return Error::corrupt(
            FAULTLINE_TR_NOOP("Errors", "each: an object of variables is needed"));
    for (const auto& [name, values] : each.items()) {
        const Result<std::vector<Variables>> found = choices(name, values);
        if (!found)
            return found.error();
        if (found->size() * all.size() > kMaxRows)
            return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "each: too many combinations"));
        std::vector<Variables> next;
        for (const Variables& begun : all) {
            for (const Variables& more : *found) {
                next.push_back(begun);
                next.back().insert(next.back().end(), more.begin(), more.end());
            }
        }
        all = std::move(next);
    }
    return all;
}

Result<void> addArguments(ModelRow& row, const Json& json, const Scope& scope)
{
    const Result<std::vector<Binding>> bindings = readBindings(json);
    if (!bindings)
        return Error::corrupt({FAULTLINE_TR_NOOP("Errors", "with, %1"), {bindings.error().detail}});
    for (const Binding& binding : *bindings) {
        Result<Value> value = binding.value.evaluated(scope);
        if (!value)
            return Error::corrupt({FAULTLINE_TR_NOOP("Errors", "with, %1: %2"),
                                   {binding.name, value.error().detail}});
        const auto same = std::find_if(row.arguments.begin(), row.arguments.end(),
                                       [&](const NamedValue& v) { return v.name == binding.name; });
        if (same != row.arguments.end())
            same->value = *std::move(value);
        else
            row.arguments.push_back({binding.name, *std::move(value)});
    }
    return {};
}

Result<void> addSetup(ModelRow& row, const Json& json, const Scope& scope)
{
    const Result<SetupTemplate> read = SetupTemplate::read(json);
    Result<SetupValues> values = read ? read->evaluated(scope) : read.error();
    if (!values)
        return Error::corrupt({FAULTLINE_TR_NOOP("Errors", "setup, %1"), {values.error().detail}});
    // The row's own holds before the family's.
    fillIn(*values, row.setup);
    row.setup = *std::move(values);
    return {};
}

Result<std::string> textOf(const Json& json, const Scope& scope)
{
    if (!json.is_string())
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "a text is needed"));
    const Result<TextTemplate> text = TextTemplate::parsed(json.get<std::string>());
    return text ? text->evaluated(scope) : text.error();
}

Result<void> addNames(ModelRow& row, const Json& json, const Scope& scope)
{
    for (const Json& alias : json.is_array() ? json : Json::array({json})) {
        Result<std::string> name = textOf(alias, scope);
        if (!name)
            return Error::corrupt(
                {FAULTLINE_TR_NOOP("Errors", "aliases: %1"), {name.error().detail}});
        row.otherNames.push_back(*std::move(name));
    }
    return {};
}

/// What a family or a row says.
Result<void> addMembers(ModelRow& row, const Json& json, const Scope& scope, bool isFamily)
{
    for (const auto& [key, value] : json.items()) {
        const bool isText = value.is_string();
        Result<void> done;
        if (key == "note" || key == "source" || (isFamily && key == "rows"))
            continue;
        if (key == "with")
            done = addArguments(row, value, scope);
        else if (key == "setup")
            done = addSetup(row, value, scope);
        else if (key == "use" && isText)
            row.module = value.get<std::string>();
        else if (key == "family" && isText)
            row.family = value.get<std::string>();
        else if (key == "framework" && isText && isFamily)
            row.framework = value.get<std::string>();
        else if (key == "aliases" && !isFamily)
            done = addNames(row, value, scope);
        else if (isFamily || (key != "name" && key != "each"))
            return Error::corrupt({FAULTLINE_TR_NOOP("Errors", "unknown member '%1'"), {key}});
        if (!done)
            return done;
    }
    return {};
}

class ModelReader {
public:
    ModelReader(const std::string& path, std::vector<Error>& errors)
        : m_path(path), m_errors(errors)
    {
    }

    void family(const Json& json)
    {
        const Frame none(m_graph, m_globals, nullptr);
        ModelRow begun;
        begun.file = m_path;
        if (!json.is_object() || !json.contains("rows") || !json.at("rows").is_array()) {
            fail(FAULTLINE_TR_NOOP("Errors", "a family is an object with rows"));
            return;
        }
        if (const Result<void> added = addMembers(begun, json, none, true); !added) {
            fail({FAULTLINE_TR_NOOP("Errors", "family '%1': %2"),
                  {begun.family, added.error().detail}});
            return;
        }
        for (const Json& row : json.at("rows")) {
            const Result<void> added = rows(begun, row);
            if (!added)
                fail({FAULTLINE_TR_NOOP("Errors", "family '%1', row %2: %3"),
                      {begun.family, row.dump().substr(0, 60), added.error().detail}});
        }
    }

    void fail(Text detail)
    {
        m_errors.push_back(
            {.code = ErrorCode::Corrupt, .path = m_path, .detail = std::move(detail)});
    }

    [[nodiscard]] std::vector<ModelRow> take() { return std::move(m_rows); }

private:
    Result<void> rows(const ModelRow& family, const Json& json)
    {
        if (!json.is_object() || !json.contains("name"))
            return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "a row has a name"));
        const Result<std::vector<Variables>> all =
            combinations(json.contains("each") ? json.at("each") : Json::object());
        if (!all)
            return all.error();
        for (const Variables& variables : *all) {
            const Frame scope(m_graph, variables, nullptr);
            ModelRow row = family;
            if (const Result<void> added = addMembers(row, json, scope, false); !added)
                return added;
            Result<std::string> name = textOf(json.at("name"), scope);
            if (!name)
                return Error::corrupt(
                    {FAULTLINE_TR_NOOP("Errors", "name: %1"), {name.error().detail}});
            row.name = *std::move(name);
            if (row.module.empty() || row.framework.empty())
                return Error::corrupt(
                    FAULTLINE_TR_NOOP("Errors", "'use' or 'framework' is missing"));
            m_rows.push_back(std::move(row));
        }
        return {};
    }

    const std::string& m_path;
    std::vector<Error>& m_errors;
    std::vector<ModelRow> m_rows;
    LayerGraph m_graph;
    GlobalValues m_globals;
};

} // namespace

std::vector<ModelRow> readModels(const std::string& path, std::string_view text,
                                 std::vector<Error>& errors)
{
    const Json document = parsedData(text);
    ModelReader reader(path, errors);
    if (document.is_array()) {
        for (const Json& family : document)
            reader.family(family);
    } else {
        reader.family(document);
    }
    return reader.take();
}

} // namespace faultline::vram
