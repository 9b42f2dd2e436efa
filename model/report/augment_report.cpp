// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/augment_report.h"

#include "model/report/contact_sheet.h"
#include "model/report/json_values.h"
#include "model/report/plain_text.h"

#include <cmath>

namespace faultline {

namespace {

std::string nameOfStep(const AugmentReport& report, std::size_t index)
{
    const std::string& id = report.request.pipeline.steps[index].transform;
    const augment::TransformInfo* info = augment::findTransform(id);
    return info != nullptr ? std::string(info->name) : id;
}

PipelineTotals totalsOf(const AugmentReport& report)
{
    PipelineTotals totals;
    for (const BatchItem& item : report.items)
        totals.add(item, report.stepIndices);
    return totals;
}

std::string shapeText(const BatchShape& shape)
{
    std::string text;
    for (const std::int64_t side : shape.dimensions)
        text += (text.empty() ? "" : " x ") + (side < 0 ? std::string("?") : std::to_string(side));
    text += " " + shape.elementType;
    if (shape.cannotBeStacked)
        return text + ": sizes differ, so the trainer has to pad them or fails";
    return text + ", " + toEnglish(Quantity{static_cast<double>(shape.bytes), Unit::Bytes});
}

void writeSteps(TextSink& sink, const AugmentReport& report, const PipelineTotals& totals,
                bool withTimes)
{
    using Align = TextTable::Align;
    std::vector<Align> aligns{Align::Left, Align::Right, Align::Right, Align::Right, Align::Right};
    std::vector<std::string> head{"step", "applied", "boxes lost", "clipped", "added"};
    if (withTimes) {
        aligns.push_back(Align::Right);
        head.emplace_back("time each");
    }
    TextTable table(aligns);
    table.addRow(head);
    for (const StepTotals& step : totals.steps) {
        std::vector<std::string> row{printable(nameOfStep(report, step.step)),
                                     grouped(step.applied), grouped(step.lost),
                                     grouped(step.clipped), grouped(step.added)};
        if (withTimes)
            row.push_back(toEnglish(
                Quantity{step.seconds / static_cast<double>(step.samples), Unit::Seconds}));
        table.addRow(std::move(row));
    }
    sink.write("\n" + table.text(2));
}

void writeRemarks(TextSink& sink, const AugmentReport& report)
{
    if (report.remarks.empty())
        return;
    sink.write("\nNot as in the original, or worth knowing:\n");
    for (const augment::PipelineRemark& remark : report.remarks) {
        std::string first = "  - ";
        std::string text = toEnglish(remark.text);
        if (!remark.step.empty())
            text = remark.step + ": " + text;
        if (remark.line > 0)
            text += " (line " + std::to_string(remark.line) + ")";
        sink.write(wrappedAfter(first, printable(text), 100));
    }
}

Json boxJson(const AugmentReport& report, const augment::Box& box, cv::Size size)
{
    const Dataset& dataset = *report.request.dataset;
    return Json{
        {"class", classNameOf(dataset, box.classIndex)},
        {"class_index", box.classIndex},
        {"xmin", jsonNumber(double{box.xmin})},
        {"ymin", jsonNumber(double{box.ymin})},
        {"xmax", jsonNumber(double{box.xmax})},
        {"ymax", jsonNumber(double{box.ymax})},
        {"width_px", jsonNumber(double{box.width()} * size.width)},
        {"height_px", jsonNumber(double{box.height()} * size.height)},
        {"weight", jsonNumber(double{box.weight})},
        {"source", box.image < dataset.imageCount() ? Json(dataset.recordId(box.image)) : Json()},
        {"source_box", box.index + 1}, // as in lists of defects
    };
}

Json stepsJson(const AugmentReport& report, const BatchItem& item)
{
    Json steps = Json::array();
    for (std::size_t i = 0; i < std::min(item.steps.size(), report.stepIndices.size()); ++i) {
        const augment::StepOutcome& outcome = item.steps[i];
        Json step{
            {"step", report.stepIndices[i]},
            {"transform", report.request.pipeline.steps[report.stepIndices[i]].transform},
            {"applied", outcome.applied},
            {"lost", outcome.lost},
            {"clipped", outcome.clipped},
            {"added", outcome.added},
            {"boxes", outcome.boxesAfter},
        };
        if (!outcome.failure.empty())
            step["failure"] = toEnglish(outcome.failure);
        steps.push_back(std::move(step));
    }
    return steps;
}

Json pictureJson(const AugmentReport& report, std::size_t position)
{
    const BatchItem& item = report.items[position];
    const Dataset& dataset = *report.request.dataset;
    const cv::Size size = item.sample.image.size();
    Json boxes = Json::array();
    for (const augment::Box& box : item.sample.boxes)
        boxes.push_back(boxJson(report, box, size));
    const bool isThere = item.image < dataset.imageCount();
    return Json{
        {"position", position},
        {"file", position < report.files.size() && !report.files[position].empty()
                     ? Json(report.files[position])
                     : Json()},
        {"source", isThere ? Json(dataset.recordId(item.image)) : Json()},
        {"where", isThere ? Json(dataset.where(item.image)) : Json()},
        {"stream", item.stream},
        {"error", item.error.empty() ? Json() : Json(toEnglish(item.error))},
        {"width", size.width},
        {"height", size.height},
        {"steps", stepsJson(report, item)},
        {"boxes", std::move(boxes)},
    };
}

Json remarksJson(const AugmentReport& report)
{
    Json remarks = Json::array();
    for (const augment::PipelineRemark& remark : report.remarks) {
        remarks.push_back(Json{{"step", remark.step},
                               {"text", toEnglish(remark.text)},
                               {"line", remark.line > 0 ? Json(remark.line) : Json()},
                               {"left_out", remark.isLeftOut}});
    }
    return remarks;
}

Json totalsJson(const PipelineTotals& totals)
{
    std::uint64_t lost = 0;
    std::uint64_t clipped = 0;
    for (const StepTotals& step : totals.steps) {
        lost += step.lost;
        clipped += step.clipped;
    }
    return Json{{"pictures", totals.samples},
                {"failed", totals.failedSamples},
                {"boxes", totals.boxes},
                {"tiny_boxes", totals.tinyBoxes},
                {"boxes_lost", lost},
                {"boxes_clipped", clipped},
                {"emptied", totals.emptySamples}};
}

} // namespace

void writeAugmentText(TextSink& sink, const AugmentReport& report, bool withTimes)
{
    const PipelineTotals totals = totalsOf(report);
    sink.write("Batch of " + counted(report.items.size(), "image", "images") + ", seed "
               + std::to_string(report.request.seed) + "\n");
    if (totals.failedSamples > 0)
        sink.write("  " + counted(totals.failedSamples, "image", "images")
                   + " could not be read\n");
    const BatchShape shape = shapeOf(report.items);
    if (shape.dimensions.empty())
        return;
    sink.write("  tensor   " + shapeText(shape) + "\n");
    sink.write("  boxes    " + grouped(totals.boxes));
    if (totals.boxes > 0)
        sink.write(", " + grouped(totals.tinyBoxes) + " ("
                   + toEnglish(Quantity{static_cast<double>(totals.tinyBoxes)
                                            / static_cast<double>(totals.boxes),
                                        Unit::Fraction})
                   + ") under 8 px on a side");
    if (totals.emptySamples > 0)
        sink.write("; " + counted(totals.emptySamples, "image", "images") + " lost all boxes");
    sink.write("\n");
    if (withTimes)
        sink.write("  decoding "
                   + toEnglish(Quantity{totals.decodeSeconds / static_cast<double>(totals.samples),
                                        Unit::Seconds})
                   + " each\n");
    if (!totals.steps.empty())
        writeSteps(sink, report, totals, withTimes);
    writeRemarks(sink, report);
}

void writeAugmentJson(TextSink& sink, const AugmentReport& report)
{
    const BatchShape shape = shapeOf(report.items);
    Json dimensions = Json::array();
    for (const std::int64_t side : shape.dimensions)
        dimensions.push_back(side < 0 ? Json() : Json(side));
    Json pictures = Json::array();
    for (std::size_t i = 0; i < report.items.size(); ++i)
        pictures.push_back(pictureJson(report, i));
    const Json document{
        {"schema", "faultline/augment/1"},
        {"dataset", report.request.dataset->source().file.path},
        {"pipeline", report.request.pipeline.source},
        {"library", augment::toString(report.request.pipeline.library)},
        {"seed", report.request.seed},
        {"batch_size", report.request.size},
        {"tensor", Json{{"shape", std::move(dimensions)},
                        {"type", shape.elementType},
                        {"bytes", shape.bytes},
                        {"can_be_stacked", !shape.cannotBeStacked}}},
        {"totals", totalsJson(totalsOf(report))},
        {"pictures", std::move(pictures)},
        {"remarks", remarksJson(report)},
    };
    sink.write(indentedJson(document) + "\n");
}

} // namespace faultline
