// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/artifact_tree_model.h"

#include "model/core/case_artifacts.h"
#include "model/core/shown_names.h"
#include "model/qt/console_words.h"
#include "model/qt/messages.h"
#include "model/qt/plural_number.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

constexpr quintptr kTopArtifact = ~quintptr{0};

QString kindWord(const std::optional<ArtifactKind>& kind)
{
    return kind ? toQString(toString(*kind)) : QStringLiteral("not-recognised");
}

/// The event that ended the run of a log, or nullptr.
const LogEvent* causeOf(const ConsoleLog& log)
{
    return log.cause && *log.cause < log.events.size() ? &log.events[*log.cause] : nullptr;
}

/// shownPart() in the user's language.
QString partLabel(const QString& name)
{
    const struct {
        ArtifactPart part;
        QString label;
    } kParts[] = {{ArtifactPart::Versions, ArtifactTreeModel::tr("%1 (versions)")},
                  {ArtifactPart::Console, ArtifactTreeModel::tr("%1 (console)")},
                  {ArtifactPart::System, ArtifactTreeModel::tr("%1 (system)")},
                  {ArtifactPart::Settings, ArtifactTreeModel::tr("%1 (settings)")}};
    for (const auto& [part, label] : kParts) {
        const QString ending = toQString(shownPart({}, part));
        if (name.endsWith(ending))
            return label.arg(name.chopped(ending.size()));
    }
    return name;
}

} // namespace

ArtifactTreeModel::Entry ArtifactTreeModel::entryOf(ArtifactKind kind, const Artifact& artifact,
                                                    const CaseData& data, bool withCauses)
{
    Entry entry;
    entry.id = toQString(artifact.name());
    entry.label = partLabel(entry.id.section(u'/', -1));
    entry.detail = entry.id.section(u'/', 0, -2);
    entry.run = toQString(data.nameOf(data.runOf(artifact.id())));
    entry.path = toQString(artifact.file.path);
    entry.sizeBytes = artifact.file.sizeBytes;
    const std::uint64_t damage = artifact.file.issues.damageCount();
    if (damage > 0) {
        entry.severity = Severity::Warning;
        entry.trouble = tr("%n damaged place(s); see Issues", "", pluralNumber(damage));
    }
    if (kind != ArtifactKind::Log || !withCauses)
        return entry;
    const auto& log = static_cast<const ConsoleLog&>(artifact);
    if (const LogEvent* cause = causeOf(log)) {
        entry.severity = Severity::Critical;
        entry.trouble = tr("Ended by: %1").arg(eventTitle(*cause));
    } else if (log.exitCode.value_or(0) != 0) {
        entry.severity = Severity::Critical;
        entry.trouble = tr("Ended with exit code %1").arg(*log.exitCode);
    }
    return entry;
}

ArtifactTreeModel::Group ArtifactTreeModel::unrecognised(const CaseData& data)
{
    Group group;
    for (const OtherFile& other : data.otherFiles) {
        Entry entry;
        entry.id = toQString(other.path);
        entry.path = entry.id;
        entry.label = entry.id.section(u'/', -1);
        if (!other.reason.empty())
            entry.detail = QCoreApplication::translate(
                "Sources",
                QByteArray(other.reason.data(), static_cast<qsizetype>(other.reason.size()))
                    .constData());
        group.entries.push_back(std::move(entry));
    }
    group.unlisted =
        data.otherFileCount - std::min<std::uint64_t>(data.otherFileCount, data.otherFiles.size());
    return group;
}

ArtifactTreeModel::Groups ArtifactTreeModel::groupsOf(const CaseData& data, bool withCauses)
{
    Groups groups;
    forEachArtifact(data, [&](ArtifactKind kind, const Artifact& artifact) {
        if (groups.empty() || groups.back().kind != kind)
            groups.push_back({.kind = kind, .entries = {}});
        groups.back().entries.push_back(entryOf(kind, artifact, data, withCauses));
    });
    Group others = unrecognised(data);
    if (!others.entries.empty())
        groups.push_back(std::move(others));
    for (Group& group : groups) {
        if (group.kind)
            addHints(group);
    }
    return groups;
}

/// Of entries with the same label the folders differ: what all of them begin and end with is left
/// out ("runs/tuesday/logs" and "runs/friday/logs" are "tuesday" and "friday").
void ArtifactTreeModel::addHints(Group& group)
{
    QHash<QString, std::vector<Entry*>> byLabel;
    for (Entry& entry : group.entries)
        byLabel[entry.label].push_back(&entry);
    for (const std::vector<Entry*>& alike : std::as_const(byLabel)) {
        if (alike.size() < 2)
            continue;
        QList<QStringList> folders;
        for (const Entry* entry : alike)
            folders << entry->detail.split(u'/', Qt::SkipEmptyParts);
        const auto isShared = [&folders](auto partOf) {
            return std::all_of(folders.cbegin(), folders.cend(), [&](const QStringList& parts) {
                return parts.size() > 1 && partOf(parts) == partOf(folders.front());
            });
        };
        while (isShared([](const QStringList& parts) { return parts.front(); })) {
            for (QStringList& parts : folders)
                parts.removeFirst();
        }
        while (isShared([](const QStringList& parts) { return parts.back(); })) {
            for (QStringList& parts : folders)
                parts.removeLast();
        }
        for (std::size_t i = 0; i < alike.size(); ++i)
            alike[i]->hint = folders[static_cast<qsizetype>(i)].join(u'/');
    }
}

