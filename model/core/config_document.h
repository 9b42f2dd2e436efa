// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/artifact.h"
#include "model/core/network.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faultline {

enum class ConfigKind : std::uint8_t {
    PipelineConfig, ///< OD API pipeline.config
    LabelMap,
    Ultralytics, ///< args.yaml, opt.yaml, hyp.yaml, data.yaml
    MmDetection,
    Lightning, ///< hparams.yaml
    KerasModel,
    RunFacts, ///< what the recorder noted of a run
    Onnx,     ///< an exported network
    GraphDef, ///< a graph of TensorFlow
    Yaml,
    Json,
};
[[nodiscard]] std::string_view toString(ConfigKind kind);

/// Where the value of a field comes from.
enum class FieldState : std::uint8_t {
    Set,      ///< written in the file
    Default,  ///< not written; what the program uses instead
    Unset,    ///< not written and without a default
    Unknown,  ///< written, but no known field of this kind of file
    Conflict, ///< written more than once, or one side of a merge conflict
};
[[nodiscard]] std::string_view toString(FieldState state);

/// A field or a group of fields. Children are ConfigDocument::nodes [firstChild, ...) linked by
/// nextSibling; npos ends a chain.
struct ConfigNode {
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);

    std::string name;         ///< of the field, or "[3]" of a list item
    std::string value;        ///< as text; of a group a short summary
    std::string defaultValue; ///< empty if it has none or none is known
    std::string type;         ///< "float", "enum", a message's name; empty if not known
    std::uint32_t line = 0;   ///< 1-based where it is written; 0: not written
    FieldState state = FieldState::Set;
    bool isGroup = false;
    std::size_t parent = npos;
    std::size_t firstChild = npos;
    std::size_t nextSibling = npos;
};

struct LabelMapItem {
    std::int64_t id = 0;
    std::string name;
    std::string displayName;
    std::uint32_t line = 0;
};

/// A configuration as a tree. Immutable once read. Node 0 is the root, whose name is empty.
struct ConfigDocument : Artifact {
    ConfigKind kind = ConfigKind::Json;
    std::string dialect; ///< "TF1", "TF2", "Ultralytics 8", ...; empty if not known
    std::vector<std::string>
        dialectEvidence; ///< English: 'type "ssd_resnet50_v1_fpn_keras" (line 17)'
    std::vector<ConfigNode> nodes;
    std::vector<LabelMapItem> labels; ///< of a label map
    std::string text; ///< as in the file (valid UTF-8), to be shown beside the tree; empty if the
                      ///< file is no text

    std::shared_ptr<const Network> network; ///< of an exported network or a graph; else null

    /// "train_config.optimizer.momentum_optimizer.learning_rate"; list items as "item[2].id".
    [[nodiscard]] std::string path(std::size_t node) const;
    /// Finds what path() names, defaults included; npos if there is no such field. Of several
    /// of one name it is the last: that is the one that counts.
    [[nodiscard]] std::size_t find(std::string_view path) const;
    /// Value of a field that is set or has a default.
    [[nodiscard]] std::optional<std::string_view> value(std::string_view path) const;
};

using ConfigDocumentPtr = std::shared_ptr<const ConfigDocument>;

} // namespace faultline
