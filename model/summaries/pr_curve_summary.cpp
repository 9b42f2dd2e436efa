// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/pr_curve_summary.h"

#include "model/summaries/number_tensor.h"
#include "model/summaries/summary_value.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kRows = 6;

bool isFinite(const PrCurveSummary::Point& point)
{
    return std::isfinite(point.truePositives) && std::isfinite(point.falsePositives)
           && std::isfinite(point.trueNegatives) && std::isfinite(point.falseNegatives)
           && std::isfinite(point.precision) && std::isfinite(point.recall);
}

} // namespace

double PrCurveSummary::Point::f1() const
{
    const double sum = precision + recall;
    return sum > 0.0 ? 2.0 * precision * recall / sum : 0.0;
}

std::optional<double> PrCurveSummary::averagePrecision() const
{
    if (points.empty())
        return std::nullopt;
    double area = 0.0;
    double reached = 0.0;
    for (auto point = points.rbegin(); point != points.rend(); ++point) {
        area += point->precision * std::max(0.0, point->recall - reached);
        reached = std::max(reached, point->recall);
    }
    return area;
}

std::optional<std::size_t> PrCurveSummary::bestF1() const
{
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double value = points[i].f1();
        if (value > 0.0 && (!best || value >= points[*best].f1()))
            best = i;
    }
    return best;
}

Result<PrCurveSummary> decodePrCurve(std::string_view summaryValue)
{
    const Result<SummaryContent> content = readSummaryContent(summaryValue);
    if (!content)
        return content.error();
    if (content->form != SummaryContent::Form::Tensor)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "the value holds no tensor"));
    const Result<NumberTensor> tensor =
        readNumberTensor(content->message, PrCurveSummary::kMostThresholds * kRows);
    if (!tensor)
        return tensor.error();
    if (tensor->dims.size() != 2 || tensor->dims[0] != kRows)
        return Error::corrupt(FAULTLINE_TR_NOOP(
            "Errors", "the tensor has not the six rows of a precision-recall curve"));

    const std::size_t count = tensor->values.size() / kRows;
    PrCurveSummary curve;
    curve.loggedThresholds = count;
    curve.points.reserve(count);
    const auto at = [&](std::size_t row, std::size_t i) { return tensor->values[row * count + i]; };
    for (std::size_t i = 0; i < count; ++i) {
        const PrCurveSummary::Point point{
            .threshold = count > 1 ? static_cast<double>(i) / static_cast<double>(count - 1) : 0.0,
            .truePositives = at(0, i),
            .falsePositives = at(1, i),
            .trueNegatives = at(2, i),
            .falseNegatives = at(3, i),
            .precision = at(4, i),
            .recall = at(5, i)};
        if (isFinite(point))
            curve.points.push_back(point);
        else
            curve.holdsNonFinite = true;
    }
    while (!curve.points.empty() && curve.points.back().truePositives <= 0.0
           && curve.points.back().falsePositives <= 0.0)
        curve.points.pop_back();
    return curve;
}

} // namespace faultline
