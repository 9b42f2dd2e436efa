// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report_pdf.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSaveFile>
#include <QSvgRenderer>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextObjectInterface>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace faultline::ui {

namespace {

constexpr int kChartObject = QTextFormat::UserObject + 1;
constexpr int kChartData = QTextFormat::UserProperty + 1;
/// Around the number of a chart in the text, until the chart takes its place; of the private use
/// area, which reports do not hold.
constexpr char16_t kChartBegin = u'\uE000';
constexpr char16_t kChartEnd = u'\uE001';
constexpr double kChartWidth = 0.8; ///< of the page: all between the margins of print()
constexpr double kKeyWidth = 0.012; ///< of the page: a square in a line of text
constexpr int kDotsPerInch = 600;

/// What the text document understands of the page's own style.
constexpr auto kStyle =
    "body { font-family: sans-serif; font-size: 9pt; color: #1c2126; }"
    "h1 { font-size: 14pt; } h2 { font-size: 13pt; margin-top: 18px; }"
    "h3 { font-size: 11pt; } h4 { font-size: 10pt; margin-top: 10px; }"
    ".soft, figcaption { color: #5b6670; font-size: 8pt; }"
    ".word { font-weight: 600; }"
    ".critical .word { color: #b3261e; } .warning .word { color: #8a5a00; }"
    ".info .word { color: #0b66c3; } .none .word { color: #1a7431; }"
    "pre { font-family: monospace; font-size: 8pt; margin-left: 12px;"
    " white-space: pre-wrap; }"
    "code { font-family: monospace; font-size: 8pt; }"
    "th { color: #5b6670; text-align: left; } th, td { padding: 2px 8px 2px 0; }";

/// Whether it explains a colour in a line of text.
bool isKey(const QByteArray& svg)
{
    return svg.contains("class=\"key\"");
}

/// Draws a chart where the text has an object for it.
class ChartObject final : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    QSizeF intrinsicSize(QTextDocument* document, int, const QTextFormat& format) override
    {
        const QByteArray svg = format.property(kChartData).toByteArray();
        const QSizeF natural = QSvgRenderer(svg).viewBoxF().size();
        const double page = document->pageSize().width();
        if (isKey(svg))
            return QSizeF(1.0, 1.0) * kKeyWidth * page;
        const double width = kChartWidth * page;
        if (natural.isEmpty())
            return {width, width / 3.0};
        return {width, width * natural.height() / natural.width()};
    }
    void drawObject(QPainter* painter, const QRectF& area, QTextDocument*, int,
                    const QTextFormat& format) override
    {
        QSvgRenderer(format.property(kChartData).toByteArray()).render(painter, area);
    }
};

/// The classes of svg_chart.h and timelineStyle() as attributes, for a renderer that knows no style
/// sheet.
QByteArray standaloneSvg(QByteArray svg)
{
    const std::array<std::pair<const char*, const char*>, 13> looks = {
        {{"class=\"chart-line\"", "fill=\"none\" stroke=\"#0b66c3\" stroke-width=\"1.5\""},
         {"class=\"chart-dot\"", "fill=\"#0b66c3\""},
         {"class=\"chart-range\"", "fill=\"#0b66c3\" fill-opacity=\"0.12\""},
         {"class=\"chart-mark\"", "fill=\"#b3261e\""},
         {"class=\"chart-grid\"", "stroke=\"#5b6670\" stroke-opacity=\"0.25\""},
         {"class=\"phase-start\"", "fill=\"#9aa5b0\""},
         {"class=\"phase-warm\"", "fill=\"#7fb3d5\""},
         {"class=\"phase-steady\"", "fill=\"#2e86c1\""},
         {"class=\"phase-eval\"", "fill=\"#8e6bbf\""},
         {"class=\"phase-save\"", "fill=\"#d4a017\""},
         {"class=\"phase-idle\"", "fill=\"#c0392b\" fill-opacity=\"0.55\""},
         {"class=\"phase-end\"", "fill=\"#616a6b\""},
         {"class=\"chart-text\"", "fill=\"#5b6670\" font-size=\"13\" font-family=\"sans-serif\""}}};
    for (const auto& [from, to] : looks)
        svg.replace(from, to);
    if (!svg.contains("xmlns="))
        svg.replace("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ");
    return svg;
}

/// Takes every stretch from `begin` to `end` out of a page, puts `replacement(stretch)` there.
template <typename Replacement>
void replaceStretches(QByteArray& page, const char* begin, const QByteArray& end,
                      Replacement replacement)
{
    for (qsizetype at = page.indexOf(begin); at >= 0; at = page.indexOf(begin, at)) {
        const qsizetype last = page.indexOf(end, at);
        if (last < 0)
            return;
        const qsizetype length = last + end.size() - at;
        const QByteArray put = replacement(page.mid(at, length));
        page.replace(at, length, put);
        at += put.size();
    }
}

void putCharts(QTextDocument& document, const std::vector<QByteArray>& charts)
{
    const QRegularExpression marks(QString(QChar(kChartBegin)) + QStringLiteral("(\\d+)")
                                   + QChar(kChartEnd));
    for (QTextCursor cursor = document.find(marks); !cursor.isNull();
         cursor = document.find(marks, cursor)) {
        const auto number = marks.match(cursor.selectedText()).captured(1).toULongLong();
        if (number >= charts.size())
            continue;
        QTextCharFormat format;
        format.setObjectType(kChartObject);
        format.setProperty(kChartData, charts[number]);
        cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
    }
}

} // namespace

Result<void> writePdf(const QString& path, const std::string& html)
{
    QByteArray page = QByteArray::fromStdString(html);
    std::vector<QByteArray> charts;
    replaceStretches(page, "<style", "</style>", [](const QByteArray&) { return QByteArray(); });
    replaceStretches(page, "<svg", "</svg>", [&charts](const QByteArray& svg) {
        charts.push_back(standaloneSvg(svg));
        const QString mark =
            QChar(kChartBegin) + QString::number(charts.size() - 1) + QChar(kChartEnd);
        return isKey(svg) ? mark.toUtf8() : "<p>" + mark.toUtf8() + "</p>";
    });
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(kDotsPerInch);
        writer.setPageSize(QPageSize(QPageSize::A4));
        // QTextDocument::print() leaves 2 cm at each side of what it is given.
        writer.setPageMargins(QMarginsF());
        ChartObject drawing;
        QTextDocument document;
        document.documentLayout()->registerHandler(kChartObject, &drawing);
        document.setDefaultStyleSheet(QString::fromLatin1(kStyle));
        document.setHtml(QString::fromUtf8(page));
        putCharts(document, charts);
        writer.setTitle(document.metaInformation(QTextDocument::DocumentTitle));
        writer.setCreator(QStringLiteral("Faultline"));
        document.print(&writer);
    }
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return Error{.code = ErrorCode::Io,
                 .path = path.toStdString(),
                 .detail = verbatim(file.errorString().toStdString())};
}

} // namespace faultline::ui

#include "report_pdf.moc"
