// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checklist/items/items.h"
#include "model/core/text_marker.h"

namespace faultline {

std::span<const ChecklistItem> environmentItems()
{
    static const std::vector<ChecklistItem> kItems{
        {.id = "gpu-is-used",
         .section = ChecklistSection::Environment,
         .question = FAULTLINE_TR_NOOP("Checklist", "Does the training run on the GPU?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "The first lines of the console name the devices and the libraries that "
                          "could not be loaded."),
         .command = "python -c \"import tensorflow as tf; "
                    "print(tf.config.list_physical_devices('GPU'))\"",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Install the version of the library that is named as missing."),
         .rules = {"E01"},
         .links = {"TensorFlow: Install TensorFlow with pip"},
         .weight = 0.9},
        {.id = "versions-match",
         .section = ChecklistSection::Environment,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Do framework, CUDA, cuDNN and driver go together?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Compare with the table of tested builds; the driver must not be older than "
             "the runtime."),
         .command = "nvidia-smi; pip list",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Pin the versions that the finding names, or take a container that has them."),
         .rules = {"E02"},
         .links = {"TensorFlow: Build from source (tested build configurations)",
                   "NVIDIA: CUDA Compatibility"},
         .weight = 0.7},
        {.id = "packages-match",
         .section = ChecklistSection::Environment,
         .question = FAULTLINE_TR_NOOP("Checklist", "Do the Python packages go together?"),
         .howTo =
             FAULTLINE_TR_NOOP("Checklist", "The traceback's deepest frame names the package."),
         .command = "pip check",
         .remedy = FAULTLINE_TR_NOOP("Checklist", "Pin the version that the finding names."),
         .rules = {"E03"},
         .links = {"pip: pip check"},
         .weight = 0.6},
        {.id = "config-fits-program",
         .section = ChecklistSection::Environment,
         .question = FAULTLINE_TR_NOOP("Checklist",
                                       "Is the configuration one of this program, and complete?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Unknown fields, files that are not there, places still to be filled in."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP("Checklist", "Correct the line that the finding shows."),
         .rules = {"E04"},
         .links = {"TensorFlow 2 Object Detection API: Configure Jobs"},
         .weight = 0.8},
        {.id = "driver-stays",
         .section = ChecklistSection::Environment,
         .question = FAULTLINE_TR_NOOP("Checklist", "Is the driver kept from updating itself?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "Unattended upgrades replace the user libraries under a running kernel "
                          "module; then new processes see no GPU."),
         .command = "cat /proc/driver/nvidia/version; grep -i nvidia /var/log/apt/history.log",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Hold the driver's packages, or update and restart on purpose."),
         .rules = {},
         .links = {"Google Cloud: Install GPU drivers", "NVIDIA: Driver Installation Guide"},
         .weight = 0.4},
        {.id = "container-is-pinned",
         .section = ChecklistSection::Environment,
         .question = FAULTLINE_TR_NOOP(
             "Checklist", "Is the image of the container named by a digest, not by latest?"),
         .howTo = FAULTLINE_TR_NOOP("Checklist",
                                    "Look at the FROM line and at what the job really pulled."),
         .command = "docker image inspect --format '{{index .RepoDigests 0}}' IMAGE",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Name the digest, and keep the list of packages with the run."),
         .rules = {},
         .links = {"Docker: Building best practices"},
         .weight = 0.2},
    };
    return kItems;
}

} // namespace faultline
