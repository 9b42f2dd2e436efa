// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/dataset/partial/dataset_partial.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace faultline {

inline constexpr std::string_view kPartialSchema = "faultline/partial/1";

/// Writes FILE.tmp, which then takes the name: a file of that name is whole. An Error on a full
/// disk; nothing stays then.
[[nodiscard]] Result<void> writePartial(const std::string& path, const ShardResult& result);

/// A partial on disk. Its hashes stay in the file, which is mapped.
class PartialFile {
public:
    /// Reads and checks all of it. An Error for what is no partial, cut, damaged or of another
    /// version of the form.
    [[nodiscard]] static Result<PartialFile> open(const std::string& path);

    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] const DatasetPartial& partial() const { return m_partial; }
    /// Sorted.
    [[nodiscard]] std::span<const PictureHash> hashes() const { return m_hashes; }
    [[nodiscard]] std::string_view name(std::size_t hash) const;
    /// Tells the system that what was read of the hashes is not needed soon.
    void release() const;

private:
    std::string m_path;
    DatasetPartial m_partial;
    std::shared_ptr<const void> m_mapping;
    std::size_t m_size = 0;
    std::span<const PictureHash> m_hashes;
    std::span<const std::uint64_t> m_nameEnds;
    std::string_view m_names;
};

} // namespace faultline
