// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/transfer_status.h"

#include "model/core/location.h"
#include "model/io/file_tree.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "widgets/style/theme.h"

#include <QLocale>

namespace faultline::ui {

namespace {

constexpr int kEveryMs = 500;

} // namespace

TransferStatus::TransferStatus(QWidget* parent) : QLabel(parent)
{
    setFont(tabularFont(font()));
    setAccessibleName(tr("Transfers"));
    m_timer.setInterval(kEveryMs);
    connect(&m_timer, &QTimer::timeout, this, &TransferStatus::refresh);
    m_timer.start();
    hide();
}

void TransferStatus::refresh()
{
    StoreCounters all;
    QStringList lines;
    for (const RootState& state : rootStates()) {
        if (!isUri(state.root))
            continue;
        all.requests += state.counters.requests;
        all.bytes += state.counters.bytes;
        QString line =
            tr("%1: %2 requests, %3", "location, count, size")
                .arg(toQString(shownLocation(state.root)),
                     QLocale().toString(static_cast<qulonglong>(state.counters.requests)),
                     formatted(static_cast<double>(state.counters.bytes), Unit::Bytes));
        if (!state.access.empty())
            line += QStringLiteral("; ") + tr("credentials: %1").arg(translated(state.access));
        lines << line;
    }
    QString text;
    for (const ListingProgress& listing : listingsUnderWay()) {
        text = tr("Listing %1: %2 files", "location, count")
                   .arg(toQString(shownLocation(listing.root)),
                        QLocale().toString(static_cast<qulonglong>(listing.files)));
        lines << text;
    }
    setVisible(!lines.isEmpty());
    if (lines.isEmpty())
        return;
    if (text.isEmpty())
        text = tr("%1 requests · %2", "count, size")
                   .arg(QLocale().toString(static_cast<qulonglong>(all.requests)),
                        formatted(static_cast<double>(all.bytes), Unit::Bytes));
    if (text == this->text() && toolTip() == lines.join(u'\n'))
        return;
    setText(text);
    setToolTip(lines.join(u'\n'));
    setAccessibleDescription(lines.join(QStringLiteral(". ")));
}

} // namespace faultline::ui
