// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/dataset_text.h"

#include "model/qt/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cmath>
#include <utility>

namespace faultline {

namespace {

class DatasetText {
    Q_DECLARE_TR_FUNCTIONS(DatasetText)
};

/// A bit and what it says.
template <typename Flag>
using FlagText = std::pair<Flag, const char*>;

constexpr std::array<FlagText<ImageFlag>, 18> kPictureTexts{{
    {kImageMissing, QT_TRANSLATE_NOOP("DatasetText", "missing")},
    {kImageUnreadable, QT_TRANSLATE_NOOP("DatasetText", "unreadable")},
    {kImageCut, QT_TRANSLATE_NOOP("DatasetText", "cut off")},
    {kImageCmyk, QT_TRANSLATE_NOOP("DatasetText", "CMYK")},
    {kImageSixteenBit, QT_TRANSLATE_NOOP("DatasetText", "16 bit")},
    {kImageGrey, QT_TRANSLATE_NOOP("DatasetText", "grey")},
    {kImageAlpha, QT_TRANSLATE_NOOP("DatasetText", "with transparency")},
    {kImageAnimated, QT_TRANSLATE_NOOP("DatasetText", "animated")},
    {kImageTooLarge, QT_TRANSLATE_NOOP("DatasetText", "too large to read")},
    {kImageOutside, QT_TRANSLATE_NOOP("DatasetText", "outside the dataset's folder")},
    {kAnnotationBroken, QT_TRANSLATE_NOOP("DatasetText", "annotation damaged")},
    {kListsUnequal, QT_TRANSLATE_NOOP("DatasetText", "lists of unequal length")},
    {kNoAnnotation, QT_TRANSLATE_NOOP("DatasetText", "no annotation")},
    {kFormatMismatch, QT_TRANSLATE_NOOP("DatasetText", "not the format it says")},
    {kHashMismatch, QT_TRANSLATE_NOOP("DatasetText", "not the bytes its hash was made of")},
    {kRecordDamaged, QT_TRANSLATE_NOOP("DatasetText", "record damaged")},
    {kSequenceExample, QT_TRANSLATE_NOOP("DatasetText", "SequenceExample, not read")},
    {kDuplicateId, QT_TRANSLATE_NOOP("DatasetText", "its id is used twice")},
}};

constexpr std::array<FlagText<BoxFlag>, 10> kBoxTexts{{
    {kBoxCrowd, QT_TRANSLATE_NOOP("DatasetText", "crowd")},
    {kBoxDifficult, QT_TRANSLATE_NOOP("DatasetText", "difficult")},
    {kBoxTruncated, QT_TRANSLATE_NOOP("DatasetText", "truncated")},
    {kBoxOccluded, QT_TRANSLATE_NOOP("DatasetText", "occluded")},
    {kBoxGroupOf, QT_TRANSLATE_NOOP("DatasetText", "group")},
    {kBoxMask, QT_TRANSLATE_NOOP("DatasetText", "mask")},
    {kBoxMalformed, QT_TRANSLATE_NOOP("DatasetText", "number unreadable")},
    {kBoxFromOutline, QT_TRANSLATE_NOOP("DatasetText", "hull of the outline")},
    {kBoxPixels, QT_TRANSLATE_NOOP("DatasetText", "in pixels")},
    {kBoxUnlabelled, QT_TRANSLATE_NOOP("DatasetText", "no class")},
}};

template <typename Row, typename Texts>
QStringList remarksOf(const Row& row, const Texts& texts)
{
    QStringList remarks;
    for (const auto& [flag, words] : texts) {
        if (row.has(flag))
            remarks << DatasetText::tr(words);
    }
    return remarks;
}

} // namespace

QString datasetFormatName(DatasetFormat format)
{
    switch (format) {
    case DatasetFormat::TfRecord: return QStringLiteral("TFRecord");
    case DatasetFormat::Coco: return QStringLiteral("COCO");
    case DatasetFormat::PascalVoc: return QStringLiteral("Pascal VOC");
    case DatasetFormat::Yolo: return QStringLiteral("YOLO");
    case DatasetFormat::CreateMl: return QStringLiteral("Create ML");
    case DatasetFormat::LabelMe: return QStringLiteral("LabelMe");
    case DatasetFormat::BoxCsv: return DatasetText::tr("CSV of boxes");
    case DatasetFormat::ImageFolder: return DatasetText::tr("Folder of images");
    }
    return {};
}

QString splitName(const DatasetSource& source, std::size_t split)
{
    if (split < source.splits.size() && !source.splits[split].name.empty())
        return toQString(source.splits[split].name);
    return source.splits.size() <= 1 ? DatasetText::tr("all")
                                     : DatasetText::tr("split %1").arg(split + 1);
}

QString className(const Dataset& dataset, std::int32_t classIndex)
{
    const auto classes = dataset.classes();
    if (classIndex < 0 || static_cast<std::size_t>(classIndex) >= classes.size())
        return DatasetText::tr("unlabelled");
    const DatasetClass& named = classes[static_cast<std::size_t>(classIndex)];
    if (!named.name.empty())
        return toQString(named.name);
    const std::optional<std::int64_t> id = named.id ? named.id : named.mapId;
    return id ? DatasetText::tr("id %1").arg(*id) : DatasetText::tr("unlabelled");
}

QStringList pictureRemarks(const ImageRow& row)
{
    QStringList remarks = remarksOf(row, kPictureTexts);
    if (row.orientation > 1)
        remarks << DatasetText::tr("turned by EXIF");
    return remarks;
}

QStringList boxRemarks(const BoxRow& box)
{
    return remarksOf(box, kBoxTexts);
}

QString imageFormatName(ImageFormat format)
{
    switch (format) {
    case ImageFormat::Unknown: return {};
    case ImageFormat::Jpeg: return QStringLiteral("JPEG");
    case ImageFormat::Png: return QStringLiteral("PNG");
    case ImageFormat::Webp: return QStringLiteral("WebP");
    case ImageFormat::Gif: return QStringLiteral("GIF");
    case ImageFormat::Bmp: return QStringLiteral("BMP");
    case ImageFormat::Tiff: return QStringLiteral("TIFF");
    }
    return {};
}

QString sizeText(std::uint32_t width, std::uint32_t height)
{
    if (width == 0 || height == 0)
        return DatasetText::tr("size unknown");
    const QLocale locale;
    return QStringLiteral("%1 × %2").arg(locale.toString(width), locale.toString(height));
}

std::optional<QRectF> boxRect(const BoxRow& box, int width, int height)
{
    double x = static_cast<double>(box.xmin);
    double y = static_cast<double>(box.ymin);
    double right = static_cast<double>(box.xmax);
    double bottom = static_cast<double>(box.ymax);
    if (!std::isfinite(x) || !std::isfinite(y) || !std::isfinite(right) || !std::isfinite(bottom))
        return std::nullopt;
    if (box.has(kBoxPixels)) {
        if (width <= 0 || height <= 0)
            return std::nullopt;
        x /= width;
        right /= width;
        y /= height;
        bottom /= height;
    }
    return QRectF(x, y, right - x, bottom - y);
}

} // namespace faultline
