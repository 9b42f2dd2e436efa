// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/card_frame.h"
#include "widgets/view_context.h"

#include <vector>

class QBoxLayout;
class QVBoxLayout;

namespace faultline::ui {

class FlowLayout;
class IconButton;
class SectionHeader;

/// One finding: what is wrong at a glance; unfolded, why we think so, what to do, and the findings
/// that follow from it, each a card of its own. The unfolded part is made when first needed.
class FindingCard : public CardFrame {
    Q_OBJECT

public:
    /// What the card is headed by.
    enum class Heading {
        Title,   ///< of the finding
        Details, ///< the finding is told above the card, which holds the rest of it
    };

    FindingCard(ViewContext& context, DiagnosisPtr diagnosis, std::size_t position,
                QWidget* parent = nullptr, Heading heading = Heading::Title);

    [[nodiscard]] const Finding& finding() const { return m_diagnosis->findings[m_position]; }
    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] bool isExpanded() const { return m_body != nullptr && !m_body->isHidden(); }
    void setExpanded(bool expanded);
    /// Whether the finding at `position` follows from this one.
    [[nodiscard]] bool leadsTo(std::size_t position) const;
    /// Unfolds down to a consequence; its card, or nullptr if it is none of this one.
    FindingCard* revealConsequence(std::size_t position);

signals:
    void expandedChanged(bool expanded);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void buildHeader(Heading heading);
    void addHeaderButtons(QBoxLayout& row, Heading heading);
    QWidget* buildFacts(QWidget* parent) const;
    void addSeverity(QWidget* facts, FlowLayout& flow) const;
    void buildBody();
    void addReasons(QVBoxLayout& column) const;
    void addConsequences(QVBoxLayout& column);
    void buildConsequences();
    [[nodiscard]] const Cause* cause() const; ///< nullptr: a consequence itself

    ViewContext& m_context;
    DiagnosisPtr m_diagnosis; ///< holds the finding
    std::size_t m_position;
    IconButton* m_chevron = nullptr;
    QWidget* m_header = nullptr;
    QWidget* m_body = nullptr;
    SectionHeader* m_consequencesHeader = nullptr;
    QWidget* m_consequences = nullptr;
    std::vector<FindingCard*> m_consequenceCards;
};

} // namespace faultline::ui
