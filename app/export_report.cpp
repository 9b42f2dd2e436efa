// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export_report.h"

#include "app/report_pdf.h"
#include "model/checklist/evaluate.h"
#include "model/qt/case_document.h"
#include "model/report/diagnosis_report.h"

#include <QSaveFile>

namespace faultline::ui {

namespace {

std::string reportText(const QString& path, const CaseAnalysis& analysis,
                       const Diagnosis& diagnosis, const ReportExtras& extras)
{
    StringSink sink;
    if (path.endsWith(QStringLiteral(".html"), Qt::CaseInsensitive)
        || path.endsWith(QStringLiteral(".htm"), Qt::CaseInsensitive))
        writeDiagnosisHtml(sink, analysis, diagnosis, extras);
    else if (path.endsWith(QStringLiteral(".md"), Qt::CaseInsensitive))
        writeDiagnosisMarkdown(sink, analysis, diagnosis, extras);
    else if (path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive))
        writeDiagnosisJson(sink, analysis, diagnosis, extras);
    else
        writeDiagnosisText(sink, analysis, diagnosis, {}, extras);
    return sink.text();
}

} // namespace

Result<void> exportReport(const QString& path, const CaseAnalysis& analysis,
                          const Diagnosis& diagnosis, const CaseWords& words,
                          const ReportHead& head)
{
    const bool isPdf = path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive);
    const EvaluatedChecklist checklist = evaluateChecklist(diagnosis, words.said.checklist);
    const ReportExtras extras{.checklist = &checklist,
                              .progress = &words.said.checklist,
                              .retest = words.retested ? &*words.retested : nullptr,
                              .settings = &words.said.rules,
                              .machine = &words.said.machine,
                              .caseName = head.caseName.toStdString(),
                              .madeAt = CaseDocument::now(),
                              .hasAppendix = head.hasAppendix || !isPdf};
    if (isPdf) {
        StringSink page;
        writeDiagnosisHtml(page, analysis, diagnosis, extras);
        return writePdf(path, page.text());
    }
    const std::string text = reportText(path, analysis, diagnosis, extras);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly)
        && file.write(text.data(), static_cast<qint64>(text.size()))
               == static_cast<qint64>(text.size())
        && file.commit())
        return {};
    return Error{.code = ErrorCode::Io,
                 .path = path.toStdString(),
                 .detail = verbatim(file.errorString().toStdString())};
}

} // namespace faultline::ui
