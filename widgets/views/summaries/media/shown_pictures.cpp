// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/summaries/media/shown_pictures.h"

#include "model/image/decode_image.h"
#include "widgets/messages.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace faultline::ui {

namespace {

struct PicturesText {
    Q_DECLARE_TR_FUNCTIONS(ShownPictures)
};

/// For the frames of an animation: in a card, and looked at by itself.
constexpr std::size_t kCardFrameBytes = std::size_t{24} << 20;
constexpr std::size_t kWholeFrameBytes = std::size_t{192} << 20;
/// Browsers, too, show frames that claim no time for a tenth of a second.
constexpr int kUsualFrameMs = 100;
constexpr int kLeastFrameMs = 20;
/// No sample of a card is made smaller than this.
constexpr int kLeastSide = 96;

struct Room {
    int side = 0; ///< of a square that a picture fits in; 0: its own size
    std::size_t frameBytes = kWholeFrameBytes;
};

QSize fitted(QSize size, int side)
{
    if (side <= 0 || std::max(size.width(), size.height()) <= side)
        return size;
    return size.scaled(side, side, Qt::KeepAspectRatio).expandedTo(QSize(1, 1));
}

QImage imageOf(const cv::Mat& pixels, QSize size)
{
    cv::Mat fitting = pixels;
    if (QSize(pixels.cols, pixels.rows) != size)
        cv::resize(pixels, fitting, {size.width(), size.height()}, 0, 0, cv::INTER_AREA);
    const QImage view(fitting.data, fitting.cols, fitting.rows,
                      static_cast<qsizetype>(fitting.step[0]), QImage::Format_RGB888);
    return view.copy();
}

QByteArray viewOf(std::span<const std::byte> bytes)
{
    return QByteArray::fromRawData(reinterpret_cast<const char*>(bytes.data()),
                                   static_cast<qsizetype>(bytes.size()));
}

/// What the core does not decode: animations, and PNG whose opacity matters.
void decodeByQt(const QByteArray& bytes, const char* format, const Room& room, ShownPicture& shown)
{
    QByteArray source = bytes;
    QBuffer buffer(&source);
    QImageReader reader(&buffer, format);
    std::size_t used = 0;
    for (QImage frame = reader.read(); !frame.isNull(); frame = reader.read()) {
        const QSize size = fitted(frame.size(), room.side);
        if (size != frame.size())
            frame = frame.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        used += static_cast<std::size_t>(frame.sizeInBytes());
        if (!shown.frames.empty() && used > room.frameBytes) {
            shown.hasMoreFrames = true;
            return;
        }
        const int told = reader.nextImageDelay();
        shown.frameMs.push_back(told < kLeastFrameMs ? kUsualFrameMs : told);
        shown.frames.push_back(std::move(frame));
        if (!reader.supportsAnimation())
            return;
    }
    if (shown.frames.empty())
        shown.detail = verbatim(reader.errorString().toStdString());
}

void decodeByCore(std::span<const std::byte> bytes, const Room& room, ShownPicture& shown)
{
    DecodeOptions options;
    options.maxPixels = ImageSummary::kMostPixels;
    const QSize wanted = fitted(shown.size, room.side);
    options.minWidth = room.side > 0 ? wanted.width() : 0;
    options.minHeight = room.side > 0 ? wanted.height() : 0;
    const Result<DecodedImage> decoded = decodeImage(bytes, options);
    if (!decoded) {
        shown.detail = decoded.error().detail;
        return;
    }
    shown.frames.push_back(imageOf(decoded->pixels, wanted));
    if (decoded->isTruncated) {
        shown.problem = PictureProblem::CutShort;
        shown.detail = verbatim(decoded->warning);
    }
}

bool canBeDecoded(PictureProblem problem)
{
    return problem == PictureProblem::None || problem == PictureProblem::CutShort;
}

ShownPicture shownPicture(const ImageSummary& summary, std::size_t index, const Room& room)
{
    const LoggedPicture& logged = summary.pictures[index];
    const std::span<const std::byte> bytes = summary.bytes(index);
    ShownPicture shown;
    shown.format = logged.header.format;
    shown.bytes = logged.size;
    shown.problem = logged.problem;
    shown.size = QSize(static_cast<int>(std::min(logged.header.width, 0x7FFFFFFFU)),
                       static_cast<int>(std::min(logged.header.height, 0x7FFFFFFFU)));
    shown.stated = QSize(static_cast<int>(std::min(summary.statedWidth, 0x7FFFFFFFU)),
                         static_cast<int>(std::min(summary.statedHeight, 0x7FFFFFFFU)));
    shown.isMisstated = summary.isMisstated(index);
    if (!canBeDecoded(logged.problem))
        return shown;
    const bool hasOpacity = shown.format == ImageFormat::Png && logged.header.channels % 2 == 0;
    if (shown.format == ImageFormat::Gif)
        decodeByQt(viewOf(bytes), "gif", room, shown);
    else if (hasOpacity)
        decodeByQt(viewOf(bytes), "png", room, shown);
    if (shown.frames.empty() && shown.format != ImageFormat::Gif)
        decodeByCore(bytes, room, shown);
    if (shown.frames.empty() && shown.problem == PictureProblem::None)
        shown.problem = PictureProblem::CutShort;
    return shown;
}

} // namespace

