// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/load_texts.h"

#include "model/qt/text.h"
#include "model/readers/load_case.h"
#include "widgets/messages.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace faultline::ui {

namespace {

class LoadTexts {
    Q_DECLARE_TR_FUNCTIONS(LoadTexts)
};

bool isDamage(const ImportIssue& issue)
{
    return issueInfo(issue.code).severity >= IssueSeverity::DataLoss;
}

/// Without what an unfinished last record cost, which is told apart from damage.
std::uint64_t bytesOfDamage(const ImportLog& issues)
{
    std::uint64_t bytes = issues.bytesLost();
    for (const ImportIssue& issue : issues.kept())
        bytes -= isDamage(issue) ? 0 : std::min(bytes, issue.bytesLost);
    return bytes;
}

} // namespace

bool isDemo(const QStringList& paths)
{
    return paths == QStringList{QString::fromLatin1(kDemoPath)};
}

QString windowTitle(const QStringList& paths)
{
    if (paths.isEmpty())
        return LoadTexts::tr("Faultline");
    if (isDemo(paths))
        return LoadTexts::tr("Demo case[*] – Faultline");
    const QString name = QFileInfo(paths.first()).fileName();
    const int others = static_cast<int>(paths.size()) - 1;
    return others > 0 ? LoadTexts::tr("%1 and %n more[*] – Faultline", "", others).arg(name)
                      : LoadTexts::tr("%1[*] – Faultline").arg(name);
}

QString caseName(const QStringList& paths)
{
    if (isDemo(paths))
        return LoadTexts::tr("demo case");
    const QFileInfo first(paths.value(0));
    const QString name = first.isDir() ? first.fileName() : first.completeBaseName();
    return name.isEmpty() ? LoadTexts::tr("case") : name;
}

QString damageText(const ImportLog& issues, int damagedFiles)
{
    if (damagedFiles == 0)
        return {};
    const auto first = std::find_if(issues.kept().begin(), issues.kept().end(), isDamage);
    if (issues.damageCount() == 1 && first != issues.kept().end()) {
        return LoadTexts::tr("%1: %2. %3")
            .arg(toQString(first->path), issueSentence(*first), issueAdvice(*first));
    }
    return LoadTexts::tr("%n file(s) damaged or unreadable: %1 lost in %2 places. Everything else "
                         "was read and is shown.",
                         "", damagedFiles)
        .arg(formatted(static_cast<double>(bytesOfDamage(issues)), Unit::Bytes),
             formatted(static_cast<double>(issues.damageCount()), Unit::Count));
}

} // namespace faultline::ui
