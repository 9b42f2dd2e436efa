// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/cases/score.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <iomanip>
#include <ostream>
#include <stdexcept>

namespace faultline::bench {

namespace {

bool contains(const std::vector<std::string>& codes, const std::string& code)
{
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

bool isAlarm(const Finding& finding)
{
    return finding.severity != Severity::Info;
}

/// Position of the first cause whose code is right; the number of causes if there is none.
std::size_t rankOfRight(const CaseLabel& label, const Diagnosis& diagnosis)
{
    const auto& causes = diagnosis.causes;
    const auto right = std::find_if(causes.begin(), causes.end(), [&](const Cause& cause) {
        return contains(label.first, diagnosis.findings[cause.finding].code);
    });
    return static_cast<std::size_t>(right - causes.begin());
}

bool fires(const Diagnosis& diagnosis, const std::string& code)
{
    return std::any_of(diagnosis.findings.begin(), diagnosis.findings.end(),
                       [&code](const Finding& finding) { return finding.code == code; });
}

std::string codesOf(const Diagnosis& diagnosis)
{
    std::string text;
    for (const Cause& cause : diagnosis.causes) {
        text += (text.empty() ? "" : " ") + diagnosis.findings[cause.finding].code;
        for (const std::size_t index : cause.consequences)
            text += ">" + diagnosis.findings[index].code;
    }
    return text.empty() ? "nothing" : text;
}

double share(std::size_t of, std::size_t all)
{
    return all == 0 ? 0.0 : 100.0 * static_cast<double>(of) / static_cast<double>(all);
}

std::vector<std::string> strings(const nlohmann::json& row, const char* name)
{
    return row.value(name, std::vector<std::string>());
}

} // namespace

bool CaseLabel::allows(const std::string& other) const
{
    return other == code || contains(first, other) || contains(may, other);
}

std::vector<CaseLabel> readLabels(const std::string& path)
{
    std::ifstream file(path);
    if (!file)
        throw std::runtime_error(path + " cannot be read");
    std::vector<CaseLabel> labels;
    for (std::string line; std::getline(file, line);) {
        const nlohmann::json row = nlohmann::json::parse(line);
        labels.push_back({.name = row.at("case"),
                          .isHealthy = row.value("healthy", false),
                          .code = row.value("code", std::string()),
                          .severity = row.value("severity", 0),
                          .first = strings(row, "first"),
                          .may = strings(row, "may"),
                          .gpu = row.value("gpu", std::string())});
    }
    return labels;
}

void Score::add(const CaseLabel& label, const Diagnosis& diagnosis)
{
    m_abstentions += diagnosis.abstentions.size();
    if (label.isHealthy)
        addHealthy(label, diagnosis);
    else
        addFaulty(label, diagnosis);
}

void Score::addHealthy(const CaseLabel& label, const Diagnosis& diagnosis)
{
    ++m_healthy;
    for (const Finding& finding : diagnosis.findings) {
        if (!isAlarm(finding) || contains(label.may, finding.code))
            continue;
        m_precise.add(false);
        ++(finding.severity == Severity::Critical ? m_falseCritical : m_falseWarning);
        ++m_falseAlarms[finding.code];
        m_remarks.push_back("false alarm  " + label.name + ": " + finding.code + " "
                            + toEnglish(finding.title));
    }
}

void Score::addFaulty(const CaseLabel& label, const Diagnosis& diagnosis)
{
    const bool isFound = fires(diagnosis, label.code);
    m_recall[label.code.front()].add(isFound);
    m_recallOfRule[label.code].add(isFound);
    if (!isFound)
        m_remarks.push_back("missed       " + label.name + ": found " + codesOf(diagnosis));
    const std::size_t rank = rankOfRight(label, diagnosis);
    const bool hasRight = rank < diagnosis.causes.size();
    m_firstIsRight.add(hasRight && rank == 0);
    m_threeHoldRight.add(hasRight && rank < 3);
    if (isFound && !hasRight)
        m_remarks.push_back("wrong cause  " + label.name + ": " + codesOf(diagnosis));
    if (hasRight && rank > 0)
        m_remarks.push_back("not first    " + label.name + ": " + codesOf(diagnosis));
    for (const Finding& finding : diagnosis.findings) {
        for (const Fix& fix : finding.fixes)
            m_concrete.add(fix.isConcrete && (!fix.snippets.empty() || !fix.edits.empty()));
        if (!isAlarm(finding))
            continue;
        m_precise.add(label.allows(finding.code));
        if (!label.allows(finding.code))
            m_remarks.push_back("beside it    " + label.name + ": " + finding.code + " "
                                + toEnglish(finding.title));
    }
}

void Score::addUnreadable(const CaseLabel& label, const std::string& why)
{
    m_remarks.push_back("unreadable   " + label.name + ": " + why);
    if (label.isHealthy)
        return;
    m_recall[label.code.front()].add(false);
    m_recallOfRule[label.code].add(false);
    m_firstIsRight.add(false);
    m_threeHoldRight.add(false);
}

void Score::addPartial(const std::string& removed, const CaseLabel& label,
                       const Diagnosis& diagnosis)
{
    Partial& partial = m_partial[removed];
    partial.abstentions += diagnosis.abstentions.size();
    if (!label.isHealthy)
        partial.recall.add(fires(diagnosis, label.code));
    const bool hasVerdict = !diagnosis.findings.empty() && isAlarm(diagnosis.findings.front());
    const bool isWrong =
        hasVerdict && (label.isHealthy || !label.allows(diagnosis.findings.front().code));
    partial.wrongVerdict.add(isWrong);
    if (isWrong)
        m_remarks.push_back("without " + removed + ": " + label.name + ": "
                            + diagnosis.findings.front().code + " "
                            + toEnglish(diagnosis.findings.front().title));
}

void Score::print(std::ostream& out) const
{
    out << std::fixed << std::setprecision(1);
    for (const std::string& remark : m_remarks)
        out << remark << "\n";
    out << "\nrecall by rule (found of cases)\n";
    for (const auto& [code, count] : m_recallOfRule)
        out << "  " << code << " " << count.of << "/" << count.all << "\n";
    out << "\nrecall by section, %\n";
    for (const auto& [letter, count] : m_recall)
        out << "  " << letter << " " << share(count.of, count.all) << " (" << count.of << " of "
            << count.all << ")\n";
    const auto line = [&out](const char* name, const Count& count) {
        out << name << " " << share(count.of, count.all) << " % (" << count.of << " of "
            << count.all << ")\n";
    };
    out << "\n";
    line("precision of warnings and criticals", m_precise);
    line("a right cause first              ", m_firstIsRight);
    line("a right cause among first three  ", m_threeHoldRight);
    line("fixes with a concrete value      ", m_concrete);
    out << "healthy runs " << m_healthy << ": critical false alarms per run "
        << std::setprecision(3) << share(m_falseCritical, m_healthy) / 100.0
        << ", warnings per run " << share(m_falseWarning, m_healthy) / 100.0 << "\n";
    for (const auto& [code, count] : m_falseAlarms)
        out << "  " << code << " " << count << "\n";
    out << "abstentions " << m_abstentions << "\n" << std::setprecision(1);
    for (const auto& [removed, partial] : m_partial) {
        out << "without " << removed << ": recall " << share(partial.recall.of, partial.recall.all)
            << " %, wrong verdicts " << share(partial.wrongVerdict.of, partial.wrongVerdict.all)
            << " % (" << partial.wrongVerdict.of << " of " << partial.wrongVerdict.all
            << "), abstentions " << partial.abstentions << "\n";
    }
}

} // namespace faultline::bench
