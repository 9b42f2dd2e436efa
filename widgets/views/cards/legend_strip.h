// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/accessible_items.h"

#include <QColor>
#include <QRect>
#include <QString>
#include <QWidget>

#include <vector>

namespace faultline::ui {

/// Colour and name of each curve, in one row or a few. What does not fit is counted at the end
/// ("+ 3") and named in the tooltip. Hidden while there is nothing to name.
class LegendStrip : public QWidget, public AccessibleItems {
    Q_OBJECT

public:
    struct Item {
        QString label;
        QColor color;
        bool dashed = false;
        bool hasBand = false; ///< stands for several runs

        friend bool operator==(const Item&, const Item&) = default;
    };

    explicit LegendStrip(QWidget* parent = nullptr);

    void setItems(std::vector<Item> items);
    [[nodiscard]] const std::vector<Item>& items() const { return m_items; }

    /// Takes as many rows as the names need, but no more than this; one by default.
    void setMostRows(int rows);
    [[nodiscard]] std::vector<AccessibleItem> accessibleItems() const override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    [[nodiscard]] int rowHeight() const;
    /// Labels as wide as they like, in as many rows as that takes.
    [[nodiscard]] std::vector<QRect> placesInFull() const;
    /// Labels that share one row; fewer than there are items if they do not fit.
    [[nodiscard]] std::vector<QRect> placesInOneRow() const;
    void paintItem(QPainter& painter, const Item& item, const QRect& place) const;

    std::vector<Item> m_items;
    std::vector<QRect> m_places; ///< of the items that are shown, the first ones
    int m_mostRows = 1;
    int m_rows = 1;
};

} // namespace faultline::ui
