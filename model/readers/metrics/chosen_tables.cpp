// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/metrics/chosen_tables.h"

#include "model/readers/metrics/table_form.h"
#include "model/readers/metrics/table_head.h"
#include "model/readers/metrics/table_reader.h"
#include "model/readers/metrics/table_runs.h"

namespace faultline::metrics {

namespace {

bool namesRuns(const TableChoice& choice)
{
    return choice.run && !choice.run->empty();
}

} // namespace

ChosenTables::ChosenTables(const std::map<std::string, TableChoice>& choices)
{
    for (const auto& [path, choice] : choices) {
        const std::string key = chosenKey(path);
        m_choices[key] = choice;
        m_owned.push_back(makeChosenTableReader(choice));
        m_readers[key] = m_owned.back().get();
    }
}

bool ChosenTables::isSplit(const std::string& path) const
{
    if (m_choices.empty())
        return false;
    const auto choice = m_choices.find(chosenKey(path));
    return choice != m_choices.end() && namesRuns(choice->second);
}

const FormatReader* ChosenTables::readerOf(const std::string& path, const RunId& run) const
{
    if (m_choices.empty())
        return nullptr;
    const std::string key = chosenKey(path);
    if (const auto ofRun = m_ofRuns.find({key, run}); ofRun != m_ofRuns.end())
        return ofRun->second;
    const auto whole = m_readers.find(key);
    return whole == m_readers.end() ? nullptr : whole->second;
}

std::vector<ScannedRun> ChosenTables::runsOf(const ScannedRun& whole, const TableChoice& choice,
                                             ImportLog& issues, ReadMonitor& monitor)
{
    const ScannedFile& file = whole.files.front();
    const Result<std::unique_ptr<ByteSource>> source = file.open();
    if (!source)
        return {}; // reading it says why
    TableGuess guess = guessOfTable(*source.value());
    nameByFile(guess, file.path);
    if (!applyChoice(guess, choice).empty())
        return {};
    const TableRuns found = runsOfTable(*source.value(), guess, monitor);
    if (found.hasMore)
        issues.add({.code = IssueCode::CountLimit,
                    .path = file.path,
                    .offsetBytes = {},
                    .bytesLost = 0,
                    .detail = {FAULTLINE_TR_NOOP("Errors", "only its first %1 runs are read"),
                               {std::to_string(TableRuns::kMost)}}});
    std::vector<ScannedRun> runs;
    const std::string key = chosenKey(file.path);
    for (const std::string& name : found.names) {
        ScannedRun run = whole;
        run.id = RunId(whole.id.text() + "/" + shownRunName(name));
        run.name += "/" + shownRunName(name);
        const FormatReader*& reader = m_ofRuns[{key, run.id}];
        if (reader == nullptr) {
            m_owned.push_back(makeChosenTableReader(
                choice, TableGuess::OnlyRun{.name = name, .isFirst = runs.empty()}));
            reader = m_owned.back().get();
        }
        run.files.front().reader = reader;
        runs.push_back(std::move(run));
    }
    return runs;
}

void ChosenTables::splitRuns(SourceScan& scan, ReadMonitor& monitor)
{
    if (m_choices.empty())
        return;
    std::vector<ScannedRun> runs;
    for (ScannedRun& run : scan.runs) {
        std::vector<ScannedRun> parts;
        if (run.files.size() == 1 && isSplit(run.files.front().path)
            && run.files.front().reader == readerOf(run.files.front().path, {}))
            parts = runsOf(run, m_choices[chosenKey(run.files.front().path)], scan.issues, monitor);
        if (parts.empty())
            runs.push_back(std::move(run));
        for (ScannedRun& part : parts)
            runs.push_back(std::move(part));
    }
    scan.runs = std::move(runs);
}

} // namespace faultline::metrics
