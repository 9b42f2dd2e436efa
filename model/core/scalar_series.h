// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace faultline {

/// One scalar as it was logged. `wallTime` is seconds since the Unix epoch.
struct ScalarPoint {
    std::int64_t step = 0;
    double wallTime = 0.0;
    double value = 0.0;

    friend bool operator==(const ScalarPoint&, const ScalarPoint&) = default;
};

/// Minimum and maximum of the finite values in a range of points, and what was not finite.
struct ValueRange {
    double min = 0.0; ///< meaningful only if finiteCount > 0
    double max = 0.0;
    std::uint64_t finiteCount = 0;
    std::uint64_t nonFiniteCount = 0;
    bool minFirst = true; ///< the minimum occurs at or before the maximum

    void add(double value);
    /// Joins the range that follows this one.
    void append(const ValueRange& next);
    [[nodiscard]] bool hasFinite() const { return finiteCount > 0; }
};

namespace detail {

/// Points per chunk; every chunk but a series' last holds exactly this many.
inline constexpr std::size_t kChunkPoints = 4096;

/// Steps and times of a chunk. Steps take no memory when they are an arithmetic
/// progression, four bytes a point when they stay within 2^31 of the first, else eight.
class XBlock {
public:
    explicit XBlock(std::span<const ScalarPoint> points);

    [[nodiscard]] std::int64_t step(std::size_t i) const
    {
        if (!m_offsets.empty())
            return m_firstStep + m_offsets[i];
        if (!m_steps.empty())
            return m_steps[i];
        return m_firstStep + m_stride * static_cast<std::int64_t>(i);
    }
    [[nodiscard]] double wallTime(std::size_t i) const { return m_wallTimes[i]; }
    [[nodiscard]] std::size_t size() const { return m_wallTimes.size(); }
    [[nodiscard]] std::size_t memoryBytes() const;

private:
    std::int64_t m_firstStep = 0;
    std::int64_t m_stride = 0;
    std::vector<std::int32_t> m_offsets;
    std::vector<std::int64_t> m_steps;
    std::vector<double> m_wallTimes;
};

/// Values of a chunk with two levels of minimum and maximum above them. Kept as float
/// when every value is one (the usual case: simple_value and DT_FLOAT), else as double.
class YBlock {
public:
    explicit YBlock(std::span<const double> values);

    [[nodiscard]] double value(std::size_t i) const
    {
        return m_floats.empty() ? m_doubles[i] : static_cast<double>(m_floats[i]);
    }
    [[nodiscard]] std::size_t size() const { return m_size; }
    /// Range over [begin, end) of this chunk, in O(bins), not O(points).
    [[nodiscard]] ValueRange range(std::size_t begin, std::size_t end) const;
    [[nodiscard]] std::size_t memoryBytes() const;

private:
    struct Bin {
        double min;
        double max;
        std::uint16_t finiteCount;
        std::uint16_t nonFiniteCount;
        bool minFirst;
    };
    static constexpr std::size_t kFine = 32;
    static constexpr std::size_t kCoarse = 512;

    [[nodiscard]] ValueRange scan(std::size_t begin, std::size_t end) const;
    static ValueRange toRange(const Bin& bin);
    static Bin toBin(const ValueRange& range);

    std::size_t m_size = 0;
    std::vector<float> m_floats;
    std::vector<double> m_doubles;
    std::vector<Bin> m_fine;
    std::vector<Bin> m_coarse;
};

struct Chunk {
    std::shared_ptr<const XBlock> x;
    std::shared_ptr<const YBlock> y;
};

} // namespace detail

/// Every point of one tag of one run, in the order of its files and records; immutable.
///
/// Chunks are shared between the snapshots of a growing run and between a series and
/// its smoothed form, so copies are cheap. All members are safe to call from any thread.
/// Indices are positions in logging order, 0-based.
class ScalarSeries {
public:
    /// Positions where a coordinate goes backwards: each begins a new monotonic stretch.
    struct Breaks {
        std::vector<std::size_t> positions; ///< ascending, never 0
        bool overflowed = false;            ///< more than kMaxBreaks: treat the series as unordered
    };
    static constexpr std::size_t kMaxBreaks = 4096;

