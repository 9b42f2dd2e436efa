// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/fleet_loader.h"

#include "model/core/location.h"
#include "model/dataset/stable_hash.h"
#include "model/fleet/run_folders.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"

#include <QDir>
#include <QFileInfo>

#include <chrono>
#include <utility>

namespace faultline {

namespace {

constexpr std::chrono::milliseconds kFollowEvery{1500};

} // namespace

FleetLoader::FleetLoader(JobQueuePtr jobs, QString cli, QString storeFolder, QObject* parent)
    : QObject(parent),
      m_cli(std::move(cli)),
      m_storeFolder(std::move(storeFolder)),
      m_listing(jobs, JobLane::Reading),
      m_work(std::move(jobs), JobLane::Reading)
{
    m_listing.setLabel(tr("Listing runs"));
    m_work.setLabel(tr("Opening summaries"));
    m_following.setInterval(kFollowEvery);
    connect(&m_following, &QTimer::timeout, this, &FleetLoader::follow);
    connect(&m_process, &QProcess::finished, this, [this](int code) {
        constexpr int kCritical = 1; // of a run that was judged
        m_following.stop();
        if (code > kCritical)
            m_problem =
                QString::fromUtf8(m_process.readAllStandardError()).section(u'\n', -2).trimmed();
        read(m_file);
    });
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return;
        m_following.stop();
        m_problem = tr("%1 cannot be started").arg(m_cli);
        emit changed();
    });
}

FleetLoader::~FleetLoader()
{
    m_process.disconnect(this);
    if (isJudging()) {
        m_process.kill(); // the file that it writes is whole; the next call goes on there
        m_process.waitForFinished();
    }
}

void FleetLoader::openFile(const QString& path)
{
    cancel();
    m_problem.clear();
    read(path);
}

void FleetLoader::judgeFolder(const QString& folder)
{
    cancel();
    m_problem.clear();
    if (!canJudge() || m_storeFolder.isEmpty()) {
        m_problem = tr("faultline-cli was not found beside this program");
        emit changed();
        return;
    }
    const bool isLocation = isUri(folder.toStdString());
    const std::string given = isLocation
                                  ? folder.toStdString()
                                  : QFile::encodeName(QDir(folder).absolutePath()).toStdString();
    m_file =
        QDir(m_storeFolder)
            .filePath(
                QStringLiteral("%1.jsonl").arg(stableHash(splitSecrets(given).location), 0, 16));
    m_data.reset();
    m_listing.start([given](WorkMonitor& monitor) { return runFoldersIn(given, monitor); },
                    [this](const Result<std::vector<std::string>>& runs) {
                        if (runs) {
                            judge(*runs);
                            return;
                        }
                        if (runs.error().code != ErrorCode::Cancelled)
                            m_problem = errorMessage(runs.error());
                        emit changed();
                    });
    emit changed();
}

void FleetLoader::judge(const std::vector<std::string>& runs)
{
    QDir().mkpath(m_storeFolder);
    m_process.start(m_cli, {QStringLiteral("diagnose"), QStringLiteral("--each"),
                            QStringLiteral("--summary"), QStringLiteral("--no-data"),
                            QStringLiteral("--exit-zero"), QStringLiteral("--paths-from"),
                            QStringLiteral("-"), QStringLiteral("--out"), m_file});
    // Not as arguments, which everybody on this machine can read.
    for (const std::string& run : runs)
        m_process.write(QByteArray::fromStdString(run) + '\n');
    m_process.closeWriteChannel();
    m_following.start();
    emit changed();
}

void FleetLoader::cancel()
{
    m_listing.cancel();
    m_work.cancel();
    if (!isJudging())
        return;
    m_following.stop();
    m_process.terminate();
}

bool FleetLoader::isRunning() const
{
    return m_listing.isRunning() || m_work.isRunning() || isJudging();
}

void FleetLoader::follow()
{
    if (!m_work.isRunning() && QFileInfo(m_file).size() > 0)
        read(m_file);
}

void FleetLoader::finish()
{
    m_listing.finish();
    m_work.finish();
}

void FleetLoader::read(const QString& path)
{
    m_work.start(
        [path = QFile::encodeName(path).toStdString(), folder = m_storeFolder.toStdString()](
            WorkMonitor& monitor) { return FleetStore(folder).open(path, monitor); },
        [this](const Result<FleetData>& result) {
            if (result)
                m_data = *result;
            else if (result.error().code != ErrorCode::Cancelled)
                m_problem = errorMessage(result.error());
            emit changed();
        });
    emit changed();
}

} // namespace faultline
