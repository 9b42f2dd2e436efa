// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/training/run_restarts.h"
#include "model/session/jobs/background_work.h"

#include <QObject>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace faultline {

/// Restarts of a run as they show in one of its series.
struct KnownRestarts {
    std::shared_ptr<const RunRestarts> run;
    SeriesRestarts series;
};
using KnownRestartsPtr = std::shared_ptr<const KnownRestarts>;

/// Works out the restarts of the runs off the GUI thread and keeps them while the case holds the
/// runs. GUI thread only.
class RestartIndex : public QObject {
    Q_OBJECT

public:
    explicit RestartIndex(const JobQueuePtr& jobs, QObject* parent = nullptr);
    ~RestartIndex() override;

    /// Forgets what is known of runs that it does not hold; null: of all.
    void setCase(const CasePtr& data);

    /// Null until it is worked out: draw the run as if there were none. Starts the work;
    /// ready() follows.
    [[nodiscard]] KnownRestartsPtr request(const RunPtr& run, const std::string& tag);
    /// Waits for all work and delivers it.
    void finish();

signals:
    void ready(const QString& run, const QString& tag);

private:
    using Key = std::pair<RunPtr, std::string>;
    struct Shared; ///< of the tags of a run; touched by the work alone
    using Wanted = std::pair<Key, std::shared_ptr<Shared>>;

    void startWork();
    void take(const Key& key, const KnownRestartsPtr& known);

    std::map<RunPtr, std::shared_ptr<Shared>> m_runs;
    std::map<Key, KnownRestartsPtr> m_known;
    std::set<Key> m_working;
    std::vector<Wanted> m_wanted; ///< after what is being worked out
    JobReceiver m_receiver;       ///< of each as it is known
    BackgroundWork<bool> m_work;  ///< one at a time: a run is worked out once for all its tags
};

} // namespace faultline
