// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The lab of the input pipeline in the window: by hand, with a case, and with one that tells
// little.
#include "app/main_window.h"
#include "model/qt/pipeline_input_model.h"
#include "model/qt/what_if_model.h"
#include "model/session/open_case.h"
#include "tests/support/event_writer.h"
#include "tests/support/test_case.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/views/findings/fix_patch.h"
#include "widgets/views/input_lab/change_panel.h"
#include "widgets/views/input_lab/flow_chart.h"
#include "widgets/views/input_lab/input_lab_view.h"
#include "widgets/views/input_lab/knob_field.h"
#include "widgets/views/input_lab/knob_panel.h"
#include "widgets/views/input_lab/lab_verdict.h"
#include "widgets/views/input_lab/measure_bar.h"
#include "widgets/views/input_lab/steps_chart.h"
#include "widgets/views/input_lab/trap_panel.h"
#include "widgets/views/input_lab/what_if_panel.h"
#include "widgets/views/trace/copy_table.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTime>

#include <memory>

using namespace faultline;
using namespace faultline::ui;

namespace {

constexpr int kLoadMs = 60'000;
constexpr int kLoggedSteps = 300;

void writeText(const QString& path, const QByteArray& data)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(data), data.size());
}

/// As a trainer logs a simulated training whose two workers take 60 ms for a batch, its GPU 10 ms.
QByteArray logOfSlowLoader()
{
    pipeline::Setting setting;
    setting.workers = 2;
    setting.batch = 8;
    pipeline::Costs costs;
    costs.workBatch = 8;
    costs.work = {0.055, 0.06, 0.065};
    costs.step = {0.0099, 0.01, 0.0101};
    costs.handOverSeconds = 0.0015;
    const pipeline::Timeline at =
        pipeline::simulate(setting, costs, {.steps = kLoggedSteps}).timeline;
    QByteArray text;
    double wall = 36'000.0;
    for (std::size_t k = 0; k < at.done.size(); ++k) {
        const double seconds = at.done[k] - at.asked[k];
        wall += seconds;
        const QString time = QTime::fromMSecsSinceStartOfDay(static_cast<int>(wall * 1000.0))
                                 .toString(QStringLiteral("HH:mm:ss"));
        text += QStringLiteral("2026/03/04 %1 - mmengine - INFO - Epoch(train) [1][%2/300]  lr: "
                               "1.0000e-02  time: %3  data_time: %4  loss: %5\n")
                    .arg(time)
                    .arg(k + 1)
                    .arg(seconds, 0, 'f', 5)
                    .arg(at.taken[k] - at.asked[k], 0, 'f', 5)
                    .arg(2.0 / (1.0 + 0.01 * static_cast<double>(k)), 0, 'f', 4)
                    .toUtf8();
    }
    return text;
}

/// A training that logged nothing but its loss.
QByteArray steps()
{
    test::EventWriter writer;
    writer.fileVersion(1e9);
    for (int step = 0; step < 100; ++step)
        writer.scalars(step, 1e9 + 0.137 * step, {{"loss", 1.0F / (1.0F + 0.1F * float(step))}});
    return QByteArray::fromStdString(writer.data());
}

} // namespace

class InputLabTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void worksWithoutACase();
    void refusesWhatCannotBe();
    void aKnobIsFollowedAtOnce();
    void readsACaseAndSaysFromWhere();
    void aProposalSetsTheKnobs();
    void saysWhatIsMissingAndTakesIt();
    void measuresTheRunsOwnImages();
    void changesStayAndGoBack();
    void goesByKeys();
    void otherLoadersHaveOtherKnobs();
    void modelsAreSound();
    void drawsBeforeAnythingIsKnown();

private:
    InputLabView& page();
    void openSlowLoader(bool withDataTime = true);
    [[nodiscard]] KnobField& knob(const char* key) { return *page().knobs().knob(key); }
    void type(const char* key, const QString& text);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<TestCase> m_opened;
    std::unique_ptr<MainWindow> m_window;
};

void InputLabTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_opened = std::make_unique<TestCase>();
    m_window = std::make_unique<MainWindow>(*m_settings, *m_opened);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void InputLabTest::cleanup()
{
    m_window.reset();
    m_opened.reset();
    m_settings.reset();
    m_folder.reset();
}

InputLabView& InputLabTest::page()
{
    m_window->showPage(QStringLiteral("pipeline"));
    m_window->settle();
    return *m_window->findChild<InputLabView*>();
}

