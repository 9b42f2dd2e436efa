// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/style/theme.h"
#include "widgets/view_factory.h"

#include <QAction>
#include <QActionGroup>
#include <QList>
#include <QMenu>
#include <QMenuBar>
#include <QObject>
#include <QStringList>

#include <memory>
#include <vector>

namespace faultline::ui {

/// The commands of the window and the menus that list them. It knows no state: the window
/// connects the actions and enables them.
class WindowActions : public QObject {
    Q_OBJECT

    QList<QAction*> m_all; ///< in the order of making; first, because the members below fill it

public:
    WindowActions(const std::vector<std::unique_ptr<const ViewFactory>>& pages, QObject* parent);

    /// `docks` are toggle actions of dock widgets.
    /// `undo`: undo and redo; `help` shows the documents.
    void fillMenuBar(QMenuBar& bar, const QList<QAction*>& undo, const QList<QAction*>& docks,
                     QAction* help);
    void setRecent(const QList<QStringList>& recent);
    /// After a change of the palette.
    void refreshIcons(const QPalette& palette);
    void setCurrentPage(const QString& id);
    void setPageEnabled(const QString& id, bool enabled);
    void setTheme(ThemeChoice choice);

    /// As in resources/icons; empty if it has none.
    [[nodiscard]] static QString iconName(const QAction& action);
    static void setIconName(QAction& action, const QString& name);
    /// Every action that makes sense in the quick switcher, pages not included.
    [[nodiscard]] QList<QAction*> searchable() const;
    /// Every action with a shortcut, in the order of the menus.
    [[nodiscard]] QList<QAction*> withShortcuts() const;

    QAction* openFiles;
    QAction* openFolder;
    QAction* openLocation;
    QAction* openDemo;
    QAction* recordRun;
    QAction* saveCase;
    QAction* saveCaseAs;
    QAction* openNextRun;
    QAction* tableColumns;
    QAction* reload;
    QAction* follow;
    QAction* exportReport;
    QAction* settings;
    QAction* quit;
    QAction* search;
    QAction* back;
    QAction* forward;
    QAction* nextPanel;
    QAction* previousPanel;
    QAction* pageLabels;
    QAction* copyVerdict;
    QAction* copyMarkdown;
    QAction* largerText;
    QAction* smallerText;
    QAction* usualText;
    QAction* fullScreen;
    QAction* showShortcuts;
    QAction* copyDiagnostics;
    QAction* about;
    QActionGroup* pages;  ///< data() is the page's id
    QActionGroup* themes; ///< data() is a ThemeChoice as int
    QMenu* recentMenu;    ///< owned by the menu bar

signals:
    void recentChosen(const QStringList& paths);
    void recentCleared();

private:
    QAction* make(const QString& text, const QString& picture, const QKeySequence& shortcut = {});
    void makePages(const std::vector<std::unique_ptr<const ViewFactory>>& factories);
    void makeThemes();
};

} // namespace faultline::ui
