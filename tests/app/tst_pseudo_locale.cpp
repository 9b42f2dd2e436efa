// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"
#include "app/record_dialog.h"
#include "model/dataset/defects/defect.h"
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "tests/app/pseudo_locale.h"
#include "tests/support/event_writer.h"
#include "tests/support/test_case.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/shell/page_stack.h"

#include <QAction>
#include <QDialog>
#include <QKeySequence>
#include <QMenu>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

using namespace faultline;
using namespace faultline::test;
using namespace faultline::ui;

namespace {

constexpr int kLoadMs = 60000;

/// Texts that nobody translates. Each line says why; a new one needs as good a reason.
std::vector<Untranslated> untranslated()
{
    return {
        {"/(QFileSystemModel|QUrlModel)\\.cell", "files and folders of this machine"},
        {"RunChangeModel\\.cell[0-2]: ",
         "fields, packages and lines of the runs, and their values"},
        {"ConfigTreeModel\\.cell[0-3]: ", "fields of the user's file, their values and types"},
        {"(HparamColumnModel\\.cell0|HparamTableModel\\.header\\d+): ", "names of hyperparameters"},
        {"HparamTableModel\\.cell\\d+: ", "values of hyperparameters"},
        {"(MachineChooser|SetupField)/.*\\.cell0: ", "GPUs, machine types and models by name"},
        {"KnobField/.*\\.cell0: (Amazon|Google|NFS|PyTorch|tf\\.data)",
         "storage and loaders by name"},
        {"SearchBox/QComboBoxListView/.*\\.cell0: ", "the same, as the box suggests them"},
        {"EmptyState/QPushButton\\.text: [a-z0-9_]+$", "models by name"},
        {"PipelineCatalogueModel\\.cell0: [\\w.]+$", "transforms by name"},
        {"(PipelineStepModel\\.cell0|ParameterForm/QLabel\\.text): \\w+$", "transforms by name"},
        {"OpenLocationDialog/\\w+\\.\\w+: \\w+://\\S+$", "a location, as it is written"},
        {"RemarkNotice/QLabel\\.text: \\w+: ⟦[^⟧]*⟧$", "a transform by name, and a remark"},
        {"/faultline::ProfileTableModel\\.cell\\d: ", "kernels, operators and devices by name"},
        {"ValueField/QComboBox(ListView)?/QStandardItemModel\\.cell0: [\\w.:+ ()]+$",
         "frameworks and schedules by name"},
        {"ValueField/(QLabel\\.text|[\\w:]+\\.accessibleName): [\\w.\\[\\]]+$",
         "parameters by the names of their libraries"},
        {"RangeTab/QComboBox(ListView)?/QStandardItemModel\\.cell0: ", "frameworks by name"},
        {"FigureBars\\.accessibleDescription: ", "transforms by name, with their figures"},
        {"CodeBlock/.*: "
         "(pytorch|tensorflow|keras|shell|yaml|python|pipeline.config|range_test\\.py|diff)$",
         "languages of code"},
        {"CauseBanner/.*ElidedLabel\\.\\w+: ", "the line of the console, word for word"},
        {"QComboBox/QStandardItemModel\\.cell0: separator$", "Qt names separators so"},
        {"fileTypeCombo/.*\\)·*⟧$", "Qt takes the filter of a file dialog apart"},
    };
}

std::string healthy()
{
    EventWriter writer;
    writer.fileVersion();
    for (int step = 0; step < 200; ++step)
        writer.scalars(
            step, 1.0e9 + step,
            {{"loss", 1.0F / (1.0F + 0.1F * static_cast<float>(step))}, {"learning_rate", 0.01F}});
    return writer.data();
}

/// The loss becomes NaN after the learning rate has risen.
std::string failing()
{
    EventWriter writer;
    writer.fileVersion();
    for (int step = 0; step < 300; ++step) {
        const float loss = step < 200   ? 1.0F / (1.0F + 0.05F * static_cast<float>(step))
                           : step < 210 ? std::pow(10.0F, static_cast<float>(step - 199))
                                        : std::numeric_limits<float>::quiet_NaN();
        writer.scalars(step, 1.0e9 + step,
                       {{"loss", loss}, {"learning_rate", step < 190 ? 0.01F : 0.9F}});
    }
    return writer.data();
}

std::string trace()
{
    std::string events;
    for (int i = 0; i < 40; ++i) {
        const std::string at = std::to_string(i * 1000);
        events +=
            R"({"ph":"X","cat":"user_annotation","name":"ProfilerStep#)" + std::to_string(i)
            + R"(","pid":1,"tid":1,"ts":)" + at + R"(,"dur":900},)"
            + R"({"ph":"X","cat":"cpu_op","name":"aten::conv2d","pid":1,"tid":1,"ts":)" + at
            + R"(,"dur":300,"args":{"External id":)" + std::to_string(i) + "}},"
            + R"({"ph":"X","cat":"kernel","name":"implicit_convolve_sgemm","pid":0,"tid":7,"ts":)"
            + std::to_string(i * 1000 + 100) + R"(,"dur":400,"args":{"External id":)"
            + std::to_string(i) + R"(,"device":0,"stream":7}},)";
    }
    events.pop_back();
    return R"({"schemaVersion":1,"deviceProperties":[{"id":0,"name":"NVIDIA A100-SXM4-40GB"}],)"
           R"("traceEvents":[)"
           + events + "]}";
}

