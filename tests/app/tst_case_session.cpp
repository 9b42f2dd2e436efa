// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/case_session.h"
#include "app/export_report.h"
#include "app/load_texts.h"
#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/engine/builtin_rules.h"
#include "model/diagnosis/engine/diagnose.h"
#include "model/qt/case_document.h"
#include "model/readers/load_case.h"
#include "tests/support/test_case.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <chrono>
#include <thread>

using namespace faultline;
using namespace faultline::ui;

namespace {

/// Loads anything at once, as an empty case of those paths.
LoadSteps stubSteps()
{
    return {.load = [](std::span<const std::string> paths, ReadMonitor&,
                       const LoadOptions&) -> Result<CasePtr> {
        if (paths.front().ends_with("unreadable"))
            return Error{.code = ErrorCode::Io,
                         .path = paths.front(),
                         .offsetBytes = std::nullopt,
                         .detail = verbatim("no")};
        auto data = std::make_shared<CaseData>();
        data->sources.assign(paths.begin(), paths.end());
        data->isComplete = true;
        return CasePtr(data);
    }};
}

struct Window {
    QTemporaryDir folder;
    TestCase opened;
    ViewContext state{opened};
    LoadController loader{opened.jobs(), stubSteps()};
    CaseSession session;

    explicit Window(const QString& autosaves = {})
        : session(state, loader,
                  (autosaves.isEmpty() ? folder.filePath(QStringLiteral("autosave")) : autosaves)
                      .toStdString())
    {
        QObject::connect(&loader, &LoadController::caseLoaded, &state,
                         [this](const CasePtr& data) { state.opened().setCase(data); });
    }
    QString makeRun(const QString& name)
    {
        QDir(folder.path()).mkpath(name);
        return folder.filePath(name);
    }
    CaseDocument& document() { return state.opened().document(); }
};

bool waitForLoad(LoadController& loader)
{
    QSignalSpy ended(&loader, &LoadController::caseLoaded);
    return ended.wait();
}

} // namespace

class CaseSessionTest : public QObject {
    Q_OBJECT

private slots:
    void savesAndOpensACase();
    void keepsPinsAndNotes();
    void tellsOfMissingSourcesAndFindsThemAgain();
    void refusesWhatIsNoCase();
    void anotherFolderIsAnotherCase();
    void whatCannotBeReadTakesNothingAway();
    void theNextRunBelongsToTheCase();
    void unsavedWorkSurvivesAKill();
    void savedWorkLeavesNothingToRecover();
    void writesAreNotDropped();
    void workThatIsAddedWhileItIsSavedStaysUnsaved();
    void givingChangesUpWaitsForNothing();
    void reportsTellWhatTheUserSaid();
    void reportsAreWrittenAsPdf();
    void casesHaveNamesForFiles();
};

void CaseSessionTest::savesAndOpensACase()
{
    Window window;
    const QString run = window.makeRun(QStringLiteral("run"));
    window.session.open({run});
    QVERIFY(waitForLoad(window.loader));
    window.document().mute(RuleId("loss-became-nan"), QStringLiteral("it is meant so"));
    QVERIFY(window.document().isModified());
    const QString path = window.folder.filePath(QStringLiteral("a.faultline"));
    QSignalSpy saved(&window.session, &CaseSession::saved);
    window.session.save(path);
    window.session.finish();
    QCOMPARE(saved.count(), 1);
    QVERIFY(!window.document().isModified());
    QCOMPARE(window.session.recentPaths(), QStringList{path});

    Window other;
    other.session.open({path});
    QVERIFY(waitForLoad(other.loader));
    QCOMPARE(other.loader.paths(), QStringList{run});
    QCOMPARE(other.document().ruleSettings().muteOf(RuleId("loss-became-nan"))->reason,
             std::string("it is meant so"));
    QCOMPARE(other.session.path(), path);
    QVERIFY(!other.document().isModified());
}

