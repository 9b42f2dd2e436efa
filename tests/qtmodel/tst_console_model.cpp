// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/console_model.h"
#include "model/qt/log_event_model.h"
#include "model/qt/roles.h"
#include "tests/support/log_maker.h"
#include "tests/support/test_jobs.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace faultline;
using namespace faultline::test;

namespace {

ConsoleLogPtr sample(const std::string& name = "train.log", int tail = 0)
{
    LogMaker maker(name);
    maker.line("Alpha").line("beta", LogLevel::Warning).progress(5).line("alpha again");
    maker.lines(tail, "tail");
    return maker.build();
}

} // namespace

class ConsoleModelTest : public QObject {
    Q_OBJECT

private slots:
    void preparesInTheBackground();
    void filtersAndForgetsTheFilter();
    void searches();
    void showsOnlyWhatWasFound();
    void saysWhatIsWrongWithAPattern();
    void aNewPatternReplacesTheOneBefore();
    void keepsUnfoldedWhatGrows();
    void anotherLogStartsAfresh();
    void survivesBeingDeletedWhileItWorks();
    void groupsEventsWorstFirst();
    void eventsOfAnEmptyLog();
};

void ConsoleModelTest::preparesInTheBackground()
{
    const TestJobs jobs;
    ConsoleModel model(jobs);
    QSignalSpy changes(&model, &ConsoleModel::rowsChanged);
    model.setLog(sample());
    QVERIFY(model.isPreparing());
    QVERIFY(!model.digest());
    QVERIFY(changes.wait());
    QVERIFY(!model.isPreparing());
    QCOMPARE(model.rows().size(), std::size_t{4});
    model.setLog(nullptr);
    QVERIFY(!model.digest());
    QVERIFY(model.rows().empty());
}

void ConsoleModelTest::filtersAndForgetsTheFilter()
{
    const TestJobs jobs;
    ConsoleModel model(jobs);
    model.setLog(sample());
    model.finish();
    const ConsoleDigestPtr digest = model.digest();
    model.setLevel(LogFilter::Level::Warnings);
    model.finish();
    QCOMPARE(model.rows().size(), std::size_t{1});
    QCOMPARE(model.digest(), digest); // made once
    model.clearFilter();
    model.finish();
    QCOMPARE(model.rows().size(), std::size_t{4});
    const QSignalSpy changes(&model, &ConsoleModel::rowsChanged);
    model.clearFilter();
    model.setLevel(LogFilter::Level::All);
    model.finish();
    QCOMPARE(changes.count(), 0);
}

void ConsoleModelTest::searches()
{
    const TestJobs jobs;
    ConsoleModel model(jobs);
    model.setLog(sample());
    model.setPattern({.text = "alpha"});
    QVERIFY(model.isSearching());
    model.finish();
    QVERIFY(!model.isSearching());
    QCOMPARE(*model.matches(), (LineList{0, 7}));
    QCOMPARE(model.nextMatch(0, true), std::optional<std::uint32_t>(7));
    QCOMPARE(model.nextMatch(7, true), std::optional<std::uint32_t>(0));
    QCOMPARE(model.nextMatch(0, false), std::optional<std::uint32_t>(7));
    model.setPattern({});
    QVERIFY(!model.matches());
    QVERIFY(!model.nextMatch(0, true));
}

void ConsoleModelTest::showsOnlyWhatWasFound()
{
    const TestJobs jobs;
    ConsoleModel model(jobs);
    model.setLog(sample());
    model.setOnlyMatches(true);
    model.finish();
    QCOMPARE(model.rows().size(), std::size_t{4}); // nothing is sought yet
    model.setPattern({.text = "alpha"});
    model.finish();
    QCOMPARE(model.rows().size(), std::size_t{2});
    model.setPattern({});
    model.finish();
    QCOMPARE(model.rows().size(), std::size_t{4});
}

void ConsoleModelTest::saysWhatIsWrongWithAPattern()
{
    const TestJobs jobs;
    ConsoleModel model(jobs);
    model.setLog(sample());
    model.setPattern({.text = "(", .isRegex = true});
    QVERIFY(!model.patternError().isEmpty());
    QVERIFY(!model.isSearching());
    model.setPattern({.text = "("});
    QVERIFY(model.patternError().isEmpty());
}

