// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The Learning rate page, with cases read from files and without one.
#include "model/diagnosis/signals/range_test_snippets.h"
#include "model/readers/load_case.h"
#include "model/session/open_case.h"
#include "tests/schedules/noisy_sweep.h"
#include "tests/support/event_writer.h"
#include "tests/support/test_case.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/charts/curve_view.h"
#include "widgets/view_context.h"
#include "widgets/views/findings/fix_patch.h"
#include "widgets/views/rate/curve_tab.h"
#include "widgets/views/rate/number_box.h"
#include "widgets/views/rate/patch_tab.h"
#include "widgets/views/rate/range_chart.h"
#include "widgets/views/rate/range_tab.h"
#include "widgets/views/rate/rate_facts.h"
#include "widgets/views/rate/rate_view.h"
#include "widgets/views/rate/schedule_form.h"
#include "widgets/views/rate/simulator_tab.h"
#include "widgets/views/rate/value_field.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSlider>
#include <QTabWidget>

#include <cmath>

using namespace faultline;
using namespace faultline::samples;
using namespace faultline::test;
using namespace faultline::ui;

namespace {

const char* const kPipeline =
    "train_config {\n  batch_size: 8\n  num_steps: 2000\n  optimizer { momentum_optimizer {\n"
    "    learning_rate { cosine_decay_learning_rate {\n      learning_rate_base: 0.04\n"
    "      total_steps: 2000\n      warmup_learning_rate: 0.01\n      warmup_steps: 200 } }\n"
    "    momentum_optimizer_value: 0.9 } }\n}\n";

/// A run whose rate is a warm-up and a constant.
std::string eventsOf(double peak)
{
    EventWriter writer;
    writer.fileVersion(1e9);
    for (int step = 0; step < 400; ++step)
        writer.scalars(step, 1e9 + step,
                       {{"learning_rate", static_cast<float>(peak * std::min(step / 100.0, 1.0))},
                        {"loss", 1.0F / (1.0F + 0.1F * static_cast<float>(step))}});
    return writer.data();
}

std::string sweepEvents(double scale = 1.0)
{
    const NoisySweep sweep(11, 200, 64.0);
    EventWriter writer;
    writer.fileVersion(1e9);
    for (std::size_t i = 0; i < sweep.steps.size(); ++i)
        writer.scalars(static_cast<int>(i), 1e9 + static_cast<double>(i),
                       {{"learning_rate", static_cast<float>(scale * sweep.rates[i])},
                        {"loss", static_cast<float>(sweep.losses[i])}});
    return writer.data();
}

struct RatePage {
    TempFolder folder;
    TestCase opened;
    ViewContext state{opened};
    std::unique_ptr<RateView> view;

    void show()
    {
        view = std::make_unique<RateView>(state, nullptr);
        view->resize(1000, 690);
        view->show();
        QVERIFY(QTest::qWaitForWindowExposed(view.get()));
        settle();
    }
    void open()
    {
        SilentMonitor monitor;
        const std::vector<std::string> paths{folder.path()};
        const auto read = loadCase(paths, monitor);
        QVERIFY(read);
        opened.setCase(*read);
        opened.finishAnalysis();
        if (view)
            settle();
    }
    void settle()
    {
        view->settle();
        QApplication::processEvents();
        view->settle();
    }
    [[nodiscard]] const Curve* curve(const QString& id) const
    {
        for (const Curve& one : view->curve().rates().curves()) {
            if (one.id.endsWith(id))
                return &one;
        }
        return nullptr;
    }
};

} // namespace

class RateViewTest : public QObject {
    Q_OBJECT

private slots:
    void withoutACaseAScheduleIsChosen();
    void theCurveFollowsAParameter();
    void withoutAScheduleTheLogIsShown();
    void thePatchIsOfTheUsersFile();
    void atMostFiveRunsAreLaidOverEachOther();
    void aRangeTestIsRead();
    void snippetsAreShownAndCopied();
    void theSimulatorFollowsAKnob();
    void anOptimizerHasItsOwnDefaults();
    void theSimulatorTakesNoTestThatItCannotShow();
    void everythingHasANameAndTheKeyboardReachesIt();
    void numbersReadAsTheyAreWritten();
    void aDefaultIsThatOfTheFamily();
    void whatIsNeededAndNotSetSaysSo();
    void aPictureIsNamedByItsRun();
    void whatIsStillAnalysedIsNoExample();
    void aParameterThatIsNoFieldKeepsThePatch();
    void anUnchangedFileKeepsItsPatch();
};

