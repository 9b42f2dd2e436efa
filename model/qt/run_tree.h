// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace faultline {

/// The runs of a case as a tree by the parts of their names: a value, made anew for each snapshot.
/// Folders that lead to one thing only are joined with it ("jobs/17/train" is one row).
class RunTree {
public:
    enum class Kind { Folder, Run, File };
    static constexpr std::size_t kRoot = 0;
    static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

    struct Node {
        Kind kind = Kind::Folder;
        RunOrigin origin = RunOrigin::Events; ///< of a run
        QString label = {};                   ///< part(s) of the name, as shown
        QString id = {};                      ///< path from the root, unique within a kind
        QString run = {};                     ///< Run::name; empty for a folder
        QString path = {};                    ///< on disk
        std::uint64_t points = 0;
        std::uint64_t damage = 0;
        std::optional<double> startTime = {};
        std::size_t parent = kNone;
        int row = 0; ///< among the children of the parent
        std::vector<std::size_t> children = {};
    };

    RunTree();
    explicit RunTree(const CaseData& data);

    [[nodiscard]] const Node& node(std::size_t i) const { return m_nodes[i]; }
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }
    /// Same rows at the same places; their numbers may differ.
    [[nodiscard]] bool hasSameRows(const RunTree& other) const;
    /// Names of the runs at and below a node.
    [[nodiscard]] QStringList runsBelow(std::size_t i) const;

private:
    std::size_t add(std::size_t parent, Node node);
    void addRun(const Run& run);
    void addFiles(std::size_t runNode, const Run& run);
    std::size_t folderFor(std::size_t parent, const QString& part);
    void joinChains(std::size_t i);
    void sumUp(std::size_t i);

    std::vector<Node> m_nodes;              ///< the root first; joined nodes stay, unreachable
    QHash<QString, std::size_t> m_nodeOfId; ///< folders and runs, while building
};

} // namespace faultline
