// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace faultline::ui {

class CaseFollowing;
class Recording;

/// Opens the folder of a recording when there is something in it, and has it followed from then on.
/// It leaves the case alone once something else was opened.
class LiveCase : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    LiveCase(Recording& recording, CaseFollowing& following, QObject* parent = nullptr);

signals:
    void openRequested(const QString& folder);

private:
    void noteGrowth();

    Recording& m_recording;
    CaseFollowing& m_following;
    bool m_isOpened = false;
};

} // namespace faultline::ui
