// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curve_view.h"

#include "widgets/charts/chart_accessible.h"
#include "widgets/charts/curve_view_p.h"
#include "widgets/charts/value_text.h"

#include <QEvent>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace faultline::ui {

namespace {

constexpr int kTickMs = 16;        ///< changes within one frame of the screen are one redraw
constexpr int kIdleMs = 150;       ///< redraws closer than this are a movement: draw them quickly
constexpr int kPointBudget = 8000; ///< 1 µs each to hand over and as much to draw
/// With more curves a line is as good as any other, and drawing them takes longer than a frame.
constexpr std::size_t kCrowdedCurves = 100;
/// Of several such charts each event draws one; what is drawn in one event follows at once.
constexpr qint64 kBetweenCrowdsMs = 5;
constexpr std::uint64_t kCheapPoints = 1500; ///< antialiased lines of so few points cost nothing

/// Sets and says whether it was a change.
template <typename T>
bool assign(T& member, T value)
{
    if (member == value)
        return false;
    member = std::move(value);
    return true;
}

/// Since a crowded chart was drawn last; all are drawn in one thread.
QElapsedTimer& sinceCrowd()
{
    static QElapsedTimer timer;
    return timer;
}

} // namespace

CurveView::Private::Private(CurveView* view) : q(view)
{
    QObject::connect(&extras, &CurveExtras::bandsChanged, q, [this] {
        input.curveBands = extras.bands();
        schedule();
    });
    QObject::connect(&extras, &CurveExtras::restartsChanged, q, [this] {
        input.restarts = extras.restarts();
        cache = {};
        q->update(); // nothing to work out anew
    });
    tick.setSingleShot(true);
    tick.setInterval(kTickMs);
    QObject::connect(&tick, &QTimer::timeout, q, [this] { q->update(); });
    idle.setSingleShot(true);
    idle.setInterval(kIdleMs);
    QObject::connect(&idle, &QTimer::timeout, q, [this] {
        setQuality(ChartStyle::Quality::Full);
        q->update();
    });
    applyStyle();
}

void CurveView::Private::applyStyle()
{
    style = ChartStyle::of(q->palette(), q->font());
    context.locale = q->locale();
    context.zone = QTimeZone::systemTimeZone();
}

void CurveView::Private::schedule()
{
    isStale = true;
    if (!tick.isActive())
        tick.start();
}

void CurveView::Private::setQuality(ChartStyle::Quality quality)
{
    picture.setQuality(input, style, quality);
    cache = {};
}

void CurveView::Private::refresh(bool allowQuick)
{
    tick.stop();
    idle.stop();
    const bool isMoving = sinceRefresh.isValid() && sinceRefresh.elapsed() < kIdleMs;
    sinceRefresh.start();
    isStale = false;
    drawnRatio = q->devicePixelRatioF();
    picture.update(input, q->size(), style, context,
                   {.devicePixelRatio = drawnRatio, .pointBudget = kPointBudget});
    extras.setShown({.x = picture.frame().x.range(),
                     .values = picture.frame().y.range(),
                     .kind = input.xKind,
                     .format = input.valueFormat,
                     .isLogX = input.logX,
                     .isLogY = input.logY});
    const bool isQuick = allowQuick && isMoving && picture.frame().pointsDrawn > kCheapPoints;
    setQuality(isQuick || isCrowded() ? ChartStyle::Quality::Quick : ChartStyle::Quality::Full);
    if (isQuick && !isCrowded())
        idle.start();
    q->setAccessibleDescription(summary());
}

bool CurveView::Private::isCrowded() const
{
    return input.curves.size() > kCrowdedCurves;
}

void CurveView::Private::renderCache()
{
    cache = QPixmap((QSizeF(q->size()) * drawnRatio).toSize());
    cache.setDevicePixelRatio(drawnRatio);
    cache.fill(Qt::transparent);
    QPainter painter(&cache);
    painter.setFont(q->font());
    picture.paint(painter, input, style, context);
}

AxisRange CurveView::Private::shownExtent() const
{
    // Without the air around the curves, which holds no steps.
    const AxisRange shown = picture.frame().x.range();
    AxisRange extent{.min = shown.max, .max = shown.min};
    for (const Curve& curve : input.curves) {
        AxisRange own;
        if (!curve.series || !xExtent(*curve.series, input.xKind, curve.origin, own.min, own.max))
            continue;
        extent.min = std::min(extent.min, std::max(own.min, shown.min));
        extent.max = std::max(extent.max, std::min(own.max, shown.max));
    }
    return extent.max >= extent.min ? extent : shown;
}

