// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace faultline::vram {

/// What an expression of the architecture data yields. Cheap to copy: lists are shared.
class Value {
public:
    /// A list holds at most this many values, those of the lists in it included. It bounds what
    /// hostile data can make: memory, and the recursion of everything that walks a list.
    static constexpr std::size_t kMaxListValues = 4096;
    static constexpr std::size_t kMaxTextBytes = 1024;

    Value() = default; ///< nothing: a parameter that has to be given
    explicit Value(std::int64_t number) : m_data(number) {}
    explicit Value(double number) : m_data(number) {}
    explicit Value(bool truth) : m_data(truth) {}
    explicit Value(std::string text) : m_data(std::move(text)) {}
    /// Nothing if the list would be longer than kMaxListValues.
    [[nodiscard]] static std::optional<Value> list(std::vector<Value> items);

    [[nodiscard]] bool isNothing() const { return m_data.index() == 0; }
    [[nodiscard]] bool isNumber() const { return isInteger() || isReal(); }
    [[nodiscard]] bool isInteger() const { return m_data.index() == 1; }
    [[nodiscard]] bool isReal() const { return m_data.index() == 2; }
    [[nodiscard]] bool isText() const { return m_data.index() == 4; }
    [[nodiscard]] bool isList() const { return m_data.index() == 5; }

    /// A whole number: an integer, a truth value, or a real without fraction below 2^53.
    [[nodiscard]] std::optional<std::int64_t> toInteger() const;
    /// A number or truth value.
    [[nodiscard]] std::optional<double> toReal() const;
    /// A truth value or a number; texts and lists are true unless empty.
    [[nodiscard]] bool toBool() const;
    [[nodiscard]] const std::string& text() const { return std::get<4>(m_data); }
    [[nodiscard]] const std::vector<Value>& items() const { return std::get<5>(m_data)->items; }

    /// For names of layers and for messages: 3, 0.5, true, text, [1, 2].
    [[nodiscard]] std::string shown() const;

    /// Numbers by their value, whatever their kind.
    friend bool operator==(const Value& a, const Value& b);

private:
    struct List {
        std::vector<Value> items;
        std::size_t size = 1; ///< this and all that are in it
    };
    using ListPointer = std::shared_ptr<const List>;

    std::variant<std::monostate, std::int64_t, double, bool, std::string, ListPointer> m_data;
};

} // namespace faultline::vram
