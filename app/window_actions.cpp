// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_actions.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace faultline::ui {

namespace {

constexpr const char* kIconProperty = "faultlineIcon";
constexpr int kMaxPageShortcut = 9;

/// Pages are numbered in their order, but for those that have a letter.
QKeySequence letterOf(const QString& page)
{
    constexpr auto kModifiers = Qt::CTRL | Qt::SHIFT;
    if (page == QLatin1String("checklist"))
        return kModifiers | Qt::Key_C;
    if (page == QLatin1String("memory"))
        return kModifiers | Qt::Key_M;
    if (page == QLatin1String("rules"))
        return kModifiers | Qt::Key_L;
    return {};
}

} // namespace

WindowActions::WindowActions(const std::vector<std::unique_ptr<const ViewFactory>>& factories,
                             QObject* parent)
    : QObject(parent),
      openFiles(make(tr("Open &files…"), QStringLiteral("open"), QKeySequence::Open)),
      openFolder(make(tr("&Open folder…"), QStringLiteral("folder"),
                      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O))),
      openLocation(
          make(tr("Open &location…"), QStringLiteral("cloud"), QKeySequence(Qt::CTRL | Qt::Key_L))),
      openDemo(make(tr("Open &demo case"), QStringLiteral("demo"))),
      recordRun(make(tr("Recor&d a run…"), QStringLiteral("record"),
                     QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R))),
      saveCase(make(tr("&Save case"), QStringLiteral("document"), QKeySequence::Save)),
      saveCaseAs(make(tr("Save case &as…"), {}, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S))),
      openNextRun(make(tr("Open the &next run…"), QStringLiteral("run"))),
      tableColumns(make(tr("&Columns of a table…"), {})),
      reload(make(tr("Read &again"), QStringLiteral("reload"), QKeySequence::Refresh)),
      follow(make(tr("&Follow"), QStringLiteral("follow"),
                  QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F))),
      exportReport(make(tr("&Export report…"), QStringLiteral("export"),
                        QKeySequence(Qt::CTRL | Qt::Key_E))),
      settings(make(tr("Se&ttings…"), QStringLiteral("config"), QKeySequence::Preferences)),
      quit(make(tr("&Quit"), QStringLiteral("close"), QKeySequence(Qt::CTRL | Qt::Key_Q))),
      search(make(tr("&Search…"), QStringLiteral("search"), QKeySequence(Qt::CTRL | Qt::Key_K))),
      back(make(tr("&Back"), QStringLiteral("back"), QKeySequence(Qt::ALT | Qt::Key_Left))),
      forward(
          make(tr("For&ward"), QStringLiteral("forward"), QKeySequence(Qt::ALT | Qt::Key_Right))),
      nextPanel(make(tr("&Next panel"), {}, QKeySequence(Qt::Key_F6))),
      previousPanel(make(tr("&Previous panel"), {}, QKeySequence(Qt::SHIFT | Qt::Key_F6))),
      pageLabels(make(tr("Page &labels"), {})),
      copyVerdict(make(tr("&Copy verdict"), QStringLiteral("copy"),
                       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V))),
      copyMarkdown(make(tr("Copy verdict as &Markdown"), {})),
      largerText(make(tr("&Larger text"), {}, QKeySequence::ZoomIn)),
      smallerText(make(tr("&Smaller text"), {}, QKeySequence::ZoomOut)),
      usualText(make(tr("&Usual text size"), {}, QKeySequence(Qt::CTRL | Qt::Key_0))),
      fullScreen(make(tr("&Full screen"), {}, QKeySequence(Qt::Key_F11))),
      showShortcuts(make(tr("&Keyboard shortcuts"), {})),
      copyDiagnostics(make(tr("&Copy diagnostics"), QStringLiteral("copy"))),
      about(make(tr("&About Faultline"), {})),
      pages(new QActionGroup(this)),
      themes(new QActionGroup(this)),
      recentMenu(nullptr)
{
    tableColumns->setToolTip(
        tr("Says which columns of a CSV or JSON file are steps, times and curves"));
    openNextRun->setToolTip(
        tr("Adds a run to this case and holds it against the fixes that were tried"));
    copyDiagnostics->setToolTip(
        tr("Copies version, system and the last messages, for a problem report"));
    follow->setToolTip(tr("Show what is appended to the files as it is written"));
    follow->setCheckable(true);
    fullScreen->setCheckable(true);
    pageLabels->setCheckable(true);
    pageLabels->setToolTip(tr("Names below the icons of the pages"));
    settings->setMenuRole(QAction::PreferencesRole);
    quit->setMenuRole(QAction::QuitRole);
    about->setMenuRole(QAction::AboutRole);
    makePages(factories);
    makeThemes();
}

QString WindowActions::iconName(const QAction& action)
{
    return action.property(kIconProperty).toString();
}

void WindowActions::setIconName(QAction& action, const QString& name)
{
    action.setProperty(kIconProperty, name);
}

QAction* WindowActions::make(const QString& text, const QString& picture,
                             const QKeySequence& shortcut)
{
    auto* action = new QAction(text, this);
    action->setShortcut(shortcut);
    setIconName(*action, picture);
    m_all.push_back(action);
    return action;
}

