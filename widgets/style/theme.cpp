// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/theme.h"

#include "widgets/style/flat_style.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QStyle>
#include <QStyleFactory>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

struct ThemeColors {
    QRgb window, base, alternateBase, text, button, mid, shadow;
    QRgb highlight, link, tipBase, tipText, disabledText;
};

constexpr ThemeColors kLight{
    .window = 0xfff3f4f6,
    .base = 0xffffffff,
    .alternateBase = 0xfff8f9fa,
    .text = 0xff1b1f24,
    .button = 0xfffcfcfd,
    .mid = 0xffc9ced6,
    .shadow = 0xff8b939e,
    .highlight = 0xff1a63cc,
    .link = 0xff1a63cc,
    .tipBase = 0xff24292f,
    .tipText = 0xfff3f4f6,
    .disabledText = 0xff7d8590,
};

constexpr ThemeColors kDark{
    .window = 0xff1b1e23,
    .base = 0xff23272d,
    .alternateBase = 0xff282c33,
    .text = 0xffe4e7eb,
    .button = 0xff2c3138,
    .mid = 0xff414750,
    .shadow = 0xff0f1114,
    .highlight = 0xff2a66bf,
    .link = 0xff79b0ff,
    .tipBase = 0xff3a4049,
    .tipText = 0xfff3f4f6,
    .disabledText = 0xff7e8794,
};

constexpr ThemeColors kContrastLight{
    .window = 0xffffffff,
    .base = 0xffffffff,
    .alternateBase = 0xfff2f2f2,
    .text = 0xff000000,
    .button = 0xffffffff,
    .mid = 0xff5c5c5c,
    .shadow = 0xff000000,
    .highlight = 0xff003a8c,
    .link = 0xff003a8c,
    .tipBase = 0xff000000,
    .tipText = 0xffffffff,
    .disabledText = 0xff6a6a6a,
};

constexpr ThemeColors kContrastDark{
    .window = 0xff000000,
    .base = 0xff000000,
    .alternateBase = 0xff141414,
    .text = 0xffffffff,
    .button = 0xff000000,
    .mid = 0xffb0b0b0,
    .shadow = 0xff000000,
    .highlight = 0xff004a9e,
    .link = 0xff9ecbff,
    .tipBase = 0xffffffff,
    .tipText = 0xff000000,
    .disabledText = 0xff969696,
};

QPalette makePalette(const ThemeColors& colors)
{
    const auto rgb = [](QRgb value) { return QColor::fromRgb(value); };
    QPalette palette(rgb(colors.button), rgb(colors.window));
    const auto set = [&palette](QPalette::ColorRole role, const QColor& color) {
        palette.setColor(role, color);
    };
    set(QPalette::Window, rgb(colors.window));
    set(QPalette::WindowText, rgb(colors.text));
    set(QPalette::Base, rgb(colors.base));
    set(QPalette::AlternateBase, rgb(colors.alternateBase));
    set(QPalette::Text, rgb(colors.text));
    set(QPalette::Button, rgb(colors.button));
    set(QPalette::ButtonText, rgb(colors.text));
    set(QPalette::BrightText, rgb(0xffffffff));
    set(QPalette::Mid, rgb(colors.mid));
    set(QPalette::Dark, rgb(colors.mid).darker(120));
    set(QPalette::Shadow, rgb(colors.shadow));
    set(QPalette::Highlight, rgb(colors.highlight));
    set(QPalette::HighlightedText, rgb(0xffffffff));
    set(QPalette::Link, rgb(colors.link));
    set(QPalette::LinkVisited, rgb(colors.link));
    set(QPalette::ToolTipBase, rgb(colors.tipBase));
    set(QPalette::ToolTipText, rgb(colors.tipText));
    set(QPalette::PlaceholderText, mutedTextColor(palette));
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, rgb(colors.disabledText));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, rgb(colors.mid));
    return palette;
}

QColor blend(const QColor& over, const QColor& under, double share)
{
    const auto mix = [share](int a, int b) {
        return static_cast<int>(std::lround(a * share + b * (1.0 - share)));
    };
    return {mix(over.red(), under.red()), mix(over.green(), under.green()),
            mix(over.blue(), under.blue())};
}

/// One for each theme.
struct Tones {
    QRgb light, dark, contrastLight, contrastDark;
};

QColor pick(const QPalette& palette, const Tones& tones)
{
    const bool dark = isDark(palette);
    if (isHighContrast(palette))
        return QColor::fromRgb(dark ? tones.contrastDark : tones.contrastLight);
    return QColor::fromRgb(dark ? tones.dark : tones.light);
}

