// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/analysis/case_analysis.h"
#include "model/diagnosis/signals/rate_picture.h"
#include "model/session/jobs/background_work.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <string>
#include <vector>

namespace faultline {

using RatePicturePtr = std::shared_ptr<const RatePicture>;
using TriedSchedulePtr = std::shared_ptr<const TriedSchedule>;

/// The learning rates of the trainings of a case, and a schedule that is tried out beside that of
/// the first, or without a case. Everything is worked out off the GUI thread, the latest wins, and
/// what runs is not stopped by the next change: a picture follows while a value is dragged. GUI
/// thread only.
class RateLab : public QObject {
    Q_OBJECT

public:
    /// More curves than this nobody tells apart.
    static constexpr std::size_t kMostShown = 5;

    explicit RateLab(JobQueuePtr jobs, QObject* parent = nullptr);

    /// Null: no case, or one that is still analysed. Who was chosen stays chosen, by name.
    void setAnalysis(CaseAnalysisPtr analysis, bool hasCase);
    [[nodiscard]] const CaseAnalysisPtr& analysis() const { return m_analysis; }
    [[nodiscard]] QStringList trainingNames() const; ///< all of the case

    /// Of trainingNames(), the one that the page is about first; empty without a case.
    [[nodiscard]] const QStringList& shown() const { return m_shown; }
    void setMain(const QString& training);
    void setBeside(const QString& training, bool isShown);
    /// A training of shown(); null if it is none.
    [[nodiscard]] const Training* training(const QString& name) const;
    /// Of the trainings pictured(), in this order; empty until they are worked out.
    [[nodiscard]] const std::vector<RatePicturePtr>& pictures() const { return m_pictures; }
    /// Who the pictures are of: shown(), or while those are worked out the ones before.
    [[nodiscard]] const QStringList& pictured() const { return m_pictured; }
    /// Whether the picture of shown().front(), or who that is, is still to come.
    [[nodiscard]] bool isAwaited() const
    {
        return (m_hasCase && !m_analysis) || m_pictured.value(0) != m_shown.value(0);
    }
    /// Of the first of pictured(); null without a case or while it is worked out.
    [[nodiscard]] RatePicturePtr main() const
    {
        return m_pictures.empty() ? nullptr : m_pictures.front();
    }

    /// What the parameters are set to; of the plan until somebody changes them.
    [[nodiscard]] const ScheduleSpec& spec() const { return m_spec; }
    /// What they are changed from: the plan, else an example of the family.
    [[nodiscard]] const ScheduleSpec& baseline() const { return m_baseline; }
    [[nodiscard]] bool isBaselinePlan() const; ///< else it is an example
    [[nodiscard]] bool isChanged() const;
    /// Whether spec() is to be seen: without a case always, else once it is not the plan. An
    /// example that nobody asked for would look like a guess.
    [[nodiscard]] bool showsTried() const;
    void setSpec(ScheduleSpec spec);
    /// An example of it, or the plan if it is that of the plan.
    void setFamily(const std::string& framework, const std::string& family);
    void reset(); ///< to the plan, or the first example

    /// Of spec(), perhaps of the one before; null until one is worked out.
    [[nodiscard]] const TriedSchedulePtr& tried() const { return m_tried; }

    void finish(); ///< waits for all. For pictures and tests

signals:
    void shownChanged(); ///< or the names, or isAwaited()
    void picturesChanged();
    void specChanged(); ///< or the baseline
    void triedChanged();

private:
    void study();
    void takePictures(const QStringList& of, std::vector<RatePicturePtr> pictures);
    void evaluate();

    CaseAnalysisPtr m_analysis;
    QStringList m_shown;
    QStringList m_pictured;
    std::vector<RatePicturePtr> m_pictures;
    ScheduleSpec m_plan; ///< of the first; no family: none is known
    ScheduleSpec m_baseline;
    ScheduleSpec m_spec;
    TriedSchedulePtr m_tried;
    bool m_hasCase = false;
    bool m_isFamilyChosen = false; ///< by the user
    bool m_isOutdated = false;     ///< spec() changed while an older one is evaluated
    BackgroundWork<std::vector<RatePicturePtr>> m_studying;
    BackgroundWork<TriedSchedulePtr> m_evaluating;
};

} // namespace faultline
