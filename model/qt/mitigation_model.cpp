// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/mitigation_model.h"

#include "model/qt/messages.h"
#include "model/qt/text.h"
#include "model/qt/vram_text.h"

#include <QLocale>

#include <cmath>
#include <utility>

namespace faultline {

namespace {

Fit fitOf(const vram::Mitigation& mitigation)
{
    if (mitigation.fitsSurely)
        return Fit::Fits;
    return mitigation.fits ? Fit::Barely : Fit::TooLarge;
}

/// "+33 %" of time; empty: as it is.
QString slowdownText(double factor)
{
    const double percent = (factor - 1.0) * 100.0;
    if (std::abs(percent) < 0.5)
        return MitigationModel::tr("same");
    const QString number = QLocale().toString(std::abs(percent), 'f', 0);
    return percent > 0.0 ? MitigationModel::tr("+%1 %").arg(number)
                         : MitigationModel::tr("\u2212%1 %").arg(number);
}

QString rateText(const vram::Mitigation& mitigation)
{
    if (mitigation.learningRateFactor == 1.0)
        return MitigationModel::tr("same");
    const QLocale locale;
    const QString factor =
        MitigationModel::tr("× %1").arg(locale.toString(mitigation.learningRateFactor, 'g', 3));
    return mitigation.learningRate ? MitigationModel::tr("%1 (%2)").arg(
               locale.toString(*mitigation.learningRate, 'g', 4), factor)
                                   : factor;
}

} // namespace

void MitigationModel::setMitigations(std::vector<vram::Mitigation> mitigations)
{
    beginResetModel();
    m_mitigations = std::move(mitigations);
    endResetModel();
}

const vram::Mitigation& MitigationModel::mitigation(int row) const
{
    return m_mitigations[static_cast<std::size_t>(row)];
}

QString MitigationModel::columnTitle(int column) const
{
    switch (column) {
    case ChangeColumn: return tr("Change");
    case SavedColumn: return tr("Saves");
    case PeakColumn: return tr("New peak");
    case FitColumn: return tr("Fits?");
    case SpeedColumn: return tr("Epoch time");
    case RateColumn: return tr("Learning rate");
    default: return {};
    }
}

QString MitigationModel::textOf(const vram::Mitigation& mitigation, int column) const
{
    switch (column) {
    case ChangeColumn: return translated(mitigation.what);
    case SavedColumn: return bytesText(mitigation.savedBytes);
    case PeakColumn: return bytesText(mitigation.peakBytes);
    case FitColumn: return fitName(fitOf(mitigation));
    case SpeedColumn: return slowdownText(mitigation.timeFactor);
    case RateColumn: return rateText(mitigation);
    default: return {};
    }
}

QVariant MitigationModel::valueOf(const vram::Mitigation& mitigation, int column) const
{
    switch (column) {
    case SavedColumn: return qlonglong{mitigation.savedBytes};
    case PeakColumn: return qlonglong{mitigation.peakBytes};
    case FitColumn: return static_cast<int>(fitOf(mitigation));
    case SpeedColumn: return mitigation.timeFactor;
    case RateColumn: return mitigation.learningRateFactor;
    default: return textOf(mitigation, column);
    }
}

QVariant MitigationModel::cell(int row, int column, int role) const
{
    const vram::Mitigation& shown = mitigation(row);
    switch (role) {
    case Qt::DisplayRole: return textOf(shown, column);
    case Qt::ToolTipRole: return translated(shown.cost);
    case SortRole: return valueOf(shown, column);
    case IdRole: return toQString(toString(shown.lever));
    case FitRole:
        return column == FitColumn ? QVariant(static_cast<int>(fitOf(shown))) : QVariant();
    case AdviceRole: return toQString(shown.patch);
    case DetailRole: return translated(shown.cost);
    default: return {};
    }
}

} // namespace faultline
