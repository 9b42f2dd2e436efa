// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/smoothing.h"
#include "tests/support/test_case.h"
#include "tests/widgets/case_samples.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/controls/section_header.h"
#include "widgets/messages.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_grid.h"
#include "widgets/views/cards/legend_strip.h"
#include "widgets/views/scalars/curve_exporter.h"
#include "widgets/views/scalars/scalar_card.h"
#include "widgets/views/scalars/scalars_view.h"
#include "widgets/views/timeline/phase_legend.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>

#include <cmath>

using namespace faultline;
using namespace faultline::ui;
using faultline::samples::CaseBuilder;
using faultline::samples::pointsOf;

namespace {

double noisy(std::size_t i)
{
    return 1.0 + static_cast<double>(i % 7);
}

CasePtr twoRuns()
{
    return CaseBuilder()
        .add("exp/train", "Loss/total", pointsOf(2000, noisy))
        .add("exp/train", "Loss/box", pointsOf(2000, noisy))
        .add("exp/train", "lr", pointsOf(2000, noisy))
        .add("exp/validation", "Loss/total", pointsOf(20, noisy, 100, 100.0))
        .add("exp/validation", "mAP/mAP", pointsOf(20, noisy, 100, 100.0))
        .build();
}

CasePtr manyTags(int count)
{
    CaseBuilder builder;
    for (int i = 0; i < count; ++i)
        builder.add("run", "group" + std::to_string(i / 50) + "/tag" + std::to_string(i),
                    pointsOf(20, noisy));
    return builder.build();
}

/// A page on screen with a state of its own.
struct Page {
    TestCase opened;
    ViewContext state{opened};
    ScalarsView view{state, nullptr};

    explicit Page(const CasePtr& data = twoRuns(), QSize size = {1000, 760})
    {
        state.opened().setCase(data);
        view.resize(size);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("no window");
        view.settle();
    }

    ScalarCard* card(const QString& tag)
    {
        return qobject_cast<ScalarCard*>(view.grid().card(tag));
    }
    QStringList sectionTitles()
    {
        QStringList titles;
        for (const CardSection& section : view.grid().sections())
            titles.push_back(section.title);
        return titles;
    }
    bool shows(const QString& text)
    {
        for (const QLabel* label : view.findChildren<QLabel*>()) {
            if (label->isVisibleTo(&view) && label->text().contains(text))
                return true;
        }
        return false;
    }
};

} // namespace

class ScalarsViewTest : public QObject {
    Q_OBJECT

private slots:
    void showsPhasesOnWallTimeOnly();
    void cursorMeansTheSameMomentInStepsAndTime();
    void groupsTagsByPrefix();
    void filterNarrowsTheCardsAndCountsThem();
    void brokenFilterIsExplainedInThePage();
    void filterThatMatchesNothingCanBeCleared();
    void hiddenRunsLeaveTheCharts();
    void smoothingArrivesAndKeepsTheLoggedPoints();
    void latestSmoothingWins();
    void schedulesAreNotSmoothed();
    void divergedLossesAreLogarithmic();
    void logYIsChosenForAllAndForOne();
    void tagThatWasLookedForIsBroughtIntoSight();
    void tagThatNoRunInSightLoggedIsShown();
    void legendNamesEachRun();
    void zoomAndCursorAreSharedByAllCards();
    void axisButtonsChangeTheSharedAxis();
    void pinnedCardsComeFirst();
    void cardsGrowAndShrink();
    void foldedGroupsStayFoldedWhenTheCaseGrows();
    void growingCaseKeepsCardsAndPlace();
    void onlyCardsNearTheViewportExist();
    void scrollingUsesCardsAgain();
    void proofIsShownZoomedAndInSight();
    void proofMakesItsRunAndTagVisible();
    void proofCanBeLeft();
    void tabReachesTheChartAndItsButtons();
    void exportsEveryPointOfTheVisibleRuns();
    void exportsPictures();
    void saysThatNothingIsOpen();
    void survivesAllThatCanHappenWhileItWorks();
};

void ScalarsViewTest::groupsTagsByPrefix()
{
    Page page;
    QCOMPARE(page.sectionTitles(), QStringList({QStringLiteral("Loss"), QStringLiteral("General"),
                                                QStringLiteral("mAP")}));
    QVERIFY(page.card(QStringLiteral("Loss/total")) != nullptr);
    QCOMPARE(page.card(QStringLiteral("Loss/total"))->chart().curves().size(), 2U);
    QVERIFY(page.card(QStringLiteral("Loss/total"))->chart().curves()[1].dashed);
}

