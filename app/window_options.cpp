// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_options.h"

#include "model/core/location.h"
#include "model/readers/load_case.h"
#include "model/report/version.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

namespace faultline::ui {

namespace {

class WindowOptionsText {
    Q_DECLARE_TR_FUNCTIONS(WindowOptions)
};

ParsedOptions usageError(const QString& text)
{
    return {.options = std::nullopt,
            .text = WindowOptionsText::tr("%1\nTry --help for the options.").arg(text),
            .exitCode = 2};
}

std::optional<QSize> parseSize(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("^([0-9]{2,5})[xX]([0-9]{2,5})$"));
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return QSize(match.captured(1).toInt(), match.captured(2).toInt());
}

std::optional<ThemeChoice> parseTheme(const QString& text)
{
    if (text == QStringLiteral("light"))
        return ThemeChoice::Light;
    if (text == QStringLiteral("dark"))
        return ThemeChoice::Dark;
    if (text == QStringLiteral("high-contrast"))
        return ThemeChoice::HighContrast;
    return std::nullopt;
}

/// A later change of the working directory must not change what was meant.
QString absolute(const QString& path)
{
    const bool isPath = path != QString::fromLatin1(kDemoPath) && !isUri(path.toStdString());
    return isPath ? QFileInfo(path).absoluteFilePath() : path;
}

} // namespace

ParsedOptions parseWindowOptions(const QStringList& arguments, const QStringList& pageIds)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        WindowOptionsText::tr("Finds out why a training run failed, and shows the proof."));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    const QCommandLineOption demo(QStringLiteral("demo"),
                                  WindowOptionsText::tr("Open the built-in demo case."));
    const QCommandLineOption page(
        QStringLiteral("page"),
        WindowOptionsText::tr("Show this page: %1.").arg(pageIds.join(QStringLiteral(", "))),
        QStringLiteral("name"));
    const QCommandLineOption theme(QStringLiteral("theme"),
                                   WindowOptionsText::tr("light, dark or high-contrast."),
                                   QStringLiteral("theme"));
    const QCommandLineOption language(
        QStringLiteral("lang"),
        WindowOptionsText::tr("Language of the window, such as de or zh_CN."),
        QStringLiteral("code"));
    const QCommandLineOption size(QStringLiteral("size"),
                                  WindowOptionsText::tr("Size of the window in pixels."),
                                  QStringLiteral("WxH"));
    const QCommandLineOption follow(
        QStringLiteral("follow"),
        WindowOptionsText::tr("Show what is appended to the files as it is written."));
    const QCommandLineOption screenshot(
        QStringLiteral("screenshot"),
        WindowOptionsText::tr("Load, save an image of the window, and exit."),
        QStringLiteral("file"));
    parser.addOptions({demo, page, theme, language, size, follow, screenshot});
    parser.addPositionalArgument(QStringLiteral("path"),
                                 WindowOptionsText::tr("Files or folders to open together."),
                                 QStringLiteral("[path...]"));

    if (!parser.parse(arguments))
        return usageError(parser.errorText());
    if (parser.isSet(help))
        return {.options = std::nullopt, .text = parser.helpText(), .exitCode = 0};
    if (parser.isSet(version)) {
        const std::string_view number = programVersion();
        return {.options = std::nullopt,
                .text = QStringLiteral("faultline %1\n")
                            .arg(QString::fromUtf8(number.data(),
                                                   static_cast<qsizetype>(number.size()))),
                .exitCode = 0};
    }

    WindowOptions options;
    for (const QString& path : parser.positionalArguments())
        options.paths << absolute(path);
    if (parser.isSet(demo)) {
        if (!options.paths.isEmpty())
            return usageError(WindowOptionsText::tr("--demo cannot be combined with paths."));
        options.paths = QStringList{QString::fromLatin1(kDemoPath)};
    }
    if (parser.isSet(follow) && parser.isSet(demo))
        return usageError(WindowOptionsText::tr("The demo case does not grow; nothing to follow."));
    options.page = parser.value(page);
    // Which lessons there are is known later.
    const bool isLesson = options.page.startsWith(QStringLiteral("learn/"))
                          && pageIds.contains(QStringLiteral("learn"));
    if (parser.isSet(page) && !pageIds.contains(options.page) && !isLesson)
        return usageError(WindowOptionsText::tr("There is no page \"%1\"; there are %2.")
                              .arg(options.page, pageIds.join(QStringLiteral(", "))));
    options.theme = parseTheme(parser.value(theme));
    if (parser.isSet(theme) && !options.theme)
        return usageError(
            WindowOptionsText::tr("The theme is light, dark or high-contrast, not \"%1\".")
                .arg(parser.value(theme)));
    if (parser.isSet(size)) {
        const std::optional<QSize> wanted = parseSize(parser.value(size));
        if (!wanted)
            return usageError(WindowOptionsText::tr("A size is written like 1280x800, not \"%1\".")
                                  .arg(parser.value(size)));
        options.size = *wanted;
    }
    options.language = parser.value(language);
    options.follow = parser.isSet(follow);
    options.screenshot = parser.value(screenshot);
    return {.options = options, .text = {}, .exitCode = 0};
}

} // namespace faultline::ui
