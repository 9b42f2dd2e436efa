// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/table_choice.h"
#include "model/readers/metrics/table_preview.h"
#include "model/session/jobs/background_work.h"

#include <QDialog>
#include <QTimer>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace faultline::ui {

class ColumnForm;
class ColumnPreview;

/// A file that may be read as a table of metrics.
struct PickableTable {
    std::string path;                  ///< as the case has it
    QString label;                     ///< how the user knows it
    std::optional<TableChoice> choice; ///< of the user; none: as guessed, or not as a table at all
};

/// Lets the user say which columns of a table are steps, times, names of runs and curves, and shows
/// what that gives before anything is read for the case. Files are looked into in the background.
class ColumnPicker : public QDialog {
    Q_OBJECT

public:
    /// `tables`: at least one; `first`: the one that is shown.
    ColumnPicker(const JobQueuePtr& jobs, std::vector<PickableTable> tables, std::size_t first,
                 QWidget* parent = nullptr);
    ~ColumnPicker() override;

    /// Of the file that was shown when the dialog was accepted.
    [[nodiscard]] const std::string& path() const;
    /// Nothing: the file is to be read as if nothing had been said.
    [[nodiscard]] std::optional<TableChoice> choice() const;
    /// Waits for what is read. For tests and pictures.
    void settle();

private:
    void build();
    void showTable(std::size_t table);
    void startPreview(const std::optional<TableChoice>& choice);
    void takePreview(const Result<metrics::TablePreview>& preview);
    /// Puts what the file suggests, or what was chosen for it, into the form.
    void fillForm(const metrics::TablePreview& preview);
    void refreshButtons();

    std::vector<PickableTable> m_tables;
    std::size_t m_shown = 0;
    BackgroundWork<metrics::TablePreview> m_reading;
    QTimer m_delay; ///< typing through a list does not read at every key
    bool m_isFilled = false;
    bool m_isForgotten = false; ///< the user wants no choice any more
    bool m_canRead = false;     ///< the last preview gave points
    QComboBox* m_file;
    ColumnForm* m_form;
    ColumnPreview* m_preview;
    QLabel* m_problem;
    QPushButton* m_forget = nullptr;
    QPushButton* m_use = nullptr;
};

} // namespace faultline::ui
