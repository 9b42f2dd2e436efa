// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/learn/lesson_text.h"

#include "model/lessons/lesson_markdown.h"

#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QTextDocument>

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
    document()->setMarkdown(markdown, QTextDocument::MarkdownNoHTML);
    setFocusPolicy(Qt::StrongFocus);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setAccessibleName(document()->toPlainText());
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
    document.setMarkdown(markdown, QTextDocument::MarkdownNoHTML);
    return document.toPlainText().simplified();
}

} // namespace faultline::ui
