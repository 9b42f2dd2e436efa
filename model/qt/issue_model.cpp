// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/issue_model.h"

#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <QLocale>

#include <algorithm>
#include <set>
#include <string_view>
#include <tuple>

namespace faultline {

namespace {

IssueSeverity severityOf(const ImportIssue& issue)
{
    return issueInfo(issue.code).severity;
}

bool isWorse(const ImportIssue& a, const ImportIssue& b)
{
    if (severityOf(a) != severityOf(b))
        return severityOf(a) > severityOf(b);
    return std::tie(a.path, a.offsetBytes) < std::tie(b.path, b.offsetBytes);
}

} // namespace

void IssueModel::setCase(const CasePtr& data, const ImportLog* diagnosisIssues)
{
    beginResetModel();
    m_issues.clear();
    m_unlistedCount = 0;
    m_sources = data ? data->sources : std::vector<std::string>();
    if (data)
        take(data->issues);
    if (diagnosisIssues)
        take(*diagnosisIssues);
    std::stable_sort(m_issues.begin(), m_issues.end(), isWorse);

    std::set<std::string_view> damaged;
    for (const ImportIssue& found : m_issues) {
        if (severityOf(found) >= IssueSeverity::DataLoss && !found.path.empty())
            damaged.insert(found.path);
    }
    m_damagedFiles = static_cast<int>(damaged.size());
    endResetModel();
}

void IssueModel::take(const ImportLog& log)
{
    m_issues.insert(m_issues.end(), log.kept().begin(), log.kept().end());
    m_unlistedCount += log.totalCount() - log.kept().size();
}

const ImportIssue& IssueModel::issue(int row) const
{
    return m_issues.at(static_cast<std::size_t>(row));
}

QString IssueModel::displayPath(int row) const
{
    const std::string_view path = issue(row).path;
    for (const std::string& source : m_sources) {
        if (path.size() > source.size() + 1 && path.starts_with(source)) {
            const std::string_view rest = path.substr(source.size());
            if (source.ends_with('/') || rest.front() == '/')
                return toQString(rest.front() == '/' ? rest.substr(1) : rest);
        }
    }
    return toQString(path);
}

int IssueModel::rows() const
{
    return static_cast<int>(m_issues.size());
}

int IssueModel::columns() const
{
    return static_cast<int>(Column::Count);
}

QVariant IssueModel::display(int row, Column column) const
{
    const ImportIssue& found = issue(row);
    switch (column) {
    case Column::Severity: return issueSeverityName(severityOf(found));
    case Column::File: return displayPath(row);
    case Column::Offset:
        return found.offsetBytes ? QLocale().toString(static_cast<qulonglong>(*found.offsetBytes))
                                 : QString();
    case Column::What: return issueSentence(found);
    case Column::Lost:
        return found.bytesLost > 0 ? formatted(static_cast<double>(found.bytesLost), Unit::Bytes)
                                   : QString();
    case Column::Advice: return issueAdvice(found);
    case Column::Count: break;
    }
    return {};
}

QVariant IssueModel::sortKey(int row, Column column) const
{
    const ImportIssue& found = issue(row);
    switch (column) {
    case Column::Severity: return -static_cast<int>(severityOf(found));
    case Column::Offset: return found.offsetBytes ? static_cast<double>(*found.offsetBytes) : -1.0;
    case Column::Lost: return static_cast<double>(found.bytesLost);
    case Column::File:
    case Column::What:
    case Column::Advice:
    case Column::Count: break;
    }
    return display(row, column);
}

QVariant IssueModel::cell(int row, int column, int role) const
{
    const ImportIssue& found = issue(row);
    const auto which = static_cast<Column>(column);
    switch (role) {
    case Qt::DisplayRole: return display(row, which);
    case Qt::ToolTipRole:
        return which == Column::File ? QVariant(toQString(found.path)) : display(row, which);
    case SortRole: return sortKey(row, which);
    case SeverityRole: return static_cast<int>(severityOf(found));
    case PathRole: return toQString(found.path);
    case IdRole: return toQString(issueInfo(found.code).id);
    case AdviceRole: return issueAdvice(found);
    case FilterRole: return QString(toQString(found.path) + u' ' + issueSentence(found));
    default: return {};
    }
}

QString IssueModel::columnTitle(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::Severity: return tr("Severity");
    case Column::File: return tr("File");
    case Column::Offset: return tr("Offset");
    case Column::What: return tr("What happened");
    case Column::Lost: return tr("Lost");
    case Column::Advice: return tr("What to do");
    case Column::Count: break;
    }
    return {};
}

bool IssueModel::isNumber(int column) const
{
    const auto which = static_cast<Column>(column);
    return which == Column::Offset || which == Column::Lost;
}

} // namespace faultline
