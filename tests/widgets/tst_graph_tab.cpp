// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_jobs.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/summary_logs.h"
#include "tests/widgets/tab_page.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/controls/message_bar.h"
#include "widgets/view_context.h"
#include "widgets/views/summaries/graph/graph_details.h"
#include "widgets/views/summaries/graph/graph_picture.h"
#include "widgets/views/summaries/graph/graph_tab.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QTreeView>
#include <QUrl>

#include <memory>

using namespace Qt::StringLiterals;
using namespace faultline;
using namespace faultline::ui;
using faultline::samples::click;
using faultline::samples::Logs;
using faultline::samples::named;
using faultline::test::EventWriter;
using faultline::test::ProtoWriter;

namespace {

std::string node(std::string_view name, std::string_view op, std::string_view input)
{
    ProtoWriter made;
    made.bytes(1, name).bytes(2, op);
    if (!input.empty())
        made.bytes(3, input);
    return made.data();
}

std::string smallGraph()
{
    return ProtoWriter()
        .bytes(1, node("x", "Placeholder", ""))
        .bytes(1, node("net/first/MatMul", "MatMul", "x"))
        .bytes(1, node("net/second/MatMul", "MatMul", "net/first/MatMul"))
        .bytes(1, node("net/<b>odd</b>", "Relu", "net/second/MatMul:0"))
        .data();
}

std::string runMetadata()
{
    const std::string stats = ProtoWriter().bytes(1, "net/first/MatMul").varint(5, 1500).data();
    const std::string device = ProtoWriter().bytes(1, "/cpu:0").bytes(2, stats).data();
    return ProtoWriter().bytes(1, ProtoWriter().bytes(1, device).data()).data();
}

constexpr const char* kKeras =
    R"({"class_name": "Sequential", "config": {"name": "tiny", "layers": [
      {"class_name": "InputLayer", "config": {"name": "in", "batch_input_shape": [null, 16, 16, 3]}},
      {"class_name": "Conv2D", "config": {"name": "conv", "filters": 8, "kernel_size": [3, 3],
        "strides": [1, 1], "padding": "same", "use_bias": true, "activation": "relu"}},
      {"class_name": "Flatten", "config": {"name": "flat"}},
      {"class_name": "Dense", "config": {"name": "out", "units": 4, "use_bias": true}}]}})";

EventWriter everything()
{
    EventWriter events;
    events.fileVersion();
    events.event(ProtoWriter().real64(1, 1.6e9).bytes(4, smallGraph()).data());
    events.event(ProtoWriter()
                     .real64(1, 1.6e9)
                     .varint(2, 5)
                     .bytes(8, ProtoWriter().bytes(1, "step5").bytes(2, runMetadata()).data())
                     .data());
    events.tensor("keras", 0, 1.6e9, ProtoWriter().varint(1, 7).bytes(8, kKeras).data(),
                  "graph_keras_model");
    return events;
}

struct Page : samples::TabPage<GraphTab> {
    using TabPage::TabPage;
    void choose(const QString& kind)
    {
        auto* box = named<QComboBox>(*tab, u"Graph"_s);
        const int item = box->findText(kind, Qt::MatchContains);
        box->setCurrentIndex(item);
        emit box->activated(item);
        tab->settle();
    }
    QString current() const
    {
        return tab->findChild<QTreeView*>()->currentIndex().data(Qt::ToolTipRole).toString();
    }
    bool says(const QString& text) const
    {
        for (const QLabel* label : tab->findChildren<QLabel*>()) {
            if (label->isVisibleTo(tab.get()) && label->text().contains(text))
                return true;
        }
        return false;
    }
};

} // namespace

class GraphTabTest : public QObject {
    Q_OBJECT

private slots:
    void modelsAreModels();
    void listsWhatTellsMostFirst();
    void showsTheTreeAndItsSum();
    void searchGoesFromMatchToMatch();
    void detailsLinkInputsAndEscapeNames();
    void showsLayersOfAKerasModel();
    void showsTimesOfRunMetadata();
    void pictureWalksByMouseAndKeys();
    void pictureCountsWhatHasNoRoom();
    void damagedGraphIsExplained();
    void damagedPartsOfRunMetadataAreTold();
    void hidingTheRunEmptiesTheTab();
};

