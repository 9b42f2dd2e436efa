// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace faultline::ui {

class IconButton;

/// A caption with a control below it. What the user changed has a bold caption and a button that
/// takes the change back.
class SetupField : public QWidget {
    Q_OBJECT

public:
    /// Takes the control. Several controls of one field stand side by side in one widget.
    SetupField(const QString& caption, QWidget* control, QWidget* parent);

    void setSetByUser(bool isSet);
    [[nodiscard]] QString caption() const;

signals:
    void resetRequested();

private:
    QLabel* m_caption = nullptr;
    IconButton* m_reset = nullptr;
    QWidget* m_control = nullptr;
};

} // namespace faultline::ui
