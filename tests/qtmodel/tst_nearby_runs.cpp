// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs that lie beside another on disk: where is looked, what is proposed, and what is said of the
// rest.
#include "model/qt/judge_case.h"
#include "model/readers/load_case.h"
#include "model/session/nearby_run_search.h"
#include "tests/support/event_writer.h"
#include "tests/support/test_case.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <limits>
#include <map>
#include <memory>

using namespace faultline;
using namespace faultline::test;

namespace {

enum class Kind { Detection, Broken, Language };

std::string eventsOf(double begun, Kind kind)
{
    constexpr int kSteps = 120;
    EventWriter writer;
    writer.fileVersion(begun);
    for (int step = 0; step < kSteps; ++step) {
        const bool isBroken = kind == Kind::Broken && step > kSteps / 2;
        const float loss =
            isBroken ? std::numeric_limits<float>::quiet_NaN() : 1.0F / (1.0F + 0.1F * float(step));
        const std::string metric =
            kind == Kind::Language ? "eval/perplexity" : "DetectionBoxes_Precision/mAP";
        writer.scalars(step, begun + step,
                       {{"Loss/total_loss", loss}, {metric, 0.004F * float(step)}});
    }
    return writer.data();
}

} // namespace

class NearbyRunsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void looksBesideTheRun();
    void looksBesideTheParentOfATrainFolder();
    void proposesTheNewestSoundOneFirst();
    void linksAndWhatCannotBeRead();
    void aFolderThatVanishes();
    void nothingBeside();
    void canBeCancelled();
    void theDemoLiesNowhere();

private:
    QString write(const QString& folder, double begun, Kind kind = Kind::Detection);
    [[nodiscard]] std::string path(const QString& name) const
    {
        return QFileInfo(m_folder->filePath(name)).absoluteFilePath().toStdString();
    }
    /// Opens a folder, and gives the search beside its only training.
    std::unique_ptr<NearbyRunSearch> searchBeside(const QString& folder);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TestCase> m_opened;
};

void NearbyRunsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_opened = std::make_unique<TestCase>();
}

QString NearbyRunsTest::write(const QString& folder, double begun, Kind kind)
{
    const QString whole = m_folder->filePath(folder);
    QDir().mkpath(whole);
    QFile file(whole + QStringLiteral("/events.out.tfevents.1.host"));
    if (file.open(QIODevice::WriteOnly))
        file.write(QByteArray::fromStdString(eventsOf(begun, kind)));
    return whole;
}

std::unique_ptr<NearbyRunSearch> NearbyRunsTest::searchBeside(const QString& folder)
{
    const std::vector<std::string> paths{folder.toStdString()};
    SilentMonitor monitor;
    const Result<CasePtr> loaded = loadCase(paths, monitor);
    const Result<CaseAnalysisPtr> analysis = analyse(*loaded, {}, monitor);
    const Result<Judgement> judged = judgeCase(**analysis, {}, monitor);
    m_opened->setCase(*loaded);
    m_opened->setDiagnosis(judged->diagnosis, judged->analysis);
    return std::make_unique<NearbyRunSearch>(*m_opened,
                                             judged->analysis->trainings.front().runs.front()->id);
}

void NearbyRunsTest::looksBesideTheRun()
{
    for (const char* name : {"a", "b", "c", ".git", "__pycache__"})
        QVERIFY(QDir().mkpath(m_folder->filePath(QLatin1String(name))));
    const NearbyFolders found =
        findNearbyFolders(path(QStringLiteral("b")), {path(QStringLiteral("c"))});
    QCOMPARE(found.folders, (std::vector<std::string>{path(QStringLiteral("a"))}));
    QCOMPARE(found.places.size(), std::size_t(1));
    QVERIFY(found.passedOver.empty());
}

void NearbyRunsTest::looksBesideTheParentOfATrainFolder()
{
    for (const char* name : {"r1/train", "r1/eval", "r2/train", "r3"})
        QVERIFY(QDir().mkpath(m_folder->filePath(QLatin1String(name))));
    NearbyFolders found =
        findNearbyFolders(path(QStringLiteral("r1/train")), {path(QStringLiteral("r1"))});
    std::sort(found.folders.begin(), found.folders.end());
    QCOMPARE(found.folders,
             (std::vector<std::string>{path(QStringLiteral("r2")), path(QStringLiteral("r3"))}));
    QCOMPARE(found.places.size(), std::size_t(2));
    // Versions of Lightning are runs beside each other.
    for (const char* name : {"x/lightning_logs/version_0", "x/lightning_logs/version_1"})
        QVERIFY(QDir().mkpath(m_folder->filePath(QLatin1String(name))));
    found = findNearbyFolders(path(QStringLiteral("x/lightning_logs/version_1")), {});
    QVERIFY(std::find(found.folders.begin(), found.folders.end(),
                      path(QStringLiteral("x/lightning_logs/version_0")))
            != found.folders.end());
    QVERIFY(std::find(found.folders.begin(), found.folders.end(), path(QStringLiteral("r2")))
            != found.folders.end());
}

