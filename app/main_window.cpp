// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"

#include "app/case_commands.h"
#include "app/export_report.h"
#include "app/file_dialogs.h"
#include "app/help_dialogs.h"
#include "app/live_case.h"
#include "app/load_texts.h"
#include "app/panel_focus.h"
#include "app/record_strip.h"
#include "app/recording_commands.h"
#include "app/saved_message.h"
#include "app/settings_dialog.h"
#include "app/switcher_entries.h"
#include "app/table_commands.h"
#include "app/undo_edits.h"
#include "app/window_actions.h"
#include "model/core/location.h"
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/io/file_tree.h"
#include "model/qt/case_document.h"
#include "model/qt/diagnosis_controller.h"
#include "model/qt/lesson_shelf.h"
#include "model/qt/summary_store.h"
#include "model/qt/text.h"
#include "model/session/case_comparison.h"
#include "model/session/open_case.h"
#include "widgets/controls/fitting_stack.h"
#include "widgets/messages.h"
#include "widgets/shell/case_panel.h"
#include "widgets/shell/drop_overlay.h"
#include "widgets/shell/help_panel.h"
#include "widgets/shell/issues_panel.h"
#include "widgets/shell/job_button.h"
#include "widgets/shell/navigation_history.h"
#include "widgets/shell/notice_bar.h"
#include "widgets/shell/open_location_dialog.h"
#include "widgets/shell/page_stack.h"
#include "widgets/shell/quick_switcher.h"
#include "widgets/shell/welcome_page.h"
#include "widgets/style/text_zoom.h"
#include "widgets/views/checklist/checklist_strip.h"
#include "widgets/views/compare/nearby_runs_dialog.h"
#include "widgets/views/overview/verdict_text.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QStatusBar>
#include <QToolButton>

#include <utility>

