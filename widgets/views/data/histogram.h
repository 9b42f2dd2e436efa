// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_canvas.h"

#include <QColor>
#include <QString>

#include <vector>

namespace faultline::ui {

/// Values counted in bins, for one or a few groups.
struct HistogramData {
    struct Series {
        QString name;
        QColor color;
        std::vector<double> counts; ///< one for each bin
        double total = 0.0;         ///< of all values; what shares are of
    };
    struct Mark {
        double value = 0.0;
        QString text;
    };
    std::vector<double> edges;  ///< ascending, one more than bins
    bool isLogarithmic = false; ///< bins are of equal width on a logarithmic axis
    bool isWhole = false;       ///< only whole numbers: a bin [3, 4) is just "3"
    QString unit;               ///< behind numbers: "px"
    QString axisTitle;          ///< what the numbers are, if the unit does not say it
    QString counted;            ///< what is counted: "boxes"
    std::vector<Series> series;
    std::vector<Mark> marks; ///< limits that mean something
    QString summary;         ///< what the picture says, for who cannot see it

    [[nodiscard]] std::size_t binCount() const { return edges.empty() ? 0 : edges.size() - 1; }
};

/// Columns of a histogram. One series shows counts; several stand beside each other and show shares
/// of their totals, because a large split says nothing about a small one otherwise.
class Histogram : public ChartCanvas {
    Q_OBJECT

public:
    explicit Histogram(const QString& accessibleName, QWidget* parent = nullptr);

    void setData(HistogramData data);
    [[nodiscard]] const HistogramData& data() const { return m_data; }

    [[nodiscard]] ChartTable table() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] std::optional<Axes> axes() const override;
    [[nodiscard]] ChartMarks marks(const ChartFrame& frame) const override;
    void paintAbove(QPainter& painter) const override;
    void paintCursor(QPainter& painter, std::size_t mark) const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::vector<LegendEntry> legend() const override;
    [[nodiscard]] std::size_t markCount() const override { return m_data.binCount(); }
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF position) const override;
    [[nodiscard]] QPointF markPlace(std::size_t mark) const override;
    /// "12 to 16 px" and "35 (4 %)" for each series.
    [[nodiscard]] QString markText(std::size_t mark) const override;
    [[nodiscard]] QString summary() const override { return m_data.summary; }

private:
    [[nodiscard]] bool showsShares() const { return m_data.series.size() > 1; }
    [[nodiscard]] double heightOf(const HistogramData::Series& series, std::size_t bin) const;
    [[nodiscard]] double largest() const;
    [[nodiscard]] QString binText(std::size_t bin) const;

    HistogramData m_data;
};

} // namespace faultline::ui
