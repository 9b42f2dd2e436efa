// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_options.h"

#include <QFileInfo>
#include <QTest>

using namespace faultline::ui;

namespace {

ParsedOptions parse(const QString& line)
{
    return parseWindowOptions(
        (QStringLiteral("faultline ") + line).split(u' ', Qt::SkipEmptyParts),
        {QStringLiteral("overview"), QStringLiteral("scalars"), QStringLiteral("learn")});
}

} // namespace

class WindowOptionsTest : public QObject {
    Q_OBJECT

private slots:
    void takesPathsAndOptions();
    void takesTheDemoCase();
    void explainsWhatItRefuses_data();
    void explainsWhatItRefuses();
    void printsHelpAndVersion();
};

void WindowOptionsTest::takesPathsAndOptions()
{
    const ParsedOptions parsed = parse(QStringLiteral(
        "--page scalars --theme dark --size 1280x800 --lang de --screenshot a.png runs /b"));
    QVERIFY(parsed.options);
    QCOMPARE(parsed.options->page, QStringLiteral("scalars"));
    QCOMPARE(parsed.options->theme, std::optional(ThemeChoice::Dark));
    QCOMPARE(parsed.options->size, QSize(1280, 800));
    QCOMPARE(parsed.options->language, QStringLiteral("de"));
    QCOMPARE(parsed.options->screenshot, QStringLiteral("a.png"));
    QCOMPARE(
        parsed.options->paths,
        (QStringList{QFileInfo(QStringLiteral("runs")).absoluteFilePath(), QStringLiteral("/b")}));
}

void WindowOptionsTest::takesTheDemoCase()
{
    QCOMPARE(parse(QStringLiteral("--demo")).options->paths, QStringList{QStringLiteral("demo:")});
    QCOMPARE(parse(QStringLiteral("demo:")).options->paths, QStringList{QStringLiteral("demo:")});
    QVERIFY(parse({}).options->paths.isEmpty());
    QCOMPARE(parse(QStringLiteral("--page learn/two-curves")).options->page,
             QStringLiteral("learn/two-curves"));
    QVERIFY(!parse(QStringLiteral("runs")).options->follow);
    QVERIFY(parse(QStringLiteral("--follow runs")).options->follow);
}

void WindowOptionsTest::explainsWhatItRefuses_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("named");
    QTest::newRow("page") << QStringLiteral("--page nonsense") << QStringLiteral("nonsense");
    QTest::newRow("part of a page")
        << QStringLiteral("--page scalars/x") << QStringLiteral("scalars/x");
    QTest::newRow("what does not grow")
        << QStringLiteral("--follow --demo") << QStringLiteral("demo");
    QTest::newRow("theme") << QStringLiteral("--theme plaid") << QStringLiteral("plaid");
    QTest::newRow("size") << QStringLiteral("--size big") << QStringLiteral("big");
    QTest::newRow("size without height") << QStringLiteral("--size 1280") << QStringLiteral("1280");
    QTest::newRow("unknown") << QStringLiteral("--frobnicate") << QStringLiteral("frobnicate");
    QTest::newRow("demo and path") << QStringLiteral("--demo /a") << QStringLiteral("--demo");
}

void WindowOptionsTest::explainsWhatItRefuses()
{
    QFETCH(QString, line);
    QFETCH(QString, named);
    const ParsedOptions parsed = parse(line);
    QVERIFY(!parsed.options);
    QCOMPARE(parsed.exitCode, 2);
    QVERIFY2(parsed.text.contains(named), qPrintable(parsed.text));
}

void WindowOptionsTest::printsHelpAndVersion()
{
    const ParsedOptions help = parse(QStringLiteral("--help"));
    QCOMPARE(help.exitCode, 0);
    QVERIFY(help.text.contains(QStringLiteral("--screenshot")));
    QVERIFY(help.text.contains(QStringLiteral("overview, scalars")));
    QVERIFY(parse(QStringLiteral("--version")).text.startsWith(QStringLiteral("faultline ")));
}

QTEST_GUILESS_MAIN(WindowOptionsTest)
#include "tst_window_options.moc"
