// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/artifact.h"
#include "model/core/run.h"
#include "model/diagnosis/findings/finding.h"

#include <QAbstractItemModel>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace faultline {

/// Everything of a case that is no run, grouped by kind; last what no reader recognised.
/// Groups without entries are left out.
///
/// Roles: IdRole (artifact or path; groups: a stable word), ArtifactKindRole (none for what was
/// not recognised), RunRole (empty: concerns the whole case), PathRole, SizeRole, CountRole (of a
/// group), SeverityRole (int of Severity; invalid if all is well), DetailRole (folder, or why it
/// was not read), HintRole, AdviceRole (what is wrong), FilterRole.
class ArtifactTreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    /// Keeps rows, and with them selection and expansion, when only their contents have changed.
    /// Without causes: what ended a log is not told.
    void setCase(const CasePtr& data, bool withCauses = true);
    /// Entries that can be shown on a page: all but those not recognised.
    [[nodiscard]] int artifactCount() const { return m_artifactCount; }
    /// The row of an artifact; invalid if there is none.
    [[nodiscard]] QModelIndex indexOf(ArtifactKind kind, const QString& name) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Entry {
        QString id;
        QString label;  ///< name of the file
        QString detail; ///< its folder, or why it was not read
        QString hint;   ///< the part of its folder that others of its name do not have
        QString run;
        QString path;
        QString trouble; ///< what is wrong with it, or what it tells
        std::optional<Severity> severity;
        std::uint64_t sizeBytes = 0;
    };
    struct Group {
        std::optional<ArtifactKind> kind; ///< none: not recognised
        std::vector<Entry> entries;
        std::uint64_t unlisted = 0; ///< counted, but not kept
    };
    using Groups = std::vector<Group>;

    [[nodiscard]] static Groups groupsOf(const CaseData& data, bool withCauses);
    [[nodiscard]] static Entry entryOf(ArtifactKind kind, const Artifact& artifact,
                                       const CaseData& data, bool withCauses);
    [[nodiscard]] static Group unrecognised(const CaseData& data);
    static void addHints(Group& group);
    [[nodiscard]] bool hasSameRows(const Groups& other) const;
    [[nodiscard]] QVariant groupData(const Group& group, int role) const;
    [[nodiscard]] QVariant entryData(const Group& group, const Entry& entry, int role) const;
    [[nodiscard]] static QString groupTitle(const Group& group);

    Groups m_groups;
    int m_artifactCount = 0;
};

} // namespace faultline
