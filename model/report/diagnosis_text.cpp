// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/causes/verdict.h"
#include "model/diagnosis/fixes/fix_plan.h"
#include "model/report/checklist_report.h"
#include "model/report/compare_words.h"
#include "model/report/diagnosis_report.h"
#include "model/report/finding_text.h"
#include "model/report/issue_summary.h"
#include "model/report/plain_text.h"

#include <algorithm>

namespace faultline {

namespace {

constexpr std::size_t kBodyIndent = 3;
constexpr std::size_t kItemIndent = 5;
constexpr std::size_t kCodeIndent = 9;
/// Of each kind of issue; `inspect` lists all.
constexpr std::size_t kListedFiles = 5;

/// Writes the pieces of a text diagnosis one after the other.
class TextWriter {
public:
    TextWriter(TextSink& sink, const TextStyle& style, const CaseNames& names)
        : m_sink(sink), m_style(style), m_names(names)
    {
    }

    void verdict(const Diagnosis& diagnosis)
    {
        const std::string sentence = printable(toEnglish(diagnosis.verdict));
        if (diagnosis.verdictSeverity)
            m_sink.write(m_style.paragraph("", *diagnosis.verdictSeverity, sentence));
        else
            paragraph(sentence, 0);
        const std::string coverage = printable(toEnglish(coverageOf(diagnosis).sentence));
        if (!coverage.empty())
            m_sink.write(m_style.faint(coverage) + "\n");
    }

    void finding(const ToldFinding& told, const Finding& finding)
    {
        m_sink.write("\n"
                     + m_style.paragraph(told.number + ". ", finding.severity,
                                         printable(toEnglish(toldTitle(finding)))));
        const std::string stake = stakeText(finding.stake);
        const std::string origin =
            printable(finding.code + " " + finding.ruleId.text()
                      + ofRunText(m_names.of(finding.run)) + ", confidence "
                      + confidenceText(finding) + (stake.empty() ? "" : ", at stake: " + stake));
        m_sink.write(std::string(kBodyIndent, ' ') + m_style.faint(origin) + "\n");
        if (!told.followsFrom.empty())
            paragraph("Follows from " + told.followsFrom + ": " + told.why, kBodyIndent);
        if (!finding.explanation.empty()) {
            m_sink.write("\n");
            paragraph(printable(toEnglish(finding.explanation)), kBodyIndent);
        }
        if (!finding.evidence.empty()) {
            label("Evidence");
            for (const Evidence& evidence : finding.evidence)
                std::visit(*this, evidence);
        }
        if (told.cause != nullptr)
            weighed(*told.cause);
        if (!told.followsFrom.empty()) {
            laterFixes(told, finding);
            return;
        }
        for (std::size_t i = 0; i < finding.fixes.size(); ++i)
            fix(i + 1, finding.fixes[i]);
    }

    /// Since a run that worked.
    void changes(const std::vector<RunChange>& changes)
    {
        if (changes.empty())
            return;
        label("Changed since it worked");
        for (const RunChange& change : changes)
            item(changeText(change));
    }

    void operator()(const SeriesEvidence& evidence)
    {
        std::string text = "chart "
                           + printable(evidence.tag.text() + ofRunText(m_names.of(evidence.run)))
                           + ", " + stepRangeText(evidence);
        if (!evidence.caption.empty())
            text += ": " + printable(toEnglish(evidence.caption));
        item(text);
    }
    void operator()(const NumberEvidence& evidence) { item(printable(numberText(evidence))); }
    void operator()(const FileEvidence& evidence)
    {
        std::string text = "file " + printable(fileText(evidence));
        if (!evidence.caption.empty())
            text += ": " + printable(toEnglish(evidence.caption));
        item(text);
    }

    void operator()(const ConfigEvidence& evidence)
    {
        captioned("configuration " + configText(evidence, m_names), evidence.caption);
    }
    void operator()(const RecordEvidence& evidence)
    {
        captioned("dataset " + recordText(evidence, m_names), evidence.caption);
    }
    void operator()(const HardwareEvidence& evidence)
    {
        captioned("hardware " + hardwareText(evidence, m_names), evidence.caption);
    }
    void operator()(const TraceEvidence& evidence)
    {
        captioned("profile " + traceText(evidence, m_names), evidence.caption);
    }

    void operator()(const LogEvidence& evidence)
    {
        item("log " + printable(logText(evidence, m_names)));
        if (!evidence.caption.empty())
            paragraph(printable(toEnglish(evidence.caption)), kItemIndent);
    }

    void abstention(const AbstentionGroup& group)
    {
        m_sink.write("\n" + std::string(kBodyIndent, ' ')
                     + m_style.heading(printable(headingOf(group))) + "\n");
        paragraph(printable(group.reason), kItemIndent);
        if (!group.remedy.empty())
            paragraph(printable(group.remedy), kItemIndent);
        code(group.command);
    }

    void issues(const IssueKind& kind)
    {
        const IssueInfo& info = issueInfo(kind.code);
        const std::string margin(kBodyIndent, ' ');
        m_sink.write(m_style.paragraph(margin, info.severity, std::string(info.sentence) + "."));
        paragraph(info.advice, kBodyIndent + 2);
        const std::size_t listed = std::min(kind.files.size(), kListedFiles);
        for (std::size_t i = 0; i < listed; ++i)
            m_sink.write(margin + "    " + placeOf(kind.files[i]) + "\n");
        if (kind.files.size() > listed)
            m_sink.write(margin + "    and " + grouped(kind.files.size() - listed) + " more\n");
    }

