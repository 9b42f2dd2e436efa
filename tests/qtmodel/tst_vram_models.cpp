// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/change_table_model.h"
#include "model/qt/component_table_model.h"
#include "model/qt/layer_table_model.h"
#include "model/qt/mitigation_model.h"
#include "model/qt/roles.h"
#include "model/qt/vram_text.h"
#include "tests/support/plan_maker.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace faultline;

namespace {

constexpr std::int64_t kGiB = std::int64_t{1} << 30;
using Tester = QAbstractItemModelTester;

QString cell(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

class VramModelsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void listsLayers();
    void filtersLayers();
    void sortsLayersByRawNumbers();
    void leavesOutRowsOfNoOp();
    void listsComponents();
    void tellsTheChangeOfAPreview();
    void listsMitigations();
    void takesWhatAMitigationChanges();
    void listsChangesAsAWaterfall();
    void judgesWhetherItFits();
    void saysTheVerdict();
    void writesBytesWithTheirSign();
};

void VramModelsTest::listsLayers()
{
    LayerTableModel model;
    Tester tester(&model, Tester::FailureReportingMode::QtTest);
    const VramPlanPtr plan = samples::plan();
    model.setLayers(plan->graph, plan->estimate.layers);
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(cell(model, 0, LayerTableModel::NameColumn), QStringLiteral("backbone/conv1"));
    QCOMPARE(cell(model, 0, LayerTableModel::KindColumn), QStringLiteral("Convolution 3 × 3"));
    QCOMPARE(cell(model, 1, LayerTableModel::KindColumn), QStringLiteral("ReLU"));
    QCOMPARE(cell(model, 0, LayerTableModel::ShapeColumn), QStringLiteral("64 × 20 × 30"));
    QCOMPARE(cell(model, 3, LayerTableModel::ShapeColumn), QString());
    QCOMPARE(cell(model, 0, LayerTableModel::KeptColumn), QStringLiteral("4.0 GiB"));
    // Two operations, a product and a sum, for each multiply-add.
    QCOMPARE(cell(model, 2, LayerTableModel::FlopsColumn), QStringLiteral("8.0 G"));
    QCOMPARE(cell(model, 3, LayerTableModel::FlopsColumn), QString());
    model.setLayers(nullptr, {});
    QCOMPARE(model.rowCount(), 0);
}

void VramModelsTest::filtersLayers()
{
    LayerTableModel model;
    Tester tester(&model, Tester::FailureReportingMode::QtTest);
    const VramPlanPtr plan = samples::plan();
    model.setLayers(plan->graph, plan->estimate.layers);
    model.setPart(vram::Part::Backbone);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.listedBytes(), 6 * kGiB);
    model.setText(QStringLiteral("RELU"));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.rowOf(1), 0);
    QCOMPARE(model.rowOf(0), -1);
    // Another plan keeps the filter.
    model.setLayers(plan->graph, plan->estimate.layers);
    QCOMPARE(model.rowCount(), 1);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.setText(QStringLiteral("RELU"));
    QCOMPARE(reset.count(), 0);
    model.setPart(std::nullopt);
    model.setText({});
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.layerCount(), std::size_t{4});
}

void VramModelsTest::sortsLayersByRawNumbers()
{
    LayerTableModel model;
    const VramPlanPtr plan = samples::plan();
    model.setLayers(plan->graph, plan->estimate.layers);
    QCOMPARE(model.index(0, LayerTableModel::KeptColumn).data(SortRole).toLongLong(), 4 * kGiB);
    QCOMPARE(model.index(2, LayerTableModel::ParametersColumn).data(SortRole).toLongLong(), 6912);
    QCOMPARE(model.index(2, LayerTableModel::NameColumn).data(SortRole).toInt(), 2);
    QCOMPARE(model.index(2, 0).data(IdRole).toInt(), 2);
}

void VramModelsTest::leavesOutRowsOfNoOp()
{
    LayerTableModel model;
    const VramPlanPtr plan = samples::plan();
    model.setLayers(plan->graph, {{.op = -1}, {.op = 99}, {.op = 0}});
    QCOMPARE(model.rowCount(), 1);
}