void InputLabTest::openSlowLoader(bool withDataTime)
{
    if (withDataTime)
        writeText(m_folder->filePath(QStringLiteral("run/train.log")), logOfSlowLoader());
    else
        writeText(m_folder->filePath(QStringLiteral("run/events.out.tfevents.1.host")), steps());
    writeText(m_folder->filePath(QStringLiteral("run/config.yaml")),
              withDataTime ? "batch_size: 8\nnum_workers: 2  # of the machine\n"
                             "persistent_workers: false\n"
                           : "batch_size: 8\n");
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    m_window->openPaths({m_folder->filePath(QStringLiteral("run"))});
    QVERIFY(ended.wait(kLoadMs));
    m_window->settle();
}

void InputLabTest::type(const char* key, const QString& text)
{
    QLineEdit& field = knob(key).field();
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
    m_window->settle();
}

void InputLabTest::worksWithoutACase()
{
    QVERIFY(page().lab().isByHand());
    QVERIFY(page().lab().picture() != nullptr);
    QVERIFY(!page().flow().picture()->flow.empty());
    QVERIFY(page().steps().count() > 0);
    QVERIFY2(page().verdict().sentence().contains(QStringLiteral("CPU time")),
             qPrintable(page().verdict().sentence()));
    QVERIFY(page().verdict().facts().contains(QStringLiteral("no run with steps is shown")));
    QCOMPARE(knob("workers").source(), QStringLiteral("example"));
    QVERIFY(page().whatIf().model().rowCount() > 0);
    type("step_ms", QStringLiteral("1000"));
    QVERIFY(page().verdict().sentence().contains(QStringLiteral("GPU is the limit")));
    QCOMPARE(knob("step_ms").source(), QStringLiteral("set by you"));
    page().lab().setBack("step_ms");
    m_window->settle();
    QVERIFY(page().verdict().sentence().contains(QStringLiteral("CPU time")));
}

void InputLabTest::refusesWhatCannotBe()
{
    const double before = page().lab().picture()->simulated.stepsPerSecond;
    const std::pair<const char*, const char*> wrong[] = {
        {"steps", "10000000"}, {"steps", "0"},       {"step_ms", "0"},   {"step_ms", "NaN"},
        {"work_ms", "inf"},    {"work_ms", "-1"},    {"workers", "2.5"}, {"workers", "99999"},
        {"batch", "1e12"},     {"cpu_share", "200"}, {"cores", "a few"}};
    for (const auto& [key, text] : wrong) {
        type(key, QString::fromLatin1(text));
        QVERIFY2(!knob(key).refusal().isEmpty(), key);
        QCOMPARE(page().lab().picture()->simulated.stepsPerSecond, before);
        QTest::keyClick(&knob(key).field(), Qt::Key_Escape);
        QVERIFY2(knob(key).refusal().isEmpty(), key);
    }
    QVERIFY(page().lab().facts().empty());
}

