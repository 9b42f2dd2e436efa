<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
                <numerusform>+%n weiterer</numerusform>
                <numerusform>+%n weitere</numerusform>
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
            <translation>Kein positiver Wert für eine logarithmische Achse</translation>
        </message>
        <message>
            <source>No finite value: %1 NaN or ∞</source>
            <translation>Kein endlicher Wert: %1 NaN oder ∞</translation>
        </message>
        <message>
            <source>No finite value: %1 NaN</source>
            <translation>Kein endlicher Wert: %1 NaN</translation>
        </message>
        <message>
            <source>No points in this range</source>
            <translation>Keine Punkte in diesem Bereich</translation>
        </message>
        <message>
            <source>No points logged</source>
            <translation>Keine Punkte aufgezeichnet</translation>
        </message>
    </context>
    <context>
        <name>ChartPainter</name>
        <message numerus="yes">
            <source>+%n more</source>
            <comment>runs without room in the legend</comment>
            <translation>
                <numerusform>+%n weiterer</numerusform>
                <numerusform>+%n weitere</numerusform>
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
            <translation>%1 s</translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 ms</translation>
        </message>
        <message>
            <source>%1 µs</source>
            <translation>%1 µs</translation>
        </message>
        <message>
            <source>%1 d</source>
            <comment>days</comment>
            <translation>%1 d</translation>
        </message>
        <message>
            <source>%1 h</source>
            <comment>hours</comment>
            <translation>%1 h</translation>
        </message>
        <message>
            <source>%1 min</source>
            <comment>minutes</comment>
            <translation>%1 min</translation>
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
            <translation>d. MMM yyyy</translation>
        </message>
        <message>
            <source>d MMM yyyy HH:mm:ss</source>
            <comment>pattern of date and time</comment>
            <translation>d. MMM yyyy HH:mm:ss</translation>
        </message>
        <message>
            <source>step %1</source>
            <translation>Schritt %1</translation>
        </message>
    </context>
    <context>
        <name>Charts</name>
        <message>
            <source>%1 of %2 points drawn</source>
            <translation>%1 von %2 Punkten gezeichnet</translation>
        </message>
    </context>
    <context>
        <name>ClockText</name>
        <message>
            <source>d MMM</source>
            <comment>pattern</comment>
            <translation>d. MMM</translation>
        </message>
    </context>
    <context>
        <name>Diagnosis</name>
        <message>
            <source>Nothing to judge: no training was found in what was opened.</source>
            <translation>Nichts zu beurteilen: Im Geöffneten wurde kein Training gefunden.</translation>
        </message>
        <message>
            <source>No failure found. Trainings: %1. Remarks: %2. Checks that could not be judged: %3.</source>
            <translation>Kein Scheitern gefunden. Trainings: %1. Anmerkungen: %2. Nicht beurteilbare Prüfungen: %3.</translation>
        </message>
        <message>
            <source>No problem found. Trainings: %1. Checks that could not be judged: %2.</source>
            <translation>Kein Problem gefunden. Trainings: %1. Nicht beurteilbare Prüfungen: %2.</translation>
        </message>
        <message>
            <source>No problem found. Trainings: %1, every check could be judged.</source>
            <translation>Kein Problem gefunden. Trainings: %1, jede Prüfung war möglich.</translation>
        </message>
        <message>
            <source>Only terms of the training loss were logged, at different steps: they cannot be summed to a total.</source>
            <translation>Nur Teile des Trainingsverlusts wurden aufgezeichnet, an verschiedenen Schritten: Sie lassen sich nicht zu einer Summe addieren.</translation>
        </message>
        <message>
            <source>The newest of %1 attempts logged only %2 finite values of %3; %4 are needed.</source>
            <translation>Der neueste von %1 Versuchen zeichnete nur %2 endliche Werte von %3 auf; nötig sind %4.</translation>
        </message>
        <message>
            <source>Only %1 finite values of %2 were logged; %3 are needed.</source>
            <translation>Nur %1 endliche Werte von %2 wurden aufgezeichnet; nötig sind %3.</translation>
        </message>
        <message>
            <source>Log the loss more often, or let the training run longer.</source>
            <translation>Zeichnen Sie den Verlust öfter auf, oder lassen Sie das Training länger laufen.</translation>
        </message>
        <message>
            <source>The training has opposing objectives (a generator against a discriminator, or rewards): its losses need not fall, so their course proves nothing.</source>
            <translation>Das Training hat gegensätzliche Ziele (Generator gegen Diskriminator, oder Belohnungen): Seine Verluste müssen nicht fallen, ihr Verlauf beweist also nichts.</translation>
        </message>
        <message>
            <source>Judge such a training by samples or by a metric of its results.</source>
            <translation>Beurteilen Sie ein solches Training an Beispielen oder an einer Metrik seiner Ergebnisse.</translation>
        </message>
        <message>
            <source>Evaluations logged: %1; at least %2 are needed.</source>
            <translation>Aufgezeichnete Auswertungen: %1; nötig sind mindestens %2.</translation>
        </message>
        <message>
            <source>Evaluate at least ten times during the training, on the same validation data.</source>
            <translation>Werten Sie während des Trainings mindestens zehnmal auf denselben Validierungsdaten aus.</translation>
        </message>
        <message>
            <source>Divide the learning rate by 3, then by 10</source>
            <translation>Lernrate durch 3 teilen, dann durch 10</translation>
        </message>
        <message>
            <source>The learning rate was not logged, so its value cannot be given; log it beside the loss.</source>
            <translation>Die Lernrate wurde nicht aufgezeichnet, daher lässt sich kein Wert nennen; zeichnen Sie sie neben dem Verlust auf.</translation>
        </message>
        <message>
            <source>Lower the peak learning rate from %1 to %2</source>
            <translation>Höchste Lernrate von %1 auf %2 senken</translation>
        </message>
        <message>
            <source>The rate was %1 at step %2 and still warming up: the training did not stand even that. Try a third of it as the peak first, a tenth (%3) if the loss still rises.</source>
            <translation>Die Lernrate betrug %1 bei Schritt %2 und stieg noch: Nicht einmal das hielt das Training aus. Versuchen Sie zuerst ein Drittel davon als Höchstwert, ein Zehntel (%3), falls der Verlust weiter steigt.</translation>
        </message>
        <message>
            <source>The rate was %1 at step %2 and had been at most %3. Try a third of it first, a tenth (%4) if the loss still rises.</source>
            <translation>Die Lernrate betrug %1 bei Schritt %2 und war höchstens %3 gewesen. Versuchen Sie zuerst ein Drittel davon, ein Zehntel (%4), falls der Verlust weiter steigt.</translation>
        </message>
        <message>
            <source>The next run passes step %1 with a loss below its first value.</source>
            <translation>Der nächste Lauf kommt über Schritt %1 mit einem Verlust unter seinem ersten Wert.</translation>
        </message>
        <message>
            <source>Fewer than half of the steps are clipped, and no loss point stands out from its neighbours any more.</source>
            <translation>Weniger als die Hälfte der Schritte wird begrenzt, und kein Wert des Verlusts ragt mehr heraus.</translation>
        </message>
        <message>
            <source>Log the gradient norm, then clip at its 90th percentile</source>
            <translation>Gradientennorm aufzeichnen, dann an ihrem 90. Perzentil begrenzen</translation>
        </message>
        <message>
            <source>No gradient norm was logged, so the clip value cannot be computed from this run.</source>
            <translation>Keine Gradientennorm wurde aufgezeichnet, daher lässt sich die Grenze aus diesem Lauf nicht berechnen.</translation>
        </message>
        <message>
            <source>Clip the gradient norm at %1</source>
            <translation>Gradientennorm auf %1 begrenzen</translation>
        </message>
        <message>
            <source>%1 is the 90th percentile of the gradient norm while the training was healthy: ordinary steps stay as they are, the outliers lose their force.</source>
            <translation>%1 ist das 90. Perzentil der Gradientennorm, solange das Training gesund war: Gewöhnliche Schritte bleiben, wie sie sind, Ausreißer verlieren ihre Wucht.</translation>
        </message>
        <message>
            <source>Go on from a checkpoint at or before step %1</source>
            <translation>Von einem Checkpoint bei oder vor Schritt %1 weitermachen</translation>
        </message>
        <message>
            <source>Later checkpoints hold damaged weights. Copy the good one away first: old checkpoints are deleted as new ones are saved.</source>
            <translation>Spätere Checkpoints enthalten beschädigte Gewichte. Kopieren Sie den guten zuerst weg: Alte werden gelöscht, wenn neue gesichert werden.</translation>
        </message>
        <message>
            <source>Later checkpoints hold damaged weights. The newest good one that the log mentions is of step %1: %2.</source>
            <translation>Spätere Checkpoints enthalten beschädigte Gewichte. Der neueste gute, den das Protokoll nennt, ist von Schritt %1: %2.</translation>
        </message>
        <message>
            <source>The first loss after the restart is close to the one logged at that step before.</source>
            <translation>Der erste Verlust nach dem Neustart liegt nahe an dem zuvor bei diesem Schritt aufgezeichneten.</translation>
        </message>
        <message>
            <source>No training loss was logged.</source>
            <translation>Kein Trainingsverlust wurde aufgezeichnet.</translation>
        </message>
        <message>
            <source>Log the total loss at least at every hundredth part of the run.</source>
            <translation>Zeichnen Sie den Gesamtverlust mindestens zu jedem Hundertstel des Laufs auf.</translation>
        </message>
        <message>
            <source>No validation loss or metric was logged.</source>
            <translation>Weder Validierungsverlust noch -metrik wurde aufgezeichnet.</translation>
        </message>
        <message>
            <source>Evaluate at least ten times during the training, on the same validation data; with the Object Detection API start the evaluation job beside the training.</source>
            <translation>Werten Sie während des Trainings mindestens zehnmal auf denselben Validierungsdaten aus; starten Sie bei der Object Detection API den Auswertungsprozess neben dem Training.</translation>
        </message>
        <message>
            <source>The learning rate was not logged.</source>
            <translation>Die Lernrate wurde nicht aufgezeichnet.</translation>
        </message>
        <message>
            <source>Log the learning rate beside the loss, at the same steps.</source>
            <translation>Zeichnen Sie die Lernrate neben dem Verlust auf, an denselben Schritten.</translation>
        </message>
        <message>
            <source>No gradient norm was logged.</source>
            <translation>Keine Gradientennorm wurde aufgezeichnet.</translation>
        </message>
        <message>
            <source>Log the norm over all gradients, before clipping, at the same steps as the loss.</source>
            <translation>Zeichnen Sie die Norm über alle Gradienten auf, vor der Begrenzung, an denselben Schritten wie den Verlust.</translation>
        </message>
        <message>
            <source>No step time or throughput was logged.</source>
            <translation>Weder Schrittdauer noch Durchsatz wurde aufgezeichnet.</translation>
        </message>
        <message>
            <source>Log the seconds that a step took.</source>
            <translation>Zeichnen Sie auf, wie viele Sekunden ein Schritt dauerte.</translation>
        </message>
        <message>
            <source>No utilization of the GPU or the host was logged.</source>
            <translation>Keine Auslastung von GPU oder Rechner wurde aufgezeichnet.</translation>
        </message>
        <message>
            <source>Record the GPU beside the training, every second.</source>
            <translation>Zeichnen Sie die GPU neben dem Training auf, jede Sekunde.</translation>
        </message>
        <message>
            <source>A signal that the rule needs was not logged.</source>
            <translation>Ein Signal, das die Regel braucht, wurde nicht aufgezeichnet.</translation>
        </message>
        <message>
            <source>The log notes its times in whole seconds, and there are points every %1: too coarse to time single steps.</source>
            <translation>Das Protokoll notiert Zeiten in ganzen Sekunden, und Punkte gibt es alle %1: zu grob, um einzelne Schritte zu messen.</translation>
        </message>
        <message>
            <source>Pass the time with its fraction to the log writer.</source>
            <translation>Übergeben Sie dem Protokoll die Zeit mit ihrem Bruchteil.</translation>
        </message>
        <message>
            <source>The log gives only %1 step times of one attempt; %2 are needed.</source>
            <translation>Das Protokoll ergibt nur %1 Schrittdauern eines Versuchs; nötig sind %2.</translation>
        </message>
        <message>
            <source>Log a scalar at every step, or at least at every hundredth part of the run.</source>
            <translation>Zeichnen Sie bei jedem Schritt einen Skalar auf, oder mindestens zu jedem Hundertstel des Laufs.</translation>
        </message>
        <message>
            <source>Pass the global step to every log call</source>
            <translation>Bei jedem Aufruf den globalen Schritt übergeben</translation>
        </message>
        <message>
            <source>TensorBoard itself keeps only the last of several points at one step.</source>
            <translation>TensorBoard selbst behält von mehreren Punkten an einem Schritt nur den letzten.</translation>
        </message>
        <message>
            <source>The steps of the next run ascend.</source>
            <translation>Die Schritte des nächsten Laufs steigen an.</translation>
        </message>
        <message>
            <source>Fetch the real files with Git LFS</source>
            <translation>Die echten Dateien mit Git LFS holen</translation>
        </message>
        <message>
            <source>The repository was cloned without Git LFS, so it holds small text files that name the real ones.</source>
            <translation>Das Repository wurde ohne Git LFS geklont und enthält daher kleine Textdateien, die auf die echten verweisen.</translation>
        </message>
        <message>
            <source>The files have their full size, and open.</source>
            <translation>Die Dateien haben ihre volle Größe und lassen sich öffnen.</translation>
        </message>
        <message>
            <source>Look at the console output of these starts</source>
            <translation>Die Konsolenausgabe dieser Starts ansehen</translation>
        </message>
        <message>
            <source>A process that ends before its first point mostly fails while it imports, builds the model or opens the data; the event file cannot tell. Give the log writer a flush before long work, too.</source>
            <translation>Ein Prozess, der vor seinem ersten Punkt endet, scheitert meist beim Importieren, beim Aufbau des Modells oder beim Öffnen der Daten; die Ereignisdatei verrät es nicht. Lassen Sie das Protokoll auch vor langer Arbeit schreiben (flush).</translation>
        </message>
        <message>
            <source>The next run logs a first loss.</source>
            <translation>Der nächste Lauf zeichnet einen ersten Verlust auf.</translation>
        </message>
        <message>
            <source>Log the loss more often</source>
            <translation>Den Verlust öfter aufzeichnen</translation>
        </message>
        <message>
            <source>Two hundred points over the run are enough for every check; a point costs less than a millisecond.</source>
            <translation>Zweihundert Punkte über den Lauf genügen für jede Prüfung; ein Punkt kostet weniger als eine Millisekunde.</translation>
        </message>
        <message>
            <source>The next run logs at least 200 losses.</source>
            <translation>Der nächste Lauf zeichnet mindestens 200 Verluste auf.</translation>
        </message>
        <message>
            <source>The first of %1 files</source>
            <translation>Die erste von %1 Dateien</translation>
        </message>
        <message>
            <source>The event files were never downloaded: %1 of %2 are Git LFS pointers</source>
            <translation>Die Ereignisdateien wurden nie heruntergeladen: %1 von %2 sind Git-LFS-Zeiger</translation>
        </message>
        <message>
            <source>There is nothing to judge until the real files are there.</source>
            <translation>Ohne die echten Dateien gibt es nichts zu beurteilen.</translation>
        </message>
        <message>
            <source>No scalar was logged: only images, histograms, graphs or text</source>
            <translation>Kein Skalar wurde aufgezeichnet: nur Bilder, Histogramme, Graphen oder Text</translation>
        </message>
        <message>
            <source>The checks judge curves; there are none here.</source>
            <translation>Die Prüfungen beurteilen Kurven; hier gibt es keine.</translation>
        </message>
        <message>
            <source>%1 starts logged nothing: each event file ends after its header</source>
            <translation>%1 Starts zeichneten nichts auf: Jede Ereignisdatei endet nach ihrem Kopf</translation>
        </message>
        <message>
            <source>The processes opened their log and ended, or were stopped, before the first point was written. Points that were still buffered are lost with the process.</source>
            <translation>Die Prozesse öffneten ihr Protokoll und endeten, oder wurden beendet, bevor der erste Punkt geschrieben war. Gepufferte Punkte gehen mit dem Prozess verloren.</translation>
        </message>
        <message>
            <source>Nothing could be read from the event files (%1)</source>
            <translation>Aus den Ereignisdateien (%1) war nichts zu lesen</translation>
        </message>
        <message>
            <source>The issues of the files say why.</source>
            <translation>Die Dateiprobleme sagen, warum.</translation>
        </message>
        <message>
            <source>%1 records of the event files are damaged (%2 lost); the checks judge what is left</source>
            <translation>%1 Einträge der Ereignisdateien sind beschädigt (%2 verloren); die Prüfungen beurteilen den Rest</translation>
        </message>
        <message>
            <source>A checksum that does not match means that bytes changed after they were written: a copy that broke off, two processes that wrote one file, a failing disk.</source>
            <translation>Eine Prüfsumme, die nicht passt, heißt, dass sich Bytes nach dem Schreiben geändert haben: eine abgebrochene Kopie, zwei Prozesse an einer Datei, eine sterbende Platte.</translation>
        </message>
        <message>
            <source>The first damage</source>
            <translation>Der erste Schaden</translation>
        </message>
        <message>
            <source>Damaged records</source>
            <translation>Beschädigte Einträge</translation>
        </message>
        <message>
            <source>All %1 points of %2 were logged at step %3: the step is missing</source>
            <translation>Alle %1 Punkte von %2 wurden bei Schritt %3 aufgezeichnet: Der Schritt fehlt</translation>
        </message>
        <message>
            <source>Without steps, points can be ordered by time only; step times, schedules and comparisons with other runs cannot be judged.</source>
            <translation>Ohne Schritte lassen sich Punkte nur nach der Zeit ordnen; Schrittdauern, Zeitpläne und Vergleiche mit anderen Läufen sind nicht beurteilbar.</translation>
        </message>
        <message>
            <source>Every point at one step</source>
            <translation>Jeder Punkt an einem Schritt</translation>
        </message>
        <message>
            <source>Events without a valid time: %1</source>
            <translation>Ereignisse ohne gültige Zeit: %1</translation>
        </message>
        <message>
            <source>Their values are judged by step; step times leave them out.</source>
            <translation>Ihre Werte werden nach Schritten beurteilt; Schrittdauern lassen sie aus.</translation>
        </message>
        <message>
            <source>Events without a time</source>
            <translation>Ereignisse ohne Zeit</translation>
        </message>
        <message>
            <source>The clock of the log goes back by %1 at step %2 (places of that kind: %3)</source>
            <translation>Die Uhr des Protokolls geht bei Schritt %2 um %1 zurück (Stellen dieser Art: %3)</translation>
        </message>
        <message>
            <source>The clock of the machine was set while the training ran, or several processes wrote one series. Step times around such places are left out.</source>
            <translation>Die Uhr der Maschine wurde während des Trainings gestellt, oder mehrere Prozesse schrieben an einer Reihe. Schrittdauern um solche Stellen werden ausgelassen.</translation>
        </message>
        <message>
            <source>The first time that goes back</source>
            <translation>Die erste Zeit, die zurückgeht</translation>
        </message>
        <message>
            <source>Times that go back</source>
            <translation>Zeiten, die zurückgehen</translation>
        </message>
        <message>
            <source>The loss was logged only %1 times in %2: spikes, stalls and trends between these points cannot be seen (%3)</source>
            <translation>Der Verlust wurde nur %1-mal in %2 aufgezeichnet: Spitzen, Stillstände und Trends zwischen diesen Punkten sind nicht zu sehen (%3)</translation>
        </message>
        <message>
            <source>A phenomenon shows only if it lasts several logging intervals. Checks that need more points say so.</source>
            <translation>Etwas zeigt sich nur, wenn es mehrere Aufzeichnungsabstände dauert. Prüfungen, die mehr Punkte brauchen, sagen es.</translation>
        </message>
        <message>
            <source>Every point of the loss</source>
            <translation>Jeder Punkt des Verlusts</translation>
        </message>
        <message>
            <source>Points of the loss</source>
            <translation>Punkte des Verlusts</translation>
        </message>
        <message>
            <source>Find the record or operation that breaks at step %1</source>
            <translation>Den Datensatz oder die Operation finden, die bei Schritt %1 bricht</translation>
        </message>
        <message>
            <source>Look for boxes with no area, with swapped or NaN corners, or in pixels where 0..1 is expected, and for log, sqrt or a division of what can be zero. The snippets stop at the first operation that yields NaN.</source>
            <translation>Suchen Sie nach Boxen ohne Fläche, mit vertauschten oder NaN-Ecken oder in Pixeln, wo 0..1 erwartet wird, und nach log, sqrt oder Divisionen von etwas, das null sein kann. Die Schnipsel halten bei der ersten Operation an, die NaN ergibt.</translation>
        </message>
        <message>
            <source>Every record passes the check, and the next run passes step %1 with a finite loss.</source>
            <translation>Jeder Datensatz besteht die Prüfung, und der nächste Lauf kommt mit endlichem Verlust über Schritt %1.</translation>
        </message>
        <message>
            <source>With mixed precision, scale the loss and compute it in 32 bits</source>
            <translation>Bei gemischter Genauigkeit den Verlust skalieren und in 32 Bit rechnen</translation>
        </message>
        <message>
            <source>Half precision overflows at 65504. Dynamic loss scaling skips the step that overflows; unscale before clipping.</source>
            <translation>Halbe Genauigkeit läuft bei 65504 über. Dynamische Skalierung überspringt den Schritt, der überläuft; vor dem Begrenzen zurückskalieren.</translation>
        </message>
        <message>
            <source>A short run in 32 bits passes the step; with scaling, the scale settles above 1.</source>
            <translation>Ein kurzer Lauf in 32 Bit besteht den Schritt; mit Skalierung bleibt der Faktor über 1.</translation>
        </message>
        <message>
            <source>Only %1 finite values were logged before it, so the training broke almost at once. Suspect, in this order: a learning rate too high without warm-up, invalid labels or boxes, half precision without loss scaling. First to break, at step %3: %2. What broke later is a consequence.</source>
            <translation>Davor wurden nur %1 endliche Werte aufgezeichnet, das Training brach also fast sofort. Verdächtig, in dieser Reihenfolge: eine zu hohe Lernrate ohne Aufwärmen, ungültige Label oder Boxen, halbe Genauigkeit ohne Skalierung des Verlusts. Zuerst brach bei Schritt %3: %2. Was später brach, ist eine Folge.</translation>
        </message>
        <message>
            <source>Over the last %1 values before it the loss rose from %2 to %3. A rise before the end is what a learning rate too high for the batch does; one bad record strikes without warning. First to break, at step %5: %4. What broke later is a consequence.</source>
            <translation>Über die letzten %1 Werte davor stieg der Verlust von %2 auf %3. Ein Anstieg vor dem Ende ist, was eine für den Batch zu hohe Lernrate bewirkt; ein einzelner schlechter Datensatz trifft ohne Vorwarnung. Zuerst brach bei Schritt %5: %4. Was später brach, ist eine Folge.</translation>
        </message>
        <message>
            <source>The loss was steady at %1, jumped to %2 and broke. One bad batch does this (a box without area, a NaN coordinate) or an overflow in half precision; the learning rate is the second suspect. The loss was logged every %3 steps: a rise between two values is not visible. First to break, at step %5: %4.</source>
            <translation>Der Verlust lag ruhig bei %1, sprang auf %2 und brach. Das bewirkt ein schlechter Batch (eine Box ohne Fläche, eine NaN-Koordinate) oder ein Überlauf in halber Genauigkeit; die Lernrate ist der zweite Verdacht. Der Verlust wurde alle %3 Schritte aufgezeichnet: Ein Anstieg zwischen zwei Werten ist nicht sichtbar. Zuerst brach bei Schritt %5: %4.</translation>
        </message>
        <message>
            <source>Validation loss became %1 at step %2 while the training loss is finite (%3)</source>
            <translation>Validierungsverlust wurde bei Schritt %2 zu %1, während der Trainingsverlust endlich ist (%3)</translation>
        </message>
        <message>
            <source>The training itself goes on. Suspect what only the evaluation does: an average over no objects (0/0), statistics of batch normalisation, an invalid validation record.</source>
            <translation>Das Training selbst läuft weiter. Verdächtig ist, was nur die Auswertung tut: ein Mittel über keine Objekte (0/0), Statistik der Batch-Normalisierung, ein ungültiger Validierungsdatensatz.</translation>
        </message>
        <message>
            <source>Gradient norm became %1 at step %2 and stayed so while the loss is finite (%3)</source>
            <translation>Gradientennorm wurde bei Schritt %2 zu %1 und blieb es, während der Verlust endlich ist (%3)</translation>
        </message>
        <message>
            <source>Either every step since then was skipped (the loss scale of mixed precision cannot get low enough), or the norm includes a parameter whose gradient is invalid. A loss that no longer moves tells the first.</source>
            <translation>Entweder wurde seither jeder Schritt übersprungen (die Skalierung der gemischten Genauigkeit kommt nicht tief genug), oder die Norm enthält einen Parameter mit ungültigem Gradienten. Ein Verlust, der sich nicht mehr bewegt, spricht für das Erste.</translation>
        </message>
        <message>
            <source>Loss became %1 at step %2 and stayed so for the last %3 steps (%4)</source>
            <translation>Verlust wurde bei Schritt %2 zu %1 und blieb es über die letzten %3 Schritte (%4)</translation>
        </message>
        <message>
            <source>Loss became %1 at step %2, where its log ends (%3)</source>
            <translation>Verlust wurde bei Schritt %2 zu %1, wo sein Protokoll endet (%3)</translation>
        </message>
        <message>
            <source>The loss before and after the first bad value</source>
            <translation>Der Verlust vor und nach dem ersten schlechten Wert</translation>
        </message>
        <message>
            <source>What broke first, at step %1</source>
            <translation>Was zuerst brach, bei Schritt %1</translation>
        </message>
        <message>
            <source>First bad step of %1</source>
            <translation>Erster schlechter Schritt von %1</translation>
        </message>
        <message>
            <source>Values from there on that are no numbers</source>
            <translation>Werte von da an, die keine Zahlen sind</translation>
        </message>
        <message>
            <source>Loss just before, against its level %1 values earlier</source>
            <translation>Verlust kurz davor, gegen sein Niveau %1 Werte früher</translation>
        </message>
        <message>
            <source>Learning rate at that step</source>
            <translation>Lernrate bei diesem Schritt</translation>
        </message>
        <message>
            <source>The gradient norm over the same steps</source>
            <translation>Die Gradientennorm über dieselben Schritte</translation>
        </message>
        <message>
            <source>The loss scale of mixed precision: falling to 1 and below means overflow at every step</source>
            <translation>Der Skalierungsfaktor der gemischten Genauigkeit: Fällt er auf 1 und darunter, läuft jeder Schritt über</translation>
        </message>
        <message>
            <source>%1 of %2 logged losses were %3, first at step %4, and the loss recovered (%5)</source>
            <translation>%1 von %2 aufgezeichneten Verlusten waren %3, zuerst bei Schritt %4, und der Verlust erholte sich (%5)</translation>
        </message>
        <message>
            <source>The values after it are finite, so the weights survived: the step was skipped, as mixed precision does when a value overflows, or the batch gave no valid loss (no objects in it). A skipped step in some thousands is normal; the same record failing in every epoch is not.</source>
            <translation>Die Werte danach sind endlich, die Gewichte haben also überlebt: Der Schritt wurde übersprungen, wie es gemischte Genauigkeit bei Überlauf tut, oder der Batch ergab keinen gültigen Verlust (keine Objekte darin). Ein übersprungener Schritt unter Tausenden ist normal; derselbe Datensatz in jeder Epoche nicht.</translation>
        </message>
        <message>
            <source>The first value that is no number</source>
            <translation>Der erste Wert, der keine Zahl ist</translation>
        </message>
        <message>
            <source>Values that are no numbers</source>
            <translation>Werte, die keine Zahlen sind</translation>
        </message>
        <message>
            <source>An earlier attempt broke at step %1; the newest one is free of it (%2)</source>
            <translation>Ein früherer Versuch brach bei Schritt %1; der neueste ist frei davon (%2)</translation>
        </message>
        <message>
            <source>The training was restarted from an earlier step since, and what it logged after that is finite.</source>
            <translation>Das Training wurde seither von einem früheren Schritt neu gestartet, und was es danach aufzeichnete, ist endlich.</translation>
        </message>
        <message>
            <source>The first bad value of that attempt</source>
            <translation>Der erste schlechte Wert dieses Versuchs</translation>
        </message>
        <message>
            <source>Loss diverged from step %1 on: from its minimum of %2 at step %3 to %4 at the end (%5)</source>
            <translation>Verlust divergierte ab Schritt %1: von seinem Minimum %2 bei Schritt %3 auf %4 am Ende (%5)</translation>
        </message>
        <message>
            <source>The medians of the last %1 windows (%2 values each) all lie above the limit, so this is not noise and it did not recover. %3 of what the loss had fallen since its start at %4 is lost again. Usual causes: a learning rate too high for the batch, no warm-up, exploding gradients, a phase of the data that the model cannot follow.</source>
            <translation>Die Mediane der letzten %1 Fenster (je %2 Werte) liegen alle über der Grenze, es ist also kein Rauschen, und er erholte sich nicht. %3 dessen, was der Verlust seit seinem Anfang bei %4 gefallen war, ist wieder verloren. Übliche Ursachen: eine für den Batch zu hohe Lernrate, kein Aufwärmen, explodierende Gradienten, ein Abschnitt der Daten, dem das Modell nicht folgen kann.</translation>
        </message>
        <message>
            <source>From the minimum of the loss to its end</source>
            <translation>Vom Minimum des Verlusts bis zu seinem Ende</translation>
        </message>
        <message>
            <source>Median of the last windows</source>
            <translation>Median der letzten Fenster</translation>
        </message>
        <message>
            <source>Smoothed minimum</source>
            <translation>Geglättetes Minimum</translation>
        </message>
        <message>
            <source>The learning rate over the same steps</source>
            <translation>Die Lernrate über dieselben Schritte</translation>
        </message>
        <message>
            <source>Lower the learning rate to %1 at about step %2</source>
            <translation>Lernrate bei etwa Schritt %2 auf %1 senken</translation>
        </message>
        <message>
            <source>It was still %1 there. Steps that large only jump about the minimum; smaller ones go down into it. A cosine schedule that ends with the run does the same.</source>
            <translation>Dort betrug sie noch %1. So große Schritte springen nur um das Minimum; kleinere gelangen hinein. Ein Kosinusplan, der mit dem Lauf endet, leistet dasselbe.</translation>
        </message>
        <message>
            <source>Within a fifth of the run after the drop the validation improves by more than %1.</source>
            <translation>Binnen eines Fünftels des Laufs nach der Senkung verbessert sich die Validierung um mehr als %1.</translation>
        </message>
        <message>
            <source>%1 stands still at the end, but no learning rate was logged: whether a lower one would help cannot be told.</source>
            <translation>%1 steht am Ende still, aber keine Lernrate wurde aufgezeichnet: Ob eine niedrigere hülfe, lässt sich nicht sagen.</translation>
        </message>
        <message>
            <source>Log the learning rate.</source>
            <translation>Zeichnen Sie die Lernrate auf.</translation>
        </message>
        <message>
            <source>Validation stands still: no better than %1 since step %2, with the learning rate at %3 of its peak (%4)</source>
            <translation>Validierung steht still: nicht besser als %1 seit Schritt %2, bei einer Lernrate von %3 ihres Höchstwerts (%4)</translation>
        </message>
        <message>
            <source>Over the last %1 of the run the trend of the validation (median of all slopes) improves it by %2, less than %3 is taken for standing still. While the rate is that high this is where most trainings gain by a decay.</source>
            <translation>Über die letzten %1 des Laufs verbessert der Trend der Validierung (Median aller Steigungen) sie um %2; weniger als %3 gilt als Stillstand. Bei so hoher Lernrate gewinnen hier die meisten Trainings durch eine Senkung.</translation>
        </message>
        <message>
            <source>The part that stands still</source>
            <translation>Der Teil, der stillsteht</translation>
        </message>
        <message>
            <source>Improvement over the last part</source>
            <translation>Verbesserung über den letzten Teil</translation>
        </message>
        <message>
            <source>Learning rate against its peak</source>
            <translation>Lernrate gegen ihren Höchstwert</translation>
        </message>
        <message>
            <source>Validation scatters by %1 of its level of %2 in the last quarter of the run (%3)</source>
            <translation>Validierung streut im letzten Viertel des Laufs um %1 ihres Niveaus von %2 (%3)</translation>
        </message>
        <message>
            <source>This is the median absolute deviation around the trend; above %1 the difference between two checkpoints is mostly luck. Few validation examples, a learning rate still high at the end, or batch normalisation over small batches do this.</source>
            <translation>Das ist die mittlere absolute Abweichung um den Trend; über %1 ist der Unterschied zweier Checkpoints meist Zufall. Wenige Validierungsbeispiele, eine am Ende noch hohe Lernrate oder Batch-Normalisierung über kleine Batches bewirken das.</translation>
        </message>
        <message>
            <source>The last quarter</source>
            <translation>Das letzte Viertel</translation>
        </message>
        <message>
            <source>Scatter against the level</source>
            <translation>Streuung gegen das Niveau</translation>
        </message>
        <message>
            <source>Average the weights and let the learning rate end near 0</source>
            <translation>Gewichte mitteln und die Lernrate nahe 0 enden lassen</translation>
        </message>
        <message>
            <source>A moving average of the weights removes most of the scatter that single steps cause, at no cost in time.</source>
            <translation>Ein gleitendes Mittel der Gewichte nimmt den größten Teil der Streuung einzelner Schritte, ohne Zeit zu kosten.</translation>
        </message>
        <message>
            <source>The scatter of the last quarter is below %1 of the level.</source>
            <translation>Die Streuung des letzten Viertels liegt unter %1 des Niveaus.</translation>
        </message>
        <message>
            <source>Evaluate on about %1 times as many examples</source>
            <translation>Auf etwa %1-mal so vielen Beispielen auswerten</translation>
        </message>
        <message>
            <source>Scatter from too few examples falls with the root of their number: that many bring it to %1 of the level.</source>
            <translation>Streuung aus zu wenigen Beispielen fällt mit der Wurzel ihrer Zahl: So viele bringen sie auf %1 des Niveaus.</translation>
        </message>
        <message>
            <source>%1 was logged only every %2 steps: %3 values over the whole run, and spikes show only with %4 or more.</source>
            <translation>%1 wurde nur alle %2 Schritte aufgezeichnet: %3 Werte im ganzen Lauf, und Spitzen zeigen sich erst ab %4.</translation>
        </message>
        <message>
            <source>Log the loss of single steps, not only its mean over an epoch.</source>
            <translation>Zeichnen Sie den Verlust einzelner Schritte auf, nicht nur sein Mittel über eine Epoche.</translation>
        </message>
        <message>
            <source>Start the warm-up from a lower rate</source>
            <translation>Das Aufwärmen mit niedrigerer Lernrate beginnen</translation>
        </message>
        <message>
            <source>The warm-up already takes %1 steps, a tenth of the run or more: make it begin lower, or lower the peak.</source>
            <translation>Das Aufwärmen dauert schon %1 Schritte, ein Zehntel des Laufs oder mehr: Lassen Sie es niedriger beginnen, oder senken Sie den Höchstwert.</translation>
        </message>
        <message>
            <source>Warm the learning rate up over %1 steps</source>
            <translation>Die Lernrate über %1 Schritte aufwärmen</translation>
        </message>
        <message>
            <source>The loss had recovered at step %1; a warm-up twice as long as that, at most a tenth of the run, keeps the rate low until then.</source>
            <translation>Bei Schritt %1 hatte sich der Verlust erholt; ein doppelt so langes Aufwärmen, höchstens ein Zehntel des Laufs, hält die Lernrate bis dahin niedrig.</translation>
        </message>
        <message>
            <source>In the next run the loss does not rise again within the first %1 steps.</source>
            <translation>Im nächsten Lauf steigt der Verlust in den ersten %1 Schritten nicht wieder.</translation>
        </message>
        <message>
            <source>Loss rose from %1 to %2 at step %3, within the first %4 of the run, then recovered (%5)</source>
            <translation>Verlust stieg von %1 auf %2 bei Schritt %3, in den ersten %4 des Laufs, und erholte sich dann (%5)</translation>
        </message>
        <message>
            <source>The rise between two medians is %1 the noise of the loss. The first steps at full learning rate threw the weights off; the training made it good, but part of what a pretrained model knew may be lost.</source>
            <translation>Der Anstieg zwischen zwei Medianen ist das %1-Fache des Rauschens. Die ersten Schritte mit voller Lernrate warfen die Gewichte aus der Bahn; das Training machte es gut, doch ein Teil dessen, was ein vortrainiertes Modell wusste, kann verloren sein.</translation>
        </message>
        <message>
            <source>The start of the run</source>
            <translation>Der Anfang des Laufs</translation>
        </message>
        <message>
            <source>Rise against the noise of the loss</source>
            <translation>Anstieg gegen das Rauschen des Verlusts</translation>
        </message>
        <message>
            <source>Isolated loss spikes: %1, the highest at step %2 with %3 against %4 around it (%5)</source>
            <translation>Einzelne Spitzen des Verlusts: %1, die höchste bei Schritt %2 mit %3 gegen %4 ringsum (%5)</translation>
        </message>
        <message>
            <source>At these steps the gradient norm also stood out, so the weights took a blow each time. Single bad batches or a learning rate at the edge of stability do this; such runs often end in NaN.</source>
            <translation>Bei diesen Schritten ragte auch die Gradientennorm heraus, die Gewichte bekamen also jedes Mal einen Schlag. Einzelne schlechte Batches oder eine Lernrate am Rand der Stabilität bewirken das; solche Läufe enden oft in NaN.</translation>
        </message>
        <message>
            <source>No gradient norm was logged, so it is open whether these are hard batches (harmless) or steps that hurt the weights.</source>
            <translation>Keine Gradientennorm wurde aufgezeichnet, daher bleibt offen, ob das schwierige Batches sind (harmlos) oder Schritte, die den Gewichten schaden.</translation>
        </message>
        <message>
            <source>A spike at step %1, %2 the noise around it</source>
            <translation>Eine Spitze bei Schritt %1, das %2-Fache des Rauschens ringsum</translation>
        </message>
        <message>
            <source>Highest spike against the noise</source>
            <translation>Höchste Spitze gegen das Rauschen</translation>
        </message>
        <message>
            <source>The learning rate was logged as 0, so no weight could change. A schedule that ends before the run begins (resumed past its last step) does this.</source>
            <translation>Die Lernrate wurde mit 0 aufgezeichnet, kein Gewicht konnte sich also ändern. Ein Zeitplan, der vor dem Lauf endet (fortgesetzt über seinen letzten Schritt hinaus), bewirkt das.</translation>
        </message>
        <message>
            <source>The logged value never changes, not even by the noise of the batches: the weights are not updated, the inputs are constant, or the tag does not hold the loss of the step.</source>
            <translation>Der aufgezeichnete Wert ändert sich nie, nicht einmal durch das Rauschen der Batches: Die Gewichte werden nicht angepasst, die Eingaben sind konstant, oder der Tag enthält nicht den Verlust des Schritts.</translation>
        </message>
        <message>
            <source>The loss stays at the logarithm of %1, which is what a model scores that gives %1 classes the same probability: it still answers by chance.</source>
            <translation>Der Verlust bleibt beim Logarithmus von %1, dem Ergebnis eines Modells, das %1 Klassen dieselbe Wahrscheinlichkeit gibt: Es rät noch.</translation>
        </message>
        <message>
            <source>The loss does not fall (trend %1, a fall would be below %2) and the validation metric stays near 0.</source>
            <translation>Der Verlust fällt nicht (Trend %1, ein Fall läge unter %2), und die Validierungsmetrik bleibt nahe 0.</translation>
        </message>
        <message>
            <source>The loss does not fall (trend %1, a fall would be below %2). The log does not begin at step 0: a resumed training may simply have been at its floor already.</source>
            <translation>Der Verlust fällt nicht (Trend %1, ein Fall läge unter %2). Das Protokoll beginnt nicht bei Schritt 0: Ein fortgesetztes Training kann schon an seinem Boden gewesen sein.</translation>
        </message>
        <message>
            <source>The medians of %3 blocks show no fall (trend %1, a fall would be below %2), neither at first nor over the whole run. Its noise is %4 of its level. If this is fine-tuning that began at its floor, the model had nothing left to learn; otherwise it never began to.</source>
            <translation>Die Mediane von %3 Blöcken zeigen keinen Fall (Trend %1, ein Fall läge unter %2), weder anfangs noch über den ganzen Lauf. Das Rauschen beträgt %4 des Niveaus. Ist dies Feinabstimmung, die an ihrem Boden begann, hatte das Modell nichts mehr zu lernen; sonst begann es nie damit.</translation>
        </message>
        <message>
            <source>Train on one batch until its loss is near 0</source>
            <translation>Auf einem Batch trainieren, bis sein Verlust nahe 0 ist</translation>
        </message>
        <message>
            <source>A sound model learns 8 to 16 examples by heart within some hundred steps. If it cannot, look at the loss function, the labels and which variables are trained; if it can, look at the data and the learning rate.</source>
            <translation>Ein gesundes Modell lernt 8 bis 16 Beispiele in einigen hundert Schritten auswendig. Kann es das nicht, sehen Sie nach Verlustfunktion, Labels und trainierten Variablen; kann es das, nach Daten und Lernrate.</translation>
        </message>
        <message>
            <source>The loss on that batch falls below a tenth of its first value.</source>
            <translation>Der Verlust auf diesem Batch fällt unter ein Zehntel seines ersten Werts.</translation>
        </message>
        <message>
            <source>The loss falls within the first tenth of the next run.</source>
            <translation>Der Verlust fällt im ersten Zehntel des nächsten Laufs.</translation>
        </message>
        <message>
            <source>Log the learning rate and make sure that it is not 0</source>
            <translation>Die Lernrate aufzeichnen und sicherstellen, dass sie nicht 0 ist</translation>
        </message>
        <message>
            <source>Without it no value can be recommended; 0.0003 is a usual start for Adam.</source>
            <translation>Ohne sie lässt sich kein Wert empfehlen; 0,0003 ist ein üblicher Anfang für Adam.</translation>
        </message>
        <message>
            <source>Try the learning rates %1 and %2 for some hundred steps each</source>
            <translation>Die Lernraten %1 und %2 je einige hundert Schritte versuchen</translation>
        </message>
        <message>
            <source>Ten times more and less than the %1 of this run. Too low learns nothing in the time given; too high jumps over every minimum.</source>
            <translation>Das Zehnfache und ein Zehntel der %1 dieses Laufs. Zu niedrig lernt in der Zeit nichts; zu hoch springt über jedes Minimum.</translation>
        </message>
        <message>
            <source>Check the checkpoint it starts from, and the labels</source>
            <translation>Den Checkpoint, von dem es ausgeht, und die Labels prüfen</translation>
        </message>
        <message>
            <source>A detection checkpoint restored as "classification" starts from noise, and class names that are not in the label map drop every box without a word.</source>
            <translation>Ein Detektions-Checkpoint, als „classification“ geladen, beginnt beim Rauschen, und Klassennamen, die nicht in der Label-Map stehen, verwerfen jede Box stillschweigend.</translation>
        </message>
        <message>
            <source>The first loss is clearly below that of a run without checkpoint, and the console no longer lists unresolved objects.</source>
            <translation>Der erste Verlust liegt klar unter dem eines Laufs ohne Checkpoint, und die Konsole nennt keine unaufgelösten Objekte mehr.</translation>
        </message>
        <message>
            <source>%1 is 0 at every step: it is not the loss that is minimised.</source>
            <translation>%1 ist bei jedem Schritt 0: Es ist nicht der Verlust, der minimiert wird.</translation>
        </message>
        <message>
            <source>Loss never fell: about %1 from step %2 on, still about %3 at step %4 (%5)</source>
            <translation>Verlust fiel nie: etwa %1 ab Schritt %2, noch etwa %3 bei Schritt %4 (%5)</translation>
        </message>
        <message>
            <source>The part in which a loss falls if the model learns</source>
            <translation>Der Teil, in dem ein Verlust fällt, wenn das Modell lernt</translation>
        </message>
        <message>
            <source>Trend of the loss (Mann-Kendall z)</source>
            <translation>Trend des Verlusts (Mann-Kendall-z)</translation>
        </message>
        <message>
            <source>Noise of the loss against its level</source>
            <translation>Rauschen des Verlusts gegen sein Niveau</translation>
        </message>
        <message>
            <source>Use the checkpoint of step %1</source>
            <translation>Den Checkpoint von Schritt %1 verwenden</translation>
        </message>
        <message>
            <source>It scored %1 (smoothed), the best of the run. If it is deleted already, train again to that step and keep the best from now on.</source>
            <translation>Er erreichte %1 (geglättet), das Beste des Laufs. Ist er schon gelöscht, trainieren Sie noch einmal bis dahin und behalten künftig den besten.</translation>
        </message>
        <message>
            <source>Evaluating that checkpoint gives about %1.</source>
            <translation>Die Auswertung dieses Checkpoints ergibt etwa %1.</translation>
        </message>
        <message>
            <source>Stop after about %1 steps: saves %2 of the run (%3)</source>
            <translation>Nach etwa %1 Schritten aufhören: spart %2 des Laufs (%3)</translation>
        </message>
        <message>
            <source>Nothing after the best evaluation improved the model. Let the schedule of the learning rate end there too.</source>
            <translation>Nach der besten Auswertung verbesserte nichts mehr das Modell. Lassen Sie auch den Plan der Lernrate dort enden.</translation>
        </message>
        <message>
            <source>The last evaluation of the next run is within %1 of its best.</source>
            <translation>Die letzte Auswertung des nächsten Laufs liegt innerhalb von %1 seiner besten.</translation>
        </message>
        <message>
            <source>Add augmentation, then weight decay</source>
            <translation>Augmentierung hinzufügen, dann Weight Decay</translation>
        </message>
        <message>
            <source>The model learns the training examples by heart. More varied examples help most; one change at a time.</source>
            <translation>Das Modell lernt die Trainingsbeispiele auswendig. Mehr Vielfalt der Beispiele hilft am meisten; eine Änderung zurzeit.</translation>
        </message>
        <message>
            <source>The best evaluation comes later in the run and is better.</source>
            <translation>Die beste Auswertung kommt später im Lauf und ist besser.</translation>
        </message>
        <message>
            <source>Validation was best at step %1 with %2 and has worsened to %3 since (%4)</source>
            <translation>Validierung war bei Schritt %1 mit %2 am besten und ist seither auf %3 schlechter geworden (%4)</translation>
        </message>
        <message>
            <source>The trend over the %1 evaluations since is certain (z = %2), but the validation metric does not fall with it: the model grows too sure of its mistakes, while its answers stay as good. Choose the checkpoint by the metric.</source>
            <translation>Der Trend über die %1 Auswertungen seither ist sicher (z = %2), doch die Validierungsmetrik fällt nicht mit: Das Modell wird sich seiner Fehler zu sicher, seine Antworten bleiben so gut. Wählen Sie den Checkpoint nach der Metrik.</translation>
        </message>
        <message>
            <source>It got worse by %1 over the %2 evaluations since (trend z = %3) while the training loss did not rise: the model learns the training examples by heart.</source>
            <translation>Sie wurde über die %2 Auswertungen seither um %1 schlechter (Trend z = %3), während der Trainingsverlust nicht stieg: Das Modell lernt die Trainingsbeispiele auswendig.</translation>
        </message>
        <message>
            <source>It got worse by %1 over the %2 evaluations since (trend z = %3). No training loss was logged beside it, so it may also be a divergence.</source>
            <translation>Sie wurde über die %2 Auswertungen seither um %1 schlechter (Trend z = %3). Daneben wurde kein Trainingsverlust aufgezeichnet, es kann also auch eine Divergenz sein.</translation>
        </message>
        <message>
            <source>The validation since its best</source>
            <translation>Die Validierung seit ihrem Besten</translation>
        </message>
        <message>
            <source>The training loss over the same steps</source>
            <translation>Der Trainingsverlust über dieselben Schritte</translation>
        </message>
        <message>
            <source>Trend since the best (Mann-Kendall z)</source>
            <translation>Trend seit dem Besten (Mann-Kendall-z)</translation>
        </message>
        <message>
            <source>Last level against the best</source>
            <translation>Letztes Niveau gegen das beste</translation>
        </message>
        <message>
            <source>The longest of the stalls: %1 between these two points</source>
            <translation>Der längste Stillstand: %1 zwischen diesen beiden Punkten</translation>
        </message>
        <message>
            <source>Share of the time that the stalls take</source>
            <translation>Anteil der Zeit, den die Stillstände nehmen</translation>
        </message>
        <message>
            <source>Time lost in stalls</source>
            <translation>In Stillständen verlorene Zeit</translation>
        </message>
        <message>
            <source>Usual time of a step</source>
            <translation>Übliche Dauer eines Schritts</translation>
        </message>
        <message>
            <source>Evaluations stop the training %1 times for about %2: %3 of its time</source>
            <translation>Auswertungen halten das Training %1-mal für etwa %2 an: %3 seiner Zeit</translation>
        </message>
        <message>
            <source>Saving checkpoints stops the training %1 times for about %2: %3 of its time</source>
            <translation>Das Sichern von Checkpoints hält das Training %1-mal für etwa %2 an: %3 seiner Zeit</translation>
        </message>
        <message>
            <source>The training stalls %1 times for about %2, at no fixed interval: %3 of its time</source>
            <translation>Das Training stockt %1-mal für etwa %2, in keinem festen Abstand: %3 seiner Zeit</translation>
        </message>
        <message>
            <source>Every %1 the training stalls for about %2: %3 of its time</source>
            <translation>Alle %1 stockt das Training für etwa %2: %3 seiner Zeit</translation>
        </message>
        <message>
            <source>Every %1 steps the training stalls for about %2: %3 of its time</source>
            <translation>Alle %1 Schritte stockt das Training für etwa %2: %3 seiner Zeit</translation>
        </message>
        <message>
            <source>A step usually takes %1. The long ones coincide with the results of an evaluation in the same process: while it runs, nothing is trained. Read from the times of %2.</source>
            <translation>Ein Schritt dauert gewöhnlich %1. Die langen fallen mit den Ergebnissen einer Auswertung im selben Prozess zusammen: Solange sie läuft, wird nicht trainiert. Gelesen aus den Zeiten von %2.</translation>
        </message>
        <message>
            <source>A step usually takes %1. The long ones coincide with the checkpoints that the log mentions: the training waits until the file is written. Read from the times of %2.</source>
            <translation>Ein Schritt dauert gewöhnlich %1. Die langen fallen mit den Checkpoints zusammen, die das Protokoll nennt: Das Training wartet, bis die Datei geschrieben ist. Gelesen aus den Zeiten von %2.</translation>
        </message>
        <message>
            <source>A step usually takes %1. The stalls come as often as %3 is logged; writing images or histograms of a large model takes long, but a checkpoint or an evaluation with the same interval would look the same. Read from the times of %2.</source>
            <translation>Ein Schritt dauert gewöhnlich %1. Die Stillstände kommen so oft, wie %3 aufgezeichnet wird; Bilder oder Histogramme eines großen Modells zu schreiben dauert lange, doch ein Checkpoint oder eine Auswertung im selben Abstand sähe gleich aus. Gelesen aus den Zeiten von %2.</translation>
        </message>
        <message>
            <source>A step usually takes %1. The stalls come regularly, so something with that interval does them: a checkpoint, an evaluation, the start of an epoch (workers start anew, the shuffle buffer fills), a summary. The log does not say which. Read from the times of %2.</source>
            <translation>Ein Schritt dauert gewöhnlich %1. Die Stillstände kommen regelmäßig, also bewirkt sie etwas in diesem Abstand: ein Checkpoint, eine Auswertung, der Beginn einer Epoche (Worker starten neu, der Mischpuffer füllt sich), eine Zusammenfassung. Das Protokoll sagt nicht, was. Gelesen aus den Zeiten von %2.</translation>
        </message>
        <message>
            <source>A step usually takes %1. The stalls come at no fixed interval, which speaks for slow storage or network, another program on the machine, or batches that take much longer to prepare. Read from the times of %2.</source>
            <translation>Ein Schritt dauert gewöhnlich %1. Die Stillstände kommen in keinem festen Abstand; das spricht für langsamen Speicher oder langsames Netz, ein anderes Programm auf der Maschine oder Batches, deren Aufbereitung viel länger dauert. Gelesen aus den Zeiten von %2.</translation>
        </message>
        <message>
            <source>In the next run the stalls take less than %1 of the time instead of %2.</source>
            <translation>Im nächsten Lauf nehmen die Stillstände weniger als %1 der Zeit statt %2.</translation>
        </message>
        <message>
            <source>Evaluate every %1 steps instead of every %2</source>
            <translation>Alle %1 Schritte auswerten statt alle %2</translation>
        </message>
        <message>
            <source>Evaluate %1 times less often</source>
            <translation>%1-mal seltener auswerten</translation>
        </message>
        <message>
            <source>Save every %1 steps instead of every %2</source>
            <translation>Alle %1 Schritte sichern statt alle %2</translation>
        </message>
        <message>
            <source>Save %1 times less often</source>
            <translation>%1-mal seltener sichern</translation>
        </message>
        <message>
            <source>Do what causes it every %1 steps instead of every %2</source>
            <translation>Was es bewirkt, alle %1 Schritte tun statt alle %2</translation>
        </message>
        <message>
            <source>Do what causes it %1 times less often</source>
            <translation>Was es bewirkt, %1-mal seltener tun</translation>
        </message>
        <message>
            <source>At that interval the stalls take about %1 of the time. A crash then costs at most the steps of one interval.</source>
            <translation>In diesem Abstand nehmen die Stillstände etwa %1 der Zeit. Ein Absturz kostet dann höchstens die Schritte eines Abstands.</translation>
        </message>
        <message>
            <source>Look at what the process does in a stall</source>
            <translation>Ansehen, was der Prozess im Stillstand tut</translation>
        </message>
        <message>
            <source>Take stacks during a stall: a main thread that waits for the data loader points to the input, one in save or write to the disk.</source>
            <translation>Nehmen Sie im Stillstand Stapel auf: Ein Hauptthread, der auf den Data-Loader wartet, weist auf die Eingabe, einer in save oder write auf die Platte.</translation>
        </message>
        <message>
            <source>Evaluate in a process of its own</source>
            <translation>In einem eigenen Prozess auswerten</translation>
        </message>
        <message>
            <source>On another GPU or on the CPU it costs the training nothing. On the same GPU it takes memory from the training.</source>
            <translation>Auf einer anderen GPU oder der CPU kostet es das Training nichts. Auf derselben GPU nimmt es dem Training Speicher.</translation>
        </message>
        <message>
            <source>Save to a local disk, and in the background</source>
            <translation>Auf eine lokale Platte und im Hintergrund sichern</translation>
        </message>
        <message>
            <source>A bucket or a network disk is slower than a local one many times over; copy the checkpoints from there.</source>
            <translation>Ein Bucket oder eine Netzplatte ist um ein Vielfaches langsamer als eine lokale; kopieren Sie die Checkpoints von dort.</translation>
        </message>
        <message>
            <source>Restart loop: the last %1 attempts all ended by step %2 and got no further than the ones before</source>
            <translation>Neustartschleife: Die letzten %1 Versuche endeten alle bis Schritt %2 und kamen nicht weiter als die davor</translation>
        </message>
        <message>
            <source>%1 processes wrote into this folder at the same time; their curves are mixed</source>
            <translation>%1 Prozesse schrieben zugleich in diesen Ordner; ihre Kurven sind vermischt</translation>
        </message>
        <message>
            <source>%1 of %2 starts died before they logged anything</source>
            <translation>%1 von %2 Starts endeten, bevor sie etwas aufzeichneten</translation>
        </message>
        <message>
            <source>%1 steps were done twice: in %2 attempts the training went back %3 times to earlier steps, which cost %4 (%5 of its time)</source>
            <translation>%1 Schritte wurden doppelt gemacht: In %2 Versuchen ging das Training %3-mal auf frühere Schritte zurück, was %4 kostete (%5 seiner Zeit)</translation>
        </message>
        <message>
            <source>The folder holds %1 attempts, and %2 of them began again at the beginning: %3 steps (%4) of earlier ones do not count</source>
            <translation>Der Ordner enthält %1 Versuche, und %2 davon begannen wieder am Anfang: %3 Schritte (%4) früherer zählen nicht</translation>
        </message>
        <message>
            <source>One session began to log before an earlier one had ended. Either two trainings share the folder, or every process of a distributed training writes its own events there. TensorBoard and the checks here see one curve where there are two.</source>
            <translation>Eine Sitzung begann aufzuzeichnen, bevor eine frühere geendet hatte. Entweder teilen sich zwei Trainings den Ordner, oder jeder Prozess eines verteilten Trainings schreibt dort seine eigenen Ereignisse. TensorBoard und die Prüfungen hier sehen eine Kurve, wo zwei sind.</translation>
        </message>
        <message>
            <source>Each of them resumed from a checkpoint and ended before it reached a step that was not done before. Something at that point ends the process every time: a record that cannot be read, an evaluation or a checkpoint that fails, memory that runs out. The console output of the last attempt names it.</source>
            <translation>Jeder setzte an einem Checkpoint an und endete, bevor er einen noch nicht gemachten Schritt erreichte. Etwas an dieser Stelle beendet den Prozess jedes Mal: ein unlesbarer Datensatz, eine scheiternde Auswertung oder Sicherung, ausgehender Speicher. Die Konsolenausgabe des letzten Versuchs nennt es.</translation>
        </message>
        <message>
            <source>If the new beginnings were meant (other settings, another data set), give each attempt a folder of its own: several in one are drawn as one curve, and a model folder with a checkpoint may be resumed by accident. If not, the training did not find its checkpoint.</source>
            <translation>Waren die Neuanfänge gewollt (andere Einstellungen, andere Daten), geben Sie jedem Versuch einen eigenen Ordner: Mehrere in einem werden als eine Kurve gezeichnet, und ein Modellordner mit Checkpoint kann versehentlich fortgesetzt werden. Wenn nicht, fand das Training seinen Checkpoint nicht.</translation>
        </message>
        <message>
            <source>After a restart the training goes on from its last checkpoint; what came after that is done again. Starts that log nothing died while building the model or filling the input pipeline. Why the process ended is not in the event files: look at the console output and the kernel log of those times.</source>
            <translation>Nach einem Neustart setzt das Training am letzten Checkpoint an; was danach kam, wird noch einmal gemacht. Starts, die nichts aufzeichnen, starben beim Aufbau des Modells oder beim Füllen der Eingabe. Warum der Prozess endete, steht nicht in den Ereignisdateien: Sehen Sie in Konsolenausgabe und Kernel-Protokoll jener Zeiten nach.</translation>
        </message>
        <message>
            <source>%1 steps that were done again later (%2)</source>
            <translation>%1 Schritte, die später noch einmal gemacht wurden (%2)</translation>
        </message>
        <message>
            <source>The newest attempt</source>
            <translation>Der neueste Versuch</translation>
        </message>
        <message>
            <source>Steps done more than once</source>
            <translation>Mehr als einmal gemachte Schritte</translation>
        </message>
        <message>
            <source>Share of the logged time done twice</source>
            <translation>Doppelt verbrachter Anteil der aufgezeichneten Zeit</translation>
        </message>
        <message>
            <source>Attempts that logged something</source>
            <translation>Versuche, die etwas aufzeichneten</translation>
        </message>
        <message>
            <source>Starts that logged nothing</source>
            <translation>Starts, die nichts aufzeichneten</translation>
        </message>
        <message>
            <source>Give every attempt a log folder of its own</source>
            <translation>Jedem Versuch einen eigenen Protokollordner geben</translation>
        </message>
        <message>
            <source>Curves of different attempts then stay apart; in a distributed training let only the first process log.</source>
            <translation>Kurven verschiedener Versuche bleiben dann getrennt; im verteilten Training soll nur der erste Prozess aufzeichnen.</translation>
        </message>
        <message>
            <source>The next folder holds one attempt.</source>
            <translation>Der nächste Ordner enthält einen Versuch.</translation>
        </message>
        <message>
            <source>Keep the console output of every attempt</source>
            <translation>Die Konsolenausgabe jedes Versuchs behalten</translation>
        </message>
        <message>
            <source>The reason why a process ended stands there, or its exit status tells: 137 is a kill, mostly for memory.</source>
            <translation>Dort steht, warum ein Prozess endete, oder sein Exit-Status sagt es: 137 ist ein Abschuss, meist wegen Speicher.</translation>
        </message>
        <message>
            <source>The next run passes step %1 in one attempt.</source>
            <translation>Der nächste Lauf kommt in einem Versuch über Schritt %1.</translation>
        </message>
        <message>
            <source>Save a checkpoint every %1 steps</source>
            <translation>Alle %1 Schritte einen Checkpoint sichern</translation>
        </message>
        <message>
            <source>A restart cost %1 steps on average; at this interval it costs at most a quarter of that.</source>
            <translation>Ein Neustart kostete im Mittel %1 Schritte; in diesem Abstand kostet er höchstens ein Viertel davon.</translation>
        </message>
        <message>
            <source>After the next restart the step goes back by no more than %1.</source>
            <translation>Nach dem nächsten Neustart geht der Schritt um höchstens %1 zurück.</translation>
        </message>
        <message>
            <source>The log breaks off within a record after step %1 (%2): the process was killed, or still runs. Whether it had hung before cannot be seen from the event file.</source>
            <translation>Das Protokoll bricht nach Schritt %1 mitten in einem Eintrag ab (%2): Der Prozess wurde beendet oder läuft noch. Ob er zuvor hing, ist aus der Ereignisdatei nicht zu sehen.</translation>
        </message>
        <message>
            <source>Keep the console output and the exit status of the training beside its events.</source>
            <translation>Behalten Sie Konsolenausgabe und Exit-Status des Trainings neben seinen Ereignissen.</translation>
        </message>
        <message>
            <source>Nothing was logged for %1 after step %2; usually there is a sign of life every %3</source>
            <translation>Nach Schritt %2 wurde %1 lang nichts aufgezeichnet; sonst gibt es alle %3 ein Lebenszeichen</translation>
        </message>
        <message>
            <source>The training stood still %4 times, longest for %1 after step %2; usually there is a sign of life every %3</source>
            <translation>Das Training stand %4-mal still, am längsten %1 nach Schritt %2; sonst gibt es alle %3 ein Lebenszeichen</translation>
        </message>
        <message>
            <source>The session went on afterwards, and the log shows neither an evaluation nor a checkpoint in that time. Usual causes: storage or a network mount that did not answer, a machine that slept or was suspended, other processes of a distributed training that were waited for, an evaluation that logs nothing. Utilization of that time tells them apart: a GPU at 100 % with low power waits in a collective, one at 0 % with an idle CPU in a deadlock, one at 0 % with I/O wait for storage.</source>
            <translation>Die Sitzung ging danach weiter, und das Protokoll zeigt in dieser Zeit weder Auswertung noch Checkpoint. Übliche Ursachen: Speicher oder Netzlaufwerk antwortete nicht, die Maschine schlief oder war angehalten, ein verteiltes Training wartete auf andere Prozesse, eine Auswertung zeichnet nichts auf. Die Auslastung jener Zeit unterscheidet sie: Eine GPU bei 100 % mit wenig Leistung wartet in einer Kollektive, eine bei 0 % mit ruhender CPU in einer Verklemmung, eine bei 0 % mit I/O-Warten auf den Speicher.</translation>
        </message>
        <message>
            <source>%1 without a point</source>
            <translation>%1 ohne einen Punkt</translation>
        </message>
        <message>
            <source>Longest silence</source>
            <translation>Längste Stille</translation>
        </message>
        <message>
            <source>Silences of that kind</source>
            <translation>Stillen dieser Art</translation>
        </message>
        <message>
            <source>Their share of the time logged</source>
            <translation>Ihr Anteil an der aufgezeichneten Zeit</translation>
        </message>
        <message>
            <source>Have the process print its stacks when it is silent for %1</source>
            <translation>Den Prozess seine Stapel ausgeben lassen, wenn er %1 lang still ist</translation>
        </message>
        <message>
            <source>The next silence then names the line that waits. At the moment itself, py-spy shows the same.</source>
            <translation>Die nächste Stille nennt dann die Zeile, die wartet. Im Moment selbst zeigt py-spy dasselbe.</translation>
        </message>
        <message>
            <source>The next run passes step %1 without a silence of %2.</source>
            <translation>Der nächste Lauf kommt ohne eine Stille von %2 über Schritt %1.</translation>
        </message>
        <message>
            <source>With several GPUs, let collectives time out and speak</source>
            <translation>Bei mehreren GPUs Kollektiven eine Zeitgrenze geben und sie reden lassen</translation>
        </message>
        <message>
            <source>A process that waits for another one then fails with the name of the operation instead of standing still.</source>
            <translation>Ein Prozess, der auf einen anderen wartet, scheitert dann mit dem Namen der Operation, statt stillzustehen.</translation>
        </message>
        <message>
            <source>The steps that were timed: %1 each at first, %2 at the end</source>
            <translation>Die gemessenen Schritte: je %1 am Anfang, %2 am Ende</translation>
        </message>
        <message>
            <source>Step time of the last third beyond that of the first</source>
            <translation>Schrittdauer des letzten Drittels über der des ersten</translation>
        </message>
        <message>
            <source>Trend of the block medians (Mann-Kendall z)</source>
            <translation>Trend der Blockmediane (Mann-Kendall-z)</translation>
        </message>
        <message>
            <source>Time beyond what the first third would have taken</source>
            <translation>Zeit über der, die das erste Drittel gebraucht hätte</translation>
        </message>
        <message>
            <source>Steps became slower about step %1: from %2 to %3 each (%4 more)</source>
            <translation>Schritte wurden bei etwa Schritt %1 langsamer: von %2 auf je %3 (%4 mehr)</translation>
        </message>
        <message>
            <source>The training slows down: a step takes %1 at first and %2 at step %3 (%4 more)</source>
            <translation>Das Training wird langsamer: Ein Schritt dauert anfangs %1 und %2 bei Schritt %3 (%4 mehr)</translation>
        </message>
        <message>
            <source>Before and after it the step time is level, so something changed at that moment: layers were unfrozen, another program came onto the GPU or the host, the GPU began to throttle, the data moved to slower storage. Judged by %1 intervals of %2; stalls and evaluations are left out.</source>
            <translation>Davor und danach ist die Schrittdauer gleichmäßig, also änderte sich in diesem Moment etwas: Schichten wurden freigegeben, ein anderes Programm kam auf GPU oder Rechner, die GPU begann zu drosseln, die Daten zogen auf langsameren Speicher um. Beurteilt an %1 Abständen von %2; Stillstände und Auswertungen sind ausgelassen.</translation>
        </message>
        <message>
            <source>The step time grows little by little, which something that accumulates does: operations added to the graph or functions traced anew in every step, a list of tensors that is never emptied, host memory that fills up until the machine swaps, rising temperature. Judged by %1 intervals of %2; stalls and evaluations are left out.</source>
            <translation>Die Schrittdauer wächst nach und nach; das bewirkt etwas, das sich ansammelt: Operationen, die bei jedem Schritt zum Graphen kommen, oder neu nachgezeichnete Funktionen, eine nie geleerte Liste von Tensoren, voller Arbeitsspeicher bis zum Auslagern, steigende Temperatur. Beurteilt an %1 Abständen von %2; Stillstände und Auswertungen sind ausgelassen.</translation>
        </message>
        <message>
            <source>Changes together with the step time (rank correlation %1)</source>
            <translation>Ändert sich zusammen mit der Schrittdauer (Rangkorrelation %1)</translation>
        </message>
        <message>
            <source>Record GPU clocks, temperature and host memory beside the next run</source>
            <translation>Beim nächsten Lauf GPU-Takt, Temperatur und Arbeitsspeicher aufzeichnen</translation>
        </message>
        <message>
            <source>Falling clocks mean throttling, growing host memory a leak; if both stay level, the training itself does more and more per step.</source>
            <translation>Fallender Takt heißt Drosselung, wachsender Arbeitsspeicher ein Leck; bleiben beide gleich, tut das Training selbst je Schritt immer mehr.</translation>
        </message>
        <message>
            <source>Find what the steps accumulate</source>
            <translation>Finden, was die Schritte ansammeln</translation>
        </message>
        <message>
            <source>Tensors kept for later hold their graph alive, and Python numbers as arguments of a traced function trace it anew each time.</source>
            <translation>Aufgehobene Tensoren halten ihren Graphen am Leben, und Python-Zahlen als Argumente lassen eine Funktion jedes Mal neu nachzeichnen.</translation>
        </message>
        <message>
            <source>In the next run the last third takes no more than %1 per step.</source>
            <translation>Im nächsten Lauf braucht das letzte Drittel höchstens %1 je Schritt.</translation>
        </message>
        <message>
            <source>Run is far too long: as good as it got (%1) at step %2, %3 of the way (%4)</source>
            <translation>Lauf ist viel zu lang: so gut wie je (%1) schon bei Schritt %2, nach %3 des Weges (%4)</translation>
        </message>
        <message>
            <source>Run is longer than useful: as good as it got (%1) at step %2, %3 of the way (%4)</source>
            <translation>Lauf ist länger als nützlich: so gut wie je (%1) schon bei Schritt %2, nach %3 des Weges (%4)</translation>
        </message>
        <message>
            <source>From there on the smoothed validation stayed as good as its best of %1 within noise, without a trend to the better. A shorter run with the same schedule compressed gives the same model; a lower learning rate from that step on may give a better one.</source>
            <translation>Von da an blieb die geglättete Validierung im Rahmen des Rauschens so gut wie ihr Bestes von %1, ohne Trend zum Besseren. Ein kürzerer Lauf mit gestauchtem Plan ergibt dasselbe Modell; eine niedrigere Lernrate ab diesem Schritt vielleicht ein besseres.</translation>
        </message>
        <message>
            <source>The part without a gain</source>
            <translation>Der Teil ohne Gewinn</translation>
        </message>
        <message>
            <source>Part of the run after which it was as good as its best</source>
            <translation>Teil des Laufs, nach dem es so gut wie sein Bestes war</translation>
        </message>
        <message>
            <source>Time to be saved</source>
            <translation>Zeit, die sich sparen lässt</translation>
        </message>
        <message>
            <source>Train for %1 steps: saves %2 of the time (%3)</source>
            <translation>%1 Schritte trainieren: spart %2 der Zeit (%3)</translation>
        </message>
        <message>
            <source>A fifth more than it took, with the schedule of the learning rate compressed to end there.</source>
            <translation>Ein Fünftel mehr, als es brauchte, mit gestauchtem Plan der Lernrate bis dorthin.</translation>
        </message>
        <message>
            <source>The shorter run reaches %1.</source>
            <translation>Der kürzere Lauf erreicht %1.</translation>
        </message>
        <message>
            <source>Run ended too early: validation still improved by %1 in its last %2, to %3 at step %4 (%5)</source>
            <translation>Lauf endete zu früh: Die Validierung verbesserte sich in den letzten %2 noch um %1, auf %3 bei Schritt %4 (%5)</translation>
        </message>
        <message>
            <source>The best evaluations are the last ones and their trend is certain (z = %1). More steps are the cheapest gain there is.</source>
            <translation>Die besten Auswertungen sind die letzten, und ihr Trend ist sicher (z = %1). Mehr Schritte sind der billigste Gewinn.</translation>
        </message>
        <message>
            <source>Still improving</source>
            <translation>Verbessert sich noch</translation>
        </message>
        <message>
            <source>Gain over the last part</source>
            <translation>Gewinn über den letzten Teil</translation>
        </message>
        <message>
            <source>Train for %1 steps: costs %2 more</source>
            <translation>%1 Schritte trainieren: kostet %2 mehr</translation>
        </message>
        <message>
            <source>Half as long again; stretch the schedule of the learning rate to the new length.</source>
            <translation>Noch einmal halb so lang; den Plan der Lernrate auf die neue Länge strecken.</translation>
        </message>
        <message>
            <source>The next run ends better than %1, and its last quarter gains less than %2.</source>
            <translation>Der nächste Lauf endet besser als %1, und sein letztes Viertel gewinnt weniger als %2.</translation>
        </message>
        <message>
            <source>Nothing announced it: the last %1 values lay around %2. An operation failed at once: an invalid record, log of 0, 0/0, or an overflow in half precision. First to break, at step %4: %3.</source>
            <translation>Nichts kündigte es an: Die letzten %1 Werte lagen um %2. Eine Operation scheiterte auf einmal: ein ungültiger Datensatz, log von 0, 0/0 oder ein Überlauf in halber Genauigkeit. Zuerst brach bei Schritt %4: %3.</translation>
        </message>
        <message>
            <source>Nothing announced it: the last %1 values lay around %2. Either an operation failed at once (an invalid record, log of 0, 0/0, an overflow in half precision), or the loss rose within the %3 steps between two logged values. First to break, at step %5: %4.</source>
            <translation>Nichts kündigte es an: Die letzten %1 Werte lagen um %2. Entweder scheiterte eine Operation auf einmal (ein ungültiger Datensatz, log von 0, 0/0, ein Überlauf in halber Genauigkeit), oder der Verlust stieg binnen der %3 Schritte zwischen zwei aufgezeichneten Werten. Zuerst brach bei Schritt %5: %4.</translation>
        </message>
        <message>
            <source>%1 of %2 starts died before they logged anything, and %3 steps of the others were done twice (%4 of the time)</source>
            <translation>%1 von %2 Starts endeten, bevor sie etwas aufzeichneten, und %3 Schritte der anderen wurden doppelt gemacht (%4 der Zeit)</translation>
        </message>
        <message>
            <source>Stalls that most of it comes from</source>
            <translation>Stillstände, aus denen das meiste stammt</translation>
        </message>
    </context>
    <context>
        <name>Evidence</name>
        <message>
            <source>%1, step %2</source>
            <translation>%1, Schritt %2</translation>
        </message>
        <message>
            <source>%1, steps %2–%3</source>
            <translation>%1, Schritte %2–%3</translation>
        </message>
    </context>
    <context>
        <name>FileDialogs</name>
        <message>
            <source>Open a folder of runs</source>
            <translation>Ordner mit Läufen öffnen</translation>
        </message>
        <message>
            <source>Open files</source>
            <translation>Dateien öffnen</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>Bericht exportieren</translation>
        </message>
        <message>
            <source>Web page (*.html)</source>
            <translation>Webseite (*.html)</translation>
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
            <translation>Einfacher Text (*.txt)</translation>
        </message>
    </context>
    <context>
        <name>Formats</name>
        <message>
            <source>TensorBoard event file</source>
            <translation>TensorBoard-Ereignisdatei</translation>
        </message>
    </context>
    <context>
        <name>Hardware</name>
        <message>
            <source>Steps per second, from wall times</source>
            <translation>Schritte je Sekunde, aus Uhrzeiten</translation>
        </message>
        <message>
            <source>Step time, from wall times</source>
            <translation>Schrittdauer, aus Uhrzeiten</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>&lt;h2&gt;Faultline %1&lt;/h2&gt;&lt;p&gt;Finds out why a deep-learning training run failed, and shows the proof.&lt;/p&gt;&lt;p&gt;Opened files are never changed, and nothing leaves this computer.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Built with Qt %2.&lt;/p&gt;</source>
            <translation>&lt;h2&gt;Faultline %1&lt;/h2&gt;&lt;p&gt;Findet heraus, warum ein Deep-Learning-Trainingslauf gescheitert ist, und zeigt den Beweis.&lt;/p&gt;&lt;p&gt;Geöffnete Dateien werden nie verändert, und nichts verlässt diesen Rechner.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer. Gebaut mit Qt %2.&lt;/p&gt;</translation>
        </message>
        <message>
            <source>About Faultline</source>
            <translation>Über Faultline</translation>
        </message>
        <message>
            <source>Zoom a chart to a range</source>
            <translation>Diagramm auf einen Bereich zoomen</translation>
        </message>
        <message>
            <source>Drag</source>
            <translation>Ziehen</translation>
        </message>
        <message>
            <source>Move a zoomed chart</source>
            <translation>Gezoomtes Diagramm verschieben</translation>
        </message>
        <message>
            <source>Shift+Drag, Left, Right</source>
            <translation>Umschalt+Ziehen, Links, Rechts</translation>
        </message>
        <message>
            <source>Zoom a chart at the cursor</source>
            <translation>Diagramm am Zeiger zoomen</translation>
        </message>
        <message>
            <source>Ctrl+Wheel, +, -</source>
            <translation>Strg+Mausrad, +, -</translation>
        </message>
        <message>
            <source>Show the whole chart</source>
            <translation>Ganzes Diagramm zeigen</translation>
        </message>
        <message>
            <source>Double-click, 0, Home</source>
            <translation>Doppelklick, 0, Pos1</translation>
        </message>
        <message>
            <source>Show or hide the chosen run</source>
            <translation>Gewählten Lauf zeigen oder ausblenden</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Leertaste</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
    </context>
    <context>
        <name>Issues</name>
        <message>
            <source>The last record is incomplete</source>
            <translation>Der letzte Eintrag ist unvollständig</translation>
        </message>
        <message>
            <source>Normal for a run that was killed or is still writing; everything before it was read.</source>
            <translation>Normal für einen Lauf, der beendet wurde oder noch schreibt; alles davor wurde gelesen.</translation>
        </message>
        <message>
            <source>A record's checksum does not match its data</source>
            <translation>Die Prüfsumme eines Eintrags passt nicht zu seinen Daten</translation>
        </message>
        <message>
            <source>That record was skipped. Copy the file again from its source; if it stays, suspect the disk or the transfer.</source>
            <translation>Dieser Eintrag wurde übersprungen. Kopieren Sie die Datei noch einmal von ihrer Quelle; bleibt es dabei, sind Platte oder Übertragung verdächtig.</translation>
        </message>
        <message>
            <source>A record header is damaged</source>
            <translation>Der Kopf eines Eintrags ist beschädigt</translation>
        </message>
        <message>
            <source>Reading went on at the next intact record. Copy the file again from its source; TensorBoard stops here.</source>
            <translation>Gelesen wurde beim nächsten heilen Eintrag weiter. Kopieren Sie die Datei noch einmal von ihrer Quelle; TensorBoard hört hier auf.</translation>
        </message>
        <message>
            <source>A record claims more bytes than the file holds</source>
            <translation>Ein Eintrag beansprucht mehr Bytes, als die Datei hat</translation>
        </message>
        <message>
            <source>Reading went on at the next intact record.</source>
            <translation>Gelesen wurde beim nächsten heilen Eintrag weiter.</translation>
        </message>
        <message>
            <source>A record is not a valid Event message</source>
            <translation>Ein Eintrag ist keine gültige Event-Nachricht</translation>
        </message>
        <message>
            <source>What could be read of it was kept. The writer may be a different program, or broken.</source>
            <translation>Was davon lesbar war, wurde behalten. Vielleicht schrieb ein anderes Programm, oder es ist fehlerhaft.</translation>
        </message>
        <message>
            <source>An event has no valid time</source>
            <translation>Ein Ereignis hat keine gültige Zeit</translation>
        </message>
        <message>
            <source>Its values are kept and drawn on the step axis; time axes leave them out.</source>
            <translation>Seine Werte werden behalten und über Schritten gezeichnet; Zeitachsen lassen sie aus.</translation>
        </message>
        <message>
            <source>A scalar's tensor does not hold a number</source>
            <translation>Der Tensor eines Skalars enthält keine Zahl</translation>
        </message>
        <message>
            <source>The value was skipped; look at how the training writes this tag.</source>
            <translation>Der Wert wurde übersprungen; sehen Sie nach, wie das Training diesen Tag schreibt.</translation>
        </message>
        <message>
            <source>The file announces no file_version</source>
            <translation>Die Datei nennt keine file_version</translation>
        </message>
        <message>
            <source>Some writers (CatBoost) leave it out; nothing is missing.</source>
            <translation>Manche Programme (CatBoost) lassen sie weg; es fehlt nichts.</translation>
        </message>
        <message>
            <source>The file is empty</source>
            <translation>Die Datei ist leer</translation>
        </message>
        <message>
            <source>The process died before its first write, or the copy did not finish.</source>
            <translation>Der Prozess endete vor seinem ersten Schreiben, oder die Kopie wurde nicht fertig.</translation>
        </message>
        <message>
            <source>The file holds no summary</source>
            <translation>Die Datei enthält keine Zusammenfassung</translation>
        </message>
        <message>
            <source>The process ended before it logged anything, or this is a marker file of the profiler.</source>
            <translation>Der Prozess endete, bevor er etwas aufzeichnete, oder dies ist eine Markierung des Profilers.</translation>
        </message>
        <message>
            <source>This is a Git LFS pointer, not the file itself</source>
            <translation>Dies ist ein Git-LFS-Zeiger, nicht die Datei selbst</translation>
        </message>
        <message>
            <source>Run "git lfs pull" in the clone to fetch the real file.</source>
            <translation>Führen Sie „git lfs pull“ im Klon aus, um die echte Datei zu holen.</translation>
        </message>
        <message>
            <source>Named like an event file, but it holds no TFRecord</source>
            <translation>Benannt wie eine Ereignisdatei, enthält aber kein TFRecord</translation>
        </message>
        <message>
            <source>Check that the copy is complete and not compressed or encrypted.</source>
            <translation>Prüfen Sie, ob die Kopie vollständig und weder komprimiert noch verschlüsselt ist.</translation>
        </message>
        <message>
            <source>Not a regular file</source>
            <translation>Keine gewöhnliche Datei</translation>
        </message>
        <message>
            <source>Pipes, sockets and devices are not opened; give a copy of the data.</source>
            <translation>Pipes, Sockets und Geräte werden nicht geöffnet; geben Sie eine Kopie der Daten an.</translation>
        </message>
        <message>
            <source>Could not be read</source>
            <translation>Konnte nicht gelesen werden</translation>
        </message>
        <message>
            <source>Check the permissions and the disk or network mount.</source>
            <translation>Prüfen Sie die Rechte und die Platte oder das Netzlaufwerk.</translation>
        </message>
        <message>
            <source>A link leads to a folder that is already open</source>
            <translation>Ein Link führt in einen schon geöffneten Ordner</translation>
        </message>
        <message>
            <source>It was not followed a second time.</source>
            <translation>Ihm wurde nicht noch einmal gefolgt.</translation>
        </message>
        <message>
            <source>The file became shorter while it was read</source>
            <translation>Die Datei wurde während des Lesens kürzer</translation>
        </message>
        <message>
            <source>Another process truncated or replaced it; open it again.</source>
            <translation>Ein anderer Prozess hat sie gekürzt oder ersetzt; öffnen Sie sie erneut.</translation>
        </message>
        <message>
            <source>Folders are nested too deeply here</source>
            <translation>Die Ordner sind hier zu tief verschachtelt</translation>
        </message>
        <message>
            <source>Open the inner folder directly.</source>
            <translation>Öffnen Sie den inneren Ordner direkt.</translation>
        </message>
        <message>
            <source>No reader recognises this file</source>
            <translation>Kein Leser erkennt diese Datei</translation>
        </message>
        <message>
            <source>It was left out.</source>
            <translation>Sie wurde ausgelassen.</translation>
        </message>
        <message>
            <source>A diagnosis rule could not finish</source>
            <translation>Eine Diagnoseregel konnte nicht zu Ende rechnen</translation>
        </message>
        <message>
            <source>The other rules are not affected. Please report it with the files, if you can share them.</source>
            <translation>Die anderen Regeln sind nicht betroffen. Bitte melden Sie es, wenn möglich mit den Dateien.</translation>
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
            <translation>Beispielfall – Faultline</translation>
        </message>
        <message numerus="yes">
            <source>%1 and %n more – Faultline</source>
            <translation>
                <numerusform>%1 und %n weiterer – Faultline</numerusform>
                <numerusform>%1 und %n weitere – Faultline</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 – Faultline</source>
            <translation>%1 – Faultline</translation>
        </message>
        <message>
            <source>%1: %2. %3</source>
            <translation>%1: %2. %3</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) damaged or unreadable: %1 lost in %2 places. Everything else was read and is shown.</source>
            <translation>
                <numerusform>%n Datei beschädigt oder unlesbar: %1 an %2 Stellen verloren. Alles andere wurde gelesen und wird gezeigt.</numerusform>
                <numerusform>%n Dateien beschädigt oder unlesbar: %1 an %2 Stellen verloren. Alles andere wurde gelesen und wird gezeigt.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>%1 µs</source>
            <translation>%1 µs</translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 ms</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>%1 min %2 s</source>
            <translation>%1 min %2 s</translation>
        </message>
        <message>
            <source>%1 h %2 min</source>
            <translation>%1 h %2 min</translation>
        </message>
        <message>
            <source>%1 d %2 h</source>
            <translation>%1 d %2 h</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1×</source>
            <translation>%1×</translation>
        </message>
        <message>
            <source>%1 steps/s</source>
            <translation>%1 Schritte/s</translation>
        </message>
        <message>
            <source>Critical</source>
            <translation>Kritisch</translation>
        </message>
        <message>
            <source>Warning</source>
            <translation>Warnung</translation>
        </message>
        <message>
            <source>Info</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Unreadable</source>
            <translation>Unlesbar</translation>
        </message>
        <message>
            <source>Data lost</source>
            <translation>Datenverlust</translation>
        </message>
        <message>
            <source>Notice</source>
            <translation>Beachten</translation>
        </message>
        <message>
            <source>Scalar</source>
            <translation>Skalar</translation>
        </message>
        <message>
            <source>Image</source>
            <translation>Bild</translation>
        </message>
        <message>
            <source>Histogram</source>
            <translation>Histogramm</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>Audio</source>
            <translation>Audio</translation>
        </message>
        <message>
            <source>Graph</source>
            <translation>Graph</translation>
        </message>
        <message>
            <source>Hyperparameters</source>
            <translation>Hyperparameter</translation>
        </message>
        <message>
            <source>Precision-recall curve</source>
            <translation>Precision-Recall-Kurve</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Anordnung</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>Sonstiges</translation>
        </message>
        <message>
            <source>Start-up</source>
            <translation>Anlauf</translation>
        </message>
        <message>
            <source>Warm-up</source>
            <translation>Aufwärmen</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>Training</translation>
        </message>
        <message>
            <source>Evaluation</source>
            <translation>Auswertung</translation>
        </message>
        <message>
            <source>Checkpoint</source>
            <translation>Sicherung</translation>
        </message>
        <message>
            <source>Idle</source>
            <translation>Leerlauf</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Ende</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: %2 (at byte %3)</source>
            <translation>%1: %2 (bei Byte %3)</translation>
        </message>
    </context>
    <context>
        <name>RimMark</name>
        <message>
            <source>%1 ≤ 0</source>
            <comment>samples at or below zero</comment>
            <translation>%1 ≤ 0</translation>
        </message>
        <message>
            <source>%1 NaN</source>
            <translation>%1 NaN</translation>
        </message>
        <message>
            <source>%1 ∞</source>
            <translation>%1 ∞</translation>
        </message>
        <message>
            <source>%1 NaN/∞</source>
            <translation>%1 NaN/∞</translation>
        </message>
        <message>
            <source>zero or less</source>
            <translation>null oder kleiner</translation>
        </message>
        <message>
            <source>%1 at %2</source>
            <translation>%1 bei %2</translation>
        </message>
        <message>
            <source>%1 from %2 to the end: %3 samples</source>
            <translation>%1 von %2 bis zum Ende: %3 Werte</translation>
        </message>
        <message>
            <source>%1 from %2 on: %3 samples</source>
            <translation>%1 ab %2: %3 Werte</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Evidence not usable</source>
            <translation>Belege nicht brauchbar</translation>
        </message>
        <message>
            <source>Looks for logs that cannot carry a diagnosis: empty, damaged, without steps, with a clock that goes back, or with too few points.</source>
            <translation>Sucht Protokolle, die keine Diagnose tragen: leer, beschädigt, ohne Schritte, mit zurückgehender Uhr oder zu wenigen Punkten.</translation>
        </message>
        <message>
            <source>Points of the loss that trend tests on 30 blocks need: two in each.</source>
            <translation>Punkte des Verlusts, die Trendtests über 30 Blöcke brauchen: zwei in jedem.</translation>
        </message>
        <message>
            <source>Shorter runs are tries; few points are no fault there.</source>
            <translation>Kürzere Läufe sind Versuche; wenige Punkte sind dort kein Mangel.</translation>
        </message>
        <message>
            <source>So many points at one step are a step that is not passed, no single result.</source>
            <translation>So viele Punkte an einem Schritt sind ein nicht übergebener Schritt, kein einzelnes Ergebnis.</translation>
        </message>
        <message>
            <source>Loss became NaN or infinite</source>
            <translation>Verlust wurde NaN oder unendlich</translation>
        </message>
        <message>
            <source>Looks for the first NaN or infinity of every loss and for what led to it.</source>
            <translation>Sucht das erste NaN oder Unendlich jedes Verlusts und was dazu führte.</translation>
        </message>
        <message>
            <source>Values before the first bad one in which its cause is looked for.</source>
            <translation>Werte vor dem ersten schlechten, in denen nach der Ursache gesucht wird.</translation>
        </message>
        <message>
            <source>Training loss diverged</source>
            <translation>Trainingsverlust divergierte</translation>
        </message>
        <message>
            <source>Looks for a training loss that rose far above its minimum and stayed there.</source>
            <translation>Sucht einen Trainingsverlust, der weit über sein Minimum stieg und dort blieb.</translation>
        </message>
        <message>
            <source>Median of a window against the smoothed minimum; twice is far outside the noise of healthy runs.</source>
            <translation>Median eines Fensters gegen das geglättete Minimum; das Doppelte liegt weit außerhalb des Rauschens gesunder Läufe.</translation>
        </message>
        <message>
            <source>Windows in a row, up to the end, that must lie above: a passing bump is not a divergence.</source>
            <translation>Fenster in Folge, bis zum Ende, die darüber liegen müssen: Ein vorübergehender Buckel ist keine Divergenz.</translation>
        </message>
        <message>
            <source>A loss this large at the end counts at once.</source>
            <translation>Ein so großer Verlust am Ende zählt sofort.</translation>
        </message>
        <message>
            <source>... if it began below this, so that losses that are large by nature do not count.</source>
            <translation>... wenn er darunter begann, damit von Natur aus große Verluste nicht zählen.</translation>
        </message>
        <message>
            <source>Least share of the fall that must be lost again: twice a minimum close to 0 is nothing.</source>
            <translation>Mindestanteil des Falls, der wieder verloren sein muss: Das Doppelte eines Minimums nahe 0 ist nichts.</translation>
        </message>
        <message>
            <source>Validation stands still or is noisy</source>
            <translation>Validierung steht still oder rauscht</translation>
        </message>
        <message>
            <source>Looks for a validation that stopped improving while the learning rate was still high, and for one that scatters at the end.</source>
            <translation>Sucht eine Validierung, die sich bei noch hoher Lernrate nicht mehr verbesserte, und eine, die am Ende streut.</translation>
        </message>
        <message>
            <source>Improvement over the last part below which the validation stands still.</source>
            <translation>Verbesserung über den letzten Teil, unter der die Validierung stillsteht.</translation>
        </message>
        <message>
            <source>Last part of the run that is looked at.</source>
            <translation>Letzter Teil des Laufs, der betrachtet wird.</translation>
        </message>
        <message>
            <source>Learning rate against its peak: below it the schedule has ended and standing still is normal.</source>
            <translation>Lernrate gegen ihren Höchstwert: Darunter ist der Plan zu Ende, und Stillstand ist normal.</translation>
        </message>
        <message>
            <source>MAD of the last quarter against its level: above it, one evaluation cannot choose a checkpoint.</source>
            <translation>MAD des letzten Viertels gegen sein Niveau: Darüber kann eine Auswertung keinen Checkpoint wählen.</translation>
        </message>
        <message>
            <source>Fewer evaluations show no trend.</source>
            <translation>Weniger Auswertungen zeigen keinen Trend.</translation>
        </message>
        <message>
            <source>Training loss is unstable</source>
            <translation>Trainingsverlust ist unruhig</translation>
        </message>
        <message>
            <source>Looks for a rise of the loss near the start that it recovers from, and for isolated spikes later.</source>
            <translation>Sucht einen Anstieg des Verlusts nahe dem Anfang, von dem er sich erholt, und spätere einzelne Spitzen.</translation>
        </message>
        <message>
            <source>Part of the run that counts as its start.</source>
            <translation>Teil des Laufs, der als sein Anfang gilt.</translation>
        </message>
        <message>
            <source>Rise against the noise of the loss; more where few values were logged.</source>
            <translation>Anstieg gegen das Rauschen des Verlusts; mehr, wo wenige Werte aufgezeichnet wurden.</translation>
        </message>
        <message>
            <source>Height of a spike against the noise around the running median; noise alone does not reach it.</source>
            <translation>Höhe einer Spitze gegen das Rauschen um den gleitenden Median; Rauschen allein reicht nicht so weit.</translation>
        </message>
        <message>
            <source>Gradient norm at the spike against its median: tells a step that hurts from a hard batch.</source>
            <translation>Gradientennorm an der Spitze gegen ihren Median: unterscheidet einen schädlichen Schritt von einem schwierigen Batch.</translation>
        </message>
        <message>
            <source>Steps between two values, as part of the run; coarser logs do not show spikes.</source>
            <translation>Schritte zwischen zwei Werten als Teil des Laufs; gröbere Protokolle zeigen keine Spitzen.</translation>
        </message>
        <message>
            <source>Model never learned</source>
            <translation>Modell lernte nie</translation>
        </message>
        <message>
            <source>Looks for a training loss that does not fall from the start on.</source>
            <translation>Sucht einen Trainingsverlust, der von Anfang an nicht fällt.</translation>
        </message>
        <message>
            <source>Mann-Kendall on 30 block medians of the first third: below it the loss falls (5 % one-sided).</source>
            <translation>Mann-Kendall über 30 Blockmediane des ersten Drittels: Darunter fällt der Verlust (5 % einseitig).</translation>
        </message>
        <message>
            <source>The same over the whole run (1 %): a model that learnt late did learn.</source>
            <translation>Dasselbe über den ganzen Lauf (1 %): Ein Modell, das spät lernte, lernte doch.</translation>
        </message>
        <message>
            <source>Model overfits</source>
            <translation>Modell überanpasst</translation>
        </message>
        <message>
            <source>Looks for a validation that gets worse since its best while the training loss does not.</source>
            <translation>Sucht eine Validierung, die seit ihrem Besten schlechter wird, während der Trainingsverlust es nicht wird.</translation>
        </message>
        <message>
            <source>Mann-Kendall of the validation since its best (1 % one-sided).</source>
            <translation>Mann-Kendall der Validierung seit ihrem Besten (1 % einseitig).</translation>
        </message>
        <message>
            <source>Last level against the smoothed best: less is not worth a change.</source>
            <translation>Letztes Niveau gegen das geglättete Beste: Weniger ist keine Änderung wert.</translation>
        </message>
        <message>
            <source>Evaluations since the best; with fewer, every healthy run would be accused.</source>
            <translation>Auswertungen seit dem Besten; mit weniger würde jeder gesunde Lauf beschuldigt.</translation>
        </message>
        <message>
            <source>If the training loss rises too (5 %), it is not overfitting.</source>
            <translation>Steigt auch der Trainingsverlust (5 %), ist es keine Überanpassung.</translation>
        </message>
        <message>
            <source>Stalls eat time</source>
            <translation>Stillstände fressen Zeit</translation>
        </message>
        <message>
            <source>Looks for steps that take much longer than the others and what they cost together, and matches their period with evaluations and checkpoints.</source>
            <translation>Sucht Schritte, die viel länger dauern als die anderen, und was sie zusammen kosten, und vergleicht ihren Abstand mit Auswertungen und Checkpoints.</translation>
        </message>
        <message>
            <source>Share of the time beyond the usual step time; below it the work to find the cause does not pay.</source>
            <translation>Anteil der Zeit über der üblichen Schrittdauer; darunter lohnt die Suche nach der Ursache nicht.</translation>
        </message>
        <message>
            <source>... and at least this long in all: nobody waits for less.</source>
            <translation>... und insgesamt mindestens so lange: Auf weniger wartet niemand.</translation>
        </message>
        <message>
            <source>A stall is longer than the median by so many robust standard deviations: outside of what noise does.</source>
            <translation>Ein Stillstand ist um so viele robuste Standardabweichungen länger als der Median: außerhalb dessen, was Rauschen tut.</translation>
        </message>
        <message>
            <source>... and at least by this share of the median, so that very even step times have no stalls.</source>
            <translation>... und mindestens um diesen Anteil des Medians, damit sehr gleichmäßige Schrittdauern keine Stillstände haben.</translation>
        </message>
        <message>
            <source>Restarts lost work</source>
            <translation>Neustarts verloren Arbeit</translation>
        </message>
        <message>
            <source>Looks for sessions that went back to earlier steps, for starts that died at once, and for several processes that wrote into one folder.</source>
            <translation>Sucht Sitzungen, die auf frühere Schritte zurückgingen, Starts, die sofort endeten, und mehrere Prozesse, die in einen Ordner schrieben.</translation>
        </message>
        <message>
            <source>Share of the logged time that was done twice; a checkpoint now and then keeps it below.</source>
            <translation>Doppelt verbrachter Anteil der aufgezeichneten Zeit; ein Checkpoint ab und zu hält ihn darunter.</translation>
        </message>
        <message>
            <source>Run stopped making progress</source>
            <translation>Lauf kam nicht mehr voran</translation>
        </message>
        <message>
            <source>Looks for long silences within a session that neither an evaluation nor a checkpoint explains.</source>
            <translation>Sucht lange Stillen innerhalb einer Sitzung, die weder Auswertung noch Checkpoint erklärt.</translation>
        </message>
        <message>
            <source>A silence of so many median intervals is no slow step any more.</source>
            <translation>Eine Stille von so vielen mittleren Abständen ist kein langsamer Schritt mehr.</translation>
        </message>
        <message>
            <source>... and at least this long: shorter ones cost little, and saving or evaluating can take that long.</source>
            <translation>... und mindestens so lange: Kürzere kosten wenig, und Sichern oder Auswerten kann so lange dauern.</translation>
        </message>
        <message>
            <source>Training slows down with time</source>
            <translation>Training wird mit der Zeit langsamer</translation>
        </message>
        <message>
            <source>Looks for a step time that grows from the beginning to the end of a session, apart from stalls and evaluations.</source>
            <translation>Sucht eine Schrittdauer, die vom Anfang bis zum Ende einer Sitzung wächst, abgesehen von Stillständen und Auswertungen.</translation>
        </message>
        <message>
            <source>Step time of the last third against the first; a few per cent come and go with temperature and neighbours.</source>
            <translation>Schrittdauer des letzten Drittels gegen das erste; einige Prozent kommen und gehen mit Temperatur und Nachbarn.</translation>
        </message>
        <message>
            <source>Mann-Kendall test on 30 block medians: one per cent of runs without a trend reach it.</source>
            <translation>Mann-Kendall-Test über 30 Blockmediane: Ein Prozent der Läufe ohne Trend erreicht ihn.</translation>
        </message>
        <message>
            <source>Run is too long or too short</source>
            <translation>Lauf ist zu lang oder zu kurz</translation>
        </message>
        <message>
            <source>Looks for a validation that was as good as it got before half of the run, or still improves at its end.</source>
            <translation>Sucht eine Validierung, die vor der Hälfte des Laufs so gut wie je war oder sich am Ende noch verbessert.</translation>
        </message>
        <message>
            <source>Best reached within this part of the run: far too long.</source>
            <translation>Bestes in diesem Teil des Laufs erreicht: viel zu lang.</translation>
        </message>
        <message>
            <source>Best reached before this part of the run: the rest was time for nothing.</source>
            <translation>Bestes vor diesem Teil des Laufs erreicht: Der Rest war verlorene Zeit.</translation>
        </message>
        <message>
            <source>Best within this last part and still improving: too short.</source>
            <translation>Bestes in diesem letzten Teil und noch besser werdend: zu kurz.</translation>
        </message>
        <message>
            <source>As good as the best, if no worse than by this.</source>
            <translation>So gut wie das Beste, wenn nicht um mehr als dies schlechter.</translation>
        </message>
        <message>
            <source>Gain over the last part that makes a longer run worth its cost; more after a decayed learning rate.</source>
            <translation>Gewinn über den letzten Teil, der einen längeren Lauf lohnt; mehr nach gesenkter Lernrate.</translation>
        </message>
    </context>
    <context>
        <name>Switcher</name>
        <message>
            <source>Finding</source>
            <translation>Befund</translation>
        </message>
        <message>
            <source>Page</source>
            <translation>Seite</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>Lauf</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Tag</translation>
        </message>
    </context>
    <context>
        <name>WindowOptions</name>
        <message>
            <source>%1
