// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table_commands.h"

#include "model/qt/case_document.h"
#include "model/qt/text.h"
#include "model/readers/metrics/table_form.h"
#include "model/readers/metrics/table_head.h"
#include "model/readers/source_scan.h"
#include "model/session/open_case.h"
#include "widgets/shell/notice_bar.h"

#include <QAction>
#include <QFile>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace faultline::ui {

namespace {

using metrics::TableDoubt;
using metrics::TableGuess;

/// More files than this are not looked into for doubts.
constexpr std::size_t kMostLookedInto = 64;

bool isTableFormat(const std::string& id)
{
    return id == "metrics-csv" || id == "metrics-jsonl";
}

bool hasTableName(const std::string& path)
{
    static constexpr std::array<std::string_view, 4> kEndings{".csv", ".tsv", ".jsonl", ".ndjson"};
    return std::any_of(kEndings.begin(), kEndings.end(),
                       [&](std::string_view ending) { return path.ends_with(ending); });
}

/// The tables of a case, each once.
class TableList {
public:
    explicit TableList(const CaseFile& file) : m_file(file) {}

    void add(const std::string& path, const std::string& label)
    {
        if (!m_paths.insert(path).second)
            return;
        const auto chosen = m_file.tables.find(chosenKey(path));
        m_tables.push_back({.path = path,
                            .label = toQString(label),
                            .choice = chosen == m_file.tables.end()
                                          ? std::nullopt
                                          : std::optional(chosen->second)});
    }
    [[nodiscard]] std::vector<PickableTable> take() { return std::move(m_tables); }

private:
    const CaseFile& m_file;
    std::set<std::string> m_paths;
    std::vector<PickableTable> m_tables;
};

QString doubtText(const PickableTable& table, const TableGuess& guess, TableDoubt doubt,
                  bool isRead)
{
    if (doubt == TableDoubt::SeveralRuns)
        return TableCommands::tr("%1 seems to hold several runs, named in the column \"%2\". They "
                                 "are shown as one.")
            .arg(table.label, toQString(guess.columns[metrics::runColumnOf(guess)].name));
    if (!isRead)
        return TableCommands::tr("%1 holds rows of numbers, but nothing says which are the steps "
                                 "and which become curves.")
            .arg(table.label);
    if (guess.step == TableGuess::npos)
        return TableCommands::tr("The columns of %1 were guessed: its rows are counted as steps.")
            .arg(table.label);
    return TableCommands::tr("The columns of %1 were guessed: the steps are those of \"%2\".")
        .arg(table.label, toQString(guess.columns[guess.step].name));
}

} // namespace

std::vector<PickableTable> tablesOf(const CaseData& data, const CaseFile& file)
{
    TableList tables(file);
    if (data.sources.size() == 1 && data.sources.front() == kDemoPath)
        return {};
    for (const RunPtr& run : data.runs) {
        for (const FileReport& report : run->files) {
            if (run->origin == RunOrigin::Metrics && isTableFormat(report.formatId))
                tables.add(report.path, report.displayName);
        }
    }
    for (const auto& log : data.logs) {
        if (std::find(data.sources.begin(), data.sources.end(), log->file.path)
            != data.sources.end())
            tables.add(log->file.path, log->name());
    }
    for (const OtherFile& other : data.otherFiles) {
        if (hasTableName(other.path))
            tables.add(other.path, other.path.substr(other.path.rfind('/') + 1));
    }
    return tables.take();
}

TableCommands::TableCommands(ViewContext& context, CaseSession& session, NoticeBar& notices,
                             QAction& action, QWidget& window)
    : QObject(&window),
      m_context(context),
      m_session(session),
      m_notices(notices),
      m_action(action),
      m_window(window),
      m_looking(context.opened().jobs())
{
    connect(&action, &QAction::triggered, this, [this] { choose(); });
    connect(&context, &ViewContext::caseChanged, this, &TableCommands::refresh);
    connect(&context.opened(), &OpenCase::firstDiagnosed, this, &TableCommands::lookForDoubts);
    refresh();
}

std::vector<PickableTable> TableCommands::tables() const
{
    if (!m_context.opened().caseData())
        return {};
    return tablesOf(*m_context.opened().caseData(), m_context.opened().document().file());
}

void TableCommands::refresh()
{
    m_action.setEnabled(!tables().empty());
}

void TableCommands::choose(const QString& path)
{
    std::vector<PickableTable> all = tables();
    const auto wanted = std::find_if(all.begin(), all.end(), [&path](const PickableTable& table) {
        return path.isEmpty() || toQString(table.path) == path;
    });
    auto first = static_cast<std::size_t>(wanted - all.begin());
    if (wanted == all.end()) {
        if (path.isEmpty())
            return;
        first = all.size();
        all.push_back({.path = QFile::encodeName(path).toStdString(),
                       .label = path.mid(path.lastIndexOf(u'/') + 1),
                       .choice = std::nullopt});
    }
    auto* dialog = new ColumnPicker(m_context.opened().jobs(), std::move(all), first, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_notices.clearNotices();
        m_session.chooseColumns(dialog->path(), dialog->choice());
    });
    dialog->open();
}

void TableCommands::lookForDoubts()
{
    const CasePtr data = m_context.opened().caseData();
    if (!data)
        return;
    std::vector<PickableTable> unsaid = tables();
    std::erase_if(unsaid, [](const PickableTable& table) { return table.choice.has_value(); });
    std::set<std::string> read;
    for (const RunPtr& run : data->runs) {
        for (const FileReport& report : run->files) {
            if (run->origin != RunOrigin::Console)
                read.insert(report.path);
        }
    }
    // Beside curves, a table that nobody recognised is most likely none of a training.
    const bool hasCurves = std::any_of(data->runs.begin(), data->runs.end(),
                                       [](const auto& run) { return run->pointCount() > 0; });
    m_looking.start(
        [unsaid = std::move(unsaid), read = std::move(read), hasCurves](WorkMonitor& monitor) {
            std::vector<Doubt> doubts;
            for (std::size_t i = 0; i < std::min(unsaid.size(), kMostLookedInto); ++i) {
                const PickableTable& table = unsaid[i];
                const Result<std::unique_ptr<ByteSource>> source = openFile(table.path);
                if (monitor.isCancelled() || !source)
                    continue;
                const TableGuess guess = metrics::guessOfTable(*source.value());
                const TableDoubt doubt = metrics::doubtOf(guess);
                const bool isRead = read.contains(table.path);
                if (doubt != TableDoubt::None && (isRead || !hasCurves))
                    doubts.push_back({table.path, doubtText(table, guess, doubt, isRead)});
            }
            return Result<std::vector<Doubt>>(std::move(doubts));
        },
        [this, data](const Result<std::vector<Doubt>>& doubts) {
            if (!doubts || doubts->empty() || m_context.opened().caseData() == nullptr
                || m_context.opened().caseData()->sources != data->sources)
                return;
            const Doubt& first = doubts->front();
            m_notices.showNotice(
                {.severity = Severity::Info,
                 .text = first.text,
                 .actionTitle = tr("Choose columns…"),
                 .action = [this, path = toQString(first.path)] { choose(path); }});
        });
}

} // namespace faultline::ui
