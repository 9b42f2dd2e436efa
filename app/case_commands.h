// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/case_session.h"

#include <QObject>
#include <QStringList>

#include <functional>

class QWidget;

namespace faultline::ui {

class NoticeBar;

/// What the user does with a case as a document, with its questions and messages: save, save as,
/// unsaved work before something else is opened, sources that are missing, work to recover.
class CaseCommands : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    CaseCommands(ViewContext& context, CaseSession& session, NoticeBar& notices, QWidget& window);

    void save();
    void saveAs();
    /// Does `then` at once if nothing is unsaved; else when the user has saved or discarded it.
    void leave(const std::function<void()>& then);

private:
    void tellMissing(const std::vector<std::string>& sources);
    void offerRecovery(const RecoverableCase& found);
    void tellRetest(const RetestReport& report);
    [[nodiscard]] QString proposedPath() const;

    ViewContext& m_context;
    CaseSession& m_session;
    NoticeBar& m_notices;
    QWidget& m_window;
    std::function<void()> m_afterSaving;
};

} // namespace faultline::ui
