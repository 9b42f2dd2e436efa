// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/profile_tables.h"
#include "model/qt/roles.h"
#include "model/qt/trace_text.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QTest>

#include <cmath>
#include <limits>

using namespace faultline;

namespace {

TraceProfilePtr sample()
{
    auto profile = std::make_shared<TraceProfile>();
    for (int i = 0; i < 3; ++i) {
        TraceStep step;
        step.number = 1000 + i;
        step.beginNs = i * 20'000'000;
        step.endNs = step.beginNs + 20'000'000;
        step.seconds[static_cast<std::size_t>(StepCategory::Input)] = 0.015;
        step.seconds[static_cast<std::size_t>(StepCategory::Compute)] = 0.005;
        profile->steps.push_back(step);
    }
    profile->kernels = {
        {.name = "gemm",
         .count = 4,
         .seconds = 0.3,
         .usesTensorCores = true,
         .isTensorCoreEligible = true,
         .op = "aten::mm"},
        {.name = "conv", .count = 2, .seconds = 0.1, .isTensorCoreEligible = true, .op = {}},
        {.name = "relu", .count = 0, .seconds = 0.0, .op = {}}};
    profile->inputStages = {
        {.name = "Map", .count = 7, .seconds = 2.0, .selfSeconds = 1.5, .longestSeconds = 0.9}};
    profile->devices = {{.device = 0,
                         .name = "V100",
                         .busyShare = 0.42,
                         .kernelSeconds = 0.4,
                         .tensorCoreSeconds = 0.3,
                         .kernelCount = 6,
                         .shortKernelCount = 3,
                         .hostToDeviceBytes = 2'147'483'648,
                         .hostToDeviceSeconds = 0.5,
                         .computeCapability = "7.0"}};
    MemoryCurve memory;
    memory.peakBytes = 4096;
    memory.peakOwners = {{.name = "conv", .detail = "[1, 2]", .bytes = 1024, .count = 3}};
    profile->memory = {memory};
    return profile;
}

QString text(const QAbstractItemModel& model, int row, const QString& title)
{
    for (int column = 0; column < model.columnCount(); ++column) {
        if (model.headerData(column, Qt::Horizontal).toString() == title)
            return model.index(row, column).data().toString();
    }
    return QStringLiteral("no such column");
}

} // namespace

class ProfileTablesTest : public QObject {
    Q_OBJECT

private slots:
    void isASoundModel();
    void listsSteps();
    void listsKernels();
    void shortensKernelsToWhatTellsThemApart();
    void listsStagesDevicesAndOwners();
    void leavesOutCategoriesThatNeverOccur();
    void writesDurationsForColumns_data();
    void writesDurationsForColumns();
    void writesDurationsAlone_data();
    void writesDurationsAlone();
    void writesShares();
};

void ProfileTablesTest::isASoundModel()
{
    ProfileTableModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTable(kernelTable(sample()));
    QCOMPARE(model.rowCount(), 3);
    model.setTable(stepTable(sample()));
    QCOMPARE(model.columnCount(), 4);
    model.setTable({});
    QCOMPARE(model.rowCount(), 0);
    for (const ProfileTable& table :
         {stepTable(nullptr), kernelTable(nullptr), inputStageTable(nullptr), deviceTable(nullptr),
          peakOwnerTable(nullptr, 0), peakOwnerTable(sample(), 9)})
        QCOMPARE(table.rowCount, std::size_t{0});
}

