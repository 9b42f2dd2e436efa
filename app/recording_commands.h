// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/recording.h"

#include <QObject>

class QAction;
class QWidget;

namespace faultline {
class LoadController;
}

namespace faultline::ui {

class NoticeBar;
class Settings;

/// The user's side of recording: which command, how it ended, and what becomes of it when the
/// window is closed. Asks in dialogs, tells in the notice bar.
class RecordingCommands : public QObject {
    Q_OBJECT

public:
    /// All must outlive this. `action`: begins a recording; disabled while there is one.
    RecordingCommands(Recording& recording, Settings& settings, const LoadController& loader,
                      NoticeBar& notices, QAction& action, QWidget& window);

    /// Whether the window can be closed now. If not, the user is asked, and the window is closed
    /// if the answer is yes.
    [[nodiscard]] bool mayClose();

signals:
    void openRequested(const QString& folder);

private:
    void choose();
    void tellOfTheEnd(const QString& sentence, bool failed);
    void tellFailure(const QString& text);
    void askBeforeClosing();

    Recording& m_recording;
    Settings& m_settings;
    const LoadController& m_loader;
    NoticeBar& m_notices;
    QWidget& m_window;
    bool m_mayLeave = false; ///< the user said so
};

} // namespace faultline::ui