void RateViewTest::withoutACaseAScheduleIsChosen()
{
    RatePage page;
    page.show();
    QVERIFY(!page.view->headline().isEmpty());
    QVERIFY(page.curve(QStringLiteral("tried")));
    auto* framework = named<QComboBox>(*page.view, QStringLiteral("Framework"));
    QVERIFY(framework);
    framework->setCurrentIndex(framework->findText(QStringLiteral("Keras")));
    emit framework->activated(framework->currentIndex());
    page.settle();
    QCOMPARE(page.view->lab().spec().framework, std::string("keras"));
    QVERIFY(page.curve(QStringLiteral("tried")));
    QVERIFY(page.view->patch().patch() == nullptr);
}

void RateViewTest::theCurveFollowsAParameter()
{
    RatePage page;
    page.show();
    page.view->lab().setFamily("torch", "StepLR");
    page.settle();
    ValueField* field = page.view->curve().form().field(QStringLiteral("base"));
    QVERIFY(field);
    QCOMPARE(field->origin(), QStringLiteral("example value"));
    auto* box = qobject_cast<NumberBox*>(field->control());
    QVERIFY(box);
    box->setValue(0.5);
    page.settle();
    QCOMPARE(field->origin(), QStringLiteral("given by you"));
    QCOMPARE(page.curve(QStringLiteral("tried"))->series->value(0), 0.5);
    QVERIFY(click(*field, QStringLiteral("Set back: base")));
    page.settle();
    QCOMPARE(page.curve(QStringLiteral("tried"))->series->value(0), 0.01);
    // What the library refuses is said, and the field stays.
    ScheduleSpec spec = page.view->lab().spec();
    setScheduleValue(spec, "step_size", nullptr);
    page.view->lab().setSpec(spec);
    page.settle();
    QVERIFY(page.view->curve().note().contains(QStringLiteral("step_size")));
}

void RateViewTest::withoutAScheduleTheLogIsShown()
{
    RatePage page;
    page.folder.write("run/events.out.tfevents.1", eventsOf(0.1));
    page.open();
    page.show();
    QVERIFY(page.view->headline().startsWith(QStringLiteral("No configuration names a schedule")));
    QVERIFY(page.curve(QStringLiteral("/logged")));
    QVERIFY(!page.curve(QStringLiteral("/planned")));
    QVERIFY(!page.curve(QStringLiteral("tried"))); // an example would look like a guess
    QVERIFY(page.view->facts().text().contains(QStringLiteral("no known schedule")));
}

void RateViewTest::thePatchIsOfTheUsersFile()
{
    RatePage page;
    page.folder.write("run/events.out.tfevents.1", eventsOf(0.04));
    page.folder.write("run/pipeline.config", kPipeline);
    page.open();
    page.show();
    QVERIFY(page.curve(QStringLiteral("/planned")));
    ValueField* field = page.view->curve().form().field(QStringLiteral("learning_rate_base"));
    QVERIFY(field);
    QVERIFY(field->origin().endsWith(QStringLiteral("pipeline.config")));
    qobject_cast<NumberBox*>(field->control())->setValue(0.02);
    page.view->showPart(QStringLiteral("patch"));
    page.settle();
    FixPatch* patch = page.view->patch().patch();
    QVERIFY(patch);
    QCOMPARE(patch->patched().size(), std::size_t(1));
    QVERIFY(patch->patched().front().text.find("learning_rate_base: 0.02") != std::string::npos);
    page.view->lab().reset();
    page.settle();
    QVERIFY(page.view->patch().patch() == nullptr);
    QVERIFY(!page.view->patch().explanation().isEmpty());
}

void RateViewTest::atMostFiveRunsAreLaidOverEachOther()
{
    RatePage page;
    for (int run = 0; run < 7; ++run)
        page.folder.write("run" + std::to_string(run) + "/events.out.tfevents.1",
                          eventsOf(0.01 * (run + 1)));
    page.open();
    page.show();
    RateLab& lab = page.view->lab();
    QCOMPARE(lab.trainingNames().size(), 7);
    QCOMPARE(lab.shown().size(), 1);
    const QStringList names = lab.trainingNames();
    for (const QString& name : names)
        lab.setBeside(name, true);
    page.settle();
    QCOMPARE(lab.shown().size(), qsizetype(RateLab::kMostShown));
    QCOMPARE(page.view->curve().rates().curves().size(), RateLab::kMostShown);
    lab.setMain(names.back());
    page.settle();
    QCOMPARE(lab.shown().front(), names.back());
    QVERIFY(named<QComboBox>(*page.view, QStringLiteral("Run")));
}

