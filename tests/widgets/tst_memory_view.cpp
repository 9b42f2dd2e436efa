// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/config_document.h"
#include "model/core/hardware_log.h"
#include "model/qt/layer_table_model.h"
#include "model/qt/vram_text.h"
#include "tests/support/plan_maker.h"
#include "tests/widgets/memory_page.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/view_context.h"
#include "widgets/views/batches/figure_bars.h"
#include "widgets/views/memory/compare_panel.h"
#include "widgets/views/memory/component_bar.h"
#include "widgets/views/memory/host_panel.h"
#include "widgets/views/memory/layers_panel.h"
#include "widgets/views/memory/makeup_panel.h"
#include "widgets/views/memory/memory_view.h"
#include "widgets/views/memory/mitigation_panel.h"
#include "widgets/views/memory/plan_export_button.h"
#include "widgets/views/memory/plan_verdict.h"
#include "widgets/views/memory/search_box.h"
#include "widgets/views/memory/setup_strip.h"
#include "widgets/views/memory/step_chart.h"
#include "widgets/views/memory/sweep_chart.h"
#include "widgets/views/memory/sweep_panel.h"
#include "widgets/views/memory/tree_map.h"
#include "widgets/views/memory/tree_map_layout.h"
#include "widgets/views/trace/copy_table.h"

#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>

#include <algorithm>

using namespace faultline;
using namespace faultline::ui;

namespace {

constexpr const char* kModel = "faster_rcnn_r50_fpn";
using Page = samples::MemoryPage;

} // namespace

class MemoryViewTest : public QObject {
    Q_OBJECT

private slots:
    void teachesWhenNothingIsPlanned();
    void plansAModel();
    void followsTheBatch();
    void filtersLayersByTheComponentChosen();
    void goesThroughTheBarByKeys();
    void sortsAndCopiesLayers();
    void setsTheBatchFromTheSweep();
    void previewsAndAppliesWhatWouldHelp();
    void tellsWhatMakesTheDifference();
    void takesThePlanElsewhere();
    void usesAMeasurement();
    void tellsMainMemory();
    void plansTheModelOfTheCase();
    void tellsTheStepByKeys();
    void goesThroughTheMapByKeys();
    void laysOutTheMapWithoutGaps();
    void drawsHostileNumbers();
};

void MemoryViewTest::teachesWhenNothingIsPlanned()
{
    Page page;
    QVERIFY(!page.view.verdict().isVisible());
    QVERIFY(page.view.statusText().isEmpty());
    const QString example = QStringLiteral("ssd_mobilenet_v2_fpnlite_320");
    QVERIFY(samples::click(page.view, example));
    page.settle();
    QVERIFY(page.view.verdict().isVisible());
    QCOMPARE(page.view.setup().modelBox().currentText(), example);
    page.view.tabs().setCurrentWidget(&page.view.makeup());
    page.settle();
    const CopyTable& table = page.view.makeup().table();
    QVERIFY2(table.horizontalHeader()->length() <= table.viewport()->width(), "notes are cut");
}

void MemoryViewTest::plansAModel()
{
    Page page;
    page.plan(QLatin1String(kModel));
    QVERIFY(!page.view.controller().error());
    QCOMPARE(page.view.verdict().word(),
             QStringLiteral("Needs ") + bytesText(page.estimate().peakBytes));
    page.chooseGpu(QStringLiteral("T4"));
    QVERIFY(page.view.verdict().sentence().startsWith(QStringLiteral("Needs ")
                                                      + bytesText(page.estimate().peakBytes)));
    QVERIFY(page.view.verdict().facts().contains(QStringLiteral("argest batch")));
    // The bar shows every component, and nothing more.
    std::int64_t sum = 0;
    for (const vram::ComponentBytes& part : page.view.bar().load()->components) {
        sum += part.bytes;
        QVERIFY(page.view.bar().pieceRect(part.component).width() > 0.0);
    }
    QCOMPARE(sum, page.estimate().peakBytes);
    QVERIFY(page.view.layers().model().rowCount() > 50);
    // The name that its zoo uses, whatever was typed.
    QVERIFY(page.view.statusText().contains(
        QString::fromStdString(page.view.controller().plan()->model.name)));
    for (int tab = 0; tab < page.view.tabs().count(); ++tab) {
        page.view.tabs().setCurrentIndex(tab);
        page.settle();
        QVERIFY(!page.view.grab().isNull());
    }
}

