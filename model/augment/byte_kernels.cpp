// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/byte_kernels.h"

#include "model/augment/simd.h"

#include <opencv2/imgproc.hpp>

#include <cstdint>
#include <vector>

namespace faultline::augment {

namespace {

#ifdef FAULTLINE_HAS_AVX2

/// Five pixels at a time, from the left of the source to the right of the target. The first of the
/// sixteen bytes written belongs to the pixels that follow, which overwrite it.
FAULTLINE_AVX2 void flipRow(const std::uint8_t* from, std::uint8_t* to, int width)
{
    const __m128i order = _mm_setr_epi8(15, 12, 13, 14, 9, 10, 11, 6, 7, 8, 3, 4, 5, 0, 1, 2);
    std::uint8_t* end = to + 3 * width;
    int x = 0;
    for (; x + 6 <= width; x += 5) {
        const __m128i five = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + 3 * x));
        end -= 15;
        _mm_storeu_si128(reinterpret_cast<__m128i*>(end - 1), _mm_shuffle_epi8(five, order));
    }
    for (; x < width; ++x) {
        end -= 3;
        for (int c = 0; c < 3; ++c)
            end[c] = from[3 * x + c];
    }
}

/// OpenCV's weights of red, green and blue, in parts of 2^15.
constexpr int kRed = 9798;
constexpr int kGreen = 19235;
constexpr int kBlue = 3735;
constexpr int kGreyBits = 15;

/// Eight pixels at a time: four in each half register as words, their weighted sums as numbers of
/// 32 bits.
FAULTLINE_AVX2 void greyRow(const std::uint8_t* from, std::uint8_t* to, int width)
{
    const __m128i spread = _mm_setr_epi8(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1);
    const __m256i weights = _mm256_setr_epi16(kRed, kGreen, kBlue, 0, kRed, kGreen, kBlue, 0, kRed,
                                              kGreen, kBlue, 0, kRed, kGreen, kBlue, 0);
    const __m256i half = _mm256_set1_epi32(1 << (kGreyBits - 1));
    const __m128i thrice = _mm_setr_epi8(0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5);
    const __m128i rest = _mm_setr_epi8(5, 5, 6, 6, 6, 7, 7, 7, -1, -1, -1, -1, -1, -1, -1, -1);
    int x = 0;
    for (; x + 10 <= width; x += 8) { // two pixels more are read than used
        const auto* at = reinterpret_cast<const __m128i*>(from + 3 * x);
        const auto* later = reinterpret_cast<const __m128i*>(from + 3 * x + 12);
        const __m128i first = _mm_shuffle_epi8(_mm_loadu_si128(at), spread);
        const __m128i second = _mm_shuffle_epi8(_mm_loadu_si128(later), spread);
        __m256i sums = _mm256_hadd_epi32(_mm256_madd_epi16(_mm256_cvtepu8_epi16(first), weights),
                                         _mm256_madd_epi16(_mm256_cvtepu8_epi16(second), weights));
        sums = _mm256_srli_epi32(_mm256_add_epi32(sums, half), kGreyBits);
        sums = _mm256_permute4x64_epi64(sums, 0xD8); // in the order of the pixels
        __m128i grey =
            _mm_packs_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
        grey = _mm_packus_epi16(grey, grey);
        auto* out = reinterpret_cast<__m128i*>(to + 3 * x);
        _mm_storeu_si128(out, _mm_shuffle_epi8(grey, thrice));
        _mm_storel_epi64(out + 1, _mm_shuffle_epi8(grey, rest));
    }
    for (; x < width; ++x) {
        const int sum = from[3 * x] * kRed + from[3 * x + 1] * kGreen + from[3 * x + 2] * kBlue;
        const auto grey = static_cast<std::uint8_t>((sum + (1 << (kGreyBits - 1))) >> kGreyBits);
        for (int c = 0; c < 3; ++c)
            to[3 * x + c] = grey;
    }
}

FAULTLINE_AVX2 void addRow(std::uint16_t* sums, const std::uint8_t* row, int length)
{
    for (int i = 0; i < length; ++i)
        sums[i] = static_cast<std::uint16_t>(sums[i] + row[i]);
}

FAULTLINE_AVX2 void exchangeRow(std::uint16_t* sums, const std::uint8_t* added,
                                const std::uint8_t* removed, int length)
{
    for (int i = 0; i < length; ++i)
        sums[i] = static_cast<std::uint16_t>(sums[i] + added[i] - removed[i]);
}

