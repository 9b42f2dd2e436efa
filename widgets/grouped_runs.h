// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/curves/run_grouping.h"
#include "widgets/curve_options.h"

#include <QColor>
#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>

namespace faultline {
struct CaseData;
}

namespace faultline::ui {

class ViewState;

/// Which runs of the case are drawn as one, following CurveOptions::grouping(). One for each
/// ViewState, owned by its CurveOptions. GUI thread only.
class GroupedRuns : public QObject {
    Q_OBJECT

public:
    /// The one of `state`, made on first use.
    [[nodiscard]] static GroupedRuns& of(const ViewState& state);

    /// By position in CaseData::runs; empty without a grouping.
    [[nodiscard]] const RunGroups& groups() const { return m_groups; }
    [[nodiscard]] bool isActive() const;
    /// Position in groups().groups; nullopt: the run stays alone.
    [[nodiscard]] std::optional<std::size_t> groupOf(const QString& run) const;
    /// The colour of a run's group, which is that of the group's first run, whether or not it is
    /// visible: hiding a run recolours nothing. Of a run that stays alone its own.
    [[nodiscard]] QColor color(const QString& run) const;

    /// Names that runs can be grouped by; empty if no run has hyperparameters.
    [[nodiscard]] static QStringList hparamKeys(const CaseData& data);
    /// The groups that some other grouping would make, e.g. while it is typed.
    [[nodiscard]] static RunGroups group(const CaseData& data, const RunGrouping& grouping);

signals:
    void changed();

private:
    explicit GroupedRuns(const ViewState& state);
    void refresh();

    const ViewState& m_state;
    RunGroups m_groups;
    QHash<QString, std::size_t> m_groupOf;
    QHash<QString, QString> m_leaders; ///< the run whose colour a run has
};

} // namespace faultline::ui
