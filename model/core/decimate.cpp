// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/decimate.h"

#include "model/core/pixel_columns.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <utility>

namespace faultline {

namespace {

using detail::breaksOf;
using detail::lowerBoundX;
using detail::PixelColumns;

/// Collects lines and marks in order of x.
class CurveWriter {
public:
    CurveWriter(DecimatedCurve& curve, const DecimateRequest& request)
        : m_curve(curve), m_request(request)
    {
    }

    void breakLine() { m_open = false; }

    void addPoint(double x, double y)
    {
        if (!m_open) {
            m_curve.lines.emplace_back();
            m_open = true;
        }
        m_curve.lines.back().push_back({.x = x, .y = y});
        ++m_curve.pointsDrawn;
        if (x < m_request.xMin || x > m_request.xMax)
            return;
        m_curve.yMin = m_curve.hasY ? std::min(m_curve.yMin, y) : y;
        m_curve.yMax = m_curve.hasY ? std::max(m_curve.yMax, y) : y;
        m_curve.hasY = true;
    }

    void addMark(CurveMark mark) { m_curve.marks.push_back(mark); }

    /// A single sample, drawn exactly.
    void addSample(double x, double y, std::size_t index)
    {
        if (!std::isfinite(y)) {
            markSample(CurveMark::Kind::NonFinite, x, index);
        } else if (m_request.logY && y <= 0.0) {
            markSample(CurveMark::Kind::NotPositive, x, index);
        } else {
            addPoint(x, y);
        }
    }

private:
    void markSample(CurveMark::Kind kind, double x, std::size_t index)
    {
        breakLine();
        addMark({.kind = kind, .x = x, .count = 1, .firstIndex = index});
    }

    DecimatedCurve& m_curve;
    const DecimateRequest& m_request;
    bool m_open = false;
};

/// Smallest positive value in [begin, end); only asked of columns that hold both signs.
double smallestPositive(const ScalarSeries& series, std::size_t begin, std::size_t end)
{
    double smallest = std::numeric_limits<double>::infinity();
    series.forEach(begin, end, [&](std::size_t, const ScalarPoint& point) {
        if (point.value > 0.0)
            smallest = std::min(smallest, point.value);
    });
    return smallest;
}

/// Draws the extremes of points [begin, end), which share one column.
void addColumn(const ScalarSeries& series, const DecimateRequest& request, std::size_t begin,
               std::size_t end, CurveWriter& writer)
{
    const auto x = [&](std::size_t i) { return xOf(series, i, request.axis, request.origin); };
    if (end - begin <= 2) {
        for (std::size_t i = begin; i < end; ++i)
            writer.addSample(x(i), series.value(i), i);
        return;
    }
    ValueRange range = series.range(begin, end);
    if (request.logY && range.hasFinite() && range.min <= 0.0) {
        writer.addMark(
            {.kind = CurveMark::Kind::NotPositive, .x = x(begin), .count = 1, .firstIndex = begin});
        if (range.max > 0.0)
            range.min = smallestPositive(series, begin, end);
        else
            range.finiteCount = 0;
    }
    if (range.nonFiniteCount > 0) {
        writer.addMark({.kind = CurveMark::Kind::NonFinite,
                        .x = x(begin),
                        .count = range.nonFiniteCount,
                        .firstIndex = begin});
    }
    if (!range.hasFinite()) {
        writer.breakLine();
        return;
    }
    const double first = range.minFirst ? range.min : range.max;
    const double second = range.minFirst ? range.max : range.min;
    writer.addPoint(x(begin), first);
    if (first != second)
        writer.addPoint(x(end - 1), second);
}

void addStretch(const ScalarSeries& series, const DecimateRequest& request,
                const PixelColumns& columns, std::size_t begin, std::size_t end,
                DecimatedCurve& curve)
{
    std::size_t from = lowerBoundX(series, begin, end, request, request.xMin);
    const std::size_t to =
        lowerBoundX(series, from, end, request,
                    std::nextafter(request.xMax, std::numeric_limits<double>::infinity()));
    curve.pointsInRange += to - from;

    CurveWriter writer(curve, request);
    const auto addNeighbour = [&](std::size_t i) {
        const double x = xOf(series, i, request.axis, request.origin);
        if (!request.logX || x > 0.0)
            writer.addSample(x, series.value(i), i);
    };
    if (from > begin)
        addNeighbour(from - 1);
    if (to - from <= static_cast<std::size_t>(request.columns) * 2) {
        for (std::size_t i = from; i < to; ++i)
            addNeighbour(i);
    } else {
        for (int column = 0; column < request.columns && from < to; ++column) {
            const std::size_t stop =
                column + 1 == request.columns
                    ? to
                    : lowerBoundX(series, from, to, request, columns.border(column + 1));
            if (stop > from)
                addColumn(series, request, from, stop, writer);
            from = stop;
        }
    }
    if (to < end)
        addNeighbour(to);
}

/// For a series without order on this axis: one pass, extremes per column.
void addUnordered(const ScalarSeries& series, const DecimateRequest& request,
                  const PixelColumns& columns, DecimatedCurve& curve)
{
    struct Cell {
        ValueRange range;
        double x = 0.0;
        std::size_t firstBad = 0;
        std::uint64_t bad = 0;
        std::uint64_t notPositive = 0;
    };
    std::map<int, Cell> cells;
    series.forEach([&](std::size_t i, const ScalarPoint& point) {
        const double x =
            request.axis == XAxisKind::Step
                ? static_cast<double>(point.step)
                : point.wallTime - (request.axis == XAxisKind::Relative ? request.origin : 0.0);
        if (!(x >= request.xMin && x <= request.xMax) || (request.logX && x <= 0.0))
            return;
        ++curve.pointsInRange;
        Cell& cell = cells[columns.columnOf(x)];
        if (cell.range.finiteCount + cell.bad + cell.notPositive == 0)
            cell.x = x;
        if (!std::isfinite(point.value)) {
            if (cell.bad++ == 0)
                cell.firstBad = i;
        } else if (request.logY && point.value <= 0.0) {
            ++cell.notPositive;
        } else {
            cell.range.add(point.value);
        }
    });
    CurveWriter writer(curve, request);
    for (const auto& [column, cell] : cells) {
        if (cell.bad > 0)
            writer.addMark({.kind = CurveMark::Kind::NonFinite,
                            .x = cell.x,
                            .count = cell.bad,
                            .firstIndex = cell.firstBad});
        if (cell.notPositive > 0)
            writer.addMark({.kind = CurveMark::Kind::NotPositive,
                            .x = cell.x,
                            .count = cell.notPositive,
                            .firstIndex = 0});
        if (!cell.range.hasFinite()) {
            writer.breakLine();
            continue;
        }
        writer.addPoint(cell.x, cell.range.minFirst ? cell.range.min : cell.range.max);
        if (cell.range.min != cell.range.max)
            writer.addPoint(cell.x, cell.range.minFirst ? cell.range.max : cell.range.min);
    }
}

/// For x that goes to and fro, as a learning rate does: the line follows the points in their order,
/// as it must where x is no time. What stays within one column is drawn as its first, least,
/// greatest and last point.
class PathWriter {
public:
    PathWriter(const DecimateRequest& request, const PixelColumns& columns, DecimatedCurve& curve)
        : m_request(request), m_columns(columns), m_curve(curve), m_writer(curve, request)
    {
    }