void MemoryViewTest::followsTheBatch()
{
    Page page;
    page.plan(QLatin1String(kModel));
    const std::int64_t before = page.estimate().peakBytes;
    const double widthBefore =
        page.view.bar().pieceRect(vram::Component::BackboneActivations).width();
    const QString sentence = page.view.verdict().sentence();
    QSpinBox& batch = page.view.setup().batchBox();
    QCOMPARE(std::int64_t{batch.value()}, page.estimate().setup.batchPerReplica);
    batch.setValue(2 * batch.value());
    page.settle();
    QVERIFY(page.estimate().peakBytes > before);
    QVERIFY(page.view.verdict().sentence() != sentence);
    QVERIFY(page.view.bar().pieceRect(vram::Component::BackboneActivations).width() != widthBefore);
    QCOMPARE(page.view.controller().request().setup.batchPerReplica, std::int64_t{batch.value()});
}

void MemoryViewTest::filtersLayersByTheComponentChosen()
{
    Page page;
    page.plan(QLatin1String(kModel));
    const int all = page.view.layers().model().rowCount();
    const QRectF piece = page.view.bar().pieceRect(vram::Component::BackboneActivations);
    QTest::mouseClick(&page.view.bar(), Qt::LeftButton, {}, piece.center().toPoint());
    QVERIFY(page.view.layers().model().rowCount() < all);
    QVERIFY(page.view.layers().model().part() == vram::Part::Backbone);
    QVERIFY(page.view.makeup().table().currentSourceRow() >= 0);
    QTest::mouseDClick(&page.view.bar(), Qt::LeftButton, {}, piece.center().toPoint());
    QCOMPARE(page.view.tabs().currentWidget(), static_cast<QWidget*>(&page.view.layers()));
    auto* parts = samples::named<QComboBox>(page.view, QStringLiteral("Part of the network"));
    QVERIFY(parts != nullptr);
    parts->setCurrentIndex(0);
    QCOMPARE(page.view.layers().model().rowCount(), all);
}

void MemoryViewTest::goesThroughTheBarByKeys()
{
    Page page;
    page.plan(QLatin1String(kModel));
    ComponentBar& bar = page.view.bar();
    QTest::keyClick(&bar, Qt::Key_Right);
    QVERIFY(bar.chosen() == bar.load()->components.front().component);
    QTest::keyClick(&bar, Qt::Key_Right);
    QVERIFY(bar.chosen() == bar.load()->components[1].component);
    QVERIFY(bar.accessibleDescription().startsWith(QStringLiteral("Chosen: ")
                                                   + componentName(*bar.chosen())));
    QTest::keyClick(&bar, Qt::Key_Left);
    QVERIFY(bar.chosen() == bar.load()->components.front().component);
    QTest::keyClick(&bar, Qt::Key_Escape);
    QVERIFY(!bar.chosen());
}

void MemoryViewTest::sortsAndCopiesLayers()
{
    Page page;
    page.plan(QLatin1String(kModel));
    page.view.tabs().setCurrentWidget(&page.view.layers());
    CopyTable& table = page.view.layers().table();
    table.sortByColumn(LayerTableModel::KeptColumn, Qt::DescendingOrder);
    const std::vector<vram::LayerRow>& layers = page.estimate().layers;
    const auto largest = std::max_element(
        layers.begin(), layers.end(),
        [](const vram::LayerRow& a, const vram::LayerRow& b) { return a.keptBytes < b.keptBytes; });
    const QModelIndex first = table.model()->index(0, LayerTableModel::KeptColumn);
    QCOMPARE(first.data().toString(), bytesText(largest->keptBytes));
    table.selectRow(0);
    QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QVERIFY(lines.size() >= 2);
    QCOMPARE(lines[0].split(u'\t').first(), QStringLiteral("Layer"));
    QVERIFY(lines[1].contains(bytesText(largest->keptBytes)));
}

