// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/proto_schema.h"

#include "model/data/data_files.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace faultline {

namespace {

using nlohmann::json;

/// A table that ships with the program: what is wrong in it is a bug, found by its tests.
json table(std::string_view path)
{
    return json::parse(dataFile(path), nullptr, false);
}

ProtoField fieldFrom(const json& row)
{
    ProtoField field;
    field.name = row.value("name", "");
    field.type = row.value("type", "");
    field.number = row.value("number", 0U);
    field.oneof = row.value("oneof", "");
    field.isRepeated = row.value("label", "") == "repeated";
    field.isMap = row.contains("map");
    field.isDeprecated = row.value("deprecated", false);
    field.hasDefault = row.contains("default");
    field.defaultValue = row.value("default", "");
    return field;
}

} // namespace

const ProtoField* ProtoMessage::find(std::string_view field) const
{
    const auto it = std::find_if(fields.begin(), fields.end(),
                                 [field](const ProtoField& f) { return f.name == field; });
    return it == fields.end() ? nullptr : &*it;
}

const ProtoField* ProtoMessage::find(std::uint32_t number) const
{
    const auto it = std::find_if(fields.begin(), fields.end(),
                                 [number](const ProtoField& f) { return f.number == number; });
    return it == fields.end() ? nullptr : &*it;
}

std::vector<std::string_view> ProtoMessage::fieldNames() const
{
    std::vector<std::string_view> names;
    for (const ProtoField& field : fields)
        names.push_back(field.name);
    return names;
}

ProtoSchema::ProtoSchema()
{
    const json schema = table("odapi/schema.json");
    for (const auto& [name, rows] : schema.at("messages").items()) {
        ProtoMessage& message = m_messages[name];
        message.name = name;
        for (const json& row : rows)
            message.fields.push_back(fieldFrom(row));
    }
    m_enums = schema.at("enums").get<decltype(m_enums)>();
    m_roots = schema.at("roots").get<decltype(m_roots)>();
    const json used = table("odapi/used_defaults.json");
    for (const auto& [name, fields] : used.at("expanded").items())
        m_messages[name].expandedDefaults = fields.get<std::vector<std::string>>();
}

const ProtoSchema& ProtoSchema::odapi()
{
    static const ProtoSchema kSchema;
    return kSchema;
}

const ProtoMessage& ProtoSchema::root(std::string_view format) const
{
    return m_messages.find(m_roots.find(format)->second)->second;
}

const ProtoMessage* ProtoSchema::message(std::string_view type) const
{
    const auto it = m_messages.find(type);
    return it == m_messages.end() ? nullptr : &it->second;
}

const std::map<std::string, std::int64_t>* ProtoSchema::enumeration(std::string_view type) const
{
    const auto it = m_enums.find(type);
    return it == m_enums.end() ? nullptr : &it->second;
}

std::vector<std::string_view> ProtoSchema::messagesWith(std::string_view field,
                                                        std::size_t most) const
{
    std::vector<std::string_view> names;
    for (const auto& [name, message] : m_messages) {
        if (names.size() < most && message.find(field) != nullptr)
            names.emplace_back(name);
    }
    return names;
}

} // namespace faultline
