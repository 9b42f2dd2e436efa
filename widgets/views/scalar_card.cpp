// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/scalar_card.h"

#include "model/diagnosis/training.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_state.h"
#include "widgets/views/curve_exporter.h"
#include "widgets/views/elided_label.h"
#include "widgets/views/evidence_window.h"
#include "widgets/views/icon_button.h"
#include "widgets/views/legend_strip.h"
#include "widgets/views/phase_band.h"
#include "widgets/views/points_drawn.h"

#include <QApplication>
#include <QBoxLayout>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace faultline::ui {

namespace {

/// With more curves a legend says nothing; the Case dock names the runs.
constexpr std::size_t kLegendCurves = 8;
/// More shaded stretches than this would hide the curve.
constexpr std::size_t kMaxShades = 6;
/// Two frames: many runs that are smoothed one after the other cost one redraw, not one each.
constexpr int kSmoothedDelayMs = 32;

QString curveId(const std::string& run, const std::string& tag)
{
    // A NUL cannot be part of either name.
    return QString::fromStdString(run) + QChar(u'\0') + QString::fromStdString(tag);
}

} // namespace

ScalarCard::ScalarCard(const Services& services, QWidget* parent)
    : QFrame(parent),
      m_services(services),
      m_chart(new CurveView(this)),
      m_legend(new LegendStrip(this)),
      m_footer(new ElidedLabel(Qt::ElideRight, this))
{
    setAttribute(Qt::WA_Hover);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kGrid, kGrid / 2, kGrid, kGrid / 2);
    layout->setSpacing(2);
    buildHeader();
    layout->addWidget(m_chart, 1);
    layout->addWidget(m_legend);
    m_footer->setMuted(true);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    m_footer->setFont(tabularFont(small));
    layout->addWidget(m_footer);
    connectChart();
    refreshButtons();
}

ScalarCard::~ScalarCard()
{
    // A child that has the focus gives it up while it is destroyed, after our own members.
    disconnect(qApp, nullptr, this, nullptr);
}

void ScalarCard::buildHeader()
{
    auto* header = new QHBoxLayout;
    header->setSpacing(0);
    m_title = new ElidedLabel(Qt::ElideMiddle, this);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    header->addWidget(m_title, 1);

    m_logButton = new QToolButton(this);
    m_logButton->setText(tr("log"));
    m_logButton->setToolTip(tr("Logarithmic values"));
    m_logButton->setAccessibleName(tr("Logarithmic values"));
    m_logButton->setCheckable(true);
    m_logButton->setAutoRaise(true);
    m_logButton->setFocusPolicy(Qt::StrongFocus);
    connect(m_logButton, &QToolButton::clicked, this,
            [this](bool checked) { emit logYToggled(QString(m_tag), checked); });

    m_pinButton = new IconButton(QStringLiteral("pin"), tr("Pin to the top"), this);
    connect(m_pinButton, &QToolButton::clicked, this, [this] {
        ViewState& state = m_services.state;
        const QString tag = m_tag; // the card may serve another tag when this returns
        state.setPinned(tag, !state.pinnedTags().contains(tag));
    });
    m_maximiseButton = new IconButton(QStringLiteral("maximise"), tr("Enlarge"), this);
    connect(m_maximiseButton, &QToolButton::clicked, this,
            [this] { emit maximiseToggled(QString(m_tag), !m_maximised); });
    m_exportButton = new IconButton(QStringLiteral("export"), tr("Export"), this);
    connect(m_exportButton, &QToolButton::clicked, this, &ScalarCard::showExportMenu);

    for (QToolButton* button :
         {m_logButton, static_cast<QToolButton*>(m_pinButton),
          static_cast<QToolButton*>(m_maximiseButton), static_cast<QToolButton*>(m_exportButton)}) {
        QSizePolicy policy = button->sizePolicy();
        policy.setRetainSizeWhenHidden(true); // the title must not jump when they appear
        button->setSizePolicy(policy);
        header->addWidget(button);
    }
    static_cast<QBoxLayout*>(layout())->addLayout(header);
}

void ScalarCard::connectChart()
{
    ViewState& state = m_services.state;
    connect(m_chart, &CurveView::xRangeRequested, &state,
            [&state](std::optional<AxisRange> range) { state.setZoom(range); });
    connect(m_chart, &CurveView::cursorMoved, &state,
            [&state](std::optional<double> x) { state.setCursorX(x); });
    connect(m_chart, &CurveView::drawn, this, [this] {
        refreshFooter();
        emit drawn();
    });
    m_smoothedTimer.setSingleShot(true);
    m_smoothedTimer.setInterval(kSmoothedDelayMs);
    connect(&m_smoothedTimer, &QTimer::timeout, this, &ScalarCard::refreshCurves);
    connect(&m_services.smoothing, &SmoothingCache::ready, this, [this](const QString& key) {
        if (m_shownIds.contains(key) && !m_smoothedTimer.isActive())
            m_smoothedTimer.start();
    });
    connect(qApp, &QApplication::focusChanged, this, [this] { refreshButtons(); });
}

