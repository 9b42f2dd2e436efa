// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"
#include "app/message_log.h"
#include "app/screenshot.h"
#include "app/settings.h"
#include "app/window_options.h"
#include "model/core/identity.h"
#include "model/io/ssh/ssh_target.h"
#include "model/qt/text.h"
#include "model/report/version.h"
#include "model/session/open_case.h"
#include "widgets/style/text_zoom.h"
#include "widgets/view_factory.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QTemporaryDir>
#include <QTimer>
#include <QTranslator>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <span>
#include <string_view>

using namespace faultline;
using namespace faultline::ui;

namespace {

/// How long the program stays after its window has closed.
constexpr std::chrono::seconds kPatience(5);

bool hasArgument(std::span<char*> arguments, std::string_view wanted)
{
    return std::any_of(arguments.begin(), arguments.end(), [wanted](const char* argument) {
        const std::string_view given = argument;
        return given == wanted || (given.starts_with(wanted) && given[wanted.size()] == '=');
    });
}

/// True if a window can be made; a picture or a text needs no display.
bool prepareDisplay(std::span<char*> arguments)
{
    const bool chosen = qEnvironmentVariableIsSet("QT_QPA_PLATFORM")
                        || hasArgument(arguments, "-platform")
                        || hasArgument(arguments, "--platform");
    const bool display =
        qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    if (chosen || display)
        return true;
    for (const char* option : {"--screenshot", "--help", "-h", "--version", "-v"}) {
        if (hasArgument(arguments, option)) {
            qputenv("QT_QPA_PLATFORM", "offscreen");
            return true;
        }
    }
    return false;
}

void installTranslation(QApplication& app, const QString& language)
{
    if (!language.isEmpty())
        QLocale::setDefault(QLocale(language));
    for (const auto& [name, folder] :
         {std::pair(QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)),
          std::pair(QStringLiteral("faultline"), QStringLiteral(":/i18n"))}) {
        auto* translator = new QTranslator(&app);
        // English has a translation too: it holds the plurals, and serves languages without one.
        if (translator->load(QLocale(), name, QStringLiteral("_"), folder)
            || translator->load(name + QStringLiteral("_en"), folder))
            QApplication::installTranslator(translator);
    }
}

/// Han characters that come from a fallback font are not bold in bold text, so headlines would lose
/// half of their weight: a font that has them comes first.
void useFontWithHan()
{
    if (QLocale().language() != QLocale::Chinese)
        return;
    const QStringList families = QFontDatabase::families(QFontDatabase::SimplifiedChinese);
    QFont font = QApplication::font();
    const QString own = QFontInfo(font).family();
    if (families.isEmpty() || families.contains(own))
        return;
    const auto hasBold = [](const QString& family) {
        const QStringList styles = QFontDatabase::styles(family);
        return std::any_of(styles.begin(), styles.end(), [&family](const QString& style) {
            return QFontDatabase::bold(family, style);
        });
    };
    const auto best = std::find_if(families.begin(), families.end(), hasBold);
    if (best == families.end())
        return; // then half of a headline is bold rather than none of it
    font.setFamilies({*best, own});
    QApplication::setFont(font);
}

QStringList pageIds()
{
    QStringList ids;
    for (const std::unique_ptr<const ViewFactory>& page : builtinViews()) {
        ids << page->id();
        for (const QString& part : page->parts())
            ids << page->id() + u'/' + part;
    }
    return ids;
}

/// The language must be known before the first text, the options among them, is translated.
QString languageOf(const QStringList& arguments)
{
    const qsizetype at = arguments.indexOf(QStringLiteral("--lang"));
    if (at >= 0)
        return arguments.value(at + 1);
    const QStringList joined = arguments.filter(QStringLiteral("--lang="));
    return joined.isEmpty() ? QString() : joined.first().section(u'=', 1);
}

int runWindow(QApplication& app, OpenCase& opened, const WindowOptions& options)
{
    const bool picture = !options.screenshot.isEmpty();
    // A picture shows the program, not what its user once did with it.
    std::optional<QTemporaryDir> scratch;
    std::optional<Settings> settings;
    if (picture)
        settings.emplace(scratch.emplace().filePath(QStringLiteral("settings.ini")));
    else
        settings.emplace();
    applyTheme(app, options.theme.value_or(settings->theme()));
    applyTextZoom(app, settings->textZoom());

    MainWindow window(*settings, opened);
    if (!picture)
        window.restoreWindow();
    if (!options.size.isEmpty())
        window.resize(options.size);
    // An archive is no case: what is given for its page is opened there.
    const bool isFleet = options.page == QLatin1String("fleet") && options.paths.size() == 1
                         && options.paths.first() != QLatin1String(kDemoPath);
    if (isFleet) {
        window.openFleet(options.paths.first());
    } else {
        if (options.follow)
            window.following().demand(options.paths);
        window.openPaths(options.paths);
        if (!options.page.isEmpty())
            window.showPage(options.page);
    }
    window.show();

    std::optional<Screenshot> screenshot;
    if (picture) {
        screenshot.emplace(window, options.screenshot);
        if (options.paths.isEmpty() || isFleet)
            screenshot->takeSoon(true);
    }
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    MessageLog::install();
    if (!prepareDisplay(std::span(argv, static_cast<std::size_t>(argc)))) {
        std::fputs("faultline: there is no display for the window. Use faultline-cli, or "
                   "--screenshot FILE for a picture.\n",
                   stderr);
        return 2;
    }
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("faultline"));
    QApplication::setOrganizationName(QStringLiteral("Faultline"));
    QApplication::setApplicationVersion(toQString(programVersion()));
    QApplication::setDesktopFileName(QStringLiteral("org.faultline.Faultline"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/faultline.svg")));
    installTranslation(app, languageOf(QApplication::arguments()));
    useFontWithHan();

    if (QGuiApplication::platformName() != QLatin1String("offscreen"))
        ssh::setSshQuestions(ssh::SshQuestions::Askpass);
    const ParsedOptions parsed = parseWindowOptions(QApplication::arguments(), pageIds());
    if (parsed.options) {
        OpenCase opened;
        const int exitCode = runWindow(app, opened, *parsed.options);
        // Files that are being written are finished. What hangs in a file system then is left
        // behind, together with all that it may still touch.
        if (!opened.jobs()->close(kPatience)) {
            std::fflush(nullptr);
            std::_Exit(exitCode);
        }
        return exitCode;
    }
    std::fprintf(parsed.exitCode == 0 ? stdout : stderr, "%s\n",
                 qUtf8Printable(parsed.text.trimmed()));
    return parsed.exitCode;
}
