// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/case_totals.h"
#include "model/core/text.h"
#include "model/core/unchecked_records.h"
#include "model/diagnosis/training/phases.h"
#include "model/report/artifact_report.h"
#include "model/report/compatibility_report.h"
#include "model/report/damage_ledger.h"
#include "model/report/inspect_report.h"
#include "model/report/issue_summary.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace faultline {

namespace {

using Align = TextTable::Align;

constexpr std::size_t kPropertyIndent = 2;
constexpr std::size_t kTableIndent = 4;
/// Attempts listed one by one; of a run restarted a hundred times the first and last tell most.
constexpr std::size_t kListedAttempts = 12;
constexpr std::size_t kListedDamage = 20;

std::string bytesText(std::uint64_t bytes)
{
    return toEnglish(Quantity{static_cast<double>(bytes), Unit::Bytes});
}

std::string stepsText(std::int64_t first, std::int64_t last)
{
    return first == last ? groupedStep(first) : groupedStep(first) + " to " + groupedStep(last);
}

std::string timeText(double wallTime)
{
    return toEnglish(Quantity{wallTime, Unit::WallTime});
}

/// As exact as fits a narrow column.
std::string valueText(double value)
{
    constexpr std::size_t kColumns = 9;
    const std::string exact = roundTrip(value);
    const bool isShort = std::isfinite(value) && exact.size() <= kColumns;
    return isShort ? exact : toEnglish(Quantity{value, Unit::None});
}

std::string tagText(const std::string& tag)
{
    return tag.empty() ? "(no name)" : printable(tag);
}

std::string_view endText(ReadEnd end)
{
    switch (end) {
    case ReadEnd::Complete: return "whole";
    case ReadEnd::TruncatedTail: return "cut off";
    case ReadEnd::Cancelled: return "cancelled";
    case ReadEnd::Failed: return "nothing";
    }
    return "nothing";
}

void writeField(TextSink& sink, std::string_view name, std::string_view text)
{
    std::string line(kPropertyIndent, ' ');
    line += name;
    line.append(name.size() < 8 ? 8 - name.size() : 0, ' ');
    sink.write(line + "  " + std::string(text) + "\n");
}

void writeTable(TextSink& sink, const TextStyle& style, std::string_view title,
                const TextTable& table)
{
    sink.write("\n" + std::string(kPropertyIndent, ' ') + style.heading(title) + "\n");
    sink.write(table.text(kTableIndent));
}

void writeTimes(TextSink& sink, const Run& run)
{
    const std::optional<double> start = run.startTime();
    const std::optional<double> end = run.endTime();
    if (!start || !end)
        return;
    std::string text = timeText(*start);
    if (*end > *start)
        text += " to " + timeText(*end) + " (" + toEnglish(Quantity{*end - *start, Unit::Seconds})
                + ")";
    writeField(sink, "time", text);
}

void writeSteps(TextSink& sink, const Run& run)
{
    std::optional<std::int64_t> first;
    std::int64_t last = 0;
    for (const FileReport& file : run.files) {
        if (!file.firstStep)
            continue;
        last = first ? std::max(last, file.maxStep) : file.maxStep;
        first = first ? std::min(*first, file.minStep) : file.minStep;
    }
    if (first)
        writeField(sink, "steps", stepsText(*first, last));
}

void writeSessions(TextSink& sink, const Run& run)
{
    if (run.sessions.empty())
        return;
    const auto countOf = [&run](SessionMark::Status status) {
        return static_cast<std::uint64_t>(
            std::count_if(run.sessions.begin(), run.sessions.end(),
                          [status](const SessionMark& mark) { return mark.status == status; }));
    };
    writeField(sink, "sessions",
               counted(countOf(SessionMark::Status::Start), "start", "starts") + ", "
                   + counted(countOf(SessionMark::Status::Checkpoint), "checkpoint", "checkpoints")
                   + ", " + counted(countOf(SessionMark::Status::Stop), "stop", "stops"));
}

std::string attemptText(const Attempt& attempt)
{
    std::string text = "steps " + stepsText(attempt.firstStep, attempt.lastStep);
    if (attempt.endTime > attempt.beginTime)
        text += " in " + toEnglish(Quantity{attempt.endTime - attempt.beginTime, Unit::Seconds});
    if (attempt.repeatedSteps > 0)
        text += "; " + counted(static_cast<std::uint64_t>(attempt.repeatedSteps), "step", "steps")
                + " of it done again by the next";
    return text;
}

void writeAttempts(TextSink& sink, const TextStyle& style, const Run& run)
{
    const std::vector<Attempt> attempts = findPhases(run, {}).attempts;
    if (attempts.size() < 2)
        return;
    TextTable table({Align::Right, Align::Left});
    const std::size_t hidden =
        attempts.size() > kListedAttempts ? attempts.size() - kListedAttempts : 0;
    for (std::size_t i = 0; i < attempts.size(); ++i) {
        const bool isHidden = i >= kListedAttempts / 2 && i < kListedAttempts / 2 + hidden;
        if (!isHidden)
            table.addRow({std::to_string(i + 1), attemptText(attempts[i])});
        else if (i == kListedAttempts / 2)
            table.addRow({"...", grouped(hidden) + " more"});
    }
    writeTable(sink, style, "attempts (" + grouped(attempts.size()) + ")", table);
}

void writeUnchecked(TextSink& sink, const TextStyle& style, const Run& run)
{
    UncheckedTotal all;
    for (const UncheckedTotal& total : uncheckedTotals(run)) {
        all.records += total.records;
        all.bytes += total.bytes;
    }
    if (all.records == 0)
        return;
    sink.write(wrapped(counted(all.records, "long record", "long records") + " ("
                           + bytesText(all.bytes)
                           + "): data verified when shown; with --check it is verified now",
                       style.width, kTableIndent));
}

void writeFiles(TextSink& sink, const TextStyle& style, const Run& run, LongRecords longRecords)
{
    TextTable table(
        {Align::Right, Align::Right, Align::Right, Align::Left, Align::Right, Align::Left});
    table.addRow({"size", "records", "scalars", "read", "damage", "file"});
    for (const FileReport& file : run.files)
        table.addRow({bytesText(file.sizeBytes), grouped(file.recordCount),
                      grouped(file.scalarCount), std::string(endText(file.end)),
                      grouped(file.issues.damageCount()), printable(file.displayName)});
    writeTable(sink, style, "files (" + grouped(run.files.size()) + ")", table);
    if (longRecords == LongRecords::Unchecked)
        writeUnchecked(sink, style, run);
}

void writeScalarTags(TextSink& sink, const TextStyle& style, const Run& run)
{
    if (run.scalars.empty())
        return;
    TextTable table(
        {Align::Right, Align::Left, Align::Right, Align::Right, Align::Right, Align::Left});
    table.addRow({"points", "steps", "NaN", "Inf", "last", "tag"});
    for (const auto& entry : run.scalars) {
        const ScalarSeries& series = entry.second.series;
        const ScalarSeries::Totals& totals = series.totals();
        const std::string last = series.empty() ? "" : valueText(series.value(series.size() - 1));
        table.addRow({grouped(series.size()), stepsText(series.minStep(), series.maxStep()),
                      grouped(totals.nanCount),
                      grouped(totals.positiveInfinityCount + totals.negativeInfinityCount), last,
                      tagText(entry.first)});
    }
    writeTable(sink, style, "scalars (" + grouped(run.scalars.size()) + ")", table);
}

void writeBlobTags(TextSink& sink, const TextStyle& style, const Run& run)
{
    if (run.blobs.empty())
        return;
    TextTable table(
        {Align::Left, Align::Right, Align::Right, Align::Left, Align::Left, Align::Left});
    table.addRow({"kind", "records", "size", "steps", "plugin", "tag"});
    for (const auto& entry : run.blobs) {
        const BlobTag& blob = entry.second;
        table.addRow({std::string(toString(blob.kind)), grouped(blob.count), bytesText(blob.bytes),
                      stepsText(blob.minStep, blob.maxStep), printable(blob.plugin),
                      tagText(entry.first)});
    }
    writeTable(sink, style, "other tags (" + grouped(run.blobs.size()) + ")", table);
}

std::string stepsAroundText(const ImportIssue& issue)
{
    if (!issue.stepBefore && !issue.stepAfter)
        return {};
    return (issue.stepBefore ? groupedStep(*issue.stepBefore) : "") + ".."
           + (issue.stepAfter ? groupedStep(*issue.stepAfter) : "");
}

/// All damage of the case in one table, so that it can be added up.
void writeDamage(TextSink& sink, const TextStyle& style, const CaseData& data)
{
    const DamageLedger ledger = damageLedger(data);
    if (ledger.rows.empty())
        return;
    std::string title = "damage (" + counted(ledger.totals.places, "place", "places") + ", "
                        + counted(ledger.totals.bytesLost, "byte", "bytes") + " lost";
    if (ledger.totals.recordsLost > 0)
        title += std::string(", ") + (ledger.totals.isAtLeast ? "at least " : "")
                 + counted(ledger.totals.recordsLost, "record", "records");
    sink.write("\n" + style.heading(title + ")") + "\n");
    TextTable table(
        {Align::Right, Align::Right, Align::Right, Align::Left, Align::Left, Align::Left});
    table.addRow({"offset", "bytes", "records", "steps", "kind", "file"});
    const std::size_t listed = std::min(kListedDamage, ledger.rows.size());
    for (std::size_t i = 0; i < listed; ++i) {
        const ImportIssue& issue = ledger.rows[i].issue;
        table.addRow({issue.offsetBytes ? std::to_string(*issue.offsetBytes) : std::string(),
                      grouped(issue.bytesLost),
                      issue.recordsLost > 0
                          ? grouped(issue.recordsLost) + (isRecordCountExact(issue) ? "" : "+")
                          : std::string(),
                      stepsAroundText(issue), std::string(issueInfo(issue.code).id),
                      printable(ledger.rows[i].file)});
    }
    sink.write(table.text(kPropertyIndent));
    const std::uint64_t hidden = ledger.totals.places - listed;
    if (hidden > 0)
        sink.write(
            std::string(kPropertyIndent, ' ') + "and " + grouped(hidden) + " more; --json lists "
            + (ledger.unlisted > 0 ? "the first hundred of each kind and file" : "all") + "\n");
}

/// One paragraph for each kind of issue, with its advice once and the files below. The lines of
/// the files are not broken: a path is there to be copied, with every blank in it.
void writeIssues(TextSink& sink, const TextStyle& style, std::vector<IssueGroup> groups)
{
    const std::string margin(kTableIndent, ' ');
    for (const IssueKind& kind : issueKinds(std::move(groups))) {
        const IssueInfo& info = issueInfo(kind.code);
        sink.write(style.paragraph(margin, info.severity, std::string(info.sentence) + "."));
        sink.write(wrapped(info.advice, style.width, kTableIndent + 2));
        for (const IssueGroup& file : kind.files)
            sink.write(margin + "    " + placeOf(file) + "\n");
    }
}

void writeRunIssues(TextSink& sink, const TextStyle& style, const Run& run)
{
    std::vector<IssueGroup> groups;
    for (const FileReport& file : run.files) {
        for (IssueGroup& group : issueGroups(file))
            groups.push_back(std::move(group));
    }
    if (groups.empty())
        return;
    sink.write("\n" + std::string(kPropertyIndent, ' ') + style.heading("issues") + "\n");
    writeIssues(sink, style, std::move(groups));
}

void writeRun(TextSink& sink, const TextStyle& style, const Run& run, LongRecords longRecords)
{
    sink.write("\n" + style.heading("run " + printable(run.name)) + "\n");
    writeField(sink, "path", printable(run.path));
    writeTimes(sink, run);
    writeSteps(sink, run);
    writeSessions(sink, run);
    writeFiles(sink, style, run, longRecords);
    writeAttempts(sink, style, run);
    writeScalarTags(sink, style, run);
    writeBlobTags(sink, style, run);
    writeRunIssues(sink, style, run);
}

void writeSummary(TextSink& sink, const TextStyle& style, const CaseData& data)
{
    const CaseTotals totals = totalsOf(data);
    std::string line = counted(totals.runs, "run", "runs") + ", "
                       + counted(totals.files, "file", "files") + " (" + bytesText(totals.sizeBytes)
                       + "), " + counted(totals.scalarTags, "scalar tag", "scalar tags") + ", "
                       + counted(totals.points, "point", "points");
    if (totals.nonFinitePoints > 0)
        line += ", " + grouped(totals.nonFinitePoints) + " of them NaN or infinite";
    sink.write(style.heading(line) + "\n");
    const std::uint64_t damage = data.issues.damageCount();
    if (damage > 0) {
        std::string text = counted(damage, "place", "places") + " with damage";
        if (data.issues.bytesLost() > 0)
            text += ", " + counted(data.issues.bytesLost(), "byte", "bytes") + " lost";
        sink.write(style.alarming(text) + "\n");
    }
    if (!data.isComplete)
        sink.write(style.alarming("Reading was stopped: this is only what had been read") + "\n");
}

template <typename Artifacts>
void writeArtifacts(TextSink& sink, const TextStyle& style, const CaseData& data,
                    std::string_view title, const Artifacts& artifacts)
{
    if (artifacts.empty())
        return;
    sink.write("\n" + style.heading(std::string(title) + " (" + grouped(artifacts.size()) + ")")
               + "\n");
    std::set<std::string_view> seen; // one file may give several artifacts
    for (const auto& artifact : artifacts) {
        if (!sink.isOpen())
            return;
        const FileReport& file = artifact->file;
        std::vector<std::string> remarks;
        if (file.sizeBytes > 0) // facts of a console log are no file of their own
            remarks.push_back(bytesText(file.sizeBytes));
        if (file.end != ReadEnd::Complete)
            remarks.emplace_back(endText(file.end));
        const RunId& run = data.runOf(artifact->id());
        if (!run.empty() && run.text() != artifact->id().text()) // a log alone makes its run
            remarks.push_back("of run " + printable(data.nameOf(run)));
        std::string inBrackets;
        for (const std::string& remark : remarks)
            inBrackets += (inBrackets.empty() ? " (" : ", ") + remark;
        sink.write(std::string(kPropertyIndent, ' ') + printable(artifact->name()) + inBrackets
                   + (inBrackets.empty() ? "\n" : ")\n"));
        sink.write(wrapped(summaryOf(*artifact), style.width, kTableIndent));
        std::vector<IssueGroup> groups = issueGroups(file);
        if (!groups.empty() && seen.insert(file.path).second)
            writeIssues(sink, style, std::move(groups));
    }
}

void writeScanIssues(TextSink& sink, const TextStyle& style, const CaseData& data)
{
    std::vector<IssueGroup> groups = scanIssueGroups(data);
    if (groups.empty())
        return;
    sink.write("\n" + style.heading("while looking for files") + "\n");
    writeIssues(sink, style, std::move(groups));
}

void writeOtherFiles(TextSink& sink, const TextStyle& style, const CaseData& data)
{
    if (data.otherFileCount == 0)
        return;
    sink.write(
        "\n"
        + style.heading(counted(data.otherFileCount, "other file", "other files") + ", not read")
        + "\n");
    constexpr std::size_t kListed = 10;
    const std::size_t listed = std::min(kListed, data.otherFiles.size());
    for (std::size_t i = 0; i < listed; ++i)
        sink.write(std::string(kTableIndent, ' ') + printable(data.otherFiles[i].path)
                   + (data.otherFiles[i].reason.empty()
                          ? std::string()
                          : " (" + std::string(data.otherFiles[i].reason) + ")")
                   + "\n");
    if (data.otherFileCount > listed)
        sink.write(std::string(kTableIndent, ' ') + "and " + grouped(data.otherFileCount - listed)
                   + " more\n");
}

} // namespace

void writeInspectText(TextSink& sink, const CaseData& data, const TextStyle& style,
                      LongRecords longRecords)
{
    writeSummary(sink, style, data);
    for (const RunPtr& run : data.runs) {
        if (!sink.isOpen())
            return;
        writeRun(sink, style, *run, longRecords);
    }
    writeArtifacts(sink, style, data, "console logs", data.logs);
    writeArtifacts(sink, style, data, "GPU and host logs", data.hardwareLogs);
    writeArtifacts(sink, style, data, "configurations", data.configs);
    writeArtifacts(sink, style, data, "environments", data.environments);
    writeCompatibility(sink, data, style);
    writeArtifacts(sink, style, data, "profiler traces", data.profiles);
    writeArtifacts(sink, style, data, "datasets", data.datasets);
    writeDamage(sink, style, data);
    writeScanIssues(sink, style, data);
    writeOtherFiles(sink, style, data);
}

} // namespace faultline
