// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/qt/case_document.h"
#include "model/qt/roles.h"
#include "tests/support/test_case.h"
#include "tests/widgets/case_samples.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/views/rules/judged_chart.h"
#include "widgets/views/rules/rule_panel.h"
#include "widgets/views/rules/rules_view.h"
#include "widgets/views/rules/threshold_form.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTableView>

using namespace faultline;
using namespace faultline::ui;
using faultline::samples::plain;

namespace {

/// The first rule that has a threshold.
const RuleInfo& someRule()
{
    for (const std::unique_ptr<const Rule>& rule : builtinRules()) {
        if (!rule->info().thresholds.empty())
            return rule->info();
    }
    qFatal("no rule has a threshold");
}

QString idOf(const RuleInfo& rule)
{
    return QString::fromUtf8(rule.id.data(), static_cast<qsizetype>(rule.id.size()));
}

DiagnosisPtr sampleDiagnosis()
{
    auto diagnosis = std::make_shared<Diagnosis>();
    RuleOutcome outcome;
    outcome.ruleId = someRule().ruleId();
    outcome.run = RunId("train");
    outcome.state = RuleOutcome::State::Passed;
    outcome.numbers = {{.name = "ratio",
                        .label = plain("Measured ratio"),
                        .value = {.value = 1.5, .unit = Unit::Ratio},
                        .threshold = 2.0}};
    JudgedPoints judged;
    judged.label = plain("Median loss of blocks");
    for (int i = 0; i < 30; ++i)
        judged.points.emplace_back(i * 100, 1.0 / (i + 1));
    judged.limits = {{.label = plain("Limit"), .value = 0.5}};
    outcome.judged = {judged};
    diagnosis->outcomes = {outcome};
    return diagnosis;
}

bool shows(const QWidget& widget, const QString& text)
{
    for (const QLabel* label : widget.findChildren<QLabel*>()) {
        if (label->isVisibleTo(&widget) && label->text().contains(text))
            return true;
    }
    return false;
}

template <typename Shown>
void open(Shown& widget)
{
    widget.resize(480, 900);
    widget.show();
    if (!QTest::qWaitForWindowExposed(&widget))
        qFatal("no window");
}

} // namespace

class RulesViewTest : public QObject {
    Q_OBJECT

private slots:
    void listsFiltersAndSorts();
    void rowsOpenTheirRule();
    void saysWhatRulesLookForWithoutACase();
    void panelTeachesWhenNothingIsChosen();
    void panelShowsWhatWasJudged();
    void thresholdsAreTypedInTheirUnits();
    void thresholdsChangeTheCaseAndComeBack();
    void mutingNeedsAReason();
    void panelIsNotWiderThanItsDock();
};

void RulesViewTest::listsFiltersAndSorts()
{
    TestCase opened;
    ViewContext state{opened};
    state.opened().setDiagnosis(sampleDiagnosis());
    RulesView view(state, nullptr);
    open(view);
    const int all = view.table().model()->rowCount();
    QCOMPARE(all, static_cast<int>(builtinRules().size()));
    auto* search = samples::named<QLineEdit>(view, QStringLiteral("Filter checks"));
    search->setFocus();
    QTest::keyClicks(search, idOf(someRule()));
    QCOMPARE(view.table().model()->rowCount(), 1);
    search->clear();
    auto* outcomes = samples::named<QComboBox>(view, QStringLiteral("Outcome to show"));
    outcomes->setFocus();
    QTest::keyClick(outcomes, Qt::Key_Down);
    QCOMPARE(view.table().model()->rowCount(), 1); // the one that passed
    QTest::keyClick(outcomes, Qt::Key_Up);
    auto* sections = samples::named<QComboBox>(view, QStringLiteral("Section to show"));
    sections->setFocus();
    QTest::keyClick(sections, Qt::Key_Down);
    QVERIFY(view.table().model()->rowCount() < all);
    sections->setCurrentIndex(0);
    view.table().sortByColumn(static_cast<int>(RuleModel::Column::State), Qt::AscendingOrder);
    QCOMPARE(view.table().model()->index(0, 0).data(OutcomeRole).toInt(),
             static_cast<int>(RuleOutcome::State::Passed));
}

void RulesViewTest::rowsOpenTheirRule()
{
    TestCase opened;
    ViewContext state{opened};
    state.opened().setDiagnosis(sampleDiagnosis());
    RulesView view(state, nullptr);
    open(view);
    QSignalSpy requested(&state, &ViewContext::ruleRequested);
    view.table().setFocus();
    view.table().setCurrentIndex(view.table().model()->index(1, 0));
    QTest::keyClick(&view.table(), Qt::Key_Return);
    QCOMPARE(requested.count(), 1);
    QCOMPARE(state.ruleFocus().ruleId, view.table().model()->index(1, 0).data(IdRole).toString());
}

void RulesViewTest::saysWhatRulesLookForWithoutACase()
{
    TestCase opened;
    ViewContext state{opened};
    RulesView view(state, nullptr);
    open(view);
    view.resize(900, 600);
    QCOMPARE(view.table().model()->rowCount(), static_cast<int>(builtinRules().size()));
    QVERIFY(view.table().isColumnHidden(static_cast<int>(RuleModel::Column::State)));
    QVERIFY(!view.table().isColumnHidden(static_cast<int>(RuleModel::Column::Why)));
    QVERIFY(samples::named<QComboBox>(view, QStringLiteral("Outcome to show")) == nullptr);
    view.table().setFocus();
    view.table().setCurrentIndex(view.table().model()->index(0, 1));
    QTest::keyClick(&view.table(), Qt::Key_Return);
    RulePanel panel(state);
    open(panel);
    QVERIFY(shows(panel, QStringLiteral("How it decides")));
    QVERIFY(!shows(panel, QStringLiteral("not checked")));
}

