// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/lesson_hand_in.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "model/report/text_sink.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <filesystem>

namespace faultline {

namespace {

class HandIn {
    Q_DECLARE_TR_FUNCTIONS(HandIn)
};

QString percentText(double share)
{
    return QLocale().toString(qRound(100.0 * share)) + QStringLiteral(" %");
}

QString escaped(std::string_view text)
{
    return toQString(text).toHtmlEscaped();
}

QString rowsOf(const Lesson& lesson, const BlockAnswer& answer)
{
    const bool isKnown = answer.block < lesson.blocks.size()
                         && answer.option < lesson.blocks[answer.block].options.size();
    if (!isKnown)
        return {};
    const LessonBlock& block = lesson.blocks[answer.block];
    QString rows = QStringLiteral("<h2>") + escaped(answer.question) + QStringLiteral("</h2><p>")
                   + escaped(block.text) + QStringLiteral("</p><ul>");
    for (std::size_t i = 0; i < block.options.size(); ++i) {
        QStringList marks;
        if (i == answer.option)
            marks << HandIn::tr("chosen");
        if (block.options[i].isRight)
            marks << HandIn::tr("right");
        rows += QStringLiteral("<li>") + escaped(block.options[i].text);
        if (!marks.isEmpty())
            rows += QStringLiteral(" <strong>(") + marks.join(QStringLiteral(", "))
                    + QStringLiteral(")</strong>");
        rows += QStringLiteral("</li>");
    }
    rows += QStringLiteral("</ul>");
    if (answer.isProofRight)
        rows += QStringLiteral("<p>")
                + HandIn::tr("Proof: %1 (%2)")
                      .arg(answer.proof.empty() ? HandIn::tr("none") : escaped(answer.proof),
                           *answer.isProofRight ? HandIn::tr("right") : HandIn::tr("not right"))
                + QStringLiteral("</p>");
    if (answer.sureness)
        rows += QStringLiteral("<p>")
                + HandIn::tr("How sure: %1").arg(percentText(*answer.sureness))
                + QStringLiteral("</p>");
    return rows;
}

} // namespace

QString handInPage(const Lesson& lesson, const HandedIn& handed)
{
    QString page = QStringLiteral("<!DOCTYPE html><html lang=\"%1\"><meta charset=\"utf-8\">"
                                  "<title>%2</title><style>body{font-family:sans-serif;"
                                  "max-width:45em;margin:2em auto}</style>\n<h1>%2</h1>\n")
                       .arg(QLocale().name().section(u'_', 0, 0), escaped(lesson.title));
    if (!handed.name.empty())
        page += QStringLiteral("<p>") + escaped(handed.name) + QStringLiteral("</p>\n");
    page += QStringLiteral("<p>") + formatted(handed.attempt.time, Unit::WallTime)
            + QStringLiteral("</p>\n");
    for (const BlockAnswer& answer : handed.attempt.answers)
        page += rowsOf(lesson, answer) + u'\n';
    if (const std::optional<double> brier = brierScore(handed.attempt.answers))
        page += QStringLiteral("<p>")
                + HandIn::tr("Calibration (Brier score): %1; 0 is perfect, 0.25 a coin")
                      .arg(formatted(*brier, Unit::None))
                + QStringLiteral("</p>\n");
    return page + QStringLiteral("</html>\n");
}

Result<std::string> writeHandIn(const std::string& folder, const HandedIn& handed,
                                const std::string& page)
{
    namespace fs = std::filesystem;
    std::error_code problem;
    std::string json;
    std::string html;
    for (int number = 1; json.empty() || fs::exists(fs::symlink_status(json, problem))
                         || fs::exists(fs::symlink_status(html, problem));
         ++number) {
        const std::string ending = number == 1 ? "" : "-" + std::to_string(number);
        json = (fs::path(folder) / ("answers" + ending + ".json")).string();
        html = (fs::path(folder) / ("answers" + ending + ".html")).string();
    }
    const std::string answers = answersText(handed);
    for (const auto& [path, text] : {std::pair(&json, &answers), std::pair(&html, &page)}) {
        const Result<void> written =
            writeWholeFile(*path, [text = text](TextSink& sink) { sink.write(*text); });
        if (!written)
            return written.error();
    }
    return json;
}

} // namespace faultline