void ProfileTablesTest::listsSteps()
{
    ProfileTableModel model;
    model.setTable(stepTable(sample()));
    QCOMPARE(text(model, 1, QStringLiteral("Step")), QStringLiteral("1,001"));
    QCOMPARE(text(model, 0, QStringLiteral("Total")), QStringLiteral("20.00 ms"));
    QCOMPARE(text(model, 0, QStringLiteral("Input")), QStringLiteral("15.00 ms"));
    QCOMPARE(model.index(2, 0).data(SortRole).toLongLong(), 1002LL);
    QVERIFY(model.index(0, 1).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
}

void ProfileTablesTest::listsKernels()
{
    ProfileTableModel model;
    model.setTable(kernelTable(sample()));
    QCOMPARE(text(model, 0, QStringLiteral("Share")), QStringLiteral("75 %"));
    QCOMPARE(text(model, 0, QStringLiteral("Mean")), QStringLiteral("75.00 ms"));
    QCOMPARE(text(model, 0, QStringLiteral("Tensor cores")), QStringLiteral("yes"));
    QCOMPARE(text(model, 1, QStringLiteral("Tensor cores")), QStringLiteral("could"));
    QCOMPARE(text(model, 2, QStringLiteral("Tensor cores")), QString());
    QCOMPARE(text(model, 2, QStringLiteral("Mean")), QStringLiteral("0.00 ms"));
    QCOMPARE(text(model, 0, QStringLiteral("Launched by")), QStringLiteral("aten::mm"));
    QCOMPARE(model.index(0, 0).data(Qt::ToolTipRole).toString(), QStringLiteral("gemm"));
}

void ProfileTablesTest::shortensKernelsToWhatTellsThemApart()
{
    const std::string full = "void at::native::vectorized_elementwise_kernel<4, "
                             "at::native::AddFunctor<float>, at::detail::Array<char*, 3> >(int, "
                             "at::native::AddFunctor<float>, at::detail::Array<char*, 3>)";
    QCOMPARE(
        kernelLabel(full),
        QStringLiteral("vectorized_elementwise_kernel<4, AddFunctor<float>, Array<char*, 3>>"));
    QCOMPARE(kernelLabel("volta_sgemm_128x64_nt"), QStringLiteral("volta_sgemm_128x64_nt"));
    QCOMPARE(kernelLabel("void cudnn::ops::scale<float>(cudnnTensor4dStruct, float*, float)"),
             QStringLiteral("cudnn::ops::scale<float>"));
    QCOMPARE(kernelLabel("k<f(at::Iterator&)::{lambda(float)#1}>(int"),
             QStringLiteral("k<f::{lambda#1}>"));
    QCOMPARE(kernelLabel("(odd)"), QStringLiteral("(odd)"));
    auto profile = std::make_shared<TraceProfile>();
    profile->kernels = {{.name = full, .count = 1, .seconds = 1.0, .op = {}}};
    ProfileTableModel model;
    model.setTable(kernelTable(profile));
    QCOMPARE(model.index(0, 0).data(FullTextRole).toString(), QString::fromStdString(full));
    QCOMPARE(model.index(0, 0).data(Qt::ToolTipRole).toString(), QString::fromStdString(full));
    QVERIFY(!model.index(0, 1).data(FullTextRole).isValid());
}

void ProfileTablesTest::listsStagesDevicesAndOwners()
{
    ProfileTableModel model;
    model.setTable(inputStageTable(sample()));
    QCOMPARE(text(model, 0, QStringLiteral("Self time")), QStringLiteral("1,500.00 ms"));
    QCOMPARE(text(model, 0, QStringLiteral("Calls")), QStringLiteral("7"));
    model.setTable(deviceTable(sample()));
    QCOMPARE(text(model, 0, QStringLiteral("Busy")), QStringLiteral("42 %"));
    QCOMPARE(text(model, 0, QStringLiteral("On tensor cores")), QStringLiteral("75 %"));
    QCOMPARE(text(model, 0, QStringLiteral("Memory")), QString());
    QCOMPARE(text(model, 0, QStringLiteral("Too short")), QStringLiteral("50 %"));
    QCOMPARE(text(model, 0, QStringLiteral("Host to device")), QStringLiteral("4.0 GiB/s"));
    model.setTable(peakOwnerTable(sample(), 0));
    QCOMPARE(text(model, 0, QStringLiteral("Of the peak")), QStringLiteral("25 %"));
    QCOMPARE(text(model, 0, QStringLiteral("Detail")), QStringLiteral("[1, 2]"));
}

void ProfileTablesTest::leavesOutCategoriesThatNeverOccur()
{
    const std::vector<StepCategory> expected{StepCategory::Input, StepCategory::Compute};
    QVERIFY(usedStepCategories(*sample()) == expected);
}

void ProfileTablesTest::writesDurationsForColumns_data()
{
    QTest::addColumn<double>("largest");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("expected");
    QTest::newRow("micro") << 5e-3 << 12.34e-6 << QStringLiteral("12.3 µs");
    QTest::newRow("milli") << 5.0 << 0.01234 << QStringLiteral("12.34 ms");
    QTest::newRow("seconds") << 50.0 << 12.345 << QStringLiteral("12.345 s");
    QTest::newRow("too small to see") << 50.0 << 1e-6 << QStringLiteral("< 0.001 s");
    QTest::newRow("zero") << 50.0 << 0.0 << QStringLiteral("0.000 s");
    QTest::newRow("unknown") << 50.0 << std::numeric_limits<double>::quiet_NaN() << QString();
}

void ProfileTablesTest::writesDurationsForColumns()
{
    QFETCH(double, largest);
    QFETCH(double, seconds);
    QFETCH(QString, expected);
    QCOMPARE(DurationColumn(largest).text(seconds), expected);
}

void ProfileTablesTest::writesDurationsAlone_data()
{
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("expected");
    QTest::newRow("zero") << 0.0 << QStringLiteral("0 s");
    QTest::newRow("nano") << 870e-9 << QStringLiteral("870 ns");
    QTest::newRow("micro") << 12.34e-6 << QStringLiteral("12.3 µs");
    QTest::newRow("border") << 0.99996e-3 << QStringLiteral("1.00 ms");
    QTest::newRow("milli") << 0.1234 << QStringLiteral("123 ms");
    QTest::newRow("seconds") << 4.564 << QStringLiteral("4.56 s");
}

void ProfileTablesTest::writesDurationsAlone()
{
    QFETCH(double, seconds);
    QFETCH(QString, expected);
    QCOMPARE(traceDuration(seconds), expected);
}

void ProfileTablesTest::writesShares()
{
    QCOMPARE(traceShare(0.384), QStringLiteral("38 %"));
    QCOMPARE(traceShare(0.001), QStringLiteral("< 1 %"));
    QCOMPARE(traceShare(0.0), QStringLiteral("0 %"));
    QCOMPARE(traceShare(1.0), QStringLiteral("100 %"));
}

int main(int argc, char** argv)
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QCoreApplication app(argc, argv);
    ProfileTablesTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_profile_tables.moc"