Try --help for the options.</source>
            <translation>%1
--help zeigt die Optionen.</translation>
        </message>
        <message>
            <source>Finds out why a training run failed, and shows the proof.</source>
            <translation>Findet heraus, warum ein Trainingslauf gescheitert ist, und zeigt den Beweis.</translation>
        </message>
        <message>
            <source>Open the built-in demo case.</source>
            <translation>Den mitgelieferten Beispielfall öffnen.</translation>
        </message>
        <message>
            <source>Show this page: %1.</source>
            <translation>Diese Seite zeigen: %1.</translation>
        </message>
        <message>
            <source>light or dark.</source>
            <translation>light (hell) oder dark (dunkel).</translation>
        </message>
        <message>
            <source>Language of the window, such as de or zh_CN.</source>
            <translation>Sprache des Fensters, etwa de oder zh_CN.</translation>
        </message>
        <message>
            <source>Size of the window in pixels.</source>
            <translation>Größe des Fensters in Pixeln.</translation>
        </message>
        <message>
            <source>Load, save a picture of the window, and exit.</source>
            <translation>Laden, ein Bild des Fensters speichern und beenden.</translation>
        </message>
        <message>
            <source>Files or folders to open together.</source>
            <translation>Dateien oder Ordner, die zusammen geöffnet werden.</translation>
        </message>
        <message>
            <source>--demo cannot be combined with paths.</source>
            <translation>--demo kann nicht zusammen mit Pfaden stehen.</translation>
        </message>
        <message>
            <source>There is no page "%1"; there are %2.</source>
            <translation>Es gibt keine Seite „%1“, nur %2.</translation>
        </message>
        <message>
            <source>The theme is light or dark, not "%1".</source>
            <translation>Das Farbschema ist light oder dark, nicht „%1“.</translation>
        </message>
        <message>
            <source>A size is written like 1280x800, not "%1".</source>
            <translation>Eine Größe schreibt man wie 1280x800, nicht „%1“.</translation>
        </message>
    </context>
    <context>
        <name>faultline::FindingModel</name>
        <message>
            <source>Severity</source>
            <translation>Schwere</translation>
        </message>
        <message>
            <source>Finding</source>
            <translation>Befund</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>Lauf</translation>
        </message>
        <message>
            <source>Confidence</source>
            <translation>Sicherheit</translation>
        </message>
    </context>
    <context>
        <name>faultline::IssueModel</name>
        <message>
            <source>Severity</source>
            <translation>Schwere</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <source>Offset</source>
            <translation>Position</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Was geschah</translation>
        </message>
        <message>
            <source>Lost</source>
            <translation>Verloren</translation>
        </message>
        <message>
            <source>What to do</source>
            <translation>Was zu tun ist</translation>
        </message>
    </context>
    <context>
        <name>faultline::RunTreeModel</name>
        <message>
            <source>%1 points logged</source>
            <translation>%1 Punkte aufgezeichnet</translation>
        </message>
        <message>
            <source>Started %1</source>
            <translation>Begonnen %1</translation>
        </message>
        <message numerus="yes">
            <source>%n damaged place(s); see Issues</source>
            <translation>
                <numerusform>%n beschädigte Stelle; siehe Dateiprobleme</numerusform>
                <numerusform>%n beschädigte Stellen; siehe Dateiprobleme</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 points</source>
            <translation>%1 Punkte</translation>
        </message>
        <message numerus="yes">
            <source>%n damaged place(s)</source>
            <translation>
                <numerusform>%n beschädigte Stelle</numerusform>
                <numerusform>%n beschädigte Stellen</numerusform>
            </translation>
        </message>
        <message>
            <source>shown</source>
            <translation>gezeigt</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>ausgeblendet</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::AbstentionList</name>
        <message>
            <source>Could not be judged</source>
            <translation>Nicht beurteilbar</translation>
        </message>
        <message numerus="yes">
            <source>and %n more like these</source>
            <translation>
                <numerusform>und %n weiterer dieser Art</numerusform>
                <numerusform>und %n weitere dieser Art</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Run %1</source>
            <translation>Lauf %1</translation>
        </message>
        <message>
            <source>To capture it</source>
            <translation>So wird es aufgezeichnet</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CasePanel</name>
        <message>
            <source>Filter runs</source>
            <translation>Läufe filtern</translation>
        </message>
        <message>
            <source>Runs of this case</source>
            <translation>Läufe dieses Falls</translation>
        </message>
        <message>
            <source>Show all runs</source>
            <translation>Alle Läufe zeigen</translation>
        </message>
        <message>
            <source>Hide all runs</source>
            <translation>Alle Läufe ausblenden</translation>
        </message>
        <message>
            <source>No case is open</source>
            <translation>Kein Fall geöffnet</translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n run(s) shown</source>
            <translation>
                <numerusform>%1 von %n Lauf gezeigt</numerusform>
                <numerusform>%1 von %n Läufen gezeigt</numerusform>
            </translation>
        </message>
        <message>
            <source>Show only this</source>
            <translation>Nur diesen zeigen</translation>
        </message>
        <message>
            <source>Show files</source>
            <translation>Dateien zeigen</translation>
        </message>
        <message>
            <source>Show issues</source>
            <translation>Dateiprobleme zeigen</translation>
        </message>
        <message>
            <source>Copy path</source>
            <translation>Pfad kopieren</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ChartControls</name>
        <message>
            <source>Filter tags</source>
            <translation>Tags filtern</translation>
        </message>
        <message>
            <source>Tags shown</source>
            <translation>Gezeigte Tags</translation>
        </message>
        <message>
            <source>Smoothing</source>
            <translation>Glättung</translation>
        </message>
        <message>
            <source>Smoothing weight</source>
            <translation>Gewicht der Glättung</translation>
        </message>
        <message>
            <source>Exponential moving average as in TensorBoard, over every logged point. 0 shows the points as they are; they stay visible behind the smoothed line.</source>
            <translation>Exponentiell gleitender Mittelwert wie in TensorBoard, über jeden aufgezeichneten Punkt. 0 zeigt die Punkte, wie sie sind; sie bleiben hinter der geglätteten Linie sichtbar.</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Schritt</translation>
        </message>
        <message>
            <source>Training step</source>
            <translation>Trainingsschritt</translation>
        </message>
        <message>
            <source>Relative</source>
            <translation>Relativ</translation>
        </message>
        <message>
            <source>Time since the run began</source>
            <translation>Zeit seit Beginn des Laufs</translation>
        </message>
        <message>
            <source>Wall</source>
            <translation>Uhrzeit</translation>
        </message>
        <message>
            <source>Date and time</source>
            <translation>Datum und Uhrzeit</translation>
        </message>
        <message>
            <source>Horizontal axis: %1</source>
            <translation>Waagerechte Achse: %1</translation>
        </message>
        <message>
            <source>Log x</source>
            <translation>x log.</translation>
        </message>
        <message>
            <source>Logarithmic horizontal axis</source>
            <translation>Logarithmische waagerechte Achse</translation>
        </message>
        <message>
            <source>Ignore outliers</source>
            <translation>Ausreißer auslassen</translation>
        </message>
        <message>
            <source>Leave the lowest and highest 5 % of the visible values out when fitting the vertical axis</source>
            <translation>Beim Anpassen der senkrechten Achse die niedrigsten und höchsten 5 % der sichtbaren Werte auslassen</translation>
        </message>
        <message>
            <source>Undo zoom</source>
            <translation>Zoom zurücknehmen</translation>
        </message>
        <message>
            <source>Show everything</source>
            <translation>Alles zeigen</translation>
        </message>
        <message>
            <source>Size of the cards</source>
            <translation>Größe der Karten</translation>
        </message>
        <message>
            <source>Export the curves shown</source>
            <translation>Gezeigte Kurven exportieren</translation>
        </message>
        <message>
            <source>Small cards</source>
            <translation>Kleine Karten</translation>
        </message>
        <message>
            <source>Medium cards</source>
            <translation>Mittlere Karten</translation>
        </message>
        <message>
            <source>Large cards</source>
            <translation>Große Karten</translation>
        </message>
        <message>
            <source>CSV, all points of the tags and runs shown…</source>
            <translation>CSV, alle Punkte der gezeigten Tags und Läufe…</translation>
        </message>
        <message>
            <source>JSON Lines, all points of the tags and runs shown…</source>
            <translation>JSON Lines, alle Punkte der gezeigten Tags und Läufe…</translation>
        </message>
        <message numerus="yes">
            <source>%n tag(s)</source>
            <translation>
                <numerusform>%n Tag</numerusform>
                <numerusform>%n Tags</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 tags</source>
            <translation>%1 von %2 Tags</translation>
        </message>
        <message>
            <source>Not a regular expression: %1 (at character %2). All tags are shown.</source>
            <translation>Kein regulärer Ausdruck: %1 (bei Zeichen %2). Alle Tags werden gezeigt.</translation>
        </message>
        <message>
            <source>Filter tags (regex)</source>
            <translation>Tags filtern (Regex)</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CodeBlock</name>
        <message>
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Copy %1</source>
            <translation>%1 kopieren</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Code</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ConfidenceBar</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>High confidence</source>
            <translation>Hohe Sicherheit</translation>
        </message>
        <message>
            <source>Medium confidence</source>
            <translation>Mittlere Sicherheit</translation>
        </message>
        <message>
            <source>Low confidence</source>
            <translation>Geringe Sicherheit</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CurveExporter</name>
        <message>
            <source>Comma-separated values (*.csv)</source>
            <translation>Kommagetrennte Werte (*.csv)</translation>
        </message>
        <message>
            <source>JSON Lines (*.jsonl)</source>
            <translation>JSON Lines (*.jsonl)</translation>
        </message>
        <message>
            <source>PNG image (*.png)</source>
            <translation>PNG-Bild (*.png)</translation>
        </message>
        <message>
            <source>SVG drawing (*.svg)</source>
            <translation>SVG-Zeichnung (*.svg)</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) written to %1</source>
            <translation>
                <numerusform>%n Punkt nach %1 geschrieben</numerusform>
                <numerusform>%n Punkte nach %1 geschrieben</numerusform>
            </translation>
        </message>
        <message>
            <source>Picture written to %1</source>
            <translation>Bild nach %1 geschrieben</translation>
        </message>
        <message>
            <source>%1 could not be written: %2</source>
            <translation>%1 konnte nicht geschrieben werden: %2</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CurveView</name>
        <message numerus="yes">
            <source>%n curve(s), %1 to %2, values %3 to %4</source>
            <translation>
                <numerusform>%n Kurve, %1 bis %2, Werte %3 bis %4</numerusform>
                <numerusform>%n Kurven, %1 bis %2, Werte %3 bis %4</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sample(s) that a line cannot show</source>
            <translation>
                <numerusform>%n Wert, den eine Linie nicht zeigen kann</numerusform>
                <numerusform>%n Werte, die eine Linie nicht zeigen kann</numerusform>
            </translation>
        </message>
        <message>
            <source>Chart of %1</source>
            <translation>Diagramm von %1</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::DropOverlay</name>
        <message>
            <source>Drop to open</source>
            <translation>Zum Öffnen ablegen</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::EvidenceStrip</name>
        <message>
            <source>Back to finding</source>
            <translation>Zurück zum Befund</translation>
        </message>
        <message>
            <source>Show whole run</source>
            <translation>Ganzen Lauf zeigen</translation>
        </message>
        <message>
            <source>Stop showing the proof</source>
            <translation>Beweis nicht mehr zeigen</translation>
        </message>
        <message>
            <source>Showing proof: %1</source>
            <translation>Beweis: %1</translation>
        </message>
        <message>
            <source>Showing proof: %1 (%2)</source>
            <translation>Beweis: %1 (%2)</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::FindingCard</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Show details</source>
            <translation>Einzelheiten zeigen</translation>
        </message>
        <message>
            <source>Show proof</source>
            <translation>Beweis zeigen</translation>
        </message>
        <message>
            <source>Show proof: %1</source>
            <translation>Beweis zeigen: %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Run %1</source>
            <translation>Lauf %1</translation>
        </message>
        <message>
            <source>Hide details</source>
            <translation>Einzelheiten ausblenden</translation>
        </message>
        <message>
            <source>Proof</source>
            <translation>Beweis</translation>
        </message>
        <message>
            <source>%1, byte %2</source>
            <translation>%1, Byte %2</translation>
        </message>
        <message>
            <source>Show in the charts</source>
            <translation>In den Diagrammen zeigen</translation>
        </message>
        <message>
            <source>Measured</source>
            <translation>Gemessen</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <source>Threshold</source>
            <translation>Schwelle</translation>
        </message>
        <message>
            <source>What to do</source>
            <translation>Was zu tun ist</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
        <message>
            <source>Proved when: %1</source>
            <translation>Bewiesen, wenn: %1</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::HardwareCard</name>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Chart of %1</source>
            <translation>Diagramm von %1</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::HardwareHint</name>
        <message>
            <source>These event files hold no hardware series: no utilization, memory, power or temperature was logged. Step time needs none: it follows from the wall times below.</source>
            <translation>Diese Ereignisdateien enthalten keine Hardware-Reihen: Auslastung, Speicher, Leistung oder Temperatur wurden nicht aufgezeichnet. Die Schrittdauer braucht keine: Sie folgt aus den Uhrzeiten unten.</translation>
        </message>
        <message>
            <source>How to log hardware from the training</source>
            <translation>Hardware aus dem Training aufzeichnen</translation>
        </message>
        <message>
            <source>PyTorch (needs the pynvml package)</source>
            <translation>PyTorch (braucht das Paket pynvml)</translation>
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
            <translation>Felder</translation>
        </message>
        <message>
            <source>All panels share the time axis: drag to zoom, double-click to see everything.</source>
            <translation>Alle Felder teilen die Zeitachse: Ziehen zoomt, Doppelklick zeigt alles.</translation>
        </message>
        <message>
            <source>Show everything</source>
            <translation>Alles zeigen</translation>
        </message>
        <message>
            <source>Hardware</source>
            <translation>Hardware</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Geschwindigkeit</translation>
        </message>
        <message>
            <source>Nothing is open</source>
            <translation>Nichts geöffnet</translation>
        </message>
        <message>
            <source>Open a folder with event files: what the machine did, and how fast the training went, appears here.</source>
            <translation>Öffnen Sie einen Ordner mit Ereignisdateien: Was die Maschine tat und wie schnell das Training lief, erscheint hier.</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>Wird gelesen…</translation>
        </message>
        <message>
            <source>The panels appear as soon as there are points.</source>
            <translation>Die Felder erscheinen, sobald es Punkte gibt.</translation>
        </message>
        <message>
            <source>Every run is hidden</source>
            <translation>Alle Läufe sind ausgeblendet</translation>
        </message>
        <message>
            <source>Tick runs in the Case list to see their panels.</source>
            <translation>Wählen Sie Läufe in der Liste „Fall“, um ihre Felder zu sehen.</translation>
        </message>
        <message>
            <source>No hardware series and no step times</source>
            <translation>Weder Hardware-Reihen noch Schrittdauern</translation>
        </message>
        <message>
            <source>The event files hold no utilization, memory or throughput, and too few points to tell the time of a step.</source>
            <translation>Die Ereignisdateien enthalten weder Auslastung noch Speicher oder Durchsatz, und zu wenige Punkte, um die Dauer eines Schritts zu bestimmen.</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::IssuesPanel</name>
        <message>
            <source>Issues with files</source>
            <translation>Dateiprobleme</translation>
        </message>
        <message numerus="yes">
            <source>%n more of the same kinds were counted but are not listed.</source>
            <translation>
                <numerusform>%n weiteres dieser Art wurde gezählt, ist aber nicht aufgeführt.</numerusform>
                <numerusform>%n weitere dieser Art wurden gezählt, sind aber nicht aufgeführt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy path</source>
            <translation>Pfad kopieren</translation>
        </message>
        <message>
            <source>Copy row</source>
            <translation>Zeile kopieren</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::LegendStrip</name>
        <message>
            <source>Legend: %1</source>
            <translation>Legende: %1</translation>
        </message>
        <message>
            <source>, </source>
            <translation>, </translation>
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
            <translation>Ladefortschritt</translation>
        </message>
        <message>
            <source>Stop loading (Esc)</source>
            <translation>Laden abbrechen (Esc)</translation>
        </message>
        <message>
            <source>Stop loading</source>
            <translation>Laden abbrechen</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Wird abgebrochen…</translation>
        </message>
        <message>
            <source>Diagnosing…</source>
            <translation>Wird untersucht…</translation>
        </message>
        <message>
            <source>Reading… %1 %</source>
            <translation>Wird gelesen… %1 %</translation>
        </message>
        <message>
            <source>Looking for files…</source>
            <translation>Dateien werden gesucht…</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::MainWindow</name>
        <message>
            <source>Reading…</source>
            <translation>Wird gelesen…</translation>
        </message>
        <message>
            <source>Case</source>
            <translation>Fall</translation>
        </message>
        <message>
            <source>Issues with files</source>
            <translation>Dateiprobleme</translation>
        </message>
        <message>
            <source>Main toolbar</source>
            <translation>Hauptwerkzeugleiste</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Open a folder of runs; the arrow offers more</source>
            <translation>Einen Ordner mit Läufen öffnen; der Pfeil bietet mehr</translation>
        </message>
        <message>
            <source>Copied to the clipboard</source>
            <translation>In die Zwischenablage kopiert</translation>
        </message>
        <message>
            <source>Open another folder…</source>
            <translation>Anderen Ordner öffnen…</translation>
        </message>
        <message>
            <source>Loading was stopped. What was read by then is shown, and has not been diagnosed.</source>
            <translation>Das Laden wurde abgebrochen. Gezeigt wird, was bis dahin gelesen war; untersucht wurde es nicht.</translation>
        </message>
        <message>
            <source>Read again</source>
            <translation>Erneut lesen</translation>
        </message>
        <message>
            <source>Show issues</source>
            <translation>Dateiprobleme zeigen</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) damaged</source>
            <translation>
                <numerusform>%n Datei beschädigt</numerusform>
                <numerusform>%n Dateien beschädigt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n note(s) on files</source>
            <translation>
                <numerusform>%n Hinweis zu Dateien</numerusform>
                <numerusform>%n Hinweise zu Dateien</numerusform>
            </translation>
        </message>
        <message>
            <source>Show what is wrong with the files, and what to do</source>
            <translation>Zeigen, was mit den Dateien nicht stimmt und was zu tun ist</translation>
        </message>
        <message>
            <source>The report was saved as %1.</source>
            <translation>Der Bericht wurde als %1 gespeichert.</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::MessageBar</name>
        <message>
            <source>Close the message</source>
            <translation>Meldung schließen</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::NoticeBar</name>
        <message>
            <source>Close this message</source>
            <translation>Diese Meldung schließen</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>Meldungen</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::OverviewView</name>
        <message>
            <source>What went wrong with your training?</source>
            <translation>Was ist bei Ihrem Training schiefgegangen?</translation>
        </message>
        <message>
            <source>Open the folder that a run left behind, or drop it on this window: event files of TensorBoard, also damaged or unfinished ones. Faultline reads them, says what is wrong, and shows the proof.</source>
            <translation>Öffnen Sie den Ordner, den ein Lauf hinterlassen hat, oder legen Sie ihn auf diesem Fenster ab: Ereignisdateien von TensorBoard, auch beschädigte oder unfertige. Faultline liest sie, sagt, was nicht stimmt, und zeigt den Beweis.</translation>
        </message>
        <message>
            <source>Open a folder…</source>
            <translation>Ordner öffnen…</translation>
        </message>
        <message>
            <source>Look at the demo case</source>
            <translation>Beispielfall ansehen</translation>
        </message>
        <message>
            <source>Timeline</source>
            <translation>Zeitverlauf</translation>
        </message>
        <message>
            <source>Show fewer</source>
            <translation>Weniger zeigen</translation>
        </message>
        <message numerus="yes">
            <source>Show all %n training(s)</source>
            <translation>
                <numerusform>%n Training zeigen</numerusform>
                <numerusform>Alle %n Trainings zeigen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n finding(s)</source>
            <translation>
                <numerusform>%n Befund</numerusform>
                <numerusform>%n Befunde</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Show %n more</source>
            <translation>
                <numerusform>%n weiteren zeigen</numerusform>
                <numerusform>%n weitere zeigen</numerusform>
            </translation>
        </message>
        <message>
            <source>Overview</source>
            <translation>Überblick</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::PhaseLegend</name>
        <message>
            <source>Phases: %1</source>
            <translation>Phasen: %1</translation>
        </message>
        <message>
            <source>, </source>
            <translation>, </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::QuickSwitcher</name>
        <message>
            <source>Nothing matches. Try a part of a run, a tag or an action.</source>
            <translation>Nichts gefunden. Versuchen Sie einen Teil eines Laufs, eines Tags oder einer Aktion.</translation>
        </message>
        <message>
            <source>Quick search</source>
            <translation>Schnellsuche</translation>
        </message>
        <message>
            <source>Go to a page, finding, run, tag or action</source>
            <translation>Zu Seite, Befund, Lauf, Tag oder Aktion gehen</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Treffer</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ScalarCard</name>
        <message>
            <source>log</source>
            <translation>log</translation>
        </message>
        <message>
            <source>Logarithmic values</source>
            <translation>Werte logarithmisch</translation>
        </message>
        <message>
            <source>Pin to the top</source>
            <translation>Oben anheften</translation>
        </message>
        <message>
            <source>Enlarge</source>
            <translation>Vergrößern</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>Chart of %1</source>
            <translation>Diagramm von %1</translation>
        </message>
        <message>
            <source>Back to normal size</source>
            <translation>Normale Größe</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Lösen</translation>
        </message>
        <message>
            <source> · </source>
            <translation> · </translation>
        </message>
        <message>
            <source>%1 marked (NaN, infinite or not above 0)</source>
            <translation>%1 markiert (NaN, unendlich oder nicht über 0)</translation>
        </message>
        <message>
            <source>%1 NaN or infinite</source>
            <translation>%1 NaN oder unendlich</translation>
        </message>
        <message numerus="yes">
            <source>%n run(s)</source>
            <translation>
                <numerusform>%n Lauf</numerusform>
                <numerusform>%n Läufe</numerusform>
            </translation>
        </message>
        <message>
            <source>CSV, all points…</source>
            <translation>CSV, alle Punkte…</translation>
        </message>
        <message>
            <source>CSV, visible range…</source>
            <translation>CSV, sichtbarer Bereich…</translation>
        </message>
        <message>
            <source>JSON Lines, all points…</source>
            <translation>JSON Lines, alle Punkte…</translation>
        </message>
        <message>
            <source>PNG picture…</source>
            <translation>PNG-Bild…</translation>
        </message>
        <message>
            <source>SVG drawing…</source>
            <translation>SVG-Zeichnung…</translation>
        </message>
        <message>
            <source>Copy picture</source>
            <translation>Bild kopieren</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ScalarsView</name>
        <message>
            <source>Charts</source>
            <translation>Diagramme</translation>
        </message>
        <message>
            <source>Clear the filter</source>
            <translation>Filter löschen</translation>
        </message>
        <message>
            <source>Show all runs</source>
            <translation>Alle Läufe zeigen</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>Angeheftet</translation>
        </message>
        <message>
            <source>General</source>
            <translation>Allgemein</translation>
        </message>
        <message>
            <source>Nothing is open</source>
            <translation>Nichts geöffnet</translation>
        </message>
        <message>
            <source>Open a folder with event files: its curves appear here.</source>
            <translation>Öffnen Sie einen Ordner mit Ereignisdateien: Seine Kurven erscheinen hier.</translation>
        </message>
        <message>
            <source>No scalars in these files</source>
            <translation>Keine Skalare in diesen Dateien</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>Wird gelesen…</translation>
        </message>
        <message>
            <source>The files hold no scalar summaries, or none could be read. The Overview tells what was found in them.</source>
            <translation>Die Dateien enthalten keine Skalare, oder keine waren lesbar. Der Überblick sagt, was in ihnen gefunden wurde.</translation>
        </message>
        <message>
            <source>The first curves appear as soon as they are read.</source>
            <translation>Die ersten Kurven erscheinen, sobald sie gelesen sind.</translation>
        </message>
        <message>
            <source>Every run is hidden</source>
            <translation>Alle Läufe sind ausgeblendet</translation>
        </message>
        <message>
            <source>Tick runs in the Case list to see their curves.</source>
            <translation>Wählen Sie Läufe in der Liste „Fall“, um ihre Kurven zu sehen.</translation>
        </message>
        <message>
            <source>No tag matches the filter</source>
            <translation>Kein Tag passt zum Filter</translation>
        </message>
        <message numerus="yes">
            <source>None of the %n tag(s) contains “%1”.</source>
            <translation>
                <numerusform>Der eine Tag enthält „%1“ nicht.</numerusform>
                <numerusform>Keiner der %n Tags enthält „%1“.</numerusform>
            </translation>
        </message>
        <message>
            <source>scalars</source>
            <translation>skalare</translation>
        </message>
        <message>
            <source>Scalars</source>
            <translation>Skalare</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::SearchButton</name>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Search pages, runs, tags, findings and actions</source>
            <translation>Seiten, Läufe, Tags, Befunde und Aktionen suchen</translation>
        </message>
        <message>
            <source>Go to a page, finding, run, tag or action (%1)</source>
            <translation>Zu Seite, Befund, Lauf, Tag oder Aktion gehen (%1)</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::TimelineWidget</name>
        <message>
            <source>%1 to %2, %3</source>
            <translation>%1 bis %2, %3</translation>
        </message>
        <message>
            <source>Steps %1 to %2</source>
            <translation>Schritte %1 bis %2</translation>
        </message>
        <message>
            <source>Timeline of the trainings</source>
            <translation>Zeitverlauf der Trainings</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Attempt %1 of %2</source>
            <translation>Versuch %1 von %2</translation>
        </message>
        <message>
            <source>%1 steps were done again by the next attempt; %2 of work lost</source>
            <translation>%1 Schritte machte der nächste Versuch noch einmal; %2 Arbeit verloren</translation>
        </message>
        <message>
            <source>restart %1</source>
            <translation>Neustart %1</translation>
        </message>
        <message numerus="yes">
            <source>%n training(s)</source>
            <translation>
                <numerusform>%n Training</numerusform>
                <numerusform>%n Trainings</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::TrainingRangeBox</name>
        <message>
            <source>Time shown</source>
            <translation>Gezeigte Zeit</translation>
        </message>
        <message>
            <source>Zoomed</source>
            <translation>Gezoomt</translation>
        </message>
        <message>
            <source>All trainings</source>
            <translation>Alle Trainings</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::VerdictBanner</name>
        <message>
            <source>Verdict</source>
            <translation>Urteil</translation>
        </message>
        <message>
            <source>Nothing found</source>
            <translation>Nichts gefunden</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Wird gelesen</translation>
        </message>
        <message>
            <source>Diagnosing</source>
            <translation>Wird untersucht</translation>
        </message>
        <message>
            <source>Reading the files…</source>
            <translation>Die Dateien werden gelesen…</translation>
        </message>
        <message>
            <source>Looking for what went wrong…</source>
            <translation>Es wird gesucht, was schiefging…</translation>
        </message>
        <message>
            <source> · reading was stopped: this is about what had been read by then</source>
            <translation> · Lesen abgebrochen: Dies betrifft, was bis dahin gelesen war</translation>
        </message>
        <message numerus="yes">
            <source>%n run(s)</source>
            <translation>
                <numerusform>%n Lauf</numerusform>
                <numerusform>%n Läufe</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 points in %2 series</source>
            <translation>%1 Punkte in %2 Reihen</translation>
        </message>
        <message>
            <source>began %1</source>
            <translation>begonnen %1</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s), %1</source>
            <translation>
                <numerusform>%n Datei, %1</numerusform>
                <numerusform>%n Dateien, %1</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 NaN or infinite</source>
            <translation>%1 NaN oder unendlich</translation>
        </message>
        <message>
            <source>no damage</source>
            <translation>keine Schäden</translation>
        </message>
        <message numerus="yes">
            <source>%n damaged place(s)</source>
            <translation>
                <numerusform>%n beschädigte Stelle</numerusform>
                <numerusform>%n beschädigte Stellen</numerusform>
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
            <translation>Herausfinden, warum ein Trainingslauf gescheitert ist</translation>
        </message>
        <message>
            <source>Drop a run folder anywhere in this window, or open one. Faultline reads it, names the most likely cause and shows the curve that proves it. Nothing is changed and nothing leaves this computer.</source>
            <translation>Legen Sie den Ordner eines Laufs irgendwo in diesem Fenster ab oder öffnen Sie einen. Faultline liest ihn, nennt die wahrscheinlichste Ursache und zeigt die Kurve, die sie beweist. Nichts wird verändert, und nichts verlässt diesen Rechner.</translation>
        </message>
        <message>
            <source>Open folder…</source>
            <translation>Ordner öffnen…</translation>
        </message>
        <message>
            <source>Open demo case</source>
            <translation>Beispielfall öffnen</translation>
        </message>
        <message>
            <source>Open files…</source>
            <translation>Dateien öffnen…</translation>
        </message>
        <message>
            <source>A folder of runs, or the folder of one run (Ctrl+Shift+O)</source>
            <translation>Ein Ordner mit Läufen oder der Ordner eines Laufs (Strg+Umschalt+O)</translation>
        </message>
        <message>
            <source>A real training that failed, built into the program</source>
            <translation>Ein echtes gescheitertes Training, im Programm enthalten</translation>
        </message>
        <message>
            <source>Single event files (Ctrl+O)</source>
            <translation>Einzelne Ereignisdateien (Strg+O)</translation>
        </message>
        <message>
            <source>What can be opened</source>
            <translation>Was geöffnet werden kann</translation>
        </message>
        <message>
            <source>TensorBoard event files (events.out.tfevents…) as written by TensorFlow, Keras, PyTorch, Lightning, Ultralytics and others: one file, one run, or a folder with hundreds of runs. Damaged and unfinished files are read as far as they go.</source>
            <translation>Ereignisdateien von TensorBoard (events.out.tfevents…), wie TensorFlow, Keras, PyTorch, Lightning, Ultralytics und andere sie schreiben: eine Datei, ein Lauf oder ein Ordner mit Hunderten von Läufen. Beschädigte und unfertige Dateien werden gelesen, so weit sie reichen.</translation>
        </message>
        <message>
            <source>Recent</source>
            <translation>Zuletzt geöffnet</translation>
        </message>
        <message numerus="yes">
            <source>%1 and %n more</source>
            <translation>
                <numerusform>%1 und %n weiterer</numerusform>
                <numerusform>%1 und %n weitere</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::WindowActions</name>
        <message>
            <source>Open &amp;files…</source>
            <translation>&amp;Dateien öffnen…</translation>
        </message>
        <message>
            <source>&amp;Open folder…</source>
            <translation>&amp;Ordner öffnen…</translation>
        </message>
        <message>
            <source>Open &amp;demo case</source>
            <translation>&amp;Beispielfall öffnen</translation>
        </message>
        <message>
            <source>Read &amp;again</source>
            <translation>&amp;Erneut lesen</translation>
        </message>
        <message>
            <source>&amp;Export report…</source>
            <translation>Bericht e&amp;xportieren…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>&amp;Search…</source>
            <translation>&amp;Suchen…</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>&amp;Vollbild</translation>
        </message>
        <message>
            <source>&amp;Keyboard shortcuts</source>
            <translation>&amp;Tastenkürzel</translation>
        </message>
        <message>
            <source>&amp;Copy diagnostics</source>
            <translation>&amp;Diagnosedaten kopieren</translation>
        </message>
        <message>
            <source>&amp;About Faultline</source>
            <translation>Ü&amp;ber Faultline</translation>
        </message>
        <message>
            <source>Copies version, system and the last messages, for a problem report</source>
            <translation>Kopiert Version, System und die letzten Meldungen für einen Fehlerbericht</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>As the &amp;system</source>
            <translation>Wie das &amp;System</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <source>Open &amp;recent</source>
            <translation>&amp;Zuletzt geöffnet</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>&amp;Farbschema</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message numerus="yes">
            <source>%1 and %n more</source>
            <translation>
                <numerusform>%1 und %n weiterer</numerusform>
                <numerusform>%1 und %n weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Clear list</source>
            <translation>&amp;Liste leeren</translation>
        </message>
    </context>
</TS>
