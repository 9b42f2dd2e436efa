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

// Nothing may be thrown out of the job, where the text of an exception is lost: it goes through
// these two.

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

/// Fails only if it was cancelled.
Result<Diagnosis> judged(const LoadSteps& steps, const CasePtr& data,
                         const DiagnosisOptions& options, ReadMonitor& monitor)
{
    try {
        return steps.diagnose(data, options, monitor);
    } catch (const std::exception& exception) {
        qCWarning(lcLoad, "diagnosing stopped with an exception: %s", exception.what());
        Diagnosis failed;
        ImportIssue issue;
        issue.code = IssueCode::RuleFailed;
        issue.detail = verbatim(exception.what());
        failed.issues.add(std::move(issue));
        return failed;
    }
}

} // namespace

LoadSteps LoadSteps::builtin()
{
    return {.load = loadPaths, .diagnose = judgeCase};
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
    void putDiagnosis(DiagnosisPtr diagnosis)
    {
        const std::lock_guard lock(m_mutex);
        m_diagnosis = std::move(diagnosis);
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
    [[nodiscard]] DiagnosisPtr takeDiagnosis()
    {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_diagnosis, nullptr);
    }

private:
    std::mutex m_mutex;
    CasePtr m_partial;
    std::optional<Result<CasePtr>> m_outcome;
    DiagnosisPtr m_diagnosis;
};

/// One load, in its job.
struct LoadController::Task {
    LoadSteps steps;
    std::vector<std::string> paths;
    std::map<std::string, TableChoice> tables;
    DiagnosisOptions options;
    JobQueuePtr jobs;
    std::shared_ptr<Mailbox> mailbox;
    std::function<void(Piece)> announce;

    void run(JobMonitor& monitor) const
    {
        LoadOptions loading;
        loading.tables = tables;
        loading.onScanned = [&monitor](std::uint64_t totalBytes) { monitor.expect(totalBytes); };
        loading.onPartial = [this](CasePtr data) {
            mailbox->putPartial(releasedInBackground(jobs, std::move(data)));
            announce(Piece::Partial);
        };
        Result<CasePtr> outcome = loaded(steps, paths, monitor, loading);
        if (outcome)
            outcome = releasedInBackground(jobs, std::move(outcome.value()));
        const CasePtr data = outcome ? outcome.value() : nullptr;
        mailbox->putOutcome(std::move(outcome));
        announce(Piece::Outcome);
        if (!data || monitor.isCancelled())
            return;
        Result<Diagnosis> diagnosis = judged(steps, data, options, monitor);
        if (!diagnosis)
            return;
        mailbox->putDiagnosis(
            releasedInBackground(jobs, std::make_shared<const Diagnosis>(std::move(*diagnosis))));
        announce(Piece::Diagnosis);
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
    m_pendingDiagnosis.reset();
    m_pendingError.reset();
    m_diagnosing = false;
    setProgress(kProgressUnknown);

    Task task{.steps = m_steps,
              .paths = {},
              .tables = m_tables,
              .options = m_options,
              .jobs = m_jobs,
              .mailbox = m_mailbox,
              .announce = {}};
    for (const QString& path : paths)
        task.paths.push_back(QFile::encodeName(path).toStdString());
    // Nothing is taken from a load that was cancelled or that another one has replaced.
    task.announce = [this, mailbox = m_mailbox, post = m_receiver.post()](Piece piece) {
        post([this, mailbox, piece] {
            if (mailbox == m_mailbox && !m_ticket.monitor()->isCancelled())
                takePiece(piece);
        });
    };
    m_ticket = m_jobs->submit(
        {.label = {}, .lane = JobLane::Reading, .priority = JobPriority::Urgent, .key = {}},
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

void LoadController::takePiece(Piece piece)
{
    switch (piece) {
    case Piece::Partial:
        // Null when a later announcement already took the newer snapshot.
        if (const CasePtr data = m_mailbox->takePartial())
            emit partialLoaded(data);
        return;
    case Piece::Outcome: {
        const std::optional<Result<CasePtr>> outcome = m_mailbox->takeOutcome();
        if (!outcome)
            return;
        if (!outcome->has_value()) {
            m_pendingError = outcome->error();
            return;
        }
        m_diagnosing = true;
        setProgress(kProgressUnknown);
        emit caseLoaded(outcome->value());
        return;
    }
    case Piece::Diagnosis: m_pendingDiagnosis = m_mailbox->takeDiagnosis(); return;
    }
}

void LoadController::refreshProgress()
{
    const JobMonitor& monitor = *m_ticket.monitor();
    const std::uint64_t total = monitor.total();
    if (total == 0 || m_diagnosing || monitor.isCancelled())
        return;
    const double share = static_cast<double>(monitor.done()) / static_cast<double>(total);
    setProgress(static_cast<int>(std::min(share, 1.0) * kProgressMax));
}

void LoadController::finish()
{
    const bool cancelled = m_ticket.monitor()->isCancelled();
    m_progressTimer.stop();
    m_diagnosing = false;
    setState(LoadState::Idle);
    if (cancelled)
        emit loadCancelled();
    else if (const std::optional<Error> error = std::exchange(m_pendingError, std::nullopt))
        emit loadFailed(*error);
    else if (const DiagnosisPtr diagnosis = std::exchange(m_pendingDiagnosis, nullptr))
        emit diagnosed(diagnosis);
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
