// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/profile.h"
#include "widgets/charts/chart_types.h"

#include <QStackedWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QSplitter;

namespace faultline::ui {

class CurveView;
class EmptyState;
class LegendStrip;
class TablePane;

/// Memory over the time of a trace, with the device's capacity and the peak, and who holds
/// it at the peak.
class MemoryPane : public QStackedWidget {
    Q_OBJECT

public:
    explicit MemoryPane(QWidget* parent = nullptr);

    void setProfile(TraceProfilePtr profile);
    void settle();
    [[nodiscard]] CurveView& chart() { return *m_chart; }
    [[nodiscard]] TablePane& owners() { return *m_owners; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* buildChartSide();
    void showCurve(int index);
    void refreshCurves();
    void addOutOfMemoryMarks(std::vector<ShadedRange>& shades) const;
    [[nodiscard]] static QString outOfMemorySentence(const OutOfMemoryMark& mark);
    [[nodiscard]] QString sentence(const MemoryCurve& memory) const;

    TraceProfilePtr m_profile;
    int m_shown = -1; ///< index into TraceProfile::memory
    EmptyState* m_empty = nullptr;
    QSplitter* m_splitter = nullptr;
    QComboBox* m_allocators = nullptr;
    QLabel* m_sentence = nullptr;
    LegendStrip* m_legend = nullptr;
    CurveView* m_chart = nullptr;
    TablePane* m_owners = nullptr;
};

} // namespace faultline::ui
