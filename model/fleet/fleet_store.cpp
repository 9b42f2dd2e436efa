// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/fleet/fleet_store.h"

#include "model/core/user_folders.h"
#include "model/dataset/stable_hash.h"
#include "model/fleet/summary_line.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include <sqlite3.h>

namespace faultline {

namespace {

namespace fs = std::filesystem;

/// Of the tables below; others are thrown away.
constexpr std::int64_t kStoreVersion = 1;

/// A statement that is prepared; ends itself.
class Statement {
public:
    Statement(sqlite3* database, const char* text)
    {
        if (sqlite3_prepare_v2(database, text, -1, &m_statement, nullptr) != SQLITE_OK)
            m_statement = nullptr;
    }
    ~Statement() { sqlite3_finalize(m_statement); }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    explicit operator bool() const { return m_statement != nullptr; }
    void bind(int at, std::int64_t value) { sqlite3_bind_int64(m_statement, at, value); }
    void bind(int at, const std::optional<double>& value)
    {
        value ? sqlite3_bind_double(m_statement, at, *value) : sqlite3_bind_null(m_statement, at);
    }
    void bind(int at, std::string_view text)
    {
        sqlite3_bind_text(m_statement, at, text.data(), static_cast<int>(text.size()),
                          SQLITE_STATIC);
    }
    void bindNull(int at) { sqlite3_bind_null(m_statement, at); }
    [[nodiscard]] int step() { return sqlite3_step(m_statement); }
    void reset() { sqlite3_reset(m_statement); }

    [[nodiscard]] std::int64_t whole(int at) const { return sqlite3_column_int64(m_statement, at); }
    [[nodiscard]] std::optional<double> real(int at) const
    {
        return isNull(at) ? std::nullopt : std::optional(sqlite3_column_double(m_statement, at));
    }
    [[nodiscard]] std::string text(int at) const
    {
        const auto* const begin = sqlite3_column_text(m_statement, at);
        const int size = sqlite3_column_bytes(m_statement, at);
        return begin == nullptr ? std::string()
                                : std::string(reinterpret_cast<const char*>(begin), // NOLINT
                                              static_cast<std::size_t>(size));
    }
    [[nodiscard]] bool isNull(int at) const
    {
        return sqlite3_column_type(m_statement, at) == SQLITE_NULL;
    }

private:
    sqlite3_stmt* m_statement = nullptr;
};

/// How far a file was read, and what tells that it is still the same.
struct ReadState {
    std::uint64_t size = 0; ///< of whole lines
    std::uint64_t lines = 0;
    std::uint64_t head = 0; ///< hashes of its first and last bytes up to there
    std::uint64_t tail = 0;
    std::uint64_t badLines = 0;

    friend bool operator==(const ReadState&, const ReadState&) = default;
};

class Database {
public:
    explicit Database(const std::string& path)
    {
        if (path.empty())
            return;
        std::error_code ignored;
        fs::create_directories(fs::path(path).parent_path(), ignored);
        if (!connect(path)) {
            disconnect();
            fs::remove(path, ignored); // damaged, or of another version
            if (!connect(path))
                disconnect();
        }
    }
    ~Database() { disconnect(); }
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    [[nodiscard]] bool isOpen() const { return m_database != nullptr; }

    [[nodiscard]] std::optional<ReadState> state() const
    {
        Statement select(m_database, "SELECT size, lines, head, tail, bad FROM source");
        if (!select || select.step() != SQLITE_ROW)
            return std::nullopt;
        return ReadState{.size = static_cast<std::uint64_t>(select.whole(0)),
                         .lines = static_cast<std::uint64_t>(select.whole(1)),
                         .head = static_cast<std::uint64_t>(select.whole(2)),
                         .tail = static_cast<std::uint64_t>(select.whole(3)),
                         .badLines = static_cast<std::uint64_t>(select.whole(4))};
    }

