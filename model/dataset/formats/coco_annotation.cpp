// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/coco_annotation.h"

#include "model/dataset/formats/annotation_text.h"
#include "model/dataset/formats/coco_mask.h"
#include "model/io/json_cursor.h"
#include "model/readers/whole_text.h"

namespace faultline::annotation {

namespace {

CocoId idOf(JsonCursor& cursor)
{
    const bool isText = cursor.peek() == '"';
    CocoId id;
    const std::string text = cursor.text();
    if (!isText && text == "null")
        return id;
    id.number = wholeNumberOf(text);
    if (!id.number) {
        id.text = text;
        makeValidUtf8(id.text);
    }
    return id;
}

std::vector<double> numbersOf(JsonCursor& cursor)
{
    std::vector<double> numbers;
    if (cursor.peek() != '[') {
        cursor.skip();
        return numbers;
    }
    if (cursor.beginArray()) {
        while (cursor.nextElement())
            numbers.push_back(numberAt(cursor));
    }
    return numbers;
}

void takeRing(const std::vector<double>& numbers, CocoBox& box)
{
    constexpr std::size_t kLeast = 6;
    if (numbers.size() < kLeast || numbers.size() % 2 != 0) {
        box.complaint = "an outline of " + std::to_string(numbers.size()) + " numbers";
        return;
    }
    std::vector<CocoPoint>& ring = box.rings.emplace_back();
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
        ring.push_back({numbers[i], numbers[i + 1]});
}

/// A list of rings, or (not by the book, but met) one ring.
void takePolygons(JsonCursor& cursor, CocoBox& box)
{
    std::vector<double> flat;
    if (!cursor.beginArray())
        return;
    while (cursor.nextElement()) {
        if (cursor.peek() == '[')
            takeRing(numbersOf(cursor), box);
        else
            flat.push_back(numberAt(cursor));
    }
    if (!flat.empty())
        takeRing(flat, box);
}

void takeRuns(JsonCursor& cursor, CocoBox& box)
{
    if (cursor.peek() == '"') {
        box.runs = runsOfText(cursor.text());
        return;
    }
    if (cursor.peek() != '[') {
        cursor.skip();
        return;
    }
    std::vector<std::int64_t> runs;
    if (cursor.beginArray()) {
        while (cursor.nextElement())
            runs.push_back(wholeNumberOf(cursor.scalar()).value_or(-1));
    }
    box.runs = std::move(runs);
}

void takeMask(JsonCursor& cursor, CocoBox& box)
{
    box.hasMask = true;
    std::string_view key;
    if (!cursor.beginObject())
        return;
    while (cursor.nextKey(key)) {
        if (key == "counts") {
            takeRuns(cursor, box);
        } else if (key == "size") {
            const std::vector<double> size = numbersOf(cursor);
            const auto side = [&size](std::size_t i) {
                const bool isSane = size.size() == 2 && size[i] >= 0 && size[i] <= 1e9;
                return isSane ? static_cast<std::int64_t>(size[i]) : std::int64_t{0};
            };
            box.maskHeight = side(0);
            box.maskWidth = side(1);
        } else {
            cursor.skip();
        }
    }
}

void takeAttributes(JsonCursor& cursor, CocoBox& box)
{
    std::string_view key;
    if (cursor.peek() != '{') {
        cursor.skip();
        return;
    }
    if (!cursor.beginObject())
        return;
    while (cursor.nextKey(key)) {
        if (key == "occluded")
            box.isOccluded = isTrue(cursor.scalar());
        else
            cursor.skip();
    }
}

} // namespace

std::string CocoId::shown() const
{
    if (number)
        return std::to_string(*number);
    return text.empty() ? "without id" : annotation::quoted(text);
}

bool readCoco(std::string_view text, CocoImage& image)
{
    JsonCursor cursor(text);
    std::string_view key;
    if (cursor.peek() != '{' || !cursor.beginObject())
        return false;
    while (cursor.nextKey(key)) {
        if (key == "id")
            image.id = idOf(cursor);
        else if (key == "file_name")
            image.fileName = cursor.text();
        else if (key == "width")
            image.width = numberAt(cursor);
        else if (key == "height")
            image.height = numberAt(cursor);
        else
            cursor.skip();
    }
    return cursor.ok();
}

bool readCoco(std::string_view text, CocoCategory& category)
{
    JsonCursor cursor(text);
    std::string_view key;
    if (cursor.peek() != '{' || !cursor.beginObject())
        return false;
    while (cursor.nextKey(key)) {
        if (key == "id") {
            category.id = idOf(cursor);
        } else if (key == "name") {
            category.name = cursor.text();
            makeValidUtf8(category.name);
        } else {
            cursor.skip();
        }
    }
    return cursor.ok();
}

bool readCoco(std::string_view text, CocoBox& box)
{
    JsonCursor cursor(text);
    std::string_view key;
    if (cursor.peek() != '{' || !cursor.beginObject())
        return false;
    while (cursor.nextKey(key)) {
        if (key == "id")
            box.id = idOf(cursor);
        else if (key == "image_id")
            box.image = idOf(cursor);
        else if (key == "category_id")
            box.category = idOf(cursor);
        else if (key == "bbox")
            box.bbox = numbersOf(cursor);
        else if (key == "iscrowd")
            box.isCrowd = isTrue(cursor.scalar());
        else if (key == "attributes")
            takeAttributes(cursor, box);
        else if (key == "segmentation" && cursor.peek() == '[')
            takePolygons(cursor, box);
        else if (key == "segmentation" && cursor.peek() == '{')
            takeMask(cursor, box);
        else
            cursor.skip();
    }
    return cursor.ok();
}

} // namespace faultline::annotation