void RulesViewTest::panelTeachesWhenNothingIsChosen()
{
    TestCase opened;
    ViewContext state{opened};
    RulePanel panel(state);
    open(panel);
    QVERIFY(shows(panel, QStringLiteral("No rule is shown")));
    state.openRule(QStringLiteral("no-such-rule"), {});
    QVERIFY(shows(panel, QStringLiteral("No rule is shown")));
}

void RulesViewTest::panelShowsWhatWasJudged()
{
    TestCase opened;
    ViewContext state{opened};
    state.opened().setDiagnosis(sampleDiagnosis());
    RulePanel panel(state);
    open(panel);
    QSignalSpy shown(&panel, &RulePanel::ruleShown);
    state.openRule(idOf(someRule()), QStringLiteral("train"));
    QCOMPARE(shown.count(), 1);
    QVERIFY(shows(panel, QStringLiteral("Fine in train")));
    QVERIFY(shows(panel, QStringLiteral("Measured ratio")));
    QVERIFY(shows(panel, QStringLiteral("Limit: 0.5")));
    auto* chart = panel.findChild<CurveView*>();
    QVERIFY(chart != nullptr);
    QCOMPARE(chart->curves().size(), 2U);
    QCOMPARE(chart->curves()[0].series->size(), 30U);
    panel.settle();
    QVERIFY(chart->pointsDrawn() > 0);
}

void RulesViewTest::thresholdsAreTypedInTheirUnits()
{
    const ThresholdScale share =
        thresholdScale({.name = "a", .value = 0.255, .unit = Unit::Fraction, .reason = {}});
    QCOMPARE(share.factor, 100.0);
    QVERIFY(share.decimals >= 1);
    QCOMPARE(thresholdScale({.name = "a", .value = 30, .unit = Unit::Count, .reason = {}}).decimals,
             0);
    QCOMPARE(
        thresholdScale({.name = "a", .value = 1 << 20, .unit = Unit::Bytes, .reason = {}}).factor
            * (1 << 20),
        1.0);
}

void RulesViewTest::thresholdsChangeTheCaseAndComeBack()
{
    TestCase opened;
    ViewContext state{opened};
    state.opened().setDiagnosis(sampleDiagnosis());
    RulePanel panel(state);
    open(panel);
    state.openRule(idOf(someRule()), {});
    const Threshold& threshold = someRule().thresholds.front();
    const QString name =
        QString::fromUtf8(threshold.name.data(), static_cast<qsizetype>(threshold.name.size()));
    auto* box = samples::named<QDoubleSpinBox>(panel, name);
    QVERIFY(box != nullptr);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Up);
    const auto value = [&] {
        return state.opened().document().ruleSettings().threshold(someRule(), threshold.name);
    };
    QVERIFY(value() > threshold.value);
    QVERIFY(state.opened().document().isModified());
    QVERIFY(samples::click(panel, QStringLiteral("Back to the default of %1").arg(name)));
    QCOMPARE(value(), threshold.value);
    QVERIFY(samples::button(panel, QStringLiteral("Back to the default of %1").arg(name))
            == nullptr);
}

void RulesViewTest::mutingNeedsAReason()
{
    TestCase opened;
    ViewContext state{opened};
    state.opened().setDiagnosis(sampleDiagnosis());
    RulePanel panel(state);
    open(panel);
    state.openRule(idOf(someRule()), {});
    QVERIFY(!samples::click(panel, QStringLiteral("Mute this rule"))); // disabled
    auto* reason = samples::named<QLineEdit>(panel, QStringLiteral("Reason for muting the rule"));
    QTest::keyClicks(reason, QStringLiteral("it is meant so"));
    QVERIFY(samples::click(panel, QStringLiteral("Mute this rule")));
    const RuleSettings::Mute* mute =
        state.opened().document().ruleSettings().muteOf(someRule().ruleId());
    QVERIFY(mute != nullptr);
    QCOMPARE(mute->reason, std::string("it is meant so"));
    state.opened().setDiagnosis(std::make_shared<Diagnosis>()); // judged again
    QVERIFY(shows(panel, QStringLiteral("it is meant so")));
    QVERIFY(samples::click(panel, QStringLiteral("Ask it again")));
    QVERIFY(state.opened().document().ruleSettings().muteOf(someRule().ruleId()) == nullptr);
}

void RulesViewTest::panelIsNotWiderThanItsDock()
{
    constexpr int kDockWidth = 320; // a quarter of the smallest window
    TestCase opened;
    ViewContext state{opened};
    state.opened().setDiagnosis(sampleDiagnosis());
    RulePanel panel(state);
    panel.resize(kDockWidth, 700);
    panel.show();
    for (const std::unique_ptr<const Rule>& rule : builtinRules()) {
        state.openRule(idOf(rule->info()), {});
        QApplication::processEvents();
        auto* scroll = panel.findChild<QScrollArea*>();
        const int width = scroll->widget()->minimumSizeHint().width();
        QVERIFY2(width <= kDockWidth,
                 qPrintable(idOf(rule->info()) + u' ' + QString::number(width)));
    }
}

int main(int argc, char** argv)
{
    return runWidgetTest<RulesViewTest>(argc, argv);
}

#include "tst_rules_view.moc"