void InputLabTest::aKnobIsFollowedAtOnce()
{
    InputLabView& shown = page();
    InputLab& lab = shown.lab();
    QSlider& slider = knob("workers").slider();
    double slowest = 0.0;
    for (int workers = 1; workers <= 8; ++workers) {
        QSignalSpy changed(&lab, &InputLab::pictureChanged);
        QElapsedTimer timer;
        timer.start();
        slider.setValue(workers);
        while (lab.picture() == nullptr || lab.picture()->setting.workers != workers)
            QVERIFY(changed.wait(kLoadMs));
        shown.flow().repaint();
        shown.steps().repaint();
        slowest = std::max(slowest, 1e-6 * static_cast<double>(timer.nsecsElapsed()));
        QCOMPARE(lab.picture()->simulated.timeline.done.size(), std::size_t(10'000));
    }
    qInfo("10,000 steps, from knob to picture: %.1f ms at most", slowest);
}

void InputLabTest::readsACaseAndSaysFromWhere()
{
    openSlowLoader();
    QVERIFY(!page().lab().isByHand());
    QVERIFY2(page().verdict().sentence().contains(QStringLiteral("of the time: the limit is")),
             qPrintable(page().verdict().sentence()));
    QVERIFY2(page().verdict().facts().startsWith(QStringLiteral("Measured")),
             qPrintable(page().verdict().facts()));
    QCOMPARE(knob("workers").source(), QStringLiteral("config.yaml"));
    QCOMPARE(knob("workers").field().text(), QStringLiteral("2"));
    QCOMPARE(knob("step_ms").source(), QStringLiteral("logged data_time"));
    QCOMPARE(knob("prefetch").source(), QStringLiteral("default of PyTorch"));
    QCOMPARE(knob("cores").source(), QStringLiteral("not known"));
    // What cannot be told is not offered.
    QVERIFY(!knob("decode_scale").choices().isEnabled());
    QVERIFY(knob("decode_scale").source().contains(QStringLiteral("decodes")));
    type("decode_share", QStringLiteral("50"));
    QVERIFY(knob("decode_scale").choices().isEnabled());
    // Most trusted first, unknown last.
    const PipelineInputModel& inputs = page().inputs();
    QCOMPARE(inputs.index(0, PipelineInputModel::SourceColumn).data().toString(),
             QStringLiteral("config.yaml"));
    QCOMPARE(
        inputs.index(inputs.rowCount() - 1, PipelineInputModel::SourceColumn).data().toString(),
        QStringLiteral("not known"));
}

void InputLabTest::aProposalSetsTheKnobs()
{
    openSlowLoader();
    WhatIfPanel& proposals = page().whatIf();
    QVERIFY(proposals.model().rowCount() > 0);
    QVERIFY(proposals.model().isRecommended(0));
    const pipeline::WhatIf first = proposals.model().change(0);
    const QModelIndex cell = proposals.table().model()->index(0, WhatIfModel::ChangeColumn);
    QTest::mouseClick(proposals.table().viewport(), Qt::LeftButton, {},
                      proposals.table().visualRect(cell).center());
    m_window->settle();
    QCOMPARE(page().lab().changes(), first.set);
    QCOMPARE(knob("workers").field().text(), QString::fromStdString(first.set.front().second));
    QVERIFY(page().lab().tried().has_value());
    QVERIFY2(page().verdict().changes().contains(QStringLiteral("workers instead of 2")),
             qPrintable(page().verdict().changes()));
    // The proposals stay those of the present setting.
    QCOMPARE(proposals.model().change(0).set, first.set);
    FixPatch* patch = page().change().patch();
    QVERIFY(patch != nullptr);
    QCOMPARE(patch->patched().size(), std::size_t(1));
    const QString diff = QString::fromStdString(patch->patched().front().diff);
    QVERIFY2(diff.contains(QStringLiteral("+num_workers: %1  # of the machine")
                               .arg(knob("workers").field().text())),
             qPrintable(diff));
}

void InputLabTest::saysWhatIsMissingAndTakesIt()
{
    openSlowLoader(false);
    QVERIFY2(page().verdict().sentence().startsWith(QStringLiteral("Not known: ")),
             qPrintable(page().verdict().facts()));
    QVERIFY(page().verdict().facts().contains(QStringLiteral("data_time")));
    QVERIFY(page().lab().picture() == nullptr);
    QVERIFY(!page().steps().isVisible());
    type("workers", QStringLiteral("2"));
    type("step_ms", QStringLiteral("10"));
    if (page().lab().value("work_ms").empty())
        type("work_ms", QStringLiteral("60"));
    QVERIFY2(page().lab().picture() != nullptr, qPrintable(page().verdict().sentence()));
    QVERIFY(page().steps().isVisible());
    QVERIFY(page().lab().changes().empty()); // it was said, not tried
    QCOMPARE(knob("workers").source(), QStringLiteral("set by you"));
    QVERIFY(page().lab().report()->present.has_value());
}

void InputLabTest::measuresTheRunsOwnImages()
{
    openSlowLoader(false);
    QVERIFY(page().measure().isHidden()); // there is no dataset
    writeText(m_folder->filePath(QStringLiteral("run/args.yaml")),
              "task: detect\nmode: train\nmodel: yolov8n.yaml\nbatch: 8\nimgsz: 64\nfliplr: 0.5\n"
              "mosaic: 0.0\n");
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    m_window->openPaths({m_folder->filePath(QStringLiteral("run")),
                         QStringLiteral(FAULTLINE_TESTS_DIR "/data/datasets/shapes/annotations")});
    QVERIFY(ended.wait(kLoadMs));
    m_window->settle();
    MeasureBar& bar = page().measure();
    QVERIFY2(bar.isVisible(), qPrintable(page().verdict().sentence()));
    QVERIFY(bar.decodes().isHidden());
    QTest::mouseClick(&bar.button(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(page().lab().measured().has_value(), kLoadMs);
    m_window->settle();
    QVERIFY2(bar.text().startsWith(QStringLiteral("Measured here: ")), qPrintable(bar.text()));
    const std::optional<pipeline::InferredPipeline> here = page().lab().known();
    QVERIFY(here->workSource == pipeline::InputSource::Preview);
    QVERIFY(here->isOtherMachine);
    // A machine that decodes half as fast takes twice as long.
    QVERIFY(bar.decodes().isVisible());
    const double decodesHere = page().lab().measured()->decodesPerSecond;
    bar.decodes().setValue(std::max(1, static_cast<int>(decodesHere / 2.0)));
    m_window->settle();
    const std::optional<pipeline::InferredPipeline> there = page().lab().known();
    QVERIFY(!there->isOtherMachine);
    QVERIFY(there->costs.meanWork() > 1.9 * here->costs.meanWork());
    QVERIFY(bar.text().contains(QStringLiteral("brought to")));
    if (!qEnvironmentVariableIsEmpty("FAULTLINE_PICTURES"))
        m_window->grab().save(qEnvironmentVariable("FAULTLINE_PICTURES")
                              + QStringLiteral("/measured.png"));
}

void InputLabTest::changesStayAndGoBack()
{
    openSlowLoader();
    type("workers", QStringLiteral("6"));
    QVERIFY(page().lab().isChanged("workers"));
    QVERIFY(m_window->showPage(QStringLiteral("overview")));
    QCOMPARE(knob("workers").field().text(), QStringLiteral("6"));
    type("workers", QStringLiteral("2")); // as it was
    QVERIFY(!page().lab().isChanged("workers"));
    type("workers", QStringLiteral("6"));
    type("epoch", QStringLiteral("50"));
    QVERIFY(page().traps().count() > 0);
    page().lab().setAllBack();
    m_window->settle();
    QVERIFY(page().lab().changes().empty());
    QVERIFY(page().lab().facts().empty());
    QCOMPARE(knob("workers").field().text(), QStringLiteral("2"));
}

void InputLabTest::goesByKeys()
{
    openSlowLoader();
    QLineEdit& field = knob("workers").field();
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_Up);
    m_window->settle();
    QCOMPARE(page().lab().value("workers"), std::string("3"));
    QTest::keyClick(&field, Qt::Key_Down);
    m_window->settle();
    QVERIFY(!page().lab().isChanged("workers"));
    CopyTable& table = page().whatIf().table();
    table.setFocus();
    table.selectSourceRow(0);
    QTest::keyClick(&table, Qt::Key_Return);
    m_window->settle();
    QVERIFY(!page().lab().changes().empty());
    FlowChart& flow = page().flow();
    flow.setFocus();
    QTest::keyClick(&flow, Qt::Key_Home);
    QVERIFY2(flow.cursorText().startsWith(QStringLiteral("Storage")),
             qPrintable(flow.cursorText()));
    QTest::keyClick(&flow, Qt::Key_End);
    QVERIFY(flow.cursorText().contains(QStringLiteral(" step\n")));
    StepsChart& steps = page().steps();
    steps.setFocus();
    QTest::keyClick(&steps, Qt::Key_Right);
    QVERIFY(steps.cursorText().startsWith(QStringLiteral("Step ")));
    QVERIFY(steps.table().rows.size() == 40);
}

void InputLabTest::otherLoadersHaveOtherKnobs()
{
    QVERIFY(page().knobs().knob("parallel_calls") == nullptr);
    QVERIFY(page().lab().turn("loader", "tf.data").has_value());
    m_window->settle();
    QVERIFY(page().knobs().knob("parallel_calls") != nullptr);
    QVERIFY(page().knobs().knob("workers") == nullptr);
    QVERIFY(page().lab().picture() != nullptr);
    for (const char* key : {"prefetch", "shuffle", "batch"}) {
        type(key, QStringLiteral("3"));
        QVERIFY2(knob(key).refusal().isEmpty(), key);
    }
    QVERIFY(page().lab().turn("fused", "false").has_value());
    m_window->settle();
    QVERIFY(!page().lab().picture()->setting.isFused);
}

void InputLabTest::modelsAreSound()
{
    openSlowLoader();
    const QAbstractItemModelTester proposals(
        &page().whatIf().model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester inputs(&page().inputs(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    type("work_ms", QStringLiteral("20"));
    page().lab().beginByHand();
    m_window->settle();
    QVERIFY(page().inputs().rowCount() > 0);
}

void InputLabTest::drawsBeforeAnythingIsKnown()
{
    FlowChart flow;
    StepsChart steps;
    for (ChartCanvas* chart :
         {static_cast<ChartCanvas*>(&flow), static_cast<ChartCanvas*>(&steps)}) {
        chart->resize(600, 200);
        QVERIFY(!chart->grab().isNull());
        QVERIFY(chart->table().rows.empty());
        QTest::keyClick(chart, Qt::Key_Right);
    }
}

int main(int argc, char** argv)
{
    return runWidgetTest<InputLabTest>(argc, argv);
}

#include "tst_input_lab.moc"