void VramModelsTest::listsComponents()
{
    ComponentTableModel model;
    Tester tester(&model, Tester::FailureReportingMode::QtTest);
    model.setComponents(samples::plan()->estimate.components);
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(cell(model, 1, ComponentTableModel::NameColumn),
             QStringLiteral("Backbone activations"));
    QCOMPARE(cell(model, 1, ComponentTableModel::BytesColumn), QStringLiteral("6.0 GiB"));
    QCOMPARE(cell(model, 1, ComponentTableModel::ShareColumn), QStringLiteral("60 %"));
    QCOMPARE(cell(model, 1, ComponentTableModel::ChangeColumn), QString());
    QCOMPARE(cell(model, 0, ComponentTableModel::NoteColumn), QStringLiteral("0.27 G parameters"));
    QCOMPARE(model.rowOf(vram::Component::Loss), 3);
    QCOMPARE(model.rowOf(vram::Component::Context), -1);
}

void VramModelsTest::tellsTheChangeOfAPreview()
{
    ComponentTableModel model;
    Tester tester(&model, Tester::FailureReportingMode::QtTest);
    model.setComponents(samples::plan()->estimate.components);
    model.setPreview({{vram::Component::Weights, kGiB, {}},
                      {vram::Component::BackboneActivations, 3 * kGiB, {}},
                      {vram::Component::Optimizer, kGiB / 2, {}}});
    QCOMPARE(model.rowCount(), 5); // what is there only instead has a row too
    QCOMPARE(cell(model, model.rowOf(vram::Component::Weights), ComponentTableModel::ChangeColumn),
             QString());
    QCOMPARE(cell(model, model.rowOf(vram::Component::BackboneActivations),
                  ComponentTableModel::ChangeColumn),
             QStringLiteral("\u22123.0 GiB"));
    QCOMPARE(
        cell(model, model.rowOf(vram::Component::Optimizer), ComponentTableModel::ChangeColumn),
        QStringLiteral("+512.0 MiB"));
    model.setPreview({});
    QCOMPARE(model.rowCount(), 4);
}

void VramModelsTest::listsMitigations()
{
    MitigationModel model;
    Tester tester(&model, Tester::FailureReportingMode::QtTest);
    vram::Mitigation smaller;
    smaller.what = {"Batch %1 instead of %2",
                    {Quantity{2.0, Unit::Count}, Quantity{4.0, Unit::Count}}};
    smaller.savedBytes = 4 * kGiB;
    smaller.peakBytes = 6 * kGiB;
    smaller.fits = true;
    smaller.fitsSurely = true;
    smaller.timeFactor = 1.05;
    smaller.learningRateFactor = 0.5;
    smaller.learningRate = 0.01;
    smaller.patch = "batch_size: 2";
    vram::Mitigation other;
    other.what = {"Mixed precision", {}};
    other.timeFactor = 0.6;
    model.setMitigations({smaller, other});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(cell(model, 0, MitigationModel::ChangeColumn), QStringLiteral("Batch 2 instead of 4"));
    QCOMPARE(cell(model, 0, MitigationModel::SavedColumn), QStringLiteral("4.0 GiB"));
    QCOMPARE(cell(model, 0, MitigationModel::FitColumn), QStringLiteral("Fits"));
    QCOMPARE(cell(model, 0, MitigationModel::SpeedColumn), QStringLiteral("+5 %"));
    QCOMPARE(cell(model, 0, MitigationModel::RateColumn), QStringLiteral("0.01 (× 0.5)"));
    QCOMPARE(model.index(0, 0).data(AdviceRole).toString(), QStringLiteral("batch_size: 2"));
    QCOMPARE(cell(model, 1, MitigationModel::FitColumn), QStringLiteral("Too large"));
    QCOMPARE(cell(model, 1, MitigationModel::SpeedColumn), QStringLiteral("\u221240 %"));
    QCOMPARE(cell(model, 1, MitigationModel::RateColumn), QStringLiteral("same"));
}

