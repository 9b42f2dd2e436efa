// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/dataset_builder.h"
#include "model/qt/dataset_controller.h"
#include "tests/support/test_jobs.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <semaphore>
#include <stdexcept>

using namespace faultline;
using namespace std::chrono_literals;

namespace {

DatasetSourcePtr sourceNamed(const std::string& name, const std::string& root = "/data")
{
    auto source = std::make_shared<DatasetSource>();
    source->file.displayName = name;
    source->file.id = ArtifactId(source->file.displayName);
    source->file.sizeBytes = 1000;
    source->root = root;
    source->splits.push_back({.name = "train", .paths = {}, .imageRoot = {}});
    return source;
}

DatasetPtr datasetOf(const DatasetSource& source, bool isComplete = true)
{
    DatasetBuilder builder(source);
    DatasetPart part;
    part.addImage({}, "a.jpg", {}, {});
    builder.append(std::move(part));
    return builder.finish(isComplete);
}

/// A loader that reads half and goes on when it is told to, or when it is cancelled.
struct GuidedLoad {
    std::counting_semaphore<16> mayGoOn{0};
    std::atomic<int> begun = 0;

    DatasetController::Loader loader()
    {
        return [this](const DatasetSource& source, ReadMonitor& monitor) -> Result<DatasetPtr> {
            monitor.advance(500);
            ++begun;
            while (!mayGoOn.try_acquire_for(1ms)) {
                if (monitor.isCancelled())
                    return datasetOf(source, false);
            }
            return datasetOf(source);
        };
    }
};

Result<DatasetPtr> loadAtOnce(const DatasetSource& source, ReadMonitor&)
{
    return datasetOf(source);
}

const QString kPets = QStringLiteral("pets");

} // namespace

class DatasetControllerTest : public QObject {
    Q_OBJECT

private slots:
    void readsOnlyWhatIsAskedFor();
    void readsOnce();
    void tellsHowFarItIs();
    void keepsWhatWasReadWhenCancelled();
    void saysWhyItFailed();
    void turnsAnExceptionIntoAFailure();
    void keepsWhatTheCaseKeeps();
    void readsAgainWhatChanged();
    void readsFromWhereTheUserSays();
    void canBeDestroyedWhileReading();
    void ignoresNamesItDoesNotKnow();
};

void DatasetControllerTest::readsOnlyWhatIsAskedFor()
{
    const TestJobs jobs;
    DatasetController controller(jobs, loadAtOnce);
    controller.setSources({sourceNamed("pets"), sourceNamed("cars")});
    QSignalSpy states(&controller, &DatasetController::stateChanged);
    controller.request(kPets);
    QCOMPARE(controller.state(kPets), DatasetState::Loading);
    QTRY_COMPARE(controller.state(kPets), DatasetState::Ready);
    QCOMPARE(states.count(), 2);
    QVERIFY(controller.dataset(kPets) != nullptr);
    QCOMPARE(controller.dataset(kPets)->imageCount(), std::size_t{1});
    QCOMPARE(controller.state(QStringLiteral("cars")), DatasetState::NotAsked);
    QVERIFY(controller.dataset(QStringLiteral("cars")) == nullptr);
}

void DatasetControllerTest::readsOnce()
{
    std::atomic<int> loads = 0;
    const TestJobs jobs;
    DatasetController controller(jobs, [&loads](const DatasetSource& source, ReadMonitor& monitor) {
        ++loads;
        return loadAtOnce(source, monitor);
    });
    controller.setSources({sourceNamed("pets")});
    controller.request(kPets);
    controller.request(kPets);
    controller.finish();
    controller.request(kPets);
    controller.finish();
    QCOMPARE(loads.load(), 1);
    controller.reload(kPets);
    controller.finish();
    QCOMPARE(loads.load(), 2);
}

void DatasetControllerTest::tellsHowFarItIs()
{
    GuidedLoad guided;
    const TestJobs jobs;
    DatasetController controller(jobs, guided.loader());
    controller.setSources({sourceNamed("pets")});
    QSignalSpy progress(&controller, &DatasetController::progressChanged);
    controller.request(kPets);
    QVERIFY(progress.wait());
    QCOMPARE(progress.at(0).at(0).toString(), kPets);
    QCOMPARE(progress.at(0).at(1).toInt(), 500);
    QCOMPARE(controller.progress(kPets), 500);
    guided.mayGoOn.release();
    QTRY_COMPARE(controller.state(kPets), DatasetState::Ready);
}

void DatasetControllerTest::keepsWhatWasReadWhenCancelled()
{
    GuidedLoad guided;
    const TestJobs jobs;
    DatasetController controller(jobs, guided.loader());
    controller.setSources({sourceNamed("pets")});
    controller.request(kPets);
    QTRY_COMPARE(guided.begun.load(), 1);
    controller.cancel(kPets);
    QTRY_COMPARE(controller.state(kPets), DatasetState::Cancelled);
    QVERIFY(controller.dataset(kPets) != nullptr);
    controller.request(kPets); // the user did not want it
    QCOMPARE(controller.state(kPets), DatasetState::Cancelled);
    controller.reload(kPets);
    guided.mayGoOn.release();
    QTRY_COMPARE(controller.state(kPets), DatasetState::Ready);
}

