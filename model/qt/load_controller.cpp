// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/load_controller.h"

#include "model/session/jobs/background_release.h"

#include <QFile>
#include <QLoggingCategory>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <optional>
#include <utility>

namespace faultline {

namespace {

Q_LOGGING_CATEGORY(lcLoad, "faultline.load", QtWarningMsg)

constexpr std::chrono::milliseconds kProgressInterval(40);

Result<CasePtr> loadPaths(std::span<const std::string> paths, ReadMonitor& monitor,
                          const LoadOptions& options)
{
    if (paths.size() == 1 && paths.front() == kDemoPath)
        return loadDemoCase(monitor, options);
    return loadCase(paths, monitor, options);
}

/// Nothing may be thrown out of the job, where the text of an exception is lost.
Result<CasePtr> loaded(const LoadSteps& steps, std::span<const std::string> paths,
                       ReadMonitor& monitor, const LoadOptions& options)
{
    try {
        return steps.load(paths, monitor, options);
    } catch (const std::exception& exception) {
        qCWarning(lcLoad, "loading stopped with an exception: %s", exception.what());
        return Error{.code = ErrorCode::Internal,
                     .path = paths.size() == 1 ? paths.front() : std::string(),
                     .detail = verbatim(exception.what())};
    }
}

} // namespace

LoadSteps LoadSteps::builtin()
{
    return {.load = loadPaths};
}

/// Where the job leaves what it made, for the GUI thread to take out. What is posted are
/// announcements alone: here a newer snapshot replaces one that was not yet taken.
class LoadController::Mailbox {
public:
    void putPartial(CasePtr data)
    {
        const std::lock_guard lock(m_mutex);
        m_partial = std::move(data);
    }
    void putOutcome(Result<CasePtr> outcome)
    {
        const std::lock_guard lock(m_mutex);
        m_outcome = std::move(outcome);
    }

    [[nodiscard]] CasePtr takePartial()
    {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_partial, nullptr);
    }
    [[nodiscard]] std::optional<Result<CasePtr>> takeOutcome()
    {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_outcome, std::nullopt);
    }

private:
    std::mutex m_mutex;
    CasePtr m_partial;
    std::optional<Result<CasePtr>> m_outcome;
};

/// One load, in its job.
struct LoadController::Task {
    LoadSteps steps;
    std::vector<std::string> paths;
    std::map<std::string, TableChoice> tables;
    JobQueuePtr jobs;
    std::shared_ptr<Mailbox> mailbox;
    std::function<void()> announcePartial;

    void run(JobMonitor& monitor) const
    {
        LoadOptions loading;
        loading.tables = tables;
        loading.onScanned = [&monitor](std::uint64_t totalBytes) { monitor.expect(totalBytes); };
        loading.onPartial = [this](CasePtr data) {
            mailbox->putPartial(releasedInBackground(jobs, std::move(data)));
            announcePartial();
        };
        Result<CasePtr> outcome = loaded(steps, paths, monitor, loading);
        if (outcome)
            outcome = releasedInBackground(jobs, std::move(outcome.value()));
        mailbox->putOutcome(std::move(outcome));
    }
};

LoadController::LoadController(JobQueuePtr jobs, LoadSteps steps, QObject* parent)
    : QObject(parent), m_jobs(std::move(jobs)), m_steps(std::move(steps))
{
    m_progressTimer.setInterval(kProgressInterval);
    connect(&m_progressTimer, &QTimer::timeout, this, &LoadController::refreshProgress);
}

LoadController::~LoadController()
{
    m_ticket.cancel();
}

void LoadController::startLoad(const QStringList& paths)
{
    const JobTicket before = m_ticket;
    m_paths = paths;
    m_mailbox = std::make_shared<Mailbox>();
    setProgress(kProgressUnknown);

    Task task{.steps = m_steps,
              .paths = {},
              .tables = m_tables,
              .jobs = m_jobs,
              .mailbox = m_mailbox,
              .announcePartial = {}};
    for (const QString& path : paths)
        task.paths.push_back(QFile::encodeName(path).toStdString());
    // Nothing is taken from a load that was cancelled or that another one has replaced.
    task.announcePartial = [this, mailbox = m_mailbox, post = m_receiver.post()] {
        post([this, mailbox] {
            if (mailbox != m_mailbox || m_ticket.monitor()->isCancelled())
                return;
            // Null when a later announcement already took the newer snapshot.
            if (const CasePtr data = m_mailbox->takePartial())
                emit partialLoaded(data);
        });
    };
    m_ticket = m_jobs->submit(
        {.label = tr("Reading").toStdString(),
         .lane = JobLane::Reading,
         .priority = JobPriority::Urgent,
         .key = {}},
        [task = std::move(task)](JobMonitor& monitor) { task.run(monitor); },
        [this, mailbox = m_mailbox, post = m_receiver.post()](const JobEnd&) {
            post([this, mailbox] {
                if (mailbox == m_mailbox)
                    finish();
            });
        });
    before.cancel();
    m_progressTimer.start();
    setState(LoadState::Loading);
}

void LoadController::reload()
{
    if (!m_paths.isEmpty())
        startLoad(m_paths);
}

void LoadController::cancelLoad()
{
    if (m_state != LoadState::Loading)
        return;
    m_ticket.cancel();
    setState(LoadState::Cancelling);
}

void LoadController::refreshProgress()
{
    const JobMonitor& monitor = *m_ticket.monitor();
    const std::uint64_t total = monitor.total();
    if (total == 0 || monitor.isCancelled())
        return;
    const double share = static_cast<double>(monitor.done()) / static_cast<double>(total);
    setProgress(static_cast<int>(std::min(share, 1.0) * kProgressMax));
}

void LoadController::finish()
{
    const std::optional<Result<CasePtr>> outcome = m_mailbox->takeOutcome();
    m_progressTimer.stop();
    setState(LoadState::Idle);
    if (m_ticket.monitor()->isCancelled() || !outcome)
        emit loadCancelled();
    else if (*outcome)
        emit caseLoaded(outcome->value());
    else
        emit loadFailed(outcome->error());
}

void LoadController::setState(LoadState state)
{
    if (state == m_state)
        return;
    m_state = state;
    emit stateChanged(state);
}

void LoadController::setProgress(int progress)
{
    if (progress == m_progress)
        return;
    m_progress = progress;
    emit progressChanged(progress);
}

} // namespace faultline
