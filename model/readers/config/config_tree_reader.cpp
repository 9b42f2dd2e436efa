// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/config_tree_reader.h"

#include "model/core/text_marker.h"
#include "model/readers/config/config_kind.h"
#include "model/readers/config/literals.h"
#include "model/readers/config/yaml_tree.h"
#include "model/readers/sniffing.h"
#include "model/readers/whole_text.h"

namespace faultline {

namespace {

class ConfigTreeReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "config-tree",
            .displayName = FAULTLINE_TR_NOOP("Formats", "Training configuration"),
            .order = DetectOrder::StructuredText,
            .kind = ArtifactKind::Config,
        };
        return kInfo;
    }

    bool sniff(std::string_view fileName, std::span<const std::byte> head) const override
    {
        return looksLikeText(head) && syntaxOfConfig(fileName, asText(head)) != TreeSyntax::None;
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        Result<WholeText> whole = readWholeText(source, context);
        if (!whole)
            return whole.error();
        const LineIssueSink issues = [&](IssueCode code, std::uint32_t line, Text detail) {
            if (line > 0)
                addLineIssue(context, source, code, line, std::move(detail));
            else
                addFileIssue(context, source, code, std::move(detail));
        };
        const TreeSyntax syntax = syntaxOf(source.name(), whole->text);
        auto document = std::make_shared<ConfigDocument>();
        document->text = whole->text;
        blankMergeMarkers(whole->text, issues);
        ConfigTree tree(*document);
        bool isWhole = true;
        if (syntax == TreeSyntax::Yaml)
            isWhole = addYaml(whole->text, tree, issues);
        else
            isWhole = addLiterals(whole->text,
                                  syntax == TreeSyntax::Python ? SourceSyntax::Python
                                                               : SourceSyntax::Json,
                                  tree, issues);
        context.file.recordCount = document->nodes.size() - 1;
        if (document->nodes.size() == 1)
            return Error{.code = ErrorCode::Corrupt,
                         .path = source.name(),
                         .detail = FAULTLINE_TR_NOOP("Errors", "holds no field")};
        recogniseKind(*document, tree, source.name(), syntax, issues);
        context.artifacts.configs.push_back(std::move(document));
        return isWhole ? whole->end : ReadEnd::TruncatedTail;
    }

private:
    /// The reader was chosen by the first bytes; here only the way of writing is to be told.
    static TreeSyntax syntaxOf(std::string_view name, std::string_view text)
    {
        const std::size_t first = text.find_first_not_of(" \t\r\n");
        if (hasExtension(name, ".py"))
            return TreeSyntax::Python;
        const bool isJson = first != std::string_view::npos && (text[first] == '{')
                            && !hasExtension(name, ".yaml") && !hasExtension(name, ".yml");
        return isJson ? TreeSyntax::Json : TreeSyntax::Yaml;
    }
};

} // namespace

std::unique_ptr<const FormatReader> makeConfigTreeReader()
{
    return std::make_unique<ConfigTreeReader>();
}

} // namespace faultline
