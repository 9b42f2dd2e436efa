// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checklist/items/items.h"
#include "model/core/text_marker.h"

namespace faultline {

std::span<const ChecklistItem> machineItems()
{
    static const std::vector<ChecklistItem> kItems{
        {.id = "gpu-is-sound",
         .section = ChecklistSection::Machine,
         .question = FAULTLINE_TR_NOOP("Checklist", "Is the hardware of the GPU sound?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "The kernel's log has an Xid for each fault; the counters of corrected and "
             "uncorrected errors grow."),
         .command = "nvidia-smi -q -d ECC,ROW_REMAPPER; dmesg -T | grep -i xid",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Restart or replace the machine as the Xid asks; a new machine gets another "
             "GPU."),
         .rules = {"E05"},
         .links = {"NVIDIA: Xid Errors"},
         .weight = 0.6},
        {.id = "gpu-runs-at-speed",
         .section = ChecklistSection::Machine,
         .question = FAULTLINE_TR_NOOP("Checklist", "Does the GPU run at its clock?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "Reasons of throttling, clocks and temperature while it is busy."),
         .command = "nvidia-smi "
                    "--query-gpu=timestamp,clocks.sm,temperature.gpu,power.draw,clocks_throttle_"
                    "reasons.active "
                    "--format=csv -l 1",
         .remedy = FAULTLINE_TR_NOOP("Checklist",
                                     "Better cooling, the usual power limit, or another host."),
         .rules = {"E06"},
         .links = {"NVIDIA: nvidia-smi documentation"},
         .weight = 0.4},
        {.id = "pcie-at-full-width",
         .section = ChecklistSection::Machine,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Is the link to the GPU at its full width under load?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "Link generation and width while the GPU is busy; idle links go down by "
                          "themselves."),
         .command = "nvidia-smi "
                    "--query-gpu=pcie.link.gen.current,pcie.link.width.current,pcie.link.gen.max,"
                    "pcie.link.width.max "
                    "--format=csv -l 1",
         .remedy = FAULTLINE_TR_NOOP("Checklist", "Another slot or another machine."),
         .rules = {"E07"},
         .links = {"NVIDIA: nvidia-smi documentation"},
         .weight = 0.3},
        {.id = "tensor-cores",
         .section = ChecklistSection::Machine,
         .question = FAULTLINE_TR_NOOP("Checklist", "Are Tensor Cores used?"),
         .howTo = FAULTLINE_TR_NOOP("Checklist",
                                    "The kernels of a profile, or whether mixed precision is on."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Turn on mixed precision with loss scaling; keep channels at multiples of 8."),
         .rules = {"E08"},
         .links = {"TensorFlow: Mixed precision", "PyTorch: Automatic Mixed Precision package"},
         .weight = 0.4},
        {.id = "gpus-are-even",
         .section = ChecklistSection::Machine,
         .question = FAULTLINE_TR_NOOP("Checklist", "Do all GPUs do the same work?"),
         .howTo = FAULTLINE_TR_NOOP("Checklist", "The utilization of each over the same minutes."),
         .command = "nvidia-smi dmon -s um",
         .remedy =
             FAULTLINE_TR_NOOP("Checklist", "Split the batch evenly; nothing else on one of them."),
         .rules = {"P01"},
         .links = {"PyTorch: Distributed Data Parallel"},
         .weight = 0.4},
        {.id = "no-straggler",
         .section = ChecklistSection::Machine,
         .question = FAULTLINE_TR_NOOP("Checklist", "Does no worker hold the others up?"),
         .howTo = FAULTLINE_TR_NOOP("Checklist", "The step or barrier times of each worker."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP("Checklist", "Replace the host, or even out the data."),
         .rules = {"P02"},
         .links = {"NVIDIA: NCCL User Guide"},
         .weight = 0.4},
        {.id = "scales",
         .section = ChecklistSection::Machine,
         .question = FAULTLINE_TR_NOOP("Checklist", "Do more GPUs make it faster?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "The time of collective operations in a step, or one GPU against several at "
             "the same batch for each."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP("Checklist",
                                     "A larger batch for each GPU, fused gradients, fewer GPUs."),
         .rules = {"P03"},
         .links = {"PyTorch: Distributed Data Parallel", "NVIDIA: NCCL User Guide"},
         .weight = 0.4},
        {.id = "gpu-is-not-shared",
         .section = ChecklistSection::Machine,
         .question = FAULTLINE_TR_NOOP("Checklist", "Is the GPU used by nobody else?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "Other containers or users may not show in your list of processes: watch "
                          "utilization while your training is stopped."),
         .command = "nvidia-smi --query-gpu=utilization.gpu,memory.used --format=csv -l 1",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Agree on times, or ask for a GPU, or a MIG slice, of your own."),
         .rules = {},
         .links = {"NVIDIA: Multi-Instance GPU User Guide"},
         .weight = 0.4},
        {.id = "machine-type-fits",
         .section = ChecklistSection::Machine,
         .question = FAULTLINE_TR_NOOP("Checklist",
                                       "Has the machine enough processors and memory for its GPU?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Decoding and augmenting a detection picture costs 5 to 15 ms of one vCPU: "
             "pictures a second divided by 100 is about the vCPUs it needs."),
         .command = "gcloud compute instances describe NAME --format='value(machineType)'",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Take a machine type with more vCPUs for each GPU before a larger GPU."),
         .rules = {},
         .links = {"Google Cloud: GPU machine types"},
         .weight = 0.5},
        {.id = "disk-type-fits",
         .section = ChecklistSection::Machine,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Is the disk of a type and size that is fast enough?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "The speed of a persistent disk grows with its size: 200 GB of a standard "
             "one give 24 MB/s."),
         .command = "gcloud compute disks list --format='table(name, type, sizeGb)'",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "A balanced or SSD disk, a larger one, or a local SSD for data that can be "
             "copied again."),
         .rules = {},
         .links = {"Google Cloud: Configure disks to meet performance requirements"},
         .weight = 0.5},
        {.id = "local-disk-is-copied",
         .section = ChecklistSection::Machine,
         .question = FAULTLINE_TR_NOOP("Checklist", "Is nothing kept only on a local SSD?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "A local SSD is lost when the machine stops, is preempted or fails."),
         .command = "",
         .remedy =
             FAULTLINE_TR_NOOP("Checklist", "Write checkpoints to a bucket or a persistent disk."),
         .rules = {},
         .links = {"Google Cloud: About Local SSD disks"},
         .weight = 0.4},
        {.id = "bucket-is-near",
         .section = ChecklistSection::Machine,
         .question = FAULTLINE_TR_NOOP("Checklist", "Is the bucket in the region of the machine?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Compare both locations; across regions it is slow and costs for each byte."),
         .command = "gcloud storage buckets describe gs://BUCKET --format='value(location)'; "
                    "gcloud compute instances list --format='value(name, zone)'",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Copy the data to a bucket in the machine's region, or start the machine "
                          "where the data is."),
         .rules = {},
         .links = {"Google Cloud: Bucket locations"},
         .weight = 0.5},
        {.id = "network-suffices",
         .section = ChecklistSection::Machine,
         .question = FAULTLINE_TR_NOOP("Checklist", "Does the network carry what the input reads?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "Bytes a second of the input against the bandwidth of the machine type."),
         .command = "sar -n DEV 1",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "A machine type with more bandwidth, gVNIC, or the data on a local disk."),
         .rules = {},
         .links = {"Google Cloud: Network bandwidths and GPUs"},
         .weight = 0.3},
        {.id = "quota-suffices",
         .section = ChecklistSection::Machine,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Is there quota and stock for this GPU in the zone?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "A machine that does not start says whether quota or stock is missing."),
         .command = "gcloud compute regions describe REGION --format='json(quotas)'",
         .remedy = FAULTLINE_TR_NOOP("Checklist",
                                     "Ask for quota in time; try other zones, or a reservation."),
         .rules = {},
         .links = {"Google Cloud: Allocation quotas"},
         .weight = 0.4},
        {.id = "spot-is-known",
         .section = ChecklistSection::Machine,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Is it known whether the machine may be taken away?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Spot machines end with 30 seconds of notice; those with a GPU end at host "
             "maintenance too."),
         .command = "gcloud compute instances describe NAME "
                    "--format='value(scheduling.provisioningModel, scheduling.onHostMaintenance)'",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Checkpoints as often as you can afford to lose, and a start script that "
                          "resumes."),
         .rules = {},
         .links = {"Google Cloud: Spot VMs", "Google Cloud: Handle GPU host maintenance events"},
         .weight = 0.5},
        {.id = "main-memory-fits",
         .section = ChecklistSection::Machine,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Has the machine main memory for every worker?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "Workers are copies: memory of one times their number, and the shuffle "
                          "buffer once."),
         .command = "free -g",
         .remedy =
             FAULTLINE_TR_NOOP("Checklist", "Fewer workers, or a machine type with more memory."),
         .rules = {},
         .links = {"Google Cloud: GPU machine types"},
         .weight = 0.4},
    };
    return kItems;
}

} // namespace faultline
