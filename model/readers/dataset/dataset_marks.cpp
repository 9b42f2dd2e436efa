// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/dataset_marks.h"

#include "model/io/crc32c.h"
#include "model/io/json_cursor.h"
#include "model/io/wire_cursor.h"
#include "model/readers/dataset/box_table.h"
#include "model/readers/dataset/csv_record.h"
#include "model/readers/sniffing.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

namespace faultline {

namespace {

constexpr std::size_t kFrameHeader = 12; ///< length and its checksum

std::uint64_t littleEndian(std::string_view bytes, std::size_t count)
{
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < count; ++i)
        value |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
    return value;
}

/// A frame whose payload can be a tf.Example or tf.SequenceExample: its first field is a message
/// with number 1 or 2 that fits, and begins with such a field in turn (a map entry).
bool isRecords(std::string_view head)
{
    if (head.size() < kFrameHeader)
        return false;
    const std::uint64_t length = littleEndian(head, 8);
    const auto lengthBytes = std::as_bytes(std::span(head.data(), 8));
    const auto stored = static_cast<std::uint32_t>(littleEndian(head.substr(8), 4));
    if (maskCrc(crc32c(lengthBytes)) != stored)
        return false;
    WireReader wire(head.substr(kFrameHeader));
    if (!wire.nextKey() || !wire.isBytes() || wire.field() > 2)
        return false;
    const std::uint64_t inner = wire.varint();
    if (!wire.ok() || inner >= length)
        return false;
    return inner == 0 || wire.atEnd() || (wire.nextKey() && wire.isBytes(1));
}

bool isVoc(std::string_view head)
{
    const std::size_t at = head.find("<annotation");
    if (at == std::string_view::npos || at + 11 >= head.size())
        return false;
    const char next = head[at + 11];
    const bool isElement =
        next == '>' || next == ' ' || next == '\t' || next == '\r' || next == '\n';
    // CVAT and others say <annotations>; what VOC has in it follows soon.
    return isElement
           && (head.find("<filename", at) != std::string_view::npos
               || head.find("<object", at) != std::string_view::npos
               || head.find("<size", at) != std::string_view::npos);
}

bool isBoxTable(std::string_view head)
{
    CsvRecord record;
    const std::string_view line = head.substr(0, head.find('\n'));
    return takeCsvRecord(line, true, csvSeparator(line), record)
           && boxTableColumns(record.fields).has_value();
}

bool isNumber(std::string_view word)
{
    double value = 0.0;
    const char* end = word.data() + word.size();
    const auto [at, error] = std::from_chars(word.data(), end, value);
    // A decimal comma is wrong, but this is where people are told so.
    return error == std::errc() && (at == end || (*at == ',' && at + 1 < end));
}

/// Rows of five or more numbers, the first of them a small whole one.
bool isYoloRows(std::string_view head)
{
    std::size_t rows = 0;
    while (!head.empty() && rows < 8) {
        const std::size_t newline = head.find('\n');
        std::string_view line = head.substr(0, newline);
        const bool isWhole = newline != std::string_view::npos || rows == 0;
        head.remove_prefix(newline == std::string_view::npos ? head.size() : newline + 1);
        std::size_t words = 0;
        while (!line.empty()) {
            const std::size_t begin = line.find_first_not_of(" \t\r");
            if (begin == std::string_view::npos)
                break;
            line.remove_prefix(begin);
            const std::string_view word = line.substr(0, line.find_first_of(" \t\r"));
            line.remove_prefix(word.size());
            const bool isLastWord = line.empty() && newline == std::string_view::npos;
            if (!isNumber(word) && !isLastWord)
                return false;
            if (words == 0 && (word.size() > 6 || word.find_first_of("-eE") != word.npos))
                return false;
            ++words;
        }
        if (words > 0 && words < 5 && isWhole)
            return false;
        rows += words > 0 ? 1 : 0;
    }
    return true;
}

bool has(std::string_view text, std::string_view quotedWord)
{
    return text.find(quotedWord) != std::string_view::npos;
}

DatasetMark markOfJson(std::string_view head)
{
    const std::size_t first = head.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (first == std::string_view::npos)
        return DatasetMark::None;
    if (head[first] == '[') {
        const bool namesPictures = has(head, "\"image\"") || has(head, "\"imagefilename\"");
        const bool hasBoxes = has(head, "\"annotations\"") || has(head, "\"coordinates\"");
        return namesPictures && hasBoxes ? DatasetMark::CreateMl : DatasetMark::None;
    }
    if (head[first] != '{')
        return DatasetMark::None;
    const bool hasShapes = has(head, "\"shapes\"");
    if (hasShapes
        && (has(head, "\"shape_type\"") || has(head, "\"imagePath\"") || has(head, "\"points\"")
            || has(head, "\"imageData\"")))
        return DatasetMark::LabelMe;
    if (isCoco(head, {}))
        return DatasetMark::Coco;
    const std::size_t key = head.find('"', first);
    for (const char* begin : {"\"info\"", "\"licenses\"", "\"images\"", "\"annotations\"",
                              "\"categories\"", "\"type\""}) {
        if (key != std::string_view::npos && head.substr(key).starts_with(begin))
            return DatasetMark::PerhapsCoco;
    }
    return DatasetMark::None;
}

} // namespace