void MemoryViewTest::setsTheBatchFromTheSweep()
{
    Page page;
    page.plan(QLatin1String(kModel));
    page.chooseGpu(QStringLiteral("T4"));
    page.view.tabs().setCurrentWidget(&page.view.sweeps());
    page.settle();
    SweepChart& chart = page.view.sweeps().batches();
    QVERIFY(chart.samples().size() > 4);
    QVERIFY(chart.samples().back().peakBytes > chart.samples().front().peakBytes);
    // The planned GPU and those next to it.
    QVERIFY(chart.gpus().size() <= 4);
    QVERIFY(chart.gpus().front().name == page.view.controller().plan()->gpu->name);
    const std::int64_t batch = chart.samples().back().x;
    QVERIFY(!chart.textAt(chart.placeOf(batch)).isEmpty());
    QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.placeOf(batch));
    page.settle();
    QCOMPARE(page.estimate().setup.batchPerReplica, batch);
    SweepChart& sizes = page.view.sweeps().sizes();
    QVERIFY(sizes.samples().size() > 4);
    sizes.setFocus();
    QTest::keyClick(&sizes, Qt::Key_Home);
    QTest::keyClick(&sizes, Qt::Key_Return);
    const std::int64_t smallest = sizes.samples().front().x;
    page.settle();
    QCOMPARE(std::max(page.estimate().setup.imageWidth, page.estimate().setup.imageHeight),
             smallest);
}

void MemoryViewTest::previewsAndAppliesWhatWouldHelp()
{
    Page page;
    page.plan(QLatin1String(kModel));
    page.view.setup().batchBox().setValue(16);
    page.chooseGpu(QStringLiteral("T4"));
    page.view.tabs().setCurrentWidget(&page.view.mitigations());
    page.settle();
    MitigationPanel& panel = page.view.mitigations();
    QVERIFY(panel.model().rowCount() > 2);
    QVERIFY(!page.view.bar().preview());
    int batchRow = -1;
    for (int row = 0; row < panel.model().rowCount(); ++row) {
        if (panel.model().mitigation(row).lever == vram::Lever::Batch)
            batchRow = row;
    }
    QVERIFY(batchRow >= 0);
    QVERIFY2(panel.table().horizontalHeader()->length() <= panel.table().viewport()->width(),
             "read without scrolling at the usual width");
    // Another device moves the line of what there is.
    const std::string planned = page.view.bar().gpu()->name;
    for (int row = 0; row < panel.model().rowCount(); ++row) {
        if (panel.model().mitigation(row).lever == vram::Lever::OtherGpu)
            panel.table().selectRow(row);
    }
    page.settle();
    QVERIFY(page.view.bar().gpu()->name != planned);
    QVERIFY(samples::click(page.view, QStringLiteral("End preview")));
    page.settle();
    QCOMPARE(page.view.bar().gpu()->name, planned);
    const vram::Mitigation smaller = panel.model().mitigation(batchRow);
    panel.table().selectRow(batchRow);
    page.settle();
    QVERIFY(page.view.bar().preview().has_value());
    QCOMPARE(page.view.bar().preview()->peakBytes, smaller.peakBytes);
    QVERIFY(page.view.bar().load()->peakBytes > smaller.peakBytes);
    QVERIFY(samples::click(page.view, QStringLiteral("Apply to the plan")));
    page.settle();
    QCOMPARE(page.estimate().peakBytes, smaller.peakBytes);
    QCOMPARE(std::int64_t{page.view.setup().batchBox().value()}, smaller.setup.batchPerReplica);
    QVERIFY(!page.view.bar().preview());
}

