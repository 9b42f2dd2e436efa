// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/console_digest.h"

#include <QFrame>

#include <cstdint>
#include <optional>

class QLabel;
class QPushButton;

namespace faultline::ui {

class ElidedLabel;

/// What ended the run, as the log tells it: big, plain, and one click from the line. Hidden where
/// the log tells nothing of the kind.
class CauseBanner : public QFrame {
    Q_OBJECT

public:
    explicit CauseBanner(QWidget* parent = nullptr);

    void setDigest(const ConsoleDigestPtr& digest); ///< null: hidden

signals:
    void lineRequested(std::uint32_t line);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] static QString excerptOf(const ConsoleLog& log, const LogEvent& cause);
    void showCause(const ConsoleDigest& digest, const LogEvent& cause);
    void showExitCode(int code);
    void refreshIcon();

    QLabel* m_icon = nullptr;
    QLabel* m_caption = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_meaning = nullptr;
    ElidedLabel* m_excerpt = nullptr;
    QPushButton* m_show = nullptr;
    std::optional<std::uint32_t> m_line;
};

} // namespace faultline::ui