void CaseSessionTest::keepsPinsAndNotes()
{
    Window window;
    window.session.open({window.makeRun(QStringLiteral("run"))});
    QVERIFY(waitForLoad(window.loader));
    window.state.setPinnedTags({QStringLiteral("loss")});
    window.document().setNote(Note::Target::Item, "boxes-are-valid", QStringLiteral("checked"));
    const QString path = window.folder.filePath(QStringLiteral("a.faultline"));
    window.session.save(path);
    window.session.finish();

    Window other;
    other.session.open({path});
    QVERIFY(waitForLoad(other.loader));
    other.session.applyToState();
    QCOMPARE(other.state.pinnedTags(), QStringList{QStringLiteral("loss")});
    QCOMPARE(other.document().note(Note::Target::Item, "boxes-are-valid"),
             QStringLiteral("checked"));
}

void CaseSessionTest::tellsOfMissingSourcesAndFindsThemAgain()
{
    Window window;
    const QString run = window.makeRun(QStringLiteral("old/run"));
    window.session.open({run});
    QVERIFY(waitForLoad(window.loader));
    const QString path = window.folder.filePath(QStringLiteral("a.faultline"));
    window.session.save(path);
    window.session.finish();
    QVERIFY(QDir(window.folder.path()).rename(QStringLiteral("old"), QStringLiteral("new")));

    Window other;
    QSignalSpy missing(&other.session, &CaseSession::sourcesMissing);
    other.session.open({path});
    QTRY_COMPARE(missing.count(), 1);
    const auto sources = missing.at(0).at(0).value<std::vector<std::string>>();
    QCOMPARE(sources, std::vector<std::string>{run.toStdString()});
    const QString moved = window.folder.filePath(QStringLiteral("new/run"));
    other.session.relocate(sources.front(), moved);
    QVERIFY(waitForLoad(other.loader));
    QCOMPARE(other.loader.paths(), QStringList{moved});
    QVERIFY(other.document().isModified());
}

