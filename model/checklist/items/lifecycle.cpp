// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checklist/items/items.h"
#include "model/core/text_marker.h"

namespace faultline {

std::span<const ChecklistItem> lifecycleItems()
{
    static const std::vector<ChecklistItem> kItems{
        {.id = "evidence-is-usable",
         .section = ChecklistSection::Lifecycle,
         .question = FAULTLINE_TR_NOOP("Checklist", "Is what was recorded fit to be judged?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Logs of one and the same run, whole, with clocks that agree and steps in "
             "the profile."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP("Checklist", "Record again what the finding names."),
         .rules = {"Q01"},
         .links = {"TensorFlow: Optimize TensorFlow performance using the Profiler"},
         .weight = 0.5},
        {.id = "start-is-fast",
         .section = ChecklistSection::Lifecycle,
         .question = FAULTLINE_TR_NOOP("Checklist", "Does the first step come in time?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "The first line comes after a hundred steps and the compilation. Busy "
                          "processors mean slow, idle ones mean stuck."),
         .command = "py-spy dump --pid PID",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Wait for the time that is estimated, or look at the stack of what hangs."),
         .rules = {"L01"},
         .links = {"TensorFlow: Better performance with tf.function"},
         .weight = 0.5},
        {.id = "progress-goes-on",
         .section = ChecklistSection::Lifecycle,
         .question = FAULTLINE_TR_NOOP("Checklist", "Does it make progress until the end?"),
         .howTo =
             FAULTLINE_TR_NOOP("Checklist", "The last event and line against the usual interval."),
         .command = "py-spy dump --pid PID",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Take the stacks of all processes; look at the storage; turn on the debug "
             "output of the collectives."),
         .rules = {"L02"},
         .links = {"NVIDIA: NCCL Environment Variables"},
         .weight = 0.8},
        {.id = "ends-well",
         .section = ChecklistSection::Lifecycle,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Does the run end by itself, without an error?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "The first error of the console in time, not its last line; the exit status."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP("Checklist", "Follow the fix of the error's family."),
         .rules = {"L03"},
         .links = {"Python: Errors and Exceptions"},
         .weight = 0.9},
        {.id = "not-preempted",
         .section = ChecklistSection::Lifecycle,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Was the machine left to the run until its end?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Look for a preemption, a host maintenance or a quota in the operations of "
             "the machine."),
         .command = "gcloud compute operations list --filter='operationType~preempted OR "
                    "operationType~hostError OR operationType~maintenance'",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Save checkpoints often enough, let the machine be started again, resume by "
             "itself."),
         .rules = {"L04"},
         .links = {"Google Cloud: Spot VMs", "Google Cloud: Handle GPU host maintenance events"},
         .weight = 0.6},
        {.id = "no-lost-work",
         .section = ChecklistSection::Lifecycle,
         .question = FAULTLINE_TR_NOOP("Checklist", "Is no step trained twice?"),
         .howTo =
             FAULTLINE_TR_NOOP("Checklist", "Steps that go back, and event files that overlap."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Resume from the latest checkpoint; a folder of its own for each new run."),
         .rules = {"L05"},
         .links = {"TensorFlow: Training checkpoints", "PyTorch: Saving and Loading Models"},
         .weight = 0.6},
        {.id = "is-evaluated",
         .section = ChecklistSection::Lifecycle,
         .question = FAULTLINE_TR_NOOP("Checklist", "Is the model evaluated while it trains?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Evaluation results after a fifth of the run; an evaluation that waits for "
             "checkpoints."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Start the evaluation with the right folder of checkpoints, on the CPU or a "
             "second GPU."),
         .rules = {"L06"},
         .links = {"TensorFlow 2 Object Detection API: Training and Evaluation"},
         .weight = 0.5},
        {.id = "checkpoints-are-written",
         .section = ChecklistSection::Lifecycle,
         .question = FAULTLINE_TR_NOOP("Checklist", "Are checkpoints and events written whole?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "Look for a full disk and failed writes in the console, and for a last "
                          "checkpoint that is smaller."),
         .command = "df -h; df -i",
         .remedy = FAULTLINE_TR_NOOP("Checklist",
                                     "Make room, keep fewer checkpoints, or write to a bucket."),
         .rules = {"H05"},
         .links = {"TensorFlow: Training checkpoints"},
         .weight = 0.6},
        {.id = "resume-was-tried",
         .section = ChecklistSection::Lifecycle,
         .question = FAULTLINE_TR_NOOP("Checklist", "Was going on from a checkpoint tried out?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Stop a short run, start it again with the same command, and see that step "
             "and learning rate go on."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Restore optimizer, step and schedule too, not only the weights."),
         .rules = {},
         .links = {"PyTorch: Saving and Loading Models"},
         .weight = 0.3},
        {.id = "time-limit",
         .section = ChecklistSection::Lifecycle,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Is no time limit of the job shorter than the run?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Look at the job's limit: a maximum run duration, a queue, a notebook that "
             "ends idle sessions."),
         .command = "gcloud compute instances describe NAME "
                    "--format='value(scheduling.maxRunDuration, scheduling.terminationTime)'",
         .remedy = FAULTLINE_TR_NOOP("Checklist", "Raise the limit, or resume from a checkpoint."),
         .rules = {},
         .links = {"Google Cloud: Limit the run time of a VM"},
         .weight = 0.3},
        {.id = "survives-logout",
         .section = ChecklistSection::Lifecycle,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Does the training survive the end of your session?"),
         .howTo =
             FAULTLINE_TR_NOOP("Checklist", "A terminal that closes takes its programs along."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP("Checklist", "Start it with tmux, nohup or as a service."),
         .rules = {},
         .links = {"systemd: systemd-run"},
         .weight = 0.3},
    };
    return kItems;
}

} // namespace faultline
