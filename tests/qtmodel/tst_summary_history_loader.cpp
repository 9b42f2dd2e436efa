// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/summary_history_loader.h"
#include "model/readers/load_case.h"
#include "model/summaries/histogram_summary.h"
#include "tests/summaries/logged_values.h"
#include "tests/support/event_writer.h"
#include "tests/support/test_jobs.h"

#include <QTest>

#include <optional>

using namespace faultline;

namespace {

using Loader = SummaryHistoryLoader<HistogramSummary>;
using History = Loader::History;

RunPtr torchRun()
{
    SilentMonitor monitor;
    const std::vector<std::string> paths{test::summaryFile("histograms-torch.tfevents")};
    const Result<CasePtr> loaded = loadCase(paths, monitor);
    return loaded && !(*loaded)->runs.empty() ? (*loaded)->runs.front() : nullptr;
}

SummaryDecoder<HistogramSummary> decoder()
{
    SummaryDecoder<HistogramSummary> made;
    made.decode = decodeHistogram;
    made.bytesOf = [](const HistogramSummary&) { return std::size_t{1000}; };
    return made;
}

struct Case {
    RunPtr run = torchRun();
    TestJobs jobs;
    SummaryStore store{jobs};
    Loader loader{decoder(), store};
    std::optional<History> got;

    [[nodiscard]] const BlobIndex& items() const { return run->blobs.at("layer/weights").items; }
    void request(const BlobIndex& index, std::size_t most)
    {
        got.reset();
        loader.request(run, index, most, [this](History history) { got = std::move(history); });
    }
};

} // namespace

class SummaryHistoryLoaderTest : public QObject {
    Q_OBJECT

private slots:
    void givesEveryValueInOrder();
    void choosesEvenlyWhereThereAreMore();
    void countsWhatCannotBeReadAndGoesOn();
    void readsNothingTwice();
    void staysUnderTheCeiling();
    void deliversNothingOnceDropped();
    void endsAtOnceWithoutValues();
};

void SummaryHistoryLoaderTest::givesEveryValueInOrder()
{
    Case c;
    QVERIFY(c.run);
    c.request(c.items(), 501);
    QVERIFY(c.loader.isPending());
    QVERIFY(!c.got);
    c.store.finish();
    QVERIFY(c.got);
    QVERIFY(!c.loader.isPending());
    QCOMPARE(c.got->items.size(), std::size_t{4});
    QCOMPARE(c.got->logged, std::size_t{4});
    QCOMPARE(c.got->failed, std::size_t{0});
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(c.got->items[i].ref.step, static_cast<std::int64_t>(i));
        QVERIFY(c.got->items[i].value);
        QCOMPARE(c.got->items[i].value->total, 500.0);
    }
}

void SummaryHistoryLoaderTest::choosesEvenlyWhereThereAreMore()
{
    Case c;
    QVERIFY(c.run);
    c.request(c.items(), 2);
    c.store.finish();
    QVERIFY(c.got);
    QCOMPARE(c.got->items.size(), std::size_t{2});
    QCOMPARE(c.got->items.front().ref.step, std::int64_t{0});
    QCOMPARE(c.got->items.back().ref.step, std::int64_t{3});
    QCOMPARE(c.got->logged, std::size_t{4});
}

void SummaryHistoryLoaderTest::countsWhatCannotBeReadAndGoesOn()
{
    Case c;
    QVERIFY(c.run);
    std::vector<BlobRef> refs;
    for (std::size_t i = 0; i < 4; ++i)
        refs.push_back(c.items()[i]);
    refs[1].record += 1; // no record begins there
    BlobIndexBuilder builder;
    builder.append(refs);
    c.request(builder.snapshot(), 501);
    c.store.finish();
    QVERIFY(c.got);
    QCOMPARE(c.got->failed, std::size_t{1});
    QCOMPARE(c.got->errors.size(), std::size_t{1});
    QVERIFY(!c.got->items[1].value);
    QVERIFY(c.got->items[2].value);
}

void SummaryHistoryLoaderTest::readsNothingTwice()
{
    Case c;
    QVERIFY(c.run);
    c.request(c.items(), 2);
    c.store.finish();
    const History first = *c.got;
    c.request(c.items(), 501);
    QVERIFY(c.loader.isPending()); // the two in the middle are new
    c.store.finish();
    QVERIFY(c.got);
    QCOMPARE(c.got->items.front().value, first.items.front().value);
    QCOMPARE(c.got->items.back().value, first.items.back().value);
    c.request(c.items(), 501);
    QVERIFY(c.got); // at once
    QVERIFY(!c.loader.isPending());
}

void SummaryHistoryLoaderTest::staysUnderTheCeiling()
{
    Case c;
    QVERIFY(c.run);
    c.store.setCeilingBytes(2000);
    c.request(c.items(), 501);
    c.store.finish();
    QCOMPARE(c.store.keptBytes(), std::size_t{2000});
    QCOMPARE(c.store.usedBytes(), std::size_t{4000}); // what is held here is counted, too
    c.got.reset();
    QCOMPARE(c.store.usedBytes(), std::size_t{2000});
}

void SummaryHistoryLoaderTest::deliversNothingOnceDropped()
{
    Case c;
    QVERIFY(c.run);
    c.request(c.items(), 501);
    c.loader.drop();
    c.store.finish();
    QCoreApplication::processEvents();
    QVERIFY(!c.got);
    QVERIFY(!c.loader.isPending());
}

void SummaryHistoryLoaderTest::endsAtOnceWithoutValues()
{
    Case c;
    QVERIFY(c.run);
    c.request(BlobIndexBuilder().snapshot(), 501);
    QVERIFY(c.got);
    QVERIFY(c.got->items.empty());
}

QTEST_GUILESS_MAIN(SummaryHistoryLoaderTest)
#include "tst_summary_history_loader.moc"
