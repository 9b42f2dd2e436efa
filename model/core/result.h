// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace faultline {

/// Why an operation gave nothing. A small set: each member is a different thing to do.
enum class ErrorCode {
    Io,            ///< the system refused: missing, unreadable, wrong kind of file
    UnknownFormat, ///< no reader recognises it
    Corrupt,       ///< recognised, but nothing usable could be read
    TooLarge,      ///< a length exceeds what is allowed or left
    Cancelled,     ///< the user stopped it; never shown as a problem
    Internal,      ///< a bug of ours
};

[[nodiscard]] std::string_view toString(ErrorCode code);

/// A failure. `detail` is for people, and says what to do where that is known; what the operating
/// system or a library says is an argument of it, or verbatim(). Made by naming what is known:
/// `Error{.code = ErrorCode::Io, .path = path, .detail = verbatim("is full")}`.
struct Error {
    ErrorCode code = ErrorCode::Internal;
    std::string path = {};                         ///< file or folder concerned; empty if none
    std::optional<std::uint64_t> offsetBytes = {}; ///< position in `path`, where known
    Text detail = {};

    /// Damage of content whose reader knows no path; who knows it adds it by in().
    [[nodiscard]] static Error corrupt(Text detail);

    /// This failure, of that file.
    [[nodiscard]] Error in(std::string file) const;

    /// "path: detail (at byte N)".
    [[nodiscard]] Text text() const;
    /// text() in English.
    [[nodiscard]] std::string message() const;
};

/// Either a value or an Error. Member names are those of std::expected, so that the
/// standard class can take its place once every supported compiler has it.
template <typename T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }

    [[nodiscard]] T& value() & { return std::get<0>(m_state); }
    [[nodiscard]] const T& value() const& { return std::get<0>(m_state); }
    [[nodiscard]] T&& value() && { return std::get<0>(std::move(m_state)); }
    [[nodiscard]] T& operator*() & { return value(); }
    [[nodiscard]] const T& operator*() const& { return value(); }
    [[nodiscard]] T* operator->() { return &value(); }
    [[nodiscard]] const T* operator->() const { return &value(); }

    [[nodiscard]] const Error& error() const { return std::get<1>(m_state); }

private:
    std::variant<T, Error> m_state;
};

/// Result of an operation that yields no value.
template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : m_error(std::move(error)) {}

    [[nodiscard]] bool has_value() const { return !m_error.has_value(); }
    explicit operator bool() const { return has_value(); }
    [[nodiscard]] const Error& error() const { return *m_error; }

private:
    std::optional<Error> m_error;
};

} // namespace faultline
