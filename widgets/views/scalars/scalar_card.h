// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnosis/findings/finding.h"
#include "model/diagnosis/training/phases.h"
#include "widgets/charts/curve_view.h"
#include "widgets/views/cards/tag_groups.h"
#include "widgets/views/scalars/curve_maker.h"
#include "widgets/views/scalars/export_curves.h"

#include <QFrame>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

class QToolButton;

namespace faultline::ui {

class CardHeader;
class CurveExporter;
class ElidedLabel;
class IconButton;
class LegendStrip;
class OutlierNote;
class ViewContext;

/// The chart of one tag with its title, buttons, legend and count of points. Shows what the
/// shared state says; can be used again for another tag.
class ScalarCard : public QFrame {
    Q_OBJECT

public:
    struct Services {
        ViewContext& context;
        CurveCache& cache;
        CurveExporter& exporter;
    };
    ScalarCard(const Services& services, QWidget* parent);
    ~ScalarCard() override;

    /// Takes over another tag; release() lets go of the data until then.
    void setTag(const QString& tag, std::shared_ptr<const TagIndex> index);
    void release();
    [[nodiscard]] const QString& tag() const { return m_tag; }
    void setIndex(std::shared_ptr<const TagIndex> index);
    /// nullopt: where a curve diverged.
    void setLogY(std::optional<bool> logarithmic);
    [[nodiscard]] bool isLogY() const;
    void setMaximised(bool maximised);
    /// Brings it out for a moment: it was looked for.
    void mark();

    void refreshCurves();
    /// Axis, outliers and, because smoothing and grouping are among them, curves.
    void refreshOptions();
    void refreshZoom();
    void refreshCursor();
    void refreshShades();
    void refreshPin();
    /// What the training was doing, for the band above a chart on wall time; empty: no band.
    void setPhases(const std::vector<PhaseSpan>& spans);

    [[nodiscard]] CurveView& chart() { return *m_chart; }
    /// What the card's export writes: every point of the runs shown.
    [[nodiscard]] const std::vector<ExportSeries>& exportSeries() const { return m_shown.logged; }
    /// Works out at once what waits for its turn (tests, screenshots).
    void settle();

signals:
    void logYToggled(const QString& tag, bool logarithmic);
    void maximiseToggled(const QString& tag, bool maximised);
    void drawn();

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void buildHeader();
    void connectChart();
    void pickPoint(std::size_t curve, const ScalarPoint& point);
    void refreshLogY();
    void refreshFooter();
    void refreshButtons();
    void showExportMenu();
    [[nodiscard]] std::optional<ExportWindow> visibleWindow() const;
    [[nodiscard]] bool isFocusOfProof() const;
    [[nodiscard]] std::vector<ShadedRange> shadesOfFindings() const;
    /// Where the proof lies on the axis of this chart; nullopt: its axis does not tell.
    [[nodiscard]] std::optional<AxisRange> placeOf(const SeriesEvidence& proof) const;
    [[nodiscard]] QStringList remarks() const;

    Services m_services;
    CurveMaker m_maker;
    QString m_tag;
    std::shared_ptr<const TagIndex> m_index;
    CardCurves m_shown;
    QTimer m_readyTimer; ///< gathers curves that become ready one after the other
    std::optional<bool> m_logY;
    QTimer m_marked; ///< runs while the card is brought out

    CardHeader* m_header = nullptr;
    QToolButton* m_logButton = nullptr;
    IconButton* m_pinButton = nullptr;
    IconButton* m_maximiseButton = nullptr;
    IconButton* m_exportButton = nullptr;
    CurveView* m_chart = nullptr;
    LegendStrip* m_legend = nullptr;
    ElidedLabel* m_footer = nullptr;
    OutlierNote* m_outliers = nullptr;
};

} // namespace faultline::ui
