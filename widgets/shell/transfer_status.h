// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QTimer>

namespace faultline::ui {

/// How many requests went to what was opened elsewhere, and what they brought; each location with
/// the credentials that were used in the tooltip. Hidden as long as everything is of this machine.
class TransferStatus : public QLabel {
    Q_OBJECT

public:
    explicit TransferStatus(QWidget* parent = nullptr);

    void refresh();

private:
    QTimer m_timer;
};

} // namespace faultline::ui
