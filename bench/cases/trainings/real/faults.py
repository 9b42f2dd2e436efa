# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The faults: what is put in, when it shows, and which diagnosis is right or partly right.

Written before any recording was judged. "Right" is what a strict person would accept as the cause;
"partly" names a symptom, or a cause that is near but would not lead to the repair by itself. The
patterns after them find such a diagnosis in a text, in whatever words (see wording.py).
"""

from wording import (
    DIVERGES, DTYPES, EXCEPTION, EXPLODES, FIRST_LOSS, FROZEN, HANGS, JUMP, NAN, NOTHING,
    FROM_OUTSIDE, NOT_UPDATED, NO_REWARD, OVERFIT, OVERLAP, PAUSES, RATE_HIGH, RATE_LOW, SHAPES, SLOW,
    SLOWLY, STILL, TWO_RUNS, UNDERFIT, UNFINISHED, VAL_WORSE, WRONG_LABELS, either, patterns)

FAULTS = {}
BATCH_HOLDS_NAN = (
    "(?<!input )(?:batch(?:es)?|records?|rows?|files?|data|data ?sets?|examples?|samples?) "
    "(?:(?:probably|likely|apparently|may|might|must|does|do) )?(?:holds?|contains?|includes?|ha(?:s|ve)|"
    "with) (?:a |an |some )?(?:nan|non-?finite|"
    r"infinite|inf|missing values?)s?\b")


# Harm that no end metric shows: lost work, or records that contradict each other.
SURE = ("resumed-counting-anew", "restarted-from-scratch", "resumed-without-weights", "host-leak",
        "train-as-val")


def fault(name, put_in, shows, right, partly, right_words=(), partly_words=()):
    FAULTS[name] = {"put_in": put_in, "shows": shows, "right": right, "partly": partly,
                    "keywords_right": patterns(*right_words), "keywords_partly": patterns(*partly_words)}


# The learning rate and its schedule
fault("rate-too-high", "the learning rate is far too high for this training",
      "from the first steps", "the learning rate is too high",
      "the loss diverges, jumps or becomes NaN; gradients explode; nothing is learned",
      (RATE_HIGH,),
      (DIVERGES, NAN, EXPLODES, NOTHING))
fault("rate-too-low", "the learning rate is far too low", "over the whole run",
      "the learning rate is too low",
      "the loss hardly falls, trains too slowly, under-fits or still falls at the end",
      (RATE_LOW,),
      (SLOWLY, STILL, UNDERFIT, NOTHING))
fault("decay-too-early", "the schedule brings the rate to nearly zero long before the end",
      "when the rate is gone",
      "the learning rate decays too early or too fast; the schedule is stepped too often or its "
      "length does not fit the run",
      "the learning rate is too low; the loss stops falling",
      (r"(?:<rate>|schedul\w*) ~~ (?:decay|drop|fall|reach|shrink|anneal|vanish|reduc|goes|runs?)\w* ~ "
       "(?:too |(?:long |well |far )?before|early|already|prematurely|zero|nothing)",
       r"(?:<rate> )?(?:decay|schedul|anneal)\w* ~ (?:too (?:early|fast|soon|quick|often|much|short|"
       "aggressive|steep)|(?:every|per|each) (?:step|batch|iteration)|(?:long )?before|shorter than|"
       r"prematurely|(?:not|\w+n't) (?:fit|match))",
       "(?:premature|too early|too fast|early|aggressive) ~~ (?:decay|annealing)",
       "(?:every|per|each) (?:step|batch) (?:instead of|rather than) (?:every |per |each )?epoch",
       "<rate> ~~ (?:gone|used up|exhausted|<zero>|dies|died) ~ (?:before|early|after|already|long|of the "
       "(?:run|training)|from (?:step|epoch))",
       r"<rate> ~~ at most [\d.]+ ?% of (?:its|the) peak"),
      ("<rate> ~ (?:<low>|zero)", RATE_LOW, NOTHING))
fault("rate-grows", "the schedule multiplies the rate by more than one each epoch",
      "in the later part", "the learning rate grows; the schedule's factor is wrong",
      "the learning rate is too high; the loss diverges late",
      ("<rate> ~~ (?:grow|grew|increas|rise|rising|rose|climb|explod|multipl|goes up)",
       "<rate> ~~ (?:doubles|is doubled)",
       r"(?:schedul\w*|gamma|factor|decay) ~ (?:great|larg|bigg|high|more|above|exceed)\w*(?: than)? "
       r"(?:1\b|"
       "one)", "(?:growing|increasing|rising) ~~ <rate>",
       r"(?:multipl|grow|increas|rais)\w* (?:the |its )?<rate>",
       r"(?:schedul\w*|decay|gamma)(?:'s)? ~ (?:factor|gamma) ~ wrong"),
      (RATE_HIGH, DIVERGES, NAN))
fault("no-warmup-rate", "a rate that would need a warm-up begins at once", "in the first steps",
      "no warm-up, or the learning rate is too high at the start",
      "the loss jumps or stays at chance",
      (r"(?:no|without|missing|lack\w*|needs?|too short|too little) (?:an? |of )?(?:<rate> )?warm-?up",
       "warm-?up ~ (?:missing|absent|zero|needed|too short|not used|none)", RATE_HIGH),
      (DIVERGES, NOTHING))
fault("warmup-never-ends", "the warm-up is longer than the training", "over the whole run",
      "the warm-up is longer than the run, or the full rate is never reached",
      "the learning rate is too low; the loss falls too slowly",
      ("warm-?up ~ (?:longer|too long|exceed|outlast|beyond|more than|whole|entire|most of|never|still|"
       r"covers|lasts|not (?:over|finish|complet|end)|\w+n't (?:finish|complet|end))",
       "(?:whole|entire|all of the|most of the) (?:run|training) ~ warm-?up", "(?:endless|long) warm-?up",
       "(?:end|stop|finish)(?:s|ed|ped)? (?:within|during|in|before the end of) (?:the |its )?warm-?up",
       r"<rate> ~ (?:never|not|\w+n't) ~ (?:reach|full|peak|target|configured|nominal)",
       r"(?:never|not) ~ (?:reach|leave|left)\w* ~ (?:peak|full|target|base|configured|nominal|warm-?up)"),
      (RATE_LOW, SLOWLY, NOTHING))
# The optimizer and gradients
fault("weights-not-in-optimizer", "the optimizer holds the weights of another network object",
      "from the first step", "the network is not trained: the optimizer does not hold its weights",
      "the loss does not change; nothing is learned",
      ("<opt> ~ <none> ~ (?:hold|contain|have|own|know|include|see|updat|train|get|<net>|<weights>|step|"
       "call|reach)", "<opt> ~ (?:other|another|wrong|different|old|stale|copy|separate|previous)",
       r"<opt>(?:[. ]step)?(?:\(\))? ~ (?:missing|never|not called|forgotten|skipped|without effect)",
       "<weights> ~ <none> ~ <opt>",
       "(?:updates?|updated <weights>|new state) ~ (?:discard|thrown|unused|ignored|(?:not|never) "
       "(?:used|applied|kept|assigned|stored))", NOT_UPDATED, "<net> (?:is|was) not (?:being )?trained"),
      (NOTHING, FROZEN))
fault("only-head-trained", "only the last layer is given to the optimizer or is trainable",
      "over the whole run", "most layers are frozen or not in the optimizer",
      "under-fits; the loss stalls on a high level",
      ("(?:only|just) ~ (?:head|last layer|final layer|classifier|output layer|decoder|bias|few|part|"
       r"small|share|\d+ ?%) ~ (?:train|updat|learn|optimi|chang|receiv|move)",
       "(?:trains?|updates?|optimi[sz]es) only",
       "only ~ (?:<weights>|layers?) ~ (?:train|updat|learn|optimi|chang|receiv)",
       "(?:most|backbone|body|encoder|part|many|base|trunk|rest|layers|lower|earlier|first|feature "
       r"extractor|hidden|\d+ ?%) ~ (?:not|never|\w+n't|no|missing|untrained|without) ~ (?:train|updat|"
       "chang|<opt>|gradient|move|learn)",
       r"(?:most|all but|nearly all|part|many|\d+ ?%) ~ (?:untrained|unchanged)",
       r"(?:train|updat|learn|reach)\w* ~ (?:last|final|output|top) layers? only", FROZEN),
      (UNDERFIT, NOTHING))
fault("all-frozen", "all weights but one bias are frozen", "from the first step",
      "the weights are frozen or not trained", "the loss does not change; nothing is learned",
      (FROZEN, NOT_UPDATED, "<net> (?:is|was) not (?:being )?trained",
       "(?:<weights>|<net>) ~ (?:no|without) gradients?",
       r"(?:no|none) ~ (?:require|receive|get)\w* (?:an? |any )?gradients?",
       "<opt> ~ (?:no|not|never|without) ~ <weights>"),
      (NOTHING, RATE_LOW))
fault("keeps-gradients", "gradients are never set to zero", "after some steps",
      "gradients are not reset between steps (zero_grad forgotten)",
      "gradients grow or explode; the loss diverges or oscillates; the learning rate is too high",
      ("zero_?grad", r"gradients? ~ (?:not|never|\w+n't|without) ~ (?:reset|zero|clear|empt|delet)",
       "stale gradients?",
       r"gradients? ~ (?:accumulat|add up|adds up|sum|pile|carried|kept|carry)\w* ~ (?:across|over|from|"
       "between|step|batch|earlier|previous)",
       "(?:resets?|zeroing|clearing) ~ gradients? ~ (?:missing|forgotten)",
       r"(?:forg[oe]t|missing|without|lack)\w* ~ (?:zero|reset|clear)\w* ~ grad"),
      (EXPLODES, DIVERGES, RATE_HIGH))
fault("accumulates-sum", "losses of accumulated batches are summed instead of averaged",
      "from the first steps", "the accumulated loss is not divided by the number of batches",
      "the learning rate is too high for this accumulation",
      (r"accumulat\w* ~ (?:not|never|without|\w+n't|instead) ~ (?:divid|averag|scal|normali|mean)",
       r"(?:divide|average|scale|normali[sz]e|division|averaging)\w* ~ accumulat",
       r"accumulat\w* ~ (?:summed|sum\b|times (?:too )?large)",
       "(?:summed|added|adds up) ~ (?:accumulat|micro-?batch)"),
      (RATE_HIGH, DIVERGES, EXPLODES, NAN))
fault("clip-too-small", "gradients are clipped to a tiny norm", "over the whole run",
      "the limit of gradient clipping is too small",
      "the loss falls too slowly; the learning rate is too low",
      (r"clip\w* ~~ (?:<low>|too (?:tight|strong|hard|strict|aggressive|much)|nearly (?:every|all)|"
       "almost (?:every|all)|(?:every|all|each) (?:step|update|gradient)|always|throttl|permanent|"
       "binds|far below)",
       "(?:<low>|low|small) ~~ (?:clip|max[_ ]?(?:grad[_ ]?)?norm|gradient (?:limit|norm limit))",
       r"(?:max|limit|cap|bound)\w*(?: of| on)?(?: the)? gradient norms? ~~ <low>",
       r"(?:max_grad_norm|clip_?norm|grad(?:ient)?_?clip\w*) ~ (?:<low>|small|low|1e-|limits?|throttl|"
       "below)",
       "gradients? ~ (?:cut|clipped|limited|scaled down|throttled) ~ (?:almost|nearly|every|tiny|small|"
       "fraction|nothing|hard|zero)"),
      (SLOWLY, RATE_LOW, NOTHING))
fault("decay-of-weights", "weight decay is orders of magnitude too strong", "over the whole run",
      "weight decay is too strong", "under-fits; outputs collapse to a constant; loss at chance",
      (r"weight[-_ ]decay(?: of \S+)? ~~ (?:<high>|too much|dominat|extreme|pulls|drives|shrinks|"
       "overwhelm|outweigh|wins|destroy)",
       "(?:<high>|too much|extreme|excessive|strong) (?:an? )?(?:weight[-_ ]decay|<reg>)",
       "<reg> ~~ (?:<high>|too much|dominat|overwhelm|outweigh)",
       "(?:lower|reduce) (?:the )?weight[-_ ]decay"),
      ("<weights> ~ (?:shrink|shrunk|pulled|driven|decay|vanish)", UNDERFIT, NOTHING,
       "(?:outputs?|predictions?) ~ constant"))
fault("momentum-too-high", "momentum is 0.999", "over the whole run", "momentum is too high",
      "the loss oscillates; the learning rate is too high",
      (r"(?:momentum|beta_?1) ~~ (?:<high>|close to (?:1|one)|0\.999|too much)",
       "(?:<high>|too much|high|excessive) ~~ momentum"),
      (DIVERGES, RATE_HIGH))
# Loss
fault("softmax-twice", "probabilities are given to a loss that expects logits",
      "over the whole run",
      "softmax or sigmoid is applied twice: the loss expects logits but gets probabilities",
      "under-fits; the loss stalls on a high level",
      (r"(?:softmax|sigmoid|activation)\w* ~ (?:twice|double|doubly|two times|again|second time|in "
       "addition|on top)",
       "(?:double|second|two|repeated|duplicate|additional) (?:softmax|sigmoid|activation)",
       "(?:expects?|needs?|wants?|takes?|designed for) ~ (?:logits|raw (?:scores|outputs))",
       "logits (?:are |were )?(?:expected|required|needed)",
       "already (?:has|have|contains?|appl(?:y|ies)|ends? in|includes?) (?:an? )?(?:softmax|sigmoid)",
       r"probabilit\w* ~ (?:instead of|where|rather than|as if they were|treated as|taken for|as) "
       r"(?:\w+ )?(?:logits|raw)", "from_logits ~ (?:true|probabilit|softmax|sigmoid|already)",
       r"(?:loss|cross-?entropy|it) (?:\w+ ){0,3}(?:fed|given|gets?|receives?|applied to|computed on|"
       "sees) (?:with )?(?:already |the |normali[sz]ed |class )*(?:probabilit|softmax|sigmoid)"),
      (UNDERFIT, NOTHING, "<loss> ~ (?:floor|bounded|lower bound|limit|cannot (?:fall|go|get) below)"))
fault("loss-without-gradient", "the loss is a squared error of arg-max classes, so nothing flows "
      "back", "from the first step",
      "the loss does not depend on the weights; a wrong loss for classes",
      "the loss does not fall; nothing is learned",
      (r"(?:loss|graph) ~ (?:not|never|no|without|\w+n't|cannot) ~ (?:depend|differentiable|gradient|"
       "connect|backprop|flow|reach)", "(?:non-?differentiable|not differentiable|cannot be "
       "differentiated)", "arg-?max", "detach",
       "<none> gradients? ~ (?:flow|reach|arriv|get)",
       r"gradients? ~ (?:not|never|\w+n't|cannot) ~ (?:flow|reach|arrive|get)",
       "(?:squared[- ]error|mse|regression|wrong) (?:loss )?(?:is |was )?(?:used )?(?:for|of|on) (?:a "
       ")?class"),
      (NOTHING, r"(?:zero|no|vanish\w*) gradients?", "gradients? ~ (?:zero|vanish|missing)", NOT_UPDATED))
fault("wrong-loss-input", "the loss gets logits where it expects probabilities or their logarithm",
      "over the whole run",
      "the loss gets logits instead of (log-)probabilities; another loss or activation is needed",
      "the loss becomes negative or stalls; the run ended with an exception in the loss",
      (r"(?:logits|raw (?:outputs?|scores?)|unnormali[sz]ed \w+) (?:\w+ ){0,3}(?:where|instead of|"
       "rather than|although|while|as if) ~ (?:probabilit|log-?prob|normali|softmax|sigmoid)",
       r"(?:logits|raw (?:outputs?|scores?)) (?:\w+ ){0,4}loss (?:for|of) (?:\w+ )?(?:probabilit|"
       r"log-?prob)",
       r"(?:expects?|needs?|requires?|wants?|takes?) (?:\w+ ){0,2}(?:probabilit|log-?prob|"
       "log-?_?softmax|values? (?:between|in))",
       "(?:missing|forgotten|without|no|lacks?|needs?) (?:an? |the )?(?:final |output "
       ")?(?:log-?_?)?(?:softmax|sigmoid|activation)",
       "(?:softmax|sigmoid|activation) ~ (?:missing|forgotten|not applied|never applied|absent)",
       "log_?softmax", "bcewithlogits|with_?logits",
       "(?:inputs?|values?|predictions?|outputs?) ~ (?:outside|not (?:in|between|within)|beyond|out "
       r"of) ~ (?:0|zero|\[0|unit|range)"),
      ("<loss> ~ negative", "negative <loss>", NOTHING, UNDERFIT, EXCEPTION))
fault("wrong-loss-for-task", "a loss for one class is used where an example has several labels",
      "over the whole run", "the loss does not fit the task (one class instead of several labels)",
      "under-fits; the metric stays low while the loss falls",
      (r"(?:loss|cross-?entropy|softmax|criterion) ~ (?:(?:not|\w+n't) (?:fit|suit|match|made|meant|"
       "right)|unsuit|inappropriate|mismatch|single|one class)",
       "(?:wrong|unsuitable|inappropriate|single-class) (?:loss|criterion)", "multi-?label",
       "(?:several|more than one|multiple|many) (?:labels|classes)",
       "(?:binary cross-?entropy|bce) ~ (?:instead|needed|should)"),
      (UNDERFIT, "(?:metric|f1|score|accuracy|recall|precision) ~ (?:low|stay|not|poor|stall|worse)",
       NOTHING))
fault("infinite-loss", "most examples have fewer frames than labels need, so their loss is infinite",
      "from the first steps", "inputs are shorter than their targets, so the CTC loss is infinite",
      "the loss is infinite or NaN",
      ("(?:inputs?|sequences?|frames?|utterances?|outputs?|audio|signals?) ~ (?:shorter|too short|fewer|"
       "too few|less|not long enough)",
       "(?:<labels>|transcripts?) ~ (?:longer|too long|more) ~ (?:than|for|inputs?|frames?)",
       "(?:too few|fewer) (?:frames|time steps|steps)", r"ctc ~ (?:infinite|inf\b|impossible|align)",
       "zero_infinity"),
      (NAN,))
fault("over-smoothing", "so many rounds of message passing that all nodes look alike",
      "over the whole run", "the network is too deep (over-smoothing, vanishing gradients)",
      "under-fits; the loss stays at chance",
      ("over-?smooth", "too (?:many|deep) ~ (?:layers|convolutions|hops|rounds|network|model|graph)",
       "<net> ~~ too deep", "too (?:deep|many layers)", "gradients? ~ vanish", "vanishing gradients?",
       "(?:nodes?|embeddings?|representations?|features) ~ (?:alike|identical|indistinguish|the same|"
       "collapse|similar)"),
      (UNDERFIT, NOTHING))
fault("loss-sign", "the loss or one of its terms has the wrong sign", "from the first steps",
      "the sign of the loss (or of the term) is wrong: it is maximised",
      "the loss goes below what is possible or without limit; the metric gets worse while the loss "
      "falls",
      (r"sign(?! of (?:the |its )?reward)\b ~ (?:wrong|revers|flip|invert|negat|opposite|incorrect|swap)",
       "(?:wrong|reversed|flipped|inverted|opposite|incorrect|negative|minus) sign",
       r"maximi[sz](?:e|ed|es|ing)\b", r"minimi[sz]\w+ (?:instead of|rather than) (?:being )?maximi[sz]",
       "(?:gradient ascent|ascend|ascent|climbs? (?:up )?the loss)",
       "negated", "(?:missing|extra|superfluous|forgotten) minus"),
      ("(?:<loss>|term|value|total) ~ (?:negative|below|unbounded|minus infinity|-inf|without (?:a "
       ")?(?:limit|bound)|impossible)", "unbounded",
       r"(?:metric|accuracy|iou|score|recall|<val>|reconstruction|return|reward)\w* ~ (?:worse|fall|"
       "drop|decreas|degrad|deteriorat)", DIVERGES, NAN))
fault("loss-summed", "the loss is summed over the batch, the rate was meant for a mean",
      "from the first steps", "the loss is summed instead of averaged",
      "the learning rate is too high; the loss is unusually large; gradients explode",
      ("(?:loss|gradients?|reduction) ~ summed", "summed (?:loss|over|instead)", "reduction ?=? ?.?sum",
       r"(?:sum|add)\w* (?:\w+ ){0,4}(?:instead of|rather than|not) (?:being |a |the )?(?:mean|averag|"
       r"divid)",
       "(?:is|was) a sum (?:over|of) (?:the |all |its )?(?:whole )?(?:batch|examples|samples)",
       r"(?:not|instead of|never|without|\w+n't) (?:being )?(?:averag|mean|divid)",
       "scales? with (?:the )?batch"),
      ("<loss> ~ (?:large|huge|high|unusual|big)", "(?:large|huge|high) <loss>", RATE_HIGH, EXPLODES,
       DIVERGES, NAN))
fault("log-of-zero", "the loss takes the logarithm of a probability that reaches zero",
      "when the probability gets to zero",
      "logarithm of zero (or of a probability that under-flows) in the loss",
      "the loss becomes NaN or infinite",
      (r"log(?:arithms?)?(?![a-z]) ~ (?:zero|0(?!\.?\w)|under-?flow|negative|tiny)",
       r"(?:zero|under-?flow\w*) ~ (?:log(?:arithm)?s?\b|probabilit)",
       r"probabilit\w* ~ (?:<zero>|under-?flow)",
       r"(?:missing|no|without|add|small) (?:an? )?(?:epsilon|eps\b)", "under-?flow"),
      (NAN,))
fault("broadcast", "prediction and target differ in shape and are broadcast", "over the whole run",
      "shapes of prediction and target are broadcast against each other",
      "predicts only the mean; under-fits; the loss stalls at the variance of the targets",
      ("broadcast",
       either("(?:predictions?|outputs?|<labels>)",
       r"shapes? ~ (?:differ|mismatch|disagree|(?:not|\w+n't) (?:match|equal|agree))"),
       r"shapes? ~ (?:predictions?|outputs?|<labels>) ~ (?:differ|mismatch|disagree|(?:not|\w+n't) "
       "(?:match|equal|agree))", "target size ~ different", "(?:un)?squeeze"),
      ("predicts? ~ (?:mean|average|constant)", "(?:mean|variance) of the <labels>", UNDERFIT, NOTHING,
       SHAPES))
fault("term-dominates", "the weight of one term is far too large", "over the whole run",
      "one term of the loss dominates; its weight is too large",
      "the other terms do not fall; under-fits",
      (r"(?:terms?|component|part|weight|box|objectness|loss\w*) ~ (?:dominat|outweigh|overwhelm|drown|"
       r"swamp|overpower|\d+ ?% of|most of)", "(?:weight|coefficient|factor|gain) ~~ (?:<high>|too much)",
       r"(?:im|un)balanc\w* ~ (?:terms?|losses|weights|components)",
       "(?:terms?|losses|components) ~ (?:im|un)balanc", "(?:badly|wrongly) (?:weighted|balanced)",
       r"dominat\w* ~ (?:loss|total|sum|objective)"),
      (r"(?:terms?|component|part|class\w*|objectness|metric|\bap) ~ (?:<not> <fall>|flat|stuck|stall|"
       "ignored|starv)", UNDERFIT))
fault("term-without-weight", "a term that matters has weight zero", "over the whole run",
      "a term of the loss has no weight or is not trained", "one term or the metric does not improve",
      (r"(?:terms?|component|part|box|dfl|class\w*|loss\w*|coefficient|gain) ~ (?:weight|coefficient|"
       r"factor|gain|scale) ~ (?:zero|0(?:\.0)?\b|missing)",
       r"(?:weight|coefficient|gain) (?:of|for) ~ (?:zero|0(?:\.0)?\b)",
       "(?:zero|no|without|missing) (?:a )?(?:weight|coefficient|gain|contribution)",
       r"(?:terms?|component|box|class\w*|dfl) ~ (?:not|never|\w+n't|no) ~ (?:train|optimi|minimi|"
       r"contribut|"
       "count|weigh|used|part|enter|influence)",
       r"(?:terms?|component|part|box\w*|dfl|class\w*|loss_\w+|(?!(?:train|training|val|valid|validation|"
       r"eval|test|epoch|total)_)\w+_loss) (?:loss )?(?:is|stays|remains|was) (?:always |constantly |"
       r"exactly )?(?:at )?<zero>",
       "(?:switched|turned) off ~ (?:term|loss)", "(?:term|loss) (?:is|was) (?:switched|turned) off"),
      (r"(?:terms?|component|metric|class\w*|box|localis\w*|localiz\w*|map|\bap|<ap>) ~ (?:<not> <fall>|"
       "flat|stuck|stall|zero|low)", "(?:<ap>|metric|iou) ~ <zero>", NOTHING))
fault("penalty-dominates", "the penalty on weights outweighs the data's loss", "over the whole run",
      "the regularisation term is too strong and dominates the loss", "under-fits",
      (r"(?:<reg>|weight[-_ ]decay|reg\b)(?:[-_ ](?:loss|term))? ~~ (?:<high>|too much|dominat|outweigh|"
       r"overwhelm|most of|\d+ "
       "?% of)", r"dominat\w* ~ (?:<reg>|weight[-_ ]decay)",
       "(?:<high>|too much) (?:an? )?(?:<reg>|weight[-_ ]decay)"),
      ("term ~ dominat", "dominat", UNDERFIT, NOTHING))
fault("wrong-output-activation", "the last activation cannot reach the targets",
      "over the whole run", "the activation of the output does not fit the range of the targets",
      "under-fits; the loss stalls; dead units",
      ("(?:output|last|final)(?: layer| unit)?(?:'s)? ~ (?:activation|relu|sigmoid|tanh|softmax)",
       "(?:activation|relu|sigmoid|tanh|softmax) ~ (?:outputs?|last|final|range|<labels>|cannot|wrong|"
       "bounded)",
       "(?:outputs?|predictions?) ~ (?:cannot|never|limited|bounded|restricted|confined|saturat|not) ~ "
       "(?:<labels>|negative|reach|exceed|range|above|below|represent|cover)",
       "(?:outputs?|predictions?) ~ (?:limited|bounded|restricted|confined) to",
       r"(?:<net>|outputs?) (?:cannot|can never) (?:output|produce|predict|reach|exceed) (?:\w+ "
       r")?(?:negative|<labels>|values|range)",
       "<labels> ~ (?:outside|beyond|exceed|not in|out of) ~ (?:activation|sigmoid|tanh|relu|softmax|"
       "output range|(?:range|reach) of the (?:output|network|model|last)|can (?:reach|produce|output))"),
      (UNDERFIT, NOTHING, "(?:dead|dying) "))
# Modes and network
fault("stays-in-eval", "after the first evaluation the network stays in evaluation mode",
      "after the first epoch", "the network is trained in evaluation mode (train() missing)",
      "over-fits more than usual; batch norm statistics are stale",
      ("(?:evaluation|eval|inference|test) mode", r"\.?train\(\)",
       "dropout ~ (?:off|inactive|disabled|not active|switched off)",
       r"(?:not|never|without|\w+n't) ~ (?:train(?:ing)? mode|switched back|set back)"),
      (OVERFIT, "<bn> ~ (?:stale|frozen|not updated|old|outdated|statistics)", "running statistics"))
fault("val-in-train-mode", "validation runs in training mode", "at each validation",
      "validation runs in training mode (eval() missing): dropout or batch norm is active",
      "validation is worse or noisier than training",
      ("(?:train|training) mode", r"\.?eval\(\)",
       r"(?:dropout|<bn>) (?:is|was|stays|still) (?:\w+ )?active",
       "(?:dropout|<bn>) ~ (?:active|enabled|on|batch statistics|during|in) ~ <val>",
       r"<val> ~ (?:dropout|<bn>|batch statistics) ~ (?:active|enabled|on\b)",
       r"(?:not|never|without|\w+n't) ~ (?:eval|evaluation|inference) mode"),
      (VAL_WORSE,))
fault("zero-init", "all weight matrices begin at zero", "from the first step",
      "weights are initialised with zeros (or a constant)", "the loss stays at chance",
      (r"(?:zero|constant|identical|same|symmetric|equal)\w* ~ (?:initiali|init\b|symmetr)",
       r"initiali\w* ~ (?:zero|constant|identical|the same|equal)",
       r"(?:<weights>|kernels?) (?:all )?(?:are|were|start|begin|began|is)\w* ~~ (?:zero|0(?!\.?\w)|"
       "constant|identical)", r"symmetr\w* ~ (?:broken|unbroken|break)",
       "all[- ]zero (?:<weights>|kernels?)",
       "all (?:the )?(?:<weights>|kernels?) (?:are|were|start|begin|began) (?:out )?(?:the same|equal|"
       "alike)",
       r"(?:start|begin|began)\w* (?:\w+ ){0,2}(?:identical|equal|constant|zero) (?:<weights>|kernels?)"),
      (NOTHING, r"(?:zero|no|vanish\w*) gradients?", "gradients? ~ (?:zero|vanish)"))
fault("huge-init", "weights begin many times too large", "at the start",
      "weights are initialised too large", "the first loss is huge; gradients explode",
      (r"initiali[sz]\w* ~~ (?:<high>|large|scale|too wide)", "(?:<high>|too wide|large) ~~ initiali[sz]",
       r"(?:<weights>|kernels?) ~ (?:start|begin|began|initial)\w* ~ (?:<high>|large|big)",
       "(?:large|big|<high>) (?:initial|starting) <weights>", "initial <weights> ~ (?:<high>|large|big)"),
      (FIRST_LOSS, EXPLODES, DIVERGES, r"initiali[sz]\w* ~ (?:bad|wrong|poor)",
       "(?:bad|badly|poor|poorly|wrong) initiali[sz]"))
fault("dead-units", "biases keep every ReLU from firing", "from the first step",
      "dead ReLUs; bad initialisation of biases", "nothing is learned; gradients are zero",
      ("(?:dead|dying) (?:relu|units?|neurons?|activations?|layers?|network)",
       "(?:relus?|units?|neurons?|activations?|layers?) ~ (?:dead|never (?:fire|activ)|inactive|always "
       r"zero|all zero|only zero|outputs? (?:only |always |just )?<zero>|stuck at zero|saturat|died?\b)",
       r"bias\w* ~ (?:negative|initiali|bad|wrong)", "(?:negative|bad|wrong) ~ bias",
       r"bias\w* (?:keep|hold|switch|shut|silence)\w* ~ (?:relus?|units?|neurons?|activations?)"),
      (NOTHING, r"(?:zero|no|vanish\w*) gradients?", "gradients? ~ (?:zero|vanish|disappear)", "collapse",
       "constant (?:embedding|output)"))
fault("vanishing", "a deep stack of sigmoids without normalisation", "over the whole run",
      "gradients vanish in a deep network of saturating activations",
      "the loss stays at chance; the learning rate is too low",
      (r"gradients? ~ (?:vanish|disappear|fade|die\b|shrink|decay)", "vanishing gradients?",
       "(?:too )?deep ~ (?:sigmoid|tanh|saturat)",
       r"(?:sigmoid|tanh|saturat\w*) ~ (?:deep|vanish|layers)",
       "gradients? ~ (?:first|early|lower|input) layers? ~ (?:<low>|<zero>|small)",
       "no (?:useful )?gradients? ~ (?:first|early|lower|input) layers?"),
      (NOTHING, RATE_LOW, "(?:tiny|small|zero) gradients?", "gradients? ~ (?:tiny|small|zero|negligible)"))
fault("weights-not-loaded", "a run meant as fine-tuning begins with random weights",
      "from the first step", "the pretrained weights were not loaded",
      "the first loss is too high; the learning rate is too low for a training from scratch",
      (r"(?:pre-?trained|checkpoint|<weights>|backbone) ~ (?:not|never|\w+n't|failed to|without) ~ "
       "(?:load|used|found|restor|appl)",
       "(?:random|randomly|fresh|newly|untrained) ~ (?:initiali|<weights>|<net>)",
       "(?:<net>|<weights>|training|run) ~ (?:random|untrained|fresh)",
       "(?:no|without|missing) pre-?trained", "pre-?trained ~ (?:missing|lost|scratch)",
       "from scratch (?:instead of|rather than)"),
      (FIRST_LOSS, RATE_LOW, NOTHING, SLOWLY, "from scratch"))
fault("too-small-network", "the network is too small for the task", "over the whole run",
      "the network has too little capacity (under-fitting)",
      "training and validation stall on the same high level",
      ("(?:capacity|<net>|architecture|width) ~~ (?:too (?:small|little|low|few|simple|narrow|weak|"
       "limited)|insufficient|not enough|limited|lacks|limits)",
       "(?:too (?:little|low|small|few|simple|narrow)|insufficient|not enough|lacks?|lacking|low|"
       r"limited|little) (?:\w+ )?(?:capacity|<net>|width|<weights>|channels|units)",
       r"only (?:\d+|one|two|three|four|few|a few) (?:hidden )?(?:units|channels|neurons|filters)",
       "(?:bigger|larger|wider|more expressive) (?:<net>|architecture)"),
      (UNDERFIT, NOTHING, "high bias"))
fault("too-much-dropout", "nearly all units are dropped", "over the whole run",
      "dropout (regularisation) is too strong", "under-fits; training is much worse than validation",
      (r"dropout ~~ (?:<high>|too much|too heavy|0\.[89]|dominat|most|nearly all|almost all)",
       "(?:<high>|too much|too heavy|excessive|heavy|strong) (?:an? )?(?:dropout|<reg>)",
       "<reg> ~~ (?:<high>|too much|too heavy)", "over-?regulari[sz]"),
      (UNDERFIT, NOTHING, "<train> ~ worse ~ <val>", "<val> ~ better ~ <train>"))
fault("over-fits", "too little data for too long a training", "when validation turns",
      "over-fitting: validation gets worse while training improves",
      "too little data; stopped too late; regularisation missing",
      ("over-?fit", "memori[sz]", "by heart",
       "<val> ~ (?:worse|rise|rising|rose|increas|deteriorat|degrad|diverge|climb) ~ <train> ~ (?:fall|"
       "fell|"
       "improv|decreas|better|drop|shrink|low)",
       "<train> ~ (?:fall|improv|decreas|better|drop|keeps) ~ <val> ~ (?:worse|rise|rising|rose|increas|"
       "deteriorat|degrad|climb|grow)"),
      ("<val> ~ (?:worse|rise|rising|rose|increas|deteriorat|degrad|turn|best|climb)",
       "(?:too (?:little|few)|small) (?:training )?(?:data|examples|samples)", "data ?set ~ too small",
       r"(?:stopped too late|too many epochs|train\w* too long|early stopping)",
       "<reg> ~ (?:missing|weak|little|none)", "(?:no|missing|more|little|weak) <reg>",
       "<none> ~ generali[sz]", "best (?:epoch|checkpoint|step|model|value|point)", "gap between"))
fault("stopped-too-early", "early stopping ends the run after a chance dip", "at the end",
      "early stopping came too early (patience too small)",
      "the run was still improving when it ended",
      (r"early[- ]stopp\w* ~ (?:too (?:early|soon|eager|impatient|hasty|strict)|premature|patience|"
       "chance|noise|dip)", "(?:premature|too early|hasty) early[- ]stopp",
       r"patience ~~ (?:too (?:small|short|low|strict)|small|short|(?:of |is )?(?:1|one)\b)",
       "(?:too (?:small|low|short|little)|small|low|short) (?:an? )?patience"),
      (STILL, "early[- ]stopp"))
fault("too-short", "far too few epochs", "at the end",
      "the training is too short: it still improves at the end", "under-fits; the rate is too low",
      ("(?:training|run|it|schedule) ~~ (?:too short|not long enough|cut short)",
       "too (?:few|short|little) ~~ (?:epochs|steps|iterations|training|run|updates)",
       r"only (?:\d+|one|two|three|few|a few) (?:epochs?|steps?|iterations?|updates?) (?:was|were|is|are) "
       "(?:made|trained|run|planned)", STILL),
      (UNDERFIT, RATE_LOW, SLOWLY))
fault("small-batch-norm", "batch normalisation with batches of two", "over the whole run",
      "the batch is too small for batch normalisation",
      "validation is far worse or noisier than training; noisy loss",
      (either("<bn>",
       "(?:batch(?:es)? (?:size )?(?:of |is |are )?(?:too |very |so )?(?:small|2|two|tiny)|"
       r"(?:small|tiny) batch|(?:nois|unreliable|poor)\w* (?:\w+ )?statistics|"
       "(?:few|two|2) (?:examples|samples|images))")),
      ("(?:small|tiny) batch", "batch(?:es| size)? ~ (?:small|tiny|of (?:2|two))", VAL_WORSE, "nois[ey]",
       "<bn>"))
fault("noise-in-weights", "weights are damaged in the middle of the run", "at one step",
      "the weights or the state changed abruptly at that step (corruption)",
      "the loss jumps at that step and does not recover",
      (either("(?:<weights>|model state|<net>|state)",
       r"(?:corrupt|damag|overwr[io]t|disturb|perturb|destroy|replac|alter|spoil)\w*"),
       "(?:<weights>|model state|<net>) ~ (?:abrupt|sudden|jump)",
       r"(?:abrupt|sudden)\w* ~ (?:<weights>|state)"),
      (JUMP, "<not> recover", DIVERGES, NAN))
fault("half-overflow", "a number overflows in the middle of the run and everything becomes NaN",
      "at one step", "the loss became NaN or infinite at that step (overflow)",
      "training goes on with NaN weights",
      ("(?:loss|training|<weights>|gradients?|numbers?|values?|<net>|everything|outputs?) ~ (?:nan|"
       r"inf\b|infinite|non-?finite|not finite|overflow)",
       "(?:nan|infinite|non-?finite|inf) ~ (?:loss|training|<weights>|gradients?|from|at step|since|"
       "values)", "overflow", "(?:float16|fp16|half[- ]precision)"),
      (NAN,))
# Data
fault("labels-shuffled", "labels of the training do not belong to their inputs",
      "over the whole run", "training labels are wrong (shuffled or noisy)",
      "learns by heart: training improves while validation stays at chance; over-fitting; nothing "
      "is learned",
      (WRONG_LABELS,),
      (OVERFIT, NOTHING, r"<train> ~ improv\w* ~ <val>"))
fault("labels-shifted", "labels are shifted against the inputs by one example",
      "over the whole run", "labels are shifted against or do not belong to the inputs",
      "nothing general is learned; over-fitting; the loss stays at chance",
      (WRONG_LABELS,
       either("<labels>",
       r"(?:shift|offset|misalign|displac|off[- ]by[- ]one|by one (?:example|position|step|row|place|"
       r"item))\w*")),
      (OVERFIT, NOTHING))
fault("val-ids-differ", "class ids of validation follow another order than those of training",
      "at each validation", "class ids differ between training and validation",
      "validation is worse than chance or gets worse while training improves; over-fitting",
      (r"(?:class|label)(?:es|s)? (?:ids?|ind\w+|order|map(?:ping)?s?|numbers?|names?|encoding|"
       r"numbering) ~ "
       r"(?:differ|other|mismatch|permut|swap|inconsistent|disagree|not|\w+n't)",
       "(?:different|other|another|inconsistent|mismatched|swapped|permuted|wrong) ~ (?:class|"
       "label)(?:es|s)? (?:ids?|ind|order|map(?:ping)?s?|numbers?|names?|encoding|numbering)",
       r"(?:number|order|sort|map|index|encode)s? (?:its |their |the )?(?:classes|labels) (?:\w+ ){0,2}"
       "(?:other|another|different|otherwise)",
       "(?:<labels>|classes) (?:are |were )?(?:mapped|numbered|ordered|encoded|sorted) (?:otherwise|"
       "differently|in (?:another|a different))",
       r"<val> (?:\w+ )?(?:<labels>|classes) ~ (?:wrong|differ|permut|mismatch|mapped|(?:not|\w+n't) "
       "(?:match|agree)|shuffled|mixed up|other)",
       "(?:wrong|different|permuted|mixed up|mismatched|shuffled) ~ <val> (?:<labels>|classes)",
       "(?:<labels>|classes) ~ (?:<val>|between|splits?) ~ (?:wrong|differ|mismatch|permut|disagree|"
       "mapped)"),
      ("(?:worse than|below) (?:chance|guess)", VAL_WORSE, OVERFIT,
       "(?:distribution|shift|split)s? ~ (?:differ|shift|mismatch)", WRONG_LABELS,
       "<val> ~ (?:chance|differ)"))
fault("label-out-of-range", "class ids begin at one instead of zero", "at the first batch",
      "a label is out of the range of the classes (ids off by one, or too few outputs)",
      "the run ended with an exception in the loss or an index error",
      ("(?:<labels>|class(?:es)?|class ids?|ids?|index) ~ (?:out of|outside|beyond|exceed|larger|"
       "greater|too (?:large|high|big)|off[- ]by[- ]one|not in|invalid|negative|above|more than|higher)",
       r"(?:<labels>|class(?:es)?(?: ids?| numbers?)?) (?:\w+ ){0,2}not (?:below|less than|smaller than|among|"
       "one of)",
       r"(?:too few|fewer|not enough|only \d+) ~ (?:outputs?|classes|units|logits)", "num_?classes",
       "number of classes", "off[- ]by[- ]one",
       r"(?:<labels>|ids?|classes) ~ (?:start|begin|count)\w* (?:at|from|with) (?:1|one)",
       r"(?:<labels>|class(?:es)?) ~ (?:not|\w+n't) (?:fit|match) ~ (?:outputs?|units|logits)"),
      (EXCEPTION, "index", "assert"))
fault("leak", "validation examples are part of the training set", "at each validation",
      "validation data leaks from training",
      "validation is as good as or suspiciously better than it should be",
      (r"(?:<val>|train\w*|data) ~ leak", r"leak\w* ~ (?:<val>|train\w*|data)",
       "(?:data|test|label) leakage", "contaminat",
       r"<val> ~ (?:part of|among|contain\w*|taken from|overlap\w*|duplicat\w*|seen|trained on|shared?|"
       "included|also in) ~ <train>(?! mode)",
       r"<train> ~ (?:contain|overlap|includ|share|seen|trained on)\w* ~ <val>",
       "(?:<train> and <val>|<val> and <train>) (?:sets? |data |splits? |images? |examples? )?(?:overlap|"
       "share|"
       r"(?:are|is) not (?:disjoint|separate)|have (?:\w+ ){0,2}in common)",
       "(?:occur|appear)s? (?:also )?in both", r"same (?:\w+ )?(?:images?|examples?|files?|samples?|"
       r"rows?) (?:are |occur |appear )?in both"),
      ("<val> ~ (?:too good|suspicious|as good|better|implausib|unrealistic|perfect)",
       r"(?:too good|suspicious|implausib\w*) ~ <val>"))
fault("val-preprocessed-otherwise", "inputs of validation are scaled or cropped otherwise than in "
      "training", "at each validation",
      "preprocessing differs between training and validation",
      "validation is far worse than training from the start; over-fitting; distribution shift",
      (either(r"(?:pre-?process\w*|<norm>|transform\w*|resiz\w*|crop\w*|input (?:range|statistics)|"
       r"flip\w*|mirror\w*)",
       "(?:differ|other|mismatch|inconsisten|unlike|otherwise|only|not (?:the same|applied)|"
       r"missing)\w*"),
       r"(?:<val>|<train>) (?:inputs?|images?|data) ~ (?:scaled|<norm>|pre-?process\w*|transform|crop|"
       "flip|mirror)",
       r"<val> ~ (?:pre-?process|transform|crop|flip|mirror|(?:re)?scaled|normali[sz])\w* ~ (?:differ|"
       "other|not|wrong|unlike)",
       "(?:<val>|<train>|inputs?|images?|data|sets?|examples|samples) (?:is |are |was |were |being "
       ")?(?:prepared|"
       r"processed|treated|decoded|read|loaded|transformed) (?:\w+ )?(?:differently|otherwise|unlike|"
       "in (?:another|a different) way)",
       "<val> (?:inputs?|images?|data|sets?|examples|samples|features) (?:is |are |was |were )?(?:not|"
       "never|"
       r"\w+n't) (?:\w+ )?(?:<norm>|divided|pre-?processed|prepared|cropped|resized|transformed)",
       r"<val> ~ (?:not|never|without|\w+n't) ~ same (?:transform|pre-?process|prepar|normali|crop|resiz|"
       r"scal)"),
      (VAL_WORSE, OVERFIT, "(?:distribution|domain|data(?:set)?) ~ (?:shift|differ|mismatch)",
       "distribution shift", "<val> ~ differ", "<val> ~ (?:chance|wrong)"))
fault("unscaled-inputs", "inputs are not normalised (0..255 or with a large offset)",
      "from the first steps", "inputs are not normalised or scaled",
      "the first loss is huge; the learning rate is too high; training is unstable or slow",
      (r"<inputs> ~~ (?:not|never|\w+n't|without|no|lack\w*|missing) (?:\w+ ){0,2}<norm>",
       r"<inputs> ~~ (?:not|never|\w+n't) (?:\w+ ){0,2}divided",
       r"(?:unscaled|un-?normali[sz]ed|unstandardi[sz]ed|raw) (?:\w+ )?<inputs>",
       r"<inputs> ~~ (?:unscaled|un-?normali[sz]ed|unstandardi[sz]ed|0 ?(?:\.\.+|to|-|–|and) ?255|range|"
       "magnitude|scale|offset|<high>|huge|up to)",
       "(?:normali[sz]e|standardi[sz]e|scale|rescale) (?:the |your )?<inputs>",
       "(?:missing|no|without|forgotten) (?:input )?(?:normali[sz]ation|scaling|standardi[sz]ation)",
       "(?:normali[sz]ation|scaling|standardi[sz]ation) ~ (?:missing|forgotten|absent|not applied)"),
      (FIRST_LOSS, RATE_HIGH, DIVERGES, SLOWLY, EXPLODES, NAN))
fault("blank-inputs", "most inputs are blank", "over the whole run",
      "many inputs are empty, blank or badly augmented", "under-fits; the loss stalls",
      ("(?:inputs?|images?|examples?|samples?|observations?|features?|pictures?|pixels?) ~~ (?:blank|"
       r"empty|black|zeros?\b|constant|identical|the same|uniform|uninformative|no information|"
       "destroyed|useless)",
       "(?:blank|empty|black|constant|all-zero|zero|identical|uninformative|useless|broken) (?:inputs?|"
       "images?|examples?|samples?|observations?|features?|pictures?)",
       r"(?:images?|pictures?|inputs?) (?:\w+ )?(?:of |in )(?:a |one )(?:single |uniform )?colou?r",
       r"augment\w* ~ (?:too|destroy|bad|broken|wrong)", "(?:badly|wrongly) augment",
       "(?:agent|policy|<net>) ~ (?:sees?|gets?|receives?|observes?|is fed) ~ (?:nothing|zeros?|only|"
       "blank|constant|same)", "blind"),
      (UNDERFIT, NOTHING, NO_REWARD))
fault("nan-inputs", "some inputs hold NaN", "at the first such batch",
      "NaN in the input data", "the loss becomes NaN",
      (r"<inputs> ~~ (?:nan|non-?finite|not finite|infinite|missing values?|inf)s?\b",
       r"(?:nan|non-?finite|missing|infinite|inf)s?(?: values?)? (?:\w+ )?(?:in|from|among) ~~ "
       "(?:<inputs>|environment|dataset|rows?|rewards?)", "(?:nan|non-?finite) <inputs>",
       "(?:dataset|environment|row|file)s? ~~ (?:nan|non-?finite|missing values?)", BATCH_HOLDS_NAN),
      (NAN,))
fault("nan-targets", "a target is NaN", "at the first such batch", "NaN in the targets",
      "the loss becomes NaN",
      (r"(?:<labels>|prices?) ~~ (?:nan|non-?finite|not finite|infinite|missing values?|missing|inf)s?\b",
       r"(?:nan|non-?finite|missing|infinite|inf)s?(?: values?)? (?:\w+ )?(?:in|among) ~~ <labels>",
       "(?:nan|non-?finite|missing) <labels>", BATCH_HOLDS_NAN),
      (NAN,))
fault("target-outliers", "some targets are orders of magnitude too large", "at such batches",
      "outliers in the targets", "spikes of the loss; the loss is dominated by few batches; "
      "gradients explode; rate too high",
      ("outlier",
       "(?:<labels>|values?|examples?|batch(?:es)?) ~~ (?:extreme|orders? of magnitude|far (?:larger|"
       "outside|from)|<high>|abnormal|exceptional|wrong unit)",
       "(?:extreme|abnormal|<high>|huge) (?:<labels>|values?)"),
      ("(?:spike|peak)s?", "dominat", EXPLODES, RATE_HIGH, DIVERGES))
fault("unscaled-targets", "targets are not normalised", "over the whole run",
      "targets are not scaled", "the loss is huge; under-fits; the rate is too low",
      (r"<labels> ~~ (?:not|never|\w+n't|without|no) (?:\w+ ){0,2}<norm>",
       "(?:unscaled|un-?normali[sz]ed|raw|large) <labels>",
       "<labels> ~~ (?:unscaled|scale|range|magnitude|<high>)"),
      ("<loss> ~ (?:huge|high|large)", UNDERFIT, RATE_LOW))
fault("not-shuffled", "examples come sorted by class and are not shuffled", "in every epoch",
      "the training data is not shuffled (sorted by class)",
      "the loss jumps periodically within an epoch; validation oscillates; forgets classes",
      (r"(?:not|never|without|no|\w+n't|missing|un) ?(?:being |been |re-?|any )?shuffl",
       r"shuffl\w* ~ (?:missing|off\b|disabled|false|never|forgotten|turned off)", "unshuffled",
       r"(?:sorted|ordered|grouped|arranged) (?:\w+ )?(?:by|in|after|accord)",
       "sorted (?:data|examples|dataset|training|classes|labels)", "(?:in|by) (?:the )?order of (?:their "
       "|its |the )?"
       "class(?:es)?", r"batch(?:es)? (?:\w+ )?(?:hold|contain|consist|have|has|show)\w* (?:of )?(?:\w+ "
       r"){0,3}(?:one|single|the same) class",
       "(?:one class|class) (?:at a time|after (?:another|the other|class)|by class)"),
      (r"(?:period|saw-?tooth|oscillat|cycl)\w*",
       r"(?:jump|swing|wave|repeat)\w* ~ (?:within|each|every|epoch)", "forget", DIVERGES, VAL_WORSE))
fault("class-missing", "a class is missing in training", "at validation",
      "a class is missing in training, or splits differ in their classes",
      "validation is worse than training; over-fitting",
      ("class(?:es)? ~ (?:missing|absent|never (?:seen|occur|appear)|not (?:seen|in|occur|present|"
       "contain|appear)|no (?:training )?examples?|without (?:training )?examples?|only in|(?:does|"
       "do)(?: not|n't) (?:occur|appear))",
       "(?:missing|absent|unseen|no examples (?:of|for)) ~ class(?:es)?",
       r"(?:splits?|<train> and <val>) ~ differ\w* ~ class", "class distributions? ~ differ",
       "class(?:es)? ~ <train>(?: set| data)? (?:lacks|never (?:saw|had)|has no|does not (?:have|hold|"
       "contain))",
       r"(?:never|not|\w+n't) (?:been )?(?:shown|seen|saw|trained on) (?:\w+ )?class"),
      (VAL_WORSE, OVERFIT))
fault("imbalance", "one class is nearly all of the data and nothing is done about it",
      "over the whole run", "class imbalance: the network predicts only the frequent class",
      "accuracy looks good while recall or balanced accuracy stays at chance",
      (r"(?:im|un)balanc\w* ~ (?:class|data|label|target|example|training)",
       "class(?:es)?[- ](?:im|un)balanc",
       "(?:class(?:es)?|data|labels?|targets?|dataset) ~ (?:im|un)balanc", "imbalanced?",
       "(?:majority|frequent|dominant|larger|common) class",
       r"(?:only|always|just|predict\w*|everything) ~ (?:one|single|same|negative) class",
       "(?:minority|rare|positive) class ~ (?:never|ignored|not|zero)",
       r"class\w* (?:\S+ )?(?:has|have) [\d.,]+ ?(?:times|x|×) (?:as many|more)",
       r"\d+ ?% of (?:the |all |its )?(?:labels|examples|samples|data|targets|rows|images) ~ (?:one|a "
       r"single|same) class"),
      ("(?:accuracy|metric) ~ (?:mislead|good|high|looks|constant)",
       r"(?:recall|balanced accuracy|f1|precision) ~ (?:zero|chance|0(?!\.?\w)|0\.5|stay|low)", NOTHING))
fault("too-few-examples", "almost all examples were filtered out", "over the whole run",
      "the data set is (nearly) empty or too small", "over-fitting",
      (r"(?:data ?set|data|training set) ~~ (?:too (?:small|few|little)|empty|very small|tiny|only \d+|"
       "so small|small)",
       r"(?:too few|only \d+|tiny|too little|too small|few|very little|little|small|hardly any) (?:an? "
       ")?(?:training )?(?:data ?set|data|examples|samples|set|images|rows)",
       "(?:filtered|dropped|lost|removed) ~ (?:examples|data|samples|rows)",
       "(?:examples|data|samples|rows|images) (?:are |were |is |was |have been )?(?:filtered|dropped|"
       "removed|discarded)",
       "epoch ~ only (?:one|two|three|few|a few) (?:batch|step|update)",
       "(?:one|1|two|2|few) (?:batch|step|update)(?:es|s)? (?:per|an|in an|each|of) epoch"),
      (OVERFIT,))
fault("labels-not-found", "the folder of labels has another name, so no labels are found",
      "at the start", "no labels were found (wrong folder), so there is nothing to learn",
      "metrics stay at zero; the data set is empty",
      (r"(?:labels?|annotations?) ~ (?:not|never|\w+n't|cannot|wrong|no) ~ (?:found|exist|folder|"
       "director|read|load|path|there)",
       "(?:no|missing|without|zero|0) (?:labels?|annotations?|instances|boxes|objects|targets)",
       r"(?:labels?|annotations?) (?:\w+ )?(?:are |were |is )?(?:missing|absent)",
       r"(?:labels?|annotations?) (?:folder|director\w+|files?) (?:is|are|was|were) empty",
       r"(?:none|no) (?:of (?:the|its) )?(?:\d+ )?(?:images|examples|pictures) (?:has|have|with) (?:an |"
       r"any )?(?:labels?|annotations?|box)",
       "(?:background|unlabel)", "(?:all|every|only) (?:images?|examples?) ~ (?:empty|without)"),
      (r"(?:metrics?|map|precision|recall|losses) ~ (?:zero|0(?!\.?\w))", "data ?set ~ (?:empty|wrong)",
       "nothing to learn", NOTHING))
fault("no-examples", "the data set is empty", "at the start", "the data set is empty",
      "the run ended with an exception at the start",
      ("(?:data ?set|data|loader|training set|split|mask) ~~ (?:empty|no (?:examples|samples|data|"
       "elements|nodes)|zero (?:examples|samples|length|elements))",
       "(?:no|zero|0) (?:training )?(?:examples|samples|data|nodes|elements|items|batches|rows)",
       "empty (?:data ?set|training|tensor|batch|split|loader|mask|sequence|set)",
       "(?:num_samples|number of examples|length) (?:is |was |of |= ?)?<zero>"),
      (EXCEPTION, NAN))
fault("boxes-in-corners", "boxes are given as corners where centre and size are expected",
      "over the whole run", "wrong format of boxes",
      "the box term or the average precision stays bad while classes are learned",
      ("(?:box(?:es)?|bounding|annotations?|coordinates?) ~ (?:format|corners?|xyxy|xywh|cxcywh|"
       "convention|layout|encod|interpret|wrong|(?:another|other|different) order|x1,? ?y1|cent(?:re|er) "
       "and size)",
       "(?:format|corners?|xyxy|xywh|convention|layout) ~ (?:box|annotation|coordinate)",
       "(?:wrong|other|inconsistent|mismatched) (?:box|coordinate|annotation) (?:format|layout|"
       "convention|encoding)"),
      (r"(?:box|locali[sz]|regression|ap(?![a-z])|map|precision|iou|<ap>)\w* ~ (?:bad|poor|high|low|not|"
       r"stay|stall|<zero>|plateau|stuck|flat|\w+n't)", UNDERFIT, WRONG_LABELS))
fault("boxes-in-pixels", "boxes are given in pixels where 0..1 is expected", "over the whole run",
      "boxes are not normalised (pixels instead of 0..1), or in the wrong format",
      "the box term dominates or is huge; the average precision stays zero",
      (r"(?:box(?:es)?|coordinates?|annotations?|<labels>) ~ (?:pixel|(?:not|un-?|\w+n't) ?normali[sz]|"
       r"normali[sz]|out of (?:bounds|range)|outside|0 ?(?:to|\.\.+|-|and) ?1|larger than (?:1|one)|"
       "format|scale)",
       r"(?:coordinates?|box(?:es)?) ~ (?:exceed|above|beyond) (?:1|one)(?![.,]?\w)",
       "(?:pixels?|unnormali[sz]ed|non-?normali[sz]ed) ~ (?:box|coordinate|annotation|<labels>)"),
      (r"box\w* ~ (?:dominat|huge|large|high)",
       r"(?:map|ap(?![a-z])|precision|recall|<ap>)\w* ~ (?:<zero>|low|stay)", "term ~ dominat",
       "(?:labels?|annotations?) ~ (?:ignored|dropped|corrupt|invalid|missing)",
       "no (?:labels?|instances|boxes|objects)", UNDERFIT))
fault("boxes-swapped", "x and y of the boxes are swapped", "over the whole run",
      "coordinates of the boxes are swapped or wrong",
      "the average precision stays low while the loss falls",
      (either("(?:coordinates?|box(?:es)?|axes|axis|x and y|width and height)",
       r"(?:swap|transpos|exchang|interchang|mixed|wrong|incorrect|in (?:another|a different) order)\w*")),
      (r"(?:ap(?![a-z])|map|precision|iou|metric|recall|<ap>)\w* ~ (?:low|stay|<zero>|not|poor|stall|"
       r"\w+n't)",
       UNDERFIT, r"(?:box|locali[sz])\w* ~ (?:bad|poor|not|high|stall|\w+n't)", WRONG_LABELS))
fault("sees-target", "the decoder gets the target of the same position as its input",
      "from the first epoch", "the target leaks into the input of the decoder",
      "the loss is too good to be true while the metric of free generation stays at chance",
      ("(?:<labels>|future|next|answer|inputs?|decoder|information) ~ leak",
       r"leak\w* ~ (?:<labels>|future|decoder|next|answer|inputs?)", "leakage",
       r"(?:causal|attention|look-?ahead)(?: mask\w*)? ~ (?:missing|not|absent|wrong|forgotten|without)",
       "(?:missing|no|without|wrong|forgotten) (?:an? |the )?(?:causal|attention|look-?ahead)",
       r"(?:sees?|looks?|attends?|peek|given|gets|receives|copies|copy|access)\w* ~ (?:<labels>|future|"
       "next|ahead|answer|following)", "(?:future|next|later) (?:tokens?|characters?|positions?)",
       r"(?:sees?|given|gets?|receives?|reads?) (?:the |its |each )?\w+ (?:that )?(?:it|they) (?:\w+ "
       r"){0,2}predict",
       "(?:target|answer|solution|label)s? (?:is|are) (?:visible|known|available|shown) to",
       "(?:from|of) the (?:<labels>|answer) (?:reach|enter|get)(?:es|s)? (?:into |to )?(?:the "
       ")?(?:inputs?|<net>|decoder)"),
      (r"(?:too good|suspicious|implausib\w*|unrealistic\w*|impossib\w*|too (?:low|small))",
       "<loss> ~ (?:nearly|almost|close to) zero",
       r"(?:generat|free|metric)\w* ~ (?:chance|bad|poor|worse)", "<val> ~ better"))
fault("train-as-val", "the numbers called validation are made on training examples",
      "at each validation", "validation is made on training data (leak)",
      "validation is as good as training",
      (r"<val> ~ (?:on|from|is|are|uses?|equals?|same|identical|part of|contain\w*|overlap\w*) ~~ "
       "<train>(?: data| examples| set| split)",
       "(?:same|identical) (?:data|examples|set|split|numbers) ~ (?:<val>|<train>)",
       "(?:<train> and <val>|<val> and <train>) ~ (?:same|identical) (?:data|examples|images|set|split)",
       r"(?:<val>|train\w*|data) ~ leak", r"leak\w* ~ (?:<val>|train\w*|data)", "leakage",
       "<train> (?:data|examples|set) ~ (?:used|as|for) ~ <val>"),
      ("<val> ~ (?:as good|equal|identical|follows|same|too good|close|suspicious|better)",
       "(?:no|without) (?:generali[sz]ation )?gap"))
fault("augmentation-destroys", "the augmentation destroys what the label says",
      "over the whole run", "augmentation is too strong or does not fit the labels",
      "under-fits; training is worse than validation",
      (r"augment\w* ~ (?:too|destroy|wrong|not|does|\w+n't|bad|inconsistent|<labels>|invalid|mislead|"
       "harm)", r"(?:flip|mirror)\w*", "(?:too strong|destructive|wrong|harmful|aggressive|bad) ~ augment"),
      (UNDERFIT, "<train> ~ worse ~ <val>", "<val> ~ better ~ <train>", WRONG_LABELS, NOTHING))
# Speed
fault("slow-loader", "the loader needs longer than the step", "in every step",
      "the input pipeline is the bottleneck: steps wait for data",
      "steps are slow or throughput is low",
      (r"(?:data|inputs?|loader|loading|pipeline|disk|augment\w*|pre-?process\w*|dataset|fetch\w*|"
       r"collat\w*) ~ (?:wait|slow|bottleneck|starv|idle|limit|dominat|takes|longer|bound|most of|keep "
       r"up|stall|\d+ ?% of)",
       r"(?:wait|starv|bound by|limited by|bottleneck|spend|spent)\w* ~ (?:data\b|inputs?|loader|"
       "batch(?:es)?|pipeline|loading)", "(?:input|data)[- ]bound",
       r"reading (?:\w+ )?(?:files?|images?|records?|pictures?|examples?) ~ (?:slow|too long|bottleneck)",
       r"(?:batch(?:es)?|data|inputs?|examples) (?:arrive|come|are (?:loaded|read|delivered))s? (?:too |"
       r"very )?(?:slow|late)",
       r"(?:too few|no|more|zero|without) (?:\w+ )?workers", "num_workers"),
      (SLOW,))
fault("slow-environment", "the environment needs longer than the agent", "in every step",
      "the environment (the source of data) is the bottleneck", "steps are slow",
      (r"(?:environment|env\b|simulat\w*|rollouts?|sampling|experience|collect\w*) ~ (?:slow|bottleneck|"
       r"limit|dominat|takes|longer|most|wait|\d+ ?%|time)",
       r"(?:most|much|\d+ ?%) of (?:the |its |each |all )?(?:time|step) ~ (?:environment|env\b|simulat|"
       r"rollout)",
       r"(?:wait|limited|bound|bottleneck|spend|spent)\w* ~ (?:environment|env\b|simulat|rollout|"
       "experience)"),
      (SLOW, "(?:fps|frames per second|steps per second) ~ (?:low|slow)", "low fps"))
fault("stalls", "every so many steps the training stands still for seconds", "periodically",
      "periodic stalls (the loader's shards, checkpoints or evaluations)",
      "step times vary strongly; training is slow",
      (r"(?:periodic|regular|recurr|repeat|every|occasional|intermittent|again and again|each)\w* ~ "
       "(?:stall|pause|stop|stands? still|halt|freez|hiccup|long step|slow step|interrupt|gap|wait)",
       "(?:stall|pause|halt|hiccup|interruption|gap|stands? still|stood still|slow step|long step|"
       "freeze)s? ~ (?:every|periodic|regular|recurr|repeat|each|interval)", r"(?:stall|pause|hiccup)s\b",
       "(?:steps?|time) ~ lost ~ (?:stall|pause)", r"(?:\d+ of \S+|some|few|single) (?:\w+ )?steps waited",
       r"(?:single|some|few) steps ~ (?:many times|\d+ (?:x|×|times)) (?:as long|longer|slower|the "
       "usual)", "shards?"),
      (PAUSES, SLOW, r"(?:var|uneven|irregular|jitter)\w* ~ step"))
fault("slow-checkpoints", "checkpoints to a slow disk take longer than the training between them",
      "after each epoch", "checkpoints take too long or come too often",
      "periodic stalls; a large share of the time is not training",
      (r"(?:checkpoint|sav(?:e|es|ing)\b|writ(?:e|es|ing)\b|snapshot)\w* ~ (?:long|slow|often|frequent|"
       r"much|most|share|\d+ ?% of|dominat|time|takes|cost|bottleneck|expensive)",
       "(?:slow|frequent|too many|long|expensive) ~ (?:checkpoint|saving|snapshot)",
       r"(?:time|seconds|wait\w*) ~ (?:checkpoint|saving|snapshot)"),
      (PAUSES, SLOW, "(?:not|outside|between) (?:the )?(?:training|steps)", "after (?:each|every) epoch"))
fault("evaluates-too-often", "the evaluation takes most of the time", "periodically",
      "evaluation takes too much time or comes too often", "periodic stalls; training is slow",
      (r"(?:evaluat|<val>)\w* ~ (?:too (?:often|frequent|long|much)|takes|most of|share|\d+ ?% of|dominat|"
       "longer|long|as long|expensive|cost|slow|time|frequent|half)",
       "(?:frequent|too many|slow|long|expensive) (?:evaluat|<val>)",
       "(?:time|seconds|hours) ~ (?:evaluat|<val>)"),
      (PAUSES, SLOW))
fault("slower-and-slower", "each step takes longer than the one before", "towards the end",
      "steps get slower and slower (something grows)", "training is slow; throughput falls",
      ("(?:slower and slower|increasingly slow|progressively slow|(?:get|got|gets|become|becomes|"
       r"becoming|getting|grow|grows|growing) (?:\w+ )?slower|slow(?:s|ed|ing)? down|slow-?down)",
       "slower (?:with|over|from|each|every|than (?:at|the) (?:start|beginning))",
       r"(?:step|iteration|epoch|batch)s?(?:[- ]| take\w* )?(?:times?|durations?|longer)? ~~ (?:<up>|"
       "longer and longer|lengthen|drift|longer (?:than|with|over|towards))",
       r"(?:growing|increasing|rising|lengthening) (?:\w+ )?(?:step|iteration|epoch)s?[- ]?(?:time|"
       "duration)"),
      (SLOW, "throughput ~ (?:fall|fell|drop|declin|decreas|degrad|halv|sink|sank)"))
fault("host-leak", "memory grows with each step and is never given back", "over the whole run",
      "host memory leak: memory grows with each step", "high memory; the run was killed",
      ("memory[- ]leak", r"leak\w* ~ memory",
       r"(?:memory|rss\b|ram\b) ~ (?:<up>|accumulat|creep|leak|never (?:freed|released|given)|not "
       "(?:freed|released|given))", r"(?:<up>\w*|accumulat\w*|growing|rising) ~ (?:memory|rss\b|ram\b)"),
      ("memory ~ (?:high|much|large|full|exhaust|limit|out)", "(?:high|much|large) memory",
       "out[- ]of[- ]memory", "killed"))
# Ends
fault("killed-memory", "the system kills the process for memory", "at the end",
      "the process was killed (SIGKILL), most likely out of memory",
      "the run ended abruptly before its end",
      ("(?:was |got |were |been |is )?(?:killed|kill -9)", "sigkill", "signal 9", "137", r"oom\b",
       "out[- ]of[- ]memory", "memory ~ (?:exhaust|ran out|limit|full|used up)"),
      (UNFINISHED, FROM_OUTSIDE))
fault("killed", "the process gets SIGKILL", "at the end",
      "the process was killed (SIGKILL) before its end", "the run ended abruptly or is unfinished",
      ("killed|kill -9", "sigkill", "signal 9", "137", r"oom\b", "out[- ]of[- ]memory", FROM_OUTSIDE,
       "(?:system|kernel) (?:ended|stopped|terminated)"),
      (UNFINISHED,))
fault("terminated", "the process gets SIGTERM", "at the end",
      "the process was terminated (SIGTERM): a stop, preemption or time limit",
      "the run ended abruptly or is unfinished",
      ("sigterm", "signal 15", "143", "(?:was|got|been|were) terminated",
       "terminated (?:by|from|with|on|before)", "preempt", "time[- ]?limit", "(?:scancel|shut ?down)",
       "(?:cancelled|canceled)", r"(?:asked|told|requested|signal\w*) ~ (?:stop|end|terminate|exit)",
       "(?:stopped|ended) (?:from outside|by (?:an? |the )?(?:signal|request|scheduler|system|another))",
       FROM_OUTSIDE, "(?:scheduler|system|cluster|provider|operator) (?:ended|stopped|cancelled|canceled|"
       "terminated)"),
      (UNFINISHED,))
fault("interrupted", "the process gets SIGINT", "at the end",
      "the run was interrupted by hand (SIGINT, KeyboardInterrupt)", "the run is unfinished",
      ("keyboard ?interrupt", "ctrl[- +]?c", "sigint", "interrupted (?:by|with|from|manually|on)",
       "(?:was|been|got) interrupted",
       r"(?:by hand|manual\w*|by (?:the |a )?(?:user|person|operator|somebody|someone))",
       "(?:user|somebody|someone) ~ (?:stopped|interrupted|cancel|ended|aborted|pressed)"),
      (UNFINISHED,))
fault("segfault", "the process gets SIGSEGV", "at the end",
      "segmentation fault in native code", "the run ended abruptly or is unfinished",
      ("seg(?:mentation)?[- ]?(?:fault|violation)", "sigsegv", "signal 11", "139",
       "native (?:code|crash|library|extension|function)", "access violation", "invalid memory"),
      (UNFINISHED, "crash"))
fault("bus-error", "a worker gets SIGBUS", "at the end",
      "bus error, most likely too little shared memory", "the run ended abruptly; a worker died",
      ("bus[- ]error", "sigbus", "shared memory", "/?dev/shm", "shm(?![a-z])", "signal 7", "135"),
      (UNFINISHED, EXCEPTION, "worker ~ (?:died|killed|dead|exit)", "crash"))
fault("time-limit", "the job's time limit ends the run", "at the end",
      "the time limit of the job ended the run", "terminated; the run is unfinished",
      ("time[- ]?limit", "wall[- ]?(?:clock )?time", "allotted",
       "(?:time|allocation) ~ (?:ran out|expired|used up|was up|is over|exceeded)",
       "(?:ran out|run out|out) of time", r"exceed\w* (?:its|the) (?:\w+ )?time"),
      ("terminated|sigterm|cancel|preempt|signal 15|143", UNFINISHED, FROM_OUTSIDE))
fault("hang", "the process stands still and is ended from outside after a while", "at the end",
      "the run hangs: no progress until it was killed",
      "the run was terminated or is unfinished",
      (r"(?:hang|hung|hanging|hangs)\b", "stuck", "dead-?lock", "(?:stands?|stood) still",
       r"(?:run|process|training|program|job|it) (?:\w+ )?(?:froze\b|freez|frozen)",
       "(?:no|without|stopped making|made no) (?:further )?progress", "stalled",
       "(?:silent|silence|nothing (?:more )?(?:was )?(?:written|happened|logged))"),
      ("(?:terminated|killed|time[ds]? ?out|sigterm|124|143)", UNFINISHED, FROM_OUTSIDE))
fault("out-of-memory", "an allocation fails", "at that step", "out of (host) memory",
      "the run ended with an exception",
      (r"out[- ]of[- ](?:\W?\w+\W? )?memory",
       r"(?:not enough|insufficient|too little|no) (?:\w+ )?memory",
       "memory ~ (?:exhaust|ran out|not enough|insufficient|fail|cannot|could not|limit|full|exceed)",
       r"allocat\w* ~ (?:fail|refused|memory|too (?:large|much))",
       r"(?:cannot|could not|\w+n't|failed to|fails to|tried to|unable to) (?:be )?allocate",
       "memoryerror", r"oom\b"),
      (EXCEPTION,))
fault("disk-full", "the disk is full", "at the write that fails",
      "the disk is full or the quota is used up (no space left, or file too large)",
      "the run ended with an exception; a checkpoint could not be written",
      ("(?:disk|volume|storage|device|file ?system|partition) ~ (?:full|quota|no (?:more )?(?:free "
       ")?space|out of space|space)", "no (?:more |free )?(?:disk )?space",
       "(?:out of|not enough|insufficient|lack of|ran out of) (?:free )?(?:disk )?(?:space|storage)",
       "quota", "files? (?:is |was |grew )?too large", "full (?:disk|volume|storage)"),
      (EXCEPTION, r"checkpoint ~ (?:not|could|fail|broken|incomplete|corrupt|\w+n't)",
       r"(?:fail|could not|cannot|unable)\w* ~ (?:checkpoint|sav(?:e|ing)\b|writ(?:e|ing)\b)"))
fault("missing-file", "a file of the data set does not exist", "at that example",
      "a file is missing or the path is wrong", "the run ended with an exception in the loader",
      ("(?:files?|path|folder|director(?:y|ies)|data ?set|checkpoint|images?|weights|csv) ~ (?:(?:not|"
       r"never|\w+n't|cannot) (?:\w+ )?(?:found|exist|there|read|opened)|wrong|misspel|no such|"
       "nonexistent)", "(?:files?|path|folder|director(?:y|ies)|data ?set|images?|csv) ~ missing",
       r"(?:missing|wrong|no such|nonexistent|misspel\w*) ~ (?:files?|path|folder|director|checkpoint|"
       "data ?set)", "filenotfound"),
      (EXCEPTION,))
fault("truncated-image", "an image file is cut off", "at that example",
      "an image file is damaged (truncated)", "the run ended with an exception in the loader",
      (either("(?:truncat|corrupt|damag|broken|cut off|incomplete|unreadable|invalid|defect|(?:cannot|"
       r"could not) be (?:read|decod|open|load))\w*",
       "(?:images?|files?|pictures?|examples?|spectrograms?|samples?|arrays?|items?|records?)")),
      (EXCEPTION,))
fault("config-typo", "a key or value of the configuration is misspelt", "at the start",
      "an unknown or misspelt key or value of the configuration",
      "the run ended with an exception at the start",
      (either("(?:misspel|typo|unknown|unrecogni[sz]ed|unexpected|invalid|unsupported|undefined|not "
       "(?:a )?(?:known|valid|recogni[sz]ed|registered|supported|defined|available|allowed|"
       r"logged|found)|(?:does not|doesn't) (?:exist|know|accept)|no such)\w*",
       "(?:keys?|values?|options?|arguments?|keywords?|parameters?|names?|settings?|<opt>|"
       r"metrics?|loss|schedul\w*|monitor\w*|config\w*|choice)"), "did you mean", "(?:typo|misspel)",
       "(?:keys?|values?|options?|arguments?|names?|settings?|choice) ~ not (?:among|one of) (?:those|the)",
       r"no (?:<opt>|schedul\w*|loss|metric|option|setting|key|argument|activation|<net>) (?:named|called)",
       "(?:does not|doesn't) take (?:the |an? |this )?(?:option|argument|keyword|setting|key)"),
      (EXCEPTION,))
fault("config-type", "a value of the configuration has the wrong type", "at the start",
      "a value of the configuration has the wrong type (text instead of a number)",
      "the run ended with an exception",
      (r"(?:rate|lr|values?|options?|settings?|parameters?|config\w*|number|arguments?) ~ (?:text|"
       r"string|str\b|quot\w*|wrong type|not a number)",
       r"(?:text|string|str\b|quoted) ~ (?:number|rate|float|instead|where|expected|value)",
       "(?:wrong|invalid|incorrect|unexpected) (?:data ?)?type", "quotes ~ number",
       "type of ~ (?:rate|option|value|setting|parameter|config)"),
      (EXCEPTION,))
fault("shape-mismatch", "layers or data do not fit in shape", "at the first batch",
      "a mismatch of shapes between layers or between network and data",
      "the run ended with an exception",
      (SHAPES, either("(?:shape|size|dimension)s?", "(?:differ|unequal|different)"),
       "(?:number of|too (?:few|many)|count of) (?:outputs|classes|channels|features|units)",
       r"(?:expects?|expected|needs|wants|takes) \d+ (?:\w+ )?(?:features|channels|inputs|columns|units|"
       r"values|dimensions) (?:\w+ )?(?:but|gets|got|and gets)", r"(?:is|are|cannot be) reshaped",
       "(?:sparse|one-?hot|integer (?:labels|classes))",
       "(?:labels?|columns?|arguments?|keys?|fields?) ~ (?:unexpected|unknown|not (?:know|accept|"
       r"expected|recogni|used|passed)|\w+n't (?:know|accept)|wrong name|misnamed|wrongly named)",
       r"(?:unexpected|unknown|misnamed|wrongly named) (?:\w+ )?(?:labels?|column|argument|key|field)",
       r"(?:not|no|without|\w+n't) ~ (?:return|comput|produc|have)\w* (?:an? |any )?loss", "no loss"),
      (EXCEPTION,))
fault("checkpoint-mismatch", "the checkpoint does not fit the network", "at the start",
      "the checkpoint does not fit the network (missing or unexpected keys, sizes)",
      "the run ended with an exception at the start",
      ("(?:checkpoint|state[_ ]?dict|weights|saved (?:model|weights|state)|pre-?trained) ~ (?:(?:not|"
       r"\w+n't|cannot) (?:\w+ )?(?:fit|match|load|belong)|mismatch|incompatible|different|differ|other|"
       "another|missing|unexpected)", "(?:missing|unexpected) keys?",
       r"(?:mismatch\w*|incompatible|different|wrong|other) ~ (?:checkpoint|state[_ ]?dict)",
       "size mismatch"),
      (EXCEPTION, SHAPES))
fault("missing-package", "a package is not installed", "at the start",
      "a Python package is missing", "the run ended with an exception at the start",
      (r"(?:package|module|librar(?:y|ies)|dependenc(?:y|ies)|import) ~ (?:missing|(?:not|\w+n't) (?:be "
       ")?(?:installed|found|available|import)|absent|unavailable|lacking|cannot|could not)",
       r"(?:missing|uninstalled|no) (?:\w+ )?(?:package|module|librar|dependenc)",
       r"(?:not|\w+n't) installed", "modulenotfound", "pip install"),
      (EXCEPTION,))
fault("version-conflict", "a name that another version of the package had is used", "at the start",
      "the version of a package does not fit the code", "the run ended with an exception",
      ("version",
       "(?:removed|renamed|deprecated|outdated|incompatible|newer|older|no longer (?:exist|support|"
       "accept|know|has|available)) ~ (?:release|argument|parameter|name|api|transformers|package|"
       "library|option)",
       "(?:transformers|package|library|api|argument|parameter|name|code) ~ (?:removed|renamed|newer|"
       "older|no longer|incompatible|changed|outdated|deprecated)"),
      (EXCEPTION, "(?:unexpected|unknown|invalid) ~ (?:argument|keyword|parameter|name)"))
fault("out-of-data", "the data set ends before the planned steps", "in the second epoch",
      "the input runs out of data (repeat() missing)", "the run has fewer steps than planned",
      (r"(?:run|ran|runs|running|be) out of (?:\w+ )?(?:data|inputs?|examples|batches)",
       "(?:data ?set|inputs?|data|generator|iterator|pipeline|examples|batches) ~ (?:exhaust|ran out|"
       r"runs out|ended|ends\b|used up|not (?:be )?repeat|insufficient|not enough|interrupted|dry|too "
       "(?:short|small|few)|end of)", r"repeat\(\)", r"(?:not|without|\w+n't|missing) repeat",
       "steps_per_epoch", "end of (?:sequence|data)",
       "(?:too few|not enough|insufficient) (?:batches|examples|data)"),
      ("(?:fewer|too few|missing) (?:steps|epochs|batches)", "shorter than", "planned",
       r"only \d+ (?:steps|epochs|batches)", "(?:stopped|ended|over) (?:early|too early|before|after)",
       UNFINISHED, EXCEPTION))
fault("index-out-of-range", "an id is larger than the embedding", "at the first such batch",
      "an id is out of the range of the embedding (vocabulary or number of users too small)",
      "the run ended with an exception",
      (r"(?:token|ids?|vocab\w*|embedding|users?|items?|input index|input indices) ~ (?:out of|outside|"
       "beyond|exceed|larger|greater|too (?:large|high|small)|not (?:in|fit))",
       r"(?:embedding|vocab\w*|table|num_embeddings) ~ (?:too small|smaller|only|fewer|larger|range|"
       "bounds)", r"(?:outside|out of|beyond|exceed\w*) ~ (?:embedding|vocab|table)",
       r"(?:ids?|ind(?:ex|ices)|tokens?|items?|users?|numbers?) (?:\w+ ){0,2}not (?:below|less than|"
       r"smaller than|within|among|in) (?:\w+ ){0,4}(?:embedding|vocab\w*|table|users|items|tokens)",
       r"(?:embedding|vocab\w*|table) (?:\w+ ){0,2}too few (?:rows|entries|tokens|items)"),
      (EXCEPTION, "ind(?:ex|ices) ~ (?:out of|outside|beyond|exceed|too)"))
fault("dtype-mismatch", "tensors of different types meet", "at the first batch",
      "a mismatch of number types (dtype)", "the run ended with an exception",
      (DTYPES, "(?:different|mixed) (?:number |data |floating )?types"),
      (EXCEPTION,))
# Resuming
fault("resumed-without-weights", "the second part of the run begins with fresh weights",
      "at the resumption", "weights were not restored at resumption",
      "the loss jumps at the resumption",
      (r"(?:<weights>|checkpoint|<net>) ~~ (?:not|never|\w+n't|without) ~~ (?:restor|load|resum|recover|"
       "carried|kept)", "(?:random|fresh|new|re-?initiali[sz]ed|untrained|initial) (?:<weights>|<net>)",
       r"(?:resum|restart|continu)\w* ~ (?:from scratch|random|without (?:its |the |any )?(?:<weights>|"
       "checkpoint)|untrained|from the beginning|initial)",
       "(?:<weights>|<net>(?:'s)? state|progress|what (?:was|it had) learned) ~ (?:lost|thrown away|"
       "forgotten|reset|gone)",
       "(?:lost|lose|loses|reset|forg[eo]t) ~ (?:<weights>|progress)", "without (?:loading|restoring)"),
      (JUMP, r"(?:resum|restart|continu)\w* ~ (?:loss|jump|worse|higher|lost|state)",
       "optimi[sz]er(?: state)? ~ (?:lost|not|reset)"))
fault("resumed-without-optimizer", "the second part begins with a fresh optimizer",
      "at the resumption", "the optimizer's state was not restored at resumption",
      "the loss jumps at the resumption",
      (r"(?:<opt>|momentum|moments?|adam)(?:'s)?(?: state)? ~ (?:(?:not|never|\w+n't) (?:\w+ "
       ")?(?:restor|load|resum|saved|kept|carried)|fresh|reset|lost|anew|missing from the checkpoint|"
       "from zero)",
       "(?:without|fresh|new|reset|empty|lost|missing) (?:the |its |an? )?(?:<opt>|momentum|moments?)"),
      (JUMP, "<rate> ~ (?:jump|reset|back|restart|anew|again|higher)",
       r"schedul\w* ~ (?:reset|restart|anew|again|not|lost)",
       r"(?:resum|restart|continu)\w* ~ (?:loss|jump|worse|higher|lost|state)"))
fault("resumed-without-schedule", "the schedule begins anew at the resumption", "at the resumption",
      "the schedule of the learning rate was not restored (the rate jumps back)",
      "the loss jumps at the resumption; the rate is too high late in the run",
      (r"(?:schedul\w*|<rate>) ~ (?:reset|restart|anew|again|jumps?|jumped|back|lost|fresh|from the "
       "(?:start|beginning)|starts over)",
       r"(?:schedul\w*|<rate>) ~ (?:not|never|\w+n't) (?:\w+ )?(?:restor|resum|load|continu|kept|saved)",
       r"(?:resum|restart)\w* ~ (?:without|old|full|initial|first|peak|high) ~ (?:schedul|<rate>)",
       "(?:without|lost|fresh|new) (?:the |its |an? )?(?:<rate> )?schedul"),
      (JUMP, RATE_HIGH, "<opt>(?: state)? ~ (?:not|lost|reset)",
       r"(?:resum|restart|continu)\w* ~ (?:loss|jump|worse|higher|lost|state)"))
fault("resumed-counting-anew", "after the resumption steps are counted from zero again",
      "at the resumption", "the step counter was restarted, so two attempts overlap",
      "steps overlap or go backwards",
      ("(?:steps?|epochs?|iterations?)?(?:[- ])?(?:counter|counting|numbering|step numbers?)s? ~ "
       "(?:restart|reset|anew|again|zero|begin|start|start over|not (?:restored|continued)|overlap)",
       r"(?:steps?|epochs?) (?:start|begin|began|count|restart|are counted)\w* (?:again|anew|over|at "
       "zero|at 0|from zero|from 0|from the beginning)",
       r"(?:(?:step|epoch|iteration)s? (?:count\w*|numbers?)|global step) (?:is|was|were) (?:reset|lost|"
       r"set back|not restored)",
       TWO_RUNS),
      (OVERLAP,))
fault("restarted-from-scratch", "after an interruption the run begins anew in the same folder",
      "at the restart", "the run was started again from scratch in the same folder",
      "steps overlap; the loss jumps; interrupted before",
      (r"(?:start|began|begun|begin|run|trained|launch)\w* (?:again |anew |over )?(?:from scratch|from "
       "the beginning|from zero|anew|again|over|from step 0)",
       r"restart\w* ~ (?:scratch|beginning|zero|anew|same|without|again|from)", TWO_RUNS,
       r"(?:not|never|without|instead of|\w+n't) (?:being )?resum", "was restarted"),
      (OVERLAP, JUMP, "(?:interrupted|killed|terminated)"))
# Generative
fault("mode-collapse", "the generator covers only few modes", "over the whole run",
      "mode collapse of the generator",
      "generator and discriminator are out of balance; samples do not improve",
      ("mode[- ]?(?:collaps|drop|coverage)", "modes ~ (?:collaps|drop|missing|covered|lost|few|one)",
       "(?:few|one|single|same) (?:modes?|points?|samples?)",
       "generator ~ (?:collaps|same|identical|few|all alike)",
       "samples (?:are|look) (?:all |nearly |almost )?(?:alike|identical)", "lacks? (?:diversity|variety)",
       "(?:diversity|variety) ~ (?:lost|low|no|little|lack|gone)",
       "(?:lack of|low|little|no|lost) (?:diversity|variety)"),
      ("generator and discriminator", "discriminator and generator", "(?:im|un|out of )balanc",
       "(?:discriminator|generator) ~ (?:win|too strong|dominat|overpower|learning rate|rate)",
       "samples? ~ <not> improv", r"(?:gan|adversarial)\w* ~ unstable", DIVERGES))
fault("discriminator-wins", "the discriminator is so strong that the generator learns nothing",
      "early", "the discriminator wins: generator and discriminator are out of balance",
      "the generator's loss grows; the discriminator's loss goes to zero; mode collapse",
      (r"discriminator(?!'s loss| loss) ~ (?:wins?\b|won|winning|too (?:strong|good|powerful|fast)|"
       "dominat|overpower|perfect|outpac|beats?|stronger|overwhelm|far ahead|certain|separates)",
       "(?:generator and discriminator|discriminator and generator|adversarial|gan|two networks|"
       "networks) ~ (?:(?:im|un|out of )balanc)",
       r"generator ~ (?:no (?:useful )?gradient|learns? nothing|starv|too weak|overwhelmed|loses\b|"
       "cannot follow|left behind|vanishing)", "(?:strong|perfect|dominant) discriminator",
       r"(?:im|un)balanc\w* between"),
      (r"generator\w* ~ (?:loss|<up>|not|never)", r"discriminator\w* ~ (?:zero|<fall>|low|close to)",
       "mode[- ]?collaps", "(?:im|un|out of )balanc"))
fault("generator-untrained", "the generator's optimizer steps the wrong weights", "from the start",
      "the generator is not trained (wrong weights in the optimizer)",
      "the generator's loss grows; the discriminator wins",
      (r"generator(?! loss)\w* ~ (?:not|never|\w+n't|no|without) ~ (?:train|updat|step|optimi|chang(?!e "
       "in)|gradient|receiv)",
       r"<opt> ~ (?:wrong|discriminator|other|(?:not|never|\w+n't) ~ generator|does)",
       "(?:wrong|other) (?:<weights>|<opt>)", "generator ~ untrained"),
      (r"generator\w* ~ (?:loss|<up>|not|never|\w+n't)",
       "discriminator ~ (?:win|too strong|dominat|overpower|perfect|ahead)", "(?:im|un|out of )balanc",
       NOTHING))
fault("posterior-collapse", "the divergence term is so strong that the code says nothing",
      "after the first epochs", "posterior collapse: KL goes to zero, its weight is too large",
      "the reconstruction stalls; one term dominates",
      ("posterior[- ]collaps",
       r"(?:kl|divergence)\w*(?: term| loss)? ~ (?:zero|vanish|collaps|nothing|(?:near|close to) 0)",
       r"(?:kl|divergence|beta)\w* ~ (?:<high>|too much|dominat|outweigh|overwhelm)",
       r"(?:latent|code)s?\w* ~ (?:ignored|unused|not used|collaps|nothing|no information|uninformative)",
       "ignores? (?:the )?(?:latent|code)"),
      (r"reconstruct\w* ~ (?:stall|not|stuck|poor|flat|high|\w+n't)", "dominat", NOTHING))
fault("kl-without-weight", "the divergence term has no weight", "over the whole run",
      "the KL term has no (too little) weight", "KL grows",
      (r"(?:kl|divergence|beta)\w* ~ (?:weight|coefficient|factor) ~ (?:zero|0(?!\.?\w)|no|missing|"
       "small|low|tiny|little)",
       r"(?:weight|coefficient) (?:of|for|on) (?:the )?(?:kl|divergence) ~ (?:zero|0(?!\.?\w)|missing|"
       "small|low|tiny|little)", r"beta ~ (?:zero|0(?!\.?\w)|<low>|small)",
       r"(?:kl|divergence)(?: \w+){0,4} (?:not|never|\w+n't)(?: \w+){0,4} (?:weigh|train|count|part|"
       r"optimi|minimi|"
       "includ|penali)", r"(?:kl|divergence)\w* ~ nothing (?:limit|bound|restrain|hold|penali[sz]e)s",
       r"(?:kl|divergence)\w* ~ (?:no|without|too little|little) (?:\(\D*\) )?(?:weight|influence|"
       "effect)",
       "(?:no|zero|without|missing|too little) (?:weight|coefficient) (?:on|for|of) (?:the )?(?:kl|"
       "divergence)", r"(?:kl|divergence)\w* ~ (?:ignored|left out|switched off)"),
      (r"(?:kl|divergence)\w* ~ (?:<up>|large|high|diverg|huge)",
       "(?:terms?|component) ~ (?:<not> <fall>|<up>)"))
fault("wrong-noise-schedule", "training noises the data otherwise than sampling expects",
      "at evaluation", "the noise schedule is wrong or differs between training and sampling",
      "samples do not improve although the loss is low",
      ("(?:noise|noising|diffusion|beta)[- ]schedul",
       "(?:noise|noising) ~ (?:schedul|differ|wrong|mismatch|inconsistent)",
       r"train\w* and sampl\w* ~ (?:differ|mismatch|disagree|inconsistent)",
       r"(?:differ|mismatch|inconsisten)\w* ~ train\w* and sampl"),
      (r"samples? ~ (?:not|never|poor|bad|worse|\w+n't)", "<loss> ~ low ~ (?:sample|metric)",
       r"(?:metric|chamfer)\w* ~ (?:not|poor|bad|worse|\w+n't)"))
fault("without-time", "the network is not told the time step", "over the whole run",
      "the time step is not given to the network", "under-fits; the loss stalls",
      ("(?:time[- ]?steps?|noise level|(?:time|step) embedding|conditioning) ~ (?:not|missing|ignored|"
       r"never|without|unused|lost|absent|\w+n't)",
       "(?:not|without|missing|no|ignores?|never|lacks?) ~ (?:time[- ]?step|(?:time|step) embedding|"
       "conditioning|noise level)"),
      (UNDERFIT, NOTHING))
# Reinforcement learning
fault("policy-collapse", "the policy becomes deterministic and bad", "early",
      "policy collapse: entropy goes to zero too early", "the rate is too high; reward stays low",
      ("policy ~ (?:collaps|deterministic|degenerate|one action|single action|same action)",
       "entropy ~ (?:zero|collaps|vanish|drop|fall|fell|low|gone|disappear|lost|too (?:early|fast|"
       r"small|low)|nearly|0(?!\.?\w))", "(?:one|single|same) action",
       "(?:collapsed?|deterministic|degenerate) policy"),
      (RATE_HIGH, NO_REWARD, "explor", "updates? ~ <high>", DIVERGES))
fault("reward-scale", "rewards are scaled by orders of magnitude", "over the whole run",
      "the scale of rewards does not fit", "value loss is huge; the reward does not improve",
      (r"rewards?(?! is)\w* ~~ (?:scal|magnitude|<high>|huge|<low>|normali|tiny|range|order)",
       "(?:large|huge|unscaled|tiny|un-?normali[sz]ed|extreme|<high>|<low>) (?:rewards?|returns?)",
       "(?:scale|size|magnitude) of (?:the )?(?:rewards?|returns?)",
       "(?:rewards?|returns?) of (?:this|such an?) (?:size|scale|magnitude)", "rewards? (?:is|was) scaled",
       "returns? (?:are|is) (?:far |much )?too (?:large|small|big)", "normali[sz]e (?:the |your "
       ")?(?:rewards?|returns?)",
       r"rewards? ~~ <none> (?:\w+ ){0,2}<norm>"),
      (r"(?:value|critic)\w*(?: function)?(?: loss| estimate)? ~ (?:huge|large|high|dominat|explod|<up>|"
       "big)", NO_REWARD, NOTHING))
fault("reward-sign", "the reward has the wrong sign", "over the whole run",
      "the sign of the reward is wrong", "the reward gets worse or does not improve",
      (r"(?:rewards?|returns?) ~ (?:sign\b|inverted|negated|revers|flip|opposite|wrong)",
       "(?:wrong|reversed|inverted|negated|opposite|flipped) (?:sign|reward)", r"sign\b ~ reward",
       r"(?:minimi[sz])\w* (?:its |the )?(?:reward|return)", "rewarded for (?:fail|los|fall)"),
      (NO_REWARD, "<reward> ~ (?:declin|decreas|negative)", NOTHING))
fault("no-exploration", "the agent does not explore", "over the whole run",
      "too little exploration", "the reward does not improve; policy collapse",
      (r"(?:too little|no|not|without|never|missing|lack\w*|insufficient|little|stops?|stopped|\w+n't) "
       "~~ explor", r"explor\w* ~ (?:missing|too (?:little|low|small|early)|zero|never|insufficient|off)",
       r"epsilon ~~ (?:zero|0(?!\.?\w)|<low>|small|low)",
       r"entropy ~ (?:bonus|coefficient) ~ (?:sign|negative|zero|wrong|missing|<low>|0(?!\.?\w))",
       "ent_coef",
       r"(?:negative|wrong|zero) (?:\w+ )?entropy (?:bonus|coefficient)"),
      (NO_REWARD, "policy ~ (?:collaps|deterministic|degenerate)", "(?:one|single|same) action",
       "entropy", NOTHING))
fault("discount-too-small", "the discount is near zero", "over the whole run",
      "the discount factor is too small", "the reward does not improve",
      (r"(?:discount\w*|gamma|horizon)(?: factor)? ~~ (?:<low>|small|low|short|zero|0\.\d+|myopic|"
       "(?:near|close to) (?:0|zero))", "(?:short-?sighted|myopic)", r"(?:not|never|\w+n't) look (?:far "
       r")?ahead",
       "(?:low|small|tiny|<low>|short) (?:an? )?(?:discount|gamma|horizon)"),
      (NO_REWARD, NOTHING))
fault("target-never-updated", "the target network is never updated", "over the whole run",
      "the target network is not updated", "the reward does not improve; the value loss stalls",
      (r"target[- ](?:q[- ])?(?:net\w*|model|weights?) ~ (?:not|never|\w+n't|seldom|rare|stale|old|"
       "frozen|too (?:long|seldom|rare))", r"(?:not|never|seldom) ~ updat\w* ~ target", "target_update",
       "(?:stale|old|outdated|frozen) target", r"target net\w* keeps"),
      (NO_REWARD, r"(?:value|q|td)\w* (?:loss|error) ~ (?:stall|not|flat|high|\w+n't)", NOTHING))
fault("buffer-too-small", "the replay buffer holds only the last steps", "over the whole run",
      "the replay buffer is too small", "the reward is unstable or does not improve",
      (r"(?:replay|buffer|experience)\w* ~~ (?:too (?:small|short|few)|small|tiny|only|few|last|"
       "correlat)", "(?:small|tiny|short) (?:replay[- ]?)?(?:buffer|memory)"),
      (NO_REWARD, "forget", NOTHING))
# Distributed
fault("rank-dies", "one process of several ends with an exception", "at that step",
      "one rank failed first (its own exception), the others followed",
      "the run ended with an exception; a collective failed",
      (r"rank ?\d* ~ (?:first|fail|died|dies|dead|crash|kill|exception|raised|ended|exit|error|stopped|"
       "lost)",
       "(?:one|a|single|first|local|another|peer) (?:of the )?<rank> ~ (?:fail|died|crash|kill|"
       "exception|first|raised|ended|sigkill|exit|gone|lost)",
       r"(?:process|worker|node) \d+ (?:of \d+ )?(?:was |were )?(?:failed|died|crashed|killed|raised|"
       r"ended)",
       "(?:other|remaining|surviving) <rank> ~ (?:follow|wait|fail|end|abort|because|terminat|lost)",
       "(?:failed|died|killed|crashed) (?:first )?(?:on|in|at|of) (?:rank|one)", "lost ~ (?:peer|rank)"),
      (EXCEPTION, HANGS, "(?:connection|peer)", SHAPES, DTYPES, "sigkill|killed"))
fault("ranks-disagree", "ranks call collectives with different shapes or in different order",
      "at that step", "ranks disagree in shape or order of a collective",
      "a collective failed or timed out; the run hangs",
      ("ranks? ~ (?:disagree|different|differ|mismatch|not the same|out of (?:sync|step)|desync|"
       "inconsistent|other order)",
       r"(?:collective|all-?reduce|all-?gather|broadcast)s? ~ (?:not|\w+n't) (?:match|agree|fit)",
       "(?:collective|all-?reduce|all-?gather|broadcast)s? ~ (?:shapes?|sizes?|order|mismatch|differ|"
       "disagree|not the same|sequence)",
       r"(?:mismatch|different|disagree|inconsistent)\w* ~ (?:ranks?|collectives?|processes)"),
      (HANGS, EXCEPTION, "(?:connection|peer|rank)"))
fault("slow-rank", "one rank is slower than the others", "in every step",
      "one rank is slower, the others wait for it (straggler)", "steps are slow",
      (r"ranks? ?\d* ~ (?:slow|wait|lag|behind|straggl|longer|late)", "straggl",
       "(?:slow|slower|slowest) (?:rank|process|worker|node)", "one (?:rank|process|worker|node) (?:is|"
       "was) slow",
       r"(?:uneven|imbalanc\w*|unbalanced) ~ (?:ranks?|process|worker|load)",
       r"(?:wait\w*) ~ (?:ranks?|process|slowest)"),
      (SLOW,))
fault("uneven-ranks", "one rank has fewer batches than the others", "at the end of an epoch",
      "ranks have different numbers of batches", "a collective timed out or failed; the run hangs",
      ("(?:ranks?|processes|workers) ~ (?:different (?:number|count)|fewer|uneven|unequal|more "
       "(?:batches|data|steps)|number of (?:batches|steps)|ran out|earlier|out of data)",
       "(?:uneven|unequal|different (?:number|count|amount)s?) ~ (?:batches|data|steps|inputs?|examples|"
       "ranks?)", "(?:fewer|more) (?:batches|steps|examples|data)", r"join\(\)", "drop_last"),
      (HANGS, EXCEPTION, "rank"))
fault("same-order-every-epoch", "set_epoch is not called, so each epoch has the same order",
      "over the whole run", "sampler.set_epoch is missing", "over-fits slightly",
      ("set_epoch", r"(?:same|identical) (?:\w+ )?order",
       r"(?:not|never|\w+n't|without) (?:being |re-?)?shuffl", r"shuffl\w* ~ (?:same|once|not|never|seed)"),
      (OVERFIT,))
fault("address-in-use", "the port of the rendezvous is taken", "at the start",
      "the address or port is already in use", "the run ended with an exception at the start",
      (r"(?:port|address)\w* ~ (?:use\b|used|taken|occupied|busy|bound|another|already)",
       "(?:another|other|old|left-?over|previous) (?:training|process|run|job|program) ~ (?:port|"
       "address|still)", "eaddrinuse"),
      (EXCEPTION, r"(?:rendezvous|initiali\w*|process group|socket|bind)"))
fault("rendezvous-timeout", "a rank never joins", "at the start",
      "timeout: not all ranks joined", "the run ended with an exception at the start",
      (r"<rank> ~ (?:not|never|\w+n't|missing|fail\w*|absent) ~ (?:join|connect|arriv|reach|start|"
       "appear|regist)",
       r"(?:not all|missing|waiting for|only \d+|wait\w*) ~ (?:ranks?|processes|workers|nodes|clients|"
       "peers)", "rendezvous ~ (?:time|fail|incomplete)",
       "time[ds]?[- ]?out ~ (?:rendezvous|join|init|store|connect|wait|ranks?|process group)"),
      (EXCEPTION, "time[ds]?[- ]?out", "connection"))
fault("worker-dies", "a worker of the loader is killed", "at that batch",
      "a worker of the data loader was killed", "the run ended with an exception",
      ("workers? ~ (?:kill|died|dies|dead|crash|exit|ended|terminat|lost|fail|abort|gone)",
       "(?:killed|dead|died|crashed|lost|terminated) ~ worker",
       "loader(?:'s)? process(?:es)? (?:was |were )?(?:killed|died|crashed|terminated|lost)"),
      (EXCEPTION,))
