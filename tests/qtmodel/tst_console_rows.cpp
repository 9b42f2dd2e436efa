// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/console_rows.h"
#include "model/qt/console_words.h"
#include "tests/support/log_maker.h"

#include <QLocale>
#include <QStringList>
#include <QTest>

using namespace faultline;
using namespace faultline::test;

namespace {

using Level = LogFilter::Level;

/// "3" for a line, "+3" for a folded head, "-3" for an open one.
QStringList printed(const ConsoleRows& rows)
{
    QStringList result;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const ConsoleRows::Row& row = rows.row(i);
        const QString mark = !row.isHead()           ? QString()
                             : rows.isOpen(row.fold) ? QStringLiteral("-")
                                                     : QStringLiteral("+");
        result << mark + QString::number(row.line);
    }
    return result;
}

QStringList list(const char* text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

ConsoleRows rowsOf(const LogMaker& maker, LogFilter filter = {}, std::set<std::uint32_t> open = {})
{
    return ConsoleRows(digestLog(maker.build()), std::move(filter), std::move(open));
}

/// Lines: 0 plain, 1 warning, 2-4 traceback, 5 error, 6-9 progress, 10 harmless error, 11 note.
LogMaker sample()
{
    LogMaker maker;
    maker.line("begin")
        .line("careful", LogLevel::Warning)
        .lines(3, "  frame")
        .traceback(3, "ValueError", "no such thing")
        .line("broken", LogLevel::Error)
        .progress(4)
        .line("looks bad", LogLevel::Error)
        .event("ok.trt", Outcome::Benign)
        .line("device", LogLevel::Info)
        .event("tf.dev.created", Outcome::Note);
    return maker;
}

} // namespace

class ConsoleRowsTest : public QObject {
    Q_OBJECT

private slots:
    void emptyLogsHaveNoRows();
    void foldsAreOneRow();
    void foldsOpenAndCloseInPlace();
    void levelsFilter();
    void harmlessLinesAreNoErrors();
    void eventsFilter();
    void ranksFilter();
    void onlyCertainLinesAreFlat();
    void findsTheRowOfALine();
    void tracebacksWithinDumpsAreNotFoldedTwice();
    void problemsAreFoundInTurn();
    void neighbouringLinesAreOneProblem();
    void nearestLineByTime();
    void timesOfSeveralRanksAreSorted();
    void linesOfTheFileAreFound();
    void summariesTellTheDecisiveNumbers();
    void timesAreWrittenAsInTheLog();
};

void ConsoleRowsTest::emptyLogsHaveNoRows()
{
    const ConsoleRows rows = rowsOf(LogMaker());
    QVERIFY(rows.empty());
    QVERIFY(!rows.rowOf(0));
    QVERIFY(!rows.digest()->nextProblem(0, true));
    QVERIFY(ConsoleRows().empty());
}

void ConsoleRowsTest::foldsAreOneRow()
{
    QCOMPARE(printed(rowsOf(sample())), list("0 1 +2 5 +6 10 11"));
    QCOMPARE(printed(rowsOf(sample(), {}, {0})), list("0 1 -2 2 3 4 5 +6 10 11"));
    LogMaker few;
    few.progress(2);
    QCOMPARE(printed(rowsOf(few)), list("0 1"));
}

void ConsoleRowsTest::foldsOpenAndCloseInPlace()
{
    ConsoleRows rows = rowsOf(sample());
    rows.setOpen(1, true);
    QCOMPARE(printed(rows), list("0 1 +2 5 -6 6 7 8 9 10 11"));
    rows.setOpen(0, true);
    QCOMPARE(printed(rows), list("0 1 -2 2 3 4 5 -6 6 7 8 9 10 11"));
    rows.setOpen(0, true); // again: nothing happens
    rows.setOpen(1, false);
    QCOMPARE(printed(rows), list("0 1 -2 2 3 4 5 +6 10 11"));
    rows.setOpen(0, false);
    QCOMPARE(printed(rows), printed(rowsOf(sample())));
}

