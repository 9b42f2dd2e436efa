// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_case.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/summary_logs.h"
#include "tests/widgets/tab_page.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/summary_state.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_grid.h"
#include "widgets/views/summaries/histograms/histograms_tab.h"
#include "widgets/views/summaries/summary_tabs.h"

#include <QLineEdit>

#include <limits>
#include <memory>

using namespace Qt::StringLiterals;
using namespace faultline;
using namespace faultline::ui;
using faultline::samples::click;
using faultline::samples::Logs;
using faultline::samples::named;
using faultline::samples::numberTensor;
using faultline::test::EventWriter;

namespace {

/// Values from `center` - 1 to `center` + 1, the most of them in the middle.
std::string hill(double center, double scale = 1.0)
{
    std::vector<double> rows;
    for (int i = 0; i < 20; ++i) {
        const double left = center - 1.0 + i * 0.1;
        const double right = center - 1.0 + (i + 1) * 0.1;
        rows.insert(rows.end(), {left, right, scale * (i < 10 ? i + 1.0 : 20.0 - i)});
    }
    return numberTensor(rows, rows.size() / 3);
}

EventWriter drifting(int steps)
{
    EventWriter events;
    events.fileVersion();
    for (int step = 0; step < steps; ++step) {
        events.tensor("dense/kernel", step * 10, 1.6e9 + step, hill(step * 0.05), "histograms");
        events.tensor("dense/bias", step * 10, 1.6e9 + step, hill(0.0), "histograms");
    }
    return events;
}

/// The tab on screen with a state of its own.
struct Page : samples::TabPage<HistogramsTab> {
    using TabPage::TabPage;
    HistogramCard* card(const QString& tag, const QString& run)
    {
        return qobject_cast<HistogramCard*>(tab->grid().card(tag + QChar(u'\0') + run));
    }
};

} // namespace

class HistogramsTabTest : public QObject {
    Q_OBJECT

private slots:
    void makesACardForEachTagOfEachVisibleRun();
    void drawsNewestInFrontAndSaysHowManyOfHowMany();
    void viewsOfThePageAndOfOneCard();
    void hoveringFindsTheRidgeInFront();
    void chosenStepIsSharedByAllCardsWhileLinked();
    void keyboardGoesFromStepToStep();
    void tellsWhatCannotBeDrawn();
    void damagedValueIsCountedAndTheRestDrawn();
    void filterNarrowsTheCards();
    void growingRunIsReadOn();
    void logarithmicCountsLiftRareValues();
    void closingWhileReadingIsHarmless();
};

void HistogramsTabTest::makesACardForEachTagOfEachVisibleRun()
{
    const Logs logs({{"a", drifting(3)}, {"b", drifting(3)}});
    Page page(logs.load());
    QVERIFY(page.card(u"dense/kernel"_s, u"a"_s));
    QVERIFY(page.card(u"dense/kernel"_s, u"b"_s));
    QVERIFY(page.card(u"dense/bias"_s, u"a"_s));
    QCOMPARE(page.tab->grid().sections().size(), std::size_t{1});
    QCOMPARE(page.tab->grid().sections().front().title, QStringLiteral("dense"));
    page.state.setRunVisible(u"b"_s, false);
    page.tab->settle();
    QVERIFY(!page.card(u"dense/kernel"_s, u"b"_s));
    page.state.setRunVisible(u"a"_s, false);
    QVERIFY(!page.tab->grid().isVisible());
}

void HistogramsTabTest::drawsNewestInFrontAndSaysHowManyOfHowMany()
{
    const Logs logs({{"a", drifting(700)}});
    Page page(logs.load());
    HistogramCard* card = page.card(u"dense/kernel"_s, u"a"_s);
    QVERIFY(card);
    QCOMPARE(card->history().logged, std::size_t{700});
    const HistogramFrame& frame = card->chart().frame();
    QVERIFY(frame.ridges.size() > 10);
    QVERIFY(frame.ridges.size() < 100);
    QCOMPARE(card->chart().series().slices[frame.ridges.back().slice].step, std::int64_t{6990});
    QVERIFY(frame.ridges.back().baseline > frame.ridges.front().baseline);
    QCOMPARE(card->footerText(), QStringLiteral("%1 of 700 steps drawn").arg(frame.ridges.size()));
    QVERIFY(page.tab->statusText().contains(u"of 1,400"_s));
}

