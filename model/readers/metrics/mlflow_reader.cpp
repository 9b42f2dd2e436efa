// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/metrics/mlflow_reader.h"

#include "model/core/text_marker.h"
#include "model/io/file_tree.h"
#include "model/readers/config/config_tree.h"
#include "model/readers/config/yaml_tree.h"
#include "model/readers/metrics/metrics_sink.h"
#include "model/readers/metrics/row_time.h"
#include "model/readers/metrics/table_cell.h"
#include "model/readers/sniffing.h"
#include "model/readers/text_lines.h"
#include "model/readers/whole_text.h"

#include <algorithm>
#include <array>

namespace faultline {

namespace {

using namespace metrics;

constexpr std::string_view kMetaName = "meta.yaml";
constexpr std::size_t kMaxParameters = 10'000;
constexpr std::size_t kMaxValueBytes = 8192; ///< MLflow itself allows 6000 characters

bool isMeta(std::string_view path)
{
    return path == kMetaName || path.ends_with("/meta.yaml");
}

/// Fields of a line of a metric file: time in milliseconds, value, step.
struct MetricLine {
    std::array<std::string_view, 3> fields;
    std::size_t count = 0;
};

MetricLine fieldsOf(std::string_view line)
{
    MetricLine found;
    for (line = withoutBlanks(line); !line.empty();) {
        const std::size_t end = std::min(line.find(' '), line.size());
        if (found.count == found.fields.size()) {
            ++found.count; // too many
            return found;
        }
        found.fields[found.count++] = line.substr(0, end);
        line = withoutBlanks(line.substr(end));
    }
    return found;
}

struct MetricPoint {
    std::int64_t step = 0;
    double wallTime = 0.0;
    double value = 0.0;
};

std::optional<MetricPoint> pointOf(std::string_view line, RowTime& times)
{
    const MetricLine fields = fieldsOf(line);
    if (fields.count < 2 || fields.count > 3)
        return std::nullopt;
    const double time = times.read(fields.fields[0]);
    const Cell value = readCell(fields.fields[1]);
    if (!(time > 0.0) || value.kind != Cell::Kind::Number)
        return std::nullopt;
    const Cell step = fields.count == 3 ? readCell(fields.fields[2])
                                        : Cell{.kind = Cell::Kind::Number, .value = 0.0};
    const std::optional<std::int64_t> number = asStep(step.value);
    if (step.kind != Cell::Kind::Number || !number)
        return std::nullopt;
    return MetricPoint{.step = *number, .wallTime = time, .value = value.value};
}

/// The name of a metric is the path below the folder "metrics" of its run, the folder that has a
/// meta.yaml beside it; a name may hold "/metrics/" itself.
std::string metricName(const std::string& path)
{
    constexpr std::string_view kFolder = "/metrics/";
    std::string name = nameOfLocation(path);
    for (std::size_t at = path.find(kFolder); at != std::string::npos;
         at = path.find(kFolder, at + 1)) {
        name = path.substr(at + kFolder.size());
        if (isFileAt(path.substr(0, at + 1) + std::string(kMetaName)))
            break;
    }
    return name;
}

/// Adds what the files below `folder` hold as fields of a group.
void addValues(const std::string& folder, const std::string& group, ConfigTree& tree,
               ReadContext& context)
{
    const std::vector<std::string> files = filesBelow(folder, kMaxParameters);
    if (files.empty())
        return;
    ConfigNode node;
    node.name = group;
    node.isGroup = true;
    const std::size_t parent = tree.add(0, std::move(node));
    for (const std::string& name : files) {
        const std::string file = joinedLocation(folder, name);
        const Result<std::unique_ptr<ByteSource>> source = openFile(file);
        std::string value(kMaxValueBytes, '\0');
        const Result<std::size_t> got =
            source ? source.value()->readAt(0, std::as_writable_bytes(std::span(value)))
                   : Result<std::size_t>(source.error());
        if (!got) {
            context.file.issues.add({.code = IssueCode::Unreadable,
                                     .path = file,
                                     .offsetBytes = {},
                                     .bytesLost = 0,
                                     .detail = got.error().detail});
            continue;
        }
        value.resize(*got);
        (void)makeValidUtf8(value);
        ConfigNode field;
        field.name = name;
        field.value = std::move(value);
        tree.add(parent, std::move(field));
    }
}

Result<ReadEnd> readMetric(const ByteSource& source, ReadContext& context)
{
    MetricsSink sink(context);
    sink.setDescription(FAULTLINE_TR_NOOP("Readers", "Steps and times as MLflow logged them."));
    const std::size_t tag = sink.tag(metricName(source.name()));
    RowTime times(TimeKind::Absolute);
    Tally malformed;
    bool isCut = false;
    TextLines lines(source, context);
    for (std::string_view line; lines.next(line);) {
        if (withoutBlanks(line).empty())
            continue;
        // Every line is written at once with its end: one without may lack digits.
        isCut = lines.isUnterminated();
        const std::optional<MetricPoint> point = pointOf(line, times);
        if (isCut)
            continue;
        if (!point) {
            malformed.note(lines.lineNumber());
            continue;
        }
        sink.beginRow(point->step, point->wallTime);
        sink.add(tag, point->value);
    }
    sink.report(IssueCode::BadRow, malformed,
                FAULTLINE_TR_NOOP("Errors", "lines are no \"time value step\""));
    sink.flush();
    const ReadEnd end = lines.finish();
    if (!isCut || end != ReadEnd::Complete)
        return end;
    context.file.issues.add({.code = IssueCode::TruncatedTail,
                             .path = context.file.path,
                             .offsetBytes = lines.offsetBytes(),
                             .bytesLost = source.size() - lines.offsetBytes(),
                             .detail = {}});
    return ReadEnd::TruncatedTail;
}

Result<ReadEnd> readMeta(const ByteSource& source, ReadContext& context)
{
    Result<WholeText> whole = readWholeText(source, context);
    if (!whole)
        return whole.error();
    const LineIssueSink issues = [&](IssueCode code, std::uint32_t line, Text detail) {
        addLineIssue(context, source, code, line, std::move(detail));
    };
    auto document = std::make_shared<ConfigDocument>();
    document->kind = ConfigKind::Yaml;
    document->dialect = "MLflow";
    ConfigTree tree(*document);
    const bool isWhole = addYaml(whole->text, tree, issues);
    const std::string folder = parentLocation(source.name());
    addValues(joinedLocation(folder, "params"), "params", tree, context);
    addValues(joinedLocation(folder, "tags"), "tags", tree, context);
    document->text = std::move(whole->text);
    context.file.writer = "MLflow";
    context.file.recordCount = document->nodes.size() - 1;
    // 1 running, 2 scheduled, 3 finished, 4 failed, 5 killed
    const std::string_view status = document->value("status").value_or("");
    const bool hasEnded = document->value("end_time").value_or("null") != "null";
    if (!hasEnded && (status == "1" || status == "RUNNING"))
        addFileIssue(
            context, source, IssueCode::TruncatedTail,
            FAULTLINE_TR_NOOP("Errors", "no end is noted: the run was killed, or is still going"));
    context.artifacts.configs.push_back(std::move(document));
    return isWhole ? whole->end : ReadEnd::TruncatedTail;
}

class MlflowReader final : public FormatReader {
public:
    const FormatInfo& info() const override
    {
        static const FormatInfo kInfo{
            .id = "mlflow",
            .displayName = FAULTLINE_TR_NOOP("Formats", "MLflow run"),
            .order = DetectOrder::StructuredText,
            .kind = ArtifactKind::Run,
        };
        return kInfo;
    }

