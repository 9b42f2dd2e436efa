// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What people come for, done with the mouse and the keyboard of a real display: events go through
// the X server and the window manager (xdotool), not through Qt alone.
#include "app/main_window.h"
#include "model/qt/case_document.h"
#include "model/session/open_case.h"
#include "tests/support/event_writer.h"
#include "tests/support/test_case.h"
#include "tests/widgets/page_driver.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/charts/curve_view.h"
#include "widgets/shell/page_stack.h"
#include "widgets/shell/welcome_page.h"
#include "widgets/views/findings/fix_patch.h"

#include <QAction>
#include <QDir>
#include <QDrag>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUrl>

#include <algorithm>
#include <limits>
#include <memory>

using namespace faultline;
using namespace faultline::test;
using namespace faultline::ui;

namespace {

constexpr int kLoadMs = 60'000;

/// Sends events by the X server; the event loop runs meanwhile.
bool send(const QStringList& arguments)
{
    QProcess tool;
    tool.start(QStringLiteral("xdotool"), arguments);
    const bool ended =
        QTest::qWaitFor([&] { return tool.state() == QProcess::NotRunning; }, 10'000);
    QTest::qWait(60); // what was sent arrives
    return ended && tool.exitCode() == 0;
}

QStringList moveTo(const QPoint& global)
{
    return {QStringLiteral("mousemove"), QStringLiteral("--sync"), QString::number(global.x()),
            QString::number(global.y())};
}

bool clickAt(const QWidget& widget, const QPoint& place)
{
    return send(moveTo(widget.mapToGlobal(place))
                << QStringLiteral("sleep") << QStringLiteral("0.05") << QStringLiteral("click")
                << QStringLiteral("1"));
}

bool clickOn(const QWidget* widget)
{
    return widget != nullptr && clickAt(*widget, widget->rect().center());
}

bool press(const char* keys)
{
    return send({QStringLiteral("key"), QString::fromLatin1(keys)});
}

bool type(const QString& text)
{
    return send({QStringLiteral("type"), QStringLiteral("--delay"), QStringLiteral("2"), text});
}

/// A folder that can be dragged, as a file manager shows one.
class FolderIcon final : public QLabel {
public:
    explicit FolderIcon(const QString& path) : m_path(path)
    {
        setText(QStringLiteral("folder"));
        setWindowTitle(QStringLiteral("Files"));
        resize(120, 80);
    }

protected:
    void mouseMoveEvent(QMouseEvent*) override
    {
        auto* mime = new QMimeData;
        mime->setUrls({QUrl::fromLocalFile(m_path)});
        auto* drag = new QDrag(this);
        drag->setMimeData(mime);
        drag->exec(Qt::CopyAction);
    }

private:
    QString m_path;
};

/// A run whose loss becomes NaN, with the configuration that holds the rate.
void writeFailedRun(const TempFolder& folder)
{
    EventWriter events;
    events.fileVersion(1.0e9);
    for (int step = 0; step < 200; ++step) {
        const float loss = step < 120 ? 2.0F / (1.0F + static_cast<float>(step))
                                      : std::numeric_limits<float>::quiet_NaN();
        events.scalar("loss", step, 1.0e9 + step, loss);
        events.scalar("learning_rate", step, 1.0e9 + step, 0.9F);
    }
    folder.write("run/events.out.tfevents.1", events.data());
    folder.write("run/config.yaml", "optimizer: sgd\nlearning_rate: 0.9\nbatch_size: 4\n");
}

} // namespace

class JourneysTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void firstStartToTheFix();
    void proofAndBack();
    void patchIsSaved();
    void caseIsSavedAndOpenedAgain();
    void reportIsWritten();
    void runIsRecorded();
    void curvesAreZoomed();
    void whichGpu();
    void batchesOfADataset();
    void byKeyboardAlone();
    void folderIsDropped();

private:
    [[nodiscard]] PageStack& pages() const { return *m_window->findChild<PageStack*>(); }
    void open(const QString& path);
    void openByDialog(const char* keys, const QString& path);
    void typeIntoFileDialog(const QString& path);
    void acceptPath(const QPointer<QFileDialog>& dialog, const QString& path);

    std::unique_ptr<TempFolder> m_run;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<TestCase> m_opened;
    std::unique_ptr<MainWindow> m_window;
};

