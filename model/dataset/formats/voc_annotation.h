// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/import_issue.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

struct VocObject {
    std::string name;
    double xmin = 0; ///< pixels; NaN where the text is no number
    double ymin = 0;
    double xmax = 0;
    double ymax = 0;
    bool isTruncated = false;
    bool isDifficult = false;
    bool isOccluded = false;
};

/// An <annotation>, as far as it could be read.
struct VocAnnotation {
    bool isAnnotation = false; ///< there is such an element at all
    bool isBroken = false;     ///< something in it was wrong or missing
    std::string fileName;
    double width = 0; ///< 0: not stated
    double height = 0;
    std::vector<VocObject> objects; ///< those that have a box
};

/// Reads an XML. Entities of a document type are not expanded; nothing outside the text is read.
/// What is wrong goes to `issues` under the name `path`. Parts of objects (<part>) are left out.
[[nodiscard]] VocAnnotation parseVoc(std::string_view text, const std::string& path,
                                     ImportLog& issues);

} // namespace faultline