void RateViewTest::aRangeTestIsRead()
{
    RatePage page;
    page.folder.write("run/events.out.tfevents.1", sweepEvents());
    page.open();
    page.show();
    QCOMPARE(page.view->headline(),
             QStringLiteral("This run is a range test of the learning rate"));
    page.view->showPart(QStringLiteral("range-test"));
    page.settle();
    RangeChart& chart = page.view->rangeTest().chart();
    QVERIFY(chart.isVisible());
    QVERIFY(chart.table().rows.size() > 100);
    QVERIFY(page.view->rangeTest().reading().contains(QStringLiteral("rises from")));
    chart.setFocus();
    QTest::keyClick(&chart, Qt::Key_End);
    QVERIFY(chart.cursorMark());
    // The curvature of the simulator is that of the edge.
    const double edge = page.view->lab().main()->study.rangeTest->reading.edge;
    const double curvature = page.view->simulator().settings().curvature;
    QVERIFY(std::abs(curvature * edge - 3.8) < 0.02 * 3.8);
}

void RateViewTest::snippetsAreShownAndCopied()
{
    RatePage page;
    page.show();
    page.view->showPart(QStringLiteral("range-test"));
    auto* framework = named<QComboBox>(*page.view, QStringLiteral("Framework of the code"));
    QVERIFY(framework);
    for (int i = 0; i < framework->count(); ++i) {
        framework->setCurrentIndex(i);
        QApplication::processEvents();
        auto* code = page.view->rangeTest().findChild<QPlainTextEdit*>();
        QVERIFY(code);
        const auto* snippet = rangeTestSnippet(framework->currentData().toString().toStdString());
        QVERIFY(snippet);
        QCOMPARE(
            code->toPlainText().trimmed(),
            QString::fromUtf8(snippet->code.data(), qsizetype(snippet->code.size())).trimmed());
    }
}

void RateViewTest::theSimulatorFollowsAKnob()
{
    RatePage page;
    page.show();
    page.view->showPart(QStringLiteral("simulator"));
    page.settle();
    SimulatorTab& simulator = page.view->simulator();
    QVERIFY(simulator.result());
    QVERIFY(simulator.sentence().contains(QStringLiteral("largest stable")));
    auto* slider = named<QSlider>(simulator, QStringLiteral("Learning rate"));
    QVERIFY(slider);
    slider->setValue(slider->maximum());
    page.settle();
    QVERIFY(simulator.sentence().contains(QStringLiteral("diverges")));
    QCOMPARE(simulator.result()->settings.rate, 10.0);
    simulator.keepCurve();
    slider->setValue(slider->minimum());
    page.settle();
    QCOMPARE(simulator.losses().curves().size(), std::size_t(2));
    SimulationSettings adam = simulator.settings();
    adam.optimizer = SimulatedOptimizer::Adam;
    adam.steps = 200.0;
    simulator.setSettings(adam);
    page.settle();
    QVERIFY(!simulator.result()->largestStable);
}

void RateViewTest::anOptimizerHasItsOwnDefaults()
{
    RatePage page;
    page.show();
    page.view->showPart(QStringLiteral("simulator"));
    page.settle();
    SimulatorTab& simulator = page.view->simulator();
    const double before = simulator.settings().rate;
    auto* optimizer = named<QComboBox>(simulator, QStringLiteral("Optimizer"));
    QVERIFY(optimizer);
    ValueField* rate = nullptr;
    for (ValueField* field : simulator.findChildren<ValueField*>()) {
        if (field->name() == QStringLiteral("Learning rate"))
            rate = field;
    }
    QVERIFY(rate);
    const auto choose = [optimizer](SimulatedOptimizer chosen) {
        optimizer->setCurrentIndex(optimizer->findData(static_cast<int>(chosen)));
        emit optimizer->activated(optimizer->currentIndex());
    };
    choose(SimulatedOptimizer::Adam);
    QCOMPARE(simulator.settings().rate, 0.01);
    QCOMPARE(rate->origin(), QStringLiteral("default"));
    choose(SimulatedOptimizer::Momentum);
    QCOMPARE(simulator.settings().rate, before);
    QCOMPARE(rate->origin(), QStringLiteral("default"));
    SimulationSettings given = simulator.settings();
    given.rate = 0.2;
    simulator.setSettings(given);
    choose(SimulatedOptimizer::Adam);
    QCOMPARE(simulator.settings().rate, 0.2);
    QCOMPARE(rate->origin(), QStringLiteral("given by you"));
}

