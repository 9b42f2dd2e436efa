// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/changes/package_version.h"

#include "model/core/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <tuple>

namespace faultline {

namespace {

class VersionScanner {
public:
    explicit VersionScanner(std::string_view text) : m_text(text) {}

    [[nodiscard]] std::optional<std::int64_t> number()
    {
        std::int64_t value = 0;
        const auto read =
            std::from_chars(m_text.data() + m_at, m_text.data() + m_text.size(), value);
        if (read.ec != std::errc() || m_at >= m_text.size() || !isDigit(m_text[m_at]))
            return std::nullopt;
        m_at = static_cast<std::size_t>(read.ptr - m_text.data());
        return value;
    }
    [[nodiscard]] bool take(char c)
    {
        const bool isThere = m_at < m_text.size() && m_text[m_at] == c;
        m_at += isThere ? 1 : 0;
        return isThere;
    }
    /// A separator may stand in front of it and behind it: "1.0-rc.1".
    [[nodiscard]] std::optional<std::int64_t> marked(std::string_view word)
    {
        const std::size_t begin = m_at;
        skipSeparator();
        if (m_text.substr(m_at, word.size()) != word
            || (m_at + word.size() < m_text.size() && isLetter(m_text[m_at + word.size()]))) {
            m_at = begin;
            return std::nullopt;
        }
        m_at += word.size();
        const std::size_t behind = m_at;
        skipSeparator();
        if (const std::optional<std::int64_t> value = number())
            return value;
        m_at = behind;
        return 0;
    }
    /// "1.0-1" is its first post-release.
    [[nodiscard]] std::optional<std::int64_t> implicitPost()
    {
        const std::size_t begin = m_at;
        if (take('-')) {
            if (const std::optional<std::int64_t> value = number())
                return value;
        }
        m_at = begin;
        return std::nullopt;
    }
    [[nodiscard]] std::string_view rest() const { return m_text.substr(m_at); }
    [[nodiscard]] std::size_t place() const { return m_at; }
    void goTo(std::size_t place) { m_at = place; }

private:
    void skipSeparator()
    {
        if (m_at < m_text.size()
            && (m_text[m_at] == '.' || m_text[m_at] == '-' || m_text[m_at] == '_'))
            ++m_at;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

bool readRelease(VersionScanner& scanner, PackageVersion& version)
{
    const std::optional<std::int64_t> first = scanner.number();
    if (!first)
        return false;
    version.release.push_back(*first);
    while (true) {
        const std::size_t before = scanner.place();
        if (!scanner.take('.'))
            break;
        const std::optional<std::int64_t> next = scanner.number();
        if (!next) {
            scanner.goTo(before);
            break;
        }
        version.release.push_back(*next);
    }
    while (version.release.size() > 1 && version.release.back() == 0)
        version.release.pop_back();
    return true;
}

void readMarks(VersionScanner& scanner, PackageVersion& version)
{
    struct Mark {
        std::string_view word;
        int kind;
    };
    static constexpr std::array kMarks{Mark{"alpha", 0},   Mark{"a", 0},  Mark{"beta", 1},
                                       Mark{"b", 1},       Mark{"rc", 2}, Mark{"c", 2},
                                       Mark{"preview", 2}, Mark{"pre", 2}};
    for (const Mark& mark : kMarks) {
        if (const std::optional<std::int64_t> value = scanner.marked(mark.word)) {
            version.preKind = mark.kind;
            version.pre = *value;
            break;
        }
    }
    for (const std::string_view word : {"post", "rev", "r"}) {
        if (!version.post)
            version.post = scanner.marked(word);
    }
    if (!version.post)
        version.post = scanner.implicitPost();
    version.dev = scanner.marked("dev");
}

std::vector<std::string> localParts(std::string_view text)
{
    std::vector<std::string> parts;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(".-_", at), text.size());
        parts.push_back(lowerAscii(text.substr(at, end - at)));
        at = end + 1;
    }
    return parts;
}

std::strong_ordering orderOfLocal(const std::vector<std::string>& a,
                                  const std::vector<std::string>& b)
{
    const auto isNumber = [](const std::string& part) {
        return !part.empty() && std::all_of(part.begin(), part.end(), isDigit);
    };
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        if (a[i] == b[i])
            continue;
        const bool one = isNumber(a[i]);
        const bool other = isNumber(b[i]);
        if (one != other)
            return one <=> other; // numbers are above words
        if (one && a[i].size() != b[i].size())
            return a[i].size() <=> b[i].size();
        return a[i] <=> b[i];
    }
    return a.size() <=> b.size();
}

} // namespace

std::optional<PackageVersion> PackageVersion::parse(std::string_view text)
{
    const std::string_view whole = trimmed(text);
    std::string lower = lowerAscii(whole.substr(0, std::min(whole.find(' '), whole.size())));
    std::string_view view = lower;
    if (view.starts_with('v'))
        view.remove_prefix(1);
    PackageVersion version;
    const std::size_t plus = view.find('+');
    VersionScanner scanner(view.substr(0, plus));
    const std::size_t bang = view.find('!');
    if (bang != std::string_view::npos) {
        const std::optional<std::int64_t> epoch = scanner.number();
        if (!epoch || !scanner.take('!'))
            return std::nullopt;
        version.epoch = *epoch;
    }
    if (!readRelease(scanner, version))
        return std::nullopt;
    readMarks(scanner, version);
    if (plus != std::string_view::npos)
        version.local = localParts(view.substr(plus + 1));
    else if (!scanner.rest().empty()) // "2.6.0-gpu", "470.82.01_ubuntu": no version of Python's
        version.local = localParts(scanner.rest().substr(1));
    return version;
}

std::strong_ordering operator<=>(const PackageVersion& a, const PackageVersion& b)
{
    if (a.epoch != b.epoch)
        return a.epoch <=> b.epoch;
    const std::size_t count = std::max(a.release.size(), b.release.size());
    for (std::size_t i = 0; i < count; ++i) {
        const std::int64_t one = i < a.release.size() ? a.release[i] : 0;
        const std::int64_t other = i < b.release.size() ? b.release[i] : 0;
        if (one != other)
            return one <=> other;
    }
    // A development release of nothing else stands before all pre-releases.
    const auto kindOf = [](const PackageVersion& version) {
        return version.preKind == 3 && !version.post && version.dev ? -1 : version.preKind;
    };
    constexpr std::int64_t kNoDev = std::numeric_limits<std::int64_t>::max();
    const auto rest = [&](const PackageVersion& version) {
        return std::tuple(kindOf(version), version.pre, version.post.value_or(-1),
                          version.dev.value_or(kNoDev));
    };
    const std::strong_ordering order = rest(a) <=> rest(b);
    return order != std::strong_ordering::equal ? order : orderOfLocal(a.local, b.local);
}

VersionStep stepBetween(const PackageVersion& a, const PackageVersion& b)
{
    const auto at = [](const PackageVersion& version, std::size_t place) {
        return place < version.release.size() ? version.release[place] : 0;
    };
    if (a.epoch != b.epoch || at(a, 0) != at(b, 0))
        return VersionStep::Major;
    if (at(a, 1) != at(b, 1))
        return VersionStep::Minor;
    if (a.release != b.release || a.preKind != b.preKind || a.pre != b.pre || a.post != b.post
        || a.dev != b.dev)
        return VersionStep::Patch;
    return a.local == b.local ? VersionStep::None : VersionStep::Build;
}

} // namespace faultline