/// Of a colour, as WCAG 2 defines it: 0 black, 1 white.
double luminance(const QColor& color)
{
    const auto linear = [](double share) {
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
           + 0.0722 * linear(color.blueF());
}

/// The platform's own look, as it was before the first theme was applied.
struct PlatformLook {
    QPalette palette;
    QString style;
};

const PlatformLook& platformLook(const QApplication& app)
{
    static const PlatformLook look{.palette = app.palette(), .style = app.style()->name()};
    return look;
}

} // namespace

void applyTheme(QApplication& app, ThemeChoice choice)
{
    const PlatformLook& platform = platformLook(app);
    const QString fusion = QStringLiteral("fusion");
    const bool isFusion = platform.style.compare(fusion, Qt::CaseInsensitive) == 0;
    if (choice == ThemeChoice::System && !isFusion) {
        QApplication::setStyle(QStyleFactory::create(platform.style));
        QApplication::setPalette(platform.palette);
        return;
    }
    const bool followsPlatform =
        choice == ThemeChoice::System || choice == ThemeChoice::HighContrast;
    const bool dark = choice == ThemeChoice::Dark || (followsPlatform && isDark(platform.palette));
    const bool contrast = choice == ThemeChoice::HighContrast
                          || (choice == ThemeChoice::System && isHighContrast(platform.palette));
    QApplication::setStyle(new FlatStyle);
    if (contrast)
        QApplication::setPalette(makePalette(dark ? kContrastDark : kContrastLight));
    else
        QApplication::setPalette(makePalette(dark ? kDark : kLight));
}

double contrastRatio(const QColor& a, const QColor& b)
{
    const double ofA = luminance(a);
    const double ofB = luminance(b);
    const auto [low, high] = std::minmax(ofA, ofB); // references: never of temporaries
    return (high + 0.05) / (low + 0.05);
}

bool isHighContrast(const QPalette& palette)
{
    constexpr double kBlackOnWhite = 20.5; // of 21
    return contrastRatio(palette.color(QPalette::Active, QPalette::WindowText),
                         palette.color(QPalette::Active, QPalette::Window))
           >= kBlackOnWhite;
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Active, QPalette::Window).lightnessF()
           < palette.color(QPalette::Active, QPalette::WindowText).lightnessF();
}

QColor severityColor(Severity severity, const QPalette& palette)
{
    switch (severity) {
    case Severity::Critical: return pick(palette, {0xffbf2630, 0xffff7d74, 0xff9c0012, 0xffff9a93});
    case Severity::Warning: return pick(palette, {0xff8f5600, 0xfff0b03f, 0xff6b4000, 0xffffc45c});
    case Severity::Info: break;
    }
    return pick(palette, {0xff1f62ad, 0xff7fb8f5, 0xff00408f, 0xff9ecbff});
}

QColor issueColor(IssueSeverity severity, const QPalette& palette)
{
    switch (severity) {
    case IssueSeverity::Error: return severityColor(Severity::Critical, palette);
    case IssueSeverity::DataLoss: return severityColor(Severity::Warning, palette);
    case IssueSeverity::Notice: return severityColor(Severity::Info, palette);
    case IssueSeverity::Info: break;
    }
    return mutedTextColor(palette);
}

QColor accentColor(const QPalette& palette)
{
    return pick(palette, {kLight.link, kDark.link, kContrastLight.link, kContrastDark.link});
}

QColor mutedTextColor(const QPalette& palette)
{
    return blend(palette.color(QPalette::Active, QPalette::WindowText),
                 palette.color(QPalette::Active, QPalette::Window), 0.68);
}

QColor hairlineColor(const QPalette& palette)
{
    return blend(palette.color(QPalette::Active, QPalette::WindowText),
                 palette.color(QPalette::Active, QPalette::Window),
                 isHighContrast(palette) ? 0.6 : 0.15);
}

QColor cardColor(const QPalette& palette)
{
    return palette.color(QPalette::Active, QPalette::Base);
}

QString severityIconName(Severity severity)
{
    switch (severity) {
    case Severity::Critical: return QStringLiteral("severity-critical");
    case Severity::Warning: return QStringLiteral("severity-warning");
    case Severity::Info: break;
    }
    return QStringLiteral("severity-info");
}

QFont tabularFont(const QFont& base)
{
    // Digits of one width without leaving the family: every common interface font has them as
    // its default or is replaced by the fixed font where it does not.
    QFont font = base;
    const QFontMetricsF metrics(font);
    const qreal width = metrics.horizontalAdvance(u'0');
    for (char16_t digit = u'1'; digit <= u'9'; ++digit) {
        if (std::abs(metrics.horizontalAdvance(QChar(digit)) - width) > 0.01) {
            font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
            font.setPointSizeF(base.pointSizeF() > 0 ? base.pointSizeF() : font.pointSizeF());
            return font;
        }
    }
    return font;
}

} // namespace faultline::ui
