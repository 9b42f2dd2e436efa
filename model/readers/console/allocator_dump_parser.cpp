// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/console/allocator_dump_parser.h"

#include "model/core/ascii.h"
#include "model/readers/console/text_numbers.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace faultline::console {

namespace {

constexpr std::size_t kMostLinesInDump = 20; // of other threads, inside a dump

/// What stands behind `mark`; nothing if it does not occur.
std::optional<std::string_view> behind(std::string_view text, std::string_view mark)
{
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos)
        return std::nullopt;
    return text.substr(at + mark.size());
}

std::uint64_t integerBehind(std::string_view text, std::string_view mark)
{
    std::optional<std::string_view> rest = behind(text, mark);
    return rest ? takeInteger(*rest).value_or(0) : 0;
}

double bytesBefore(std::string_view text, std::string_view mark)
{
    const std::size_t end = text.find(mark);
    if (end == std::string_view::npos)
        return 0.0;
    const std::size_t begin = text.substr(0, end).rfind(' ');
    return bytesOf(text.substr(begin == std::string_view::npos ? 0 : begin + 1, end)).value_or(0.0);
}

bool isMap(std::string_view text)
{
    return text.size() >= 20 && text.size() <= 100
           && text.find_first_not_of("*_x") == std::string_view::npos
           && text.find_first_of("*x") != std::string_view::npos;
}

} // namespace

void AllocatorDumpParser::request(std::string_view allocator, std::string_view human,
                                  std::string_view rounded, std::string_view op)
{
    close();
    m_request = {};
    m_request.allocator = allocator;
    m_request.requestOp = op;
    m_request.requestBytes = takeInteger(rounded).value_or(0);
    if (m_request.requestBytes == 0)
        m_request.requestBytes = static_cast<std::uint64_t>(bytesOf(human).value_or(0.0));
}

bool AllocatorDumpParser::offer(std::size_t id, std::string_view text, bool mayBegin)
{
    if (!m_isOpen && !mayBegin)
        return false;
    if (const auto name = behind(text, "BFCAllocator dump for ")) {
        close();
        m_dump.allocator = name->substr(0, name->find(' '));
    } else if (m_isOpen && isMap(text)) {
        m_dump.lastLine = id;
        close();
        return true;
    } else if (!take(text)) {
        if (m_isOpen && !text.empty() && ++m_foreignLines > kMostLinesInDump)
            close();
        return false;
    }
    if (!m_isOpen) {
        m_isOpen = true;
        m_dump.firstLine = id;
    }
    m_foreignLines = 0;
    m_dump.lastLine = id;
    return true;
}

bool AllocatorDumpParser::take(std::string_view text)
{
    text = trimmedStart(text, " \t");
    if (text.empty())
        return false;
    switch (text.front()) {
    case 'B': return takeBin(text);
    case 'I':
    case 'F':
    case 'C': return takeChunk(text) || takeStatistic(text);
    case 'N': return text.starts_with("Next region of size ") || takeStatistic(text);
    case 'S': return text.starts_with("Sum Total of in-use chunks: ") || text == "Stats:";
    case 't': {
        if (!text.starts_with("total_region_allocated_bytes_: "))
            return false;
        m_dump.limitBytes = std::max(m_dump.limitBytes, integerBehind(text, "memory_limit_: "));
        return true;
    }
    case 'L':
    case 'M':
    case 'R':
    case 'P': return takeStatistic(text);
    default: return takeSummary(text);
    }
}

/// "Bin (256): Total Chunks: 23, Chunks in use: 22. 5.8KiB allocated for chunks. 5.5KiB in use in
/// bin. 1.2KiB client-requested in use in bin."
bool AllocatorDumpParser::takeBin(std::string_view text)
{
    if (text.starts_with("Bin for "))
        return behind(text, "Chunk State:").has_value();
    if (!text.starts_with("Bin (") || !behind(text, "Total Chunks: "))
        return false;
    AllocatorDump::Bin bin;
    bin.binBytes = integerBehind(text, "Bin (");
    bin.totalChunks = integerBehind(text, "Total Chunks: ");
    bin.chunksInUse = integerBehind(text, "Chunks in use: ");
    bin.allocatedBytes = bytesBefore(text, " allocated for chunks");
    bin.inUseBytes = bytesBefore(text, " in use in bin");
    bin.requestedBytes = bytesBefore(text, " client-requested");
    if (m_dump.bins.size() < 64) // there are 21
        m_dump.bins.push_back(bin);
    return true;
}

