// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/trace/capture_hint.h"

#include "widgets/controls/code_block.h"
#include "widgets/controls/text_labels.h"
#include "widgets/style/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace faultline::ui {

namespace {

constexpr int kTextWidth = 96 * kGrid;

QString pytorchCode()
{
    return QStringLiteral(
        "from torch.profiler import (ProfilerActivity, profile, schedule,\n"
        "                            tensorboard_trace_handler)\n"
        "\n"
        "with profile(activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA],\n"
        "             schedule=schedule(wait=10, warmup=2, active=6, repeat=1),\n"
        "             on_trace_ready=tensorboard_trace_handler(\"runs/profile\"),\n"
        "             profile_memory=True, record_shapes=True) as profiler:\n"
        "    for step, batch in enumerate(loader):\n"
        "        train_step(batch)\n"
        "        profiler.step()  # the marker that tells steps apart");
}

QString tensorflowCode()
{
    return QStringLiteral(
        "# Keras: batches 20 to 26\n"
        "model.fit(data, callbacks=[tf.keras.callbacks.TensorBoard(\n"
        "    log_dir=\"runs\", profile_batch=(20, 26))])\n"
        "\n"
        "# a loop of one's own\n"
        "tf.profiler.experimental.start(\"runs\")\n"
        "for step in range(20, 27):\n"
        "    with tf.profiler.experimental.Trace(\"train\", step_num=step, _r=1):\n"
        "        train_step(next(batches))\n"
        "tf.profiler.experimental.stop()");
}

QString snapshotCode()
{
    return QStringLiteral("torch.cuda.memory._record_memory_history(max_entries=100000)\n"
                          "try:\n"
                          "    train()\n"
                          "finally:  # also when it runs out of memory\n"
                          "    torch.cuda.memory._dump_snapshot(\"snapshot.pickle\")");
}

} // namespace

CaptureHint::CaptureHint(QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("How to record a trace"));
    setWidgetResizable(true);
    auto* content = new QWidget(this);
    auto* centred = new QHBoxLayout(content);
    centred->addStretch(1);
    auto* body = new QWidget(content);
    body->setMaximumWidth(kTextWidth);
    centred->addWidget(body, 100);
    centred->addStretch(1);

    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(2 * kGrid, 3 * kGrid, 2 * kGrid, 3 * kGrid);
    column->setSpacing(kGrid + kGrid / 2);
    m_title = makePageHeading({}, body);
    m_title->setWordWrap(true);
    column->addWidget(m_title);
    column->addWidget(makeTextLabel(
        tr("A trace of a few steps shows what each step waits for: input, copies, kernel launches, "
           "other devices. Open the folder that the profiler wrote to, or one of its files: "
           "*.xplane.pb, *.trace.json, *.trace.json.gz, *.pt.trace.json, memory_profile.json, "
           "snapshot.pickle."),
        body));
    auto* buttons = new QHBoxLayout;
    auto* open = new QPushButton(tr("Open…"), body);
    connect(open, &QPushButton::clicked, this, &CaptureHint::openRequested);
    buttons->addWidget(open);
    buttons->addStretch(1);
    column->addLayout(buttons);
    column->addWidget(makeCardHeading(tr("No trace yet? Add these lines to the training"), body));
    column->addWidget(new CodeBlock(tr("PyTorch"), pytorchCode(), body));
    column->addWidget(new CodeBlock(tr("TensorFlow"), tensorflowCode(), body));
    column->addWidget(
        new CodeBlock(tr("PyTorch, who holds the memory of the GPU"), snapshotCode(), body));
    column->addStretch(1);
    setWidget(content);
}

void CaptureHint::setTitle(const QString& title)
{
    m_title->setText(title);
}

} // namespace faultline::ui