    void ruleIssue(const ImportIssue& issue)
    {
        std::string text(issueInfo(issue.code).sentence);
        for (const std::string& part : {issue.path, toEnglish(issue.detail)})
            text += part.empty() ? std::string() : ": " + printable(part);
        m_sink.write(wrappedAfter(std::string(kBodyIndent, ' ') + "- ", text, m_style.width));
    }

    void section(std::string_view title) { m_sink.write("\n" + m_style.heading(title) + "\n"); }
    void paragraph(std::string_view text, std::size_t indent)
    {
        m_sink.write(wrapped(text, m_style.width, indent));
    }

    /// Only where several fixes meet: one alone was told with its finding.
    void plan(const FixPlan& plan, const Diagnosis& diagnosis)
    {
        const auto changing = std::count_if(plan.steps.begin(), plan.steps.end(),
                                            [](const auto& step) { return !step.edits.empty(); });
        if (changing < 2 && plan.conflicts.empty())
            return;
        section("All changes together");
        for (const ConfigEdit& edit : plan.edits())
            item(
                printable(m_names.of(edit.config) + ": " + edit.path
                          + (edit.value.empty() ? std::string(" taken out") : " = " + edit.value)));
        for (const FixPlan::Conflict& conflict : plan.conflicts) {
            const Fix& fix = diagnosis.findings[conflict.finding].fixes[conflict.fix];
            item("Left out: " + printable(toEnglish(fix.title)) + ". "
                 + printable(toEnglish(conflict.why)));
        }
    }

private:
    void label(std::string_view text)
    {
        m_sink.write("\n" + std::string(kBodyIndent, ' ') + m_style.heading(text) + "\n");
    }
    void item(std::string_view text)
    {
        m_sink.write(wrappedAfter(std::string(kItemIndent, ' ') + "- ", text, m_style.width));
    }

    /// Only where the cause explains something or is doubtful: else the evidence has said it all.
    void weighed(const Cause& cause)
    {
        if (cause.consequences.empty() && cause.contradicts.empty())
            return;
        if (!cause.supports.empty())
            label("Speaks for it being the cause");
        for (const Text& text : cause.supports)
            item(printable(toEnglish(text)));
        if (!cause.contradicts.empty())
            label("Speaks against it");
        for (const Text& text : cause.contradicts)
            item(printable(toEnglish(text)));
    }

    /// Of what follows from something else only the names: they are for when that is mended.
    void laterFixes(const ToldFinding& told, const Finding& finding)
    {
        if (finding.fixes.empty())
            return;
        label("If it stays when " + told.followsFrom + " is mended");
        for (const Fix& fix : finding.fixes)
            item(printable(toEnglish(fix.title)));
    }

    void captioned(std::string text, const Text& caption)
    {
        if (!caption.empty())
            text += ": " + toEnglish(caption);
        item(printable(text));
    }

    void fix(std::size_t fixNumber, const Fix& fix)
    {
        label("Fix " + std::to_string(fixNumber) + ": " + printable(toEnglish(fix.title)));
        if (!fix.detail.empty())
            paragraph(printable(toEnglish(fix.detail)), kItemIndent);
        for (const Fix::Snippet& snippet : fix.snippets) {
            m_sink.write(std::string(kItemIndent + 2, ' ')
                         + m_style.faint(printable(snippet.language) + ":") + "\n");
            code(snippet.code);
        }
        if (!fix.check.empty())
            paragraph("Proved when: " + printable(toEnglish(fix.check)), kItemIndent);
    }

    /// Never broken: it is there to be copied.
    void code(std::string_view text)
    {
        const std::string shown = printable(text, ControlCharacters::KeepLines);
        std::string_view rest = shown;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            m_sink.write(std::string(kCodeIndent, ' ') + std::string(rest.substr(0, end)) + "\n");
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }

    TextSink& m_sink;
    const TextStyle& m_style;
    const CaseNames& m_names;
};

void writeIssues(TextWriter& writer, const CaseData& data, const Diagnosis& diagnosis)
{
    const std::vector<IssueGroup> groups = issueGroups(data);
    const std::vector<ImportIssue>& ruleIssues = diagnosis.issues.kept();
    if (groups.empty() && ruleIssues.empty())
        return;
    writer.section("Files");
    for (const IssueKind& kind : issueKinds(groups))
        writer.issues(kind);
    for (const ImportIssue& issue : ruleIssues)
        writer.ruleIssue(issue);
}

} // namespace

void writeDiagnosisText(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis,
                        const TextStyle& style)
{
    writeDiagnosisText(sink, analysis, diagnosis, style, {});
}

void writeDiagnosisText(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis,
                        const TextStyle& style, const ReportExtras& extras)
{
    const CaseNames names(*analysis.data);
    TextWriter writer(sink, style, names);
    writer.verdict(diagnosis);
    writeRetestText(sink, extras, style);
    for (const ToldFinding& told : toldFindings(diagnosis)) {
        writer.finding(told, diagnosis.findings[told.index]);
        if (extras.changes != nullptr)
            writer.changes(extras.changes->at(told.index));
    }
    writer.plan(planFixes(diagnosis, analysis.trainings), diagnosis);
    writeNotesText(sink, extras, style);
    const std::vector<AbstentionGroup> abstentions = abstentionGroups(diagnosis, names);
    if (!abstentions.empty())
        writer.section("Could not be judged (" + grouped(abstentions.size()) + ")");
    for (const AbstentionGroup& group : abstentions)
        writer.abstention(group);
    writeIssues(writer, *analysis.data, diagnosis);
    if (!analysis.data->isComplete)
        writer.paragraph("Reading was stopped: this judges only what had been read.", 0);
}

} // namespace faultline
