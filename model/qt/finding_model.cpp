// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/finding_model.h"

#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <utility>

namespace faultline {

void FindingModel::setDiagnosis(std::shared_ptr<const Diagnosis> diagnosis, CasePtr data)
{
    beginResetModel();
    m_case = std::move(data);
    m_diagnosis = std::move(diagnosis);
    endResetModel();
}

const Finding& FindingModel::finding(int row) const
{
    return m_diagnosis->findings.at(static_cast<std::size_t>(row));
}

QString FindingModel::runOf(const Finding& finding) const
{
    return toQString(m_case ? m_case->nameOf(finding.run) : finding.run.text());
}

int FindingModel::rows() const
{
    return m_diagnosis ? static_cast<int>(m_diagnosis->findings.size()) : 0;
}

int FindingModel::columns() const
{
    return static_cast<int>(Column::Count);
}

QVariant FindingModel::cell(int row, int column, int role) const
{
    const Finding& found = finding(row);
    const auto which = static_cast<Column>(column);
    switch (role) {
    case Qt::DisplayRole:
        switch (which) {
        case Column::Severity: return severityName(found.severity);
        case Column::Title: return translated(found.title);
        case Column::Run: return runOf(found);
        case Column::Confidence: return formatted(found.confidence, Unit::Fraction);
        case Column::Count: break;
        }
        return {};
    case Qt::ToolTipRole: return translated(found.explanation);
    case SortRole:
        switch (which) {
        case Column::Severity: return row;
        case Column::Title: return translated(found.title);
        case Column::Run: return runOf(found);
        case Column::Confidence: return found.confidence;
        case Column::Count: break;
        }
        return {};
    case IdRole: return toQString(found.ruleId.text());
    case SeverityRole: return static_cast<int>(found.severity);
    case RunRole: return runOf(found);
    case ConfidenceRole: return found.confidence;
    case FilterRole:
        return QString(translated(found.title) + u' ' + runOf(found) + u' ' + toQString(found.code)
                       + u' ' + toQString(found.ruleId.text()));
    default: return {};
    }
}

QString FindingModel::columnTitle(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::Severity: return tr("Severity");
    case Column::Title: return tr("Finding");
    case Column::Run: return tr("Run");
    case Column::Confidence: return tr("Confidence");
    case Column::Count: break;
    }
    return {};
}

bool FindingModel::isNumber(int column) const
{
    return static_cast<Column>(column) == Column::Confidence;
}

} // namespace faultline
