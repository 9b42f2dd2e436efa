// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline::annotation {

struct LabelMeShape {
    std::string label;
    std::string type = "polygon"; ///< "rectangle", "circle", "line", ...
    struct Point {
        double x = 0; ///< pixels; NaN where it is no number
        double y = 0;
    };
    std::vector<Point> points;
};

struct LabelMeAnnotation {
    bool isAnnotation = false; ///< it has shapes
    bool isBroken = false;
    bool hasImageData = false; ///< the picture is in the file, too
    std::string imagePath;
    double width = 0; ///< 0: not stated
    double height = 0;
    std::vector<LabelMeShape> shapes;
};

/// Reads a LabelMe JSON; the picture that it may embed is passed over. What is wrong goes to
/// `issues` under the name `path`.
[[nodiscard]] LabelMeAnnotation parseLabelMe(std::string_view text, const std::string& path,
                                             ImportLog& issues);

} // namespace faultline::annotation
