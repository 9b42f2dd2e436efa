// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/summaries/text_summary.h"

#include <QTextBrowser>

namespace faultline::ui {

/// A logged text, as Markdown or as it is. Nothing of it is trusted: HTML is text, pictures are not
/// loaded, links are not followed; where a link leads is told when it is clicked.
class TextView : public QTextBrowser {
    Q_OBJECT

public:
    explicit TextView(QWidget* parent = nullptr);

    /// A table for a tensor of more than one text. Keeps the place for a text like the one before.
    void showText(const TextSummary& text, bool markdown);
    void showMessage(const QString& message);

    /// Marks every place that holds the words, letters of either case; none for an empty text.
    /// Returns how many there are, kMostHits at most.
    int find(const QString& words);
    /// Goes to the next or the previous of them, around the end; its number from 1 on.
    int goToHit(int by);
    static constexpr int kMostHits = 2000;

    [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showHits();

    QList<QTextCursor> m_hits;
    int m_hit = -1;
};

/// Whether a text may be given to the parser of Markdown: one with very many marks that open
/// something could cost time that grows faster than its length.
[[nodiscard]] bool isTameMarkdown(std::string_view text);

} // namespace faultline::ui
