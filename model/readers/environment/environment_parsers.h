// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/environment.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline::environment {

/// Facts are never more than this in one file.
inline constexpr std::size_t kMaxFacts = 100'000;

/// A line and its number.
struct Line {
    std::string_view text; ///< without its end and the blanks around it
    std::uint32_t number = 0;
    bool isIndented = false;
};
[[nodiscard]] std::vector<Line> linesOf(std::string_view text);

/// The component that a package provides: "torch" for "pytorch", "cuda" for "cudatoolkit", else its
/// name in lower case with hyphens.
[[nodiscard]] std::string componentOf(std::string_view package);

/// A fact about a package. Its own name is in `detail` where the component is called otherwise.
[[nodiscard]] EnvironmentFact packageFact(std::string_view package, std::string_view version,
                                          VersionRole role, std::uint32_t line);

/// One line of pip: "name==1.2", "name[extra]>=1,<2 ; marker", "name @ file:///...". Nothing for
/// options, comments, and what is no requirement.
[[nodiscard]] std::optional<EnvironmentFact> pipRequirement(std::string_view line, VersionRole role,
                                                            std::uint32_t number);

/// What a file is, told from its first bytes; nothing if it is none of them.
[[nodiscard]] std::optional<EnvironmentSource> sourceOf(std::string_view fileName,
                                                        std::string_view head);

// Each adds what it finds to `facts` and returns how many lines it could not understand.
std::size_t readPip(std::string_view text, VersionRole role, std::vector<EnvironmentFact>& facts);
std::size_t readConda(std::string_view text, std::vector<EnvironmentFact>& facts);
std::size_t readCollectEnv(std::string_view text, std::vector<EnvironmentFact>& facts);
std::size_t readNvidiaSmi(std::string_view text, std::vector<EnvironmentFact>& facts);
std::size_t readDockerfile(std::string_view text, std::vector<EnvironmentFact>& facts);

/// What the name of a base image says: resources/compatibility/images.jsonl.
void addImageFacts(std::string_view image, std::uint32_t line, std::vector<EnvironmentFact>& facts);

} // namespace faultline::environment
