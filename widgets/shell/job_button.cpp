// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/job_button.h"

#include <QLocale>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kRefreshMs = 100;

QString nameOf(const JobStatus& job)
{
    const QString name = QString::fromStdString(job.label);
    if (job.isCancelled)
        return JobButton::tr("%1: stopping…").arg(name);
    if (!job.isRunning)
        return JobButton::tr("%1: waiting").arg(name);
    if (job.total == 0)
        return name;
    const double share =
        std::min(static_cast<double>(job.done) / static_cast<double>(job.total), 1.0);
    return JobButton::tr("%1: %2 %").arg(name, QLocale().toString(static_cast<int>(100.0 * share)));
}

} // namespace

JobButton::JobButton(JobQueuePtr jobs, QWidget* parent)
    : QToolButton(parent), m_jobs(std::move(jobs)), m_menu(new QMenu(this))
{
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setPopupMode(QToolButton::InstantPopup);
    setToolTip(tr("What is being worked on. Choose one to stop it."));
    setMenu(m_menu);
    hide();
    m_clock.start();
    m_timer.setInterval(kRefreshMs);
    connect(&m_timer, &QTimer::timeout, this, &JobButton::refresh);
    m_jobs->setListener([this, post = m_receiver.post()] { post([this] { follow(); }); });
    follow();
}

JobButton::~JobButton()
{
    m_jobs->setListener(nullptr);
}

/// Something was listed or began: looks again and again until nothing is left.
void JobButton::follow()
{
    if (!m_timer.isActive()) {
        m_timer.start();
        refresh();
    }
}

void JobButton::refresh()
{
    const std::vector<JobStatus> listed = m_jobs->listed();
    const qint64 now = m_clock.elapsed();
    std::map<std::uint64_t, qint64> seen;
    m_shown.clear();
    for (const JobStatus& job : listed) {
        const auto known = m_firstSeen.find(job.id);
        const qint64 since = known == m_firstSeen.end() ? now : known->second;
        seen.emplace(job.id, since);
        if (now - since >= kPatienceMs)
            m_shown.push_back(job);
    }
    m_firstSeen = std::move(seen);
    if (listed.empty())
        m_timer.stop();

    const auto count = static_cast<int>(m_shown.size());
    const QString text = tr("%n task(s)", "that run in the background", count);
    setText(text);
    setAccessibleName(count == 1 ? nameOf(m_shown.front())
                                 : tr("%n task(s) in the background", nullptr, count));
    refreshMenu();
    setVisible(count > 0);
    if (count == 0)
        m_menu->hide();
}

/// Items keep their place while the menu is open: they come and go with their jobs.
void JobButton::refreshMenu()
{
    std::map<std::uint64_t, QAction*> items;
    for (const JobStatus& job : m_shown) {
        const auto known = m_items.find(job.id);
        QAction* item = known == m_items.end() ? new QAction(m_menu) : known->second;
        if (known == m_items.end()) {
            m_menu->addAction(item);
            connect(item, &QAction::triggered, this, [this, id = job.id] { m_jobs->cancel(id); });
        } else {
            m_items.erase(known);
        }
        // An ampersand in a name is none that marks a key.
        item->setText(tr("Stop %1").arg(nameOf(job).replace(u'&', QStringLiteral("&&"))));
        item->setEnabled(!job.isCancelled);
        items.emplace(job.id, item);
    }
    for (const auto& [id, gone] : m_items)
        delete gone;
    m_items = std::move(items);
}

} // namespace faultline::ui