bool isCoco(std::string_view head, std::string_view tail)
{
    const auto either = [&](std::string_view word) { return has(head, word) || has(tail, word); };
    const bool hasCategories = either("\"categories\"") && either("\"images\"");
    const bool hasBoxes = either("\"bbox\"") || either("\"segmentation\"");
    const bool hasParts = either("\"images\"") || either("\"annotations\"");
    const bool areOfImages = either("\"file_name\"") || either("\"image_id\"");
    return areOfImages && (hasCategories || (hasBoxes && hasParts));
}

std::vector<std::string> jsonTexts(std::string_view text, std::string_view key, std::size_t most)
{
    std::vector<std::string> texts;
    const std::string quotedKey = '"' + std::string(key) + '"';
    for (std::size_t at = text.find(quotedKey); at != std::string_view::npos && texts.size() < most;
         at = text.find(quotedKey, at)) {
        at += quotedKey.size();
        const std::size_t begin = text.find_first_not_of(" \t\r\n:", at);
        if (begin == std::string_view::npos || text[begin] != '"')
            continue;
        std::size_t end = begin + 1;
        while (end < text.size() && text[end] != '"')
            end += text[end] == '\\' ? 2 : 1;
        if (end < text.size())
            texts.push_back(unescaped(text.substr(begin + 1, end - begin - 1)));
    }
    return texts;
}

bool isNameList(std::string_view fileName)
{
    constexpr std::array<std::string_view, 4> kNames{"classes.txt", "obj.names",
                                                     "predefined_classes.txt", "_darknet.labels"};
    return std::find(kNames.begin(), kNames.end(), fileName) != kNames.end()
           || hasExtension(fileName, ".names");
}

DatasetMark datasetMarkOf(std::string_view fileName, std::string_view head)
{
    if (isRecords(head))
        return DatasetMark::Records;
    if (hasExtension(fileName, ".xml"))
        return isVoc(head) ? DatasetMark::Voc : DatasetMark::None;
    if (hasExtension(fileName, ".csv") || hasExtension(fileName, ".tsv"))
        return isBoxTable(head) ? DatasetMark::BoxTable : DatasetMark::None;
    if (hasExtension(fileName, ".json"))
        return markOfJson(head);
    if (hasExtension(fileName, ".txt"))
        return isYoloRows(head) ? DatasetMark::YoloRows : DatasetMark::None;
    return DatasetMark::None;
}

bool isPictureName(std::string_view fileName)
{
    constexpr std::array<std::string_view, 9> kExtensions{".jpg", ".jpeg", ".png",  ".bmp", ".webp",
                                                          ".gif", ".tif",  ".tiff", ".jfif"};
    return !fileName.ends_with(".gz")
           && std::any_of(kExtensions.begin(), kExtensions.end(), [&](std::string_view extension) {
                  return hasExtension(fileName, extension);
              });
}

bool isRecordName(std::string_view fileName)
{
    constexpr std::array<std::string_view, 4> kExtensions{".record", ".records", ".tfrecord",
                                                          ".tfrecords"};
    constexpr std::array<std::string_view, 2> kParts{".record-", ".tfrecord-"};
    return std::any_of(kExtensions.begin(), kExtensions.end(),
                       [&](std::string_view one) { return hasExtension(fileName, one); })
           || std::any_of(kParts.begin(), kParts.end(), [&](std::string_view one) {
                  return fileName.find(one) != std::string_view::npos;
              });
}

std::string_view stemOf(std::string_view fileName)
{
    const std::size_t dot = fileName.rfind('.');
    return dot == std::string_view::npos || dot == 0 ? fileName : fileName.substr(0, dot);
}

} // namespace faultline
