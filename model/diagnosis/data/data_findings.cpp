// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnosis/data/data_findings.h"

#include "model/core/ascii.h"
#include "model/core/text_marker.h"
#include "model/dataset/repair/write_repaired.h"
#include "model/diagnosis/evidence/learning_evidence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <tuple>
#include <utility>

namespace faultline {

namespace {

constexpr std::size_t kMostRecords = 20;

bool isPlainInShell(char c)
{
    return isLetterOrDigit(c) || std::string_view("/._-+=:,@%").find(c) != std::string_view::npos;
}

std::string commandOn(const DatasetEvidence& evidence, const std::string& options)
{
    std::string command = "faultline-cli dataset " + shellPath(evidence);
    if (!evidence.source->labelMapPath.empty())
        command += " --label-map " + shellWord(evidence.source->labelMapPath);
    return command + " " + options;
}

} // namespace

const Defect* DataDefect::first() const
{
    const std::span<const Defect> rows = evidence->defects.rowsOf(id());
    return rows.empty() ? nullptr : &rows.front();
}

std::string DataDefect::where() const
{
    const Defect* defect = first();
    return defect != nullptr && defect->hasImage() ? dataset().where(defect->image)
                                                   : evidence->source->name();
}

std::vector<const DatasetEvidence*> datasetsOf(const Training& training)
{
    std::vector<const DatasetEvidence*> read;
    for (const auto& evidence : training.datasets) {
        if (evidence->dataset != nullptr)
            read.push_back(evidence.get());
    }
    return read;
}

std::vector<DataDefect> defectsOf(const Training& training, std::string_view code)
{
    std::vector<DataDefect> found;
    for (const DatasetEvidence* evidence : datasetsOf(training)) {
        for (const DefectSummary& summary : evidence->defects.summaries) {
            if (defectKind(summary.id).code == code)
                found.push_back({evidence, &summary, severityOf(summary.severity)});
        }
    }
    return found;
}

void sortWorstFirst(std::vector<DataDefect>& defects)
{
    std::stable_sort(defects.begin(), defects.end(), [](const DataDefect& a, const DataDefect& b) {
        return std::tuple(a.severity, -a.summary->share, a.id())
               < std::tuple(b.severity, -b.summary->share, b.id());
    });
}

Severity severityOf(DefectSeverity severity)
{
    switch (severity) {
    case DefectSeverity::Critical: return Severity::Critical;
    case DefectSeverity::Warning: return Severity::Warning;
    case DefectSeverity::Info: break;
    }
    return Severity::Info;
}

RecordEvidence recordEvidence(const DataDefect& defect)
{
    RecordEvidence made;
    made.dataset = defect.evidence->source->id();
    made.defect = std::string(defectKind(defect.id()).name);
    made.count = defect.summary->count;
    const std::span<const Defect> rows = defect.evidence->defects.rowsOf(defect.id());
    for (const Defect& row : rows) {
        if (!row.hasImage())
            continue;
        if (made.records.empty()) {
            made.where = defect.dataset().where(row.image);
            made.image = row.image;
        }
        std::string record = defect.dataset().recordId(row.image);
        if (made.records.empty() || made.records.back() != record)
            made.records.push_back(std::move(record));
        if (made.records.size() == kMostRecords)
            break;
    }
    if (!rows.empty())
        made.caption = defectReason(defect.dataset(), rows.front());
    return made;
}

void addRecords(std::span<const DataDefect> defects, std::size_t most, Finding& finding)
{
    for (const DataDefect& one : defects.first(std::min(most, defects.size())))
        finding.evidence.emplace_back(recordEvidence(one));
}

bool lossStayedFinite(const Training& training)
{
    const Signal* loss = training.best(SignalKind::TrainLoss);
    return loss != nullptr && loss->series->size() > 1
           && loss->series->totals().firstNonFinite == ScalarSeries::npos;
}

std::string shellWord(std::string_view text)
{
    if (!text.empty() && text.front() != '-'
        && std::all_of(text.begin(), text.end(), isPlainInShell))
        return std::string(text);
    std::string quoted = "'";
    for (const char c : text)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

std::string shellPath(const DatasetEvidence& evidence)
{
    const DatasetSource& source = *evidence.source;
    return shellWord(source.file.path.empty() ? source.root : source.file.path);
}

std::optional<Fix> repairedCopy(const DatasetEvidence& evidence, std::span<const Repair> repairs,
                                Text check)
{
    if (repairs.empty() || !canWriteRepaired(evidence.source->format))
        return std::nullopt;
    std::string list;
    for (const Repair repair : allRepairs()) {
        if (std::find(repairs.begin(), repairs.end(), repair) != repairs.end())
            list += (list.empty() ? "" : ",") + std::string(toString(repair));
    }
    Fix fix;
    fix.id = "write-repaired-copy";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Train on a repaired copy of %1: %2"),
                 {evidence.source->name(), list}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The copy holds everything else unchanged, and a table of "
                                    "every change; the dataset itself is not touched. Look at "
                                    "some of the changes before you train on it."),
                  {}};
    fix.snippets = {{"shell", commandOn(evidence, "--repair repaired --fix " + list)}};
    fix.check = std::move(check);
    return fix;
}

Fix listDefects(const DatasetEvidence& evidence, Text check)
{
    Fix fix;
    fix.id = "list-defects";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Go through the list of defects of %1"),
                 {evidence.source->name()}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The table names each record with the reason, so that its "
                                    "annotation can be corrected where it was made."),
                  {}};
    fix.snippets = {{"shell", commandOn(evidence, "--defects defects.csv")}};
    fix.check = std::move(check);
    return fix;
}

Fix leaveOut(const DatasetEvidence& evidence, std::uint64_t count, bool needsPixels, Text check)
{
    Fix fix;
    fix.id = "leave-out";
    fix.title = {FAULTLINE_TR_NOOP("Diagnosis", "Leave these images out of %2: %1 of them"),
                 {countOf(static_cast<std::size_t>(count)), evidence.source->name()}};
    fix.detail = {FAULTLINE_TR_NOOP("Diagnosis",
                                    "The list has one record a line, as the trainer's records or "
                                    "files are named."),
                  {}};
    fix.snippets = {{"shell", commandOn(evidence, std::string(needsPixels ? "--pixels " : "")
                                                      + "--drop-list drop.txt")}};
    fix.check = std::move(check);
    return fix;
}

std::size_t modelNode(const ConfigDocument& config, std::string_view field)
{
    for (const std::string_view model :
         {"ssd", "faster_rcnn", "center_net", "experimental_model"}) {
        const std::size_t node =
            config.find("model." + std::string(model) + "." + std::string(field));
        if (node != ConfigNode::npos && config.nodes[node].line > 0)
            return node;
    }
    return ConfigNode::npos;
}

ConfigEvidence configEvidence(const ConfigDocument& config, std::size_t node, Text caption)
{
    const ConfigNode& field = config.nodes[node];
    return {.config = config.id(),
            .path = config.path(node),
            .line = field.line,
            .value =
                field.line > 0 || field.state == FieldState::Default ? field.value : std::string(),
            .caption = std::move(caption)};
}

std::string decimal(double value, int digits)
{
    std::array<char, 64> text{};
    const int length =
        std::snprintf(text.data(), text.size(), "%.*f", digits, std::clamp(value, -1e15, 1e15));
    std::string number(text.data(), static_cast<std::size_t>(std::max(length, 0)));
    if (number.find('.') != std::string::npos) {
        number.erase(number.find_last_not_of('0') + 1);
        if (number.back() == '.')
            number.pop_back();
    }
    return number;
}

} // namespace faultline
