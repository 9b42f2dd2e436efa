// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Where everything stands on every page, as text: tests/app/layouts. A change of the window shows
// there as lines; FAULTLINE_UPDATE_GOLDEN=1 writes them again.
#include "app/main_window.h"
#include "model/session/open_case.h"
#include "tests/support/test_case.h"
#include "tests/widgets/widget_test_main.h"
#include "widgets/view_factory.h"

#include <QAccessible>
#include <QDir>
#include <QFile>
#include <QFontInfo>
#include <QFontMetrics>
#include <QLabel>
#include <QMetaEnum>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

using namespace faultline;
using namespace faultline::ui;

namespace {

constexpr int kLoadMs = 60'000;
constexpr int kLongestName = 60;
/// By which a rectangle may differ: a font of another version is a pixel wider here and there.
constexpr int kSamePixels = 8;
constexpr std::array kSizes{QSize(1280, 800), QSize(960, 540)};

/// One thing that the user sees.
struct Placed {
    QString what; ///< role and name
    QRect where;  ///< in the window, logical pixels
    bool isCut = false;

    [[nodiscard]] QString line() const
    {
        return QStringLiteral("%1 | %2,%3 %4x%5%6")
            .arg(what)
            .arg(where.x())
            .arg(where.y())
            .arg(where.width())
            .arg(where.height())
            .arg(isCut ? QStringLiteral(" | cut") : QString());
    }
};

bool isShownRole(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::NoRole:
    case QAccessible::Client:
    case QAccessible::Pane:
    case QAccessible::Window:
    case QAccessible::Border:
    case QAccessible::ScrollBar:
    case QAccessible::LayeredPane:
    case QAccessible::Splitter:
    case QAccessible::Separator:
    case QAccessible::Grip:
    case QAccessible::ToolTip:
    case QAccessible::Grouping: return false;
    default: return true;
    }
}

/// A text that has less room than it needs, where nobody cut it on purpose.
bool isCut(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        return !label->wordWrap() && !label->text().isEmpty()
               && label->fontMetrics().boundingRect(label->text().remove(u'&')).width()
                      > label->width() + 2;
    }
    if (const auto* button = qobject_cast<const QPushButton*>(&widget))
        return button->fontMetrics().horizontalAdvance(button->text()) > button->width() + 2;
    return false;
}

/// What differs from run to run is no layout: how long something took.
QString withoutTimes(QString name)
{
    static const QRegularExpression took(QStringLiteral("\\d+(\\.\\d+)? ?(ms|µs|毫秒)"));
    return name.replace(took, QStringLiteral("N ms"));
}

std::vector<Placed> placedIn(const QWidget& window)
{
    const QMetaEnum roles = QMetaEnum::fromType<QAccessible::Role>();
    std::vector<Placed> all;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->visibleRegion().isEmpty()
            || widget->objectName().startsWith(QStringLiteral("qt_")))
            continue;
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        if (spoken == nullptr || !isShownRole(spoken->role()))
            continue;
        QString name = withoutTimes(spoken->text(QAccessible::Name).simplified());
        if (name.size() > kLongestName)
            name = name.left(kLongestName) + u'…';
        all.push_back({.what = QString::fromLatin1(roles.valueToKey(spoken->role()))
                               + QStringLiteral(" | ") + name,
                       .where = QRect(widget->mapTo(&window, QPoint()), widget->size()),
                       .isCut = isCut(*widget)});
    }
    std::stable_sort(all.begin(), all.end(), [](const Placed& a, const Placed& b) {
        return std::pair(a.where.y(), a.where.x()) < std::pair(b.where.y(), b.where.x());
    });
    return all;
}

std::optional<Placed> placedFrom(const QString& line)
{
    static const QRegularExpression form(
        QStringLiteral("^(.*) \\| (-?\\d+),(-?\\d+) (\\d+)x(\\d+)( \\| cut)?$"));
    const QRegularExpressionMatch match = form.match(line);
    if (!match.hasMatch())
        return std::nullopt;
    const auto number = [&match](int part) { return match.captured(part).toInt(); };
    return Placed{.what = match.captured(1),
                  .where = QRect(number(2), number(3), number(4), number(5)),
                  .isCut = !match.captured(6).isEmpty()};
}

bool isSame(const Placed& a, const Placed& b)
{
    const auto isNear = [](int one, int other) { return std::abs(one - other) <= kSamePixels; };
    return a.what == b.what && a.isCut == b.isCut && isNear(a.where.x(), b.where.x())
           && isNear(a.where.y(), b.where.y()) && isNear(a.where.width(), b.where.width())
           && isNear(a.where.height(), b.where.height());
}

