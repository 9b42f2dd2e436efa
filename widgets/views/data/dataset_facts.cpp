// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/data/dataset_facts.h"

#include "model/qt/dataset_text.h"
#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "model/readers/dataset/picture_folders.h"

#include <QCoreApplication>

#include <algorithm>

namespace faultline::ui {

namespace {

class DatasetFacts {
    Q_DECLARE_TR_FUNCTIONS(DatasetFacts)
};

constexpr qsizetype kMostPaths = 3;

QString countedFact(const char* text, std::uint64_t count)
{
    return DatasetFacts::tr(text, nullptr, static_cast<int>(std::min<std::uint64_t>(count, 2e9)));
}

} // namespace

QString factsLine(const Dataset& dataset)
{
    QStringList facts{datasetFormatName(dataset.source().format)};
    QStringList splits;
    for (std::size_t i = 0; i < dataset.source().splits.size(); ++i)
        splits << splitName(dataset.source(), i);
    if (splits.size() > 1)
        facts << splits.join(QStringLiteral(", "));
    facts << countedFact(QT_TRANSLATE_N_NOOP("DatasetFacts", "%n image(s)"), dataset.imageCount());
    facts << countedFact(QT_TRANSLATE_N_NOOP("DatasetFacts", "%n box(es)"), dataset.boxCount());
    facts << countedFact(QT_TRANSLATE_N_NOOP("DatasetFacts", "%n class(es)"),
                         dataset.classes().size());
    if (dataset.source().file.sizeBytes > 0)
        facts << formatted(static_cast<double>(dataset.source().file.sizeBytes), Unit::Bytes);
    for (const std::string& folder : dataset.source().picturesBeside)
        facts << DatasetFacts::tr("images from %1 beside it").arg(toQString(baseName(folder)));
    return facts.join(QStringLiteral(" · "));
}

AbsentFiles absentFilesOf(const DatasetSource& source, const Dataset* dataset)
{
    AbsentFiles absent;
    for (const MissingPath& missing : source.missing)
        absent.paths << toQString(missing.written);
    if (dataset == nullptr)
        return absent;
    for (const ImageRow& row : dataset->images()) {
        absent.missingPictures += row.has(kImageMissing) && !row.has(kImageOutside) ? 1 : 0;
        absent.outsidePictures += row.has(kImageOutside) ? 1 : 0;
    }
    return absent;
}

QString absentSentence(const AbsentFiles& absent)
{
    QStringList sentences;
    if (!absent.paths.isEmpty()) {
        QStringList named = absent.paths.mid(0, kMostPaths);
        QString list = named.join(QStringLiteral(", "));
        if (absent.paths.size() > kMostPaths)
            list =
                DatasetFacts::tr("%1 and %2 more").arg(list).arg(absent.paths.size() - kMostPaths);
        sentences << DatasetFacts::tr("The configuration names files that are not on this machine: "
                                      "%1. Say where they are here.")
                         .arg(list);
    }
    if (absent.missingPictures > 0)
        sentences << countedFact(QT_TRANSLATE_N_NOOP("DatasetFacts",
                                                     "%n image(s) that annotations name are not "
                                                     "there. If they moved, say where they are."),
                                 absent.missingPictures);
    if (absent.outsidePictures > 0)
        sentences << countedFact(QT_TRANSLATE_N_NOOP("DatasetFacts",
                                                     "%n image(s) lie outside the folder of the "
                                                     "dataset and were not opened."),
                                 absent.outsidePictures);
    return sentences.join(u' ');
}

} // namespace faultline::ui