std::string gpuLog()
{
    std::string log =
        "timestamp, name, utilization.gpu [%], memory.used [MiB], memory.total [MiB], "
        "temperature.gpu, power.draw [W]\n";
    for (int i = 0; i < 120; ++i) {
        const std::string second = (i % 60 < 10 ? "0" : "") + std::to_string(i % 60);
        log += "2001/09/09 01:" + std::to_string(46 + i / 60) + ":" + second + ".000, Tesla T4, "
               + std::to_string(20 + i % 7) + " %, 14000 MiB, 15360 MiB, 70, 60.00 W\n";
    }
    return log;
}

/// Everything that the window has a page for: runs, one of which failed, one damaged; a trace, logs
/// of console and GPU, configurations with mistakes, packages, a dataset with defects, files that
/// cannot be read.
class RichCase {
public:
    RichCase()
    {
        m_folder.write("good/events.out.tfevents.1", healthy());
        m_folder.write("failed/events.out.tfevents.2", failing());
        std::string damaged = healthy();
        damaged[damaged.size() / 2] ^= 0x55;
        damaged.resize(damaged.size() - 7);
        m_folder.write("damaged/events.out.tfevents.3", damaged);
        m_folder.write("failed/profile.pt.trace.json", trace());
        m_folder.write("failed/gpu.csv", gpuLog());
        m_folder.write(
            "failed/train.log",
            "2001-09-09 01:46:40,000 INFO step 10 loss 0.5\n"
            "2001-09-09 01:47:40,000 INFO step 20 loss nan\n"
            "Traceback (most recent call last):\n"
            "  File \"train.py\", line 10, in <module>\n    main()\n"
            "RuntimeError: CUDA out of memory. Tried to allocate 2.00 GiB (GPU 0; 14.76 "
            "GiB total capacity; 13.00 GiB already allocated; 500.00 MiB free; 13.50 GiB "
            "reserved in total by PyTorch)\n");
        m_folder.write("failed/requirements.txt",
                       "torch==1.8.0\ntorchvision==0.2.0\nnumpy==1.26\n");
        m_folder.write(
            "failed/pipeline.config",
            "model {\n  ssd {\n    num_classes: 3\n    numm_classes: 4\n"
            "    image_resizer { fixed_shape_resizer { height: 300 width: 300 } }\n"
            "    feature_extractor { type: \"ssd_mobilenet_v2_keras\" }\n  }\n}\n"
            "train_config {\n  batch_size: 512\n  optimizer { momentum_optimizer {\n"
            "    learning_rate { constant_learning_rate { learning_rate: 0.9 } } } }\n}\n");
        m_folder.write("failed/args.yaml",
                       "task: detect\nmodel: yolov8n.pt\nbatch: 16\nimgsz: 640\n"
                       "imgzs: 3\nlr0: 0.5\n");
        m_folder.write("broken.json", "{\"class_name\": ");
        m_folder.write("broken/pipeline.config", "model { ssd { num_classes: }\n<<<<<<< HEAD\n");
        m_folder.write("events.out.tfevents.9", "not an event file at all, but named like one");
        m_folder.write("empty/events.out.tfevents.4", "");
        m_folder.write("metrics.csv", "epoch,step,train_loss,val_loss\n0,10,0.5,0.6\n1,20,0.4,0.7\n"
                                      "2,x,0.3\n");
    }
    [[nodiscard]] QStringList paths() const
    {
        const QString golden = QStringLiteral(FAULTLINE_TESTS_DIR "/golden/");
        return {QString::fromStdString(m_folder.path()),
                golden + QStringLiteral("dataset/input/set"),
                golden + QStringLiteral("damaged-and-good/input")};
    }

private:
    TempFolder m_folder;
};

} // namespace

