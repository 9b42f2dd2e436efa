// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"
#include "app/record_dialog.h"
#include "app/record_strip.h"
#include "app/shell_words.h"
#include "model/core/console_log.h"
#include "tests/support/test_case.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/shell/notice_bar.h"
#include "widgets/shell/page_stack.h"

#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace faultline;
using namespace faultline::ui;

namespace {

constexpr int kPatienceMs = 20000;

const QString kRecorder = QStringLiteral(FAULTLINE_CLI);

} // namespace

/// The real recorder, started from the window and watched by it.
class RecordingTest : public QObject {
    Q_OBJECT

private slots:
    void dialogSaysWhyItCannotStart();
    void dialogSplitsTheLineLikeAShell();
    void dialogWarnsOfWhatNeedsAShell();
    void tellsOfTheEnd_data();
    void tellsOfTheEnd();
    void stopsOnDemand();
    void opensTheRecordWhileItGrows();
    void looksAgainWhenTheRecorderIsSlow();
    void asksBeforeTheWindowCloses();
    void saysThatTheRecorderIsMissing();
    void goesOnWhenTheRecorderIsReplaced();
    void showsASilentCommandByItsSamples();
    void leavesAnotherCaseAlone();
    void knowsASecret();

private:
    [[nodiscard]] RecordRequest request(const QString& script) const
    {
        return {.command = {QStringLiteral("sh"), QStringLiteral("-c"), script},
                .workingFolder = m_folder.path(),
                .folder = m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction())
                                            + QString::number(qHash(script))),
                .intervalSeconds = 0.2};
    }

    QTemporaryDir m_folder;
};

void RecordingTest::dialogSaysWhyItCannotStart()
{
    RecordDialog dialog(QString(), m_folder.path());
    QVERIFY(!dialog.problem().isEmpty());
    auto* command = dialog.findChild<QLineEdit*>();
    QTest::keyClicks(command, QStringLiteral("sh -c true"));
    QCOMPARE(dialog.problem(), QString());
    const QString folder = dialog.request().folder;
    QVERIFY(folder.startsWith(m_folder.path()));
    QVERIFY(QDir().mkdir(folder));
    QVERIFY(dialog.problem().contains(folder));

    const RecordDialog lost(QStringLiteral("true"), QStringLiteral("/no/such/folder"));
    QVERIFY(lost.problem().contains(QStringLiteral("/no/such/folder")));
}

void RecordingTest::dialogSplitsTheLineLikeAShell()
{
    const RecordDialog dialog(QStringLiteral("python train.py --name \"two words\""),
                              m_folder.path());
    const QStringList expected{QStringLiteral("python"), QStringLiteral("train.py"),
                               QStringLiteral("--name"), QStringLiteral("two words")};
    QCOMPARE(dialog.request().command, expected);

    const auto words = [](const char* line) {
        return splitShellWords(QString::fromLatin1(line)).words.join(u'|');
    };
    QCOMPARE(words("a 'b c' \"d \\\"e\\\" \\\\\" f\\ g ''"),
             QStringLiteral("a|b c|d \"e\" \\|f g|"));
    QCOMPARE(words("python -c \"print('x\\n')\""), QStringLiteral("python|-c|print('x\\n')"));
    for (const char* odd : {"a \"b", "a 'b", "a b\\"})
        QVERIFY2(splitShellWords(QString::fromLatin1(odd)).isUnclosed, odd);
    const RecordDialog open(QStringLiteral("python \"train.py"), m_folder.path());
    QVERIFY(open.problem().contains(QStringLiteral("quote")));
}

void RecordingTest::dialogWarnsOfWhatNeedsAShell()
{
    // Of its own: another test has made the folder that is proposed in this second.
    const QTemporaryDir folder;
    const auto isWarned = [&folder](const QString& command) {
        const RecordDialog dialog(command, folder.path());
        const QList<QLabel*> labels = dialog.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().contains(QStringLiteral("No shell"));
        });
    };
    for (const char* text : {"sh a.sh | tee log", "sh \"$HOME\"", "A=1 sh a.sh", "sh a.sh 2>&1"})
        QVERIFY2(isWarned(QString::fromLatin1(text)), text);
    QVERIFY(!isWarned(QStringLiteral("python train.py --name \"two words\" 'a|b' --lr=0.1")));
}

void RecordingTest::tellsOfTheEnd_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<bool>("fails");
    QTest::addColumn<QString>("told");
    QTest::newRow("well") << QStringLiteral("echo one; echo two") << false << QString();
    QTest::newRow("status") << QStringLiteral("echo one; exit 7") << true << QStringLiteral("7");
    QTest::newRow("signal") << QStringLiteral("kill -SEGV $$") << true << QStringLiteral("11");
}

