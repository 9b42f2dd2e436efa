// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/tfrecord/example_indexer.h"

#include "model/core/ascii.h"
#include "model/core/sha256.h"
#include "model/dataset/formats/picture_files.h"
#include "model/dataset/stable_hash.h"
#include "model/image/image_header.h"
#include "model/io/crc32c.h"
#include "model/readers/whole_text.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <span>

namespace faultline {

namespace {

using Kind = FeatureList::Kind;

std::uint32_t narrow(std::uint64_t value)
{
    return static_cast<std::uint32_t>(
        std::min<std::uint64_t>(value, std::numeric_limits<std::uint32_t>::max()));
}

std::string_view kindName(Kind kind)
{
    switch (kind) {
    case Kind::None: return "nothing";
    case Kind::Bytes: return "a list of bytes";
    case Kind::Floats: return "a list of floats";
    case Kind::Ints: return "a list of integers";
    }
    return "nothing";
}

/// Whether image/format says something else than the bytes. What no decoder knows says nothing.
bool contradicts(std::string_view stated, ImageFormat format)
{
    if (stated.empty() || format == ImageFormat::Unknown)
        return false;
    const std::string name = lowerAscii(stated);
    return name != toString(format) && !(name == "jpg" && format == ImageFormat::Jpeg);
}

/// Text of a record as it may be shown: valid UTF-8.
std::string_view shown(std::string_view text, std::string& buffer)
{
    const bool isAscii = std::all_of(text.begin(), text.end(), [](char letter) {
        return static_cast<unsigned char>(letter) < 0x80;
    });
    if (isAscii)
        return text;
    buffer = text;
    makeValidUtf8(buffer);
    return buffer;
}

template <typename T>
T valueAt(const std::vector<T>& list, std::size_t at, T otherwise)
{
    return at < list.size() ? list[at] : otherwise;
}

} // namespace

ImageRow ExampleIndexer::newRow(std::uint64_t recordBytes) const
{
    ImageRow row;
    row.id = static_cast<std::int64_t>(m_rows.part.imageCount());
    row.container = m_shard.container;
    row.split = m_shard.split;
    row.recordBytes = narrow(recordBytes);
    return row;
}

void ExampleIndexer::addRow(const ImageRow& row, std::string_view name, std::uint64_t identity)
{
    m_rows.part.addImage(row, name, {}, m_boxes);
    m_rows.identities.push_back(identity);
}

void ExampleIndexer::issue(IssueCode code, std::uint64_t offset, std::uint64_t lost, Text detail)
{
    m_rows.issues.add({.code = code,
                       .path = m_shard.path,
                       .offsetBytes = offset,
                       .bytesLost = lost,
                       .detail = std::move(detail)});
}

void ExampleIndexer::onLargeRecord(std::uint64_t offset, std::uint64_t size)
{
    m_boxes.clear();
    ImageRow row = newRow(size);
    row.flags = kImageTooLarge;
    addRow(row, {}, 0);
    issue(IssueCode::BadRow, offset, size,
          {FAULTLINE_TR_NOOP("Errors", "a record of %1 bytes, more than what is read"),
           {std::to_string(size)}});
}

void ExampleIndexer::onDamagedRecord(std::uint64_t offset, std::uint64_t size)
{
    m_boxes.clear();
    ImageRow row = newRow(size);
    row.flags = kRecordDamaged | kImageMissing;
    addRow(row, {}, 0);
    issue(IssueCode::BadDataChecksum, offset, size, {});
}

void ExampleIndexer::onRecord(std::uint64_t offset, std::string_view payload)
{
    m_boxes.clear();
    m_problem = {};
    const Example example = parseExample(payload);
    ImageRow row = newRow(payload.size());
    if (example.form != Example::Form::Example) {
        row.flags = kImageMissing;
        if (example.form == Example::Form::SequenceExample) {
            row.flags |= kSequenceExample;
            ++m_rows.sequenceExamples;
        } else {
            row.flags |= kAnnotationBroken;
            issue(IssueCode::BadRow, offset, payload.size(),
                  FAULTLINE_TR_NOOP("Errors", "the record is no tf.Example"));
        }
        addRow(row, {}, 0);
        return;
    }
    if (example.isBroken) {
        row.flags |= kAnnotationBroken;
        m_problem = FAULTLINE_TR_NOOP("Errors", "the tf.Example is damaged");
    }
    readImage(example, offset, payload, row);
    readBoxes(example, offset, row);
    const std::string_view fileName = text(example, ExampleKey::Filename, row);
    const std::string_view sourceId = text(example, ExampleKey::SourceId, row);
    const std::string_view identity = sourceId.empty() ? fileName : sourceId;
    addRow(row, shown(fileName.empty() ? sourceId : fileName, m_name),
           identity.empty() ? 0 : std::max<std::uint64_t>(1, stableHash(identity)));
    if (!m_problem.empty())
        issue(IssueCode::BadValue, offset, 0, m_problem);
}

void ExampleIndexer::readImage(const Example& example, std::uint64_t offset,
                               std::string_view payload, ImageRow& row)
{
    row.statedWidth = statedSide(static_cast<double>(number(example, ExampleKey::Width, row)));
    row.statedHeight = statedSide(static_cast<double>(number(example, ExampleKey::Height, row)));
    const std::string_view encoded = text(example, ExampleKey::Encoded, row);
    if (encoded.empty()) {
        row.flags |= kImageMissing;
        ++m_rows.withoutImage;
        return;
    }
    row.offset =
        offset + kRecordHeaderBytes + static_cast<std::uint64_t>(encoded.data() - payload.data());
    row.sizeBytes = narrow(encoded.size());
    if (encoded.size() > kMaxImageBytes)
        row.flags |= kImageTooLarge;
    const std::span<const std::byte> bytes =
        std::as_bytes(std::span(encoded.data(), encoded.size()));
    row.checksum = crc32c(bytes);
    ImageHeader header;
    const bool isKnown = readImageHeader(bytes, header);
    applyImageHeader(header, row);
    if (!isKnown)
        row.flags |= kImageUnreadable;
    else if (!hasImageEnd(bytes, header.format))
        row.flags |= kImageCut;
    if (contradicts(text(example, ExampleKey::Format, row), header.format))
        row.flags |= kFormatMismatch;
    if (m_shard.verifyHashes) {
        const std::string_view stated = text(example, ExampleKey::Sha256, row);
        if (!stated.empty() && lowerAscii(stated) != sha256Hex(bytes))
            row.flags |= kHashMismatch;
    }
}

void ExampleIndexer::readBoxes(const Example& example, std::uint64_t offset, ImageRow& row)
{
    readCorners(example, row);
    readClasses(example, row);
    readWeights(example, row);
    readMasks(example, row);
    setBoxFlag(example, ExampleKey::IsCrowd, kBoxCrowd, row);
    setBoxFlag(example, ExampleKey::Difficult, kBoxDifficult, row);
    setBoxFlag(example, ExampleKey::GroupOf, kBoxGroupOf, row);
    setBoxFlag(example, ExampleKey::Truncated, kBoxTruncated, row);
    setBoxFlag(example, ExampleKey::Occluded, kBoxOccluded, row);
    if (m_boxes.size() == kMaxBoxes)
        issue(IssueCode::CountLimit, offset, 0,
              {FAULTLINE_TR_NOOP("Errors", "an image of %1 boxes or more"),
               {std::to_string(kMaxBoxes)}});
}

void ExampleIndexer::readCorners(const Example& example, ImageRow& row)
{
    const std::array<std::size_t, 4> counts{floats(example, ExampleKey::XMin, m_lists.xmin, row),
                                            floats(example, ExampleKey::YMin, m_lists.ymin, row),
                                            floats(example, ExampleKey::XMax, m_lists.xmax, row),
                                            floats(example, ExampleKey::YMax, m_lists.ymax, row)};
    const auto [least, most] = std::minmax_element(counts.begin(), counts.end());
    if (*least != *most)
        row.flags |= kListsUnequal;
    constexpr float kNone = std::numeric_limits<float>::quiet_NaN();
    m_boxes.resize(std::min(*most, kMaxBoxes));
    for (std::size_t at = 0; at < m_boxes.size(); ++at) {
        BoxRow& box = m_boxes[at];
        box = {.xmin = valueAt(m_lists.xmin, at, kNone),
               .ymin = valueAt(m_lists.ymin, at, kNone),
               .xmax = valueAt(m_lists.xmax, at, kNone),
               .ymax = valueAt(m_lists.ymax, at, kNone)};
        // NaN in the record is what was written; only what a shorter list lacks could not be read.
        if (at >= *least)
            box.flags |= kBoxMalformed;
    }
}

void ExampleIndexer::readClasses(const Example& example, ImageRow& row)
{
    const std::size_t texts = strings(example, ExampleKey::ClassText, m_lists.text, row);
    const std::size_t labels = ints(example, ExampleKey::ClassLabel, m_lists.label, row);
    const auto isUnequal = [this](std::size_t count) {
        return count != 0 && std::min(count, kMaxBoxes) != m_boxes.size();
    };
    if (isUnequal(texts) || isUnequal(labels))
        row.flags |= kListsUnequal;
    for (std::size_t at = 0; at < m_boxes.size(); ++at) {
        const std::string_view name = shown(valueAt(m_lists.text, at, {}), m_name);
        std::optional<std::int64_t> id;
        if (at < m_lists.label.size())
            id = m_lists.label[at];
        if (name.empty() && !id)
            m_boxes[at].flags |= kBoxUnlabelled;
        else
            m_boxes[at].classIndex = m_rows.part.classIndex(name, id);
    }
    if (!m_boxes.empty() && texts == 0 && labels == 0)
        row.flags |= kListsUnequal;
}

void ExampleIndexer::readWeights(const Example& example, ImageRow& row)
{
    const std::size_t weights = floats(example, ExampleKey::Weight, m_lists.weight, row);
    if (weights != 0 && std::min(weights, kMaxBoxes) != m_boxes.size())
        row.flags |= kListsUnequal;
    for (std::size_t at = 0; at < std::min(m_boxes.size(), m_lists.weight.size()); ++at)
        m_boxes[at].weight = m_lists.weight[at];
    // Nothing is done with areas, but the trainer's reader stumbles over a list of another length.
    const std::size_t areas = floats(example, ExampleKey::Area, m_lists.weight, row);
    if (areas != 0 && std::min(areas, kMaxBoxes) != m_boxes.size())
        row.flags |= kListsUnequal;
}

void ExampleIndexer::readMasks(const Example& example, ImageRow& row)
{
    const FeatureList& list = example[ExampleKey::Mask];
    m_lists.masks.clear();
    if (list.kind == Kind::Floats) { // numerical masks: height x width for each box
        bool isBroken = false;
        std::vector<float> none;
        const std::size_t values = readFloats(list.body, none, 0, isBroken);
        const std::size_t each = std::size_t{row.statedWidth} * row.statedHeight;
        if (isBroken)
            row.flags |= kAnnotationBroken;
        if (values != each * m_boxes.size())
            row.flags |= kListsUnequal;
        if (values > 0) {
            for (BoxRow& box : m_boxes)
                box.flags |= kBoxMask;
        }
        return;
    }
    const std::size_t masks = strings(example, ExampleKey::Mask, m_lists.masks, row);
    if (masks != 0 && std::min(masks, kMaxBoxes) != m_boxes.size())
        row.flags |= kListsUnequal;
    for (std::size_t at = 0; at < std::min(m_boxes.size(), m_lists.masks.size()); ++at) {
        if (!m_lists.masks[at].empty())
            m_boxes[at].flags |= kBoxMask;
    }
}

void ExampleIndexer::setBoxFlag(const Example& example, ExampleKey key, BoxFlag flag, ImageRow& row)
{
    const std::size_t count = ints(example, key, m_lists.flags, row);
    if (count != 0 && std::min(count, kMaxBoxes) != m_boxes.size())
        row.flags |= kListsUnequal;
    for (std::size_t at = 0; at < std::min(m_boxes.size(), m_lists.flags.size()); ++at) {
        if (m_lists.flags[at] != 0)
            m_boxes[at].flags |= flag;
    }
}

bool ExampleIndexer::hasKind(const Example& example, ExampleKey key, Kind kind, ImageRow& row)
{
    const FeatureList& list = example[key];
    if (list.kind == kind)
        return true;
    if (list.kind != Kind::None && !list.body.empty()) {
        row.flags |= kAnnotationBroken;
        if (m_problem.empty())
            m_problem = {FAULTLINE_TR_NOOP("Errors", "%1 is %2, not %3"),
                         {std::string(toString(key)), std::string(kindName(list.kind)),
                          std::string(kindName(kind))}};
    }
    return false;
}

std::size_t ExampleIndexer::floats(const Example& example, ExampleKey key, std::vector<float>& into,
                                   ImageRow& row)
{
    into.clear();
    if (!hasKind(example, key, Kind::Floats, row))
        return 0;
    bool isBroken = false;
    const std::size_t count = readFloats(example[key].body, into, kMaxBoxes, isBroken);
    if (isBroken)
        row.flags |= kAnnotationBroken;
    return count;
}

std::size_t ExampleIndexer::ints(const Example& example, ExampleKey key,
                                 std::vector<std::int64_t>& into, ImageRow& row)
{
    into.clear();
    if (!hasKind(example, key, Kind::Ints, row))
        return 0;
    bool isBroken = false;
    const std::size_t count = readInts(example[key].body, into, kMaxBoxes, isBroken);
    if (isBroken)
        row.flags |= kAnnotationBroken;
    return count;
}

std::size_t ExampleIndexer::strings(const Example& example, ExampleKey key,
                                    std::vector<std::string_view>& into, ImageRow& row)
{
    into.clear();
    if (!hasKind(example, key, Kind::Bytes, row))
        return 0;
    bool isBroken = false;
    const std::size_t count = readStrings(example[key].body, into, kMaxBoxes, isBroken);
    if (isBroken)
        row.flags |= kAnnotationBroken;
    return count;
}

std::string_view ExampleIndexer::text(const Example& example, ExampleKey key, ImageRow& row)
{
    return strings(example, key, m_texts, row) > 0 ? m_texts.front() : std::string_view{};
}

std::int64_t ExampleIndexer::number(const Example& example, ExampleKey key, ImageRow& row)
{
    return ints(example, key, m_numbers, row) > 0 ? m_numbers.front() : 0;
}

} // namespace faultline
