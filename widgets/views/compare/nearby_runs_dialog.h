// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/nearby_run_search.h"

#include <QDialog>

#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace faultline::ui {

/// Runs that lie beside one of the open case, as they are found: those of the same task to be
/// compared with, the others folded with the reason. It neither opens nor compares anything.
class NearbyRunsDialog : public QDialog {
    Q_OBJECT

public:
    /// `opened` outlives it. Begins to look when it is shown.
    NearbyRunsDialog(const OpenCase& opened, const RunId& asked, QWidget* parent = nullptr);

    [[nodiscard]] NearbyRunSearch& search() { return m_search; }
    [[nodiscard]] QTreeWidget& list() const { return *m_list; }
    [[nodiscard]] QPushButton& compareButton() const { return *m_compare; }
    [[nodiscard]] QString statusText() const;

signals:
    void chosen(const faultline::NearbyRun& run); ///< it is to be opened and compared with

protected:
    void showEvent(QShowEvent* event) override;

private:
    void buildList();
    void refresh();
    void refreshStatus();
    void fillProposed();
    void fillOthers();
    void choose();
    [[nodiscard]] std::optional<NearbyRun> current() const;

    NearbyRunSearch m_search;
    bool m_isStarted = false;
    QTreeWidget* m_list = nullptr;
    QLabel* m_status = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_compare = nullptr;
};

} // namespace faultline::ui
