// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/console_model.h"

#include <QWidget>

#include <cstdint>
#include <optional>

class QLabel;
class QLineEdit;
class QToolButton;

namespace faultline::ui {

class IconButton;

/// The search of the Console page: text or regular expression, with the number of lines found and
/// the way from one to the next.
class ConsoleSearch : public QWidget {
    Q_OBJECT

public:
    explicit ConsoleSearch(ConsoleModel& model, QWidget* parent = nullptr);

    /// Puts the cursor into the field; the text there can be typed over.
    void beginSearch();
    void clear();
    /// Where the user is, so that the count can say "3 of 12".
    void setCurrentLine(std::optional<std::uint32_t> line);

signals:
    void stepRequested(bool forward);
    /// Escape: back to the lines.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QToolButton* addToggle(const QString& text, const QString& name);
    void applyPattern();
    void refreshCount();
    void refreshIcon();
    void setCountColor(bool wrong);

    ConsoleModel& m_model;
    QLineEdit* m_edit;
    QAction* m_editIcon;
    QToolButton* m_case;
    QToolButton* m_regex;
    IconButton* m_only;
    QLabel* m_count;
    IconButton* m_previous;
    IconButton* m_next;
    std::optional<std::uint32_t> m_line;
};

} // namespace faultline::ui
