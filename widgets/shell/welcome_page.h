// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace faultline::ui {

/// What the window shows when no case is open: what to open, and the ways to do it.
class WelcomePage : public QWidget {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);

    /// Each entry is what was opened together; the first is shown with "+ n" for the others.
    void setRecent(const QList<QStringList>& recent);

signals:
    void openFolderRequested();
    void openFilesRequested();
    void demoRequested();
    void recordRequested();
    void pathsRequested(const QStringList& paths);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildButtons(QVBoxLayout& layout);
    void buildHints(QVBoxLayout& layout);
    void refreshLook();

    QLabel* m_title;
    QLabel* m_lead;
    QPushButton* m_folder;
    QPushButton* m_demo;
    QPushButton* m_files;
    QPushButton* m_record;
    QWidget* m_recentBox;
    QVBoxLayout* m_recentLayout;
    QList<QLabel*> m_captions;
};

} // namespace faultline::ui
