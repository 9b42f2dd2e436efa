# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Faults that only the third fresh part has, chosen by what users report; see faults.py and wording.py.

At the end, more words for faults that it shares with other parts. Written before any recording of this part
was judged.
"""

import faults_fresh_2  # noqa: F401  (adds its faults, some of which get more words here)
from faults import FAULTS, fault
from faults_fresh_2 import OWN_CODE, more
from wording import (
    DIVERGES, EXCEPTION, FROM_OUTSIDE, HANGS, NAN, NOTHING, OVERLAP, SHAPES, SLOW, SLOWLY, UNDERFIT, UNFINISHED,
    VAL_WORSE, either)

# Harm that no end metric shows.
SURE = ("recompiles", "never-evaluated", "preempted")

NO_AP = ["<ap> ~ (?:<zero>|low|poor|bad|not|never|stay)", "(?:low|poor|no|bad|zero) <ap>",
         "(?:finds?|detects?|detections?|recall) ~ (?:nothing|no |none|few|hardly|low)",
         "(?:no|few|missed) (?:objects|boxes|detections)"]

# What ends a run
fault("image-without-boxes", "one image has no box at all, which the code that assigns boxes cannot take",
      "at that image", "an image has no boxes (its list of targets is empty), and the code does not allow for that",
      "the run ended with an exception in the loss; an empty tensor", ("(?:images?|examples?|samples?|batch|frame|"
      "picture|scene) ~ (?:without|no|zero|empty|lacks?|none|0) ~ (?:box(?:es)?|objects?|<labels>|instances?|"
      "ground[- ]truth)", "(?:no|zero|empty|without|missing|absence of|lack of) (?:any )?(?:ground[- ]truth |"
      "target |true )?(?:box(?:es)?|objects?|<labels>|instances)",
      "(?:box(?:es)?|<labels>|objects) ~ (?:empty|missing|absent|none)",
      "(?:background|negative|empty|unlabel+ed|unannotated)(?:-only)? (?:images?|samples?|examples?)"), (
      "(?:empty|zero-size[d]?|size <zero>|no elements?|non-zero size|zero (?:elements|length|rows|columns))", SHAPES,
      EXCEPTION))
fault("zero-size-boxes", "a box of the training has no width, so the logarithm of its size is infinite",
      "at that image", "a box is degenerate (width or height zero or negative)",
      "the loss becomes infinite or NaN; bad annotations", (either(
      "(?:box(?:es)?|width|height|annotations?|targets?|labels?|size)", "(?:degenerate|zero[- ](?:area|size|width|"
      "height|sized)|(?:zero|no|negative|non-?positive|vanishing|0) (?:area|size|width|height|extent)|(?:is|are|of|"
      "has|have|with) (?:zero|0\\b)|empty|collapsed|invalid)"),
      "log(?:arithm)?\\w* ~ (?:zero|0\\b|width|height|size)"), (NAN, EXCEPTION,
      "(?:bad|corrupt|broken|wrong|invalid) (?:annotations?|<labels>|box|examples?|data|inputs?)", DIVERGES))
fault("output-is-tuple", "the network returns a dict of outputs, which is handed to the loss as it is",
      "at the first batch", "the network's output is a dict or tuple, not a tensor; one entry must be taken from it",
      "the run ended with an exception in the loss; a wrong type", ("(?:outputs?|<net>|predictions?|result|"
      "argument|input|it|forward) ~ (?:dict\\w*|tuple|list|mapping|several (?:tensors|outputs|values))",
      "(?:dict\\w*|tuple|ordereddict|mapping) ~ (?:instead|where|not|tensor|expected|loss|passed|given|handed|has "
      "no)", "(?:must be|expect\\w*|needs?|requires?|wants?) (?:an? )?tensor", "\\[?['\"]out['\"]\\]?"), (EXCEPTION,
      OWN_CODE, "(?:wrong|unexpected|invalid) (?:\\w+ )?type"))
fault("numpy-of-graph", "a tensor that is part of the graph is turned into a NumPy array", "at the first step",
      "a tensor that requires gradients is turned into NumPy without detach()",
      "the run ended with an exception in the user's own code", ("detach",
      "(?:numpy|ndarray|array) ~ (?:requires?_? ?grad|graph|gradients?|autograd|tracked|attached)",
      "(?:requires?_? ?grad|graph|gradients?|autograd|tracked|attached) ~ (?:numpy|ndarray|array)"), ("numpy",
      EXCEPTION, OWN_CODE))
fault("schedule-overrun", "a schedule that knows its number of steps is stepped more often", "late in the run",
      "the schedule of the rate (OneCycleLR) is stepped more often than its total number of steps",
      "the run ended with an exception in the schedule; the number of steps is wrong", (
      "(?:schedul\\w*|one-?cycle\\w*|<rate>) ~ (?:more|beyond|past|exceed|too (?:often|many|short|few)|longer|over|"
      "ran out|run out|used up|exhausted|end of its|fewer|shorter|not enough|than)",
      "(?:steps?|stepped) ~ (?:more|beyond|past|exceed|too (?:often|many)|than) ~ (?:schedul|total|one-?cycle|"
      "planned)", "total_steps|total (?:number of )?steps ~ (?:too|wrong|small|exceed|short|few|not|lower|less)",
      "(?:too many|extra) (?:schedul\\w* )?steps"), (EXCEPTION, "(?:schedul|one-?cycle)\\w*"))
fault("no-network", "a file is to be downloaded, but the machine has no connection or the name is unknown",
      "at the start", "a download failed: no network, or the host's name cannot be resolved",
      "the run ended with an exception at the start; a file is missing", ("download",
      "(?:url|urlopen|http\\w*|internet|dns|host ?names?|proxy|offline)\\b",
      "name resolution|resolv\\w* (?:the |a )?(?:name|host|address)",
      "(?:no|without|missing|lost|failed|broken) (?:\\w+ )?(?:network (?:access|connect\\w*)|connect\\w*)",
      "(?:network|server|host) ~ (?:unreachable|not reach\\w*|unavailable|connect\\w*|unknown|not (?:\\w+ "
      ")?(?:found|resolv\\w*))", "(?:connect\\w*|fetch\\w*) ~ (?:fail|error|impossible|refus|not|cannot)",
      "(?:cannot|could not|unable to|fail\\w* to) (?:connect|reach|fetch|resolv)"), (EXCEPTION,
      "(?:missing|not found|unavailable|cannot be (?:read|loaded)) ~ (?:file|weights|data)",
      "(?:weights|file|data ?set) ~ (?:missing|not|unavailable)"))
fault("tracker-no-login", "the tracker is used without a key or login", "at the start",
      "the experiment tracker (Weights & Biases) has no API key; no one is logged in",
      "the run ended with an exception at the start; the tracker", ("api[-_ ]?key", "log(?:ged|ging)?[- ]?in\\b",
      "login|credential|authenticat\\w*|authori[sz]\\w*", "no-?tty"), ("wandb|weights (?:&|and) biases|w&b",
      "track(?:er|ing)", EXCEPTION))
fault("monitored-missing", "a callback watches a metric of a name that is never logged", "at the first evaluation",
      "the metric that a callback watches (early stopping, best checkpoint) does not exist or is misspelt",
      "the run ended with an exception in a callback", (either(
      "(?:metric|monitor\\w*|watch\\w*|key|quantity|early[- ]?stop\\w*|best|callback|save_best|score|column|name)",
      "(?:not (?:\\w+ ){0,3}(?:there|found|available|logged|exist\\w*|known|among|in|computed|recorded|reported|"
      "produced|provided|present|returned)|\\w+n't (?:exist|logged|available|found|there)|missing|unknown|never "
      "(?:\\w+ )?(?:logged|computed|recorded|reported)|no such|unavailable|misspel\\w*|mistyped|wrong name|absent|"
      "misnamed)"), "(?:wrong|misspel\\w*|unknown|missing|unavailable) (?:\\w+ )?(?:metric|monitor|key|name)"),
      (EXCEPTION, "early[- ]?stop\\w*|callback|checkpoint", "key ?error"))
fault("nothing-to-optimise", "all weights are frozen, so the optimizer gets none", "at the start",
      "the optimizer got no weights, for all are frozen or filtered out",
      "the run ended with an exception in the optimizer", (
      "<opt> ~ (?:empty|no|without|zero|none) ~ (?:<weights>|list)",
      "(?:no|empty|zero|without) (?:\\w+ )?(?:<weights>|parameter list|list of (?:<weights>))",
      "(?:frozen|freez|froze\\b|requires_grad)", "(?:<weights>|parameter list|list) (?:is|was|were|are) empty",
      "nothing (?:is left |left |there )?to (?:train|optimi)", "empty parameter",
      "(?:not|non-?|un)(?: |-)?trainable"), (EXCEPTION, "<opt>"))
fault("nothing-to-resume", "the run is to be resumed, but there is no checkpoint", "at the start",
      "there is no checkpoint to resume from", "the run ended with an exception at the start; a file is missing",
      ("checkpoint ~ (?:missing|not (?:\\w+ )?(?:there|found|exist)|\\w+n't exist|absent|no\\b|none|unavailable|"
      "empty)",
      "(?:no|missing|without|absent|nonexistent|not find|nothing|lacks?) (?:\\w+ ){0,3}(?:checkpoint|resum)",
      "resum\\w* ~ (?:nothing|no\\b|missing|not|none|without|empty|fail|cannot|impossible)",
      "(?:cannot|could not|unable to|fail\\w* to|tried to) resume"), (EXCEPTION,
      "(?:file|folder|directory) ~ (?:missing|not found|empty|exist)"))
fault("not-writable", "the folder for results lies on a file system that is mounted read-only", "at the start",
      "the output folder cannot be written: read-only file system or no permission",
      "the run ended with an exception (OSError) when it wrote a file", ("read-?only", "permissions?\\b",
      "(?:not|un|never|cannot|\\w+n't) ?(?:be )?(?:writ(?:e|t)|create)\\w*", "(?:writ|creat|sav|mak)\\w* ~ (?:fail|"
      "denied|refus|not (?:allowed|permitted|possible)|impossible|cannot|error)",
      "(?:denied|not allowed|no (?:write )?access|erofs|errno 30)"), (EXCEPTION,
      "(?:folder|director|file|disk|checkpoint)\\w* ~ (?:error|problem|fail)"))
fault("checkpoint-from-gpu",
      "the weights were saved on a GPU and are loaded without map_location on a machine without one", "at the start",
      "a checkpoint from a GPU is loaded on a machine without CUDA (map_location is missing)",
      "the run ended with an exception when the checkpoint was loaded; no GPU", ("map_?location", either(
      "(?:checkpoint|weights|state|saved|load\\w*|file|deseriali\\w*|tensors?|storage)",
      "(?:cuda|gpu|cpu-only|device)")), (EXCEPTION, "(?:cuda|gpu)",
      "(?:checkpoint|weights) ~ (?:fail|not|cannot|mismatch|incompatib)"))
fault("values-to-unpack", "a batch holds three things where the code takes two", "at the first batch",
      "a batch (or what a function returns) has another number of elements than are unpacked",
      "the run ended with an exception in the user's own code", ("unpack", "(?:batch|loader|data ?set|tuple|"
      "function|it|returns?|yields?|gives?) ~ (?:three|two|3|2|more|fewer|additional|extra|another number|"
      "different number) (?:of )?(?:\\w+ )?(?:values?|elements?|fields?|items?|things|tensors?|parts|entries)",
      "too (?:many|few) (?:values|elements|fields|items)",
      "(?:number|count) of (?:values|elements|fields|items|tensors)"), (EXCEPTION, OWN_CODE, "value ?error"))
fault("environment-missing", "a variable of the environment that the script reads is not set", "at the start",
      "an environment variable is not set", "the run ended with an exception (KeyError) at the start", (
      "environ\\b|environment(?:'s)? variables?|from the environment", "env(?:\\.|ironment)? ?var\\w*",
      "(?:variable|setting) ~ (?:not (?:\\w+ )?(?:set|defined|exported|given|there)|missing|unset|\\w+n't set)",
      "(?:unset|missing|undefined) (?:\\w+ )?variable", "catalogue_root"), (EXCEPTION, "key ?error", "missing key"))
fault("not-started-by-launcher", "a script for several processes is started by plain python", "at the start",
      "the script was not started by torchrun, so RANK, WORLD_SIZE or MASTER_ADDR are not set",
      "the run ended with an exception when the process group was made", (
      "torchrun|launcher|torch\\.distributed\\.(?:run|launch)|mpirun|srun", "environ\\b|environment variables?",
      "env:?//", "(?:rank|world_?size|master_(?:addr|port)|variable)s?\\b ~ (?:not (?:\\w+ )?(?:set|defined|there|"
      "given|known)|missing|unset|expected|\\w+n't set|absent)",
      "(?:missing|unset|no|without|undefined) (?:\\w+ )?(?:rank|world_?size|master_(?:addr|port)|variable)"),
      (EXCEPTION, "(?:process group|rendezvous|distributed|init\\w*)"))
fault("traced-value", "Python's if is used on a value that is only known when the compiled step runs",
      "at the first step",
      "a Python condition is used on a traced or symbolic value within a compiled function (jit, tf.function)",
      "the run ended with an exception in the compiled step", ("trac(?:er|ed|ing)", "symbolic",
      "(?:python|if|condition\\w*|control flow|branch|bool\\w*|while) ~ (?:jit|compil\\w*|array|tensor|graph|"
      "tf\\.function|abstract|value)",
      "(?:jit|compil\\w*|graph|tf\\.function|abstract) ~ (?:python|if\\b|condition|control flow|branch|bool)",
      "concreti[sz]", "(?:lax|tf)\\.cond|jnp\\.where|tf\\.where|autograph"), (EXCEPTION, OWN_CODE))
fault("not-compiled", "fit() is called before compile()", "at the start", "the model was not compiled (compile())",
      "the run ended with an exception at the start", ("compil",), (EXCEPTION, "<opt> ~ (?:missing|none|no|not)",
      "(?:no|missing|without) (?:<opt>|loss)"))
fault("labels-not-one-hot", "the loss wants one-hot labels, but they are numbers of classes", "at the first batch",
      "labels are integers where the loss wants one-hot (sparse_categorical_crossentropy is needed)",
      "the run ended with an exception in the loss; shapes do not match", ("one-?hot", "sparse",
      "(?:integers?|class (?:ids|indices|numbers)|indices) ~ (?:labels?|targets?|loss|cross-?entropy|where|instead)",
      "(?:labels?|targets?) ~ (?:integers?|class (?:ids|indices|numbers)|encod)", "categorical[-_ ]?cross-?entropy",
      "(?:loss|cross-?entropy) ~ (?:not (?:fit|match|suit)|wrong|unsuit|mismatch) ~ (?:labels?|targets?)"),
      (SHAPES, EXCEPTION, "ranks? ~ (?:same|differ|mismatch|not)"))
fault("batch-larger-than-data",
      "the batch is larger than the training set and incomplete batches are dropped, so there is none",
      "at the start", "there is no batch at all: the data set is smaller than one batch and drop_last is on",
      "the run ended with an exception or trained on nothing; too few examples", ("drop_last|incomplete batch",
      "batch(?: size)?s? ~ (?:larger|greater|bigger|exceed|more|too (?:large|big)) ~ (?:data|set|examples|samples|"
      "images|rows)",
      "(?:data ?set|data|examples|samples|images|set) ~ (?:smaller|fewer|less|too (?:small|few|little)) ~ batch",
      "(?:no|zero|without|not a single|0|empty) (?:\\w+ )?(?:batch|batches)\\b",
      "(?:loader|dataloader|data loader|epochs?) ~ (?:empty|no batches|zero|nothing|length 0)"), (EXCEPTION,
      "(?:empty|no) (?:data|examples)", NOTHING, "<none> ~ (?:trained|step)"))
fault("preempted", "the cluster ends the job to make room for another", "in the middle",
      "the job was preempted by the cluster's scheduler (SIGTERM)",
      "the run was stopped from outside; it did not finish", ("pre-?empt",
      "(?:slurm|scheduler|cluster|queue) ~ (?:cancel|kill|end|stop|terminat|evict|requeue)",
      "(?:cancel|evict|requeue|terminat|kill)\\w* ~ (?:slurm|scheduler|cluster|job|queue)", "sigterm|signal 15"),
      (UNFINISHED, FROM_OUTSIDE))
# What learns badly
fault("anchors-misfit", "the anchors are many times larger than the objects, so nearly none is assigned",
      "over the whole run", "the anchors do not fit the sizes of the objects",
      "nothing is found (AP stays at zero); hardly any positives", ("anchors?\\b",
      "(?:prior|default) (?:box(?:es)?|sizes)"), (NO_AP, NOTHING, UNDERFIT,
      "(?:no|few|hardly any|zero) (?:positives?|matches|assign\\w*|foreground)", "box loss ~ <zero>"))
fault("score-threshold", "the evaluation discards nearly all detections with a threshold for their score",
      "in every evaluation", "the threshold of the score (confidence) in the evaluation is too high",
      "AP is low or zero though the losses fall; the metric is wrong", ("(?:threshold|cut-?off|"
      "conf(?:idence)?_?thres\\w*) ~~ (?:<high>|high|strict|discard|remov|drop|cut|filter|near)",
      "(?:<high>|high|strict|raised) (?:an? )?(?:\\w+ ){0,2}(?:threshold|cut-?off)",
      "(?:confidence|score)s? ~ (?:threshold|cut-?off)", "(?:threshold|cut-?off) ~ (?:confidence|scores?)",
      "(?:detections?|predictions?|box(?:es)?) ~ (?:discard|filtered|thrown away|removed|dropped|cut)"), (NO_AP,
      either("(?:metric|<ap>|evaluation|recall)",
      "(?:wrong|broken|inconsistent|contradict|misleading|despite|although|though|while|bug)"), NOTHING))
fault("duplicates-kept", "overlapping detections are not suppressed, so each object is found many times",
      "in every evaluation", "non-maximum suppression is missing or too lenient; there are duplicates",
      "precision is low while recall is high; the metric is wrong", ("nms\\b", "non-?max\\w*[- ]suppress\\w*",
      "suppress\\w*", "duplicat|double detections|redundant (?:box|detect)",
      "(?:same|each|one|an) object ~ (?:several|many|times|repeated|more than once|multiple)",
      "(?:overlapping|multiple|many|several) (?:box(?:es)?|detections|predictions)"), (
      "precision ~ (?:low|poor|falls?|drop|bad)", "(?:low|poor|bad) precision", "false positives", NO_AP))
fault("background-dominates",
      "no hard negatives are chosen, so the many places with nothing outweigh the few objects", "over the whole run",
      "background outweighs the objects in the loss (no hard negatives, no focal loss, no weights)",
      "nothing is found (AP stays at zero or low); imbalance", ("(?:background|negatives?|empty (?:anchors|"
      "places)) ~ (?:dominat|outweigh|outnumber|overwhelm|too many|far more|swamp|flood|most of the loss|too much)",
      "(?:dominat|outweigh|outnumber|overwhelm|swamp)\\w* ~ (?:background|negatives?)",
      "(?:hard[- ]?negative|focal|mining)", "(?:class |heavily )?imbalanc\\w*|unbalanc\\w*"), (NO_AP, NOTHING,
      UNDERFIT, VAL_WORSE))
fault("ema-lags",
      "the average of the weights that is evaluated follows so slowly that it hardly leaves its beginning",
      "in every evaluation", "the decay of the moving average of weights (EMA) is too close to one for this length",
      "validation stays bad though training goes well; nothing is learned", ("ema\\b",
      "(?:moving|running|exponential) average ~ (?:weights?|model|parameters|network)",
      "(?:averaged|shadow) (?:weights|model|parameters|network)", "average of (?:the )?(?:weights|model|parameters)"),
      (VAL_WORSE, NOTHING, SLOWLY, "<val> ~ (?:not|never|flat|stay|stuck|chance|lag)"))
fault("inputs-scaled-twice", "inputs are scaled down a second time, so they are nearly zero", "over the whole run",
      "inputs are far too small (divided or normalised twice)", "learns slowly or nothing; under-fits", (
      "<inputs> ~~ (?:<low>|tiny|(?:nearly|almost|close to) <zero>|twice|two times|again|second time)",
      "<norm> ~ (?:twice|two times|double|again|second time)", "(?:twice|double|doubly|repeatedly) <norm>",
      "(?:divided|multiplied) ~ (?:twice|two times|again|second time)",
      "(?:second|double|repeated) (?:division|<norm>)",
      "<inputs> ~ (?:<norm>|scale|range) ~ (?:wrong|bad|missing|not|small|off)", "<low> (?:an? )?<inputs>",
      "(?:range|spread|scale|variance|standard deviation) of (?:the )?<inputs>"), (SLOWLY, UNDERFIT, NOTHING))
fault("nan-gradient", "the slope of a square root at zero is infinite", "at the first step",
      "the gradient of a square root (or length) at zero is NaN or infinite", "the loss or the weights become NaN",
      ("(?:square[- ]?)?root|sqrt", "gradients? ~ (?:nan|infinite|undefined|inf\\b|non-?finite) ~ (?:zero|0\\b)",
      "(?:norm|length|distance) ~ (?:at|of) <zero>", "(?:nan|infinite|non-?finite|undefined) (?:\\w+ )?gradients?",
      "gradients? (?:\\w+ ){0,3}(?:nan|infinite|inf|non-?finite|undefined)\\b"), (NAN, DIVERGES))
# Time, and what is evaluated
fault("recompiles", "each step has a shape or argument of its own, so the step is compiled anew every time",
      "over the whole run",
      "the step is traced or compiled again and again (changing shapes or Python numbers as arguments)",
      "steps are slow", ("re-?(?:compil|trac|jit)\\w*",
      "(?:compil|trac)\\w* ~ (?:again|anew|every|each|repeated|many|several|over and over)",
      "(?:every|each|repeated|constant) (?:\\w+ )?(?:re)?(?:compil|trac)",
      "(?:shapes?|python (?:numbers?|scalars?|objects?|values?)) ~ (?:chang|differ|each|every|var)"), (SLOW,))
fault("never-evaluated", "the interval of evaluations is longer than the run, so there is none",
      "over the whole run", "the run is never validated: the interval of evaluations is longer than the run",
      "there are no numbers of validation", (
      "(?:no|never|not|without|missing|nothing|none|zero|lacks?) (?:\\w+ ){0,4}(?:<val>|validat\\w*|evaluat\\w*)",
      "(?:<val>|validat\\w*|evaluat\\w*) ~ (?:never|not|no|missing|absent|none|skipped|too (?:seldom|rare)|beyond|"
      "longer|disabled|\\w+n't|interval|check_val)"), ("<val> ~ (?:rare|seldom)",))

# More words for faults of other parts: plain ones that their lists lack
more("out-of-memory", [
     "(?:memory|ram) ~ (?:not enough|insufficient|exhaust\\w*|too (?:little|small)|run out|ran out|fail)",
     "(?:not enough|insufficient|out of|exhaust\\w*|too (?:little|much)|lack of) (?:\\w+ )?(?:memory|ram)",
     "(?:alloc\\w*|array|tensor) ~ (?:fail|too (?:large|big)|huge|impossible|cannot|refus|unable)",
     "(?:fail|cannot|could not|unable|tried|too large)\\w* ~ alloc", "memory ?error|resource_?exhausted"])
more("segfault", ["segmentation|segfault|sigsegv|signal 11|core dump"])
more("bus-error", ["bus error|sigbus|signal 7|shared memory|/dev/shm|shm\\b"])
more("no-gpu", ["(?:no|without|missing|invalid|unavailable|not (?:\\w+ )?(?:available|found|there|present)) ~ "
     "(?:cuda|gpu|device)",
     "(?:cuda|gpu|nvidia|device) ~ (?:no\\b|not|none|missing|invalid|unavailable|\\w+n't|absent|lack)"])
more("worker-dies", ["workers? ~ (?:killed|died|dies|dead|exit|end|crash|signal|sigkill|terminated)",
     "(?:killed|died|dead|crashed) ~ workers?"])
more("weights-not-loaded", ["(?:keys?|names?|prefix|weights|checkpoint) ~ (?:not (?:\\w+ )?(?:match|load|used|"
     "found|fit)|mismatch|missing|unexpected|ignored|newly|random\\w*|differ|none)",
     "(?:newly|randomly) initiali[sz]ed", "(?:missing|unexpected) keys?", "strict ?= ?false"])
more("address-in-use", ["(?:port|address|socket) ~ (?:in use|taken|occupied|busy|already|used)",
     "eaddrinuse|errno 98"])
more("shape-mismatch", ["broadcast\\w* ~ (?:shape|input|array|observation|space)",
     "observation ~ (?:space|shape|size)"])
more("labels-not-found", [
     "(?:label|annotation)s?(?: files?| folder)? ~ (?:missing|not|no|empty|none|absent|without)",
     "(?:no|without|missing|zero|only) (?:\\w+ )?(?:<labels>|background|instances)"])
more("no-examples", [
     "(?:no|without|zero|missing|empty) (?:\\w+ )?(?:images?|examples|files|data|samples|instances)\\b",
     "(?:folder|director|data ?set|set|images?)\\w* ~ (?:empty|no\\b|not (?:\\w+ )?found|missing|without)"])
more("uneven-ranks", ["(?:unequal|uneven|different|unbalanced|fewer|more|not the same|differing) (?:\\w+ "
     "){0,3}(?:batches|steps|data|iterations|examples|inputs|amount)",
     "(?:batches|steps|iterations|data) ~ (?:unequal|uneven|differ|fewer|more|not equal|than the other|sampler)"],
     HANGS)
more("resumed-counting-anew", [
     "(?:steps?|epochs?|counter) ~ (?:reset|from (?:zero|0)|again|anew|restart|start over|zero)",
     "(?:curve|log|history)s? ~ (?:overlap|twice)"], OVERLAP)
more("boxes-in-corners", [
     "(?:corners?|xyxy|cxcywh|xywh|centre|center) ~ (?:instead|format|expected|where|mix|confus|box|size)",
     "(?:format|convention|encoding) of (?:the )?box", "box ~ (?:format|convention|encoding)"])
more("boxes-in-pixels", ["(?:not|un|non-?)(?: |-)?normali[sz]ed",
     "(?:out of|outside|beyond|larger than|above|greater than) ~ (?:bounds|range|one|1|image|unit)", "pixels?\\b"])
more("augmentation-destroys", ["(?:flip|mirror|augment|transform|rotat)\\w* ~ (?:box|labels?|targets?|masks?)"])
more("class-weights-wrong-way", ["pos_?weight|(?:class|positive) weights?|weight of the (?:positive|rare|class)"])
more("wrong-loss-for-task", ["(?:several|multiple|more than one) labels|multi-?label|(?:one|single) class|argmax|"
     "cross-?entropy ~ (?:wrong|instead|not)"])
more("term-without-weight", ["(?:weight|coefficient|factor) ~ (?:<zero>|zero|missing|0\\b)",
     "(?:term|loss) ~ (?:no|without|zero) (?:weight|effect|influence)"])
more("imbalance", ["(?:all|only|mostly|everything) (?:\\w+ )?background"])
more("constant-labels", [
     "(?:only|just|all) (?:\\w+ ){0,3}(?:one|a single|the same|single|same) (?:class|label|value)"])
more("steps-never-taken", [
     "accumulat\\w* ~ (?:too|more|larger|exceed|longer|few|only|one (?:update|step)|than|many)",
     "(?:few|hardly any|only one|too few|rare|seldom) (?:\\w+ )?(?:updates|optimi[sz]er steps)"])
more("unscaled-targets", ["<labels> ~~ (?:large|pixels|big|range|scale|unit|hundreds)"])
more("host-leak", ["(?:memory|rss|ram) ~ (?:grow|leak|climb|rise|increas)"])
# Statements that deny something by themselves
more("tracker-no-login", ["(?:no|not|without|missing|lacks?|never|none) (?:\\w+ ){0,3}(?:api[-_ ]?key|log(?:ged|"
     "ging)?[- ]?in|credentials?|authenticat\\w*)",
     "(?:cannot|could not|\\w+n't|not|no one is) (?:\\w+ )?log(?:ged)?[- ]?in"])
more("output-is-tuple", [
     "ordereddict|(?:got|given|gets|receives?d?|is|was) (?:an? )?(?:dict\\w*|tuple|list of tensors)"])
more("schedule-overrun", [
     "(?:one-?cycle\\w*|schedul\\w*) ~ (?:built|made|planned|set up|configured|meant) for ~ (?:steps|but|run|takes)"])
more("no-network", [
     "(?:not|cannot|could ?n[o']t|never|unable to) (?:be )?(?:download|reach|fetch|connect|resolv)\\w*"])
more("monitored-missing", ["(?:metric|score|key|quantity|name)\\b ~ (?:does|do|did|is|was|never|\\w+n't|not)\\b ~ "
     "(?:not |never )?(?:return|log|report|exist|produc|comput|known|record)\\w*"])
more("not-writable", ["(?:no|without|missing|lacks?|not) (?:\\w+ )?permissions?"])
more("not-started-by-launcher", ["(?:not|never|without|\\w+n't) (?:\\w+ ){0,3}(?:torchrun|launcher)"])
more("not-compiled", ["(?:not|never|without|no|\\w+n't) (?:\\w+ ){0,2}compil\\w*"])
more("labels-not-one-hot", ["(?:not|no|never|\\w+n't) (?:\\w+ )?one-?hot"])
more("batch-larger-than-data", [
     "(?:fewer|less) (?:\\w+ )?(?:examples|samples|images|rows|data) than (?:\\w+ )?batch"])
more("duplicates-kept", ["(?:no|not|without|missing|never|lacks?) (?:\\w+ ){0,2}(?:nms|non-?max\\w*|suppress\\w*)"])
more("background-dominates", [
     "(?:no|not|without|missing|never|lacks?) (?:\\w+ ){0,2}(?:hard[- ]?negative|mining|focal|class weights?)",
     "too many (?:\\w+ ){0,2}(?:negatives?|background)"])
more("inputs-scaled-twice", ["<inputs> ~ (?:below|under|at most|within|only) 0\\.0\\d*"])
more("never-evaluated", ["check_val\\w*|val\\w*_(?:interval|every)\\w*"])
more("ranks-disagree", [
     "(?:barrier|<collective>|collectives?) ~ (?:other|another|not all|only one|alone|different|same|never)",
     "(?:only one|one|not all|alone) ~ (?:rank|process) ~ (?:barrier|<collective>)"])
more("labels-shuffled", ["(?:titles?|texts?|captions?|pairs?|pictures?|images?) ~ (?:not|never|\\w+n't|other|wrong|"
     "another) ~ (?:match|belong|fit|pictures?|images?|texts?|titles?|captions?)",
     "(?:pairs?|captions?|titles?|texts?) ~ (?:shuffled|mixed up|mismatch\\w*|permuted|random)",
     "mismatched (?:pairs?|captions?|titles?|texts?)"])
more("shape-mismatch", ["(?:observations?|outputs?|targets?|points?) ~ (?:number|size|length|shape)\\w* ~ "
     "(?:instead|differ|another|not|where|than)"])
