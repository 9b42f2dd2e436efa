// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/signals/curve_events.h"
#include "model/qt/table_model_base.h"

#include <vector>

namespace faultline {

/// Events of curves in the order given. Roles: KindRole (int of CurveEvent::Kind), RunRole,
/// IdRole (the tag), SeverityRole (int of Severity), FilterRole, SortRole.
class CurveEventModel : public TableModelBase {
    Q_OBJECT

public:
    enum class Column { Kind, Tag, Run, Step, Time, Value, Size, Count };

    using TableModelBase::TableModelBase;

    void setEvents(std::vector<RunEvent> events);
    [[nodiscard]] const RunEvent& event(int row) const;
    /// The points around it, as what proves a finding is opened.
    [[nodiscard]] SeriesEvidence evidence(int row) const;

    [[nodiscard]] static Severity severityOf(CurveEvent::Kind kind);
    [[nodiscard]] static QString kindName(CurveEvent::Kind kind);

private:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] int columns() const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] QString columnTitle(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;
    [[nodiscard]] QString display(const RunEvent& found, Column column) const;
    [[nodiscard]] QVariant sortKey(const RunEvent& found, Column column) const;

    std::vector<RunEvent> m_events;
};

} // namespace faultline
