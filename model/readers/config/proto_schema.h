// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

struct ProtoMessage;

/// A field of a message of the Object Detection API.
struct ProtoField {
    using Enumeration = std::map<std::string, std::int64_t>; ///< numbers by name

    std::string name;
    std::string type; ///< "float", or the full name of an enum or message
    std::string defaultValue;
    std::string oneof;                        ///< empty: in none
    const ProtoMessage* message = nullptr;    ///< that it holds (of a map: its values), if any
    const Enumeration* enumeration = nullptr; ///< that its values are of, if any
    std::uint32_t number = 0;
    bool isRepeated = false; ///< maps too
    bool isMap = false;      ///< entries { key: value: }; `type` is that of the value
    bool isDeprecated = false;
    bool hasDefault = false;
    bool isExpanded = false; ///< a message that the trainer reads, with its defaults, though unset
};

struct ProtoMessage {
    std::string name;
    std::vector<ProtoField> fields; ///< as they are declared

    [[nodiscard]] const ProtoField* find(std::string_view field) const;
    [[nodiscard]] const ProtoField* find(std::uint32_t number) const;
    [[nodiscard]] std::vector<std::string_view> fieldNames() const;
};

/// What pipeline configurations and label maps may hold: resources/odapi/odapi.proto, of which
/// protoc makes descriptors that are embedded.
class ProtoSchema {
public:
    /// Built on first use, immutable.
    [[nodiscard]] static const ProtoSchema& odapi();

    /// By the id of a format: "pipeline-config", "label-map".
    [[nodiscard]] const ProtoMessage& root(std::string_view format) const;
    /// Or nullptr: a scalar, an enum, or not known.
    [[nodiscard]] const ProtoMessage* message(std::string_view type) const;
    /// Names and numbers of an enum, or nullptr.
    [[nodiscard]] const ProtoField::Enumeration* enumeration(std::string_view type) const;
    /// Messages that have a field of this name, at most `most` of them.
    [[nodiscard]] std::vector<std::string_view> messagesWith(std::string_view field,
                                                             std::size_t most) const;

private:
    class Builder;
    ProtoSchema();

    void link();

    std::map<std::string, ProtoMessage, std::less<>> m_messages;
    std::map<std::string, ProtoField::Enumeration, std::less<>> m_enums;
};

} // namespace faultline
