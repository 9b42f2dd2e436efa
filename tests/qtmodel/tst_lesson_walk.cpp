// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A walk through a lesson without a window: what is withheld, answers, proofs, values, progress.
#include "model/lessons/lesson_place.h"
#include "model/qt/lesson_hand_in.h"
#include "model/qt/lesson_list_model.h"
#include "model/qt/lesson_shelf.h"
#include "model/session/lesson_walk.h"
#include "tests/lessons/lesson_samples.h"
#include "tests/support/test_case.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace faultline;
using namespace faultline::samples;

class LessonWalkTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void withholdsUntilTheCauseIsNamed();
    void opensTheTwinWithheld();
    void judgesProofs();
    void goesOnOnlyWhenAnswered();
    void writesValuesByLocale();
    void keepsProgress();
    void listsLessons();
    void handsIn();
    void opensInTime();
};

namespace {

std::unique_ptr<LessonWalk> walkOf(OpenCase& opened, const char* id, const char* language = "en")
{
    auto walk = std::make_unique<LessonWalk>(opened, shippedLessons() + "/" + id, language);
    walk->start();
    walk->finish();
    return walk;
}

std::size_t partOf(const LessonWalk& walk, LessonBlock::Kind kind)
{
    for (std::size_t part = 0; part < walk.parts().size(); ++part) {
        if (walk.block(part).kind == kind)
            return part;
    }
    return walk.parts().size();
}

} // namespace

void LessonWalkTest::withholdsUntilTheCauseIsNamed()
{
    TestCase opened;
    QSignalSpy told(&opened, &OpenCase::diagnosisChanged);
    const auto walk = walkOf(opened, "two-curves");
    QVERIFY2(walk->error().isEmpty() && walk->problems().isEmpty(),
             qUtf8Printable(walk->error() + walk->problems().join(u'\n')));
    QVERIFY(opened.caseData() != nullptr);
    QVERIFY(opened.isVerdictWithheld());
    QVERIFY(opened.diagnosis() == nullptr);
    QVERIFY(opened.judged() == nullptr);
    QVERIFY(told.isEmpty());
    walk->answer(partOf(*walk, LessonBlock::Kind::Ask), 0, std::nullopt, 0.5);
    QVERIFY(!opened.isVerdictWithheld());
    QVERIFY(opened.diagnosis() != nullptr);
    QVERIFY(opened.judged() != nullptr);
    QCOMPARE(told.size(), 1);
    QVERIFY(!opened.diagnosis()->findings.empty());
}

void LessonWalkTest::opensTheTwinWithheld()
{
    TestCase opened;
    const auto walk = walkOf(opened, "two-curves");
    const CasePtr first = opened.caseData();
    for (const LessonBlock::Kind kind : {LessonBlock::Kind::Contrast, LessonBlock::Kind::Check}) {
        while (walk->block(walk->current()).kind != kind) {
            walk->reveal(walk->current());
            walk->next();
        }
        walk->finish();
        QVERIFY(opened.caseData() != first);
        QVERIFY(opened.diagnosis() == nullptr);
        walk->showCase("case");
        walk->finish();
        QVERIFY(opened.diagnosis() != nullptr);
        walk->showCase(walk->caseOf(walk->current()));
        walk->finish();
        QVERIFY(opened.diagnosis() == nullptr);
        walk->answer(walk->current(), 0, std::nullopt, std::nullopt);
        QVERIFY(opened.diagnosis() != nullptr);
    }
}

void LessonWalkTest::judgesProofs()
{
    TestCase opened;
    const auto walk = walkOf(opened, "two-curves");
    const std::size_t ask = partOf(*walk, LessonBlock::Kind::Ask);
    const std::optional<Evidence> proof = walk->proofOf(ask);
    QVERIFY(proof.has_value());
    walk->answer(ask, 2, proof, 0.95);
    const BlockAnswer* const answer = walk->answerTo(ask);
    QVERIFY(answer != nullptr && answer->isRight);
    QCOMPARE(answer->isProofRight, std::optional(true));
    QVERIFY(answer->proof.starts_with("point validation:epoch_loss@"));
    QCOMPARE(answer->sureness, std::optional(0.95));
    walk->answer(ask, 0, std::nullopt, 0.1); // once is enough
    QVERIFY(walk->answerTo(ask)->isRight);
}

void LessonWalkTest::goesOnOnlyWhenAnswered()
{
    TestCase opened;
    const auto walk = walkOf(opened, "memory-check");
    QVERIFY(opened.caseData() == nullptr); // a plan without a run
    QSignalSpy moved(walk.get(), &LessonWalk::partChanged);
    QVERIFY(walk->mayGoOn());
    walk->next();
    QVERIFY(!walk->mayGoOn());
    walk->next();
    QCOMPARE(moved.size(), 1);
    walk->reveal(walk->current());
    walk->next();
    QCOMPARE(moved.size(), 2);
    QVERIFY(walk->attempt().answers.empty());
}

