// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/pipeline_config_reader.h"

#include "model/core/text_marker.h"
#include "model/readers/config/proto_document.h"
#include "model/readers/config/text_proto.h"
#include "model/readers/sniffing.h"
#include "model/readers/whole_text.h"

#include <algorithm>
#include <array>

namespace faultline {

namespace {

/// Names of fields that only a pipeline configuration begins with.
bool isPipeline(const std::vector<std::string>& fields)
{
    static constexpr std::array<std::string_view, 5> kSure{
        "train_config", "train_input_reader", "eval_config", "eval_input_reader", "graph_rewriter"};
    static constexpr std::array<std::string_view, 4> kModels{
        "model.ssd", "model.faster_rcnn", "model.center_net", "model.experimental_model"};
    if (fields.empty())
        return false;
    const std::string& first = fields.front();
    if (std::find(kSure.begin(), kSure.end(), first) != kSure.end())
        return true;
    return first == "model" && std::any_of(fields.begin(), fields.end(), [](const auto& field) {
               return std::find(kModels.begin(), kModels.end(), field) != kModels.end();
           });
}

class PipelineConfigReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "pipeline-config",
            .displayName = FAULTLINE_TR_NOOP("Formats", "Object Detection API configuration"),
            .order = DetectOrder::StructuredText,
            .kind = ArtifactKind::Config,
        };
        return kInfo;
    }

    bool sniff(std::string_view fileName, std::span<const std::byte> head) const override
    {
        constexpr std::size_t kLookAt = 40;
        const std::string_view text = asText(head);
        if (isLfsPointer(text))
            return hasExtension(fileName, "pipeline.config");
        return looksLikeText(head) && isPipeline(firstFields(withoutBom(text), kLookAt));
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
        const ConfigSource fields = parseTextProto(whole->text, issues);

        auto document = std::make_shared<ConfigDocument>();
        document->kind = ConfigKind::PipelineConfig;
        fillFromProto(fields, ProtoSchema::odapi().root("pipeline-config"), true, *document,
                      issues);
        guessDialect(*document);
        context.file.recordCount = countFields(fields);
        if (context.file.recordCount == 0)
            return Error{.code = ErrorCode::Corrupt,
                         .path = source.name(),
                         .detail = FAULTLINE_TR_NOOP("Errors", "holds no field")};
        document->text = std::move(whole->text);
        context.artifacts.configs.push_back(std::move(document));
        return fields.isCut ? ReadEnd::TruncatedTail : whole->end;
    }

private:
    static std::string_view withoutBom(std::string_view text)
    {
        if (text.starts_with("\xEF\xBB\xBF"))
            text.remove_prefix(3);
        return text;
    }
};

} // namespace

std::unique_ptr<const FormatReader> makePipelineConfigReader()
{
    return std::make_unique<PipelineConfigReader>();
}

} // namespace faultline
