// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/defect_export.h"

#include "model/io/csv.h"

#include <QFile>
#include <QSaveFile>

#include <set>

namespace faultline {

namespace {

std::string_view severityOf(const DefectReport& report, const Defect& defect)
{
    const DefectSummary* summary = report.summary(defect.id);
    return toString(summary ? summary->severity : defectKind(defect.id).severity);
}

std::string classNameOf(const Dataset& dataset, const Defect& defect)
{
    const std::int32_t index = defect.hasImage() && defect.hasBox()
                                   ? dataset.boxes(defect.image)[defect.box].classIndex
                                   : defect.classIndex;
    const auto classes = dataset.classes();
    return index >= 0 && static_cast<std::size_t>(index) < classes.size()
               ? classes[static_cast<std::size_t>(index)].name
               : std::string();
}

std::string splitNameOf(const Dataset& dataset, const Defect& defect)
{
    const int split = defect.hasImage() ? dataset.image(defect.image).split : defect.split;
    const auto& splits = dataset.source().splits;
    return split >= 0 && static_cast<std::size_t>(split) < splits.size()
               ? splits[static_cast<std::size_t>(split)].name
               : std::string();
}

} // namespace

std::string defectsAsCsv(const Dataset& dataset, const DefectReport& report,
                         std::span<const std::uint32_t> rows)
{
    std::string csv = "code,defect,severity,split,record,picture,box,class,reason\r\n";
    for (const std::uint32_t row : rows) {
        const Defect& defect = report.rows[row];
        const DefectKind& kind = defectKind(defect.id);
        const bool hasImage = defect.hasImage();
        const std::string fields[] = {
            std::string(kind.code),
            std::string(kind.name),
            std::string(severityOf(report, defect)),
            splitNameOf(dataset, defect),
            hasImage ? dataset.recordId(defect.image) : std::string(),
            hasImage ? std::string(dataset.name(defect.image)) : std::string(),
            defect.hasBox() ? std::to_string(defect.box + 1) : std::string(),
            classNameOf(dataset, defect),
            toEnglish(defectReason(dataset, defect))};
        bool isFirst = true;
        for (const std::string& field : fields) {
            if (!std::exchange(isFirst, false))
                csv += ',';
            csv += csvField(field);
        }
        csv += "\r\n";
    }
    return csv;
}

std::string recordsToDrop(const Dataset& dataset, const DefectReport& report,
                          std::span<const std::uint32_t> rows, bool allKinds)
{
    std::set<std::uint32_t> pictures;
    for (const std::uint32_t row : rows) {
        const Defect& defect = report.rows[row];
        if (defect.hasImage() && (allKinds || defectKind(defect.id).dropsPicture))
            pictures.insert(defect.image);
    }
    std::string list;
    for (const std::uint32_t picture : pictures)
        list += dataset.recordId(picture) + '\n';
    return list;
}

Result<void> saveText(const std::string& path, const std::string& text)
{
    QSaveFile file(QFile::decodeName(QByteArray::fromStdString(path)));
    const auto size = static_cast<qint64>(text.size());
    if (file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size && file.commit())
        return {};
    return Error{
        .code = ErrorCode::Io, .path = path, .detail = verbatim(file.errorString().toStdString())};
}

} // namespace faultline
