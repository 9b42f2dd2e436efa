// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"
#include "model/qt/case_document.h"
#include "tests/support/event_writer.h"
#include "tests/support/test_case.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/shell/notice_bar.h"
#include "widgets/shell/page_stack.h"
#include "widgets/shell/quick_switcher.h"
#include "widgets/shell/welcome_page.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QUrl>

#include <algorithm>

using namespace faultline;
using namespace faultline::test;
using namespace faultline::ui;

namespace {

constexpr int kLoadMs = 10000;

/// Two short runs; the second has a flipped byte in the middle of a record.
class SmallCase {
public:
    SmallCase()
    {
        m_folder.write("good/events.out.tfevents.1", events(0.5F));
        std::string damaged = events(0.25F);
        damaged[damaged.size() / 2] ^= 0x55;
        m_folder.write("bad/events.out.tfevents.2", damaged);
    }
    [[nodiscard]] QString path() const { return QString::fromStdString(m_folder.path()); }

private:
    static std::string events(float decay)
    {
        EventWriter writer;
        writer.fileVersion();
        for (int step = 0; step < 200; ++step) {
            const float loss = 1.0F / (1.0F + decay * static_cast<float>(step));
            writer.scalars(step, 1.0e9 + step, {{"loss", loss}, {"learning_rate", 0.01F}});
        }
        return writer.data();
    }

    TempFolder m_folder;
};

void drop(QWidget& target, const QString& path)
{
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(400, 400), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&target, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent dropped(QPointF(400, 400), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&target, &dropped);
}

/// The question that is open; nullptr: none.
QMessageBox* question(const QWidget& window)
{
    return window.findChild<QMessageBox*>();
}

} // namespace

/// Acts as a person would: keys, drops, clicks. Looks at what the window then shows.
class MainWindowTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void teachesWhatToOpenWhenEmpty();
    void loadsADroppedFolder();
    void opensTheDemoCase();
    void saysInlineWhatCouldNotBeOpened();
    void keepsTheCaseWhenTheNextPathIsBad();
    void reportsDamage();
    void switchesPagesByKeyboard();
    void findsATagByTyping();
    void hidesARunFromTheTree();
    void showsThePageThatProves();
    void remembersItsPlace();
    void startsWithSettingsOfAnOlderVersion();
    void isNamedForScreenReaders();
    void showsTheRuleBesideAFinding();
    void findingsAskedForAreOnTheOverview();
    void judgesAgainWithoutReadingAgain();
    void savesAndOpensCases();
    void asksBeforeUnsavedWorkIsLost();
    void answersAQuestionWithoutACase();
    void goesBackAndForward();
    void movesFromPanelToPanel();
    void givesThePageTheWindow();

private:
    void open(const QString& path, bool expected = true);

    template <typename Widget>
    [[nodiscard]] Widget& child() const
    {
        return *m_window->findChild<Widget*>();
    }

    SmallCase m_case;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<TestCase> m_opened;
    std::unique_ptr<MainWindow> m_window;
};

void MainWindowTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_opened = std::make_unique<TestCase>();
    m_window = std::make_unique<MainWindow>(*m_settings, *m_opened);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void MainWindowTest::cleanup()
{
    m_window.reset();
    m_opened.reset();
    m_settings.reset();
    m_folder.reset();
}

void MainWindowTest::open(const QString& path, bool expected)
{
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    m_window->openPaths({path});
    QVERIFY(ended.wait(kLoadMs));
    QCOMPARE(ended.at(0).at(0).toBool(), expected);
}

void MainWindowTest::teachesWhatToOpenWhenEmpty()
{
    QVERIFY(child<WelcomePage>().isVisible());
    QVERIFY(!child<PageStack>().isVisible());
    QVERIFY(child<NoticeBar>().texts().isEmpty());
    QCOMPARE(m_window->windowTitle(), QStringLiteral("Faultline"));
}

void MainWindowTest::loadsADroppedFolder()
{
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    drop(*m_window, m_case.path());
    QVERIFY(ended.wait(kLoadMs));
    QVERIFY(child<PageStack>().isVisible());
    QCOMPARE(m_window->context().opened().caseData()->runs.size(), 2U);
    QVERIFY(m_window->context().opened().diagnosis() != nullptr);
    QCOMPARE(m_settings->recent().value(0), QStringList{m_case.path()});
}

void MainWindowTest::opensTheDemoCase()
{
    open(QString::fromLatin1(kDemoPath));
    QVERIFY(!m_window->context().opened().caseData()->runs.empty());
    QVERIFY(!m_window->context().opened().diagnosis()->findings.empty());
    QVERIFY(m_settings->recent().isEmpty()); // it is always a click away
}

