// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a lesson keeps back until the learner has answered, place by place; that the user's own case
// is untouched by it; and what a broken lesson says.
#include "model/lessons/lesson_case.h"
#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"
#include "tests/app/lesson_window.h"
#include "tests/support/event_writer.h"
#include "widgets/shell/case_panel.h"
#include "widgets/shell/quick_switcher.h"
#include "widgets/shell/welcome_page.h"
#include "widgets/views/checklist/checklist_strip.h"
#include "widgets/views/console/cause_banner.h"
#include "widgets/views/console/event_panel.h"
#include "widgets/views/findings/lesson_links.h"
#include "widgets/views/overview/overview_view.h"

#include <QAbstractItemView>
#include <QAction>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSet>

#include <limits>

using namespace faultline;
using namespace faultline::samples;
using namespace faultline::ui;

namespace {

std::string divergingEvents()
{
    test::EventWriter writer;
    writer.fileVersion(1000.0);
    constexpr int kSteps = 300;
    constexpr int kBroken = 200;
    for (int step = 0; step < kSteps; ++step)
        writer.scalars(step, 1000.0 + step,
                       {{"loss", step < kBroken ? 2.0F / (1.0F + 0.05F * float(step))
                                                : std::numeric_limits<float>::quiet_NaN()}});
    return writer.data();
}

std::string consoleOfACrash()
{
    std::string log;
    for (int step = 0; step < 300; step += 10)
        log += "step " + std::to_string(step) + " loss 0.5\n";
    return log
           + "Traceback (most recent call last):\n  File \"train.py\", line 10, in <module>\n"
             "    loss.backward()\n"
             "torch.cuda.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB (GPU "
             "0; 15.78 GiB total capacity; 13.10 GiB already allocated; 1.50 GiB free; 14.00 "
             "GiB reserved in total by PyTorch)\n";
}

void writeCase(const std::string& folder)
{
    writeAll(folder + "/events.out.tfevents.1000.host", divergingEvents());
    writeAll(folder + "/console.log", consoleOfACrash());
}

constexpr const char* kLesson = R"(---
schema: faultline/lesson/1
id: told
title: Late in the night
theme: Curves
level: guided
minutes: 5
rules: [L01]
case: case
show: [curves, console]
licence: GPL-3.0-or-later OR CC-BY-SA-4.0
source: made by a test
---
Something happened.

::: ask cause
What was it?
- ( ) The first :: No.
  shows: One.
- (x) The second :: Yes.
  shows: Two.
- ( ) The third :: No.
  shows: Three.
- ( ) The fourth :: No.
  shows: Four.
prove: point loss@200..299
sure
:::

::: reveal
It was so.
:::

::: principle
Look.
:::
)";

/// Every word that a widget and what is in it show or speak.
QString wordsOf(const QWidget& root)
{
    QStringList words;
    QList<const QWidget*> widgets{&root};
    for (const QWidget* widget : root.findChildren<QWidget*>())
        widgets << widget;
    for (const QWidget* widget : widgets) {
        words << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip();
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            words << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            words << button->text();
    }
    return words.join(u'\n');
}

/// The same of a model, with what its roles tell.
QString wordsOf(const QAbstractItemModel& model, const QModelIndex& parent = {})
{
    QString words;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(AdviceRole),
                               int(DetailRole), int(Qt::AccessibleTextRole)})
            words += index.data(role).toString() + u'\n';
        if (index.data(SeverityRole).isValid())
            words += QStringLiteral("severity\n");
        words += wordsOf(model, index);
    }
    return words;
}

} // namespace

class LessonSecretsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void keepsTheVerdictBack();
    void keepsThePagesBack();
    void keepsMarksInTheTreeBack();
    void keepsNotesOnChartsBack();
    void keepsTheCauseAboveTheConsoleBack();
    void keepsFindingsFromTheSearch();
    void keepsReportsBack();
    void saysNothingAnywhere();
    void keepsANewCaseBack();
    void putsTheOwnCaseBack();
    void saysWhatIsBroken();
    void keepsProgressOfAnotherVersion();
    void opensThreeDoors();
    void linksALessonFromItsRule();

private:
    LearnView& openTold() { return m_window->open(QStringLiteral("told")); }
    static void commit(LearnView& view)
    {
        if (view.walk()->current() == 0)
            view.walk()->next();
        view.walk()->answer(1, 0, std::nullopt, 0.5);
        view.settle();
        QApplication::processEvents();
    }

    std::unique_ptr<LessonTestFolder> m_lessons;
    std::unique_ptr<LessonWindow> m_window;
};

