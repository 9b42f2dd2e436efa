// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"
#include "app/record_dialog.h"
#include "app/record_strip.h"
#include "model/core/console_log.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/shell/notice_bar.h"

#include <QAction>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

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
    void tellsOfTheEnd_data();
    void tellsOfTheEnd();
    void stopsOnDemand();
    void opensTheRecordWhileItGrows();
    void asksBeforeTheWindowCloses();
    void offersNothingWithoutARecorder();

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
    MainWindow window(settings, LoadSteps::builtin(), nullptr, kRecorder);
    window.show();
    QVERIFY(window.recording().start(
        request(QStringLiteral("echo first; sleep 4; echo second; sleep 4; echo last; exit 3"))));
    QVERIFY(window.findChild<RecordStrip*>()->isVisibleTo(&window));
    const auto lines = [&window]() -> std::size_t {
        const CasePtr& shown = window.viewState().caseData();
        return shown && !shown->logs.empty() ? shown->logs.front()->lines.size() : 0;
    };
    QTRY_COMPARE_WITH_TIMEOUT(lines(), std::size_t{1}, kPatienceMs);
    QCOMPARE(window.recording().state(), Recording::State::Running);
    QTRY_COMPARE_WITH_TIMEOUT(lines(), std::size_t{2}, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(lines(), std::size_t{3}, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(!window.findChild<RecordStrip*>()->isVisibleTo(&window), kPatienceMs);
    const QStringList notices = window.findChild<NoticeBar*>()->texts();
    QVERIFY2(notices.join(u'\n').contains(QStringLiteral("3")), qPrintable(notices.join(u'\n')));
}

void RecordingTest::asksBeforeTheWindowCloses()
{
    Settings settings(m_folder.filePath(QStringLiteral("close.ini")));
    MainWindow window(settings, LoadSteps::builtin(), nullptr, kRecorder);
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

void RecordingTest::offersNothingWithoutARecorder()
{
    Settings settings(m_folder.filePath(QStringLiteral("none.ini")));
    const MainWindow window(settings, LoadSteps::builtin(), nullptr, QString());
    bool found = false;
    for (const QAction* action : window.findChildren<QAction*>()) {
        if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)) {
            QVERIFY(!action->isEnabled());
            found = true;
        }
    }
    QVERIFY(found);
}

int main(int argc, char** argv)
{
    return runWidgetTest<RecordingTest>(argc, argv);
}

#include "tst_recording.moc"
