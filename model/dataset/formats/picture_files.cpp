// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/formats/picture_files.h"

#include "model/core/ascii.h"
#include "model/core/location.h"
#include "model/io/byte_source.h"
#include "model/io/file_tree.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <limits>
#include <span>

#include <sys/stat.h>

namespace faultline {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kPictureHeadBytes = std::size_t{64} << 10;
/// JPEGs of cameras may have metadata of many such blocks before the frame header.
constexpr std::size_t kLongPictureHeadBytes = std::size_t{4} << 20;
/// Writers put little behind the end marker.
constexpr std::size_t kTailBytes = 4096;

constexpr std::array<std::string_view, 8> kExtensions{".jpg",  ".jpeg", ".png", ".JPG",
                                                      ".webp", ".bmp",  ".PNG", ".JPEG"};

ImageFormat formatOfName(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    const std::string extension =
        dot == std::string_view::npos ? std::string() : lowerAscii(name.substr(dot + 1));
    if (extension == "jpg" || extension == "jpeg" || extension == "jfif")
        return ImageFormat::Jpeg;
    if (extension == "png")
        return ImageFormat::Png;
    if (extension == "webp")
        return ImageFormat::Webp;
    if (extension == "gif")
        return ImageFormat::Gif;
    if (extension == "bmp")
        return ImageFormat::Bmp;
    if (extension == "tif" || extension == "tiff")
        return ImageFormat::Tiff;
    return ImageFormat::Unknown;
}

std::uint16_t narrowSide(std::uint32_t side)
{
    return static_cast<std::uint16_t>(
        std::min<std::uint32_t>(side, std::numeric_limits<std::uint16_t>::max()));
}

bool isAbsolute(std::string_view path)
{
    return path.starts_with('/') || (path.size() > 1 && path[1] == ':');
}

} // namespace

void applyImageHeader(const ImageHeader& header, ImageRow& row)
{
    row.width = narrowSide(header.width);
    row.height = narrowSide(header.height);
    row.format = header.format;
    row.channels = header.channels;
    row.orientation = header.orientation;
    const auto set = [&row](bool isSo, ImageFlag flag) { row.flags |= isSo ? flag : 0U; };
    set(header.isCmyk, kImageCmyk);
    set(header.bitsPerChannel > 8, kImageSixteenBit);
    set(header.channels == 1 || header.channels == 2, kImageGrey);
    set(header.channels == 2 || (header.channels == 4 && !header.isCmyk), kImageAlpha);
    set(header.isAnimated, kImageAnimated);
}

PictureFiles::PictureFiles(const DatasetSource& source)
    : m_root(isUri(source.root) ? source.root : fs::path(source.root).lexically_normal().string()),
      m_paths(source)
{
    if (!m_root.ends_with('/'))
        m_root += '/';
}

std::string PictureFiles::relativeToRoot(std::string_view path) const
{
    if (path.starts_with(m_root))
        return std::string(path.substr(m_root.size()));
    if (isUri(path))
        return std::string(path); // outside
    return fs::path(path).lexically_relative(m_root).string();
}

std::string PictureFiles::nameOf(std::string_view folder, std::string_view written) const
{
    std::string name(written.substr(0, written.find('\0')));
    std::replace(name.begin(), name.end(), '\\', '/');
    if (isAbsolute(name) || isUri(name)) {
        const std::string whole =
            isUri(name) ? normalisedUri(name) : fs::path(name).lexically_normal().string();
        if (whole.starts_with(m_root))
            return whole.substr(m_root.size());
        name.erase(0, name.rfind('/') + 1);
    }
    return relativeToRoot(resolvedLocation(folder, name));
}

bool PictureFiles::exists(std::string_view name)
{
    const std::optional<std::string> path = m_paths.resolve(name);
    return path && isFileAt(*path);
}

std::string PictureFiles::withExtension(std::string_view stem)
{
    for (const std::string_view extension : kExtensions) {
        std::string name = std::string(stem) + std::string(extension);
        if (exists(name))
            return name;
    }
    return {};
}

