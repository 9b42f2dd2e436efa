// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/settings_dialog.h"
#include "model/qt/summary_store.h"
#include "tests/support/test_jobs.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>

using namespace faultline;
using namespace faultline::ui;

namespace {

constexpr std::size_t kMebibyte = std::size_t{1} << 20;

/// A value that takes so much memory, or says so.
SummaryStore::Work valueOf(std::size_t bytes)
{
    return [bytes]() -> Result<SummaryStore::Made> {
        return SummaryStore::Made{.content = std::make_shared<const int>(1), .bytes = bytes};
    };
}

} // namespace

class SettingsDialogTest : public QObject {
    Q_OBJECT

private slots:
    void showsTheCeilingAndKeepsAnother();
    void cancelChangesNothing();
    void restoresTheUsualCeiling();
    void tellsWhatIsUsedAndFreesIt();
    void leavesAFinerCeilingOfTheFileAlone();

private:
    QTemporaryDir m_folder;
    [[nodiscard]] QString fileNamed(const QString& name) const { return m_folder.filePath(name); }
};

void SettingsDialogTest::showsTheCeilingAndKeepsAnother()
{
    Settings settings(fileNamed(QStringLiteral("a.ini")));
    const TestJobs jobs;
    SummaryStore store(jobs);
    SettingsDialog dialog(settings, store);
    auto* ceiling = dialog.findChild<QSpinBox*>();
    QVERIFY(ceiling);
    QCOMPARE(ceiling->value(), 256);
    QVERIFY(ceiling->text().contains(QStringLiteral("MiB")));
    ceiling->setValue(1024);
    QCOMPARE(store.ceilingBytes(), 256 * kMebibyte); // not before it is accepted
    dialog.accept();
    QCOMPARE(store.ceilingBytes(), 1024 * kMebibyte);
    QCOMPARE(settings.summaryBytes(), std::optional<std::size_t>(1024 * kMebibyte));

    SummaryStore next(jobs);
    applySummaryMemory(settings, next);
    QCOMPARE(next.ceilingBytes(), 1024 * kMebibyte);
}

void SettingsDialogTest::cancelChangesNothing()
{
    Settings settings(fileNamed(QStringLiteral("b.ini")));
    const TestJobs jobs;
    SummaryStore store(jobs);
    SettingsDialog dialog(settings, store);
    dialog.findChild<QSpinBox*>()->setValue(32);
    dialog.reject();
    QCOMPARE(store.ceilingBytes(), SummaryStore::kDefaultCeilingBytes);
    QVERIFY(!settings.summaryBytes());
    applySummaryMemory(settings, store);
    QCOMPARE(store.ceilingBytes(), SummaryStore::kDefaultCeilingBytes);
}

void SettingsDialogTest::restoresTheUsualCeiling()
{
    Settings settings(fileNamed(QStringLiteral("c.ini")));
    const TestJobs jobs;
    SummaryStore store(jobs);
    store.setCeilingBytes(32 * kMebibyte);
    SettingsDialog dialog(settings, store);
    QCOMPARE(dialog.findChild<QSpinBox*>()->value(), 32);
    dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::RestoreDefaults)->click();
    QCOMPARE(dialog.findChild<QSpinBox*>()->value(), 256);
    dialog.accept();
    QCOMPARE(store.ceilingBytes(), SummaryStore::kDefaultCeilingBytes);
}

void SettingsDialogTest::tellsWhatIsUsedAndFreesIt()
{
    Settings settings(fileNamed(QStringLiteral("d.ini")));
    const TestJobs jobs;
    SummaryStore store(jobs);
    SettingsDialog dialog(settings, store);
    QLabel* usage = nullptr;
    for (QLabel* label : dialog.findChildren<QLabel*>()) {
        if (label->accessibleName() == QStringLiteral("Memory used now"))
            usage = label;
    }
    QVERIFY(usage);
    const QString empty = usage->text();
    QPushButton* free = nullptr;
    for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("&Free"))
            free = button;
    }
    QVERIFY(free);
    QVERIFY(!free->isEnabled());
    const SummaryTicket ticket = store.request({.path = "a"}, valueOf(3 * kMebibyte),
                                               [](const Result<std::shared_ptr<const void>>&) {});
    store.finish();
    QTRY_VERIFY(usage->text() != empty);
    QVERIFY2(usage->text().contains(QStringLiteral("3.00 MiB")), qPrintable(usage->text()));
    QVERIFY(free->isEnabled());
    free->click();
    QTRY_COMPARE(usage->text(), empty);
    QCOMPARE(store.usedBytes(), std::size_t{0});
}

void SettingsDialogTest::leavesAFinerCeilingOfTheFileAlone()
{
    const QString file = fileNamed(QStringLiteral("e.ini"));
    {
        QSettings stored(file, QSettings::IniFormat);
        stored.setValue(QStringLiteral("v1/memory/summaries"), 300);
    }
    Settings settings(file);
    const TestJobs jobs;
    SummaryStore store(jobs);
    applySummaryMemory(settings, store);
    SettingsDialog dialog(settings, store);
    QCOMPARE(dialog.findChild<QSpinBox*>()->value(), 300);
    dialog.accept();
    QCOMPARE(settings.summaryBytes(), std::optional<std::size_t>(300 * kMebibyte));
}

QTEST_MAIN(SettingsDialogTest)
#include "tst_settings_dialog.moc"
