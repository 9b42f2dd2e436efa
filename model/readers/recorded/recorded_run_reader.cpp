// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/recorded/recorded_run_reader.h"

#include "model/core/ascii.h"
#include "model/core/config_document.h"
#include "model/core/environment.h"
#include "model/core/text_marker.h"
#include "model/io/sample_time.h"
#include "model/readers/config/literals.h"
#include "model/readers/sniffing.h"
#include "model/readers/whole_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace faultline {

namespace {

constexpr std::string_view kSchema = "faultline/record/";
constexpr std::string_view kKnownSchema = "faultline/record/1";

/// The fields at the top of schema 1.
constexpr std::array<std::string_view, 21> kFields{"schema",
                                                   "state",
                                                   "command",
                                                   "folder",
                                                   "pid",
                                                   "start_utc",
                                                   "last_sign_of_life_utc",
                                                   "end_utc",
                                                   "duration_s",
                                                   "time_zone",
                                                   "interval_s",
                                                   "end",
                                                   "peak_memory_bytes",
                                                   "peak_tree_memory_bytes",
                                                   "signals",
                                                   "host",
                                                   "environment",
                                                   "code",
                                                   "gpu",
                                                   "python",
                                                   "lost_bytes"};
constexpr std::array<std::string_view, 4> kNeeded{"state", "command", "start_utc", "end"};

std::string_view withoutBlanks(std::string_view text)
{
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    return text;
}

/// Whether `"schema": "faultline/record/..."` stands in the head. Inside of a string the quotes
/// would be escaped.
bool namesSchema(std::string_view head)
{
    constexpr std::string_view kKey = "\"schema\"";
    for (std::size_t at = head.find(kKey); at != std::string_view::npos;
         at = head.find(kKey, at + 1)) {
        std::string_view rest = withoutBlanks(head.substr(at + kKey.size()));
        if (!rest.starts_with(':'))
            continue;
        rest = withoutBlanks(rest.substr(1));
        if (rest.starts_with('"') && rest.substr(1).starts_with(kSchema))
            return true;
    }
    return false;
}

/// Questions to a document.
class RecordedFacts {
public:
    explicit RecordedFacts(const ConfigDocument& document) : m_document(document) {}

