// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/dataset/pictures_beside.h"

#include "model/core/ascii.h"
#include "model/core/location.h"
#include "model/io/file_tree.h"

#include <algorithm>
#include <array>
#include <vector>

namespace faultline {

namespace {

/// Of neighbours that no convention names so many are looked into, in order.
constexpr std::size_t kMostNeighbours = 256;
/// A folder that holds more than this is not listed to its end.
constexpr std::size_t kMostEntries = 20'000;
constexpr std::size_t kMostNames = 8;

constexpr std::array<std::string_view, 9> kPictureFolders{
    "JPEGImages", "images", "Images", "image", "imgs", "img", "pictures", "photos", "data"};
constexpr std::array<std::string_view, 7> kAnnotationFolders{
    "annotations", "annotation", "labels", "label", "xml", "xmls", "json"};
constexpr std::array<std::string_view, 8> kExtensions{".jpg",  ".jpeg", ".png", ".JPG",
                                                      ".JPEG", ".PNG",  ".bmp", ".webp"};

/// A name as it continues a folder: that of another machine or one that climbs counts by its last
/// part.
std::string continuing(const std::string& name)
{
    std::string relative = name;
    std::replace(relative.begin(), relative.end(), '\\', '/');
    const bool isAbsolute =
        relative.starts_with('/') || (relative.size() > 1 && relative[1] == ':');
    return isAbsolute || relative.find("..") != std::string::npos ? std::string(baseName(relative))
                                                                  : relative;
}

bool isIn(const std::string& folder, const std::string& name, bool isStem)
{
    const std::string path = folder + "/" + name;
    if (!isStem)
        return isFileAt(path);
    return std::any_of(kExtensions.begin(), kExtensions.end(), [&path](std::string_view extension) {
        return isFileAt(path + std::string(extension));
    });
}

/// The folders directly below one, by name.
std::vector<std::string> foldersIn(const std::string& folder)
{
    std::vector<std::string> folders;
    FolderEntries found = entriesOf(folder);
    found.entries.resize(std::min(found.entries.size(), kMostEntries));
    for (const FolderEntry& entry : found.entries) {
        std::string path = joinedLocation(folder, entry.name);
        if (entry.status ? entry.status->kind == FileStatus::Kind::Folder : isFolderAt(path))
            folders.push_back(std::move(path));
    }
    return folders;
}

/// Keeps the folder in which most of the names are, of several the first that was asked about.
class Search {
public:
    explicit Search(const PictureFolders::Names& names) : m_areStems(names.areStems)
    {
        for (std::size_t i = 0; i < std::min(names.names.size(), kMostNames); ++i)
            m_names.push_back(continuing(names.names[i]));
    }

    /// Half of the names have to be there.
    void ask(const std::string& folder)
    {
        if (isDone())
            return;
        const auto hits = static_cast<std::size_t>(
            std::count_if(m_names.begin(), m_names.end(),
                          [&](const std::string& name) { return isIn(folder, name, m_areStems); }));
        if (2 * hits >= m_names.size() && hits > m_bestHits) {
            m_best = folder;
            m_bestHits = hits;
        }
    }

    [[nodiscard]] bool isDone() const { return m_bestHits == m_names.size(); }
    [[nodiscard]] std::size_t nameCount() const { return m_names.size(); }
    [[nodiscard]] const std::optional<std::string>& best() const { return m_best; }

private:
    std::vector<std::string> m_names;
    bool m_areStems = false;
    std::optional<std::string> m_best;
    std::size_t m_bestHits = 0;
};

bool isAnnotationFolder(std::string_view path)
{
    const std::string name = lowerAscii(baseName(path));
    return std::find(kAnnotationFolders.begin(), kAnnotationFolders.end(), name)
           != kAnnotationFolders.end();
}

/// The neighbours of `annotations`. `inner`: what has to follow a neighbour's name ("train" for
/// "labels/train"); it may be left out. One name alone ("1.jpg") lies in many places, so it counts
/// in folders whose own name says that they belong together.
void askNeighbours(Search& search, const std::string& annotations, const std::string& inner)
{
    const std::string above(parentOf(annotations));
    if (above.size() <= 1)
        return; // the root of the file system is nobody's dataset
    const auto ask = [&](const std::string& folder) {
        if (!inner.empty())
            search.ask(folder + "/" + inner);
        search.ask(folder);
    };
    for (const std::string_view name : kPictureFolders) {
        const std::string folder = above + "/" + std::string(name);
        if (folder == annotations || !isFolderAt(folder))
            continue;
        ask(folder);
        for (const std::string& below : foldersIn(folder))
            search.ask(below); // images/train2017
    }
    if (search.nameCount() < 2 && !isAnnotationFolder(annotations))
        return;
    search.ask(above); // "train2017/a.jpg", or pictures above their annotations
    std::size_t asked = 0;
    for (const std::string& folder : foldersIn(above)) {
        if (search.isDone() || ++asked > kMostNeighbours)
            return;
        if (folder != annotations)
            ask(folder);
    }
}

} // namespace

std::optional<std::string> picturesBeside(const PictureFolders::Names& names,
                                          const std::string& annotations)
{
    if (names.names.empty())
        return std::nullopt;
    Search search(names);
    const std::string above(parentOf(annotations));
    if (isAnnotationFolder(above))
        askNeighbours(search, above, std::string(baseName(annotations)));
    if (!search.isDone())
        askNeighbours(search, annotations, {});
    return search.best();
}

std::string nameListIn(const std::string& folder)
{
    for (const char* name : {"data.yaml", "dataset.yaml", "data.yml", "classes.txt", "obj.names"}) {
        std::string path = folder + "/" + name;
        if (isFileAt(path))
            return path;
    }
    return {};
}

} // namespace faultline