void JourneysTest::initTestCase()
{
    if (QGuiApplication::platformName() != QLatin1String("xcb"))
        QSKIP("needs an X display with a window manager: tests/display/run_on_display.sh x11");
}

void JourneysTest::init()
{
    m_run = std::make_unique<TempFolder>();
    writeFailedRun(*m_run);
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_opened = std::make_unique<TestCase>();
    m_window = std::make_unique<MainWindow>(*m_settings, *m_opened, LoadSteps::builtin(), nullptr,
                                            QStringLiteral(FAULTLINE_CLI));
    m_window->resize(1280, 800);
    m_window->move(40, 40);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::qWait(100);
}

void JourneysTest::cleanup()
{
    if (m_opened)
        m_window->context().opened().document().setModified(false);
    m_window.reset();
    m_opened.reset();
    m_settings.reset();
    m_folder.reset();
    m_run.reset();
}

void JourneysTest::open(const QString& path)
{
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    m_window->openPaths({path});
    QVERIFY(ended.wait(kLoadMs));
    m_window->settle();
    QTest::qWait(100);
}

/// Types a path into the file dialog that is open, and accepts it.
void JourneysTest::typeIntoFileDialog(const QString& path)
{
    QTRY_VERIFY(QApplication::activeModalWidget() != nullptr
                || m_window->findChild<QFileDialog*>() != nullptr);
    acceptPath(m_window->findChild<QFileDialog*>(), path);
}

/// Types a path into @p dialog and accepts it, once the window manager has given it the keyboard:
/// keys that are sent before go to the window behind it.
void JourneysTest::acceptPath(const QPointer<QFileDialog>& dialog, const QString& path)
{
    QVERIFY(dialog != nullptr);
    QVERIFY(QTest::qWaitForWindowActive(dialog, kLoadMs));
    auto* edit = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    QVERIFY(edit != nullptr);
    edit->setFocus();
    QTRY_VERIFY_WITH_TIMEOUT(edit->hasFocus(), kLoadMs);
    edit->selectAll();
    QVERIFY(type(path));
    QTRY_COMPARE_WITH_TIMEOUT(edit->text(), path, kLoadMs);
    QVERIFY(press("Return"));
    // The list of completions, where it is open, takes the first one for itself.
    const auto isClosed = [&dialog] { return dialog == nullptr || !dialog->isVisible(); };
    if (!QTest::qWaitFor(isClosed, 2000))
        QVERIFY(press("Return"));
    QTRY_VERIFY_WITH_TIMEOUT(isClosed(), kLoadMs);
}

void JourneysTest::firstStartToTheFix()
{
    auto* welcome = m_window->findChild<WelcomePage*>();
    QVERIFY(welcome->isVisible());
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    QVERIFY(clickOn(samples::button(*welcome, QStringLiteral("Open demo case"))));
    QVERIFY(ended.count() > 0 || ended.wait(kLoadMs));
    QCOMPARE(pages().currentId(), QStringLiteral("overview"));
    m_window->settle();
    QTest::qWait(200);
    // Cause, proof and patch are there without scrolling.
    const View& page = *pages().currentView();
    auto* patch = page.findChild<FixPatch*>();
    QVERIFY(patch != nullptr);
    const QPoint corner = patch->mapTo(&page, QPoint(0, patch->height()));
    QVERIFY(page.rect().contains(corner));
    QVERIFY(page.findChild<CurveView*>()->visibleRegion().boundingRect().height() > 100);
}

void JourneysTest::proofAndBack()
{
    open(QString::fromStdString(m_run->path() + "/run"));
    const auto buttons = pages().currentView()->findChildren<QPushButton*>();
    const auto proof = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
        return button->isVisible() && button->text() == QLatin1String("Show proof");
    });
    QVERIFY(proof != buttons.end());
    QVERIFY(clickOn(*proof));
    QTRY_VERIFY(pages().currentId() != QLatin1String("overview"));
    QVERIFY(press("alt+Left"));
    QTRY_COMPARE(pages().currentId(), QStringLiteral("overview"));
    QVERIFY(press("alt+Right"));
    QTRY_VERIFY(pages().currentId() != QLatin1String("overview"));
}

