// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/causes/verdict.h"
#include "model/report/case_html.h"
#include "model/report/checklist_report.h"
#include "model/report/diagnosis_report.h"
#include "model/report/finding_text.h"
#include "model/report/html_head.h"
#include "model/report/issue_summary.h"
#include "model/report/plain_text.h"
#include "model/report/svg_chart.h"
#include "model/report/version.h"

#include <algorithm>

namespace faultline {

namespace {

constexpr std::size_t kListedRuns = 200;
constexpr std::size_t kHtmlFiles = 20; ///< of each kind of issue
/// A page without appendix is for who has to act: as much as two sheets hold.
constexpr std::size_t kBriefCauses = 2;
constexpr std::size_t kBriefEvidence = 4;

std::string html(const Text& text)
{
    return htmlEscaped(toEnglish(text));
}

std::string paragraph(const Text& text)
{
    return text.empty() ? std::string() : "<p>" + html(text) + "</p>\n";
}

std::string code(std::string_view text)
{
    return "<code>" + htmlEscaped(text) + "</code>";
}

/// Class of the coloured edge; the word beside it says the same.
std::string_view severityClass(const std::optional<Severity>& severity)
{
    if (!severity)
        return "none";
    switch (*severity) {
    case Severity::Critical: return "critical";
    case Severity::Warning: return "warning";
    case Severity::Info: return "info";
    }
    return "none";
}

std::string severitySpan(std::string_view word)
{
    return "<span class=\"word\">" + std::string(word) + "</span>";
}

/// The chart of the first series that is at hand; the rest of the evidence is told in words.
std::string chartOf(const CaseNames& names, const Finding& finding)
{
    for (const Evidence& evidence : finding.evidence) {
        const auto* proof = std::get_if<SeriesEvidence>(&evidence);
        const RunPtr run = proof != nullptr ? names.data().findRun(proof->run) : nullptr;
        const ScalarSeries* series = run ? run->findScalar(proof->tag.view()) : nullptr;
        if (series == nullptr || series->empty())
            continue;
        const std::string where = proof->tag.text() + ofRunText(names.of(proof->run));
        std::string caption = htmlEscaped(where + " by step; shaded: " + stepRangeText(*proof));
        const std::uint64_t broken = nonFiniteCount(*series);
        if (broken > 0)
            caption +=
                "; " + counted(broken, "sample is", "samples are") + " NaN or infinite (triangles)";
        return "<figure>\n"
               + svgChart(*series, proof->firstStep.value(), proof->lastStep.value(),
                          htmlEscaped("Curve of " + where))
               + "<figcaption>" + caption + "</figcaption>\n</figure>\n";
    }
    return {};
}

/// One overload for each kind of evidence.
struct EvidenceToHtml {
    const CaseNames& names;