/// The sums of `Side` columns, divided by the area and rounded: no sum lies half way between, as
/// the area is odd. 2^20 / area, rounded up, divides exactly all that fits (area * 255 < 2^14).
template <int Side>
FAULTLINE_AVX2 void averageRow(const std::uint16_t* sums, std::uint8_t* to, int length)
{
    constexpr int kArea = Side * Side;
    constexpr unsigned kReciprocal = ((1U << 20U) + kArea - 1) / kArea;
    // The product is shifted by 16 first, which the processor has an instruction for.
    constexpr unsigned kFactor = kReciprocal > 0xFFFF ? (kReciprocal + 1) / 2 : kReciprocal;
    constexpr int kShift = kReciprocal > 0xFFFF ? 3 : 4;
    for (int i = 0; i < length; ++i) {
        auto sum = static_cast<std::uint16_t>(kArea / 2);
        for (int k = 0; k < Side; ++k)
            sum = static_cast<std::uint16_t>(sum + sums[i + 3 * k]);
        const auto high = static_cast<std::uint16_t>((sum * kFactor) >> 16U);
        to[i] = static_cast<std::uint8_t>(high >> kShift);
    }
}

template <int Side>
cv::Mat boxBlurredBytes(const cv::Mat& image)
{
    constexpr int kHalf = Side / 2;
    constexpr int kBorder = cv::BORDER_REFLECT_101;
    const int length = 3 * image.cols;
    cv::Mat made(image.size(), image.type());
    std::vector<std::uint16_t> padded(static_cast<std::size_t>(length + 6 * kHalf));
    std::uint16_t* const sums = padded.data() + 3 * kHalf; // of columns
    const auto row = [&image](int y) {
        return image.ptr<std::uint8_t>(cv::borderInterpolate(y, image.rows, kBorder));
    };
    for (int y = -kHalf; y <= kHalf; ++y)
        addRow(sums, row(y), length);
    for (int y = 0; y < image.rows; ++y) {
        if (y > 0)
            exchangeRow(sums, row(y + kHalf), row(y - kHalf - 1), length);
        for (int k = 1; k <= kHalf; ++k) {
            const int left = cv::borderInterpolate(-k, image.cols, kBorder);
            const int right = cv::borderInterpolate(image.cols - 1 + k, image.cols, kBorder);
            for (int c = 0; c < 3; ++c) {
                sums[c - 3 * k] = sums[3 * left + c];
                sums[length - 3 + 3 * k + c] = sums[3 * right + c];
            }
        }
        averageRow<Side>(sums - 3 * kHalf, made.ptr<std::uint8_t>(y), length);
    }
    return made;
}

template <typename Row>
cv::Mat byRows(const cv::Mat& image, Row row)
{
    cv::Mat made(image.size(), image.type());
    for (int y = 0; y < image.rows; ++y)
        row(image.ptr<std::uint8_t>(y), made.ptr<std::uint8_t>(y), image.cols);
    return made;
}

bool isWide(const cv::Mat& image)
{
    return image.type() == CV_8UC3 && hasAvx2();
}

#endif

} // namespace

cv::Mat flippedLeftRight(const cv::Mat& image)
{
#ifdef FAULTLINE_HAS_AVX2
    if (isWide(image))
        return byRows(image, flipRow);
#endif
    cv::Mat made;
    cv::flip(image, made, 1);
    return made;
}

cv::Mat greyInThree(const cv::Mat& image)
{
#ifdef FAULTLINE_HAS_AVX2
    if (isWide(image))
        return byRows(image, greyRow);
#endif
    cv::Mat made;
    cv::cvtColor(image, made, cv::COLOR_RGB2GRAY);
    cv::cvtColor(made, made, cv::COLOR_GRAY2RGB);
    return made;
}

cv::Mat boxBlurred(const cv::Mat& image, int side)
{
#ifdef FAULTLINE_HAS_AVX2
    if (isWide(image)) {
        switch (side) {
        case 3: return boxBlurredBytes<3>(image);
        case 5: return boxBlurredBytes<5>(image);
        case 7: return boxBlurredBytes<7>(image);
        default: break;
        }
    }
#endif
    cv::Mat made;
    cv::blur(image, made, {side, side}, {-1, -1}, cv::BORDER_REFLECT_101);
    return made;
}

} // namespace faultline::augment
