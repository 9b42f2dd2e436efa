// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screenshot.h"

#include "app/main_window.h"
#include "widgets/shell/notice_bar.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPixmap>
#include <QTimer>

#include <cstdio>

namespace faultline::ui {

namespace {

/// Longer than any timer that collects changes before a redraw.
constexpr int kSettleMs = 150;

} // namespace

Screenshot::Screenshot(MainWindow& window, const QString& file, QObject* parent)
    : QObject(parent), m_window(window), m_file(file)
{
    connect(&window, &MainWindow::loadEnded, this, &Screenshot::takeSoon);
}

void Screenshot::takeSoon(bool succeeded)
{
    QTimer::singleShot(kSettleMs, this, [this, succeeded] { take(succeeded); });
}

void Screenshot::take(bool succeeded)
{
    m_window.settle();
    QCoreApplication::processEvents();
    m_window.settle();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // texts may have grown
    if (!succeeded) {
        for (const QString& text : m_window.findChild<NoticeBar*>()->texts())
            std::fprintf(stderr, "faultline: %s\n", qUtf8Printable(text));
    }
    const bool saved = m_window.grab().save(m_file);
    if (!saved)
        std::fprintf(stderr, "faultline: could not save %s\n", qUtf8Printable(m_file));
    QCoreApplication::exit(succeeded && saved ? 0 : 1);
}

} // namespace faultline::ui
