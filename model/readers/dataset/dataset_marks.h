// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace faultline {

/// What the content of a file says of datasets.
enum class DatasetMark : std::uint8_t {
    None,
    Records,  ///< framed tf.Example (or SequenceExample) messages
    Voc,      ///< an XML of one picture
    BoxTable, ///< a table with a row for each box
    Coco,
    CreateMl,
    LabelMe,  ///< a JSON of one picture
    YoloRows, ///< "class xc yc w h" rows of one picture, or nothing at all
};

/// `head`: the first bytes (about 4 KiB, unpacked if the file is gzip). Sure enough to be asked
/// about every file of a folder. No I/O.
[[nodiscard]] DatasetMark datasetMarkOf(std::string_view fileName, std::string_view head);

/// Whether a file of this name is a picture that trainers read.
[[nodiscard]] bool isPictureName(std::string_view fileName);

/// Whether a file of this name holds records: "x.record", "x.tfrecord-00000-of-00010".
[[nodiscard]] bool isRecordName(std::string_view fileName);

/// The name without its last extension.
[[nodiscard]] std::string_view stemOf(std::string_view fileName);

} // namespace faultline
