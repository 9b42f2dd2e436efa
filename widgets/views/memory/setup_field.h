// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace faultline::ui {

class IconButton;

/// A caption with a control below it. What nobody set is written in grey italics, what the user set
/// has a button that takes it back.
class SetupField : public QWidget {
    Q_OBJECT

public:
    /// Takes the control. Several controls of one field stand side by side in one widget.
    SetupField(const QString& caption, QWidget* control, QWidget* parent);

    /// Something that has no default: no button, no italics.
    void setAlwaysSet();
    /// `defaultReason` tells where the value comes from while it is not set.
    void setState(bool isSetByUser, const QString& defaultReason);
    [[nodiscard]] bool isSetByUser() const { return m_isSet; }

signals:
    void resetRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refreshLooks();

    QLabel* m_caption = nullptr;
    IconButton* m_reset = nullptr;
    QWidget* m_control = nullptr;
    bool m_isSet = false;
};

} // namespace faultline::ui