    std::string operator()(const SeriesEvidence& evidence) const
    {
        return code(evidence.tag.text()) + htmlEscaped(ofRunText(names.of(evidence.run))) + ", "
               + stepRangeText(evidence) + captionText(evidence.caption);
    }
    std::string operator()(const NumberEvidence& evidence) const
    {
        return htmlEscaped(numberText(evidence));
    }
    std::string operator()(const FileEvidence& evidence) const
    {
        return "file " + code(fileText(evidence)) + captionText(evidence.caption);
    }
    std::string operator()(const LogEvidence& evidence) const
    {
        return "log " + code(logText(evidence, names)) + captionText(evidence.caption);
    }
    std::string operator()(const ConfigEvidence& evidence) const
    {
        return "configuration " + code(configText(evidence, names)) + captionText(evidence.caption);
    }
    std::string operator()(const RecordEvidence& evidence) const
    {
        return "dataset " + code(recordText(evidence, names)) + captionText(evidence.caption);
    }
    std::string operator()(const HardwareEvidence& evidence) const
    {
        return "hardware " + code(hardwareText(evidence, names)) + captionText(evidence.caption);
    }
    std::string operator()(const TraceEvidence& evidence) const
    {
        return "profile " + code(traceText(evidence, names)) + captionText(evidence.caption);
    }
    static std::string captionText(const Text& caption)
    {
        return caption.empty() ? std::string() : ": " + html(caption);
    }
};

std::string fixHtml(std::size_t number, const Fix& fix, bool isBrief)
{
    std::string out = "<h4>Fix " + std::to_string(number) + ": " + html(fix.title) + "</h4>\n"
                      + paragraph(fix.detail);
    const std::size_t told =
        isBrief ? std::min<std::size_t>(1, fix.snippets.size()) : fix.snippets.size();
    for (std::size_t i = 0; i < told; ++i)
        out += "<p class=\"soft\">" + htmlEscaped(fix.snippets[i].language) + "</p>\n<pre>"
               + htmlEscaped(fix.snippets[i].code, ControlCharacters::KeepLines) + "</pre>\n";
    if (!fix.check.empty())
        out += "<p>Proved when: " + html(fix.check) + "</p>\n";
    return out;
}

std::string listHtml(std::string_view heading, const std::vector<Text>& lines)
{
    if (lines.empty())
        return {};
    std::string out = "<h4>" + std::string(heading) + "</h4>\n<ul>\n";
    for (const Text& line : lines)
        out += "<li>" + html(line) + "</li>\n";
    return out + "</ul>\n";
}

std::string fixesHtml(const ToldFinding& told, const Finding& finding, bool isBrief)
{
    std::string out;
    if (told.followsFrom.empty()) {
        for (std::size_t i = 0; i < finding.fixes.size(); ++i)
            out += fixHtml(i + 1, finding.fixes[i], isBrief);
        return out;
    }
    std::vector<Text> titles;
    for (const Fix& fix : finding.fixes)
        titles.push_back(fix.title);
    return listHtml("If it stays when " + told.followsFrom + " is mended", titles);
}

/// What a card says below its title.
std::string findingBody(const CaseNames& names, const ToldFinding& told, const Finding& finding,
                        bool isBrief)
{
    const std::string stake = stakeText(finding.stake);
    const std::string run = names.of(finding.run);
    std::string out =
        "<p class=\"soft\">"
        + htmlEscaped((run.empty() ? "" : "Run " + run + " · ") + "Confidence "
                      + confidenceText(finding) + (stake.empty() ? "" : " · At stake: " + stake))
        + "</p>\n";
    if (!told.followsFrom.empty())
        out += "<p>Follows from " + told.followsFrom + ": " + htmlEscaped(told.why) + "</p>\n";
    out += paragraph(finding.explanation);
    if (!isBrief || told.number == "1")
        out += chartOf(names, finding);
    if (!finding.evidence.empty()) {
        out += "<h4>Evidence</h4>\n<ul>\n";
        const std::size_t listed =
            isBrief ? std::min(kBriefEvidence, finding.evidence.size()) : finding.evidence.size();
        for (std::size_t i = 0; i < listed; ++i)
            out += "<li>" + std::visit(EvidenceToHtml{names}, finding.evidence[i]) + "</li>\n";
        out += "</ul>\n";
    }
    // Only where the cause explains something or is doubtful: else the evidence has said it all.
    const Cause* cause = isBrief ? nullptr : told.cause;
    if (cause != nullptr && !(cause->consequences.empty() && cause->contradicts.empty()))
        out += listHtml("Speaks for it being the cause", cause->supports)
               + listHtml("Speaks against it", cause->contradicts);
    return out + fixesHtml(told, finding, isBrief);
}

std::string titleHtml(const ToldFinding& told, const Finding& finding)
{
    return told.number + ". " + html(toldTitle(finding));
}

/// A cause is a card; what follows from it is folded into the card.
std::string findingHtml(const CaseNames& names, const ToldFinding& told, const Finding& finding,
                        bool isBrief)
{
    const std::string word = severitySpan(TextStyle{}.severityWord(finding.severity));
    if (isBrief && !told.followsFrom.empty())
        return "<p>" + word + " " + titleHtml(told, finding) + " (follows from " + told.followsFrom
               + ")</p>\n";
    const std::string body = findingBody(names, told, finding, isBrief);
    if (!told.followsFrom.empty())
        return "<details class=\"" + std::string(severityClass(finding.severity)) + "\"><summary>"
               + word + " " + titleHtml(told, finding) + "</summary>\n" + body + "</details>\n";
    return word + "\n<h3>" + titleHtml(told, finding) + "</h3>\n" + body;
}

/// The causes that a brief page has no room for.
void writeOtherFindings(TextSink& sink, const std::vector<std::string>& titles)
{
    if (titles.empty())
        return;
    sink.write("<h2>Other findings</h2>\n<ul>\n");
    for (const std::string& title : titles)
        sink.write("<li>" + title + "</li>\n");
    sink.write("</ul>\n");
}

void writeFindings(TextSink& sink, const CaseNames& names, const Diagnosis& diagnosis, bool isBrief)
{
    if (diagnosis.findings.empty())
        return;
    if (!isBrief)
        sink.write("<h2>Findings</h2>\n");
    std::size_t causes = 0;
    std::vector<std::string> others;
    for (const ToldFinding& told : toldFindings(diagnosis)) {
        const Finding& finding = diagnosis.findings[told.index];
        causes += told.followsFrom.empty() ? 1 : 0;
        if (isBrief && causes > kBriefCauses) {
            others.push_back(titleHtml(told, finding));
            continue;
        }
        if (told.followsFrom.empty())
            sink.write(std::string(causes > 1 ? "</section>\n" : "") + "<section class=\"card "
                       + std::string(severityClass(finding.severity)) + "\">\n");
        sink.write(findingHtml(names, told, finding, isBrief));
    }
    sink.write("</section>\n");
    writeOtherFindings(sink, others);
}

void writeHtmlAbstentions(TextSink& sink, const std::vector<AbstentionGroup>& groups)
{
    if (groups.empty())
        return;
    sink.write("<h2>Could not be judged</h2>\n<section class=\"card\">\n");
    for (const AbstentionGroup& group : groups) {
        sink.write("<h4>" + htmlEscaped(headingOf(group)) + "</h4>\n<p>" + htmlEscaped(group.reason)
                   + "</p>\n");
        if (!group.remedy.empty())
            sink.write("<p>" + htmlEscaped(group.remedy) + "</p>\n");
        if (!group.command.empty())
            sink.write("<pre>" + htmlEscaped(group.command, ControlCharacters::KeepLines)
                       + "</pre>\n");
    }
    sink.write("</section>\n");
}

std::string wallTimeText(const std::optional<double>& wallTime)
{
    return wallTime ? toEnglish(Quantity{*wallTime, Unit::WallTime}) : std::string();
}

void writeRuns(TextSink& sink, const CaseData& data)
{
    if (data.runs.empty())
        return;
    sink.write("<h2>Runs</h2>\n<section class=\"card\">\n<table>\n<tr><th>run</th>"
               "<th class=\"number\">points</th><th>from</th><th>to</th></tr>\n");
    const std::size_t listed = std::min(data.runs.size(), kListedRuns);
    for (std::size_t i = 0; i < listed; ++i) {
        const Run& run = *data.runs[i];
        sink.write("<tr><td>" + code(run.name) + "</td><td class=\"number\">"
                   + grouped(run.pointCount()) + "</td><td>" + wallTimeText(run.startTime())
                   + "</td><td>" + wallTimeText(run.endTime()) + "</td></tr>\n");
    }
    sink.write("</table>\n");
    if (data.runs.size() > listed)
        sink.write("<p class=\"soft\">and " + grouped(data.runs.size() - listed) + " more</p>\n");
    sink.write("</section>\n");
}

std::string issueKindHtml(const IssueKind& kind)
{
    const IssueInfo& info = issueInfo(kind.code);
    std::string out = "<h4>" + htmlEscaped(info.sentence) + " ("
                      + TextStyle{}.severityWord(info.severity) + ")</h4>\n<p>"
                      + htmlEscaped(info.advice) + "</p>\n<ul>\n";
    const std::size_t listed = std::min(kind.files.size(), kHtmlFiles);
    for (std::size_t i = 0; i < listed; ++i) {
        const std::string particulars = particularsOf(kind.files[i]);
        out += "<li>" + code(kind.files[i].path)
               + (particulars.empty() ? "" : ": " + htmlEscaped(particulars)) + "</li>\n";
    }
    if (kind.files.size() > listed)
        out += "<li>and " + grouped(kind.files.size() - listed) + " more</li>\n";
    return out + "</ul>\n";
}

void writeHtmlFiles(TextSink& sink, const CaseData& data)
{
    const std::vector<IssueKind> kinds = issueKinds(issueGroups(data));
    if (kinds.empty())
        return;
    sink.write("<h2>Files</h2>\n<section class=\"card\">\n");
    for (const IssueKind& kind : kinds)
        sink.write(issueKindHtml(kind));
    sink.write("</section>\n");
}

/// Which case, when, and by which version; nothing without a name.
std::string headOf(const ReportExtras& extras)
{
    if (extras.caseName.empty())
        return {};
    return "<p class=\"soft\"><b>" + htmlEscaped(extras.caseName) + "</b>"
           + (extras.madeAt ? " · " + wallTimeText(extras.madeAt) : "") + " · Faultline "
           + htmlEscaped(programVersion()) + "</p>\n";
}

void writeVerdict(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis,
                  const ReportExtras& extras)
{
    const CaseTotals& totals = analysis.totals;
    std::string out = headOf(extras) + "<section class=\"card ";
    out += severityClass(diagnosis.verdictSeverity);
    out += "\">\n" + severitySpan(verdictWord(diagnosis)) + "\n<h1>" + html(diagnosis.verdict)
           + "</h1>\n<p class=\"soft\">" + counted(diagnosis.findings.size(), "finding", "findings")
           + " in " + counted(totals.runs, "run", "runs") + ", "
           + counted(totals.points, "point", "points") + ". " + html(coverageOf(diagnosis).sentence)
           + "</p>\n";
    if (!analysis.data->isComplete)
        out += "<p>Reading was stopped: this judges only what had been read.</p>\n";
    sink.write(out + "</section>\n");
}

/// What was checked, with what, and from which files.
void writeAppendix(TextSink& sink, const CaseData& data, const Diagnosis& diagnosis,
                   const ReportExtras& extras)
{
    const CaseNames names(data);
    writeHtmlAbstentions(sink, abstentionGroups(diagnosis, names));
    writeChecklistHtml(sink, extras);
    writeNotesHtml(sink, diagnosis, extras);
    writeEnvironmentHtml(sink, data, extras.machine);
    writeRulePagesHtml(sink, diagnosis);
    writeRuns(sink, data);
    writeHtmlFiles(sink, data);
}

} // namespace

void writeDiagnosisHtml(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis)
{
    writeDiagnosisHtml(sink, analysis, diagnosis, {});
}

void writeDiagnosisHtml(TextSink& sink, const CaseAnalysis& analysis, const Diagnosis& diagnosis,
                        const ReportExtras& extras)
{
    const CaseData& data = *analysis.data;
    const CaseNames names(data);
    sink.write(htmlHead());
    sink.write("<style>\n" + std::string(timelineStyle()) + "</style>\n");
    sink.write("<title>Faultline: " + html(diagnosis.verdict)
               + "</title>\n</head>\n<body>\n<main>\n");
    writeVerdict(sink, analysis, diagnosis, extras);
    if (extras.hasAppendix)
        writeTimelineHtml(sink, analysis, diagnosis);
    writeFindings(sink, names, diagnosis, !extras.hasAppendix);
    if (!extras.hasAppendix)
        writeNotesHtml(sink, diagnosis, extras);
    else
        writeAppendix(sink, data, diagnosis, extras);
    if (extras.caseName.empty())
        sink.write("<p class=\"soft\">Made by Faultline " + htmlEscaped(programVersion())
                   + "</p>\n");
    sink.write("</main>\n</body>\n</html>\n");
}

} // namespace faultline
