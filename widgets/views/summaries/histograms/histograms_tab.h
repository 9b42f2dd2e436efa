// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/cards/tag_groups.h"
#include "widgets/views/summaries/histograms/histogram_card.h"
#include "widgets/views/summaries/summary_tab.h"

#include <QHash>
#include <QSet>
#include <QTimer>

#include <utility>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QLineEdit;
class QStackedWidget;

namespace faultline::ui {

class CardGrid;
class NoTagsState;

/// Histograms and Distributions: a card for each tag of each visible run, grouped as on the Scalars
/// page. Cards are made and read when they come into sight.
class HistogramsTab : public SummaryTab {
    Q_OBJECT

public:
    HistogramsTab(ViewContext& context, QWidget* parent);

    void settle() override;
    [[nodiscard]] QString statusText() const override;

    [[nodiscard]] CardGrid& grid() { return *m_grid; }

    /// Beyond this many cards the rest is counted, not listed: filter tags or hide runs.
    static constexpr int kMostCards = 5000;

private:
    struct Source {
        RunPtr run;
        std::string tag;
    };

    [[nodiscard]] QWidget* buildControls();
    void connectState();
    [[nodiscard]] HistogramCard* newCard(QWidget* parent);
    void bindCard(HistogramCard& card, const QString& key);
    void loadCase();
    void rebuildSections();
    void setSettings(const HistogramSettings& settings);
    void setOwnSettings(const QString& key, const HistogramSettings& settings);
    [[nodiscard]] HistogramSettings settingsOf(const QString& key) const;
    template <typename Action>
    void forEachCard(Action action);

    ViewContext& m_context;
    TagIndex m_index;
    QHash<QString, Source> m_sources;        ///< of every card
    HistogramSettings m_settings;            ///< of all cards
    QHash<QString, HistogramSettings> m_own; ///< of cards that differ
    QSet<QString> m_foldedGroups;
    int m_leftOut = 0; ///< cards beyond kMostCards

    QLineEdit* m_filter = nullptr;
    QLabel* m_count = nullptr;
    QButtonGroup* m_views = nullptr;
    QButtonGroup* m_axes = nullptr;
    QCheckBox* m_logCounts = nullptr;
    QStackedWidget* m_stack = nullptr;
    CardGrid* m_grid = nullptr;
    NoTagsState* m_empty = nullptr;
    QTimer m_statusTimer;
};

} // namespace faultline::ui
