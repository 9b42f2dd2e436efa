// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/statistics/dataset_statistics.h"

#include <QWidget>

namespace faultline::ui {

/// How many boxes cover each part of the picture, as a field of colours with a legend.
class HeatMapView : public QWidget {
    Q_OBJECT

public:
    explicit HeatMapView(QWidget* parent = nullptr);

    /// `aspect`: width / height of a usual picture.
    void setMap(const HeatMap& map, double aspect);
    [[nodiscard]] QString textAt(const QPoint& position) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRectF fieldRect() const;

    HeatMap m_map;
    double m_aspect = 1.0;
};

} // namespace faultline::ui
