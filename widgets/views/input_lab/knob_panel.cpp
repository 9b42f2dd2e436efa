// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/input_lab/knob_panel.h"

#include "model/pipeline/storage.h"
#include "model/qt/input_words.h"
#include "model/qt/text.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/views/input_lab/knob_field.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faultline::ui {

namespace {

using pipeline::LoaderKind;

constexpr int kKnobPanelWidth = 34 * kGrid;

/// As set() takes numbers: digits and a fraction.
std::string plainNumber(double value)
{
    QString text = QString::number(value, 'f', 9);
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text.toStdString();
}

bool isLogKnob(std::string_view key)
{
    return key.ends_with("_ms") || key.ends_with("_bytes") || key == "batch" || key == "steps";
}

/// What a slider spans around a value.
std::pair<double, double> spanOf(std::string_view key, double value, double cores)
{
    if (key == "workers" || key == "parallel_calls") {
        const double most = std::max(16.0, std::min(128.0, 2.0 * std::ceil(cores)));
        return {key == "workers" ? 0.0 : 1.0, std::max(most, value)};
    }
    if (key == "prefetch")
        return {0.0, std::max(16.0, value)};
    if (key == "threads")
        return {1.0, std::max(32.0, value)};
    if (key == "cores")
        return {1.0, std::max(64.0, std::ceil(value))};
    if (key.ends_with("_share"))
        return {0.0, 100.0};
    if (key == "epoch")
        return {0.0, std::max(4000.0, value)};
    if (key == "shuffle")
        return {0.0, std::max(20'000.0, value)};
    if (key == "batch")
        return {1.0, std::max(1024.0, value)};
    if (key == "steps")
        return {100.0, std::max(100'000.0, value)};
    const double middle = value > 0.0 ? std::pow(10.0, std::round(std::log10(value))) : 100.0;
    return {middle / 100.0, middle * 100.0};
}

void fillChoices(const std::string& key, QComboBox& box)
{
    const auto add = [&box](const QString& text, const char* id) {
        box.addItem(text, QString::fromLatin1(id));
    };
    if (key == "loader") {
        add(QStringLiteral("PyTorch DataLoader"), "dataloader");
        add(QStringLiteral("tf.data"), "tf.data");
    } else if (key == "storage") {
        add(KnobPanel::tr("as it is", "storage"), "");
        for (const pipeline::Storage& storage : pipeline::storageKinds())
            box.addItem(storageName(storage), toQString(storage.id));
    } else if (key == "cache") {
        add(KnobPanel::tr("none", "cache"), "none");
        add(KnobPanel::tr("in memory", "cache"), "memory");
        add(KnobPanel::tr("on a local SSD", "cache"), "disk");
    } else if (key == "decode_scale") {
        add(KnobPanel::tr("full size", "decoding"), "1");
        add(KnobPanel::tr("1/2", "decoding"), "0.5");
        add(KnobPanel::tr("1/4", "decoding"), "0.25");
        add(KnobPanel::tr("1/8", "decoding"), "0.125");
    } else if (key == "in_order") {
        add(KnobPanel::tr("workers take turns", "order of batches"), "true");
        add(KnobPanel::tr("first finished, first used", "order of batches"), "false");
    } else if (key == "fused") {
        add(KnobPanel::tr("map, then batch", "order of steps"), "true");
        add(KnobPanel::tr("something between map and batch", "order of steps"), "false");
    } else {
        add(KnobPanel::tr("on"), "true");
        add(KnobPanel::tr("off"), "false");
    }
}

} // namespace

KnobPanel::KnobPanel(InputLab& lab, QWidget* parent) : QScrollArea(parent), m_lab(lab)
{
    setAccessibleName(tr("Settings of the pipeline"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFixedWidth(kKnobPanelWidth);
    setFocusPolicy(Qt::NoFocus); // its knobs take it
}

KnobField* KnobPanel::knob(const std::string& key) const
{
    const auto at = m_knobs.find(key);
    return at == m_knobs.end() ? nullptr : at->second;
}

void KnobPanel::build(LoaderKind kind, bool isByHand)
{
    m_kind = kind;
    m_isByHand = isByHand;
    m_knobs.clear();
    if (QWidget* old = takeWidget())
        old->deleteLater(); // one of its knobs may have been turned just now
    m_content = new QWidget(this);
    m_column = new QVBoxLayout(m_content);
    m_column->setContentsMargins(0, 0, kGrid, kGrid);
    m_column->setSpacing(kGrid);
    auto* head = new QHBoxLayout;
    head->addWidget(makeCardHeading(tr("Settings"), m_content), 1);
    m_resetAll = new QPushButton(tr("Reset"), m_content);
    m_resetAll->setToolTip(tr("Takes back all changes"));
    connect(m_resetAll, &QPushButton::clicked, &m_lab, &InputLab::setAllBack);
    head->addWidget(m_resetAll);
    m_column->addLayout(head);
    if (isByHand)
        addGroup({}, {"loader"}, kind);
    if (kind == LoaderKind::DataLoader) {
        addGroup({}, {"workers", "prefetch", "step_ms", "work_ms", "batch", "cores"}, kind);
        addGroup(tr("Loader"),
                 {"in_order", "pin_memory", "threads", "epoch", "persistent", "start_ms"}, kind);
    } else {
        addGroup({}, {"parallel_calls", "prefetch", "step_ms", "element_ms", "batch", "cores"},
                 kind);
        addGroup(tr("Loader"), {"fused", "shuffle", "threads", "epoch"}, kind);
    }
    addGroup(tr("Data"), {"storage", "cache", "decode_scale"}, kind);
    addGroup(tr("What the work is made of"),
             {"cpu_share", "decode_share", "read_bytes", "element_bytes"}, kind);
    addGroup(tr("Simulation"), {"steps"}, kind);
    m_column->addStretch(1);
    setWidget(m_content);
    m_content->show();
}

void KnobPanel::addGroup(const QString& title, std::initializer_list<const char*> keys,
                         LoaderKind kind)
{
    if (!title.isEmpty())
        m_column->addWidget(makeMutedLabel(title, m_content));
    for (const char* key : keys) {
        KnobField* knob = makeKnob(key, kind);
        knob->setToolTip(labKeyMeaning(key));
        connect(knob, &KnobField::resetRequested, &m_lab,
                [this, key = std::string(key)] { m_lab.setBack(key); });
        m_column->addWidget(knob);
        m_knobs[key] = knob;
    }
}

KnobField* KnobPanel::makeKnob(const std::string& key, LoaderKind kind)
{
    const QString name = labKeyName(key);
    std::optional<pipeline::KeyRange> range = pipeline::rangeOf(kind, key);
    if (key == "steps")
        range = pipeline::KeyRange{100.0, static_cast<double>(pipeline::kMostSteps), true};
    if (!range) {
        auto* knob = new KnobField(name, m_content);
        fillChoices(key, knob->choices());
        connect(knob, &KnobField::choiceTurned, this,
                [this, key](const QString& id) { turn(key, id.toStdString()); });
        return knob;
    }
    const double scale = labScale(key);
    auto* knob = new KnobField(name, labUnit(key),
                               {.least = range->least / scale,
                                .most = range->most / scale,
                                .isWhole = range->isWhole,
                                .slidesByOne = key == "cores"},
                               m_content);
    connect(knob, &KnobField::numberTurned, this,
            [this, key, scale](double value) { turn(key, plainNumber(value * scale)); });
    return knob;
}

void KnobPanel::turn(const std::string& key, const std::string& value)
{
    // "As it is" is no storage: what was tried is taken back.
    if (value.empty()) {
        m_lab.setBack(key);
        return;
    }
    const Result<void> done = m_lab.turn(key, value);
    if (KnobField* turned = knob(key); !done && turned != nullptr)
        turned->refuse(errorMessage(done.error()));
}

QString KnobPanel::lockOf(const std::string& key) const
{
    const pipeline::Costs& costs = m_lab.known()->costs;
    const LoaderKind kind = m_lab.known()->setting.kind;
    const auto needs = [kind](const char* cost) { return tr("needs: %1").arg(labKeyName(cost)); };
    if (key == "decode_scale" && !costs.decodeShare)
        return needs("decode_share");
    if (key == "cache" && !costs.decodeShare && !costs.cpuShare)
        return needs("decode_share");
    if (key == "storage" && !costs.cpuShare)
        return needs("cpu_share");
    if (key == "storage" && !costs.elementReadBytes)
        return needs("read_bytes");
    return {};
}

void KnobPanel::refreshKnob(const std::string& key, KnobField& knob)
{
    const std::string text = m_lab.value(key);
    const bool isNumber = pipeline::rangeOf(*m_kind, key).has_value() || key == "steps";
    if (isNumber) {
        bool isThere = false;
        const double number = QString::fromStdString(text).toDouble(&isThere) / labScale(key);
        const std::string cores = m_lab.value("cores");
        const auto [least, most] =
            spanOf(key, isThere ? number : 0.0, QString::fromStdString(cores).toDouble());
        knob.setSliderRange(key == "prefetch" && *m_kind == LoaderKind::DataLoader ? 1.0 : least,
                            most, isLogKnob(key) && key != "start_ms");
        knob.setNumber(isThere ? std::optional(number) : std::nullopt);
    } else {
        knob.setChoice(toQString(text));
    }
    knob.setSource(labSource(m_lab, key));
    knob.setSetByUser(m_lab.isChanged(key) || m_lab.isFact(key));
    knob.setLocked(lockOf(key));
}

void KnobPanel::refresh()
{
    if (!m_lab.known())
        return;
    const LoaderKind kind = m_lab.known()->setting.kind;
    const bool isByHand = m_lab.isByHand() || m_lab.hasNoEvidence();
    if (m_kind != kind || m_isByHand != isByHand)
        build(kind, isByHand);
    for (const auto& [key, knob] : m_knobs)
        refreshKnob(key, *knob);
    m_resetAll->setEnabled(!m_lab.changes().empty() || !m_lab.facts().empty());
}

} // namespace faultline::ui
