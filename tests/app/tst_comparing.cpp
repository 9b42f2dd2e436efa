// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The comparison of two runs in the window: what is chosen, shown, ignored, and how one gets there.
#include "app/main_window.h"
#include "model/qt/case_document.h"
#include "model/qt/effect_model.h"
#include "model/qt/roles.h"
#include "model/qt/run_change_model.h"
#include "model/session/case_comparison.h"
#include "model/session/open_case.h"
#include "tests/support/event_writer.h"
#include "tests/support/test_case.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/charts/curve_view.h"
#include "widgets/controls/icon_button.h"
#include "widgets/shell/case_panel.h"
#include "widgets/shell/page_stack.h"
#include "widgets/views/compare/changes_pane.h"
#include "widgets/views/compare/compare_view.h"
#include "widgets/views/compare/curves_pane.h"
#include "widgets/views/compare/nearby_runs_dialog.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <memory>

using namespace faultline;
using namespace faultline::test;
using namespace faultline::ui;

namespace {

constexpr int kLoadMs = 60'000;

std::string eventsOf(double firstTime)
{
    EventWriter writer;
    writer.fileVersion(firstTime);
    for (int step = 0; step < 100; ++step)
        writer.scalars(step, firstTime + step, {{"loss", 1.0F / (1.0F + 0.1F * float(step))}});
    return writer.data();
}

void writeFile(const QString& path, const QByteArray& data)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(data), data.size());
}

} // namespace

class ComparingTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void asksAboutTheRunThatFailed();
    void showsWhatDiffers();
    void swapsAndKeepsWhatIsIgnored();
    void goesThroughTheDifferences();
    void twoFoldersOfRunsAreCompared();
    void oneRunAloneIsNotCompared();
    void curvesOfAnOutcomeAreLaidOverEachOther();
    void aTileLeadsToItsCurves();
    void withoutACurveItSaysWhy();
    void runsBesideAreProposedAndCompared();
    void nothingBesideSaysWhatWasLookedAt();
    void modelsAreSound();

private:
    void open(const QStringList& paths);
    [[nodiscard]] CaseComparison& comparison() const { return m_opened->comparison(); }
    [[nodiscard]] std::string nameOf(const RunId& run) const
    {
        return m_opened->caseData()->nameOf(run);
    }
    [[nodiscard]] ChangesPane* pane(ChangeArea area) const;
    [[nodiscard]] CurvesPane& curves() const { return *m_window->findChild<CurvesPane*>(); }
    /// As from the menu of a run.
    QString writeRun(const QString& name, double begun);
    NearbyRunsDialog* lookBeside(const RunId& run);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<TestCase> m_opened;
    std::unique_ptr<MainWindow> m_window;
};

void ComparingTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_opened = std::make_unique<TestCase>();
    m_window = std::make_unique<MainWindow>(*m_settings, *m_opened);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void ComparingTest::cleanup()
{
    m_window.reset();
    m_opened.reset();
    m_settings.reset();
    m_folder.reset();
}

void ComparingTest::open(const QStringList& paths)
{
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    m_window->openPaths(paths);
    QVERIFY(ended.wait(kLoadMs));
    m_window->settle();
}

ChangesPane* ComparingTest::pane(ChangeArea area) const
{
    for (ChangesPane* one : m_window->findChildren<ChangesPane*>()) {
        if (one->area() == area)
            return one;
    }
    return nullptr;
}

void ComparingTest::asksAboutTheRunThatFailed()
{
    open({QString::fromLatin1(kDemoPath)});
    QVERIFY(comparison().good().empty()); // nothing looks at it yet
    comparison().setWanted();
    QCOMPARE(comparison().good().size(), std::size_t(1));
    QCOMPARE(nameOf(comparison().good().front()), std::string("ssd-tiny_lr0.04/train"));
    QCOMPARE(nameOf(comparison().bad()), std::string("ssd-tiny_lr0.4/train"));
    const std::vector<CaseComparison::Choice> choices = comparison().choices();
    QCOMPARE(choices.size(), std::size_t(2));
    QVERIFY(!choices.front().isFailed);
    QVERIFY(choices.back().isFailed);
}

