// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/core/run.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// A value between two others, each the tag of a scalar.
struct MarginSeries {
    std::string value;
    std::string lower;
    std::string upper;
    friend bool operator==(const MarginSeries&, const MarginSeries&) = default;
};

/// A chart of several tags.
struct LayoutChart {
    enum class Kind {
        Multiline, ///< every tag that matches one of `patterns`
        Margin,    ///< the `margins`, each with a band
        Empty,     ///< the writer named no content
    };
    std::string title;
    Kind kind = Kind::Empty;
    std::vector<std::string> patterns; ///< regular expressions from the beginning of a tag
    std::vector<MarginSeries> margins;
    friend bool operator==(const LayoutChart&, const LayoutChart&) = default;
};

struct LayoutCategory {
    std::string title;
    std::vector<LayoutChart> charts;
    bool isClosed = false; ///< folded at first
    friend bool operator==(const LayoutCategory&, const LayoutCategory&) = default;
};

/// What the plugin custom_scalars lays out: tag custom_scalars__config__.
struct ScalarLayout {
    std::vector<LayoutCategory> categories;
    friend bool operator==(const ScalarLayout&, const ScalarLayout&) = default;
};

/// Decodes a Layout message (tensorboard/plugins/custom_scalar). Corrupt if it is cut or damaged.
[[nodiscard]] Result<ScalarLayout> decodeLayout(std::string_view message);
/// The same from a Summary.Value (readSummary()), whose tensor holds the message as a string.
[[nodiscard]] Result<ScalarLayout> layoutOfSummary(std::string_view summaryValue);

/// Joins `next` to `layout` as TensorBoard does for several runs: categories of one title become
/// one, and of equal charts one stays.
void mergeLayout(ScalarLayout& layout, const ScalarLayout& next);

/// A case's layout, joined over its runs, of each the last that it wrote.
struct LayoutReading {
    ScalarLayout layout;
    std::vector<Error> errors; ///< of values that could not be read
};
/// Blocks on I/O: any thread but the GUI's.
[[nodiscard]] LayoutReading readLayouts(const CaseData& data);

/// The tags that match a multiline chart's patterns.
struct MatchedTags {
    std::vector<std::string> tags; ///< each once, in the order given
    std::vector<Text> badPatterns; ///< with the reason: "(: missing )"
};
/// Matching takes time in proportion to the tags (RE2), so what only backtracking can do, such as
/// a look-ahead, is a bad pattern here.
[[nodiscard]] MatchedTags matchTags(const std::vector<std::string>& patterns,
                                    const std::vector<std::string>& tags);

} // namespace faultline