void ScalarCard::setTag(const QString& tag, std::shared_ptr<const TagIndex> index)
{
    m_tag = tag;
    m_index = std::move(index);
    m_title->setText(tag);
    m_chart->setAccessibleName(tr("Chart of %1").arg(tag));
    setAccessibleName(tag);
    refreshOptions();
    refreshZoom();
    refreshShades();
    refreshPin();
    refreshCursor();
}

void ScalarCard::release()
{
    m_tag.clear();
    m_index.reset();
    m_shown.clear();
    m_shownIds.clear();
    m_smoothedTimer.stop();
    m_chart->setCurves({});
    m_legend->setItems({});
}

void ScalarCard::setIndex(std::shared_ptr<const TagIndex> index)
{
    m_index = std::move(index);
    refreshCurves();
    refreshShades();
}

void ScalarCard::setLogY(bool logarithmic)
{
    m_logY = logarithmic;
    m_logButton->setChecked(logarithmic);
    m_chart->setLogY(logarithmic);
    refreshButtons();
}

void ScalarCard::setMaximised(bool maximised)
{
    m_maximised = maximised;
    m_maximiseButton->setIconName(maximised ? QStringLiteral("restore")
                                            : QStringLiteral("maximise"));
    m_maximiseButton->setName(maximised ? tr("Back to normal size") : tr("Enlarge"));
    refreshButtons();
}

void ScalarCard::refreshCurves()
{
    const TagEntry* entry = m_index ? m_index->find(m_tag) : nullptr;
    std::vector<Curve> curves;
    m_smoothedTimer.stop();
    m_shown.clear();
    m_shownIds.clear();
    QString description;
    const ViewState& state = m_services.state;
    for (std::size_t i = 0; entry != nullptr && i < entry->runs.size(); ++i) {
        const RunPtr& run = m_index->data->runs[entry->runs[i]];
        const QString name = QString::fromStdString(run->name);
        const ScalarTag& scalar = run->scalars.at(entry->key);
        if (description.isEmpty())
            description = QString::fromStdString(scalar.description);
        if (!state.isRunVisible(name))
            continue;
        const SeriesPtr logged(run, &scalar.series); // keeps the run alive, copies nothing
        const QString id = curveId(run->name, entry->key);
        const SeriesPtr smooth = m_services.smoothing.request(id, logged, state.smoothing());
        const double origin = run->startTime().value_or(logged->minWallTime());
        m_shown.push_back(
            {.run = run->name, .tag = entry->key, .series = logged, .origin = origin});
        m_shownIds.insert(id);
        curves.push_back({.id = id,
                          .label = name,
                          .color = state.runColor(name),
                          .series = smooth ? smooth : logged,
                          .original = smooth ? logged : nullptr,
                          .origin = origin,
                          .dashed = isEvaluationRun(run->name)});
    }
    m_title->setDetail(description);
    m_chart->setCurves(std::move(curves));
    refreshLegend();
}

void ScalarCard::refreshOptions()
{
    const ViewState& state = m_services.state;
    m_chart->setXAxis(state.xAxis(), state.logX());
    m_chart->setIgnoreOutliers(state.ignoreOutliers());
    refreshCurves();
    refreshShades();
}

void ScalarCard::refreshZoom()
{
    m_chart->setXRange(m_services.state.zoom());
}

void ScalarCard::refreshCursor()
{
    m_chart->setCursorX(m_services.state.cursorX());
}

void ScalarCard::setPhases(const std::vector<PhaseSpan>& spans)
{
    m_chart->setBand(phaseBand(spans, palette()));
}

void ScalarCard::refreshLegend()
{
    std::vector<LegendStrip::Item> items;
    if (m_chart->curves().size() <= kLegendCurves) {
        for (const Curve& curve : m_chart->curves())
            items.push_back({.label = curve.label, .color = curve.color, .dashed = curve.dashed});
    }
    m_legend->setItems(std::move(items));
}

bool ScalarCard::isFocusOfProof() const
{
    const std::optional<SeriesEvidence>& focus = m_services.state.focus();
    return focus && QString::fromStdString(focus->tag) == m_tag;
}

double ScalarCard::originOf(const std::string& run) const
{
    const auto it = std::find_if(m_shown.begin(), m_shown.end(),
                                 [&run](const ExportSeries& shown) { return shown.run == run; });
    return it == m_shown.end() ? 0.0 : it->origin;
}

