// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws charts of every kind into PNG files, light and dark, for people to look at:
//   chart_gallery OUTPUT_FOLDER
// With QT_SCALE_FACTOR=2 as on a screen of high resolution.
#include "model/core/smoothing.h"
#include "tests/widgets/chart_samples.h"
#include "widgets/charts/curve_view.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QDir>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QSvgGenerator>
#include <QTextStream>

using namespace faultline;
using namespace faultline::ui;
using namespace faultline::ui::samples;
using namespace Qt::StringLiterals;

namespace {

const QColor kBlue(0x1f, 0x77, 0xb4);
const QColor kOrange(0xd9, 0x6b, 0x0a);
const QColor kGreen(0x2a, 0x96, 0x4a);
const QColor kPurple(0x8a, 0x5c, 0xb8);

Curve smoothedCurve(const QString& label, const QColor& color,
                    const std::shared_ptr<const ScalarSeries>& logged)
{
    Curve made = curve(label, color, std::make_shared<const ScalarSeries>(smoothed(*logged, 0.9)));
    made.original = logged;
    return made;
}

/// A chart, and what is done to it before its picture is taken.
struct Exhibit {
    QString name;
    QSize size{420, 260};
    std::function<void(CurveView&)> prepare;
    std::optional<QPoint> mouse;
};

void hover(CurveView& view, QPoint position)
{
    QMouseEvent move(QEvent::MouseMove, position, view.mapToGlobal(position), Qt::NoButton,
                     Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(&view, &move);
}

std::shared_ptr<const ScalarSeries> restarted()
{
    std::vector<ScalarPoint> points;
    const auto attempt = [&](std::int64_t from, std::int64_t to, double offset, double time) {
        for (std::int64_t step = from; step < to; step += 10)
            points.push_back({.step = step,
                              .wallTime = kStart + time + static_cast<double>(step - from),
                              .value = 2.0 * std::exp(-static_cast<double>(step) / 900.0) + offset
                                       + 0.05 * std::sin(static_cast<double>(step) / 17.0)});
    };
    attempt(0, 2000, 0.1, 0.0);
    attempt(1500, 3200, 0.25, 5000.0);
    attempt(3000, 4000, 0.05, 9000.0);
    return fromPoints(points);
}

std::vector<Exhibit> firstExhibits()
{
    return {
        {u"linear-3-runs"_s,
         {420, 260},
         [](CurveView& view) {
             view.setCurves(
                 {smoothedCurve(u"train"_s, kBlue, series(20000, noisyLoss(1, 20000, .1))),
                  smoothedCurve(u"validation"_s, kOrange, series(20000, noisyLoss(3, 15000, .1))),
                  curve(u"eval"_s, kGreen, series(40, noisyLoss(2, 40, .02), 500))});
         },
         QPoint(220, 120)},
        {u"log-zeros-nan"_s,
         {420, 260},
         [](CurveView& view) {
             view.setLogY(true);
             view.setCurves(
                 {curve(u"diverged"_s, kBlue,
                        series(3000,
                               [](std::size_t i) {
                                   if (i > 2400)
                                       return kNaN;
                                   if (i % 400 == 0)
                                       return 0.0;
                                   return std::pow(10.0, -4.0 * static_cast<double>(i) / 2400.0)
                                          * (1.0 + 0.2 * std::sin(static_cast<double>(i)));
                               })),
                  curve(u"zeros"_s, kOrange, series(3000, [](std::size_t i) {
                            return i > 1000 && i < 1800 ? 0.0 : 0.03;
                        }))});
         },
         QPoint(370, 12)},
        {u"one-million-8-runs"_s,
         {640, 320},
         [](CurveView& view) {
             std::vector<Curve> curves;
             for (unsigned i = 0; i < 8; ++i)
                 curves.push_back(curve(QStringLiteral("2024-05-0%1_resnet50_lr0.0%1/train").arg(i),
                                        QColor::fromHsv(static_cast<int>(i) * 43, 200, 190),
                                        series(1'000'000, noisyLoss(i, 1e6, 0.15))));
             view.setCurves(curves);
         },
         QPoint(330, 200)},
        {u"constant"_s,
         {335, 200},
         [](CurveView& view) {
             view.setCurves(
                 {curve(u"lr"_s, kBlue, series(500, [](std::size_t) { return 0.001; }))});
         },
         {}},
        {u"single-point"_s,
         {335, 200},
         [](CurveView& view) {
             view.setCurves(
                 {curve(u"once"_s, kBlue,
                        fromPoints({{.step = 1200, .wallTime = kStart, .value = 0.731}}))});
         },
         {}},
        {u"all-nan"_s,
         {335, 200},
         [](CurveView& view) {
             view.setCurves(
                 {curve(u"nan"_s, kBlue, series(312, [](std::size_t) { return kNaN; }))});
         },
         QPoint(180, 14)},
        {u"empty"_s, {335, 200}, [](CurveView& view) { view.setCurves({}); }, {}},
        {u"nan-scattered"_s,
         {420, 240},
         [](CurveView& view) {
             view.setCurves(
                 {curve(u"train"_s, kBlue,
                        series(400,
                               [](std::size_t i) {
                                   if (i == 100 || (i > 200 && i < 230) || (i > 300 && i % 2 == 0))
                                       return kNaN;
                                   if (i == 150)
                                       return kInfinity;
                                   return std::sin(static_cast<double>(i) / 30.0);
                               })),
                  curve(u"other"_s, kOrange, series(400, [](std::size_t i) {
                            return i > 350 ? kNaN : std::cos(static_cast<double>(i) / 30.0);
                        }))});
         },
         {}},
    };
}

std::vector<Exhibit> furtherExhibits()
{
    return {
        {u"wall-clock"_s,
         {520, 240},
         [](CurveView& view) {
             view.setXAxis(XAxisKind::Wall, false);
             view.setValueFormat(ValueFormat::Percent);
             view.setCurves({curve(u"GPU 0"_s, kGreen,
                                   series(
                                       4000,
                                       [](std::size_t i) {
                                           return 60.0
                                                  + 35.0 * std::sin(static_cast<double>(i) / 150.0);
                                       },
                                       1, 30.0))});
         },
         QPoint(200, 100)},
        {u"relative-restarts"_s,
         {420, 240},
         [](CurveView& view) {
             view.setXAxis(XAxisKind::Relative, false);
             view.setCurves({curve(u"restarted"_s, kPurple, restarted())});
         },
         {}},
        {u"step-restarts-shaded"_s,
         {420, 240},
         [](CurveView& view) {
             view.setCurves({curve(u"restarted"_s, kPurple, restarted())});
             view.setShadedRanges(
                 {{.range = {1500, 2000},
                   .role = ShadedRange::Role::Critical,
                   .label = u"overlap"_s},
                  {.range = {0, 300}, .role = ShadedRange::Role::Phase, .label = u"warm-up"_s},
                  {.range = {3600, 3600},
                   .role = ShadedRange::Role::Warning,
                   .label = u"spike"_s}});
         },
         {}},
        {u"bytes"_s,
         {420, 240},
         [](CurveView& view) {
             view.setValueFormat(ValueFormat::Bytes);
             view.setXAxis(XAxisKind::Relative, false);
             view.setCurves({curve(
                 u"memory"_s, kOrange,
                 series(
                     900,
                     [](std::size_t i) {
                         return (3.0 + 9.0 * (1.0 - std::exp(-static_cast<double>(i) / 200.0)))
                                * 1073741824.0;
                     },
                     1, 20.0))});
         },
         QPoint(300, 60)},
        {u"outliers-ignored"_s,
         {420, 240},
         [](CurveView& view) {
             view.setIgnoreOutliers(true);
             view.setCurves(
                 {curve(u"spiky"_s, kBlue, series(5000, [](std::size_t i) {
                            return i % 377 == 5
                                       ? 40.0
                                       : 1.0 + 0.3 * std::sin(static_cast<double>(i) / 300.0);
                        }))});
         },
         {}},
        {u"few-points-titles"_s,
         {420, 260},
         [](CurveView& view) {
             view.setAxisTitles(u"Step"_s, u"COCO mAP@0.5:0.95"_s);
             Curve eval =
                 curve(u"eval"_s, kGreen,
                       series(
                           9,
                           [](std::size_t i) {
                               return 0.31 * (1.0 - std::exp(-static_cast<double>(i) / 3.0));
                           },
                           5000));
             Curve dashed = eval;
             dashed.dashed = true;
             dashed.color = kPurple;
             dashed.series = series(
                 9, [](std::size_t i) { return 0.02 * static_cast<double>(i); }, 5000);
             view.setCurves({eval, dashed});
         },
         QPoint(300, 200)},
        {u"log-x"_s,
         {420, 240},
         [](CurveView& view) {
             view.setXAxis(XAxisKind::Step, true);
             view.setLogY(true);
             view.setCurves({curve(u"train"_s, kBlue, series(200000, noisyLoss(1, 200000, 0.05)))});
         },
         {}},
        {u"tiny"_s,
         {220, 140},
         [](CurveView& view) {
             view.setCurves({curve(u"train"_s, kBlue, series(100000, noisyLoss(1, 100000, 0.1)))});
         },
         QPoint(120, 60)},
        {u"narrow-values"_s,
         {335, 200},
         [](CurveView& view) {
             view.setCurves({curve(u"acc"_s, kBlue, series(2000, [](std::size_t i) {
                                       return 0.99991
                                              + 0.00001 * std::sin(static_cast<double>(i) / 100.0);
                                   }))});
         },
         {}},
        {u"tiny-values"_s,
         {335, 200},
         [](CurveView& view) {
             view.setCurves({curve(u"lr"_s, kBlue, series(2000, [](std::size_t i) {
                                       return 5e-5
                                              * (1.0 + std::cos(static_cast<double>(i) / 640.0));
                                   }))});
         },
         {}},
        {u"huge-values"_s,
         {335, 200},
         [](CurveView& view) {
             view.setCurves({curve(
                 u"norm"_s, kBlue,
                 series(
                     2000, [](std::size_t i) { return 3e7 * static_cast<double>(i % 500) + 1e6; },
                     100))});
         },
         {}},
        {u"linked"_s,
         {335, 200},
         [](CurveView& view) {
             view.setCurves(
                 {smoothedCurve(u"train"_s, kBlue, series(20000, noisyLoss(1, 20000, .1))),
                  curve(u"eval"_s, kGreen, series(40, noisyLoss(2, 40, .02), 500))});
             view.setCursorX(9000.0);
         },
         {}},
    };
}

QPixmap pictureOf(const Exhibit& exhibit)
{
    QWidget card;
    card.setAutoFillBackground(true);
    QPalette palette = card.palette();
    palette.setColor(QPalette::Window, cardColor(palette));
    card.setPalette(palette);
    card.resize(exhibit.size);
    CurveView view(&card);
    view.resize(exhibit.size);
    exhibit.prepare(view);
    view.flush();
    card.show();
    if (exhibit.mouse)
        hover(view, *exhibit.mouse);
    return card.grab();
}

/// One sheet of all charts of a list, side by side.
bool saveSheet(const std::vector<Exhibit>& exhibits, const QString& path)
{
    const double ratio = qApp->devicePixelRatio();
    constexpr int kWidth = 1380;
    constexpr int kGap = 12;
    QPixmap sheet(QSize(kWidth, 1500) * ratio);
    sheet.setDevicePixelRatio(ratio);
    sheet.fill(QApplication::palette().color(QPalette::Window));
    QPainter painter(&sheet);
    QPoint place(kGap, kGap);
    int rowHeight = 0;
    for (const Exhibit& exhibit : exhibits) {
        if (place.x() + exhibit.size.width() > kWidth) {
            place = {kGap, place.y() + rowHeight + kGap};
            rowHeight = 0;
        }
        painter.setPen(QApplication::palette().color(QPalette::WindowText));
        painter.drawText(place + QPoint(2, 12), exhibit.name);
        painter.drawPixmap(place + QPoint(0, 18), pictureOf(exhibit));
        place.rx() += exhibit.size.width() + kGap;
        rowHeight = std::max(rowHeight, exhibit.size.height() + 18);
    }
    painter.end();
    return sheet.copy(QRect(QPoint(0, 0), QSize(kWidth, place.y() + rowHeight + kGap) * ratio))
        .save(path);
}

bool saveExports(const QDir& folder)
{
    CurveView view;
    view.setTitle(u"Loss/total_loss"_s);
    view.setAxisTitles(u"Step"_s, {});
    firstExhibits().at(2).prepare(view);
    bool saved = view.toImage({900, 480}, 2.0, true).save(folder.filePath(u"export.png"_s));
    QSvgGenerator svg;
    svg.setFileName(folder.filePath(u"export.svg"_s));
    svg.setSize({900, 480});
    svg.setViewBox(QRect(0, 0, 900, 480));
    QPainter painter;
    saved = painter.begin(&svg) && saved;
    view.render(painter, QRectF(0, 0, 900, 480), true);
    return painter.end() && saved;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    if (argc < 2) {
        QTextStream(stderr) << "usage: chart_gallery OUTPUT_FOLDER\n";
        return 2;
    }
    QDir folder(QString::fromLocal8Bit(argv[1]));
    bool saved = folder.mkpath(u"."_s);
    for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
        applyTheme(app, theme);
        const QString suffix = theme == ThemeChoice::Light ? u"light.png"_s : u"dark.png"_s;
        saved = saveSheet(firstExhibits(), folder.filePath(u"charts-a-"_s + suffix)) && saved;
        saved = saveSheet(furtherExhibits(), folder.filePath(u"charts-b-"_s + suffix)) && saved;
    }
    saved = saveExports(folder) && saved;
    return saved ? 0 : 1;
}
