// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/console/console_view.h"

#include "model/core/case_artifacts.h"
#include "model/qt/console_words.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "widgets/controls/empty_state.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/console/cause_banner.h"
#include "widgets/views/console/console_search.h"
#include "widgets/views/console/console_toolbar.h"
#include "widgets/views/console/event_panel.h"
#include "widgets/views/console/log_clock.h"
#include "widgets/views/console/log_list.h"
#include "widgets/views/console/problem_scroll_bar.h"
#include "widgets/views/views.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QStringList>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kPanelWidth = 34 * kGrid;
/// A page narrower than this has no room for the list of events.
constexpr int kMinWidthForPanel = 96 * kGrid;

/// The log to show first: one that tells how its run ended.
ConsoleLogPtr tellingLog(const CaseData& data)
{
    for (const ConsoleLogPtr& log : data.logs) {
        if (log->cause)
            return log;
    }
    for (const ConsoleLogPtr& log : data.logs) {
        if (log->exitCode.value_or(0) != 0)
            return log;
    }
    return data.logs.empty() ? nullptr : data.logs.front();
}

QString recordCommand()
{
    return QStringLiteral("faultline-cli record --out recorded -- python train.py");
}

} // namespace

ConsoleView::ConsoleView(ViewContext& context, QWidget* parent)
    : View(parent), m_context(context), m_model(context.opened().jobs())
{
    buildEmptyState();
    buildPage();
    connectParts();
    connectState();
    addShortcuts();
    refreshCase();
    takeRequest();
}

ConsoleView::~ConsoleView() = default;

void ConsoleView::buildPage()
{
    m_toolbar = new ConsoleToolbar(m_model, this);
    m_cause = new CauseBanner(this);
    m_list = new LogList(m_model, this);
    m_events = new EventPanel(this);
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->setHandleWidth(1);
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(m_events);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setCollapsible(0, false);
    m_splitter->setSizes({1000, kPanelWidth});

    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_toolbar);
    column->addWidget(m_cause);
    column->addWidget(m_splitter, 1);

    m_stack = new QStackedWidget(this);
    m_stack->addWidget(page);
    m_stack->addWidget(m_empty);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
}

void ConsoleView::buildEmptyState()
{
    m_empty = new EmptyState(QStringLiteral("log"), this);
    m_openButton = m_empty->addButton(tr("Open a folder…"));
    connect(m_openButton, &QPushButton::clicked, this, &View::openRequested);
    m_copyButton = m_empty->addButton(tr("Copy the record command"));
    connect(m_copyButton, &QPushButton::clicked, this,
            [] { QGuiApplication::clipboard()->setText(recordCommand()); });
}

void ConsoleView::connectParts()
{
    connect(&m_model, &ConsoleModel::rowsChanged, this, &ConsoleView::takeRows);
    connect(&m_model, &ConsoleModel::searchChanged, this, &View::statusTextChanged);
    connect(m_toolbar, &ConsoleToolbar::logChosen, &m_context,
            [this](const QString& name) { m_context.setCurrentArtifact(ArtifactKind::Log, name); });
    connect(m_toolbar, &ConsoleToolbar::wrapToggled, m_list, &LogList::setWrapped);
    connect(m_toolbar, &ConsoleToolbar::relativeTimesToggled, m_list, [this](bool relative) {
        m_list->setTimes(relative ? LogTimes::Relative : LogTimes::OfDay);
    });
    connect(m_toolbar, &ConsoleToolbar::followToggled, this, &ConsoleView::takeTime);
    connect(m_toolbar, &ConsoleToolbar::panelToggled, this, [this](bool shown) {
        m_panelWanted = shown;
        refreshPanel();
    });
    connect(m_cause, &CauseBanner::lineRequested, this, [this](std::uint32_t line) {
        goToLine(line);
        sendTime(line);
    });
    connect(m_events, &EventPanel::lineRequested, this, [this](std::uint32_t line) {
        goToLine(line);
        sendTime(line);
    });
    connect(m_list, &LogList::lineChosen, this, &ConsoleView::sendTime);
    connect(m_list, &LogList::lineChosen, this, &ConsoleView::pickLine);
    connect(m_list, &LogList::problemRequested, this, &ConsoleView::stepProblem);
    connect(m_list, &LogList::currentLineChanged, this, [this] {
        m_toolbar->search().setCurrentLine(m_list->currentLine());
        emit statusTextChanged();
    });
    connect(&m_toolbar->search(), &ConsoleSearch::stepRequested, this, &ConsoleView::stepSearch);
    connect(&m_toolbar->search(), &ConsoleSearch::left, m_list,
            [this] { m_list->setFocus(Qt::OtherFocusReason); });
}

