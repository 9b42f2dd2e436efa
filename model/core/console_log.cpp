// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/console_log.h"

#include <algorithm>

namespace faultline {

std::string_view toString(LogLevel level)
{
    switch (level) {
    case LogLevel::None: return "none";
    case LogLevel::Debug: return "debug";
    case LogLevel::Info: return "info";
    case LogLevel::Warning: return "warning";
    case LogLevel::Error: return "error";
    case LogLevel::Fatal: return "fatal";
    }
    return "none";
}

std::string_view toString(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Benign: return "benign";
    case Outcome::Note: return "note";
    case Outcome::Warning: return "warning";
    case Outcome::Failure: return "failure";
    case Outcome::Fatal: return "fatal";
    }
    return "note";
}

std::string_view LogEvent::field(std::string_view name) const
{
    const auto it = std::find_if(fields.begin(), fields.end(),
                                 [name](const LogField& field) { return field.name == name; });
    return it == fields.end() ? std::string_view() : std::string_view(it->value);
}

std::string_view ConsoleLog::text(std::size_t index) const
{
    return text(lines[index]);
}

std::string_view ConsoleLog::text(const LogLine& line) const
{
    const std::string& block = *m_blocks[line.textOffset / kBlockBytes];
    return std::string_view(block).substr(line.textOffset % kBlockBytes, line.textLength);
}

std::uint64_t ConsoleLog::addText(std::string_view line)
{
    line = line.substr(0, kBlockBytes);
    if (m_blocks.empty() || m_blocks.back()->size() + line.size() > kBlockBytes) {
        m_blocks.push_back(std::make_unique<std::string>());
        m_blocks.back()->reserve(kBlockBytes);
    }
    std::string& block = *m_blocks.back();
    const std::uint64_t offset = (m_blocks.size() - 1) * kBlockBytes + block.size();
    block.append(line);
    m_textBytes += line.size();
    return offset;
}

void ConsoleLog::dropText(std::uint64_t from, std::uint64_t offset)
{
    const std::uint64_t end = std::min<std::uint64_t>(offset / kBlockBytes, m_blocks.size());
    for (std::uint64_t i = (from + kBlockBytes - 1) / kBlockBytes; i < end; ++i) {
        if (m_blocks[i] == nullptr || i + 1 == m_blocks.size())
            continue;
        m_textBytes -= m_blocks[i]->size();
        m_blocks[i].reset();
    }
}

void ConsoleLog::settleText()
{
    if (!m_blocks.empty())
        m_blocks.back()->shrink_to_fit();
}

std::size_t ConsoleLog::memoryBytes() const
{
    std::size_t bytes = lines.capacity() * sizeof(LogLine) + bars.capacity() * sizeof(BarState);
    for (const auto& block : m_blocks)
        bytes += block == nullptr ? 0 : block->capacity();
    return bytes;
}

} // namespace faultline
