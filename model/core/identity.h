// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

namespace faultline {

// What things are known by. None of these is a text that people read (docs/decisions/0017): what
// people read is Run::name, Artifact::name() or CaseData::nameOf(), made for them.

/// A text that identifies one thing of a kind. Those of different kinds cannot be mixed, and no
/// text becomes one unasked.
template <typename Kind>
class IdText {
public:
    IdText() = default;
    explicit IdText(std::string text) : m_text(std::move(text)) {}
    explicit IdText(std::string_view text) : m_text(text) {}
    explicit IdText(const char* text) : m_text(text) {}

    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] std::string_view view() const { return m_text; }
    [[nodiscard]] bool empty() const { return m_text.empty(); }

    friend bool operator==(const IdText&, const IdText&) = default;
    friend auto operator<=>(const IdText&, const IdText&) = default; // <compare> stops moc
    friend std::ostream& operator<<(std::ostream& stream, const IdText& id)
    {
        return stream << id.m_text;
    }

private:
    std::string m_text;
};

/// Where a run is: the absolute path of its folder, or of the file that it was read from (a log, a
/// table, an event file that was opened by itself; of a table of several runs with the run's name
/// behind). So it is the same whatever else is open, in whatever order. A case file keeps it as a
/// source and the path below that (model/casefile), so it survives that the source is moved.
using RunId = IdText<struct RunIdKind>;

/// Where an artifact is: the absolute path of its file, with "#" and the part (partOf()) where one
/// file gives several; of a dataset its path and "#" and its form.
using ArtifactId = IdText<struct ArtifactIdKind>;

/// A tag as it was logged.
using TagId = IdText<struct TagIdKind>;

/// The kebab-case id of a rule, "loss-diverged".
using RuleId = IdText<struct RuleIdKind>;

/// Stands for the demo case wherever a path is expected (recent files, --demo).
inline constexpr const char* kDemoPath = "demo:";

/// The absolute path of a file or folder without dots, as ids have it; URIs and kDemoPath stay.
[[nodiscard]] std::string placeOf(const std::string& path);

/// The path of a place below another, "." for that place itself; nothing if it lies elsewhere.
[[nodiscard]] std::optional<std::string> pathBelow(std::string_view place, std::string_view above);

/// Where a training is: the number of updates that were made, as it was logged. Distances are plain
/// numbers.
class StepIndex {
public:
    constexpr StepIndex() = default;
    constexpr explicit StepIndex(std::int64_t value) : m_value(value) {}

    [[nodiscard]] constexpr std::int64_t value() const { return m_value; }

    friend constexpr bool operator==(StepIndex, StepIndex) = default;
    friend constexpr auto operator<=>(StepIndex, StepIndex) = default;
    friend constexpr StepIndex operator+(StepIndex at, std::int64_t steps)
    {
        return StepIndex(at.m_value + steps);
    }
    friend constexpr std::int64_t operator-(StepIndex a, StepIndex b)
    {
        return a.m_value - b.m_value;
    }
    friend std::ostream& operator<<(std::ostream& stream, StepIndex at)
    {
        return stream << at.m_value;
    }

private:
    std::int64_t m_value = 0;
};

/// A moment on the clock of the case: seconds since 1970-01-01 UTC. Not a time as an artifact wrote
/// it: CaseClocks makes one of the other. Distances are plain seconds.
class WallTime {
public:
    constexpr WallTime() = default;
    constexpr explicit WallTime(double seconds) : m_seconds(seconds) {}

    [[nodiscard]] constexpr double seconds() const { return m_seconds; }

    friend constexpr bool operator==(WallTime, WallTime) = default;
    friend constexpr auto operator<=>(WallTime, WallTime) = default;
    friend constexpr WallTime operator+(WallTime at, double seconds)
    {
        return WallTime(at.m_seconds + seconds);
    }
    friend constexpr double operator-(WallTime a, WallTime b) { return a.m_seconds - b.m_seconds; }
    friend std::ostream& operator<<(std::ostream& stream, WallTime at)
    {
        return stream << at.m_seconds;
    }

private:
    double m_seconds = 0.0;
};

/// One of the things that a single file gives.
enum class ArtifactPart : std::uint8_t {
    Whole,
    Versions, ///< of software, as a console log tells them
    Console,  ///< of a file that is a run's
    System,
    Settings,
};
/// What ids and names call it: "versions"; empty for the whole.
[[nodiscard]] std::string_view toString(ArtifactPart part);
[[nodiscard]] ArtifactId partOf(const ArtifactId& file, ArtifactPart part);

} // namespace faultline

template <typename Kind>
struct std::hash<faultline::IdText<Kind>> {
    std::size_t operator()(const faultline::IdText<Kind>& id) const noexcept
    {
        return std::hash<std::string>{}(id.text());
    }
};
