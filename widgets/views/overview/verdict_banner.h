// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/card_frame.h"
#include "widgets/view_context.h"
#include "widgets/visible_trainings.h"

class QLabel;
class QPushButton;

namespace faultline::ui {

class ElidedLabel;

/// The first thing the eye finds: what is wrong, in one sentence, how sure that is, and how much
/// could be judged.
class VerdictBanner : public CardFrame {
    Q_OBJECT

public:
    explicit VerdictBanner(QWidget* parent = nullptr);

    /// Any of them may be null; while something is still missing the banner says what is going on.
    void show(const CasePtr& opened, const DiagnosisPtr& diagnosis,
              const CaseAnalysisPtr& judged = nullptr, OpenCase::Live live = OpenCase::Live::No);
    using CardFrame::show;

    /// Whether the case is a dataset alone, which the headline tells of.
    [[nodiscard]] bool isAboutData() const { return m_isAboutData; }

    /// "3 runs · 94,312 points · 2 h 14 min · ...": what the verdict rests on.
    [[nodiscard]] static QString factsOf(const CaseAnalysis& analysis);

signals:
    /// The user wants to see the datasets that the headline is about.
    void dataRequested();

private:
    void showSign(const QString& iconName, const QColor& color, const QString& word);

    QLabel* m_sign = nullptr;
    ElidedLabel* m_word = nullptr; ///< names the run, whose path may be long
    QLabel* m_sentence = nullptr;
    QLabel* m_judged = nullptr;
    QPushButton* m_data = nullptr;
    bool m_isAboutData = false;
};

} // namespace faultline::ui