void GraphTabTest::modelsAreModels()
{
    auto network = std::make_shared<Network>();
    for (const char* name : {"a/b", "a/c", "d", "a"}) {
        network->nodes.emplace_back();
        network->nodes.back().name = name;
        network->nodes.back().op = "NoOp";
    }
    GraphTreeModel tree;
    OperationTableModel operations;
    OperationCostModel costs;
    KerasLayerModel layers;
    using Mode = QAbstractItemModelTester::FailureReportingMode;
    const QAbstractItemModelTester treeTester(&tree, Mode::QtTest);
    const QAbstractItemModelTester operationTester(&operations, Mode::QtTest);
    const QAbstractItemModelTester costTester(&costs, Mode::QtTest);
    const QAbstractItemModelTester layerTester(&layers, Mode::QtTest);
    const auto made = std::make_shared<const GraphTree>(network);
    tree.setTree(made);
    operations.setTree(made);
    costs.setCosts({OperationCost{}});
    layers.setLayers({KerasLayerRow{}});
    QCOMPARE(tree.rowCount({}), 2);
    QCOMPARE(tree.rowCount(tree.index(0, 0, {})), 2);
    QCOMPARE(tree.index(0, 0, {}).data().toString(), u"a"_s);
    QCOMPARE(operations.rowCount(), 1);
    tree.setTree(nullptr);
    operations.setTree(nullptr);
    QCOMPARE(tree.rowCount({}), 0);
}

void GraphTabTest::listsWhatTellsMostFirst()
{
    const Logs logs({{"a", everything()}});
    Page page(logs.load());
    auto* box = named<QComboBox>(*page.tab, u"Graph"_s);
    QCOMPARE(box->count(), 3);
    QVERIFY(box->itemText(0).contains(u"Keras"_s));
    QVERIFY(box->itemText(2).contains(u"step 5"_s));
}

void GraphTabTest::showsTheTreeAndItsSum()
{
    const Logs logs({{"a", everything()}});
    Page page(logs.load());
    page.choose(u"· Graph"_s);
    QCOMPARE(page.tab->model().rowCount({}), 2);
    QVERIFY(page.says(u"4 nodes · 3 operations"_s));
    auto* below = page.tab->findChild<QTabWidget*>();
    QCOMPARE(below->tabText(below->currentIndex()), u"Neighbourhood"_s);
    below->setCurrentIndex(below->currentIndex() + 1);
    auto* operations = named<QTableView>(*page.tab, u"Operations"_s);
    QVERIFY(operations);
    QCOMPARE(operations->model()->index(0, 0).data().toString(), u"MatMul"_s);
    QCOMPARE(operations->model()->index(0, 1).data().toString(), u"2"_s);
    QVERIFY(!page.tab->grab().isNull());
}

void GraphTabTest::searchGoesFromMatchToMatch()
{
    const Logs logs({{"a", everything()}});
    Page page(logs.load());
    page.choose(u"· Graph"_s);
    auto* search = named<QLineEdit>(*page.tab, u"Search the graph"_s);
    QTest::keyClicks(search, u"matmul"_s);
    QVERIFY(page.says(u"2 match"_s));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(page.current(), u"net/first/MatMul"_s);
    QVERIFY(click(*page.tab, u"Next match"_s));
    QCOMPARE(page.current(), u"net/second/MatMul"_s);
    QVERIFY(click(*page.tab, u"Previous match"_s));
    QCOMPARE(page.current(), u"net/first/MatMul"_s);
}

