// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/augment/warp_bytes.h"

#include "model/augment/simd.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace faultline::augment {

namespace {

#ifdef FAULTLINE_HAS_AVX2

constexpr int kFractionBits = 5;
constexpr int kFractions = 1 << kFractionBits;
constexpr int kWeightBits = 2 * kFractionBits;

/// Places in the source that the pixels of a row of the result show, in 1/32 pixels.
struct Places {
    explicit Places(int count)
        : x(static_cast<std::size_t>(count)), y(static_cast<std::size_t>(count))
    {
    }
    std::vector<int> x;
    std::vector<int> y;
};

/// The two weights of a direction for each fraction, as often as a register holds them.
struct WeightTables {
    WeightTables()
    {
        for (int fraction = 0; fraction < kFractions; ++fraction) {
            const auto at = static_cast<std::size_t>(fraction);
            for (std::size_t i = 0; i < 16; ++i) {
                const int weight = i % 2 == 0 ? kFractions - fraction : fraction;
                across[at][i] = static_cast<std::int8_t>(weight);
                if (i < 8)
                    down[at][i] = static_cast<std::int16_t>(weight);
            }
        }
    }
    alignas(16) std::array<std::array<std::int8_t, 16>, kFractions> across{};
    alignas(16) std::array<std::array<std::int16_t, 8>, kFractions> down{};
};

const WeightTables& weightTables()
{
    static const WeightTables kTables;
    return kTables;
}

/// Samples a source, pixel by pixel or four at a time.
class Sampler {
public:
    Sampler(const cv::Mat& image, int border, const cv::Scalar& fill)
        : m_image(image),
          m_border(border),
          m_weights(weightTables()),
          m_fill{cv::saturate_cast<std::uint8_t>(fill[0]), cv::saturate_cast<std::uint8_t>(fill[1]),
                 cv::saturate_cast<std::uint8_t>(fill[2])}
    {
    }

    FAULTLINE_AVX2 void sampleRow(const Places& places, int count, std::uint8_t* to) const
    {
        // Eight bytes are read where six are wanted: not in the last column but one.
        const auto columns = static_cast<unsigned>(std::max(m_image.cols - 2, 0));
        const auto rows = static_cast<unsigned>(std::max(m_image.rows - 1, 0));
        const int* const x = places.x.data();
        const int* const y = places.y.data();
        const auto isInside = [=](int i) {
            return static_cast<unsigned>(x[i] >> kFractionBits) < columns
                   && static_cast<unsigned>(y[i] >> kFractionBits) < rows;
        };
        int i = 0;
        for (; i + 6 <= count; i += 4) { // sixteen bytes are written, of which four do not count
            if (isInside(i) && isInside(i + 1) && isInside(i + 2) && isInside(i + 3)) {
                sampleFour(x + i, y + i, to + 3 * i);
                continue;
            }
            for (int k = i; k < i + 4; ++k)
                sampleOne(x[k], y[k], to + 3 * k);
        }
        for (; i < count; ++i)
            sampleOne(x[i], y[i], to + 3 * i);
    }

private:
    /// The six bytes of two pixels above and two below, paired by channel.
    FAULTLINE_AVX2 __m128i neighboursOf(int x, int y) const
    {
        const std::uint8_t* above = m_image.ptr<std::uint8_t>(y >> kFractionBits)
                                    + static_cast<std::ptrdiff_t>(3 * (x >> kFractionBits));
        const std::uint8_t* below = above + m_image.step[0];
        const __m128i both =
            _mm_unpacklo_epi64(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(above)),
                               _mm_loadl_epi64(reinterpret_cast<const __m128i*>(below)));
        return _mm_shuffle_epi8(
            both, _mm_setr_epi8(0, 3, 1, 4, 2, 5, -1, -1, 8, 11, 9, 12, 10, 13, -1, -1));
    }

    FAULTLINE_AVX2 __m128i across(int x) const
    {
        return _mm_load_si128(reinterpret_cast<const __m128i*>(
            m_weights.across[static_cast<std::size_t>(x & (kFractions - 1))].data()));
    }

