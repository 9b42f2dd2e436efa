// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/environment_model.h"

#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace faultline {

namespace {

/// What decides whether a training finds its GPU stands above the packages.
constexpr std::array<std::string_view, 9> kFirst{
    "gpu", "nvidia-driver", "cuda", "cudnn", "tensorflow", "torch", "python", "base-image", "os"};

std::size_t rankOf(const std::string& component)
{
    return static_cast<std::size_t>(std::find(kFirst.begin(), kFirst.end(), component)
                                    - kFirst.begin());
}

} // namespace

void EnvironmentModel::setEnvironments(std::vector<EnvironmentPtr> environments)
{
    beginResetModel();
    m_environments = std::move(environments);
    m_rows.clear();
    for (const EnvironmentPtr& environment : m_environments) {
        for (const EnvironmentFact& fact : environment->facts)
            m_rows.push_back({environment.get(), &fact});
    }
    std::stable_sort(m_rows.begin(), m_rows.end(), [](const Row& a, const Row& b) {
        return rankOf(a.fact->component) < rankOf(b.fact->component);
    });
    endResetModel();
}

int EnvironmentModel::rows() const
{
    return static_cast<int>(m_rows.size());
}

int EnvironmentModel::columns() const
{
    return static_cast<int>(Column::Count);
}

QString EnvironmentModel::cellText(const Row& row, Column column) const
{
    switch (column) {
    case Column::Component:
        return row.fact->component == "missing-library" ? tr("missing library")
                                                        : toQString(row.fact->component);
    case Column::Version: return toQString(row.fact->version);
    case Column::Role: return versionRoleName(row.fact->role);
    case Column::Source:
        return row.fact->line > 0
                   ? tr("%1, line %2")
                         .arg(toQString(row.environment->name()),
                              formatted(static_cast<double>(row.fact->line), Unit::Count))
                   : toQString(row.environment->name());
    case Column::Detail: return toQString(row.fact->detail);
    case Column::Count: break;
    }
    return {};
}

QVariant EnvironmentModel::cell(int row, int column, int role) const
{
    const Row& entry = m_rows[static_cast<std::size_t>(row)];
    const auto which = static_cast<Column>(column);
    switch (role) {
    case Qt::DisplayRole:
    case SortRole: return cellText(entry, which);
    case Qt::ToolTipRole: return cellText(entry, which);
    case FilterRole:
        return QString(cellText(entry, Column::Component) + u' '
                       + cellText(entry, Column::Version));
    case IdRole: return toQString(entry.fact->component);
    case PathRole: return toQString(entry.environment->file.path);
    case LineRole: return entry.fact->line;
    default: return {};
    }
}

QString EnvironmentModel::columnTitle(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::Component: return tr("Component");
    case Column::Version: return tr("Version");
    case Column::Role: return tr("Known as");
    case Column::Source: return tr("Found in");
    case Column::Detail: return tr("Detail");
    case Column::Count: break;
    }
    return {};
}

bool EnvironmentModel::isNumber(int) const
{
    return false;
}

} // namespace faultline
