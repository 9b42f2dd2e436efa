// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/scalars/curve_maker.h"

#include "model/diagnosis/training/training.h"
#include "model/qt/messages.h"
#include "model/qt/run_label.h"
#include "model/session/grouped_runs.h"
#include "model/session/open_case.h"
#include "model/session/restart_index.h"
#include "widgets/curve_options.h"
#include "widgets/view_context.h"
#include "widgets/views/scalars/curve_parts.h"
#include "widgets/views/scalars/restart_remarks.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace faultline::ui {

namespace {

struct CurveMakerText {
    Q_DECLARE_TR_FUNCTIONS(CurveMaker)
};

// A NUL cannot be part of a name.
const QChar kSeparator(u'\0');

JoinRule joinRule(const CurveOptions& options)
{
    JoinRule rule;
    rule.centre =
        options.groupLine() == GroupLine::Mean ? JoinRule::Centre::Mean : JoinRule::Centre::Median;
    switch (options.groupBand()) {
    case GroupBand::MinMax: rule.spread = JoinRule::Spread::MinMax; break;
    case GroupBand::StandardDeviation: rule.spread = JoinRule::Spread::StandardDeviation; break;
    case GroupBand::None: rule.spread = JoinRule::Spread::None; break;
    }
    return rule;
}

/// The colour of what a later attempt did again.
QColor paler(QColor color)
{
    constexpr float kOpacity = 0.45F;
    color.setAlphaF(kOpacity);
    return color;
}

CurveBand::Kind bandKind(const JoinRule& rule)
{
    switch (rule.spread) {
    case JoinRule::Spread::MinMax: return CurveBand::Kind::MinMax;
    case JoinRule::Spread::StandardDeviation: return CurveBand::Kind::StandardDeviation;
    case JoinRule::Spread::None: break;
    }
    return CurveBand::Kind::None;
}

/// Grown so far beyond where it began that a linear axis shows nothing else.
bool hasDiverged(const ScalarSeries& series)
{
    constexpr double kGrowth = 1e4;
    constexpr double kLeast = 100.0; // what begins at almost nothing grows by that much anyway
    const ValueRange& values = series.totals().range;
    if (!values.hasFinite() || values.max < kLeast)
        return false;
    for (std::size_t i = 0; i < series.size(); ++i) {
        if (std::isfinite(series.value(i)))
            return series.value(i) > 0.0 && values.max / series.value(i) >= kGrowth;
    }
    return false;
}

bool canDiverge(SignalKind kind)
{
    return kind == SignalKind::TrainLoss || kind == SignalKind::LossComponent
           || kind == SignalKind::ValidationLoss || kind == SignalKind::GradientNorm;
}

/// Whether a logarithmic axis suits: one curve diverged, and all can be drawn on it.
bool needLogAxis(const std::vector<ExportSeries>& logged)
{
    const auto isPositive = [](const ExportSeries& one) {
        const ValueRange& values = one.series->totals().range;
        return !values.hasFinite() || values.min > 0.0;
    };
    return std::any_of(logged.begin(), logged.end(),
                       [](const ExportSeries& one) { return hasDiverged(*one.series); })
           && std::all_of(logged.begin(), logged.end(), isPositive);
}

} // namespace

std::int64_t firstStepOf(const Run& run)
{
    std::optional<std::int64_t> first;
    for (const auto& entry : run.scalars) {
        if (!entry.second.series.empty())
            first = std::min(first.value_or(entry.second.series.minStep()),
                             entry.second.series.minStep());
    }
    return first.value_or(0);
}

struct CurveMaker::Member {
    QString name;  ///< Run::name
    QString label; ///< of the run, for people
    QString suffix;
    CurveSource source;
    bool isEvaluation = false;
    bool isEarlier = false; ///< an attempt that a later one followed
    bool isExact = false;   ///< TagEntry::isExact
};

CurveMaker::CurveMaker(const ViewContext& context, CurveCache& cache)
    : m_context(context),
      m_options(context.curveOptions()),
      m_groups(context.opened().groups()),
      m_cache(cache),
      m_restarts(context.opened().restarts())
{
}