namespace faultline::ui {

namespace {

/// Two sources were opened, and each of them holds runs: how they differ is what is asked.
bool holdsTwoRunSources(const CasePtr& data)
{
    constexpr std::size_t kBoth = 2;
    if (data == nullptr || data->sources.size() != kBoth)
        return false;
    return std::all_of(data->sources.begin(), data->sources.end(), [&](const std::string& source) {
        return std::any_of(data->runs.begin(), data->runs.end(), [&](const RunPtr& run) {
            return pathBelow(run->id.text(), placeOf(source)).has_value();
        });
    });
}

constexpr QSize kDefaultSize(1280, 800);

/// Files, and locations of runs elsewhere.
QStringList droppedPaths(const QMimeData& mime)
{
    QStringList paths;
    for (const QUrl& url : mime.urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
        else if (locationProblem(url.toString(QUrl::FullyDecoded)).isEmpty())
            paths << url.toString(QUrl::FullyEncoded);
    }
    const QString text = mime.text().trimmed(); // "gs://bucket/runs" out of a terminal
    if (paths.isEmpty() && !text.contains(u'\n') && locationProblem(text).isEmpty())
        paths << text;
    return paths;
}

} // namespace

MainWindow::MainWindow(Settings& settings, OpenCase& opened, LoadSteps steps, QWidget* parent,
                       const QString& recorder)
    : QMainWindow(parent),
      m_settings(settings),
      m_opened(opened),
      m_context(opened),
      m_loader(opened.jobs(), std::move(steps)),
      m_diagnosis(m_opened, m_loader),
      m_session(m_context, m_loader, defaultAutosaveFolder()),
      m_recording(recorder),
      m_collecting(opened.jobs(), JobLane::Long),
      m_reporting(opened.jobs()),
      m_pages(new PageStack(m_context, builtinViews(), this)),
      m_actions(new WindowActions(m_pages->factories(), this)),
      m_switcher(new QuickSwitcher(this)),
      m_overlay(new DropOverlay(this)),
      m_docks(m_context, *this)
{
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    resize(kDefaultSize);
    ViewState usual = m_context.state();
    usual.smoothing = settings.smoothing(usual.smoothing);
    usual.pinnedTags = settings.pinnedTags();
    settings.restoreCurveChoices(usual.curves);
    m_context.setState(std::move(usual));
    m_context.lessons().setFolders(settings.lessonFolders());
    buildCentre();
    connect(m_docks.casePanel, &CasePanel::issuesRequested, this, &MainWindow::showIssues);
    connect(m_docks.casePanel, &CasePanel::comparisonRequested, this,
            [this] { showPage(QStringLiteral("compare")); });
    connect(m_docks.casePanel, &CasePanel::nearbyRequested, this, [this](const RunId& asked) {
        auto* dialog = new NearbyRunsDialog(m_opened, asked, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &NearbyRunsDialog::chosen, this, [this, asked](const NearbyRun& run) {
            m_opened.comparison().compareWhenJudged(asked, run.run);
            showPage(QStringLiteral("compare"));
            openPaths(m_loader.paths() + QStringList{toQString(run.folder)});
        });
        dialog->show();
    });
    connect(m_docks.casePanel, &CasePanel::otherFolderRequested, this, [this] {
        askForFolder(this, m_settings.folder(), [this](const QString& path) {
            openPaths(m_loader.paths() + QStringList{path});
        });
    });
    connect(m_docks.issuesPanel, &IssuesPanel::issuesChanged, this, &MainWindow::refreshIssues);
    buildToolBar();
    buildPageBar();
    buildStatusBar();
    auto* edits = new UndoEdits(m_opened.document(), this);
    QAction* undo = edits->createUndoAction(this);
    undo->setShortcut(QKeySequence::Undo);
    WindowActions::setIconName(*undo, QStringLiteral("undo"));
    QAction* redo = edits->createRedoAction(this);
    redo->setShortcut(QKeySequence::Redo);
    WindowActions::setIconName(*redo, QStringLiteral("redo"));
    // Connected after the stack's own, whose words come without a language.
    const auto nameUndo = [undo](const QString& edit) {
        undo->setText(edit.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(edit));
    };
    const auto nameRedo = [redo](const QString& edit) {
        redo->setText(edit.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(edit));
    };
    connect(edits, &QUndoStack::undoTextChanged, undo, nameUndo);
    connect(edits, &QUndoStack::redoTextChanged, redo, nameRedo);
    nameUndo({});
    nameRedo({});
    m_actions->fillMenuBar(*menuBar(), {undo, redo}, m_docks.toggleActions(),
                           m_docks.helpDock->toggleViewAction());
    m_docks.helpPanel->setShortcuts(shortcutsMarkdown(m_actions->withShortcuts()));
    connectActions();
    connectLoader();
    connectCase();
    connectFollowing();
    connectRecording();
    m_actions->setTheme(settings.theme());
    refreshRecent();
    refreshLook();
    refreshCaseState();
}

MainWindow::~MainWindow()
{
    // They look at the state, which as a member would go before them.
    delete m_pages;
}

void MainWindow::buildCentre()
{
    auto* area = new QWidget(this);
    m_notices = new NoticeBar(area);
    m_welcome = new WelcomePage(area);
    m_centre = new FittingStack(area);
    m_busy = new QLabel(tr("Reading…"), area);
    m_busy->setAlignment(Qt::AlignCenter);
    m_busy->setForegroundRole(QPalette::PlaceholderText);
    m_centre->addWidget(m_welcome);
    m_centre->addWidget(m_busy);
    m_centre->addWidget(m_pages);
    auto* layout = new QVBoxLayout(area);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notices);
    m_commands = new CaseCommands(m_context, m_session, *m_notices, *this);
    layout->addWidget(new RecordStrip(m_recording, area));
    layout->addWidget(m_centre, 1);
    auto* stripPlace = new QWidget(area); // the strip shows and hides itself in it
    auto* stripLayout = new QVBoxLayout(stripPlace);
    stripLayout->setContentsMargins(0, 0, 0, 0);
    m_strip = new ChecklistStrip(m_context, stripPlace);
    connect(m_strip, &QAbstractButton::clicked, this,
            [this] { showPage(QStringLiteral("checklist")); });
    stripLayout->addWidget(m_strip);
    layout->addWidget(stripPlace);
    setCentralWidget(area);

