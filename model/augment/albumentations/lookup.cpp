// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/albumentations/lookup.h"

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define FAULTLINE_HAS_AVX2_TABLES
#endif

namespace faultline::augment::albumentations {

namespace {

void lookOneByOne(const std::uint8_t* from, std::uint8_t* to, int length, const Table& table)
{
    for (int x = 0; x < length; ++x)
        to[x] = table[from[x]];
}

#ifdef FAULTLINE_HAS_AVX2_TABLES
/// 32 bytes at a time: each sixteenth of the table answers for the bytes whose upper half names it,
/// the others get 0 from it.
__attribute__((target("avx2"))) void lookWithAvx2(const std::uint8_t* from, std::uint8_t* to,
                                                  int length, const Table& table)
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
#endif

using Look = void (*)(const std::uint8_t*, std::uint8_t*, int, const Table&);

/// The fastest way of this processor.
Look bestLook()
{
#ifdef FAULTLINE_HAS_AVX2_TABLES
    if (__builtin_cpu_supports("avx2"))
        return lookWithAvx2;
#endif
    return lookOneByOne;
}

template <typename Row>
cv::Mat byRows(const cv::Mat& image, Row&& row)
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
    return looked(image, tableOf([=](int i) { return static_cast<float>(i) * factor + added; }));
}

cv::Mat looked(const cv::Mat& image, const Table& table)
{
    static const Look kLook = bestLook();
    return byRows(image, [&table](const std::uint8_t* from, std::uint8_t* to, int length) {
        kLook(from, to, length, table);
    });
}

cv::Mat looked(const cv::Mat& image, const std::array<Table, 3>& tables)
{
    return byRows(image, [&tables](const std::uint8_t* from, std::uint8_t* to, int length) {
        for (int x = 0; x + 2 < length; x += 3) {
            to[x] = tables[0][from[x]];
            to[x + 1] = tables[1][from[x + 1]];
            to[x + 2] = tables[2][from[x + 2]];
        }
    });
}

} // namespace faultline::augment::albumentations
