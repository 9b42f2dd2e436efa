// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/index_tables.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

namespace faultline {

namespace {

class TableWriter {
public:
    void number(std::uint64_t value)
    {
        std::array<char, sizeof value> bytes{};
        std::memcpy(bytes.data(), &value, sizeof value);
        m_bytes.append(bytes.data(), bytes.size());
    }
    void text(std::string_view value)
    {
        number(value.size());
        m_bytes += value;
    }
    void optional(const std::optional<std::int64_t>& value)
    {
        number(value ? 1 : 0);
        number(static_cast<std::uint64_t>(value.value_or(0)));
    }
    [[nodiscard]] std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

/// After the end everything is 0 and ok() is false.
class TableReader {
public:
    explicit TableReader(std::string_view bytes) : m_bytes(bytes) {}

    std::uint64_t number()
    {
        std::uint64_t value = 0;
        const std::string_view bytes = take(sizeof value);
        if (m_ok)
            std::memcpy(&value, bytes.data(), sizeof value);
        return value;
    }
    std::string text() { return std::string(take(number())); }
    std::optional<std::int64_t> optional()
    {
        const bool hasValue = number() != 0;
        const auto value = static_cast<std::int64_t>(number());
        return hasValue ? std::optional(value) : std::nullopt;
    }
    /// Of items that take at least `bytesEach`.
    std::size_t count(std::size_t bytesEach)
    {
        const std::uint64_t value = number();
        if (value > m_bytes.size() / bytesEach)
            m_ok = false;
        return m_ok ? static_cast<std::size_t>(value) : 0;
    }
    [[nodiscard]] bool ok() const { return m_ok; }
    [[nodiscard]] bool isAtEnd() const { return m_ok && m_bytes.empty(); }

private:
    std::string_view take(std::uint64_t size)
    {
        if (size > m_bytes.size())
            m_ok = false;
        if (!m_ok)
            return {};
        const std::string_view taken = m_bytes.substr(0, static_cast<std::size_t>(size));
        m_bytes.remove_prefix(taken.size());
        return taken;
    }

    std::string_view m_bytes;
    bool m_ok = true;
};

enum class ArgumentKind : std::uint64_t { Words, Quantity, Text };

void writeText(const Text& text, TableWriter& writer)
{
    writer.text(text.source.context == nullptr ? "" : text.source.context);
    writer.text(text.source);
    writer.number(text.count ? 1 : 0);
    writer.number(text.count.value_or(0));
    writer.number(text.arguments.size());
    for (const Text::Argument& argument : text.arguments) {
        if (const auto* quantity = std::get_if<Quantity>(&argument)) {
            writer.number(static_cast<std::uint64_t>(ArgumentKind::Quantity));
            writer.number(std::bit_cast<std::uint64_t>(quantity->value));
            writer.number(static_cast<std::uint64_t>(quantity->unit));
        } else if (const auto* nested = std::get_if<NestedText>(&argument)) {
            writer.number(static_cast<std::uint64_t>(ArgumentKind::Text));
            writeText(nested->text(), writer);
        } else {
            writer.number(static_cast<std::uint64_t>(ArgumentKind::Words));
            writer.text(std::get<std::string>(argument));
        }
    }
}

/// `depth`: how many texts it is inside of.
std::optional<Text> readText(TableReader& reader, int depth)
{
    if (depth > NestedText::kMostDepth)
        return std::nullopt;
    std::string context = reader.text();
    std::string source = reader.text();
    Text text;
    const bool isCounted = reader.number() != 0;
    const std::uint64_t count = reader.number();
    if (isCounted)
        text.count = count;
    const std::size_t arguments = reader.count(2 * sizeof(std::uint64_t));
    for (std::size_t i = 0; i < arguments && reader.ok(); ++i) {
        switch (static_cast<ArgumentKind>(reader.number())) {
        case ArgumentKind::Words: text.arguments.emplace_back(reader.text()); break;
        case ArgumentKind::Quantity: {
            const auto value = std::bit_cast<double>(reader.number());
            const std::uint64_t unit = reader.number();
            if (unit > static_cast<std::uint64_t>(Unit::Hertz))
                return std::nullopt;
            text.arguments.emplace_back(Quantity{value, static_cast<Unit>(unit)});
            break;
        }
        case ArgumentKind::Text: {
            std::optional<Text> nested = readText(reader, depth + 1);
            if (!nested)
                return std::nullopt;
            text.arguments.emplace_back(*std::move(nested));
            break;
        }
        default: return std::nullopt;
        }
    }
    if (source.empty())
        return Text{};
    return storedText(std::move(context), std::move(source), std::move(text));
}

void writeIssues(const ImportLog& issues, TableWriter& writer)
{
    for (std::size_t code = 0; code < kIssueCodeCount; ++code)
        writer.number(issues.count(static_cast<IssueCode>(code)));
    writer.number(issues.bytesLost());
    writer.number(issues.kept().size());
    for (const ImportIssue& issue : issues.kept()) {
        writer.number(static_cast<std::uint64_t>(issue.code));
        writer.text(issue.path);
        writer.number(issue.offsetBytes ? 1 : 0);
        writer.number(issue.offsetBytes.value_or(0));
        writer.number(issue.bytesLost);
        writeText(issue.detail, writer);
    }
}

bool readIssues(TableReader& reader, ImportLog& issues)
{
    std::array<std::uint64_t, kIssueCodeCount> counts{};
    for (std::uint64_t& count : counts)
        count = reader.number();
    const std::uint64_t bytesLost = reader.number();
    std::vector<ImportIssue> kept(reader.count(6 * sizeof(std::uint64_t)));
    for (ImportIssue& issue : kept) {
        const std::uint64_t code = reader.number();
        if (code >= kIssueCodeCount)
            return false;
        issue.code = static_cast<IssueCode>(code);
        issue.path = reader.text();
        const bool hasOffset = reader.number() != 0;
        const std::uint64_t offset = reader.number();
        if (hasOffset)
            issue.offsetBytes = offset;
        issue.bytesLost = reader.number();
        std::optional<Text> detail = readText(reader, 0);
        if (!detail)
            return false;
        issue.detail = *std::move(detail);
    }
    issues = ImportLog::restored(std::move(kept), counts, bytesLost);
    return reader.ok();
}

} // namespace

std::string writeIndexTables(const DatasetStorage& storage, std::string_view key)
{
    TableWriter writer;
    writer.text(key);
    writer.number(kIssueCodeCount);
    writer.number(storage.sourceBytes);
    writer.number(storage.containers.size());
    for (const std::string& container : storage.containers)
        writer.text(container);
    writer.number(storage.classes.size());
    for (const DatasetClass& one : storage.classes) {
        writer.text(one.name);
        writer.optional(one.id);
        writer.optional(one.mapId);
        writer.number(one.boxCount);
    }
    writeIssues(storage.issues, writer);
    return writer.take();
}

bool readIndexTables(std::string_view bytes, std::string_view key, DatasetStorage& storage)
{
    TableReader reader(bytes);
    if (reader.text() != key || reader.number() != kIssueCodeCount)
        return false;
    storage.sourceBytes = reader.number();
    storage.containers.resize(reader.count(sizeof(std::uint64_t)));
    for (std::string& container : storage.containers)
        container = reader.text();
    storage.classes.resize(reader.count(6 * sizeof(std::uint64_t)));
    for (DatasetClass& one : storage.classes) {
        one.name = reader.text();
        one.id = reader.optional();
        one.mapId = reader.optional();
        one.boxCount = reader.number();
    }
    return readIssues(reader, storage.issues) && reader.isAtEnd();
}

} // namespace faultline