    [[nodiscard]] std::optional<std::vector<RunSummary>> runs() const
    {
        std::vector<RunSummary> runs;
        Statement select(m_database, "SELECT * FROM run ORDER BY rowid");
        if (!select)
            return std::nullopt;
        int got = select.step();
        for (; got == SQLITE_ROW; got = select.step())
            runs.push_back(runIn(select));
        return got == SQLITE_DONE ? std::optional(std::move(runs)) : std::nullopt;
    }

    /// Texts of bad lines are English there: they are told to programs, too.
    [[nodiscard]] std::vector<FleetData::BadLine> badLines() const
    {
        std::vector<FleetData::BadLine> bad;
        Statement select(m_database, "SELECT line, problem FROM bad ORDER BY line");
        while (select && select.step() == SQLITE_ROW)
            bad.push_back({static_cast<std::uint64_t>(select.whole(0)), verbatim(select.text(1))});
        return bad;
    }

    /// Replaces or adds to what is there, as a whole or not at all.
    void store(const ReadState& state, std::span<const RunSummary> runs,
               std::span<const FleetData::BadLine> bad, bool isWhole)
    {
        bool isGood = run("BEGIN");
        if (isWhole)
            isGood = isGood && run("DELETE FROM run") && run("DELETE FROM bad");
        Statement insert(m_database, "INSERT INTO run VALUES "
                                     "(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
        isGood = isGood && insert;
        for (const RunSummary& one : runs)
            isGood = isGood && put(insert, one);
        Statement told(m_database, "INSERT INTO bad VALUES (?,?)");
        isGood = isGood && told;
        for (const FleetData::BadLine& one : bad) {
            if (!isGood)
                break;
            const std::string problem = toEnglish(one.problem);
            told.bind(1, static_cast<std::int64_t>(one.line));
            told.bind(2, problem);
            isGood = told.step() == SQLITE_DONE;
            told.reset();
        }
        isGood = isGood && run("DELETE FROM source");
        Statement source(m_database, "INSERT INTO source VALUES (?,?,?,?,?)");
        if (isGood && source) {
            int at = 0;
            for (const std::uint64_t value :
                 {state.size, state.lines, state.head, state.tail, state.badLines})
                source.bind(++at, static_cast<std::int64_t>(value));
            isGood = source.step() == SQLITE_DONE;
            source.reset();
        }
        run(isGood ? "COMMIT" : "ROLLBACK");
    }

private:
    bool connect(const std::string& path)
    {
        if (sqlite3_open(path.c_str(), &m_database) != SQLITE_OK)
            return false;
        // What is lost in a crash is read again from the file.
        if (!run("PRAGMA synchronous=OFF") || !run("PRAGMA journal_mode=MEMORY"))
            return false;
        Statement version(m_database, "PRAGMA user_version");
        if (!version || version.step() != SQLITE_ROW)
            return false;
        const std::int64_t found = version.whole(0);
        version.reset();
        if (found != 0 && found != kStoreVersion)
            return false;
        return run("CREATE TABLE IF NOT EXISTS run (path TEXT, training TEXT, state INT, "
                   "verdict TEXT, severity INT, code TEXT, rule TEXT, confidence REAL, "
                   "judged REAL, model TEXT, framework TEXT, gpu TEXT, gpus INT, start REAL, "
                   "\"end\" REAL, last_step INT, gpu_hours REAL, gpu_hours_lost REAL, bytes INT, "
                   "fingerprint INT, version TEXT, error TEXT)")
               && run("CREATE TABLE IF NOT EXISTS bad (line INT, problem TEXT)")
               && run("CREATE TABLE IF NOT EXISTS source (size INT, lines INT, head INT, "
                      "tail INT, bad INT)")
               && run("PRAGMA user_version=1");
    }
    void disconnect()
    {
        sqlite3_close(m_database);
        m_database = nullptr;
    }
    bool run(const char* text)
    {
        return sqlite3_exec(m_database, text, nullptr, nullptr, nullptr) == SQLITE_OK;
    }

    static bool put(Statement& insert, const RunSummary& one)
    {
        const auto text = [&insert](int at, const std::string& value) {
            value.empty() ? insert.bindNull(at) : insert.bind(at, std::string_view(value));
        };
        insert.bind(1, std::string_view(one.path));
        one.training ? insert.bind(2, std::string_view(*one.training)) : insert.bindNull(2);
        insert.bind(3, static_cast<std::int64_t>(one.state));
        text(4, one.verdict);
        one.severity ? insert.bind(5, static_cast<std::int64_t>(*one.severity))
                     : insert.bindNull(5);
        text(6, one.code);
        text(7, one.rule);
        insert.bind(8, one.confidence);
        insert.bind(9, one.judged);
        text(10, one.model);
        text(11, one.framework);
        text(12, one.gpu);
        one.gpus ? insert.bind(13, std::int64_t{*one.gpus}) : insert.bindNull(13);
        insert.bind(14, one.start);
        insert.bind(15, one.end);
        one.lastStep ? insert.bind(16, *one.lastStep) : insert.bindNull(16);
        insert.bind(17, one.gpuHours);
        insert.bind(18, one.gpuHoursLost);
        insert.bind(19, static_cast<std::int64_t>(one.bytes));
        insert.bind(20, static_cast<std::int64_t>(one.fingerprint));
        text(21, one.version);
        text(22, one.error);
        const bool isGood = insert.step() == SQLITE_DONE;
        insert.reset();
        return isGood;
    }

    static RunSummary runIn(const Statement& row)
    {
        RunSummary one;
        one.path = row.text(0);
        if (!row.isNull(1))
            one.training = row.text(1);
        one.state = static_cast<RunState>(std::clamp<std::int64_t>(row.whole(2), 0, 5));
        one.verdict = row.text(3);
        if (!row.isNull(4))
            one.severity = static_cast<Severity>(std::clamp<std::int64_t>(row.whole(4), 0, 2));
        one.code = row.text(5);
        one.rule = row.text(6);
        one.confidence = row.real(7);
        one.judged = row.real(8);
        one.model = row.text(9);
        one.framework = row.text(10);
        one.gpu = row.text(11);
        if (!row.isNull(12))
            one.gpus = static_cast<int>(row.whole(12));
        one.start = row.real(13);
        one.end = row.real(14);
        if (!row.isNull(15))
            one.lastStep = row.whole(15);
        one.gpuHours = row.real(16);
        one.gpuHoursLost = row.real(17);
        one.bytes = static_cast<std::uint64_t>(row.whole(18));
        one.fingerprint = static_cast<std::uint64_t>(row.whole(19));
        one.version = row.text(20);
        one.error = row.text(21);
        return one;
    }

    sqlite3* m_database = nullptr;
};

/// Bytes [begin, end) of a file; shorter where it ends.
std::string bytesAt(std::ifstream& file, std::uint64_t begin, std::uint64_t end)
{
    std::string bytes(end - begin, '\0');
    file.clear();
    file.seekg(static_cast<std::streamoff>(begin));
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
    return bytes;
}

/// Sets the hashes of a state to what the file has now.
void markEnds(std::ifstream& file, ReadState& state)
{
    constexpr std::uint64_t kMarked = 4096;
    state.head = stableHash(bytesAt(file, 0, std::min(state.size, kMarked)));
    state.tail = stableHash(bytesAt(file, state.size - std::min(state.size, kMarked), state.size));
}

/// Reads the lines from state.size on.
void readLines(std::ifstream& file, ReadState& state, std::vector<RunSummary>& runs,
               std::vector<FleetData::BadLine>& bad, ReadMonitor& monitor)
{
    constexpr std::uint64_t kBlock = std::uint64_t{1} << 20;
    constexpr std::size_t kLongestLine = std::size_t{1} << 20;
    std::string text;
    const auto take = [&](std::string_view line) {
        ++state.lines;
        if (line.empty())
            return;
        Result<RunSummary> summary = parseSummaryLine(line);
        if (summary) {
            runs.push_back(*std::move(summary));
            return;
        }
        ++state.badLines;
        if (bad.size() < FleetData::kMostBadLines)
            bad.push_back({state.lines, summary.error().detail});
    };
    bool isSkipping = false; // the rest of a line that is too long
    std::uint64_t at = state.size;
    while (!monitor.isCancelled()) {
        const std::string block = bytesAt(file, at, at + kBlock);
        if (block.empty())
            break;
        at += block.size();
        monitor.advance(block.size());
        text += block;
        std::size_t begin = 0;
        for (std::size_t end = text.find('\n'); end != std::string::npos;
             end = text.find('\n', begin)) {
            if (!std::exchange(isSkipping, false))
                take(std::string_view(text).substr(begin, end - begin));
            state.size += end - begin + 1;
            begin = end + 1;
        }
        text.erase(0, begin);
        if (text.size() > kLongestLine) {
            if (!isSkipping)
                take("too long");
            isSkipping = true;
            state.size += text.size();
            text.clear();
        }
    }
    // What is being written is no damage: it is looked at when its line is whole.
    if (!text.empty() && !isSkipping && parseSummaryLine(text)) {
        runs.push_back(*parseSummaryLine(text));
        state.size += text.size();
        ++state.lines;
    } else if (!text.empty() && !isSkipping) {
        ++state.badLines;
        if (bad.size() < FleetData::kMostBadLines)
            bad.push_back({state.lines + 1,
                           {FAULTLINE_TR_NOOP("Fleet", "was cut: the command that writes it was "
                                                       "killed, or is at work"),
                            {}}});
    }
}

} // namespace

std::string FleetStore::defaultFolder()
{
    return userCachePath("fleet");
}

Result<FleetData> FleetStore::open(const std::string& path, ReadMonitor& monitor) const
{
    std::ifstream file(path, std::ios::binary);
    std::error_code problem;
    if (!file || !fs::is_regular_file(path, problem))
        return Error{.code = ErrorCode::Io,
                     .path = path,
                     .detail = verbatim(problem ? problem.message() : "cannot be read")};
    const std::uint64_t size = fs::file_size(path, problem);
    Database database(m_folder.empty()
                          ? std::string()
                          : m_folder + "/" + std::to_string(stableHash(path)) + ".sqlite");
    FleetData data;
    data.source = path;
    ReadState state;
    std::vector<RunSummary> runs;
    bool isKnown = false;
    if (const std::optional<ReadState> kept =
            database.isOpen() ? database.state() : std::optional<ReadState>();
        kept && kept->size <= size) {
        ReadState now = *kept;
        markEnds(file, now);
        std::optional<std::vector<RunSummary>> stored =
            now == *kept ? database.runs() : std::nullopt;
        if (stored) {
            isKnown = true;
            state = *kept;
            runs = *std::move(stored);
            data.badLines = database.badLines();
        }
    }
    const std::size_t knownRuns = runs.size();
    const std::size_t knownBad = data.badLines.size();
    const ReadState before = state;
    readLines(file, state, runs, data.badLines, monitor);
    if (monitor.isCancelled())
        return Error{.code = ErrorCode::Cancelled};
    if (runs.empty() && state.badLines > 0)
        return Error{.code = ErrorCode::UnknownFormat,
                     .path = path,
                     .detail = {FAULTLINE_TR_NOOP("Fleet", "holds no summary of a run; line %1 %2"),
                                {std::to_string(data.badLines.front().line),
                                 data.badLines.front().problem}}};
    data.badLineCount = state.badLines;
    data.isFromStore = isKnown && state.size == before.size;
    if (database.isOpen() && state.size != before.size) {
        // A last line that is not whole is looked at again next time, so it is not kept.
        ReadState kept = state;
        std::span<const FleetData::BadLine> bad = std::span(data.badLines).subspan(knownBad);
        if (!bad.empty() && bad.back().line > state.lines) {
            bad = bad.first(bad.size() - 1);
            --kept.badLines;
        }
        markEnds(file, kept);
        database.store(kept, std::span(runs).subspan(knownRuns), bad, !isKnown);
    }
    data.table = std::make_shared<const FleetTable>(latestOf(std::move(runs)));
    return data;
}

} // namespace faultline
