// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/console/cause_banner.h"

#include "model/qt/console_words.h"
#include "model/qt/text.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFontDatabase>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QStringList>

#include <algorithm>

namespace faultline::ui {

namespace {

constexpr int kCauseIconSize = 3 * kGrid;
constexpr std::size_t kMaxExcerptBytes = 1000;

} // namespace

CauseBanner::CauseBanner(QWidget* parent)
    : QFrame(parent),
      m_icon(new QLabel(this)),
      m_caption(makeMutedLabel(tr("What ended the run"), this)),
      m_title(makePageHeading({}, this)),
      m_meaning(makeTextLabel({}, this)),
      m_excerpt(new ElidedLabel(Qt::ElideRight, this)),
      m_show(new QPushButton(this))
{
    m_icon->setFixedWidth(kCauseIconSize);
    m_icon->setAlignment(Qt::AlignTop);
    m_title->setWordWrap(true);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_excerpt->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_excerpt->setMuted(true);
    connect(m_show, &QPushButton::clicked, this, [this] {
        if (m_line)
            emit lineRequested(*m_line);
    });

    auto* texts = new QVBoxLayout;
    texts->setSpacing(kGrid / 4);
    texts->addWidget(m_caption);
    texts->addWidget(m_title);
    texts->addWidget(m_meaning);
    texts->addWidget(m_excerpt);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * kGrid, kGrid, kGrid + kGrid / 2, kGrid);
    row->setSpacing(kGrid + kGrid / 2);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    row->addWidget(m_show, 0, Qt::AlignVCenter);
    refreshIcon();
    hide();
}

void CauseBanner::setDigest(const ConsoleDigestPtr& digest)
{
    m_line.reset();
    const ConsoleLog* log = digest ? digest->log.get() : nullptr;
    if (log != nullptr && log->cause && *log->cause < log->events.size()) {
        showCause(*digest, log->events[*log->cause]);
        show();
    } else if (log != nullptr && log->exitCode.value_or(0) != 0) {
        showExitCode(*log->exitCode);
        show();
    } else {
        hide();
    }
    m_show->setVisible(m_line.has_value());
}

/// What the program said. Of a traceback its exception: the first line is the same in all of them.
QString CauseBanner::excerptOf(const ConsoleLog& log, const LogEvent& cause)
{
    for (const Traceback& traceback : log.tracebacks) {
        if (traceback.firstLine == cause.firstLine && !traceback.exceptionType.empty())
            return toQString((traceback.exceptionType + ": " + traceback.message)
                                 .substr(0, kMaxExcerptBytes))
                .simplified();
    }
    return toQString(log.text(cause.firstLine).substr(0, kMaxExcerptBytes)).simplified();
}

void CauseBanner::showCause(const ConsoleDigest& digest, const LogEvent& cause)
{
    m_line = static_cast<std::uint32_t>(
        std::min(cause.firstLine, digest.lineCount() == 0 ? 0 : digest.lineCount() - 1));
    const LogLine& line = digest.log->lines[*m_line];
    m_title->setText(eventTitle(cause));
    QStringList sentences{eventMeaning(cause), eventAdvice(cause)};
    sentences.removeAll(QString());
    const QString meaning = sentences.join(u' ');
    m_meaning->setText(meaning);
    m_meaning->setVisible(!meaning.isEmpty());
    m_excerpt->setText(excerptOf(*digest.log, cause));
    m_excerpt->show();
    m_show->setText(tr("Show line %1").arg(QLocale().toString(line.sourceLine)));
    setAccessibleName(tr("What ended the run: %1").arg(m_title->text()));
}

void CauseBanner::showExitCode(int code)
{
    m_title->setText(code < 0 ? tr("Ended by signal %1").arg(-code)
                              : tr("Ended with exit code %1").arg(code));
    m_meaning->setText(tr("No line of the log was recognised as the cause."));
    m_meaning->show();
    m_excerpt->hide();
    setAccessibleName(m_title->text());
}

void CauseBanner::refreshIcon()
{
    m_icon->setPixmap(icon(QStringLiteral("cancel"), severityColor(Severity::Critical, palette()))
                          .pixmap(QSize(kCauseIconSize, kCauseIconSize), devicePixelRatioF()));
}

void CauseBanner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QColor tone = severityColor(Severity::Critical, palette());
    painter.fillRect(0, 0, kGrid / 2, height(), tone);
    tone.setAlphaF(0.08F);
    painter.fillRect(rect(), tone);
}

void CauseBanner::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_icon != nullptr)
        refreshIcon();
}

} // namespace faultline::ui
