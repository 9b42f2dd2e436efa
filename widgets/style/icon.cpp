// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/theme.h"

#include <QFile>
#include <QIconEngine>
#include <QLoggingCategory>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace faultline::ui {

namespace {

Q_LOGGING_CATEGORY(lcStyle, "faultline.style", QtWarningMsg)

QByteArray readSvg(const QString& name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        qCWarning(lcStyle, "no icon is called %s", qUtf8Printable(name));
        return {};
    }
    return file.readAll();
}

/// The colours of an icon in each mode.
struct IconColors {
    QColor normal;
    QColor disabled;
    QColor selected;

    [[nodiscard]] QColor of(QIcon::Mode mode) const
    {
        switch (mode) {
        case QIcon::Disabled: return disabled;
        case QIcon::Selected: return selected;
        case QIcon::Normal:
        case QIcon::Active: break;
        }
        return normal;
    }
};

/// Draws a line icon at the exact size and pixel ratio asked for, in a colour chosen at run
/// time: the files say "currentColor", which the renderer itself does not resolve.
class LineIconEngine final : public QIconEngine {
public:
    LineIconEngine(QString name, QByteArray svg, IconColors colors)
        : m_name(std::move(name)), m_svg(std::move(svg)), m_colors(std::move(colors))
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray svg = m_svg;
        svg.replace("currentColor", m_colors.of(mode).name(QColor::HexRgb).toLatin1());
        QSvgRenderer renderer(svg);
        renderer.render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty())
            return {};
        const QString key = QStringLiteral("faultline-icon/%1/%2/%3x%4")
                                .arg(m_name, m_colors.of(mode).name(QColor::HexArgb))
                                .arg(size.width())
                                .arg(size.height());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override
    {
        return new LineIconEngine(m_name, m_svg, m_colors);
    }
    QString key() const override { return QStringLiteral("faultline-line-icon"); }
    QString iconName() override { return m_name; }

private:
    QString m_name;
    QByteArray m_svg;
    IconColors m_colors;
};

QIcon makeIcon(const QString& name, const IconColors& colors)
{
    QByteArray svg = readSvg(name);
    if (svg.isEmpty())
        return {};
    return QIcon(new LineIconEngine(name, std::move(svg), colors));
}

} // namespace

QIcon icon(const QString& name, const QPalette& palette)
{
    return makeIcon(name, {.normal = palette.color(QPalette::Active, QPalette::WindowText),
                           .disabled = palette.color(QPalette::Disabled, QPalette::WindowText),
                           .selected = palette.color(QPalette::Active, QPalette::HighlightedText)});
}

QIcon icon(const QString& name, const QColor& color)
{
    QColor faded = color;
    faded.setAlphaF(0.4F);
    return makeIcon(name, {.normal = color, .disabled = faded, .selected = color});
}

} // namespace faultline::ui
