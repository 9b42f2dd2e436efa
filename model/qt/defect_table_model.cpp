// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/defect_table_model.h"

#include "model/qt/dataset_text.h"
#include "model/qt/messages.h"
#include "model/qt/roles.h"
#include "model/qt/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace faultline {

namespace {

/// Cancelling is looked at this often.
constexpr std::size_t kDefectStretch = 4096;

/// By DefectId; what does not occur keeps the severity of its kind.
std::array<DefectSeverity, kDefectKindCount> severitiesOf(const DefectReport& report)
{
    std::array<DefectSeverity, kDefectKindCount> severities{};
    for (const DefectKind& kind : allDefectKinds())
        severities.at(static_cast<std::size_t>(kind.id)) = kind.severity;
    for (const DefectSummary& summary : report.summaries)
        severities.at(static_cast<std::size_t>(summary.id)) = summary.severity;
    return severities;
}

int splitOf(const Dataset& dataset, const Defect& defect)
{
    return defect.hasImage() ? dataset.image(defect.image).split : defect.split;
}

std::int32_t classOf(const Dataset& dataset, const Defect& defect)
{
    return defect.hasImage() && defect.hasBox() ? dataset.boxes(defect.image)[defect.box].classIndex
                                                : defect.classIndex;
}

QString translatedKind(std::string_view english)
{
    return QCoreApplication::translate("Dataset", std::string(english).c_str());
}

/// Text that a filter line searches; kinds are translated once.
class TextFilter {
public:
    explicit TextFilter(const QString& text) : m_text(text)
    {
        for (const DefectKind& kind : allDefectKinds()) {
            const QString words =
                defectTitle(kind.id) + u' ' + toQString(kind.code) + u' ' + toQString(kind.name);
            m_kindPasses.at(static_cast<std::size_t>(kind.id)) =
                words.contains(text, Qt::CaseInsensitive);
        }
    }
    [[nodiscard]] bool passes(const Dataset& dataset, const Defect& defect) const
    {
        if (m_text.isEmpty() || m_kindPasses.at(static_cast<std::size_t>(defect.id)))
            return true;
        if (defect.hasImage()
            && (contains(toQString(dataset.name(defect.image)))
                || contains(toQString(dataset.recordId(defect.image)))))
            return true;
        const std::int32_t classIndex = classOf(dataset, defect);
        return classIndex >= 0 && contains(className(dataset, classIndex));
    }

private:
    [[nodiscard]] bool contains(const QString& where) const
    {
        return where.contains(m_text, Qt::CaseInsensitive);
    }

    QString m_text;
    std::array<bool, kDefectKindCount> m_kindPasses{};
};

double sortKey(const Dataset& dataset, const Defect& defect, DefectSeverity severity, int column)
{
    switch (column) {
    case DefectTableModel::SeverityColumn: return static_cast<double>(severity);
    case DefectTableModel::KindColumn: return static_cast<double>(defect.id);
    case DefectTableModel::PictureColumn: return static_cast<double>(defect.image);
    case DefectTableModel::BoxColumn: return static_cast<double>(defect.box);
    case DefectTableModel::SplitColumn: return splitOf(dataset, defect);
    default: return static_cast<double>(defect.value);
    }
}

void sort(std::vector<std::uint32_t>& listed, const Dataset& dataset, const DefectReport& report,
          const DefectFilter& filter)
{
    const auto severities = severitiesOf(report);
    std::vector<std::pair<double, std::uint32_t>> keyed;
    keyed.reserve(listed.size());
    for (const std::uint32_t row : listed) {
        const Defect& defect = report.rows[row];
        const DefectSeverity severity = severities.at(static_cast<std::size_t>(defect.id));
        const double key = sortKey(dataset, defect, severity, filter.sortColumn);
        keyed.emplace_back(std::isnan(key) ? std::numeric_limits<double>::max() : key, row);
    }
    const bool isDescending = filter.sortOrder == Qt::DescendingOrder;
    std::stable_sort(keyed.begin(), keyed.end(), [isDescending](const auto& a, const auto& b) {
        return isDescending ? b.first < a.first : a.first < b.first;
    });
    std::transform(keyed.begin(), keyed.end(), listed.begin(),
                   [](const auto& item) { return item.second; });
}

} // namespace

