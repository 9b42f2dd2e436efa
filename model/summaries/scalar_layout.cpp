// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/scalar_layout.h"

#include "model/core/log_search.h"
#include "model/summaries/message_fields.h"
#include "model/summaries/read_summary.h"
#include "model/summaries/summary_value.h"

#include <algorithm>

namespace faultline {

namespace {

using tfevents::WireReader;
using Type = WireReader::Type;

bool isNested(std::uint32_t field, std::uint32_t wanted, Type type)
{
    return field == wanted && type == Type::Bytes;
}

bool readMargin(std::string_view message, MarginSeries& margin)
{
    return readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        std::string* const parts[] = {&margin.value, &margin.lower, &margin.upper};
        if (type == Type::Bytes && field >= 1 && field <= 3)
            *parts[field - 1] = std::string(wire.bytes());
        else
            wire.skip(type);
        return true;
    });
}

bool readMultiline(std::string_view message, LayoutChart& chart)
{
    return readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (isNested(field, 1, type))
            chart.patterns.emplace_back(wire.bytes());
        else
            wire.skip(type);
        return true;
    });
}

bool readMargins(std::string_view message, LayoutChart& chart)
{
    return readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (isNested(field, 1, type))
            return readMargin(wire.bytes(), chart.margins.emplace_back());
        wire.skip(type);
        return true;
    });
}

bool readChart(std::string_view message, LayoutChart& chart)
{
    return readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (isNested(field, 1, type)) {
            chart.title = std::string(wire.bytes());
        } else if (isNested(field, 2, type)) {
            chart.kind = LayoutChart::Kind::Multiline;
            return readMultiline(wire.bytes(), chart);
        } else if (isNested(field, 3, type)) {
            chart.kind = LayoutChart::Kind::Margin;
            return readMargins(wire.bytes(), chart);
        } else {
            wire.skip(type);
        }
        return true;
    });
}

bool readCategory(std::string_view message, LayoutCategory& category)
{
    return readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (isNested(field, 1, type))
            category.title = std::string(wire.bytes());
        else if (isNested(field, 2, type))
            return readChart(wire.bytes(), category.charts.emplace_back());
        else if (field == 3 && type == Type::Varint)
            category.isClosed = wire.varint() != 0;
        else
            wire.skip(type);
        return true;
    });
}

} // namespace

Result<ScalarLayout> decodeLayout(std::string_view message)
{
    ScalarLayout layout;
    const bool isRead = readFields(message, [&](std::uint32_t field, Type type, WireReader& wire) {
        if (isNested(field, 2, type))
            return readCategory(wire.bytes(), layout.categories.emplace_back());
        wire.skip(type);
        return true;
    });
    if (!isRead)
        return Error::corrupt(
            "the layout of custom charts is no valid message: it is cut or damaged");
    return layout;
}

Result<ScalarLayout> layoutOfSummary(std::string_view summaryValue)
{
    const Result<SummaryContent> content = readSummaryContent(summaryValue);
    if (!content)
        return content.error();
    const Result<StringTensor> tensor = readStringTensor(content->message);
    if (!tensor)
        return tensor.error();
    if (tensor->strings.size() != 1)
        return Error::corrupt("the layout of custom charts is not in the value: no single string");
    return decodeLayout(tensor->strings.front());
}

void mergeLayout(ScalarLayout& layout, const ScalarLayout& next)
{
    for (const LayoutCategory& category : next.categories) {
        const auto known =
            std::find_if(layout.categories.begin(), layout.categories.end(),
                         [&](const LayoutCategory& c) { return c.title == category.title; });
        if (known == layout.categories.end()) {
            layout.categories.push_back(category);
            continue;
        }
        for (const LayoutChart& chart : category.charts) {
            const auto same = std::find(known->charts.begin(), known->charts.end(), chart);
            if (same == known->charts.end())
                known->charts.push_back(chart);
        }
    }
}

LayoutReading readLayouts(const CaseData& data)
{
    LayoutReading reading;
    for (const RunPtr& run : data.runs) {
        for (const auto& [tag, blobs] : run->blobs) {
            if (blobs.kind != TagKind::Layout || blobs.items.empty())
                continue;
            const Result<std::string> value =
                readSummary(*run, blobs.items[blobs.items.size() - 1]);
            const Result<ScalarLayout> layout =
                value ? layoutOfSummary(*value) : Result<ScalarLayout>(value.error());
            if (layout) {
                mergeLayout(reading.layout, *layout);
                continue;
            }
            Error error = layout.error();
            if (error.path.empty())
                error.path = run->name;
            reading.errors.push_back(std::move(error));
        }
    }
    return reading;
}

MatchedTags matchTags(const std::vector<std::string>& patterns,
                      const std::vector<std::string>& tags)
{
    MatchedTags matched;
    std::vector<LogMatcher> matchers;
    for (const std::string& pattern : patterns) {
        // TensorBoard asks Python's re.match, which looks at the beginning of the tag only.
        Result<LogMatcher> matcher = LogMatcher::compile(
            {.text = "^(?:" + pattern + ")", .isRegex = true, .matchesCase = true});
        if (matcher)
            matchers.push_back(std::move(*matcher));
        else
            matched.badPatterns.push_back(pattern + ": " + matcher.error().detail);
    }
    std::copy_if(tags.begin(), tags.end(), std::back_inserter(matched.tags),
                 [&](const std::string& tag) {
                     return std::any_of(matchers.begin(), matchers.end(),
                                        [&](const LogMatcher& m) { return m.matches(tag); });
                 });
    return matched;
}

} // namespace faultline