void VramModelsTest::takesWhatAMitigationChanges()
{
    VramPlan plan = *samples::plan();
    plan.estimate.setup.batchPerReplica = 4;
    plan.estimate.setup.optimizer = "momentum";
    plan.request.learningRate = 0.02;
    vram::Mitigation smaller;
    smaller.setup = plan.estimate.setup;
    smaller.setup.batchPerReplica = 2;
    smaller.learningRateFactor = 0.5;
    const PlanRequest changed = withMitigation(plan, smaller);
    QCOMPARE(changed.setup.batchPerReplica, std::int64_t{2});
    // What is as it was is left to the framework.
    QVERIFY(changed.setup.optimizer.empty());
    QCOMPARE(changed.learningRate.value_or(0.0), 0.01);
    QCOMPARE(changed.gpu.name, plan.request.gpu.name);
}

void VramModelsTest::listsChangesAsAWaterfall()
{
    ChangeTableModel model;
    Tester tester(&model, Tester::FailureReportingMode::QtTest);
    model.setChanges(
        QStringLiteral("A"), 4 * kGiB,
        {{QStringLiteral("Batch"), QStringLiteral("2"), QStringLiteral("4"), 3 * kGiB},
         {QStringLiteral("Precision"), QStringLiteral("fp32"), QStringLiteral("amp"), -kGiB}},
        QStringLiteral("B"), 6 * kGiB);
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(cell(model, 0, ChangeTableModel::BytesColumn), QStringLiteral("4.0 GiB"));
    QCOMPARE(cell(model, 1, ChangeTableModel::BytesColumn), QStringLiteral("+3.0 GiB"));
    QCOMPARE(model.index(2, 0).data(ChangeTableModel::BeginRole).toLongLong(), 7 * kGiB);
    QCOMPARE(model.index(2, 0).data(ChangeTableModel::EndRole).toLongLong(), 6 * kGiB);
    QVERIFY(model.index(3, 0).data(ChangeTableModel::IsTotalRole).toBool());
    QCOMPARE(model.lowest(), 4 * kGiB);
    QCOMPARE(model.highest(), 7 * kGiB);
    model.clear();
    QCOMPARE(model.rowCount(), 0);
}

void VramModelsTest::judgesWhetherItFits()
{
    const vram::Interval interval{.low = 9, .high = 11};
    QVERIFY(fitOf(10, interval, 11) == Fit::Fits);
    QVERIFY(fitOf(10, interval, 10) == Fit::Barely);
    QVERIFY(fitOf(10, interval, 9) == Fit::Unlikely);
    QVERIFY(fitOf(10, interval, 8) == Fit::TooLarge);
}

void VramModelsTest::saysTheVerdict()
{
    const VramPlanPtr plan = samples::plan();
    QCOMPARE(
        verdictSentence(plan->estimate, *plan->gpu),
        QStringLiteral("Needs 10.0 GiB (9.0 GiB to 11.0 GiB) of the 13.0 GiB usable on Card."));
    QCOMPARE(maxBatchSentence(plan->maxBatch),
             QStringLiteral("Largest batch size: about 9. Up to 8 is safe, above 10 certainly "
                            "runs out of memory."));
    QCOMPARE(maxBatchSentence({.gpu = "Card", .likely = 4, .certain = 4, .possible = 4}),
             QStringLiteral("Largest batch size: 4."));
    QCOMPARE(maxBatchSentence({}), QStringLiteral("Not even one image fits."));
    QCOMPARE(peakSentence(plan->estimate, *plan->graph),
             QStringLiteral("The peak is in the backward pass, at head/conv1."));
}

void VramModelsTest::writesBytesWithTheirSign()
{
    QCOMPARE(bytesText(0), QStringLiteral("0 bytes"));
    QCOMPARE(bytesText(3 * kGiB / 2), QStringLiteral("1.5 GiB"));
    QCOMPARE(bytesText(kGiB, true), QStringLiteral("+1.0 GiB"));
    QCOMPARE(bytesText(-kGiB, true), QStringLiteral("\u22121.0 GiB"));
}

QTEST_GUILESS_MAIN(VramModelsTest)
#include "tst_vram_models.moc"
