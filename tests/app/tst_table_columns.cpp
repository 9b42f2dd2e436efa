// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"
#include "app/table_commands.h"
#include "model/qt/case_document.h"
#include "model/qt/table_rows_model.h"
#include "tests/support/event_writer.h"
#include "tests/support/test_case.h"
#include "tests/support/test_jobs.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/shell/notice_bar.h"
#include "widgets/views/tables/column_picker.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <memory>

using namespace faultline;
using namespace faultline::test;
using namespace faultline::ui;

namespace {

constexpr int kPatienceMs = 20000;

/// Nothing in it says which column is what.
constexpr const char* kNumbers = "k,err,gain,who\n"
                                 "10,4.5,1,a\n"
                                 "20,3.5,2,a\n"
                                 "10,2.5,3,b\n"
                                 "20,1.5,4,b\n"
                                 "bad,row\n";

/// A control by its accessible name.
template <typename Widget>
Widget& named(const QWidget& parent, const QString& name)
{
    for (Widget* each : parent.findChildren<Widget*>()) {
        if (each->accessibleName() == name)
            return *each;
    }
    qFatal("no control is called %s", qPrintable(name));
}

QPushButton& button(const QWidget& parent, const QString& text)
{
    for (QPushButton* each : parent.findChildren<QPushButton*>()) {
        if (QString(each->text()).remove(u'&') == text)
            return *each;
    }
    qFatal("no button is called %s", qPrintable(text));
}

/// As a user does with the arrow keys.
void choose(QComboBox& box, const QString& entry)
{
    box.setFocus();
    const int index = box.findText(entry);
    QVERIFY2(index >= 0, qPrintable(entry));
    while (box.currentIndex() != index)
        QTest::keyClick(&box, box.currentIndex() < index ? Qt::Key_Down : Qt::Key_Up);
}

} // namespace

/// The columns of a table, from a file that nobody understands to the case that is opened again.
class TableColumnsTest : public QObject {
    Q_OBJECT

private slots:
    void rowsModelIsAModel();
    void showsWhatTheFileSuggests();
    void previewsWhatIsChosen();
    void saysWhyColumnsCannotBeUsed();
    void offersWhatWasChosenBefore();
    void aFileThatIsNoTableIsSaid();
    void everyControlHasAName();
    void theWindowOffersIt();
    void theCaseKeepsIt();
    void aFollowedTableKeepsIt();

private:
    TempFolder m_folder;
};

void TableColumnsTest::rowsModelIsAModel()
{
    TableRowsModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTable(metrics::guessTable("epoch,loss\n1,2\n2,1\n", true));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.columnCount(), 2);
    QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(),
             QStringLiteral("epoch\nSteps"));
    QCOMPARE(model.index(1, 1).data().toString(), QStringLiteral("1"));
    metrics::TableGuess other = metrics::guessTable("epoch,loss\n1,2\n2,1\n", true);
    (void)metrics::applyChoice(other, {.step = "", .time = {}, .metrics = {"epoch"}});
    QSignalSpy titles(&model, &QAbstractItemModel::headerDataChanged);
    model.setTable(other);
    QCOMPARE(titles.count(), 1);
    QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
             QStringLiteral("loss\nNot read"));
    model.setTable({});
    QCOMPARE(model.rowCount(), 0);
}

void TableColumnsTest::showsWhatTheFileSuggests()
{
    const std::string path =
        m_folder.write("known.csv", "run,time,epoch,loss,note\na,9,1,3,x\na,9,2,2,y\nb,9,1,1,z\n");
    const TestJobs jobs;
    ColumnPicker picker(jobs, {{.path = path, .label = QStringLiteral("known.csv"), .choice = {}}},
                        0);
    picker.settle();
    QCOMPARE(named<QComboBox>(picker, QStringLiteral("Column of the steps")).currentText(),
             QStringLiteral("epoch"));
    QCOMPARE(named<QComboBox>(picker, QStringLiteral("Column that names the run")).currentText(),
             QStringLiteral("run"));
    const auto& curves = named<QListWidget>(picker, QStringLiteral("Columns that become curves"));
    QCOMPARE(curves.findItems(QStringLiteral("loss"), Qt::MatchExactly).front()->checkState(),
             Qt::Checked);
    QVERIFY(!(curves.findItems(QStringLiteral("note"), Qt::MatchExactly).front()->flags()
              & Qt::ItemIsEnabled));
    QVERIFY(named<QLabel>(picker, QStringLiteral("Rows that are read"))
                .text()
                .startsWith(QStringLiteral("Rows read: 3 · left out: 0 · 2 run")));
    QVERIFY(button(picker, QStringLiteral("Use these columns")).isEnabled());
    QVERIFY(!button(picker, QStringLiteral("Forget the choice")).isVisibleTo(&picker));
}

