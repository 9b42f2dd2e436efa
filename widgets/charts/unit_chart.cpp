// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/unit_chart.h"

#include <QAbstractSeries>
#include <QChart>
#include <QLegend>
#include <QPainter>
#include <QValueAxis>

namespace faultline::ui {

UnitChart::UnitChart() : m_chart(new QChart), m_x(new QValueAxis), m_y(new QValueAxis)
{
    m_scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    m_scene.addItem(m_chart);
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setBackgroundVisible(false);
    m_chart->setMargins({});
    m_chart->legend()->hide();
    for (QValueAxis* axis : {m_x, m_y}) {
        axis->setRange(0.0, 1.0);
        axis->setVisible(false);
    }
    m_chart->addAxis(m_x, Qt::AlignBottom);
    m_chart->addAxis(m_y, Qt::AlignLeft);
}

void UnitChart::add(QAbstractSeries* series)
{
    m_chart->addSeries(series);
    series->attachAxis(m_x);
    series->attachAxis(m_y);
}

void UnitChart::resize(QSizeF size)
{
    m_size = size;
    const QRectF rect(QPointF(0.0, 0.0), size);
    m_scene.setSceneRect(rect);
    m_chart->resize(size);
    m_chart->setPlotArea(rect);
}

void UnitChart::paint(QPainter& painter, const QRectF& plot)
{
    painter.setClipRect(plot);
    m_scene.render(&painter, plot, QRectF(QPointF(0.0, 0.0), m_size), Qt::IgnoreAspectRatio);
}

} // namespace faultline::ui
