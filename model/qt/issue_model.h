// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"
#include "model/core/run.h"
#include "model/qt/table_model_base.h"
#include "model/report/damage_ledger.h"

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace faultline {

/// What was wrong with the files of a case, worst first, then by file and offset. Roles:
/// SeverityRole (IssueSeverity), PathRole, IdRole (issue id), RunRole, AdviceRole, FilterRole,
/// SortRole.
class IssueModel : public TableModelBase {
    Q_OBJECT

public:
    enum class Column {
        Severity,
        File,
        Run,
        Offset,
        What,
        Lost, ///< bytes
        Records,
        Steps, ///< around it
        Missing,
        Advice,
        Count
    };

    using TableModelBase::TableModelBase;

    /// Issues of the case, and of the diagnosis (rules that failed). Null empties the model.
    void setCase(const CasePtr& data, const ImportLog* diagnosisIssues = nullptr);

    /// Occurrences that were counted but not kept one by one.
    [[nodiscard]] std::uint64_t unlistedCount() const { return m_unlistedCount; }
    /// Different files with an issue of severity DataLoss or Error.
    [[nodiscard]] int damagedFileCount() const { return m_damagedFiles; }
    [[nodiscard]] const ImportIssue& issue(int row) const;
    [[nodiscard]] const LedgerRow& row(int row) const;
    [[nodiscard]] QString displayPath(int row) const;

private:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] int columns() const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;
    [[nodiscard]] QVariant display(int row, Column column) const;
    [[nodiscard]] QVariant sortKey(int row, Column column) const;

    std::vector<LedgerRow> m_rows;
    ImportLog m_ofCase; ///< that m_rows were made of
    ImportLog m_ofDiagnosis;
    std::vector<std::string> m_sources; ///< paths are shown relative to these
    std::uint64_t m_unlistedCount = 0;
    int m_damagedFiles = 0;
};

} // namespace faultline
