// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/qt/roles.h"
#include "model/qt/rule_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace faultline;

namespace {

using Column = RuleModel::Column;
using State = RuleOutcome::State;

std::string ruleId(std::size_t index)
{
    return std::string(builtinRules()[index]->info().id);
}

RuleOutcome outcome(std::size_t rule, State state, const std::string& run = "train")
{
    RuleOutcome made;
    made.ruleId = RuleId(ruleId(rule));
    made.run = RunId(run);
    made.state = state;
    return made;
}

std::shared_ptr<const Diagnosis> sampleDiagnosis()
{
    auto diagnosis = std::make_shared<Diagnosis>();
    diagnosis->outcomes = {outcome(0, State::Fired), outcome(1, State::Abstained),
                           outcome(2, State::Muted), outcome(3, State::Passed, "a"),
                           outcome(3, State::Passed, "b")};
    diagnosis->outcomes[3].numbers = {{.name = "ratio",
                                       .label = {.source = "Ratio", .arguments = {}},
                                       .value = {.value = 1.5, .unit = Unit::Ratio},
                                       .threshold = 2.0}};
    Finding finding;
    finding.ruleId = RuleId(ruleId(0));
    finding.run = RunId("train");
    finding.title = {.source = "It went wrong", .arguments = {}};
    diagnosis->findings = {finding};
    diagnosis->abstentions = {{.ruleId = RuleId(ruleId(1)),
                               .code = {},
                               .run = RunId("train"),
                               .reason = {.source = "No log", .arguments = {}},
                               .remedy = {},
                               .command = {},
                               .missing = {}}};
    return diagnosis;
}

QString cell(const RuleModel& model, int row, Column column)
{
    return model.index(row, static_cast<int>(column)).data().toString();
}

} // namespace

class RuleModelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void holdsToTheContractOfModels();
    void listsTheRulesBeforeADiagnosis();
    void saysWhyForEachOutcome();
    void showsTheGravestOfSeveralTrainings();
    void everySectionHasAName();
};

void RuleModelTest::holdsToTheContractOfModels()
{
    RuleModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setDiagnosis(sampleDiagnosis(), {});
    model.setDiagnosis(nullptr, {});
}

void RuleModelTest::listsTheRulesBeforeADiagnosis()
{
    const RuleModel model;
    QCOMPARE(model.rowCount(), static_cast<int>(builtinRules().size()));
    QCOMPARE(cell(model, 0, Column::State), QStringLiteral("Not asked"));
    QVERIFY(!model.index(0, 0).data(OutcomeRole).isValid());
    QCOMPARE(cell(model, 0, Column::Check),
             QStringLiteral("Do model and batch fit into GPU memory?"));
    QVERIFY(cell(model, 0, Column::Why).startsWith(QStringLiteral("Reads")));
}

void RuleModelTest::saysWhyForEachOutcome()
{
    RuleSettings settings;
    settings.mute(RuleId(ruleId(2)), "it is meant so");
    RuleModel model;
    model.setDiagnosis(sampleDiagnosis(), settings);
    QCOMPARE(model.rowCount(), static_cast<int>(builtinRules().size()));
    QCOMPARE(cell(model, 0, Column::Why), QStringLiteral("It went wrong"));
    QCOMPARE(cell(model, 1, Column::Why), QStringLiteral("No log"));
    QCOMPARE(cell(model, 2, Column::Why), QStringLiteral("it is meant so"));
    QVERIFY(cell(model, 3, Column::Why).startsWith(QStringLiteral("Ratio: 1.5")));
    QCOMPARE(cell(model, 3, Column::Runs), QString());
    QVERIFY(!model.runsDiffer());
    QCOMPARE(model.countOf(State::Passed), 1);
    QCOMPARE(model.index(1, 0).data(OutcomeRole).toInt(), static_cast<int>(State::Abstained));
    QVERIFY(model.index(0, 0).data(FilterRole).toString().contains(QStringLiteral("went wrong")));
}

void RuleModelTest::showsTheGravestOfSeveralTrainings()
{
    auto diagnosis = std::make_shared<Diagnosis>();
    diagnosis->outcomes = {outcome(0, State::Passed, "a"), outcome(0, State::Abstained, "b"),
                           outcome(0, State::Fired, "c"), outcome(0, State::Passed, "d")};
    Finding finding;
    finding.ruleId = RuleId(ruleId(0));
    finding.run = RunId("c");
    finding.severity = Severity::Critical;
    diagnosis->findings = {finding};
    RuleModel model;
    model.setDiagnosis(diagnosis, {});
    QCOMPARE(cell(model, 0, Column::State), QStringLiteral("Finding"));
    QCOMPARE(cell(model, 0, Column::Runs), QStringLiteral("1 finding(s) · 1 not judged · 2 fine"));
    QCOMPARE(model.index(0, 0).data(RunRole).toString(), QStringLiteral("c"));
    QCOMPARE(model.index(0, 0).data(SeverityRole).toInt(), static_cast<int>(Severity::Critical));
    QVERIFY(model.runsDiffer());
    QVERIFY(model.endedSo(0, State::Passed));
}

void RuleModelTest::everySectionHasAName()
{
    for (const std::unique_ptr<const Rule>& rule : builtinRules())
        QVERIFY2(ruleSectionName(rule->info().section).at(0).isUpper(), rule->info().id.data());
}

QTEST_GUILESS_MAIN(RuleModelTest)

#include "tst_rule_model.moc"
