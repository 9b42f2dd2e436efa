# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The second half of the faults that only the fifth fresh part has: wrong settings; see faults_fresh_5.py.

At the end, more words for faults that it shares with other parts. Written before any recording of this part
was judged.
"""

import faults_fresh_4  # noqa: F401  (adds its faults, some of which get more words here)
from faults import fault
from faults_fresh_2 import more
from wording import DIVERGES, EXPLODES, NAN, NOTHING, NO_REWARD, OVERFIT, SLOWLY, STILL, UNDERFIT, VAL_WORSE

NUMBER_WRONG = ["(?:metric|score|accuracy|dice|iou|mae|psnr|<ap>|number|value|evaluation)\\w* ~ (?:wrong|broken|"
      "misleading|not (?:real|true|comparable|trustworthy)|inconsistent|contradict|inflated|implausib\\w*|"
      "impossibl\\w*|too (?:high|good|optimistic|low|large)|unreliable|bug|doubl\\w*)"]
LOW_AP = ["<ap> ~ (?:low|zero|0\\b|poor|bad|near|stay|stuck|never|not)", "(?:finds?|detects?|detections?|recall) ~ "
      "(?:nothing|no |none|few|hardly|low)", "(?:no|few|missed) (?:objects|boxes|detections)"]

# Settings
fault("images-too-small", "images are made so small that little of the objects is left", "over the whole run",
      "the image size is too small for these objects (imgsz, resolution too low)", "mAP is low; nothing is learned",
      ("imgsz", "(?:image|input|picture|training)[-_ ]?(?:size|resolution)\\w* ~ (?:<low>|low|small|too|half|32|"
      "reduc|coarse)",
       "(?:<low>|low|small) (?:image|input)?[-_ ]?(?:size|resolution)", "resolution ~ (?:<low>|low|too|lost)",
       "(?:images?|objects?) ~ (?:too (?:small|tiny|coarse)|down-?(?:scaled|sampled)|shrunk|few pixels)"),
      (LOW_AP, NOTHING, UNDERFIT, STILL))
fault("classes-merged", "all classes are trained as one (single_cls)", "over the whole run",
      "the classes are merged to one (single_cls), so kinds are not told apart",
      "the metric is that of one class and says nothing of kinds",
      ("single[-_ ]?cls", "(?:class(?:es)?|kinds) ~ (?:merged|one\\b|single|ignored|same|collaps\\w*|treated as|not "
      "(?:\\w+ )?(?:told|distinguish|separat))", "(?:one|single) class\\b", "(?:merg|collaps|ignor)\\w* (?:\\w+ "
      ")?class"),
      (NUMBER_WRONG, LOW_AP))
fault("ignores-a-class", "the index that the loss ignores is that of a class", "over the whole run",
      "ignore_index is a real class, so this class is never learned", "one class is never predicted; mIoU is low",
      ("ignore[-_ ]?index", "(?:class|label|collector)\\w* ~ (?:ignored|excluded|masked|left out|never (?:\\w+ "
      ")?(?:learn\\w*|train\\w*))", "(?:loss|training) ~ (?:ignor|exclud|mask|skip)\\w* ~ class", "(?:ignor|"
      "exclud)\\w* (?:\\w+ )?(?:real |valid )?class"), ("(?:one|a) class ~ (?:never|not|missing|absent|"
      "predicted)", "class ~ (?:missing|never|absent|zero)",
      "(?:m?iou|accuracy) ~ (?:low|plateau|stuck|poor)", VAL_WORSE, NOTHING, "(?:loss|iou|accuracy) ~ (?:disagree|"
      "contradict|though|although|while|but)"))
fault("schedule-stepped-rarely", "a schedule whose length is in steps is stepped once an epoch", "over the whole run",
      "the schedule (OneCycle) is stepped once an epoch instead of each step, so the rate stays at its warm-up",
      "the learning rate stays low; learning is slow",
      ("(?:schedul\\w*|one-?cycle\\w*|<rate>) ~ (?:per epoch|each epoch|every epoch|once (?:an|per|each|a)|epochs? "
      "instead|interval|too (?:rarely|seldom|slow\\w*)|by (?:the )?epoch|wrong unit|not (?:\\w+ )?stepped|never "
      "(?:reach\\w*|leaves|gets|rises|peaks)|stays? (?:\\w+ )?(?:at|in|near) (?:\\w+ )?(?:warm|start|begin|initial)|"
      "total_steps)",
       "warm-?up ~ (?:never|not|too long|longer|does|\\w+n't|whole|beyond|entire|unfinished)", "(?:stepped|updated) "
       "~ (?:per|each|every|once) ~ epoch", "interval"),
      ("<rate> ~~ <low>", "<low> (?:\\w+ )?<rate>", "<rate> ~ (?:constant|flat|barely|hardly|"
      "not)", SLOWLY, STILL, UNDERFIT))
fault("schedule-in-other-unit", "the boundaries at which the rate falls are given in epochs and counted in steps",
      "in the first epoch", "boundaries of the schedule are in epochs, but it counts steps, so the rate falls at once",
      "the learning rate is far too low from the first epoch on; learning is slow",
      ("(?:boundar\\w*|milestones?|schedul\\w*|decay\\w*|<rate>) ~ (?:epochs?|steps?|unit|too (?:early|soon|fast)|at "
      "once|immediately|first (?:epoch|steps)|right (?:at|after)|premature\\w*|within|before)",
       "(?:epochs?|steps?) (?:instead of|rather than|not|for|as|mistaken for) (?:steps?|epochs?)",
       "(?:too )?(?:early|premature) (?:decay|drop|cut|schedul\\w*)"),
      ("<rate> ~~ <low>", "<low> (?:\\w+ )?<rate>", SLOWLY, STILL, UNDERFIT, NOTHING))
fault("padded-on-the-right", "prompts are padded on the right for generation", "at each evaluation",
      "prompts are padded on the right when a decoder generates (padding_side must be left)",
      "generated answers are wrong although the loss is low; the metric is misleading",
      ("(?:pad\\w*|prompts?) ~ (?:right|left|side)", "(?:right|left)[- ]pad\\w*", "padding[-_ ]side"),
      (["generat\\w* ~ (?:wrong|fail|zero|0\\b|bad|not|low)", "(?:gen_exact|exact|metric|accuracy) ~ (?:zero|0\\b|"
      "low|poor|stuck|constant)"], NUMBER_WRONG, "padding"))
fault("few-updates", "there are very few updates of the weights", "over the whole run",
      "the weights are updated far too seldom (accumulation or update interval too large)",
      "learning is slow; it still improves at the end",
      ("accumulat\\w*", "train[-_ ]?freq\\w*|gradient[-_ ]?steps|update (?:interval|frequency)", "updates? ~ (?:few|"
      "seldom|rare\\w*|only|<low>|infrequent\\w*|too|hardly|fewer|n_updates)", "(?:few|rare|too few|only|infrequent|"
      "hardly any) (?:\\w+ ){0,2}(?:updates?|optimi[sz]er steps?|steps)", "(?:effective |too large |large )batch(?: "
      "size)? ~ (?:<high>|large|data|epoch|whole)", "(?:<weights>|<net>|<opt>|policy) ~ (?:updated|trained|stepped) "
      "~ (?:only|seldom|rarely|few|once)", "one (?:update|step|optimi[sz]er step) (?:an|per|each) epoch"),
      (SLOWLY, STILL, UNDERFIT, NOTHING, NO_REWARD))
fault("vocabulary-too-small", "the vocabulary holds four tokens, so nearly all words are unknown", "over the whole run",
      "the vocabulary is far too small (max_tokens), so most words are unknown", "nothing is learned; accuracy stays "
      "low",
      ("vocab\\w* ~ (?:<low>|small|four|4\\b|only|few|tiny|limit\\w*|trunc\\w*)", "max[-_ ]tokens?", "(?:<low>|small|"
      "tiny) (?:\\w+ )?vocab\\w*", "(?:words?|tokens?) ~ (?:unknown|unk\\b|out[- ]of[- ]vocab\\w*|oov|few|"
      "only)", "(?:unknown|out-of-vocab\\w*|\\[?unk\\]?) (?:words?|tokens?)"), (NOTHING, UNDERFIT, "inputs? ~ "
      "(?:identical|constant|same|lost)"))
fault("padding-not-masked", "short texts are padded at the end to a great length and padding is not masked, so a "
      "recurrent network forgets them", "over the whole run", "padding is not masked (mask_zero) and sequences are "
      "much too long for the texts", "nothing is learned; accuracy stays at chance",
      ("padding|padded|mask(?:_zero|ing|ed)?\\b", "(?:sequence|input|text)[-_ ]?length\\w* ~ (?:<high>|long\\w*|"
      "large|80|much)",
       "(?:too |very |overly )?long (?:\\w+ )?sequences?", "(?:lstm|recurrent|rnn|network) ~ (?:forget\\w*|zeros|"
       "padding)",
       "vanish\\w* ~ (?:sequence|time|steps|long)"), (NOTHING, UNDERFIT, SLOWLY))
fault("psnr-wrong-range", "the score takes 255 as the largest value, images go from 0 to 1", "over the whole run",
      "PSNR is computed with a range of 255 for images from 0 to 1, so it is 48 dB too high",
      "the reported score is implausibly high",
      ("psnr ~ (?:range|255|max\\w*|inflated|too (?:high|good|large)|implausib\\w*|impossib\\w*|wrong|unrealistic|48|"
      "not (?:\\w+ )?(?:real|true|plausib\\w*|comparable))", "psnr[-_ ]?max|max[-_ ]?val", "(?:range|255|scale|"
      "dynamic) ~ (?:psnr|score|metric|images?|0 to 1|0\\.\\.1|\\[0, ?1\\])", "(?:inflated|implausibl[ey]|"
      "unrealistic\\w*|wrong) (?:\\w+ )?psnr"),
      (NUMBER_WRONG,))
fault("recurrence-unstable", "the modulus of the recurrence is far above one, so states grow without bound",
      "from the first steps", "the recurrence is unstable (eigenvalues above one: r_max, r_min), so states and "
      "gradients explode", "the loss is NaN or does not fall; gradients explode",
      ("(?:recurren\\w*|eigenvalues?|modul(?:us|i)|spectral radius|decay|r_(?:max|min)|states?) ~ (?:<high>|above|"
      "unstable|explod\\w*|larger|greater|beyond|grow\\w*|blow\\w*|diverge\\w*|> ?1|exceed\\w*|outside|unbounded|"
      "1\\b|one\\b)",
       "(?:unstable|exploding|diverging) (?:\\w+ )?(?:recurren\\w*|states?|dynamics|eigenvalues?)", "r_(?:max|min)"),
      (NAN, DIVERGES, EXPLODES, NOTHING))
fault("memory-too-short", "the modulus of the recurrence is so small that states forget after a few steps",
      "over the whole run", "states forget too fast (eigenvalues far below one: r_max, r_min), so the far past "
      "cannot be recalled", "nothing is learned; accuracy stays at chance",
      ("(?:memory|states?|recurren\\w*|eigenvalues?|modul(?:us|i)|decay|r_(?:max|min)) ~ (?:<low>|short|forget\\w*|"
      "fade\\w*|too (?:fast|quick\\w*)|small|vanish\\w*|below|low\\b|decay\\w*)", "(?:short|insufficient|fading) "
      "memory", "forget\\w*",
       "r_(?:max|min)", "vanish\\w*"), (NOTHING, UNDERFIT))
fault("condition-dropped", "the kind is hidden in every step, so the network never learns to follow it", "over the "
      "whole run",
      "the condition is always dropped (proportion_empty_kinds is 1), so training is unconditional",
      "validation is worse than training; the loss stays high",
      ("(?:condition\\w*|kinds?|class|label|prompt|guidance)\\w* ~ (?:drop\\w*|empty|never|hidden|always|ignored|"
      "removed|not (?:\\w+ )?(?:used|seen|learn\\w*|given)|mask\\w*|missing)", "proportion[-_ ]empty", "(?:drop\\w*|"
      "empty|hidden|hid\\w*|ignor\\w*) (?:\\w+ ){0,3}(?:condition|kinds?|class|"
      "label)", "unconditional"), (VAL_WORSE, OVERFIT, UNDERFIT, DIVERGES))
fault("reseeded-each-step", "the random generator is seeded anew in each step, so noise and times are always the same",
      "over the whole run", "the generator is seeded anew in each step, so each step sees the same noise and times",
      "validation is far worse than training; over-fitting",
      ("(?:seed|re-?seed)\\w* ~ (?:step|each|every|again|anew|loop|same|iteration|batch|inside|reset)", "(?:same|"
      "identical|fixed|constant|repeated) (?:\\w+ ){0,3}(?:noise|random|times?|timesteps?|draws?|"
      "numbers)", "(?:noise|random\\w*|timesteps?|generator|rng)\\w* ~ (?:same|identical|fixed|constant|never "
      "chang\\w*|repeat\\w*|re-?seed\\w*|reset|not (?:\\w+ )?(?:random|vary|change))"), (VAL_WORSE, OVERFIT))
fault("relabelled-reward-differs", "the reward that hindsight computes punishes reaching the goal, unlike that of "
      "the environment", "over the whole run", "compute_reward() gives another reward than step(): relabelled "
      "transitions have a wrong reward or sign", "success does not rise; the return stays low",
      ("compute_reward", "relabel\\w*", "(?:hindsight|her\\b) ~ <reward>", "<reward> ~ (?:differ\\w*|sign|"
      "inconsistent|disagree|contradict\\w*|mismatch\\w*|wrong|invert\\w*|revers\\w*|two|another)", "(?:inconsistent|"
      "wrong|inverted|revers\\w*|negat\\w*) (?:\\w+ )?<reward>"), (NO_REWARD, NOTHING, "<not> ~ (?:reach|succe)\\w*"))
fault("metric-summed-over-ranks", "the metric of the processes is summed, not averaged", "over the whole run",
      "the metric is summed over ranks instead of averaged, so it is twice the true one",
      "the reported metric does not fit the loss",
      ("(?:metric|mae|error|value|score|val\\w*)\\w* ~ (?:sum\\w*|doubl\\w*|twice|not (?:\\w+ )?(?:averag|divid)\\w*|"
      "two times|times (?:the )?(?:world|number)|per rank|world size)", "(?:sum\\w*|all-?_?reduce\\w*) ~ (?:not|"
      "without|instead|never) ~ (?:averag|divid|mean|world)\\w*", "world[- ]size ~ (?:divid|averag|missing|not|"
      "times)", "(?:divid|averag)\\w* ~ (?:world size|ranks?|processes)"), (NUMBER_WRONG, VAL_WORSE, OVERFIT))

# More words for faults of other parts
more("label-out-of-range", ["(?:<labels>|class|ids?|index|indices|grades?) ~ (?:out of (?:range|bounds)|outside|"
      "exceed\\w*|beyond|begin\\w* at (?:one|1)|start\\w* (?:at|from) (?:one|1)|off[- ]by[- ]one|too (?:large|high)|"
      "not in|invalid)",
     "num_classes|number of classes|valid range", "one-?hot"])
more("val-preprocessed-otherwise", ["<val> ~ (?:scal|normali[sz]|preprocess|prepar|filter|statistic|"
      "unit)\\w*", "(?:scal|normali[sz]|preprocess|filter|down-?sampl|prepar)\\w* ~ (?:differ\\w*|otherwise|another|"
      "not (?:\\w+ )?same|inconsistent|mismatch\\w*)"])
more("killed-memory", ["oom[-_ ]?kill\\w*"])
more("last-batch-of-one", ["(?:last|final) batch", "batch (?:size )?(?:of )?(?:1|one)\\b", "single (?:sample|example|"
      "image|value)",
     "more than (?:1|one) value", "drop_last"])
more("debug-left-on", ["overfit[-_ ]?batches", "(?:one|1|single|same) batch", "debug\\w*", "limit\\w* (?:\\w+ "
      ")?batches"])
more("data-used-up", ["steps[-_ ]per[-_ ]epoch", "ran out of data|run(?:s|ning)? out of (?:data|batches)", "repeat\\(?",
     "(?:data|batches|iterator|generator)\\w* ~ (?:exhausted|used up|ran out|too few|ended|not (?:\\w+ )?(?:enough|"
     "repeat\\w*))"])
more("nan-gradient", ["(?:sqrt|root) ~ (?:zero|0\\b|gradient|deriv|infinite)", "(?:gradient|deriv)\\w* ~ (?:sqrt|"
      "root|zero|0\\b)"])
more("loss-off-graph", ["no gradients? (?:provided|flow|for any|reach)", "gradients? ~ (?:none|missing|not (?:\\w+ "
      ")?(?:flow|exist|provided)|no path|cut|lost|zero|uint8|cast)", "(?:cast|uint8|int\\w*|round)\\w* ~ (?:not "
      "differentiable|gradient|non-?diff\\w*)",
     "(?:not|non-?) ?differentiable"])
more("rank-dies", ["(?:rank|process|worker|child) ?(?:1|one)? ~ (?:killed|sigkill|terminated|died|signal|lost|exited)",
     "sigkill|connection (?:closed|reset) by peer"])
more("no-gpu", ["cuda", "gpu ~ (?:no|not|unavailable|missing|invalid)|(?:no|invalid|missing) (?:\\w+ "
      ")?gpu", "device[ =]"])
more("config-key-missing", ["names ~ (?:missing|not|absent|required)|(?:missing|no) (?:\\w+ )?names", "(?:data|"
      "dataset|yaml|config)\\w* ~ (?:key|names|missing|incomplete|lacks?)"])
more("warmup-never-ends", ["warm-?up"])
more("values-to-unpack", ["reset ~ (?:return|info|tuple|api|old|one|only|not|two)", "(?:old|outdated|new) (?:gym|api|"
      "gymnasium)\\w*",
     "gym(?:nasium)? ~ (?:api|version|old|reset)", "unpack"])
more("same-batch", ["(?:same|one|fixed|identical|constant) (?:\\w+ )?(?:key|batch|random)", "(?:key|rng|random)\\w* "
      "~ (?:reused|same|never|fold|split|not)", "prng"])
more("rate-too-high", ["scale[-_ ]?lr", "<rate> ~ (?:multipl\\w*|scaled (?:by|with|up))"])
more("augmentation-destroys", ["(?:boxes|targets?) ~ (?:not|never|\\w+n't) (?:\\w+ )?(?:flipped|mirrored|moved|"
      "transformed)",
     "(?:flip|mirror)\\w* ~ (?:boxes|labels?|only|not|without)"])
more("weights-not-loaded", ["missing keys|unexpected keys|prefix|module\\.", "strict ?= ?false"])
more("not-picklable", ["pickl\\w*|lambda|local object"])
more("unused-parameters", ["unused ~ (?:parameter|weight|head)", "find_unused_parameters", "(?:parameter|head|"
      "weight)s? ~ (?:not (?:\\w+ )?(?:used|receive|contribut\\w*|part)|unused|no gradient|without gradient)"])
more("few-updates", ["grad(?:ient)?[-_ ]?accum\\w*"])
