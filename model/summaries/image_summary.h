// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/image/image_header.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// What is wrong with a logged picture, as far as its first and last bytes tell.
enum class PictureProblem : std::uint8_t {
    None,
    Empty,         ///< no bytes at all
    UnknownFormat, ///< the bytes begin like no picture
    DamagedHeader, ///< it begins like a picture, but tells no size
    TooLarge,      ///< more pixels than are decoded: kMostPixels
    CutShort,      ///< its end is missing; what is there can be shown
};

/// One picture of a logged value, still encoded.
struct LoggedPicture {
    std::size_t offset = 0; ///< of its bytes in ImageSummary::value
    std::size_t size = 0;
    ImageHeader header; ///< what its bytes tell of its size, not what the log says
    PictureProblem problem = PictureProblem::None;
};

/// The pictures of one logged value. Shared between threads once made.
struct ImageSummary {
    /// A picture of more pixels is never decoded, whatever it is shown in.
    static constexpr std::uint64_t kMostPixels = std::uint64_t{64} << 20;
    /// Pictures of a value that are looked at; max_outputs is 3 unless a training asks for more.
    static constexpr std::size_t kMostPictures = 4096;

    std::string value;             ///< the Summary.Value message, which holds the bytes
    std::uint32_t statedWidth = 0; ///< by the log; 0: not stated
    std::uint32_t statedHeight = 0;
    std::vector<LoggedPicture> pictures;
    std::uint64_t leftOut = 0; ///< pictures beyond kMostPictures

    [[nodiscard]] std::span<const std::byte> bytes(std::size_t picture) const;
    /// The log states another size than the picture has.
    [[nodiscard]] bool isMisstated(std::size_t picture) const;
};

/// Finds the pictures of a Summary.Value message: a Summary.Image (TensorFlow 1, PyTorch; videos
/// are animated GIFs), or the string tensor [width, height, picture, picture, ...] of the plugin
/// "images". Headers are read, nothing is decoded. A picture that is damaged is one with a
/// problem; Corrupt if the value holds no pictures.
[[nodiscard]] Result<ImageSummary> readImageSummary(std::string value);

} // namespace faultline
