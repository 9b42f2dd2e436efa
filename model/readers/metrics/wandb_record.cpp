// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readers/metrics/wandb_record.h"

#include "model/io/message_parser.h"
#include "model/schemas/wandb.pb.h"

namespace faultline::metrics {

namespace {

using Kind = WandbRecord::Kind;
namespace wandb_schema = faultline::schema::wandb;

/// Items of one record, at most: a row of a table with more columns is no row of metrics.
constexpr std::size_t kMostItems = 100'000;

std::optional<double> timeOf(const wandb_schema::Timestamp& time)
{
    if (time.seconds() <= 0)
        return std::nullopt;
    return static_cast<double>(time.seconds()) + static_cast<double>(time.nanos()) * 1e-9;
}

std::string keyOf(const wandb_schema::Item& item)
{
    std::string key = item.key();
    for (const std::string& part : item.nested_key()) {
        if (!part.empty())
            key += (key.empty() ? "" : "/") + part;
    }
    return key;
}

class Decoder {
public:
    explicit Decoder(WandbRecord& record) : m_record(record) {}

    /// False if the bytes are no message.
    bool read(std::string_view bytes)
    {
        WireReader member(bytes);
        bool isWhole = true;
        while (isWhole && member.next()) {
            if (member.isBytes())
                isWhole = readMember(member.field(), member.message());
        }
        return isWhole && member.ok();
    }

private:
    bool readMember(std::uint32_t field, WireReader message)
    {
        using Member = wandb_schema::Record;
        switch (field) {
        case Member::kHistoryFieldNumber:
            m_record.kind = Kind::History;
            return readHistory(message);
        case Member::kStatsFieldNumber: m_record.kind = Kind::Stats; return readStats(message);
        case Member::kOutputFieldNumber:
        case Member::kOutputRawFieldNumber:
            m_record.kind = Kind::Output;
            return readOutput(message);
        case Member::kConfigFieldNumber: m_record.kind = Kind::Config; return readConfig(message);
        case Member::kRunFieldNumber: m_record.kind = Kind::Run; return readRun(message);
        case Member::kExitFieldNumber: m_record.kind = Kind::Exit; return readExit(message);
        case Member::kHeaderFieldNumber: m_record.kind = Kind::Header; return readHeader(message);
        default: return true;
        }
    }

    /// Parses a message but for its items, whose values stay where they lie. They are in field
    /// `items` (0: none), those that are gone in field `removed`.
    template <typename Message>
    bool parse(WireReader from, Message& into, std::uint32_t items, std::uint32_t removed = 0)
    {
        bool isWhole = true;
        const bool ends = m_parser.parseFields(from, into, [&](const WireReader& field) {
            if (!field.isBytes() || (field.field() != items && field.field() != removed))
                return false;
            WandbItem item;
            isWhole = readItem(field.message(), item) && isWhole;
            if (field.field() == removed)
                m_record.removed.push_back(std::move(item.key));
            else if (m_record.items.size() < kMostItems)
                m_record.items.push_back(std::move(item));
            return true;
        });
        return ends && isWhole;
    }

    bool readItem(WireReader from, WandbItem& item)
    {
        const bool isWhole = m_itemParser.parseFields(from, m_item, [&](const WireReader& field) {
            const bool isValue = field.isBytes(wandb_schema::Item::kValueJsonFieldNumber);
            if (isValue)
                item.json = field.bytes();
            return isValue;
        });
        item.key = keyOf(m_item);
        return isWhole;
    }

    bool readHistory(WireReader from)
    {
        wandb_schema::History history;
        const bool isWhole = parse(from, history, wandb_schema::History::kItemFieldNumber);
        if (history.has_step())
            m_record.step = history.step().num();
        return isWhole;
    }

    bool readStats(WireReader from)
    {
        wandb_schema::Stats stats;
        const bool isWhole = parse(from, stats, wandb_schema::Stats::kItemFieldNumber);
        m_record.time = timeOf(stats.timestamp());
        return isWhole;
    }

    bool readOutput(WireReader from)
    {
        wandb_schema::Output output;
        const bool isWhole = m_parser.parseFields(from, output, [&](const WireReader& field) {
            const bool isLine = field.isBytes(wandb_schema::Output::kLineFieldNumber);
            if (isLine)
                m_record.text = field.bytes();
            return isLine;
        });
        m_record.isErrorStream = output.output_type() == 0;
        m_record.time = timeOf(output.timestamp());
        return isWhole;
    }

    bool readConfig(WireReader from)
    {
        wandb_schema::Config config;
        return parse(from, config, wandb_schema::Config::kUpdateFieldNumber,
                     wandb_schema::Config::kRemoveFieldNumber);
    }

    bool readRun(WireReader from)
    {
        wandb_schema::Run run;
        std::optional<WireReader> config;
        const bool isWhole = m_parser.parseFields(from, run, [&](const WireReader& field) {
            const bool isConfig = field.isBytes(wandb_schema::Run::kConfigFieldNumber);
            if (isConfig)
                config = field.message();
            return isConfig;
        });
        m_record.project = run.project();
        m_record.runName = run.display_name();
        m_record.time = timeOf(run.start_time());
        return (!config || readConfig(*config)) && isWhole;
    }

    bool readExit(WireReader from)
    {
        wandb_schema::Exit exit;
        const bool isWhole = m_parser.parse(from, exit);
        m_record.exitCode = static_cast<int>(exit.exit_code());
        return isWhole;
    }

    bool readHeader(WireReader from)
    {
        wandb_schema::Header header;
        const bool isWhole = m_parser.parse(from, header);
        m_record.version = header.version_info().producer();
        return isWhole;
    }

    WandbRecord& m_record;
    MessageParser m_parser;
    MessageParser m_itemParser; ///< used while the other one is
    wandb_schema::Item m_item;
};

} // namespace

std::optional<WandbRecord> decodeWandbRecord(std::string_view bytes)
{
    WandbRecord record;
    if (!Decoder(record).read(bytes))
        return std::nullopt;
    return record;
}

} // namespace faultline::metrics