/// An edge beyond the knobs would be another edge there, and that of Adam says nothing of heavy
/// ball.
void RateViewTest::theSimulatorTakesNoTestThatItCannotShow()
{
    for (const bool isAdam : {false, true}) {
        RatePage page;
        page.folder.write("run/events.out.tfevents.1", sweepEvents(isAdam ? 1.0 : 1e-4));
        if (isAdam)
            page.folder.write("run/config.yaml", "optimizer: adam\nlr: 0.001\nbatch_size: 8\n");
        page.open();
        page.show();
        QVERIFY(page.view->lab().main()->study.rangeTest);
        QVERIFY(page.view->lab().main()->study.rangeTest->reading.edge > 0.0);
        QVERIFY(page.view->simulator().settings() == SimulationSettings());
    }
}

void RateViewTest::everythingHasANameAndTheKeyboardReachesIt()
{
    RatePage page;
    page.folder.write("run/events.out.tfevents.1", eventsOf(0.04));
    page.folder.write("run/pipeline.config", kPipeline);
    page.open();
    page.show();
    qobject_cast<NumberBox*>(
        page.view->curve().form().field(QStringLiteral("learning_rate_base"))->control())
        ->setValue(0.02);
    for (const QString& part : {QStringLiteral("curve"), QStringLiteral("range-test"),
                                QStringLiteral("simulator"), QStringLiteral("patch")}) {
        page.view->showPart(part);
        page.settle();
        for (QWidget* widget : page.view->findChildren<QWidget*>()) {
            const bool isControl = widget->inherits("QComboBox") || widget->inherits("QSlider")
                                   || widget->inherits("QAbstractSpinBox")
                                   || widget->inherits("QPushButton")
                                   || widget->inherits("QPlainTextEdit");
            if (!isControl || !widget->isVisible())
                continue;
            const auto* button = qobject_cast<QAbstractButton*>(widget);
            const bool hasText = button != nullptr && !button->text().isEmpty();
            QVERIFY2(hasText || !widget->accessibleName().isEmpty(),
                     widget->metaObject()->className());
            QVERIFY2(widget->focusPolicy() & Qt::TabFocus, qPrintable(widget->accessibleName()));
        }
    }
}

void RateViewTest::numbersReadAsTheyAreWritten()
{
    NumberBox box;
    box.setRange(0.0, 1e15);
    for (const double value : {1e-05, 0.04, 120000.0, 0.000234, 90000.0}) {
        box.setValue(value);
        QCOMPARE(box.value(), value);
        QCOMPARE(box.valueFromText(box.textFromValue(value)), value);
    }
    QCOMPARE(box.textFromValue(120000.0), QStringLiteral("120000"));
    box.setValue(0.01);
    box.stepBy(1);
    QCOMPARE(box.value(), 0.011);
    box.setValue(0.01);
    box.stepBy(-1);
    QCOMPARE(box.value(), 0.0099);
    box.setWhole(true);
    box.setValue(5);
    box.stepBy(1);
    QCOMPARE(box.value(), 6.0);
}

/// Two families may have a parameter of one name and another default.
void RateViewTest::aDefaultIsThatOfTheFamily()
{
    RatePage page;
    page.show();
    page.view->lab().setFamily("huggingface", "cosine");
    page.settle();
    const auto shown = [&page] {
        return qobject_cast<NumberBox*>(
                   page.view->curve().form().field(QStringLiteral("num_cycles"))->control())
            ->value();
    };
    QCOMPARE(shown(), 0.5);
    page.view->lab().setFamily("huggingface", "cosine_with_restarts");
    page.settle();
    QCOMPARE(shown(), 1.0);
}

void RateViewTest::whatIsNeededAndNotSetSaysSo()
{
    RatePage page;
    page.show();
    page.view->lab().setFamily("torch", "StepLR");
    ScheduleSpec spec = page.view->lab().spec();
    setScheduleValue(spec, "step_size", nullptr);
    page.view->lab().setSpec(spec);
    page.settle();
    ValueField* field = page.view->curve().form().field(QStringLiteral("step_size"));
    QVERIFY(field);
    auto* box = qobject_cast<NumberBox*>(field->control());
    QVERIFY(box);
    QCOMPARE(box->text(), QStringLiteral("not set"));
    box->stepBy(-1);
    page.settle();
    QVERIFY(scheduleValue(page.view->lab().spec(), "step_size") == 0);
    QCOMPARE(box->text(), QStringLiteral("0"));
    box->stepBy(-1);
    QCOMPARE(box->text(), QStringLiteral("0"));
}

