// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/vram/estimate.h"
#include "widgets/charts/chart_canvas.h"

#include <QString>

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
class SweepChart : public ChartCanvas {
    Q_OBJECT

public:
    explicit SweepChart(const QString& accessibleName, QWidget* parent = nullptr);

    void setSamples(std::vector<SweepSample> samples, const QString& unit);
    [[nodiscard]] const std::vector<SweepSample>& samples() const { return m_samples; }
    /// The curve without what was measured: dashed, without a band. Empty: none.
    void setModelAlone(std::vector<SweepSample> samples);
    /// The value of the plan: marked.
    void setCurrent(std::int64_t x);
    /// If one is planned for, it comes first and is drawn strongest.
    void setGpus(std::vector<vram::Gpu> gpus, bool isFirstPlanned = true);
    [[nodiscard]] const std::vector<vram::Gpu>& gpus() const { return m_gpus; }
    [[nodiscard]] QPoint placeOf(std::int64_t x) const;

    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void valueChosen(qint64 x);

protected:
    [[nodiscard]] std::optional<Axes> axes() const override;
    [[nodiscard]] ChartMarks marks(const ChartFrame& frame) const override;
    void paintAbove(QPainter& painter) const override;
    void paintCursor(QPainter& painter, std::size_t mark) const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::size_t markCount() const override { return m_samples.size(); }
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    [[nodiscard]] QString markText(std::size_t mark) const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] std::size_t firstMark() const override; ///< the one that is planned
    void chooseMark(std::size_t mark) override;

private:
    [[nodiscard]] double top() const;
    [[nodiscard]] QString sampleText(const SweepSample& sample) const;
    void paintGpus(QPainter& painter) const;

    std::vector<SweepSample> m_samples;
    std::vector<SweepSample> m_modelAlone;
    std::vector<vram::Gpu> m_gpus;
    bool m_isFirstPlanned = true;
    QString m_unit;
    std::int64_t m_current = 0;
};

} // namespace faultline::ui
