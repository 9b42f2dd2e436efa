// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/text.h"
#include "model/schedules/schedule.h"

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::schedules {

/// What a number may be; both ends belong to it unless `isOpen`.
struct Bounds {
    double low = -1e15;
    double high = 1e15;
    bool isWhole = false;
    bool isOpen = false; ///< `low` itself is refused
};
inline constexpr Bounds kAny{};
inline constexpr Bounds kNotNegative{.low = 0.0};
inline constexpr Bounds kPositive{.low = 0.0, .isOpen = true};
inline constexpr Bounds kBelowOne{.high = 0.9999999999999999};
inline constexpr Bounds kShare{.low = 0.0, .high = 1.0};
inline constexpr Bounds kPositiveShare{.low = 0.0, .high = 1.0, .isOpen = true};
inline constexpr Bounds kCount{.low = 0.0, .isWhole = true};
inline constexpr Bounds kPositiveCount{.low = 1.0, .isWhole = true};

/// Reads the parameters of a schedule. What is wrong is kept, the first of it, and reading goes on
/// with some value: who reads asks problem() in the end. null counts as left out.
class Parameters {
public:
    /// `object` must outlive this. `place` stands before names in problems: "schedulers[1].".
    explicit Parameters(const nlohmann::json& object, std::string place = {});

    [[nodiscard]] bool has(const char* key) const;
    [[nodiscard]] double number(const char* key, Bounds bounds = kAny); ///< which is needed
    [[nodiscard]] double number(const char* key, Bounds bounds, double otherwise);
    [[nodiscard]] std::optional<double> optional(const char* key, Bounds bounds = kAny);
    [[nodiscard]] bool flag(const char* key, bool otherwise);
    /// One of the words; the first if it is left out.
    [[nodiscard]] std::string word(const char* key, std::initializer_list<const char*> words);
    /// Any text; empty if it is left out.
    [[nodiscard]] std::string text(const char* key);
    [[nodiscard]] std::vector<double> numbers(const char* key, Bounds bounds = kAny);
    [[nodiscard]] std::vector<double> numbers(const char* key, Bounds bounds,
                                              std::vector<double> otherwise);
    /// A series of measurements: also NaN, as "nan".
    [[nodiscard]] std::vector<double> series(const char* key);
    /// Of any kind; null if it is left out.
    [[nodiscard]] const nlohmann::json& value(const char* key);

    /// Takes parameters that a schedule has and that do not change its rates.
    void ignore(std::initializer_list<const char*> keys);

    void refuse(const char* key, Text why);
    void refuse(Text why);
    /// Takes over what was asked for and what was wrong inside of a parameter.
    void takeNested(const Parameters& nested);
    /// Refuses what nobody asked for.
    void refuseUnasked(std::string_view family);
    [[nodiscard]] const std::optional<Text>& problem() const { return m_problem; }
    /// What was asked for, and of what kind; each once.
    [[nodiscard]] const std::vector<ScheduleParameter>& asked() const { return m_kinds; }

private:
    const nlohmann::json* find(const char* key);
    void note(const char* key, ScheduleParameter kind);
    [[nodiscard]] std::optional<double> checked(const char* key, const nlohmann::json& value,
                                                Bounds bounds);
    std::vector<double> numbersOf(const char* key, const nlohmann::json& value, Bounds bounds);

    const nlohmann::json& m_object;
    std::string m_place;
    std::set<std::string, std::less<>> m_asked;
    std::vector<ScheduleParameter> m_kinds;
    std::optional<Text> m_problem;
};

} // namespace faultline::schedules