void MemoryViewTest::tellsWhatMakesTheDifference()
{
    Page page;
    page.plan(QLatin1String(kModel));
    ComparePanel& panel = page.view.comparison();
    page.view.tabs().setCurrentWidget(&panel);
    page.settle();
    QCOMPARE(panel.sentence(), QStringLiteral("Both are the same."));
    const std::int64_t before = page.estimate().peakBytes;
    page.view.setup().batchBox().setValue(page.view.setup().batchBox().value() + 2);
    emit page.view.setup().gpuBox().textChosen(QStringLiteral("A100 80GB"));
    page.settle();
    const std::int64_t difference = page.estimate().peakBytes - before;
    QVERIFY(difference > 0);
    // One change makes all of it.
    QCOMPARE(panel.model().rowCount(), 3);
    QCOMPARE(panel.model().index(1, ChangeTableModel::WhatColumn).data().toString(),
             QStringLiteral("Batch"));
    QCOMPARE(panel.model().index(1, ChangeTableModel::BytesColumn).data().toString(),
             bytesText(difference, true));
    QVERIFY(panel.sentence().contains(QStringLiteral("Batch")));
    // The same two plans once more are not worked out once more.
    const QString sentence = panel.sentence();
    page.state.opened().setCase(std::make_shared<CaseData>());
    QCOMPARE(panel.sentence(), sentence);
    page.settle();
    QCOMPARE(panel.sentence(), sentence);
    QVERIFY(samples::click(page.view, QStringLiteral("Keep this plan")));
    page.settle();
    QCOMPARE(panel.sentence(), QStringLiteral("Both are the same."));
}

void MemoryViewTest::takesThePlanElsewhere()
{
    Page page;
    page.plan(QLatin1String(kModel));
    PlanExportButton& exporter = page.view.exporter();
    exporter.copyText();
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY(text.startsWith(QString::fromStdString(page.view.controller().plan()->model.name)));
    QVERIFY(text.contains(page.view.verdict().sentence()));
    exporter.copyPicture();
    QVERIFY(!QGuiApplication::clipboard()->image().isNull());
    const QTemporaryDir folder;
    QSignalSpy finished(&exporter, &PlanExportButton::finished);
    const QString path = folder.filePath(QStringLiteral("layers.csv"));
    exporter.saveTable(PlanExportButton::Table::Layers, path);
    page.settle();
    QCOMPARE(finished.count(), 1);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QVERIFY(lines.first().startsWith("layer,part,kind"));
    QCOMPARE(lines.size(), static_cast<qsizetype>(page.estimate().layers.size()) + 2);
    exporter.saveTable(PlanExportButton::Table::Sweeps,
                       folder.filePath(QStringLiteral("not/there.csv")));
    page.settle();
    QVERIFY(!finished.last().at(1).toBool());
    exporter.savePicture(folder.filePath(QStringLiteral("page.png")));
    QVERIFY(finished.last().at(1).toBool());
}

void MemoryViewTest::usesAMeasurement()
{
    Page page;
    page.plan(QLatin1String(kModel));
    const std::int64_t model = page.estimate().peakBytes;
    QVERIFY(samples::button(page.view, QStringLiteral("Use the measurement")) == nullptr);
    // nvidia-smi saw a little more than the model says, on another GPU.
    auto log = std::make_shared<HardwareLog>();
    log->file.displayName = "smi.csv";
    log->file.id = ArtifactId(log->file.displayName);
    log->devices = {{.kind = HardwareDevice::Kind::Gpu,
                     .host = {},
                     .index = 0,
                     .name = "Tesla V100-SXM2-32GB",
                     .id = {}}};
    ScalarSeriesBuilder builder;
    const double seen = static_cast<double>(model) * 1.1;
    const std::vector<ScalarPoint> points{{.step = 0, .wallTime = 0.0, .value = 1e9},
                                          {.step = 1, .wallTime = 1.0, .value = seen}};
    builder.append(points);
    HardwareSeries series;
    series.quantity = HardwareQuantity::GpuMemoryUsed;
    series.series = builder.snapshot();
    log->series.push_back(std::move(series));
    auto opened = std::make_shared<CaseData>();
    opened->hardwareLogs = {log};
    page.state.opened().setCase(opened);
    page.settle();
    QVERIFY(page.view.controller().request().gpu.name.find("V100") != std::string::npos);
    QVERIFY(page.view.verdict().facts().contains(QStringLiteral("Measured: at least")));
    QVERIFY(samples::click(page.view, QStringLiteral("Use the measurement")));
    page.settle();
    QVERIFY(page.view.controller().request().calibration != nullptr);
    QVERIFY(page.estimate().peakBytes > model);
    // The difference is shown, in the verdict, the bar's pieces and the curve.
    QVERIFY2(page.view.verdict().facts().contains(QStringLiteral("The model alone estimates")),
             qPrintable(page.view.verdict().facts()));
    QCOMPARE(page.view.controller().plan()->modelAlone.peakBytes, model);
    const PlanSweeps& sweeps = *page.view.controller().sweeps();
    QCOMPARE(sweeps.modelBatches.size(), sweeps.batches.size());
    QVERIFY(sweeps.batches.front().peakBytes > sweeps.modelBatches.front().peakBytes);
    QVERIFY(page.view.sweeps().hint().contains(QStringLiteral("Dotted")));
    QVERIFY(samples::click(page.view, QStringLiteral("Use the measurement")));
    page.settle();
    QCOMPARE(page.estimate().peakBytes, model);
}

