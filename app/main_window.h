// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/case_diagnosis.h"
#include "app/case_following.h"
#include "app/case_session.h"
#include "app/recording.h"
#include "app/settings.h"
#include "app/window_docks.h"
#include "model/qt/load_controller.h"
#include "model/session/jobs/background_work.h"
#include "model/session/jobs/write_queue.h"
#include "model/session/open_case.h"
#include "widgets/view_context.h"

#include <QMainWindow>
#include <QStringList>

#include <memory>
#include <vector>

class QLabel;
class QStackedWidget;
class QToolButton;

namespace faultline::ui {

class CaseCommands;
class ChecklistStrip;
class DropOverlay;
class JobButton;
class NoticeBar;
class PageStack;
class QuickSwitcher;
class RecordingCommands;
class WelcomePage;
class WindowActions;

/// The window: menus, toolbar, docks, pages, and the loading of cases. It knows pages only through
/// builtinViews(); all of them share its ViewContext.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `settings` and `opened` must outlive the window; `recorder` is the program that records
    /// runs.
    MainWindow(Settings& settings, OpenCase& opened, LoadSteps steps = LoadSteps::builtin(),
               QWidget* parent = nullptr, const QString& recorder = Recording::findRecorder());
    ~MainWindow() override;

    /// Puts size, docks and page back as they were when the window was last closed, and remembers
    /// them when it is closed again.
    void restoreWindow();
    /// Loads in the background; what is there already stays until the first new data arrives.
    void openPaths(const QStringList& paths);
    bool showPage(const QString& id);
    /// The Fleet page with a file of summaries, or with every folder in a folder.
    void openFleet(const QString& path);
    /// Applies the pending work of the page that is shown.
    void settle();

    [[nodiscard]] ViewContext& context() { return m_context; }
    [[nodiscard]] LoadController& loader() { return m_loader; }
    [[nodiscard]] CaseFollowing& following() { return *m_following; }
    [[nodiscard]] Recording& recording() { return m_recording; }
    [[nodiscard]] CaseSession& session() { return m_session; }

signals:
    /// A load is over and everything that follows from it has been told to the views.
    void loadEnded(bool succeeded);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildCentre();
    void buildToolBar();
    void buildPageBar();
    void buildStatusBar();
    void connectActions();
    void connectLoader();
    void connectCase();
    void connectRecording();
    void connectFollowing();

    void adoptCase(const CasePtr& loaded);
    void showLoaded(const CasePtr& loaded);
    void finishLoad();
    void reportDamage();
    void refreshCaseState();
    void refreshCentre();
    void refreshFrame();
    void refreshStatusText();
    void refreshIssues();
    void refreshLook();
    void refreshRecent();

    void chooseFolder();
    void chooseLocation();
    void chooseFiles();
    void chooseReport();
    void collectTagsOf(const CasePtr& loaded);
    void openSwitcher();
    void showRun(const QString& run);
    void showTag(const QString& tag);
    void showFinding(std::size_t index);
    void showIssues();
    void applyChosenTheme(ThemeChoice choice);

    Settings& m_settings;
    OpenCase& m_opened;
    ViewContext m_context;
    LoadController m_loader;
    CaseDiagnosis m_diagnosis;
    CaseSession m_session;
    Recording m_recording;
    bool m_remembers = false;
    QStringList m_tags;        ///< of the whole case, for the quick switcher
    bool m_mayCompare = false; ///< two paths are being opened: perhaps to be compared
    BackgroundWork<QStringList> m_collecting;
    WriteQueue m_reporting;

    PageStack* m_pages;
    WindowActions* m_actions;
    NoticeBar* m_notices = nullptr;
    CaseCommands* m_commands = nullptr;
    CaseFollowing* m_following = nullptr;
    RecordingCommands* m_recordingCommands = nullptr;
    ChecklistStrip* m_strip = nullptr;
    QLabel* m_followText = nullptr;
    QStackedWidget* m_centre = nullptr; ///< welcome, busy or pages
    QLabel* m_busy = nullptr;
    WelcomePage* m_welcome = nullptr;
    QLabel* m_statusText = nullptr;
    QToolButton* m_issuesBadge = nullptr;
    QToolButton* m_openButton = nullptr;
    JobButton* m_jobButton = nullptr;
    QuickSwitcher* m_switcher;
    DropOverlay* m_overlay;
    WindowDocks m_docks;
};

} // namespace faultline::ui
