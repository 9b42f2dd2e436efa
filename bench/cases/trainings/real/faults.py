# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The faults: what is put in, when it shows, and which diagnosis is right or partly right.

Written before any recording was judged. "Right" is what a strict person would accept as the cause;
"partly" names a symptom, or a cause that is near but would not lead to the repair by itself.
"""

FAULTS = {}


# Harm that no end metric shows: lost work, or records that contradict each other.
SURE = ("resumed-counting-anew", "restarted-from-scratch", "resumed-without-weights", "host-leak",
        "train-as-val")


def fault(name, put_in, shows, right, partly):
    FAULTS[name] = {"put_in": put_in, "shows": shows, "right": right, "partly": partly}


# The learning rate and its schedule
fault("rate-too-high", "the learning rate is far too high for this training",
      "from the first steps", "the learning rate is too high",
      "the loss diverges, jumps or becomes NaN; gradients explode; nothing is learned")
fault("rate-too-low", "the learning rate is far too low", "over the whole run",
      "the learning rate is too low",
      "the loss hardly falls, trains too slowly, under-fits or still falls at the end")
fault("decay-too-early", "the schedule brings the rate to nearly zero long before the end",
      "when the rate is gone",
      "the learning rate decays too early or too fast; the schedule is stepped too often or its "
      "length does not fit the run",
      "the learning rate is too low; the loss stops falling")
fault("rate-grows", "the schedule multiplies the rate by more than one each epoch",
      "in the later part", "the learning rate grows; the schedule's factor is wrong",
      "the learning rate is too high; the loss diverges late")
fault("no-warmup-rate", "a rate that would need a warm-up begins at once", "in the first steps",
      "no warm-up, or the learning rate is too high at the start",
      "the loss jumps or stays at chance")
fault("warmup-never-ends", "the warm-up is longer than the training", "over the whole run",
      "the warm-up is longer than the run, or the full rate is never reached",
      "the learning rate is too low; the loss falls too slowly")
# The optimizer and gradients
fault("weights-not-in-optimizer", "the optimizer holds the weights of another network object",
      "from the first step", "the network is not trained: the optimizer does not hold its weights",
      "the loss does not change; nothing is learned")
fault("only-head-trained", "only the last layer is given to the optimizer or is trainable",
      "over the whole run", "most layers are frozen or not in the optimizer",
      "under-fits; the loss stalls on a high level")
fault("all-frozen", "all weights but one bias are frozen", "from the first step",
      "the weights are frozen or not trained", "the loss does not change; nothing is learned")
fault("keeps-gradients", "gradients are never set to zero", "after some steps",
      "gradients are not reset between steps (zero_grad forgotten)",
      "gradients grow or explode; the loss diverges or oscillates; the learning rate is too high")
fault("accumulates-sum", "losses of accumulated batches are summed instead of averaged",
      "from the first steps", "the accumulated loss is not divided by the number of batches",
      "the learning rate is too high for this accumulation")
fault("clip-too-small", "gradients are clipped to a tiny norm", "over the whole run",
      "the limit of gradient clipping is too small",
      "the loss falls too slowly; the learning rate is too low")
fault("decay-of-weights", "weight decay is orders of magnitude too strong", "over the whole run",
      "weight decay is too strong", "under-fits; outputs collapse to a constant; loss at chance")
fault("momentum-too-high", "momentum is 0.999", "over the whole run", "momentum is too high",
      "the loss oscillates; the learning rate is too high")
# Loss
fault("softmax-twice", "probabilities are given to a loss that expects logits",
      "over the whole run",
      "softmax or sigmoid is applied twice: the loss expects logits but gets probabilities",
      "under-fits; the loss stalls on a high level")
fault("loss-without-gradient", "the loss is a squared error of arg-max classes, so nothing flows "
      "back", "from the first step",
      "the loss does not depend on the weights; a wrong loss for classes",
      "the loss does not fall; nothing is learned")
fault("wrong-loss-input", "the loss gets logits where it expects probabilities or their logarithm",
      "over the whole run",
      "the loss gets logits instead of (log-)probabilities; another loss or activation is needed",
      "the loss becomes negative or stalls; the run ended with an exception in the loss")
fault("wrong-loss-for-task", "a loss for one class is used where an example has several labels",
      "over the whole run", "the loss does not fit the task (one class instead of several labels)",
      "under-fits; the metric stays low while the loss falls")
fault("infinite-loss", "most examples have fewer frames than labels need, so their loss is infinite",
      "from the first steps", "inputs are shorter than their targets, so the CTC loss is infinite",
      "the loss is infinite or NaN")
fault("over-smoothing", "so many rounds of message passing that all nodes look alike",
      "over the whole run", "the network is too deep (over-smoothing, vanishing gradients)",
      "under-fits; the loss stays at chance")
fault("loss-sign", "the loss or one of its terms has the wrong sign", "from the first steps",
      "the sign of the loss (or of the term) is wrong: it is maximised",
      "the loss goes below what is possible or without limit; the metric gets worse while the loss "
      "falls")
fault("loss-summed", "the loss is summed over the batch, the rate was meant for a mean",
      "from the first steps", "the loss is summed instead of averaged",
      "the learning rate is too high; the loss is unusually large; gradients explode")
fault("log-of-zero", "the loss takes the logarithm of a probability that reaches zero",
      "when the probability gets to zero",
      "logarithm of zero (or of a probability that under-flows) in the loss",
      "the loss becomes NaN or infinite")
fault("broadcast", "prediction and target differ in shape and are broadcast", "over the whole run",
      "shapes of prediction and target are broadcast against each other",
      "predicts only the mean; under-fits; the loss stalls at the variance of the targets")
fault("term-dominates", "the weight of one term is far too large", "over the whole run",
      "one term of the loss dominates; its weight is too large",
      "the other terms do not fall; under-fits")
fault("term-without-weight", "a term that matters has weight zero", "over the whole run",
      "a term of the loss has no weight or is not trained", "one term or the metric does not improve")
fault("penalty-dominates", "the penalty on weights outweighs the data's loss", "over the whole run",
      "the regularisation term is too strong and dominates the loss", "under-fits")
fault("wrong-output-activation", "the last activation cannot reach the targets",
      "over the whole run", "the activation of the output does not fit the range of the targets",
      "under-fits; the loss stalls; dead units")
# Modes and network
fault("stays-in-eval", "after the first evaluation the network stays in evaluation mode",
      "after the first epoch", "the network is trained in evaluation mode (train() missing)",
      "over-fits more than usual; batch norm statistics are stale")
fault("val-in-train-mode", "validation runs in training mode", "at each validation",
      "validation runs in training mode (eval() missing): dropout or batch norm is active",
      "validation is worse or noisier than training")
fault("zero-init", "all weight matrices begin at zero", "from the first step",
      "weights are initialised with zeros (or a constant)", "the loss stays at chance")
fault("huge-init", "weights begin many times too large", "at the start",
      "weights are initialised too large", "the first loss is huge; gradients explode")
fault("dead-units", "biases keep every ReLU from firing", "from the first step",
      "dead ReLUs; bad initialisation of biases", "nothing is learned; gradients are zero")
fault("vanishing", "a deep stack of sigmoids without normalisation", "over the whole run",
      "gradients vanish in a deep network of saturating activations",
      "the loss stays at chance; the learning rate is too low")
fault("weights-not-loaded", "a run meant as fine-tuning begins with random weights",
      "from the first step", "the pretrained weights were not loaded",
      "the first loss is too high; the learning rate is too low for a training from scratch")
fault("too-small-network", "the network is too small for the task", "over the whole run",
      "the network has too little capacity (under-fitting)",
      "training and validation stall on the same high level")
fault("too-much-dropout", "nearly all units are dropped", "over the whole run",
      "dropout (regularisation) is too strong", "under-fits; training is much worse than validation")
fault("over-fits", "too little data for too long a training", "when validation turns",
      "over-fitting: validation gets worse while training improves",
      "too little data; stopped too late; regularisation missing")
fault("stopped-too-early", "early stopping ends the run after a chance dip", "at the end",
      "early stopping came too early (patience too small)",
      "the run was still improving when it ended")
fault("too-short", "far too few epochs", "at the end",
      "the training is too short: it still improves at the end", "under-fits; the rate is too low")
fault("small-batch-norm", "batch normalisation with batches of two", "over the whole run",
      "the batch is too small for batch normalisation",
      "validation is far worse or noisier than training; noisy loss")
fault("noise-in-weights", "weights are damaged in the middle of the run", "at one step",
      "the weights or the state changed abruptly at that step (corruption)",
      "the loss jumps at that step and does not recover")
fault("half-overflow", "a number overflows in the middle of the run and everything becomes NaN",
      "at one step", "the loss became NaN or infinite at that step (overflow)",
      "training goes on with NaN weights")
# Data
fault("labels-shuffled", "labels of the training do not belong to their inputs",
      "over the whole run", "training labels are wrong (shuffled or noisy)",
      "learns by heart: training improves while validation stays at chance; over-fitting; nothing "
      "is learned")
fault("labels-shifted", "labels are shifted against the inputs by one example",
      "over the whole run", "labels are shifted against or do not belong to the inputs",
      "nothing general is learned; over-fitting; the loss stays at chance")
fault("val-ids-differ", "class ids of validation follow another order than those of training",
      "at each validation", "class ids differ between training and validation",
      "validation is worse than chance or gets worse while training improves; over-fitting")
fault("label-out-of-range", "class ids begin at one instead of zero", "at the first batch",
      "a label is out of the range of the classes (ids off by one, or too few outputs)",
      "the run ended with an exception in the loss or an index error")
fault("leak", "validation examples are part of the training set", "at each validation",
      "validation data leaks from training",
      "validation is as good as or suspiciously better than it should be")
fault("val-preprocessed-otherwise", "inputs of validation are scaled or cropped otherwise than in "
      "training", "at each validation",
      "preprocessing differs between training and validation",
      "validation is far worse than training from the start; over-fitting; distribution shift")
fault("unscaled-inputs", "inputs are not normalised (0..255 or with a large offset)",
      "from the first steps", "inputs are not normalised or scaled",
      "the first loss is huge; the learning rate is too high; training is unstable or slow")
fault("blank-inputs", "most inputs are blank", "over the whole run",
      "many inputs are empty, blank or badly augmented", "under-fits; the loss stalls")
fault("nan-inputs", "some inputs hold NaN", "at the first such batch",
      "NaN in the input data", "the loss becomes NaN")
fault("nan-targets", "a target is NaN", "at the first such batch", "NaN in the targets",
      "the loss becomes NaN")
fault("target-outliers", "some targets are orders of magnitude too large", "at such batches",
      "outliers in the targets", "spikes of the loss; the loss is dominated by few batches; "
      "gradients explode; rate too high")
fault("unscaled-targets", "targets are not normalised", "over the whole run",
      "targets are not scaled", "the loss is huge; under-fits; the rate is too low")
fault("not-shuffled", "examples come sorted by class and are not shuffled", "in every epoch",
      "the training data is not shuffled (sorted by class)",
      "the loss jumps periodically within an epoch; validation oscillates; forgets classes")
fault("class-missing", "a class is missing in training", "at validation",
      "a class is missing in training, or splits differ in their classes",
      "validation is worse than training; over-fitting")
fault("imbalance", "one class is nearly all of the data and nothing is done about it",
      "over the whole run", "class imbalance: the network predicts only the frequent class",
      "accuracy looks good while recall or balanced accuracy stays at chance")
fault("too-few-examples", "almost all examples were filtered out", "over the whole run",
      "the data set is (nearly) empty or too small", "over-fitting")
fault("labels-not-found", "the folder of labels has another name, so no labels are found",
      "at the start", "no labels were found (wrong folder), so there is nothing to learn",
      "metrics stay at zero; the data set is empty")
fault("no-examples", "the data set is empty", "at the start", "the data set is empty",
      "the run ended with an exception at the start")
fault("boxes-in-corners", "boxes are given as corners where centre and size are expected",
      "over the whole run", "wrong format of boxes",
      "the box term or the average precision stays bad while classes are learned")
fault("boxes-in-pixels", "boxes are given in pixels where 0..1 is expected", "over the whole run",
      "boxes are not normalised (pixels instead of 0..1), or in the wrong format",
      "the box term dominates or is huge; the average precision stays zero")
fault("boxes-swapped", "x and y of the boxes are swapped", "over the whole run",
      "coordinates of the boxes are swapped or wrong",
      "the average precision stays low while the loss falls")
fault("sees-target", "the decoder gets the target of the same position as its input",
      "from the first epoch", "the target leaks into the input of the decoder",
      "the loss is too good to be true while the metric of free generation stays at chance")
fault("train-as-val", "the numbers called validation are made on training examples",
      "at each validation", "validation is made on training data (leak)",
      "validation is as good as training")
fault("augmentation-destroys", "the augmentation destroys what the label says",
      "over the whole run", "augmentation is too strong or does not fit the labels",
      "under-fits; training is worse than validation")
# Speed
fault("slow-loader", "the loader needs longer than the step", "in every step",
      "the input pipeline is the bottleneck: steps wait for data",
      "steps are slow or throughput is low")
fault("slow-environment", "the environment needs longer than the agent", "in every step",
      "the environment (the source of data) is the bottleneck", "steps are slow")
fault("stalls", "every so many steps the training stands still for seconds", "periodically",
      "periodic stalls (the loader's shards, checkpoints or evaluations)",
      "step times vary strongly; training is slow")
fault("slow-checkpoints", "checkpoints to a slow disk take longer than the training between them",
      "after each epoch", "checkpoints take too long or come too often",
      "periodic stalls; a large share of the time is not training")
fault("evaluates-too-often", "the evaluation takes most of the time", "periodically",
      "evaluation takes too much time or comes too often", "periodic stalls; training is slow")
fault("slower-and-slower", "each step takes longer than the one before", "towards the end",
      "steps get slower and slower (something grows)", "training is slow; throughput falls")
fault("host-leak", "memory grows with each step and is never given back", "over the whole run",
      "host memory leak: memory grows with each step", "high memory; the run was killed")
# Ends
fault("killed-memory", "the system kills the process for memory", "at the end",
      "the process was killed (SIGKILL), most likely out of memory",
      "the run ended abruptly before its end")
fault("killed", "the process gets SIGKILL", "at the end",
      "the process was killed (SIGKILL) before its end", "the run ended abruptly or is unfinished")
fault("terminated", "the process gets SIGTERM", "at the end",
      "the process was terminated (SIGTERM): a stop, preemption or time limit",
      "the run ended abruptly or is unfinished")
fault("interrupted", "the process gets SIGINT", "at the end",
      "the run was interrupted by hand (SIGINT, KeyboardInterrupt)", "the run is unfinished")
fault("segfault", "the process gets SIGSEGV", "at the end",
      "segmentation fault in native code", "the run ended abruptly or is unfinished")
fault("bus-error", "a worker gets SIGBUS", "at the end",
      "bus error, most likely too little shared memory", "the run ended abruptly; a worker died")
fault("time-limit", "the job's time limit ends the run", "at the end",
      "the time limit of the job ended the run", "terminated; the run is unfinished")
fault("hang", "the process stands still and is ended from outside after a while", "at the end",
      "the run hangs: no progress until it was killed",
      "the run was terminated or is unfinished")
fault("out-of-memory", "an allocation fails", "at that step", "out of (host) memory",
      "the run ended with an exception")
fault("disk-full", "the disk is full", "at the write that fails",
      "the disk is full or the quota is used up (no space left, or file too large)",
      "the run ended with an exception; a checkpoint could not be written")
fault("missing-file", "a file of the data set does not exist", "at that example",
      "a file is missing or the path is wrong", "the run ended with an exception in the loader")
fault("truncated-image", "an image file is cut off", "at that example",
      "an image file is damaged (truncated)", "the run ended with an exception in the loader")
fault("config-typo", "a key or value of the configuration is misspelt", "at the start",
      "an unknown or misspelt key or value of the configuration",
      "the run ended with an exception at the start")
fault("config-type", "a value of the configuration has the wrong type", "at the start",
      "a value of the configuration has the wrong type (text instead of a number)",
      "the run ended with an exception")
fault("shape-mismatch", "layers or data do not fit in shape", "at the first batch",
      "a mismatch of shapes between layers or between network and data",
      "the run ended with an exception")
fault("checkpoint-mismatch", "the checkpoint does not fit the network", "at the start",
      "the checkpoint does not fit the network (missing or unexpected keys, sizes)",
      "the run ended with an exception at the start")
fault("missing-package", "a package is not installed", "at the start",
      "a Python package is missing", "the run ended with an exception at the start")
fault("version-conflict", "a name that another version of the package had is used", "at the start",
      "the version of a package does not fit the code", "the run ended with an exception")
fault("out-of-data", "the data set ends before the planned steps", "in the second epoch",
      "the input runs out of data (repeat() missing)", "the run has fewer steps than planned")
fault("index-out-of-range", "an id is larger than the embedding", "at the first such batch",
      "an id is out of the range of the embedding (vocabulary or number of users too small)",
      "the run ended with an exception")
fault("dtype-mismatch", "tensors of different types meet", "at the first batch",
      "a mismatch of number types (dtype)", "the run ended with an exception")
# Resuming
fault("resumed-without-weights", "the second part of the run begins with fresh weights",
      "at the resumption", "weights were not restored at resumption",
      "the loss jumps at the resumption")
fault("resumed-without-optimizer", "the second part begins with a fresh optimizer",
      "at the resumption", "the optimizer's state was not restored at resumption",
      "the loss jumps at the resumption")
fault("resumed-without-schedule", "the schedule begins anew at the resumption", "at the resumption",
      "the schedule of the learning rate was not restored (the rate jumps back)",
      "the loss jumps at the resumption; the rate is too high late in the run")
fault("resumed-counting-anew", "after the resumption steps are counted from zero again",
      "at the resumption", "the step counter was restarted, so two attempts overlap",
      "steps overlap or go backwards")
fault("restarted-from-scratch", "after an interruption the run begins anew in the same folder",
      "at the restart", "the run was started again from scratch in the same folder",
      "steps overlap; the loss jumps; interrupted before")
# Generative
fault("mode-collapse", "the generator covers only few modes", "over the whole run",
      "mode collapse of the generator",
      "generator and discriminator are out of balance; samples do not improve")
fault("discriminator-wins", "the discriminator is so strong that the generator learns nothing",
      "early", "the discriminator wins: generator and discriminator are out of balance",
      "the generator's loss grows; the discriminator's loss goes to zero; mode collapse")
fault("generator-untrained", "the generator's optimizer steps the wrong weights", "from the start",
      "the generator is not trained (wrong weights in the optimizer)",
      "the generator's loss grows; the discriminator wins")
fault("posterior-collapse", "the divergence term is so strong that the code says nothing",
      "after the first epochs", "posterior collapse: KL goes to zero, its weight is too large",
      "the reconstruction stalls; one term dominates")
fault("kl-without-weight", "the divergence term has no weight", "over the whole run",
      "the KL term has no (too little) weight", "KL grows")
fault("wrong-noise-schedule", "training noises the data otherwise than sampling expects",
      "at evaluation", "the noise schedule is wrong or differs between training and sampling",
      "samples do not improve although the loss is low")
fault("without-time", "the network is not told the time step", "over the whole run",
      "the time step is not given to the network", "under-fits; the loss stalls")
# Reinforcement learning
fault("policy-collapse", "the policy becomes deterministic and bad", "early",
      "policy collapse: entropy goes to zero too early", "the rate is too high; reward stays low")
fault("reward-scale", "rewards are scaled by orders of magnitude", "over the whole run",
      "the scale of rewards does not fit", "value loss is huge; the reward does not improve")
fault("reward-sign", "the reward has the wrong sign", "over the whole run",
      "the sign of the reward is wrong", "the reward gets worse or does not improve")
fault("no-exploration", "the agent does not explore", "over the whole run",
      "too little exploration", "the reward does not improve; policy collapse")
fault("discount-too-small", "the discount is near zero", "over the whole run",
      "the discount factor is too small", "the reward does not improve")
fault("target-never-updated", "the target network is never updated", "over the whole run",
      "the target network is not updated", "the reward does not improve; the value loss stalls")
fault("buffer-too-small", "the replay buffer holds only the last steps", "over the whole run",
      "the replay buffer is too small", "the reward is unstable or does not improve")
# Distributed
fault("rank-dies", "one process of several ends with an exception", "at that step",
      "one rank failed first (its own exception), the others followed",
      "the run ended with an exception; a collective failed")
fault("ranks-disagree", "ranks call collectives with different shapes or in different order",
      "at that step", "ranks disagree in shape or order of a collective",
      "a collective failed or timed out; the run hangs")
fault("slow-rank", "one rank is slower than the others", "in every step",
      "one rank is slower, the others wait for it (straggler)", "steps are slow")
fault("uneven-ranks", "one rank has fewer batches than the others", "at the end of an epoch",
      "ranks have different numbers of batches", "a collective timed out or failed; the run hangs")
fault("same-order-every-epoch", "set_epoch is not called, so each epoch has the same order",
      "over the whole run", "sampler.set_epoch is missing", "over-fits slightly")
fault("address-in-use", "the port of the rendezvous is taken", "at the start",
      "the address or port is already in use", "the run ended with an exception at the start")
fault("rendezvous-timeout", "a rank never joins", "at the start",
      "timeout: not all ranks joined", "the run ended with an exception at the start")
fault("worker-dies", "a worker of the loader is killed", "at that batch",
      "a worker of the data loader was killed", "the run ended with an exception")
