// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/io/csv.h"
#include "model/report/dataset_report.h"

#include <set>

namespace faultline {

namespace {

std::string corners(const BoxRow& box)
{
    return roundTrip(double{box.xmin}) + ',' + roundTrip(double{box.ymin}) + ','
           + roundTrip(double{box.xmax}) + ',' + roundTrip(double{box.ymax});
}

std::string splitName(const Dataset& dataset, const Defect& defect)
{
    const auto& splits = dataset.source().splits;
    std::size_t split = splits.size();
    if (defect.hasImage())
        split = dataset.image(defect.image).split;
    else if (defect.split >= 0)
        split = static_cast<std::size_t>(defect.split);
    return split < splits.size() ? splits[split].name : std::string();
}

std::string rowOf(const DatasetReport& report, const Defect& defect)
{
    const Dataset& dataset = *report.dataset;
    const DefectKind& kind = defectKind(defect.id);
    const DefectSummary* const summary = report.defects.summary(defect.id);
    std::string row =
        csvField(dataset.source().name()) + ',' + std::string(kind.name) + ','
        + std::string(kind.code) + ','
        + std::string(toString(summary != nullptr ? summary->severity : kind.severity)) + ','
        + csvField(splitName(dataset, defect)) + ',';
    if (defect.hasImage())
        row +=
            csvField(dataset.where(defect.image)) + ',' + csvField(dataset.recordId(defect.image));
    else
        row += ',';
    row += ',';
    // As people count, and as the reasons do.
    if (defect.hasBox())
        row += std::to_string(defect.box + 1);
    row += ',';
    if (defect.classIndex >= 0)
        row += csvField(className(dataset.classes()[static_cast<std::size_t>(defect.classIndex)]));
    row += ',';
    row += defect.hasBox() ? corners(dataset.boxes(defect.image)[defect.box]) : std::string(",,,");
    return row + ',' + csvField(toEnglish(defectReason(dataset, defect))) + '\n';
}

} // namespace

void writeDefectHeader(TextSink& sink)
{
    sink.write(
        "dataset,id,code,severity,split,picture,record,box,class,xmin,ymin,xmax,ymax,reason\n");
}

void writeDefectRows(TextSink& sink, const DatasetReport& report)
{
    for (const Defect& defect : report.defects.rows) {
        if (!sink.isOpen())
            return;
        sink.write(rowOf(report, defect));
    }
}

void writeDropList(TextSink& sink, const DatasetReport& report,
                   const std::function<bool(const Defect&)>& takes)
{
    std::set<std::uint32_t> dropped;
    for (const Defect& defect : report.defects.rows) {
        const bool isWanted = takes ? takes(defect) : defectKind(defect.id).dropsPicture;
        if (defect.hasImage() && isWanted)
            dropped.insert(defect.image);
    }
    for (const std::uint32_t image : dropped)
        sink.write(report.dataset->recordId(image) + '\n');
}

} // namespace faultline
