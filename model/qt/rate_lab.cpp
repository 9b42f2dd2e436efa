// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/qt/rate_lab.h"

#include "model/qt/text.h"

#include <algorithm>
#include <utility>

namespace faultline {

namespace {

bool isSame(const ScheduleSpec& a, const ScheduleSpec& b)
{
    return a.framework == b.framework && a.family == b.family && a.parameters == b.parameters;
}

ScheduleSpec firstExample()
{
    return exampleSchedule("torch", "CosineAnnealingLR");
}

} // namespace

RateLab::RateLab(JobQueuePtr jobs, QObject* parent)
    : QObject(parent),
      m_baseline(firstExample()),
      m_spec(m_baseline),
      m_studying(jobs, JobLane::Short),
      m_evaluating(std::move(jobs), JobLane::Short)
{
    evaluate();
}

QStringList RateLab::trainingNames() const
{
    QStringList names;
    if (m_analysis) {
        for (const Training& training : m_analysis->trainings)
            names << toQString(training.name);
    }
    return names;
}

const Training* RateLab::training(const QString& name) const
{
    if (!m_analysis)
        return nullptr;
    const auto found = std::find_if(
        m_analysis->trainings.begin(), m_analysis->trainings.end(),
        [&name](const Training& training) { return toQString(training.name) == name; });
    return found == m_analysis->trainings.end() ? nullptr : &*found;
}

void RateLab::setAnalysis(CaseAnalysisPtr analysis, bool hasCase)
{
    if (analysis == m_analysis && hasCase == m_hasCase)
        return;
    m_hasCase = hasCase;
    m_analysis = std::move(analysis);
    const QStringList names = trainingNames();
    m_shown.removeIf([&names](const QString& name) { return !names.contains(name); });
    if (m_shown.isEmpty() && !names.isEmpty())
        m_shown << names.front();
    emit shownChanged();
    study();
}

void RateLab::setMain(const QString& training)
{
    if (!trainingNames().contains(training) || m_shown.value(0) == training)
        return;
    m_shown.removeAll(training);
    if (!m_shown.isEmpty())
        m_shown.removeFirst();
    m_shown.prepend(training);
    emit shownChanged();
    study();
}

void RateLab::setBeside(const QString& training, bool isShown)
{
    const bool isMain = m_shown.value(0) == training;
    if (isMain || m_shown.contains(training) == isShown || !trainingNames().contains(training))
        return;
    if (!isShown)
        m_shown.removeAll(training);
    else if (static_cast<std::size_t>(m_shown.size()) < kMostShown)
        m_shown << training;
    emit shownChanged();
    study();
}

void RateLab::study()
{
    std::vector<const Training*> trainings;
    for (const QString& name : std::as_const(m_shown))
        trainings.push_back(training(name));
    if (trainings.empty()) {
        m_studying.drop();
        takePictures({}, {});
        return;
    }
    m_studying.start(
        [analysis = m_analysis, trainings = std::move(trainings)](WorkMonitor&) {
            std::vector<RatePicturePtr> made;
            using Held = std::pair<CaseAnalysisPtr, RatePicture>; // pictures point into it
            for (const Training* const one : trainings) {
                const auto held = std::make_shared<const Held>(analysis, ratePicture(*one));
                made.emplace_back(held, &held->second);
            }
            return Result<std::vector<RatePicturePtr>>(std::move(made));
        },
        [this, of = m_shown](const Result<std::vector<RatePicturePtr>>& made) {
            takePictures(of, made ? *made : std::vector<RatePicturePtr>());
        });
}

void RateLab::takePictures(const QStringList& of, std::vector<RatePicturePtr> pictures)
{
    m_pictured = of;
    m_pictures = std::move(pictures);
    const RatePicturePtr first = main();
    ScheduleSpec plan = first && first->study.plan ? first->study.plan->spec : ScheduleSpec{};
    const bool isOther = !isSame(plan, m_plan);
    m_plan = std::move(plan);
    if (isOther) {
        m_isFamilyChosen = false;
        m_baseline = m_plan.family.empty() ? firstExample() : m_plan;
        m_spec = m_baseline;
    }
    emit picturesChanged();
    emit specChanged();
    evaluate();
}

bool RateLab::isBaselinePlan() const
{
    return !m_plan.family.empty() && isSame(m_plan, m_baseline);
}

bool RateLab::isChanged() const
{
    return !isSame(m_spec, m_baseline) || m_isFamilyChosen;
}

bool RateLab::showsTried() const
{
    return (!m_hasCase && !m_analysis) || (m_analysis && m_analysis->trainings.empty())
           || isChanged();
}

void RateLab::setSpec(ScheduleSpec spec)
{
    if (isSame(spec, m_spec))
        return;
    m_spec = std::move(spec);
    emit specChanged();
    evaluate();
}

void RateLab::setFamily(const std::string& framework, const std::string& family)
{
    if (framework == m_spec.framework && family == m_spec.family)
        return;
    m_isFamilyChosen = framework != m_plan.framework || family != m_plan.family;
    m_baseline = m_isFamilyChosen ? exampleSchedule(framework, family) : m_plan;
    m_spec = m_baseline;
    emit specChanged();
    evaluate();
}

void RateLab::reset()
{
    m_isFamilyChosen = false;
    m_baseline = m_plan.family.empty() ? exampleSchedule(m_spec.framework, m_spec.family) : m_plan;
    m_spec = m_baseline;
    emit specChanged();
    evaluate();
}

void RateLab::evaluate()
{
    if (m_evaluating.isRunning()) {
        m_isOutdated = true;
        return;
    }
    m_isOutdated = false;
    m_evaluating.start(
        [spec = m_spec, beside = main()](WorkMonitor&) {
            return Result<TriedSchedulePtr>(
                std::make_shared<const TriedSchedule>(trySchedule(spec, beside.get())));
        },
        [this](const Result<TriedSchedulePtr>& tried) {
            m_tried = tried ? *tried : nullptr;
            emit triedChanged();
            if (m_isOutdated)
                evaluate();
        });
}

void RateLab::finish()
{
    m_studying.finish();
    m_evaluating.finish();
}

} // namespace faultline