void ComparingTest::showsWhatDiffers()
{
    open({QString::fromLatin1(kDemoPath)});
    QVERIFY(m_window->showPage(QStringLiteral("compare")));
    m_window->settle();
    QVERIFY(comparison().result() != nullptr);
    QVERIFY(!toEnglish(comparison().result()->verdict).empty());
    ChangesPane* settings = pane(ChangeArea::Configuration);
    QVERIFY(settings != nullptr && settings->count() > 0);
    const QAbstractItemModel& rows = *settings->table().model();
    QCOMPARE(rows.index(0, 0).data().toString(), QStringLiteral("schedule.peak_learning_rate"));
    QCOMPARE(rows.index(0, 1).data().toString(), QStringLiteral("0.04"));
    QCOMPARE(rows.index(0, 2).data().toString(), QStringLiteral("0.4"));
}

void ComparingTest::swapsAndKeepsWhatIsIgnored()
{
    open({QString::fromLatin1(kDemoPath)});
    QVERIFY(m_window->showPage(QStringLiteral("compare")));
    m_window->settle();
    const RunId failed = comparison().bad();
    comparison().swapSides();
    m_window->settle();
    QCOMPARE(comparison().good().front(), failed);
    ChangesPane* settings = pane(ChangeArea::Configuration);
    QCOMPARE(settings->table().model()->index(0, 1).data().toString(), QStringLiteral("0.4"));
    const int before = settings->count();
    m_opened->document().ignoreChange({.area = "configuration",
                                       .path = "schedule.peak_learning_rate",
                                       .reason = "it is what we tried"});
    m_window->settle();
    QCOMPARE(settings->count(), before - 1);
    QVERIFY(m_opened->document().isModified());
    m_opened->document().showChangeAgain("configuration", "schedule.peak_learning_rate");
    m_window->settle();
    QCOMPARE(settings->count(), before);
}

void ComparingTest::goesThroughTheDifferences()
{
    open({QString::fromLatin1(kDemoPath)});
    QVERIFY(m_window->showPage(QStringLiteral("compare/configuration")));
    m_window->settle();
    ChangesPane* settings = pane(ChangeArea::Configuration);
    QVERIFY(settings->isVisible());
    settings->table().setFocus();
    QTest::keyClick(&settings->table(), Qt::Key_N);
    QCOMPARE(settings->table().currentIndex().row(), 0);
    QTest::keyClick(&settings->table(), Qt::Key_P);
    QCOMPARE(settings->table().currentIndex().row(), 0); // there is none before
    QTest::keyClick(&settings->table(), Qt::Key_Return); // to where B states it
    QTRY_COMPARE(m_window->findChild<PageStack*>()->currentId(), QStringLiteral("config"));
}

/// A run that begins then, in a folder of that name; the folder.
QString ComparingTest::writeRun(const QString& name, double begun)
{
    QString folder = m_folder->filePath(name);
    writeFile(folder + QStringLiteral("/events.out.tfevents.1.host"),
              QByteArray::fromStdString(eventsOf(begun)));
    return folder;
}

void ComparingTest::twoFoldersOfRunsAreCompared()
{
    const QString good = writeRun(QStringLiteral("good"), 1e9);
    open({good, writeRun(QStringLiteral("bad"), 1e9 + 5000)});
    QCOMPARE(m_window->findChild<PageStack*>()->currentId(), QStringLiteral("compare"));
    QVERIFY(comparison().result() != nullptr);
    for (const Effect& effect : comparison().result()->effects)
        QVERIFY2(effect.state != EffectState::Differs,
                 (effect.id + ": " + toEnglish(effect.a) + ", " + toEnglish(effect.b)).c_str());
    open({good});
    QVERIFY(m_window->findChild<PageStack*>()->currentId() != QStringLiteral("nothing"));
    QVERIFY(comparison().good().empty());
}

void ComparingTest::oneRunAloneIsNotCompared()
{
    open({writeRun(QStringLiteral("run"), 1e9)});
    QVERIFY(m_window->showPage(QStringLiteral("compare")));
    m_window->settle();
    QVERIFY(comparison().good().empty());
    QVERIFY(comparison().result() == nullptr);
    QVERIFY(!pane(ChangeArea::Configuration)->isVisible());
}

