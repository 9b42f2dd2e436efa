// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs that lie elsewhere, opened in the window: by the dialog, by a drop, by the list of recent
// ones. The stores are on this machine.
#include "app/main_window.h"
#include "app/settings.h"
#include "model/io/file_tree.h"
#include "tests/support/event_writer.h"
#include "tests/support/fake_store.h"
#include "tests/support/test_case.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/shell/notice_bar.h"
#include "widgets/shell/open_location_dialog.h"
#include "widgets/shell/transfer_status.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>
#include <optional>

using namespace faultline;
using namespace faultline::ui;
using faultline::test::EnvironmentScope;
using faultline::test::FakeAnswer;
using faultline::test::FakeRequest;
using faultline::test::FakeStore;

namespace {

constexpr int kLoadMs = 60'000;

std::string someEvents()
{
    test::EventWriter writer;
    writer.fileVersion(1.7e9);
    for (int step = 0; step < 100; ++step)
        writer.scalar("loss", step, 1.7e9 + step, 1.0F / float(step + 1));
    return writer.data();
}

} // namespace

class OpenLocationTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void saysWhatIsWrongWithALocation_data();
    void saysWhatIsWrongWithALocation();
    void opensABucketFromTheDialog();
    void keepsNoSecrets();
    void opensWhatIsDropped();
    void staysAwakeWhileAServerSaysNothing();
    void saysWhatTheServerRefused();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<EnvironmentScope> m_offline;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<TestCase> m_opened;
    std::unique_ptr<MainWindow> m_window;
};

void OpenLocationTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_offline = std::make_unique<EnvironmentScope>(
        test::offlineEnvironment(m_folder->path().toStdString()));
    forgetRoots();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_opened = std::make_unique<TestCase>();
    m_window = std::make_unique<MainWindow>(*m_settings, *m_opened);
    m_window->resize(1280, 800);
    m_window->show();
    (void)QTest::qWaitForWindowActive(m_window.get());
}

void OpenLocationTest::cleanup()
{
    m_window.reset();
    m_opened.reset();
    forgetRoots();
    m_offline.reset();
}

void OpenLocationTest::saysWhatIsWrongWithALocation_data()
{
    QTest::addColumn<QString>("location");
    QTest::addColumn<QString>("problem");
    const QString none;
    QTest::newRow("gs") << QStringLiteral("gs://bucket/runs") << none;
    QTest::newRow("s3") << QStringLiteral("S3://bucket") << none;
    QTest::newRow("web") << QStringLiteral("https://host/runs/") << none;
    QTest::newRow("ssh") << QStringLiteral("ssh://me@gpu-1:22/data") << none;
    QTest::newRow("archive") << QStringLiteral("gs://bucket/runs.tar.zst") << none;
    QTest::newRow("blanks around") << QStringLiteral("  gs://bucket/runs ") << none;
    QTest::newRow("path") << QStringLiteral("/data/runs") << QStringLiteral("begins with");
    QTest::newRow("nothing") << none << QStringLiteral("begins with");
    QTest::newRow("other scheme") << QStringLiteral("az://box/runs") << QStringLiteral("az://");
    QTest::newRow("no bucket") << QStringLiteral("gs:///runs") << QStringLiteral("missing");
}

void OpenLocationTest::saysWhatIsWrongWithALocation()
{
    QFETCH(QString, location);
    QFETCH(QString, problem);
    OpenLocationDialog dialog({});
    dialog.location().setText(location);
    QCOMPARE(dialog.openButton().isEnabled(), problem.isEmpty());
    const QString said = locationProblem(location);
    QVERIFY2(problem.isEmpty() ? said.isEmpty() : said.contains(problem), qUtf8Printable(said));
}

void OpenLocationTest::opensABucketFromTheDialog()
{
    FakeStore store(FakeStore::Dialect::S3);
    store.put("runs/train/events.out.tfevents.1700000000.h", someEvents());
    const EnvironmentScope on({{"AWS_ENDPOINT_URL", store.url()}});
    QAction* action = nullptr;
    for (QAction* one : m_window->findChildren<QAction*>()) {
        if (one->text().remove(u'&').startsWith(QStringLiteral("Open location")))
            action = one;
    }
    QVERIFY(action != nullptr);
    auto* transfers = m_window->findChild<TransferStatus*>();
    QVERIFY(transfers->isHidden());
    action->trigger();
    auto* dialog = m_window->findChild<OpenLocationDialog*>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    QTest::keyClicks(&dialog->location(), QStringLiteral("s3://bucket/runs"));
    QTest::keyClick(&dialog->location(), Qt::Key_Return);
    QVERIFY(ended.wait(kLoadMs));
    QVERIFY(m_opened->caseData() != nullptr);
    QCOMPARE(m_opened->caseData()->runs.size(), 1U);
    QCOMPARE(m_opened->caseData()->runs.front()->findScalar("loss")->size(), 100U);
    transfers->refresh();
    QVERIFY(!transfers->isHidden());
    QVERIFY2(transfers->toolTip().contains(QStringLiteral("s3://bucket/runs")),
             qUtf8Printable(transfers->toolTip()));
    QVERIFY(transfers->toolTip().contains(QStringLiteral("credentials")));
    QCOMPARE(m_settings->recent().value(0), QStringList{QStringLiteral("s3://bucket/runs")});
    QTRY_VERIFY(m_window->findChild<OpenLocationDialog*>() == nullptr);
}

