// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/core/run.h"
#include "model/core/table_choice.h"
#include "model/readers/load_case.h"
#include "model/session/jobs/job_runner.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

enum class LoadState {
    Idle,
    Loading,
    Cancelling, ///< told to stop, has not stopped yet
};

/// What a load does, in its worker thread. The default is the real thing; tests give their own.
struct LoadSteps {
    std::function<Result<CasePtr>(std::span<const std::string> paths, ReadMonitor& monitor,
                                  const LoadOptions& options)>
        load;

    [[nodiscard]] static LoadSteps builtin();
};

/// Loads a case in the background: start, progress, cancel, result. Datasets are not read here.
///
/// One load at a time: starting another lets go of the one before, from which no signal arrives
/// any more. For each load: any number of partialLoaded, then either caseLoaded, or loadFailed, or
/// loadCancelled; the state is Idle when the last of them is emitted.
/// Never shows anything itself. GUI thread only; its destructor cancels.
class LoadController : public QObject {
    Q_OBJECT

public:
    static constexpr int kProgressMax = 1000;
    static constexpr int kProgressUnknown = -1;

    explicit LoadController(JobQueuePtr jobs, LoadSteps steps = LoadSteps::builtin(),
                            QObject* parent = nullptr);
    ~LoadController() override;

    /// Files that the loads from now on read as tables (LoadOptions::tables).
    void setTables(std::map<std::string, TableChoice> tables) { m_tables = std::move(tables); }
    [[nodiscard]] const std::map<std::string, TableChoice>& tables() const { return m_tables; }
    /// Paths as the system spells them; kDemoPath stands for the demo case.
    void startLoad(const QStringList& paths);
    /// Loads the same paths again; does nothing before the first load.
    void reload();
    /// What has been delivered stays; harmless when nothing is loading.
    void cancelLoad();

    [[nodiscard]] LoadState state() const { return m_state; }
    /// 0..kProgressMax, or kProgressUnknown while scanning folders.
    [[nodiscard]] int progress() const { return m_progress; }
    [[nodiscard]] const QStringList& paths() const { return m_paths; }

signals:
    void stateChanged(faultline::LoadState state);
    void progressChanged(int progress);
    void partialLoaded(const faultline::CasePtr& data);
    void caseLoaded(const faultline::CasePtr& data);
    void loadFailed(const faultline::Error& error);
    void loadCancelled();

private:
    class Mailbox;
    struct Task;

    void refreshProgress();
    void finish();
    void setState(LoadState state);
    void setProgress(int progress);

    JobQueuePtr m_jobs;
    LoadSteps m_steps;
    QStringList m_paths;
    JobTicket m_ticket;                 ///< of the present load
    std::shared_ptr<Mailbox> m_mailbox; ///< of the present load
    QTimer m_progressTimer;
    LoadState m_state = LoadState::Idle;
    int m_progress = kProgressUnknown;
    std::map<std::string, TableChoice> m_tables;
    JobReceiver m_receiver;
};

} // namespace faultline