    FAULTLINE_AVX2 __m128i down(int y) const
    {
        return _mm_load_si128(reinterpret_cast<const __m128i*>(
            m_weights.down[static_cast<std::size_t>(y & (kFractions - 1))].data()));
    }

    /// Two pixels as numbers of 32 bits, one in each half.
    FAULTLINE_AVX2 __m256i sampleTwo(const int* x, const int* y) const
    {
        const __m256i bytes = _mm256_set_m128i(neighboursOf(x[1], y[1]), neighboursOf(x[0], y[0]));
        const __m256i rows =
            _mm256_maddubs_epi16(bytes, _mm256_set_m128i(across(x[1]), across(x[0])));
        const __m256i paired = _mm256_unpacklo_epi16(rows, _mm256_srli_si256(rows, 8));
        const __m256i sums = _mm256_madd_epi16(paired, _mm256_set_m128i(down(y[1]), down(y[0])));
        const __m256i half = _mm256_set1_epi32(1 << (kWeightBits - 1));
        return _mm256_srli_epi32(_mm256_add_epi32(sums, half), kWeightBits);
    }

    FAULTLINE_AVX2 void sampleFour(const int* x, const int* y, std::uint8_t* to) const
    {
        const __m256i words = _mm256_packs_epi32(sampleTwo(x, y), sampleTwo(x + 2, y + 2));
        const __m256i bytes = _mm256_packus_epi16(words, words);
        const __m128i pixels =
            _mm_unpacklo_epi32(_mm256_castsi256_si128(bytes), _mm256_extracti128_si256(bytes, 1));
        const __m128i order = _mm_setr_epi8(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
        _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm_shuffle_epi8(pixels, order));
    }

    /// Any pixel: neighbours outside are what the border says.
    void sampleOne(int x, int y, std::uint8_t* to) const
    {
        // OpenCV keeps places in 16 bits.
        const int left = std::clamp(x >> kFractionBits, SHRT_MIN, SHRT_MAX);
        const int top = std::clamp(y >> kFractionBits, SHRT_MIN, SHRT_MAX);
        if (m_border == cv::BORDER_CONSTANT
            && (left < -1 || left >= m_image.cols || top < -1 || top >= m_image.rows)) {
            std::copy(m_fill.begin(), m_fill.end(), to);
            return;
        }
        const std::uint8_t* corners[4]{pixelAt(left, top), pixelAt(left + 1, top),
                                       pixelAt(left, top + 1), pixelAt(left + 1, top + 1)};
        const int across = x & (kFractions - 1);
        const int down = y & (kFractions - 1);
        for (int c = 0; c < 3; ++c) {
            const int above = corners[0][c] * (kFractions - across) + corners[1][c] * across;
            const int below = corners[2][c] * (kFractions - across) + corners[3][c] * across;
            const int sum = above * (kFractions - down) + below * down;
            to[c] = static_cast<std::uint8_t>((sum + (1 << (kWeightBits - 1))) >> kWeightBits);
        }
    }

    [[nodiscard]] const std::uint8_t* pixelAt(int x, int y) const
    {
        if (static_cast<unsigned>(x) >= static_cast<unsigned>(m_image.cols)
            || static_cast<unsigned>(y) >= static_cast<unsigned>(m_image.rows)) {
            if (m_border == cv::BORDER_CONSTANT)
                return m_fill.data();
            x = cv::borderInterpolate(x, m_image.cols, m_border);
            y = cv::borderInterpolate(y, m_image.rows, m_border);
        }
        return m_image.ptr<std::uint8_t>(y, x);
    }

    const cv::Mat& m_image;
    int m_border;
    const WeightTables& m_weights;
    std::array<std::uint8_t, 3> m_fill;
};