void NearbyRunsTest::proposesTheNewestSoundOneFirst()
{
    const QString asked = write(QStringLiteral("asked"), 1.5e9);
    write(QStringLiteral("old"), 1.1e9);
    write(QStringLiteral("new"), 1.4e9);
    write(QStringLiteral("broken"), 1.45e9, Kind::Broken);
    write(QStringLiteral("text"), 1.49e9, Kind::Language);
    QVERIFY(QDir().mkpath(m_folder->filePath(QStringLiteral("empty"))));
    const auto search = searchBeside(asked);
    QSignalSpy changed(search.get(), &NearbyRunSearch::changed);
    QSignalSpy ended(search.get(), &NearbyRunSearch::ended);
    search->start();
    QVERIFY(search->isRunning());
    QVERIFY(ended.wait(60'000));
    QCOMPARE(search->looked(), std::size_t(5));
    QVERIFY(changed.count() >= 5); // as they come
    QStringList names;
    for (const NearbyRun& run : search->found())
        names << QString::fromStdString(run.name);
    QCOMPARE(names.mid(0, 3),
             (QStringList{QStringLiteral("new"), QStringLiteral("old"), QStringLiteral("broken")}));
    QVERIFY(search->found()[0].isProposed() && !search->found()[0].isFailed);
    QCOMPARE(search->found()[0].begun, std::optional(1.4e9));
    QCOMPARE(search->found()[0].run.text(), path(QStringLiteral("new")));
    QVERIFY(search->found()[2].isFailed);
    QVERIFY(!toEnglish(search->found()[2].end).empty());
    for (std::size_t i = 3; i < search->found().size(); ++i)
        QVERIFY(!search->found()[i].isProposed());
    const auto text = std::find_if(search->found().begin(), search->found().end(),
                                   [](const NearbyRun& run) { return run.name == "text"; });
    QVERIFY(text != search->found().end());
    QCOMPARE(toEnglish(text->reason),
             std::string("is for language modelling, not for object detection"));
}

void NearbyRunsTest::linksAndWhatCannotBeRead()
{
    const QString asked = write(QStringLiteral("asked"), 1.5e9);
    write(QStringLiteral("other"), 1.4e9);
    const auto link = [this](const QString& target, const QString& name) {
        return QFile::link(target, m_folder->filePath(name));
    };
    QVERIFY(link(m_folder->path(), QStringLiteral("up"))); // holds all of it
    QVERIFY(link(m_folder->filePath(QStringLiteral("loop")), QStringLiteral("loop")));
    QVERIFY(link(m_folder->filePath(QStringLiteral("gone")), QStringLiteral("dangling")));
    QVERIFY(link(m_folder->filePath(QStringLiteral("other")), QStringLiteral("z-again")));
    const QString locked = write(QStringLiteral("locked"), 1.3e9);
    QVERIFY(QFile::setPermissions(locked, {}));
    const auto search = searchBeside(asked);
    QSignalSpy ended(search.get(), &NearbyRunSearch::ended);
    search->start();
    QVERIFY(ended.wait(60'000));
    QFile::setPermissions(locked, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    std::map<std::string, std::string> reasons;
    for (const NearbyRun& run : search->found())
        reasons[run.name] = toEnglish(run.reason);
    QVERIFY(!reasons.at("up").empty());
    QVERIFY(!reasons.at("loop").empty());
    QVERIFY(!reasons.at("dangling").empty());
    QVERIFY(reasons.at("other").empty()
            != reasons.at("z-again").empty()); // one of them is the link
    QVERIFY(reasons.contains("locked"));       // root may read it
}

void NearbyRunsTest::aFolderThatVanishes()
{
    const QString asked = write(QStringLiteral("asked"), 1.5e9);
    const auto search = searchBeside(asked);
    SilentMonitor monitor;
    const std::vector<NearbyRun> found = judgeNearbyFolder(
        path(QStringLiteral("gone")), m_opened->judged()->trainings.front(), monitor);
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found.front().name, std::string("gone"));
    QVERIFY(!found.front().isProposed());
}

void NearbyRunsTest::nothingBeside()
{
    const auto search = searchBeside(write(QStringLiteral("alone"), 1.5e9));
    QSignalSpy ended(search.get(), &NearbyRunSearch::ended);
    search->start();
    search->finish();
    QCOMPARE(ended.count(), 1);
    QVERIFY(search->found().empty());
    QCOMPARE(search->folders().places.size(), std::size_t(1)); // where was looked is known
}

void NearbyRunsTest::canBeCancelled()
{
    const QString asked = write(QStringLiteral("asked"), 1.5e9);
    for (int i = 0; i < 60; ++i)
        write(QStringLiteral("run-%1").arg(i), 1e9 + i);
    const auto search = searchBeside(asked);
    QSignalSpy ended(search.get(), &NearbyRunSearch::ended);
    search->start();
    QVERIFY(QTest::qWaitFor([&] { return search->looked() > 0; }, 60'000));
    QCOMPARE(search->folders().folders.size(), NearbyFolders::kMostFolders);
    QCOMPARE(search->folders().leftOut, std::size_t(10));
    search->cancel();
    QVERIFY(ended.count() > 0 || ended.wait(60'000));
    QVERIFY(search->wasCancelled());
    QVERIFY(search->looked() < NearbyFolders::kMostFolders);
    QVERIFY(!search->found().empty());
}

void NearbyRunsTest::theDemoLiesNowhere()
{
    QVERIFY(!NearbyRunSearch::canLookBeside(RunId(std::string(kDemoPath) + "ssd-tiny_lr0.4")));
    NearbyRunSearch search(*m_opened, RunId("nothing is open"));
    QSignalSpy ended(&search, &NearbyRunSearch::ended);
    search.start();
    QCOMPARE(ended.count(), 1);
}

QTEST_GUILESS_MAIN(NearbyRunsTest)
#include "tst_nearby_runs.moc"