    /// A metric file by itself; runs are found by their folder (source_scan.cpp).
    bool sniff(std::string_view fileName, std::span<const std::byte> head) const override
    {
        if (!looksLikeText(head))
            return false;
        std::string_view text = asText(head);
        if (isMeta(fileName))
            return isMlflowRun(text);
        RowTime times(TimeKind::Absolute);
        std::size_t lines = 0;
        for (std::size_t end = text.find('\n'); end != std::string_view::npos;
             end = text.find('\n'), ++lines) {
            constexpr std::size_t kMillisecondDigits = 13;
            if (text.find(' ') != kMillisecondDigits || fieldsOf(text.substr(0, end)).count != 3
                || !pointOf(text.substr(0, end), times))
                return false;
            text.remove_prefix(end + 1);
        }
        return lines > 0;
    }

    Result<ReadEnd> read(const ByteSource& source, ReadContext& context) const override
    {
        return isMeta(source.name()) ? readMeta(source, context) : readMetric(source, context);
    }
};

} // namespace

bool isMlflowRun(std::string_view head)
{
    const auto has = [head](std::string_view key) {
        return head.starts_with(key)
               || head.find("\n" + std::string(key)) != std::string_view::npos;
    };
    return has("artifact_uri:") && (has("run_id:") || has("run_uuid:")) && has("experiment_id:");
}

std::unique_ptr<const FormatReader> makeMlflowReader()
{
    return std::make_unique<MlflowReader>();
}

} // namespace faultline
