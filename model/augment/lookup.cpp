// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/lookup.h"

#include "model/augment/simd.h"

#include <cmath>
#include <cstddef>

namespace faultline::augment {

namespace {

using Tables = std::array<Table, 3>;

void lookOneByOne(const std::uint8_t* from, std::uint8_t* to, int length, const Table& table)
{
    for (int x = 0; x < length; ++x)
        to[x] = table[from[x]];
}

std::uint8_t scaledByte(std::uint8_t byte, float factor, float added)
{
    const float value = static_cast<float>(byte) * factor + added;
    return value >= 255.0F ? std::uint8_t{255}
                           : (value > 0.0F ? static_cast<std::uint8_t>(value) : std::uint8_t{0});
}

#ifdef FAULTLINE_HAS_AVX2
/// 32 bytes at a time: each sixteenth of the table answers for the bytes whose upper half names it,
/// the others get 0 from it.
FAULTLINE_AVX2 void lookWithAvx2(const std::uint8_t* from, std::uint8_t* to, int length,
                                 const Table& table)
{
    constexpr int kParts = 16;
    constexpr int kStep = 32;
    __m256i parts[kParts];
    for (int i = 0; i < kParts; ++i)
        parts[i] = _mm256_broadcastsi128_si256(
            _mm_loadu_si128(reinterpret_cast<const __m128i*>(table.data() + 16 * i)));
    // A byte above 0x7F chooses nothing: so does, after this, any whose upper half is not 0.
    const __m256i offset = _mm256_set1_epi8(0x70);
    int x = 0;
    for (; x + kStep <= length; x += kStep) {
        const __m256i bytes = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from + x));
        __m256i found = _mm256_setzero_si256();
        for (int i = 0; i < kParts; ++i) {
            const __m256i own =
                _mm256_xor_si256(bytes, _mm256_set1_epi8(static_cast<char>(i << 4)));
            found = _mm256_or_si256(found,
                                    _mm256_shuffle_epi8(parts[i], _mm256_adds_epu8(own, offset)));
        }
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(to + x), found);
    }
    lookOneByOne(from + x, to + x, length - x, table);
}

/// A table in four registers, of which two at a time answer for half of all bytes.
struct WideTable {
    __m512i quarters[4];
};

FAULTLINE_AVX512 WideTable wideTable(const Table& table)
{
    return {{_mm512_loadu_si512(table.data()), _mm512_loadu_si512(table.data() + 64),
             _mm512_loadu_si512(table.data() + 128), _mm512_loadu_si512(table.data() + 192)}};
}

FAULTLINE_AVX512 inline __m512i lookedUp(__m512i bytes, const WideTable& table)
{
    const __m512i low = _mm512_permutex2var_epi8(table.quarters[0], bytes, table.quarters[1]);
    const __m512i high = _mm512_permutex2var_epi8(table.quarters[2], bytes, table.quarters[3]);
    return _mm512_mask_blend_epi8(_mm512_movepi8_mask(bytes), low, high);
}

/// Those of 64 bytes that are there.
__mmask64 firstOf(int count)
{
    return count >= 64 ? ~__mmask64{0} : (__mmask64{1} << count) - 1;
}

FAULTLINE_AVX512 void lookWithAvx512(const std::uint8_t* from, std::uint8_t* to, int length,
                                     const Table& table)
{
    const WideTable wide = wideTable(table);
    for (int x = 0; x < length; x += 64) {
        const __mmask64 there = firstOf(length - x);
        const __m512i bytes = _mm512_maskz_loadu_epi8(there, from + x);
        _mm512_mask_storeu_epi8(to + x, there, lookedUp(bytes, wide));
    }
}

FAULTLINE_AVX512 void lookWithAvx512(const std::uint8_t* from, std::uint8_t* to, int length,
                                     const Tables& tables)
{
    const WideTable wide[3]{wideTable(tables[0]), wideTable(tables[1]), wideTable(tables[2])};
    constexpr __mmask64 kEveryThird = 0x9249249249249249U; // bits 0, 3, 6, ...
    for (int x = 0; x < length; x += 64) {
        const __mmask64 there = firstOf(length - x);
        const __m512i bytes = _mm512_maskz_loadu_epi8(there, from + x);
        // 64 is one more than a multiple of three: the channel of the first byte moves on by one.
        const int channel = x % 3;
        const __mmask64 second = kEveryThird << ((4 - channel) % 3);
        const __mmask64 third = kEveryThird << ((5 - channel) % 3);
        __m512i found = lookedUp(bytes, wide[0]);
        found = _mm512_mask_mov_epi8(found, second, lookedUp(bytes, wide[1]));
        found = _mm512_mask_mov_epi8(found, third, lookedUp(bytes, wide[2]));
        _mm512_mask_storeu_epi8(to + x, there, found);
    }
}

