// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/load_controller.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace faultline::ui {

class Recording;

/// Keeps the case of a recording fresh: asks for its folder to be opened when there is something in
/// it, and reads it again while it grows. Never while another load is running, and the less often
/// the longer reading takes. It leaves the case alone once something else was opened.
class LiveCase : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    LiveCase(Recording& recording, LoadController& loader, QObject* parent = nullptr);

signals:
    void openRequested(const QString& folder);

private:
    void begin();
    void noteGrowth();
    void noteState(LoadState state);
    void readAgain();
    [[nodiscard]] bool isShown() const;

    Recording& m_recording;
    LoadController& m_loader;
    QTimer m_timer;
    QElapsedTimer m_loadClock;
    bool m_isOpened = false;
    bool m_hasGrown = false;
};

} // namespace faultline::ui
