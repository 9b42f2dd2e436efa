// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace faultline::ui {

/// How sure a finding is: a word and a short bar, never the bar alone.
class ConfidenceBar : public QWidget {
    Q_OBJECT

public:
    /// `confidence` in 0..1.
    explicit ConfidenceBar(double confidence, QWidget* parent = nullptr);

    [[nodiscard]] static QString word(double confidence);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_confidence;
};

} // namespace faultline::ui