void ScalarsViewTest::filterNarrowsTheCardsAndCountsThem()
{
    Page page;
    auto* filter = samples::named<QLineEdit>(page.view, QStringLiteral("Filter tags"));
    QVERIFY(filter != nullptr);
    filter->setFocus();
    QTest::keyClicks(filter, QStringLiteral("^loss/t"));
    QCOMPARE(page.sectionTitles(), QStringList(QStringLiteral("Loss")));
    auto* count = samples::named<QLabel>(page.view, QStringLiteral("Tags shown"));
    QCOMPARE(count->text(), QStringLiteral("1 of 4 tags"));
    QVERIFY(page.card(QStringLiteral("Loss/box")) == nullptr);
}

void ScalarsViewTest::brokenFilterIsExplainedInThePage()
{
    Page page;
    page.state.setTagFilter(QStringLiteral("loss("));
    QVERIFY(page.shows(QStringLiteral("Not a regular expression")));
    QCOMPARE(page.sectionTitles().size(), 3);
    page.state.setTagFilter(QStringLiteral("loss"));
    QVERIFY(!page.shows(QStringLiteral("Not a regular expression")));
}

void ScalarsViewTest::filterThatMatchesNothingCanBeCleared()
{
    Page page;
    page.state.setTagFilter(QStringLiteral("nothing like this"));
    QVERIFY(page.shows(QStringLiteral("No tag matches the filter")));
    QVERIFY(samples::click(page.view, QStringLiteral("Clear the filter")));
    QCOMPARE(page.state.tagFilter(), QString());
    QCOMPARE(page.sectionTitles().size(), 3);
}

void ScalarsViewTest::hiddenRunsLeaveTheCharts()
{
    Page page;
    page.state.setRunVisible(QStringLiteral("exp/validation"), false);
    QCOMPARE(page.card(QStringLiteral("Loss/total"))->chart().curves().size(), 1U);
    QVERIFY(!page.sectionTitles().contains(QStringLiteral("mAP")));

    page.state.setRunVisible(QStringLiteral("exp/train"), false);
    QVERIFY(page.shows(QStringLiteral("Every run is hidden")));
    QVERIFY(samples::click(page.view, QStringLiteral("Show all runs")));
    QCOMPARE(page.sectionTitles().size(), 3);
}

void ScalarsViewTest::smoothingArrivesAndKeepsTheLoggedPoints()
{
    Page page;
    const Curve& curve = page.card(QStringLiteral("Loss/total"))->chart().curves().front();
    QVERIFY(curve.original != nullptr);
    QCOMPARE(curve.original->value(3), noisy(3));
    QVERIFY(std::abs(curve.series->value(3) - noisy(3)) > 0.1);

    auto* weight = samples::named<QDoubleSpinBox>(page.view, QStringLiteral("Smoothing weight"));
    weight->setValue(0.0);
    const Curve& raw = page.card(QStringLiteral("Loss/total"))->chart().curves().front();
    QVERIFY(raw.original == nullptr);
    QCOMPARE(raw.series->value(3), noisy(3));
}

void ScalarsViewTest::schedulesAreNotSmoothed()
{
    Page page;
    const Curve& rate = page.card(QStringLiteral("lr"))->chart().curves().front();
    QVERIFY(rate.original == nullptr);
    QVERIFY(page.card(QStringLiteral("Loss/total"))->chart().curves().front().original != nullptr);
}

namespace {

double explodes(std::size_t i)
{
    return i < 190 ? 2.0 : 1e12;
}

double grows(std::size_t i)
{
    return 1e-8 + 1e-3 * static_cast<double>(i);
}

CasePtr diverged()
{
    return CaseBuilder()
        .add("a", "loss", pointsOf(200, explodes))
        .add("b", "loss", pointsOf(200, [](std::size_t i) { return 5.0 + noisy(i); }))
        .add("a", "lr", pointsOf(200, grows))
        .add("b", "lr", pointsOf(200, grows))
        .build();
}

} // namespace