void TableColumnsTest::previewsWhatIsChosen()
{
    const std::string path = m_folder.write("numbers.csv", kNumbers);
    const TestJobs jobs;
    ColumnPicker picker(jobs,
                        {{.path = path, .label = QStringLiteral("numbers.csv"), .choice = {}}}, 0);
    picker.show();
    picker.settle();
    const auto& rows = named<QLabel>(picker, QStringLiteral("Rows that are read"));
    QVERIFY(rows.text().startsWith(QStringLiteral("Rows read: 4 · left out: 1")));
    QVERIFY(named<QLabel>(picker, QStringLiteral("What is left out"))
                .text()
                .contains(QStringLiteral("line 6")));
    choose(named<QComboBox>(picker, QStringLiteral("Column of the steps")), QStringLiteral("k"));
    choose(named<QComboBox>(picker, QStringLiteral("Column that names the run")),
           QStringLiteral("who"));
    QVERIFY2(!button(picker, QStringLiteral("Use these columns")).isEnabled(),
             "not before it is known what these give");
    picker.settle();
    QVERIFY(rows.text().contains(QStringLiteral("2 run")));
    auto& curves = named<QListWidget>(picker, QStringLiteral("Columns that become curves"));
    QListWidgetItem* gain = curves.findItems(QStringLiteral("gain"), Qt::MatchExactly).front();
    curves.setFocus();
    curves.setCurrentItem(gain);
    QTest::keyClick(&curves, Qt::Key_Space);
    QCOMPARE(gain->checkState(), Qt::Unchecked);
    picker.settle();
    const auto& table = named<QTableView>(picker, QStringLiteral("First rows of the table"));
    QCOMPARE(table.model()->headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(),
             QStringLiteral("gain\nNot read"));
    const TableChoice wanted{.step = "k", .time = "", .metrics = {"err"}, .run = "who"};
    QVERIFY(picker.choice() == wanted);
    QSignalSpy accepted(&picker, &QDialog::accepted);
    QTest::keyClick(&curves, Qt::Key_Return);
    QCOMPARE(accepted.count(), 1);
}

void TableColumnsTest::saysWhyColumnsCannotBeUsed()
{
    const std::string path = m_folder.write("numbers.csv", kNumbers);
    const TestJobs jobs;
    ColumnPicker picker(jobs,
                        {{.path = path, .label = QStringLiteral("numbers.csv"), .choice = {}}}, 0);
    picker.settle();
    const auto& why = named<QLabel>(picker, QStringLiteral("Why these columns cannot be used"));
    choose(named<QComboBox>(picker, QStringLiteral("Column of the steps")), QStringLiteral("who"));
    picker.settle();
    QVERIFY2(why.text().contains(QStringLiteral("No row")), qPrintable(why.text()));
    QVERIFY(!button(picker, QStringLiteral("Use these columns")).isEnabled());
    choose(named<QComboBox>(picker, QStringLiteral("Column of the steps")), QStringLiteral("k"));
    QTest::mouseClick(&button(picker, QStringLiteral("None")), Qt::LeftButton);
    picker.settle();
    QVERIFY(why.text().contains(QStringLiteral("at least one column")));
    QVERIFY(!button(picker, QStringLiteral("Use these columns")).isEnabled());
    QTest::mouseClick(&button(picker, QStringLiteral("All")), Qt::LeftButton);
    picker.settle();
    QVERIFY(why.text().isEmpty());
    QVERIFY(picker.choice()->metrics.empty());
    QVERIFY(button(picker, QStringLiteral("Use these columns")).isEnabled());
}

