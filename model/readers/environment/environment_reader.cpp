// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/environment/environment_reader.h"

#include "model/core/text_marker.h"
#include "model/readers/environment/environment_parsers.h"
#include "model/readers/sniffing.h"
#include "model/readers/whole_text.h"

namespace faultline {

namespace {

class EnvironmentReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "environment-list",
            .displayName = FAULTLINE_TR_NOOP("Formats", "List of the software"),
            .order = DetectOrder::StructuredText,
            .kind = ArtifactKind::Environment,
        };
        return kInfo;
    }

    bool sniff(std::string_view fileName, std::span<const std::byte> head) const override
    {
        return looksLikeText(head) && environment::sourceOf(fileName, asText(head)).has_value();
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        const Result<WholeText> whole = readWholeText(source, context);
        if (!whole)
            return whole.error();
        constexpr std::size_t kHead = 4096;
        const std::string_view path = source.name();
        const std::string_view name = path.substr(path.rfind('/') + 1);
        auto made = std::make_shared<Environment>();
        made->source = environment::sourceOf(name, std::string_view(whole->text).substr(0, kHead))
                           .value_or(EnvironmentSource::PipFreeze);
        if (const std::size_t odd = readAs(made->source, whole->text, made->facts); odd > 0)
            addFileIssue(
                context, source, IssueCode::BadRow,
                {FAULTLINE_TR_NOOP("Errors", "%1 lines name no package"), {std::to_string(odd)}});
        if (made->facts.size() >= environment::kMaxFacts)
            addFileIssue(context, source, IssueCode::CountLimit,
                         FAULTLINE_TR_NOOP("Errors", "more than 100,000 entries"));
        context.file.recordCount = made->facts.size();
        if (made->facts.empty())
            return Error{.code = ErrorCode::Corrupt,
                         .path = source.name(),
                         .detail = FAULTLINE_TR_NOOP("Errors", "names no package and no version")};
        context.artifacts.environments.push_back(std::move(made));
        return whole->end;
    }

private:
    static std::size_t readAs(EnvironmentSource source, std::string_view text,
                              std::vector<EnvironmentFact>& facts)
    {
        switch (source) {
        case EnvironmentSource::CondaList: return environment::readConda(text, facts);
        case EnvironmentSource::CollectEnv: return environment::readCollectEnv(text, facts);
        case EnvironmentSource::NvidiaSmi: return environment::readNvidiaSmi(text, facts);
        case EnvironmentSource::Dockerfile: return environment::readDockerfile(text, facts);
        case EnvironmentSource::Requirements:
            return environment::readPip(text, VersionRole::Required, facts);
        case EnvironmentSource::PipFreeze:
        case EnvironmentSource::Console:
        case EnvironmentSource::Recorder:
            return environment::readPip(text, VersionRole::Installed, facts);
        }
        return 0;
    }
};

} // namespace

std::unique_ptr<const FormatReader> makeEnvironmentReader()
{
    return std::make_unique<EnvironmentReader>();
}

} // namespace faultline
