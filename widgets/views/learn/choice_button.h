// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRadioButton>
#include <QTextDocument>

#include <memory>

namespace faultline::ui {

/// An option of a question: a radio button whose text wraps, with what would be seen if it were
/// right, and once that is told whether it is and why.
class ChoiceButton : public QRadioButton {
    Q_OBJECT

public:
    /// Markdown of one paragraph each; `shows` may be empty.
    ChoiceButton(const QString& text, const QString& shows, QWidget* parent = nullptr);

    /// From now on it cannot be chosen. `wasChosen`: by the learner.
    void reveal(bool isRight, bool wasChosen, const QString& feedback);
    [[nodiscard]] bool isRevealed() const { return m_isRevealed; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    [[nodiscard]] bool hitButton(const QPoint& position) const override;

private:
    void rebuild();
    [[nodiscard]] int textLeft() const;

    QString m_markdown;
    QString m_shows;
    QString m_feedback;
    bool m_isRevealed = false;
    bool m_isRight = false;
    bool m_wasChosen = false;
    std::unique_ptr<QTextDocument> m_document;
};

} // namespace faultline::ui
