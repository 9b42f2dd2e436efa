// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/card_frame.h"

class QLabel;

namespace faultline {
class InputLab;
}

namespace faultline::ui {

/// The first thing the eye finds: what limits the pipeline, how well that is known, and what the
/// changes would give.
class LabVerdict : public CardFrame {
    Q_OBJECT

public:
    /// `lab` outlives it.
    explicit LabVerdict(const InputLab& lab, QWidget* parent = nullptr);

    void refresh();
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString facts() const;
    [[nodiscard]] QString changes() const;

private:
    [[nodiscard]] QString factsOfReport() const;
    [[nodiscard]] QString changesText() const;

    const InputLab& m_lab;
    QLabel* m_sentence = nullptr;
    QLabel* m_facts = nullptr;
    QLabel* m_changes = nullptr;
};

} // namespace faultline::ui
