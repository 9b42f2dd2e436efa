// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/compare/effect_strip.h"

#include "model/compare/effects/effect_curves.h"
#include "model/qt/compare_words.h"
#include "model/qt/text.h"
#include "widgets/controls/card_frame.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/icon_button.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QLabel>

namespace faultline::ui {

namespace {

constexpr int kTileWidth = 29 * kGrid; // four in a row at 1280

QColor stripeOf(const Effect& effect, const QPalette& palette)
{
    return severityColor(effect.isWorse ? Severity::Warning : Severity::Info, palette);
}

} // namespace

EffectStrip::EffectStrip(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid / 2);
    m_tiles = new QWidget(this);
    m_flow = new FlowLayout(kGrid, kGrid, m_tiles);
    m_flow->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_tiles);
    m_rest = makeMutedLabel({}, this);
    column->addWidget(m_rest);
}

void EffectStrip::setComparison(const RunComparisonPtr& comparison)
{
    while (QLayoutItem* item = m_flow->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    QStringList unsure;
    QStringList within;
    QStringList unknown;
    QStringList untold;
    if (comparison) {
        for (const Effect& effect : comparison->effects) {
            switch (effect.state) {
            case EffectState::Differs: m_flow->addWidget(makeTile(effect)); break;
            case EffectState::Unsure:
                unsure << QStringLiteral("%1 %2").arg(translated(effect.label),
                                                      effectValues(effect));
                break;
            case EffectState::WithinNoise: within << translated(effect.label); break;
            case EffectState::Unknown:
                if (isOneSided(effect))
                    unknown << translated(effect.label);
                else
                    untold << QStringLiteral("%1 %2 (%3)")
                                  .arg(translated(effect.label), effectValues(effect),
                                       translated(effect.reason));
                break;
            }
        }
    }
    QStringList rest;
    if (!unsure.isEmpty())
        rest << tr("May be the seed: %1.").arg(unsure.join(QStringLiteral("; ")));
    if (!within.isEmpty())
        rest << tr("Within noise: %1.").arg(within.join(QStringLiteral("; ")));
    if (!untold.isEmpty())
        rest << tr("Cannot be compared: %1.").arg(untold.join(QStringLiteral("; ")));
    if (!unknown.isEmpty())
        rest << tr("Not recorded on both sides: %1.").arg(unknown.join(QStringLiteral("; ")));
    m_rest->setText(rest.join(u' '));
    m_rest->setVisible(!rest.isEmpty());
    m_tiles->setVisible(m_flow->count() > 0);
}

QWidget* EffectStrip::makeTile(const Effect& effect)
{
    auto* tile = new CardFrame(m_tiles);
    tile->setStripe(stripeOf(effect, palette()));
    tile->setFixedWidth(kTileWidth);
    auto* column = new QVBoxLayout(tile);
    column->setContentsMargins(kGrid * 3 / 2, kGrid, kGrid, kGrid);
    column->setSpacing(2);
    auto* head = new QHBoxLayout;
    QLabel* label = makeMutedLabel(translated(effect.label), tile);
    label->setMinimumHeight(3 * kGrid); // of the button, whether there is one or not
    head->addWidget(label, 1);
    if (canHaveCurves(effect)) {
        auto* curves = new IconButton(
            QStringLiteral("scalars"),
            tr("Show the curves: %1", "of an outcome").arg(translated(effect.label)), tile);
        connect(curves, &IconButton::clicked, this,
                [this, id = toQString(effect.id)] { emit curvesRequested(id); });
        head->addWidget(curves, 0, Qt::AlignTop);
    }
    column->addLayout(head);
    constexpr qsizetype kMostShown = 90; // of the message of an exception, which is in the tooltip
    const QString whole = effectValues(effect);
    QLabel* values = makeTextLabel(
        whole.size() > kMostShown ? whole.left(kMostShown) + QStringLiteral("…") : whole, tile);
    QFont bold = values->font();
    bold.setWeight(QFont::DemiBold);
    values->setFont(bold);
    column->addWidget(values);
    QString state = effectStateName(effect);
    if (const QString onset = onsetName(effect); !onset.isEmpty())
        state = tr("%1; %2", "state of an outcome, where it begins").arg(state, onset);
    column->addWidget(makeMutedLabel(state, tile));
    column->addStretch(1); // as high as its neighbours
    tile->setToolTip(whole.size() > kMostShown ? whole : translated(effect.reason));
    tile->setAccessibleName(translated(effect.label));
    tile->setAccessibleDescription(effectValues(effect) + QStringLiteral(", ") + state);
    return tile;
}

} // namespace faultline::ui
