// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checklist/items/items.h"
#include "model/core/text_marker.h"

namespace faultline {

std::span<const ChecklistItem> dataItems()
{
    static const std::vector<ChecklistItem> kItems{
        {.id = "boxes-are-valid",
         .section = ChecklistSection::Data,
         .question = FAULTLINE_TR_NOOP("Checklist", "Is every ground-truth box valid?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "The Data page counts boxes that are reversed, outside the picture, not "
                          "normalized or no numbers."),
         .command = "faultline-cli dataset PATH",
         .remedy = FAULTLINE_TR_NOOP("Checklist",
                                     "Train on the repaired copy that the Data page writes."),
         .rules = {"D01"},
         .links = {"TensorFlow 2 Object Detection API: Preparing Inputs"},
         .weight = 0.9},
        {.id = "classes-agree",
         .section = ChecklistSection::Data,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Do label map, ids and number of classes agree?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "Compare the ids in the records with the label map and num_classes."),
         .command = "faultline-cli dataset PATH --label-map FILE",
         .remedy = FAULTLINE_TR_NOOP("Checklist",
                                     "Correct the label map or num_classes; ids begin at 1."),
         .rules = {"D02"},
         .links = {"TensorFlow 2 Object Detection API: Preparing Inputs"},
         .weight = 0.8},
        {.id = "classes-are-balanced",
         .section = ChecklistSection::Data,
         .question = FAULTLINE_TR_NOOP("Checklist",
                                       "Has every class enough boxes, in training and validation?"),
         .howTo = FAULTLINE_TR_NOOP("Checklist", "The histogram of classes on the Data page."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Collect more of the rare ones, sample them more often, or use a focal loss."),
         .rules = {"D03"},
         .links = {"TensorFlow: Classification on imbalanced data"},
         .weight = 0.4},
        {.id = "no-boxes-dropped",
         .section = ChecklistSection::Data,
         .question = FAULTLINE_TR_NOOP("Checklist", "Is no box dropped by a limit?"),
         .howTo = FAULTLINE_TR_NOOP("Checklist",
                                    "The most boxes of a picture against max_number_of_boxes."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP("Checklist", "Raise the limit."),
         .rules = {"D04"},
         .links = {"TensorFlow 2 Object Detection API: Configure Jobs"},
         .weight = 0.4},
        {.id = "objects-fit-anchors",
         .section = ChecklistSection::Data,
         .question = FAULTLINE_TR_NOOP("Checklist",
                                       "Are objects large enough, and do the anchors fit them?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Sizes of the boxes after resizing, and the overlap with the best anchor."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Train at a larger size or on tiles; take scales and ratios from the boxes."),
         .rules = {"D05"},
         .links = {"TensorFlow 2 Object Detection API: Configure Jobs"},
         .weight = 0.5},
        {.id = "splits-are-apart",
         .section = ChecklistSection::Data,
         .question = FAULTLINE_TR_NOOP("Checklist",
                                       "Are training and validation free of the same pictures?"),
         .howTo =
             FAULTLINE_TR_NOOP("Checklist", "Equal and nearly equal pictures across the splits."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP("Checklist", "Split by scene, video or day, not by picture."),
         .rules = {"D06"},
         .links = {"scikit-learn: Common pitfalls and recommended practices"},
         .weight = 0.5},
        {.id = "pictures-are-readable",
         .section = ChecklistSection::Data,
         .question = FAULTLINE_TR_NOOP(
             "Checklist",
             "Can every picture be read, and has it the range that the model expects?"),
         .howTo =
             FAULTLINE_TR_NOOP("Checklist", "The Data page opens every picture when asked to."),
         .command = "faultline-cli dataset PATH",
         .remedy = FAULTLINE_TR_NOOP("Checklist",
                                     "Convert or leave out the odd ones; fix the preprocessing."),
         .rules = {"D07"},
         .links = {"TensorFlow: Load and preprocess images"},
         .weight = 0.5},
        {.id = "labels-were-looked-at",
         .section = ChecklistSection::Data,
         .question = FAULTLINE_TR_NOOP(
             "Checklist", "Have you looked at a hundred random pictures with their boxes?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "Batches of the Data page show what the model sees, after augmentation."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Correct the labels; a convention that changed between labellers is worse "
             "than noise."),
         .rules = {},
         .links = {"A Recipe for Training Neural Networks"},
         .weight = 0.5},
        {.id = "labels-are-complete",
         .section = ChecklistSection::Data,
         .question = FAULTLINE_TR_NOOP("Checklist", "Is every object of the classes labelled?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Run the last model over the training pictures: confident boxes without a "
             "label are missing labels."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Label them, or leave those pictures out: they teach that objects are "
                          "background."),
         .rules = {},
         .links = {"COCO: Detection Evaluation"},
         .weight = 0.4},
        {.id = "validation-is-representative",
         .section = ChecklistSection::Data,
         .question = FAULTLINE_TR_NOOP(
             "Checklist", "Does the validation set look like what the model will be used on?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist", "Compare camera, time of day, distance and share of empty pictures."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist",
             "Choose the validation set from the place of use; the metric means nothing "
             "otherwise."),
         .rules = {},
         .links = {"Google: Rules of Machine Learning"},
         .weight = 0.3},
        {.id = "data-version-is-known",
         .section = ChecklistSection::Data,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "Is it the version of the data that you think?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Compare the number of records and the time of the files with your notes; a "
             "checksum is better."),
         .command = "find DATA -name '*.record*' -exec sha256sum {} +",
         .remedy = FAULTLINE_TR_NOOP("Checklist",
                                     "Keep a version in the name of the folder, never overwrite."),
         .rules = {},
         .links = {"TensorFlow Datasets: Datasets versioning"},
         .weight = 0.3},
        {.id = "data-may-be-used",
         .section = ChecklistSection::Data,
         .question =
             FAULTLINE_TR_NOOP("Checklist", "May pictures and labels be used for this purpose?"),
         .howTo = FAULTLINE_TR_NOOP(
             "Checklist",
             "Read the licence of the pictures and, apart from it, that of the labels; "
             "public sets often have two."),
         .command = "",
         .remedy = FAULTLINE_TR_NOOP(
             "Checklist", "Replace what may not be used before the model is trained on it."),
         .rules = {},
         .links = {"Creative Commons: About CC Licenses"},
         .weight = 0.1},
    };
    return kItems;
}

} // namespace faultline