void MemoryViewTest::tellsMainMemory()
{
    Page page;
    QVERIFY(page.view.host().sentence().isEmpty());
    auto config = std::make_shared<ConfigDocument>();
    config->file.displayName = "args.yaml";
    config->file.id = ArtifactId(config->file.displayName);
    config->kind = ConfigKind::Ultralytics;
    config->nodes.resize(4);
    const auto set = [&config](std::size_t node, const char* name, const char* value) {
        config->nodes[node].name = name;
        config->nodes[node].value = value;
        config->nodes[node].parent = 0;
    };
    set(1, "workers", "8");
    set(2, "batch", "16");
    set(3, "imgsz", "640");
    config->nodes[0].isGroup = true;
    config->nodes[0].firstChild = 1;
    config->nodes[1].nextSibling = 2;
    config->nodes[2].nextSibling = 3;
    auto opened = std::make_shared<CaseData>();
    opened->configs = {config};
    page.state.opened().setCase(opened);
    page.settle();
    QVERIFY(page.view.host().sentence().startsWith(QStringLiteral("Needs up to")));
    QVERIFY(page.view.host().bars().bars().size() > 1);
    auto* machine = page.view.host().findChild<QDoubleSpinBox*>();
    QVERIFY(machine != nullptr);
    machine->setValue(0.5);
    QVERIFY(page.view.host().sentence().startsWith(QStringLiteral("Too large")));
    machine->setValue(4096.0);
    QVERIFY(page.view.host().sentence().startsWith(QStringLiteral("Fits")));
}

void MemoryViewTest::plansTheModelOfTheCase()
{
    class OwnModel final : public vram::FileModel {
    public:
        OwnModel()
        {
            m_info.name = "own";
            m_info.framework = "pytorch";
        }
        const vram::ArchitectureInfo& info() const override { return m_info; }
        const vram::TrainingSetup& setup() const override { return m_setup; }
        const std::vector<Text>& remarks() const override { return m_remarks; }
        Result<vram::LayerGraph> expand(const vram::TrainingSetup&) const override
        {
            return *samples::plan()->graph;
        }

    private:
        vram::ArchitectureInfo m_info;
        vram::TrainingSetup m_setup;
        std::vector<Text> m_remarks{verbatim("made by hand")};
    };
    SetupStrip strip;
    const auto own = std::make_shared<const OwnModel>();
    strip.setCaseModels({{.id = ArtifactId("own.config"),
                          .config = "own.config",
                          .model = own,
                          .rule = {},
                          .calibration = {}}});
    QSignalSpy edited(&strip, &SetupStrip::requestEdited);
    PlanRequest asked;
    strip.show(asked, nullptr);
    emit strip.modelBox().textChosen(QStringLiteral("own.config: own"));
    QCOMPARE(edited.count(), 1);
    asked = edited.first().first().value<PlanRequest>();
    QVERIFY(asked.file == own);
    strip.show(asked, nullptr);
    QCOMPARE(strip.modelBox().currentText(), QStringLiteral("own.config: own"));
    emit strip.modelBox().textChosen(QLatin1String(kModel));
    QVERIFY(!edited.last().first().value<PlanRequest>().file);
}

