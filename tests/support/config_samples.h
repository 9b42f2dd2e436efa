// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/config_document.h"
#include "model/core/environment.h"

#include <memory>
#include <string>
#include <utility>

namespace faultline::samples {

/// Builds a configuration by hand.
class ConfigBuilder {
public:
    explicit ConfigBuilder(std::string name)
    {
        m_document.file.displayName = std::move(name);
        m_document.file.id = ArtifactId(m_document.file.displayName);
        m_document.nodes.push_back({});
        m_document.nodes[0].isGroup = true;
    }

    /// Adds below `parent` (0: the root); returns the node.
    std::size_t add(std::size_t parent, std::string name, std::string value, std::uint32_t line,
                    FieldState state = FieldState::Set, std::string defaultValue = {})
    {
        const std::size_t node = m_document.nodes.size();
        ConfigNode made;
        made.name = std::move(name);
        made.value = std::move(value);
        made.defaultValue = std::move(defaultValue);
        made.line = line;
        made.state = state;
        made.parent = parent;
        m_document.nodes.push_back(std::move(made));
        std::size_t* link = &m_document.nodes[parent].firstChild;
        while (*link != ConfigNode::npos)
            link = &m_document.nodes[*link].nextSibling;
        *link = node;
        m_document.nodes[parent].isGroup = true;
        return node;
    }

    ConfigBuilder& text(std::string text)
    {
        m_document.text = std::move(text);
        return *this;
    }
    ConfigDocument& document() { return m_document; }
    [[nodiscard]] ConfigDocumentPtr build() const
    {
        return std::make_shared<ConfigDocument>(m_document);
    }

private:
    ConfigDocument m_document;
};

/// A small pipeline.config: a changed field, one at its default, one left out, one unknown.
inline ConfigDocumentPtr samplePipeline(std::string name = "pipeline.config")
{
    ConfigBuilder builder(std::move(name));
    const std::size_t train = builder.add(0, "train_config", "", 1);
    builder.add(train, "batch_size", "24", 2, FieldState::Set, "32");
    builder.add(train, "num_steps", "0", 3, FieldState::Set, "0");
    builder.add(train, "gradient_clipping_by_norm", "0.0", 0, FieldState::Default, "0.0");
    builder.add(train, "bacth_size", "8", 4, FieldState::Unknown);
    const std::size_t model = builder.add(0, "model", "", 6);
    builder.add(model, "num_classes", "3", 7);
    builder.text("train_config {\n  batch_size: 24\n  num_steps: 0\n  bacth_size: 8\n}\n"
                 "model {\n  num_classes: 3\n}\n");
    builder.document().kind = ConfigKind::PipelineConfig;
    builder.document().dialect = "TF2";
    return builder.build();
}

inline EnvironmentPtr sampleEnvironment(std::string name = "pip-freeze.txt")
{
    auto made = std::make_shared<Environment>();
    made->file.displayName = std::move(name);
    made->file.id = ArtifactId(made->file.displayName);
    made->facts = {{.component = "numpy", .version = "1.26.4", .line = 1, .detail = {}},
                   {.component = "torch", .version = "2.1.0+cu118", .line = 2, .detail = {}}};
    return made;
}

} // namespace faultline::samples