void RecordingTest::tellsOfTheEnd()
{
    QFETCH(QString, script);
    QFETCH(bool, fails);
    QFETCH(QString, told);
    Recording recording(kRecorder);
    QSignalSpy ended(&recording, &Recording::ended);
    QVERIFY(recording.start(request(script)));
    QCOMPARE(recording.state(), Recording::State::Running);
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kPatienceMs);
    QCOMPARE(recording.state(), Recording::State::Idle);
    QCOMPARE(ended.front().at(1).toBool(), fails);
    QVERIFY2(ended.front().at(0).toString().contains(told),
             qPrintable(ended.front().at(0).toString()));
    if (script.startsWith(QStringLiteral("echo one; echo two"))) {
        QCOMPARE(recording.lineCount(), qint64{2});
        QCOMPARE(recording.lastLine(), QStringLiteral("two"));
    }
}

void RecordingTest::stopsOnDemand()
{
    Recording recording(kRecorder);
    QSignalSpy ended(&recording, &Recording::ended);
    QVERIFY(recording.start(
        request(QStringLiteral("trap '' INT; echo ready; sleep 60 & wait; sleep 60"))));
    QTRY_COMPARE_WITH_TIMEOUT(recording.lineCount(), qint64{1}, kPatienceMs);
    recording.stop();
    QCOMPARE(recording.state(), Recording::State::Stopping);
    // It does not want to end: more is needed. The record tells of both.
    recording.killCommand();
    QTRY_COMPARE_WITH_TIMEOUT(ended.count() + (recording.state() == Recording::State::Idle), 2,
                              kPatienceMs);
    QVERIFY(!ended.front().at(1).toBool()); // it was asked for
}

