// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/image/image_header.h"
#include "tests/image/image_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

namespace faultline {

namespace {

struct Expected {
    const char* file;
    ImageFormat format;
    int channels;
    int bits;
    int orientation = 1;
    bool isCmyk = false;
    bool isPalette = false;
    bool isInterlaced = false;
    bool isAnimated = false;
};

std::ostream& operator<<(std::ostream& out, const Expected& expected)
{
    return out << expected.file;
}

class Header : public testing::TestWithParam<Expected> {};

TEST_P(Header, TellsWhatTheFileIs)
{
    const Expected& expected = GetParam();
    const std::vector<std::byte> bytes = test::imageFile(expected.file);
    ASSERT_FALSE(bytes.empty());
    ImageHeader header;
    ASSERT_TRUE(readImageHeader(bytes, header));
    EXPECT_EQ(header.format, expected.format);
    EXPECT_EQ(header.width, 24U);
    EXPECT_EQ(header.height, 17U);
    EXPECT_EQ(header.channels, expected.channels);
    EXPECT_EQ(header.bitsPerChannel, expected.bits);
    EXPECT_EQ(header.orientation, expected.orientation);
    EXPECT_EQ(header.isCmyk, expected.isCmyk);
    EXPECT_EQ(header.isPalette, expected.isPalette);
    EXPECT_EQ(header.isInterlaced, expected.isInterlaced);
    EXPECT_EQ(header.isAnimated, expected.isAnimated);
    EXPECT_TRUE(hasImageEnd(bytes, header.format));
}

INSTANTIATE_TEST_SUITE_P(Kinds, Header,
                         testing::Values(Expected{"plain.jpg", ImageFormat::Jpeg, 3, 8},
                                         Expected{.file = "progressive.jpg",
                                                  .format = ImageFormat::Jpeg,
                                                  .channels = 3,
                                                  .bits = 8,
                                                  .isInterlaced = true},
                                         Expected{"grey.jpg", ImageFormat::Jpeg, 1, 8},
                                         Expected{.file = "cmyk.jpg",
                                                  .format = ImageFormat::Jpeg,
                                                  .channels = 4,
                                                  .bits = 8,
                                                  .isCmyk = true},
                                         Expected{"orientation-3.jpg", ImageFormat::Jpeg, 3, 8, 3},
                                         Expected{"orientation-6.jpg", ImageFormat::Jpeg, 3, 8, 6},
                                         Expected{"orientation-8.jpg", ImageFormat::Jpeg, 3, 8, 8},
                                         Expected{"plain.png", ImageFormat::Png, 3, 8},
                                         Expected{"grey.png", ImageFormat::Png, 1, 8},
                                         Expected{"grey-alpha.png", ImageFormat::Png, 2, 8},
                                         Expected{"alpha.png", ImageFormat::Png, 4, 8},
                                         Expected{.file = "palette.png",
                                                  .format = ImageFormat::Png,
                                                  .channels = 3,
                                                  .bits = 4,
                                                  .isPalette = true},
                                         Expected{"one-bit.png", ImageFormat::Png, 1, 1},
                                         Expected{"sixteen-bit.png", ImageFormat::Png, 1, 16},
                                         Expected{"plain.bmp", ImageFormat::Bmp, 3, 8},
                                         Expected{"plain.webp", ImageFormat::Webp, 3, 8},
                                         Expected{"alpha.webp", ImageFormat::Webp, 4, 8},
                                         Expected{.file = "animated.webp",
                                                  .format = ImageFormat::Webp,
                                                  .channels = 3,
                                                  .bits = 8,
                                                  .isAnimated = true},
                                         Expected{.file = "plain.gif",
                                                  .format = ImageFormat::Gif,
                                                  .channels = 3,
                                                  .bits = 8,
                                                  .isPalette = true},
                                         Expected{"plain.tif", ImageFormat::Tiff, 3, 8}),
                         [](const auto& param) { return test::wordOf(param.param.file); });

TEST(ImageHeader, CutFilesLackTheirEnd)
{
    for (const char* name : {"plain.jpg", "plain.png", "plain.webp", "plain.bmp", "plain.gif"}) {
        std::vector<std::byte> bytes = test::imageFile(name);
        ImageHeader header;
        ASSERT_TRUE(readImageHeader(bytes, header)) << name;
        bytes.resize(bytes.size() / 2);
        EXPECT_FALSE(hasImageEnd(bytes, header.format)) << name;
    }
}

TEST(ImageHeader, ShorterThanItsHeaderIsNoSize)
{
    for (const char* name : {"plain.jpg", "plain.png", "plain.webp", "plain.bmp", "plain.gif"}) {
        const std::vector<std::byte> bytes = test::imageFile(name);
        bool wasTold = false;
        for (std::size_t size = 0; size <= bytes.size(); ++size) {
            ImageHeader header;
            const bool isTold = readImageHeader(std::span(bytes).first(size), header);
            EXPECT_TRUE(isTold || !wasTold) << name << " at " << size;
            wasTold = isTold;
            EXPECT_TRUE(!isTold || header.width == 24U) << name << " at " << size;
        }
        EXPECT_TRUE(wasTold) << name;
    }
}

} // namespace

} // namespace faultline
