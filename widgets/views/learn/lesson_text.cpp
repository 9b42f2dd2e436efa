// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/learn/lesson_text.h"

#include "model/lessons/lesson_markdown.h"
#include "widgets/style/theme.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QImageReader>
#include <QTextDocument>
#include <QTextTable>

#include <utility>

namespace faultline::ui {

namespace {

/// Wider than a lesson is; a larger picture is read smaller.
constexpr int kMostPicture = 1600;

} // namespace

LessonPageText::LessonPageText(const QString& markdown, QString folder, QWidget* parent)
    : PageText({}, parent), m_folder(std::move(folder))
{
    // Now that pictures can be asked for.
    document()->setIndentWidth(2 * kGrid); // a narrow column
    document()->setMarkdown(markdown, kPageMarkdown);
    drawTables();
    setFocusPolicy(Qt::StrongFocus);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setAccessibleName(document()->toPlainText());
}

/// Hairlines; what a document has by itself are double frames.
void LessonPageText::drawTables()
{
    for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(1.0);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(hairlineColor(palette()));
        format.setBorderCollapse(true);
        format.setCellSpacing(0.0);
        format.setCellPadding(kGrid / 2.0);
        format.setTopMargin(kGrid);
        format.setBottomMargin(kGrid);
        table->setFormat(format);
    }
}

void LessonPageText::changeEvent(QEvent* event)
{
    PageText::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawTables();
}

QVariant LessonPageText::loadResource(int type, const QUrl& name)
{
    const QString path = name.path();
    if (type != QTextDocument::ImageResource || !name.scheme().isEmpty()
        || !staysInside(path.toStdString()))
        return {};
    const QFileInfo file(QDir(m_folder).filePath(path));
    if (!file.isFile() || file.isSymLink())
        return {};
    QImageReader reader(file.filePath());
    const QSize size = reader.size();
    if (size.isValid() && size.width() > kMostPicture)
        reader.setScaledSize(size.scaled(kMostPicture, kMostPicture, Qt::KeepAspectRatio));
    return reader.read();
}

QString plainText(const QString& markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown, kPageMarkdown);
    return document.toPlainText().simplified();
}

} // namespace faultline::ui
