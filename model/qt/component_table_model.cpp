// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/component_table_model.h"

#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"
#include "model/qt/trace_text.h"
#include "model/qt/vram_text.h"

#include <algorithm>
#include <utility>

namespace faultline {

void ComponentTableModel::setComponents(std::vector<vram::ComponentBytes> components)
{
    m_components = std::move(components);
    refresh();
}

void ComponentTableModel::setPreview(std::vector<vram::ComponentBytes> components)
{
    if (components.empty() && m_preview.empty())
        return;
    m_preview = std::move(components);
    refresh();
}

void ComponentTableModel::refresh()
{
    beginResetModel();
    m_rows.clear();
    m_total = 0;
    for (std::size_t i = 0; i < vram::kComponentCount; ++i) {
        const auto component = static_cast<vram::Component>(i);
        Row row{.component = component, .bytes = 0, .preview = 0, .note = {}};
        for (const vram::ComponentBytes& one : m_components) {
            if (one.component == component) {
                row.bytes += one.bytes;
                row.note = one.note;
            }
        }
        for (const vram::ComponentBytes& one : m_preview) {
            if (one.component == component)
                row.preview += one.bytes;
        }
        m_total += row.bytes;
        if (row.bytes != 0 || row.preview != 0)
            m_rows.push_back(std::move(row));
    }
    endResetModel();
}

int ComponentTableModel::rowOf(vram::Component component) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [component](const Row& row) {
        return row.component == component;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QString ComponentTableModel::columnTitle(int column) const
{
    switch (column) {
    case NameColumn: return tr("Component");
    case BytesColumn: return tr("Size");
    case ShareColumn: return tr("Share");
    case ChangeColumn: return tr("Change");
    case NoteColumn: return tr("Details");
    default: return {};
    }
}

QString ComponentTableModel::textOf(const Row& row, int column) const
{
    switch (column) {
    case NameColumn: return componentName(row.component);
    case BytesColumn: return bytesText(row.bytes);
    case ShareColumn:
        return m_total <= 0
                   ? QString()
                   : traceShare(static_cast<double>(row.bytes) / static_cast<double>(m_total));
    case ChangeColumn:
        return m_preview.empty() || row.preview == row.bytes
                   ? QString()
                   : bytesText(row.preview - row.bytes, true);
    case NoteColumn: return translated(row.note);
    default: return {};
    }
}

QVariant ComponentTableModel::cell(int row, int column, int role) const
{
    const Row& shown = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole: return textOf(shown, column);
    case Qt::ToolTipRole:
        return column == NoteColumn ? translated(shown.note) : componentMeaning(shown.component);
    case SortRole:
        switch (column) {
        case NameColumn: return static_cast<int>(shown.component);
        case BytesColumn:
        case ShareColumn: return qlonglong{shown.bytes};
        case ChangeColumn: return qlonglong{m_preview.empty() ? 0 : shown.preview - shown.bytes};
        default: return translated(shown.note);
        }
    case IdRole: return static_cast<int>(shown.component);
    case MeaningRole: return componentMeaning(shown.component);
    default: return {};
    }
}

} // namespace faultline
