// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset.h"
#include "model/dataset/image_path.h"
#include "model/image/image_header.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// Puts what a header tells into a row: size, format, channels, orientation and their flags.
void applyImageHeader(const ImageHeader& header, ImageRow& row);

/// Looks at the files of pictures that annotations name: of each only its header is read. One for
/// each thread.
class PictureFiles {
public:
    explicit PictureFiles(const DatasetSource& source);

    /// How Dataset::name() calls the picture that an annotation calls `written`: relative to the
    /// root. Names start from `folder`. Absolute paths are another machine's unless they lead into
    /// the root: only their last part counts.
    [[nodiscard]] std::string nameOf(std::string_view folder, std::string_view written) const;
    /// A path relative to the root, for names and annotations.
    [[nodiscard]] std::string relativeToRoot(std::string_view path) const;
    [[nodiscard]] bool exists(std::string_view name);
    /// The first of `stem` with .jpg, .jpeg, .png, ... that exists; empty if none does.
    [[nodiscard]] std::string withExtension(std::string_view stem);
    /// Fills in everything that file and header tell. What is wrong becomes flags of the row.
    void describe(std::string_view name, ImageRow& row);

private:
    bool readHeader(const std::string& path, ImageRow& row);

    std::string m_root; ///< ends with a slash
    ImagePaths m_paths;
    std::vector<std::byte> m_buffer;
};

/// The size that boxes in pixels are divided by: what the annotation states, else the picture's.
struct BoxScale {
    double width = 0;
    double height = 0;
    [[nodiscard]] bool isKnown() const { return width > 0 && height > 0; }
};
[[nodiscard]] BoxScale boxScaleOf(const ImageRow& row);

/// A side as an annotation states it, in the form of ImageRow. 0 if it is no size.
[[nodiscard]] std::uint16_t statedSide(double pixels);

/// Sets the corners of a box given in pixels, divided by `scale`; kBoxPixels if that is not known,
/// kBoxMalformed if a corner is not finite.
void setCorners(BoxRow& box, double xmin, double ymin, double xmax, double ymax,
                const BoxScale& scale);

/// A corner of an outline given in fractions of the picture; clamped to it.
[[nodiscard]] OutlinePoint outlinePoint(double x, double y);

} // namespace faultline