void ConsoleModelTest::aNewPatternReplacesTheOneBefore()
{
    const TestJobs jobs;
    ConsoleModel model(jobs);
    model.setLog(sample("train.log", 200'000));
    for (const char* text : {"t", "ta", "tai", "tail"})
        model.setPattern({.text = text});
    model.finish();
    QCOMPARE(model.matches()->size(), std::size_t{200'000});
}

void ConsoleModelTest::keepsUnfoldedWhatGrows()
{
    const TestJobs jobs;
    ConsoleModel model(jobs);
    model.setLog(sample());
    model.finish();
    model.setFoldOpen(0, true);
    QCOMPARE(model.rows().size(), std::size_t{9});
    model.setLog(sample("train.log", 3));
    QCOMPARE(model.rows().size(), std::size_t{9}); // what there was stays until there is more
    model.finish();
    QCOMPARE(model.rows().size(), std::size_t{12});
    model.setAllFoldsOpen(false);
    model.finish();
    QCOMPARE(model.rows().size(), std::size_t{7});
}

void ConsoleModelTest::anotherLogStartsAfresh()
{
    const TestJobs jobs;
    ConsoleModel model(jobs);
    model.setPattern({.text = "tail"});
    model.setLog(sample());
    model.finish();
    model.setFoldOpen(0, true);
    QVERIFY(model.matches()->empty());
    model.setLog(sample("other.log", 2));
    model.finish();
    QCOMPARE(model.rows().size(), std::size_t{6});
    QCOMPARE(model.matches()->size(), std::size_t{2}); // the search goes on there
}

void ConsoleModelTest::survivesBeingDeletedWhileItWorks()
{
    const TestJobs jobs;
    auto model = std::make_unique<ConsoleModel>(jobs);
    model->setLog(sample("train.log", 300'000));
    model->setPattern({.text = "a.*b", .isRegex = true});
    model.reset();
    QVERIFY(!model);
}

void ConsoleModelTest::groupsEventsWorstFirst()
{
    LogMaker maker;
    maker.line("one").event("note", Outcome::Note);
    maker.line("two").event("bad", Outcome::Fatal);
    maker.line("three").event("note", Outcome::Note);
    maker.line("four").event("worst", Outcome::Fatal, 1, {{"code", "137"}}).cause();
    static const SignatureInfo kWorst{.id = "worst",
                                      .title = "Killed",
                                      .meaning = "The system ended it.",
                                      .advice = "Use less memory.",
                                      .family = "host-memory",
                                      .outcome = Outcome::Fatal};
    maker.log().events.back().info = &kWorst;
    maker.log().events.front().more = 3;
    LogEventModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setLog(maker.build());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Killed"));
    QCOMPARE(model.index(0, 0).data(AdviceRole).toString(), QStringLiteral("Use less memory."));
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("bad")); // nothing known of it
    const QModelIndex cause = model.index(0, 0);
    QCOMPARE(cause.data(IdRole).toString(), QStringLiteral("worst"));
    QCOMPARE(cause.data(LogLineRole).toUInt(), 3U);
    QCOMPARE(cause.data(DetailRole).toString(), QStringLiteral("137"));
    QCOMPARE(model.rowCount(cause), 0);
    const QModelIndex notes = model.index(2, 0);
    QCOMPARE(notes.data(CountRole).toULongLong(), 5U); // three are not listed one by one
    QCOMPARE(model.rowCount(notes), 2);
    QCOMPARE(model.index(1, 0, notes).data(LogLineRole).toUInt(), 2U);
    QCOMPARE(model.index(1, 0, notes).parent(), notes);
    QVERIFY(notes.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("5")));
}

void ConsoleModelTest::eventsOfAnEmptyLog()
{
    LogEventModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setLog(LogMaker().build());
    QCOMPARE(model.rowCount(), 0);
    model.setLog(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

QTEST_GUILESS_MAIN(ConsoleModelTest)
#include "tst_console_model.moc"
