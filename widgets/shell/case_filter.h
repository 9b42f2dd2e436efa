// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QSortFilterProxyModel>

namespace faultline::ui {

/// The rows of the Case tree that are wanted: names that contain the text (with the folders and
/// groups above them), and the files of a run only if the user asked to see them.
class CaseFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit CaseFilter(QObject* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] const QString& text() const { return m_text; }
    void setFilesShown(const QString& run, bool shown);
    [[nodiscard]] bool areFilesShown(const QString& run) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow,
                                        const QModelIndex& sourceParent) const override;

private:
    QString m_text;
    QSet<QString> m_runsWithFiles;
};

/// Whether a row of the Case tree is a run, a folder of runs or a file of one; else it is an
/// artifact or a group of them.
[[nodiscard]] bool isRunRow(const QModelIndex& index);

} // namespace faultline::ui
