// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

/// What the content of a file says of datasets.
enum class DatasetMark : std::uint8_t {
    None,
    Records,  ///< framed tf.Example (or SequenceExample) messages
    Voc,      ///< an XML of one picture
    BoxTable, ///< a table with a row for each box
    Coco,
    PerhapsCoco, ///< begins like one; its end has to be looked at (isCoco())
    CreateMl,
    LabelMe,  ///< a JSON of one picture
    YoloRows, ///< "class xc yc w h" rows of one picture, or nothing at all
};

/// `head`: the first bytes (about 4 KiB, unpacked if the file is gzip). Sure enough to be asked
/// about every file of a folder. No I/O.
[[nodiscard]] DatasetMark datasetMarkOf(std::string_view fileName, std::string_view head);

/// Whether the first and last stretch of a JSON are those of COCO annotations: with boxes or
/// outlines, or categories. Captions have neither.
[[nodiscard]] bool isCoco(std::string_view head, std::string_view tail);

/// The texts behind `"key":` in a JSON, at most `most` of them.
[[nodiscard]] std::vector<std::string> jsonTexts(std::string_view text, std::string_view key,
                                                 std::size_t most);

/// Whether a file of this name lists the names of classes, for YOLO.
[[nodiscard]] bool isNameList(std::string_view fileName);

/// Whether a file of this name is a picture that trainers read.
[[nodiscard]] bool isPictureName(std::string_view fileName);

/// Whether a file of this name holds records: "x.record", "x.tfrecord-00000-of-00010".
[[nodiscard]] bool isRecordName(std::string_view fileName);

/// The name without its last extension.
[[nodiscard]] std::string_view stemOf(std::string_view fileName);

} // namespace faultline
