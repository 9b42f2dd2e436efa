// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/follow_texts.h"
#include "app/main_window.h"
#include "tests/support/event_writer.h"
#include "tests/support/test_case.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/shell/notice_bar.h"

#include <QAction>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace faultline;
using namespace faultline::test;
using namespace faultline::ui;

namespace {

constexpr int kPatienceMs = 20000;

std::string events(int from, int to)
{
    EventWriter writer;
    if (from == 0)
        writer.fileVersion();
    for (int step = from; step < to; ++step)
        writer.scalar("loss", step, 1.0e9 + step, 1.0F / static_cast<float>(step + 1));
    return writer.data();
}

} // namespace

/// A window beside a training that writes.
class FollowingTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void followsWhatIsBeingWritten();
    void keepsThePlaceThatIsLookedAt();
    void judgesAgainWithoutBeingAsked();
    void leavesOldRunsAloneUnlessToldTo();
    void saysThatAFileWasDeleted();
    void stopsWhenToldTo();
    void theDemoCaseDoesNotGrow();
    void textsSayHowItStands();

private:
    void append(int from, int to) const
    {
        std::ofstream(m_path, std::ios::binary | std::ios::app) << events(from, to);
    }
    void open(bool isOld = false)
    {
        if (isOld)
            std::filesystem::last_write_time(m_path, std::filesystem::file_time_type::clock::now()
                                                         - std::chrono::hours(30));
        QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
        m_window->openPaths({QString::fromStdString(m_folder->path())});
        QVERIFY(ended.wait(kPatienceMs));
    }
    [[nodiscard]] std::size_t points() const
    {
        const CasePtr& data = m_window->context().opened().caseData();
        return data ? static_cast<std::size_t>(data->pointCount()) : 0;
    }
    [[nodiscard]] QAction* action() const
    {
        for (QAction* each :
             m_window->findChild<QToolBar*>(QStringLiteral("mainToolBar"))->actions()) {
            if (each->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F))
                return each;
        }
        return nullptr;
    }
    [[nodiscard]] QString text() const { return m_window->following().text(); }

    std::unique_ptr<TempFolder> m_folder;
    std::string m_path;
    std::unique_ptr<QTemporaryDir> m_settingsFolder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<TestCase> m_opened;
    std::unique_ptr<MainWindow> m_window;
};

void FollowingTest::init()
{
    m_folder = std::make_unique<TempFolder>();
    m_path = m_folder->write("train/events.out.tfevents.1", events(0, 10));
    m_settingsFolder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_settingsFolder->filePath(QStringLiteral("s.ini")));
    m_opened = std::make_unique<TestCase>();
    m_window = std::make_unique<MainWindow>(*m_settings, *m_opened);
    m_window->show();
    QVERIFY(action() != nullptr);
    QVERIFY(!action()->isEnabled());
}

void FollowingTest::cleanup()
{
    m_window.reset();
    m_opened.reset();
}

void FollowingTest::followsWhatIsBeingWritten()
{
    open();
    QTRY_VERIFY_WITH_TIMEOUT(action()->isChecked(), kPatienceMs);
    QCOMPARE(points(), std::size_t{10});
    append(10, 25);
    QTRY_COMPARE_WITH_TIMEOUT(points(), std::size_t{25}, kPatienceMs);
    QVERIFY2(text().startsWith(QStringLiteral("Following · last record")), qPrintable(text()));
    m_folder->write("validation/events.out.tfevents.2", events(0, 5));
    QTRY_COMPARE_WITH_TIMEOUT(points(), std::size_t{30}, kPatienceMs);
    QVERIFY(m_window->context().isRunVisible(QStringLiteral("validation")));
}

void FollowingTest::keepsThePlaceThatIsLookedAt()
{
    open();
    QTRY_VERIFY_WITH_TIMEOUT(action()->isChecked(), kPatienceMs);
    m_window->showPage(QStringLiteral("scalars"));
    ViewContext& state = m_window->context();
    const AxisRange range{2.0, 5.0};
    state.setZoom(range);
    state.setPinned(QStringLiteral("loss"), true);
    append(10, 25);
    QTRY_COMPARE_WITH_TIMEOUT(points(), std::size_t{25}, kPatienceMs);
    QVERIFY(state.zoom() == std::optional(range));
    QCOMPARE(state.pinnedTags(), QStringList{QStringLiteral("loss")});
}

