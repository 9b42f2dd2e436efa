// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/evidence/crash_facts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <vector>

namespace faultline {

namespace {

constexpr double kMebibyte = 1048576.0;
// A request that fails although the card has this many times as much free was not refused by it.
constexpr double kAmpleFactor = 4.0;
constexpr double kAmpleBytes = 512.0 * kMebibyte;
// Context and libraries of one process (memory model of the framework: 300 to 800 MiB).
constexpr double kContextBytes = 800.0 * kMebibyte;

std::vector<std::int64_t> dimensionsOf(std::string_view shape)
{
    std::vector<std::int64_t> dimensions;
    while (!shape.empty() && dimensions.size() < 16) {
        const std::size_t begin = shape.find_first_of("0123456789");
        if (begin == std::string_view::npos)
            break;
        shape.remove_prefix(begin);
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(shape.data(), shape.data() + shape.size(), value);
        if (error != std::errc())
            break;
        dimensions.push_back(value);
        shape.remove_prefix(static_cast<std::size_t>(end - shape.data()));
    }
    return dimensions;
}

double bytesOfType(std::string_view type)
{
    struct Size {
        std::string_view name;
        double bytes;
    };
    constexpr std::array kSizes{Size{"float", 4.0},    Size{"int32", 4.0},  Size{"half", 2.0},
                                Size{"bfloat16", 2.0}, Size{"double", 8.0}, Size{"int64", 8.0},
                                Size{"uint8", 1.0},    Size{"int8", 1.0},   Size{"bool", 1.0}};
    const auto* const it = std::find_if(kSizes.begin(), kSizes.end(),
                                        [type](const Size& size) { return size.name == type; });
    return it == kSizes.end() ? 4.0 : it->bytes;
}

MemoryShortage ofPyTorch(const LogEvent& event)
{
    MemoryShortage memory;
    memory.askedBytes = bytesOfText(event.field("req"));
    memory.freeBytes = bytesOfText(event.field("free"));
    memory.totalBytes = bytesOfText(event.field("total"));
    const double allocated = bytesOfText(event.field("alloc"));
    const double reserved = bytesOfText(event.field("resv"));
    // The old message counts what is allocated as reserved (1.4 and later); the new one does not.
    const bool isOld = event.signature == "pt.oom.old";
    memory.unusedBytes = isOld ? std::max(0.0, reserved - allocated) : reserved;
    memory.peakBytes = allocated;
    const double thisProcess = bytesOfText(event.field("this_mem"));
    const double own =
        thisProcess > 0.0
            ? thisProcess
            : std::max(allocated, isOld ? reserved : allocated + reserved) + kContextBytes;
    // A line that was cut tells nothing of this process, and so nothing of others.
    if (thisProcess > 0.0 || allocated > 0.0)
        memory.othersBytes = std::max(0.0, memory.totalBytes - memory.freeBytes - own);
    memory.isHostMemory = memory.freeBytes > kAmpleFactor * memory.askedBytes
                          && memory.freeBytes > memory.askedBytes + kAmpleBytes;
    return memory;
}

const AllocatorDump* dumpBefore(const ConsoleLog& log, const LogEvent& event)
{
    const AllocatorDump* found = nullptr;
    for (const AllocatorDump& dump : log.dumps) {
        if (dump.firstLine <= event.lastLine)
            found = &dump;
    }
    return found;
}

bool hasAllChunks(const AllocatorDump& dump)
{
    return dump.chunkCount > 0 && dump.chunkCount == dump.chunks.size();
}

/// All chunks together; where the dump does not list them the bins, or else the limit.
double poolBytesOf(const AllocatorDump& dump)
{
    double bytes = 0.0;
    if (hasAllChunks(dump)) {
        for (const AllocatorDump::Chunk& chunk : dump.chunks)
            bytes += static_cast<double>(chunk.sizeBytes);
    }
    if (bytes <= 0.0) {
        for (const AllocatorDump::Bin& bin : dump.bins)
            bytes += bin.allocatedBytes;
    }
    // Bins are printed rounded, and hold nothing where the dump was cut.
    const bool isTold = bytes >= static_cast<double>(dump.inUseBytes);
    return isTold ? bytes : static_cast<double>(dump.limitBytes);
}

bool eventContains(const ConsoleLog& log, const LogEvent& event, std::string_view word)
{
    for (std::size_t line = event.firstLine; line <= event.lastLine; ++line) {
        if (log.text(line).find(word) != std::string_view::npos)
            return true;
    }
    return false;
}

MemoryShortage ofTensorFlow(const ConsoleLog& log, const LogEvent& event)
{
    MemoryShortage memory;
    memory.isTensorFlow = true;
    if (const AllocatorDump* dump = dumpBefore(log, event)) {
        memory.askedBytes = static_cast<double>(dump->requestBytes);
        memory.totalBytes = static_cast<double>(dump->limitBytes);
        memory.freeBytes = std::max(0.0, memory.totalBytes - static_cast<double>(dump->inUseBytes));
        memory.peakBytes = static_cast<double>(std::max(dump->maxInUseBytes, dump->inUseBytes));
        memory.poolBytes = poolBytesOf(*dump);
        memory.largestFreeBytes = static_cast<double>(dump->largestFreeChunkBytes);
        memory.isPoolWhole = dump->largestFreeChunkBytes > 0 || hasAllChunks(*dump);
        memory.unusedBytes =
            std::max(0.0, memory.poolBytes - static_cast<double>(dump->inUseBytes));
    }
    const std::string shape(event.field("shape"));
    if (!shape.empty()) {
        memory.shape = "[" + shape + "]";
        const std::vector<std::int64_t> dimensions = dimensionsOf(shape);
        double bytes = bytesOfType(event.field("dtype"));
        for (const std::int64_t dimension : dimensions)
            bytes *= static_cast<double>(dimension);
        if (memory.askedBytes <= 0.0)
            memory.askedBytes = bytes;
        // Crops of all images are one stack: its length is no batch.
        const bool isStack = eventContains(log, event, "crop_and_resize");
        if (dimensions.size() == 4 && !isStack)
            memory.batch = dimensions.front();
    }
    return memory;
}

/// XLA tells only what it asked for.
std::optional<MemoryShortage> ofXla(const LogEvent& event)
{
    MemoryShortage memory;
    memory.askedBytes = numberOf(event.field("bytes"));
    return memory.askedBytes > 0.0 ? std::optional(memory) : std::nullopt;
}

} // namespace

double numberOf(std::string_view text)
{
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() ? value : 0.0;
}

std::optional<MemoryShortage> memoryShortage(const ConsoleLog& log, const LogEvent& event)
{
    if (event.signature == "pt.oom.new" || event.signature == "pt.oom.old")
        return ofPyTorch(event);
    if (event.signature == "jax.oom")
        return ofXla(event);
    const std::string_view allocator = event.field("alloc");
    const bool isOfTheHost = allocator.find("cpu") != std::string_view::npos
                             || allocator.find("host") != std::string_view::npos;
    if ((event.signature == "tf.oom.op" && !isOfTheHost) || event.signature == "bfc.dump")
        return ofTensorFlow(log, event);
    return std::nullopt;
}

} // namespace faultline
