// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/case_session.h"
#include "model/session/jobs/background_work.h"
#include "widgets/views/tables/column_picker.h"

#include <QObject>
#include <QString>

#include <vector>

class QAction;
class QWidget;

namespace faultline::ui {

class NoticeBar;

/// The files of a case that can be read as tables of metrics: runs that are tables, and, where they
/// may be some, files that nobody recognised and given files that were taken for console logs.
[[nodiscard]] std::vector<PickableTable> tablesOf(const CaseData& data, const CaseFile& file);

/// Choosing the columns of tables: the dialog, and a message where a table was not understood or
/// seems to hold more than was read of it.
class TableCommands : public QObject {
    Q_OBJECT

public:
    /// All must outlive this. `action`: opens the dialog; enabled while there is a table.
    TableCommands(ViewContext& context, CaseSession& session, NoticeBar& notices, QAction& action,
                  QWidget& window);

    /// Opens the dialog at a file, whatever it was taken for; empty: at the first table.
    void choose(const QString& path = {});
    /// Waits for what is looked into. For tests.
    void finish() { m_looking.finish(); }

private:
    /// What is to be told of a table.
    struct Doubt {
        std::string path;
        QString text;
    };

    void refresh();
    void lookForDoubts();
    [[nodiscard]] std::vector<PickableTable> tables() const;

    ViewContext& m_context;
    CaseSession& m_session;
    NoticeBar& m_notices;
    QAction& m_action;
    QWidget& m_window;
    BackgroundWork<std::vector<Doubt>> m_looking;
};

} // namespace faultline::ui