void FollowingTest::judgesAgainWithoutBeingAsked()
{
    open();
    QTRY_VERIFY_WITH_TIMEOUT(action()->isChecked(), kPatienceMs);
    const DiagnosisPtr before = m_window->context().opened().diagnosis();
    QVERIFY(before != nullptr);
    append(10, 300);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->context().opened().diagnosis() != before, kPatienceMs);
}

void FollowingTest::leavesOldRunsAloneUnlessToldTo()
{
    open(true);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->following().controller().isRunning(), kPatienceMs);
    QVERIFY(!action()->isChecked());
    QVERIFY(text().isEmpty());
    action()->trigger();
    QVERIFY(action()->isChecked());
    QTRY_COMPARE_WITH_TIMEOUT(text(), QStringLiteral("Stopped growing 30 h ago (step 9)"),
                              kPatienceMs);
    append(10, 12);
    QTRY_COMPARE_WITH_TIMEOUT(points(), std::size_t{12}, kPatienceMs);
    QVERIFY2(text().startsWith(QStringLiteral("Following")), qPrintable(text()));
}

void FollowingTest::saysThatAFileWasDeleted()
{
    open();
    QTRY_VERIFY_WITH_TIMEOUT(action()->isChecked(), kPatienceMs);
    std::filesystem::remove(m_path);
    const auto* bar = m_window->findChild<NoticeBar*>();
    QTRY_VERIFY_WITH_TIMEOUT(!bar->texts().isEmpty(), kPatienceMs);
    QVERIFY(bar->texts().first().contains(QString::fromStdString(m_path)));
    QCOMPARE(points(), std::size_t{10});
}

void FollowingTest::stopsWhenToldTo()
{
    open();
    QTRY_VERIFY_WITH_TIMEOUT(action()->isChecked(), kPatienceMs);
    action()->trigger();
    QVERIFY(!m_window->following().controller().isRunning());
    append(10, 25);
    QTest::qWait(500);
    QCOMPARE(points(), std::size_t{10});
    // The choice is remembered when the same paths are read again.
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    m_window->loader().reload();
    QVERIFY(ended.wait(kPatienceMs));
    QCOMPARE(points(), std::size_t{25});
    QVERIFY(!m_window->following().controller().isRunning());
}

void FollowingTest::theDemoCaseDoesNotGrow()
{
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    m_window->openPaths({QStringLiteral("demo:")});
    QVERIFY(ended.wait(kPatienceMs));
    QVERIFY(!action()->isEnabled());
    QVERIFY(!m_window->following().controller().isRunning());
}

void FollowingTest::textsSayHowItStands()
{
    QCOMPARE(agoText(-3.0), QStringLiteral("0 s"));
    QCOMPARE(agoText(119.9), QStringLiteral("119 s"));
    QCOMPARE(agoText(720.0), QStringLiteral("12 min"));
    QCOMPARE(agoText(3 * 86400.0), QStringLiteral("3 d"));
    FollowStatus status;
    status.lastGrowth = 1000.0;
    status.isGrowing = true;
    QCOMPARE(followText(status, 1003.2), QStringLiteral("Following · last record 3 s ago"));
    status.isGrowing = false;
    status.lastStep = 4200;
    QCOMPARE(followText(status, 1720.0), QStringLiteral("Stopped growing 12 min ago (step 4,200)"));
    for (const auto kind :
         {FileNotice::Kind::Deleted, FileNotice::Kind::Replaced, FileNotice::Kind::Shrank})
        QVERIFY(noticeText({.kind = kind, .path = "/runs/a"}).contains(QStringLiteral("/runs/a")));
}

int main(int argc, char** argv)
{
    return runWidgetTest<FollowingTest>(argc, argv);
}
#include "tst_following.moc"
