// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/trace/trace_rows.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace faultline::ui {

/// Which row of a trace is drawn where: processes as groups that fold, devices first, then the
/// busiest host process; inside a group the busiest track first. Several tracks of a process on
/// which hardly anything happens are a folded group of their own behind it.
class TrackLayout {
public:
    static constexpr int kGroupHeight = 22;
    static constexpr int kRowHeight = 18;
    static constexpr int kTrackGap = 5;

    struct Track {
        std::size_t track = 0; ///< index into TraceProfile::tracks
        int top = 0;           ///< pixels from the top of the content
        int height = 0;
        std::size_t firstRow = 0; ///< [firstRow, lastRow) of TraceRows::rows()
        std::size_t lastRow = 0;
    };
    struct Group {
        std::string process;
        bool isDevice = false;
        bool isQuiet = false; ///< what hardly happens of the process
        bool folded = false;
        int top = 0; ///< of its heading
        std::size_t eventCount = 0;
        std::vector<Track> tracks;
    };

    TrackLayout() = default;
    explicit TrackLayout(const TraceRows& rows);

    [[nodiscard]] const std::vector<Group>& groups() const { return m_groups; }
    [[nodiscard]] int height() const { return m_height; }
    void setFolded(std::size_t group, bool folded);

    /// The group whose heading is at a height.
    [[nodiscard]] std::optional<std::size_t> headingAt(int y) const;
    /// The row at a height; nullopt between tracks, on headings and below everything.
    [[nodiscard]] std::optional<std::size_t> rowAt(int y) const;
    [[nodiscard]] const Track* trackAt(int y) const;
    [[nodiscard]] std::size_t groupOfRow(std::size_t row) const;
    /// Where a row is; nullopt while its group is folded.
    [[nodiscard]] std::optional<int> topOfRow(std::size_t row) const;

private:
    void place();

    std::vector<Group> m_groups;
    int m_height = 0;
};

} // namespace faultline::ui