void MainWindowTest::saysInlineWhatCouldNotBeOpened()
{
    const QString path = QStringLiteral("/no/such/folder");
    open(path, false);
    QCOMPARE(child<NoticeBar>().texts().size(), 1);
    QVERIFY(child<NoticeBar>().texts().first().contains(path));
    QVERIFY(QApplication::activeModalWidget() == nullptr);
    QVERIFY(child<WelcomePage>().isVisible());
    QVERIFY(m_settings->recent().isEmpty());

    open(m_case.path()); // the next attempt clears the message
    QVERIFY(!child<NoticeBar>().texts().join(u' ').contains(path));
}

void MainWindowTest::keepsTheCaseWhenTheNextPathIsBad()
{
    open(m_case.path());
    const CasePtr before = m_window->context().opened().caseData();
    open(QStringLiteral("/no/such/folder"), false);
    QCOMPARE(m_window->context().opened().caseData(), before);
    QVERIFY(child<PageStack>().isVisible());
}

void MainWindowTest::reportsDamage()
{
    auto* dock = m_window->findChild<QDockWidget*>(QStringLiteral("issuesDock"));
    QVERIFY(!dock->toggleViewAction()->isEnabled());
    open(m_case.path());
    QVERIFY(
        child<NoticeBar>().texts().join(u' ').contains(QStringLiteral("events.out.tfevents.2")));
    QVERIFY(dock->isHidden());
    QVERIFY(dock->toggleViewAction()->isEnabled());
    QTest::keyClick(m_window.get(), Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(dock->isVisible());
}

void MainWindowTest::switchesPagesByKeyboard()
{
    open(m_case.path());
    const PageStack& pages = child<PageStack>();
    QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(pages.currentId(), QStringLiteral("scalars"));
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(pages.currentId(), pages.factories().at(0)->id());
    QCOMPARE(pages.count(), 2); // the third was never needed
}

void MainWindowTest::findsATagByTyping()
{
    open(m_case.path());
    const QuickSwitcher& switcher = child<QuickSwitcher>();
    QVERIFY(switcher.isHidden());
    // The tags are gathered in the background.
    QTRY_VERIFY_WITH_TIMEOUT(
        [&] {
            QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
            auto* edit = switcher.findChild<QLineEdit*>();
            QTest::keyClicks(edit, QStringLiteral("learning tag"));
            QTest::keyClick(edit, Qt::Key_Return);
            return m_window->context().requestedTag() == QStringLiteral("learning_rate");
        }(),
        kLoadMs);
    QVERIFY(switcher.isHidden());
    QCOMPARE(m_window->context().tagFilter(), QString()); // the other charts stay
    QCOMPARE(child<PageStack>().currentId(), QStringLiteral("scalars"));

    QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
    QVERIFY(switcher.isVisible());
    QTest::keyClick(switcher.findChild<QLineEdit*>(), Qt::Key_Escape);
    QVERIFY(switcher.isHidden());
}

void MainWindowTest::hidesARunFromTheTree()
{
    open(m_case.path());
    auto* dock = m_window->findChild<QDockWidget*>(QStringLiteral("caseDock"));
    const QList<QTreeView*> trees = dock->findChildren<QTreeView*>();
    const auto runs = std::find_if(trees.begin(), trees.end(), [](const QTreeView* view) {
        return view->accessibleName() == QStringLiteral("Runs and files of this case");
    });
    QVERIFY(runs != trees.end());
    QTreeView* tree = *runs;
    QVERIFY(tree->model()->rowCount() >= 2);
    tree->setCurrentIndex(tree->model()->index(0, 0));
    const QString run =
        QString::fromStdString(m_window->context().opened().caseData()->runs[0]->name);
    QTest::keyClick(tree, Qt::Key_Space);
    QVERIFY(!m_window->context().isRunVisible(run));
}

void MainWindowTest::showsThePageThatProves()
{
    open(m_case.path());
    SeriesEvidence evidence;
    evidence.run = RunId("good");
    evidence.tag = TagId("loss");
    evidence.firstStep = StepIndex(10);
    evidence.lastStep = StepIndex(20);
    evidence.firstWallTime = WallTime(1.0e9 + 10);
    evidence.lastWallTime = WallTime(1.0e9 + 20);
    m_window->context().openEvidence(evidence, Severity::Critical);
    QCOMPARE(child<PageStack>().currentId(), QStringLiteral("scalars"));
}

void MainWindowTest::remembersItsPlace()
{
    m_window->restoreWindow();
    open(m_case.path());
    m_window->showPage(QStringLiteral("scalars"));
    m_window->findChild<QDockWidget*>(QStringLiteral("caseDock"))->hide();
    m_window->context().setSmoothing(0.3);
    m_window->showPage(QStringLiteral("data"));
    auto* tabs = m_window->findChild<QTabWidget*>(QStringLiteral("dataTabs"));
    QVERIFY(tabs != nullptr);
    tabs->setCurrentIndex(2);
    m_window->showPage(QStringLiteral("scalars"));
    m_window->close();

    TestCase opened;
    MainWindow again(*m_settings, opened);
    again.restoreWindow();
    again.show();
    QVERIFY(again.findChild<QDockWidget*>(QStringLiteral("caseDock"))->isHidden());
    QCOMPARE(again.context().smoothing(), 0.3);
    QSignalSpy ended(&again, &MainWindow::loadEnded);
    again.openPaths({m_case.path()});
    QVERIFY(ended.wait(kLoadMs));
    QCOMPARE(again.findChild<PageStack*>()->currentId(), QStringLiteral("scalars"));
    again.showPage(QStringLiteral("data"));
    QCOMPARE(again.findChild<QTabWidget*>(QStringLiteral("dataTabs"))->currentIndex(), 2);
}

void MainWindowTest::startsWithSettingsOfAnOlderVersion()
{
    m_settings->setWindow("not a geometry", "not a state");
    m_settings->setPage(QStringLiteral("a-page-that-was-removed"));
    TestCase opened;
    MainWindow again(*m_settings, opened);
    again.restoreWindow();
    again.show();
    QSignalSpy ended(&again, &MainWindow::loadEnded);
    again.openPaths({m_case.path()});
    QVERIFY(ended.wait(kLoadMs));
    QCOMPARE(again.findChild<PageStack*>()->currentId(), QStringLiteral("overview"));
}

void MainWindowTest::isNamedForScreenReaders()
{
    open(m_case.path());
    for (const QToolButton* button : m_window->findChildren<QToolButton*>()) {
        const bool ofQt =
            QString::fromLatin1(button->metaObject()->className()).contains(QStringLiteral("Dock"))
            || button->objectName().startsWith(QStringLiteral("qt_"));
        const bool named = !button->text().isEmpty() || !button->accessibleName().isEmpty()
                           || !button->toolTip().isEmpty();
        QVERIFY2(ofQt || named || qobject_cast<QLineEdit*>(button->parentWidget()) != nullptr,
                 button->metaObject()->className());
    }
    for (const QLineEdit* edit : m_window->findChildren<QLineEdit*>()) {
        const bool inner = edit->objectName().startsWith(QStringLiteral("qt_"));
        QVERIFY(inner || !edit->accessibleName().isEmpty() || !edit->placeholderText().isEmpty());
    }
}

void MainWindowTest::showsTheRuleBesideAFinding()
{
    open(m_case.path());
    auto* dock = m_window->findChild<QDockWidget*>(QStringLiteral("ruleDock"));
    QVERIFY(dock->isHidden());
    m_window->context().openRule(QStringLiteral("loss-became-nan"), {});
    QVERIFY(dock->isVisible());
}

void MainWindowTest::findingsAskedForAreOnTheOverview()
{
    open(m_case.path());
    QVERIFY(m_window->showPage(QStringLiteral("rules")));
    m_window->context().openFinding(QStringLiteral("loss-became-nan"), {});
    QCOMPARE(child<PageStack>().currentId(), QStringLiteral("overview"));
}

void MainWindowTest::judgesAgainWithoutReadingAgain()
{
    open(m_case.path());
    const CasePtr data = m_window->context().opened().caseData();
    QSignalSpy judged(&m_window->context().opened(), &OpenCase::diagnosisChanged);
    m_window->context().opened().document().mute(RuleId("loss-became-nan"),
                                                 QStringLiteral("not here"));
    QVERIFY(judged.wait(kLoadMs));
    QCOMPARE(m_window->context().opened().caseData(), data);
    const std::vector<RuleOutcome>& outcomes = m_window->context().opened().diagnosis()->outcomes;
    QVERIFY(std::any_of(outcomes.begin(), outcomes.end(), [](const RuleOutcome& outcome) {
        return outcome.state == RuleOutcome::State::Muted;
    }));
    m_window->context().opened().document().setModified(false);
}

void MainWindowTest::savesAndOpensCases()
{
    open(m_case.path());
    m_window->context().opened().document().mute(RuleId("loss-became-nan"),
                                                 QStringLiteral("not here"));
    QVERIFY(m_window->isWindowModified());
    const QString path = m_folder->filePath(QStringLiteral("a.faultline"));
    m_window->session().save(path);
    m_window->session().finish();
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("a.faultline")));
    QCOMPARE(m_settings->recent().value(0), QStringList{path});
    open(QString::fromLatin1(kDemoPath)); // something else
    QVERIFY(m_window->context().opened().document().ruleSettings().muteOf(RuleId("loss-became-nan"))
            == nullptr);
    open(path);
    QVERIFY(m_window->context().opened().document().ruleSettings().muteOf(RuleId("loss-became-nan"))
            != nullptr);
    QCOMPARE(m_window->context().opened().caseData()->runs.size(), 2U);
}

