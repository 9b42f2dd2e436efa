// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/summaries/image_summary.h"

#include <QImage>
#include <QSize>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::ui {

/// A logged picture, decoded to be looked at; or why it cannot be.
struct ShownPicture {
    std::vector<QImage> frames; ///< one, or those of an animation; empty: cannot be shown
    std::vector<int> frameMs;   ///< how long each frame of an animation stays
    bool hasMoreFrames = false; ///< an animation goes on after what memory is spent on
    QSize size;                 ///< its own, from its header; the frames may be smaller
    QSize stated;               ///< what the log says; empty: nothing
    bool isMisstated = false;
    ImageFormat format = ImageFormat::Unknown;
    std::size_t bytes = 0; ///< encoded
    PictureProblem problem = PictureProblem::None;
    Text detail; ///< what the decoder says of damage
};

/// The pictures of one logged value.
struct ShownPictures {
    /// A card shows no more; the others are counted.
    static constexpr std::size_t kMostShown = 64;

    std::vector<ShownPicture> pictures;
    std::uint64_t count = 0; ///< logged

    [[nodiscard]] std::size_t memory() const; ///< bytes
};

/// Decodes the pictures of a Summary.Value message so that all of them together fit in about
/// `side` x `side` pixels. Any thread. Bounded by ImageSummary::kMostPixels for each picture, and
/// by a budget for animations.
[[nodiscard]] Result<ShownPictures> decodePictures(std::string_view value, int side);

/// One of them in its own size; `pictures` has this one only.
[[nodiscard]] Result<ShownPictures> decodeWholePicture(std::string_view value, std::size_t picture);

/// "PNG", "JPEG"; "unknown format".
[[nodiscard]] QString formatName(ImageFormat format);
/// What is wrong with a picture, in a sentence with its size; empty: nothing.
[[nodiscard]] QString problemText(const ShownPicture& picture);
/// "640 × 480 · 12.3 kB · PNG".
[[nodiscard]] QString figuresText(const ShownPicture& picture);

} // namespace faultline::ui
