<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>Augment</name>
        <message>
            <source>pipeline.config (Object Detection API)</source>
            <translation>pipeline.config (Object Detection API)</translation>
        </message>
        <message>
            <source>Albumentations JSON</source>
            <translation>Albumentations-JSON</translation>
        </message>
        <message>
            <source>Albumentations YAML</source>
            <translation>Albumentations-YAML</translation>
        </message>
        <message>
            <source>Ultralytics settings (YAML)</source>
            <translation>Ultralytics-Einstellungen (YAML)</translation>
        </message>
        <message>
            <source>Keras layers (JSON)</source>
            <translation>Keras-Schichten (JSON)</translation>
        </message>
        <message>
            <source>Left out: %1</source>
            <translation>Ausgelassen: %1</translation>
        </message>
        <message>
            <source>Factor of the width</source>
            <translation>Faktor der Breite</translation>
        </message>
        <message>
            <source>Factor of the height</source>
            <translation>Faktor der Höhe</translation>
        </message>
        <message>
            <source>Shift to the right in widths; unset: in pixels</source>
            <translation>Verschiebung nach rechts in Bildbreiten; ohne Angabe: in Pixeln</translation>
        </message>
        <message>
            <source>Shift down in heights; unset: in pixels</source>
            <translation>Verschiebung nach unten in Bildhöhen; ohne Angabe: in Pixeln</translation>
        </message>
        <message>
            <source>Shift to the right in pixels</source>
            <translation>Verschiebung nach rechts in Pixeln</translation>
        </message>
        <message>
            <source>Shift down in pixels</source>
            <translation>Verschiebung nach unten in Pixeln</translation>
        </message>
        <message>
            <source>Angle in degrees, counter-clockwise</source>
            <translation>Winkel in Grad, gegen den Uhrzeigersinn</translation>
        </message>
        <message>
            <source>Slant of the rows in degrees</source>
            <translation>Neigung der Zeilen in Grad</translation>
        </message>
        <message>
            <source>Slant of the columns in degrees</source>
            <translation>Neigung der Spalten in Grad</translation>
        </message>
        <message>
            <source>Make the picture as large as its content becomes</source>
            <translation>Das Bild so groß machen, wie sein Inhalt wird</translation>
        </message>
        <message>
            <source>Scale the height by what the width is scaled by</source>
            <translation>Die Höhe um denselben Faktor skalieren wie die Breite</translation>
        </message>
        <message>
            <source>Shrink and enlarge equally often</source>
            <translation>Gleich oft verkleinern und vergrößern</translation>
        </message>
        <message>
            <source>Scales, turns, shears and moves</source>
            <translation>Skaliert, dreht, schert und verschiebt</translation>
        </message>
        <message>
            <source>Shift to the right in widths; unset: shift_limit</source>
            <translation>Verschiebung nach rechts in Bildbreiten; ohne Angabe: shift_limit</translation>
        </message>
        <message>
            <source>Shift down in heights; unset: shift_limit</source>
            <translation>Verschiebung nach unten in Bildhöhen; ohne Angabe: shift_limit</translation>
        </message>
        <message>
            <source>Shift in sides of the picture</source>
            <translation>Verschiebung in Seitenlängen des Bildes</translation>
        </message>
        <message>
            <source>Scale, less one</source>
            <translation>Skalierung, minus eins</translation>
        </message>
        <message>
            <source>Angle, counter-clockwise</source>
            <translation>Winkel, gegen den Uhrzeigersinn</translation>
        </message>
        <message>
            <source>Moves, scales and turns about the middle</source>
            <translation>Verschiebt, skaliert und dreht um die Mitte</translation>
        </message>
        <message>
            <source>Left out: this version of the library does not have it</source>
            <translation>Ausgelassen: In dieser Version der Bibliothek nicht vorhanden</translation>
        </message>
        <message>
            <source>Nested too deep; left out</source>
            <translation>Zu tief verschachtelt; ausgelassen</translation>
        </message>
        <message>
            <source>Left out: its code is not in the file</source>
            <translation>Ausgelassen: Der Code steht nicht in der Datei</translation>
        </message>
        <message>
            <source>Left out: this transform is not known here</source>
            <translation>Ausgelassen: Diese Transformation ist hier nicht bekannt</translation>
        </message>
        <message>
            <source>"%1" is no parameter of it in this version and is ignored</source>
            <translation>„%1“ ist in dieser Version kein Parameter davon und wird ignoriert</translation>
        </message>
        <message>
            <source>%1: %2; the default is taken</source>
            <translation>%1: %2; es gilt der Standardwert</translation>
        </message>
        <message>
            <source>Without bbox_params the library takes no boxes; they are moved by its defaults here</source>
            <translation>Ohne bbox_params nimmt die Bibliothek keine Boxen an; hier werden sie mit ihren Standardwerten mitgeführt</translation>
        </message>
        <message>
            <source>Keypoints are not shown</source>
            <translation>Keypoints werden nicht gezeigt</translation>
        </message>
        <message>
            <source>Additional targets are not shown</source>
            <translation>Zusätzliche Ziele werden nicht gezeigt</translation>
        </message>
        <message>
            <source>Recorded draws of a ReplayCompose are not repeated; new ones are made</source>
            <translation>Aufgezeichnete Ziehungen eines ReplayCompose werden nicht wiederholt; es wird neu gezogen</translation>
        </message>
        <message>
            <source>Averages a square around each pixel</source>
            <translation>Mittelt ein Quadrat um jedes Pixel</translation>
        </message>
        <message>
            <source>Side of the square</source>
            <translation>Seitenlänge des Quadrats</translation>
        </message>
        <message>
            <source>The median of a square around each pixel</source>
            <translation>Der Median eines Quadrats um jedes Pixel</translation>
        </message>
        <message>
            <source>Side of the square; 0: follows from the deviation</source>
            <translation>Seitenlänge des Quadrats; 0: folgt aus der Abweichung</translation>
        </message>
        <message>
            <source>Deviation; up to 1.4 0: follows from the side</source>
            <translation>Standardabweichung; bis 1.4 bedeutet 0: folgt aus der Seitenlänge</translation>
        </message>
        <message>
            <source>Blurs by a bell curve</source>
            <translation>Zeichnet mit einer Glockenkurve weich</translation>
        </message>
        <message>
            <source>Averages along a short random line</source>
            <translation>Mittelt entlang einer kurzen zufälligen Linie</translation>
        </message>
        <message>
            <source>Length of the line</source>
            <translation>Länge der Linie</translation>
        </message>
        <message>
            <source>The line need not go through the pixel</source>
            <translation>Die Linie muss nicht durch das Pixel gehen</translation>
        </message>
        <message>
            <source>Direction of the line, clockwise</source>
            <translation>Richtung der Linie, im Uhrzeigersinn</translation>
        </message>
        <message>
            <source>How one-sided the line is: -1 behind, 1 ahead</source>
            <translation>Wie einseitig die Linie ist: -1 dahinter, 1 davor</translation>
        </message>
        <message>
            <source>Strengthens edges</source>
            <translation>Verstärkt Kanten</translation>
        </message>
        <message>
            <source>Share of the sharpened picture</source>
            <translation>Anteil des geschärften Bildes</translation>
        </message>
        <message>
            <source>Weight of the pixel itself, less 8</source>
            <translation>Gewicht des Pixels selbst, minus 8</translation>
        </message>
        <message>
            <source>A fixed kernel, or what a blur takes away</source>
            <translation>Ein fester Kernel oder das, was eine Unschärfe wegnimmt</translation>
        </message>
        <message>
            <source>Side of the blur</source>
            <translation>Seitenlänge der Unschärfe</translation>
        </message>
        <message>
            <source>Deviation of the blur</source>
            <translation>Standardabweichung der Unschärfe</translation>
        </message>
        <message>
            <source>Share of the boxes that may be cut off</source>
            <translation>Anteil der Boxen, der abgeschnitten werden darf</translation>
        </message>
        <message>
            <source>Cuts out a part that holds every box</source>
            <translation>Schneidet einen Teil aus, der alle Boxen enthält</translation>
        </message>
        <message>
            <source>Cuts out a part that holds every box and stretches it to a size</source>
            <translation>Schneidet einen Teil aus, der alle Boxen enthält, und streckt ihn auf eine Größe</translation>
        </message>
        <message>
            <source>Height of the result</source>
            <translation>Höhe des Ergebnisses</translation>
        </message>
        <message>
            <source>Width of the result</source>
            <translation>Breite des Ergebnisses</translation>
        </message>
        <message>
            <source>Cuts out a part of a size that a random box reaches into</source>
            <translation>Schneidet einen Teil fester Größe aus, in den eine zufällige Box hineinragt</translation>
        </message>
        <message>
            <source>Height of the crop</source>
            <translation>Höhe des Ausschnitts</translation>
        </message>
        <message>
            <source>Width of the crop</source>
            <translation>Breite des Ausschnitts</translation>
        </message>
        <message>
            <source>How much of the box may be outside of the crop</source>
            <translation>Wie viel der Box außerhalb des Ausschnitts liegen darf</translation>
        </message>
        <message>
            <source>How boxes are given to the library</source>
            <translation>Wie die Boxen der Bibliothek übergeben werden</translation>
        </message>
        <message>
            <source>Names of the lists that go with boxes</source>
            <translation>Namen der Listen, die zu den Boxen gehören</translation>
        </message>
        <message>
            <source>Boxes of fewer pixels are dropped</source>
            <translation>Boxen mit weniger Pixeln entfallen</translation>
        </message>
        <message>
            <source>Boxes of which a smaller share is inside are dropped</source>
            <translation>Boxen, von denen ein kleinerer Anteil innen liegt, entfallen</translation>
        </message>
        <message>
            <source>Boxes narrower than that many pixels are dropped</source>
            <translation>Boxen, die schmaler sind als so viele Pixel, entfallen</translation>
        </message>
        <message>
            <source>Boxes lower than that many pixels are dropped</source>
            <translation>Boxen, die niedriger sind als so viele Pixel, entfallen</translation>
        </message>
        <message>
            <source>Clip and drop after each step, not at the end only</source>
            <translation>Nach jedem Schritt beschneiden und verwerfen, nicht nur am Ende</translation>
        </message>
        <message>
            <source>Clip boxes to the picture before the first step</source>
            <translation>Boxen vor dem ersten Schritt auf das Bild beschneiden</translation>
        </message>
        <message>
            <source>Drop invalid boxes before the first step</source>
            <translation>Ungültige Boxen vor dem ersten Schritt verwerfen</translation>
        </message>
        <message>
            <source>Boxes longer than that many widths are dropped; 0: none</source>
            <translation>Boxen, die länger sind als so viele Breiten, entfallen; 0: keine</translation>
        </message>
        <message>
            <source>Adds brightness, multiplies contrast</source>
            <translation>Addiert Helligkeit, multipliziert Kontrast</translation>
        </message>
        <message>
            <source>What is added, in parts of white</source>
            <translation>Was addiert wird, als Anteil von Weiß</translation>
        </message>
        <message>
            <source>The factor, less one</source>
            <translation>Der Faktor, minus eins</translation>
        </message>
        <message>
            <source>In parts of white, not of the mean</source>
            <translation>Als Anteil von Weiß, nicht des Mittelwerts</translation>
        </message>
        <message>
            <source>Weaken both until nothing is clipped</source>
            <translation>Beides abschwächen, bis nichts abgeschnitten wird</translation>
        </message>
        <message>
            <source>Raises brightness to a power</source>
            <translation>Potenziert die Helligkeit</translation>
        </message>
        <message>
            <source>Exponent times 100</source>
            <translation>Exponent mal 100</translation>
        </message>
        <message>
            <source>Tiles across and down</source>
            <translation>Kacheln waagerecht und senkrecht</translation>
        </message>
        <message>
            <source>Evens out local contrast of the lightness</source>
            <translation>Gleicht den lokalen Kontrast der Luminanz aus</translation>
        </message>
        <message>
            <source>How far a bin may exceed the mean</source>
            <translation>Wie weit eine Klasse des Histogramms den Mittelwert übersteigen darf</translation>
        </message>
        <message>
            <source>Takes the colour away</source>
            <translation>Entfernt die Farbe</translation>
        </message>
        <message>
            <source>Channels of the result</source>
            <translation>Kanäle des Ergebnisses</translation>
        </message>
        <message>
            <source>What brightness is</source>
            <translation>Was als Helligkeit gilt</translation>
        </message>
        <message>
            <source>The method "pca" is not there</source>
            <translation>Die Methode „pca“ gibt es hier nicht</translation>
        </message>
        <message>
            <source>Shifts hue (of 180), saturation and brightness</source>
            <translation>Verschiebt Farbton (von 180), Sättigung und Helligkeit</translation>
        </message>
        <message>
            <source>Added to the hue, half degrees</source>
            <translation>Zum Farbton addiert, in Einheiten von 2 Grad</translation>
        </message>
        <message>
            <source>Added to the saturation, of 255</source>
            <translation>Zur Sättigung addiert, von 255</translation>
        </message>
        <message>
            <source>Added to the brightness, of 255</source>
            <translation>Zur Helligkeit addiert, von 255</translation>
        </message>
        <message>
            <source>Adds a number to each channel</source>
            <translation>Addiert zu jedem Kanal eine Zahl</translation>
        </message>
        <message>
            <source>Added to red, of 255</source>
            <translation>Zu Rot addiert, von 255</translation>
        </message>
        <message>
            <source>Added to green, of 255</source>
            <translation>Zu Grün addiert, von 255</translation>
        </message>
        <message>
            <source>Added to blue, of 255</source>
            <translation>Zu Blau addiert, von 255</translation>
        </message>
        <message>
            <source>Shift of the hue, in circles</source>
            <translation>Verschiebung des Farbtons, in Vollkreisen</translation>
        </message>
        <message>
            <source>Changes brightness, contrast, saturation and hue in random order</source>
            <translation>Ändert Helligkeit, Kontrast, Sättigung und Farbton in zufälliger Reihenfolge</translation>
        </message>
        <message>
            <source>Factor of the brightness</source>
            <translation>Faktor der Helligkeit</translation>
        </message>
        <message>
            <source>Factor of the distance to the mean grey</source>
            <translation>Faktor des Abstands zum mittleren Grau</translation>
        </message>
        <message>
            <source>Factor of the distance to each pixel's grey</source>
            <translation>Faktor des Abstands zum Grau des jeweiligen Pixels</translation>
        </message>
        <message>
            <source>Runs all steps, one after the other</source>
            <translation>Führt alle Schritte nacheinander aus</translation>
        </message>
        <message>
            <source>Runs all steps; up to 1.4.0 its p has no meaning</source>
            <translation>Führt alle Schritte aus; bis 1.4.0 ist sein p ohne Bedeutung</translation>
        </message>
        <message>
            <source>Runs one of its steps, drawn by their p</source>
            <translation>Führt einen seiner Schritte aus, gezogen nach deren p</translation>
        </message>
        <message>
            <source>Runs the first step with probability p, else the last</source>
            <translation>Führt mit Wahrscheinlichkeit p den ersten Schritt aus, sonst den letzten</translation>
        </message>
        <message>
            <source>A step may be drawn again</source>
            <translation>Ein Schritt darf mehrmals gezogen werden</translation>
        </message>
        <message>
            <source>How many steps are drawn</source>
            <translation>Wie viele Schritte gezogen werden</translation>
        </message>
        <message>
            <source>Runs n of its steps</source>
            <translation>Führt n seiner Schritte aus</translation>
        </message>
        <message>
            <source>Runs n of its steps in random order</source>
            <translation>Führt n seiner Schritte in zufälliger Reihenfolge aus</translation>
        </message>
        <message>
            <source>Pixels added to the sides, cut off if negative: one number, a range, four sides from the top clockwise, or four ranges</source>
            <translation>Pixel, die an den Seiten angefügt, bei negativem Wert abgeschnitten werden: eine Zahl, ein Bereich, vier Seiten von oben im Uhrzeigersinn oder vier Bereiche</translation>
        </message>
        <message>
            <source>The same in sides of the picture</source>
            <translation>Dasselbe in Seitenlängen des Bildes</translation>
        </message>
        <message>
            <source>Stretch the result to the size it had</source>
            <translation>Das Ergebnis auf die vorherige Größe strecken</translation>
        </message>
        <message>
            <source>Draw for each side, not once for all</source>
            <translation>Für jede Seite ziehen, nicht einmal für alle</translation>
        </message>
        <message>
            <source>Cuts off or adds a border on each side</source>
            <translation>Schneidet an jeder Seite ab oder fügt einen Rand an</translation>
        </message>
        <message>
            <source>Pad pictures that are smaller instead of failing</source>
            <translation>Kleinere Bilder mit einem Rand auffüllen, statt abzubrechen</translation>
        </message>
        <message>
            <source>Cuts out a part of a size, anywhere</source>
            <translation>Schneidet an beliebiger Stelle einen Teil fester Größe aus</translation>
        </message>
        <message>
            <source>Cuts out the middle</source>
            <translation>Schneidet die Mitte aus</translation>
        </message>
        <message>
            <source>Height and width of the result</source>
            <translation>Höhe und Breite des Ergebnisses</translation>
        </message>
        <message>
            <source>Area of the crop, of the picture's</source>
            <translation>Fläche des Ausschnitts, als Anteil des Bildes</translation>
        </message>
        <message>
            <source>Width of the crop by its height</source>
            <translation>Breite des Ausschnitts durch seine Höhe</translation>
        </message>
        <message>
            <source>Cuts out a part of random area and shape and stretches it to a size</source>
            <translation>Schneidet einen Teil zufälliger Fläche und Form aus und streckt ihn auf eine Größe</translation>
        </message>
        <message>
            <source>What is put where the picture ends</source>
            <translation>Womit aufgefüllt wird, wo das Bild endet</translation>
        </message>
        <message>
            <source>Colour of a constant border</source>
            <translation>Farbe eines konstanten Rands</translation>
        </message>
        <message>
            <source>The same for masks, which are not shown here</source>
            <translation>Dasselbe für Masken, die hier nicht gezeigt werden</translation>
        </message>
        <message>
            <source>Probability that the step runs; its weight inside OneOf</source>
            <translation>Wahrscheinlichkeit, dass der Schritt läuft; in OneOf sein Gewicht</translation>
        </message>
        <message>
            <source>Run whatever p says</source>
            <translation>Unabhängig von p ausführen</translation>
        </message>
        <message>
            <source>How pixels between pixels are made</source>
            <translation>Wie Pixel zwischen Pixeln entstehen</translation>
        </message>
        <message>
            <source>Average areas where the picture shrinks</source>
            <translation>Flächen mitteln, wo das Bild kleiner wird</translation>
        </message>
        <message>
            <source>What a turned box encloses: its four corners, or the ellipse in it</source>
            <translation>Was eine gedrehte Box umschließt: ihre vier Ecken oder die Ellipse darin</translation>
        </message>
        <message>
            <source>Strength of the displacement</source>
            <translation>Stärke der Verschiebung</translation>
        </message>
        <message>
            <source>Smoothness of the displacement in pixels</source>
            <translation>Glätte der Verschiebung in Pixeln</translation>
        </message>
        <message>
            <source>How far three points of an affine move before are shifted, in pixels</source>
            <translation>Wie weit drei Punkte einer vorherigen affinen Bewegung verschoben werden, in Pixeln</translation>
        </message>
        <message>
            <source>Blur by a fixed kernel of 17 pixels</source>
            <translation>Mit einem festen Kernel von 17 Pixeln weichzeichnen</translation>
        </message>
        <message>
            <source>The same displacement across and down</source>
            <translation>Dieselbe Verschiebung waagerecht und senkrecht</translation>
        </message>
        <message>
            <source>What the displacement is made of</source>
            <translation>Woraus die Verschiebung entsteht</translation>
        </message>
        <message>
            <source>Shifts pixels by a smooth random field</source>
            <translation>Verschiebt Pixel nach einem glatten zufälligen Feld</translation>
        </message>
        <message>
            <source>Smooth fields are drawn coarsely and enlarged; they look alike and are distributed alike</source>
            <translation>Glatte Felder werden grob gezogen und vergrößert; sie sehen gleich aus und sind gleich verteilt</translation>
        </message>
        <message>
            <source>Keep the far rim of the picture at its place</source>
            <translation>Den fernen Rand des Bildes an seinem Platz halten</translation>
        </message>
        <message>
            <source>Cells of the grid on each side</source>
            <translation>Zellen des Gitters je Seite</translation>
        </message>
        <message>
            <source>By how much cells grow or shrink</source>
            <translation>Um wie viel Zellen wachsen oder schrumpfen</translation>
        </message>
        <message>
            <source>Stretches the cells of a grid at random</source>
            <translation>Streckt die Zellen eines Gitters zufällig</translation>
        </message>
        <message>
            <source>Most holes</source>
            <translation>Höchstzahl der Löcher</translation>
        </message>
        <message>
            <source>Largest height: pixels, below 1 a share</source>
            <translation>Größte Höhe: Pixel, unter 1 ein Anteil</translation>
        </message>
        <message>
            <source>Largest width: pixels, below 1 a share</source>
            <translation>Größte Breite: Pixel, unter 1 ein Anteil</translation>
        </message>
        <message>
            <source>Fewest holes; unset: the most</source>
            <translation>Mindestzahl der Löcher; ohne Angabe: die Höchstzahl</translation>
        </message>
        <message>
            <source>Smallest height; unset: the largest</source>
            <translation>Kleinste Höhe; ohne Angabe: die größte</translation>
        </message>
        <message>
            <source>Smallest width; unset: the largest</source>
            <translation>Kleinste Breite; ohne Angabe: die größte</translation>
        </message>
        <message>
            <source>How many holes</source>
            <translation>Anzahl der Löcher</translation>
        </message>
        <message>
            <source>Colour of the holes</source>
            <translation>Farbe der Löcher</translation>
        </message>
        <message>
            <source>Height: pixels, below 1 a share</source>
            <translation>Höhe: Pixel, unter 1 ein Anteil</translation>
        </message>
        <message>
            <source>Width: pixels, below 1 a share</source>
            <translation>Breite: Pixel, unter 1 ein Anteil</translation>
        </message>
        <message>
            <source>Colour of the holes, "random" or "random_uniform"</source>
            <translation>Farbe der Löcher, "random" oder "random_uniform"</translation>
        </message>
        <message>
            <source>Covers rectangles; since 1.4 boxes shrink to what stays visible</source>
            <translation>Verdeckt Rechtecke; seit 1.4 schrumpfen Boxen auf das, was sichtbar bleibt</translation>
        </message>
        <message>
            <source>Filling by inpainting is not there</source>
            <translation>Füllen durch Inpainting ist nicht vorhanden</translation>
        </message>
        <message>
            <source>Covers squares; gone since 1.4</source>
            <translation>Verdeckt Quadrate; seit 1.4 entfallen</translation>
        </message>
        <message>
            <source>Height of a hole</source>
            <translation>Höhe eines Lochs</translation>
        </message>
        <message>
            <source>Width of a hole</source>
            <translation>Breite eines Lochs</translation>
        </message>
        <message>
            <source>Mirrors left and right</source>
            <translation>Spiegelt links und rechts</translation>
        </message>
        <message>
            <source>Mirrors top and bottom</source>
            <translation>Spiegelt oben und unten</translation>
        </message>
        <message>
            <source>Swaps rows and columns</source>
            <translation>Vertauscht Zeilen und Spalten</translation>
        </message>
        <message>
            <source>Turns by 0, 1, 2 or 3 quarters, equally likely</source>
            <translation>Dreht um 0, 1, 2 oder 3 Vierteldrehungen, alle gleich wahrscheinlich</translation>
        </message>
        <message>
            <source>One of the eight symmetries of a square</source>
            <translation>Eine der acht Symmetrien eines Quadrats</translation>
        </message>
        <message>
            <source>Cells down and across</source>
            <translation>Zellen nach unten und zur Seite</translation>
        </message>
        <message>
            <source>Colour where no picture is</source>
            <translation>Farbe, wo kein Bild ist</translation>
        </message>
        <message>
            <source>Puts other pictures beside this one</source>
            <translation>Setzt andere Bilder neben dieses</translation>
        </message>
        <message>
            <source>Height and width of a cell</source>
            <translation>Höhe und Breite einer Zelle</translation>
        </message>
        <message>
            <source>Where the cells may meet</source>
            <translation>Wo die Zellen zusammentreffen dürfen</translation>
        </message>
        <message>
            <source>Pictures fill their cell, or are shown whole</source>
            <translation>Bilder füllen ihre Zelle oder werden ganz gezeigt</translation>
        </message>
        <message>
            <source>Where the program finds the other pictures</source>
            <translation>Wo das Programm die anderen Bilder findet</translation>
        </message>
        <message>
            <source>The other pictures are drawn from the dataset; a program may choose others</source>
            <translation>Die anderen Bilder werden aus dem Datensatz gezogen; ein Programm kann andere wählen</translation>
        </message>
        <message>
            <source>Subtracted, in parts of white</source>
            <translation>Wird abgezogen, in Anteilen von Weiß</translation>
        </message>
        <message>
            <source>Divided by, in parts of white</source>
            <translation>Divisor, in Anteilen von Weiß</translation>
        </message>
        <message>
            <source>Subtracts a mean and divides by a deviation: what the network is fed</source>
            <translation>Zieht einen Mittelwert ab und teilt durch eine Standardabweichung: was das Netz bekommt</translation>
        </message>
        <message>
            <source>What counts as white</source>
            <translation>Was als Weiß gilt</translation>
        </message>
        <message>
            <source>Fixed numbers, or those of each picture</source>
            <translation>Feste Zahlen oder die des jeweiligen Bildes</translation>
        </message>
        <message>
            <source>Orders the numbers as PyTorch wants them; the picture stays</source>
            <translation>Ordnet die Zahlen, wie PyTorch sie erwartet; das Bild bleibt gleich</translation>
        </message>
        <message>
            <source>Variance of the noise, of 255 squared</source>
            <translation>Varianz des Rauschens, bezogen auf 255 im Quadrat</translation>
        </message>
        <message>
            <source>Adds normal noise</source>
            <translation>Fügt normalverteiltes Rauschen hinzu</translation>
        </message>
        <message>
            <source>Mean of the noise, of 255</source>
            <translation>Mittelwert des Rauschens, bezogen auf 255</translation>
        </message>
        <message>
            <source>Deviation, in parts of white</source>
            <translation>Standardabweichung, in Anteilen von Weiß</translation>
        </message>
        <message>
            <source>Mean, in parts of white</source>
            <translation>Mittelwert, in Anteilen von Weiß</translation>
        </message>
        <message>
            <source>Other noise in each channel</source>
            <translation>Anderes Rauschen in jedem Kanal</translation>
        </message>
        <message>
            <source>Noise is drawn at this share of the size and enlarged</source>
            <translation>Rauschen wird in diesem Anteil der Größe gezogen und vergrößert</translation>
        </message>
        <message>
            <source>Noise of a camera: colour and lightness</source>
            <translation>Rauschen einer Kamera: Farbe und Helligkeit</translation>
        </message>
        <message>
            <source>Deviation of the hue, in circles</source>
            <translation>Standardabweichung des Farbtons, in Vollkreisen</translation>
        </message>
        <message>
            <source>Strength of both</source>
            <translation>Stärke von beidem</translation>
        </message>
        <message>
            <source>Least height; 0: none</source>
            <translation>Mindesthöhe; 0: keine</translation>
        </message>
        <message>
            <source>Least width; 0: none</source>
            <translation>Mindestbreite; 0: keine</translation>
        </message>
        <message>
            <source>Pad the height to a multiple of it</source>
            <translation>Höhe auf ein Vielfaches davon auffüllen</translation>
        </message>
        <message>
            <source>Pad the width to a multiple of it</source>
            <translation>Breite auf ein Vielfaches davon auffüllen</translation>
        </message>
        <message>
            <source>Adds a border until the picture is large enough</source>
            <translation>Fügt einen Rand hinzu, bis das Bild groß genug ist</translation>
        </message>
        <message>
            <source>Where the picture lies in what is added</source>
            <translation>Wo das Bild im Hinzugefügten liegt</translation>
        </message>
        <message>
            <source>Deviation by which the corners are moved, in sides of the picture</source>
            <translation>Standardabweichung der Verschiebung der Ecken, in Bildseiten</translation>
        </message>
        <message>
            <source>Show the whole picture, not its inner part</source>
            <translation>Das ganze Bild zeigen, nicht seinen inneren Teil</translation>
        </message>
        <message>
            <source>Looks at the picture from a random four corners</source>
            <translation>Betrachtet das Bild aus vier zufälligen Ecken</translation>
        </message>
        <message>
            <source>The format</source>
            <translation>Das Format</translation>
        </message>
        <message>
            <source>Quality that the picture is written with</source>
            <translation>Qualität, mit der das Bild geschrieben wird</translation>
        </message>
        <message>
            <source>Writes and reads the picture as JPEG or WebP</source>
            <translation>Schreibt und liest das Bild als JPEG oder WebP</translation>
        </message>
        <message>
            <source>Worst quality</source>
            <translation>Schlechteste Qualität</translation>
        </message>
        <message>
            <source>Best quality</source>
            <translation>Beste Qualität</translation>
        </message>
        <message>
            <source>Share of the size that is kept</source>
            <translation>Anteil der Größe, der bleibt</translation>
        </message>
        <message>
            <source>Shrinks and enlarges again</source>
            <translation>Verkleinert und vergrößert wieder</translation>
        </message>
        <message>
            <source>Smallest share of the size</source>
            <translation>Kleinster Anteil der Größe</translation>
        </message>
        <message>
            <source>Largest share of the size</source>
            <translation>Größter Anteil der Größe</translation>
        </message>
        <message>
            <source>Stretches to a size; the shape changes</source>
            <translation>Streckt auf eine Größe; die Form ändert sich</translation>
        </message>
        <message>
            <source>The side in pixels; of several one is drawn</source>
            <translation>Die Seite in Pixeln; aus mehreren wird eine gezogen</translation>
        </message>
        <message>
            <source>Height and width instead; 0: that side does not count</source>
            <translation>Stattdessen Höhe und Breite; 0: diese Seite zählt nicht</translation>
        </message>
        <message>
            <source>Resizes so that the longer side has a length, smaller pictures too</source>
            <translation>Skaliert so, dass die längere Seite eine Länge hat, auch kleinere Bilder</translation>
        </message>
        <message>
            <source>Resizes so that the shorter side has a length, smaller pictures too</source>
            <translation>Skaliert so, dass die kürzere Seite eine Länge hat, auch kleinere Bilder</translation>
        </message>
        <message>
            <source>Resizes by a random factor</source>
            <translation>Skaliert um einen zufälligen Faktor</translation>
        </message>
        <message>
            <source>Turns about the middle; the size stays</source>
            <translation>Dreht um die Mitte; die Größe bleibt</translation>
        </message>
        <message>
            <source>Cut out the largest rectangle without a border</source>
            <translation>Das größte Rechteck ohne Rand ausschneiden</translation>
        </message>
        <message>
            <source>Turns about the middle and shrinks so that no corner is lost</source>
            <translation>Dreht um die Mitte und verkleinert so, dass keine Ecke verloren geht</translation>
        </message>
        <message>
            <source>What is shown where the picture ends.</source>
            <translation>Was gezeigt wird, wo das Bild endet.</translation>
        </message>
        <message>
            <source>How pixels between pixels are found.</source>
            <translation>Wie Pixel zwischen Pixeln bestimmt werden.</translation>
        </message>
        <message>
            <source>Value outside of the picture with fill_mode constant.</source>
            <translation>Wert außerhalb des Bildes bei fill_mode constant.</translation>
        </message>
        <message>
            <source>Which way, each with probability 0.5.</source>
            <translation>In welche Richtung, jeweils mit Wahrscheinlichkeit 0.5.</translation>
        </message>
        <message>
            <source>Mirrors the picture.</source>
            <translation>Spiegelt das Bild.</translation>
        </message>
        <message>
            <source>Parts of a full turn, counter-clockwise.</source>
            <translation>Teile einer vollen Drehung, gegen den Uhrzeigersinn.</translation>
        </message>
        <message>
            <source>Turns the picture.</source>
            <translation>Dreht das Bild.</translation>
        </message>
        <message>
            <source>Down, as a share of the height.</source>
            <translation>Nach unten, als Anteil der Höhe.</translation>
        </message>
        <message>
            <source>To the right, as a share of the width.</source>
            <translation>Nach rechts, als Anteil der Breite.</translation>
        </message>
        <message>
            <source>Moves the picture.</source>
            <translation>Verschiebt das Bild.</translation>
        </message>
        <message>
            <source>Above 0 the picture gets smaller.</source>
            <translation>Über 0 wird das Bild kleiner.</translation>
        </message>
        <message>
            <source>Without it the width goes as the height.</source>
            <translation>Ohne Angabe folgt die Breite der Höhe.</translation>
        </message>
        <message>
            <source>Zooms in or out.</source>
            <translation>Zoomt hinein oder heraus.</translation>
        </message>
        <message>
            <source>This layer is not reproduced</source>
            <translation>Diese Schicht wird nicht nachgebildet</translation>
        </message>
        <message>
            <source>What this operation computes is not known here; it may scale the picture</source>
            <translation>Was diese Operation berechnet, ist hier nicht bekannt; sie könnte das Bild skalieren</translation>
        </message>
        <message>
            <source>Keras' layers move pixels and leave labels as they are. The boxes shown are where they should be: if the training feeds such a layer with boxes, it learns from wrong ones</source>
            <translation>Die Schichten von Keras bewegen Pixel und lassen Labels, wie sie sind. Die gezeigten Boxen liegen, wo sie sein sollten: Gibt das Training einer solchen Schicht Boxen, lernt es aus falschen</translation>
        </message>
        <message>
            <source>"%1" of %2 is not understood: the default is used</source>
            <translation>„%1“ von %2 ist nicht verständlich: Der Standardwert wird verwendet</translation>
        </message>
        <message>
            <source>Keras has no such layer</source>
            <translation>Keras hat keine solche Schicht</translation>
        </message>
        <message>
            <source>The layer moves pixels only. Boxes are moved here to show where they should be; a training that feeds it labels leaves them behind.</source>
            <translation>Die Schicht bewegt nur Pixel. Boxen werden hier mitbewegt, um zu zeigen, wo sie sein sollten; ein Training, das ihr Labels gibt, lässt sie zurück.</translation>
        </message>
        <message>
            <source>Height of the result.</source>
            <translation>Höhe des Ergebnisses.</translation>
        </message>
        <message>
            <source>Width of the result.</source>
            <translation>Breite des Ergebnisses.</translation>
        </message>
        <message>
            <source>Takes a part; resizes a picture that is too small.</source>
            <translation>Nimmt einen Ausschnitt; skaliert ein zu kleines Bild.</translation>
        </message>
        <message>
            <source>Takes the middle; resizes a picture that is too small.</source>
            <translation>Nimmt die Mitte; skaliert ein zu kleines Bild.</translation>
        </message>
        <message>
            <source>Cuts to the shape first instead of distorting.</source>
            <translation>Schneidet erst auf die Form zu, statt zu verzerren.</translation>
        </message>
        <message>
            <source>Resizes to a fixed size.</source>
            <translation>Skaliert auf eine feste Größe.</translation>
        </message>
        <message>
            <source>bicubic is that of OpenCV, a little sharper.</source>
            <translation>bicubic ist das von OpenCV, etwas schärfer.</translation>
        </message>
        <message>
            <source>By which share it grows.</source>
            <translation>Um welchen Anteil es wächst.</translation>
        </message>
        <message>
            <source>Makes the picture higher or lower.</source>
            <translation>Macht das Bild höher oder niedriger.</translation>
        </message>
        <message>
            <source>Makes the picture wider or narrower.</source>
            <translation>Macht das Bild breiter oder schmaler.</translation>
        </message>
        <message>
            <source>By how much it falls and rises at most.</source>
            <translation>Um wie viel er höchstens sinkt und steigt.</translation>
        </message>
        <message>
            <source>Changes the contrast around the mean of each channel.</source>
            <translation>Ändert den Kontrast um den Mittelwert jedes Kanals.</translation>
        </message>
        <message>
            <source>What is added, as a share of the value range.</source>
            <translation>Was addiert wird, als Anteil des Wertebereichs.</translation>
        </message>
        <message>
            <source>Least and greatest value of a pixel.</source>
            <translation>Kleinster und größter Wert eines Pixels.</translation>
        </message>
        <message>
            <source>Adds the same to all pixels.</source>
            <translation>Addiert zu allen Pixeln dasselbe.</translation>
        </message>
        <message>
            <source>What pixels are multiplied by.</source>
            <translation>Womit Pixel multipliziert werden.</translation>
        </message>
        <message>
            <source>What is added then.</source>
            <translation>Was danach addiert wird.</translation>
        </message>
        <message>
            <source>Multiplies and adds.</source>
            <translation>Multipliziert und addiert.</translation>
        </message>
        <message>
            <source>Mean of each channel.</source>
            <translation>Mittelwert jedes Kanals.</translation>
        </message>
        <message>
            <source>Variance of each channel.</source>
            <translation>Varianz jedes Kanals.</translation>
        </message>
        <message>
            <source>Subtracts the mean and divides by the deviation.</source>
            <translation>Zieht den Mittelwert ab und teilt durch die Standardabweichung.</translation>
        </message>
        <message>
            <source>Deviation, in the values that pixels have.</source>
            <translation>Standardabweichung, in den Werten der Pixel.</translation>
        </message>
        <message>
            <source>Adds noise to every pixel.</source>
            <translation>Fügt jedem Pixel Rauschen hinzu.</translation>
        </message>
        <message>
            <source>One of several learned sequences of operations for each picture.</source>
            <translation>Für jedes Bild eine von mehreren gelernten Folgen von Operationen.</translation>
        </message>
        <message>
            <source>Which set of sequences.</source>
            <translation>Welcher Satz von Folgen.</translation>
        </message>
        <message>
            <source>Needs TensorFlow 1, whose contrib.image rotates and shears; under TensorFlow 2 the trainer fails on it.</source>
            <translation>Braucht TensorFlow 1, dessen contrib.image dreht und schert; unter TensorFlow 2 scheitert der Trainer daran.</translation>
        </message>
        <message>
            <source>Drops boxes of one class.</source>
            <translation>Verwirft Boxen einer Klasse.</translation>
        </message>
        <message>
            <source>Number of the class in the label map.</source>
            <translation>Nummer der Klasse in der Label-Map.</translation>
        </message>
        <message>
            <source>Share of its boxes that are dropped.</source>
            <translation>Anteil ihrer Boxen, der verworfen wird.</translation>
        </message>
        <message>
            <source>Gives boxes of some classes another class.</source>
            <translation>Gibt Boxen einiger Klassen eine andere Klasse.</translation>
        </message>
        <message>
            <source>Numbers in the label map that are changed.</source>
            <translation>Nummern in der Label-Map, die geändert werden.</translation>
        </message>
        <message>
            <source>Number in the label map that they become.</source>
            <translation>Nummer in der Label-Map, zu der sie werden.</translation>
        </message>
        <message>
            <source>Turns scores of classes into probabilities.</source>
            <translation>Macht aus Scores von Klassen Wahrscheinlichkeiten.</translation>
        </message>
        <message>
            <source>Scores are divided by it first.</source>
            <translation>Scores werden zuerst dadurch geteilt.</translation>
        </message>
        <message>
            <source>Scores of classes are not shown, so the step does nothing here.</source>
            <translation>Scores von Klassen werden nicht gezeigt, daher tut der Schritt hier nichts.</translation>
        </message>
        <message>
            <source>Drops boxes with unreadable numbers or without a class, as the trainer does before the first step.</source>
            <translation>Verwirft Boxen mit unlesbaren Zahlen oder ohne Klasse, wie der Trainer vor dem ersten Schritt.</translation>
        </message>
        <message>
            <source>Stands for a part of the input pipeline; it is no option that can be written.</source>
            <translation>Steht für einen Teil der Eingabe-Pipeline; keine Option, die sich schreiben lässt.</translation>
        </message>
        <message>
            <source>Moves the sides of boxes; the picture stays.</source>
            <translation>Bewegt die Seiten von Boxen; das Bild bleibt.</translation>
        </message>
        <message>
            <source>Largest change of a side, by the size of the box.</source>
            <translation>Größte Änderung einer Seite, bezogen auf die Größe der Box.</translation>
        </message>
        <message>
            <source>Whether sides move apart, together, in pairs, or all alike.</source>
            <translation>Ob sich Seiten auseinander, zusammen, paarweise oder alle gleich bewegen.</translation>
        </message>
        <message>
            <source>Multiplies boxes by the size of the picture.</source>
            <translation>Multipliziert Boxen mit der Größe des Bildes.</translation>
        </message>
        <message>
            <source>All later steps, the resizer and the loss expect 0 to 1, so the boxes leave the picture here as they do there.</source>
            <translation>Alle späteren Schritte, der Resizer und der Loss erwarten 0 bis 1, daher verlassen die Boxen hier das Bild, wie sie es auch dort tun.</translation>
        </message>
        <message>
            <source>Drops inverted boxes and all after the first so many.</source>
            <translation>Verwirft verkehrte Boxen und alle über eine Höchstzahl hinaus.</translation>
        </message>
        <message>
            <source>Boxes of a picture that training sees; of the input reader.</source>
            <translation>Boxen eines Bildes, die das Training sieht; aus dem Input-Reader.</translation>
        </message>
        <message>
            <source>Stands for the end of the input pipeline. On inverted boxes training ends with an assertion, unless it runs on a TPU.</source>
            <translation>Steht für das Ende der Eingabe-Pipeline. Bei verkehrten Boxen endet das Training mit einer Assertion, sofern es nicht auf einer TPU läuft.</translation>
        </message>
        <message>
            <source>Smallest factor; 1 changes nothing.</source>
            <translation>Kleinster Faktor; 1 ändert nichts.</translation>
        </message>
        <message>
            <source>Largest factor; 1 changes nothing.</source>
            <translation>Größter Faktor; 1 ändert nichts.</translation>
        </message>
        <message>
            <source>Turns some pictures grey; three channels stay.</source>
            <translation>Macht einige Bilder grau; drei Kanäle bleiben.</translation>
        </message>
        <message>
            <source>Share of pictures that are changed.</source>
            <translation>Anteil der Bilder, der geändert wird.</translation>
        </message>
        <message>
            <source>Adds one number to all values, 0 to 255.</source>
            <translation>Addiert eine Zahl zu allen Werten, 0 bis 255.</translation>
        </message>
        <message>
            <source>Largest change up or down, as a share of white.</source>
            <translation>Größte Änderung nach oben oder unten, als Anteil von Weiß.</translation>
        </message>
        <message>
            <source>Stretches each channel about its mean in the picture.</source>
            <translation>Streckt jeden Kanal um seinen Mittelwert im Bild.</translation>
        </message>
        <message>
            <source>Turns all hues about the colour circle.</source>
            <translation>Dreht alle Farbtöne im Farbkreis.</translation>
        </message>
        <message>
            <source>Largest turn in either direction; 1 is the circle.</source>
            <translation>Größte Drehung in beide Richtungen; 1 ist der Vollkreis.</translation>
        </message>
        <message>
            <source>Multiplies the saturation of all colours.</source>
            <translation>Multipliziert die Sättigung aller Farben.</translation>
        </message>
        <message>
            <source>Brightness, saturation, hue and contrast, all of them and stronger than alone.</source>
            <translation>Helligkeit, Sättigung, Farbton und Kontrast, alle zusammen und stärker als einzeln.</translation>
        </message>
        <message>
            <source>0: contrast last; 1: contrast after brightness.</source>
            <translation>0: Kontrast zuletzt; 1: Kontrast nach der Helligkeit.</translation>
        </message>
        <message>
            <source>Raises all values to a power; the same for every picture.</source>
            <translation>Potenziert alle Werte; für jedes Bild gleich.</translation>
        </message>
        <message>
            <source>The power; below 1 brightens, above 1 darkens.</source>
            <translation>Der Exponent; unter 1 hellt auf, über 1 dunkelt ab.</translation>
        </message>
        <message>
            <source>Factor after the power.</source>
            <translation>Faktor nach der Potenz.</translation>
        </message>
        <message>
            <source>Cut boxes off at the rim of the crop.</source>
            <translation>Boxen am Rand des Ausschnitts abschneiden.</translation>
        </message>
        <message>
            <source>Boxes of which less than this share is in the crop are dropped.</source>
            <translation>Boxen, von denen weniger als dieser Anteil im Ausschnitt liegt, entfallen.</translation>
        </message>
        <message>
            <source>Share of at least one box that the crop must cover.</source>
            <translation>Anteil mindestens einer Box, den der Ausschnitt abdecken muss.</translation>
        </message>
        <message>
            <source>Smallest width by height of the crop.</source>
            <translation>Kleinstes Verhältnis Breite zu Höhe des Ausschnitts.</translation>
        </message>
        <message>
            <source>Largest width by height of the crop.</source>
            <translation>Größtes Verhältnis Breite zu Höhe des Ausschnitts.</translation>
        </message>
        <message>
            <source>Smallest share of the picture in the crop.</source>
            <translation>Kleinster Anteil des Bildes im Ausschnitt.</translation>
        </message>
        <message>
            <source>Largest share of the picture in the crop.</source>
            <translation>Größter Anteil des Bildes im Ausschnitt.</translation>
        </message>
        <message>
            <source>Share of pictures that stay whole.</source>
            <translation>Anteil der Bilder, die ganz bleiben.</translation>
        </message>
        <message>
            <source>Smallest height and width after padding, by the original's; unset: 1, 1.</source>
            <translation>Kleinste Höhe und Breite mit Rand, bezogen auf die des Originals; ohne Angabe: 1, 1.</translation>
        </message>
        <message>
            <source>Largest height and width after padding, by the original's; unset: 2, 2.</source>
            <translation>Größte Höhe und Breite mit Rand, bezogen auf die des Originals; ohne Angabe: 2, 2.</translation>
        </message>
        <message>
            <source>Cuts out a window that covers enough of at least one box.</source>
            <translation>Schneidet ein Fenster aus, das genug von mindestens einer Box abdeckt.</translation>
        </message>
        <message>
            <source>Cuts out a window, then pads it at random.</source>
            <translation>Schneidet ein Fenster aus und gibt ihm dann einen zufälligen Rand.</translation>
        </message>
        <message>
            <source>Cuts out the largest window of an aspect ratio, at a random place.</source>
            <translation>Schneidet das größte Fenster eines Seitenverhältnisses aus, an zufälliger Stelle.</translation>
        </message>
        <message>
            <source>Width by height of the crop.</source>
            <translation>Verhältnis Breite zu Höhe des Ausschnitts.</translation>
        </message>
        <message>
            <source>Share of pictures that stay as they are.</source>
            <translation>Anteil der Bilder, die unverändert bleiben.</translation>
        </message>
        <message>
            <source>Blackens squares; boxes stay.</source>
            <translation>Schwärzt Quadrate; Boxen bleiben.</translation>
        </message>
        <message>
            <source>How often a square is tried.</source>
            <translation>Wie oft ein Quadrat versucht wird.</translation>
        </message>
        <message>
            <source>Chance of each try.</source>
            <translation>Wahrscheinlichkeit jedes Versuchs.</translation>
        </message>
        <message>
            <source>Side of a square, by the shorter side of the picture.</source>
            <translation>Seite eines Quadrats, bezogen auf die kürzere Bildseite.</translation>
        </message>
        <message>
            <source>Adds noise to a square.</source>
            <translation>Fügt in einem Quadrat Rauschen hinzu.</translation>
        </message>
        <message>
            <source>Smallest side of the square.</source>
            <translation>Kleinste Seite des Quadrats.</translation>
        </message>
        <message>
            <source>Side of the square that is not reached.</source>
            <translation>Seite des Quadrats, die nicht erreicht wird.</translation>
        </message>
        <message>
            <source>Weakest noise, as a share of white.</source>
            <translation>Schwächstes Rauschen, als Anteil von Weiß.</translation>
        </message>
        <message>
            <source>Strongest noise, as a share of white.</source>
            <translation>Stärkstes Rauschen, als Anteil von Weiß.</translation>
        </message>
        <message>
            <source>Compresses the picture as JPEG and back.</source>
            <translation>Komprimiert das Bild als JPEG und dekomprimiert es wieder.</translation>
        </message>
        <message>
            <source>Lowest quality.</source>
            <translation>Niedrigste Qualität.</translation>
        </message>
        <message>
            <source>Quality that is not reached.</source>
            <translation>Qualität, die nicht erreicht wird.</translation>
        </message>
        <message>
            <source>By this system's JPEG library: single values may differ from TensorFlow's by one or two.</source>
            <translation>Mit der JPEG-Bibliothek dieses Systems: Einzelne Werte können um eins oder zwei von denen von TensorFlow abweichen.</translation>
        </message>
        <message>
            <source>Keypoints and masks are not shown; without the permutation the trainer refuses pictures that have keypoints.</source>
            <translation>Keypoints und Masken werden nicht gezeigt; ohne die Permutation lehnt der Trainer Bilder mit Keypoints ab.</translation>
        </message>
        <message>
            <source>Which keypoint each becomes; boxes do without.</source>
            <translation>Zu welchem Keypoint jeder wird; Boxen kommen ohne aus.</translation>
        </message>
        <message>
            <source>Share of pictures that are changed. 0 makes the trainer fail.</source>
            <translation>Anteil der Bilder, die verändert werden. Mit 0 scheitert der Trainer.</translation>
        </message>
        <message>
            <source>Mirrors picture and boxes left to right.</source>
            <translation>Spiegelt Bild und Boxen links-rechts.</translation>
        </message>
        <message>
            <source>Mirrors picture and boxes top to bottom.</source>
            <translation>Spiegelt Bild und Boxen oben-unten.</translation>
        </message>
        <message>
            <source>Turns picture and boxes by 90° counter-clockwise.</source>
            <translation>Dreht Bild und Boxen um 90° gegen den Uhrzeigersinn.</translation>
        </message>
        <message>
            <source>Normalises the values as the feature extractor of the model does.</source>
            <translation>Normalisiert die Werte so wie der Feature-Extractor des Modells.</translation>
        </message>
        <message>
            <source>The type of the feature extractor.</source>
            <translation>Der Typ des Feature-Extractors.</translation>
        </message>
        <message>
            <source>CenterNet: subtracted from each channel; unset: 0.</source>
            <translation>CenterNet: wird von jedem Kanal abgezogen; ohne Angabe: 0.</translation>
        </message>
        <message>
            <source>CenterNet: each channel is divided by it; unset: 1.</source>
            <translation>CenterNet: Jeder Kanal wird dadurch geteilt; ohne Angabe: 1.</translation>
        </message>
        <message>
            <source>CenterNet: blue first, before the means.</source>
            <translation>CenterNet: Blau zuerst, vor den Mittelwerten.</translation>
        </message>
        <message>
            <source>Models for SSD normalise before the resizer, all others after it; a pipeline read from a configuration has it in its place.</source>
            <translation>Modelle für SSD normalisieren vor dem Resizer, alle anderen danach; in einer aus einer Konfiguration gelesenen Pipeline steht der Schritt an seinem Platz.</translation>
        </message>
        <message>
            <source>An empty option: the trainer refuses it.</source>
            <translation>Eine leere Option: Der Trainer lehnt sie ab.</translation>
        </message>
        <message>
            <source>Another step follows in the same option; only the last one of an option counts.</source>
            <translation>In derselben Option folgt ein weiterer Schritt; nur der letzte einer Option zählt.</translation>
        </message>
        <message>
            <source>The Object Detection API has no such step.</source>
            <translation>Die Object Detection API kennt keinen solchen Schritt.</translation>
        </message>
        <message>
            <source>The trainer takes a probability of 0 for none at all and fails; leave the step out instead.</source>
            <translation>Der Trainer hält eine Wahrscheinlichkeit von 0 für gar keine und scheitert; lassen Sie den Schritt stattdessen weg.</translation>
        </message>
        <message>
            <source>The trainer fails unless all four numbers are written.</source>
            <translation>Der Trainer scheitert, wenn nicht alle vier Zahlen angegeben sind.</translation>
        </message>
        <message>
            <source>Needs TensorFlow 1; under TensorFlow 2 the trainer fails on it.</source>
            <translation>Braucht TensorFlow 1; unter TensorFlow 2 scheitert der Trainer daran.</translation>
        </message>
        <message>
            <source>"%1" is not understood and left out.</source>
            <translation>„%1“ wird nicht verstanden und weggelassen.</translation>
        </message>
        <message>
            <source>No model is described, so neither its resizer nor its normalisation are here.</source>
            <translation>Es ist kein Modell beschrieben; darum fehlen sein Resizer und seine Normalisierung.</translation>
        </message>
        <message>
            <source>The model has no image resizer.</source>
            <translation>Das Modell hat keinen Image-Resizer.</translation>
        </message>
        <message>
            <source>How "%1" normalises pictures is not known.</source>
            <translation>Wie „%1“ Bilder normalisiert, ist nicht bekannt.</translation>
        </message>
        <message>
            <source>Colour of the padding, 0 to 255 for each channel; unset: the mean of the picture.</source>
            <translation>Farbe des Rands, 0 bis 255 je Kanal; ohne Angabe: der Mittelwert des Bildes.</translation>
        </message>
        <message>
            <source>Runs before resizer and normalisation in the trainer, not after.</source>
            <translation>Läuft im Trainer vor Resizer und Normalisierung, nicht danach.</translation>
        </message>
        <message>
            <source>A configuration has one step of this kind; the first is written.</source>
            <translation>Eine Konfiguration hat einen Schritt dieser Art; der erste wird geschrieben.</translation>
        </message>
        <message>
            <source>Smallest height; unset: the picture's.</source>
            <translation>Kleinste Höhe; ohne Angabe: die des Bildes.</translation>
        </message>
        <message>
            <source>Smallest width; unset: the picture's.</source>
            <translation>Kleinste Breite; ohne Angabe: die des Bildes.</translation>
        </message>
        <message>
            <source>Height that is not reached; unset: twice the picture's.</source>
            <translation>Höhe, die nicht erreicht wird; ohne Angabe: das Doppelte der Bildhöhe.</translation>
        </message>
        <message>
            <source>Width that is not reached; unset: twice the picture's.</source>
            <translation>Breite, die nicht erreicht wird; ohne Angabe: das Doppelte der Bildbreite.</translation>
        </message>
        <message>
            <source>Puts the picture at a random place of a larger one.</source>
            <translation>Setzt das Bild an eine zufällige Stelle eines größeren.</translation>
        </message>
        <message>
            <source>Adds up to so many pixels around the picture.</source>
            <translation>Fügt bis zu so viele Pixel um das Bild hinzu.</translation>
        </message>
        <message>
            <source>Added height stays below this.</source>
            <translation>Die hinzugefügte Höhe bleibt darunter.</translation>
        </message>
        <message>
            <source>Added width stays below this.</source>
            <translation>Die hinzugefügte Breite bleibt darunter.</translation>
        </message>
        <message>
            <source>Height afterwards.</source>
            <translation>Höhe danach.</translation>
        </message>
        <message>
            <source>Width afterwards.</source>
            <translation>Breite danach.</translation>
        </message>
        <message>
            <source>Enlarges or shrinks the picture; the shape stays.</source>
            <translation>Vergrößert oder verkleinert das Bild; die Form bleibt.</translation>
        </message>
        <message>
            <source>Smallest factor of the sides.</source>
            <translation>Kleinster Faktor der Seiten.</translation>
        </message>
        <message>
            <source>Largest factor of the sides.</source>
            <translation>Größter Faktor der Seiten.</translation>
        </message>
        <message>
            <source>Resizes to one size, by one of four methods.</source>
            <translation>Bringt das Bild auf eine Größe, mit einer von vier Methoden.</translation>
        </message>
        <message>
            <source>Without a size, for which the trainer takes 0 and fails, 600 by 1024 is used.</source>
            <translation>Ohne Größe, wofür der Trainer 0 nimmt und scheitert, wird hier 600 mal 1024 verwendet.</translation>
        </message>
        <message>
            <source>How pixels between pixels are made.</source>
            <translation>Wie Pixel zwischen Pixeln entstehen.</translation>
        </message>
        <message>
            <source>Resizes to one size, whatever the shape.</source>
            <translation>Bringt das Bild auf eine Größe, gleich welcher Form.</translation>
        </message>
        <message>
            <source>Shrinks pictures that have more pixels than drawn.</source>
            <translation>Verkleinert Bilder, die mehr Pixel haben als gezogen.</translation>
        </message>
        <message>
            <source>Fewest pixels afterwards.</source>
            <translation>Wenigste Pixel danach.</translation>
        </message>
        <message>
            <source>Most pixels afterwards; 800,000 takes effect where nothing is written, not the 500,000 of the message.</source>
            <translation>Meiste Pixel danach; ohne Angabe wirken 800.000, nicht die 500.000 der Message.</translation>
        </message>
        <message>
            <source>Puts the picture beside or below itself.</source>
            <translation>Setzt das Bild neben oder unter sich selbst.</translation>
        </message>
        <message>
            <source>Share of pictures doubled in height.</source>
            <translation>Anteil der Bilder, die in der Höhe verdoppelt werden.</translation>
        </message>
        <message>
            <source>Share of pictures doubled in width.</source>
            <translation>Anteil der Bilder, die in der Breite verdoppelt werden.</translation>
        </message>
        <message>
            <source>Turn the picture grey afterwards, one channel.</source>
            <translation>Das Bild danach grau machen, ein Kanal.</translation>
        </message>
        <message>
            <source>Resizes, up or down, to fit two sides; the shape stays.</source>
            <translation>Vergrößert oder verkleinert, passend zu zwei Seiten; die Form bleibt.</translation>
        </message>
        <message>
            <source>Limit of the shorter side.</source>
            <translation>Grenze der kürzeren Seite.</translation>
        </message>
        <message>
            <source>Limit of the longer side.</source>
            <translation>Grenze der längeren Seite.</translation>
        </message>
        <message>
            <source>Pad at the bottom and right to a square; without it pictures of a batch differ in size.</source>
            <translation>Unten und rechts mit Rand zum Quadrat ergänzen; ohne das sind die Bilder eines Batches verschieden groß.</translation>
        </message>
        <message>
            <source>Values of the padding; unset: 0.</source>
            <translation>Werte des Rands; ohne Angabe: 0.</translation>
        </message>
        <message>
            <source>Resizes to one size; the shape is not kept.</source>
            <translation>Bringt das Bild auf eine Größe; die Form bleibt nicht erhalten.</translation>
        </message>
        <message>
            <source>Leaves the size; pictures of a batch must be alike.</source>
            <translation>Lässt die Größe; die Bilder eines Batches müssen gleich groß sein.</translation>
        </message>
        <message>
            <source>Resizes pictures that are larger, or smaller, than a size.</source>
            <translation>Skaliert Bilder, die größer oder kleiner als eine Größe sind.</translation>
        </message>
        <message>
            <source>GREATER: the longer side is limited; SMALLER: the shorter one is raised.</source>
            <translation>GREATER: Die längere Seite wird begrenzt; SMALLER: Die kürzere wird angehoben.</translation>
        </message>
        <message>
            <source>The limit of that side.</source>
            <translation>Die Grenze dieser Seite.</translation>
        </message>
        <message>
            <source>Pads at the bottom and right until a number divides both sides.</source>
            <translation>Fügt unten und rechts Rand an, bis eine Zahl beide Seiten teilt.</translation>
        </message>
        <message>
            <source>The number.</source>
            <translation>Die Zahl.</translation>
        </message>
        <message>
            <source>Cuts out a square about a random centre, black where it leaves the picture.</source>
            <translation>Schneidet ein Quadrat um einen zufälligen Mittelpunkt aus, schwarz, wo es über das Bild hinausragt.</translation>
        </message>
        <message>
            <source>Distance from the rim without centres of crops; halved until it is less than half the side.</source>
            <translation>Abstand vom Rand ohne Mittelpunkte von Ausschnitten; wird halbiert, bis er kleiner als die halbe Seite ist.</translation>
        </message>
        <message>
            <source>Smallest side, by the longer one of the picture.</source>
            <translation>Kleinste Seite, bezogen auf die längere des Bildes.</translation>
        </message>
        <message>
            <source>Largest side, by the longer one of the picture.</source>
            <translation>Größte Seite, bezogen auf die längere des Bildes.</translation>
        </message>
        <message>
            <source>How many sides there are between.</source>
            <translation>Wie viele Seitenlängen es dazwischen gibt.</translation>
        </message>
        <message>
            <source>Pictures of a pixel or two, on which the trainer fails, stay as they are.</source>
            <translation>Bilder von ein, zwei Pixeln, an denen der Trainer scheitert, bleiben unverändert.</translation>
        </message>
        <message>
            <source>Scales the picture, then cuts out or pads to a square.</source>
            <translation>Skaliert das Bild, schneidet dann ein Quadrat aus oder ergänzt mit Rand zum Quadrat.</translation>
        </message>
        <message>
            <source>Side of the square; should be that of the resizer.</source>
            <translation>Seite des Quadrats; sollte die des Resizers sein.</translation>
        </message>
        <message>
            <source>Smallest longer side, by the square's.</source>
            <translation>Kleinste längere Seite, bezogen auf die des Quadrats.</translation>
        </message>
        <message>
            <source>Largest longer side, by the square's.</source>
            <translation>Größte längere Seite, bezogen auf die des Quadrats.</translation>
        </message>
        <message>
            <source>One of the crops of which each picture gets one.</source>
            <translation>Einer der Ausschnitte, von denen jedes Bild einen bekommt.</translation>
        </message>
        <message>
            <source>What is not written is 0 in an operation, not the default of random_crop_image: without areas and aspect ratios the trainer refuses it.</source>
            <translation>Was nicht angegeben ist, ist in einer Operation 0, nicht die Vorgabe von random_crop_image: Ohne Flächen und Seitenverhältnisse lehnt der Trainer sie ab.</translation>
        </message>
        <message>
            <source>Without operations those of the SSD paper are used.</source>
            <translation>Ohne Operationen werden die des SSD-Papers verwendet.</translation>
        </message>
        <message>
            <source>Crops as in the SSD paper: one of several crops for each picture.</source>
            <translation>Schneidet aus wie im SSD-Paper: je Bild einer von mehreren Ausschnitten.</translation>
        </message>
        <message>
            <source>Crops as in the SSD paper, then pads at random.</source>
            <translation>Schneidet aus wie im SSD-Paper und fügt dann zufälligen Rand an.</translation>
        </message>
        <message>
            <source>Colour of the padding; black, not the mean, if it is not written.</source>
            <translation>Farbe des Rands; ohne Angabe Schwarz, nicht der Mittelwert.</translation>
        </message>
        <message>
            <source>Crops as in the SSD paper, then cuts to an aspect ratio.</source>
            <translation>Schneidet aus wie im SSD-Paper, dann auf ein Seitenverhältnis zu.</translation>
        </message>
        <message>
            <source>Width by height; without operations the trainer takes 1 whatever is written.</source>
            <translation>Breite zu Höhe; ohne Operationen nimmt der Trainer 1, gleich was angegeben ist.</translation>
        </message>
        <message>
            <source>Width by height after padding.</source>
            <translation>Breite zu Höhe mit Rand.</translation>
        </message>
        <message>
            <source>Crops as in the SSD paper, then pads to an aspect ratio, black, at the bottom and right.</source>
            <translation>Schneidet aus wie im SSD-Paper und ergänzt dann mit Rand auf ein Seitenverhältnis, schwarz, unten und rechts.</translation>
        </message>
        <message>
            <source>Value that becomes the target's lowest.</source>
            <translation>Wert, der zum niedrigsten des Ziels wird.</translation>
        </message>
        <message>
            <source>Value that becomes the target's highest.</source>
            <translation>Wert, der zum höchsten des Ziels wird.</translation>
        </message>
        <message>
            <source>Lowest value afterwards.</source>
            <translation>Niedrigster Wert danach.</translation>
        </message>
        <message>
            <source>Highest value afterwards.</source>
            <translation>Höchster Wert danach.</translation>
        </message>
        <message>
            <source>Maps values from one range to another, without clipping.</source>
            <translation>Bildet Werte von einem Bereich auf einen anderen ab, ohne abzuschneiden.</translation>
        </message>
        <message>
            <source>The trainer refuses the step unless all four numbers are written.</source>
            <translation>Der Trainer lehnt den Schritt ab, wenn nicht alle vier Zahlen angegeben sind.</translation>
        </message>
        <message>
            <source>Multiplies every value of every pixel by a number of its own: noise, not brightness.</source>
            <translation>Multipliziert jeden Wert jedes Pixels mit einer eigenen Zahl: Rauschen, nicht Helligkeit.</translation>
        </message>
        <message>
            <source>Smallest factor.</source>
            <translation>Kleinster Faktor.</translation>
        </message>
        <message>
            <source>Largest factor.</source>
            <translation>Größter Faktor.</translation>
        </message>
        <message>
            <source>Subtracts a number from each channel.</source>
            <translation>Zieht von jedem Kanal eine Zahl ab.</translation>
        </message>
        <message>
            <source>One number for each channel.</source>
            <translation>Eine Zahl je Kanal.</translation>
        </message>
        <message>
            <source>The trainer has no default for the means and refuses another count than the channels.</source>
            <translation>Der Trainer hat keine Vorgabe für die Mittelwerte und lehnt eine andere Anzahl als die der Kanäle ab.</translation>
        </message>
        <message>
            <source>Turns every picture grey, with one channel.</source>
            <translation>Macht jedes Bild grau, mit einem Kanal.</translation>
        </message>
        <message>
            <source>Hue changes by at most this share.</source>
            <translation>Der Farbton ändert sich höchstens um diesen Anteil.</translation>
        </message>
        <message>
            <source>Saturation changes by at most this share.</source>
            <translation>Die Sättigung ändert sich höchstens um diesen Anteil.</translation>
        </message>
        <message>
            <source>Brightness changes by at most this share.</source>
            <translation>Die Helligkeit ändert sich höchstens um diesen Anteil.</translation>
        </message>
        <message>
            <source>shift: since 8.3.79; multiply: before it and in YOLOv5, where red stays red. No setting of Ultralytics.</source>
            <translation>shift: seit 8.3.79; multiply: davor und in YOLOv5, wo Rot rot bleibt. Keine Einstellung von Ultralytics.</translation>
        </message>
        <message>
            <source>Changes hue, saturation and brightness by random factors.</source>
            <translation>Ändert Farbton, Sättigung und Helligkeit um zufällige Faktoren.</translation>
        </message>
        <message>
            <source>How often each of the four is done.</source>
            <translation>Wie oft jede der vier Operationen ausgeführt wird.</translation>
        </message>
        <message>
            <source>Blur, median blur, grey and CLAHE, each on its own: only where the trainer finds Albumentations installed.</source>
            <translation>Weichzeichnen, Median-Weichzeichnen, Grau und CLAHE, jeweils für sich: nur, wo der Trainer Albumentations installiert findet.</translation>
        </message>
        <message>
            <source>How often red and blue are swapped.</source>
            <translation>Wie oft Rot und Blau vertauscht werden.</translation>
        </message>
        <message>
            <source>Gives the network red and blue swapped.</source>
            <translation>Gibt dem Netz Rot und Blau vertauscht.</translation>
        </message>
        <message>
            <source>Numbers from 0 to 1, as the network is fed them.</source>
            <translation>Zahlen von 0 bis 1, wie sie das Netz bekommt.</translation>
        </message>
        <message>
            <source>Share of the outlined objects that is copied.</source>
            <translation>Anteil der umrissenen Objekte, der kopiert wird.</translation>
        </message>
        <message>
            <source>flip: from the mirrored picture; mixup: from another picture.</source>
            <translation>flip: aus dem gespiegelten Bild; mixup: aus einem anderen Bild.</translation>
        </message>
        <message>
            <source>Copies objects with outlines to where they cover little of others.</source>
            <translation>Kopiert Objekte mit Umrissen dorthin, wo sie wenig von anderen verdecken.</translation>
        </message>
        <message>
            <source>How often the picture is turned over.</source>
            <translation>Wie oft das Bild auf den Kopf gestellt wird.</translation>
        </message>
        <message>
            <source>Turns the picture upside down.</source>
            <translation>Stellt das Bild auf den Kopf.</translation>
        </message>
        <message>
            <source>How often the picture is mirrored.</source>
            <translation>Wie oft das Bild gespiegelt wird.</translation>
        </message>
        <message>
            <source>Resizes the picture so that its long side is that of the network.</source>
            <translation>Skaliert das Bild so, dass seine lange Seite die des Netzes ist.</translation>
        </message>
        <message>
            <source>Ultralytics drops a picture whose labels lie outside it; here it is shown.</source>
            <translation>Ultralytics lässt ein Bild weg, dessen Labels außerhalb liegen; hier wird es gezeigt.</translation>
        </message>
        <message>
            <source>Side of the square that the network is fed.</source>
            <translation>Seite des Quadrats, das das Netz bekommt.</translation>
        </message>
        <message>
            <source>Fits a picture that is no mosaic into the square and pads it with grey.</source>
            <translation>Passt ein Bild, das kein Mosaik ist, in das Quadrat ein und ergänzt es mit grauem Rand.</translation>
        </message>
        <message>
            <source>How often a second picture is blended in.</source>
            <translation>Wie oft ein zweites Bild eingeblendet wird.</translation>
        </message>
        <message>
            <source>Blends the picture with another that went through the steps before.</source>
            <translation>Mischt das Bild mit einem anderen, das die Schritte davor durchlaufen hat.</translation>
        </message>
        <message>
            <source>How often a part of a second picture is put in.</source>
            <translation>Wie oft ein Teil eines zweiten Bildes eingesetzt wird.</translation>
        </message>
        <message>
            <source>Puts a part of another picture, with its boxes, where there are none.</source>
            <translation>Setzt einen Teil eines anderen Bildes samt Boxen dort ein, wo keine sind.</translation>
        </message>
        <message>
            <source>How often four pictures are put together.</source>
            <translation>Wie oft vier Bilder zusammengesetzt werden.</translation>
        </message>
        <message>
            <source>Puts four pictures around a random centre of a canvas twice as wide.</source>
            <translation>Setzt vier Bilder um eine zufällige Mitte auf einer doppelt so breiten Fläche zusammen.</translation>
        </message>
        <message>
            <source>Turned by at most this, either way.</source>
            <translation>Höchstens um so viel gedreht, in beide Richtungen.</translation>
        </message>
        <message>
            <source>Moved by at most this share of the picture.</source>
            <translation>Höchstens um diesen Anteil des Bildes verschoben.</translation>
        </message>
        <message>
            <source>Made larger or smaller by at most this share.</source>
            <translation>Höchstens um diesen Anteil vergrößert oder verkleinert.</translation>
        </message>
        <message>
            <source>Sheared by at most this, along both sides.</source>
            <translation>Höchstens um so viel geschert, entlang beider Seiten.</translation>
        </message>
        <message>
            <source>Tilted by at most this.</source>
            <translation>Höchstens um so viel gekippt.</translation>
        </message>
        <message>
            <source>Turns, scales, shears, tilts and moves the picture and drops boxes of which too little is left.</source>
            <translation>Dreht, skaliert, schert, kippt und verschiebt das Bild und verwirft Boxen, von denen zu wenig übrig bleibt.</translation>
        </message>
        <message>
            <source>"%1" of %2 is no number: the default is used</source>
            <translation>„%1“ von %2 ist keine Zahl: Der Standardwert wird verwendet</translation>
        </message>
        <message>
            <source>rect: the trainer mixes no pictures and pads each batch to its own shape; here it is padded to a square</source>
            <translation>rect: Der Trainer mischt keine Bilder und füllt jeden Batch mit Rand auf dessen eigene Form auf; hier wird auf ein Quadrat aufgefüllt</translation>
        </message>
        <message>
            <source>Blur, grey and CLAHE are done only where the trainer finds Albumentations installed: switched off here</source>
            <translation>Unschärfe, Graustufen und CLAHE gibt es nur, wo der Trainer Albumentations installiert findet: hier ausgeschaltet</translation>
        </message>
        <message>
            <source>multi_scale resizes each batch as a whole, to up to 1.5 times the side: not shown; memory peaks at 2.25 times</source>
            <translation>multi_scale skaliert jeden Batch als Ganzes, auf bis zu das 1,5-Fache der Seite: nicht gezeigt; die Speicherspitze liegt beim 2,25-Fachen</translation>
        </message>
        <message>
            <source>The last %1 epochs mix no pictures: switch off mosaic, mixup, cutmix and copy_paste to see what they get</source>
            <translation>Die letzten %1 Epochen mischen keine Bilder: mosaic, mixup, cutmix und copy_paste ausschalten, um zu sehen, was sie bekommen</translation>
        </message>
        <message>
            <source>A classifier is trained with crops, auto_augment and erasing, which are not reproduced; this is the detector's pipeline</source>
            <translation>Ein Klassifikator wird mit Ausschnitten, auto_augment und erasing trainiert, die nicht nachgebildet werden; dies ist die Pipeline des Detektors</translation>
        </message>
        <message>
            <source>Turned boxes and keypoints are shown as boxes</source>
            <translation>Gedrehte Boxen und Keypoints werden als Boxen gezeigt</translation>
        </message>
        <message>
            <source>Albumentations given in Python are not reproduced</source>
            <translation>In Python angegebene Albumentations werden nicht nachgebildet</translation>
        </message>
        <message>
            <source>No setting turns it on: install the package albumentations</source>
            <translation>Keine Einstellung schaltet es ein: das Paket albumentations installieren</translation>
        </message>
        <message>
            <source>The settings cannot tell the order of steps: the trainer uses its own</source>
            <translation>Die Einstellungen geben die Reihenfolge der Schritte nicht an: Der Trainer verwendet seine eigene</translation>
        </message>
        <message>
            <source>It moves pixels and knows nothing of boxes. The boxes shown are where they should be</source>
            <translation>Bewegt Pixel und weiß nichts von Boxen. Die gezeigten Boxen liegen dort, wo sie sein sollten</translation>
        </message>
        <message>
            <source>This cannot be understood: left out</source>
            <translation>Nicht zu verstehen: ausgelassen</translation>
        </message>
        <message>
            <source>No step here computes the same as torchvision: left out</source>
            <translation>Kein Schritt hier berechnet dasselbe wie torchvision: ausgelassen</translation>
        </message>
        <message>
            <source>It is reproduced behind ToTensor only, once, with one or three numbers</source>
            <translation>Wird nur hinter ToTensor nachgebildet, einmal, mit einer oder drei Zahlen</translation>
        </message>
        <message>
            <source>No layer computes the same: left out</source>
            <translation>Keine Schicht berechnet dasselbe: ausgelassen</translation>
        </message>
        <message>
            <source>Turning, moving, shearing and zooming are one warp here; layers one after another would blur and fill more: left out</source>
            <translation>Drehen, Verschieben, Scheren und Zoomen sind hier eine einzige Verzerrung; Schichten nacheinander würden mehr weichzeichnen und auffüllen: ausgelassen</translation>
        </message>
        <message>
            <source>The generator warps about the middle of square pictures only, and no square target_size of flow_from_directory() is written here: left out</source>
            <translation>Der Generator verzerrt nur bei quadratischen Bildern um die Mitte, und hier steht keine quadratische target_size von flow_from_directory(): ausgelassen</translation>
        </message>
        <message>
            <source>flow_from_directory() resizes pictures to its target_size before all of this; that is not written here</source>
            <translation>flow_from_directory() skaliert Bilder vor alldem auf seine target_size; das steht hier nicht</translation>
        </message>
        <message>
            <source>This argument is not known: left out</source>
            <translation>Dieses Argument ist nicht bekannt: ausgelassen</translation>
        </message>
    </context>
    <context>
        <name>CaseMemory</name>
        <message>
            <source>A peak of another kind was measured: %1, "%2" (%3).</source>
            <translation>Eine Spitze anderer Art wurde gemessen: %1, „%2“ (%3).</translation>
        </message>
        <message>
            <source>Measured: at least %1 (%2).</source>
            <translation>Gemessen: mindestens %1 (%2).</translation>
        </message>
        <message>
            <source>Measured: %1 (%2).</source>
            <translation>Gemessen: %1 (%2).</translation>
        </message>
        <message>
            <source>The estimate is %1 above it.</source>
            <translation>Die Schätzung liegt %1 darüber.</translation>
        </message>
        <message>
            <source>The estimate is %1 below it.</source>
            <translation>Die Schätzung liegt %1 darunter.</translation>
        </message>
    </context>
    <context>
        <name>CasePipelines</name>
        <message>
            <source>Empty (%1)</source>
            <translation>Leer (%1)</translation>
        </message>
    </context>
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
        <name>ConsoleWords</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Traceback: %1</source>
            <translation>Traceback: %1</translation>
        </message>
        <message>
            <source>Traceback at %1:%2: %3</source>
            <translation>Traceback bei %1:%2: %3</translation>
        </message>
        <message>
            <source>%1 limit</source>
            <translation>Grenze %1</translation>
        </message>
        <message>
            <source>%1 in use</source>
            <translation>%1 belegt</translation>
        </message>
        <message>
            <source>asked %1</source>
            <translation>angefordert %1</translation>
        </message>
        <message>
            <source>largest free %1</source>
            <translation>größter freier Block %1</translation>
        </message>
        <message>
            <source>cut short</source>
            <translation>abgeschnitten</translation>
        </message>
        <message>
            <source>BFC dump</source>
            <translation>BFC-Dump</translation>
        </message>
        <message>
            <source>BFC dump of %1</source>
            <translation>BFC-Dump von %1</translation>
        </message>
        <message numerus="yes">
            <source>%n progress line(s), the last: %1</source>
            <translation>
                <numerusform>%n Fortschrittszeile, die letzte: %1</numerusform>
                <numerusform>%n Fortschrittszeilen, die letzte: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>Debug</source>
            <translation>Debug</translation>
        </message>
        <message>
            <source>Info</source>
            <translation>Info</translation>
        </message>
        <message>
            <source>Warning</source>
            <translation>Warnung</translation>
        </message>
        <message>
            <source>Error</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>Fatal</source>
            <translation>Fatal</translation>
        </message>
        <message>
            <source>Harmless</source>
            <translation>Harmlos</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <source>Failure</source>
            <translation>Fehlschlag</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Line %1</source>
            <translation>Zeile %1</translation>
        </message>
    </context>
    <context>
        <name>Dataset</name>
        <message>
            <source>Box with NaN or infinity</source>
            <translation>Box mit NaN oder unendlichem Wert</translation>
        </message>
        <message>
            <source>One such box makes the loss NaN in the step that meets it; nothing is learned from then on.</source>
            <translation>Eine einzige solche Box macht den Verlust in dem Schritt, der auf sie trifft, zu NaN; von da an wird nichts mehr gelernt.</translation>
        </message>
        <message>
            <source>Drop the box, and look for the division by zero in the program that wrote it.</source>
            <translation>Die Box verwerfen und im Programm, das sie schrieb, nach der Division durch null suchen.</translation>
        </message>
        <message>
            <source>Box whose numbers cannot be read</source>
            <translation>Box, deren Zahlen nicht lesbar sind</translation>
        </message>
        <message>
            <source>Some trainers stop at it, others take it for zero.</source>
            <translation>Manche Trainer brechen dabei ab, andere nehmen sie als null.</translation>
        </message>
        <message>
            <source>Correct the annotation or drop the box.</source>
            <translation>Die Annotation berichtigen oder die Box verwerfen.</translation>
        </message>
        <message>
            <source>Box in pixels where fractions are meant</source>
            <translation>Box in Pixeln, wo Bruchteile gemeint sind</translation>
        </message>
        <message>
            <source>Coordinates a hundred times too large make the loss huge, and boxes are cut to the border of the picture: nothing can be learned from them.</source>
            <translation>Hundertfach zu große Koordinaten machen den Verlust riesig, und Boxen werden am Bildrand abgeschnitten: Aus ihnen lässt sich nichts lernen.</translation>
        </message>
        <message>
            <source>Divide by the width and height of the picture, or have the repaired copy do it.</source>
            <translation>Durch Breite und Höhe des Bildes teilen oder das der reparierten Kopie überlassen.</translation>
        </message>
        <message>
            <source>Box of a picture of unknown size</source>
            <translation>Box eines Bildes unbekannter Größe</translation>
        </message>
        <message>
            <source>Its pixels cannot be turned into fractions of the picture.</source>
            <translation>Ihre Pixel lassen sich nicht in Bruchteile des Bildes umrechnen.</translation>
        </message>
        <message>
            <source>Add the picture or its width and height to the annotation.</source>
            <translation>Das Bild oder dessen Breite und Höhe in der Annotation ergänzen.</translation>
        </message>
        <message>
            <source>Box with swapped corners</source>
            <translation>Box mit vertauschten Ecken</translation>
        </message>
        <message>
            <source>Width or height is negative: the loss becomes NaN, or the box silently matches nothing.</source>
            <translation>Breite oder Höhe ist negativ: Der Verlust wird zu NaN, oder die Box passt stillschweigend zu nichts.</translation>
        </message>
        <message>
            <source>Swap the corners if the order was mixed up; check x and y in the program that wrote them.</source>
            <translation>Die Ecken tauschen, falls die Reihenfolge verwechselt wurde; x und y im Programm prüfen, das sie schrieb.</translation>
        </message>
        <message>
            <source>Box without area</source>
            <translation>Box ohne Fläche</translation>
        </message>
        <message>
            <source>A box without width or height matches no anchor, and its logarithm in the box loss is infinite.</source>
            <translation>Eine Box ohne Breite oder Höhe passt zu keinem Anchor, und ihr Logarithmus im Box-Verlust ist unendlich.</translation>
        </message>
        <message>
            <source>Drop it: usually a stray click of the annotator.</source>
            <translation>Verwerfen: meist ein versehentlicher Klick beim Annotieren.</translation>
        </message>
        <message>
            <source>Box wholly outside the picture</source>
            <translation>Box ganz außerhalb des Bildes</translation>
        </message>
        <message>
            <source>There is nothing to see in it. Clipping leaves a box without area.</source>
            <translation>In ihr ist nichts zu sehen. Beschneiden hinterlässt eine Box ohne Fläche.</translation>
        </message>
        <message>
            <source>Drop it. Many of them: the boxes belong to another picture or another size of it.</source>
            <translation>Verwerfen. Bei vielen: Die Boxen gehören zu einem anderen Bild oder zu einer anderen Größe davon.</translation>
        </message>
        <message>
            <source>Box that reaches outside the picture</source>
            <translation>Box, die über das Bild hinausragt</translation>
        </message>
        <message>
            <source>Trainers cut it, drop it or stop, each in its own way.</source>
            <translation>Trainer beschneiden sie, verwerfen sie oder brechen ab, jeder auf seine Art.</translation>
        </message>
        <message>
            <source>Clip it to the picture. Many of them: look whether stated and real size differ.</source>
            <translation>Auf das Bild beschneiden. Bei vielen: prüfen, ob angegebene und wirkliche Größe abweichen.</translation>
        </message>
        <message>
            <source>Box smaller than a pixel after resizing</source>
            <translation>Box nach dem Skalieren kleiner als ein Pixel</translation>
        </message>
        <message>
            <source>The network cannot see the object but is punished for not finding it.</source>
            <translation>Das Netz kann das Objekt nicht sehen, wird aber bestraft, wenn es das Objekt nicht findet.</translation>
        </message>
        <message>
            <source>Drop it, or train on larger pictures or tiles.</source>
            <translation>Verwerfen oder auf größeren Bildern oder Kacheln trainieren.</translation>
        </message>
        <message>
            <source>The same box twice</source>
            <translation>Dieselbe Box zweimal</translation>
        </message>
        <message>
            <source>The object counts twice in the loss, and one of two correct detections counts as wrong in the evaluation.</source>
            <translation>Das Objekt zählt im Verlust doppelt, und von zwei richtigen Detektionen zählt eine in der Auswertung als falsch.</translation>
        </message>
        <message>
            <source>Drop the second one.</source>
            <translation>Die zweite verwerfen.</translation>
        </message>
        <message>
            <source>One place with two classes</source>
            <translation>Eine Stelle mit zwei Klassen</translation>
        </message>
        <message>
            <source>Right where classes overlap (a person who is a rider); otherwise one of the two contradicts the other.</source>
            <translation>Richtig, wo Klassen sich überschneiden (eine Person, die ein Reiter ist); sonst widerspricht eine der beiden der anderen.</translation>
        </message>
        <message>
            <source>Look at it: if the classes exclude each other, one is wrong.</source>
            <translation>Ansehen: Schließen die Klassen einander aus, ist eine falsch.</translation>
        </message>
        <message>
            <source>Box that covers the whole picture</source>
            <translation>Box, die das ganze Bild bedeckt</translation>
        </message>
        <message>
            <source>Right for a close-up. Many of them come from classification data, or stand for 'no box drawn'.</source>
            <translation>Richtig bei einer Nahaufnahme. Viele davon stammen aus Klassifikationsdaten oder stehen für „keine Box gezeichnet“.</translation>
        </message>
        <message>
            <source>Look at a few of them.</source>
            <translation>Einige davon ansehen.</translation>
        </message>
        <message>
            <source>Stated width and height are swapped</source>
            <translation>Angegebene Breite und Höhe sind vertauscht</translation>
        </message>
        <message>
            <source>The annotation was made on the turned picture, the trainer reads it as stored: every box lies in the wrong place.</source>
            <translation>Annotiert wurde das gedrehte Bild, der Trainer liest es, wie es gespeichert ist: Jede Box liegt an der falschen Stelle.</translation>
        </message>
        <message>
            <source>Apply the EXIF orientation to the stored picture, or write the boxes for the picture as stored.</source>
            <translation>Die EXIF-Ausrichtung auf das gespeicherte Bild anwenden oder die Boxen für das Bild, wie es gespeichert ist, schreiben.</translation>
        </message>
        <message>
            <source>Stated size is not that of the picture</source>
            <translation>Angegebene Größe ist nicht die des Bildes</translation>
        </message>
        <message>
            <source>Boxes in pixels are divided by the wrong size: they lie in the wrong place if the shape changed too.</source>
            <translation>Boxen in Pixeln werden durch die falsche Größe geteilt: Sie liegen an der falschen Stelle, wenn sich auch das Seitenverhältnis änderte.</translation>
        </message>
        <message>
            <source>Correct the stated size, after looking whether the boxes fit the picture.</source>
            <translation>Die angegebene Größe berichtigen, nachdem geprüft ist, ob die Boxen zum Bild passen.</translation>
        </message>
        <message>
            <source>Lists of boxes and classes of unequal length</source>
            <translation>Listen von Boxen und Klassen ungleich lang</translation>
        </message>
        <message>
            <source>Which class belongs to which box is a guess from there on; the trainer may stop.</source>
            <translation>Welche Klasse zu welcher Box gehört, ist von da an geraten; der Trainer bricht womöglich ab.</translation>
        </message>
        <message>
            <source>Write the record again: all lists need one entry for each box.</source>
            <translation>Den Record neu schreiben: Alle Listen brauchen einen Eintrag je Box.</translation>
        </message>
        <message>
            <source>Damaged annotation</source>
            <translation>Beschädigte Annotation</translation>
        </message>
        <message>
            <source>What could not be read of it is missing from the training.</source>
            <translation>Was davon nicht lesbar war, fehlt im Training.</translation>
        </message>
        <message>
            <source>Restore the file or write it again.</source>
            <translation>Die Datei wiederherstellen oder neu schreiben.</translation>
        </message>
        <message>
            <source>Class id below the first one</source>
            <translation>Klassen-ID unter der ersten</translation>
        </message>
        <message>
            <source>0 is the background: objects of this class teach the network to see nothing there.</source>
            <translation>0 ist der Hintergrund: Objekte dieser Klasse lehren das Netz, dort nichts zu sehen.</translation>
        </message>
        <message>
            <source>Number classes from 1, in the label map and in the records.</source>
            <translation>Klassen ab 1 nummerieren, in der Label-Map und in den Records.</translation>
        </message>
        <message>
            <source>Class id above the number of classes</source>
            <translation>Klassen-ID über der Anzahl der Klassen</translation>
        </message>
        <message>
            <source>One-hot encoding turns it into no class at all: the object is learned as background, and TensorFlow does not say so.</source>
            <translation>Die One-Hot-Codierung macht daraus gar keine Klasse: Das Objekt wird als Hintergrund gelernt, und TensorFlow meldet es nicht.</translation>
        </message>
        <message>
            <source>Raise num_classes, or correct the id.</source>
            <translation>num_classes erhöhen oder die ID berichtigen.</translation>
        </message>
        <message>
            <source>Class id that the label map lacks</source>
            <translation>Klassen-ID, die in der Label-Map fehlt</translation>
        </message>
        <message>
            <source>The evaluation cannot name it and leaves it out.</source>
            <translation>Die Auswertung kann sie nicht benennen und lässt sie aus.</translation>
        </message>
        <message>
            <source>Add it to the label map, or correct the id.</source>
            <translation>In die Label-Map aufnehmen oder die ID berichtigen.</translation>
        </message>
        <message>
            <source>Class name that the label map lacks</source>
            <translation>Klassenname, der in der Label-Map fehlt</translation>
        </message>
        <message>
            <source>The trainer looks names up in the label map; what it does not find becomes -1 or 0 and is lost.</source>
            <translation>Der Trainer schlägt Namen in der Label-Map nach; was er nicht findet, wird zu -1 oder 0 und geht verloren.</translation>
        </message>
        <message>
            <source>Spell both alike: case and blanks count.</source>
            <translation>Beide gleich schreiben: Groß-/Kleinschreibung und Leerzeichen zählen.</translation>
        </message>
        <message>
            <source>Name and id of a class disagree</source>
            <translation>Name und ID einer Klasse widersprechen sich</translation>
        </message>
        <message>
            <source>What is learned as one class is evaluated as another: high loss or an mAP of 0 that no curve explains.</source>
            <translation>Was als eine Klasse gelernt wird, wird als eine andere ausgewertet: hoher Verlust oder eine mAP von 0, die keine Kurve erklärt.</translation>
        </message>
        <message>
            <source>Write the records again with the label map that the training uses.</source>
            <translation>Die Records mit der Label-Map neu schreiben, die das Training verwendet.</translation>
        </message>
        <message>
            <source>Two spellings of one class</source>
            <translation>Zwei Schreibweisen einer Klasse</translation>
        </message>
        <message>
            <source>They are two classes to the trainer: each has fewer examples and contradicts the other.</source>
            <translation>Für den Trainer sind es zwei Klassen: Jede hat weniger Beispiele und widerspricht der anderen.</translation>
        </message>
        <message>
            <source>Give both the same name.</source>
            <translation>Beiden denselben Namen geben.</translation>
        </message>
        <message>
            <source>Label map does not start at 1</source>
            <translation>Label-Map beginnt nicht bei 1</translation>
        </message>
        <message>
            <source>0 is the background; a first id above 1 leaves outputs that never get an example.</source>
            <translation>0 ist der Hintergrund; eine erste ID über 1 hinterlässt Ausgänge, die nie ein Beispiel bekommen.</translation>
        </message>
        <message>
            <source>Number the items of the label map from 1 without gaps.</source>
            <translation>Die Einträge der Label-Map ab 1 lückenlos nummerieren.</translation>
        </message>
        <message>
            <source>num_classes is not the size of the label map</source>
            <translation>num_classes ist nicht die Größe der Label-Map</translation>
        </message>
        <message>
            <source>Too few: classes are lost. Too many: outputs that never get an example; a checkpoint does not fit.</source>
            <translation>Zu wenige: Klassen gehen verloren. Zu viele: Ausgänge, die nie ein Beispiel bekommen; ein Checkpoint passt nicht.</translation>
        </message>
        <message>
            <source>Set num_classes to the number of items.</source>
            <translation>num_classes auf die Anzahl der Einträge setzen.</translation>
        </message>
        <message>
            <source>Class of the label map without a box</source>
            <translation>Klasse der Label-Map ohne Box</translation>
        </message>
        <message>
            <source>It is never learned, and its average precision pulls no mean down: evaluators leave it out.</source>
            <translation>Sie wird nie gelernt, und ihre Average Precision zieht keinen Mittelwert nach unten: Auswertungen lassen sie aus.</translation>
        </message>
        <message>
            <source>Remove it, or look whether its records were left behind.</source>
            <translation>Entfernen oder prüfen, ob ihre Records vergessen wurden.</translation>
        </message>
        <message>
            <source>Box without a class</source>
            <translation>Box ohne Klasse</translation>
        </message>
        <message>
            <source>The trainer drops it or takes it for background.</source>
            <translation>Der Trainer verwirft sie oder hält sie für Hintergrund.</translation>
        </message>
        <message>
            <source>Name it or drop it.</source>
            <translation>Benennen oder verwerfen.</translation>
        </message>
        <message>
            <source>Split without a single box</source>
            <translation>Split ohne eine einzige Box</translation>
        </message>
        <message>
            <source>Training learns nothing from it; evaluation reports -1 or 0 whatever the model can do.</source>
            <translation>Das Training lernt nichts daraus; die Auswertung meldet -1 oder 0, was immer das Modell kann.</translation>
        </message>
        <message>
            <source>Look whether the annotations of this split were found.</source>
            <translation>Prüfen, ob die Annotationen dieses Splits gefunden wurden.</translation>
        </message>
        <message>
            <source>Classes of very different frequency</source>
            <translation>Klassen sehr unterschiedlicher Häufigkeit</translation>
        </message>
        <message>
            <source>Detectors tolerate a lot of it, but the rare classes are learned last and worst.</source>
            <translation>Detektoren vertragen viel davon, aber die seltenen Klassen werden zuletzt und am schlechtesten gelernt.</translation>
        </message>
        <message>
            <source>Collect more of the rare ones, sample them more often, or use a focal loss; judge by the average precision of each class.</source>
            <translation>Mehr von den seltenen sammeln, sie öfter ziehen oder einen Focal Loss verwenden; nach der Average Precision jeder Klasse urteilen.</translation>
        </message>
        <message>
            <source>Class with few boxes</source>
            <translation>Klasse mit wenigen Boxen</translation>
        </message>
        <message>
            <source>Too few examples to learn from, and its average precision jumps with every one of them.</source>
            <translation>Zu wenige Beispiele, um daraus zu lernen, und die Average Precision springt mit jedem einzelnen.</translation>
        </message>
        <message>
            <source>Collect more, merge it with a related class or drop it.</source>
            <translation>Mehr sammeln, mit einer verwandten Klasse zusammenlegen oder verwerfen.</translation>
        </message>
        <message>
            <source>Class that only other splits have</source>
            <translation>Klasse, die nur andere Splits haben</translation>
        </message>
        <message>
            <source>It is asked for in the evaluation and was never taught: an average precision of 0.</source>
            <translation>Die Auswertung fragt danach, gelehrt wurde sie nie: eine Average Precision von 0.</translation>
        </message>
        <message>
            <source>Split again, class by class.</source>
            <translation>Neu aufteilen, Klasse für Klasse.</translation>
        </message>
        <message>
            <source>Class that the validation lacks</source>
            <translation>Klasse, die in der Validierung fehlt</translation>
        </message>
        <message>
            <source>Whether it was learned is never measured.</source>
            <translation>Ob sie gelernt wurde, wird nie gemessen.</translation>
        </message>
        <message>
            <source>Move some of its pictures to the validation split.</source>
            <translation>Einige ihrer Bilder in den Validierungs-Split verschieben.</translation>
        </message>
        <message>
            <source>Pictures without boxes</source>
            <translation>Bilder ohne Boxen</translation>
        </message>
        <message>
            <source>Good as examples of background if they are meant; if their annotations are missing, objects in them are learned as background.</source>
            <translation>Gut als Beispiele für Hintergrund, wenn sie so gemeint sind; fehlen ihre Annotationen, werden Objekte darin als Hintergrund gelernt.</translation>
        </message>
        <message>
            <source>Look at some of them.</source>
            <translation>Einige davon ansehen.</translation>
        </message>
        <message>
            <source>More boxes than the trainer takes</source>
            <translation>Mehr Boxen, als der Trainer nimmt</translation>
        </message>
        <message>
            <source>What is over max_number_of_boxes is dropped without a word; the objects are then learned as background.</source>
            <translation>Was über max_number_of_boxes liegt, wird stillschweigend verworfen; die Objekte werden dann als Hintergrund gelernt.</translation>
        </message>
        <message>
            <source>Raise max_number_of_boxes, at the price of memory.</source>
            <translation>max_number_of_boxes erhöhen, auf Kosten des Speichers.</translation>
        </message>
        <message>
            <source>Many objects are tiny after resizing</source>
            <translation>Viele Objekte sind nach dem Skalieren winzig</translation>
        </message>
        <message>
            <source>Below 8 pixels little is left of an object on the feature maps.</source>
            <translation>Unter 8 Pixeln bleibt von einem Objekt auf den Feature-Maps wenig übrig.</translation>
        </message>
        <message>
            <source>Train on larger pictures or on tiles; a feature map of stride 4 helps too.</source>
            <translation>Auf größeren Bildern oder auf Kacheln trainieren; auch eine Feature-Map mit Stride 4 hilft.</translation>
        </message>
        <message>
            <source>Anchors do not fit the boxes</source>
            <translation>Anchors passen nicht zu den Boxen</translation>
        </message>
        <message>
            <source>A box that no anchor overlaps by half is matched by force or not at all, and is learned late.</source>
            <translation>Eine Box, die kein Anchor zur Hälfte überlappt, wird erzwungen oder gar nicht zugeordnet und spät gelernt.</translation>
        </message>
        <message>
            <source>Set scales and aspect ratios to what fits the boxes; the suggested sizes do.</source>
            <translation>Skalen und Seitenverhältnisse auf das setzen, was zu den Boxen passt; die vorgeschlagenen Größen tun das.</translation>
        </message>
        <message>
            <source>Box with a short side below 8 pixels after resizing</source>
            <translation>Box mit einer kurzen Seite unter 8 Pixeln nach dem Skalieren</translation>
        </message>
        <message>
            <source>Hard to see for the network; one of them does no harm.</source>
            <translation>Für das Netz schwer zu sehen; eine einzelne schadet nicht.</translation>
        </message>
        <message>
            <source>See the share of them.</source>
            <translation>Auf ihren Anteil achten.</translation>
        </message>
        <message>
            <source>Box that no anchor fits</source>
            <translation>Box, zu der kein Anchor passt</translation>
        </message>
        <message>
            <source>Its shape or size is unlike that of any anchor.</source>
            <translation>Form oder Größe gleicht keinem Anchor.</translation>
        </message>
        <message>
            <source>The same picture in two splits</source>
            <translation>Dasselbe Bild in zwei Splits</translation>
        </message>
        <message>
            <source>The validation asks for what was learned by heart: its numbers are better than the model.</source>
            <translation>Die Validierung fragt ab, was auswendig gelernt wurde: Ihre Zahlen sind besser als das Modell.</translation>
        </message>
        <message>
            <source>Drop it from one split, and split by scene or video instead of by picture.</source>
            <translation>Aus einem Split verwerfen und nach Szene oder Video statt nach Bild aufteilen.</translation>
        </message>
        <message>
            <source>Nearly the same picture in two splits</source>
            <translation>Fast dasselbe Bild in zwei Splits</translation>
        </message>
        <message>
            <source>Neighbouring frames of a video or a picture saved twice: the validation asks for what was learned by heart.</source>
            <translation>Benachbarte Frames eines Videos oder ein zweimal gespeichertes Bild: Die Validierung fragt ab, was auswendig gelernt wurde.</translation>
        </message>
        <message>
            <source>Split by scene or video.</source>
            <translation>Nach Szene oder Video aufteilen.</translation>
        </message>
        <message>
            <source>Equal pictures with different boxes</source>
            <translation>Gleiche Bilder mit unterschiedlichen Boxen</translation>
        </message>
        <message>
            <source>One of the two contradicts the other: what is an object here is background there.</source>
            <translation>Eines der beiden widerspricht dem anderen: Was hier ein Objekt ist, ist dort Hintergrund.</translation>
        </message>
        <message>
            <source>Keep the better annotation.</source>
            <translation>Die bessere Annotation behalten.</translation>
        </message>
        <message>
            <source>The same picture twice in one split</source>
            <translation>Dasselbe Bild zweimal in einem Split</translation>
        </message>
        <message>
            <source>It counts twice; hardly a harm unless there are many of it.</source>
            <translation>Es zählt doppelt; kaum ein Schaden, solange es nicht viele sind.</translation>
        </message>
        <message>
            <source>Drop all but one.</source>
            <translation>Alle bis auf eines verwerfen.</translation>
        </message>
        <message>
            <source>Nearly the same picture in one split</source>
            <translation>Fast dasselbe Bild in einem Split</translation>
        </message>
        <message>
            <source>Less variety than the number of pictures promises.</source>
            <translation>Weniger Vielfalt, als die Zahl der Bilder verspricht.</translation>
        </message>
        <message>
            <source>Thin out series and videos.</source>
            <translation>Serien und Videos ausdünnen.</translation>
        </message>
        <message>
            <source>Two pictures with one id or name</source>
            <translation>Zwei Bilder mit derselben ID oder demselben Namen</translation>
        </message>
        <message>
            <source>Boxes of one may be drawn on the other, and evaluators overwrite one with the other.</source>
            <translation>Boxen des einen werden womöglich auf das andere gezeichnet, und Auswertungen überschreiben das eine mit dem anderen.</translation>
        </message>
        <message>
            <source>Give each its own.</source>
            <translation>Jedem eine eigene geben.</translation>
        </message>
        <message>
            <source>Picture is missing</source>
            <translation>Bild fehlt</translation>
        </message>
        <message>
            <source>The trainer stops when it comes to it, or goes on with boxes on nothing.</source>
            <translation>Der Trainer bricht dort ab oder macht mit Boxen auf nichts weiter.</translation>
        </message>
        <message>
            <source>Restore it or drop its annotation.</source>
            <translation>Bild wiederherstellen oder seine Annotation entfernen.</translation>
        </message>
        <message>
            <source>Picture cannot be decoded</source>
            <translation>Bild lässt sich nicht dekodieren</translation>
        </message>
        <message>
            <source>The trainer stops when it comes to it, often hours into the run.</source>
            <translation>Der Trainer bricht dort ab, oft erst Stunden nach dem Start des Laufs.</translation>
        </message>
        <message>
            <source>Drop it or fetch it again.</source>
            <translation>Entfernen oder neu laden.</translation>
        </message>
        <message>
            <source>Picture ends early</source>
            <translation>Bild endet vorzeitig</translation>
        </message>
        <message>
            <source>TensorFlow stops at it; other decoders fill the rest with grey, boxes included.</source>
            <translation>TensorFlow bricht daran ab; andere Decoder füllen den Rest mit Grau, samt den Boxen darin.</translation>
        </message>
        <message>
            <source>Fetch it again or drop it.</source>
            <translation>Neu laden oder entfernen.</translation>
        </message>
        <message>
            <source>Picture of more bytes than are read</source>
            <translation>Bild hat mehr Bytes, als gelesen werden</translation>
        </message>
        <message>
            <source>It costs memory in every worker that decodes it.</source>
            <translation>Es kostet Speicher in jedem Worker, der es dekodiert.</translation>
        </message>
        <message>
            <source>Encode it again, smaller.</source>
            <translation>Neu kodieren, kleiner.</translation>
        </message>
        <message>
            <source>Picture outside the dataset's folder</source>
            <translation>Bild außerhalb des Datensatzordners</translation>
        </message>
        <message>
            <source>It was not opened: what a file names is not opened without your word. Nothing is known of it.</source>
            <translation>Es wurde nicht geöffnet: Was eine Datei nennt, wird nicht ohne Ihre Erlaubnis geöffnet. Nichts ist darüber bekannt.</translation>
        </message>
        <message>
            <source>Allow pictures outside the folder, or copy them into it.</source>
            <translation>Bilder außerhalb des Ordners erlauben oder sie hineinkopieren.</translation>
        </message>
        <message>
            <source>Record with a wrong checksum</source>
            <translation>Record mit falscher Prüfsumme</translation>
        </message>
        <message>
            <source>TensorFlow stops at it with DataLossError.</source>
            <translation>TensorFlow bricht daran mit DataLossError ab.</translation>
        </message>
        <message>
            <source>Write the file again; look at the disk or the transfer that damaged it.</source>
            <translation>Datei neu schreiben; die Platte oder die Übertragung prüfen, die sie beschädigt hat.</translation>
        </message>
        <message>
            <source>Record is a SequenceExample</source>
            <translation>Record ist ein SequenceExample</translation>
        </message>
        <message>
            <source>A reader of single pictures sees an empty record.</source>
            <translation>Ein Leser für einzelne Bilder sieht einen leeren Record.</translation>
        </message>
        <message>
            <source>Write one tf.Example for each frame, or read it as a sequence.</source>
            <translation>Je Frame ein tf.Example schreiben oder als Sequenz lesen.</translation>
        </message>
        <message>
            <source>Picture of 16 bits a channel</source>
            <translation>Bild mit 16 Bit je Kanal</translation>
        </message>
        <message>
            <source>Decoded to 8 bits it may be nearly black; decoded to 16 it is 256 times too bright.</source>
            <translation>Auf 8 Bit dekodiert kann es fast schwarz sein; auf 16 dekodiert ist es 256-mal zu hell.</translation>
        </message>
        <message>
            <source>Convert to 8 bits with the range that holds the content.</source>
            <translation>In 8 Bit umwandeln, mit dem Wertebereich, der den Inhalt trägt.</translation>
        </message>
        <message>
            <source>Picture in print colours (CMYK)</source>
            <translation>Bild in Druckfarben (CMYK)</translation>
        </message>
        <message>
            <source>Decoders disagree about it: inverted colours, or an error.</source>
            <translation>Decoder behandeln es verschieden: invertierte Farben oder ein Fehler.</translation>
        </message>
        <message>
            <source>Convert to RGB.</source>
            <translation>In RGB umwandeln.</translation>
        </message>
        <message>
            <source>Picture to be turned by its EXIF orientation</source>
            <translation>Bild mit Drehung durch EXIF-Orientierung</translation>
        </message>
        <message>
            <source>Viewers turn it, TensorFlow does not: boxes drawn in a viewer lie elsewhere in the training.</source>
            <translation>Bildbetrachter drehen es, TensorFlow nicht: Im Betrachter gezeichnete Boxen liegen im Training anderswo.</translation>
        </message>
        <message>
            <source>Store it upright, and check the boxes.</source>
            <translation>Aufrecht speichern und die Boxen prüfen.</translation>
        </message>
        <message>
            <source>Animated picture</source>
            <translation>Animiertes Bild</translation>
        </message>
        <message>
            <source>Decoding gives four dimensions instead of three; the trainer stops.</source>
            <translation>Das Dekodieren ergibt vier statt drei Dimensionen; der Trainer bricht ab.</translation>
        </message>
        <message>
            <source>Keep one frame.</source>
            <translation>Einen Frame behalten.</translation>
        </message>
        <message>
            <source>Picture is of another format than stated</source>
            <translation>Bild hat ein anderes Format als angegeben</translation>
        </message>
        <message>
            <source>A decoder for one format only refuses it.</source>
            <translation>Ein Decoder für nur ein Format lehnt es ab.</translation>
        </message>
        <message>
            <source>State the right format or name.</source>
            <translation>Richtiges Format oder richtigen Namen angeben.</translation>
        </message>
        <message>
            <source>Picture is not the one that was recorded</source>
            <translation>Bild ist nicht das aufgezeichnete</translation>
        </message>
        <message>
            <source>Its bytes changed after the record was written: perhaps damage, perhaps another picture.</source>
            <translation>Seine Bytes haben sich nach dem Schreiben des Records geändert: vielleicht ein Schaden, vielleicht ein anderes Bild.</translation>
        </message>
        <message>
            <source>Write the record again.</source>
            <translation>Record neu schreiben.</translation>
        </message>
        <message>
            <source>Picture of one colour</source>
            <translation>Einfarbiges Bild</translation>
        </message>
        <message>
            <source>A failed download or camera. Boxes in it teach nonsense.</source>
            <translation>Ein fehlgeschlagener Download oder eine defekte Kamera. Boxen darin lehren Unsinn.</translation>
        </message>
        <message>
            <source>Drop it.</source>
            <translation>Entfernen.</translation>
        </message>
        <message>
            <source>Picture with transparency</source>
            <translation>Bild mit Transparenz</translation>
        </message>
        <message>
            <source>Four channels where three are expected, or hidden colours that come to light when alpha is dropped.</source>
            <translation>Vier Kanäle, wo drei erwartet werden, oder verborgene Farben, die ohne Alpha sichtbar werden.</translation>
        </message>
        <message>
            <source>Flatten it onto a background.</source>
            <translation>Auf einen Hintergrund reduzieren.</translation>
        </message>
        <message>
            <source>Grey picture among colour ones</source>
            <translation>Graues Bild unter farbigen</translation>
        </message>
        <message>
            <source>One channel where three are expected stops a trainer that does not convert it.</source>
            <translation>Ein Kanal, wo drei erwartet werden, lässt einen Trainer abbrechen, der nicht umwandelt.</translation>
        </message>
        <message>
            <source>Convert it, or make sure that the decoder is told to give three channels.</source>
            <translation>Umwandeln oder sicherstellen, dass der Decoder drei Kanäle liefern soll.</translation>
        </message>
        <message>
            <source>Grey picture stored in colour</source>
            <translation>Graues Bild in Farbe gespeichert</translation>
        </message>
        <message>
            <source>Nothing wrong with it; but many of them in one class let the network learn the missing colour.</source>
            <translation>Daran ist nichts falsch; viele davon in einer Klasse lassen das Netz aber die fehlende Farbe lernen.</translation>
        </message>
        <message>
            <source>See whether one class has most of them.</source>
            <translation>Prüfen, ob eine Klasse die meisten davon hat.</translation>
        </message>
        <message>
            <source>Picture much larger or smaller than the others</source>
            <translation>Bild viel größer oder kleiner als die anderen</translation>
        </message>
        <message>
            <source>After resizing its objects have another size than all others; a large one costs time and memory to decode.</source>
            <translation>Nach der Größenänderung haben seine Objekte eine andere Größe als alle anderen; ein großes kostet beim Dekodieren Zeit und Speicher.</translation>
        </message>
        <message>
            <source>Look whether it belongs here.</source>
            <translation>Prüfen, ob es hierher gehört.</translation>
        </message>
        <message>
            <source>train records</source>
            <translation>Train-Records</translation>
        </message>
        <message>
            <source>eval records</source>
            <translation>Eval-Records</translation>
        </message>
        <message>
            <source>label map</source>
            <translation>Label-Map</translation>
        </message>
        <message>
            <source>train pictures</source>
            <translation>Train-Bilder</translation>
        </message>
        <message>
            <source>val pictures</source>
            <translation>Val-Bilder</translation>
        </message>
        <message>
            <source>test pictures</source>
            <translation>Test-Bilder</translation>
        </message>
    </context>
    <context>
        <name>DatasetFacts</name>
        <message numerus="yes">
            <source>%n picture(s)</source>
            <translation>
                <numerusform>%n Bild</numerusform>
                <numerusform>%n Bilder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n Box</numerusform>
                <numerusform>%n Boxen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n class(es)</source>
            <translation>
                <numerusform>%n Klasse</numerusform>
                <numerusform>%n Klassen</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 and %2 more</source>
            <translation>%1 und %2 weitere</translation>
        </message>
        <message>
            <source>The configuration names files that are not on this machine: %1. Say where they are here.</source>
            <translation>Die Konfiguration nennt Dateien, die nicht auf diesem Rechner liegen: %1. Angeben, wo sie hier liegen.</translation>
        </message>
        <message numerus="yes">
            <source>%n picture(s) that annotations name are not there. If they moved, say where they are.</source>
            <translation>
                <numerusform>%n Bild, das Annotationen nennen, fehlt. Falls verschoben, angeben, wo es liegt.</numerusform>
                <numerusform>%n Bilder, die Annotationen nennen, fehlen. Falls verschoben, angeben, wo sie liegen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n picture(s) lie outside the folder of the dataset and were not opened.</source>
            <translation>
                <numerusform>%n Bild liegt außerhalb des Datensatzordners und wurde nicht geöffnet.</numerusform>
                <numerusform>%n Bilder liegen außerhalb des Datensatzordners und wurden nicht geöffnet.</numerusform>
            </translation>
        </message>
        <message>
            <source>pictures from %1 beside it</source>
            <translation>Bilder aus %1 daneben</translation>
        </message>
    </context>
    <context>
        <name>DatasetTables</name>
        <message>
            <source>Pictures</source>
            <translation>Bilder</translation>
        </message>
        <message>
            <source>Without boxes</source>
            <translation>Ohne Boxen</translation>
        </message>
        <message>
            <source>Boxes</source>
            <translation>Boxen</translation>
        </message>
        <message>
            <source>Boxes per picture, mean</source>
            <translation>Boxen je Bild, Mittel</translation>
        </message>
        <message>
            <source>Boxes per picture, most</source>
            <translation>Boxen je Bild, Maximum</translation>
        </message>
        <message>
            <source>Picture width, mean</source>
            <translation>Bildbreite, Mittel</translation>
        </message>
        <message>
            <source>Picture height, mean</source>
            <translation>Bildhöhe, Mittel</translation>
        </message>
        <message>
            <source>Box side, median</source>
            <translation>Boxseite, Median</translation>
        </message>
        <message>
            <source>Small boxes (below 32² px)</source>
            <translation>Kleine Boxen (unter 32² px)</translation>
        </message>
        <message>
            <source>Large boxes (from 96² px)</source>
            <translation>Große Boxen (ab 96² px)</translation>
        </message>
        <message>
            <source>Boxes without a usable size</source>
            <translation>Boxen ohne brauchbare Größe</translation>
        </message>
        <message>
            <source>Bytes of a picture, mean</source>
            <translation>Bytes je Bild, Mittel</translation>
        </message>
        <message>
            <source>Bytes of a record, mean</source>
            <translation>Bytes je Record, Mittel</translation>
        </message>
        <message>
            <source>Bytes of all pictures</source>
            <translation>Bytes aller Bilder</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <source>in %1</source>
            <translation>in %1</translation>
        </message>
        <message>
            <source>Id</source>
            <translation>ID</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>Split</translation>
        </message>
        <message>
            <source>all</source>
            <translation>alle</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
    </context>
    <context>
        <name>DatasetText</name>
        <message>
            <source>missing</source>
            <translation>fehlt</translation>
        </message>
        <message>
            <source>unreadable</source>
            <translation>nicht lesbar</translation>
        </message>
        <message>
            <source>cut off</source>
            <translation>unvollständig</translation>
        </message>
        <message>
            <source>CMYK</source>
            <translation>CMYK</translation>
        </message>
        <message>
            <source>16 bit</source>
            <translation>16 Bit</translation>
        </message>
        <message>
            <source>grey</source>
            <translation>grau</translation>
        </message>
        <message>
            <source>with transparency</source>
            <translation>mit Transparenz</translation>
        </message>
        <message>
            <source>animated</source>
            <translation>animiert</translation>
        </message>
        <message>
            <source>too large to read</source>
            <translation>zu groß zum Lesen</translation>
        </message>
        <message>
            <source>outside the dataset's folder</source>
            <translation>außerhalb des Datensatzordners</translation>
        </message>
        <message>
            <source>annotation damaged</source>
            <translation>Annotation beschädigt</translation>
        </message>
        <message>
            <source>lists of unequal length</source>
            <translation>Listen ungleicher Länge</translation>
        </message>
        <message>
            <source>no annotation</source>
            <translation>keine Annotation</translation>
        </message>
        <message>
            <source>not the format it says</source>
            <translation>nicht das angegebene Format</translation>
        </message>
        <message>
            <source>not the bytes its hash was made of</source>
            <translation>nicht die Bytes, aus denen der Hash gebildet wurde</translation>
        </message>
        <message>
            <source>record damaged</source>
            <translation>Record beschädigt</translation>
        </message>
        <message>
            <source>SequenceExample, not read</source>
            <translation>SequenceExample, nicht gelesen</translation>
        </message>
        <message>
            <source>its id is used twice</source>
            <translation>ID doppelt vergeben</translation>
        </message>
        <message>
            <source>crowd</source>
            <translation>Crowd</translation>
        </message>
        <message>
            <source>difficult</source>
            <translation>schwierig</translation>
        </message>
        <message>
            <source>truncated</source>
            <translation>angeschnitten</translation>
        </message>
        <message>
            <source>occluded</source>
            <translation>verdeckt</translation>
        </message>
        <message>
            <source>group</source>
            <translation>Gruppe</translation>
        </message>
        <message>
            <source>mask</source>
            <translation>Maske</translation>
        </message>
        <message>
            <source>number unreadable</source>
            <translation>Zahl nicht lesbar</translation>
        </message>
        <message>
            <source>hull of the outline</source>
            <translation>Hülle des Umrisses</translation>
        </message>
        <message>
            <source>in pixels</source>
            <translation>in Pixeln</translation>
        </message>
        <message>
            <source>no class</source>
            <translation>keine Klasse</translation>
        </message>
        <message>
            <source>CSV of boxes</source>
            <translation>CSV mit Boxen</translation>
        </message>
        <message>
            <source>Folder of pictures</source>
            <translation>Ordner mit Bildern</translation>
        </message>
        <message>
            <source>all</source>
            <translation>alle</translation>
        </message>
        <message>
            <source>split %1</source>
            <translation>Split %1</translation>
        </message>
        <message>
            <source>unlabelled</source>
            <translation>ohne Label</translation>
        </message>
        <message>
            <source>id %1</source>
            <translation>ID %1</translation>
        </message>
        <message>
            <source>turned by EXIF</source>
            <translation>durch EXIF gedreht</translation>
        </message>
        <message>
            <source>size unknown</source>
            <translation>Größe unbekannt</translation>
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
        <message>
            <source>You set this clock.</source>
            <translation>Sie haben diese Uhr gestellt.</translation>
        </message>
        <message>
            <source>Local times of zone %1: so %2 steps meet those of the event files.</source>
            <translation>Ortszeiten der Zone %1: So treffen %2 Schritte die der Ereignisdateien.</translation>
        </message>
        <message>
            <source>Local times of zone %1, and of %2 after clocks were changed: so %3 steps meet those of the event files.</source>
            <translation>Ortszeiten der Zone %1 und, nach der Zeitumstellung, der Zone %2: So treffen %3 Schritte die der Ereignisdateien.</translation>
        </message>
        <message>
            <source>Its times are absolute.</source>
            <translation>Die Zeiten sind absolut.</translation>
        </message>
        <message>
            <source>Its times are absolute, yet %2 steps come %1 later than in the event files. Nothing was moved.</source>
            <translation>Die Zeiten sind absolut, doch %2 Schritte kommen %1 später als in den Ereignisdateien. Nichts wurde verschoben.</translation>
        </message>
        <message>
            <source>Its times are absolute, yet %2 steps come %1 earlier than in the event files. Nothing was moved.</source>
            <translation>Die Zeiten sind absolut, doch %2 Schritte kommen %1 früher als in den Ereignisdateien. Nichts wurde verschoben.</translation>
        </message>
        <message>
            <source>Local times; nothing tells their zone. They are read as UTC.</source>
            <translation>Ortszeiten; nichts verrät ihre Zone. Sie werden als UTC gelesen.</translation>
        </message>
        <message>
            <source>No time zone explains these times: the clock was wrong. Moved by %1, so that %2 steps meet those of the event files.</source>
            <translation>Keine Zeitzone erklärt diese Zeiten: Die Uhr ging falsch. Um %1 verschoben, sodass %2 Schritte die der Ereignisdateien treffen.</translation>
        </message>
        <message>
            <source>Local times; taken for zone %1, that of %2.</source>
            <translation>Ortszeiten; als Zone wird %1 angenommen, die von %2.</translation>
        </message>
        <message>
            <source>Local times of zone %1: so it begins and ends with the run.</source>
            <translation>Ortszeiten der Zone %1: So beginnen und enden sie mit dem Lauf.</translation>
        </message>
        <message>
            <source>Local times of zone %1: so the GPU is busy while the run logs.</source>
            <translation>Ortszeiten der Zone %1: So ist die GPU beschäftigt, während der Lauf aufzeichnet.</translation>
        </message>
        <message>
            <source>Its times count from an unknown moment: moved so that %1 steps meet those of the event files.</source>
            <translation>Die Zeiten zählen ab einem unbekannten Moment: so verschoben, dass %1 Schritte die der Ereignisdateien treffen.</translation>
        </message>
        <message>
            <source>Its times count from an unknown moment, and nothing tells which.</source>
            <translation>Die Zeiten zählen ab einem unbekannten Moment, und nichts verrät, ab welchem.</translation>
        </message>
        <message>
            <source>Its times count from an unknown moment: put at the begin of the run, which is an assumption.</source>
            <translation>Die Zeiten zählen ab einem unbekannten Moment: an den Beginn des Laufs gelegt; das ist eine Annahme.</translation>
        </message>
        <message>
            <source>Its times count from an unknown moment: put so that it ends with the run, which is an assumption.</source>
            <translation>Die Zeiten zählen ab einem unbekannten Moment: so gelegt, dass sie mit dem Lauf enden; das ist eine Annahme.</translation>
        </message>
        <message>
            <source>It holds no times, and nothing else tells when it was.</source>
            <translation>Zeiten fehlen, und auch sonst verrät nichts, wann es war.</translation>
        </message>
        <message>
            <source>It holds no times: its samples were spread over the %1 of the run, which is an assumption.</source>
            <translation>Zeiten fehlen: Die Messwerte wurden über die %1 des Laufs verteilt; das ist eine Annahme.</translation>
        </message>
        <message>
            <source>Its times count from an unknown moment: moved so that %1 lines meet the same ones of another log.</source>
            <translation>Die Zeiten zählen ab einem unbekannten Moment: so verschoben, dass %1 Zeilen dieselben eines anderen Protokolls treffen.</translation>
        </message>
        <message>
            <source>tensorflow-gpu %1 is an empty package that installs nothing</source>
            <translation>tensorflow-gpu %1 ist ein leeres Paket, das nichts installiert</translation>
        </message>
        <message>
            <source>Since 2.1 the package tensorflow holds the GPU code; tensorflow-gpu ended with 2.11</source>
            <translation>Seit 2.1 enthält das Paket tensorflow den GPU-Code; tensorflow-gpu endete mit 2.11</translation>
        </message>
        <message>
            <source>%1 %2 and Python %3 fit</source>
            <translation>%1 %2 und Python %3 passen zusammen</translation>
        </message>
        <message>
            <source>%1 %2 has no release for Python %3</source>
            <translation>Von %1 %2 gibt es keine Ausgabe für Python %3</translation>
        </message>
        <message>
            <source>%1 %2 is released for Python %3 to %4</source>
            <translation>%1 %2 gibt es für Python %3 bis %4</translation>
        </message>
        <message>
            <source>TensorFlow %1 and CUDA %2 fit</source>
            <translation>TensorFlow %1 und CUDA %2 passen zusammen</translation>
        </message>
        <message>
            <source>CUDA %2 is older than the one TensorFlow %1 is built with; single functions may be missing</source>
            <translation>CUDA %2 ist älter als das, mit dem TensorFlow %1 gebaut ist; einzelne Funktionen können fehlen</translation>
        </message>
        <message>
            <source>TensorFlow %1 cannot use CUDA %2: it trains on the CPU, or does not start</source>
            <translation>TensorFlow %1 kann CUDA %2 nicht verwenden: Es trainiert auf der CPU oder startet nicht</translation>
        </message>
        <message>
            <source>TensorFlow %1 is built with CUDA %2</source>
            <translation>TensorFlow %1 ist mit CUDA %2 gebaut</translation>
        </message>
        <message>
            <source>TensorFlow %1 and cuDNN %2 fit</source>
            <translation>TensorFlow %1 und cuDNN %2 passen zusammen</translation>
        </message>
        <message>
            <source>TensorFlow %1 cannot use cuDNN %2</source>
            <translation>TensorFlow %1 kann cuDNN %2 nicht verwenden</translation>
        </message>
        <message>
            <source>TensorFlow %1 is built with cuDNN %2 and needs the same major version, no older</source>
            <translation>TensorFlow %1 ist mit cuDNN %2 gebaut und braucht dieselbe Hauptversion, nicht älter</translation>
        </message>
        <message>
            <source>PyTorch %1 is the build without CUDA: it does not use the %2</source>
            <translation>PyTorch %1 ist der Build ohne CUDA: Es verwendet die %2 nicht</translation>
        </message>
        <message>
            <source>The tag +cpu stands for a build without CUDA</source>
            <translation>Der Zusatz +cpu steht für einen Build ohne CUDA</translation>
        </message>
        <message>
            <source>PyTorch %1 and torchvision %2 fit</source>
            <translation>PyTorch %1 und torchvision %2 passen zusammen</translation>
        </message>
        <message>
            <source>torchvision %2 is not for PyTorch %1: its operators such as nms will be missing</source>
            <translation>torchvision %2 ist nicht für PyTorch %1: Seine Operatoren wie nms werden fehlen</translation>
        </message>
        <message>
            <source>PyTorch %1 goes with torchvision %2</source>
            <translation>PyTorch %1 gehört zu torchvision %2</translation>
        </message>
        <message>
            <source>PyTorch %1 is a build for CUDA %2</source>
            <translation>PyTorch %1 ist ein Build für CUDA %2</translation>
        </message>
        <message>
            <source>PyTorch %1 is a build for CUDA %2, which the project does not list</source>
            <translation>PyTorch %1 ist ein Build für CUDA %2, den das Projekt nicht aufführt</translation>
        </message>
        <message>
            <source>PyTorch %1 is built for CUDA %2</source>
            <translation>PyTorch %1 ist für CUDA %2 gebaut</translation>
        </message>
        <message>
            <source>cuDNN %1 fits the %2 that the program was built with</source>
            <translation>cuDNN %1 passt zu %2, mit dem das Programm gebaut wurde</translation>
        </message>
        <message>
            <source>cuDNN %1 was loaded, but the program was built with %2</source>
            <translation>cuDNN %1 wurde geladen, das Programm aber mit %2 gebaut</translation>
        </message>
        <message>
            <source>cuDNN must have the same major version and an equal or higher minor version</source>
            <translation>cuDNN muss dieselbe Hauptversion und eine gleiche oder höhere Nebenversion haben</translation>
        </message>
        <message>
            <source>The program did not find %1: it cannot use the GPU</source>
            <translation>Das Programm fand %1 nicht: Es kann die GPU nicht verwenden</translation>
        </message>
        <message>
            <source>The number in a library's name must be the one the program was built with</source>
            <translation>Die Nummer im Namen einer Bibliothek muss die sein, mit der das Programm gebaut wurde</translation>
        </message>
        <message>
            <source>The driver (%1) is new enough for %2</source>
            <translation>Der Treiber (%1) ist neu genug für %2</translation>
        </message>
        <message>
            <source>The driver (%1) is older than CUDA %3, which %2 uses: it runs, but cannot compile code for a newer GPU</source>
            <translation>Der Treiber (%1) ist älter als CUDA %3, das %2 verwendet: Es läuft, kann aber keinen Code für eine neuere GPU übersetzen</translation>
        </message>
        <message>
            <source>The driver (%1) is too old for CUDA %3, which %2 uses</source>
            <translation>Der Treiber (%1) ist zu alt für CUDA %3, das %2 verwendet</translation>
        </message>
        <message>
            <source>CUDA %1 needs driver %2</source>
            <translation>CUDA %1 braucht Treiber %2</translation>
        </message>
        <message>
            <source>CUDA %1 came with driver %2 and runs in part from %3 on</source>
            <translation>CUDA %1 kam mit Treiber %2 und läuft zum Teil ab %3</translation>
        </message>
        <message>
            <source>%1 (compute capability %2) fits CUDA %4, which %3 uses</source>
            <translation>%1 (Compute Capability %2) passt zu CUDA %4, das %3 verwendet</translation>
        </message>
        <message>
            <source>%1 (compute capability %2) is too old for CUDA %4, which %3 uses</source>
            <translation>%1 (Compute Capability %2) ist zu alt für CUDA %4, das %3 verwendet</translation>
        </message>
        <message>
            <source>%1 (compute capability %2) is newer than CUDA %4, which %3 uses: it runs code made for its predecessor</source>
            <translation>%1 (Compute Capability %2) ist neuer als CUDA %4, das %3 verwendet: Sie führt Code aus, der für ihren Vorgänger gemacht ist</translation>
        </message>
        <message>
            <source>%1 (compute capability %2) is too new for CUDA %4, which %3 uses: long waits at the start, or no kernel image</source>
            <translation>%1 (Compute Capability %2) ist zu neu für CUDA %4, das %3 verwendet: langes Warten beim Start oder „no kernel image“</translation>
        </message>
        <message>
            <source>Compute capability %1 is supported from CUDA %2 on</source>
            <translation>Compute Capability %1 wird ab CUDA %2 unterstützt</translation>
        </message>
        <message>
            <source>Compute capability %1 is supported by CUDA %2 to %3</source>
            <translation>Compute Capability %1 wird von CUDA %2 bis %3 unterstützt</translation>
        </message>
        <message>
            <source>This PyTorch holds no code for a device of compute capability %1</source>
            <translation>Dieses PyTorch enthält keinen Code für ein Gerät der Compute Capability %1</translation>
        </message>
        <message>
            <source>It holds code for %1</source>
            <translation>Es enthält Code für %1</translation>
        </message>
        <message>
            <source>%1 %2: %3</source>
            <translation>%1 %2: %3</translation>
        </message>
        <message>
            <source>%1 %2 with %4: %3</source>
            <translation>%1 %2 mit %4: %3</translation>
        </message>
        <message>
            <source>It concerns %1 %2</source>
            <translation>Es betrifft %1 %2</translation>
        </message>
        <message>
            <source>%1 %2 ran, but %4 names %3: it is not the environment of this run</source>
            <translation>%1 %2 lief, doch %4 nennt %3: Es ist nicht die Umgebung dieses Laufs</translation>
        </message>
        <message>
            <source>What the running program says counts</source>
            <translation>Es gilt, was das laufende Programm angibt</translation>
        </message>
        <message>
            <source>Main memory ran out: %1 were asked for while the GPU had %2 free</source>
            <translation>Der Arbeitsspeicher ging aus: %1 wurden angefordert, während die GPU %2 frei hatte</translation>
        </message>
        <message>
            <source>GPU memory ran out because others hold %1 of %2: %3 were asked for, %4 were free</source>
            <translation>Der GPU-Speicher ging aus, weil andere %1 von %2 belegen: %3 wurden angefordert, %4 waren frei</translation>
        </message>
        <message>
            <source>GPU memory ran out: %1 were asked for, %2 of %3 were free</source>
            <translation>Der GPU-Speicher ging aus: %1 wurden angefordert, %2 von %3 waren frei</translation>
        </message>
        <message>
            <source>Memory ran out: a tensor of shape %1 (%2) did not fit</source>
            <translation>Der Speicher ging aus: Ein Tensor der Form %1 (%2) passte nicht hinein</translation>
        </message>
        <message>
            <source>GPU memory ran out: %1 of %2 were free</source>
            <translation>Der GPU-Speicher ging aus: %1 von %2 waren frei</translation>
        </message>
        <message>
            <source>GPU memory ran out</source>
            <translation>Der GPU-Speicher ging aus</translation>
        </message>
        <message>
            <source>The training was stopped by hand</source>
            <translation>Das Training wurde von Hand beendet</translation>
        </message>
        <message>
            <source>The training was stopped by hand while it was in %1</source>
            <translation>Das Training wurde von Hand beendet, während es in %1 war</translation>
        </message>
        <message>
            <source>%1 ended the run: %2</source>
            <translation>%1 beendete den Lauf: %2</translation>
        </message>
        <message>
            <source>The run ended because the Python module %1 is missing</source>
            <translation>Der Lauf endete, weil das Python-Modul %1 fehlt</translation>
        </message>
        <message>
            <source>The run ended with exit code %1, and the log does not say why</source>
            <translation>Der Lauf endete mit Exit-Code %1, und das Protokoll sagt nicht, warum</translation>
        </message>
        <message>
            <source>The GPUs waited %1 for a rank that did not come to %2</source>
            <translation>Die GPUs warteten %1 auf einen Rank, der nicht zu %2 kam</translation>
        </message>
        <message>
            <source>The run was ended for lack of main memory: %1</source>
            <translation>Der Lauf wurde aus Mangel an Arbeitsspeicher beendet: %1</translation>
        </message>
        <message>
            <source>The run ended at step %1 because a number is NaN or infinite</source>
            <translation>Der Lauf endete bei Schritt %1, weil eine Zahl NaN oder unendlich ist</translation>
        </message>
        <message>
            <source>The run ended here: %1</source>
            <translation>Der Lauf endete hier: %1</translation>
        </message>
        <message>
            <source>The first fatal line of the log</source>
            <translation>Die erste fatale Zeile des Protokolls</translation>
        </message>
        <message>
            <source>The traceback; it was in %1, line %2</source>
            <translation>Der Traceback; es war in %1, Zeile %2</translation>
        </message>
        <message>
            <source>Memory asked for</source>
            <translation>Angeforderter Speicher</translation>
        </message>
        <message>
            <source>Memory that was free</source>
            <translation>Freier Speicher</translation>
        </message>
        <message>
            <source>Memory in all</source>
            <translation>Speicher insgesamt</translation>
        </message>
        <message>
            <source>Memory held by the framework and not in use</source>
            <translation>Vom Framework gehaltener, nicht benutzter Speicher</translation>
        </message>
        <message>
            <source>Last step in the log</source>
            <translation>Letzter Schritt im Protokoll</translation>
        </message>
        <message>
            <source>Exit code</source>
            <translation>Exit-Code</translation>
        </message>
        <message>
            <source>The next run gets past this point.</source>
            <translation>Der nächste Lauf kommt über diesen Punkt hinaus.</translation>
        </message>
        <message>
            <source>Free main memory: use fewer data workers</source>
            <translation>Arbeitsspeicher frei machen: weniger Daten-Worker verwenden</translation>
        </message>
        <message>
            <source>The card had room. The driver also needs main memory (on Windows, room in the paging file), and that had run out.</source>
            <translation>Die Karte hatte Platz. Der Treiber braucht auch Arbeitsspeicher (unter Windows Platz in der Auslagerungsdatei), und der war ausgegangen.</translation>
        </message>
        <message>
            <source>End the other processes on the GPU</source>
            <translation>Die anderen Prozesse auf der GPU beenden</translation>
        </message>
        <message>
            <source>They hold %1; this training needs the card for itself.</source>
            <translation>Sie belegen %1; dieses Training braucht die Karte für sich allein.</translation>
        </message>
        <message>
            <source>Let the allocator join its free pieces</source>
            <translation>Den Allokator seine freien Stücke zusammenfügen lassen</translation>
        </message>
        <message>
            <source>%1 were held and not in use, more than the %2 asked for, but in no single piece.</source>
            <translation>%1 waren gehalten und nicht benutzt, mehr als die angeforderten %2, aber nicht in einem einzigen Stück.</translation>
        </message>
        <message>
            <source>Make the batch smaller, or use mixed precision</source>
            <translation>Batch verkleinern oder gemischte Genauigkeit verwenden</translation>
        </message>
        <message>
            <source>The tensor that did not fit begins with %1, which is mostly the batch: half of it halves what each step needs. Scale the learning rate with it.</source>
            <translation>Der Tensor, der nicht hineinpasste, beginnt mit %1, meist dem Batch: Die Hälfte davon halbiert, was jeder Schritt braucht. Die Lernrate mitskalieren.</translation>
        </message>
        <message>
            <source>Most of the memory grows with the batch and with the area of the images. Scale the learning rate with the batch.</source>
            <translation>Der meiste Speicher wächst mit dem Batch und der Fläche der Bilder. Die Lernrate mit dem Batch skalieren.</translation>
        </message>
        <message>
            <source>Install what provides the module %1</source>
            <translation>Installieren, was das Modul %1 bereitstellt</translation>
        </message>
        <message>
            <source>Into the environment that runs the training. The package may have another name than the module.</source>
            <translation>In die Umgebung, die das Training ausführt. Das Paket kann anders heißen als das Modul.</translation>
        </message>
        <message>
            <source>Give the data workers more shared memory</source>
            <translation>Den Daten-Workern mehr gemeinsamen Speicher geben</translation>
        </message>
        <message>
            <source>Or use fewer of them: each holds batches there.</source>
            <translation>Oder weniger davon verwenden: Jeder hält dort Batches.</translation>
        </message>
        <message>
            <source>Let the input pipeline hold less in main memory</source>
            <translation>Die Eingabe-Pipeline weniger im Arbeitsspeicher halten lassen</translation>
        </message>
        <message>
            <source>Shuffle buffers, prefetched batches and workers hold decoded data. Do not keep the whole dataset in memory.</source>
            <translation>Mischpuffer, vorausgeladene Batches und Worker halten dekodierte Daten. Nicht den ganzen Datensatz im Speicher halten.</translation>
        </message>
        <message>
            <source>Look at the logs of the other ranks</source>
            <translation>Die Protokolle der anderen Ranks ansehen</translation>
        </message>
        <message>
            <source>The rank that failed first, or fell silent, is the cause; these lines are its consequence.</source>
            <translation>Der Rank, der zuerst ausfiel oder verstummte, ist die Ursache; diese Zeilen sind die Folge.</translation>
        </message>
        <message>
            <source>Read the lines around it.</source>
            <translation>Die Zeilen ringsum lesen.</translation>
        </message>
        <message>
            <source>There is no console output to look at.</source>
            <translation>Es gibt keine Konsolenausgabe zum Ansehen.</translation>
        </message>
        <message>
            <source>Keep what the training prints, with its exit status, and open it together with the run.</source>
            <translation>Behalten Sie, was das Training ausgibt, samt Exit-Status, und öffnen Sie es zusammen mit dem Lauf.</translation>
        </message>
        <message>
            <source>The kernel killed %1 of the run's processes for want of main memory</source>
            <translation>Der Kernel hat %1 Prozesse des Laufs aus Mangel an Hauptspeicher beendet</translation>
        </message>
        <message>
            <source>The run was ended by signal %1, and its console does not say why</source>
            <translation>Der Lauf wurde durch Signal %1 beendet, und seine Konsole sagt nicht, warum</translation>
        </message>
        <message>
            <source>The recorder had been told to end it: by hand, or by a scheduler.</source>
            <translation>Das Aufzeichnungsprogramm war beauftragt worden, ihn zu beenden: von Hand oder von einem Scheduler.</translation>
        </message>
        <message>
            <source>Signal 9 cannot be caught: somebody, a scheduler, or the system for want of main memory outside its control group sent it.</source>
            <translation>Signal 9 lässt sich nicht abfangen: Jemand, ein Scheduler oder das System (aus Mangel an Hauptspeicher außerhalb der Kontrollgruppe) hat es gesendet.</translation>
        </message>
        <message>
            <source>What the recorder noted</source>
            <translation>Was das Aufzeichnungsprogramm notiert hat</translation>
        </message>
        <message>
            <source>Most memory that its processes held</source>
            <translation>Größter Speicherbedarf seiner Prozesse</translation>
        </message>
        <message>
            <source>The corners are (%1, %2) and (%3, %4).</source>
            <translation>Die Ecken sind (%1, %2) und (%3, %4).</translation>
        </message>
        <message>
            <source>The corners (%1, %2) and (%3, %4) lie far outside 0 to 1: these are pixels.</source>
            <translation>Die Ecken (%1, %2) und (%3, %4) liegen weit außerhalb von 0 bis 1: Das sind Pixel.</translation>
        </message>
        <message>
            <source>The corners (%1, %2) and (%3, %4) are pixels, and neither picture nor annotation tells the size.</source>
            <translation>Die Ecken (%1, %2) und (%3, %4) sind Pixel, und weder Bild noch Annotation nennt die Größe.</translation>
        </message>
        <message>
            <source>The box goes from (%1, %2) back to (%3, %4).</source>
            <translation>Die Box geht von (%1, %2) zurück nach (%3, %4).</translation>
        </message>
        <message>
            <source>The box from (%1, %2) to (%3, %4) has no width or no height.</source>
            <translation>Die Box von (%1, %2) bis (%3, %4) hat keine Breite oder keine Höhe.</translation>
        </message>
        <message>
            <source>No part of the box from (%1, %2) to (%3, %4) lies in the picture.</source>
            <translation>Kein Teil der Box von (%1, %2) bis (%3, %4) liegt im Bild.</translation>
        </message>
        <message>
            <source>The box from (%1, %2) to (%3, %4) reaches %5 of a side out of the picture.</source>
            <translation>Die Box von (%1, %2) bis (%3, %4) ragt um %5 einer Seite aus dem Bild.</translation>
        </message>
        <message>
            <source>%1 square pixels are left of it after resizing.</source>
            <translation>Nach der Größenänderung bleiben davon %1 Quadratpixel.</translation>
        </message>
        <message>
            <source>Box %1 of the picture has the same corners and class.</source>
            <translation>Box %1 des Bildes hat dieselben Ecken und dieselbe Klasse.</translation>
        </message>
        <message>
            <source>Box %1 of the picture has the same corners, this one is called %2.</source>
            <translation>Box %1 des Bildes hat dieselben Ecken, diese hier heißt %2.</translation>
        </message>
        <message>
            <source>It covers %1 of the picture.</source>
            <translation>Sie bedeckt %1 des Bildes.</translation>
        </message>
        <message>
            <source>No class is written for it.</source>
            <translation>Keine Klasse dafür angegeben.</translation>
        </message>
        <message>
            <source>Its short side is %1 pixels after resizing, below %2.</source>
            <translation>Ihre kurze Seite misst nach der Größenänderung %1 Pixel, unter %2.</translation>
        </message>
        <message>
            <source>The best anchor overlaps it by %1, below %2.</source>
            <translation>Der beste Anker überdeckt sie zu %1, unter %2.</translation>
        </message>
        <message>
            <source>"%1" is in the label map and on no picture.</source>
            <translation>„%1“ steht in der Label-Map und kommt auf keinem Bild vor.</translation>
        </message>
        <message>
            <source>"%1" has %2 times as many boxes as "%3".</source>
            <translation>„%1“ hat %2-mal so viele Boxen wie „%3“.</translation>
        </message>
        <message>
            <source>The smallest id of the label map is %1.</source>
            <translation>Die kleinste ID der Label-Map ist %1.</translation>
        </message>
        <message>
            <source>%1 of the boxes have a short side below 8 pixels after resizing; %2 is a lot.</source>
            <translation>Bei %1 der Boxen ist die kurze Seite nach dem Skalieren unter 8 Pixeln; %2 ist viel.</translation>
        </message>
        <message>
            <source>The best anchor overlaps %1 of the boxes by less than half; %2 is a lot.</source>
            <translation>Der beste Anchor überlappt %1 der Boxen um weniger als die Hälfte; %2 ist viel.</translation>
        </message>
        <message>
            <source>It has the same bytes as %1 of the split "%2".</source>
            <translation>Es hat dieselben Bytes wie %1 im Split „%2“.</translation>
        </message>
        <message>
            <source>It looks like %1 of the split "%2": %3 of 64 bits of their hashes differ.</source>
            <translation>Es ähnelt %1 im Split „%2“: %3 von 64 Bits der Hashes weichen ab.</translation>
        </message>
        <message>
            <source>It has the same bytes as %1, but other boxes.</source>
            <translation>Es hat dieselben Bytes wie %1, aber andere Boxen.</translation>
        </message>
        <message>
            <source>It has the same bytes as %1.</source>
            <translation>Es hat dieselben Bytes wie %1.</translation>
        </message>
        <message>
            <source>It looks like %1: %2 of 64 bits of their hashes differ.</source>
            <translation>Es ähnelt %1: %2 von 64 Bits der Hashes weichen ab.</translation>
        </message>
        <message>
            <source>The annotation says %1 x %2, the picture is %3 x %4.</source>
            <translation>Laut Annotation %1 x %2, das Bild hat %3 x %4.</translation>
        </message>
        <message>
            <source>Of its %1 boxes the trainer takes %2.</source>
            <translation>Von seinen %1 Boxen übernimmt der Trainer %2.</translation>
        </message>
        <message>
            <source>Its EXIF orientation is %1; 1 is upright.</source>
            <translation>Seine EXIF-Ausrichtung ist %1; 1 ist aufrecht.</translation>
        </message>
        <message>
            <source>Its grey levels differ by %1 (standard deviation).</source>
            <translation>Seine Grauwerte streuen um %1 (Standardabweichung).</translation>
        </message>
        <message>
            <source>Its long side is %1 pixels; the median is %2.</source>
            <translation>Seine lange Seite hat %1 Pixel; der Median ist %2.</translation>
        </message>
        <message>
            <source>There are more pictures: %1, there were %2.</source>
            <translation>Es gibt mehr Bilder: %1, es waren %2.</translation>
        </message>
        <message>
            <source>There are fewer pictures: %1, there were %2.</source>
            <translation>Es gibt weniger Bilder: %1, es waren %2.</translation>
        </message>
        <message>
            <source>There are more boxes: %1, there were %2.</source>
            <translation>Es gibt mehr Boxen: %1, es waren %2.</translation>
        </message>
        <message>
            <source>There are fewer boxes: %1, there were %2.</source>
            <translation>Es gibt weniger Boxen: %1, es waren %2.</translation>
        </message>
        <message>
            <source>Pictures have more boxes each: %1 on average, it was %2.</source>
            <translation>Je Bild gibt es mehr Boxen: im Mittel %1, es waren %2.</translation>
        </message>
        <message>
            <source>Pictures have fewer boxes each: %1 on average, it was %2.</source>
            <translation>Je Bild gibt es weniger Boxen: im Mittel %1, es waren %2.</translation>
        </message>
        <message>
            <source>The fullest hundredth of pictures has %1 boxes or more, it was %2: matching costs more memory.</source>
            <translation>Das vollste Hundertstel der Bilder hat %1 oder mehr Boxen, es waren %2: Das Matching kostet mehr Speicher.</translation>
        </message>
        <message>
            <source>The fullest hundredth of pictures has %1 boxes or more, it was %2.</source>
            <translation>Das vollste Hundertstel der Bilder hat %1 oder mehr Boxen, es waren %2.</translation>
        </message>
        <message>
            <source>Encoded pictures grew to %1 on average, from %2.</source>
            <translation>Kodierte Bilder sind gewachsen: im Mittel %1, zuvor %2.</translation>
        </message>
        <message>
            <source>Encoded pictures shrank to %1 on average, from %2.</source>
            <translation>Kodierte Bilder sind geschrumpft: im Mittel %1, zuvor %2.</translation>
        </message>
        <message>
            <source>Records grew to %1 on average, from %2.</source>
            <translation>Records sind gewachsen: im Mittel %1, zuvor %2.</translation>
        </message>
        <message>
            <source>Records shrank to %1 on average, from %2.</source>
            <translation>Records sind geschrumpft: im Mittel %1, zuvor %2.</translation>
        </message>
        <message>
            <source>Objects are larger: the median box measures %1 pixels a side, it was %2.</source>
            <translation>Objekte sind größer: Die mittlere Box (Median) misst %1 Pixel je Seite, es waren %2.</translation>
        </message>
        <message>
            <source>Objects are smaller: the median box measures %1 pixels a side, it was %2.</source>
            <translation>Objekte sind kleiner: Die mittlere Box (Median) misst %1 Pixel je Seite, es waren %2.</translation>
        </message>
        <message>
            <source>More boxes are small (below 32 x 32 pixels): %1, it was %2.</source>
            <translation>Mehr Boxen sind klein (unter 32 x 32 Pixel): %1, zuvor %2.</translation>
        </message>
        <message>
            <source>Fewer boxes are small (below 32 x 32 pixels): %1, it was %2.</source>
            <translation>Weniger Boxen sind klein (unter 32 x 32 Pixel): %1, zuvor %2.</translation>
        </message>
        <message>
            <source>More pictures have no box: %1, it was %2.</source>
            <translation>Mehr Bilder haben keine Box: %1, zuvor %2.</translation>
        </message>
        <message>
            <source>Fewer pictures have no box: %1, it was %2.</source>
            <translation>Weniger Bilder haben keine Box: %1, zuvor %2.</translation>
        </message>
        <message>
            <source>More pictures are of the format %3: %1, it was %2.</source>
            <translation>Mehr Bilder haben das Format %3: %1, zuvor %2.</translation>
        </message>
        <message>
            <source>Fewer pictures are of the format %3: %1, it was %2.</source>
            <translation>Weniger Bilder haben das Format %3: %1, zuvor %2.</translation>
        </message>
        <message>
            <source>Pictures grew: the median is %1 x %2, it was %3 x %4.</source>
            <translation>Bilder sind gewachsen: Der Median ist %1 x %2, zuvor %3 x %4.</translation>
        </message>
        <message>
            <source>Pictures shrank: the median is %1 x %2, it was %3 x %4.</source>
            <translation>Bilder sind geschrumpft: Der Median ist %1 x %2, zuvor %3 x %4.</translation>
        </message>
        <message>
            <source>"%1" now makes %2 of the boxes, it was %3.</source>
            <translation>„%1“ stellt jetzt %2 der Boxen, zuvor %3.</translation>
        </message>
        <message>
            <source>Id %2 is the class of %1 of the boxes; ids start at %3.</source>
            <translation>ID %2 ist die Klasse von %1 der Boxen; IDs beginnen bei %3.</translation>
        </message>
        <message>
            <source>Id %2 is the class of %1 of the boxes; num_classes is %3.</source>
            <translation>ID %2 ist die Klasse von %1 der Boxen; num_classes ist %3.</translation>
        </message>
        <message>
            <source>Id %2 is the class of %1 of the boxes; the label map lacks it.</source>
            <translation>ID %2 ist die Klasse von %1 der Boxen; in der Label-Map fehlt sie.</translation>
        </message>
        <message>
            <source>"%2" is the class of %1 of the boxes; the label map has "%3".</source>
            <translation>„%2“ ist die Klasse von %1 der Boxen; in der Label-Map steht „%3“.</translation>
        </message>
        <message>
            <source>"%2" is the class of %1 of the boxes; the label map lacks it.</source>
            <translation>„%2“ ist die Klasse von %1 der Boxen; in der Label-Map fehlt sie.</translation>
        </message>
        <message>
            <source>"%2" with id %3 is the class of %1 of the boxes, "%4" with id %5 that of others.</source>
            <translation>„%2“ mit ID %3 ist die Klasse von %1 der Boxen, „%4“ mit ID %5 die anderer.</translation>
        </message>
        <message>
            <source>"%2" with id %3 is the class of %1 of the boxes; in the label map it has id %4.</source>
            <translation>„%2“ mit ID %3 ist die Klasse von %1 der Boxen; in der Label-Map hat sie die ID %4.</translation>
        </message>
        <message>
            <source>"%2" is the class of %1 of the boxes, "%3" that of others.</source>
            <translation>„%2“ ist die Klasse von %1 der Boxen, „%3“ die anderer.</translation>
        </message>
        <message>
            <source>"%1" is the class of %2 of the boxes, %3 of all.</source>
            <translation>„%1“ ist die Klasse von %2 der Boxen, %3 von allen.</translation>
        </message>
        <message>
            <source>"%1" is the class of %2 of the boxes of the validation split and of none of the training split.</source>
            <translation>„%1“ ist die Klasse von %2 der Boxen des Validierungs-Splits und von keiner des Trainings-Splits.</translation>
        </message>
        <message>
            <source>"%1" is the class of %2 of the boxes of the training split and of none of the validation split.</source>
            <translation>„%1“ ist die Klasse von %2 der Boxen des Trainings-Splits und von keiner des Validierungs-Splits.</translation>
        </message>
        <message>
            <source>num_classes is %1; items of the label map: %2.</source>
            <translation>num_classes ist %1; Einträge der Label-Map: %2.</translation>
        </message>
        <message>
            <source>No box on any picture of the split "%1"; pictures: %2.</source>
            <translation>Keine Box auf irgendeinem Bild des Splits „%1“; Bilder: %2.</translation>
        </message>
        <message>
            <source>No box on %1 of the pictures, %2 of all.</source>
            <translation>Keine Box auf %1 der Bilder, %2 von allen.</translation>
        </message>
        <message>
            <source>The class "%1" is new; its boxes: %2.</source>
            <translation>Die Klasse „%1“ ist neu; ihre Boxen: %2.</translation>
        </message>
        <message>
            <source>The class "%1" is gone; boxes that it had: %2.</source>
            <translation>Die Klasse „%1“ ist weggefallen; Boxen, die sie hatte: %2.</translation>
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
        <message>
            <source>Training configuration</source>
            <translation>Trainingskonfiguration</translation>
        </message>
        <message>
            <source>Label map</source>
            <translation>Label-Map</translation>
        </message>
        <message>
            <source>Object Detection API configuration</source>
            <translation>Konfiguration der Object Detection API</translation>
        </message>
        <message>
            <source>Export of cloud logs</source>
            <translation>Export von Cloud-Protokollen</translation>
        </message>
        <message>
            <source>Console log</source>
            <translation>Konsolenprotokoll</translation>
        </message>
        <message>
            <source>List of the software</source>
            <translation>Liste der Software</translation>
        </message>
        <message>
            <source>Recorded run</source>
            <translation>Aufgezeichneter Lauf</translation>
        </message>
        <message>
            <source>Profiler trace (Chrome JSON)</source>
            <translation>Profiler-Trace (Chrome JSON)</translation>
        </message>
        <message>
            <source>TensorFlow memory profile</source>
            <translation>TensorFlow-Speicherprofil</translation>
        </message>
        <message>
            <source>TensorFlow trace (protobuf)</source>
            <translation>TensorFlow-Trace (protobuf)</translation>
        </message>
        <message>
            <source>PyTorch memory snapshot</source>
            <translation>PyTorch-Speicherabbild</translation>
        </message>
        <message>
            <source>TensorFlow profile (XPlane)</source>
            <translation>TensorFlow-Profil (XPlane)</translation>
        </message>
        <message>
            <source>TensorFlow profiler result page</source>
            <translation>TensorFlow-Profiler-Ergebnisseite</translation>
        </message>
        <message>
            <source>GPU log (nvidia-smi dmon)</source>
            <translation>GPU-Protokoll (nvidia-smi dmon)</translation>
        </message>
        <message>
            <source>GPU log (DCGM)</source>
            <translation>GPU-Protokoll (DCGM)</translation>
        </message>
        <message>
            <source>Host log</source>
            <translation>Host-Protokoll</translation>
        </message>
        <message>
            <source>GPU log (nvidia-smi CSV)</source>
            <translation>GPU-Protokoll (nvidia-smi CSV)</translation>
        </message>
        <message>
            <source>GPU state (nvidia-smi table)</source>
            <translation>GPU-Zustand (nvidia-smi-Tabelle)</translation>
        </message>
        <message>
            <source>Table of boxes (CSV)</source>
            <translation>Tabelle von Boxen (CSV)</translation>
        </message>
        <message>
            <source>COCO annotations</source>
            <translation>COCO-Annotationen</translation>
        </message>
        <message>
            <source>CreateML annotations</source>
            <translation>CreateML-Annotationen</translation>
        </message>
        <message>
            <source>Folder of pictures</source>
            <translation>Ordner mit Bildern</translation>
        </message>
        <message>
            <source>LabelMe annotations</source>
            <translation>LabelMe-Annotationen</translation>
        </message>
        <message>
            <source>Pascal VOC annotations</source>
            <translation>Pascal-VOC-Annotationen</translation>
        </message>
        <message>
            <source>TFRecord dataset</source>
            <translation>TFRecord-Datensatz</translation>
        </message>
        <message>
            <source>YOLO labels</source>
            <translation>YOLO-Labels</translation>
        </message>
        <message>
            <source>ONNX network</source>
            <translation>ONNX-Netz</translation>
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
        <message>
            <source>GPU busy</source>
            <translation>GPU-Auslastung</translation>
        </message>
        <message>
            <source>GPU memory bus busy</source>
            <translation>GPU-Speicherbus-Auslastung</translation>
        </message>
        <message>
            <source>GPU memory used</source>
            <translation>GPU-Speicher belegt</translation>
        </message>
        <message>
            <source>GPU memory free</source>
            <translation>GPU-Speicher frei</translation>
        </message>
        <message>
            <source>GPU memory size</source>
            <translation>GPU-Speichergröße</translation>
        </message>
        <message>
            <source>GPU memory reserved by the driver</source>
            <translation>Vom Treiber reservierter GPU-Speicher</translation>
        </message>
        <message>
            <source>GPU temperature</source>
            <translation>GPU-Temperatur</translation>
        </message>
        <message>
            <source>GPU memory temperature</source>
            <translation>GPU-Speichertemperatur</translation>
        </message>
        <message>
            <source>GPU power</source>
            <translation>GPU-Leistung</translation>
        </message>
        <message>
            <source>GPU power limit</source>
            <translation>GPU-Leistungsgrenze</translation>
        </message>
        <message>
            <source>GPU energy</source>
            <translation>GPU-Energie</translation>
        </message>
        <message>
            <source>GPU clock</source>
            <translation>GPU-Takt</translation>
        </message>
        <message>
            <source>GPU memory clock</source>
            <translation>GPU-Speichertakt</translation>
        </message>
        <message>
            <source>GPU throttle reasons</source>
            <translation>GPU-Drosselgründe</translation>
        </message>
        <message>
            <source>GPU throttled by power</source>
            <translation>GPU durch Leistung gedrosselt</translation>
        </message>
        <message>
            <source>GPU throttled by heat</source>
            <translation>GPU durch Hitze gedrosselt</translation>
        </message>
        <message>
            <source>GPU performance state</source>
            <translation>GPU-Leistungszustand</translation>
        </message>
        <message>
            <source>GPU fan speed</source>
            <translation>GPU-Lüfterdrehzahl</translation>
        </message>
        <message>
            <source>GPU video encoder busy</source>
            <translation>GPU-Videoencoder-Auslastung</translation>
        </message>
        <message>
            <source>GPU video decoder busy</source>
            <translation>GPU-Videodecoder-Auslastung</translation>
        </message>
        <message>
            <source>PCIe generation</source>
            <translation>PCIe-Generation</translation>
        </message>
        <message>
            <source>PCIe lanes</source>
            <translation>PCIe-Lanes</translation>
        </message>
        <message>
            <source>PCIe to the GPU</source>
            <translation>PCIe zur GPU</translation>
        </message>
        <message>
            <source>PCIe from the GPU</source>
            <translation>PCIe von der GPU</translation>
        </message>
        <message>
            <source>NVLink received</source>
            <translation>NVLink empfangen</translation>
        </message>
        <message>
            <source>NVLink sent</source>
            <translation>NVLink gesendet</translation>
        </message>
        <message>
            <source>Streaming multiprocessors active</source>
            <translation>Streaming-Multiprozessoren aktiv</translation>
        </message>
        <message>
            <source>Streaming multiprocessor occupancy</source>
            <translation>Streaming-Multiprozessor-Belegung</translation>
        </message>
        <message>
            <source>Tensor cores active</source>
            <translation>Tensor Cores aktiv</translation>
        </message>
        <message>
            <source>GPU memory interface active</source>
            <translation>GPU-Speicherschnittstelle aktiv</translation>
        </message>
        <message>
            <source>Corrected memory errors</source>
            <translation>Korrigierte Speicherfehler</translation>
        </message>
        <message>
            <source>Uncorrected memory errors</source>
            <translation>Nicht korrigierte Speicherfehler</translation>
        </message>
        <message>
            <source>Last Xid error</source>
            <translation>Letzter Xid-Fehler</translation>
        </message>
        <message>
            <source>GPU memory of the process</source>
            <translation>GPU-Speicher des Prozesses</translation>
        </message>
        <message>
            <source>GPU memory used (share)</source>
            <translation>GPU-Speicher belegt (Anteil)</translation>
        </message>
        <message>
            <source>GPU memory handed out by the allocator</source>
            <translation>Vom Allokator vergebener GPU-Speicher</translation>
        </message>
        <message>
            <source>GPU memory held by the allocator</source>
            <translation>Vom Allokator gehaltener GPU-Speicher</translation>
        </message>
        <message>
            <source>CPU busy</source>
            <translation>CPU-Auslastung</translation>
        </message>
        <message>
            <source>CPU waiting for disks</source>
            <translation>CPU wartet auf Platten</translation>
        </message>
        <message>
            <source>CPU in the kernel</source>
            <translation>CPU im Kernel</translation>
        </message>
        <message>
            <source>CPU taken by the hypervisor</source>
            <translation>CPU vom Hypervisor entzogen</translation>
        </message>
        <message>
            <source>Busiest CPU core</source>
            <translation>Am stärksten belasteter CPU-Kern</translation>
        </message>
        <message>
            <source>CPU clock</source>
            <translation>CPU-Takt</translation>
        </message>
        <message>
            <source>CPU temperature</source>
            <translation>CPU-Temperatur</translation>
        </message>
        <message>
            <source>Load average</source>
            <translation>Mittlere Last (Load Average)</translation>
        </message>
        <message>
            <source>RAM used</source>
            <translation>RAM belegt</translation>
        </message>
        <message>
            <source>RAM available</source>
            <translation>RAM verfügbar</translation>
        </message>
        <message>
            <source>RAM size</source>
            <translation>RAM-Größe</translation>
        </message>
        <message>
            <source>RAM used (share)</source>
            <translation>RAM belegt (Anteil)</translation>
        </message>
        <message>
            <source>RAM used as cache</source>
            <translation>RAM als Cache benutzt</translation>
        </message>
        <message>
            <source>Swap used</source>
            <translation>Swap belegt</translation>
        </message>
        <message>
            <source>Swapped in</source>
            <translation>Aus dem Swap eingelagert</translation>
        </message>
        <message>
            <source>Swapped out</source>
            <translation>In den Swap ausgelagert</translation>
        </message>
        <message>
            <source>Disk read</source>
            <translation>Platte gelesen</translation>
        </message>
        <message>
            <source>Disk written</source>
            <translation>Platte geschrieben</translation>
        </message>
        <message>
            <source>Disk busy</source>
            <translation>Plattenauslastung</translation>
        </message>
        <message>
            <source>Disk full (share)</source>
            <translation>Platte voll (Anteil)</translation>
        </message>
        <message>
            <source>Disk free</source>
            <translation>Platte frei</translation>
        </message>
        <message>
            <source>Network received</source>
            <translation>Netzwerk empfangen</translation>
        </message>
        <message>
            <source>Network sent</source>
            <translation>Netzwerk gesendet</translation>
        </message>
        <message>
            <source>CPU cores used by the process</source>
            <translation>Vom Prozess benutzte CPU-Kerne</translation>
        </message>
        <message>
            <source>RAM used by the process</source>
            <translation>Vom Prozess benutzter RAM</translation>
        </message>
        <message>
            <source>Processes</source>
            <translation>Prozesse</translation>
        </message>
        <message>
            <source>Threads</source>
            <translation>Threads</translation>
        </message>
        <message>
            <source>RAM used in the container</source>
            <translation>Im Container benutzter RAM</translation>
        </message>
        <message>
            <source>RAM limit of the container</source>
            <translation>RAM-Grenze des Containers</translation>
        </message>
        <message>
            <source>Context switches per second</source>
            <translation>Kontextwechsel je Sekunde</translation>
        </message>
        <message>
            <source>Processes waiting for a CPU</source>
            <translation>Auf eine CPU wartende Prozesse</translation>
        </message>
        <message>
            <source>Processes waiting for a disk</source>
            <translation>Auf eine Platte wartende Prozesse</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>Sonstiges</translation>
        </message>
        <message>
            <source>Idle</source>
            <translation>Leerlauf</translation>
        </message>
        <message>
            <source>Application clocks set</source>
            <translation>Anwendungstakt eingestellt</translation>
        </message>
        <message>
            <source>Power cap</source>
            <translation>Leistungsgrenze</translation>
        </message>
        <message>
            <source>Hardware slowdown</source>
            <translation>Hardware-Drosselung</translation>
        </message>
        <message>
            <source>Sync boost group</source>
            <translation>Sync-Boost-Gruppe</translation>
        </message>
        <message>
            <source>Thermal slowdown</source>
            <translation>Thermische Drosselung</translation>
        </message>
        <message>
            <source>Hardware thermal slowdown</source>
            <translation>Thermische Drosselung durch Hardware</translation>
        </message>
        <message>
            <source>Power brake</source>
            <translation>Leistungsbremse</translation>
        </message>
        <message>
            <source>Display clocks set</source>
            <translation>Anzeigetakt eingestellt</translation>
        </message>
        <message>
            <source>The file does not say whether this is a share or a percentage: read as percent.</source>
            <translation>Die Datei sagt nicht, ob dies ein Anteil oder ein Prozentwert ist: als Prozent gelesen.</translation>
        </message>
        <message>
            <source>The file does not say whether this is a share or a percentage: no value exceeds 1, so it is read as a share.</source>
            <translation>Die Datei sagt nicht, ob dies ein Anteil oder ein Prozentwert ist: Kein Wert übersteigt 1, also wird es als Anteil gelesen.</translation>
        </message>
        <message>
            <source>The file names no unit: the values are so large that they are read as bytes.</source>
            <translation>Die Datei nennt keine Einheit: Die Werte sind so groß, dass sie als Bytes gelesen werden.</translation>
        </message>
        <message>
            <source>The file names no unit: read as MiB, which nvidia-smi uses.</source>
            <translation>Die Datei nennt keine Einheit: als MiB gelesen, wie nvidia-smi es verwendet.</translation>
        </message>
        <message>
            <source>The values never fall: read as a total since the start, whose growth per second is shown.</source>
            <translation>Die Werte fallen nie: als Summe seit dem Start gelesen, deren Zuwachs je Sekunde gezeigt wird.</translation>
        </message>
        <message>
            <source>The file does not say whether this is per second or per sample: shown as written.</source>
            <translation>Die Datei sagt nicht, ob dies je Sekunde oder je Messung ist: wie geschrieben gezeigt.</translation>
        </message>
        <message>
            <source>vmstat does not say its unit: the host would have less than 256 MiB of memory in KiB, so the values are read as MiB (-S M).</source>
            <translation>vmstat nennt seine Einheit nicht: In KiB hätte der Host weniger als 256 MiB Speicher, daher werden die Werte als MiB gelesen (-S M).</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>device, what is measured</comment>
            <translation>%1, %2</translation>
        </message>
        <message numerus="yes">
            <source>sum of %n GPU(s)</source>
            <translation>
                <numerusform>Summe von %n GPU</numerusform>
                <numerusform>Summe von %n GPUs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>mean of %n GPU(s)</source>
            <translation>
                <numerusform>Mittel von %n GPU</numerusform>
                <numerusform>Mittel von %n GPUs</numerusform>
            </translation>
        </message>
        <message>
            <source>lowest</source>
            <translation>niedrigster Wert</translation>
        </message>
        <message>
            <source>highest</source>
            <translation>höchster Wert</translation>
        </message>
        <message numerus="yes">
            <source>any of %n GPU(s)</source>
            <translation>
                <numerusform>eine von %n GPU</numerusform>
                <numerusform>eine von %n GPUs</numerusform>
            </translation>
        </message>
        <message>
            <source>limit of the allocator</source>
            <translation>Grenze des Allokators</translation>
        </message>
        <message>
            <source>GPU %1</source>
            <translation>GPU %1</translation>
        </message>
        <message>
            <source>console</source>
            <translation>Konsole</translation>
        </message>
        <message>
            <source>GPU memory</source>
            <translation>GPU-Speicher</translation>
        </message>
        <message>
            <source>GPU clocks held down by</source>
            <translation>GPU-Takt gedrosselt durch</translation>
        </message>
        <message>
            <source>CPU</source>
            <translation>CPU</translation>
        </message>
        <message>
            <source>RAM</source>
            <translation>RAM</translation>
        </message>
        <message>
            <source>Disk</source>
            <translation>Platte</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>Netzwerk</translation>
        </message>
        <message>
            <source>PCIe</source>
            <translation>PCIe</translation>
        </message>
        <message>
            <source>NVLink</source>
            <translation>NVLink</translation>
        </message>
        <message>
            <source>Swapping</source>
            <translation>Auslagerung</translation>
        </message>
        <message>
            <source>per second</source>
            <translation>je Sekunde</translation>
        </message>
        <message>
            <source>busy</source>
            <translation>Auslastung</translation>
        </message>
        <message>
            <source>waiting for disks</source>
            <translation>Warten auf Platten</translation>
        </message>
        <message>
            <source>kernel</source>
            <translation>Kernel</translation>
        </message>
        <message>
            <source>taken by the hypervisor</source>
            <translation>vom Hypervisor entzogen</translation>
        </message>
        <message>
            <source>busiest core</source>
            <translation>am stärksten belasteter Kern</translation>
        </message>
        <message>
            <source>read</source>
            <translation>gelesen</translation>
        </message>
        <message>
            <source>written</source>
            <translation>geschrieben</translation>
        </message>
        <message>
            <source>received</source>
            <translation>empfangen</translation>
        </message>
        <message>
            <source>sent</source>
            <translation>gesendet</translation>
        </message>
        <message>
            <source>to the GPU</source>
            <translation>zur GPU</translation>
        </message>
        <message>
            <source>from the GPU</source>
            <translation>von der GPU</translation>
        </message>
        <message>
            <source>in</source>
            <translation>ein</translation>
        </message>
        <message>
            <source>out</source>
            <translation>aus</translation>
        </message>
        <message>
            <source>used</source>
            <translation>belegt</translation>
        </message>
        <message>
            <source>swap</source>
            <translation>Swap</translation>
        </message>
        <message>
            <source>the process</source>
            <translation>der Prozess</translation>
        </message>
        <message>
            <source>the container</source>
            <translation>der Container</translation>
        </message>
        <message>
            <source>limit of the container</source>
            <translation>Grenze des Containers</translation>
        </message>
        <message>
            <source>size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>limit</source>
            <translation>Grenze</translation>
        </message>
        <message>
            <source>reserved by the driver</source>
            <translation>vom Treiber reserviert</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>Speicher</translation>
        </message>
        <message>
            <source>power</source>
            <translation>Leistung</translation>
        </message>
        <message>
            <source>heat</source>
            <translation>Hitze</translation>
        </message>
        <message>
            <source>%1 (event file)</source>
            <translation>%1 (Ereignisdatei)</translation>
        </message>
    </context>
    <context>
        <name>HardwareText</name>
        <message>
            <source>GPU %1</source>
            <translation>GPU %1</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <comment>host · device</comment>
            <translation>%1 · %2</translation>
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
        <name>HistogramData</name>
        <message>
            <source>From %1 to %2, median %3</source>
            <translation>Von %1 bis %2, Median %3</translation>
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
        <message>
            <source>The compressed data stops in the middle</source>
            <translation>Die komprimierten Daten brechen mittendrin ab</translation>
        </message>
        <message>
            <source>Everything before that was read. Copy the file again if it should be complete.</source>
            <translation>Alles davor wurde gelesen. Kopieren Sie die Datei noch einmal, wenn sie vollständig sein sollte.</translation>
        </message>
        <message>
            <source>The compressed data is damaged</source>
            <translation>Die komprimierten Daten sind beschädigt</translation>
        </message>
        <message>
            <source>Everything before that was read. Copy the file again from its source.</source>
            <translation>Alles davor wurde gelesen. Kopieren Sie die Datei noch einmal von ihrer Quelle.</translation>
        </message>
        <message>
            <source>The file unpacks to far more than files of its kind do</source>
            <translation>Die Datei wird entpackt viel größer als andere ihrer Art</translation>
        </message>
        <message>
            <source>Unpacking was stopped. Unpack it yourself and open the result if it is meant to be so large.</source>
            <translation>Das Entpacken wurde abgebrochen. Entpacken Sie sie selbst und öffnen Sie das Ergebnis, wenn sie so groß sein soll.</translation>
        </message>
        <message>
            <source>A line is too long to be shown whole</source>
            <translation>Eine Zeile ist zu lang, um ganz gezeigt zu werden</translation>
        </message>
        <message>
            <source>Its beginning was kept and searched.</source>
            <translation>Ihr Anfang wurde behalten und durchsucht.</translation>
        </message>
        <message>
            <source>The text is not all UTF-8</source>
            <translation>Der Text ist nicht durchweg UTF-8</translation>
        </message>
        <message>
            <source>Bytes that do not fit are shown as a replacement character.</source>
            <translation>Bytes, die nicht passen, werden als Ersatzzeichen gezeigt.</translation>
        </message>
        <message>
            <source>The text holds runs of NUL bytes</source>
            <translation>Der Text enthält Folgen von NUL-Bytes</translation>
        </message>
        <message>
            <source>They were skipped. Two processes writing one file leave them behind, as does a file system after a crash.</source>
            <translation>Sie wurden übersprungen. Zwei Prozesse, die in eine Datei schreiben, hinterlassen sie, ebenso ein Dateisystem nach einem Absturz.</translation>
        </message>
        <message>
            <source>A row does not fit the columns</source>
            <translation>Eine Zeile passt nicht zu den Spalten</translation>
        </message>
        <message>
            <source>It was skipped.</source>
            <translation>Sie wurde übersprungen.</translation>
        </message>
        <message>
            <source>Two programs wrote into this file at once</source>
            <translation>Zwei Programme schrieben zugleich in diese Datei</translation>
        </message>
        <message>
            <source>Samples of both are in it and may be out of order. Give each process a file of its own.</source>
            <translation>Sie enthält Messwerte beider, vielleicht in falscher Reihenfolge. Geben Sie jedem Prozess eine eigene Datei.</translation>
        </message>
        <message>
            <source>Nothing in the file says when its lines were written</source>
            <translation>Nichts in der Datei sagt, wann ihre Zeilen geschrieben wurden</translation>
        </message>
        <message>
            <source>They are placed in order, at a guessed distance. Log with times: the recorder does.</source>
            <translation>Sie sind der Reihe nach angeordnet, in geschätztem Abstand. Zeichnen Sie mit Zeiten auf: Der Rekorder tut es.</translation>
        </message>
        <message>
            <source>The log is too long to be kept whole</source>
            <translation>Das Protokoll ist zu lang, um ganz behalten zu werden</translation>
        </message>
        <message>
            <source>All of it was searched for known events; its beginning and its end can be read here.</source>
            <translation>Es wurde ganz nach bekannten Ereignissen durchsucht; Anfang und Ende sind hier zu lesen.</translation>
        </message>
        <message>
            <source>A field that this kind of file does not have</source>
            <translation>Ein Feld, das diese Art Datei nicht hat</translation>
        </message>
        <message>
            <source>It is kept and marked. Check its spelling and the version of the program that reads it.</source>
            <translation>Es wird behalten und markiert. Prüfen Sie die Schreibweise und die Version des Programms, das es liest.</translation>
        </message>
        <message>
            <source>The text could not be understood here</source>
            <translation>Der Text war hier nicht zu verstehen</translation>
        </message>
        <message>
            <source>Reading went on after it. The program that reads this file would stop here.</source>
            <translation>Danach wurde weitergelesen. Das Programm, das diese Datei liest, würde hier anhalten.</translation>
        </message>
        <message>
            <source>The file holds the markers of an unresolved merge</source>
            <translation>Die Datei enthält die Markierungen eines ungelösten Merges</translation>
        </message>
        <message>
            <source>Both sides are shown. The program that reads this file would stop here.</source>
            <translation>Beide Seiten werden gezeigt. Das Programm, das diese Datei liest, würde hier anhalten.</translation>
        </message>
        <message>
            <source>The pickle asks for more than plain data</source>
            <translation>Das Pickle verlangt mehr als bloße Daten</translation>
        </message>
        <message>
            <source>Nothing of it was run. Only snapshots made by torch.cuda.memory._dump_snapshot() are read.</source>
            <translation>Nichts davon wurde ausgeführt. Gelesen werden nur Abbilder, die torch.cuda.memory._dump_snapshot() erzeugt.</translation>
        </message>
        <message>
            <source>The file holds more than is read</source>
            <translation>Die Datei enthält mehr, als gelesen wird</translation>
        </message>
        <message>
            <source>What comes after the limit was left out.</source>
            <translation>Was nach der Grenze kommt, wurde ausgelassen.</translation>
        </message>
        <message>
            <source>This form of the format is not read</source>
            <translation>Diese Form des Formats wird nicht gelesen</translation>
        </message>
        <message>
            <source>Export it again in the form that the documentation of the format names.</source>
            <translation>Exportieren Sie sie noch einmal in der Form, die die Dokumentation des Formats nennt.</translation>
        </message>
        <message>
            <source>The file lacks a part that its kind should have</source>
            <translation>Der Datei fehlt ein Teil, den ihre Art haben sollte</translation>
        </message>
        <message>
            <source>What is there was read.</source>
            <translation>Was da ist, wurde gelesen.</translation>
        </message>
        <message>
            <source>A field stands in the file more than once</source>
            <translation>Ein Feld steht mehr als einmal in der Datei</translation>
        </message>
        <message>
            <source>The last one counts; remove the others, or the file says what is not so.</source>
            <translation>Das letzte gilt; entfernen Sie die anderen, sonst sagt die Datei, was nicht stimmt.</translation>
        </message>
        <message>
            <source>A value that its field does not take</source>
            <translation>Ein Wert, den sein Feld nicht annimmt</translation>
        </message>
        <message>
            <source>The program that reads this file would stop here.</source>
            <translation>Das Programm, das diese Datei liest, würde hier anhalten.</translation>
        </message>
        <message>
            <source>A path is written with single backslashes</source>
            <translation>Ein Pfad ist mit einfachen Backslashes geschrieben</translation>
        </message>
        <message>
            <source>The program that reads this file takes some of them for control characters. Write two of each, or forward slashes.</source>
            <translation>Das Programm, das diese Datei liest, hält manche davon für Steuerzeichen. Schreiben Sie je zwei oder Schrägstriche.</translation>
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
        <message>
            <source>%1/s</source>
            <translation>%1/s</translation>
        </message>
        <message>
            <source>%1 W</source>
            <translation>%1 W</translation>
        </message>
        <message>
            <source>%1 J</source>
            <translation>%1 J</translation>
        </message>
        <message>
            <source>%1 °C</source>
            <translation>%1 °C</translation>
        </message>
        <message>
            <source>%1 MHz</source>
            <translation>%1 MHz</translation>
        </message>
        <message>
            <source>installed</source>
            <translation>installiert</translation>
        </message>
        <message>
            <source>required</source>
            <translation>verlangt</translation>
        </message>
        <message>
            <source>said by the program</source>
            <translation>vom Programm genannt</translation>
        </message>
        <message>
            <source>built with</source>
            <translation>gebaut mit</translation>
        </message>
        <message>
            <source>newest the driver supports</source>
            <translation>neueste vom Treiber unterstützte</translation>
        </message>
        <message>
            <source>Python packages</source>
            <translation>Python-Pakete</translation>
        </message>
        <message>
            <source>Conda packages</source>
            <translation>Conda-Pakete</translation>
        </message>
        <message>
            <source>PyTorch environment report</source>
            <translation>PyTorch-Umgebungsbericht</translation>
        </message>
        <message>
            <source>nvidia-smi</source>
            <translation>nvidia-smi</translation>
        </message>
        <message>
            <source>Dockerfile</source>
            <translation>Dockerfile</translation>
        </message>
        <message>
            <source>Requirements</source>
            <translation>Anforderungen</translation>
        </message>
        <message>
            <source>Versions in the console</source>
            <translation>Versionen in der Konsole</translation>
        </message>
        <message>
            <source>Recorded facts</source>
            <translation>Aufgezeichnete Fakten</translation>
        </message>
        <message>
            <source>pipeline.config</source>
            <translation>pipeline.config</translation>
        </message>
        <message>
            <source>Label map</source>
            <translation>Label-Map</translation>
        </message>
        <message>
            <source>Ultralytics settings</source>
            <translation>Ultralytics-Einstellungen</translation>
        </message>
        <message>
            <source>MMDetection config</source>
            <translation>MMDetection-Konfiguration</translation>
        </message>
        <message>
            <source>Lightning hyperparameters</source>
            <translation>Lightning-Hyperparameter</translation>
        </message>
        <message>
            <source>Keras model</source>
            <translation>Keras-Modell</translation>
        </message>
        <message>
            <source>Recorded run</source>
            <translation>Aufgezeichneter Lauf</translation>
        </message>
        <message>
            <source>YAML</source>
            <translation>YAML</translation>
        </message>
        <message>
            <source>JSON</source>
            <translation>JSON</translation>
        </message>
        <message>
            <source>ONNX network</source>
            <translation>ONNX-Netz</translation>
        </message>
    </context>
    <context>
        <name>OverviewSentences</name>
        <message numerus="yes">
            <source>%n picture(s)</source>
            <translation>
                <numerusform>%n Bild</numerusform>
                <numerusform>%n Bilder</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, no boxes.</source>
            <translation>%1, keine Boxen.</translation>
        </message>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n Box</numerusform>
                <numerusform>%n Boxen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n class(es)</source>
            <translation>
                <numerusform>%n Klasse</numerusform>
                <numerusform>%n Klassen</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 with %2 of %3.</source>
            <translation>%1 mit %2 in %3.</translation>
        </message>
        <message>
            <source>Half of the boxes are below %1 px a side when the network sees them.</source>
            <translation>Die Hälfte der Boxen hat unter %1 px Seitenlänge, wenn das Netz sie sieht.</translation>
        </message>
        <message>
            <source>Half of the boxes are below %1 px a side.</source>
            <translation>Die Hälfte der Boxen hat unter %1 px Seitenlänge.</translation>
        </message>
        <message>
            <source>No defect was found in the index.</source>
            <translation>Im Index wurde kein Mangel gefunden.</translation>
        </message>
        <message>
            <source>%1 and %2 more kinds</source>
            <translation>%1 und %2 weitere Arten</translation>
        </message>
        <message>
            <source>Needs a repair before training:</source>
            <translation>Vor dem Training zu reparieren:</translation>
        </message>
        <message>
            <source>Worth a look:</source>
            <translation>Einen Blick wert:</translation>
        </message>
        <message>
            <source>as stored</source>
            <translation>wie gespeichert</translation>
        </message>
        <message>
            <source>at %1 × %2</source>
            <translation>bei %1 × %2</translation>
        </message>
        <message>
            <source>short side %1, at most %2</source>
            <translation>kurze Seite %1, höchstens %2</translation>
        </message>
        <message>
            <source>fitted into %1 × %2</source>
            <translation>eingepasst in %1 × %2</translation>
        </message>
        <message>
            <source>No picture could be decoded.</source>
            <translation>Kein Bild ließ sich dekodieren.</translation>
        </message>
        <message numerus="yes">
            <source>Decoding one takes %1 (median), reading it %2; %3 pictures/s with %n thread(s).</source>
            <translation>
                <numerusform>Ein Bild zu dekodieren dauert %1 (Median), es zu lesen %2; %3 Bilder/s mit %n Thread.</numerusform>
                <numerusform>Ein Bild zu dekodieren dauert %1 (Median), es zu lesen %2; %3 Bilder/s mit %n Threads.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlanExport</name>
        <message>
            <source>batch %1</source>
            <translation>Batch %1</translation>
        </message>
        <message>
            <source>%1 × %2 pixels</source>
            <translation>%1 × %2 Pixel</translation>
        </message>
        <message>
            <source>frozen: %1</source>
            <translation>eingefroren: %1</translation>
        </message>
        <message>
            <source>batch norm: %1</source>
            <translation>Batch-Normalisierung: %1</translation>
        </message>
        <message>
            <source>%1 classes</source>
            <translation>%1 Klassen</translation>
        </message>
        <message>
            <source>at most %1 boxes</source>
            <translation>höchstens %1 Boxen</translation>
        </message>
        <message>
            <source>Needs %1 (%2).</source>
            <translation>Benötigt %1 (%2).</translation>
        </message>
    </context>
    <context>
        <name>ProfileTables</name>
        <message>
            <source>yes</source>
            <comment>tensor cores are used</comment>
            <translation>ja</translation>
        </message>
        <message>
            <source>could</source>
            <comment>tensor cores could be used</comment>
            <translation>möglich</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Schritt</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Gesamt</translation>
        </message>
        <message>
            <source>Kernel</source>
            <translation>Kernel</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <source>Count</source>
            <translation>Anzahl</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Tensor cores</source>
            <translation>Tensor Cores</translation>
        </message>
        <message>
            <source>Launched by</source>
            <translation>Gestartet von</translation>
        </message>
        <message>
            <source>Stage</source>
            <translation>Stufe</translation>
        </message>
        <message>
            <source>Self time</source>
            <translation>Eigenzeit</translation>
        </message>
        <message>
            <source>Total time</source>
            <translation>Gesamtzeit</translation>
        </message>
        <message>
            <source>Longest call</source>
            <translation>Längster Aufruf</translation>
        </message>
        <message>
            <source>Calls</source>
            <translation>Aufrufe</translation>
        </message>
        <message>
            <source>Device</source>
            <translation>Gerät</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Busy</source>
            <translation>Auslastung</translation>
        </message>
        <message>
            <source>Kernel time</source>
            <translation>Kernel-Zeit</translation>
        </message>
        <message>
            <source>On tensor cores</source>
            <translation>Auf Tensor Cores</translation>
        </message>
        <message>
            <source>Kernels</source>
            <translation>Kernel</translation>
        </message>
        <message>
            <source>Too short</source>
            <translation>Zu kurz</translation>
        </message>
        <message>
            <source>Host to device</source>
            <translation>Host zu Gerät</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Speicher</translation>
        </message>
        <message>
            <source>Compute capability</source>
            <translation>Compute Capability</translation>
        </message>
        <message>
            <source>Owner</source>
            <translation>Besitzer</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>Of the peak</source>
            <translation>Anteil am Höchststand</translation>
        </message>
        <message>
            <source>Blocks</source>
            <translation>Blöcke</translation>
        </message>
        <message>
            <source>Detail</source>
            <translation>Einzelheiten</translation>
        </message>
    </context>
    <context>
        <name>Repair</name>
        <message>
            <source>Leave out pictures that are missing, damaged or cut</source>
            <translation>Fehlende, beschädigte oder abgeschnittene Bilder weglassen</translation>
        </message>
        <message>
            <source>Keep only the first of equal pictures</source>
            <translation>Von gleichen Bildern nur das erste behalten</translation>
        </message>
        <message>
            <source>State the size that the picture has</source>
            <translation>Tatsächliche Bildgröße angeben</translation>
        </message>
        <message>
            <source>Divide coordinates that are pixels by the size</source>
            <translation>Koordinaten in Pixeln durch die Größe teilen</translation>
        </message>
        <message>
            <source>Swap corners that are reversed</source>
            <translation>Vertauschte Ecken zurücktauschen</translation>
        </message>
        <message>
            <source>Clip boxes to the picture</source>
            <translation>Boxen auf das Bild beschneiden</translation>
        </message>
        <message>
            <source>Drop boxes without an area or with no number</source>
            <translation>Boxen ohne Fläche oder mit NaN entfernen</translation>
        </message>
        <message>
            <source>Drop boxes that stand there twice</source>
            <translation>Doppelt vorhandene Boxen entfernen</translation>
        </message>
        <message>
            <source>Write class names as the label map does</source>
            <translation>Klassennamen wie in der Label-Map schreiben</translation>
        </message>
        <message>
            <source>Drop boxes whose class is not in the label map</source>
            <translation>Boxen mit Klassen außerhalb der Label-Map entfernen</translation>
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
        <message>
            <source>What ended the run</source>
            <translation>Was den Lauf beendete</translation>
        </message>
        <message>
            <source>Looks in the console output for the first fatal event, over all processes.</source>
            <translation>Sucht in der Konsolenausgabe das erste fatale Ereignis, über alle Prozesse.</translation>
        </message>
    </context>
    <context>
        <name>Signatures</name>
        <message>
            <source>Harmless note about memory nodes</source>
            <translation>Harmloser Hinweis zu Speicherknoten</translation>
        </message>
        <message>
            <source>The system does not say which memory is near the GPU. TensorFlow assumes node 0.</source>
            <translation>Das System sagt nicht, welcher Speicher nahe der GPU liegt. TensorFlow nimmt Knoten 0 an.</translation>
        </message>
        <message>
            <source>Nothing to do.</source>
            <translation>Nichts zu tun.</translation>
        </message>
        <message>
            <source>Harmless note about CPU instructions</source>
            <translation>Harmloser Hinweis zu CPU-Befehlen</translation>
        </message>
        <message>
            <source>TensorFlow says which CPU instructions it uses.</source>
            <translation>TensorFlow nennt die CPU-Befehle, die es nutzt.</translation>
        </message>
        <message>
            <source>Work on the CPU could be somewhat faster with another build. Work on the GPU is not affected.</source>
            <translation>Mit einem anderen Build könnte die Arbeit auf der CPU etwas schneller sein. Arbeit auf der GPU ist nicht betroffen.</translation>
        </message>
        <message>
            <source>Harmless note about a library that is registered twice</source>
            <translation>Harmloser Hinweis zu einer doppelt registrierten Bibliothek</translation>
        </message>
        <message>
            <source>TensorFlow 2.13 to 2.17 print this at every start.</source>
            <translation>TensorFlow 2.13 bis 2.17 geben das bei jedem Start aus.</translation>
        </message>
        <message>
            <source>TensorRT is not installed</source>
            <translation>TensorRT ist nicht installiert</translation>
        </message>
        <message>
            <source>TensorRT speeds up inference only. Training does not need it.</source>
            <translation>TensorRT beschleunigt nur die Inferenz. Das Training braucht es nicht.</translation>
        </message>
        <message>
            <source>Harmless where there is no GPU</source>
            <translation>Harmlos, wo keine GPU ist</translation>
        </message>
        <message>
            <source>TensorFlow explains the line before it. With a GPU in the machine, that line matters.</source>
            <translation>TensorFlow erläutert die Zeile davor. Hat die Maschine eine GPU, ist jene Zeile wichtig.</translation>
        </message>
        <message>
            <source>Nothing to do on a machine without a GPU.</source>
            <translation>Auf einer Maschine ohne GPU nichts zu tun.</translation>
        </message>
        <message>
            <source>Normal end of the input</source>
            <translation>Normales Ende der Eingabe</translation>
        </message>
        <message>
            <source>An iterator over the data reached its end. TensorFlow reports that as if it were an error.</source>
            <translation>Ein Iterator über die Daten kam an sein Ende. TensorFlow meldet das, als wäre es ein Fehler.</translation>
        </message>
        <message>
            <source>oneDNN is in use</source>
            <translation>oneDNN wird verwendet</translation>
        </message>
        <message>
            <source>Results on the CPU may differ in the last digits from run to run.</source>
            <translation>Ergebnisse auf der CPU können sich von Lauf zu Lauf in den letzten Stellen unterscheiden.</translation>
        </message>
        <message>
            <source>The XLA compiler started</source>
            <translation>Der XLA-Compiler ist gestartet</translation>
        </message>
        <message>
            <source>A note at start-up. It does not mean that XLA is used.</source>
            <translation>Ein Hinweis beim Start. Er bedeutet nicht, dass XLA benutzt wird.</translation>
        </message>
        <message>
            <source>The checkpoint was restored in part</source>
            <translation>Der Checkpoint wurde nur teilweise geladen</translation>
        </message>
        <message>
            <source>Some values of the checkpoint were not used. That is normal for optimizer slots and counters, and wrong if layers of the backbone are listed.</source>
            <translation>Einige Werte des Checkpoints wurden nicht verwendet. Bei Optimizer-Slots und Zählern ist das normal, bei Schichten des Backbones ein Fehler.</translation>
        </message>
        <message>
            <source>Read which variables are listed.</source>
            <translation>Nachlesen, welche Variablen aufgeführt sind.</translation>
        </message>
        <message>
            <source>Some variables get no gradient</source>
            <translation>Einige Variablen bekommen keinen Gradienten</translation>
        </message>
        <message>
            <source>Expected for frozen layers and unused heads.</source>
            <translation>Zu erwarten bei eingefrorenen Schichten und unbenutzten Heads.</translation>
        </message>
        <message>
            <source>Check that the listed variables are ones that you meant to freeze.</source>
            <translation>Prüfen, ob die aufgeführten Variablen eingefroren sein sollen.</translation>
        </message>
        <message>
            <source>A graph optimizer gave up</source>
            <translation>Eine Graphoptimierung gab auf</translation>
        </message>
        <message>
            <source>TensorFlow goes on without that optimization.</source>
            <translation>TensorFlow macht ohne diese Optimierung weiter.</translation>
        </message>
        <message>
            <source>The profiler cannot see the GPU</source>
            <translation>Der Profiler sieht die GPU nicht</translation>
        </message>
        <message>
            <source>Traces will hold no kernels, because the driver allows profiling to administrators only.</source>
            <translation>Traces werden keine Kernel enthalten, denn der Treiber erlaubt das Profiling nur Administratoren.</translation>
        </message>
        <message>
            <source>Load the driver with NVreg_RestrictProfilingToAdminUsers=0, or profile as root.</source>
            <translation>Den Treiber mit NVreg_RestrictProfilingToAdminUsers=0 laden oder als root profilen.</translation>
        </message>
        <message>
            <source>A GPU is left out</source>
            <translation>Eine GPU bleibt außen vor</translation>
        </message>
        <message>
            <source>TensorFlow ignores a GPU that is too old or too small. This explains an idle second GPU.</source>
            <translation>TensorFlow ignoriert eine GPU, die zu alt oder zu klein ist. Das erklärt eine ungenutzte zweite GPU.</translation>
        </message>
        <message>
            <source>Use the other GPU, or a build that supports this one.</source>
            <translation>Die andere GPU verwenden oder einen Build, der diese unterstützt.</translation>
        </message>
        <message>
            <source>Harmless note about a colour profile</source>
            <translation>Harmloser Hinweis zu einem Farbprofil</translation>
        </message>
        <message>
            <source>A PNG holds a colour profile with a known flaw. Its pixels are read correctly.</source>
            <translation>Ein PNG enthält ein Farbprofil mit einem bekannten Mangel. Seine Pixel werden richtig gelesen.</translation>
        </message>
        <message>
            <source>The driver compiles GPU code itself</source>
            <translation>Der Treiber übersetzt GPU-Code selbst</translation>
        </message>
        <message>
            <source>The assembler of the toolkit is not at hand, so the driver does its work. The first step takes longer.</source>
            <translation>Der Assembler des Toolkits ist nicht zur Hand, also übernimmt der Treiber seine Arbeit. Der erste Schritt dauert länger.</translation>
        </message>
        <message>
            <source>Convolution algorithms are being compared</source>
            <translation>Faltungsalgorithmen werden verglichen</translation>
        </message>
        <message>
            <source>At the first step the fastest algorithm is looked for. Some candidates are slow or disagree.</source>
            <translation>Beim ersten Schritt wird der schnellste Algorithmus gesucht. Manche Kandidaten sind langsam oder weichen ab.</translation>
        </message>
        <message>
            <source>Harmless note of the input pipeline</source>
            <translation>Harmloser Hinweis der Eingabe-Pipeline</translation>
        </message>
        <message>
            <source>An internal timer was stopped before it ran.</source>
            <translation>Ein interner Zeitgeber wurde gestoppt, bevor er lief.</translation>
        </message>
        <message>
            <source>An optional workspace did not fit</source>
            <translation>Ein optionaler Arbeitsbereich passte nicht</translation>
        </message>
        <message>
            <source>TensorFlow asked for more memory to go faster, did not get it, and went on without. The training did not fail here.</source>
            <translation>TensorFlow verlangte mehr Speicher, um schneller zu sein, bekam ihn nicht und machte ohne ihn weiter. Das Training scheiterte hier nicht.</translation>
        </message>
        <message>
            <source>Nothing to do, unless it is slow: a smaller batch leaves room for faster algorithms.</source>
            <translation>Nichts zu tun, außer es ist langsam: Ein kleinerer Batch lässt Platz für schnellere Algorithmen.</translation>
        </message>
        <message>
            <source>GPU memory ran out while allocating a tensor</source>
            <translation>Beim Anlegen eines Tensors ging der GPU-Speicher aus</translation>
        </message>
        <message>
            <source>The allocator could not place this tensor. It is the last request, not always the biggest user of memory.</source>
            <translation>Der Allokator konnte diesen Tensor nicht unterbringen. Er ist die letzte Anforderung, nicht immer der größte Verbraucher.</translation>
        </message>
        <message>
            <source>Make the batch or the image size smaller, or use mixed precision. Check that no other process holds the card.</source>
            <translation>Batch oder Bildgröße verkleinern oder gemischte Genauigkeit nutzen. Prüfen, ob ein anderer Prozess die Karte belegt.</translation>
        </message>
        <message>
            <source>The replica ran out of main memory</source>
            <translation>Der Replik ging der Arbeitsspeicher aus</translation>
        </message>
        <message>
            <source>The machine's RAM was exhausted and the process was killed. This is not GPU memory.</source>
            <translation>Das RAM der Maschine war erschöpft, und der Prozess wurde abgeschossen. Gemeint ist nicht der GPU-Speicher.</translation>
        </message>
        <message>
            <source>Lower shuffle_buffer_size, the number of parallel calls and prefetched batches, or take a machine with more RAM.</source>
            <translation>shuffle_buffer_size, die Zahl der parallelen Aufrufe und der vorausgeladenen Batches senken oder eine Maschine mit mehr RAM nehmen.</translation>
        </message>
        <message>
            <source>The cloud job's process ended with an error</source>
            <translation>Der Prozess des Cloud-Jobs endete mit einem Fehler</translation>
        </message>
        <message>
            <source>The status is that of the training process. Status 1 is a Python exception; the traceback says which.</source>
            <translation>Der Status ist der des Trainingsprozesses. Status 1 ist eine Python-Exception; der Traceback sagt, welche.</translation>
        </message>
        <message>
            <source>Read the traceback. A missing package in setup.py is the commonest reason at the start.</source>
            <translation>Den Traceback lesen. Ein in setup.py fehlendes Paket ist beim Start die häufigste Ursache.</translation>
        </message>
        <message>
            <source>The replica is low on memory</source>
            <translation>Der Replik wird der Arbeitsspeicher knapp</translation>
        </message>
        <message>
            <source>The service warns that the machine's RAM is nearly full.</source>
            <translation>Der Dienst warnt, dass das RAM der Maschine fast voll ist.</translation>
        </message>
        <message>
            <source>Lower buffers and workers of the input pipeline, or take a machine with more RAM.</source>
            <translation>Puffer und Worker der Eingabe-Pipeline verringern oder eine Maschine mit mehr RAM nehmen.</translation>
        </message>
        <message>
            <source>The cloud stopped or moved the machine</source>
            <translation>Die Cloud hat die Maschine angehalten oder verschoben</translation>
        </message>
        <message>
            <source>The machine was preempted, failed, or was taken down for maintenance. The training is not at fault.</source>
            <translation>Die Maschine wurde verdrängt, fiel aus oder wurde zur Wartung abgeschaltet. Am Training liegt es nicht.</translation>
        </message>
        <message>
            <source>Save checkpoints often and let the job restart by itself.</source>
            <translation>Oft Checkpoints sichern und den Job von selbst neu starten lassen.</translation>
        </message>
        <message>
            <source>Maintenance of the host is announced</source>
            <translation>Wartung des Hosts ist angekündigt</translation>
        </message>
        <message>
            <source>Machines with GPUs cannot be moved while they run; they are stopped.</source>
            <translation>Maschinen mit GPUs lassen sich im Betrieb nicht verschieben; sie werden angehalten.</translation>
        </message>
        <message>
            <source>Save a checkpoint when the notice comes.</source>
            <translation>Einen Checkpoint sichern, wenn die Ankündigung kommt.</translation>
        </message>
        <message>
            <source>The quota of the cloud project is exceeded</source>
            <translation>Die Quote des Cloud-Projekts ist überschritten</translation>
        </message>
        <message>
            <source>The project may not use as many of these as was asked for. Trying again does not help.</source>
            <translation>Das Projekt darf davon nicht so viele nutzen wie verlangt. Ein neuer Versuch hilft nicht.</translation>
        </message>
        <message>
            <source>Ask for more quota, for the region and for all regions together.</source>
            <translation>Mehr Quote beantragen, für die Region und für alle Regionen zusammen.</translation>
        </message>
        <message>
            <source>The cloud has no such machine free</source>
            <translation>Die Cloud hat keine solche Maschine frei</translation>
        </message>
        <message>
            <source>The quota is there, but the zone has no capacity left.</source>
            <translation>Die Quote ist da, aber die Zone hat keine Kapazität mehr.</translation>
        </message>
        <message>
            <source>Try another zone, another GPU, or later.</source>
            <translation>Eine andere Zone oder GPU nehmen oder es später versuchen.</translation>
        </message>
        <message>
            <source>A machine with GPUs needs another maintenance policy</source>
            <translation>Eine Maschine mit GPUs braucht eine andere Wartungsrichtlinie</translation>
        </message>
        <message>
            <source>Machines with GPUs cannot be migrated while they run.</source>
            <translation>Maschinen mit GPUs lassen sich im Betrieb nicht migrieren.</translation>
        </message>
        <message>
            <source>Set onHostMaintenance to TERMINATE.</source>
            <translation>onHostMaintenance auf TERMINATE setzen.</translation>
        </message>
        <message>
            <source>The cloud refused access</source>
            <translation>Die Cloud verweigerte den Zugriff</translation>
        </message>
        <message>
            <source>The account of the machine lacks a permission.</source>
            <translation>Dem Konto der Maschine fehlt ein Recht.</translation>
        </message>
        <message>
            <source>Give the service account the role it needs, and the machine the cloud-platform scope.</source>
            <translation>Dem Dienstkonto die nötige Rolle geben und der Maschine den Scope cloud-platform.</translation>
        </message>
        <message>
            <source>Too many writes to one object</source>
            <translation>Zu viele Schreibzugriffe auf ein Objekt</translation>
        </message>
        <message>
            <source>Cloud storage accepts about one write a second to one object.</source>
            <translation>Cloud-Speicher nimmt etwa einen Schreibzugriff je Sekunde auf ein Objekt an.</translation>
        </message>
        <message>
            <source>Write summaries and checkpoints less often, or to a local folder that is copied.</source>
            <translation>Zusammenfassungen und Checkpoints seltener schreiben oder in einen lokalen Ordner, der kopiert wird.</translation>
        </message>
        <message>
            <source>Cloud storage could not be reached</source>
            <translation>Der Cloud-Speicher war nicht erreichbar</translation>
        </message>
        <message>
            <source>All attempts to read or write failed.</source>
            <translation>Alle Versuche zu lesen oder zu schreiben schlugen fehl.</translation>
        </message>
        <message>
            <source>Check name, permission and network, and read the last failure.</source>
            <translation>Name, Rechte und Netz prüfen und den letzten Fehlschlag lesen.</translation>
        </message>
        <message>
            <source>An access to cloud storage is being tried again</source>
            <translation>Ein Zugriff auf den Cloud-Speicher wird wiederholt</translation>
        </message>
        <message>
            <source>Single ones are normal. Many of them make the input slow.</source>
            <translation>Einzelne sind normal. Viele davon machen die Eingabe langsam.</translation>
        </message>
        <message>
            <source>Keep data and machine in one region, and use fewer parallel readers.</source>
            <translation>Daten und Maschine in einer Region halten und weniger parallele Leser verwenden.</translation>
        </message>
        <message>
            <source>A request to cloud storage failed</source>
            <translation>Eine Anfrage an den Cloud-Speicher schlug fehl</translation>
        </message>
        <message>
            <source>The code tells why: 401 and 403 permission, 404 name, 429 and 503 too many requests, 6 and 7 network.</source>
            <translation>Der Code sagt, warum: 401 und 403 Rechte, 404 Name, 429 und 503 zu viele Anfragen, 6 und 7 Netz.</translation>
        </message>
        <message>
            <source>Check the bucket's name, the permission of the account, and the network.</source>
            <translation>Den Namen des Buckets, die Rechte des Kontos und das Netz prüfen.</translation>
        </message>
        <message>
            <source>A transfer from cloud storage stalled</source>
            <translation>Eine Übertragung aus dem Cloud-Speicher kam zum Stillstand</translation>
        </message>
        <message>
            <source>Data did not move for a minute or more.</source>
            <translation>Eine Minute oder länger bewegten sich keine Daten.</translation>
        </message>
        <message>
            <source>Use fewer parallel readers and bigger files, in the region of the machine.</source>
            <translation>Weniger parallele Leser und größere Dateien verwenden, in der Region der Maschine.</translation>
        </message>
        <message>
            <source>No credentials for cloud storage</source>
            <translation>Keine Zugangsdaten für den Cloud-Speicher</translation>
        </message>
        <message>
            <source>Public data can be read without. Private data cannot.</source>
            <translation>Öffentliche Daten sind auch ohne lesbar. Private nicht.</translation>
        </message>
        <message>
            <source>Set GOOGLE_APPLICATION_CREDENTIALS, or log in.</source>
            <translation>GOOGLE_APPLICATION_CREDENTIALS setzen oder sich anmelden.</translation>
        </message>
        <message>
            <source>This path needs a file system that TensorFlow was built without</source>
            <translation>Dieser Pfad braucht ein Dateisystem, ohne das TensorFlow gebaut wurde</translation>
        </message>
        <message>
            <source>The beginning of the path names a store that is not supported here.</source>
            <translation>Der Anfang des Pfads nennt einen Speicher, der hier nicht unterstützt wird.</translation>
        </message>
        <message>
            <source>Install tensorflow-io, or copy the data to a local folder.</source>
            <translation>tensorflow-io installieren oder die Daten in einen lokalen Ordner kopieren.</translation>
        </message>
        <message>
            <source>The cloud took the machine back, or has none free</source>
            <translation>Die Cloud nahm die Maschine zurück oder hat keine frei</translation>
        </message>
        <message>
            <source>A spot machine was reclaimed, or there is no capacity or quota.</source>
            <translation>Eine Spot-Maschine wurde zurückgeholt, oder es fehlt an Kapazität oder Quote.</translation>
        </message>
        <message>
            <source>Save checkpoints often, and restart on another machine.</source>
            <translation>Oft Checkpoints sichern und auf einer anderen Maschine neu starten.</translation>
        </message>
        <message>
            <source>An operation ran out of memory</source>
            <translation>Einer Operation ging der Speicher aus</translation>
        </message>
        <message>
            <source>A kernel asked for memory that was not there. The message says what for.</source>
            <translation>Ein Kernel verlangte Speicher, der nicht da war. Die Meldung sagt, wofür.</translation>
        </message>
        <message>
            <source>Make the batch or the image size smaller, or use mixed precision.</source>
            <translation>Batch oder Bildgröße verkleinern oder gemischte Genauigkeit nutzen.</translation>
        </message>
        <message>
            <source>The GPU memory pool could not serve a request</source>
            <translation>Der GPU-Speicherpool konnte eine Anforderung nicht bedienen</translation>
        </message>
        <message>
            <source>If the training went on, it was an optional workspace. If a dump follows, this is where memory ran out.</source>
            <translation>Ging das Training weiter, war es ein optionaler Arbeitsbereich. Folgt ein Dump, ging hier der Speicher aus.</translation>
        </message>
        <message>
            <source>Make the batch smaller, or free the card from other processes.</source>
            <translation>Batch verkleinern oder die Karte von anderen Prozessen befreien.</translation>
        </message>
        <message>
            <source>TensorFlow suggests another allocator</source>
            <translation>TensorFlow schlägt einen anderen Allokator vor</translation>
        </message>
        <message>
            <source>This hint is printed at every failure, whether memory is fragmented or not. The dump decides.</source>
            <translation>Dieser Hinweis steht bei jedem Fehlschlag, ob der Speicher fragmentiert ist oder nicht. Der Dump entscheidet.</translation>
        </message>
        <message>
            <source>Look at the dump: fragmentation means that more is free than was asked for, but in no single piece.</source>
            <translation>Den Dump ansehen: Fragmentierung heißt, dass mehr frei ist als verlangt, aber nicht am Stück.</translation>
        </message>
        <message>
            <source>The pool gives memory back to make room</source>
            <translation>Der Pool gibt Speicher zurück, um Platz zu schaffen</translation>
        </message>
        <message>
            <source>A sign that GPU memory is nearly full.</source>
            <translation>Ein Zeichen, dass der GPU-Speicher fast voll ist.</translation>
        </message>
        <message>
            <source>Watch for failures after this line.</source>
            <translation>Auf Fehlschläge nach dieser Zeile achten.</translation>
        </message>
        <message>
            <source>The driver had less GPU memory than asked for</source>
            <translation>Der Treiber hatte weniger GPU-Speicher als verlangt</translation>
        </message>
        <message>
            <source>The pool tries again with nine tenths. A first value near the size of the card means that somebody else holds memory.</source>
            <translation>Der Pool versucht es mit neun Zehnteln noch einmal. Ein erster Wert nahe der Größe der Karte heißt, dass jemand anders Speicher hält.</translation>
        </message>
        <message>
            <source>End other processes on the card, or let memory grow as needed.</source>
            <translation>Andere Prozesse auf der Karte beenden oder den Speicher nach Bedarf wachsen lassen.</translation>
        </message>
        <message>
            <source>Pinned main memory could not be allocated</source>
            <translation>Gepinnter Arbeitsspeicher ließ sich nicht anlegen</translation>
        </message>
        <message>
            <source>The driver could not lock this much main memory for transfers.</source>
            <translation>Der Treiber konnte nicht so viel Arbeitsspeicher für Übertragungen sperren.</translation>
        </message>
        <message>
            <source>Lower prefetching and batch size, or free main memory.</source>
            <translation>Vorausladen und Batchgröße verringern oder Arbeitsspeicher frei machen.</translation>
        </message>
        <message>
            <source>TensorFlow uses a GPU</source>
            <translation>TensorFlow nutzt eine GPU</translation>
        </message>
        <message>
            <source>The size is the memory it may use. Much less than the card has means that the card was occupied.</source>
            <translation>Die Größe ist der Speicher, den es nutzen darf. Viel weniger, als die Karte hat, heißt, dass die Karte belegt war.</translation>
        </message>
        <message>
            <source>Compare the size with the memory of the card.</source>
            <translation>Die Größe mit dem Speicher der Karte vergleichen.</translation>
        </message>
        <message>
            <source>The training runs on this device.</source>
            <translation>Das Training läuft auf diesem Gerät.</translation>
        </message>
        <message>
            <source>Memory and bandwidth of the GPU</source>
            <translation>Speicher und Bandbreite der GPU</translation>
        </message>
        <message>
            <source>As the driver reports them.</source>
            <translation>Wie der Treiber sie meldet.</translation>
        </message>
        <message>
            <source>The memory pool dumps its state</source>
            <translation>Der Speicherpool gibt seinen Zustand aus</translation>
        </message>
        <message>
            <source>Printed when a request could not be served. What follows lists every piece of memory.</source>
            <translation>Erscheint, wenn eine Anforderung nicht bedient werden konnte. Danach ist jedes Stück Speicher aufgeführt.</translation>
        </message>
        <message>
            <source>Look at the limit, what is in use, and the largest free piece.</source>
            <translation>Die Grenze, das Belegte und das größte freie Stück ansehen.</translation>
        </message>
        <message>
            <source>GPU memory ran out</source>
            <translation>Der GPU-Speicher ging aus</translation>
        </message>
        <message>
            <source>PyTorch asked for more GPU memory than was free. The numbers say who holds the rest.</source>
            <translation>PyTorch verlangte mehr GPU-Speicher, als frei war. Die Zahlen sagen, wer den Rest hält.</translation>
        </message>
        <message>
            <source>Make the batch or the image size smaller, or use mixed precision. If much is reserved but unallocated, set PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True.</source>
            <translation>Batch oder Bildgröße verkleinern oder gemischte Genauigkeit nutzen. Ist viel reserviert, aber nicht belegt, PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True setzen.</translation>
        </message>
        <message>
            <source>PyTorch asked for more GPU memory than was free. What is neither free nor reserved is held by others.</source>
            <translation>PyTorch verlangte mehr GPU-Speicher, als frei war. Was weder frei noch reserviert ist, halten andere.</translation>
        </message>
        <message>
            <source>Make the batch or the image size smaller, or use mixed precision. If much is reserved but not allocated, set PYTORCH_CUDA_ALLOC_CONF=max_split_size_mb:256.</source>
            <translation>Batch oder Bildgröße verkleinern oder gemischte Genauigkeit nutzen. Ist viel reserviert, aber nicht belegt, PYTORCH_CUDA_ALLOC_CONF=max_split_size_mb:256 setzen.</translation>
        </message>
        <message>
            <source>Main memory ran out</source>
            <translation>Der Arbeitsspeicher ging aus</translation>
        </message>
        <message>
            <source>PyTorch asked for more main memory than was left. This is not GPU memory.</source>
            <translation>PyTorch verlangte mehr Arbeitsspeicher, als übrig war. Gemeint ist nicht der GPU-Speicher.</translation>
        </message>
        <message>
            <source>Use fewer data workers and smaller buffers, or a machine with more RAM.</source>
            <translation>Weniger Daten-Worker und kleinere Puffer verwenden oder eine Maschine mit mehr RAM.</translation>
        </message>
        <message>
            <source>The message names no numbers. That happens when the driver itself had no memory left, mostly because another process holds the card.</source>
            <translation>Die Meldung nennt keine Zahlen. Das geschieht, wenn der Treiber selbst keinen Speicher mehr hatte, meist weil ein anderer Prozess die Karte belegt.</translation>
        </message>
        <message>
            <source>Look at nvidia-smi for other processes, then make the batch smaller.</source>
            <translation>In nvidia-smi nach anderen Prozessen sehen, dann den Batch verkleinern.</translation>
        </message>
        <message>
            <source>Another process holds GPU memory</source>
            <translation>Ein anderer Prozess hält GPU-Speicher</translation>
        </message>
        <message>
            <source>The process number and what it holds.</source>
            <translation>Die Prozessnummer und was er hält.</translation>
        </message>
        <message>
            <source>End that process if it is not needed.</source>
            <translation>Den Prozess beenden, wenn er nicht gebraucht wird.</translation>
        </message>
        <message>
            <source>GPU memory of this process</source>
            <translation>GPU-Speicher dieses Prozesses</translation>
        </message>
        <message>
            <source>All that the process holds, with context and libraries.</source>
            <translation>Alles, was der Prozess hält, mit Kontext und Bibliotheken.</translation>
        </message>
        <message>
            <source>The process has a memory limit of its own</source>
            <translation>Der Prozess hat eine eigene Speichergrenze</translation>
        </message>
        <message>
            <source>A fraction of the card was set as the limit.</source>
            <translation>Ein Anteil der Karte wurde als Grenze gesetzt.</translation>
        </message>
        <message>
            <source>Raise the fraction if the card has more to give.</source>
            <translation>Den Anteil erhöhen, wenn die Karte mehr hergibt.</translation>
        </message>
        <message>
            <source>GPU memory held by PyTorch</source>
            <translation>Von PyTorch gehaltener GPU-Speicher</translation>
        </message>
        <message>
            <source>Allocated is in use; reserved but unallocated is kept in pieces for later.</source>
            <translation>Allocated ist in Gebrauch; reserved, aber unallocated wird in Stücken für später behalten.</translation>
        </message>
        <message>
            <source>Much reserved but unallocated memory means fragmentation.</source>
            <translation>Viel reservierter, aber nicht belegter Speicher heißt Fragmentierung.</translation>
        </message>
        <message>
            <source>Memory summary of PyTorch</source>
            <translation>Speicherübersicht von PyTorch</translation>
        </message>
        <message>
            <source>Retries mean that the cache was emptied to avoid a failure, which is slow.</source>
            <translation>Wiederholungen heißen, dass der Cache geleert wurde, um einen Fehlschlag zu vermeiden; das ist langsam.</translation>
        </message>
        <message>
            <source>Make the batch a little smaller if there were retries.</source>
            <translation>Den Batch etwas verkleinern, wenn es Wiederholungen gab.</translation>
        </message>
        <message>
            <source>A limit was reached that is not GPU memory</source>
            <translation>Eine Grenze wurde erreicht, die nicht der GPU-Speicher ist</translation>
        </message>
        <message>
            <source>The same words are used for GPU memory; here they mean a quota, open files or the size of a message.</source>
            <translation>Dieselben Worte stehen auch für GPU-Speicher; hier meinen sie eine Quote, offene Dateien oder die Größe einer Nachricht.</translation>
        </message>
        <message>
            <source>Read the message for the limit that was reached.</source>
            <translation>In der Meldung nachlesen, welche Grenze erreicht wurde.</translation>
        </message>
        <message>
            <source>A resource ran out</source>
            <translation>Eine Ressource ging aus</translation>
        </message>
        <message>
            <source>Mostly GPU memory, if a tensor or an allocator is named. It may also be a quota or open files.</source>
            <translation>Meist GPU-Speicher, wenn ein Tensor oder ein Allokator genannt ist. Es kann auch eine Quote sein oder offene Dateien.</translation>
        </message>
        <message>
            <source>Read the message: it says which resource.</source>
            <translation>Die Meldung lesen: Sie sagt, welche Ressource.</translation>
        </message>
        <message>
            <source>The node of the graph that failed</source>
            <translation>Der Knoten des Graphen, der fehlschlug</translation>
        </message>
        <message>
            <source>The operation in whose name the error was raised.</source>
            <translation>Die Operation, in deren Namen der Fehler ausgelöst wurde.</translation>
        </message>
        <message>
            <source>Look for this name in the model.</source>
            <translation>Diesen Namen im Modell suchen.</translation>
        </message>
        <message>
            <source>A check inside a GPU kernel failed</source>
            <translation>Eine Prüfung in einem GPU-Kernel schlug fehl</translation>
        </message>
        <message>
            <source>Mostly an index or a class id outside its range. Python errors after it point to the wrong line.</source>
            <translation>Meist ein Index oder eine Klassen-ID außerhalb des Bereichs. Python-Fehler danach zeigen auf die falsche Zeile.</translation>
        </message>
        <message>
            <source>Check that class ids lie in 0 to num_classes - 1. Run one batch on the CPU to see the real line.</source>
            <translation>Prüfen, ob die Klassen-IDs in 0 bis num_classes - 1 liegen. Einen Batch auf der CPU rechnen, um die wirkliche Zeile zu sehen.</translation>
        </message>
        <message>
            <source>Mostly an index or a class id outside its range. The Python line shown is a later one.</source>
            <translation>Meist ein Index oder eine Klassen-ID außerhalb des Bereichs. Die gezeigte Python-Zeile ist eine spätere.</translation>
        </message>
        <message>
            <source>Run with CUDA_LAUNCH_BLOCKING=1, or one batch on the CPU, to see the real line.</source>
            <translation>Mit CUDA_LAUNCH_BLOCKING=1 oder einen Batch auf der CPU rechnen, um die wirkliche Zeile zu sehen.</translation>
        </message>
        <message>
            <source>Waiting for the GPU failed</source>
            <translation>Das Warten auf die GPU schlug fehl</translation>
        </message>
        <message>
            <source>The GPU had failed before.</source>
            <translation>Die GPU war schon vorher ausgefallen.</translation>
        </message>
        <message>
            <source>Read the lines before this one.</source>
            <translation>Die Zeilen vor dieser lesen.</translation>
        </message>
        <message>
            <source>The GPU stopped with an error</source>
            <translation>Die GPU hielt mit einem Fehler an</translation>
        </message>
        <message>
            <source>TensorFlow noticed the error later than it happened. Illegal access or a failed launch: a kernel, bad data, or the hardware.</source>
            <translation>TensorFlow bemerkte den Fehler später, als er geschah. Unerlaubter Zugriff oder gescheiterter Start: ein Kernel, schlechte Daten oder die Hardware.</translation>
        </message>
        <message>
            <source>Look for Xid lines in the kernel log, and run the same job on another GPU.</source>
            <translation>Im Kernel-Protokoll nach Xid-Zeilen suchen und denselben Job auf einer anderen GPU ausführen.</translation>
        </message>
        <message>
            <source>The GPU's memory is failing</source>
            <translation>Der Speicher der GPU ist defekt</translation>
        </message>
        <message>
            <source>An error in video memory could not be corrected.</source>
            <translation>Ein Fehler im Videospeicher ließ sich nicht korrigieren.</translation>
        </message>
        <message>
            <source>Reset the GPU or reboot, restart the job, and have the card replaced if it happens again.</source>
            <translation>Die GPU zurücksetzen oder neu booten, den Job neu starten und die Karte tauschen lassen, wenn es wieder geschieht.</translation>
        </message>
        <message>
            <source>Illegal memory access on the GPU</source>
            <translation>Unerlaubter Speicherzugriff auf der GPU</translation>
        </message>
        <message>
            <source>A kernel read or wrote outside its memory: a bug, an index out of range, or unstable hardware.</source>
            <translation>Ein Kernel las oder schrieb außerhalb seines Speichers: ein Bug, ein Index außerhalb des Bereichs oder instabile Hardware.</translation>
        </message>
        <message>
            <source>Look for Xid lines in the kernel log, check class ids and boxes, and run the job on another GPU.</source>
            <translation>Im Kernel-Protokoll nach Xid-Zeilen suchen, Klassen-IDs und Boxen prüfen und den Job auf einer anderen GPU ausführen.</translation>
        </message>
        <message>
            <source>A GPU kernel failed</source>
            <translation>Ein GPU-Kernel schlug fehl</translation>
        </message>
        <message>
            <source>The kernel crashed: a bug, an index out of range, or unstable hardware.</source>
            <translation>Der Kernel stürzte ab: ein Bug, ein Index außerhalb des Bereichs oder instabile Hardware.</translation>
        </message>
        <message>
            <source>Look for Xid lines in the kernel log, and run the job on another GPU.</source>
            <translation>Im Kernel-Protokoll nach Xid-Zeilen suchen und den Job auf einer anderen GPU ausführen.</translation>
        </message>
        <message>
            <source>A GPU kernel took too long</source>
            <translation>Ein GPU-Kernel brauchte zu lange</translation>
        </message>
        <message>
            <source>A GPU that also drives a display ends kernels after some seconds.</source>
            <translation>Eine GPU, die auch einen Bildschirm ansteuert, beendet Kernel nach einigen Sekunden.</translation>
        </message>
        <message>
            <source>Use a GPU without a display, raise the limit (TdrDelay on Windows), or make the batch smaller.</source>
            <translation>Eine GPU ohne Bildschirm verwenden, die Grenze anheben (TdrDelay unter Windows) oder den Batch verkleinern.</translation>
        </message>
        <message>
            <source>Misaligned address on the GPU</source>
            <translation>Falsch ausgerichtete Adresse auf der GPU</translation>
        </message>
        <message>
            <source>A kernel used an address that does not fit its type: mostly a bug in a custom operation.</source>
            <translation>Ein Kernel benutzte eine Adresse, die nicht zu ihrem Typ passt: meist ein Bug in einer eigenen Operation.</translation>
        </message>
        <message>
            <source>Update the framework, and leave out custom operations to find the one.</source>
            <translation>Das Framework aktualisieren und eigene Operationen weglassen, um die schuldige zu finden.</translation>
        </message>
        <message>
            <source>The framework was not built for this GPU</source>
            <translation>Das Framework wurde nicht für diese GPU gebaut</translation>
        </message>
        <message>
            <source>The installed package holds no code for the GPU's generation.</source>
            <translation>Das installierte Paket enthält keinen Code für die Generation der GPU.</translation>
        </message>
        <message>
            <source>Install a build that supports the GPU's compute capability.</source>
            <translation>Einen Build installieren, der die Compute Capability der GPU unterstützt.</translation>
        </message>
        <message>
            <source>The GPU code does not fit this GPU or driver</source>
            <translation>Der GPU-Code passt nicht zu dieser GPU oder diesem Treiber</translation>
        </message>
        <message>
            <source>The installed package holds no code for the GPU's generation, or the file is damaged.</source>
            <translation>Das installierte Paket enthält keinen Code für die Generation der GPU, oder die Datei ist beschädigt.</translation>
        </message>
        <message>
            <source>A kernel needs more registers than the GPU has</source>
            <translation>Ein Kernel braucht mehr Register, als die GPU hat</translation>
        </message>
        <message>
            <source>The launch was refused: mostly a custom operation built for another GPU.</source>
            <translation>Der Start wurde verweigert: meist eine eigene Operation, die für eine andere GPU gebaut ist.</translation>
        </message>
        <message>
            <source>Build the operation for this GPU, or use a smaller block size.</source>
            <translation>Die Operation für diese GPU bauen oder eine kleinere Blockgröße verwenden.</translation>
        </message>
        <message>
            <source>TensorFlow stopped because the GPU failed before</source>
            <translation>TensorFlow brach ab, weil die GPU zuvor ausfiel</translation>
        </message>
        <message>
            <source>The error happened earlier; look above.</source>
            <translation>Der Fehler geschah früher; weiter oben nachsehen.</translation>
        </message>
        <message>
            <source>The GPU was lost</source>
            <translation>Die GPU ging verloren</translation>
        </message>
        <message>
            <source>The driver no longer reaches the card: power, heat, connection or hardware.</source>
            <translation>Der Treiber erreicht die Karte nicht mehr: Strom, Hitze, Verbindung oder Hardware.</translation>
        </message>
        <message>
            <source>Look at the kernel log, reboot, check power and cooling.</source>
            <translation>Das Kernel-Protokoll ansehen, neu booten, Stromversorgung und Kühlung prüfen.</translation>
        </message>
        <message>
            <source>The installed cuDNN is older than the framework needs</source>
            <translation>Das installierte cuDNN ist älter, als das Framework braucht</translation>
        </message>
        <message>
            <source>Convolutions cannot run with this cuDNN.</source>
            <translation>Faltungen können mit diesem cuDNN nicht laufen.</translation>
        </message>
        <message>
            <source>Install the cuDNN that the framework was built with, or a newer one of the same major version.</source>
            <translation>Das cuDNN installieren, mit dem das Framework gebaut wurde, oder ein neueres derselben Hauptversion.</translation>
        </message>
        <message>
            <source>cuDNN could not start</source>
            <translation>cuDNN konnte nicht starten</translation>
        </message>
        <message>
            <source>Mostly because no GPU memory was left for it; else its version does not fit.</source>
            <translation>Meist, weil kein GPU-Speicher mehr dafür übrig war; sonst passt die Version nicht.</translation>
        </message>
        <message>
            <source>Free the card from other processes, let memory grow as needed, then check the versions.</source>
            <translation>Die Karte von anderen Prozessen befreien, den Speicher nach Bedarf wachsen lassen, dann die Versionen prüfen.</translation>
        </message>
        <message>
            <source>No convolution algorithm could be used</source>
            <translation>Kein Faltungsalgorithmus war verwendbar</translation>
        </message>
        <message>
            <source>cuDNN did not start: no GPU memory left, or its version does not fit.</source>
            <translation>cuDNN startete nicht: kein GPU-Speicher übrig, oder seine Version passt nicht.</translation>
        </message>
        <message>
            <source>Look for a warning just before. Free the card, let memory grow as needed, then check the versions.</source>
            <translation>Kurz davor nach einer Warnung suchen. Die Karte frei machen, den Speicher nach Bedarf wachsen lassen, dann die Versionen prüfen.</translation>
        </message>
        <message>
            <source>No convolution algorithm fits</source>
            <translation>Kein Faltungsalgorithmus passt</translation>
        </message>
        <message>
            <source>The card is nearly full, a tensor is too large, or the data type is not supported.</source>
            <translation>Die Karte ist fast voll, ein Tensor ist zu groß, oder der Datentyp wird nicht unterstützt.</translation>
        </message>
        <message>
            <source>Make the batch smaller; check data type and layout.</source>
            <translation>Batch verkleinern; Datentyp und Layout prüfen.</translation>
        </message>
        <message>
            <source>cuDNN failed</source>
            <translation>cuDNN schlug fehl</translation>
        </message>
        <message>
            <source>Often an earlier error of the GPU, no memory, or a driver that does not fit.</source>
            <translation>Oft ein früherer Fehler der GPU, kein Speicher oder ein Treiber, der nicht passt.</translation>
        </message>
        <message>
            <source>Look above for an earlier error; run with CUDA_LAUNCH_BLOCKING=1.</source>
            <translation>Weiter oben nach einem früheren Fehler suchen; mit CUDA_LAUNCH_BLOCKING=1 ausführen.</translation>
        </message>
        <message>
            <source>cuDNN is missing at run time</source>
            <translation>cuDNN fehlt zur Laufzeit</translation>
        </message>
        <message>
            <source>Convolutions need cuDNN, and it was not found or could not start.</source>
            <translation>Faltungen brauchen cuDNN, und es wurde nicht gefunden oder konnte nicht starten.</translation>
        </message>
        <message>
            <source>Install the cuDNN that the framework needs, and check LD_LIBRARY_PATH.</source>
            <translation>Das cuDNN installieren, das das Framework braucht, und LD_LIBRARY_PATH prüfen.</translation>
        </message>
        <message>
            <source>cuBLAS could not start</source>
            <translation>cuBLAS konnte nicht starten</translation>
        </message>
        <message>
            <source>Mostly because no GPU memory was left for it.</source>
            <translation>Meist, weil kein GPU-Speicher mehr dafür übrig war.</translation>
        </message>
        <message>
            <source>A matrix product on the GPU failed</source>
            <translation>Ein Matrixprodukt auf der GPU schlug fehl</translation>
        </message>
        <message>
            <source>Often a class id out of range earlier, or a full card.</source>
            <translation>Oft eine frühere Klassen-ID außerhalb des Bereichs oder eine volle Karte.</translation>
        </message>
        <message>
            <source>Run with CUDA_LAUNCH_BLOCKING=1 to see where it began; check class ids.</source>
            <translation>Mit CUDA_LAUNCH_BLOCKING=1 ausführen, um zu sehen, wo es begann; Klassen-IDs prüfen.</translation>
        </message>
        <message>
            <source>A Fourier transform on the GPU failed</source>
            <translation>Eine Fourier-Transformation auf der GPU schlug fehl</translation>
        </message>
        <message>
            <source>Mostly no memory, or a cuFFT that does not fit the GPU.</source>
            <translation>Meist kein Speicher oder ein cuFFT, das nicht zur GPU passt.</translation>
        </message>
        <message>
            <source>Make the batch smaller; check the versions.</source>
            <translation>Batch verkleinern; die Versionen prüfen.</translation>
        </message>
        <message>
            <source>The compiler for GPU code was not found</source>
            <translation>Der Compiler für GPU-Code wurde nicht gefunden</translation>
        </message>
        <message>
            <source>XLA needs ptxas and libdevice of the CUDA toolkit.</source>
            <translation>XLA braucht ptxas und libdevice aus dem CUDA-Toolkit.</translation>
        </message>
        <message>
            <source>Install the CUDA compiler package, or set XLA_FLAGS=--xla_gpu_cuda_data_dir to the toolkit.</source>
            <translation>Das CUDA-Compiler-Paket installieren oder XLA_FLAGS=--xla_gpu_cuda_data_dir auf das Toolkit setzen.</translation>
        </message>
        <message>
            <source>The container's memory limit killed the process</source>
            <translation>Die Speichergrenze des Containers schoss den Prozess ab</translation>
        </message>
        <message>
            <source>The group of processes used more main memory than it may.</source>
            <translation>Die Prozessgruppe belegte mehr Arbeitsspeicher, als sie darf.</translation>
        </message>
        <message>
            <source>Raise the limit, or lower buffers and workers of the input pipeline.</source>
            <translation>Die Grenze anheben oder Puffer und Worker der Eingabe-Pipeline verringern.</translation>
        </message>
        <message>
            <source>The system ran out of main memory and killed the process</source>
            <translation>Dem System ging der Arbeitsspeicher aus, und es schoss den Prozess ab</translation>
        </message>
        <message>
            <source>The kernel ended the process that held most memory.</source>
            <translation>Der Kernel beendete den Prozess mit dem meisten Speicher.</translation>
        </message>
        <message>
            <source>Lower shuffle buffer, prefetching and workers, or take a machine with more RAM.</source>
            <translation>Mischpuffer, Vorausladen und Worker verringern oder eine Maschine mit mehr RAM nehmen.</translation>
        </message>
        <message>
            <source>The system ran out of main memory</source>
            <translation>Dem System ging der Arbeitsspeicher aus</translation>
        </message>
        <message>
            <source>The process asked for memory when none was left. The kernel then kills one.</source>
            <translation>Der Prozess verlangte Speicher, als keiner mehr da war. Der Kernel schießt dann einen Prozess ab.</translation>
        </message>
        <message>
            <source>The kernel took back the memory of a killed process</source>
            <translation>Der Kernel nahm den Speicher eines abgeschossenen Prozesses zurück</translation>
        </message>
        <message>
            <source>Follows a kill for lack of main memory.</source>
            <translation>Folgt auf einen Abschuss aus Mangel an Arbeitsspeicher.</translation>
        </message>
        <message>
            <source>The process was killed</source>
            <translation>Der Prozess wurde abgeschossen</translation>
        </message>
        <message>
            <source>Somebody or something ended it without letting it say why: mostly the system or the scheduler for lack of main memory, else preemption.</source>
            <translation>Jemand oder etwas beendete ihn, ohne dass er sagen konnte, warum: meist das System oder der Scheduler aus Mangel an Arbeitsspeicher, sonst Verdrängung.</translation>
        </message>
        <message>
            <source>Look at the kernel log for "Out of memory" and at the memory limit of the job. Lower buffers and workers of the input pipeline.</source>
            <translation>Im Kernel-Protokoll nach "Out of memory" suchen und die Speichergrenze des Jobs ansehen. Puffer und Worker der Eingabe-Pipeline verringern.</translation>
        </message>
        <message>
            <source>The container was killed for lack of main memory</source>
            <translation>Der Container wurde aus Mangel an Arbeitsspeicher abgeschossen</translation>
        </message>
        <message>
            <source>It used more than its limit.</source>
            <translation>Er belegte mehr, als seine Grenze zulässt.</translation>
        </message>
        <message>
            <source>The cluster took the job off its machine</source>
            <translation>Der Cluster nahm den Job von seiner Maschine</translation>
        </message>
        <message>
            <source>The node ran low on a resource.</source>
            <translation>Dem Knoten wurde eine Ressource knapp.</translation>
        </message>
        <message>
            <source>Ask for the resources that the job really needs.</source>
            <translation>Die Ressourcen anfordern, die der Job wirklich braucht.</translation>
        </message>
        <message>
            <source>The job used more main memory than it had asked for</source>
            <translation>Der Job belegte mehr Arbeitsspeicher, als er angefordert hatte</translation>
        </message>
        <message>
            <source>The scheduler's limit killed it.</source>
            <translation>Die Grenze des Schedulers schoss ihn ab.</translation>
        </message>
        <message>
            <source>Ask for more memory, or lower buffers and workers of the input pipeline.</source>
            <translation>Mehr Speicher anfordern oder Puffer und Worker der Eingabe-Pipeline verringern.</translation>
        </message>
        <message>
            <source>The job reached its time limit</source>
            <translation>Der Job erreichte seine Zeitgrenze</translation>
        </message>
        <message>
            <source>The scheduler ended it.</source>
            <translation>Der Scheduler beendete ihn.</translation>
        </message>
        <message>
            <source>Ask for more time, or save checkpoints and continue in another job.</source>
            <translation>Mehr Zeit anfordern oder Checkpoints sichern und in einem weiteren Job fortsetzen.</translation>
        </message>
        <message>
            <source>The job was cancelled</source>
            <translation>Der Job wurde abgebrochen</translation>
        </message>
        <message>
            <source>Its owner, an administrator or the scheduler ended it.</source>
            <translation>Sein Besitzer, ein Administrator oder der Scheduler beendete ihn.</translation>
        </message>
        <message>
            <source>Ask the scheduler for the reason.</source>
            <translation>Den Scheduler nach dem Grund fragen.</translation>
        </message>
        <message>
            <source>The job used more main memory than it may</source>
            <translation>Der Job belegte mehr Arbeitsspeicher, als er darf</translation>
        </message>
        <message>
            <source>The scheduler ended it at its memory limit.</source>
            <translation>Der Scheduler beendete ihn an seiner Speichergrenze.</translation>
        </message>
        <message>
            <source>The job ended well</source>
            <translation>Der Job endete gut</translation>
        </message>
        <message>
            <source>The scheduler reports success.</source>
            <translation>Der Scheduler meldet Erfolg.</translation>
        </message>
        <message>
            <source>Main memory at its peak</source>
            <translation>Höchststand des Arbeitsspeichers</translation>
        </message>
        <message>
            <source>As the scheduler measured it.</source>
            <translation>Wie der Scheduler ihn gemessen hat.</translation>
        </message>
        <message>
            <source>The job script asks for a program that is not there</source>
            <translation>Das Job-Skript ruft ein Programm auf, das es nicht gibt</translation>
        </message>
        <message>
            <source>The shell found no such command, so the training never started.</source>
            <translation>Die Shell fand keinen solchen Befehl, das Training begann also nie.</translation>
        </message>
        <message>
            <source>Correct the name in the job script, and load the environment or module before.</source>
            <translation>Den Namen im Job-Skript berichtigen und vorher die Umgebung oder das Modul laden.</translation>
        </message>
        <message>
            <source>The job script may not be run</source>
            <translation>Das Job-Skript darf nicht ausgeführt werden</translation>
        </message>
        <message>
            <source>The file is not marked as executable.</source>
            <translation>Die Datei ist nicht als ausführbar markiert.</translation>
        </message>
        <message>
            <source>Run chmod +x on the script, or start it with bash.</source>
            <translation>chmod +x auf das Skript anwenden oder es mit bash starten.</translation>
        </message>
        <message>
            <source>The job held no command</source>
            <translation>Der Job enthielt keinen Befehl</translation>
        </message>
        <message>
            <source>The scheduler was given nothing to run.</source>
            <translation>Der Scheduler bekam nichts auszuführen.</translation>
        </message>
        <message>
            <source>Give the script to the scheduler: bsub &lt; script.</source>
            <translation>Dem Scheduler das Skript geben: bsub &lt; script.</translation>
        </message>
        <message>
            <source>A process ended with an exit code</source>
            <translation>Ein Prozess endete mit einem Exit-Code</translation>
        </message>
        <message>
            <source>137 and -9 are a kill, mostly for main memory; 143 and -15 a request to end; 139 and -11 a crash; 134 and -6 an abort; 1 a Python exception.</source>
            <translation>137 und -9 sind ein Abschuss, meist wegen Arbeitsspeicher; 143 und -15 eine Aufforderung zum Beenden; 139 und -11 ein Absturz; 134 und -6 ein Abbruch; 1 eine Python-Exception.</translation>
        </message>
        <message>
            <source>Look above for what happened before.</source>
            <translation>Weiter oben nachsehen, was davor geschah.</translation>
        </message>
        <message>
            <source>Shared memory is too small</source>
            <translation>Der gemeinsame Speicher ist zu klein</translation>
        </message>
        <message>
            <source>Data workers pass batches through shared memory, and it is full. Containers have only 64 MB unless told.</source>
            <translation>Daten-Worker reichen Batches über gemeinsamen Speicher weiter, und der ist voll. Container haben ohne Angabe nur 64 MB.</translation>
        </message>
        <message>
            <source>Start the container with --shm-size=8g or --ipc=host, or use fewer workers.</source>
            <translation>Den Container mit --shm-size=8g oder --ipc=host starten oder weniger Worker verwenden.</translation>
        </message>
        <message>
            <source>A data loader worker died</source>
            <translation>Ein Worker des Data Loaders ist gestorben</translation>
        </message>
        <message>
            <source>A bus error means that shared memory is full; "Killed" that main memory is. Else an exception in the worker.</source>
            <translation>Ein Bus error heißt, dass der gemeinsame Speicher voll ist; "Killed", dass es der Arbeitsspeicher ist. Sonst eine Exception im Worker.</translation>
        </message>
        <message>
            <source>Raise shared memory (--shm-size=8g or --ipc=host), use fewer workers, or run with num_workers=0 to see the exception.</source>
            <translation>Gemeinsamen Speicher vergrößern (--shm-size=8g oder --ipc=host), weniger Worker verwenden oder mit num_workers=0 ausführen, um die Exception zu sehen.</translation>
        </message>
        <message>
            <source>Windows ran out of committable memory</source>
            <translation>Windows ging der zusagbare Speicher aus</translation>
        </message>
        <message>
            <source>The paging file is too small for main memory, libraries and what the GPU driver reserves.</source>
            <translation>Die Auslagerungsdatei ist zu klein für Arbeitsspeicher, Bibliotheken und das, was der GPU-Treiber reserviert.</translation>
        </message>
        <message>
            <source>Raise the size of the paging file, and use fewer workers.</source>
            <translation>Die Auslagerungsdatei vergrößern und weniger Worker verwenden.</translation>
        </message>
        <message>
            <source>The process could not get the memory that it asked for.</source>
            <translation>Der Prozess bekam den Speicher nicht, den er verlangte.</translation>
        </message>
        <message>
            <source>A large block of main memory was allocated</source>
            <translation>Ein großer Block Arbeitsspeicher wurde angelegt</translation>
        </message>
        <message>
            <source>More than a tenth of the memory that was free at that time. If "Killed" comes next, this was the reason.</source>
            <translation>Mehr als ein Zehntel des Speichers, der zu der Zeit frei war. Kommt als Nächstes "Killed", war das der Grund.</translation>
        </message>
        <message>
            <source>Make the batch or the buffers smaller if main memory is short.</source>
            <translation>Batch oder Puffer verkleinern, wenn der Arbeitsspeicher knapp ist.</translation>
        </message>
        <message>
            <source>The shuffle buffer is being filled</source>
            <translation>Der Mischpuffer wird gefüllt</translation>
        </message>
        <message>
            <source>The training waits until it is full. The two numbers tell how fast the input is.</source>
            <translation>Das Training wartet, bis er voll ist. Die zwei Zahlen sagen, wie schnell die Eingabe ist.</translation>
        </message>
        <message>
            <source>Use a smaller shuffle buffer if this takes long; large pictures fill it slowly.</source>
            <translation>Einen kleineren Mischpuffer verwenden, wenn das lange dauert; große Bilder füllen ihn langsam.</translation>
        </message>
        <message>
            <source>The shuffle buffer is full</source>
            <translation>Der Mischpuffer ist voll</translation>
        </message>
        <message>
            <source>The training starts now.</source>
            <translation>Das Training beginnt jetzt.</translation>
        </message>
        <message>
            <source>Too many open files</source>
            <translation>Zu viele offene Dateien</translation>
        </message>
        <message>
            <source>The process reached the limit of open files.</source>
            <translation>Der Prozess erreichte die Grenze offener Dateien.</translation>
        </message>
        <message>
            <source>Raise the limit with ulimit -n 65536, or use fewer workers.</source>
            <translation>Die Grenze mit ulimit -n 65536 anheben oder weniger Worker verwenden.</translation>
        </message>
        <message>
            <source>No more processes or threads may be started</source>
            <translation>Weitere Prozesse oder Threads dürfen nicht gestartet werden</translation>
        </message>
        <message>
            <source>The limit of processes or threads is reached.</source>
            <translation>Die Grenze der Prozesse oder Threads ist erreicht.</translation>
        </message>
        <message>
            <source>Use fewer workers, and set OMP_NUM_THREADS=1 in each.</source>
            <translation>Weniger Worker verwenden und in jedem OMP_NUM_THREADS=1 setzen.</translation>
        </message>
        <message>
            <source>The disk is full</source>
            <translation>Die Platte ist voll</translation>
        </message>
        <message>
            <source>Nothing more can be written: checkpoints and logs are lost.</source>
            <translation>Nichts kann mehr geschrieben werden: Checkpoints und Protokolle gehen verloren.</translation>
        </message>
        <message>
            <source>Make room, keep fewer checkpoints, or write to another disk.</source>
            <translation>Platz schaffen, weniger Checkpoints behalten oder auf eine andere Platte schreiben.</translation>
        </message>
        <message>
            <source>The disk quota is used up</source>
            <translation>Das Plattenkontingent ist aufgebraucht</translation>
        </message>
        <message>
            <source>Nothing more can be written by this user.</source>
            <translation>Dieser Benutzer kann nichts mehr schreiben.</translation>
        </message>
        <message>
            <source>Make room, or write to another disk.</source>
            <translation>Platz schaffen oder auf eine andere Platte schreiben.</translation>
        </message>
        <message>
            <source>The CPU cannot run this build</source>
            <translation>Die CPU kann diesen Build nicht ausführen</translation>
        </message>
        <message>
            <source>The package uses CPU instructions that this machine lacks, mostly AVX.</source>
            <translation>Das Paket verwendet CPU-Befehle, die dieser Maschine fehlen, meist AVX.</translation>
        </message>
        <message>
            <source>Use a machine with AVX, or a build without it.</source>
            <translation>Eine Maschine mit AVX verwenden oder einen Build ohne AVX.</translation>
        </message>
        <message>
            <source>TensorFlow stopped at an internal check</source>
            <translation>TensorFlow brach an einer internen Prüfung ab</translation>
        </message>
        <message>
            <source>Something happened that it cannot go on from. The line before often says what.</source>
            <translation>Etwas geschah, nach dem es nicht weitermachen kann. Die Zeile davor sagt oft, was.</translation>
        </message>
        <message>
            <source>Read the message and the lines before it.</source>
            <translation>Die Meldung und die Zeilen davor lesen.</translation>
        </message>
        <message>
            <source>The process ended with a bus error</source>
            <translation>Der Prozess endete mit einem Bus error</translation>
        </message>
        <message>
            <source>Mostly because shared memory is full.</source>
            <translation>Meist, weil der gemeinsame Speicher voll ist.</translation>
        </message>
        <message>
            <source>Raise shared memory (--shm-size=8g or --ipc=host), or use fewer workers.</source>
            <translation>Gemeinsamen Speicher vergrößern (--shm-size=8g oder --ipc=host) oder weniger Worker verwenden.</translation>
        </message>
        <message>
            <source>The process crashed</source>
            <translation>Der Prozess stürzte ab</translation>
        </message>
        <message>
            <source>It used memory that is not its own. In most cases a library does not fit, or an earlier error was not handled.</source>
            <translation>Er griff auf fremden Speicher zu. Meist passt eine Bibliothek nicht, oder ein früherer Fehler wurde nicht behandelt.</translation>
        </message>
        <message>
            <source>Look above for an earlier error; check the versions of the libraries; run with python -X faulthandler.</source>
            <translation>Weiter oben nach einem früheren Fehler suchen; die Versionen der Bibliotheken prüfen; mit python -X faulthandler ausführen.</translation>
        </message>
        <message>
            <source>The process was asked to end</source>
            <translation>Der Prozess wurde zum Beenden aufgefordert</translation>
        </message>
        <message>
            <source>Somebody sent SIGTERM: a scheduler, a preemption, or another rank that failed.</source>
            <translation>Jemand schickte SIGTERM: ein Scheduler, eine Verdrängung oder ein anderer Rang, der scheiterte.</translation>
        </message>
        <message>
            <source>Look for what happened before, on all ranks.</source>
            <translation>Auf allen Rängen nachsehen, was davor geschah.</translation>
        </message>
        <message>
            <source>The training was stopped by hand</source>
            <translation>Das Training wurde von Hand angehalten</translation>
        </message>
        <message>
            <source>Ctrl+C, or the stop button of a notebook. The traceback shows where it was at that time.</source>
            <translation>Strg+C oder die Stopp-Taste eines Notebooks. Der Traceback zeigt, wo es zu dem Zeitpunkt war.</translation>
        </message>
        <message>
            <source>If it was stopped because it seemed to hang, look at the place where it was.</source>
            <translation>Wurde es angehalten, weil es zu hängen schien, die Stelle ansehen, an der es war.</translation>
        </message>
        <message>
            <source>The file is no TFRecord</source>
            <translation>Die Datei ist kein TFRecord</translation>
        </message>
        <message>
            <source>The very first record cannot be read: the path points to another kind of file, or the file is compressed.</source>
            <translation>Schon der allererste Datensatz lässt sich nicht lesen: Der Pfad zeigt auf eine andere Art Datei, oder die Datei ist komprimiert.</translation>
        </message>
        <message>
            <source>Check input_path. A file that begins with "version https://git-lfs" is a pointer: run git lfs pull. For compressed records set the compression type.</source>
            <translation>input_path prüfen. Eine Datei, die mit "version https://git-lfs" beginnt, ist nur ein Verweis: git lfs pull ausführen. Bei komprimierten Datensätzen die Kompressionsart angeben.</translation>
        </message>
        <message>
            <source>A record of the dataset is damaged</source>
            <translation>Ein Datensatz der Daten ist beschädigt</translation>
        </message>
        <message>
            <source>The offset is where it begins in its file. A copy or a write was interrupted, or the disk is at fault.</source>
            <translation>Der Offset sagt, wo er in seiner Datei beginnt. Ein Kopieren oder Schreiben wurde unterbrochen, oder die Platte ist schuld.</translation>
        </message>
        <message>
            <source>Create that file again, or copy it again from its source.</source>
            <translation>Diese Datei neu erzeugen oder noch einmal von ihrer Quelle kopieren.</translation>
        </message>
        <message>
            <source>Examples of different shapes were put into one batch</source>
            <translation>Beispiele verschiedener Form kamen in einen Batch</translation>
        </message>
        <message>
            <source>Pictures or boxes of different sizes or channels reached the batch.</source>
            <translation>Bilder oder Boxen verschiedener Größe oder Kanalzahl erreichten den Batch.</translation>
        </message>
        <message>
            <source>Resize to a fixed size, decode with three channels, and pad the boxes.</source>
            <translation>Auf feste Größe skalieren, mit drei Kanälen dekodieren und die Boxen auffüllen.</translation>
        </message>
        <message>
            <source>A picture is in a format that cannot be decoded</source>
            <translation>Ein Bild hat ein Format, das sich nicht dekodieren lässt</translation>
        </message>
        <message>
            <source>The content decides, not the extension: TIFF, WebP or HEIC under the name .jpg, or an empty file.</source>
            <translation>Der Inhalt entscheidet, nicht die Endung: TIFF, WebP oder HEIC unter dem Namen .jpg oder eine leere Datei.</translation>
        </message>
        <message>
            <source>Find it by its first bytes and convert it.</source>
            <translation>Es an seinen ersten Bytes erkennen und umwandeln.</translation>
        </message>
        <message>
            <source>A JPEG has a flaw</source>
            <translation>Ein JPEG hat einen Fehler</translation>
        </message>
        <message>
            <source>The decoder reports it and goes on. Parts of the picture may be grey.</source>
            <translation>Der Decoder meldet es und macht weiter. Teile des Bildes können grau sein.</translation>
        </message>
        <message>
            <source>Encode the picture again if it looks wrong.</source>
            <translation>Das Bild neu kodieren, wenn es falsch aussieht.</translation>
        </message>
        <message>
            <source>A picture cannot be decoded</source>
            <translation>Ein Bild lässt sich nicht dekodieren</translation>
        </message>
        <message>
            <source>It is cut off, or of a kind that the decoder does not know.</source>
            <translation>Es ist abgeschnitten oder von einer Art, die der Decoder nicht kennt.</translation>
        </message>
        <message>
            <source>Check all pictures of the dataset, and encode the bad ones again.</source>
            <translation>Alle Bilder der Daten prüfen und die schlechten neu kodieren.</translation>
        </message>
        <message>
            <source>The records do not hold what the reader expects</source>
            <translation>Die Datensätze enthalten nicht, was der Leser erwartet</translation>
        </message>
        <message>
            <source>A feature is missing, or has another type or length.</source>
            <translation>Ein Feature fehlt oder hat einen anderen Typ oder eine andere Länge.</translation>
        </message>
        <message>
            <source>Compare the names and types of the features in the records with those the reader asks for.</source>
            <translation>Namen und Typen der Features in den Datensätzen mit denen vergleichen, die der Leser verlangt.</translation>
        </message>
        <message>
            <source>A picture has the wrong number of channels</source>
            <translation>Ein Bild hat die falsche Zahl von Kanälen</translation>
        </message>
        <message>
            <source>Grey, with transparency, or with 16 bits.</source>
            <translation>Grau, mit Transparenz oder mit 16 Bit.</translation>
        </message>
        <message>
            <source>Convert all pictures to RGB with 8 bits.</source>
            <translation>Alle Bilder in RGB mit 8 Bit umwandeln.</translation>
        </message>
        <message>
            <source>The data ended before the epoch did</source>
            <translation>Die Daten endeten vor der Epoche</translation>
        </message>
        <message>
            <source>There are fewer batches than steps_per_epoch times epochs.</source>
            <translation>Es gibt weniger Batches als steps_per_epoch mal epochs.</translation>
        </message>
        <message>
            <source>Add repeat(), or correct the number of steps.</source>
            <translation>repeat() ergänzen oder die Zahl der Schritte berichtigen.</translation>
        </message>
        <message>
            <source>The input reached its end</source>
            <translation>Die Eingabe ist zu Ende</translation>
        </message>
        <message>
            <source>At the end of an epoch this is normal.</source>
            <translation>Am Ende einer Epoche ist das normal.</translation>
        </message>
        <message>
            <source>Add repeat() if the training stopped too early.</source>
            <translation>repeat() ergänzen, wenn das Training zu früh anhielt.</translation>
        </message>
        <message>
            <source>A file was not found</source>
            <translation>Eine Datei wurde nicht gefunden</translation>
        </message>
        <message>
            <source>The path does not exist on the machine that runs the training.</source>
            <translation>Den Pfad gibt es auf der Maschine nicht, die das Training ausführt.</translation>
        </message>
        <message>
            <source>Correct the path. Relative paths count from the folder in which the training was started.</source>
            <translation>Den Pfad berichtigen. Relative Pfade zählen ab dem Ordner, in dem das Training gestartet wurde.</translation>
        </message>
        <message>
            <source>No input files or labels were found</source>
            <translation>Keine Eingabedateien oder Labels gefunden</translation>
        </message>
        <message>
            <source>The pattern for the input matches nothing, or the dataset is empty.</source>
            <translation>Auf das Muster der Eingabe passt nichts, oder die Daten sind leer.</translation>
        </message>
        <message>
            <source>Correct the path or the pattern of the input.</source>
            <translation>Pfad oder Muster der Eingabe berichtigen.</translation>
        </message>
        <message>
            <source>A box lies outside its picture or is upside down</source>
            <translation>Eine Box liegt außerhalb ihres Bildes oder steht auf dem Kopf</translation>
        </message>
        <message>
            <source>Coordinates are in pixels where shares are expected, or rounded beyond the edge.</source>
            <translation>Koordinaten stehen in Pixeln, wo Anteile erwartet werden, oder sind über den Rand gerundet.</translation>
        </message>
        <message>
            <source>Divide by the size of the picture, clip to 0 to 1, and remove boxes without an area.</source>
            <translation>Durch die Größe des Bildes teilen, auf 0 bis 1 begrenzen und Boxen ohne Fläche entfernen.</translation>
        </message>
        <message>
            <source>A check on the data failed</source>
            <translation>Eine Prüfung der Daten schlug fehl</translation>
        </message>
        <message>
            <source>A tensor does not have the value or shape that the graph expects.</source>
            <translation>Ein Tensor hat nicht den Wert oder die Form, die der Graph erwartet.</translation>
        </message>
        <message>
            <source>Read which tensors are named; for boxes look at their coordinates.</source>
            <translation>Nachlesen, welche Tensoren genannt sind; bei Boxen die Koordinaten ansehen.</translation>
        </message>
        <message>
            <source>A function is compiled again and again</source>
            <translation>Eine Funktion wird immer wieder übersetzt</translation>
        </message>
        <message>
            <source>Each new shape or Python number makes a new graph, which is slow and takes memory.</source>
            <translation>Jede neue Form oder Python-Zahl ergibt einen neuen Graphen; das ist langsam und kostet Speicher.</translation>
        </message>
        <message>
            <source>Pass tensors of a fixed shape, or set input_signature.</source>
            <translation>Tensoren fester Form übergeben oder input_signature setzen.</translation>
        </message>
        <message>
            <source>The cached dataset was not read to its end</source>
            <translation>Der gecachte Datensatz wurde nicht zu Ende gelesen</translation>
        </message>
        <message>
            <source>Its cache is thrown away, so the work is done again.</source>
            <translation>Sein Cache wird verworfen, die Arbeit also noch einmal getan.</translation>
        </message>
        <message>
            <source>Put cache() before take(), not behind it.</source>
            <translation>cache() vor take() setzen, nicht dahinter.</translation>
        </message>
        <message>
            <source>The input is slow</source>
            <translation>Die Eingabe ist langsam</translation>
        </message>
        <message>
            <source>Reading or preparing the data takes long.</source>
            <translation>Lesen oder Aufbereiten der Daten dauert lange.</translation>
        </message>
        <message>
            <source>Use more parallel calls, prefetch, and smaller pictures.</source>
            <translation>Mehr parallele Aufrufe, Vorausladen und kleinere Bilder verwenden.</translation>
        </message>
        <message>
            <source>Python code in the input holds everybody up</source>
            <translation>Python-Code in der Eingabe hält alle auf</translation>
        </message>
        <message>
            <source>Only one thread at a time can run Python code.</source>
            <translation>Nur ein Thread zugleich kann Python-Code ausführen.</translation>
        </message>
        <message>
            <source>Use TensorFlow operations in place of py_function.</source>
            <translation>TensorFlow-Operationen statt py_function verwenden.</translation>
        </message>
        <message>
            <source>A picture with a bad label is left out</source>
            <translation>Ein Bild mit fehlerhaftem Label wird weggelassen</translation>
        </message>
        <message>
            <source>The message says what is wrong with it.</source>
            <translation>Die Meldung sagt, was daran falsch ist.</translation>
        </message>
        <message>
            <source>Correct the label file: coordinates lie in 0 to 1 and are not negative.</source>
            <translation>Die Label-Datei berichtigen: Koordinaten liegen in 0 bis 1 und sind nicht negativ.</translation>
        </message>
        <message>
            <source>Labels that occur twice were removed</source>
            <translation>Doppelt vorkommende Labels wurden entfernt</translation>
        </message>
        <message>
            <source>The same box stands in the label file more than once.</source>
            <translation>Dieselbe Box steht mehr als einmal in der Label-Datei.</translation>
        </message>
        <message>
            <source>Nothing to do, unless there are many.</source>
            <translation>Nichts zu tun, außer es sind viele.</translation>
        </message>
        <message>
            <source>The training stopped because the loss is not a number</source>
            <translation>Das Training hielt an, weil der Verlust keine Zahl ist</translation>
        </message>
        <message>
            <source>A check of the training ends it when the loss is NaN or infinite.</source>
            <translation>Eine Prüfung des Trainings beendet es, wenn der Verlust NaN oder unendlich ist.</translation>
        </message>
        <message>
            <source>Check labels and boxes, lower the learning rate, add a warm-up, clip gradients.</source>
            <translation>Labels und Boxen prüfen, Lernrate senken, Aufwärmen ergänzen, Gradienten begrenzen.</translation>
        </message>
        <message>
            <source>The loss is not a number</source>
            <translation>Der Verlust ist keine Zahl</translation>
        </message>
        <message>
            <source>The training ends at a check of its loss. Bad boxes or labels and a high learning rate are the usual reasons.</source>
            <translation>Das Training endet an einer Prüfung seines Verlusts. Schlechte Boxen oder Labels und eine hohe Lernrate sind die üblichen Ursachen.</translation>
        </message>
        <message>
            <source>Look for boxes without an area or outside the picture, then lower the learning rate and clip gradients.</source>
            <translation>Nach Boxen ohne Fläche oder außerhalb des Bildes suchen, dann Lernrate senken und Gradienten begrenzen.</translation>
        </message>
        <message>
            <source>The gradients are not numbers</source>
            <translation>Die Gradienten sind keine Zahlen</translation>
        </message>
        <message>
            <source>The length of the gradient is NaN or infinite.</source>
            <translation>Die Länge des Gradienten ist NaN oder unendlich.</translation>
        </message>
        <message>
            <source>The loss became infinite or not a number</source>
            <translation>Der Verlust wurde unendlich oder ist keine Zahl mehr</translation>
        </message>
        <message>
            <source>The training ends at this iteration.</source>
            <translation>Das Training endet bei dieser Iteration.</translation>
        </message>
        <message>
            <source>Lower the learning rate in proportion to the batch size, add a warm-up, check labels and boxes.</source>
            <translation>Lernrate im Verhältnis zur Batchgröße senken, Aufwärmen ergänzen, Labels und Boxen prüfen.</translation>
        </message>
        <message>
            <source>A variable is not a number</source>
            <translation>Eine Variable ist keine Zahl</translation>
        </message>
        <message>
            <source>Writing its histogram failed. The numbers went wrong before.</source>
            <translation>Ihr Histogramm ließ sich nicht schreiben. Die Zahlen wurden schon vorher falsch.</translation>
        </message>
        <message>
            <source>Find the first step at which the loss is not a number.</source>
            <translation>Den ersten Schritt suchen, bei dem der Verlust keine Zahl ist.</translation>
        </message>
        <message>
            <source>A check of the training script ends it.</source>
            <translation>Eine Prüfung des Trainingsskripts beendet es.</translation>
        </message>
        <message>
            <source>Check labels and boxes, lower the learning rate, add a warm-up.</source>
            <translation>Labels und Boxen prüfen, Lernrate senken, Aufwärmen ergänzen.</translation>
        </message>
        <message>
            <source>A hook ends the training at the first NaN.</source>
            <translation>Ein Hook beendet das Training beim ersten NaN.</translation>
        </message>
        <message>
            <source>A tensor is not a number</source>
            <translation>Ein Tensor ist keine Zahl</translation>
        </message>
        <message>
            <source>A check found NaN or infinity.</source>
            <translation>Eine Prüfung fand NaN oder unendlich.</translation>
        </message>
        <message>
            <source>See which tensor is named: that is where the numbers went wrong.</source>
            <translation>Nachsehen, welcher Tensor genannt ist: Dort wurden die Zahlen falsch.</translation>
        </message>
        <message>
            <source>Training on is useless from here.</source>
            <translation>Von hier an weiterzutrainieren ist zwecklos.</translation>
        </message>
        <message>
            <source>Mixed precision: a step was skipped</source>
            <translation>Gemischte Genauigkeit: ein Schritt wurde übersprungen</translation>
        </message>
        <message>
            <source>Gradients overflowed, and the scale was halved. Once in a thousand steps is normal, several in a row are not.</source>
            <translation>Gradienten liefen über, und die Skalierung wurde halbiert. Einmal in tausend Schritten ist normal, mehrmals hintereinander nicht.</translation>
        </message>
        <message>
            <source>If it happens often, compute the loss in 32 bits and lower the learning rate.</source>
            <translation>Geschieht es oft, den Verlust in 32 Bit rechnen und die Lernrate senken.</translation>
        </message>
        <message>
            <source>The gradient scaler saw no gradients</source>
            <translation>Der Gradient Scaler sah keine Gradienten</translation>
        </message>
        <message>
            <source>No parameter had a gradient when the step was taken.</source>
            <translation>Kein Parameter hatte einen Gradienten, als der Schritt ausgeführt wurde.</translation>
        </message>
        <message>
            <source>Check that the loss depends on the parameters, and that backward() was called on the scaled loss.</source>
            <translation>Prüfen, ob der Verlust von den Parametern abhängt und ob backward() auf dem skalierten Verlust aufgerufen wurde.</translation>
        </message>
        <message>
            <source>A backward function gave NaN</source>
            <translation>Eine Backward-Funktion ergab NaN</translation>
        </message>
        <message>
            <source>Anomaly detection names the operation.</source>
            <translation>Die Anomalieerkennung nennt die Operation.</translation>
        </message>
        <message>
            <source>Look at the forward call shown above it: division, square root or logarithm near zero.</source>
            <translation>Den darüber gezeigten Vorwärtsaufruf ansehen: Division, Wurzel oder Logarithmus nahe null.</translation>
        </message>
        <message>
            <source>A value is outside what its type or a distribution can hold</source>
            <translation>Ein Wert liegt außerhalb dessen, was sein Typ oder eine Verteilung fasst</translation>
        </message>
        <message>
            <source>Mostly NaN or infinity in the weights or in probabilities.</source>
            <translation>Meist NaN oder unendlich in den Gewichten oder in Wahrscheinlichkeiten.</translation>
        </message>
        <message>
            <source>TerminateOnNaN ended it at this batch.</source>
            <translation>TerminateOnNaN beendete es bei diesem Batch.</translation>
        </message>
        <message>
            <source>Check labels, lower the learning rate, add a warm-up, clip gradients.</source>
            <translation>Labels prüfen, Lernrate senken, Aufwärmen ergänzen, Gradienten begrenzen.</translation>
        </message>
        <message>
            <source>A calculation gave something that is no number</source>
            <translation>Eine Rechnung ergab etwas, das keine Zahl ist</translation>
        </message>
        <message>
            <source>NumPy says where. In box code it mostly means a width or height of zero or below.</source>
            <translation>NumPy sagt, wo. In Code für Boxen heißt es meist, dass eine Breite oder Höhe null oder kleiner ist.</translation>
        </message>
        <message>
            <source>Check the boxes: every width and height must be positive.</source>
            <translation>Die Boxen prüfen: Jede Breite und Höhe muss positiv sein.</translation>
        </message>
        <message>
            <source>From here on the weights are most likely ruined, even if the training goes on.</source>
            <translation>Von hier an sind die Gewichte höchstwahrscheinlich verdorben, auch wenn das Training weiterläuft.</translation>
        </message>
        <message>
            <source>Check labels and boxes, lower the learning rate, add a warm-up, clip gradients. Go back to a checkpoint before this step.</source>
            <translation>Labels und Boxen prüfen, Lernrate senken, Aufwärmen ergänzen, Gradienten begrenzen. Zu einem Checkpoint vor diesem Schritt zurückgehen.</translation>
        </message>
        <message>
            <source>The GPUs waited for each other too long</source>
            <translation>Die GPUs warteten zu lange aufeinander</translation>
        </message>
        <message>
            <source>One rank did not arrive at a common operation. Mostly another rank failed or was busy: an exception, a slow data loader, an evaluation on one rank only.</source>
            <translation>Ein Rang kam nicht bei einer gemeinsamen Operation an. Meist scheiterte ein anderer Rang oder war beschäftigt: eine Exception, ein langsamer Data Loader, eine Auswertung auf nur einem Rang.</translation>
        </message>
        <message>
            <source>Look at the other ranks for an earlier error or silence. All ranks at the same number point to the network or a GPU.</source>
            <translation>Auf den anderen Rängen nach einem früheren Fehler oder Stille suchen. Stehen alle Ränge bei derselben Nummer, deutet das auf das Netz oder eine GPU.</translation>
        </message>
        <message>
            <source>A common operation of the GPUs was given up</source>
            <translation>Eine gemeinsame Operation der GPUs wurde aufgegeben</translation>
        </message>
        <message>
            <source>The numbers tell how far this rank had come. The rank with the lowest number is the one to look at.</source>
            <translation>Die Nummern sagen, wie weit dieser Rang gekommen war. Anzusehen ist der Rang mit der niedrigsten Nummer.</translation>
        </message>
        <message>
            <source>Compare the numbers of all ranks.</source>
            <translation>Die Nummern aller Ränge vergleichen.</translation>
        </message>
        <message>
            <source>Two ranks use the same GPU</source>
            <translation>Zwei Ränge benutzen dieselbe GPU</translation>
        </message>
        <message>
            <source>Each process must take a GPU of its own.</source>
            <translation>Jeder Prozess muss eine eigene GPU nehmen.</translation>
        </message>
        <message>
            <source>Call torch.cuda.set_device with LOCAL_RANK.</source>
            <translation>torch.cuda.set_device mit LOCAL_RANK aufrufen.</translation>
        </message>
        <message>
            <source>Communication between the GPUs failed</source>
            <translation>Die Kommunikation zwischen den GPUs schlug fehl</translation>
        </message>
        <message>
            <source>The library for it reports an error. The last warning before says why.</source>
            <translation>Die Bibliothek dafür meldet einen Fehler. Die letzte Warnung davor sagt, warum.</translation>
        </message>
        <message>
            <source>Run again with NCCL_DEBUG=INFO. For shared memory raise --shm-size; for a wrong network set NCCL_SOCKET_IFNAME.</source>
            <translation>Noch einmal mit NCCL_DEBUG=INFO ausführen. Bei gemeinsamem Speicher --shm-size anheben, bei falschem Netz NCCL_SOCKET_IFNAME setzen.</translation>
        </message>
        <message>
            <source>A warning of the library for communication between GPUs</source>
            <translation>Eine Warnung der Bibliothek für die Kommunikation zwischen GPUs</translation>
        </message>
        <message>
            <source>Often the true reason of a later failure.</source>
            <translation>Oft die wahre Ursache eines späteren Scheiterns.</translation>
        </message>
        <message>
            <source>Read the message.</source>
            <translation>Die Meldung lesen.</translation>
        </message>
        <message>
            <source>Parameters that got no gradient</source>
            <translation>Parameter, die keinen Gradienten bekamen</translation>
        </message>
        <message>
            <source>Their numbers, in the order of the model's parameters.</source>
            <translation>Ihre Nummern, in der Reihenfolge der Parameter des Modells.</translation>
        </message>
        <message>
            <source>Leave these parts out, or set find_unused_parameters=True.</source>
            <translation>Diese Teile weglassen oder find_unused_parameters=True setzen.</translation>
        </message>
        <message>
            <source>Some parameters took no part in the loss</source>
            <translation>Einige Parameter gingen nicht in den Verlust ein</translation>
        </message>
        <message>
            <source>Training on several GPUs needs a gradient for every parameter.</source>
            <translation>Training auf mehreren GPUs braucht für jeden Parameter einen Gradienten.</translation>
        </message>
        <message>
            <source>Set find_unused_parameters=True, or freeze what is not used.</source>
            <translation>find_unused_parameters=True setzen oder einfrieren, was nicht benutzt wird.</translation>
        </message>
        <message>
            <source>The port is in use</source>
            <translation>Der Port ist belegt</translation>
        </message>
        <message>
            <source>Another training, or one that did not end, holds the port of the rendezvous.</source>
            <translation>Ein anderes Training, oder eines, das nicht endete, hält den Port für das Rendezvous.</translation>
        </message>
        <message>
            <source>Set another MASTER_PORT, or end the old process.</source>
            <translation>Einen anderen MASTER_PORT setzen oder den alten Prozess beenden.</translation>
        </message>
        <message>
            <source>The processes did not find each other</source>
            <translation>Die Prozesse fanden einander nicht</translation>
        </message>
        <message>
            <source>One is missing, or the address, port or network is wrong.</source>
            <translation>Einer fehlt, oder Adresse, Port oder Netz stimmt nicht.</translation>
        </message>
        <message>
            <source>Check MASTER_ADDR, MASTER_PORT, the number of processes and the firewall.</source>
            <translation>MASTER_ADDR, MASTER_PORT, die Zahl der Prozesse und die Firewall prüfen.</translation>
        </message>
        <message>
            <source>A process of the distributed training failed</source>
            <translation>Ein Prozess des verteilten Trainings scheiterte</translation>
        </message>
        <message>
            <source>The launcher reports it. The process itself says why, further above.</source>
            <translation>Der Launcher meldet es. Der Prozess selbst sagt weiter oben, warum.</translation>
        </message>
        <message>
            <source>Look for the first error of the named rank.</source>
            <translation>Nach dem ersten Fehler des genannten Rangs suchen.</translation>
        </message>
        <message>
            <source>The connection to another process broke</source>
            <translation>Die Verbindung zu einem anderen Prozess brach ab</translation>
        </message>
        <message>
            <source>Mostly because the other one ended.</source>
            <translation>Meist, weil der andere endete.</translation>
        </message>
        <message>
            <source>Look at the other ranks for the first error.</source>
            <translation>Auf den anderen Rängen nach dem ersten Fehler suchen.</translation>
        </message>
        <message>
            <source>How gradients are exchanged</source>
            <translation>Wie Gradienten ausgetauscht werden</translation>
        </message>
        <message>
            <source>The strategy tells its algorithm.</source>
            <translation>Die Strategie nennt ihr Verfahren.</translation>
        </message>
        <message>
            <source>The exchange between workers was broken off</source>
            <translation>Der Austausch zwischen Workern wurde abgebrochen</translation>
        </message>
        <message>
            <source>Another worker failed or cannot be reached.</source>
            <translation>Ein anderer Worker scheiterte oder ist nicht erreichbar.</translation>
        </message>
        <message>
            <source>Look at the other workers for the first error.</source>
            <translation>Auf den anderen Workern nach dem ersten Fehler suchen.</translation>
        </message>
        <message>
            <source>A worker does not answer</source>
            <translation>Ein Worker antwortet nicht</translation>
        </message>
        <message>
            <source>It ended, hangs, or the network is broken.</source>
            <translation>Er endete, hängt, oder das Netz ist gestört.</translation>
        </message>
        <message>
            <source>Look at that worker for the first error.</source>
            <translation>Auf diesem Worker nach dem ersten Fehler suchen.</translation>
        </message>
        <message>
            <source>The GPU driver reports an error (Xid)</source>
            <translation>Der GPU-Treiber meldet einen Fehler (Xid)</translation>
        </message>
        <message>
            <source>13 and 31: mostly the program. 48, 63, 64, 94, 95: video memory. 79: the GPU fell off the bus. 74: NVLink. 119, 120: firmware.</source>
            <translation>13 und 31: meist das Programm. 48, 63, 64, 94, 95: Videospeicher. 79: Die GPU fiel vom Bus. 74: NVLink. 119, 120: Firmware.</translation>
        </message>
        <message>
            <source>Look the number up. If it happens with different jobs on one card, have the card checked.</source>
            <translation>Die Nummer nachschlagen. Geschieht es bei verschiedenen Jobs auf einer Karte, die Karte prüfen lassen.</translation>
        </message>
        <message>
            <source>13 and 31: mostly the program. 48, 63, 64: video memory. 79: the GPU fell off the bus.</source>
            <translation>13 und 31: meist das Programm. 48, 63, 64: Videospeicher. 79: Die GPU fiel vom Bus.</translation>
        </message>
        <message>
            <source>The GPU fell off the bus</source>
            <translation>Die GPU fiel vom Bus</translation>
        </message>
        <message>
            <source>The card no longer answers: power, heat, a loose connection or a defect.</source>
            <translation>Die Karte antwortet nicht mehr: Strom, Hitze, ein Wackelkontakt oder ein Defekt.</translation>
        </message>
        <message>
            <source>Switch the machine off and on, check power and cooling, try another slot.</source>
            <translation>Die Maschine aus- und einschalten, Stromversorgung und Kühlung prüfen, einen anderen Steckplatz versuchen.</translation>
        </message>
        <message>
            <source>The GPU could not be started</source>
            <translation>Die GPU ließ sich nicht starten</translation>
        </message>
        <message>
            <source>The driver failed to initialise the card.</source>
            <translation>Der Treiber konnte die Karte nicht initialisieren.</translation>
        </message>
        <message>
            <source>Reboot, then check the driver and the card.</source>
            <translation>Neu booten, dann Treiber und Karte prüfen.</translation>
        </message>
        <message>
            <source>nvidia-smi does not reach the driver</source>
            <translation>nvidia-smi erreicht den Treiber nicht</translation>
        </message>
        <message>
            <source>The driver is not loaded, or was updated without a reboot.</source>
            <translation>Der Treiber ist nicht geladen oder wurde ohne Neustart aktualisiert.</translation>
        </message>
        <message>
            <source>Reboot, or load the driver.</source>
            <translation>Neu booten oder den Treiber laden.</translation>
        </message>
        <message>
            <source>Driver and its library do not fit together</source>
            <translation>Der Treiber und seine Bibliothek passen nicht zusammen</translation>
        </message>
        <message>
            <source>Mostly the driver was updated without a reboot.</source>
            <translation>Meist wurde der Treiber ohne Neustart aktualisiert.</translation>
        </message>
        <message>
            <source>Reboot the machine.</source>
            <translation>Die Maschine neu booten.</translation>
        </message>
        <message>
            <source>Errors on the PCIe connection</source>
            <translation>Fehler auf der PCIe-Verbindung</translation>
        </message>
        <message>
            <source>Corrected ones cost time. Others can bring the GPU down.</source>
            <translation>Korrigierte kosten Zeit. Andere können die GPU zum Ausfall bringen.</translation>
        </message>
        <message>
            <source>Check the slot, the riser and the power.</source>
            <translation>Steckplatz, Riser und Stromversorgung prüfen.</translation>
        </message>
        <message>
            <source>The processor reports a hardware error</source>
            <translation>Der Prozessor meldet einen Hardwarefehler</translation>
        </message>
        <message>
            <source>Main memory, cache or the processor itself.</source>
            <translation>Arbeitsspeicher, Cache oder der Prozessor selbst.</translation>
        </message>
        <message>
            <source>Test the memory, and look at the system's event log.</source>
            <translation>Den Speicher testen und das Ereignisprotokoll des Systems ansehen.</translation>
        </message>
        <message>
            <source>The processor slows down because of heat</source>
            <translation>Der Prozessor drosselt wegen Hitze</translation>
        </message>
        <message>
            <source>The input pipeline becomes slower.</source>
            <translation>Die Eingabe-Pipeline wird langsamer.</translation>
        </message>
        <message>
            <source>Check the cooling.</source>
            <translation>Die Kühlung prüfen.</translation>
        </message>
        <message>
            <source>The disk has errors</source>
            <translation>Die Platte hat Fehler</translation>
        </message>
        <message>
            <source>The file system reports errors or was made read-only.</source>
            <translation>Das Dateisystem meldet Fehler oder wurde auf nur lesbar gesetzt.</translation>
        </message>
        <message>
            <source>Save what you can, and check the disk.</source>
            <translation>Retten, was zu retten ist, und die Platte prüfen.</translation>
        </message>
        <message>
            <source>A process waits for a device without end</source>
            <translation>Ein Prozess wartet endlos auf ein Gerät</translation>
        </message>
        <message>
            <source>Disk, network storage or the GPU does not answer.</source>
            <translation>Platte, Netzspeicher oder die GPU antwortet nicht.</translation>
        </message>
        <message>
            <source>Check the storage, and the lines before.</source>
            <translation>Das Speichersystem und die Zeilen davor prüfen.</translation>
        </message>
        <message>
            <source>The checkpoint is of another kind</source>
            <translation>Der Checkpoint ist von anderer Art</translation>
        </message>
        <message>
            <source>The training expects a checkpoint of TensorFlow 2 and got one of TensorFlow 1.</source>
            <translation>Das Training erwartet einen Checkpoint von TensorFlow 2 und bekam einen von TensorFlow 1.</translation>
        </message>
        <message>
            <source>Take the TensorFlow 2 checkpoint of the model.</source>
            <translation>Den TensorFlow-2-Checkpoint des Modells nehmen.</translation>
        </message>
        <message>
            <source>The checkpoint is of another version</source>
            <translation>Der Checkpoint hat eine andere Version</translation>
        </message>
        <message>
            <source>The setting of its version does not fit the checkpoint.</source>
            <translation>Die Einstellung für seine Version passt nicht zum Checkpoint.</translation>
        </message>
        <message>
            <source>Set fine_tune_checkpoint_version to the one of the checkpoint.</source>
            <translation>fine_tune_checkpoint_version auf die des Checkpoints setzen.</translation>
        </message>
        <message>
            <source>The checkpoint does not fit the model</source>
            <translation>Der Checkpoint passt nicht zum Modell</translation>
        </message>
        <message>
            <source>A weight has another shape: mostly another number of classes or another backbone.</source>
            <translation>Ein Gewicht hat eine andere Form: meist andere Klassenzahl oder ein anderes Backbone.</translation>
        </message>
        <message>
            <source>Restore for "detection" or the backbone only, or correct num_classes.</source>
            <translation>Für "detection" oder nur das Backbone laden oder num_classes berichtigen.</translation>
        </message>
        <message>
            <source>Names in the checkpoint and in the model differ</source>
            <translation>Namen im Checkpoint und im Modell weichen ab</translation>
        </message>
        <message>
            <source>Keys that begin with "module." come from a model that was wrapped for several GPUs.</source>
            <translation>Schlüssel, die mit "module." beginnen, stammen von einem Modell, das für mehrere GPUs verpackt war.</translation>
        </message>
        <message>
            <source>Check that the checkpoint belongs to this model; take "module." off the names.</source>
            <translation>Prüfen, ob der Checkpoint zu diesem Modell gehört; "module." von den Namen abschneiden.</translation>
        </message>
        <message>
            <source>The checkpoint was not found</source>
            <translation>Der Checkpoint wurde nicht gefunden</translation>
        </message>
        <message>
            <source>The path must be the common beginning of the names, without .index, .meta or .data.</source>
            <translation>Der Pfad muss der gemeinsame Anfang der Namen sein, ohne .index, .meta oder .data.</translation>
        </message>
        <message>
            <source>Correct the path: "model.ckpt-1000", not "model.ckpt-1000.index".</source>
            <translation>Den Pfad berichtigen: "model.ckpt-1000", nicht "model.ckpt-1000.index".</translation>
        </message>
        <message>
            <source>The checkpoint file is damaged</source>
            <translation>Die Checkpoint-Datei ist beschädigt</translation>
        </message>
        <message>
            <source>It is cut off, or no checkpoint at all.</source>
            <translation>Sie ist abgeschnitten oder gar kein Checkpoint.</translation>
        </message>
        <message>
            <source>Take the one before, and copy it again from its source.</source>
            <translation>Den davor nehmen und diesen noch einmal von seiner Quelle kopieren.</translation>
        </message>
        <message>
            <source>A path in the config was not filled in</source>
            <translation>Ein Pfad in der Konfiguration wurde nicht ausgefüllt</translation>
        </message>
        <message>
            <source>The sample config holds this word where your own path belongs.</source>
            <translation>Die Beispielkonfiguration enthält dieses Wort dort, wo Ihr eigener Pfad hingehört.</translation>
        </message>
        <message>
            <source>Put your own paths in place of PATH_TO_BE_CONFIGURED.</source>
            <translation>Eigene Pfade anstelle von PATH_TO_BE_CONFIGURED eintragen.</translation>
        </message>
        <message>
            <source>The config cannot be read</source>
            <translation>Die Konfiguration lässt sich nicht lesen</translation>
        </message>
        <message>
            <source>Line and column are given. A field of a newer version is the usual reason.</source>
            <translation>Zeile und Spalte sind angegeben. Die übliche Ursache ist ein Feld einer neueren Version.</translation>
        </message>
        <message>
            <source>Correct that line, or install the version that knows the field.</source>
            <translation>Diese Zeile berichtigen oder die Version installieren, die das Feld kennt.</translation>
        </message>
        <message>
            <source>The model of the config is not known</source>
            <translation>Das Modell der Konfiguration ist unbekannt</translation>
        </message>
        <message>
            <source>The name of the feature extractor is not one that this version has.</source>
            <translation>Einen Feature Extractor dieses Namens hat diese Version nicht.</translation>
        </message>
        <message>
            <source>Use a name of this version, or install the version that the config is for.</source>
            <translation>Einen Namen dieser Version verwenden oder die Version installieren, für die die Konfiguration gedacht ist.</translation>
        </message>
        <message>
            <source>The kind of checkpoint in the config is not supported</source>
            <translation>Die Checkpoint-Art in der Konfiguration wird nicht unterstützt</translation>
        </message>
        <message>
            <source>fine_tune_checkpoint_type has a value that this model does not know.</source>
            <translation>fine_tune_checkpoint_type hat einen Wert, den dieses Modell nicht kennt.</translation>
        </message>
        <message>
            <source>Set it to "detection" or "classification", as the model allows.</source>
            <translation>Auf "detection" oder "classification" setzen, je nachdem, was das Modell erlaubt.</translation>
        </message>
        <message>
            <source>The label map has an id that is not allowed</source>
            <translation>Die Label-Map hat eine ID, die nicht erlaubt ist</translation>
        </message>
        <message>
            <source>0 stands for the background.</source>
            <translation>0 steht für den Hintergrund.</translation>
        </message>
        <message>
            <source>Let the ids begin at 1.</source>
            <translation>Die IDs bei 1 beginnen lassen.</translation>
        </message>
        <message>
            <source>Data and model are on different devices</source>
            <translation>Daten und Modell sind auf verschiedenen Geräten</translation>
        </message>
        <message>
            <source>One lies in main memory, the other on the GPU, or they have different types.</source>
            <translation>Das eine liegt im Arbeitsspeicher, das andere auf der GPU, oder ihre Typen sind verschieden.</translation>
        </message>
        <message>
            <source>Move the batch to the device of the model: batch = batch.to(device).</source>
            <translation>Den Batch auf das Gerät des Modells bringen: batch = batch.to(device).</translation>
        </message>
        <message>
            <source>Shapes do not fit together</source>
            <translation>Formen passen nicht zusammen</translation>
        </message>
        <message>
            <source>Two tensors have sizes that the operation cannot join.</source>
            <translation>Zwei Tensoren haben Größen, die die Operation nicht verbinden kann.</translation>
        </message>
        <message>
            <source>Print the shapes before the line that the traceback names.</source>
            <translation>Die Formen vor der Zeile ausgeben, die der Traceback nennt.</translation>
        </message>
        <message>
            <source>NumPy is too new for this code</source>
            <translation>NumPy ist zu neu für diesen Code</translation>
        </message>
        <message>
            <source>The name was removed from NumPy 1.24 or 2.0.</source>
            <translation>Der Name wurde aus NumPy 1.24 oder 2.0 entfernt.</translation>
        </message>
        <message>
            <source>Install numpy below 1.24, or update the package that uses the name.</source>
            <translation>numpy unter 1.24 installieren oder das Paket aktualisieren, das den Namen verwendet.</translation>
        </message>
        <message>
            <source>A package was built for another NumPy</source>
            <translation>Ein Paket wurde für ein anderes NumPy gebaut</translation>
        </message>
        <message>
            <source>It cannot be loaded with the one installed.</source>
            <translation>Mit dem installierten lässt es sich nicht laden.</translation>
        </message>
        <message>
            <source>Install numpy below 2, or a newer build of the package.</source>
            <translation>numpy unter 2 installieren oder einen neueren Build des Pakets.</translation>
        </message>
        <message>
            <source>Code for TensorFlow 1 runs on TensorFlow 2</source>
            <translation>Code für TensorFlow 1 läuft auf TensorFlow 2</translation>
        </message>
        <message>
            <source>The name does not exist any more.</source>
            <translation>Den Namen gibt es nicht mehr.</translation>
        </message>
        <message>
            <source>Use tf.compat.v1 for it, or install TensorFlow 1.15. What was in tf.contrib is gone.</source>
            <translation>tf.compat.v1 dafür verwenden oder TensorFlow 1.15 installieren. Was in tf.contrib war, gibt es nicht mehr.</translation>
        </message>
        <message>
            <source>Keras and TensorFlow do not fit together</source>
            <translation>Keras und TensorFlow passen nicht zusammen</translation>
        </message>
        <message>
            <source>Keras 3 and packages for Keras 2 are mixed.</source>
            <translation>Keras 3 und Pakete für Keras 2 sind gemischt.</translation>
        </message>
        <message>
            <source>Install the Keras that belongs to the TensorFlow version, or set TF_USE_LEGACY_KERAS=1.</source>
            <translation>Das Keras installieren, das zur TensorFlow-Version gehört, oder TF_USE_LEGACY_KERAS=1 setzen.</translation>
        </message>
        <message>
            <source>The protobuf package does not fit</source>
            <translation>Das Paket protobuf passt nicht</translation>
        </message>
        <message>
            <source>It is too new or too old for the generated code.</source>
            <translation>Es ist zu neu oder zu alt für den erzeugten Code.</translation>
        </message>
        <message>
            <source>Install protobuf 3.20, or generate the files again with the newer protoc.</source>
            <translation>protobuf 3.20 installieren oder die Dateien mit dem neueren protoc neu erzeugen.</translation>
        </message>
        <message>
            <source>A CUDA library is missing</source>
            <translation>Eine CUDA-Bibliothek fehlt</translation>
        </message>
        <message>
            <source>This build needs exactly that version of CUDA.</source>
            <translation>Dieser Build braucht genau diese Version von CUDA.</translation>
        </message>
        <message>
            <source>Install that CUDA version, or a build of the framework for the CUDA that is installed.</source>
            <translation>Diese CUDA-Version installieren oder einen Build des Frameworks für das installierte CUDA.</translation>
        </message>
        <message>
            <source>A compiled extension does not fit the framework</source>
            <translation>Eine kompilierte Erweiterung passt nicht zum Framework</translation>
        </message>
        <message>
            <source>It was built for another version of TensorFlow or PyTorch.</source>
            <translation>Sie wurde für eine andere Version von TensorFlow oder PyTorch gebaut.</translation>
        </message>
        <message>
            <source>Build or install the extension again for the installed version.</source>
            <translation>Die Erweiterung für die installierte Version neu bauen oder installieren.</translation>
        </message>
        <message>
            <source>The package needs a newer operating system</source>
            <translation>Das Paket braucht ein neueres Betriebssystem</translation>
        </message>
        <message>
            <source>The system's C or C++ library is too old.</source>
            <translation>Die C- oder C++-Bibliothek des Systems ist zu alt.</translation>
        </message>
        <message>
            <source>Use an older package, or a newer system or container.</source>
            <translation>Ein älteres Paket verwenden oder ein neueres System oder einen neueren Container.</translation>
        </message>
        <message>
            <source>A Python package is missing</source>
            <translation>Ein Python-Paket fehlt</translation>
        </message>
        <message>
            <source>The module is not installed in the environment that runs the training.</source>
            <translation>Das Modul ist in der Umgebung, die das Training ausführt, nicht installiert.</translation>
        </message>
        <message>
            <source>Install it there, and check that the right environment is active.</source>
            <translation>Es dort installieren und prüfen, ob die richtige Umgebung aktiv ist.</translation>
        </message>
        <message>
            <source>A module does not have this name</source>
            <translation>Ein Modul hat diesen Namen nicht</translation>
        </message>
        <message>
            <source>The package has another version than the code expects.</source>
            <translation>Das Paket hat eine andere Version, als der Code erwartet.</translation>
        </message>
        <message>
            <source>Compare the version of the package with the one the code was written for.</source>
            <translation>Die Version des Pakets mit der vergleichen, für die der Code geschrieben wurde.</translation>
        </message>
        <message>
            <source>An import failed</source>
            <translation>Ein Import schlug fehl</translation>
        </message>
        <message>
            <source>The name or the library could not be loaded.</source>
            <translation>Der Name oder die Bibliothek ließ sich nicht laden.</translation>
        </message>
        <message>
            <source>Compare the versions of the packages; the message says what is missing.</source>
            <translation>Die Versionen der Pakete vergleichen; die Meldung sagt, was fehlt.</translation>
        </message>
        <message>
            <source>No GPU is visible</source>
            <translation>Keine GPU ist sichtbar</translation>
        </message>
        <message>
            <source>CUDA_VISIBLE_DEVICES hides it, or the container was started without it. TensorFlow goes on with the CPU, 10 to 50 times slower.</source>
            <translation>CUDA_VISIBLE_DEVICES verbirgt sie, oder der Container wurde ohne sie gestartet. TensorFlow macht mit der CPU weiter, 10- bis 50-mal langsamer.</translation>
        </message>
        <message>
            <source>Check nvidia-smi and CUDA_VISIBLE_DEVICES; start containers with --gpus all.</source>
            <translation>nvidia-smi und CUDA_VISIBLE_DEVICES prüfen; Container mit --gpus all starten.</translation>
        </message>
        <message>
            <source>The GPU driver is not there</source>
            <translation>Der GPU-Treiber ist nicht da</translation>
        </message>
        <message>
            <source>The library of the driver was not found. TensorFlow goes on with the CPU, 10 to 50 times slower.</source>
            <translation>Die Bibliothek des Treibers wurde nicht gefunden. TensorFlow macht mit der CPU weiter, 10- bis 50-mal langsamer.</translation>
        </message>
        <message>
            <source>Install the driver, or start the container with --gpus all.</source>
            <translation>Den Treiber installieren oder den Container mit --gpus all starten.</translation>
        </message>
        <message>
            <source>The GPU driver is too old</source>
            <translation>Der GPU-Treiber ist zu alt</translation>
        </message>
        <message>
            <source>The framework was built with a newer CUDA than the driver supports.</source>
            <translation>Das Framework wurde mit einem neueren CUDA gebaut, als der Treiber unterstützt.</translation>
        </message>
        <message>
            <source>Update the driver, or install a build for an older CUDA.</source>
            <translation>Den Treiber aktualisieren oder einen Build für ein älteres CUDA installieren.</translation>
        </message>
        <message>
            <source>The driver was updated without a reboot.</source>
            <translation>Der Treiber wurde ohne Neustart aktualisiert.</translation>
        </message>
        <message>
            <source>The driver is older than the compiler of the GPU code</source>
            <translation>Der Treiber ist älter als der Compiler des GPU-Codes</translation>
        </message>
        <message>
            <source>It cannot translate code made by a newer CUDA.</source>
            <translation>Er kann Code, der mit einem neueren CUDA erzeugt wurde, nicht übersetzen.</translation>
        </message>
        <message>
            <source>Update the driver.</source>
            <translation>Den Treiber aktualisieren.</translation>
        </message>
        <message>
            <source>Driver and CUDA of the container do not fit</source>
            <translation>Treiber und CUDA des Containers passen nicht zusammen</translation>
        </message>
        <message>
            <source>The compatibility package works on data-centre cards only.</source>
            <translation>Das Kompatibilitätspaket funktioniert nur auf Rechenzentrumskarten.</translation>
        </message>
        <message>
            <source>Update the driver, or use a container with an older CUDA.</source>
            <translation>Den Treiber aktualisieren oder einen Container mit einem älteren CUDA verwenden.</translation>
        </message>
        <message>
            <source>TensorFlow does not use the GPU</source>
            <translation>TensorFlow benutzt die GPU nicht</translation>
        </message>
        <message>
            <source>Libraries are missing, so everything runs on the CPU, 10 to 50 times slower.</source>
            <translation>Bibliotheken fehlen, daher läuft alles auf der CPU, 10- bis 50-mal langsamer.</translation>
        </message>
        <message>
            <source>Install the CUDA and cuDNN that this TensorFlow needs; the lines before name the missing libraries.</source>
            <translation>CUDA und cuDNN installieren, die dieses TensorFlow braucht; die Zeilen davor nennen die fehlenden Bibliotheken.</translation>
        </message>
        <message>
            <source>A library for the GPU was not found</source>
            <translation>Eine Bibliothek für die GPU wurde nicht gefunden</translation>
        </message>
        <message>
            <source>Without it TensorFlow does not use the GPU.</source>
            <translation>Ohne sie benutzt TensorFlow die GPU nicht.</translation>
        </message>
        <message>
            <source>Install exactly this version of the library, or a TensorFlow that fits the one installed.</source>
            <translation>Genau diese Version der Bibliothek installieren oder ein TensorFlow, das zur installierten passt.</translation>
        </message>
        <message>
            <source>A library for the GPU was loaded</source>
            <translation>Eine Bibliothek für die GPU wurde geladen</translation>
        </message>
        <message>
            <source>Its name tells the version.</source>
            <translation>Ihr Name sagt die Version.</translation>
        </message>
        <message>
            <source>An error is reported again</source>
            <translation>Ein Fehler wird noch einmal gemeldet</translation>
        </message>
        <message>
            <source>The error itself stands before or after.</source>
            <translation>Der Fehler selbst steht davor oder danach.</translation>
        </message>
        <message>
            <source>Read the message of the error.</source>
            <translation>Die Meldung des Fehlers lesen.</translation>
        </message>
        <message>
            <source>A Python exception ended the run</source>
            <translation>Eine Python-Exception beendete den Lauf</translation>
        </message>
        <message>
            <source>Nothing caught it. The traceback shows the way to the line that raised it.</source>
            <translation>Nichts fing sie ab. Der Traceback zeigt den Weg zu der Zeile, die sie auslöste.</translation>
        </message>
        <message>
            <source>Look at the deepest line of your own code in the traceback.</source>
            <translation>Im Traceback die tiefste Zeile des eigenen Codes ansehen.</translation>
        </message>
        <message>
            <source>The memory pool printed its state, which it does when a request cannot be served.</source>
            <translation>Der Speicherpool gab seinen Zustand aus; das tut er, wenn eine Anforderung nicht erfüllt werden kann.</translation>
        </message>
    </context>
    <context>
        <name>Sources</name>
        <message>
            <source>gave nothing that could be used; its issues say why</source>
            <translation>ergab nichts Brauchbares; die Dateiprobleme sagen, warum</translation>
        </message>
        <message>
            <source>a picture</source>
            <translation>ein Bild</translation>
        </message>
        <message>
            <source>dataset records</source>
            <translation>Einträge eines Datensatzes</translation>
        </message>
        <message>
            <source>weights or a checkpoint</source>
            <translation>Gewichte oder ein Checkpoint</translation>
        </message>
        <message>
            <source>source code</source>
            <translation>Quelltext</translation>
        </message>
        <message>
            <source>a document</source>
            <translation>ein Dokument</translation>
        </message>
        <message>
            <source>an archive</source>
            <translation>ein Archiv</translation>
        </message>
        <message>
            <source>annotations</source>
            <translation>Annotationen</translation>
        </message>
        <message>
            <source>a program or library</source>
            <translation>ein Programm oder eine Bibliothek</translation>
        </message>
        <message>
            <source>text without anything known in it</source>
            <translation>Text ohne etwas Bekanntes darin</translation>
        </message>
        <message>
            <source>bytes of no known kind</source>
            <translation>Bytes unbekannter Art</translation>
        </message>
        <message>
            <source>an empty file</source>
            <translation>eine leere Datei</translation>
        </message>
        <message>
            <source>could not be opened</source>
            <translation>konnte nicht geöffnet werden</translation>
        </message>
        <message>
            <source>more files than are read at once</source>
            <translation>mehr Dateien, als auf einmal gelesen werden</translation>
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
        <name>ThumbnailLoader</name>
        <message>
            <source>The picture ends early.</source>
            <translation>Das Bild endet vorzeitig.</translation>
        </message>
    </context>
    <context>
        <name>TraceEventText</name>
        <message>
            <source>%1 ms</source>
            <translation>%1 ms</translation>
        </message>
        <message>
            <source>at %1</source>
            <translation>bei %1</translation>
        </message>
        <message>
            <source>lasts %1</source>
            <translation>dauert %1</translation>
        </message>
        <message>
            <source>self %1</source>
            <translation>selbst %1</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>process, thread</comment>
            <translation>%1, %2</translation>
        </message>
    </context>
    <context>
        <name>TracePainter</name>
        <message>
            <source>Unnamed process</source>
            <translation>Unbenannter Prozess</translation>
        </message>
        <message>
            <source>%1 events</source>
            <translation>%1 Ereignisse</translation>
        </message>
        <message>
            <source>Step %1</source>
            <translation>Schritt %1</translation>
        </message>
        <message numerus="yes">
            <source>%n track(s)</source>
            <translation>
                <numerusform>%n Spur</numerusform>
                <numerusform>%n Spuren</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TraceSummary</name>
        <message>
            <source>%1 of each step waits for input.</source>
            <translation>Jeder Schritt besteht zu %1 aus Warten auf die Eingabe.</translation>
        </message>
        <message>
            <source>%1 of each step copies data to the device.</source>
            <translation>Jeder Schritt besteht zu %1 aus Kopieren von Daten zum Gerät.</translation>
        </message>
        <message>
            <source>%1 of each step copies data back to the host.</source>
            <translation>Jeder Schritt besteht zu %1 aus Kopieren von Daten zurück zum Host.</translation>
        </message>
        <message>
            <source>%1 of each step computes.</source>
            <translation>Jeder Schritt besteht zu %1 aus Rechnen.</translation>
        </message>
        <message>
            <source>%1 of each step the device waits for the host to launch kernels.</source>
            <translation>Jeder Schritt besteht zu %1 aus Warten des Geräts darauf, dass der Host Kernel startet.</translation>
        </message>
        <message>
            <source>%1 of each step exchanges gradients between devices.</source>
            <translation>Jeder Schritt besteht zu %1 aus Austausch von Gradienten zwischen Geräten.</translation>
        </message>
        <message>
            <source>%1 of each step is idle: nothing in the trace explains it.</source>
            <translation>Jeder Schritt besteht zu %1 aus Leerlauf: Nichts im Trace erklärt ihn.</translation>
        </message>
        <message>
            <source>%1 of the traced time waits for input.</source>
            <translation>Die aufgezeichnete Zeit besteht zu %1 aus Warten auf die Eingabe.</translation>
        </message>
        <message>
            <source>%1 of the traced time copies data to the device.</source>
            <translation>Die aufgezeichnete Zeit besteht zu %1 aus Kopieren von Daten zum Gerät.</translation>
        </message>
        <message>
            <source>%1 of the traced time copies data back to the host.</source>
            <translation>Die aufgezeichnete Zeit besteht zu %1 aus Kopieren von Daten zurück zum Host.</translation>
        </message>
        <message>
            <source>%1 of the traced time computes.</source>
            <translation>Die aufgezeichnete Zeit besteht zu %1 aus Rechnen.</translation>
        </message>
        <message>
            <source>%1 of the traced time the device waits for the host to launch kernels.</source>
            <translation>Die aufgezeichnete Zeit besteht zu %1 aus Warten des Geräts darauf, dass der Host Kernel startet.</translation>
        </message>
        <message>
            <source>%1 of the traced time exchanges gradients between devices.</source>
            <translation>Die aufgezeichnete Zeit besteht zu %1 aus Austausch von Gradienten zwischen Geräten.</translation>
        </message>
        <message>
            <source>%1 of the traced time is idle: nothing in the trace explains it.</source>
            <translation>Die aufgezeichnete Zeit besteht zu %1 aus Leerlauf: Nichts im Trace erklärt ihn.</translation>
        </message>
        <message>
            <source>No GPU was used.</source>
            <translation>Keine GPU wurde benutzt.</translation>
        </message>
        <message>
            <source>The GPU is busy %1 of the time.</source>
            <translation>Die GPU ist %1 der Zeit beschäftigt.</translation>
        </message>
        <message>
            <source>Each GPU is busy %1 of the time.</source>
            <translation>Jede GPU ist %1 der Zeit beschäftigt.</translation>
        </message>
        <message>
            <source>The GPUs are busy %1 to %2 of the time.</source>
            <translation>Die GPUs sind %1 bis %2 der Zeit beschäftigt.</translation>
        </message>
        <message>
            <source> </source>
            <comment>between sentences</comment>
            <translation> </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n Schritt</numerusform>
                <numerusform>%n Schritte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n device(s)</source>
            <translation>
                <numerusform>%n Gerät</numerusform>
                <numerusform>%n Geräte</numerusform>
            </translation>
        </message>
        <message>
            <source>rank %1 of %2</source>
            <translation>Rang %1 von %2</translation>
        </message>
        <message>
            <source>%1 events</source>
            <translation>%1 Ereignisse</translation>
        </message>
        <message>
            <source>The trace is cut: what came after its last whole event is missing.</source>
            <translation>Der Trace ist abgeschnitten: Was nach seinem letzten vollständigen Ereignis kam, fehlt.</translation>
        </message>
        <message>
            <source>No step markers: the steps are guessed.</source>
            <translation>Keine Schrittmarken: Die Schritte sind geschätzt.</translation>
        </message>
        <message>
            <source>No step markers: all of the trace counts as one stretch.</source>
            <translation>Keine Schrittmarken: Der ganze Trace zählt als ein Abschnitt.</translation>
        </message>
        <message>
            <source>This file holds the results of XProf, not the events, so there is no timeline.</source>
            <translation>Diese Datei enthält die Ergebnisse von XProf, nicht die Ereignisse; daher gibt es keinen Zeitverlauf.</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <translation>%1: %2, %3</translation>
        </message>
        <message>
            <source>Step %1: %2</source>
            <translation>Schritt %1: %2</translation>
        </message>
    </context>
    <context>
        <name>TraceText</name>
        <message>
            <source>%1 ns</source>
            <translation>%1 ns</translation>
        </message>
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
            <comment>seconds</comment>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>Input</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>Host to device</source>
            <translation>Host zu Gerät</translation>
        </message>
        <message>
            <source>Device to host</source>
            <translation>Gerät zu Host</translation>
        </message>
        <message>
            <source>Compute</source>
            <translation>Rechnen</translation>
        </message>
        <message>
            <source>Kernel launch</source>
            <translation>Kernelstart</translation>
        </message>
        <message>
            <source>Collectives</source>
            <translation>Kollektive</translation>
        </message>
        <message>
            <source>Idle</source>
            <translation>Leerlauf</translation>
        </message>
        <message>
            <source>Waiting for the next batch, or making it.</source>
            <translation>Wartet auf den nächsten Batch oder stellt ihn her.</translation>
        </message>
        <message>
            <source>Copies from the memory of the host to the device.</source>
            <translation>Kopien aus dem Speicher des Hosts zum Gerät.</translation>
        </message>
        <message>
            <source>Copies from the device to the memory of the host.</source>
            <translation>Kopien vom Gerät in den Speicher des Hosts.</translation>
        </message>
        <message>
            <source>Kernels of the model run on the device.</source>
            <translation>Kernel des Modells laufen auf dem Gerät.</translation>
        </message>
        <message>
            <source>The host prepares kernels while the device waits for them.</source>
            <translation>Der Host bereitet Kernel vor, während das Gerät auf sie wartet.</translation>
        </message>
        <message>
            <source>Devices exchange gradients: all-reduce and its kind.</source>
            <translation>Geräte tauschen Gradienten aus: All-Reduce und Ähnliches.</translation>
        </message>
        <message>
            <source>Nothing that the trace explains.</source>
            <translation>Nichts, was der Trace erklärt.</translation>
        </message>
        <message>
            <source>Operator on the host</source>
            <translation>Operator auf dem Host</translation>
        </message>
        <message>
            <source>Annotation</source>
            <translation>Annotation</translation>
        </message>
        <message>
            <source>CUDA call</source>
            <translation>CUDA-Aufruf</translation>
        </message>
        <message>
            <source>Kernel</source>
            <translation>Kernel</translation>
        </message>
        <message>
            <source>Copy host to device</source>
            <translation>Kopie Host zu Gerät</translation>
        </message>
        <message>
            <source>Copy device to host</source>
            <translation>Kopie Gerät zu Host</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopie</translation>
        </message>
        <message>
            <source>Memory set</source>
            <translation>Speicher setzen</translation>
        </message>
        <message>
            <source>Collective</source>
            <translation>Kollektive</translation>
        </message>
        <message>
            <source>Input pipeline</source>
            <translation>Eingabe-Pipeline</translation>
        </message>
        <message>
            <source>Python function</source>
            <translation>Python-Funktion</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Schritt</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>Sonstiges</translation>
        </message>
        <message>
            <source>TensorFlow XPlane</source>
            <translation>TensorFlow XPlane</translation>
        </message>
        <message>
            <source>Chrome trace</source>
            <translation>Chrome-Trace</translation>
        </message>
        <message>
            <source>TensorFlow trace</source>
            <translation>TensorFlow-Trace</translation>
        </message>
        <message>
            <source>PyTorch Kineto trace</source>
            <translation>PyTorch-Kineto-Trace</translation>
        </message>
        <message>
            <source>TensorFlow memory profile</source>
            <translation>TensorFlow-Speicherprofil</translation>
        </message>
        <message>
            <source>PyTorch memory snapshot</source>
            <translation>PyTorch-Speicherabbild</translation>
        </message>
        <message>
            <source>XProf results</source>
            <translation>XProf-Ergebnisse</translation>
        </message>
        <message>
            <source>unknown</source>
            <comment>a share</comment>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>&lt; 1 %</source>
            <translation>&lt; 1 %</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>&lt; %1</source>
            <translation>&lt; %1</translation>
        </message>
    </context>
    <context>
        <name>Vram</name>
        <message>
            <source>Batch %1 instead of %2</source>
            <translation>Batch %1 statt %2</translation>
        </message>
        <message>
            <source>The learning rate has to follow the batch; where batch normalisation is trained, its statistics get noisier.</source>
            <translation>Die Lernrate muss dem Batch folgen; wo die Batch-Normalisierung trainiert wird, wird ihre Statistik verrauschter.</translation>
        </message>
        <message>
            <source>Batch %1, gradients of %2 steps accumulated</source>
            <translation>Batch %1, Gradienten von %2 Schritten akkumuliert</translation>
        </message>
        <message>
            <source>Normalisation still sees the small batch; steps are counted anew.</source>
            <translation>Die Normalisierung sieht weiterhin den kleinen Batch; Schritte werden neu gezählt.</translation>
        </message>
        <message>
            <source>Mixed precision</source>
            <translation>Gemischte Genauigkeit</translation>
        </message>
        <message>
            <source>Needs loss scaling; watch the first thousand steps for NaN.</source>
            <translation>Benötigt Skalierung des Verlusts; die ersten tausend Schritte auf NaN beobachten.</translation>
        </message>
        <message>
            <source>Segments of the allocator that can grow</source>
            <translation>Segmente des Allokators, die wachsen können</translation>
        </message>
        <message>
            <source>One region from the start</source>
            <translation>Ein einziger Bereich von Anfang an</translation>
        </message>
        <message>
            <source>Activations computed again when needed</source>
            <translation>Aktivierungen bei Bedarf neu berechnet</translation>
        </message>
        <message>
            <source>Optimizer %1 instead of %2</source>
            <translation>Optimizer %1 statt %2</translation>
        </message>
        <message>
            <source>Needs a learning rate of its own; what was tuned for the other does not carry over.</source>
            <translation>Benötigt eine eigene Lernrate; was für den anderen abgestimmt wurde, lässt sich nicht übertragen.</translation>
        </message>
        <message>
            <source>No moving average of the weights</source>
            <translation>Kein gleitender Mittelwert der Gewichte</translation>
        </message>
        <message>
            <source>Evaluation is noisier and usually a little worse.</source>
            <translation>Die Auswertung ist verrauschter und meist etwas schlechter.</translation>
        </message>
        <message>
            <source>%1 stages of the backbone frozen</source>
            <translation>%1 Stufen des Backbones eingefroren</translation>
        </message>
        <message>
            <source>Only for a backbone that was trained on similar pictures.</source>
            <translation>Nur für ein Backbone, das auf ähnlichen Bildern trainiert wurde.</translation>
        </message>
        <message>
            <source>At most %1 boxes in a picture</source>
            <translation>Höchstens %1 Boxen in einem Bild</translation>
        </message>
        <message>
            <source>Boxes beyond it count as background; cut crowded pictures into tiles.</source>
            <translation>Boxen darüber hinaus zählen als Hintergrund; volle Bilder in Kacheln schneiden.</translation>
        </message>
        <message>
            <source>Images of %1 instead of %2</source>
            <translation>Bilder von %1 statt %2</translation>
        </message>
        <message>
            <source>Small objects are lost first; look at their average precision alone.</source>
            <translation>Kleine Objekte gehen zuerst verloren; ihre Average Precision gesondert betrachten.</translation>
        </message>
        <message>
            <source>%1 instead of %2</source>
            <translation>%1 statt %2</translation>
        </message>
        <message>
            <source>%1 (%2) with %3</source>
            <translation>%1 (%2) mit %3</translation>
        </message>
    </context>
    <context>
        <name>VramText</name>
        <message>
            <source>Weights</source>
            <translation>Gewichte</translation>
        </message>
        <message>
            <source>Gradients</source>
            <translation>Gradienten</translation>
        </message>
        <message>
            <source>Optimizer slots</source>
            <translation>Optimizer-Slots</translation>
        </message>
        <message>
            <source>Moving average</source>
            <translation>Gleitender Mittelwert</translation>
        </message>
        <message>
            <source>Gradient buckets</source>
            <translation>Gradienten-Buckets</translation>
        </message>
        <message>
            <source>Input</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>Backbone activations</source>
            <translation>Backbone-Aktivierungen</translation>
        </message>
        <message>
            <source>Neck activations</source>
            <translation>Neck-Aktivierungen</translation>
        </message>
        <message>
            <source>Head activations</source>
            <translation>Head-Aktivierungen</translation>
        </message>
        <message>
            <source>Second stage activations</source>
            <translation>Aktivierungen der zweiten Stufe</translation>
        </message>
        <message>
            <source>Loss</source>
            <translation>Verlust</translation>
        </message>
        <message>
            <source>Target assignment</source>
            <translation>Zielzuordnung</translation>
        </message>
        <message>
            <source>Activation gradients</source>
            <translation>Gradienten der Aktivierungen</translation>
        </message>
        <message>
            <source>Convolution workspace</source>
            <translation>Workspace der Faltungen</translation>
        </message>
        <message>
            <source>Allocator</source>
            <translation>Allokator</translation>
        </message>
        <message>
            <source>CUDA context</source>
            <translation>CUDA-Kontext</translation>
        </message>
        <message>
            <source>Unexplained</source>
            <translation>Ungeklärt</translation>
        </message>
        <message>
            <source>The parameters of the network.</source>
            <translation>Die Parameter des Netzes.</translation>
        </message>
        <message>
            <source>One for each parameter that is trained.</source>
            <translation>Einer für jeden Parameter, der trainiert wird.</translation>
        </message>
        <message>
            <source>What the optimizer remembers of each parameter: momentum, variance.</source>
            <translation>Was sich der Optimizer zu jedem Parameter merkt: Momentum, Varianz.</translation>
        </message>
        <message>
            <source>A second copy of the weights that follows them slowly.</source>
            <translation>Eine zweite Kopie der Gewichte, die ihnen langsam folgt.</translation>
        </message>
        <message>
            <source>Copies of the gradients for the exchange between GPUs.</source>
            <translation>Kopien der Gradienten für den Austausch zwischen GPUs.</translation>
        </message>
        <message>
            <source>Images and ground truth on the device.</source>
            <translation>Bilder und Ground Truth auf dem Gerät.</translation>
        </message>
        <message>
            <source>Outputs of the backbone, kept for the backward pass.</source>
            <translation>Ausgaben des Backbones, für den Backward-Pass behalten.</translation>
        </message>
        <message>
            <source>Outputs of the feature pyramid, kept for the backward pass.</source>
            <translation>Ausgaben der Feature-Pyramide, für den Backward-Pass behalten.</translation>
        </message>
        <message>
            <source>Outputs of the heads, kept for the backward pass.</source>
            <translation>Ausgaben der Heads, für den Backward-Pass behalten.</translation>
        </message>
        <message>
            <source>What runs on proposals, kept for the backward pass.</source>
            <translation>Was auf Proposals läuft, für den Backward-Pass behalten.</translation>
        </message>
        <message>
            <source>Intermediate results of the losses: they grow with anchors times classes.</source>
            <translation>Zwischenergebnisse der Verluste: Sie wachsen mit Anchors mal Klassen.</translation>
        </message>
        <message>
            <source>Matching of anchors with ground truth: it grows with anchors times boxes in an image.</source>
            <translation>Zuordnung von Anchors zu Ground Truth: Sie wächst mit Anchors mal Boxen in einem Bild.</translation>
        </message>
        <message>
            <source>Gradients of activations that are alive at the peak.</source>
            <translation>Gradienten der Aktivierungen, die bei der Spitze noch leben.</translation>
        </message>
        <message>
            <source>Scratch memory of the convolution that runs at the peak.</source>
            <translation>Arbeitsspeicher (Workspace) der Faltung, die bei der Spitze läuft.</translation>
        </message>
        <message>
            <source>Rounding and fragments: reserved, but not handed out.</source>
            <translation>Rundung und Fragmente: reserviert, aber nicht vergeben.</translation>
        </message>
        <message>
            <source>CUDA, cuDNN, cuBLAS and NCCL themselves.</source>
            <translation>CUDA, cuDNN, cuBLAS und NCCL selbst.</translation>
        </message>
        <message>
            <source>What a measurement adds to the model.</source>
            <translation>Was eine Messung zum Modell hinzufügt.</translation>
        </message>
        <message>
            <source>Backbone</source>
            <translation>Backbone</translation>
        </message>
        <message>
            <source>Neck</source>
            <translation>Neck</translation>
        </message>
        <message>
            <source>Head</source>
            <translation>Head</translation>
        </message>
        <message>
            <source>Second stage</source>
            <translation>Zweite Stufe</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>Vorwärts</translation>
        </message>
        <message>
            <source>Backward</source>
            <translation>Rückwärts</translation>
        </message>
        <message>
            <source>Update</source>
            <translation>Aktualisierung</translation>
        </message>
        <message>
            <source>Convolution</source>
            <translation>Faltung</translation>
        </message>
        <message>
            <source>Transposed convolution</source>
            <translation>Transponierte Faltung</translation>
        </message>
        <message>
            <source>Dense</source>
            <translation>Dense</translation>
        </message>
        <message>
            <source>Batch norm</source>
            <translation>Batch-Norm</translation>
        </message>
        <message>
            <source>Group norm</source>
            <translation>Group-Norm</translation>
        </message>
        <message>
            <source>Layer norm</source>
            <translation>Layer-Norm</translation>
        </message>
        <message>
            <source>Activation</source>
            <translation>Aktivierung</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Addition</translation>
        </message>
        <message>
            <source>Multiply</source>
            <translation>Multiplikation</translation>
        </message>
        <message>
            <source>Concatenation</source>
            <translation>Verkettung</translation>
        </message>
        <message>
            <source>Max pooling</source>
            <translation>Max-Pooling</translation>
        </message>
        <message>
            <source>Average pooling</source>
            <translation>Average-Pooling</translation>
        </message>
        <message>
            <source>Global pooling</source>
            <translation>Globales Pooling</translation>
        </message>
        <message>
            <source>Resize</source>
            <translation>Größenänderung</translation>
        </message>
        <message>
            <source>Padding</source>
            <translation>Padding</translation>
        </message>
        <message>
            <source>Softmax</source>
            <translation>Softmax</translation>
        </message>
        <message>
            <source>Dropout</source>
            <translation>Dropout</translation>
        </message>
        <message>
            <source>Matrix product</source>
            <translation>Matrixprodukt</translation>
        </message>
        <message>
            <source>Crops of proposals</source>
            <translation>Ausschnitte der Proposals</translation>
        </message>
        <message>
            <source>View</source>
            <translation>View</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopie</translation>
        </message>
        <message>
            <source>Calculation</source>
            <translation>Berechnung</translation>
        </message>
        <message>
            <source>32 bit</source>
            <translation>32 Bit</translation>
        </message>
        <message>
            <source>Mixed (AMP)</source>
            <translation>Gemischt (AMP)</translation>
        </message>
        <message>
            <source>16 bit</source>
            <translation>16 Bit</translation>
        </message>
        <message>
            <source>Allocated</source>
            <translation>Belegt</translation>
        </message>
        <message>
            <source>Reserved</source>
            <translation>Reserviert</translation>
        </message>
        <message>
            <source>On the device</source>
            <translation>Auf dem Gerät</translation>
        </message>
        <message>
            <source>As torch.cuda.max_memory_allocated and TensorFlow's MaxInUse: what tensors take.</source>
            <translation>Wie torch.cuda.max_memory_allocated und MaxInUse von TensorFlow: was Tensoren belegen.</translation>
        </message>
        <message>
            <source>As torch.cuda.max_memory_reserved: what the allocator took from the driver.</source>
            <translation>Wie torch.cuda.max_memory_reserved: was der Allokator vom Treiber geholt hat.</translation>
        </message>
        <message>
            <source>As nvidia-smi: with the context and the libraries. What has to fit.</source>
            <translation>Wie nvidia-smi: mit Kontext und Bibliotheken. Das muss hineinpassen.</translation>
        </message>
        <message>
            <source>Trained</source>
            <translation>Trainiert</translation>
        </message>
        <message>
            <source>Moving statistics</source>
            <translation>Gleitende Statistik</translation>
        </message>
        <message>
            <source>Frozen</source>
            <translation>Eingefroren</translation>
        </message>
        <message>
            <source>Synchronised</source>
            <translation>Synchronisiert</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nichts</translation>
        </message>
        <message>
            <source>Stem</source>
            <translation>Stem</translation>
        </message>
        <message>
            <source>Stem, stage 1</source>
            <translation>Stem, Stufe 1</translation>
        </message>
        <message>
            <source>Stem, stages 1 to %1</source>
            <translation>Stem, Stufen 1 bis %1</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modell</translation>
        </message>
        <message>
            <source>Framework</source>
            <translation>Framework</translation>
        </message>
        <message>
            <source>Input size</source>
            <translation>Eingabegröße</translation>
        </message>
        <message>
            <source>Batch</source>
            <translation>Batch</translation>
        </message>
        <message>
            <source>Classes</source>
            <translation>Klassen</translation>
        </message>
        <message>
            <source>Most boxes in a picture</source>
            <translation>Meiste Boxen in einem Bild</translation>
        </message>
        <message>
            <source>GPUs</source>
            <translation>GPUs</translation>
        </message>
        <message>
            <source>Precision</source>
            <translation>Genauigkeit</translation>
        </message>
        <message>
            <source>Optimizer</source>
            <translation>Optimizer</translation>
        </message>
        <message>
            <source>Frozen stages</source>
            <translation>Eingefrorene Stufen</translation>
        </message>
        <message>
            <source>Checkpointing</source>
            <translation>Checkpointing</translation>
        </message>
        <message>
            <source>Accumulated steps</source>
            <translation>Akkumulierte Schritte</translation>
        </message>
        <message>
            <source>Process</source>
            <translation>Prozess</translation>
        </message>
        <message>
            <source>Read buffers</source>
            <translation>Lesepuffer</translation>
        </message>
        <message>
            <source>Shuffle buffer</source>
            <translation>Mischpuffer</translation>
        </message>
        <message>
            <source>Pictures being decoded</source>
            <translation>Bilder beim Dekodieren</translation>
        </message>
        <message>
            <source>Waiting batches</source>
            <translation>Wartende Batches</translation>
        </message>
        <message>
            <source>Worker processes</source>
            <translation>Worker-Prozesse</translation>
        </message>
        <message>
            <source>Cache</source>
            <translation>Cache</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 bis %2</translation>
        </message>
        <message>
            <source>Fits</source>
            <translation>Passt</translation>
        </message>
        <message>
            <source>Fits, barely</source>
            <translation>Passt knapp</translation>
        </message>
        <message>
            <source>Probably too large</source>
            <translation>Wahrscheinlich zu groß</translation>
        </message>
        <message>
            <source>Too large</source>
            <translation>Zu groß</translation>
        </message>
        <message>
            <source>Needs %1 (%2) of the %3 usable on %4.</source>
            <translation>Braucht %1 (%2) von den %3, die auf %4 nutzbar sind.</translation>
        </message>
        <message>
            <source>Not even one image fits.</source>
            <translation>Nicht einmal ein Bild passt.</translation>
        </message>
        <message>
            <source>Largest batch: %1.</source>
            <translation>Größter Batch: %1.</translation>
        </message>
        <message>
            <source>Largest batch: %1 (certain %2, possible %3).</source>
            <translation>Größter Batch: %1 (sicher %2, möglich %3).</translation>
        </message>
        <message>
            <source>The peak is in the forward pass.</source>
            <translation>Die Spitze liegt im Vorwärtsdurchlauf.</translation>
        </message>
        <message>
            <source>The peak is in the forward pass, at %1.</source>
            <translation>Die Spitze liegt im Vorwärtsdurchlauf, bei %1.</translation>
        </message>
        <message>
            <source>The peak is in the loss.</source>
            <translation>Die Spitze liegt im Verlust.</translation>
        </message>
        <message>
            <source>The peak is in the loss, at %1.</source>
            <translation>Die Spitze liegt im Verlust, bei %1.</translation>
        </message>
        <message>
            <source>The peak is in the backward pass.</source>
            <translation>Die Spitze liegt im Rückwärtsdurchlauf.</translation>
        </message>
        <message>
            <source>The peak is in the backward pass, at %1.</source>
            <translation>Die Spitze liegt im Rückwärtsdurchlauf, bei %1.</translation>
        </message>
        <message>
            <source>The peak is in the update of the weights.</source>
            <translation>Die Spitze liegt in der Aktualisierung der Gewichte.</translation>
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
        <name>faultline::ArtifactTreeModel</name>
        <message numerus="yes">
            <source>%n damaged place(s); see Issues</source>
            <translation>
                <numerusform>%n beschädigte Stelle; siehe Dateiprobleme</numerusform>
                <numerusform>%n beschädigte Stellen; siehe Dateiprobleme</numerusform>
            </translation>
        </message>
        <message>
            <source>Ended by: %1</source>
            <translation>Beendet durch: %1</translation>
        </message>
        <message>
            <source>Ended with exit code %1</source>
            <translation>Beendet mit Exit-Code %1</translation>
        </message>
        <message>
            <source>Not recognised</source>
            <translation>Nicht erkannt</translation>
        </message>
        <message>
            <source>Logs</source>
            <translation>Protokolle</translation>
        </message>
        <message>
            <source>GPU and host logs</source>
            <translation>GPU- und Host-Protokolle</translation>
        </message>
        <message>
            <source>Configurations</source>
            <translation>Konfigurationen</translation>
        </message>
        <message>
            <source>Environment</source>
            <translation>Umgebung</translation>
        </message>
        <message>
            <source>Traces</source>
            <translation>Traces</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>Läufe</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n file(s)</source>
            <translation>
                <numerusform>%1, %n Datei</numerusform>
                <numerusform>%1, %n Dateien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more of these are not listed.</source>
            <translation>
                <numerusform>%n weitere davon ist nicht aufgelistet.</numerusform>
                <numerusform>%n weitere davon sind nicht aufgelistet.</numerusform>
            </translation>
        </message>
        <message>
            <source>Belongs to run %1</source>
            <translation>Gehört zu Lauf %1</translation>
        </message>
        <message>
            <source>run %1</source>
            <translation>Lauf %1</translation>
        </message>
        <message>
            <source>Datasets</source>
            <translation>Datensätze</translation>
        </message>
    </context>
    <context>
        <name>faultline::ChangeTableModel</name>
        <message>
            <source>What differs</source>
            <translation>Unterschied</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Vorher</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Jetzt</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Speicher</translation>
        </message>
    </context>
    <context>
        <name>faultline::ComponentTableModel</name>
        <message>
            <source>Component</source>
            <translation>Komponente</translation>
        </message>
        <message>
            <source>Bytes</source>
            <translation>Bytes</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Änderung</translation>
        </message>
        <message>
            <source>How it comes about</source>
            <translation>Wie es zustande kommt</translation>
        </message>
    </context>
    <context>
        <name>faultline::ConfigTreeModel</name>
        <message>
            <source>line %1</source>
            <translation>Zeile %1</translation>
        </message>
        <message>
            <source>in the file</source>
            <translation>in der Datei</translation>
        </message>
        <message>
            <source>default</source>
            <translation>Vorgabe</translation>
        </message>
        <message>
            <source>not set</source>
            <translation>nicht gesetzt</translation>
        </message>
        <message>
            <source>line %1, unknown field</source>
            <translation>Zeile %1, unbekanntes Feld</translation>
        </message>
        <message>
            <source>line %1, set twice</source>
            <translation>Zeile %1, doppelt gesetzt</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <translation>%1: %2, %3</translation>
        </message>
        <message>
            <source>Field</source>
            <translation>Feld</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Vorgabe</translation>
        </message>
        <message>
            <source>Set</source>
            <translation>Gesetzt</translation>
        </message>
    </context>
    <context>
        <name>faultline::DefectTableModel</name>
        <message>
            <source>Severity</source>
            <translation>Schwere</translation>
        </message>
        <message>
            <source>Defect</source>
            <translation>Mangel</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Bild</translation>
        </message>
        <message>
            <source>Box</source>
            <translation>Box</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>Split</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Grund</translation>
        </message>
    </context>
    <context>
        <name>faultline::EnvironmentModel</name>
        <message>
            <source>missing library</source>
            <translation>fehlende Bibliothek</translation>
        </message>
        <message>
            <source>%1, line %2</source>
            <translation>%1, Zeile %2</translation>
        </message>
        <message>
            <source>Component</source>
            <translation>Komponente</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>Version</translation>
        </message>
        <message>
            <source>Known as</source>
            <translation>Bekannt als</translation>
        </message>
        <message>
            <source>Found in</source>
            <translation>Gefunden in</translation>
        </message>
        <message>
            <source>Detail</source>
            <translation>Einzelheiten</translation>
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
        <name>faultline::LayerTableModel</name>
        <message>
            <source>%1 × %2 × %3</source>
            <translation>%1 × %2 × %3</translation>
        </message>
        <message>
            <source>%1 × (%2)</source>
            <translation>%1 × (%2)</translation>
        </message>
        <message>
            <source>%1 %2 × %3</source>
            <translation>%1 %2 × %3</translation>
        </message>
        <message>
            <source>Layer</source>
            <translation>Schicht</translation>
        </message>
        <message>
            <source>Part</source>
            <translation>Teil</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <source>Output of one image</source>
            <translation>Ausgabe für ein Bild</translation>
        </message>
        <message>
            <source>Parameters</source>
            <translation>Parameter</translation>
        </message>
        <message>
            <source>Kept</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Workspace</source>
            <translation>Workspace</translation>
        </message>
        <message>
            <source>FLOPs</source>
            <translation>FLOPs</translation>
        </message>
    </context>
    <context>
        <name>faultline::LogEventModel</name>
        <message>
            <source>Line %1</source>
            <translation>Zeile %1</translation>
        </message>
        <message numerus="yes">
            <source>%n times</source>
            <translation>
                <numerusform>%n-mal</numerusform>
                <numerusform>%n-mal</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::MitigationModel</name>
        <message>
            <source>same</source>
            <translation>gleich</translation>
        </message>
        <message>
            <source>+%1 %</source>
            <translation>+%1 %</translation>
        </message>
        <message>
            <source>−%1 %</source>
            <translation>−%1 %</translation>
        </message>
        <message>
            <source>× %1</source>
            <translation>× %1</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Änderung</translation>
        </message>
        <message>
            <source>Saves</source>
            <translation>Spart</translation>
        </message>
        <message>
            <source>New peak</source>
            <translation>Neue Spitze</translation>
        </message>
        <message>
            <source>Fits?</source>
            <translation>Passt?</translation>
        </message>
        <message>
            <source>Epoch time</source>
            <translation>Epochendauer</translation>
        </message>
        <message>
            <source>Learning rate</source>
            <translation>Lernrate</translation>
        </message>
    </context>
    <context>
        <name>faultline::PictureListModel</name>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n Box</numerusform>
                <numerusform>%n Boxen</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <translation>%1 · %2</translation>
        </message>
    </context>
    <context>
        <name>faultline::PipelineDocument</name>
        <message>
            <source>Add %1</source>
            <translation>%1 hinzufügen</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <translation>%1 entfernen</translation>
        </message>
        <message>
            <source>Move %1</source>
            <translation>%1 verschieben</translation>
        </message>
        <message>
            <source>Switch %1 on</source>
            <translation>%1 einschalten</translation>
        </message>
        <message>
            <source>Switch %1 off</source>
            <translation>%1 ausschalten</translation>
        </message>
        <message>
            <source>Change %1 of %2</source>
            <translation>%1 von %2 ändern</translation>
        </message>
        <message>
            <source>Reset %1</source>
            <translation>%1 zurücksetzen</translation>
        </message>
    </context>
    <context>
        <name>faultline::PipelineStepModel</name>
        <message>
            <source>%1, on</source>
            <translation>%1, an</translation>
        </message>
        <message>
            <source>%1, off</source>
            <translation>%1, aus</translation>
        </message>
        <message>
            <source>Not reproduced: this transform is not known here.</source>
            <translation>Nicht nachgebildet: Diese Transformation ist hier nicht bekannt.</translation>
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
        <message>
            <source>There are no event files: this run is known by its console log.</source>
            <translation>Es gibt keine Ereignisdateien: Dieser Lauf ist aus seinem Konsolenprotokoll bekannt.</translation>
        </message>
        <message>
            <source>from its console log</source>
            <translation>aus seinem Konsolenprotokoll</translation>
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
        <name>faultline::ui::ArtifactPanel</name>
        <message>
            <source>Files of this case</source>
            <translation>Dateien dieses Falls</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>Dateien</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Zeigen</translation>
        </message>
        <message>
            <source>Show issues</source>
            <translation>Dateiprobleme zeigen</translation>
        </message>
        <message>
            <source>Copy path</source>
            <translation>Pfad kopieren</translation>
        </message>
        <message>
            <source>Open its folder</source>
            <translation>Ordner der Datei öffnen</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::BatchGrid</name>
        <message>
            <source>Pictures of the batch</source>
            <translation>Bilder des Batches</translation>
        </message>
        <message numerus="yes">
            <source>%n lost</source>
            <comment>boxes</comment>
            <translation>
                <numerusform>%n verloren</numerusform>
                <numerusform>%n verloren</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 × %2 px, boxes: %3 of %4</source>
            <translation>%1 × %2 px, Boxen: %3 von %4</translation>
        </message>
        <message>
            <source>The picture as decoded (O for all)</source>
            <translation>Das Bild wie dekodiert (O für alle)</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::BatchToolbar</name>
        <message>
            <source>Dataset</source>
            <translation>Datensatz</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>Split</translation>
        </message>
        <message>
            <source>Previous batch (Ctrl+Left)</source>
            <translation>Voriger Batch (Strg+Links)</translation>
        </message>
        <message>
            <source>Next batch (Ctrl+Right)</source>
            <translation>Nächster Batch (Strg+Rechts)</translation>
        </message>
        <message>
            <source>Pictures in a batch</source>
            <translation>Bilder je Batch</translation>
        </message>
        <message>
            <source> pictures</source>
            <translation> Bilder</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Seed</translation>
        </message>
        <message>
            <source>New seed (Ctrl+R)</source>
            <translation>Neuer Seed (Strg+R)</translation>
        </message>
        <message>
            <source>Boxes</source>
            <translation>Boxen</translation>
        </message>
        <message>
            <source>Boxes and labels</source>
            <translation>Boxen und Labels</translation>
        </message>
        <message>
            <source>Original</source>
            <translation>Original</translation>
        </message>
        <message>
            <source>Pictures as decoded (O)</source>
            <translation>Bilder wie dekodiert (O)</translation>
        </message>
        <message>
            <source>Network view</source>
            <translation>Netzsicht</translation>
        </message>
        <message>
            <source>Pictures as the network is fed: normalised, stretched to be seen</source>
            <translation>Bilder, wie das Netz sie bekommt: normalisiert, zur Anzeige gespreizt</translation>
        </message>
        <message>
            <source>Size of the pictures</source>
            <translation>Größe der Bilder</translation>
        </message>
        <message>
            <source>Size of the pictures (Ctrl and wheel, + and -)</source>
            <translation>Größe der Bilder (Strg und Mausrad, + und -)</translation>
        </message>
        <message>
            <source>All splits</source>
            <translation>Alle Splits</translation>
        </message>
        <message>
            <source>Batch %1</source>
            <translation>Batch %1</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::BatchesView</name>
        <message>
            <source>Open a folder…</source>
            <translation>Ordner öffnen…</translation>
        </message>
        <message>
            <source>All pictures</source>
            <translation>Alle Bilder</translation>
        </message>
        <message>
            <source>No dataset in this case</source>
            <translation>Kein Datensatz in diesem Fall</translation>
        </message>
        <message>
            <source>Nothing is open</source>
            <translation>Nichts geöffnet</translation>
        </message>
        <message>
            <source>Open the dataset beside the run: its TFRecord files, the COCO JSON, the VOC or YOLO folder, or a pipeline.config or data.yaml that names them. Its batches are shown here as the trainer would see them.</source>
            <translation>Öffnen Sie zum Lauf den Datensatz: seine TFRecord-Dateien, das COCO-JSON, den VOC- oder YOLO-Ordner oder eine pipeline.config oder data.yaml, die sie nennt. Seine Batches erscheinen hier so, wie der Trainer sie sähe.</translation>
        </message>
        <message>
            <source>Open a dataset and the configuration of its training to see the augmented batches, what they lose and what they cost.</source>
            <translation>Öffnen Sie einen Datensatz und die Konfiguration seines Trainings, um die augmentierten Batches zu sehen, was sie verlieren und was sie kosten.</translation>
        </message>
        <message>
            <source>Reading the dataset…</source>
            <translation>Datensatz wird gelesen…</translation>
        </message>
        <message>
            <source>No pictures to make a batch of</source>
            <translation>Keine Bilder für einen Batch</translation>
        </message>
        <message>
            <source>The dataset holds none that could be found.</source>
            <translation>Der Datensatz enthält keine auffindbaren.</translation>
        </message>
        <message>
            <source>%1 under %2 seeds</source>
            <translation>%1 mit %2 Seeds</translation>
        </message>
        <message>
            <source>%1 of %2 pictures made</source>
            <translation>%1 von %2 Bildern erzeugt</translation>
        </message>
        <message>
            <source>%1 pictures in %2 ms</source>
            <translation>%1 Bilder in %2 ms</translation>
        </message>
        <message>
            <source>Batches</source>
            <translation>Batches</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::BooleanEditor</name>
        <message>
            <source>On</source>
            <translation>Ein</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::BoxSizeMap</name>
        <message>
            <source>Width and height of boxes</source>
            <translation>Breite und Höhe der Boxen</translation>
        </message>
        <message>
            <source>No boxes</source>
            <translation>Keine Boxen</translation>
        </message>
        <message>
            <source>Most boxes are about %1 px wide and %2 px high</source>
            <translation>Die meisten Boxen sind etwa %1 px breit und %2 px hoch</translation>
        </message>
        <message>
            <source>%1 to %2 px wide, %3 to %4 px high: %5</source>
            <translation>%1 bis %2 px breit, %3 bis %4 px hoch: %5</translation>
        </message>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n Box</numerusform>
                <numerusform>%n Boxen</numerusform>
            </translation>
        </message>
        <message>
            <source>px wide</source>
            <translation>px breit</translation>
        </message>
        <message>
            <source>px high</source>
            <translation>px hoch</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::BreakdownBar</name>
        <message>
            <source>Mean step by what it is spent on</source>
            <translation>Mittlerer Schritt, aufgeteilt nach Verwendung der Zeit</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::BreakdownPanel</name>
        <message>
            <source>Mean step: %1</source>
            <translation>Mittlerer Schritt: %1</translation>
        </message>
        <message>
            <source>Traced time: %1</source>
            <translation>Aufgezeichnete Zeit: %1</translation>
        </message>
        <message>
            <source>Each step</source>
            <translation>Jeder Schritt</translation>
        </message>
        <message>
            <source>Each step (step %1 chosen: %2)</source>
            <translation>Jeder Schritt (Schritt %1 gewählt: %2)</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CaptureHint</name>
        <message>
            <source>A trace of a few steps shows what each step waits for: input, copies, kernel launches, other devices. Open the folder that the profiler wrote to, or one of its files: *.xplane.pb, *.trace.json, *.trace.json.gz, *.pt.trace.json, memory_profile.json, snapshot.pickle.</source>
            <translation>Ein Trace weniger Schritte zeigt, worauf jeder Schritt wartet: Eingabe, Kopien, Kernelstarts, andere Geräte. Öffnen Sie den Ordner, in den der Profiler schrieb, oder eine seiner Dateien: *.xplane.pb, *.trace.json, *.trace.json.gz, *.pt.trace.json, memory_profile.json, snapshot.pickle.</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>Öffnen…</translation>
        </message>
        <message>
            <source>No trace yet? Add these lines to the training</source>
            <translation>Noch kein Trace? Diese Zeilen ins Training einfügen</translation>
        </message>
        <message>
            <source>PyTorch</source>
            <translation>PyTorch</translation>
        </message>
        <message>
            <source>TensorFlow</source>
            <translation>TensorFlow</translation>
        </message>
        <message>
            <source>PyTorch, who holds the memory of the GPU</source>
            <translation>PyTorch: wer den GPU-Speicher belegt</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CasePanel</name>
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
        <message>
            <source>Filter runs and files</source>
            <translation>Läufe und Dateien filtern</translation>
        </message>
        <message>
            <source>No runs here</source>
            <translation>Keine Läufe</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CataloguePopup</name>
        <message>
            <source>Search transforms</source>
            <translation>Transformationen suchen</translation>
        </message>
        <message>
            <source>Transforms</source>
            <translation>Transformationen</translation>
        </message>
        <message>
            <source>No transform of %1 is known here yet.</source>
            <translation>Hier ist noch keine Transformation von %1 bekannt.</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CauseBanner</name>
        <message>
            <source>What ended the run</source>
            <translation>Was den Lauf beendete</translation>
        </message>
        <message>
            <source>Show line %1</source>
            <translation>Zeile %1 zeigen</translation>
        </message>
        <message>
            <source>What ended the run: %1</source>
            <translation>Was den Lauf beendete: %1</translation>
        </message>
        <message>
            <source>Ended by signal %1</source>
            <translation>Beendet durch Signal %1</translation>
        </message>
        <message>
            <source>Ended with exit code %1</source>
            <translation>Beendet mit Exit-Code %1</translation>
        </message>
        <message>
            <source>No line of the log was recognised as the cause.</source>
            <translation>Keine Zeile des Protokolls wurde als Ursache erkannt.</translation>
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
        <name>faultline::ui::ClockList</name>
        <message>
            <source>Clocks</source>
            <translation>Uhren</translation>
        </message>
        <message>
            <source>Shift of %1, hours, minutes and seconds</source>
            <translation>Verschiebung von %1, Stunden, Minuten und Sekunden</translation>
        </message>
        <message>
            <source>Moves everything in this file in time: hours, minutes, seconds.</source>
            <translation>Verschiebt alles in dieser Datei in der Zeit: Stunden, Minuten, Sekunden.</translation>
        </message>
        <message>
            <source>Back to the guessed clock of %1</source>
            <translation>Zurück zur geschätzten Uhr von %1</translation>
        </message>
        <message>
            <source>%1 (within %2)</source>
            <comment>why, how exactly</comment>
            <translation>%1 (auf %2 genau)</translation>
        </message>
        <message>
            <source>%1 of %2 not sure</source>
            <translation>%1 von %2 unsicher</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s), all sure</source>
            <translation>
                <numerusform>%n Datei, sicher</numerusform>
                <numerusform>%n Dateien, alle sicher</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n set by you</source>
            <translation>
                <numerusform>%n von Ihnen gesetzt</numerusform>
                <numerusform>%n von Ihnen gesetzt</numerusform>
            </translation>
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
        <name>faultline::ui::ComparePanel</name>
        <message>
            <source>%1, batch %2, %3 × %4, %5</source>
            <translation>%1, Batch %2, %3 × %4, %5</translation>
        </message>
        <message>
            <source>What makes the difference</source>
            <translation>Was den Unterschied ausmacht</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Vorher</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Jetzt</translation>
        </message>
        <message>
            <source>Remember the plan</source>
            <translation>Plan merken</translation>
        </message>
        <message>
            <source>Keeps the plan as it is now, to compare later ones with it</source>
            <translation>Behält den Plan, wie er jetzt ist, um spätere damit zu vergleichen</translation>
        </message>
        <message>
            <source>%1 as its zoo trains it</source>
            <translation>%1, wie sein Zoo es trainiert</translation>
        </message>
        <message>
            <source>The plan above</source>
            <translation>Der Plan oben</translation>
        </message>
        <message>
            <source>Being worked out…</source>
            <translation>Wird berechnet…</translation>
        </message>
        <message>
            <source>Change something above, or choose another training for one of the sides.</source>
            <translation>Oben etwas ändern oder für eine der Seiten ein anderes Training wählen.</translation>
        </message>
        <message>
            <source>What a change does depends on what else has changed; each row is the mean over the orders in which they could be made. The rows sum to the difference.</source>
            <translation>Was eine Änderung bewirkt, hängt davon ab, was sich sonst geändert hat; jede Zeile ist der Mittelwert über die Reihenfolgen, in denen die Änderungen vorgenommen werden könnten. Die Zeilen ergeben zusammen den Unterschied.</translation>
        </message>
        <message>
            <source>Both are the same.</source>
            <translation>Beide sind gleich.</translation>
        </message>
        <message>
            <source>%1 %2 → %3: %4</source>
            <translation>%1 %2 → %3: %4</translation>
        </message>
        <message>
            <source>; </source>
            <translation>; </translation>
        </message>
        <message>
            <source>It fitted %1 before and does not now: %2 more. %3.</source>
            <translation>Passte vorher auf %1 und jetzt nicht mehr: %2 mehr. %3.</translation>
        </message>
        <message>
            <source>It did not fit %1 before and does now: %2 less. %3.</source>
            <translation>Passte vorher nicht auf %1 und jetzt schon: %2 weniger. %3.</translation>
        </message>
        <message>
            <source>Takes %1 more. %2.</source>
            <translation>Braucht %1 mehr. %2.</translation>
        </message>
        <message>
            <source>Takes %1 less. %2.</source>
            <translation>Braucht %1 weniger. %2.</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ComponentBar</name>
        <message>
            <source>What the memory is made of</source>
            <translation>Woraus sich der Speicher zusammensetzt</translation>
        </message>
        <message>
            <source>Chosen: %1</source>
            <translation>Gewählt: %1</translation>
        </message>
        <message>
            <source>Together %1, %2</source>
            <translation>Zusammen %1, %2</translation>
        </message>
        <message>
            <source>Instead %1</source>
            <translation>Stattdessen %1</translation>
        </message>
        <message>
            <source>Measured %1</source>
            <translation>Gemessen %1</translation>
        </message>
        <message>
            <source>%1 has %2 usable</source>
            <translation>%1 hat %2 nutzbar</translation>
        </message>
        <message>
            <source>%1: %2 (%3)</source>
            <translation>%1: %2 (%3)</translation>
        </message>
        <message>
            <source>%1: %2, of which %3 are taken by the driver and the framework's reserve</source>
            <translation>%1: %2, davon %3 von Treiber und Reserve des Frameworks belegt</translation>
        </message>
        <message>
            <source>%1: %2 usable</source>
            <translation>%1: %2 nutzbar</translation>
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
        <name>faultline::ui::ConfigPanel</name>
        <message>
            <source>Text of the file</source>
            <translation>Text der Datei</translation>
        </message>
        <message>
            <source>Fields</source>
            <translation>Felder</translation>
        </message>
        <message>
            <source>Search fields and values</source>
            <translation>Felder und Werte durchsuchen</translation>
        </message>
        <message>
            <source>Which fields to list</source>
            <translation>Welche Felder aufgelistet werden</translation>
        </message>
        <message>
            <source>All fields</source>
            <translation>Alle Felder</translation>
        </message>
        <message>
            <source>Written in the file</source>
            <translation>In der Datei angegeben</translation>
        </message>
        <message>
            <source>Not the default</source>
            <translation>Abweichend von der Vorgabe</translation>
        </message>
        <message>
            <source>Unknown or set twice</source>
            <translation>Unbekannt oder doppelt gesetzt</translation>
        </message>
        <message numerus="yes">
            <source>%n class(es)</source>
            <translation>
                <numerusform>%n Klasse</numerusform>
                <numerusform>%n Klassen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n field(s) written</source>
            <translation>
                <numerusform>%n Feld angegeben</numerusform>
                <numerusform>%n Felder angegeben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left at the default</source>
            <translation>
                <numerusform>%n auf Vorgabe belassen</numerusform>
                <numerusform>%n auf Vorgabe belassen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unknown</source>
            <translation>
                <numerusform>%n unbekannt</numerusform>
                <numerusform>%n unbekannt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n set twice</source>
            <translation>
                <numerusform>%n doppelt gesetzt</numerusform>
                <numerusform>%n doppelt gesetzt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n field(s)</source>
            <translation>
                <numerusform>%n Feld</numerusform>
                <numerusform>%n Felder</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy value</source>
            <translation>Wert kopieren</translation>
        </message>
        <message>
            <source>Copy path of the field</source>
            <translation>Pfad des Felds kopieren</translation>
        </message>
        <message>
            <source>Expand all</source>
            <translation>Alle aufklappen</translation>
        </message>
        <message>
            <source>Collapse all</source>
            <translation>Alle zuklappen</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ConfigView</name>
        <message>
            <source>Configuration or environment to show</source>
            <translation>Gezeigte Konfiguration oder Umgebung</translation>
        </message>
        <message>
            <source>Open a folder…</source>
            <translation>Ordner öffnen…</translation>
        </message>
        <message>
            <source>Environment</source>
            <translation>Umgebung</translation>
        </message>
        <message>
            <source>Environment of %1</source>
            <translation>Umgebung von %1</translation>
        </message>
        <message>
            <source>No configuration here</source>
            <translation>Keine Konfiguration vorhanden</translation>
        </message>
        <message>
            <source>Nothing is open</source>
            <translation>Nichts geöffnet</translation>
        </message>
        <message>
            <source>Put the pipeline.config, the YAML or JSON settings, the label map, pip freeze or a Dockerfile into the folder of the run, or record the run with faultline-cli.</source>
            <translation>Legen Sie die pipeline.config, die Einstellungen in YAML oder JSON, die Label-Map, die Ausgabe von pip freeze oder ein Dockerfile in den Ordner des Laufs, oder zeichnen Sie den Lauf mit faultline-cli auf.</translation>
        </message>
        <message>
            <source>Open a run folder with a pipeline.config, args.yaml or hparams.yaml.</source>
            <translation>Öffnen Sie den Ordner eines Laufs mit pipeline.config, args.yaml oder hparams.yaml.</translation>
        </message>
        <message>
            <source>Configuration</source>
            <translation>Konfiguration</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ConsoleSearch</name>
        <message>
            <source>Aa</source>
            <translation>Aa</translation>
        </message>
        <message>
            <source>Match case</source>
            <translation>Groß- und Kleinschreibung beachten</translation>
        </message>
        <message>
            <source>.*</source>
            <translation>.*</translation>
        </message>
        <message>
            <source>Regular expression</source>
            <translation>Regulärer Ausdruck</translation>
        </message>
        <message>
            <source>Show only the lines found</source>
            <translation>Nur gefundene Zeilen zeigen</translation>
        </message>
        <message>
            <source>Previous line found (Shift+F3)</source>
            <translation>Vorige gefundene Zeile (Umschalt+F3)</translation>
        </message>
        <message>
            <source>Next line found (F3)</source>
            <translation>Nächste gefundene Zeile (F3)</translation>
        </message>
        <message>
            <source>Search the log</source>
            <translation>Protokoll durchsuchen</translation>
        </message>
        <message>
            <source>Lines found</source>
            <translation>Gefundene Zeilen</translation>
        </message>
        <message>
            <source>Not a regex</source>
            <translation>Keine gültige Regex</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>Wird gesucht…</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message numerus="yes">
            <source>%Ln line(s)</source>
            <translation>
                <numerusform>%Ln Zeile</numerusform>
                <numerusform>%Ln Zeilen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ConsoleToolbar</name>
        <message>
            <source>Log</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>Rang</translation>
        </message>
        <message>
            <source>The process whose lines are shown</source>
            <translation>Der Prozess, dessen Zeilen gezeigt werden</translation>
        </message>
        <message>
            <source>Every line</source>
            <translation>Jede Zeile</translation>
        </message>
        <message>
            <source>Warnings and worse</source>
            <translation>Warnungen und Schlimmeres</translation>
        </message>
        <message>
            <source>Errors and worse; what looks bad and is harmless is left out</source>
            <translation>Fehler und Schlimmeres; was schlimm aussieht und harmlos ist, bleibt weg</translation>
        </message>
        <message>
            <source>Only lines that were recognised</source>
            <translation>Nur erkannte Zeilen</translation>
        </message>
        <message>
            <source>Wrap long lines</source>
            <translation>Lange Zeilen umbrechen</translation>
        </message>
        <message>
            <source>Times since the first line</source>
            <translation>Zeiten seit der ersten Zeile</translation>
        </message>
        <message>
            <source>Follow the time cursor of the charts</source>
            <translation>Dem Zeitzeiger der Diagramme folgen</translation>
        </message>
        <message>
            <source>List of recognised events</source>
            <translation>Liste der erkannten Ereignisse</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Warnings</source>
            <translation>Warnungen</translation>
        </message>
        <message>
            <source>Errors</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>Events</source>
            <translation>Ereignisse</translation>
        </message>
        <message>
            <source>Lines shown: %1</source>
            <translation>Gezeigte Zeilen: %1</translation>
        </message>
        <message>
            <source>All ranks</source>
            <translation>Alle Ränge</translation>
        </message>
        <message>
            <source>Rank %1</source>
            <translation>Rang %1</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ConsoleView</name>
        <message>
            <source>Open a folder…</source>
            <translation>Ordner öffnen…</translation>
        </message>
        <message>
            <source>Copy the record command</source>
            <translation>Aufzeichnungsbefehl kopieren</translation>
        </message>
        <message>
            <source>Nothing is open</source>
            <translation>Nichts geöffnet</translation>
        </message>
        <message>
            <source>Open a folder with what a training printed: its console, the output of a job, an export of cloud logs.</source>
            <translation>Öffnen Sie einen Ordner mit dem, was ein Training ausgab: seine Konsole, die Ausgabe eines Jobs, einen Export von Cloud-Protokollen.</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>Wird gelesen…</translation>
        </message>
        <message>
            <source>Logs appear as soon as they are read.</source>
            <translation>Protokolle erscheinen, sobald sie gelesen sind.</translation>
        </message>
        <message>
            <source>There is no console log in this case</source>
            <translation>Dieser Fall enthält kein Konsolenprotokoll</translation>
        </message>
        <message>
            <source>The cause of a failed run is most often in what it printed. Put that beside its event files and open the folder again:

python train.py 2&gt;&amp;1 | tee train.log

or let Faultline record it, with times, exit code, GPU and host:

%1</source>
            <translation>Die Ursache eines gescheiterten Laufs steht meist in dem, was er ausgab. Legen Sie das neben seine Ereignisdateien und öffnen Sie den Ordner erneut:

python train.py 2&gt;&amp;1 | tee train.log

oder lassen Sie es Faultline aufzeichnen, mit Zeiten, Exit-Code, GPU und Host:

%1</translation>
        </message>
        <message>
            <source>Go to line</source>
            <translation>Gehe zu Zeile</translation>
        </message>
        <message>
            <source>Line of the file (1 to %1):</source>
            <translation>Zeile der Datei (1 bis %1):</translation>
        </message>
        <message>
            <source>Line %1</source>
            <translation>Zeile %1</translation>
        </message>
        <message>
            <source>%1 lines</source>
            <translation>%1 Zeilen</translation>
        </message>
        <message>
            <source>%1 of %2 lines shown</source>
            <translation>%1 von %2 Zeilen gezeigt</translation>
        </message>
        <message>
            <source>%1 lines of the middle are not kept</source>
            <translation>%1 Zeilen der Mitte wurden nicht behalten</translation>
        </message>
        <message>
            <source>Console</source>
            <translation>Konsole</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CopyTable</name>
        <message>
            <source>Copy the table</source>
            <translation>Tabelle kopieren</translation>
        </message>
        <message>
            <source>Copy the selected rows</source>
            <translation>Ausgewählte Zeilen kopieren</translation>
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
        <name>faultline::ui::DataHeader</name>
        <message>
            <source>Dataset</source>
            <translation>Datensatz</translation>
        </message>
        <message>
            <source>Pictures and boxes read so far</source>
            <translation>Bisher gelesene Bilder und Boxen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Stop reading the dataset</source>
            <translation>Lesen des Datensatzes abbrechen</translation>
        </message>
        <message>
            <source>Read again</source>
            <translation>Neu lesen</translation>
        </message>
        <message>
            <source>Open them</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Locate…</source>
            <translation>Suchen…</translation>
        </message>
        <message>
            <source>Say in which folder the files are on this machine</source>
            <translation>Angeben, in welchem Ordner die Dateien auf dieser Maschine liegen</translation>
        </message>
        <message>
            <source>Reading the index of %1…</source>
            <translation>Index von %1 wird gelesen…</translation>
        </message>
        <message>
            <source>Reading the index…</source>
            <translation>Index wird gelesen…</translation>
        </message>
        <message numerus="yes">
            <source>Reading was stopped. What follows is about %n picture(s) that had been read by then.</source>
            <translation>
                <numerusform>Lesen abgebrochen. Das Folgende betrifft %n Bild, das bis dahin gelesen war.</numerusform>
                <numerusform>Lesen abgebrochen. Das Folgende betrifft %n Bilder, die bis dahin gelesen waren.</numerusform>
            </translation>
        </message>
        <message>
            <source>Reading was stopped.</source>
            <translation>Lesen abgebrochen.</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::DataOverviewPanel</name>
        <message>
            <source>Classes</source>
            <translation>Klassen</translation>
        </message>
        <message>
            <source>Double click: the pictures of a class</source>
            <translation>Doppelklick: Bilder einer Klasse</translation>
        </message>
        <message>
            <source>Sizes of boxes</source>
            <translation>Größen der Boxen</translation>
        </message>
        <message>
            <source>What the sizes of boxes are measured after</source>
            <translation>Stufe, nach der die Größen der Boxen gemessen werden</translation>
        </message>
        <message>
            <source>as stored</source>
            <translation>wie gespeichert</translation>
        </message>
        <message>
            <source>Boxes per picture</source>
            <translation>Boxen je Bild</translation>
        </message>
        <message>
            <source>Where boxes are</source>
            <translation>Lage der Boxen</translation>
        </message>
        <message>
            <source>Width over height of boxes</source>
            <translation>Breite zu Höhe der Boxen</translation>
        </message>
        <message>
            <source>Sizes of pictures</source>
            <translation>Größen der Bilder</translation>
        </message>
        <message>
            <source>Splits side by side</source>
            <translation>Splits nebeneinander</translation>
        </message>
        <message>
            <source>Splits</source>
            <translation>Splits</translation>
        </message>
        <message>
            <source>Compared with</source>
            <translation>Verglichen mit</translation>
        </message>
        <message>
            <source>Measure decoding</source>
            <translation>Dekodieren messen</translation>
        </message>
        <message>
            <source>Reads and decodes some pictures on this machine, at full size</source>
            <translation>Liest und dekodiert einige Bilder auf dieser Maschine, in voller Größe</translation>
        </message>
        <message>
            <source>Decoding…</source>
            <translation>Wird dekodiert…</translation>
        </message>
        <message>
            <source>Dataset to compare with</source>
            <translation>Datensatz zum Vergleich</translation>
        </message>
        <message>
            <source>Counting…</source>
            <translation>Wird gezählt…</translation>
        </message>
        <message>
            <source>px</source>
            <translation>px</translation>
        </message>
        <message>
            <source>8</source>
            <translation>8</translation>
        </message>
        <message>
            <source>small 32</source>
            <translation>klein 32</translation>
        </message>
        <message>
            <source>96 large</source>
            <translation>96 groß</translation>
        </message>
        <message>
            <source>Square root of the area</source>
            <translation>Quadratwurzel der Fläche</translation>
        </message>
        <message>
            <source>square</source>
            <translation>quadratisch</translation>
        </message>
        <message>
            <source>Choose a dataset</source>
            <translation>Datensatz wählen</translation>
        </message>
        <message>
            <source>What changed since another dataset of this case.</source>
            <translation>Was sich gegenüber einem anderen Datensatz dieses Falls geändert hat.</translation>
        </message>
        <message>
            <source>Open another version of the dataset beside this one to see what changed: pictures that grew, more boxes, new classes.</source>
            <translation>Öffnen Sie eine andere Version des Datensatzes neben dieser, um zu sehen, was sich geändert hat: größere Bilder, mehr Boxen, neue Klassen.</translation>
        </message>
        <message>
            <source>Comparing…</source>
            <translation>Wird verglichen…</translation>
        </message>
        <message>
            <source>Nothing that matters is different from %1.</source>
            <translation>Kein wesentlicher Unterschied zu %1.</translation>
        </message>
        <message>
            <source>Width and height of boxes</source>
            <translation>Breite und Höhe der Boxen</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::DataView</name>
        <message>
            <source>Overview</source>
            <translation>Übersicht</translation>
        </message>
        <message>
            <source>Defects</source>
            <translation>Mängel</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>Bilder</translation>
        </message>
        <message>
            <source>Read again</source>
            <translation>Neu lesen</translation>
        </message>
        <message>
            <source>Open a folder…</source>
            <translation>Ordner öffnen…</translation>
        </message>
        <message>
            <source>No dataset in this case</source>
            <translation>Kein Datensatz in diesem Fall</translation>
        </message>
        <message>
            <source>Nothing is open</source>
            <translation>Nichts geöffnet</translation>
        </message>
        <message>
            <source>Open a folder of pictures, of TFRecords, of COCO, Pascal VOC or YOLO annotations, or the data.yaml or pipeline.config that names them. Pictures are only read.</source>
            <translation>Öffnen Sie einen Ordner mit Bildern, mit TFRecords, mit Annotationen von COCO, Pascal VOC oder YOLO, oder die data.yaml oder pipeline.config, die sie nennt. Bilder werden nur gelesen.</translation>
        </message>
        <message>
            <source>The dataset could not be read</source>
            <translation>Der Datensatz konnte nicht gelesen werden</translation>
        </message>
        <message>
            <source>Defects (%1)</source>
            <translation>Mängel (%1)</translation>
        </message>
        <message>
            <source>Folder with the files of %1</source>
            <translation>Ordner mit den Dateien von %1</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>Daten</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::DefectChips</name>
        <message>
            <source>Kinds of defects</source>
            <translation>Arten von Mängeln</translation>
        </message>
        <message>
            <source>%1  %2</source>
            <translation>%1  %2</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <translation>%1: %2, %3</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::DefectsPanel</name>
        <message>
            <source>Pictures with defects</source>
            <translation>Bilder mit Mängeln</translation>
        </message>
        <message>
            <source>Pictures checked so far</source>
            <translation>Bisher geprüfte Bilder</translation>
        </message>
        <message>
            <source>Check pictures</source>
            <translation>Bilder prüfen</translation>
        </message>
        <message>
            <source>Decodes every picture: finds what cannot be decoded, constant and grey pictures, duplicates within and across splits</source>
            <translation>Dekodiert jedes Bild: findet nicht dekodierbare, konstante und graue Bilder sowie Duplikate innerhalb von Splits und zwischen ihnen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Stop checking pictures</source>
            <translation>Prüfen der Bilder abbrechen</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>Listed defects as CSV…</source>
            <translation>Gelistete Mängel als CSV…</translation>
        </message>
        <message>
            <source>Save defects</source>
            <translation>Mängel speichern</translation>
        </message>
        <message>
            <source>CSV (*.csv)</source>
            <translation>CSV (*.csv)</translation>
        </message>
        <message>
            <source>Records to drop…</source>
            <translation>Zu entfernende Records…</translation>
        </message>
        <message>
            <source>Save records to drop</source>
            <translation>Zu entfernende Records speichern</translation>
        </message>
        <message>
            <source>Text (*.txt)</source>
            <translation>Text (*.txt)</translation>
        </message>
        <message>
            <source>Write repaired copy…</source>
            <translation>Reparierte Kopie schreiben…</translation>
        </message>
        <message>
            <source>Severity of defects</source>
            <translation>Schwere der Mängel</translation>
        </message>
        <message>
            <source>All severities</source>
            <translation>Jede Schwere</translation>
        </message>
        <message>
            <source>Split of defects</source>
            <translation>Split der Mängel</translation>
        </message>
        <message>
            <source>Part of a defect, a name or a class</source>
            <translation>Teil eines Mangels, eines Namens oder einer Klasse</translation>
        </message>
        <message>
            <source>Defects</source>
            <translation>Mängel</translation>
        </message>
        <message>
            <source>All splits</source>
            <translation>Alle Splits</translation>
        </message>
        <message>
            <source>No defects found</source>
            <translation>Keine Mängel gefunden</translation>
        </message>
        <message>
            <source>Looking for defects…</source>
            <translation>Mängel werden gesucht…</translation>
        </message>
        <message>
            <source>Boxes, classes, sizes, pictures and duplicates were checked.</source>
            <translation>Boxen, Klassen, Größen, Bilder und Duplikate wurden geprüft.</translation>
        </message>
        <message>
            <source>Boxes, classes and sizes were checked. Checking the pictures finds duplicates and what cannot be decoded.</source>
            <translation>Boxen, Klassen und Größen wurden geprüft. Das Prüfen der Bilder findet Duplikate und was sich nicht dekodieren lässt.</translation>
        </message>
        <message>
            <source>%1 cannot be written</source>
            <translation>%1 lässt sich nicht schreiben</translation>
        </message>
        <message>
            <source>Index and pictures checked.</source>
            <translation>Index und Bilder geprüft.</translation>
        </message>
        <message>
            <source>Checking pictures…</source>
            <translation>Bilder werden geprüft…</translation>
        </message>
        <message>
            <source>The index was checked, the pictures were not.</source>
            <translation>Der Index wurde geprüft, die Bilder nicht.</translation>
        </message>
        <message numerus="yes">
            <source>%n defect(s)</source>
            <translation>
                <numerusform>%n Mangel</numerusform>
                <numerusform>%n Mängel</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 defects</source>
            <translation>%1 von %2 Mängeln</translation>
        </message>
        <message>
            <source>Saved %1</source>
            <translation>%1 gespeichert</translation>
        </message>
        <message>
            <source>Not saved: %1</source>
            <translation>Nicht gespeichert: %1</translation>
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
        <name>faultline::ui::EnvironmentPanel</name>
        <message>
            <source>Search components</source>
            <translation>Komponenten durchsuchen</translation>
        </message>
        <message>
            <source>Versions</source>
            <translation>Versionen</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%n Version</numerusform>
                <numerusform>%n Versionen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::EventPanel</name>
        <message>
            <source>Recognised events</source>
            <translation>Erkannte Ereignisse</translation>
        </message>
        <message>
            <source>No event was recognised</source>
            <translation>Kein Ereignis wurde erkannt</translation>
        </message>
        <message numerus="yes">
            <source>%Ln recognised event(s)</source>
            <translation>
                <numerusform>%Ln erkanntes Ereignis</numerusform>
                <numerusform>%Ln erkannte Ereignisse</numerusform>
            </translation>
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
        <name>faultline::ui::FiguresPanel</name>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 ms</translation>
        </message>
        <message>
            <source>What the batch costs</source>
            <translation>Was der Batch kostet</translation>
        </message>
        <message>
            <source>Batch tensor</source>
            <translation>Batch-Tensor</translation>
        </message>
        <message>
            <source>What becomes of the boxes</source>
            <translation>Was aus den Boxen wird</translation>
        </message>
        <message>
            <source>Samples to count</source>
            <translation>Zu zählende Samples</translation>
        </message>
        <message>
            <source>Over %1 samples</source>
            <translation>Über %1 Samples</translation>
        </message>
        <message>
            <source>Boxes lost and clipped by each step</source>
            <translation>Je Schritt verlorene und beschnittene Boxen</translation>
        </message>
        <message>
            <source>Time for a picture</source>
            <translation>Zeit für ein Bild</translation>
        </message>
        <message>
            <source>Time of each step</source>
            <translation>Zeit jedes Schritts</translation>
        </message>
        <message>
            <source>Would it feed the GPU?</source>
            <translation>Würde das die GPU auslasten?</translation>
        </message>
        <message>
            <source>Measure this machine</source>
            <translation>Diese Maschine messen</translation>
        </message>
        <message>
            <source>Pictures a second by workers</source>
            <translation>Bilder pro Sekunde nach Workern</translation>
        </message>
        <message>
            <source> ms</source>
            <translation> ms</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>Time of a training step</source>
            <translation>Zeit eines Trainingsschritts</translation>
        </message>
        <message>
            <source>Batch size of the training</source>
            <translation>Batchgröße des Trainings</translation>
        </message>
        <message>
            <source>Step time</source>
            <translation>Schrittdauer</translation>
        </message>
        <message>
            <source>Batch size</source>
            <translation>Batchgröße</translation>
        </message>
        <message>
            <source>Being made…</source>
            <translation>Wird erzeugt…</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>Cannot be stacked: the pictures differ in size. A resizer or a crop of fixed size at the end makes them equal.</source>
            <translation>Nicht stapelbar: Die Bilder sind verschieden groß. Ein Resizer oder ein Ausschnitt fester Größe am Ende macht sie gleich.</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>There are no pictures.</source>
            <translation>Es gibt keine Bilder.</translation>
        </message>
        <message numerus="yes">
            <source>%n could not be made</source>
            <comment>pictures</comment>
            <translation>
                <numerusform>%n ließ sich nicht erzeugen</numerusform>
                <numerusform>%n ließen sich nicht erzeugen</numerusform>
            </translation>
        </message>
        <message>
            <source>Made in %1, the first picture after %2.</source>
            <translation>Erzeugt in %1, das erste Bild nach %2.</translation>
        </message>
        <message>
            <source>%1  min %2  mean %3  max %4</source>
            <translation>%1  min %2  Mittel %3  max %4</translation>
        </message>
        <message>
            <source>Being counted…</source>
            <translation>Wird gezählt…</translation>
        </message>
        <message>
            <source>Nothing was counted.</source>
            <translation>Nichts wurde gezählt.</translation>
        </message>
        <message>
            <source>%1 samples so far…</source>
            <translation>Bisher %1 Samples…</translation>
        </message>
        <message>
            <source>%1 boxes reach the network, %2 of them below %3 px.</source>
            <translation>%1 Boxen erreichen das Netz, davon %2 unter %3 px.</translation>
        </message>
        <message>
            <source>%1 of the pictures lose all of their boxes.</source>
            <translation>%1 der Bilder verlieren alle ihre Boxen.</translation>
        </message>
        <message>
            <source>%1 pictures could not be made.</source>
            <translation>%1 Bilder ließen sich nicht erzeugen.</translation>
        </message>
        <message>
            <source>Read and decode</source>
            <translation>Lesen und dekodieren</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>%1 lost, %2 cut</source>
            <translation>%1 verloren, %2 beschnitten</translation>
        </message>
        <message>
            <source>failed %1 times</source>
            <translation>%1-mal fehlgeschlagen</translation>
        </message>
        <message>
            <source>Applied to %1 of the pictures</source>
            <translation>Auf %1 der Bilder angewendet</translation>
        </message>
        <message>
            <source>%1 boxes before, %2 lost, %3 clipped, %4 added</source>
            <translation>%1 Boxen vorher, %2 verloren, %3 beschnitten, %4 hinzugefügt</translation>
        </message>
        <message>
            <source>%1 on one core</source>
            <translation>%1 auf einem Kern</translation>
        </message>
        <message>
            <source>Measured: %1</source>
            <translation>Gemessen: %1</translation>
        </message>
        <message>
            <source>No run here tells its step time.</source>
            <translation>Kein Lauf hier nennt seine Schrittdauer.</translation>
        </message>
        <message>
            <source>Measuring…</source>
            <translation>Wird gemessen…</translation>
        </message>
        <message numerus="yes">
            <source>%n worker(s)</source>
            <translation>
                <numerusform>%n Worker</numerusform>
                <numerusform>%n Worker</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 pictures/s</source>
            <translation>%1 Bilder/s</translation>
        </message>
        <message>
            <source>Measure to see how long the GPU would wait for its batches.</source>
            <translation>Messen Sie, um zu sehen, wie lange die GPU auf ihre Batches warten würde.</translation>
        </message>
        <message>
            <source>Enter a step time to see whether this is fast enough.</source>
            <translation>Geben Sie eine Schrittdauer ein, um zu sehen, ob das schnell genug ist.</translation>
        </message>
        <message>
            <source>GPU starved %1 of the time.</source>
            <translation>GPU wartet %1 der Zeit auf Daten.</translation>
        </message>
        <message>
            <source>Fast enough: the GPU would not wait.</source>
            <translation>Schnell genug: Die GPU würde nicht warten.</translation>
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
        <message>
            <source>%1, line %2</source>
            <translation>%1, Zeile %2</translation>
        </message>
        <message>
            <source>Show in the console</source>
            <translation>In der Konsole zeigen</translation>
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
        <message>
            <source>%1 · %2</source>
            <comment>run or log · what</comment>
            <translation>%1 · %2</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::HardwareHint</name>
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
        <message>
            <source>This case holds no hardware series: there is no GPU or host log, and the training logged no utilization, memory, power or temperature. Step time needs none: it follows from the wall times below.</source>
            <translation>Dieser Fall enthält keine Hardware-Reihen: Es gibt kein GPU- oder Host-Protokoll, und das Training zeichnete weder Auslastung noch Speicher, Leistung oder Temperatur auf. Die Schrittdauer braucht nichts davon: Sie folgt aus den Uhrzeiten unten.</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::HardwareView</name>
        <message>
            <source>Panels</source>
            <translation>Felder</translation>
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
            <source>GPU</source>
            <translation>GPU</translation>
        </message>
        <message>
            <source>Machine</source>
            <translation>Maschine</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>Sonstiges</translation>
        </message>
        <message>
            <source>Drag to zoom, double-click to see everything.</source>
            <translation>Ziehen zum Zoomen, Doppelklick zeigt alles.</translation>
        </message>
        <message>
            <source>Join GPUs</source>
            <translation>GPUs zusammenfassen</translation>
        </message>
        <message>
            <source>One line for all GPUs of a log: the sum of memory and power, the mean of the rest with its lowest and highest.</source>
            <translation>Eine Linie für alle GPUs eines Protokolls: bei Speicher und Leistung die Summe, sonst der Mittelwert mit niedrigstem und höchstem Wert.</translation>
        </message>
        <message>
            <source>Hardware log to show</source>
            <translation>Gezeigtes Hardware-Protokoll</translation>
        </message>
        <message>
            <source>All hardware logs (%1)</source>
            <translation>Alle Hardware-Protokolle (%1)</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>file, what is known of its times</comment>
            <translation>%1: %2</translation>
        </message>
        <message numerus="yes">
            <source>%n hardware log(s) hold no times. See Clocks.</source>
            <translation>
                <numerusform>%n Hardware-Protokoll enthält keine Zeiten. Siehe „Uhren“.</numerusform>
                <numerusform>%n Hardware-Protokolle enthalten keine Zeiten. Siehe „Uhren“.</numerusform>
            </translation>
        </message>
        <message>
            <source>The axis counts from its first sample, and takes %1 from one to the next.</source>
            <translation>Die Achse zählt ab seiner ersten Messung und nimmt %1 von einer zur nächsten an.</translation>
        </message>
        <message>
            <source>Open a folder with event files, GPU or host logs: what the machine did, and how fast the training went, appears here.</source>
            <translation>Öffnen Sie einen Ordner mit Ereignisdateien, GPU- oder Host-Protokollen: Was die Maschine tat und wie schnell das Training lief, erscheint hier.</translation>
        </message>
        <message>
            <source>There is no GPU or host log, and the event files hold no utilization, memory or throughput, and too few points to tell the time of a step.</source>
            <translation>Es gibt kein GPU- oder Host-Protokoll, und die Ereignisdateien enthalten weder Auslastung noch Speicher oder Durchsatz und zu wenige Punkte, um die Dauer eines Schritts zu bestimmen.</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::HeatMapView</name>
        <message>
            <source>Where boxes are in the picture</source>
            <translation>Lage der Boxen im Bild</translation>
        </message>
        <message numerus="yes">
            <source>%n box(es) cover this place</source>
            <translation>
                <numerusform>%n Box bedeckt diese Stelle</numerusform>
                <numerusform>%n Boxen bedecken diese Stelle</numerusform>
            </translation>
        </message>
        <message>
            <source>No boxes</source>
            <translation>Keine Boxen</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::Histogram</name>
        <message>
            <source>%1 to %2</source>
            <translation>%1 bis %2</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Nothing to count</source>
            <translation>Nichts zu zählen</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::HostPanel</name>
        <message>
            <source>No input pipeline to look at</source>
            <translation>Keine Eingabe-Pipeline zum Ansehen</translation>
        </message>
        <message>
            <source>Open a folder with a pipeline.config, an args.yaml of Ultralytics or a configuration of MMDetection: shuffle buffer, workers, prefetching and cache tell what the input pipeline takes of main memory.</source>
            <translation>Einen Ordner mit einer pipeline.config, einer args.yaml von Ultralytics oder einer Konfiguration von MMDetection öffnen: Mischpuffer, Worker, Vorausladen und Cache zeigen, was die Eingabe-Pipeline an Arbeitsspeicher braucht.</translation>
        </message>
        <message>
            <source>Configuration</source>
            <translation>Konfiguration</translation>
        </message>
        <message>
            <source>Main memory of the machine</source>
            <translation>Arbeitsspeicher der Maschine</translation>
        </message>
        <message>
            <source> GiB</source>
            <translation> GiB</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>Main memory by what takes it</source>
            <translation>Arbeitsspeicher nach Verbraucher</translation>
        </message>
        <message>
            <source>Takes up to %1 of main memory.</source>
            <translation>Braucht bis zu %1 Arbeitsspeicher.</translation>
        </message>
        <message>
            <source>Fits: takes up to %1 of %2 of main memory.</source>
            <translation>Passt: Braucht bis zu %1 von %2 Arbeitsspeicher.</translation>
        </message>
        <message>
            <source>Tight: takes up to %1 of %2 of main memory.</source>
            <translation>Knapp: Braucht bis zu %1 von %2 Arbeitsspeicher.</translation>
        </message>
        <message>
            <source>Too large: takes up to %1 of %2 of main memory.</source>
            <translation>Zu groß: Braucht bis zu %1 von %2 Arbeitsspeicher.</translation>
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
        <name>faultline::ui::LayersPanel</name>
        <message>
            <source>Layers</source>
            <translation>Schichten</translation>
        </message>
        <message>
            <source>Part of the network</source>
            <translation>Teil des Netzes</translation>
        </message>
        <message>
            <source>All parts</source>
            <translation>Alle Teile</translation>
        </message>
        <message>
            <source>Part of a name or a kind</source>
            <translation>Teil eines Namens oder einer Art</translation>
        </message>
        <message>
            <source>%1 of %2 layers, %3 kept</source>
            <translation>%1 von %2 Schichten, %3 behalten</translation>
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
        <name>faultline::ui::LineEditor</name>
        <message>
            <source>not set; numbers, separated by commas</source>
            <translation>nicht gesetzt; Zahlen, durch Kommas getrennt</translation>
        </message>
        <message>
            <source>not set</source>
            <translation>nicht gesetzt</translation>
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
        <name>faultline::ui::LogList</name>
        <message>
            <source>Console log</source>
            <translation>Konsolenprotokoll</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>Wird gelesen…</translation>
        </message>
        <message>
            <source>This log is empty</source>
            <translation>Dieses Protokoll ist leer</translation>
        </message>
        <message>
            <source>No line passes the filter</source>
            <translation>Keine Zeile passt zum Filter</translation>
        </message>
        <message numerus="yes">
            <source>%n line(s); click the arrow to see them</source>
            <translation>
                <numerusform>%n Zeile; zum Zeigen auf den Pfeil klicken</numerusform>
                <numerusform>%n Zeilen; zum Zeigen auf den Pfeil klicken</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message numerus="yes">
            <source>Written %n time(s)</source>
            <translation>
                <numerusform>%n-mal geschrieben</numerusform>
                <numerusform>%n-mal geschrieben</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy lines</source>
            <translation>Zeilen kopieren</translation>
        </message>
        <message>
            <source>Copy with line numbers and times</source>
            <translation>Mit Zeilennummern und Zeiten kopieren</translation>
        </message>
        <message>
            <source>Next problem</source>
            <translation>Nächstes Problem</translation>
        </message>
        <message>
            <source>Previous problem</source>
            <translation>Voriges Problem</translation>
        </message>
        <message>
            <source>Unfold everything</source>
            <translation>Alles aufklappen</translation>
        </message>
        <message>
            <source>Fold everything</source>
            <translation>Alles zuklappen</translation>
        </message>
        <message>
            <source> … %1 more; copying gives all of it</source>
            <translation> … noch %1; Kopieren liefert alles</translation>
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
        <message>
            <source>The recorder (faultline-cli) could not be started.</source>
            <translation>Das Aufzeichnungsprogramm (faultline-cli) ließ sich nicht starten.</translation>
        </message>
        <message>
            <source>A run is being recorded</source>
            <translation>Ein Lauf wird aufgezeichnet</translation>
        </message>
        <message>
            <source>Let it go on after this window is closed?</source>
            <translation>Soll er weiterlaufen, wenn dieses Fenster geschlossen ist?</translation>
        </message>
        <message>
            <source>The record is in %1.</source>
            <translation>Die Aufzeichnung liegt in %1.</translation>
        </message>
        <message>
            <source>Let it &amp;go on</source>
            <translation>&amp;Weiterlaufen lassen</translation>
        </message>
        <message>
            <source>&amp;Stop the run</source>
            <translation>Lauf &amp;beenden</translation>
        </message>
        <message>
            <source>Open the recording</source>
            <translation>Aufzeichnung öffnen</translation>
        </message>
        <message>
            <source>The recorder, faultline-cli, was not found: neither beside this program nor on the search path.</source>
            <translation>Das Aufzeichnungsprogramm faultline-cli wurde nicht gefunden: weder neben diesem Programm noch im Suchpfad.</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::MakeupPanel</name>
        <message>
            <source>Components of memory at the peak</source>
            <translation>Komponenten des Speichers bei der Spitze</translation>
        </message>
        <message>
            <source>Memory over one training step</source>
            <translation>Speicher über einen Trainingsschritt</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::MemoryPane</name>
        <message>
            <source>Who holds the memory at the peak</source>
            <translation>Wer den Speicher beim Höchststand belegt</translation>
        </message>
        <message>
            <source>No owners</source>
            <translation>Keine Besitzer</translation>
        </message>
        <message>
            <source>The file does not tell who holds the memory at its peak.</source>
            <translation>Die Datei sagt nicht, wer den Speicher bei seinem Höchststand belegt.</translation>
        </message>
        <message>
            <source>No memory in this trace</source>
            <translation>Kein Speicher in diesem Trace</translation>
        </message>
        <message>
            <source>PyTorch: profile(..., profile_memory=True), or torch.cuda.memory._record_memory_history() and torch.cuda.memory._dump_snapshot("snapshot.pickle"). TensorFlow: a trace of a GPU holds it by itself.</source>
            <translation>PyTorch: profile(..., profile_memory=True) oder torch.cuda.memory._record_memory_history() und torch.cuda.memory._dump_snapshot("snapshot.pickle"). TensorFlow: Ein Trace einer GPU enthält ihn von selbst.</translation>
        </message>
        <message>
            <source>Allocator</source>
            <translation>Allokator</translation>
        </message>
        <message>
            <source>Memory over time</source>
            <translation>Speicher im Zeitverlauf</translation>
        </message>
        <message>
            <source>Out of memory at %1: %2 asked for, %3 free on the device.</source>
            <translation>Speicher erschöpft bei %1: %2 angefordert, %3 frei auf dem Gerät.</translation>
        </message>
        <message>
            <source>Out of memory at %1: %2 asked for by %3, %4 free on the device.</source>
            <translation>Speicher erschöpft bei %1: %2 von %3 angefordert, %4 frei auf dem Gerät.</translation>
        </message>
        <message>
            <source>Peak %1 of %2 (%3).</source>
            <translation>Höchststand %1 von %2 (%3).</translation>
        </message>
        <message>
            <source>Peak %1.</source>
            <translation>Höchststand %1.</translation>
        </message>
        <message>
            <source>Fragmented at the peak: %1.</source>
            <translation>Fragmentiert beim Höchststand: %1.</translation>
        </message>
        <message>
            <source>Reserved but free: %1, the largest piece %2.</source>
            <translation>Reserviert, aber frei: %1, das größte Stück %2.</translation>
        </message>
        <message>
            <source>What was in use before the record began is not known: the curve is too low by that much.</source>
            <translation>Was vor Beginn der Aufzeichnung belegt war, ist nicht bekannt: Um so viel liegt die Kurve zu niedrig.</translation>
        </message>
        <message>
            <source> </source>
            <comment>between sentences</comment>
            <translation> </translation>
        </message>
        <message>
            <source>Allocated</source>
            <translation>Belegt</translation>
        </message>
        <message>
            <source>Reserved</source>
            <translation>Reserviert</translation>
        </message>
        <message>
            <source>Capacity</source>
            <translation>Kapazität</translation>
        </message>
        <message>
            <source>Peak %1</source>
            <translation>Höchststand %1</translation>
        </message>
        <message>
            <source>Out of memory</source>
            <translation>Speicher erschöpft</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::MemoryView</name>
        <message>
            <source>Made of</source>
            <translation>Zusammensetzung</translation>
        </message>
        <message>
            <source>Batch and size</source>
            <translation>Batch und Größe</translation>
        </message>
        <message>
            <source>Layers</source>
            <translation>Schichten</translation>
        </message>
        <message>
            <source>What would help</source>
            <translation>Was helfen würde</translation>
        </message>
        <message>
            <source>Why did it fit before?</source>
            <translation>Warum passte es vorher?</translation>
        </message>
        <message>
            <source>Main memory</source>
            <translation>Arbeitsspeicher</translation>
        </message>
        <message>
            <source>What would you train?</source>
            <translation>Was möchten Sie trainieren?</translation>
        </message>
        <message>
            <source>Choose a model above and see what one training step needs of a GPU, what that is made of, and what would make it fit. Models have the names of their zoos; a full name of a configuration will do. For example:</source>
            <translation>Oben ein Modell wählen und sehen, was ein Trainingsschritt von einer GPU braucht, woraus sich das zusammensetzt und wodurch es passen würde. Modelle tragen die Namen ihrer Zoos; der volle Name einer Konfiguration genügt auch. Zum Beispiel:</translation>
        </message>
        <message>
            <source>Estimate for %1, %2</source>
            <translation>Schätzung für %1, %2</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Speicher</translation>
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
        <name>faultline::ui::MitigationPanel</name>
        <message>
            <source>What would help</source>
            <translation>Was helfen würde</translation>
        </message>
        <message>
            <source>Apply to the plan</source>
            <translation>In den Plan übernehmen</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Verwerfen</translation>
        </message>
        <message>
            <source>Ends the preview</source>
            <translation>Beendet die Vorschau</translation>
        </message>
        <message>
            <source>Nothing would take less</source>
            <translation>Nichts würde weniger belegen</translation>
        </message>
        <message>
            <source>Looking for what would help…</source>
            <translation>Abhilfe wird gesucht…</translation>
        </message>
        <message>
            <source>What would help?</source>
            <translation>Was würde helfen?</translation>
        </message>
        <message>
            <source>The best stands first: what fits and costs least. Choose a row to see it beside the plan in the bar above, and the lines for the configuration here.</source>
            <translation>Das Beste steht oben: was passt und am wenigsten kostet. Eine Zeile wählen, um sie oben im Balken neben dem Plan und hier die Zeilen für die Konfiguration zu sehen.</translation>
        </message>
        <message>
            <source>Saves %1: %2 instead.</source>
            <translation>Spart %1: stattdessen %2.</translation>
        </message>
        <message>
            <source>For the configuration</source>
            <translation>Für die Konfiguration</translation>
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
        <name>faultline::ui::PairEditor</name>
        <message>
            <source>height</source>
            <translation>Höhe</translation>
        </message>
        <message>
            <source>low</source>
            <translation>Untergrenze</translation>
        </message>
        <message>
            <source>width</source>
            <translation>Breite</translation>
        </message>
        <message>
            <source>high</source>
            <translation>Obergrenze</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ParameterForm</name>
        <message>
            <source>Not set by default</source>
            <translation>Standardmäßig nicht gesetzt</translation>
        </message>
        <message>
            <source>Default %1</source>
            <translation>Standard: %1</translation>
        </message>
        <message>
            <source>Parameters of the step</source>
            <translation>Parameter des Schritts</translation>
        </message>
        <message>
            <source>Choose a step to see its parameters.</source>
            <translation>Einen Schritt wählen, um seine Parameter zu sehen.</translation>
        </message>
        <message>
            <source>Not reproduced: this transform is not known here.</source>
            <translation>Nicht nachgebildet: Diese Transformation ist hier nicht bekannt.</translation>
        </message>
        <message>
            <source>Differs from the original: %1</source>
            <translation>Weicht vom Original ab: %1</translation>
        </message>
        <message>
            <source>It has no parameters.</source>
            <translation>Hat keine Parameter.</translation>
        </message>
        <message>
            <source>Reset %1 to its default</source>
            <translation>%1 auf den Standard zurücksetzen</translation>
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
        <name>faultline::ui::PictureCanvas</name>
        <message>
            <source>Picture with its boxes</source>
            <translation>Bild mit seinen Boxen</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Wird geladen…</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::PictureDetail</name>
        <message>
            <source>none</source>
            <translation>kein Wert</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>x</source>
            <translation>x</translation>
        </message>
        <message>
            <source>y</source>
            <translation>y</translation>
        </message>
        <message>
            <source>w</source>
            <translation>b</translation>
        </message>
        <message>
            <source>h</source>
            <translation>h</translation>
        </message>
        <message>
            <source>Marked</source>
            <translation>Markierung</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>All pictures</source>
            <translation>Alle Bilder</translation>
        </message>
        <message>
            <source>Back to all pictures (Esc)</source>
            <translation>Zurück zu allen Bildern (Esc)</translation>
        </message>
        <message>
            <source>Previous picture (Left)</source>
            <translation>Voriges Bild (Links)</translation>
        </message>
        <message>
            <source>Next picture (Right)</source>
            <translation>Nächstes Bild (Rechts)</translation>
        </message>
        <message>
            <source>Show boxes</source>
            <translation>Boxen zeigen</translation>
        </message>
        <message>
            <source>Smaller (-)</source>
            <translation>Kleiner (-)</translation>
        </message>
        <message>
            <source>Larger (+)</source>
            <translation>Größer (+)</translation>
        </message>
        <message>
            <source>All of it (0)</source>
            <translation>Ganz zeigen (0)</translation>
        </message>
        <message>
            <source>Boxes of the picture</source>
            <translation>Boxen des Bildes</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Bild</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n Box</numerusform>
                <numerusform>%n Boxen</numerusform>
            </translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>Annotation says</source>
            <translation>Laut Annotation</translation>
        </message>
        <message>
            <source>Bytes</source>
            <translation>Bytes</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>Split</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Record</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Annotation</source>
            <translation>Annotation</translation>
        </message>
        <message>
            <source>Remarks</source>
            <translation>Anmerkungen</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::PictureGrid</name>
        <message>
            <source>About no single picture</source>
            <translation>Betrifft kein einzelnes Bild</translation>
        </message>
        <message>
            <source>Cannot be shown</source>
            <translation>Nicht darstellbar</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::PicturesPanel</name>
        <message>
            <source>Pictures</source>
            <translation>Bilder</translation>
        </message>
        <message>
            <source>No picture passes the filters</source>
            <translation>Kein Bild passt zu den Filtern</translation>
        </message>
        <message>
            <source>Another class or split, or a shorter part of the name, lets more through.</source>
            <translation>Eine andere Klasse, ein anderer Split oder ein kürzerer Teil des Namens lässt mehr durch.</translation>
        </message>
        <message>
            <source>Show all pictures</source>
            <translation>Alle Bilder zeigen</translation>
        </message>
        <message>
            <source>Pictures with a box of this class</source>
            <translation>Bilder mit einer Box dieser Klasse</translation>
        </message>
        <message>
            <source>Pictures of this split</source>
            <translation>Bilder dieses Splits</translation>
        </message>
        <message>
            <source>Which pictures</source>
            <translation>Welche Bilder</translation>
        </message>
        <message>
            <source>Part of a name or record id</source>
            <translation>Teil eines Namens oder einer Record-ID</translation>
        </message>
        <message>
            <source>All classes</source>
            <translation>Alle Klassen</translation>
        </message>
        <message>
            <source>All splits</source>
            <translation>Alle Splits</translation>
        </message>
        <message>
            <source>All pictures</source>
            <translation>Alle Bilder</translation>
        </message>
        <message>
            <source>With boxes</source>
            <translation>Mit Boxen</translation>
        </message>
        <message>
            <source>Without boxes</source>
            <translation>Ohne Boxen</translation>
        </message>
        <message>
            <source>With defects</source>
            <translation>Mit Mängeln</translation>
        </message>
        <message numerus="yes">
            <source>%n picture(s)</source>
            <translation>
                <numerusform>%n Bild</numerusform>
                <numerusform>%n Bilder</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 pictures</source>
            <translation>%1 von %2 Bildern</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::PipelinePanel</name>
        <message>
            <source>Pipeline to begin with</source>
            <translation>Pipeline für den Anfang</translation>
        </message>
        <message>
            <source>Add a transform (Insert)</source>
            <translation>Transformation hinzufügen (Einfg)</translation>
        </message>
        <message>
            <source>Remove the step (Delete)</source>
            <translation>Schritt entfernen (Entf)</translation>
        </message>
        <message>
            <source>Duplicate the step (Ctrl+D)</source>
            <translation>Schritt duplizieren (Strg+D)</translation>
        </message>
        <message>
            <source>Move the step up (Alt+Up)</source>
            <translation>Schritt nach oben verschieben (Alt+Auf)</translation>
        </message>
        <message>
            <source>Move the step down (Alt+Down)</source>
            <translation>Schritt nach unten verschieben (Alt+Ab)</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Import, export, reset</source>
            <translation>Importieren, exportieren, zurücksetzen</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importieren…</translation>
        </message>
        <message>
            <source>Export as</source>
            <translation>Exportieren als</translation>
        </message>
        <message>
            <source>Reset to the run's configuration</source>
            <translation>Auf die Konfiguration des Laufs zurücksetzen</translation>
        </message>
        <message>
            <source>Reset the pipeline</source>
            <translation>Pipeline zurücksetzen</translation>
        </message>
        <message>
            <source>Steps of the pipeline</source>
            <translation>Schritte der Pipeline</translation>
        </message>
        <message>
            <source>No steps: pictures reach the network as they are stored.
Add a transform with +.</source>
            <translation>Keine Schritte: Die Bilder erreichen das Netz so, wie sie gespeichert sind.
Mit + eine Transformation hinzufügen.</translation>
        </message>
        <message>
            <source>Reset to no steps</source>
            <translation>Auf keine Schritte zurücksetzen</translation>
        </message>
        <message>
            <source>Undo: %1</source>
            <translation>Rückgängig: %1</translation>
        </message>
        <message>
            <source>Redo: %1</source>
            <translation>Wiederholen: %1</translation>
        </message>
        <message>
            <source>Import a pipeline</source>
            <translation>Pipeline importieren</translation>
        </message>
        <message>
            <source>Import %1</source>
            <translation>%1 importieren</translation>
        </message>
        <message>
            <source>No form is known for this library</source>
            <translation>Für diese Bibliothek ist kein Format bekannt</translation>
        </message>
        <message>
            <source>Export the pipeline</source>
            <translation>Pipeline exportieren</translation>
        </message>
        <message>
            <source>Pipelines (*.%1);;All files (*)</source>
            <translation>Pipelines (*.%1);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>%1 could not be written: %2</source>
            <translation>%1 konnte nicht geschrieben werden: %2</translation>
        </message>
        <message>
            <source>Written to %1</source>
            <translation>Nach %1 geschrieben</translation>
        </message>
        <message>
            <source>Written to %1, but not all of it: %2</source>
            <translation>Nach %1 geschrieben, aber nicht vollständig: %2</translation>
        </message>
        <message>
            <source>Pipelines (*.config *.pbtxt *.json *.yaml *.yml *.py *.txt);;All files (*)</source>
            <translation>Pipelines (*.config *.pbtxt *.json *.yaml *.yml *.py *.txt);;Alle Dateien (*)</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::PlanExportButton</name>
        <message>
            <source>Copy or save the plan</source>
            <translation>Plan kopieren oder speichern</translation>
        </message>
        <message>
            <source>Copy the plan as text</source>
            <translation>Plan als Text kopieren</translation>
        </message>
        <message>
            <source>Copy what is shown as a picture</source>
            <translation>Ansicht als Bild kopieren</translation>
        </message>
        <message>
            <source>Save what is shown as a picture…</source>
            <translation>Ansicht als Bild speichern…</translation>
        </message>
        <message>
            <source>Save picture</source>
            <translation>Bild speichern</translation>
        </message>
        <message>
            <source>PNG image (*.png)</source>
            <translation>PNG-Bild (*.png)</translation>
        </message>
        <message>
            <source>Components as CSV…</source>
            <translation>Komponenten als CSV…</translation>
        </message>
        <message>
            <source>Layers as CSV…</source>
            <translation>Schichten als CSV…</translation>
        </message>
        <message>
            <source>Batch and size as CSV…</source>
            <translation>Batch und Größe als CSV…</translation>
        </message>
        <message>
            <source>Save table</source>
            <translation>Tabelle speichern</translation>
        </message>
        <message>
            <source>CSV (*.csv)</source>
            <translation>CSV (*.csv)</translation>
        </message>
        <message>
            <source>Saved %1</source>
            <translation>%1 gespeichert</translation>
        </message>
        <message>
            <source>%1 could not be written</source>
            <translation>%1 konnte nicht geschrieben werden</translation>
        </message>
        <message>
            <source>Not saved: %1</source>
            <translation>Nicht gespeichert: %1</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::PlanVerdict</name>
        <message>
            <source>Does it fit?</source>
            <translation>Passt es?</translation>
        </message>
        <message>
            <source>Use the measurement</source>
            <translation>Messung verwenden</translation>
        </message>
        <message>
            <source>Takes the plan as it is now for the run that was measured, and lets the measurement correct the model and narrow the band</source>
            <translation>Nimmt den jetzigen Plan als den gemessenen Lauf, lässt die Messung das Modell korrigieren und das Band verengen</translation>
        </message>
        <message>
            <source>Cannot be planned</source>
            <translation>Nicht planbar</translation>
        </message>
        <message>
            <source>Below is the last plan that could be made.</source>
            <translation>Unten steht der letzte Plan, der sich erstellen ließ.</translation>
        </message>
        <message>
            <source>Working it out</source>
            <translation>Wird berechnet</translation>
        </message>
        <message>
            <source>No GPU chosen</source>
            <translation>Keine GPU gewählt</translation>
        </message>
        <message>
            <source>Needs %1 (%2).</source>
            <translation>Braucht %1 (%2).</translation>
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
        <name>faultline::ui::ReasonStrips</name>
        <message>
            <source>%1 · %2</source>
            <comment>a reason · share of the time</comment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>%1: %2 of the time shown</source>
            <translation>%1: %2 der gezeigten Zeit</translation>
        </message>
        <message>
            <source>; </source>
            <translation>; </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::RecordDialog</name>
        <message>
            <source>Record a run</source>
            <translation>Lauf aufzeichnen</translation>
        </message>
        <message>
            <source> s</source>
            <translation> s</translation>
        </message>
        <message>
            <source>&amp;Command</source>
            <translation>&amp;Befehl</translation>
        </message>
        <message>
            <source>Run it &amp;in</source>
            <translation>Ausführen &amp;in</translation>
        </message>
        <message>
            <source>&amp;Write to</source>
            <translation>&amp;Schreiben nach</translation>
        </message>
        <message>
            <source>Sample &amp;every</source>
            <translation>Messen &amp;alle</translation>
        </message>
        <message>
            <source>&amp;Start</source>
            <translation>S&amp;tarten</translation>
        </message>
        <message>
            <source>Runs the command in a process of its own and keeps what it prints with times, how it ended, its packages, and samples of GPU, CPU, memory, disk and network, as plain files. Environment variables are kept by an allow-list only. It goes on if this window closes.</source>
            <translation>Führt den Befehl in einem eigenen Prozess aus und hält als einfache Dateien fest, was er mit welchen Zeiten ausgibt, wie er endet, seine Pakete und Messwerte von GPU, CPU, Speicher, Platten und Netz. Von den Umgebungsvariablen nur die einer Positivliste. Er läuft weiter, wenn dieses Fenster geschlossen wird.</translation>
        </message>
        <message>
            <source>Choose a folder</source>
            <translation>Ordner wählen</translation>
        </message>
        <message>
            <source>Type the command that starts the training.</source>
            <translation>Den Befehl eingeben, der das Training startet.</translation>
        </message>
        <message>
            <source>There is no folder %1.</source>
            <translation>Den Ordner %1 gibt es nicht.</translation>
        </message>
        <message>
            <source>Say where to write the record.</source>
            <translation>Angeben, wohin die Aufzeichnung geschrieben wird.</translation>
        </message>
        <message>
            <source>%1 is there already; the record needs a new folder.</source>
            <translation>%1 gibt es schon; die Aufzeichnung braucht einen neuen Ordner.</translation>
        </message>
        <message>
            <source>%1 cannot be written.</source>
            <translation>In %1 kann nicht geschrieben werden.</translation>
        </message>
        <message>
            <source>Understood as %1</source>
            <translation>Verstanden als %1</translation>
        </message>
        <message>
            <source>No shell reads this; for what only a shell does, write sh -c "…".</source>
            <translation>Dies liest keine Shell; für das, was nur eine Shell kann, sh -c "…" schreiben.</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::RecordStrip</name>
        <message>
            <source>%1 · %2 · %3</source>
            <translation>%1 · %2 · %3</translation>
        </message>
        <message>
            <source>Ending the run</source>
            <translation>Lauf wird beendet</translation>
        </message>
        <message>
            <source>Recording</source>
            <translation>Aufzeichnung</translation>
        </message>
        <message numerus="yes">
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n Zeile</numerusform>
                <numerusform>%n Zeilen</numerusform>
            </translation>
        </message>
        <message>
            <source>End at once</source>
            <translation>Sofort beenden</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Ends the command without letting it save anything</source>
            <translation>Beendet den Befehl, ohne dass er noch etwas sichern kann</translation>
        </message>
        <message>
            <source>Asks the command to end, as Ctrl+C does</source>
            <translation>Bittet den Befehl zu enden, wie Strg+C</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::Recording</name>
        <message>
            <source>The recorded command was stopped.</source>
            <translation>Der aufgezeichnete Befehl wurde beendet.</translation>
        </message>
        <message>
            <source>The recorded command was ended by signal %1.</source>
            <translation>Der aufgezeichnete Befehl wurde durch Signal %1 beendet.</translation>
        </message>
        <message>
            <source>The recorded command ended well.</source>
            <translation>Der aufgezeichnete Befehl endete ohne Fehler.</translation>
        </message>
        <message>
            <source>The recorded command ended with exit status %1.</source>
            <translation>Der aufgezeichnete Befehl endete mit Status %1.</translation>
        </message>
        <message>
            <source>“%1” could not be recorded: it cannot be started, or %2 cannot be written. Try it in a terminal.</source>
            <translation>„%1“ ließ sich nicht aufzeichnen: Der Befehl kann nicht gestartet oder %2 nicht geschrieben werden. Im Terminal versuchen.</translation>
        </message>
        <message>
            <source>The recorder itself was ended. What it had written until then is there.</source>
            <translation>Das Aufzeichnungsprogramm selbst wurde beendet. Was es bis dahin geschrieben hatte, ist da.</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::RemarkNotice</name>
        <message>
            <source>Not all is reproduced</source>
            <translation>Nicht alles wird nachgebildet</translation>
        </message>
        <message>
            <source>Good to know</source>
            <translation>Gut zu wissen</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::RepairDialog</name>
        <message>
            <source>Write a repaired copy</source>
            <translation>Reparierte Kopie schreiben</translation>
        </message>
        <message>
            <source>The dataset itself is never changed. What no repair touches is carried over byte for byte.</source>
            <translation>Der Datensatz selbst wird nie geändert. Was keine Reparatur berührt, wird Byte für Byte übernommen.</translation>
        </message>
        <message>
            <source>Repairs</source>
            <translation>Reparaturen</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Neuer Ordner</translation>
        </message>
        <message>
            <source>A folder that is new or empty, outside the dataset</source>
            <translation>Ein neuer oder leerer Ordner außerhalb des Datensatzes</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Wählen…</translation>
        </message>
        <message>
            <source>Written so far</source>
            <translation>Bisher geschrieben</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Write</source>
            <translation>Schreiben</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n change(s)</source>
            <translation>
                <numerusform>%1: %n Änderung</numerusform>
                <numerusform>%1: %n Änderungen</numerusform>
            </translation>
        </message>
        <message>
            <source>Working out what would change…</source>
            <translation>Änderungen werden ermittelt…</translation>
        </message>
        <message>
            <source>These repairs would change nothing.</source>
            <translation>Diese Reparaturen würden nichts ändern.</translation>
        </message>
        <message numerus="yes">
            <source>%n change(s) in all. repairs.csv will list each.</source>
            <translation>
                <numerusform>Insgesamt %n Änderung. repairs.csv wird sie aufführen.</numerusform>
                <numerusform>Insgesamt %n Änderungen. repairs.csv wird jede aufführen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Written to %1: %n picture(s),</source>
            <translation>
                <numerusform>Nach %1 geschrieben: %n Bild,</numerusform>
                <numerusform>Nach %1 geschrieben: %n Bilder,</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n box(es) dropped,</source>
            <translation>
                <numerusform>%n Box verworfen,</numerusform>
                <numerusform>%n Boxen verworfen,</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n picture(s) dropped.</source>
            <translation>
                <numerusform>%n Bild verworfen.</numerusform>
                <numerusform>%n Bilder verworfen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Stopped. What was written so far is not a whole copy.</source>
            <translation>Abgebrochen. Was bisher geschrieben wurde, ist keine vollständige Kopie.</translation>
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
        <name>faultline::ui::SetupField</name>
        <message>
            <source>Back to the default: %1</source>
            <translation>Zurück zur Vorgabe: %1</translation>
        </message>
        <message>
            <source>Set by you</source>
            <translation>Von Ihnen gesetzt</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::SetupStrip</name>
        <message>
            <source>Model</source>
            <translation>Modell</translation>
        </message>
        <message>
            <source>Type a part of a name</source>
            <translation>Teil eines Namens eingeben</translation>
        </message>
        <message>
            <source>GPU</source>
            <translation>GPU</translation>
        </message>
        <message>
            <source>Batch</source>
            <translation>Batch</translation>
        </message>
        <message>
            <source>Images on one GPU in one step</source>
            <translation>Bilder auf einer GPU in einem Schritt</translation>
        </message>
        <message>
            <source>Precision</source>
            <translation>Genauigkeit</translation>
        </message>
        <message>
            <source>Optimizer</source>
            <translation>Optimizer</translation>
        </message>
        <message>
            <source>Frozen</source>
            <translation>Eingefroren</translation>
        </message>
        <message>
            <source>Batch norm</source>
            <translation>Batch-Norm</translation>
        </message>
        <message>
            <source>Classes</source>
            <translation>Klassen</translation>
        </message>
        <message>
            <source>Most boxes</source>
            <translation>Boxen höchstens</translation>
        </message>
        <message>
            <source>Measured as</source>
            <translation>Gemessen als</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>GPUs, accumulation, checkpointing, moving average, allocator</source>
            <translation>GPUs, Akkumulation, Checkpointing, gleitender Mittelwert, Allokator</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Zurücksetzen</translation>
        </message>
        <message>
            <source>Everything back to what the framework and the model do</source>
            <translation>Alles zurück auf das, was Framework und Modell vorgeben</translation>
        </message>
        <message>
            <source>GPUs</source>
            <translation>GPUs</translation>
        </message>
        <message>
            <source>Accumulate</source>
            <translation>Akkumulieren</translation>
        </message>
        <message>
            <source>Checkpointing</source>
            <translation>Checkpointing</translation>
        </message>
        <message>
            <source>Moving average</source>
            <translation>Gleitender Mittelwert</translation>
        </message>
        <message>
            <source>off</source>
            <translation>aus</translation>
        </message>
        <message>
            <source>on</source>
            <translation>an</translation>
        </message>
        <message>
            <source>Allocator</source>
            <translation>Allokator</translation>
        </message>
        <message>
            <source>Framework</source>
            <translation>Framework</translation>
        </message>
        <message>
            <source>Input size</source>
            <translation>Eingabegröße</translation>
        </message>
        <message>
            <source>Width of the input</source>
            <translation>Breite der Eingabe</translation>
        </message>
        <message>
            <source>Height of the input</source>
            <translation>Höhe der Eingabe</translation>
        </message>
        <message>
            <source>%1, as this case trains it</source>
            <translation>%1, wie es dieser Fall trainiert</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1, %2 of them usable</source>
            <translation>%1, davon %2 nutzbar</translation>
        </message>
        <message>
            <source>Default of %1 for this model</source>
            <translation>Vorgabe von %1 für dieses Modell</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::StepCanvas</name>
        <message>
            <source>Picture after the chosen step</source>
            <translation>Bild nach dem gewählten Schritt</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::StepChart</name>
        <message>
            <source>Memory over one training step</source>
            <translation>Speicher über einen Trainingsschritt</translation>
        </message>
        <message>
            <source>Peak: %1</source>
            <translation>Spitze: %1</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1: %2 alive, at most %3</source>
            <translation>%1: %2 belegt, höchstens %3</translation>
        </message>
        <message>
            <source>No step was simulated</source>
            <translation>Kein Schritt simuliert</translation>
        </message>
        <message>
            <source>Peak %1, %2</source>
            <translation>Spitze %1, %2</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::StepColumns</name>
        <message>
            <source>Time of each step</source>
            <translation>Dauer jedes Schritts</translation>
        </message>
        <message numerus="yes">
            <source>The longest of the %n step(s) of this column</source>
            <translation>
                <numerusform>Der längste von %n Schritt dieser Spalte</numerusform>
                <numerusform>Der längste der %n Schritte dieser Spalte</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::StepViewer</name>
        <message>
            <source>%1 × %2 px</source>
            <translation>%1 × %2 px</translation>
        </message>
        <message>
            <source>One picture, step by step</source>
            <translation>Ein Bild, Schritt für Schritt</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Schritt</translation>
        </message>
        <message>
            <source>Steps of the picture</source>
            <translation>Schritte des Bildes</translation>
        </message>
        <message>
            <source>Back to the batch (Escape)</source>
            <translation>Zurück zum Batch (Esc)</translation>
        </message>
        <message>
            <source>Batch</source>
            <translation>Batch</translation>
        </message>
        <message>
            <source>Previous picture of the batch (Page Up)</source>
            <translation>Voriges Bild des Batches (Bild auf)</translation>
        </message>
        <message>
            <source>Next picture of the batch (Page Down)</source>
            <translation>Nächstes Bild des Batches (Bild ab)</translation>
        </message>
        <message>
            <source>Under many seeds</source>
            <translation>Mit vielen Seeds</translation>
        </message>
        <message>
            <source>A batch of this picture alone, each drawn anew</source>
            <translation>Ein Batch nur aus diesem Bild, jedes neu gezogen</translation>
        </message>
        <message>
            <source>As decoded</source>
            <translation>Wie dekodiert</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n box(es)</source>
            <translation>
                <numerusform>%1, %n Box</numerusform>
                <numerusform>%1, %n Boxen</numerusform>
            </translation>
        </message>
        <message>
            <source>Failed: %1</source>
            <translation>Fehlgeschlagen: %1</translation>
        </message>
        <message>
            <source>applied</source>
            <translation>angewendet</translation>
        </message>
        <message>
            <source>changed nothing</source>
            <translation>änderte nichts</translation>
        </message>
        <message numerus="yes">
            <source>%n lost</source>
            <comment>boxes</comment>
            <translation>
                <numerusform>%n verloren</numerusform>
                <numerusform>%n verloren</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n clipped</source>
            <comment>boxes</comment>
            <translation>
                <numerusform>%n beschnitten</numerusform>
                <numerusform>%n beschnitten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n added</source>
            <comment>boxes</comment>
            <translation>
                <numerusform>%n hinzugekommen</numerusform>
                <numerusform>%n hinzugekommen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n Box</numerusform>
                <numerusform>%n Boxen</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 ms</translation>
        </message>
        <message>
            <source>%1 of %2 · %3 · %4</source>
            <translation>%1 von %2 · %3 · %4</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::SweepChart</name>
        <message>
            <source>From %1 to %2</source>
            <translation>Von %1 bis %2</translation>
        </message>
        <message>
            <source>%1: %2 usable</source>
            <translation>%1: %2 nutzbar</translation>
        </message>
        <message>
            <source>%1 %2: %3 (%4)</source>
            <translation>%1 %2: %3 (%4)</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Being worked out…</source>
            <translation>Wird berechnet…</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::SweepPanel</name>
        <message>
            <source>Peak over the batch</source>
            <translation>Spitze über dem Batch</translation>
        </message>
        <message>
            <source>Peak over the input size</source>
            <translation>Spitze über der Eingabegröße</translation>
        </message>
        <message>
            <source>The band holds the truth in nine of ten cases. Lines are what can be used of a GPU. Click to plan with a value.</source>
            <translation>In neun von zehn Fällen liegt der wahre Wert im Band. Linien zeigen, was von einer GPU nutzbar ist. Klicken, um mit einem Wert zu planen.</translation>
        </message>
        <message>
            <source>Images in a batch</source>
            <translation>Bilder im Batch</translation>
        </message>
        <message>
            <source>Longer side in pixels</source>
            <translation>Längere Seite in Pixeln</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::TimelinePane</name>
        <message>
            <source>Find an event by name</source>
            <translation>Ereignis nach Namen suchen</translation>
        </message>
        <message>
            <source>Previous match (Shift+F3)</source>
            <translation>Voriger Treffer (Umschalt+F3)</translation>
        </message>
        <message>
            <source>Next match (F3)</source>
            <translation>Nächster Treffer (F3)</translation>
        </message>
        <message>
            <source>Zoom to the step</source>
            <translation>Auf den Schritt zoomen</translation>
        </message>
        <message>
            <source>Zoom out (−)</source>
            <translation>Verkleinern (−)</translation>
        </message>
        <message>
            <source>Zoom in (+)</source>
            <translation>Vergrößern (+)</translation>
        </message>
        <message>
            <source>Show the whole trace (0)</source>
            <translation>Ganzen Trace zeigen (0)</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>Wird gelesen…</translation>
        </message>
        <message>
            <source>The timeline appears when it is laid out.</source>
            <translation>Der Zeitverlauf erscheint, sobald er aufgebaut ist.</translation>
        </message>
        <message>
            <source>No timeline</source>
            <translation>Kein Zeitverlauf</translation>
        </message>
        <message>
            <source>This file holds results, not events: open the trace itself (*.xplane.pb or *.trace.json.gz) to see what ran when.</source>
            <translation>Diese Datei enthält Ergebnisse, keine Ereignisse: Öffnen Sie den Trace selbst (*.xplane.pb oder *.trace.json.gz), um zu sehen, was wann lief.</translation>
        </message>
        <message>
            <source>No event has this in its name</source>
            <translation>Kein Ereignis hat das im Namen</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>%1 matches</source>
            <translation>%1 Treffer</translation>
        </message>
        <message>
            <source>Nothing selected</source>
            <translation>Nichts ausgewählt</translation>
        </message>
        <message>
            <source>Click an event to see what it is. Ctrl+wheel zooms, dragging pans, Shift+drag zooms to a stretch, Shift+arrows go from event to event.</source>
            <translation>Ein Klick auf ein Ereignis zeigt, was es ist. Strg+Mausrad zoomt, Ziehen verschiebt, Umschalt+Ziehen zoomt auf einen Abschnitt, Umschalt+Pfeile gehen von Ereignis zu Ereignis.</translation>
        </message>
        <message>
            <source>%1 of %2 shown</source>
            <translation>%1 von %2 gezeigt</translation>
        </message>
        <message>
            <source>%1 · %2 events are nested too deep to be drawn</source>
            <translation>%1 · %2 Ereignisse sind zu tief verschachtelt, um gezeichnet zu werden</translation>
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
        <name>faultline::ui::TraceHeader</name>
        <message>
            <source>Trace</source>
            <translation>Trace</translation>
        </message>
        <message>
            <source>Fewer remarks</source>
            <translation>Weniger Anmerkungen</translation>
        </message>
        <message numerus="yes">
            <source>%n more remark(s)</source>
            <translation>
                <numerusform>%n weitere Anmerkung</numerusform>
                <numerusform>%n weitere Anmerkungen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::TraceMinimap</name>
        <message>
            <source>Overview of the whole trace</source>
            <translation>Übersicht über den ganzen Trace</translation>
        </message>
        <message>
            <source>The whole trace, devices above the host. Drag the frame to move the timeline.</source>
            <translation>Der ganze Trace, Geräte über dem Host. Den Rahmen ziehen, um den Zeitverlauf zu verschieben.</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::TraceTimeline</name>
        <message>
            <source>Timeline of the trace</source>
            <translation>Zeitverlauf des Traces</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::TraceView</name>
        <message>
            <source>Timeline</source>
            <translation>Zeitverlauf</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Schritte</translation>
        </message>
        <message>
            <source>No steps</source>
            <translation>Keine Schritte</translation>
        </message>
        <message>
            <source>PyTorch marks them with profiler.step(), TensorFlow with tf.profiler.experimental.Trace(..., step_num=...).</source>
            <translation>PyTorch markiert sie mit profiler.step(), TensorFlow mit tf.profiler.experimental.Trace(..., step_num=...).</translation>
        </message>
        <message>
            <source>Kernels</source>
            <translation>Kernel</translation>
        </message>
        <message>
            <source>No kernels</source>
            <translation>Keine Kernel</translation>
        </message>
        <message>
            <source>The trace holds nothing of a device. PyTorch: add ProfilerActivity.CUDA. TensorFlow: the CUPTI library must be found, and the process be allowed to use GPU performance counters.</source>
            <translation>Der Trace enthält nichts von einem Gerät. PyTorch: ProfilerActivity.CUDA hinzufügen. TensorFlow: Die CUPTI-Bibliothek muss auffindbar sein und der Prozess die Leistungszähler der GPU benutzen dürfen.</translation>
        </message>
        <message>
            <source>Input pipeline</source>
            <translation>Eingabe-Pipeline</translation>
        </message>
        <message>
            <source>No input pipeline</source>
            <translation>Keine Eingabe-Pipeline</translation>
        </message>
        <message>
            <source>No stage of tf.data or of a DataLoader was traced.</source>
            <translation>Keine Stufe von tf.data oder eines DataLoader wurde aufgezeichnet.</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>Geräte</translation>
        </message>
        <message>
            <source>No devices</source>
            <translation>Keine Geräte</translation>
        </message>
        <message>
            <source>The trace holds nothing of a device, only of the host.</source>
            <translation>Der Trace enthält nichts von einem Gerät, nur vom Host.</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Speicher</translation>
        </message>
        <message>
            <source>No profiler trace in this case</source>
            <translation>Kein Profiler-Trace in diesem Fall</translation>
        </message>
        <message>
            <source>Nothing is open</source>
            <translation>Nichts geöffnet</translation>
        </message>
        <message>
            <source>Trace</source>
            <translation>Trace</translation>
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
        <name>faultline::ui::TreeMap</name>
        <message>
            <source>Map of kept activations</source>
            <translation>Karte der behaltenen Aktivierungen</translation>
        </message>
        <message>
            <source>Chosen: %1</source>
            <translation>Gewählt: %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 (%2 of what is kept)</source>
            <translation>%1 (%2 des Behaltenen)</translation>
        </message>
        <message numerus="yes">
            <source>%n small layer(s) of the part %1: %2</source>
            <translation>
                <numerusform>%n kleine Schicht des Teils %1: %2</numerusform>
                <numerusform>%n kleine Schichten des Teils %1: %2</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>No layer keeps anything</source>
            <translation>Keine Schicht behält etwas</translation>
        </message>
        <message numerus="yes">
            <source>%n small</source>
            <translation>
                <numerusform>%n kleine</numerusform>
                <numerusform>%n kleine</numerusform>
            </translation>
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
        <name>faultline::ui::VerdictList</name>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Versions that do not go together</source>
            <translation>Versionen, die nicht zusammenpassen</translation>
        </message>
        <message>
            <source>All known combinations of versions fit</source>
            <translation>Alle bekannten Versionskombinationen passen</translation>
        </message>
        <message>
            <source>By the tables these fit: %1</source>
            <translation>Laut den Tabellen passen: %1</translation>
        </message>
        <message>
            <source>%1 (reported; not confirmed by its maker)</source>
            <translation>%1 (berichtet; vom Hersteller nicht bestätigt)</translation>
        </message>
        <message>
            <source>Install instead</source>
            <translation>Stattdessen installieren</translation>
        </message>
        <message>
            <source>%1: %2, line %3</source>
            <translation>%1: %2, Zeile %3</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Show in the console</source>
            <translation>In der Konsole zeigen</translation>
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
            <source>Event files of TensorBoard, console output, GPU and host logs, pipeline.config and other settings, package lists, profiler traces: one file, one run, or a folder with hundreds of runs. Damaged and unfinished files are read as far as they go.</source>
            <translation>Ereignisdateien von TensorBoard, Konsolenausgaben, GPU- und Host-Protokolle, pipeline.config und andere Einstellungen, Paketlisten, Profiler-Traces: eine Datei, ein Lauf oder ein Ordner mit Hunderten von Läufen. Beschädigte und unfertige Dateien werden gelesen, so weit sie reichen.</translation>
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
        <message>
            <source>Record a run…</source>
            <translation>Lauf aufzeichnen…</translation>
        </message>
        <message>
            <source>Start a training and watch it here (Ctrl+Shift+R)</source>
            <translation>Ein Training starten und hier beobachten (Strg+Umschalt+R)</translation>
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
        <message>
            <source>Recor&amp;d a run…</source>
            <translation>Lauf au&amp;fzeichnen…</translation>
        </message>
    </context>
</TS>
