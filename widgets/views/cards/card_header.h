// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QAbstractButton;
class QHBoxLayout;

namespace faultline::ui {

class ElidedLabel;
class IconButton;

/// The line on top of a card: its title, then buttons. A button that is hidden keeps its place, so
/// that the title does not jump when it appears.
class CardHeader : public QWidget {
    Q_OBJECT

public:
    explicit CardHeader(QWidget* parent);

    /// `detail` stands in the tooltip below the title.
    void setTitle(const QString& title, const QString& detail = {});
    /// Puts a button right of those that are there.
    void addButton(QAbstractButton& button);
    /// For what is no button: the title comes first in it, and takes the room that is left.
    [[nodiscard]] QHBoxLayout& row() { return *m_row; }
    /// Adds the button that enlarges the card.
    IconButton& addMaximiseButton();
    /// What that button shows: the card is enlarged, or it is not.
    void setMaximised(bool maximised);
    [[nodiscard]] bool isMaximised() const { return m_isMaximised; }

signals:
    /// The user asks for the card to be enlarged, or to be as the others again.
    void maximiseRequested(bool maximised);

private:
    ElidedLabel* m_title = nullptr;
    IconButton* m_maximise = nullptr; ///< null: the card cannot be enlarged
    QHBoxLayout* m_row = nullptr;
    bool m_isMaximised = false;
};

/// The line of figures below a card: small, secondary, whole in its tooltip.
[[nodiscard]] ElidedLabel* makeCardFooter(QWidget* parent);

} // namespace faultline::ui
