// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export_report.h"

#include "app/report_pdf.h"
#include "model/report/diagnosis_report.h"

#include <QSaveFile>

namespace faultline::ui {

namespace {

std::string reportText(const QString& path, const CaseData& data, const Diagnosis& diagnosis)
{
    StringSink sink;
    if (path.endsWith(QStringLiteral(".html"), Qt::CaseInsensitive)
        || path.endsWith(QStringLiteral(".htm"), Qt::CaseInsensitive))
        writeDiagnosisHtml(sink, data, diagnosis);
    else if (path.endsWith(QStringLiteral(".md"), Qt::CaseInsensitive))
        writeDiagnosisMarkdown(sink, data, diagnosis);
    else if (path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive))
        writeDiagnosisJson(sink, data, diagnosis);
    else
        writeDiagnosisText(sink, data, diagnosis);
    return sink.text();
}

} // namespace

Result<void> exportReport(const QString& path, const CaseData& data, const Diagnosis& diagnosis)
{
    if (path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive)) {
        StringSink page;
        writeDiagnosisHtml(page, data, diagnosis);
        return writePdf(path, page.text());
    }
    const std::string text = reportText(path, data, diagnosis);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly)
        && file.write(text.data(), static_cast<qint64>(text.size()))
               == static_cast<qint64>(text.size())
        && file.commit())
        return {};
    return Error{.code = ErrorCode::Io,
                 .path = path.toStdString(),
                 .offsetBytes = std::nullopt,
                 .detail = file.errorString().toStdString()};
}

} // namespace faultline::ui