void LessonSecretsTest::init()
{
    m_window.reset();
    m_lessons = std::make_unique<LessonTestFolder>();
    writeAll(*m_lessons / "told/lesson.md", kLesson);
    writeCase(*m_lessons / "told/case");
    m_window = std::make_unique<LessonWindow>(m_lessons->path());
}

void LessonSecretsTest::keepsTheVerdictBack()
{
    LearnView& view = openTold();
    const OpenCase& opened = view.ownContext()->opened();
    QVERIFY(opened.caseData() != nullptr);
    QVERIFY(opened.isVerdictWithheld());
    QVERIFY(opened.diagnosis() == nullptr);
    QVERIFY(opened.judged() == nullptr);
    commit(view);
    QVERIFY(!opened.isVerdictWithheld());
    QVERIFY(opened.diagnosis() != nullptr);
    QVERIFY(!opened.diagnosis()->findings.empty());
}

void LessonSecretsTest::keepsThePagesBack()
{
    LearnView& view = openTold();
    PageStack& pages = view.stage()->pages();
    const QStringList verdicts{QStringLiteral("overview"), QStringLiteral("checklist"),
                               QStringLiteral("compare"),  QStringLiteral("rules"),
                               QStringLiteral("pipeline"), QStringLiteral("rate")};
    for (const QString& id : verdicts) {
        pages.showPage(id);
        QVERIFY(pages.currentView() == nullptr);
        QVERIFY(pages.page(id) == nullptr);
        QVERIFY(wordsOf(*pages.currentWidget()).contains(QStringLiteral("Hidden until")));
    }
    QVERIFY(pages.findChild<OverviewView*>() == nullptr);
    pages.showPage(QStringLiteral("overview"));
    commit(view);
    QVERIFY(pages.currentView() != nullptr); // it opens in the place of the words
    QVERIFY(pages.findChild<OverviewView*>() != nullptr);
    for (const QString& id : verdicts)
        QVERIFY(pages.page(id) != nullptr);
}

void LessonSecretsTest::keepsMarksInTheTreeBack()
{
    LearnView& view = openTold();
    const auto words = [&] {
        QString all;
        for (const QAbstractItemView* tree :
             view.stage()->files().findChildren<QAbstractItemView*>())
            all += wordsOf(*tree->model());
        return all;
    };
    QVERIFY(words().contains(QStringLiteral("console.log")));
    QVERIFY(!words().contains(QStringLiteral("severity")));
    QVERIFY(!words().contains(QStringLiteral("Ended by")));
    commit(view);
    QVERIFY(words().contains(QStringLiteral("severity")));
}

void LessonSecretsTest::keepsNotesOnChartsBack()
{
    LearnView& view = openTold();
    CurveView* chart = nullptr;
    for (CurveView* one : view.stage()->findChildren<CurveView*>()) {
        if (one->accessibleName() == QStringLiteral("Chart of loss"))
            chart = one;
    }
    QVERIFY(chart != nullptr);
    chart->flush();
    const QImage before = chart->grab().toImage();
    view.ownContext()->opened().finishDiagnosis(); // it is judged meanwhile
    QApplication::processEvents();
    chart->flush();
    QCOMPARE(chart->grab().toImage(), before);
    commit(view);
    view.stage()->showPage(QStringLiteral("scalars"));
    chart->flush();
    QVERIFY(chart->grab().toImage() != before);
}

void LessonSecretsTest::keepsTheCauseAboveTheConsoleBack()
{
    LearnView& view = openTold();
    view.stage()->showPage(QStringLiteral("console"));
    view.stage()->settle();
    QApplication::processEvents();
    auto* cause = view.stage()->findChild<CauseBanner*>();
    QVERIFY(cause != nullptr);
    QVERIFY(cause->isHidden());
    QVERIFY(!wordsOf(*cause).contains(QStringLiteral("memory")));
    // What lines mean is said nowhere else either.
    auto* events = view.stage()->findChild<EventPanel*>();
    QVERIFY(events->isHidden());
    QVERIFY(events->isEmpty());
    commit(view);
    view.stage()->settle();
    QVERIFY(!cause->isHidden());
    QVERIFY(!events->isEmpty());
}