void ConsoleView::connectState()
{
    connect(&m_context, &ViewContext::caseChanged, this, &ConsoleView::refreshCase);
    connect(&m_context, &ViewContext::currentArtifactChanged, this, [this](ArtifactKind kind) {
        if (kind == ArtifactKind::Log)
            refreshCase();
    });
    connect(&m_context, &ViewContext::artifactRequested, this, [this](ArtifactKind kind) {
        if (kind == ArtifactKind::Log)
            takeRequest();
    });
    connect(&m_context, &ViewContext::timeCursorChanged, this, &ConsoleView::takeTime);
    connect(&m_context.opened(), &OpenCase::analysisChanged, this, &ConsoleView::takeTime);
    connect(&m_context.opened(), &OpenCase::verdictWithheldChanged, this,
            &ConsoleView::refreshMeaning);
}

/// What lines mean is half of the verdict.
void ConsoleView::refreshMeaning()
{
    const bool isWithheld = m_context.opened().isVerdictWithheld();
    m_cause->setDigest(isWithheld ? nullptr : m_model.digest());
    m_events->setLog(isWithheld ? nullptr : m_shown);
    m_list->setTellsMeaning(!isWithheld);
    refreshPanel();
}

void ConsoleView::pickLine(std::uint32_t line)
{
    const ConsoleDigestPtr& digest = m_model.digest();
    if (digest && line < digest->lineCount())
        m_context.pick(LogEvidence{.log = digest->log->id(),
                                   .firstLine = line,
                                   .lastLine = line,
                                   .sourceLine = digest->log->lines[line].sourceLine,
                                   .excerpt = std::string(digest->log->text(line)),
                                   .caption = {}});
}

void ConsoleView::addShortcuts()
{
    const auto add = [this](const QKeySequence& keys, auto action) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, action);
    };
    add(QKeySequence::Find, [this] { m_toolbar->search().beginSearch(); });
    add(QKeySequence(Qt::Key_F3), [this] { stepSearch(true); });
    add(QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { stepSearch(false); });
    add(QKeySequence(Qt::CTRL | Qt::Key_G), [this] { askForLine(); });
}

void ConsoleView::refreshCase()
{
    const CasePtr& opened = m_context.opened().caseData();
    ConsoleLogPtr log;
    if (opened) {
        const QString wanted = m_context.currentArtifact(ArtifactKind::Log);
        // While a case is still being read, a log that tells more may come.
        const bool mayChange = !m_picked.isEmpty() && wanted == m_picked;
        if (!mayChange)
            log = artifactNamed(opened->logs, wanted.toStdString());
        if (!log) {
            log = tellingLog(*opened);
            m_picked = log && !opened->isComplete ? toQString(log->name()) : QString();
        }
    }
    refreshEmptyState();
    m_stack->setCurrentIndex(log ? 0 : 1);
    if (opened)
        m_toolbar->setLogs(*opened, log ? toQString(log->name()) : QString());
    showLog(log);
    if (log)
        m_context.setCurrentArtifact(ArtifactKind::Log, toQString(log->name()));
}

void ConsoleView::showLog(const ConsoleLogPtr& log)
{
    if (log == m_model.log())
        return;
    const bool other = !log || !m_model.log() || log->name() != m_model.log()->name();
    if (other) {
        m_pendingLine.reset();
        m_list->setTimeMark(std::nullopt);
    }
    m_model.setLog(log);
}

void ConsoleView::refreshEmptyState()
{
    const CasePtr& opened = m_context.opened().caseData();
    m_openButton->setVisible(!opened || opened->isComplete);
    m_copyButton->setVisible(opened && opened->isComplete);
    if (!opened) {
        m_empty->setTexts(tr("Nothing is open"),
                          tr("Open a folder with what a training printed: its console, the "
                             "output of a job, an export of cloud logs."));
    } else if (!opened->isComplete) {
        m_empty->setTexts(tr("Reading…"), tr("Logs appear as soon as they are read."));
    } else {
        m_empty->setTexts(
            tr("There is no console log in this case"),
            tr("The cause of a failed run is most often in what it printed. Put that beside its "
               "event files and open the folder again:\n\n"
               "python train.py 2>&1 | tee train.log\n\n"
               "or let Faultline record it, with times, exit code, GPU and host:\n\n%1")
                .arg(recordCommand()));
    }
}

void ConsoleView::takeRows()
{
    const ConsoleDigestPtr& digest = m_model.digest();
    const ConsoleLogPtr log = digest ? digest->log : nullptr;
    if (log != m_shown) {
        m_shown = log;
        m_toolbar->setHasTimes(digest && digest->firstTime.has_value());
        refreshMeaning();
        takeTime();
    }
    if (m_pendingLine && digest && log == m_model.log() && !m_model.isPreparing()) {
        const std::uint32_t line = *m_pendingLine;
        m_pendingLine.reset();
        goToLine(line);
    }
    emit statusTextChanged();
}

void ConsoleView::takeRequest()
{
    if (m_context.currentArtifact(ArtifactKind::Log).toStdString()
        != (m_model.log() ? m_model.log()->name() : std::string()))
        refreshCase();
    if (const std::optional<std::size_t> line = m_context.logLine())
        goToLine(static_cast<std::uint32_t>(*line));
}

