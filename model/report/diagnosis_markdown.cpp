// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/causes/verdict.h"
#include "model/report/checklist_report.h"
#include "model/report/diagnosis_report.h"
#include "model/report/finding_text.h"
#include "model/report/issue_summary.h"
#include "model/report/plain_text.h"

#include <algorithm>

namespace faultline {

namespace {

/// Of each kind of issue.
constexpr std::size_t kMarkdownFiles = 5;

std::string markdown(const Text& text)
{
    return markdownEscaped(toEnglish(text));
}

/// One overload for each kind of evidence.
struct EvidenceToMarkdown {
    const CaseNames& names;

    std::string operator()(const SeriesEvidence& evidence) const
    {
        return "chart " + markdownCode(evidence.tag.text())
               + markdownEscaped(ofRunText(names.of(evidence.run))) + ", " + stepRangeText(evidence)
               + captionText(evidence.caption);
    }
    std::string operator()(const NumberEvidence& evidence) const
    {
        return markdownEscaped(numberText(evidence));
    }
    std::string operator()(const FileEvidence& evidence) const
    {
        return "file " + markdownCode(fileText(evidence)) + captionText(evidence.caption);
    }
    std::string operator()(const LogEvidence& evidence) const
    {
        return "log " + markdownCode(logText(evidence, names)) + captionText(evidence.caption);
    }
    std::string operator()(const ConfigEvidence& evidence) const
    {
        return "configuration " + markdownCode(configText(evidence, names))
               + captionText(evidence.caption);
    }
    std::string operator()(const RecordEvidence& evidence) const
    {
        return "dataset " + markdownCode(recordText(evidence, names))
               + captionText(evidence.caption);
    }
    std::string operator()(const HardwareEvidence& evidence) const
    {
        return "hardware " + markdownCode(hardwareText(evidence, names))
               + captionText(evidence.caption);
    }
    std::string operator()(const TraceEvidence& evidence) const
    {
        return "profile " + markdownCode(traceText(evidence, names))
               + captionText(evidence.caption);
    }
    static std::string captionText(const Text& caption)
    {
        return caption.empty() ? std::string() : ": " + markdown(caption);
    }
};

void writeFix(TextSink& sink, std::size_t number, const Fix& fix)
{
    sink.write("\n**Fix " + std::to_string(number) + ": " + markdown(fix.title) + "**\n");
    if (!fix.detail.empty())
        sink.write("\n" + markdown(fix.detail) + "\n");
    for (const Fix::Snippet& snippet : fix.snippets)
        sink.write("\n" + markdownEscaped(snippet.language) + ":\n\n"
                   + markdownBlock({}, snippet.code));
    if (!fix.check.empty())
        sink.write("\nProved when: " + markdown(fix.check) + "\n");
}

void writeLines(TextSink& sink, std::string_view heading, const std::vector<Text>& lines)
{
    if (lines.empty())
        return;
    sink.write("\n" + std::string(heading) + ":\n\n");
    for (const Text& line : lines)
        sink.write("- " + markdown(line) + "\n");
}

/// Only where the cause explains something or is doubtful: else the evidence has said it all.
void writeWeighed(TextSink& sink, const Cause& cause)
{
    if (cause.consequences.empty() && cause.contradicts.empty())
        return;
    writeLines(sink, "Speaks for it being the cause", cause.supports);
    writeLines(sink, "Speaks against it", cause.contradicts);
}

void writeFixes(TextSink& sink, const ToldFinding& told, const Finding& finding)
{
    if (told.followsFrom.empty()) {
        for (std::size_t i = 0; i < finding.fixes.size(); ++i)
            writeFix(sink, i + 1, finding.fixes[i]);
        return;
    }
    std::vector<Text> titles;
    for (const Fix& fix : finding.fixes)
        titles.push_back(fix.title);
    writeLines(sink, "If it stays when " + told.followsFrom + " is mended", titles);
}

void writeFinding(TextSink& sink, const ToldFinding& told, const Finding& finding,
                  const CaseNames& names)
{
    const std::string stake = stakeText(finding.stake);
    sink.write("\n### " + told.number + ". " + TextStyle{}.severityWord(finding.severity) + ": "
               + markdown(toldTitle(finding)) + "\n\n");
    sink.write(markdownCode(finding.code + " " + finding.ruleId.text())
               + markdownEscaped(ofRunText(names.of(finding.run))) + ", confidence "
               + confidenceText(finding)
               + (stake.empty() ? "" : ", at stake: " + markdownEscaped(stake)) + "\n");
    if (!told.followsFrom.empty())
        sink.write("\nFollows from " + told.followsFrom + ": " + markdownEscaped(told.why) + "\n");
    if (!finding.explanation.empty())
        sink.write("\n" + markdown(finding.explanation) + "\n");
    if (!finding.evidence.empty())
        sink.write("\n");
    for (const Evidence& evidence : finding.evidence)
        sink.write("- " + std::visit(EvidenceToMarkdown{names}, evidence) + "\n");
    if (told.cause != nullptr)
        writeWeighed(sink, *told.cause);
    writeFixes(sink, told, finding);
}

void writeAbstentions(TextSink& sink, const std::vector<AbstentionGroup>& groups)
{
    if (groups.empty())
        return;
    sink.write("\n### Could not be judged\n\n");
    for (const AbstentionGroup& group : groups) {
        std::string line =
            "- **" + markdownEscaped(headingOf(group)) + "**: " + markdownEscaped(group.reason);
        if (!group.remedy.empty())
            line += " " + markdownEscaped(group.remedy);
        if (!group.command.empty())
            line += " " + markdownCode(group.command);
        sink.write(line + "\n");
    }
}

void writeIssueKind(TextSink& sink, const IssueKind& kind)
{
    const IssueInfo& info = issueInfo(kind.code);
    sink.write("- " + TextStyle{}.severityWord(info.severity) + ": "
               + markdownEscaped(info.sentence) + ". " + markdownEscaped(info.advice) + "\n");
    const std::size_t listed = std::min(kind.files.size(), kMarkdownFiles);
    for (std::size_t i = 0; i < listed; ++i) {
        const std::string particulars = particularsOf(kind.files[i]);
        sink.write("  - " + markdownCode(kind.files[i].path)
                   + (particulars.empty() ? "" : ": " + markdownEscaped(particulars)) + "\n");
    }
    if (kind.files.size() > listed)
        sink.write("  - and " + grouped(kind.files.size() - listed) + " more\n");
}

void writeFiles(TextSink& sink, const CaseData& data)
{
    const std::vector<IssueKind> kinds = issueKinds(issueGroups(data));
    if (!kinds.empty())
        sink.write("\n### Files\n\n");
    for (const IssueKind& kind : kinds)
        writeIssueKind(sink, kind);
}

} // namespace

void writeDiagnosisMarkdown(TextSink& sink, const CaseAnalysis& analysis,
                            const Diagnosis& diagnosis)
{
    writeDiagnosisMarkdown(sink, analysis, diagnosis, {});
}

void writeDiagnosisMarkdown(TextSink& sink, const CaseAnalysis& analysis,
                            const Diagnosis& diagnosis, const ReportExtras& extras)
{
    const CaseNames names(*analysis.data);
    sink.write("## " + verdictWord(diagnosis) + ": " + markdown(diagnosis.verdict) + "\n");
    if (const Coverage coverage = coverageOf(diagnosis); coverage.checks > 0)
        sink.write("\n" + markdown(coverage.sentence) + "\n");
    if (!analysis.data->isComplete)
        sink.write("\nReading was stopped: this judges only what had been read.\n");
    for (const ToldFinding& told : toldFindings(diagnosis))
        writeFinding(sink, told, diagnosis.findings[told.index], names);
    writeAbstentions(sink, abstentionGroups(diagnosis, names));
    writeChecklistMarkdown(sink, extras);
    writeFiles(sink, *analysis.data);
}

} // namespace faultline