void ScalarsViewTest::divergedLossesAreLogarithmic()
{
    Page page(diverged());
    QVERIFY(page.card(QStringLiteral("loss"))->isLogY());
    QVERIFY(!page.card(QStringLiteral("lr"))->isLogY()); // a schedule grows by intention
    auto* box = qobject_cast<QCheckBox*>(samples::button(page.view, QStringLiteral("Log y")));
    QVERIFY(box != nullptr);
    QCOMPARE(box->checkState(), Qt::PartiallyChecked);
    page.state.setRunVisible(QStringLiteral("a"), false);
    page.view.settle();
    QVERIFY(!page.card(QStringLiteral("loss"))->isLogY());
    QCOMPARE(box->checkState(), Qt::Unchecked);
}

void ScalarsViewTest::logYIsChosenForAllAndForOne()
{
    Page page(diverged());
    const auto isLog = [&page](const QString& tag) { return page.card(tag)->isLogY(); };
    const QString loss = QStringLiteral("loss");
    const QString rate = QStringLiteral("lr");
    QVERIFY(samples::click(page.view, QStringLiteral("Log y"))); // none
    QVERIFY(!isLog(loss) && !isLog(rate));
    QVERIFY(samples::click(page.view, QStringLiteral("Log y"))); // all
    QVERIFY(isLog(loss) && isLog(rate));
    page.card(rate)->chart().setFocus();
    QVERIFY(samples::click(*page.card(rate), QStringLiteral("Logarithmic values")));
    QVERIFY(isLog(loss) && !isLog(rate));
    QVERIFY(samples::click(page.view, QStringLiteral("Log y"))); // as the curves need it
    QVERIFY(isLog(loss) && !isLog(rate));
    QVERIFY(!page.state.logY());
}

void ScalarsViewTest::tagThatWasLookedForIsBroughtIntoSight()
{
    CaseBuilder builder;
    for (int i = 0; i < 120; ++i)
        builder.add("run", "g/tag" + std::to_string(i), pointsOf(100, noisy));
    Page page(builder.build());
    page.state.openEvidence(samples::evidence("run", "g/tag3", 20, 40), Severity::Critical);
    page.state.setTagFilter(QStringLiteral("tag3"));
    page.state.openTag(QStringLiteral("g/tag90"));
    page.view.settle();
    QCOMPARE(page.state.tagFilter(), QString()); // it would hide the chart
    QVERIFY(!page.state.focus());                // nobody looks at that proof any more
    QVERIFY(!page.state.zoom());
    QCOMPARE(page.view.grid().sections().front().keys.size(), 120);
    ScalarCard* card = page.card(QStringLiteral("g/tag90"));
    QVERIFY(card != nullptr);
    const QRect inViewport(card->mapTo(page.view.grid().viewport(), QPoint(0, 0)), card->size());
    QVERIFY(page.view.grid().viewport()->rect().contains(inViewport));
    QVERIFY(card->chart().hasFocus());
}

void ScalarsViewTest::tagThatNoRunInSightLoggedIsShown()
{
    Page page;
    page.state.setRunVisible(QStringLiteral("exp/validation"), false);
    page.state.openTag(QStringLiteral("mAP/mAP"));
    page.view.settle();
    QVERIFY(page.state.isRunVisible(QStringLiteral("exp/validation")));
    QVERIFY(page.card(QStringLiteral("mAP/mAP")) != nullptr);
}

void ScalarsViewTest::legendNamesEachRun()
{
    Page page;
    auto* legend = page.card(QStringLiteral("Loss/total"))->findChild<LegendStrip*>();
    QCOMPARE(legend->items().size(), 2U);
    QAccessibleInterface* known = QAccessible::queryAccessibleInterface(legend);
    QCOMPARE(known->role(), QAccessible::List);
    QCOMPARE(known->childCount(), 2);
    QCOMPARE(known->child(1)->text(QAccessible::Name), legend->items()[1].label);
    QCOMPARE(known->indexOfChild(known->child(1)), 1);
    QVERIFY(known->rect().contains(known->child(0)->rect()));
}

void ScalarsViewTest::latestSmoothingWins()
{
    Page page;
    auto* slider = samples::named<QSlider>(page.view, QStringLiteral("Smoothing"));
    for (int weight = 1; weight < 99; ++weight)
        slider->setValue(weight);
    slider->setValue(90);
    page.view.settle();
    const Curve& curve = page.card(QStringLiteral("Loss/total"))->chart().curves().front();
    const ScalarSeries expected = smoothed(*curve.original, 0.9);
    QCOMPARE(curve.series->value(1500), expected.value(1500));
}

