// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checklist/items/items.h"
#include "model/core/text_marker.h"

namespace faultline {

std::span<const ChecklistItem> memoryItems()
{
    static const std::vector<ChecklistItem> kItems{
        {.id = "gpu-memory-suffices",
         .section = ChecklistSection::Memory,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Did model and batch fit into the memory of the GPU?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Open the console log of the run: an exception names what was asked for and "
             "what was free. Without a run, the Memory page plans it from the "
             "configuration."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Take the largest batch that fits and scale the learning rate with it, or "
             "mixed precision, or smaller pictures."),
         .rules = {"V01", "V04"},
         .links = {"TensorFlow: Use a GPU", "PyTorch: Understanding CUDA Memory Usage"},
         .weight = 0.9},
        {.id = "allocator-warnings",
         .section = ChecklistSection::Memory,
         .question = FAULTLINE_TR_NOOP("Checklist", "Are the allocator's messages harmless?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "A line that says the caller does not take it for a failure is none: a "
                          "slower algorithm was chosen."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Nothing has to be done; a slightly smaller batch makes them go away."),
         .rules = {"V02"},
         .links = {"TensorFlow: Use a GPU"},
         .weight = 0.2},
        {.id = "gpu-memory-in-one-piece",
         .section = ChecklistSection::Memory,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Is free GPU memory there in pieces large enough?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Compare what was asked for with all that was free and with the largest free "
             "piece in the allocator's dump."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Let the driver's allocator join the pieces, or keep the shapes of batches "
             "equal."),
         .rules = {"V03"},
         .links = {"PyTorch: CUDA semantics", "TensorFlow: Use a GPU"},
         .weight = 0.5},
        {.id = "gpu-memory-is-yours",
         .section = ChecklistSection::Memory,
         .question = FAULTLINE_TR_NOOP("Checklist", "Is the memory of the GPU all yours?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "List what else runs on the GPU while it trains: an evaluation, a notebook "
             "kernel, a training that was not stopped."),
         .command = "nvidia-smi --query-compute-apps=pid,process_name,used_memory --format=csv",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "End the other process or move it to another GPU; an evaluation can run on "
             "the CPU."),
         .rules = {"V05"},
         .links = {"NVIDIA: nvidia-smi documentation"},
         .weight = 0.6},
        {.id = "gpu-memory-shapes",
         .section = ChecklistSection::Memory,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Does the memory that a step needs stay the same?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Look at which step the memory ran out, and whether pictures, boxes or an "
             "evaluation of another size came then."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Pad pictures to one size, bound the boxes of a picture, and evaluate in a "
             "process of its own."),
         .rules = {"V06"},
         .links = {"TensorFlow: Better performance with tf.function"},
         .weight = 0.5},
        {.id = "gpu-memory-leak",
         .section = ChecklistSection::Memory,
         .question = FAULTLINE_TR_NOOP("Checklist",
                                       "Does the memory of the GPU stay level while it trains?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Record the allocator's peak, or nvidia-smi with growing memory, over some "
             "thousand steps."),
         .command = "nvidia-smi --query-gpu=timestamp,memory.used --format=csv -l 5",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Do not keep tensors in lists; take .item() or .numpy() of what is only "
                          "logged; stop functions from being traced again."),
         .rules = {"V07"},
         .links = {"PyTorch: Understanding CUDA Memory Usage"},
         .weight = 0.4},
        {.id = "gpu-memory-used",
         .section = ChecklistSection::Memory,
         .question = FAULTLINE_TR_NOOP("Checklist", "Is the memory of the GPU put to use?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "Compare the allocator's peak with what the GPU has. nvidia-smi does not "
                          "tell: TensorFlow takes all of it at the start."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Take a larger batch with a learning rate scaled to it, or a cheaper GPU."),
         .rules = {"V08"},
         .links = {"Google Cloud: GPU machine types"},
         .weight = 0.3},
        {.id = "host-memory-suffices",
         .section = ChecklistSection::Memory,
         .question = FAULTLINE_TR_NOOP(
             "Checklist", "Does main memory suffice for the shuffle buffer, workers and decoded "
                          "pictures?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "A bare \"Killed\" or exit status 137 is the kernel's work; its log names "
             "the process."),
         .command = "dmesg -T | grep -i -E 'killed process|out of memory'",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Use a smaller shuffle buffer and fewer parallel batches, shrink pictures "
             "beforehand, or take a machine with more memory."),
         .rules = {"H01"},
         .links = {"TensorFlow: Better performance with the tf.data API",
                   "Google Cloud: GPU machine types"},
         .weight = 0.8},
        {.id = "host-memory-leak",
         .section = ChecklistSection::Memory,
         .question = FAULTLINE_TR_NOOP("Checklist", "Does main memory stay level while it trains?"),
         .howTo = FAULTLINE_TR_NOOP("Checklist",
                                    "Record the resident memory of the process over some hours."),
         .command = "faultline-cli record -- python train.py",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Do not cache a data set that does not fit; do not rebuild the pipeline in "
             "each epoch; do not keep results in Python lists."),
         .rules = {"H02"},
         .links = {"TensorFlow: Better performance with the tf.data API"},
         .weight = 0.4},
        {.id = "shared-memory-suffices",
         .section = ChecklistSection::Memory,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Is shared memory large enough for the data workers?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "In a container /dev/shm has 64 MB unless told otherwise; workers of PyTorch "
             "die there with a bus error."),
         .command = "df -h /dev/shm",
         .remedy = FAULTLINE_TR_NOOP("Checklist",
                                     "Start the container with --shm-size=8g or --ipc=host."),
         .rules = {},
         .links = {"PyTorch: torch.utils.data", "Docker: docker container run"},
         .weight = 0.4},
    };
    return kItems;
}

} // namespace faultline