void GraphTabTest::detailsLinkInputsAndEscapeNames()
{
    const Logs logs({{"a", everything()}});
    Page page(logs.load());
    page.choose(u"· Graph"_s);
    auto* search = named<QLineEdit>(*page.tab, u"Search the graph"_s);
    QTest::keyClicks(search, u"relu"_s);
    QTest::keyClick(search, Qt::Key_Return);
    auto* details = page.tab->findChild<QTextBrowser*>();
    QVERIFY(details->toPlainText().contains(u"<b>odd</b>"_s));
    QVERIFY(details->toPlainText().contains(u"net/second/MatMul:0"_s));
    const QString html = details->toHtml();
    const qsizetype at = html.indexOf(u"entry:"_s);
    QVERIFY(at > 0);
    emit details->anchorClicked(QUrl(html.mid(at, html.indexOf(u'"', at) - at)));
    QCOMPARE(page.current(), u"net/second/MatMul"_s);
    QVERIFY(!entryOfLink(QUrl(u"http:5"_s)));
}

void GraphTabTest::showsLayersOfAKerasModel()
{
    const Logs logs({{"a", everything()}});
    Page page(logs.load());
    auto* layers = named<QTableView>(*page.tab, u"Layers"_s);
    QVERIFY(layers);
    QCOMPARE(layers->model()->rowCount(), 4);
    QCOMPARE(layers->model()->index(1, KerasLayerModel::NameColumn).data().toString(), u"conv"_s);
    // 3 x 3 x 3 x 8 weights and 8 biases.
    QCOMPARE(layers->model()->index(1, KerasLayerModel::ParametersColumn).data().toString(),
             u"224"_s);
    QCOMPARE(layers->model()->index(3, KerasLayerModel::InputsColumn).data().toString(), u"flat"_s);
}

void GraphTabTest::showsTimesOfRunMetadata()
{
    const Logs logs({{"a", everything()}});
    Page page(logs.load());
    page.choose(u"Run metadata"_s);
    QVERIFY(page.says(u"step5"_s));
    auto* costs = named<QTableView>(*page.tab, u"Time and memory"_s);
    QVERIFY(costs);
    QCOMPARE(costs->model()->index(0, 0).data().toString(), u"net/first/MatMul"_s);
}

