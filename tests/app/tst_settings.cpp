// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "widgets/curve_choices.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace faultline;
using namespace faultline::ui;

class SettingsTest : public QObject {
    Q_OBJECT

private slots:
    void remembers();
    void keepsTheNewestOnceAndFirst();
    void ignoresWhatItDoesNotUnderstand();
    void keepsTheOptionsOfCurvesThatSuitAnyCase();

private:
    QTemporaryDir m_folder;
    [[nodiscard]] QString fileNamed(const QString& name) const { return m_folder.filePath(name); }
};

void SettingsTest::remembers()
{
    const QString file = fileNamed(QStringLiteral("a.ini"));
    {
        Settings settings(file);
        QCOMPARE(settings.theme(), ThemeChoice::System);
        QCOMPARE(settings.smoothing(0.6), 0.6);
        settings.setTheme(ThemeChoice::Dark);
        settings.setSmoothing(0.25);
        settings.setPage(QStringLiteral("scalars"));
        settings.setPinnedTags({QStringLiteral("loss"), QStringLiteral("a,b")});
        settings.setWindow("geometry", "state");
    }
    const Settings again(file);
    QCOMPARE(again.theme(), ThemeChoice::Dark);
    QCOMPARE(again.smoothing(0.6), 0.25);
    QCOMPARE(again.page(), QStringLiteral("scalars"));
    QCOMPARE(again.pinnedTags(), (QStringList{QStringLiteral("loss"), QStringLiteral("a,b")}));
    QCOMPARE(again.windowState(), QByteArray("state"));
}

void SettingsTest::keepsTheNewestOnceAndFirst()
{
    const QString file = fileNamed(QStringLiteral("b.ini"));
    {
        Settings settings(file);
        for (int i = 0; i < 15; ++i)
            settings.addRecent({QStringLiteral("/runs/%1").arg(i)});
        settings.addRecent({QStringLiteral("/runs/10"), QStringLiteral("/runs/11")});
        settings.addRecent({QStringLiteral("/runs/12")});
    }
    Settings again(file);
    QCOMPARE(again.recent().size(), Settings::kMaxRecent);
    QCOMPARE(again.recent().at(0), QStringList{QStringLiteral("/runs/12")});
    QCOMPARE(again.recent().at(1),
             (QStringList{QStringLiteral("/runs/10"), QStringLiteral("/runs/11")}));
    QCOMPARE(again.recent().count(QStringList{QStringLiteral("/runs/12")}), 1);
    again.clearRecent();
    QVERIFY(again.recent().isEmpty());
}

void SettingsTest::keepsTheOptionsOfCurvesThatSuitAnyCase()
{
    const QString file = fileNamed(QStringLiteral("d.ini"));
    CurveChoices choices;
    choices.smoothingForm = SmoothingForm::ByDistance;
    choices.groupLine = GroupLine::Median;
    choices.groupBand = GroupBand::MinMax;
    choices.marksRestarts = false;
    choices.grouping = {.by = RunGrouping::By::Pattern, .key = QStringLiteral("x")};
    {
        Settings settings(file);
        settings.setCurveChoices(choices);
    }
    CurveChoices restored;
    Settings settings(file);
    settings.restoreCurveChoices(restored);
    QCOMPARE(restored.smoothingForm, SmoothingForm::ByDistance);
    QCOMPARE(restored.groupLine, GroupLine::Median);
    QCOMPARE(restored.groupBand, GroupBand::MinMax);
    QVERIFY(!restored.marksRestarts);
    QVERIFY(restored.grouping == RunGrouping());
    settings.setCurveChoices(CurveChoices());
    settings.restoreCurveChoices(restored);
    QCOMPARE(restored.groupBand, GroupBand::StandardDeviation);
    QCOMPARE(restored.smoothingForm, SmoothingForm::TensorBoard);
    QVERIFY(restored.marksRestarts);
}

void SettingsTest::ignoresWhatItDoesNotUnderstand()
{
    const QString file = fileNamed(QStringLiteral("c.ini"));
    {
        QSettings store(file, QSettings::IniFormat);
        store.setValue(QStringLiteral("v1/theme"), QStringLiteral("plaid"));
        store.setValue(QStringLiteral("v1/charts/smoothing"), QStringLiteral("a lot"));
        store.setValue(QStringLiteral("v1/recent"), 17);
        store.setValue(QStringLiteral("v0/theme"), QStringLiteral("dark"));
        store.setValue(QStringLiteral("v9/theme"), QStringLiteral("dark"));
    }
    const Settings settings(file);
    QCOMPARE(settings.theme(), ThemeChoice::System);
    QCOMPARE(settings.smoothing(0.6), 0.6);
    for (const QStringList& paths : settings.recent())
        QVERIFY(!paths.isEmpty());
}

QTEST_GUILESS_MAIN(SettingsTest)
#include "tst_settings.moc"
