// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace faultline::ui {

class ElidedLabel;

/// One line that says how something ended, in the page instead of a box over it. Hidden until there
/// is a message; goes by its button, or by itself after a while if all went well.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void showMessage(const QString& message, bool succeeded);
    [[nodiscard]] QString text() const; ///< of the last message

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ElidedLabel* m_text = nullptr;
    bool m_succeeded = true;
    int m_messageNumber = 0;
};

} // namespace faultline::ui
