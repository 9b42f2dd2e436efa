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

class Filler {
public:
    Filler(const TextProto& proto, bool withUnset, ConfigDocument& document,
           const LineIssueSink& issues)
        : m_proto(proto), m_tree(document), m_issues(issues), m_withUnset(withUnset)
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
    /// The fields of a message, those of one name together, in the order of the file.
    [[nodiscard]] std::vector<std::pair<std::string_view, Indices>> grouped(
        std::size_t message) const
    {
        std::vector<std::pair<std::string_view, Indices>> groups;
        if (message == TextProto::npos)
            return groups;
        std::map<std::string_view, std::size_t> places;
        for (std::size_t at = m_proto.nodes[message].firstChild; at != TextProto::npos;
             at = m_proto.nodes[at].nextSibling) {
            const std::string_view name = m_proto.nodes[at].name;
            const auto [it, isNew] = places.emplace(name, groups.size());
            if (isNew)
                groups.push_back({name, {}});
            groups[it->second].second.push_back(at);
        }
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
        m_issues(IssueCode::UnknownField, m_proto.nodes[occurrences.front()].line,
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
        list.line = m_proto.nodes[occurrences.front()].line;
        list.isGroup = true;
        const std::size_t group = m_tree.add(into, std::move(list));
        std::size_t index = 0;
        bool hasConflict = false;
        for (const std::size_t at : occurrences) {
            hasConflict = hasConflict || m_proto.nodes[at].side != TextProto::Side::None;
            occurrence(field, at, "[" + std::to_string(index++) + "]", group, isUnknown, false);
        }
        m_tree.at(group).value = m_tree.listSummary(group);
        if (hasConflict)
            m_tree.at(group).state = FieldState::Conflict;
    }

    void reportTwice(const ProtoField* field, std::string_view name, const Indices& occurrences)
    {
        const auto isPlain = [this](std::size_t at) {
            return m_proto.nodes[at].side == TextProto::Side::None;
        };
        if (field == nullptr || std::count_if(occurrences.begin(), occurrences.end(), isPlain) < 2)
            return;
        m_issues(IssueCode::DuplicateField, m_proto.nodes[occurrences.back()].line,
                 {FAULTLINE_TR_NOOP("Errors", "\"%1\" stands in line %2 already"),
                  {std::string(name), std::to_string(m_proto.nodes[occurrences.front()].line)}});
    }

    [[nodiscard]] static ConfigNode nodeOf(const ProtoField* field, std::string name,
                                           bool isUnknown)
    {
        ConfigNode node;
        node.name = std::move(name);
        node.state = isUnknown ? FieldState::Unknown : FieldState::Set;
        if (field != nullptr) {
            node.type =
                ProtoSchema::odapi().enumeration(field->type) != nullptr ? "enum" : field->type;
            node.defaultValue = field->defaultValue;
        }
        return node;
    }

    void occurrence(const ProtoField* field, std::size_t at, std::string name, std::size_t into,
                    bool isUnknown, bool isRepeated)
    {
        const TextProto::Node& written = m_proto.nodes[at];
        ConfigNode node = nodeOf(field, std::move(name), isUnknown);
        node.line = written.line;
        node.isGroup = written.isMessage;
        node.value = written.value;
        if (isRepeated || written.side != TextProto::Side::None)
            node.state = FieldState::Conflict;
        const std::size_t index = m_tree.add(into, std::move(node));
        if (field != nullptr)
            check(*field, written);
        if (!written.isMessage || index == ConfigNode::npos)
            return;
        const bool hasType = field != nullptr && !field->isMap;
        message(hasType ? ProtoSchema::odapi().message(field->type) : nullptr, at, index,
                isUnknown);
        m_tree.at(index).value = summary(at);
    }

    /// What tells a message from its neighbours: the one field it has, or its id and name.
    [[nodiscard]] std::string summary(std::size_t at) const
    {
        std::string name;
        std::string id;
        std::size_t count = 0;
        std::size_t only = TextProto::npos;
        for (std::size_t child = m_proto.nodes[at].firstChild; child != TextProto::npos;
             child = m_proto.nodes[child].nextSibling) {
            const TextProto::Node& node = m_proto.nodes[child];
            ++count;
            only = child;
            if (node.name == "name" || node.name == "type")
                name = node.value;
            else if (node.name == "id")
                id = node.value;
        }
        if (!name.empty() && !id.empty())
            return shortened(id + ": " + name, 80);
        if (!name.empty())
            return shortened(name, 80);
        return count == 1 && m_proto.nodes[only].isMessage ? m_proto.nodes[only].name
                                                           : std::string();
    }

    void check(const ProtoField& field, const TextProto::Node& written)
    {
        const ProtoSchema& schema = ProtoSchema::odapi();
        const bool wantsMessage = schema.message(field.type) != nullptr || field.isMap;
        const Text group = FAULTLINE_TR_NOOP("Errors", "a group");
        const auto refuse = [&](Text wanted) {
            m_issues(IssueCode::BadValue, written.line,
                     {FAULTLINE_TR_NOOP("Errors", "\"%1\" takes %2, not %3"),
                      {field.name, std::move(wanted),
                       written.isMessage ? group
                                         : verbatim("\"" + shortened(written.value, 60) + "\"")}});
        };
        if (wantsMessage != written.isMessage) {
            refuse(wantsMessage ? group : verbatim(field.type));
            return;
        }
        if (wantsMessage)
            return;
        if (const auto* values = schema.enumeration(field.type)) {
            checkEnum(*values, written, refuse);
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
    static void checkEnum(const std::map<std::string, std::int64_t>& values,
                          const TextProto::Node& written, const Refuse& refuse)
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
                unsetField(type, field, into);
        }
    }

    void unsetField(const ProtoMessage& type, const ProtoField& field, std::size_t into)
    {
        ConfigNode node = nodeOf(&field, field.name, false);
        const ProtoMessage* child = ProtoSchema::odapi().message(field.type);
        const auto& expanded = type.expandedDefaults;
        const bool isExpanded =
            std::find(expanded.begin(), expanded.end(), field.name) != expanded.end();
        node.isGroup = child != nullptr || field.isRepeated;
        node.value = field.defaultValue;
        const bool isDefault =
            isExpanded || (field.hasDefault && field.oneof.empty() && !field.isRepeated);
        node.state = isDefault ? FieldState::Default : FieldState::Unset;
        const std::size_t index = m_tree.add(into, std::move(node));
        if (isExpanded)
            message(child, TextProto::npos, index, false);
    }

    const TextProto& m_proto;
    ConfigTree m_tree;
    const LineIssueSink& m_issues;
    bool m_withUnset;
};

} // namespace

void fillFromProto(const TextProto& proto, const ProtoMessage& type, bool withUnset,
                   ConfigDocument& document, const LineIssueSink& issues)
{
    Filler filler(proto, withUnset, document, issues);
    filler.message(&type, 0, 0, false);
    filler.reportLimit();
}

void reportNotes(const TextProto& proto, const LineIssueSink& issues)
{
    for (const TextProto::Note& note : proto.notes) {
        switch (note.problem) {
        case TextProto::Problem::Syntax:
            issues(IssueCode::SyntaxError, note.line, note.detail);
            break;
        case TextProto::Problem::Conflict:
            issues(IssueCode::MergeConflict, note.line, note.detail);
            break;
        case TextProto::Problem::Backslash:
            issues(IssueCode::UnescapedBackslash, note.line, note.detail);
            break;
        case TextProto::Problem::Limit:
            issues(IssueCode::CountLimit, note.line, note.detail);
            break;
        }
    }
    if (proto.noteCount > proto.notes.size())
        issues(IssueCode::SyntaxError, 0,
               {FAULTLINE_TR_NOOP("Errors", "%1 more places like these"),
                {std::to_string(proto.noteCount - proto.notes.size())}});
}

} // namespace faultline