void TableColumnsTest::offersWhatWasChosenBefore()
{
    const std::string path = m_folder.write("numbers.csv", kNumbers);
    const TableChoice before{.step = "gain", .time = "", .metrics = {"err"}, .run = {}};
    const std::string other = m_folder.write("other.csv", "epoch,loss\n1,2\n2,3\n");
    const TestJobs jobs;
    ColumnPicker picker(jobs,
                        {{.path = other, .label = QStringLiteral("other.csv"), .choice = {}},
                         {.path = path, .label = QStringLiteral("numbers.csv"), .choice = before}},
                        1);
    picker.settle();
    QVERIFY(picker.choice() == before);
    QVERIFY(button(picker, QStringLiteral("Forget the choice")).isVisibleTo(&picker));
    choose(named<QComboBox>(picker, QStringLiteral("File")), QStringLiteral("other.csv"));
    picker.settle();
    QCOMPARE(picker.path(), other);
    QCOMPARE(picker.choice()->step, "epoch");
    choose(named<QComboBox>(picker, QStringLiteral("File")), QStringLiteral("numbers.csv"));
    picker.settle();
    QTest::mouseClick(&button(picker, QStringLiteral("Forget the choice")), Qt::LeftButton);
    QCOMPARE(picker.result(), static_cast<int>(QDialog::Accepted));
    QVERIFY(!picker.choice().has_value());
}

void TableColumnsTest::aFileThatIsNoTableIsSaid()
{
    const std::string path = m_folder.write("empty.csv", "");
    const TestJobs jobs;
    ColumnPicker picker(jobs,
                        {{.path = path, .label = QStringLiteral("empty.csv"), .choice = {}},
                         {.path = path + ".gone", .label = QStringLiteral("gone"), .choice = {}}},
                        0);
    picker.settle();
    const auto& why = named<QLabel>(picker, QStringLiteral("Why these columns cannot be used"));
    QVERIFY(why.text().contains(QStringLiteral("holds no table")));
    QVERIFY(!button(picker, QStringLiteral("Use these columns")).isEnabled());
    choose(named<QComboBox>(picker, QStringLiteral("File")), QStringLiteral("gone"));
    picker.settle();
    QVERIFY(why.text().contains(QStringLiteral(".gone")));
}

void TableColumnsTest::everyControlHasAName()
{
    const std::string path = m_folder.write("numbers.csv", kNumbers);
    const TestJobs jobs;
    ColumnPicker picker(jobs,
                        {{.path = path, .label = QStringLiteral("numbers.csv"), .choice = {}}}, 0);
    picker.show();
    picker.settle();
    for (const QWidget* each : picker.findChildren<QWidget*>()) {
        const bool isReached = (each->focusPolicy() & Qt::TabFocus) != 0
                               && each->isVisibleTo(&picker) && each->isEnabled();
        const auto* push = qobject_cast<const QPushButton*>(each);
        const bool isNamed = !each->accessibleName().isEmpty() || (push && !push->text().isEmpty());
        QVERIFY2(!isReached || isNamed, each->metaObject()->className());
    }
}

/// A window with settings of its own.
struct OpenedWindow {
    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    TestCase opened;
    MainWindow window{settings, opened};

    void open(const QString& path)
    {
        QSignalSpy ended(&window, &MainWindow::loadEnded);
        window.openPaths({path});
        QVERIFY(ended.count() > 0 || ended.wait(kPatienceMs));
    }
    /// The dialog that is open; waits for what it reads.
    [[nodiscard]] ColumnPicker* picker() const
    {
        auto* dialog = window.findChild<ColumnPicker*>();
        if (dialog != nullptr)
            dialog->settle();
        return dialog;
    }
    void accept(ColumnPicker& picker)
    {
        QSignalSpy ended(&window, &MainWindow::loadEnded);
        QTest::mouseClick(&button(picker, QStringLiteral("Use these columns")), Qt::LeftButton);
        QVERIFY(ended.count() > 0 || ended.wait(kPatienceMs));
    }
    [[nodiscard]] const ScalarSeries* curve(const char* run, const char* tag)
    {
        const CasePtr& data = window.context().opened().caseData();
        const RunPtr found = data ? data->runNamed(run) : nullptr;
        return found ? found->findScalar(tag) : nullptr;
    }
};

