// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

namespace faultline::ui {

struct RecordRequest {
    QStringList command; ///< not empty
    QString workingFolder;
    QString folder; ///< absolute; where the recorder writes; must not be there yet
    double intervalSeconds = 1.0;
};

/// True if the command names what the recorder would not write down, e.g. after --api-key.
[[nodiscard]] bool holdsSecret(const QStringList& command);

/// A training that `faultline-cli record` runs and records, seen from outside: by its files and its
/// process id. The recorder is a process of its own in a session of its own, so that neither a
/// crash of the window nor its end touches the training. One at a time. GUI thread only; reads at
/// most a few MiB at a tick.
class Recording : public QObject {
    Q_OBJECT

public:
    enum class State {
        Idle,
        Running,
        Stopping, ///< asked to end, has not ended yet
    };

    /// `recorder` is the path of faultline-cli.
    explicit Recording(QString recorder, QObject* parent = nullptr);

    /// faultline-cli beside this program, else in PATH; empty if there is none.
    [[nodiscard]] static QString findRecorder();

    [[nodiscard]] bool hasRecorder() const { return !m_recorder.isEmpty(); }
    /// False if no process could be started.
    bool start(const RecordRequest& request);
    /// Asks the command to end, as Ctrl+C does.
    void stop();
    /// Ends the command and everything it started at once. What they had not written is lost; the
    /// recorder notes the end.
    void killCommand();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const RecordRequest& request() const { return m_request; }
    [[nodiscard]] qint64 seconds() const
    {
        return m_clock.isValid() ? m_clock.elapsed() / 1000 : 0;
    }
    [[nodiscard]] qint64 secondsSinceStop() const;
    [[nodiscard]] qint64 lineCount() const { return m_lines; }
    [[nodiscard]] const QString& lastLine() const { return m_lastLine; }

signals:
    void started();
    void changed(); ///< something that this class tells; about twice a second
    void grew();    ///< its files did
    /// `failed`: the command did not start, or ended with another status than 0.
    void ended(const QString& sentence, bool failed);

private:
    void tick();
    void readConsole();
    void measureFiles();
    void finish();
    [[nodiscard]] bool isRecorderAlive() const;
    void setState(State state);

    QString m_recorder;
    RecordRequest m_request;
    QTimer m_timer;
    QElapsedTimer m_clock;
    QElapsedTimer m_stopClock;
    State m_state = State::Idle;
    qint64 m_pid = 0;
    quint64 m_startTicks = 0; ///< of that process, since boot
    qint64 m_bytes = 0;       ///< of all files
    qint64 m_position = 0;    ///< in the console log
    qint64 m_lines = 0;
    QString m_lastLine;
};

} // namespace faultline::ui
