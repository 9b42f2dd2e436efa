// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace faultline::ui {

class ViewContext;

/// A row of the files of a case: icon of its kind, name, folder, size at the right edge, and a
/// badge if something is wrong or worth knowing; the bar at its left has the colour of its run.
class ArtifactDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Where the parts of a row go: a value, so that it can be tested without painting.
    struct Layout {
        QRect run; ///< bar in the colour of the run; null without one
        QRect icon;
        QRect text; ///< name, then folder
        QRect size;
        QRect badge; ///< null without one
    };
    [[nodiscard]] static Layout layoutOf(const QRect& row, int sizeWidth, bool hasRun,
                                         bool hasBadge);

    ArtifactDelegate(const ViewContext& context, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

private:
    void paintGroup(QPainter& painter, const QStyleOptionViewItem& row,
                    const QModelIndex& index) const;
    void paintEntry(QPainter& painter, const QStyleOptionViewItem& row,
                    const QModelIndex& index) const;

    const ViewContext& m_context;
};

} // namespace faultline::ui
