// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/messages.h"

#include <QLocale>
#include <QTest>
#include <QTranslator>

#include <cmath>
#include <limits>

using namespace faultline;

namespace {

/// Says of each text under which context it was looked up.
class Marker : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* text, const char*,
                                    int) const override
    {
        if (qstrcmp(text, "%1") == 0) // no sentence: nobody translates it
            return {};
        return QStringLiteral("[%1|%2]").arg(QLatin1String(context), QString::fromUtf8(text));
    }
};

} // namespace

class MessagesTest : public QObject {
    Q_OBJECT

private slots:
    void writesQuantities_data();
    void writesQuantities();
    void fillsPlacesOnce();
    void translatesEachPart();
    void namesThePlaceOfAnError();
    void hasWordsForEveryIssue();
};

void MessagesTest::writesQuantities_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<QString>("german");
    QTest::newRow("plain") << 0.123456 << Unit::None << QStringLiteral("0,1235");
    QTest::newRow("step") << 1234567.0 << Unit::Step << QStringLiteral("1.234.567");
    QTest::newRow("fraction") << 0.125 << Unit::Fraction << QStringLiteral("12,5 %");
    QTest::newRow("seconds") << 8040.0 << Unit::Seconds << QStringLiteral("2 h 14 min");
    QTest::newRow("milliseconds") << 0.35 << Unit::Seconds << QStringLiteral("350 ms");
    QTest::newRow("bytes") << 1536.0 << Unit::Bytes << QStringLiteral("1,5 KiB");
    QTest::newRow("nan") << std::nan("") << Unit::Step << QStringLiteral("NaN");
    QTest::newRow("infinite") << -std::numeric_limits<double>::infinity() << Unit::None
                              << QStringLiteral("-∞");
}

void MessagesTest::writesQuantities()
{
    QFETCH(double, value);
    QFETCH(Unit, unit);
    QFETCH(QString, german);
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(formatted(value, unit), german);
}

void MessagesTest::fillsPlacesOnce()
{
    const Text text{.source = "%2 before %1, %3",
                    .arguments = {std::string("%2"), std::string("first")}};
    QCOMPARE(translated(text), QStringLiteral("first before %2, %3"));
    QVERIFY(translated(Text()).isEmpty());
}

void MessagesTest::translatesEachPart()
{
    Marker marker;
    QVERIFY(QCoreApplication::installTranslator(&marker));
    const Text inner{FAULTLINE_TR_NOOP("Errors", "line %1"), {std::string("7")}};
    const Text text{FAULTLINE_TR_NOOP("Diagnosis", "%1, so %2"),
                    {inner, FAULTLINE_TR_NOOP("Diagnosis", "it ends")}};
    QCOMPARE(translated(text),
             QStringLiteral("[Diagnosis|[Errors|line 7], so [Diagnosis|it ends]]"));
    QCOMPARE(translated(verbatim("No such file")), QStringLiteral("No such file"));
    const Text counted{FAULTLINE_TR_N_NOOP("Errors", "%n value(s)"), {}, 3};
    QCOMPARE(translated(counted), QStringLiteral("[Errors|3 value(s)]"));
    QCoreApplication::removeTranslator(&marker);
    QCOMPARE(translated(counted), QStringLiteral("3 values"));
}

void MessagesTest::namesThePlaceOfAnError()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QCOMPARE(errorMessage({ErrorCode::Corrupt, "/a/b", 12345, verbatim("is broken")}),
             QStringLiteral("/a/b: is broken (at byte 12,345)"));
    QCOMPARE(errorMessage({ErrorCode::Internal, "", {}, verbatim("oops")}), QStringLiteral("oops"));
}

void MessagesTest::hasWordsForEveryIssue()
{
    for (const IssueInfo& info : allIssueInfos()) {
        ImportIssue issue;
        issue.code = info.code;
        QVERIFY(!issueSentence(issue).isEmpty());
        QVERIFY(!issueAdvice(issue).isEmpty());
        issue.detail = verbatim("the particulars");
        QVERIFY(issueSentence(issue).contains(QStringLiteral("the particulars")));
    }
}

QTEST_GUILESS_MAIN(MessagesTest)
#include "tst_messages.moc"
