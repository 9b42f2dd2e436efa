// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/diagnosis_report.h"

#include "model/report/finding_text.h"
#include "model/report/issue_summary.h"
#include "model/report/plain_text.h"

#include <algorithm>

namespace faultline {

namespace {

constexpr std::size_t kListedIssues = 20;

std::string markdown(const Text& text)
{
    return markdownEscaped(toEnglish(text));
}

/// One overload for each kind of evidence.
struct EvidenceToMarkdown {
    std::string operator()(const SeriesEvidence& evidence) const
    {
        return "chart " + markdownCode(evidence.tag) + " of run " + markdownCode(evidence.run)
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
    static std::string captionText(const Text& caption)
    {
        return caption.empty() ? std::string() : ": " + markdown(caption);
    }
};

void writeFix(TextSink& sink, const Fix& fix)
{
    sink.write("\n**Fix: " + markdown(fix.title) + "**\n");
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
    sink.write("\n### " + std::to_string(number) + ". "
               + TextStyle{}.severityWord(finding.severity) + ": " + markdown(finding.title)
               + "\n\n");
    sink.write(markdownCode(finding.code + " " + finding.ruleId) + ", run "
               + markdownCode(finding.run) + ", confidence " + confidenceText(finding) + "\n");
    if (!finding.explanation.empty())
        sink.write("\n" + markdown(finding.explanation) + "\n");
    if (!finding.evidence.empty())
        sink.write("\n");
    for (const Evidence& evidence : finding.evidence)
        sink.write("- " + std::visit(EvidenceToMarkdown{}, evidence) + "\n");
    for (const Fix& fix : finding.fixes)
        writeFix(sink, fix);
}

void writeAbstentions(TextSink& sink, const std::vector<AbstentionGroup>& groups)
{
    if (groups.empty())
        return;
    sink.write("\n### Could not be judged\n\n");
    for (const AbstentionGroup& group : groups) {
        std::string line = "- " + markdownCode(group.code + " " + group.ruleId);
        if (const std::string runs = runsText(group); !runs.empty())
            line += ", " + markdownEscaped(runs);
        line += ": " + markdownEscaped(group.reason);
        if (!group.remedy.empty())
            line += " " + markdownEscaped(group.remedy);
        if (!group.command.empty())
            line += " " + markdownCode(group.command);
        sink.write(line + "\n");
    }
}

void writeFiles(TextSink& sink, const CaseData& data)
{
    const std::vector<IssueGroup> groups = issueGroups(data);
    if (groups.empty())
        return;
    sink.write("\n### Files\n\n");
    const std::size_t listed = std::min(groups.size(), kListedIssues);
    for (std::size_t i = 0; i < listed; ++i)
        sink.write("- " + markdownCode(groups[i].path) + ": "
                   + markdownEscaped(sentenceOf(groups[i])) + "\n");
    if (groups.size() > listed)
        sink.write("- and " + grouped(groups.size() - listed) + " more\n");
}

} // namespace

void writeDiagnosisMarkdown(TextSink& sink, const CaseData& data, const Diagnosis& diagnosis)
{
    sink.write("## " + verdictWord(diagnosis) + ": " + markdown(diagnosis.verdict) + "\n");
    if (!data.isComplete)
        sink.write("\nReading was stopped: this judges only what had been read.\n");
    for (std::size_t i = 0; i < diagnosis.findings.size(); ++i)
        writeFinding(sink, i + 1, diagnosis.findings[i]);
    writeAbstentions(sink, abstentionGroups(diagnosis));
    writeFiles(sink, data);
}

} // namespace faultline
