// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/dataset/dataset_builder.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace faultline::test {

/// Puts a dataset together in memory, as a reader would.
///
///     DatasetPtr set = DatasetMaker()
///         .split("train").picture("a.jpg", 640, 480).box("cat", 0.1F, 0.1F, 0.5F, 0.5F)
///         .split("val").picture("b.jpg", 640, 480)
///         .make();
///
/// Pixels are read from `folder`/name, where ScratchFolder::write() may have put them.
class DatasetMaker {
public:
    explicit DatasetMaker(DatasetFormat format = DatasetFormat::PascalVoc,
                          const std::string& folder = "/data/set")
    {
        m_source.format = format;
        m_source.root = folder;
        m_source.file.path = folder;
        m_source.file.displayName = std::filesystem::path(folder).filename().string();
        m_source.file.id = ArtifactId(m_source.file.displayName);
        m_source.file.sizeBytes = 1000;
    }

    /// Of the pictures that follow. Without it they are of one split without a name.
    DatasetMaker& split(const std::string& name)
    {
        for (std::size_t at = 0; at < m_source.splits.size(); ++at) {
            if (m_source.splits[at].name == name) {
                m_split = at;
                return *this;
            }
        }
        m_split = m_source.splits.size();
        m_source.splits.push_back(
            {.name = name, .paths = {m_source.root + "/" + name}, .imageRoot = {}});
        return *this;
    }
    /// A JPEG of 100 kB in colour, upright and whole; edit() makes it anything else.
    DatasetMaker& picture(const std::string& name, std::uint16_t width, std::uint16_t height)
    {
        Picture made;
        made.name = name;
        made.row.id = static_cast<std::int64_t>(m_pictures.size());
        made.row.container = m_source.format == DatasetFormat::TfRecord ? 0 : ImageRow::kOwnFile;
        made.row.sizeBytes = 100'000;
        made.row.recordBytes = 500;
        made.row.width = width;
        made.row.height = height;
        made.row.format = ImageFormat::Jpeg;
        made.row.channels = 3;
        // No two of them are alike unless edit() says so.
        made.row.checksum = 0x1000'0001U + static_cast<std::uint32_t>(m_pictures.size());
        made.split = m_split;
        m_pictures.push_back(std::move(made));
        return *this;
    }
    /// The row of the last picture.
    ImageRow& row() { return m_pictures.back().row; }
    /// Changes the row of the last picture: .edit([](ImageRow& row) { row.orientation = 6; })
    template <typename Change>
    DatasetMaker& edit(Change change)
    {
        change(row());
        return *this;
    }
    /// Of the last picture; path of its annotation.
    DatasetMaker& annotation(const std::string& path)
    {
        m_pictures.back().annotation = path;
        return *this;
    }
    /// A box in the last picture, normalised. `id`: as the annotation would write it.
    DatasetMaker& box(std::string_view className, float xmin, float ymin, float xmax, float ymax,
                      std::optional<std::int64_t> id = std::nullopt, std::uint16_t flags = 0)
    {
        BoxRow made{.xmin = xmin, .ymin = ymin, .xmax = xmax, .ymax = ymax};
        made.flags = flags;
        if (className.empty() && !id)
            made.flags |= kBoxUnlabelled;
        else
            made.classIndex = m_part.classIndex(className, id);
        m_pictures.back().boxes.push_back(made);
        m_pictures.back().outlines.emplace_back();
        return *this;
    }
    /// An outline of the last box, in fractions of the picture; several calls make several rings.
    DatasetMaker& outline(std::initializer_list<std::pair<double, double>> corners)
    {
        std::vector<OutlinePoint> ring;
        for (const auto& [x, y] : corners)
            ring.push_back({static_cast<std::uint16_t>(x * 65535.0 + 0.5),
                            static_cast<std::uint16_t>(y * 65535.0 + 0.5)});
        m_pictures.back().outlines.back().rings.push_back(std::move(ring));
        m_pictures.back().boxes.back().flags |= kBoxPolygon;
        return *this;
    }
    DatasetMaker& labelMap(std::vector<std::pair<std::int64_t, std::string>> items)
    {
        m_labelMap = std::move(items);
        m_source.labelMapPath = m_source.root + "/label_map.pbtxt";
        return *this;
    }
    /// For what is not covered above.
    DatasetSource& source() { return m_source; }

    [[nodiscard]] DatasetPtr make(bool isComplete = true)
    {
        if (m_source.splits.empty())
            m_source.splits.push_back({});
        DatasetBuilder builder(m_source);
        if (m_source.format == DatasetFormat::TfRecord) {
            for (const DatasetSplit& split : m_source.splits)
                static_cast<void>(
                    builder.addContainer(m_source.root + "/" + split.name + ".record"));
        }
        for (Picture& one : m_pictures) {
            one.row.split = static_cast<std::uint8_t>(one.split);
            if (one.row.container != ImageRow::kOwnFile)
                one.row.container = static_cast<std::uint32_t>(one.split);
            m_part.addImage(one.row, one.name, one.annotation, one.boxes, one.outlines);
        }
        builder.append(std::move(m_part));
        m_part = DatasetPart();
        if (!m_labelMap.empty())
            builder.setLabelMap(m_labelMap);
        return builder.finish(isComplete);
    }

private:
    struct Picture {
        ImageRow row;
        std::string name;
        std::string annotation;
        std::vector<BoxRow> boxes;
        std::vector<DatasetPart::Outline> outlines;
        std::size_t split = 0;
    };

    DatasetSource m_source;
    DatasetPart m_part; ///< gives out class indices until make()
    std::vector<Picture> m_pictures;
    std::vector<std::pair<std::int64_t, std::string>> m_labelMap;
    std::size_t m_split = 0;
};

/// A new, empty folder that goes when this does.
class ScratchFolder {
public:
    ScratchFolder()
    {
        std::string pattern =
            (std::filesystem::temp_directory_path() / "faultline-test-XXXXXX").string();
        if (::mkdtemp(pattern.data()) != nullptr)
            m_path = pattern;
    }
    ~ScratchFolder()
    {
        std::error_code ignored;
        if (!m_path.empty())
            std::filesystem::remove_all(m_path, ignored);
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] std::string path(std::string_view name) const
    {
        return (std::filesystem::path(m_path) / name).string();
    }
    /// Writes a file below it, with the folders on the way; returns its path.
    std::string write(std::string_view name, std::span<const std::byte> bytes) const
    {
        const std::filesystem::path file(path(name));
        std::error_code ignored; // opening fails then, and the test with it
        std::filesystem::create_directories(file.parent_path(), ignored);
        std::ofstream stream(file, std::ios::binary);
        for (const std::byte byte : bytes)
            stream.put(static_cast<char>(byte));
        return file.string();
    }
    std::string write(std::string_view name, std::string_view text) const
    {
        return write(name, std::as_bytes(std::span(text.data(), text.size())));
    }

private:
    std::string m_path;
};

} // namespace faultline::test
