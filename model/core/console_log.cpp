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
    const LogLine& line = lines[index];
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

std::size_t ConsoleLog::memoryBytes() const
{
    return m_blocks.size() * kBlockBytes + lines.capacity() * sizeof(LogLine);
}

} // namespace faultline
