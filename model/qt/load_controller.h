// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/core/run.h"
#include "model/core/table_choice.h"
#include "model/qt/judge_case.h"
#include "model/readers/load_case.h"

#include <QFutureWatcher>
#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

using DiagnosisPtr = std::shared_ptr<const Diagnosis>;

enum class LoadState {
    Idle,
    Loading,    ///< reading, then diagnosing
    Cancelling, ///< told to stop, has not stopped yet
};

/// What a load does, in its worker thread. The default is the real thing; tests give their own.
struct LoadSteps {
    std::function<Result<CasePtr>(std::span<const std::string> paths, ReadMonitor& monitor,
                                  const LoadOptions& options)>
        load;
    std::function<Result<Diagnosis>(const CasePtr& data, const DiagnosisOptions& options,
                                    ReadMonitor& monitor)>
        diagnose;

    [[nodiscard]] static LoadSteps builtin();
};

/// Loads and diagnoses a case in the background: start, progress, cancel, result. Datasets are not
/// read here: DiagnosisController judges again when they are.
///
/// One load at a time: starting another lets go of the one before, from which no signal arrives
/// any more. For each load: any number of partialLoaded, then either caseLoaded and diagnosed, or
/// loadFailed, or loadCancelled; the state is Idle when the last of them is emitted.
/// Never shows anything itself. GUI thread only; its destructor cancels and waits.
class LoadController : public QObject {
    Q_OBJECT

public:
    static constexpr int kProgressMax = 1000;
    static constexpr int kProgressUnknown = -1;

    explicit LoadController(LoadSteps steps = LoadSteps::builtin(), QObject* parent = nullptr);
    ~LoadController() override;

    /// What the loads from now on are diagnosed with.
    void setOptions(DiagnosisOptions options) { m_options = std::move(options); }
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
    [[nodiscard]] bool isDiagnosing() const { return m_diagnosing; }
    /// 0..kProgressMax, or kProgressUnknown while scanning folders and while diagnosing.
    [[nodiscard]] int progress() const { return m_progress; }
    [[nodiscard]] const QStringList& paths() const { return m_paths; }

signals:
    void stateChanged(faultline::LoadState state);
    void progressChanged(int progress);
    void partialLoaded(const faultline::CasePtr& data);
    void caseLoaded(const faultline::CasePtr& data);
    void diagnosed(const faultline::DiagnosisPtr& diagnosis);
    void loadFailed(const faultline::Error& error);
    void loadCancelled();

private:
    /// What the worker announces through its future.
    enum class Piece { Partial, Outcome, Diagnosis };
    class Mailbox;
    class PromiseMonitor;

    /// In the worker thread.
    static void work(QPromise<Piece>& promise, const LoadSteps& steps,
                     const std::vector<std::string>& paths,
                     const std::map<std::string, TableChoice>& tables,
                     const DiagnosisOptions& options, Mailbox& mailbox);
    void takePiece(Piece piece);
    void finish();
    void setState(LoadState state);
    void setProgress(int progress);

    LoadSteps m_steps;
    QStringList m_paths;
    DiagnosisOptions m_options;
    QThreadPool m_pool;
    QFutureWatcher<Piece> m_watcher;
    std::shared_ptr<Mailbox> m_mailbox; ///< of the present load
    LoadState m_state = LoadState::Idle;
    int m_progress = kProgressUnknown;
    bool m_diagnosing = false;
    DiagnosisPtr m_pendingDiagnosis;
    std::optional<Error> m_pendingError;
    std::map<std::string, TableChoice> m_tables;
};

} // namespace faultline
