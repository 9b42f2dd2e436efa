// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QHash>
#include <QList>

#include <vector>

namespace faultline {

/// The rows of several trees, one below the other, as one tree of one column. What a source says of
/// a row is said here, and edits go to it. A source that gains or loses rows resets this model;
/// changes of what rows say do not.
class JoinedTreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    /// The sources outlive it, and have one column.
    explicit JoinedTreeModel(QList<QAbstractItemModel*> sources, QObject* parent = nullptr);

    [[nodiscard]] QModelIndex mapToSource(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex mapFromSource(const QModelIndex& source) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    /// The rows below one row of a source; an index of this model names its level.
    struct Level {
        int source = 0;
        QModelIndex parent; ///< of the source; valid until rows change, when all levels go
    };

    void beginChange();
    void endChange();
    void forgetLevels();
    [[nodiscard]] quintptr levelOf(int source, const QModelIndex& parent) const;
    [[nodiscard]] int rowsBefore(int source) const;
    void tellChange(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles);

    QList<QAbstractItemModel*> m_sources;
    mutable std::vector<Level> m_levels; ///< first the roots of the sources, in their order
    mutable QHash<QModelIndex, quintptr> m_levelOf; ///< by parent
    int m_changes = 0;                              ///< that have begun and not ended
};

} // namespace faultline