void CaseSessionTest::refusesWhatIsNoCase()
{
    Window window;
    const QString path = window.folder.filePath(QStringLiteral("odd.faultline"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"sources\": [");
    file.close();
    QSignalSpy failed(&window.session, &CaseSession::failed);
    window.session.open({path});
    QTRY_COMPARE(failed.count(), 1);
    window.session.open({window.folder.filePath(QStringLiteral("none.faultline"))});
    QTRY_COMPARE(failed.count(), 2);
    QVERIFY(window.session.path().isEmpty());
}

void CaseSessionTest::anotherFolderIsAnotherCase()
{
    Window window;
    window.session.open({window.makeRun(QStringLiteral("a"))});
    QVERIFY(waitForLoad(window.loader));
    window.document().mute(RuleId("x"), QStringLiteral("y"));
    window.session.open({window.makeRun(QStringLiteral("a"))}); // read again: the same case
    QVERIFY(waitForLoad(window.loader));
    QVERIFY(window.document().ruleSettings().muteOf(RuleId("x")) != nullptr);
    window.session.open({window.makeRun(QStringLiteral("b"))});
    QVERIFY(window.document().ruleSettings().muteOf(RuleId("x")) == nullptr);
    QVERIFY(!window.document().isModified());
}

void CaseSessionTest::whatCannotBeReadTakesNothingAway()
{
    Window window;
    window.session.open({window.makeRun(QStringLiteral("a"))});
    QVERIFY(waitForLoad(window.loader));
    window.document().mute(RuleId("x"), QStringLiteral("y"));
    const QString path = window.folder.filePath(QStringLiteral("a.faultline"));
    window.session.save(path);
    window.session.finish();
    QTRY_COMPARE(window.session.path(), path);
    QSignalSpy failed(&window.loader, &LoadController::loadFailed);
    window.session.open({window.makeRun(QStringLiteral("unreadable"))});
    QVERIFY(failed.wait());
    QVERIFY(window.document().ruleSettings().muteOf(RuleId("x")) != nullptr);
    QCOMPARE(window.session.path(), path);
}

void CaseSessionTest::theNextRunBelongsToTheCase()
{
    Window window;
    const QString first = window.makeRun(QStringLiteral("a"));
    const QString second = window.makeRun(QStringLiteral("b"));
    window.session.open({first});
    QVERIFY(waitForLoad(window.loader));
    window.document().answer("boxes-are-valid", Answer::Fine);
    window.session.addRun({second});
    QVERIFY(waitForLoad(window.loader));
    QCOMPARE(window.loader.paths(), (QStringList{first, second}));
    QCOMPARE(window.document().file().sources.size(), 2U);
    QVERIFY(window.document().progress().find("boxes-are-valid") != nullptr);
}

void CaseSessionTest::unsavedWorkSurvivesAKill()
{
    const QTemporaryDir autosaves;
    Window window(autosaves.path());
    window.session.open({window.makeRun(QStringLiteral("run"))});
    QVERIFY(waitForLoad(window.loader));
    window.document().mute(RuleId("x"), QStringLiteral("y"));
    const auto files = [&] { return QDir(autosaves.path()).entryList(QDir::Files); };
    QTRY_COMPARE(files().size(), 1);
    // What lives on is not offered: its process is this one.
    QSignalSpy found(&window.session, &CaseSession::recoverableFound);
    window.session.lookForUnsavedWork();
    window.session.finish();
    QCOMPARE(found.count(), 0);

    RecoverableCase recoverable;
    recoverable.file = window.document().file();
    recoverable.path = autosaves.filePath(QStringLiteral("left.faultline")).toStdString();
    Window other;
    other.session.recover(recoverable);
    QVERIFY(waitForLoad(other.loader));
    QVERIFY(other.document().isModified());
    QVERIFY(other.document().ruleSettings().muteOf(RuleId("x")) != nullptr);
}

void CaseSessionTest::savedWorkLeavesNothingToRecover()
{
    const QTemporaryDir autosaves;
    Window window(autosaves.path());
    window.session.open({window.makeRun(QStringLiteral("run"))});
    QVERIFY(waitForLoad(window.loader));
    window.document().mute(RuleId("x"), QStringLiteral("y"));
    const auto files = [&] { return QDir(autosaves.path()).entryList(QDir::Files); };
    QTRY_COMPARE(files().size(), 1);
    window.session.save(window.folder.filePath(QStringLiteral("a.faultline")));
    window.session.finish();
    QTRY_COMPARE(files().size(), 0);
}

void CaseSessionTest::writesAreNotDropped()
{
    Window window;
    window.session.open({window.makeRun(QStringLiteral("run"))});
    QVERIFY(waitForLoad(window.loader));
    const QString first = window.folder.filePath(QStringLiteral("a.faultline"));
    const QString second = window.folder.filePath(QStringLiteral("b.faultline"));
    QSignalSpy saved(&window.session, &CaseSession::saved);
    window.session.save(first);
    window.session.save(second);
    window.session.finish();
    QCOMPARE(saved.count(), 2);
    QVERIFY(QFile::exists(first) && QFile::exists(second));
    QCOMPARE(window.session.path(), second);
}

void CaseSessionTest::workThatIsAddedWhileItIsSavedStaysUnsaved()
{
    Window window;
    window.session.open({window.makeRun(QStringLiteral("run"))});
    QVERIFY(waitForLoad(window.loader));
    window.document().mute(RuleId("x"), QStringLiteral("y"));
    window.session.save(window.folder.filePath(QStringLiteral("a.faultline")));
    window.document().mute(RuleId("z"), QStringLiteral("later"));
    window.session.finish();
    QVERIFY(window.document().isModified());
}

void CaseSessionTest::givingChangesUpWaitsForNothing()
{
    const QTemporaryDir autosaves;
    std::atomic<bool> mayEnd = false; // outlives the jobs of the window
    Window window(autosaves.path());
    window.session.open({window.makeRun(QStringLiteral("run"))});
    QVERIFY(waitForLoad(window.loader));
    window.document().mute(RuleId("x"), QStringLiteral("y"));
    const auto files = [&] { return QDir(autosaves.path()).entryList(QDir::Files); };
    QTRY_COMPARE(files().size(), 1);
    // A file system that hangs: every place for what touches files is taken.
    std::atomic<int> begun = 0;
    constexpr int kPlaces = 16;
    for (int i = 0; i < kPlaces; ++i) {
        window.opened.jobs()->submit(
            {.label = {}, .lane = JobLane::Reading, .priority = JobPriority::Urgent, .key = {}},
            [&](JobMonitor&) {
                ++begun;
                while (!mayEnd)
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
            });
    }
    QTRY_COMPARE(begun.load(), kPlaces);
    QElapsedTimer clock;
    clock.start();
    window.session.discardChanges();
    QVERIFY(clock.elapsed() < 1000);
    QVERIFY(!window.document().isModified());
    QCOMPARE(files().size(), 1);
    mayEnd = true;
    window.session.finish();
    QCOMPARE(files().size(), 0);
}

void CaseSessionTest::reportsTellWhatTheUserSaid()
{
    SilentMonitor monitor;
    const Result<CasePtr> demo = loadDemoCase(monitor, {});
    QVERIFY(demo.has_value());
    const CaseAnalysisPtr analysis = *analyse(*demo, {}, monitor);
    const Diagnosis diagnosis = *diagnose(*analysis, builtinRules(), {}, monitor);
    CaseWords words;
    words.said.checklist.setNote(Note::Target::Case, "", "ask Eve about the labels", 1.0);
    const QTemporaryDir folder;
    for (const char* ending : {"html", "md", "json", "txt"}) {
        const QString path = folder.filePath(QStringLiteral("report.") + QLatin1String(ending));
        QVERIFY(exportReport(path, *analysis, diagnosis, words, {}).has_value());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(file.readAll().contains("ask Eve about the labels"), ending);
    }
}

void CaseSessionTest::reportsAreWrittenAsPdf()
{
    SilentMonitor monitor;
    const Result<CasePtr> demo = loadDemoCase(monitor, {});
    QVERIFY(demo.has_value());
    const CaseAnalysisPtr analysis = *analyse(*demo, {}, monitor);
    const Diagnosis diagnosis = *diagnose(*analysis, builtinRules(), {}, monitor);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("report.pdf"));
    const auto written = [&](bool withAppendix) {
        const ReportHead head{.caseName = QStringLiteral("demo"), .hasAppendix = withAppendix};
        if (!exportReport(path, *analysis, diagnosis, {}, head))
            return QByteArray();
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const auto pagesOf = [](const QByteArray& pdf) { return pdf.count("/Type /Page\n"); };
    const QByteArray bytes = written(false);
    QVERIFY(pagesOf(bytes) >= 1);
    QVERIFY(pagesOf(bytes) <= 2);
    QVERIFY(pagesOf(written(true)) > 2);
    QVERIFY(bytes.startsWith("%PDF-"));
    QVERIFY(bytes.size() > 20'000);
    // Charts are vectors: a picture of a page would be an image.
    QVERIFY(!bytes.contains("/Subtype /Image"));
    const QString nowhere = folder.filePath(QStringLiteral("no/such/folder/report.pdf"));
    QVERIFY(!exportReport(nowhere, *analysis, diagnosis, {}, {}).has_value());
}

void CaseSessionTest::casesHaveNamesForFiles()
{
    QCOMPARE(caseName({QString::fromLatin1(kDemoPath)}), QStringLiteral("demo case"));
    QCOMPARE(caseName({QStringLiteral("/runs/lr 0.1.faultline")}), QStringLiteral("lr 0.1"));
    const QTemporaryDir folder(QDir::tempPath() + QStringLiteral("/run-1.5-XXXXXX"));
    QCOMPARE(caseName({folder.path()}), QFileInfo(folder.path()).fileName());
    QVERIFY(!caseName({}).isEmpty());
}

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication app(argc, argv);
    CaseSessionTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_case_session.moc"
