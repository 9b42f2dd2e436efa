// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <cstddef>

class QLabel;
class QPushButton;
class QSpinBox;

namespace faultline {
class SummaryStore;
}

namespace faultline::ui {

class Settings;

/// Gives the store the ceiling of memory that the user chose, if any.
void applySummaryMemory(const Settings& settings, SummaryStore& store);

/// What is the same for every case: how much memory pictures, histograms and the like may take, and
/// how much they take now. Nothing is changed until it is accepted, but what is freed.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    /// Both outlive it.
    SettingsDialog(Settings& settings, SummaryStore& store, QWidget* parent = nullptr);

    /// Opens one for the store of the program; it goes when it is closed.
    static void openFor(Settings& settings, SummaryStore& store, QWidget* parent);

    void accept() override;

private:
    [[nodiscard]] QWidget* buildMemory();
    void refreshUsage();

    Settings& m_settings;
    SummaryStore& m_store;
    QSpinBox* m_ceiling = nullptr;
    QLabel* m_usage = nullptr;
    QPushButton* m_free = nullptr;
};

} // namespace faultline::ui
