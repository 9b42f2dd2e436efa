// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/shell/artifact_delegate.h"
#include "widgets/shell/run_delegate.h"

namespace faultline::ui {

/// Rows of the Case tree: runs by one delegate, everything else by another.
class CaseDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit CaseDelegate(const ViewContext& context, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    RunDelegate* m_runs;
    ArtifactDelegate* m_artifacts;
};

} // namespace faultline::ui
