// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace faultline::ui {

/// A flat button that shows a line icon and follows a change of theme. Its name is told by the
/// tooltip and to screen readers.
class IconButton : public QToolButton {
    Q_OBJECT

public:
    IconButton(const QString& iconName, const QString& name, QWidget* parent = nullptr);

    void setIconName(const QString& iconName);
    /// Tooltip and accessible name.
    void setName(const QString& name);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refreshIcon();

    QString m_iconName;
};

} // namespace faultline::ui