    connect(m_welcome, &WelcomePage::openFolderRequested, this, &MainWindow::chooseFolder);
    connect(m_welcome, &WelcomePage::openFilesRequested, this, &MainWindow::chooseFiles);
    connect(m_welcome, &WelcomePage::openLocationRequested, this, &MainWindow::chooseLocation);
    connect(m_welcome, &WelcomePage::demoRequested, m_actions->openDemo, &QAction::trigger);
    connect(m_welcome, &WelcomePage::recordRequested, m_actions->recordRun, &QAction::trigger);
    connect(m_welcome, &WelcomePage::memoryRequested, this,
            [this] { showPage(QStringLiteral("memory")); });
    connect(m_welcome, &WelcomePage::learnRequested, this,
            [this] { showPage(QStringLiteral("learn")); });
    connect(m_welcome, &WelcomePage::pathsRequested, this, &MainWindow::openPaths);
    connect(m_pages, &PageStack::openRequested, this, &MainWindow::chooseFolder);
    connect(m_pages, &PageStack::runRequested, this,
            [this](const QString& path) { openPaths({path}); });
    connect(m_pages, &PageStack::demoRequested, m_actions->openDemo, &QAction::trigger);
    connect(m_pages, &PageStack::pageShown, m_actions, &WindowActions::setCurrentPage);
    connect(m_pages, &PageStack::pageShown, this, &MainWindow::refreshCentre);
    connect(m_pages, &PageStack::statusTextChanged, this, &MainWindow::refreshStatusText);
    connect(m_pages, &PageStack::ownContextChanged, this, &MainWindow::refreshFrame);
}

void MainWindow::connectActions()
{
    addActions(m_actions->withShortcuts());
    connect(m_actions->openFiles, &QAction::triggered, this, &MainWindow::chooseFiles);
    connect(m_actions->openFolder, &QAction::triggered, this, &MainWindow::chooseFolder);
    connect(m_actions->openLocation, &QAction::triggered, this, &MainWindow::chooseLocation);
    connect(m_actions->openDemo, &QAction::triggered, this,
            [this] { openPaths({QString::fromLatin1(kDemoPath)}); });
    connect(m_actions->reload, &QAction::triggered, &m_loader, &LoadController::reload);
    connect(m_actions->exportReport, &QAction::triggered, this, &MainWindow::chooseReport);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->search, &QAction::triggered, this, &MainWindow::openSwitcher);
    connect(m_actions->fullScreen, &QAction::toggled, this, [this](bool full) {
        setWindowState(windowState().setFlag(Qt::WindowFullScreen, full));
    });
    connect(m_actions->pages, &QActionGroup::triggered, this,
            [this](const QAction* page) { showPage(page->data().toString()); });
    connect(m_actions->themes, &QActionGroup::triggered, this, [this](const QAction* theme) {
        applyChosenTheme(static_cast<ThemeChoice>(theme->data().toInt()));
    });
    connect(m_actions, &WindowActions::recentChosen, this, &MainWindow::openPaths);
    connect(m_actions, &WindowActions::recentCleared, this, [this] {
        m_settings.clearRecent();
        refreshRecent();
    });
    auto* history = new NavigationHistory(m_context, *m_pages, this);
    connect(m_actions->back, &QAction::triggered, history, &NavigationHistory::back);
    connect(m_actions->forward, &QAction::triggered, history, &NavigationHistory::forward);
    const auto refreshHistory = [this, history] {
        m_actions->back->setEnabled(history->canGoBack());
        m_actions->forward->setEnabled(history->canGoForward());
    };
    connect(history, &NavigationHistory::changed, this, refreshHistory);
    refreshHistory();
    connect(m_actions->nextPanel, &QAction::triggered, this,
            [this] { focusNextPanel(*this, true); });
    connect(m_actions->previousPanel, &QAction::triggered, this,
            [this] { focusNextPanel(*this, false); });
    connect(m_actions->settings, &QAction::triggered, this,
            [this] { SettingsDialog::openFor(m_settings, m_opened.summaries(), this); });
    connect(m_actions->showShortcuts, &QAction::triggered, this, [this] {
        m_docks.helpPanel->showDocument({});
        WindowDocks::reveal(*m_docks.helpDock);
    });
    const auto copy = [this](TextFormat format) {
        QGuiApplication::clipboard()->setText(verdictText(m_context, format));
        statusBar()->showMessage(tr("Copied to the clipboard"), 3000);
    };
    connect(m_actions->copyVerdict, &QAction::triggered, this, [copy] { copy(TextFormat::Plain); });
    connect(m_actions->copyMarkdown, &QAction::triggered, this,
            [copy] { copy(TextFormat::Markdown); });
    const auto zoom = [this](double wanted) {
        m_settings.setTextZoom(applyTextZoom(*qApp, wanted));
    };
    connect(m_actions->largerText, &QAction::triggered, this,
            [=, this] { zoom(nextTextZoom(m_settings.textZoom(), true)); });
    connect(m_actions->smallerText, &QAction::triggered, this,
            [=, this] { zoom(nextTextZoom(m_settings.textZoom(), false)); });
    connect(m_actions->usualText, &QAction::triggered, this, [zoom] { zoom(1.0); });
    connect(m_actions->about, &QAction::triggered, this, [this] { showAboutDialog(this); });
    connect(m_actions->copyDiagnostics, &QAction::triggered, this, [this] {
        copyDiagnosticsText();
        statusBar()->showMessage(tr("Copied to the clipboard"), 3000);
    });
}