void JourneysTest::patchIsSaved()
{
    open(QString::fromStdString(m_run->path() + "/run"));
    auto* patch = pages().currentView()->findChild<FixPatch*>();
    QVERIFY(patch != nullptr);
    patch->settle();
    QTest::qWait(100);
    QPushButton* save = patch->findChild<QPushButton*>();
    QVERIFY(clickOn(save));
    QTRY_VERIFY_WITH_TIMEOUT(patch->findChild<QFileDialog*>() != nullptr, kLoadMs);
    const QString path = m_folder->filePath(QStringLiteral("patched.yaml"));
    acceptPath(patch->findChild<QFileDialog*>(), path);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), kLoadMs);
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(!written.readAll().contains("learning_rate: 0.9"));
}

void JourneysTest::caseIsSavedAndOpenedAgain()
{
    open(QString::fromStdString(m_run->path() + "/run"));
    m_window->context().opened().document().answer("boxes-are-valid", Answer::Fine);
    QVERIFY(press("ctrl+s"));
    const QString path = m_folder->filePath(QStringLiteral("work.faultline"));
    typeIntoFileDialog(path);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), kLoadMs);
    QTRY_VERIFY(!m_window->isWindowModified());
    open(QString::fromLatin1(kDemoPath));
    open(path);
    QVERIFY(m_window->context().opened().document().progress().find("boxes-are-valid") != nullptr);
}

void JourneysTest::reportIsWritten()
{
    open(QString::fromStdString(m_run->path() + "/run"));
    QVERIFY(press("ctrl+e"));
    const QString path = m_folder->filePath(QStringLiteral("report.html"));
    typeIntoFileDialog(path);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), kLoadMs);
    QTRY_VERIFY(QFileInfo(path).size() > 1000);
}

