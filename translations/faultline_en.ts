<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>ChartCursor</name>
        <message>
            <source>%1 · %2</source>
            <comment>step · time since the start</comment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>+%n more</source>
            <comment>curves that are not listed</comment>
            <translation>
                <numerusform>+%n more</numerusform>
                <numerusform>+%n more</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <comment>a range</comment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ChartFrame</name>
        <message>
            <source>No positive value here for a logarithmic axis</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No finite value: %1 NaN or ∞</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No finite value: %1 NaN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No points in this range</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No points logged</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ChartPainter</name>
        <message numerus="yes">
            <source>+%n more</source>
            <comment>runs without room in the legend</comment>
            <translation>
                <numerusform>+%n more</numerusform>
                <numerusform>+%n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ChartText</name>
        <message>
            <source>NaN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>∞</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 s</source>
            <comment>seconds</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 ms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 µs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 d</source>
            <comment>days</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 h</source>
            <comment>hours</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 min</source>
            <comment>minutes</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source> </source>
            <comment>between the parts of a duration</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>d MMM yyyy</source>
            <comment>pattern of a date</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>d MMM yyyy HH:mm:ss</source>
            <comment>pattern of date and time</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>step %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Charts</name>
        <message>
            <source>%1 of %2 points drawn</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ClockText</name>
        <message>
            <source>d MMM</source>
            <comment>pattern</comment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Diagnosis</name>
        <message>
            <source>Nothing to judge: no training was found in what was opened.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No failure found. Trainings: %1. Remarks: %2. Checks that could not be judged: %3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No problem found. Trainings: %1. Checks that could not be judged: %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No problem found. Trainings: %1, every check could be judged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only terms of the training loss were logged, at different steps: they cannot be summed to a total.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The newest of %1 attempts logged only %2 finite values of %3; %4 are needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only %1 finite values of %2 were logged; %3 are needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log the loss more often, or let the training run longer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training has opposing objectives (a generator against a discriminator, or rewards): its losses need not fall, so their course proves nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Judge such a training by samples or by a metric of its results.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evaluations logged: %1; at least %2 are needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evaluate at least ten times during the training, on the same validation data.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Divide the learning rate by 3, then by 10</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The learning rate was not logged, so its value cannot be given; log it beside the loss.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lower the peak learning rate from %1 to %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rate was %1 at step %2 and still warming up: the training did not stand even that. Try a third of it as the peak first, a tenth (%3) if the loss still rises.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rate was %1 at step %2 and had been at most %3. Try a third of it first, a tenth (%4) if the loss still rises.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run passes step %1 with a loss below its first value.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fewer than half of the steps are clipped, and no loss point stands out from its neighbours any more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log the gradient norm, then clip at its 90th percentile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No gradient norm was logged, so the clip value cannot be computed from this run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clip the gradient norm at %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 is the 90th percentile of the gradient norm while the training was healthy: ordinary steps stay as they are, the outliers lose their force.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go on from a checkpoint at or before step %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Later checkpoints hold damaged weights. Copy the good one away first: old checkpoints are deleted as new ones are saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Later checkpoints hold damaged weights. The newest good one that the log mentions is of step %1: %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first loss after the restart is close to the one logged at that step before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No training loss was logged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log the total loss at least at every hundredth part of the run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No validation loss or metric was logged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evaluate at least ten times during the training, on the same validation data; with the Object Detection API start the evaluation job beside the training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The learning rate was not logged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log the learning rate beside the loss, at the same steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No gradient norm was logged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log the norm over all gradients, before clipping, at the same steps as the loss.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No step time or throughput was logged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log the seconds that a step took.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No utilization of the GPU or the host was logged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record the GPU beside the training, every second.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A signal that the rule needs was not logged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The log notes its times in whole seconds, and there are points every %1: too coarse to time single steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pass the time with its fraction to the log writer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The log gives only %1 step times of one attempt; %2 are needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log a scalar at every step, or at least at every hundredth part of the run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pass the global step to every log call</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorBoard itself keeps only the last of several points at one step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The steps of the next run ascend.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fetch the real files with Git LFS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The repository was cloned without Git LFS, so it holds small text files that name the real ones.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The files have their full size, and open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at the console output of these starts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A process that ends before its first point mostly fails while it imports, builds the model or opens the data; the event file cannot tell. Give the log writer a flush before long work, too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run logs a first loss.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log the loss more often</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two hundred points over the run are enough for every check; a point costs less than a millisecond.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run logs at least 200 losses.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first of %1 files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The event files were never downloaded: %1 of %2 are Git LFS pointers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is nothing to judge until the real files are there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No scalar was logged: only images, histograms, graphs or text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The checks judge curves; there are none here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 starts logged nothing: each event file ends after its header</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The processes opened their log and ended, or were stopped, before the first point was written. Points that were still buffered are lost with the process.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing could be read from the event files (%1)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The issues of the files say why.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 records of the event files are damaged (%2 lost); the checks judge what is left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A checksum that does not match means that bytes changed after they were written: a copy that broke off, two processes that wrote one file, a failing disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first damage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Damaged records</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All %1 points of %2 were logged at step %3: the step is missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without steps, points can be ordered by time only; step times, schedules and comparisons with other runs cannot be judged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every point at one step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Events without a valid time: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Their values are judged by step; step times leave them out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Events without a time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The clock of the log goes back by %1 at step %2 (places of that kind: %3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The clock of the machine was set while the training ran, or several processes wrote one series. Step times around such places are left out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first time that goes back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Times that go back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss was logged only %1 times in %2: spikes, stalls and trends between these points cannot be seen (%3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A phenomenon shows only if it lasts several logging intervals. Checks that need more points say so.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every point of the loss</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Points of the loss</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find the record or operation that breaks at step %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look for boxes with no area, with swapped or NaN corners, or in pixels where 0..1 is expected, and for log, sqrt or a division of what can be zero. The snippets stop at the first operation that yields NaN.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every record passes the check, and the next run passes step %1 with a finite loss.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With mixed precision, scale the loss and compute it in 32 bits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Half precision overflows at 65504. Dynamic loss scaling skips the step that overflows; unscale before clipping.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A short run in 32 bits passes the step; with scaling, the scale settles above 1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only %1 finite values were logged before it, so the training broke almost at once. Suspect, in this order: a learning rate too high without warm-up, invalid labels or boxes, half precision without loss scaling. First to break, at step %3: %2. What broke later is a consequence.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Over the last %1 values before it the loss rose from %2 to %3. A rise before the end is what a learning rate too high for the batch does; one bad record strikes without warning. First to break, at step %5: %4. What broke later is a consequence.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss was steady at %1, jumped to %2 and broke. One bad batch does this (a box without area, a NaN coordinate) or an overflow in half precision; the learning rate is the second suspect. The loss was logged every %3 steps: a rise between two values is not visible. First to break, at step %5: %4.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Validation loss became %1 at step %2 while the training loss is finite (%3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training itself goes on. Suspect what only the evaluation does: an average over no objects (0/0), statistics of batch normalisation, an invalid validation record.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradient norm became %1 at step %2 and stayed so while the loss is finite (%3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Either every step since then was skipped (the loss scale of mixed precision cannot get low enough), or the norm includes a parameter whose gradient is invalid. A loss that no longer moves tells the first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loss became %1 at step %2 and stayed so for the last %3 steps (%4)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loss became %1 at step %2, where its log ends (%3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss before and after the first bad value</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What broke first, at step %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First bad step of %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Values from there on that are no numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loss just before, against its level %1 values earlier</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Learning rate at that step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The gradient norm over the same steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss scale of mixed precision: falling to 1 and below means overflow at every step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of %2 logged losses were %3, first at step %4, and the loss recovered (%5)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The values after it are finite, so the weights survived: the step was skipped, as mixed precision does when a value overflows, or the batch gave no valid loss (no objects in it). A skipped step in some thousands is normal; the same record failing in every epoch is not.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first value that is no number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Values that are no numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An earlier attempt broke at step %1; the newest one is free of it (%2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training was restarted from an earlier step since, and what it logged after that is finite.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first bad value of that attempt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loss diverged from step %1 on: from its minimum of %2 at step %3 to %4 at the end (%5)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The medians of the last %1 windows (%2 values each) all lie above the limit, so this is not noise and it did not recover. %3 of what the loss had fallen since its start at %4 is lost again. Usual causes: a learning rate too high for the batch, no warm-up, exploding gradients, a phase of the data that the model cannot follow.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From the minimum of the loss to its end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Median of the last windows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smoothed minimum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The learning rate over the same steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lower the learning rate to %1 at about step %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It was still %1 there. Steps that large only jump about the minimum; smaller ones go down into it. A cosine schedule that ends with the run does the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Within a fifth of the run after the drop the validation improves by more than %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 stands still at the end, but no learning rate was logged: whether a lower one would help cannot be told.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log the learning rate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Validation stands still: no better than %1 since step %2, with the learning rate at %3 of its peak (%4)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Over the last %1 of the run the trend of the validation (median of all slopes) improves it by %2, less than %3 is taken for standing still. While the rate is that high this is where most trainings gain by a decay.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The part that stands still</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Improvement over the last part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Learning rate against its peak</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Validation scatters by %1 of its level of %2 in the last quarter of the run (%3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is the median absolute deviation around the trend; above %1 the difference between two checkpoints is mostly luck. Few validation examples, a learning rate still high at the end, or batch normalisation over small batches do this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last quarter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scatter against the level</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Average the weights and let the learning rate end near 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A moving average of the weights removes most of the scatter that single steps cause, at no cost in time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The scatter of the last quarter is below %1 of the level.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evaluate on about %1 times as many examples</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scatter from too few examples falls with the root of their number: that many bring it to %1 of the level.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 was logged only every %2 steps: %3 values over the whole run, and spikes show only with %4 or more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log the loss of single steps, not only its mean over an epoch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start the warm-up from a lower rate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The warm-up already takes %1 steps, a tenth of the run or more: make it begin lower, or lower the peak.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Warm the learning rate up over %1 steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss had recovered at step %1; a warm-up twice as long as that, at most a tenth of the run, keeps the rate low until then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the next run the loss does not rise again within the first %1 steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loss rose from %1 to %2 at step %3, within the first %4 of the run, then recovered (%5)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rise between two medians is %1 the noise of the loss. The first steps at full learning rate threw the weights off; the training made it good, but part of what a pretrained model knew may be lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The start of the run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rise against the noise of the loss</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Isolated loss spikes: %1, the highest at step %2 with %3 against %4 around it (%5)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At these steps the gradient norm also stood out, so the weights took a blow each time. Single bad batches or a learning rate at the edge of stability do this; such runs often end in NaN.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No gradient norm was logged, so it is open whether these are hard batches (harmless) or steps that hurt the weights.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A spike at step %1, %2 the noise around it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Highest spike against the noise</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The learning rate was logged as 0, so no weight could change. A schedule that ends before the run begins (resumed past its last step) does this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The logged value never changes, not even by the noise of the batches: the weights are not updated, the inputs are constant, or the tag does not hold the loss of the step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss stays at the logarithm of %1, which is what a model scores that gives %1 classes the same probability: it still answers by chance.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss does not fall (trend %1, a fall would be below %2) and the validation metric stays near 0.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss does not fall (trend %1, a fall would be below %2). The log does not begin at step 0: a resumed training may simply have been at its floor already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The medians of %3 blocks show no fall (trend %1, a fall would be below %2), neither at first nor over the whole run. Its noise is %4 of its level. If this is fine-tuning that began at its floor, the model had nothing left to learn; otherwise it never began to.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Train on one batch until its loss is near 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A sound model learns 8 to 16 examples by heart within some hundred steps. If it cannot, look at the loss function, the labels and which variables are trained; if it can, look at the data and the learning rate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss on that batch falls below a tenth of its first value.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss falls within the first tenth of the next run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log the learning rate and make sure that it is not 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without it no value can be recommended; 0.0003 is a usual start for Adam.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Try the learning rates %1 and %2 for some hundred steps each</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ten times more and less than the %1 of this run. Too low learns nothing in the time given; too high jumps over every minimum.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check the checkpoint it starts from, and the labels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A detection checkpoint restored as "classification" starts from noise, and class names that are not in the label map drop every box without a word.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first loss is clearly below that of a run without checkpoint, and the console no longer lists unresolved objects.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 is 0 at every step: it is not the loss that is minimised.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loss never fell: about %1 from step %2 on, still about %3 at step %4 (%5)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The part in which a loss falls if the model learns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trend of the loss (Mann-Kendall z)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Noise of the loss against its level</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use the checkpoint of step %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It scored %1 (smoothed), the best of the run. If it is deleted already, train again to that step and keep the best from now on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evaluating that checkpoint gives about %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop after about %1 steps: saves %2 of the run (%3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing after the best evaluation improved the model. Let the schedule of the learning rate end there too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last evaluation of the next run is within %1 of its best.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add augmentation, then weight decay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The model learns the training examples by heart. More varied examples help most; one change at a time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The best evaluation comes later in the run and is better.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Validation was best at step %1 with %2 and has worsened to %3 since (%4)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trend over the %1 evaluations since is certain (z = %2), but the validation metric does not fall with it: the model grows too sure of its mistakes, while its answers stay as good. Choose the checkpoint by the metric.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It got worse by %1 over the %2 evaluations since (trend z = %3) while the training loss did not rise: the model learns the training examples by heart.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It got worse by %1 over the %2 evaluations since (trend z = %3). No training loss was logged beside it, so it may also be a divergence.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The validation since its best</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training loss over the same steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trend since the best (Mann-Kendall z)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last level against the best</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The longest of the stalls: %1 between these two points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the time that the stalls take</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time lost in stalls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Usual time of a step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evaluations stop the training %1 times for about %2: %3 of its time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saving checkpoints stops the training %1 times for about %2: %3 of its time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training stalls %1 times for about %2, at no fixed interval: %3 of its time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every %1 the training stalls for about %2: %3 of its time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every %1 steps the training stalls for about %2: %3 of its time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A step usually takes %1. The long ones coincide with the results of an evaluation in the same process: while it runs, nothing is trained. Read from the times of %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A step usually takes %1. The long ones coincide with the checkpoints that the log mentions: the training waits until the file is written. Read from the times of %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A step usually takes %1. The stalls come as often as %3 is logged; writing images or histograms of a large model takes long, but a checkpoint or an evaluation with the same interval would look the same. Read from the times of %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A step usually takes %1. The stalls come regularly, so something with that interval does them: a checkpoint, an evaluation, the start of an epoch (workers start anew, the shuffle buffer fills), a summary. The log does not say which. Read from the times of %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A step usually takes %1. The stalls come at no fixed interval, which speaks for slow storage or network, another program on the machine, or batches that take much longer to prepare. Read from the times of %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the next run the stalls take less than %1 of the time instead of %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evaluate every %1 steps instead of every %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evaluate %1 times less often</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save every %1 steps instead of every %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save %1 times less often</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do what causes it every %1 steps instead of every %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do what causes it %1 times less often</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At that interval the stalls take about %1 of the time. A crash then costs at most the steps of one interval.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at what the process does in a stall</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take stacks during a stall: a main thread that waits for the data loader points to the input, one in save or write to the disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evaluate in a process of its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On another GPU or on the CPU it costs the training nothing. On the same GPU it takes memory from the training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save to a local disk, and in the background</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A bucket or a network disk is slower than a local one many times over; copy the checkpoints from there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restart loop: the last %1 attempts all ended by step %2 and got no further than the ones before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 processes wrote into this folder at the same time; their curves are mixed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of %2 starts died before they logged anything</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 steps were done twice: in %2 attempts the training went back %3 times to earlier steps, which cost %4 (%5 of its time)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The folder holds %1 attempts, and %2 of them began again at the beginning: %3 steps (%4) of earlier ones do not count</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One session began to log before an earlier one had ended. Either two trainings share the folder, or every process of a distributed training writes its own events there. TensorBoard and the checks here see one curve where there are two.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each of them resumed from a checkpoint and ended before it reached a step that was not done before. Something at that point ends the process every time: a record that cannot be read, an evaluation or a checkpoint that fails, memory that runs out. The console output of the last attempt names it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If the new beginnings were meant (other settings, another data set), give each attempt a folder of its own: several in one are drawn as one curve, and a model folder with a checkpoint may be resumed by accident. If not, the training did not find its checkpoint.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>After a restart the training goes on from its last checkpoint; what came after that is done again. Starts that log nothing died while building the model or filling the input pipeline. Why the process ended is not in the event files: look at the console output and the kernel log of those times.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 steps that were done again later (%2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The newest attempt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps done more than once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the logged time done twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Attempts that logged something</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Starts that logged nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give every attempt a log folder of its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Curves of different attempts then stay apart; in a distributed training let only the first process log.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next folder holds one attempt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep the console output of every attempt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The reason why a process ended stands there, or its exit status tells: 137 is a kill, mostly for memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run passes step %1 in one attempt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save a checkpoint every %1 steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A restart cost %1 steps on average; at this interval it costs at most a quarter of that.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>After the next restart the step goes back by no more than %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The log breaks off within a record after step %1 (%2): the process was killed, or still runs. Whether it had hung before cannot be seen from the event file.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep the console output and the exit status of the training beside its events.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing was logged for %1 after step %2; usually there is a sign of life every %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training stood still %4 times, longest for %1 after step %2; usually there is a sign of life every %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The session went on afterwards, and the log shows neither an evaluation nor a checkpoint in that time. Usual causes: storage or a network mount that did not answer, a machine that slept or was suspended, other processes of a distributed training that were waited for, an evaluation that logs nothing. Utilization of that time tells them apart: a GPU at 100 % with low power waits in a collective, one at 0 % with an idle CPU in a deadlock, one at 0 % with I/O wait for storage.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 without a point</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Longest silence</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Silences of that kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Their share of the time logged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Have the process print its stacks when it is silent for %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next silence then names the line that waits. At the moment itself, py-spy shows the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run passes step %1 without a silence of %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With several GPUs, let collectives time out and speak</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A process that waits for another one then fails with the name of the operation instead of standing still.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The steps that were timed: %1 each at first, %2 at the end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step time of the last third beyond that of the first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trend of the block medians (Mann-Kendall z)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time beyond what the first third would have taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps became slower about step %1: from %2 to %3 each (%4 more)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training slows down: a step takes %1 at first and %2 at step %3 (%4 more)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before and after it the step time is level, so something changed at that moment: layers were unfrozen, another program came onto the GPU or the host, the GPU began to throttle, the data moved to slower storage. Judged by %1 intervals of %2; stalls and evaluations are left out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The step time grows little by little, which something that accumulates does: operations added to the graph or functions traced anew in every step, a list of tensors that is never emptied, host memory that fills up until the machine swaps, rising temperature. Judged by %1 intervals of %2; stalls and evaluations are left out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Changes together with the step time (rank correlation %1)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record GPU clocks, temperature and host memory beside the next run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Falling clocks mean throttling, growing host memory a leak; if both stay level, the training itself does more and more per step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find what the steps accumulate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tensors kept for later hold their graph alive, and Python numbers as arguments of a traced function trace it anew each time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the next run the last third takes no more than %1 per step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run is far too long: as good as it got (%1) at step %2, %3 of the way (%4)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run is longer than useful: as good as it got (%1) at step %2, %3 of the way (%4)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From there on the smoothed validation stayed as good as its best of %1 within noise, without a trend to the better. A shorter run with the same schedule compressed gives the same model; a lower learning rate from that step on may give a better one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The part without a gain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Part of the run after which it was as good as its best</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time to be saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Train for %1 steps: saves %2 of the time (%3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A fifth more than it took, with the schedule of the learning rate compressed to end there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The shorter run reaches %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run ended too early: validation still improved by %1 in its last %2, to %3 at step %4 (%5)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The best evaluations are the last ones and their trend is certain (z = %1). More steps are the cheapest gain there is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Still improving</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gain over the last part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Train for %1 steps: costs %2 more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Half as long again; stretch the schedule of the learning rate to the new length.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run ends better than %1, and its last quarter gains less than %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing announced it: the last %1 values lay around %2. An operation failed at once: an invalid record, log of 0, 0/0, or an overflow in half precision. First to break, at step %4: %3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing announced it: the last %1 values lay around %2. Either an operation failed at once (an invalid record, log of 0, 0/0, an overflow in half precision), or the loss rose within the %3 steps between two logged values. First to break, at step %5: %4.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of %2 starts died before they logged anything, and %3 steps of the others were done twice (%4 of the time)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stalls that most of it comes from</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Evidence</name>
        <message>
            <source>%1, step %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, steps %2–%3</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FileDialogs</name>
        <message>
            <source>Open a folder of runs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export report</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Web page (*.html)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Markdown (*.md)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>JSON (*.json)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Plain text (*.txt)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Formats</name>
        <message>
            <source>TensorBoard event file</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Hardware</name>
        <message>
            <source>Steps per second, from wall times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step time, from wall times</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>&lt;h2&gt;Faultline %1&lt;/h2&gt;&lt;p&gt;Finds out why a deep-learning training run failed, and shows the proof.&lt;/p&gt;&lt;p&gt;Opened files are never changed, and nothing leaves this computer.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Built with Qt %2.&lt;/p&gt;</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>About Faultline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom a chart to a range</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move a zoomed chart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift+Drag, Left, Right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom a chart at the cursor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ctrl+Wheel, +, -</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the whole chart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Double-click, 0, Home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show or hide the chosen run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Space</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Issues</name>
        <message>
            <source>The last record is incomplete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Normal for a run that was killed or is still writing; everything before it was read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A record's checksum does not match its data</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That record was skipped. Copy the file again from its source; if it stays, suspect the disk or the transfer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A record header is damaged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading went on at the next intact record. Copy the file again from its source; TensorBoard stops here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A record claims more bytes than the file holds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading went on at the next intact record.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A record is not a valid Event message</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What could be read of it was kept. The writer may be a different program, or broken.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An event has no valid time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its values are kept and drawn on the step axis; time axes leave them out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A scalar's tensor does not hold a number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The value was skipped; look at how the training writes this tag.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file announces no file_version</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Some writers (CatBoost) leave it out; nothing is missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file is empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The process died before its first write, or the copy did not finish.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file holds no summary</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The process ended before it logged anything, or this is a marker file of the profiler.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is a Git LFS pointer, not the file itself</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run "git lfs pull" in the clone to fetch the real file.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Named like an event file, but it holds no TFRecord</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check that the copy is complete and not compressed or encrypted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not a regular file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pipes, sockets and devices are not opened; give a copy of the data.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Could not be read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check the permissions and the disk or network mount.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A link leads to a folder that is already open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It was not followed a second time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file became shorter while it was read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another process truncated or replaced it; open it again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Folders are nested too deeply here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the inner folder directly.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No reader recognises this file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It was left out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A diagnosis rule could not finish</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other rules are not affected. Please report it with the files, if you can share them.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>LoadTexts</name>
        <message>
            <source>Faultline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Demo case – Faultline</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%1 and %n more – Faultline</source>
            <translation>
                <numerusform>%1 and %n more – Faultline</numerusform>
                <numerusform>%1 and %n more – Faultline</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 – Faultline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2. %3</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n file(s) damaged or unreadable: %1 lost in %2 places. Everything else was read and is shown.</source>
            <translation>
                <numerusform>%n file damaged or unreadable: %1 lost in %2 places. Everything else was read and is shown.</numerusform>
                <numerusform>%n files damaged or unreadable: %1 lost in %2 places. Everything else was read and is shown.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>%1 µs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 ms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 min %2 s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 h %2 min</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 d %2 h</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1×</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 steps/s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Critical</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Warning</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Info</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unreadable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Data lost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Notice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scalar</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Image</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Histogram</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Audio</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Graph</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hyperparameters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Precision-recall curve</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Layout</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start-up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Warm-up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Training</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evaluation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Checkpoint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Idle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2 (at byte %3)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RimMark</name>
        <message>
            <source>%1 ≤ 0</source>
            <comment>samples at or below zero</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 NaN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 ∞</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 NaN/∞</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>zero or less</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 at %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 from %2 to the end: %3 samples</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 from %2 on: %3 samples</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Evidence not usable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for logs that cannot carry a diagnosis: empty, damaged, without steps, with a clock that goes back, or with too few points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Points of the loss that trend tests on 30 blocks need: two in each.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shorter runs are tries; few points are no fault there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>So many points at one step are a step that is not passed, no single result.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loss became NaN or infinite</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for the first NaN or infinity of every loss and for what led to it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Values before the first bad one in which its cause is looked for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Training loss diverged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for a training loss that rose far above its minimum and stayed there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Median of a window against the smoothed minimum; twice is far outside the noise of healthy runs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Windows in a row, up to the end, that must lie above: a passing bump is not a divergence.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loss this large at the end counts at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>... if it began below this, so that losses that are large by nature do not count.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Least share of the fall that must be lost again: twice a minimum close to 0 is nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Validation stands still or is noisy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for a validation that stopped improving while the learning rate was still high, and for one that scatters at the end.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Improvement over the last part below which the validation stands still.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last part of the run that is looked at.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Learning rate against its peak: below it the schedule has ended and standing still is normal.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>MAD of the last quarter against its level: above it, one evaluation cannot choose a checkpoint.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fewer evaluations show no trend.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Training loss is unstable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for a rise of the loss near the start that it recovers from, and for isolated spikes later.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Part of the run that counts as its start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rise against the noise of the loss; more where few values were logged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Height of a spike against the noise around the running median; noise alone does not reach it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradient norm at the spike against its median: tells a step that hurts from a hard batch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps between two values, as part of the run; coarser logs do not show spikes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Model never learned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for a training loss that does not fall from the start on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mann-Kendall on 30 block medians of the first third: below it the loss falls (5 % one-sided).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same over the whole run (1 %): a model that learnt late did learn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Model overfits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for a validation that gets worse since its best while the training loss does not.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mann-Kendall of the validation since its best (1 % one-sided).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last level against the smoothed best: less is not worth a change.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evaluations since the best; with fewer, every healthy run would be accused.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If the training loss rises too (5 %), it is not overfitting.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stalls eat time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for steps that take much longer than the others and what they cost together, and matches their period with evaluations and checkpoints.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the time beyond the usual step time; below it the work to find the cause does not pay.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>... and at least this long in all: nobody waits for less.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A stall is longer than the median by so many robust standard deviations: outside of what noise does.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>... and at least by this share of the median, so that very even step times have no stalls.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restarts lost work</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for sessions that went back to earlier steps, for starts that died at once, and for several processes that wrote into one folder.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the logged time that was done twice; a checkpoint now and then keeps it below.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run stopped making progress</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for long silences within a session that neither an evaluation nor a checkpoint explains.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A silence of so many median intervals is no slow step any more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>... and at least this long: shorter ones cost little, and saving or evaluating can take that long.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Training slows down with time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for a step time that grows from the beginning to the end of a session, apart from stalls and evaluations.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step time of the last third against the first; a few per cent come and go with temperature and neighbours.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mann-Kendall test on 30 block medians: one per cent of runs without a trend reach it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run is too long or too short</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for a validation that was as good as it got before half of the run, or still improves at its end.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Best reached within this part of the run: far too long.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Best reached before this part of the run: the rest was time for nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Best within this last part and still improving: too short.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As good as the best, if no worse than by this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gain over the last part that makes a longer run worth its cost; more after a decayed learning rate.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Switcher</name>
        <message>
            <source>Finding</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Action</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tag</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>WindowOptions</name>
        <message>
            <source>%1
Try --help for the options.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Finds out why a training run failed, and shows the proof.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the built-in demo case.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show this page: %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>light or dark.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Language of the window, such as de or zh_CN.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Size of the window in pixels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Load, save a picture of the window, and exit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Files or folders to open together.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>--demo cannot be combined with paths.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no page "%1"; there are %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The theme is light or dark, not "%1".</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A size is written like 1280x800, not "%1".</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::FindingModel</name>
        <message>
            <source>Severity</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Finding</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Confidence</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::IssueModel</name>
        <message>
            <source>Severity</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>File</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Offset</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What happened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What to do</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::RunTreeModel</name>
        <message>
            <source>%1 points logged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Started %1</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n damaged place(s); see Issues</source>
            <translation>
                <numerusform>%n damaged place; see Issues</numerusform>
                <numerusform>%n damaged places; see Issues</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 points</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n damaged place(s)</source>
            <translation>
                <numerusform>%n damaged place</numerusform>
                <numerusform>%n damaged places</numerusform>
            </translation>
        </message>
        <message>
            <source>shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hidden</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::AbstentionList</name>
        <message>
            <source>Could not be judged</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>and %n more like these</source>
            <translation>
                <numerusform>and %n more like these</numerusform>
                <numerusform>and %n more like these</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To capture it</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::CasePanel</name>
        <message>
            <source>Filter runs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Runs of this case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show all runs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hide all runs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No case is open</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%1 of %n run(s) shown</source>
            <translation>
                <numerusform>%1 of %n run shown</numerusform>
                <numerusform>%1 of %n runs shown</numerusform>
            </translation>
        </message>
        <message>
            <source>Show only this</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show issues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy path</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::ChartControls</name>
        <message>
            <source>Filter tags</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tags shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smoothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smoothing weight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exponential moving average as in TensorBoard, over every logged point. 0 shows the points as they are; they stay visible behind the smoothed line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Training step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Relative</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time since the run began</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wall</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Date and time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Horizontal axis: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log x</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Logarithmic horizontal axis</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ignore outliers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave the lowest and highest 5 % of the visible values out when fitting the vertical axis</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo zoom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show everything</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Size of the cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export the curves shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Small cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Medium cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Large cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CSV, all points of the tags and runs shown…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>JSON Lines, all points of the tags and runs shown…</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n tag(s)</source>
            <translation>
                <numerusform>%n tag</numerusform>
                <numerusform>%n tags</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 tags</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not a regular expression: %1 (at character %2). All tags are shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Filter tags (regex)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::CodeBlock</name>
        <message>
            <source>Copied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Code</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::ConfidenceBar</name>
        <message>
            <source>%1: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>High confidence</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Medium confidence</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Low confidence</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::CurveExporter</name>
        <message>
            <source>Comma-separated values (*.csv)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>JSON Lines (*.jsonl)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PNG image (*.png)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>SVG drawing (*.svg)</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n point(s) written to %1</source>
            <translation>
                <numerusform>%n point written to %1</numerusform>
                <numerusform>%n points written to %1</numerusform>
            </translation>
        </message>
        <message>
            <source>Picture written to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 could not be written: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::CurveView</name>
        <message numerus="yes">
            <source>%n curve(s), %1 to %2, values %3 to %4</source>
            <translation>
                <numerusform>%n curve, %1 to %2, values %3 to %4</numerusform>
                <numerusform>%n curves, %1 to %2, values %3 to %4</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sample(s) that a line cannot show</source>
            <translation>
                <numerusform>%n sample that a line cannot show</numerusform>
                <numerusform>%n samples that a line cannot show</numerusform>
            </translation>
        </message>
        <message>
            <source>Chart of %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::DropOverlay</name>
        <message>
            <source>Drop to open</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::EvidenceStrip</name>
        <message>
            <source>Back to finding</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show whole run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop showing the proof</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Showing proof: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Showing proof: %1 (%2)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::FindingCard</name>
        <message>
            <source>%1: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show details</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show proof</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show proof: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hide details</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Proof</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, byte %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show in the charts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Measured</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Value</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Threshold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What to do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1. %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Proved when: %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::HardwareCard</name>
        <message>
            <source>%1 (%2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chart of %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::HardwareHint</name>
        <message>
            <source>These event files hold no hardware series: no utilization, memory, power or temperature was logged. Step time needs none: it follows from the wall times below.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How to log hardware from the training</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch (needs the pynvml package)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::HardwareView</name>
        <message>
            <source>Panels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All panels share the time axis: drag to zoom, double-click to see everything.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show everything</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hardware</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Speed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a folder with event files: what the machine did, and how fast the training went, appears here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The panels appear as soon as there are points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every run is hidden</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tick runs in the Case list to see their panels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No hardware series and no step times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The event files hold no utilization, memory or throughput, and too few points to tell the time of a step.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::IssuesPanel</name>
        <message>
            <source>Issues with files</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n more of the same kinds were counted but are not listed.</source>
            <translation>
                <numerusform>%n more of the same kinds were counted but are not listed.</numerusform>
                <numerusform>%n more of the same kinds were counted but are not listed.</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy path</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy row</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::LegendStrip</name>
        <message>
            <source>Legend: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>, </source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+ %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::LoadStatus</name>
        <message>
            <source>Loading progress</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop loading (Esc)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop loading</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopping…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Diagnosing…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading… %1 %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looking for files…</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::MainWindow</name>
        <message>
            <source>Reading…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Issues with files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main toolbar</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a folder of runs; the arrow offers more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copied to the clipboard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open another folder…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loading was stopped. What was read by then is shown, and has not been diagnosed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show issues</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n file(s) damaged</source>
            <translation>
                <numerusform>%n file damaged</numerusform>
                <numerusform>%n files damaged</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n note(s) on files</source>
            <translation>
                <numerusform>%n note on files</numerusform>
                <numerusform>%n notes on files</numerusform>
            </translation>
        </message>
        <message>
            <source>Show what is wrong with the files, and what to do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The report was saved as %1.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::MessageBar</name>
        <message>
            <source>Close the message</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::NoticeBar</name>
        <message>
            <source>Close this message</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Messages</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::OverviewView</name>
        <message>
            <source>What went wrong with your training?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the folder that a run left behind, or drop it on this window: event files of TensorBoard, also damaged or unfinished ones. Faultline reads them, says what is wrong, and shows the proof.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a folder…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at the demo case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Timeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show fewer</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Show all %n training(s)</source>
            <translation>
                <numerusform>Show all %n training</numerusform>
                <numerusform>Show all %n trainings</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n finding(s)</source>
            <translation>
                <numerusform>%n finding</numerusform>
                <numerusform>%n findings</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Show %n more</source>
            <translation>
                <numerusform>Show %n more</numerusform>
                <numerusform>Show %n more</numerusform>
            </translation>
        </message>
        <message>
            <source>Overview</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::PhaseLegend</name>
        <message>
            <source>Phases: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>, </source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::QuickSwitcher</name>
        <message>
            <source>Nothing matches. Try a part of a run, a tag or an action.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Quick search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go to a page, finding, run, tag or action</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Matches</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::ScalarCard</name>
        <message>
            <source>log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Logarithmic values</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pin to the top</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enlarge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chart of %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to normal size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unpin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> · </source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 marked (NaN, infinite or not above 0)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 NaN or infinite</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n run(s)</source>
            <translation>
                <numerusform>%n run</numerusform>
                <numerusform>%n runs</numerusform>
            </translation>
        </message>
        <message>
            <source>CSV, all points…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CSV, visible range…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>JSON Lines, all points…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PNG picture…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>SVG drawing…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy picture</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::ScalarsView</name>
        <message>
            <source>Charts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clear the filter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show all runs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pinned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>General</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a folder with event files: its curves appear here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No scalars in these files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The files hold no scalar summaries, or none could be read. The Overview tells what was found in them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first curves appear as soon as they are read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every run is hidden</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tick runs in the Case list to see their curves.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No tag matches the filter</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>None of the %n tag(s) contains “%1”.</source>
            <translation>
                <numerusform>None of the %n tag contains “%1”.</numerusform>
                <numerusform>None of the %n tags contains “%1”.</numerusform>
            </translation>
        </message>
        <message>
            <source>scalars</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scalars</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::SearchButton</name>
        <message>
            <source>Search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search pages, runs, tags, findings and actions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go to a page, finding, run, tag or action (%1)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::TimelineWidget</name>
        <message>
            <source>%1 to %2, %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps %1 to %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Timeline of the trainings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Attempt %1 of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 steps were done again by the next attempt; %2 of work lost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>restart %1</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n training(s)</source>
            <translation>
                <numerusform>%n training</numerusform>
                <numerusform>%n trainings</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::TrainingRangeBox</name>
        <message>
            <source>Time shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoomed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All trainings</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::VerdictBanner</name>
        <message>
            <source>Verdict</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Diagnosing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading the files…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looking for what went wrong…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> · reading was stopped: this is about what had been read by then</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n run(s)</source>
            <translation>
                <numerusform>%n run</numerusform>
                <numerusform>%n runs</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 points in %2 series</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>began %1</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n file(s), %1</source>
            <translation>
                <numerusform>%n file, %1</numerusform>
                <numerusform>%n files, %1</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 NaN or infinite</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no damage</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n damaged place(s)</source>
            <translation>
                <numerusform>%n damaged place</numerusform>
                <numerusform>%n damaged places</numerusform>
            </translation>
        </message>
        <message>
            <source> · </source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::WelcomePage</name>
        <message>
            <source>Find out why a training run failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop a run folder anywhere in this window, or open one. Faultline reads it, names the most likely cause and shows the curve that proves it. Nothing is changed and nothing leaves this computer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open folder…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open demo case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open files…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A folder of runs, or the folder of one run (Ctrl+Shift+O)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A real training that failed, built into the program</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Single event files (Ctrl+O)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What can be opened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorBoard event files (events.out.tfevents…) as written by TensorFlow, Keras, PyTorch, Lightning, Ultralytics and others: one file, one run, or a folder with hundreds of runs. Damaged and unfinished files are read as far as they go.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recent</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%1 and %n more</source>
            <translation>
                <numerusform>%1 and %n more</numerusform>
                <numerusform>%1 and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::WindowActions</name>
        <message>
            <source>Open &amp;files…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Open folder…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open &amp;demo case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read &amp;again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Export report…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Search…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Keyboard shortcuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Copy diagnostics</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;About Faultline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copies version, system and the last messages, for a problem report</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As the &amp;system</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;File</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open &amp;recent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;View</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Help</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%1 and %n more</source>
            <translation>
                <numerusform>%1 and %n more</numerusform>
                <numerusform>%1 and %n more</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Clear list</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