void RecordingTest::opensTheRecordWhileItGrows()
{
    Settings settings(m_folder.filePath(QStringLiteral("live.ini")));
    TestCase opened;
    MainWindow window(settings, opened, LoadSteps::builtin(), nullptr, kRecorder);
    window.show();
    QVERIFY(window.recording().start(
        request(QStringLiteral("echo first; sleep 4; echo second; sleep 4; echo last; exit 3"))));
    QVERIFY(window.findChild<RecordStrip*>()->isVisibleTo(&window));
    const auto lines = [&window]() -> std::size_t {
        const CasePtr& shown = window.context().opened().caseData();
        return shown && !shown->logs.empty() ? shown->logs.front()->lines.size() : 0;
    };
    QTRY_COMPARE_WITH_TIMEOUT(lines(), std::size_t{1}, kPatienceMs);
    QCOMPARE(window.recording().state(), Recording::State::Running);
    QTRY_VERIFY_WITH_TIMEOUT(opened.live() == OpenCase::Live::Running, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(lines(), std::size_t{2}, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(lines(), std::size_t{3}, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(!window.findChild<RecordStrip*>()->isVisibleTo(&window), kPatienceMs);
    const QStringList notices = window.findChild<NoticeBar*>()->texts();
    QVERIFY2(notices.join(u'\n').contains(QStringLiteral("3")), qPrintable(notices.join(u'\n')));
    // The last of it is judged, and nothing is followed or called running any more.
    QTRY_VERIFY_WITH_TIMEOUT(opened.live() == OpenCase::Live::No, kPatienceMs);
    QVERIFY(!window.following().controller().isRunning());
    QVERIFY(opened.judged()->data == opened.caseData());
    QCOMPARE(lines(), std::size_t{3});
    QVERIFY(opened.diagnosis()->verdictSeverity.has_value()); // it ended with status 3
}

void RecordingTest::looksAgainWhenTheRecorderIsSlow()
{
    // Stands for a recorder that has nothing to show for longer than the window waits.
    const QString recorder = m_folder.filePath(QStringLiteral("slow-recorder"));
    QFile script(recorder);
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("#!/bin/sh\n"
                 "mkdir -p \"$4\"\n"
                 "sleep 4\n"
                 "printf x > \"$4/started\"\n" // grew, and cannot be shown
                 "sleep 3\n"
                 "echo '2026-01-31T12:00:00.123456Z O first' > \"$4/console.log\"\n"
                 "sleep 2\n");
    script.close();
    QVERIFY(script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    Settings settings(m_folder.filePath(QStringLiteral("slow.ini")));
    TestCase opened;
    MainWindow window(settings, opened, LoadSteps::builtin(), nullptr, recorder);
    window.show();
    const QSignalSpy states(&window.loader(), &LoadController::stateChanged);
    QVERIFY(window.recording().start(request(QStringLiteral("true"))));
    QTRY_VERIFY_WITH_TIMEOUT(states.count() > 1, kPatienceMs); // opened too early
    QVERIFY(opened.caseData() == nullptr || opened.caseData()->logs.empty());
    QTRY_VERIFY_WITH_TIMEOUT(opened.caseData() && !opened.caseData()->logs.empty(), kPatienceMs);
}

void RecordingTest::asksBeforeTheWindowCloses()
{
    Settings settings(m_folder.filePath(QStringLiteral("close.ini")));
    TestCase opened;
    MainWindow window(settings, opened, LoadSteps::builtin(), nullptr, kRecorder);
    window.show();
    QSignalSpy ended(&window.recording(), &Recording::ended);
    QVERIFY(window.recording().start(request(QStringLiteral("echo up; sleep 60"))));
    window.close();
    QVERIFY(window.isVisible());
    const auto* question = window.findChild<QMessageBox*>();
    QVERIFY(question != nullptr);
    QPushButton* stop = nullptr;
    for (QAbstractButton* button : question->buttons()) {
        if (question->buttonRole(button) == QMessageBox::DestructiveRole)
            stop = qobject_cast<QPushButton*>(button);
    }
    QVERIFY(stop != nullptr);
    stop->click();
    QTRY_VERIFY_WITH_TIMEOUT(!window.isVisible(), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kPatienceMs);
}

void RecordingTest::saysThatTheRecorderIsMissing()
{
    Settings settings(m_folder.filePath(QStringLiteral("none.ini")));
    TestCase opened;
    MainWindow window(settings, opened, LoadSteps::builtin(), nullptr, QString());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(window.findChild<RecordDialog*>() == nullptr);
    QVERIFY(window.findChild<NoticeBar*>()->texts().join(u' ').contains(
        QStringLiteral("faultline-cli")));
}

void RecordingTest::goesOnWhenTheRecorderIsReplaced()
{
    const QString copy = m_folder.filePath(QStringLiteral("faultline-cli"));
    QVERIFY(QFile::copy(kRecorder, copy));
    Recording recording(copy);
    QSignalSpy ended(&recording, &Recording::ended);
    QVERIFY(recording.start(request(QStringLiteral("echo one; sleep 3; echo two"))));
    QTRY_COMPARE_WITH_TIMEOUT(recording.lineCount(), qint64{1}, kPatienceMs);
    QVERIFY(QFile::remove(copy));
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, kPatienceMs);
    QCOMPARE(recording.lineCount(), qint64{2});
    QVERIFY(!ended.front().at(1).toBool());
}

void RecordingTest::showsASilentCommandByItsSamples()
{
    Settings settings(m_folder.filePath(QStringLiteral("silent.ini")));
    TestCase opened;
    MainWindow window(settings, opened, LoadSteps::builtin(), nullptr, kRecorder);
    window.show();
    QVERIFY(window.recording().start(request(QStringLiteral("sleep 8"))));
    QTRY_VERIFY_WITH_TIMEOUT(window.context().opened().caseData() != nullptr, kPatienceMs);
    QCOMPARE(window.recording().state(), Recording::State::Running);
    QVERIFY(!window.context().opened().caseData()->hardwareLogs.empty());
    window.recording().stop();
    QTRY_COMPARE_WITH_TIMEOUT(window.recording().state(), Recording::State::Idle, kPatienceMs);
}

void RecordingTest::leavesAnotherCaseAlone()
{
    Settings settings(m_folder.filePath(QStringLiteral("other.ini")));
    TestCase opened;
    MainWindow window(settings, opened, LoadSteps::builtin(), nullptr, kRecorder);
    window.show();
    QVERIFY(window.recording().start(
        request(QStringLiteral("echo 1; sleep 2; echo 2; sleep 1; echo 3"))));
    QTRY_VERIFY_WITH_TIMEOUT(window.context().opened().caseData() != nullptr, kPatienceMs);
    QCOMPARE(window.findChild<PageStack*>()->currentId(), QStringLiteral("console"));
    const QStringList demo{QString::fromLatin1(kDemoPath)};
    window.openPaths(demo);
    QTRY_COMPARE_WITH_TIMEOUT(window.loader().paths(), demo, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(opened.diagnosis() != nullptr, kPatienceMs);
    QVERIFY(opened.live() == OpenCase::Live::No); // it is another run that goes on
    QTRY_COMPARE_WITH_TIMEOUT(window.recording().state(), Recording::State::Idle, kPatienceMs);
    QTest::qWait(300);
    QCOMPARE(window.loader().paths(), demo);
    const auto* notices = window.findChild<NoticeBar*>();
    for (QPushButton* button : notices->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("Open the recording"))
            button->click();
    }
    QTRY_VERIFY_WITH_TIMEOUT(!window.context().opened().caseData()->logs.empty()
                                 && window.context().opened().caseData()->logs.front()->lines.size()
                                        == 3,
                             kPatienceMs);
}

void RecordingTest::knowsASecret()
{
    const QString script = QStringLiteral("train.py");
    QVERIFY(!holdsSecret({script, QStringLiteral("--epochs"), QStringLiteral("9")}));
    QVERIFY(holdsSecret({script, QStringLiteral("--api-key"), QStringLiteral("abc")}));
}

int main(int argc, char** argv)
{
    return runWidgetTest<RecordingTest>(argc, argv);
}

#include "tst_recording.moc"