void ScalarsViewTest::zoomAndCursorAreSharedByAllCards()
{
    Page page;
    ScalarCard* first = page.card(QStringLiteral("Loss/total"));
    ScalarCard* second = page.card(QStringLiteral("Loss/box"));
    const AxisRange range{.min = 500, .max = 700};
    emit first->chart().xRangeRequested(range);
    QCOMPARE(second->chart().xRange(), std::optional<AxisRange>(range));
    emit second->chart().cursorMoved(600.0);
    QCOMPARE(page.state.cursorX(), std::optional<double>(600.0));
    QVERIFY(!first->chart().cursorValues().empty());

    QVERIFY(samples::click(page.view, QStringLiteral("Undo zoom")));
    QVERIFY(!page.state.zoom());
}

void ScalarsViewTest::axisButtonsChangeTheSharedAxis()
{
    Page page;
    QVERIFY(samples::click(page.view, QStringLiteral("Horizontal axis: Wall")));
    QCOMPARE(page.state.xAxis(), XAxisKind::Wall);
    page.state.setXAxis(XAxisKind::Relative);
    auto* relative = samples::button(page.view, QStringLiteral("Horizontal axis: Relative"));
    QVERIFY(relative->isChecked());
}

void ScalarsViewTest::pinnedCardsComeFirst()
{
    Page page;
    ScalarCard* card = page.card(QStringLiteral("Loss/total"));
    card->chart().setFocus(); // the buttons of a card appear when it has the focus
    QVERIFY(samples::click(*card, QStringLiteral("Pin to the top")));
    QCOMPARE(page.sectionTitles().first(), QStringLiteral("Pinned"));
    QCOMPARE(page.view.grid().sections().front().keys, QStringList(QStringLiteral("Loss/total")));
    page.state.setPinned(QStringLiteral("Loss/total"), false);
    QCOMPARE(page.sectionTitles().first(), QStringLiteral("Loss"));
}

void ScalarsViewTest::cardsGrowAndShrink()
{
    Page page;
    ScalarCard* card = page.card(QStringLiteral("lr"));
    const int width = card->width();
    card->chart().setFocus();
    QVERIFY(samples::click(*card, QStringLiteral("Enlarge")));
    QVERIFY(card->width() > page.view.grid().viewport()->width() - 40);
    QVERIFY(samples::click(*card, QStringLiteral("Back to normal size")));
    QCOMPARE(card->width(), width);
}

void ScalarsViewTest::foldedGroupsStayFoldedWhenTheCaseGrows()
{
    Page page;
    auto* header = samples::named<SectionHeader>(page.view, QStringLiteral("Loss"));
    QTest::mouseClick(header, Qt::LeftButton);
    QVERIFY(page.card(QStringLiteral("Loss/total")) == nullptr);
    page.state.opened().setCase(twoRuns());
    page.view.settle();
    QVERIFY(page.card(QStringLiteral("Loss/total")) == nullptr);
    QTest::keyClick(samples::named<SectionHeader>(page.view, QStringLiteral("Loss")),
                    Qt::Key_Right);
    page.view.settle();
    QVERIFY(page.card(QStringLiteral("Loss/total")) != nullptr);
}

void ScalarsViewTest::growingCaseKeepsCardsAndPlace()
{
    Page page(manyTags(200));
    QScrollBar* bar = page.view.grid().verticalScrollBar();
    bar->setValue(3000);
    page.view.settle();
    const std::vector<QWidget*> before = page.view.grid().cards();
    page.state.opened().setCase(manyTags(200));
    page.view.settle();
    QCOMPARE(bar->value(), 3000);
    QCOMPARE(page.view.grid().cards(), before);
}

