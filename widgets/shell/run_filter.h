// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QSortFilterProxyModel>

namespace faultline::ui {

/// The rows of the runs tree that are wanted: names that contain the text (with the folders above
/// them), and files only of the runs for which the user asked to see them.
class RunFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit RunFilter(QObject* parent = nullptr);

    void setText(const QString& text);
    void setFilesShown(const QString& run, bool shown);
    [[nodiscard]] bool areFilesShown(const QString& run) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow,
                                        const QModelIndex& sourceParent) const override;

private:
    QString m_text;
    QSet<QString> m_runsWithFiles;
};

} // namespace faultline::ui
