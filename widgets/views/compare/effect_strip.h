// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/case_comparison.h"

#include <QWidget>

class QLabel;

namespace faultline::ui {

class FlowLayout;

/// The outcomes that differ, one tile each; the others in a line.
class EffectStrip : public QWidget {
    Q_OBJECT

public:
    explicit EffectStrip(QWidget* parent = nullptr);

    void setComparison(const RunComparisonPtr& comparison);

signals:
    void curvesRequested(const QString& effect); ///< Effect::id, whose curves are to be shown

private:
    QWidget* makeTile(const Effect& effect);

    QWidget* m_tiles = nullptr;
    FlowLayout* m_flow = nullptr;
    QLabel* m_rest = nullptr;
};

} // namespace faultline::ui
