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
            <source>GPU memory ran out because others hold %1 of %2: %3 were asked for, %4 were free</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GPU memory ran out: %1 were asked for, %2 of %3 were free</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory ran out: a tensor of shape %1 (%2) did not fit</source>
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
            <source>Free main memory: use fewer data workers</source>
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
            <source>They hold %1; this training needs the card for itself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let the allocator join its free pieces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 were held and not in use, more than the %2 asked for, but in no single piece.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make the batch smaller, or use mixed precision</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The tensor that did not fit begins with %1, which is mostly the batch: half of it halves what each step needs. Scale the learning rate with it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most of the memory grows with the batch and with the area of the images. Scale the learning rate with the batch.</source>
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
            <source>Or use fewer of them: each holds batches there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let the input pipeline hold less in main memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shuffle buffers, prefetched batches and workers hold decoded data. Do not keep the whole dataset in memory.</source>
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
        <message>
            <source>%1, line %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show in the console</source>
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
            <source>GPUs, accumulation, checkpointing, moving average, allocator</source>
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
    </context>
</TS>
