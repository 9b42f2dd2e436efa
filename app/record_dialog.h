// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/recording.h"

#include <QDialog>

class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace faultline::ui {

/// Asks which command to record, and where. It says how the command line was understood and why it
/// cannot start; accepted only with a request that can be tried. Opens no process.
class RecordDialog : public QDialog {
    Q_OBJECT

public:
    /// `command` and `workingFolder` are what was used last; either may be empty.
    RecordDialog(const QString& command, const QString& workingFolder, QWidget* parent = nullptr);

    [[nodiscard]] RecordRequest request() const;
    [[nodiscard]] QString commandLine() const;
    /// Why it cannot start; empty if it can.
    [[nodiscard]] QString problem() const;

private:
    void buildForm();
    /// The line and a button that chooses a folder for it.
    void addFolderRow(QFormLayout& form, const QString& caption, QLineEdit* line);
    void refresh();
    void suggestFolder();

    QLineEdit* m_command;
    QLineEdit* m_workingFolder;
    QLineEdit* m_folder;
    QDoubleSpinBox* m_interval;
    QLabel* m_understood;
    QPushButton* m_start;
    bool m_isFolderChosen = false; ///< by the user: no longer ours to change
};

} // namespace faultline::ui