    /// Nothing where it is null or empty.
    [[nodiscard]] std::optional<std::string> text(const std::string& path) const
    {
        const std::optional<std::string_view> value = m_document.value(path);
        return value && !value->empty() && *value != "null" ? std::optional<std::string>(*value)
                                                            : std::nullopt;
    }
    [[nodiscard]] std::optional<double> time(const std::string& path) const
    {
        TimeReader reader;
        const std::optional<SampleTime> time = reader.parse(text(path).value_or(""));
        return time && time->kind == TimeKind::Absolute ? std::optional(time->seconds)
                                                        : std::nullopt;
    }
    [[nodiscard]] std::uint32_t line(const std::string& path) const
    {
        const std::size_t node = m_document.find(path);
        return node == ConfigNode::npos ? 0 : m_document.nodes[node].line;
    }

private:
    const ConfigDocument& m_document;
};

std::shared_ptr<Environment> environmentOf(const RecordedFacts& facts)
{
    auto made = std::make_shared<Environment>();
    made->source = EnvironmentSource::Recorder;
    const auto add = [&](const char* component, const std::string& path, VersionRole role,
                         std::string detail) {
        if (std::optional<std::string> value = facts.text(path))
            made->facts.push_back({.component = component,
                                   .version = std::move(*value),
                                   .role = role,
                                   .line = facts.line(path),
                                   .detail = std::move(detail)});
    };
    using enum VersionRole;
    add("os", "host.kernel", Installed, facts.text("host.machine").value_or(""));
    add("cpu", "host.cpu", Installed, facts.text("host.cpu_cores").value_or("?") + " cores");
    add("python", "python.version", Installed, facts.text("python.executable").value_or(""));
    add("nvidia-driver", "gpu.driver_version", Installed, {});
    add("cuda", "gpu.cuda_version", Supported, {});
    constexpr int kMostGpus = 1024;
    for (int i = 0; i < kMostGpus; ++i) {
        const std::string device = "gpu.devices[" + std::to_string(i) + "]";
        if (facts.line(device) == 0)
            break;
        add("gpu", device + ".name", Installed, facts.text(device + ".uuid").value_or(""));
    }
    return made;
}

class RecordedRunReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "recorded-run",
            .displayName = FAULTLINE_TR_NOOP("Formats", "Recorded run"),
            .order = DetectOrder::StructuredText,
            .kind = ArtifactKind::Config,
        };
        return kInfo;
    }

    bool sniff(std::string_view, std::span<const std::byte> head) const override
    {
        return looksLikeText(head) && withoutBlanks(asText(head)).starts_with('{')
               && namesSchema(asText(head));
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
        auto document = std::make_shared<ConfigDocument>();
        document->kind = ConfigKind::RunFacts;
        document->timeKind = TimeKind::Absolute;
        ConfigTree tree(*document);
        const bool isWhole = addLiterals(whole->text, SourceSyntax::Json, tree, issues);
        context.file.recordCount = document->nodes.size() - 1;
        if (document->nodes.size() == 1)
            return Error{.code = ErrorCode::Corrupt,
                         .path = source.name(),
                         .detail = FAULTLINE_TR_NOOP("Errors", "holds no field")};
        const RecordedFacts facts(*document);
        document->dialect = facts.text("schema").value_or("");
        markUnknownFields(*document, issues);
        if (isWhole && whole->end == ReadEnd::Complete)
            reportMissing(*document, issues);
        reportEnd(facts, issues);
        context.file.firstWallTime = facts.time("start_utc");
        context.file.lastWallTime = facts.time("end_utc");
        if (!context.file.lastWallTime)
            context.file.lastWallTime = facts.time("last_sign_of_life_utc");
        std::shared_ptr<Environment> environment = environmentOf(facts);
        document->text = std::move(whole->text);
        context.artifacts.configs.push_back(std::move(document));
        if (!environment->facts.empty())
            context.artifacts.environments.push_back(std::move(environment));
        return isWhole ? whole->end : ReadEnd::TruncatedTail;
    }

private:
    static void markUnknownFields(ConfigDocument& document, const LineIssueSink& issues)
    {
        if (document.dialect != kKnownSchema) {
            issues(
                IssueCode::UnsupportedVariant, 0,
                {FAULTLINE_TR_NOOP(
                     "Errors", "its schema is \"%1\"; the fields that \"%2\" has are understood"),
                 {shortened(document.dialect, 60), std::string(kKnownSchema)}});
            return;
        }
        for (ConfigNode& node : document.nodes) {
            const bool isKnown =
                node.parent != 0
                || std::find(kFields.begin(), kFields.end(), node.name) != kFields.end();
            if (isKnown)
                continue;
            node.state = FieldState::Unknown;
            issues(IssueCode::UnknownField, node.line, verbatim(shortened(node.name, 60)));
        }
    }
    static void reportMissing(const ConfigDocument& document, const LineIssueSink& issues)
    {
        for (const std::string_view field : kNeeded) {
            if (document.find(field) == ConfigNode::npos)
                issues(IssueCode::MissingPart, 0, verbatim(std::string(field)));
        }
    }
    static void reportEnd(const RecordedFacts& facts, const LineIssueSink& issues)
    {
        const std::optional<std::string> lastSign = facts.text("last_sign_of_life_utc");
        if (facts.text("state") == "running")
            issues(IssueCode::TruncatedTail, facts.line("state"),
                   {FAULTLINE_TR_NOOP("Errors",
                                      "how the run ended is not told: the recorder was killed, or "
                                      "is still recording; its last sign of life was at %1"),
                    {lastSign ? verbatim(shortened(*lastSign, 60))
                              : FAULTLINE_TR_NOOP("Errors", "an unknown time")}});
        const std::string lost = facts.text("lost_bytes").value_or("0");
        if (lost != "0")
            issues(IssueCode::MissingPart, facts.line("lost_bytes"),
                   {FAULTLINE_TR_NOOP("Errors", "%1 bytes of the recording could not be written"),
                    {shortened(lost, 30)}});
    }
};

} // namespace

std::unique_ptr<const FormatReader> makeRecordedRunReader()
{
    return std::make_unique<RecordedRunReader>();
}

} // namespace faultline
