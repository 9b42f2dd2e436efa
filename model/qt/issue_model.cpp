// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/issue_model.h"

#include "model/core/issue_changes.h"
#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <QLocale>

#include <algorithm>
#include <limits>
#include <optional>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

IssueSeverity severityOf(const ImportIssue& issue)
{
    return issueInfo(issue.code).severity;
}

bool isWorse(const LedgerRow& rowA, const LedgerRow& rowB)
{
    const ImportIssue& a = rowA.issue;
    const ImportIssue& b = rowB.issue;
    if (severityOf(a) != severityOf(b))
        return severityOf(a) > severityOf(b);
    return std::tie(a.path, a.offsetBytes) < std::tie(b.path, b.offsetBytes);
}

QString number(std::uint64_t value)
{
    return QLocale().toString(static_cast<qulonglong>(value));
}

/// "1,200 – 1,350"; a side that is not known is left out.
QString stepsAround(const ImportIssue& issue)
{
    if (!issue.stepBefore && !issue.stepAfter)
        return {};
    const auto text = [](const std::optional<std::int64_t>& step) {
        return step ? QLocale().toString(static_cast<qlonglong>(*step)) : QStringLiteral("…");
    };
    return IssueModel::tr("%1 – %2").arg(text(issue.stepBefore), text(issue.stepAfter));
}

} // namespace

void IssueModel::setCase(const CasePtr& data, const ImportLog* diagnosisIssues)
{
    // A case that grows has the same ones again and again: selection and place stay.
    ImportLog ofCase = data ? data->issues : ImportLog();
    ImportLog ofDiagnosis = diagnosisIssues ? *diagnosisIssues : ImportLog();
    const bool sameSources = (data ? data->sources : std::vector<std::string>()) == m_sources;
    if (sameSources && sameIssues(ofCase, m_ofCase) && sameIssues(ofDiagnosis, m_ofDiagnosis))
        return;
    beginResetModel();
    m_ofCase = std::move(ofCase);
    m_ofDiagnosis = std::move(ofDiagnosis);
    m_rows.clear();
    m_unlistedCount = 0;
    m_sources = data ? data->sources : std::vector<std::string>();
    if (data) {
        m_rows = ledgerRows(*data);
        m_unlistedCount += data->issues.totalCount() - data->issues.kept().size();
    }
    if (diagnosisIssues) {
        for (const ImportIssue& found : diagnosisIssues->kept())
            m_rows.push_back({.issue = found, .run = {}, .file = found.path});
        m_unlistedCount += diagnosisIssues->totalCount() - diagnosisIssues->kept().size();
    }
    std::stable_sort(m_rows.begin(), m_rows.end(), isWorse);

    std::set<std::string_view> damaged;
    for (const LedgerRow& found : m_rows) {
        if (severityOf(found.issue) >= IssueSeverity::DataLoss && !found.issue.path.empty())
            damaged.insert(found.issue.path);
    }
    m_damagedFiles = static_cast<int>(damaged.size());
    endResetModel();
}

const LedgerRow& IssueModel::row(int row) const
{
    return m_rows.at(static_cast<std::size_t>(row));
}

const ImportIssue& IssueModel::issue(int row) const
{
    return this->row(row).issue;
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
    return static_cast<int>(m_rows.size());
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
    case Column::Run: return toQString(this->row(row).run);
    case Column::Offset: return found.offsetBytes ? number(*found.offsetBytes) : QString();
    case Column::What: return issueSentence(found);
    case Column::Lost:
        return found.bytesLost > 0 ? formatted(static_cast<double>(found.bytesLost), Unit::Bytes)
                                   : QString();
    case Column::Records:
        if (found.recordsLost == 0)
            return QString();
        return isRecordCountExact(found) ? number(found.recordsLost)
                                         : tr("≥ %1").arg(number(found.recordsLost));
    case Column::Steps: return stepsAround(found);
    case Column::Missing: return translated(lossOf(found));
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
    case Column::Records: return static_cast<double>(found.recordsLost);
    case Column::Steps: {
        const std::optional<std::int64_t> step =
            found.stepBefore ? found.stepBefore : found.stepAfter;
        return step ? static_cast<double>(*step) : -std::numeric_limits<double>::infinity();
    }
    case Column::File:
    case Column::Run:
    case Column::What:
    case Column::Missing:
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
    case RunRole: return toQString(this->row(row).run);
    case AdviceRole: return issueAdvice(found);
    case FilterRole:
        return QString(toQString(found.path) + u' ' + issueSentence(found) + u' '
                       + toQString(this->row(row).run));
    default: return {};
    }
}

QString IssueModel::columnTitle(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::Severity: return tr("Severity");
    case Column::File: return tr("File");
    case Column::Run: return tr("Run");
    case Column::Offset: return tr("Offset");
    case Column::What: return tr("What happened");
    case Column::Lost: return tr("Bytes lost");
    case Column::Records: return tr("Records");
    case Column::Steps: return tr("Steps around");
    case Column::Missing: return tr("What is missing");
    case Column::Advice: return tr("What to do");
    case Column::Count: break;
    }
    return {};
}

bool IssueModel::isNumber(int column) const
{
    const auto which = static_cast<Column>(column);
    return which == Column::Offset || which == Column::Lost || which == Column::Records
           || which == Column::Steps;
}

} // namespace faultline
