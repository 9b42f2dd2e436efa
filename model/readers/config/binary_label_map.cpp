// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/binary_label_map.h"

#include "model/io/wire_cursor.h"
#include "model/readers/config/proto_schema.h"
#include "model/readers/whole_text.h"

#include <algorithm>

namespace faultline {

namespace {

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
    WireReader field(bytes);
    while (field.next()) {
        if (field.field() == kName) {
            if (!field.isBytes() || field.byteCount() == 0 || !isPrintable(field.bytes()))
                return false;
            hasName = true;
        } else if (field.field() == kId) {
            if (!field.isVarint())
                return false;
            hasId = true;
        }
    }
    return field.ok() && hasName && hasId;
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
        while (reader.next()) {
            const ProtoField* field = type.find(reader.field());
            if (field == nullptr || (!reader.isBytes() && !reader.isVarint()))
                continue;
            TextProto::Node node;
            node.name = field->name;
            const ProtoMessage* inner = ProtoSchema::odapi().message(field->type);
            node.isMessage = inner != nullptr && reader.isBytes();
            node.isString = inner == nullptr && reader.isBytes();
            if (node.isString) {
                node.value = std::string(reader.bytes());
                makeValidUtf8(node.value);
            } else if (!reader.isBytes()) {
                node.value = std::to_string(reader.integer());
            }
            const std::size_t index = add(parent, std::move(node));
            if (index != TextProto::npos && inner != nullptr)
                message(reader.bytes(), *inner, index);
        }
        if (reader.ok())
            return;
        m_out.isCut = true;
        ++m_out.noteCount;
        if (m_out.notes.size() < TextProto::kMaxNotes)
            m_out.notes.push_back({TextProto::Problem::Syntax, 0,
                                   FAULTLINE_TR_NOOP("Errors", "a binary item is cut or damaged")});
    }

    TextProto take() { return std::move(m_out); }

private:
    std::size_t add(std::size_t parent, TextProto::Node node)
    {
        if (m_out.nodes.size() >= TextProto::kMaxNodes) {
            if (!m_full)
                m_out.notes.push_back({TextProto::Problem::Limit, 0,
                                       FAULTLINE_TR_NOOP("Errors", "more than 200,000 fields")});
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
    return reader.next() && reader.isBytes(kItem) && isItem(reader.bytes());
}

TextProto parseBinaryLabelMap(std::string_view bytes)
{
    Decoder decoder;
    decoder.message(bytes, ProtoSchema::odapi().root("label-map"), 0);
    return decoder.take();
}

} // namespace faultline
