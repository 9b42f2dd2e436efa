# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Faults that only the second fresh part has, chosen by what users report; see faults.py and wording.py.

At the end, more words for faults that it shares with other parts. Written before any recording of this
part was judged.
"""

import faults_fresh  # noqa: F401  (adds its faults, some of which get more words here)
from faults import FAULTS, fault
from wording import (
    DIVERGES, EXCEPTION, HANGS, NAN, NOTHING, NOT_UPDATED, OVERFIT, PAUSES, SHAPES, SLOW, UNDERFIT, UNFINISHED,
    VAL_WORSE, either, patterns)

# Harm that no end metric shows.
SURE = ("leak-until-killed", "hangup", "worker-hangs", "ranks-apart", "masks-in-255")

OWN_CODE = ["(?:in|of) (?:the |your |its )?(?:own |user(?:'s)? )?(?:code|script|program|data ?set(?: class)?|"
            "training (?:script|loop))", "(?:bug|mistake|programming error)"]
ITEM = ["__getitem__", "(?:exception|error|fail\\w*|crash\\w*|raise\\w*|raising) ~ (?:data ?set|loader|"
                       "workers?|"
        "example|item|batch)", "(?:data ?set|loader|workers?|reading (?:the )?data) ~ (?:exception|error|"
                               "fail|crash|"
        "raise)"]
VERSION_WORDS = ["version", "(?:older|newer|another|other|different) (?:release|version|api)",
                 "(?:api|interface|signature|argument|keyword|name|attribute) ~ (?:chang|remov|renam|gone|"
                 "deprecat|"
                 "no longer)", "(?:chang|remov|renam|deprecat)\\w* ~ (?:api|interface|signature|argument|"
                               "keyword|name|"
                 "attribute|since|in )", "no longer (?:exist|accept|support|take|know|has|have|part|"
                                         "available)"]

# The user's own reading of data
fault("dataset-item-error", "the table of annotations lacks an entry for one image (or the length of the "
                            "data set is "
      "too large), so its class fails", "at that example",
      "the data set's own code fails at an example: a key or index is not there (KeyError or IndexError in "
      "__getitem__)",
      "the run ended with an exception in the loader",
      ("key ?error", "index ?error",
       "(?:keys?|index|indices|entry|entries|item|annotations?|rows?|names?|file ?names?|examples?) ~ "
       "(?:missing|"
       "not (?:\\w+ ){0,2}(?:there|found|exist|in|contain|known|listed|present)|\\w+n't (?:exist|have|"
       "contain|there)|"
       "absent|out of (?:range|bounds)|unknown|past the end|beyond|too large|no such|lacking)",
       "(?:no|missing|lacks?|without) (?:\\w+ ){0,2}(?:keys?|entry|entries|annotations?|labels?|index)",
       "(?:out of (?:range|bounds)|past the end|beyond the (?:end|length))",
       "(?:length|__len__|size) ~ (?:wrong|too (?:large|long|big)|larger|longer|more|not fit|mismatch)"),
      (ITEM, EXCEPTION, OWN_CODE))
fault("image-not-read", "an image could not be read, so the code works on None", "at that example",
      "an image (file) could not be read: the reader gave None",
      "the run ended with an exception (NoneType has no attribute) in the data set",
      ("(?:images?|files?|pictures?|examples?|samples?|data|it|record) ~ (?:not|never|could ?n[o']t|cannot|"
       "\\w+n't|"
       "fail\\w* to|unable to) (?:be |been |was )?(?:read|load|open|found|decod)",
       "(?:missing|unreadable|corrupt|damaged|broken|wrong path|nonexistent) (?:\\w+ )?(?:images?|files?|"
       "pictures?|path)",
       "(?:images?|files?|pictures?|path) (?:is |are |was |were )?(?:missing|unreadable|corrupt|damaged|"
       "broken|wrong)",
       "(?:image|file|example|sample|item|value|object|variable|it) (?:is|was|are|were) none\\b",
       "(?:is|was|are|were|got|gave|gives|returns?|returned|being|instead of|holds?|contains?) (?:an? "
       ")?none\\b",
       "none (?:where|instead|in place)", "imread"),
      ("none(?: |-)?type", ITEM, EXCEPTION, OWN_CODE))
fault("uneven-items", "examples of one batch differ in size (an image, or texts that are not padded)",
      "at that batch", "examples differ in size and cannot be put into one batch (not resized, padded or "
                       "truncated)",
      "the run ended with an exception in the loader; shapes do not match",
      ("(?:examples?|items?|images?|samples?|sequences?|texts?|sentences?|inputs?|tensors?|rows?|features?|"
       "pictures?|"
       "records?|lengths?|sizes?|shapes?) ~ (?:differ|different|unequal|uneven|not (?:all )?(?:the same|"
       "equal|of one|of "
       "equal|alike)|var(?:y|ies|ying)|unlike|inconsistent|ragged|(?:cannot|can't|could not) be (?:stacked|"
       "batched|"
       "collated|joined|combined|put))",
       "(?:differ\\w*|unequal|uneven|varying|inconsistent|ragged|variable) (?:\\w+ )?(?:in |of )?(?:size|"
       "length|shape|"
       "dimension)", "(?:not|never|un|\\w+n't|without|missing|no|need\\w*|activate) ?(?:\\w+ )?(?:pad|"
                     "truncat|resiz)",
       "(?:pad|truncat|resiz)\\w* ~ (?:missing|off\\b|forgotten|needed|not|disabled)", "(?:collat|stack)\\w*",
       "(?:equal|same) (?:size|length|shape)"),
      (SHAPES, ITEM, EXCEPTION))
fault("channels-differ", "images have another number of channels than the first layer takes",
"at the first batch",
      "the number of channels of the images does not fit the network",
      "the run ended with an exception; shapes do not match",
      ("channels?\\b", "(?:grey|gray)(?:-?scale)?\\b", "rgba?\\b", "colou?r images?"),
      (SHAPES, EXCEPTION))
fault("annotations-broken", "the file of annotations is cut off, so it is no valid JSON", "at the start",
      "a file of annotations (JSON) is damaged or cut off and cannot be parsed",
      "the run ended with an exception at the start",
      ("json", either("(?:annotation|file|document|metadata)s?", "(?:truncat|corrupt|damag|broken|cut off|"
                                                                 "incomplete|"
                      "invalid|malformed|unreadable|not (?:\\w+ )?valid|(?:cannot|could not) be (?:read|pars|"
                      "decod))"
                      "\\w*"),
       "(?:pars|decod)\\w* ~ (?:fail|error|annotation|file)", "(?:fail|error|cannot|could not|unable)\\w* ~ "
                                                              "(?:pars|"
       "decod)"),
      (EXCEPTION, "(?:missing|wrong) ~ file"))
fault("column-missing", "the table has no column of the name that the code reads", "at the start",
      "a column that the code reads is not in the table (KeyError)",
      "the run ended with an exception at the start",
      ("columns?\\b", "(?:no|missing|unknown|wrong|misspel\\w*) (?:\\w+ )?(?:keys?|fields?|header)",
       "(?:keys?|fields?|name|'?label'?) ~ (?:missing|not (?:\\w+ )?(?:there|found|exist|in|present)|\\w+n't "
       "exist|"
       "absent|unknown)", "key ?error"),
      (EXCEPTION, OWN_CODE))
fault("labels-as-text", "labels are given as words where numbers are needed", "at the first batch",
      "labels are text, not numbers (they were not encoded)",
      "the run ended with an exception in the collate function; a wrong type",
      (either("(?:<labels>|class(?:es)?)", "(?:text|strings?|str\\b|words?|names?|not (?:\\w+ )?(?:encoded|"
                                           "numbers?|"
              "numeric|numerical|integers?|converted)|non-?numeric)"),
       "(?:strings?|str\\b|text|words) ~ (?:tensor|number|where|instead|integer)", "(?:cannot|can't|could "
                                                                                   "not|unable) ~ "
       "(?:strings?|str\\b|text) ~ (?:tensor|number)", "label ?encod|encode (?:the |your )?labels|label2id"),
      (EXCEPTION, "(?:wrong|unexpected|invalid) (?:data ?)?type", ITEM))
fault("lengths-differ", "there are more inputs than labels", "at the start",
      "inputs and labels differ in number", "the run ended with an exception at the start; shapes do not "
                                            "match",
      (either("(?:inputs?|images?|examples?|samples?|x\\b|data|features?|arrays?)",
              "(?:number|count|length|size|cardinalit|as many|more|fewer|missing)\\w*"),
       "cardinalit", "(?:differ\\w*|unequal|mismatch\\w*|ambiguous|not (?:the same|equal|as many)) ~ "
                     "(?:number|count|"
       "length|size|cardinalit)", "(?:more|fewer) (?:\\w+ )?(?:inputs?|images?|examples?|samples?|labels?|"
                                  "targets?) than"),
      (SHAPES, EXCEPTION, "<inputs> ~ <labels>"))
fault("labels-of-other-task", "the files of labels hold boxes where outlines are needed", "at the first batch",
      "labels are of another task or format: boxes for a network that segments",
      "the run ended with an exception; the data set is not formatted rightly; shapes do not match",
      (either("(?:labels?|annotations?|data ?set|targets?)", "(?:format|box(?:es)?|polygon|outline|segment|"
                                                             "mask|task|"
              "detect)\\w*"),
       "(?:not a|no|wrong|other|another|detect\\w*) (?:\\w+ )?(?:segment\\w*|detection|task|format)",
       "(?:box(?:es)?) ~ (?:polygon|outline|mask|segment)", "(?:polygon|outline|mask|segment)\\w* ~ (?:box|"
                                                            "missing|"
       "needed|expected|empty)"),
      (EXCEPTION, SHAPES, "(?:labels?|annotations?|data ?set) ~ (?:wrong|invalid|incorrect|bad|missing)"))
# Graphs and losses that end a run
fault("loss-off-graph", "the loss is computed from detached outputs or wrapped into a new tensor, so nothing "
                        "can flow back",
      "at the first step", "the loss is not connected to the network (detached, item(), a new tensor, or "
                           "made outside "
      "the tape), so there is no gradient", "the run ended with an exception in backward()",
      ("detach", "requires? ?_?grad", "grad_fn", "(?:loss|outputs?|graph|result|tensor) ~ (?:not|never|no|"
                                                 "without|\\w+n't|"
       "cut|cannot|lost|outside) ~ (?:depend|differentiable|gradient|connect|backprop|flow|graph|track|"
       "attach|record|"
       "tape|part)", "(?:cut|broken|disconnect\\w*|lost|severed) ~ (?:graph|gradient|loss|network|model)",
       "(?:no|without|missing) gradients?", "gradients? ~ (?:not|never|no|none|missing|cannot|\\w+n't|lost|"
                                            "stopped)",
       "no_grad", "stop_?gradient", "(?:outside|not (?:recorded|watched)) ~ tape",
       "(?:new|plain|fresh) (?:tensor|number)|\\.item\\(\\)"),
      (EXCEPTION, NOT_UPDATED, NOTHING))
fault("loss-not-scalar", "the loss has a value for each example, and backward() needs one number",
"at the first step",
      "the loss is no single number: it was not averaged (reduction='none')",
      "the run ended with an exception in backward()",
      ("scalar", "reduc(?:ed|tion|e\\b|ing)", "(?:single|one) (?:number|value)", "(?:loss|output|it) ~ "
                                                                                 "(?:vector|per example|"
       "per sample|each example|each sample|several|many|more than one|not (?:\\w+ )?(?:averag|summ|mean|"
       "reduc))",
       "(?:averag|mean|sum)\\w* ~ (?:missing|forgotten|before|not|loss)",
       "(?:missing|forgotten|no|without) (?:a |the )?(?:mean|averag|sum|reduc)"),
      (EXCEPTION, SHAPES))
fault("backward-twice", "backward() is called twice for one loss", "at the first step",
      "backward() is called a second time through the same graph",
      "the run ended with an exception in backward()",
      ("(?:second time|twice|again|two times|more than once|repeated|second)", "already (?:been )?(?:freed|"
                                                                               "released|used|"
       "gone)", "retain_graph|(?:retain|keep|kept|free|freed)\\w* ~ graph", "graph ~ (?:freed|gone|released|"
                                                                            "reused|kept)"),
      (EXCEPTION, "backward"))
fault("loss-not-returned", "the examples do not hold the labels under the name that the model takes, so it "
                           "gives no loss",
      "at the first step", "the model gave no loss, because it got no labels (a wrong name of the column)",
      "the run ended with an exception at the first step",
      ("(?:not|no|without|\\w+n't|never) ~ (?:return|comput|produc|have|give|gave|deliver)\\w* (?:an? |any |"
       "the )?loss",
       "(?:no|without|missing) (?:an? )?(?:loss|labels?)\\b",
       "<labels> ~ (?:missing|not (?:\\w+ )?(?:found|given|passed|there|handed|in|known|provided)|absent|"
       "wrong name|named|"
       "renamed|\\w+n't|expected|lacking|removed)",
       "(?:name|key|column|field)s? ~ (?:labels?|wrong|unknown|not|expected)", "(?:not|without|needs?|"
                                                                               "lacks?) (?:get|"
       "receive|given|pass)\\w* (?:\\w+ )?labels?"),
      (EXCEPTION,))
fault("last-batch-of-one", "the last batch of an epoch holds one example, which batch normalisation cannot "
                           "take",
      "at the end of the first epoch", "a batch of one example reaches batch normalisation (the last one: "
                                       "drop_last)",
      "the run ended with an exception; the batch is too small",
      ("drop_last", "batch(?:es)? ~ (?:one|single|1|only one) (?:example|sample|item|image|row|value|"
                    "element)",
       "(?:one|single|1|only one|lone) (?:example|sample|item|image|row)s?\\b", "batch(?:es)?(?: size)? "
                                                                                "(?:of|is|was|"
       "with) (?:just |only )?(?:one|1)\\b", "(?:last|final|remaining|incomplete|left-?over) (?:\\w+ )?batch",
       "more than (?:one|1) (?:value|example|sample)"),
      ("<bn>", "(?:batch|it) ~ too small", SHAPES, EXCEPTION))
fault("metric-misused", "a score for two classes is asked for where there are more", "after the first epoch",
      "a metric does not fit the labels (an average for several classes must be given)",
      "the run ended with an exception in the evaluation",
      ("multi-?class", "(?:average|averaging)\\b", "(?:metric|score|f1|precision|recall)\\w* ~ (?:binary|two "
                                                   "classes|several "
       "classes|(?:not|\\w+n't) (?:fit|suit|support|accept|match|made|meant|know)|wrong|unsuit|argument|"
       "setting|option)",
       "(?:binary|two) ~ (?:classes|multi|more than two|several|six)", "more than two classes"),
      (EXCEPTION, "(?:evaluat|<val>|metric|score)\\w* ~ (?:fail|crash|exception|error)"))
fault("code-error", "a name is used that was never given a value", "at that line",
      "a programming mistake: a name is undefined", "the run ended with an exception in the user's own code",
      ("name ?error|unbound", "(?:name|variable)s? ~ (?:undefined|not (?:\\w+ )?(?:defined|known|set|"
                              "assigned|given|"
       "exist)|unknown|never|before|misspel|typo|no value|unassigned|\\w+n't (?:exist|defined))",
       "(?:undefined|unknown|unassigned|undeclared|misspel\\w*) (?:name|variable)", "before (?:it is |it was "
                                                                                    "|being )?(?:"
       "assign|defin|given|set)", "(?:bug|mistake|typo) (?:in|of) (?:the |your |its )?(?:own )?(?:code|"
                                  "script|program)"),
      (EXCEPTION, OWN_CODE))
# Files and settings
fault("checkpoint-broken", "the file of weights is cut off or only a pointer to the real one", "at the start",
      "the file of the checkpoint is damaged, incomplete or no checkpoint at all",
      "the run ended with an exception at the start while loading weights",
      (either("(?:checkpoint|weights?|file|archive|model|download|zip|pth|state)s?", "(?:truncat|corrupt|"
                                                                                     "damag|broken|cut "
              "off|incomplete|invalid|unreadable|not a (?:\\w+ )?(?:valid|zip|checkpoint|archive|weights?)|"
              "pointer|partial|"
              "empty|not (?:\\w+ )?(?:whole|complete|fully)|bad|defect)\\w*"),
       "(?:git )?lfs\\b", "(?:interrupted|failed|partial|incomplete) (?:download|copy|save|write)",
       "(?:download|copy|fetch|save)\\w* (?:it |them |the \\w+ )?again"),
      (EXCEPTION, "(?:checkpoint|weights?|file) ~ (?:not|cannot|could not|fail\\w*) ~ (?:load|read|open)",
       "(?:load|read|open)\\w* ~ (?:checkpoint|weights) ~ fail"))
fault("unsafe-pickle", "the checkpoint holds an object of a class, which torch.load refuses by default "
                       "(weights_only)",
      "at the start", "torch.load refuses the checkpoint since it holds more than weights (weights_only is "
                      "the default "
      "of newer versions)", "the run ended with an exception at the start while loading weights",
      ("weights[_ ]only", "un-?pickl|pickl", "(?:safe|unsafe|trusted|allow-?list\\w*|global)s? ~ (?:load|"
                                             "global|class|object)",
       "add_safe_globals", "(?:since|newer|default|changed|older|another|other) ~ (?:version|2\\.6|default)",
       "(?:objects?|class(?:es)?|more than weights|arbitrary) ~ (?:checkpoint|refus|not allow|reject|trust)",
       "(?:refus|reject|not allow)\\w* ~ (?:object|class|checkpoint|load|file)", "version"),
      (EXCEPTION, "(?:checkpoint|weights?|file) ~ (?:not|cannot|could not|fail\\w*|refus\\w*) ~ (?:load|read|"
                  "open)"))
fault("config-key-missing", "a key that the program needs is not in its configuration", "at the start",
      "a key of the configuration is missing", "the run ended with an exception at the start (KeyError)",
      ("(?:keys?|options?|settings?|values?|entry|field|parameters?|val|validation|weight_decay|'val:?') ~ "
       "(?:missing|not "
       "(?:\\w+ ){0,2}(?:there|found|exist|in|set|given|present|defined|specified)|\\w+n't (?:exist|there|"
       "set|given|"
       "contain|have)|absent|lacks|lacking|required)",
       "(?:missing|lacks?|without|absent|no|required|needs?) (?:\\w+ ){0,3}(?:keys?|options?|settings?|entry|"
       "field|"
       "value)", "config\\w* ~ (?:incomplete|missing|lacks?|no (?:key|entry|value)|without)", "key ?error",
       "(?:yaml|config\\w*|settings) ~ (?:does|did|do)(?: not|n't) (?:contain|have|name|set|give|define)"),
      (EXCEPTION, "config\\w* ~ (?:wrong|invalid|error)"))
fault("settings-contradict", "two settings contradict each other", "at the start",
      "two settings do not fit together", "the run ended with an exception at the start; an invalid "
                                          "configuration",
      ("(?:settings?|options?|arguments?|values?|strateg(?:y|ies)|names?|numbers?|nc|classes|config\\w*|both|"
       "they|save\\w*|"
       "eval\\w*|load_best\\w*) ~ (?:contradict|conflict|(?:do |does )?(?:not|\\w+n't) (?:match|agree|fit|go "
       "together)|must "
       "(?:match|agree|be (?:the same|equal))|mismatch|inconsistent|incompatible|disagree|differ|together|"
       "require|needs?)",
       "(?:contradict|conflict|mismatch|inconsisten|incompatib|disagree)\\w*", "load_best_model|"
                                                                               "save_strategy|"
       "eval(?:uation)?_strategy", "number of (?:names|classes) ~ (?:differ|not|match|names|nc)",
       "(?:names|nc)\\b ~ (?:length|number|match|classes)"),
      (EXCEPTION, "(?:config\\w*|setting|option|argument)s? ~ (?:wrong|invalid|error|missing)"))
fault("output-exists", "the folder for results already holds files of an earlier run", "at the start",
      "the output folder already exists or is not empty (an earlier run)",
      "the run ended with an exception at the start",
      (either("(?:folder|director(?:y|ies)|output|path|files?|checkpoints?)", "(?:(?:already|exist|not empty|"
                                                                              "non-?empty|"
              "left ?-?over|earlier|previous|old|occupied|in use)\\w*)"), "file ?exists|exist_ok|"
                                                                          "require_empty|overwrite"),
      (EXCEPTION, "(?:folder|director(?:y|ies)|path|checkpoint) ~ (?:not|cannot|could not|fail)"))
# Learning
fault("layers-in-list", "layers are kept in a plain list, so neither the optimizer nor the network knows "
                        "them",
      "over the whole run", "some layers are not trained: they are not registered (kept in a plain list) and "
                            "not in the "
      "optimizer", "under-fits; parts of the network are frozen",
      ("module_?list", "(?:layers?|blocks?|weights?|parameters?|modules?|part|most|network|model)\\w* ~ "
                       "(?:not|never|\\w+n't|"
       "no|un) ?~? ?(?:register|train|updat|optimi|chang|learn|move|gradient|<opt>)",
       "(?:not|never|un) ?(?:registered|trained|updated)", "(?:plain|python|ordinary) list",
       "<opt> ~ (?:not|never|\\w+n't|missing|lacks|without|only|few|part)",
       "(?:only|few|part|some|fewer) ~ (?:layers?|weights?|parameters?) ~ (?:train|updat|learn|optimi|chang|"
       "<opt>)",
       "frozen"),
      (UNDERFIT, NOTHING))
fault("metric-broken", "the metric of the validation is computed wrongly", "at each validation",
      "the metric is computed wrongly (thresholds, axes or shift of the predictions), while the network "
      "learns",
      "the metric stays at zero or chance although the loss falls",
      ("(?:metric|accuracy|score|dice|pck|iou|f1|evaluation|evaluator|recall|precision|<val>)\\w* ~ "
       "(?:comput|calculat|"
       "implement|measur|evaluat|defin|code|threshold|axis|wrong|bug|broken|incorrect|mistake|not (?:be "
       ")?(?:right|"
       "trust|correct)|argmax|compar|shift|off by|decod|post-?process|mismatch)",
       "(?:wrong|broken|buggy|incorrect|faulty|mistake\\w*|bug|error) ~ (?:metric|evaluation|accuracy|score|"
       "evaluator|dice|"
       "pck)", "(?:comput|calculat|measur|threshold|post-?process|decod)\\w* ~ (?:metric|score|predictions?)"),
      ("(?:metric|accuracy|score|dice|pck|iou|f1|recall|precision|<ap>)\\w* ~ (?:<zero>|zero|chance|never|"
       "not|stuck|constant|"
       "flat|same|unchanged|stay|while|although|low|\\w+n't)", "<loss> ~ (?:fall|fell|improv|decreas|well) ~ "
                                                               "(?:metric|score|"
       "accuracy|dice|pck)", "(?:same|identical|constant|zero|low) (?:value|metric|score|dice|accuracy|pck)", VAL_WORSE,
       OVERFIT, NOTHING))
fault("val-labels-misaligned", "labels of the validation are in another order than its inputs",
"at each validation",
      "labels of the validation do not belong to its inputs (another order)",
      "validation stays at chance while training improves; over-fitting",
      ("<val> ~ (?:<labels>|classes|targets) ~ (?:wrong|shuffl|order|belong|match|misalign|permut|mixed|"
       "mismatch|not|random|"
       "corrupt|differ|other|unrelated|scrambl)",
       "(?:wrong|shuffled|misaligned|mismatched|permuted|random|mixed-up|scrambled|unrelated|corrupt\\w*) ~ "
       "<val> ~ (?:"
       "<labels>|targets)", "(?:<labels>|targets) ~ <val> ~ (?:wrong|shuffl|order|belong|match|misalign|"
                            "permut|mixed|"
       "mismatch|random|corrupt|differ|unrelated|scrambl)", "(?:wrong|shuffled|misaligned|permuted|mixed-up) "
                                                            "<val> <labels>"),
      (VAL_WORSE, OVERFIT, "<val> ~ (?:chance|guess|random|differ|wrong|mismatch)",
       "(?:distribution|domain|pre-?process\\w*) ~ (?:shift|differ|mismatch)", "class ids? ~ differ",
       "<labels> ~ (?:wrong|shuffl|mismatch|differ|misalign)"))
fault("divides-by-zero", "a column that never changes is standardised by its deviation of zero",
"at the first step",
      "inputs hold NaN: a constant column was divided by its standard deviation of zero",
      "the loss is NaN from the first step",
      ("(?:divi|division)\\w* ~ (?:zero|0\\b|standard deviation|std\\b|variance)", "(?:constant|unchanging|"
                                                                                   "same value|zero[- ]"
       "variance) ~ (?:column|feature|input|channel)", "(?:column|feature|input|channel)s? ~ (?:constant|"
                                                       "never chang|no "
       "variance|zero (?:variance|deviation)|same value)", "(?:standard deviation|std\\b|variance|spread) ~ "
                                                           "(?:zero|0\\b)",
       "zero (?:standard deviation|std|variance)", "<inputs> ~~ (?:nan|non-?finite|not finite|infinite|"
                                                   "missing values?)s?\\b",
       "(?:nan|non-?finite|not finite|missing)s?(?: values?)? (?:\\w+ ){0,2}(?:in|from|among) (?:the |its |"
       "your )?(?:\\w+ )?"
       "<inputs>", "(?:nan|non-?finite) <inputs>"),
      (NAN,))
fault("trained-in-float16", "the network was converted to float16 without scaling or a copy in float32",
      "in the first steps", "weights and the optimizer run in float16, which overflows (no mixed precision "
                            "with scaling)",
      "the loss becomes NaN or infinite",
      ("(?:float16|fp16|half\\b)(?:[- ]precision)?", "half[- ]precision", "(?:16[- ]?bit|reduced|low(?:er)?|"
                                                                          "mixed) ~ "
       "(?:precision|float|number)", "(?:loss|gradient) scal(?:er|ing)|grad ?scaler|autocast"),
      (NAN, DIVERGES))
fault("labels-ignored", "all labels are the number that the loss leaves out", "from the first step",
      "no label counts: all are masked (-100, ignore_index), so there is nothing to learn from",
      "the loss is NaN or zero from the first step; nothing is learned",
      ("(?:<labels>|tokens?|targets?|positions?|everything|all|answers?|pixels?) ~ (?:mask|ignor|-100|left "
       "out|excluded|"
       "do(?:es)? not count|hidden|skipped|invalid|empty|padding)", "ignore_?index|-100",
       "(?:no|none|without|not a single|zero|empty) ~ (?:valid |usable |real )?(?:<labels>|targets?|tokens?|"
       "positions)",
       "(?:mask|ignor)\\w* ~ (?:all|every|whole|labels?|targets?)", "nothing to (?:learn|train|predict)",
       "mean of (?:nothing|an empty|no )"),
      (NAN, NOTHING, "<loss> ~ <zero>", "too good to be true|suspicious"))
fault("masks-in-255", "masks hold 0 and 255 where 0 and 1 are expected", "over the whole run",
      "masks (targets) are not scaled or mapped to 0 and 1: they hold 255",
      "the loss is negative or huge; the network learns nothing or predicts one class; pixels are ignored",
      ("255", "(?:masks?|<labels>|targets?) ~ (?:not|never|un|\\w+n't|without|outside|out of|beyond|exceed|"
              "larger|above|"
       "greater|range|scale|between|too large|values?|binary) ~? ?(?:\\w+)?", "(?:unscaled|un-?normali[sz]ed|"
                                                                              "raw|non-?binary) "
       "(?:masks?|<labels>|targets?)", "(?:normali[sz]|scal|divid|map|threshold)\\w* ~ (?:masks?|<labels>|"
                                       "targets?)",
       "(?:ignored?|left out|void) ~ (?:pixels?|class|label|index)", "ignore_?index"),
      ("<loss> ~ (?:negative|below zero|impossible|unbounded|minus)", "negative ~ <loss>", DIVERGES, NOTHING, UNDERFIT,
       "(?:one|single|same) class", "(?:iou|metric|accuracy)\\w* ~ (?:<zero>|zero|stuck|low|not|stay)",
       "imbalanc"))
# The life of a run
fault("data-used-up", "the training data is a generator that is used up after the first epoch",
"after the first epoch",
      "the generator of the data is exhausted after one epoch, so later epochs train on nothing",
      "the loss is zero or stands still after the first epoch; the run has fewer steps than planned",
      ("(?:generator|iterator|data|loader|input|examples|batches|data ?set)\\w* ~ (?:exhaust|used up|"
       "consumed|ran out|runs "
       "out|empty|ended|ends|dry|only once|no more|one (?:epoch|pass)|single (?:epoch|pass)|nothing left)",
       "(?:no|without|zero|0|not a single|empty) (?:more |further |training )?(?:steps?|batches|data|"
       "examples|iterations|"
       "updates?)", "(?:exhausted|used-up|empty|one-shot|single-pass) (?:generator|iterator|loader|data)",
       "(?:ran|run|runs|running) out of (?:\\w+ )?(?:data|batches|examples|input)", "(?:nothing|none) (?:is|"
                                                                                    "was) trained",
       "(?:stops?|stopped|ends?|ended|no (?:more )?training|not (?:being )?train\\w*|trains? (?:on )?nothing|"
       "steps?) ~ (?:after "
       "(?:the )?(?:first|one) epoch|from the second epoch|later epochs|epoch (?:2|two))"),
      (UNFINISHED, "<loss> ~ <zero>", NOTHING, "(?:fewer|too few|missing) (?:steps|batches)",
      "only \\d+ (?:steps|batches)",
       "too good to be true|suspicious"))
fault("leak-until-killed", "losses are kept with their graphs (and more), so memory grows until the system "
                           "kills the run",
      "at the end", "memory grew with each step until the process was killed (out of memory)",
      "the run was killed; memory is high",
      ("memory ~ (?:<up>|accumulat|creep|leak|never (?:freed|released)|not (?:freed|released)|exhaust|ran "
       "out|limit|full|used "
       "up|killed)", "out[- ]of[- ]memory|oom\\b", "leak", "(?:<up>\\w*|accumulat\\w*|growing|rising) ~ "
                                                           "memory"),
      (UNFINISHED, "(?:killed|kill -9|sigkill|signal 9|137)", "(?:high|much|large) memory"))
fault("hangup", "the terminal was closed, so the process gets SIGHUP", "at the end",
      "the run ended because its terminal or connection was closed (SIGHUP, hangup)",
      "the run ended abruptly or is unfinished",
      ("sighup|hang ?up|hung up|signal 1\\b|129", "(?:terminal|session|connection|ssh|shell|console|"
                                                  "window)\\b ~ (?:clos|lost|"
       "end|drop|broke|log|disconnect|gone)", "(?:clos|lost|drop|disconnect|broken?)\\w* ~ (?:terminal|"
                                              "session|connection|ssh|"
       "shell|console)", "nohup|tmux|screen\\b", "logged out|log ?out"),
      (UNFINISHED, "(?:terminated|killed|signal|stopped from outside)"))
fault("worker-hangs", "a worker of the loader hangs, so the loader gives up after its timeout",
"at that batch",
      "a worker of the loader hangs (timeout while waiting for a batch)",
      "the run ended with an exception in the loader",
      ("time[ds]?[- ]?out", "workers? ~ (?:hang|hung|stuck|block|dead-?lock|freez|froze|not (?:answer|"
                            "respond|deliver)|stall|"
       "too slow|no answer|stand)", "(?:hang|hung|stuck|dead-?lock|blocked|stalled)\\w* ~ (?:worker|loader|"
                                    "batch)",
       "loader ~ (?:hang|hung|stuck|gave up|waited|block|dead-?lock|stall)", "(?:waited|waiting) ~ (?:batch|"
                                                                             "loader|worker)"),
      (EXCEPTION, HANGS, "workers? ~ (?:fail|died|dead|error)"))
fault("slow-epoch-start", "each epoch begins with a long pause, since the workers are started anew",
"at each epoch",
      "each epoch begins with a long wait (workers or the data set are made anew)",
      "periodic stalls; training is slow",
      ("(?:begin|start|first (?:batch|step|iteration)|beginning)\\w* ~ (?:each|every|the|an|of) (?:\\w+ "
       ")?epochs?",
       "(?:each|every|between|per) epochs? ~ (?:begin|start|wait|pause|stall|slow|idle|gap|first (?:batch|"
       "step)|anew|seconds)",
       "(?:between|at) epochs?\\b", "persistent_workers", "workers? ~ (?:start|anew|again|restart|spawn|"
                                                          "creat|re-?creat)",
       "(?:starting|spawning|creating) ~ workers?", "epoch (?:boundar|change|start)",
       "first (?:batch|step|iteration) ~ "
       "(?:epoch|slow|long|wait)"),
      (PAUSES, SLOW, "(?:wait|stall)\\w* ~ (?:data|loader|input)", "input pipeline|loader ~ (?:slow|"
                                                                   "bottleneck)"))
# Distributed
fault("rank-hangs", "one process of several stands still, and the others wait until the timeout",
"at that step",
      "one rank hangs, so the others time out in a collective",
      "a collective timed out; the run hangs; the run ended with an exception",
      ("<rank> ~ (?:hang|hung|stuck|stand|stood|block|dead-?lock|not (?:join|arriv|reach|answer|respond|take "
       "part|call|come)|"
       "\\w+n't|missing|absent|silent|stall|never|behind|wait|slow|straggl|fell)",
       "(?:hang|hung|stuck|dead-?lock|stalled|straggl|missing|slow)\\w* ~ <rank>"),
      (HANGS, "(?:one|a|some|another|other|single) (?:of the )?<rank>", "ranks? ?\\d", EXCEPTION,
      "time[ds]?[- ]?out", "<collective>"))
fault("ranks-apart", "the network is not wrapped, so each process trains a model of its own",
"over the whole run",
      "the ranks drift apart: gradients are not averaged (DistributedDataParallel is missing)",
      "losses and weights of the ranks differ",
      ("<rank> ~ (?:differ|apart|diverg|drift|disagree|out of sync|desync|not (?:\\w+ )?(?:synchron|averag|"
       "shar|same|equal|in "
       "sync)|independent|own|separate|unlike|inconsistent|unequal|each|alone)",
       "(?:not|never|no|without|missing|\\w+n't|un) ?~? ?(?:synchron|averag|all-?reduc|wrapp|exchang|in "
       "sync)",
       "(?:gradients?|weights?|parameters?|models?|losses) ~ (?:differ|apart|diverg|drift|not (?:\\w+ "
       ")?(?:synchron|averag|"
       "shar)) ~? ?(?:<rank>)?", "desync|out of (?:sync|step)"),
      ("<rank>", "distributed ?data ?parallel|ddp\\b", "(?:average|synchron)"))
fault("unused-parameters", "a layer of the network takes no part in the loss, which DDP does not allow",
"at the second step",
      "parameters that take no part in the loss (find_unused_parameters)",
      "the run ended with an exception on all ranks; a reduction did not finish",
      ("unused", "(?:parameters?|weights?|layers?|module|part)\\w* ~ (?:not|never|no|without|\\w+n't) ~ "
                 "(?:used|part|gradient|"
       "loss|contribut|receive|reduc)", "find_unused", "(?:not|never) (?:\\w+ )?(?:used|needed) (?:in|for|"
                                                       "by) ~ (?:loss|forward|"
       "output)", "(?:no|without|missing) gradients?"),
      (EXCEPTION, "reduc(?:tion|er)", "<rank>|ddp|distributed"))


def more(name, right=(), partly=()):
    """More words for a fault of another part."""
    FAULTS[name] = {**FAULTS[name], "keywords_right": FAULTS[name]["keywords_right"] + patterns(right),
                    "keywords_partly": FAULTS[name]["keywords_partly"] + patterns(partly)}


# More words for faults of other parts: plain ones that their lists lack
more("version-conflict", [*VERSION_WORDS, "(?:has|have) no attribute", "np\\.(?:float|int|bool)",
"(?:old|new) (?:api|"
                          "interface|gym|style|name|format)", "(?:must|should) (?:now )?end (?:in|with)",
                          "\\.(?:keras|hdf5|h5)\\b", "(?:not|no longer) (?:\\w+ )?(?:accepted|supported|"
                                                     "known|taken|there)",
                          "(?:unexpected|unknown|unsupported) (?:keyword|argument|parameter|option)"],
     ["(?:attribute|type|value) ?error"])
more("checkpoint-mismatch", ["(?:keys?|names?|layers?|head|classes|outputs?|shapes?|sizes?) ~ (?:checkpoint|"
                             "state|weights|"
                             "pre-?trained|prefix)", "module\\. ?(?:prefix)?|prefix",
                             "(?:another|other|different) (?:number of "
                             "classes|model|network|architecture|head)", "strict"])
more("missing-file", ["(?:does|do|did)(?: not|n't) exist", "no such file", "(?:not|nothing|cannot be|could "
                                                                           "not be) (?:\\w+ )?"
                      "found", "unable to (?:open|find|read|locate)", "(?:corpus|split|dev|weights?|"
                                                                      "pre-?trained) ~ (?:missing|"
                      "not (?:\\w+ )?(?:there|found|exist))"])
more("truncated-image", ["(?:not|no) (?:an? )?(?:valid |real )?image", "(?:cannot|could not|unable to|"
                                                                       "fail\\w* to|not) (?:be )?"
                         "(?:identif|decod|read|open)", "unidentified|oserror", "(?:web ?page|html)"])
more("label-out-of-range", ["(?:classes|outputs?|units|logits) ~ (?:fewer|too few|less|not enough|smaller)",
"(?:mask|pixel)s? ~ "
                            "(?:value|class|label) ~ (?:out|beyond|larger|not|exceed)",
                            "out of (?:range|bounds)"])
more("index-out-of-range", ["(?:positions?|position embeddings?|max\\w* (?:length|positions?)|context|"
                            "sequence) ~ (?:too|exceed|"
                            "longer|beyond|short|small|more|out of|limit|maximum)", "(?:longer|more) than ~ "
                                                                                    "(?:positions?|maximum|"
                            "context|model)", "out of (?:range|bounds)", "(?:too|not) (?:long|enough) ~ "
                                                                         "(?:sequence|position)?"])
more("config-typo", ["(?:key|field|option|value|argument|setting)s? ~ (?:extra|not permitted|not allowed|"
                     "invalid|unknown|wrong)",
                     "(?:extra|wrong|invalid) (?:\\w+ )?(?:keys?|fields?|options?|arguments?|values?|names?)",
                     "(?:not|nothing|none) ~ (?:registry|registered)", "(?:is|was) not (?:in|among) (?:the "
                                                                       ")?\\w+ registry"])
more("shape-mismatch", ["(?:widths?|channels|lengths?|dim\\w*|axis|concat\\w*|ndim|rank) ~ (?:mismatch|"
                        "differ|unequal|not|fit|"
                        "same|match|wrong|except)", "(?:expect\\w*|must be) ~ (?:got|but|found|equal|same|"
                                                    "match)"])
more("dtype-mismatch", ["(?:long|float|int\\w*|double|integer)s?\\b ~ (?:expect|but|instead|need|where|got|"
                        "wrong)", "(?:expect|"
                        "need|want)\\w* ~ (?:long|integer|int64|float|double)", "(?:targets?|labels?) ~ "
                                                                                "(?:float|integer|type)"])
more("inplace-change", ["(?:modif|chang|overwr)\\w* ~ (?:gradient|backward|needed)", "in place"])
more("labels-not-found", ["(?:no|without|zero|missing|empty|not a single) ~ (?:<labels>|instances|objects|"
                          "box|masks?)"])
more("val-ids-differ", ["(?:class|label|kind|entity|tag)s?(?: name)?s? ~ (?:differ|other|unlike|not the same|"
                        "not in|unknown|"
                        "mismatch|never seen|renamed)", "(?:names?|labels?|kinds?|types?) ~ <val> ~ "
                                                        "(?:differ|other|not|mismatch)",
                        "(?:different|other|unknown|mismatched) (?:class|label|entity|tag)\\w*(?: names?)?"],
     ["(?:f1?|ents_f|precision|recall|score|accuracy|metric)\\w* ~ (?:<zero>|zero|stuck|stays)"])
more("killed-memory", ["(?:kernel|system|slurm|scheduler) ~ (?:kill|oom|memory)"])
more("out-of-data", ["(?:generator|iterator)\\w* ~ (?:one|first|only) (?:epoch|pass)",
"after (?:the )?(?:first|one) epoch"])
more("disk-full", ["no space left", "errno 28", "enospc"])
more("slow-loader", ["(?:data|inputs?|batch(?:es)?|examples?|loader|environment)\\b ~ (?:\\d+ ?%|share|part|"
                     "half|most)",
                     "(?:waits?|waiting|waited) (?:\\w+ ){0,3}(?:for|on) (?:\\w+ ){0,3}(?:data|batch|input|"
                     "loader|examples)"])
more("wrong-loss-input", ["(?:from_logits|sigmoid|softmax|log_?softmax|activation)\\b ~ (?:missing|lack|no|"
                          "not|without|forgotten|"
                          "needed|false)", "(?:no|missing|without|lacks?|forgotten) (?:an? |the )?(?:\\w+ "
                                           ")?(?:sigmoid|softmax|"
                          "log_?softmax|activation)", "(?:logits|probabilit)\\w* ~ (?:where|instead|but|"
                                                      "expected|not|as)"])
more("rate-too-high", ["(?:step|update)s? (?:is|are|was|were|being )?(?:far |much )?too (?:large|big|high)",
                       "(?:smaller|lower) (?:learning )?rate (?:is )?(?:needed|required|would)"])
more("rate-too-low", ["<rate> (?:\\w+ )?(?:is|was|of|=|at|stays|stayed|equals) (?:\\w+ )?<zero>", "zero <rate>",
                      "(?:step|update)s? (?:is|are|was|were|being )?(?:far |much )?too (?:small|tiny|low)",
                      "(?:larger|higher) (?:learning )?rate (?:is )?(?:needed|required|would)"])
more("early-stop-wrong-way", ["early[- ]?stop\\w* ~ (?:min|max|direction|mode|improv|wrong way|better)",
"(?:mode|direction) ~ "
                              "(?:early|stopp|monitor|watch|callback)", "(?:improv|better)\\w* ~ (?:taken|"
                                                                        "counted|treated|seen) "
                              "(?:as|for)", "(?:stopped|ended) ~ (?:although|while|though|whereas|despite) ~ "
                                            "(?:improv|better|fell|"
                              "rose|falling|rising)"])
more("best-kept-wrong-way", ["(?:best|kept|saved|chosen|restored) (?:\\w+ )?(?:checkpoint|weights|model|"
                             "epoch)? ?~ (?:worst|wrong|"
                             "direction|mode|inverted|reversed|first epoch|lowest|highest)",
                             "(?:worst|wrong|first) (?:\\w+ )?"
                             "(?:checkpoint|weights|model|epoch) ~ (?:kept|saved|chosen|restored|loaded|"
                             "best)"])
more("boxes-in-corners", ["(?:width|height|sizes?) ~ (?:corner|box|second|x2|taken|instead|coordinate)",
"(?:box|coordinate)\\w* ~ "
                          "(?:wrong|invalid|degenerate|inverted|malformed|negative|broken)"])
more("resumed-from-old-checkpoint", ["(?:checkpoint|state) ~ (?:old|older|earlier|stale|outdated|not the "
                                     "(?:last|latest|newest)|"
                                     "first|wrong)", "(?:not|never|instead of) ~ (?:latest|last|newest|most "
                                                     "recent) ~ checkpoint"])
more("restarted-from-scratch", ["(?:not|never|no|without) (?:\\w+ )?resum", "(?:started|began|begins|starts) "
                                                                            "(?:\\w+ )?(?:anew|again|"
                                "over|from scratch|from zero)"])
more("unscaled-inputs", ["<inputs> ~~ (?:far too|much too|very|unusually|orders) (?:large|big|wide|of "
                         "magnitude)"])
