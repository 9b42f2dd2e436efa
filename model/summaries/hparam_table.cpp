// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/summaries/hparam_table.h"

#include "model/core/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace faultline {

namespace {

std::string_view parentRun(std::string_view run)
{
    const std::size_t slash = run.rfind('/');
    if (slash != std::string_view::npos)
        return run.substr(0, slash);
    return run == "." ? std::string_view() : std::string_view(".");
}

/// The group of a run below (or just above) its session.
std::string groupOf(std::string_view session, std::string_view run)
{
    if (run == session)
        return {};
    if (session == ".")
        return std::string(run);
    return run.starts_with(session) ? std::string(run.substr(session.size() + 1)) : "..";
}

class TableMaker {
public:
    TableMaker(const CaseData& data, const HparamRecords& records)
        : m_data(data), m_records(records)
    {
        for (const RunPtr& run : data.runs)
            m_runs.emplace(run->name, run.get());
    }

    HparamTable make(const std::optional<std::vector<HparamMetric>>& chosen,
                     MetricAggregate aggregate)
    {
        findSessions();
        addParents();
        findOffers();
        addHparams();
        for (const HparamMetric& metric : chosen ? *chosen : usualMetrics())
            addMetric({.metric = metric, .aggregate = aggregate});
        layOutCells();
        for (const auto& [run, record] : m_records) {
            m_table.errors.insert(m_table.errors.end(), record.errors.begin(), record.errors.end());
            m_table.leftOut += record.leftOut;
        }
        return std::move(m_table);
    }

private:
    void findSessions();
    void addParents();
    void findOffers();
    void addHparams();
    void addMetric(const MetricChoice& choice);
    void layOutCells();
    [[nodiscard]] std::vector<HparamMetric> usualMetrics() const;
    [[nodiscard]] const Run* runNamed(std::string_view name) const
    {
        const auto it = m_runs.find(name);
        return it == m_runs.end() ? nullptr : it->second;
    }

