// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/blob_tag_model.h"

#include "model/qt/messages.h"
#include "model/qt/run_label.h"
#include "model/qt/text.h"

#include <QLocale>

namespace faultline {

void BlobTagModel::setCase(const CasePtr& data)
{
    beginResetModel();
    m_rows.clear();
    if (data) {
        for (const RunPtr& run : data->runs) {
            for (const auto& [tag, blobs] : run->blobs)
                m_rows.push_back({.run = run, .tag = &tag, .blobs = &blobs});
        }
    }
    endResetModel();
}

QVariant BlobTagModel::cell(int row, int column, int role) const
{
    const Row& shown = m_rows[static_cast<std::size_t>(row)];
    const BlobTag& blobs = *shown.blobs;
    if (role == RunRole)
        return toQString(shown.run->name);
    const bool sorts = role == SortRole;
    if (role != Qt::DisplayRole && !sorts)
        return {};
    const QLocale locale;
    switch (column) {
    case TagColumn: return toQString(*shown.tag);
    case RunColumn: return runLabel(*shown.run);
    case KindColumn: return tagKindName(blobs.kind);
    case PluginColumn: return toQString(blobs.plugin);
    case ValuesColumn:
        return sorts ? QVariant::fromValue<qulonglong>(blobs.count)
                     : locale.toString(static_cast<qulonglong>(blobs.count));
    case BytesColumn:
        return sorts ? QVariant::fromValue<qulonglong>(blobs.bytes)
                     : locale.formattedDataSize(static_cast<qint64>(blobs.bytes));
    case StepsColumn:
        if (sorts)
            return QVariant::fromValue<qlonglong>(blobs.minStep);
        return blobs.minStep == blobs.maxStep
                   ? locale.toString(static_cast<qlonglong>(blobs.minStep))
                   : tr("%1 to %2", "steps")
                         .arg(locale.toString(static_cast<qlonglong>(blobs.minStep)),
                              locale.toString(static_cast<qlonglong>(blobs.maxStep)));
    default: return {};
    }
}

QString BlobTagModel::columnTitle(int column) const
{
    switch (column) {
    case TagColumn: return tr("Tag");
    case RunColumn: return tr("Run");
    case KindColumn: return tr("Kind");
    case PluginColumn: return tr("Plugin");
    case ValuesColumn: return tr("Values");
    case BytesColumn: return tr("Size");
    case StepsColumn: return tr("Steps");
    default: return {};
    }
}

bool BlobTagModel::isNumber(int column) const
{
    return column == ValuesColumn || column == BytesColumn;
}

} // namespace faultline