/// As scaledByte(), which packing cuts off at both ends.
FAULTLINE_AVX2 void scaleWithAvx2(const std::uint8_t* from, std::uint8_t* to, int length,
                                  float factor, float added)
{
    const __m256 factors = _mm256_set1_ps(factor);
    const __m256 summands = _mm256_set1_ps(added);
    const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    int x = 0;
    for (; x + 32 <= length; x += 32) {
        __m256i eight[4];
        for (int k = 0; k < 4; ++k) {
            const __m128i bytes =
                _mm_loadl_epi64(reinterpret_cast<const __m128i*>(from + x + 8 * k));
            const __m256 values = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(bytes));
            eight[k] = _mm256_cvttps_epi32(_mm256_add_ps(_mm256_mul_ps(values, factors), summands));
        }
        const __m256i packed = _mm256_packus_epi16(_mm256_packs_epi32(eight[0], eight[1]),
                                                   _mm256_packs_epi32(eight[2], eight[3]));
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(to + x),
                            _mm256_permutevar8x32_epi32(packed, order));
    }
    for (; x < length; ++x)
        to[x] = scaledByte(from[x], factor, added);
}
#endif

void look(const std::uint8_t* from, std::uint8_t* to, int length, const Table& table)
{
#ifdef FAULTLINE_HAS_AVX2
    if (hasAvx512())
        return lookWithAvx512(from, to, length, table);
    if (hasAvx2())
        return lookWithAvx2(from, to, length, table);
#endif
    lookOneByOne(from, to, length, table);
}

void look(const std::uint8_t* from, std::uint8_t* to, int length, const Tables& tables)
{
#ifdef FAULTLINE_HAS_AVX2
    if (hasAvx512())
        return lookWithAvx512(from, to, length, tables);
#endif
    for (int x = 0; x + 2 < length; x += 3) {
        for (std::size_t c = 0; c < 3; ++c)
            to[x + static_cast<int>(c)] = tables[c][from[x + static_cast<int>(c)]];
    }
}

void scale(const std::uint8_t* from, std::uint8_t* to, int length, float factor, float added)
{
#ifdef FAULTLINE_HAS_AVX2
    if (hasAvx2())
        return scaleWithAvx2(from, to, length, factor, added);
#endif
    for (int x = 0; x < length; ++x)
        to[x] = scaledByte(from[x], factor, added);
}

template <typename Row>
cv::Mat lookUpRows(const cv::Mat& image, Row&& row)
{
    cv::Mat made(image.size(), image.type());
    const int length = image.cols * image.channels();
    for (int y = 0; y < image.rows; ++y)
        row(image.ptr<std::uint8_t>(y), made.ptr<std::uint8_t>(y), length);
    return made;
}

} // namespace

cv::Mat scaled(const cv::Mat& image, float factor, float added)
{
    // Beyond this the wide registers would overflow, which no parameter of a transform comes near.
    if (!(std::abs(factor) < 1e6F) || !(std::abs(added) < 1e6F))
        return looked(image,
                      tableOf([=](int i) { return static_cast<float>(i) * factor + added; }));
    return lookUpRows(image, [=](const std::uint8_t* from, std::uint8_t* to, int length) {
        scale(from, to, length, factor, added);
    });
}

cv::Mat looked(const cv::Mat& image, const Table& table)
{
    return lookUpRows(image, [&table](const std::uint8_t* from, std::uint8_t* to, int length) {
        look(from, to, length, table);
    });
}

cv::Mat looked(const cv::Mat& image, const Tables& tables)
{
    return lookUpRows(image, [&tables](const std::uint8_t* from, std::uint8_t* to, int length) {
        look(from, to, length, tables);
    });
}

} // namespace faultline::augment
