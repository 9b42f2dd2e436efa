// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/checklist_report.h"
#include "model/report/diagnosis_report.h"
#include "model/report/finding_text.h"
#include "model/report/issue_summary.h"
#include "model/report/plain_text.h"

#include <algorithm>

namespace faultline {

namespace {

/// Of each kind of issue.
constexpr std::size_t kListedFiles = 5;

std::string markdown(const Text& text)
{
    return markdownEscaped(toEnglish(text));
}

/// One overload for each kind of evidence.
struct EvidenceToMarkdown {
    std::string operator()(const SeriesEvidence& evidence) const
    {
        return "chart " + markdownCode(evidence.tag) + markdownEscaped(ofRunText(evidence.run))
               + ", " + stepRangeText(evidence) + captionText(evidence.caption);
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
        return "log " + markdownCode(logText(evidence)) + captionText(evidence.caption);
    }
    std::string operator()(const ConfigEvidence& evidence) const
    {
        return "configuration " + markdownCode(configText(evidence))
               + captionText(evidence.caption);
    }
    std::string operator()(const RecordEvidence& evidence) const
    {
        return "dataset " + markdownCode(recordText(evidence)) + captionText(evidence.caption);
    }
    std::string operator()(const HardwareEvidence& evidence) const
    {
        return "hardware " + markdownCode(hardwareText(evidence)) + captionText(evidence.caption);
    }
    std::string operator()(const TraceEvidence& evidence) const
    {
        return "profile " + markdownCode(traceText(evidence)) + captionText(evidence.caption);
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

void writeFinding(TextSink& sink, std::size_t number, const Finding& finding)
{
    sink.write("\n### " + std::to_string(number) + ". " + TextStyle{}.severityWord(finding.severity)
               + ": " + markdown(finding.title) + "\n\n");
    sink.write(markdownCode(finding.code + " " + finding.ruleId)
               + markdownEscaped(ofRunText(finding.run)) + ", confidence " + confidenceText(finding)
               + "\n");
    if (!finding.explanation.empty())
        sink.write("\n" + markdown(finding.explanation) + "\n");
    if (!finding.evidence.empty())
        sink.write("\n");
    for (const Evidence& evidence : finding.evidence)
        sink.write("- " + std::visit(EvidenceToMarkdown{}, evidence) + "\n");
    for (std::size_t i = 0; i < finding.fixes.size(); ++i)
        writeFix(sink, i + 1, finding.fixes[i]);
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
    const std::size_t listed = std::min(kind.files.size(), kListedFiles);
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

void writeDiagnosisMarkdown(TextSink& sink, const CaseData& data, const Diagnosis& diagnosis)
{
    writeDiagnosisMarkdown(sink, data, diagnosis, {});
}

void writeDiagnosisMarkdown(TextSink& sink, const CaseData& data, const Diagnosis& diagnosis,
                        const ReportExtras& extras)
{
    sink.write("## " + verdictWord(diagnosis) + ": " + markdown(diagnosis.verdict) + "\n");
    if (!data.isComplete)
        sink.write("\nReading was stopped: this judges only what had been read.\n");
    for (std::size_t i = 0; i < diagnosis.findings.size(); ++i)
        writeFinding(sink, i + 1, diagnosis.findings[i]);
    writeAbstentions(sink, abstentionGroups(diagnosis));
    writeChecklistMarkdown(sink, extras);
    writeFiles(sink, data);
}

} // namespace faultline
