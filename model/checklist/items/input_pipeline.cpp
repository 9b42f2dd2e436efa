// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checklist/items/items.h"
#include "model/core/text_marker.h"

namespace faultline {

std::span<const ChecklistItem> inputPipelineItems()
{
    static const std::vector<ChecklistItem> kItems{
        {.id = "input-keeps-up",
         .section = ChecklistSection::InputPipeline,
         .question = FAULTLINE_TR_NOOP("Checklist", "Does the input keep up with the GPU?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Profile twenty steps after the warm-up: the share of a step that waits for "
             "input tells."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Fix the slowest stage first; the most it can gain is stated with the "
                          "finding."),
         .rules = {"I01"},
         .links = {"TensorFlow: Better performance with the tf.data API",
                   "PyTorch: Performance Tuning Guide"},
         .weight = 0.8},
        {.id = "slowest-input-stage",
         .section = ChecklistSection::InputPipeline,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Is no single stage of the input the bottleneck?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "The trace of a profile names the stage that the others wait for."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Make that stage parallel, cache what comes before it, or do its work once, "
             "before training."),
         .rules = {"I02"},
         .links = {"TensorFlow: Analyze tf.data performance with the TF Profiler"},
         .weight = 0.5},
        {.id = "input-configuration",
         .section = ChecklistSection::InputPipeline,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Is the input set up for the data that it reads?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Compare number and size of the files with the readers, the shuffle buffer "
             "with the data, the pictures with the size they are trained at."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Write shards of 100 to 200 MB, at least as many as readers; shrink pictures "
             "to what the model sees; prefetch."),
         .rules = {"I03"},
         .links = {"TensorFlow: Better performance with the tf.data API"},
         .weight = 0.5},
        {.id = "host-to-device-copy",
         .section = ChecklistSection::InputPipeline,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Is copying to the GPU a small part of a step?"),
         .howTo = FAULTLINE_TR_NOOP("Checklist",
                                    "The trace of a profile has the copies as rows of their own."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Send bytes and convert on the GPU; pin memory; prefetch to the device."),
         .rules = {"I04"},
         .links = {"PyTorch: Performance Tuning Guide"},
         .weight = 0.3},
        {.id = "launch-overhead",
         .section = ChecklistSection::InputPipeline,
         .question = FAULTLINE_TR_NOOP("Checklist",
                                       "Does the GPU get its work fast enough from the program?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Many kernels shorter than their launch in a trace, or a Python thread that "
             "is always busy."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Compile the step, do several steps in a call, leave out callbacks of each "
             "step."),
         .rules = {"I05"},
         .links = {"TensorFlow: Optimize TensorFlow GPU performance with the TensorFlow Profiler"},
         .weight = 0.4},
        {.id = "no-stalls",
         .section = ChecklistSection::InputPipeline,
         .question = FAULTLINE_TR_NOOP("Checklist", "Are there no stalls between steps?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Log the time of single steps; the Overview marks what took long and why."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Evaluate and save less often, in the background, or to a local disk."),
         .rules = {"I06"},
         .links = {"TensorFlow: Optimize TensorFlow GPU performance with the TensorFlow Profiler"},
         .weight = 0.5},
        {.id = "speed-is-kept",
         .section = ChecklistSection::InputPipeline,
         .question = FAULTLINE_TR_NOOP("Checklist",
                                       "Does a step take as long at the end as at the beginning?"),
         .howTo = FAULTLINE_TR_NOOP("Checklist",
                                    "Compare the step times of the first and the last third."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Look at temperature and clocks, at main memory, and at what the program "
                          "collects."),
         .rules = {"I07"},
         .links = {"PyTorch: Performance Tuning Guide"},
         .weight = 0.4},
        {.id = "gpu-is-busy",
         .section = ChecklistSection::InputPipeline,
         .question = FAULTLINE_TR_NOOP("Checklist", "Is the GPU busy while it trains?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "Record its utilization through at least ten minutes of steps."),
         .command = "nvidia-smi --query-gpu=timestamp,utilization.gpu,memory.used,power.draw "
                    "--format=csv -l 1",
         .remedy = FAULTLINE_TR_NOOP("Checklist", "A profile tells what it waits for."),
         .rules = {"I08"},
         .links = {"TensorFlow: Optimize TensorFlow GPU performance with the TensorFlow Profiler"},
         .weight = 0.6},
        {.id = "cpu-keeps-up",
         .section = ChecklistSection::InputPipeline,
         .question = FAULTLINE_TR_NOOP("Checklist", "Has the CPU time to feed the GPU?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Record the processors and the GPU at once: all processors busy while the "
             "GPU idles is the sign."),
         .command = "vmstat -t 1",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Take more vCPUs for each GPU, decode and resize beforehand, set the "
                          "parallel calls to AUTOTUNE."),
         .rules = {"H03"},
         .links = {"Google Cloud: GPU machine types",
                   "TensorFlow: Better performance with the tf.data API"},
         .weight = 0.6},
        {.id = "disk-keeps-up",
         .section = ChecklistSection::InputPipeline,
         .question = FAULTLINE_TR_NOOP("Checklist", "Does the disk keep up with the input?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Record the time that processors wait for the disk, together with the GPU."),
         .command = "iostat -x 1",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Put the data on a local SSD, write larger shards, or cache what fits in "
                          "main memory."),
         .rules = {"H04"},
         .links = {"Google Cloud: Configure disks to meet performance requirements"},
         .weight = 0.6},
        {.id = "data-source-is-fast",
         .section = ChecklistSection::InputPipeline,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Is the place that the data comes from fast enough?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "A profile names the source that is waited for; compare with a copy on a "
                          "local disk."),
         .command = "gcloud storage cp 'gs://BUCKET/train-0000*' /mnt/disks/local/",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Copy the data to the machine first, or read several shards at once."),
         .rules = {"H06"},
         .links = {"Google Cloud: Best practices for Cloud Storage"},
         .weight = 0.5},
        {.id = "speed-without-input",
         .section = ChecklistSection::InputPipeline,
         .question = FAULTLINE_TR_NOOP("Checklist", "How fast is the training without its input?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Repeat one batch for a hundred steps and compare the time of a step: what "
             "it gains is what the input costs."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "If it gains nothing, leave the input alone and look at the GPU's side."),
         .rules = {},
         .links = {"TensorFlow: Optimize TensorFlow GPU performance with the TensorFlow Profiler"},
         .weight = 0.3},
    };
    return kItems;
}

} // namespace faultline
