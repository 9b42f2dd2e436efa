// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/follow_controller.h"
#include "model/qt/load_controller.h"
#include "model/session/open_case.h"
#include "widgets/shell/notice_bar.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <optional>

class QAction;

namespace faultline::ui {

/// Follows the case that is open: puts what was appended into it, has it judged again
/// at a gentle pace, at once when a log shows a failure or a recording ends, and says how it
/// stands.
///
/// A case is followed by itself if something was written to its files within the last
/// kRecentSeconds when it was loaded; the user's own choice holds until other paths are opened.
class CaseFollowing : public QObject {
    Q_OBJECT

public:
    static constexpr double kRecentSeconds = 120.0;

    /// All must outlive this. `action`: checkable; on while the case is followed.
    CaseFollowing(OpenCase& opened, LoadController& loader, QAction& action,
                  QObject* parent = nullptr);

    /// The case of these paths is to be followed as soon as it is loaded, however old it is.
    void demand(const QStringList& paths);
    /// A command that is recorded into `folder` runs, or has ended. Of the case of that folder: it
    /// is live meanwhile; when nothing more comes after the end and the last of it has been judged,
    /// following ends. Other cases are left alone.
    void setRecording(const QString& folder, bool isRunning);
    [[nodiscard]] FollowController& controller() { return m_controller; }
    /// For the status bar; empty when nothing is followed.
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString details() const;

signals:
    void textChanged();
    void grown(const faultline::CasePtr& data);
    void noticed(const faultline::ui::Notice& notice);

private:
    void noteLoadState(LoadState state);
    void begin();
    void choose(bool follow);
    void stop();
    void setShown(bool isFollowing);
    void takeGrowth(const CasePtr& data);
    void takeStatus();
    void takeNotices(const std::vector<FileNotice>& notices);
    void judge();
    void judgeUrgently();
    void noteJudged();
    [[nodiscard]] bool isRecordShown() const;
    void awaitEnd();
    void endIfJudged();
    void refreshLive();

    OpenCase& m_opened;
    LoadController& m_loader;
    QAction& m_action;
    FollowController m_controller;
    QStringList m_paths;          ///< that m_choice is about
    std::optional<bool> m_choice; ///< of the user
    bool m_isOnTrial = false;     ///< not yet known whether there is anything to follow
    QTimer m_textTimer;
    QTimer m_judgeTimer;
    QElapsedTimer m_judgeClock; ///< since the rules were asked last
    qint64 m_judgeMs = 0;       ///< that they needed
    bool m_isUrgent = false;    ///< to be judged as soon as the latest snapshot is analysed
    std::size_t m_failures = 0; ///< that logs have shown so far
    QString m_recordFolder;     ///< that was recorded into last; empty: none
    bool m_isRecording = false;
    bool m_isEnding = false; ///< the recording of this case has ended, and its end is not judged
    QTimer m_endTimer;       ///< since it ended or grew last
};

} // namespace faultline::ui