void DatasetControllerTest::saysWhyItFailed()
{
    const TestJobs jobs;
    DatasetController controller(
        jobs, [](const DatasetSource&, ReadMonitor&) -> Result<DatasetPtr> {
            return Error{ErrorCode::Io, "/data/train.record", {}, verbatim("cannot be opened")};
        });
    controller.setSources({sourceNamed("pets")});
    controller.request(kPets);
    QTRY_COMPARE(controller.state(kPets), DatasetState::Failed);
    QCOMPARE(controller.error(kPets)->path, std::string("/data/train.record"));
    QVERIFY(controller.dataset(kPets) == nullptr);
}

void DatasetControllerTest::turnsAnExceptionIntoAFailure()
{
    const TestJobs jobs;
    DatasetController controller(jobs,
                                 [](const DatasetSource&, ReadMonitor&) -> Result<DatasetPtr> {
                                     throw std::runtime_error("out of luck");
                                 });
    controller.setSources({sourceNamed("pets")});
    controller.request(kPets);
    QTRY_COMPARE(controller.state(kPets), DatasetState::Failed);
    QVERIFY(controller.error(kPets)->code == ErrorCode::Internal);
    QCOMPARE(controller.error(kPets)->detail, std::string("out of luck"));
}

void DatasetControllerTest::keepsWhatTheCaseKeeps()
{
    const TestJobs jobs;
    DatasetController controller(jobs, loadAtOnce);
    const DatasetSourcePtr pets = sourceNamed("pets");
    controller.setSources({pets});
    controller.request(kPets);
    controller.finish();
    const DatasetPtr before = controller.dataset(kPets);
    const QSignalSpy changes(&controller, &DatasetController::sourcesChanged);
    controller.setSources({pets});
    QCOMPARE(changes.count(), 0);
    controller.setSources({sourceNamed("cars"), pets});
    QCOMPARE(changes.count(), 1);
    QCOMPARE(controller.dataset(kPets), before);
    controller.setSources({});
    QVERIFY(controller.dataset(kPets) == nullptr);
    QVERIFY(controller.source(kPets) == nullptr);
}

void DatasetControllerTest::readsAgainWhatChanged()
{
    const TestJobs jobs;
    DatasetController controller(jobs, loadAtOnce);
    controller.setSources({sourceNamed("pets", "/old"), sourceNamed("cars", "/old")});
    controller.request(kPets);
    controller.finish();
    controller.setSources({sourceNamed("pets", "/new"), sourceNamed("cars", "/new")});
    QCOMPARE(controller.state(kPets), DatasetState::Loading);
    QCOMPARE(controller.state(QStringLiteral("cars")), DatasetState::NotAsked);
    controller.finish();
    QCOMPARE(controller.dataset(kPets)->source().root, std::string("/new"));
}

void DatasetControllerTest::readsFromWhereTheUserSays()
{
    const TestJobs jobs;
    DatasetController controller(jobs, loadAtOnce);
    controller.setSources({sourceNamed("pets", "/elsewhere")});
    controller.replaceSource(kPets, sourceNamed("pets", "/here"));
    controller.finish();
    QCOMPARE(controller.dataset(kPets)->source().root, std::string("/here"));
    // The case is read again: what the user said still holds.
    controller.setSources({sourceNamed("pets", "/elsewhere")});
    controller.finish();
    QCOMPARE(controller.dataset(kPets)->source().root, std::string("/here"));
    // Another case has nothing to do with it.
    controller.setSources({});
    controller.setSources({sourceNamed("pets", "/elsewhere")});
    QCOMPARE(controller.source(kPets)->root, std::string("/elsewhere"));
}

void DatasetControllerTest::canBeDestroyedWhileReading()
{
    GuidedLoad guided;
    {
        const TestJobs jobs;
        DatasetController controller(jobs, guided.loader());
        controller.setSources({sourceNamed("pets"), sourceNamed("cars")});
        controller.request(kPets);
        controller.request(QStringLiteral("cars"));
        QTRY_COMPARE(guided.begun.load(), 2);
    }
    QCOMPARE(guided.begun.load(), 2);
}

void DatasetControllerTest::ignoresNamesItDoesNotKnow()
{
    const TestJobs jobs;
    DatasetController controller(jobs, loadAtOnce);
    const QSignalSpy states(&controller, &DatasetController::stateChanged);
    controller.request(kPets);
    controller.reload(kPets);
    controller.cancel(kPets);
    controller.replaceSource(kPets, sourceNamed("pets"));
    controller.finish();
    QCOMPARE(states.count(), 0);
    QCOMPARE(controller.progress(kPets), DatasetController::kProgressUnknown);
}

QTEST_GUILESS_MAIN(DatasetControllerTest)

#include "tst_dataset_controller.moc"
