// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/labelme_annotation.h"

#include "model/dataset/formats/annotation_text.h"
#include "model/io/json_cursor.h"
#include "model/readers/whole_text.h"

namespace faultline::annotation {

namespace {

void takePoints(JsonCursor& cursor, LabelMeShape& shape)
{
    if (cursor.peek() != '[') {
        cursor.skip();
        return;
    }
    if (!cursor.beginArray())
        return;
    while (cursor.nextElement()) {
        LabelMeShape::Point point{notANumber(), notANumber()};
        if (cursor.peek() == '[' && cursor.beginArray()) {
            if (cursor.nextElement())
                point.x = numberAt(cursor);
            if (cursor.nextElement())
                point.y = numberAt(cursor);
            while (cursor.nextElement())
                cursor.skip();
        } else {
            cursor.skip();
        }
        shape.points.push_back(point);
    }
}

bool takeShape(JsonCursor& cursor, LabelMeShape& shape)
{
    std::string_view key;
    if (cursor.peek() != '{') {
        cursor.skip();
        return false;
    }
    if (!cursor.beginObject())
        return false;
    while (cursor.nextKey(key)) {
        if (key == "label") {
            shape.label = cursor.text();
            makeValidUtf8(shape.label);
        } else if (key == "shape_type") {
            shape.type = cursor.text();
        } else if (key == "points") {
            takePoints(cursor, shape);
        } else {
            cursor.skip();
        }
    }
    return true;
}

} // namespace

LabelMeAnnotation parseLabelMe(std::string_view text, const std::string& path, ImportLog& issues)
{
    LabelMeAnnotation read;
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    JsonCursor cursor(text);
    std::string_view key;
    if (cursor.peek() != '{' || !cursor.beginObject()) {
        issues.add(issueAt(IssueCode::UnrecognisedFile, path,
                           FAULTLINE_TR_NOOP("Errors", "it is no JSON object")));
        return read;
    }
    while (cursor.nextKey(key)) {
        if (key == "imagePath") {
            read.imagePath = cursor.text();
        } else if (key == "imageWidth") {
            read.width = numberOf(cursor.scalar()).value_or(0);
        } else if (key == "imageHeight") {
            read.height = numberOf(cursor.scalar()).value_or(0);
        } else if (key == "imageData") {
            read.hasImageData = cursor.peek() == '"';
            cursor.skip();
        } else if (key == "shapes" && cursor.peek() == '[') {
            read.isAnnotation = true;
            if (!cursor.beginArray())
                break;
            while (cursor.nextElement()) {
                LabelMeShape shape;
                if (takeShape(cursor, shape))
                    read.shapes.push_back(std::move(shape));
                else if (cursor.ok())
                    issues.add(issueAt(IssueCode::BadRow, path,
                                       FAULTLINE_TR_NOOP("Errors", "a shape that is no object"),
                                       cursor.position()));
            }
        } else {
            cursor.skip();
        }
    }
    if (!cursor.ok()) {
        read.isBroken = true;
        issues.add(
            issueAt(cursor.reachedEnd() ? IssueCode::TruncatedTail : IssueCode::SyntaxError, path,
                    cursor.reachedEnd() ? FAULTLINE_TR_NOOP("Errors", "the JSON ends in the middle")
                                        : FAULTLINE_TR_NOOP("Errors", "the JSON is damaged"),
                    cursor.position()));
    } else if (!read.isAnnotation) {
        issues.add(issueAt(IssueCode::UnrecognisedFile, path,
                           FAULTLINE_TR_NOOP("Errors", "a JSON without shapes")));
    }
    return read;
}

} // namespace faultline::annotation
