// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readers/config/config_tree.h"
#include "model/readers/config/source_builder.h"

#include <string>
#include <string_view>
#include <vector>

namespace faultline {

enum class TreeSyntax : std::uint8_t { None, Yaml, Json, Python };

/// How a file that is a training configuration is written; None: it is none. `head` is text.
[[nodiscard]] TreeSyntax syntaxOfConfig(std::string_view fileName, std::string_view head);

/// Whether a file is called as the settings of a training are: "config.json", "hparams.yaml".
[[nodiscard]] bool isConfigName(std::string_view fileName);

/// Tells from the fields of a tree what it configures; sets kind and dialect. Where the settings
/// of that kind are known, it adds defaults and flags what is not known.
void recogniseKind(ConfigDocument& document, ConfigTree& tree, std::string_view fileName,
                   TreeSyntax syntax, const LineIssueSink& issues);

} // namespace faultline
