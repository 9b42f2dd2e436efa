// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/diagnosis/findings/finding.h"
#include "model/qt/table_model_base.h"

#include <memory>

namespace faultline {

/// The findings of a diagnosis, best first. Roles: SeverityRole, IdRole (rule id), RunRole,
/// ConfidenceRole, FilterRole; SortRole is the rank for the severity and the raw value elsewhere.
class FindingModel : public TableModelBase {
    Q_OBJECT

public:
    enum class Column { Severity, Title, Run, Confidence, Count };

    using TableModelBase::TableModelBase;

    /// Null empties the model. `data` tells what runs are called.
    void setDiagnosis(std::shared_ptr<const Diagnosis> diagnosis, CasePtr data = nullptr);
    /// Valid until the next setDiagnosis().
    [[nodiscard]] const Finding& finding(int row) const;

private:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] int columns() const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;

    [[nodiscard]] QString runOf(const Finding& finding) const;

    std::shared_ptr<const Diagnosis> m_diagnosis;
    CasePtr m_case;
};

} // namespace faultline
