// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/summary_history_loader.h"
#include "widgets/controls/card_frame.h"
#include "widgets/views/summaries/histograms/histogram_chart.h"

namespace faultline::ui {

class CardHeader;
class ElidedLabel;
class IconButton;
class LegendStrip;
class ViewContext;

/// What all histogram cards share unless one of them was told otherwise.
struct HistogramSettings {
    HistogramView view = HistogramView::Offset;
    bool logCounts = false;
    friend bool operator==(const HistogramSettings&, const HistogramSettings&) = default;
};

/// The histograms of one tag of one run with title, run and what is drawn of what was logged. What
/// it shows comes from the SummaryStore; can be used again for another tag.
class HistogramCard : public CardFrame {
    Q_OBJECT

public:
    HistogramCard(ViewContext& context, QWidget* parent);
    ~HistogramCard() override;

    /// Takes over a tag of a run and asks for its values; shows what it has until they are there.
    /// `key` tells cards apart.
    void setSource(const QString& key, RunPtr run, const std::string& tag);
    /// Lets go of the data until then.
    void release();
    void setSettings(const HistogramSettings& settings);
    void setMaximised(bool maximised);

    void refreshOptions(); ///< axis
    void refreshStep();
    /// Waits until everything is read.
    void finish();

    [[nodiscard]] HistogramChart& chart() { return *m_chart; }
    [[nodiscard]] const HistogramHistory& history() const { return m_history; }
    [[nodiscard]] QString footerText() const;

signals:
    void settingsChosen(const QString& key, const faultline::ui::HistogramSettings& settings);
    void maximiseToggled(const QString& key, bool maximised);
    void drawn();

private:
    void buildHeader();
    void read();
    void showHistory();
    void refreshFooter();
    void showMenu();
    void chooseStep(std::optional<std::int64_t> step);
    [[nodiscard]] QString emptyText() const;

    ViewContext& m_context;
    QString m_key;
    RunPtr m_run;
    std::string m_tag;
    HistogramSettings m_settings;
    HistogramHistory m_history;
    bool m_hasRead = false;
    bool m_isStale = false;                ///< the run grew while it was being read
    std::optional<std::int64_t> m_ownStep; ///< while steps are not linked

    CardHeader* m_header = nullptr;
    IconButton* m_menuButton = nullptr;
    HistogramChart* m_chart = nullptr;
    LegendStrip* m_legend = nullptr;
    ElidedLabel* m_footer = nullptr;
    SummaryHistoryLoader<HistogramSummary> m_loader;
};

} // namespace faultline::ui