void MainWindow::connectLoader()
{
    connect(&m_loader, &LoadController::partialLoaded, this, &MainWindow::adoptCase);
    connect(&m_loader, &LoadController::caseLoaded, this, &MainWindow::showLoaded);
    connect(&m_opened, &OpenCase::firstDiagnosed, this, &MainWindow::finishLoad);
    connect(&m_opened.diagnosing(), &DiagnosisController::cancelled, this,
            [this] { emit loadEnded(false); });
    connect(&m_loader, &LoadController::loadFailed, this, [this](const Error& error) {
        m_notices->showNotice({.severity = Severity::Critical,
                               .text = errorMessage(error),
                               .actionTitle = tr("Open another folder…"),
                               .action = [this] { chooseFolder(); }});
        emit loadEnded(false);
    });
    connect(&m_loader, &LoadController::loadCancelled, this, [this] {
        if (m_opened.caseData() != nullptr && !m_opened.caseData()->isComplete) {
            m_notices->showNotice(
                {.severity = Severity::Info,
                 .text = tr("Loading was stopped. What was read by then is shown, and has not "
                            "been diagnosed."),
                 .actionTitle = tr("Read again"),
                 .action = [this] { m_loader.reload(); }});
        }
        emit loadEnded(false);
    });
    connect(&m_loader, &LoadController::stateChanged, this, &MainWindow::refreshCentre);
    connect(&m_context, &ViewContext::caseChanged, this, &MainWindow::refreshCaseState);
    connect(&m_context, &ViewContext::findingRequested, this,
            [this] { showPage(QStringLiteral("overview")); });
}