void HistogramsTabTest::viewsOfThePageAndOfOneCard()
{
    const Logs logs({{"a", drifting(5)}});
    Page page(logs.load());
    HistogramCard* card = page.card(u"dense/kernel"_s, u"a"_s);
    QVERIFY(click(*page.tab, u"Distribution"_s));
    QCOMPARE(card->chart().histogramView(), HistogramView::Distribution);
    QCOMPARE(card->chart().frame().drawnSlices, std::size_t{5});
    QVERIFY(click(*page.tab, u"Overlay"_s));
    QCOMPARE(card->chart().histogramView(), HistogramView::Overlay);
    QCOMPARE(card->chart().frame().ridges.size(), std::size_t{5});
    emit card->settingsChosen(u"dense/kernel"_s + QChar(u'\0') + u"a"_s,
                              {.view = HistogramView::Offset, .logCounts = true});
    QCOMPARE(card->chart().histogramView(), HistogramView::Offset);
    QCOMPARE(page.card(u"dense/bias"_s, u"a"_s)->chart().histogramView(), HistogramView::Overlay);
    QVERIFY(!page.tab->grab().isNull());
}

void HistogramsTabTest::hoveringFindsTheRidgeInFront()
{
    const Logs logs({{"a", drifting(5)}});
    Page page(logs.load());
    HistogramChart& chart = page.card(u"dense/bias"_s, u"a"_s)->chart();
    const HistogramFrame& frame = chart.frame();
    // Just above the foot of the middle ridge the ones before it are lower than their crest.
    const HistogramFrame::Ridge& front = frame.ridges.back();
    const double x = frame.chart.toPixelX(0.0);
    const auto hit = hitAt(frame, chart.series(), {x, front.baseline - 2.0});
    QVERIFY(hit);
    QCOMPARE(hit->slice, front.slice);
    QVERIFY(hit->bin == 14 || hit->bin == 15);
    QVERIFY(!hitAt(frame, chart.series(), {-50.0, 10.0}));
    QTest::mouseMove(&chart, QPoint(int(x), int(front.baseline) - 2));
    QVERIFY(!chart.grab().isNull());
}

void HistogramsTabTest::chosenStepIsSharedByAllCardsWhileLinked()
{
    const Logs logs({{"a", drifting(5)}});
    Page page(logs.load());
    HistogramChart& chart = page.card(u"dense/bias"_s, u"a"_s)->chart();
    const HistogramFrame& frame = chart.frame();
    QTest::mouseClick(
        &chart, Qt::LeftButton, Qt::NoModifier,
        QPoint(int(frame.chart.toPixelX(0.0)), int(frame.ridges.back().baseline) - 2));
    QCOMPARE(page.state.summaries().step(), std::optional<std::int64_t>(40));
    page.state.summaries().setLinksSteps(false);
    QTest::keyClick(&chart, Qt::Key_Home);
    QCOMPARE(page.state.summaries().step(), std::optional<std::int64_t>(40));
}

void HistogramsTabTest::keyboardGoesFromStepToStep()
{
    const Logs logs({{"a", drifting(5)}});
    Page page(logs.load());
    HistogramChart& chart = page.card(u"dense/kernel"_s, u"a"_s)->chart();
    chart.setFocus();
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(page.state.summaries().step(), std::optional<std::int64_t>(0));
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(page.state.summaries().step(), std::optional<std::int64_t>(10));
    QTest::keyClick(&chart, Qt::Key_End);
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(page.state.summaries().step(), std::optional<std::int64_t>(40));
    QTest::keyClick(&chart, Qt::Key_Escape);
    QCOMPARE(page.state.summaries().step(), std::optional<std::int64_t>());
}

