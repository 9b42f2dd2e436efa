// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/view_state.h"
#include "widgets/views/card_frame.h"

class QVBoxLayout;

namespace faultline::ui {

class IconButton;

/// One finding: what is wrong at a glance; unfolded, why we think so and what to do. The
/// unfolded part is made when first needed.
class FindingCard : public CardFrame {
    Q_OBJECT

public:
    FindingCard(ViewState& state, DiagnosisPtr diagnosis, std::size_t position,
                QWidget* parent = nullptr);

    [[nodiscard]] const Finding& finding() const { return m_diagnosis->findings[m_position]; }
    [[nodiscard]] bool isExpanded() const { return m_body != nullptr && !m_body->isHidden(); }
    void setExpanded(bool expanded);

signals:
    void expandedChanged(bool expanded);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void buildHeader();
    QWidget* buildFacts(QWidget* parent) const;
    void buildBody();
    void addProof(QVBoxLayout& column);
    void addNumbers(QVBoxLayout& column) const;
    void addFixes(QVBoxLayout& column) const;
    void addFix(QVBoxLayout& column, const Fix& fix, int number) const;
    [[nodiscard]] QWidget* makeLogLink(const LogEvidence& proof);
    [[nodiscard]] QWidget* makeProofLink(const SeriesEvidence& proof);

    ViewState& m_state;
    DiagnosisPtr m_diagnosis; ///< holds the finding
    std::size_t m_position;
    IconButton* m_chevron = nullptr;
    QWidget* m_header = nullptr;
    QWidget* m_body = nullptr;
};

} // namespace faultline::ui
