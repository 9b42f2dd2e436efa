// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/run.h"
#include "model/qt/pr_curve_table_model.h"
#include "model/qt/summary_loader.h"
#include "model/summaries/pr_curve_summary.h"
#include "widgets/controls/card_frame.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QSlider;
class QSortFilterProxyModel;
class QTableView;

namespace faultline::ui {

class CardHeader;
class PrCurveChart;
class ViewContext;

/// The precision-recall curves of one tag: a line for each visible run at the chosen step, a slider
/// for the step, and what each curve comes to. Asks the SummaryStore for the values that are shown
/// alone; can be used again for another tag.
class PrCurveCard : public CardFrame {
    Q_OBJECT

public:
    PrCurveCard(ViewContext& context, QWidget* parent);
    ~PrCurveCard() override;

    /// Takes over a tag and the runs that logged it, in the order of the case.
    void setTag(const std::string& tag, std::vector<RunPtr> runs);
    /// Lets go of the data until then.
    void release();
    void setMaximised(bool maximised);

    void refreshRuns(); ///< which are visible
    void refreshStep();
    /// Waits until everything is read.
    void finish() { m_loader.store().finish(); }

    [[nodiscard]] PrCurveChart& chart() { return *m_chart; }
    [[nodiscard]] const PrCurveTableModel& table() const { return m_model; }
    [[nodiscard]] std::size_t stepCount() const { return m_steps.size(); }

signals:
    void maximiseToggled(const QString& tag, bool maximised);
    void drawn();

private:
    /// A value to show, and then what it is.
    struct Wanted {
        RunPtr run;
        BlobRef ref;
        std::shared_ptr<const PrCurveSummary> curve; ///< null: not yet, or it failed
        std::optional<Error> error;
        SummaryTicket ticket;
    };

    void buildStepRow();
    void buildTable();
    void collectSteps();
    void chooseStep(int position);
    void request();
    /// Shows the values once all of them are there: until then what was shown before stays.
    void showIfComplete();
    [[nodiscard]] PrCurveRow rowOf(const Wanted& wanted) const;
    [[nodiscard]] std::optional<std::int64_t> chosenStep() const;

    ViewContext& m_context;
    std::string m_tag;
    std::vector<RunPtr> m_runs;
    std::vector<std::int64_t> m_steps; ///< of all visible runs, ascending
    std::vector<Wanted> m_wanted;
    std::optional<std::int64_t> m_ownStep; ///< while steps are not linked

    CardHeader* m_header = nullptr;
    PrCurveChart* m_chart = nullptr;
    QSlider* m_slider = nullptr;
    QLabel* m_stepLabel = nullptr;
    PrCurveTableModel m_model;
    QSortFilterProxyModel* m_sorted = nullptr;
    QTableView* m_table = nullptr;
    SummaryLoader<PrCurveSummary> m_loader;
};

} // namespace faultline::ui
