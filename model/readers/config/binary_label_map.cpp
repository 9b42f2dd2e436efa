// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/binary_label_map.h"

#include "model/io/wire.h"
#include "model/readers/config/proto_schema.h"
#include "model/readers/whole_text.h"

#include <algorithm>

namespace faultline {

namespace {

using tfevents::WireReader;

constexpr std::uint32_t kItem = 1;
constexpr std::uint32_t kName = 1;
constexpr std::uint32_t kId = 2;

bool isPrintable(std::string_view text)
{
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7F; });
}

/// An item with a name in printable letters and an id, and nothing that does not fit.
bool isItem(std::string_view bytes)
{
    bool hasName = false;
    bool hasId = false;
    WireReader reader(bytes);
    while (!reader.atEnd()) {
        WireReader::Type type{};
        const std::uint32_t number = reader.field(type);
        const bool isText = number == kName && type == WireReader::Type::Bytes;
        const bool isId = number == kId && type == WireReader::Type::Varint;
        if ((number == kName && !isText) || (number == kId && !isId))
            return false;
        if (isText) {
            const std::string_view name = reader.bytes();
            if (name.empty() || !isPrintable(name))
                return false;
            hasName = true;
        } else {
            reader.skip(type);
            hasId = hasId || isId;
        }
    }
    return reader.ok() && hasName && hasId;
}

class Decoder {
public:
    Decoder()
    {
        m_out.nodes.emplace_back();
        m_out.nodes.front().isMessage = true;
        m_lastChild.push_back(TextProto::npos);
    }

    /// Recursion ends with the schema: a label map has three levels.
    void message(std::string_view bytes, const ProtoMessage& type, std::size_t parent)
    {
        WireReader reader(bytes);
        while (!reader.atEnd()) {
            WireReader::Type wireType{};
            const ProtoField* field = type.find(reader.field(wireType));
            if (field == nullptr) {
                reader.skip(wireType);
                continue;
            }
            TextProto::Node node;
            node.name = field->name;
            const ProtoMessage* inner = ProtoSchema::odapi().message(field->type);
            node.isMessage = inner != nullptr && wireType == WireReader::Type::Bytes;
            std::string_view content;
            if (wireType == WireReader::Type::Bytes) {
                content = reader.bytes();
                node.isString = inner == nullptr;
                if (node.isString) {
                    node.value = std::string(content);
                    makeValidUtf8(node.value);
                }
            } else if (wireType == WireReader::Type::Varint) {
                node.value = std::to_string(static_cast<std::int64_t>(reader.varint()));
            } else {
                reader.skip(wireType);
                continue;
            }
            if (!reader.ok())
                break;
            const std::size_t index = add(parent, std::move(node));
            if (index != TextProto::npos && inner != nullptr)
                message(content, *inner, index);
        }
        if (reader.ok())
            return;
        m_out.isCut = true;
        ++m_out.noteCount;
        if (m_out.notes.size() < TextProto::kMaxNotes)
            m_out.notes.push_back(
                {TextProto::Problem::Syntax, 0, "a binary item is cut or damaged"});
    }

    TextProto take() { return std::move(m_out); }

private:
    std::size_t add(std::size_t parent, TextProto::Node node)
    {
        if (m_out.nodes.size() >= TextProto::kMaxNodes) {
            if (!m_full)
                m_out.notes.push_back({TextProto::Problem::Limit, 0, "more than 200,000 fields"});
            m_full = true;
            return TextProto::npos;
        }
        const std::size_t index = m_out.nodes.size();
        node.parent = parent;
        m_out.nodes.push_back(std::move(node));
        m_lastChild.push_back(TextProto::npos);
        if (m_lastChild[parent] == TextProto::npos)
            m_out.nodes[parent].firstChild = index;
        else
            m_out.nodes[m_lastChild[parent]].nextSibling = index;
        m_lastChild[parent] = index;
        return index;
    }

    TextProto m_out;
    std::vector<std::size_t> m_lastChild;
    bool m_full = false;
};

} // namespace

bool isBinaryLabelMap(std::string_view bytes)
{
    WireReader reader(bytes);
    WireReader::Type type{};
    if (reader.atEnd() || reader.field(type) != kItem || type != WireReader::Type::Bytes)
        return false;
    const std::string_view item = reader.bytes();
    return reader.ok() && isItem(item);
}

TextProto parseBinaryLabelMap(std::string_view bytes)
{
    Decoder decoder;
    decoder.message(bytes, ProtoSchema::odapi().root("label-map"), 0);
    return decoder.take();
}

} // namespace faultline