bool isWide(const cv::Mat& image, int border)
{
    const bool isKnown = border == cv::BORDER_CONSTANT || border == cv::BORDER_REPLICATE
                         || border == cv::BORDER_REFLECT || border == cv::BORDER_REFLECT_101
                         || border == cv::BORDER_WRAP;
    return image.type() == CV_8UC3 && isKnown && hasAvx2();
}

/// The steps of OpenCV's affine places have ten bits behind the point.
constexpr int kStepBits = 10;
constexpr double kStepScale = 1 << kStepBits;

FAULTLINE_AVX2 void affinePlaces(int first, const std::vector<int>& steps, std::vector<int>& places)
{
    // Far outside sums may wrap around, as OpenCV's do.
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = static_cast<int>(static_cast<unsigned>(first) + static_cast<unsigned>(steps[i]))
                    >> (kStepBits - kFractionBits);
}

/// The inverse as OpenCV computes it.
cv::Matx23d inverseOf(const cv::Matx23d& m)
{
    const double determinant = m(0, 0) * m(1, 1) - m(0, 1) * m(1, 0);
    const double d = determinant != 0.0 ? 1.0 / determinant : 0.0;
    const double a = m(1, 1) * d;
    const double b = -d * m(0, 1);
    const double c = -d * m(1, 0);
    const double e = m(0, 0) * d;
    return {a, b, -a * m(0, 2) - b * m(1, 2), c, e, -c * m(0, 2) - e * m(1, 2)};
}

cv::Mat warpedAffinely(const cv::Mat& image, const cv::Matx23d& matrix, cv::Size size,
                       const Sampler& sampler)
{
    const cv::Matx23d inverse = inverseOf(matrix);
    Places steps(size.width);
    for (int x = 0; x < size.width; ++x) {
        steps.x[static_cast<std::size_t>(x)] =
            cv::saturate_cast<int>(inverse(0, 0) * x * kStepScale);
        steps.y[static_cast<std::size_t>(x)] =
            cv::saturate_cast<int>(inverse(1, 0) * x * kStepScale);
    }
    constexpr int kHalf = 1 << (kStepBits - kFractionBits - 1);
    cv::Mat made(size, image.type());
    Places places(size.width);
    for (int y = 0; y < size.height; ++y) {
        const auto first = [&](int row) {
            const double at = (inverse(row, 1) * y + inverse(row, 2)) * kStepScale;
            return static_cast<int>(static_cast<unsigned>(cv::saturate_cast<int>(at)) + kHalf);
        };
        affinePlaces(first(0), steps.x, places.x);
        affinePlaces(first(1), steps.y, places.y);
        sampler.sampleRow(places, size.width, made.ptr<std::uint8_t>(y));
    }
    return made;
}

/// OpenCV computes perspective places from the left of blocks, which decides about roundings.
constexpr int kBlockSide = 32;

/// Four places of one direction: (first + factor * along) * scale, rounded.
FAULTLINE_AVX2 void storePlaces(double first, double factor, __m256d along, __m256d scale, int* to)
{
    const __m256d place =
        _mm256_add_pd(_mm256_set1_pd(first), _mm256_mul_pd(_mm256_set1_pd(factor), along));
    const __m256d limited =
        _mm256_max_pd(_mm256_set1_pd(INT_MIN),
                      _mm256_min_pd(_mm256_set1_pd(INT_MAX), _mm256_mul_pd(place, scale)));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm256_cvtpd_epi32(limited));
}

FAULTLINE_AVX2 void perspectivePlaces(const cv::Matx33d& m, int y, int block, Places& places,
                                      int count)
{
    const __m256d fractions = _mm256_set1_pd(kFractions);
    for (int begin = 0; begin < count; begin += block) {
        const double x0 = m(0, 0) * begin + m(0, 1) * y + m(0, 2);
        const double y0 = m(1, 0) * begin + m(1, 1) * y + m(1, 2);
        const double w0 = m(2, 0) * begin + m(2, 1) * y + m(2, 2);
        const int end = std::min(begin + block, count);
        for (int x = begin; x < end; x += 4) { // the lists have room for what is too much
            const double at = x - begin;
            const __m256d along = _mm256_setr_pd(at, at + 1.0, at + 2.0, at + 3.0);
            const __m256d w =
                _mm256_add_pd(_mm256_set1_pd(w0), _mm256_mul_pd(_mm256_set1_pd(m(2, 0)), along));
            const __m256d isZero = _mm256_cmp_pd(w, _mm256_setzero_pd(), _CMP_EQ_OQ);
            const __m256d scale = _mm256_andnot_pd(isZero, _mm256_div_pd(fractions, w));
            storePlaces(x0, m(0, 0), along, scale, places.x.data() + x);
            storePlaces(y0, m(1, 0), along, scale, places.y.data() + x);
        }
    }
}

