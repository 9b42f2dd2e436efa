// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/pipeline_catalogue_model.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace faultline::ui {

/// The catalogue of a library to choose a transform from: type to search, arrows and Return to
/// choose. A window of its own that goes when something else is clicked.
class CataloguePopup : public QFrame {
    Q_OBJECT

public:
    explicit CataloguePopup(QWidget* parent = nullptr);

    void setLibrary(augment::Library library);
    /// Below `anchor`, with the keyboard in the search line.
    void openBelow(const QWidget& anchor);
    [[nodiscard]] QLineEdit& search() { return *m_search; }
    [[nodiscard]] QTreeView& list() { return *m_list; }

signals:
    void chosen(const QString& transform);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void choose(const QModelIndex& index);
    void selectFirst();

    PipelineCatalogueModel m_model;
    QSortFilterProxyModel* m_filter = nullptr;
    QLineEdit* m_search = nullptr;
    QTreeView* m_list = nullptr;
    QLabel* m_nothing = nullptr;
};

} // namespace faultline::ui