QString CurveView::Private::summary() const
{
    const ChartFrame& frame = picture.frame();
    const QLocale& locale = context.locale;
    const AxisRange extent = shownExtent();
    QString text =
        CurveView::tr("%n curve(s), %1 to %2, values %3 to %4", "",
                      static_cast<int>(input.curves.size()))
            .arg(xText(extent.min, input.xKind, locale), xText(extent.max, input.xKind, locale),
                 valueText(frame.y.range().min, input.valueFormat, locale),
                 valueText(frame.y.range().max, input.valueFormat, locale));
    if (!frame.message.isEmpty())
        text = frame.message;
    if (frame.markedSamples > 0)
        text += QLatin1String("; ")
                + CurveView::tr(
                    "%n sample(s) that a line cannot show", "",
                    static_cast<int>(std::min<std::uint64_t>(frame.markedSamples, 1'000'000'000)));
    return text;
}

CurveView::CurveView(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(this))
{
    makeChartsAccessible();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::CrossCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

CurveView::~CurveView() = default;

void CurveView::setCurves(std::vector<Curve> curves)
{
    d->input.curves = std::move(curves);
    d->schedule();
}

const std::vector<Curve>& CurveView::curves() const
{
    return d->input.curves;
}

CurveExtras& CurveView::extras() const
{
    return d->extras;
}

void CurveView::setXAxis(XAxisKind kind, bool logarithmic)
{
    const bool kindChanged = assign(d->input.xKind, kind);
    if (kindChanged)
        d->clearCursor(); // it was in other units
    if (assign(d->input.logX, logarithmic) || kindChanged)
        d->schedule();
}

void CurveView::setLogY(bool logarithmic)
{
    if (assign(d->input.logY, logarithmic))
        d->schedule();
}

void CurveView::setValueFormat(ValueFormat format)
{
    if (assign(d->input.valueFormat, format))
        d->schedule();
}

void CurveView::setAxisTitles(const QString& x, const QString& y)
{
    const bool xChanged = assign(d->input.xTitle, x);
    if (assign(d->input.yTitle, y) || xChanged)
        d->schedule();
}

void CurveView::setTitle(const QString& title)
{
    d->title = title;
}

void CurveView::setXRange(std::optional<AxisRange> range)
{
    if (assign(d->input.xRange, range))
        d->schedule();
}

std::optional<AxisRange> CurveView::xRange() const
{
    return d->input.xRange;
}

void CurveView::setYRange(std::optional<AxisRange> range)
{
    if (assign(d->input.yRange, range))
        d->schedule();
}

void CurveView::setIgnoreOutliers(bool ignore)
{
    if (assign(d->input.ignoreOutliers, ignore))
        d->schedule();
}

void CurveView::setCursorX(std::optional<double> x)
{
    if (assign(d->linkedX, x))
        update();
}

std::vector<CursorValue> CurveView::cursorValues() const
{
    std::vector<CursorValue> values;
    if (const std::optional<double> x = d->cursorX()) {
        for (CursorRow& row : cursorRows(d->input, *x))
            values.push_back(std::move(row.value));
    }
    return values;
}

QString CurveView::cursorText() const
{
    const std::optional<double> x = d->cursorX();
    if (!x)
        return {};
    QStringList values{xText(*x, d->input.xKind, d->context.locale)};
    for (const CursorRow& row : cursorRows(d->input, *x)) {
        QString text = row.value.label + u' '
                       + valueText(row.value.point.value, d->input.valueFormat, d->context.locale);
        if (const QString beyond = beyondText(row, d->input, d->context); !beyond.isEmpty())
            text += u' ' + beyond;
        values << text;
    }
    return values.join(QStringLiteral("; "));
}

void CurveView::setShadedRanges(std::vector<ShadedRange> ranges)
{
    d->input.shades = std::move(ranges);
    d->cache = {};
    update(); // nothing to work out anew
}

void CurveView::setBand(std::vector<BandSpan> spans)
{
    d->input.band = std::move(spans);
    d->cache = {};
    update();
}

void CurveView::setLeastLabelWidth(double width)
{
    if (assign(d->input.leastLabelWidth, width))
        d->schedule();
}

std::uint64_t CurveView::pointsInRange() const
{
    return d->picture.frame().pointsInRange;
}

std::uint64_t CurveView::pointsDrawn() const
{
    return d->picture.frame().pointsDrawn;
}

std::uint64_t CurveView::markedSamples() const
{
    return d->picture.frame().markedSamples;
}

void CurveView::flush()
{
    if (d->isStale) {
        d->refresh(false);
        emit drawn();
    } else if (d->picture.quality() == ChartStyle::Quality::Quick && !d->isCrowded()) {
        d->idle.stop();
        d->setQuality(ChartStyle::Quality::Full);
    }
    update();
}

void CurveView::render(QPainter& painter, const QRectF& target, bool withLegend)
{
    paintExport(painter, target, logicalDpiX(), d->title, withLegend, d->input, d->style,
                d->context);
}

QImage CurveView::toImage(QSize size, qreal devicePixelRatio, bool withLegend)
{
    QImage image((QSizeF(size) * devicePixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(d->style.background);
    QPainter painter(&image);
    render(painter, QRectF(QPointF(0.0, 0.0), QSizeF(size)), withLegend);
    return image;
}

QSize CurveView::sizeHint() const
{
    return {400, 240};
}

QSize CurveView::minimumSizeHint() const
{
    return {160, 100};
}

void CurveView::paintEvent(QPaintEvent*)
{
    const bool isStale = d->isStale || d->drawnRatio != devicePixelRatioF();
    if (isStale && d->isCrowded() && sinceCrowd().isValid()
        && sinceCrowd().elapsed() < kBetweenCrowdsMs) {
        d->tick.start();
        if (!d->cache.isNull())
            QPainter(this).drawPixmap(0, 0, d->cache);
        return;
    }
    if (isStale) {
        d->refresh(true);
        // Later: who listens may change layouts, which painting must not.
        QMetaObject::invokeMethod(this, &CurveView::drawn, Qt::QueuedConnection);
    }
    if (d->cache.isNull())
        d->renderCache();
    QPainter painter(this);
    painter.drawPixmap(0, 0, d->cache);
    d->paintOverlay(painter);
    if (isStale && d->isCrowded())
        sinceCrowd().start();
}

void CurveView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    d->isStale = true; // the paint event that follows works it out
}

void CurveView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::LocaleChange:
    case QEvent::LanguageChange:
        d->applyStyle();
        d->schedule();
        break;
    default: break;
    }
}

} // namespace faultline::ui
