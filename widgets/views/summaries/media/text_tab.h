// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/views/summaries/media/media_sources.h"
#include "widgets/views/summaries/summary_tab.h"

#include <QHash>

#include <vector>

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QSplitter;
class QStackedWidget;
class QStandardItemModel;
class QTreeView;

namespace faultline::ui {

class MessageBar;
class NoTagsState;
class TextCard;
class ValueExporter;

/// The logged texts: tags and their runs on the left, texts on the right, those of several runs
/// side by side at the same step.
class TextTab : public SummaryTab {
    Q_OBJECT

public:
    /// More texts beside each other are too narrow to be read.
    static constexpr std::size_t kMostCards = 4;

    TextTab(ViewContext& context, QWidget* parent);

    void settle() override;
    [[nodiscard]] QString statusText() const override;
    [[nodiscard]] std::vector<TextCard*> shownCards() const;
    /// Shows all visible runs of a tag.
    void showTag(const QString& tag);

private:
    void buildPage();
    QWidget* buildControls();
    void connectState();
    void loadCase();
    void refreshTree();
    void showChosen();
    [[nodiscard]] std::vector<MediaSource> chosenSources() const;
    void showSources(const std::vector<MediaSource>& sources);
    TextCard* newCard();
    void search();
    void goToHit(int by);

    ViewContext& m_context;
    TagIndex m_index;
    MediaSources m_sources;
    QString m_chosenTag;
    QString m_chosenKey; ///< empty: all runs of the tag
    QHash<QString, std::size_t> m_own;

    QLabel* m_count = nullptr;
    QLineEdit* m_search = nullptr;
    QCheckBox* m_markdown = nullptr;
    MessageBar* m_message = nullptr;
    QStackedWidget* m_stack = nullptr;
    NoTagsState* m_empty = nullptr;
    QTreeView* m_tree = nullptr;
    QStandardItemModel* m_model = nullptr;
    QLabel* m_more = nullptr; ///< "2 more runs are not shown"
    QHBoxLayout* m_row = nullptr;
    std::vector<TextCard*> m_cards;
    std::size_t m_shown = 0;
    ValueExporter* m_exporter = nullptr;
};

} // namespace faultline::ui
