// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"
#include "app/settings_dialog.h"
#include "model/session/open_case.h"
#include "tests/support/test_case.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/view_factory.h"

#include <QAccessible>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace faultline;
using namespace faultline::ui;

namespace {

constexpr int kLoadMs = 60'000;
constexpr int kMostStops = 400;

QString nameOf(const QWidget& widget)
{
    return QStringLiteral("%1 \"%2\" in %3")
        .arg(QString::fromLatin1(widget.metaObject()->className()), widget.objectName(),
             widget.parentWidget() == nullptr
                 ? QString()
                 : QString::fromLatin1(widget.parentWidget()->metaObject()->className()));
}

bool isPartOfQt(const QWidget& widget)
{
    return widget.objectName().startsWith(QStringLiteral("qt_"))
           || QString::fromLatin1(widget.metaObject()->className())
                  .contains(QStringLiteral("DockWidget"));
}

bool takesTab(const QWidget& widget)
{
    return widget.isVisible() && widget.isEnabled()
           && (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

/// What the Tab key stops at below `root` has a name without markup and a role.
QStringList unnamedIn(const QWidget& root)
{
    static const QRegularExpression markup(QStringLiteral("<[a-z/][^>]*>"));
    QStringList wrong;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        if (!takesTab(*widget) || isPartOfQt(*widget))
            continue;
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        if (spoken == nullptr) {
            wrong << nameOf(*widget) + QStringLiteral(": nothing is spoken");
            continue;
        }
        const QString name = spoken->text(QAccessible::Name);
        const bool hasValue = !spoken->text(QAccessible::Value).isEmpty()
                              || qobject_cast<QTabBar*>(widget) != nullptr;
        if (name.isEmpty() && !hasValue)
            wrong << nameOf(*widget) + QStringLiteral(": no name");
        if (name.contains(markup))
            wrong << nameOf(*widget) + QStringLiteral(": markup in \"%1\"").arg(name);
        if (spoken->role() == QAccessible::NoRole)
            wrong << nameOf(*widget) + QStringLiteral(": no role");
    }
    return wrong;
}

/// Texts that are wider than their place, of widgets that do not cut them on purpose.
QStringList clippedIn(const QWidget& root)
{
    QStringList wrong;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->visibleRegion().isEmpty() || isPartOfQt(*widget))
            continue;
        int needed = 0;
        if (const auto* label = qobject_cast<QLabel*>(widget)) {
            if (!label->wordWrap() && !label->text().isEmpty())
                needed = label->fontMetrics().boundingRect(label->text().remove(u'&')).width();
        } else if (const auto* button = qobject_cast<QPushButton*>(widget)) {
            needed = button->fontMetrics().horizontalAdvance(button->text());
        }
        if (needed > widget->width() + 2)
            wrong << nameOf(*widget)
                         + QStringLiteral(": \"%1\" needs %2 of %3 pixels")
                               .arg(widget->property("text").toString().left(60))
                               .arg(needed)
                               .arg(widget->width());
    }
    return wrong;
}

/// The stops of the Tab key from where the focus is, until it comes round.
QList<QWidget*> stopsOf(QWidget& window, Qt::Key key, QStringList& hidden)
{
    QList<QWidget*> stops;
    for (int i = 0; i < kMostStops; ++i) {
        QTest::keyClick(&window, key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
        QWidget* now = QApplication::focusWidget();
        if (now == nullptr || stops.contains(now))
            break;
        if (!now->isVisible())
            hidden << nameOf(*now);
        stops << now;
    }
    return stops;
}

QString namesOf(const QList<QWidget*>& widgets)
{
    QStringList names;
    for (const QWidget* widget : widgets)
        names << nameOf(*widget);
    return names.join(u'\n');
}

} // namespace

/// What a screen reader and a keyboard meet, over every page.
class AccessibilityTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everythingIsNamed_data();
    void everythingIsNamed();
    void nothingIsClipped_data() { everythingIsNamed_data(); }
    void nothingIsClipped();
    void tabGoesRoundBothWays_data() { everythingIsNamed_data(); }
    void tabGoesRoundBothWays();
    void startIsNamed();
    void dialogsAreNamed();
    void docksAreNamed();

private:
    void openDemo();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<TestCase> m_opened;
    std::unique_ptr<MainWindow> m_window;
};

void AccessibilityTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_opened = std::make_unique<TestCase>();
    m_window = std::make_unique<MainWindow>(*m_settings, *m_opened, LoadSteps::builtin(), nullptr,
                                            QStringLiteral(FAULTLINE_CLI));
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void AccessibilityTest::cleanup()
{
    m_window.reset();
    m_opened.reset();
    m_settings.reset();
    m_folder.reset();
}

void AccessibilityTest::openDemo()
{
    QSignalSpy ended(m_window.get(), &MainWindow::loadEnded);
    m_window->openPaths({QString::fromLatin1(kDemoPath)});
    QVERIFY(ended.wait(kLoadMs));
    m_window->settle();
}

void AccessibilityTest::everythingIsNamed_data()
{
    QTest::addColumn<QString>("page");
    for (const std::unique_ptr<const ViewFactory>& page : builtinViews())
        QTest::newRow(qPrintable(page->id())) << page->id();
}

void AccessibilityTest::everythingIsNamed()
{
    QFETCH(QString, page);
    openDemo();
    QVERIFY(m_window->showPage(page));
    m_window->settle();
    QTest::qWait(50);
    const QStringList wrong = unnamedIn(*m_window);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void AccessibilityTest::nothingIsClipped()
{
    QFETCH(QString, page);
    openDemo();
    QVERIFY(m_window->showPage(page));
    for (const QSize& size : {QSize(1280, 800), QSize(960, 540)}) {
        m_window->resize(size);
        m_window->settle();
        QTest::qWait(50);
        QCOMPARE(m_window->size(), size); // no page forces the window
        const QStringList wrong = clippedIn(*m_window);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
}

void AccessibilityTest::tabGoesRoundBothWays()
{
    QFETCH(QString, page);
    openDemo();
    QVERIFY(m_window->showPage(page));
    m_window->settle();
    QTest::qWait(50);
    QTest::keyClick(m_window.get(), Qt::Key_F6);
    QStringList hidden;
    const QList<QWidget*> forwards = stopsOf(*m_window, Qt::Key_Tab, hidden);
    QVERIFY2(forwards.size() > 3, qPrintable(namesOf(forwards)));
    // It came round: what it stopped at again is what it began with, not a trap on the way.
    const QWidget* again = QApplication::focusWidget();
    QVERIFY2(again == forwards.front(),
             qPrintable(nameOf(*again) + QStringLiteral(" again after\n") + namesOf(forwards)));
    const QList<QWidget*> backwards = stopsOf(*m_window, Qt::Key_Backtab, hidden);
    QVERIFY2(hidden.isEmpty(), qPrintable(hidden.join(u'\n')));
    for (QWidget* stop : forwards) {
        // Some buttons show themselves only while their card has the focus.
        if (stop->isVisible())
            QVERIFY2(backwards.contains(stop),
                     qPrintable(nameOf(*stop) + u'\n' + namesOf(backwards)));
    }
}

void AccessibilityTest::startIsNamed()
{
    const QStringList wrong = unnamedIn(*m_window) + clippedIn(*m_window);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void AccessibilityTest::dialogsAreNamed()
{
    openDemo();
    const auto check = [] {
        QTest::qWait(50);
        int seen = 0;
        for (QWidget* top : QApplication::topLevelWidgets()) {
            auto* dialog = qobject_cast<QDialog*>(top);
            if (dialog == nullptr || !dialog->isVisible())
                continue;
            ++seen;
            QVERIFY(!dialog->windowTitle().isEmpty());
            const QStringList wrong = unnamedIn(*dialog) + clippedIn(*dialog);
            QVERIFY2(wrong.isEmpty(),
                     qPrintable(dialog->windowTitle() + u'\n' + wrong.join(u'\n')));
            dialog->reject();
        }
        QCOMPARE(seen, 1);
    };
    SettingsDialog::openFor(*m_settings, m_window->context().opened().summaries(), m_window.get());
    check();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_window.get(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    check();
}

void AccessibilityTest::docksAreNamed()
{
    openDemo();
    for (QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
        dock->show();
        dock->raise();
        QTest::qWait(20);
        QVERIFY(!dock->windowTitle().isEmpty());
        const QStringList wrong = unnamedIn(*dock);
        QVERIFY2(wrong.isEmpty(), qPrintable(dock->windowTitle() + u'\n' + wrong.join(u'\n')));
    }
}

int main(int argc, char** argv)
{
    return runWidgetTest<AccessibilityTest>(argc, argv);
}
#include "tst_accessibility.moc"
