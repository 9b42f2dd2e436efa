// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/boxes.h"

#include "model/augment/albumentations/step.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <numbers>

namespace faultline::augment::albumentations {

namespace {

cv::Point2d mapped(const cv::Matx33d& m, double x, double y)
{
    const double w = m(2, 0) * x + m(2, 1) * y + m(2, 2);
    return {(m(0, 0) * x + m(0, 1) * y + m(0, 2)) / w, (m(1, 0) * x + m(1, 1) * y + m(1, 2)) / w};
}

class Bounds {
public:
    void add(const cv::Point2d& point)
    {
        // Written so that NaN stays: it must not make a box where there is none.
        m_box.x1 = m_isEmpty || !(m_box.x1 <= point.x) ? point.x : m_box.x1;
        m_box.y1 = m_isEmpty || !(m_box.y1 <= point.y) ? point.y : m_box.y1;
        m_box.x2 = m_isEmpty || !(m_box.x2 >= point.x) ? point.x : m_box.x2;
        m_box.y2 = m_isEmpty || !(m_box.y2 >= point.y) ? point.y : m_box.y2;
        m_isEmpty = false;
    }
    [[nodiscard]] const PixelBox& box() const { return m_box; }

private:
    PixelBox m_box;
    bool m_isEmpty = true;
};

int ceilDivide(int amount, int by)
{
    return (amount + by - 1) / by;
}

} // namespace

PixelBox toPixels(const Box& box, cv::Size size)
{
    const double w = size.width;
    const double h = size.height;
    return {static_cast<double>(box.xmin) * w, static_cast<double>(box.ymin) * h,
            static_cast<double>(box.xmax) * w, static_cast<double>(box.ymax) * h};
}

void setPixels(Box& box, const PixelBox& pixels, cv::Size size)
{
    const double w = std::max(size.width, 1);
    const double h = std::max(size.height, 1);
    box.xmin = static_cast<float>(pixels.x1 / w);
    box.ymin = static_cast<float>(pixels.y1 / h);
    box.xmax = static_cast<float>(pixels.x2 / w);
    box.ymax = static_cast<float>(pixels.y2 / h);
    box.outline.clear();
}

PixelBox transformed(const PixelBox& box, const cv::Matx33d& matrix, Hull hull, double ellipseShift)
{
    Bounds bounds;
    if (hull == Hull::Corners) {
        for (const double x : {box.x1, box.x2}) {
            for (const double y : {box.y1, box.y2})
                bounds.add(mapped(matrix, x, y));
        }
        return bounds.box();
    }
    const double w = (box.x2 - box.x1) / 2.0;
    const double h = (box.y2 - box.y1) / 2.0;
    for (int degree = 0; degree < 360; ++degree) {
        const double angle = degree * std::numbers::pi / 180.0;
        bounds.add(mapped(matrix, w * std::sin(angle) + w + box.x1 + ellipseShift,
                          h * std::cos(angle) + h + box.y1 + ellipseShift));
    }
    return bounds.box();
}

void transformBoxes(std::vector<Box>& boxes, const cv::Matx33d& matrix, Hull hull, cv::Size before,
                    cv::Size after, double ellipseShift)
{
    for (Box& box : boxes)
        setPixels(box, transformed(toPixels(box, before), matrix, hull, ellipseShift), after);
}

void reframeBoxes(std::vector<Box>& boxes, cv::Rect2d crop, cv::Size size)
{
    const cv::Size target(toInt(crop.width), toInt(crop.height));
    for (Box& box : boxes) {
        const PixelBox at = toPixels(box, size);
        setPixels(box, {at.x1 - crop.x, at.y1 - crop.y, at.x2 - crop.x, at.y2 - crop.y}, target);
    }
}

void addReflections(std::vector<Box>& boxes, const Padding& padding, cv::Size size)
{
    constexpr std::size_t kMost = 10'000;
    const int top = ceilDivide(padding.top, size.height);
    const int bottom = ceilDivide(padding.bottom, size.height);
    const int left = ceilDivide(padding.left, size.width);
    const int right = ceilDivide(padding.right, size.width);
    const auto cells = static_cast<std::size_t>(1 + std::min(top, 1000) + std::min(bottom, 1000))
                       * static_cast<std::size_t>(1 + std::min(left, 1000) + std::min(right, 1000));
    if (cells == 1 || boxes.size() * cells > kMost)
        return;
    std::vector<Box> all;
    all.reserve(boxes.size() * cells);
    for (int row = -top; row <= bottom; ++row) {
        for (int column = -left; column <= right; ++column) {
            for (const Box& box : boxes) {
                Box copy = box;
                if (column % 2 != 0) {
                    copy.xmin = 1.0F - box.xmax;
                    copy.xmax = 1.0F - box.xmin;
                }
                if (row % 2 != 0) {
                    copy.ymin = 1.0F - box.ymax;
                    copy.ymax = 1.0F - box.ymin;
                }
                copy.xmin += static_cast<float>(column);
                copy.xmax += static_cast<float>(column);
                copy.ymin += static_cast<float>(row);
                copy.ymax += static_cast<float>(row);
                all.push_back(std::move(copy));
            }
        }
    }
    boxes = std::move(all);
}

Padding paddingFor(const cv::Matx33d& matrix, cv::Size size)
{
    if (std::abs(cv::determinant(matrix)) < 1e-12)
        return {};
    const double w = size.width;
    const double h = size.height;
    Bounds covered;
    for (const cv::Point2d& corner :
         {cv::Point2d(0, 0), cv::Point2d(w, 0), cv::Point2d(w, h), cv::Point2d(0, h)}) {
        covered.add(corner);
        covered.add(mapped(matrix, corner.x, corner.y));
    }
    const PixelBox needed = transformed(covered.box(), matrix.inv(), Hull::Corners);
    return {.top = std::max(0, toInt(std::ceil(-needed.y1))),
            .bottom = std::max(0, toInt(std::ceil(needed.y2 - h))),
            .left = std::max(0, toInt(std::ceil(-needed.x1))),
            .right = std::max(0, toInt(std::ceil(needed.x2 - w)))};
}

void dropOutside(std::vector<Box>& boxes)
{
    std::erase_if(boxes, [](const Box& box) {
        return !(box.xmax > 0.0F && box.ymax > 0.0F && box.xmin < 1.0F && box.ymin < 1.0F);
    });
}

bool isIdentity(const cv::Matx33d& matrix)
{
    // numpy's allclose: absolute 1e-8 plus relative 1e-5.
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            const double wanted = row == column ? 1.0 : 0.0;
            if (!(std::abs(matrix(row, column) - wanted) <= 1e-8 + 1e-5 * wanted))
                return false;
        }
    }
    return true;
}

} // namespace faultline::augment::albumentations
