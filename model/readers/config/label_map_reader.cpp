// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/readers/config/binary_label_map.h"
#include "model/readers/config/config_tree.h"
#include "model/readers/config/pipeline_config_reader.h"
#include "model/readers/config/proto_document.h"
#include "model/readers/config/text_proto.h"
#include "model/readers/sniffing.h"
#include "model/readers/whole_text.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace faultline {

namespace {

std::optional<std::int64_t> integer(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

/// Whether a file name holds a word, in whatever case.
bool hasWord(std::string_view fileName, std::string_view word)
{
    const auto equal = [](char a, char b) { return (a | 0x20) == b; };
    return std::search(fileName.begin(), fileName.end(), word.begin(), word.end(), equal)
           != fileName.end();
}

/// The labels of the items in a tree that fillFromProto() made.
void collectLabels(ConfigDocument& document, const LineIssueSink& issues)
{
    const std::vector<ConfigNode>& nodes = document.nodes;
    const std::size_t items = document.find("item");
    std::map<std::int64_t, std::uint32_t> lineOfId;
    for (std::size_t at = items == ConfigNode::npos ? items : nodes[items].firstChild;
         at != ConfigNode::npos; at = nodes[at].nextSibling) {
        LabelMapItem item;
        item.line = nodes[at].line;
        bool hasId = false;
        for (std::size_t field = nodes[at].firstChild; field != ConfigNode::npos;
             field = nodes[field].nextSibling) {
            const ConfigNode& node = nodes[field];
            if (node.name == "name") {
                item.name = node.value;
            } else if (node.name == "display_name") {
                item.displayName = node.value;
            } else if (node.name == "id") {
                const std::optional<std::int64_t> id = integer(node.value);
                hasId = id.has_value();
                item.id = id.value_or(0);
            }
        }
        if (!hasId)
            issues(IssueCode::MissingPart, item.line,
                   {FAULTLINE_TR_NOOP("Errors", "the item \"%1\" has no id"),
                    {shortened(item.name, 60)}});
        else if (const auto [it, isNew] = lineOfId.emplace(item.id, item.line); !isNew)
            issues(IssueCode::DuplicateField, item.line,
                   {FAULTLINE_TR_NOOP("Errors", "id %1 stands in line %2 already"),
                    {std::to_string(item.id), std::to_string(it->second)}});
        document.labels.push_back(std::move(item));
    }
}

class LabelMapReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "label-map",
            .displayName = FAULTLINE_TR_NOOP("Formats", "Label map"),
            .order = DetectOrder::StructuredText,
            .kind = ArtifactKind::Config,
        };
        return kInfo;
    }

    bool sniff(std::string_view fileName, std::span<const std::byte> head) const override
    {
        const std::string_view text = asText(head);
        if (isLfsPointer(text))
            return hasExtension(fileName, "label_map.pbtxt")
                   || hasExtension(fileName, "labelmap.pbtxt");
        if (isBinaryLabelMap(text)) // other messages may look like it: the name must agree
            return hasExtension(fileName, ".pbtxt") || hasWord(fileName, "label");
        if (!looksLikeText(head))
            return false;
        const std::vector<std::string> fields = firstFields(text, 8);
        return !fields.empty() && fields.front() == "item"
               && std::any_of(fields.begin(), fields.end(), [](const std::string& field) {
                      return field == "item.name" || field == "item.id"
                             || field == "item.display_name";
                  });
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        const LineIssueSink issues = [&](IssueCode code, std::uint32_t line, Text detail) {
            if (line > 0)
                addLineIssue(context, source, code, line, std::move(detail));
            else
                addFileIssue(context, source, code, std::move(detail));
        };
        Result<WholeText> whole = readWhole(source, context);
        if (!whole)
            return whole.error();
        const bool isBinary = isBinaryLabelMap(whole->text);
        if (!isBinary)
            decodeText(whole->text, source, context);
        const ConfigSource fields = isBinary ? parseBinaryLabelMap(whole->text, issues)
                                             : parseTextProto(whole->text, issues);
        auto document = std::make_shared<ConfigDocument>();
        document->kind = ConfigKind::LabelMap;
        fillFromProto(fields, ProtoSchema::odapi().root("label-map"), false, *document, issues);
        collectLabels(*document, issues);
        context.file.recordCount = document->labels.size();
        if (document->labels.empty())
            return Error{.code = ErrorCode::Corrupt,
                         .path = source.name(),
                         .detail = FAULTLINE_TR_NOOP("Errors", "holds no item")};
        if (!isBinary)
            document->text = std::move(whole->text);
        context.artifacts.configs.push_back(std::move(document));
        return fields.isCut ? ReadEnd::TruncatedTail : whole->end;
    }
};

} // namespace

std::unique_ptr<const FormatReader> makeLabelMapReader()
{
    return std::make_unique<LabelMapReader>();
}

} // namespace faultline
