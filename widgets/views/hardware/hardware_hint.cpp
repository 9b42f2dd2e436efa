// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/hardware/hardware_hint.h"

#include "widgets/controls/code_block.h"
#include "widgets/controls/section_header.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QLabel>

namespace faultline::ui {

namespace {

QString pytorchCode()
{
    return QStringLiteral(
        "# every few steps, with the SummaryWriter of the training\n"
        "writer.add_scalar(\"gpu/utilization_percent\", torch.cuda.utilization(), step)\n"
        "writer.add_scalar(\"gpu/memory_bytes\", torch.cuda.memory_reserved(), step)\n"
        "writer.add_scalar(\"gpu/temperature\", torch.cuda.temperature(), step)");
}

QString tensorflowCode()
{
    return QStringLiteral(
        "# every few steps, inside the training's summary writer\n"
        "memory = tf.config.experimental.get_memory_info(\"GPU:0\")\n"
        "tf.summary.scalar(\"gpu/memory_bytes\", memory[\"current\"], step=step)\n"
        "tf.summary.scalar(\"gpu/memory_peak_bytes\", memory[\"peak\"], step=step)");
}

} // namespace

HardwareHint::HardwareHint(QWidget* parent) : CardFrame(parent), m_header(new SectionHeader(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kGrid + kGrid / 2, kGrid, kGrid, kGrid);
    column->setSpacing(kGrid / 2);
    column->addWidget(makeTextLabel(
        tr("This case holds no hardware series: there is no GPU or host log, and the training "
           "logged no utilization, memory, power or temperature. Step time needs none: it follows "
           "from the wall times below."),
        this));
    m_header->setTitle(tr("How to log hardware from the training"), {});
    m_header->setChecked(false);
    column->addWidget(m_header);

    m_code = new QWidget(this);
    auto* blocks = new QVBoxLayout(m_code);
    blocks->setContentsMargins(0, 0, 0, 0);
    blocks->addWidget(
        new CodeBlock(tr("PyTorch (needs the pynvml package)"), pytorchCode(), m_code));
    blocks->addWidget(new CodeBlock(tr("TensorFlow"), tensorflowCode(), m_code));
    m_code->hide();
    column->addWidget(m_code);
    connect(m_header, &QAbstractButton::toggled, m_code, &QWidget::setVisible);
}

} // namespace faultline::ui
