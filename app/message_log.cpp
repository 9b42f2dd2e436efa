// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/message_log.h"

#include <QDateTime>
#include <QLoggingCategory>

#include <deque>
#include <mutex>

namespace faultline::ui {

namespace {

// Qt's handler is a plain function, so what it writes to cannot belong to an object.
struct Store {
    std::mutex mutex;
    std::deque<QString> lines;
    QtMessageHandler previous = nullptr;
};

Store& store()
{
    static Store instance;
    return instance;
}

void handle(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    Store& kept = store();
    const QString line = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs) + u' '
                         + qFormatLogMessage(type, context, message);
    {
        const std::lock_guard lock(kept.mutex);
        kept.lines.push_back(line);
        if (static_cast<qsizetype>(kept.lines.size()) > MessageLog::kMaxLines)
            kept.lines.pop_front();
    }
    if (kept.previous != nullptr)
        kept.previous(type, context, message);
}

} // namespace

void MessageLog::install()
{
    if (store().previous == nullptr)
        store().previous = qInstallMessageHandler(handle);
}

QStringList MessageLog::lines()
{
    Store& kept = store();
    const std::lock_guard lock(kept.mutex);
    return {kept.lines.cbegin(), kept.lines.cend()};
}

} // namespace faultline::ui
