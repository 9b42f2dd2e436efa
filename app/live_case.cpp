// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live_case.h"

#include "app/recording.h"

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kShortestPauseMs = 2000;
/// Of the time that reading takes: a core is left free for the training.
constexpr qint64 kPauseFactor = 4;
/// A command that prints nothing is shown by its samples after a while.
constexpr qint64 kSilentSeconds = 3;

} // namespace

LiveCase::LiveCase(Recording& recording, LoadController& loader, QObject* parent)
    : QObject(parent), m_recording(recording), m_loader(loader)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kShortestPauseMs);
    connect(&m_timer, &QTimer::timeout, this, &LiveCase::readAgain);
    connect(&recording, &Recording::started, this, &LiveCase::begin);
    connect(&recording, &Recording::grew, this, &LiveCase::noteGrowth);
    connect(&recording, &Recording::ended, this, [this] {
        m_timer.setInterval(0);
        noteGrowth();
    });
    connect(&loader, &LoadController::stateChanged, this, &LiveCase::noteState);
}

void LiveCase::begin()
{
    m_isOpened = false;
    m_hasGrown = false;
    m_timer.stop();
    m_timer.setInterval(kShortestPauseMs);
}

void LiveCase::noteGrowth()
{
    m_hasGrown = true;
    const bool hasContent = m_recording.lineCount() > 0 || m_recording.seconds() >= kSilentSeconds;
    if (!m_isOpened && hasContent) {
        m_isOpened = true;
        m_hasGrown = false;
        emit openRequested(m_recording.request().folder);
    } else if (m_isOpened && m_loader.state() == LoadState::Idle && !m_timer.isActive()) {
        m_timer.start();
    }
}

void LiveCase::noteState(LoadState state)
{
    if (state == LoadState::Loading) {
        m_loadClock.start();
        return;
    }
    if (state != LoadState::Idle || !m_loadClock.isValid())
        return;
    const qint64 pause = kPauseFactor * m_loadClock.elapsed();
    m_loadClock.invalidate();
    const bool isOver = m_recording.state() == Recording::State::Idle;
    m_timer.setInterval(
        isOver ? 0 : static_cast<int>(std::clamp<qint64>(pause, kShortestPauseMs, 60'000)));
    if (m_hasGrown)
        m_timer.start();
}

void LiveCase::readAgain()
{
    if (!m_hasGrown || !isShown() || m_loader.state() != LoadState::Idle)
        return;
    m_hasGrown = false;
    m_loader.reload();
}

bool LiveCase::isShown() const
{
    return m_loader.paths() == QStringList{m_recording.request().folder};
}

} // namespace faultline::ui
