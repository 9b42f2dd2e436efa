// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/qt/summary_loader.h"
#include "model/summaries/text_summary.h"
#include "widgets/views/summaries/media/media_card.h"

class QCheckBox;
class QLabel;
class QLineEdit;

namespace faultline::ui {

class TextView;

/// The texts of one tag of one run, one step at a time; words are searched for in the one shown.
class TextCard : public MediaCard {
    Q_OBJECT

public:
    /// Of a text that is longer the beginning is shown: a paragraph of this size is laid out
    /// without a wait that anyone notices.
    static constexpr std::size_t kMostShownBytes = std::size_t{64} << 10;

    TextCard(ViewContext& context, QWidget* parent);

    void setMarkdown(bool markdown);
    /// Marks words in this text and in those of other steps when they are shown.
    void setSearch(const QString& words);
    void goToHit(int by);
    [[nodiscard]] TextView& view() { return *m_view; }

protected:
    void showValue(const BlobRef& ref) override;
    void showNothing(const QString& reason) override;
    void addMenuEntries(QMenu& menu) override;
    [[nodiscard]] QString saveStepText() const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void take(const Result<std::shared_ptr<const TextSummary>>& result);
    void showTaken();
    void refreshHits(int at);

    SummaryLoader<TextSummary> m_loader;
    SummaryTicket m_ticket;
    std::shared_ptr<const TextSummary> m_text;
    bool m_isMarkdown = true;
    QString m_words;
    int m_hitCount = 0;
    QLabel* m_hits = nullptr;
    QLabel* m_note = nullptr; ///< what is not shown
    TextView* m_view = nullptr;
};

} // namespace faultline::ui