/// Until another run is worked out the page is not said to be about it.
void RateViewTest::aPictureIsNamedByItsRun()
{
    RatePage page;
    for (const char* const run : {"a", "b"})
        page.folder.write(std::string(run) + "/events.out.tfevents.1", eventsOf(0.1));
    page.open();
    page.show();
    RateLab& lab = page.view->lab();
    const QStringList names = lab.trainingNames();
    QVERIFY(!page.view->lab().isAwaited());
    const QString before = page.view->headline();
    lab.setMain(names.back());
    QVERIFY(lab.isAwaited());
    QCOMPARE(lab.pictured(), QStringList{names.front()});
    QVERIFY(page.view->headline() != before);
    QVERIFY(!page.view->facts().isEnabled());
    page.view->setPalette(QPalette(Qt::black)); // draws all anew
    QVERIFY(!page.view->curve().rates().curves().empty());
    QVERIFY(page.view->curve().rates().curves().front().id.startsWith(names.front()));
    page.settle();
    QCOMPARE(lab.pictured(), QStringList{names.back()});
    QVERIFY(page.view->facts().isEnabled());
    QCOMPARE(page.view->headline(), before);
}

void RateViewTest::whatIsStillAnalysedIsNoExample()
{
    RatePage page;
    page.show();
    page.folder.write("run/events.out.tfevents.1", eventsOf(0.1));
    SilentMonitor monitor;
    const std::vector<std::string> paths{page.folder.path()};
    const auto read = loadCase(paths, monitor);
    QVERIFY(read);
    page.opened.setCase(*read);
    QVERIFY(!page.opened.analysis());
    QVERIFY(page.view->headline().startsWith(QStringLiteral("Working out")));
    page.view->lab().finish();
    QVERIFY(!page.curve(QStringLiteral("tried")));
    page.opened.finishAnalysis();
    page.settle();
    QVERIFY(page.view->headline().startsWith(QStringLiteral("No configuration")));
}

void RateViewTest::aParameterThatIsNoFieldKeepsThePatch()
{
    RatePage page;
    page.folder.write("run/events.out.tfevents.1", eventsOf(0.04));
    page.folder.write("run/config.yaml",
                      "seed_everything: 1\ntrainer:\n  max_epochs: 40\noptimizer:\n"
                      "  class_path: torch.optim.SGD\n  init_args:\n    lr: 0.1\nlr_scheduler:\n"
                      "  class_path: torch.optim.lr_scheduler.StepLR\n  init_args:\n"
                      "    step_size: 10\n");
    page.open();
    page.show();
    page.view->showPart(QStringLiteral("patch"));
    RateLab& lab = page.view->lab();
    QVERIFY(lab.isBaselinePlan());
    ScheduleSpec spec = lab.spec();
    setScheduleValue(spec, "batches_per_epoch", 10);
    lab.setSpec(spec);
    page.settle();
    const QString said = page.view->patch().explanation();
    QVERIFY(said.contains(QStringLiteral("batches_per_epoch")));
    QVERIFY(!said.contains(QStringLiteral("another one")));
    lab.setFamily("torch", "CosineAnnealingLR");
    page.settle();
    QVERIFY(page.view->patch().explanation().contains(QStringLiteral("another one")));
}

/// A dialog of its own would close with it.
void RateViewTest::anUnchangedFileKeepsItsPatch()
{
    RatePage page;
    page.folder.write("run/events.out.tfevents.1", eventsOf(0.04));
    page.folder.write("run/pipeline.config", kPipeline);
    page.open();
    page.show();
    ValueField* field = page.view->curve().form().field(QStringLiteral("learning_rate_base"));
    QVERIFY(field);
    qobject_cast<NumberBox*>(field->control())->setValue(0.02);
    page.view->showPart(QStringLiteral("patch"));
    page.settle();
    const QPointer<FixPatch> patch = page.view->patch().patch();
    QVERIFY(patch);
    page.open(); // as a live run is
    QVERIFY(patch);
    QCOMPARE(page.view->patch().patch(), patch.data());
}

int main(int argc, char** argv)
{
    return runWidgetTest<RateViewTest>(argc, argv);
}

#include "tst_rate_view.moc"