void LessonSecretsTest::keepsFindingsFromTheSearch()
{
    LearnView& view = openTold();
    const auto found = [&] {
        QTest::keyClick(&m_window->window(), Qt::Key_K, Qt::ControlModifier);
        auto* switcher = m_window->window().findChild<QuickSwitcher*>();
        QString words;
        for (const QAbstractItemView* list : switcher->findChildren<QAbstractItemView*>())
            words += wordsOf(*list->model());
        QTest::keyClick(switcher->findChild<QLineEdit*>(), Qt::Key_Escape);
        return words;
    };
    const QString before = found();
    QVERIFY(before.contains(QStringLiteral("loss"))); // a tag of the lesson
    commit(view);
    const QString title =
        translated(view.ownContext()->opened().diagnosis()->findings.front().title);
    QVERIFY2(!before.contains(title), qUtf8Printable(title));
    QVERIFY2(found().contains(title), qUtf8Printable(title));
}

void LessonSecretsTest::keepsReportsBack()
{
    writeCase(*m_lessons / "own");
    m_window->openCase(toQString(*m_lessons / "own"));
    const auto isEnabled = [&](const QString& text) {
        for (const QAction* action : m_window->window().findChildren<QAction*>()) {
            if (action->text().remove(u'&').startsWith(text))
                return action->isEnabled();
        }
        return false;
    };
    m_window->window().settle();
    const QString report = QStringLiteral("Export report");
    QVERIFY(isEnabled(report));
    openTold();
    QVERIFY(!isEnabled(report));
    QVERIFY(!m_window->window().findChild<ChecklistStrip*>()->isVisible());
    QVERIFY(!m_window->window().findChild<QDockWidget*>(QStringLiteral("caseDock"))->isVisible());
}

/// Whatever shows anything: no title of a finding, and no name of its rule.
void LessonSecretsTest::saysNothingAnywhere()
{
    LearnView& view = openTold();
    QStringList pages;
    for (const std::unique_ptr<const ViewFactory>& page : view.stage()->pages().factories())
        pages << page->id();
    for (const QString& page : pages) {
        view.stage()->showPage(page);
        view.stage()->settle();
        QApplication::processEvents();
    }
    const QString words = wordsOf(m_window->window()) + m_window->window().windowTitle();
    commit(view);
    const DiagnosisPtr diagnosis = view.ownContext()->opened().diagnosis();
    for (const Finding& finding : diagnosis->findings) {
        QVERIFY2(!words.contains(translated(finding.title)),
                 qUtf8Printable(translated(finding.title)));
        const QString rule = ruleTitle(finding.ruleId.text());
        QVERIFY2(!words.contains(rule), qUtf8Printable(rule));
    }
}

void LessonSecretsTest::keepsANewCaseBack()
{
    std::string text = kLesson;
    text += "\n::: check new\nAnd this?\n- (x) A :: Yes.\n- ( ) B :: No.\n:::\n";
    writeAll(*m_lessons / "told/lesson.md", text);
    writeCase(*m_lessons / "told/new");
    LearnView& view = openTold();
    commit(view);
    LessonWalk& walk = *view.walk();
    while (!walk.isAtEnd())
        walk.next();
    view.settle();
    const OpenCase& opened = view.ownContext()->opened();
    QCOMPARE(walk.shownCase(), std::string("new"));
    QVERIFY(opened.diagnosis() == nullptr);
    walk.showCase("case"); // the first one was answered
    view.settle();
    QVERIFY(opened.diagnosis() != nullptr);
    walk.showCase("new");
    view.settle();
    QVERIFY(opened.diagnosis() == nullptr);
    walk.answer(walk.current(), 0, std::nullopt, std::nullopt);
    QVERIFY(opened.diagnosis() != nullptr);
}

void LessonSecretsTest::putsTheOwnCaseBack()
{
    writeCase(*m_lessons / "own");
    m_window->openCase(toQString(*m_lessons / "own"));
    MainWindow& window = m_window->window();
    window.settle();
    window.showPage(QStringLiteral("scalars"));
    window.context().setZoom(AxisRange{10.0, 90.0});
    window.context().setSmoothing(0.3);
    window.context().setPinned(QStringLiteral("loss"), true);
    const CasePtr data = window.context().opened().caseData();
    const DiagnosisPtr diagnosis = window.context().opened().diagnosis();
    const ViewState state = window.context().state();
    const QString title = window.windowTitle();
    auto* dock = window.findChild<QDockWidget*>(QStringLiteral("caseDock"));
    QVERIFY(dock->isVisible());

    LearnView& view = openTold();
    QVERIFY(!dock->isVisible());
    view.ownContext()->setSmoothing(0.9);
    commit(view);
    view.leaveLesson();
    QVERIFY(view.ownContext() == nullptr);
    QVERIFY(dock->isVisible());
    window.showPage(QStringLiteral("scalars"));
    QCOMPARE(window.context().opened().caseData(), data);
    QCOMPARE(window.context().opened().diagnosis(), diagnosis);
    QVERIFY(window.context().state() == state);
    QCOMPARE(window.windowTitle(), title);
    QVERIFY(window.findChild<ChecklistStrip*>()->isVisible());

    // Another page while the lesson is open shows the own case, and the lesson waits.
    LearnView& again = openTold();
    again.walk()->next();
    window.showPage(QStringLiteral("overview"));
    QVERIFY(dock->isVisible());
    QVERIFY(window.findChild<ChecklistStrip*>()->isVisible());
    window.showPage(QStringLiteral("learn"));
    QVERIFY(again.walk() != nullptr);
    QCOMPARE(again.walk()->current(), 1U);
    QVERIFY(!dock->isVisible());
}