std::vector<ShadedRange> ScalarCard::shadesOfFindings() const
{
    std::vector<ShadedRange> shades;
    const ViewState& state = m_services.state;
    if (!state.diagnosis())
        return shades;
    for (const Finding& finding : state.diagnosis()->findings) {
        for (const Evidence& evidence : finding.evidence) {
            const auto* proof = std::get_if<SeriesEvidence>(&evidence);
            const bool here = proof != nullptr && QString::fromStdString(proof->tag) == m_tag
                              && state.isRunVisible(QString::fromStdString(proof->run));
            if (here && shades.size() < kMaxShades)
                shades.push_back(
                    {.range = evidenceRange(*proof, state.xAxis(), originOf(proof->run)),
                     .role = shadeRole(finding.severity),
                     .label = QString::fromStdString(finding.code)});
        }
    }
    return shades;
}

void ScalarCard::refreshShades()
{
    const ViewState& state = m_services.state;
    if (isFocusOfProof()) {
        const SeriesEvidence& focus = *state.focus();
        m_chart->setShadedRanges(
            {{.range = evidenceRange(focus, state.xAxis(), originOf(focus.run)),
              .role = shadeRole(state.focusSeverity()),
              .label = {}}});
    } else {
        m_chart->setShadedRanges(shadesOfFindings());
    }
    update();
}

void ScalarCard::refreshPin()
{
    const bool pinned = m_services.state.pinnedTags().contains(m_tag);
    m_pinButton->setIconName(pinned ? QStringLiteral("pin-off") : QStringLiteral("pin"));
    m_pinButton->setName(pinned ? tr("Unpin") : tr("Pin to the top"));
    refreshButtons();
}

void ScalarCard::refreshFooter()
{
    QString text = pointsDrawnText(pointsDrawn(*m_chart));
    if (const std::uint64_t marked = m_chart->markedSamples(); marked > 0) {
        const QString count = formatted(static_cast<double>(marked), Unit::Count);
        text += tr(" · ")
                + (m_logY ? tr("%1 marked (NaN, infinite or not above 0)").arg(count)
                          : tr("%1 NaN or infinite").arg(count));
    }
    if (m_shown.size() > kLegendCurves)
        text = tr("%n run(s)", nullptr, static_cast<int>(m_shown.size())) + tr(" · ") + text;
    m_footer->setText(text);
}

void ScalarCard::refreshButtons()
{
    const QWidget* focus = QApplication::focusWidget();
    const bool near = underMouse() || (focus != nullptr && isAncestorOf(focus));
    const bool pinned = m_services.state.pinnedTags().contains(m_tag);
    m_logButton->setVisible(near || m_logY);
    m_pinButton->setVisible(near || pinned);
    m_maximiseButton->setVisible(near || m_maximised);
    m_exportButton->setVisible(near);
}

std::vector<ExportSeries> ScalarCard::exportSeries() const
{
    return m_shown;
}

std::optional<ExportWindow> ScalarCard::visibleWindow() const
{
    const std::optional<AxisRange> zoom = m_services.state.zoom();
    if (!zoom)
        return std::nullopt;
    return ExportWindow{.axis = m_services.state.xAxis(), .min = zoom->min, .max = zoom->max};
}

void ScalarCard::showExportMenu()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    CurveExporter& exporter = m_services.exporter;
    const QString name = m_tag;
    const auto addData = [&](const QString& text, ScalarFormat format,
                             const std::optional<ExportWindow>& window) {
        return menu->addAction(text, this, [this, &exporter, name, format, window] {
            exporter.exportData(exportSeries(), format, window, name);
        });
    };
    addData(tr("CSV, all points…"), ScalarFormat::Csv, std::nullopt);
    addData(tr("CSV, visible range…"), ScalarFormat::Csv, visibleWindow())
        ->setEnabled(visibleWindow().has_value());
    addData(tr("JSON Lines, all points…"), ScalarFormat::JsonLines, std::nullopt);
    menu->addSeparator();
    menu->addAction(tr("PNG picture…"), this, [this, &exporter, name] {
        exporter.exportPicture(*m_chart, CurveExporter::Picture::Png, name);
    });
    menu->addAction(tr("SVG drawing…"), this, [this, &exporter, name] {
        exporter.exportPicture(*m_chart, CurveExporter::Picture::Svg, name);
    });
    menu->addAction(tr("Copy picture"), this, [this] { CurveExporter::copyPicture(*m_chart); });
    menu->popup(m_exportButton->mapToGlobal(QPoint(0, m_exportButton->height())));
}

void ScalarCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool marked = isFocusOfProof();
    const qreal border = marked ? 2.0 : 1.0;
    painter.setPen(QPen(marked ? severityColor(m_services.state.focusSeverity(), palette())
                               : hairlineColor(palette()),
                        border));
    painter.setBrush(cardColor(palette()));
    const QRectF frame = QRectF(rect()).adjusted(border / 2, border / 2, -border / 2, -border / 2);
    painter.drawRoundedRect(frame, kGrid / 2.0, kGrid / 2.0);
}

void ScalarCard::enterEvent(QEnterEvent* event)
{
    QFrame::enterEvent(event);
    refreshButtons();
}

void ScalarCard::leaveEvent(QEvent* event)
{
    QFrame::leaveEvent(event);
    refreshButtons();
}

} // namespace faultline::ui
