// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/qt/vram_plan.h"
#include "widgets/controls/card_frame.h"

#include <optional>

class QCheckBox;
class QLabel;

namespace faultline::ui {

/// The first thing the eye finds: whether it fits, what it needs, how far the batch could go.
class PlanVerdict : public CardFrame {
    Q_OBJECT

public:
    explicit PlanVerdict(QWidget* parent = nullptr);

    /// The plan (null: none yet), and why the present request could not be planned; `measured`
    /// tells what was measured of it.
    void show(const VramPlan* plan, const std::optional<Error>& error, const QString& measured);
    using CardFrame::show;
    /// Whether there is a measurement to use, and whether the plan uses it.
    void setMeasurement(bool isThere, bool isUsed);
    [[nodiscard]] QString word() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString facts() const;

signals:
    void measurementWanted(bool wanted);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showSign(const QString& iconName, std::optional<Severity> severity, const QString& word);
    void refreshSign();

    QLabel* m_sign = nullptr;
    QLabel* m_word = nullptr;
    QLabel* m_sentence = nullptr;
    QLabel* m_facts = nullptr;
    QCheckBox* m_measurement = nullptr;
    QString m_iconName;
    std::optional<Severity> m_severity; ///< nullopt: nothing is wrong
};

} // namespace faultline::ui