bool ArtifactTreeModel::hasSameRows(const Groups& other) const
{
    const auto sameEntry = [](const Entry& a, const Entry& b) { return a.id == b.id; };
    const auto sameGroup = [&sameEntry](const Group& a, const Group& b) {
        return a.kind == b.kind
               && std::equal(a.entries.begin(), a.entries.end(), b.entries.begin(), b.entries.end(),
                             sameEntry);
    };
    return std::equal(m_groups.begin(), m_groups.end(), other.begin(), other.end(), sameGroup);
}

void ArtifactTreeModel::setCase(const CasePtr& data, bool withCauses)
{
    Groups groups = data ? groupsOf(*data, withCauses) : Groups();
    m_artifactCount = data ? static_cast<int>(data->artifactCount()) : 0;
    if (!hasSameRows(groups)) {
        beginResetModel();
        m_groups = std::move(groups);
        endResetModel();
        return;
    }
    m_groups = std::move(groups);
    if (m_groups.empty())
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex group = index(row, 0);
        emit dataChanged(index(0, 0, group), index(rowCount(group) - 1, 0, group));
    }
}

QModelIndex ArtifactTreeModel::indexOf(ArtifactKind kind, const QString& name) const
{
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        const Group& group = m_groups[g];
        if (group.kind != kind)
            continue;
        const auto it = std::find_if(group.entries.begin(), group.entries.end(),
                                     [&name](const Entry& entry) { return entry.id == name; });
        if (it != group.entries.end())
            return index(static_cast<int>(it - group.entries.begin()), 0,
                         index(static_cast<int>(g), 0));
    }
    return {};
}

QModelIndex ArtifactTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) : kTopArtifact);
}

QModelIndex ArtifactTreeModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == kTopArtifact)
        return {};
    return createIndex(static_cast<int>(child.internalId()), 0, kTopArtifact);
}

int ArtifactTreeModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != kTopArtifact || parent.column() != 0)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].entries.size());
}

int ArtifactTreeModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant ArtifactTreeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.internalId() == kTopArtifact)
        return groupData(m_groups[static_cast<std::size_t>(index.row())], role);
    const Group& group = m_groups[static_cast<std::size_t>(index.internalId())];
    return entryData(group, group.entries[static_cast<std::size_t>(index.row())], role);
}

QString ArtifactTreeModel::groupTitle(const Group& group)
{
    if (!group.kind)
        return tr("Not recognised");
    switch (*group.kind) {
    case ArtifactKind::Log: return tr("Logs");
    case ArtifactKind::HardwareLog: return tr("GPU and host logs");
    case ArtifactKind::Config: return tr("Configurations");
    case ArtifactKind::Environment: return tr("Environment");
    case ArtifactKind::Profile: return tr("Traces");
    case ArtifactKind::Dataset: return tr("Datasets");
    case ArtifactKind::Run: break;
    }
    return tr("Runs");
}

QVariant ArtifactTreeModel::groupData(const Group& group, int role) const
{
    const std::uint64_t count = group.entries.size() + group.unlisted;
    switch (role) {
    case Qt::DisplayRole: return groupTitle(group);
    case Qt::AccessibleTextRole:
        return tr("%1, %n file(s)", "", pluralNumber(count)).arg(groupTitle(group));
    case Qt::ToolTipRole:
        return group.unlisted == 0
                   ? QString()
                   : tr("%n more of these are not listed.", "", pluralNumber(group.unlisted));
    case IdRole: return kindWord(group.kind);
    case CountRole: return static_cast<quint64>(count);
    default: return {};
    }
}

QVariant ArtifactTreeModel::entryData(const Group& group, const Entry& entry, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return entry.label;
    case Qt::ToolTipRole: {
        QStringList lines{entry.path.isEmpty() ? entry.id : entry.path};
        if (!group.kind)
            lines << entry.detail;
        else if (entry.sizeBytes > 0)
            lines << formatted(static_cast<double>(entry.sizeBytes), Unit::Bytes);
        if (!entry.run.isEmpty())
            lines << tr("Belongs to run %1").arg(entry.run);
        lines << entry.trouble;
        lines.removeAll(QString());
        return lines.join(u'\n');
    }
    case Qt::AccessibleTextRole: {
        QStringList parts{entry.label, entry.detail};
        if (!entry.run.isEmpty())
            parts << tr("run %1").arg(entry.run);
        parts << entry.trouble;
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    case IdRole: return entry.id;
    case ArtifactKindRole: return group.kind ? QVariant(static_cast<int>(*group.kind)) : QVariant();
    case RunRole: return entry.run;
    case PathRole: return entry.path;
    case SizeRole:
        // What a console log says of versions is no file of its own.
        return entry.sizeBytes > 0 ? QVariant(static_cast<quint64>(entry.sizeBytes)) : QVariant();
    case SeverityRole:
        return entry.severity ? QVariant(static_cast<int>(*entry.severity)) : QVariant();
    case DetailRole: return entry.detail;
    case HintRole: return entry.hint;
    case AdviceRole: return entry.trouble;
    case FilterRole: return entry.id;
    default: return {};
    }
}

} // namespace faultline
