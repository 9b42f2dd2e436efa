// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/overview/verdict_text.h"

#include "model/diagnosis/causes/verdict.h"
#include "model/session/open_case.h"
#include "widgets/controls/confidence_bar.h"
#include "widgets/messages.h"
#include "widgets/view_context.h"
#include "widgets/views/findings/evidence_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace faultline::ui {

namespace {

class VerdictTexts {
    Q_DECLARE_TR_FUNCTIONS(VerdictText)
};

constexpr std::size_t kMostProofs = 3;

/// Signs that Markdown would take for its own.
QString escaped(QString text, TextFormat format)
{
    if (format == TextFormat::Plain)
        return text;
    for (const char16_t sign : {u'\\', u'`', u'*', u'_', u'<', u'[', u'#'})
        text.replace(QChar(sign), QStringLiteral("\\") + QChar(sign));
    return text;
}

QString heading(const QString& text, TextFormat format)
{
    return format == TextFormat::Markdown ? QStringLiteral("**%1**").arg(text) : text;
}

void addFinding(const ViewContext& context, const Finding& finding, TextFormat format,
                QStringList& lines)
{
    lines << escaped(ConfidenceBar::word(finding.confidence), format);
    std::size_t shown = 0;
    for (const Evidence& evidence : finding.evidence) {
        const QString place = evidencePlace(evidence, context);
        const QString caption = evidenceCaption(evidence);
        if (place.isEmpty() || shown == kMostProofs)
            continue;
        if (shown++ == 0)
            lines << QString() << heading(VerdictTexts::tr("Proof"), format);
        lines << QStringLiteral("- ")
                     + escaped(caption.isEmpty() ? place
                                                 : VerdictTexts::tr("%1: %2").arg(place, caption),
                               format);
    }
    if (finding.fixes.empty())
        return;
    const Fix& fix = finding.fixes.front();
    lines << QString()
          << heading(VerdictTexts::tr("Fix: %1").arg(escaped(translated(fix.title), format)),
                     format);
    if (!fix.detail.empty())
        lines << escaped(translated(fix.detail), format);
    if (!fix.check.empty())
        lines << escaped(VerdictTexts::tr("The next run must show: %1").arg(translated(fix.check)),
                         format);
}

} // namespace

QString verdictText(const ViewContext& context, TextFormat format)
{
    const DiagnosisPtr& diagnosis = context.opened().diagnosis();
    if (!diagnosis)
        return {};
    QString verdict = escaped(translated(diagnosis->verdict), format);
    if (diagnosis->verdictSeverity)
        verdict =
            VerdictTexts::tr("%1: %2").arg(severityName(*diagnosis->verdictSeverity), verdict);
    QStringList lines{heading(verdict, format)};
    if (!diagnosis->causes.empty())
        addFinding(context, diagnosis->findings[diagnosis->causes.front().finding], format, lines);
    if (const QString coverage = translated(coverageOf(*diagnosis).sentence); !coverage.isEmpty())
        lines << QString() << escaped(coverage, format);
    return lines.join(u'\n') + u'\n';
}

} // namespace faultline::ui
