// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>
#include <QWidget>

#include <vector>

namespace faultline::ui {

/// Colour of a share, 0 to 1, of a range of values: from blue over green to yellow with a lightness
/// that rises evenly (OKLab), so that equal differences look equal, also without colour vision and
/// in grey. Every colour of it stands out from the charts of its theme.
[[nodiscard]] QColor metricColor(double share, const QPalette& palette);
/// Of a session that has no value of the metric, or one that is not finite.
[[nodiscard]] QColor noMetricColor(const QPalette& palette);

/// Which values the ends of the colours stand for.
struct MetricScale {
    double low = 0.0;
    double high = 0.0;
    bool clipsLow = false; ///< there are values beyond the end
    bool clipsHigh = false;
    bool isEmpty = true; ///< no finite value

    /// 0 to 1; 0.5 if all values are equal.
    [[nodiscard]] double share(double value) const;
};

/// From the least to the greatest finite value. From kClippingCount values on a range of the 5th to
/// the 95th percentile if it is less than a tenth of that: one run that diverged must not give all
/// others one colour.
[[nodiscard]] MetricScale metricScale(const std::vector<double>& values);
inline constexpr std::size_t kClippingCount = 10;

/// The colours with what their ends mean.
class MetricLegend : public QWidget {
    Q_OBJECT

public:
    explicit MetricLegend(QWidget* parent = nullptr);

    /// An empty title: sessions have no colours; the legend hides.
    void setScale(const QString& title, const MetricScale& scale);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString lowText() const;
    [[nodiscard]] QString highText() const;

    QString m_title;
    MetricScale m_scale;
};

} // namespace faultline::ui