void WindowActions::makePages(const std::vector<std::unique_ptr<const ViewFactory>>& factories)
{
    int number = 0;
    for (const std::unique_ptr<const ViewFactory>& factory : factories) {
        QKeySequence shortcut = letterOf(factory->id());
        if (shortcut.isEmpty() && ++number <= kMaxPageShortcut)
            shortcut = QKeySequence(static_cast<int>(Qt::CTRL) | (Qt::Key_0 + number));
        QAction* action = make(factory->title(), factory->iconName(), shortcut);
        action->setCheckable(true);
        action->setData(factory->id());
        action->setToolTip(
            tr("%1 (%2)").arg(factory->title(), shortcut.toString(QKeySequence::NativeText)));
        pages->addAction(action);
    }
}

void WindowActions::makeThemes()
{
    const auto add = [this](const QString& text, ThemeChoice choice) {
        QAction* action = make(text, {});
        action->setCheckable(true);
        action->setData(static_cast<int>(choice));
        themes->addAction(action);
    };
    add(tr("As the &system"), ThemeChoice::System);
    add(tr("&Light"), ThemeChoice::Light);
    add(tr("&Dark"), ThemeChoice::Dark);
    add(tr("&High contrast"), ThemeChoice::HighContrast);
}

void WindowActions::fillMenuBar(QMenuBar& bar, const QList<QAction*>& undo,
                                const QList<QAction*>& docks, QAction* help)
{
    QMenu* file = bar.addMenu(tr("&File"));
    file->addActions({openFolder, openFiles, openLocation, openDemo});
    recentMenu = file->addMenu(tr("Open &recent"));
    file->addAction(openNextRun);
    file->addSeparator();
    file->addActions({saveCase, saveCaseAs});
    file->addSeparator();
    file->addAction(recordRun);
    file->addSeparator();
    file->addActions({reload, follow, tableColumns, exportReport});
    file->addSeparator();
    file->addAction(settings);
    file->addSeparator();
    file->addAction(quit);

    QMenu* edit = bar.addMenu(tr("&Edit"));
    edit->addActions(undo);
    edit->addSeparator();
    edit->addActions({copyVerdict, copyMarkdown});
    edit->addSeparator();
    edit->addAction(search);

    QMenu* view = bar.addMenu(tr("&View"));
    view->addActions(pages->actions());
    view->addSeparator();
    view->addActions({back, forward, nextPanel, previousPanel});
    view->addSeparator();
    view->addActions(docks);
    view->addAction(pageLabels);
    view->addSeparator();
    QMenu* theme = view->addMenu(tr("&Theme"));
    theme->addActions(themes->actions());
    QMenu* text = view->addMenu(tr("Te&xt size"));
    text->addActions({largerText, smallerText, usualText});
    view->addAction(fullScreen);

    QMenu* helpMenu = bar.addMenu(tr("&Help"));
    helpMenu->addActions({help, showShortcuts, copyDiagnostics});
    helpMenu->addSeparator();
    helpMenu->addAction(about);
    m_all += undo + docks;
    m_all.push_back(help);
}

void WindowActions::setRecent(const QList<QStringList>& recent)
{
    recentMenu->clear();
    recentMenu->setEnabled(!recent.isEmpty());
    for (const QStringList& paths : recent) {
        const int others = static_cast<int>(paths.size()) - 1;
        QString text = paths.value(0);
        text.replace(u'&', QStringLiteral("&&"));
        if (others > 0)
            text = tr("%1 and %n more", "", others).arg(text);
        connect(recentMenu->addAction(text), &QAction::triggered, this,
                [this, paths] { emit recentChosen(paths); });
    }
    recentMenu->addSeparator();
    connect(recentMenu->addAction(tr("&Clear list")), &QAction::triggered, this,
            &WindowActions::recentCleared);
}

void WindowActions::refreshIcons(const QPalette& palette)
{
    for (QAction* action : std::as_const(m_all)) {
        if (const QString name = iconName(*action); !name.isEmpty())
            action->setIcon(icon(name, palette));
    }
}

void WindowActions::setCurrentPage(const QString& id)
{
    for (QAction* action : pages->actions()) {
        if (action->data().toString() == id)
            action->setChecked(true);
    }
}

void WindowActions::setPageEnabled(const QString& id, bool enabled)
{
    for (QAction* action : pages->actions()) {
        if (action->data().toString() == id)
            action->setEnabled(enabled);
    }
}

void WindowActions::setTheme(ThemeChoice choice)
{
    for (QAction* action : themes->actions()) {
        if (action->data().toInt() == static_cast<int>(choice))
            action->setChecked(true);
    }
}

QList<QAction*> WindowActions::searchable() const
{
    QList<QAction*> result;
    for (QAction* action : m_all) {
        if (action != search && !pages->actions().contains(action) && action->isEnabled())
            result.push_back(action);
    }
    return result;
}

QList<QAction*> WindowActions::withShortcuts() const
{
    QList<QAction*> result;
    std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(result),
                 [](const QAction* action) { return !action->shortcut().isEmpty(); });
    return result;
}

} // namespace faultline::ui
