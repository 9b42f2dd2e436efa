// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/scalar_layout.h"

#include "model/core/log_search.h"
#include "model/io/message_parser.h"
#include "model/schemas/layout.pb.h"
#include "model/summaries/read_summary.h"
#include "model/summaries/summary_value.h"

#include <algorithm>

namespace faultline {

namespace {

namespace layout_schema = faultline::schema::layout;

LayoutChart chartOf(const layout_schema::Chart& from)
{
    LayoutChart chart;
    chart.title = from.title();
    if (from.has_multiline())
        chart.kind = LayoutChart::Kind::Multiline;
    else if (from.has_margin())
        chart.kind = LayoutChart::Kind::Margin;
    chart.patterns.assign(from.multiline().tag().begin(), from.multiline().tag().end());
    for (const layout_schema::Series& series : from.margin().series())
        chart.margins.push_back(
            {.value = series.value(), .lower = series.lower(), .upper = series.upper()});
    return chart;
}

LayoutCategory categoryOf(const layout_schema::Category& from)
{
    LayoutCategory category;
    category.title = from.title();
    category.isClosed = from.closed();
    for (const layout_schema::Chart& chart : from.chart())
        category.charts.push_back(chartOf(chart));
    return category;
}

bool readLayout(std::string_view message, ScalarLayout& layout)
{
    layout_schema::Layout parsed;
    if (!MessageParser().parse(message, parsed))
        return false;
    for (const layout_schema::Category& category : parsed.category())
        layout.categories.push_back(categoryOf(category));
    return true;
}

} // namespace

Result<ScalarLayout> decodeLayout(std::string_view message)
{
    ScalarLayout layout;
    if (!readLayout(message, layout))
        return Error::corrupt(FAULTLINE_TR_NOOP(
            "Errors", "the layout of custom charts is no valid message: it is cut or damaged"));
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
        return Error::corrupt(FAULTLINE_TR_NOOP(
            "Errors", "the layout of custom charts is not in the value: no single string"));
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
            matched.badPatterns.push_back(
                {FAULTLINE_TR_NOOP("Errors", "%1: %2"), {pattern, matcher.error().detail}});
    }
    std::copy_if(tags.begin(), tags.end(), std::back_inserter(matched.tags),
                 [&](const std::string& tag) {
                     return std::any_of(matchers.begin(), matchers.end(),
                                        [&](const LogMatcher& m) { return m.matches(tag); });
                 });
    return matched;
}

} // namespace faultline