void LessonSecretsTest::saysWhatIsBroken()
{
    std::filesystem::remove_all(*m_lessons / "told/case");
    std::string text = kLesson;
    text += "\n::: hologram x\nNew.\n:::\n";
    writeAll(*m_lessons / "told/lesson.md", text);
    LearnView& view = openTold();
    auto* box = view.panel()->findChild<QFrame*>(QStringLiteral("lessonProblems"));
    QVERIFY(box != nullptr);
    const QString words = wordsOf(*box);
    QVERIFY2(words.contains(QStringLiteral("lesson.md:9: ")), qUtf8Printable(words));
    QVERIFY2(words.contains(QStringLiteral("hologram")), qUtf8Printable(words));
    // What is there can be read and answered.
    QCOMPARE(view.walk()->parts().size(), 4U);
    commit(view);
    QVERIFY(view.walk()->answerTo(1) != nullptr);

    // A lesson that went away since it was listed.
    view.leaveLesson();
    std::filesystem::remove_all(*m_lessons / "told");
    LearnView& gone = openTold();
    QVERIFY(!gone.walk()->error().isEmpty());
    QVERIFY(gone.panel()->findChild<QFrame*>(QStringLiteral("lessonProblems")) != nullptr);
    gone.leaveLesson();
}

void LessonSecretsTest::keepsProgressOfAnotherVersion()
{
    const QString path = m_window->progressPath();
    const std::string later = R"({"schema":"faultline/lesson-progress/99","person":"x"})";
    writeAll(path.toStdString(), later);
    LearnView& view = m_window->learn();
    view.shelf().load();
    view.shelf().finish();
    QVERIFY(view.shelf().problem().contains(QStringLiteral("progress.json.kept-1")));
    QVERIFY(wordsOf(view.list()).contains(view.shelf().problem()));
    QCOMPARE(readAll(path.toStdString() + ".kept-1"), later);
}

void LessonSecretsTest::opensThreeDoors()
{
    auto* welcome = m_window->window().findChild<WelcomePage*>();
    QVERIFY(welcome->isVisible());
    QStringList buttons;
    for (QAbstractButton* button : welcome->findChildren<QAbstractButton*>()) {
        buttons << button->text();
        if (button->text() == QStringLiteral("Open the lessons"))
            button->click();
    }
    for (const char* text : {"Open folder…", "Open demo case", "Open the lessons"})
        QVERIFY2(buttons.contains(QString::fromUtf8(text)), text);
    auto* learn = m_window->window().findChild<LearnView*>();
    QVERIFY(learn != nullptr && learn->isVisible());
}

void LessonSecretsTest::linksALessonFromItsRule()
{
    MainWindow& window = m_window->window();
    window.context().lessons().loadOnce();
    window.context().lessons().finish();
    const std::vector<const ShelfLesson*> about =
        window.context().lessons().about(ruleNamed("L01")->id);
    QCOMPARE(about.size(), 1U);
    LessonLinks links(window.context(), std::string(ruleNamed("L01")->id));
    auto* button = links.findChild<QPushButton*>();
    QVERIFY(button != nullptr);
    QCOMPARE(button->text(), QStringLiteral("Lesson: Late in the night"));
    button->click();
    auto* learn = window.findChild<LearnView*>();
    QVERIFY(learn != nullptr && learn->walk() != nullptr);
    const LessonLinks none(window.context(), "no-such-rule");
    QVERIFY(none.isHidden());
}

int main(int argc, char** argv)
{
    return runWidgetTest<LessonSecretsTest>(argc, argv);
}

#include "tst_lesson_secrets.moc"
