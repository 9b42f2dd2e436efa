// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/finding_model.h"
#include "model/qt/roles.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace faultline;

namespace {

Finding makeFinding(const std::string& rule, Severity severity, double confidence)
{
    Finding finding;
    finding.ruleId = RuleId(rule);
    finding.code = "X01";
    finding.severity = severity;
    finding.confidence = confidence;
    finding.run = RunId("train");
    finding.title = {.source = "Loss became NaN at step %1",
                     .arguments = {Quantity{.value = 4200, .unit = Unit::Step}}};
    return finding;
}

} // namespace

class FindingModelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void keepsTheOrderOfTheDiagnosis();
    void showsTextsAndRawValues();
};

void FindingModelTest::keepsTheOrderOfTheDiagnosis()
{
    auto diagnosis = std::make_shared<Diagnosis>();
    diagnosis->findings = {makeFinding("b-rule", Severity::Critical, 0.9),
                           makeFinding("a-rule", Severity::Info, 0.5)};
    FindingModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setDiagnosis(diagnosis);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, 0).data(IdRole).toString(), QStringLiteral("b-rule"));
    QCOMPARE(model.index(1, 0).data(IdRole).toString(), QStringLiteral("a-rule"));
    QCOMPARE(model.finding(1).ruleId, RuleId("a-rule"));
    model.setDiagnosis(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void FindingModelTest::showsTextsAndRawValues()
{
    auto diagnosis = std::make_shared<Diagnosis>();
    diagnosis->findings = {makeFinding("rule", Severity::Warning, 0.75)};
    FindingModel model;
    model.setDiagnosis(diagnosis);
    const auto at = [&model](FindingModel::Column column) {
        return model.index(0, static_cast<int>(column));
    };
    QCOMPARE(at(FindingModel::Column::Severity).data().toString(), QStringLiteral("Warning"));
    QCOMPARE(at(FindingModel::Column::Severity).data(SeverityRole).toInt(),
             static_cast<int>(Severity::Warning));
    QVERIFY(at(FindingModel::Column::Title)
                .data()
                .toString()
                .startsWith(QStringLiteral("Loss became NaN at step 4")));
    QCOMPARE(at(FindingModel::Column::Run).data(RunRole).toString(), QStringLiteral("train"));
    QCOMPARE(at(FindingModel::Column::Confidence).data(SortRole).toDouble(), 0.75);
    QCOMPARE(at(FindingModel::Column::Confidence).data().toString(), QStringLiteral("75 %"));
}

QTEST_GUILESS_MAIN(FindingModelTest)
#include "tst_finding_model.moc"
