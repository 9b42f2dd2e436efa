// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/issue_summary.h"

#include "model/core/case_artifacts.h"
#include "model/report/plain_text.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace faultline {

namespace {

using GroupKey = std::pair<std::string, IssueCode>;

/// Gathers occurrences without losing their order.
class Grouping {
public:
    void add(const ImportIssue& issue)
    {
        const auto [it, isNew] = m_index.try_emplace({issue.path, issue.code}, m_groups.size());
        if (isNew)
            m_groups.push_back({.code = issue.code,
                                .path = issue.path,
                                .count = 0,
                                .bytesLost = 0,
                                .firstOffsets = {},
                                .firstDetail = toEnglish(issue.detail)});
        IssueGroup& group = m_groups[it->second];
        ++group.count;
        group.bytesLost += issue.bytesLost;
        if (issue.offsetBytes && group.firstOffsets.size() < IssueGroup::kNamedOffsets)
            group.firstOffsets.push_back(*issue.offsetBytes);
    }

    std::vector<IssueGroup> take() { return std::move(m_groups); }

private:
    std::map<GroupKey, std::size_t> m_index;
    std::vector<IssueGroup> m_groups;
};

} // namespace

std::vector<IssueGroup> issueGroups(const FileReport& file)
{
    Grouping grouping;
    for (const ImportIssue& issue : file.issues.kept())
        grouping.add(issue);
    std::vector<IssueGroup> groups = grouping.take();
    for (IssueGroup& group : groups)
        group.count = std::max(group.count, file.issues.count(group.code));
    return groups;
}

std::vector<IssueGroup> scanIssueGroups(const CaseData& data)
{
    std::set<GroupKey> known;
    forEachFile(data, [&known](const FileReport& file) {
        for (const ImportIssue& issue : file.issues.kept())
            known.emplace(issue.path, issue.code);
    });
    Grouping grouping;
    for (const ImportIssue& issue : data.issues.kept()) {
        if (!known.contains({issue.path, issue.code}))
            grouping.add(issue);
    }
    return grouping.take();
}

std::vector<IssueGroup> issueGroups(const CaseData& data)
{
    std::vector<IssueGroup> groups = scanIssueGroups(data);
    forEachFile(data, [&groups](const FileReport& file) {
        for (IssueGroup& group : issueGroups(file))
            groups.push_back(std::move(group));
    });
    return groups;
}

std::vector<IssueKind> issueKinds(std::vector<IssueGroup> groups)
{
    std::stable_sort(groups.begin(), groups.end(), [](const auto& a, const auto& b) {
        const IssueSeverity severityA = issueInfo(a.code).severity;
        const IssueSeverity severityB = issueInfo(b.code).severity;
        return severityA != severityB ? severityA > severityB : a.code < b.code;
    });
    std::vector<IssueKind> kinds;
    for (IssueGroup& group : groups) {
        if (kinds.empty() || kinds.back().code != group.code)
            kinds.push_back({.code = group.code, .files = {}});
        kinds.back().files.push_back(std::move(group));
    }
    return kinds;
}

std::string particularsOf(const IssueGroup& group)
{
    std::vector<std::string> parts;
    if (group.count > 1)
        parts.push_back(grouped(group.count) + " times");
    if (!group.firstOffsets.empty()) {
        std::string offsets = group.firstOffsets.size() > 1 ? "at bytes " : "at byte ";
        for (std::size_t i = 0; i < group.firstOffsets.size(); ++i)
            offsets += (i > 0 ? ", " : "") + std::to_string(group.firstOffsets[i]);
        parts.push_back(offsets + (group.count > group.firstOffsets.size() ? ", ..." : ""));
    }
    if (group.bytesLost > 0)
        parts.push_back((group.count > ImportLog::kKeptPerCode ? "at least " : "")
                        + counted(group.bytesLost, "byte", "bytes") + " lost");
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : ", ") + part;
    if (!group.firstDetail.empty())
        text += (text.empty() ? "(" : " (") + printable(group.firstDetail) + ")";
    return text;
}

std::string placeOf(const IssueGroup& group)
{
    const std::string particulars = particularsOf(group);
    return printable(group.path) + (particulars.empty() ? "" : ": " + particulars);
}

std::string sentenceOf(const IssueGroup& group)
{
    const std::string particulars = particularsOf(group);
    const std::string sentence(issueInfo(group.code).sentence);
    if (particulars.empty())
        return sentence;
    return sentence + (particulars.front() == '(' ? " " : ", ") + particulars;
}

} // namespace faultline