void MainWindowTest::asksBeforeUnsavedWorkIsLost()
{
    open(m_case.path());
    m_window->context().opened().document().answer("boxes-are-valid", Answer::Fine);
    m_window->openPaths({QString::fromLatin1(kDemoPath)});
    QVERIFY(question(*m_window) != nullptr);
    QTest::keyClick(question(*m_window), Qt::Key_Escape);
    QTRY_VERIFY(question(*m_window) == nullptr);
    QCOMPARE(m_window->loader().paths(), QStringList{m_case.path()});
    QVERIFY(!m_window->close()); // asks as well
    QTRY_VERIFY(question(*m_window) != nullptr);
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    QTest::keyClick(question(*m_window), Qt::Key_Escape);
    QTRY_VERIFY(question(*m_window) == nullptr);
    m_window->openPaths({QString::fromLatin1(kDemoPath)});
    QTest::mouseClick(question(*m_window)->button(QMessageBox::Discard), Qt::LeftButton);
    QVERIFY(ended.wait(kLoadMs));
    QCOMPARE(m_window->loader().paths(), QStringList{QString::fromLatin1(kDemoPath)});
}

void MainWindowTest::answersAQuestionWithoutACase()
{
    auto& stack = child<PageStack>();
    QVERIFY(m_window->showPage(QStringLiteral("memory")));
    QVERIFY(stack.isVisible());
    QVERIFY(m_window->showPage(QStringLiteral("rules")));
    QVERIFY(stack.isVisible());
    QVERIFY(m_window->showPage(QStringLiteral("overview"))); // the start again
    QVERIFY(child<WelcomePage>().isVisible());
    QVERIFY(m_window->showPage(QStringLiteral("memory")));
    open(m_case.path());
    QCOMPARE(stack.currentId(), QStringLiteral("overview"));
}