void ConsoleRowsTest::levelsFilter()
{
    QCOMPARE(printed(rowsOf(sample(), {.level = Level::Warnings})), list("1 +2 5"));
    QCOMPARE(printed(rowsOf(sample(), {.level = Level::Errors})), list("+2 5"));
    LogMaker continued;
    continued.line("bad", LogLevel::Error).line("more of it").continued().line("fine");
    QCOMPARE(printed(rowsOf(continued, {.level = Level::Errors})), list("0 1"));
}

void ConsoleRowsTest::harmlessLinesAreNoErrors()
{
    const ConsoleDigestPtr digest = digestLog(sample().build());
    QCOMPARE(digest->weights[10], LineWeight::Benign);
    QVERIFY(std::none_of(digest->problems.begin(), digest->problems.end(),
                         [](const LogProblem& problem) { return problem.line == 10; }));
}

void ConsoleRowsTest::eventsFilter()
{
    QCOMPARE(printed(rowsOf(sample(), {.level = Level::Events})), list("+2 10 11"));
}

void ConsoleRowsTest::ranksFilter()
{
    LogMaker maker;
    maker.rank(0).line("a").rank(1).line("b").rank(0).line("c");
    QCOMPARE(printed(rowsOf(maker, {.rank = std::int16_t{0}})), list("0 2"));
    QCOMPARE(printed(rowsOf(maker, {.rank = std::int16_t{7}})), QStringList());
}

void ConsoleRowsTest::onlyCertainLinesAreFlat()
{
    const auto lines = std::make_shared<const LineList>(LineList{1, 3, 7, 500});
    ConsoleRows rows = rowsOf(sample(), {.only = lines});
    QCOMPARE(printed(rows), list("1 3 7"));
    rows.setOpen(0, true);
    QCOMPARE(printed(rows), list("1 3 7"));
    QCOMPARE(printed(rowsOf(sample(), {.level = Level::Warnings, .only = lines})), list("1"));
}

void ConsoleRowsTest::findsTheRowOfALine()
{
    ConsoleRows rows = rowsOf(sample());
    QCOMPARE(rows.rowOf(5), std::optional<std::size_t>(3));
    QCOMPARE(rows.rowOf(3), std::optional<std::size_t>(2)); // in the folded traceback
    rows.setOpen(0, true);
    QCOMPARE(rows.rowOf(2), std::optional<std::size_t>(3)); // the line, not its head
    QCOMPARE(rows.rowOf(4), std::optional<std::size_t>(5));
    const ConsoleRows errors = rowsOf(sample(), {.level = Level::Errors});
    QVERIFY(!errors.rowOf(1));
    QCOMPARE(errors.rowNear(1), std::size_t{0});
    QCOMPARE(errors.rowNear(9), std::size_t{1});
}

void ConsoleRowsTest::tracebacksWithinDumpsAreNotFoldedTwice()
{
    LogMaker maker;
    maker.lines(10).traceback(3, "E", "m").dump(10, 1, 1, 1);
    QCOMPARE(printed(rowsOf(maker)), list("+0"));
}

void ConsoleRowsTest::problemsAreFoundInTurn()
{
    const ConsoleDigestPtr digest = digestLog(sample().build());
    QCOMPARE(digest->nextProblem(0, true), std::optional<std::uint32_t>(1));
    QCOMPARE(digest->nextProblem(1, true), std::optional<std::uint32_t>(4));
    QCOMPARE(digest->nextProblem(11, true), std::optional<std::uint32_t>(1)); // around
    QCOMPARE(digest->nextProblem(4, false), std::optional<std::uint32_t>(1));
    QCOMPARE(digest->nextProblem(1, false), digest->nextProblem(11, false));
}