void ComparingTest::curvesOfAnOutcomeAreLaidOverEachOther()
{
    open({QString::fromLatin1(kDemoPath)});
    QVERIFY(m_window->showPage(QStringLiteral("compare/curves")));
    m_window->settle();
    QVERIFY(curves().isVisible());
    QCOMPARE(curves().effect(), QStringLiteral("loss:Loss/total_loss")); // it differs
    QVERIFY(curves().curves() != nullptr);
    const std::vector<Curve>& drawn = curves().overlay().curves();
    QCOMPARE(drawn.size(), std::size_t(2));
    QVERIFY(drawn.front().label.startsWith(QStringLiteral("A: ")));
    QVERIFY(drawn.back().label.startsWith(QStringLiteral("B: ")));
    QVERIFY(curves().overlay().markedSamples() > 0); // NaN is drawn, not left out
    QCOMPARE(curves().difference().curves().size(), std::size_t(2));
    QVERIFY(curves().difference().isVisible());
    // What the charts show in words.
    const QString said = curves().overlay().accessibleName();
    QVERIFY2(said.contains(QStringLiteral("the runs part between step 1,361 and step 1,362")),
             qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("Steps, because")), qPrintable(said));
    QVERIFY(curves().difference().accessibleName().startsWith(QStringLiteral("B ÷ A of ")));
    // Another outcome: one good run, so the band is that of seeds.
    curves().showEffect(QStringLiteral("loss:validation/Loss/total_loss"));
    m_window->settle();
    QVERIFY(curves().curves() != nullptr);
    QCOMPARE(curves().curves()->noise, NoiseSource::Seeds);
    QCOMPARE(curves().overlay().curves().size(), std::size_t(3));
    // The lower chart follows the zoom of the upper one.
    curves().overlay().setXRange(AxisRange{500.0, 900.0});
    curves().finish();
    QCOMPARE(curves().difference().xRange(), std::optional(AxisRange{500.0, 900.0}));
}

void ComparingTest::aTileLeadsToItsCurves()
{
    open({QString::fromLatin1(kDemoPath)});
    QVERIFY(m_window->showPage(QStringLiteral("compare")));
    m_window->settle();
    QVERIFY(!curves().isVisible());
    QVERIFY(curves().curves() == nullptr); // nobody looks at it
    IconButton* button = nullptr;
    for (IconButton* one : m_window->findChild<CompareView*>()->findChildren<IconButton*>()) {
        if (one->accessibleName() == QStringLiteral("Show the curves: Loss (Loss/total_loss)"))
            button = one;
    }
    QVERIFY(button != nullptr);
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(curves().isVisible());
    QCOMPARE(curves().effect(), QStringLiteral("loss:Loss/total_loss"));
    // From there to the page of all curves.
    m_window->settle();
    for (QPushButton* one : curves().findChildren<QPushButton*>()) {
        if (one->text() == QStringLiteral("Open in Scalars"))
            QTest::mouseClick(one, Qt::LeftButton);
    }
    QTRY_COMPARE(m_window->findChild<PageStack*>()->currentId(), QStringLiteral("scalars"));
}

void ComparingTest::withoutACurveItSaysWhy()
{
    open({writeRun(QStringLiteral("good"), 1e9), writeRun(QStringLiteral("bad"), 1e9 + 5000)});
    QVERIFY(m_window->showPage(QStringLiteral("compare/curves")));
    m_window->settle();
    curves().showEffect(QStringLiteral("peak-memory"));
    m_window->settle();
    QCOMPARE(curves().effect(), QStringLiteral("peak-memory"));
    QVERIFY(!curves().overlay().isVisible());
    QVERIFY(!curves().difference().isVisible());
    bool isSaid = false;
    for (const QLabel* label : curves().findChildren<QLabel*>())
        isSaid = isSaid
                 || (label->isVisible()
                     && label->text().contains(QStringLiteral("no memory was measured")));
    QVERIFY(isSaid);
}

NearbyRunsDialog* ComparingTest::lookBeside(const RunId& run)
{
    emit m_window->findChild<CasePanel*>()->nearbyRequested(run);
    return m_window->findChild<NearbyRunsDialog*>();
}

