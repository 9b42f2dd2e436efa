// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace faultline::ui {

/// Something the window has to say: what happened, what was lost, what to do.
struct Notice {
    Severity severity = Severity::Info;
    QString text;
    QString actionTitle; ///< empty: no button
    std::function<void()> action;
};

/// Messages at the top of the central area, each with a close button. Takes no room when empty;
/// nothing modal.
class NoticeBar : public QWidget {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    /// The newest is on top; the oldest beyond a few are dropped. Replaces one with the same text.
    void showNotice(const Notice& message);
    void clearNotices();
    [[nodiscard]] QStringList texts() const;

private:
    QVBoxLayout* m_layout;
};

} // namespace faultline::ui