void MainWindow::connectCase()
{
    connect(m_actions->saveCase, &QAction::triggered, m_commands, &CaseCommands::save);
    connect(m_actions->saveCaseAs, &QAction::triggered, m_commands, &CaseCommands::saveAs);
    const auto chooseNextRun = [this] {
        askForFolder(this, m_settings.folder(), [this](const QString& path) {
            m_settings.setFolder(QFileInfo(path).absolutePath());
            m_session.addRun({path});
        });
    };
    connect(m_actions->openNextRun, &QAction::triggered, this, chooseNextRun);
    connect(m_pages, &PageStack::nextRunRequested, this, chooseNextRun);
    connect(&m_session, &CaseSession::retested, this, [this](const RetestReport& report) {
        m_opened.setRetest(report);
        showPage(QStringLiteral("checklist"));
    });
    connect(&m_session, &CaseSession::pathChanged, this, &MainWindow::refreshCaseState);
    const auto endWithoutLoad = [this] {
        if (m_loader.state() == LoadState::Idle)
            emit loadEnded(false);
    };
    connect(&m_session, &CaseSession::failed, this, endWithoutLoad);
    connect(&m_session, &CaseSession::sourcesMissing, this, endWithoutLoad);
    connect(&m_session, &CaseSession::saved, this, [this](const QString& path) {
        m_settings.addRecent({path});
        refreshRecent();
        statusBar()->showMessage(tr("Saved as %1").arg(path), 5000);
    });
    auto* tables =
        new TableCommands(m_context, m_session, *m_notices, *m_actions->tableColumns, *this);
    connect(m_docks.casePanel, &CasePanel::columnsRequested, tables, &TableCommands::choose);
    connect(&m_diagnosis, &CaseDiagnosis::settled, this,
            [this] { m_session.noteDiagnosis(m_opened.caseData(), m_opened.diagnosis()); });
    connect(&m_opened.document(), &CaseDocument::modifiedChanged, this,
            &QWidget::setWindowModified);
}

void MainWindow::connectFollowing()
{
    m_following = new CaseFollowing(m_opened, m_loader, *m_actions->follow, this);
    connect(m_following, &CaseFollowing::textChanged, this, [this] {
        m_followText->setText(m_following->text());
        m_followText->setToolTip(m_following->details());
        m_followText->setVisible(!m_following->text().isEmpty());
    });
    connect(m_following, &CaseFollowing::grown, this, &MainWindow::collectTagsOf);
    connect(m_following, &CaseFollowing::noticed, m_notices, &NoticeBar::showNotice);
}

void MainWindow::connectRecording()
{
    const auto noteRecording = [this](bool isRunning) {
        m_following->setRecording(m_recording.request().folder, isRunning);
    };
    connect(&m_recording, &Recording::started, this, [noteRecording] { noteRecording(true); });
    connect(&m_recording, &Recording::ended, this, [noteRecording] { noteRecording(false); });
    const auto* live = new LiveCase(m_recording, *m_following, m_loader, this);
    connect(live, &LiveCase::openRequested, this, [this](const QString& folder) {
        openPaths({folder});
        showPage(QStringLiteral("console"));
    });
    m_recordingCommands = new RecordingCommands(m_recording, m_settings, m_loader, *m_notices,
                                                *m_actions->recordRun, *this);
    connect(m_recordingCommands, &RecordingCommands::openRequested, this,
            [this](const QString& folder) { openPaths({folder}); });
}

void MainWindow::openFleet(const QString& path)
{
    showPage(QStringLiteral("fleet"));
    (void)m_pages->page(QStringLiteral("fleet"))->openOwn(path);
}

void MainWindow::openPaths(const QStringList& paths)
{
    if (paths.isEmpty())
        return;
    // The user opened them: they may be fetched. What is secret in them is in no list from here on.
    QStringList permitted;
    for (const QString& path : paths)
        permitted << (isUri(path.toStdString()) ? toQString(permitLocation(path.toStdString()))
                                                : path);
    m_commands->leave([this, paths = permitted] {
        m_notices->clearNotices();
        if (m_pages->ownContext() != nullptr
            || (m_opened.caseData() == nullptr && m_pages->currentView() != nullptr))
            showPage(QStringLiteral("overview")); // what was asked without a case has been answered
        m_mayCompare = paths.size() == 2;
        m_session.open(paths);
    });
}

void MainWindow::adoptCase(const CasePtr& loaded)
{
    m_opened.setCase(loaded);
    if (!loaded->isComplete)
        return;
    m_session.applyToState();
    if (!isDemo(m_loader.paths())) {
        m_settings.addRecent(m_session.recentPaths());
        refreshRecent();
    }
    collectTagsOf(loaded);
}

