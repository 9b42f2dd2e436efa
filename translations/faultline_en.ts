<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Augment</name>
        <message>
            <source>pipeline.config (Object Detection API)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Albumentations JSON</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Albumentations YAML</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ultralytics settings (YAML)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keras layers (JSON)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Left out: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Factor of the width</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Factor of the height</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift to the right in widths; unset: in pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift down in heights; unset: in pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift to the right in pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift down in pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Angle in degrees, counter-clockwise</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Slant of the rows in degrees</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Slant of the columns in degrees</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make the picture as large as its content becomes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scale the height by what the width is scaled by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shrink and enlarge equally often</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scales, turns, shears and moves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift to the right in widths; unset: shift_limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift down in heights; unset: shift_limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift in sides of the picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scale, less one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Angle, counter-clockwise</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moves, scales and turns about the middle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Left out: this version of the library does not have it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nested too deep; left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Left out: its code is not in the file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Left out: this transform is not known here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"%1" is no parameter of it in this version and is ignored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2; the default is taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without bbox_params the library takes no boxes; they are moved by its defaults here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keypoints are not shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Additional targets are not shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recorded draws of a ReplayCompose are not repeated; new ones are made</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Averages a square around each pixel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Side of the square</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The median of a square around each pixel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Side of the square; 0: follows from the deviation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deviation; up to 1.4 0: follows from the side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Blurs by a bell curve</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Averages along a short random line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Length of the line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line need not go through the pixel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Direction of the line, clockwise</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How one-sided the line is: -1 behind, 1 ahead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Strengthens edges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the sharpened picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weight of the pixel itself, less 8</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A fixed kernel, or what a blur takes away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Side of the blur</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deviation of the blur</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the boxes that may be cut off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cuts out a part that holds every box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cuts out a part that holds every box and stretches it to a size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Height of the result</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width of the result</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cuts out a part of a size that a random box reaches into</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Height of the crop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width of the crop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How much of the box may be outside of the crop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How boxes are given to the library</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Names of the lists that go with boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes of fewer pixels are dropped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes of which a smaller share is inside are dropped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes narrower than that many pixels are dropped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes lower than that many pixels are dropped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clip and drop after each step, not at the end only</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clip boxes to the picture before the first step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop invalid boxes before the first step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes longer than that many widths are dropped; 0: none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Adds brightness, multiplies contrast</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is added, in parts of white</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The factor, less one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In parts of white, not of the mean</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weaken both until nothing is clipped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raises brightness to a power</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exponent times 100</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiles across and down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evens out local contrast of the lightness</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How far a bin may exceed the mean</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Takes the colour away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Channels of the result</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What brightness is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The method "pca" is not there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shifts hue (of 180), saturation and brightness</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Added to the hue, half degrees</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Added to the saturation, of 255</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Added to the brightness, of 255</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Adds a number to each channel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Added to red, of 255</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Added to green, of 255</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Added to blue, of 255</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift of the hue, in circles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Changes brightness, contrast, saturation and hue in random order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Factor of the brightness</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Factor of the distance to the mean grey</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Factor of the distance to each pixel's grey</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Runs all steps, one after the other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Runs all steps; up to 1.4.0 its p has no meaning</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Runs one of its steps, drawn by their p</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Runs the first step with probability p, else the last</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A step may be drawn again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How many steps are drawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Runs n of its steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Runs n of its steps in random order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pixels added to the sides, cut off if negative: one number, a range, four sides from the top clockwise, or four ranges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same in sides of the picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stretch the result to the size it had</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw for each side, not once for all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cuts off or adds a border on each side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pad pictures that are smaller instead of failing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cuts out a part of a size, anywhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cuts out the middle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Height and width of the result</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Area of the crop, of the picture's</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width of the crop by its height</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cuts out a part of random area and shape and stretches it to a size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is put where the picture ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Colour of a constant border</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same for masks, which are not shown here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Probability that the step runs; its weight inside OneOf</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run whatever p says</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How pixels between pixels are made</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Average areas where the picture shrinks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What a turned box encloses: its four corners, or the ellipse in it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Strength of the displacement</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smoothness of the displacement in pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How far three points of an affine move before are shifted, in pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Blur by a fixed kernel of 17 pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same displacement across and down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the displacement is made of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shifts pixels by a smooth random field</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smooth fields are drawn coarsely and enlarged; they look alike and are distributed alike</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep the far rim of the picture at its place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cells of the grid on each side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By how much cells grow or shrink</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stretches the cells of a grid at random</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most holes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest height: pixels, below 1 a share</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest width: pixels, below 1 a share</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fewest holes; unset: the most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smallest height; unset: the largest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smallest width; unset: the largest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How many holes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Colour of the holes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Height: pixels, below 1 a share</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width: pixels, below 1 a share</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Colour of the holes, "random" or "random_uniform"</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Covers rectangles; since 1.4 boxes shrink to what stays visible</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Filling by inpainting is not there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Covers squares; gone since 1.4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Height of a hole</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width of a hole</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mirrors left and right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mirrors top and bottom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Swaps rows and columns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turns by 0, 1, 2 or 3 quarters, equally likely</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One of the eight symmetries of a square</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cells down and across</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Colour where no picture is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Puts other pictures beside this one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Height and width of a cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where the cells may meet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures fill their cell, or are shown whole</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where the program finds the other pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other pictures are drawn from the dataset; a program may choose others</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Subtracted, in parts of white</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Divided by, in parts of white</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Subtracts a mean and divides by a deviation: what the network is fed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What counts as white</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fixed numbers, or those of each picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Orders the numbers as PyTorch wants them; the picture stays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Variance of the noise, of 255 squared</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Adds normal noise</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mean of the noise, of 255</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deviation, in parts of white</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mean, in parts of white</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Other noise in each channel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Noise is drawn at this share of the size and enlarged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Noise of a camera: colour and lightness</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deviation of the hue, in circles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Strength of both</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Least height; 0: none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Least width; 0: none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pad the height to a multiple of it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pad the width to a multiple of it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Adds a border until the picture is large enough</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where the picture lies in what is added</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deviation by which the corners are moved, in sides of the picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the whole picture, not its inner part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks at the picture from a random four corners</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The format</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Quality that the picture is written with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Writes and reads the picture as JPEG or WebP</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Worst quality</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Best quality</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the size that is kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shrinks and enlarges again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smallest share of the size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest share of the size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stretches to a size; the shape changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The side in pixels; of several one is drawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Height and width instead; 0: that side does not count</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resizes so that the longer side has a length, smaller pictures too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resizes so that the shorter side has a length, smaller pictures too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resizes by a random factor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turns about the middle; the size stays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cut out the largest rectangle without a border</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turns about the middle and shrinks so that no corner is lost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is shown where the picture ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How pixels between pixels are found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Value outside of the picture with fill_mode constant.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which way, each with probability 0.5.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mirrors the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Parts of a full turn, counter-clockwise.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turns the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Down, as a share of the height.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To the right, as a share of the width.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moves the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Above 0 the picture gets smaller.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without it the width goes as the height.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zooms in or out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This layer is not reproduced</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What this operation computes is not known here; it may scale the picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keras' layers move pixels and leave labels as they are. The boxes shown are where they should be: if the training feeds such a layer with boxes, it learns from wrong ones</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"%1" of %2 is not understood: the default is used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keras has no such layer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The layer moves pixels only. Boxes are moved here to show where they should be; a training that feeds it labels leaves them behind.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Height of the result.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width of the result.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Takes a part; resizes a picture that is too small.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Takes the middle; resizes a picture that is too small.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cuts to the shape first instead of distorting.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resizes to a fixed size.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bicubic is that of OpenCV, a little sharper.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By which share it grows.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Makes the picture higher or lower.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Makes the picture wider or narrower.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By how much it falls and rises at most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Changes the contrast around the mean of each channel.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is added, as a share of the value range.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Least and greatest value of a pixel.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Adds the same to all pixels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What pixels are multiplied by.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is added then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Multiplies and adds.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mean of each channel.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Variance of each channel.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Subtracts the mean and divides by the deviation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deviation, in the values that pixels have.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Adds noise to every pixel.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One of several learned sequences of operations for each picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which set of sequences.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Needs TensorFlow 1, whose contrib.image rotates and shears; under TensorFlow 2 the trainer fails on it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drops boxes of one class.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number of the class in the label map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of its boxes that are dropped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gives boxes of some classes another class.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Numbers in the label map that are changed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number in the label map that they become.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turns scores of classes into probabilities.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scores are divided by it first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scores of classes are not shown, so the step does nothing here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drops boxes with unreadable numbers or without a class, as the trainer does before the first step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stands for a part of the input pipeline; it is no option that can be written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moves the sides of boxes; the picture stays.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest change of a side, by the size of the box.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whether sides move apart, together, in pairs, or all alike.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Multiplies boxes by the size of the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All later steps, the resizer and the loss expect 0 to 1, so the boxes leave the picture here as they do there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drops inverted boxes and all after the first so many.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes of a picture that training sees; of the input reader.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stands for the end of the input pipeline. On inverted boxes training ends with an assertion, unless it runs on a TPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smallest factor; 1 changes nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest factor; 1 changes nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turns some pictures grey; three channels stay.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of pictures that are changed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Adds one number to all values, 0 to 255.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest change up or down, as a share of white.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stretches each channel about its mean in the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turns all hues about the colour circle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest turn in either direction; 1 is the circle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Multiplies the saturation of all colours.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Brightness, saturation, hue and contrast, all of them and stronger than alone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>0: contrast last; 1: contrast after brightness.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raises all values to a power; the same for every picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The power; below 1 brightens, above 1 darkens.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Factor after the power.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cut boxes off at the rim of the crop.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes of which less than this share is in the crop are dropped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of at least one box that the crop must cover.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smallest width by height of the crop.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest width by height of the crop.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smallest share of the picture in the crop.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest share of the picture in the crop.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of pictures that stay whole.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smallest height and width after padding, by the original's; unset: 1, 1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest height and width after padding, by the original's; unset: 2, 2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cuts out a window that covers enough of at least one box.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cuts out a window, then pads it at random.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cuts out the largest window of an aspect ratio, at a random place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width by height of the crop.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of pictures that stay as they are.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Blackens squares; boxes stay.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How often a square is tried.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chance of each try.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Side of a square, by the shorter side of the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Adds noise to a square.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smallest side of the square.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Side of the square that is not reached.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weakest noise, as a share of white.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Strongest noise, as a share of white.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compresses the picture as JPEG and back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lowest quality.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Quality that is not reached.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By this system's JPEG library: single values may differ from TensorFlow's by one or two.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keypoints and masks are not shown; without the permutation the trainer refuses pictures that have keypoints.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which keypoint each becomes; boxes do without.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of pictures that are changed. 0 makes the trainer fail.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mirrors picture and boxes left to right.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mirrors picture and boxes top to bottom.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turns picture and boxes by 90° counter-clockwise.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Normalises the values as the feature extractor of the model does.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The type of the feature extractor.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CenterNet: subtracted from each channel; unset: 0.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CenterNet: each channel is divided by it; unset: 1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CenterNet: blue first, before the means.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Models for SSD normalise before the resizer, all others after it; a pipeline read from a configuration has it in its place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An empty option: the trainer refuses it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another step follows in the same option; only the last one of an option counts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Object Detection API has no such step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trainer takes a probability of 0 for none at all and fails; leave the step out instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trainer fails unless all four numbers are written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Needs TensorFlow 1; under TensorFlow 2 the trainer fails on it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"%1" is not understood and left out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No model is described, so neither its resizer nor its normalisation are here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The model has no image resizer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How "%1" normalises pictures is not known.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Colour of the padding, 0 to 255 for each channel; unset: the mean of the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Runs before resizer and normalisation in the trainer, not after.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A configuration has one step of this kind; the first is written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smallest height; unset: the picture's.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smallest width; unset: the picture's.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Height that is not reached; unset: twice the picture's.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width that is not reached; unset: twice the picture's.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Puts the picture at a random place of a larger one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Adds up to so many pixels around the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Added height stays below this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Added width stays below this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Height afterwards.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width afterwards.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enlarges or shrinks the picture; the shape stays.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smallest factor of the sides.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest factor of the sides.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resizes to one size, by one of four methods.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without a size, for which the trainer takes 0 and fails, 600 by 1024 is used.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How pixels between pixels are made.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resizes to one size, whatever the shape.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shrinks pictures that have more pixels than drawn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fewest pixels afterwards.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most pixels afterwards; 800,000 takes effect where nothing is written, not the 500,000 of the message.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Puts the picture beside or below itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of pictures doubled in height.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of pictures doubled in width.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn the picture grey afterwards, one channel.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resizes, up or down, to fit two sides; the shape stays.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Limit of the shorter side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Limit of the longer side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pad at the bottom and right to a square; without it pictures of a batch differ in size.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Values of the padding; unset: 0.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resizes to one size; the shape is not kept.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leaves the size; pictures of a batch must be alike.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resizes pictures that are larger, or smaller, than a size.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GREATER: the longer side is limited; SMALLER: the shorter one is raised.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The limit of that side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pads at the bottom and right until a number divides both sides.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cuts out a square about a random centre, black where it leaves the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Distance from the rim without centres of crops; halved until it is less than half the side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smallest side, by the longer one of the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest side, by the longer one of the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How many sides there are between.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures of a pixel or two, on which the trainer fails, stay as they are.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scales the picture, then cuts out or pads to a square.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Side of the square; should be that of the resizer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smallest longer side, by the square's.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest longer side, by the square's.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One of the crops of which each picture gets one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is not written is 0 in an operation, not the default of random_crop_image: without areas and aspect ratios the trainer refuses it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without operations those of the SSD paper are used.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Crops as in the SSD paper: one of several crops for each picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Crops as in the SSD paper, then pads at random.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Colour of the padding; black, not the mean, if it is not written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Crops as in the SSD paper, then cuts to an aspect ratio.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width by height; without operations the trainer takes 1 whatever is written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width by height after padding.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Crops as in the SSD paper, then pads to an aspect ratio, black, at the bottom and right.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Value that becomes the target's lowest.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Value that becomes the target's highest.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lowest value afterwards.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Highest value afterwards.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Maps values from one range to another, without clipping.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trainer refuses the step unless all four numbers are written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Multiplies every value of every pixel by a number of its own: noise, not brightness.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smallest factor.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest factor.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Subtracts a number from each channel.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One number for each channel.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trainer has no default for the means and refuses another count than the channels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turns every picture grey, with one channel.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hue changes by at most this share.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saturation changes by at most this share.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Brightness changes by at most this share.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>shift: since 8.3.79; multiply: before it and in YOLOv5, where red stays red. No setting of Ultralytics.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Changes hue, saturation and brightness by random factors.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How often each of the four is done.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Blur, median blur, grey and CLAHE, each on its own: only where the trainer finds Albumentations installed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How often red and blue are swapped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gives the network red and blue swapped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Numbers from 0 to 1, as the network is fed them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the outlined objects that is copied.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>flip: from the mirrored picture; mixup: from another picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copies objects with outlines to where they cover little of others.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How often the picture is turned over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turns the picture upside down.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How often the picture is mirrored.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resizes the picture so that its long side is that of the network.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ultralytics drops a picture whose labels lie outside it; here it is shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Side of the square that the network is fed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fits a picture that is no mosaic into the square and pads it with grey.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How often a second picture is blended in.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Blends the picture with another that went through the steps before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How often a part of a second picture is put in.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Puts a part of another picture, with its boxes, where there are none.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How often four pictures are put together.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Puts four pictures around a random centre of a canvas twice as wide.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turned by at most this, either way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moved by at most this share of the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Made larger or smaller by at most this share.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sheared by at most this, along both sides.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tilted by at most this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turns, scales, shears, tilts and moves the picture and drops boxes of which too little is left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"%1" of %2 is no number: the default is used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rect: the trainer mixes no pictures and pads each batch to its own shape; here it is padded to a square</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Blur, grey and CLAHE are done only where the trainer finds Albumentations installed: switched off here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>multi_scale resizes each batch as a whole, to up to 1.5 times the side: not shown; memory peaks at 2.25 times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last %1 epochs mix no pictures: switch off mosaic, mixup, cutmix and copy_paste to see what they get</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A classifier is trained with crops, auto_augment and erasing, which are not reproduced; this is the detector's pipeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turned boxes and keypoints are shown as boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Albumentations given in Python are not reproduced</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No setting turns it on: install the package albumentations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The settings cannot tell the order of steps: the trainer uses its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It moves pixels and knows nothing of boxes. The boxes shown are where they should be</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This cannot be understood: left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No step here computes the same as torchvision: left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is reproduced behind ToTensor only, once, with one or three numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No layer computes the same: left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turning, moving, shearing and zooming are one warp here; layers one after another would blur and fill more: left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The generator warps about the middle of square pictures only, and no square target_size of flow_from_directory() is written here: left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>flow_from_directory() resizes pictures to its target_size before all of this; that is not written here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This argument is not known: left out</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>CaseMemory</name>
        <message>
            <source>A peak of another kind was measured: %1, "%2" (%3).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Measured: at least %1 (%2).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Measured: %1 (%2).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The estimate is %1 above it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The estimate is %1 below it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The estimate meets it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The model alone says %1 (%2); %3 is not explained by it.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>CasePipelines</name>
        <message>
            <source>Empty (%1)</source>
            <translation type="unfinished" />
        </message>
    </context>
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
        <name>Checklist</name>
        <message>
            <source>Memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Input pipeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hyperparameters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Data</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Environment</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run lifecycle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Machine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is every ground-truth box valid?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Data page counts boxes that are reversed, outside the picture, not normalized or no numbers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Train on the repaired copy that the Data page writes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do label map, ids and number of classes agree?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare the ids in the records with the label map and num_classes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Correct the label map or num_classes; ids begin at 1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Has every class enough boxes, in training and validation?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The histogram of classes on the Data page.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Collect more of the rare ones, sample them more often, or use a focal loss.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is no box dropped by a limit?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The most boxes of a picture against max_number_of_boxes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raise the limit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Are objects large enough, and do the anchors fit them?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sizes of the boxes after resizing, and the overlap with the best anchor.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Train at a larger size or on tiles; take scales and ratios from the boxes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Are training and validation free of the same pictures?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Equal and nearly equal pictures across the splits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Split by scene, video or day, not by picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Can every picture be read, and has it the range that the model expects?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Data page opens every picture when asked to.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Convert or leave out the odd ones; fix the preprocessing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Have you looked at a hundred random pictures with their boxes?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batches of the Data page show what the model sees, after augmentation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Correct the labels; a convention that changed between labellers is worse than noise.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is every object of the classes labelled?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run the last model over the training pictures: confident boxes without a label are missing labels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Label them, or leave those pictures out: they teach that objects are background.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the validation set look like what the model will be used on?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare camera, time of day, distance and share of empty pictures.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose the validation set from the place of use; the metric means nothing otherwise.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is it the version of the data that you think?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare the number of records and the time of the files with your notes; a checksum is better.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep a version in the name of the folder, never overwrite.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>May pictures and labels be used for this purpose?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read the licence of the pictures and, apart from it, that of the labels; public sets often have two.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Replace what may not be used before the model is trained on it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the training run on the GPU?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first lines of the console name the devices and the libraries that could not be loaded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install the version of the library that is named as missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do framework, CUDA, cuDNN and driver go together?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare with the table of tested builds; the driver must not be older than the runtime.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pin the versions that the finding names, or take a container that has them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do the Python packages go together?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The traceback's deepest frame names the package.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pin the version that the finding names.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is the configuration one of this program, and complete?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unknown fields, files that are not there, places still to be filled in.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Correct the line that the finding shows.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is the driver kept from updating itself?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unattended upgrades replace the user libraries under a running kernel module; then new processes see no GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hold the driver's packages, or update and restart on purpose.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is the image of the container named by a digest, not by latest?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at the FROM line and at what the job really pulled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name the digest, and keep the list of packages with the run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is every loss a finite number?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first step whose loss is NaN or infinite, and which of the losses it was.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look for the record behind it first, then at half precision, then at the learning rate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the loss stay down once it has fallen?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last windows of the loss against its minimum.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go on from a checkpoint before it rose, with a third of the learning rate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is the loss free of spikes?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The early steps, and single points far above their neighbours.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Warm up for longer; clip gradients at what is usual for them; lower the learning rate last.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the learning rate fit the batch and the optimizer?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare learning rate and batch with those that the model was published with.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scale the learning rate with the batch; warm up to it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do schedule and length of the run agree?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps of the warm-up and decay against the steps of the run; the logged learning rate is the proof.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give schedule and run the same number of steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the model learn at all?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trend of the loss over the first third of the run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Try to overfit one batch: if that fails, the fault is in model, loss or data.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does it improve until the end?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The validation loss over the last fifth, and whether the learning rate has decayed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decay the learning rate, or stop.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the validation improve as long as the training does?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The validation loss since its minimum.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the checkpoint of the best evaluation; augment more, or add weight decay.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is the run as long as it should be?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where in the run the best evaluation is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set the number of steps that the curve asks for, and the schedule with it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do gradients reach every layer that trains?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Histograms or norms of gradients by layer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check initialization and normalization; clip what explodes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Are updates a sensible part of the weights?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The ratio of update to weight, or how many steps are clipped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move the learning rate by the factor that is missing; set the clip at the usual norm of gradients.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Are the weights of the fine-tuning checkpoint really used?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The console tells which weights were not restored; the first loss tells whether it began from scratch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set the type of the checkpoint to what it holds, and the path to its prefix.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the metric rise while the loss falls?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Metric and loss on one axis; a metric of -1 for a size of objects means that there are none.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check label map and classes of the evaluation, the order of coordinates, and that the evaluation reads anything.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Are the terms of the loss in balance?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The share of each term in the total.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weigh the terms; look at what the term that stays is about.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Can the model overfit a single batch?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Train on ten pictures without augmentation for some hundred steps: the loss must go close to 0.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If it does not, the fault is in the model, the loss or the way labels are read; no schedule repairs that.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is the difference larger than what another seed gives?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run the same configuration twice with different seeds.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Believe only what is larger than the difference of these two.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the input keep up with the GPU?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Profile twenty steps after the warm-up: the share of a step that waits for input tells.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fix the slowest stage first; the most it can gain is stated with the finding.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is no single stage of the input the bottleneck?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trace of a profile names the stage that the others wait for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make that stage parallel, cache what comes before it, or do its work once, before training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is the input set up for the data that it reads?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare number and size of the files with the readers, the shuffle buffer with the data, the pictures with the size they are trained at.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write shards of 100 to 200 MB, at least as many as readers; shrink pictures to what the model sees; prefetch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is copying to the GPU a small part of a step?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trace of a profile has the copies as rows of their own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Send bytes and convert on the GPU; pin memory; prefetch to the device.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the GPU get its work fast enough from the program?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Many kernels shorter than their launch in a trace, or a Python thread that is always busy.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compile the step, do several steps in a call, leave out callbacks of each step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Are there no stalls between steps?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log the time of single steps; the Overview marks what took long and why.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evaluate and save less often, in the background, or to a local disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does a step take as long at the end as at the beginning?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare the step times of the first and the last third.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at temperature and clocks, at main memory, and at what the program collects.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is the GPU busy while it trains?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record its utilization through at least ten minutes of steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A profile tells what it waits for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Has the CPU time to feed the GPU?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record the processors and the GPU at once: all processors busy while the GPU idles is the sign.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take more vCPUs for each GPU, decode and resize beforehand, set the parallel calls to AUTOTUNE.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the disk keep up with the input?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record the time that processors wait for the disk, together with the GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put the data on a local SSD, write larger shards, or cache what fits in main memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is the place that the data comes from fast enough?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A profile names the source that is waited for; compare with a copy on a local disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy the data to the machine first, or read several shards at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How fast is the training without its input?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Repeat one batch for a hundred steps and compare the time of a step: what it gains is what the input costs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If it gains nothing, leave the input alone and look at the GPU's side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is what was recorded fit to be judged?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Logs of one and the same run, whole, with clocks that agree and steps in the profile.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record again what the finding names.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the first step come in time?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first line comes after a hundred steps and the compilation. Busy processors mean slow, idle ones mean stuck.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wait for the time that is estimated, or look at the stack of what hangs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does it make progress until the end?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last event and line against the usual interval.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the stacks of all processes; look at the storage; turn on the debug output of the collectives.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the run end by itself, without an error?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first error of the console in time, not its last line; the exit status.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Follow the fix of the error's family.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Was the machine left to the run until its end?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look for a preemption, a host maintenance or a quota in the operations of the machine.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save checkpoints often enough, let the machine be started again, resume by itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is no step trained twice?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps that go back, and event files that overlap.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resume from the latest checkpoint; a folder of its own for each new run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is the model evaluated while it trains?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evaluation results after a fifth of the run; an evaluation that waits for checkpoints.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start the evaluation with the right folder of checkpoints, on the CPU or a second GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Are checkpoints and events written whole?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look for a full disk and failed writes in the console, and for a last checkpoint that is smaller.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make room, keep fewer checkpoints, or write to a bucket.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Was going on from a checkpoint tried out?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop a short run, start it again with the same command, and see that step and learning rate go on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restore optimizer, step and schedule too, not only the weights.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is no time limit of the job shorter than the run?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at the job's limit: a maximum run duration, a queue, a notebook that ends idle sessions.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raise the limit, or resume from a checkpoint.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the training survive the end of your session?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A terminal that closes takes its programs along.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start it with tmux, nohup or as a service.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is the hardware of the GPU sound?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The kernel's log has an Xid for each fault; the counters of corrected and uncorrected errors grow.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restart or replace the machine as the Xid asks; a new machine gets another GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the GPU run at its clock?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reasons of throttling, clocks and temperature while it is busy.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Better cooling, the usual power limit, or another host.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is the link to the GPU at its full width under load?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Link generation and width while the GPU is busy; idle links go down by themselves.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another slot or another machine.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Are Tensor Cores used?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The kernels of a profile, or whether mixed precision is on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn on mixed precision with loss scaling; keep channels at multiples of 8.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do all GPUs do the same work?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The utilization of each over the same minutes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Split the batch evenly; nothing else on one of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does no worker hold the others up?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The step or barrier times of each worker.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Replace the host, or even out the data.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do more GPUs make it faster?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The time of collective operations in a step, or one GPU against several at the same batch for each.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A larger batch for each GPU, fused gradients, fewer GPUs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is the GPU used by nobody else?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Other containers or users may not show in your list of processes: watch utilization while your training is stopped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Agree on times, or ask for a GPU, or a MIG slice, of your own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Has the machine enough processors and memory for its GPU?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decoding and augmenting a detection picture costs 5 to 15 ms of one vCPU: pictures a second divided by 100 is about the vCPUs it needs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take a machine type with more vCPUs for each GPU before a larger GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is the disk of a type and size that is fast enough?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The speed of a persistent disk grows with its size: 200 GB of a standard one give 24 MB/s.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A balanced or SSD disk, a larger one, or a local SSD for data that can be copied again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is nothing kept only on a local SSD?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A local SSD is lost when the machine stops, is preempted or fails.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write checkpoints to a bucket or a persistent disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is the bucket in the region of the machine?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare both locations; across regions it is slow and costs for each byte.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy the data to a bucket in the machine's region, or start the machine where the data is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the network carry what the input reads?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bytes a second of the input against the bandwidth of the machine type.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A machine type with more bandwidth, gVNIC, or the data on a local disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is there quota and stock for this GPU in the zone?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A machine that does not start says whether quota or stock is missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask for quota in time; try other zones, or a reservation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is it known whether the machine may be taken away?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spot machines end with 30 seconds of notice; those with a GPU end at host maintenance too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Checkpoints as often as you can afford to lose, and a start script that resumes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Has the machine main memory for every worker?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Workers are copies: memory of one times their number, and the shuffle buffer once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fewer workers, or a machine type with more memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Did model and batch fit into the memory of the GPU?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the console log of the run: an exception names what was asked for and what was free. Without a run, the Memory page plans it from the configuration.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the largest batch that fits and scale the learning rate with it, or mixed precision, or smaller pictures.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Are the allocator's messages harmless?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A line that says the caller does not take it for a failure is none: a slower algorithm was chosen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing has to be done; a slightly smaller batch makes them go away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is free GPU memory there in pieces large enough?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare what was asked for with all that was free and with the largest free piece in the allocator's dump.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let the driver's allocator join the pieces, or keep the shapes of batches equal.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is the memory of the GPU all yours?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>List what else runs on the GPU while it trains: an evaluation, a notebook kernel, a training that was not stopped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End the other process or move it to another GPU; an evaluation can run on the CPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the memory that a step needs stay the same?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at which step the memory ran out, and whether pictures, boxes or an evaluation of another size came then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pad pictures to one size, bound the boxes of a picture, and evaluate in a process of its own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does the memory of the GPU stay level while it trains?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record the allocator's peak, or nvidia-smi with growing memory, over some thousand steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do not keep tensors in lists; take .item() or .numpy() of what is only logged; stop functions from being traced again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is the memory of the GPU put to use?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare the allocator's peak with what the GPU has. nvidia-smi does not tell: TensorFlow takes all of it at the start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take a larger batch with a learning rate scaled to it, or a cheaper GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does main memory suffice for the shuffle buffer, workers and decoded pictures?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A bare "Killed" or exit status 137 is the kernel's work; its log names the process.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use a smaller shuffle buffer and fewer parallel batches, shrink pictures beforehand, or take a machine with more memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does main memory stay level while it trains?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record the resident memory of the process over some hours.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do not cache a data set that does not fit; do not rebuild the pipeline in each epoch; do not keep results in Python lists.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is shared memory large enough for the data workers?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In a container /dev/shm has 64 MB unless told otherwise; workers of PyTorch die there with a bus error.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start the container with --shm-size=8g or --ipc=host.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cannot tell: "%1" did not judge this run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kept. %1: %2 before, %3 now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kept: "%1" finds nothing any more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not kept. %1: %2 before, %3 now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not kept: "%1" still finds it</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ChecklistWords</name>
        <message>
            <source>Problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unknown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open question</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Answered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Muted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A cause: what it costs and how sure it is put it here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It follows from another problem and should go with it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It could not be judged: something has to be recorded first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No file can tell: only you can.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A fix was tried; the next run will tell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Waiting for the next run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Helped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Did not help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run does not show it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tried</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Outcome</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Closed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reopened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Asked again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 · %2</source>
            <comment>date, what happened</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 · %2: %3</source>
            <comment>date, what happened, detail</comment>
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
        <name>ConsoleWords</name>
        <message>
            <source>%1: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Traceback: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Traceback at %1:%2: %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 in use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>asked %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>largest free %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cut short</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>BFC dump</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>BFC dump of %1</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n progress line(s), the last: %1</source>
            <translation>
                <numerusform>%n progress line, the last: %1</numerusform>
                <numerusform>%n progress lines, the last: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>Debug</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Info</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Warning</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Error</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fatal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Harmless</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Failure</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Line %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Dataset</name>
        <message>
            <source>Box with NaN or infinity</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One such box makes the loss NaN in the step that meets it; nothing is learned from then on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop the box, and look for the division by zero in the program that wrote it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Box whose numbers cannot be read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Some trainers stop at it, others take it for zero.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Correct the annotation or drop the box.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Box in pixels where fractions are meant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Coordinates a hundred times too large make the loss huge, and boxes are cut to the border of the picture: nothing can be learned from them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Divide by the width and height of the picture, or have the repaired copy do it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Box of a picture of unknown size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its pixels cannot be turned into fractions of the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add the picture or its width and height to the annotation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Box with swapped corners</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width or height is negative: the loss becomes NaN, or the box silently matches nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Swap the corners if the order was mixed up; check x and y in the program that wrote them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Box without area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A box without width or height matches no anchor, and its logarithm in the box loss is infinite.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop it: usually a stray click of the annotator.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Box wholly outside the picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is nothing to see in it. Clipping leaves a box without area.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop it. Many of them: the boxes belong to another picture or another size of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Box that reaches outside the picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trainers cut it, drop it or stop, each in its own way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clip it to the picture. Many of them: look whether stated and real size differ.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Box smaller than a pixel after resizing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The network cannot see the object but is punished for not finding it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop it, or train on larger pictures or tiles.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same box twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The object counts twice in the loss, and one of two correct detections counts as wrong in the evaluation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop the second one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One place with two classes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Right where classes overlap (a person who is a rider); otherwise one of the two contradicts the other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at it: if the classes exclude each other, one is wrong.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Box that covers the whole picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Right for a close-up. Many of them come from classification data, or stand for 'no box drawn'.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at a few of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stated width and height are swapped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The annotation was made on the turned picture, the trainer reads it as stored: every box lies in the wrong place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Apply the EXIF orientation to the stored picture, or write the boxes for the picture as stored.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stated size is not that of the picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes in pixels are divided by the wrong size: they lie in the wrong place if the shape changed too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Correct the stated size, after looking whether the boxes fit the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lists of boxes and classes of unequal length</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which class belongs to which box is a guess from there on; the trainer may stop.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write the record again: all lists need one entry for each box.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Damaged annotation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What could not be read of it is missing from the training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restore the file or write it again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class id below the first one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>0 is the background: objects of this class teach the network to see nothing there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number classes from 1, in the label map and in the records.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class id above the number of classes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One-hot encoding turns it into no class at all: the object is learned as background, and TensorFlow does not say so.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raise num_classes, or correct the id.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class id that the label map lacks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The evaluation cannot name it and leaves it out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add it to the label map, or correct the id.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class name that the label map lacks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trainer looks names up in the label map; what it does not find becomes -1 or 0 and is lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spell both alike: case and blanks count.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name and id of a class disagree</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is learned as one class is evaluated as another: high loss or an mAP of 0 that no curve explains.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write the records again with the label map that the training uses.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two spellings of one class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>They are two classes to the trainer: each has fewer examples and contradicts the other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give both the same name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Label map does not start at 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>0 is the background; a first id above 1 leaves outputs that never get an example.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number the items of the label map from 1 without gaps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>num_classes is not the size of the label map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too few: classes are lost. Too many: outputs that never get an example; a checkpoint does not fit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set num_classes to the number of items.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class of the label map without a box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is never learned, and its average precision pulls no mean down: evaluators leave it out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove it, or look whether its records were left behind.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Box without a class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trainer drops it or takes it for background.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name it or drop it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Split without a single box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Training learns nothing from it; evaluation reports -1 or 0 whatever the model can do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look whether the annotations of this split were found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Classes of very different frequency</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Detectors tolerate a lot of it, but the rare classes are learned last and worst.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Collect more of the rare ones, sample them more often, or use a focal loss; judge by the average precision of each class.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class with few boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too few examples to learn from, and its average precision jumps with every one of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Collect more, merge it with a related class or drop it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class that only other splits have</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is asked for in the evaluation and was never taught: an average precision of 0.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Split again, class by class.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class that the validation lacks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whether it was learned is never measured.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move some of its pictures to the validation split.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures without boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Good as examples of background if they are meant; if their annotations are missing, objects in them are learned as background.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at some of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More boxes than the trainer takes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is over max_number_of_boxes is dropped without a word; the objects are then learned as background.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raise max_number_of_boxes, at the price of memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Many objects are tiny after resizing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Below 8 pixels little is left of an object on the feature maps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Train on larger pictures or on tiles; a feature map of stride 4 helps too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Anchors do not fit the boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A box that no anchor overlaps by half is matched by force or not at all, and is learned late.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set scales and aspect ratios to what fits the boxes; the suggested sizes do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Box with a short side below 8 pixels after resizing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hard to see for the network; one of them does no harm.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>See the share of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Box that no anchor fits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its shape or size is unlike that of any anchor.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same picture in two splits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The validation asks for what was learned by heart: its numbers are better than the model.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop it from one split, and split by scene or video instead of by picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nearly the same picture in two splits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Neighbouring frames of a video or a picture saved twice: the validation asks for what was learned by heart.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Split by scene or video.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Equal pictures with different boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One of the two contradicts the other: what is an object here is background there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep the better annotation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same picture twice in one split</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It counts twice; hardly a harm unless there are many of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop all but one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nearly the same picture in one split</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Less variety than the number of pictures promises.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thin out series and videos.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two pictures with one id or name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes of one may be drawn on the other, and evaluators overwrite one with the other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give each its own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Picture is missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trainer stops when it comes to it, or goes on with boxes on nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restore it or drop its annotation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Picture cannot be decoded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trainer stops when it comes to it, often hours into the run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop it or fetch it again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Picture ends early</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow stops at it; other decoders fill the rest with grey, boxes included.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fetch it again or drop it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Picture of more bytes than are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It costs memory in every worker that decodes it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Encode it again, smaller.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Picture outside the dataset's folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It was not opened: what a file names is not opened without your word. Nothing is known of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Allow pictures outside the folder, or copy them into it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record with a wrong checksum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow stops at it with DataLossError.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write the file again; look at the disk or the transfer that damaged it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record is a SequenceExample</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A reader of single pictures sees an empty record.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write one tf.Example for each frame, or read it as a sequence.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Picture of 16 bits a channel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decoded to 8 bits it may be nearly black; decoded to 16 it is 256 times too bright.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Convert to 8 bits with the range that holds the content.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Picture in print colours (CMYK)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decoders disagree about it: inverted colours, or an error.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Convert to RGB.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Picture to be turned by its EXIF orientation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Viewers turn it, TensorFlow does not: boxes drawn in a viewer lie elsewhere in the training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Store it upright, and check the boxes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Animated picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decoding gives four dimensions instead of three; the trainer stops.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep one frame.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Picture is of another format than stated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A decoder for one format only refuses it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>State the right format or name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Picture is not the one that was recorded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its bytes changed after the record was written: perhaps damage, perhaps another picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write the record again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Picture of one colour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A failed download or camera. Boxes in it teach nonsense.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Picture with transparency</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Four channels where three are expected, or hidden colours that come to light when alpha is dropped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Flatten it onto a background.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Grey picture among colour ones</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One channel where three are expected stops a trainer that does not convert it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Convert it, or make sure that the decoder is told to give three channels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Grey picture stored in colour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing wrong with it; but many of them in one class let the network learn the missing colour.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>See whether one class has most of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Picture much larger or smaller than the others</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>After resizing its objects have another size than all others; a large one costs time and memory to decode.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look whether it belongs here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>train records</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>eval records</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>label map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>train pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>val pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>test pictures</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>DatasetFacts</name>
        <message numerus="yes">
            <source>%n picture(s)</source>
            <translation>
                <numerusform>%n picture</numerusform>
                <numerusform>%n pictures</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n box</numerusform>
                <numerusform>%n boxes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n class(es)</source>
            <translation>
                <numerusform>%n class</numerusform>
                <numerusform>%n classes</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 and %2 more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The configuration names files that are not on this machine: %1. Say where they are here.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n picture(s) that annotations name are not there. If they moved, say where they are.</source>
            <translation>
                <numerusform>%n picture that annotations name are not there. If they moved, say where they are.</numerusform>
                <numerusform>%n pictures that annotations name are not there. If they moved, say where they are.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n picture(s) lie outside the folder of the dataset and were not opened.</source>
            <translation>
                <numerusform>%n picture lie outside the folder of the dataset and were not opened.</numerusform>
                <numerusform>%n pictures lie outside the folder of the dataset and were not opened.</numerusform>
            </translation>
        </message>
        <message>
            <source>pictures from %1 beside it</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>DatasetTables</name>
        <message>
            <source>Pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes per picture, mean</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes per picture, most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Picture width, mean</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Picture height, mean</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Box side, median</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Small boxes (below 32² px)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Large boxes (from 96² px)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes without a usable size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bytes of a picture, mean</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bytes of a record, mean</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bytes of all pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>in %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Id</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Split</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Size</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>DatasetText</name>
        <message>
            <source>missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>unreadable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cut off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CMYK</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>16 bit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>grey</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>with transparency</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>animated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>too large to read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>outside the dataset's folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>annotation damaged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>lists of unequal length</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no annotation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not the format it says</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not the bytes its hash was made of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>record damaged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>SequenceExample, not read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its id is used twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>crowd</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>difficult</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>truncated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>occluded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>group</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>mask</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>number unreadable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hull of the outline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>in pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CSV of boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Folder of pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>split %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>unlabelled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>id %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>turned by EXIF</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>size unknown</source>
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
        <message>
            <source>You set this clock.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Local times of zone %1: so %2 steps meet those of the event files.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Local times of zone %1, and of %2 after clocks were changed: so %3 steps meet those of the event files.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its times are absolute.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its times are absolute, yet %2 steps come %1 later than in the event files. Nothing was moved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its times are absolute, yet %2 steps come %1 earlier than in the event files. Nothing was moved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Local times; nothing tells their zone. They are read as UTC.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No time zone explains these times: the clock was wrong. Moved by %1, so that %2 steps meet those of the event files.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Local times; taken for zone %1, that of %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Local times of zone %1: so it begins and ends with the run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Local times of zone %1: so the GPU is busy while the run logs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its times count from an unknown moment: moved so that %1 steps meet those of the event files.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its times count from an unknown moment, and nothing tells which.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its times count from an unknown moment: put at the begin of the run, which is an assumption.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its times count from an unknown moment: put so that it ends with the run, which is an assumption.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It holds no times, and nothing else tells when it was.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It holds no times: its samples were spread over the %1 of the run, which is an assumption.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its times count from an unknown moment: moved so that %1 lines meet the same ones of another log.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>tensorflow-gpu %1 is an empty package that installs nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Since 2.1 the package tensorflow holds the GPU code; tensorflow-gpu ended with 2.11</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %2 and Python %3 fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %2 has no release for Python %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %2 is released for Python %3 to %4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow %1 and CUDA %2 fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CUDA %2 is older than the one TensorFlow %1 is built with; single functions may be missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow %1 cannot use CUDA %2: it trains on the CPU, or does not start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow %1 is built with CUDA %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow %1 and cuDNN %2 fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow %1 cannot use cuDNN %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow %1 is built with cuDNN %2 and needs the same major version, no older</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch %1 is the build without CUDA: it does not use the %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The tag +cpu stands for a build without CUDA</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch %1 and torchvision %2 fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>torchvision %2 is not for PyTorch %1: its operators such as nms will be missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch %1 goes with torchvision %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch %1 is a build for CUDA %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch %1 is a build for CUDA %2, which the project does not list</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch %1 is built for CUDA %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cuDNN %1 fits the %2 that the program was built with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cuDNN %1 was loaded, but the program was built with %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cuDNN must have the same major version and an equal or higher minor version</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program did not find %1: it cannot use the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The number in a library's name must be the one the program was built with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The driver (%1) is new enough for %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The driver (%1) is older than CUDA %3, which %2 uses: it runs, but cannot compile code for a newer GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The driver (%1) is too old for CUDA %3, which %2 uses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CUDA %1 needs driver %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CUDA %1 came with driver %2 and runs in part from %3 on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (compute capability %2) fits CUDA %4, which %3 uses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (compute capability %2) is too old for CUDA %4, which %3 uses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (compute capability %2) is newer than CUDA %4, which %3 uses: it runs code made for its predecessor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (compute capability %2) is too new for CUDA %4, which %3 uses: long waits at the start, or no kernel image</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compute capability %1 is supported from CUDA %2 on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compute capability %1 is supported by CUDA %2 to %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This PyTorch holds no code for a device of compute capability %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It holds code for %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %2: %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %2 with %4: %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It concerns %1 %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %2 ran, but %4 names %3: it is not the environment of this run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the running program says counts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main memory ran out: %1 were asked for while the GPU had %2 free</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory ran out: %1 were asked for, %2 of %3 were free</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory ran out: %1 of %2 were free</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory ran out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training was stopped by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training was stopped by hand while it was in %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 ended the run: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The run ended because the Python module %1 is missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The run ended with exit code %1, and the log does not say why</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPUs waited %1 for a rank that did not come to %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The run was ended for lack of main memory: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The run ended at step %1 because a number is NaN or infinite</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The run ended here: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first fatal line of the log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The traceback; it was in %1, line %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory asked for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory that was free</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory in all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory held by the framework and not in use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last step in the log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exit code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run gets past this point.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The card had room. The driver also needs main memory (on Windows, room in the paging file), and that had run out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End the other processes on the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let the allocator join its free pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install what provides the module %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Into the environment that runs the training. The package may have another name than the module.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give the data workers more shared memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at the logs of the other ranks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rank that failed first, or fell silent, is the cause; these lines are its consequence.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read the lines around it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no console output to look at.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep what the training prints, with its exit status, and open it together with the run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The kernel killed %1 of the run's processes for want of main memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The run was ended by signal %1, and its console does not say why</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The recorder had been told to end it: by hand, or by a scheduler.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Signal 9 cannot be caught: somebody, a scheduler, or the system for want of main memory outside its control group sent it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the recorder noted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most memory that its processes held</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The corners are (%1, %2) and (%3, %4).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The corners (%1, %2) and (%3, %4) lie far outside 0 to 1: these are pixels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The corners (%1, %2) and (%3, %4) are pixels, and neither picture nor annotation tells the size.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The box goes from (%1, %2) back to (%3, %4).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The box from (%1, %2) to (%3, %4) has no width or no height.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No part of the box from (%1, %2) to (%3, %4) lies in the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The box from (%1, %2) to (%3, %4) reaches %5 of a side out of the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 square pixels are left of it after resizing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Box %1 of the picture has the same corners and class.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Box %1 of the picture has the same corners, this one is called %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It covers %1 of the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No class is written for it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its short side is %1 pixels after resizing, below %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The best anchor overlaps it by %1, below %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"%1" is in the label map and on no picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"%1" has %2 times as many boxes as "%3".</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The smallest id of the label map is %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of the boxes have a short side below 8 pixels after resizing; %2 is a lot.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The best anchor overlaps %1 of the boxes by less than half; %2 is a lot.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It has the same bytes as %1 of the split "%2".</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It looks like %1 of the split "%2": %3 of 64 bits of their hashes differ.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It has the same bytes as %1, but other boxes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It has the same bytes as %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It looks like %1: %2 of 64 bits of their hashes differ.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The annotation says %1 x %2, the picture is %3 x %4.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of its %1 boxes the trainer takes %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its EXIF orientation is %1; 1 is upright.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its grey levels differ by %1 (standard deviation).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its long side is %1 pixels; the median is %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are more pictures: %1, there were %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are fewer pictures: %1, there were %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are more boxes: %1, there were %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are fewer boxes: %1, there were %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures have more boxes each: %1 on average, it was %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures have fewer boxes each: %1 on average, it was %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The fullest hundredth of pictures has %1 boxes or more, it was %2: matching costs more memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The fullest hundredth of pictures has %1 boxes or more, it was %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Encoded pictures grew to %1 on average, from %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Encoded pictures shrank to %1 on average, from %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Records grew to %1 on average, from %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Records shrank to %1 on average, from %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Objects are larger: the median box measures %1 pixels a side, it was %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Objects are smaller: the median box measures %1 pixels a side, it was %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More boxes are small (below 32 x 32 pixels): %1, it was %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fewer boxes are small (below 32 x 32 pixels): %1, it was %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More pictures have no box: %1, it was %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fewer pictures have no box: %1, it was %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More pictures are of the format %3: %1, it was %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fewer pictures are of the format %3: %1, it was %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures grew: the median is %1 x %2, it was %3 x %4.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures shrank: the median is %1 x %2, it was %3 x %4.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"%1" now makes %2 of the boxes, it was %3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Id %2 is the class of %1 of the boxes; ids start at %3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Id %2 is the class of %1 of the boxes; num_classes is %3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Id %2 is the class of %1 of the boxes; the label map lacks it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"%2" is the class of %1 of the boxes; the label map has "%3".</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"%2" is the class of %1 of the boxes; the label map lacks it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"%2" with id %3 is the class of %1 of the boxes, "%4" with id %5 that of others.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"%2" with id %3 is the class of %1 of the boxes; in the label map it has id %4.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"%2" is the class of %1 of the boxes, "%3" that of others.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"%1" is the class of %2 of the boxes, %3 of all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"%1" is the class of %2 of the boxes of the validation split and of none of the training split.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"%1" is the class of %2 of the boxes of the training split and of none of the validation split.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>num_classes is %1; items of the label map: %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No box on any picture of the split "%1"; pictures: %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No box on %1 of the pictures, %2 of all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The class "%1" is new; its boxes: %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The class "%1" is gone; boxes that it had: %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ten steps are enough, and each of them must be marked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next profile has ten marked steps with kernels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 has no step markers: nothing in it can be told by the step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shares of the step time are then shares of the whole recording, its start and end included.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The profile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mark the steps of the profile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 shows only steps %2 to %3, the warm-up of the program</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Graphs are compiled, algorithms tried and buffers filled in the first steps; none of that is how the training goes on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Profile ten steps from step %1 on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Allow the profiler to read the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The driver keeps its counters for the administrator; a container needs the right as well.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next profile has kernels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 has no kernels: the profiler could not read the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The reader says: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take a sample every second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That costs nothing worth mentioning.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next log has a sample every second.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 has a sample only every %2: what lasts less than %3 cannot be seen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A phenomenon shows only if it lasts several samples.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time between samples</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Synchronise the clocks of the machines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The times were corrected here; what is closer together than the correction is not sure may still be in the wrong order.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clocks of the next run agree within %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The clock of %1 differs by %2 from that of the event files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Difference of the clocks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory that grows with every step ends at the limit of the GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The allocator warns as free memory shrinks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A step needs more memory than the GPU has.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A batch near the limit fails at the first larger input.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The allocator warns where there is hardly room.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What another process holds is missing for the batch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What another process holds is missing for the training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another process that starts later takes the room.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The allocator warns where another process left little room.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU that also does other work falls behind.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There was enough free memory, but in no single piece.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Free memory breaks into pieces as shapes change.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The allocator warns when no free piece is large enough.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The step that failed was larger than the ones before it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program ends when the GPU has no memory left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is logged after the program ended for want of GPU memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every attempt that runs out of memory is started again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A program that fails at its first step never logs one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With a small batch, starting kernels costs more than running them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A batch that leaves memory unused also leaves the GPU idle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main memory that grows with every step is used up in the end.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A machine that runs short of memory begins to swap.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What looks like a termination from outside was the kernel freeing memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The kernel kills the program when main memory is used up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It was killed while the shuffle buffer filled, before the first step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is logged after the kernel killed the program.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every attempt that is killed is started again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A checkpoint or event file that cannot be written ends the program.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is logged once the disk is full.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without room for checkpoints each attempt begins again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without checkpoints there is nothing to evaluate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Files were cut off where the disk was full.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Packages that were built for other versions do not load.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without the libraries it was built for, the framework leaves the GPU out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Libraries that do not fit fail when they are first used.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A library that does not fit can fail in the words of missing memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kernels that were not built for this GPU are compiled at the start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An old library has no kernels for the tensor cores of this GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A package replaced the framework by one without GPU support.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program ends at an import or a call that fails.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The evaluation needs a package that does not load.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A field that the program does not know leaves the checkpoint unused.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The evaluation reads other files than those meant.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program refuses a configuration written for another.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A program that finds none of its files does not begin.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The evaluation finds none of its files.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The processors are busy with the training itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What runs on the processors needs no GPU memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What runs on the processors uses no tensor cores.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU has nothing to do when the training runs on the processors.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first step takes many times longer without a GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program ends when its GPU fails.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A GPU that fell off the bus answers nothing more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each failure of the GPU means another start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory errors turn weights into anything.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A failing GPU is slower than the others.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A GPU that has failed does nothing more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps take longer as the clocks go down.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All wait for the GPU whose clocks went down.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU whose clocks went down works longer on the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A narrower link needs more time for the same bytes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradients cross the same narrow link.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU behind the narrow link comes last.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Buffers hold more records than main memory has room for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A buffer that fills over many steps looks like growth.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Few large files are read one after the other.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Few readers leave the disk waiting between requests.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Work that could be done once is done in every step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The setting names the stage that all wait for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without prefetching and parallel calls the GPU waits for each batch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A large buffer fills before the first step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU waits for a pipeline that is set up badly.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading from afar shows as waiting for the disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The stage that all wait for is the one that reads.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU waits for data to arrive.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each new file begins with a wait.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU waits for the disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps stall whenever a buffer has run dry.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The stage that all wait for has no processor left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The processors cannot prepare batches as fast as the GPU takes them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps stall whenever the prefetched batches are used up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One stage of the input pipeline is slower than the step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU waits for one stage of the input pipeline.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copies to the GPU count as waiting for input.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU waits while batches are copied to it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU is idle while it waits for input.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU is idle between kernels that are started too slowly.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU is idle during each stall.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU is idle for a growing part of each step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The others wait for the one that comes last.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Waiting for the last one shows as communication.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Some GPUs have less to do than others.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPUs wait while gradients are exchanged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The logarithm or square root of the size of such a box is no number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Targets far outside the image make the box loss huge.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each batch with such a box is an outlier.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No box can be learned from coordinates that are wrong.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Targets far outside the image make the box loss the largest term.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Targets far outside the image make gradients huge.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes that are wrong match no detection.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program stops at a box that it asserts to be valid.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A class beyond the last one reads what is not there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Objects whose class is not known train as background.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Objects whose class is not known leave the box loss without targets.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is labelled wrongly cannot be learned any further.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Detections and ground truth go by different class numbers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program stops at a class that it does not know.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rare classes are learned last or never.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Classes with few examples are never detected.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Objects that were left out count as mistakes when they are found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Objects that match no anchor leave the box loss without targets.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Objects that match no anchor are never trained on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Objects of a few pixels cannot be told apart any better.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Objects that match no anchor are never detected.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Validation on images of the training does not tell when to stop.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pixels outside the range that the network expects overflow.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each batch with such an image is an outlier.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The network was made for another range of pixels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Images that are not what they seem cannot be learned any further.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program stops at an image that it cannot decode.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps that are too large leave the region where gradients are tame.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The size of an update is the rate times the gradient.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps that are too large overshoot.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps that are too large move away from the minimum.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps that are too large end beyond what numbers can hold.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weights that were thrown far off are all that the loss still sees.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps of the wrong size lead nowhere.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps that are too large circle the minimum, too small ones do not reach it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A model that was trained with steps of the wrong size detects nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without a warm-up that fits, the first steps are too large.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rate is high where the schedule meant it to be low.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The size of an update follows the schedule.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rate is too low for most of the run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing moves where the rate is 0, nothing settles where it never decays.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Schedule and run were made for different lengths.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The model begins from scratch with the settings of a fine-tuning.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without what it had learned before, the data is too little.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A model from scratch needs far more steps to detect anything.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A model from scratch needs far more steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A gradient far larger than usual throws the weights off.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradients that grow drive the weights away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradients that grow end beyond what numbers can hold.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradients that vanish teach the first layers nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Updates that are large beside the weights overshoot.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Updates that are tiny beside the weights change nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The term that grows takes the whole loss with it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other terms are too small to be learned.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The terms that the metric depends on are too small to be learned.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It did not come back from the last spike.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last spike went beyond what numbers can hold.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loss that keeps rising ends beyond what numbers can hold.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What had been learned was lost again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss stays where it ended up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The validation follows the training loss upwards.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A model whose loss has diverged detects nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps after the divergence were wasted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weights that are no numbers learn nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The validation of weights that are no numbers means nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing changes once the weights are no numbers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weights that are no numbers detect nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps after the first NaN were wasted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program stops when its loss is no number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loss that never fell is flat.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A model that learned nothing detects nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The length of a run that learns nothing does not matter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps on the plateau were wasted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The best model came long before the end.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A metric that stays 0 does not tell when to stop.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The evaluation waits on the GPU that the training needs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program ends when its machine is taken away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is logged after the machine was taken away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each time the machine is taken away, work since the last checkpoint is lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The run ended when its machine was taken away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Files end where the machine was taken away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A program that fails before its first step never logs one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is logged after the program has ended.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each crash means another start from the last checkpoint.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The run ended when the program failed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Files end where the program failed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A training that never began makes no progress.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A training that hangs is killed and started again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A GPU that nobody gives work to is idle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The run ended where it stopped, not where it was meant to.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Several attempts wrote into the same files.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The finding itself is only %1 sure</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2, where the limit is %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It was there before the first step; %1 was seen at step %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 was seen at step %2, %3 only at step %4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 may also come from %2 (likelihood %3 against %4)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It does not explain %1, which was there at step %2 already; this was first seen at step %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 usually follows; it was judged and not found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Train on a repaired copy of %1: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The copy holds everything else unchanged, and a table of every change; the dataset itself is not touched. Look at some of the changes before you train on it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go through the list of defects of %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The table names each record with the reason, so that its annotation can be corrected where it was made.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave these pictures out of %2: %1 of them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The list has one record a line, as the trainer's records or files are named.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The detector of the configuration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A term of the loss that this detector does not have</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Classes of the configuration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Classes that the evaluation tells apart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Length of the configuration; the run went to step %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rate of the configuration; the highest that was logged is %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What it says and what the run logged cannot both be of one training, so no check judges by it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the file of this training in place of %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep what belongs to one run in one folder, with its model directory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing contradicts the run any more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 is the configuration of another run; it is left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 is the label map of another dataset: the evaluation knows none of its names (it knows %2); it is left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first of its names</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file of another time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 is of another time: %2 lie between it and the run; it is left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time between file and run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Images keep their shape and are not padded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The number of boxes varies with the image</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The size of the images is drawn anew</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It was in an evaluation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A function is compiled again and again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make the images smaller: %1 of the area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory grows with the area as it does with the batch. Small objects become harder to find.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Or accumulate %1 batches of %2: the learning rate stays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The gradients of several small batches are added up before an update. Batch normalisation sees the small batches.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use mixed precision</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Activations then take half the memory; heads and losses stay as they are. Detectors save 15 to 30 % in all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make batch times area of the images %1 of what it is, or less</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most of the memory grows with both. Open the configuration together with the log for the batch itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run gets past this point, and its peak stays below %1 of the limit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Median memory of %1 blocks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Block</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Load batches in %1 worker processes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>So many keep up with the rest of the step. They take main memory each, and more than the machine has processors does not help.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Prepare %1 elements in parallel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>So many keep up with the rest of the step; AUTOTUNE finds the number by itself where processors are free.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Prepare the next batches while a step runs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Then the wait is what preparing takes beyond the step, not all of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Says %1 (%2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chosen: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Line %3 says %1 (%2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no configuration of the training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the pipeline.config, args.yaml or configuration script that it was started with, together with the run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no label map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the label map or data.yaml that the training reads.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The versions of the software are not known.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save the list of packages in the environment of the training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU was not watched.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Processors and main memory of the host were not watched.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run the training under the recorder.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no profile of the training's steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Profile some twenty steps after the hundredth.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the allocator did was not recorded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record the history of the allocator.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dataset was not read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the folder with the records or annotations together with the run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The memory that the network needs cannot be planned.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open its configuration, or name the network to the planner.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is not known on which GPU this runs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose the GPU or the machine type.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are no event files of the training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the folder into which the training logs its curves.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step of the profile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The profile has fewer than %1 complete steps, so that what a step is spent on cannot be told.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU and host were watched together for %1 of steady training only; %2 are needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The utilization of GPU and processors cannot be put side by side: one was not logged, or their clocks do not meet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set the batch to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most of the memory grows with the batch. Scale the learning rate with it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set the batch to %1 instead of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most of the memory grows with the batch. The learning rate and its warm-up are multiplied by %1 to fit it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most of the memory grows with the batch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Protocol buffers were not compiled to Python: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The module %1 was not found: %2 is not on the path</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Python package %1 is not installed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The version of %1 does not fit what uses it: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The set of packages is broken: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run gets past this import.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put %1 on PYTHONPATH</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The module comes with the checkout, not with a package. Installing the checkout does the same for good.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Into the environment that runs the training, and into its list of requirements.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bring the packages together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install the version of %1 that its user asks for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What could not be loaded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The deepest frame is in %1, line %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The list of packages of the next run holds these.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of a step that waits for input</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of each step that waits for input</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of each step waits for input (%2 of %3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The %1 steps that were judged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seconds of each step that waited for data</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lower end of the interval over the steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Upper end of the interval over the steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps that were judged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training logs how long a step waited for data: %1 to %2 of it in eight of ten steps. While it waits, the GPU has nothing to do. Without the wait it would run at most %3 as fast.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The device has nothing to do while the host makes the next batch or copies it. The median over %1 steps lies between %2 and %3. Without the wait the training would run at most %4 as fast.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In a profile of the next run less than %1 of a step waits for input, and a step takes about %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Self time of the stage by the step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 takes %2 for each of these steps, %3 calls in all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Longest call of the stage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Self time of %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The DataLoader makes each batch in the training process itself: %1 of each step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The workers of the DataLoader are too slow: each step waits %1 for them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading (%1) holds up the input pipeline: %2 for each step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stage %1 holds up the input pipeline: %2 for each step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without workers, decoding and augmentation happen between two steps, and the GPU waits for all of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training takes batches faster than the workers make them: too few of them, too slow a disk, or work that could be done once before the training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The records do not come in fast enough: few files read one after the other, a remote or slow disk, or a generator in Python.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The batches come from other machines, and not fast enough: workers are missing there, or the network is the limit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This stage works through its elements one after the other, in one thread. It cannot be shared among threads as it is; move it, or make several pipelines and interleave them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its function is applied to each element and could run on several at once; the processors that it may use do not suffice for the pace of the device.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read several files at once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Split the records into files of about 100 MB and interleave them; copy them to a local disk first where they are remote. Reading takes %1 of a step now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take %1 out of the way of each step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do once what does not change: resize before writing the records, or keep the decoded elements if they fit into main memory. What stays goes before the batch, so that it can be shared.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In a profile of the next run this stage no longer has the largest self time, and steps are shorter by up to %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 is 0: batches are made in the training process itself</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decoding and augmentation then happen between two steps, and the GPU waits for all of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No worker processes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A step takes less time, and the GPU is busier.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>num_prefetch_batches is 0: no batch is made ahead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next batch is begun when the step has ended, so that step and input add up instead of overlapping.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batches made ahead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A step takes less time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set num_readers to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The records are so few that more files would not make reading faster; the shuffle buffer has to mix them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The log no longer says that readers were reduced.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 record files for %2 readers: the others have nothing to do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training reads %1 record files of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trainer lowers the number of readers to that of the files. One file is read by one thread from its beginning, so that reading cannot be shared and only the shuffle buffer mixes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Readers asked for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record files to train on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bytes of a file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write the records into %1 files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>About %1 each, filled in turn so that each holds some of everything.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next diagnosis counts %1 files, and the log no longer says that readers were reduced.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shuffle buffer, of the records to train on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The shuffle buffer of %1 records takes %2 of the %3 of main memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is filled before the first step. Decoded batches and the program come on top.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of %1 records %2 are shuffled at a time (%3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The records come class by class, so that a batch holds mostly one of them: the model learns one class and forgets the one before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only neighbours are mixed. That does no harm to records that were written in random order, which these seem to be.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Records that are held to be shuffled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Order of the classes in the records</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set shuffle_buffer_size to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A record has %1 on average, so that this takes %2. Better still, write the records in random order once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next diagnosis finds that the buffer fits the data and the machine.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Area of the median picture by that after the resizer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures of %1 x %2 pixels are decoded for an input of %3 x %4: %5 of it is thrown away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decoding takes time and memory by the area as stored, in every epoch. It matters where steps wait for input, which a profile tells; crops at full size may want these pixels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Store the pictures with a long side of %1 pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Twice the input leaves room for crops. Boxes as fractions stay as they are.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps that waited for input take less time; the metric stays.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of a step that waits for copies to the device</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of each step that waits for copies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copies from the host to the device take %1 of each step (%2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 are copied for each step at %2, and nothing runs on the device meanwhile. Pictures as 32-bit numbers are four times as large as they are stored, and memory that is not pinned is copied twice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing runs on the device while they are made. Pictures as 32-bit numbers are four times as large as they are stored, and memory that is not pinned is copied twice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copies, of the time for input</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rate of the copies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In a profile of the next run copies take less than %1 of a step instead of %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy the next batch while a step runs, from pinned memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 is less than half of what a link reaches from pinned memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A copy that runs beside the kernels costs the step nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy pictures as bytes: %1 for a step instead of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy pictures as bytes, a quarter of what they are as 32-bit numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Convert and normalise on the device, where it takes next to nothing. It helps only if they are copied as 32-bit numbers now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of a step in which the device waits for the host</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of each step in which the device waits for the host</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The device waits for the host in %1 of each step, %2 of it while kernels are prepared</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of a step that prepares kernels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of a step in which nothing was traced</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kernels shorter than their launch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kernels of a step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most of it was not traced: Python between two steps (metrics, logging, callbacks), or making batches in a way that the profiler does not see. The training may be bound by its input.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A step launches %1 kernels, %2 of them shorter than the launch itself. The device finishes each before the host has the next one ready; a faster GPU would change nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In a profile of the next run the device waits for the host in less than %1 of a step instead of %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compile the step, so that fewer than its %1 kernels are launched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A compiler joins small kernels, and a recorded graph is launched as one. Both need shapes that stay the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do less in Python between the steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading a value off the device waits for everything before it. Log every hundredth step, and keep what launches kernels apart from what makes batches.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are %1 samples of the GPU's utilization while the training stepped; %2 are needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mean utilization of the GPU while the training steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU is busy %1 of the time while the training steps (at most %2 in 95 % of the samples)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU works in bursts: busy %1 of the time, with pauses between</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Utilization is the share of time in which any kernel ran, so the rest of the time the GPU had nothing to do. Whether it waits for input, for the host or for another GPU cannot be told from it; a profile of twenty steps can. A small model on a large GPU looks the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The %1 samples that were judged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>95th percentile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>5th percentile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Profile twenty steps after the hundredth, and open the profile here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It tells whether steps wait for input, for copies, for the host, or compute too little at a time, and which stage of the pipeline is to blame.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With the profile the diagnosis names the cause; after its fix the mean utilization is above 80 %.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 boxes (%2) are NaN or infinite, the first in %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 boxes (%2) are in pixels where fractions of the picture are meant, the first in %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 boxes (%2) have swapped corners, the first in %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 boxes (%2) have no area, the first in %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 boxes (%2) lie wholly outside their picture, the first in %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 boxes (%2) reach outside their picture, the first in %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 boxes (%2) have numbers that cannot be read, the first in %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 boxes (%2) are in pixels of pictures of unknown size, the first in %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 boxes (%2) are smaller than a pixel after the resizer, the first in %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 boxes (%2) are there twice, the first in %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 annotations (%2) swap width and height of their picture, the first of %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 annotations (%2) state another size than their picture has, the first of %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 records (%2) have lists of boxes and classes of unequal length, the first is %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 annotations (%2) are damaged, the first of %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes with something wrong</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of boxes or pictures with the worst of it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes in all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training stopped at an invalid box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its trainer checks boxes and ends at one whose corners are swapped, that has no area or lies outside the picture. A repeat meets the same record within one epoch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the trainer says of the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trainer left out %1 pictures because of invalid boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It says which and why: coordinates below 0 or above 1, or numbers that are no box. The pictures are missing from the training, and what made these boxes may have made others wrong as well.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A picture that was left out, and why</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures that the trainer left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check the dataset, and train on a repaired copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open it together with the run: every box is looked at, and the repairs that fit are named.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss of this run stayed finite, so its trainer drops or cuts such boxes, or has not met them yet: what they mark is then learned as background. Another trainer, or another version of this one, may stop at them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One such box makes the loss NaN in the step that meets it, and with it every weight; nothing is learned from then on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trainer takes coordinates for fractions of width and height. A hundred times too large they make the loss huge, and cut to the picture they leave nothing to learn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The regression takes the logarithm of width and height: of a box without area it is infinite, of a negative one it is NaN. Some trainers stop with a failed assertion instead, others drop the box and learn its object as background.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Objects with two boxes count twice in the loss, and of two correct detections the evaluation counts one as wrong.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes in pixels are divided by the size that the annotation states. If that is not the size of the picture, they lie in the wrong place unless only the scale differs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trainers cut such boxes, drop them or stop, each in its own way; what is dropped is learned as background.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next diagnosis finds no invalid box.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Or leave such boxes out where they are read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It keeps one bad record from ending a run of days; their objects stay unlabelled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class %1 has the id %2, below the first one: its %3 boxes are learned as background</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class %1 has the id %2, above num_classes: its %3 boxes are learned as background</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The label map lacks class %1 (id %2), which has %3 boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The label map lacks the class name "%1": its %3 boxes are lost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name and id of class %1 (id %2) disagree in %3 boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class "%1" is spelled in two ways: %3 boxes count for another class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The label map starts at %1 instead of 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>num_classes is %1, but the label map has %2 classes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%3 boxes have no class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class %1 of the label map has no box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of boxes whose class the training loses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number of classes of the network</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ids are turned into one position of num_classes, counted from 1. An id that has none becomes a row of zeros, without an error: the object is learned as nothing, and its average precision stays 0.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trainer looks classes up in the label map, case and blanks included. What it does not find is dropped without a word, and its objects are learned as background.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is learned under one class is evaluated under another: the loss falls and the metric stays near zero. The records were written with another label map.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With too few, classes are lost; with too many, outputs exist that never get an example, and a checkpoint with the right number does not fit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is never learned. That is fine if it is meant; look whether its records were left behind.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Annotations, label map and configuration have to name the same classes in the same way; here they do not.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next diagnosis finds no class that the training loses, and every class gets an average precision above 0.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set num_classes to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is the largest id in use, so that every class has its output. The head is then trained anew; take the other weights from the checkpoint.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use a label map with the %1 classes that the annotations have</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check the names, save it as label_map.pbtxt, write the records again with it, and use the same one in training and evaluation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes of the most frequent class for one of the rarest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rare class stays behind: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The %1 pictures of %2 have not a single box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class %1 is asked for in the validation (%2 boxes) and never taught</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class %1 has %2 boxes to learn from and none to validate with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class %1 has only %2 boxes, %3 of all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class %1 has %2 boxes for each one of %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From pictures without boxes only background is learned, and an evaluation on them reports -1 or 0 whatever the model can do. Usually the annotations of this part were not found when the records were written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class %1 is rare in the data and its average precision is %2, far below that of the others: it is met too seldom to be learned.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Detectors tolerate a lot of imbalance, but rare classes are learned last and their average precision jumps with each object. Log the average precision of every class to see whether they suffer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw pictures with rare classes more often, by %1 weights from these counts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The weights are the square root of median count by count, in the order of the classes. A picture takes the largest weight of its boxes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the next run the average precision of the rare classes rises, and that of the others falls by less than a point.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Split %1 again, class by class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each class goes to training and validation in the same proportion; pictures of one scene stay together.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next diagnosis finds every class on both sides.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next diagnosis finds boxes in every part.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of boxes over the limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of %2 boxes (%3) are dropped: at most %4 of a picture are taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures have more boxes than max_number_of_boxes, the fullest one %2. What is over the limit is cut off without a word, and its objects are learned as background: the model is punished for finding them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes of a picture that count</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes of the fullest picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raise max_number_of_boxes from %1 to %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The fullest picture has %1. Memory for matching boxes with anchors grows in proportion; raise the limit of detections after the suppression as well if you evaluate on such pictures.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next diagnosis finds that 0 boxes are lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are fewer than %1 boxes whose size after the resizer is known.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the records that the training reads.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes with a short side below %1 pixels after the resizer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes that no anchor overlaps by %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The median box is %1 pixels wide and high after the resizer, its short side in the smallest fifth at most %2. Below 8 pixels little is left of an object on the feature maps; a box that no anchor overlaps by half is matched by force or not at all, and learned late.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of the objects are smaller than %2 pixels when the network sees them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of the boxes fit none of the anchors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Train at an input of %1 pixels instead of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Then %1 of the boxes are smaller than %2 pixels. Memory for activations and time for a step grow by about %3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next diagnosis finds at most %1 of the boxes below %2 pixels, and the average precision of small objects rises.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cut the pictures into tiles of %1 pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tile of that size fills the input of %1 pixels and lifts four fifths of the boxes over the limit; let tiles overlap by a fifth, and run the detector on tiles as well.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The average precision of small objects rises.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set scales and %1 aspect ratios of the anchors by these boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scales and ratios follow quantiles of the boxes after the resizer; such anchors leave %1 of them without a match instead of %2. The box predictor is trained anew.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next diagnosis finds at most %1 of the boxes without an anchor, and the localisation loss starts lower.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next diagnosis finds fewer of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The pictures were not compared: too many have the same size, and reading all of them takes long.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Have every picture decoded once; the result is kept.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the validation that training has too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of the %2 pictures to validate with (%3) are in the training part too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of them are equal byte for byte, %2 nearly (neighbouring frames, or saved twice). The validation asks for what was learned by heart: its metric is better than the model, and a checkpoint chosen by it is the one that overfits most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Better than the model is on new pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next diagnosis finds no picture on both sides. The metric of the validation falls to what the model can do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Split by scene, video or day instead of by picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A random split of frames puts neighbours on both sides, however often it is repeated.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures are there twice with different boxes, the first is %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures share their id or name with another one, the first is %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures (%2) are there twice in one part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of equal pictures with different boxes one contradicts the other, and evaluators overwrite one of two with the same name. Equal pictures with equal boxes only count twice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next diagnosis finds none of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures (%2) are missing, the first is %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures (%2) cannot be decoded, the first is %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures (%2) end early, the first is %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 records (%2) have a wrong checksum, the first is %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures (%2) are animated, the first is %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 records (%2) are sequences, which a reader of pictures sees as empty, the first is %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures (%2) have 16 bits a channel, the first is %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures (%2) are in print colours (CMYK), the first is %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures (%2) are to be turned by their EXIF orientation, which the trainer does not do, the first is %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures (%2) are not those that were recorded, the first is %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures (%2) are of one colour, the first is %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures (%2) have more bytes than are read, the first is %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures (%2) have transparency, the first is %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures (%2) are grey among coloured ones, the first is %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training stopped at a picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures and records at which trainers stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most pictures are not where the annotations say: nothing is known of them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run the diagnosis where the pictures are.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The log ends where the training came to such a picture. A shuffled training meets every picture within one epoch, so a repeat stops as well.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A trainer stops when it comes to such a picture, often hours into the run; others go on with grey pixels where the picture ends, boxes included.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Viewers and annotation tools turn them, TensorFlow's decoder does not: boxes that were drawn in a viewer lie elsewhere in the training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decoded to 8 bits they may be nearly black; decoded to 16 they are 256 times too bright for a network that expects 0 to 255.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decoders disagree about such pictures: another number of channels, inverted colours or an error. What a trainer makes of them is seen in a preview of its batches.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next diagnosis finds none of them, and an epoch runs through.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Convert these pictures: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Upright, 8 bits, three channels is what every decoder reads alike. Turning a picture turns its boxes: write them again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Collectives, of a step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of each step is communication between GPUs that no computation hides</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is the share of the rank that waits least (of %1 that were profiled): %2 of a step of %3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of a step of %2. Only one rank was profiled: part of it may be waiting for a slower one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The collectives in the timeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reduce gradients once in %1 batches, or make the batch of each GPU larger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Communication takes the same time for a larger batch. The batch that counts for the learning rate grows with it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the next profile collectives take less than %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>See which way NCCL takes between the GPUs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Over sockets or main memory it is many times slower than over NVLink or PCIe. Compressing gradients to 16 bits halves what is sent.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program reads the configuration and starts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run it with model_main_tf2.py and TensorFlow 2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run it with model_main.py and TensorFlow 1.15</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The configuration is written for %1, and the program is that of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its feature extractor is %1. Those of TensorFlow 2 have names that end in _keras, and each program knows only its own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What shows it: %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program says so</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Written for %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name the feature extractor %1 and take a checkpoint of TensorFlow 2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The checkpoint must be of the same kind: from the zoo of TensorFlow 2, its path ending in ckpt-0.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The configuration has a field %1 (line %2) that the program does not know</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The configuration has a field %1 (line %2); %3 is meant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program stops at a field that it does not know, before anything else.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not known</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write %1 in line %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paths of the configuration were never filled in: %1, the first in line %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PATH_TO_BE_CONFIGURED stands where the sample expects a path of yours.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first of them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fill in the paths</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paths of the configuration that are not there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>None of the paths of %1 is on this machine, so that it cannot be told whether they are right.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Judge the configuration where it is to run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The configuration names %1 (%2), which is not there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Other paths of the same configuration are there. Missing in all: %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The path as written</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Correct the path %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program did not take its configuration: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Problems of the configuration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Results of an evaluation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start the evaluation beside the training, on the CPU or another GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With TensorFlow 2 the Object Detection API evaluates in a process of its own, which reads the checkpoints that the training writes. On the same GPU it would find no memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run shows a metric of the validation data before a fifth of its steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No result of an evaluation by step %1, though one was meant to run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The evaluation waited for a new checkpoint until it gave up: it looks into another folder, or the training saves too seldom.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The evaluation was started and left nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The configuration names validation data. Without an evaluation nobody sees when the model overfits, and which checkpoint is the best.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the evaluation said</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The evaluation that was meant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time since the last evaluation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The evaluation stopped at step %1, and the training went on to step %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before, there was a result every %1. What the model became since then is not known.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No result in this time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the allocator warned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the batch does not fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>packages do not load</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the checkpoint was not used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the GPUs wait for each other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>copies to the GPU are slow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the GPU waits for the processors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the GPU waits for the disk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing was evaluated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>files are incomplete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory was taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory is left unused</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the GPU ran out of memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the GPU ran out of memory at step %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the GPU is idle much of the time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>gradients are off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>gradients are off from step %1 on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>main memory fills up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>main memory ran out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>main memory ran out at step %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the GPU waits for input</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the GPU ran out of memory late</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the GPU waits for kernels to be started</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the loss became NaN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the loss became NaN at step %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the loss diverged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the loss diverged from step %1 on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the loss no longer falls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the loss no longer falls from step %1 on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the loss is unstable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the loss became unstable at step %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the metric stays 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the model never learned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one term of the loss outweighs the others</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the model overfits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the model overfits from step %1 on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>steps stall</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one stage of the input pipeline holds up the rest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the machine was taken away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>work was lost to restarts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>reading is slow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the training stopped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the training stopped at step %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>all wait for the slowest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the training never began</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>tensor cores are not used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the training crashed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the training crashed at step %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the training runs on the CPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>steps take longer and longer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the GPUs are loaded unevenly</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>updates are of the wrong size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the run has the wrong length</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing could be judged: %1 checks abstain, %2 of them for want of %3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No problem found. Trainings: %1. Checks that could not be judged: %2, of which %3 lack %4.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, so %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, so %2 and %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Variables that were not restored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>fine_tune_checkpoint_type is "classification", but %1 is the checkpoint of a detector: little of it is used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The stock configurations name a classification network that the archives do not hold. Restored as one, the checkpoint of a detector matches nothing or only a part, without an error.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The kind of restore</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The checkpoint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set fine_tune_checkpoint_type to "detection"</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everything but the head for the classes is then restored.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first losses of the next run are clearly lower than those of this one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 variables of the network were not restored from the checkpoint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Optimizer, counters and the head for the classes are not counted: they differ by design. So many others mean that the checkpoint is of another network, or restored as another kind.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the checkpoint of this very network, restored as a detector</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The path of a TensorFlow 2 checkpoint ends in ckpt-0, without ".index".</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next log names fewer than %1 such variables.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Median gradient norm of 20 windows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exploding</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Norm at the end against before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradients explode from step %1 on: their norm rises from %2 to %3 (%4)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The median norm of the last windows is far above that of the first half of the run. Such updates throw the weights away from what was learned; the loss follows, and then NaN.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The norm from there to the end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradients vanish from step %1 on: their norm is %2 (%3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Updates of that size change nothing, and the loss has not come down to a tenth of its start: the network is not done, it is stuck. Usual causes: saturated or dead units, missing normalisation, everything frozen, a loss that does not depend on the weights.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Median norm at the end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>List the layers whose gradient is 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first one from the output is where the signal is lost: an activation that is saturated or dead there, or weights that are frozen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The norm of the next run stays above %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How many images make one update is not known, so the rate cannot be scaled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write the batch size into the configuration, and record the number of GPUs:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no reference for this model with this optimizer (%1, %2).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Try rates from 1e-6 to 1 for 100 steps each and take a tenth of the one at which the loss begins to rise.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The configuration names no learning rate that can be compared.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Learning rate against the reference for this batch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set the learning rate to %1 for a batch of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The authors used %1 for a batch of %2 (%3). Warm-up and later rates are scaled alike.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss falls over the first tenth of the next run and stays finite.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The learning rate of %1 is %2 what a batch of %3 stands (%4)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The learning rate of %1 is only %2 what a batch of %3 wants (%4)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The reference for this model is %1 at a batch of %2 (%3). A smaller batch makes noisier gradients and stands smaller steps: the rate goes down with it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The learning rate after the warm-up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The batch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rate that was used is higher than the configured one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Best value of the metric</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trend of the training loss</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare the classes of label map, records and configuration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ids begin at 1, num_classes is the highest id, names agree letter by letter. The same map must be used for training and evaluation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next evaluation gives more than 1 %.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evaluate once on the training data</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A metric of 0 there as well means that the evaluation is wrong (classes, order of coordinates, score threshold, an empty file); a good one that the two sets differ.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The metric on the training data is well above 0.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 stays at 0 in all %2 evaluations up to step %3, although the training loss falls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The model learns something and the evaluation sees nothing of it. Usual causes, in this order: class numbers that differ between records, label map and num_classes; coordinates in another order or in pixels; a score threshold; an evaluation set without boxes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every evaluation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Part of the run in which one term outweighs the others</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 makes up %2 of the loss from step %3 on and does not fall</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Updates follow the largest term; the others are hardly learned beside it. A box loss that stays large speaks of targets (coordinates, anchors), a regularisation that grows of a rate that is too high or a decay that is too strong.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The term that dominates</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another term</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weigh %1 by %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is then as large as the others together. Look at its targets first: a term that cannot be learned is not mended by its weight.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No term has more than %1 of the next loss for longer than a fifth of the run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the run that the warm-up takes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the run at a learning rate of 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rate at the end against the highest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set total_steps of the schedule to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rate then reaches 0 with the last step, neither before nor after.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The learning rate of the next run is 0 at its last step and at no step before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The learning rate is 0 from step %1 on, and the run has %2 steps: %3 of it trains nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A cosine ends at 0 after its total_steps; the program goes on to num_steps, and every update after that is nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where the schedule ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where the run ends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The run ends at step %1, where the schedule of %2 steps is still at %3 of its height</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most of the gain of a schedule comes as the rate falls; this run stops before that. The length of the run was changed and that of the schedule was not.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The warm-up of %1 never ends within a run of %2: the learning rate stays below its base</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The warm-up takes %1 of the run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A warm-up is there for the first steps; beyond a tenth of the run it only takes time from the training. It was made for a longer run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The warm-up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shorten the warm-up to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is a twentieth of the run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rate reaches its base within a tenth of the next run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The warm-up begins at a rate of %1, above its base of %2: the program refuses that</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The base was lowered and the rate of the warm-up was not. The builder of the schedule stops with: learning_rate_base must be larger or equal to warmup_learning_rate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where the warm-up begins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Begin the warm-up at %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A third of the base, as the model zoo has it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run comes to its first step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With TensorFlow 2 the decay of rms_prop_optimizer divides the learning rate by 1 + decay × step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The builder hands the field to an argument of Keras that is a decay of the rate, not of the average of squares. With the default of 0.9 the rate has fallen to a tenth after ten steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The field that is taken for another</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set decay of rms_prop_optimizer to 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Then only the schedule changes the rate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss still falls after the first hundred steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The learning rate is 0 from step %1 to the end: %2 of the run trains nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The schedule was made for a shorter run; every update after its end is nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps at a rate of 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make the schedule %1 long, or stop the run at step %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the steps that are clipped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of the steps are clipped at %2 from step %3 on: the clip acts as the learning rate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A clip is there for outliers. Where most steps are cut to one length, the size of the gradient no longer counts, and a change of the learning rate is a change of that length.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The gradient norm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The clip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The norm was logged after clipping, so its 90th percentile is not known; three times the clip is a step towards it. Log it before clipping.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 is the 90th percentile of the norm: ordinary steps stay as they are.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fewer than half of the steps are clipped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Power of ten of update against weight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Updates are %1 of the weights they change from step %2 on: far too large</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Updates are %1 of the weights they change from step %2 on: too small to matter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>About a thousandth is usual. The size of an update is the learning rate times the gradient, as the optimizer scales it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Update against weight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Multiply the learning rate by %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That brings updates to a thousandth of the weights.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Updates of the next run are between 0.0001 and 0.1 of the weights.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing needs to be done; a bound of %1 MiB ends the warning</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Algorithms that need more scratch memory are then not tried. If these steps are slow, memory for them comes from a smaller batch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training goes on, as it does now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Warnings of this kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>"Ran out of memory" is no failure here: %1 of optional memory did not fit, and the run went on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow tries convolution algorithms that need scratch memory, and takes a slower one where that is not there. If something ended this run, it was not this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It says itself that it is no failure</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Needed, as a share of what can be used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Needed for a step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of it the same for every batch: weights, gradients, optimizer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>For each image of the batch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest batch that fits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Error of these figures, to either side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A batch of %1 needs %2 of the %3 that can be used: at most %4 fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A batch of %1 needs %2 of the %3 that can be used, and not even one image fits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A step needs at least %1 of the %2 that can be used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two trainings of this case measured what a batch needs: a line through both tells the rest. Planned is with %1 of the limit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From what was in use when memory ran out, and what was asked for: the step needed at least this much, so the batch named is an upper bound. Planned is with %1 of the limit; the figures are good to about %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Planned from the layers of the network before it ran; the truth lies within %1 in nine of ten cases.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory ran out, but the log does not tell its limit nor what was in use: whether the batch is too large cannot be told from fragments or other processes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do once before the training what is done for every image</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decoding and resizing large pictures takes most of the processors' time. Pictures stored near the size of the network's input cost a fraction of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Or take a machine with at least %1 processors instead of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Or take %1 times as many processors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU is idle for %1 of the time; so many more processors keep it busy.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the next run the GPU stands still beside busy processors for less than %1 of the time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time with an idle GPU and busy processors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>For %1 of the time the GPU stood still while all processors were busy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The processors cannot prepare batches as fast as the GPU takes them. A faster GPU would not help; it would wait longer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From the first to the last of these moments</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make room on the disk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make room where %1 lies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last checkpoint may be incomplete: go on from the one before it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep 2 checkpoints instead of all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With the optimizer's slots a checkpoint takes two to three times the size of the weights, each time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run saves its checkpoints to the end, and space is left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Free on the disk at the end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only %1 were left on the disk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of the disk were used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next checkpoint may not fit, and the run would end there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Space on the disk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The disk was full, and the run ended</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The disk was full</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The disk was full: %1 could not be written</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow calls this "resource exhausted" as it does a lack of memory; here a path or the system's own words tell the disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It could not be written</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy the data to a local solid-state disk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thousands of small files over a network or on a turning disk cost a seek each.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read few large files, several at once, and ahead of time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shards of 100 MB and more are read in one go; what does not change is cached after the first epoch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the next run the GPU stands still beside waiting processors for less than %1 of the time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The time that processors wait for disks was not logged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time with an idle GPU and processors that wait</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>For %1 of the time the GPU stood still while processors waited for disks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The data comes too slowly from where it is stored: a network disk, a turning disk, or many small files. More workers only make them queue.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory grew by %1 in %2, and at that rate is full in %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory grew by %1 to %2 and did not stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep numbers, not tensors, of past steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A loss that is added up as a tensor keeps the graph of its step alive; so do lists of outputs and metrics.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let functions be compiled once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each new shape or Python number makes another graph, and graphs stay in memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record who allocates what stays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two snapshots some hundred steps apart show what was added between them, with the line of code.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the next run memory stays level after the first steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The memory of the GPU was taken at the start and stayed as it was: what is in use of it cannot be seen from outside.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory was sampled too rarely: %1 samples after the start are needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A training needs the same memory in every step once it has started. Here it rose throughout, in the second half as in the first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory in use, after the start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mann-Kendall test of the rise</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Growth, as a share of the card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU was occupied when the training started: the driver refused TensorFlow its memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training may use only %1 of the %2 of its GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Others hold %1 of the %2 of the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mostly they are an earlier training that was not ended, a notebook, or an evaluation beside the training. That one can run on the CPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Or lift the limit that the program sets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A memory fraction or a logical device caps the pool; so does a part of a card (MIG).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run starts with at least %1 of the card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The driver refuses the pool</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the card that the training cannot use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Held by others, or not given</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Process %1 (%2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was asked for would have fitted on an empty card. A smaller batch only hides that.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The card has more than the training can use. That leaves less room for the batch and for faster algorithms.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make the batch %1 times as large</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Larger batches give the GPU more to do at a time. Scale the learning rate with it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Or take a GPU with less memory: %1 is enough</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is paid for and not used is saved, where the smaller one is fast enough (%1, for example).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the framework's allocator has in use, or how busy the GPU is, was not logged. What nvidia-smi shows tells nothing where TensorFlow takes all memory at the start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Highest use, as a share of the card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU is busier only in one sample of twenty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of the GPU's memory is never used, and the GPU is rarely busier than %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Neither GPU nor processors are at their limit: the batch is too small to fill the GPU. There is room for one about %1 times as large.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory in use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the next run an epoch takes less time, and the GPU is busier than %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The batch that surely fits, over the one that is set</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU has room for a batch of %1; %2 is set</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Planned from the layers of the network. A larger batch may use the GPU better; it needs another learning rate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An epoch takes less time, and the loss falls as before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A library found no room on the GPU to start: out of memory in disguise</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory ran out: a tensor of shape %1 (%2) did not fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let TensorFlow take memory as it needs it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its pool takes nearly all of the card at the start and leaves the libraries nothing, above all beside another process.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep the whole console output of the next run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the allocator printed before this line tells the limit and what was in use; the batch that fits follows from them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find %1 more of GPU memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>So much was missing for this request; later ones of the same step need more. See what else holds the card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is the first fatal event. The request that failed is the last one, not the biggest user of memory: what filled it is told by the findings about the batch, fragments, other processes or leaks, where the log tells enough.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main memory grew by %1 in %2, and at that rate is full in %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main memory grew by %1 to %2 and did not stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cache the dataset on disk, not in memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A cache in memory grows until the first epoch is over, and decoded pictures take ten times the room of their files.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep the index of the dataset in arrays, and nothing of past steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lists of Python objects are copied page by page into every worker as their reference counts change. Losses, images and predictions that are kept add up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the next run main memory stays level after the first epoch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main memory was sampled too rarely: %1 samples after the start are needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Once the shuffle buffer is full a training needs the same main memory all the time. Here it rose throughout, in the second half as in the first. When it is full the system kills the process without a word in its log.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main memory in use, after the start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Growth, as a share of the main memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A data worker died: shared memory ran out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The run was killed while its shuffle buffer filled: %1 of %2 records were in main memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let the input pipeline hold %1 of main memory instead of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Planned from the configuration and the sizes of the records. A few hundred shuffled records mix files well enough where several are read at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shuffle %1 records at a time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shuffle buffers, prefetched batches and workers hold data. Shuffle before pictures are decoded, and keep no dataset in memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each worker hands its batches over there; a container has 64 MB of it unless it is told otherwise.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use 2 data workers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Or take a machine with at least %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>So much holds the pipeline as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main memory that is planned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Planned, as a share of the main memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is not known how much main memory the machine has.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose the machine type.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The input pipeline will hold %1 of the %2 of main memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shuffle buffer, pictures that are decoded at once and finished batches, all taken as full: that is an upper bound. A full memory ends the run with "Killed" and nothing else.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main memory stays below %1 once the shuffle buffer is full.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>When main memory is full the system kills the largest process, and its log simply ends. This is not memory of the GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The shuffle buffer, at most two minutes before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run gets past this point, and main memory stays below %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory was enough for %1 steps and then ran out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>After %1 steps a batch of larger images came, and GPU memory ran out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>After %1 steps an image with more boxes came, and GPU memory ran out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>After %1 steps an evaluation began, and GPU memory ran out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>After %1 steps of compiling shape after shape GPU memory ran out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give every batch the same shape</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pad the boxes to a fixed number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Then the first step needs what every step does, and a batch that does not fit shows at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An evaluation holds its own tensors beside those of the training. Without gradients and with a smaller batch it needs less.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log the shape of each batch, and its boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something changed what a step needs; the last line before the end then tells what.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A step that fitted fits again unless it is another step. What is named here changes from step to step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A step that fitted fits again unless it is another step: larger images, more boxes, an evaluation in the same process. Nothing that was opened tells which.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps that had gone well</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss became NaN or infinite about step %1, says the console</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss became NaN or infinite in the first steps, says the console</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which term broke first and what the loss did before cannot be seen: its values are not in the curves. From the first steps on it is mostly an invalid record (a box with swapped corners, of no width, or in pixels) or far too high a rate; later mostly a single record, or a loss that grew before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where the framework noticed it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The driver's own pool can map scattered pieces side by side (CUDA 11.2 and later).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Segments that can grow are mapped side by side, so that free pieces are used again (PyTorch 2.1 and later).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each new shape cuts the pool differently. Padding to one size costs some arithmetic.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the free memory outside its largest piece</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory is in pieces: %1 were free, %2 were asked for, but the largest piece had %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory is in pieces: the framework held %1 that it did not use, and could not place %2 there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There was enough memory, but in no single piece. TensorFlow prints its hint about fragmentation at every failure; here the numbers bear it out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest free piece</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The run ended at step %1, while the learning rate was still rising: too early to say whether it learns.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Notices of cloud or scheduler</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The machine was taken back (preempted) after step %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The machine was taken back (preempted)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The host of the machine failed after step %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The host of the machine failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The machine was stopped for maintenance after step %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The machine was stopped for maintenance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The scheduler ended the job at its time limit after step %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The scheduler ended the job at its time limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The job or its machine was ended from outside after step %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The job or its machine was ended from outside</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cloud did not give the machine that was asked for: quota or capacity</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Maintenance of the host was announced</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The job must start again by itself and continue from the last checkpoint, which lies where the machine's end does not reach: a bucket or a network disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save a checkpoint every %1 steps and resume</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save checkpoints and resume from the last one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run continues at the step of its last checkpoint.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take another zone or another GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask for more of the quota %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A quota does not promise capacity. GPUs count in the quota of the region and in the one of all regions.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The machine of the next run is created.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps were made afterwards. What it cost is the work since the last checkpoint and the new start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training is not at fault: cloud or scheduler ended it. Nothing was found that ran afterwards.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cloud or scheduler says so</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read 16 files at once, ahead of time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A remote file comes at the pace of one connection. Several at once hide it as long as the network has room.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy the data to a disk of the machine first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Once, before the training; and keep bucket and machine in one region. A step cannot become faster than by %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the next profile steps wait for their input less than %1 of the time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of a step spent on input</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps wait %1 of their time for input, and it is the reading of files (%2) that takes it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of all stages of the input pipeline the one that reads has the most time of its own: storage or network are slow, not the decoding.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time of %1 itself</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Accesses to the cloud storage that failed at first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cloud storage failed %1 times and was tried again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each of these makes the input wait for a second or more: too many readers at once, a bucket in another region, or its limits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Once, before the training; and keep bucket and machine in one region.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next console shows none of these lines.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU is busy at low power: it spins in a collective and waits for another process, or in one kernel that does not end.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU is idle and the processors wait for disks: storage or a network mount does not answer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU and processors are idle: a deadlock, often of the workers that load data, or a read that never returns.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU is idle and the processors work: the process is stuck in its own code or in an evaluation that logs nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The process still holds its memory of the GPU and says nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing came after step %1, and its process still held the GPU %2 later</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU after the last step: %1 busy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Silence at the end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU in that time (median)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It waits for its input longer than the others: its share of the data, its disk or its processor is slower.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its copies between host and device take longer: see its PCIe link.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its kernels take longer: its clock is lower, or its batches are larger.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its device stands idle longer: its host is busy with something else.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Profiles of at least two ranks are needed to see who holds up whom.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the others wait longer, of a step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rank %1 holds up the others: they wait %2 of each step for it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No single kind of work explains it: look at its host.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rank %1, which comes last</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its own work in a step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare the host of rank %1 with the others, or replace it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clocks, temperature, disk, other programs, and the size of its share of the data.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the next profile nobody waits longer than %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rank %1 did not come to a collective for which the other %2 waited until they gave up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It stopped, failed or took another path through the program: its log is the one to read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first rank that gave up waiting</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read the log of rank %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run has no time-out of a collective.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At last its median was %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Watched without a step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look where every thread of the process waits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A read that does not return is storage or network; a wait for other processes is the set-up of distributed training; a lock is a deadlock.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run makes its first step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install a build that has code for this GPU; keep the cache until then</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next start takes less than 20 minutes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let the shuffle buffer hold 256 examples</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It must be full before the first step. Shuffle the records when they are written, and make large pictures smaller.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training hangs: no step in %1, and GPU and processor do nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No step in %1, but the machine works: the start is slow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training made no step in the %1 that were watched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The log shows neither a step nor an error. The Object Detection API prints its first line after 100 steps: that is 100 times the step time, plus the compilation of the graph.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last line of the log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Until the first step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first step came %1 after the start: %2 of the run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each start pays this again: filling buffers, compiling, copying data.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first point of the run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Train in mixed precision with loss scaling</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weights stay in full precision, and a scaled loss keeps small gradients. Numbers of channels that are multiples of 8 use the units fully. It also halves the memory of activations.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A profile of the next run shows kernels that use Tensor Cores, and the loss falls as before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mixed precision is turned off, and the %1 has units for it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If the kernels are what steps wait for, they take about half as long in half precision.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turned off here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Eligible kernel time on Tensor Cores</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tensor Cores do %1 of the work that they could do: up to %2 of each step could be saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Convolutions and matrix products take %1 of the kernel time, nearly all in full precision, and the step consists of kernels to %2. In half precision such kernels are up to %3 as fast on this card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The longest of them is %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Convolutions and matrix products, of kernel time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The driver reports it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The counter changed here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The tool says: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Errors of the GPU in the logs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Errors of the GPU from before the training</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The kernel log of the next run holds no Xid of this card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let the program stop at the operation that fails</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This number speaks of the program first: an index out of range, an operator of another build. The card is suspect if other programs fail on it, too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start the job again from its last checkpoint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only the process was affected. If it comes back on the same card, reset it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Update the driver and restart the machine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The firmware of the card belongs to the driver.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Switch the machine off and on, or take another one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A warm restart does not bring the card back. If it happens again: power supply, riser, heat, the card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the card %1 out of use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reset the card %1 when nothing runs on it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In a cloud, delete the machine and take a new one. A card whose errors come back is to be replaced.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 reported Xid %2: %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 failed: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is an error of the card or of what connects it, not of the training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is an error of the driver, or of a program that the driver gave up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Usually the program is wrong; here different programs fail on the same card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program did something that the card refuses. The card itself is suspect only if other programs fail on it, too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The card noted something and went on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU log does not say why clocks were low.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record the reasons beside the clock.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Samples under load in which it was slowed down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Limit the card to %1 until it is cooled better</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cool the card, or use another machine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check the power supply of GPU %1, or use another machine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Airflow, dust, the fan's curve, the card beside it; in a cloud, another machine.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The supply of the card or of the machine asked for less; in a cloud, another machine.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the next run fewer than %1 of the samples under load are slowed down.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU %1 was slowed down by heat in %2 of the samples under load</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU %1 was slowed down by its power supply in %2 of the samples under load</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU %1 was slowed down in %2 of the samples under load</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its clock was then %1, and %2 otherwise: that costs about %3 of the time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What that costs cannot be told: the log has no clock, or it was always slowed down.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First to last sample that was slowed down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hottest under load</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rank correlation of step time and clock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU log does not tell the PCIe link under load and what it could be.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record both while the training runs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rate of the link, of what it could be</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU %1 is linked by PCIe %2 x%3 under load, and could be by %4 x%5</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The link has %1 of its rate, and copies to the device take %2 of the step: a full link would save about %3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The link has %1 of its rate; copies to the device take only %2 of the step, so that it is hardly felt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The link has %1 of its rate. Whether that is felt, a profile of some steps tells: how long copies take.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The link under load</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copies to the device, of the step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where the copies are</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bring the link back to PCIe %1 x%2: reseat the card, another slot, or another machine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A riser, a slot that shares its lanes, a setting of the firmware, dirt on the contacts. In a cloud, another machine.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Under load the next run has the link at its maximum.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training runs on the CPU: libraries for the GPU are missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training runs on the CPU: the program did not find %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The installed framework is a build without GPU code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program sees no GPU, and ended for it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training runs on the CPU: no GPU is visible</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training runs on the CPU: there is no GPU driver</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training runs on the CPU: the program says that it uses no GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU did nothing while the training made its steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run names its GPU at the start, and nvidia-smi shows it at work.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install the libraries that are missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The number in the name of a library is the version that the program was built with; another one will not do. An image of the framework brings them along.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install the build with GPU code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A package that another one pulled in may have replaced it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let the program see the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CUDA_VISIBLE_DEVICES hides it, the job asked the scheduler for none, or the container was started without it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give the machine or the container the GPU driver</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The driver belongs to the host; a container gets it with --gpus. If the machine has no GPU, take one that has.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tell the program to use GPU 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>And ask the framework whether it sees the GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Neither a console nor a GPU log tells whether the GPU was used.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>99th percentile of GPU utilization</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU did nothing in all of the time that it was watched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If a training ran meanwhile, it ran on the CPU. There is neither a console nor a step that would tell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is a GPU, and the program goes on without it: steps take 10 to 50 times as long.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing shows that the machine has a GPU. If it has, or should have, steps take 10 to 50 times as long as they could.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing ran on this GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPUs that take part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Difference of the busiest and the idlest GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only %1 of %2 GPUs take part in the training</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program was started for more GPUs than do any work: processes may share one card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>So many were to take part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A GPU that takes part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give each process a GPU of its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the next run %1 GPUs are at work.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPUs do not share the work: GPU %1 is busy to %2, GPU %3 to %4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In a training in which each GPU has the same share they are busy alike. Usual causes: one GPU gathers and reduces for all (DataParallel), an evaluation or another process on one of them, batches of unequal size.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Median %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run one process for each of the %1 GPUs, with batches of one size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>DistributedDataParallel reduces on all GPUs at once, which DataParallel does on the first. Let evaluations run elsewhere.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the next run the GPUs are busy alike.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bring the versions together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run does not print this line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pairs of versions that were checked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Versions do not go together: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The versions of the next run are in the same table row.</source>
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
        <message>
            <source>%1, byte %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, line %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>field, configuration</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2</source>
            <comment>field of a configuration, value</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2</source>
            <comment>dataset, record</comment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%1 and %n more</source>
            <comment>records</comment>
            <translation>
                <numerusform>%1 and %n more</numerusform>
                <numerusform>%1 and %n more</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 in %2, for %3</source>
            <comment>quantity, hardware log, duration</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, at %2 for %3</source>
            <comment>profile, time, duration</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show in the charts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show in the console</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show in the configuration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show in the dataset</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show on the Hardware page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show in the trace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 GPU-hours lost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of every step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the model itself is at risk</source>
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
        <message>
            <source>PDF (*.pdf)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Faultline case (*.faultline)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where is %1 now?</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FindingProof</name>
        <message>
            <source>%1: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Proof</source>
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
    </context>
    <context>
        <name>Formats</name>
        <message>
            <source>TensorBoard event file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Training configuration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Label map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Object Detection API configuration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export of cloud logs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Console log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>List of the software</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recorded run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Profiler trace (Chrome JSON)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow memory profile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow trace (protobuf)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch memory snapshot</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow profile (XPlane)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow profiler result page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU log (nvidia-smi dmon)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU log (DCGM)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Host log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU log (nvidia-smi CSV)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU state (nvidia-smi table)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Table of boxes (CSV)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>COCO annotations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CreateML annotations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Folder of pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>LabelMe annotations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pascal VOC annotations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TFRecord dataset</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>YOLO labels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ONNX network</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow graph</source>
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
        <message>
            <source>GPU busy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory bus busy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory free</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory reserved by the driver</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU temperature</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory temperature</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU power</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU power limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU energy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU clock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory clock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU throttle reasons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU throttled by power</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU throttled by heat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU performance state</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU fan speed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU video encoder busy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU video decoder busy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PCIe generation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PCIe lanes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PCIe to the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PCIe from the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>NVLink received</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>NVLink sent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Streaming multiprocessors active</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Streaming multiprocessor occupancy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tensor cores active</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory interface active</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Corrected memory errors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Uncorrected memory errors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last Xid error</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory of the process</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory used (share)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory handed out by the allocator</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory held by the allocator</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CPU busy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CPU waiting for disks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CPU in the kernel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CPU taken by the hypervisor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Busiest CPU core</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CPU clock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CPU temperature</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Load average</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>RAM used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>RAM available</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>RAM size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>RAM used (share)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>RAM used as cache</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Swap used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Swapped in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Swapped out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Disk read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Disk written</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Disk busy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Disk full (share)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Disk free</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Network received</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Network sent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CPU cores used by the process</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>RAM used by the process</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Processes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Threads</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>RAM used in the container</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>RAM limit of the container</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Context switches per second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Processes waiting for a CPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Processes waiting for a disk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Idle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Application clocks set</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Power cap</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hardware slowdown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sync boost group</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thermal slowdown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hardware thermal slowdown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Power brake</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Display clocks set</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file does not say whether this is a share or a percentage: read as percent.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file does not say whether this is a share or a percentage: no value exceeds 1, so it is read as a share.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file names no unit: the values are so large that they are read as bytes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file names no unit: read as MiB, which nvidia-smi uses.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The values never fall: read as a total since the start, whose growth per second is shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file does not say whether this is per second or per sample: shown as written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>vmstat does not say its unit: the host would have less than 256 MiB of memory in KiB, so the values are read as MiB (-S M).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, %2</source>
            <comment>device, what is measured</comment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>sum of %n GPU(s)</source>
            <translation>
                <numerusform>sum of %n GPU</numerusform>
                <numerusform>sum of %n GPUs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>mean of %n GPU(s)</source>
            <translation>
                <numerusform>mean of %n GPU</numerusform>
                <numerusform>mean of %n GPUs</numerusform>
            </translation>
        </message>
        <message>
            <source>lowest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>highest</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>any of %n GPU(s)</source>
            <translation>
                <numerusform>any of %n GPU</numerusform>
                <numerusform>any of %n GPUs</numerusform>
            </translation>
        </message>
        <message>
            <source>limit of the allocator</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>console</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU clocks held down by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>RAM</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Disk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Network</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PCIe</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>NVLink</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Swapping</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>per second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>busy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>waiting for disks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>kernel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>taken by the hypervisor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>busiest core</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>written</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>received</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>from the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>swap</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the process</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the container</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>limit of the container</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>reserved by the driver</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>power</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>heat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (event file)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>HardwareText</name>
        <message>
            <source>GPU %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 · %2</source>
            <comment>host · device</comment>
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
        <name>HistogramData</name>
        <message>
            <source>From %1 to %2, median %3</source>
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
        <message>
            <source>The compressed data stops in the middle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everything before that was read. Copy the file again if it should be complete.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The compressed data is damaged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everything before that was read. Copy the file again from its source.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file unpacks to far more than files of its kind do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unpacking was stopped. Unpack it yourself and open the result if it is meant to be so large.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A line is too long to be shown whole</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its beginning was kept and searched.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The text is not all UTF-8</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bytes that do not fit are shown as a replacement character.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The text holds runs of NUL bytes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>They were skipped. Two processes writing one file leave them behind, as does a file system after a crash.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A row does not fit the columns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It was skipped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two programs wrote into this file at once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Samples of both are in it and may be out of order. Give each process a file of its own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing in the file says when its lines were written</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>They are placed in order, at a guessed distance. Log with times: the recorder does.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The log is too long to be kept whole</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All of it was searched for known events; its beginning and its end can be read here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A field that this kind of file does not have</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is kept and marked. Check its spelling and the version of the program that reads it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The text could not be understood here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading went on after it. The program that reads this file would stop here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file holds the markers of an unresolved merge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Both sides are shown. The program that reads this file would stop here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The pickle asks for more than plain data</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing of it was run. Only snapshots made by torch.cuda.memory._dump_snapshot() are read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file holds more than is read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What comes after the limit was left out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This form of the format is not read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export it again in the form that the documentation of the format names.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file lacks a part that its kind should have</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is there was read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A field stands in the file more than once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last one counts; remove the others, or the file says what is not so.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A value that its field does not take</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program that reads this file would stop here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A path is written with single backslashes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program that reads this file takes some of them for control characters. Write two of each, or forward slashes.</source>
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
        <message>
            <source>Demo case[*] – Faultline</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%1 and %n more[*] – Faultline</source>
            <translation>
                <numerusform>%1 and %n more[*] – Faultline</numerusform>
                <numerusform>%1 and %n more[*] – Faultline</numerusform>
            </translation>
        </message>
        <message>
            <source>%1[*] – Faultline</source>
            <translation type="unfinished" />
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
        <message>
            <source>%1/s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 W</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 J</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 °C</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 MHz</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>installed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>required</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>said by the program</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>built with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>newest the driver supports</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Python packages</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Conda packages</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch environment report</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nvidia-smi</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dockerfile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Requirements</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Versions in the console</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recorded facts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>pipeline.config</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Label map</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ultralytics settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>MMDetection config</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lightning hyperparameters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keras model</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recorded run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>YAML</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>JSON</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ONNX network</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow graph</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>OverviewSentences</name>
        <message numerus="yes">
            <source>%n picture(s)</source>
            <translation>
                <numerusform>%n picture</numerusform>
                <numerusform>%n pictures</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, no boxes.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n box</numerusform>
                <numerusform>%n boxes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n class(es)</source>
            <translation>
                <numerusform>%n class</numerusform>
                <numerusform>%n classes</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 with %2 of %3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Half of the boxes are below %1 px a side when the network sees them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Half of the boxes are below %1 px a side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No defect was found in the index.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 and %2 more kinds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Needs a repair before training:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Worth a look:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>as stored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>at %1 × %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>short side %1, at most %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>fitted into %1 × %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No picture could be decoded.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Decoding one takes %1 (median), reading it %2; %3 pictures/s with %n thread(s).</source>
            <translation>
                <numerusform>Decoding one takes %1 (median), reading it %2; %3 pictures/s with %n thread.</numerusform>
                <numerusform>Decoding one takes %1 (median), reading it %2; %3 pictures/s with %n threads.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlanExport</name>
        <message>
            <source>batch %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 × %2 pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>frozen: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>batch norm: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 classes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>at most %1 boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Needs %1 (%2).</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ProfileTables</name>
        <message>
            <source>yes</source>
            <comment>tensor cores are used</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>could</source>
            <comment>tensor cores could be used</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Total</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kernel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Count</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mean</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tensor cores</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Launched by</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Self time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Total time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Longest call</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Calls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Device</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Busy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kernel time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On tensor cores</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kernels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too short</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Host to device</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compute capability</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Owner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of the peak</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Blocks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Detail</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Repair</name>
        <message>
            <source>Leave out pictures that are missing, damaged or cut</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep only the first of equal pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>State the size that the picture has</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Divide coordinates that are pixels by the size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Swap corners that are reversed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clip boxes to the picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop boxes without an area or with no number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop boxes that stand there twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write class names as the label map does</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop boxes whose class is not in the label map</source>
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
        <name>RuleOutcome</name>
        <message>
            <source>%1 in %2</source>
            <comment>outcome, training</comment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RuleWords</name>
        <message>
            <source>Found something</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Could not judge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Muted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Input pipeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hyperparameters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Data</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Environment</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run lifecycle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Machine</source>
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
        <message>
            <source>What ended the run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks in the console output for the first fatal event, over all processes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Broken set of Python packages</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for an import or a call between packages that ended the run, and for pairs of packages that are known to break.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps wait for input</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks at what share of a step the training waits for its next batch and for its copy to the device.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At which profilers call a training moderately bound by its input.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At which they call it highly bound by its input.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From here on most of the time on the GPU is paid for waiting.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The slowest stage of the input pipeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Names the stage of the input pipeline that takes most time by itself, where steps wait for their input.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A call that takes less is a look into a buffer that is full.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the step; a stage that costs less is not worth the work.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Input pipeline set up badly</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holds readers, shuffle buffer, prefetching and workers of the configuration against the number, size and order of the records and pictures.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A buffer of a twentieth of the records mixes only neighbours.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>0: classes follow each other by chance; 1: one after the other. Then what is shuffled too little is learned and forgotten.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of main memory for the shuffle buffer alone; decoded batches take several times as much.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A file above it is read by one thread for long; 100 to 200 MB are usual.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decoding takes time by the area as stored: three quarters of it and more are thrown away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copying to the device is slow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks at what share of a step the device waits for copies from the host, and at the rate of those copies.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the step that nothing on the device hides; a copy of a batch usually takes one per cent.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A fifth of each step; worth a change of the pipeline.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Part of the time for input from which on the copy, not the making of batches, is worth looking at.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The host cannot launch kernels fast enough</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks at what share of a step the device waits while the host prepares kernels or does something that was not traced, such as Python.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At which profilers call it high. The 3 % at which they begin is what recording a step costs itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of kernels shorter than the 40 microseconds that a launch takes; from half on launches set the pace.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU is under-used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks at how busy the GPU is while the training steps, where no profile tells why, and asks for one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A GPU that is fed well is above it nearly all the time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Below it a sample is a pause.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pauses matter only if they bring the mean down: one in twenty samples may be a checkpoint.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Below it more than two thirds of the GPU are paid for nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Below it nine tenths are, and a CPU might do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Invalid boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for boxes that are no boxes: NaN, swapped corners, without area, outside the picture, in pixels instead of fractions, twice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of boxes that are swapped, empty, wholly outside or in pixels from which on they are no slip: every thousandth is met many times an epoch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of boxes that reach outside, or of pictures with another size, from which on the annotations belong to other pictures.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of a side; a box that reaches farther outside was not rounded, it is wrong.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Below it boxes that are there twice, tiny, or a little outside are only worth knowing: trainers cut or ignore them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Labels disagree</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holds the classes of the annotations against the label map and the number of classes of the configuration.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of all boxes whose class is lost; below it they are a slip that costs little.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class imbalance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for classes with far fewer boxes than others, for classes that training or validation lacks, and for parts of the data without any box.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ratio at which other debuggers warn; detectors tolerate it, so it is a remark.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At a hundred to one a class is met once in many batches.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With fewer boxes one object moves the average precision by points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One box in a hundred.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Average precision of a rare class against the mean of all from which on the rarity is felt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes are dropped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holds the number of boxes in each picture against the limit of the trainer, which drops the rest without a word.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Below one box in a thousand the loss cannot be told from an annotator's slips.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A quarter of all objects learned as background costs about as much recall.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Objects too small, or anchors that do not fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks at the size of boxes after the resizer of the configuration, and at how well its anchors overlap them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pixels: one cell of a feature map of stride 8, the finest that most detectors have.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recall is bounded by the share of objects that can be seen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Overlap from which on matchers take an anchor for a box.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of boxes that are matched by force or not at all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Validation knows the training pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for pictures that are in training and validation alike, byte for byte or nearly, and for equal pictures with different boxes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the validation; half a per cent moves a metric by less than its noise.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From half on the metric tells what was learned by heart, and no choice by it holds.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of pictures of one part that are there twice; a few do no harm.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unreadable or odd pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for pictures that are missing, damaged or cut, and for forms that trainers misread: 16 bits, print colours, EXIF orientation, animation, transparency.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of grey or transparent pictures that is worth a remark; a few are in most collections.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If most pictures are missing, only the annotations were copied here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps wait for communication</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for a share of every step that all ranks spend in collectives which no computation hides.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From here on the PyTorch profiler recommended to look at it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What XProf calls significant.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first collectives of a profile set up their channels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Configuration that the program will not take</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for a configuration of the other TensorFlow, fields that nobody knows, and paths that are not filled in or not there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evaluation missing or starved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for an evaluation that was meant to run and left no result, or that stopped long before the training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An evaluation that has not come by then steers nothing any more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Half of a run without a result is no pause.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fewer have no interval to speak of.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fine-tuning checkpoint not really used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for a checkpoint that is named but of which little or nothing reaches the network.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A head for other classes is a handful of variables; a backbone has hundreds.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradients explode or vanish</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for gradient norms that grow out of all proportion or are as good as 0.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>AUTOTRAINER's ratio for exploding gradients.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TheDeepChecker's upper limit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>SageMaker Debugger's limit for vanishing gradients.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Learning rate does not fit the batch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compares the learning rate with the one that the authors of the model used, scaled to the batch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Twice the rate is a usual stability test; four times is beyond it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The batch of a TPU pod taken to one GPU without its rate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tenth needs ten times the steps; fine-tuning may want it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Metric stays 0 while the loss falls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for an evaluation that gives nothing although the training learns.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A detector that finds anything at all is above 1 %.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first one or two come too early to tell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From so many on it is the failure of the run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One-sided 5 % of a Mann-Kendall test.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One term of the loss dominates</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for a term of the loss that outweighs the others and does not fall.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Four fifths: all other terms together weigh a quarter of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Part of the run; shorter ones pass.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Schedule and run length disagree</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for a learning rate that is 0 for a part of the run, never decays, or never comes up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps at a rate of 0; a few at the end are rounding.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most of the run trains nothing: it is wasted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A cosine that ends above half of its height has done less than half of its way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tuning Playbook: at most 10 % of the run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Updates of the wrong size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for a clip that cuts most updates, and for updates far too large or small beside the weights.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tuning Playbook: beyond half of the steps the clip acts as the learning rate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TheDeepChecker and MindInsight: smaller updates change nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TheDeepChecker and MindInsight: a tenth of the weights in one step is no step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Harmless warning of the allocator</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tells a request for optional memory that TensorFlow did without from the one that ends a run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Model and batch do not fit the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Computes the batch that fits: from what was in use and asked for when memory ran out, from two runs, or before the start from the planned network.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rest is for what allocators waste and for batches above the usual.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A limit filled so far is as good as full.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Processors starve the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Counts the time in which the GPU stands still while all processors are busy.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Below it the GPU has nothing to do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of all cores together: a single busy core of many is usual.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Half of the GPU's time is paid for and not used.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fewer count only if they cover ten minutes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An epoch's beginning must not decide.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Disk full</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for checkpoints and logs that could not be written, and for a disk that is nearly full.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next checkpoint of a detector may take that.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last hundredth is often kept for the system.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Waiting for disks starves the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Counts the time in which the GPU stands still while processors wait for disks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Processors that wait; of all of them where their number is not known.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first steps of a profile show compilation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A phenomenon must last five samples to be seen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clocks that differ by more put causes behind what follows from them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory grows from step to step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tests the memory in use for a rise that does not end, and projects when it reaches the limit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One in a thousand trendless series reaches it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of the card's memory; less needs many such runs to matter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of the card in the time watched: a longer run comes to its end by it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory held by others, or capped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compares what the training could use of its GPU with what the card has, and looks for other processes on it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A desktop takes less.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>So much is a batch or an image size less.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory and time left unused</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for memory that a larger batch could use on a GPU that has too little to do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of the card's memory; above it there is no room for a batch that is worth the change.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A GPU or processors busier than that gain little by a larger batch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of the batches; less is within what the estimate may be off.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory ran out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reads from the end of the console output what was asked for and what was free when the run died for lack of GPU memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main memory fills up during the training</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tests the main memory of the training for a rise that does not end, and projects when it is full.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of the main memory; fragments and caches of libraries take that much over a long run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of the main memory in the time watched: a longer run comes to its end by it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main memory ran out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Finds runs that the system killed for want of main memory, and plans before the start what the input pipeline will hold.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of the main memory; the system and its file cache need the rest.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From here on the system kills.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory ran out after many steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for what varies from step to step, where memory had been enough for long.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Algorithms are tried and caches filled by then: what a step needs is known.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory in too small pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holds the request that failed against the free memory and its largest piece.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From here on the pieces are what is wrong, not the last few megabytes of a full pool.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What would fill the pool beyond this does not fit, whatever its pieces are.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Machine taken back, maintenance, limit or quota</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for what a cloud or a scheduler says of an end that the training is not to blame for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What a checkpoint of a detector takes to write; only for the advice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading the data is slow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks whether steps wait for the stage that reads the files, and for a cloud storage that keeps failing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of a step; below it the input hardly costs anything (XProf: moderately input-bound).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of a step (XProf: highly input-bound).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Single ones are normal.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One process holds up the others</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compares the profiles of several ranks: who waits in collectives, and for whom.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tenth of every step on all the other GPUs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The usual limit of the modified z-score; XProf has it for hosts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A single step may have been slow by chance.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A cause is named only if it explains so much of the waiting.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No first step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for a training that was started long ago and made no step, and tells a slow start from one that hangs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Twenty minutes: libraries, data and compilation are through by then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Downloads and file systems pause for less.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What other programs of the machine need.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From this share of the run on a slow start is worth a warning.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tensor Cores unused</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for convolutions and matrix products in full precision on a card that has units for half precision.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where few kernels could use them, little is lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Below a tenth of 16-bit work the profiler of TensorFlow advises mixed precision.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Faster kernels help only a step that consists of kernels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A step that waits for data stays as long with faster kernels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fault of the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for errors that the driver reports of the GPU, and tells those of the card from those of the program.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One program may be wrong; so many different ones that fail on one card speak against the card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU slowed down by heat or power</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for a card under load that lowers its clock because it is hot or its supply fails.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Single samples at a peak of the load cost nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An idle card lowers its clock on purpose.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fewer do not tell a share of some percent.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boost varies by some percent; below this a card that names no reason is slowed all the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only then the steps got slower with the clock.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PCIe link slower than it could be</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for a card under load whose link has fewer lanes or an older generation than card and slot can do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where copies take less, a slow link is not felt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Links change to a lower generation when idle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A link needs a moment to wake up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Training runs on the CPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looks for a program that did not get hold of the GPU, and for GPUs that do nothing while steps are made.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What a desktop leaves of an idle GPU's counter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fewer samples may all fall into the start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Of a GPU log alone: one table shows a moment, some in a row show that it stays so. A remark only.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who holds more of the card than a context and a desktop uses it: then it is idle, not left out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPUs that do not share the work</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compares how busy the GPUs of one training are, and looks for some that take no part.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The default of the load-balancing rule of SageMaker Debugger.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Neighbouring bins alone are no imbalance.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ten for each bin.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Versions that do not go together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holds framework, Python, CUDA, cuDNN, driver and GPU against the tables of what works together.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Signatures</name>
        <message>
            <source>Harmless note about memory nodes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The system does not say which memory is near the GPU. TensorFlow assumes node 0.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing to do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Harmless note about CPU instructions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow says which CPU instructions it uses.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Work on the CPU could be somewhat faster with another build. Work on the GPU is not affected.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Harmless note about a library that is registered twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow 2.13 to 2.17 print this at every start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorRT is not installed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorRT speeds up inference only. Training does not need it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Harmless where there is no GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow explains the line before it. With a GPU in the machine, that line matters.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing to do on a machine without a GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Normal end of the input</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An iterator over the data reached its end. TensorFlow reports that as if it were an error.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>oneDNN is in use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Results on the CPU may differ in the last digits from run to run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The XLA compiler started</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A note at start-up. It does not mean that XLA is used.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The checkpoint was restored in part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Some values of the checkpoint were not used. That is normal for optimizer slots and counters, and wrong if layers of the backbone are listed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read which variables are listed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Some variables get no gradient</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Expected for frozen layers and unused heads.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check that the listed variables are ones that you meant to freeze.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A graph optimizer gave up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow goes on without that optimization.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The profiler cannot see the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Traces will hold no kernels, because the driver allows profiling to administrators only.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Load the driver with NVreg_RestrictProfilingToAdminUsers=0, or profile as root.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A GPU is left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow ignores a GPU that is too old or too small. This explains an idle second GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use the other GPU, or a build that supports this one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Harmless note about a colour profile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A PNG holds a colour profile with a known flaw. Its pixels are read correctly.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The driver compiles GPU code itself</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The assembler of the toolkit is not at hand, so the driver does its work. The first step takes longer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Convolution algorithms are being compared</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At the first step the fastest algorithm is looked for. Some candidates are slow or disagree.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Harmless note of the input pipeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An internal timer was stopped before it ran.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An optional workspace did not fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow asked for more memory to go faster, did not get it, and went on without. The training did not fail here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing to do, unless it is slow: a smaller batch leaves room for faster algorithms.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory ran out while allocating a tensor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The allocator could not place this tensor. It is the last request, not always the biggest user of memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make the batch or the image size smaller, or use mixed precision. Check that no other process holds the card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The replica ran out of main memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The machine's RAM was exhausted and the process was killed. This is not GPU memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lower shuffle_buffer_size, the number of parallel calls and prefetched batches, or take a machine with more RAM.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cloud job's process ended with an error</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The status is that of the training process. Status 1 is a Python exception; the traceback says which.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read the traceback. A missing package in setup.py is the commonest reason at the start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The replica is low on memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The service warns that the machine's RAM is nearly full.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lower buffers and workers of the input pipeline, or take a machine with more RAM.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cloud stopped or moved the machine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The machine was preempted, failed, or was taken down for maintenance. The training is not at fault.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save checkpoints often and let the job restart by itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Maintenance of the host is announced</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Machines with GPUs cannot be moved while they run; they are stopped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save a checkpoint when the notice comes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The quota of the cloud project is exceeded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The project may not use as many of these as was asked for. Trying again does not help.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask for more quota, for the region and for all regions together.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cloud has no such machine free</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The quota is there, but the zone has no capacity left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Try another zone, another GPU, or later.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A machine with GPUs needs another maintenance policy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Machines with GPUs cannot be migrated while they run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set onHostMaintenance to TERMINATE.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cloud refused access</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The account of the machine lacks a permission.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give the service account the role it needs, and the machine the cloud-platform scope.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too many writes to one object</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cloud storage accepts about one write a second to one object.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write summaries and checkpoints less often, or to a local folder that is copied.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cloud storage could not be reached</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All attempts to read or write failed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check name, permission and network, and read the last failure.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An access to cloud storage is being tried again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Single ones are normal. Many of them make the input slow.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep data and machine in one region, and use fewer parallel readers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A request to cloud storage failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The code tells why: 401 and 403 permission, 404 name, 429 and 503 too many requests, 6 and 7 network.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check the bucket's name, the permission of the account, and the network.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A transfer from cloud storage stalled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Data did not move for a minute or more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use fewer parallel readers and bigger files, in the region of the machine.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No credentials for cloud storage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Public data can be read without. Private data cannot.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set GOOGLE_APPLICATION_CREDENTIALS, or log in.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This path needs a file system that TensorFlow was built without</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The beginning of the path names a store that is not supported here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install tensorflow-io, or copy the data to a local folder.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cloud took the machine back, or has none free</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A spot machine was reclaimed, or there is no capacity or quota.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save checkpoints often, and restart on another machine.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An operation ran out of memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A kernel asked for memory that was not there. The message says what for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make the batch or the image size smaller, or use mixed precision.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU memory pool could not serve a request</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If the training went on, it was an optional workspace. If a dump follows, this is where memory ran out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make the batch smaller, or free the card from other processes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow suggests another allocator</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This hint is printed at every failure, whether memory is fragmented or not. The dump decides.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at the dump: fragmentation means that more is free than was asked for, but in no single piece.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The pool gives memory back to make room</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A sign that GPU memory is nearly full.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Watch for failures after this line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The driver had less GPU memory than asked for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The pool tries again with nine tenths. A first value near the size of the card means that somebody else holds memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End other processes on the card, or let memory grow as needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pinned main memory could not be allocated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The driver could not lock this much main memory for transfers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lower prefetching and batch size, or free main memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow uses a GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The size is the memory it may use. Much less than the card has means that the card was occupied.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare the size with the memory of the card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training runs on this device.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory and bandwidth of the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As the driver reports them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The memory pool dumps its state</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Printed when a request could not be served. What follows lists every piece of memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at the limit, what is in use, and the largest free piece.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory ran out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch asked for more GPU memory than was free. The numbers say who holds the rest.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make the batch or the image size smaller, or use mixed precision. If much is reserved but unallocated, set PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch asked for more GPU memory than was free. What is neither free nor reserved is held by others.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make the batch or the image size smaller, or use mixed precision. If much is reserved but not allocated, set PYTORCH_CUDA_ALLOC_CONF=max_split_size_mb:256.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main memory ran out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch asked for more main memory than was left. This is not GPU memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use fewer data workers and smaller buffers, or a machine with more RAM.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The message names no numbers. That happens when the driver itself had no memory left, mostly because another process holds the card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at nvidia-smi for other processes, then make the batch smaller.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another process holds GPU memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The process number and what it holds.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End that process if it is not needed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory of this process</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All that the process holds, with context and libraries.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The process has a memory limit of its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A fraction of the card was set as the limit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raise the fraction if the card has more to give.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory held by PyTorch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Allocated is in use; reserved but unallocated is kept in pieces for later.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Much reserved but unallocated memory means fragmentation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory summary of PyTorch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Retries mean that the cache was emptied to avoid a failure, which is slow.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make the batch a little smaller if there were retries.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A limit was reached that is not GPU memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same words are used for GPU memory; here they mean a quota, open files or the size of a message.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read the message for the limit that was reached.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A resource ran out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mostly GPU memory, if a tensor or an allocator is named. It may also be a quota or open files.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read the message: it says which resource.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The node of the graph that failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The operation in whose name the error was raised.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look for this name in the model.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A check inside a GPU kernel failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mostly an index or a class id outside its range. Python errors after it point to the wrong line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check that class ids lie in 0 to num_classes - 1. Run one batch on the CPU to see the real line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mostly an index or a class id outside its range. The Python line shown is a later one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run with CUDA_LAUNCH_BLOCKING=1, or one batch on the CPU, to see the real line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Waiting for the GPU failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU had failed before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read the lines before this one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU stopped with an error</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow noticed the error later than it happened. Illegal access or a failed launch: a kernel, bad data, or the hardware.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look for Xid lines in the kernel log, and run the same job on another GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU's memory is failing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An error in video memory could not be corrected.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reset the GPU or reboot, restart the job, and have the card replaced if it happens again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Illegal memory access on the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A kernel read or wrote outside its memory: a bug, an index out of range, or unstable hardware.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look for Xid lines in the kernel log, check class ids and boxes, and run the job on another GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A GPU kernel failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The kernel crashed: a bug, an index out of range, or unstable hardware.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look for Xid lines in the kernel log, and run the job on another GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A GPU kernel took too long</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A GPU that also drives a display ends kernels after some seconds.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use a GPU without a display, raise the limit (TdrDelay on Windows), or make the batch smaller.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Misaligned address on the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A kernel used an address that does not fit its type: mostly a bug in a custom operation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Update the framework, and leave out custom operations to find the one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The framework was not built for this GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The installed package holds no code for the GPU's generation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install a build that supports the GPU's compute capability.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU code does not fit this GPU or driver</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The installed package holds no code for the GPU's generation, or the file is damaged.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A kernel needs more registers than the GPU has</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The launch was refused: mostly a custom operation built for another GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build the operation for this GPU, or use a smaller block size.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow stopped because the GPU failed before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The error happened earlier; look above.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU was lost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The driver no longer reaches the card: power, heat, connection or hardware.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at the kernel log, reboot, check power and cooling.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The installed cuDNN is older than the framework needs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Convolutions cannot run with this cuDNN.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install the cuDNN that the framework was built with, or a newer one of the same major version.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cuDNN could not start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mostly because no GPU memory was left for it; else its version does not fit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Free the card from other processes, let memory grow as needed, then check the versions.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No convolution algorithm could be used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cuDNN did not start: no GPU memory left, or its version does not fit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look for a warning just before. Free the card, let memory grow as needed, then check the versions.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No convolution algorithm fits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The card is nearly full, a tensor is too large, or the data type is not supported.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make the batch smaller; check data type and layout.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cuDNN failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Often an earlier error of the GPU, no memory, or a driver that does not fit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look above for an earlier error; run with CUDA_LAUNCH_BLOCKING=1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cuDNN is missing at run time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Convolutions need cuDNN, and it was not found or could not start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install the cuDNN that the framework needs, and check LD_LIBRARY_PATH.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cuBLAS could not start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mostly because no GPU memory was left for it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A matrix product on the GPU failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Often a class id out of range earlier, or a full card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run with CUDA_LAUNCH_BLOCKING=1 to see where it began; check class ids.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Fourier transform on the GPU failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mostly no memory, or a cuFFT that does not fit the GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make the batch smaller; check the versions.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The compiler for GPU code was not found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>XLA needs ptxas and libdevice of the CUDA toolkit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install the CUDA compiler package, or set XLA_FLAGS=--xla_gpu_cuda_data_dir to the toolkit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The container's memory limit killed the process</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The group of processes used more main memory than it may.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raise the limit, or lower buffers and workers of the input pipeline.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The system ran out of main memory and killed the process</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The kernel ended the process that held most memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lower shuffle buffer, prefetching and workers, or take a machine with more RAM.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The system ran out of main memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The process asked for memory when none was left. The kernel then kills one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The kernel took back the memory of a killed process</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Follows a kill for lack of main memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The process was killed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody or something ended it without letting it say why: mostly the system or the scheduler for lack of main memory, else preemption.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at the kernel log for "Out of memory" and at the memory limit of the job. Lower buffers and workers of the input pipeline.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The container was killed for lack of main memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It used more than its limit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cluster took the job off its machine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The node ran low on a resource.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask for the resources that the job really needs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The job used more main memory than it had asked for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The scheduler's limit killed it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask for more memory, or lower buffers and workers of the input pipeline.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The job reached its time limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The scheduler ended it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask for more time, or save checkpoints and continue in another job.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The job was cancelled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its owner, an administrator or the scheduler ended it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask the scheduler for the reason.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The job used more main memory than it may</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The scheduler ended it at its memory limit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The job ended well</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The scheduler reports success.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main memory at its peak</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As the scheduler measured it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The job script asks for a program that is not there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The shell found no such command, so the training never started.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Correct the name in the job script, and load the environment or module before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The job script may not be run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file is not marked as executable.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run chmod +x on the script, or start it with bash.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The job held no command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The scheduler was given nothing to run.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give the script to the scheduler: bsub &lt; script.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A process ended with an exit code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>137 and -9 are a kill, mostly for main memory; 143 and -15 a request to end; 139 and -11 a crash; 134 and -6 an abort; 1 a Python exception.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look above for what happened before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shared memory is too small</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Data workers pass batches through shared memory, and it is full. Containers have only 64 MB unless told.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start the container with --shm-size=8g or --ipc=host, or use fewer workers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A data loader worker died</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A bus error means that shared memory is full; "Killed" that main memory is. Else an exception in the worker.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raise shared memory (--shm-size=8g or --ipc=host), use fewer workers, or run with num_workers=0 to see the exception.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Windows ran out of committable memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The paging file is too small for main memory, libraries and what the GPU driver reserves.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raise the size of the paging file, and use fewer workers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The process could not get the memory that it asked for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A large block of main memory was allocated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More than a tenth of the memory that was free at that time. If "Killed" comes next, this was the reason.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make the batch or the buffers smaller if main memory is short.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The shuffle buffer is being filled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training waits until it is full. The two numbers tell how fast the input is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use a smaller shuffle buffer if this takes long; large pictures fill it slowly.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The shuffle buffer is full</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training starts now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too many open files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The process reached the limit of open files.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raise the limit with ulimit -n 65536, or use fewer workers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No more processes or threads may be started</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The limit of processes or threads is reached.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use fewer workers, and set OMP_NUM_THREADS=1 in each.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The disk is full</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing more can be written: checkpoints and logs are lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make room, keep fewer checkpoints, or write to another disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The disk quota is used up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing more can be written by this user.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make room, or write to another disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The CPU cannot run this build</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The package uses CPU instructions that this machine lacks, mostly AVX.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use a machine with AVX, or a build without it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow stopped at an internal check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something happened that it cannot go on from. The line before often says what.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read the message and the lines before it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The process ended with a bus error</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mostly because shared memory is full.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raise shared memory (--shm-size=8g or --ipc=host), or use fewer workers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The process crashed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It used memory that is not its own. In most cases a library does not fit, or an earlier error was not handled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look above for an earlier error; check the versions of the libraries; run with python -X faulthandler.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The process was asked to end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody sent SIGTERM: a scheduler, a preemption, or another rank that failed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look for what happened before, on all ranks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training was stopped by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ctrl+C, or the stop button of a notebook. The traceback shows where it was at that time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If it was stopped because it seemed to hang, look at the place where it was.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file is no TFRecord</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The very first record cannot be read: the path points to another kind of file, or the file is compressed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check input_path. A file that begins with "version https://git-lfs" is a pointer: run git lfs pull. For compressed records set the compression type.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A record of the dataset is damaged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The offset is where it begins in its file. A copy or a write was interrupted, or the disk is at fault.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Create that file again, or copy it again from its source.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Examples of different shapes were put into one batch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures or boxes of different sizes or channels reached the batch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resize to a fixed size, decode with three channels, and pad the boxes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A picture is in a format that cannot be decoded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The content decides, not the extension: TIFF, WebP or HEIC under the name .jpg, or an empty file.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find it by its first bytes and convert it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A JPEG has a flaw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The decoder reports it and goes on. Parts of the picture may be grey.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Encode the picture again if it looks wrong.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A picture cannot be decoded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is cut off, or of a kind that the decoder does not know.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check all pictures of the dataset, and encode the bad ones again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The records do not hold what the reader expects</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A feature is missing, or has another type or length.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare the names and types of the features in the records with those the reader asks for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A picture has the wrong number of channels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Grey, with transparency, or with 16 bits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Convert all pictures to RGB with 8 bits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The data ended before the epoch did</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are fewer batches than steps_per_epoch times epochs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add repeat(), or correct the number of steps.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The input reached its end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At the end of an epoch this is normal.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add repeat() if the training stopped too early.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A file was not found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The path does not exist on the machine that runs the training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Correct the path. Relative paths count from the folder in which the training was started.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No input files or labels were found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The pattern for the input matches nothing, or the dataset is empty.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Correct the path or the pattern of the input.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A box lies outside its picture or is upside down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Coordinates are in pixels where shares are expected, or rounded beyond the edge.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Divide by the size of the picture, clip to 0 to 1, and remove boxes without an area.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A check on the data failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tensor does not have the value or shape that the graph expects.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read which tensors are named; for boxes look at their coordinates.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A function is compiled again and again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each new shape or Python number makes a new graph, which is slow and takes memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pass tensors of a fixed shape, or set input_signature.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cached dataset was not read to its end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its cache is thrown away, so the work is done again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put cache() before take(), not behind it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The input is slow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading or preparing the data takes long.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use more parallel calls, prefetch, and smaller pictures.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Python code in the input holds everybody up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only one thread at a time can run Python code.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use TensorFlow operations in place of py_function.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A picture with a bad label is left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The message says what is wrong with it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Correct the label file: coordinates lie in 0 to 1 and are not negative.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Labels that occur twice were removed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same box stands in the label file more than once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing to do, unless there are many.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training stopped because the loss is not a number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A check of the training ends it when the loss is NaN or infinite.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check labels and boxes, lower the learning rate, add a warm-up, clip gradients.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss is not a number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training ends at a check of its loss. Bad boxes or labels and a high learning rate are the usual reasons.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look for boxes without an area or outside the picture, then lower the learning rate and clip gradients.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The gradients are not numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The length of the gradient is NaN or infinite.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The loss became infinite or not a number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training ends at this iteration.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lower the learning rate in proportion to the batch size, add a warm-up, check labels and boxes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A variable is not a number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Writing its histogram failed. The numbers went wrong before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Find the first step at which the loss is not a number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A check of the training script ends it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check labels and boxes, lower the learning rate, add a warm-up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A hook ends the training at the first NaN.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tensor is not a number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A check found NaN or infinity.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>See which tensor is named: that is where the numbers went wrong.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Training on is useless from here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mixed precision: a step was skipped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradients overflowed, and the scale was halved. Once in a thousand steps is normal, several in a row are not.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If it happens often, compute the loss in 32 bits and lower the learning rate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The gradient scaler saw no gradients</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No parameter had a gradient when the step was taken.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check that the loss depends on the parameters, and that backward() was called on the scaled loss.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A backward function gave NaN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Anomaly detection names the operation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at the forward call shown above it: division, square root or logarithm near zero.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A value is outside what its type or a distribution can hold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mostly NaN or infinity in the weights or in probabilities.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TerminateOnNaN ended it at this batch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check labels, lower the learning rate, add a warm-up, clip gradients.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A calculation gave something that is no number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>NumPy says where. In box code it mostly means a width or height of zero or below.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check the boxes: every width and height must be positive.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From here on the weights are most likely ruined, even if the training goes on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check labels and boxes, lower the learning rate, add a warm-up, clip gradients. Go back to a checkpoint before this step.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPUs waited for each other too long</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One rank did not arrive at a common operation. Mostly another rank failed or was busy: an exception, a slow data loader, an evaluation on one rank only.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at the other ranks for an earlier error or silence. All ranks at the same number point to the network or a GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A common operation of the GPUs was given up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The numbers tell how far this rank had come. The rank with the lowest number is the one to look at.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare the numbers of all ranks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two ranks use the same GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each process must take a GPU of its own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Call torch.cuda.set_device with LOCAL_RANK.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Communication between the GPUs failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The library for it reports an error. The last warning before says why.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run again with NCCL_DEBUG=INFO. For shared memory raise --shm-size; for a wrong network set NCCL_SOCKET_IFNAME.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A warning of the library for communication between GPUs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Often the true reason of a later failure.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read the message.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Parameters that got no gradient</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Their numbers, in the order of the model's parameters.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave these parts out, or set find_unused_parameters=True.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Some parameters took no part in the loss</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Training on several GPUs needs a gradient for every parameter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set find_unused_parameters=True, or freeze what is not used.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The port is in use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another training, or one that did not end, holds the port of the rendezvous.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set another MASTER_PORT, or end the old process.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The processes did not find each other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One is missing, or the address, port or network is wrong.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check MASTER_ADDR, MASTER_PORT, the number of processes and the firewall.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A process of the distributed training failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The launcher reports it. The process itself says why, further above.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look for the first error of the named rank.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The connection to another process broke</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mostly because the other one ended.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at the other ranks for the first error.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How gradients are exchanged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The strategy tells its algorithm.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The exchange between workers was broken off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another worker failed or cannot be reached.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at the other workers for the first error.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A worker does not answer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It ended, hangs, or the network is broken.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at that worker for the first error.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU driver reports an error (Xid)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>13 and 31: mostly the program. 48, 63, 64, 94, 95: video memory. 79: the GPU fell off the bus. 74: NVLink. 119, 120: firmware.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look the number up. If it happens with different jobs on one card, have the card checked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>13 and 31: mostly the program. 48, 63, 64: video memory. 79: the GPU fell off the bus.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU fell off the bus</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The card no longer answers: power, heat, a loose connection or a defect.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Switch the machine off and on, check power and cooling, try another slot.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU could not be started</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The driver failed to initialise the card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reboot, then check the driver and the card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nvidia-smi does not reach the driver</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The driver is not loaded, or was updated without a reboot.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reboot, or load the driver.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Driver and its library do not fit together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mostly the driver was updated without a reboot.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reboot the machine.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Errors on the PCIe connection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Corrected ones cost time. Others can bring the GPU down.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check the slot, the riser and the power.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The processor reports a hardware error</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main memory, cache or the processor itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Test the memory, and look at the system's event log.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The processor slows down because of heat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The input pipeline becomes slower.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check the cooling.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The disk has errors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file system reports errors or was made read-only.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save what you can, and check the disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A process waits for a device without end</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Disk, network storage or the GPU does not answer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check the storage, and the lines before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The checkpoint is of another kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The training expects a checkpoint of TensorFlow 2 and got one of TensorFlow 1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the TensorFlow 2 checkpoint of the model.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The checkpoint is of another version</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The setting of its version does not fit the checkpoint.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set fine_tune_checkpoint_version to the one of the checkpoint.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The checkpoint does not fit the model</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A weight has another shape: mostly another number of classes or another backbone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restore for "detection" or the backbone only, or correct num_classes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Names in the checkpoint and in the model differ</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keys that begin with "module." come from a model that was wrapped for several GPUs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check that the checkpoint belongs to this model; take "module." off the names.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The checkpoint was not found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The path must be the common beginning of the names, without .index, .meta or .data.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Correct the path: "model.ckpt-1000", not "model.ckpt-1000.index".</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The checkpoint file is damaged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is cut off, or no checkpoint at all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the one before, and copy it again from its source.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A path in the config was not filled in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The sample config holds this word where your own path belongs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put your own paths in place of PATH_TO_BE_CONFIGURED.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The config cannot be read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Line and column are given. A field of a newer version is the usual reason.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Correct that line, or install the version that knows the field.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The model of the config is not known</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The name of the feature extractor is not one that this version has.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use a name of this version, or install the version that the config is for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The kind of checkpoint in the config is not supported</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>fine_tune_checkpoint_type has a value that this model does not know.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set it to "detection" or "classification", as the model allows.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The label map has an id that is not allowed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>0 stands for the background.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let the ids begin at 1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Data and model are on different devices</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One lies in main memory, the other on the GPU, or they have different types.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move the batch to the device of the model: batch = batch.to(device).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shapes do not fit together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two tensors have sizes that the operation cannot join.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print the shapes before the line that the traceback names.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>NumPy is too new for this code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The name was removed from NumPy 1.24 or 2.0.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install numpy below 1.24, or update the package that uses the name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A package was built for another NumPy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It cannot be loaded with the one installed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install numpy below 2, or a newer build of the package.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Code for TensorFlow 1 runs on TensorFlow 2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The name does not exist any more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use tf.compat.v1 for it, or install TensorFlow 1.15. What was in tf.contrib is gone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keras and TensorFlow do not fit together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keras 3 and packages for Keras 2 are mixed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install the Keras that belongs to the TensorFlow version, or set TF_USE_LEGACY_KERAS=1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The protobuf package does not fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is too new or too old for the generated code.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install protobuf 3.20, or generate the files again with the newer protoc.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A CUDA library is missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This build needs exactly that version of CUDA.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install that CUDA version, or a build of the framework for the CUDA that is installed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A compiled extension does not fit the framework</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It was built for another version of TensorFlow or PyTorch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build or install the extension again for the installed version.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The package needs a newer operating system</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The system's C or C++ library is too old.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use an older package, or a newer system or container.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Python package is missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The module is not installed in the environment that runs the training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install it there, and check that the right environment is active.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A module does not have this name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The package has another version than the code expects.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare the version of the package with the one the code was written for.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An import failed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The name or the library could not be loaded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compare the versions of the packages; the message says what is missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No GPU is visible</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CUDA_VISIBLE_DEVICES hides it, or the container was started without it. TensorFlow goes on with the CPU, 10 to 50 times slower.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check nvidia-smi and CUDA_VISIBLE_DEVICES; start containers with --gpus all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU driver is not there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The library of the driver was not found. TensorFlow goes on with the CPU, 10 to 50 times slower.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install the driver, or start the container with --gpus all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU driver is too old</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The framework was built with a newer CUDA than the driver supports.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Update the driver, or install a build for an older CUDA.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The driver was updated without a reboot.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The driver is older than the compiler of the GPU code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It cannot translate code made by a newer CUDA.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Update the driver.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Driver and CUDA of the container do not fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The compatibility package works on data-centre cards only.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Update the driver, or use a container with an older CUDA.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow does not use the GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Libraries are missing, so everything runs on the CPU, 10 to 50 times slower.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install the CUDA and cuDNN that this TensorFlow needs; the lines before name the missing libraries.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A library for the GPU was not found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without it TensorFlow does not use the GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install exactly this version of the library, or a TensorFlow that fits the one installed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A library for the GPU was loaded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its name tells the version.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An error is reported again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The error itself stands before or after.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read the message of the error.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Python exception ended the run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing caught it. The traceback shows the way to the line that raised it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at the deepest line of your own code in the traceback.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The memory pool printed its state, which it does when a request cannot be served.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The machine was taken back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A spot or preemptible machine goes when the cloud or the scheduler needs it. The training is not at fault.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save checkpoints often, and let the job start again from the last one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch is the build without CUDA</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This package holds no code for the GPU, and the program asked for it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install the build for CUDA.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>OpenCV needs libraries of a desktop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The package opencv-python shows windows. A server or a container has nothing for that.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install opencv-python-headless in its place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pillow is too new for this code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The name was removed from Pillow 10.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install pillow below 10, or update the package that uses the name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>torchvision and PyTorch do not fit together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its compiled operators are for another version of PyTorch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install the torchvision that belongs to the PyTorch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Protocol buffers were not compiled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Python files of the .proto files are missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run protoc over them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lightning uses no GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It says whether there is one, and that it trains without.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set accelerator="gpu" if there is one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ultralytics runs on the CPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its first line names the device, here the processor.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set device=0 if there is a GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program counts no GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The framework shows it no GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>See why: driver, libraries, or what hides it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch sees no GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It prints that CUDA is not available.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>See why: driver, build, or what hides it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program chose the CPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It prints the device that it uses.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose the GPU if there is one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU code is compiled at the start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This build holds no code for the GPU, so the driver makes it. That can take half an hour, and is kept for the next start.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install a build that knows the GPU.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The evaluation gave up waiting</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No new checkpoint came for as long as it waits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start it on the folder that the training writes to, and again when it has ended.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The evaluation waits for a checkpoint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It looks for a new one in this folder.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It must be the folder that the training writes to.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Several processes or GPUs train together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The line tells how many.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Sources</name>
        <message>
            <source>gave nothing that could be used; its issues say why</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>dataset records</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>weights or a checkpoint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>source code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a document</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>an archive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>annotations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a program or library</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>text without anything known in it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bytes of no known kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>an empty file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>could not be opened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>more files than are read at once</source>
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
        <name>ThumbnailLoader</name>
        <message>
            <source>The picture ends early.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TraceEventText</name>
        <message>
            <source>%1 ms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>at %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>lasts %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>self %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, %2</source>
            <comment>process, thread</comment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TracePainter</name>
        <message>
            <source>Unnamed process</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 events</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step %1</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n track(s)</source>
            <translation>
                <numerusform>%n track</numerusform>
                <numerusform>%n tracks</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TraceSummary</name>
        <message>
            <source>%1 of each step waits for input.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of each step copies data to the device.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of each step copies data back to the host.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of each step computes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of each step the device waits for the host to launch kernels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of each step exchanges gradients between devices.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of each step is idle: nothing in the trace explains it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of the traced time waits for input.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of the traced time copies data to the device.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of the traced time copies data back to the host.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of the traced time computes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of the traced time the device waits for the host to launch kernels.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of the traced time exchanges gradients between devices.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of the traced time is idle: nothing in the trace explains it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No GPU was used.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPU is busy %1 of the time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each GPU is busy %1 of the time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GPUs are busy %1 to %2 of the time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> </source>
            <comment>between sentences</comment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n step</numerusform>
                <numerusform>%n steps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n device(s)</source>
            <translation>
                <numerusform>%n device</numerusform>
                <numerusform>%n devices</numerusform>
            </translation>
        </message>
        <message>
            <source>rank %1 of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 events</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trace is cut: what came after its last whole event is missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No step markers: the steps are guessed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No step markers: all of the trace counts as one stretch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This file holds the results of XProf, not the events, so there is no timeline.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2, %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step %1: %2</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TraceText</name>
        <message>
            <source>%1 ns</source>
            <translation type="unfinished" />
        </message>
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
            <comment>seconds</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Input</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Host to device</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Device to host</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compute</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kernel launch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Collectives</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Idle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Waiting for the next batch, or making it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copies from the memory of the host to the device.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copies from the device to the memory of the host.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kernels of the model run on the device.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The host prepares kernels while the device waits for them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Devices exchange gradients: all-reduce and its kind.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing that the trace explains.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Operator on the host</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Annotation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CUDA call</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kernel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy host to device</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy device to host</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory set</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Collective</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Input pipeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Python function</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow XPlane</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chrome trace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow trace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch Kineto trace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow memory profile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch memory snapshot</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>XProf results</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>unknown</source>
            <comment>a share</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&lt; 1 %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&lt; %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Vram</name>
        <message>
            <source>Batch %1 instead of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The learning rate has to follow the batch; where batch normalisation is trained, its statistics get noisier.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batch %1, gradients of %2 steps accumulated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Normalisation still sees the small batch; steps are counted anew.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mixed precision</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Needs loss scaling; watch the first thousand steps for NaN.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Segments of the allocator that can grow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One region from the start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Activations computed again when needed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Optimizer %1 instead of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Needs a learning rate of its own; what was tuned for the other does not carry over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No moving average of the weights</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evaluation is noisier and usually a little worse.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 stages of the backbone frozen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only for a backbone that was trained on similar pictures.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At most %1 boxes in a picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes beyond it count as background; cut crowded pictures into tiles.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Images of %1 instead of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Small objects are lost first; look at their average precision alone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 instead of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (%2) with %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: the run ended before its peak, which may be higher.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: differs from the estimate by %2; check that it is of this model and batch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: more than the other measurements leave room for; not used.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: ended before its peak and below the estimate; not used.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>measured less estimated, one measurement</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>measured less estimated, %1 measurements</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>alive at the peak, in the update</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>alive at the peak, in %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 parameters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 parameters, with their 2-byte copies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of %1 parameters that are trained</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what %1 keeps for each of them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a second copy of the weights</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a copy of the gradients for the exchange between %1 replicas</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one image of %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 images of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>kept for the backward pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>targets and what the terms of the loss leave for the backward pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>matching with up to %1 boxes per image</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>scratch memory of convolutions and matrix products</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>held by the allocator, not in use at the peak</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CUDA context, kernels and libraries, outside the allocator</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody has published figures of %1 to compare with: the band is a guess.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One replica: synchronised normalisation has nothing to exchange.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cudnn.benchmark tries convolutions with all the memory that is free; the scratch memory counted here is not needed, and the largest batch is that without it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow takes the whole device at its start unless allow_growth is set; this is how much of it has to be there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The size of a record is not known: COCO's is taken.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The size of a picture is not known: COCO's is taken.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one batch, made by the training process</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 workers x %2 batches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 processes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 is left to tf.data: 4 batches are taken.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow with its libraries</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>at most %1 files x 8 MB</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 records x %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures at once, as float32, with their masks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures at once, as float32</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 batches of %2 images, float32</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 is chosen by the trainer: 16 is taken.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch with its libraries</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures with their long side at %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: the number of pictures is not known; planned without.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Images are taken as 1333 x 800, float32.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The stem of the backbone frozen</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>VramText</name>
        <message>
            <source>Weights</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradients</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Optimizer slots</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moving average</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradient buckets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Input</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Backbone activations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Neck activations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Head activations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Second stage activations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loss</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Target assignment</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Activation gradients</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Convolution workspace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Allocator</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CUDA context</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unexplained</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The parameters of the network.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One for each parameter that is trained.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the optimizer remembers of each parameter: momentum, variance.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A second copy of the weights that follows them slowly.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copies of the gradients for the exchange between GPUs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Images and ground truth on the device.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Outputs of the backbone, kept for the backward pass.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Outputs of the feature pyramid, kept for the backward pass.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Outputs of the heads, kept for the backward pass.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What runs on proposals, kept for the backward pass.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Intermediate results of the losses: they grow with anchors times classes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Matching of anchors with ground truth: it grows with anchors times boxes in an image.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gradients of activations that are alive at the peak.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scratch memory of the convolution that runs at the peak.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rounding and fragments: reserved, but not handed out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CUDA, cuDNN, cuBLAS and NCCL themselves.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What a measurement adds to the model.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Backbone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Neck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Head</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Second stage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Forward</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Backward</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Update</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Convolution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transposed convolution</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dense</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batch norm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Group norm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Layer norm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Activation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Multiply</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Concatenation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Max pooling</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Average pooling</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Global pooling</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resize</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Padding</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Softmax</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dropout</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Matrix product</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Crops of proposals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>View</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Calculation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>32 bit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mixed (AMP)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>16 bit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Allocated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reserved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On the device</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As torch.cuda.max_memory_allocated and TensorFlow's MaxInUse: what tensors take.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As torch.cuda.max_memory_reserved: what the allocator took from the driver.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As nvidia-smi: with the context and the libraries. What has to fit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trained</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moving statistics</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frozen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Synchronised</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stem, stage 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stem, stages 1 to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Model</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Framework</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Input size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Classes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most boxes in a picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPUs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Precision</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Optimizer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frozen stages</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Checkpointing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Accumulated steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Process</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read buffers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shuffle buffer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures being decoded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Waiting batches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Worker processes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cache</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 to %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fits, barely</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Probably too large</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too large</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Needs %1 (%2) of the %3 usable on %4.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not even one image fits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest batch: %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Largest batch: %1 (certain %2, possible %3).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The peak is in the forward pass.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The peak is in the forward pass, at %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The peak is in the loss.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The peak is in the loss, at %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The peak is in the backward pass.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The peak is in the backward pass, at %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The peak is in the update of the weights.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Measured beyond the model</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>WindowDocks</name>
        <message>
            <source>Case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Issues with files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rule</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Checklist</source>
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
        <name>faultline::ArtifactTreeModel</name>
        <message numerus="yes">
            <source>%n damaged place(s); see Issues</source>
            <translation>
                <numerusform>%n damaged place; see Issues</numerusform>
                <numerusform>%n damaged places; see Issues</numerusform>
            </translation>
        </message>
        <message>
            <source>Ended by: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ended with exit code %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not recognised</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Logs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU and host logs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Configurations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Environment</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Traces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Runs</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%1, %n file(s)</source>
            <translation>
                <numerusform>%1, %n file</numerusform>
                <numerusform>%1, %n files</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more of these are not listed.</source>
            <translation>
                <numerusform>%n more of these are not listed.</numerusform>
                <numerusform>%n more of these are not listed.</numerusform>
            </translation>
        </message>
        <message>
            <source>Belongs to run %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>run %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Datasets</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ChangeTableModel</name>
        <message>
            <source>What differs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ChecklistModel</name>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n problem</numerusform>
                <numerusform>%n problems</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unknown</source>
            <translation>
                <numerusform>%n unknown</numerusform>
                <numerusform>%n unknown</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n question(s)</source>
            <translation>
                <numerusform>%n question</numerusform>
                <numerusform>%n questions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fine</source>
            <translation>
                <numerusform>%n fine</numerusform>
                <numerusform>%n fine</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, tried</source>
            <comment>state of an item of the checklist</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, follows from another</source>
            <comment>state of an item of the checklist</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1
%2</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ComponentTableModel</name>
        <message>
            <source>Component</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bytes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How it comes about</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ConfigTreeModel</name>
        <message>
            <source>line %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>in the file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>default</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not set</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>line %1, unknown field</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>line %1, set twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2, %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Field</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Value</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Default</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::DefectTableModel</name>
        <message>
            <source>Severity</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Defect</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Split</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reason</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::EnvironmentModel</name>
        <message>
            <source>missing library</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, line %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Component</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Version</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Known as</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Found in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Detail</source>
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
        <name>faultline::LayerTableModel</name>
        <message>
            <source>%1 × %2 × %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 × (%2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %2 × %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Layer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Output of one image</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Parameters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Workspace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>FLOPs</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::LogEventModel</name>
        <message>
            <source>Line %1</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n times</source>
            <translation>
                <numerusform>%n times</numerusform>
                <numerusform>%n times</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::MitigationModel</name>
        <message>
            <source>same</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>+%1 %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>−%1 %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>× %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New peak</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fits?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Epoch time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Learning rate</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::PictureListModel</name>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n box</numerusform>
                <numerusform>%n boxes</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::PipelineDocument</name>
        <message>
            <source>Add %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Switch %1 on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Switch %1 off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change %1 of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reset %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::PipelineStepModel</name>
        <message>
            <source>%1, on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not reproduced: this transform is not known here.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::RuleModel</name>
        <message>
            <source>%1: %2 (threshold %3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rule stopped with an error; see the issues.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not asked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Outcome</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rule</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Section</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Training</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Why</source>
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
        <message>
            <source>There are no event files: this run is known by its console log.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>from its console log</source>
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
        <name>faultline::ui::ArtifactPanel</name>
        <message>
            <source>Files of this case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show</source>
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
        <message>
            <source>Open its folder</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::BatchGrid</name>
        <message>
            <source>Pictures of the batch</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n lost</source>
            <comment>boxes</comment>
            <translation>
                <numerusform>%n lost</numerusform>
                <numerusform>%n lost</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 × %2 px, boxes: %3 of %4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The picture as decoded (O for all)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::BatchToolbar</name>
        <message>
            <source>Dataset</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Split</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Previous batch (Ctrl+Left)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next batch (Ctrl+Right)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures in a batch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New seed (Ctrl+R)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes and labels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Original</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures as decoded (O)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Network view</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures as the network is fed: normalised, stretched to be seen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Size of the pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Size of the pictures (Ctrl and wheel, + and -)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All splits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batch %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::BatchesView</name>
        <message>
            <source>Open a folder…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No dataset in this case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the dataset beside the run: its TFRecord files, the COCO JSON, the VOC or YOLO folder, or a pipeline.config or data.yaml that names them. Its batches are shown here as the trainer would see them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a dataset and the configuration of its training to see the augmented batches, what they lose and what they cost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading the dataset…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No pictures to make a batch of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dataset holds none that could be found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 under %2 seeds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of %2 pictures made</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures in %2 ms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batches</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::BooleanEditor</name>
        <message>
            <source>On</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::BoxSizeMap</name>
        <message>
            <source>Width and height of boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most boxes are about %1 px wide and %2 px high</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 to %2 px wide, %3 to %4 px high: %5</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n box</numerusform>
                <numerusform>%n boxes</numerusform>
            </translation>
        </message>
        <message>
            <source>px wide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>px high</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::BreakdownBar</name>
        <message>
            <source>Mean step by what it is spent on</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::BreakdownPanel</name>
        <message>
            <source>Mean step: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Traced time: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each step (step %1 chosen: %2)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::CaptureHint</name>
        <message>
            <source>A trace of a few steps shows what each step waits for: input, copies, kernel launches, other devices. Open the folder that the profiler wrote to, or one of its files: *.xplane.pb, *.trace.json, *.trace.json.gz, *.pt.trace.json, memory_profile.json, snapshot.pickle.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No trace yet? Add these lines to the training</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TensorFlow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch, who holds the memory of the GPU</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::CaseCommands</name>
        <message>
            <source>Unsaved work</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save what you noted about this case?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps of the checklist, notes and settings of rules are kept in a case file.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of this case is not there any more. What else there is, is shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Locate…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unsaved work on %1 from %2 is still there: the program ended without saving it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recover</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next run was held against the checklist: %1, %2.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n item(s) closed</source>
            <translation>
                <numerusform>%n item closed</numerusform>
                <numerusform>%n items closed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n reopened</source>
            <translation>
                <numerusform>%n reopened</numerusform>
                <numerusform>%n reopened</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CasePanel</name>
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
        <message>
            <source>Filter runs and files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No runs here</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::CataloguePopup</name>
        <message>
            <source>Search transforms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Transforms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No transform of %1 is known here yet.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::CauseBanner</name>
        <message>
            <source>What ended the run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show line %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What ended the run: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ended by signal %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ended with exit code %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No line of the log was recognised as the cause.</source>
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
        <name>faultline::ui::ChecklistPanel</name>
        <message>
            <source>Step of the checklist</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Items of the checklist that are settled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Skip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leaves this step for later</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the next run…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holds the fixes that were tried against the run made after them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dismiss</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Checklist</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of %2 settled · %3</source>
            <comment>items, all of them, problems</comment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n problem</numerusform>
                <numerusform>%n problems</numerusform>
            </translation>
        </message>
        <message>
            <source>Open a run: each item is judged by rules, or asks you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> (before %1, now %2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the next run says</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Closed: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reopened: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing has changed.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::ClockList</name>
        <message>
            <source>Clocks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift of %1, hours, minutes and seconds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moves everything in this file in time: hours, minutes, seconds.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to the guessed clock of %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (within %2)</source>
            <comment>why, how exactly</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of %2 not sure</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n file(s), all sure</source>
            <translation>
                <numerusform>%n file, all sure</numerusform>
                <numerusform>%n files, all sure</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n set by you</source>
            <translation>
                <numerusform>%n set by you</numerusform>
                <numerusform>%n set by you</numerusform>
            </translation>
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
        <name>faultline::ui::ComparePanel</name>
        <message>
            <source>%1, batch %2, %3 × %4, %5</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What makes the difference</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remember the plan</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keeps the plan as it is now, to compare later ones with it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 as its zoo trains it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The plan above</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Being worked out…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Change something above, or choose another training for one of the sides.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What a change does depends on what else has changed; each row is the mean over the orders in which they could be made. The rows sum to the difference.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Both are the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %2 → %3: %4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>; </source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It fitted %1 before and does not now: %2 more. %3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It did not fit %1 before and does now: %2 less. %3.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Takes %1 more. %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Takes %1 less. %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The plan above on %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::ComponentBar</name>
        <message>
            <source>What the memory is made of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chosen: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Together %1, %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Instead %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Measured %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 has %2 usable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2 (%3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2, of which %3 are taken by the driver and the framework's reserve</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2 usable</source>
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
        <name>faultline::ui::ConfigPanel</name>
        <message>
            <source>Text of the file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fields</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search fields and values</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which fields to list</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All fields</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Written in the file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not the default</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unknown or set twice</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n class(es)</source>
            <translation>
                <numerusform>%n class</numerusform>
                <numerusform>%n classes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n field(s) written</source>
            <translation>
                <numerusform>%n field written</numerusform>
                <numerusform>%n fields written</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left at the default</source>
            <translation>
                <numerusform>%n left at the default</numerusform>
                <numerusform>%n left at the default</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unknown</source>
            <translation>
                <numerusform>%n unknown</numerusform>
                <numerusform>%n unknown</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n set twice</source>
            <translation>
                <numerusform>%n set twice</numerusform>
                <numerusform>%n set twice</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n field(s)</source>
            <translation>
                <numerusform>%n field</numerusform>
                <numerusform>%n fields</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy value</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy path of the field</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Expand all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Collapse all</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::ConfigView</name>
        <message>
            <source>Configuration or environment to show</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a folder…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Environment</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Environment of %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No configuration here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put the pipeline.config, the YAML or JSON settings, the label map, pip freeze or a Dockerfile into the folder of the run, or record the run with faultline-cli.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a run folder with a pipeline.config, args.yaml or hparams.yaml.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Configuration</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::ConsoleSearch</name>
        <message>
            <source>Aa</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Match case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>.*</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Regular expression</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show only the lines found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Previous line found (Shift+F3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next line found (F3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search the log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lines found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not a regex</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Searching…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of %2</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%Ln line(s)</source>
            <translation>
                <numerusform>%Ln line</numerusform>
                <numerusform>%Ln lines</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ConsoleToolbar</name>
        <message>
            <source>Log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rank</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The process whose lines are shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Warnings and worse</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Errors and worse; what looks bad and is harmless is left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only lines that were recognised</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wrap long lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Times since the first line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Follow the time cursor of the charts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>List of recognised events</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Warnings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Errors</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Events</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lines shown: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All ranks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rank %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::ConsoleView</name>
        <message>
            <source>Open a folder…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy the record command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a folder with what a training printed: its console, the output of a job, an export of cloud logs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Logs appear as soon as they are read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no console log in this case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cause of a failed run is most often in what it printed. Put that beside its event files and open the folder again:

python train.py 2&gt;&amp;1 | tee train.log

or let Faultline record it, with times, exit code, GPU and host:

%1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go to line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Line of the file (1 to %1):</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Line %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of %2 lines shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 lines of the middle are not kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Console</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::CopyTable</name>
        <message>
            <source>Copy the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy the selected rows</source>
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
        <name>faultline::ui::DataHeader</name>
        <message>
            <source>Dataset</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures and boxes read so far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop reading the dataset</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Locate…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say in which folder the files are on this machine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading the index of %1…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading the index…</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Reading was stopped. What follows is about %n picture(s) that had been read by then.</source>
            <translation>
                <numerusform>Reading was stopped. What follows is about %n picture that had been read by then.</numerusform>
                <numerusform>Reading was stopped. What follows is about %n pictures that had been read by then.</numerusform>
            </translation>
        </message>
        <message>
            <source>Reading was stopped.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::DataOverviewPanel</name>
        <message>
            <source>Classes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Double click: the pictures of a class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sizes of boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the sizes of boxes are measured after</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>as stored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes per picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where boxes are</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width over height of boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sizes of pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Splits side by side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Splits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compared with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Measure decoding</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reads and decodes some pictures on this machine, at full size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decoding…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dataset to compare with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Counting…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>px</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>8</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>small 32</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>96 large</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Square root of the area</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>square</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a dataset</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What changed since another dataset of this case.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open another version of the dataset beside this one to see what changed: pictures that grew, more boxes, new classes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Comparing…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing that matters is different from %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width and height of boxes</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::DataView</name>
        <message>
            <source>Overview</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Defects</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a folder…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No dataset in this case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a folder of pictures, of TFRecords, of COCO, Pascal VOC or YOLO annotations, or the data.yaml or pipeline.config that names them. Pictures are only read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dataset could not be read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Defects (%1)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Folder with the files of %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Data</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::DefectChips</name>
        <message>
            <source>Kinds of defects</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1  %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2, %3</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::DefectsPanel</name>
        <message>
            <source>Pictures with defects</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures checked so far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decodes every picture: finds what cannot be decoded, constant and grey pictures, duplicates within and across splits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop checking pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Listed defects as CSV…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save defects</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CSV (*.csv)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Records to drop…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save records to drop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Text (*.txt)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write repaired copy…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Severity of defects</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All severities</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Split of defects</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Part of a defect, a name or a class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Defects</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All splits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No defects found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looking for defects…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes, classes, sizes, pictures and duplicates were checked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes, classes and sizes were checked. Checking the pictures finds duplicates and what cannot be decoded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 cannot be written</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Index and pictures checked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Checking pictures…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The index was checked, the pictures were not.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n defect(s)</source>
            <translation>
                <numerusform>%n defect</numerusform>
                <numerusform>%n defects</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 defects</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not saved: %1</source>
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
        <name>faultline::ui::EnvironmentPanel</name>
        <message>
            <source>Search components</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Versions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%n version</numerusform>
                <numerusform>%n versions</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::EventPanel</name>
        <message>
            <source>Recognised events</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No event was recognised</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%Ln recognised event(s)</source>
            <translation>
                <numerusform>%Ln recognised event</numerusform>
                <numerusform>%Ln recognised events</numerusform>
            </translation>
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
        <name>faultline::ui::FiguresPanel</name>
        <message>
            <source>%1 %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 ms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the batch costs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batch tensor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What becomes of the boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Samples to count</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Over %1 samples</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes lost and clipped by each step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time for a picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time of each step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Would it feed the GPU?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Measure this machine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures a second by workers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> ms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not known</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time of a training step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batch size of the training</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batch size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Being made…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cannot be stacked: the pictures differ in size. A resizer or a crop of fixed size at the end makes them equal.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are no pictures.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n could not be made</source>
            <comment>pictures</comment>
            <translation>
                <numerusform>%n could not be made</numerusform>
                <numerusform>%n could not be made</numerusform>
            </translation>
        </message>
        <message>
            <source>Made in %1, the first picture after %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1  min %2  mean %3  max %4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Being counted…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing was counted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 samples so far…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 boxes reach the network, %2 of them below %3 px.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of the pictures lose all of their boxes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 pictures could not be made.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read and decode</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 lost, %2 cut</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>failed %1 times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Applied to %1 of the pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 boxes before, %2 lost, %3 clipped, %4 added</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 on one core</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Measured: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No run here tells its step time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Measuring…</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n worker(s)</source>
            <translation>
                <numerusform>%n worker</numerusform>
                <numerusform>%n workers</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 pictures/s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Measure to see how long the GPU would wait for its batches.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter a step time to see whether this is fast enough.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU starved %1 of the time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fast enough: the GPU would not wait.</source>
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
            <source>How this is decided</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>explains %n other finding(s)</source>
            <translation>
                <numerusform>explains %n other finding</numerusform>
                <numerusform>explains %n other findings</numerusform>
            </translation>
        </message>
        <message>
            <source>Speaks for it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Speaks against it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What follows from it</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::FixList</name>
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
        <message>
            <source>Tried it…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tried it: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Notes the numbers as they are now, to compare the next run with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What you changed (optional)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What you changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tried on %1 · %2</source>
            <comment>date, outcome</comment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::FixPatch</name>
        <message>
            <source>It cannot be written as a patch: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Patch of %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save patched copy as…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save patched copy of %1 as…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Writes a new file; %1 stays as it is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save patched copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved as %1</source>
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
        <message>
            <source>%1 · %2</source>
            <comment>run or log · what</comment>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::HardwareHint</name>
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
        <message>
            <source>This case holds no hardware series: there is no GPU or host log, and the training logged no utilization, memory, power or temperature. Step time needs none: it follows from the wall times below.</source>
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
            <source>GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Machine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drag to zoom, double-click to see everything.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Join GPUs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One line for all GPUs of a log: the sum of memory and power, the mean of the rest with its lowest and highest.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hardware log to show</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All hardware logs (%1)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2</source>
            <comment>file, what is known of its times</comment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n hardware log(s) hold no times. See Clocks.</source>
            <translation>
                <numerusform>%n hardware log hold no times. See Clocks.</numerusform>
                <numerusform>%n hardware logs hold no times. See Clocks.</numerusform>
            </translation>
        </message>
        <message>
            <source>The axis counts from its first sample, and takes %1 from one to the next.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a folder with event files, GPU or host logs: what the machine did, and how fast the training went, appears here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no GPU or host log, and the event files hold no utilization, memory or throughput, and too few points to tell the time of a step.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::HeatMapView</name>
        <message>
            <source>Where boxes are in the picture</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n box(es) cover this place</source>
            <translation>
                <numerusform>%n box cover this place</numerusform>
                <numerusform>%n boxes cover this place</numerusform>
            </translation>
        </message>
        <message>
            <source>No boxes</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::Histogram</name>
        <message>
            <source>%1 to %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing to count</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::HostPanel</name>
        <message>
            <source>No input pipeline to look at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a folder with a pipeline.config, an args.yaml of Ultralytics or a configuration of MMDetection: shuffle buffer, workers, prefetching and cache tell what the input pipeline takes of main memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Configuration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main memory of the machine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> GiB</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not known</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main memory by what takes it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Takes up to %1 of main memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fits: takes up to %1 of %2 of main memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tight: takes up to %1 of %2 of main memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Too large: takes up to %1 of %2 of main memory.</source>
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
        <name>faultline::ui::LayersPanel</name>
        <message>
            <source>Layers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Part of the network</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All parts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Part of a name or a kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of %2 layers, %3 kept</source>
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
        <name>faultline::ui::LineEditor</name>
        <message>
            <source>not set; numbers, separated by commas</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not set</source>
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
        <message>
            <source>Measuring the datasets… %1 %</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::LogList</name>
        <message>
            <source>Console log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This log is empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No line passes the filter</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n line(s); click the arrow to see them</source>
            <translation>
                <numerusform>%n line; click the arrow to see them</numerusform>
                <numerusform>%n lines; click the arrow to see them</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Written %n time(s)</source>
            <translation>
                <numerusform>Written %n time</numerusform>
                <numerusform>Written %n times</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy lines</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy with line numbers and times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Previous problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unfold everything</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fold everything</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> … %1 more; copying gives all of it</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::MachineChooser</name>
        <message>
            <source>Judged for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Machine type</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 to judge for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Any machine type</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU as named by the files</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Any main memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 × %2</source>
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
        <message>
            <source>The recorder (faultline-cli) could not be started.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A run is being recorded</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let it go on after this window is closed?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The record is in %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let it &amp;go on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Stop the run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the recording</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The recorder, faultline-cli, was not found: neither beside this program nor on the search path.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Walk from cause to cause, and keep what was tried</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved as %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::MakeupPanel</name>
        <message>
            <source>Components of memory at the peak</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory over one training step</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::MemoryPane</name>
        <message>
            <source>Who holds the memory at the peak</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No owners</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file does not tell who holds the memory at its peak.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No memory in this trace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch: profile(..., profile_memory=True), or torch.cuda.memory._record_memory_history() and torch.cuda.memory._dump_snapshot("snapshot.pickle"). TensorFlow: a trace of a GPU holds it by itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Allocator</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory over time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Out of memory at %1: %2 asked for, %3 free on the device.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Out of memory at %1: %2 asked for by %3, %4 free on the device.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Peak %1 of %2 (%3).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Peak %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fragmented at the peak: %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reserved but free: %1, the largest piece %2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was in use before the record began is not known: the curve is too low by that much.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> </source>
            <comment>between sentences</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Allocated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reserved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Capacity</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Peak %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Out of memory</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::MemoryView</name>
        <message>
            <source>Made of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batch and size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Layers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What would help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Why did it fit before?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Main memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What would you train?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a model above and see what one training step needs of a GPU, what that is made of, and what would make it fit. Models have the names of their zoos; a full name of a configuration will do. For example:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Estimate for %1, %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory</source>
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
        <name>faultline::ui::MitigationPanel</name>
        <message>
            <source>What would help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Apply to the plan</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ends the preview</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing would take less</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Looking for what would help…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What would help?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The best stands first: what fits and costs least. Choose a row to see it beside the plan in the bar above, and the lines for the configuration here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saves %1: %2 instead.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>For the configuration</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::NoteField</name>
        <message>
            <source>Add a note</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your note, kept with the case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Note</source>
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
        <message>
            <source>%1 with %2</source>
            <comment>3 causes with 7 findings</comment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n cause(s)</source>
            <translation>
                <numerusform>%n cause</numerusform>
                <numerusform>%n causes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::PairEditor</name>
        <message>
            <source>height</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>low</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>width</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>high</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, %2</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::ParameterForm</name>
        <message>
            <source>Not set by default</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Default %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Parameters of the step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a step to see its parameters.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not reproduced: this transform is not known here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Differs from the original: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It has no parameters.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reset %1 to its default</source>
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
        <name>faultline::ui::PictureCanvas</name>
        <message>
            <source>Picture with its boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loading…</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::PictureDetail</name>
        <message>
            <source>none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>x</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>y</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>w</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>h</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Marked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to all pictures (Esc)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Previous picture (Left)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next picture (Right)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smaller (-)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Larger (+)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All of it (0)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boxes of the picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of %2</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n box</numerusform>
                <numerusform>%n boxes</numerusform>
            </translation>
        </message>
        <message>
            <source>Size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Annotation says</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bytes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Split</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Record</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Annotation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remarks</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::PictureGrid</name>
        <message>
            <source>About no single picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cannot be shown</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::PicturesPanel</name>
        <message>
            <source>Pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No picture passes the filters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another class or split, or a shorter part of the name, lets more through.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show all pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures with a box of this class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures of this split</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Part of a name or record id</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All classes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All splits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All pictures</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With defects</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n picture(s)</source>
            <translation>
                <numerusform>%n picture</numerusform>
                <numerusform>%n pictures</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 pictures</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::PipelinePanel</name>
        <message>
            <source>Pipeline to begin with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a transform (Insert)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove the step (Delete)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Duplicate the step (Ctrl+D)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move the step up (Alt+Up)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move the step down (Alt+Down)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Import, export, reset</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Import…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export as</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reset to the run's configuration</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reset the pipeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps of the pipeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No steps: pictures reach the network as they are stored.
Add a transform with +.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reset to no steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redo: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Import a pipeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Import %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No form is known for this library</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export the pipeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pipelines (*.%1);;All files (*)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 could not be written: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Written to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Written to %1, but not all of it: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pipelines (*.config *.pbtxt *.json *.yaml *.yml *.py *.txt);;All files (*)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::PlanExportButton</name>
        <message>
            <source>Copy or save the plan</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy the plan as text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy what is shown as a picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save what is shown as a picture…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PNG image (*.png)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Components as CSV…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Layers as CSV…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batch and size as CSV…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CSV (*.csv)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 could not be written</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not saved: %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::PlanVerdict</name>
        <message>
            <source>Does it fit?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use the measurement</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Takes the plan as it is now for the run that was measured, and lets the measurement correct the model and narrow the band</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cannot be planned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Below is the last plan that could be made.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Working it out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No GPU chosen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Needs %1 (%2).</source>
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
        <name>faultline::ui::ReasonStrips</name>
        <message>
            <source>%1 · %2</source>
            <comment>a reason · share of the time</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2 of the time shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>; </source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::RecordDialog</name>
        <message>
            <source>Record a run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run it &amp;in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Write to</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sample &amp;every</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Runs the command in a process of its own and keeps what it prints with times, how it ended, its packages, and samples of GPU, CPU, memory, disk and network, as plain files. Environment variables are kept by an allow-list only. It goes on if this window closes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Type the command that starts the training.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no folder %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Say where to write the record.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 is there already; the record needs a new folder.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 cannot be written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Understood as %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No shell reads this; for what only a shell does, write sh -c "…".</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::RecordStrip</name>
        <message>
            <source>%1 · %2 · %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ending the run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recording</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n line</numerusform>
                <numerusform>%n lines</numerusform>
            </translation>
        </message>
        <message>
            <source>End at once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ends the command without letting it save anything</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Asks the command to end, as Ctrl+C does</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::Recording</name>
        <message>
            <source>The recorded command was stopped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The recorded command was ended by signal %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The recorded command ended well.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The recorded command ended with exit status %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“%1” could not be recorded: it cannot be started, or %2 cannot be written. Try it in a terminal.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The recorder itself was ended. What it had written until then is there.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::RemarkNotice</name>
        <message>
            <source>Not all is reproduced</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Good to know</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::RepairDialog</name>
        <message>
            <source>Write a repaired copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The dataset itself is never changed. What no repair touches is carried over byte for byte.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Repairs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New folder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A folder that is new or empty, outside the dataset</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Written so far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%1: %n change(s)</source>
            <translation>
                <numerusform>%1: %n change</numerusform>
                <numerusform>%1: %n changes</numerusform>
            </translation>
        </message>
        <message>
            <source>Working out what would change…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>These repairs would change nothing.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n change(s) in all. repairs.csv will list each.</source>
            <translation>
                <numerusform>%n change in all. repairs.csv will list each.</numerusform>
                <numerusform>%n changes in all. repairs.csv will list each.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Written to %1: %n picture(s),</source>
            <translation>
                <numerusform>Written to %1: %n picture,</numerusform>
                <numerusform>Written to %1: %n pictures,</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n box(es) dropped,</source>
            <translation>
                <numerusform>%n box dropped,</numerusform>
                <numerusform>%n boxes dropped,</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n picture(s) dropped.</source>
            <translation>
                <numerusform>%n picture dropped.</numerusform>
                <numerusform>%n pictures dropped.</numerusform>
            </translation>
        </message>
        <message>
            <source>Stopped. What was written so far is not a whole copy.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::RulePanel</name>
        <message>
            <source>How the rule decides</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No rule is shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a rule on the Rules page, or the button beside a finding.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It was not asked about this case.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What it looked at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2 (dashed)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How it decides</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thresholds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mute</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Muted in this case: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask it again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Why it does not apply here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reason for muting the rule</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mute this rule</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Needs a reason; it is kept in the case</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::RulesView</name>
        <message>
            <source>Filter rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Outcome to show</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Section to show</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All sections</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All outcomes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>outcome, how many</comment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%1 of %n row(s)</source>
            <translation>
                <numerusform>%1 of %n row</numerusform>
                <numerusform>%1 of %n rows</numerusform>
            </translation>
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
        <name>faultline::ui::SetupField</name>
        <message>
            <source>Back to the default: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set by you</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::SetupStrip</name>
        <message>
            <source>Model</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Type a part of a name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Images on one GPU in one step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Precision</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Optimizer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Frozen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batch norm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Classes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most boxes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Measured as</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reset</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everything back to what the framework and the model do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPUs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Accumulate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Checkpointing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moving average</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Allocator</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Framework</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Input size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Width of the input</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Height of the input</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, as this case trains it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, %2 of them usable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Default of %1 for this model</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPUs, accumulation, checkpointing, moving average, cudnn.benchmark, allocator</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cudnn.benchmark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tries every algorithm of a convolution with all the memory that is free</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::StepCanvas</name>
        <message>
            <source>Picture after the chosen step</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::StepChart</name>
        <message>
            <source>Memory over one training step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Peak: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2 alive, at most %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No step was simulated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Peak %1, %2</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::StepColumns</name>
        <message>
            <source>Time of each step</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>The longest of the %n step(s) of this column</source>
            <translation>
                <numerusform>The longest of the %n step of this column</numerusform>
                <numerusform>The longest of the %n steps of this column</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::StepPanel</name>
        <message>
            <source>The whole finding</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To capture it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How to find out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What to do</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read on: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yes, it is fine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No, it is a problem</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does not apply</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was tried</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 · %2</source>
            <comment>what was tried, outcome</comment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It helped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It did not help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something else that you tried</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>History</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask this again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave this out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Takes the item out of the walk, or back into it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>left out on the checklist</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::StepViewer</name>
        <message>
            <source>%1 × %2 px</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One picture, step by step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps of the picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to the batch (Escape)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Previous picture of the batch (Page Up)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next picture of the batch (Page Down)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Under many seeds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A batch of this picture alone, each drawn anew</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As decoded</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%1, %n box(es)</source>
            <translation>
                <numerusform>%1, %n box</numerusform>
                <numerusform>%1, %n boxes</numerusform>
            </translation>
        </message>
        <message>
            <source>Failed: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>applied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>changed nothing</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n lost</source>
            <comment>boxes</comment>
            <translation>
                <numerusform>%n lost</numerusform>
                <numerusform>%n lost</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n clipped</source>
            <comment>boxes</comment>
            <translation>
                <numerusform>%n clipped</numerusform>
                <numerusform>%n clipped</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n added</source>
            <comment>boxes</comment>
            <translation>
                <numerusform>%n added</numerusform>
                <numerusform>%n added</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n box</numerusform>
                <numerusform>%n boxes</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of %2 · %3 · %4</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::SweepChart</name>
        <message>
            <source>From %1 to %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2 usable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 %2: %3 (%4)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Being worked out…</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::SweepPanel</name>
        <message>
            <source>Peak over the batch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Peak over the input size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The band holds the truth in nine of ten cases. Lines are what can be used of a GPU. Click to plan with a value.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Images in a batch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Longer side in pixels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All GPUs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draws the lines of all GPUs, not only of those next to the one that is planned for</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dotted: the model without the measurement.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where the curve falls, the allocator reuses what it holds better: what it keeps from the driver depends on the order of sizes, not only on their sum.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::ThresholdForm</name>
        <message>
            <source> %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> ×</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> MiB</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> °C</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> W</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> Hz</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to the default of %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::TimelinePane</name>
        <message>
            <source>Find an event by name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Previous match (Shift+F3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next match (F3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom to the step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom out (−)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom in (+)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the whole trace (0)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The timeline appears when it is laid out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No timeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This file holds results, not events: open the trace itself (*.xplane.pb or *.trace.json.gz) to see what ran when.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No event has this in its name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 matches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing selected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click an event to see what it is. Ctrl+wheel zooms, dragging pans, Shift+drag zooms to a stretch, Shift+arrows go from event to event.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 of %2 shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 · %2 events are nested too deep to be drawn</source>
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
        <name>faultline::ui::TraceHeader</name>
        <message>
            <source>Trace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fewer remarks</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n more remark(s)</source>
            <translation>
                <numerusform>%n more remark</numerusform>
                <numerusform>%n more remarks</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::TraceMinimap</name>
        <message>
            <source>Overview of the whole trace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The whole trace, devices above the host. Drag the frame to move the timeline.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::TraceTimeline</name>
        <message>
            <source>Timeline of the trace</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>faultline::ui::TraceView</name>
        <message>
            <source>Timeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PyTorch marks them with profiler.step(), TensorFlow with tf.profiler.experimental.Trace(..., step_num=...).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kernels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No kernels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trace holds nothing of a device. PyTorch: add ProfilerActivity.CUDA. TensorFlow: the CUPTI library must be found, and the process be allowed to use GPU performance counters.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Input pipeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No input pipeline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No stage of tf.data or of a DataLoader was traced.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Devices</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No devices</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trace holds nothing of a device, only of the host.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No profiler trace in this case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trace</source>
            <translation type="unfinished" />
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
        <name>faultline::ui::TreeMap</name>
        <message>
            <source>Map of kept activations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chosen: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (%2 of what is kept)</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n small layer(s) of the part %1: %2</source>
            <translation>
                <numerusform>%n small layer of the part %1: %2</numerusform>
                <numerusform>%n small layers of the part %1: %2</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No layer keeps anything</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n small</source>
            <translation>
                <numerusform>%n small</numerusform>
                <numerusform>%n small</numerusform>
            </translation>
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
        <message numerus="yes">
            <source>%n training(s) not launched yet: judged from what there is before the first step</source>
            <translation>
                <numerusform>%n training not launched yet: judged from what there is before the first step</numerusform>
                <numerusform>%n trainings not launched yet: judged from what there is before the first step</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::VerdictList</name>
        <message>
            <source>%1 %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Versions that do not go together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All known combinations of versions fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By the tables these fit: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (reported; not confirmed by its maker)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Install instead</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2, line %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show in the console</source>
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
            <source>Event files of TensorBoard, console output, GPU and host logs, pipeline.config and other settings, package lists, profiler traces: one file, one run, or a folder with hundreds of runs. Damaged and unfinished files are read as far as they go.</source>
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
        <message>
            <source>Record a run…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start a training and watch it here (Ctrl+Shift+R)</source>
            <translation type="unfinished" />
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
        <message>
            <source>Recor&amp;d a run…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Save case</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save case &amp;as…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the &amp;next run…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Adds a run to this case and holds it against the fixes that were tried</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
