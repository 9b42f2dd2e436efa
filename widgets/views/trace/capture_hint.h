// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QLabel;

namespace faultline::ui {

/// What the page shows without a trace: what to open, and the lines that record one.
class CaptureHint : public QScrollArea {
    Q_OBJECT

public:
    explicit CaptureHint(QWidget* parent = nullptr);

    void setTitle(const QString& title);

signals:
    void openRequested();

private:
    QLabel* m_title = nullptr;
};

} // namespace faultline::ui
