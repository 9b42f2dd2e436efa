// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/proto_document.h"

#include "model/readers/config/config_tree.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>

namespace faultline {

namespace {

using Indices = std::vector<std::size_t>;

bool isInteger(std::string_view text)
{
    if (text.starts_with('-') || text.starts_with('+'))
        text.remove_prefix(1);
    const bool isHex = text.starts_with("0x") || text.starts_with("0X");
    if (isHex)
        text.remove_prefix(2);
    std::uint64_t value = 0;
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), value, isHex ? 16 : 10);
    return error == std::errc() && end == text.data() + text.size();
}

bool isReal(std::string_view text)
{
    if (text.starts_with('-') || text.starts_with('+'))
        text.remove_prefix(1);
    if (text.ends_with('f') && text.find_first_of(".0123456789") == 0)
        text.remove_suffix(1);
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    // Too large or too small for a double is a number nevertheless.
    return end == text.data() + text.size() && !text.empty()
           && (error == std::errc() || error == std::errc::result_out_of_range);
}

bool isBool(std::string_view text)
{
    static constexpr std::array<std::string_view, 8> kWords{"true", "false", "True", "False",
                                                            "t",    "f",     "1",    "0"};
    return std::find(kWords.begin(), kWords.end(), text) != kWords.end();
}

bool isGroup(const SourceField& field)
{
    return field.kind == SourceField::Kind::Map;
}

class Filler {
public:
    Filler(const ConfigSource& source, bool withUnset, ConfigDocument& document,
           const LineIssueSink& issues)
        : m_source(source), m_tree(document), m_issues(issues), m_withUnset(withUnset)
    {
    }

    /// `written` npos: a message of which nothing is written.
    void message(const ProtoMessage* type, std::size_t written, std::size_t into, bool isUnknown)
    {
        const std::vector<std::pair<std::string_view, Indices>> fields = grouped(written);
        for (const auto& [name, occurrences] : fields) {
            const ProtoField* field = type != nullptr ? type->find(name) : nullptr;
            if (field == nullptr && type != nullptr)
                reportUnknown(*type, name, occurrences);
            known(field, name, occurrences, into, isUnknown || (type != nullptr && !field));
        }
        if (type != nullptr && m_withUnset && !isUnknown)
            unset(*type, fields, into);
    }

    void reportLimit() const
    {
        if (m_tree.isFull())
            m_issues(IssueCode::CountLimit, 0,
                     FAULTLINE_TR_NOOP("Errors", "more than 200,000 fields"));
    }

private:
    /// Calls `take` with the name and index of each field of a message, of lists with those of
    /// their items.
    template <typename Take>
    void eachField(std::size_t message, const Take& take) const
    {
        for (const std::size_t at : m_source.fields[message].children) {
            const SourceField& field = m_source.fields[at];
            if (field.kind != SourceField::Kind::List)
                take(field.name, at);
            else
                for (const std::size_t item : field.children)
                    take(field.name, item);
        }
    }

    /// The fields of a message, those of one name together, in the order of the file.
    [[nodiscard]] std::vector<std::pair<std::string_view, Indices>> grouped(
        std::size_t message) const
    {
        std::vector<std::pair<std::string_view, Indices>> groups;
        if (message == SourceField::npos)
            return groups;
        std::map<std::string_view, std::size_t> places;
        eachField(message, [&](const std::string& name, std::size_t at) {
            const auto [it, isNew] = places.emplace(name, groups.size());
            if (isNew)
                groups.push_back({name, {}});
            groups[it->second].second.push_back(at);
        });
        return groups;
    }