bool PictureFiles::readHeader(const std::string& path, ImageRow& row)
{
    const Result<std::unique_ptr<ByteSource>> source = openFile(path);
    if (!source) {
        struct stat status {};
        const bool isThere =
            isStored(path) ? statusOf(path).has_value() : ::lstat(path.c_str(), &status) == 0;
        row.flags |= isThere ? kImageUnreadable : kImageMissing;
        return false;
    }
    const std::uint64_t size = source.value()->size();
    row.sizeBytes = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(size, std::numeric_limits<std::uint32_t>::max()));
    if (size > kMaxImageBytes) {
        row.flags |= kImageTooLarge;
        return false;
    }
    ImageHeader header;
    bool isKnown = false;
    std::size_t got = 0;
    for (const std::size_t wanted : {kPictureHeadBytes, kLongPictureHeadBytes}) {
        m_buffer.resize(wanted);
        const Result<std::size_t> more =
            source.value()->readAt(got, std::span(m_buffer).subspan(got));
        got += more ? *more : 0;
        header = {};
        isKnown = readImageHeader(std::span(m_buffer).first(got), header);
        if (isKnown || got < wanted || header.format == ImageFormat::Unknown)
            break;
    }
    applyImageHeader(header, row);
    if (!isKnown)
        return false;
    std::span<const std::byte> tail = std::span(m_buffer).first(got);
    std::array<std::byte, kTailBytes> last{};
    if (size > got) {
        const std::uint64_t from = size - std::min<std::uint64_t>(size, kTailBytes);
        const Result<std::size_t> end = source.value()->readAt(from, last);
        tail = std::span(last).first(end ? *end : 0);
    }
    if (!hasImageEnd(tail, header.format))
        row.flags |= kImageCut;
    return true;
}

void PictureFiles::describe(std::string_view name, ImageRow& row)
{
    const std::optional<std::string> path = m_paths.resolve(name);
    if (!path) {
        row.flags |= kImageOutside;
        return;
    }
    constexpr std::uint32_t kNotOpened = kImageMissing | kImageTooLarge;
    if (!readHeader(*path, row) && (row.flags & kNotOpened) == 0)
        row.flags |= kImageUnreadable;
    const ImageFormat named = formatOfName(name);
    if (row.format != ImageFormat::Unknown && named != ImageFormat::Unknown && named != row.format)
        row.flags |= kFormatMismatch;
}

BoxScale boxScaleOf(const ImageRow& row)
{
    if (row.statedWidth > 0 && row.statedHeight > 0)
        return {static_cast<double>(row.statedWidth), static_cast<double>(row.statedHeight)};
    return {static_cast<double>(row.width), static_cast<double>(row.height)};
}

std::uint16_t statedSide(double pixels)
{
    if (!(pixels >= 1.0))
        return 0;
    constexpr double kMost = std::numeric_limits<std::uint16_t>::max();
    return static_cast<std::uint16_t>(std::min(std::round(pixels), kMost));
}

void setCorners(BoxRow& box, double xmin, double ymin, double xmax, double ymax,
                const BoxScale& scale)
{
    const double width = scale.isKnown() ? scale.width : 1.0;
    const double height = scale.isKnown() ? scale.height : 1.0;
    box.xmin = static_cast<float>(xmin / width);
    box.ymin = static_cast<float>(ymin / height);
    box.xmax = static_cast<float>(xmax / width);
    box.ymax = static_cast<float>(ymax / height);
    const bool isWhole = std::isfinite(box.xmin) && std::isfinite(box.ymin)
                         && std::isfinite(box.xmax) && std::isfinite(box.ymax);
    if (!isWhole)
        box.flags |= kBoxMalformed;
    if (!scale.isKnown())
        box.flags |= kBoxPixels;
}

OutlinePoint outlinePoint(double x, double y)
{
    const auto scaled = [](double value) {
        const double clamped = value >= 0.0 ? std::min(value, 1.0) : 0.0; // NaN gives 0
        return static_cast<std::uint16_t>(std::lround(clamped * 65535.0));
    };
    return {scaled(x), scaled(y)};
}

} // namespace faultline
