// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/readers/sniffing.h"
#include "model/readers/stream_issues.h"
#include "model/readers/trace/tf_profile_readers.h"
#include "model/readers/trace/xprof_pages.h"
#include "model/readers/whole_text.h"

namespace faultline {

namespace {

using namespace trace;

class XProfPagesReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "xprof-pages",
            .displayName = FAULTLINE_TR_NOOP("Formats", "TensorFlow profiler result page"),
            .order = DetectOrder::FileName,
            .kind = ArtifactKind::Profile,
        };
        return kInfo;
    }

    bool sniff(std::string_view fileName, std::span<const std::byte> head) const override
    {
        const bool isJson = hasExtension(fileName, "overview_page.json")
                            || hasExtension(fileName, "input_pipeline.json");
        const std::string_view text = asText(head);
        if (isJson)
            return text.substr(0, 1) == "[" && text.find("\"cols\"") != std::string_view::npos;
        return hasExtension(fileName, "overview_page.pb")
               || hasExtension(fileName, "input_pipeline.pb");
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        Result<WholeText> whole = readWhole(source, context);
        if (!whole)
            return whole.error();
        PageResult page = whole->text.front() == '[' ? readXProfTables(whole->text)
                                                     : readXProfMessage(whole->text);
        const bool isCut = whole->end != ReadEnd::Complete;
        if (page.isDamaged)
            addFileIssue(context, source,
                         isCut ? IssueCode::TruncatedTail : IssueCode::InvalidMessage, {});
        if (page.otherSteps > 0)
            addFileIssue(context, source, IssueCode::UnsupportedVariant,
                         {FAULTLINE_TR_NOOP("Errors", "%1 steps of a TPU"),
                          {std::to_string(page.otherSteps)}});
        if (page.profile->steps.empty() && page.profile->inputStages.empty()
            && page.profile->remarks.empty())
            return corruptFile(source, FAULTLINE_TR_NOOP("Errors", "holds no result"));
        page.profile->isTruncated = isCut || page.isDamaged;
        context.file.recordCount = page.profile->steps.size();
        context.artifacts.profiles.push_back(std::move(page.profile));
        return isCut || page.isDamaged ? ReadEnd::TruncatedTail : ReadEnd::Complete;
    }
};

} // namespace

std::unique_ptr<const FormatReader> makeXProfPagesReader()
{
    return std::make_unique<XProfPagesReader>();
}

} // namespace faultline
