// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace faultline::ui {

/// Items side by side, wrapped into as many rows as the width needs. One that expands vertically is
/// as high as its row, any other is in the middle of it.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    explicit FlowLayout(int horizontalSpacing, int verticalSpacing, QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    enum class Pass { Measure, Place };
    [[nodiscard]] int arrange(const QRect& rect, Pass pass) const;
    void placeRow(const QRect& area, std::size_t begin, std::size_t end, int y, int height) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    int m_horizontalSpacing;
    int m_verticalSpacing;
};

} // namespace faultline::ui
