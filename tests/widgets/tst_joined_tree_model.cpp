// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/joined_tree_model.h"
#include "tests/widgets/widget_test_main.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>

#include <memory>

using namespace faultline;
using namespace faultline::ui;

namespace {

QStandardItem* itemOf(const char* text, std::initializer_list<const char*> below = {})
{
    auto* item = new QStandardItem(QString::fromLatin1(text));
    for (const char* child : below)
        item->appendRow(itemOf(child));
    return item;
}

} // namespace

class JoinedTreeModelTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_joined.reset(); }
    void rowsStandOneBelowTheOther();
    void indexesGoThereAndBack();
    void changesAreToldAndKeepIndexes();
    void otherRowsResetIt();
    void editsGoToTheSource();

private:
    QStandardItemModel m_first;
    QStandardItemModel m_second;
    std::unique_ptr<JoinedTreeModel> m_joined;
};

void JoinedTreeModelTest::init()
{
    m_first.clear();
    m_second.clear();
    m_first.appendRow(itemOf("a", {"a1", "a2"}));
    m_first.appendRow(itemOf("b"));
    m_second.appendRow(itemOf("c", {"c1"}));
    m_joined = std::make_unique<JoinedTreeModel>(QList<QAbstractItemModel*>{&m_first, &m_second});
}

void JoinedTreeModelTest::rowsStandOneBelowTheOther()
{
    const QAbstractItemModelTester tester(m_joined.get(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(m_joined->rowCount(), 3);
    QCOMPARE(m_joined->index(1, 0).data().toString(), QStringLiteral("b"));
    const QModelIndex c = m_joined->index(2, 0);
    QCOMPARE(c.data().toString(), QStringLiteral("c"));
    QCOMPARE(m_joined->rowCount(c), 1);
    const QModelIndex below = m_joined->index(0, 0, c);
    QCOMPARE(below.data().toString(), QStringLiteral("c1"));
    QCOMPARE(below.parent(), c);
    QVERIFY(!m_joined->index(3, 0).isValid());
}

void JoinedTreeModelTest::indexesGoThereAndBack()
{
    const QModelIndex source = m_second.index(0, 0, m_second.index(0, 0));
    const QModelIndex joined = m_joined->mapFromSource(source);
    QCOMPARE(joined.data().toString(), QStringLiteral("c1"));
    QCOMPARE(m_joined->mapToSource(joined), source);
    QVERIFY(!m_joined->mapFromSource(QModelIndex()).isValid());
    const QStandardItemModel other(1, 1);
    QVERIFY(!m_joined->mapFromSource(other.index(0, 0)).isValid());
}

void JoinedTreeModelTest::changesAreToldAndKeepIndexes()
{
    const QPersistentModelIndex kept(m_joined->index(0, 0, m_joined->index(2, 0)));
    const QSignalSpy resets(m_joined.get(), &QAbstractItemModel::modelReset);
    const QSignalSpy changes(m_joined.get(), &QAbstractItemModel::dataChanged);
    m_second.item(0)->child(0)->setText(QStringLiteral("new"));
    QCOMPARE(changes.count(), 1);
    QCOMPARE(changes.at(0).at(0).toModelIndex(), QModelIndex(kept));
    QCOMPARE(kept.data().toString(), QStringLiteral("new"));
    QCOMPARE(resets.count(), 0);
}

void JoinedTreeModelTest::otherRowsResetIt()
{
    const QAbstractItemModelTester tester(m_joined.get(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QSignalSpy resets(m_joined.get(), &QAbstractItemModel::modelReset);
    m_first.appendRow(itemOf("b2"));
    QCOMPARE(m_joined->rowCount(), 4);
    QCOMPARE(m_joined->index(3, 0).data().toString(), QStringLiteral("c"));
    m_first.item(0)->removeRows(0, 2);
    QCOMPARE(m_joined->rowCount(m_joined->index(0, 0)), 0);
    QCOMPARE(resets.count(), 2);
    m_second.clear();
    QCOMPARE(m_joined->rowCount(), 3);
}

void JoinedTreeModelTest::editsGoToTheSource()
{
    QVERIFY(m_joined->setData(m_joined->index(2, 0), QStringLiteral("edited"), Qt::EditRole));
    QCOMPARE(m_second.item(0)->text(), QStringLiteral("edited"));
    QVERIFY(m_joined->flags(m_joined->index(2, 0)).testFlag(Qt::ItemIsEditable));
}

int main(int argc, char** argv)
{
    return runWidgetTest<JoinedTreeModelTest>(argc, argv);
}
#include "tst_joined_tree_model.moc"
