// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_case.h"
#include "tests/widgets/media_logs.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/tab_page.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/summary_state.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_grid.h"
#include "widgets/views/summaries/media/audio_tab.h"
#include "widgets/views/summaries/media/step_slider.h"
#include "widgets/views/summaries/media/text_card.h"
#include "widgets/views/summaries/media/text_tab.h"
#include "widgets/views/summaries/media/text_view.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QTextBlock>
#include <QTextTable>
#include <QTreeView>

#include <ctime>

using namespace Qt::StringLiterals;
using namespace faultline;
using namespace faultline::ui;
using faultline::samples::addStrings;
using faultline::samples::Logs;
using faultline::samples::named;
using faultline::test::EventWriter;

namespace {

Logs twoRuns()
{
    EventWriter a;
    EventWriter b;
    a.fileVersion();
    b.fileVersion();
    for (int step = 0; step <= 40; step += 10)
        addStrings(a, "samples", step, "text", {"# a at " + std::to_string(step)}, {1});
    for (int step = 5; step <= 25; step += 20)
        addStrings(b, "samples", step, "text", {"**b** at " + std::to_string(step)}, {1});
    addStrings(a, "table", 0, "text", {"`x`", "1", "y", "2"}, {2, 2});
    return Logs({{"a", a}, {"b", b}});
}

struct Page : samples::TabPage<TextTab> {
    Logs logs; ///< what is shown is read when it is shown

    explicit Page(Logs files) : TabPage(files.load()), logs(std::move(files)) {}
    QStringList texts() const
    {
        tab->settle();
        QStringList shown;
        for (TextCard* card : tab->shownCards())
            shown.push_back(card->view().toPlainText());
        return shown;
    }
};

TextSummary oneText(const std::string& text)
{
    return *readTextSummary(test::textValue({text}, {}));
}

} // namespace

class TextTabTest : public QObject {
    Q_OBJECT

private slots:
    void showsRunsOfATagSideBySide();
    void stepsAreLinkedOverRuns();
    void altArrowsGoThroughSteps();
    void oneRunCanBeChosen();
    void hiddenRunsLeave();
    void tablesAreTables();
    void markdownIsShownSafely();
    void textCanBeShownAsItIs();
    void wordsAreFound();
    void longTextsAreCutAndSaidSo();
    void hostileMarkdownIsQuick_data();
    void hostileMarkdownIsQuick();
    void soundsHaveCardsWithTheirFigures();
};

void TextTabTest::showsRunsOfATagSideBySide()
{
    const Page page(twoRuns());
    QCOMPARE(page.texts(), QStringList({u"a at 40"_s, u"b at 25"_s}));
}

void TextTabTest::stepsAreLinkedOverRuns()
{
    const Page page(twoRuns());
    page.tab->shownCards()[0]->findChild<StepSlider*>()->slider().setValue(1); // step 10
    QCOMPARE(page.texts(), QStringList({u"a at 10"_s, u"b at 5"_s}));
    page.state.summaries().setStep(0);
    QCOMPARE(page.texts()[0], u"a at 0"_s);
    QVERIFY(page.texts()[1].contains(u"The first is at step 5"_s));
}

