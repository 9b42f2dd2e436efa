// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/config_tree_model.h"
#include "model/qt/environment_model.h"
#include "model/qt/roles.h"
#include "tests/support/config_samples.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace faultline;

class ConfigTreeModelTest : public QObject {
    Q_OBJECT

private slots:
    void showsFieldsWithValueDefaultAndPlace();
    void findsFieldsByPathAndLine();
    void takesAnotherDocumentAndNone();
    void environmentPutsWhatDecidesFirst();
};

namespace {

QString textOf(const QModelIndex& index, ConfigTreeModel::Column column)
{
    return index.siblingAtColumn(static_cast<int>(column)).data().toString();
}

} // namespace

void ConfigTreeModelTest::showsFieldsWithValueDefaultAndPlace()
{
    ConfigTreeModel model;
    const QAbstractItemModelTester tester(&model);
    model.setDocument(samples::samplePipeline());
    QCOMPARE(model.rowCount(), 2);
    const QModelIndex train = model.index(0, 0);
    QCOMPARE(model.rowCount(train), 4);

    const QModelIndex batch = model.index(0, 0, train);
    QCOMPARE(textOf(batch, ConfigTreeModel::Column::Value), QStringLiteral("24"));
    QCOMPARE(textOf(batch, ConfigTreeModel::Column::Default), QStringLiteral("32"));
    QCOMPARE(textOf(batch, ConfigTreeModel::Column::Where), QStringLiteral("line 2"));
    QCOMPARE(batch.data(IdRole).toString(), QStringLiteral("train_config.batch_size"));

    const QModelIndex clipping = model.index(2, 0, train);
    QCOMPARE(textOf(clipping, ConfigTreeModel::Column::Where), QStringLiteral("default"));
    const QModelIndex odd = model.index(3, 0, train);
    QVERIFY(textOf(odd, ConfigTreeModel::Column::Where).contains(QStringLiteral("unknown")));
    QCOMPARE(odd.data(FieldStateRole).toInt(), static_cast<int>(FieldState::Unknown));
}

void ConfigTreeModelTest::findsFieldsByPathAndLine()
{
    ConfigTreeModel model;
    model.setDocument(samples::samplePipeline());
    const QModelIndex classes = model.indexOfPath(QStringLiteral("model.num_classes"));
    QVERIFY(classes.isValid());
    QCOMPARE(classes.data(LineRole).toUInt(), 7U);
    QVERIFY(!model.indexOfPath(QStringLiteral("model.absent")).isValid());
    QCOMPARE(model.indexOfLine(4).data().toString(), QStringLiteral("bacth_size"));
    QCOMPARE(model.indexOfLine(5).data().toString(), QStringLiteral("bacth_size"));
    QVERIFY(!model.indexOfLine(0).isValid());
}

void ConfigTreeModelTest::takesAnotherDocumentAndNone()
{
    ConfigTreeModel model;
    const QAbstractItemModelTester tester(&model);
    model.setDocument(samples::samplePipeline());
    samples::ConfigBuilder other("args.yaml");
    other.add(0, "epochs", "100", 1);
    model.setDocument(other.build());
    QCOMPARE(model.rowCount(), 1);
    model.setDocument(nullptr);
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!model.indexOfLine(3).isValid());
}

void ConfigTreeModelTest::environmentPutsWhatDecidesFirst()
{
    EnvironmentModel model;
    const QAbstractItemModelTester tester(&model);
    model.setEnvironments({samples::sampleEnvironment()});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("torch"));
    QCOMPARE(model.index(0, static_cast<int>(EnvironmentModel::Column::Source)).data().toString(),
             QStringLiteral("pip-freeze.txt, line 2"));
}

QTEST_GUILESS_MAIN(ConfigTreeModelTest)
#include "tst_config_tree_model.moc"
