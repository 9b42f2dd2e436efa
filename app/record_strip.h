// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace faultline::ui {

class ElidedLabel;
class Recording;

/// One line below the messages while a run is recorded: for how long, what it printed last, and the
/// button that ends it. Takes no room otherwise.
class RecordStrip : public QWidget {
    Q_OBJECT

public:
    /// `recording` must outlive the strip.
    explicit RecordStrip(Recording& recording, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void refreshLook();
    void pressStop();

    Recording& m_recording;
    QLabel* m_sign;
    QLabel* m_text;
    ElidedLabel* m_line;
    QPushButton* m_stop;
};

} // namespace faultline::ui
