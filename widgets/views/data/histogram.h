// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

#include <functional>
#include <utility>
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
    std::vector<Series> series;
    std::vector<Mark> marks; ///< limits that mean something
    QString summary;         ///< what the picture says, for who cannot see it

    [[nodiscard]] std::size_t binCount() const { return edges.empty() ? 0 : edges.size() - 1; }
};

/// Columns of a histogram. One series shows counts; several stand beside each other and show shares
/// of their totals, because a large split says nothing about a small one otherwise.
class Histogram : public QWidget {
    Q_OBJECT

public:
    explicit Histogram(const QString& accessibleName, QWidget* parent = nullptr);

    void setData(HistogramData data);
    [[nodiscard]] const HistogramData& data() const { return m_data; }
    /// "12 to 16 px: 35 (4 %)" for each series; empty beside the columns.
    [[nodiscard]] QString textAt(const QPoint& position) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] QRectF plotRect() const;
    [[nodiscard]] bool showsShares() const { return m_data.series.size() > 1; }
    [[nodiscard]] double heightOf(const HistogramData::Series& series, std::size_t bin) const;
    [[nodiscard]] double largest() const;
    [[nodiscard]] double xOf(double value) const;          ///< of a value, in the widget
    [[nodiscard]] int binAt(const QPoint& position) const; ///< -1: none
    [[nodiscard]] QString binText(std::size_t bin) const;
    void paintGrid(QPainter& painter, const QRectF& plot, double top) const;
    void paintColumns(QPainter& painter, const QRectF& plot, double top) const;
    void paintLabels(QPainter& painter, const QRectF& plot) const;
    void paintMarks(QPainter& painter, const QRectF& plot) const;

    HistogramData m_data;
    int m_hovered = -1;
};

} // namespace faultline::ui