void MainWindow::collectTagsOf(const CasePtr& loaded)
{
    m_collecting.start(
        [loaded](WorkMonitor&) -> Result<QStringList> { return collectTags(*loaded); },
        [this, loaded](const Result<QStringList>& tags) {
            if (tags && loaded == m_opened.caseData())
                m_tags = *tags;
        });
}

void MainWindow::showLoaded(const CasePtr& loaded)
{
    adoptCase(loaded);
    m_opened.diagnose();
}

void MainWindow::finishLoad()
{
    refreshCaseState();
    reportDamage();
    if (std::exchange(m_mayCompare, false) && holdsTwoRunSources(m_opened.caseData())
        && m_pages->currentId() == QStringLiteral("overview"))
        showPage(QStringLiteral("compare"));
    emit loadEnded(true);
}

void MainWindow::reportDamage()
{
    const QString text =
        damageText(m_opened.caseData()->issues, m_docks.issuesPanel->damagedFileCount());
    if (!text.isEmpty())
        m_notices->showNotice({.severity = Severity::Warning,
                               .text = text,
                               .actionTitle = tr("Show issues"),
                               .action = [this] { showIssues(); }});
}

void MainWindow::refreshCaseState()
{
    const bool open = m_opened.caseData() != nullptr;
    for (const std::unique_ptr<const ViewFactory>& page : m_pages->factories())
        m_actions->setPageEnabled(page->id(), open || page->worksWithoutCase()
                                                  || page->id() == QLatin1String("overview"));
    m_actions->reload->setEnabled(open);
    refreshFrame();
    if (open && m_pages->currentView() == nullptr) {
        const QString first = m_pages->factories().front()->id();
        if (!m_pages->showPage(m_settings.page()))
            m_pages->showPage(first);
    }
    refreshCentre();
    m_actions->saveCase->setEnabled(open);
    m_actions->saveCaseAs->setEnabled(open);
    m_actions->openNextRun->setEnabled(open);
    setWindowTitle(ui::windowTitle(open ? m_session.recentPaths() : QStringList()));
    refreshStatusText();
}

void MainWindow::refreshCentre()
{
    if (m_opened.caseData() != nullptr)
        m_centre->setCurrentWidget(m_pages);
    else if (m_loader.state() != LoadState::Idle)
        m_centre->setCurrentWidget(m_busy);
    else if (m_pages->worksWithoutCase())
        m_centre->setCurrentWidget(m_pages);
    else
        m_centre->setCurrentWidget(m_welcome);
}

void MainWindow::refreshStatusText()
{
    const View* page = m_pages->currentView();
    const bool shown = page != nullptr && m_centre->currentWidget() == m_pages;
    m_statusText->setText(shown ? page->statusText() : QString());
}

void MainWindow::refreshIssues()
{
    const int files = m_docks.issuesPanel->damagedFileCount();
    const int count = m_docks.issuesPanel->issueCount();
    m_issuesBadge->setVisible(count > 0);
    m_issuesBadge->setText(files > 0 ? tr("%n file(s) damaged", "", files)
                                     : tr("%n note(s) on files", "", count));
    m_issuesBadge->setToolTip(tr("Show what is wrong with the files, and what to do"));
    const IssueSeverity worst = files > 0 ? IssueSeverity::DataLoss : IssueSeverity::Info;
    m_issuesBadge->setIcon(icon(QStringLiteral("damage"), issueColor(worst, palette())));
    m_docks.issuesDock->toggleViewAction()->setEnabled(count > 0);
    if (count == 0)
        m_docks.issuesDock->hide();
}

void MainWindow::refreshLook()
{
    m_actions->refreshIcons(palette());
    m_openButton->setIcon(icon(QStringLiteral("folder"), palette()));
    refreshIssues();
}

void MainWindow::refreshRecent()
{
    const QList<QStringList> recent = m_settings.recent();
    m_actions->setRecent(recent);
    m_welcome->setRecent(recent);
}

bool MainWindow::showPage(const QString& id)
{
    return m_pages->showPage(id);
}

