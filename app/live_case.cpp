// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live_case.h"

#include "app/case_following.h"
#include "app/recording.h"

namespace faultline::ui {

namespace {

/// A command that prints nothing is shown by its samples after a while.
constexpr qint64 kSilentSeconds = 3;

} // namespace

LiveCase::LiveCase(Recording& recording, CaseFollowing& following, QObject* parent)
    : QObject(parent), m_recording(recording), m_following(following)
{
    connect(&recording, &Recording::started, this, [this] { m_isOpened = false; });
    connect(&recording, &Recording::grew, this, &LiveCase::noteGrowth);
    connect(&recording, &Recording::ended, this, &LiveCase::noteGrowth);
}

void LiveCase::noteGrowth()
{
    const bool hasContent = m_recording.lineCount() > 0 || m_recording.seconds() >= kSilentSeconds;
    if (m_isOpened || !hasContent)
        return;
    m_isOpened = true;
    m_following.demand({m_recording.request().folder});
    emit openRequested(m_recording.request().folder);
}

} // namespace faultline::ui
