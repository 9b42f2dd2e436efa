// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/load_controller.h"

#include "model/qt/background_release.h"

#include <QFile>
#include <QLoggingCategory>
#include <QPromise>
#include <QtConcurrentRun>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <utility>

namespace faultline {

namespace {

Q_LOGGING_CATEGORY(lcLoad, "faultline.load", QtWarningMsg)

Result<CasePtr> loadPaths(std::span<const std::string> paths, ReadMonitor& monitor,
                          const LoadOptions& options)
{
    if (paths.size() == 1 && paths.front() == kDemoPath)
        return loadDemoCase(monitor, options);
    return loadCase(paths, monitor, options);
}

// Nothing may be thrown through the future, where the text of an exception is lost: the worker
// goes through these two.

Result<CasePtr> loaded(const LoadSteps& steps, std::span<const std::string> paths,
                       ReadMonitor& monitor, const LoadOptions& options)
{
    try {
        return steps.load(paths, monitor, options);
    } catch (const std::exception& exception) {
        qCWarning(lcLoad, "loading stopped with an exception: %s", exception.what());
        return Error{.code = ErrorCode::Internal,
                     .path = paths.size() == 1 ? paths.front() : std::string(),
                     .detail = exception.what()};
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
        issue.detail = exception.what();
        failed.issues.add(std::move(issue));
        return failed;
    }
}

} // namespace

LoadSteps LoadSteps::builtin()
{
    return {.load = loadPaths, .diagnose = judgeCase};
}

/// Where a worker leaves what it made, for the GUI thread to take out. The future itself carries
/// only announcements: it would keep every snapshot of a long load until its end, where
/// here a newer snapshot replaces one that was not yet taken.
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

/// Forwards bytes read as progress of the future, and its cancellation to the readers.
/// Called from several threads; Qt itself throttles the progress signals.
class LoadController::PromiseMonitor final : public ReadMonitor {
public:
    explicit PromiseMonitor(QPromise<Piece>& promise) : m_promise(promise) {}

    void expect(std::uint64_t totalBytes)
    {
        m_total = totalBytes;
        m_promise.setProgressRange(0, kProgressMax);
    }
    void advance(std::uint64_t bytes) override
    {
        const std::uint64_t total = m_total;
        const std::uint64_t done = m_done.fetch_add(bytes) + bytes;
        if (total == 0)
            return;
        const double share = static_cast<double>(done) / static_cast<double>(total);
        m_promise.setProgressValue(static_cast<int>(std::min(share, 1.0) * kProgressMax));
    }
    [[nodiscard]] bool isCancelled() const override { return m_promise.isCanceled(); }

private:
    QPromise<Piece>& m_promise;
    std::atomic<std::uint64_t> m_total = 0;
    std::atomic<std::uint64_t> m_done = 0;
};

LoadController::LoadController(LoadSteps steps, QObject* parent)
    : QObject(parent), m_steps(std::move(steps))
{
    // Two, so that a new load need not wait for a cancelled one to wind down.
    m_pool.setMaxThreadCount(2);
    connect(&m_watcher, &QFutureWatcher<Piece>::resultReadyAt, this,
            [this](int index) { takePiece(m_watcher.resultAt(index)); });
    connect(&m_watcher, &QFutureWatcher<Piece>::progressValueChanged, this, [this](int value) {
        if (m_watcher.progressMaximum() > 0 && !m_diagnosing)
            setProgress(value);
    });
    connect(&m_watcher, &QFutureWatcher<Piece>::finished, this, &LoadController::finish);
}

LoadController::~LoadController()
{
    m_watcher.disconnect(this);
    m_watcher.cancel();
    m_pool.waitForDone();
}

void LoadController::startLoad(const QStringList& paths)
{
    m_watcher.cancel();
    m_paths = paths;
    m_mailbox = std::make_shared<Mailbox>();
    m_pendingDiagnosis.reset();
    m_pendingError.reset();
    m_diagnosing = false;
    setProgress(kProgressUnknown);

    std::vector<std::string> nativePaths;
    for (const QString& path : paths)
        nativePaths.push_back(QFile::encodeName(path).toStdString());
    m_watcher.setFuture(QtConcurrent::run(
        &m_pool, [steps = m_steps, nativePaths = std::move(nativePaths), tables = m_tables,
                  options = m_options, mailbox = m_mailbox](QPromise<Piece>& promise) {
            work(promise, steps, nativePaths, tables, options, *mailbox);
        }));
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
    m_watcher.cancel();
    setState(LoadState::Cancelling);
}

void LoadController::work(QPromise<Piece>& promise, const LoadSteps& steps,
                          const std::vector<std::string>& paths,
                          const std::map<std::string, TableChoice>& tables,
                          const DiagnosisOptions& options, Mailbox& mailbox)
{
    PromiseMonitor monitor(promise);
    LoadOptions loading;
    loading.tables = tables;
    loading.onScanned = [&monitor](std::uint64_t totalBytes) { monitor.expect(totalBytes); };
    loading.onPartial = [&](CasePtr data) {
        mailbox.putPartial(releasedInBackground(std::move(data)));
        promise.addResult(Piece::Partial);
    };
    Result<CasePtr> outcome = loaded(steps, paths, monitor, loading);
    if (outcome)
        outcome = releasedInBackground(std::move(outcome.value()));
    const CasePtr data = outcome ? outcome.value() : nullptr;
    mailbox.putOutcome(std::move(outcome));
    promise.addResult(Piece::Outcome);
    if (!data || promise.isCanceled())
        return;
    Result<Diagnosis> diagnosis = judged(steps, data, options, monitor);
    if (!diagnosis)
        return;
    mailbox.putDiagnosis(
        releasedInBackground(std::make_shared<const Diagnosis>(std::move(*diagnosis))));
    promise.addResult(Piece::Diagnosis);
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

void LoadController::finish()
{
    const bool cancelled = m_watcher.isCanceled();
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
