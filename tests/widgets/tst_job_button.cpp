// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/widget_test_main.h"
#include "widgets/shell/job_button.h"

#include <QAccessible>
#include <QMenu>
#include <QTest>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <memory>
#include <semaphore>
#include <string>
#include <thread>

using namespace faultline;
using namespace faultline::ui;
using namespace std::chrono_literals;

namespace {

/// A job that counts to 40 of 100 and then waits until it is cancelled or let.
struct SlowJob {
    std::atomic<bool> mayEnd = false;
    std::atomic<bool> sawCancel = false;
    std::atomic<int> ended = 0;

    void submit(JobQueue& jobs, const std::string& label)
    {
        jobs.submit({.label = label, .lane = JobLane::Long, .priority = {}, .key = {}},
                    [this](JobMonitor& monitor) {
                        monitor.expect(100);
                        monitor.advance(40);
                        while (!mayEnd && !monitor.isCancelled())
                            std::this_thread::sleep_for(1ms);
                        sawCancel = monitor.isCancelled();
                        ++ended;
                    });
    }
};

struct Bar {
    SlowJob first; // the jobs touch them: they outlive the queue
    SlowJob second;
    JobQueuePtr jobs = std::make_shared<JobQueue>();
    QWidget window;
    JobButton* button = new JobButton(jobs, &window);

    Bar()
    {
        window.resize(400, 60);
        window.show();
    }
    ~Bar() { (void)jobs->close(1min); }
    [[nodiscard]] QStringList items() const
    {
        QStringList texts;
        for (const QAction* item : button->menu()->actions())
            texts << item->text();
        return texts;
    }
};

} // namespace

class JobButtonTest : public QObject {
    Q_OBJECT

private slots:
    void showsNothingForWhatIsSoonDone();
    void namesTheJobsAndTheirProgress();
    void stopsAJobByKeyboard();
    void doesNotHearOfJobsWhenItHasGone();
};

void JobButtonTest::showsNothingForWhatIsSoonDone()
{
    Bar bar;
    bar.first.mayEnd = true;
    bar.first.submit(*bar.jobs, "short");
    bar.second.submit(*bar.jobs, {}); // long, but not listed
    for (int i = 0; i < 10; ++i) {
        QTest::qWait(JobButton::kPatienceMs / 5);
        QVERIFY(bar.button->isHidden());
    }
    QCOMPARE(bar.first.ended.load(), 1);
    bar.second.mayEnd = true;
}

void JobButtonTest::namesTheJobsAndTheirProgress()
{
    Bar bar;
    bar.first.submit(*bar.jobs, "Reading R&D");
    QTRY_VERIFY(bar.button->isVisible());
    QCOMPARE(bar.items(), QStringList{QStringLiteral("Stop Reading R&&D: 40 %")});
    QCOMPARE(bar.button->accessibleName(), QStringLiteral("Reading R&D: 40 %"));
    bar.second.submit(*bar.jobs, "Planning memory");
    QTRY_COMPARE(bar.items().size(), 2);
    QVERIFY(bar.button->text().startsWith(QStringLiteral("2 ")));
    bar.first.mayEnd = true;
    QTRY_COMPARE(bar.items(), QStringList{QStringLiteral("Stop Planning memory: 40 %")});
    bar.second.mayEnd = true;
    QTRY_VERIFY(bar.button->isHidden());
    QVERIFY(bar.items().isEmpty());
}

void JobButtonTest::stopsAJobByKeyboard()
{
    Bar bar;
    bar.first.submit(*bar.jobs, "first");
    QTRY_VERIFY(bar.button->isVisible());
    bar.second.submit(*bar.jobs, "second");
    QTRY_COMPARE(bar.items().size(), 2);
    QVERIFY(bar.button->focusPolicy() & Qt::TabFocus);
    // The menu runs a loop of its own while it is open.
    QTimer::singleShot(50, &bar.window, [&bar] {
        QMenu* menu = bar.button->menu();
        QVERIFY(menu->isVisible());
        const QAccessibleInterface* read = QAccessible::queryAccessibleInterface(menu);
        QVERIFY(read != nullptr && read->childCount() == 2);
        QCOMPARE(read->child(1)->text(QAccessible::Name), QStringLiteral("Stop second: 40 %"));
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
    });
    bar.button->setFocus();
    QTest::keyClick(bar.button, Qt::Key_Space);
    QTRY_COMPARE(bar.second.ended.load(), 1);
    QVERIFY(bar.second.sawCancel);
    QCOMPARE(bar.first.ended.load(), 0);
    bar.first.mayEnd = true;
    QTRY_VERIFY(bar.button->isHidden());
}

void JobButtonTest::doesNotHearOfJobsWhenItHasGone()
{
    SlowJob job;
    const auto jobs = std::make_shared<JobQueue>();
    {
        const JobButton button(jobs);
        job.submit(*jobs, "long");
    }
    QTest::qWait(20);
    job.mayEnd = true;
    QTRY_COMPARE(job.ended.load(), 1);
    QVERIFY(jobs->close(1min));
}

int main(int argc, char** argv)
{
    return runWidgetTest<JobButtonTest>(argc, argv);
}
#include "tst_job_button.moc"
