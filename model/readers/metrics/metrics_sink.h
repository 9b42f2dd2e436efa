// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/format_reader.h"

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace faultline::metrics {

/// Something odd that may occur in every row: counted, and reported once.
struct Tally {
    std::uint64_t count = 0;
    std::uint64_t firstLine = 0;

    void note(std::uint64_t line)
    {
        if (count++ == 0)
            firstLine = line;
    }
};

/// Takes the rows of a table of metrics and hands their points to the run in batches; keeps the
/// counts, steps and times of the file's report. Memory: at most kPendingPoints besides the run.
class MetricsSink {
public:
    static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
    static constexpr std::size_t kMaxTags = 20'000;

    /// `context` must outlive the sink.
    explicit MetricsSink(ReadContext& context) : m_context(context) {}

    /// What is said with every curve: where its steps and times come from.
    void setDescription(Text text)
    {
        m_description = std::make_shared<const Text>(std::move(text));
    }

    /// The number of a tag, which is added if it is new; kNone beyond kMaxTags.
    [[nodiscard]] std::size_t tag(std::string_view name);
    /// Begins a row. `wallTime`: NaN where nothing says when.
    void beginRow(std::int64_t step, double wallTime);
    void add(std::size_t tag, double value);

    enum class Lost { Rows, Cells };
    /// Adds an issue if anything was counted: "3 rows ..., first at line 7".
    void report(IssueCode code, const Tally& tally, Text what, Lost lost = Lost::Rows) const;
    /// Hands over what waits.
    void flush();
    /// Hands over the rest. False, with an issue, if there was no point at all.
    [[nodiscard]] bool finish();

private:
    static constexpr std::size_t kPendingPoints = std::size_t{1} << 18;
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const
        {
            return std::hash<std::string_view>{}(text);
        }
    };
    struct Tag {
        const std::string* name = nullptr; ///< key of m_tagOf
        std::vector<ScalarPoint> pending;
        bool isDescribed = false;
    };

    ReadContext& m_context;
    TagDescription m_description;
    std::unordered_map<std::string, std::size_t, Hash, std::equal_to<>> m_tagOf;
    std::vector<Tag> m_tags;
    std::size_t m_pending = 0;
    ScalarPoint m_row;
    bool m_limitReported = false;
};

} // namespace faultline::metrics
