// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/overview_sentences.h"

#include "model/qt/dataset_text.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace faultline::ui {

namespace {

class OverviewSentences {
    Q_DECLARE_TR_FUNCTIONS(OverviewSentences)
};

constexpr std::size_t kMostNamed = 3;

QString countedSentence(const char* text, std::uint64_t count)
{
    return OverviewSentences::tr(text, nullptr,
                                 static_cast<int>(std::min<std::uint64_t>(count, 2'000'000'000)));
}

} // namespace

QString datasetSentence(const DatasetStatistics& statistics)
{
    const SplitStatistics& all = statistics.all;
    const QString pictures =
        countedSentence(QT_TRANSLATE_N_NOOP("OverviewSentences", "%n image(s)"), all.images);
    if (all.boxes == 0)
        return OverviewSentences::tr("%1, no boxes.").arg(pictures);
    const QString boxes =
        countedSentence(QT_TRANSLATE_N_NOOP("OverviewSentences", "%n box(es)"), all.boxes);
    const QString classes = countedSentence(
        QT_TRANSLATE_N_NOOP("OverviewSentences", "%n class(es)"), statistics.classNames.size());
    const bool isResized = statistics.resizer.kind != ResizerGeometry::Kind::Identity;
    const Distribution& side = isResized ? all.resizedSide : all.boxSide;
    QString sentence =
        OverviewSentences::tr("%1 with %2 of %3.").arg(pictures, boxes, classes) + u' ';
    if (!side.empty())
        sentence += isResized ? OverviewSentences::tr("The median box size is %1 px after "
                                                      "resizing.")
                                    .arg(formatted(side.quantile(0.5), Unit::Count))
                              : OverviewSentences::tr("The median box size is %1 px.")
                                    .arg(formatted(side.quantile(0.5), Unit::Count));
    return sentence.trimmed();
}

QString defectVerdict(const DefectReport& defects)
{
    const auto link = [](const QString& text) {
        return QStringLiteral("<a href=\"defects\">%1</a>").arg(text.toHtmlEscaped());
    };
    if (defects.summaries.empty())
        return OverviewSentences::tr("No defect was found in the index.").toHtmlEscaped();
    QStringList named;
    for (const DefectSummary& summary : defects.summaries) {
        if (static_cast<std::size_t>(named.size()) == kMostNamed)
            break;
        named << QStringLiteral("%1 (%2)").arg(
            QCoreApplication::translate("Dataset", defectKind(summary.id).title.data()),
            formatted(static_cast<double>(summary.count), Unit::Count));
    }
    const std::size_t more = defects.summaries.size() - static_cast<std::size_t>(named.size());
    QString list = named.join(QStringLiteral(", "));
    if (more > 0)
        list = OverviewSentences::tr("%1 and %2 more kinds").arg(list).arg(more);
    const QString lead = defects.hasCritical()
                             ? OverviewSentences::tr("Needs a repair before training:")
                             : OverviewSentences::tr("Worth a look:");
    return lead.toHtmlEscaped() + u' ' + link(list);
}

QString resizerName(const ResizerGeometry& resizer)
{
    const auto number = [](float value) {
        return formatted(static_cast<double>(value), Unit::Count);
    };
    switch (resizer.kind) {
    case ResizerGeometry::Kind::Identity: return OverviewSentences::tr("as stored");
    case ResizerGeometry::Kind::Fixed:
        return OverviewSentences::tr("at %1 × %2")
            .arg(number(resizer.width), number(resizer.height));
    case ResizerGeometry::Kind::KeepAspect:
        return OverviewSentences::tr("short side %1, at most %2")
            .arg(number(resizer.minSide), number(resizer.maxSide));
    case ResizerGeometry::Kind::Letterbox:
        return OverviewSentences::tr("fitted into %1 × %2")
            .arg(number(resizer.width), number(resizer.height));
    }
    return {};
}

QString decodeSentence(const DecodeCost& cost)
{
    if (cost.pictures == 0)
        return OverviewSentences::tr("No image could be decoded.");
    return OverviewSentences::tr("Decoding one takes %1 (median), reading it %2; %3 images/s "
                                 "with %n thread(s).",
                                 nullptr, static_cast<int>(cost.threads))
        .arg(formatted(cost.decodeMs / 1000.0, Unit::Seconds),
             formatted(cost.readMs / 1000.0, Unit::Seconds),
             formatted(cost.imagesPerSecond, Unit::Count));
}

} // namespace faultline::ui
