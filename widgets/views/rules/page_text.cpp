// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/rules/page_text.h"

#include <QTextDocument>
#include <QWheelEvent>

#include <cmath>
#include <memory>

namespace faultline::ui {

PageText::PageText(const QString& markdown, QWidget* parent) : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setLineWrapMode(QTextEdit::WidgetWidth);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDocumentMargin(0);
    viewport()->setAutoFillBackground(false);
    // HTML in a page would be read as such: pages are Markdown alone.
    document()->setMarkdown(markdown, kPageMarkdown);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QVariant PageText::loadResource(int, const QUrl&)
{
    return {};
}

int PageText::heightForWidth(int width) const
{
    const std::unique_ptr<QTextDocument> laidOut(document()->clone());
    laidOut->setTextWidth(width);
    return static_cast<int>(std::ceil(laidOut->size().height())) + 2;
}

QSize PageText::sizeHint() const
{
    return {minimumSizeHint().width(), height()};
}

QSize PageText::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 16, fontMetrics().lineSpacing()};
}

void PageText::fitHeight()
{
    const int wanted = static_cast<int>(std::ceil(document()->size().height())) + 2;
    if (wanted != height())
        setFixedHeight(wanted);
}

void PageText::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    fitHeight();
}

void PageText::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // the page that holds it scrolls
}

} // namespace faultline::ui
