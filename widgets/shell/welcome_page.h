// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QScrollArea>
#include <QStringList>

class QBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace faultline::ui {

/// What the window shows when no case is open: three doors (a run that failed, a dataset, which GPU
/// a model needs), what was opened before, and what can be opened. Scrolls where the window is low.
class WelcomePage : public QScrollArea {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);

    /// Each entry is what was opened together; the first is shown with "+ n" for the others.
    void setRecent(const QList<QStringList>& recent);

signals:
    void openFolderRequested();
    void openFilesRequested();
    void openLocationRequested();
    void demoRequested();
    void recordRequested();
    /// "Which GPU?": the Memory page, which needs no case.
    void memoryRequested();
    void learnRequested();
    void pathsRequested(const QStringList& paths);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildDoors(QVBoxLayout& layout);
    void buildOtherQuestions(QVBoxLayout& layout);
    QVBoxLayout* addDoor(const QString& iconName, const QString& title, const QString& text);
    QPushButton* addButton(QVBoxLayout& door, const QString& iconName, const QString& text,
                           const QString& toolTip);
    void buildHints(QVBoxLayout& layout);
    void refreshLook();

    QLabel* m_title = nullptr;
    QLabel* m_lead = nullptr;
    QBoxLayout* m_doors = nullptr;
    QList<std::pair<QLabel*, QString>> m_signs; ///< with the names of their icons
    QList<std::pair<QPushButton*, QString>> m_buttons;
    QWidget* m_recentBox = nullptr;
    QVBoxLayout* m_recentLayout = nullptr;
    QList<QPointer<QLabel>> m_captions;
};

} // namespace faultline::ui
