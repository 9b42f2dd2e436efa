// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/curves/run_grouping.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>

namespace faultline {

class HparamLoader;

/// Which runs are drawn as one.
struct RunGrouping {
    enum class By { None, Pattern, Hparam };
    By by = By::None;
    QString key; ///< a regular expression whose captures name the group, or the name of an hparam
    friend bool operator==(const RunGrouping&, const RunGrouping&) = default;
};

/// Which runs of a case are drawn as one. GUI thread only.
class GroupedRuns : public QObject {
    Q_OBJECT

public:
    /// `hparams` must outlive it; it reads those of the same case when a grouping needs them.
    explicit GroupedRuns(HparamLoader& hparams, QObject* parent = nullptr);

    void setCase(CasePtr data);
    void setGrouping(const RunGrouping& grouping);

    /// By position in CaseData::runs; empty without a grouping.
    [[nodiscard]] const RunGroups& groups() const { return m_groups; }
    [[nodiscard]] bool isActive() const;
    /// Position in groups().groups; nullopt: the run stays alone.
    [[nodiscard]] std::optional<std::size_t> groupOf(const QString& run) const;

    /// Names that runs can be grouped by, as far as they were read; changed() follows when there
    /// are more.
    [[nodiscard]] QStringList hparamKeys() const;
    /// The groups that some other grouping would make, e.g. while it is typed.
    [[nodiscard]] RunGroups group(const RunGrouping& grouping) const;

signals:
    void changed();

private:
    void refresh();

    HparamLoader& m_hparams;
    CasePtr m_case;
    RunGrouping m_grouping;
    RunGroups m_groups;
    QHash<QString, std::size_t> m_groupOf;
};

} // namespace faultline
