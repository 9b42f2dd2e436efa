// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/text_marker.h"
#include "model/dataset/formats/annotation_table.h"
#include "model/dataset/formats/annotation_text.h"
#include "model/dataset/formats/dataset_formats.h"
#include "model/io/json_cursor.h"
#include "model/io/json_stream.h"
#include "model/readers/whole_text.h"

#include <array>
#include <cmath>

namespace faultline {

namespace {

/// An entry of "annotations": centre and size, in pixels.
struct Placed {
    std::string label;
    std::array<double, 4> numbers{}; ///< x, y, width, height
    bool hasPlace = false;
};

/// Reads one file into a table.
class CreateMlFile {
public:
    CreateMlFile(DatasetReadContext& context, ImageCollector& collector, AnnotationTable& table,
                 const std::string& path, std::uint8_t split)
        : m_context(context), m_collector(collector), m_table(table), m_path(path), m_split(split)
    {
    }

    void read()
    {
        const Result<std::unique_ptr<ByteSource>> source = openFile(m_path);
        if (!source) {
            note(IssueCode::Unreadable, source.error().detail, {});
            return;
        }
        m_container = m_context.builder.addContainer(m_path);
        StreamWindow window(*source.value(), m_context.monitor);
        JsonStream json(window, annotation::kMaxJsonElement);
        const JsonListsEnd end = readJsonLists(
            json, [](std::string_view section) { return section.empty(); },
            [this](const JsonElement& element) { takeImage(element); });
        if (const std::optional<StreamFault>& fault = window.stream().fault())
            note(IssueCode::CompressedDamaged, fault->detail, fault->sourceOffset);
        else if (end == JsonListsEnd::Cut)
            note(IssueCode::TruncatedTail,
                 FAULTLINE_TR_NOOP("Errors", "the JSON ends in the middle"), json.offset());
        else if (end == JsonListsEnd::TooLarge)
            note(IssueCode::CountLimit,
                 FAULTLINE_TR_NOOP("Errors",
                                   "an element of more than 64 MiB; the rest was left out"),
                 json.offset());
        else if (end == JsonListsEnd::NotJson)
            note(IssueCode::UnrecognisedFile, FAULTLINE_TR_NOOP("Errors", "it is no JSON list"),
                 {});
        m_context.builder.addSourceBytes(source.value()->size());
    }

private:
    void note(IssueCode code, Text detail, std::optional<std::uint64_t> offset)
    {
        m_collector.addIssue(annotation::issueAt(code, m_path, std::move(detail), offset));
    }

    static Placed placedAt(JsonCursor& cursor)
    {
        Placed placed;
        std::string_view key;
        if (cursor.peek() != '{' || !cursor.beginObject()) {
            cursor.skip();
            return placed;
        }
        while (cursor.nextKey(key)) {
            if (key == "label") {
                placed.label = cursor.text();
                makeValidUtf8(placed.label);
            } else if (key == "coordinates" && cursor.peek() == '{') {
                takeCoordinates(cursor, placed);
            } else {
                cursor.skip();
            }
        }
        return placed;
    }

    static void takeCoordinates(JsonCursor& cursor, Placed& placed)
    {
        constexpr std::array<std::string_view, 4> kNames{"x", "y", "width", "height"};
        placed.hasPlace = true;
        placed.numbers.fill(annotation::notANumber());
        std::string_view key;
        if (!cursor.beginObject())
            return;
        while (cursor.nextKey(key)) {
            const std::string_view text = cursor.scalar();
            for (std::size_t i = 0; i < kNames.size(); ++i) {
                if (key == kNames[i])
                    placed.numbers[i] =
                        annotation::numberOf(text).value_or(annotation::notANumber());
            }
        }
    }

