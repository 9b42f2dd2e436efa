// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/casefile/source_paths.h"

#include "model/core/identity.h"
#include "model/core/location.h"
#include "model/readers/whole_text.h"

#include <charconv>
#include <filesystem>

namespace faultline::casefile {

namespace fs = std::filesystem;

namespace {

bool isUtf8(const std::string& text)
{
    std::string copy = text;
    return makeValidUtf8(copy) == 0;
}

std::string toHex(const std::string& bytes)
{
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::string hex;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        hex += kDigits[byte >> 4];
        hex += kDigits[byte & 15];
    }
    return hex;
}

/// Empty if it is no hexadecimal text.
std::string fromHex(const std::string& hex)
{
    std::string bytes;
    if (hex.size() % 2 != 0)
        return {};
    for (std::size_t i = 0; i < hex.size(); i += 2) {
        unsigned value = 0;
        const char* end = hex.data() + i + 2;
        if (std::from_chars(hex.data() + i, end, value, 16).ptr != end)
            return {};
        bytes += static_cast<char>(value);
    }
    return bytes;
}

} // namespace

std::string writtenSource(const std::string& path, const std::string& folder)
{
    if (isUri(path))
        return shownLocation(path); // nothing secret is ever written
    if (path == kDemoPath || folder.empty())
        return path;
    const fs::path from = fs::path(folder).lexically_normal();
    const fs::path to = fs::path(path).lexically_normal();
    const auto common = [](const fs::path& whole) {
        return whole.relative_path().empty() ? fs::path() : *whole.relative_path().begin();
    };
    if (!from.is_absolute() || !to.is_absolute() || common(from) != common(to))
        return path;
    const fs::path relative = to.lexically_relative(from);
    return relative.empty() ? path : relative.generic_string();
}

std::string absoluteSource(const std::string& written, const std::string& folder)
{
    if (written == kDemoPath || folder.empty() || isUri(written) || fs::path(written).is_absolute())
        return written;
    std::string path = (fs::path(folder) / written).lexically_normal().string();
    if (path.size() > 1 && path.ends_with('/'))
        path.pop_back();
    return path;
}

void addBytes(Json& object, std::string_view key, const std::string& bytes)
{
    if (isUtf8(bytes))
        object[std::string(key)] = bytes;
    else
        object[std::string(key) + "_hex"] = toHex(bytes);
}

std::string readBytes(const Members& object, std::string_view key)
{
    const std::string hex = std::string(key) + "_hex";
    if (!object.has(hex))
        return object.text(key);
    std::string bytes = fromHex(object.text(hex));
    if (bytes.empty())
        object.complain(hex, FAULTLINE_TR_NOOP("Errors", "is not hexadecimal"));
    return bytes;
}

void addPath(Json& object, const std::string& path)
{
    addBytes(object, "path", path);
}

std::string readPath(const Members& object)
{
    return readBytes(object, "path");
}

std::string_view promiseKindName(Promise::Kind kind)
{
    switch (kind) {
    case Promise::Kind::RuleIsSilent: return "rule-is-silent";
    case Promise::Kind::NumberAtMost: return "number-at-most";
    case Promise::Kind::NumberAtLeast: return "number-at-least";
    }
    return "rule-is-silent";
}

} // namespace faultline::casefile