void ScalarsViewTest::onlyCardsNearTheViewportExist()
{
    Page page(manyTags(1500));
    QVERIFY(page.view.findChildren<ScalarCard*>().size() < 40);
    QVERIFY(page.view.grid().widget()->height() > 100'000);
}

void ScalarsViewTest::scrollingUsesCardsAgain()
{
    Page page(manyTags(1500));
    QScrollBar* bar = page.view.grid().verticalScrollBar();
    for (int place = 0; place < bar->maximum(); place += bar->maximum() / 40) {
        bar->setValue(place);
        page.view.settle();
        for (QWidget* widget : page.view.grid().cards())
            QVERIFY(!qobject_cast<ScalarCard*>(widget)->tag().isEmpty());
        QApplication::processEvents();
    }
    // Some screens above and below, and what waits to be used again: a tenth of the tags.
    QCOMPARE_LT(page.view.findChildren<ScalarCard*>().size(), 150);
}

void ScalarsViewTest::proofIsShownZoomedAndInSight()
{
    CaseBuilder builder;
    for (int i = 0; i < 120; ++i)
        builder.add("run", "g/tag" + std::to_string(i), pointsOf(1000, noisy));
    Page page(builder.build());
    page.state.setXAxis(XAxisKind::Wall);
    page.state.openEvidence(samples::evidence("run", "g/tag90", 600, 640), Severity::Critical);
    page.view.settle();

    QCOMPARE(page.state.xAxis(), XAxisKind::Step);
    QVERIFY(page.state.zoom().has_value());
    QVERIFY(page.state.zoom()->min < 600 && page.state.zoom()->max > 640);
    QVERIFY(page.state.zoom()->max - page.state.zoom()->min < 300);
    ScalarCard* card = page.card(QStringLiteral("g/tag90"));
    QVERIFY(card != nullptr);
    const QRect inViewport(card->mapTo(page.view.grid().viewport(), QPoint(0, 0)), card->size());
    QVERIFY(page.view.grid().viewport()->rect().contains(inViewport));
    QVERIFY(samples::button(page.view, QStringLiteral("Back to finding")) != nullptr);
}

void ScalarsViewTest::proofMakesItsRunAndTagVisible()
{
    Page page;
    page.state.setRunVisible(QStringLiteral("exp/validation"), false);
    page.state.setTagFilter(QStringLiteral("lr"));
    page.state.openEvidence(samples::evidence("exp/validation", "mAP/mAP", 500, 700),
                            Severity::Warning);
    page.view.settle();
    QVERIFY(page.state.isRunVisible(QStringLiteral("exp/validation")));
    QCOMPARE(page.state.tagFilter(), QString());
    QVERIFY(page.card(QStringLiteral("mAP/mAP")) != nullptr);
}

void ScalarsViewTest::proofCanBeLeft()
{
    Page page;
    page.state.openEvidence(samples::evidence("exp/train", "Loss/total", 500, 520),
                            Severity::Critical);
    QVERIFY(samples::click(page.view, QStringLiteral("Show whole run")));
    QVERIFY(!page.state.zoom());

    QSignalSpy wanted(&page.view, &View::pageRequested);
    QVERIFY(samples::click(page.view, QStringLiteral("Back to finding")));
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().first().toString(), QStringLiteral("overview"));

    QVERIFY(samples::click(page.view, QStringLiteral("Stop showing the proof")));
    QVERIFY(!page.state.focus());
    QVERIFY(samples::button(page.view, QStringLiteral("Back to finding")) == nullptr);
}

void ScalarsViewTest::tabReachesTheChartAndItsButtons()
{
    Page page;
    ScalarCard* card = page.card(QStringLiteral("Loss/box"));
    samples::named<SectionHeader>(page.view, QStringLiteral("Loss"))->setFocus();
    bool chart = false;
    bool pin = false;
    for (int i = 0; i < 12; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QWidget* focus = QApplication::focusWidget();
        QVERIFY(focus != nullptr);
        chart = chart || (card->isAncestorOf(focus) && &card->chart() == focus);
        pin = pin
              || (card->isAncestorOf(focus)
                  && focus->accessibleName() == QStringLiteral("Pin to the top"));
    }
    QVERIFY(chart);
    QVERIFY(pin);
}

void ScalarsViewTest::exportsEveryPointOfTheVisibleRuns()
{
    Page page;
    page.state.setRunVisible(QStringLiteral("exp/validation"), false);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("out.csv"));
    auto* exporter = page.view.findChild<CurveExporter*>();
    QSignalSpy finished(exporter, &CurveExporter::finished);
    exporter->writeData(path, page.card(QStringLiteral("Loss/total"))->exportSeries(),
                        ScalarFormat::Csv, {});
    QVERIFY(finished.wait());
    QVERIFY(finished.first().at(1).toBool());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QCOMPARE(lines.size(), 2000 + 2); // header, points, and what follows the last line end
    QCOMPARE(lines[0], QByteArray("run,tag,step,wall_time,value"));
    QVERIFY(lines[1].startsWith("exp/train,Loss/total,0,"));
}

