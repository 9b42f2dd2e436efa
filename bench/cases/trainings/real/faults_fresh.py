# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Faults that only the fresh part has; see faults.py. Each also says how a diagnosis may be worded.

`keywords_right` and `keywords_partly` are regular expressions, case ignored. Written before any
recording was judged.
"""

from faults import FAULTS

# Harm that no end metric shows.
SURE = ("nan-in-validation", "two-runs-one-folder", "resumed-from-old-checkpoint")


def fault(name, put_in, shows, right, partly, keywords_right, keywords_partly):
    FAULTS[name] = {"put_in": put_in, "shows": shows, "right": right, "partly": partly,
                    "keywords_right": keywords_right, "keywords_partly": keywords_partly}


LEARNS_NOTHING = [
    r"(learn|improv)\w* nothing|does not (learn|improve|train)|not learning|never (learned|improved)",
    r"loss (does|did|do) not (fall|change|decrease|move|improve)|loss (is|stays|stayed|remains) "
    r"(flat|constant|the same|at chance)|(at|near|level of|better than) chance"]
UNDER_FITS = [
    r"under-?fit", r"loss .{0,30}(stall|plateau|stops falling|stopped falling|hardly falls|barely falls)",
    r"(stays|remains|ends|stuck) .{0,20}(high|chance)", r"too slow\w* to learn|learns (too )?slowly"]
TOO_LOW = [r"(learning )?rate .{0,30}(too (low|small)|nearly zero|tiny)",
           r"(too (low|small)|tiny) .{0,12}(learning )?rate"]
OVER_FITS = [r"over-?fit", r"generali[sz]ation gap", r"validation .{0,40}(worse|rises|grows) while"]
ENDED = [r"(run|training|process|job) .{0,40}(ended|crashed|stopped|failed|died|aborted)",
         r"unhandled exception|exception|traceback"]

# Directions
fault("early-stop-wrong-way", "early stopping watches its metric in the wrong direction",
      "after a few epochs",
      "early stopping takes an improvement for a decline (wrong mode, min and max confused)",
      "the run was stopped too early while it still improved",
      [r"early.?stop\w*.{0,160}(wrong (direction|way|mode|sign)|inverted|opposite|reversed|mode is|"
       r"(min|max)imi[sz]\w* instead)",
       r"(wrong (direction|way|mode)|mode\W{1,4}(min|max)).{0,120}early.?stop",
       r"stopped (while|although|though|whereas) .{0,60}(improv|getting better|still (fell|rose))"
       r".{0,120}(direction|mode)"],
      [r"early.?stop", r"stopped (too early|too soon|prematurely|early)", r"patience .{0,20}(small|short)",
       r"(still|was) improving .{0,30}(end|stop)"])
fault("best-kept-wrong-way", "the best weights are chosen by the metric in the wrong direction, so the "
      "worst are kept", "at the end",
      "the checkpoint that is kept is the worst (or an early one) because the metric is compared the "
      "wrong way round",
      "the weights that are kept are worse than the last; validation gets worse at the end",
      [r"(best|kept|saved|restored|chosen)\b.{0,60}(checkpoint|weights|model)?.{0,80}(is|are|was|were) "
       r".{0,20}(the )?(worst|not the best|an early one)",
       r"(checkpoint|best model|best weights).{0,120}(wrong (direction|way|mode|sign)|inverted|opposite|"
       r"reversed)",
       r"(wrong (direction|way|mode)|mode\W{1,4}(min|max)).{0,120}(checkpoint|best (model|weights))"],
      [r"(best|kept|saved|restored) (checkpoint|weights|model).{0,80}(worse|not)",
       r"(last|final) .{0,40}(better|worse) than .{0,40}(best|kept|restored)"])
fault("plateau-wrong-way", "the rate is cut on plateaus of a metric that is watched in the wrong "
      "direction", "after a few epochs",
      "the schedule on plateaus watches its metric in the wrong direction, so the rate is cut while "
      "the run improves",
      "the learning rate decays too early; the learning rate is too low",
      [r"(plateau|schedul\w+).{0,160}(wrong (direction|way|mode)|inverted|opposite|reversed|mode is)",
       r"(rate|lr)\b.{0,40}(cut|reduced|lowered|decayed|dropped).{0,60}(while|although|though) .{0,60}"
       r"(improv|fell|falling|rose|better)"],
      TOO_LOW + [r"(rate|lr|decay)\w* .{0,40}too (early|soon|fast)", r"decays? too (early|fast|soon)"])
# What is trained
fault("detached-part", "a part of the network is cut off from the gradient (detach or stop_gradient)",
      "over the whole run", "a part of the network gets no gradient: it is detached, frozen or not "
      "trained", "under-fits; the loss stalls on a high level",
      [r"detach|stop_?gradient|no_grad",
       r"(part|parts|most|body|backbone|encoder|layers?|weights|tower)\b.{0,50}(gets?|get|receives?|has|have|"
       r"with) no gradient",
       r"(layers?|weights|parameters|backbone|encoder|part of the (network|model))\b.{0,40}(frozen|not "
       r"(being )?(trained|updated|trainable)|never (trained|updated|change))"],
      UNDER_FITS)
fault("steps-never-taken", "gradients are to be accumulated over more batches than an epoch has, and are "
      "reset at its start, so the optimizer never steps", "from the first step",
      "the optimizer never steps (accumulation is longer than an epoch, or step() is not reached)",
      "the loss does not change; the weights are not trained",
      [r"(optimi[sz]er|weights?|parameters?)\b.{0,40}(never|not|no) .{0,20}(steps?|stepped|updated?|called)",
       r"accumulat\w+.{0,100}(longer|more|larger|exceed|greater).{0,60}(epoch|batches|loader)",
       r"step\(\).{0,40}(never|not|missing)|no (optimi[sz]er )?step (is|was) (taken|made)"],
      LEARNS_NOTHING + [r"weights .{0,40}(not trained|not change|frozen)"])
fault("same-batch", "every step trains on the same batch (next(iter(loader)) where a loop was meant)",
      "over the whole run", "only one and the same batch is trained on",
      "over-fitting: the training loss goes to zero while validation does not follow; too little data",
      [r"(same|one|single|identical) (mini-?)?batch", r"batch .{0,40}(repeated|again and again|never "
       r"changes|does not change)", r"(examples|data) .{0,30}(repeat|same) .{0,30}(every|each) (step|"
       r"iteration)"],
      OVER_FITS + [r"too (little|few) (data|examples|samples)|(training|data) ?set .{0,20}too small|learn"
                   r"\w* by heart|memori[sz]"])
fault("debug-left-on", "a switch for debugging limits each epoch to a few batches", "over the whole run",
      "only a few batches of each epoch are used (a limit for debugging was left on)",
      "too few steps or too little data; the training is too short",
      [r"limit_train_batches|fast_dev_run|overfit_batches|steps_per_epoch|max_train_(steps|samples)|debug",
       r"only .{0,30}(few|\d+|a fraction|a part|part) .{0,20}(batch|step|example|sample|data).{0,30}(epoch|"
       r"used)"],
      [r"too (few|little) (steps|data|examples|epochs|batches)", r"too short|under-?fit",
       r"(few|\d+) (steps|batches|iterations) (per|an|each|in an) epoch"])
fault("loss-divided", "the mean loss is divided once more by the number of pixels", "over the whole run",
      "the loss is scaled down too much (divided twice), so steps are too small",
      "the learning rate is too low; the loss is unusually small; gradients are tiny",
      [r"loss .{0,40}(divided|scaled down|averaged twice|normali[sz]ed twice|scaled too)",
       r"(scale|scaling|reduction|normali[sz]ation) of the loss"],
      TOO_LOW + [r"(loss|gradients?) .{0,30}(unusually small|tiny|too small|very small)"] + UNDER_FITS)
fault("epsilon-too-large", "the epsilon of Adam is so large that it swallows the gradients",
      "over the whole run", "the optimizer's epsilon is too large",
      "the learning rate is too low; the loss falls too slowly",
      [r"\beps(ilon)?\b.{0,60}(too )?(large|big|high|great)", r"(large|big|high|huge) .{0,12}\beps(ilon)?\b"],
      TOO_LOW + UNDER_FITS)
fault("weights-in-bf16", "weights are kept in bfloat16, so small updates are rounded away",
      "over the whole run", "weights are kept in a precision that is too low (bfloat16 without a copy in "
      "float32), so updates are lost", "the loss stops falling; the learning rate is too low",
      [r"(bf16|bfloat16|half|low(er)?|reduced|16.?bit).{0,80}(weights|parameters|updates?|precision)"
       r".{0,80}(lost|rounded|vanish|swallow|too (low|coarse|small)|master|float32|fp32)",
       r"(updates?|steps?) .{0,30}(rounded away|lost to rounding|below the precision|vanish\w* in)",
       r"(pure|only|whole) .{0,20}(bf16|bfloat16|half)"],
      [r"bf16|bfloat16|half precision|mixed precision"] + TOO_LOW + UNDER_FITS)
fault("schedule-made-anew", "the schedule of the rate is built anew in every epoch, so it never leaves its "
      "warm-up", "in every epoch", "the schedule begins anew in every epoch, so the planned rate is "
      "never reached", "the learning rate is too low or jumps back at each epoch",
      [r"(schedul\w+|warm-?up|rate|lr)\b.{0,60}(restart|reset|begins? anew|starts? (over|again)|re-?created|"
       r"built anew|rebuilt|jumps? back|falls? back).{0,60}(epoch|each|every)",
       r"(each|every) epoch .{0,60}(restart|reset|anew|again).{0,40}(schedul|warm-?up|rate)",
       r"warm-?up .{0,60}(never (ends|finish|complete)|is never (left|over)|longer than)"],
      TOO_LOW + [r"saw-?tooth|jumps? .{0,30}(rate|lr)|(rate|lr)\b.{0,30}jump", r"warm-?up"])
fault("no-nonlinearity", "activations are missing, so the network is a linear function",
      "over the whole run", "the network is linear (no activations) or has too little capacity",
      "under-fits: training and validation stall on the same level",
      [r"(activation|non-?linearit)\w*.{0,40}(missing|forgotten|no |without|identity|linear)",
       r"(no|missing|without) (activation|non-?linear)", r"(network|model) is .{0,20}linear",
       r"(too little|not enough|lacks?|insufficient|low) capacity|(network|model) .{0,20}too (small|simple|"
       r"weak)"],
      UNDER_FITS)
fault("norm-statistics-lag", "the running statistics of batch normalisation follow so slowly that they "
      "are never right", "at each validation",
      "the running statistics of batch normalisation are wrong or lag behind (their momentum)",
      "validation is far worse than training although it is the same kind of data",
      [r"(running|moving) (statistics|stats|mean|average|variance)",
       r"batch.?norm\w*.{0,100}(momentum|statistics|lag|stale|not (yet )?(caught|updated|converged)|eval)",
       r"(train|eval)\w*.{0,20}mode.{0,60}batch.?norm"],
      OVER_FITS + [r"validation .{0,60}(far|much|clearly|consistently)? ?(worse|lower|higher|noisier|unstable)"
                   r"|gap between training and validation|distribution shift"])
# The loss and the data's shape
fault("softmax-wrong-axis", "probabilities are normalised over the batch instead of the classes",
      "over the whole run", "softmax is taken over the wrong axis",
      "under-fits or learns poorly; the first loss does not fit the number of classes",
      [r"softmax .{0,60}(wrong|batch|other|axis|dim)", r"(wrong|batch) (axis|dimension|dim)\b",
       r"normali[sz]ed (over|across|along) the (batch|wrong)"],
      UNDER_FITS + [r"(first|initial|starting) loss .{0,60}(not|does not|doesn't|higher|lower|unusual|unlike|"
                    r"than|instead|where)"] + LEARNS_NOTHING)
fault("axes-swapped", "axes of the input are confused (batch with time, or reshaped where a transposition "
      "was needed)", "over the whole run", "axes of the input are confused (batch and time swapped, or "
      "scrambled by a reshape)", "under-fits; validation differs from training",
      [r"batch_first", r"(axes|axis|dimensions?|batch and (time|sequence|nodes?)).{0,60}(swapped|confused|mixed|"
       r"wrong|transpos|permut|order)", r"(reshape|view|transpos|permut)\w*.{0,60}(instead|wrong|scrambl|mix)",
       r"(over|across|along) the batch\b", r"(examples|items) of a batch .{0,40}(mix|leak|see each other)"],
      UNDER_FITS + LEARNS_NOTHING + OVER_FITS)
fault("inverted-mask", "a mask is inverted: what should be seen is hidden", "over the whole run",
      "a mask (of attention or of the labels) is inverted or wrong",
      "under-fits; nothing general is learned; the loss is too good or stalls",
      [r"mask\w*.{0,60}(invert|revers|wrong|flipp|opposite|swapped|incorrect|negat)",
       r"(invert|revers|wrong|flipp|incorrect)\w* .{0,30}mask",
       r"(padding|filling|pad tokens?)\b.{0,60}(only|instead|counted|trained|attended|loss)",
       r"(input|source|sentence)\b.{0,40}(is )?(hidden|masked|ignored|not seen|invisible)"],
      UNDER_FITS + LEARNS_NOTHING + OVER_FITS + [r"too good to be true"])
fault("risk-sets-reversed", "the partial likelihood sums over those who are already gone",
      "over the whole run", "the order of times (or the sign) in the loss is reversed: the risk set is "
      "wrong", "the concordance stays low or gets worse while the loss falls",
      [r"risk.?sets?", r"(sort|order)\w*.{0,60}(wrong|reversed|ascending|descending|opposite)",
       r"(sign|direction) of the (loss|risk|target)"],
      [r"(metric|concordance|c_?index|validation).{0,80}(while|although|though).{0,40}loss",
       r"loss .{0,60}(but|while|although).{0,60}(metric|concordance|c_?index|validation)"]
      + UNDER_FITS + LEARNS_NOTHING)
fault("loss-overflows", "the exponential in the loss overflows", "in the first steps",
      "an exponential in the loss overflows (log-sum-exp is needed), so it becomes infinite or NaN",
      "the loss becomes NaN or infinite; the rate is too high",
      [r"overflow", r"log.?sum.?exp", r"exp(onential|\(\))?.{0,60}(infinit|too large|inf\b|unstable)",
       r"numerical(ly)? (unstable|instabilit)"],
      [r"\bnan\b|not finite|non-?finite|infinit|diverge"])
# Data
fault("constant-labels", "all labels of the training are the same (a wrong column was read)",
      "from the first steps", "all training labels are the same",
      "the loss falls to zero at once, too good to be true; validation stays at chance",
      [r"(all|every|only) .{0,40}(labels?|targets?|classes).{0,40}(same|identical|constant|one|zero)",
       r"(only )?(one|single) (class|label|value)\b.{0,60}(train|label|target|data|occur|is (present|left))",
       r"(labels?|targets?) (is|are) (constant|all the same|always)", r"constant (label|target)"],
      [r"too good to be true|suspicious", r"loss .{0,40}(zero|0\.0|nothing) .{0,40}(at once|first|"
       r"immediately|soon)", r"at chance"] + OVER_FITS)
fault("missing-as-numbers", "values that were not measured are coded as a large negative number and fed "
      "as they are", "over the whole run",
      "placeholders for missing values (such as -999) are fed as numbers; inputs have outliers",
      "inputs are not normalised; under-fits; unstable; the first loss is huge",
      [r"missing.{0,30}(value|entr|data|number)", r"-9{3,}|placeholder|sentinel|imput",
       r"outliers? .{0,40}(inputs?|features?|columns?)|(inputs?|features?|columns?) .{0,40}outliers?"],
      [r"(inputs?|features?) .{0,40}(not|un).{0,12}(normali[sz]|scaled|standardi[sz])",
       r"(unscaled|unnormali[sz]ed) (inputs?|features?)", r"diverge|explod|unstable|spike"] + UNDER_FITS)
fault("target-among-inputs", "a column that is made from the target is among the inputs",
      "from the first epoch", "the target leaks into the inputs (a column tells it)",
      "training and validation are too good to be true",
      [r"leak", r"(target|label|answer)\b.{0,50}(among|part of|in|into) .{0,12}(the )?(inputs?|features?|columns?)"],
      [r"too good|suspicious|unusually (good|high|low)|implausibl"])
fault("class-weights-wrong-way", "the weights of the classes favour the frequent class",
      "over the whole run", "class weights are wrong (inverted): the frequent class is favoured",
      "predicts only the frequent class; class imbalance; the metric of rare classes stays low",
      [r"(class )?weights?.{0,60}(wrong|invert|revers|opposite|swapped|favou?r)",
       r"(wrong|inverted|reversed|swapped) .{0,12}(class )?weights"],
      [r"imbalanc", r"(only|always|mostly) .{0,30}(frequent|majority|common|one) class",
       r"(rare|minority) class\w*.{0,40}(never|not|ignored|low)", r"(recall|balanced).{0,40}(low|chance)"])
fault("unknown-words", "most words are not in the vocabulary and become the same unknown word",
      "over the whole run", "most words are unknown to the vocabulary (it does not fit the texts)",
      "under-fits; inputs hold little information",
      [r"(unknown|unk|out.of.vocabulary|oov)\b", r"(vocabulary|tokeni[sz]er)\b.{0,60}(not|does|mismatch|wrong|"
       r"differ|small)"],
      UNDER_FITS + [r"inputs? .{0,40}(blank|empty|constant|little information|uninformative)"])
fault("numbers-as-text", "a column of numbers holds text such as \"12,400 km\"", "at the start",
      "a column that should be numeric holds text",
      "the run ended with an exception at the start; a wrong type",
      [r"(column|field|feature|value)\w*.{0,60}(text|string|not (a )?numeric|non-?numeric|object)",
       r"(text|string)\w*.{0,60}(where|instead of|as|to) .{0,20}(number|numeric|float)",
       r"(cannot|could not|can't|unable to) .{0,20}convert"],
      ENDED + [r"(wrong|unexpected|incompatible) (type|dtype)"])
fault("nan-in-validation", "some inputs of the validation hold NaN, those of the training do not",
      "at each validation", "NaN in the validation data, so its loss tells nothing",
      "the validation loss is NaN",
      [r"(validation|val|eval\w*|test)\b.{0,30}(data|inputs?|examples|set|images|samples)\b.{0,60}(\bnan\b|not "
       r"finite|non-?finite|invalid)", r"\bnan\b.{0,40}(in|of) .{0,12}(validation|val|eval\w*|test)\b.{0,20}(data|"
       r"inputs?|set|examples|samples)"],
      [r"(validation|val|eval\w*)\b.{0,60}(\bnan\b|not finite|non-?finite)", r"\bnan\b.{0,60}(validation|val\b|eval)"])
fault("odd-in-training", "the normal examples of the training hold many odd ones", "over the whole run",
      "training data of the detector is contaminated with anomalies",
      "the detector tells odd from normal badly though the loss is low",
      [r"contaminat|anomal\w+ .{0,40}train|(odd|defect\w*|abnormal) .{0,30}(in|among) .{0,20}train"],
      UNDER_FITS + [r"(label|data) (noise|quality)"])
# Representations, ranking, generators
fault("representation-collapse", "the loss only pulls views together, so all outputs become the same",
      "early", "the representation collapses: all outputs are the same (no negatives or other "
      "counterforce)", "the loss falls to its minimum at once while the metric gets worse or stays",
      [r"collaps", r"(all|every) .{0,30}(outputs?|embeddings?|representations?|features?).{0,40}(same|identical|"
       r"equal|constant)", r"(no|without|missing) negatives?|trivial solution"],
      [r"loss .{0,60}(zero|minimum|at once|too good|perfect)", r"metric .{0,60}(while|although|stays|worse)",
       r"too good to be true"] + LEARNS_NOTHING)
fault("views-identical", "both views of an example are the same, since no augmentation is applied",
      "from the first steps", "the two views are identical (augmentation missing), so the task is trivial",
      "the loss falls to nothing at once while the metric does not improve",
      [r"(views?|pairs?|augment\w+)\b.{0,60}(identical|same|missing|not applied|no |without|trivial|too (weak|easy))",
       r"(no|missing|without|too weak) augmentation|trivial(ly)? (task|solution|solved)"],
      [r"loss .{0,60}(zero|nothing|at once|too good|minimum)", r"too good to be true|suspicious",
       r"metric .{0,60}(while|although|stays|worse|does not)"])
fault("temperature-too-high", "the temperature of the contrastive loss is far too high",
      "over the whole run", "the temperature of the contrastive loss is too high",
      "the loss stays near that of chance; learns too slowly",
      [r"temperature"], LEARNS_NOTHING + UNDER_FITS)
fault("negatives-wrong", "what is ranked below is always the same item, or the clicked item itself",
      "over the whole run", "negatives are sampled wrongly (always the same, or the positives "
      "themselves)", "the loss falls or stays at ln 2 while the ranking does not improve",
      [r"negatives?\b.{0,60}(wrong|same|identical|sampl|constant|positive|trivial)",
       r"(sampl\w+|choice) of (the )?negatives?", r"(positive|both) (item|sample)s? .{0,40}(same|identical|equal)"],
      LEARNS_NOTHING + [r"metric .{0,80}(while|although|though|stays|does not)", r"loss .{0,60}(but|while|although)"
                        r".{0,60}(metric|rank|hit)", r"ln ?2|log\(2\)|0\.693"])
fault("constant-noise", "the generator always gets the same noise", "over the whole run",
      "the generator's input is constant, so it can only make one sample (collapse)",
      "mode collapse; generator and discriminator are out of balance",
      [r"(noise|latent|input of the generator|generator's input|\bz\b).{0,60}(constant|same|fixed|not random|"
       r"identical)", r"(constant|fixed|same) (noise|latent)"],
      [r"collapse", r"(out of|im)balance", r"discriminator (wins|dominat|too (strong|good))",
       r"(samples|generator) .{0,40}(not improve|no variety|all alike|same|diverse|diversity)"])
fault("gan-labels-swapped", "the discriminator learns real as fake and fake as real, so it helps the "
      "generator", "from the start", "labels of real and fake are swapped for the discriminator",
      "both losses fall to zero; samples do not improve; out of balance",
      [r"(label|target|real and fake|sign)\w*.{0,60}(swapp|invert|revers|confus|exchang|wrong)",
       r"(swapp|invert|revers)\w* .{0,40}(label|target|real|fake)"],
      [r"(out of|im)balance|collapse", r"(both|generator|discriminator)\b.{0,60}(zero|no (adversary|opponent|"
       r"resistance)|not improve)", r"discriminator .{0,30}(learns? nothing|not (learn|trained|improv)|fail|"
       r"too weak)", r"samples do not improve"])
fault("discriminator-untrained", "the discriminator is never updated", "from the start",
      "the discriminator is not trained", "samples do not improve; out of balance; its loss is not falling",
      [r"(discriminator|critic|\bD\b)\b.{0,40}(not|never) .{0,15}(trained|updated|stepped|learn)",
       r"(discriminator|critic)\b.{0,40}(weights|optimi[sz]er).{0,40}(not|never|missing|wrong|frozen)"],
      [r"(out of|im)balance|collapse", r"(generator) .{0,40}(wins|dominates|too strong)",
       r"discriminator .{0,30}(too weak|loses|fail|grows|rises)", r"samples do not improve"])
# Reinforcement learning
fault("learning-never-starts", "learning is to begin after more steps than the run has",
      "over the whole run", "learning never starts: learning_starts is larger than the run",
      "the agent acts at random; the reward does not improve; no updates are logged",
      [r"learning_starts|learning[ -]starts", r"(learning|training|updates?)\b.{0,40}(never|not) .{0,12}(start|begin|"
       r"began|begun|made|happen|took place)", r"(no|zero) (gradient )?updates?|warm-?up .{0,60}longer than"],
      [r"(reward|return)\w*.{0,60}(not|never) (improve|rise|grow|learn)|(acts|behaves) (at )?random"]
      + LEARNS_NOTHING)
fault("clip-range-too-small", "the policy may change by a hair only (clip range of PPO)",
      "over the whole run", "the clip range is too small, so nearly every update is clipped",
      "the reward does not improve; the policy hardly changes; too small steps",
      [r"clip\w*.{0,12}(range|coef\w*|epsilon|limit|fraction|frac)\b.{0,60}(too )?(small|tight|narrow|tiny|high|near|"
       r"close|all|most|every|1\.0|0\.9|100|9\d)", r"(most|nearly (every|all)|all) .{0,40}clipped",
       r"(small|tight|narrow|tiny) clip"],
      [r"(reward|return)\w*.{0,60}(not|never|hardly) (improve|rise|grow)|policy .{0,40}(hardly|not|barely) "
       r"(change|move|learn)"] + TOO_LOW + LEARNS_NOTHING)
fault("entropy-bonus-too-large", "the bonus for entropy outweighs the reward", "over the whole run",
      "the entropy bonus is too large, so the policy stays random",
      "the reward does not improve; entropy stays at its maximum",
      [r"entropy\b.{0,30}(bonus|coef\w*|weight|term|regulari\w+)\b.{0,60}(too )?(large|high|strong|outweigh|dominat)",
       r"(too (large|high|strong)|dominat\w+|outweigh\w*) .{0,30}entropy",
       r"ent_coef"],
      [r"(policy|agent)\b.{0,40}(random|uniform|not (learn|improve))", r"entropy\b.{0,60}(maximum|stays|not fall|high)",
       r"(reward|return)\w*.{0,60}(not|never|hardly) (improve|rise|grow)"])
fault("ignores-ends", "values are carried over the ends of episodes", "over the whole run",
      "ends of episodes are ignored: returns are bootstrapped across them",
      "the reward does not improve; the value function is wrong",
      [r"(done|end|terminal|episode)\w*.{0,60}(ignored|not (masked|handled|used)|bootstrap|carried)",
       r"bootstrap\w*.{0,60}(across|over|beyond)"],
      [r"(value|critic)\b.{0,60}(wrong|bad|not learn|explained variance|loss)",
       r"(reward|return)\w*.{0,60}(not|never|hardly) (improve|rise|grow)"])
# Programs that end
fault("graph-kept", "the state of the recurrent network is carried over without being detached",
      "at the second step", "the graph of an earlier step is used again: the carried state must be "
      "detached", "the run ended with an exception in backward()",
      [r"detach", r"(backward|graph)\b.{0,60}(second time|twice|again|already (been )?freed|earlier step|previous)",
       r"(state|hidden)\b.{0,60}(carried|kept|previous|earlier|not (cut|reset))|retain_graph"],
      ENDED)
fault("inplace-change", "a tensor that the gradient still needs is changed in place", "at the first step",
      "a tensor that backward() needs is modified in place",
      "the run ended with an exception in backward()",
      [r"in-?place|overwritten before"], ENDED)
fault("no-gpu", "a GPU is asked for on a machine that has none", "at the start",
      "a GPU is required but none (or no driver) is there",
      "the run ended with an exception at the start; a wrong setting of the device",
      [r"(no|without|missing|not? .{0,12}(find|found|available|present|visible)).{0,30}(gpu|cuda|nvidia|driver|"
       r"accelerator)", r"(gpu|cuda|nvidia|driver|accelerator)\w*.{0,60}(not (available|found|present|there|visible|"
       r"installed|usable)|unavailable|is missing|none|absent)", r"cpu.only"],
      ENDED + [r"device\b.{0,40}(wrong|invalid)|misconfigur"])
fault("checkpoint-folder-missing", "the folder for checkpoints was never made", "after the first epoch",
      "the folder for the checkpoint does not exist",
      "the run ended with an exception while saving; a checkpoint could not be written",
      [r"(folder|directory|path)\b.{0,60}(not exist|missing|never (made|created)|no such|not (been )?(made|"
       r"created|found))", r"(missing|no such|create the|non-?existent|make the) .{0,12}(folder|directory|path)"],
      ENDED + [r"(checkpoint|weights|state)\b.{0,60}(not|could not|cannot|failed).{0,20}(saved?|written?|write)"])
fault("result-not-serialisable", "a tensor is written to a JSON file", "after the first epoch",
      "a result that is no plain number (a tensor) cannot be written as JSON",
      "the run ended with an exception after an epoch while writing results",
      [r"json|seriali[sz]"], ENDED)
fault("not-picklable", "the loader's workers are to be spawned with a lambda, which cannot be pickled",
      "at the start", "something that is given to the workers cannot be pickled (a lambda or local "
      "function)", "the run ended with an exception at the start; the workers could not be started",
      [r"pickl", r"lambda|local (function|object)"],
      ENDED + [r"workers?\b.{0,60}(not|could not|failed|cannot).{0,20}start"])
fault("too-many-files", "each example opens a file that is never closed", "within the first epoch",
      "too many open files: files are not closed, or the limit (ulimit -n) is too low",
      "the run ended with an exception in the loader",
      [r"too many open files|ulimit|RLIMIT_NOFILE|emfile|open files?.{0,40}(limit|not closed|too many)|"
       r"file descriptors?|(file|handle)s?\b.{0,40}(never|not) closed"],
      ENDED)
# Running
fault("two-runs-one-folder", "two runs write into the same folder at the same time", "over the whole run",
      "two runs write into one folder, so their records are mixed",
      "steps overlap or repeat; the curve jumps to and fro",
      [r"(two|several|more than one|multiple|second|another|parallel|concurrent) .{0,20}(run|training|process|"
       r"attempt|writer|job)s?\b.{0,80}(same|one|this|shared) .{0,20}(folder|directory|file|log|place)",
       r"(same|one|shared) .{0,20}(folder|directory|log|file)\b.{0,80}(two|several|another|multiple|more than one) "
       r"(run|training|process|attempt|writer|job)",
       r"(mixed|interleaved|overlapping) .{0,30}(runs|trainings|records)|runs? .{0,30}(mixed|interleaved)"],
      [r"steps? .{0,40}(overlap|repeat|backwards|twice|duplicate)|duplicate (steps|rows|entries)"])
fault("resumed-from-old-checkpoint", "the run is resumed from its first checkpoint instead of the last",
      "at the resumption", "resumed from an old checkpoint, so work is done twice",
      "steps overlap or go back at the resumption; the loss jumps back",
      [r"(old|older|earlier|outdated|stale|first|wrong|early) .{0,12}checkpoint",
       r"(work|steps|epochs|progress)\b.{0,40}(lost|repeated|done twice|again|thrown away|redone)"],
      [r"steps? .{0,40}(overlap|backwards|back|repeat)", r"loss .{0,20}jumps? (back|up)", r"resum\w+|restart"])
fault("resumed-with-another-rate", "after the resumption the rate is many times that of before",
      "at the resumption", "the learning rate changed at the resumption (it is much higher than before)",
      "the loss jumps at the resumption; the rate is too high late in the run",
      [r"(rate|lr)\b.{0,80}(resum|restart|continu)\w*", r"(resum|restart|continu)\w*.{0,80}(rate|lr)\b"],
      [r"loss .{0,40}jump", r"(rate|lr)\b.{0,30}(too high|jump|rises?|rose)", r"diverge"])
fault("slow-logging", "writing the log takes most of the time", "at each line of the log",
      "logging takes most of the time (too often or to a slow place)",
      "periodic stalls; steps are slow",
      [r"(logging|writing (the )?(logs?|metrics|images)|logger|log lines?)\b.{0,60}(slow|takes|most|costs|often|"
       r"bottleneck|too)", r"(too (much|often)|slow) .{0,12}logging"],
      [r"periodic|stall|pause", r"(steps?|training|throughput)\b.{0,30}(slow|low)", r"every \d+ steps"])
fault("slows-at-once", "from one step on each step takes many times as long", "from the middle on",
      "the speed drops at one step and stays low (a neighbour on the machine, throttling, a cache that is "
      "full)", "training is slow; throughput falls",
      [r"(speed|throughput|step time|steps?)\b.{0,60}(dropp?|fell|falls|slower|slowed|longer|jump|rose|doubled)"
       r".{0,60}(step|iteration|epoch|since|from|at|after|and (stays|remained|stayed))",
       r"(slows?|slowed|slower) (down )?(at|from|after|since|abruptly|suddenly)",
       r"(throttl|contention|neighbour|neighbor|another process|competing)"],
      [r"slow", r"throughput .{0,30}(low|falls|fell|varies)"])