    void reportUnknown(const ProtoMessage& type, std::string_view name, const Indices& occurrences)
    {
        const std::string unknown = shortened(name, 80);
        Text detail =
            type.name.empty()
                ? Text{FAULTLINE_TR_NOOP("Errors", "\"%1\" is no field of this message"), {unknown}}
                : Text{FAULTLINE_TR_NOOP("Errors", "\"%1\" is no field of %2"),
                       {unknown, type.name}};
        if (const std::string_view near = nearestName(name, type.fieldNames()); !near.empty()) {
            detail = {FAULTLINE_TR_NOOP("Errors", "%1; perhaps \"%2\" is meant"),
                      {std::move(detail), std::string(near)}};
        } else {
            std::string owners;
            for (const std::string_view owner : ProtoSchema::odapi().messagesWith(name, 3))
                owners += (owners.empty() ? "" : ", ") + std::string(owner);
            if (!owners.empty())
                detail = {FAULTLINE_TR_NOOP("Errors", "%1; it belongs to %2"),
                          {std::move(detail), std::move(owners)}};
        }
        m_issues(IssueCode::UnknownField, m_source.fields[occurrences.front()].line,
                 std::move(detail));
    }

    void known(const ProtoField* field, std::string_view name, const Indices& occurrences,
               std::size_t into, bool isUnknown)
    {
        // Of what is not known, several make a list, as they would for the program that knows.
        const bool isList = field != nullptr ? field->isRepeated : occurrences.size() > 1;
        if (!isList) {
            for (const std::size_t at : occurrences)
                occurrence(field, at, std::string(name), into, isUnknown, occurrences.size() > 1);
            reportTwice(field, name, occurrences);
            return;
        }
        ConfigNode list = nodeOf(field, std::string(name), isUnknown);
        list.line = m_source.fields[occurrences.front()].line;
        list.isGroup = true;
        const std::size_t group = m_tree.add(into, std::move(list));
        std::size_t index = 0;
        bool hasConflict = false;
        for (const std::size_t at : occurrences) {
            hasConflict = hasConflict || m_source.fields[at].side != SourceField::Side::None;
            occurrence(field, at, "[" + std::to_string(index++) + "]", group, isUnknown, false);
        }
        m_tree.at(group).value = m_tree.listSummary(group);
        if (hasConflict)
            m_tree.at(group).state = FieldState::Conflict;
    }

    void reportTwice(const ProtoField* field, std::string_view name, const Indices& occurrences)
    {
        const auto isPlain = [this](std::size_t at) {
            return m_source.fields[at].side == SourceField::Side::None;
        };
        if (field == nullptr || std::count_if(occurrences.begin(), occurrences.end(), isPlain) < 2)
            return;
        m_issues(IssueCode::DuplicateField, m_source.fields[occurrences.back()].line,
                 {FAULTLINE_TR_NOOP("Errors", "\"%1\" stands in line %2 already"),
                  {std::string(name), std::to_string(m_source.fields[occurrences.front()].line)}});
    }

    [[nodiscard]] static ConfigNode nodeOf(const ProtoField* field, std::string name,
                                           bool isUnknown)
    {
        ConfigNode node;
        node.name = std::move(name);
        node.state = isUnknown ? FieldState::Unknown : FieldState::Set;
        if (field != nullptr) {
            node.type = field->enumeration != nullptr ? "enum" : field->type;
            node.defaultValue = field->defaultValue;
        }
        return node;
    }

    void occurrence(const ProtoField* field, std::size_t at, std::string name, std::size_t into,
                    bool isUnknown, bool isRepeated)
    {
        const SourceField& written = m_source.fields[at];
        ConfigNode node = nodeOf(field, std::move(name), isUnknown);
        node.line = written.line;
        node.isGroup = isGroup(written);
        node.value = written.value;
        if (isRepeated || written.side != SourceField::Side::None)
            node.state = FieldState::Conflict;
        const std::size_t index = m_tree.add(into, std::move(node));
        if (field != nullptr)
            check(*field, written);
        if (!isGroup(written) || index == ConfigNode::npos)
            return;
        const bool hasType = field != nullptr && !field->isMap;
        message(hasType ? field->message : nullptr, at, index, isUnknown);
        m_tree.at(index).value = summary(at);
    }

    /// What tells a message from its neighbours: the one field it has, or its id and name.
    [[nodiscard]] std::string summary(std::size_t at) const
    {
        std::string name;
        std::string id;
        std::size_t count = 0;
        std::string onlyGroup;
        eachField(at, [&](const std::string& field, std::size_t index) {
            const SourceField& child = m_source.fields[index];
            onlyGroup = ++count == 1 && isGroup(child) ? field : std::string();
            if (field == "name" || field == "type")
                name = child.value;
            else if (field == "id")
                id = child.value;
        });
        if (!name.empty() && !id.empty())
            return shortened(id + ": " + name, 80);
        if (!name.empty())
            return shortened(name, 80);
        return onlyGroup;
    }

