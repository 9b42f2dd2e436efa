// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/config/proto_document.h"

namespace faultline {

namespace {

/// Collects what speaks for TF1 and for TF2. What only one of them accepts weighs more than what
/// is merely usual there.
class Evidence {
public:
    static constexpr int kDecides = 10;
    static constexpr int kHints = 1;

    explicit Evidence(ConfigDocument& document) : m_document(document) {}

    /// Node of a path if it is written in the file.
    [[nodiscard]] const ConfigNode* written(std::string_view path) const
    {
        const std::size_t at = m_document.find(path);
        if (at == ConfigNode::npos || m_document.nodes[at].line == 0)
            return nullptr;
        return &m_document.nodes[at];
    }

    void add(int towardsTf2, const ConfigNode& node, const std::string& what)
    {
        m_sum += towardsTf2;
        m_document.dialectEvidence.push_back(what + " (line " + std::to_string(node.line)
                                             + (towardsTf2 > 0 ? ": TF2)" : ": TF1)"));
    }

    void conclude()
    {
        if (m_sum != 0)
            m_document.dialect = m_sum > 0 ? "TF2" : "TF1";
    }

private:
    ConfigDocument& m_document;
    int m_sum = 0;
};

void weighExtractor(Evidence& evidence)
{
    for (const char* path :
         {"model.ssd.feature_extractor.type", "model.faster_rcnn.feature_extractor.type"}) {
        const ConfigNode* node = evidence.written(path);
        if (node == nullptr || node->value.empty())
            continue;
        const bool isKeras = node->value.ends_with("_keras");
        evidence.add(isKeras ? Evidence::kDecides : -Evidence::kDecides, *node,
                     "feature extractor type \"" + node->value + "\""
                         + (isKeras ? " ends in _keras" : " does not end in _keras"));
    }
    if (const ConfigNode* node = evidence.written("model.center_net"))
        evidence.add(Evidence::kDecides, *node, "CenterNet exists for TF2 only");
    constexpr std::string_view kRfcn =
        "model.faster_rcnn.second_stage_box_predictor.rfcn_box_predictor";
    if (const ConfigNode* node = evidence.written(kRfcn))
        evidence.add(-Evidence::kHints, *node, "R-FCN has no TF2 configuration");
}

void weighCheckpoint(Evidence& evidence)
{
    if (const ConfigNode* node = evidence.written("train_config.fine_tune_checkpoint_version"))
        evidence.add(node->value == "V2" || node->value == "2" ? Evidence::kDecides
                                                               : -Evidence::kHints,
                     *node, "fine_tune_checkpoint_version " + node->value);
    if (const ConfigNode* node = evidence.written("train_config.fine_tune_checkpoint")) {
        if (node->value.find("model.ckpt") != std::string::npos)
            evidence.add(-Evidence::kHints, *node, "checkpoint named model.ckpt");
        else if (node->value.find("ckpt-") != std::string::npos)
            evidence.add(Evidence::kHints, *node, "checkpoint named ckpt-N");
    }
    if (const ConfigNode* node = evidence.written("train_config.fine_tune_checkpoint_type");
        node != nullptr && node->value == "fine_tune")
        evidence.add(Evidence::kHints, *node, "fine_tune_checkpoint_type fine_tune");
    if (const ConfigNode* node =
            evidence.written("train_config.load_all_detection_checkpoint_vars");
        node != nullptr && node->value == "true")
        evidence.add(-Evidence::kHints, *node, "load_all_detection_checkpoint_vars true");
    if (const ConfigNode* node = evidence.written("train_config.from_detection_checkpoint"))
        evidence.add(-Evidence::kHints, *node, "from_detection_checkpoint, the older spelling");
}

} // namespace

void guessDialect(ConfigDocument& document)
{
    Evidence evidence(document);
    weighExtractor(evidence);
    weighCheckpoint(evidence);
    evidence.conclude();
}

} // namespace faultline
