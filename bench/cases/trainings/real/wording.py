# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shorthand for the patterns that find a diagnosis in whatever words it is given.

`a ~ b` is a and later b, at most 60 characters apart; `a ~~ b` likewise, but with no other quantity
or direction named between them, so that "the rate is low and the loss too high" is not a high rate.
`<word>` stands for a group of words. A pattern begins at the beginning of a word.
"""

from __future__ import annotations

import re

VERY = ("(?:(?:far|much|way|a lot|orders of magnitude) )?"
        "(?:too|very|extremely|unusually|excessively|overly|so)")
WORDS = {
    "rate": "(?:learning[-_ ]rates?|lr\\b|step size|(?<!error )(?<!out )(?<!drop )(?<!success )"
            "(?<!frame )(?<!sampl. )(?<!sampling )(?<!positive )rate\\b)",
    "high": f"(?:{VERY} (?:high|large|big|great|strong|aggressive)|excessive|huge|"
            "(?:high|larg|great)er than|[x×] (?:higher|larger)|times (?:higher|larger|above|too|the usual)|"
            "(?:above|beyond) (?:what|(?:the|its|any|every) (?:usual|normal|typical|common|sensible))|"
            "orders? of magnitude (?:above|higher|larger|too (?:high|large)))",
    "low": f"(?:{VERY} (?:low|small|tiny|little|weak)|insufficient|tiny|(?:low|small)er than|"
           "[x×] (?:lower|smaller)|times (?:lower|smaller|below)|"
           "below (?:what|(?:the|its|any|every) (?:usual|normal|typical|common|sensible))|"
           "orders? of magnitude (?:below|lower|smaller|too (?:low|small)))",
    "loss": "(?<!validation )(?<!val )(?<!val.)(?<!eval )(?<!test )(?:loss|objective|cost)(?:es|'s)?",
    "val": "(?:validation|valid\\b|val(?![a-z])|evaluation|eval(?![a-z])|test(?![a-z])|held-out)",
    "train": "(?:training|train(?![a-z]))",
    "labels": "(?:labels?|targets?|annotations?|ground truth)",
    "inputs": "(?:inputs?|images?|features?|pixels?|data|examples?|samples?|columns?|observations?)",
    "weights": "(?:weights?|parameters?|variables?)",
    "net": "(?:network|model|net\\b|layers?)",
    "opt": "optimi[sz]er(?:'s)?",
    "norm": "(?:normali[sz]|standardi[sz]|(?:re)?scal|cent(?:er|re))\\w*",
    "up": "(?:rise|rising|rose|grow|grew|increas|climb|explod|blow|blew|shoot|shot|soar|jump|"
          "went up|goes? up)",
    "fall": "(?:fall|fell|decreas|declin|drop|improv|learn|chang|mov|progress|converg|"
            "go(?:es)? down|sink)\\w*",
    "not": "(?:not|never|no longer|cannot|hardly|barely|\\w+n't|fail(?:s|ed)? to|stop(?:s|ped)?)",
    "none": "(?:no|not|never|without|missing|lack(?:s|ing)?|forgotten|absent|\\w+n't)",
    "bn": "batch[- ]?norm\\w*",
    "reg": "(?:regulari[sz]ation|penalty|l2\\b)",
    "reward": "(?:rewards?|returns?|score)",
    "rank": "(?:ranks?|process(?:es)?|workers?|nodes?|peers?)\\b",
    "ap": r"(?:\w+[_/])?m?ap(?:[_@]?\d+)?(?![a-z])",
    "zero": r"(?:zero\b|0(?!\.?\w))",
    "collective": "(?:collectives?|all-?reduce|all-?gather|broadcast|barrier|gloo|nccl)",
}
NEAR = r"\w*\W(?:.{0,60}?\W)?"
SAME = (r"\w*\W(?:(?:(?!\b(?:loss|error|accuracy|gradients?|memory|low|small|tiny|high|large|"
        r"decay\w*|schedul\w*|warm\w*|batch)\b).){0,50}?\W)?")


def patterns(*texts):
    return [expanded(text) for group in texts for text in ([group] if isinstance(group, str) else group)]


def expanded(text):
    text = text.replace(" ~~ ", SAME).replace(" ~ ", NEAR)
    for _ in range(2):
        text = re.sub(r"<(\w+)>", lambda found: WORDS[found[1]], text)
    return r"\b(?:" + text + ")"


def either(one, other):
    """In both orders."""
    return [f"{one} ~ {other}", f"{other} ~ {one}"]


# Causes and symptoms that several faults share
RATE_HIGH = ["<rate> ~~ <high>", "<high> (?:an? |the )?(?:\\w+ )?<rate>",
             "(?:lower|reduce|decrease) (?:the |your )?(?:\\w+ )?<rate>",
             "(?:higher|larger) <rate> than"]
RATE_LOW = ["<rate> ~~ (?:<low>|(?:nearly|almost|practically|effectively|close to) <zero>)",
            "<low> (?:an? |the )?(?:\\w+ )?<rate>",
            "(?:raise|increase) (?:the |your )?(?:\\w+ )?<rate>", "(?:lower|smaller) <rate> than"]
DIVERGES = ["<loss> ~ <up>", "diverg", "instab|unstable", "overshoot|oscillat|fluctuat",
            "(?:loss )?spikes?\\b", "(?:jump|spike|rise|explosion)s? (?:in|of) (?:the )?<loss>",
            "updates? ~ <high>"]
NAN = ["(?:nan|inf(?:inite|inity)?|non-?finite)s?\\b", "not (?:a number|finite)", "overflow"]
EXPLODES = ["gradients?(?: norms?)? ~ (?:explod|blow|blew|grow|grew|increas|rise|huge|<high>)",
            "(?:explod\\w+|huge|enormous|growing|<high>) gradients?"]
NOTHING = ["(?:learn|train)\\w* ~ nothing", "nothing ~ learn",
           "<not> (?:really |actually |being |to )?(?:<fall>|train)",
           "(?:at|near|around|like|than|level of) (?:pure )?(?:chance|random|guess)",
           "no (?:learning|progress|improvement)", "(?:plateau|stagnat|stall|stuck)",
           "(?:loss|accuracy|metric|it|training|score|curve) ~ (?:flat|constant|unchanged)",
           "constant (?:prediction|output|value)|predicts? ~ (?:mean|constant|same|average)"]
SLOWLY = ["(?:slow|slowly|hardly|barely|little|slightly) ~ (?:<fall>)", "<fall> ~ (?:slow|hardly|barely)",
          "slow (?:learning|convergence|progress)", "train\\w* too slow"]
STILL = ["still (?:<fall>|getting|going)", "(?:not|never|\\w+n't|before) ~ converge",
         "(?:ended|stopped|ends|stops|finished|over) (?:too (?:early|soon)|while|before)",
         "(?:too (?:short|few (?:epochs|steps))|longer (?:training|run)\\b|more (?:epochs|steps)|"
         "under-?trained)"]
UNDERFIT = ["under-?fit", "(?:loss|error) ~ (?:stay|remain|stall|stuck|settle|level|plateau)",
            "(?:high|large) (?:training )?(?:loss|error)\\b", "low (?:training )?(?:accuracy|score)",
            "(?:does|do|did|can|could) ?n[o']t (?:even )?fit", "(?:plateau|stagnat|stall)"]
OVERFIT = ["over-?fit", "memori[sz]|by heart", "<none> ~ generali[sz]", "poor generali[sz]",
           "<val> ~ (?:worse|rise|rising|rose|increas|deteriorat|degrad|at chance|diverge)",
           "gap between (?:the )?(?:<train>|<val>)"]
VAL_WORSE = ["<val> ~ (?:wors|poor|bad|low|below|behind|nois|erratic|unstable|jump|fluctuat|oscillat|degrad)",
             "(?:worse|poor|lower|noisier|erratic) ~ <val>", "gap between (?:the )?(?:<train>|<val>)"]
FIRST_LOSS = ["(?:first|initial|starting) (?:\\w+ )?loss ~ (?:huge|high|large|far|above|big|chance)",
              "(?:huge|high|large) (?:first|initial|starting) loss",
              "loss (?:starts|begins|began|started) ~ (?:huge|high|large|above)"]
EXCEPTION = ["(?:exception|traceback|crash|abort|raised)", "\\w*error\\b",
             "(?:run|training|job|process|script|program|step|batch|start) ~ "
             "(?:fail|died|ended|stopped|broke)"]
UNFINISHED = ["(?:run|training|job|process|log|it|recording) ~ "
              "(?:ended|ends|stopped|stops|interrupted|died|cut|"
              "terminated|killed|unfinished|incomplete)",
              "(?:abrupt|premature|unexpected)", "(?:unfinished|incomplete)",
              "<none> ~ (?:finish|complet|its end|the end)", "before (?:it|its|the) ~ (?:end|finish|complet)"]
FROM_OUTSIDE = ["(?:stopped|ended|killed|terminated) (?:from outside|by (?:the )?(?:operating )?system)"]
SLOW = ["(?:step|iteration|training|run|epoch|throughput|batch|speed)\\w* ~ (?:slow|low\\b|long|takes)",
        "(?:slow|low|long|poor) ~ (?:step|iteration|throughput|training|speed|epoch)",
        "(?:lost time|time (?:is |was )?lost|idle)"]
PAUSES = ["(?:pause|stall|hiccup|halt|stands? still|interruption|gap)s?\\b",
          "step (?:times?|durations?) ~ (?:var|uneven|irregular|fluctuat|outlier|jitter|spread)"]
WRONG_LABELS = [
    "<labels> ~ (?:wrong|shuffled|random(?!ly init)|noisy|mislabel|corrupt|incorrect|permuted|mixed up|"
    "unrelated|mis-?aligned|mis-?match|scrambled|unreliable|inconsistent|contradict|out of (?:order|step)|"
    "in (?:another|a different|the wrong) order)",
    "<labels> ~ (?:not|never|\\w+n't|nothing) ~ (?:belong|match|fit|relat|correspond|align|agree|"
    "to do with|describe)",
    "(?:wrong|shuffled|noisy|corrupt\\w*|incorrect|mixed-up|scrambled|permuted|mis-?aligned|mismatched|"
    "inconsistent|random) (?:training |class )?<labels>", "mislabel|label noise",
    "(?:no|without) (?:relation|connection|correspondence|link|signal) ~ <labels>",
    "<inputs> and (?:their |the )?<labels> (?:\\w+ )?(?:do not|don't|mismatch)",
    "<inputs> do not match (?:their |the )?<labels>"]
FROZEN = ["(?:frozen|freez|froze\\b)", "requires_grad", "(?:not|non-?)(?: |-)?trainable",
          "no trainable <weights>", "(?:no|none of the) (?:<net>|<weights>) (?:is|are|was|were) trainable"]
NOT_UPDATED = [
    "(?<!target )(?:<weights>|<net>) ~ (?:not|never|\\w+n't) (?:being |getting |been )?"
    "(?:trained|updated|change|move|optimi)",
    "(?:none|no(?:ne of the)?) <weights> (?:is|are|was|were|gets?|ever) ~ (?:updat|train|chang)",
    "nothing (?:is|was) (?:trained|updated)"]
NO_REWARD = ["<reward> ~ (?:not|never|no|\\w+n't|low|flat|bad|poor|stay|stuck|unstable|drop|fall|worse)",
             "<not> ~ (?:improv|learn)", "(?:plateau|stagnat|stall|stuck)"]
OVERLAP = ["(?:overlap|backwards?|go(?:es)? back|jumps? back|duplicate|twice|non-?monoton)",
           "steps? ~ (?:repeat|again)"]
JUMP = ["(?:loss|accuracy|error|metric|curve)\\w* ~ (?:jump|spike|leap|step|sudden|abrupt|higher|rise|rose)",
        "(?:jump|spike|sudden\\w*|abrupt\\w*|leap) ~ (?:loss|accuracy|error|metric|curve|step)"]
TWO_RUNS = ["(?:two|several|more than one|multiple|second|2) (?:different |separate |independent )?"
            "(?:runs?|attempts?|trainings?|starts?|processes|writers?) ~ "
            "(?:folder|director|file|log|same|one|mixed|overlap|curve)", "(?:started|launched) twice"]
SHAPES = either("(?:shape|size|dimension)s?", "(?:mismatch|incompatible|inconsistent|wrong|disagree|"
                "(?:not|\\w+n't) (?:match|fit|agree)|"
                "cannot be (?:multiplied|added|joined|combined|concatenated|stacked|"
                "broadcast))") + ["shape-mismatch"]
DTYPES = either("(?:dtype|data type|number type|precision|float64|double|float32|tensor type)s?",
                "(?:mismatch|differ|mixed|wrong|incompatible|expected|(?:not|\\w+n't) match|meet|instead)")
HANGS = ["(?:hang|hung|dead-?lock|stuck|time[ds]?[- ]?out)", "<collective> ~ (?:fail|abort|error|time)"]