void JourneysTest::runIsRecorded()
{
    QVERIFY(press("ctrl+shift+r"));
    QDialog* dialog = nullptr;
    QTRY_VERIFY((dialog = qobject_cast<QDialog*>(QApplication::activeWindow())) != nullptr);
    const QString out = m_folder->filePath(QStringLiteral("recorded"));
    const auto edits = dialog->findChildren<QLineEdit*>();
    QVERIFY(edits.size() >= 2);
    // The command has the focus when the dialog opens; the folder is the last of the lines.
    auto* command = dialog->findChild<QPlainTextEdit*>();
    QWidget* first = command != nullptr ? static_cast<QWidget*>(command) : edits.front();
    first->setFocus();
    QVERIFY(type(QStringLiteral("sh -c 'echo step 1 loss 0.5; exit 3'")));
    for (QLineEdit* edit : edits) {
        if (!edit->accessibleName().contains(QStringLiteral("older")))
            continue;
        edit->setFocus();
        edit->selectAll();
        QVERIFY(
            type(edit->accessibleName().contains(QStringLiteral("ork")) ? m_folder->path() : out));
    }
    QPushButton* start = nullptr;
    for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
        if (button->isDefault())
            start = button;
    }
    QVERIFY(start != nullptr && start->isEnabled());
    QSignalSpy ended(&m_window->recording(), &Recording::ended);
    QVERIFY(clickOn(start));
    QVERIFY(ended.count() > 0 || ended.wait(30'000));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->context().opened().diagnosis() != nullptr
                                 && !m_window->context().opened().diagnosis()->findings.empty(),
                             30'000);
}

void JourneysTest::curvesAreZoomed()
{
    open(QString::fromLatin1(kDemoPath));
    QVERIFY(press("ctrl+2"));
    QTRY_COMPARE(pages().currentId(), QStringLiteral("scalars"));
    m_window->settle();
    QTest::qWait(200);
    CurveView* chart = nullptr;
    for (CurveView* one : pages().currentView()->findChildren<CurveView*>()) {
        if (chart == nullptr && one->isVisible()
            && one->visibleRegion().boundingRect().height() > 80)
            chart = one;
    }
    QVERIFY(chart != nullptr);
    const QRect area = chart->rect();
    const QPoint from = chart->mapToGlobal(QPoint(area.width() / 2, area.height() / 2));
    const QPoint to = chart->mapToGlobal(QPoint(area.width() * 3 / 4, area.height() / 2));
    QVERIFY(send(moveTo(from) << QStringLiteral("mousedown") << QStringLiteral("1")));
    QVERIFY(send(moveTo((from + to) / 2)));
    QVERIFY(send(moveTo(to) << QStringLiteral("mouseup") << QStringLiteral("1")));
    QTRY_VERIFY(m_window->context().zoom().has_value());
    QVERIFY(press("Home"));
    QTRY_VERIFY(!m_window->context().zoom().has_value());
}

void JourneysTest::whichGpu()
{
    auto* welcome = m_window->findChild<WelcomePage*>();
    QVERIFY(clickOn(samples::button(*welcome, QStringLiteral("Plan GPU memory"))));
    QTRY_COMPARE(pages().currentId(), QStringLiteral("memory"));
    QTRY_VERIFY(pages().isVisible());
    // A model by name, as the page asks for it.
    QVERIFY(clickOn(samples::button(*pages().currentView(), QStringLiteral("yolov8_s"))));
    m_window->settle();
    QTest::qWait(500);
    bool answers = false;
    for (const QTableView* table : pages().currentView()->findChildren<QTableView*>())
        answers =
            answers
            || (table->isVisible() && table->model() != nullptr && table->model()->rowCount() > 10);
    QVERIFY(answers); // a row for each GPU
}

void JourneysTest::batchesOfADataset()
{
    open(QStringLiteral(FAULTLINE_TESTS_DIR "/golden/dataset/input/set"));
    const auto rail = m_window->findChildren<QToolButton*>();
    const auto batches = std::find_if(rail.begin(), rail.end(), [](const QToolButton* button) {
        return button->accessibleName() == QLatin1String("Batches") && button->isVisible();
    });
    QVERIFY(batches != rail.end());
    QVERIFY(clickOn(*batches));
    QTRY_COMPARE(pages().currentId(), QStringLiteral("batches"));
}

void JourneysTest::byKeyboardAlone()
{
    open(QString::fromStdString(m_run->path() + "/run"));
    QVERIFY(press("F6"));
    QVERIFY(QApplication::focusWidget() != nullptr);
    // To the page, and from it to the proof.
    for (int i = 0; i < 8 && !pages().isAncestorOf(QApplication::focusWidget()); ++i)
        QVERIFY(press("F6"));
    QVERIFY(pages().isAncestorOf(QApplication::focusWidget()));
    for (int i = 0; i < 20; ++i) {
        auto* button = qobject_cast<QPushButton*>(QApplication::focusWidget());
        if (button != nullptr && button->text() == QLatin1String("Show proof"))
            break;
        QVERIFY(press("Tab"));
    }
    QVERIFY(press("space"));
    QTRY_VERIFY(pages().currentId() != QLatin1String("overview"));
    QVERIFY(press("ctrl+k"));
    QVERIFY(type(QStringLiteral("memory")));
    QVERIFY(press("Return"));
    QTRY_COMPARE(pages().currentId(), QStringLiteral("memory"));
    QVERIFY(press("ctrl+shift+c"));
    QTRY_COMPARE(pages().currentId(), QStringLiteral("checklist"));
}

void JourneysTest::folderIsDropped()
{
    m_window->move(300, 40);
    FolderIcon folder(QString::fromStdString(m_run->path() + "/run"));
    folder.move(20, 200);
    folder.show();
    QVERIFY(QTest::qWaitForWindowExposed(&folder));
    QTest::qWait(300);
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    const QPoint from = folder.mapToGlobal(folder.rect().center());
    const QPoint to = m_window->mapToGlobal(QPoint(700, 400));
    QStringList script = moveTo(from) << QStringLiteral("mousedown") << QStringLiteral("1");
    constexpr int kParts = 12;
    for (int i = 1; i <= kParts; ++i)
        script << moveTo(from + (to - from) * i / kParts) << QStringLiteral("sleep")
               << QStringLiteral("0.05");
    script << QStringLiteral("sleep") << QStringLiteral("0.3") << QStringLiteral("mouseup")
           << QStringLiteral("1");
    QVERIFY(send(script));
    QVERIFY(ended.count() > 0 || ended.wait(kLoadMs));
    QVERIFY(m_window->context().opened().caseData() != nullptr);
}

int main(int argc, char** argv)
{
    return runWidgetTest<JourneysTest>(argc, argv);
}
#include "tst_journeys.moc"
