// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/estimate.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace faultline::ui {

/// A point of a SweepChart.
struct SweepSample {
    std::int64_t x = 0;
    std::int64_t peakBytes = 0;
    vram::Interval interval;
};

/// The peak over something that can be chosen, with its band, against the usable memory of
/// devices. A click or Return sets the value under the mouse or the cursor (Left and Right move
/// it).
class SweepChart : public QWidget {
    Q_OBJECT

public:
    explicit SweepChart(const QString& accessibleName, QWidget* parent = nullptr);

    void setSamples(std::vector<SweepSample> samples, const QString& unit);
    [[nodiscard]] const std::vector<SweepSample>& samples() const { return m_samples; }
    /// The curve without what was measured: dashed, without a band. Empty: none.
    void setModelAlone(std::vector<SweepSample> samples);
    /// The value of the plan: marked.
    void setCurrent(std::int64_t x);
    /// The one that is planned for comes first and is drawn strongest.
    void setGpus(std::vector<vram::Gpu> gpus);
    [[nodiscard]] const std::vector<vram::Gpu>& gpus() const { return m_gpus; }
    [[nodiscard]] QString textAt(const QPoint& position) const;
    [[nodiscard]] QPoint placeOf(std::int64_t x) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void valueChosen(qint64 x);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] QRectF plotRect() const;
    [[nodiscard]] double top() const;
    [[nodiscard]] double xOf(double value) const;
    [[nodiscard]] double yOf(double bytes) const;
    [[nodiscard]] int sampleAt(const QPoint& position) const; ///< -1: none
    [[nodiscard]] QString sampleText(const SweepSample& sample) const;
    void paintGpus(QPainter& painter, const QRectF& plot) const;
    void paintCurve(QPainter& painter) const;
    void paintCursor(QPainter& painter, const QRectF& plot) const;
    void setCursor(int sample);
    void refreshDescription();

    std::vector<SweepSample> m_samples;
    std::vector<SweepSample> m_modelAlone;
    std::vector<vram::Gpu> m_gpus;
    QString m_unit;
    std::int64_t m_current = 0;
    int m_cursor = -1;
};

} // namespace faultline::ui