/// "InUse at 0x7f of size 1280 by op Const action_count 1 step 0 next 1", "Free at 0x7f of size 3"
bool AllocatorDumpParser::takeChunk(std::string_view text)
{
    const bool isFree = text.starts_with("Free");
    if (!isFree && !text.starts_with("InUse ") && !text.starts_with("Chunk "))
        return false;
    const auto place = behind(text, " at ");
    if (!place || !behind(*place, " of size "))
        return false;
    AllocatorDump::Chunk chunk;
    std::string_view address = *place;
    if (address.starts_with("0x"))
        address.remove_prefix(2);
    std::from_chars(address.data(), address.data() + address.size(), chunk.address, 16);
    chunk.sizeBytes = integerBehind(*place, " of size ");
    if (chunk.sizeBytes == 0)
        return false;
    chunk.inUse = !isFree;
    if (const auto op = behind(*place, " by op "))
        chunk.op = op->substr(0, op->find(' '));
    if (auto step = behind(*place, " step ")) {
        if (const auto number = takeInteger(*step))
            chunk.step = static_cast<std::int64_t>(*number);
    }
    if (isFree)
        m_dump.largestFreeChunkBytes = std::max(m_dump.largestFreeChunkBytes, chunk.sizeBytes);
    ++m_dump.chunkCount;
    if (m_dump.chunks.size() < AllocatorDump::kMaxChunks)
        m_dump.chunks.push_back(std::move(chunk));
    return true;
}

/// "12 Chunks of size 1280 totalling 15.0KiB"
bool AllocatorDumpParser::takeSummary(std::string_view text)
{
    const auto count = takeInteger(text);
    if (!count || !text.starts_with(" Chunks of size "))
        return false;
    if (m_dump.summaries.size() < AllocatorDump::kMaxChunks)
        m_dump.summaries.push_back({*count, integerBehind(text, " Chunks of size ")});
    return true;
}

/// "MaxInUse:               1157243648"
bool AllocatorDumpParser::takeStatistic(std::string_view text)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos || colon > 20)
        return false;
    const std::string_view key = text.substr(0, colon);
    text.remove_prefix(colon + 1);
    const std::size_t begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos)
        return false;
    text.remove_prefix(begin);
    const auto value = takeInteger(text);
    if (!value || !text.empty())
        return false;
    if (key == "Limit")
        m_dump.limitBytes = *value;
    else if (key == "InUse")
        m_dump.inUseBytes = *value;
    else if (key == "MaxInUse")
        m_dump.maxInUseBytes = *value;
    else if (key == "NumAllocs")
        m_dump.allocationCount = *value;
    else if (key == "LargestFreeBlock")
        m_dump.largestFreeChunkBytes = std::max(m_dump.largestFreeChunkBytes, *value);
    else if (key == "MaxAllocSize")
        m_dump.maxAllocationBytes = *value;
    else if (key != "Reserved" && key != "PeakReserved")
        return false;
    m_dump.isComplete = m_dump.isComplete || key == "MaxAllocSize";
    return true;
}

void AllocatorDumpParser::close()
{
    const bool isDump = m_isOpen
                        && (m_dump.inUseBytes > 0 || !m_dump.bins.empty() || m_dump.chunkCount > 0
                            || !m_dump.summaries.empty());
    m_isOpen = false;
    m_foreignLines = 0;
    AllocatorDump dump = std::move(m_dump);
    m_dump = {};
    if (!isDump)
        return;
    if (dump.allocator.empty() || m_request.allocator.empty()
        || dump.allocator == m_request.allocator) {
        dump.requestBytes = m_request.requestBytes;
        dump.requestOp = m_request.requestOp;
        if (dump.allocator.empty())
            dump.allocator = m_request.allocator;
    }
    m_request = {};
    m_sink(std::move(dump));
}

void AllocatorDumpParser::finish()
{
    close();
}

} // namespace faultline::console