    const CaseData& m_data;
    const HparamRecords& m_records;
    std::map<std::string_view, const Run*> m_runs;
    std::vector<std::string_view> m_free; ///< runs that belong to no session
    std::vector<std::vector<std::optional<HparamValue>>> m_columns;
    HparamTable m_table;
};

void TableMaker::findSessions()
{
    std::map<std::string_view, std::size_t> rows;
    for (const RunPtr& run : m_data.runs) {
        const std::string_view name = sessionOf(m_records, run->name);
        if (name.empty()) {
            m_free.push_back(run->name);
            continue;
        }
        const auto [row, isNew] = rows.emplace(name, m_table.sessions.size());
        if (isNew) {
            const RunHparams& record = m_records.find(name)->second;
            HparamSession session;
            session.name = std::string(name);
            session.group = record.start->group.empty() ? session.name : record.start->group;
            session.config = record.config;
            session.startTime = record.start->startTime;
            if (record.end) {
                session.status = record.end->status;
                session.endTime = record.end->endTime;
            }
            m_table.sessions.push_back(std::move(session));
        }
        m_table.sessions[row->second].runs.push_back(run->name);
    }
}

void TableMaker::addParents()
{
    std::map<std::string_view, std::vector<HparamSession*>> children;
    for (HparamSession& session : m_table.sessions) {
        const std::string_view parent = parentRun(session.name);
        if (std::find(m_free.begin(), m_free.end(), parent) != m_free.end())
            children[parent].push_back(&session);
    }
    for (const auto& [parent, sessions] : children) {
        const Run* run = runNamed(parent);
        if (sessions.size() != 1 || run->scalars.empty())
            continue;
        sessions.front()->runs.emplace_back(parent);
        m_free.erase(std::find(m_free.begin(), m_free.end(), parent));
    }
    // A folder that holds nothing but the description of the experiment is no run to miss.
    m_table.runsWithout = static_cast<std::size_t>(
        std::count_if(m_free.begin(), m_free.end(),
                      [this](std::string_view name) { return !runNamed(name)->scalars.empty(); }));
}

void TableMaker::findOffers()
{
    std::map<HparamMetric, MetricOffer> offers;
    for (const HparamSession& session : m_table.sessions) {
        for (const std::string& name : session.runs) {
            const std::string group = groupOf(session.name, name);
            for (const auto& [tag, scalar] : runNamed(name)->scalars) {
                const HparamMetric metric{.group = group, .tag = tag};
                MetricOffer& offer = offers[metric];
                offer.info.metric = metric;
                ++offer.sessions;
            }
        }
    }
    for (const auto& [run, record] : m_records) {
        if (!record.experiment)
            continue;
        for (const HparamMetricInfo& info : record.experiment->metrics) {
            const auto offer = offers.find(info.metric);
            if (offer == offers.end())
                continue; // promised, never logged
            offer->second.info = info;
            offer->second.isNamed = true;
        }
    }
    for (auto& [metric, offer] : offers)
        m_table.offers.push_back(std::move(offer));
    std::stable_sort(m_table.offers.begin(), m_table.offers.end(),
                     [](const MetricOffer& a, const MetricOffer& b) {
                         return a.isNamed != b.isNamed ? a.isNamed : a.sessions > b.sessions;
                     });
}

std::vector<HparamMetric> TableMaker::usualMetrics() const
{
    // Named ones come first.
    const bool someAreNamed = !m_table.offers.empty() && m_table.offers.front().isNamed;
    std::vector<HparamMetric> metrics;
    for (const MetricOffer& offer : m_table.offers) {
        if (someAreNamed ? offer.isNamed : metrics.size() < kUsualMetrics)
            metrics.push_back(offer.info.metric);
    }
    return metrics;
}

HparamColumnType typeOf(const std::vector<std::optional<HparamValue>>& values)
{
    bool hasText = false;
    bool allBool = true;
    for (const auto& value : values) {
        hasText = hasText || (value && std::holds_alternative<std::string>(*value));
        allBool = allBool && (!value || std::holds_alternative<bool>(*value));
    }
    return hasText ? HparamColumnType::Text
                   : (allBool ? HparamColumnType::Bool : HparamColumnType::Number);
}

void TableMaker::addHparams()
{
    std::map<std::string, HparamInfo, std::less<>> infos;
    for (const auto& [run, record] : m_records) {
        if (!record.experiment)
            continue;
        for (const HparamInfo& info : record.experiment->hparams)
            infos.emplace(info.name, info);
    }
    for (const std::string& name : hparamNames(m_records)) {
        HparamColumn column;
        column.name = name;
        if (const auto info = infos.find(name); info != infos.end()) {
            column.displayName = info->second.displayName;
            column.description = info->second.description;
        }
        std::vector<std::optional<HparamValue>> values;
        for (const HparamSession& session : m_table.sessions) {
            const auto& hparams = m_records.find(session.name)->second.start->hparams;
            const auto value = hparams.find(name);
            values.push_back(value == hparams.end() ? std::nullopt : std::optional(value->second));
        }
        column.type = typeOf(values);
        m_table.columns.push_back(std::move(column));
        m_columns.push_back(std::move(values));
    }
}

std::optional<double> aggregated(const ScalarSeries& series, MetricAggregate aggregate)
{
    if (series.empty())
        return std::nullopt;
    const ValueRange& range = series.totals().range;
    if (aggregate == MetricAggregate::Last)
        return series.value(series.size() - 1);
    if (!range.hasFinite())
        return std::numeric_limits<double>::quiet_NaN();
    if (aggregate != MetricAggregate::Mean)
        return aggregate == MetricAggregate::Min ? range.min : range.max;
    double sum = 0.0;
    series.forEach([&sum](std::size_t, const ScalarPoint& point) {
        sum += std::isfinite(point.value) ? point.value : 0.0;
    });
    return sum / static_cast<double>(range.finiteCount);
}

void TableMaker::addMetric(const MetricChoice& choice)
{
    HparamColumn column;
    column.kind = HparamColumnKind::Metric;
    column.name = choice.metric.tag;
    column.choice = choice;
    for (const MetricOffer& offer : m_table.offers) {
        if (offer.info.metric == choice.metric) {
            column.displayName = offer.info.displayName;
            column.description = offer.info.description;
        }
    }
    std::vector<std::optional<HparamValue>> values;
    for (const HparamSession& session : m_table.sessions) {
        const std::string name = metricRun(session.name, choice.metric.group);
        const bool isOwn =
            std::find(session.runs.begin(), session.runs.end(), name) != session.runs.end();
        const Run* run = isOwn ? runNamed(name) : nullptr;
        const ScalarSeries* series = run ? run->findScalar(choice.metric.tag) : nullptr;
        const std::optional<double> value =
            series ? aggregated(*series, choice.aggregate) : std::nullopt;
        values.push_back(value ? std::optional<HparamValue>(*value) : std::nullopt);
    }
    m_table.columns.push_back(std::move(column));
    m_columns.push_back(std::move(values));
}

bool isSame(const std::optional<HparamValue>& a, const std::optional<HparamValue>& b)
{
    // NaN is unlike itself, but two runs that ended in NaN do not differ.
    return a.has_value() == b.has_value() && (!a || toText(*a) == toText(*b));
}

void TableMaker::layOutCells()
{
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        HparamColumn& column = m_table.columns[c];
        for (const auto& value : m_columns[c]) {
            column.present += value ? 1 : 0;
            column.differs = column.differs || !isSame(value, m_columns[c].front());
        }
    }
    m_table.cells.reserve(m_columns.size() * m_table.sessions.size());
    for (std::size_t row = 0; row < m_table.sessions.size(); ++row) {
        for (auto& values : m_columns)
            m_table.cells.push_back(std::move(values[row]));
    }
}

} // namespace

