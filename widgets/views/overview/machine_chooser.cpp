// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/overview/machine_chooser.h"

#include "model/qt/case_document.h"
#include "model/qt/text.h"
#include "model/session/open_case.h"
#include "model/vram/hardware.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/text_labels.h"
#include "widgets/messages.h"
#include "widgets/style/theme.h"
#include "widgets/view_context.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>

namespace faultline::ui {

namespace {

constexpr double kGibibyte = 1024.0 * 1024.0 * 1024.0;
constexpr int kMemorySizes[] = {8,  13, 16,  26,  30,  32,  52,  64,
                                85, 96, 128, 170, 256, 340, 512, 680};

} // namespace

MachineChooser::MachineChooser(ViewContext& context, QWidget* parent)
    : QWidget(parent), m_context(context)
{
    auto* flow = new FlowLayout(kGrid, kGrid / 2, this);
    auto* heading = new QLabel(tr("Judged for"), this);
    heading->setForegroundRole(QPalette::PlaceholderText);
    flow->addWidget(heading);
    m_types = addBox(tr("Machine type"));
    m_gpus = addBox(tr("GPU"));
    m_memory = addBox(tr("Main memory"));
    m_remark = makeMutedLabel({}, this);
    m_remark->setWordWrap(false);
    flow->addWidget(m_remark);
    fill();
    connect(&context.opened().document(), &CaseDocument::diagnosisOptionsChanged, this,
            &MachineChooser::refresh);
    refresh();
}

QComboBox* MachineChooser::addBox(const QString& name)
{
    auto* box = new QComboBox(this);
    box->setAccessibleName(tr("%1 to judge for").arg(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    // Without a limit the list of a hundred GPUs covers the screen.
    box->setMaxVisibleItems(20);
    connect(box, &QComboBox::activated, this, &MachineChooser::choose);
    layout()->addWidget(box);
    return box;
}

void MachineChooser::fill()
{
    m_types->addItem(tr("Any machine type"), QString());
    for (const vram::MachineType& type : vram::machineTypes())
        m_types->addItem(toQString(type.name), toQString(type.name));
    m_gpus->addItem(tr("GPU as named by the files"), QString());
    for (const vram::Gpu& gpu : vram::gpus())
        m_gpus->addItem(toQString(gpu.name), toQString(gpu.name));
    m_memory->addItem(tr("Any main memory"), 0.0);
    for (const int size : kMemorySizes) {
        const double bytes = size * kGibibyte;
        m_memory->addItem(tr("%1 of memory").arg(formatted(bytes, Unit::Bytes)), bytes);
    }
}

void MachineChooser::select(QComboBox& box, const QString& value)
{
    int index = box.findData(value);
    if (index < 0) {
        box.addItem(value, value);
        index = box.count() - 1;
    }
    box.setCurrentIndex(index);
}

void MachineChooser::refresh()
{
    const MachineChoice& choice = m_context.opened().document().machine();
    select(*m_types, toQString(choice.machineType));
    select(*m_gpus, toQString(choice.gpu));
    const double bytes = choice.memoryBytes.value_or(0.0);
    int size = m_memory->findData(bytes);
    if (size < 0) {
        m_memory->addItem(tr("%1 of memory").arg(formatted(bytes, Unit::Bytes)), bytes);
        size = m_memory->count() - 1;
    }
    m_memory->setCurrentIndex(size);
    const Result<TargetMachine> machine = chosenMachine(choice);
    m_remark->setVisible(!machine || machine->gpu.has_value());
    if (!machine)
        m_remark->setText(errorMessage(machine.error()));
    else if (machine->gpu)
        m_remark->setText(
            machine->gpuCount > 1
                ? tr("%1 × %2").arg(machine->gpuCount).arg(toQString(machine->gpu->name))
                : toQString(machine->gpu->name));
}

void MachineChooser::choose()
{
    MachineChoice choice;
    choice.machineType = m_types->currentData().toString().toStdString();
    choice.gpu = m_gpus->currentData().toString().toStdString();
    if (const double bytes = m_memory->currentData().toDouble(); bytes > 0.0)
        choice.memoryBytes = bytes;
    m_context.opened().document().setMachine(std::move(choice));
}

} // namespace faultline::ui