void MemoryViewTest::tellsTheStepByKeys()
{
    Page page;
    page.plan(QLatin1String(kModel));
    page.view.tabs().setCurrentWidget(&page.view.makeup());
    page.settle();
    StepChart& chart = page.view.makeup().step();
    QVERIFY(chart.peakPoint() > 0);
    QTest::keyClick(&chart, Qt::Key_Home);
    QCOMPARE(chart.cursorPoint(), 0);
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(chart.cursorPoint(), 1);
    QTest::keyClick(&chart, Qt::Key_P);
    QCOMPARE(chart.cursorPoint(), chart.peakPoint());
    QVERIFY(chart.accessibleDescription().contains(QStringLiteral("Peak: ")));
    QVERIFY(!chart.textAt(chart.rect().center()).isEmpty());
}

void MemoryViewTest::goesThroughTheMapByKeys()
{
    Page page;
    page.plan(QLatin1String(kModel));
    page.view.tabs().setCurrentWidget(&page.view.layers());
    page.settle();
    TreeMap& map = page.view.layers().map();
    QTest::keyClick(&map, Qt::Key_Right);
    const int first = map.currentOp();
    QVERIFY(first >= 0);
    QCOMPARE(page.view.layers().model().layer(page.view.layers().table().currentSourceRow()).op,
             first);
    QTest::keyClick(&map, Qt::Key_Right);
    QVERIFY(map.currentOp() != first);
    QVERIFY(map.tileRect(first).width() > 0.0);
    QVERIFY(map.textAt(map.tileRect(first).center().toPoint()).contains(QStringLiteral("kept")));
}

void MemoryViewTest::laysOutTheMapWithoutGaps()
{
    const QRectF area(10, 20, 300, 200);
    const std::vector<std::int64_t> sizes{60, 60, 40, 30, 20, 10, 5, 0};
    const std::vector<QRectF> placed = treeMapLayout(sizes, area);
    double covered = 0.0;
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const double share = placed[i].width() * placed[i].height();
        covered += share;
        QVERIFY(std::abs(share - static_cast<double>(sizes[i]) / 225.0 * 60000.0) < 1e-6);
        QVERIFY(sizes[i] == 0 || area.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(placed[i]));
        for (std::size_t j = 0; j < i; ++j) {
            const QRectF both = placed[i].intersected(placed[j]);
            QVERIFY(both.width() * both.height() < 1e-6);
        }
    }
    QVERIFY(std::abs(covered - 60000.0) < 1e-6);
    QVERIFY(treeMapLayout({}, area).empty());
    QVERIFY(treeMapLayout({1, 2}, QRectF()).front().isEmpty());
}

void MemoryViewTest::drawsHostileNumbers()
{
    const VramPlanPtr plain = samples::plan();
    auto odd = std::make_shared<VramPlan>(*plain);
    odd->estimate.components = {{vram::Component::Unexplained, -5, {}}};
    odd->estimate.peakBytes = 0;
    odd->estimate.interval = {};
    odd->estimate.timeline.clear();
    odd->estimate.layers = {
        {.op = 2, .parameters = 0, .keptBytes = -7, .workspaceBytes = 0, .multiplyAdds = 0}};
    odd->estimate.peakOp = 99;
    for (const VramPlanPtr& plan : {VramPlanPtr(odd), plain}) {
        ComponentBar bar;
        bar.setLoad(&plan->estimate);
        bar.setPreview(&plan->estimate);
        bar.setGpu(vram::Gpu{});
        StepChart step;
        step.setPlan(plan);
        TreeMap map;
        map.setLayers(plan->graph, plan->estimate.layers);
        SweepChart sweep(QStringLiteral("Sweep"));
        sweep.setSamples({{.x = 1, .peakBytes = 0, .interval = {}}}, QStringLiteral("x"));
        MakeupPanel makeup;
        makeup.setPlan(plan);
        for (QWidget* widget : {static_cast<QWidget*>(&bar), static_cast<QWidget*>(&step),
                                static_cast<QWidget*>(&map), static_cast<QWidget*>(&sweep),
                                static_cast<QWidget*>(&makeup)}) {
            widget->resize(300, 120);
            QVERIFY(!widget->grab().isNull());
            widget->resize(4, 4);
            QVERIFY(!widget->grab().isNull());
        }
        QVERIFY(!peakSentence(plan->estimate, *plan->graph).isEmpty());
    }
}

int main(int argc, char** argv)
{
    return runWidgetTest<MemoryViewTest>(argc, argv);
}

#include "tst_memory_view.moc"
