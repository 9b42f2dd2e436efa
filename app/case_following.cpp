// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/case_following.h"

#include "app/follow_texts.h"
#include "app/load_texts.h"
#include "model/core/console_log.h"
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/qt/diagnosis_controller.h"

#include <QAction>
#include <QDateTime>
#include <QLoggingCategory>

#include <algorithm>
#include <chrono>

namespace faultline::ui {

namespace {

Q_LOGGING_CATEGORY(lcFollow, "faultline.follow", QtWarningMsg)

constexpr int kTextMs = 1000;
/// A rule that is asked already is waited for so long before the next look.
constexpr int kBusyMs = 100;
/// What a run wrote last has been read so long after its end: files are looked at every second.
constexpr int kEndMs = 1500;
/// The rules are asked again after at least so long, and take at most a tenth of the time.
constexpr qint64 kShortestJudgeMs = 5000;
constexpr qint64 kJudgeFactor = 10;
/// Showing snapshots takes at most a fifth of the GUI thread.
constexpr qint64 kShowFactor = 4;
/// More files than this that were lost at once are told as a number.
constexpr std::size_t kNoticesAtOnce = 3;

double secondsNow()
{
    return static_cast<double>(QDateTime::currentMSecsSinceEpoch()) / 1000.0;
}

/// Logs that show what ended their run.
std::size_t failuresIn(const CaseData& data)
{
    return static_cast<std::size_t>(
        std::count_if(data.logs.begin(), data.logs.end(), [](const ConsoleLogPtr& log) {
            return log->cause.has_value() || log->exitCode.value_or(0) != 0;
        }));
}

/// How old the newest event is when it is shown.
void logAge(const CaseData& data, qint64 showMs)
{
    if (!lcFollow().isDebugEnabled())
        return;
    std::optional<double> newest;
    for (const RunPtr& run : data.runs)
        newest = std::max(newest, run->endTime());
    qCDebug(lcFollow, "%llu points, the newest event is %.3f s old; showing them took %lld ms",
            static_cast<unsigned long long>(data.pointCount()),
            newest ? secondsNow() - *newest : 0.0, static_cast<long long>(showMs));
}

} // namespace

CaseFollowing::CaseFollowing(OpenCase& opened, LoadController& loader, QAction& action,
                             QObject* parent)
    : QObject(parent),
      m_opened(opened),
      m_loader(loader),
      m_action(action),
      m_controller(opened.jobs())
{
    m_action.setEnabled(false);
    m_textTimer.setInterval(kTextMs);
    m_judgeTimer.setSingleShot(true);
    m_endTimer.setSingleShot(true);
    m_endTimer.setInterval(kEndMs);
    connect(&m_endTimer, &QTimer::timeout, this, &CaseFollowing::endIfJudged);
    connect(&m_textTimer, &QTimer::timeout, this, &CaseFollowing::textChanged);
    connect(&m_judgeTimer, &QTimer::timeout, this, &CaseFollowing::judge);
    connect(&m_action, &QAction::triggered, this, &CaseFollowing::choose);
    connect(&loader, &LoadController::stateChanged, this, &CaseFollowing::noteLoadState);
    connect(&opened, &OpenCase::firstDiagnosed, this, &CaseFollowing::begin);
    connect(&opened, &OpenCase::datasetReplaced, this, [this] {
        if (m_controller.isRunning())
            m_controller.start(m_opened.caseData(),
                               m_loader.tables()); // snapshots of the old one would undo it
    });
    connect(&m_controller, &FollowController::runningChanged, this, [this](bool isRunning) {
        if (!isRunning)
            setShown(false);
    });
    connect(&m_controller, &FollowController::grown, this, &CaseFollowing::takeGrowth);
    connect(&m_controller, &FollowController::statusChanged, this, &CaseFollowing::takeStatus);
    connect(&m_controller, &FollowController::filesChanged, this, &CaseFollowing::takeNotices);
    connect(&opened.diagnosing(), &DiagnosisController::diagnosed, this,
            &CaseFollowing::noteJudged);
    connect(&opened, &OpenCase::analysisChanged, this, [this] {
        if (m_isUrgent)
            judgeUrgently();
    });
    connect(this, &CaseFollowing::textChanged, this, &CaseFollowing::refreshLive);
}

void CaseFollowing::setRecording(const QString& folder, bool isRunning)
{
    m_recordFolder = folder;
    m_isRecording = isRunning;
    if (!isRunning && isRecordShown())
        awaitEnd();
    refreshLive();
}

bool CaseFollowing::isRecordShown() const
{
    return !m_recordFolder.isEmpty() && m_loader.paths() == QStringList{m_recordFolder};
}

/// The last lines may not have been read when the recorder is gone.
void CaseFollowing::awaitEnd()
{
    if (!m_controller.isRunning())
        return; // it is still being loaded: begin() comes here
    m_isEnding = true;
    m_endTimer.start();
}

void CaseFollowing::endIfJudged()
{
    const bool isLatest = m_opened.judged() && m_opened.judged()->data == m_opened.caseData();
    if (isLatest)
        stop(); // nothing more will come
    else
        judgeUrgently();
    refreshLive();
}

void CaseFollowing::noteJudged()
{
    m_judgeMs = m_judgeClock.isValid() ? m_judgeClock.elapsed() : 0;
    if (m_isEnding && !m_endTimer.isActive() && !m_isUrgent)
        QTimer::singleShot(0, this, [this] { // when the diagnosis has been taken
            if (m_isEnding && !m_endTimer.isActive())
                endIfJudged();
        });
}

void CaseFollowing::refreshLive()
{
    const bool isFollowed = m_controller.isRunning() && !m_isOnTrial;
    if (m_isEnding)
        m_opened.setLive(OpenCase::Live::Ending);
    else if ((m_isRecording && isRecordShown()) || (isFollowed && m_controller.status().isGrowing))
        m_opened.setLive(OpenCase::Live::Running);
    else
        m_opened.setLive(OpenCase::Live::No);
}

void CaseFollowing::demand(const QStringList& paths)
{
    m_paths = paths;
    m_choice = true;
    if (m_loader.state() == LoadState::Idle && m_loader.paths() == paths && m_opened.caseData()
        && !m_controller.isRunning())
        begin();
}

void CaseFollowing::noteLoadState(LoadState state)
{
    if (state == LoadState::Loading)
        stop(); // what is loaded holds everything that was followed
    m_action.setEnabled(state == LoadState::Idle && m_opened.caseData() && !isDemo(m_loader.paths())
                        && m_opened.caseData()->isComplete);
}

void CaseFollowing::begin()
{
    const bool canFollow =
        m_opened.caseData() && m_opened.caseData()->isComplete && !isDemo(m_loader.paths());
    if (m_loader.paths() != m_paths) {
        m_paths = m_loader.paths();
        m_choice.reset();
    }
    m_action.setEnabled(canFollow);
    if (!canFollow || m_choice == false || m_opened.diagnosing().isJudgingFirst())
        return; // the first diagnosis is of a case that stands still; it comes here again
    m_isOnTrial = !m_choice.has_value();
    m_failures = failuresIn(*m_opened.caseData());
    m_controller.start(m_opened.caseData(), m_loader.tables());
    setShown(!m_isOnTrial);
    if (!m_isRecording && isRecordShown())
        awaitEnd();
}

void CaseFollowing::choose(bool follow)
{
    m_paths = m_loader.paths();
    m_choice = follow;
    if (follow)
        begin();
    else
        stop();
}

void CaseFollowing::stop()
{
    m_isOnTrial = false;
    m_isUrgent = false;
    m_isEnding = false;
    m_endTimer.stop();
    m_judgeTimer.stop();
    m_controller.stop();
}

void CaseFollowing::setShown(bool isFollowing)
{
    m_action.setChecked(isFollowing);
    if (isFollowing)
        m_textTimer.start();
    else
        m_textTimer.stop();
    emit textChanged();
}

void CaseFollowing::takeGrowth(const CasePtr& data)
{
    QElapsedTimer clock;
    clock.start();
    m_opened.setCase(data);
    m_controller.setPause(std::chrono::milliseconds(kShowFactor * clock.elapsed()));
    logAge(*data, clock.elapsed());
    emit grown(data);
    if (m_isEnding)
        m_endTimer.start();
    if (const std::size_t failures = failuresIn(*data); failures > m_failures || m_isEnding) {
        m_failures = failures;
        judgeUrgently();
    } else if (!m_judgeTimer.isActive())
        m_judgeTimer.start(static_cast<int>(std::max(kShortestJudgeMs, kJudgeFactor * m_judgeMs)));
}

void CaseFollowing::judge()
{
    if (m_loader.state() != LoadState::Idle)
        return;
    if (m_opened.diagnosing().stage() != DiagnosisController::Stage::Idle) {
        m_judgeTimer.start(static_cast<int>(kShortestJudgeMs));
        return;
    }
    m_judgeClock.start();
    m_opened.diagnoseGrowth();
}

/// As soon as there is an analysis of what is shown now: who watches a run waits for this.
void CaseFollowing::judgeUrgently()
{
    m_isUrgent = true;
    const bool isLatest = m_opened.analysis() && m_opened.analysis()->data == m_opened.caseData();
    if (!isLatest)
        return; // comes here again when it is there
    if (m_opened.diagnosing().stage() != DiagnosisController::Stage::Idle) {
        QTimer::singleShot(kBusyMs, this, [this] {
            if (m_isUrgent)
                judgeUrgently();
        });
        return;
    }
    m_isUrgent = false;
    m_judgeTimer.stop();
    judge();
}

void CaseFollowing::takeStatus()
{
    if (m_isOnTrial) {
        m_isOnTrial = false;
        if (secondsNow() - m_controller.status().lastGrowth > kRecentSeconds)
            stop(); // long over; who wants to wait for more says so
        else
            setShown(true);
        return;
    }
    emit textChanged();
}

void CaseFollowing::takeNotices(const std::vector<FileNotice>& notices)
{
    const auto tell = [this](const QString& text) {
        emit noticed({.severity = Severity::Warning,
                      .text = text,
                      .actionTitle = tr("Read again"),
                      .action = [this] { m_loader.reload(); }});
    };
    if (notices.size() > kNoticesAtOnce) {
        tell(tr("%n files were deleted, replaced or written anew. The list of issues tells of each "
                "what is shown of it.",
                "", static_cast<int>(notices.size())));
        return;
    }
    for (const FileNotice& notice : notices)
        tell(noticeText(notice));
}

QString CaseFollowing::text() const
{
    if (!m_controller.isRunning() || m_isOnTrial)
        return {};
    return followText(m_controller.status(), secondsNow());
}

QString CaseFollowing::details() const
{
    return followDetails(m_controller.status(), m_controller.method());
}

} // namespace faultline::ui
