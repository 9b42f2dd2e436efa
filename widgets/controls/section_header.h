// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace faultline::ui {

/// A line that folds what is below it: chevron, title, count. Checked means unfolded.
class SectionHeader : public QAbstractButton {
    Q_OBJECT

public:
    explicit SectionHeader(QWidget* parent = nullptr);

    void setTitle(const QString& title, const QString& count);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QString m_count;
};

} // namespace faultline::ui
