// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/dataset/repair/repair_writer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <string>
#include <vector>

namespace faultline::repair {

namespace {

constexpr std::uint64_t kMaxLabelBytes = std::uint64_t{64} << 20;
constexpr std::size_t kBoxColumns = 5;
constexpr std::size_t kLeastOutline = 7; ///< a class and three corners
constexpr std::string_view kBlanks = " \t\r";

std::string written(float number)
{
    std::array<char, 32> text{};
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr};
}

std::vector<std::string> wordsOf(std::string_view line)
{
    std::vector<std::string> words;
    for (std::size_t at = line.find_first_not_of(kBlanks); at != std::string_view::npos;
         at = line.find_first_not_of(kBlanks, at)) {
        const std::size_t end = std::min(line.find_first_of(kBlanks, at), line.size());
        words.emplace_back(line.substr(at, end - at));
        at = end;
    }
    return words;
}

/// Where a place between two old borders comes to lie between two new ones. New borders within the
/// old ones cut, as clipping does; others move.
float movedPlace(float place, float oldMin, float oldMax, float newMin, float newMax)
{
    const bool isCut = newMin >= oldMin && newMax <= oldMax;
    if (isCut || oldMax <= oldMin)
        return std::clamp(place, newMin, newMax);
    return newMin + (place - oldMin) * (newMax - newMin) / (oldMax - oldMin);
}

/// A row of a label file: class, then a box or an outline; what follows a box stays.
class Row {
public:
    explicit Row(std::string_view line) : m_words(wordsOf(line)) {}

    /// The reader takes no box from shorter ones.
    [[nodiscard]] bool isBox() const { return m_words.size() >= kBoxColumns; }

    void setClass(std::int64_t id) { m_words.front() = std::to_string(id); }
    void move(const BoxRow& from, const std::array<float, 4>& to)
    {
        if (from.has(kBoxPolygon))
            moveOutline(from, to);
        else
            moveBox(to);
    }
    [[nodiscard]] std::string text() const
    {
        std::string line;
        for (const std::string& word : m_words)
            line += (line.empty() ? "" : " ") + word;
        return line;
    }

private:
    void moveBox(const std::array<float, 4>& to)
    {
        m_words[1] = written((to[0] + to[2]) / 2);
        m_words[2] = written((to[1] + to[3]) / 2);
        m_words[3] = written(to[2] - to[0]);
        m_words[4] = written(to[3] - to[1]);
    }
    void moveOutline(const BoxRow& from, const std::array<float, 4>& to)
    {
        if (m_words.size() < kLeastOutline)
            return;
        for (std::size_t i = 1; i + 1 < m_words.size(); i += 2) {
            place(m_words[i], from.xmin, from.xmax, to[0], to[2]);
            place(m_words[i + 1], from.ymin, from.ymax, to[1], to[3]);
        }
    }
    static void place(std::string& word, float oldMin, float oldMax, float newMin, float newMax)
    {
        float number = 0;
        const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (problem == std::errc())
            word = written(movedPlace(number, oldMin, oldMax, newMin, newMax));
    }

    std::vector<std::string> m_words;
};

/// The id that a class has in label files; none if only its name is known.
std::optional<std::int64_t> idOf(const Dataset& dataset, std::int32_t index)
{
    const DatasetClass& one = dataset.classes()[static_cast<std::size_t>(index)];
    return one.mapId ? one.mapId : one.id;
}

/// The label file with its changed rows written anew and the others as they are.
std::string repairedLabel(const Dataset& dataset, std::size_t image, const ImageEdit& edit,
                          std::string_view text)
{
    std::string out;
    std::size_t box = 0;
    while (!text.empty()) {
        const std::size_t newline = std::min(text.find('\n'), text.size() - 1);
        const std::string_view line = text.substr(0, newline + 1);
        text.remove_prefix(newline + 1);
        Row row(line.substr(0, line.find('\n')));
        if (!row.isBox() || box >= edit.boxes.size()) {
            out += line;
            continue;
        }
        const BoxEdit& change = edit.boxes[box];
        const BoxRow& before = dataset.boxes(image)[box++];
        if (change.isDropped)
            continue;
        const std::optional<std::int64_t> id =
            change.classIndex >= 0 ? idOf(dataset, change.classIndex) : std::nullopt;
        if (!change.isMoved && !id) {
            out += line;
            continue;
        }
        if (change.isMoved)
            row.move(before, change.corners);
        if (id)
            row.setClass(*id);
        out += row.text();
        if (line.ends_with('\n'))
            out += '\n';
    }
    return out;
}

Result<void> writeLabel(Job& job, std::size_t image)
{
    const std::filesystem::path path =
        std::filesystem::path(job.dataset.source().root) / job.dataset.annotation(image);
    const ImageEdit& edit = job.plan.images[image];
    if (edit.boxes.empty())
        return job.copyFile(path, job.targetOf(path));
    const Result<std::string> text = readText(path, kMaxLabelBytes);
    if (!text)
        return text.error();
    return job.writeFile(job.targetOf(path), repairedLabel(job.dataset, image, edit, *text));
}

/// A list of pictures without the lines of those that were left out.
Result<void> writeList(Job& job, const std::filesystem::path& path,
                       const std::set<std::string>& droppedNames)
{
    if (droppedNames.empty())
        return job.copyFile(path, job.targetOf(path));
    const Result<std::string> text = readText(path, kMaxLabelBytes);
    if (!text)
        return text.error();
    std::string out;
    std::string_view rest = *text;
    while (!rest.empty()) {
        const std::size_t newline = std::min(rest.find('\n'), rest.size() - 1);
        const std::string_view line = rest.substr(0, newline + 1);
        rest.remove_prefix(newline + 1);
        const std::string_view name = line.substr(0, line.find_last_not_of(" \t\r\n") + 1);
        if (!droppedNames.contains(std::filesystem::path(name).filename().string()))
            out += line;
    }
    return job.writeFile(job.targetOf(path), out);
}

/// data.yaml, lists of names and of pictures.
Result<void> writeLists(Job& job)
{
    const DatasetSource& source = job.dataset.source();
    std::set<std::string> dropped;
    for (std::size_t image = 0; image < job.dataset.imageCount(); ++image) {
        if (job.plan.images[image].isDropped)
            dropped.insert(std::filesystem::path(job.dataset.name(image)).filename().string());
    }
    std::error_code error;
    for (const DatasetSplit& split : source.splits) {
        for (const std::string& path : split.paths) {
            if (!std::filesystem::is_regular_file(path, error))
                continue;
            if (const Result<void> done = writeList(job, path, dropped); !done)
                return done;
        }
    }
    for (const std::string& path : {source.labelMapPath, source.configPath}) {
        if (!std::filesystem::is_regular_file(path, error))
            continue;
        if (const Result<void> done = job.copyFile(path, job.targetOf(path)); !done)
            return done;
        if (path.ends_with(".yaml") || path.ends_with(".yml")) {
            job.report.remarks.push_back(
                path + ": was copied as it is; an absolute path in it still leads to the source");
        }
    }
    return {};
}

} // namespace

Result<void> writeYolo(Job& job)
{
    for (std::size_t image = 0; image < job.dataset.imageCount(); ++image) {
        if (job.monitor.isCancelled())
            return job.cancelled();
        job.count(image);
        if (job.plan.images[image].isDropped)
            continue;
        if (!job.dataset.annotation(image).empty()) {
            if (const Result<void> done = writeLabel(job, image); !done)
                return done;
        }
        if (const Result<void> done = job.copyPicture(image); !done)
            return done;
    }
    return writeLists(job);
}

} // namespace faultline::repair
