// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recording.h"

#include "model/recorder/recorder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>

#include <csignal>
#include <string>
#include <utility>
#include <vector>

#include <sys/types.h>

namespace faultline::ui {

namespace {

constexpr int kTickMs = 500;
constexpr qint64 kMostBytesPerTick = 4 << 20;
constexpr qint64 kMostRunFileBytes = 4 << 20;
constexpr std::size_t kMostProcesses = 10'000;
constexpr int kMostShown = 400; ///< letters of the last line

QJsonObject runFile(const QString& folder)
{
    QFile file(QDir(folder).filePath(QStringLiteral("run.json")));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.read(kMostRunFileBytes)).object();
}

/// When a process started, in ticks since boot; 0 if it has ended, collected or not (in a container
/// perhaps nobody collects it). From proc(5), stat.
quint64 startTicksOf(qint64 pid)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(pid));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = file.readAll();
    // The name may hold anything, so fields are counted from after its last bracket.
    const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    constexpr qsizetype kStartTime = 19; // field 22; the first one here is field 3
    if (fields.size() <= kStartTime || fields[0] == "Z" || fields[0] == "X")
        return 0;
    return fields[kStartTime].toULongLong();
}

/// Every process below one. The recorder adopts those whose parent has ended.
std::vector<qint64> descendantsOf(qint64 pid)
{
    std::vector<qint64> found;
    std::vector<qint64> open{pid};
    while (!open.empty() && found.size() < kMostProcesses) {
        const QString parent = QString::number(open.back());
        open.pop_back();
        QFile file(QStringLiteral("/proc/%1/task/%1/children").arg(parent));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (const QByteArray& child : file.readAll().split(' ')) {
            if (const qint64 id = child.trimmed().toLongLong(); id > 1) {
                found.push_back(id);
                open.push_back(id);
            }
        }
    }
    return found;
}

/// Without "2026-01-31T12:00:00.123456Z O ", which the recorder puts before each line.
QString withoutStamp(const QString& line)
{
    const QString text = line.section(u' ', 2);
    return text.isEmpty() ? line : text;
}

} // namespace

bool holdsSecret(const QStringList& command)
{
    std::vector<std::string> words;
    for (const QString& word : command)
        words.push_back(word.toStdString());
    return recorder::publicCommand(words) != words;
}

Recording::Recording(QString recorder, QObject* parent)
    : QObject(parent), m_recorder(std::move(recorder))
{
    m_timer.setInterval(kTickMs);
    connect(&m_timer, &QTimer::timeout, this, &Recording::tick);
}

QString Recording::findRecorder()
{
    const QString name = QStringLiteral("faultline-cli");
    const QString beside =
        QStandardPaths::findExecutable(name, {QCoreApplication::applicationDirPath()});
    return beside.isEmpty() ? QStandardPaths::findExecutable(name) : beside;
}

bool Recording::start(const RecordRequest& request)
{
    Q_ASSERT(m_state == State::Idle);
    QProcess process;
    process.setProgram(m_recorder);
    process.setArguments(QStringList{QStringLiteral("record"), QStringLiteral("--quiet"),
                                     QStringLiteral("--out"), request.folder,
                                     QStringLiteral("--interval"),
                                     QString::number(request.intervalSeconds), QStringLiteral("--")}
                         + request.command);
    process.setWorkingDirectory(request.workingFolder);
    // The console log holds it all.
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    if (!process.startDetached(&m_pid))
        return false;
    m_startTicks = startTicksOf(m_pid);
    m_request = request;
    m_bytes = 0;
    m_position = 0;
    m_lines = 0;
    m_lastLine.clear();
    m_clock.start();
    m_stopClock.invalidate();
    m_timer.start();
    setState(State::Running);
    emit started();
    return true;
}

void Recording::stop()
{
    if (m_state != State::Running)
        return;
    if (isRecorderAlive())
        ::kill(static_cast<pid_t>(m_pid), SIGINT); // passed on to the command
    m_stopClock.start();
    setState(State::Stopping);
}

void Recording::killCommand()
{
    if (m_state == State::Idle || !isRecorderAlive())
        return;
    // Its workers too: as long as one holds the output, the record goes on.
    for (const qint64 pid : descendantsOf(m_pid))
        ::kill(static_cast<pid_t>(pid), SIGKILL);
}

qint64 Recording::secondsSinceStop() const
{
    return m_stopClock.isValid() ? m_stopClock.elapsed() / 1000 : 0;
}

void Recording::tick()
{
    // Asked first: what is written until then is read below.
    const bool isOver = !isRecorderAlive();
    readConsole();
    measureFiles();
    if (isOver)
        finish();
    else
        emit changed();
}

void Recording::readConsole()
{
    QFile file(QDir(m_request.folder).filePath(QStringLiteral("console.log")));
    if (file.size() <= m_position || !file.open(QIODevice::ReadOnly) || !file.seek(m_position))
        return;
    const QByteArray text = file.read(kMostBytesPerTick);
    const qsizetype end = text.lastIndexOf('\n');
    if (end < 0 && text.size() < kMostBytesPerTick)
        return; // a line that is still being written
    const QByteArrayView whole = QByteArrayView(text).first(end < 0 ? text.size() : end);
    m_position += whole.size() + (end < 0 ? 0 : 1);
    m_lines += text.count('\n');
    const QByteArrayView last = whole.sliced(whole.lastIndexOf('\n') + 1);
    m_lastLine =
        withoutStamp(QString::fromUtf8(last.first(qMin<qsizetype>(last.size(), kMostShown))));
}

/// A command that prints nothing has samples all the same.
void Recording::measureFiles()
{
    qint64 bytes = 0;
    for (const QFileInfo& file : QDir(m_request.folder).entryInfoList(QDir::Files))
        bytes += file.size();
    if (std::exchange(m_bytes, bytes) != bytes)
        emit grew();
}

void Recording::finish()
{
    m_timer.stop();
    const QJsonObject run = runFile(m_request.folder);
    const QJsonObject end = run.value(QStringLiteral("end")).toObject();
    const QJsonValue status = end.value(QStringLiteral("exit_status"));
    const QJsonValue signal = end.value(QStringLiteral("signal"));
    setState(State::Idle);
    const bool wasAsked = m_stopClock.isValid();
    if (wasAsked && (signal.isDouble() || status.isDouble()))
        emit ended(tr("The recorded command was stopped."), false);
    else if (signal.isDouble())
        emit ended(tr("The recorded command was ended by signal %1.").arg(signal.toInt()), true);
    else if (status.isDouble() && status.toInt() == 0)
        emit ended(tr("The recorded command ended well."), false);
    else if (status.isDouble())
        emit ended(tr("The recorded command ended with exit status %1.").arg(status.toInt()), true);
    else if (run.isEmpty())
        emit ended(tr("“%1” could not be recorded: it cannot be started, or %2 cannot be written. "
                      "Try it in a terminal.")
                       .arg(m_request.command.value(0), m_request.folder),
                   true);
    else
        emit ended(tr("The recorder itself was ended. What it had written until then is there."),
                   true);
}

bool Recording::isRecorderAlive() const
{
    // Ids are used again, and the program may be replaced by a newer one while it runs.
    return m_pid > 1 && m_startTicks != 0 && startTicksOf(m_pid) == m_startTicks;
}

void Recording::setState(State state)
{
    m_state = state;
    emit changed();
}

} // namespace faultline::ui
