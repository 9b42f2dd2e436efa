// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/repair/write_repaired.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace faultline {

namespace {

/// Of each repair so many changes are written out; repairs.csv has the others.
constexpr std::size_t kMostExamples = 20;

std::string countOf(std::uint64_t count, std::string_view singular, std::string_view plural)
{
    return std::to_string(count) + ' ' + std::string(count == 1 ? singular : plural);
}

/// Names come from files: a line of the report stays one line.
std::string oneLine(std::string_view text)
{
    std::string line(text);
    std::replace_if(
        line.begin(), line.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; }, '?');
    return line;
}

std::string picturesAndBoxes(std::uint64_t pictures, std::uint64_t boxes)
{
    return countOf(pictures, "image", "images") + " and " + countOf(boxes, "box", "boxes");
}

/// The changes that one repair made.
struct Changes {
    std::vector<const RepairChange*> all;
    std::set<std::uint32_t> pictures;
    std::uint64_t boxes = 0;
};

std::string exampleOf(const Dataset& dataset, const RepairChange& change)
{
    std::string line = "    " + oneLine(dataset.where(change.image));
    if (change.box >= 0)
        line += ", box " + std::to_string(change.box + 1);
    if (!change.before.empty())
        line += ": " + oneLine(change.before);
    if (change.isDropped)
        line += change.before.empty() ? ": left out" : ", left out";
    else if (!change.after.empty())
        line += " -> " + oneLine(change.after);
    return line + '\n';
}

std::string sectionOf(const Dataset& dataset, Repair repair, const Changes& changes)
{
    std::string text = std::string(titleOf(repair)) + " (" + std::string(toString(repair)) + "): ";
    text += changes.boxes > 0 ? countOf(changes.boxes, "box", "boxes") + " of "
                                    + countOf(changes.pictures.size(), "image", "images")
                              : countOf(changes.pictures.size(), "image", "images");
    text += '\n';
    const std::size_t shown = std::min(changes.all.size(), kMostExamples);
    for (std::size_t i = 0; i < shown; ++i)
        text += exampleOf(dataset, *changes.all[i]);
    if (shown < changes.all.size())
        text += "    and " + std::to_string(changes.all.size() - shown) + " more in repairs.csv\n";
    return text;
}

} // namespace

std::string changesAsText(const Dataset& dataset, const std::vector<RepairChange>& changes,
                          const RepairReport& report)
{
    std::map<Repair, Changes> byRepair;
    for (const RepairChange& change : changes) {
        Changes& of = byRepair[change.repair];
        of.all.push_back(&change);
        of.pictures.insert(change.image);
        of.boxes += change.box >= 0 ? 1 : 0;
    }
    std::string text =
        "Repaired copy of " + oneLine(dataset.source().name()) + " ("
        + std::string(toString(dataset.source().format)) + ")\n" + "From "
        + oneLine(dataset.source().root)
        + "\n\nWritten: " + picturesAndBoxes(report.picturesWritten, report.boxesWritten)
        + "\nLeft out: " + picturesAndBoxes(report.picturesDropped, report.boxesDropped) + '\n';
    if (changes.empty())
        text += "\nNothing had to be changed.\n";
    for (const auto& [repair, of] : byRepair)
        text += '\n' + sectionOf(dataset, repair, of);
    if (!report.remarks.empty())
        text += "\nNot carried over:\n";
    for (const std::string& remark : report.remarks)
        text += "    " + oneLine(remark) + '\n';
    return text;
}

} // namespace faultline