    /// What values occur, over the whole series.
    struct Totals {
        ValueRange range;
        std::uint64_t nanCount = 0;
        std::uint64_t positiveInfinityCount = 0;
        std::uint64_t negativeInfinityCount = 0;
        std::size_t firstNonFinite = npos; ///< index, or npos
    };
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);

    ScalarSeries() = default;

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }

    [[nodiscard]] std::int64_t step(std::size_t i) const { return chunkOf(i).x->step(inChunk(i)); }
    [[nodiscard]] double wallTime(std::size_t i) const
    {
        return chunkOf(i).x->wallTime(inChunk(i)) + m_timeShift;
    }
    [[nodiscard]] double value(std::size_t i) const { return chunkOf(i).y->value(inChunk(i)); }
    [[nodiscard]] ScalarPoint point(std::size_t i) const
    {
        return {.step = step(i), .wallTime = wallTime(i), .value = value(i)};
    }

    /// Calls fn(index, point) for [begin, end), chunk by chunk: the fast way through many points.
    template <typename Fn>
    void forEach(std::size_t begin, std::size_t end, Fn&& fn) const
    {
        while (begin < end) {
            const detail::Chunk& chunk = chunkOf(begin);
            const std::size_t base = begin - inChunk(begin);
            const std::size_t stop = end < base + chunk.x->size() ? end : base + chunk.x->size();
            for (; begin < stop; ++begin) {
                const std::size_t i = begin - base;
                fn(begin, ScalarPoint{.step = chunk.x->step(i),
                                      .wallTime = chunk.x->wallTime(i) + m_timeShift,
                                      .value = chunk.y->value(i)});
            }
        }
    }
    template <typename Fn>
    void forEach(Fn&& fn) const
    {
        forEach(0, m_size, std::forward<Fn>(fn));
    }

    /// Minimum and maximum over [begin, end) from the pyramid: the cost grows with the number
    /// of chunks touched (one in 4096 points), not of points.
    [[nodiscard]] ValueRange range(std::size_t begin, std::size_t end) const;

    [[nodiscard]] const Totals& totals() const { return m_totals; }
    [[nodiscard]] const Breaks& stepBreaks() const { return m_stepBreaks; }
    [[nodiscard]] const Breaks& timeBreaks() const { return m_timeBreaks; }
    [[nodiscard]] std::int64_t minStep() const { return m_minStep; } ///< 0 if empty
    [[nodiscard]] std::int64_t maxStep() const { return m_maxStep; }
    [[nodiscard]] double minWallTime() const { return m_minWallTime; } ///< over finite times
    [[nodiscard]] double maxWallTime() const { return m_maxWallTime; }

    /// First index in [begin, end) whose step is >= `step`; the range must be monotonic.
    [[nodiscard]] std::size_t lowerBoundStep(std::size_t begin, std::size_t end, double step) const;
    [[nodiscard]] std::size_t lowerBoundTime(std::size_t begin, std::size_t end,
                                             double wallTime) const;

    /// The same steps and times (shared, not copied) under other values, one for each point.
    [[nodiscard]] ScalarSeries withValues(std::span<const double> values) const;

    /// The same points (shared, not copied), `seconds` later: another clock. O(chunks).
    [[nodiscard]] ScalarSeries shifted(double seconds) const;

    [[nodiscard]] std::size_t memoryBytes() const;

private:
    friend class ScalarSeriesBuilder;

    [[nodiscard]] const detail::Chunk& chunkOf(std::size_t i) const
    {
        return m_chunks[i / detail::kChunkPoints];
    }
    static std::size_t inChunk(std::size_t i) { return i % detail::kChunkPoints; }

    std::vector<detail::Chunk> m_chunks;
    std::vector<ValueRange> m_chunkRanges; ///< one per chunk: scanned without touching it
    std::size_t m_size = 0;
    Totals m_totals;
    Breaks m_stepBreaks;
    Breaks m_timeBreaks;
    std::int64_t m_minStep = 0;
    std::int64_t m_maxStep = 0;
    double m_minWallTime = 0.0;
    double m_maxWallTime = 0.0;
    double m_timeShift = 0.0; ///< of the wall times in the chunks; the bounds above hold it already
};

/// Grows a series point by point. Not thread-safe.
class ScalarSeriesBuilder {
public:
    ScalarSeriesBuilder() = default;
    /// Goes on with a series, whose full chunks are shared: only the points of its last, incomplete
    /// chunk are copied, however many there are.
    explicit ScalarSeriesBuilder(const ScalarSeries& series);

    void append(std::span<const ScalarPoint> points);
    [[nodiscard]] std::size_t size() const { return m_series.m_size + m_tail.size(); }

    /// Everything appended so far. Full chunks are shared with the builder; only the last,
    /// incomplete one is copied.
    [[nodiscard]] ScalarSeries snapshot() const;

private:
    void account(const ScalarPoint& point);
    static void addChunk(ScalarSeries& series, std::span<const ScalarPoint> points);

    ScalarSeries m_series; ///< full chunks, and the totals and breaks of everything appended
    std::vector<ScalarPoint> m_tail;
    ScalarPoint m_last;
};

} // namespace faultline