void TextTabTest::altArrowsGoThroughSteps()
{
    const Page page(twoRuns());
    TextView& view = page.tab->shownCards().at(0)->view();
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(page.texts().at(0), u"a at 30"_s);
    QTest::keyClick(&view, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(page.texts().at(0), u"a at 40"_s);
    QTest::keyClick(&view, Qt::Key_Left); // the plain one is the text's
    QCOMPARE(page.texts().at(0), u"a at 40"_s);
}

void TextTabTest::oneRunCanBeChosen()
{
    const Page page(twoRuns());
    auto* tree = named<QTreeView>(*page.tab, u"Tags and runs"_s);
    QVERIFY(tree != nullptr);
    const QModelIndex tag = tree->model()->index(0, 0);
    QCOMPARE(tag.data().toString(), u"samples"_s);
    QCOMPARE(tree->model()->rowCount(tag), 2);
    tree->setCurrentIndex(tree->model()->index(1, 0, tag));
    QCOMPARE(page.texts(), QStringList(u"b at 25"_s));
    tree->setCurrentIndex(tag);
    QCOMPARE(page.texts().size(), 2);
}

void TextTabTest::hiddenRunsLeave()
{
    Page page(twoRuns());
    page.state.setRunVisible(u"a"_s, false);
    QCOMPARE(page.texts(), QStringList(u"b at 25"_s));
    page.state.setRunVisible(u"b"_s, false);
    QVERIFY(samples::button(*page.tab, u"Show these runs"_s) != nullptr);
    QVERIFY(samples::click(*page.tab, u"Show these runs"_s));
    page.state.setTagFilter(u"table"_s);
    QCOMPARE(page.tab->shownCards().size(), 1U);
}

void TextTabTest::tablesAreTables()
{
    const Page page(twoRuns());
    page.tab->showTag(u"table"_s);
    page.tab->settle();
    const QTextDocument& document = *page.tab->shownCards().at(0)->view().document();
    const QList<QTextFrame*> frames = document.rootFrame()->childFrames();
    QCOMPARE(frames.size(), 1);
    const auto* table = qobject_cast<QTextTable*>(frames.front());
    QVERIFY(table != nullptr);
    QCOMPARE(table->rows(), 2);
    QCOMPARE(table->columns(), 2);
    QCOMPARE(table->cellAt(0, 0).firstCursorPosition().block().text(), u"x"_s);
    QCOMPARE(table->cellAt(1, 1).firstCursorPosition().block().text(), u"2"_s);
}

void TextTabTest::markdownIsShownSafely()
{
    TextView view;
    view.showText(oneText("<script>alert(1)</script> <b>bold</b> ![dog](http://x.invalid/a.png) "
                          "[link](file:///etc/passwd)"),
                  true);
    const QString shown = view.toPlainText();
    QVERIFY2(shown.contains(u"<script>alert(1)</script>"_s), qPrintable(shown));
    QVERIFY(shown.contains(u"link"_s));
    QVERIFY(!view.openLinks());
    QVERIFY(!view.openExternalLinks());
    QVERIFY(
        !view.loadResource(QTextDocument::ImageResource, QUrl(u"file:///etc/passwd"_s)).isValid());
}

void TextTabTest::textCanBeShownAsItIs()
{
    const Page page(twoRuns());
    auto* markdown = samples::button(*page.tab, u"Markdown"_s);
    QVERIFY(markdown != nullptr);
    markdown->click();
    QCOMPARE(page.texts(), QStringList({u"# a at 40"_s, u"**b** at 25"_s}));
}

void TextTabTest::wordsAreFound()
{
    TextView view;
    view.showText(oneText("cat dog CAT\n\ncat"), true);
    QCOMPARE(view.find(u"cat"_s), 3);
    QCOMPARE(view.goToHit(1), 1);
    QCOMPARE(view.goToHit(-1), 3);
    QCOMPARE(view.goToHit(1), 1);
    QCOMPARE(view.find(u"cow"_s), 0);
    QCOMPARE(view.goToHit(1), 0);
    QCOMPARE(view.find(QString()), 0);

    const Page page(twoRuns());
    auto* search = named<QLineEdit>(*page.tab, u"Find in the texts shown"_s);
    QVERIFY(search != nullptr);
    QTest::keyClicks(search, u"at"_s);
    const auto* found = named<QLabel>(*page.tab, u"Places found"_s);
    QVERIFY(found != nullptr);
    QCOMPARE(found->text(), u"1 of 1"_s);
}

void TextTabTest::longTextsAreCutAndSaidSo()
{
    EventWriter events;
    events.fileVersion();
    addStrings(events, "samples", 0, "text", {std::string(TextCard::kMostShownBytes + 100, 'x')},
               {1});
    const Page page(Logs({{"a", events}}));
    QCOMPARE(page.texts().at(0).size(), static_cast<qsizetype>(TextCard::kMostShownBytes));
    bool said = false;
    for (const QLabel* label : page.tab->findChildren<QLabel*>())
        said = said || (label->isVisible() && label->text().contains(u"Save whole text"_s));
    QVERIFY(said);
}

void TextTabTest::hostileMarkdownIsQuick_data()
{
    QTest::addColumn<std::string>("text");
    const auto repeated = [](const std::string& part) {
        std::string text;
        while (text.size() < TextCard::kMostShownBytes)
            text += part;
        return text;
    };
    QTest::newRow("brackets") << repeated("[");
    QTest::newRow("quotes") << repeated("> ");
    QTest::newRow("stars") << repeated("*a_ ");
    QTest::newRow("ticks") << repeated("`a``b");
    QTest::newRow("links") << repeated("[a](");
    QTest::newRow("pipes") << repeated("a|");
    QTest::newRow("lists") << repeated("- ");
    QTest::newRow("table") << repeated("|a|b|\n|-|-|\n");
    QTest::newRow("prose") << repeated("A line that anyone could have written.\n");
}

void TextTabTest::hostileMarkdownIsQuick()
{
    QFETCH(const std::string, text);
    TextView view;
    // The time of the processor, not of a clock: the machine may have other things to do.
    const std::clock_t begin = std::clock();
    view.showText(oneText(text), true);
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    qInfo("%.3f s", seconds);
    QVERIFY2(seconds < 5.0, qPrintable(QString::number(seconds)));
    QVERIFY(!view.toPlainText().isEmpty());
}

void TextTabTest::soundsHaveCardsWithTheirFigures()
{
    EventWriter events;
    events.fileVersion();
    events.event(test::summaryEvent(7, 1.6e9, test::valueFile("torch-audio")));
    const Logs logs({{"a", events}});
    TestCase opened;
    ViewContext state{opened};
    state.opened().setCase(logs.load());
    AudioTab tab(state, nullptr);
    tab.resize(800, 600);
    tab.show();
    QVERIFY(QTest::qWaitForWindowExposed(&tab));
    tab.settle();
    auto* card = qobject_cast<AudioCard*>(tab.card(u"audio"_s, u"a"_s));
    QVERIFY(card != nullptr);
    QVERIFY(card->wave().sounds());
    QCOMPARE(card->wave().sounds()->sounds.at(0).channels.size(), 1U);
    QVERIFY2(card->footerText().contains(u"50 ms"_s), qPrintable(card->footerText()));
    QVERIFY2(card->footerText().contains(u"16 bit"_s), qPrintable(card->footerText()));
}

int main(int argc, char** argv)
{
    return runWidgetTest<TextTabTest>(argc, argv);
}

#include "tst_text_tab.moc"
