// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QString>

#include <functional>
#include <vector>

namespace faultline::ui {

/// One thing that the quick switcher can do or go to.
struct SwitcherEntry {
    QString title;
    QString kind; ///< "Page", "Run", ...: shown beside it, and found by it
    QString iconName;
    QString shortcut; ///< shown at the right edge
    std::function<void()> activate;
};

/// The entries that match what was typed, best first. A match has every word somewhere in title
/// or kind; titles that begin with the text come first, then words that do, then the rest, each
/// in the order given.
class SwitcherList : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr std::size_t kMaxShown = 200;
    enum Role { KindTextRole = Qt::UserRole + 1, IconNameRole, ShortcutRole };

    using QAbstractListModel::QAbstractListModel;

    void setEntries(std::vector<SwitcherEntry> entries);
    void setQuery(const QString& query);
    [[nodiscard]] const SwitcherEntry& entry(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void match();

    std::vector<SwitcherEntry> m_entries;
    QString m_query;
    std::vector<std::size_t> m_shown;
};

} // namespace faultline::ui
