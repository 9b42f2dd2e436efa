// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/trace/analysis/kernel_totals.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>

namespace faultline::trace {

namespace {

/// Shapes of the matrix instruction and names of libraries, after the lists that XProf's kernel
/// statistics and PyTorch's TensorBoard plug-in (tensor_core.py) use, and CUTLASS's naming.
constexpr std::array<std::string_view, 18> kTensorCoreParts{
    "884",         // h884, s884: Volta
    "1688",        // h1688, s1688: Turing; 1688cudnn
    "16816",       // s16816: Ampere; i16816
    "8816",        // i8816: Turing, whole numbers
    "16832",       // i16832: Ampere, whole numbers
    "_tensor16x8", // cuDNN 8 and later: sm80_xmma_fprop_..._g1_tensor16x8x16_kernel_cudnn
    "_tensor8x8",
    "hmma",
    "imma",
    "wgmma", // Hopper
    "64x64x16gemm_tensor",
    "tensorop", // CUTLASS
    "xmma_gemm",
    "xmma_implicit_gemm",
    "xmma_sparse",
    "xmma_warp_specialized",
    "conv2d_c1_k1",
    "first_layer_wgrad_kernel"};

/// In lower case; parts of the names of matrix products and convolutions.
constexpr std::array<std::string_view, 12> kEligibleKernelParts{
    "gemm",  "convolve", "conv2d", "conv3d",  "cudnn::cnn",   "winograd",
    "dgrad", "wgrad",    "fprop",  "cutlass", "implicit_con", "flash_fwd"};
constexpr std::array<std::string_view, 12> kEligibleOps{
    "conv",         "matmul",       "aten::mm", "aten::addmm", "aten::bmm", "aten::baddbmm",
    "aten::linear", "aten::einsum", "Conv2D",   "Conv3D",      "MatMul",    "Einsum"};
/// What would match above by chance.
constexpr std::array<std::string_view, 4> kNotEligible{"computeoffsets", "nchwtonhwc", "nhwctonchw",
                                                       "cudnn::bn"};

template <std::size_t N>
bool containsAny(std::string_view text, const std::array<std::string_view, N>& parts)
{
    return std::any_of(parts.begin(), parts.end(), [text](std::string_view part) {
        return text.find(part) != std::string_view::npos;
    });
}

/// Name of the operator for each launch id: the innermost one, which is the last that has it.
class LaunchIndex {
public:
    LaunchIndex(const TraceProfile& profile, const AnalysisInput& input)
    {
        std::uint32_t most = 0;
        for (std::size_t i = 0; i < input.links.size(); ++i) {
            if (profile.events[i].category == TraceCategory::CpuOp)
                most = std::max(most, input.links[i].launch);
        }
        if (most > kSparsest * (input.links.size() + 1'000))
            return; // ids are counters: such a file is damaged
        m_opOf.resize(std::size_t{most} + 1);
        for (std::size_t i = 0; i < input.links.size(); ++i) {
            if (profile.events[i].category == TraceCategory::CpuOp)
                m_opOf[input.links[i].launch] = profile.events[i].name;
        }
    }

    [[nodiscard]] std::uint32_t opOf(const EventLink& link) const
    {
        if (link.op != 0)
            return link.op;
        return link.launch != 0 && link.launch < m_opOf.size() ? m_opOf[link.launch] : 0;
    }

private:
    static constexpr std::size_t kSparsest = 16; // ids for each event
    std::vector<std::uint32_t> m_opOf;
};

struct KernelSum {
    std::uint64_t count = 0;
    std::int64_t ns = 0;
    std::map<std::uint32_t, std::int64_t> byOp;
};

} // namespace

bool usesTensorCores(std::string_view kernel)
{
    return containsAny(lowerAscii(kernel), kTensorCoreParts);
}

bool isTensorCoreEligible(std::string_view kernel, std::string_view op)
{
    const std::string name = lowerAscii(kernel);
    if (containsAny(name, kTensorCoreParts))
        return true;
    if (containsAny(name, kNotEligible))
        return false;
    if (containsAny(name, kEligibleKernelParts))
        return true;
    // An operator also launches kernels that prepare and finish: only products named so count.
    const bool isHelper = name.find("elementwise") != std::string::npos
                          || name.find("reduce") != std::string::npos
                          || name.find("memset") != std::string::npos;
    return !isHelper && containsAny(op, kEligibleOps);
}

std::vector<KernelTotal> kernelTotals(const TraceProfile& profile, const AnalysisInput& input)
{
    const LaunchIndex launches(profile, input);
    std::unordered_map<std::uint32_t, KernelSum> sums;
    for (std::size_t i = 0; i < profile.events.size(); ++i) {
        const TraceEvent& event = profile.events[i];
        if (event.category != TraceCategory::Kernel && event.category != TraceCategory::Collective)
            continue;
        KernelSum& sum = sums[event.name];
        const std::int64_t duration = profile.durationOf(i);
        ++sum.count;
        sum.ns += duration;
        if (const std::uint32_t op = launches.opOf(input.links[i]))
            sum.byOp[op] += duration;
    }
    std::vector<KernelTotal> totals;
    totals.reserve(sums.size());
    for (const auto& [name, sum] : sums) {
        KernelTotal total;
        total.name = profile.names[name];
        total.count = sum.count;
        total.seconds = 1e-9 * static_cast<double>(sum.ns);
        const auto most =
            std::max_element(sum.byOp.begin(), sum.byOp.end(),
                             [](const auto& a, const auto& b) { return a.second < b.second; });
        if (most != sum.byOp.end())
            total.op = profile.names[most->first];
        total.usesTensorCores = usesTensorCores(total.name);
        total.isTensorCoreEligible = isTensorCoreEligible(total.name, total.op);
        totals.push_back(std::move(total));
    }
    std::sort(totals.begin(), totals.end(), [](const KernelTotal& a, const KernelTotal& b) {
        return a.seconds != b.seconds ? a.seconds > b.seconds : a.name < b.name;
    });
    return totals;
}

} // namespace faultline::trace
