// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/proto_schema.h"

#include "model/data/data_files.h"
#include "model/io/message_parser.h"
#include "model/schemas/descriptor.pb.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace faultline {

namespace {

using schema::descriptor::Enum;
using schema::descriptor::Field;
using schema::descriptor::FileSet;
using schema::descriptor::Message;

constexpr std::string_view kPackage = ".faultline.odapi."; ///< of resources/odapi/odapi.proto

/// Numbers of FieldDescriptorProto.
enum : int { kRepeated = 3, kFloat = 2, kDouble = 1, kEnum = 14 };

/// Names of types by their number; empty: a message, an enum or a group.
constexpr std::array<std::string_view, 19> kTypes{
    "", "double", "float", "int64",  "uint64", "int32",    "fixed64",  "fixed32", "bool",  "string",
    "", "",       "bytes", "uint32", "",       "sfixed32", "sfixed64", "sint32",  "sint64"};

std::string typeOf(const Field& field)
{
    if (field.has_type_name())
        return field.type_name().substr(std::min(kPackage.size(), field.type_name().size()));
    const auto number = static_cast<std::size_t>(field.type());
    return std::string(number < kTypes.size() ? kTypes[number] : std::string_view());
}

/// protoc writes real numbers as "1" and "1e-08", people "1.0" and "1e-8".
std::string defaultOf(const Field& field)
{
    std::string text = field.default_value();
    if (text.empty() || (field.type() != kFloat && field.type() != kDouble))
        return text;
    const std::size_t exponent = text.find('e');
    if (exponent == std::string::npos)
        return text.find('.') == std::string::npos ? text + ".0" : text;
    while (exponent + 2 < text.size() - 1 && text[exponent + 2] == '0')
        text.erase(exponent + 2, 1);
    return text;
}

} // namespace

/// Fills a ProtoSchema from the descriptors; scopes are "" or "Message.".
class ProtoSchema::Builder {
public:
    explicit Builder(ProtoSchema& schema) : m_schema(schema) {}

    void addEnums(const std::string& scope, const google::protobuf::RepeatedPtrField<Enum>& enums)
    {
        for (const Enum& one : enums) {
            auto& values = m_schema.m_enums[scope + one.name()];
            for (const auto& value : one.value())
                values[value.name()] = value.number();
            m_firstValues[scope + one.name()] = one.value(0).name();
        }
    }

    void addEnumsOf(const std::string& scope, const Message& message)
    {
        const std::string inner = scope + message.name() + '.';
        addEnums(inner, message.enumeration());
        for (const Message& nested : message.nested())
            addEnumsOf(inner, nested);
    }

    void addMessage(const std::string& scope, const Message& message)
    {
        const std::string name = scope + message.name();
        std::map<std::string, std::string> mapValues;
        for (const Message& nested : message.nested()) {
            if (nested.options().map_entry())
                mapValues[name + '.' + nested.name()] = typeOf(nested.field(1)); // key, value
            else
                addMessage(name + '.', nested);
        }
        ProtoMessage& made = m_schema.m_messages[name];
        made.name = name;
        for (const Field& field : message.field()) {
            ProtoField& one = made.fields.emplace_back(fieldOf(field));
            if (field.has_oneof())
                one.oneof = message.oneof(field.oneof()).name();
            const auto map = mapValues.find(one.type);
            one.isMap = map != mapValues.end();
            if (one.isMap)
                one.type = map->second;
        }
    }

private:
    [[nodiscard]] ProtoField fieldOf(const Field& field) const
    {
        ProtoField made;
        made.name = field.name();
        made.type = typeOf(field);
        made.number = field.number();
        made.isRepeated = field.label() == kRepeated;
        made.isDeprecated = field.options().deprecated();
        made.hasDefault = field.has_default_value();
        made.defaultValue = defaultOf(field);
        if (field.type() == kEnum && !made.isRepeated && !made.hasDefault) {
            made.hasDefault = true; // proto2: the first one listed
            made.defaultValue = m_firstValues.at(made.type);
        }
        return made;
    }

    ProtoSchema& m_schema;
    std::map<std::string, std::string> m_firstValues; ///< of enums
};

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
    // What ships with the program: what is wrong in it is a bug, found by its tests.
    FileSet set;
    static_cast<void>(MessageParser().parse(dataFile("odapi/odapi.desc"), set));
    Builder builder(*this);
    for (const schema::descriptor::File& file : set.file()) {
        builder.addEnums({}, file.enumeration());
        for (const Message& message : file.message())
            builder.addEnumsOf({}, message);
        for (const Message& message : file.message())
            builder.addMessage({}, message);
    }
    const auto used = nlohmann::json::parse(dataFile("odapi/used_defaults.json"));
    for (const auto& [name, fields] : used.at("expanded").items()) {
        const auto expanded = fields.get<std::vector<std::string>>();
        for (ProtoField& field : m_messages[name].fields)
            field.isExpanded =
                std::find(expanded.begin(), expanded.end(), field.name) != expanded.end();
    }
    link();
}

/// What fields refer to, looked up once: nodes of a map stay where they are.
void ProtoSchema::link()
{
    for (auto& [name, message] : m_messages) {
        for (ProtoField& field : message.fields) {
            field.message = this->message(field.type);
            field.enumeration = enumeration(field.type);
        }
    }
}

const ProtoSchema& ProtoSchema::odapi()
{
    static const ProtoSchema kSchema;
    return kSchema;
}

const ProtoMessage& ProtoSchema::root(std::string_view format) const
{
    return m_messages.find(format == "label-map" ? "StringIntLabelMap" : "TrainEvalPipelineConfig")
        ->second;
}

const ProtoMessage* ProtoSchema::message(std::string_view type) const
{
    const auto it = m_messages.find(type);
    return it == m_messages.end() ? nullptr : &it->second;
}

const ProtoField::Enumeration* ProtoSchema::enumeration(std::string_view type) const
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
