// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/widget_test_main.h"
#include "widgets/style/run_colors.h"
#include "widgets/style/text_zoom.h"
#include "widgets/style/theme.h"

#include <QDir>
#include <QImage>
#include <QLabel>
#include <QTest>

#include <array>
#include <cmath>

using namespace faultline;
using namespace faultline::ui;

namespace {

/// What the theme asks of text: 7 : 1 in high contrast.
double wanted(ThemeChoice choice)
{
    return choice == ThemeChoice::HighContrast ? 7.0 : 4.5;
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    void textCanBeRead_data();
    void textCanBeRead();
    void runColoursCanBeSeen_data() { textCanBeRead_data(); }
    void runColoursCanBeSeen();
    void everyIconDrawsInTheColourAskedFor();
    void anUnknownIconIsNull();
    void digitsAreEquallyWide();
    void textGrowsEverywhereAndBack();
};

void ThemeTest::textCanBeRead_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("light") << ThemeChoice::Light;
    QTest::newRow("dark") << ThemeChoice::Dark;
    QTest::newRow("high contrast") << ThemeChoice::HighContrast;
}

void ThemeTest::textCanBeRead()
{
    QFETCH(ThemeChoice, choice);
    applyTheme(*qApp, choice);
    const QPalette palette = QApplication::palette();
    QCOMPARE(isDark(palette), choice == ThemeChoice::Dark);
    QCOMPARE(isHighContrast(palette), choice == ThemeChoice::HighContrast);
    const double least = wanted(choice);
    const std::array<QColor, 8> texts{
        palette.color(QPalette::WindowText),
        palette.color(QPalette::PlaceholderText),
        mutedTextColor(palette),
        accentColor(palette),
        palette.color(QPalette::Link),
        severityColor(Severity::Critical, palette),
        severityColor(Severity::Warning, palette),
        severityColor(Severity::Info, palette),
    };
    for (const QColor& text : texts) {
        for (const QColor& back : {palette.color(QPalette::Window), cardColor(palette)}) {
            const QString pair = QStringLiteral("%1 on %2: %3")
                                     .arg(text.name(), back.name())
                                     .arg(contrastRatio(text, back));
            QVERIFY2(contrastRatio(text, back) >= least, qPrintable(pair));
        }
    }
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        const QColor text = palette.color(QPalette::Disabled, role);
        for (const QPalette::ColorRole back : {QPalette::Window, QPalette::Base, QPalette::Button})
            QVERIFY2(contrastRatio(text, palette.color(back)) >= 3.0, qPrintable(text.name()));
    }
    QVERIFY(
        contrastRatio(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight))
        >= least);
    QVERIFY(
        contrastRatio(palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase))
        >= least);
}

void ThemeTest::runColoursCanBeSeen()
{
    QFETCH(ThemeChoice, choice);
    applyTheme(*qApp, choice);
    const QPalette palette = QApplication::palette();
    for (int hue = 0; hue < 10; ++hue) {
        const QColor color = runColorOf(hue, 0, palette);
        QVERIFY2(contrastRatio(color, cardColor(palette)) >= 3.0, qPrintable(color.name()));
        QVERIFY(color != runColorOf((hue + 1) % 10, 0, palette));
        QVERIFY(color != runColorOf(hue, 1, palette));
        QVERIFY(color != runColorOf(hue + 10, 0, palette));
    }
}

void ThemeTest::everyIconDrawsInTheColourAskedFor()
{
    const QStringList files = QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")});
    QVERIFY(files.size() > 30);
    const QColor color(200, 30, 90);
    for (const QString& file : files) {
        const QIcon drawn = icon(file.chopped(4), color);
        const QImage image = drawn.pixmap(QSize(32, 32)).toImage();
        int strong = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                if (pixel.alpha() > 200) {
                    ++strong;
                    QVERIFY2(std::abs(pixel.red() - color.red()) < 8
                                 && std::abs(pixel.blue() - color.blue()) < 8,
                             qPrintable(file));
                }
            }
        }
        QVERIFY2(strong > 10, qPrintable(file));
    }
}

void ThemeTest::anUnknownIconIsNull()
{
    QTest::ignoreMessage(QtWarningMsg, "no icon is called no-such-icon");
    QVERIFY(icon(QStringLiteral("no-such-icon"), QColor(Qt::black)).isNull());
}

void ThemeTest::digitsAreEquallyWide()
{
    const QFontMetricsF metrics(tabularFont(QApplication::font()));
    for (char16_t digit = u'1'; digit <= u'9'; ++digit)
        QCOMPARE(metrics.horizontalAdvance(QChar(digit)), metrics.horizontalAdvance(u'0'));
}

void ThemeTest::textGrowsEverywhereAndBack()
{
    QWidget window;
    auto* plain = new QLabel(QStringLiteral("text"), &window);
    auto* heading = new QLabel(QStringLiteral("heading"), &window);
    QFont large = heading->font();
    large.setPointSizeF(20.0);
    heading->setFont(large);
    const double usual = plain->font().pointSizeF();
    const auto seen = [&](double zoom) {
        applyTextZoom(*qApp, zoom);
        QCoreApplication::processEvents(); // Qt hands a new font on when the program runs
        return QStringLiteral("%1 %2")
            .arg(plain->font().pointSizeF() / usual, 0, 'f', 2)
            .arg(heading->font().pointSizeF(), 0, 'f', 1);
    };
    QCOMPARE(seen(1.5), QStringLiteral("1.50 30.0"));
    QCOMPARE(seen(99.0), QStringLiteral("2.50 50.0")); // limited
    QCOMPARE(seen(1.0), QStringLiteral("1.00 20.0"));
    QCOMPARE(nextTextZoom(1.0, true), 1.1);
    QCOMPARE(nextTextZoom(kLeastTextZoom, false), kLeastTextZoom);
}

int main(int argc, char** argv)
{
    return runWidgetTest<ThemeTest>(argc, argv);
}
#include "tst_theme.moc"