std::vector<CurveMaker::Member> CurveMaker::membersOf(const TagIndex& index, const TagEntry& entry,
                                                      CardCurves& made) const
{
    std::vector<Member> members;
    const std::string xTag = m_options.xTag().toStdString();
    for (const std::uint32_t position : entry.runs) {
        const RunPtr& run = index.data->runs[position];
        const QString name = QString::fromStdString(run->name);
        const ScalarTag& scalar = run->scalars.at(entry.key);
        if (made.description.isEmpty())
            made.description = translated(scalar.description);
        if (!m_context.isRunVisible(name))
            continue;
        const SeriesPtr logged(run, &scalar.series); // keeps the run alive, copies nothing
        const double origin = run->startTime().value_or(logged->minWallTime());
        made.logged.push_back({.run = run->name,
                               .tag = entry.key,
                               .series = logged,
                               .origin = origin,
                               .firstStep = 0});

        Member member{.name = name,
                      .label = runLabel(*run),
                      .suffix = {},
                      .source = {.series = logged,
                                 .kept = {},
                                 .xMetric = nullptr,
                                 .origin = origin,
                                 .firstStep = 0},
                      .isEvaluation = isEvaluationRun(run->name),
                      .isExact = entry.isExact};
        if (m_options.alignsStart()) {
            member.source.firstStep = firstStepOf(*run);
            made.logged.back().firstStep = member.source.firstStep;
        }
        if (m_context.xAxis() == XAxisKind::Value) {
            const ScalarSeries* metric = run->findScalar(xTag);
            if (metric == nullptr) {
                ++made.runsWithoutX;
                continue;
            }
            member.source.xMetric = SeriesPtr(run, metric);
        }
        // A group takes a restarted run as one: joining knows which attempt counts.
        const RestartView view =
            m_groups.groupOf(name) && m_options.restartView() == RestartView::Attempts
                ? RestartView::AllPoints
                : m_options.restartView();
        const KnownRestartsPtr restarts = m_restarts.request(run, entry.key);
        if (restarts)
            made.restarts.push_back(restarts);
        if (restarts && m_options.marksRestarts() && !m_groups.groupOf(name))
            addRestartMarks(*restarts->run, made.logged.back(), made);
        for (CurvePart& part : partsOfRun(restarts.get(), view)) {
            member.suffix = part.suffix;
            member.isEarlier = part.isEarlier;
            member.source.kept = std::move(part.kept);
            members.push_back(member);
        }
    }
    return members;
}

void CurveMaker::addToLegend(LegendStrip::Item item, CardCurves& made)
{
    // The parts of a run follow each other.
    if (made.legend.empty() || made.legend.back() != item)
        made.legend.push_back(std::move(item));
}

void CurveMaker::addRestartMarks(const RunRestarts& restarts, const ExportSeries& logged,
                                 CardCurves& made) const
{
    const RunAttempts& attempts = restarts.attempts();
    const QColor color = m_context.groupColor(QString::fromStdString(logged.run));
    for (std::size_t i = 1; i < attempts.attempts.size(); ++i) {
        const Attempt& attempt = attempts.attempts[i];
        double x = attempt.beginTime;
        switch (m_context.xAxis()) {
        case XAxisKind::Step:
            x = static_cast<double>(attempt.firstStep) - static_cast<double>(logged.firstStep);
            break;
        case XAxisKind::Relative: x -= logged.origin; break;
        case XAxisKind::Wall: break;
        case XAxisKind::Value: return; // where that was is not known
        }
        made.restartMarks.push_back(
            {.x = x,
             .color = color,
             .text = CurveMakerText::tr("%1: %2", "run, what happened")
                         .arg(runLabel(restarts.run()), attemptText(attempts, i))});
    }
}

CurveRecipe CurveMaker::recipeFor(const std::vector<Member>& members, bool isGroup) const
{
    CurveRecipe recipe;
    for (const Member& member : members)
        recipe.sources.push_back(member.source);
    recipe.axis = m_context.xAxis();
    recipe.alignsStart = m_options.alignsStart();
    if (isGroup)
        recipe.join = joinRule(m_options);
    recipe.smoothing = {.weight = members.front().isExact ? 0.0 : m_context.smoothing(),
                        .byDistance = m_options.smoothingForm() == SmoothingForm::ByDistance};
    return recipe;
}

