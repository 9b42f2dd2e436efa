<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <context>
        <name>ChartCursor</name>
        <message>
            <source>%1 · %2</source>
            <comment>step · time since the start</comment>
            <translation>%1 · %2</translation>
        </message>
        <message numerus="yes">
            <source>+%n more</source>
            <comment>curves that are not listed</comment>
            <translation>
                <numerusform>还有 %n 个</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <comment>a range</comment>
            <translation>%1 – %2</translation>
        </message>
    </context>
    <context>
        <name>ChartFrame</name>
        <message>
            <source>No positive value here for a logarithmic axis</source>
            <translation>此处没有可用于对数轴的正值</translation>
        </message>
        <message>
            <source>No finite value: %1 NaN or ∞</source>
            <translation>没有有限值：%1 个 NaN 或 ∞</translation>
        </message>
        <message>
            <source>No finite value: %1 NaN</source>
            <translation>没有有限值：%1 个 NaN</translation>
        </message>
        <message>
            <source>No points in this range</source>
            <translation>此范围内没有点</translation>
        </message>
        <message>
            <source>No points logged</source>
            <translation>没有记录任何点</translation>
        </message>
    </context>
    <context>
        <name>ChartPainter</name>
        <message numerus="yes">
            <source>+%n more</source>
            <comment>runs without room in the legend</comment>
            <translation>
                <numerusform>还有 %n 个</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ChartText</name>
        <message>
            <source>NaN</source>
            <translation>NaN</translation>
        </message>
        <message>
            <source>∞</source>
            <translation>∞</translation>
        </message>
        <message>
            <source>%1 s</source>
            <comment>seconds</comment>
            <translation>%1 秒</translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 毫秒</translation>
        </message>
        <message>
            <source>%1 µs</source>
            <translation>%1 微秒</translation>
        </message>
        <message>
            <source>%1 d</source>
            <comment>days</comment>
            <translation>%1 天</translation>
        </message>
        <message>
            <source>%1 h</source>
            <comment>hours</comment>
            <translation>%1 小时</translation>
        </message>
        <message>
            <source>%1 min</source>
            <comment>minutes</comment>
            <translation>%1 分钟</translation>
        </message>
        <message>
            <source> </source>
            <comment>between the parts of a duration</comment>
            <translation> </translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>d MMM yyyy</source>
            <comment>pattern of a date</comment>
            <translation>yyyy年M月d日</translation>
        </message>
        <message>
            <source>d MMM yyyy HH:mm:ss</source>
            <comment>pattern of date and time</comment>
            <translation>yyyy年M月d日 HH:mm:ss</translation>
        </message>
        <message>
            <source>step %1</source>
            <translation>第 %1 步</translation>
        </message>
    </context>
    <context>
        <name>Charts</name>
        <message>
            <source>%1 of %2 points drawn</source>
            <translation>绘制了 %1 / %2 个点</translation>
        </message>
    </context>
    <context>
        <name>ClockText</name>
        <message>
            <source>d MMM</source>
            <comment>pattern</comment>
            <translation>M月d日</translation>
        </message>
    </context>
    <context>
        <name>Diagnosis</name>
        <message>
            <source>Nothing to judge: no training was found in what was opened.</source>
            <translation>没有可判断的内容：打开的内容中没有找到训练。</translation>
        </message>
        <message>
            <source>No failure found. Trainings: %1. Remarks: %2. Checks that could not be judged: %3.</source>
            <translation>未发现失败。训练：%1。备注：%2。无法判断的检查：%3。</translation>
        </message>
        <message>
            <source>No problem found. Trainings: %1. Checks that could not be judged: %2.</source>
            <translation>未发现问题。训练：%1。无法判断的检查：%2。</translation>
        </message>
        <message>
            <source>No problem found. Trainings: %1, every check could be judged.</source>
            <translation>未发现问题。训练：%1，所有检查均可判断。</translation>
        </message>
        <message>
            <source>Only terms of the training loss were logged, at different steps: they cannot be summed to a total.</source>
            <translation>只记录了训练损失的各个分项，且步数不同：无法相加为总损失。</translation>
        </message>
        <message>
            <source>The newest of %1 attempts logged only %2 finite values of %3; %4 are needed.</source>
            <translation>%1 次尝试中最新的一次只记录了 %3 的 %2 个有限值；需要 %4 个。</translation>
        </message>
        <message>
            <source>Only %1 finite values of %2 were logged; %3 are needed.</source>
            <translation>只记录了 %2 的 %1 个有限值；需要 %3 个。</translation>
        </message>
        <message>
            <source>Log the loss more often, or let the training run longer.</source>
            <translation>更频繁地记录损失，或让训练运行更久。</translation>
        </message>
        <message>
            <source>The training has opposing objectives (a generator against a discriminator, or rewards): its losses need not fall, so their course proves nothing.</source>
            <translation>该训练的目标相互对立（生成器对判别器，或奖励）：其损失不必下降，因此曲线走势不能说明问题。</translation>
        </message>
        <message>
            <source>Judge such a training by samples or by a metric of its results.</source>
            <translation>请用样例或结果指标来判断这类训练。</translation>
        </message>
        <message>
            <source>Evaluations logged: %1; at least %2 are needed.</source>
            <translation>记录的评估次数：%1；至少需要 %2 次。</translation>
        </message>
        <message>
            <source>Evaluate at least ten times during the training, on the same validation data.</source>
            <translation>训练期间在同一验证数据上至少评估十次。</translation>
        </message>
        <message>
            <source>Divide the learning rate by 3, then by 10</source>
            <translation>将学习率除以 3，再除以 10</translation>
        </message>
        <message>
            <source>The learning rate was not logged, so its value cannot be given; log it beside the loss.</source>
            <translation>未记录学习率，因此无法给出数值；请与损失一起记录。</translation>
        </message>
        <message>
            <source>Lower the peak learning rate from %1 to %2</source>
            <translation>将峰值学习率从 %1 降到 %2</translation>
        </message>
        <message>
            <source>The rate was %1 at step %2 and still warming up: the training did not stand even that. Try a third of it as the peak first, a tenth (%3) if the loss still rises.</source>
            <translation>第 %2 步时学习率为 %1 且仍在预热：训练连这个值都承受不住。先尝试以其三分之一为峰值，若损失仍上升，再用十分之一（%3）。</translation>
        </message>
        <message>
            <source>The rate was %1 at step %2 and had been at most %3. Try a third of it first, a tenth (%4) if the loss still rises.</source>
            <translation>第 %2 步时学习率为 %1，此前最高为 %3。先尝试三分之一，若损失仍上升，再用十分之一（%4）。</translation>
        </message>
        <message>
            <source>The next run passes step %1 with a loss below its first value.</source>
            <translation>下一次运行越过第 %1 步，且损失低于其初始值。</translation>
        </message>
        <message>
            <source>Fewer than half of the steps are clipped, and no loss point stands out from its neighbours any more.</source>
            <translation>被裁剪的步数不到一半，且损失不再出现突出的点。</translation>
        </message>
        <message>
            <source>Log the gradient norm, then clip at its 90th percentile</source>
            <translation>记录梯度范数，然后按其第 90 百分位裁剪</translation>
        </message>
        <message>
            <source>No gradient norm was logged, so the clip value cannot be computed from this run.</source>
            <translation>未记录梯度范数，因此无法由此运行计算裁剪值。</translation>
        </message>
        <message>
            <source>Clip the gradient norm at %1</source>
            <translation>将梯度范数裁剪到 %1</translation>
        </message>
        <message>
            <source>%1 is the 90th percentile of the gradient norm while the training was healthy: ordinary steps stay as they are, the outliers lose their force.</source>
            <translation>%1 是训练正常时梯度范数的第 90 百分位：普通步不受影响，异常步失去破坏力。</translation>
        </message>
        <message>
            <source>Go on from a checkpoint at or before step %1</source>
            <translation>从第 %1 步或更早的检查点继续</translation>
        </message>
        <message>
            <source>Later checkpoints hold damaged weights. Copy the good one away first: old checkpoints are deleted as new ones are saved.</source>
            <translation>之后的检查点含有损坏的权重。先把好的检查点复制出来：保存新检查点时旧的会被删除。</translation>
        </message>
        <message>
            <source>Later checkpoints hold damaged weights. The newest good one that the log mentions is of step %1: %2.</source>
            <translation>之后的检查点含有损坏的权重。日志提到的最新的好检查点在第 %1 步：%2。</translation>
        </message>
        <message>
            <source>The first loss after the restart is close to the one logged at that step before.</source>
            <translation>重启后的第一个损失接近此前该步记录的值。</translation>
        </message>
        <message>
            <source>No training loss was logged.</source>
            <translation>未记录训练损失。</translation>
        </message>
        <message>
            <source>Log the total loss at least at every hundredth part of the run.</source>
            <translation>至少每百分之一的运行长度记录一次总损失。</translation>
        </message>
        <message>
            <source>No validation loss or metric was logged.</source>
            <translation>未记录验证损失或指标。</translation>
        </message>
        <message>
            <source>Evaluate at least ten times during the training, on the same validation data; with the Object Detection API start the evaluation job beside the training.</source>
            <translation>训练期间在同一验证数据上至少评估十次；使用 Object Detection API 时，请与训练并行启动评估任务。</translation>
        </message>
        <message>
            <source>The learning rate was not logged.</source>
            <translation>未记录学习率。</translation>
        </message>
        <message>
            <source>Log the learning rate beside the loss, at the same steps.</source>
            <translation>与损失在相同的步记录学习率。</translation>
        </message>
        <message>
            <source>No gradient norm was logged.</source>
            <translation>未记录梯度范数。</translation>
        </message>
        <message>
            <source>Log the norm over all gradients, before clipping, at the same steps as the loss.</source>
            <translation>与损失在相同的步，记录裁剪前所有梯度的范数。</translation>
        </message>
        <message>
            <source>No step time or throughput was logged.</source>
            <translation>未记录每步耗时或吞吐量。</translation>
        </message>
        <message>
            <source>Log the seconds that a step took.</source>
            <translation>记录每步所用的秒数。</translation>
        </message>
        <message>
            <source>No utilization of the GPU or the host was logged.</source>
            <translation>未记录 GPU 或主机的利用率。</translation>
        </message>
        <message>
            <source>Record the GPU beside the training, every second.</source>
            <translation>训练期间每秒记录一次 GPU 状态。</translation>
        </message>
        <message>
            <source>A signal that the rule needs was not logged.</source>
            <translation>未记录该规则需要的信号。</translation>
        </message>
        <message>
            <source>The log notes its times in whole seconds, and there are points every %1: too coarse to time single steps.</source>
            <translation>日志以整秒记录时间，而数据点间隔为 %1：过于粗略，无法测量单步耗时。</translation>
        </message>
        <message>
            <source>Pass the time with its fraction to the log writer.</source>
            <translation>向日志写入器传入带小数的时间。</translation>
        </message>
        <message>
            <source>The log gives only %1 step times of one attempt; %2 are needed.</source>
            <translation>日志只给出一次尝试的 %1 个每步耗时；需要 %2 个。</translation>
        </message>
        <message>
            <source>Log a scalar at every step, or at least at every hundredth part of the run.</source>
            <translation>每步记录一个标量，或至少每百分之一的运行长度记录一次。</translation>
        </message>
        <message>
            <source>Pass the global step to every log call</source>
            <translation>每次记录时传入全局步数</translation>
        </message>
        <message>
            <source>TensorBoard itself keeps only the last of several points at one step.</source>
            <translation>TensorBoard 对同一步的多个点只保留最后一个。</translation>
        </message>
        <message>
            <source>The steps of the next run ascend.</source>
            <translation>下一次运行的步数递增。</translation>
        </message>
        <message>
            <source>Fetch the real files with Git LFS</source>
            <translation>用 Git LFS 获取真实文件</translation>
        </message>
        <message>
            <source>The repository was cloned without Git LFS, so it holds small text files that name the real ones.</source>
            <translation>仓库克隆时没有使用 Git LFS，因此只有指向真实文件的小文本文件。</translation>
        </message>
        <message>
            <source>The files have their full size, and open.</source>
            <translation>文件大小完整，可以打开。</translation>
        </message>
        <message>
            <source>Look at the console output of these starts</source>
            <translation>查看这些启动的控制台输出</translation>
        </message>
        <message>
            <source>A process that ends before its first point mostly fails while it imports, builds the model or opens the data; the event file cannot tell. Give the log writer a flush before long work, too.</source>
            <translation>在第一个点之前结束的进程通常失败于导入、构建模型或打开数据；事件文件无法说明。请在耗时操作前也对日志写入器执行 flush。</translation>
        </message>
        <message>
            <source>The next run logs a first loss.</source>
            <translation>下一次运行记录到第一个损失。</translation>
        </message>
        <message>
            <source>Log the loss more often</source>
            <translation>更频繁地记录损失</translation>
        </message>
        <message>
            <source>Two hundred points over the run are enough for every check; a point costs less than a millisecond.</source>
            <translation>整个运行有两百个点就足以完成所有检查；一个点的开销不到一毫秒。</translation>
        </message>
        <message>
            <source>The next run logs at least 200 losses.</source>
            <translation>下一次运行至少记录 200 个损失。</translation>
        </message>
        <message>
            <source>The first of %1 files</source>
            <translation>%1 个文件中的第一个</translation>
        </message>
        <message>
            <source>The event files were never downloaded: %1 of %2 are Git LFS pointers</source>
            <translation>事件文件从未下载：%2 个中有 %1 个是 Git LFS 指针</translation>
        </message>
        <message>
            <source>There is nothing to judge until the real files are there.</source>
            <translation>没有真实文件就无从判断。</translation>
        </message>
        <message>
            <source>No scalar was logged: only images, histograms, graphs or text</source>
            <translation>未记录标量：只有图像、直方图、计算图或文本</translation>
        </message>
        <message>
            <source>The checks judge curves; there are none here.</source>
            <translation>检查针对曲线进行；这里没有曲线。</translation>
        </message>
        <message>
            <source>%1 starts logged nothing: each event file ends after its header</source>
            <translation>%1 次启动没有记录任何内容：每个事件文件都止于文件头</translation>
        </message>
        <message>
            <source>The processes opened their log and ended, or were stopped, before the first point was written. Points that were still buffered are lost with the process.</source>
            <translation>进程打开日志后，在写入第一个点之前结束或被终止。仍在缓冲区中的点随进程丢失。</translation>
        </message>
        <message>
            <source>Nothing could be read from the event files (%1)</source>
            <translation>事件文件（%1 个）中没有可读内容</translation>
        </message>
        <message>
            <source>The issues of the files say why.</source>
            <translation>文件问题列表说明了原因。</translation>
        </message>
        <message>
            <source>%1 records of the event files are damaged (%2 lost); the checks judge what is left</source>
            <translation>事件文件有 %1 条记录损坏（丢失 %2）；检查只针对剩余部分</translation>
        </message>
        <message>
            <source>A checksum that does not match means that bytes changed after they were written: a copy that broke off, two processes that wrote one file, a failing disk.</source>
            <translation>校验和不符说明字节在写入后被改变：复制中断、两个进程写同一文件，或磁盘故障。</translation>
        </message>
        <message>
            <source>The first damage</source>
            <translation>第一处损坏</translation>
        </message>
        <message>
            <source>Damaged records</source>
            <translation>损坏的记录</translation>
        </message>
        <message>
            <source>All %1 points of %2 were logged at step %3: the step is missing</source>
            <translation>%2 的全部 %1 个点都记录在第 %3 步：缺少步数</translation>
        </message>
        <message>
            <source>Without steps, points can be ordered by time only; step times, schedules and comparisons with other runs cannot be judged.</source>
            <translation>没有步数时只能按时间排序；无法判断每步耗时、调度以及与其他运行的比较。</translation>
        </message>
        <message>
            <source>Every point at one step</source>
            <translation>所有点都在同一步</translation>
        </message>
        <message>
            <source>Events without a valid time: %1</source>
            <translation>没有有效时间的事件：%1</translation>
        </message>
        <message>
            <source>Their values are judged by step; step times leave them out.</source>
            <translation>其值按步判断；计算每步耗时时不计入。</translation>
        </message>
        <message>
            <source>Events without a time</source>
            <translation>没有时间的事件</translation>
        </message>
        <message>
            <source>The clock of the log goes back by %1 at step %2 (places of that kind: %3)</source>
            <translation>日志时钟在第 %2 步倒退了 %1（此类位置：%3）</translation>
        </message>
        <message>
            <source>The clock of the machine was set while the training ran, or several processes wrote one series. Step times around such places are left out.</source>
            <translation>训练期间调整了机器时钟，或多个进程写入同一曲线。此类位置附近的每步耗时不计入。</translation>
        </message>
        <message>
            <source>The first time that goes back</source>
            <translation>第一个倒退的时间</translation>
        </message>
        <message>
            <source>Times that go back</source>
            <translation>倒退的时间</translation>
        </message>
        <message>
            <source>The loss was logged only %1 times in %2: spikes, stalls and trends between these points cannot be seen (%3)</source>
            <translation>损失在 %2 内只记录了 %1 次：看不到这些点之间的尖峰、停顿和趋势（%3）</translation>
        </message>
        <message>
            <source>A phenomenon shows only if it lasts several logging intervals. Checks that need more points say so.</source>
            <translation>现象持续数个记录间隔才会显现。需要更多点的检查会加以说明。</translation>
        </message>
        <message>
            <source>Every point of the loss</source>
            <translation>损失的每个点</translation>
        </message>
        <message>
            <source>Points of the loss</source>
            <translation>损失的点数</translation>
        </message>
        <message>
            <source>Find the record or operation that breaks at step %1</source>
            <translation>找出在第 %1 步出错的记录或操作</translation>
        </message>
        <message>
            <source>Look for boxes with no area, with swapped or NaN corners, or in pixels where 0..1 is expected, and for log, sqrt or a division of what can be zero. The snippets stop at the first operation that yields NaN.</source>
            <translation>查找面积为零、角点颠倒或为 NaN、应为 0..1 却用像素的框，以及可能对零取 log、sqrt 或相除的地方。代码片段会停在第一个产生 NaN 的操作。</translation>
        </message>
        <message>
            <source>Every record passes the check, and the next run passes step %1 with a finite loss.</source>
            <translation>每条记录都通过检查，且下一次运行以有限损失越过第 %1 步。</translation>
        </message>
        <message>
            <source>With mixed precision, scale the loss and compute it in 32 bits</source>
            <translation>使用混合精度时缩放损失，并以 32 位计算</translation>
        </message>
        <message>
            <source>Half precision overflows at 65504. Dynamic loss scaling skips the step that overflows; unscale before clipping.</source>
            <translation>半精度在 65504 处溢出。动态损失缩放会跳过溢出的步；裁剪前先反缩放。</translation>
        </message>
        <message>
            <source>A short run in 32 bits passes the step; with scaling, the scale settles above 1.</source>
            <translation>用 32 位短跑可越过该步；启用缩放后，缩放因子稳定在 1 以上。</translation>
        </message>
        <message>
            <source>Only %1 finite values were logged before it, so the training broke almost at once. Suspect, in this order: a learning rate too high without warm-up, invalid labels or boxes, half precision without loss scaling. First to break, at step %3: %2. What broke later is a consequence.</source>
            <translation>此前只记录了 %1 个有限值，训练几乎立即崩溃。依次怀疑：没有预热的过高学习率、无效的标签或框、没有损失缩放的半精度。最先出错（第 %3 步）：%2。之后的都是后果。</translation>
        </message>
        <message>
            <source>Over the last %1 values before it the loss rose from %2 to %3. A rise before the end is what a learning rate too high for the batch does; one bad record strikes without warning. First to break, at step %5: %4. What broke later is a consequence.</source>
            <translation>此前的 %1 个值中，损失从 %2 升到 %3。结束前的上升是学习率对该批量过高的表现；单条坏记录则毫无预兆。最先出错（第 %5 步）：%4。之后的都是后果。</translation>
        </message>
        <message>
            <source>The loss was steady at %1, jumped to %2 and broke. One bad batch does this (a box without area, a NaN coordinate) or an overflow in half precision; the learning rate is the second suspect. The loss was logged every %3 steps: a rise between two values is not visible. First to break, at step %5: %4.</source>
            <translation>损失稳定在 %1，突然跳到 %2 后崩溃。坏批次（面积为零的框、NaN 坐标）或半精度溢出会造成这种情况；学习率是第二嫌疑。损失每 %3 步记录一次：两个值之间的上升不可见。最先出错（第 %5 步）：%4。</translation>
        </message>
        <message>
            <source>Validation loss became %1 at step %2 while the training loss is finite (%3)</source>
            <translation>验证损失在第 %2 步变为 %1，而训练损失仍为有限值（%3）</translation>
        </message>
        <message>
            <source>The training itself goes on. Suspect what only the evaluation does: an average over no objects (0/0), statistics of batch normalisation, an invalid validation record.</source>
            <translation>训练本身仍在继续。怀疑只在评估中发生的事：对零个对象取平均 (0/0)、批归一化统计量、无效的验证记录。</translation>
        </message>
        <message>
            <source>Gradient norm became %1 at step %2 and stayed so while the loss is finite (%3)</source>
            <translation>梯度范数在第 %2 步变为 %1 并保持不变，而损失仍为有限值（%3）</translation>
        </message>
        <message>
            <source>Either every step since then was skipped (the loss scale of mixed precision cannot get low enough), or the norm includes a parameter whose gradient is invalid. A loss that no longer moves tells the first.</source>
            <translation>要么此后每一步都被跳过（混合精度的缩放因子降不下来），要么范数中包含梯度无效的参数。若损失不再变化，则是前者。</translation>
        </message>
        <message>
            <source>Loss became %1 at step %2 and stayed so for the last %3 steps (%4)</source>
            <translation>损失在第 %2 步变为 %1，并在最后 %3 步一直如此（%4）</translation>
        </message>
        <message>
            <source>Loss became %1 at step %2, where its log ends (%3)</source>
            <translation>损失在第 %2 步变为 %1，日志到此结束（%3）</translation>
        </message>
        <message>
            <source>The loss before and after the first bad value</source>
            <translation>第一个坏值前后的损失</translation>
        </message>
        <message>
            <source>What broke first, at step %1</source>
            <translation>最先出错的量，第 %1 步</translation>
        </message>
        <message>
            <source>First bad step of %1</source>
            <translation>%1 的第一个坏步</translation>
        </message>
        <message>
            <source>Values from there on that are no numbers</source>
            <translation>此后不是数的值</translation>
        </message>
        <message>
            <source>Loss just before, against its level %1 values earlier</source>
            <translation>出错前的损失，相对于 %1 个值之前的水平</translation>
        </message>
        <message>
            <source>Learning rate at that step</source>
            <translation>该步的学习率</translation>
        </message>
        <message>
            <source>The gradient norm over the same steps</source>
            <translation>相同步内的梯度范数</translation>
        </message>
        <message>
            <source>The loss scale of mixed precision: falling to 1 and below means overflow at every step</source>
            <translation>混合精度的损失缩放：降到 1 及以下意味着每步都溢出</translation>
        </message>
        <message>
            <source>%1 of %2 logged losses were %3, first at step %4, and the loss recovered (%5)</source>
            <translation>%2 个损失中有 %1 个为 %3，首次出现在第 %4 步，之后损失恢复（%5）</translation>
        </message>
        <message>
            <source>The values after it are finite, so the weights survived: the step was skipped, as mixed precision does when a value overflows, or the batch gave no valid loss (no objects in it). A skipped step in some thousands is normal; the same record failing in every epoch is not.</source>
            <translation>之后的值是有限的，说明权重未受损：该步被跳过（混合精度溢出时的做法），或该批次没有有效损失（没有对象）。数千步中跳过一步是正常的；同一记录在每个 epoch 都失败则不正常。</translation>
        </message>
        <message>
            <source>The first value that is no number</source>
            <translation>第一个不是数的值</translation>
        </message>
        <message>
            <source>Values that are no numbers</source>
            <translation>不是数的值</translation>
        </message>
        <message>
            <source>An earlier attempt broke at step %1; the newest one is free of it (%2)</source>
            <translation>较早的一次尝试在第 %1 步出错；最新的一次没有此问题（%2）</translation>
        </message>
        <message>
            <source>The training was restarted from an earlier step since, and what it logged after that is finite.</source>
            <translation>此后训练已从更早的步重启，之后记录的值都是有限的。</translation>
        </message>
        <message>
            <source>The first bad value of that attempt</source>
            <translation>该次尝试的第一个坏值</translation>
        </message>
        <message>
            <source>Loss diverged from step %1 on: from its minimum of %2 at step %3 to %4 at the end (%5)</source>
            <translation>损失自第 %1 步起发散：从第 %3 步的最小值 %2 到结束时的 %4（%5）</translation>
        </message>
        <message>
            <source>The medians of the last %1 windows (%2 values each) all lie above the limit, so this is not noise and it did not recover. %3 of what the loss had fallen since its start at %4 is lost again. Usual causes: a learning rate too high for the batch, no warm-up, exploding gradients, a phase of the data that the model cannot follow.</source>
            <translation>最后 %1 个窗口（每个 %2 个值）的中位数都高于界限，因此不是噪声，也没有恢复。自起始值 %4 以来损失下降的 %3 又丢失了。常见原因：学习率对该批量过高、没有预热、梯度爆炸、模型无法适应的一段数据。</translation>
        </message>
        <message>
            <source>From the minimum of the loss to its end</source>
            <translation>从损失最小值到结束</translation>
        </message>
        <message>
            <source>Median of the last windows</source>
            <translation>最后几个窗口的中位数</translation>
        </message>
        <message>
            <source>Smoothed minimum</source>
            <translation>平滑后的最小值</translation>
        </message>
        <message>
            <source>The learning rate over the same steps</source>
            <translation>相同步内的学习率</translation>
        </message>
        <message>
            <source>Lower the learning rate to %1 at about step %2</source>
            <translation>在约第 %2 步将学习率降到 %1</translation>
        </message>
        <message>
            <source>It was still %1 there. Steps that large only jump about the minimum; smaller ones go down into it. A cosine schedule that ends with the run does the same.</source>
            <translation>那里仍为 %1。这么大的步长只会在最小值附近跳动；更小的才能进入。随运行结束的余弦调度效果相同。</translation>
        </message>
        <message>
            <source>Within a fifth of the run after the drop the validation improves by more than %1.</source>
            <translation>下降后的五分之一运行内，验证改善超过 %1。</translation>
        </message>
        <message>
            <source>%1 stands still at the end, but no learning rate was logged: whether a lower one would help cannot be told.</source>
            <translation>%1 在结束时停滞，但未记录学习率：无法判断降低学习率是否有帮助。</translation>
        </message>
        <message>
            <source>Log the learning rate.</source>
            <translation>请记录学习率。</translation>
        </message>
        <message>
            <source>Validation stands still: no better than %1 since step %2, with the learning rate at %3 of its peak (%4)</source>
            <translation>验证停滞：自第 %2 步以来未优于 %1，学习率为峰值的 %3（%4）</translation>
        </message>
        <message>
            <source>Over the last %1 of the run the trend of the validation (median of all slopes) improves it by %2, less than %3 is taken for standing still. While the rate is that high this is where most trainings gain by a decay.</source>
            <translation>在运行的最后 %1 中，验证趋势（所有斜率的中位数）改善 %2；低于 %3 视为停滞。学习率如此高时，多数训练可通过衰减获益。</translation>
        </message>
        <message>
            <source>The part that stands still</source>
            <translation>停滞的部分</translation>
        </message>
        <message>
            <source>Improvement over the last part</source>
            <translation>最后一段的改善</translation>
        </message>
        <message>
            <source>Learning rate against its peak</source>
            <translation>学习率相对于峰值</translation>
        </message>
        <message>
            <source>Validation scatters by %1 of its level of %2 in the last quarter of the run (%3)</source>
            <translation>运行最后四分之一中，验证值围绕水平 %2 波动 %1（%3）</translation>
        </message>
        <message>
            <source>This is the median absolute deviation around the trend; above %1 the difference between two checkpoints is mostly luck. Few validation examples, a learning rate still high at the end, or batch normalisation over small batches do this.</source>
            <translation>这是围绕趋势的中位绝对偏差；超过 %1 时两个检查点的差异多半是偶然。验证样本少、结束时学习率仍高或小批量的批归一化会造成这种情况。</translation>
        </message>
        <message>
            <source>The last quarter</source>
            <translation>最后四分之一</translation>
        </message>
        <message>
            <source>Scatter against the level</source>
            <translation>波动相对于水平</translation>
        </message>
        <message>
            <source>Average the weights and let the learning rate end near 0</source>
            <translation>对权重取平均，并让学习率在结束时接近 0</translation>
        </message>
        <message>
            <source>A moving average of the weights removes most of the scatter that single steps cause, at no cost in time.</source>
            <translation>权重的滑动平均可消除单步造成的大部分波动，且不费时间。</translation>
        </message>
        <message>
            <source>The scatter of the last quarter is below %1 of the level.</source>
            <translation>最后四分之一的波动低于水平的 %1。</translation>
        </message>
        <message>
            <source>Evaluate on about %1 times as many examples</source>
            <translation>用约 %1 倍的样本评估</translation>
        </message>
        <message>
            <source>Scatter from too few examples falls with the root of their number: that many bring it to %1 of the level.</source>
            <translation>样本过少造成的波动按数量的平方根下降：这么多样本可将其降到水平的 %1。</translation>
        </message>
        <message>
            <source>%1 was logged only every %2 steps: %3 values over the whole run, and spikes show only with %4 or more.</source>
            <translation>%1 每 %2 步才记录一次：整个运行只有 %3 个值，尖峰需要 %4 个以上才能显现。</translation>
        </message>
        <message>
            <source>Log the loss of single steps, not only its mean over an epoch.</source>
            <translation>记录单步损失，而不仅是一个 epoch 的平均值。</translation>
        </message>
        <message>
            <source>Start the warm-up from a lower rate</source>
            <translation>以更低的学习率开始预热</translation>
        </message>
        <message>
            <source>The warm-up already takes %1 steps, a tenth of the run or more: make it begin lower, or lower the peak.</source>
            <translation>预热已占 %1 步，达到运行的十分之一或更多：让它从更低处开始，或降低峰值。</translation>
        </message>
        <message>
            <source>Warm the learning rate up over %1 steps</source>
            <translation>用 %1 步预热学习率</translation>
        </message>
        <message>
            <source>The loss had recovered at step %1; a warm-up twice as long as that, at most a tenth of the run, keeps the rate low until then.</source>
            <translation>损失在第 %1 步恢复；两倍长的预热（不超过运行的十分之一）可使学习率在此之前保持较低。</translation>
        </message>
        <message>
            <source>In the next run the loss does not rise again within the first %1 steps.</source>
            <translation>下一次运行的前 %1 步内损失不再上升。</translation>
        </message>
        <message>
            <source>Loss rose from %1 to %2 at step %3, within the first %4 of the run, then recovered (%5)</source>
            <translation>损失在运行的前 %4 内从 %1 升到第 %3 步的 %2，随后恢复（%5）</translation>
        </message>
        <message>
            <source>The rise between two medians is %1 the noise of the loss. The first steps at full learning rate threw the weights off; the training made it good, but part of what a pretrained model knew may be lost.</source>
            <translation>两个中位数之间的上升是损失噪声的 %1。全学习率下的最初几步扰乱了权重；训练后来恢复，但预训练模型的部分知识可能已丢失。</translation>
        </message>
        <message>
            <source>The start of the run</source>
            <translation>运行的开始</translation>
        </message>
        <message>
            <source>Rise against the noise of the loss</source>
            <translation>上升相对于损失噪声</translation>
        </message>
        <message>
            <source>Isolated loss spikes: %1, the highest at step %2 with %3 against %4 around it (%5)</source>
            <translation>孤立的损失尖峰：%1 个，最高在第 %2 步，为 %3，周围为 %4（%5）</translation>
        </message>
        <message>
            <source>At these steps the gradient norm also stood out, so the weights took a blow each time. Single bad batches or a learning rate at the edge of stability do this; such runs often end in NaN.</source>
            <translation>在这些步上梯度范数也很突出，权重每次都受到冲击。单个坏批次或处于稳定边缘的学习率会造成这种情况；此类运行常以 NaN 告终。</translation>
        </message>
        <message>
            <source>No gradient norm was logged, so it is open whether these are hard batches (harmless) or steps that hurt the weights.</source>
            <translation>未记录梯度范数，因此无法判断这些是困难批次（无害）还是损伤权重的步。</translation>
        </message>
        <message>
            <source>A spike at step %1, %2 the noise around it</source>
            <translation>第 %1 步的尖峰，为周围噪声的 %2</translation>
        </message>
        <message>
            <source>Highest spike against the noise</source>
            <translation>最高尖峰相对于噪声</translation>
        </message>
        <message>
            <source>The learning rate was logged as 0, so no weight could change. A schedule that ends before the run begins (resumed past its last step) does this.</source>
            <translation>记录的学习率为 0，因此权重不可能变化。调度在运行开始前就已结束（恢复时越过了最后一步）会造成这种情况。</translation>
        </message>
        <message>
            <source>The logged value never changes, not even by the noise of the batches: the weights are not updated, the inputs are constant, or the tag does not hold the loss of the step.</source>
            <translation>记录的值从不变化，连批次噪声都没有：权重未更新、输入恒定，或该标签不是单步损失。</translation>
        </message>
        <message>
            <source>The loss stays at the logarithm of %1, which is what a model scores that gives %1 classes the same probability: it still answers by chance.</source>
            <translation>损失停留在 %1 的对数，即给 %1 个类别相同概率的模型得分：它仍在随机猜测。</translation>
        </message>
        <message>
            <source>The loss does not fall (trend %1, a fall would be below %2) and the validation metric stays near 0.</source>
            <translation>损失没有下降（趋势 %1，下降应低于 %2），验证指标也接近 0。</translation>
        </message>
        <message>
            <source>The loss does not fall (trend %1, a fall would be below %2). The log does not begin at step 0: a resumed training may simply have been at its floor already.</source>
            <translation>损失没有下降（趋势 %1，下降应低于 %2）。日志不是从第 0 步开始：恢复的训练可能已处于最低点。</translation>
        </message>
        <message>
            <source>The medians of %3 blocks show no fall (trend %1, a fall would be below %2), neither at first nor over the whole run. Its noise is %4 of its level. If this is fine-tuning that began at its floor, the model had nothing left to learn; otherwise it never began to.</source>
            <translation>%3 个分块的中位数没有下降（趋势 %1，下降应低于 %2），开始和整个运行都是如此。噪声为水平的 %4。若是从最低点开始的微调，则模型已无可学；否则它从未开始学习。</translation>
        </message>
        <message>
            <source>Train on one batch until its loss is near 0</source>
            <translation>在一个批次上训练直到损失接近 0</translation>
        </message>
        <message>
            <source>A sound model learns 8 to 16 examples by heart within some hundred steps. If it cannot, look at the loss function, the labels and which variables are trained; if it can, look at the data and the learning rate.</source>
            <translation>正常模型能在数百步内记住 8 到 16 个样本。若不能，检查损失函数、标签和可训练变量；若能，检查数据和学习率。</translation>
        </message>
        <message>
            <source>The loss on that batch falls below a tenth of its first value.</source>
            <translation>该批次上的损失降到初始值的十分之一以下。</translation>
        </message>
        <message>
            <source>The loss falls within the first tenth of the next run.</source>
            <translation>下一次运行的前十分之一内损失下降。</translation>
        </message>
        <message>
            <source>Log the learning rate and make sure that it is not 0</source>
            <translation>记录学习率并确认其不为 0</translation>
        </message>
        <message>
            <source>Without it no value can be recommended; 0.0003 is a usual start for Adam.</source>
            <translation>没有它无法推荐数值；0.0003 是 Adam 的常用起点。</translation>
        </message>
        <message>
            <source>Try the learning rates %1 and %2 for some hundred steps each</source>
            <translation>分别用学习率 %1 和 %2 各试数百步</translation>
        </message>
        <message>
            <source>Ten times more and less than the %1 of this run. Too low learns nothing in the time given; too high jumps over every minimum.</source>
            <translation>此运行 %1 的十倍和十分之一。过低则在给定时间内学不到东西；过高则越过每个最小值。</translation>
        </message>
        <message>
            <source>Check the checkpoint it starts from, and the labels</source>
            <translation>检查起始检查点和标签</translation>
        </message>
        <message>
            <source>A detection checkpoint restored as "classification" starts from noise, and class names that are not in the label map drop every box without a word.</source>
            <translation>以 "classification" 方式恢复的检测检查点等于从噪声开始；不在标签映射中的类名会悄悄丢弃所有框。</translation>
        </message>
        <message>
            <source>The first loss is clearly below that of a run without checkpoint, and the console no longer lists unresolved objects.</source>
            <translation>第一个损失明显低于没有检查点的运行，且控制台不再列出未解析的对象。</translation>
        </message>
        <message>
            <source>%1 is 0 at every step: it is not the loss that is minimised.</source>
            <translation>%1 在每一步都为 0：它不是被最小化的损失。</translation>
        </message>
        <message>
            <source>Loss never fell: about %1 from step %2 on, still about %3 at step %4 (%5)</source>
            <translation>损失从未下降：自第 %2 步起约为 %1，第 %4 步仍约为 %3（%5）</translation>
        </message>
        <message>
            <source>The part in which a loss falls if the model learns</source>
            <translation>模型在学习时损失应下降的部分</translation>
        </message>
        <message>
            <source>Trend of the loss (Mann-Kendall z)</source>
            <translation>损失趋势 (Mann-Kendall z)</translation>
        </message>
        <message>
            <source>Noise of the loss against its level</source>
            <translation>损失噪声相对于其水平</translation>
        </message>
        <message>
            <source>Use the checkpoint of step %1</source>
            <translation>使用第 %1 步的检查点</translation>
        </message>
        <message>
            <source>It scored %1 (smoothed), the best of the run. If it is deleted already, train again to that step and keep the best from now on.</source>
            <translation>其得分为 %1（平滑后），是此运行的最佳。若已被删除，请重新训练到该步，并从此保留最佳检查点。</translation>
        </message>
        <message>
            <source>Evaluating that checkpoint gives about %1.</source>
            <translation>评估该检查点得到约 %1。</translation>
        </message>
        <message>
            <source>Stop after about %1 steps: saves %2 of the run (%3)</source>
            <translation>约 %1 步后停止：节省运行的 %2（%3）</translation>
        </message>
        <message>
            <source>Nothing after the best evaluation improved the model. Let the schedule of the learning rate end there too.</source>
            <translation>最佳评估之后模型没有再改善。让学习率调度也在那里结束。</translation>
        </message>
        <message>
            <source>The last evaluation of the next run is within %1 of its best.</source>
            <translation>下一次运行的最后一次评估与其最佳相差不超过 %1。</translation>
        </message>
        <message>
            <source>Add augmentation, then weight decay</source>
            <translation>增加数据增强，然后增加权重衰减</translation>
        </message>
        <message>
            <source>The model learns the training examples by heart. More varied examples help most; one change at a time.</source>
            <translation>模型在死记训练样本。更多样的样本最有帮助；一次只改一处。</translation>
        </message>
        <message>
            <source>The best evaluation comes later in the run and is better.</source>
            <translation>最佳评估出现得更晚且更好。</translation>
        </message>
        <message>
            <source>Validation was best at step %1 with %2 and has worsened to %3 since (%4)</source>
            <translation>验证在第 %1 步最佳（%2），此后恶化到 %3（%4）</translation>
        </message>
        <message>
            <source>The trend over the %1 evaluations since is certain (z = %2), but the validation metric does not fall with it: the model grows too sure of its mistakes, while its answers stay as good. Choose the checkpoint by the metric.</source>
            <translation>此后 %1 次评估的趋势是确定的 (z = %2)，但验证指标没有随之下降：模型对错误过于自信，而答案仍同样好。请按指标选择检查点。</translation>
        </message>
        <message>
            <source>It got worse by %1 over the %2 evaluations since (trend z = %3) while the training loss did not rise: the model learns the training examples by heart.</source>
            <translation>此后 %2 次评估恶化了 %1（趋势 z = %3），而训练损失没有上升：模型在死记训练样本。</translation>
        </message>
        <message>
            <source>It got worse by %1 over the %2 evaluations since (trend z = %3). No training loss was logged beside it, so it may also be a divergence.</source>
            <translation>此后 %2 次评估恶化了 %1（趋势 z = %3）。未同时记录训练损失，因此也可能是发散。</translation>
        </message>
        <message>
            <source>The validation since its best</source>
            <translation>自最佳以来的验证</translation>
        </message>
        <message>
            <source>The training loss over the same steps</source>
            <translation>相同步内的训练损失</translation>
        </message>
        <message>
            <source>Trend since the best (Mann-Kendall z)</source>
            <translation>自最佳以来的趋势 (Mann-Kendall z)</translation>
        </message>
        <message>
            <source>Last level against the best</source>
            <translation>最后水平相对于最佳</translation>
        </message>
        <message>
            <source>The longest of the stalls: %1 between these two points</source>
            <translation>最长的停顿：这两点之间 %1</translation>
        </message>
        <message>
            <source>Share of the time that the stalls take</source>
            <translation>停顿占用时间的比例</translation>
        </message>
        <message>
            <source>Time lost in stalls</source>
            <translation>停顿损失的时间</translation>
        </message>
        <message>
            <source>Usual time of a step</source>
            <translation>通常的每步耗时</translation>
        </message>
        <message>
            <source>Evaluations stop the training %1 times for about %2: %3 of its time</source>
            <translation>评估使训练停止 %1 次，每次约 %2：占其时间的 %3</translation>
        </message>
        <message>
            <source>Saving checkpoints stops the training %1 times for about %2: %3 of its time</source>
            <translation>保存检查点使训练停止 %1 次，每次约 %2：占其时间的 %3</translation>
        </message>
        <message>
            <source>The training stalls %1 times for about %2, at no fixed interval: %3 of its time</source>
            <translation>训练停顿 %1 次，每次约 %2，间隔不固定：占其时间的 %3</translation>
        </message>
        <message>
            <source>Every %1 the training stalls for about %2: %3 of its time</source>
            <translation>每隔 %1 训练停顿约 %2：占其时间的 %3</translation>
        </message>
        <message>
            <source>Every %1 steps the training stalls for about %2: %3 of its time</source>
            <translation>每 %1 步训练停顿约 %2：占其时间的 %3</translation>
        </message>
        <message>
            <source>A step usually takes %1. The long ones coincide with the results of an evaluation in the same process: while it runs, nothing is trained. Read from the times of %2.</source>
            <translation>每步通常耗时 %1。较长的步与同一进程中的评估结果重合：评估期间不训练。由 %2 的时间得出。</translation>
        </message>
        <message>
            <source>A step usually takes %1. The long ones coincide with the checkpoints that the log mentions: the training waits until the file is written. Read from the times of %2.</source>
            <translation>每步通常耗时 %1。较长的步与日志提到的检查点重合：训练等待文件写完。由 %2 的时间得出。</translation>
        </message>
        <message>
            <source>A step usually takes %1. The stalls come as often as %3 is logged; writing images or histograms of a large model takes long, but a checkpoint or an evaluation with the same interval would look the same. Read from the times of %2.</source>
            <translation>每步通常耗时 %1。停顿与 %3 的记录频率相同；写入大模型的图像或直方图很慢，但间隔相同的检查点或评估看起来也一样。由 %2 的时间得出。</translation>
        </message>
        <message>
            <source>A step usually takes %1. The stalls come regularly, so something with that interval does them: a checkpoint, an evaluation, the start of an epoch (workers start anew, the shuffle buffer fills), a summary. The log does not say which. Read from the times of %2.</source>
            <translation>每步通常耗时 %1。停顿有规律，说明某件以此为间隔的事造成：检查点、评估、epoch 开始（工作进程重启、打乱缓冲区填充）或摘要。日志没有说明是哪一个。由 %2 的时间得出。</translation>
        </message>
        <message>
            <source>A step usually takes %1. The stalls come at no fixed interval, which speaks for slow storage or network, another program on the machine, or batches that take much longer to prepare. Read from the times of %2.</source>
            <translation>每步通常耗时 %1。停顿没有固定间隔，可能是存储或网络慢、机器上有其他程序，或某些批次准备时间长得多。由 %2 的时间得出。</translation>
        </message>
        <message>
            <source>In the next run the stalls take less than %1 of the time instead of %2.</source>
            <translation>下一次运行中停顿占用的时间低于 %1（此次为 %2）。</translation>
        </message>
        <message>
            <source>Evaluate every %1 steps instead of every %2</source>
            <translation>每 %1 步评估一次，而不是每 %2 步</translation>
        </message>
        <message>
            <source>Evaluate %1 times less often</source>
            <translation>将评估频率降低到 1/%1</translation>
        </message>
        <message>
            <source>Save every %1 steps instead of every %2</source>
            <translation>每 %1 步保存一次，而不是每 %2 步</translation>
        </message>
        <message>
            <source>Save %1 times less often</source>
            <translation>将保存频率降低到 1/%1</translation>
        </message>
        <message>
            <source>Do what causes it every %1 steps instead of every %2</source>
            <translation>将造成停顿的操作改为每 %1 步一次，而不是每 %2 步</translation>
        </message>
        <message>
            <source>Do what causes it %1 times less often</source>
            <translation>将造成停顿的操作频率降低到 1/%1</translation>
        </message>
        <message>
            <source>At that interval the stalls take about %1 of the time. A crash then costs at most the steps of one interval.</source>
            <translation>按此间隔，停顿约占时间的 %1。崩溃最多损失一个间隔的步数。</translation>
        </message>
        <message>
            <source>Look at what the process does in a stall</source>
            <translation>查看停顿时进程在做什么</translation>
        </message>
        <message>
            <source>Take stacks during a stall: a main thread that waits for the data loader points to the input, one in save or write to the disk.</source>
            <translation>在停顿时抓取调用栈：主线程等待数据加载器说明是输入问题，停在 save 或 write 说明是磁盘问题。</translation>
        </message>
        <message>
            <source>Evaluate in a process of its own</source>
            <translation>在独立进程中评估</translation>
        </message>
        <message>
            <source>On another GPU or on the CPU it costs the training nothing. On the same GPU it takes memory from the training.</source>
            <translation>在另一块 GPU 或 CPU 上不影响训练。在同一块 GPU 上会占用训练的显存。</translation>
        </message>
        <message>
            <source>Save to a local disk, and in the background</source>
            <translation>在后台保存到本地磁盘</translation>
        </message>
        <message>
            <source>A bucket or a network disk is slower than a local one many times over; copy the checkpoints from there.</source>
            <translation>存储桶或网络磁盘比本地磁盘慢许多倍；从本地再复制检查点。</translation>
        </message>
        <message>
            <source>Restart loop: the last %1 attempts all ended by step %2 and got no further than the ones before</source>
            <translation>重启循环：最后 %1 次尝试都在第 %2 步之前结束，没有比之前走得更远</translation>
        </message>
        <message>
            <source>%1 processes wrote into this folder at the same time; their curves are mixed</source>
            <translation>%1 个进程同时写入此文件夹；它们的曲线混在一起</translation>
        </message>
        <message>
            <source>%1 of %2 starts died before they logged anything</source>
            <translation>%2 次启动中有 %1 次在记录任何内容之前终止</translation>
        </message>
        <message>
            <source>%1 steps were done twice: in %2 attempts the training went back %3 times to earlier steps, which cost %4 (%5 of its time)</source>
            <translation>%1 步做了两遍：%2 次尝试中训练 %3 次退回到更早的步，损失 %4（占其时间的 %5）</translation>
        </message>
        <message>
            <source>The folder holds %1 attempts, and %2 of them began again at the beginning: %3 steps (%4) of earlier ones do not count</source>
            <translation>文件夹包含 %1 次尝试，其中 %2 次从头开始：之前的 %3 步（%4）不作数</translation>
        </message>
        <message>
            <source>One session began to log before an earlier one had ended. Either two trainings share the folder, or every process of a distributed training writes its own events there. TensorBoard and the checks here see one curve where there are two.</source>
            <translation>一个会话在较早的会话结束之前就开始记录。要么两个训练共用此文件夹，要么分布式训练的每个进程都在此写入自己的事件。TensorBoard 和这里的检查都把两条曲线看成一条。</translation>
        </message>
        <message>
            <source>Each of them resumed from a checkpoint and ended before it reached a step that was not done before. Something at that point ends the process every time: a record that cannot be read, an evaluation or a checkpoint that fails, memory that runs out. The console output of the last attempt names it.</source>
            <translation>每次都从检查点恢复，并在到达未做过的步之前结束。那里总有什么使进程终止：无法读取的记录、失败的评估或检查点、内存耗尽。最后一次尝试的控制台输出会说明。</translation>
        </message>
        <message>
            <source>If the new beginnings were meant (other settings, another data set), give each attempt a folder of its own: several in one are drawn as one curve, and a model folder with a checkpoint may be resumed by accident. If not, the training did not find its checkpoint.</source>
            <translation>如果重新开始是有意的（不同设置、不同数据集），请为每次尝试使用单独的文件夹：多次尝试放在一起会画成一条曲线，含检查点的模型文件夹也可能被意外恢复。否则说明训练没有找到检查点。</translation>
        </message>
        <message>
            <source>After a restart the training goes on from its last checkpoint; what came after that is done again. Starts that log nothing died while building the model or filling the input pipeline. Why the process ended is not in the event files: look at the console output and the kernel log of those times.</source>
            <translation>重启后训练从最后一个检查点继续；其后的工作要重做。没有记录任何内容的启动在构建模型或填充输入管线时终止。事件文件不含进程结束的原因：请查看当时的控制台输出和内核日志。</translation>
        </message>
        <message>
            <source>%1 steps that were done again later (%2)</source>
            <translation>之后又重做的 %1 步（%2）</translation>
        </message>
        <message>
            <source>The newest attempt</source>
            <translation>最新的一次尝试</translation>
        </message>
        <message>
            <source>Steps done more than once</source>
            <translation>做过不止一次的步</translation>
        </message>
        <message>
            <source>Share of the logged time done twice</source>
            <translation>重复花费的时间占记录时间的比例</translation>
        </message>
        <message>
            <source>Attempts that logged something</source>
            <translation>有记录的尝试</translation>
        </message>
        <message>
            <source>Starts that logged nothing</source>
            <translation>没有记录的启动</translation>
        </message>
        <message>
            <source>Give every attempt a log folder of its own</source>
            <translation>为每次尝试使用单独的日志文件夹</translation>
        </message>
        <message>
            <source>Curves of different attempts then stay apart; in a distributed training let only the first process log.</source>
            <translation>这样不同尝试的曲线就会分开；分布式训练中只让第一个进程记录。</translation>
        </message>
        <message>
            <source>The next folder holds one attempt.</source>
            <translation>下一个文件夹只含一次尝试。</translation>
        </message>
        <message>
            <source>Keep the console output of every attempt</source>
            <translation>保留每次尝试的控制台输出</translation>
        </message>
        <message>
            <source>The reason why a process ended stands there, or its exit status tells: 137 is a kill, mostly for memory.</source>
            <translation>其中有进程结束的原因，或由退出状态说明：137 表示被杀死，多因内存不足。</translation>
        </message>
        <message>
            <source>The next run passes step %1 in one attempt.</source>
            <translation>下一次运行一次就越过第 %1 步。</translation>
        </message>
        <message>
            <source>Save a checkpoint every %1 steps</source>
            <translation>每 %1 步保存一次检查点</translation>
        </message>
        <message>
            <source>A restart cost %1 steps on average; at this interval it costs at most a quarter of that.</source>
            <translation>平均每次重启损失 %1 步；按此间隔最多损失其四分之一。</translation>
        </message>
        <message>
            <source>After the next restart the step goes back by no more than %1.</source>
            <translation>下一次重启后步数最多倒退 %1。</translation>
        </message>
        <message>
            <source>The log breaks off within a record after step %1 (%2): the process was killed, or still runs. Whether it had hung before cannot be seen from the event file.</source>
            <translation>日志在第 %1 步之后的一条记录中断（%2）：进程被杀死或仍在运行。之前是否挂起，从事件文件看不出来。</translation>
        </message>
        <message>
            <source>Keep the console output and the exit status of the training beside its events.</source>
            <translation>将训练的控制台输出和退出状态与事件文件一起保留。</translation>
        </message>
        <message>
            <source>Nothing was logged for %1 after step %2; usually there is a sign of life every %3</source>
            <translation>第 %2 步之后 %1 没有任何记录；通常每 %3 有一次活动迹象</translation>
        </message>
        <message>
            <source>The training stood still %4 times, longest for %1 after step %2; usually there is a sign of life every %3</source>
            <translation>训练停滞 %4 次，最长在第 %2 步之后，为 %1；通常每 %3 有一次活动迹象</translation>
        </message>
        <message>
            <source>The session went on afterwards, and the log shows neither an evaluation nor a checkpoint in that time. Usual causes: storage or a network mount that did not answer, a machine that slept or was suspended, other processes of a distributed training that were waited for, an evaluation that logs nothing. Utilization of that time tells them apart: a GPU at 100 % with low power waits in a collective, one at 0 % with an idle CPU in a deadlock, one at 0 % with I/O wait for storage.</source>
            <translation>之后会话继续，且这段时间内日志既没有评估也没有检查点。常见原因：存储或网络挂载无响应、机器休眠或被挂起、等待分布式训练的其他进程、评估没有记录。可由当时的利用率区分：GPU 100 % 而功耗低说明在集合通信中等待，GPU 0 % 且 CPU 空闲说明死锁，GPU 0 % 且有 I/O 等待说明是存储。</translation>
        </message>
        <message>
            <source>%1 without a point</source>
            <translation>%1 没有任何点</translation>
        </message>
        <message>
            <source>Longest silence</source>
            <translation>最长的静默</translation>
        </message>
        <message>
            <source>Silences of that kind</source>
            <translation>此类静默</translation>
        </message>
        <message>
            <source>Their share of the time logged</source>
            <translation>其占记录时间的比例</translation>
        </message>
        <message>
            <source>Have the process print its stacks when it is silent for %1</source>
            <translation>静默 %1 时让进程打印调用栈</translation>
        </message>
        <message>
            <source>The next silence then names the line that waits. At the moment itself, py-spy shows the same.</source>
            <translation>下一次静默就会指出等待的代码行。当时也可用 py-spy 查看。</translation>
        </message>
        <message>
            <source>The next run passes step %1 without a silence of %2.</source>
            <translation>下一次运行越过第 %1 步，没有 %2 的静默。</translation>
        </message>
        <message>
            <source>With several GPUs, let collectives time out and speak</source>
            <translation>使用多块 GPU 时，为集合通信设置超时并输出日志</translation>
        </message>
        <message>
            <source>A process that waits for another one then fails with the name of the operation instead of standing still.</source>
            <translation>等待其他进程的进程会以操作名称报错，而不是停住。</translation>
        </message>
        <message>
            <source>The steps that were timed: %1 each at first, %2 at the end</source>
            <translation>计时的步：开始每步 %1，结束每步 %2</translation>
        </message>
        <message>
            <source>Step time of the last third beyond that of the first</source>
            <translation>最后三分之一的每步耗时超出最初三分之一的部分</translation>
        </message>
        <message>
            <source>Trend of the block medians (Mann-Kendall z)</source>
            <translation>分块中位数的趋势 (Mann-Kendall z)</translation>
        </message>
        <message>
            <source>Time beyond what the first third would have taken</source>
            <translation>超出按最初三分之一速度所需的时间</translation>
        </message>
        <message>
            <source>Steps became slower about step %1: from %2 to %3 each (%4 more)</source>
            <translation>约在第 %1 步变慢：每步从 %2 到 %3（多 %4）</translation>
        </message>
        <message>
            <source>The training slows down: a step takes %1 at first and %2 at step %3 (%4 more)</source>
            <translation>训练变慢：每步起初 %1，第 %3 步为 %2（多 %4）</translation>
        </message>
        <message>
            <source>Before and after it the step time is level, so something changed at that moment: layers were unfrozen, another program came onto the GPU or the host, the GPU began to throttle, the data moved to slower storage. Judged by %1 intervals of %2; stalls and evaluations are left out.</source>
            <translation>前后的每步耗时都平稳，说明当时发生了变化：解冻了某些层、GPU 或主机上有了其他程序、GPU 开始降频、数据移到更慢的存储。依据 %2 的 %1 个间隔判断；不计停顿和评估。</translation>
        </message>
        <message>
            <source>The step time grows little by little, which something that accumulates does: operations added to the graph or functions traced anew in every step, a list of tensors that is never emptied, host memory that fills up until the machine swaps, rising temperature. Judged by %1 intervals of %2; stalls and evaluations are left out.</source>
            <translation>每步耗时逐渐增长，说明有东西在累积：每步向计算图添加操作或重新追踪函数、从不清空的张量列表、占满直至换页的主机内存、升高的温度。依据 %2 的 %1 个间隔判断；不计停顿和评估。</translation>
        </message>
        <message>
            <source>Changes together with the step time (rank correlation %1)</source>
            <translation>与每步耗时一同变化（秩相关 %1）</translation>
        </message>
        <message>
            <source>Record GPU clocks, temperature and host memory beside the next run</source>
            <translation>下一次运行时记录 GPU 频率、温度和主机内存</translation>
        </message>
        <message>
            <source>Falling clocks mean throttling, growing host memory a leak; if both stay level, the training itself does more and more per step.</source>
            <translation>频率下降说明降频，主机内存增长说明泄漏；若两者平稳，则训练本身每步做得越来越多。</translation>
        </message>
        <message>
            <source>Find what the steps accumulate</source>
            <translation>找出各步累积的东西</translation>
        </message>
        <message>
            <source>Tensors kept for later hold their graph alive, and Python numbers as arguments of a traced function trace it anew each time.</source>
            <translation>保留的张量会使其计算图无法释放，而以 Python 数字作为参数会使被追踪的函数每次重新追踪。</translation>
        </message>
        <message>
            <source>In the next run the last third takes no more than %1 per step.</source>
            <translation>下一次运行的最后三分之一每步不超过 %1。</translation>
        </message>
        <message>
            <source>Run is far too long: as good as it got (%1) at step %2, %3 of the way (%4)</source>
            <translation>运行过长得多：第 %2 步就已达到最佳水平（%1），仅完成 %3（%4）</translation>
        </message>
        <message>
            <source>Run is longer than useful: as good as it got (%1) at step %2, %3 of the way (%4)</source>
            <translation>运行过长：第 %2 步就已达到最佳水平（%1），完成 %3（%4）</translation>
        </message>
        <message>
            <source>From there on the smoothed validation stayed as good as its best of %1 within noise, without a trend to the better. A shorter run with the same schedule compressed gives the same model; a lower learning rate from that step on may give a better one.</source>
            <translation>此后平滑后的验证在噪声范围内保持最佳值 %1，没有改善趋势。压缩调度的更短运行可得到相同的模型；从该步起降低学习率也许能得到更好的。</translation>
        </message>
        <message>
            <source>The part without a gain</source>
            <translation>没有收益的部分</translation>
        </message>
        <message>
            <source>Part of the run after which it was as good as its best</source>
            <translation>达到最佳水平时已完成的运行比例</translation>
        </message>
        <message>
            <source>Time to be saved</source>
            <translation>可节省的时间</translation>
        </message>
        <message>
            <source>Train for %1 steps: saves %2 of the time (%3)</source>
            <translation>训练 %1 步：节省时间的 %2（%3）</translation>
        </message>
        <message>
            <source>A fifth more than it took, with the schedule of the learning rate compressed to end there.</source>
            <translation>比所需多五分之一，并将学习率调度压缩到那里结束。</translation>
        </message>
        <message>
            <source>The shorter run reaches %1.</source>
            <translation>更短的运行达到 %1。</translation>
        </message>
        <message>
            <source>Run ended too early: validation still improved by %1 in its last %2, to %3 at step %4 (%5)</source>
            <translation>运行结束过早：最后 %2 内验证仍改善了 %1，在第 %4 步达到 %3（%5）</translation>
        </message>
        <message>
            <source>The best evaluations are the last ones and their trend is certain (z = %1). More steps are the cheapest gain there is.</source>
            <translation>最好的评估都在最后，且趋势确定 (z = %1)。增加步数是最便宜的改进。</translation>
        </message>
        <message>
            <source>Still improving</source>
            <translation>仍在改善</translation>
        </message>
        <message>
            <source>Gain over the last part</source>
            <translation>最后一段的收益</translation>
        </message>
        <message>
            <source>Train for %1 steps: costs %2 more</source>
            <translation>训练 %1 步：多花 %2</translation>
        </message>
        <message>
            <source>Half as long again; stretch the schedule of the learning rate to the new length.</source>
            <translation>再延长一半；将学习率调度拉伸到新的长度。</translation>
        </message>
        <message>
            <source>The next run ends better than %1, and its last quarter gains less than %2.</source>
            <translation>下一次运行的结果优于 %1，且最后四分之一的收益低于 %2。</translation>
        </message>
        <message>
            <source>Nothing announced it: the last %1 values lay around %2. An operation failed at once: an invalid record, log of 0, 0/0, or an overflow in half precision. First to break, at step %4: %3.</source>
            <translation>毫无预兆：最后 %1 个值在 %2 附近。某个操作突然失败：无效记录、对 0 取 log、0/0 或半精度溢出。最先出错（第 %4 步）：%3。</translation>
        </message>
        <message>
            <source>Nothing announced it: the last %1 values lay around %2. Either an operation failed at once (an invalid record, log of 0, 0/0, an overflow in half precision), or the loss rose within the %3 steps between two logged values. First to break, at step %5: %4.</source>
            <translation>毫无预兆：最后 %1 个值在 %2 附近。要么某个操作突然失败（无效记录、对 0 取 log、0/0、半精度溢出），要么损失在两个记录值之间的 %3 步内上升。最先出错（第 %5 步）：%4。</translation>
        </message>
        <message>
            <source>%1 of %2 starts died before they logged anything, and %3 steps of the others were done twice (%4 of the time)</source>
            <translation>%2 次启动中有 %1 次在记录任何内容之前终止，其余的有 %3 步做了两遍（占时间的 %4）</translation>
        </message>
        <message>
            <source>Stalls that most of it comes from</source>
            <translation>造成大部分损失的停顿</translation>
        </message>
    </context>
    <context>
        <name>Evidence</name>
        <message>
            <source>%1, step %2</source>
            <translation>%1，第 %2 步</translation>
        </message>
        <message>
            <source>%1, steps %2–%3</source>
            <translation>%1，第 %2–%3 步</translation>
        </message>
    </context>
    <context>
        <name>FileDialogs</name>
        <message>
            <source>Open a folder of runs</source>
            <translation>打开运行文件夹</translation>
        </message>
        <message>
            <source>Open files</source>
            <translation>打开文件</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>导出报告</translation>
        </message>
        <message>
            <source>Web page (*.html)</source>
            <translation>网页 (*.html)</translation>
        </message>
        <message>
            <source>Markdown (*.md)</source>
            <translation>Markdown (*.md)</translation>
        </message>
        <message>
            <source>JSON (*.json)</source>
            <translation>JSON (*.json)</translation>
        </message>
        <message>
            <source>Plain text (*.txt)</source>
            <translation>纯文本 (*.txt)</translation>
        </message>
    </context>
    <context>
        <name>Formats</name>
        <message>
            <source>TensorBoard event file</source>
            <translation>TensorBoard 事件文件</translation>
        </message>
    </context>
    <context>
        <name>Hardware</name>
        <message>
            <source>Steps per second, from wall times</source>
            <translation>每秒步数（由时间戳计算）</translation>
        </message>
        <message>
            <source>Step time, from wall times</source>
            <translation>每步耗时（由时间戳计算）</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>&lt;h2&gt;Faultline %1&lt;/h2&gt;&lt;p&gt;Finds out why a deep-learning training run failed, and shows the proof.&lt;/p&gt;&lt;p&gt;Opened files are never changed, and nothing leaves this computer.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Built with Qt %2.&lt;/p&gt;</source>
            <translation>&lt;h2&gt;Faultline %1&lt;/h2&gt;&lt;p&gt;找出深度学习训练失败的原因，并给出证据。&lt;/p&gt;&lt;p&gt;打开的文件绝不会被修改，数据也不会离开这台计算机。&lt;/p&gt;&lt;p&gt;自由软件，采用 GNU 通用公共许可证第 3 版或更新版本。使用 Qt %2 构建。&lt;/p&gt;</translation>
        </message>
        <message>
            <source>About Faultline</source>
            <translation>关于 Faultline</translation>
        </message>
        <message>
            <source>Zoom a chart to a range</source>
            <translation>将图表缩放到某一范围</translation>
        </message>
        <message>
            <source>Drag</source>
            <translation>拖动</translation>
        </message>
        <message>
            <source>Move a zoomed chart</source>
            <translation>移动已缩放的图表</translation>
        </message>
        <message>
            <source>Shift+Drag, Left, Right</source>
            <translation>Shift+拖动、左、右</translation>
        </message>
        <message>
            <source>Zoom a chart at the cursor</source>
            <translation>在光标处缩放图表</translation>
        </message>
        <message>
            <source>Ctrl+Wheel, +, -</source>
            <translation>Ctrl+滚轮、+、-</translation>
        </message>
        <message>
            <source>Show the whole chart</source>
            <translation>显示整个图表</translation>
        </message>
        <message>
            <source>Double-click, 0, Home</source>
            <translation>双击、0、Home</translation>
        </message>
        <message>
            <source>Show or hide the chosen run</source>
            <translation>显示或隐藏所选运行</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>空格</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>键盘快捷键</translation>
        </message>
    </context>
    <context>
        <name>Issues</name>
        <message>
            <source>The last record is incomplete</source>
            <translation>最后一条记录不完整</translation>
        </message>
        <message>
            <source>Normal for a run that was killed or is still writing; everything before it was read.</source>
            <translation>被杀死或仍在写入的运行通常如此；之前的内容都已读取。</translation>
        </message>
        <message>
            <source>A record's checksum does not match its data</source>
            <translation>某条记录的校验和与数据不符</translation>
        </message>
        <message>
            <source>That record was skipped. Copy the file again from its source; if it stays, suspect the disk or the transfer.</source>
            <translation>已跳过该记录。请从来源重新复制文件；若仍如此，请怀疑磁盘或传输。</translation>
        </message>
        <message>
            <source>A record header is damaged</source>
            <translation>某条记录的头部损坏</translation>
        </message>
        <message>
            <source>Reading went on at the next intact record. Copy the file again from its source; TensorBoard stops here.</source>
            <translation>已从下一条完好的记录继续读取。请从来源重新复制文件；TensorBoard 会在此停止。</translation>
        </message>
        <message>
            <source>A record claims more bytes than the file holds</source>
            <translation>某条记录声称的字节数超过文件大小</translation>
        </message>
        <message>
            <source>Reading went on at the next intact record.</source>
            <translation>已从下一条完好的记录继续读取。</translation>
        </message>
        <message>
            <source>A record is not a valid Event message</source>
            <translation>某条记录不是有效的 Event 消息</translation>
        </message>
        <message>
            <source>What could be read of it was kept. The writer may be a different program, or broken.</source>
            <translation>已保留可读取的部分。写入者可能是其他程序，或有缺陷。</translation>
        </message>
        <message>
            <source>An event has no valid time</source>
            <translation>某个事件没有有效时间</translation>
        </message>
        <message>
            <source>Its values are kept and drawn on the step axis; time axes leave them out.</source>
            <translation>其值已保留并按步绘制；时间轴上不显示。</translation>
        </message>
        <message>
            <source>A scalar's tensor does not hold a number</source>
            <translation>某个标量的张量不含数字</translation>
        </message>
        <message>
            <source>The value was skipped; look at how the training writes this tag.</source>
            <translation>已跳过该值；请检查训练如何写入此标签。</translation>
        </message>
        <message>
            <source>The file announces no file_version</source>
            <translation>文件没有声明 file_version</translation>
        </message>
        <message>
            <source>Some writers (CatBoost) leave it out; nothing is missing.</source>
            <translation>某些写入器（CatBoost）会省略；没有缺失内容。</translation>
        </message>
        <message>
            <source>The file is empty</source>
            <translation>文件为空</translation>
        </message>
        <message>
            <source>The process died before its first write, or the copy did not finish.</source>
            <translation>进程在首次写入前终止，或复制未完成。</translation>
        </message>
        <message>
            <source>The file holds no summary</source>
            <translation>文件不含摘要</translation>
        </message>
        <message>
            <source>The process ended before it logged anything, or this is a marker file of the profiler.</source>
            <translation>进程在记录任何内容之前结束，或这是性能分析器的标记文件。</translation>
        </message>
        <message>
            <source>This is a Git LFS pointer, not the file itself</source>
            <translation>这是 Git LFS 指针，而不是文件本身</translation>
        </message>
        <message>
            <source>Run "git lfs pull" in the clone to fetch the real file.</source>
            <translation>在克隆中运行 "git lfs pull" 以获取真实文件。</translation>
        </message>
        <message>
            <source>Named like an event file, but it holds no TFRecord</source>
            <translation>名称像事件文件，但不含 TFRecord</translation>
        </message>
        <message>
            <source>Check that the copy is complete and not compressed or encrypted.</source>
            <translation>请检查复制是否完整，且未压缩或加密。</translation>
        </message>
        <message>
            <source>Not a regular file</source>
            <translation>不是普通文件</translation>
        </message>
        <message>
            <source>Pipes, sockets and devices are not opened; give a copy of the data.</source>
            <translation>不会打开管道、套接字和设备；请提供数据的副本。</translation>
        </message>
        <message>
            <source>Could not be read</source>
            <translation>无法读取</translation>
        </message>
        <message>
            <source>Check the permissions and the disk or network mount.</source>
            <translation>请检查权限以及磁盘或网络挂载。</translation>
        </message>
        <message>
            <source>A link leads to a folder that is already open</source>
            <translation>链接指向已打开的文件夹</translation>
        </message>
        <message>
            <source>It was not followed a second time.</source>
            <translation>没有再次跟随。</translation>
        </message>
        <message>
            <source>The file became shorter while it was read</source>
            <translation>读取时文件变短</translation>
        </message>
        <message>
            <source>Another process truncated or replaced it; open it again.</source>
            <translation>其他进程截断或替换了它；请重新打开。</translation>
        </message>
        <message>
            <source>Folders are nested too deeply here</source>
            <translation>此处文件夹嵌套过深</translation>
        </message>
        <message>
            <source>Open the inner folder directly.</source>
            <translation>请直接打开内层文件夹。</translation>
        </message>
        <message>
            <source>No reader recognises this file</source>
            <translation>没有读取器能识别此文件</translation>
        </message>
        <message>
            <source>It was left out.</source>
            <translation>已忽略。</translation>
        </message>
        <message>
            <source>A diagnosis rule could not finish</source>
            <translation>某条诊断规则未能完成</translation>
        </message>
        <message>
            <source>The other rules are not affected. Please report it with the files, if you can share them.</source>
            <translation>其他规则不受影响。请报告此问题，如可能请附上文件。</translation>
        </message>
    </context>
    <context>
        <name>LoadTexts</name>
        <message>
            <source>Faultline</source>
            <translation>Faultline</translation>
        </message>
        <message>
            <source>Demo case – Faultline</source>
            <translation>示例 – Faultline</translation>
        </message>
        <message numerus="yes">
            <source>%1 and %n more – Faultline</source>
            <translation>
                <numerusform>%1 等另外 %n 个 – Faultline</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 – Faultline</source>
            <translation>%1 – Faultline</translation>
        </message>
        <message>
            <source>%1: %2. %3</source>
            <translation>%1：%2。%3</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) damaged or unreadable: %1 lost in %2 places. Everything else was read and is shown.</source>
            <translation>
                <numerusform>%n 个文件损坏或无法读取：在 %2 处丢失 %1。其余内容均已读取并显示。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>%1 µs</source>
            <translation>%1 微秒</translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 毫秒</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 秒</translation>
        </message>
        <message>
            <source>%1 min %2 s</source>
            <translation>%1 分 %2 秒</translation>
        </message>
        <message>
            <source>%1 h %2 min</source>
            <translation>%1 小时 %2 分</translation>
        </message>
        <message>
            <source>%1 d %2 h</source>
            <translation>%1 天 %2 小时</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1×</source>
            <translation>%1 倍</translation>
        </message>
        <message>
            <source>%1 steps/s</source>
            <translation>%1 步/秒</translation>
        </message>
        <message>
            <source>Critical</source>
            <translation>严重</translation>
        </message>
        <message>
            <source>Warning</source>
            <translation>警告</translation>
        </message>
        <message>
            <source>Info</source>
            <translation>提示</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1（%2）</translation>
        </message>
        <message>
            <source>Unreadable</source>
            <translation>无法读取</translation>
        </message>
        <message>
            <source>Data lost</source>
            <translation>数据丢失</translation>
        </message>
        <message>
            <source>Notice</source>
            <translation>注意</translation>
        </message>
        <message>
            <source>Scalar</source>
            <translation>标量</translation>
        </message>
        <message>
            <source>Image</source>
            <translation>图像</translation>
        </message>
        <message>
            <source>Histogram</source>
            <translation>直方图</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>文本</translation>
        </message>
        <message>
            <source>Audio</source>
            <translation>音频</translation>
        </message>
        <message>
            <source>Graph</source>
            <translation>计算图</translation>
        </message>
        <message>
            <source>Hyperparameters</source>
            <translation>超参数</translation>
        </message>
        <message>
            <source>Precision-recall curve</source>
            <translation>精确率-召回率曲线</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>布局</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>其他</translation>
        </message>
        <message>
            <source>Start-up</source>
            <translation>启动</translation>
        </message>
        <message>
            <source>Warm-up</source>
            <translation>预热</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>训练</translation>
        </message>
        <message>
            <source>Evaluation</source>
            <translation>评估</translation>
        </message>
        <message>
            <source>Checkpoint</source>
            <translation>检查点</translation>
        </message>
        <message>
            <source>Idle</source>
            <translation>空闲</translation>
        </message>
        <message>
            <source>End</source>
            <translation>结束</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>%1: %2 (at byte %3)</source>
            <translation>%1：%2（位于第 %3 字节）</translation>
        </message>
    </context>
    <context>
        <name>RimMark</name>
        <message>
            <source>%1 ≤ 0</source>
            <comment>samples at or below zero</comment>
            <translation>%1 个 ≤ 0</translation>
        </message>
        <message>
            <source>%1 NaN</source>
            <translation>%1 个 NaN</translation>
        </message>
        <message>
            <source>%1 ∞</source>
            <translation>%1 个 ∞</translation>
        </message>
        <message>
            <source>%1 NaN/∞</source>
            <translation>%1 个 NaN/∞</translation>
        </message>
        <message>
            <source>zero or less</source>
            <translation>零或更小</translation>
        </message>
        <message>
            <source>%1 at %2</source>
            <translation>%1，位于 %2</translation>
        </message>
        <message>
            <source>%1 from %2 to the end: %3 samples</source>
            <translation>%1，从 %2 到结尾：%3 个样本</translation>
        </message>
        <message>
            <source>%1 from %2 on: %3 samples</source>
            <translation>%1，自 %2 起：%3 个样本</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Evidence not usable</source>
            <translation>证据不可用</translation>
        </message>
        <message>
            <source>Looks for logs that cannot carry a diagnosis: empty, damaged, without steps, with a clock that goes back, or with too few points.</source>
            <translation>查找无法支撑诊断的日志：空的、损坏的、没有步数的、时钟倒退的或点数过少的。</translation>
        </message>
        <message>
            <source>Points of the loss that trend tests on 30 blocks need: two in each.</source>
            <translation>30 个分块的趋势检验所需的损失点数：每块两个。</translation>
        </message>
        <message>
            <source>Shorter runs are tries; few points are no fault there.</source>
            <translation>更短的运行属于试验；点少不算缺陷。</translation>
        </message>
        <message>
            <source>So many points at one step are a step that is not passed, no single result.</source>
            <translation>同一步有这么多点说明没有传入步数，而不是单个结果。</translation>
        </message>
        <message>
            <source>Loss became NaN or infinite</source>
            <translation>损失变为 NaN 或无穷</translation>
        </message>
        <message>
            <source>Looks for the first NaN or infinity of every loss and for what led to it.</source>
            <translation>查找每个损失的第一个 NaN 或无穷及其起因。</translation>
        </message>
        <message>
            <source>Values before the first bad one in which its cause is looked for.</source>
            <translation>在第一个坏值之前查找原因的值的个数。</translation>
        </message>
        <message>
            <source>Training loss diverged</source>
            <translation>训练损失发散</translation>
        </message>
        <message>
            <source>Looks for a training loss that rose far above its minimum and stayed there.</source>
            <translation>查找远高于最小值且停留在那里的训练损失。</translation>
        </message>
        <message>
            <source>Median of a window against the smoothed minimum; twice is far outside the noise of healthy runs.</source>
            <translation>窗口中位数相对于平滑最小值；两倍远超正常运行的噪声。</translation>
        </message>
        <message>
            <source>Windows in a row, up to the end, that must lie above: a passing bump is not a divergence.</source>
            <translation>直到结束必须连续高于界限的窗口数：短暂的凸起不是发散。</translation>
        </message>
        <message>
            <source>A loss this large at the end counts at once.</source>
            <translation>结束时这么大的损失立即算数。</translation>
        </message>
        <message>
            <source>... if it began below this, so that losses that are large by nature do not count.</source>
            <translation>……前提是起始低于此值，以免天然较大的损失被计入。</translation>
        </message>
        <message>
            <source>Least share of the fall that must be lost again: twice a minimum close to 0 is nothing.</source>
            <translation>必须重新丢失的下降比例下限：接近 0 的最小值的两倍不算什么。</translation>
        </message>
        <message>
            <source>Validation stands still or is noisy</source>
            <translation>验证停滞或噪声大</translation>
        </message>
        <message>
            <source>Looks for a validation that stopped improving while the learning rate was still high, and for one that scatters at the end.</source>
            <translation>查找学习率仍高时停止改善的验证，以及结束时波动的验证。</translation>
        </message>
        <message>
            <source>Improvement over the last part below which the validation stands still.</source>
            <translation>最后一段的改善低于此值即视为停滞。</translation>
        </message>
        <message>
            <source>Last part of the run that is looked at.</source>
            <translation>考察的运行最后部分。</translation>
        </message>
        <message>
            <source>Learning rate against its peak: below it the schedule has ended and standing still is normal.</source>
            <translation>学习率相对于峰值：低于此值说明调度已结束，停滞属正常。</translation>
        </message>
        <message>
            <source>MAD of the last quarter against its level: above it, one evaluation cannot choose a checkpoint.</source>
            <translation>最后四分之一的 MAD 相对于其水平：高于此值时单次评估无法选出检查点。</translation>
        </message>
        <message>
            <source>Fewer evaluations show no trend.</source>
            <translation>评估更少则看不出趋势。</translation>
        </message>
        <message>
            <source>Training loss is unstable</source>
            <translation>训练损失不稳定</translation>
        </message>
        <message>
            <source>Looks for a rise of the loss near the start that it recovers from, and for isolated spikes later.</source>
            <translation>查找开始附近又恢复的损失上升，以及之后的孤立尖峰。</translation>
        </message>
        <message>
            <source>Part of the run that counts as its start.</source>
            <translation>视为开始的运行部分。</translation>
        </message>
        <message>
            <source>Rise against the noise of the loss; more where few values were logged.</source>
            <translation>上升相对于损失噪声；记录值少时要求更高。</translation>
        </message>
        <message>
            <source>Height of a spike against the noise around the running median; noise alone does not reach it.</source>
            <translation>尖峰高度相对于滑动中位数周围的噪声；单靠噪声达不到。</translation>
        </message>
        <message>
            <source>Gradient norm at the spike against its median: tells a step that hurts from a hard batch.</source>
            <translation>尖峰处梯度范数相对于其中位数：区分有害的步和困难批次。</translation>
        </message>
        <message>
            <source>Steps between two values, as part of the run; coarser logs do not show spikes.</source>
            <translation>两个值之间的步数占运行的比例；更粗的日志看不到尖峰。</translation>
        </message>
        <message>
            <source>Model never learned</source>
            <translation>模型从未学习</translation>
        </message>
        <message>
            <source>Looks for a training loss that does not fall from the start on.</source>
            <translation>查找从一开始就不下降的训练损失。</translation>
        </message>
        <message>
            <source>Mann-Kendall on 30 block medians of the first third: below it the loss falls (5 % one-sided).</source>
            <translation>对最初三分之一的 30 个分块中位数作 Mann-Kendall 检验：低于此值说明损失下降（单侧 5 %）。</translation>
        </message>
        <message>
            <source>The same over the whole run (1 %): a model that learnt late did learn.</source>
            <translation>对整个运行同样检验 (1 %)：学得晚的模型也算学习了。</translation>
        </message>
        <message>
            <source>Model overfits</source>
            <translation>模型过拟合</translation>
        </message>
        <message>
            <source>Looks for a validation that gets worse since its best while the training loss does not.</source>
            <translation>查找自最佳以来恶化而训练损失没有恶化的验证。</translation>
        </message>
        <message>
            <source>Mann-Kendall of the validation since its best (1 % one-sided).</source>
            <translation>自最佳以来验证的 Mann-Kendall 检验（单侧 1 %）。</translation>
        </message>
        <message>
            <source>Last level against the smoothed best: less is not worth a change.</source>
            <translation>最后水平相对于平滑最佳：更小则不值得改动。</translation>
        </message>
        <message>
            <source>Evaluations since the best; with fewer, every healthy run would be accused.</source>
            <translation>自最佳以来的评估次数；更少会冤枉每个正常运行。</translation>
        </message>
        <message>
            <source>If the training loss rises too (5 %), it is not overfitting.</source>
            <translation>若训练损失也上升 (5 %)，则不是过拟合。</translation>
        </message>
        <message>
            <source>Stalls eat time</source>
            <translation>停顿消耗时间</translation>
        </message>
        <message>
            <source>Looks for steps that take much longer than the others and what they cost together, and matches their period with evaluations and checkpoints.</source>
            <translation>查找比其他步长得多的步及其总代价，并将其周期与评估和检查点比对。</translation>
        </message>
        <message>
            <source>Share of the time beyond the usual step time; below it the work to find the cause does not pay.</source>
            <translation>超出通常每步耗时的时间比例；低于此值不值得查找原因。</translation>
        </message>
        <message>
            <source>... and at least this long in all: nobody waits for less.</source>
            <translation>……且总计至少这么久：更短无关紧要。</translation>
        </message>
        <message>
            <source>A stall is longer than the median by so many robust standard deviations: outside of what noise does.</source>
            <translation>停顿比中位数长这么多个稳健标准差：超出噪声范围。</translation>
        </message>
        <message>
            <source>... and at least by this share of the median, so that very even step times have no stalls.</source>
            <translation>……且至少为中位数的这一比例，使非常均匀的每步耗时不算停顿。</translation>
        </message>
        <message>
            <source>Restarts lost work</source>
            <translation>重启损失了工作</translation>
        </message>
        <message>
            <source>Looks for sessions that went back to earlier steps, for starts that died at once, and for several processes that wrote into one folder.</source>
            <translation>查找退回更早步的会话、立即终止的启动，以及写入同一文件夹的多个进程。</translation>
        </message>
        <message>
            <source>Share of the logged time that was done twice; a checkpoint now and then keeps it below.</source>
            <translation>重复花费的时间占记录时间的比例；不时保存检查点可使其低于此值。</translation>
        </message>
        <message>
            <source>Run stopped making progress</source>
            <translation>运行停止进展</translation>
        </message>
        <message>
            <source>Looks for long silences within a session that neither an evaluation nor a checkpoint explains.</source>
            <translation>查找会话内既非评估也非检查点所致的长时间静默。</translation>
        </message>
        <message>
            <source>A silence of so many median intervals is no slow step any more.</source>
            <translation>静默达到这么多个中位间隔就不再是慢步。</translation>
        </message>
        <message>
            <source>... and at least this long: shorter ones cost little, and saving or evaluating can take that long.</source>
            <translation>……且至少这么久：更短的代价小，保存或评估也可能需要这么久。</translation>
        </message>
        <message>
            <source>Training slows down with time</source>
            <translation>训练随时间变慢</translation>
        </message>
        <message>
            <source>Looks for a step time that grows from the beginning to the end of a session, apart from stalls and evaluations.</source>
            <translation>查找从会话开始到结束增长的每步耗时，不计停顿和评估。</translation>
        </message>
        <message>
            <source>Step time of the last third against the first; a few per cent come and go with temperature and neighbours.</source>
            <translation>最后三分之一的每步耗时相对于最初三分之一；百分之几会随温度和邻居波动。</translation>
        </message>
        <message>
            <source>Mann-Kendall test on 30 block medians: one per cent of runs without a trend reach it.</source>
            <translation>对 30 个分块中位数的 Mann-Kendall 检验：百分之一没有趋势的运行会达到。</translation>
        </message>
        <message>
            <source>Run is too long or too short</source>
            <translation>运行过长或过短</translation>
        </message>
        <message>
            <source>Looks for a validation that was as good as it got before half of the run, or still improves at its end.</source>
            <translation>查找在运行过半之前就达到最佳，或结束时仍在改善的验证。</translation>
        </message>
        <message>
            <source>Best reached within this part of the run: far too long.</source>
            <translation>在运行的这一部分之内达到最佳：过长得多。</translation>
        </message>
        <message>
            <source>Best reached before this part of the run: the rest was time for nothing.</source>
            <translation>在运行的这一部分之前达到最佳：其余是浪费。</translation>
        </message>
        <message>
            <source>Best within this last part and still improving: too short.</source>
            <translation>最佳出现在最后这一部分且仍在改善：过短。</translation>
        </message>
        <message>
            <source>As good as the best, if no worse than by this.</source>
            <translation>若差距不超过此值，即视为与最佳相当。</translation>
        </message>
        <message>
            <source>Gain over the last part that makes a longer run worth its cost; more after a decayed learning rate.</source>
            <translation>最后一段使更长运行值得的收益；学习率衰减后要求更高。</translation>
        </message>
    </context>
    <context>
        <name>Switcher</name>
        <message>
            <source>Finding</source>
            <translation>发现</translation>
        </message>
        <message>
            <source>Page</source>
            <translation>页面</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>操作</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>运行</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>标签</translation>
        </message>
    </context>
    <context>
        <name>WindowOptions</name>
        <message>
            <source>%1
