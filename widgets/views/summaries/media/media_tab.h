// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "widgets/views/cards/tag_groups.h"
#include "widgets/views/summaries/media/media_card.h"
#include "widgets/views/summaries/summary_tab.h"

#include <QHash>
#include <QSet>

#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QStackedWidget;

namespace faultline::ui {

class CardGrid;
class FlowLayout;
class MessageBar;
class NoTagsState;
class ValueExporter;
struct CardMetrics;
struct SavedValue;

/// A tab of cards, one for each tag and run, grouped by tag as on the Scalars page: the runs of a
/// tag stand side by side.
class MediaTab : public SummaryTab {
    Q_OBJECT

public:
    MediaTab(ViewContext& context, TagKind kind, QWidget* parent);
    ~MediaTab() override;

    void settle() override;
    [[nodiscard]] CardGrid& grid() { return *m_grid; }
    /// The card of a tag and run, if it is made.
    [[nodiscard]] MediaCard* card(const QString& tag, const QString& run) const;

protected:
    [[nodiscard]] virtual MediaCard* newCard(QWidget* parent) = 0;
    /// "pictures", "sounds": for the texts of an empty page.
    [[nodiscard]] virtual QString kindName() const = 0;
    /// Takes a value apart into files, for saving; in a worker thread.
    [[nodiscard]] virtual std::function<Result<std::vector<SavedValue>>(std::string_view value)>
    takeApart() const = 0;
    virtual void sourcesChanged() {}

    /// To be called at the end of the constructor of the tab itself.
    void start(const CardMetrics& metrics);
    void addControl(QWidget* control);
    /// A page of its own in front of the cards; nullptr: the cards again.
    void setFront(QWidget* page);
    /// Lets a card (or what is like one) save.
    void connectCard(MediaCard& card);

    [[nodiscard]] const MediaSources& sources() const { return m_sources; }
    [[nodiscard]] ViewContext& context() const { return m_context; }
    void forEachCard(const std::function<void(MediaCard&)>& action);

private:
    void buildPage();
    void connectState();
    void loadCase();
    void rebuildSections();
    void bindCard(MediaCard& card, const QString& key);
    void showWhatThereIs();
    void saveStep(const MediaSource& source, std::size_t index);
    void saveAll(const MediaSource& source);

    ViewContext& m_context;
    TagKind m_kind;
    TagIndex m_index;
    MediaSources m_sources;
    QHash<QString, std::size_t> m_own; ///< by key: where cards are while steps are not linked
    QSet<QString> m_foldedGroups;
    int m_cardCount = 0;

    FlowLayout* m_controls = nullptr;
    QLabel* m_count = nullptr;
    MessageBar* m_message = nullptr;
    QStackedWidget* m_stack = nullptr;
    QWidget* m_front = nullptr;
    CardGrid* m_grid = nullptr;
    NoTagsState* m_empty = nullptr;
    ValueExporter* m_exporter = nullptr;
};

} // namespace faultline::ui
