// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For the few loops that are written twice: once for any processor, once for the wide registers of
// this one, which is asked at run time. The program itself is compiled for every x86-64.
#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define FAULTLINE_HAS_AVX2
#define FAULTLINE_AVX2 __attribute__((target("avx2")))
#define FAULTLINE_AVX512 __attribute__((target("avx512f,avx512bw,avx512vbmi")))
#endif

namespace faultline::augment {

#ifdef FAULTLINE_HAS_AVX2
[[nodiscard]] inline bool hasAvx2()
{
    static const bool kHas = __builtin_cpu_supports("avx2") != 0;
    return kHas;
}

/// With instructions that pick bytes out of whole registers.
[[nodiscard]] inline bool hasAvx512()
{
    static const bool kHas =
        __builtin_cpu_supports("avx512bw") != 0 && __builtin_cpu_supports("avx512vbmi") != 0;
    return kHas;
}
#endif

} // namespace faultline::augment