void ComparingTest::runsBesideAreProposedAndCompared()
{
    writeRun(QStringLiteral("older"), 1e9);
    writeRun(QStringLiteral("newer"), 1e9 + 5000);
    writeFile(m_folder->filePath(QStringLiteral("notes/read.me")), "nothing");
    const QString asked = writeRun(QStringLiteral("asked"), 1e9 + 9000);
    open({asked});
    const RunId run(QFileInfo(asked).absoluteFilePath().toStdString());
    NearbyRunsDialog* dialog = lookBeside(run);
    QVERIFY(dialog != nullptr && dialog->isVisible());
    QVERIFY(!dialog->isModal());
    QSignalSpy ended(&dialog->search(), &NearbyRunSearch::ended);
    QVERIFY(ended.count() > 0 || ended.wait(kLoadMs));
    QTreeWidget& list = dialog->list();
    QCOMPARE(list.topLevelItemCount(), 3);
    QCOMPARE(list.topLevelItem(0)->text(0), QStringLiteral("newer"));
    QCOMPARE(list.topLevelItem(1)->text(0), QStringLiteral("older"));
    QVERIFY(!list.topLevelItem(2)->isExpanded()); // what is not proposed
    QCOMPARE(list.topLevelItem(2)->child(0)->text(0), QStringLiteral("notes"));
    QVERIFY(!list.topLevelItem(2)->child(0)->text(2).isEmpty());
    QCOMPARE(list.currentItem(), list.topLevelItem(0));
    list.setCurrentItem(list.topLevelItem(2)->child(0));
    QVERIFY(!dialog->compareButton().isEnabled());
    list.setCurrentItem(list.topLevelItem(1));
    QSignalSpy loaded(m_window.get(), &MainWindow::loadEnded);
    dialog->compareButton().click();
    QVERIFY(loaded.wait(kLoadMs));
    m_window->settle();
    QCOMPARE(m_window->findChild<PageStack*>()->currentId(), QStringLiteral("compare"));
    QCOMPARE(comparison().bad(), run);
    QCOMPARE(nameOf(comparison().good().front()), std::string("older"));
    QVERIFY(comparison().result() != nullptr);
}

void ComparingTest::nothingBesideSaysWhatWasLookedAt()
{
    const QString alone = writeRun(QStringLiteral("only/run"), 1e9);
    open({alone});
    NearbyRunsDialog* dialog = lookBeside(RunId(QFileInfo(alone).absoluteFilePath().toStdString()));
    QVERIFY(dialog != nullptr);
    dialog->search().finish();
    QCOMPARE(dialog->list().topLevelItemCount(), 0);
    QVERIFY(!dialog->compareButton().isEnabled());
    QVERIFY(dialog->statusText().contains(QStringLiteral("No run of the same task")));
    QVERIFY(dialog->statusText().contains(m_folder->filePath(QStringLiteral("only"))));
}

void ComparingTest::modelsAreSound()
{
    open({QString::fromLatin1(kDemoPath)});
    comparison().setWanted();
    comparison().finish();
    RunChangeModel changes;
    const QAbstractItemModelTester changesTester(&changes);
    EffectModel effects;
    const QAbstractItemModelTester effectsTester(&effects);
    for (const ChangeArea area : {ChangeArea::Configuration, ChangeArea::Environment}) {
        changes.setComparison(comparison().result(), area, true);
        changes.setComparison(comparison().result(), area, false);
    }
    effects.setComparison(comparison().result());
    QCOMPARE(effects.rowCount(), static_cast<int>(comparison().result()->effects.size()));
    for (int row = 1; row < effects.rowCount(); ++row) // what differs first
        QVERIFY(effects.index(row - 1, 0).data(KindRole).toInt()
                <= effects.index(row, 0).data(KindRole).toInt());
    changes.setComparison(nullptr, ChangeArea::Configuration, false);
    effects.setComparison(nullptr);
    QCOMPARE(changes.rowCount() + effects.rowCount(), 0);
}

int main(int argc, char** argv)
{
    return runWidgetTest<ComparingTest>(argc, argv);
}
#include "tst_comparing.moc"
