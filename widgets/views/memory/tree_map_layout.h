// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <cstdint>
#include <vector>

namespace faultline::ui {

/// Rectangles that fill `area`, each as large as its share of the sum, as square as they can be
/// (Bruls, Huizing and van Wijk, "Squarified Treemaps", 2000). `sizes` fall; what is not positive
/// gets an empty rectangle.
[[nodiscard]] std::vector<QRectF> treeMapLayout(const std::vector<std::int64_t>& sizes,
                                                QRectF area);

} // namespace faultline::ui