void GraphTabTest::pictureWalksByMouseAndKeys()
{
    const Logs logs({{"a", everything()}});
    Page page(logs.load());
    page.choose(u"· Graph"_s);
    auto* search = named<QLineEdit>(*page.tab, u"Search the graph"_s);
    QTest::keyClicks(search, u"matmul"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QTest::keyClick(search, Qt::Key_Return);
    page.tab->settle();
    auto* picture = named<GraphPicture>(*page.tab, u"Neighbourhood"_s);
    QVERIFY(picture);
    QCOMPARE(page.current(), u"net/second/MatMul"_s);
    QCOMPARE(picture->boxes().size(), std::size_t{3});
    QCOMPARE(picture->boxes()[0].title, u"net/first/MatMul"_s);
    QCOMPARE(picture->boxes()[0].side, GraphPicture::Side::Input);
    QCOMPARE(picture->boxes()[2].title, u"net/<b>odd</b>"_s);
    QVERIFY(picture->boxes()[0].rect.right() < picture->boxes()[1].rect.left());
    QVERIFY(picture->boxes()[1].rect.right() < picture->boxes()[2].rect.left());
    QVERIFY(!picture->grab().isNull());

    QTest::mouseClick(picture, Qt::LeftButton, {}, picture->boxes()[0].rect.center().toPoint());
    page.tab->settle();
    QCOMPARE(page.current(), u"net/first/MatMul"_s);
    picture->setFocus();
    QTest::keyClick(picture, Qt::Key_Right);
    QCOMPARE(picture->boxes()[picture->currentBox().value()].title, u"net/second/MatMul"_s);
    QVERIFY(picture->accessibleDescription().contains(u"net/second/MatMul"_s));
    QTest::keyClick(picture, Qt::Key_Return);
    page.tab->settle();
    QCOMPARE(page.current(), u"net/second/MatMul"_s);
    QTest::keyClick(picture, Qt::Key_Backspace);
    page.tab->settle();
    QCOMPARE(page.current(), u"net/second"_s);
    // A scope: the scope beside it, and the node that reads it.
    QCOMPARE(picture->boxes()[0].title, u"net/first"_s);
    QVERIFY(picture->boxes()[0].isScope);
}

void GraphTabTest::pictureCountsWhatHasNoRoom()
{
    auto network = std::make_shared<Network>();
    network->nodes.resize(41);
    network->nodes[40].name = "init";
    network->nodes[40].op = "NoOp";
    for (std::size_t i = 0; i < 40; ++i) {
        network->nodes[i].name = "v" + std::to_string(i);
        network->nodes[i].op = "Assign";
        network->nodes[40].inputs.push_back("^" + network->nodes[i].name);
    }
    network->nodes[40].inputs.emplace_back("argument");
    const auto tree = std::make_shared<const GraphTree>(network);
    const TestJobs jobs;
    GraphPicture picture(jobs);
    picture.resize(700, 240);
    picture.setEntry(tree, tree->entryOf(40));
    picture.finish();
    const auto more = [&picture] {
        return *std::find_if(picture.boxes().begin(), picture.boxes().end(),
                             [](const GraphPicture::Box& box) { return box.more > 0; });
    };
    const std::size_t shown = picture.boxes().size() - 2;
    QCOMPARE(more().more, 41 - shown);
    QVERIFY(more().title.contains(QString::number(41 - shown)));
    QCOMPARE(picture.boxes()[0].title, u"v0"_s);
    QVERIFY(picture.boxes()[0].isControl);
    for (const GraphPicture::Box& box : picture.boxes())
        QVERIFY(QRectF(picture.rect()).contains(box.rect));
    // The next ones, and round again.
    QTest::mouseClick(&picture, Qt::LeftButton, {}, more().rect.center().toPoint());
    QCOMPARE(picture.boxes()[0].title, u"v%1"_s.arg(shown));
    for (std::size_t i = shown; i < 41; i += shown)
        QTest::mouseClick(&picture, Qt::LeftButton, {}, more().rect.center().toPoint());
    QCOMPARE(picture.boxes()[0].title, u"v0"_s);
    picture.setEntry(nullptr, 0);
    QVERIFY(picture.boxes().empty());
}

void GraphTabTest::damagedPartsOfRunMetadataAreTold()
{
    EventWriter events;
    events.fileVersion();
    const std::string cut = ProtoWriter().bytes(3, smallGraph().substr(0, 40)).data();
    events.event(ProtoWriter()
                     .real64(1, 1.6e9)
                     .bytes(8, ProtoWriter().bytes(1, "step5").bytes(2, runMetadata() + cut).data())
                     .data());
    const Logs logs({{"a", events}});
    Page page(logs.load());
    QVERIFY(named<QTableView>(*page.tab, u"Time and memory"_s)->model()->rowCount() == 1);
    auto* bar = page.tab->findChild<MessageBar*>();
    QVERIFY(bar->isVisibleTo(page.tab.get()));
    QVERIFY2(bar->text().contains(u"lost"_s), qPrintable(bar->text()));
}

void GraphTabTest::damagedGraphIsExplained()
{
    EventWriter events;
    events.fileVersion();
    events.event(ProtoWriter().real64(1, 1.6e9).bytes(4, smallGraph().substr(0, 40)).data());
    const Logs logs({{"a", events}});
    Page page(logs.load());
    QVERIFY(page.says(u"could not be read"_s));
}

void GraphTabTest::hidingTheRunEmptiesTheTab()
{
    const Logs logs({{"a", everything()}});
    Page page(logs.load());
    page.state.setRunVisible(u"a"_s, false);
    QVERIFY(page.says(u"No visible run"_s));
    page.state.setRunVisible(u"a"_s, true);
    page.tab->settle();
    QVERIFY(named<QTableView>(*page.tab, u"Layers"_s));
}

int main(int argc, char** argv)
{
    return runWidgetTest<GraphTabTest>(argc, argv);
}

#include "tst_graph_tab.moc"