void HistogramsTabTest::tellsWhatCannotBeDrawn()
{
    constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
    EventWriter events = drifting(2);
    events.tensor("dense/kernel", 30, 1.6e9 + 3, numberTensor({kNaN, kNaN, 5.0}, 1), "histograms");
    events.tensor("broken", 7, 1.6e9, numberTensor({kNaN, kNaN, 5.0}, 1), "histograms");
    events.tensor("nothing", 0, 1.6e9, numberTensor({0.0, 0.0, 0.0}, 1), "histograms");
    const Logs logs({{"a", events}});
    Page page(logs.load());
    HistogramCard* kernel = page.card(u"dense/kernel"_s, u"a"_s);
    QCOMPARE(kernel->footerText(),
             QStringLiteral("2 of 3 steps drawn · 1 hold NaN or infinity alone, the first at "
                            "step 30"));
    QCOMPARE(kernel->chart().frame().marks.size(), std::size_t{1});
    QVERIFY(page.card(u"broken"_s, u"a"_s)->chart().message().contains(u"NaN"_s));
    QVERIFY(page.card(u"nothing"_s, u"a"_s)->chart().message().contains(u"empty"_s));
}

void HistogramsTabTest::damagedValueIsCountedAndTheRestDrawn()
{
    EventWriter events = drifting(3);
    events.tensor("dense/kernel", 40, 1.6e9, numberTensor({2.0, 1.0, 1.0}, 1), "histograms");
    const Logs logs({{"a", events}});
    Page page(logs.load());
    HistogramCard* card = page.card(u"dense/kernel"_s, u"a"_s);
    QCOMPARE(card->history().failed, std::size_t{1});
    QVERIFY(card->footerText().contains(u"1 could not be read, the first at step 40"_s));
    QCOMPARE(card->chart().frame().drawnSlices, std::size_t{3});
}

void HistogramsTabTest::filterNarrowsTheCards()
{
    const Logs logs({{"a", drifting(2)}});
    Page page(logs.load());
    auto* filter = named<QLineEdit>(*page.tab, u"Filter tags"_s);
    QVERIFY(filter);
    QTest::keyClicks(filter, u"bias"_s);
    page.tab->settle();
    QVERIFY(page.card(u"dense/bias"_s, u"a"_s));
    QVERIFY(!page.card(u"dense/kernel"_s, u"a"_s));
    QTest::keyClicks(filter, u"zzz"_s);
    QVERIFY(!page.tab->grid().isVisible());
}

void HistogramsTabTest::growingRunIsReadOn()
{
    const Logs shorter({{"a", drifting(2)}});
    const Logs longer({{"a", drifting(4)}});
    Page page(shorter.load());
    page.state.opened().setCase(longer.load());
    page.tab->settle();
    QCOMPARE(page.card(u"dense/kernel"_s, u"a"_s)->history().items.size(), std::size_t{4});
}

void HistogramsTabTest::logarithmicCountsLiftRareValues()
{
    const Logs logs({{"a", drifting(2)}});
    Page page(logs.load());
    HistogramChart& chart = page.card(u"dense/bias"_s, u"a"_s)->chart();
    const auto rise = [&] {
        const HistogramFrame::Ridge& ridge = chart.frame().ridges.back();
        return (ridge.baseline - ridge.line[2].y()) / (ridge.baseline - ridge.line[15].y());
    };
    const double linear = rise();
    samples::button(*page.tab, u"Log counts"_s)->click();
    QVERIFY(rise() > linear * 1.5);
}

void HistogramsTabTest::closingWhileReadingIsHarmless()
{
    const Logs logs({{"a", drifting(400)}});
    TestCase opened;
    ViewContext state{opened};
    state.opened().setCase(logs.load());
    auto tab = std::make_unique<HistogramsTab>(state, nullptr);
    tab->resize(800, 600);
    tab->show();
    QVERIFY(QTest::qWaitForWindowExposed(tab.get()));
    tab->grid().settle();
    tab.reset();
}

int main(int argc, char** argv)
{
    return runWidgetTest<HistogramsTabTest>(argc, argv);
}

#include "tst_histograms_tab.moc"
