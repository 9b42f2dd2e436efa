// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>
#include <QTextDocument>

namespace faultline::ui {

/// Tables, and no HTML.
inline const QTextDocument::MarkdownFeatures kPageMarkdown =
    QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub)
    | QTextDocument::MarkdownNoHTML;

/// Markdown as text of a page: as high as it is long, with the page's own fonts and colours. It
/// loads nothing, neither pictures nor what a link points at.
class PageText : public QTextBrowser {
    Q_OBJECT

public:
    explicit PageText(const QString& markdown, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void fitHeight();
};

} // namespace faultline::ui