std::string metricRun(const std::string& session, const std::string& group)
{
    std::string run = session == "." ? std::string() : session;
    for (std::size_t at = 0; at < group.size();) {
        const std::size_t slash = std::min(group.find('/', at), group.size());
        const std::string_view part = std::string_view(group).substr(at, slash - at);
        at = slash + 1;
        if (part == "..") {
            const std::string_view parent = parentRun(run);
            run = parent == "." ? std::string() : std::string(parent);
        } else if (!part.empty() && part != ".") {
            run += (run.empty() ? "" : "/") + std::string(part);
        }
    }
    return run.empty() ? "." : run;
}

std::optional<double> HparamTable::number(std::size_t row, std::size_t column) const
{
    const std::optional<HparamValue>& value = cell(row, column);
    return value ? numberOf(*value) : std::nullopt;
}

HparamTable makeHparamTable(const CaseData& data, const HparamRecords& records,
                            const std::optional<std::vector<HparamMetric>>& chosen,
                            MetricAggregate aggregate)
{
    return TableMaker(data, records).make(chosen, aggregate);
}

std::optional<RankRelation> rankRelation(const HparamTable& table, std::size_t hparam,
                                         std::size_t metric)
{
    if (table.columns[hparam].type == HparamColumnType::Text
        || table.columns[metric].type == HparamColumnType::Text)
        return std::nullopt;
    std::vector<double> a;
    std::vector<double> b;
    for (std::size_t row = 0; row < table.sessions.size(); ++row) {
        const std::optional<double> x = table.number(row, hparam);
        const std::optional<double> y = table.number(row, metric);
        if (x && y && std::isfinite(*x) && std::isfinite(*y)) {
            a.push_back(*x);
            b.push_back(*y);
        }
    }
    const auto varies = [](const std::vector<double>& values) {
        return std::adjacent_find(values.begin(), values.end(), std::not_equal_to<>())
               != values.end();
    };
    RankRelation relation;
    relation.sessions = a.size();
    relation.rho = spearman(a, b);
    relation.isEnough = a.size() >= kLeastSessions && varies(a) && varies(b);
    relation.isBeyondChance =
        relation.isEnough
        && std::abs(relation.rho) > 1.96 / std::sqrt(static_cast<double>(a.size()) - 1.0);
    return relation;
}

} // namespace faultline