std::size_t ShownPictures::memory() const
{
    std::size_t bytes = sizeof *this;
    for (const ShownPicture& picture : pictures) {
        bytes += sizeof picture;
        for (const QImage& frame : picture.frames)
            bytes += static_cast<std::size_t>(frame.sizeInBytes());
    }
    return bytes;
}

Result<ShownPictures> decodePictures(std::string_view value, int side)
{
    const Result<ImageSummary> summary = readImageSummary(std::string(value));
    if (!summary)
        return summary.error();
    ShownPictures shown;
    shown.count = summary->pictures.size() + summary->leftOut;
    const std::size_t count = std::min(summary->pictures.size(), ShownPictures::kMostShown);
    if (count == 0)
        return shown;
    const int perRow = static_cast<int>(std::ceil(std::sqrt(static_cast<double>(count))));
    const Room room{.side = std::max(kLeastSide, side / perRow),
                    .frameBytes = kCardFrameBytes / count};
    for (std::size_t i = 0; i < count; ++i)
        shown.pictures.push_back(shownPicture(*summary, i, room));
    return shown;
}

Result<ShownPictures> decodeWholePicture(std::string_view value, std::size_t picture)
{
    const Result<ImageSummary> summary = readImageSummary(std::string(value));
    if (!summary)
        return summary.error();
    ShownPictures shown;
    shown.count = summary->pictures.size() + summary->leftOut;
    if (picture < summary->pictures.size())
        shown.pictures.push_back(shownPicture(*summary, picture, {}));
    return shown;
}

QString formatName(ImageFormat format)
{
    return format == ImageFormat::Unknown
               ? PicturesText::tr("unknown format")
               : QString::fromLatin1(toString(format).data(),
                                     static_cast<qsizetype>(toString(format).size()))
                     .toUpper();
}

QString problemText(const ShownPicture& picture)
{
    const QString bytes = formatted(static_cast<double>(picture.bytes), Unit::Bytes);
    const QString size = PicturesText::tr("%1 × %2", "width, height")
                             .arg(formatted(picture.size.width(), Unit::Count),
                                  formatted(picture.size.height(), Unit::Count));
    switch (picture.problem) {
    case PictureProblem::None: return {};
    case PictureProblem::Empty: return PicturesText::tr("No image: it was logged with 0 bytes.");
    case PictureProblem::UnknownFormat:
        return PicturesText::tr("No image: its %1 begin like no known format.").arg(bytes);
    case PictureProblem::DamagedHeader:
        return PicturesText::tr("Damaged image: the header of its %1 tells no size.").arg(bytes);
    case PictureProblem::TooLarge:
        return PicturesText::tr("Not decoded: %1 claim to be %2 pixels, more than the %3 that are "
                                "decoded. It can be saved as it is.")
            .arg(bytes, size,
                 formatted(static_cast<double>(ImageSummary::kMostPixels), Unit::Count));
    case PictureProblem::CutShort:
        return picture.frames.empty()
                   ? PicturesText::tr("Damaged image: %1 in %2, none of which can be decoded.")
                         .arg(size, bytes)
                   : PicturesText::tr("Damaged image: it ends early, after %1.").arg(bytes);
    }
    return {};
}

QString figuresText(const ShownPicture& picture)
{
    const QString bytes = formatted(static_cast<double>(picture.bytes), Unit::Bytes);
    const QString rest =
        PicturesText::tr("%1 · %2", "bytes, format").arg(bytes, formatName(picture.format));
    if (picture.size.isEmpty())
        return rest;
    const QString size = PicturesText::tr("%1 × %2", "width, height")
                             .arg(formatted(picture.size.width(), Unit::Count),
                                  formatted(picture.size.height(), Unit::Count));
    const QString figures = PicturesText::tr("%1 · %2", "size, rest").arg(size, rest);
    return picture.isMisstated
               ? PicturesText::tr("%1 · logged as %2 × %3", "figures, width, height")
                     .arg(figures, formatted(picture.stated.width(), Unit::Count),
                          formatted(picture.stated.height(), Unit::Count))
               : figures;
}

} // namespace faultline::ui
