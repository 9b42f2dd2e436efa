// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <archive.h>
#include <archive_entry.h>

namespace faultline::samples {

/// A folder of a test, removed with it.
class ScratchFolder {
public:
    ScratchFolder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "faultline-XXXXXX").string();
        m_path = ::mkdtemp(name.data());
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] std::string operator/(std::string_view name) const
    {
        return m_path + "/" + std::string(name);
    }

private:
    std::string m_path;
};

inline void writeFile(const std::string& path, std::string_view text)
{
    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

inline std::string readFile(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Writes an archive of a kind ("zip", "tar", "tar.gz", "tar.zst") with whatever it is told.
class ArchiveMaker {
public:
    ArchiveMaker(const std::string& path, std::string_view kind, const char* options = nullptr)
        : m_archive((std::setlocale(LC_CTYPE, "C.UTF-8"), archive_write_new()), &archive_write_free)
    {
        if (kind == "zip")
            archive_write_set_format_zip(m_archive.get());
        else
            archive_write_set_format_pax_restricted(m_archive.get());
        if (kind == "tar.gz")
            archive_write_add_filter_gzip(m_archive.get());
        if (kind == "tar.zst")
            archive_write_add_filter_zstd(m_archive.get());
        archive_write_set_options(m_archive.get(), "hdrcharset=UTF-8");
        if (options != nullptr) {
            EXPECT_EQ(archive_write_set_options(m_archive.get(), options), ARCHIVE_OK);
            archive_write_set_passphrase(m_archive.get(), "secret");
        }
        EXPECT_EQ(archive_write_open_filename(m_archive.get(), path.c_str()), ARCHIVE_OK);
    }
    ~ArchiveMaker() { close(); }
    ArchiveMaker(const ArchiveMaker&) = delete;
    ArchiveMaker& operator=(const ArchiveMaker&) = delete;

    ArchiveMaker& file(const std::string& name, std::string_view text, std::int64_t mtime = 0)
    {
        const EntryPtr entry = start(name, AE_IFREG);
        archive_entry_set_size(entry.get(), static_cast<la_int64_t>(text.size()));
        if (mtime != 0)
            archive_entry_set_mtime(entry.get(), mtime, 0);
        EXPECT_GE(archive_write_header(m_archive.get(), entry.get()), ARCHIVE_WARN) << name;
        archive_write_data(m_archive.get(), text.data(), text.size());
        return *this;
    }
    ArchiveMaker& special(const std::string& name, mode_t type)
    {
        const EntryPtr entry = start(name, type);
        EXPECT_GE(archive_write_header(m_archive.get(), entry.get()), ARCHIVE_WARN) << name;
        return *this;
    }
    ArchiveMaker& link(const std::string& name, const std::string& target)
    {
        const EntryPtr entry = start(name, AE_IFLNK);
        archive_entry_set_symlink_utf8(entry.get(), target.c_str());
        EXPECT_GE(archive_write_header(m_archive.get(), entry.get()), ARCHIVE_WARN) << name;
        return *this;
    }
    ArchiveMaker& hardLink(const std::string& name, const std::string& target)
    {
        const EntryPtr entry = start(name, AE_IFREG);
        archive_entry_set_hardlink_utf8(entry.get(), target.c_str());
        EXPECT_GE(archive_write_header(m_archive.get(), entry.get()), ARCHIVE_WARN) << name;
        return *this;
    }
    /// All that lies below a folder, as `tar -C folder .` has it.
    ArchiveMaker& tree(const std::string& folder, const std::string& prefix)
    {
        namespace fs = std::filesystem;
        std::vector<fs::path> paths;
        for (const auto& entry : fs::recursive_directory_iterator(folder))
            paths.push_back(entry.path());
        std::sort(paths.begin(), paths.end());
        for (const fs::path& path : paths) {
            const std::string name = prefix + path.lexically_relative(folder).generic_string();
            if (fs::is_symlink(path))
                link(name, fs::read_symlink(path).string());
            else if (fs::is_directory(path))
                special(name + "/", AE_IFDIR);
            else
                file(name, readFile(path.string()));
        }
        return *this;
    }
    void close()
    {
        if (m_archive)
            archive_write_close(m_archive.get());
        m_archive.reset();
    }

private:
    using EntryPtr = std::unique_ptr<archive_entry, decltype(&archive_entry_free)>;

    static EntryPtr start(const std::string& name, mode_t type)
    {
        EntryPtr entry(archive_entry_new(), &archive_entry_free);
        archive_entry_set_pathname_utf8(entry.get(), name.c_str());
        archive_entry_set_filetype(entry.get(), type);
        archive_entry_set_perm(entry.get(), 0755);
        return entry;
    }

    std::unique_ptr<archive, decltype(&archive_write_free)> m_archive;
};

/// Every file below a folder with its content, links followed.
inline std::map<std::string, std::string> filesBelow(const std::string& folder)
{
    namespace fs = std::filesystem;
    std::map<std::string, std::string> files;
    std::error_code none;
    for (const auto& entry : fs::recursive_directory_iterator(folder, none)) {
        if (entry.is_regular_file())
            files[entry.path().lexically_relative(folder).generic_string()] =
                readFile(entry.path().string());
    }
    return files;
}

} // namespace faultline::samples
