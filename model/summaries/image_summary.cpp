// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/image_summary.h"

#include "model/io/message_parser.h"
#include "model/schemas/summary.pb.h"
#include "model/summaries/summary_value.h"

#include <charconv>

namespace faultline {

namespace {

PictureProblem problemOf(std::span<const std::byte> bytes, ImageHeader& header)
{
    if (bytes.empty())
        return PictureProblem::Empty;
    if (!readImageHeader(bytes, header))
        return header.format == ImageFormat::Unknown ? PictureProblem::UnknownFormat
                                                     : PictureProblem::DamagedHeader;
    if (header.width == 0 || header.height == 0)
        return PictureProblem::DamagedHeader;
    if (std::uint64_t{header.width} * header.height > ImageSummary::kMostPixels)
        return PictureProblem::TooLarge;
    return hasImageEnd(bytes, header.format) ? PictureProblem::None : PictureProblem::CutShort;
}

void addPicture(ImageSummary& summary, std::string_view encoded)
{
    if (summary.pictures.size() == ImageSummary::kMostPictures) {
        ++summary.leftOut;
        return;
    }
    LoggedPicture picture;
    picture.size = encoded.size();
    // A string that fills up a tensor, or was never there, lies nowhere in the message.
    picture.offset =
        encoded.empty() ? 0 : static_cast<std::size_t>(encoded.data() - summary.value.data());
    picture.problem =
        problemOf(std::as_bytes(std::span(encoded.data(), encoded.size())), picture.header);
    summary.pictures.push_back(picture);
}

bool readOldImage(std::string_view message, ImageSummary& summary)
{
    std::string_view encoded;
    schema::summary::Image image;
    const bool isWhole =
        MessageParser().parseFields(WireReader(message), image, [&](const WireReader& field) {
            if (field.isBytes(4))
                encoded = field.bytes();
            return field.isBytes(4);
        });
    if (!isWhole)
        return false;
    summary.statedHeight = static_cast<std::uint32_t>(image.height());
    summary.statedWidth = static_cast<std::uint32_t>(image.width());
    addPicture(summary, encoded);
    return true;
}

/// A size written as text; 0 if it is none.
std::uint32_t sizeOf(std::string_view text)
{
    std::uint32_t size = 0;
    const auto end = text.data() + text.size();
    const std::from_chars_result read = std::from_chars(text.data(), end, size);
    return read.ec == std::errc() && read.ptr == end ? size : 0;
}

} // namespace

std::span<const std::byte> ImageSummary::bytes(std::size_t picture) const
{
    return std::as_bytes(std::span(value))
        .subspan(pictures[picture].offset, pictures[picture].size);
}

bool ImageSummary::isMisstated(std::size_t picture) const
{
    const ImageHeader& header = pictures[picture].header;
    const bool isStated = statedWidth != 0 && statedHeight != 0;
    return isStated && header.width != 0
           && (header.width != statedWidth || header.height != statedHeight);
}

Result<ImageSummary> readImageSummary(std::string value)
{
    ImageSummary summary;
    summary.value = std::move(value);
    const Result<SummaryContent> content = readSummaryContent(summary.value);
    if (!content)
        return content.error();
    if (content->form == SummaryContent::Form::OldImage) {
        if (!readOldImage(content->message, summary))
            return Error::corrupt(
                FAULTLINE_TR_NOOP("Errors", "the value is no Summary.Image message"));
        return summary;
    }
    if (content->form != SummaryContent::Form::Tensor)
        return Error::corrupt(FAULTLINE_TR_NOOP("Errors", "the value holds no image"));
    const Result<StringTensor> tensor =
        readStringTensor(content->message, ImageSummary::kMostPictures + 2);
    if (!tensor)
        return tensor.error();
    if (tensor->strings.size() < 2)
        return Error::corrupt(
            FAULTLINE_TR_NOOP("Errors", "the tensor does not begin with a width and a height"));
    summary.statedWidth = sizeOf(tensor->strings[0]);
    summary.statedHeight = sizeOf(tensor->strings[1]);
    for (std::size_t i = 2; i < tensor->strings.size(); ++i)
        addPicture(summary, tensor->strings[i]);
    summary.leftOut += tensor->leftOut;
    return summary;
}

} // namespace faultline
