// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/json_stream.h"

#include "model/core/ascii.h"

#include <array>
#include <cstring>
#include <string>

namespace faultline {

namespace {

/// What a character means to somebody who only follows brackets and strings.
enum class Mark : std::uint8_t { None, Open, Close, Quote, Comma };

constexpr std::array<Mark, 256> kMarks = [] {
    std::array<Mark, 256> marks{};
    marks['{'] = marks['['] = Mark::Open;
    marks['}'] = marks[']'] = Mark::Close;
    marks['"'] = Mark::Quote;
    marks[','] = Mark::Comma;
    return marks;
}();

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// Backslashes in front of `end`, not further back than `begin`.
std::size_t slashesBefore(std::string_view text, std::size_t begin, std::size_t end)
{
    std::size_t slashes = 0;
    while (end > begin + slashes && text[end - slashes - 1] == '\\')
        ++slashes;
    return slashes;
}

/// Moves `at`, inside a string, behind the quote that ends it. False if that is not in the text:
/// then `at` is where to go on once there is more.
bool passString(std::string_view text, std::size_t& at)
{
    while (at < text.size()) {
        const void* found = std::memchr(text.data() + at, '"', text.size() - at);
        if (found == nullptr)
            break;
        const auto quote = static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
        const bool isEscaped = slashesBefore(text, at, quote) % 2 != 0;
        at = quote + 1;
        if (!isEscaped)
            return true;
    }
    // A backslash whose character is yet to come is kept.
    at = text.size() - slashesBefore(text, at, text.size()) % 2;
    return false;
}

} // namespace

void JsonStream::skipByteOrderMark()
{
    m_window.want(kByteOrderMark.size());
    if (m_window.text().starts_with(kByteOrderMark))
        m_window.consume(kByteOrderMark.size());
}

template <typename Passes>
char JsonStream::peekBehind(Passes&& passes)
{
    while (true) {
        const std::string_view text = m_window.text();
        std::size_t i = 0;
        while (i < text.size() && passes(text[i]))
            ++i;
        m_window.consume(i);
        if (i < text.size())
            return text[i];
        if (!m_window.grow())
            return '\0';
    }
}

char JsonStream::peek()
{
    return peekBehind(isSpace);
}

char JsonStream::peekItem()
{
    return peekBehind([](char c) { return isSpace(c) || c == ','; });
}

JsonStream::Item JsonStream::scan(bool isKept, std::size_t& size)
{
    std::size_t depth = 0;
    std::size_t at = 0; // in the window, which slides unless the item is kept
    bool isInString = false;
    while (true) {
        const std::string_view text = m_window.text();
        if (isKept && at > m_mostBytes)
            return Item::TooLong;
        if (at >= text.size() || (isInString && !passString(text, at))) {
            if (!isKept) {
                m_window.consume(at);
                at = 0;
            }
            if (isKept && text.size() > m_mostBytes)
                return Item::TooLong;
            if (!m_window.grow())
                return Item::Cut;
            continue;
        }
        if (isInString) {
            isInString = false;
            if (depth == 0)
                break;
            continue;
        }
        while (at < text.size() && kMarks[static_cast<unsigned char>(text[at])] == Mark::None)
            ++at;
        if (at == text.size())
            continue;
        const Mark mark = kMarks[static_cast<unsigned char>(text[at])];
        if (depth == 0 && (mark == Mark::Comma || mark == Mark::Close))
            break; // behind a number or a literal
        ++at;
        isInString = mark == Mark::Quote;
        if (mark == Mark::Open)
            ++depth;
        else if (mark == Mark::Close && --depth == 0)
            break;
    }
    size = at;
    return Item::Whole;
}

JsonStream::Item JsonStream::cut(std::string_view& text)
{
    std::size_t size = 0;
    const Item item = scan(true, size);
    text = item == Item::Whole ? m_window.text().substr(0, size) : std::string_view();
    return item;
}

JsonStream::Item JsonStream::skip()
{
    std::size_t size = 0;
    const Item item = scan(false, size);
    m_window.consume(size);
    return item;
}

bool JsonStream::skipToObject()
{
    m_window.consume(std::min(m_lost, m_window.text().size()));
    bool afterComma = false;
    while (true) {
        const std::string_view text = m_window.text();
        for (std::size_t i = 0; i < text.size(); ++i) {
            const char c = text[i];
            if (c == '{' && afterComma) {
                m_window.consume(i);
                return true;
            }
            if (!isSpace(c))
                afterComma = c == ',';
        }
        m_window.consume(text.size());
        if (!m_window.grow())
            return false;
    }
}

namespace {

/// Reads the lists of one file.
class ListWalk {
public:
    ListWalk(JsonStream& json, const std::function<bool(std::string_view)>& wants,
             const std::function<void(const JsonElement&)>& take)
        : m_json(json), m_wants(wants), m_take(take)
    {
    }

    JsonListsEnd run()
    {
        m_json.skipByteOrderMark();
        const char first = m_json.peek();
        if (first != '[' && first != '{')
            return JsonListsEnd::NotJson;
        if (first == '[')
            return list({});
        m_json.advance(1);
        while (true) {
            const char next = m_json.peek();
            if (next == '\0')
                return JsonListsEnd::Cut;
            if (next == '}') {
                m_json.advance(1);
                return JsonListsEnd::Whole;
            }
            if (next != '"') {
                m_json.advance(1); // a comma, or what does not belong here
                continue;
            }
            if (const JsonListsEnd end = member(); end != JsonListsEnd::Whole)
                return end;
        }
    }

private:
    static JsonListsEnd endOf(JsonStream::Item item)
    {
        if (item == JsonStream::Item::Whole)
            return JsonListsEnd::Whole;
        return item == JsonStream::Item::TooLong ? JsonListsEnd::TooLarge : JsonListsEnd::Cut;
    }

    JsonListsEnd member()
    {
        std::string_view text;
        if (const JsonStream::Item item = m_json.cut(text); item != JsonStream::Item::Whole)
            return endOf(item);
        const std::string key(text.substr(1, text.size() - 2));
        m_json.advance(text.size());
        if (m_json.peek() != ':')
            return JsonListsEnd::Whole;
        m_json.advance(1);
        const char value = m_json.peek();
        if (value == '[')
            return list(key);
        return value == '\0' ? JsonListsEnd::Cut : endOf(m_json.skip());
    }

    JsonListsEnd list(std::string_view section)
    {
        const bool isWanted = m_wants(section);
        m_json.advance(1); // the bracket
        while (true) {
            const char next = m_json.peekItem();
            if (next == '\0')
                return JsonListsEnd::Cut;
            if (next == ']' || next == '}') {
                m_json.advance(1);
                return JsonListsEnd::Whole;
            }
            std::string_view text;
            const JsonStream::Item item = isWanted ? m_json.cut(text) : m_json.skip();
            if (item != JsonStream::Item::Whole)
                return endOf(item);
            if (isWanted) {
                m_take({.section = section, .text = text, .offset = m_json.offset()});
                m_json.advance(text.size());
            }
        }
    }

    JsonStream& m_json;
    const std::function<bool(std::string_view)>& m_wants;
    const std::function<void(const JsonElement&)>& m_take;
};

} // namespace

JsonListsEnd readJsonLists(JsonStream& json, const std::function<bool(std::string_view)>& wants,
                           const std::function<void(const JsonElement&)>& take)
{
    const JsonListsEnd end = ListWalk(json, wants, take).run();
    return json.isCancelled() ? JsonListsEnd::Cancelled : end;
}

} // namespace faultline
