# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Faults that only the fifth fresh part has, chosen by what users report; see faults.py and wording.py.

What ends a run and wrong data; faults_fresh_5_settings.py has wrong settings. Written before any recording of this
part was judged.
"""

from faults import fault
from faults_fresh_2 import OWN_CODE
from faults_fresh_5_settings import LOW_AP, NUMBER_WRONG
from wording import (
    DIVERGES, DTYPES, EXCEPTION, HANGS, NAN, NOTHING, OVERFIT, SHAPES, UNDERFIT, VAL_WORSE, either)

# Harm that no end metric shows: numbers that say something else than is true.
SURE = ("psnr-wrong-range", "metric-summed-over-ranks", "padded-on-the-right")

EMPTY_MASK = ["(?:dice|iou|overlap) ~ (?:zero|0\\b|low|near|poor|stay|stuck|never)", "(?:predict\\w*|output\\w*|"
      "learn\\w*) ~ (?:background|empty|nothing)", "collapse\\w*"]

# What ends a run
fault("boxes-xywh", "boxes are left, top, width and height as COCO has them, where the detector takes two corners",
      "at the first batch", "boxes are in another format than the detector takes (x, y, width, height instead of x1, "
      "y1, x2, y2)", "the run ended with an exception: a box has no positive width or height; bad annotations",
      ("(?:xywh|xyxy|cxcywh)", "(?:box(?:es)?|coordinates?|annotations?|targets?) ~ (?:format|convention|order|"
      "corners?|coco|x1|x_?max|convert\\w*|swapped)", "(?:format|convention|order) ~ (?:box(?:es)?|coordinates?)",
       "(?:width|w) (?:and|,) (?:height|h) ~ (?:instead|where|not|corner|x2|as)", "corners? ~ (?:width|height|"
       "instead)"),
      ("(?:box(?:es)?|width|height|annotations?|targets?|area)\\w* ~ (?:degenerate|zero|negative|non-?positive|not "
      "positive|invalid|positive|empty)", "(?:degenerate|invalid|zero[- ]\\w+|negative|empty) (?:bounding )?box",
       "(?:bad|corrupt|broken|wrong|invalid) (?:annotations?|<labels>|data)", EXCEPTION))
fault("collate-missing", "the loader has no collate function, so images with other numbers of boxes cannot be stacked",
      "at the first batch", "samples of different sizes cannot be stacked to a batch: a collate_fn is missing",
      "the run ended with an exception in the loader; shapes do not match",
      ("collat\\w*", "(?:stack|batch)\\w* ~ (?:equal|same|differ\\w*|var(?:y|ies|ying|iable)|unequal|uneven|number "
      "of (?:boxes|objects)|sizes?|shapes?|lengths?)", "(?:differ\\w*|var(?:y|ies|ying|iable)|unequal|uneven|"
      "inconsistent) (?:\\w+ ){0,3}(?:boxes|objects|sizes?|shapes?|lengths?) ~ (?:stack|batch|samples?|items?|images?)",
       "(?:samples?|items?|targets?|images?|boxes) ~ (?:differ\\w*|unequal|uneven|not (?:\\w+ )?(?:same|equal)|"
       "var(?:y|ies|ying|iable)) ~ (?:sizes?|shapes?|lengths?|numbers?|stack|batch)", "cannot be (?:stacked|batched)"),
      (SHAPES, EXCEPTION, "(?:data ?)?loader"))
fault("target-size-differs", "masks have no axis of classes, the network's output has one", "at the first batch",
      "the target has another shape than the output (an axis is missing: no one-hot classes or channel)",
      "the run ended with an exception in the loss; shapes do not match",
      (either("(?:targets?|masks?|<labels>)", "(?:size|shapes?|dimension\\w*|ax[ie]s|channels?|one-?hot)"),
       "(?:size|shape|dimension)s? of (?:the )?(?:targets?|outputs?|masks?|<labels>)",
       "(?:outputs?|logits|predictions?) ~ (?:targets?|masks?|<labels>) ~ (?:shapes?|sizes?|match|differ)",
       "unsqueeze|one-?hot", "(?:wrong|other|unsuitable) loss ~ (?:class|multi)", SHAPES), (EXCEPTION, OWN_CODE))
fault("embeddings-not-resized", "a token was added to the tokenizer, but the embeddings of the network were not "
      "resized",
      "at the first batch", "a token's number is beyond the embedding table (vocabulary larger than the embedding)",
      "the run ended with an exception: an index is out of range",
      ("embedding\\w* ~ (?:resiz\\w*|too (?:small|few)|smaller|rows?|out of|outside|beyond|exceed\\w*|size|range|"
      "fewer|vocab\\w*|tokens?|index|ids?|only|not)", "resize_token_embeddings", "(?:vocab\\w*|tokens?|tokeni[sz]er|"
      "word|input ids?|ids?|indices|index) ~ (?:embedding|vocab\\w*|input_dim|larger than|beyond|more than)",
       "(?:token|input|word)\\w* (?:ids?|index|indices) ~ (?:out of|outside|beyond|exceed\\w*|larger|too (?:large|"
       "high))",
       "vocab(?:ulary)?[-_ ]?size"),
      ("(?:index|indices|ids?) ~ (?:out of|outside|beyond|exceed\\w*|range|bounds)", EXCEPTION))
fault("no-labels-given", "the data set gives no labels, so the model returns no loss", "at the first batch",
      "labels are missing in the batches, so the model returns no loss", "the run ended with an exception in the "
      "Trainer",
      (either("(?:<labels>|label_names|key)", "(?:missing|none|no\\b|without|absent|not (?:\\w+ )?(?:given|passed|"
      "provided|included|present|contain)|lack\\w*|need\\w*|dropped|removed|column|batch|inputs?)"),
       "(?:no|without|missing|lacks?) (?:\\w+ ){0,2}<labels>", "(?:model|forward|it) ~ (?:not|no|never|\\w+n't) "
       "(?:\\w+ ){0,3}(?:return|comput|give|produce|calculate)?\\w* ?(?:a |any )?loss", "(?:no|without a?) loss ~ "
       "(?:return|model|output|comput)"), (EXCEPTION, "<loss> ~ (?:missing|not|absent|none)"))
fault("text-not-vectorised", "texts are given to the network as strings; the vectorisation was left out",
      "at the first batch", "the inputs are strings where the network takes numbers (texts were not vectorised)",
      "the run ended with an exception in the network; types do not fit",
      ("string\\w* ~ (?:float|int\\w*|number|cast|input|dtype|embedding|tensor|numeric|convert|vectori[sz])",
       "(?:inputs?|texts?|data|features?|reviews?|dtype|cast\\w*|type) ~ strings?", "(?:texts?|inputs?|reviews?|"
       "words?) ~ (?:not|never|without|raw|\\w+n't) ~ (?:vectori[sz]\\w*|tokeni[sz]\\w*|encod\\w*|convert\\w*|"
       "numbers?|numeric\\w*|integers?|ids)", "(?:raw|unprocessed|plain) (?:texts?|strings?)", "(?:vectori[sz]\\w*|"
       "tokeni[sz]\\w*) ~ (?:missing|not|skipped|left out|never|before|first|forgotten)"), (DTYPES, EXCEPTION))
fault("record-corrupted", "a part of the TFRecord file was overwritten", "in the first epoch",
      "a record of the data file is corrupted (truncated or damaged TFRecord)", "the run ended with an exception "
      "when data were read", ("(?:records?|tfrecords?|file|data(?: ?set)?|bytes|shard)\\w* ~ (?:corrupt\\w*|"
      "damag\\w*|truncat\\w*|broken|incomplete|unreadable|bad|invalid|checksum|crc)", "(?:corrupt\\w*|damaged|"
      "truncated|broken|incomplete|bad|invalid) (?:\\w+ ){0,2}(?:records?|tfrecords?|files?|data|input|"
      "shard)", "data ?loss ?error|crc|checksum"),
      (EXCEPTION, "(?:read|load|input)\\w* ~ (?:data|file|pipeline|error|fail)"))
fault("donated-buffer", "weights whose buffers were donated to a compiled step are used again", "in the third step",
      "an array is used after its buffer was donated (donate_argnums) to a compiled function",
      "the run ended with an exception: an array has been deleted",
      ("donat\\w*", "(?:arrays?|buffers?|weights|parameters|tree|tensors?) ~ (?:delet\\w*|freed|reus\\w*|used again|"
      "after (?:it|they)|stale|invalidated|old)", "(?:deleted|freed|stale|invalidated) (?:\\w+ )?(?:arrays?|buffers?|"
      "weights|parameters)"), (EXCEPTION, OWN_CODE, "jit\\b|jax\\b"))
fault("tree-mismatch", "the state of the optimizer was made for a tree without the head", "at the first step",
      "the tree of the optimizer's state does not fit the tree of weights or gradients (another structure or missing "
      "keys)", "the run ended with an exception in the optimizer",
      ("(?:py)?trees? ~ (?:mismatch\\w*|structure|not (?:\\w+ )?(?:match|fit|same)|differ\\w*|keys?|\\w+n't|disagree)",
       "(?:dict\\w*|keys?|structure)\\w* ~ (?:mismatch\\w*|differ\\w*|missing|not (?:\\w+ )?(?:match|fit|same)|extra|"
       "absent|unexpected)", "(?:mismatch\\w*|different|inconsistent|missing) (?:\\w+ ){0,3}(?:pytrees?|trees?|"
       "structures?|keys?)", "(?:<opt>(?: state)?|init\\w*) ~ (?:other|different|another|subset|part of|wrong|"
       "without|not (?:\\w+ )?(?:match|fit|cover)|mismatch\\w*|head)", "head ~ (?:missing|not|absent|"
       "<opt>)"), (EXCEPTION, "<opt>"))
fault("policy-does-not-fit", "a policy for vectors is used where observations are a dict", "at the start",
      "the policy does not fit the space of observations (MultiInputPolicy is needed for a dict)",
      "the run ended with an exception at the start; a wrong setting",
      ("multi-?input-?policy|mlp-?policy", "polic(?:y|ies) ~ (?:observation|dict\\w*|space|not (?:\\w+ )?(?:fit|"
      "match|support|suit)|wrong|unsuitable|incompatib\\w*|mismatch\\w*)", "dict\\w* (?:\\w+ )?(?:observations?|space)",
       "observations?(?: space)? ~ (?:dict\\w*|polic\\w*)", "(?:wrong|unsuitable|other|different) policy"),
      (EXCEPTION, "config\\w*|settings"))
fault("sampled-too-early", "learning begins before the first episode has ended, from which hindsight would draw",
      "after the first steps", "learning_starts is smaller than an episode, so the replay buffer (HER) has no whole "
      "episode to sample from", "the run ended with an exception when the buffer was sampled",
      ("learning[-_ ]starts?", "(?:learn\\w*|train\\w*|sampl\\w*|updates?) ~ (?:too early|before|no (?:complete|"
      "finished|whole|full)|first episode|end of)", "(?:buffer|episodes?|her\\b|hindsight) ~ (?:empty|no (?:complete|"
      "finished|whole|full)|not (?:\\w+ )?(?:complete\\w*|finished|ended|enough|whole)|unfinished|before|incomplete|"
      "too (?:few|early))"),
      (EXCEPTION, "(?:replay )?buffer|hindsight|her\\b"))
fault("main-guard-missing", "the script starts processes outside of `if __name__ == \"__main__\"`", "at the start",
      "processes are spawned while the main module is imported: the guard `if __name__ == '__main__'` is missing",
      "the run ended with an exception when processes were started",
      ("__main__|__name__|main[- ](?:guard|module|block|idiom)", "guard", "bootstrap\\w*", "freeze_support",
       "(?:import\\w*|module) ~ (?:again|spawn\\w*|start\\w* (?:\\w+ )?process\\w*|each (?:child|process|worker))"),
      (EXCEPTION, "(?:spawn|start|launch)\\w* ~ (?:process\\w*|workers?|child\\w*)", "(?:process|worker|child|"
      "rank)\\w* ~ (?:fail|died|exit|crash|start|error|spawn)"))
fault("collective-on-one-rank", "only the first process asks for the sum of a metric", "after the first epoch",
      "a collective is called on one rank only (all_reduce under `if rank == 0`), so the ranks' calls do not match",
      "the run hangs or ends with an error of the collective",
      ("(?:collectives?|all-?_?reduce|barrier|call)\\w* ~ (?:only|one rank|rank 0|not (?:all|every|each)|single|some|"
      "other ranks?|mismatch\\w*|order|different|out of (?:step|sync)|apart|desynchroni[sz])", "(?:only|one|single|"
      "first) (?:\\w+ ){0,2}<rank> ~ (?:<collective>|call|reduc|wait|enter)", "<rank> ~ (?:not (?:\\w+ "
      "){0,3}(?:match|same|join|call|enter|reach)|different (?:collective|order|operation|call)|out of (?:step|sync)|"
      "disagree|mismatch\\w*|desynchroni[sz]\\w*)", "(?:mismatch\\w*|unmatched|different|desynchroni[sz]\\w*) "
      "(?:\\w+ )?(?:collective|call|all-?_?reduce|sizes?|order)"), (HANGS, EXCEPTION, "<collective>", "<rank> ~ "
      "(?:fail|wait|error|connection|closed)"))
fault("window-longer-than-data", "a window of history and forecast is longer than the validation part of the series",
      "at the start", "the series (or its validation part) is shorter than the window of history and forecast",
      "the run ended with an exception: a data set's length is negative",
      ("(?:window|horizon|seq_?len|pred_?len|forecast|sequence|history|context|look-?back|prediction)\\w* ~ "
      "(?:long\\w*|large\\w*|exceed\\w*|more than|too|beyond|does not fit|\\w+n't fit|than)", "(?:series|data "
      "?(?:set)?|split|part|validation|rows?)\\w* ~ (?:too (?:short|small|few)|short\\w* than|few\\w* than|small\\w* "
      "than|not enough|less than|insufficient)", "(?:too (?:short|few|small)|not enough|insufficient) (?:\\w+ "
      ")?(?:series|data|rows?|validation|hours|split|time steps)", "(?:negative|no|zero) (?:\\w+ )?(?:length|"
      "windows?|samples?|examples?)", "__len__|length ~ (?:negative|>= ?0|below|less)"), (EXCEPTION, "(?:data ?set|"
      "loader|config\\w*|settings)"))
fault("dates-unparsable", "dates in the file are written otherwise than the setting says", "at the start",
      "dates of the data file do not match the format that is set", "the run ended with an exception when data were "
      "read",
      (either("(?:dates?|time ?stamps?|date-?time|time data)", "(?:formats?|pars\\w*|match\\w*|written|convert\\w*|"
      "unreadable|day ?first)"), "date[-_]?format|day[- ]?first|strptime|to_datetime"),
      (EXCEPTION, "(?:read|load|data|file|csv)\\w* ~ (?:fail|error|format|pars|wrong)"))

# Wrong data
fault("zero-variance", "one column never changes, so its deviation by which it is divided is zero", "from the first "
      "step",
      "a column is constant: scaling divides by a deviation of zero", "the loss is NaN from the start; inputs are "
      "NaN; a checkpoint is missing at the end", ("(?:columns?|features?|inputs?|holiday|variables?) ~ (?:constant|"
      "never chang\\w*|no (?:variance|variation|spread)|zero (?:variance|std|deviation|spread)|same value|all zeros?|"
      "std)",
      "(?:std|deviation|variance|spread|scale) ~ (?:zero|0\\b)", "(?:zero|no|vanishing) (?:std|standard deviation|"
      "variance|spread|deviation)", "(?:divi\\w*) ~ (?:zero|0\\b)", "constant (?:column|feature|input)"),
      (NAN, EXCEPTION, DIVERGES, "(?:best\\.pth|checkpoint|file) ~ (?:missing|not|never|absent)"))
fault("crops-empty", "patches are cut at borders only, where the organ hardly is", "over the whole run",
      "training patches hardly contain foreground (the organ); foreground is not sampled",
      "the network predicts background; Dice stays at zero; classes are out of balance",
      ("(?:patch|crop|sampl|window)\\w* ~ (?:no\\b|without|hardly|rarely|few|only|miss\\w*|never|lack|empty|"
      "background|border|foreground|too small|small)", "(?:foreground|organ|gland|target|positive)\\w* ~ (?:never|"
      "not|hardly|rarely|absent|missing|too (?:few|little|rare)|under-?sampled|ratio|<zero>|few)", "(?:foreground|"
      "positive)[-_ ]?ratio",
       "(?:no|few|missing|without|rare|hardly any) (?:\\w+ )?(?:foreground|positives?|organ|gland)"),
      (EMPTY_MASK, "(?:imbalanc|balance|dominat)\\w*", NOTHING, VAL_WORSE, OVERFIT))
fault("window-wrong", "the window of densities lies above the organ, so the organ and its surrounding are both cut "
      "to zero",
      "over the whole run", "the intensity window cuts off the values of the organ (wrong clipping range)",
      "inputs are nearly constant; Dice stays at zero; nothing is learned",
      ("(?:intensity|hu|density|densities|value|clip\\w*|grey|gray)[-_ ]?(?:window|range|clip|level|limit|scal)\\w*",
       "window ~ (?:wrong|cut|clip|above|outside|miss|exclude|too|narrow|not|does|remove|hide)", "clipp\\w* ~ "
       "(?:inputs?|values?|range|zero|away|organ|almost|most|nearly)", "<inputs> ~ (?:nearly|almost|mostly|all|"
       "constant|blank|empty) ~ (?:zero|constant|0\\b|clipped|blank|cut|identical|black)", "(?:blank|constant|"
       "all-?zero|empty|black) <inputs>",
       "(?:training )?values ~ (?:zero|0\\b|constant|clipped|blank)"), (EMPTY_MASK, NOTHING, UNDERFIT))
fault("stale-cache", "volumes of the training come from a cache that was made with another window of densities",
      "over the whole run", "the training uses a cache of an earlier preparation whose settings are others (stale "
      "cache)",
      "validation is worse than training; inputs of training and validation differ",
      ("(?:cache|cached|stale|outdated)\\w*", "(?:earlier|old|previous|former|other) (?:preparation|preprocess\\w*|"
      "window|settings)", "(?:window|preprocess\\w*|prepar\\w*|normali[sz]\\w*|scal\\w*|intensit\\w*) ~ "
      "(?:differ\\w*|other|another|mismatch\\w*|not (?:\\w+ )?(?:same|match)|inconsistent|skipped)"),
      (VAL_WORSE, EMPTY_MASK, "(?:train\\w*|validation) ~ (?:distribution|shift|differ|mismatch)", OVERFIT))
fault("class-not-in-yaml", "classes of the label files begin at one, the file of the data names three from zero, so "
      "images with the third are left out", "over the whole run", "class numbers of the labels do not fit the names "
      "of the data file (numbers begin at one, images are ignored as corrupt)", "images are ignored; mAP is low",
      ("(?:<labels>|class(?:es)?|class (?:ids?|numbers?|ind\\w+)|names|nc\\b|dataset) ~ (?:exceed\\w*|out of|outside|"
      "beyond|not (?:\\w+ )?(?:fit|match)|off[- ]by[- ]one|begin|start|from one|too (?:few|large|high)|mismatch\\w*|"
      "larger|more than|count)", "(?:images?|labels?|files?|annotations?) ~ (?:ignored|skipped|corrupt\\w*|dropped|"
      "left out|discard\\w*|rejected)", "(?:corrupt|ignored|skipped|invalid) (?:\\w+ )?(?:images?|labels?|"
      "annotations?)"), (LOW_AP, NOTHING))
fault("eos-masked", "the token for padding is the end token, and all padding is hidden from the loss, so the end is "
      "never learned", "over the whole run", "the model never learns to stop: the end token is used as padding and "
      "masked out of the labels", "generated answers are wrong although the loss is low; the metric stays at zero",
      ("(?:pad(?:ding)?|pad[-_ ]token)\\b ~ (?:eos|end|</s>|same|equal|identical)", "(?:eos|end(?:[- ]of[- "
      "]\\w+)?(?: token)?|</s>|stop) ~ (?:pad\\w*|mask\\w*|ignored|never|not (?:\\w+ )?(?:learn|train|seen|labels)|"
      "hidden|-100|excluded)",
       "(?:never|not|\\w+n't) (?:\\w+ ){0,3}(?:stop|end|terminat\\w*)", "(?:stop|end|terminat)\\w* ~ (?:generat\\w*|"
       "never)"),
      (["generat\\w* ~ (?:wrong|fail|zero|0\\b|bad|not)", "(?:gen_exact|exact|metric|accuracy) ~ (?:zero|0\\b|"
      "constant|flat|never|stays?|stuck)"], NUMBER_WRONG, NOTHING))
fault("shifted-twice", "labels are shifted by one before the model shifts them again", "over the whole run",
      "labels are shifted twice (by hand and within the model), so the token after the next is learned",
      "generated answers are wrong although the loss falls; the metric stays at zero",
      ("(?:<labels>|tokens?|targets?) ~ (?:shift\\w*|off[- ]by[- ]one|mis-?aligned|moved|one (?:position|place|token|"
      "step)|displaced)", "shift\\w* ~ (?:twice|again|double|<labels>|already|two|itself|internally)", "(?:shifted|"
      "mis-?aligned|displaced) <labels>", "(?:double|second|extra) shift"),
      (["generat\\w* ~ (?:wrong|fail|zero|0\\b|bad|not)", "(?:gen_exact|exact|metric|accuracy) ~ (?:zero|0\\b|"
      "constant|flat|never|stays?|stuck|low)"], NUMBER_WRONG, NOTHING, ["<labels> ~ wrong|wrong <labels>"]))
