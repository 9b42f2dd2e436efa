// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/overview/dataset_headline.h"

#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/evidence/dataset_evidence.h"
#include "model/qt/plural_number.h"
#include "model/qt/text.h"
#include "widgets/messages.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace faultline::ui {

namespace {

class HeadlineTexts {
    Q_DECLARE_TR_FUNCTIONS(DatasetHeadline)
};

Severity severityOf(DefectSeverity severity)
{
    switch (severity) {
    case DefectSeverity::Critical: return Severity::Critical;
    case DefectSeverity::Warning: return Severity::Warning;
    case DefectSeverity::Info: break;
    }
    return Severity::Info;
}

QString countsOf(const DatasetEvidence& evidence)
{
    const SplitStatistics& all = evidence.statistics.all;
    return QStringList{HeadlineTexts::tr("%n image(s)", nullptr, pluralNumber(all.images)),
                       HeadlineTexts::tr("%n box(es)", nullptr, pluralNumber(all.boxes)),
                       HeadlineTexts::tr("%n class(es)", nullptr,
                                         pluralNumber(evidence.statistics.classNames.size()))}
        .join(QStringLiteral(", "));
}

} // namespace

DatasetHeadline datasetHeadline(const CasePtr& opened, const CaseAnalysisPtr& judged)
{
    DatasetHeadline headline;
    if (!opened || !judged || opened->datasets.empty() || !opened->runs.empty()
        || !opened->logs.empty())
        return headline;
    QStringList parts;
    std::size_t kinds = 0;
    std::vector<const DatasetSource*> told;
    for (const Training& training : judged->trainings) {
        for (const DatasetEvidencePtr& evidence : training.datasets) {
            const DatasetSource* source = evidence->source.get();
            if (!evidence->dataset || std::find(told.begin(), told.end(), source) != told.end())
                continue;
            told.push_back(source);
            parts << HeadlineTexts::tr("%1: %2", "dataset, what it holds")
                         .arg(toQString(source->name()), countsOf(*evidence));
            kinds += evidence->defects.summaries.size();
            for (const DefectSummary& defect : evidence->defects.summaries)
                headline.worst = std::min(headline.worst, severityOf(defect.severity));
        }
    }
    if (parts.isEmpty())
        return headline;
    headline.hasDefects = kinds > 0;
    if (parts.size() > 1)
        headline.each = parts.join(QStringLiteral(" · "));
    headline.text =
        HeadlineTexts::tr("%1. %2", "datasets; what is wrong with them")
            .arg(parts.size() == 1
                     ? parts.front()
                     : HeadlineTexts::tr("%n dataset(s)", nullptr, static_cast<int>(parts.size())),
                 kinds == 0
                     ? HeadlineTexts::tr("No defects found.")
                     : HeadlineTexts::tr("%n kind(s) of defects.", nullptr, pluralNumber(kinds)));
    return headline;
}

} // namespace faultline::ui