    void add(std::size_t index, const ScalarPoint& point)
    {
        const double x = point.wallTime;
        const bool isRestart = index > 0 && point.step < m_lastStep;
        m_lastStep = point.step;
        if (isRestart)
            cut();
        if (!(x >= m_request.xMin && x <= m_request.xMax) || (m_request.logX && x <= 0.0)) {
            addOutside(point);
            return;
        }
        ++m_curve.pointsInRange;
        if (!std::isfinite(point.value)) {
            addMark(CurveMark::Kind::NonFinite, x, index);
        } else if (m_request.logY && point.value <= 0.0) {
            addMark(CurveMark::Kind::NotPositive, x, index);
        } else {
            addInside({.x = x, .y = point.value});
        }
    }

    void cut()
    {
        flush();
        m_writer.breakLine();
        m_before.reset();
    }

private:
    struct Corner {
        CurvePoint point;
        std::size_t order = 0;
    };

    void addInside(CurvePoint point)
    {
        const int column = m_columns.columnOf(point.x);
        if (m_count > 0 && column != m_column)
            flush();
        if (m_count == 0) {
            if (m_before)
                m_writer.addPoint(m_before->x, m_before->y);
            m_before.reset();
            m_column = column;
            m_least = m_greatest = {.point = point, .order = 0};
            m_first = point;
        }
        if (point.y < m_least.point.y)
            m_least = {.point = point, .order = m_count};
        if (point.y > m_greatest.point.y)
            m_greatest = {.point = point, .order = m_count};
        m_last = point;
        ++m_count;
    }

    /// The line reaches to the first point beyond the border, and comes from the last one.
    void addOutside(const ScalarPoint& point)
    {
        const bool wasInside = m_count > 0;
        flush();
        const bool isDrawable = std::isfinite(point.value) && std::isfinite(point.wallTime)
                                && (!m_request.logY || point.value > 0.0)
                                && (!m_request.logX || point.wallTime > 0.0);
        if (wasInside && isDrawable)
            m_writer.addPoint(point.wallTime, point.value);
        m_writer.breakLine();
        m_before.reset();
        if (isDrawable)
            m_before = CurvePoint{.x = point.wallTime, .y = point.value};
    }

    void addMark(CurveMark::Kind kind, double x, std::size_t index)
    {
        cut();
        if (!m_curve.marks.empty() && m_curve.marks.back().kind == kind
            && m_columns.columnOf(m_curve.marks.back().x) == m_columns.columnOf(x)) {
            ++m_curve.marks.back().count;
            return;
        }
        m_writer.addMark({.kind = kind, .x = x, .count = 1, .firstIndex = index});
    }

