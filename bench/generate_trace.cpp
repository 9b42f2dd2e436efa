// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/generate_trace.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <string_view>

namespace faultline::bench {

namespace {

constexpr std::size_t kFlushBytes = std::size_t{4} << 20;

/// Appends events; times are microseconds.
class TraceText {
public:
    void complete(std::string_view category, std::string_view name, int pid, int tid,
                  std::uint64_t begin, std::uint64_t duration, std::string_view args)
    {
        m_text += "  {\n    \"ph\": \"X\", \"cat\": \"";
        m_text += category;
        m_text += "\", \"name\": \"";
        m_text += name;
        m_text += "\", \"pid\": " + std::to_string(pid) + ", \"tid\": " + std::to_string(tid);
        m_text += ",\n    \"ts\": " + std::to_string(begin) + ".125, \"dur\": ";
        m_text += std::to_string(duration) + ".500,\n    \"args\": {\n      ";
        m_text += args;
        m_text += "\n    }\n  },\n";
    }
    void plain(std::string_view text) { m_text += text; }
    std::string& text() { return m_text; }

private:
    std::string m_text;
};

constexpr std::array<std::string_view, 6> kOps{"aten::conv2d", "aten::batch_norm", "aten::relu_",
                                               "aten::add_",   "aten::max_pool2d", "aten::linear"};
constexpr std::array<std::string_view, 4> kKernels{
    "sm80_xmma_fprop_implicit_gemm_f32f32_tf32f32_f32_nhwckrsc_nchw_tilesize128x128x16",
    "void at::native::vectorized_elementwise_kernel<4, at::native::AddFunctor<float>, 3>(int)",
    "void cudnn::bn_fw_tr_1C11_kernel_NCHW<float, float, 512, true, 1>(cudnnTensorStruct)",
    "ampere_sgemm_128x64_nn"};

void operatorWithKernel(TraceText& out, std::uint64_t id, std::uint64_t at)
{
    const std::string external = "\"External id\": " + std::to_string(id);
    const std::string shapes = ", \"Sequence number\": " + std::to_string(id)
                               + ", \"Input Dims\": [[32, 64, 56, 56], [64, 64, 3, 3], []], "
                                 "\"Input type\": [\"float\", \"float\", \"\"]";
    out.complete("cpu_op", kOps[id % kOps.size()], 100, 100, at, 30, external + shapes);
    out.complete("cpu_op", "aten::empty", 100, 100, at + 2, 3, external + shapes);
    const std::string correlation = ", \"correlation\": " + std::to_string(id);
    out.complete("cuda_runtime", "cudaLaunchKernel", 100, 100, at + 10, 6,
                 external + ", \"cbid\": 211" + correlation);
    out.complete(
        "kernel", kKernels[id % kKernels.size()], 0, id % 5 == 0 ? 20 : 7, at + 20, 5 + id % 40,
        external + ", \"queued\": 0, \"device\": 0, \"context\": 1, \"stream\": 7" + correlation
            + ", \"registers per thread\": 32, \"shared memory\": 0, \"grid\": [784, 1, "
              "1], \"block\": [128, 1, 1], \"est. achieved occupancy %\": 94");
    const std::string time = std::to_string(at);
    out.plain("  {\n    \"ph\": \"s\", \"id\": " + std::to_string(id)
              + ", \"pid\": 100, \"tid\": 100, \"ts\": " + time
              + ",\n    \"cat\": \"ac2g\", \"name\": \"ac2g\"\n  },\n");
    if (id % 4 == 0) {
        out.plain("  {\n    \"ph\": \"i\", \"cat\": \"cpu_instant_event\", \"s\": \"t\", \"name\": "
                  "\"[memory]\", \"pid\": 100, \"tid\": 100, \"ts\": "
                  + time + ",\n    \"args\": {\"Total Reserved\": 4294967296, \"Total Allocated\": "
                  + std::to_string(1'000'000 + id % 1000 * 4096)
                  + ", \"Bytes\": 4096, \"Addr\": " + std::to_string(140'000'000 + id % 512)
                  + ", \"Device Id\": 0, \"Device Type\": 1}\n  },\n");
    }
}

} // namespace

std::string kinetoTrace(std::uint64_t bytes)
{
    constexpr std::uint64_t kOpsPerStep = 400;
    const std::string path =
        (std::filesystem::temp_directory_path()
         / ("faultline-bench-" + std::to_string(bytes >> 20) + ".pt.trace.json"))
            .string();
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    TraceText out;
    out.plain(
        "{\n  \"schemaVersion\": 1,\n  \"deviceProperties\": [{\"id\": 0, \"name\": \"A100\", "
        "\"totalGlobalMem\": 42505273344}],\n  \"baseTimeNanoseconds\": "
        "1700000000000000000,\n  \"traceEvents\": [\n");
    std::uint64_t written = 0;
    std::uint64_t id = 0;
    for (std::uint64_t step = 0; written < bytes; ++step) {
        const std::uint64_t begin = 1000 + step * (kOpsPerStep + 50) * 32;
        out.complete("user_annotation", "ProfilerStep#" + std::to_string(step), 100, 100, begin,
                     (kOpsPerStep + 50) * 32 - 1, "\"External id\": 0");
        out.complete("user_annotation",
                     "enumerate(DataLoader)#_MultiProcessingDataLoaderIter.__"
                     "next__",
                     100, 100, begin + 1, 1200, "\"External id\": 0");
        for (std::uint64_t op = 0; op < kOpsPerStep; ++op)
            operatorWithKernel(out, ++id, begin + 1300 + op * 32);
        if (out.text().size() >= kFlushBytes) {
            file << out.text();
            written += out.text().size();
            out.text().clear();
        }
    }
    file << out.text() << "  {\"name\": \"Record Window End\", \"ph\": \"i\", \"ts\": 1}\n  ]\n}\n";
    return path;
}

} // namespace faultline::bench