/// Shows every page, tab, dock and dialog under a translator that marks what goes through it.
class PseudoLocaleTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void init();
    void cleanup();

    void tellsTranslatedFromUntranslated();
    void welcome();
    void demoCase();
    void richCase();
    void whatCannotBeOpened();

private:
    void open(const QStringList& paths, bool expected = true);
    void addNames(TextWalker& walker) const;
    void walkPages(TextWalker& walker);
    void walkDialogs(TextWalker& walker);
    static void report(const TextWalker& walker);

    PseudoTranslator m_translator;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<TestCase> m_opened;
    std::unique_ptr<MainWindow> m_window;
};

void PseudoLocaleTest::initTestCase()
{
    QVERIFY(QCoreApplication::installTranslator(&m_translator));
}

void PseudoLocaleTest::cleanupTestCase()
{
    QCoreApplication::removeTranslator(&m_translator);
}

void PseudoLocaleTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_opened = std::make_unique<TestCase>();
    m_window = std::make_unique<MainWindow>(*m_settings, *m_opened);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void PseudoLocaleTest::cleanup()
{
    m_window.reset();
    m_opened.reset();
    m_settings.reset();
    m_folder.reset();
}

void PseudoLocaleTest::open(const QStringList& paths, bool expected)
{
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    m_window->openPaths(paths);
    QVERIFY(ended.wait(kLoadMs));
    QCOMPARE(ended.at(0).at(0).toBool(), expected);
}

/// What the files of the case call things; codes of rules and defects.
void PseudoLocaleTest::addNames(TextWalker& walker) const
{
    const CasePtr data = m_window->context().opened().caseData();
    QVERIFY(data);
    const auto add = [&walker](const std::string& name) {
        // Folders and files stand alone as well.
        for (const QString& part : toQString(name).split(u'/'))
            walker.addName(part);
        walker.addName(toQString(name));
    };
    for (const RunPtr& run : data->runs) {
        add(run->name);
        for (const auto& [tag, series] : run->scalars)
            add(tag);
        for (const auto& [tag, blobs] : run->blobs)
            add(tag);
    }
    const auto addFiles = [&add](const auto& artifacts) {
        for (const auto& artifact : artifacts) {
            add(artifact->file.displayName);
            add(artifact->file.path);
        }
    };
    addFiles(data->logs);
    addFiles(data->hardwareLogs);
    addFiles(data->configs);
    addFiles(data->environments);
    addFiles(data->profiles);
    addFiles(data->datasets);
    for (const ImportIssue& issue : data->issues.kept())
        add(issue.path);
    for (const OtherFile& other : data->otherFiles)
        add(other.path);
    for (const auto& rule : builtinRules())
        add(std::string(rule->info().code));
    for (const DefectKind& kind : allDefectKinds())
        add(std::string(kind.code));
    for (const std::string& source : data->sources)
        add(source);
    // Of the data set, the logs and the trace of RichCase, and of the demo's hardware log.
    for (const char* name : {"Cat", "cat", "cow", "dog", "a.png", "b.png", "c.png", "d.png",
                             "e.png", "f.png", "gone.png", "images", "Tesla T4", "Pascal VOC",
                             "NVIDIA A100-SXM4-40GB", "PyTorch", "step_time", "demo"})
        walker.addName(QString::fromLatin1(name));
}

void PseudoLocaleTest::walkPages(TextWalker& walker)
{
    auto* pages = m_window->findChild<PageStack*>();
    for (const auto& factory : pages->factories()) {
        if (!m_window->showPage(factory->id()))
            continue;
        m_window->settle();
        QTest::qWait(50);
        walker.walk(*pages->currentView());
        for (QTabWidget* tabs : pages->currentView()->findChildren<QTabWidget*>()) {
            for (int i = 0; i < tabs->count(); ++i) {
                tabs->setCurrentIndex(i);
                m_window->settle();
                QTest::qWait(50);
                walker.walk(*tabs->currentWidget());
            }
        }
    }
    walker.walk(*m_window);
}

