// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/card_frame.h"
#include "widgets/views/summaries/media/media_sources.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>

class QHBoxLayout;
class QMenu;
class QVBoxLayout;

namespace faultline::ui {

class CardHeader;
class ElidedLabel;
class IconButton;
class LegendStrip;
class StepSlider;
class ViewContext;

/// What the cards of pictures and sounds have in common: the tag, the run in its colour, a slider
/// over the steps that follows the linked step, a line of figures. Can be used again for another
/// source.
class MediaCard : public CardFrame {
    Q_OBJECT

public:
    MediaCard(ViewContext& context, QWidget* parent);
    ~MediaCard() override;

    /// Takes over another source, or the same with more values. `own`: the value it was at when
    /// steps were not linked; nothing: the last.
    void setSource(const MediaSource& source, std::optional<std::size_t> own);
    /// Lets go of everything until then.
    void release();
    [[nodiscard]] const std::optional<MediaSource>& source() const { return m_source; }

    /// Goes to where SummaryState wants it.
    void refreshStep();
    /// As if the user moved the slider.
    void stepBy(int values);
    void goTo(std::size_t index);
    /// The value that is shown; nothing: there is none at the linked step.
    [[nodiscard]] std::optional<std::size_t> index() const { return m_index; }
    [[nodiscard]] QString footerText() const;

signals:
    /// The user chose a value while steps are not linked.
    void ownIndexChosen(const QString& key, std::size_t index);
    void saveStepRequested(const faultline::ui::MediaSource& source, std::size_t index);
    void saveAllRequested(const faultline::ui::MediaSource& source);

protected:
    /// Loads and shows a value of the source. Called again for the same one when it has grown.
    virtual void showValue(const BlobRef& ref) = 0;
    /// Shows words instead of a value.
    virtual void showNothing(const QString& reason) = 0;
    /// Entries for the menu of the card, above those for saving.
    virtual void addMenuEntries(QMenu& menu);
    [[nodiscard]] virtual QString saveStepText() const = 0;

    /// Between the run and the slider.
    [[nodiscard]] QVBoxLayout& body() { return *m_body; }
    /// With the title first.
    [[nodiscard]] QHBoxLayout& header() const;
    [[nodiscard]] ViewContext& context() const { return m_context; }
    /// What is told of the value between "5 of 12" and its time.
    void setFigures(const QString& figures);
    void showMenu(const QPoint& globalPosition);

    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void showIndex(std::optional<std::size_t> index);
    void choose(std::size_t index);
    void refreshFooter();
    void refreshButtons();

    ViewContext& m_context;
    std::optional<MediaSource> m_source;
    std::optional<std::size_t> m_index;
    std::optional<std::size_t> m_own;
    QString m_figures;

    CardHeader* m_header = nullptr;
    QVBoxLayout* m_body = nullptr;
    IconButton* m_menuButton = nullptr;
    LegendStrip* m_run = nullptr;
    StepSlider* m_slider = nullptr;
    ElidedLabel* m_footer = nullptr;
};

} // namespace faultline::ui
