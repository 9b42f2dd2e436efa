// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/load_case.h"
#include "model/summaries/histogram_summary.h"
#include "model/summaries/summary_history.h"
#include "tests/summaries/logged_values.h"
#include "tests/support/event_writer.h"

#include <gtest/gtest.h>

namespace faultline {
namespace {

class Monitor final : public ReadMonitor {
public:
    void advance(std::uint64_t) override {}
    [[nodiscard]] bool isCancelled() const override { return cancelled; }
    bool cancelled = false;
};

RunPtr torchRun()
{
    Monitor monitor;
    const std::vector<std::string> paths{test::summaryFile("histograms-torch.tfevents")};
    const Result<CasePtr> loaded = loadCase(paths, monitor);
    return loaded && !(*loaded)->runs.empty() ? (*loaded)->runs.front() : nullptr;
}

Result<SummaryHistory<HistogramSummary>> historyOf(
    const Run& run, const BlobIndex& index, std::size_t most, Monitor& monitor,
    const SummaryHistory<HistogramSummary>& earlier = {})
{
    return readHistory<HistogramSummary>(run, index, most, decodeHistogram, monitor, earlier);
}

TEST(SummaryHistory, ChoosesEvenlyWithBothEnds)
{
    EXPECT_TRUE(evenlyChosen(0, 5).empty());
    EXPECT_TRUE(evenlyChosen(5, 0).empty());
    EXPECT_EQ(evenlyChosen(3, 5), (std::vector<std::size_t>{0, 1, 2}));
    EXPECT_EQ(evenlyChosen(9, 5), (std::vector<std::size_t>{0, 2, 4, 6, 8}));
    EXPECT_EQ(evenlyChosen(7, 1), (std::vector<std::size_t>{6}));
    const std::vector<std::size_t> many = evenlyChosen(std::size_t{1} << 62, 501);
    EXPECT_EQ(many.front(), 0U);
    EXPECT_EQ(many.back(), (std::size_t{1} << 62) - 1);
    EXPECT_TRUE(std::is_sorted(many.begin(), many.end()));
}

TEST(SummaryHistory, ReadsWhatWasLogged)
{
    const RunPtr run = torchRun();
    ASSERT_TRUE(run);
    const BlobTag& tag = run->blobs.at("layer/weights");
    Monitor monitor;
    const auto history = historyOf(*run, tag.items, 501, monitor);
    ASSERT_TRUE(history);
    ASSERT_EQ(history->items.size(), 4U);
    EXPECT_EQ(history->logged, 4U);
    EXPECT_EQ(history->failed, 0U);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(history->items[i].ref.step, static_cast<std::int64_t>(i));
        ASSERT_TRUE(history->items[i].value);
        EXPECT_EQ(history->items[i].value->total, 500.0);
    }
    const auto thinned = historyOf(*run, tag.items, 2, monitor);
    ASSERT_TRUE(thinned);
    ASSERT_EQ(thinned->items.size(), 2U);
    EXPECT_EQ(thinned->items.back().ref.step, 3);
    EXPECT_EQ(thinned->logged, 4U);
}

TEST(SummaryHistory, ReadsNothingTwice)
{
    const RunPtr run = torchRun();
    ASSERT_TRUE(run);
    const BlobTag& tag = run->blobs.at("layer/weights");
    Monitor monitor;
    const auto first = historyOf(*run, tag.items, 2, monitor);
    ASSERT_TRUE(first);
    const auto second = historyOf(*run, tag.items, 501, monitor, *first);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->items.front().value, first->items.front().value);
    EXPECT_EQ(second->items.back().value, first->items.back().value);
    EXPECT_TRUE(second->items[1].value);
}

TEST(SummaryHistory, CountsWhatCannotBeReadAndGoesOn)
{
    const RunPtr run = torchRun();
    ASSERT_TRUE(run);
    BlobIndexBuilder builder;
    std::vector<BlobRef> refs;
    for (std::size_t i = 0; i < 4; ++i)
        refs.push_back(run->blobs.at("layer/weights").items[i]);
    refs[1].record += 1; // no record begins there
    builder.append(refs);
    Monitor monitor;
    const auto history = historyOf(*run, builder.snapshot(), 501, monitor);
    ASSERT_TRUE(history);
    EXPECT_EQ(history->failed, 1U);
    EXPECT_EQ(history->errors.size(), 1U);
    EXPECT_FALSE(history->items[1].value);
    EXPECT_TRUE(history->items[2].value);
}

TEST(SummaryHistory, StopsWhenCancelled)
{
    const RunPtr run = torchRun();
    ASSERT_TRUE(run);
    Monitor monitor;
    monitor.cancelled = true;
    const auto history = historyOf(*run, run->blobs.at("layer/weights").items, 501, monitor);
    ASSERT_FALSE(history);
    EXPECT_EQ(history.error().code, ErrorCode::Cancelled);
}

} // namespace
} // namespace faultline
