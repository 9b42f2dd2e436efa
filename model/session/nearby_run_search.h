// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/nearby_runs.h"
#include "model/session/jobs/background_work.h"

#include <QObject>
#include <QString>

#include <vector>

namespace faultline {

class OpenCase;

/// Looks at the folders beside a training of the open case, in a job, and tells what it finds as it
/// finds it. GUI thread only; its destructor cancels and waits for nothing.
class NearbyRunSearch : public QObject {
    Q_OBJECT

public:
    /// `asked` is the first run of a training; `opened` outlives this.
    NearbyRunSearch(const OpenCase& opened, RunId asked, QObject* parent = nullptr);

    /// Once. Ends at once where the run is not judged, or lies in no folder, as that of the demo.
    void start();
    void cancel(); ///< what was found stays
    [[nodiscard]] bool isRunning() const { return m_work.isRunning(); }
    [[nodiscard]] bool wasCancelled() const { return m_wasCancelled; }

    [[nodiscard]] const RunId& asked() const { return m_asked; }
    [[nodiscard]] QString askedName() const { return m_askedName; }
    /// Of the same task first, sound ones, the newest first; then what is not proposed.
    [[nodiscard]] const std::vector<NearbyRun>& found() const { return m_found; }
    /// Empty until they have been listed.
    [[nodiscard]] const NearbyFolders& folders() const { return m_folders; }
    [[nodiscard]] std::size_t looked() const { return m_looked; } ///< folders, so far
    void finish();                                                ///< waits. For pictures and tests

    /// Whether a run is on a disk at all.
    [[nodiscard]] static bool canLookBeside(const RunId& run);

signals:
    void changed(); ///< more was found, or looked at
    void ended();

private:
    void add(std::vector<NearbyRun> runs);

    const OpenCase& m_opened;
    RunId m_asked;
    QString m_askedName;
    NearbyFolders m_folders;
    std::vector<NearbyRun> m_found;
    std::size_t m_looked = 0;
    bool m_wasCancelled = false;
    JobReceiver m_receiver;
    BackgroundWork<std::size_t> m_work;
};

} // namespace faultline