void LessonWalkTest::writesValuesByLocale()
{
    TestCase opened;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    const auto walk = walkOf(opened, "two-curves", "de");
    const std::size_t why = partOf(*walk, LessonBlock::Kind::Reveal);
    const QString text = walk->textOf(why, walk->block(why).text);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QVERIFY2(!text.contains(QStringLiteral("{{")), qUtf8Printable(text));
    QVERIFY2(!text.contains(QStringLiteral("–")), qUtf8Printable(text));
    QVERIFY2(text.contains(QStringLiteral("1,")) || text.contains(QStringLiteral("0,")),
             qUtf8Printable(text));
}

void LessonWalkTest::keepsProgress()
{
    const LessonTestFolder folder;
    qputenv("FAULTLINE_LESSONS", QByteArray::fromStdString(shippedLessons()));
    TestCase opened;
    LessonShelf shelf(opened.jobs(), folder / "progress.json");
    shelf.load();
    shelf.finish();
    QCOMPARE(shelf.lessons().size(), 16U);
    const ShelfLesson& lesson = *shelf.find("memory-check");
    QCOMPARE(shelf.done(lesson), LessonShelf::Done::Not);
    const auto walk = walkOf(opened, "memory-check");
    for (std::size_t part = 0; part < walk->parts().size(); ++part) {
        if (walk->block(part).options.empty())
            continue;
        walk->answer(part, 0, std::nullopt, std::nullopt);
        shelf.record(walk->attempt());
        shelf.finish();
    }
    QCOMPARE(shelf.done(lesson), LessonShelf::Done::Whole);
    QVERIFY(shelf.problem().isEmpty());
    const Result<ReadProgress> read = loadProgress(folder / "progress.json");
    QVERIFY(read.has_value());
    QCOMPARE(read->progress.attempts.size(), 1U); // one walk, however often it was kept
    QVERIFY(!shelf.progress().person.empty());

    writeAll(folder / "progress.json", R"({"schema":"faultline/lesson-progress/99"})");
    shelf.load();
    shelf.finish();
    QVERIFY2(shelf.problem().contains(QStringLiteral("kept-1")), qUtf8Printable(shelf.problem()));
}

void LessonWalkTest::listsLessons()
{
    qputenv("FAULTLINE_LESSONS", QByteArray::fromStdString(shippedLessons()));
    TestCase opened;
    LessonShelf shelf(opened.jobs(), {});
    LessonListModel model(shelf);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    shelf.load();
    shelf.finish();
    QCOMPARE(model.rowCount(), 8); // themes
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Curves"));
    QCOMPARE(model.indexOf("two-curves").siblingAtColumn(2).data().toString(),
             QStringLiteral("12 min"));
    LessonAttempt begun{.lesson = "two-curves",
                        .version = shelf.find("two-curves")->found.version,
                        .time = 1.0,
                        .answers = {}};
    begun.answers.resize(1);
    shelf.record(begun);
    QCOMPARE(model.indexOf("two-curves").siblingAtColumn(3).data().toString(),
             QStringLiteral("Begun"));
    QCOMPARE(shelf.about("overfitting").size() + shelf.about("no-such-rule").size(),
             shelf.about("overfitting").size());
}

void LessonWalkTest::handsIn()
{
    const LessonTestFolder folder;
    TestCase opened;
    const auto walk = walkOf(opened, "two-curves");
    walk->answer(partOf(*walk, LessonBlock::Kind::Ask), 2, std::nullopt, 0.75);
    const HandedIn handed{.person = "p", .name = "A <b>", .attempt = walk->attempt()};
    const QString page = handInPage(walk->lesson(), handed);
    QVERIFY(page.contains(QStringLiteral("A &lt;b&gt;")));
    QVERIFY(page.contains(QStringLiteral("75 %")));
    QVERIFY(writeHandIn(folder.path(), handed, page.toStdString()).has_value());
    const Result<std::string> second = writeHandIn(folder.path(), handed, page.toStdString());
    QVERIFY(second.has_value());
    QVERIFY(second->ends_with("answers-2.json"));
    const Result<HandedIn> read = parseAnswers(readAll(folder / "answers.json"));
    QVERIFY(read.has_value());
    QVERIFY(read->attempt == walk->attempt());
    QVERIFY(!writeHandIn(folder / "no/such", handed, "x").has_value());
}

/// Printed, not judged: how long it takes depends on the machine.
void LessonWalkTest::opensInTime()
{
    for (const char* id : {"two-curves", "memory-check"}) {
        TestCase opened;
        QElapsedTimer timer;
        timer.start();
        LessonWalk walk(opened, shippedLessons() + "/" + id, "en");
        QSignalSpy ready(&walk, &LessonWalk::ready);
        walk.start();
        QVERIFY(ready.wait(60'000));
        qInfo("%s was read in %lld ms", id, timer.elapsed());
    }
}

QTEST_GUILESS_MAIN(LessonWalkTest)

#include "tst_lesson_walk.moc"