std::vector<std::uint32_t> filteredDefects(const Dataset& dataset, const DefectReport& report,
                                           const DefectFilter& filter, const ReadMonitor& monitor)
{
    const auto severities = severitiesOf(report);
    const TextFilter text(filter.text);
    std::vector<std::uint32_t> listed;
    const std::size_t count =
        std::min<std::size_t>(report.rows.size(), std::numeric_limits<int>::max());
    for (std::size_t row = 0; row < count; ++row) {
        if (row % kDefectStretch == 0 && monitor.isCancelled())
            return listed;
        const Defect& defect = report.rows[row];
        if (filter.kind && defect.id != *filter.kind)
            continue;
        if (filter.severity
            && severities.at(static_cast<std::size_t>(defect.id)) != *filter.severity)
            continue;
        if (filter.split >= 0 && splitOf(dataset, defect) != filter.split)
            continue;
        if (text.passes(dataset, defect))
            listed.push_back(static_cast<std::uint32_t>(row));
    }
    if (filter.sortColumn >= 0)
        sort(listed, dataset, report, filter);
    return listed;
}

QString defectTitle(DefectId id)
{
    return translatedKind(defectKind(id).title);
}

QString defectWhy(DefectId id)
{
    return translatedKind(defectKind(id).why);
}

QString defectAdvice(DefectId id)
{
    return translatedKind(defectKind(id).advice);
}

QString defectReasonText(const Dataset& dataset, const Defect& defect)
{
    return translated(defectReason(dataset, defect));
}

void DefectTableModel::setDefects(DatasetPtr dataset, DefectReportPtr report,
                                  std::vector<std::uint32_t> listed)
{
    beginResetModel();
    m_dataset = std::move(dataset);
    m_report = std::move(report);
    m_listed = std::move(listed);
    endResetModel();
}

const Defect* DefectTableModel::defect(int row) const
{
    if (row < 0 || row >= rows())
        return nullptr;
    return &m_report->rows[m_listed[static_cast<std::size_t>(row)]];
}

int DefectTableModel::rows() const
{
    return static_cast<int>(m_listed.size());
}

QString DefectTableModel::columnTitle(int column) const
{
    switch (column) {
    case SeverityColumn: return tr("Severity");
    case KindColumn: return tr("Defect");
    case PictureColumn: return tr("Image");
    case BoxColumn: return tr("Box");
    case SplitColumn: return tr("Split");
    case ReasonColumn: return tr("Reason");
    default: return {};
    }
}

Severity DefectTableModel::severity(const Defect& defect) const
{
    const DefectSummary* summary = m_report->summary(defect.id);
    return severityOf(summary ? summary->severity : defectKind(defect.id).severity);
}

QString DefectTableModel::pictureText(const Defect& defect) const
{
    return defect.hasImage() ? toQString(m_dataset->where(defect.image)) : QString();
}

QString DefectTableModel::text(const Defect& defect, int column) const
{
    switch (column) {
    case SeverityColumn: return severityName(severity(defect));
    case KindColumn: return toQString(defectKind(defect.id).code) + u' ' + defectTitle(defect.id);
    case PictureColumn: return pictureText(defect);
    case BoxColumn: return defect.hasBox() ? QLocale().toString(defect.box + 1) : QString();
    case SplitColumn: {
        const int split = splitOf(*m_dataset, defect);
        return split < 0 ? QString()
                         : splitName(m_dataset->source(), static_cast<std::size_t>(split));
    }
    case ReasonColumn: return defectReasonText(*m_dataset, defect);
    default: return {};
    }
}

QVariant DefectTableModel::cell(int row, int column, int role) const
{
    const Defect& shown = *defect(row);
    switch (role) {
    case Qt::DisplayRole: return text(shown, column);
    case Qt::ToolTipRole: return text(shown, ReasonColumn) + u'\n' + defectWhy(shown.id);
    case SeverityRole: return static_cast<int>(severity(shown));
    case PictureRole: return shown.hasImage() ? QVariant(shown.image) : QVariant();
    case BoxRole: return shown.hasBox() ? static_cast<int>(shown.box) : -1;
    case TitleRole: return defectTitle(shown.id);
    case DetailRole: return shown.hasImage() ? pictureText(shown) : text(shown, ReasonColumn);
    case IdRole:
        return shown.hasImage() ? QVariant(toQString(m_dataset->recordId(shown.image)))
                                : QVariant();
    default: return {};
    }
}

} // namespace faultline