void TableColumnsTest::theWindowOffersIt()
{
    const std::string path = m_folder.write("numbers.csv", kNumbers);
    OpenedWindow opened;
    opened.window.show();
    opened.open(QString::fromStdString(path));
    QVERIFY(opened.curve("numbers.csv", "err") != nullptr);
    QCOMPARE(opened.curve("numbers.csv", "err")->step(1), 1);
    const auto& notices = *opened.window.findChild<NoticeBar*>();
    QTRY_VERIFY_WITH_TIMEOUT(notices.texts().join(u' ').contains(QStringLiteral("were guessed")),
                             kPatienceMs);
    QTest::mouseClick(&button(notices, QStringLiteral("Choose columns…")), Qt::LeftButton);
    ColumnPicker* picker = opened.picker();
    QVERIFY(picker != nullptr);
    QCOMPARE(picker->path(), path);
    choose(named<QComboBox>(*picker, QStringLiteral("Column of the steps")), QStringLiteral("k"));
    picker->settle();
    opened.accept(*picker);
    const ScalarSeries* curve = opened.curve("numbers.csv", "err");
    QVERIFY(curve != nullptr);
    QCOMPARE(curve->size(), 4U);
    QCOMPARE(curve->step(1), 20);
    QVERIFY(!notices.texts().join(u' ').contains(QStringLiteral("were guessed")));
    opened.window.session().discardChanges();
}

void TableColumnsTest::theCaseKeepsIt()
{
    const std::string path = m_folder.write("kept/numbers.csv", kNumbers);
    m_folder.write("kept/known.csv", "epoch,loss\n1,2\n2,1\n");
    const QString caseFile = QString::fromStdString(m_folder.path() + "/kept.faultline");
    const TableChoice choice{.step = "k", .time = "", .metrics = {"err"}, .run = "who"};
    {
        OpenedWindow opened;
        opened.open(QString::fromStdString(m_folder.path() + "/kept"));
        QSignalSpy ended(&opened.window, &MainWindow::loadEnded);
        opened.window.session().chooseColumns(path, choice);
        QVERIFY(ended.wait(kPatienceMs));
        QVERIFY(opened.curve("numbers.csv/b", "err") != nullptr);
        QVERIFY(opened.window.context().opened().document().isModified());
        opened.window.session().save(caseFile);
        opened.window.session().finish();
    }
    OpenedWindow again;
    again.open(caseFile);
    QVERIFY(again.curve("numbers.csv/a", "err") != nullptr);
    QVERIFY(again.curve("numbers.csv/a", "gain") == nullptr);
    QVERIFY(again.window.context().opened().document().file().tables.size() == 1);
    QVERIFY(!again.window.context().opened().document().isModified());
    // Another case knows nothing of it.
    const std::string known = m_folder.write("known/metrics.csv", "epoch,loss\n1,2\n2,1\n");
    again.open(QString::fromStdString(known));
    QVERIFY(again.window.loader().tables().empty());
    // And without the choice the file is what it was.
    again.open(caseFile);
    QSignalSpy ended(&again.window, &MainWindow::loadEnded);
    again.window.session().chooseColumns(path, std::nullopt);
    QVERIFY(ended.wait(kPatienceMs));
    QVERIFY(again.curve("numbers.csv/a", "err") == nullptr);
    again.window.session().discardChanges();
}

void TableColumnsTest::aFollowedTableKeepsIt()
{
    const std::string path = m_folder.write("live/numbers.csv", kNumbers);
    m_folder.write("live/known.csv", "epoch,loss\n1,2\n2,1\n");
    OpenedWindow opened;
    opened.open(QString::fromStdString(m_folder.path() + "/live"));
    QSignalSpy ended(&opened.window, &MainWindow::loadEnded);
    opened.window.session().chooseColumns(
        path, TableChoice{.step = "k", .time = "", .metrics = {"err"}, .run = {}});
    QVERIFY(ended.wait(kPatienceMs));
    QTRY_VERIFY_WITH_TIMEOUT(opened.window.following().controller().isRunning(), kPatienceMs);
    QCOMPARE(opened.curve("numbers.csv", "err")->size(), 4U);
    std::ofstream(path, std::ios::app) << "30,0.5,5,b\n";
    QTRY_COMPARE_WITH_TIMEOUT(opened.curve("numbers.csv", "err")->size(), 5U, kPatienceMs);
    QVERIFY(opened.curve("numbers.csv", "gain") == nullptr);
    opened.window.session().discardChanges();
}

int main(int argc, char** argv)
{
    return runWidgetTest<TableColumnsTest>(argc, argv);
}

#include "tst_table_columns.moc"