void MainWindowTest::goesBackAndForward()
{
    open(m_case.path());
    m_window->showPage(QStringLiteral("scalars"));
    m_window->context().setZoom(AxisRange{2.0, 5.0});
    m_window->showPage(QStringLiteral("console"));
    m_window->context().setZoom(std::nullopt);
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(child<PageStack>().currentId(), QStringLiteral("scalars"));
    QVERIFY(m_window->context().zoom().has_value());
    QTest::keyClick(m_window.get(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(child<PageStack>().currentId(), QStringLiteral("console"));
    open(QString::fromLatin1(kDemoPath)); // places of another case are none of this one
    const QString page = child<PageStack>().currentId();
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(child<PageStack>().currentId(), page);
}

void MainWindowTest::movesFromPanelToPanel()
{
    open(m_case.path());
    QSet<QWidget*> stops;
    for (int i = 0; i < 8; ++i) {
        QTest::keyClick(m_window.get(), Qt::Key_F6);
        QVERIFY(QApplication::focusWidget() != nullptr);
        stops.insert(QApplication::focusWidget());
    }
    QVERIFY(stops.size() >= 4); // toolbar, rail, tree, page
    QWidget* before = QApplication::focusWidget();
    QTest::keyClick(m_window.get(), Qt::Key_F6);
    QTest::keyClick(m_window.get(), Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget(), before);
}

void MainWindowTest::givesThePageTheWindow()
{
    m_window->resize(1280, 800);
    open(QString::fromLatin1(kDemoPath));
    child<NoticeBar>().clearNotices();
    QCoreApplication::processEvents();
    const QSize page = child<PageStack>().size();
    QVERIFY2(page.width() >= 1000 && page.height() >= 680,
             qPrintable(QStringLiteral("%1 x %2").arg(page.width()).arg(page.height())));
}

int main(int argc, char** argv)
{
    return runWidgetTest<MainWindowTest>(argc, argv);
}
#include "tst_main_window.moc"
