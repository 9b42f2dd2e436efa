# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Faults that only the fourth fresh part has, chosen by what users report; see faults.py and wording.py.

At the end, more words for faults that it shares with other parts. Written before any recording of this part
was judged.
"""

import faults_fresh_3  # noqa: F401  (adds its faults, some of which get more words here)
from faults import fault
from faults_fresh_2 import OWN_CODE, more
from faults_fresh_3 import NO_AP
from wording import (
    DIVERGES, EXCEPTION, FROM_OUTSIDE, HANGS, JUMP, NAN, NOTHING, NO_REWARD, OVERFIT, OVERLAP, RATE_LOW, SHAPES, SLOW,
    SLOWLY, STILL, UNDERFIT, UNFINISHED, VAL_WORSE, either)

# Harm that no end metric shows: time, lost numbers, or records that say something else than is true.
SURE = ("resumed-other-split", "anomaly-mode-on", "runs-eagerly", "split-sorted", "metric-not-reset", "all-ranks-write",
        "own-time-limit", "padding-counted")

FILE = ["(?:file|path|name|extension|suffix|folder|director)\\w* ~ (?:error|problem|invalid|wrong|not|fail)"]
NUMBER_WRONG = ["(?:metric|score|accuracy|dice|iou|mae|<ap>|number|q3)\\w* ~ (?:wrong|broken|misleading|not (?:real|"
                "true|comparable|trustworthy)|inconsistent|contradict|inflated|too (?:high|good|optimistic|low)|"
                "unreliable|bug)"]

# What ends a run
fault("config-unparsable", "the configuration file is no valid YAML (a tab instead of blanks)", "at the start",
      "the configuration file cannot be parsed (YAML syntax: a tab is used for indentation)",
      "the run ended with an exception at the start; the configuration is wrong",
      (either("(?:yaml|config\\w*|settings|json|file)", "(?:syntax|pars\\w*|malformed|invalid|not valid|\\w+n't "
      "valid|ill-?formed|unreadable|scann\\w*|indent\\w*|not (?:be )?(?:read|loaded|parsed))"),
      "(?:tabs?|tab character)\\b", "indent\\w*"), (EXCEPTION, "(?:yaml|config\\w*|settings)"))
fault("size-not-divisible", "images have a size that the poolings of the U-Net do not divide, so a skip does not fit",
      "at the first batch", "the size of the images is not divisible by the down-sampling factor (skip and "
      "up-sampled maps differ in size)", "the run ended with an exception in the network; shapes do not match",
      ("(?:<not>|in|un)[- ]?(?:\\w+ )?divisible", "divisible ~ (?:<not>|required|must|needs?|2|4|power|factor)",
      "multiples? of (?:\\d+|two|four|eight|the|a power)", "powers? of (?:two|2)",
      "\\bodd (?:size|height|width|number|spatial|resolution|dimension)", "(?:skip|up-?sampl\\w*|encoder|decoder|"
      "pool\\w*|down-?sampl\\w*|stride\\w*|concat\\w*|torch\\.cat|joined|cat\\b) ~ (?:sizes?|shapes?|spatial|"
      "dimension\\w*|resolution|height|width|mismatch|maps?|\\w+n't match|not match|differ)",
      "(?:sizes?|shapes?|spatial|dimension\\w*|resolution|height|width|maps?|mismatch) ~ (?:skip|up-?sampl\\w*|"
      "concat\\w*|decoder|pool\\w*|down-?sampl\\w*|joined|torch\\.cat)", "(?:image|input|patch|roi|crop)(?: size|"
      "_size)? ~ (?:30|pad\\w*|wrong|not fit|unsuit\\w*|odd)"), (SHAPES, EXCEPTION))
fault("optimizer-state-mismatch", "the run was begun with a frozen part; at the resumption the optimizer holds more "
      "weights than its state", "at the resumption", "the state of the optimizer in the checkpoint does not fit the "
      "optimizer (another number of weights, e.g. after unfreezing)", "the run ended with an exception when the "
      "checkpoint was loaded", ("(?:parameter|param)[-_ ]groups?", "(?:frozen|unfroz\\w*|unfreez\\w*|freez\\w*|"
      "trainable) ~ (?:<opt>|checkpoint|resum|state|weights|set)", "(?:state|load_state)_?\\w* ~ <opt>",
      "(?:<opt>(?:'s)? (?:state|param\\w*|groups?)|state of (?:the|its) <opt>) ~ (?:not (?:match|fit)|mismatch\\w*|"
      "\\w+n't (?:match|fit)|differ\\w*|incompatib\\w*|other|another|more|fewer|size|length|number of)",
      "(?:mismatch\\w*|incompatib\\w*|different|another|wrong) (?:\\w+ ){0,3}<opt> (?:state|param\\w*|groups?)"),
      (EXCEPTION, "(?:checkpoint|state|resum\\w*) ~ (?:not|mismatch|incompatib|fail|differ|\\w+n't|error|cannot)"))
fault("not-registered", "the name of the metric is written otherwise than it was registered", "at the start",
      "a name in the configuration is not in the registry (misspelt, or its module is not imported)",
      "the run ended with an exception (KeyError) at the start", ("regist(?:ry|er\\w*|ries|ration)",
      "(?:name|type|class|evaluator|module|component) ~ (?:unknown|misspel\\w*|mistyped|not (?:\\w+ ){0,3}(?:known|"
      "found|exist|import\\w*|defined|available)|\\w+n't (?:exist|known|found)|typo|no such|upper|lower)",
      "(?:unknown|misspel\\w*|mistyped|undefined|wrong) (?:\\w+ )?(?:name|type|class|metric|module|component|"
      "evaluator)", "typo", "capital|upper|lower[- ]?case"), (EXCEPTION, "key ?error", "config\\w*"))
fault("file-size-limit", "the shell limits the size of a file, so the checkpoint cannot be written whole",
      "at the first checkpoint", "a file would exceed the limit of the file size (ulimit -f, EFBIG, SIGXFSZ)",
      "the run ended with an exception when the checkpoint was written; disk full",
      ("file[- ]size limit", "file (?:is |was |got |grew )?too (?:large|big)",
      "(?:size|limit|quota|ulimit|rlimit\\w*) ~ (?:files?|checkpoints?|exceed|ulimit)", "ulimit",
      "efbig|errno 27|sigxfsz|rlimit_fsize", "(?:checkpoints?|files?) ~ (?:too (?:large|big)|exceed\\w*|limit|larger "
      "than)", "(?:limit|maximum) ~ (?:size|file)"), ("(?:disk|space|quota|storage)\\b",
      "(?:writ|sav)\\w* ~ (?:checkpoints?|files?|fail|error)", "(?:checkpoints?|files?) ~ (?:writ|sav|fail|corrupt|"
      "incomplete)\\w*", EXCEPTION))
fault("already-finished", "a run that has done all its epochs is to be resumed", "at the start",
      "there is nothing to resume: the checkpoint's training is finished (all epochs done)",
      "the run ended with an exception at the resumption", ("already (?:\\w+ ){0,2}(?:finish\\w*|complet\\w*|done|"
      "reached)", "(?:finish\\w*|complet\\w*) (?:\\w+ ){0,2}(?:resum\\w*|checkpoint|run\\b)",
      "(?:resum\\w*|checkpoint|last\\.pt) ~ (?:finish\\w*|complet\\w*|done|end(?:ed)?|all epochs|strip\\w*|no "
      "(?:more|further|epochs|training)|optimizer)", "(?:nothing|no (?:epochs?|training|more|further)) (?:\\w+ "
      "){0,3}(?:to resume|left|to do|to train|remain\\w*)", "(?:done|finished|completed|ran|reached|trained) (?:all|"
      "every) (?:\\w+ )?(?:of )?(?:\\w+ )?epochs?"), (EXCEPTION, "resum\\w*"))
fault("pad-token-missing", "the tokenizer has no token for padding", "at the start",
      "padding is asked for, but the tokenizer has no pad token", "the run ended with an exception when texts were "
      "made to numbers", ("pad(?:ding)?[-_ ]?token", "(?:tokeni[sz]er|token) ~ pad\\w*",
      "pad\\w* ~ (?:tokeni[sz]er|token|missing|not (?:\\w+ )?(?:set|defined)|undefined|none)",
      "(?:no|without|missing|lacks?|not|undefined) (?:\\w+ ){0,3}(?:pad\\w*|token for pad\\w*)"),
      (EXCEPTION, "tokeni[sz]er|padding"))
fault("weights-on-meta", "the model was made on the meta device, so its weights hold no data", "at the start",
      "weights are on the meta device (never materialised or loaded), so they cannot be moved",
      "the run ended with an exception when the model was moved to its device",
      ("meta\\b(?![- ]?data)", "(?:weights|parameters|tensors?|model) ~ (?:no data|without data|empty|never (?:\\w+ "
      ")?(?:loaded|materiali[sz]ed|initiali[sz]ed|allocated)|not (?:\\w+ )?(?:loaded|materiali[sz]ed|initiali[sz]ed|"
      "allocated)|storage)", "materiali[sz]\\w*", "to_empty"), (EXCEPTION, "(?:device|weights|parameters)"))
fault("argument-unknown", "the script is given an option that it does not know (misspelt)", "at the start",
      "an argument of the command line is unknown or misspelt", "the run ended at the start with an error",
      (either("(?:arguments?|options?|flags?|parameter|command[- ]line|switch)", "(?:unknown|unrecogni[sz]ed|not "
      "(?:\\w+ )?(?:used|known|recogni[sz]ed|accepted|exist|understood|defined)|misspel\\w*|mistyped|typo|invalid|"
      "wrong|unexpected|unused|unsupported|no such|\\w+n't (?:exist|know|use|recogni[sz]e)|does not (?:know|exist|"
      "accept))"), "learningrate", "learning_rate ~ (?:instead|meant|should|spelt|spelled|typo)"),
      (EXCEPTION, "config\\w*|settings", "pars\\w*"))
fault("layer-without-config", "a layer of one's own takes an object and has no get_config(), so the model cannot be "
      "saved", "after the first epoch", "a custom layer cannot be serialised: get_config() is missing",
      "the run ended with an exception when the model was saved", ("get_config",
      "(?:layer|model|class|object|argument)\\w* ~ (?:seriali[sz]\\w*|config\\b)",
      "(?:seriali[sz]\\w*|non-?seriali[sz]\\w*) ~ (?:layer|model|argument|object|class)",
      "(?:not|non-?|un)(?: be )?seriali[sz]\\w*", "(?:cannot|could not|\\w+n't|not) (?:be )?seriali[sz]\\w*",
      "(?:no|without|missing|lacks?|not|must) (?:\\w+ ){0,3}get_config"), (EXCEPTION, "(?:sav|checkpoint)\\w*",
      "custom (?:layer|object|class)"))
fault("file-ending-wrong", "the name of the checkpoint ends in .hdf5, which this version of Keras does not take",
      "at the start", "the file name of the checkpoint has an ending that Keras 3 does not accept (.keras is needed)",
      "the run ended with an exception at the start; a wrong setting or version",
      ("(?:ending|extension|suffix|file ?(?:name|path)|format|ends?)\\b ~ (?:keras|h5|hdf5|must|invalid|wrong|not|"
      "unsupported|accept\\w*|checkpoint)", "(?:file ?(?:name|path)|checkpoint|path|name) ~ (?:ending|extension|"
      "suffix|end in|ends? with|\\.?keras|\\.?h5|\\.?hdf5|format)", "(?:wrong|invalid|unsupported|old|legacy|"
      "unaccepted) (?:\\w+ )?(?:ending|extension|suffix|format)", "\\.?(?:hdf5|h5)\\b ~ (?:keras|not|no longer|old|"
      "legacy|unsupported)"), (EXCEPTION, "version", "checkpoint", FILE))
fault("file-locked", "another process holds the lock of the HDF5 file", "at the start",
      "the HDF5 file is locked (another process has it open)", "the run ended with an exception when the data file "
      "was opened", ("lock(?:ed|ing|s|file)?\\b", "(?:another|other|second|different) (?:process|program|run|job|"
      "script) ~ (?:open|hold|us|lock|writ|access)\\w*", "(?:file|hdf5|h5)\\b ~ (?:in use|already open\\w*|busy|held|"
      "open (?:in|by|elsewhere))", "errno 11|eagain|resource temporarily"), (EXCEPTION, FILE,
      "(?:file|hdf5|h5|data)\\w* ~ (?:open|read|access)"))
fault("optimizer-of-other-variables", "one optimizer is built with the variables of the critic and used for the "
      "generator", "at the first step", "the optimizer was built for other variables than it is applied to (a new "
      "optimizer is needed for each model)", "the run ended with an exception in the optimizer",
      ("<opt> ~ (?:other|another|different|only|both|two|shared|same|built|unknown|recogni[sz]e|second|first|each|"
      "critic|generator|reus\\w*|wrong|belong\\w*|not (?:\\w+ )?know\\w*) ~ (?:<weights>|<net>|models?|networks?|"
      "critic|generator)", "(?:unknown|unrecogni[sz]ed|foreign|other|new) <weights>", "<weights> ~ (?:unknown|not "
      "(?:\\w+ )?(?:known|built|recogni[sz]ed|tracked|belong)|never built|other|\\w+n't (?:know|built|recogni[sz]e)) "
      "~ <opt>", "(?:one|same|single|shared|a) <opt> ~ (?:two|both|several|different|generator|critic|more)",
      "(?:new|second|own|separate|another|each) <opt>", "<opt> ~ (?:reused|shared)"),
      (EXCEPTION, "<opt>"))
fault("variables-in-function", "a variable is made inside a function that is compiled by tf.function",
      "at the first step", "a tf.Variable is created inside tf.function on each call",
      "the run ended with an exception in the step", ("(?:tf\\.)?variables? ~ (?:creat|mad|insid|within|singleton|in "
      "(?:a |the )?(?:tf\\.)?function|first call|more than once|each call|every call|again)\\w*",
      "(?:creat|mak)\\w* (?:\\w+ ){0,3}(?:tf\\.)?variables?", "(?:tf\\.|compiled |graph |traced )function ~ "
      "variables?", "singleton"), (EXCEPTION, "tf\\.function|autograph|trac(?:e|ing)"))
fault("illegal-instruction", "the processor lacks an instruction that the library was built with", "at the start",
      "illegal instruction (SIGILL): the binary needs CPU features (AVX) that this processor lacks",
      "the process crashed natively", ("illegal instruction", "sigill|signal 4\\b|exit code 132",
      "(?:instruction set|avx\\w*|sse\\w*|cpu (?:features?|instructions?|flags?|architecture)|unsupported "
      "instruction)", "(?:cpu|processor) ~ (?:not support|lack|without|missing|too old|incompatible|\\w+n't "
      "support)"), (EXCEPTION, UNFINISHED, "core dump", "nativ\\w*", "signal"))
fault("rng-missing", "the network has dropout, but apply() is given no random key for it", "at the start",
      "no PRNG key for dropout is passed to apply() (rngs={'dropout': key})",
      "the run ended with an exception in the network", ("rngs?\\b", "(?:prng|random)[- ]?(?:number )?(?:key|seed|"
      "generator|number|stream|state)?s? ~ (?:dropout|missing|not|apply|needed|required|pass\\w*|none|given)",
      "dropout ~ (?:keys?|rngs?|prng|random|seed)", "(?:missing|no|without) (?:\\w+ )?(?:prng|random|rng)\\w*"),
      (EXCEPTION, "dropout"))
fault("tracer-leaked", "a value of the compiled function is appended to a list outside of it", "at the first step",
      "a traced value leaks out of a compiled (jit) function by a side effect",
      "the run ended with an exception in the step", ("tracers?\\b", "(?:traced|intermediate|abstract|compiled|"
      "jit\\w*) ~ (?:leak|escap|outside|side[- ]effect|global|append|list|stored|kept|saved)\\w*",
      "leak\\w* ~ (?:jit|trac|compiled|value|function|grad)\\w*", "side[- ]effects?",
      "(?:global|outer|outside) (?:\\w+ )?(?:list|variable|state) ~ (?:jit|trac|compiled)\\w*"),
      (EXCEPTION, "jit\\b|jax\\b"))
fault("cpu-time-limit", "the shell limits the CPU time, so the system ends the run", "in the middle",
      "the limit of CPU time was reached (ulimit -t, SIGXCPU)", "the run was stopped from outside; it did not finish",
      ("(?:cpu|processor)[- ]?(?:time|seconds?|limit)", "sigxcpu|ulimit|rlimit_cpu|signal 24|exit code 152",
      "cpu ~ limit"), ("time limit", UNFINISHED, FROM_OUTSIDE, "killed|terminated|signal"))
fault("unseen-category", "the validation has a class that the training does not have", "at the start",
      "a label of the validation does not occur in the training set (unseen category)",
      "the run ended with an exception when labels were encoded", ("(?:unseen|unknown|new|unexpected|unfamiliar|"
      "unfitted) (?:\\w+ )?(?:<labels>|class(?:es)?|categor(?:y|ies)|values?|names?)",
      "(?:<labels>|class(?:es)?|categor(?:y|ies)|names?) ~ (?:unseen|unknown|not (?:\\w+ ){0,4}(?:training|train|"
      "seen|known|occur|fitted|vocab\\w*|exist|present|contain\\w*)|never (?:\\w+ )?(?:seen|occur)|only in|absent|"
      "missing|\\w+n't (?:occur|know|exist|contain))", "double knock", "(?:label ?)?encod(?:er|ing) ~ (?:<labels>|"
      "class|categor|value|unseen|unknown|fit)", "(?:class(?:es)?|categor(?:y|ies)|<labels>|name) ~ (?:<train>|"
      "encoder) ~ (?:not|never|\\w+n't|lacks?)", "<val> ~ (?:class|categor\\w*|label) ~ (?:not|never|unknown|unseen|"
      "new)"), (EXCEPTION, "<val> ~ <labels>", "<labels>"))
fault("wrong-encoding", "the table is written in Latin-1 but read as UTF-8", "at the start",
      "a text file has another encoding than UTF-8", "the run ended with an exception when a file was read",
      ("(?:encoding|encoded (?:as|in|with)|non-?(?:ascii|utf))\\b", "utf-?8|latin-?1|iso-?8859\\S*|cp-?125\\d|"
      "unicode\\w*", "(?:decode[ds]?|decoding|undecodable)\\b", "codec"), (EXCEPTION, FILE,
      "(?:file|csv|table) ~ (?:read|open|pars)"))
fault("module-shadowed", "a file of the user has the name of a package, so Python imports it instead", "at the start",
      "a file in the working folder has the name of a library and shadows it (circular import)",
      "the run ended with an exception at an import; a package is missing", ("shadow\\w*", "circular\\w*",
      "partially initiali[sz]ed", "(?:file|script|module)\\b ~ (?:named (?:like|as|after|tqdm)|called tqdm|same name|"
      "hides|masks|its own name|imports itself)", "(?:own|local|user'?s?) (?:\\w+ )?(?:file|module|script|tqdm) ~ "
      "(?:import\\w*|name\\w*|library|package|instead)", "(?:rename|remove|delete) (?:\\w+ )?(?:the |your |that "
      ")?(?:file|module|tqdm)", "imports? itself", "tqdm\\.py", "name (?:clash|collision|conflict)",
      "(?:file|script) ~ (?:name of (?:a|the) (?:package|library|module))",
      "(?:imports?|loads?) ~ (?:local|own|user's|wrong) (?:file|module|script)"),
      (EXCEPTION, "import", "package|module"))
fault("waits-for-answer", "the script asks whether to overwrite, but nobody is there to answer", "at the start",
      "the script waits for an answer on the standard input (input(), a prompt), which is closed",
      "the run ended with an exception (EOFError) at the start", ("(?:standard input|input\\(|input prompt|user "
      "input)", "stdin", "prompt\\w*", "(?:interactive|tty)\\b", "(?:answer|confirm\\w*|question|asks?|asked|"
      "user)\\b ~ (?:overwrit\\w*|input|stdin|batch|job|nobody|no one|terminal|answer|confirm\\w*)", "eof\\w*",
      "(?:wait\\w*|asks?|asked|asking|expects?|needs?) ~ (?:answer|input\\b|confirm\\w*|reply|response|y/n)",
      "(?:nobody|no one|no (?:user|answer|input|terminal|tty)) (?:\\w+ )?"), (EXCEPTION, "overwrit\\w*",
      "(?:exists already|already exists)", "(?:folder|director)\\w*"))
fault("labels-not-exclusive", "some texts have two categories where the component allows just one", "at the start",
      "examples have more than one category, but the text classifier is exclusive (textcat_multilabel is needed)",
      "the run ended with an exception at the start; labels are wrong", ("exclusive", "multi-?label\\w*",
      "(?:more than one|two|several|multiple|both|many) (?:\\w+ ){0,2}(?:categor(?:y|ies)|class(?:es)?|<labels>|"
      "positive)", "(?:categor(?:y|ies)|class(?:es)?|<labels>|cats?) ~ (?:more than one|two|several|multiple|exactly "
      "one|only one|one of|sum|add up|both|at once|single)", "(?:exactly|only|just|at most) one (?:\\w+ )?(?:categor|"
      "class|label|positive)"), (EXCEPTION, "(?:<labels>|categor\\w*|annotations?)"))
fault("model-not-installed", "the configuration names a spaCy package with vectors that is not installed",
      "at the start", "the spaCy model or vectors package (en_core_web_md) is not installed or downloaded",
      "the run ended with an exception at the start; a file or package is missing",
      ("en_core_web\\w*", "spacy download|download\\w* ~ (?:model|vectors|package|pipeline)",
      "(?:model|vectors|pipeline|package)\\b ~ (?:not (?:\\w+ )?(?:installed|found|downloaded|available|exist\\w*|"
      "there|load\\w*)|missing|\\w+n't (?:exist|installed|found|find|load\\w*)|unavailable|absent|uninstalled|cannot|"
      "could not|unknown)", "(?:missing|uninstalled|not (?:\\w+ )?(?:find|load|found)|cannot find|can't find|no) "
      "(?:\\w+ ){0,3}(?:model|vectors|pipeline|package)"), (EXCEPTION, "(?:missing|not found) (?:file|package)",
      "vectors"))
fault("read-before-written", "rank 1 reads the cache before rank 0 has written it, for nobody waits", "at the start",
      "a process reads a file that another (rank 0) has not written yet: a barrier is missing (race)",
      "the run ended with an exception on one rank; a file is missing", ("rac(?:e|ing)\\b", "barrier",
      "(?:before|not yet|until) ~ (?:writ\\w*|creat\\w*|exist\\w*|finish\\w*|sav\\w*|rank 0|the other|ready)",
      "(?:synchroni[sz]\\w*|in sync|order(?:ed|ing)? of (?:the )?(?:ranks|processes))",
      "rank 0 ~ (?:not (?:\\w+ )?(?:yet|writ\\w*)|still|has yet|before|first)",
      "(?:cache|file) ~ (?:rank 0|not (?:\\w+ )?yet|too early|still being)",
      "(?:not|\\w+n't) (?:\\w+ )?(?:yet )?(?:writ\\w*|creat\\w*|sav\\w*|wait\\w*) ~ rank", "<none> barrier"),
      (EXCEPTION, "(?:file|cache)\\w* ~ (?:missing|not (?:\\w+ )?(?:found|exist)|\\w+n't exist|absent|no)",
      "(?:missing|no such) (?:\\w+ )?(?:file|cache)", "rank"))
fault("ranks-differ-in-model", "each process makes a vocabulary of its own, so the embeddings differ in size",
      "at the start", "the ranks have models of different shapes (a size depends on the data of each rank)",
      "the run ended with an exception in DistributedDataParallel; shapes do not match",
      (either("(?:<rank>|replicas?|across|each rank|between)", "(?:differ\\w*|not (?:\\w+ )?(?:the same|identical|"
      "match|agree|equal)|mismatch\\w*|inconsistent|unequal|\\w+n't (?:match|agree)|disagree\\w*|another|own) ~ "
      "(?:models?|network|<weights>|shapes?|sizes?|embedding|vocabular\\w*|params?|letters)"),
      "(?:models?|network|<weights>|shapes?|sizes?|embedding|vocabular\\w*|params?) ~ (?:differ\\w*|mismatch\\w*|not "
      "(?:\\w+ )?(?:the same|identical|match|agree|equal)|unequal|\\w+n't match|inconsistent) ~ (?:<rank>|replicas?)",
      "(?:differ\\w*|mismatch\\w*|inconsistent|unequal) (?:\\w+ ){0,3}(?:models?|<weights>|shapes?|sizes?|params?|"
      "vocabular\\w*) ~ (?:<rank>|replicas?)"), (SHAPES, EXCEPTION, "rank"))
fault("ranks-stop-apart", "each process decides on its own when to stop early, so one leaves the others alone",
      "when one process stops", "one rank stops early and leaves while the others go on (the decision is not shared)",
      "the run hangs or ends with an exception in a collective; one rank is gone",
      ("early[- ]?stop\\w*", "(?:one|a|rank 1|rank|single) (?:rank|process|worker|peer)?\\s?(?:\\w+ ){0,3}(?:stopped|"
      "left|finished|ended|exited|quit|leaves|stops|exits|ends|finishes) (?:\\w+ )?(?:early|first|alone|before|"
      "earlier|sooner|while|on its own)", "(?:stopp\\w*|stop decision|decision|decid\\w*) ~ (?:not (?:\\w+ "
      ")?(?:shared|synchroni[sz]ed|broadcast|agreed)|each (?:rank|process)|own|independent\\w*|alone|different)",
      "(?:ranks|processes) ~ (?:stop|finish|end|leave|exit)\\w* ~ (?:different|apart|independent\\w*|not together|"
      "another)"), (HANGS, EXCEPTION, "rank\\b", "(?:connection|peer) ~ (?:closed|lost|reset)"))
fault("no-compiler", "torch.compile needs a C++ compiler, but the one that is set is not there", "at the first step",
      "no C++ compiler is found for torch.compile (inductor; the variable CXX)",
      "the run ended with an exception in torch.compile", ("compiler\\b", "g\\+\\+|gcc|clang|cxx\\b|\\bcc\\b|"
      "build-essential|tool-?chain"), (EXCEPTION, "torch\\.compile|inductor|dynamo|compil\\w*"))
fault("hangs-at-end", "a thread that is no daemon keeps the process alive after the training", "at the end",
      "the training is finished, but the process does not end (a thread or a tracker still runs)",
      "the process hangs or was killed by a timeout; it did not finish", ("(?:process|script|program|python|it|run|"
      "job) ~ (?:not|never|\\w+n't) (?:\\w+ )?(?:end|exit|quit|return|stop|terminate|shut)\\w*",
      "(?:hang|hung|stuck|idle|wait)\\w* ~ (?:after|at|on|when|once) ~ (?:training|end|exit|finish\\w*|done|"
      "complet\\w*|shut\\w*|last)", "(?:after|although|though|once) ~ (?:training|run|epochs) ~ (?:finish\\w*|"
      "complet\\w*|done|ended|over)", "(?:non-?daemon|background|lingering|remaining|another) (?:\\w+ )?thread",
      "(?:thread|child process) ~ (?:alive|still|keeps|runs|not|never)", "(?:finished|completed|done) ~ (?:but|yet|"
      "then) ~ (?:hang|hung|exit|end|process|killed|timeout|terminated)\\w*"), (HANGS, UNFINISHED, FROM_OUTSIDE))

# What learns badly
fault("augmentation-too-strong", "cut-outs hide three quarters of each image in training", "over the whole run",
      "the augmentation is too strong (most of each image is hidden)", "under-fits; the training is worse than the "
      "validation; little is found", ("augment\\w* ~~ (?:<high>|strong|aggressive|heavy|heavily|severe|destroy\\w*|"
      "hid\\w*|remov\\w*|too much|most|cover\\w*)", "(?:<high>|strong|aggressive|heavy|excessive|severe) (?:\\w+ "
      ")?(?:augment\\w*|cut-?out|eras\\w*|occlusion|masking)", "(?:cut-?out|random[- ]?eras\\w*|erasing|erased|"
      "occlu\\w*) ~ (?:<high>|large|most|big|28|area|hide|cover|remove|77|76|quarters?|whole|entire)",
      "(?:most|much|large part|majority|bulk|\\d+ ?%|three quarters) of (?:each|the|every) (?:\\w+ )?(?:image|"
      "picture|input)"), (UNDERFIT, SLOWLY, NO_AP, NOTHING, "augment\\w*|cut-?out",
      "<train> ~ (?:worse|higher|harder) ~ <val>"))
fault("detections-limited", "the evaluation keeps only one detection for each image", "in every evaluation",
      "the number of detections per image is limited to one, so further objects cannot be found",
      "AP or recall is low though the losses fall; the metric is wrong", (
      "max(?:imum)?[-_ ]?(?:number of )?(?:det\\w*|predictions|box\\w*)", "(?:only|just|at most|a single|one|1) "
      "(?:\\w+ )?(?:detections?|box(?:es)?|predictions?|objects?) (?:\\w+ )?(?:per|for each|in each|an|each|is kept|"
      "are kept|kept)", "(?:detections?|box(?:es)?|predictions?) ~ (?:limit\\w*|capp?ed|cap\\b|restrict\\w*|at most|"
      "truncat\\w*|only one|single)", "(?:limit|cap|maximum|restrict\\w*) ~ (?:detections?|box(?:es)?|predictions?)"),
      (NO_AP, "recall ~ (?:<low>|low|poor|limited|bounded)", NUMBER_WRONG, VAL_WORSE))
fault("masks-interpolated", "masks were resized with interpolation, so they are blurred", "over the whole run",
      "masks (labels) are resized with interpolation instead of nearest neighbour: in-between values, blurred edges",
      "labels are not crisp or wrong; Dice is low", ("interpolat\\w*", "nearest(?:[- ]neighbou?r)?",
      "(?:re-?siz\\w*|re-?scal\\w*|re-?sampl\\w*) ~ (?:masks?|labels?)", "(?:masks?|<labels>) ~ (?:re-?siz\\w*|"
      "re-?sampl\\w*|blur\\w*|smooth\\w*|soft|non-?binary|not binary|in-?between|fraction\\w*|grey|gray|continuous|"
      "values between|between 0 and|other than 0)", "(?:blurred|blurry|soft|non-?binary|fractional|smoothed) (?:\\w+ "
      ")?(?:masks?|<labels>)"), ("(?:masks?|<labels>) ~ (?:wrong|bad|invalid|corrupt|not|poor|noisy)", UNDERFIT,
      VAL_WORSE))
fault("metric-not-reset", "the metric is never reset, so each evaluation averages over all before",
      "in every evaluation", "the metric is accumulated over epochs (reset() is missing), so it lags behind",
      "the metric of the validation is wrong or lags; it disagrees with the loss",
      ("(?:not|never|without|forg\\w+|missing|no|\\w+n't) (?:\\w+ ){0,3}reset\\w*",
      "reset\\w*(?:\\(\\))? ~ (?:missing|never|not|forgotten|between|epoch|metric)", "(?:metric|dice|score|evaluation"
      "|average|mean)s? ~ (?:accumulat\\w*|running|cumulat\\w*|carr\\w*|across epochs|over (?:all )?epochs|earlier|"
      "previous|past|lags?|behind|history)", "(?:accumulat\\w*|cumulat\\w*|averag\\w*|running) ~ (?:across|over|"
      "from) ~ (?:epochs|evaluations|validations|all)", "(?:cumulative|running) (?:mean|average|metric)"),
      (NUMBER_WRONG, VAL_WORSE, SLOWLY, "<val> ~ (?:wrong|lag|behind|inconsistent)"))
fault("smooth-too-large", "the smoothing constant of the Dice loss is a million, so the loss is about zero and tells "
      "nothing", "over the whole run", "the smoothing constant of the Dice loss is far too large",
      "the loss is zero from the start; nothing is learned", ("smooth\\w*(?: (?:constant|term|factor|parameter|"
      "value))? ~~ (?:<high>|1e\\+?0?6|1000000|million|dominat\\w*|swamp\\w*|swallow\\w*|outweigh\\w*|too)",
      "(?:<high>|large|huge) (?:\\w+ )?(?:smooth\\w*|epsilon|constant)", "(?:smooth\\w*|epsilon|eps) ~ (?:dice|"
      "numerator|denominator)", "dice ~ (?:smooth\\w*|epsilon|constant)"), (NOTHING,
      "<loss> ~ (?:<zero>|nearly zero|tiny|flat|constant|near|almost|close)", "(?:zero|tiny|vanish\\w*) gradients?",
      "gradients? ~ (?:zero|vanish\\w*|tiny|small)"))
fault("schedule-cycles", "a cosine of a few steps is stepped at each iteration, so the rate goes up and down all the "
      "time", "over the whole run", "the period (T_max) of the cosine is far too short: the rate oscillates between "
      "its top and zero", "the learning rate is wrong; the loss goes up and down",
      ("t_?max", "(?:cosine|schedul\\w*|<rate>|anneal\\w*) ~~ (?:oscillat\\w*|cycl\\w*|up and down|periodic\\w*|"
      "swing\\w*|wave|rises? again|repeat\\w*|bounc\\w*|saw-?tooth|zig-?zag|restart\\w*|goes up|fluctuat\\w*|"
      "climb\\w* (?:back|again))", "(?:period|cycle|half-?period|length|horizon) ~ (?:cosine|schedul\\w*|<rate>|too "
      "short|iterations?|steps?)", "(?:oscillat\\w*|cycl\\w*|periodic|swinging) ~ <rate>",
      "(?:schedul\\w*|cosine) ~ (?:per|every|each|by) (?:iteration|step|batch)", "by_epoch"),
      (DIVERGES, "<rate>", "schedul\\w*", SLOWLY))
fault("batch-too-large", "the batch holds the whole training set, so there is one step an epoch and hardly any "
      "update", "over the whole run", "the batch is too large for this data set: far too few steps are taken",
      "under-fits; the run is too short; still improves", ("batch(?:es)?(?:[-_ ]size)? ~~ (?:<high>|large|whole|"
      "entire|all|full|nearly|one step|reduce|256)", "(?:<high>|large|huge|full) (?:\\w+ )?batch\\w*",
      "(?:only (?:one|a few|few|two|six|\\d+)|a single|too few|hardly any|so few|very few|a handful of) (?:\\w+ "
      "){0,2}(?:steps?|updates?|iterations?|batch(?:es)?)\\b|one (?:step|update|batch|iteration) (?:per|an|each) "
      "epoch", "(?:steps?|updates?|iterations?) ~ (?:too few|only|per epoch|each epoch|an epoch|few)",
      "full[- ]batch", "(?:reduce|lower|smaller) (?:the )?batch"), (STILL, UNDERFIT, SLOWLY, RATE_LOW))
fault("keypoints-invisible", "all points are marked as not visible, so their loss is zero", "over the whole run",
      "all keypoints have visibility 0, so the loss of the points is zero and they are never learned",
      "the points are not learned; the pose loss is zero; labels are wrong", (
      "visib\\w*|invisible|unlabel+ed (?:key)?points", "(?:pose|keypoint|kpt|kobj|points?)[-_ /]?(?:loss|term|"
      "obj\\w*)? ~ (?:<zero>|nothing|no (?:effect|loss|gradient|signal)|never|not)",
      "(?:no|zero|without|missing|none) (?:\\w+ ){0,2}(?:key ?points?|visible|pose)"),
      (NOTHING, NO_AP, "(?:labels?|annotations?) ~ (?:wrong|missing|bad|invalid|empty)", "pose"))
fault("points-swapped", "pivot and tip are exchanged in half of the labels", "over the whole run",
      "the order of the keypoints is inconsistent (swapped in part of the labels)",
      "the points are learned badly; labels are noisy", ("(?:key ?points?|points?|pivot|tip|pose|kpts?|"
      "landmarks?)\\w* ~ (?:swap\\w*|order|exchang\\w*|mixed|inconsisten\\w*|ambig\\w*|switch\\w*|permut\\w*|wrong|"
      "confus\\w*|mislabel\\w*|shuffl\\w*|noisy|contradict\\w*|flip\\w*)", "(?:swap\\w*|order|exchang\\w*|"
      "inconsisten\\w*|mixed up|switch\\w*|permut\\w*|wrong|noisy|contradict\\w*|mislabel\\w*) ~ (?:key ?points?|"
      "points|pivot|pose|landmarks?)", "flip_idx"), ("(?:labels?|annotations?) ~ (?:noisy|wrong|inconsistent|bad)",
      "(?:noisy|wrong|inconsistent) (?:labels?|annotations?)", UNDERFIT, NO_AP,
      "(?:pose|keypoint|kpt)\\w* ~ (?:high|stay\\w*|stall\\w*|plateau\\w*|not|slow\\w*|flat|stuck)"))
fault("min-delta-too-large", "early stopping asks for a larger improvement than the loss can give",
      "after a few epochs", "min_delta of early stopping is too large, so it stops although the loss still improves",
      "the run was stopped too early; it still improved", ("min[-_ ]?delta", "(?:improve\\w*|delta|threshold|margin) "
      "~ (?:too (?:large|big|high|strict)|larger than|demand\\w*|required|at least|exceed\\w*|asked|more than)",
      "early[- ]?stop\\w* ~ (?:too (?:early|eager|strict|soon|sensitive)|although|though|while|despite|still|"
      "prematurely|strict)", "(?:premature|too early|strict|too eager) (?:\\w+ )?early[- ]?stop\\w*",
      "early[- ]?stop\\w* ~ (?:larger|bigger|too (?:large|much|great)|minimum|unreachable|impossible) ~ improve\\w*",
      "(?:larger|bigger|minimum|minimal|required) (?:\\w+ )?improve\\w*"), (STILL, UNFINISHED, "early[- ]?stop\\w*"))
fault("own-time-limit", "the trainer's own limit of time ends the run after a few epochs", "in the middle",
      "max_time of the trainer ended the run long before its epochs were done",
      "the run ended too early; it still improved", ("max[-_ ]?time", "time[- ](?:limit|budget|out|is up|cap)|timer|"
      "wall[- ]?(?:clock|time)", "(?:limit|budget|maximum|cap) (?:of|on|for) (?:the )?(?:\\w+ )?time"),
      (STILL, UNFINISHED))
fault("not-denormalised", "predictions of the validation are not scaled back before they are compared with mm/h",
      "in every evaluation", "the metric compares normalised predictions with raw targets (they are not scaled back)",
      "the metric is wrong: far worse than the loss says", ("(?:de-?|un-?)(?:normali[sz]|scal|standardi[sz])\\w*",
      "(?:scal|normali[sz]|transform|convert|multipl)\\w* (?:\\w+ )?back",
      "invers\\w* (?:\\w+ )?(?:transform|scal|normali[sz])\\w*", "(?:units?|scales?) ~ (?:differ\\w*|mix\\w*|"
      "mismatch\\w*|inconsisten\\w*|another|other|not (?:\\w+ )?(?:same|match)|wrong|convert\\w*|raw)",
      "(?:different|mixed|mismatch\\w*|inconsistent|other|another|wrong) (?:\\w+ )?(?:units?|scales?)",
      "(?:predictions?|outputs?) ~ (?:normali[sz]ed|scaled) ~ (?:<labels>|raw|mm|units?)",
      "<not> (?:\\w+ ){0,2}(?:scal|normali[sz]|transform|convert|multipl)\\w* back",
      "<none> (?:\\w+ ){0,2}(?:de-?|un-?)(?:normali[sz]|scal)\\w*", "(?:normali[sz]ed|scaled|standardi[sz]ed) "
      "(?:predictions?|outputs?) ~ (?:raw|<labels>|mm|original|unscaled)",
      "(?:predictions?|outputs?) ~ (?:in normali[sz]ed|in scaled|normali[sz]ed units)"),
      (NUMBER_WRONG, VAL_WORSE, "mae ~ (?:flat|constant|high|large|not|never|disagree\\w*|contradict\\w*|far)"))
fault("truncated-texts", "texts are cut after a few words, so most answers are cut off", "over the whole run",
      "the maximal length cuts texts off before the answer (max_seq_length is too small)",
      "under-fits; the evaluation is flat or misleading; labels are wrong", ("truncat\\w*",
      "max[-_ ]?(?:imum )?(?:seq\\w*|length|len|tokens)\\w*", "(?:sequence|input|text|context)s? ~ (?:too short|"
      "cut\\w*|short|length|clipp\\w*)", "(?:cut|cuts|clipped) (?:\\w+ )?(?:off|short|away)",
      "(?:answers?|spans?) ~ (?:cut|outside|lost|beyond|not (?:\\w+ )?(?:in|within|fit))"),
      (UNDERFIT, NOTHING, VAL_WORSE, NUMBER_WRONG))
fault("steps-limit-overrides", "max_steps ends the run within the first epoch, whatever the epochs say", "at the end",
      "max_steps overrides the number of epochs, so the run is far too short", "the run is too short; still improves",
      ("max[-_ ]?steps?", "(?:steps?|limit) ~ (?:overrid\\w*|instead of|before|rather than|cut\\w*|less than|fewer) "
      "~ epochs?", "(?:limit|maximum|cap)\\w* (?:of|on|to) (?:the )?(?:number of )?(?:\\d+ )?steps",
      "(?:only|just|after) (?:\\d+|thirty|few) (?:\\w+ )?steps", "overrid\\w*", "(?:less than|not even|a fraction of|"
      "part of|within (?:the|its) first|0\\.\\d+ of|before) (?:an?|one|the)? ?(?:first )?epochs?"),
      (STILL, UNFINISHED, UNDERFIT))
fault("betas-swapped", "Adam's two decays are exchanged: the momentum is 0.999, the second 0.9", "over the whole run",
      "beta_1 and beta_2 of Adam are swapped (momentum far too high)", "the loss oscillates or nothing is learned; "
      "the rate is too high", ("beta\\w*", "(?:adam\\w*|momentum) ~ (?:swap\\w*|exchang\\w*|0\\.999|revers\\w*|"
      "<high>|unusual)", "(?:swapped|exchanged|reversed|unusual) ~ (?:beta|moment)\\w*", "<high> (?:\\w+ )?momentum"),
      (DIVERGES, NOTHING, SLOWLY, "<rate> ~ <high>", UNDERFIT))
fault("split-sorted", "the validation is the end of data that is sorted by class, so its class never occurs in "
      "training", "in every evaluation", "the validation split was cut from sorted data (validation_split without "
      "shuffling): it holds other classes than the training", "the validation is far worse than the training; "
      "over-fits", ("(?:split|validation|data|rows|examples|samples|files)\\w* ~ (?:sorted|ordered|order of|in order|"
      "not (?:\\w+ )?shuffl\\w*|un-?shuffl\\w*|without shuffl\\w*|last (?:part|\\d+|quarter)|stratif\\w*|never "
      "shuffl\\w*)", "(?:sorted|ordered|unshuffled) (?:\\w+ )?(?:data|rows|examples|split|classes|labels|samples|by)",
      "shuffl\\w* ~ (?:before|split|data)", "stratif\\w*", "(?:class(?:es)?|<labels>) ~ (?:not|never|absent|missing|"
      "other|only|different|differ\\w*) ~ (?:training|train|validation|split)", "<val> ~ (?:other|different|unseen|"
      "another|only one|one|a single|missing|same) (?:\\w+ )?(?:class(?:es)?|<labels>|distribution|categor\\w*)",
      "(?:unseen|other|different|missing) (?:class(?:es)?|<labels>|distribution)",
      "validation_split ~ (?:last|end|tail|sort\\w*|shuffl\\w*|order\\w*)"), (OVERFIT, VAL_WORSE))
fault("validation-too-small", "only a handful of images validate, so the metric jumps and the run stops by chance",
      "in every evaluation", "the validation set is far too small (a few examples), its metric is noise",
      "the validation metric is noisy or coarse; stopped too early; reported numbers are unreliable",
      ("(?:<val>)(?: set| split| data)? ~~ (?:<low>|small|tiny|few|handful|little|only|five|[4-8] (?:images|examples|"
      "samples))", "(?:<low>|small|tiny|few|handful) (?:\\w+ ){0,2}<val>",
      "(?:few|handful of|five|six|too few|only \\w+) (?:<val> )?(?:examples|images|samples|pictures) ~ <val>",
      "<val> ~ (?:steps of|multiples of|coarse|granular\\w*|quanti[sz]ed|discrete|same values?|repeat\\w*)",
      "(?:coarse|granular|quanti[sz]ed|discrete) ~ <val>", "(?:only|just|too|so) (?:a )?(?:few|handful|\\d|five|six) "
      "(?:\\w+ )?(?:of )?(?:images|examples|samples|pictures|data)?\\s?(?:\\w+ )?(?:validat\\w*|evaluat\\w*)",
      "validation_split ~ (?:small|low|tiny|few|0\\.00\\d)"), ("<val> ~ (?:noisy|noise|unreliable|jump\\w*|erratic|"
      "chance|by luck|unstable)", "(?:noisy|unreliable|erratic) ~ <val>", "early[- ]?stop\\w*", STILL, NUMBER_WRONG))
fault("critic-bounded", "the critic ends in a sigmoid, so its values lie between 0 and 1", "over the whole run",
      "a Wasserstein critic must not end in a sigmoid (its output is bounded)",
      "the critic tells too little; the generator learns badly or slowly", ("sigmoid|bounded|saturat\\w*",
      "(?:critic|discriminator)(?:'s)?(?: \\w+){0,3} ~ (?:between 0 and 1|range|limit\\w*|activation|squash\\w*|"
      "within|below one|at most 1|0\\.\\.1)", "(?:last|output|final|wrong) activation"),
      ("(?:wasserstein|gap|critic) ~ (?:small|tiny|never|stay\\w*|flat|<low>|not|constant|near|weak)", NOTHING,
      SLOWLY, "generator ~ (?:not|never|poor|weak|little|bad)", "(?:vanish\\w*|tiny|zero) gradients?"))
fault("units-mixed", "a fifth of the examples is given in another unit, a hundred times as large",
      "over the whole run", "part of the data is in another unit or scale (100 times as large)",
      "the loss is huge or dominated by few examples; inputs are not normalised",
      ("(?<!hidden )(?<!dead )(?<!inactive )units?\\b", "(?:scales?|magnitudes?|ranges?) ~ (?:mix\\w*|differ\\w*|"
      "inconsisten\\w*|another|other|100|hundred|two|not (?:\\w+ )?(?:match|same)|between ~ <val>)",
      "(?:mixed|different|inconsistent|two|other) (?:\\w+ )?(?:scales?|units?|magnitudes?|ranges?)",
      "(?:part|some|few|fraction|share|subset|fifth|\\d+ ?%) of (?:the |all )?(?:training )?<inputs> ~ (?:100|larger|"
      "hundred|scale\\w*|big\\w*|huge|other|another|different|outl\\w*)", "<train> ~ (?:range|scale|std|spread|"
      "deviation|distribution|magnitude|values) ~ (?:larger|differ\\w*|times|hundred|far|not|than|wider) ~ <val>",
      "(?:scale|range|distribution|spread) ~ (?:<train>|<val>) ~ (?:differ\\w*|larger|not|mismatch\\w*|times|than)",
      "outliers? ~ (?:unit|scale|100|hundred)", "(?:100|hundred) times", "<inputs> ~ (?:100|hundred|orders? of "
      "magnitude)"), ("<loss> ~ (?:huge|<high>|dominat\\w*)", "<inputs> ~ (?:not|never|un) ?(?:normali[sz]|scal)\\w*",
      "(?:un|not |without )(?:normali[sz]|scal)\\w*", DIVERGES, UNDERFIT, "outliers?"))
fault("layer-rates-apart", "the layers of the body get a rate a million times as small as the head",
      "over the whole run", "the learning rate of the lower layers (discriminative rates, slice) is far too small, "
      "so only the head learns", "under-fits; most layers hardly move; the learning rate is too low",
      ("(?:discriminative|layer-?wise|per-?layer|differential|group) (?:\\w+ )?(?:<rate>|rates)", "slice",
      "(?:body|(?:lower|earlier|early|first|most|other) layers|backbone|encoder|base|trunk) ~ (?:hardly|barely|not|"
      "never|frozen|untrained|tiny|1e-0?8|nearly|practically|almost|no)", "(?:only|just) (?:the )?(?:\\w+ )?(?:head|"
      "last|final|classifier|output) ~ (?:learn|train|updat|mov)\\w*", "(?:parameter|layer) groups? ~ (?:rate|<low>|"
      "lr|tiny)", "(?:body|lower|earlier|early|first|backbone|encoder|base|trunk|group|layers?) ~ <rate> ~ "
      "(?:million|<low>|1e-0?8|times|tiny|nearly zero|small|orders)", "(?:layers?|groups?|body|backbone) (?:\\w+ "
      "){0,4}rates? ~ (?:apart|differ\\w*|million|orders)", "<rate> ~ (?:body|lower|earlier|first|backbone|encoder|"
      "base|trunk|group) ~ (?:<low>|million|1e-0?8|tiny|zero|orders|times)"), (RATE_LOW, "frozen|freez\\w*", UNDERFIT,
      NOTHING, SLOWLY))
fault("explores-too-long", "epsilon falls over forty times the length of the run, so actions stay random",
      "over the whole run", "exploration never ends: epsilon stays near one over the whole run (exploration_fraction "
      "is too large)", "the return does not rise; the policy stays random", ("explor\\w* ~ (?:never|not|too (?:long|"
      "much|slow\\w*|high)|whole|entire|still|high|fraction|random|longer|beyond|slow\\w*|stay\\w*)",
      "(?:too much|endless|long|constant|permanent) explor\\w*", "epsilon ~ (?:high|near|stay\\w*|never|not|slow\\w*|"
      "too|close|decay\\w*|anneal\\w*|large|1\\b|one|remain\\w*)", "random (?:actions?|policy|behaviou?r|walk)",
      "(?:actions?|policy) ~ random"), (NO_REWARD, NOTHING, SLOWLY))
fault("value-range-too-narrow", "the atoms of the values reach from -0.04 to 0.04, far less than the returns",
      "over the whole run", "the support of the values (v_min, v_max) is too narrow for the returns",
      "the return does not rise; values are clipped", ("v[-_ ]?(?:min|max)", "(?:support|atoms?|range|span|interval|"
      "bounds?)\\b ~ (?:values?|narrow|<low>|small|returns?|not cover|clip\\w*|cover)",
      "(?:values?|returns?|q[-_ ]?values?) ~ (?:clip\\w*|clamp\\w*|capped|outside|beyond|exceed\\w*|saturat\\w*|"
      "support|bounded|range|limit\\w*)", "(?:narrow|too small|tight) (?:\\w+ )?(?:support|range|interval)"),
      (NO_REWARD, NOTHING))
fault("reward-never-given", "success is never rewarded (nor does an episode end by it), for the condition never "
      "holds", "over the whole run", "the environment never pays the reward for success: each episode gives the same "
      "return until its time is up", "the return is constant; nothing is learned",
      ("<reward> ~ (?:constant|never|same|identical|not (?:\\w+ )?(?:paid|given|vary|change)|no (?:signal|variation)|"
      "always|flat|exactly|every episode|equal|unchanged|\\w+n't (?:vary|change|depend)|depend)",
      "(?:every|all|each) (?:\\w+ )?episodes? ~ (?:same|longest|full|time|limit|end|maximum|identical|length|"
      "truncat\\w*)", "episodes? (?:\\w+ )?(?:never|always|all|not) (?:\\w+ )?(?:end|terminat|reach|last|run|truncat|"
      "succeed|finish)\\w*", "(?:no|never|without|sparse|missing|zero) (?:\\w+ ){0,2}(?:<reward>|success|goal)",
      "(?:success|goal|deliver\\w*|terminal) ~ (?:never|not|no)"), (NO_REWARD, NOTHING))
fault("selected-by-missing-score", "the best model and the end are chosen by a score that the pipeline does not have",
      "after a few evaluations", "the weights of the scores name a score that is never computed (tag_acc), so SCORE "
      "is always 0 and patience ends the run", "the run stopped too early; the score is zero",
      ("score[-_ ]?weights?", "tag_acc", "(?:final |overall |weighted |total )?score\\b ~ (?:<zero>|always|never|"
      "wrong|not (?:\\w+ )?(?:comput\\w*|exist)|constant|missing|flat|although|while|0\\.0+|stay\\w*|weight\\w*)",
      "(?:best|select\\w*|chosen|patience|early[- ]?stop\\w*) ~ (?:wrong|missing|another|other|absent|unrelated|"
      "score|metric)", "(?:wrong|missing|unrelated|absent) (?:\\w+ )?(?:score|metric)"),
      (STILL, UNFINISHED, "early[- ]?stop\\w*|patience", NUMBER_WRONG))
fault("padding-counted", "padding counts as right in the accuracy", "in every evaluation",
      "the metric counts padding positions, so it is inflated", "the metric is wrong: too good for the loss",
      ("(?:count\\w*|includ\\w*|averag\\w*|metric|accuracy|q3|score) ~ pad(?:ding|ded|s)?\\b|pad(?:ding|ded|s)?\\b ~ "
      "(?:count\\w*|metric|accuracy|correct|right|includ\\w*|inflat\\w*|ignored?|masked|score|q3)",
      "ignore[-_ ]?index", "(?:mask\\w*|ignored) (?:\\w+ )?(?:positions?|tokens?|residues?|places?)"),
      (NUMBER_WRONG, "(?:accuracy|q3|metric) ~ (?:high|too|better|inflat\\w*|loss)"))
fault("all-ranks-write", "both processes write the same csv and log", "over the whole run",
      "all ranks write to the same file (not only rank 0), so each row stands there twice",
      "rows are duplicated; two runs in one folder", ("(?:all|both|every|each|several|two|more than one|multiple|"
      "second) (?:\\w+ )?<rank> ~ (?:writ\\w*|log\\w*|same|file|csv)", "rank 0 ~ (?:only|alone|should|writ\\w*|"
      "log\\w*)", "(?:only|not only) (?:on |by |from )?rank 0", "(?:writ|log)\\w* ~ (?:all|both|every|each|several) "
      "(?:\\w+ )?<rank>", "(?:rows?|lines?|epochs?|entries|header|steps?|points) ~ (?:twice|duplicat\\w*|double\\w*|"
      "repeat\\w*|two times)", "(?:two|several|multiple|both) (?:\\w+ )?(?:writers?|processes|runs) ~ (?:file|csv|"
      "folder|same|log|director\\w*)", "duplicat\\w* (?:\\w+ )?(?:rows?|lines?|entries|epochs?|records?|steps?)"),
      (OVERLAP,))
fault("masks-too-much", "nearly all words are hidden, so nothing is left to tell them from", "over the whole run",
      "the share of hidden words (mlm_probability) is far too high", "under-fits; little is learned",
      ("mlm[-_ ]?prob\\w*", "mask\\w* ~~ (?:<high>|high|95|0\\.95|nearly all|almost all|most|too (?:much|many)|"
      "everything|whole)", "(?:<high>|too (?:much|many)|most|nearly all|almost all|95 ?%) (?:\\w+ ){0,3}(?:mask\\w*|"
      "hidden|tokens|words)", "(?:tokens|words|inputs?) ~ (?:mask\\w*|hidden|hid) ~ (?:95|most|all|too)"),
      (UNDERFIT, NOTHING, SLOWLY))
fault("nothing-masked", "no word is hidden, so the loss is the mean of nothing", "from the first step",
      "no token is masked (mlm_probability is zero), so there is no label and the loss is NaN", "the loss is NaN",
      ("mlm[-_ ]?prob\\w*", "(?:no|nothing|none|zero|without|never|not) (?:(?:token|word|is|are|was|were|of|the|any|"
      "single|positions?)s? ){0,3}(?:mask(?:ed|ing)|hidden|labels?)", "(?:mask\\w*|labels?|targets?) ~ (?:<zero>|"
      "none|no\\b|empty|all ignored|missing|nothing)", "(?:mean|average) ~ (?:nothing|empty|no )",
      "all (?:\\w+ )?(?:labels?|targets?) ~ (?:ignored|-100)", "<none> (?:\\w+ ){0,2}(?:mask(?:ed|ing|s)?|"
      "hidden)\\b"), (NAN,))
fault("loss-on-all-tokens", "the loss asks for all words instead of the hidden ones, so copying is enough",
      "over the whole run", "the loss covers all tokens, not only the masked ones, so the model learns to copy",
      "the loss falls to nearly zero, but the validation stays bad", ("(?:loss|predict\\w*|labels?|targets?|asked|"
      "learns?|computed|scored?) ~ (?:all|every|unmasked|visible|non-?masked|un-?hidden) (?:\\w+ )?(?:tokens?|words?|"
      "positions?|inputs?)", "cop(?:y|ies|ying)\\b|identity", "(?:only|just) (?:the )?(?:masked|hidden)",
      "-100|ignore[-_ ]?index", "(?:sees?|seen|visible|leak\\w*|contains?|given) ~ (?:target|answer|label|input)",
      "(?:target|answer|label)s? ~ (?:among|in|visible|seen|leak\\w*|part of) (?:the )?inputs?",
      "(?:not|instead of) (?:only |just )?(?:the )?(?:masked|hidden)", "(?:target|label|answer)s? ~ leak\\w*|"
      "leak\\w* ~ (?:target|label|answer)", "trivial\\w*"), (OVERFIT, VAL_WORSE,
      "<train> ~ (?:lower|below|easier|not comparable|differ\\w*|far) ~ <val>"))
fault("resumed-other-split", "at the resumption the split is drawn anew, so images of the training validate",
      "at the resumption", "the resumed run split the data anew: training and validation are mixed (leak)",
      "the validation jumps up at the resumption; it is too good", ("split\\w* ~ (?:anew|again|differ\\w*|another|"
      "new|other|chang\\w*|re-?drawn|random\\w*|not (?:\\w+ )?(?:same|fixed|reproduc\\w*|saved)|seed|after|resum\\w*|"
      "at)", "(?:different|another|new|other|changed|second) (?:\\w+ ){0,3}split",
      "(?:leak\\w*|contaminat\\w*|overlap\\w*) ~ (?:<train>|<val>|split)",
      "(?:<train>|<val>|split) ~ (?:leak\\w*|contaminat\\w*|overlap\\w*)", "<val> ~ (?:images|examples|ids?|set|data|"
      "samples) ~ (?:chang\\w*|differ\\w*|another|other|training|seen|train)",
      "(?:train\\w*|seen) ~ (?:images|examples|data|samples) ~ <val>", "val_ids"),
      (JUMP, "resum\\w*", NUMBER_WRONG, OVERFIT))
fault("anomaly-mode-on", "autograd's search for anomalies was left on, so each step takes longer",
      "over the whole run", "anomaly detection of autograd is on, which slows the run", "steps are slow",
      ("anomal\\w*", "detect_anomaly|debug(?:ging)? (?:mode|switch|option|setting|aid)"),
      (SLOW,))
fault("runs-eagerly", "the step is not compiled (run_eagerly), so each one takes many times as long",
      "over the whole run", "run_eagerly is on: the step is executed eagerly instead of as a graph", "steps are slow",
      ("(?:run[-_ ]?)?eager\\w*", "(?:not|never|without|un|no|isn't) ?(?:\\w+ )?(?:compil\\w*|graph|tf\\.function)"),
      (SLOW,))

# More words for faults of other parts: plain ones that their lists lack
more("labels-of-other-task", ["(?:labels?|annotations?) ~ (?:columns?|keypoints?|format|boxes only|only boxes)",
      "(?:missing|no|without) (?:\\w+ )?key ?points?", "columns? ~ (?:11|5|five|eleven|require\\w*|expect\\w*|"
      "instead)"])
more("config-key-missing", ["kpt_shape"])
more("term-without-weight", ["pose ~ (?:<zero>|0\\b|weight|gain)", "(?:penalty|gp)\\w* ~ (?:<zero>|zero|0\\b|missing|"
      "off|no|without)", "(?:no|without|missing|zero) (?:\\w+ )?(?:gradient )?penalty", "lipschitz"])
more("generator-untrained", ["generator ~ (?:not|never|\\w+n't) (?:\\w+ )?(?:updat|train|learn|chang|optimi|step|"
      "appl)\\w*", "generator ~ (?:untrained|unchanged|frozen|constant|random)"])
more("sees-target", ["leak\\w* ~ (?:target|label|future|answer)|(?:target|label|future|answer)\\w* ~ leak",
      "(?:target|future|answer|next (?:frame|picture|image)) ~ (?:input|leak\\w*|among|visible|seen|part of)",
      "(?:input|model|network|it) ~ (?:sees|contains?|includes?|given|holds?) ~ (?:target|future|answer|next)",
      "cop(?:y|ies|ying)\\b", "too good to be true|suspiciously (?:good|low)|implausibl\\w*"])
more("label-out-of-range", ["255", "ignore[-_ ]?index|void|unlabel+ed", "(?:class|label|target)\\w* ~ (?:out of "
      "(?:range|bounds)|outside|exceed\\w*|larger|invalid|more|beyond)"])
more("out-of-memory", ["buffer ~ (?:<high>|large|memory|big|exceed\\w*|too)",
      "(?:<high>|large) (?:\\w+ )?(?:replay )?buffer"])
more("weights-not-loaded", ["(?:pre-?trained|checkpoint|weights)\\w* ~ (?:prefix|stage|not (?:\\w+ )?(?:load\\w*|"
      "match\\w*)|mismatch\\w*|ignored|unexpected|missing)"])
more("rank-dies", ["rank 1 ~ (?:fail\\w*|rais\\w*|died|crash\\w*|memory|exception|error|exit\\w*)",
      "(?:one|a) rank (?:\\w+ )?(?:fail|rais|die|crash)\\w*"])
more("slow-rank", ["(?:straggler|slower|slow|lag\\w*) ~ rank", "rank 1 ~ (?:slow\\w*|lag\\w*|wait\\w*|behind|longer)",
      "(?:ranks?|processes) ~ (?:wait\\w*|straggl\\w*|uneven|imbalanc\\w*)"])
more("val-ids-differ", ["(?:categor\\w*|<labels>|names?) ~ (?:case|capital\\w*|lower|upper|spelt|spelled|differ\\w*|"
      "another|not (?:\\w+ )?match)", "(?:lower|upper)[- ]?case"])
more("class-missing", ["(?:class|categor)\\w* ~ (?:never|not|missing|absent) (?:\\w+ )?(?:in|occur\\w*|seen|among|"
      "represented|present|predicted|contained|part|from)\\b", "(?:missing|absent|no|without) (?:\\w+ )?(?:class|"
      "categor|examples of|label)"])
more("missing-file", ["(?:dev\\b|development|validation|corpus)\\w* ~ (?:missing|not (?:\\w+ )?(?:found|exist\\w*|"
      "there)|\\w+n't exist|absent|cannot|empty)"])
more("checkpoint-broken", ["(?:checkpoint|safetensors|file|weights)\\w* ~ (?:truncat\\w*|incomplete\\w*|corrupt\\w*|"
      "cut|damag\\w*|broken|partial\\w*|half|short|unreadable|invalid)", "(?:truncat\\w*|incomplete|corrupt\\w*|"
      "damaged|broken|partial|invalid) (?:\\w+ )?(?:checkpoint|file|safetensors|weights|header)"])
more("uneven-items", ["(?:inhomogeneous|ragged|uneven|unequal|different (?:length|size|shape)s?|varying|variable[- "
      "]length)", "lengths? ~ (?:differ\\w*|vary|varies|not (?:\\w+ )?(?:same|equal)|uneven|unequal|inconsisten\\w*|"
      "inhomogeneous)"])
more("penalty-dominates", ["l2\\b ~ (?:<high>|2\\.0|dominat|strong|too|large)",
      "(?:kernel |pointwise )?regulari[sz]\\w* ~ (?:<high>|dominat\\w*|strong|too|large|outweigh\\w*)"])
more("discount-too-small", ["gamma ~ (?:<low>|low|small|near|0\\.0)", "discount\\w*",
      "(?:short|near)-?sight\\w*|myopic|horizon"])
more("target-never-updated", ["target[-_ ]?(?:net\\w*[-_ ]?)?(?:frequency|update\\w*|sync\\w*)"])
more("graph-kept", ["(?:hidden |recurrent |lstm )?state ~ (?:detach\\w*|carried|kept|across|between|graph)", "detach",
      "(?:backward|graph) ~ (?:second time|twice|freed|again)"])
more("interrupted", ["keyboard ?interrupt", "ctrl-?c|sigint", "(?:interrupt|stopp|cancel)\\w* ~ (?:user|by hand|"
      "manual\\w*|keyboard)"])
more("decay-too-early", ["<rate> ~~ (?:<zero>|zero) ~ (?:after|since|from|by|at) (?:step|epoch|a )",
      "(?:decay|schedul)\\w* ~ (?:steps|length|horizon) ~ (?:<low>|too|short\\w*|fewer|less)"])
more("augmentation-destroys", ["(?:masks?|labels?|boxes) ~ (?:not|never|\\w+n't) (?:\\w+ )?(?:turned|rotated|flipped|"
     "mirrored|transformed|augmented)", "(?:turn|rotat)\\w* ~ (?:masks?|labels?|images? only)", "only the images?"])
more("uneven-items", ["(?:shorter|longer) than (?:the )?others?"])
more("labels-shifted", ["(?:one|a) (?:word|token|place|position|step) (?:too far|off|to the|later|early|late)",
     "off[- ]by[- ]one"])
# This version of Ultralytics begins anew then
more("already-finished", ["(?:not|non-?|\\w+n't|cannot|could not) ?(?:be )?(?:\\w+ )?resum\\w*",
     "resum\\w* ~ (?:not|new training|anew|from scratch|start\\w* over|fresh|missing)",
     "(?:starts?|started|began|begins?) (?:\\w+ )?(?:anew|over|from scratch|new training|a new (?:run|training))"])
more("module-shadowed", ["random\\.py", "(?:rename|delete|remove) ~ \\w+\\.py"])
