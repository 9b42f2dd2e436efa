// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

#include <vector>

namespace faultline::ui {

/// One line of colour and name for each curve. What does not fit is counted at the end ("+ 3") and
/// named in the tooltip. Hidden while there is nothing to name.
class LegendStrip : public QWidget {
    Q_OBJECT

public:
    struct Item {
        QString label;
        QColor color;
        bool dashed = false;
        bool hasBand = false; ///< stands for several runs
    };

    explicit LegendStrip(QWidget* parent = nullptr);

    void setItems(std::vector<Item> items);
    [[nodiscard]] const std::vector<Item>& items() const { return m_items; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintItem(QPainter& painter, const Item& item, int x, int labelWidth) const;

    std::vector<Item> m_items;
};

} // namespace faultline::ui