cv::Mat warpedInPerspective(const cv::Mat& image, const cv::Matx33d& matrix, cv::Size size,
                            const Sampler& sampler)
{
    cv::Matx33d inverse;
    cv::invert(matrix, inverse);
    const int blockHeight = std::min(kBlockSide / 2, size.height);
    const int block = std::min(kBlockSide * kBlockSide / blockHeight, size.width);
    cv::Mat made(size, image.type());
    Places places(size.width + 4);
    for (int y = 0; y < size.height; ++y) {
        perspectivePlaces(inverse, y, block, places, size.width);
        sampler.sampleRow(places, size.width, made.ptr<std::uint8_t>(y));
    }
    return made;
}

FAULTLINE_AVX2 void mappedPlaces(const float* map, std::vector<int>& places, int count)
{
    const __m256 fractions = _mm256_set1_ps(kFractions);
    int x = 0;
    for (; x + 8 <= count; x += 8)
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(places.data() + x),
                            _mm256_cvtps_epi32(_mm256_mul_ps(_mm256_loadu_ps(map + x), fractions)));
    for (; x < count; ++x)
        places[static_cast<std::size_t>(x)] = cvRound(map[x] * static_cast<float>(kFractions));
}

cv::Mat remapped(const cv::Mat& image, const cv::Mat& mapX, const cv::Mat& mapY,
                 const Sampler& sampler)
{
    cv::Mat made(mapX.size(), image.type());
    Places places(mapX.cols);
    for (int y = 0; y < made.rows; ++y) {
        mappedPlaces(mapX.ptr<float>(y), places.x, made.cols);
        mappedPlaces(mapY.ptr<float>(y), places.y, made.cols);
        sampler.sampleRow(places, made.cols, made.ptr<std::uint8_t>(y));
    }
    return made;
}

#endif

} // namespace

cv::Mat warpAffineLinear(const cv::Mat& image, const cv::Matx23d& matrix, cv::Size size, int border,
                         const cv::Scalar& fill)
{
#ifdef FAULTLINE_HAS_AVX2
    if (isWide(image, border))
        return warpedAffinely(image, matrix, size, Sampler(image, border, fill));
#endif
    cv::Mat made;
    cv::warpAffine(image, made, matrix, size, cv::INTER_LINEAR, border, fill);
    return made;
}

cv::Mat warpPerspectiveLinear(const cv::Mat& image, const cv::Matx33d& matrix, cv::Size size,
                              int border, const cv::Scalar& fill)
{
#ifdef FAULTLINE_HAS_AVX2
    if (isWide(image, border))
        return warpedInPerspective(image, matrix, size, Sampler(image, border, fill));
#endif
    cv::Mat made;
    cv::warpPerspective(image, made, matrix, size, cv::INTER_LINEAR, border, fill);
    return made;
}

cv::Mat remapLinear(const cv::Mat& image, const cv::Mat& mapX, const cv::Mat& mapY, int border,
                    const cv::Scalar& fill)
{
#ifdef FAULTLINE_HAS_AVX2
    if (isWide(image, border))
        return remapped(image, mapX, mapY, Sampler(image, border, fill));
#endif
    cv::Mat made;
    cv::remap(image, made, mapX, mapY, cv::INTER_LINEAR, border, fill);
    return made;
}

} // namespace faultline::augment