    void takeImage(const JsonElement& element)
    {
        JsonCursor cursor(element.text);
        AnnotationTable::Image image;
        std::vector<Placed> boxes;
        std::string_view key;
        const bool isObject = cursor.peek() == '{' && cursor.beginObject();
        while (isObject && cursor.nextKey(key)) {
            const bool isName = key == "image" || key == "imagefilename" || key == "filename";
            if (isName) {
                image.name = cursor.text();
            } else if ((key == "annotations" || key == "annotation") && cursor.peek() == '[') {
                if (!cursor.beginArray())
                    break;
                while (cursor.nextElement())
                    boxes.push_back(placedAt(cursor));
            } else {
                cursor.skip();
            }
        }
        if (!isObject || (!cursor.ok() && image.name.empty())) {
            note(IssueCode::BadRow, FAULTLINE_TR_NOOP("Errors", "an entry cannot be read"),
                 element.offset);
            return;
        }
        if (!cursor.ok())
            image.flags |= kAnnotationBroken;
        if (image.name.empty()) {
            image.flags |= kAnnotationBroken;
            note(IssueCode::MissingPart, FAULTLINE_TR_NOOP("Errors", "an entry names no image"),
                 element.offset);
        }
        image.container = m_container;
        image.split = m_split;
        image.id = static_cast<std::int64_t>(m_table.imageCount());
        image.recordBytes = static_cast<std::uint32_t>(element.text.size());
        const std::uint32_t index = m_table.addImage(std::move(image));
        for (const Placed& placed : boxes)
            takeBox(index, placed, element.offset);
    }

    void takeBox(std::uint32_t index, const Placed& placed, std::uint64_t offset)
    {
        AnnotationTable::Image& image = m_table.image(index);
        if (!placed.hasPlace) {
            image.flags |= kAnnotationBroken;
            note(IssueCode::MissingPart,
                 {FAULTLINE_TR_NOOP("Errors", "an annotation of %1 has no coordinates"),
                  {annotation::quoted(image.name)}},
                 offset);
            return;
        }
        const auto [x, y, width, height] = placed.numbers;
        AnnotationTable::Box box;
        box.image = index;
        box.xmin = static_cast<float>(x - width / 2);
        box.ymin = static_cast<float>(y - height / 2);
        box.xmax = static_cast<float>(x + width / 2);
        box.ymax = static_cast<float>(y + height / 2);
        if (!std::isfinite(x + y + width + height)) {
            image.flags |= kAnnotationBroken;
            note(IssueCode::BadValue,
                 {FAULTLINE_TR_NOOP("Errors", "a coordinate of %1 is no number"),
                  {annotation::quoted(image.name)}},
                 offset);
        }
        if (!placed.label.empty())
            box.classOf = m_table.classIndex(placed.label, {});
        m_table.addBox(box);
    }

    DatasetReadContext& m_context;
    ImageCollector& m_collector;
    AnnotationTable& m_table;
    const std::string& m_path;
    std::uint32_t m_container = 0;
    std::uint8_t m_split = 0;
};

class CreateMlReader final : public DatasetReader {
public:
    [[nodiscard]] DatasetFormat format() const override { return DatasetFormat::CreateMl; }
    [[nodiscard]] std::string_view displayName() const override
    {
        return FAULTLINE_TR_NOOP("Formats", "CreateML annotations");
    }
    [[nodiscard]] Result<void> read(const DatasetSource& source,
                                    DatasetReadContext& context) const override
    {
        ImageCollector collector(context);
        AnnotationTable table;
        for (std::size_t split = 0; split < source.splits.size(); ++split) {
            for (const std::string& path : annotationFiles(source.splits[split], ".json"))
                CreateMlFile(context, collector, table, path, static_cast<std::uint8_t>(split))
                    .read();
        }
        table.emit(context, source, collector);
        return finishReading(context, source, collector,
                             FAULTLINE_TR_NOOP("Errors", "there is no image in it"));
    }
};

} // namespace

std::unique_ptr<const DatasetReader> makeCreateMlReader()
{
    return std::make_unique<CreateMlReader>();
}

} // namespace faultline
