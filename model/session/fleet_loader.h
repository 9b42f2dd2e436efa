// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/fleet/fleet_store.h"
#include "model/session/jobs/background_work.h"

#include <QObject>
#include <QProcess>
#include <QString>
#include <QTimer>

#include <optional>

namespace faultline {

/// Opens files of summaries in a job, and judges the folders of an archive with the command line in
/// a process of its own, whose summaries are shown as they come. GUI thread only.
class FleetLoader : public QObject {
    Q_OBJECT

public:
    /// `cli`: the program faultline-cli; empty: folders cannot be judged. `storeFolder`: of
    /// FleetStore.
    FleetLoader(JobQueuePtr jobs, QString cli, QString storeFolder, QObject* parent = nullptr);
    ~FleetLoader() override;

    void openFile(const QString& path);
    /// Judges each folder in a folder or location by itself. What was judged before and did not
    /// change is not again.
    void judgeFolder(const QString& folder);
    void cancel(); ///< what is there by then stays
    [[nodiscard]] bool isRunning() const;
    [[nodiscard]] bool isJudging() const { return m_process.state() != QProcess::NotRunning; }
    [[nodiscard]] bool canJudge() const { return !m_cli.isEmpty(); }

    [[nodiscard]] const std::optional<FleetData>& data() const { return m_data; }
    [[nodiscard]] QString problem() const { return m_problem; } ///< of the last call; may be empty
    /// Waits for the folder that is listed and the file that is read. For pictures and tests.
    void finish();

signals:
    void changed(); ///< data, problem or whether it runs

private:
    void read(const QString& path);
    void follow();
    void judge(const std::vector<std::string>& runs);

    QString m_cli;
    QString m_storeFolder;
    QString m_file;
    std::optional<FleetData> m_data;
    QString m_problem;
    QProcess m_process;
    QTimer m_following;
    BackgroundWork<std::vector<std::string>> m_listing;
    BackgroundWork<FleetData> m_work;
};

} // namespace faultline