void ConsoleView::goToLine(std::uint32_t line)
{
    if (m_model.isPreparing() || !m_model.digest()) {
        m_pendingLine = line;
        return;
    }
    if (line >= m_model.digest()->lineCount() || m_list->showLine(line, true))
        return;
    // The filter hides it: what was asked for is worth more than the filter.
    m_pendingLine = line;
    m_model.clearFilter();
}

void ConsoleView::askForLine()
{
    const ConsoleDigestPtr& digest = m_model.digest();
    if (!digest || digest->lineCount() == 0)
        return;
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setWindowTitle(tr("Go to line"));
    const auto last = static_cast<int>(
        std::min<std::uint32_t>(digest->log->lines.back().sourceLine, 2'000'000'000));
    dialog->setIntRange(1, last);
    dialog->setLabelText(tr("Line of the file (1 to %1):").arg(QLocale().toString(last)));
    connect(dialog, &QInputDialog::intValueSelected, this, [this](int value) {
        if (m_model.digest() && m_model.digest()->lineCount() > 0)
            goToLine(m_model.digest()->lineOfSource(static_cast<std::uint32_t>(value)));
        m_list->setFocus(Qt::OtherFocusReason);
    });
    dialog->open();
}

void ConsoleView::stepSearch(bool forward)
{
    const std::optional<std::uint32_t> line =
        m_model.nextMatch(m_list->currentLine().value_or(0), forward);
    if (line)
        goToLine(*line);
}

void ConsoleView::stepProblem(bool forward)
{
    if (!m_model.digest())
        return;
    const std::optional<std::uint32_t> line =
        m_model.digest()->nextProblem(m_list->currentLine().value_or(0), forward);
    if (line)
        goToLine(*line);
}

void ConsoleView::sendTime(std::uint32_t line)
{
    const ConsoleDigestPtr& digest = m_model.digest();
    if (!digest || line >= digest->lineCount())
        return;
    const std::optional<double> wallTime = logToWallTime(
        m_context.opened().analysis(), *digest->log, digest->log->lines[line].wallTime);
    if (!wallTime)
        return;
    m_sendingTime = true;
    m_context.setCursorTime(wallTime);
    m_sendingTime = false;
    m_list->setTimeMark(line);
}

/// Marks the line of the moment that the charts point at; scrolls only if that was asked for.
void ConsoleView::takeTime()
{
    const ConsoleDigestPtr& digest = m_model.digest();
    if (m_sendingTime || !digest)
        return;
    std::optional<std::uint32_t> line;
    if (m_context.cursorTime()) {
        const std::optional<double> time =
            wallToLogTime(m_context.opened().analysis(), *digest->log, *m_context.cursorTime());
        line = time ? digest->nearestLine(*time) : std::nullopt;
    }
    m_list->setTimeMark(line);
    if (line && m_toolbar->followsCursor())
        m_list->scrollToLine(*line);
}

void ConsoleView::refreshPanel()
{
    const bool shown =
        !m_context.opened().isVerdictWithheld()
        && m_panelWanted.value_or(!m_events->isEmpty() && width() >= kMinWidthForPanel);
    m_events->setVisible(shown);
    m_toolbar->setPanelShown(shown);
}

void ConsoleView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    refreshPanel();
}

void ConsoleView::settle()
{
    m_context.opened().finishAnalysis();
    // A request that the filter hid asks for rows once more.
    do
        m_model.finish();
    while (m_model.isPreparing() || m_model.isSearching());
}

QString ConsoleView::statusText() const
{
    const ConsoleDigestPtr& digest = m_model.digest();
    if (!digest || m_stack->currentIndex() != 0)
        return {};
    const QLocale locale;
    QStringList parts;
    if (const std::optional<std::uint32_t> line = m_list->currentLine()) {
        const LogLine& at = digest->log->lines[*line];
        parts << tr("Line %1").arg(locale.toString(at.sourceLine));
        const QString time = logDateTime(at.wallTime, digest->log->timeKind);
        if (!time.isEmpty())
            parts << time;
    }
    const QString all = locale.toString(static_cast<qulonglong>(digest->lineCount()));
    const LogFilter& filter = m_model.rows().filter();
    parts << (filter.isOpen()
                  ? tr("%1 lines").arg(all)
                  : tr("%1 of %2 lines shown")
                        .arg(locale.toString(static_cast<qulonglong>(m_model.rows().size())), all));
    if (digest->log->droppedLines > 0)
        parts << tr("%1 lines of the middle are not kept")
                     .arg(locale.toString(static_cast<qulonglong>(digest->log->droppedLines)));
    return parts.join(QStringLiteral("  ·  "));
}

std::unique_ptr<const ViewFactory> makeConsoleViewFactory()
{
    return std::make_unique<StandardViewFactory<ConsoleView>>(
        QStringLiteral("console"), QStringLiteral("log"), [] { return ConsoleView::tr("Console"); },
        std::vector{ArtifactKind::Log});
}

} // namespace faultline::ui
