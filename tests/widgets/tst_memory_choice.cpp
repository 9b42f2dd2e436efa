// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/component_table_model.h"
#include "model/qt/gpu_table_model.h"
#include "model/qt/vram_text.h"
#include "model/vram/hardware.h"
#include "tests/widgets/memory_page.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/views/memory/gpu_panel.h"
#include "widgets/views/memory/makeup_panel.h"
#include "widgets/views/memory/plan_verdict.h"
#include "widgets/views/memory/variant_bar.h"
#include "widgets/views/trace/copy_table.h"

#include <QComboBox>
#include <QCompleter>
#include <QHeaderView>
#include <QSpinBox>
#include <QTabWidget>

#include <algorithm>

using namespace faultline;
using namespace faultline::ui;

namespace {

constexpr const char* kModel = "faster_rcnn_r50_fpn";
using Page = samples::MemoryPage;

} // namespace

/// What is chosen on the Memory page: model, framework, settings, GPU.
class MemoryChoiceTest : public QObject {
    Q_OBJECT

private slots:
    void tellsWhichGpu();
    void sortsTheBreakdownBySize();
    void asksForTheFramework();
    void offersModelsForAFullName();
    void tellsWhereValuesComeFrom();
    void saysWhatIsWrongWithAName();
    void takesAChangeBack();
    void followsTheGpu();
};

void MemoryChoiceTest::tellsWhichGpu()
{
    // Without a case and without a choice of GPU.
    Page page;
    page.plan(QLatin1String(kModel));
    QCOMPARE(page.view.tabs().currentWidget(), static_cast<QWidget*>(&page.view.gpus()));
    QVERIFY(!page.view.controller().plan()->gpu);
    const GpuTableModel& table = page.view.gpus().model();
    QVERIFY(table.rowCount() >= static_cast<int>(vram::gpus().size()));
    const int smallest = table.smallestFitting();
    QVERIFY(smallest > 0);
    for (int row = 0; row < table.rowCount(); ++row) {
        QCOMPARE(table.fit(row) == Fit::Fits, row >= smallest);
        if (row > 0)
            QVERIFY(table.gpu(row).totalBytes >= table.gpu(row - 1).totalBytes);
        // As many as are planned fit where the plan does.
        const QVariant safe = table.index(row, GpuTableModel::SafeColumn).data(SortRole);
        QCOMPARE(safe.toLongLong() >= page.estimate().setup.batchPerReplica, row >= smallest);
    }
    const QString name = QString::fromStdString(table.gpu(smallest).name);
    QVERIFY(page.view.gpus().sentence().contains(name));
    QVERIFY(page.view.verdict().sentence().contains(name));
    QVERIFY(table.index(smallest, GpuTableModel::FitColumn)
                .data()
                .toString()
                .contains(QStringLiteral("Smallest")));
    // Enter plans with it, and "Any GPU" goes back.
    CopyTable& shown = page.view.gpus().table();
    shown.selectRow(smallest);
    emit shown.activated(shown.currentIndex());
    page.settle();
    QCOMPARE(page.view.controller().request().gpu.name, name.toStdString());
    QCOMPARE(page.view.verdict().word(), QStringLiteral("Fits"));
    QCOMPARE(table.index(smallest, GpuTableModel::NameColumn).data().toString(),
             name + QStringLiteral(" (selected)"));
    page.view.resize(820, 680);
    QApplication::processEvents();
    QVERIFY2(shown.horizontalHeader()->length() <= shown.viewport()->width(), "scrolls sideways");
    page.chooseGpu(QStringLiteral("Any GPU"));
    QVERIFY(page.view.controller().request().gpu.name.empty());
}

void MemoryChoiceTest::sortsTheBreakdownBySize()
{
    Page page;
    page.plan(QLatin1String(kModel));
    const QAbstractItemModel& rows = *page.view.makeup().table().model();
    const auto bytes = [&rows](int row) {
        return rows.index(row, ComponentTableModel::BytesColumn).data(SortRole).toLongLong();
    };
    for (int row = 1; row < rows.rowCount(); ++row)
        QVERIFY(bytes(row) <= bytes(row - 1));
}

void MemoryChoiceTest::asksForTheFramework()
{
    Page page;
    page.plan(QStringLiteral("faster_rcnn_r50_fpn_1x"));
    QVERIFY(page.view.controller().variants().size() >= 2);
    QVERIFY(page.view.variants().question().contains(QStringLiteral("faster_rcnn_r50_fpn_1x")));
    const PlanVariant* other = nullptr;
    for (const PlanVariant& variant : page.view.controller().variants()) {
        if (variant.model.framework == "mmdetection")
            other = &variant;
    }
    QVERIFY(other != nullptr);
    const std::int64_t bytes = other->peakBytes;
    QVERIFY(samples::click(page.view, QStringLiteral("MMDetection: ") + bytesText(bytes)));
    page.settle();
    QCOMPARE(page.estimate().peakBytes, bytes);
    QCOMPARE(page.view.controller().plan()->model.framework, std::string("mmdetection"));
    QVERIFY(page.view.variants().question().isEmpty());
    // A name that one framework has is not asked about.
    page.plan(QStringLiteral("ssd_mobilenet_v2_fpnlite_320"));
    QVERIFY(!page.view.controller().error());
    QVERIFY(page.view.variants().question().isEmpty());
}

