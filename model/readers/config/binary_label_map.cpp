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
    explicit Decoder(const LineIssueSink& issues) : m_builder(SourceSyntax::TextProto, 0, issues) {}

    /// Recursion ends with the schema: a label map has three levels.
    void message(std::string_view bytes, const ProtoMessage& type, std::size_t parent)
    {
        WireReader reader(bytes);
        while (reader.next()) {
            const ProtoField* field = type.find(reader.field());
            if (field == nullptr || (!reader.isBytes() && !reader.isVarint()))
                continue;
            const ProtoMessage* inner = field->message;
            const std::size_t index = m_builder.add(parent, field->name, 0, 0);
            SourceField& made = m_builder.at(index);
            made.kind = inner != nullptr && reader.isBytes() ? SourceField::Kind::Map
                                                             : SourceField::Kind::Scalar;
            made.isString = inner == nullptr && reader.isBytes();
            if (made.isString) {
                made.value = std::string(reader.bytes());
                makeValidUtf8(made.value);
            } else if (!reader.isBytes()) {
                made.value = std::to_string(reader.integer());
            }
            if (index != SourceField::npos && inner != nullptr)
                message(reader.bytes(), *inner, index);
        }
        if (reader.ok())
            return;
        m_builder.setCut();
        m_builder.reportSome(IssueCode::SyntaxError, 0,
                             FAULTLINE_TR_NOOP("Errors", "a binary item is cut or damaged"));
    }

    ConfigSource take()
    {
        if (m_builder.isFull())
            m_builder.reportSome(IssueCode::CountLimit, 0,
                                 FAULTLINE_TR_NOOP("Errors", "more than 200,000 fields"));
        return m_builder.take();
    }

private:
    SourceBuilder m_builder;
};

} // namespace

bool isBinaryLabelMap(std::string_view bytes)
{
    WireReader reader(bytes);
    return reader.next() && reader.isBytes(kItem) && isItem(reader.bytes());
}

ConfigSource parseBinaryLabelMap(std::string_view bytes, const LineIssueSink& issues)
{
    Decoder decoder(issues);
    decoder.message(bytes, ProtoSchema::odapi().root("label-map"), 0);
    return decoder.take();
}

} // namespace faultline
