// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live_case.h"

#include "app/case_following.h"
#include "app/recording.h"
#include "model/qt/load_controller.h"

namespace faultline::ui {

namespace {

/// A command that prints nothing is shown by its samples after a while.
constexpr qint64 kSilentSeconds = 3;

} // namespace

LiveCase::LiveCase(Recording& recording, CaseFollowing& following, LoadController& loader,
                   QObject* parent)
    : QObject(parent), m_recording(recording), m_following(following), m_loader(loader)
{
    connect(&recording, &Recording::started, this, [this] {
        m_isOpened = false;
        m_mustRetry = false;
    });
    connect(&recording, &Recording::grew, this, &LiveCase::noteGrowth);
    connect(&recording, &Recording::ended, this, &LiveCase::noteGrowth);
    connect(&loader, &LoadController::caseLoaded, this, &LiveCase::noteLoad);
    connect(&loader, &LoadController::loadFailed, this, [this] { noteLoad(nullptr); });
}

bool LiveCase::isShown() const
{
    return m_loader.paths() == QStringList{m_recording.request().folder};
}

void LiveCase::noteLoad(const CasePtr& loaded)
{
    const bool isEmpty =
        !loaded || (loaded->runs.empty() && loaded->logs.empty() && loaded->hardwareLogs.empty());
    m_mustRetry = m_isOpened && isShown() && isEmpty;
}

void LiveCase::noteGrowth()
{
    const bool hasContent = m_recording.lineCount() > 0 || m_recording.seconds() >= kSilentSeconds;
    const bool mustRetry = m_mustRetry && isShown() && m_loader.state() == LoadState::Idle;
    if (!hasContent || (m_isOpened && !mustRetry))
        return;
    m_isOpened = true;
    m_mustRetry = false;
    m_following.demand({m_recording.request().folder});
    emit openRequested(m_recording.request().folder);
}

} // namespace faultline::ui