    void check(const ProtoField& field, const SourceField& written)
    {
        const bool wantsMessage = field.message != nullptr || field.isMap;
        const Text group = FAULTLINE_TR_NOOP("Errors", "a group");
        const auto refuse = [&](Text wanted) {
            m_issues(IssueCode::BadValue, written.line,
                     {FAULTLINE_TR_NOOP("Errors", "\"%1\" takes %2, not %3"),
                      {field.name, std::move(wanted),
                       isGroup(written) ? group
                                        : verbatim("\"" + shortened(written.value, 60) + "\"")}});
        };
        if (wantsMessage != isGroup(written)) {
            refuse(wantsMessage ? group : verbatim(field.type));
            return;
        }
        if (wantsMessage)
            return;
        if (field.enumeration != nullptr) {
            checkEnum(*field.enumeration, written, refuse);
            return;
        }
        const std::string& type = field.type;
        const bool isText = type == "string" || type == "bytes";
        const bool isGood = isText                                ? written.isString
                            : written.isString                    ? false
                            : type == "bool"                      ? isBool(written.value)
                            : type == "float" || type == "double" ? isReal(written.value)
                                                                  : isInteger(written.value);
        if (!isGood)
            refuse(isText ? FAULTLINE_TR_NOOP("Errors", "text in quotes") : verbatim(type));
    }

    template <typename Refuse>
    static void checkEnum(const ProtoField::Enumeration& values, const SourceField& written,
                          const Refuse& refuse)
    {
        const bool isKnown = std::any_of(values.begin(), values.end(), [&](const auto& value) {
            return value.first == written.value || std::to_string(value.second) == written.value;
        });
        if (isKnown && !written.isString)
            return;
        std::string names;
        for (const auto& [name, number] : values)
            names += (names.empty() ? "" : ", ") + name;
        refuse(Text{FAULTLINE_TR_NOOP("Errors", "one of %1"), {std::move(names)}});
    }

    void unset(const ProtoMessage& type,
               const std::vector<std::pair<std::string_view, Indices>>& fields, std::size_t into)
    {
        std::set<std::string_view> written;
        std::set<std::string_view> chosen; // oneofs of which a member is set
        for (const auto& [name, occurrences] : fields) {
            written.insert(name);
            const ProtoField* field = type.find(name);
            if (field != nullptr && !field->oneof.empty())
                chosen.insert(field->oneof);
        }
        for (const ProtoField& field : type.fields) {
            if (!written.contains(field.name) && !chosen.contains(field.oneof))
                unsetField(field, into);
        }
    }

    void unsetField(const ProtoField& field, std::size_t into)
    {
        ConfigNode node = nodeOf(&field, field.name, false);
        node.isGroup = field.message != nullptr || field.isRepeated;
        node.value = field.defaultValue;
        const bool isDefault =
            field.isExpanded || (field.hasDefault && field.oneof.empty() && !field.isRepeated);
        node.state = isDefault ? FieldState::Default : FieldState::Unset;
        const std::size_t index = m_tree.add(into, std::move(node));
        if (field.isExpanded)
            message(field.message, SourceField::npos, index, false);
    }

    const ConfigSource& m_source;
    ConfigTree m_tree;
    const LineIssueSink& m_issues;
    bool m_withUnset;
};

} // namespace

void fillFromProto(const ConfigSource& source, const ProtoMessage& type, bool withUnset,
                   ConfigDocument& document, const LineIssueSink& issues)
{
    Filler filler(source, withUnset, document, issues);
    filler.message(&type, 0, 0, false);
    filler.reportLimit();
}

std::size_t countFields(const ConfigSource& source)
{
    return static_cast<std::size_t>(
        std::count_if(source.fields.begin() + 1, source.fields.end(), [](const SourceField& field) {
            return field.kind != SourceField::Kind::List;
        }));
}

} // namespace faultline
