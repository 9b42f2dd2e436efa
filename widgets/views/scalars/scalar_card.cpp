// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/scalars/scalar_card.h"

#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "model/session/restart_index.h"
#include "widgets/charts/curve_extras.h"
#include "widgets/controls/elided_label.h"
#include "widgets/controls/icon_button.h"
#include "widgets/curve_options.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"
#include "widgets/views/cards/card_header.h"
#include "widgets/views/cards/legend_strip.h"
#include "widgets/views/findings/evidence_window.h"
#include "widgets/views/scalars/curve_exporter.h"
#include "widgets/views/scalars/curve_maker.h"
#include "widgets/views/scalars/outlier_note.h"
#include "widgets/views/scalars/restart_remarks.h"
#include "widgets/views/timeline/phase_band.h"

#include <QApplication>
#include <QBoxLayout>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

/// More shaded stretches than this would hide the curve.
constexpr std::size_t kMaxShades = 6;
/// Two frames: many curves that become ready one after the other cost one redraw, not one each.
constexpr int kReadyDelayMs = 32;
/// More would take the room of the curves.
constexpr int kLegendRows = 2;
/// Long enough to be found after a jump.
constexpr int kMarkedMs = 2500;

} // namespace

ScalarCard::ScalarCard(const Services& services, QWidget* parent)
    : QFrame(parent),
      m_services(services),
      m_maker(services.context, services.cache),
      m_chart(new CurveView(this)),
      m_legend(new LegendStrip(this)),
      m_footer(makeCardFooter(this)),
      m_outliers(new OutlierNote(services.context.opened().jobs(), *m_chart, this))
{
    setAttribute(Qt::WA_Hover);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kGrid, kGrid / 2, kGrid, kGrid / 2);
    layout->setSpacing(2);
    buildHeader();
    layout->addWidget(m_chart, 1);
    m_legend->setMostRows(kLegendRows);
    layout->addWidget(m_legend);
    m_outliers->setFont(m_footer->font());
    auto* foot = new QHBoxLayout;
    foot->setSpacing(kGrid / 2);
    foot->addWidget(m_footer, 1);
    foot->addWidget(m_outliers);
    layout->addLayout(foot);
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
    m_header = new CardHeader(this);
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
        ViewContext& context = m_services.context;
        const QString tag = m_tag; // the card may serve another tag when this returns
        context.setPinned(tag, !context.pinnedTags().contains(tag));
    });
    m_exportButton = new IconButton(QStringLiteral("export"), tr("Export"), this);
    connect(m_exportButton, &QToolButton::clicked, this, &ScalarCard::showExportMenu);

    m_header->addButton(*m_logButton);
    m_header->addButton(*m_pinButton);
    m_maximiseButton = &m_header->addMaximiseButton();
    connect(m_header, &CardHeader::maximiseRequested, this,
            [this](bool maximised) { emit maximiseToggled(QString(m_tag), maximised); });
    m_header->addButton(*m_exportButton);
    layout()->addWidget(m_header);
}