void CurveMaker::addCurve(const QString& id, const std::vector<Member>& members,
                          const QString& label, bool isGroup, CardCurves& made) const
{
    const Member& first = members.front();
    const CurveRecipe recipe = recipeFor(members, isGroup);
    Curve curve{.id = id,
                .label = label,
                .color = first.isEarlier ? paler(m_context.groupColor(first.name))
                                         : m_context.groupColor(first.name),
                .series = nullptr,
                .original = nullptr,
                .origin = first.source.origin,
                .dashed = std::all_of(members.begin(), members.end(),
                                      [](const Member& member) { return member.isEvaluation; })};
    addToLegend({.label = label.chopped(first.suffix.size()),
                 .color = m_context.groupColor(first.name),
                 .dashed = curve.dashed,
                 .hasBand = isGroup},
                made);
    if (recipe.isPlain()) {
        curve.series = first.source.series;
        made.curves.push_back(std::move(curve));
        return;
    }
    made.keys.insert(id);
    const BakedCurvePtr baked = m_cache.request(id, recipe);
    if (!baked || !(baked->recipe == recipe))
        ++made.pending;
    if (!baked) {
        CurveRecipe unsmoothed = recipe;
        unsmoothed.smoothing = {};
        if (!unsmoothed.isPlain())
            return; // nothing to show before it is worked out
        curve.series = first.source.series;
        made.curves.push_back(std::move(curve));
        return;
    }
    const ShapedCurve& shape = baked->shape;
    made.pointsWithoutX += shape.withoutX;
    made.pointsOfEarlierX += shape.earlierX;
    made.isThinned = made.isThinned || shape.isThinned;
    if (!baked->line)
        return;
    curve.series = baked->line;
    curve.original = baked->line == shape.line ? nullptr : shape.line;
    curve.origin = shape.origin;
    if (isGroup) {
        made.bands.push_back({.curve = made.curves.size(),
                              .kind = bandKind(*recipe.join),
                              .lower = baked->lower,
                              .upper = baked->upper,
                              .counts = shape.counts,
                              .spoiled = shape.spoiled,
                              .runs = static_cast<int>(members.size())});
        made.groups.push_back({.label = label.toStdString(),
                               .tag = made.logged.front().tag,
                               .line = shape.line,
                               .lower = shape.lower,
                               .upper = shape.upper,
                               .counts = shape.counts,
                               .origin = shape.origin});
    }
    made.curves.push_back(std::move(curve));
}

CardCurves CurveMaker::make(const TagIndex& index, const TagEntry& entry) const
{
    CardCurves made;
    const std::vector<Member> members = membersOf(index, entry, made);
    made.hasDiverged = canDiverge(entry.kind) && needLogAxis(made.logged);

    // Groups stand where their first visible run would.
    std::map<std::size_t, std::vector<Member>> joined;
    std::vector<std::pair<std::optional<std::size_t>, const Member*>> order;
    for (const Member& member : members) {
        const std::optional<std::size_t> group = m_groups.groupOf(member.name);
        if (!group || joined.find(*group) == joined.end())
            order.emplace_back(group, &member);
        if (group)
            joined[*group].push_back(member);
    }
    for (const auto& [group, member] : order) {
        const QString tag = kSeparator + entry.tag;
        if (!group) {
            const QString part = member->suffix.isEmpty() ? QString() : kSeparator + member->suffix;
            addCurve(member->name + tag + part, {*member}, member->label + member->suffix, false,
                     made);
            continue;
        }
        const std::vector<Member>& runs = joined.at(*group);
        const QString name = QString::fromStdString(m_groups.groups().groups[*group].label);
        const QString id = kSeparator + name + tag;
        if (runs.size() == 1)
            addCurve(id, runs, name, false, made);
        else
            addCurve(id, runs,
                     CurveMakerText::tr("%1 (%n run(s))", nullptr, static_cast<int>(runs.size()))
                         .arg(name.isEmpty() ? CurveMakerText::tr("(empty)") : name),
                     true, made);
    }
    return made;
}

QString runCurveId(const QString& run, const QString& tag)
{
    return run + kSeparator + tag;
}

} // namespace faultline::ui
