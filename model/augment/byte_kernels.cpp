// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/byte_kernels.h"

#include "model/augment/simd.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cstddef>
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

using Byte = std::uint8_t;

// The comparisons below are written once for a byte and for 32 at a time.

FAULTLINE_AVX2 inline Byte least(Byte a, Byte b)
{
    return a < b ? a : b;
}

FAULTLINE_AVX2 inline Byte greatest(Byte a, Byte b)
{
    return a < b ? b : a;
}

FAULTLINE_AVX2 inline __m256i least(__m256i a, __m256i b)
{
    return _mm256_min_epu8(a, b);
}

FAULTLINE_AVX2 inline __m256i greatest(__m256i a, __m256i b)
{
    return _mm256_max_epu8(a, b);
}

template <typename V>
FAULTLINE_AVX2 inline void order(V& low, V& high)
{
    const V first = low;
    low = least(first, high);
    high = greatest(first, high);
}

/// Nine comparisons.
template <typename V>
FAULTLINE_AVX2 inline void sortFive(V (&v)[5])
{
    order(v[0], v[1]);
    order(v[3], v[4]);
    order(v[2], v[4]);
    order(v[2], v[3]);
    order(v[1], v[4]);
    order(v[0], v[3]);
    order(v[0], v[2]);
    order(v[1], v[3]);
    order(v[1], v[2]);
}

/// The middle of seven: what is least or greatest of more than half of those left is put aside.
template <typename V>
FAULTLINE_AVX2 inline V middleOfSeven(V (&v)[7])
{
    order(v[0], v[5]);
    order(v[0], v[3]);
    order(v[1], v[6]);
    order(v[2], v[4]);
    order(v[0], v[1]);
    order(v[3], v[5]);
    order(v[2], v[6]);
    v[3] = least(greatest(v[2], v[3]), v[6]);
    v[4] = least(v[4], v[5]);
    order(v[1], v[4]);
    return least(greatest(v[1], v[3]), v[4]);
}

/// Five sorted columns, their ranks sorted too, leave thirteen of 25 numbers that may be the
/// median, on three diagonals. Of the lower diagonal all but the greatest have 13 others above
/// them, of the upper one all but the least below: so seven are left.
template <typename V>
FAULTLINE_AVX2 inline V medianOfRanks(V (&ranks)[5][5])
{
    for (V(&rank)[5] : ranks)
        sortFive(rank);
    const V low = greatest(greatest(ranks[0][3], ranks[1][2]), greatest(ranks[2][1], ranks[3][0]));
    const V high = least(least(ranks[1][4], ranks[2][3]), least(ranks[3][2], ranks[4][1]));
    V left[7]{low, ranks[0][4], ranks[1][3], ranks[2][2], ranks[3][1], ranks[4][0], high};
    return middleOfSeven(left);
}

template <typename V>
FAULTLINE_AVX2 inline V loadBytes(const Byte* from)
{
    if constexpr (sizeof(V) == 1)
        return *from;
    else
        return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
}

template <typename V>
FAULTLINE_AVX2 inline void storeBytes(Byte* to, V value)
{
    if constexpr (sizeof(V) == 1)
        *to = value;
    else
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), value);
}

constexpr int kMedianSide = 5;
using RowsIn = const Byte* const (&)[kMedianSide];
using RowsOut = Byte* const (&)[kMedianSide];

template <typename V>
FAULTLINE_AVX2 inline void sortColumnsAt(RowsIn rows, RowsOut sorted, int i)
{
    V column[kMedianSide];
    for (int k = 0; k < kMedianSide; ++k)
        column[k] = loadBytes<V>(rows[k] + i);
    sortFive(column);
    for (int rank = 0; rank < kMedianSide; ++rank)
        storeBytes<V>(sorted[rank] + i, column[rank]);
}

template <typename V>
FAULTLINE_AVX2 inline void medianAt(RowsIn sorted, Byte* to, int i)
{
    V ranks[kMedianSide][kMedianSide];
    for (int rank = 0; rank < kMedianSide; ++rank) {
        for (int column = 0; column < kMedianSide; ++column)
            ranks[rank][column] = loadBytes<V>(sorted[rank] + i + 3 * column);
    }
    storeBytes<V>(to + i, medianOfRanks(ranks));
}

constexpr int kWide = 32;

/// Bytes of five rows, sorted by columns: sorted[rank][i].
FAULTLINE_AVX2 void sortColumns(RowsIn rows, RowsOut sorted, int length)
{
    int i = 0;
    for (; i + kWide <= length; i += kWide)
        sortColumnsAt<__m256i>(rows, sorted, i);
    for (; i < length; ++i)
        sortColumnsAt<Byte>(rows, sorted, i);
}

FAULTLINE_AVX2 void medianRow(RowsIn sorted, Byte* to, int length)
{
    int i = 0;
    for (; i + kWide <= length; i += kWide)
        medianAt<__m256i>(sorted, to, i);
    for (; i < length; ++i)
        medianAt<Byte>(sorted, to, i);
}

cv::Mat medianOfFive(const cv::Mat& image)
{
    constexpr int kHalf = kMedianSide / 2;
    const int length = 3 * image.cols;
    const auto padded = static_cast<std::size_t>(length + 6 * kHalf);
    std::vector<Byte> buffer(kMedianSide * padded);
    Byte* const sorted[kMedianSide]{buffer.data(), buffer.data() + padded,
                                    buffer.data() + 2 * padded, buffer.data() + 3 * padded,
                                    buffer.data() + 4 * padded};
    Byte* const inner[kMedianSide]{sorted[0] + 3 * kHalf, sorted[1] + 3 * kHalf,
                                   sorted[2] + 3 * kHalf, sorted[3] + 3 * kHalf,
                                   sorted[4] + 3 * kHalf};
    const Byte* const all[kMedianSide]{sorted[0], sorted[1], sorted[2], sorted[3], sorted[4]};
    cv::Mat made(image.size(), image.type());
    for (int y = 0; y < image.rows; ++y) {
        const auto row = [&](int offset) {
            return image.ptr<Byte>(std::clamp(y + offset, 0, image.rows - 1));
        };
        const Byte* const rows[kMedianSide]{row(-2), row(-1), row(0), row(1), row(2)};
        sortColumns(rows, inner, length);
        for (Byte* const rank : inner) {
            for (int k = 1; k <= kHalf; ++k) {
                std::copy_n(rank, 3, rank - 3 * k);
                std::copy_n(rank + length - 3, 3, rank + length + 3 * (k - 1));
            }
        }
        medianRow(all, made.ptr<Byte>(y), length);
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

cv::Mat medianBlurred(const cv::Mat& image, int side)
{
#ifdef FAULTLINE_HAS_AVX2
    if (side == kMedianSide && isWide(image))
        return medianOfFive(image);
#endif
    cv::Mat made;
    cv::medianBlur(image, made, side);
    return made;
}

} // namespace faultline::augment
