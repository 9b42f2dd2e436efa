// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Lessons as a learner passes them: by keyboard alone and by mouse, from the list to the end.
#include "model/lessons/collect_answers.h"
#include "model/lessons/lesson_folder.h"
#include "model/qt/text.h"
#include "tests/app/lesson_pointing.h"
#include "tests/app/lesson_window.h"
#include "widgets/views/learn/hand_in_dialog.h"
#include "widgets/views/learn/outcome_view.h"
#include "widgets/views/memory/memory_view.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QElapsedTimer>
#include <QFile>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QSet>
#include <QShortcut>

using namespace faultline;
using namespace faultline::samples;
using namespace faultline::ui;

namespace {

/// Answers a question, its proof and how sure, with the keyboard alone.
void answerByKeys(LearnView& view)
{
    QuestionBox* const box = view.panel()->question();
    const LessonBlock& block = view.walk()->block(view.walk()->current());
    QVERIFY(tabTo(*box->options().front()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    for (std::size_t i = 0; i < rightOption(block); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QVERIFY(box->options()[rightOption(block)]->isChecked());
    if (box->asksProof()) {
        LessonPointer pointer(view, LessonPointer::Hand::Keys);
        QVERIFY2(pointer.pointAt(block.proofs.front()), block.proofs.front().source.c_str());
        QVERIFY(view.stage()->proofButton().isEnabled());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(box->hasProof());
    }
    if (block.asksSureness) {
        const QList<QRadioButton*> buttons = box->findChildren<QRadioButton*>();
        const auto sure = std::find_if(buttons.begin(), buttons.end(), [](QRadioButton* one) {
            return one->text().contains(QStringLiteral("A guess"));
        });
        QVERIFY(sure != buttons.end());
        QVERIFY(tabTo(**sure));
        QTest::keyClick(*sure, Qt::Key_Space);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    }
    QVERIFY(tabTo(box->commit()));
    QTest::keyClick(&box->commit(), Qt::Key_Space);
    QVERIFY(view.walk()->answerTo(view.walk()->current()) != nullptr);
    // The result has the focus: what is told next is read next.
    QVERIFY(QApplication::focusWidget() != nullptr
            && box->isAncestorOf(QApplication::focusWidget()));
}

void answerByMouse(LearnView& view)
{
    QuestionBox* const box = view.panel()->question();
    const LessonBlock& block = view.walk()->block(view.walk()->current());
    QTest::mouseClick(box->options()[rightOption(block)], Qt::LeftButton);
    if (box->asksProof()) {
        LessonPointer pointer(view, LessonPointer::Hand::Mouse);
        QVERIFY2(pointer.pointAt(block.proofs.front()), block.proofs.front().source.c_str());
        QTest::mouseClick(&view.stage()->proofButton(), Qt::LeftButton);
        QVERIFY(box->hasProof());
    }
    if (block.asksSureness) {
        for (QRadioButton* button : box->findChildren<QRadioButton*>()) {
            if (button->text().contains(QStringLiteral("Certain")))
                QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
        }
    }
    QVERIFY(box->commit().isEnabled());
    QTest::mouseClick(&box->commit(), Qt::LeftButton);
}

void turnByKeys(LearnView& view)
{
    KnobBox* const knob = view.panel()->knob();
    if (knob->slider() != nullptr) {
        QVERIFY(tabTo(*knob->slider()));
        QTest::keyClick(knob->slider(), Qt::Key_End);
        QTest::keyClick(knob->slider(), Qt::Key_Left);
        QCOMPARE(knob->slider()->value(), knob->slider()->maximum() - 1);
    } else {
        knob->turnTo(1);
    }
    knob->finish();
}

} // namespace

class LearningTest : public QObject {
    Q_OBJECT

private slots:
    void listsLessonsByTheme();
    void passesByKeyboard_data() { addLessons(); }
    void passesByKeyboard();
    void passesByMouse_data() { addLessons(); }
    void passesByMouse();
    void keepsAnswersAtOnce();
    void asksForWhatIsMissing();
    void namesEveryQuestion_data() { addLessons(); }
    void namesEveryQuestion();
    void turnsThePagesWithTheKnob();
    void handsIn();
    void revealsInALecture();
    void writesValuesInTheReadersLanguage();
    void tellsHowLongItTakes();

private:
    static void addLessons()
    {
        QTest::addColumn<QString>("id");
        // One for each kind of place and of knob; with the variable set all of them, which takes
        // minutes.
        static const QStringList kUsual{
            QStringLiteral("two-curves"),     QStringLiteral("memory-check"),
            QStringLiteral("one-in-three"),   QStringLiteral("falls-and-stays"),
            QStringLiteral("allocator-dump"), QStringLiteral("gone-quiet")};
        const bool isAll = qEnvironmentVariableIsSet("FAULTLINE_EVERY_LESSON");
        for (const FoundLesson& found : findLessons({shippedLessons()})) {
            const QString id = toQString(found.lesson.id);
            if (isAll || kUsual.contains(id))
                QTest::newRow(found.lesson.id.c_str()) << id;
        }
    }
};

void LearningTest::listsLessonsByTheme()
{
    LessonWindow window;
    LearnView& learn = window.learn();
    LessonListModel& model = learn.list().model();
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSet<QString> themes;
    for (const ShelfLesson& lesson : learn.shelf().lessons())
        themes.insert(lesson.theme);
    QCOMPARE(learn.shelf().lessons().size(), 16U);
    QCOMPARE(model.rowCount(), int(themes.size()));
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Curves"));
    const QModelIndex lesson = model.indexOf("two-curves");
    QCOMPARE(lesson.data().toString(), QStringLiteral("Perfect on its own examples"));
    QCOMPARE(lesson.siblingAtColumn(1).data().toString(), QStringLiteral("Guided"));
    QCOMPARE(lesson.siblingAtColumn(2).data().toString(), QStringLiteral("12 min"));
    QCOMPARE(lesson.siblingAtColumn(3).data().toString(), QStringLiteral("Not yet"));
    learn.shelf().load(); // the rows come anew under the tester
    learn.shelf().finish();
    QCOMPARE(model.rowCount(), int(themes.size()));
    // Opened with Return.
    learn.list().choose(QStringLiteral("memory-check"));
    learn.list().tree().setFocus();
    QTest::keyClick(&learn.list().tree(), Qt::Key_Return);
    QVERIFY(learn.walk() != nullptr);
    learn.settle();
    QCOMPARE(learn.walk()->attempt().lesson, std::string("memory-check"));
}

void LearningTest::passesByKeyboard()
{
    QFETCH(QString, id);
    LessonWindow window;
    LearnView& learn = window.open(id);
    LessonWalk& walk = *learn.walk();
    QVERIFY2(walk.error().isEmpty() && walk.problems().isEmpty(),
             qUtf8Printable(walk.error() + walk.problems().join(u'\n')));
    for (;;) {
        learn.settle();
        QApplication::processEvents();
        QVERIFY(QApplication::focusWidget() != nullptr);
        QVERIFY(learn.panel()->isAncestorOf(QApplication::focusWidget()));
        if (!walk.isRevealed(walk.current())) {
            QVERIFY(!learn.panel()->nextButton().isVisible());
            answerByKeys(learn);
            if (QTest::currentTestFailed())
                return;
        }
        if (learn.panel()->knob() != nullptr)
            turnByKeys(learn);
        if (walk.isAtEnd())
            break;
        const std::size_t before = walk.current();
        QVERIFY(tabTo(learn.panel()->nextButton()));
        QTest::keyClick(&learn.panel()->nextButton(), Qt::Key_Space);
        QCOMPARE(walk.current(), before + 1);
    }
    for (const BlockAnswer& answer : walk.attempt().answers) {
        QVERIFY(answer.isRight);
        QVERIFY(answer.isProofRight.value_or(true));
    }
    learn.shelf().finish();
    QCOMPARE(learn.shelf().done(*learn.shelf().find(id.toStdString())), LessonShelf::Done::Whole);
    learn.leaveLesson();
    QVERIFY(learn.walk() == nullptr);
    QVERIFY(learn.list().tree().hasFocus());
}

void LearningTest::passesByMouse()
{
    QFETCH(QString, id);
    LessonWindow window;
    LearnView& learn = window.open(id);
    LessonWalk& walk = *learn.walk();
    for (;;) {
        learn.settle();
        QApplication::processEvents();
        if (!walk.isRevealed(walk.current())) {
            answerByMouse(learn);
            if (QTest::currentTestFailed())
                return;
        }
        if (walk.isAtEnd())
            break;
        QTest::mouseClick(&learn.panel()->nextButton(), Qt::LeftButton);
    }
    QVERIFY(!walk.attempt().answers.empty());
    QVERIFY(walk.attempt().answers.front().isRight);
    QVERIFY(walk.attempt().answers.front().isProofRight.value_or(true));
}

void LearningTest::keepsAnswersAtOnce()
{
    LessonWindow window;
    LearnView& learn = window.open(QStringLiteral("memory-check"));
    learn.walk()->next();
    learn.walk()->answer(1, 0, std::nullopt, 0.5);
    learn.shelf().finish();
    const Result<ReadProgress> kept = loadProgress(window.progressPath().toStdString());
    QVERIFY(kept.has_value());
    QCOMPARE(kept->progress.attempts.size(), 1U);
    QCOMPARE(kept->progress.attempts.front().answers.size(), 1U);
    QVERIFY(!kept->progress.attempts.front().answers.front().isRight);
    QCOMPARE(learn.shelf().done(*learn.shelf().find("memory-check")), LessonShelf::Done::Begun);
    // The same walk with one more answer takes its place.
    learn.walk()->next();
    learn.walk()->next();
    learn.walk()->answer(3, 1, std::nullopt, std::nullopt);
    learn.shelf().finish();
    const Result<ReadProgress> more = loadProgress(window.progressPath().toStdString());
    QCOMPARE(more->progress.attempts.size(), 1U);
    QCOMPARE(more->progress.attempts.front().answers.size(), 2U);
}

void LearningTest::asksForWhatIsMissing()
{
    LessonWindow window;
    LearnView& learn = window.open(QStringLiteral("two-curves"));
    learn.walk()->next();
    QApplication::processEvents();
    QuestionBox* const box = learn.panel()->question();
    QVERIFY(!box->commit().isEnabled());
    box->options()[0]->setChecked(true);
    QVERIFY(!box->commit().isEnabled());
    // Nobody is held up for lack of a proof.
    auto* none = box->findChild<QPushButton*>();
    for (QPushButton* button : box->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("I found no proof"))
            none = button;
    }
    none->click();
    for (QRadioButton* button : box->findChildren<QRadioButton*>()) {
        if (button->text().startsWith(QStringLiteral("Unsure")))
            button->setChecked(true);
    }
    QVERIFY(box->commit().isEnabled());
    box->commit().click();
    const BlockAnswer* const answer = learn.walk()->answerTo(1);
    QVERIFY(answer != nullptr && !answer->isRight);
    QCOMPARE(answer->isProofRight, std::optional(false));
    QCOMPARE(answer->sureness, std::optional(0.5));
    for (const ChoiceButton* option : box->options())
        QVERIFY(option->isRevealed());
}

void LearningTest::namesEveryQuestion()
{
    QFETCH(QString, id);
    LessonWindow window;
    LearnView& learn = window.open(id);
    LessonWalk& walk = *learn.walk();
    for (;;) {
        QApplication::processEvents();
        if (QuestionBox* const box = learn.panel()->question(); box != nullptr) {
            for (QGroupBox* group : box->findChildren<QGroupBox*>()) {
                QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(group);
                QCOMPARE(spoken->role(), QAccessible::Grouping);
                QVERIFY(!spoken->text(QAccessible::Name).isEmpty());
            }
            for (ChoiceButton* option : box->options()) {
                QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(option);
                QCOMPARE(spoken->role(), QAccessible::RadioButton);
                QVERIFY(!spoken->text(QAccessible::Name).isEmpty());
            }
            walk.reveal(walk.current());
            for (ChoiceButton* option : box->options()) {
                const QString told =
                    QAccessible::queryAccessibleInterface(option)->text(QAccessible::Description);
                QVERIFY2(told.startsWith(QStringLiteral("Right"))
                             || told.startsWith(QStringLiteral("Wrong")),
                         qUtf8Printable(told));
            }
        }
        if (KnobBox* const knob = learn.panel()->knob(); knob != nullptr) {
            knob->finish();
            if (knob->slider() != nullptr)
                QVERIFY(!knob->slider()->accessibleName().isEmpty());
            if (knob->outcome().isVisible())
                QVERIFY(!knob->outcome().words().isEmpty());
        }
        if (walk.isAtEnd())
            break;
        walk.next();
    }
}

void LearningTest::turnsThePagesWithTheKnob()
{
    LessonWindow window;
    LearnView& learn = window.open(QStringLiteral("memory-check"));
    auto* memory = learn.stage()->findChild<MemoryView*>();
    QVERIFY(memory != nullptr);
    QCOMPARE(memory->controller().request().model, std::string("retinanet_r50_fpn"));
    QCOMPARE(memory->controller().request().setup.batchPerReplica, 16);
    LessonWalk& walk = *learn.walk();
    while (learn.panel()->knob() == nullptr) {
        walk.reveal(walk.current());
        walk.next();
    }
    KnobBox* const knob = learn.panel()->knob();
    QVERIFY(!knob->slider()->isEnabled()); // first the prediction
    walk.answer(walk.current(), 1, std::nullopt, std::nullopt);
    QVERIFY(knob->slider()->isEnabled());
    QCOMPARE(knob->value(), std::string("16"));
    knob->slider()->setValue(knob->slider()->minimum() + 7);
    knob->finish();
    QCOMPARE(knob->value(), std::string("8"));
    QVERIFY2(knob->outcome().words().contains(QStringLiteral("13.2 GiB")),
             qUtf8Printable(knob->outcome().words()));
    QCOMPARE(memory->controller().request().setup.batchPerReplica, 8);

    LearnView& other = window.open(QStringLiteral("two-curves"));
    LessonWalk& curves = *other.walk();
    while (other.panel()->knob() == nullptr) {
        curves.reveal(curves.current());
        curves.next();
    }
    curves.reveal(curves.current());
    other.panel()->knob()->slider()->setValue(other.panel()->knob()->slider()->maximum());
    QCOMPARE(other.ownContext()->smoothing(), 0.9);
}

void LearningTest::handsIn()
{
    LessonWindow window;
    LearnView& learn = window.open(QStringLiteral("memory-check"));
    learn.walk()->next();
    learn.walk()->answer(1, 2, std::nullopt, 0.75);
    learn.shelf().finish();
    const QString folder = window.folder().filePath(QStringLiteral("handed"));
    QVERIFY(QDir().mkpath(folder));
    HandInDialog dialog(learn.walk()->lesson(), learn.walk()->attempt(),
                        learn.shelf().progress().person, window.window().context().opened().jobs());
    dialog.writeTo(folder);
    dialog.finish();
    dialog.name().setText(QStringLiteral("A. <Learner>"));
    dialog.writeTo(folder); // nothing is replaced
    dialog.finish();
    QVERIFY2(dialog.message().contains(QStringLiteral("answers-2.json")),
             qUtf8Printable(dialog.message()));
    QFile first(folder + QStringLiteral("/answers.json"));
    QVERIFY(first.open(QIODevice::ReadOnly));
    const Result<HandedIn> read = parseAnswers(first.readAll().toStdString());
    QVERIFY(read.has_value());
    QVERIFY(read->name.empty());
    QVERIFY(!read->person.empty());
    QFile page(folder + QStringLiteral("/answers-2.html"));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QString html = QString::fromUtf8(page.readAll());
    QVERIFY(html.contains(QStringLiteral("A. &lt;Learner&gt;")));
    QVERIFY(html.contains(QStringLiteral("75 %")));
    const Result<CollectedAnswers> collected = collectAnswers(folder.toStdString());
    QVERIFY(collected.has_value());
    QCOMPARE(collected->lessons.size(), 1U);
    QCOMPARE(collected->lessons.front().people, 1U);
}

void LearningTest::revealsInALecture()
{
    LessonWindow window;
    LearnView& learn = window.open(QStringLiteral("two-curves"));
    const int usual = learn.panel()->width();
    learn.panel()->setLecture(true);
    QVERIFY(learn.panel()->width() > usual);
    learn.walk()->next();
    QApplication::processEvents();
    QVERIFY(!learn.walk()->isRevealed(1));
    QTest::keyClick(&window.window(), Qt::Key_F9);
    QVERIFY(learn.walk()->isRevealed(1));
    QVERIFY(learn.walk()->attempt().answers.empty()); // it was no answer
    learn.leaveLesson();
    learn.shelf().finish();
    QVERIFY(!QFile::exists(window.progressPath()));
}

void LearningTest::writesValuesInTheReadersLanguage()
{
    LessonWindow window;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    LearnView& learn = window.learn();
    learn.shelf().load();
    learn.shelf().finish();
    LearnView& german = window.open(QStringLiteral("two-curves"));
    LessonWalk& walk = *german.walk();
    walk.reveal(0);
    const LessonBlock* reveal = nullptr;
    std::size_t at = 0;
    for (std::size_t part = 0; part < walk.parts().size(); ++part) {
        if (walk.block(part).kind == LessonBlock::Kind::Reveal) {
            reveal = &walk.block(part);
            at = part;
        }
    }
    QVERIFY(reveal != nullptr);
    const QString text = walk.textOf(at, reveal->text);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QVERIFY2(!text.contains(QStringLiteral("{{")), qUtf8Printable(text));
    QVERIFY2(text.contains(QStringLiteral("0,")) || text.contains(QStringLiteral("1,")),
             qUtf8Printable(text));
}

/// Printed, not judged: how long depends on the machine.
void LearningTest::tellsHowLongItTakes()
{
    LessonWindow window;
    LearnView& learn = window.learn();
    std::vector<ShelfLesson> lessons = learn.shelf().lessons();
    // Last the one whose knob is turned.
    std::stable_partition(lessons.begin(), lessons.end(), [](const ShelfLesson& one) {
        return one.found.lesson.id != "memory-check";
    });
    for (const ShelfLesson& lesson : lessons) {
        const std::string& id = lesson.found.lesson.id;
        QElapsedTimer timer;
        timer.start();
        learn.openLesson(toQString(id));
        const QSignalSpy ready(learn.walk(), &LessonWalk::ready);
        while (ready.isEmpty() && timer.elapsed() < kLessonMs)
            QApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
        window.window().repaint();
        qInfo("%s opened in %lld ms", id.c_str(), timer.elapsed());
    }
    LessonWalk& walk = *learn.walk();
    while (learn.panel()->knob() == nullptr) {
        walk.reveal(walk.current());
        walk.next();
    }
    walk.reveal(walk.current());
    KnobBox& knob = *learn.panel()->knob();
    knob.finish();
    qint64 most = 0;
    for (int i = 0; i <= knob.slider()->maximum(); ++i) {
        QElapsedTimer timer;
        timer.start();
        knob.turnTo(static_cast<std::size_t>(i));
        knob.finish();
        most = std::max(most, timer.elapsed());
    }
    qInfo("a knob answers in %lld ms at most", most);
}

int main(int argc, char** argv)
{
    return runWidgetTest<LearningTest>(argc, argv);
}

#include "tst_learning.moc"