void MainWindow::settle()
{
    m_opened.finishDiagnosis();
    if (m_pages->currentView() != nullptr)
        m_pages->currentView()->settle();
    m_jobButton->refresh();
}

void MainWindow::showIssues()
{
    WindowDocks::reveal(*m_docks.issuesDock);
    m_docks.issuesPanel->setFocus();
}

void MainWindow::chooseFolder()
{
    askForFolder(this, m_settings.folder(), [this](const QString& path) {
        m_settings.setFolder(QFileInfo(path).absolutePath());
        openPaths({path});
    });
}

void MainWindow::chooseFiles()
{
    askForFiles(this, m_settings.folder(), [this](const QStringList& paths) {
        m_settings.setFolder(QFileInfo(paths.value(0)).absolutePath());
        openPaths(paths);
    });
}

void MainWindow::chooseReport()
{
    const QString name = caseName(m_session.recentPaths());
    const auto write = [this, name](const QString& path, bool withAppendix) {
        const CaseAnalysisPtr judged = m_opened.judged();
        const DiagnosisPtr diagnosis = m_opened.diagnosis();
        if (!judged || !diagnosis)
            return;
        m_reporting.submit<bool>(
            tr("Writing the report"),
            [=, words = m_session.words()](JobMonitor&) -> Result<bool> {
                const Result<void> written =
                    exportReport(path, *judged, *diagnosis, words,
                                 {.caseName = name, .hasAppendix = withAppendix});
                if (!written)
                    return written.error();
                return true;
            },
            [this, path](const Result<bool>& written) {
                if (written)
                    showSavedFile(*statusBar(), path);
                else
                    m_notices->showNotice({.severity = Severity::Critical,
                                           .text = errorMessage(written.error()),
                                           .actionTitle = {},
                                           .action = {}});
            });
    };
    askForReportFile(this, m_settings.folder(), tr("%1 report", "file name").arg(name), write);
}

void MainWindow::applyChosenTheme(ThemeChoice choice)
{
    m_settings.setTheme(choice);
    applyTheme(*qApp, choice);
}

void MainWindow::restoreWindow()
{
    m_remembers = true;
    m_session.lookForUnsavedWork();
    restoreGeometry(m_settings.windowGeometry());
    restoreState(m_settings.windowState(), Settings::kWindowStateVersion);
    m_docks.noteRestored();
    m_docks.showCaseDock(m_opened.caseData() != nullptr);
    m_pages->setChosenTabs(m_settings.chosenTabs());
    applySummaryMemory(m_settings, m_opened.summaries());
    refreshIssues(); // an issues dock without issues stays closed
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refreshLook();
    if (event->type() == QEvent::WindowStateChange)
        m_actions->fullScreen->setChecked(isFullScreen());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_recordingCommands->mayClose()) {
        event->ignore();
        return;
    }
    if (m_opened.document().isModified()) {
        event->ignore();
        m_commands->leave(
            [this] { QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection); });
        return;
    }
    if (m_remembers) {
        m_docks.setAside(false);
        m_docks.showCaseDock(true); // as the next case is to find it
        m_settings.setWindow(saveGeometry(), saveState(Settings::kWindowStateVersion));
        m_settings.setSmoothing(m_context.smoothing());
        m_settings.setPinnedTags(m_context.pinnedTags());
        m_settings.setLessonFolders(m_context.lessons().folders());
        m_settings.setCurveChoices(m_context.state().curves);
        m_settings.setChosenTabs(m_pages->chosenTabs());
        if (!m_pages->currentId().isEmpty())
            m_settings.setPage(m_pages->currentId());
    }
    m_loader.cancelLoad();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (droppedPaths(*event->mimeData()).isEmpty())
        return;
    event->acceptProposedAction();
    m_overlay->cover();
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*)
{
    m_overlay->hide();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    m_overlay->hide();
    const QStringList paths = droppedPaths(*event->mimeData());
    if (paths.isEmpty())
        return;
    event->acceptProposedAction();
    openPaths(paths);
}

} // namespace faultline::ui