    void flush()
    {
        if (m_count == 0)
            return;
        Corner inner[] = {m_least, m_greatest};
        if (inner[1].order < inner[0].order)
            std::swap(inner[0], inner[1]);
        m_writer.addPoint(m_first.x, m_first.y);
        std::size_t drawn = 0;
        for (const Corner& corner : inner) {
            if (corner.order > drawn && corner.order + 1 < m_count) {
                m_writer.addPoint(corner.point.x, corner.point.y);
                drawn = corner.order;
            }
        }
        if (m_count > 1)
            m_writer.addPoint(m_last.x, m_last.y);
        m_count = 0;
    }

    const DecimateRequest& m_request;
    const PixelColumns& m_columns;
    DecimatedCurve& m_curve;
    CurveWriter m_writer;
    std::optional<CurvePoint> m_before;
    std::int64_t m_lastStep = 0;
    int m_column = 0;
    std::size_t m_count = 0; ///< points of the column so far
    CurvePoint m_first;
    CurvePoint m_last;
    Corner m_least;
    Corner m_greatest;
};

/// A path that crosses its columns more often than this on average is a cloud, not a line.
constexpr std::uint64_t kMostPointsPerColumn = 32;

/// Draws the points in their order; false if that would take too many lines.
bool addPath(const ScalarSeries& series, const DecimateRequest& request,
             const PixelColumns& columns, DecimatedCurve& curve)
{
    const std::uint64_t most = kMostPointsPerColumn * static_cast<std::uint64_t>(request.columns);
    PathWriter writer(request, columns, curve);
    for (std::size_t begin = 0; begin < series.size() && curve.pointsDrawn <= most;) {
        const std::size_t end = std::min(series.size(), begin + detail::kChunkPoints);
        series.forEach(begin, end,
                       [&](std::size_t i, const ScalarPoint& point) { writer.add(i, point); });
        begin = end;
    }
    writer.cut();
    return curve.pointsDrawn <= most;
}

} // namespace

double xOf(const ScalarSeries& series, std::size_t i, XAxisKind axis, double origin)
{
    switch (axis) {
    case XAxisKind::Step: return static_cast<double>(series.step(i));
    case XAxisKind::Relative: return series.wallTime(i) - origin;
    case XAxisKind::Wall:
    case XAxisKind::Value: return series.wallTime(i);
    }
    return 0.0;
}

bool xExtent(const ScalarSeries& series, XAxisKind axis, double origin, double& xMin, double& xMax)
{
    if (series.empty())
        return false;
    if (axis == XAxisKind::Step) {
        xMin = static_cast<double>(series.minStep());
        xMax = static_cast<double>(series.maxStep());
    } else {
        const double offset = axis == XAxisKind::Relative ? origin : 0.0;
        xMin = series.minWallTime() - offset;
        xMax = series.maxWallTime() - offset;
    }
    return true;
}

DecimatedCurve decimate(const ScalarSeries& series, const DecimateRequest& request)
{
    DecimatedCurve curve;
    if (series.empty() || !(request.xMax >= request.xMin) || request.columns < 1)
        return curve;

    const PixelColumns columns(request);
    const ScalarSeries::Breaks& breaks = breaksOf(series, request.axis);
    if (request.axis == XAxisKind::Value && !breaks.positions.empty()) {
        if (addPath(series, request, columns, curve))
            return curve;
        curve = {};
        addUnordered(series, request, columns, curve);
        return curve;
    }
    if (breaks.overflowed) {
        addUnordered(series, request, columns, curve);
        return curve;
    }
    std::size_t begin = 0;
    for (const std::size_t position : breaks.positions) {
        addStretch(series, request, columns, begin, position, curve);
        begin = position;
    }
    addStretch(series, request, columns, begin, series.size(), curve);
    return curve;
}

std::size_t nearestIndex(const ScalarSeries& series, XAxisKind axis, double origin, double x)
{
    if (series.empty())
        return ScalarSeries::npos;
    DecimateRequest request;
    request.axis = axis;
    request.origin = origin;

    std::size_t best = ScalarSeries::npos;
    double bestDistance = std::numeric_limits<double>::infinity();
    const auto consider = [&](std::size_t i) {
        const double distance = std::abs(xOf(series, i, axis, origin) - x);
        if (distance <= bestDistance) {
            bestDistance = distance;
            best = i;
        }
    };
    const auto search = [&](std::size_t begin, std::size_t end) {
        const std::size_t i = lowerBoundX(series, begin, end, request, x);
        if (i > begin)
            consider(i - 1);
        if (i < end)
            consider(i);
    };
    const ScalarSeries::Breaks& breaks = breaksOf(series, axis);
    if (breaks.overflowed) {
        for (std::size_t i = 0; i < series.size(); ++i)
            consider(i);
        return best;
    }
    std::size_t begin = 0;
    for (const std::size_t position : breaks.positions) {
        search(begin, position);
        begin = position;
    }
    search(begin, series.size());
    return best;
}

} // namespace faultline