/// Lines of either side without a partner on the other one.
QStringList differences(std::vector<Placed> kept, std::vector<Placed> now)
{
    QStringList lines;
    for (const Placed& was : kept) {
        const auto partner = std::find_if(now.begin(), now.end(),
                                          [&was](const Placed& is) { return isSame(was, is); });
        if (partner == now.end())
            lines << QStringLiteral("- ") + was.line();
        else
            now.erase(partner);
    }
    for (const Placed& is : now)
        lines << QStringLiteral("+ ") + is.line();
    return lines;
}

/// Once nothing moves any more: pages compute in the background, and cards lay out in turns.
QStringList settledLines(MainWindow& window)
{
    constexpr int kMostLooks = 100;
    constexpr int kSameLooks = 4;
    QStringList lines;
    for (int look = 0, same = 0; look < kMostLooks && same < kSameLooks; ++look) {
        window.settle();
        QTest::qWait(40);
        QStringList now;
        for (const Placed& thing : placedIn(window))
            now << thing.line();
        same = now == lines ? same + 1 : 0;
        lines = std::move(now);
    }
    return lines;
}

/// By which the widths of texts are told: another one makes other layouts.
QString lookOfText()
{
    const QFont font = QApplication::font();
    return QStringLiteral("# Qt %1, %2, %3 pixels for 'Faultline', %4 for '训练失败'")
        .arg(QString::fromLatin1(qVersion()).section(u'.', 0, 1), QFontInfo(font).family())
        .arg(QFontMetrics(font).horizontalAdvance(QStringLiteral("Faultline")))
        .arg(QFontMetrics(font).horizontalAdvance(QStringLiteral("训练失败")));
}

} // namespace

class LayoutsTest : public QObject {
    Q_OBJECT

private slots:
    void asKept_data();
    void asKept();

private:
    static void translate(const QString& language, QTranslator& ours);
};

void LayoutsTest::asKept_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "zh_CN"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void LayoutsTest::translate(const QString& language, QTranslator& ours)
{
    QLocale::setDefault(
        QLocale(language == QStringLiteral("en") ? QStringLiteral("en_US") : language));
    QVERIFY(ours.load(QStringLiteral("faultline_") + language, QStringLiteral(FAULTLINE_QM_DIR)));
    QVERIFY(QCoreApplication::installTranslator(&ours));
}

/// One line for each thing of a page: role, name, place, whether it is cut.
void LayoutsTest::asKept()
{
    QFETCH(QString, language);
    QTranslator ours;
    translate(language, ours);
    QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    TestCase opened;
    MainWindow window(settings, opened);
    window.resize(kSizes.front());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));

    const auto look = [&](const QString& page, QStringList& lines) {
        for (const QSize& size : kSizes) {
            window.resize(size);
            opened.jobs()->wait();
            lines << QStringLiteral("## %1 %2x%3").arg(page).arg(size.width()).arg(size.height())
                  << settledLines(window);
        }
    };
    QStringList now{lookOfText()};
    look(QStringLiteral("start"), now);
    QSignalSpy ended(&window, &MainWindow::loadEnded);
    window.openPaths({QString::fromLatin1(kDemoPath)});
    QVERIFY(ended.wait(kLoadMs));
    for (const std::unique_ptr<const ViewFactory>& page : builtinViews()) {
        QVERIFY(window.showPage(page->id()));
        look(page->id(), now);
    }

    QFile file(QStringLiteral(FAULTLINE_TESTS_DIR "/app/layouts/%1.txt").arg(language));
    if (qEnvironmentVariableIsSet("FAULTLINE_UPDATE_GOLDEN")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(now.join(u'\n').toUtf8() + '\n');
        return;
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList kept = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    if (kept.front() != now.front())
        QSKIP(qPrintable(QStringLiteral("kept with %1; here %2").arg(kept.front(), now.front())));

    using Section = std::pair<QString, std::vector<Placed>>;
    const auto sectionsOf = [](const QStringList& lines) {
        std::vector<Section> sections;
        for (const QString& line : lines) {
            if (line.startsWith(QStringLiteral("## ")))
                sections.emplace_back(line, std::vector<Placed>());
            else if (const std::optional<Placed> thing = placedFrom(line);
                     thing && !sections.empty())
                sections.back().second.push_back(*thing);
        }
        return sections;
    };
    const std::vector<Section> before = sectionsOf(kept);
    const std::vector<Section> after = sectionsOf(now);
    QCOMPARE(after.size(), before.size());
    QStringList wrong;
    for (std::size_t i = 0; i < after.size(); ++i) {
        QCOMPARE(after[i].first, before[i].first);
        const QStringList lines = differences(before[i].second, after[i].second);
        if (!lines.isEmpty())
            wrong << after[i].first << lines;
    }
    QVERIFY2(
        wrong.isEmpty(),
        qPrintable(wrong.mid(0, 40).join(u'\n')
                   + QStringLiteral("\nIf that is meant: FAULTLINE_UPDATE_GOLDEN=1, and look.")));
}

int main(int argc, char** argv)
{
    return runWidgetTest<LayoutsTest>(argc, argv);
}
#include "tst_layouts.moc"