/// Each action that asks for more opens a dialog, of which some wait for an answer.
void PseudoLocaleTest::walkDialogs(TextWalker& walker)
{
    int opened = 0;
    const auto closeDialogs = [&] {
        for (QWidget* top : QApplication::topLevelWidgets()) {
            auto* dialog = qobject_cast<QDialog*>(top);
            if (dialog == nullptr || !dialog->isVisible())
                continue;
            walker.walk(*dialog);
            dialog->reject();
            ++opened;
        }
    };
    QTimer whileOneWaits;
    connect(&whileOneWaits, &QTimer::timeout, this, closeDialogs);
    whileOneWaits.start(20);
    for (QAction* action : m_window->findChildren<QAction*>()) {
        if (!action->isEnabled() || action->menu() != nullptr || !action->text().contains(u'…'))
            continue;
        action->trigger();
        QTest::qWait(40);
    }
    QVERIFY2(opened >= 3, qPrintable(QString::number(opened)));
}

void PseudoLocaleTest::report(const TextWalker& walker)
{
    for (const QString& text : walker.clipped())
        qInfo("narrow: %s", qPrintable(text));
    const QStringList failures = walker.failures();
    for (const QString& text : failures)
        qWarning("not translated: %s", qPrintable(text));
    QVERIFY2(failures.isEmpty(), qPrintable(QString::number(failures.size())));
}

void PseudoLocaleTest::tellsTranslatedFromUntranslated()
{
    TextWalker walker(std::vector<Untranslated>{{"^table\\.", "for this test"}});
    walker.addName(QStringLiteral("run one"));
    walker.check(QStringLiteral("a"), tr("A sentence with %1").arg(QStringLiteral("a name")));
    walker.check(QStringLiteral("b"), QStringLiteral("12.5 KiB, run one · ") + tr("loaded"));
    walker.check(QStringLiteral("table.c"), QStringLiteral("def main():"));
    QCOMPARE(walker.failures(), QStringList());
    walker.check(QStringLiteral("d"), QStringLiteral("Left in English"));
    walker.check(QStringLiteral("e"), tr("Half") + QStringLiteral(" of it"));
    QCOMPARE(walker.failures().size(), 2);
    QCOMPARE(walker.count(), 5);
}

void PseudoLocaleTest::welcome()
{
    TextWalker walker(untranslated());
    walker.walk(*m_window);
    walkDialogs(walker);
    QVERIFY(walker.count() > 200);
    report(walker);
}

void PseudoLocaleTest::demoCase()
{
    open({QString::fromLatin1(kDemoPath)});
    TextWalker walker(untranslated());
    addNames(walker);
    walkPages(walker);
    walkDialogs(walker);
    QVERIFY(walker.count() > 2000);
    report(walker);
}

void PseudoLocaleTest::richCase()
{
    const RichCase files;
    open(files.paths());
    QVERIFY(!m_window->context().opened().diagnosis()->findings.empty());
    QVERIFY(!m_window->context().opened().caseData()->issues.empty());
    TextWalker walker(untranslated());
    addNames(walker);
    walkPages(walker);
    QVERIFY(walker.count() > 2000);
    report(walker);
}

void PseudoLocaleTest::whatCannotBeOpened()
{
    TempFolder folder;
    folder.write("events.out.tfevents.1", "version https://git-lfs.github.com/spec/v1\noid x\n");
    folder.write("cut.faultline", "{\"schema\": \"faultline-case/1\"");
    TextWalker walker(untranslated());
    for (const QString& path :
         {QStringLiteral("/no/such/folder"), QString::fromStdString(folder.path()),
          QString::fromStdString(folder.path()) + QStringLiteral("/cut.faultline")}) {
        walker.addName(path);
        open({path}, false);
        walker.walk(*m_window);
    }
    report(walker);
}

int main(int argc, char** argv)
{
    return runWidgetTest<PseudoLocaleTest>(argc, argv);
}

#include "tst_pseudo_locale.moc"