Try --help for the options.</source>
            <translation>%1
使用 --help 查看选项。</translation>
        </message>
        <message>
            <source>Finds out why a training run failed, and shows the proof.</source>
            <translation>找出训练失败的原因，并给出证据。</translation>
        </message>
        <message>
            <source>Open the built-in demo case.</source>
            <translation>打开内置示例。</translation>
        </message>
        <message>
            <source>Show this page: %1.</source>
            <translation>显示此页面：%1。</translation>
        </message>
        <message>
            <source>light or dark.</source>
            <translation>light（浅色）或 dark（深色）。</translation>
        </message>
        <message>
            <source>Language of the window, such as de or zh_CN.</source>
            <translation>窗口语言，例如 de 或 zh_CN。</translation>
        </message>
        <message>
            <source>Size of the window in pixels.</source>
            <translation>窗口大小（像素）。</translation>
        </message>
        <message>
            <source>Load, save a picture of the window, and exit.</source>
            <translation>加载后保存窗口截图并退出。</translation>
        </message>
        <message>
            <source>Files or folders to open together.</source>
            <translation>要一起打开的文件或文件夹。</translation>
        </message>
        <message>
            <source>--demo cannot be combined with paths.</source>
            <translation>--demo 不能与路径同时使用。</translation>
        </message>
        <message>
            <source>There is no page "%1"; there are %2.</source>
            <translation>没有名为“%1”的页面；可用的有 %2。</translation>
        </message>
        <message>
            <source>The theme is light or dark, not "%1".</source>
            <translation>主题只能是 light 或 dark，不能是“%1”。</translation>
        </message>
        <message>
            <source>A size is written like 1280x800, not "%1".</source>
            <translation>大小应写成 1280x800 的形式，而不是“%1”。</translation>
        </message>
    </context>
    <context>
        <name>faultline::FindingModel</name>
        <message>
            <source>Severity</source>
            <translation>严重程度</translation>
        </message>
        <message>
            <source>Finding</source>
            <translation>发现</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>运行</translation>
        </message>
        <message>
            <source>Confidence</source>
            <translation>置信度</translation>
        </message>
    </context>
    <context>
        <name>faultline::IssueModel</name>
        <message>
            <source>Severity</source>
            <translation>严重程度</translation>
        </message>
        <message>
            <source>File</source>
            <translation>文件</translation>
        </message>
        <message>
            <source>Offset</source>
            <translation>偏移</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>发生了什么</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>丢失</translation>
        </message>
        <message>
            <source>What to do</source>
            <translation>如何处理</translation>
        </message>
    </context>
    <context>
        <name>faultline::RunTreeModel</name>
        <message>
            <source>%1 points logged</source>
            <translation>记录了 %1 个点</translation>
        </message>
        <message>
            <source>Started %1</source>
            <translation>开始于 %1</translation>
        </message>
        <message numerus="yes">
            <source>%n damaged place(s); see Issues</source>
            <translation>
                <numerusform>%n 处损坏；参见文件问题</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 points</source>
            <translation>%1 个点</translation>
        </message>
        <message numerus="yes">
            <source>%n damaged place(s)</source>
            <translation>
                <numerusform>%n 处损坏</numerusform>
            </translation>
        </message>
        <message>
            <source>shown</source>
            <translation>显示</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>隐藏</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::AbstentionList</name>
        <message>
            <source>Could not be judged</source>
            <translation>无法判断</translation>
        </message>
        <message numerus="yes">
            <source>and %n more like these</source>
            <translation>
                <numerusform>以及另外 %n 个类似项</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Run %1</source>
            <translation>运行 %1</translation>
        </message>
        <message>
            <source>To capture it</source>
            <translation>如何记录</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CasePanel</name>
        <message>
            <source>Filter runs</source>
            <translation>筛选运行</translation>
        </message>
        <message>
            <source>Runs of this case</source>
            <translation>此案例的运行</translation>
        </message>
        <message>
            <source>Show all runs</source>
            <translation>显示所有运行</translation>
        </message>
        <message>
            <source>Hide all runs</source>
            <translation>隐藏所有运行</translation>
        </message>
        <message>
            <source>No case is open</source>
            <translation>未打开案例</translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n run(s) shown</source>
            <translation>
                <numerusform>显示 %1 / %n 个运行</numerusform>
            </translation>
        </message>
        <message>
            <source>Show only this</source>
            <translation>仅显示此项</translation>
        </message>
        <message>
            <source>Show files</source>
            <translation>显示文件</translation>
        </message>
        <message>
            <source>Show issues</source>
            <translation>显示文件问题</translation>
        </message>
        <message>
            <source>Copy path</source>
            <translation>复制路径</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ChartControls</name>
        <message>
            <source>Filter tags</source>
            <translation>筛选标签</translation>
        </message>
        <message>
            <source>Tags shown</source>
            <translation>显示的标签</translation>
        </message>
        <message>
            <source>Smoothing</source>
            <translation>平滑</translation>
        </message>
        <message>
            <source>Smoothing weight</source>
            <translation>平滑权重</translation>
        </message>
        <message>
            <source>Exponential moving average as in TensorBoard, over every logged point. 0 shows the points as they are; they stay visible behind the smoothed line.</source>
            <translation>与 TensorBoard 相同的指数滑动平均，但对记录的每个点计算。0 表示按原样显示；原始点始终显示在平滑曲线之后。</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>步</translation>
        </message>
        <message>
            <source>Training step</source>
            <translation>训练步</translation>
        </message>
        <message>
            <source>Relative</source>
            <translation>相对</translation>
        </message>
        <message>
            <source>Time since the run began</source>
            <translation>自运行开始以来的时间</translation>
        </message>
        <message>
            <source>Wall</source>
            <translation>时刻</translation>
        </message>
        <message>
            <source>Date and time</source>
            <translation>日期和时间</translation>
        </message>
        <message>
            <source>Horizontal axis: %1</source>
            <translation>横轴：%1</translation>
        </message>
        <message>
            <source>Log x</source>
            <translation>对数 x</translation>
        </message>
        <message>
            <source>Logarithmic horizontal axis</source>
            <translation>横轴使用对数刻度</translation>
        </message>
        <message>
            <source>Ignore outliers</source>
            <translation>忽略离群值</translation>
        </message>
        <message>
            <source>Leave the lowest and highest 5 % of the visible values out when fitting the vertical axis</source>
            <translation>调整纵轴范围时忽略可见值中最低和最高的 5 %</translation>
        </message>
        <message>
            <source>Undo zoom</source>
            <translation>撤销缩放</translation>
        </message>
        <message>
            <source>Show everything</source>
            <translation>显示全部</translation>
        </message>
        <message>
            <source>Size of the cards</source>
            <translation>卡片大小</translation>
        </message>
        <message>
            <source>Export the curves shown</source>
            <translation>导出显示的曲线</translation>
        </message>
        <message>
            <source>Small cards</source>
            <translation>小卡片</translation>
        </message>
        <message>
            <source>Medium cards</source>
            <translation>中等卡片</translation>
        </message>
        <message>
            <source>Large cards</source>
            <translation>大卡片</translation>
        </message>
        <message>
            <source>CSV, all points of the tags and runs shown…</source>
            <translation>CSV，所显示标签和运行的全部点…</translation>
        </message>
        <message>
            <source>JSON Lines, all points of the tags and runs shown…</source>
            <translation>JSON Lines，所显示标签和运行的全部点…</translation>
        </message>
        <message numerus="yes">
            <source>%n tag(s)</source>
            <translation>
                <numerusform>%n 个标签</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 tags</source>
            <translation>%1 / %2 个标签</translation>
        </message>
        <message>
            <source>Not a regular expression: %1 (at character %2). All tags are shown.</source>
            <translation>不是有效的正则表达式：%1（位于第 %2 个字符）。显示所有标签。</translation>
        </message>
        <message>
            <source>Filter tags (regex)</source>
            <translation>筛选标签（正则）</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CodeBlock</name>
        <message>
            <source>Copied</source>
            <translation>已复制</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Copy %1</source>
            <translation>复制 %1</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>代码</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ConfidenceBar</name>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>High confidence</source>
            <translation>置信度高</translation>
        </message>
        <message>
            <source>Medium confidence</source>
            <translation>置信度中</translation>
        </message>
        <message>
            <source>Low confidence</source>
            <translation>置信度低</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CurveExporter</name>
        <message>
            <source>Comma-separated values (*.csv)</source>
            <translation>逗号分隔值 (*.csv)</translation>
        </message>
        <message>
            <source>JSON Lines (*.jsonl)</source>
            <translation>JSON Lines (*.jsonl)</translation>
        </message>
        <message>
            <source>PNG image (*.png)</source>
            <translation>PNG 图像 (*.png)</translation>
        </message>
        <message>
            <source>SVG drawing (*.svg)</source>
            <translation>SVG 图形 (*.svg)</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) written to %1</source>
            <translation>
                <numerusform>已将 %n 个点写入 %1</numerusform>
            </translation>
        </message>
        <message>
            <source>Picture written to %1</source>
            <translation>图片已写入 %1</translation>
        </message>
        <message>
            <source>%1 could not be written: %2</source>
            <translation>无法写入 %1：%2</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>导出</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CurveView</name>
        <message numerus="yes">
            <source>%n curve(s), %1 to %2, values %3 to %4</source>
            <translation>
                <numerusform>%n 条曲线，%1 至 %2，值 %3 至 %4</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sample(s) that a line cannot show</source>
            <translation>
                <numerusform>%n 个无法用曲线表示的样本</numerusform>
            </translation>
        </message>
        <message>
            <source>Chart of %1</source>
            <translation>%1 的图表</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::DropOverlay</name>
        <message>
            <source>Drop to open</source>
            <translation>松开以打开</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::EvidenceStrip</name>
        <message>
            <source>Back to finding</source>
            <translation>返回发现</translation>
        </message>
        <message>
            <source>Show whole run</source>
            <translation>显示整个运行</translation>
        </message>
        <message>
            <source>Stop showing the proof</source>
            <translation>停止显示证据</translation>
        </message>
        <message>
            <source>Showing proof: %1</source>
            <translation>证据：%1</translation>
        </message>
        <message>
            <source>Showing proof: %1 (%2)</source>
            <translation>证据：%1（%2）</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::FindingCard</name>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Show details</source>
            <translation>显示详情</translation>
        </message>
        <message>
            <source>Show proof</source>
            <translation>查看证据</translation>
        </message>
        <message>
            <source>Show proof: %1</source>
            <translation>查看证据：%1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Run %1</source>
            <translation>运行 %1</translation>
        </message>
        <message>
            <source>Hide details</source>
            <translation>隐藏详情</translation>
        </message>
        <message>
            <source>Proof</source>
            <translation>证据</translation>
        </message>
        <message>
            <source>%1, byte %2</source>
            <translation>%1，第 %2 字节</translation>
        </message>
        <message>
            <source>Show in the charts</source>
            <translation>在图表中显示</translation>
        </message>
        <message>
            <source>Measured</source>
            <translation>测量项</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>值</translation>
        </message>
        <message>
            <source>Threshold</source>
            <translation>阈值</translation>
        </message>
        <message>
            <source>What to do</source>
            <translation>如何处理</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
        <message>
            <source>Proved when: %1</source>
            <translation>验证方法：%1</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::HardwareCard</name>
        <message>
            <source>%1 (%2)</source>
            <translation>%1（%2）</translation>
        </message>
        <message>
            <source>Chart of %1</source>
            <translation>%1 的图表</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::HardwareHint</name>
        <message>
            <source>These event files hold no hardware series: no utilization, memory, power or temperature was logged. Step time needs none: it follows from the wall times below.</source>
            <translation>这些事件文件没有硬件曲线：未记录利用率、内存、功耗或温度。每步耗时不需要它们：由下方的时间戳得出。</translation>
        </message>
        <message>
            <source>How to log hardware from the training</source>
            <translation>如何在训练中记录硬件数据</translation>
        </message>
        <message>
            <source>PyTorch (needs the pynvml package)</source>
            <translation>PyTorch（需要 pynvml 包）</translation>
        </message>
        <message>
            <source>TensorFlow</source>
            <translation>TensorFlow</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::HardwareView</name>
        <message>
            <source>Panels</source>
            <translation>面板</translation>
        </message>
        <message>
            <source>All panels share the time axis: drag to zoom, double-click to see everything.</source>
            <translation>所有面板共用时间轴：拖动缩放，双击显示全部。</translation>
        </message>
        <message>
            <source>Show everything</source>
            <translation>显示全部</translation>
        </message>
        <message>
            <source>Hardware</source>
            <translation>硬件</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>速度</translation>
        </message>
        <message>
            <source>Nothing is open</source>
            <translation>尚未打开任何内容</translation>
        </message>
        <message>
            <source>Open a folder with event files: what the machine did, and how fast the training went, appears here.</source>
            <translation>打开含有事件文件的文件夹：机器的负载和训练速度将显示在这里。</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>正在读取…</translation>
        </message>
        <message>
            <source>The panels appear as soon as there are points.</source>
            <translation>一有数据点，面板就会出现。</translation>
        </message>
        <message>
            <source>Every run is hidden</source>
            <translation>所有运行都已隐藏</translation>
        </message>
        <message>
            <source>Tick runs in the Case list to see their panels.</source>
            <translation>在“案例”列表中勾选运行以查看其面板。</translation>
        </message>
        <message>
            <source>No hardware series and no step times</source>
            <translation>没有硬件曲线，也没有每步耗时</translation>
        </message>
        <message>
            <source>The event files hold no utilization, memory or throughput, and too few points to tell the time of a step.</source>
            <translation>事件文件中没有利用率、内存或吞吐量，数据点也太少，无法得出每步耗时。</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::IssuesPanel</name>
        <message>
            <source>Issues with files</source>
            <translation>文件问题</translation>
        </message>
        <message numerus="yes">
            <source>%n more of the same kinds were counted but are not listed.</source>
            <translation>
                <numerusform>另有 %n 个同类问题已计数但未列出。</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy path</source>
            <translation>复制路径</translation>
        </message>
        <message>
            <source>Copy row</source>
            <translation>复制此行</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::LegendStrip</name>
        <message>
            <source>Legend: %1</source>
            <translation>图例：%1</translation>
        </message>
        <message>
            <source>, </source>
            <translation>、</translation>
        </message>
        <message>
            <source>+ %1</source>
            <translation>+ %1</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::LoadStatus</name>
        <message>
            <source>Loading progress</source>
            <translation>加载进度</translation>
        </message>
        <message>
            <source>Stop loading (Esc)</source>
            <translation>停止加载 (Esc)</translation>
        </message>
        <message>
            <source>Stop loading</source>
            <translation>停止加载</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>正在停止…</translation>
        </message>
        <message>
            <source>Diagnosing…</source>
            <translation>正在诊断…</translation>
        </message>
        <message>
            <source>Reading… %1 %</source>
            <translation>正在读取… %1 %</translation>
        </message>
        <message>
            <source>Looking for files…</source>
            <translation>正在查找文件…</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::MainWindow</name>
        <message>
            <source>Reading…</source>
            <translation>正在读取…</translation>
        </message>
        <message>
            <source>Case</source>
            <translation>案例</translation>
        </message>
        <message>
            <source>Issues with files</source>
            <translation>文件问题</translation>
        </message>
        <message>
            <source>Main toolbar</source>
            <translation>主工具栏</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>Open a folder of runs; the arrow offers more</source>
            <translation>打开运行文件夹；箭头提供更多选项</translation>
        </message>
        <message>
            <source>Copied to the clipboard</source>
            <translation>已复制到剪贴板</translation>
        </message>
        <message>
            <source>Open another folder…</source>
            <translation>打开其他文件夹…</translation>
        </message>
        <message>
            <source>Loading was stopped. What was read by then is shown, and has not been diagnosed.</source>
            <translation>加载已停止。显示的是此前已读取的内容，尚未诊断。</translation>
        </message>
        <message>
            <source>Read again</source>
            <translation>重新读取</translation>
        </message>
        <message>
            <source>Show issues</source>
            <translation>显示文件问题</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) damaged</source>
            <translation>
                <numerusform>%n 个文件损坏</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n note(s) on files</source>
            <translation>
                <numerusform>%n 条文件提示</numerusform>
            </translation>
        </message>
        <message>
            <source>Show what is wrong with the files, and what to do</source>
            <translation>显示文件存在的问题及处理方法</translation>
        </message>
        <message>
            <source>The report was saved as %1.</source>
            <translation>报告已保存为 %1。</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::MessageBar</name>
        <message>
            <source>Close the message</source>
            <translation>关闭消息</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::NoticeBar</name>
        <message>
            <source>Close this message</source>
            <translation>关闭此消息</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>消息</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::OverviewView</name>
        <message>
            <source>What went wrong with your training?</source>
            <translation>您的训练出了什么问题？</translation>
        </message>
        <message>
            <source>Open the folder that a run left behind, or drop it on this window: event files of TensorBoard, also damaged or unfinished ones. Faultline reads them, says what is wrong, and shows the proof.</source>
            <translation>打开运行留下的文件夹，或将其拖放到此窗口：TensorBoard 事件文件，损坏或未完成的也可以。Faultline 会读取它们，指出问题所在，并给出证据。</translation>
        </message>
        <message>
            <source>Open a folder…</source>
            <translation>打开文件夹…</translation>
        </message>
        <message>
            <source>Look at the demo case</source>
            <translation>查看示例</translation>
        </message>
        <message>
            <source>Timeline</source>
            <translation>时间线</translation>
        </message>
        <message>
            <source>Show fewer</source>
            <translation>显示更少</translation>
        </message>
        <message numerus="yes">
            <source>Show all %n training(s)</source>
            <translation>
                <numerusform>显示全部 %n 次训练</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n finding(s)</source>
            <translation>
                <numerusform>%n 个发现</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Show %n more</source>
            <translation>
                <numerusform>再显示 %n 个</numerusform>
            </translation>
        </message>
        <message>
            <source>Overview</source>
            <translation>概览</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::PhaseLegend</name>
        <message>
            <source>Phases: %1</source>
            <translation>阶段：%1</translation>
        </message>
        <message>
            <source>, </source>
            <translation>、</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::QuickSwitcher</name>
        <message>
            <source>Nothing matches. Try a part of a run, a tag or an action.</source>
            <translation>没有匹配项。请尝试运行、标签或操作名称的一部分。</translation>
        </message>
        <message>
            <source>Quick search</source>
            <translation>快速搜索</translation>
        </message>
        <message>
            <source>Go to a page, finding, run, tag or action</source>
            <translation>转到页面、发现、运行、标签或操作</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>搜索</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>匹配项</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ScalarCard</name>
        <message>
            <source>log</source>
            <translation>对数</translation>
        </message>
        <message>
            <source>Logarithmic values</source>
            <translation>对数值</translation>
        </message>
        <message>
            <source>Pin to the top</source>
            <translation>固定到顶部</translation>
        </message>
        <message>
            <source>Enlarge</source>
            <translation>放大</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>导出</translation>
        </message>
        <message>
            <source>Chart of %1</source>
            <translation>%1 的图表</translation>
        </message>
        <message>
            <source>Back to normal size</source>
            <translation>恢复正常大小</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>取消固定</translation>
        </message>
        <message>
            <source> · </source>
            <translation> · </translation>
        </message>
        <message>
            <source>%1 marked (NaN, infinite or not above 0)</source>
            <translation>%1 个已标记（NaN、无穷或不大于 0）</translation>
        </message>
        <message>
            <source>%1 NaN or infinite</source>
            <translation>%1 个 NaN 或无穷</translation>
        </message>
        <message numerus="yes">
            <source>%n run(s)</source>
            <translation>
                <numerusform>%n 个运行</numerusform>
            </translation>
        </message>
        <message>
            <source>CSV, all points…</source>
            <translation>CSV，全部点…</translation>
        </message>
        <message>
            <source>CSV, visible range…</source>
            <translation>CSV，可见范围…</translation>
        </message>
        <message>
            <source>JSON Lines, all points…</source>
            <translation>JSON Lines，全部点…</translation>
        </message>
        <message>
            <source>PNG picture…</source>
            <translation>PNG 图片…</translation>
        </message>
        <message>
            <source>SVG drawing…</source>
            <translation>SVG 图形…</translation>
        </message>
        <message>
            <source>Copy picture</source>
            <translation>复制图片</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ScalarsView</name>
        <message>
            <source>Charts</source>
            <translation>图表</translation>
        </message>
        <message>
            <source>Clear the filter</source>
            <translation>清除筛选</translation>
        </message>
        <message>
            <source>Show all runs</source>
            <translation>显示所有运行</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>已固定</translation>
        </message>
        <message>
            <source>General</source>
            <translation>常规</translation>
        </message>
        <message>
            <source>Nothing is open</source>
            <translation>尚未打开任何内容</translation>
        </message>
        <message>
            <source>Open a folder with event files: its curves appear here.</source>
            <translation>打开含有事件文件的文件夹：其曲线将显示在这里。</translation>
        </message>
        <message>
            <source>No scalars in these files</source>
            <translation>这些文件中没有标量</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>正在读取…</translation>
        </message>
        <message>
            <source>The files hold no scalar summaries, or none could be read. The Overview tells what was found in them.</source>
            <translation>文件中没有标量摘要，或无法读取。概览页会说明其中的内容。</translation>
        </message>
        <message>
            <source>The first curves appear as soon as they are read.</source>
            <translation>第一批曲线读取后会立即出现。</translation>
        </message>
        <message>
            <source>Every run is hidden</source>
            <translation>所有运行都已隐藏</translation>
        </message>
        <message>
            <source>Tick runs in the Case list to see their curves.</source>
            <translation>在“案例”列表中勾选运行以查看其曲线。</translation>
        </message>
        <message>
            <source>No tag matches the filter</source>
            <translation>没有标签符合筛选</translation>
        </message>
        <message numerus="yes">
            <source>None of the %n tag(s) contains “%1”.</source>
            <translation>
                <numerusform>%n 个标签中没有一个包含“%1”。</numerusform>
            </translation>
        </message>
        <message>
            <source>scalars</source>
            <translation>标量</translation>
        </message>
        <message>
            <source>Scalars</source>
            <translation>标量</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::SearchButton</name>
        <message>
            <source>Search</source>
            <translation>搜索</translation>
        </message>
        <message>
            <source>Search pages, runs, tags, findings and actions</source>
            <translation>搜索页面、运行、标签、发现和操作</translation>
        </message>
        <message>
            <source>Go to a page, finding, run, tag or action (%1)</source>
            <translation>转到页面、发现、运行、标签或操作 (%1)</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::TimelineWidget</name>
        <message>
            <source>%1 to %2, %3</source>
            <translation>%1 至 %2，%3</translation>
        </message>
        <message>
            <source>Steps %1 to %2</source>
            <translation>第 %1 至 %2 步</translation>
        </message>
        <message>
            <source>Timeline of the trainings</source>
            <translation>训练时间线</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Attempt %1 of %2</source>
            <translation>第 %1 次尝试，共 %2 次</translation>
        </message>
        <message>
            <source>%1 steps were done again by the next attempt; %2 of work lost</source>
            <translation>下一次尝试重做了 %1 步；损失 %2 的工作</translation>
        </message>
        <message>
            <source>restart %1</source>
            <translation>重启 %1</translation>
        </message>
        <message numerus="yes">
            <source>%n training(s)</source>
            <translation>
                <numerusform>%n 次训练</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::TrainingRangeBox</name>
        <message>
            <source>Time shown</source>
            <translation>显示的时间</translation>
        </message>
        <message>
            <source>Zoomed</source>
            <translation>已缩放</translation>
        </message>
        <message>
            <source>All trainings</source>
            <translation>所有训练</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::VerdictBanner</name>
        <message>
            <source>Verdict</source>
            <translation>结论</translation>
        </message>
        <message>
            <source>Nothing found</source>
            <translation>未发现问题</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>正在读取</translation>
        </message>
        <message>
            <source>Diagnosing</source>
            <translation>正在诊断</translation>
        </message>
        <message>
            <source>Reading the files…</source>
            <translation>正在读取文件…</translation>
        </message>
        <message>
            <source>Looking for what went wrong…</source>
            <translation>正在查找问题…</translation>
        </message>
        <message>
            <source> · reading was stopped: this is about what had been read by then</source>
            <translation> · 读取已停止：以下仅针对此前已读取的内容</translation>
        </message>
        <message numerus="yes">
            <source>%n run(s)</source>
            <translation>
                <numerusform>%n 个运行</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 points in %2 series</source>
            <translation>%2 条曲线共 %1 个点</translation>
        </message>
        <message>
            <source>began %1</source>
            <translation>开始于 %1</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s), %1</source>
            <translation>
                <numerusform>%n 个文件，%1</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 NaN or infinite</source>
            <translation>%1 个 NaN 或无穷</translation>
        </message>
        <message>
            <source>no damage</source>
            <translation>无损坏</translation>
        </message>
        <message numerus="yes">
            <source>%n damaged place(s)</source>
            <translation>
                <numerusform>%n 处损坏</numerusform>
            </translation>
        </message>
        <message>
            <source> · </source>
            <translation> · </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::WelcomePage</name>
        <message>
            <source>Find out why a training run failed</source>
            <translation>找出训练失败的原因</translation>
        </message>
        <message>
            <source>Drop a run folder anywhere in this window, or open one. Faultline reads it, names the most likely cause and shows the curve that proves it. Nothing is changed and nothing leaves this computer.</source>
            <translation>将运行文件夹拖放到此窗口的任意位置，或打开一个。Faultline 会读取它，指出最可能的原因，并显示证明它的曲线。不会修改任何内容，数据也不会离开这台计算机。</translation>
        </message>
        <message>
            <source>Open folder…</source>
            <translation>打开文件夹…</translation>
        </message>
        <message>
            <source>Open demo case</source>
            <translation>打开示例</translation>
        </message>
        <message>
            <source>Open files…</source>
            <translation>打开文件…</translation>
        </message>
        <message>
            <source>A folder of runs, or the folder of one run (Ctrl+Shift+O)</source>
            <translation>包含多个运行的文件夹，或单个运行的文件夹 (Ctrl+Shift+O)</translation>
        </message>
        <message>
            <source>A real training that failed, built into the program</source>
            <translation>内置于程序中的一次真实失败训练</translation>
        </message>
        <message>
            <source>Single event files (Ctrl+O)</source>
            <translation>单个事件文件 (Ctrl+O)</translation>
        </message>
        <message>
            <source>What can be opened</source>
            <translation>可以打开什么</translation>
        </message>
        <message>
            <source>TensorBoard event files (events.out.tfevents…) as written by TensorFlow, Keras, PyTorch, Lightning, Ultralytics and others: one file, one run, or a folder with hundreds of runs. Damaged and unfinished files are read as far as they go.</source>
            <translation>TensorBoard 事件文件 (events.out.tfevents…)，由 TensorFlow、Keras、PyTorch、Lightning、Ultralytics 等写入：单个文件、单个运行，或包含数百个运行的文件夹。损坏和未完成的文件会尽可能读取。</translation>
        </message>
        <message>
            <source>Recent</source>
            <translation>最近打开</translation>
        </message>
        <message numerus="yes">
            <source>%1 and %n more</source>
            <translation>
                <numerusform>%1 等另外 %n 个</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::WindowActions</name>
        <message>
            <source>Open &amp;files…</source>
            <translation>打开文件(&amp;F)…</translation>
        </message>
        <message>
            <source>&amp;Open folder…</source>
            <translation>打开文件夹(&amp;O)…</translation>
        </message>
        <message>
            <source>Open &amp;demo case</source>
            <translation>打开示例(&amp;D)</translation>
        </message>
        <message>
            <source>Read &amp;again</source>
            <translation>重新读取(&amp;A)</translation>
        </message>
        <message>
            <source>&amp;Export report…</source>
            <translation>导出报告(&amp;E)…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>退出(&amp;Q)</translation>
        </message>
        <message>
            <source>&amp;Search…</source>
            <translation>搜索(&amp;S)…</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>全屏(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Keyboard shortcuts</source>
            <translation>键盘快捷键(&amp;K)</translation>
        </message>
        <message>
            <source>&amp;Copy diagnostics</source>
            <translation>复制诊断信息(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;About Faultline</source>
            <translation>关于 Faultline(&amp;A)</translation>
        </message>
        <message>
            <source>Copies version, system and the last messages, for a problem report</source>
            <translation>复制版本、系统和最近的消息，用于问题报告</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1（%2）</translation>
        </message>
        <message>
            <source>As the &amp;system</source>
            <translation>跟随系统(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>浅色(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>深色(&amp;D)</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>文件(&amp;F)</translation>
        </message>
        <message>
            <source>Open &amp;recent</source>
            <translation>最近打开(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>视图(&amp;V)</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>主题(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>帮助(&amp;H)</translation>
        </message>
        <message numerus="yes">
            <source>%1 and %n more</source>
            <translation>
                <numerusform>%1 等另外 %n 个</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Clear list</source>
            <translation>清空列表(&amp;C)</translation>
        </message>
    </context>
</TS>
