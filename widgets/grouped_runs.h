// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/curves/run_grouping.h"
#include "model/session/jobs/background_work.h"
#include "model/summaries/hparam_records.h"
#include "widgets/curve_options.h"

#include <QColor>
#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <memory>
#include <optional>

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
    /// The colour of a run's group, by the order of the groups: the first ones are easy to tell
    /// apart however many runs each has, and hiding a run recolours nothing. Of a run that stays
    /// alone its own.
    [[nodiscard]] QColor color(const QString& run) const;

    /// Names that runs can be grouped by, as far as they were read; changed() follows when there
    /// are more.
    [[nodiscard]] QStringList hparamKeys() const;
    /// Reads the hyperparameters of the case in the background, unless that was done.
    void loadHparams();
    void finish(); ///< waits for it
    /// The groups that some other grouping would make, e.g. while it is typed.
    [[nodiscard]] RunGroups group(const RunGrouping& grouping) const;

signals:
    void changed();

private:
    using RecordsPtr = std::shared_ptr<const HparamRecords>;

    explicit GroupedRuns(const ViewState& state);
    void refresh();
    void takeHparams(const Result<RecordsPtr>& records);

    const ViewState& m_state;
    BackgroundWork<RecordsPtr> m_work;
    RecordsPtr m_records; ///< never null
    CasePtr m_reading;    ///< what they are being read from
    CasePtr m_recordsOf;  ///< what they were read from
    RunGroups m_groups;
    QHash<QString, std::size_t> m_groupOf;
};

} // namespace faultline::ui
