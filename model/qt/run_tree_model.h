// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/qt/run_tree.h"

#include <QAbstractItemModel>
#include <QHash>

#include <functional>

namespace faultline {

/// What restarts cost a run.
struct RunRestartFigures {
    int attempts = 0;
    double lostSteps = 0.0; ///< done again by a later attempt
    double lostSeconds = 0.0;

    friend bool operator==(const RunRestartFigures&, const RunRestartFigures&) = default;
};

/// The runs of a case as a tree with check boxes: folders, runs, and the files of each run with
/// their damage. Roles: KindRole, OriginRole, IdRole, RunRole, PathRole, PointCountRole,
/// DamageCountRole, StartTimeRole, HintRole (of a name too long for a line), FilterRole;
/// CheckStateRole for folders and runs; DetailRole of a run that was restarted.
///
/// Which runs are visible is decided elsewhere: checking a box only emits visibilityEdited().
class RunTreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    /// Keeps rows, and with them selection and expansion, when only numbers have changed.
    void setCase(const CasePtr& data);
    void setVisibility(const std::function<bool(const QString& run)>& isVisible);

    /// Of the runs that were restarted, by name.
    void setRestarts(const QHash<QString, RunRestartFigures>& restarts);

    [[nodiscard]] QModelIndex indexOfRun(const QString& run) const;
    /// Names of the runs at and below an index.
    [[nodiscard]] QStringList runsBelow(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void visibilityEdited(const QStringList& runs, bool visible);

private:
    [[nodiscard]] std::size_t nodeOf(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(std::size_t node) const;
    /// "3 attempts · 340 steps (12 min) done again"; empty for a run that was not restarted.
    [[nodiscard]] QString restartText(const RunTree::Node& node) const;
    [[nodiscard]] QString toolTip(const RunTree::Node& node) const;
    [[nodiscard]] QString spokenText(std::size_t node) const;
    void findRuns();
    void updateChecks();
    Qt::CheckState updateCheck(std::size_t node);
    void emitAllChanged(const QList<int>& roles);

    RunTree m_tree;
    QHash<QString, std::size_t> m_nodeOfRun;
    std::vector<Qt::CheckState> m_checks; ///< by node
    std::function<bool(const QString&)> m_isVisible;
    QHash<QString, RunRestartFigures> m_restarts;
};

} // namespace faultline