void MemoryChoiceTest::offersModelsForAFullName()
{
    Page page;
    SearchBox& box = page.view.setup().modelBox();
    const auto offered = [&box](const QString& text) {
        box.lineEdit()->selectAll();
        QTest::keyClicks(box.lineEdit(), text);
        QStringList names;
        for (int row = 0; row < box.completer()->completionModel()->rowCount(); ++row)
            names << box.completer()->completionModel()->index(row, 0).data().toString();
        return names;
    };
    QVERIFY(offered(QStringLiteral("r50-fpn")).contains(QLatin1String(kModel)));
    const QStringList longer = offered(QStringLiteral("faster_rcnn_r50_fpn_1x_coco"));
    QVERIFY(longer.contains(QLatin1String(kModel)));
    QVERIFY(longer.contains(QStringLiteral("faster_rcnn_R_50_FPN")));
    QVERIFY(offered(QStringLiteral("no such model")).isEmpty());
}

void MemoryChoiceTest::tellsWhereValuesComeFrom()
{
    Page page;
    page.plan(QStringLiteral("ssd_mobilenet_v2_fpnlite_320"));
    const QString before = page.view.setup().origin();
    QVERIFY2(before.contains(QStringLiteral("TensorFlow")), qPrintable(before));
    page.view.setup().batchBox().setValue(3);
    page.settle();
    QVERIFY(page.view.setup().origin().startsWith(QStringLiteral("Changed by you: Batch size.")));
    QVERIFY(samples::click(page.view, QStringLiteral("Reset")));
    page.settle();
    QCOMPARE(page.view.setup().origin(), before);
}

void MemoryChoiceTest::saysWhatIsWrongWithAName()
{
    Page page;
    page.plan(QStringLiteral("faster_rcnn_r50_fpm"));
    QVERIFY(page.view.controller().error().has_value());
    QCOMPARE(page.view.verdict().word(), QStringLiteral("Cannot be planned"));
    QVERIFY(page.view.verdict().sentence().contains(QLatin1String(kModel))); // the nearest one
    page.plan(QLatin1String(kModel));
    QVERIFY(!page.view.controller().error());
}

void MemoryChoiceTest::takesAChangeBack()
{
    Page page;
    page.plan(QLatin1String(kModel));
    const int before = page.view.setup().batchBox().value();
    const QString back = QStringLiteral("Back to the default: Batch size");
    QVERIFY(samples::button(page.view, back) == nullptr);
    page.view.setup().batchBox().setValue(before + 3);
    page.settle();
    QVERIFY(samples::click(page.view, back));
    page.settle();
    QCOMPARE(page.view.setup().batchBox().value(), before);
    QCOMPARE(page.view.controller().request().setup.batchPerReplica, std::int64_t{0});
    auto* precision = samples::named<QComboBox>(page.view, QStringLiteral("Precision"));
    QVERIFY(precision != nullptr);
    const std::int64_t full = page.estimate().peakBytes;
    precision->setCurrentIndex(precision->findData(static_cast<int>(vram::Precision::Mixed)));
    emit precision->activated(precision->currentIndex());
    page.settle();
    QVERIFY(page.estimate().peakBytes < full);
    QVERIFY(samples::click(page.view, QStringLiteral("Reset")));
    page.settle();
    QCOMPARE(page.estimate().peakBytes, full);
}

void MemoryChoiceTest::followsTheGpu()
{
    Page page;
    page.plan(QLatin1String(kModel));
    const auto gpus = vram::gpus();
    QVERIFY(gpus.size() > 3);
    const auto [least, most] =
        std::minmax_element(gpus.begin(), gpus.end(), [](const vram::Gpu& a, const vram::Gpu& b) {
            return a.usableBytes() < b.usableBytes();
        });
    page.view.setup().batchBox().setValue(64);
    page.settle();
    emit page.view.setup().gpuBox().textChosen(QString::fromStdString(least->name));
    page.settle();
    QCOMPARE(page.view.verdict().word(), QStringLiteral("Too large"));
    page.view.setup().batchBox().setValue(1);
    emit page.view.setup().gpuBox().textChosen(QString::fromStdString(most->name));
    page.settle();
    QCOMPARE(page.view.verdict().word(), QStringLiteral("Fits"));
    // What is no GPU changes nothing.
    emit page.view.setup().gpuBox().textChosen(QStringLiteral("abacus"));
    page.settle();
    QCOMPARE(page.view.controller().request().gpu.name, most->name);
}

int main(int argc, char** argv)
{
    return runWidgetTest<MemoryChoiceTest>(argc, argv);
}

#include "tst_memory_choice.moc"