void ScalarCard::connectChart()
{
    ViewContext& context = m_services.context;
    connect(m_chart, &CurveView::xRangeRequested, &context,
            [&context](std::optional<AxisRange> range) { context.setZoom(range); });
    connect(m_chart, &CurveView::cursorMoved, &context,
            [&context](std::optional<double> x) { context.setCursorX(x); });
    connect(m_chart, &CurveView::pointChosen, this, &ScalarCard::pickPoint);
    connect(m_chart, &CurveView::drawn, this, [this] {
        refreshFooter();
        m_outliers->refresh(m_services.context.xAxis(), m_services.context.ignoreOutliers());
        emit drawn();
    });
    m_marked.setSingleShot(true);
    m_marked.setInterval(kMarkedMs);
    connect(&m_marked, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    connect(m_outliers, &OutlierNote::showsAllChanged, this, &ScalarCard::refreshOptions);
    m_readyTimer.setSingleShot(true);
    m_readyTimer.setInterval(kReadyDelayMs);
    connect(&m_readyTimer, &QTimer::timeout, this, &ScalarCard::refreshCurves);
    connect(&m_services.cache, &CurveCache::ready, this, [this](const QString& key) {
        if (m_shown.keys.contains(key) && !m_readyTimer.isActive())
            m_readyTimer.start();
    });
    connect(&context.opened().restarts(), &RestartIndex::ready, this,
            [this](const QString&, const QString& tag) {
                if (tag == m_tag && !m_readyTimer.isActive())
                    m_readyTimer.start();
            });
    connect(qApp, &QApplication::focusChanged, this, [this] { refreshButtons(); });
}

/// Of a curve that stands for several runs there is no run to name.
void ScalarCard::pickPoint(std::size_t curve, const ScalarPoint& point)
{
    ViewContext& context = m_services.context;
    const CasePtr& opened = context.opened().caseData();
    if (!opened || curve >= m_chart->curves().size())
        return;
    const QString& id = m_chart->curves()[curve].id;
    for (const ExportSeries& series : m_shown.logged) {
        if (!id.startsWith(runCurveId(toQString(series.run), toQString(series.tag))))
            continue;
        for (const RunPtr& run : opened->runs) {
            if (run->name == series.run)
                context.pick(SeriesEvidence{.run = run->id,
                                            .tag = TagId(series.tag),
                                            .firstStep = StepIndex(point.step),
                                            .lastStep = StepIndex(point.step),
                                            .firstWallTime = WallTime(point.wallTime),
                                            .lastWallTime = WallTime(point.wallTime),
                                            .caption = {}});
        }
        return;
    }
}

void ScalarCard::setTag(const QString& tag, std::shared_ptr<const TagIndex> index)
{
    if (tag != m_tag)
        m_outliers->reset();
    m_tag = tag;
    m_index = std::move(index);
    m_header->setTitle(tag);
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
    m_shown = {};
    m_readyTimer.stop();
    m_marked.stop();
    m_outliers->reset();
    m_chart->extras().setBands({});
    m_chart->extras().setRestarts({});
    m_chart->setCurves({});
    m_legend->setItems({});
}

void ScalarCard::setIndex(std::shared_ptr<const TagIndex> index)
{
    m_index = std::move(index);
    refreshCurves();
    refreshShades();
}

void ScalarCard::setLogY(std::optional<bool> logarithmic)
{
    m_logY = logarithmic;
    refreshLogY();
}

bool ScalarCard::isLogY() const
{
    return m_logY.value_or(m_shown.hasDiverged);
}

void ScalarCard::refreshLogY()
{
    m_logButton->setChecked(isLogY());
    m_chart->setLogY(isLogY());
    refreshButtons();
}

void ScalarCard::mark()
{
    m_marked.start();
    update();
}

void ScalarCard::setMaximised(bool maximised)
{
    m_header->setMaximised(maximised);
    refreshButtons();
}

void ScalarCard::refreshCurves()
{
    const TagEntry* entry = m_index ? m_index->find(m_tag) : nullptr;
    m_readyTimer.stop();
    m_shown = entry != nullptr ? m_maker.make(*m_index, *entry) : CardCurves{};
    m_header->setTitle(m_tag, m_shown.description);
    m_chart->extras().setBands(std::move(m_shown.bands));
    m_chart->extras().setRestarts(std::move(m_shown.restartMarks));
    m_chart->setCurves(std::move(m_shown.curves));
    m_legend->setItems(std::move(m_shown.legend));
    refreshLogY();
    refreshFooter();
}

void ScalarCard::settle()
{
    refreshCurves();
    m_chart->flush();
    m_outliers->finish();
}

void ScalarCard::refreshOptions()
{
    const ViewContext& context = m_services.context;
    m_chart->setXAxis(context.xAxis(), context.logX());
    m_chart->setIgnoreOutliers(context.ignoreOutliers() && !m_outliers->showsAll());
    refreshCurves();
    refreshShades();
}

void ScalarCard::refreshZoom()
{
    m_chart->setXRange(m_services.context.zoom());
}

void ScalarCard::refreshCursor()
{
    m_chart->setCursorX(m_services.context.cursorX());
}

void ScalarCard::setPhases(const std::vector<PhaseSpan>& spans)
{
    m_chart->setBand(phaseBand(spans, palette()));
}

bool ScalarCard::isFocusOfProof() const
{
    const std::optional<SeriesEvidence>& focus = m_services.context.focus();
    return focus && QString::fromStdString(focus->tag.text()) == m_tag;
}

std::optional<AxisRange> ScalarCard::placeOf(const SeriesEvidence& proof) const
{
    const XAxisKind axis = m_services.context.xAxis();
    if (axis == XAxisKind::Value)
        return std::nullopt;
    const auto shown = std::find_if(m_shown.logged.begin(), m_shown.logged.end(),
                                    [name = m_services.context.nameOf(proof.run).toStdString()](
                                        const ExportSeries& series) { return series.run == name; });
    const bool isShown = shown != m_shown.logged.end();
    AxisRange range = evidenceRange(proof, axis, isShown ? shown->origin : 0.0);
    if (axis == XAxisKind::Step && isShown) {
        range.min -= static_cast<double>(shown->firstStep);
        range.max -= static_cast<double>(shown->firstStep);
    }
    return range;
}

std::vector<ShadedRange> ScalarCard::shadesOfFindings() const
{
    std::vector<ShadedRange> shades;
    const ViewContext& context = m_services.context;
    if (!context.opened().diagnosis())
        return shades;
    for (const Finding& finding : context.opened().diagnosis()->findings) {
        QString name = ruleTitle(finding.ruleId.text()); // at its first stretch
        for (const Evidence& evidence : finding.evidence) {
            const auto* proof = std::get_if<SeriesEvidence>(&evidence);
            const bool here = proof != nullptr && QString::fromStdString(proof->tag.text()) == m_tag
                              && context.isRunVisible(context.nameOf(proof->run));
            const std::optional<AxisRange> place = here ? placeOf(*proof) : std::nullopt;
            if (place && shades.size() < kMaxShades)
                shades.push_back({.range = *place,
                                  .role = shadeRole(finding.severity),
                                  .label = std::exchange(name, QString())});
        }
    }
    return shades;
}

void ScalarCard::refreshShades()
{
    const ViewContext& context = m_services.context;
    if (isFocusOfProof()) {
        std::vector<ShadedRange> shades;
        if (const std::optional<AxisRange> place = placeOf(*context.focus()))
            shades.push_back(
                {.range = *place, .role = shadeRole(context.focusSeverity()), .label = {}});
        m_chart->setShadedRanges(std::move(shades));
    } else {
        m_chart->setShadedRanges(shadesOfFindings());
    }
    update();
}

void ScalarCard::refreshPin()
{
    const bool pinned = m_services.context.pinnedTags().contains(m_tag);
    m_pinButton->setIconName(pinned ? QStringLiteral("pin-off") : QStringLiteral("pin"));
    m_pinButton->setName(pinned ? tr("Unpin") : tr("Pin to the top"));
    refreshButtons();
}

QStringList ScalarCard::remarks() const
{
    QStringList remarks;
    const QString metric = m_services.context.curveOptions().xTag();
    if (m_shown.pending > 0)
        remarks.push_back(tr("Working out %n curve(s)…", nullptr, m_shown.pending));
    if (m_shown.runsWithoutX > 0)
        remarks.push_back(tr("%n run(s) without %1", nullptr, m_shown.runsWithoutX).arg(metric));
    if (m_shown.pointsWithoutX > 0)
        remarks.push_back(
            tr("%1 points before the first %2 left out")
                .arg(formatted(static_cast<double>(m_shown.pointsWithoutX), Unit::Count), metric));
    if (m_shown.pointsOfEarlierX > 0)
        remarks.push_back(
            tr("%1 points at the %2 of an earlier step")
                .arg(formatted(static_cast<double>(m_shown.pointsOfEarlierX), Unit::Count),
                     metric));
    if (m_shown.isThinned)
        remarks.push_back(tr("groups thinned: too many steps"));
    if (const std::uint64_t marked = m_chart->markedSamples(); marked > 0) {
        const QString count = formatted(static_cast<double>(marked), Unit::Count);
        remarks.push_back(isLogY()
                              ? tr("%1 values not drawn: NaN, infinite or not above 0").arg(count)
                              : tr("%1 values not drawn: NaN or infinite").arg(count));
    }
    return restartRemarks(m_shown.restarts) + remarks;
}

void ScalarCard::refreshFooter()
{
    const QStringList parts = remarks();
    m_footer->setText(parts.join(tr(" · ")));
    m_footer->setDetail(restartDetails(m_shown.restarts).join(u'\n'));
    m_footer->setVisible(!parts.isEmpty());
}

void ScalarCard::refreshButtons()
{
    const QWidget* focus = QApplication::focusWidget();
    const bool near = underMouse() || (focus != nullptr && isAncestorOf(focus));
    const bool pinned = m_services.context.pinnedTags().contains(m_tag);
    m_logButton->setVisible(near || isLogY());
    m_pinButton->setVisible(near || pinned);
    m_maximiseButton->setVisible(near || m_header->isMaximised());
    m_exportButton->setVisible(near);
}

std::optional<ExportWindow> ScalarCard::visibleWindow() const
{
    const std::optional<AxisRange> zoom = m_services.context.zoom();
    if (!zoom)
        return std::nullopt;
    return ExportWindow{.axis = m_services.context.xAxis(), .min = zoom->min, .max = zoom->max};
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
    const std::optional<ExportWindow> window = visibleWindow();
    // Which logged points lie in a part of another metric is not known.
    const bool hasWindow = window && window->axis != XAxisKind::Value;
    addData(tr("CSV, all points…"), ScalarFormat::Csv, std::nullopt);
    addData(tr("CSV, visible range…"), ScalarFormat::Csv, window)->setEnabled(hasWindow);
    addData(tr("JSON Lines, all points…"), ScalarFormat::JsonLines, std::nullopt);
    addData(tr("JSON Lines, visible range…"), ScalarFormat::JsonLines, window)
        ->setEnabled(hasWindow);
    if (!m_shown.groups.empty()) {
        menu->addSeparator();
        const auto addGroups = [&](const QString& text, const std::optional<ExportWindow>& part) {
            return menu->addAction(text, this, [this, &exporter, name, part] {
                exporter.exportGroups(m_shown.groups, m_services.context.xAxis(), part, name);
            });
        };
        addGroups(tr("Groups with their bands as CSV…"), std::nullopt);
        addGroups(tr("Groups in the visible range as CSV…"), window)
            ->setEnabled(window.has_value());
    }
    menu->addSeparator();
    const struct {
        QString text;
        CurveExporter::Picture kind;
    } pictures[] = {{tr("PNG image…"), CurveExporter::Picture::Png},
                    {tr("SVG drawing…"), CurveExporter::Picture::Svg},
                    {tr("PDF page…"), CurveExporter::Picture::Pdf}};
    for (const auto& picture : pictures)
        menu->addAction(picture.text, this, [this, &exporter, name, kind = picture.kind] {
            exporter.exportPicture(*m_chart, kind, name);
        });
    menu->addAction(tr("Copy image"), this, [this] { CurveExporter::copyPicture(*m_chart); });
    menu->popup(m_exportButton->mapToGlobal(QPoint(0, m_exportButton->height())));
}

void ScalarCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isProof = isFocusOfProof();
    const bool isMarked = isProof || m_marked.isActive();
    const qreal border = isMarked ? 2.0 : 1.0;
    QColor color = isMarked ? accentColor(palette()) : hairlineColor(palette());
    if (isProof)
        color = severityColor(m_services.context.focusSeverity(), palette());
    painter.setPen(QPen(color, border));
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
