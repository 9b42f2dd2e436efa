// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/config_document.h"
#include "model/core/hardware_log.h"
#include "model/qt/artifact_tree_model.h"
#include "model/qt/roles.h"
#include "tests/qtmodel/case_maker.h"
#include "tests/support/log_maker.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace faultline;
using namespace faultline::test;

namespace {

/// A log that tells its end, one that does not, a damaged hardware log, a config, two files that
/// nothing reads.
std::shared_ptr<CaseData> sample()
{
    auto data = std::make_shared<CaseData>();
    data->sources = {"/runs"};
    LogMaker failed("exp1/train.log");
    failed.line("boom").event("tf.oom.op", Outcome::Fatal).cause();
    data->logs = {failed.build(), LogMaker("exp2/train.log").line("fine").build()};
    auto gpu = std::make_shared<HardwareLog>();
    gpu->file = makeFile("/runs/gpu.csv", 0, 3);
    gpu->file.displayName = "gpu.csv";
    gpu->file.id = ArtifactId(gpu->file.displayName);
    data->hardwareLogs = {gpu};
    auto config = std::make_shared<ConfigDocument>();
    config->file.displayName = "exp1/pipeline.config";
    config->file.id = ArtifactId(config->file.displayName);
    data->configs = {config};
    data->runOfArtifact[ArtifactId("exp1/train.log")] = RunId("exp1");
    data->otherFiles = {{"/runs/notes.txt", "no reader knows it"}, {"/runs/model.ckpt", {}}};
    data->otherFileCount = 12;
    return data;
}

QStringList printed(const QAbstractItemModel& model, const QModelIndex& parent = {}, int depth = 0)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        lines << QString(depth * 2, u' ') + index.data().toString();
        lines += printed(model, index, depth + 1);
    }
    return lines;
}

} // namespace

class ArtifactTreeModelTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void isEmptyWithoutACase();
    void groupsByKind();
    void tellsWhatIsWrong();
    void tellsTheRunOfAnArtifact();
    void listsWhatWasNotRecognised();
    void keepsRowsWhenOnlyContentsChange();
    void findsArtifacts();

private:
    std::unique_ptr<ArtifactTreeModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void ArtifactTreeModelTest::init()
{
    m_model = std::make_unique<ArtifactTreeModel>();
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
}

void ArtifactTreeModelTest::cleanup()
{
    m_tester.reset();
    m_model.reset();
}

void ArtifactTreeModelTest::isEmptyWithoutACase()
{
    QCOMPARE(m_model->rowCount(), 0);
    m_model->setCase(sample());
    m_model->setCase(nullptr);
    QCOMPARE(m_model->rowCount(), 0);
    QCOMPARE(m_model->artifactCount(), 0);
}

void ArtifactTreeModelTest::groupsByKind()
{
    m_model->setCase(sample());
    const QStringList expected{QStringLiteral("Logs"),
                               QStringLiteral("  train.log"),
                               QStringLiteral("  train.log"),
                               QStringLiteral("GPU and host logs"),
                               QStringLiteral("  gpu.csv"),
                               QStringLiteral("Configurations"),
                               QStringLiteral("  pipeline.config"),
                               QStringLiteral("Not recognised"),
                               QStringLiteral("  notes.txt"),
                               QStringLiteral("  model.ckpt")};
    QCOMPARE(printed(*m_model), expected);
    QCOMPARE(m_model->artifactCount(), 4);
    const QModelIndex log = m_model->index(1, 0, m_model->index(0, 0));
    QCOMPARE(log.data(IdRole).toString(), QStringLiteral("exp2/train.log"));
    QCOMPARE(log.data(DetailRole).toString(), QStringLiteral("exp2"));
    QCOMPARE(log.data(SizeRole).toULongLong(), 1000U);
    QCOMPARE(log.data(ArtifactKindRole).toInt(), static_cast<int>(ArtifactKind::Log));
}

void ArtifactTreeModelTest::tellsWhatIsWrong()
{
    m_model->setCase(sample());
    const QModelIndex logs = m_model->index(0, 0);
    const QModelIndex failed = m_model->index(0, 0, logs);
    QCOMPARE(failed.data(SeverityRole).toInt(), static_cast<int>(Severity::Critical));
    QVERIFY(failed.data(AdviceRole).toString().startsWith(QStringLiteral("Ended by")));
    QVERIFY(failed.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Ended by")));
    QVERIFY(!m_model->index(1, 0, logs).data(SeverityRole).isValid());
    const QModelIndex damaged = m_model->index(0, 0, m_model->index(1, 0));
    QCOMPARE(damaged.data(SeverityRole).toInt(), static_cast<int>(Severity::Warning));
    QVERIFY(damaged.data(Qt::ToolTipRole).toString().contains(QStringLiteral("3")));
}

void ArtifactTreeModelTest::tellsTheRunOfAnArtifact()
{
    m_model->setCase(sample());
    const QModelIndex logs = m_model->index(0, 0);
    QCOMPARE(m_model->index(0, 0, logs).data(RunRole).toString(), QStringLiteral("exp1"));
    QVERIFY(m_model->index(0, 0, logs)
                .data(Qt::ToolTipRole)
                .toString()
                .contains(QStringLiteral("exp1")));
    QVERIFY(m_model->index(1, 0, logs).data(RunRole).toString().isEmpty());
}

void ArtifactTreeModelTest::listsWhatWasNotRecognised()
{
    m_model->setCase(sample());
    const QModelIndex group = m_model->index(3, 0);
    QCOMPARE(group.data(CountRole).toULongLong(), 12U);
    QVERIFY(group.data(Qt::ToolTipRole).toString().contains(QStringLiteral("10")));
    const QModelIndex notes = m_model->index(0, 0, group);
    QVERIFY(!notes.data(ArtifactKindRole).isValid());
    QCOMPARE(notes.data(PathRole).toString(), QStringLiteral("/runs/notes.txt"));
    QCOMPARE(notes.data(DetailRole).toString(), QStringLiteral("no reader knows it"));
}

void ArtifactTreeModelTest::keepsRowsWhenOnlyContentsChange()
{
    m_model->setCase(sample());
    const QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    const QSignalSpy changes(m_model.get(), &QAbstractItemModel::dataChanged);
    const std::shared_ptr<CaseData> again = sample();
    again->runOfArtifact.clear();
    m_model->setCase(again);
    QCOMPARE(resets.count(), 0);
    QVERIFY(changes.count() > 0);
    const std::shared_ptr<CaseData> fewer = sample();
    fewer->configs.clear();
    m_model->setCase(fewer);
    QCOMPARE(resets.count(), 1);
}

void ArtifactTreeModelTest::findsArtifacts()
{
    m_model->setCase(sample());
    const QModelIndex found =
        m_model->indexOf(ArtifactKind::Config, QStringLiteral("exp1/pipeline.config"));
    QCOMPARE(found.data().toString(), QStringLiteral("pipeline.config"));
    QVERIFY(!m_model->indexOf(ArtifactKind::Log, QStringLiteral("exp1/pipeline.config")).isValid());
    QVERIFY(!m_model->indexOf(ArtifactKind::Log, QString()).isValid());
}

QTEST_GUILESS_MAIN(ArtifactTreeModelTest)
#include "tst_artifact_tree_model.moc"
