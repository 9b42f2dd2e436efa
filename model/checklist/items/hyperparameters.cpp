// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checklist/items/items.h"
#include "model/core/text_marker.h"

namespace faultline {

std::span<const ChecklistItem> hyperparametersItems()
{
    static const std::vector<ChecklistItem> kItems{
        {.id = "loss-is-finite",
         .section = ChecklistSection::Hyperparameters,
         .question = FAULTLINE_TR_NOOP("Checklist", "Is every loss a finite number?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "The first step whose loss is NaN or infinite, and which of the losses it "
             "was."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Look for the record behind it first, then at half precision, then at the "
             "learning rate."),
         .rules = {"O01"},
         .links = {"TensorFlow: tf.debugging.enable_check_numerics",
                   "PyTorch: Automatic Mixed Precision package"},
         .weight = 0.9},
        {.id = "loss-stays-down",
         .section = ChecklistSection::Hyperparameters,
         .question = FAULTLINE_TR_NOOP("Checklist", "Does the loss stay down once it has fallen?"),
         .howTo =
             FAULTLINE_TR_NOOP("Checklist", "The last windows of the loss against its minimum."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Go on from a checkpoint before it rose, with a third of the learning rate."),
         .rules = {"O02"},
         .links = {"Deep Learning Tuning Playbook"},
         .weight = 0.8},
        {.id = "loss-is-steady",
         .section = ChecklistSection::Hyperparameters,
         .question = FAULTLINE_TR_NOOP("Checklist", "Is the loss free of spikes?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "The early steps, and single points far above their neighbours."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Warm up for longer; clip gradients at what is usual for them; lower the "
                          "learning rate last."),
         .rules = {"O03"},
         .links = {"Deep Learning Tuning Playbook"},
         .weight = 0.5},
        {.id = "learning-rate-fits-batch",
         .section = ChecklistSection::Hyperparameters,
         .question = FAULTLINE_TR_NOOP("Checklist",
                                       "Does the learning rate fit the batch and the optimizer?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "Compare learning rate and batch with those that the model was published "
                          "with."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP("Checklist",
                                     "Scale the learning rate with the batch; warm up to it."),
         .rules = {"O04"},
         .links = {"TensorFlow 2 Detection Model Zoo", "Deep Learning Tuning Playbook"},
         .weight = 0.8},
        {.id = "schedule-fits-length",
         .section = ChecklistSection::Hyperparameters,
         .question = FAULTLINE_TR_NOOP("Checklist", "Do schedule and length of the run agree?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "Steps of the warm-up and decay against the steps of the run; the logged "
                          "learning rate is the proof."),
         .command = "",
         .remedy =
             FAULTLINE_TR_NOOP("Checklist", "Give schedule and run the same number of steps."),
         .rules = {"O05"},
         .links = {"Deep Learning Tuning Playbook"},
         .weight = 0.6},
        {.id = "model-learns",
         .section = ChecklistSection::Hyperparameters,
         .question = FAULTLINE_TR_NOOP("Checklist", "Does the model learn at all?"),
         .howTo = FAULTLINE_TR_NOOP("Checklist",
                                    "The trend of the loss over the first third of the run."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Try to overfit one batch: if that fails, the fault is in model, loss or "
                          "data."),
         .rules = {"O06"},
         .links = {"Stanford CS231n: Neural Networks Part 3"},
         .weight = 0.8},
        {.id = "still-improving",
         .section = ChecklistSection::Hyperparameters,
         .question = FAULTLINE_TR_NOOP("Checklist", "Does it improve until the end?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "The validation loss over the last fifth, and whether the learning rate has "
             "decayed."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP("Checklist", "Decay the learning rate, or stop."),
         .rules = {"O07"},
         .links = {"Deep Learning Tuning Playbook"},
         .weight = 0.4},
        {.id = "no-overfitting",
         .section = ChecklistSection::Hyperparameters,
         .question = FAULTLINE_TR_NOOP("Checklist",
                                       "Does the validation improve as long as the training does?"),
         .howTo = FAULTLINE_TR_NOOP("Checklist", "The validation loss since its minimum."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Take the checkpoint of the best evaluation; augment more, or add weight "
                          "decay."),
         .rules = {"O08"},
         .links = {"TensorFlow: Overfit and underfit"},
         .weight = 0.6},
        {.id = "run-length",
         .section = ChecklistSection::Hyperparameters,
         .question = FAULTLINE_TR_NOOP("Checklist", "Is the run as long as it should be?"),
         .howTo = FAULTLINE_TR_NOOP("Checklist", "Where in the run the best evaluation is."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Set the number of steps that the curve asks for, and the schedule with it."),
         .rules = {"O09"},
         .links = {"Deep Learning Tuning Playbook"},
         .weight = 0.4},
        {.id = "gradients-are-healthy",
         .section = ChecklistSection::Hyperparameters,
         .question = FAULTLINE_TR_NOOP("Checklist", "Do gradients reach every layer that trains?"),
         .howTo = FAULTLINE_TR_NOOP("Checklist", "Histograms or norms of gradients by layer."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP("Checklist",
                                     "Check initialization and normalization; clip what explodes."),
         .rules = {"O10"},
         .links = {"PyTorch: torch.nn.utils.clip_grad_norm_"},
         .weight = 0.4},
        {.id = "update-size",
         .section = ChecklistSection::Hyperparameters,
         .question = FAULTLINE_TR_NOOP("Checklist", "Are updates a sensible part of the weights?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "The ratio of update to weight, or how many steps are clipped."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Move the learning rate by the factor that is missing; set the clip at the "
             "usual norm of gradients."),
         .rules = {"O11"},
         .links = {"Stanford CS231n: Neural Networks Part 3"},
         .weight = 0.4},
        {.id = "checkpoint-is-used",
         .section = ChecklistSection::Hyperparameters,
         .question = FAULTLINE_TR_NOOP(
             "Checklist", "Are the weights of the fine-tuning checkpoint really used?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "The console tells which weights were not restored; the first loss tells "
                          "whether it began from scratch."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Set the type of the checkpoint to what it holds, and the path to its prefix."),
         .rules = {"O12"},
         .links = {"TensorFlow 2 Object Detection API: Training and Evaluation"},
         .weight = 0.7},
        {.id = "metric-follows-loss",
         .section = ChecklistSection::Hyperparameters,
         .question = FAULTLINE_TR_NOOP("Checklist", "Does the metric rise while the loss falls?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "Metric and loss on one axis; a metric of -1 for a size of objects means "
                          "that there are none."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Check label map and classes of the evaluation, the order of coordinates, "
             "and that the evaluation reads anything."),
         .rules = {"O13"},
         .links = {"COCO: Detection Evaluation"},
         .weight = 0.7},
        {.id = "losses-are-balanced",
         .section = ChecklistSection::Hyperparameters,
         .question = FAULTLINE_TR_NOOP("Checklist", "Are the terms of the loss in balance?"),
         .howTo = FAULTLINE_TR_NOOP("Checklist", "The share of each term in the total."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP("Checklist",
                                     "Weigh the terms; look at what the term that stays is about."),
         .rules = {"O14"},
         .links = {"TensorFlow 2 Object Detection API: Configure Jobs"},
         .weight = 0.4},
        {.id = "one-batch-overfits",
         .section = ChecklistSection::Hyperparameters,
         .question = FAULTLINE_TR_NOOP("Checklist", "Can the model overfit a single batch?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Train on ten pictures without augmentation for some hundred steps: the loss "
             "must go close to 0."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "If it does not, the fault is in the model, the loss or the way labels are "
             "read; no schedule repairs that."),
         .rules = {},
         .links = {"A Recipe for Training Neural Networks"},
         .weight = 0.5},
        {.id = "noise-is-known",
         .section = ChecklistSection::Hyperparameters,
         .question = FAULTLINE_TR_NOOP("Checklist",
                                       "Is the difference larger than what another seed gives?"),
         .howTo = FAULTLINE_TR_NOOP("Checklist",
                                    "Run the same configuration twice with different seeds."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Believe only what is larger than the difference of these two."),
         .rules = {},
         .links = {"Deep Learning Tuning Playbook"},
         .weight = 0.2},
    };
    return kItems;
}

} // namespace faultline
