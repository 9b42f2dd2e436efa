// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/what_if_model.h"

#include "model/qt/messages.h"
#include "model/qt/roles.h"

#include <QLocale>

#include <algorithm>

namespace faultline {

namespace {

constexpr double kWorthShowing = 1.03;

QString ratioText(double ratio)
{
    const int decimals = ratio >= 10.0 ? 0 : ratio >= 1.095 ? 1 : 2; // as in the sentence
    return WhatIfModel::tr("%1×").arg(QLocale().toString(ratio, 'f', decimals));
}

} // namespace

void WhatIfModel::setReport(const pipeline::PipelineReport* report)
{
    beginResetModel();
    m_changes.clear();
    m_recommended = 0;
    m_hasNoGpu = report != nullptr && report->inferred.hasNoGpu;
    if (report != nullptr) {
        // Of the greedy combination the last one holds all before it.
        if (!report->recommended.empty() && report->recommended.back().set.size() > 1) {
            m_changes.push_back(report->recommended.back());
            m_recommended = 1;
        }
        for (const pipeline::WhatIf& change : report->whatIf) {
            const bool isThere = m_recommended == 1 && change.set == m_changes.front().set;
            if (change.ratio >= kWorthShowing && !isThere)
                m_changes.push_back(change);
        }
        if (m_recommended == 0 && !report->recommended.empty()) {
            const auto& best = report->recommended.back().set;
            const auto at = std::find_if(m_changes.begin(), m_changes.end(),
                                         [&best](const auto& one) { return one.set == best; });
            if (at != m_changes.end()) {
                std::rotate(m_changes.begin(), at, at + 1);
                m_recommended = 1;
            }
        }
    }
    endResetModel();
}

QString WhatIfModel::columnTitle(int column) const
{
    switch (column) {
    case SpeedColumn: return tr("Speed");
    case IdleColumn: return m_hasNoGpu ? tr("Waiting") : tr("GPU idle");
    case ChangeColumn: return tr("Change and what it gives");
    default: return {};
    }
}

QVariant WhatIfModel::cell(int row, int column, int role) const
{
    const pipeline::WhatIf& shown = change(row);
    switch (role) {
    case Qt::DisplayRole:
        if (column == SpeedColumn)
            return ratioText(shown.ratio);
        if (column == IdleColumn)
            return formatted(shown.outcome.gpuIdle, Unit::Fraction);
        return isRecommended(row) ? tr("Recommended: %1").arg(translated(shown.sentence))
                                  : translated(shown.sentence);
    case Qt::ToolTipRole: return tr("Click to set the knobs to it");
    case SortRole:
        return column == SpeedColumn  ? QVariant(shown.ratio)
               : column == IdleColumn ? QVariant(shown.outcome.gpuIdle)
                                      : QVariant(row); // cheapest first
    case KindRole: return isRecommended(row) ? 1 : 0;
    default: return {};
    }
}

} // namespace faultline
