// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/read_monitor.h"
#include "model/dataset/defects/defect.h"
#include "model/diagnosis/data/data_findings.h"
#include "model/diagnosis/findings/finding.h"
#include "model/qt/table_model_base.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace faultline {

using DefectReportPtr = std::shared_ptr<const DefectReport>;

/// Which defects are listed, and in which order.
struct DefectFilter {
    std::optional<DefectId> kind = {};
    std::optional<DefectSeverity> severity = {};
    int split = -1;      ///< -1: any
    QString text = {};   ///< part of the kind, the picture's name or its class
    int sortColumn = -1; ///< DefectTableModel::Column; -1: as found
    Qt::SortOrder sortOrder = Qt::AscendingOrder;
};

/// Rows of the report that pass. Off the GUI thread for many; cut short if it is cancelled.
[[nodiscard]] std::vector<std::uint32_t> filteredDefects(const Dataset& dataset,
                                                         const DefectReport& report,
                                                         const DefectFilter& filter,
                                                         const ReadMonitor& monitor);

[[nodiscard]] QString defectTitle(DefectId id);  ///< "Corners swapped"
[[nodiscard]] QString defectWhy(DefectId id);    ///< what it does to a training
[[nodiscard]] QString defectAdvice(DefectId id); ///< what to do
[[nodiscard]] QString defectReasonText(const Dataset& dataset, const Defect& defect);

/// Defects of a dataset as a table. Roles: DisplayRole, ToolTipRole, SeverityRole (int of
/// Severity), PictureRole (invalid if it is about no picture), BoxRole, TitleRole and DetailRole
/// (the two lines of a tile), IdRole (Dataset::recordId()).
class DefectTableModel final : public TableModelBase {
    Q_OBJECT

public:
    enum Column { SeverityColumn, KindColumn, PictureColumn, ReasonColumn, BoxColumn, SplitColumn };
    static constexpr int kColumns = 6;

    using TableModelBase::TableModelBase;

    void setDefects(DatasetPtr dataset, DefectReportPtr report, std::vector<std::uint32_t> listed);
    [[nodiscard]] const Defect* defect(int row) const; ///< nullptr: no such row
    [[nodiscard]] const std::vector<std::uint32_t>& listed() const { return m_listed; }

private:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] int columns() const override { return kColumns; }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == BoxColumn; }
    [[nodiscard]] QString text(const Defect& defect, int column) const;
    [[nodiscard]] QString pictureText(const Defect& defect) const;
    [[nodiscard]] Severity severity(const Defect& defect) const;

    DatasetPtr m_dataset;
    DefectReportPtr m_report;
    std::vector<std::uint32_t> m_listed;
};

} // namespace faultline