void OpenLocationTest::keepsNoSecrets()
{
    FakeStore store(FakeStore::Dialect::Nginx);
    store.put("runs/events.out.tfevents.1700000000.h", someEvents());
    QString location = QString::fromStdString(store.url()) + QStringLiteral("/runs/");
    location.replace(QStringLiteral("http://"), QStringLiteral("http://me:geheim@"));
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    m_window->openPaths({location});
    QVERIFY(ended.wait(kLoadMs));
    QVERIFY(m_opened->caseData() != nullptr);
    QCOMPARE(m_opened->caseData()->runs.size(), 1U);
    const QString recent = m_settings->recent().value(0).join(u' ');
    QVERIFY2(recent.contains(QStringLiteral("/runs")), qUtf8Printable(recent));
    QVERIFY2(!recent.contains(QStringLiteral("geheim")), qUtf8Printable(recent));
    QVERIFY(!m_window->windowTitle().contains(QStringLiteral("geheim")));
    QFile settings(m_folder->filePath(QStringLiteral("settings.ini")));
    if (settings.open(QIODevice::ReadOnly))
        QVERIFY(!settings.readAll().contains("geheim"));
}

void OpenLocationTest::opensWhatIsDropped()
{
    FakeStore store(FakeStore::Dialect::S3);
    store.put("a b/events.out.tfevents.1700000000.h", someEvents());
    const EnvironmentScope on({{"AWS_ENDPOINT_URL", store.url()}});
    QMimeData mime;
    mime.setText(QStringLiteral("s3://bucket/a b\n").trimmed());
    QDragEnterEvent enter({20, 20}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &drop);
    QVERIFY(ended.wait(kLoadMs));
    QVERIFY(m_opened->caseData() != nullptr);
    QCOMPARE(m_opened->caseData()->runs.size(), 1U);

    QMimeData words;
    words.setText(QStringLiteral("only some words"));
    QDragEnterEvent refused({20, 20}, Qt::CopyAction, &words, Qt::LeftButton, Qt::NoModifier);
    refused.ignore();
    QApplication::sendEvent(m_window.get(), &refused);
    QVERIFY(!refused.isAccepted());
}

void OpenLocationTest::staysAwakeWhileAServerSaysNothing()
{
    FakeStore store(FakeStore::Dialect::S3);
    store.intercept = [](const FakeRequest&) { return std::optional(FakeAnswer{.hangs = true}); };
    const EnvironmentScope on({{"AWS_ENDPOINT_URL", store.url()}});
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    m_window->openPaths({QStringLiteral("s3://bucket/runs")});
    QTRY_VERIFY(store.requestCount() > 0);
    QVERIFY(ended.isEmpty());
    int beats = 0;
    QTimer heart;
    connect(&heart, &QTimer::timeout, this, [&beats] { ++beats; });
    heart.start(10);
    QTest::qWait(500);
    QVERIFY(beats > 5); // the window goes on
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!ended.isEmpty(), kLoadMs);
    QVERIFY(!ended.front().front().toBool());
}

void OpenLocationTest::saysWhatTheServerRefused()
{
    FakeStore store(FakeStore::Dialect::S3);
    store.keyId = "AKID";
    store.secret = "secret";
    const EnvironmentScope on({{"AWS_ENDPOINT_URL", store.url()},
                               {"AWS_ACCESS_KEY_ID", "AKID"},
                               {"AWS_SECRET_ACCESS_KEY", "wrong"}});
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    m_window->openPaths({QStringLiteral("s3://bucket/runs")});
    QVERIFY(ended.wait(kLoadMs));
    QVERIFY(!ended.front().front().toBool());
    QString words;
    for (const QLabel* label : m_window->findChild<NoticeBar*>()->findChildren<QLabel*>())
        words += label->text() + u'\n';
    QVERIFY2(words.contains(QStringLiteral("s3://bucket/runs")), qUtf8Printable(words));
    QVERIFY(!words.contains(QStringLiteral("wrong\n")));
}

int main(int argc, char** argv)
{
    return runWidgetTest<OpenLocationTest>(argc, argv);
}

#include "tst_open_location.moc"