void ConsoleRowsTest::neighbouringLinesAreOneProblem()
{
    LogMaker maker;
    maker.lines(5, "bad", LogLevel::Error).line("ok").line("bad", LogLevel::Error);
    QCOMPARE(digestLog(maker.build())->problems.size(), std::size_t{2});
    maker.line("worse", LogLevel::Error).event("host.exit", Outcome::Failure);
    QCOMPARE(digestLog(maker.build())->problems.size(), std::size_t{3}); // an event is its own
}

void ConsoleRowsTest::nearestLineByTime()
{
    LogMaker maker;
    maker.line("before any time").time(100).line("a").line("same").time(200).line("b");
    const ConsoleDigestPtr digest = digestLog(maker.build());
    QCOMPARE(digest->nearestLine(120), std::optional<std::uint32_t>(1));
    QCOMPARE(digest->nearestLine(190), std::optional<std::uint32_t>(3));
    QCOMPARE(digest->nearestLine(-5), std::optional<std::uint32_t>(1));
    QCOMPARE(digest->nearestLine(1e9), std::optional<std::uint32_t>(3));
    QVERIFY(!digest->nearestLine(std::numeric_limits<double>::quiet_NaN()));
    QVERIFY(!digestLog(LogMaker().line("no time").build())->nearestLine(1));
}

void ConsoleRowsTest::timesOfSeveralRanksAreSorted()
{
    LogMaker maker;
    maker.time(300).line("a").time(100).line("b").time(200).line("c");
    const ConsoleDigestPtr digest = digestLog(maker.build());
    QCOMPARE(digest->nearestLine(110), std::optional<std::uint32_t>(1));
    QCOMPARE(digest->firstTime, std::optional<double>(100));
}

void ConsoleRowsTest::linesOfTheFileAreFound()
{
    LogMaker maker;
    maker.line("one").line("two").repeated(10).line("twelve");
    const ConsoleDigestPtr digest = digestLog(maker.build());
    QCOMPARE(digest->lineOfSource(1), 0U);
    QCOMPARE(digest->lineOfSource(7), 1U); // one of the repeated
    QCOMPARE(digest->lineOfSource(12), 2U);
    QCOMPARE(digest->lineOfSource(9999), 2U);
    QCOMPARE(digest->lineOfSource(0), 0U);
}

void ConsoleRowsTest::summariesTellTheDecisiveNumbers()
{
    QLocale::setDefault(QLocale::c());
    LogMaker maker;
    maker.lines(4).dump(4, 1'363'148'800, 1'288'490'188, 58'720'256);
    maker.lines(3).traceback(3, "ValueError", "no\nsuch thing").progress(5, "epoch");
    const ConsoleDigestPtr digest = digestLog(maker.build());
    QCOMPARE(digest->folds.size(), std::size_t{3});
    QCOMPARE(foldSummary(*digest, digest->folds[0]),
             QStringLiteral("BFC dump: 1.27 GiB limit, asked 1.20 GiB, largest free 56 MiB"));
    QCOMPARE(foldSummary(*digest, digest->folds[1]),
             QStringLiteral("Traceback at train.py:42: ValueError: no such thing"));
    QVERIFY(foldSummary(*digest, digest->folds[2]).endsWith(QStringLiteral("epoch 4")));
}

void ConsoleRowsTest::timesAreWrittenAsInTheLog()
{
    const double evening = 1'700'000'000.25; // 22:13:20.25 UTC
    QCOMPARE(logTimeOfDay(evening, TimeKind::Local), QStringLiteral("22:13:20"));
    QCOMPARE(logDateTime(evening, TimeKind::Local), QStringLiteral("2023-11-14 22:13:20.250"));
    QCOMPARE(logTimeOfDay(3661.5, TimeKind::Relative), QStringLiteral("+1:01:01.500"));
    QCOMPARE(relativeTime(-0.25), QStringLiteral("-0:00:00.250"));
    QCOMPARE(logTimeOfDay(std::numeric_limits<double>::quiet_NaN(), TimeKind::Local), QString());
    QCOMPARE(relativeTime(1e300), QString());
}

QTEST_GUILESS_MAIN(ConsoleRowsTest)
#include "tst_console_rows.moc"