void ScalarsViewTest::exportsPictures()
{
    Page page;
    QTemporaryDir folder;
    CurveView& chart = page.card(QStringLiteral("Loss/total"))->chart();
    auto* exporter = page.view.findChild<CurveExporter*>();
    QSignalSpy finished(exporter, &CurveExporter::finished);
    const QString png = folder.filePath(QStringLiteral("a.png"));
    exporter->writePicture(png, chart, CurveExporter::Picture::Png);
    QVERIFY(!QImage(png).isNull());
    const QString svg = folder.filePath(QStringLiteral("a.svg"));
    exporter->writePicture(svg, chart, CurveExporter::Picture::Svg);
    QFile file(svg);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().trimmed().endsWith("</svg>"));
    exporter->writePicture(QStringLiteral("/nonexistent/a.png"), chart,
                           CurveExporter::Picture::Png);
    QCOMPARE(finished.count(), 3);
    QVERIFY(finished.at(0).at(1).toBool());
    QVERIFY(finished.at(1).at(1).toBool());
    QVERIFY(!finished.at(2).at(1).toBool());

    CurveExporter::copyPicture(chart);
    QVERIFY(!QGuiApplication::clipboard()->image().isNull());
}

void ScalarsViewTest::saysThatNothingIsOpen()
{
    Page page(nullptr);
    QVERIFY(page.shows(QStringLiteral("Nothing is open")));
    QCOMPARE(page.view.statusText(), QString());
    page.state.opened().setCase(CaseBuilder().incomplete().build());
    QVERIFY(page.shows(QStringLiteral("Reading")));
    page.state.opened().setCase(CaseBuilder().build());
    QVERIFY(page.shows(QStringLiteral("No scalars in these files")));
}

void ScalarsViewTest::survivesAllThatCanHappenWhileItWorks()
{
    auto page = std::make_unique<Page>(manyTags(100));
    page->state.openEvidence(samples::evidence("gone", "no/such", 1, 2), Severity::Info);
    page->state.setSmoothing(0.9);
    page->state.opened().setCase(twoRuns());
    page->state.setSmoothing(0.95);
    page->state.opened().setCase(nullptr);
    page->state.opened().setCase(manyTags(30));
    page->state.setSmoothing(0.99);
    page.reset(); // while it smooths
}

void ScalarsViewTest::showsPhasesOnWallTimeOnly()
{
    Page page;
    auto* legend = page.view.findChild<PhaseLegend*>();
    QVERIFY(!legend->isVisibleTo(&page.view));
    page.state.setXAxis(XAxisKind::Wall);
    page.view.settle();
    QVERIFY(legend->isVisibleTo(&page.view));
    QVERIFY(legend->accessibleName().contains(phaseName(PhaseKind::Steady)));
    page.state.setAllRunsVisible(false);
    QVERIFY(!legend->isVisibleTo(&page.view));
}

void ScalarsViewTest::cursorMeansTheSameMomentInStepsAndTime()
{
    Page page;
    page.state.setCursorX(100.0);
    QCOMPARE(page.state.cursorTime(), std::optional(samples::kBegin + 100.0));
    page.state.setCursorTime(samples::kBegin + 250.5);
    QCOMPARE(page.state.cursorX(), std::optional(250.5));
    page.state.setCursorTime(samples::kBegin - 50.0); // before the first step
    QVERIFY(!page.state.cursorX());
    page.state.setXAxis(XAxisKind::Wall);
    page.state.setCursorX(samples::kBegin + 7.0);
    QCOMPARE(page.state.cursorTime(), std::optional(samples::kBegin + 7.0));
    page.state.setXAxis(XAxisKind::Relative);
    page.state.setCursorTime(samples::kBegin + 9.0);
    QCOMPARE(page.state.cursorX(), std::optional(9.0));
    // Two trainings: a step names two moments.
    page.state.setXAxis(XAxisKind::Step);
    page.state.opened().setCase(CaseBuilder()
                                    .add("a/train", "loss", pointsOf(100, noisy))
                                    .add("b/train", "loss", pointsOf(100, noisy))
                                    .build());
    page.view.settle();
    page.state.setCursorX(50.0);
    QVERIFY(!page.state.cursorTime());
}

int main(int argc, char** argv)
{
    return runWidgetTest<ScalarsViewTest>(argc, argv);
}

#include "tst_scalars_view.moc"
