// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QString>
#include <QTest>
#include <QWidget>

namespace faultline::samples {

/// Finds a visible control by what a screen reader calls it; nullptr if there is none.
template <typename Control>
Control* named(const QWidget& parent, const QString& accessibleName)
{
    for (Control* control : parent.findChildren<Control*>()) {
        if (control->accessibleName() == accessibleName && control->isVisibleTo(&parent))
            return control;
    }
    return nullptr;
}

/// A button by its name or its text.
inline QAbstractButton* button(const QWidget& parent, const QString& name)
{
    for (QAbstractButton* candidate : parent.findChildren<QAbstractButton*>()) {
        const bool matches = candidate->accessibleName() == name || candidate->text() == name;
        if (matches && candidate->isVisibleTo(&parent))
            return candidate;
    }
    return nullptr;
}

/// Clicks a button with the mouse; false if it is not there.
inline bool click(const QWidget& parent, const QString& name)
{
    QAbstractButton* target = button(parent, name);
    if (target == nullptr || !target->isEnabled())
        return false;
    QTest::mouseClick(target, Qt::LeftButton);
    return true;
}

} // namespace faultline::samples
