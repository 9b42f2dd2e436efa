// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

#include <vector>

namespace faultline::ui {

/// One line of colour, name and, while there is a cursor, value for each curve. What does not
/// fit is counted at the end ("+ 3") and named in the tooltip.
class LegendStrip : public QWidget {
    Q_OBJECT

public:
    struct Item {
        QString label;
        QColor color;
        bool dashed = false;
        QString value; ///< at the cursor; may be empty
    };

    explicit LegendStrip(QWidget* parent = nullptr);

    void setItems(std::vector<Item> items);
    [[nodiscard]] const std::vector<Item>& items() const { return m_items; }
    /// Values for the items, in the same order; empty: none.
    void setValues(const QStringList& values);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int widthOf(const Item& item, int labelWidth) const;
    void paintItem(QPainter& painter, const Item& item, int x, int labelWidth) const;

    std::vector<Item> m_items;
};

} // namespace faultline::ui
