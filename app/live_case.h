// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

#include <QObject>

namespace faultline {
class LoadController;
} // namespace faultline

namespace faultline::ui {

class CaseFollowing;
class Recording;

/// Opens the folder of a recording when there is something in it, and has it followed from then on;
/// again as it grows, if a slow recorder had written nothing that could be shown. It leaves the
/// case alone once something else was opened.
class LiveCase : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    LiveCase(Recording& recording, CaseFollowing& following, LoadController& loader,
             QObject* parent = nullptr);

signals:
    void openRequested(const QString& folder);

private:
    void noteGrowth();
    void noteLoad(const CasePtr& loaded);
    [[nodiscard]] bool isShown() const;

    Recording& m_recording;
    CaseFollowing& m_following;
    LoadController& m_loader;
    bool m_isOpened = false;
    bool m_mustRetry = false; ///< what was opened held nothing
};

} // namespace faultline::ui
