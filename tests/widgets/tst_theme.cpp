// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/widget_test_main.h"
#include "widgets/style/run_colors.h"
#include "widgets/style/theme.h"

#include <QDir>
#include <QImage>
#include <QTest>

#include <array>
#include <cmath>

using namespace faultline;
using namespace faultline::ui;

namespace {

double linear(double channel)
{
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color)
{
    return 0.2126 * linear(static_cast<double>(color.redF()))
           + 0.7152 * linear(static_cast<double>(color.greenF()))
           + 0.0722 * linear(static_cast<double>(color.blueF()));
}

/// WCAG 2 contrast ratio, 1..21.
double contrast(const QColor& a, const QColor& b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
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
};

void ThemeTest::textCanBeRead_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("light") << ThemeChoice::Light;
    QTest::newRow("dark") << ThemeChoice::Dark;
}

void ThemeTest::textCanBeRead()
{
    QFETCH(ThemeChoice, choice);
    applyTheme(*qApp, choice);
    const QPalette palette = QApplication::palette();
    QCOMPARE(isDark(palette), choice == ThemeChoice::Dark);
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
                                     .arg(contrast(text, back));
            QVERIFY2(contrast(text, back) >= 4.5, qPrintable(pair));
        }
    }
    QVERIFY(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight))
            >= 4.5);
    QVERIFY(contrast(palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase))
            >= 4.5);
}

void ThemeTest::runColoursCanBeSeen()
{
    QFETCH(ThemeChoice, choice);
    applyTheme(*qApp, choice);
    const QPalette palette = QApplication::palette();
    for (int hue = 0; hue < 10; ++hue) {
        const QColor color = runColorOf(hue, 0, palette);
        QVERIFY2(contrast(color, cardColor(palette)) >= 3.0, qPrintable(color.name()));
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

int main(int argc, char** argv)
{
    return runWidgetTest<ThemeTest>(argc, argv);
}
#include "tst_theme.moc"
