// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/changes/setting_value.h"
#include "model/compare/comparison.h"
#include "model/core/config_document.h"

#include <cstdint>
#include <string>
#include <vector>

namespace faultline {

/// A field of one side, whatever states it.
struct FlatSetting {
    std::string path; ///< as its file writes it, list items by what they are: "pipeline[Resize].p"
    std::string key;  ///< path under the name that the newest version has
    SettingValue value;
    std::string type;           ///< of the field; empty: not known
    bool isDefault = false;     ///< not stated; what the program uses instead
    bool isDefaultKnown = true; ///< false: the version that says so is not known
    bool isPresence = false;    ///< says only that an item of a list, or an empty group, is there
    bool isDropped = false;     ///< acts on nothing since a later version
    ArtifactId artifact;
    std::string file;
    std::uint32_t line = 0;
};

/// The order of a list whose items are groups.
struct FlatOrder {
    std::string path;
    std::string key;
    std::vector<std::string> items; ///< what they are, each once
    std::uint32_t line = 0;
};

/// A source of settings as a flat list: a file, a command line, what a console prints.
struct FlatConfig {
    enum class Origin : std::uint8_t { File, Command, Console };
    Origin origin = Origin::File;
    ConfigDocumentPtr document; ///< of a file
    std::string name;           ///< shown
    std::string framework;      ///< as in tables; empty: none that is known
    std::string version;        ///< of it; empty: not recorded
    std::vector<FlatSetting> settings;
    std::vector<FlatOrder> orders;
};

/// Which framework a configuration is for: "odapi", "ultralytics", "yolo-dataset", "mmdetection",
/// "detectron2", "transformers", "lightning", "keras"; empty: none that is known.
[[nodiscard]] std::string frameworkOfConfig(const ConfigDocument& document);

/// Every field that is stated or has a default, under its newest name. Of fields that stand twice
/// the last counts; of a label map the classes by their ids.
[[nodiscard]] FlatConfig flatConfig(const ConfigDocumentPtr& document, std::string framework,
                                    std::string version);

/// The last name of a path in small letters: "batch_size" of "train.Batch-Size".
[[nodiscard]] std::string settingLeafOf(std::string_view path);

} // namespace faultline
