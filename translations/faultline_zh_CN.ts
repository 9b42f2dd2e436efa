<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <context>
        <name>Augment</name>
        <message>
            <source>pipeline.config (Object Detection API)</source>
            <translation>pipeline.config（Object Detection API）</translation>
        </message>
        <message>
            <source>Albumentations JSON</source>
            <translation>Albumentations JSON</translation>
        </message>
        <message>
            <source>Albumentations YAML</source>
            <translation>Albumentations YAML</translation>
        </message>
        <message>
            <source>Ultralytics settings (YAML)</source>
            <translation>Ultralytics 设置（YAML）</translation>
        </message>
        <message>
            <source>Keras layers (JSON)</source>
            <translation>Keras 层（JSON）</translation>
        </message>
        <message>
            <source>Left out: %1</source>
            <translation>已略去：%1</translation>
        </message>
        <message>
            <source>Factor of the width</source>
            <translation>宽度系数</translation>
        </message>
        <message>
            <source>Factor of the height</source>
            <translation>高度系数</translation>
        </message>
        <message>
            <source>Shift to the right in widths; unset: in pixels</source>
            <translation>右移量（以图像宽度为单位）；未设置：以像素为单位</translation>
        </message>
        <message>
            <source>Shift down in heights; unset: in pixels</source>
            <translation>下移量（以图像高度为单位）；未设置：以像素为单位</translation>
        </message>
        <message>
            <source>Shift to the right in pixels</source>
            <translation>右移量（像素）</translation>
        </message>
        <message>
            <source>Shift down in pixels</source>
            <translation>下移量（像素）</translation>
        </message>
        <message>
            <source>Angle in degrees, counter-clockwise</source>
            <translation>角度（度），逆时针</translation>
        </message>
        <message>
            <source>Slant of the rows in degrees</source>
            <translation>行的倾斜角度（度）</translation>
        </message>
        <message>
            <source>Slant of the columns in degrees</source>
            <translation>列的倾斜角度（度）</translation>
        </message>
        <message>
            <source>Make the picture as large as its content becomes</source>
            <translation>使图像与变换后的内容一样大</translation>
        </message>
        <message>
            <source>Scale the height by what the width is scaled by</source>
            <translation>高度按与宽度相同的系数缩放</translation>
        </message>
        <message>
            <source>Shrink and enlarge equally often</source>
            <translation>缩小与放大的频率相同</translation>
        </message>
        <message>
            <source>Scales, turns, shears and moves</source>
            <translation>缩放、旋转、剪切和平移</translation>
        </message>
        <message>
            <source>Shift to the right in widths; unset: shift_limit</source>
            <translation>右移量（以图像宽度为单位）；未设置：shift_limit</translation>
        </message>
        <message>
            <source>Shift down in heights; unset: shift_limit</source>
            <translation>下移量（以图像高度为单位）；未设置：shift_limit</translation>
        </message>
        <message>
            <source>Shift in sides of the picture</source>
            <translation>平移量（以图像边长为单位）</translation>
        </message>
        <message>
            <source>Scale, less one</source>
            <translation>缩放系数减一</translation>
        </message>
        <message>
            <source>Angle, counter-clockwise</source>
            <translation>角度，逆时针</translation>
        </message>
        <message>
            <source>Moves, scales and turns about the middle</source>
            <translation>平移，并绕中心缩放和旋转</translation>
        </message>
        <message>
            <source>Left out: this version of the library does not have it</source>
            <translation>已略去：此版本的库中没有该变换</translation>
        </message>
        <message>
            <source>Nested too deep; left out</source>
            <translation>嵌套过深；已略去</translation>
        </message>
        <message>
            <source>Left out: its code is not in the file</source>
            <translation>已略去：文件中没有其代码</translation>
        </message>
        <message>
            <source>Left out: this transform is not known here</source>
            <translation>已略去：此处不认识该变换</translation>
        </message>
        <message>
            <source>"%1" is no parameter of it in this version and is ignored</source>
            <translation>“%1”不是此版本中该变换的参数，已忽略</translation>
        </message>
        <message>
            <source>%1: %2; the default is taken</source>
            <translation>%1：%2；采用默认值</translation>
        </message>
        <message>
            <source>Without bbox_params the library takes no boxes; they are moved by its defaults here</source>
            <translation>没有 bbox_params 时该库不接受框；此处按其默认值变换框</translation>
        </message>
        <message>
            <source>Keypoints are not shown</source>
            <translation>不显示关键点</translation>
        </message>
        <message>
            <source>Additional targets are not shown</source>
            <translation>不显示附加目标</translation>
        </message>
        <message>
            <source>Recorded draws of a ReplayCompose are not repeated; new ones are made</source>
            <translation>不重放 ReplayCompose 记录的抽样；将重新抽样</translation>
        </message>
        <message>
            <source>Averages a square around each pixel</source>
            <translation>对每个像素周围的正方形取平均</translation>
        </message>
        <message>
            <source>Side of the square</source>
            <translation>正方形边长</translation>
        </message>
        <message>
            <source>The median of a square around each pixel</source>
            <translation>每个像素周围正方形的中值</translation>
        </message>
        <message>
            <source>Side of the square; 0: follows from the deviation</source>
            <translation>正方形边长；0：由标准差得出</translation>
        </message>
        <message>
            <source>Deviation; up to 1.4 0: follows from the side</source>
            <translation>标准差；1.4 及更早版本中 0：由边长得出</translation>
        </message>
        <message>
            <source>Blurs by a bell curve</source>
            <translation>按钟形曲线模糊</translation>
        </message>
        <message>
            <source>Averages along a short random line</source>
            <translation>沿一条随机短线取平均</translation>
        </message>
        <message>
            <source>Length of the line</source>
            <translation>线的长度</translation>
        </message>
        <message>
            <source>The line need not go through the pixel</source>
            <translation>线不必经过该像素</translation>
        </message>
        <message>
            <source>Direction of the line, clockwise</source>
            <translation>线的方向，顺时针</translation>
        </message>
        <message>
            <source>How one-sided the line is: -1 behind, 1 ahead</source>
            <translation>线的偏向程度：-1 在后，1 在前</translation>
        </message>
        <message>
            <source>Strengthens edges</source>
            <translation>增强边缘</translation>
        </message>
        <message>
            <source>Share of the sharpened picture</source>
            <translation>锐化图像所占比例</translation>
        </message>
        <message>
            <source>Weight of the pixel itself, less 8</source>
            <translation>像素自身的权重减 8</translation>
        </message>
        <message>
            <source>A fixed kernel, or what a blur takes away</source>
            <translation>固定卷积核，或模糊所去掉的部分</translation>
        </message>
        <message>
            <source>Side of the blur</source>
            <translation>模糊的边长</translation>
        </message>
        <message>
            <source>Deviation of the blur</source>
            <translation>模糊的标准差</translation>
        </message>
        <message>
            <source>Share of the boxes that may be cut off</source>
            <translation>框可被裁掉的比例</translation>
        </message>
        <message>
            <source>Cuts out a part that holds every box</source>
            <translation>裁剪出包含所有框的部分</translation>
        </message>
        <message>
            <source>Cuts out a part that holds every box and stretches it to a size</source>
            <translation>裁剪出包含所有框的部分，并拉伸到指定尺寸</translation>
        </message>
        <message>
            <source>Height of the result</source>
            <translation>结果的高度</translation>
        </message>
        <message>
            <source>Width of the result</source>
            <translation>结果的宽度</translation>
        </message>
        <message>
            <source>Cuts out a part of a size that a random box reaches into</source>
            <translation>裁剪出指定尺寸的部分，使某个随机框伸入其中</translation>
        </message>
        <message>
            <source>Height of the crop</source>
            <translation>裁剪的高度</translation>
        </message>
        <message>
            <source>Width of the crop</source>
            <translation>裁剪的宽度</translation>
        </message>
        <message>
            <source>How much of the box may be outside of the crop</source>
            <translation>框可有多少位于裁剪之外</translation>
        </message>
        <message>
            <source>How boxes are given to the library</source>
            <translation>框以何种格式传给该库</translation>
        </message>
        <message>
            <source>Names of the lists that go with boxes</source>
            <translation>与框对应的列表的名称</translation>
        </message>
        <message>
            <source>Boxes of fewer pixels are dropped</source>
            <translation>像素数少于此值的框会被丢弃</translation>
        </message>
        <message>
            <source>Boxes of which a smaller share is inside are dropped</source>
            <translation>位于图像内的比例小于此值的框会被丢弃</translation>
        </message>
        <message>
            <source>Boxes narrower than that many pixels are dropped</source>
            <translation>宽度小于此像素数的框会被丢弃</translation>
        </message>
        <message>
            <source>Boxes lower than that many pixels are dropped</source>
            <translation>高度小于此像素数的框会被丢弃</translation>
        </message>
        <message>
            <source>Clip and drop after each step, not at the end only</source>
            <translation>每个步骤之后都截断并丢弃，而不只在最后</translation>
        </message>
        <message>
            <source>Clip boxes to the picture before the first step</source>
            <translation>在第一个步骤之前将框截断到图像范围内</translation>
        </message>
        <message>
            <source>Drop invalid boxes before the first step</source>
            <translation>在第一个步骤之前丢弃无效的框</translation>
        </message>
        <message>
            <source>Boxes longer than that many widths are dropped; 0: none</source>
            <translation>长宽比大于此值的框会被丢弃；0：不丢弃</translation>
        </message>
        <message>
            <source>Adds brightness, multiplies contrast</source>
            <translation>亮度相加，对比度相乘</translation>
        </message>
        <message>
            <source>What is added, in parts of white</source>
            <translation>相加的量，以白色的比例表示</translation>
        </message>
        <message>
            <source>The factor, less one</source>
            <translation>系数减一</translation>
        </message>
        <message>
            <source>In parts of white, not of the mean</source>
            <translation>以白色而非均值的比例表示</translation>
        </message>
        <message>
            <source>Weaken both until nothing is clipped</source>
            <translation>减弱两者，直到没有值被截断</translation>
        </message>
        <message>
            <source>Raises brightness to a power</source>
            <translation>对亮度取幂</translation>
        </message>
        <message>
            <source>Exponent times 100</source>
            <translation>指数乘以 100</translation>
        </message>
        <message>
            <source>Tiles across and down</source>
            <translation>横向和纵向的分块数</translation>
        </message>
        <message>
            <source>Evens out local contrast of the lightness</source>
            <translation>均衡明度的局部对比度</translation>
        </message>
        <message>
            <source>How far a bin may exceed the mean</source>
            <translation>直方图的区间可超出均值多少</translation>
        </message>
        <message>
            <source>Takes the colour away</source>
            <translation>去除颜色</translation>
        </message>
        <message>
            <source>Channels of the result</source>
            <translation>结果的通道数</translation>
        </message>
        <message>
            <source>What brightness is</source>
            <translation>亮度的定义</translation>
        </message>
        <message>
            <source>The method "pca" is not there</source>
            <translation>此处没有方法 "pca"</translation>
        </message>
        <message>
            <source>Shifts hue (of 180), saturation and brightness</source>
            <translation>偏移色相（满值 180）、饱和度和亮度</translation>
        </message>
        <message>
            <source>Added to the hue, half degrees</source>
            <translation>加到色相上的值，以 2 度为单位</translation>
        </message>
        <message>
            <source>Added to the saturation, of 255</source>
            <translation>加到饱和度上的值，满值 255</translation>
        </message>
        <message>
            <source>Added to the brightness, of 255</source>
            <translation>加到亮度上的值，满值 255</translation>
        </message>
        <message>
            <source>Adds a number to each channel</source>
            <translation>给每个通道加上一个数</translation>
        </message>
        <message>
            <source>Added to red, of 255</source>
            <translation>加到红色上的值，满值 255</translation>
        </message>
        <message>
            <source>Added to green, of 255</source>
            <translation>加到绿色上的值，满值 255</translation>
        </message>
        <message>
            <source>Added to blue, of 255</source>
            <translation>加到蓝色上的值，满值 255</translation>
        </message>
        <message>
            <source>Shift of the hue, in circles</source>
            <translation>色相偏移，以整圈为单位</translation>
        </message>
        <message>
            <source>Changes brightness, contrast, saturation and hue in random order</source>
            <translation>按随机顺序改变亮度、对比度、饱和度和色相</translation>
        </message>
        <message>
            <source>Factor of the brightness</source>
            <translation>亮度系数</translation>
        </message>
        <message>
            <source>Factor of the distance to the mean grey</source>
            <translation>到平均灰度的距离的系数</translation>
        </message>
        <message>
            <source>Factor of the distance to each pixel's grey</source>
            <translation>到各像素灰度的距离的系数</translation>
        </message>
        <message>
            <source>Runs all steps, one after the other</source>
            <translation>依次执行所有步骤</translation>
        </message>
        <message>
            <source>Runs all steps; up to 1.4.0 its p has no meaning</source>
            <translation>执行所有步骤；1.4.0 及更早版本中其 p 不起作用</translation>
        </message>
        <message>
            <source>Runs one of its steps, drawn by their p</source>
            <translation>执行其中一个步骤，按各步骤的 p 抽取</translation>
        </message>
        <message>
            <source>Runs the first step with probability p, else the last</source>
            <translation>以概率 p 执行第一个步骤，否则执行最后一个</translation>
        </message>
        <message>
            <source>A step may be drawn again</source>
            <translation>同一步骤可重复抽取</translation>
        </message>
        <message>
            <source>How many steps are drawn</source>
            <translation>抽取的步骤数</translation>
        </message>
        <message>
            <source>Runs n of its steps</source>
            <translation>执行其中 n 个步骤</translation>
        </message>
        <message>
            <source>Runs n of its steps in random order</source>
            <translation>按随机顺序执行其中 n 个步骤</translation>
        </message>
        <message>
            <source>Pixels added to the sides, cut off if negative: one number, a range, four sides from the top clockwise, or four ranges</source>
            <translation>各边增加的像素，负值则裁掉：一个数、一个范围、从上边起顺时针的四边，或四个范围</translation>
        </message>
        <message>
            <source>The same in sides of the picture</source>
            <translation>同上，以图像边长为单位</translation>
        </message>
        <message>
            <source>Stretch the result to the size it had</source>
            <translation>将结果拉伸到原来的尺寸</translation>
        </message>
        <message>
            <source>Draw for each side, not once for all</source>
            <translation>每条边分别抽样，而不是共用一次</translation>
        </message>
        <message>
            <source>Cuts off or adds a border on each side</source>
            <translation>在每条边裁剪或填充</translation>
        </message>
        <message>
            <source>Pad pictures that are smaller instead of failing</source>
            <translation>填充较小的图像，而不是报错</translation>
        </message>
        <message>
            <source>Cuts out a part of a size, anywhere</source>
            <translation>在任意位置裁剪出指定尺寸的部分</translation>
        </message>
        <message>
            <source>Cuts out the middle</source>
            <translation>裁剪出中心部分</translation>
        </message>
        <message>
            <source>Height and width of the result</source>
            <translation>结果的高度和宽度</translation>
        </message>
        <message>
            <source>Area of the crop, of the picture's</source>
            <translation>裁剪面积占图像面积的比例</translation>
        </message>
        <message>
            <source>Width of the crop by its height</source>
            <translation>裁剪的宽高比</translation>
        </message>
        <message>
            <source>Cuts out a part of random area and shape and stretches it to a size</source>
            <translation>裁剪出面积和形状随机的部分，并拉伸到指定尺寸</translation>
        </message>
        <message>
            <source>What is put where the picture ends</source>
            <translation>图像边界之外用什么填充</translation>
        </message>
        <message>
            <source>Colour of a constant border</source>
            <translation>常数填充的颜色</translation>
        </message>
        <message>
            <source>The same for masks, which are not shown here</source>
            <translation>同上，用于掩码（此处不显示）</translation>
        </message>
        <message>
            <source>Probability that the step runs; its weight inside OneOf</source>
            <translation>执行该步骤的概率；在 OneOf 中为其权重</translation>
        </message>
        <message>
            <source>Run whatever p says</source>
            <translation>无论 p 为何值都执行</translation>
        </message>
        <message>
            <source>How pixels between pixels are made</source>
            <translation>像素之间的像素如何得出</translation>
        </message>
        <message>
            <source>Average areas where the picture shrinks</source>
            <translation>图像缩小时按区域取平均</translation>
        </message>
        <message>
            <source>What a turned box encloses: its four corners, or the ellipse in it</source>
            <translation>旋转后的框包住什么：四个角，或其中的椭圆</translation>
        </message>
        <message>
            <source>Strength of the displacement</source>
            <translation>位移的强度</translation>
        </message>
        <message>
            <source>Smoothness of the displacement in pixels</source>
            <translation>位移的平滑度（像素）</translation>
        </message>
        <message>
            <source>How far three points of an affine move before are shifted, in pixels</source>
            <translation>此前仿射变换的三个点的移动距离（像素）</translation>
        </message>
        <message>
            <source>Blur by a fixed kernel of 17 pixels</source>
            <translation>用 17 像素的固定卷积核模糊</translation>
        </message>
        <message>
            <source>The same displacement across and down</source>
            <translation>横向和纵向使用相同的位移</translation>
        </message>
        <message>
            <source>What the displacement is made of</source>
            <translation>位移由什么生成</translation>
        </message>
        <message>
            <source>Shifts pixels by a smooth random field</source>
            <translation>按平滑的随机场移动像素</translation>
        </message>
        <message>
            <source>Smooth fields are drawn coarsely and enlarged; they look alike and are distributed alike</source>
            <translation>平滑场以粗网格抽样后放大；外观和分布均相同</translation>
        </message>
        <message>
            <source>Keep the far rim of the picture at its place</source>
            <translation>使图像的远端边缘保持原位</translation>
        </message>
        <message>
            <source>Cells of the grid on each side</source>
            <translation>网格每边的单元数</translation>
        </message>
        <message>
            <source>By how much cells grow or shrink</source>
            <translation>单元放大或缩小的幅度</translation>
        </message>
        <message>
            <source>Stretches the cells of a grid at random</source>
            <translation>随机拉伸网格的单元</translation>
        </message>
        <message>
            <source>Most holes</source>
            <translation>最多孔洞数</translation>
        </message>
        <message>
            <source>Largest height: pixels, below 1 a share</source>
            <translation>最大高度：像素，小于 1 时为比例</translation>
        </message>
        <message>
            <source>Largest width: pixels, below 1 a share</source>
            <translation>最大宽度：像素，小于 1 时为比例</translation>
        </message>
        <message>
            <source>Fewest holes; unset: the most</source>
            <translation>最少孔洞数；未设置：等于最多孔洞数</translation>
        </message>
        <message>
            <source>Smallest height; unset: the largest</source>
            <translation>最小高度；未设置：等于最大高度</translation>
        </message>
        <message>
            <source>Smallest width; unset: the largest</source>
            <translation>最小宽度；未设置：等于最大宽度</translation>
        </message>
        <message>
            <source>How many holes</source>
            <translation>孔洞数量</translation>
        </message>
        <message>
            <source>Colour of the holes</source>
            <translation>孔洞颜色</translation>
        </message>
        <message>
            <source>Height: pixels, below 1 a share</source>
            <translation>高度：像素，小于 1 时为比例</translation>
        </message>
        <message>
            <source>Width: pixels, below 1 a share</source>
            <translation>宽度：像素，小于 1 时为比例</translation>
        </message>
        <message>
            <source>Colour of the holes, "random" or "random_uniform"</source>
            <translation>孔洞颜色，"random" 或 "random_uniform"</translation>
        </message>
        <message>
            <source>Covers rectangles; since 1.4 boxes shrink to what stays visible</source>
            <translation>遮挡矩形区域；自 1.4 起，框会缩小到仍可见的部分</translation>
        </message>
        <message>
            <source>Filling by inpainting is not there</source>
            <translation>不提供以修补（inpainting）方式填充</translation>
        </message>
        <message>
            <source>Covers squares; gone since 1.4</source>
            <translation>遮挡正方形区域；自 1.4 起已移除</translation>
        </message>
        <message>
            <source>Height of a hole</source>
            <translation>孔洞高度</translation>
        </message>
        <message>
            <source>Width of a hole</source>
            <translation>孔洞宽度</translation>
        </message>
        <message>
            <source>Mirrors left and right</source>
            <translation>左右翻转</translation>
        </message>
        <message>
            <source>Mirrors top and bottom</source>
            <translation>上下翻转</translation>
        </message>
        <message>
            <source>Swaps rows and columns</source>
            <translation>交换行与列</translation>
        </message>
        <message>
            <source>Turns by 0, 1, 2 or 3 quarters, equally likely</source>
            <translation>等概率旋转 0、1、2 或 3 个直角</translation>
        </message>
        <message>
            <source>One of the eight symmetries of a square</source>
            <translation>正方形八种对称变换之一</translation>
        </message>
        <message>
            <source>Cells down and across</source>
            <translation>纵向和横向的单元格数</translation>
        </message>
        <message>
            <source>Colour where no picture is</source>
            <translation>无图像处的颜色</translation>
        </message>
        <message>
            <source>Puts other pictures beside this one</source>
            <translation>在此图像旁拼接其他图像</translation>
        </message>
        <message>
            <source>Height and width of a cell</source>
            <translation>单元格的高度和宽度</translation>
        </message>
        <message>
            <source>Where the cells may meet</source>
            <translation>各单元格交汇点的允许范围</translation>
        </message>
        <message>
            <source>Pictures fill their cell, or are shown whole</source>
            <translation>图像填满单元格，或完整显示</translation>
        </message>
        <message>
            <source>Where the program finds the other pictures</source>
            <translation>程序从何处获取其他图像</translation>
        </message>
        <message>
            <source>The other pictures are drawn from the dataset; a program may choose others</source>
            <translation>其他图像从数据集中抽取；程序可能选择别的图像</translation>
        </message>
        <message>
            <source>Subtracted, in parts of white</source>
            <translation>要减去的值，以白色值的比例表示</translation>
        </message>
        <message>
            <source>Divided by, in parts of white</source>
            <translation>除数，以白色值的比例表示</translation>
        </message>
        <message>
            <source>Subtracts a mean and divides by a deviation: what the network is fed</source>
            <translation>减去均值并除以标准差：即网络的输入</translation>
        </message>
        <message>
            <source>What counts as white</source>
            <translation>视为白色的值</translation>
        </message>
        <message>
            <source>Fixed numbers, or those of each picture</source>
            <translation>固定数值，或每张图像各自的数值</translation>
        </message>
        <message>
            <source>Orders the numbers as PyTorch wants them; the picture stays</source>
            <translation>按 PyTorch 要求的顺序排列数值；图像不变</translation>
        </message>
        <message>
            <source>Variance of the noise, of 255 squared</source>
            <translation>噪声方差，以 255 的平方为基准</translation>
        </message>
        <message>
            <source>Adds normal noise</source>
            <translation>添加正态分布噪声</translation>
        </message>
        <message>
            <source>Mean of the noise, of 255</source>
            <translation>噪声均值，以 255 为基准</translation>
        </message>
        <message>
            <source>Deviation, in parts of white</source>
            <translation>标准差，以白色值的比例表示</translation>
        </message>
        <message>
            <source>Mean, in parts of white</source>
            <translation>均值，以白色值的比例表示</translation>
        </message>
        <message>
            <source>Other noise in each channel</source>
            <translation>每个通道使用不同的噪声</translation>
        </message>
        <message>
            <source>Noise is drawn at this share of the size and enlarged</source>
            <translation>按尺寸的这一比例生成噪声，再放大</translation>
        </message>
        <message>
            <source>Noise of a camera: colour and lightness</source>
            <translation>相机噪声：颜色和亮度</translation>
        </message>
        <message>
            <source>Deviation of the hue, in circles</source>
            <translation>色相的标准差，以整圈为单位</translation>
        </message>
        <message>
            <source>Strength of both</source>
            <translation>两者的强度</translation>
        </message>
        <message>
            <source>Least height; 0: none</source>
            <translation>最小高度；0：无</translation>
        </message>
        <message>
            <source>Least width; 0: none</source>
            <translation>最小宽度；0：无</translation>
        </message>
        <message>
            <source>Pad the height to a multiple of it</source>
            <translation>将高度填充到该值的倍数</translation>
        </message>
        <message>
            <source>Pad the width to a multiple of it</source>
            <translation>将宽度填充到该值的倍数</translation>
        </message>
        <message>
            <source>Adds a border until the picture is large enough</source>
            <translation>填充边缘，直到图像足够大</translation>
        </message>
        <message>
            <source>Where the picture lies in what is added</source>
            <translation>图像在填充区域中的位置</translation>
        </message>
        <message>
            <source>Deviation by which the corners are moved, in sides of the picture</source>
            <translation>角点移动量的标准差，以图像边长为单位</translation>
        </message>
        <message>
            <source>Show the whole picture, not its inner part</source>
            <translation>显示整张图像，而非其内部部分</translation>
        </message>
        <message>
            <source>Looks at the picture from a random four corners</source>
            <translation>以随机的四个角点对图像做透视变换</translation>
        </message>
        <message>
            <source>The format</source>
            <translation>格式</translation>
        </message>
        <message>
            <source>Quality that the picture is written with</source>
            <translation>写入图像时的质量</translation>
        </message>
        <message>
            <source>Writes and reads the picture as JPEG or WebP</source>
            <translation>以 JPEG 或 WebP 写入并读回图像</translation>
        </message>
        <message>
            <source>Worst quality</source>
            <translation>最低质量</translation>
        </message>
        <message>
            <source>Best quality</source>
            <translation>最高质量</translation>
        </message>
        <message>
            <source>Share of the size that is kept</source>
            <translation>保留的尺寸比例</translation>
        </message>
        <message>
            <source>Shrinks and enlarges again</source>
            <translation>先缩小再放大</translation>
        </message>
        <message>
            <source>Smallest share of the size</source>
            <translation>最小尺寸比例</translation>
        </message>
        <message>
            <source>Largest share of the size</source>
            <translation>最大尺寸比例</translation>
        </message>
        <message>
            <source>Stretches to a size; the shape changes</source>
            <translation>拉伸到指定尺寸；宽高比会改变</translation>
        </message>
        <message>
            <source>The side in pixels; of several one is drawn</source>
            <translation>边长（像素）；有多个时随机抽取一个</translation>
        </message>
        <message>
            <source>Height and width instead; 0: that side does not count</source>
            <translation>改用高度和宽度；0：忽略该边</translation>
        </message>
        <message>
            <source>Resizes so that the longer side has a length, smaller pictures too</source>
            <translation>缩放使长边达到指定长度，较小的图像也会缩放</translation>
        </message>
        <message>
            <source>Resizes so that the shorter side has a length, smaller pictures too</source>
            <translation>缩放使短边达到指定长度，较小的图像也会缩放</translation>
        </message>
        <message>
            <source>Resizes by a random factor</source>
            <translation>按随机系数缩放</translation>
        </message>
        <message>
            <source>Turns about the middle; the size stays</source>
            <translation>绕中心旋转；尺寸不变</translation>
        </message>
        <message>
            <source>Cut out the largest rectangle without a border</source>
            <translation>裁剪出不含填充的最大矩形</translation>
        </message>
        <message>
            <source>Turns about the middle and shrinks so that no corner is lost</source>
            <translation>绕中心旋转并缩小，使各角均不丢失</translation>
        </message>
        <message>
            <source>What is shown where the picture ends.</source>
            <translation>图像边界之外显示的内容。</translation>
        </message>
        <message>
            <source>How pixels between pixels are found.</source>
            <translation>像素之间的像素如何求得。</translation>
        </message>
        <message>
            <source>Value outside of the picture with fill_mode constant.</source>
            <translation>fill_mode 为 constant 时图像之外的值。</translation>
        </message>
        <message>
            <source>Which way, each with probability 0.5.</source>
            <translation>翻转方向，各以 0.5 的概率进行。</translation>
        </message>
        <message>
            <source>Mirrors the picture.</source>
            <translation>翻转图像。</translation>
        </message>
        <message>
            <source>Parts of a full turn, counter-clockwise.</source>
            <translation>整圈的比例，逆时针方向。</translation>
        </message>
        <message>
            <source>Turns the picture.</source>
            <translation>旋转图像。</translation>
        </message>
        <message>
            <source>Down, as a share of the height.</source>
            <translation>向下移动，以高度的比例表示。</translation>
        </message>
        <message>
            <source>To the right, as a share of the width.</source>
            <translation>向右移动，以宽度的比例表示。</translation>
        </message>
        <message>
            <source>Moves the picture.</source>
            <translation>平移图像。</translation>
        </message>
        <message>
            <source>Above 0 the picture gets smaller.</source>
            <translation>大于 0 时图像变小。</translation>
        </message>
        <message>
            <source>Without it the width goes as the height.</source>
            <translation>未指定时，宽度随高度变化。</translation>
        </message>
        <message>
            <source>Zooms in or out.</source>
            <translation>放大或缩小。</translation>
        </message>
        <message>
            <source>This layer is not reproduced</source>
            <translation>此层未被复现</translation>
        </message>
        <message>
            <source>What this operation computes is not known here; it may scale the picture</source>
            <translation>此处不了解该操作的计算内容；它可能会缩放图像</translation>
        </message>
        <message>
            <source>Keras' layers move pixels and leave labels as they are. The boxes shown are where they should be: if the training feeds such a layer with boxes, it learns from wrong ones</source>
            <translation>Keras 的层移动像素，但标签保持原样。所示的框位于其应在的位置：如果训练向这样的层输入框，就会从错误的框中学习</translation>
        </message>
        <message>
            <source>"%1" of %2 is not understood: the default is used</source>
            <translation>无法识别 %2 的“%1”：使用默认值</translation>
        </message>
        <message>
            <source>Keras has no such layer</source>
            <translation>Keras 没有这样的层</translation>
        </message>
        <message>
            <source>The layer moves pixels only. Boxes are moved here to show where they should be; a training that feeds it labels leaves them behind.</source>
            <translation>该层只移动像素。此处移动框是为了显示其应在的位置；向该层输入标签的训练会把框留在原处。</translation>
        </message>
        <message>
            <source>Height of the result.</source>
            <translation>结果的高度。</translation>
        </message>
        <message>
            <source>Width of the result.</source>
            <translation>结果的宽度。</translation>
        </message>
        <message>
            <source>Takes a part; resizes a picture that is too small.</source>
            <translation>裁剪一部分；图像过小时先缩放。</translation>
        </message>
        <message>
            <source>Takes the middle; resizes a picture that is too small.</source>
            <translation>裁剪中间部分；图像过小时先缩放。</translation>
        </message>
        <message>
            <source>Cuts to the shape first instead of distorting.</source>
            <translation>先裁剪到目标宽高比，而不是使图像变形。</translation>
        </message>
        <message>
            <source>Resizes to a fixed size.</source>
            <translation>缩放到固定尺寸。</translation>
        </message>
        <message>
            <source>bicubic is that of OpenCV, a little sharper.</source>
            <translation>bicubic 采用 OpenCV 的实现，略微更锐利。</translation>
        </message>
        <message>
            <source>By which share it grows.</source>
            <translation>增大的比例。</translation>
        </message>
        <message>
            <source>Makes the picture higher or lower.</source>
            <translation>使图像变高或变矮。</translation>
        </message>
        <message>
            <source>Makes the picture wider or narrower.</source>
            <translation>使图像变宽或变窄。</translation>
        </message>
        <message>
            <source>By how much it falls and rises at most.</source>
            <translation>最多下降和上升多少。</translation>
        </message>
        <message>
            <source>Changes the contrast around the mean of each channel.</source>
            <translation>以每个通道的均值为中心改变对比度。</translation>
        </message>
        <message>
            <source>What is added, as a share of the value range.</source>
            <translation>要加上的值，以取值范围的比例表示。</translation>
        </message>
        <message>
            <source>Least and greatest value of a pixel.</source>
            <translation>像素的最小值和最大值。</translation>
        </message>
        <message>
            <source>Adds the same to all pixels.</source>
            <translation>为所有像素加上相同的值。</translation>
        </message>
        <message>
            <source>What pixels are multiplied by.</source>
            <translation>像素所乘的系数。</translation>
        </message>
        <message>
            <source>What is added then.</source>
            <translation>随后加上的值。</translation>
        </message>
        <message>
            <source>Multiplies and adds.</source>
            <translation>先乘后加。</translation>
        </message>
        <message>
            <source>Mean of each channel.</source>
            <translation>每个通道的均值。</translation>
        </message>
        <message>
            <source>Variance of each channel.</source>
            <translation>每个通道的方差。</translation>
        </message>
        <message>
            <source>Subtracts the mean and divides by the deviation.</source>
            <translation>减去均值并除以标准差。</translation>
        </message>
        <message>
            <source>Deviation, in the values that pixels have.</source>
            <translation>标准差，以像素值为单位。</translation>
        </message>
        <message>
            <source>Adds noise to every pixel.</source>
            <translation>为每个像素添加噪声。</translation>
        </message>
        <message>
            <source>One of several learned sequences of operations for each picture.</source>
            <translation>对每张图像应用多个习得的操作序列之一。</translation>
        </message>
        <message>
            <source>Which set of sequences.</source>
            <translation>使用哪一组序列。</translation>
        </message>
        <message>
            <source>Needs TensorFlow 1, whose contrib.image rotates and shears; under TensorFlow 2 the trainer fails on it.</source>
            <translation>需要 TensorFlow 1，由其 contrib.image 执行旋转和错切；在 TensorFlow 2 下训练程序会因此失败。</translation>
        </message>
        <message>
            <source>Drops boxes of one class.</source>
            <translation>丢弃某一类别的框。</translation>
        </message>
        <message>
            <source>Number of the class in the label map.</source>
            <translation>该类别在标签映射中的编号。</translation>
        </message>
        <message>
            <source>Share of its boxes that are dropped.</source>
            <translation>该类别的框中被丢弃的比例。</translation>
        </message>
        <message>
            <source>Gives boxes of some classes another class.</source>
            <translation>将某些类别的框改为另一类别。</translation>
        </message>
        <message>
            <source>Numbers in the label map that are changed.</source>
            <translation>标签映射中要更改的编号。</translation>
        </message>
        <message>
            <source>Number in the label map that they become.</source>
            <translation>更改后在标签映射中的编号。</translation>
        </message>
        <message>
            <source>Turns scores of classes into probabilities.</source>
            <translation>将类别得分转换为概率。</translation>
        </message>
        <message>
            <source>Scores are divided by it first.</source>
            <translation>得分先除以该值。</translation>
        </message>
        <message>
            <source>Scores of classes are not shown, so the step does nothing here.</source>
            <translation>不显示类别得分，因此该步骤在此不起作用。</translation>
        </message>
        <message>
            <source>Drops boxes with unreadable numbers or without a class, as the trainer does before the first step.</source>
            <translation>丢弃数值不可读或没有类别的框，与训练程序在第一个步骤之前所做的相同。</translation>
        </message>
        <message>
            <source>Stands for a part of the input pipeline; it is no option that can be written.</source>
            <translation>代表输入流水线的一部分；不是可以写入的选项。</translation>
        </message>
        <message>
            <source>Moves the sides of boxes; the picture stays.</source>
            <translation>移动框的边；图像不变。</translation>
        </message>
        <message>
            <source>Largest change of a side, by the size of the box.</source>
            <translation>一条边的最大变化，相对于框的尺寸。</translation>
        </message>
        <message>
            <source>Whether sides move apart, together, in pairs, or all alike.</source>
            <translation>各边是向外、向内、成对还是全部一致移动。</translation>
        </message>
        <message>
            <source>Multiplies boxes by the size of the picture.</source>
            <translation>将框乘以图像尺寸。</translation>
        </message>
        <message>
            <source>All later steps, the resizer and the loss expect 0 to 1, so the boxes leave the picture here as they do there.</source>
            <translation>所有后续步骤、resizer 和损失都要求取值为 0 到 1，因此框在此处会像在训练中一样离开图像。</translation>
        </message>
        <message>
            <source>Drops inverted boxes and all after the first so many.</source>
            <translation>丢弃颠倒的框，以及超出最大数量之后的所有框。</translation>
        </message>
        <message>
            <source>Boxes of a picture that training sees; of the input reader.</source>
            <translation>训练所见的每张图像的框数；来自输入读取器。</translation>
        </message>
        <message>
            <source>Stands for the end of the input pipeline. On inverted boxes training ends with an assertion, unless it runs on a TPU.</source>
            <translation>代表输入流水线的末端。遇到颠倒的框时，训练会因断言失败而终止，除非在 TPU 上运行。</translation>
        </message>
        <message>
            <source>Smallest factor; 1 changes nothing.</source>
            <translation>最小系数；1 表示不变。</translation>
        </message>
        <message>
            <source>Largest factor; 1 changes nothing.</source>
            <translation>最大系数；1 表示不变。</translation>
        </message>
        <message>
            <source>Turns some pictures grey; three channels stay.</source>
            <translation>将部分图像变为灰度；仍保留三个通道。</translation>
        </message>
        <message>
            <source>Share of pictures that are changed.</source>
            <translation>被更改的图像比例。</translation>
        </message>
        <message>
            <source>Adds one number to all values, 0 to 255.</source>
            <translation>为所有值加上同一个数，取值 0 到 255。</translation>
        </message>
        <message>
            <source>Largest change up or down, as a share of white.</source>
            <translation>向上或向下的最大变化，以白色值的比例表示。</translation>
        </message>
        <message>
            <source>Stretches each channel about its mean in the picture.</source>
            <translation>以每个通道在图像中的均值为中心拉伸该通道。</translation>
        </message>
        <message>
            <source>Turns all hues about the colour circle.</source>
            <translation>在色环上旋转所有色相。</translation>
        </message>
        <message>
            <source>Largest turn in either direction; 1 is the circle.</source>
            <translation>任一方向的最大旋转；1 为整圈。</translation>
        </message>
        <message>
            <source>Multiplies the saturation of all colours.</source>
            <translation>将所有颜色的饱和度乘以一个系数。</translation>
        </message>
        <message>
            <source>Brightness, saturation, hue and contrast, all of them and stronger than alone.</source>
            <translation>亮度、饱和度、色相和对比度，全部一起应用，且强于单独应用。</translation>
        </message>
        <message>
            <source>0: contrast last; 1: contrast after brightness.</source>
            <translation>0：对比度最后；1：对比度在亮度之后。</translation>
        </message>
        <message>
            <source>Raises all values to a power; the same for every picture.</source>
            <translation>对所有值求幂；每张图像都相同。</translation>
        </message>
        <message>
            <source>The power; below 1 brightens, above 1 darkens.</source>
            <translation>指数；小于 1 变亮，大于 1 变暗。</translation>
        </message>
        <message>
            <source>Factor after the power.</source>
            <translation>乘方之后的系数。</translation>
        </message>
        <message>
            <source>Cut boxes off at the rim of the crop.</source>
            <translation>在裁剪边缘处截断框。</translation>
        </message>
        <message>
            <source>Boxes of which less than this share is in the crop are dropped.</source>
            <translation>在裁剪内的部分低于此比例的框会被丢弃。</translation>
        </message>
        <message>
            <source>Share of at least one box that the crop must cover.</source>
            <translation>裁剪必须覆盖至少一个框的这一比例。</translation>
        </message>
        <message>
            <source>Smallest width by height of the crop.</source>
            <translation>裁剪的最小宽高比。</translation>
        </message>
        <message>
            <source>Largest width by height of the crop.</source>
            <translation>裁剪的最大宽高比。</translation>
        </message>
        <message>
            <source>Smallest share of the picture in the crop.</source>
            <translation>裁剪占图像的最小比例。</translation>
        </message>
        <message>
            <source>Largest share of the picture in the crop.</source>
            <translation>裁剪占图像的最大比例。</translation>
        </message>
        <message>
            <source>Share of pictures that stay whole.</source>
            <translation>保持完整的图像的比例。</translation>
        </message>
        <message>
            <source>Smallest height and width after padding, by the original's; unset: 1, 1.</source>
            <translation>填充后的最小高度和宽度，以原图为单位；未设置：1, 1。</translation>
        </message>
        <message>
            <source>Largest height and width after padding, by the original's; unset: 2, 2.</source>
            <translation>填充后的最大高度和宽度，以原图为单位；未设置：2, 2。</translation>
        </message>
        <message>
            <source>Cuts out a window that covers enough of at least one box.</source>
            <translation>裁出一个窗口，它足够多地覆盖至少一个框。</translation>
        </message>
        <message>
            <source>Cuts out a window, then pads it at random.</source>
            <translation>裁出一个窗口，然后随机填充。</translation>
        </message>
        <message>
            <source>Cuts out the largest window of an aspect ratio, at a random place.</source>
            <translation>在随机位置裁出给定宽高比的最大窗口。</translation>
        </message>
        <message>
            <source>Width by height of the crop.</source>
            <translation>裁剪的宽高比。</translation>
        </message>
        <message>
            <source>Share of pictures that stay as they are.</source>
            <translation>保持原样的图像的比例。</translation>
        </message>
        <message>
            <source>Blackens squares; boxes stay.</source>
            <translation>将若干方块涂黑；框保留。</translation>
        </message>
        <message>
            <source>How often a square is tried.</source>
            <translation>尝试放置方块的次数。</translation>
        </message>
        <message>
            <source>Chance of each try.</source>
            <translation>每次尝试的概率。</translation>
        </message>
        <message>
            <source>Side of a square, by the shorter side of the picture.</source>
            <translation>方块的边长，以图像短边为单位。</translation>
        </message>
        <message>
            <source>Adds noise to a square.</source>
            <translation>在一个方块内添加噪声。</translation>
        </message>
        <message>
            <source>Smallest side of the square.</source>
            <translation>方块的最小边长。</translation>
        </message>
        <message>
            <source>Side of the square that is not reached.</source>
            <translation>方块边长的上限（不含）。</translation>
        </message>
        <message>
            <source>Weakest noise, as a share of white.</source>
            <translation>最弱的噪声，以白色值的比例表示。</translation>
        </message>
        <message>
            <source>Strongest noise, as a share of white.</source>
            <translation>最强的噪声，以白色值的比例表示。</translation>
        </message>
        <message>
            <source>Compresses the picture as JPEG and back.</source>
            <translation>将图像压缩为 JPEG 再解压。</translation>
        </message>
        <message>
            <source>Lowest quality.</source>
            <translation>最低质量。</translation>
        </message>
        <message>
            <source>Quality that is not reached.</source>
            <translation>质量的上限（不含）。</translation>
        </message>
        <message>
            <source>By this system's JPEG library: single values may differ from TensorFlow's by one or two.</source>
            <translation>使用本系统的 JPEG 库：个别值可能与 TensorFlow 的相差一或二。</translation>
        </message>
        <message>
            <source>Keypoints and masks are not shown; without the permutation the trainer refuses pictures that have keypoints.</source>
            <translation>不显示关键点和掩码；没有置换时，训练程序会拒绝带关键点的图像。</translation>
        </message>
        <message>
            <source>Which keypoint each becomes; boxes do without.</source>
            <translation>每个关键点变为哪一个；框不需要此项。</translation>
        </message>
        <message>
            <source>Share of pictures that are changed. 0 makes the trainer fail.</source>
            <translation>被更改的图像的比例。设为 0 会使训练程序失败。</translation>
        </message>
        <message>
            <source>Mirrors picture and boxes left to right.</source>
            <translation>左右翻转图像和框。</translation>
        </message>
        <message>
            <source>Mirrors picture and boxes top to bottom.</source>
            <translation>上下翻转图像和框。</translation>
        </message>
        <message>
            <source>Turns picture and boxes by 90° counter-clockwise.</source>
            <translation>将图像和框逆时针旋转 90°。</translation>
        </message>
        <message>
            <source>Normalises the values as the feature extractor of the model does.</source>
            <translation>按模型的特征提取器的方式对值做归一化。</translation>
        </message>
        <message>
            <source>The type of the feature extractor.</source>
            <translation>特征提取器的类型。</translation>
        </message>
        <message>
            <source>CenterNet: subtracted from each channel; unset: 0.</source>
            <translation>CenterNet：从每个通道减去的值；未设置：0。</translation>
        </message>
        <message>
            <source>CenterNet: each channel is divided by it; unset: 1.</source>
            <translation>CenterNet：每个通道除以的值；未设置：1。</translation>
        </message>
        <message>
            <source>CenterNet: blue first, before the means.</source>
            <translation>CenterNet：先变为蓝色在前，再减均值。</translation>
        </message>
        <message>
            <source>Models for SSD normalise before the resizer, all others after it; a pipeline read from a configuration has it in its place.</source>
            <translation>SSD 模型在缩放器之前归一化，其他模型在其之后；从配置读取的流水线中，该步骤位于其应有的位置。</translation>
        </message>
        <message>
            <source>An empty option: the trainer refuses it.</source>
            <translation>空选项：训练程序会拒绝它。</translation>
        </message>
        <message>
            <source>Another step follows in the same option; only the last one of an option counts.</source>
            <translation>同一选项中后面还有一个步骤；一个选项中只有最后一个有效。</translation>
        </message>
        <message>
            <source>The Object Detection API has no such step.</source>
            <translation>Object Detection API 没有这样的步骤。</translation>
        </message>
        <message>
            <source>The trainer takes a probability of 0 for none at all and fails; leave the step out instead.</source>
            <translation>训练程序把概率 0 当作未设置而失败；请改为去掉该步骤。</translation>
        </message>
        <message>
            <source>The trainer fails unless all four numbers are written.</source>
            <translation>若四个数没有全部写出，训练程序会失败。</translation>
        </message>
        <message>
            <source>Needs TensorFlow 1; under TensorFlow 2 the trainer fails on it.</source>
            <translation>需要 TensorFlow 1；在 TensorFlow 2 下训练程序会因它失败。</translation>
        </message>
        <message>
            <source>"%1" is not understood and left out.</source>
            <translation>“%1”无法识别，已略去。</translation>
        </message>
        <message>
            <source>No model is described, so neither its resizer nor its normalisation are here.</source>
            <translation>没有描述模型，因此这里没有它的缩放器和归一化。</translation>
        </message>
        <message>
            <source>The model has no image resizer.</source>
            <translation>该模型没有图像缩放器。</translation>
        </message>
        <message>
            <source>How "%1" normalises pictures is not known.</source>
            <translation>“%1”如何对图像归一化尚不清楚。</translation>
        </message>
        <message>
            <source>Colour of the padding, 0 to 255 for each channel; unset: the mean of the picture.</source>
            <translation>填充的颜色，每个通道 0 到 255；未设置：图像的均值。</translation>
        </message>
        <message>
            <source>Runs before resizer and normalisation in the trainer, not after.</source>
            <translation>在训练程序中于缩放器和归一化之前执行，而非之后。</translation>
        </message>
        <message>
            <source>A configuration has one step of this kind; the first is written.</source>
            <translation>一份配置只有一个此类步骤；写出第一个。</translation>
        </message>
        <message>
            <source>Smallest height; unset: the picture's.</source>
            <translation>最小高度；未设置：图像的高度。</translation>
        </message>
        <message>
            <source>Smallest width; unset: the picture's.</source>
            <translation>最小宽度；未设置：图像的宽度。</translation>
        </message>
        <message>
            <source>Height that is not reached; unset: twice the picture's.</source>
            <translation>高度的上限（不含）；未设置：图像高度的两倍。</translation>
        </message>
        <message>
            <source>Width that is not reached; unset: twice the picture's.</source>
            <translation>宽度的上限（不含）；未设置：图像宽度的两倍。</translation>
        </message>
        <message>
            <source>Puts the picture at a random place of a larger one.</source>
            <translation>将图像放到更大图像中的随机位置。</translation>
        </message>
        <message>
            <source>Adds up to so many pixels around the picture.</source>
            <translation>在图像四周最多添加这么多像素。</translation>
        </message>
        <message>
            <source>Added height stays below this.</source>
            <translation>添加的高度小于此值。</translation>
        </message>
        <message>
            <source>Added width stays below this.</source>
            <translation>添加的宽度小于此值。</translation>
        </message>
        <message>
            <source>Height afterwards.</source>
            <translation>之后的高度。</translation>
        </message>
        <message>
            <source>Width afterwards.</source>
            <translation>之后的宽度。</translation>
        </message>
        <message>
            <source>Enlarges or shrinks the picture; the shape stays.</source>
            <translation>放大或缩小图像；形状不变。</translation>
        </message>
        <message>
            <source>Smallest factor of the sides.</source>
            <translation>边长的最小系数。</translation>
        </message>
        <message>
            <source>Largest factor of the sides.</source>
            <translation>边长的最大系数。</translation>
        </message>
        <message>
            <source>Resizes to one size, by one of four methods.</source>
            <translation>用四种方法之一缩放到固定大小。</translation>
        </message>
        <message>
            <source>Without a size, for which the trainer takes 0 and fails, 600 by 1024 is used.</source>
            <translation>未给出大小时，训练程序取 0 而失败，这里使用 600 × 1024。</translation>
        </message>
        <message>
            <source>How pixels between pixels are made.</source>
            <translation>像素之间的像素如何生成。</translation>
        </message>
        <message>
            <source>Resizes to one size, whatever the shape.</source>
            <translation>缩放到固定大小，不论形状。</translation>
        </message>
        <message>
            <source>Shrinks pictures that have more pixels than drawn.</source>
            <translation>缩小像素数多于抽取值的图像。</translation>
        </message>
        <message>
            <source>Fewest pixels afterwards.</source>
            <translation>之后的最少像素数。</translation>
        </message>
        <message>
            <source>Most pixels afterwards; 800,000 takes effect where nothing is written, not the 500,000 of the message.</source>
            <translation>之后的最多像素数；未写时生效的是 800,000，而不是消息定义中的 500,000。</translation>
        </message>
        <message>
            <source>Puts the picture beside or below itself.</source>
            <translation>将图像放到自身旁边或下方。</translation>
        </message>
        <message>
            <source>Share of pictures doubled in height.</source>
            <translation>高度加倍的图像的比例。</translation>
        </message>
        <message>
            <source>Share of pictures doubled in width.</source>
            <translation>宽度加倍的图像的比例。</translation>
        </message>
        <message>
            <source>Turn the picture grey afterwards, one channel.</source>
            <translation>之后将图像变为灰度，单通道。</translation>
        </message>
        <message>
            <source>Resizes, up or down, to fit two sides; the shape stays.</source>
            <translation>放大或缩小以适应两条边；形状不变。</translation>
        </message>
        <message>
            <source>Limit of the shorter side.</source>
            <translation>短边的限值。</translation>
        </message>
        <message>
            <source>Limit of the longer side.</source>
            <translation>长边的限值。</translation>
        </message>
        <message>
            <source>Pad at the bottom and right to a square; without it pictures of a batch differ in size.</source>
            <translation>在下方和右侧填充为正方形；否则同一批次的图像大小不一。</translation>
        </message>
        <message>
            <source>Values of the padding; unset: 0.</source>
            <translation>填充的值；未设置：0。</translation>
        </message>
        <message>
            <source>Resizes to one size; the shape is not kept.</source>
            <translation>缩放到固定大小；不保持形状。</translation>
        </message>
        <message>
            <source>Leaves the size; pictures of a batch must be alike.</source>
            <translation>不改变大小；同一批次的图像必须大小相同。</translation>
        </message>
        <message>
            <source>Resizes pictures that are larger, or smaller, than a size.</source>
            <translation>缩放大于或小于某一大小的图像。</translation>
        </message>
        <message>
            <source>GREATER: the longer side is limited; SMALLER: the shorter one is raised.</source>
            <translation>GREATER：限制长边；SMALLER：放大短边。</translation>
        </message>
        <message>
            <source>The limit of that side.</source>
            <translation>该边的限值。</translation>
        </message>
        <message>
            <source>Pads at the bottom and right until a number divides both sides.</source>
            <translation>在下方和右侧填充，直到两条边都能被某个数整除。</translation>
        </message>
        <message>
            <source>The number.</source>
            <translation>该数。</translation>
        </message>
        <message>
            <source>Cuts out a square about a random centre, black where it leaves the picture.</source>
            <translation>以随机中心裁出正方形，超出图像之处为黑色。</translation>
        </message>
        <message>
            <source>Distance from the rim without centres of crops; halved until it is less than half the side.</source>
            <translation>距边缘此范围内没有裁剪中心；会不断减半，直到小于边长的一半。</translation>
        </message>
        <message>
            <source>Smallest side, by the longer one of the picture.</source>
            <translation>最小边长，以图像长边为单位。</translation>
        </message>
        <message>
            <source>Largest side, by the longer one of the picture.</source>
            <translation>最大边长，以图像长边为单位。</translation>
        </message>
        <message>
            <source>How many sides there are between.</source>
            <translation>其间有多少种边长。</translation>
        </message>
        <message>
            <source>Pictures of a pixel or two, on which the trainer fails, stay as they are.</source>
            <translation>会使训练程序失败的一两个像素的图像保持原样。</translation>
        </message>
        <message>
            <source>Scales the picture, then cuts out or pads to a square.</source>
            <translation>缩放图像，然后裁剪或填充为正方形。</translation>
        </message>
        <message>
            <source>Side of the square; should be that of the resizer.</source>
            <translation>正方形的边长；应与缩放器的一致。</translation>
        </message>
        <message>
            <source>Smallest longer side, by the square's.</source>
            <translation>长边的最小值，以正方形边长为单位。</translation>
        </message>
        <message>
            <source>Largest longer side, by the square's.</source>
            <translation>长边的最大值，以正方形边长为单位。</translation>
        </message>
        <message>
            <source>One of the crops of which each picture gets one.</source>
            <translation>多种裁剪之一，每个图像使用其中一种。</translation>
        </message>
        <message>
            <source>What is not written is 0 in an operation, not the default of random_crop_image: without areas and aspect ratios the trainer refuses it.</source>
            <translation>操作中未写出的项为 0，而不是 random_crop_image 的默认值：没有面积和宽高比时训练程序会拒绝它。</translation>
        </message>
        <message>
            <source>Without operations those of the SSD paper are used.</source>
            <translation>没有操作时使用 SSD 论文中的操作。</translation>
        </message>
        <message>
            <source>Crops as in the SSD paper: one of several crops for each picture.</source>
            <translation>按 SSD 论文裁剪：每个图像使用多种裁剪之一。</translation>
        </message>
        <message>
            <source>Crops as in the SSD paper, then pads at random.</source>
            <translation>按 SSD 论文裁剪，然后随机填充。</translation>
        </message>
        <message>
            <source>Colour of the padding; black, not the mean, if it is not written.</source>
            <translation>填充的颜色；未写时为黑色，而不是均值。</translation>
        </message>
        <message>
            <source>Crops as in the SSD paper, then cuts to an aspect ratio.</source>
            <translation>按 SSD 论文裁剪，然后裁剪到给定宽高比。</translation>
        </message>
        <message>
            <source>Width by height; without operations the trainer takes 1 whatever is written.</source>
            <translation>宽高比；没有操作时，无论写什么训练程序都取 1。</translation>
        </message>
        <message>
            <source>Width by height after padding.</source>
            <translation>填充后的宽高比。</translation>
        </message>
        <message>
            <source>Crops as in the SSD paper, then pads to an aspect ratio, black, at the bottom and right.</source>
            <translation>按 SSD 论文裁剪，然后在下方和右侧以黑色填充到给定宽高比。</translation>
        </message>
        <message>
            <source>Value that becomes the target's lowest.</source>
            <translation>变为目标最小值的值。</translation>
        </message>
        <message>
            <source>Value that becomes the target's highest.</source>
            <translation>变为目标最大值的值。</translation>
        </message>
        <message>
            <source>Lowest value afterwards.</source>
            <translation>之后的最小值。</translation>
        </message>
        <message>
            <source>Highest value afterwards.</source>
            <translation>之后的最大值。</translation>
        </message>
        <message>
            <source>Maps values from one range to another, without clipping.</source>
            <translation>将值从一个范围映射到另一个范围，不截断。</translation>
        </message>
        <message>
            <source>The trainer refuses the step unless all four numbers are written.</source>
            <translation>若四个数没有全部写出，训练程序会拒绝该步骤。</translation>
        </message>
        <message>
            <source>Multiplies every value of every pixel by a number of its own: noise, not brightness.</source>
            <translation>将每个像素的每个值乘以各自的数：是噪声，不是亮度。</translation>
        </message>
        <message>
            <source>Smallest factor.</source>
            <translation>最小系数。</translation>
        </message>
        <message>
            <source>Largest factor.</source>
            <translation>最大系数。</translation>
        </message>
        <message>
            <source>Subtracts a number from each channel.</source>
            <translation>从每个通道减去一个数。</translation>
        </message>
        <message>
            <source>One number for each channel.</source>
            <translation>每个通道一个数。</translation>
        </message>
        <message>
            <source>The trainer has no default for the means and refuses another count than the channels.</source>
            <translation>训练程序没有均值的默认值，并会拒绝与通道数不同的个数。</translation>
        </message>
        <message>
            <source>Turns every picture grey, with one channel.</source>
            <translation>将每个图像变为单通道灰度图。</translation>
        </message>
        <message>
            <source>Hue changes by at most this share.</source>
            <translation>色调最多改变此比例。</translation>
        </message>
        <message>
            <source>Saturation changes by at most this share.</source>
            <translation>饱和度最多改变此比例。</translation>
        </message>
        <message>
            <source>Brightness changes by at most this share.</source>
            <translation>亮度最多改变此比例。</translation>
        </message>
        <message>
            <source>shift: since 8.3.79; multiply: before it and in YOLOv5, where red stays red. No setting of Ultralytics.</source>
            <translation>shift：自 8.3.79 起；multiply：此前以及 YOLOv5 中，红色保持红色。不是 Ultralytics 的设置。</translation>
        </message>
        <message>
            <source>Changes hue, saturation and brightness by random factors.</source>
            <translation>按随机系数改变色调、饱和度和亮度。</translation>
        </message>
        <message>
            <source>How often each of the four is done.</source>
            <translation>四种操作各自执行的频率。</translation>
        </message>
        <message>
            <source>Blur, median blur, grey and CLAHE, each on its own: only where the trainer finds Albumentations installed.</source>
            <translation>模糊、中值模糊、灰度和 CLAHE，各自独立：仅当训练程序发现已安装 Albumentations 时。</translation>
        </message>
        <message>
            <source>How often red and blue are swapped.</source>
            <translation>红色与蓝色互换的频率。</translation>
        </message>
        <message>
            <source>Gives the network red and blue swapped.</source>
            <translation>将红蓝互换后的图像送入网络。</translation>
        </message>
        <message>
            <source>Numbers from 0 to 1, as the network is fed them.</source>
            <translation>0 到 1 的数，即送入网络的值。</translation>
        </message>
        <message>
            <source>Share of the outlined objects that is copied.</source>
            <translation>被复制的带轮廓对象的比例。</translation>
        </message>
        <message>
            <source>flip: from the mirrored picture; mixup: from another picture.</source>
            <translation>flip：来自翻转后的图像；mixup：来自另一个图像。</translation>
        </message>
        <message>
            <source>Copies objects with outlines to where they cover little of others.</source>
            <translation>将带轮廓的对象复制到很少遮挡其他对象的位置。</translation>
        </message>
        <message>
            <source>How often the picture is turned over.</source>
            <translation>图像上下翻转的频率。</translation>
        </message>
        <message>
            <source>Turns the picture upside down.</source>
            <translation>将图像上下翻转。</translation>
        </message>
        <message>
            <source>How often the picture is mirrored.</source>
            <translation>图像左右翻转的频率。</translation>
        </message>
        <message>
            <source>Resizes the picture so that its long side is that of the network.</source>
            <translation>缩放图像，使其长边等于网络输入的边长。</translation>
        </message>
        <message>
            <source>Ultralytics drops a picture whose labels lie outside it; here it is shown.</source>
            <translation>Ultralytics 会丢弃标签位于图像之外的图像；这里会显示它。</translation>
        </message>
        <message>
            <source>Side of the square that the network is fed.</source>
            <translation>送入网络的正方形的边长。</translation>
        </message>
        <message>
            <source>Fits a picture that is no mosaic into the square and pads it with grey.</source>
            <translation>将非马赛克的图像放入正方形，并用灰色填充。</translation>
        </message>
        <message>
            <source>How often a second picture is blended in.</source>
            <translation>混入第二个图像的频率。</translation>
        </message>
        <message>
            <source>Blends the picture with another that went through the steps before.</source>
            <translation>将图像与另一幅经过前面各步骤的图像混合。</translation>
        </message>
        <message>
            <source>How often a part of a second picture is put in.</source>
            <translation>贴入第二幅图像一部分的频率。</translation>
        </message>
        <message>
            <source>Puts a part of another picture, with its boxes, where there are none.</source>
            <translation>将另一幅图像的一部分连同其框贴到没有框的位置。</translation>
        </message>
        <message>
            <source>How often four pictures are put together.</source>
            <translation>拼接四幅图像的频率。</translation>
        </message>
        <message>
            <source>Puts four pictures around a random centre of a canvas twice as wide.</source>
            <translation>在两倍宽的画布上围绕随机中心拼接四幅图像。</translation>
        </message>
        <message>
            <source>Turned by at most this, either way.</source>
            <translation>向任一方向最多旋转此角度。</translation>
        </message>
        <message>
            <source>Moved by at most this share of the picture.</source>
            <translation>最多平移图像的此比例。</translation>
        </message>
        <message>
            <source>Made larger or smaller by at most this share.</source>
            <translation>最多放大或缩小此比例。</translation>
        </message>
        <message>
            <source>Sheared by at most this, along both sides.</source>
            <translation>沿两条边最多剪切此角度。</translation>
        </message>
        <message>
            <source>Tilted by at most this.</source>
            <translation>最多倾斜此量。</translation>
        </message>
        <message>
            <source>Turns, scales, shears, tilts and moves the picture and drops boxes of which too little is left.</source>
            <translation>旋转、缩放、剪切、倾斜和平移图像，并丢弃剩余部分过少的框。</translation>
        </message>
        <message>
            <source>"%1" of %2 is no number: the default is used</source>
            <translation>%2 的“%1”不是数字：使用默认值</translation>
        </message>
        <message>
            <source>rect: the trainer mixes no pictures and pads each batch to its own shape; here it is padded to a square</source>
            <translation>rect：训练器不混合图像，并将每个批次填充到其自身的形状；此处填充为正方形</translation>
        </message>
        <message>
            <source>Blur, grey and CLAHE are done only where the trainer finds Albumentations installed: switched off here</source>
            <translation>只有训练器发现已安装 Albumentations 时才执行模糊、灰度和 CLAHE：此处已关闭</translation>
        </message>
        <message>
            <source>multi_scale resizes each batch as a whole, to up to 1.5 times the side: not shown; memory peaks at 2.25 times</source>
            <translation>multi_scale 将每个批次整体缩放，边长最大为 1.5 倍：此处不显示；显存峰值为 2.25 倍</translation>
        </message>
        <message>
            <source>The last %1 epochs mix no pictures: switch off mosaic, mixup, cutmix and copy_paste to see what they get</source>
            <translation>最后 %1 个 epoch 不混合图像：关闭 mosaic、mixup、cutmix 和 copy_paste 即可查看其输入</translation>
        </message>
        <message>
            <source>A classifier is trained with crops, auto_augment and erasing, which are not reproduced; this is the detector's pipeline</source>
            <translation>分类器训练时使用裁剪、auto_augment 和 erasing，这些未被重现；此处是检测器的流水线</translation>
        </message>
        <message>
            <source>Turned boxes and keypoints are shown as boxes</source>
            <translation>旋转框和关键点显示为框</translation>
        </message>
        <message>
            <source>Albumentations given in Python are not reproduced</source>
            <translation>在 Python 中指定的 Albumentations 未被重现</translation>
        </message>
        <message>
            <source>No setting turns it on: install the package albumentations</source>
            <translation>没有设置可将其开启：请安装 albumentations 包</translation>
        </message>
        <message>
            <source>The settings cannot tell the order of steps: the trainer uses its own</source>
            <translation>设置无法说明步骤的顺序：训练器使用自己的顺序</translation>
        </message>
        <message>
            <source>It moves pixels and knows nothing of boxes. The boxes shown are where they should be</source>
            <translation>该变换会移动像素，却不处理框。显示的框位于其应在的位置</translation>
        </message>
        <message>
            <source>This cannot be understood: left out</source>
            <translation>无法识别：已略去</translation>
        </message>
        <message>
            <source>No step here computes the same as torchvision: left out</source>
            <translation>此处没有与 torchvision 计算相同的步骤：已略去</translation>
        </message>
        <message>
            <source>It is reproduced behind ToTensor only, once, with one or three numbers</source>
            <translation>仅在 ToTensor 之后重现，且只重现一次，需一个或三个数值</translation>
        </message>
        <message>
            <source>No layer computes the same: left out</source>
            <translation>没有计算相同的层：已略去</translation>
        </message>
        <message>
            <source>Turning, moving, shearing and zooming are one warp here; layers one after another would blur and fill more: left out</source>
            <translation>旋转、平移、剪切和缩放在此处是一次几何变换；逐层依次执行会造成更多模糊和填充：已略去</translation>
        </message>
        <message>
            <source>The generator warps about the middle of square pictures only, and no square target_size of flow_from_directory() is written here: left out</source>
            <translation>仅当图像为正方形时，生成器才绕中心变换，而此处没有写明 flow_from_directory() 的正方形 target_size：已略去</translation>
        </message>
        <message>
            <source>flow_from_directory() resizes pictures to its target_size before all of this; that is not written here</source>
            <translation>flow_from_directory() 会在所有这些步骤之前将图像缩放到其 target_size；此处未写入该步骤</translation>
        </message>
        <message>
            <source>This argument is not known: left out</source>
            <translation>不认识该参数：已略去</translation>
        </message>
    </context>
    <context>
        <name>CaseMemory</name>
        <message>
            <source>A peak of another kind was measured: %1, "%2" (%3).</source>
            <translation>测得的是另一种峰值：%1，“%2”（%3）。</translation>
        </message>
        <message>
            <source>Measured: at least %1 (%2).</source>
            <translation>实测：至少 %1（%2）。</translation>
        </message>
        <message>
            <source>Measured: %1 (%2).</source>
            <translation>实测：%1（%2）。</translation>
        </message>
        <message>
            <source>The estimate is %1 above it.</source>
            <translation>估计值比其高 %1。</translation>
        </message>
        <message>
            <source>The estimate is %1 below it.</source>
            <translation>估计值比其低 %1。</translation>
        </message>
        <message>
            <source>The estimate meets it.</source>
            <translation>估计值与之相符。</translation>
        </message>
        <message>
            <source>The model alone says %1 (%2); %3 is not explained by it.</source>
            <translation>仅模型计算得出 %1（%2）；%3 无法由此解释。</translation>
        </message>
    </context>
    <context>
        <name>CasePipelines</name>
        <message>
            <source>Empty (%1)</source>
            <translation>空（%1）</translation>
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
        <name>Checklist</name>
        <message>
            <source>Memory</source>
            <translation>显存</translation>
        </message>
        <message>
            <source>Input pipeline</source>
            <translation>输入管线</translation>
        </message>
        <message>
            <source>Hyperparameters</source>
            <translation>超参数</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>数据</translation>
        </message>
        <message>
            <source>Environment</source>
            <translation>环境</translation>
        </message>
        <message>
            <source>Run lifecycle</source>
            <translation>运行过程</translation>
        </message>
        <message>
            <source>Machine</source>
            <translation>机器</translation>
        </message>
        <message>
            <source>Is every ground-truth box valid?</source>
            <translation>每个真实标注框都有效吗？</translation>
        </message>
        <message>
            <source>The Data page counts boxes that are reversed, outside the picture, not normalized or no numbers.</source>
            <translation>“数据”页面会统计坐标颠倒、超出图像、未归一化或不是数字的框。</translation>
        </message>
        <message>
            <source>Train on the repaired copy that the Data page writes.</source>
            <translation>使用“数据”页面写出的修复副本训练。</translation>
        </message>
        <message>
            <source>Do label map, ids and number of classes agree?</source>
            <translation>标签映射、ID 和类别数是否一致？</translation>
        </message>
        <message>
            <source>Compare the ids in the records with the label map and num_classes.</source>
            <translation>将记录中的 ID 与标签映射和 num_classes 对照。</translation>
        </message>
        <message>
            <source>Correct the label map or num_classes; ids begin at 1.</source>
            <translation>更正标签映射或 num_classes；ID 从 1 开始。</translation>
        </message>
        <message>
            <source>Has every class enough boxes, in training and validation?</source>
            <translation>训练集和验证集中每个类别都有足够的框吗？</translation>
        </message>
        <message>
            <source>The histogram of classes on the Data page.</source>
            <translation>“数据”页面上的类别直方图。</translation>
        </message>
        <message>
            <source>Collect more of the rare ones, sample them more often, or use a focal loss.</source>
            <translation>收集更多稀有类别的样本、提高其采样频率，或使用 focal loss。</translation>
        </message>
        <message>
            <source>Is no box dropped by a limit?</source>
            <translation>没有框因上限而被丢弃吗？</translation>
        </message>
        <message>
            <source>The most boxes of a picture against max_number_of_boxes.</source>
            <translation>将单张图像的最大框数与 max_number_of_boxes 对照。</translation>
        </message>
        <message>
            <source>Raise the limit.</source>
            <translation>提高上限。</translation>
        </message>
        <message>
            <source>Are objects large enough, and do the anchors fit them?</source>
            <translation>对象是否足够大，锚框是否与之匹配？</translation>
        </message>
        <message>
            <source>Sizes of the boxes after resizing, and the overlap with the best anchor.</source>
            <translation>缩放后框的尺寸，以及与最佳锚框的重叠度。</translation>
        </message>
        <message>
            <source>Train at a larger size or on tiles; take scales and ratios from the boxes.</source>
            <translation>以更大的尺寸或在图块上训练；根据框确定尺度和宽高比。</translation>
        </message>
        <message>
            <source>Are training and validation free of the same pictures?</source>
            <translation>训练集和验证集中没有相同的图像吗？</translation>
        </message>
        <message>
            <source>Equal and nearly equal pictures across the splits.</source>
            <translation>各划分之间相同和近乎相同的图像。</translation>
        </message>
        <message>
            <source>Split by scene, video or day, not by picture.</source>
            <translation>按场景、视频或日期划分，而不是按图像划分。</translation>
        </message>
        <message>
            <source>Can every picture be read, and has it the range that the model expects?</source>
            <translation>每张图像都能读取，且取值范围符合模型的预期吗？</translation>
        </message>
        <message>
            <source>The Data page opens every picture when asked to.</source>
            <translation>可让“数据”页面打开每一张图像。</translation>
        </message>
        <message>
            <source>Convert or leave out the odd ones; fix the preprocessing.</source>
            <translation>转换或剔除异常图像；修正预处理。</translation>
        </message>
        <message>
            <source>Have you looked at a hundred random pictures with their boxes?</source>
            <translation>您是否查看过一百张随机图像及其框？</translation>
        </message>
        <message>
            <source>Batches of the Data page show what the model sees, after augmentation.</source>
            <translation>“数据”页面的批次显示数据增强后模型看到的内容。</translation>
        </message>
        <message>
            <source>Correct the labels; a convention that changed between labellers is worse than noise.</source>
            <translation>更正标签；标注者之间不一致的约定比噪声更糟。</translation>
        </message>
        <message>
            <source>Is every object of the classes labelled?</source>
            <translation>这些类别的每个对象都已标注吗？</translation>
        </message>
        <message>
            <source>Run the last model over the training pictures: confident boxes without a label are missing labels.</source>
            <translation>用最新的模型检测训练图像：置信度高却没有标签的框就是漏标。</translation>
        </message>
        <message>
            <source>Label them, or leave those pictures out: they teach that objects are background.</source>
            <translation>补上标注，或剔除这些图像：它们会教模型把对象当作背景。</translation>
        </message>
        <message>
            <source>Does the validation set look like what the model will be used on?</source>
            <translation>验证集与模型的实际使用场景相似吗？</translation>
        </message>
        <message>
            <source>Compare camera, time of day, distance and share of empty pictures.</source>
            <translation>比较相机、时段、距离和空图像的比例。</translation>
        </message>
        <message>
            <source>Choose the validation set from the place of use; the metric means nothing otherwise.</source>
            <translation>从实际使用场景选取验证集；否则指标没有意义。</translation>
        </message>
        <message>
            <source>Is it the version of the data that you think?</source>
            <translation>数据是您所认为的版本吗？</translation>
        </message>
        <message>
            <source>Compare the number of records and the time of the files with your notes; a checksum is better.</source>
            <translation>将记录数和文件时间与您的笔记对照；用校验和更好。</translation>
        </message>
        <message>
            <source>Keep a version in the name of the folder, never overwrite.</source>
            <translation>在文件夹名称中保留版本号，切勿覆盖。</translation>
        </message>
        <message>
            <source>May pictures and labels be used for this purpose?</source>
            <translation>图像和标签可用于此目的吗？</translation>
        </message>
        <message>
            <source>Read the licence of the pictures and, apart from it, that of the labels; public sets often have two.</source>
            <translation>阅读图像的许可证，并另外阅读标签的许可证；公开数据集往往有两份。</translation>
        </message>
        <message>
            <source>Replace what may not be used before the model is trained on it.</source>
            <translation>在用于训练模型之前，替换不得使用的内容。</translation>
        </message>
        <message>
            <source>Does the training run on the GPU?</source>
            <translation>训练是否在 GPU 上运行？</translation>
        </message>
        <message>
            <source>The first lines of the console name the devices and the libraries that could not be loaded.</source>
            <translation>控制台的前几行会列出设备和无法加载的库。</translation>
        </message>
        <message>
            <source>Install the version of the library that is named as missing.</source>
            <translation>安装所指缺失库的相应版本。</translation>
        </message>
        <message>
            <source>Do framework, CUDA, cuDNN and driver go together?</source>
            <translation>框架、CUDA、cuDNN 和驱动程序是否匹配？</translation>
        </message>
        <message>
            <source>Compare with the table of tested builds; the driver must not be older than the runtime.</source>
            <translation>与经过测试的构建配置表对照；驱动程序不得旧于运行时。</translation>
        </message>
        <message>
            <source>Pin the versions that the finding names, or take a container that has them.</source>
            <translation>固定发现中指出的版本，或使用包含这些版本的容器。</translation>
        </message>
        <message>
            <source>Do the Python packages go together?</source>
            <translation>Python 包之间是否兼容？</translation>
        </message>
        <message>
            <source>The traceback's deepest frame names the package.</source>
            <translation>回溯信息的最深一帧会指出是哪个包。</translation>
        </message>
        <message>
            <source>Pin the version that the finding names.</source>
            <translation>固定发现中指出的版本。</translation>
        </message>
        <message>
            <source>Is the configuration one of this program, and complete?</source>
            <translation>配置是否属于此程序且完整？</translation>
        </message>
        <message>
            <source>Unknown fields, files that are not there, places still to be filled in.</source>
            <translation>未知字段、不存在的文件、尚待填写的位置。</translation>
        </message>
        <message>
            <source>Correct the line that the finding shows.</source>
            <translation>更正发现中显示的行。</translation>
        </message>
        <message>
            <source>Is the driver kept from updating itself?</source>
            <translation>是否已阻止驱动程序自动更新？</translation>
        </message>
        <message>
            <source>Unattended upgrades replace the user libraries under a running kernel module; then new processes see no GPU.</source>
            <translation>无人值守升级会在内核模块运行时替换用户态库；此后新进程看不到 GPU。</translation>
        </message>
        <message>
            <source>Hold the driver's packages, or update and restart on purpose.</source>
            <translation>锁定驱动程序的软件包，或有计划地更新并重启。</translation>
        </message>
        <message>
            <source>Is the image of the container named by a digest, not by latest?</source>
            <translation>容器镜像是否以 digest 指定，而不是 latest？</translation>
        </message>
        <message>
            <source>Look at the FROM line and at what the job really pulled.</source>
            <translation>查看 FROM 行以及作业实际拉取的镜像。</translation>
        </message>
        <message>
            <source>Name the digest, and keep the list of packages with the run.</source>
            <translation>指定 digest，并将软件包列表与运行一起保留。</translation>
        </message>
        <message>
            <source>Is every loss a finite number?</source>
            <translation>每个损失都是有限值吗？</translation>
        </message>
        <message>
            <source>The first step whose loss is NaN or infinite, and which of the losses it was.</source>
            <translation>损失首次为 NaN 或无穷大的步，以及是哪一项损失。</translation>
        </message>
        <message>
            <source>Look for the record behind it first, then at half precision, then at the learning rate.</source>
            <translation>先查找引起问题的记录，再查半精度，最后查学习率。</translation>
        </message>
        <message>
            <source>Does the loss stay down once it has fallen?</source>
            <translation>损失下降后是否保持在低位？</translation>
        </message>
        <message>
            <source>The last windows of the loss against its minimum.</source>
            <translation>将损失的最后几个窗口与其最小值对照。</translation>
        </message>
        <message>
            <source>Go on from a checkpoint before it rose, with a third of the learning rate.</source>
            <translation>从损失上升之前的检查点继续，学习率取三分之一。</translation>
        </message>
        <message>
            <source>Is the loss free of spikes?</source>
            <translation>损失没有尖峰吗？</translation>
        </message>
        <message>
            <source>The early steps, and single points far above their neighbours.</source>
            <translation>早期的步，以及远高于相邻点的单个点。</translation>
        </message>
        <message>
            <source>Warm up for longer; clip gradients at what is usual for them; lower the learning rate last.</source>
            <translation>延长预热；按梯度的常见大小裁剪；最后才降低学习率。</translation>
        </message>
        <message>
            <source>Does the learning rate fit the batch and the optimizer?</source>
            <translation>学习率与批次和优化器是否匹配？</translation>
        </message>
        <message>
            <source>Compare learning rate and batch with those that the model was published with.</source>
            <translation>将学习率和批次与模型发布时所用的值比较。</translation>
        </message>
        <message>
            <source>Scale the learning rate with the batch; warm up to it.</source>
            <translation>学习率随批次缩放；通过预热达到该值。</translation>
        </message>
        <message>
            <source>Do schedule and length of the run agree?</source>
            <translation>学习率调度与运行长度是否一致？</translation>
        </message>
        <message>
            <source>Steps of the warm-up and decay against the steps of the run; the logged learning rate is the proof.</source>
            <translation>将预热和衰减的步数与运行的步数对照；以记录的学习率为证。</translation>
        </message>
        <message>
            <source>Give schedule and run the same number of steps.</source>
            <translation>将调度和运行设为相同的步数。</translation>
        </message>
        <message>
            <source>Does the model learn at all?</source>
            <translation>模型到底有没有在学习？</translation>
        </message>
        <message>
            <source>The trend of the loss over the first third of the run.</source>
            <translation>运行前三分之一中损失的趋势。</translation>
        </message>
        <message>
            <source>Try to overfit one batch: if that fails, the fault is in model, loss or data.</source>
            <translation>尝试对一个批次过拟合：若做不到，问题出在模型、损失或数据。</translation>
        </message>
        <message>
            <source>Does it improve until the end?</source>
            <translation>直到结束都在改善吗？</translation>
        </message>
        <message>
            <source>The validation loss over the last fifth, and whether the learning rate has decayed.</source>
            <translation>最后五分之一的验证损失，以及学习率是否已衰减。</translation>
        </message>
        <message>
            <source>Decay the learning rate, or stop.</source>
            <translation>衰减学习率，或停止训练。</translation>
        </message>
        <message>
            <source>Does the validation improve as long as the training does?</source>
            <translation>训练改善期间，验证是否也在改善？</translation>
        </message>
        <message>
            <source>The validation loss since its minimum.</source>
            <translation>验证损失自其最小值以来的变化。</translation>
        </message>
        <message>
            <source>Take the checkpoint of the best evaluation; augment more, or add weight decay.</source>
            <translation>使用评估最佳的检查点；加强数据增强，或增加权重衰减。</translation>
        </message>
        <message>
            <source>Is the run as long as it should be?</source>
            <translation>运行长度合适吗？</translation>
        </message>
        <message>
            <source>Where in the run the best evaluation is.</source>
            <translation>最佳评估出现在运行的哪个位置。</translation>
        </message>
        <message>
            <source>Set the number of steps that the curve asks for, and the schedule with it.</source>
            <translation>按曲线所需设置步数，并相应设置调度。</translation>
        </message>
        <message>
            <source>Do gradients reach every layer that trains?</source>
            <translation>梯度能到达每个参与训练的层吗？</translation>
        </message>
        <message>
            <source>Histograms or norms of gradients by layer.</source>
            <translation>各层梯度的直方图或范数。</translation>
        </message>
        <message>
            <source>Check initialization and normalization; clip what explodes.</source>
            <translation>检查初始化和归一化；裁剪爆炸的梯度。</translation>
        </message>
        <message>
            <source>Are updates a sensible part of the weights?</source>
            <translation>更新量占权重的比例合理吗？</translation>
        </message>
        <message>
            <source>The ratio of update to weight, or how many steps are clipped.</source>
            <translation>更新量与权重之比，或有多少步被裁剪。</translation>
        </message>
        <message>
            <source>Move the learning rate by the factor that is missing; set the clip at the usual norm of gradients.</source>
            <translation>按相差的倍数调整学习率；将裁剪阈值设为梯度的常见范数。</translation>
        </message>
        <message>
            <source>Are the weights of the fine-tuning checkpoint really used?</source>
            <translation>微调检查点的权重真的被使用了吗？</translation>
        </message>
        <message>
            <source>The console tells which weights were not restored; the first loss tells whether it began from scratch.</source>
            <translation>控制台会指出哪些权重未恢复；首个损失可看出是否从头开始。</translation>
        </message>
        <message>
            <source>Set the type of the checkpoint to what it holds, and the path to its prefix.</source>
            <translation>将检查点类型设为与其内容相符，路径设为其前缀。</translation>
        </message>
        <message>
            <source>Does the metric rise while the loss falls?</source>
            <translation>损失下降时指标是否上升？</translation>
        </message>
        <message>
            <source>Metric and loss on one axis; a metric of -1 for a size of objects means that there are none.</source>
            <translation>将指标和损失放在同一坐标轴上；某一对象尺寸的指标为 -1 表示没有该尺寸的对象。</translation>
        </message>
        <message>
            <source>Check label map and classes of the evaluation, the order of coordinates, and that the evaluation reads anything.</source>
            <translation>检查评估所用的标签映射和类别、坐标顺序，以及评估是否读到了数据。</translation>
        </message>
        <message>
            <source>Are the terms of the loss in balance?</source>
            <translation>损失各项是否平衡？</translation>
        </message>
        <message>
            <source>The share of each term in the total.</source>
            <translation>每一项占总损失的比例。</translation>
        </message>
        <message>
            <source>Weigh the terms; look at what the term that stays is about.</source>
            <translation>为各项加权；查看居高不下的那一项对应什么。</translation>
        </message>
        <message>
            <source>Can the model overfit a single batch?</source>
            <translation>模型能对单个批次过拟合吗？</translation>
        </message>
        <message>
            <source>Train on ten pictures without augmentation for some hundred steps: the loss must go close to 0.</source>
            <translation>用十张图像、不做数据增强训练数百步：损失必须接近 0。</translation>
        </message>
        <message>
            <source>If it does not, the fault is in the model, the loss or the way labels are read; no schedule repairs that.</source>
            <translation>若做不到，问题出在模型、损失或标签的读取方式；任何调度都无法弥补。</translation>
        </message>
        <message>
            <source>Is the difference larger than what another seed gives?</source>
            <translation>差异是否大于更换随机种子带来的差异？</translation>
        </message>
        <message>
            <source>Run the same configuration twice with different seeds.</source>
            <translation>用不同的随机种子将同一配置运行两次。</translation>
        </message>
        <message>
            <source>Believe only what is larger than the difference of these two.</source>
            <translation>只相信大于这两次之差的结果。</translation>
        </message>
        <message>
            <source>Does the input keep up with the GPU?</source>
            <translation>输入能跟上 GPU 吗？</translation>
        </message>
        <message>
            <source>Profile twenty steps after the warm-up: the share of a step that waits for input tells.</source>
            <translation>预热后对二十步做性能分析：看每步中等待输入的时间占比。</translation>
        </message>
        <message>
            <source>Fix the slowest stage first; the most it can gain is stated with the finding.</source>
            <translation>先解决最慢的阶段；其最大收益在发现中给出。</translation>
        </message>
        <message>
            <source>Is no single stage of the input the bottleneck?</source>
            <translation>输入没有哪个阶段成为瓶颈吗？</translation>
        </message>
        <message>
            <source>The trace of a profile names the stage that the others wait for.</source>
            <translation>性能分析的跟踪会指出其他阶段在等待哪个阶段。</translation>
        </message>
        <message>
            <source>Make that stage parallel, cache what comes before it, or do its work once, before training.</source>
            <translation>将该阶段并行化，缓存其之前的结果，或在训练前一次性完成其工作。</translation>
        </message>
        <message>
            <source>Is the input set up for the data that it reads?</source>
            <translation>输入的设置适合所读取的数据吗？</translation>
        </message>
        <message>
            <source>Compare number and size of the files with the readers, the shuffle buffer with the data, the pictures with the size they are trained at.</source>
            <translation>将文件的数量和大小与读取器比较，打乱缓冲区与数据比较，图像与训练尺寸比较。</translation>
        </message>
        <message>
            <source>Write shards of 100 to 200 MB, at least as many as readers; shrink pictures to what the model sees; prefetch.</source>
            <translation>写成 100 至 200 MB 的分片，数量不少于读取器；将图像缩小到模型所见的尺寸；启用预取。</translation>
        </message>
        <message>
            <source>Is copying to the GPU a small part of a step?</source>
            <translation>复制到 GPU 只占一步的一小部分吗？</translation>
        </message>
        <message>
            <source>The trace of a profile has the copies as rows of their own.</source>
            <translation>性能分析的跟踪将复制单独列为若干行。</translation>
        </message>
        <message>
            <source>Send bytes and convert on the GPU; pin memory; prefetch to the device.</source>
            <translation>传输字节并在 GPU 上转换；使用锁页内存；预取到设备。</translation>
        </message>
        <message>
            <source>Does the GPU get its work fast enough from the program?</source>
            <translation>程序向 GPU 派发工作够快吗？</translation>
        </message>
        <message>
            <source>Many kernels shorter than their launch in a trace, or a Python thread that is always busy.</source>
            <translation>跟踪中有许多比启动耗时还短的内核，或有一个始终繁忙的 Python 线程。</translation>
        </message>
        <message>
            <source>Compile the step, do several steps in a call, leave out callbacks of each step.</source>
            <translation>编译训练步，一次调用执行多步，去掉每步的回调。</translation>
        </message>
        <message>
            <source>Are there no stalls between steps?</source>
            <translation>步与步之间没有停顿吗？</translation>
        </message>
        <message>
            <source>Log the time of single steps; the Overview marks what took long and why.</source>
            <translation>记录单步耗时；“概览”会标出耗时长的部分及其原因。</translation>
        </message>
        <message>
            <source>Evaluate and save less often, in the background, or to a local disk.</source>
            <translation>降低评估和保存的频率，在后台进行，或保存到本地磁盘。</translation>
        </message>
        <message>
            <source>Does a step take as long at the end as at the beginning?</source>
            <translation>结束时每步的耗时与开始时相同吗？</translation>
        </message>
        <message>
            <source>Compare the step times of the first and the last third.</source>
            <translation>比较前三分之一和后三分之一的每步耗时。</translation>
        </message>
        <message>
            <source>Look at temperature and clocks, at main memory, and at what the program collects.</source>
            <translation>查看温度和频率、内存，以及程序所累积的内容。</translation>
        </message>
        <message>
            <source>Is the GPU busy while it trains?</source>
            <translation>训练时 GPU 是否繁忙？</translation>
        </message>
        <message>
            <source>Record its utilization through at least ten minutes of steps.</source>
            <translation>在至少十分钟的训练步中记录其利用率。</translation>
        </message>
        <message>
            <source>A profile tells what it waits for.</source>
            <translation>性能分析可显示它在等待什么。</translation>
        </message>
        <message>
            <source>Has the CPU time to feed the GPU?</source>
            <translation>CPU 有余力为 GPU 供给数据吗？</translation>
        </message>
        <message>
            <source>Record the processors and the GPU at once: all processors busy while the GPU idles is the sign.</source>
            <translation>同时记录处理器和 GPU：所有处理器繁忙而 GPU 空闲就是征兆。</translation>
        </message>
        <message>
            <source>Take more vCPUs for each GPU, decode and resize beforehand, set the parallel calls to AUTOTUNE.</source>
            <translation>为每块 GPU 配备更多 vCPU，预先解码和缩放，将并行调用设为 AUTOTUNE。</translation>
        </message>
        <message>
            <source>Does the disk keep up with the input?</source>
            <translation>磁盘能跟上输入吗？</translation>
        </message>
        <message>
            <source>Record the time that processors wait for the disk, together with the GPU.</source>
            <translation>同时记录处理器等待磁盘的时间和 GPU 的情况。</translation>
        </message>
        <message>
            <source>Put the data on a local SSD, write larger shards, or cache what fits in main memory.</source>
            <translation>将数据放到本地 SSD，写更大的分片，或缓存内存放得下的部分。</translation>
        </message>
        <message>
            <source>Is the place that the data comes from fast enough?</source>
            <translation>数据来源够快吗？</translation>
        </message>
        <message>
            <source>A profile names the source that is waited for; compare with a copy on a local disk.</source>
            <translation>性能分析会指出在等待哪个来源；与本地磁盘上的副本比较。</translation>
        </message>
        <message>
            <source>Copy the data to the machine first, or read several shards at once.</source>
            <translation>先将数据复制到机器上，或同时读取多个分片。</translation>
        </message>
        <message>
            <source>How fast is the training without its input?</source>
            <translation>不计输入，训练有多快？</translation>
        </message>
        <message>
            <source>Repeat one batch for a hundred steps and compare the time of a step: what it gains is what the input costs.</source>
            <translation>将一个批次重复一百步并比较每步耗时：省下的时间就是输入的开销。</translation>
        </message>
        <message>
            <source>If it gains nothing, leave the input alone and look at the GPU's side.</source>
            <translation>若没有收益，就不必动输入，转而检查 GPU 一侧。</translation>
        </message>
        <message>
            <source>Is what was recorded fit to be judged?</source>
            <translation>所记录的内容足以用于判断吗？</translation>
        </message>
        <message>
            <source>Logs of one and the same run, whole, with clocks that agree and steps in the profile.</source>
            <translation>日志来自同一次运行、完整、时钟一致，且性能分析中包含步。</translation>
        </message>
        <message>
            <source>Record again what the finding names.</source>
            <translation>重新记录发现中指出的内容。</translation>
        </message>
        <message>
            <source>Does the first step come in time?</source>
            <translation>第一步是否按时出现？</translation>
        </message>
        <message>
            <source>The first line comes after a hundred steps and the compilation. Busy processors mean slow, idle ones mean stuck.</source>
            <translation>首行在编译和一百步之后才出现。处理器繁忙说明慢，空闲说明卡住了。</translation>
        </message>
        <message>
            <source>Wait for the time that is estimated, or look at the stack of what hangs.</source>
            <translation>等待预计的时间，或查看卡住部分的调用栈。</translation>
        </message>
        <message>
            <source>Does it make progress until the end?</source>
            <translation>直到结束都在推进吗？</translation>
        </message>
        <message>
            <source>The last event and line against the usual interval.</source>
            <translation>将最后的事件和最后一行与通常的间隔对照。</translation>
        </message>
        <message>
            <source>Take the stacks of all processes; look at the storage; turn on the debug output of the collectives.</source>
            <translation>获取所有进程的调用栈；检查存储；开启集合通信的调试输出。</translation>
        </message>
        <message>
            <source>Does the run end by itself, without an error?</source>
            <translation>运行是否自行结束且没有错误？</translation>
        </message>
        <message>
            <source>The first error of the console in time, not its last line; the exit status.</source>
            <translation>控制台中时间上最早的错误，而不是最后一行；以及退出状态。</translation>
        </message>
        <message>
            <source>Follow the fix of the error's family.</source>
            <translation>按该类错误的修复方法处理。</translation>
        </message>
        <message>
            <source>Was the machine left to the run until its end?</source>
            <translation>直到运行结束，机器是否一直可用？</translation>
        </message>
        <message>
            <source>Look for a preemption, a host maintenance or a quota in the operations of the machine.</source>
            <translation>在机器的操作记录中查找抢占、主机维护或配额问题。</translation>
        </message>
        <message>
            <source>Save checkpoints often enough, let the machine be started again, resume by itself.</source>
            <translation>足够频繁地保存检查点，让机器重新启动，并自动恢复训练。</translation>
        </message>
        <message>
            <source>Is no step trained twice?</source>
            <translation>没有哪一步被训练两次吗？</translation>
        </message>
        <message>
            <source>Steps that go back, and event files that overlap.</source>
            <translation>步数回退，以及相互重叠的事件文件。</translation>
        </message>
        <message>
            <source>Resume from the latest checkpoint; a folder of its own for each new run.</source>
            <translation>从最新的检查点恢复；每次新运行使用单独的文件夹。</translation>
        </message>
        <message>
            <source>Is the model evaluated while it trains?</source>
            <translation>训练期间是否在评估模型？</translation>
        </message>
        <message>
            <source>Evaluation results after a fifth of the run; an evaluation that waits for checkpoints.</source>
            <translation>运行五分之一后的评估结果；是否有评估在等待检查点。</translation>
        </message>
        <message>
            <source>Start the evaluation with the right folder of checkpoints, on the CPU or a second GPU.</source>
            <translation>用正确的检查点文件夹启动评估，在 CPU 或第二块 GPU 上运行。</translation>
        </message>
        <message>
            <source>Are checkpoints and events written whole?</source>
            <translation>检查点和事件是否完整写入？</translation>
        </message>
        <message>
            <source>Look for a full disk and failed writes in the console, and for a last checkpoint that is smaller.</source>
            <translation>在控制台中查找磁盘已满和写入失败，并查看最后一个检查点是否偏小。</translation>
        </message>
        <message>
            <source>Make room, keep fewer checkpoints, or write to a bucket.</source>
            <translation>腾出空间，减少保留的检查点，或写入存储桶。</translation>
        </message>
        <message>
            <source>Was going on from a checkpoint tried out?</source>
            <translation>是否试过从检查点恢复？</translation>
        </message>
        <message>
            <source>Stop a short run, start it again with the same command, and see that step and learning rate go on.</source>
            <translation>停止一次短运行，用同一命令重新启动，确认步数和学习率接续。</translation>
        </message>
        <message>
            <source>Restore optimizer, step and schedule too, not only the weights.</source>
            <translation>除权重外，还要恢复优化器、步数和调度。</translation>
        </message>
        <message>
            <source>Is no time limit of the job shorter than the run?</source>
            <translation>作业没有短于运行的时间限制吗？</translation>
        </message>
        <message>
            <source>Look at the job's limit: a maximum run duration, a queue, a notebook that ends idle sessions.</source>
            <translation>查看作业的限制：最长运行时间、队列，或会结束空闲会话的 notebook。</translation>
        </message>
        <message>
            <source>Raise the limit, or resume from a checkpoint.</source>
            <translation>提高限制，或从检查点恢复。</translation>
        </message>
        <message>
            <source>Does the training survive the end of your session?</source>
            <translation>您的会话结束后训练能继续吗？</translation>
        </message>
        <message>
            <source>A terminal that closes takes its programs along.</source>
            <translation>终端关闭时会连同其中的程序一起结束。</translation>
        </message>
        <message>
            <source>Start it with tmux, nohup or as a service.</source>
            <translation>用 tmux、nohup 或作为服务启动。</translation>
        </message>
        <message>
            <source>Is the hardware of the GPU sound?</source>
            <translation>GPU 硬件是否正常？</translation>
        </message>
        <message>
            <source>The kernel's log has an Xid for each fault; the counters of corrected and uncorrected errors grow.</source>
            <translation>系统内核日志中每个故障都有一个 Xid；已纠正和未纠正错误的计数会增长。</translation>
        </message>
        <message>
            <source>Restart or replace the machine as the Xid asks; a new machine gets another GPU.</source>
            <translation>按 Xid 的要求重启或更换机器；新机器会分配到另一块 GPU。</translation>
        </message>
        <message>
            <source>Does the GPU run at its clock?</source>
            <translation>GPU 是否以应有的频率运行？</translation>
        </message>
        <message>
            <source>Reasons of throttling, clocks and temperature while it is busy.</source>
            <translation>繁忙时的降频原因、频率和温度。</translation>
        </message>
        <message>
            <source>Better cooling, the usual power limit, or another host.</source>
            <translation>改善散热，使用通常的功率上限，或更换主机。</translation>
        </message>
        <message>
            <source>Is the link to the GPU at its full width under load?</source>
            <translation>负载下与 GPU 的链路是否为全宽度？</translation>
        </message>
        <message>
            <source>Link generation and width while the GPU is busy; idle links go down by themselves.</source>
            <translation>GPU 繁忙时的链路代数和宽度；空闲时链路会自行降低。</translation>
        </message>
        <message>
            <source>Another slot or another machine.</source>
            <translation>换一个插槽或另一台机器。</translation>
        </message>
        <message>
            <source>Are Tensor Cores used?</source>
            <translation>是否使用了 Tensor Core？</translation>
        </message>
        <message>
            <source>The kernels of a profile, or whether mixed precision is on.</source>
            <translation>性能分析中的内核，或是否启用了混合精度。</translation>
        </message>
        <message>
            <source>Turn on mixed precision with loss scaling; keep channels at multiples of 8.</source>
            <translation>启用混合精度和损失缩放；通道数保持为 8 的倍数。</translation>
        </message>
        <message>
            <source>Do all GPUs do the same work?</source>
            <translation>所有 GPU 的工作量相同吗？</translation>
        </message>
        <message>
            <source>The utilization of each over the same minutes.</source>
            <translation>同一时段内每块 GPU 的利用率。</translation>
        </message>
        <message>
            <source>Split the batch evenly; nothing else on one of them.</source>
            <translation>均匀划分批次；不要在其中任何一块上运行其他程序。</translation>
        </message>
        <message>
            <source>Does no worker hold the others up?</source>
            <translation>没有 worker 拖慢其他 worker 吗？</translation>
        </message>
        <message>
            <source>The step or barrier times of each worker.</source>
            <translation>每个 worker 的单步或屏障耗时。</translation>
        </message>
        <message>
            <source>Replace the host, or even out the data.</source>
            <translation>更换主机，或均衡数据。</translation>
        </message>
        <message>
            <source>Do more GPUs make it faster?</source>
            <translation>更多 GPU 能更快吗？</translation>
        </message>
        <message>
            <source>The time of collective operations in a step, or one GPU against several at the same batch for each.</source>
            <translation>一步中集合通信的耗时，或在每块 GPU 批次相同时比较单 GPU 与多 GPU。</translation>
        </message>
        <message>
            <source>A larger batch for each GPU, fused gradients, fewer GPUs.</source>
            <translation>增大每块 GPU 的批次，融合梯度，或减少 GPU。</translation>
        </message>
        <message>
            <source>Is the GPU used by nobody else?</source>
            <translation>没有其他人在使用该 GPU 吗？</translation>
        </message>
        <message>
            <source>Other containers or users may not show in your list of processes: watch utilization while your training is stopped.</source>
            <translation>其他容器或用户可能不会出现在您的进程列表中：在您的训练停止时观察利用率。</translation>
        </message>
        <message>
            <source>Agree on times, or ask for a GPU, or a MIG slice, of your own.</source>
            <translation>约定使用时间，或申请独占的 GPU 或 MIG 实例。</translation>
        </message>
        <message>
            <source>Has the machine enough processors and memory for its GPU?</source>
            <translation>机器的处理器和内存与其 GPU 相称吗？</translation>
        </message>
        <message>
            <source>Decoding and augmenting a detection picture costs 5 to 15 ms of one vCPU: pictures a second divided by 100 is about the vCPUs it needs.</source>
            <translation>解码和增强一张检测图像需占用一个 vCPU 5 至 15 ms：每秒图像数除以 100 约为所需的 vCPU 数。</translation>
        </message>
        <message>
            <source>Take a machine type with more vCPUs for each GPU before a larger GPU.</source>
            <translation>先选用每块 GPU 配有更多 vCPU 的机器类型，再考虑更大的 GPU。</translation>
        </message>
        <message>
            <source>Is the disk of a type and size that is fast enough?</source>
            <translation>磁盘的类型和大小够快吗？</translation>
        </message>
        <message>
            <source>The speed of a persistent disk grows with its size: 200 GB of a standard one give 24 MB/s.</source>
            <translation>永久性磁盘的速度随容量增长：200 GB 的标准盘为 24 MB/s。</translation>
        </message>
        <message>
            <source>A balanced or SSD disk, a larger one, or a local SSD for data that can be copied again.</source>
            <translation>改用均衡型或 SSD 磁盘、更大的磁盘，或用本地 SSD 存放可重新复制的数据。</translation>
        </message>
        <message>
            <source>Is nothing kept only on a local SSD?</source>
            <translation>没有只保存在本地 SSD 上的内容吗？</translation>
        </message>
        <message>
            <source>A local SSD is lost when the machine stops, is preempted or fails.</source>
            <translation>机器停止、被抢占或发生故障时，本地 SSD 上的数据会丢失。</translation>
        </message>
        <message>
            <source>Write checkpoints to a bucket or a persistent disk.</source>
            <translation>将检查点写入存储桶或永久性磁盘。</translation>
        </message>
        <message>
            <source>Is the bucket in the region of the machine?</source>
            <translation>存储桶与机器在同一区域吗？</translation>
        </message>
        <message>
            <source>Compare both locations; across regions it is slow and costs for each byte.</source>
            <translation>比较两者的位置；跨区域访问慢，且按字节计费。</translation>
        </message>
        <message>
            <source>Copy the data to a bucket in the machine's region, or start the machine where the data is.</source>
            <translation>将数据复制到机器所在区域的存储桶，或在数据所在区域启动机器。</translation>
        </message>
        <message>
            <source>Does the network carry what the input reads?</source>
            <translation>网络能承载输入的读取量吗？</translation>
        </message>
        <message>
            <source>Bytes a second of the input against the bandwidth of the machine type.</source>
            <translation>将输入每秒的字节数与该机器类型的带宽对照。</translation>
        </message>
        <message>
            <source>A machine type with more bandwidth, gVNIC, or the data on a local disk.</source>
            <translation>选用带宽更高的机器类型、gVNIC，或将数据放到本地磁盘。</translation>
        </message>
        <message>
            <source>Is there quota and stock for this GPU in the zone?</source>
            <translation>该可用区有此 GPU 的配额和容量吗？</translation>
        </message>
        <message>
            <source>A machine that does not start says whether quota or stock is missing.</source>
            <translation>机器无法启动时会说明缺少的是配额还是容量。</translation>
        </message>
        <message>
            <source>Ask for quota in time; try other zones, or a reservation.</source>
            <translation>及时申请配额；尝试其他可用区或预留。</translation>
        </message>
        <message>
            <source>Is it known whether the machine may be taken away?</source>
            <translation>是否清楚机器可能会被收回？</translation>
        </message>
        <message>
            <source>Spot machines end with 30 seconds of notice; those with a GPU end at host maintenance too.</source>
            <translation>竞价型机器终止前只有 30 秒通知；带 GPU 的机器在主机维护时也会终止。</translation>
        </message>
        <message>
            <source>Checkpoints as often as you can afford to lose, and a start script that resumes.</source>
            <translation>按可承受的损失量确定保存检查点的频率，并使用能恢复训练的启动脚本。</translation>
        </message>
        <message>
            <source>Has the machine main memory for every worker?</source>
            <translation>机器的内存够每个工作进程使用吗？</translation>
        </message>
        <message>
            <source>Workers are copies: memory of one times their number, and the shuffle buffer once.</source>
            <translation>工作进程是副本：单个进程的内存乘以进程数，再加一份打乱缓冲区。</translation>
        </message>
        <message>
            <source>Fewer workers, or a machine type with more memory.</source>
            <translation>减少工作进程，或选用内存更大的机器类型。</translation>
        </message>
        <message>
            <source>Did model and batch fit into the memory of the GPU?</source>
            <translation>模型和批次放得进显存吗？</translation>
        </message>
        <message>
            <source>Open the console log of the run: an exception names what was asked for and what was free. Without a run, the Memory page plans it from the configuration.</source>
            <translation>打开运行的控制台日志：异常会给出申请量和空闲量。若没有运行，“显存”页面可根据配置估算。</translation>
        </message>
        <message>
            <source>Take the largest batch that fits and scale the learning rate with it, or mixed precision, or smaller pictures.</source>
            <translation>使用放得下的最大批次并相应缩放学习率，或使用混合精度，或减小图像。</translation>
        </message>
        <message>
            <source>Are the allocator's messages harmless?</source>
            <translation>分配器的消息是无害的吗？</translation>
        </message>
        <message>
            <source>A line that says the caller does not take it for a failure is none: a slower algorithm was chosen.</source>
            <translation>若某行说明调用方不将其视为失败，那就不是失败：只是选用了较慢的算法。</translation>
        </message>
        <message>
            <source>Nothing has to be done; a slightly smaller batch makes them go away.</source>
            <translation>无需处理；略微减小批次即可消除这些消息。</translation>
        </message>
        <message>
            <source>Is free GPU memory there in pieces large enough?</source>
            <translation>空闲显存中有足够大的连续块吗？</translation>
        </message>
        <message>
            <source>Compare what was asked for with all that was free and with the largest free piece in the allocator's dump.</source>
            <translation>将申请量与全部空闲量以及分配器转储中最大的空闲块比较。</translation>
        </message>
        <message>
            <source>Let the driver's allocator join the pieces, or keep the shapes of batches equal.</source>
            <translation>让驱动程序的分配器合并空闲块，或保持批次形状一致。</translation>
        </message>
        <message>
            <source>Is the memory of the GPU all yours?</source>
            <translation>显存全部归您使用吗？</translation>
        </message>
        <message>
            <source>List what else runs on the GPU while it trains: an evaluation, a notebook kernel, a training that was not stopped.</source>
            <translation>列出训练时 GPU 上运行的其他程序：评估、notebook 内核、未停止的训练。</translation>
        </message>
        <message>
            <source>End the other process or move it to another GPU; an evaluation can run on the CPU.</source>
            <translation>结束其他进程或将其移到另一块 GPU；评估可在 CPU 上运行。</translation>
        </message>
        <message>
            <source>Does the memory that a step needs stay the same?</source>
            <translation>每步所需的显存保持不变吗？</translation>
        </message>
        <message>
            <source>Look at which step the memory ran out, and whether pictures, boxes or an evaluation of another size came then.</source>
            <translation>查看显存在哪一步耗尽，以及当时是否出现了不同尺寸的图像、框或评估。</translation>
        </message>
        <message>
            <source>Pad pictures to one size, bound the boxes of a picture, and evaluate in a process of its own.</source>
            <translation>将图像填充到同一尺寸，限制每张图像的框数，并在单独的进程中评估。</translation>
        </message>
        <message>
            <source>Does the memory of the GPU stay level while it trains?</source>
            <translation>训练期间显存是否保持平稳？</translation>
        </message>
        <message>
            <source>Record the allocator's peak, or nvidia-smi with growing memory, over some thousand steps.</source>
            <translation>在数千步内记录分配器的峰值，或在启用显存按需增长时记录 nvidia-smi。</translation>
        </message>
        <message>
            <source>Do not keep tensors in lists; take .item() or .numpy() of what is only logged; stop functions from being traced again.</source>
            <translation>不要把张量保存在列表中；仅用于记录的值取 .item() 或 .numpy()；避免函数被重新追踪。</translation>
        </message>
        <message>
            <source>Is the memory of the GPU put to use?</source>
            <translation>显存是否得到利用？</translation>
        </message>
        <message>
            <source>Compare the allocator's peak with what the GPU has. nvidia-smi does not tell: TensorFlow takes all of it at the start.</source>
            <translation>将分配器的峰值与 GPU 的显存总量比较。nvidia-smi 无法说明：TensorFlow 一开始就占用全部显存。</translation>
        </message>
        <message>
            <source>Take a larger batch with a learning rate scaled to it, or a cheaper GPU.</source>
            <translation>使用更大的批次并相应缩放学习率，或改用更便宜的 GPU。</translation>
        </message>
        <message>
            <source>Does main memory suffice for the shuffle buffer, workers and decoded pictures?</source>
            <translation>内存是否足以容纳打乱缓冲区、工作进程和解码后的图像？</translation>
        </message>
        <message>
            <source>A bare "Killed" or exit status 137 is the kernel's work; its log names the process.</source>
            <translation>只有 "Killed" 或退出状态 137 是系统内核所为；其日志会指出进程。</translation>
        </message>
        <message>
            <source>Use a smaller shuffle buffer and fewer parallel batches, shrink pictures beforehand, or take a machine with more memory.</source>
            <translation>使用更小的打乱缓冲区和更少的并行批次，预先缩小图像，或换用内存更大的机器。</translation>
        </message>
        <message>
            <source>Does main memory stay level while it trains?</source>
            <translation>训练期间内存是否保持平稳？</translation>
        </message>
        <message>
            <source>Record the resident memory of the process over some hours.</source>
            <translation>记录该进程数小时内的常驻内存。</translation>
        </message>
        <message>
            <source>Do not cache a data set that does not fit; do not rebuild the pipeline in each epoch; do not keep results in Python lists.</source>
            <translation>不要缓存放不下的数据集；不要在每个 epoch 重建管线；不要把结果保存在 Python 列表中。</translation>
        </message>
        <message>
            <source>Is shared memory large enough for the data workers?</source>
            <translation>共享内存是否足够数据工作进程使用？</translation>
        </message>
        <message>
            <source>In a container /dev/shm has 64 MB unless told otherwise; workers of PyTorch die there with a bus error.</source>
            <translation>容器中的 /dev/shm 若未指定则只有 64 MB；PyTorch 的工作进程会在那里因总线错误（bus error）终止。</translation>
        </message>
        <message>
            <source>Start the container with --shm-size=8g or --ipc=host.</source>
            <translation>启动容器时使用 --shm-size=8g 或 --ipc=host。</translation>
        </message>
        <message>
            <source>Cannot tell: "%1" did not judge this run</source>
            <translation>无法判断：“%1”未评判此运行</translation>
        </message>
        <message>
            <source>Kept. %1: %2 before, %3 now</source>
            <translation>已达成。%1：之前为 %2，现在为 %3</translation>
        </message>
        <message>
            <source>Kept: "%1" finds nothing any more</source>
            <translation>已达成：“%1”不再发现问题</translation>
        </message>
        <message>
            <source>Not kept. %1: %2 before, %3 now</source>
            <translation>未达成。%1：之前为 %2，现在为 %3</translation>
        </message>
        <message>
            <source>Not kept: "%1" still finds it</source>
            <translation>未达成：“%1”仍发现该问题</translation>
        </message>
    </context>
    <context>
        <name>ChecklistWords</name>
        <message>
            <source>Problem</source>
            <translation>问题</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>未知</translation>
        </message>
        <message>
            <source>Open question</source>
            <translation>待答问题</translation>
        </message>
        <message>
            <source>Answered</source>
            <translation>已回答</translation>
        </message>
        <message>
            <source>Fine</source>
            <translation>正常</translation>
        </message>
        <message>
            <source>Muted</source>
            <translation>已静默</translation>
        </message>
        <message>
            <source>A cause: what it costs and how sure it is put it here.</source>
            <translation>一个原因：其代价和确定程度决定了它排在这里。</translation>
        </message>
        <message>
            <source>It follows from another problem and should go with it.</source>
            <translation>由另一个问题引起，应随之消失。</translation>
        </message>
        <message>
            <source>It could not be judged: something has to be recorded first.</source>
            <translation>无法判断：需先记录某些内容。</translation>
        </message>
        <message>
            <source>No file can tell: only you can.</source>
            <translation>没有文件能说明：只有您知道。</translation>
        </message>
        <message>
            <source>A fix was tried; the next run will tell.</source>
            <translation>已尝试一种修复；下一次运行会给出答案。</translation>
        </message>
        <message>
            <source>Waiting for the next run</source>
            <translation>等待下一次运行</translation>
        </message>
        <message>
            <source>Helped</source>
            <translation>有效</translation>
        </message>
        <message>
            <source>Did not help</source>
            <translation>无效</translation>
        </message>
        <message>
            <source>The next run does not show it</source>
            <translation>下一次运行看不出来</translation>
        </message>
        <message>
            <source>Tried</source>
            <translation>已尝试</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>结果</translation>
        </message>
        <message>
            <source>Closed</source>
            <translation>已关闭</translation>
        </message>
        <message>
            <source>Reopened</source>
            <translation>已重新打开</translation>
        </message>
        <message>
            <source>Asked again</source>
            <translation>再次询问</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <comment>date, what happened</comment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>%1 · %2: %3</source>
            <comment>date, what happened, detail</comment>
            <translation>%1 · %2：%3</translation>
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
        <name>ConsoleWords</name>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Traceback: %1</source>
            <translation>回溯信息：%1</translation>
        </message>
        <message>
            <source>Traceback at %1:%2: %3</source>
            <translation>回溯信息，位于 %1:%2：%3</translation>
        </message>
        <message>
            <source>%1 limit</source>
            <translation>上限 %1</translation>
        </message>
        <message>
            <source>%1 in use</source>
            <translation>已用 %1</translation>
        </message>
        <message>
            <source>asked %1</source>
            <translation>申请 %1</translation>
        </message>
        <message>
            <source>largest free %1</source>
            <translation>最大空闲块 %1</translation>
        </message>
        <message>
            <source>cut short</source>
            <translation>被截断</translation>
        </message>
        <message>
            <source>BFC dump</source>
            <translation>BFC 转储</translation>
        </message>
        <message>
            <source>BFC dump of %1</source>
            <translation>%1 的 BFC 转储</translation>
        </message>
        <message numerus="yes">
            <source>%n progress line(s), the last: %1</source>
            <translation>
                <numerusform>%n 行进度，最后一行：%1</numerusform>
            </translation>
        </message>
        <message>
            <source>Debug</source>
            <translation>调试</translation>
        </message>
        <message>
            <source>Info</source>
            <translation>信息</translation>
        </message>
        <message>
            <source>Warning</source>
            <translation>警告</translation>
        </message>
        <message>
            <source>Error</source>
            <translation>错误</translation>
        </message>
        <message>
            <source>Fatal</source>
            <translation>致命</translation>
        </message>
        <message>
            <source>Harmless</source>
            <translation>无害</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>提示</translation>
        </message>
        <message>
            <source>Failure</source>
            <translation>失败</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Line %1</source>
            <translation>第 %1 行</translation>
        </message>
    </context>
    <context>
        <name>Dataset</name>
        <message>
            <source>Box with NaN or infinity</source>
            <translation>含 NaN 或无穷大的框</translation>
        </message>
        <message>
            <source>One such box makes the loss NaN in the step that meets it; nothing is learned from then on.</source>
            <translation>只要有一个这样的框，遇到它的那一步损失就变为 NaN；此后什么也学不到。</translation>
        </message>
        <message>
            <source>Drop the box, and look for the division by zero in the program that wrote it.</source>
            <translation>丢弃该框，并在写入它的程序中查找除以零之处。</translation>
        </message>
        <message>
            <source>Box whose numbers cannot be read</source>
            <translation>数值无法读取的框</translation>
        </message>
        <message>
            <source>Some trainers stop at it, others take it for zero.</source>
            <translation>有些训练器会因此停止，有些则将其当作零。</translation>
        </message>
        <message>
            <source>Correct the annotation or drop the box.</source>
            <translation>更正标注或丢弃该框。</translation>
        </message>
        <message>
            <source>Box in pixels where fractions are meant</source>
            <translation>应为比例值却以像素表示的框</translation>
        </message>
        <message>
            <source>Coordinates a hundred times too large make the loss huge, and boxes are cut to the border of the picture: nothing can be learned from them.</source>
            <translation>坐标大了上百倍会使损失极大，且框被截到图像边界：从中学不到任何东西。</translation>
        </message>
        <message>
            <source>Divide by the width and height of the picture, or have the repaired copy do it.</source>
            <translation>除以图像的宽度和高度，或交由修复后的副本处理。</translation>
        </message>
        <message>
            <source>Box of a picture of unknown size</source>
            <translation>尺寸未知的图像的框</translation>
        </message>
        <message>
            <source>Its pixels cannot be turned into fractions of the picture.</source>
            <translation>其像素值无法换算为图像的比例值。</translation>
        </message>
        <message>
            <source>Add the picture or its width and height to the annotation.</source>
            <translation>在标注中补充图像或其宽度和高度。</translation>
        </message>
        <message>
            <source>Box with swapped corners</source>
            <translation>角点颠倒的框</translation>
        </message>
        <message>
            <source>Width or height is negative: the loss becomes NaN, or the box silently matches nothing.</source>
            <translation>宽度或高度为负：损失变为 NaN，或该框悄悄地匹配不到任何东西。</translation>
        </message>
        <message>
            <source>Swap the corners if the order was mixed up; check x and y in the program that wrote them.</source>
            <translation>若顺序弄混，则交换角点；在写入它们的程序中检查 x 和 y。</translation>
        </message>
        <message>
            <source>Box without area</source>
            <translation>面积为零的框</translation>
        </message>
        <message>
            <source>A box without width or height matches no anchor, and its logarithm in the box loss is infinite.</source>
            <translation>宽度或高度为零的框匹配不到任何锚框，其对数在框损失中为无穷大。</translation>
        </message>
        <message>
            <source>Drop it: usually a stray click of the annotator.</source>
            <translation>丢弃：通常是标注者误点所致。</translation>
        </message>
        <message>
            <source>Box wholly outside the picture</source>
            <translation>完全在图像之外的框</translation>
        </message>
        <message>
            <source>There is nothing to see in it. Clipping leaves a box without area.</source>
            <translation>其中没有可见内容。截断后只剩面积为零的框。</translation>
        </message>
        <message>
            <source>Drop it. Many of them: the boxes belong to another picture or another size of it.</source>
            <translation>丢弃。若数量很多：这些框属于另一幅图像，或属于该图像的另一尺寸。</translation>
        </message>
        <message>
            <source>Box that reaches outside the picture</source>
            <translation>超出图像的框</translation>
        </message>
        <message>
            <source>Trainers cut it, drop it or stop, each in its own way.</source>
            <translation>各训练器做法不同：截断、丢弃或停止。</translation>
        </message>
        <message>
            <source>Clip it to the picture. Many of them: look whether stated and real size differ.</source>
            <translation>截断到图像范围内。若数量很多：检查声明的尺寸与实际尺寸是否不同。</translation>
        </message>
        <message>
            <source>Box smaller than a pixel after resizing</source>
            <translation>缩放后小于一个像素的框</translation>
        </message>
        <message>
            <source>The network cannot see the object but is punished for not finding it.</source>
            <translation>网络看不到该对象，却因没有找到它而受到惩罚。</translation>
        </message>
        <message>
            <source>Drop it, or train on larger pictures or tiles.</source>
            <translation>丢弃，或在更大的图像或图块上训练。</translation>
        </message>
        <message>
            <source>The same box twice</source>
            <translation>同一个框出现两次</translation>
        </message>
        <message>
            <source>The object counts twice in the loss, and one of two correct detections counts as wrong in the evaluation.</source>
            <translation>该对象在损失中计算两次，且评估时两个正确检测中有一个被算作错误。</translation>
        </message>
        <message>
            <source>Drop the second one.</source>
            <translation>丢弃第二个。</translation>
        </message>
        <message>
            <source>One place with two classes</source>
            <translation>同一位置有两个类别</translation>
        </message>
        <message>
            <source>Right where classes overlap (a person who is a rider); otherwise one of the two contradicts the other.</source>
            <translation>类别有重叠时是正确的（既是人又是骑手）；否则两者相互矛盾。</translation>
        </message>
        <message>
            <source>Look at it: if the classes exclude each other, one is wrong.</source>
            <translation>请查看：若类别互斥，则其中一个有误。</translation>
        </message>
        <message>
            <source>Box that covers the whole picture</source>
            <translation>覆盖整幅图像的框</translation>
        </message>
        <message>
            <source>Right for a close-up. Many of them come from classification data, or stand for 'no box drawn'.</source>
            <translation>对特写来说是正确的。若数量很多，则来自分类数据，或表示“未画框”。</translation>
        </message>
        <message>
            <source>Look at a few of them.</source>
            <translation>查看其中几个。</translation>
        </message>
        <message>
            <source>Stated width and height are swapped</source>
            <translation>声明的宽度和高度颠倒</translation>
        </message>
        <message>
            <source>The annotation was made on the turned picture, the trainer reads it as stored: every box lies in the wrong place.</source>
            <translation>标注是在旋转后的图像上做的，训练器却按存储的样子读取：每个框的位置都不对。</translation>
        </message>
        <message>
            <source>Apply the EXIF orientation to the stored picture, or write the boxes for the picture as stored.</source>
            <translation>将 EXIF 方向应用到存储的图像，或按存储的图像写入框。</translation>
        </message>
        <message>
            <source>Stated size is not that of the picture</source>
            <translation>声明的尺寸与图像不符</translation>
        </message>
        <message>
            <source>Boxes in pixels are divided by the wrong size: they lie in the wrong place if the shape changed too.</source>
            <translation>以像素表示的框除以了错误的尺寸：若形状也变了，框的位置就不对。</translation>
        </message>
        <message>
            <source>Correct the stated size, after looking whether the boxes fit the picture.</source>
            <translation>先查看框是否与图像相符，再更正声明的尺寸。</translation>
        </message>
        <message>
            <source>Lists of boxes and classes of unequal length</source>
            <translation>框列表与类别列表长度不等</translation>
        </message>
        <message>
            <source>Which class belongs to which box is a guess from there on; the trainer may stop.</source>
            <translation>从该处起，类别与框的对应只能靠猜；训练器可能停止。</translation>
        </message>
        <message>
            <source>Write the record again: all lists need one entry for each box.</source>
            <translation>重新写入该记录：所有列表都需为每个框提供一个条目。</translation>
        </message>
        <message>
            <source>Damaged annotation</source>
            <translation>标注损坏</translation>
        </message>
        <message>
            <source>What could not be read of it is missing from the training.</source>
            <translation>其中无法读取的部分在训练中缺失。</translation>
        </message>
        <message>
            <source>Restore the file or write it again.</source>
            <translation>恢复该文件或重新写入。</translation>
        </message>
        <message>
            <source>Class id below the first one</source>
            <translation>类别 ID 小于首个 ID</translation>
        </message>
        <message>
            <source>0 is the background: objects of this class teach the network to see nothing there.</source>
            <translation>0 是背景：该类别的对象会教网络在那里什么也看不到。</translation>
        </message>
        <message>
            <source>Number classes from 1, in the label map and in the records.</source>
            <translation>在标签映射和记录中，类别均从 1 开始编号。</translation>
        </message>
        <message>
            <source>Class id above the number of classes</source>
            <translation>类别 ID 大于类别数</translation>
        </message>
        <message>
            <source>One-hot encoding turns it into no class at all: the object is learned as background, and TensorFlow does not say so.</source>
            <translation>独热编码会使其不属于任何类别：该对象被当作背景学习，而 TensorFlow 不会提示。</translation>
        </message>
        <message>
            <source>Raise num_classes, or correct the id.</source>
            <translation>增大 num_classes，或更正该 ID。</translation>
        </message>
        <message>
            <source>Class id that the label map lacks</source>
            <translation>标签映射中没有的类别 ID</translation>
        </message>
        <message>
            <source>The evaluation cannot name it and leaves it out.</source>
            <translation>评估无法给出其名称，因而将其略去。</translation>
        </message>
        <message>
            <source>Add it to the label map, or correct the id.</source>
            <translation>将其加入标签映射，或更正该 ID。</translation>
        </message>
        <message>
            <source>Class name that the label map lacks</source>
            <translation>标签映射中没有的类名</translation>
        </message>
        <message>
            <source>The trainer looks names up in the label map; what it does not find becomes -1 or 0 and is lost.</source>
            <translation>训练器在标签映射中查找名称；找不到的会变为 -1 或 0 而丢失。</translation>
        </message>
        <message>
            <source>Spell both alike: case and blanks count.</source>
            <translation>使两者写法一致：区分大小写和空格。</translation>
        </message>
        <message>
            <source>Name and id of a class disagree</source>
            <translation>类别的名称与 ID 不一致</translation>
        </message>
        <message>
            <source>What is learned as one class is evaluated as another: high loss or an mAP of 0 that no curve explains.</source>
            <translation>学习时是一个类别，评估时却是另一个：损失很高，或 mAP 为 0 而没有曲线能解释。</translation>
        </message>
        <message>
            <source>Write the records again with the label map that the training uses.</source>
            <translation>用训练所用的标签映射重新写入记录。</translation>
        </message>
        <message>
            <source>Two spellings of one class</source>
            <translation>同一类别有两种写法</translation>
        </message>
        <message>
            <source>They are two classes to the trainer: each has fewer examples and contradicts the other.</source>
            <translation>对训练器而言它们是两个类别：各自的样本更少，且相互矛盾。</translation>
        </message>
        <message>
            <source>Give both the same name.</source>
            <translation>给两者相同的名称。</translation>
        </message>
        <message>
            <source>Label map does not start at 1</source>
            <translation>标签映射不从 1 开始</translation>
        </message>
        <message>
            <source>0 is the background; a first id above 1 leaves outputs that never get an example.</source>
            <translation>0 是背景；首个 ID 大于 1 会留下永远得不到样本的输出。</translation>
        </message>
        <message>
            <source>Number the items of the label map from 1 without gaps.</source>
            <translation>将标签映射的各项从 1 开始连续编号。</translation>
        </message>
        <message>
            <source>num_classes is not the size of the label map</source>
            <translation>num_classes 与标签映射的大小不符</translation>
        </message>
        <message>
            <source>Too few: classes are lost. Too many: outputs that never get an example; a checkpoint does not fit.</source>
            <translation>过少：类别丢失。过多：有些输出永远得不到样本；检查点不匹配。</translation>
        </message>
        <message>
            <source>Set num_classes to the number of items.</source>
            <translation>将 num_classes 设为项数。</translation>
        </message>
        <message>
            <source>Class of the label map without a box</source>
            <translation>标签映射中没有框的类别</translation>
        </message>
        <message>
            <source>It is never learned, and its average precision pulls no mean down: evaluators leave it out.</source>
            <translation>它从未被学习，其平均精度也不会拉低均值：评估程序会将其略去。</translation>
        </message>
        <message>
            <source>Remove it, or look whether its records were left behind.</source>
            <translation>移除该类别，或检查是否遗漏了其记录。</translation>
        </message>
        <message>
            <source>Box without a class</source>
            <translation>没有类别的框</translation>
        </message>
        <message>
            <source>The trainer drops it or takes it for background.</source>
            <translation>训练器会将其丢弃或当作背景。</translation>
        </message>
        <message>
            <source>Name it or drop it.</source>
            <translation>为其指定类别或丢弃。</translation>
        </message>
        <message>
            <source>Split without a single box</source>
            <translation>没有任何框的划分</translation>
        </message>
        <message>
            <source>Training learns nothing from it; evaluation reports -1 or 0 whatever the model can do.</source>
            <translation>训练从中学不到任何东西；无论模型能力如何，评估都报告 -1 或 0。</translation>
        </message>
        <message>
            <source>Look whether the annotations of this split were found.</source>
            <translation>检查是否找到了该划分的标注。</translation>
        </message>
        <message>
            <source>Classes of very different frequency</source>
            <translation>各类别的频率相差很大</translation>
        </message>
        <message>
            <source>Detectors tolerate a lot of it, but the rare classes are learned last and worst.</source>
            <translation>检测器对此有较强的容忍度，但稀有类别学得最晚、也最差。</translation>
        </message>
        <message>
            <source>Collect more of the rare ones, sample them more often, or use a focal loss; judge by the average precision of each class.</source>
            <translation>收集更多稀有类别的样本、提高其采样频率，或使用 focal loss；按各类别的平均精度判断。</translation>
        </message>
        <message>
            <source>Class with few boxes</source>
            <translation>框很少的类别</translation>
        </message>
        <message>
            <source>Too few examples to learn from, and its average precision jumps with every one of them.</source>
            <translation>样本太少，难以学习，且其平均精度随每个样本大幅跳动。</translation>
        </message>
        <message>
            <source>Collect more, merge it with a related class or drop it.</source>
            <translation>收集更多样本，与相近类别合并，或将其丢弃。</translation>
        </message>
        <message>
            <source>Class that only other splits have</source>
            <translation>仅其他划分中有的类别</translation>
        </message>
        <message>
            <source>It is asked for in the evaluation and was never taught: an average precision of 0.</source>
            <translation>评估中会考查它，却从未教过：平均精度为 0。</translation>
        </message>
        <message>
            <source>Split again, class by class.</source>
            <translation>按类别逐一重新划分。</translation>
        </message>
        <message>
            <source>Class that the validation lacks</source>
            <translation>验证中没有的类别</translation>
        </message>
        <message>
            <source>Whether it was learned is never measured.</source>
            <translation>是否学会了它从未被测量。</translation>
        </message>
        <message>
            <source>Move some of its pictures to the validation split.</source>
            <translation>将其部分图像移到验证划分。</translation>
        </message>
        <message>
            <source>Pictures without boxes</source>
            <translation>没有框的图像</translation>
        </message>
        <message>
            <source>Good as examples of background if they are meant; if their annotations are missing, objects in them are learned as background.</source>
            <translation>若是有意为之，可作为良好的背景样本；若缺失标注，其中的对象会被当作背景学习。</translation>
        </message>
        <message>
            <source>Look at some of them.</source>
            <translation>查看其中一些。</translation>
        </message>
        <message>
            <source>More boxes than the trainer takes</source>
            <translation>框数超过训练器的上限</translation>
        </message>
        <message>
            <source>What is over max_number_of_boxes is dropped without a word; the objects are then learned as background.</source>
            <translation>超出 max_number_of_boxes 的框会被悄悄丢弃；这些对象随后被当作背景学习。</translation>
        </message>
        <message>
            <source>Raise max_number_of_boxes, at the price of memory.</source>
            <translation>增大 max_number_of_boxes，代价是占用更多内存。</translation>
        </message>
        <message>
            <source>Many objects are tiny after resizing</source>
            <translation>许多对象在缩放后极小</translation>
        </message>
        <message>
            <source>Below 8 pixels little is left of an object on the feature maps.</source>
            <translation>小于 8 像素时，对象在特征图上所剩无几。</translation>
        </message>
        <message>
            <source>Train on larger pictures or on tiles; a feature map of stride 4 helps too.</source>
            <translation>在更大的图像或图块上训练；步幅为 4 的特征图也有帮助。</translation>
        </message>
        <message>
            <source>Anchors do not fit the boxes</source>
            <translation>锚框与框不匹配</translation>
        </message>
        <message>
            <source>A box that no anchor overlaps by half is matched by force or not at all, and is learned late.</source>
            <translation>没有锚框与之重叠达一半的框，只能被强制匹配或完全不匹配，因而学得晚。</translation>
        </message>
        <message>
            <source>Set scales and aspect ratios to what fits the boxes; the suggested sizes do.</source>
            <translation>将尺度和宽高比设为与框相符的值；建议的尺寸即符合。</translation>
        </message>
        <message>
            <source>Box with a short side below 8 pixels after resizing</source>
            <translation>缩放后短边小于 8 像素的框</translation>
        </message>
        <message>
            <source>Hard to see for the network; one of them does no harm.</source>
            <translation>网络难以看清；单独一个并无害处。</translation>
        </message>
        <message>
            <source>See the share of them.</source>
            <translation>请看其所占比例。</translation>
        </message>
        <message>
            <source>Box that no anchor fits</source>
            <translation>没有锚框匹配的框</translation>
        </message>
        <message>
            <source>Its shape or size is unlike that of any anchor.</source>
            <translation>其形状或尺寸与任何锚框都不相似。</translation>
        </message>
        <message>
            <source>The same picture in two splits</source>
            <translation>同一图像出现在两个划分中</translation>
        </message>
        <message>
            <source>The validation asks for what was learned by heart: its numbers are better than the model.</source>
            <translation>验证考查的是死记的内容：其数值比模型实际表现更好。</translation>
        </message>
        <message>
            <source>Drop it from one split, and split by scene or video instead of by picture.</source>
            <translation>从其中一个划分中丢弃，并按场景或视频而不是按图像划分。</translation>
        </message>
        <message>
            <source>Nearly the same picture in two splits</source>
            <translation>几乎相同的图像出现在两个划分中</translation>
        </message>
        <message>
            <source>Neighbouring frames of a video or a picture saved twice: the validation asks for what was learned by heart.</source>
            <translation>视频的相邻帧或保存了两次的图像：验证考查的是死记的内容。</translation>
        </message>
        <message>
            <source>Split by scene or video.</source>
            <translation>按场景或视频划分。</translation>
        </message>
        <message>
            <source>Equal pictures with different boxes</source>
            <translation>相同图像的框不同</translation>
        </message>
        <message>
            <source>One of the two contradicts the other: what is an object here is background there.</source>
            <translation>两者相互矛盾：在这里是对象，在那里却是背景。</translation>
        </message>
        <message>
            <source>Keep the better annotation.</source>
            <translation>保留较好的标注。</translation>
        </message>
        <message>
            <source>The same picture twice in one split</source>
            <translation>同一图像在一个划分中出现两次</translation>
        </message>
        <message>
            <source>It counts twice; hardly a harm unless there are many of it.</source>
            <translation>它被计算两次；除非数量很多，否则几乎无害。</translation>
        </message>
        <message>
            <source>Drop all but one.</source>
            <translation>只保留一个，丢弃其余。</translation>
        </message>
        <message>
            <source>Nearly the same picture in one split</source>
            <translation>同一划分内有几乎相同的图像</translation>
        </message>
        <message>
            <source>Less variety than the number of pictures promises.</source>
            <translation>多样性低于图像数量所示。</translation>
        </message>
        <message>
            <source>Thin out series and videos.</source>
            <translation>对连拍和视频抽稀。</translation>
        </message>
        <message>
            <source>Two pictures with one id or name</source>
            <translation>两张图像的 ID 或名称相同</translation>
        </message>
        <message>
            <source>Boxes of one may be drawn on the other, and evaluators overwrite one with the other.</source>
            <translation>其中一张的框可能画到另一张上，评估程序会用一张覆盖另一张。</translation>
        </message>
        <message>
            <source>Give each its own.</source>
            <translation>为每张图像分配各自的 ID 或名称。</translation>
        </message>
        <message>
            <source>Picture is missing</source>
            <translation>图像缺失</translation>
        </message>
        <message>
            <source>The trainer stops when it comes to it, or goes on with boxes on nothing.</source>
            <translation>训练程序读到它时会停止，或带着没有图像的框继续。</translation>
        </message>
        <message>
            <source>Restore it or drop its annotation.</source>
            <translation>恢复该图像，或删除其标注。</translation>
        </message>
        <message>
            <source>Picture cannot be decoded</source>
            <translation>图像无法解码</translation>
        </message>
        <message>
            <source>The trainer stops when it comes to it, often hours into the run.</source>
            <translation>训练程序读到它时会停止，往往已运行数小时。</translation>
        </message>
        <message>
            <source>Drop it or fetch it again.</source>
            <translation>删除或重新获取。</translation>
        </message>
        <message>
            <source>Picture ends early</source>
            <translation>图像提前结束</translation>
        </message>
        <message>
            <source>TensorFlow stops at it; other decoders fill the rest with grey, boxes included.</source>
            <translation>TensorFlow 会在此停止；其他解码器用灰色填满其余部分，包括其中的框。</translation>
        </message>
        <message>
            <source>Fetch it again or drop it.</source>
            <translation>重新获取或删除。</translation>
        </message>
        <message>
            <source>Picture of more bytes than are read</source>
            <translation>图像字节数超过读取上限</translation>
        </message>
        <message>
            <source>It costs memory in every worker that decodes it.</source>
            <translation>每个解码它的 worker 都要占用内存。</translation>
        </message>
        <message>
            <source>Encode it again, smaller.</source>
            <translation>重新编码为更小的文件。</translation>
        </message>
        <message>
            <source>Picture outside the dataset's folder</source>
            <translation>图像位于数据集文件夹之外</translation>
        </message>
        <message>
            <source>It was not opened: what a file names is not opened without your word. Nothing is known of it.</source>
            <translation>未打开：文件中指向的内容未经您允许不会打开。对其一无所知。</translation>
        </message>
        <message>
            <source>Allow pictures outside the folder, or copy them into it.</source>
            <translation>允许文件夹之外的图像，或将其复制进来。</translation>
        </message>
        <message>
            <source>Record with a wrong checksum</source>
            <translation>记录的校验和错误</translation>
        </message>
        <message>
            <source>TensorFlow stops at it with DataLossError.</source>
            <translation>TensorFlow 会在此以 DataLossError 停止。</translation>
        </message>
        <message>
            <source>Write the file again; look at the disk or the transfer that damaged it.</source>
            <translation>重新写入文件；检查损坏它的磁盘或传输过程。</translation>
        </message>
        <message>
            <source>Record is a SequenceExample</source>
            <translation>记录是 SequenceExample</translation>
        </message>
        <message>
            <source>A reader of single pictures sees an empty record.</source>
            <translation>读取单张图像的程序看到的是空记录。</translation>
        </message>
        <message>
            <source>Write one tf.Example for each frame, or read it as a sequence.</source>
            <translation>为每帧写一个 tf.Example，或按序列读取。</translation>
        </message>
        <message>
            <source>Picture of 16 bits a channel</source>
            <translation>每通道 16 位的图像</translation>
        </message>
        <message>
            <source>Decoded to 8 bits it may be nearly black; decoded to 16 it is 256 times too bright.</source>
            <translation>按 8 位解码可能几乎全黑；按 16 位解码则亮 256 倍。</translation>
        </message>
        <message>
            <source>Convert to 8 bits with the range that holds the content.</source>
            <translation>用包含内容的取值范围转换为 8 位。</translation>
        </message>
        <message>
            <source>Picture in print colours (CMYK)</source>
            <translation>印刷色彩（CMYK）图像</translation>
        </message>
        <message>
            <source>Decoders disagree about it: inverted colours, or an error.</source>
            <translation>各解码器处理不一：颜色反转，或报错。</translation>
        </message>
        <message>
            <source>Convert to RGB.</source>
            <translation>转换为 RGB。</translation>
        </message>
        <message>
            <source>Picture to be turned by its EXIF orientation</source>
            <translation>需按 EXIF 方向旋转的图像</translation>
        </message>
        <message>
            <source>Viewers turn it, TensorFlow does not: boxes drawn in a viewer lie elsewhere in the training.</source>
            <translation>看图软件会旋转它，TensorFlow 不会：在看图软件中画的框在训练时位置不同。</translation>
        </message>
        <message>
            <source>Store it upright, and check the boxes.</source>
            <translation>转正后保存，并检查框。</translation>
        </message>
        <message>
            <source>Animated picture</source>
            <translation>动画图像</translation>
        </message>
        <message>
            <source>Decoding gives four dimensions instead of three; the trainer stops.</source>
            <translation>解码得到四维而非三维；训练程序停止。</translation>
        </message>
        <message>
            <source>Keep one frame.</source>
            <translation>保留一帧。</translation>
        </message>
        <message>
            <source>Picture is of another format than stated</source>
            <translation>图像格式与声明不符</translation>
        </message>
        <message>
            <source>A decoder for one format only refuses it.</source>
            <translation>只支持一种格式的解码器会拒绝它。</translation>
        </message>
        <message>
            <source>State the right format or name.</source>
            <translation>声明正确的格式或名称。</translation>
        </message>
        <message>
            <source>Picture is not the one that was recorded</source>
            <translation>图像并非当初记录的那张</translation>
        </message>
        <message>
            <source>Its bytes changed after the record was written: perhaps damage, perhaps another picture.</source>
            <translation>写入记录后其字节发生变化：可能已损坏，也可能是另一张图像。</translation>
        </message>
        <message>
            <source>Write the record again.</source>
            <translation>重新写入记录。</translation>
        </message>
        <message>
            <source>Picture of one colour</source>
            <translation>单色图像</translation>
        </message>
        <message>
            <source>A failed download or camera. Boxes in it teach nonsense.</source>
            <translation>下载失败或相机故障。其中的框只会教错。</translation>
        </message>
        <message>
            <source>Drop it.</source>
            <translation>删除。</translation>
        </message>
        <message>
            <source>Picture with transparency</source>
            <translation>带透明度的图像</translation>
        </message>
        <message>
            <source>Four channels where three are expected, or hidden colours that come to light when alpha is dropped.</source>
            <translation>应为三通道却有四通道，或去掉 alpha 后显露隐藏的颜色。</translation>
        </message>
        <message>
            <source>Flatten it onto a background.</source>
            <translation>合并到背景上。</translation>
        </message>
        <message>
            <source>Grey picture among colour ones</source>
            <translation>彩色图像中的灰度图像</translation>
        </message>
        <message>
            <source>One channel where three are expected stops a trainer that does not convert it.</source>
            <translation>应为三通道却只有一通道，不做转换的训练程序会停止。</translation>
        </message>
        <message>
            <source>Convert it, or make sure that the decoder is told to give three channels.</source>
            <translation>进行转换，或确保要求解码器输出三个通道。</translation>
        </message>
        <message>
            <source>Grey picture stored in colour</source>
            <translation>以彩色存储的灰度图像</translation>
        </message>
        <message>
            <source>Nothing wrong with it; but many of them in one class let the network learn the missing colour.</source>
            <translation>本身没有问题；但若某一类别中有很多，网络会学到颜色缺失这一特征。</translation>
        </message>
        <message>
            <source>See whether one class has most of them.</source>
            <translation>查看是否某一类别占多数。</translation>
        </message>
        <message>
            <source>Picture much larger or smaller than the others</source>
            <translation>图像远大于或小于其他图像</translation>
        </message>
        <message>
            <source>After resizing its objects have another size than all others; a large one costs time and memory to decode.</source>
            <translation>缩放后其目标大小与其他图像不同；大图解码耗费时间和内存。</translation>
        </message>
        <message>
            <source>Look whether it belongs here.</source>
            <translation>查看它是否属于这里。</translation>
        </message>
        <message>
            <source>train records</source>
            <translation>训练记录</translation>
        </message>
        <message>
            <source>eval records</source>
            <translation>评估记录</translation>
        </message>
        <message>
            <source>label map</source>
            <translation>标签映射</translation>
        </message>
        <message>
            <source>train pictures</source>
            <translation>训练图像</translation>
        </message>
        <message>
            <source>val pictures</source>
            <translation>验证图像</translation>
        </message>
        <message>
            <source>test pictures</source>
            <translation>测试图像</translation>
        </message>
    </context>
    <context>
        <name>DatasetFacts</name>
        <message numerus="yes">
            <source>%n picture(s)</source>
            <translation>
                <numerusform>%n 张图像</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n 个框</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n class(es)</source>
            <translation>
                <numerusform>%n 个类别</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 and %2 more</source>
            <translation>%1 及另外 %2 个</translation>
        </message>
        <message>
            <source>The configuration names files that are not on this machine: %1. Say where they are here.</source>
            <translation>配置中引用的文件不在本机上：%1。请指明它们在本机的位置。</translation>
        </message>
        <message numerus="yes">
            <source>%n picture(s) that annotations name are not there. If they moved, say where they are.</source>
            <translation>
                <numerusform>标注引用的 %n 张图像不存在。若已移动，请指明其位置。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n picture(s) lie outside the folder of the dataset and were not opened.</source>
            <translation>
                <numerusform>%n 张图像位于数据集文件夹之外，未打开。</numerusform>
            </translation>
        </message>
        <message>
            <source>pictures from %1 beside it</source>
            <translation>图像来自旁边的 %1</translation>
        </message>
    </context>
    <context>
        <name>DatasetTables</name>
        <message>
            <source>Pictures</source>
            <translation>图像</translation>
        </message>
        <message>
            <source>Without boxes</source>
            <translation>无框</translation>
        </message>
        <message>
            <source>Boxes</source>
            <translation>框</translation>
        </message>
        <message>
            <source>Boxes per picture, mean</source>
            <translation>每张图像的框数，平均</translation>
        </message>
        <message>
            <source>Boxes per picture, most</source>
            <translation>每张图像的框数，最多</translation>
        </message>
        <message>
            <source>Picture width, mean</source>
            <translation>图像宽度，平均</translation>
        </message>
        <message>
            <source>Picture height, mean</source>
            <translation>图像高度，平均</translation>
        </message>
        <message>
            <source>Box side, median</source>
            <translation>框边长，中位数</translation>
        </message>
        <message>
            <source>Small boxes (below 32² px)</source>
            <translation>小框（小于 32² px）</translation>
        </message>
        <message>
            <source>Large boxes (from 96² px)</source>
            <translation>大框（不小于 96² px）</translation>
        </message>
        <message>
            <source>Boxes without a usable size</source>
            <translation>没有可用大小的框</translation>
        </message>
        <message>
            <source>Bytes of a picture, mean</source>
            <translation>每张图像的字节数，平均</translation>
        </message>
        <message>
            <source>Bytes of a record, mean</source>
            <translation>每条记录的字节数，平均</translation>
        </message>
        <message>
            <source>Bytes of all pictures</source>
            <translation>全部图像的字节数</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>占比</translation>
        </message>
        <message>
            <source>in %1</source>
            <translation>%1 中</translation>
        </message>
        <message>
            <source>Id</source>
            <translation>ID</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>划分</translation>
        </message>
        <message>
            <source>all</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>大小</translation>
        </message>
    </context>
    <context>
        <name>DatasetText</name>
        <message>
            <source>missing</source>
            <translation>缺失</translation>
        </message>
        <message>
            <source>unreadable</source>
            <translation>无法读取</translation>
        </message>
        <message>
            <source>cut off</source>
            <translation>不完整</translation>
        </message>
        <message>
            <source>CMYK</source>
            <translation>CMYK</translation>
        </message>
        <message>
            <source>16 bit</source>
            <translation>16 位</translation>
        </message>
        <message>
            <source>grey</source>
            <translation>灰度</translation>
        </message>
        <message>
            <source>with transparency</source>
            <translation>带透明度</translation>
        </message>
        <message>
            <source>animated</source>
            <translation>动画</translation>
        </message>
        <message>
            <source>too large to read</source>
            <translation>过大，无法读取</translation>
        </message>
        <message>
            <source>outside the dataset's folder</source>
            <translation>位于数据集文件夹之外</translation>
        </message>
        <message>
            <source>annotation damaged</source>
            <translation>标注已损坏</translation>
        </message>
        <message>
            <source>lists of unequal length</source>
            <translation>列表长度不一致</translation>
        </message>
        <message>
            <source>no annotation</source>
            <translation>没有标注</translation>
        </message>
        <message>
            <source>not the format it says</source>
            <translation>与声明的格式不符</translation>
        </message>
        <message>
            <source>not the bytes its hash was made of</source>
            <translation>字节与计算哈希时不同</translation>
        </message>
        <message>
            <source>record damaged</source>
            <translation>记录已损坏</translation>
        </message>
        <message>
            <source>SequenceExample, not read</source>
            <translation>SequenceExample，未读取</translation>
        </message>
        <message>
            <source>its id is used twice</source>
            <translation>ID 重复使用</translation>
        </message>
        <message>
            <source>crowd</source>
            <translation>人群</translation>
        </message>
        <message>
            <source>difficult</source>
            <translation>困难</translation>
        </message>
        <message>
            <source>truncated</source>
            <translation>截断</translation>
        </message>
        <message>
            <source>occluded</source>
            <translation>遮挡</translation>
        </message>
        <message>
            <source>group</source>
            <translation>群组</translation>
        </message>
        <message>
            <source>mask</source>
            <translation>掩码</translation>
        </message>
        <message>
            <source>number unreadable</source>
            <translation>数字无法读取</translation>
        </message>
        <message>
            <source>hull of the outline</source>
            <translation>轮廓的外接框</translation>
        </message>
        <message>
            <source>in pixels</source>
            <translation>以像素为单位</translation>
        </message>
        <message>
            <source>no class</source>
            <translation>无类别</translation>
        </message>
        <message>
            <source>CSV of boxes</source>
            <translation>框的 CSV</translation>
        </message>
        <message>
            <source>Folder of pictures</source>
            <translation>图像文件夹</translation>
        </message>
        <message>
            <source>all</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>split %1</source>
            <translation>划分 %1</translation>
        </message>
        <message>
            <source>unlabelled</source>
            <translation>未标注</translation>
        </message>
        <message>
            <source>id %1</source>
            <translation>ID %1</translation>
        </message>
        <message>
            <source>turned by EXIF</source>
            <translation>按 EXIF 旋转</translation>
        </message>
        <message>
            <source>size unknown</source>
            <translation>大小未知</translation>
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
        <message>
            <source>You set this clock.</source>
            <translation>此时钟由您设置。</translation>
        </message>
        <message>
            <source>Local times of zone %1: so %2 steps meet those of the event files.</source>
            <translation>时区 %1 的本地时间：这样有 %2 步与事件文件中的步吻合。</translation>
        </message>
        <message>
            <source>Local times of zone %1, and of %2 after clocks were changed: so %3 steps meet those of the event files.</source>
            <translation>时区 %1 的本地时间，时钟调整后为时区 %2：这样有 %3 步与事件文件中的步吻合。</translation>
        </message>
        <message>
            <source>Its times are absolute.</source>
            <translation>时间是绝对时间。</translation>
        </message>
        <message>
            <source>Its times are absolute, yet %2 steps come %1 later than in the event files. Nothing was moved.</source>
            <translation>时间是绝对时间，但有 %2 步比事件文件中晚 %1。未作任何移动。</translation>
        </message>
        <message>
            <source>Its times are absolute, yet %2 steps come %1 earlier than in the event files. Nothing was moved.</source>
            <translation>时间是绝对时间，但有 %2 步比事件文件中早 %1。未作任何移动。</translation>
        </message>
        <message>
            <source>Local times; nothing tells their zone. They are read as UTC.</source>
            <translation>本地时间；没有任何信息说明其时区。按 UTC 读取。</translation>
        </message>
        <message>
            <source>No time zone explains these times: the clock was wrong. Moved by %1, so that %2 steps meet those of the event files.</source>
            <translation>没有时区能解释这些时间：时钟不准。已移动 %1，使 %2 步与事件文件中的步吻合。</translation>
        </message>
        <message>
            <source>Local times; taken for zone %1, that of %2.</source>
            <translation>本地时间；假定时区为 %1，即 %2 的时区。</translation>
        </message>
        <message>
            <source>Local times of zone %1: so it begins and ends with the run.</source>
            <translation>时区 %1 的本地时间：这样其起止与运行一致。</translation>
        </message>
        <message>
            <source>Local times of zone %1: so the GPU is busy while the run logs.</source>
            <translation>时区 %1 的本地时间：这样在运行记录期间 GPU 处于忙碌状态。</translation>
        </message>
        <message>
            <source>Its times count from an unknown moment: moved so that %1 steps meet those of the event files.</source>
            <translation>时间从未知时刻起算：已移动，使 %1 步与事件文件中的步吻合。</translation>
        </message>
        <message>
            <source>Its times count from an unknown moment, and nothing tells which.</source>
            <translation>时间从未知时刻起算，且没有任何信息说明是哪一刻。</translation>
        </message>
        <message>
            <source>Its times count from an unknown moment: put at the begin of the run, which is an assumption.</source>
            <translation>时间从未知时刻起算：已置于运行开始处，这是一种假定。</translation>
        </message>
        <message>
            <source>Its times count from an unknown moment: put so that it ends with the run, which is an assumption.</source>
            <translation>时间从未知时刻起算：已放置为与运行同时结束，这是一种假定。</translation>
        </message>
        <message>
            <source>It holds no times, and nothing else tells when it was.</source>
            <translation>不含时间，也没有其他信息说明发生在何时。</translation>
        </message>
        <message>
            <source>It holds no times: its samples were spread over the %1 of the run, which is an assumption.</source>
            <translation>不含时间：其采样已分布到运行的 %1 内，这是一种假定。</translation>
        </message>
        <message>
            <source>Its times count from an unknown moment: moved so that %1 lines meet the same ones of another log.</source>
            <translation>时间从未知时刻起算：已移动，使 %1 行与另一份日志中的相同行吻合。</translation>
        </message>
        <message>
            <source>tensorflow-gpu %1 is an empty package that installs nothing</source>
            <translation>tensorflow-gpu %1 是空包，不会安装任何内容</translation>
        </message>
        <message>
            <source>Since 2.1 the package tensorflow holds the GPU code; tensorflow-gpu ended with 2.11</source>
            <translation>自 2.1 起，tensorflow 包已含 GPU 代码；tensorflow-gpu 止于 2.11</translation>
        </message>
        <message>
            <source>%1 %2 and Python %3 fit</source>
            <translation>%1 %2 与 Python %3 相容</translation>
        </message>
        <message>
            <source>%1 %2 has no release for Python %3</source>
            <translation>%1 %2 没有适用于 Python %3 的发行版</translation>
        </message>
        <message>
            <source>%1 %2 is released for Python %3 to %4</source>
            <translation>%1 %2 发行版支持 Python %3 至 %4</translation>
        </message>
        <message>
            <source>TensorFlow %1 and CUDA %2 fit</source>
            <translation>TensorFlow %1 与 CUDA %2 相容</translation>
        </message>
        <message>
            <source>CUDA %2 is older than the one TensorFlow %1 is built with; single functions may be missing</source>
            <translation>CUDA %2 低于构建 TensorFlow %1 所用的版本；可能缺少个别函数</translation>
        </message>
        <message>
            <source>TensorFlow %1 cannot use CUDA %2: it trains on the CPU, or does not start</source>
            <translation>TensorFlow %1 无法使用 CUDA %2：会在 CPU 上训练，或无法启动</translation>
        </message>
        <message>
            <source>TensorFlow %1 is built with CUDA %2</source>
            <translation>TensorFlow %1 使用 CUDA %2 构建</translation>
        </message>
        <message>
            <source>TensorFlow %1 and cuDNN %2 fit</source>
            <translation>TensorFlow %1 与 cuDNN %2 相容</translation>
        </message>
        <message>
            <source>TensorFlow %1 cannot use cuDNN %2</source>
            <translation>TensorFlow %1 无法使用 cuDNN %2</translation>
        </message>
        <message>
            <source>TensorFlow %1 is built with cuDNN %2 and needs the same major version, no older</source>
            <translation>TensorFlow %1 使用 cuDNN %2 构建，需要同一主版本且不得更旧</translation>
        </message>
        <message>
            <source>PyTorch %1 is the build without CUDA: it does not use the %2</source>
            <translation>PyTorch %1 是不含 CUDA 的构建版本：不会使用 %2</translation>
        </message>
        <message>
            <source>The tag +cpu stands for a build without CUDA</source>
            <translation>标记 +cpu 表示不含 CUDA 的构建版本</translation>
        </message>
        <message>
            <source>PyTorch %1 and torchvision %2 fit</source>
            <translation>PyTorch %1 与 torchvision %2 相容</translation>
        </message>
        <message>
            <source>torchvision %2 is not for PyTorch %1: its operators such as nms will be missing</source>
            <translation>torchvision %2 不适用于 PyTorch %1：将缺少 nms 等算子</translation>
        </message>
        <message>
            <source>PyTorch %1 goes with torchvision %2</source>
            <translation>PyTorch %1 对应 torchvision %2</translation>
        </message>
        <message>
            <source>PyTorch %1 is a build for CUDA %2</source>
            <translation>PyTorch %1 是适用于 CUDA %2 的构建版本</translation>
        </message>
        <message>
            <source>PyTorch %1 is a build for CUDA %2, which the project does not list</source>
            <translation>PyTorch %1 是适用于 CUDA %2 的构建版本，但该项目并未列出</translation>
        </message>
        <message>
            <source>PyTorch %1 is built for CUDA %2</source>
            <translation>PyTorch %1 为 CUDA %2 构建</translation>
        </message>
        <message>
            <source>cuDNN %1 fits the %2 that the program was built with</source>
            <translation>cuDNN %1 与构建程序所用的 %2 相容</translation>
        </message>
        <message>
            <source>cuDNN %1 was loaded, but the program was built with %2</source>
            <translation>加载的是 cuDNN %1，但程序使用 %2 构建</translation>
        </message>
        <message>
            <source>cuDNN must have the same major version and an equal or higher minor version</source>
            <translation>cuDNN 的主版本必须相同，次版本必须相同或更高</translation>
        </message>
        <message>
            <source>The program did not find %1: it cannot use the GPU</source>
            <translation>程序未找到 %1：无法使用 GPU</translation>
        </message>
        <message>
            <source>The number in a library's name must be the one the program was built with</source>
            <translation>库名中的数字必须与构建程序所用的一致</translation>
        </message>
        <message>
            <source>The driver (%1) is new enough for %2</source>
            <translation>驱动（%1）的版本足以支持 %2</translation>
        </message>
        <message>
            <source>The driver (%1) is older than CUDA %3, which %2 uses: it runs, but cannot compile code for a newer GPU</source>
            <translation>驱动（%1）早于 %2 使用的 CUDA %3：可以运行，但无法为较新的 GPU 编译代码</translation>
        </message>
        <message>
            <source>The driver (%1) is too old for CUDA %3, which %2 uses</source>
            <translation>驱动（%1）过旧，不支持 %2 使用的 CUDA %3</translation>
        </message>
        <message>
            <source>CUDA %1 needs driver %2</source>
            <translation>CUDA %1 需要驱动 %2</translation>
        </message>
        <message>
            <source>CUDA %1 came with driver %2 and runs in part from %3 on</source>
            <translation>CUDA %1 随驱动 %2 发布，从 %3 起可部分运行</translation>
        </message>
        <message>
            <source>%1 (compute capability %2) fits CUDA %4, which %3 uses</source>
            <translation>%1（计算能力 %2）与 %3 使用的 CUDA %4 相容</translation>
        </message>
        <message>
            <source>%1 (compute capability %2) is too old for CUDA %4, which %3 uses</source>
            <translation>%1（计算能力 %2）对 %3 使用的 CUDA %4 而言过旧</translation>
        </message>
        <message>
            <source>%1 (compute capability %2) is newer than CUDA %4, which %3 uses: it runs code made for its predecessor</source>
            <translation>%1（计算能力 %2）比 %3 使用的 CUDA %4 更新：运行的是为其前代生成的代码</translation>
        </message>
        <message>
            <source>%1 (compute capability %2) is too new for CUDA %4, which %3 uses: long waits at the start, or no kernel image</source>
            <translation>%1（计算能力 %2）对 %3 使用的 CUDA %4 而言过新：启动时长时间等待，或没有内核映像（no kernel image）</translation>
        </message>
        <message>
            <source>Compute capability %1 is supported from CUDA %2 on</source>
            <translation>计算能力 %1 自 CUDA %2 起受支持</translation>
        </message>
        <message>
            <source>Compute capability %1 is supported by CUDA %2 to %3</source>
            <translation>计算能力 %1 受 CUDA %2 至 %3 支持</translation>
        </message>
        <message>
            <source>This PyTorch holds no code for a device of compute capability %1</source>
            <translation>此 PyTorch 不含适用于计算能力 %1 的设备的代码</translation>
        </message>
        <message>
            <source>It holds code for %1</source>
            <translation>含有适用于 %1 的代码</translation>
        </message>
        <message>
            <source>%1 %2: %3</source>
            <translation>%1 %2：%3</translation>
        </message>
        <message>
            <source>%1 %2 with %4: %3</source>
            <translation>%1 %2 与 %4：%3</translation>
        </message>
        <message>
            <source>It concerns %1 %2</source>
            <translation>涉及 %1 %2</translation>
        </message>
        <message>
            <source>%1 %2 ran, but %4 names %3: it is not the environment of this run</source>
            <translation>实际运行的是 %1 %2，但 %4 写的是 %3：它不是此次运行的环境</translation>
        </message>
        <message>
            <source>What the running program says counts</source>
            <translation>以运行中的程序所报告的为准</translation>
        </message>
        <message>
            <source>Main memory ran out: %1 were asked for while the GPU had %2 free</source>
            <translation>内存耗尽：申请 %1，而此时 GPU 有 %2 空闲</translation>
        </message>
        <message>
            <source>GPU memory ran out: %1 were asked for, %2 of %3 were free</source>
            <translation>显存耗尽：申请 %1，%3 中空闲 %2</translation>
        </message>
        <message>
            <source>GPU memory ran out: %1 of %2 were free</source>
            <translation>显存耗尽：%2 中空闲 %1</translation>
        </message>
        <message>
            <source>GPU memory ran out</source>
            <translation>显存耗尽</translation>
        </message>
        <message>
            <source>The training was stopped by hand</source>
            <translation>训练被手动停止</translation>
        </message>
        <message>
            <source>The training was stopped by hand while it was in %1</source>
            <translation>训练在 %1 中时被手动停止</translation>
        </message>
        <message>
            <source>%1 ended the run: %2</source>
            <translation>%1 使运行终止：%2</translation>
        </message>
        <message>
            <source>The run ended because the Python module %1 is missing</source>
            <translation>运行终止，因为缺少 Python 模块 %1</translation>
        </message>
        <message>
            <source>The run ended with exit code %1, and the log does not say why</source>
            <translation>运行以退出码 %1 结束，日志未说明原因</translation>
        </message>
        <message>
            <source>The GPUs waited %1 for a rank that did not come to %2</source>
            <translation>GPU 等待了 %1，有一个 rank 未到达 %2</translation>
        </message>
        <message>
            <source>The run was ended for lack of main memory: %1</source>
            <translation>运行因内存不足被终止：%1</translation>
        </message>
        <message>
            <source>The run ended at step %1 because a number is NaN or infinite</source>
            <translation>运行在第 %1 步终止，因为某个数值为 NaN 或无穷</translation>
        </message>
        <message>
            <source>The run ended here: %1</source>
            <translation>运行在此终止：%1</translation>
        </message>
        <message>
            <source>The first fatal line of the log</source>
            <translation>日志中的第一个致命行</translation>
        </message>
        <message>
            <source>The traceback; it was in %1, line %2</source>
            <translation>回溯信息；位于 %1 第 %2 行</translation>
        </message>
        <message>
            <source>Memory asked for</source>
            <translation>申请的内存</translation>
        </message>
        <message>
            <source>Memory that was free</source>
            <translation>当时空闲的内存</translation>
        </message>
        <message>
            <source>Memory in all</source>
            <translation>内存总量</translation>
        </message>
        <message>
            <source>Memory held by the framework and not in use</source>
            <translation>框架持有但未使用的内存</translation>
        </message>
        <message>
            <source>Last step in the log</source>
            <translation>日志中的最后一步</translation>
        </message>
        <message>
            <source>Exit code</source>
            <translation>退出码</translation>
        </message>
        <message>
            <source>The next run gets past this point.</source>
            <translation>下一次运行越过此处。</translation>
        </message>
        <message>
            <source>The card had room. The driver also needs main memory (on Windows, room in the paging file), and that had run out.</source>
            <translation>显卡还有空间。驱动也需要内存（在 Windows 上需要页面文件中的空间），而这部分已耗尽。</translation>
        </message>
        <message>
            <source>End the other processes on the GPU</source>
            <translation>结束 GPU 上的其他进程</translation>
        </message>
        <message>
            <source>Let the allocator join its free pieces</source>
            <translation>让分配器合并其空闲块</translation>
        </message>
        <message>
            <source>Install what provides the module %1</source>
            <translation>安装提供模块 %1 的包</translation>
        </message>
        <message>
            <source>Into the environment that runs the training. The package may have another name than the module.</source>
            <translation>安装到运行训练的环境中。包名可能与模块名不同。</translation>
        </message>
        <message>
            <source>Give the data workers more shared memory</source>
            <translation>给数据工作进程更多共享内存</translation>
        </message>
        <message>
            <source>Look at the logs of the other ranks</source>
            <translation>查看其他 rank 的日志</translation>
        </message>
        <message>
            <source>The rank that failed first, or fell silent, is the cause; these lines are its consequence.</source>
            <translation>最先失败或不再输出的 rank 是原因；这些行是其后果。</translation>
        </message>
        <message>
            <source>Read the lines around it.</source>
            <translation>阅读其前后的行。</translation>
        </message>
        <message>
            <source>There is no console output to look at.</source>
            <translation>没有可供查看的控制台输出。</translation>
        </message>
        <message>
            <source>Keep what the training prints, with its exit status, and open it together with the run.</source>
            <translation>保留训练的输出及其退出状态，并与运行一起打开。</translation>
        </message>
        <message>
            <source>The kernel killed %1 of the run's processes for want of main memory</source>
            <translation>内核因主内存不足杀死了该运行的 %1 个进程</translation>
        </message>
        <message>
            <source>The run was ended by signal %1, and its console does not say why</source>
            <translation>运行被信号 %1 终止，其控制台没有说明原因</translation>
        </message>
        <message>
            <source>The recorder had been told to end it: by hand, or by a scheduler.</source>
            <translation>录制程序曾被要求结束它：手动或由调度器。</translation>
        </message>
        <message>
            <source>Signal 9 cannot be caught: somebody, a scheduler, or the system for want of main memory outside its control group sent it.</source>
            <translation>信号 9 无法被捕获：由某人、调度器，或系统因控制组之外的主内存不足而发送。</translation>
        </message>
        <message>
            <source>What the recorder noted</source>
            <translation>录制程序的记录</translation>
        </message>
        <message>
            <source>Most memory that its processes held</source>
            <translation>其进程占用的最大内存</translation>
        </message>
        <message>
            <source>The corners are (%1, %2) and (%3, %4).</source>
            <translation>角点为 (%1, %2) 和 (%3, %4)。</translation>
        </message>
        <message>
            <source>The corners (%1, %2) and (%3, %4) lie far outside 0 to 1: these are pixels.</source>
            <translation>角点 (%1, %2) 和 (%3, %4) 远超出 0 到 1：这是像素值。</translation>
        </message>
        <message>
            <source>The corners (%1, %2) and (%3, %4) are pixels, and neither picture nor annotation tells the size.</source>
            <translation>角点 (%1, %2) 和 (%3, %4) 是像素值，而图像和标注都没有给出大小。</translation>
        </message>
        <message>
            <source>The box goes from (%1, %2) back to (%3, %4).</source>
            <translation>框从 (%1, %2) 反向到 (%3, %4)。</translation>
        </message>
        <message>
            <source>The box from (%1, %2) to (%3, %4) has no width or no height.</source>
            <translation>从 (%1, %2) 到 (%3, %4) 的框没有宽度或没有高度。</translation>
        </message>
        <message>
            <source>No part of the box from (%1, %2) to (%3, %4) lies in the picture.</source>
            <translation>从 (%1, %2) 到 (%3, %4) 的框没有任何部分在图像内。</translation>
        </message>
        <message>
            <source>The box from (%1, %2) to (%3, %4) reaches %5 of a side out of the picture.</source>
            <translation>从 (%1, %2) 到 (%3, %4) 的框超出图像，超出部分为边长的 %5。</translation>
        </message>
        <message>
            <source>%1 square pixels are left of it after resizing.</source>
            <translation>缩放后只剩 %1 平方像素。</translation>
        </message>
        <message>
            <source>Box %1 of the picture has the same corners and class.</source>
            <translation>该图像的框 %1 角点和类别相同。</translation>
        </message>
        <message>
            <source>Box %1 of the picture has the same corners, this one is called %2.</source>
            <translation>该图像的框 %1 角点相同，而此框的类别为 %2。</translation>
        </message>
        <message>
            <source>It covers %1 of the picture.</source>
            <translation>它覆盖图像的 %1。</translation>
        </message>
        <message>
            <source>No class is written for it.</source>
            <translation>没有为它写明类别。</translation>
        </message>
        <message>
            <source>Its short side is %1 pixels after resizing, below %2.</source>
            <translation>缩放后其短边为 %1 像素，低于 %2。</translation>
        </message>
        <message>
            <source>The best anchor overlaps it by %1, below %2.</source>
            <translation>最佳锚框与其重叠 %1，低于 %2。</translation>
        </message>
        <message>
            <source>"%1" is in the label map and on no picture.</source>
            <translation>“%1”在标签映射中，但没有出现在任何图像上。</translation>
        </message>
        <message>
            <source>"%1" has %2 times as many boxes as "%3".</source>
            <translation>“%1”的框数是“%3”的 %2 倍。</translation>
        </message>
        <message>
            <source>The smallest id of the label map is %1.</source>
            <translation>标签映射的最小 ID 为 %1。</translation>
        </message>
        <message>
            <source>%1 of the boxes have a short side below 8 pixels after resizing; %2 is a lot.</source>
            <translation>%1 的框在缩放后短边不足 8 像素；达到 %2 即为偏多。</translation>
        </message>
        <message>
            <source>The best anchor overlaps %1 of the boxes by less than half; %2 is a lot.</source>
            <translation>%1 的框与最佳锚框的重叠不足一半；达到 %2 即为偏多。</translation>
        </message>
        <message>
            <source>It has the same bytes as %1 of the split "%2".</source>
            <translation>其字节与划分“%2”中的 %1 相同。</translation>
        </message>
        <message>
            <source>It looks like %1 of the split "%2": %3 of 64 bits of their hashes differ.</source>
            <translation>与划分“%2”中的 %1 相似：两者哈希的 64 位中有 %3 位不同。</translation>
        </message>
        <message>
            <source>It has the same bytes as %1, but other boxes.</source>
            <translation>其字节与 %1 相同，但框不同。</translation>
        </message>
        <message>
            <source>It has the same bytes as %1.</source>
            <translation>其字节与 %1 相同。</translation>
        </message>
        <message>
            <source>It looks like %1: %2 of 64 bits of their hashes differ.</source>
            <translation>与 %1 相似：两者哈希的 64 位中有 %2 位不同。</translation>
        </message>
        <message>
            <source>The annotation says %1 x %2, the picture is %3 x %4.</source>
            <translation>标注为 %1 x %2，图像实际为 %3 x %4。</translation>
        </message>
        <message>
            <source>Of its %1 boxes the trainer takes %2.</source>
            <translation>其 %1 个框中，训练程序只取 %2 个。</translation>
        </message>
        <message>
            <source>Its EXIF orientation is %1; 1 is upright.</source>
            <translation>其 EXIF 方向为 %1；1 为正向。</translation>
        </message>
        <message>
            <source>Its grey levels differ by %1 (standard deviation).</source>
            <translation>其灰度值的差异为 %1（标准差）。</translation>
        </message>
        <message>
            <source>Its long side is %1 pixels; the median is %2.</source>
            <translation>其长边为 %1 像素；中位数为 %2。</translation>
        </message>
        <message>
            <source>There are more pictures: %1, there were %2.</source>
            <translation>图像增多：%1，原为 %2。</translation>
        </message>
        <message>
            <source>There are fewer pictures: %1, there were %2.</source>
            <translation>图像减少：%1，原为 %2。</translation>
        </message>
        <message>
            <source>There are more boxes: %1, there were %2.</source>
            <translation>框增多：%1，原为 %2。</translation>
        </message>
        <message>
            <source>There are fewer boxes: %1, there were %2.</source>
            <translation>框减少：%1，原为 %2。</translation>
        </message>
        <message>
            <source>Pictures have more boxes each: %1 on average, it was %2.</source>
            <translation>每张图像的框增多：平均 %1，原为 %2。</translation>
        </message>
        <message>
            <source>Pictures have fewer boxes each: %1 on average, it was %2.</source>
            <translation>每张图像的框减少：平均 %1，原为 %2。</translation>
        </message>
        <message>
            <source>The fullest hundredth of pictures has %1 boxes or more, it was %2: matching costs more memory.</source>
            <translation>框最多的百分之一图像有 %1 个或更多框，原为 %2：匹配会占用更多内存。</translation>
        </message>
        <message>
            <source>The fullest hundredth of pictures has %1 boxes or more, it was %2.</source>
            <translation>框最多的百分之一图像有 %1 个或更多框，原为 %2。</translation>
        </message>
        <message>
            <source>Encoded pictures grew to %1 on average, from %2.</source>
            <translation>编码后的图像变大：平均 %1，原为 %2。</translation>
        </message>
        <message>
            <source>Encoded pictures shrank to %1 on average, from %2.</source>
            <translation>编码后的图像变小：平均 %1，原为 %2。</translation>
        </message>
        <message>
            <source>Records grew to %1 on average, from %2.</source>
            <translation>记录变大：平均 %1，原为 %2。</translation>
        </message>
        <message>
            <source>Records shrank to %1 on average, from %2.</source>
            <translation>记录变小：平均 %1，原为 %2。</translation>
        </message>
        <message>
            <source>Objects are larger: the median box measures %1 pixels a side, it was %2.</source>
            <translation>目标变大：框边长的中位数为 %1 像素，原为 %2。</translation>
        </message>
        <message>
            <source>Objects are smaller: the median box measures %1 pixels a side, it was %2.</source>
            <translation>目标变小：框边长的中位数为 %1 像素，原为 %2。</translation>
        </message>
        <message>
            <source>More boxes are small (below 32 x 32 pixels): %1, it was %2.</source>
            <translation>小框（小于 32 x 32 像素）增多：%1，原为 %2。</translation>
        </message>
        <message>
            <source>Fewer boxes are small (below 32 x 32 pixels): %1, it was %2.</source>
            <translation>小框（小于 32 x 32 像素）减少：%1，原为 %2。</translation>
        </message>
        <message>
            <source>More pictures have no box: %1, it was %2.</source>
            <translation>没有框的图像增多：%1，原为 %2。</translation>
        </message>
        <message>
            <source>Fewer pictures have no box: %1, it was %2.</source>
            <translation>没有框的图像减少：%1，原为 %2。</translation>
        </message>
        <message>
            <source>More pictures are of the format %3: %1, it was %2.</source>
            <translation>格式为 %3 的图像增多：%1，原为 %2。</translation>
        </message>
        <message>
            <source>Fewer pictures are of the format %3: %1, it was %2.</source>
            <translation>格式为 %3 的图像减少：%1，原为 %2。</translation>
        </message>
        <message>
            <source>Pictures grew: the median is %1 x %2, it was %3 x %4.</source>
            <translation>图像变大：中位数为 %1 x %2，原为 %3 x %4。</translation>
        </message>
        <message>
            <source>Pictures shrank: the median is %1 x %2, it was %3 x %4.</source>
            <translation>图像变小：中位数为 %1 x %2，原为 %3 x %4。</translation>
        </message>
        <message>
            <source>"%1" now makes %2 of the boxes, it was %3.</source>
            <translation>“%1”现占框的 %2，原为 %3。</translation>
        </message>
        <message>
            <source>Id %2 is the class of %1 of the boxes; ids start at %3.</source>
            <translation>%1 个框的类别为 ID %2；ID 从 %3 开始。</translation>
        </message>
        <message>
            <source>Id %2 is the class of %1 of the boxes; num_classes is %3.</source>
            <translation>%1 个框的类别为 ID %2；num_classes 为 %3。</translation>
        </message>
        <message>
            <source>Id %2 is the class of %1 of the boxes; the label map lacks it.</source>
            <translation>%1 个框的类别为 ID %2；标签映射中没有该 ID。</translation>
        </message>
        <message>
            <source>"%2" is the class of %1 of the boxes; the label map has "%3".</source>
            <translation>%1 个框的类别为“%2”；标签映射中为“%3”。</translation>
        </message>
        <message>
            <source>"%2" is the class of %1 of the boxes; the label map lacks it.</source>
            <translation>%1 个框的类别为“%2”；标签映射中没有该类别。</translation>
        </message>
        <message>
            <source>"%2" with id %3 is the class of %1 of the boxes, "%4" with id %5 that of others.</source>
            <translation>%1 个框的类别为“%2”（ID %3），另一些框的类别为“%4”（ID %5）。</translation>
        </message>
        <message>
            <source>"%2" with id %3 is the class of %1 of the boxes; in the label map it has id %4.</source>
            <translation>%1 个框的类别为“%2”（ID %3）；它在标签映射中的 ID 为 %4。</translation>
        </message>
        <message>
            <source>"%2" is the class of %1 of the boxes, "%3" that of others.</source>
            <translation>%1 个框的类别为“%2”，另一些框的类别为“%3”。</translation>
        </message>
        <message>
            <source>"%1" is the class of %2 of the boxes, %3 of all.</source>
            <translation>类别“%1”有 %2 个框，占全部的 %3。</translation>
        </message>
        <message>
            <source>"%1" is the class of %2 of the boxes of the validation split and of none of the training split.</source>
            <translation>类别“%1”在验证划分中有 %2 个框，在训练划分中没有框。</translation>
        </message>
        <message>
            <source>"%1" is the class of %2 of the boxes of the training split and of none of the validation split.</source>
            <translation>类别“%1”在训练划分中有 %2 个框，在验证划分中没有框。</translation>
        </message>
        <message>
            <source>num_classes is %1; items of the label map: %2.</source>
            <translation>num_classes 为 %1；标签映射的项数：%2。</translation>
        </message>
        <message>
            <source>No box on any picture of the split "%1"; pictures: %2.</source>
            <translation>划分“%1”的所有图像上都没有框；图像数：%2。</translation>
        </message>
        <message>
            <source>No box on %1 of the pictures, %2 of all.</source>
            <translation>%1 张图像上没有框，占全部的 %2。</translation>
        </message>
        <message>
            <source>The class "%1" is new; its boxes: %2.</source>
            <translation>类别“%1”是新增的；其框数：%2。</translation>
        </message>
        <message>
            <source>The class "%1" is gone; boxes that it had: %2.</source>
            <translation>类别“%1”已不存在；其原有框数：%2。</translation>
        </message>
        <message>
            <source>Ten steps are enough, and each of them must be marked.</source>
            <translation>十步就够，且每一步都必须有标记。</translation>
        </message>
        <message>
            <source>The next profile has ten marked steps with kernels.</source>
            <translation>下一个性能分析包含十个有标记且含内核的步。</translation>
        </message>
        <message>
            <source>%1 has no step markers: nothing in it can be told by the step</source>
            <translation>%1 没有步标记：其中的内容无法按步说明</translation>
        </message>
        <message>
            <source>Shares of the step time are then shares of the whole recording, its start and end included.</source>
            <translation>占每步耗时的比例因而是占整个录制的比例，包括其开头和结尾。</translation>
        </message>
        <message>
            <source>The profile</source>
            <translation>性能分析</translation>
        </message>
        <message>
            <source>Mark the steps of the profile</source>
            <translation>标记性能分析中的步</translation>
        </message>
        <message>
            <source>%1 shows only steps %2 to %3, the warm-up of the program</source>
            <translation>%1 只包含第 %2 至 %3 步，即程序的预热阶段</translation>
        </message>
        <message>
            <source>Graphs are compiled, algorithms tried and buffers filled in the first steps; none of that is how the training goes on.</source>
            <translation>最初几步会编译计算图、尝试算法并填充缓冲区；这些都不反映之后的训练情况。</translation>
        </message>
        <message>
            <source>Profile ten steps from step %1 on</source>
            <translation>从第 %1 步起分析十步</translation>
        </message>
        <message>
            <source>Allow the profiler to read the GPU</source>
            <translation>允许性能分析器读取 GPU</translation>
        </message>
        <message>
            <source>The driver keeps its counters for the administrator; a container needs the right as well.</source>
            <translation>驱动只允许管理员访问其计数器；容器也需要该权限。</translation>
        </message>
        <message>
            <source>The next profile has kernels.</source>
            <translation>下一个性能分析含有内核。</translation>
        </message>
        <message>
            <source>%1 has no kernels: the profiler could not read the GPU</source>
            <translation>%1 没有内核：性能分析器无法读取 GPU</translation>
        </message>
        <message>
            <source>The reader says: %1</source>
            <translation>读取器报告：%1</translation>
        </message>
        <message>
            <source>Take a sample every second</source>
            <translation>每秒采样一次</translation>
        </message>
        <message>
            <source>That costs nothing worth mentioning.</source>
            <translation>开销可忽略不计。</translation>
        </message>
        <message>
            <source>The next log has a sample every second.</source>
            <translation>下一份日志每秒有一次采样。</translation>
        </message>
        <message>
            <source>%1 has a sample only every %2: what lasts less than %3 cannot be seen</source>
            <translation>%1 每 %2 才有一次采样：看不到持续时间短于 %3 的情况</translation>
        </message>
        <message>
            <source>A phenomenon shows only if it lasts several samples.</source>
            <translation>现象只有持续数次采样才会显现。</translation>
        </message>
        <message>
            <source>Time between samples</source>
            <translation>采样间隔</translation>
        </message>
        <message>
            <source>Synchronise the clocks of the machines</source>
            <translation>同步各机器的时钟</translation>
        </message>
        <message>
            <source>The times were corrected here; what is closer together than the correction is not sure may still be in the wrong order.</source>
            <translation>此处的时间已校正；间隔小于校正误差的事件，顺序仍可能有误。</translation>
        </message>
        <message>
            <source>Clocks of the next run agree within %1.</source>
            <translation>下一次运行的时钟相差不超过 %1。</translation>
        </message>
        <message>
            <source>The clock of %1 differs by %2 from that of the event files</source>
            <translation>%1 的时钟与事件文件的时钟相差 %2</translation>
        </message>
        <message>
            <source>Difference of the clocks</source>
            <translation>时钟偏差</translation>
        </message>
        <message>
            <source>Memory that grows with every step ends at the limit of the GPU.</source>
            <translation>每步都增长的显存最终会触及 GPU 的上限。</translation>
        </message>
        <message>
            <source>The allocator warns as free memory shrinks.</source>
            <translation>空闲显存减少时分配器会发出警告。</translation>
        </message>
        <message>
            <source>A step needs more memory than the GPU has.</source>
            <translation>一步所需的显存超过 GPU 所有。</translation>
        </message>
        <message>
            <source>A batch near the limit fails at the first larger input.</source>
            <translation>接近上限的批次遇到第一个较大的输入就会失败。</translation>
        </message>
        <message>
            <source>The allocator warns where there is hardly room.</source>
            <translation>空间所剩无几时分配器会发出警告。</translation>
        </message>
        <message>
            <source>What another process holds is missing for the batch.</source>
            <translation>其他进程占用的显存，批次就用不到。</translation>
        </message>
        <message>
            <source>What another process holds is missing for the training.</source>
            <translation>其他进程占用的显存，训练就用不到。</translation>
        </message>
        <message>
            <source>Another process that starts later takes the room.</source>
            <translation>之后启动的其他进程会占用空间。</translation>
        </message>
        <message>
            <source>The allocator warns where another process left little room.</source>
            <translation>其他进程所剩空间很少时分配器会发出警告。</translation>
        </message>
        <message>
            <source>The GPU that also does other work falls behind.</source>
            <translation>同时做其他工作的 GPU 会落后。</translation>
        </message>
        <message>
            <source>There was enough free memory, but in no single piece.</source>
            <translation>空闲显存足够，但没有一块是连续的。</translation>
        </message>
        <message>
            <source>Free memory breaks into pieces as shapes change.</source>
            <translation>形状变化时空闲显存会碎片化。</translation>
        </message>
        <message>
            <source>The allocator warns when no free piece is large enough.</source>
            <translation>没有足够大的空闲块时分配器会发出警告。</translation>
        </message>
        <message>
            <source>The step that failed was larger than the ones before it.</source>
            <translation>失败的那一步比之前的都大。</translation>
        </message>
        <message>
            <source>The program ends when the GPU has no memory left.</source>
            <translation>GPU 没有显存时程序会终止。</translation>
        </message>
        <message>
            <source>Nothing is logged after the program ended for want of GPU memory.</source>
            <translation>程序因显存不足终止后不再有记录。</translation>
        </message>
        <message>
            <source>Every attempt that runs out of memory is started again.</source>
            <translation>每次因显存耗尽而失败的尝试都会被重新启动。</translation>
        </message>
        <message>
            <source>A program that fails at its first step never logs one.</source>
            <translation>在第一步就失败的程序不会记录任何一步。</translation>
        </message>
        <message>
            <source>With a small batch, starting kernels costs more than running them.</source>
            <translation>批次较小时，启动内核的开销大于运行内核。</translation>
        </message>
        <message>
            <source>A batch that leaves memory unused also leaves the GPU idle.</source>
            <translation>未用满显存的批次也会让 GPU 空闲。</translation>
        </message>
        <message>
            <source>Main memory that grows with every step is used up in the end.</source>
            <translation>每步都增长的内存最终会耗尽。</translation>
        </message>
        <message>
            <source>A machine that runs short of memory begins to swap.</source>
            <translation>内存不足的机器会开始使用交换空间。</translation>
        </message>
        <message>
            <source>What looks like a termination from outside was the kernel freeing memory.</source>
            <translation>看似由外部终止，实为系统内核在释放内存。</translation>
        </message>
        <message>
            <source>The kernel kills the program when main memory is used up.</source>
            <translation>内存用尽时系统内核会杀死程序。</translation>
        </message>
        <message>
            <source>It was killed while the shuffle buffer filled, before the first step.</source>
            <translation>它在第一步之前、填充打乱缓冲区期间被杀死。</translation>
        </message>
        <message>
            <source>Nothing is logged after the kernel killed the program.</source>
            <translation>系统内核杀死程序后不再有记录。</translation>
        </message>
        <message>
            <source>Every attempt that is killed is started again.</source>
            <translation>每次被杀死的尝试都会被重新启动。</translation>
        </message>
        <message>
            <source>A checkpoint or event file that cannot be written ends the program.</source>
            <translation>无法写入检查点或事件文件会使程序终止。</translation>
        </message>
        <message>
            <source>Nothing is logged once the disk is full.</source>
            <translation>磁盘已满后不再有记录。</translation>
        </message>
        <message>
            <source>Without room for checkpoints each attempt begins again.</source>
            <translation>没有空间存放检查点，每次尝试都会从头开始。</translation>
        </message>
        <message>
            <source>Without checkpoints there is nothing to evaluate.</source>
            <translation>没有检查点就没有可评估的内容。</translation>
        </message>
        <message>
            <source>Files were cut off where the disk was full.</source>
            <translation>磁盘已满处文件被截断。</translation>
        </message>
        <message>
            <source>Packages that were built for other versions do not load.</source>
            <translation>为其他版本构建的包无法加载。</translation>
        </message>
        <message>
            <source>Without the libraries it was built for, the framework leaves the GPU out.</source>
            <translation>缺少构建时所用的库，框架就不使用 GPU。</translation>
        </message>
        <message>
            <source>Libraries that do not fit fail when they are first used.</source>
            <translation>不匹配的库在首次使用时失败。</translation>
        </message>
        <message>
            <source>A library that does not fit can fail in the words of missing memory.</source>
            <translation>不匹配的库可能以显存不足的措辞报错。</translation>
        </message>
        <message>
            <source>Kernels that were not built for this GPU are compiled at the start.</source>
            <translation>未针对此 GPU 构建的内核在启动时编译。</translation>
        </message>
        <message>
            <source>An old library has no kernels for the tensor cores of this GPU.</source>
            <translation>旧库没有适用于此 GPU 的 Tensor Core 的内核。</translation>
        </message>
        <message>
            <source>A package replaced the framework by one without GPU support.</source>
            <translation>某个包将框架替换成了不支持 GPU 的版本。</translation>
        </message>
        <message>
            <source>The program ends at an import or a call that fails.</source>
            <translation>程序因某个导入或调用失败而终止。</translation>
        </message>
        <message>
            <source>The evaluation needs a package that does not load.</source>
            <translation>评估需要一个无法加载的包。</translation>
        </message>
        <message>
            <source>A field that the program does not know leaves the checkpoint unused.</source>
            <translation>程序不认识的字段会导致检查点未被使用。</translation>
        </message>
        <message>
            <source>The evaluation reads other files than those meant.</source>
            <translation>评估读取的并非预期的文件。</translation>
        </message>
        <message>
            <source>The program refuses a configuration written for another.</source>
            <translation>程序拒绝为其他程序编写的配置。</translation>
        </message>
        <message>
            <source>A program that finds none of its files does not begin.</source>
            <translation>找不到任何文件的程序不会启动。</translation>
        </message>
        <message>
            <source>The evaluation finds none of its files.</source>
            <translation>评估找不到任何文件。</translation>
        </message>
        <message>
            <source>The processors are busy with the training itself.</source>
            <translation>处理器忙于训练本身。</translation>
        </message>
        <message>
            <source>What runs on the processors needs no GPU memory.</source>
            <translation>在处理器上运行的部分不需要显存。</translation>
        </message>
        <message>
            <source>What runs on the processors uses no tensor cores.</source>
            <translation>在处理器上运行的部分不使用 Tensor Core。</translation>
        </message>
        <message>
            <source>The GPU has nothing to do when the training runs on the processors.</source>
            <translation>训练在处理器上运行时 GPU 无事可做。</translation>
        </message>
        <message>
            <source>The first step takes many times longer without a GPU.</source>
            <translation>没有 GPU 时第一步耗时多出许多倍。</translation>
        </message>
        <message>
            <source>The program ends when its GPU fails.</source>
            <translation>GPU 故障时程序会终止。</translation>
        </message>
        <message>
            <source>A GPU that fell off the bus answers nothing more.</source>
            <translation>从总线掉线的 GPU 不再响应。</translation>
        </message>
        <message>
            <source>Each failure of the GPU means another start.</source>
            <translation>GPU 每次故障都意味着重新启动一次。</translation>
        </message>
        <message>
            <source>Memory errors turn weights into anything.</source>
            <translation>显存错误会把权重变成任意值。</translation>
        </message>
        <message>
            <source>A failing GPU is slower than the others.</source>
            <translation>出故障的 GPU 比其他 GPU 慢。</translation>
        </message>
        <message>
            <source>A GPU that has failed does nothing more.</source>
            <translation>已发生故障的 GPU 不再工作。</translation>
        </message>
        <message>
            <source>Steps take longer as the clocks go down.</source>
            <translation>频率下降时每步耗时变长。</translation>
        </message>
        <message>
            <source>All wait for the GPU whose clocks went down.</source>
            <translation>所有 GPU 都在等待降频的 GPU。</translation>
        </message>
        <message>
            <source>The GPU whose clocks went down works longer on the same.</source>
            <translation>降频的 GPU 完成同样的工作耗时更长。</translation>
        </message>
        <message>
            <source>A narrower link needs more time for the same bytes.</source>
            <translation>链路变窄，传输同样字节数耗时更多。</translation>
        </message>
        <message>
            <source>Gradients cross the same narrow link.</source>
            <translation>梯度也经过同一条窄链路。</translation>
        </message>
        <message>
            <source>The GPU behind the narrow link comes last.</source>
            <translation>窄链路后的 GPU 最后完成。</translation>
        </message>
        <message>
            <source>Buffers hold more records than main memory has room for.</source>
            <translation>缓冲区存放的记录超过内存容量。</translation>
        </message>
        <message>
            <source>A buffer that fills over many steps looks like growth.</source>
            <translation>在许多步中逐渐填满的缓冲区看起来像是增长。</translation>
        </message>
        <message>
            <source>Few large files are read one after the other.</source>
            <translation>少数大文件被逐一读取。</translation>
        </message>
        <message>
            <source>Few readers leave the disk waiting between requests.</source>
            <translation>读取进程过少会使磁盘在请求之间空闲。</translation>
        </message>
        <message>
            <source>Work that could be done once is done in every step.</source>
            <translation>可以只做一次的工作每步都在做。</translation>
        </message>
        <message>
            <source>The setting names the stage that all wait for.</source>
            <translation>该设置指明了其余部分都在等待的环节。</translation>
        </message>
        <message>
            <source>Without prefetching and parallel calls the GPU waits for each batch.</source>
            <translation>没有预取和并行调用，GPU 会等待每个批次。</translation>
        </message>
        <message>
            <source>A large buffer fills before the first step.</source>
            <translation>大缓冲区会在第一步之前填满。</translation>
        </message>
        <message>
            <source>The GPU waits for a pipeline that is set up badly.</source>
            <translation>GPU 在等待设置不当的管线。</translation>
        </message>
        <message>
            <source>Reading from afar shows as waiting for the disk.</source>
            <translation>远程读取表现为等待磁盘。</translation>
        </message>
        <message>
            <source>The stage that all wait for is the one that reads.</source>
            <translation>其余部分都在等待的环节是读取环节。</translation>
        </message>
        <message>
            <source>The GPU waits for data to arrive.</source>
            <translation>GPU 在等待数据到达。</translation>
        </message>
        <message>
            <source>Each new file begins with a wait.</source>
            <translation>每个新文件都以等待开始。</translation>
        </message>
        <message>
            <source>The GPU waits for the disk.</source>
            <translation>GPU 在等待磁盘。</translation>
        </message>
        <message>
            <source>Steps stall whenever a buffer has run dry.</source>
            <translation>缓冲区耗尽时，步就会停顿。</translation>
        </message>
        <message>
            <source>The stage that all wait for has no processor left.</source>
            <translation>其余部分都在等待的环节已没有空闲处理器。</translation>
        </message>
        <message>
            <source>The processors cannot prepare batches as fast as the GPU takes them.</source>
            <translation>处理器准备批次的速度赶不上 GPU 取用的速度。</translation>
        </message>
        <message>
            <source>Steps stall whenever the prefetched batches are used up.</source>
            <translation>预取的批次用尽时，步就会停顿。</translation>
        </message>
        <message>
            <source>One stage of the input pipeline is slower than the step.</source>
            <translation>输入管线中有一个环节比步更慢。</translation>
        </message>
        <message>
            <source>The GPU waits for one stage of the input pipeline.</source>
            <translation>GPU 在等待输入管线的一个环节。</translation>
        </message>
        <message>
            <source>Copies to the GPU count as waiting for input.</source>
            <translation>向 GPU 的复制计为等待输入。</translation>
        </message>
        <message>
            <source>The GPU waits while batches are copied to it.</source>
            <translation>批次复制到 GPU 期间，GPU 处于等待。</translation>
        </message>
        <message>
            <source>The GPU is idle while it waits for input.</source>
            <translation>GPU 等待输入时处于空闲。</translation>
        </message>
        <message>
            <source>The GPU is idle between kernels that are started too slowly.</source>
            <translation>内核启动过慢，GPU 在内核之间处于空闲。</translation>
        </message>
        <message>
            <source>The GPU is idle during each stall.</source>
            <translation>每次停顿期间 GPU 都处于空闲。</translation>
        </message>
        <message>
            <source>The GPU is idle for a growing part of each step.</source>
            <translation>GPU 在每步中空闲的比例不断增大。</translation>
        </message>
        <message>
            <source>The others wait for the one that comes last.</source>
            <translation>其他 GPU 在等待最后完成的那个。</translation>
        </message>
        <message>
            <source>Waiting for the last one shows as communication.</source>
            <translation>等待最后完成者表现为通信。</translation>
        </message>
        <message>
            <source>Some GPUs have less to do than others.</source>
            <translation>有些 GPU 的工作量比其他的少。</translation>
        </message>
        <message>
            <source>GPUs wait while gradients are exchanged.</source>
            <translation>交换梯度期间各 GPU 处于等待。</translation>
        </message>
        <message>
            <source>The logarithm or square root of the size of such a box is no number.</source>
            <translation>这种框的尺寸取对数或平方根不是数值。</translation>
        </message>
        <message>
            <source>Targets far outside the image make the box loss huge.</source>
            <translation>远在图像之外的目标使框损失极大。</translation>
        </message>
        <message>
            <source>Each batch with such a box is an outlier.</source>
            <translation>每个含有这种框的批次都是离群值。</translation>
        </message>
        <message>
            <source>No box can be learned from coordinates that are wrong.</source>
            <translation>从错误的坐标无法学到任何框。</translation>
        </message>
        <message>
            <source>Targets far outside the image make the box loss the largest term.</source>
            <translation>远在图像之外的目标使框损失成为最大的项。</translation>
        </message>
        <message>
            <source>Targets far outside the image make gradients huge.</source>
            <translation>远在图像之外的目标使梯度极大。</translation>
        </message>
        <message>
            <source>Boxes that are wrong match no detection.</source>
            <translation>错误的框匹配不到任何检测结果。</translation>
        </message>
        <message>
            <source>The program stops at a box that it asserts to be valid.</source>
            <translation>程序在断言框有效时遇到无效框而停止。</translation>
        </message>
        <message>
            <source>A class beyond the last one reads what is not there.</source>
            <translation>超出最后一个类别会读取不存在的内容。</translation>
        </message>
        <message>
            <source>Objects whose class is not known train as background.</source>
            <translation>类别未知的对象会作为背景训练。</translation>
        </message>
        <message>
            <source>Objects whose class is not known leave the box loss without targets.</source>
            <translation>类别未知的对象使框损失没有目标。</translation>
        </message>
        <message>
            <source>What is labelled wrongly cannot be learned any further.</source>
            <translation>标注错误的内容无法学得更好。</translation>
        </message>
        <message>
            <source>Detections and ground truth go by different class numbers.</source>
            <translation>检测结果与真值使用不同的类别编号。</translation>
        </message>
        <message>
            <source>The program stops at a class that it does not know.</source>
            <translation>程序遇到不认识的类别而停止。</translation>
        </message>
        <message>
            <source>Rare classes are learned last or never.</source>
            <translation>稀有类别最后才学到或永远学不到。</translation>
        </message>
        <message>
            <source>Classes with few examples are never detected.</source>
            <translation>样本很少的类别永远检测不到。</translation>
        </message>
        <message>
            <source>Objects that were left out count as mistakes when they are found.</source>
            <translation>漏标的对象被检测到时计为错误。</translation>
        </message>
        <message>
            <source>Objects that match no anchor leave the box loss without targets.</source>
            <translation>匹配不到锚框的对象使框损失没有目标。</translation>
        </message>
        <message>
            <source>Objects that match no anchor are never trained on.</source>
            <translation>匹配不到锚框的对象从不参与训练。</translation>
        </message>
        <message>
            <source>Objects of a few pixels cannot be told apart any better.</source>
            <translation>只有几个像素的对象无法更好地区分。</translation>
        </message>
        <message>
            <source>Objects that match no anchor are never detected.</source>
            <translation>匹配不到锚框的对象永远检测不到。</translation>
        </message>
        <message>
            <source>Validation on images of the training does not tell when to stop.</source>
            <translation>用训练图像做验证无法判断何时停止。</translation>
        </message>
        <message>
            <source>Pixels outside the range that the network expects overflow.</source>
            <translation>超出网络预期范围的像素会溢出。</translation>
        </message>
        <message>
            <source>Each batch with such an image is an outlier.</source>
            <translation>每个含有这种图像的批次都是离群值。</translation>
        </message>
        <message>
            <source>The network was made for another range of pixels.</source>
            <translation>该网络是为其他像素范围设计的。</translation>
        </message>
        <message>
            <source>Images that are not what they seem cannot be learned any further.</source>
            <translation>名不副实的图像无法学得更好。</translation>
        </message>
        <message>
            <source>The program stops at an image that it cannot decode.</source>
            <translation>程序遇到无法解码的图像而停止。</translation>
        </message>
        <message>
            <source>Steps that are too large leave the region where gradients are tame.</source>
            <translation>步幅过大会离开梯度平缓的区域。</translation>
        </message>
        <message>
            <source>The size of an update is the rate times the gradient.</source>
            <translation>更新的大小等于学习率乘以梯度。</translation>
        </message>
        <message>
            <source>Steps that are too large overshoot.</source>
            <translation>步幅过大会越过目标。</translation>
        </message>
        <message>
            <source>Steps that are too large move away from the minimum.</source>
            <translation>步幅过大会远离最小值。</translation>
        </message>
        <message>
            <source>Steps that are too large end beyond what numbers can hold.</source>
            <translation>步幅过大会超出数值可表示的范围。</translation>
        </message>
        <message>
            <source>Weights that were thrown far off are all that the loss still sees.</source>
            <translation>损失反映的只剩被甩得很远的权重。</translation>
        </message>
        <message>
            <source>Steps of the wrong size lead nowhere.</source>
            <translation>步幅不当会一无所获。</translation>
        </message>
        <message>
            <source>Steps that are too large circle the minimum, too small ones do not reach it.</source>
            <translation>步幅过大在最小值周围打转，过小则到不了。</translation>
        </message>
        <message>
            <source>A model that was trained with steps of the wrong size detects nothing.</source>
            <translation>以不当步幅训练的模型什么也检测不到。</translation>
        </message>
        <message>
            <source>Without a warm-up that fits, the first steps are too large.</source>
            <translation>没有合适的预热，最初几步的步幅会过大。</translation>
        </message>
        <message>
            <source>The rate is high where the schedule meant it to be low.</source>
            <translation>在调度本应较低处，学习率却很高。</translation>
        </message>
        <message>
            <source>The size of an update follows the schedule.</source>
            <translation>更新的大小随调度变化。</translation>
        </message>
        <message>
            <source>The rate is too low for most of the run.</source>
            <translation>运行的大部分时间里学习率过低。</translation>
        </message>
        <message>
            <source>Nothing moves where the rate is 0, nothing settles where it never decays.</source>
            <translation>学习率为 0 时什么都不变，永不衰减时什么都不会稳定。</translation>
        </message>
        <message>
            <source>Schedule and run were made for different lengths.</source>
            <translation>调度与运行所针对的长度不同。</translation>
        </message>
        <message>
            <source>The model begins from scratch with the settings of a fine-tuning.</source>
            <translation>模型以微调的设置从零开始训练。</translation>
        </message>
        <message>
            <source>Without what it had learned before, the data is too little.</source>
            <translation>没有先前学到的内容，数据就太少。</translation>
        </message>
        <message>
            <source>A model from scratch needs far more steps to detect anything.</source>
            <translation>从零训练的模型需要多得多的步数才能检测到东西。</translation>
        </message>
        <message>
            <source>A model from scratch needs far more steps.</source>
            <translation>从零训练的模型需要多得多的步数。</translation>
        </message>
        <message>
            <source>A gradient far larger than usual throws the weights off.</source>
            <translation>远大于平常的梯度会把权重甩开。</translation>
        </message>
        <message>
            <source>Gradients that grow drive the weights away.</source>
            <translation>不断增大的梯度会把权重推远。</translation>
        </message>
        <message>
            <source>Gradients that grow end beyond what numbers can hold.</source>
            <translation>不断增大的梯度会超出数值可表示的范围。</translation>
        </message>
        <message>
            <source>Gradients that vanish teach the first layers nothing.</source>
            <translation>梯度消失使最初几层什么都学不到。</translation>
        </message>
        <message>
            <source>Updates that are large beside the weights overshoot.</source>
            <translation>相对权重过大的更新会越过目标。</translation>
        </message>
        <message>
            <source>Updates that are tiny beside the weights change nothing.</source>
            <translation>相对权重过小的更新不起作用。</translation>
        </message>
        <message>
            <source>The term that grows takes the whole loss with it.</source>
            <translation>不断增长的项会带动整个损失。</translation>
        </message>
        <message>
            <source>The other terms are too small to be learned.</source>
            <translation>其余的项太小，学不到。</translation>
        </message>
        <message>
            <source>The terms that the metric depends on are too small to be learned.</source>
            <translation>指标所依赖的项太小，学不到。</translation>
        </message>
        <message>
            <source>It did not come back from the last spike.</source>
            <translation>未能从最后一个尖峰恢复。</translation>
        </message>
        <message>
            <source>The last spike went beyond what numbers can hold.</source>
            <translation>最后一个尖峰超出了数值可表示的范围。</translation>
        </message>
        <message>
            <source>A loss that keeps rising ends beyond what numbers can hold.</source>
            <translation>持续上升的损失会超出数值可表示的范围。</translation>
        </message>
        <message>
            <source>What had been learned was lost again.</source>
            <translation>学到的内容又丢失了。</translation>
        </message>
        <message>
            <source>The loss stays where it ended up.</source>
            <translation>损失停留在最终所在之处。</translation>
        </message>
        <message>
            <source>The validation follows the training loss upwards.</source>
            <translation>验证随训练损失一同上升。</translation>
        </message>
        <message>
            <source>A model whose loss has diverged detects nothing.</source>
            <translation>损失已发散的模型什么也检测不到。</translation>
        </message>
        <message>
            <source>Steps after the divergence were wasted.</source>
            <translation>发散之后的步都白费了。</translation>
        </message>
        <message>
            <source>Weights that are no numbers learn nothing.</source>
            <translation>非数值的权重什么也学不到。</translation>
        </message>
        <message>
            <source>The validation of weights that are no numbers means nothing.</source>
            <translation>对非数值权重的验证毫无意义。</translation>
        </message>
        <message>
            <source>Nothing changes once the weights are no numbers.</source>
            <translation>权重变为非数值后什么都不再变化。</translation>
        </message>
        <message>
            <source>Weights that are no numbers detect nothing.</source>
            <translation>非数值的权重什么也检测不到。</translation>
        </message>
        <message>
            <source>Steps after the first NaN were wasted.</source>
            <translation>第一个 NaN 之后的步都白费了。</translation>
        </message>
        <message>
            <source>The program stops when its loss is no number.</source>
            <translation>损失为非数值时程序会停止。</translation>
        </message>
        <message>
            <source>A loss that never fell is flat.</source>
            <translation>从未下降的损失是平坦的。</translation>
        </message>
        <message>
            <source>A model that learned nothing detects nothing.</source>
            <translation>什么都没学到的模型什么也检测不到。</translation>
        </message>
        <message>
            <source>The length of a run that learns nothing does not matter.</source>
            <translation>什么都学不到的运行，长短无关紧要。</translation>
        </message>
        <message>
            <source>Steps on the plateau were wasted.</source>
            <translation>平台期的步都白费了。</translation>
        </message>
        <message>
            <source>The best model came long before the end.</source>
            <translation>最佳模型出现在结束之前很久。</translation>
        </message>
        <message>
            <source>A metric that stays 0 does not tell when to stop.</source>
            <translation>始终为 0 的指标无法判断何时停止。</translation>
        </message>
        <message>
            <source>The evaluation waits on the GPU that the training needs.</source>
            <translation>评估在等待训练所需的 GPU。</translation>
        </message>
        <message>
            <source>The program ends when its machine is taken away.</source>
            <translation>机器被收回时程序会终止。</translation>
        </message>
        <message>
            <source>Nothing is logged after the machine was taken away.</source>
            <translation>机器被收回后不再有记录。</translation>
        </message>
        <message>
            <source>Each time the machine is taken away, work since the last checkpoint is lost.</source>
            <translation>每次机器被收回，自上个检查点以来的工作都会丢失。</translation>
        </message>
        <message>
            <source>The run ended when its machine was taken away.</source>
            <translation>运行在其机器被收回时结束。</translation>
        </message>
        <message>
            <source>Files end where the machine was taken away.</source>
            <translation>文件止于机器被收回之处。</translation>
        </message>
        <message>
            <source>A program that fails before its first step never logs one.</source>
            <translation>在第一步之前就失败的程序不会记录任何一步。</translation>
        </message>
        <message>
            <source>Nothing is logged after the program has ended.</source>
            <translation>程序结束后不再记录任何内容。</translation>
        </message>
        <message>
            <source>Each crash means another start from the last checkpoint.</source>
            <translation>每次崩溃都意味着从最后一个检查点重新启动。</translation>
        </message>
        <message>
            <source>The run ended when the program failed.</source>
            <translation>程序失败时运行随之结束。</translation>
        </message>
        <message>
            <source>Files end where the program failed.</source>
            <translation>文件在程序失败处中断。</translation>
        </message>
        <message>
            <source>A training that never began makes no progress.</source>
            <translation>从未开始的训练不会有进展。</translation>
        </message>
        <message>
            <source>A training that hangs is killed and started again.</source>
            <translation>挂起的训练会被终止并重新启动。</translation>
        </message>
        <message>
            <source>A GPU that nobody gives work to is idle.</source>
            <translation>没有分到工作的 GPU 处于空闲。</translation>
        </message>
        <message>
            <source>The run ended where it stopped, not where it was meant to.</source>
            <translation>运行在停止之处结束，而非预定之处。</translation>
        </message>
        <message>
            <source>Several attempts wrote into the same files.</source>
            <translation>多次尝试写入了相同的文件。</translation>
        </message>
        <message>
            <source>The finding itself is only %1 sure</source>
            <translation>该发现本身的置信度仅为 %1</translation>
        </message>
        <message>
            <source>%1: %2, where the limit is %3</source>
            <translation>%1：%2，而界限为 %3</translation>
        </message>
        <message>
            <source>It was there before the first step; %1 was seen at step %2</source>
            <translation>它在第一步之前就已存在；%1 出现于第 %2 步</translation>
        </message>
        <message>
            <source>%1 was seen at step %2, %3 only at step %4</source>
            <translation>%1 出现于第 %2 步，%3 到第 %4 步才出现</translation>
        </message>
        <message>
            <source>%1 may also come from %2 (likelihood %3 against %4)</source>
            <translation>%1 也可能源于 %2（可能性 %3 对 %4）</translation>
        </message>
        <message>
            <source>It does not explain %1, which was there at step %2 already; this was first seen at step %3</source>
            <translation>它无法解释 %1，后者在第 %2 步就已存在；而此现象在第 %3 步才首次出现</translation>
        </message>
        <message>
            <source>%1 usually follows; it was judged and not found</source>
            <translation>通常会随之出现 %1；已作判断，但未发现</translation>
        </message>
        <message>
            <source>Train on a repaired copy of %1: %2</source>
            <translation>用 %1 的修复后副本训练：%2</translation>
        </message>
        <message>
            <source>The copy holds everything else unchanged, and a table of every change; the dataset itself is not touched. Look at some of the changes before you train on it.</source>
            <translation>副本中其余内容保持不变，并附有列出每处更改的表格；数据集本身不受影响。训练前请先查看部分更改。</translation>
        </message>
        <message>
            <source>Go through the list of defects of %1</source>
            <translation>逐项查看 %1 的缺陷列表</translation>
        </message>
        <message>
            <source>The table names each record with the reason, so that its annotation can be corrected where it was made.</source>
            <translation>表格列出每条记录及其原因，以便在标注产生之处更正。</translation>
        </message>
        <message>
            <source>Leave these pictures out of %2: %1 of them</source>
            <translation>从 %2 中去掉这些图像：共 %1 张</translation>
        </message>
        <message>
            <source>The list has one record a line, as the trainer's records or files are named.</source>
            <translation>列表每行一条记录，名称与训练程序的记录或文件一致。</translation>
        </message>
        <message>
            <source>The detector of the configuration</source>
            <translation>配置中的检测器</translation>
        </message>
        <message>
            <source>A term of the loss that this detector does not have</source>
            <translation>此检测器没有的损失项</translation>
        </message>
        <message>
            <source>Classes of the configuration</source>
            <translation>配置中的类别</translation>
        </message>
        <message>
            <source>Classes that the evaluation tells apart</source>
            <translation>评估所区分的类别</translation>
        </message>
        <message>
            <source>Length of the configuration; the run went to step %1</source>
            <translation>配置中的长度；运行到了第 %1 步</translation>
        </message>
        <message>
            <source>Rate of the configuration; the highest that was logged is %1</source>
            <translation>配置中的学习率；记录到的最高值为 %1</translation>
        </message>
        <message>
            <source>What it says and what the run logged cannot both be of one training, so no check judges by it.</source>
            <translation>其内容与运行记录的内容不可能出自同一次训练，因此没有检查以它为依据。</translation>
        </message>
        <message>
            <source>Open the file of this training in place of %1</source>
            <translation>打开本次训练的文件以代替 %1</translation>
        </message>
        <message>
            <source>Keep what belongs to one run in one folder, with its model directory.</source>
            <translation>将属于同一次运行的内容连同其模型目录放在一个文件夹中。</translation>
        </message>
        <message>
            <source>Nothing contradicts the run any more.</source>
            <translation>不再有任何内容与运行相矛盾。</translation>
        </message>
        <message>
            <source>%1 is the configuration of another run; it is left out</source>
            <translation>%1 是另一次运行的配置；已略去</translation>
        </message>
        <message>
            <source>%1 is the label map of another dataset: the evaluation knows none of its names (it knows %2); it is left out</source>
            <translation>%1 是另一个数据集的标签映射：评估不认识其中任何名称（它认识 %2）；已略去</translation>
        </message>
        <message>
            <source>The first of its names</source>
            <translation>其中的第一个名称</translation>
        </message>
        <message>
            <source>The file of another time</source>
            <translation>另一时间的文件</translation>
        </message>
        <message>
            <source>%1 is of another time: %2 lie between it and the run; it is left out</source>
            <translation>%1 来自另一时间：与运行相隔 %2；已略去</translation>
        </message>
        <message>
            <source>Time between file and run</source>
            <translation>文件与运行相隔的时间</translation>
        </message>
        <message>
            <source>Images keep their shape and are not padded</source>
            <translation>图像保持原有形状，不做填充</translation>
        </message>
        <message>
            <source>The number of boxes varies with the image</source>
            <translation>框的数量随图像变化</translation>
        </message>
        <message>
            <source>The size of the images is drawn anew</source>
            <translation>图像尺寸每次重新随机选取</translation>
        </message>
        <message>
            <source>It was in an evaluation</source>
            <translation>发生在评估过程中</translation>
        </message>
        <message>
            <source>A function is compiled again and again</source>
            <translation>某个函数被反复编译</translation>
        </message>
        <message>
            <source>Make the images smaller: %1 of the area</source>
            <translation>缩小图像：面积为原来的 %1</translation>
        </message>
        <message>
            <source>Memory grows with the area as it does with the batch. Small objects become harder to find.</source>
            <translation>显存随面积增长，与随批次增长相同。小对象会更难检测到。</translation>
        </message>
        <message>
            <source>Or accumulate %1 batches of %2: the learning rate stays</source>
            <translation>或累积 %1 个大小为 %2 的批次：学习率不变</translation>
        </message>
        <message>
            <source>The gradients of several small batches are added up before an update. Batch normalisation sees the small batches.</source>
            <translation>在一次更新之前将多个小批次的梯度相加。批归一化看到的是小批次。</translation>
        </message>
        <message>
            <source>Use mixed precision</source>
            <translation>使用混合精度</translation>
        </message>
        <message>
            <source>Activations then take half the memory; heads and losses stay as they are. Detectors save 15 to 30 % in all.</source>
            <translation>激活值占用的显存减半；检测头和损失保持不变。检测器总共可节省 15% 到 30%。</translation>
        </message>
        <message>
            <source>Make batch times area of the images %1 of what it is, or less</source>
            <translation>将批次与图像面积的乘积降到当前的 %1 或更低</translation>
        </message>
        <message>
            <source>Most of the memory grows with both. Open the configuration together with the log for the batch itself.</source>
            <translation>大部分显存随两者增长。若要得到批次本身的值，请将配置与日志一起打开。</translation>
        </message>
        <message>
            <source>The next run gets past this point, and its peak stays below %1 of the limit.</source>
            <translation>下一次运行会越过此处，且其峰值低于上限的 %1。</translation>
        </message>
        <message>
            <source>Median memory of %1 blocks</source>
            <translation>%1 个块的显存中位数</translation>
        </message>
        <message>
            <source>Block</source>
            <translation>块</translation>
        </message>
        <message>
            <source>Load batches in %1 worker processes</source>
            <translation>用 %1 个工作进程加载批次</translation>
        </message>
        <message>
            <source>So many keep up with the rest of the step. They take main memory each, and more than the machine has processors does not help.</source>
            <translation>这么多进程可跟上步的其余部分。每个进程都占用内存，超过机器的处理器数也没有帮助。</translation>
        </message>
        <message>
            <source>Prepare %1 elements in parallel</source>
            <translation>并行准备 %1 个元素</translation>
        </message>
        <message>
            <source>So many keep up with the rest of the step; AUTOTUNE finds the number by itself where processors are free.</source>
            <translation>这么多可跟上步的其余部分；有空闲处理器时，AUTOTUNE 会自行找到该数值。</translation>
        </message>
        <message>
            <source>Prepare the next batches while a step runs</source>
            <translation>在一步运行时准备后续批次</translation>
        </message>
        <message>
            <source>Then the wait is what preparing takes beyond the step, not all of it.</source>
            <translation>这样只需等待准备时间超出步的部分，而非全部准备时间。</translation>
        </message>
        <message>
            <source>Says %1 (%2)</source>
            <translation>内容为 %1（%2）</translation>
        </message>
        <message>
            <source>Chosen: %1</source>
            <translation>已选择：%1</translation>
        </message>
        <message>
            <source>Line %3 says %1 (%2)</source>
            <translation>第 %3 行写着 %1（%2）</translation>
        </message>
        <message>
            <source>There is no configuration of the training.</source>
            <translation>没有训练的配置。</translation>
        </message>
        <message>
            <source>Open the pipeline.config, args.yaml or configuration script that it was started with, together with the run.</source>
            <translation>将启动训练所用的 pipeline.config、args.yaml 或配置脚本与运行一起打开。</translation>
        </message>
        <message>
            <source>There is no label map.</source>
            <translation>没有标签映射。</translation>
        </message>
        <message>
            <source>Open the label map or data.yaml that the training reads.</source>
            <translation>打开训练所读取的标签映射或 data.yaml。</translation>
        </message>
        <message>
            <source>The versions of the software are not known.</source>
            <translation>软件版本未知。</translation>
        </message>
        <message>
            <source>Save the list of packages in the environment of the training.</source>
            <translation>保存训练环境的软件包列表。</translation>
        </message>
        <message>
            <source>The GPU was not watched.</source>
            <translation>未监测 GPU。</translation>
        </message>
        <message>
            <source>Processors and main memory of the host were not watched.</source>
            <translation>未监测主机的处理器和内存。</translation>
        </message>
        <message>
            <source>Run the training under the recorder.</source>
            <translation>在录制程序下运行训练。</translation>
        </message>
        <message>
            <source>There is no profile of the training's steps.</source>
            <translation>没有训练步的性能分析。</translation>
        </message>
        <message>
            <source>Profile some twenty steps after the hundredth.</source>
            <translation>在第一百步之后对约二十步做性能分析。</translation>
        </message>
        <message>
            <source>What the allocator did was not recorded.</source>
            <translation>未记录分配器的活动。</translation>
        </message>
        <message>
            <source>Record the history of the allocator.</source>
            <translation>记录分配器的历史。</translation>
        </message>
        <message>
            <source>The dataset was not read.</source>
            <translation>未读取数据集。</translation>
        </message>
        <message>
            <source>Open the folder with the records or annotations together with the run.</source>
            <translation>将含有记录或标注的文件夹与运行一起打开。</translation>
        </message>
        <message>
            <source>The memory that the network needs cannot be planned.</source>
            <translation>无法规划网络所需的显存。</translation>
        </message>
        <message>
            <source>Open its configuration, or name the network to the planner.</source>
            <translation>打开其配置，或在规划器中指定网络。</translation>
        </message>
        <message>
            <source>It is not known on which GPU this runs.</source>
            <translation>不知道在哪种 GPU 上运行。</translation>
        </message>
        <message>
            <source>Choose the GPU or the machine type.</source>
            <translation>选择 GPU 或机器类型。</translation>
        </message>
        <message>
            <source>There are no event files of the training.</source>
            <translation>没有训练的事件文件。</translation>
        </message>
        <message>
            <source>Open the folder into which the training logs its curves.</source>
            <translation>打开训练记录其曲线的文件夹。</translation>
        </message>
        <message>
            <source>Step of the profile</source>
            <translation>性能分析中的步</translation>
        </message>
        <message>
            <source>Limit</source>
            <translation>界限</translation>
        </message>
        <message>
            <source>The profile has fewer than %1 complete steps, so that what a step is spent on cannot be told.</source>
            <translation>性能分析中的完整步少于 %1 个，无法判断一步的时间花在何处。</translation>
        </message>
        <message>
            <source>GPU and host were watched together for %1 of steady training only; %2 are needed.</source>
            <translation>GPU 和主机仅在 %1 的平稳训练中被同时监测；需要 %2。</translation>
        </message>
        <message>
            <source>The utilization of GPU and processors cannot be put side by side: one was not logged, or their clocks do not meet.</source>
            <translation>无法对照 GPU 与处理器的利用率：其中之一未被记录，或两者的时钟对不上。</translation>
        </message>
        <message>
            <source>Set the batch to %1</source>
            <translation>将批次设为 %1</translation>
        </message>
        <message>
            <source>Most of the memory grows with the batch. Scale the learning rate with it.</source>
            <translation>大部分显存随批次增长。请随之缩放学习率。</translation>
        </message>
        <message>
            <source>Set the batch to %1 instead of %2</source>
            <translation>将批次设为 %1，而非 %2</translation>
        </message>
        <message>
            <source>Most of the memory grows with the batch. The learning rate and its warm-up are multiplied by %1 to fit it.</source>
            <translation>大部分显存随批次增长。学习率及其预热相应乘以 %1。</translation>
        </message>
        <message>
            <source>Most of the memory grows with the batch.</source>
            <translation>大部分显存随批次增长。</translation>
        </message>
        <message>
            <source>Protocol buffers were not compiled to Python: %1</source>
            <translation>Protocol Buffers 未编译为 Python：%1</translation>
        </message>
        <message>
            <source>The module %1 was not found: %2 is not on the path</source>
            <translation>未找到模块 %1：%2 不在路径中</translation>
        </message>
        <message>
            <source>The Python package %1 is not installed</source>
            <translation>未安装 Python 软件包 %1</translation>
        </message>
        <message>
            <source>The version of %1 does not fit what uses it: %2</source>
            <translation>%1 的版本与其使用者不匹配：%2</translation>
        </message>
        <message>
            <source>The set of packages is broken: %1</source>
            <translation>软件包组合已损坏：%1</translation>
        </message>
        <message>
            <source>The next run gets past this import.</source>
            <translation>下一次运行会越过此导入。</translation>
        </message>
        <message>
            <source>Put %1 on PYTHONPATH</source>
            <translation>将 %1 加入 PYTHONPATH</translation>
        </message>
        <message>
            <source>The module comes with the checkout, not with a package. Installing the checkout does the same for good.</source>
            <translation>该模块随代码检出提供，而非来自软件包。安装该检出可一劳永逸地达到同样效果。</translation>
        </message>
        <message>
            <source>Install %1</source>
            <translation>安装 %1</translation>
        </message>
        <message>
            <source>Into the environment that runs the training, and into its list of requirements.</source>
            <translation>装入运行训练的环境，并加入其依赖列表。</translation>
        </message>
        <message>
            <source>Bring the packages together</source>
            <translation>使软件包相互匹配</translation>
        </message>
        <message>
            <source>Install the version of %1 that its user asks for</source>
            <translation>安装 %1 的使用者所要求的版本</translation>
        </message>
        <message>
            <source>What could not be loaded</source>
            <translation>无法加载的内容</translation>
        </message>
        <message>
            <source>The deepest frame is in %1, line %2</source>
            <translation>最深的栈帧位于 %1 第 %2 行</translation>
        </message>
        <message>
            <source>The list of packages of the next run holds these.</source>
            <translation>下一次运行的软件包列表包含这些软件包。</translation>
        </message>
        <message>
            <source>Share of a step that waits for input</source>
            <translation>一步中等待输入的比例</translation>
        </message>
        <message>
            <source>Share of each step that waits for input</source>
            <translation>每步中等待输入的比例</translation>
        </message>
        <message>
            <source>%1 of each step waits for input (%2 of %3)</source>
            <translation>每步有 %1 在等待输入（%3 中的 %2）</translation>
        </message>
        <message>
            <source>The %1 steps that were judged</source>
            <translation>所判断的 %1 步</translation>
        </message>
        <message>
            <source>Seconds of each step that waited for data</source>
            <translation>每步等待数据的秒数</translation>
        </message>
        <message>
            <source>Lower end of the interval over the steps</source>
            <translation>各步所得区间的下限</translation>
        </message>
        <message>
            <source>Upper end of the interval over the steps</source>
            <translation>各步所得区间的上限</translation>
        </message>
        <message>
            <source>Steps that were judged</source>
            <translation>所判断的步</translation>
        </message>
        <message>
            <source>The training logs how long a step waited for data: %1 to %2 of it in eight of ten steps. While it waits, the GPU has nothing to do. Without the wait it would run at most %3 as fast.</source>
            <translation>训练记录了每步等待数据的时间：十步中有八步占 %1 到 %2。等待期间 GPU 无事可做。若无等待，速度最多为现在的 %3。</translation>
        </message>
        <message>
            <source>The device has nothing to do while the host makes the next batch or copies it. The median over %1 steps lies between %2 and %3. Without the wait the training would run at most %4 as fast.</source>
            <translation>主机生成或复制下一批次时，设备无事可做。%1 步的中位数在 %2 与 %3 之间。若无等待，训练速度最多为现在的 %4。</translation>
        </message>
        <message>
            <source>In a profile of the next run less than %1 of a step waits for input, and a step takes about %2.</source>
            <translation>在下一次运行的性能分析中，一步等待输入的部分少于 %1，一步约耗时 %2。</translation>
        </message>
        <message>
            <source>Self time of the stage by the step</source>
            <translation>该阶段每步的自身时间</translation>
        </message>
        <message>
            <source>%1 takes %2 for each of these steps, %3 calls in all</source>
            <translation>%1 在这些步中每步耗时 %2，共 %3 次调用</translation>
        </message>
        <message>
            <source>Longest call of the stage</source>
            <translation>该阶段最长的调用</translation>
        </message>
        <message>
            <source>Self time of %1</source>
            <translation>%1 的自身时间</translation>
        </message>
        <message>
            <source>The DataLoader makes each batch in the training process itself: %1 of each step</source>
            <translation>DataLoader 在训练进程自身中生成每个批次：占每步的 %1</translation>
        </message>
        <message>
            <source>The workers of the DataLoader are too slow: each step waits %1 for them</source>
            <translation>DataLoader 的工作进程太慢：每步等待它们 %1</translation>
        </message>
        <message>
            <source>Reading (%1) holds up the input pipeline: %2 for each step</source>
            <translation>读取（%1）拖慢输入流水线：每步 %2</translation>
        </message>
        <message>
            <source>Stage %1 holds up the input pipeline: %2 for each step</source>
            <translation>阶段 %1 拖慢输入流水线：每步 %2</translation>
        </message>
        <message>
            <source>Without workers, decoding and augmentation happen between two steps, and the GPU waits for all of it.</source>
            <translation>没有工作进程时，解码和增强在两步之间进行，GPU 要全程等待。</translation>
        </message>
        <message>
            <source>The training takes batches faster than the workers make them: too few of them, too slow a disk, or work that could be done once before the training.</source>
            <translation>训练消耗批次的速度快于工作进程生成的速度：工作进程太少、磁盘太慢，或有些工作本可在训练前一次做完。</translation>
        </message>
        <message>
            <source>The records do not come in fast enough: few files read one after the other, a remote or slow disk, or a generator in Python.</source>
            <translation>记录读入不够快：逐个读取少数文件、远程或慢速磁盘，或使用了 Python 生成器。</translation>
        </message>
        <message>
            <source>The batches come from other machines, and not fast enough: workers are missing there, or the network is the limit.</source>
            <translation>批次来自其他机器，且不够快：那里缺少工作进程，或受网络限制。</translation>
        </message>
        <message>
            <source>This stage works through its elements one after the other, in one thread. It cannot be shared among threads as it is; move it, or make several pipelines and interleave them.</source>
            <translation>该阶段在一个线程中逐个处理其元素。按现状无法分摊到多个线程；请移动它，或建立多条流水线并交错读取。</translation>
        </message>
        <message>
            <source>Its function is applied to each element and could run on several at once; the processors that it may use do not suffice for the pace of the device.</source>
            <translation>其函数作用于每个元素，可同时处理多个元素；但可用的处理器跟不上设备的速度。</translation>
        </message>
        <message>
            <source>Read several files at once</source>
            <translation>同时读取多个文件</translation>
        </message>
        <message>
            <source>Split the records into files of about 100 MB and interleave them; copy them to a local disk first where they are remote. Reading takes %1 of a step now.</source>
            <translation>将记录拆分为约 100 MB 的文件并交错读取；若位于远程，先复制到本地磁盘。目前读取占一步的 %1。</translation>
        </message>
        <message>
            <source>Take %1 out of the way of each step</source>
            <translation>将 %1 移出每步的关键路径</translation>
        </message>
        <message>
            <source>Do once what does not change: resize before writing the records, or keep the decoded elements if they fit into main memory. What stays goes before the batch, so that it can be shared.</source>
            <translation>不变的工作只做一次：在写入记录之前调整大小，或在内存放得下时保留解码后的元素。其余的放在组批之前，以便分摊。</translation>
        </message>
        <message>
            <source>In a profile of the next run this stage no longer has the largest self time, and steps are shorter by up to %1.</source>
            <translation>在下一次运行的性能分析中，该阶段的自身时间不再最大，每步最多缩短 %1。</translation>
        </message>
        <message>
            <source>%1 is 0: batches are made in the training process itself</source>
            <translation>%1 为 0：批次在训练进程自身中生成</translation>
        </message>
        <message>
            <source>Decoding and augmentation then happen between two steps, and the GPU waits for all of it.</source>
            <translation>解码和增强于是在两步之间进行，GPU 要全程等待。</translation>
        </message>
        <message>
            <source>No worker processes</source>
            <translation>没有工作进程</translation>
        </message>
        <message>
            <source>A step takes less time, and the GPU is busier.</source>
            <translation>一步耗时减少，GPU 更忙。</translation>
        </message>
        <message>
            <source>num_prefetch_batches is 0: no batch is made ahead</source>
            <translation>num_prefetch_batches 为 0：不会提前生成批次</translation>
        </message>
        <message>
            <source>The next batch is begun when the step has ended, so that step and input add up instead of overlapping.</source>
            <translation>一步结束后才开始生成下一批次，因此步与输入的时间相加，而非重叠。</translation>
        </message>
        <message>
            <source>Batches made ahead</source>
            <translation>提前生成的批次</translation>
        </message>
        <message>
            <source>A step takes less time.</source>
            <translation>一步耗时减少。</translation>
        </message>
        <message>
            <source>Set num_readers to %1</source>
            <translation>将 num_readers 设为 %1</translation>
        </message>
        <message>
            <source>The records are so few that more files would not make reading faster; the shuffle buffer has to mix them.</source>
            <translation>记录太少，增加文件也不会加快读取；只能由打乱缓冲区来混合。</translation>
        </message>
        <message>
            <source>The log no longer says that readers were reduced.</source>
            <translation>日志中不再出现读取器被减少的信息。</translation>
        </message>
        <message>
            <source>%1 record files for %2 readers: the others have nothing to do</source>
            <translation>%1 个记录文件对应 %2 个读取器：其余的无事可做</translation>
        </message>
        <message>
            <source>The training reads %1 record files of %2</source>
            <translation>训练读取 %1 个记录文件，每个 %2</translation>
        </message>
        <message>
            <source>The trainer lowers the number of readers to that of the files. One file is read by one thread from its beginning, so that reading cannot be shared and only the shuffle buffer mixes.</source>
            <translation>训练程序将读取器数降到文件数。一个文件由一个线程从头读取，因此读取无法分摊，只有打乱缓冲区起混合作用。</translation>
        </message>
        <message>
            <source>Readers asked for</source>
            <translation>要求的读取器</translation>
        </message>
        <message>
            <source>Record files to train on</source>
            <translation>训练用的记录文件</translation>
        </message>
        <message>
            <source>Bytes of a file</source>
            <translation>单个文件的字节数</translation>
        </message>
        <message>
            <source>Write the records into %1 files</source>
            <translation>将记录写入 %1 个文件</translation>
        </message>
        <message>
            <source>About %1 each, filled in turn so that each holds some of everything.</source>
            <translation>每个约 %1，轮流写入，使每个文件都含有各类内容。</translation>
        </message>
        <message>
            <source>The next diagnosis counts %1 files, and the log no longer says that readers were reduced.</source>
            <translation>下一次诊断会统计到 %1 个文件，且日志中不再出现读取器被减少的信息。</translation>
        </message>
        <message>
            <source>Shuffle buffer, of the records to train on</source>
            <translation>打乱缓冲区占训练记录的比例</translation>
        </message>
        <message>
            <source>The shuffle buffer of %1 records takes %2 of the %3 of main memory</source>
            <translation>含 %1 条记录的打乱缓冲区占用 %3 内存中的 %2</translation>
        </message>
        <message>
            <source>It is filled before the first step. Decoded batches and the program come on top.</source>
            <translation>它在第一步之前被填满。此外还有解码后的批次和程序本身。</translation>
        </message>
        <message>
            <source>Of %1 records %2 are shuffled at a time (%3)</source>
            <translation>%1 条记录中每次打乱 %2 条（%3）</translation>
        </message>
        <message>
            <source>The records come class by class, so that a batch holds mostly one of them: the model learns one class and forgets the one before.</source>
            <translation>记录按类别逐一排列，因此一个批次大多只含其中一类：模型学会一类，便忘掉前一类。</translation>
        </message>
        <message>
            <source>Only neighbours are mixed. That does no harm to records that were written in random order, which these seem to be.</source>
            <translation>只有相邻的记录会混合。对以随机顺序写入的记录并无害处，而这些记录似乎就是如此。</translation>
        </message>
        <message>
            <source>Records that are held to be shuffled</source>
            <translation>为打乱而存放的记录</translation>
        </message>
        <message>
            <source>Order of the classes in the records</source>
            <translation>记录中类别的顺序</translation>
        </message>
        <message>
            <source>Set shuffle_buffer_size to %1</source>
            <translation>将 shuffle_buffer_size 设为 %1</translation>
        </message>
        <message>
            <source>A record has %1 on average, so that this takes %2. Better still, write the records in random order once.</source>
            <translation>一条记录平均为 %1，因此这需要 %2。更好的办法是将记录以随机顺序重写一次。</translation>
        </message>
        <message>
            <source>The next diagnosis finds that the buffer fits the data and the machine.</source>
            <translation>下一次诊断会确认缓冲区与数据和机器相称。</translation>
        </message>
        <message>
            <source>Area of the median picture by that after the resizer</source>
            <translation>中位图像面积与缩放器之后面积之比</translation>
        </message>
        <message>
            <source>Pictures of %1 x %2 pixels are decoded for an input of %3 x %4: %5 of it is thrown away</source>
            <translation>为 %3 x %4 的输入解码 %1 x %2 像素的图像：其中 %5 被丢弃</translation>
        </message>
        <message>
            <source>Decoding takes time and memory by the area as stored, in every epoch. It matters where steps wait for input, which a profile tells; crops at full size may want these pixels.</source>
            <translation>解码在每个 epoch 都按存储的面积耗费时间和内存。在步等待输入时这很重要，性能分析可以看出；全尺寸裁剪可能需要这些像素。</translation>
        </message>
        <message>
            <source>Store the pictures with a long side of %1 pixels</source>
            <translation>将图像以长边 %1 像素存储</translation>
        </message>
        <message>
            <source>Twice the input leaves room for crops. Boxes as fractions stay as they are.</source>
            <translation>输入的两倍为裁剪留出余地。以比例表示的框保持不变。</translation>
        </message>
        <message>
            <source>Steps that waited for input take less time; the metric stays.</source>
            <translation>曾等待输入的步耗时减少；指标不变。</translation>
        </message>
        <message>
            <source>Share of a step that waits for copies to the device</source>
            <translation>一步中等待向设备复制的比例</translation>
        </message>
        <message>
            <source>Share of each step that waits for copies</source>
            <translation>每步中等待复制的比例</translation>
        </message>
        <message>
            <source>Copies from the host to the device take %1 of each step (%2)</source>
            <translation>从主机到设备的复制占每步的 %1（%2）</translation>
        </message>
        <message>
            <source>%1 are copied for each step at %2, and nothing runs on the device meanwhile. Pictures as 32-bit numbers are four times as large as they are stored, and memory that is not pinned is copied twice.</source>
            <translation>每步以 %2 复制 %1，其间设备上没有任何运行。以 32 位数表示的图像是存储时的四倍大，而非锁页内存要复制两次。</translation>
        </message>
        <message>
            <source>Nothing runs on the device while they are made. Pictures as 32-bit numbers are four times as large as they are stored, and memory that is not pinned is copied twice.</source>
            <translation>复制期间设备上没有任何运行。以 32 位数表示的图像是存储时的四倍大，而非锁页内存要复制两次。</translation>
        </message>
        <message>
            <source>Copies, of the time for input</source>
            <translation>复制占输入时间的比例</translation>
        </message>
        <message>
            <source>Rate of the copies</source>
            <translation>复制速率</translation>
        </message>
        <message>
            <source>In a profile of the next run copies take less than %1 of a step instead of %2.</source>
            <translation>在下一次运行的性能分析中，复制占一步的比例少于 %1，而非 %2。</translation>
        </message>
        <message>
            <source>Copy the next batch while a step runs, from pinned memory</source>
            <translation>在一步运行时从锁页内存复制下一批次</translation>
        </message>
        <message>
            <source>%1 is less than half of what a link reaches from pinned memory.</source>
            <translation>%1 不到链路从锁页内存传输所能达到速率的一半。</translation>
        </message>
        <message>
            <source>A copy that runs beside the kernels costs the step nothing.</source>
            <translation>与内核并行的复制不占用步的时间。</translation>
        </message>
        <message>
            <source>Copy pictures as bytes: %1 for a step instead of %2</source>
            <translation>以字节形式复制图像：每步 %1，而非 %2</translation>
        </message>
        <message>
            <source>Copy pictures as bytes, a quarter of what they are as 32-bit numbers</source>
            <translation>以字节形式复制图像，仅为 32 位数形式的四分之一</translation>
        </message>
        <message>
            <source>Convert and normalise on the device, where it takes next to nothing. It helps only if they are copied as 32-bit numbers now.</source>
            <translation>在设备上转换和归一化，几乎没有开销。仅当目前以 32 位数复制时才有帮助。</translation>
        </message>
        <message>
            <source>Share of a step in which the device waits for the host</source>
            <translation>一步中设备等待主机的比例</translation>
        </message>
        <message>
            <source>Share of each step in which the device waits for the host</source>
            <translation>每步中设备等待主机的比例</translation>
        </message>
        <message>
            <source>The device waits for the host in %1 of each step, %2 of it while kernels are prepared</source>
            <translation>设备在每步的 %1 中等待主机，其中 %2 是在准备内核</translation>
        </message>
        <message>
            <source>Share of a step that prepares kernels</source>
            <translation>一步中准备内核的比例</translation>
        </message>
        <message>
            <source>Share of a step in which nothing was traced</source>
            <translation>一步中没有任何跟踪内容的比例</translation>
        </message>
        <message>
            <source>Kernels shorter than their launch</source>
            <translation>比自身启动更短的内核</translation>
        </message>
        <message>
            <source>Kernels of a step</source>
            <translation>一步的内核数</translation>
        </message>
        <message>
            <source>Most of it was not traced: Python between two steps (metrics, logging, callbacks), or making batches in a way that the profiler does not see. The training may be bound by its input.</source>
            <translation>其中大部分未被跟踪：两步之间的 Python（指标、日志、回调），或以性能分析器看不到的方式生成批次。训练可能受输入限制。</translation>
        </message>
        <message>
            <source>A step launches %1 kernels, %2 of them shorter than the launch itself. The device finishes each before the host has the next one ready; a faster GPU would change nothing.</source>
            <translation>一步启动 %1 个内核，其中 %2 比启动本身还短。主机备好下一个内核之前，设备已完成当前内核；换更快的 GPU 也无济于事。</translation>
        </message>
        <message>
            <source>In a profile of the next run the device waits for the host in less than %1 of a step instead of %2.</source>
            <translation>在下一次运行的性能分析中，设备等待主机的时间少于一步的 %1，而非 %2。</translation>
        </message>
        <message>
            <source>Compile the step, so that fewer than its %1 kernels are launched</source>
            <translation>编译该步，使启动的内核少于现有的 %1 个</translation>
        </message>
        <message>
            <source>A compiler joins small kernels, and a recorded graph is launched as one. Both need shapes that stay the same.</source>
            <translation>编译器会合并小内核，录制的计算图则作为一个整体启动。两者都要求形状保持不变。</translation>
        </message>
        <message>
            <source>Do less in Python between the steps</source>
            <translation>减少步与步之间的 Python 操作</translation>
        </message>
        <message>
            <source>Reading a value off the device waits for everything before it. Log every hundredth step, and keep what launches kernels apart from what makes batches.</source>
            <translation>从设备读取一个值要等待其之前的一切完成。每一百步记录一次，并将启动内核的部分与生成批次的部分分开。</translation>
        </message>
        <message>
            <source>There are %1 samples of the GPU's utilization while the training stepped; %2 are needed.</source>
            <translation>训练步进期间的 GPU 利用率样本有 %1 个；需要 %2 个。</translation>
        </message>
        <message>
            <source>Mean utilization of the GPU while the training steps</source>
            <translation>训练步进期间 GPU 的平均利用率</translation>
        </message>
        <message>
            <source>The GPU is busy %1 of the time while the training steps (at most %2 in 95 % of the samples)</source>
            <translation>训练步进期间 GPU 有 %1 的时间忙碌（95% 的样本中最多 %2）</translation>
        </message>
        <message>
            <source>The GPU works in bursts: busy %1 of the time, with pauses between</source>
            <translation>GPU 间歇工作：%1 的时间忙碌，其间有停顿</translation>
        </message>
        <message>
            <source>Utilization is the share of time in which any kernel ran, so the rest of the time the GPU had nothing to do. Whether it waits for input, for the host or for another GPU cannot be told from it; a profile of twenty steps can. A small model on a large GPU looks the same.</source>
            <translation>利用率是有任意内核在运行的时间比例，因此其余时间 GPU 无事可做。由此无法判断它是在等待输入、主机还是另一块 GPU；对二十步做性能分析则可以。大 GPU 上的小模型看起来也是如此。</translation>
        </message>
        <message>
            <source>The %1 samples that were judged</source>
            <translation>所判断的 %1 个样本</translation>
        </message>
        <message>
            <source>95th percentile</source>
            <translation>第 95 百分位</translation>
        </message>
        <message>
            <source>5th percentile</source>
            <translation>第 5 百分位</translation>
        </message>
        <message>
            <source>Profile twenty steps after the hundredth, and open the profile here</source>
            <translation>在第一百步之后对二十步做性能分析，并在此打开</translation>
        </message>
        <message>
            <source>It tells whether steps wait for input, for copies, for the host, or compute too little at a time, and which stage of the pipeline is to blame.</source>
            <translation>它会表明步是在等待输入、复制或主机，还是每次计算量太少，以及流水线的哪个阶段是原因所在。</translation>
        </message>
        <message>
            <source>With the profile the diagnosis names the cause; after its fix the mean utilization is above 80 %.</source>
            <translation>有了性能分析，诊断会指出原因；修复后平均利用率高于 80%。</translation>
        </message>
        <message>
            <source>%1 boxes (%2) are NaN or infinite, the first in %3</source>
            <translation>%1 个框（%2）为 NaN 或无穷大，第一个在 %3 中</translation>
        </message>
        <message>
            <source>%1 boxes (%2) are in pixels where fractions of the picture are meant, the first in %3</source>
            <translation>%1 个框（%2）以像素表示，而应为图像的比例，第一个在 %3 中</translation>
        </message>
        <message>
            <source>%1 boxes (%2) have swapped corners, the first in %3</source>
            <translation>%1 个框（%2）角点颠倒，第一个在 %3 中</translation>
        </message>
        <message>
            <source>%1 boxes (%2) have no area, the first in %3</source>
            <translation>%1 个框（%2）没有面积，第一个在 %3 中</translation>
        </message>
        <message>
            <source>%1 boxes (%2) lie wholly outside their picture, the first in %3</source>
            <translation>%1 个框（%2）完全位于图像之外，第一个在 %3 中</translation>
        </message>
        <message>
            <source>%1 boxes (%2) reach outside their picture, the first in %3</source>
            <translation>%1 个框（%2）超出图像边界，第一个在 %3 中</translation>
        </message>
        <message>
            <source>%1 boxes (%2) have numbers that cannot be read, the first in %3</source>
            <translation>%1 个框（%2）的数值不可读，第一个在 %3 中</translation>
        </message>
        <message>
            <source>%1 boxes (%2) are in pixels of pictures of unknown size, the first in %3</source>
            <translation>%1 个框（%2）以像素表示，而图像尺寸未知，第一个在 %3 中</translation>
        </message>
        <message>
            <source>%1 boxes (%2) are smaller than a pixel after the resizer, the first in %3</source>
            <translation>%1 个框（%2）经缩放器后小于一个像素，第一个在 %3 中</translation>
        </message>
        <message>
            <source>%1 boxes (%2) are there twice, the first in %3</source>
            <translation>%1 个框（%2）出现两次，第一个在 %3 中</translation>
        </message>
        <message>
            <source>%1 annotations (%2) swap width and height of their picture, the first of %3</source>
            <translation>%1 个标注（%2）颠倒了图像的宽度和高度，第一个属于 %3</translation>
        </message>
        <message>
            <source>%1 annotations (%2) state another size than their picture has, the first of %3</source>
            <translation>%1 个标注（%2）给出的尺寸与图像不符，第一个属于 %3</translation>
        </message>
        <message>
            <source>%1 records (%2) have lists of boxes and classes of unequal length, the first is %3</source>
            <translation>%1 条记录（%2）的框列表与类别列表长度不等，第一条是 %3</translation>
        </message>
        <message>
            <source>%1 annotations (%2) are damaged, the first of %3</source>
            <translation>%1 个标注（%2）已损坏，第一个属于 %3</translation>
        </message>
        <message>
            <source>Boxes with something wrong</source>
            <translation>有问题的框</translation>
        </message>
        <message>
            <source>Share of boxes or pictures with the worst of it</source>
            <translation>有最严重问题的框或图像的比例</translation>
        </message>
        <message>
            <source>Boxes in all</source>
            <translation>框总数</translation>
        </message>
        <message>
            <source>The training stopped at an invalid box</source>
            <translation>训练因无效的框而停止</translation>
        </message>
        <message>
            <source>Its trainer checks boxes and ends at one whose corners are swapped, that has no area or lies outside the picture. A repeat meets the same record within one epoch.</source>
            <translation>其训练程序会检查框，遇到角点颠倒、没有面积或位于图像之外的框便会终止。重新运行会在一个 epoch 内遇到同一条记录。</translation>
        </message>
        <message>
            <source>What the trainer says of the box</source>
            <translation>训练程序对该框的说明</translation>
        </message>
        <message>
            <source>The trainer left out %1 pictures because of invalid boxes</source>
            <translation>训练程序因无效的框略去了 %1 张图像</translation>
        </message>
        <message>
            <source>It says which and why: coordinates below 0 or above 1, or numbers that are no box. The pictures are missing from the training, and what made these boxes may have made others wrong as well.</source>
            <translation>它会说明是哪些以及原因：坐标小于 0 或大于 1，或数值构不成框。训练中缺少这些图像，而产生这些框的程序也可能弄错了其他框。</translation>
        </message>
        <message>
            <source>A picture that was left out, and why</source>
            <translation>被略去的图像及原因</translation>
        </message>
        <message>
            <source>Pictures that the trainer left out</source>
            <translation>训练程序略去的图像</translation>
        </message>
        <message>
            <source>Check the dataset, and train on a repaired copy</source>
            <translation>检查数据集，并用修复后的副本训练</translation>
        </message>
        <message>
            <source>Open it together with the run: every box is looked at, and the repairs that fit are named.</source>
            <translation>将其与运行一起打开：会检查每个框，并给出适用的修复方法。</translation>
        </message>
        <message>
            <source>The loss of this run stayed finite, so its trainer drops or cuts such boxes, or has not met them yet: what they mark is then learned as background. Another trainer, or another version of this one, may stop at them.</source>
            <translation>此次运行的损失始终有限，说明其训练器会丢弃或裁剪这类框，或者尚未遇到它们：它们标出的内容于是被当作背景学习。换一个训练器，或换该训练器的另一个版本，可能会因它们而停止。</translation>
        </message>
        <message>
            <source>One such box makes the loss NaN in the step that meets it, and with it every weight; nothing is learned from then on.</source>
            <translation>只要有一个这样的框，遇到它的那一步损失就会变为 NaN，所有权重也随之变为 NaN；此后什么也学不到。</translation>
        </message>
        <message>
            <source>The trainer takes coordinates for fractions of width and height. A hundred times too large they make the loss huge, and cut to the picture they leave nothing to learn.</source>
            <translation>训练器把坐标当作宽度和高度的比例。放大了一百倍的坐标会使损失极大，而裁剪到图像范围后又没有任何内容可学。</translation>
        </message>
        <message>
            <source>The regression takes the logarithm of width and height: of a box without area it is infinite, of a negative one it is NaN. Some trainers stop with a failed assertion instead, others drop the box and learn its object as background.</source>
            <translation>回归会对宽度和高度取对数：面积为零的框得到无穷大，为负的框得到 NaN。有些训练器会因断言失败而停止，另一些则丢弃该框，并把其对象当作背景学习。</translation>
        </message>
        <message>
            <source>Objects with two boxes count twice in the loss, and of two correct detections the evaluation counts one as wrong.</source>
            <translation>有两个框的对象在损失中被计算两次，而两个正确的检测中有一个会被评估判为错误。</translation>
        </message>
        <message>
            <source>Boxes in pixels are divided by the size that the annotation states. If that is not the size of the picture, they lie in the wrong place unless only the scale differs.</source>
            <translation>以像素表示的框会除以标注中给出的尺寸。若该尺寸不是图像的尺寸，除非只是缩放比例不同，否则框的位置就是错的。</translation>
        </message>
        <message>
            <source>Trainers cut such boxes, drop them or stop, each in its own way; what is dropped is learned as background.</source>
            <translation>训练器会裁剪这类框、丢弃它们或停止，各有各的做法；被丢弃的内容会被当作背景学习。</translation>
        </message>
        <message>
            <source>The next diagnosis finds no invalid box.</source>
            <translation>下一次诊断不再发现无效的框。</translation>
        </message>
        <message>
            <source>Or leave such boxes out where they are read</source>
            <translation>或者在读取时略去这类框</translation>
        </message>
        <message>
            <source>It keeps one bad record from ending a run of days; their objects stay unlabelled.</source>
            <translation>这样一条坏记录不会终止运行数天的训练；其中的对象仍无标注。</translation>
        </message>
        <message>
            <source>Class %1 has the id %2, below the first one: its %3 boxes are learned as background</source>
            <translation>类别 %1 的 ID 为 %2，低于首个 ID：其 %3 个框被当作背景学习</translation>
        </message>
        <message>
            <source>Class %1 has the id %2, above num_classes: its %3 boxes are learned as background</source>
            <translation>类别 %1 的 ID 为 %2，超过 num_classes：其 %3 个框被当作背景学习</translation>
        </message>
        <message>
            <source>The label map lacks class %1 (id %2), which has %3 boxes</source>
            <translation>标签映射中没有类别 %1（ID %2），而它有 %3 个框</translation>
        </message>
        <message>
            <source>The label map lacks the class name "%1": its %3 boxes are lost</source>
            <translation>标签映射中没有类别名“%1”：其 %3 个框会丢失</translation>
        </message>
        <message>
            <source>Name and id of class %1 (id %2) disagree in %3 boxes</source>
            <translation>类别 %1（ID %2）的名称与 ID 在 %3 个框中不一致</translation>
        </message>
        <message>
            <source>Class "%1" is spelled in two ways: %3 boxes count for another class</source>
            <translation>类别“%1”有两种写法：%3 个框被计入另一类别</translation>
        </message>
        <message>
            <source>The label map starts at %1 instead of 1</source>
            <translation>标签映射从 %1 开始，而不是从 1 开始</translation>
        </message>
        <message>
            <source>num_classes is %1, but the label map has %2 classes</source>
            <translation>num_classes 为 %1，而标签映射有 %2 个类别</translation>
        </message>
        <message>
            <source>%3 boxes have no class</source>
            <translation>%3 个框没有类别</translation>
        </message>
        <message>
            <source>Class %1 of the label map has no box</source>
            <translation>标签映射中的类别 %1 没有框</translation>
        </message>
        <message>
            <source>Share of boxes whose class the training loses</source>
            <translation>类别在训练中丢失的框的占比</translation>
        </message>
        <message>
            <source>Number of classes of the network</source>
            <translation>网络的类别数</translation>
        </message>
        <message>
            <source>Ids are turned into one position of num_classes, counted from 1. An id that has none becomes a row of zeros, without an error: the object is learned as nothing, and its average precision stays 0.</source>
            <translation>ID 会转换为 num_classes 中的一个位置，从 1 计起。没有对应位置的 ID 会变成一行零，且不报错：该对象被学成什么都不是，其平均精度始终为 0。</translation>
        </message>
        <message>
            <source>The trainer looks classes up in the label map, case and blanks included. What it does not find is dropped without a word, and its objects are learned as background.</source>
            <translation>训练器在标签映射中查找类别，大小写和空格也要一致。找不到的会被悄悄丢弃，其对象被当作背景学习。</translation>
        </message>
        <message>
            <source>What is learned under one class is evaluated under another: the loss falls and the metric stays near zero. The records were written with another label map.</source>
            <translation>在一个类别下学到的内容，却在另一个类别下评估：损失下降，而指标始终接近零。这些记录是用另一份标签映射写入的。</translation>
        </message>
        <message>
            <source>With too few, classes are lost; with too many, outputs exist that never get an example, and a checkpoint with the right number does not fit.</source>
            <translation>过少会丢失类别；过多则会有永远得不到样本的输出，且类别数正确的检查点无法匹配。</translation>
        </message>
        <message>
            <source>It is never learned. That is fine if it is meant; look whether its records were left behind.</source>
            <translation>它永远学不到。若是有意为之则没有问题；请检查是否遗漏了其记录。</translation>
        </message>
        <message>
            <source>Annotations, label map and configuration have to name the same classes in the same way; here they do not.</source>
            <translation>标注、标签映射和配置必须以相同方式命名相同的类别；此处并非如此。</translation>
        </message>
        <message>
            <source>The next diagnosis finds no class that the training loses, and every class gets an average precision above 0.</source>
            <translation>下一次诊断不再发现训练中丢失的类别，且每个类别的平均精度都大于 0。</translation>
        </message>
        <message>
            <source>Set num_classes to %1</source>
            <translation>将 num_classes 设为 %1</translation>
        </message>
        <message>
            <source>It is the largest id in use, so that every class has its output. The head is then trained anew; take the other weights from the checkpoint.</source>
            <translation>这是所用的最大 ID，这样每个类别都有自己的输出。此后检测头需重新训练；其余权重取自检查点。</translation>
        </message>
        <message>
            <source>Use a label map with the %1 classes that the annotations have</source>
            <translation>使用包含标注中 %1 个类别的标签映射</translation>
        </message>
        <message>
            <source>Check the names, save it as label_map.pbtxt, write the records again with it, and use the same one in training and evaluation.</source>
            <translation>检查名称，保存为 label_map.pbtxt，用它重新写入记录，并在训练和评估中使用同一份。</translation>
        </message>
        <message>
            <source>Boxes of the most frequent class for one of the rarest</source>
            <translation>最常见类别与最稀有类别的框数之比</translation>
        </message>
        <message>
            <source>The rare class stays behind: %1</source>
            <translation>稀有类别落后：%1</translation>
        </message>
        <message>
            <source>The %1 pictures of %2 have not a single box</source>
            <translation>%2 的 %1 张图像没有任何框</translation>
        </message>
        <message>
            <source>Class %1 is asked for in the validation (%2 boxes) and never taught</source>
            <translation>验证中会考查类别 %1（%2 个框），训练中却从未教过</translation>
        </message>
        <message>
            <source>Class %1 has %2 boxes to learn from and none to validate with</source>
            <translation>类别 %1 有 %2 个框用于学习，却没有用于验证的框</translation>
        </message>
        <message>
            <source>Class %1 has only %2 boxes, %3 of all</source>
            <translation>类别 %1 只有 %2 个框，占全部的 %3</translation>
        </message>
        <message>
            <source>Class %1 has %2 boxes for each one of %3</source>
            <translation>%3 每有 1 个框，类别 %1 就有 %2 个框</translation>
        </message>
        <message>
            <source>From pictures without boxes only background is learned, and an evaluation on them reports -1 or 0 whatever the model can do. Usually the annotations of this part were not found when the records were written.</source>
            <translation>没有框的图像只能学到背景，而在其上评估，无论模型能力如何都只得到 -1 或 0。通常是写入记录时没有找到这一部分的标注。</translation>
        </message>
        <message>
            <source>Class %1 is rare in the data and its average precision is %2, far below that of the others: it is met too seldom to be learned.</source>
            <translation>类别 %1 在数据中很稀有，其平均精度为 %2，远低于其他类别：出现得太少，学不会。</translation>
        </message>
        <message>
            <source>Detectors tolerate a lot of imbalance, but rare classes are learned last and their average precision jumps with each object. Log the average precision of every class to see whether they suffer.</source>
            <translation>检测器能容忍较大的不平衡，但稀有类别最后才学会，且其平均精度随每个对象大幅跳动。记录每个类别的平均精度，看它们是否受影响。</translation>
        </message>
        <message>
            <source>Draw pictures with rare classes more often, by %1 weights from these counts</source>
            <translation>更频繁地抽取含稀有类别的图像，使用由这些数量得出的 %1 个权重</translation>
        </message>
        <message>
            <source>The weights are the square root of median count by count, in the order of the classes. A picture takes the largest weight of its boxes.</source>
            <translation>权重为数量中位数除以该类数量的平方根，按类别顺序排列。一张图像取其各框中最大的权重。</translation>
        </message>
        <message>
            <source>In the next run the average precision of the rare classes rises, and that of the others falls by less than a point.</source>
            <translation>下一次运行中稀有类别的平均精度上升，其他类别的下降不到一个百分点。</translation>
        </message>
        <message>
            <source>Split %1 again, class by class</source>
            <translation>按类别重新划分 %1</translation>
        </message>
        <message>
            <source>Each class goes to training and validation in the same proportion; pictures of one scene stay together.</source>
            <translation>每个类别按相同比例分入训练和验证；同一场景的图像放在一起。</translation>
        </message>
        <message>
            <source>The next diagnosis finds every class on both sides.</source>
            <translation>下一次诊断在两边都能找到每个类别。</translation>
        </message>
        <message>
            <source>The next diagnosis finds boxes in every part.</source>
            <translation>下一次诊断在每个部分都能找到框。</translation>
        </message>
        <message>
            <source>Share of boxes over the limit</source>
            <translation>超出上限的框的占比</translation>
        </message>
        <message>
            <source>%1 of %2 boxes (%3) are dropped: at most %4 of a picture are taken</source>
            <translation>%2 个框中有 %1 个（%3）被丢弃：每张图像最多取 %4 个</translation>
        </message>
        <message>
            <source>%1 pictures have more boxes than max_number_of_boxes, the fullest one %2. What is over the limit is cut off without a word, and its objects are learned as background: the model is punished for finding them.</source>
            <translation>%1 张图像的框数超过 max_number_of_boxes，最多的一张有 %2 个。超出上限的会被悄悄截去，其对象被当作背景学习：模型因找到它们而受罚。</translation>
        </message>
        <message>
            <source>Boxes of a picture that count</source>
            <translation>一张图像中计入的框数</translation>
        </message>
        <message>
            <source>Boxes of the fullest picture</source>
            <translation>框数最多的图像的框数</translation>
        </message>
        <message>
            <source>Raise max_number_of_boxes from %1 to %2</source>
            <translation>将 max_number_of_boxes 从 %1 提高到 %2</translation>
        </message>
        <message>
            <source>The fullest picture has %1. Memory for matching boxes with anchors grows in proportion; raise the limit of detections after the suppression as well if you evaluate on such pictures.</source>
            <translation>框数最多的图像有 %1 个。框与锚框匹配所需的内存按比例增长；若在这类图像上评估，也要提高抑制之后的检测数上限。</translation>
        </message>
        <message>
            <source>The next diagnosis finds that 0 boxes are lost.</source>
            <translation>下一次诊断显示丢失的框为 0 个。</translation>
        </message>
        <message>
            <source>There are fewer than %1 boxes whose size after the resizer is known.</source>
            <translation>已知缩放器之后尺寸的框不足 %1 个。</translation>
        </message>
        <message>
            <source>Open the records that the training reads.</source>
            <translation>打开训练所读取的记录。</translation>
        </message>
        <message>
            <source>Boxes with a short side below %1 pixels after the resizer</source>
            <translation>缩放器之后短边小于 %1 像素的框</translation>
        </message>
        <message>
            <source>Boxes that no anchor overlaps by %1</source>
            <translation>没有锚框与之重叠达 %1 的框</translation>
        </message>
        <message>
            <source>The median box is %1 pixels wide and high after the resizer, its short side in the smallest fifth at most %2. Below 8 pixels little is left of an object on the feature maps; a box that no anchor overlaps by half is matched by force or not at all, and learned late.</source>
            <translation>缩放器之后，框的宽和高的中位数为 %1 像素，最小的五分之一短边至多 %2。小于 8 像素时，特征图上对象所剩无几；没有锚框与之重叠达一半的框，只能被强制匹配或完全不匹配，因而学得晚。</translation>
        </message>
        <message>
            <source>%1 of the objects are smaller than %2 pixels when the network sees them</source>
            <translation>网络看到时，%1 的对象小于 %2 像素</translation>
        </message>
        <message>
            <source>%1 of the boxes fit none of the anchors</source>
            <translation>%1 的框与任何锚框都不匹配</translation>
        </message>
        <message>
            <source>Train at an input of %1 pixels instead of %2</source>
            <translation>以 %1 像素而非 %2 的输入训练</translation>
        </message>
        <message>
            <source>Then %1 of the boxes are smaller than %2 pixels. Memory for activations and time for a step grow by about %3.</source>
            <translation>届时 %1 的框小于 %2 像素。激活所需的内存和每步时间约增加 %3。</translation>
        </message>
        <message>
            <source>The next diagnosis finds at most %1 of the boxes below %2 pixels, and the average precision of small objects rises.</source>
            <translation>下一次诊断中至多 %1 的框小于 %2 像素，且小对象的平均精度上升。</translation>
        </message>
        <message>
            <source>Cut the pictures into tiles of %1 pixels</source>
            <translation>将图像切成 %1 像素的图块</translation>
        </message>
        <message>
            <source>A tile of that size fills the input of %1 pixels and lifts four fifths of the boxes over the limit; let tiles overlap by a fifth, and run the detector on tiles as well.</source>
            <translation>这样大小的图块填满 %1 像素的输入，使五分之四的框超过界限；让图块重叠五分之一，并让检测器也在图块上运行。</translation>
        </message>
        <message>
            <source>The average precision of small objects rises.</source>
            <translation>小对象的平均精度上升。</translation>
        </message>
        <message>
            <source>Set scales and %1 aspect ratios of the anchors by these boxes</source>
            <translation>按这些框设置锚框的尺度和 %1 个宽高比</translation>
        </message>
        <message>
            <source>Scales and ratios follow quantiles of the boxes after the resizer; such anchors leave %1 of them without a match instead of %2. The box predictor is trained anew.</source>
            <translation>尺度和宽高比取自缩放器之后框的分位数；这样的锚框使 %1 的框没有匹配，原为 %2。框预测器需重新训练。</translation>
        </message>
        <message>
            <source>The next diagnosis finds at most %1 of the boxes without an anchor, and the localisation loss starts lower.</source>
            <translation>下一次诊断中至多 %1 的框没有锚框，且定位损失的起始值更低。</translation>
        </message>
        <message>
            <source>The next diagnosis finds fewer of them.</source>
            <translation>下一次诊断发现的此类情况减少。</translation>
        </message>
        <message>
            <source>The pictures were not compared: too many have the same size, and reading all of them takes long.</source>
            <translation>未比较图像：大小相同的太多，全部读取耗时很长。</translation>
        </message>
        <message>
            <source>Have every picture decoded once; the result is kept.</source>
            <translation>让每张图像解码一次；结果会保留。</translation>
        </message>
        <message>
            <source>Share of the validation that training has too</source>
            <translation>验证中同时存在于训练的占比</translation>
        </message>
        <message>
            <source>%1 of the %2 pictures to validate with (%3) are in the training part too</source>
            <translation>用于验证的 %2 张图像中有 %1 张（%3）也在训练部分中</translation>
        </message>
        <message>
            <source>%1 of them are equal byte for byte, %2 nearly (neighbouring frames, or saved twice). The validation asks for what was learned by heart: its metric is better than the model, and a checkpoint chosen by it is the one that overfits most.</source>
            <translation>其中 %1 张逐字节相同，%2 张近乎相同（相邻帧，或保存了两次）。验证考查的是死记的内容：其指标比模型实际表现更好，据此选出的检查点恰是过拟合最严重的那个。</translation>
        </message>
        <message>
            <source>Better than the model is on new pictures</source>
            <translation>优于模型在新图像上的表现</translation>
        </message>
        <message>
            <source>The next diagnosis finds no picture on both sides. The metric of the validation falls to what the model can do.</source>
            <translation>下一次诊断不再发现两边都有的图像。验证指标降到模型的真实水平。</translation>
        </message>
        <message>
            <source>Split by scene, video or day instead of by picture</source>
            <translation>按场景、视频或日期而非按图像划分</translation>
        </message>
        <message>
            <source>A random split of frames puts neighbours on both sides, however often it is repeated.</source>
            <translation>对帧做随机划分，无论重复多少次，都会把相邻帧分到两边。</translation>
        </message>
        <message>
            <source>%1 pictures are there twice with different boxes, the first is %2</source>
            <translation>%1 张图像重复且框不同，第一张为 %2</translation>
        </message>
        <message>
            <source>%1 pictures share their id or name with another one, the first is %2</source>
            <translation>%1 张图像与另一张图像的 ID 或名称相同，第一张为 %2</translation>
        </message>
        <message>
            <source>%1 pictures (%2) are there twice in one part</source>
            <translation>%1 张图像（%2）在同一部分中重复</translation>
        </message>
        <message>
            <source>Of equal pictures with different boxes one contradicts the other, and evaluators overwrite one of two with the same name. Equal pictures with equal boxes only count twice.</source>
            <translation>框不同的相同图像彼此矛盾，而两张同名图像中的一张会被评估程序覆盖。框也相同的相同图像只是被计算两次。</translation>
        </message>
        <message>
            <source>Share of pictures</source>
            <translation>图像占比</translation>
        </message>
        <message>
            <source>The next diagnosis finds none of them.</source>
            <translation>下一次诊断不再发现此类情况。</translation>
        </message>
        <message>
            <source>%1 pictures (%2) are missing, the first is %3</source>
            <translation>%1 张图像（%2）缺失，第一张为 %3</translation>
        </message>
        <message>
            <source>%1 pictures (%2) cannot be decoded, the first is %3</source>
            <translation>%1 张图像（%2）无法解码，第一张为 %3</translation>
        </message>
        <message>
            <source>%1 pictures (%2) end early, the first is %3</source>
            <translation>%1 张图像（%2）提前结束，第一张为 %3</translation>
        </message>
        <message>
            <source>%1 records (%2) have a wrong checksum, the first is %3</source>
            <translation>%1 条记录（%2）校验和错误，第一条为 %3</translation>
        </message>
        <message>
            <source>%1 pictures (%2) are animated, the first is %3</source>
            <translation>%1 张图像（%2）为动图，第一张为 %3</translation>
        </message>
        <message>
            <source>%1 records (%2) are sequences, which a reader of pictures sees as empty, the first is %3</source>
            <translation>%1 条记录（%2）为序列，读取图像的程序会视其为空，第一条为 %3</translation>
        </message>
        <message>
            <source>%1 pictures (%2) have 16 bits a channel, the first is %3</source>
            <translation>%1 张图像（%2）每通道 16 位，第一张为 %3</translation>
        </message>
        <message>
            <source>%1 pictures (%2) are in print colours (CMYK), the first is %3</source>
            <translation>%1 张图像（%2）使用印刷色彩（CMYK），第一张为 %3</translation>
        </message>
        <message>
            <source>%1 pictures (%2) are to be turned by their EXIF orientation, which the trainer does not do, the first is %3</source>
            <translation>%1 张图像（%2）需按其 EXIF 方向旋转，而训练器不会这样做，第一张为 %3</translation>
        </message>
        <message>
            <source>%1 pictures (%2) are not those that were recorded, the first is %3</source>
            <translation>%1 张图像（%2）不是当初登记的图像，第一张为 %3</translation>
        </message>
        <message>
            <source>%1 pictures (%2) are of one colour, the first is %3</source>
            <translation>%1 张图像（%2）为单一颜色，第一张为 %3</translation>
        </message>
        <message>
            <source>%1 pictures (%2) have more bytes than are read, the first is %3</source>
            <translation>%1 张图像（%2）的字节数超出读取范围，第一张为 %3</translation>
        </message>
        <message>
            <source>%1 pictures (%2) have transparency, the first is %3</source>
            <translation>%1 张图像（%2）含透明度，第一张为 %3</translation>
        </message>
        <message>
            <source>%1 pictures (%2) are grey among coloured ones, the first is %3</source>
            <translation>%1 张图像（%2）为彩色图像中的灰度图像，第一张为 %3</translation>
        </message>
        <message>
            <source>The training stopped at a picture</source>
            <translation>训练在一张图像处停止</translation>
        </message>
        <message>
            <source>Pictures and records at which trainers stop</source>
            <translation>会使训练器停止的图像和记录</translation>
        </message>
        <message>
            <source>Most pictures are not where the annotations say: nothing is known of them.</source>
            <translation>大多数图像不在标注所指的位置：无从了解它们。</translation>
        </message>
        <message>
            <source>Run the diagnosis where the pictures are.</source>
            <translation>请在图像所在之处运行诊断。</translation>
        </message>
        <message>
            <source>Share of the pictures</source>
            <translation>占图像的比例</translation>
        </message>
        <message>
            <source>The log ends where the training came to such a picture. A shuffled training meets every picture within one epoch, so a repeat stops as well.</source>
            <translation>日志在训练遇到这样的图像处结束。打乱顺序的训练在一个 epoch 内会遇到每张图像，因此重跑也会停止。</translation>
        </message>
        <message>
            <source>A trainer stops when it comes to such a picture, often hours into the run; others go on with grey pixels where the picture ends, boxes included.</source>
            <translation>训练器遇到这样的图像就会停止，往往在运行数小时之后；另一些则在图像截断处以灰色像素继续，框也照样保留。</translation>
        </message>
        <message>
            <source>Viewers and annotation tools turn them, TensorFlow's decoder does not: boxes that were drawn in a viewer lie elsewhere in the training.</source>
            <translation>查看器和标注工具会旋转它们，TensorFlow 的解码器不会：在查看器中绘制的框，在训练中位于别处。</translation>
        </message>
        <message>
            <source>Decoded to 8 bits they may be nearly black; decoded to 16 they are 256 times too bright for a network that expects 0 to 255.</source>
            <translation>解码为 8 位时可能几乎全黑；解码为 16 位时，对期望 0 到 255 的网络来说亮了 256 倍。</translation>
        </message>
        <message>
            <source>Decoders disagree about such pictures: another number of channels, inverted colours or an error. What a trainer makes of them is seen in a preview of its batches.</source>
            <translation>各解码器对这类图像处理不一：通道数不同、颜色反转或报错。训练器如何处理它们，可在其批次预览中看到。</translation>
        </message>
        <message>
            <source>The next diagnosis finds none of them, and an epoch runs through.</source>
            <translation>下一次诊断不再发现此类情况，且一个 epoch 能完整跑完。</translation>
        </message>
        <message>
            <source>Convert these pictures: %1</source>
            <translation>转换这些图像：%1</translation>
        </message>
        <message>
            <source>Upright, 8 bits, three channels is what every decoder reads alike. Turning a picture turns its boxes: write them again.</source>
            <translation>正向、8 位、三通道，所有解码器的读取结果一致。旋转图像也会旋转其框：请重新写入框。</translation>
        </message>
        <message>
            <source>Collectives, of a step</source>
            <translation>集合通信，占一步的比例</translation>
        </message>
        <message>
            <source>%1 of each step is communication between GPUs that no computation hides</source>
            <translation>每步有 %1 是没有被计算掩盖的 GPU 间通信</translation>
        </message>
        <message>
            <source>That is the share of the rank that waits least (of %1 that were profiled): %2 of a step of %3.</source>
            <translation>这是等待最少的 rank 的占比（共对 %1 个 rank 做了性能分析）：一步 %3 中占 %2。</translation>
        </message>
        <message>
            <source>%1 of a step of %2. Only one rank was profiled: part of it may be waiting for a slower one.</source>
            <translation>一步 %2 中占 %1。只对一个 rank 做了性能分析：其中一部分可能是在等待较慢的 rank。</translation>
        </message>
        <message>
            <source>The collectives in the timeline</source>
            <translation>时间线中的集合通信</translation>
        </message>
        <message>
            <source>Reduce gradients once in %1 batches, or make the batch of each GPU larger</source>
            <translation>每 %1 个批次归约一次梯度，或增大每块 GPU 的批次</translation>
        </message>
        <message>
            <source>Communication takes the same time for a larger batch. The batch that counts for the learning rate grows with it.</source>
            <translation>批次更大时通信耗时不变。用于确定学习率的批次也随之增大。</translation>
        </message>
        <message>
            <source>In the next profile collectives take less than %1.</source>
            <translation>下一次性能分析中集合通信占用不到 %1。</translation>
        </message>
        <message>
            <source>See which way NCCL takes between the GPUs</source>
            <translation>查看 NCCL 在 GPU 之间走哪条通路</translation>
        </message>
        <message>
            <source>Over sockets or main memory it is many times slower than over NVLink or PCIe. Compressing gradients to 16 bits halves what is sent.</source>
            <translation>经由套接字或内存时，比经由 NVLink 或 PCIe 慢很多倍。将梯度压缩到 16 位可使发送量减半。</translation>
        </message>
        <message>
            <source>The program reads the configuration and starts.</source>
            <translation>程序读取配置并启动。</translation>
        </message>
        <message>
            <source>Run it with model_main_tf2.py and TensorFlow 2</source>
            <translation>用 model_main_tf2.py 和 TensorFlow 2 运行</translation>
        </message>
        <message>
            <source>Run it with model_main.py and TensorFlow 1.15</source>
            <translation>用 model_main.py 和 TensorFlow 1.15 运行</translation>
        </message>
        <message>
            <source>The configuration is written for %1, and the program is that of %2</source>
            <translation>配置是为 %1 编写的，而程序属于 %2</translation>
        </message>
        <message>
            <source>Its feature extractor is %1. Those of TensorFlow 2 have names that end in _keras, and each program knows only its own.</source>
            <translation>其特征提取器为 %1。TensorFlow 2 的特征提取器名称以 _keras 结尾，而每个程序只认识自己的。</translation>
        </message>
        <message>
            <source>What shows it: %1.</source>
            <translation>依据：%1。</translation>
        </message>
        <message>
            <source>The program says so</source>
            <translation>程序自身的说明</translation>
        </message>
        <message>
            <source>Written for %1</source>
            <translation>为 %1 编写</translation>
        </message>
        <message>
            <source>Name the feature extractor %1 and take a checkpoint of TensorFlow 2</source>
            <translation>将特征提取器设为 %1，并使用 TensorFlow 2 的检查点</translation>
        </message>
        <message>
            <source>The checkpoint must be of the same kind: from the zoo of TensorFlow 2, its path ending in ckpt-0.</source>
            <translation>检查点必须是同一类型：取自 TensorFlow 2 的模型库，路径以 ckpt-0 结尾。</translation>
        </message>
        <message>
            <source>The configuration has a field %1 (line %2) that the program does not know</source>
            <translation>配置中有程序不认识的字段 %1（第 %2 行）</translation>
        </message>
        <message>
            <source>The configuration has a field %1 (line %2); %3 is meant</source>
            <translation>配置中有字段 %1（第 %2 行）；应为 %3</translation>
        </message>
        <message>
            <source>The program stops at a field that it does not know, before anything else.</source>
            <translation>程序一遇到不认识的字段就停止，先于其他任何操作。</translation>
        </message>
        <message>
            <source>Not known</source>
            <translation>不认识</translation>
        </message>
        <message>
            <source>Write %1 in line %2</source>
            <translation>在第 %2 行写入 %1</translation>
        </message>
        <message>
            <source>Paths of the configuration were never filled in: %1, the first in line %2</source>
            <translation>配置中的路径从未填写：%1 处，第一处在第 %2 行</translation>
        </message>
        <message>
            <source>PATH_TO_BE_CONFIGURED stands where the sample expects a path of yours.</source>
            <translation>示例中应填写您自己路径的位置，仍为 PATH_TO_BE_CONFIGURED。</translation>
        </message>
        <message>
            <source>The first of them</source>
            <translation>其中第一个</translation>
        </message>
        <message>
            <source>Fill in the paths</source>
            <translation>填写路径</translation>
        </message>
        <message>
            <source>Paths of the configuration that are not there</source>
            <translation>配置中不存在的路径</translation>
        </message>
        <message>
            <source>None of the paths of %1 is on this machine, so that it cannot be told whether they are right.</source>
            <translation>%1 的路径都不在这台机器上，因此无法判断是否正确。</translation>
        </message>
        <message>
            <source>Judge the configuration where it is to run.</source>
            <translation>请在配置将要运行的地方进行判断。</translation>
        </message>
        <message>
            <source>The configuration names %1 (%2), which is not there</source>
            <translation>配置指定了 %1（%2），但它不存在</translation>
        </message>
        <message>
            <source>Other paths of the same configuration are there. Missing in all: %1.</source>
            <translation>同一配置的其他路径存在。缺失总计：%1。</translation>
        </message>
        <message>
            <source>The path as written</source>
            <translation>所写的路径</translation>
        </message>
        <message>
            <source>Correct the path %1</source>
            <translation>更正路径 %1</translation>
        </message>
        <message>
            <source>Write %1</source>
            <translation>写入 %1</translation>
        </message>
        <message>
            <source>The program did not take its configuration: %1</source>
            <translation>程序未接受其配置：%1</translation>
        </message>
        <message>
            <source>Problems of the configuration</source>
            <translation>配置的问题</translation>
        </message>
        <message>
            <source>Results of an evaluation</source>
            <translation>评估的结果</translation>
        </message>
        <message>
            <source>Start the evaluation beside the training, on the CPU or another GPU</source>
            <translation>在训练的同时启动评估，使用 CPU 或另一块 GPU</translation>
        </message>
        <message>
            <source>With TensorFlow 2 the Object Detection API evaluates in a process of its own, which reads the checkpoints that the training writes. On the same GPU it would find no memory.</source>
            <translation>使用 TensorFlow 2 时，Object Detection API 在独立进程中评估，读取训练写入的检查点。若在同一块 GPU 上，它将得不到显存。</translation>
        </message>
        <message>
            <source>The next run shows a metric of the validation data before a fifth of its steps.</source>
            <translation>下一次运行在五分之一的步数之前给出验证数据的指标。</translation>
        </message>
        <message>
            <source>No result of an evaluation by step %1, though one was meant to run</source>
            <translation>到第 %1 步仍没有评估结果，而本应运行评估</translation>
        </message>
        <message>
            <source>The evaluation waited for a new checkpoint until it gave up: it looks into another folder, or the training saves too seldom.</source>
            <translation>评估一直等待新的检查点，直到放弃：它查看的是另一个文件夹，或训练保存得太少。</translation>
        </message>
        <message>
            <source>The evaluation was started and left nothing.</source>
            <translation>评估已启动，但没有留下任何结果。</translation>
        </message>
        <message>
            <source>The configuration names validation data. Without an evaluation nobody sees when the model overfits, and which checkpoint is the best.</source>
            <translation>配置指定了验证数据。没有评估，就无法看出模型何时过拟合，也不知道哪个检查点最好。</translation>
        </message>
        <message>
            <source>What the evaluation said</source>
            <translation>评估的输出</translation>
        </message>
        <message>
            <source>The evaluation that was meant</source>
            <translation>计划中的评估</translation>
        </message>
        <message>
            <source>Steps done</source>
            <translation>已完成的步数</translation>
        </message>
        <message>
            <source>Time since the last evaluation</source>
            <translation>距上次评估的时间</translation>
        </message>
        <message>
            <source>The evaluation stopped at step %1, and the training went on to step %2</source>
            <translation>评估在第 %1 步停止，而训练继续到第 %2 步</translation>
        </message>
        <message>
            <source>Before, there was a result every %1. What the model became since then is not known.</source>
            <translation>此前每 %1 有一个结果。此后模型变得如何不得而知。</translation>
        </message>
        <message>
            <source>No result in this time</source>
            <translation>这段时间没有结果</translation>
        </message>
        <message>
            <source>the allocator warned</source>
            <translation>分配器发出警告</translation>
        </message>
        <message>
            <source>the batch does not fit</source>
            <translation>批次放不下</translation>
        </message>
        <message>
            <source>packages do not load</source>
            <translation>软件包无法加载</translation>
        </message>
        <message>
            <source>the checkpoint was not used</source>
            <translation>检查点未被使用</translation>
        </message>
        <message>
            <source>the GPUs wait for each other</source>
            <translation>各 GPU 互相等待</translation>
        </message>
        <message>
            <source>copies to the GPU are slow</source>
            <translation>向 GPU 的复制很慢</translation>
        </message>
        <message>
            <source>the GPU waits for the processors</source>
            <translation>GPU 等待处理器</translation>
        </message>
        <message>
            <source>the GPU waits for the disk</source>
            <translation>GPU 等待磁盘</translation>
        </message>
        <message>
            <source>nothing was evaluated</source>
            <translation>没有进行任何评估</translation>
        </message>
        <message>
            <source>files are incomplete</source>
            <translation>文件不完整</translation>
        </message>
        <message>
            <source>GPU memory was taken</source>
            <translation>显存被占用</translation>
        </message>
        <message>
            <source>GPU memory is left unused</source>
            <translation>显存闲置</translation>
        </message>
        <message>
            <source>the GPU ran out of memory</source>
            <translation>GPU 显存耗尽</translation>
        </message>
        <message>
            <source>the GPU ran out of memory at step %1</source>
            <translation>GPU 在第 %1 步显存耗尽</translation>
        </message>
        <message>
            <source>the GPU is idle much of the time</source>
            <translation>GPU 大部分时间空闲</translation>
        </message>
        <message>
            <source>gradients are off</source>
            <translation>梯度异常</translation>
        </message>
        <message>
            <source>gradients are off from step %1 on</source>
            <translation>梯度自第 %1 步起异常</translation>
        </message>
        <message>
            <source>main memory fills up</source>
            <translation>内存逐渐占满</translation>
        </message>
        <message>
            <source>main memory ran out</source>
            <translation>内存耗尽</translation>
        </message>
        <message>
            <source>main memory ran out at step %1</source>
            <translation>内存在第 %1 步耗尽</translation>
        </message>
        <message>
            <source>the GPU waits for input</source>
            <translation>GPU 等待输入</translation>
        </message>
        <message>
            <source>the GPU ran out of memory late</source>
            <translation>GPU 在后期显存耗尽</translation>
        </message>
        <message>
            <source>the GPU waits for kernels to be started</source>
            <translation>GPU 等待内核启动</translation>
        </message>
        <message>
            <source>the loss became NaN</source>
            <translation>损失变为 NaN</translation>
        </message>
        <message>
            <source>the loss became NaN at step %1</source>
            <translation>损失在第 %1 步变为 NaN</translation>
        </message>
        <message>
            <source>the loss diverged</source>
            <translation>损失发散</translation>
        </message>
        <message>
            <source>the loss diverged from step %1 on</source>
            <translation>损失自第 %1 步起发散</translation>
        </message>
        <message>
            <source>the loss no longer falls</source>
            <translation>损失不再下降</translation>
        </message>
        <message>
            <source>the loss no longer falls from step %1 on</source>
            <translation>损失自第 %1 步起不再下降</translation>
        </message>
        <message>
            <source>the loss is unstable</source>
            <translation>损失不稳定</translation>
        </message>
        <message>
            <source>the loss became unstable at step %1</source>
            <translation>损失在第 %1 步变得不稳定</translation>
        </message>
        <message>
            <source>the metric stays 0</source>
            <translation>指标始终为 0</translation>
        </message>
        <message>
            <source>the model never learned</source>
            <translation>模型从未学习</translation>
        </message>
        <message>
            <source>one term of the loss outweighs the others</source>
            <translation>损失中的一项压过其他项</translation>
        </message>
        <message>
            <source>the model overfits</source>
            <translation>模型过拟合</translation>
        </message>
        <message>
            <source>the model overfits from step %1 on</source>
            <translation>模型自第 %1 步起过拟合</translation>
        </message>
        <message>
            <source>steps stall</source>
            <translation>步出现停顿</translation>
        </message>
        <message>
            <source>one stage of the input pipeline holds up the rest</source>
            <translation>输入管线的一个阶段拖住其余阶段</translation>
        </message>
        <message>
            <source>the machine was taken away</source>
            <translation>机器被收回</translation>
        </message>
        <message>
            <source>work was lost to restarts</source>
            <translation>重启损失了工作</translation>
        </message>
        <message>
            <source>reading is slow</source>
            <translation>读取缓慢</translation>
        </message>
        <message>
            <source>the training stopped</source>
            <translation>训练停止</translation>
        </message>
        <message>
            <source>the training stopped at step %1</source>
            <translation>训练在第 %1 步停止</translation>
        </message>
        <message>
            <source>all wait for the slowest</source>
            <translation>全部都在等待最慢者</translation>
        </message>
        <message>
            <source>the training never began</source>
            <translation>训练从未开始</translation>
        </message>
        <message>
            <source>tensor cores are not used</source>
            <translation>Tensor Core 未被使用</translation>
        </message>
        <message>
            <source>the training crashed</source>
            <translation>训练崩溃</translation>
        </message>
        <message>
            <source>the training crashed at step %1</source>
            <translation>训练在第 %1 步崩溃</translation>
        </message>
        <message>
            <source>the training runs on the CPU</source>
            <translation>训练在 CPU 上运行</translation>
        </message>
        <message>
            <source>steps take longer and longer</source>
            <translation>每步耗时越来越长</translation>
        </message>
        <message>
            <source>the GPUs are loaded unevenly</source>
            <translation>各 GPU 负载不均</translation>
        </message>
        <message>
            <source>updates are of the wrong size</source>
            <translation>更新的幅度不当</translation>
        </message>
        <message>
            <source>the run has the wrong length</source>
            <translation>运行长度不合适</translation>
        </message>
        <message>
            <source>Nothing could be judged: %1 checks abstain, %2 of them for want of %3.</source>
            <translation>无法做出任何判断：%1 项检查弃权，其中 %2 项因缺少 %3。</translation>
        </message>
        <message>
            <source>No problem found. Trainings: %1. Checks that could not be judged: %2, of which %3 lack %4.</source>
            <translation>未发现问题。训练：%1。无法判断的检查：%2，其中 %3 项缺少 %4。</translation>
        </message>
        <message>
            <source>%1, so %2</source>
            <translation>%1，因此%2</translation>
        </message>
        <message>
            <source>%1, so %2 and %3</source>
            <translation>%1，因此%2，且%3</translation>
        </message>
        <message>
            <source>Variables that were not restored</source>
            <translation>未恢复的变量</translation>
        </message>
        <message>
            <source>fine_tune_checkpoint_type is "classification", but %1 is the checkpoint of a detector: little of it is used</source>
            <translation>fine_tune_checkpoint_type 为 "classification"，而 %1 是检测器的检查点：只用到其中很少一部分</translation>
        </message>
        <message>
            <source>The stock configurations name a classification network that the archives do not hold. Restored as one, the checkpoint of a detector matches nothing or only a part, without an error.</source>
            <translation>自带的配置指定了归档中并不包含的分类网络。若按分类网络恢复，检测器的检查点完全不匹配或只匹配一部分，且不报错。</translation>
        </message>
        <message>
            <source>The kind of restore</source>
            <translation>恢复的类型</translation>
        </message>
        <message>
            <source>The checkpoint</source>
            <translation>检查点</translation>
        </message>
        <message>
            <source>Set fine_tune_checkpoint_type to "detection"</source>
            <translation>将 fine_tune_checkpoint_type 设为 "detection"</translation>
        </message>
        <message>
            <source>Everything but the head for the classes is then restored.</source>
            <translation>这样，除类别头以外的内容都会恢复。</translation>
        </message>
        <message>
            <source>The first losses of the next run are clearly lower than those of this one.</source>
            <translation>下一次运行的最初损失明显低于此次运行。</translation>
        </message>
        <message>
            <source>%1 variables of the network were not restored from the checkpoint</source>
            <translation>网络的 %1 个变量未从检查点恢复</translation>
        </message>
        <message>
            <source>Optimizer, counters and the head for the classes are not counted: they differ by design. So many others mean that the checkpoint is of another network, or restored as another kind.</source>
            <translation>优化器、计数器和类别头不计入：它们本来就不同。其余如此之多，说明检查点属于另一个网络，或按另一种类型恢复。</translation>
        </message>
        <message>
            <source>Take the checkpoint of this very network, restored as a detector</source>
            <translation>使用正是该网络的检查点，并按检测器恢复</translation>
        </message>
        <message>
            <source>The path of a TensorFlow 2 checkpoint ends in ckpt-0, without ".index".</source>
            <translation>TensorFlow 2 检查点的路径以 ckpt-0 结尾，不带 ".index"。</translation>
        </message>
        <message>
            <source>The next log names fewer than %1 such variables.</source>
            <translation>下一份日志列出的此类变量少于 %1 个。</translation>
        </message>
        <message>
            <source>Median gradient norm of 20 windows</source>
            <translation>20 个窗口的梯度范数中位数</translation>
        </message>
        <message>
            <source>Window</source>
            <translation>窗口</translation>
        </message>
        <message>
            <source>Exploding</source>
            <translation>爆炸</translation>
        </message>
        <message>
            <source>Norm at the end against before</source>
            <translation>结束时的范数与之前之比</translation>
        </message>
        <message>
            <source>Gradients explode from step %1 on: their norm rises from %2 to %3 (%4)</source>
            <translation>从第 %1 步起梯度爆炸：范数从 %2 升至 %3（%4）</translation>
        </message>
        <message>
            <source>The median norm of the last windows is far above that of the first half of the run. Such updates throw the weights away from what was learned; the loss follows, and then NaN.</source>
            <translation>最后几个窗口的范数中位数远高于运行的前一半。这样的更新会使权重偏离已学到的内容；损失随之上升，然后出现 NaN。</translation>
        </message>
        <message>
            <source>The norm from there to the end</source>
            <translation>从该处到结束的范数</translation>
        </message>
        <message>
            <source>Gradients vanish from step %1 on: their norm is %2 (%3)</source>
            <translation>从第 %1 步起梯度消失：范数为 %2（%3）</translation>
        </message>
        <message>
            <source>Updates of that size change nothing, and the loss has not come down to a tenth of its start: the network is not done, it is stuck. Usual causes: saturated or dead units, missing normalisation, everything frozen, a loss that does not depend on the weights.</source>
            <translation>这种大小的更新不起任何作用，而损失尚未降到初始值的十分之一：网络不是训练完成，而是卡住了。常见原因：单元饱和或失活，缺少归一化，全部被冻结，损失不依赖于权重。</translation>
        </message>
        <message>
            <source>Median norm at the end</source>
            <translation>结束时的范数中位数</translation>
        </message>
        <message>
            <source>List the layers whose gradient is 0</source>
            <translation>列出梯度为 0 的层</translation>
        </message>
        <message>
            <source>The first one from the output is where the signal is lost: an activation that is saturated or dead there, or weights that are frozen.</source>
            <translation>从输出端数起的第一层就是信号丢失之处：该处的激活饱和或失活，或者权重被冻结。</translation>
        </message>
        <message>
            <source>The norm of the next run stays above %1.</source>
            <translation>下一次运行的范数保持在 %1 以上。</translation>
        </message>
        <message>
            <source>How many images make one update is not known, so the rate cannot be scaled.</source>
            <translation>不知道一次更新包含多少图像，因此无法缩放学习率。</translation>
        </message>
        <message>
            <source>Write the batch size into the configuration, and record the number of GPUs:</source>
            <translation>将批次大小写入配置，并记录 GPU 数量：</translation>
        </message>
        <message>
            <source>There is no reference for this model with this optimizer (%1, %2).</source>
            <translation>该模型配合该优化器没有参考值（%1，%2）。</translation>
        </message>
        <message>
            <source>Try rates from 1e-6 to 1 for 100 steps each and take a tenth of the one at which the loss begins to rise.</source>
            <translation>在 1e-6 到 1 之间的学习率各试 100 步，取损失开始上升时学习率的十分之一。</translation>
        </message>
        <message>
            <source>The configuration names no learning rate that can be compared.</source>
            <translation>配置中没有可供比较的学习率。</translation>
        </message>
        <message>
            <source>Learning rate against the reference for this batch</source>
            <translation>学习率与该批次参考值之比</translation>
        </message>
        <message>
            <source>Set the learning rate to %1 for a batch of %2</source>
            <translation>批次为 %2 时，将学习率设为 %1</translation>
        </message>
        <message>
            <source>The authors used %1 for a batch of %2 (%3). Warm-up and later rates are scaled alike.</source>
            <translation>作者使用 %1，批次为 %2（%3）。预热和之后的学习率按同样比例缩放。</translation>
        </message>
        <message>
            <source>The loss falls over the first tenth of the next run and stays finite.</source>
            <translation>下一次运行的前十分之一内损失下降，并保持有限。</translation>
        </message>
        <message>
            <source>The learning rate of %1 is %2 what a batch of %3 stands (%4)</source>
            <translation>学习率 %1 是批次 %3 所能承受值的 %2（%4）</translation>
        </message>
        <message>
            <source>The learning rate of %1 is only %2 what a batch of %3 wants (%4)</source>
            <translation>学习率 %1 仅为批次 %3 所需值的 %2（%4）</translation>
        </message>
        <message>
            <source>The reference for this model is %1 at a batch of %2 (%3). A smaller batch makes noisier gradients and stands smaller steps: the rate goes down with it.</source>
            <translation>该模型的参考值为批次 %2 时 %1（%3）。批次越小，梯度噪声越大，只能承受更小的步长：学习率随之降低。</translation>
        </message>
        <message>
            <source>The learning rate after the warm-up</source>
            <translation>预热后的学习率</translation>
        </message>
        <message>
            <source>The batch</source>
            <translation>批次</translation>
        </message>
        <message>
            <source>The rate that was used is higher than the configured one</source>
            <translation>实际使用的学习率高于配置值</translation>
        </message>
        <message>
            <source>Best value of the metric</source>
            <translation>指标最佳值</translation>
        </message>
        <message>
            <source>Trend of the training loss</source>
            <translation>训练损失的趋势</translation>
        </message>
        <message>
            <source>Compare the classes of label map, records and configuration</source>
            <translation>比较标签映射、记录和配置中的类别</translation>
        </message>
        <message>
            <source>Ids begin at 1, num_classes is the highest id, names agree letter by letter. The same map must be used for training and evaluation.</source>
            <translation>ID 从 1 开始，num_classes 等于最大的 ID，名称逐字母一致。训练和评估必须使用同一标签映射。</translation>
        </message>
        <message>
            <source>The next evaluation gives more than 1 %.</source>
            <translation>下一次评估结果大于 1 %。</translation>
        </message>
        <message>
            <source>Evaluate once on the training data</source>
            <translation>在训练数据上评估一次</translation>
        </message>
        <message>
            <source>A metric of 0 there as well means that the evaluation is wrong (classes, order of coordinates, score threshold, an empty file); a good one that the two sets differ.</source>
            <translation>若在那里指标也是 0，说明评估有误（类别、坐标顺序、分数阈值、空文件）；若指标良好，说明两个数据集不同。</translation>
        </message>
        <message>
            <source>The metric on the training data is well above 0.</source>
            <translation>训练数据上的指标明显大于 0。</translation>
        </message>
        <message>
            <source>%1 stays at 0 in all %2 evaluations up to step %3, although the training loss falls</source>
            <translation>直到第 %3 步，全部 %2 次评估中 %1 都为 0，而训练损失在下降</translation>
        </message>
        <message>
            <source>The model learns something and the evaluation sees nothing of it. Usual causes, in this order: class numbers that differ between records, label map and num_classes; coordinates in another order or in pixels; a score threshold; an evaluation set without boxes.</source>
            <translation>模型学到了东西，而评估完全看不到。常见原因依次为：记录、标签映射与 num_classes 中的类别编号不一致；坐标顺序不同或以像素为单位；分数阈值；评估集没有框。</translation>
        </message>
        <message>
            <source>Every evaluation</source>
            <translation>每次评估</translation>
        </message>
        <message>
            <source>Part of the run in which one term outweighs the others</source>
            <translation>某一项压过其他项的运行比例</translation>
        </message>
        <message>
            <source>%1 makes up %2 of the loss from step %3 on and does not fall</source>
            <translation>从第 %3 步起 %1 占损失的 %2，且不下降</translation>
        </message>
        <message>
            <source>Updates follow the largest term; the others are hardly learned beside it. A box loss that stays large speaks of targets (coordinates, anchors), a regularisation that grows of a rate that is too high or a decay that is too strong.</source>
            <translation>更新由最大的项主导，其他项几乎学不到。框损失一直很大说明目标有问题（坐标、锚框），正则化项增长说明学习率过高或衰减过强。</translation>
        </message>
        <message>
            <source>The term that dominates</source>
            <translation>占主导的项</translation>
        </message>
        <message>
            <source>Another term</source>
            <translation>另一项</translation>
        </message>
        <message>
            <source>Weigh %1 by %2</source>
            <translation>将 %1 的权重设为 %2</translation>
        </message>
        <message>
            <source>It is then as large as the others together. Look at its targets first: a term that cannot be learned is not mended by its weight.</source>
            <translation>这样它与其他项之和相当。先检查其目标：学不会的项无法靠权重改善。</translation>
        </message>
        <message>
            <source>No term has more than %1 of the next loss for longer than a fifth of the run.</source>
            <translation>没有任何项在超过五分之一的运行中占下一次运行损失的 %1 以上。</translation>
        </message>
        <message>
            <source>Share of the run that the warm-up takes</source>
            <translation>预热所占的运行比例</translation>
        </message>
        <message>
            <source>Share of the run at a learning rate of 0</source>
            <translation>学习率为 0 的运行比例</translation>
        </message>
        <message>
            <source>Rate at the end against the highest</source>
            <translation>结束时学习率与最高学习率之比</translation>
        </message>
        <message>
            <source>Set total_steps of the schedule to %1</source>
            <translation>将调度的 total_steps 设为 %1</translation>
        </message>
        <message>
            <source>The rate then reaches 0 with the last step, neither before nor after.</source>
            <translation>这样学习率恰在最后一步到达 0，不早也不晚。</translation>
        </message>
        <message>
            <source>The learning rate of the next run is 0 at its last step and at no step before.</source>
            <translation>下一次运行的学习率在最后一步为 0，之前任何一步都不为 0。</translation>
        </message>
        <message>
            <source>The learning rate is 0 from step %1 on, and the run has %2 steps: %3 of it trains nothing</source>
            <translation>从第 %1 步起学习率为 0，而运行共 %2 步：其中 %3 没有训练任何东西</translation>
        </message>
        <message>
            <source>A cosine ends at 0 after its total_steps; the program goes on to num_steps, and every update after that is nothing.</source>
            <translation>余弦调度在其 total_steps 之后为 0；程序继续运行到 num_steps，此后的每次更新都无效。</translation>
        </message>
        <message>
            <source>Where the schedule ends</source>
            <translation>调度结束处</translation>
        </message>
        <message>
            <source>Where the run ends</source>
            <translation>运行结束处</translation>
        </message>
        <message>
            <source>The run ends at step %1, where the schedule of %2 steps is still at %3 of its height</source>
            <translation>运行在第 %1 步结束，而 %2 步的调度此时仍处于其高度的 %3</translation>
        </message>
        <message>
            <source>Most of the gain of a schedule comes as the rate falls; this run stops before that. The length of the run was changed and that of the schedule was not.</source>
            <translation>调度的收益大多来自学习率下降阶段；该运行在此之前就停止了。运行长度已改，而调度长度未改。</translation>
        </message>
        <message>
            <source>The warm-up of %1 never ends within a run of %2: the learning rate stays below its base</source>
            <translation>%1 步的预热在 %2 步的运行中不会结束：学习率一直低于其基准值</translation>
        </message>
        <message>
            <source>The warm-up takes %1 of the run</source>
            <translation>预热占运行的 %1</translation>
        </message>
        <message>
            <source>A warm-up is there for the first steps; beyond a tenth of the run it only takes time from the training. It was made for a longer run.</source>
            <translation>预热是为最初几步准备的；超过运行的十分之一只会占用训练时间。它是为更长的运行设计的。</translation>
        </message>
        <message>
            <source>The warm-up</source>
            <translation>预热</translation>
        </message>
        <message>
            <source>Shorten the warm-up to %1</source>
            <translation>将预热缩短到 %1 步</translation>
        </message>
        <message>
            <source>That is a twentieth of the run.</source>
            <translation>这是运行的二十分之一。</translation>
        </message>
        <message>
            <source>The rate reaches its base within a tenth of the next run.</source>
            <translation>下一次运行的前十分之一内学习率达到其基准值。</translation>
        </message>
        <message>
            <source>The warm-up begins at a rate of %1, above its base of %2: the program refuses that</source>
            <translation>预热从学习率 %1 开始，高于其基准值 %2：程序会拒绝</translation>
        </message>
        <message>
            <source>The base was lowered and the rate of the warm-up was not. The builder of the schedule stops with: learning_rate_base must be larger or equal to warmup_learning_rate.</source>
            <translation>基准值降低了，而预热的学习率没有降低。调度构建器报错并停止：learning_rate_base must be larger or equal to warmup_learning_rate.</translation>
        </message>
        <message>
            <source>Where the warm-up begins</source>
            <translation>预热起点</translation>
        </message>
        <message>
            <source>Begin the warm-up at %1</source>
            <translation>将预热起点设为 %1</translation>
        </message>
        <message>
            <source>A third of the base, as the model zoo has it.</source>
            <translation>基准值的三分之一，与模型库（model zoo）一致。</translation>
        </message>
        <message>
            <source>The next run comes to its first step.</source>
            <translation>下一次运行到达第一步。</translation>
        </message>
        <message>
            <source>With TensorFlow 2 the decay of rms_prop_optimizer divides the learning rate by 1 + decay × step</source>
            <translation>在 TensorFlow 2 中，rms_prop_optimizer 的 decay 会使学习率除以 1 + decay × 步数</translation>
        </message>
        <message>
            <source>The builder hands the field to an argument of Keras that is a decay of the rate, not of the average of squares. With the default of 0.9 the rate has fallen to a tenth after ten steps.</source>
            <translation>构建器将该字段传给 Keras 的一个参数，而它表示学习率的衰减，不是平方均值的衰减。默认值 0.9 会使学习率在十步后降到十分之一。</translation>
        </message>
        <message>
            <source>The field that is taken for another</source>
            <translation>被误当作另一个字段的字段</translation>
        </message>
        <message>
            <source>Set decay of rms_prop_optimizer to 0</source>
            <translation>将 rms_prop_optimizer 的 decay 设为 0</translation>
        </message>
        <message>
            <source>Then only the schedule changes the rate.</source>
            <translation>这样只有调度会改变学习率。</translation>
        </message>
        <message>
            <source>The loss still falls after the first hundred steps.</source>
            <translation>最初一百步之后损失仍在下降。</translation>
        </message>
        <message>
            <source>The learning rate is 0 from step %1 to the end: %2 of the run trains nothing</source>
            <translation>从第 %1 步到结束学习率为 0：运行的 %2 没有训练任何东西</translation>
        </message>
        <message>
            <source>The schedule was made for a shorter run; every update after its end is nothing.</source>
            <translation>调度是为更短的运行设计的；其结束后的每次更新都无效。</translation>
        </message>
        <message>
            <source>Steps at a rate of 0</source>
            <translation>学习率为 0 的步</translation>
        </message>
        <message>
            <source>Make the schedule %1 long, or stop the run at step %2</source>
            <translation>将调度长度设为 %1 步，或在第 %2 步停止运行</translation>
        </message>
        <message>
            <source>Share of the steps that are clipped</source>
            <translation>被裁剪的步所占比例</translation>
        </message>
        <message>
            <source>%1 of the steps are clipped at %2 from step %3 on: the clip acts as the learning rate</source>
            <translation>从第 %3 步起，%1 的步被裁剪到 %2：裁剪值起了学习率的作用</translation>
        </message>
        <message>
            <source>A clip is there for outliers. Where most steps are cut to one length, the size of the gradient no longer counts, and a change of the learning rate is a change of that length.</source>
            <translation>裁剪是为异常值准备的。若大多数步都被裁到同一长度，梯度的大小就不再起作用，改变学习率就是改变这一长度。</translation>
        </message>
        <message>
            <source>The gradient norm</source>
            <translation>梯度范数</translation>
        </message>
        <message>
            <source>The clip</source>
            <translation>裁剪值</translation>
        </message>
        <message>
            <source>The norm was logged after clipping, so its 90th percentile is not known; three times the clip is a step towards it. Log it before clipping.</source>
            <translation>范数是在裁剪后记录的，因此其第 90 百分位未知；取裁剪值的三倍可向其靠近。请在裁剪前记录。</translation>
        </message>
        <message>
            <source>%1 is the 90th percentile of the norm: ordinary steps stay as they are.</source>
            <translation>%1 是范数的第 90 百分位：普通步不受影响。</translation>
        </message>
        <message>
            <source>Fewer than half of the steps are clipped.</source>
            <translation>被裁剪的步数不到一半。</translation>
        </message>
        <message>
            <source>Power of ten of update against weight</source>
            <translation>更新与权重之比的 10 的幂次</translation>
        </message>
        <message>
            <source>Updates are %1 of the weights they change from step %2 on: far too large</source>
            <translation>从第 %2 步起，更新为所改权重的 %1：过大</translation>
        </message>
        <message>
            <source>Updates are %1 of the weights they change from step %2 on: too small to matter</source>
            <translation>从第 %2 步起，更新为所改权重的 %1：过小，不起作用</translation>
        </message>
        <message>
            <source>About a thousandth is usual. The size of an update is the learning rate times the gradient, as the optimizer scales it.</source>
            <translation>通常约为千分之一。更新的大小等于学习率乘以经优化器缩放的梯度。</translation>
        </message>
        <message>
            <source>Update against weight</source>
            <translation>更新与权重之比</translation>
        </message>
        <message>
            <source>Multiply the learning rate by %1</source>
            <translation>将学习率乘以 %1</translation>
        </message>
        <message>
            <source>That brings updates to a thousandth of the weights.</source>
            <translation>这会使更新为权重的千分之一。</translation>
        </message>
        <message>
            <source>Updates of the next run are between 0.0001 and 0.1 of the weights.</source>
            <translation>下一次运行的更新为权重的 0.0001 到 0.1 倍。</translation>
        </message>
        <message>
            <source>Nothing needs to be done; a bound of %1 MiB ends the warning</source>
            <translation>无需处理；设置 %1 MiB 的上限可消除该警告</translation>
        </message>
        <message>
            <source>Algorithms that need more scratch memory are then not tried. If these steps are slow, memory for them comes from a smaller batch.</source>
            <translation>这样就不会尝试需要更多临时显存的算法。若这些步较慢，可减小批次为其腾出显存。</translation>
        </message>
        <message>
            <source>The training goes on, as it does now.</source>
            <translation>训练继续进行，与现在一样。</translation>
        </message>
        <message>
            <source>Warnings of this kind</source>
            <translation>此类警告</translation>
        </message>
        <message>
            <source>"Ran out of memory" is no failure here: %1 of optional memory did not fit, and the run went on</source>
            <translation>"Ran out of memory" 在此不是失败：%1 可选显存放不下，运行继续</translation>
        </message>
        <message>
            <source>TensorFlow tries convolution algorithms that need scratch memory, and takes a slower one where that is not there. If something ended this run, it was not this.</source>
            <translation>TensorFlow 会尝试需要临时显存的卷积算法，没有这些显存时改用较慢的算法。若有原因结束了该运行，也不是它。</translation>
        </message>
        <message>
            <source>It says itself that it is no failure</source>
            <translation>自述并非失败</translation>
        </message>
        <message>
            <source>Needed, as a share of what can be used</source>
            <translation>所需占可用量的比例</translation>
        </message>
        <message>
            <source>Needed for a step</source>
            <translation>每步所需</translation>
        </message>
        <message>
            <source>Of it the same for every batch: weights, gradients, optimizer</source>
            <translation>其中与批次无关：权重、梯度、优化器</translation>
        </message>
        <message>
            <source>For each image of the batch</source>
            <translation>批次中每张图像</translation>
        </message>
        <message>
            <source>Largest batch that fits</source>
            <translation>可容纳的最大批次</translation>
        </message>
        <message>
            <source>Error of these figures, to either side</source>
            <translation>这些数字的误差（双向）</translation>
        </message>
        <message>
            <source>A batch of %1 needs %2 of the %3 that can be used: at most %4 fit</source>
            <translation>批次 %1 需要可用的 %3 中的 %2：最多可容纳 %4</translation>
        </message>
        <message>
            <source>A batch of %1 needs %2 of the %3 that can be used, and not even one image fits</source>
            <translation>批次 %1 需要可用的 %3 中的 %2，连一张图像也放不下</translation>
        </message>
        <message>
            <source>A step needs at least %1 of the %2 that can be used</source>
            <translation>每步至少需要可用的 %2 中的 %1</translation>
        </message>
        <message>
            <source>Two trainings of this case measured what a batch needs: a line through both tells the rest. Planned is with %1 of the limit.</source>
            <translation>该案例的两次训练测得批次所需的量：由过两点的直线得出其余。规划按上限的 %1 进行。</translation>
        </message>
        <message>
            <source>From what was in use when memory ran out, and what was asked for: the step needed at least this much, so the batch named is an upper bound. Planned is with %1 of the limit; the figures are good to about %2.</source>
            <translation>由显存耗尽时的已用量和申请量得出：该步至少需要这么多，因此所给批次是上界。规划按上限的 %1 进行；数字约精确到 %2。</translation>
        </message>
        <message>
            <source>Planned from the layers of the network before it ran; the truth lies within %1 in nine of ten cases.</source>
            <translation>运行前按网络各层估算；十之八九实际值在 %1 以内。</translation>
        </message>
        <message>
            <source>GPU memory ran out, but the log does not tell its limit nor what was in use: whether the batch is too large cannot be told from fragments or other processes.</source>
            <translation>显存耗尽，但日志既没有给出上限，也没有给出已用量：无法区分是批次过大，还是碎片或其他进程所致。</translation>
        </message>
        <message>
            <source>Do once before the training what is done for every image</source>
            <translation>在训练前一次性完成对每张图像所做的处理</translation>
        </message>
        <message>
            <source>Decoding and resizing large pictures takes most of the processors' time. Pictures stored near the size of the network's input cost a fraction of it.</source>
            <translation>解码和缩放大图像占用处理器的大部分时间。以接近网络输入尺寸保存的图像只需其一小部分。</translation>
        </message>
        <message>
            <source>Or take a machine with at least %1 processors instead of %2</source>
            <translation>或使用至少有 %1 个处理器的机器，而不是 %2 个</translation>
        </message>
        <message>
            <source>Or take %1 times as many processors</source>
            <translation>或使用 %1 倍数量的处理器</translation>
        </message>
        <message>
            <source>The GPU is idle for %1 of the time; so many more processors keep it busy.</source>
            <translation>GPU 有 %1 的时间空闲；增加这么多处理器即可使其保持忙碌。</translation>
        </message>
        <message>
            <source>In the next run the GPU stands still beside busy processors for less than %1 of the time.</source>
            <translation>下一次运行中，处理器忙碌而 GPU 停顿的时间少于 %1。</translation>
        </message>
        <message>
            <source>Time with an idle GPU and busy processors</source>
            <translation>GPU 空闲而处理器忙碌的时间</translation>
        </message>
        <message>
            <source>For %1 of the time the GPU stood still while all processors were busy</source>
            <translation>%1 的时间 GPU 停顿，而所有处理器都忙碌</translation>
        </message>
        <message>
            <source>The processors cannot prepare batches as fast as the GPU takes them. A faster GPU would not help; it would wait longer.</source>
            <translation>处理器准备批次的速度跟不上 GPU。更快的 GPU 没有帮助，只会等待更久。</translation>
        </message>
        <message>
            <source>From the first to the last of these moments</source>
            <translation>从第一个到最后一个这样的时刻</translation>
        </message>
        <message>
            <source>Make room on the disk</source>
            <translation>在磁盘上腾出空间</translation>
        </message>
        <message>
            <source>Make room where %1 lies</source>
            <translation>在 %1 所在处腾出空间</translation>
        </message>
        <message>
            <source>The last checkpoint may be incomplete: go on from the one before it.</source>
            <translation>最后一个检查点可能不完整：从它之前的那个继续。</translation>
        </message>
        <message>
            <source>Keep 2 checkpoints instead of all</source>
            <translation>保留 2 个检查点，而不是全部</translation>
        </message>
        <message>
            <source>With the optimizer's slots a checkpoint takes two to three times the size of the weights, each time.</source>
            <translation>加上优化器槽位，每个检查点占权重大小的两到三倍。</translation>
        </message>
        <message>
            <source>The next run saves its checkpoints to the end, and space is left.</source>
            <translation>下一次运行能一直保存检查点到结束，且仍有剩余空间。</translation>
        </message>
        <message>
            <source>Free on the disk at the end</source>
            <translation>结束时磁盘空闲量</translation>
        </message>
        <message>
            <source>Only %1 were left on the disk</source>
            <translation>磁盘仅剩 %1</translation>
        </message>
        <message>
            <source>%1 of the disk were used</source>
            <translation>磁盘已用 %1</translation>
        </message>
        <message>
            <source>The next checkpoint may not fit, and the run would end there.</source>
            <translation>下一个检查点可能放不下，运行将在那里结束。</translation>
        </message>
        <message>
            <source>Space on the disk</source>
            <translation>磁盘空间</translation>
        </message>
        <message>
            <source>The disk was full, and the run ended</source>
            <translation>磁盘已满，运行结束</translation>
        </message>
        <message>
            <source>The disk was full</source>
            <translation>磁盘已满</translation>
        </message>
        <message>
            <source>The disk was full: %1 could not be written</source>
            <translation>磁盘已满：无法写入 %1</translation>
        </message>
        <message>
            <source>TensorFlow calls this "resource exhausted" as it does a lack of memory; here a path or the system's own words tell the disk.</source>
            <translation>TensorFlow 将其称为 "resource exhausted"，与内存不足相同；这里由路径或系统自身的文字可知是磁盘。</translation>
        </message>
        <message>
            <source>It could not be written</source>
            <translation>无法写入</translation>
        </message>
        <message>
            <source>Copy the data to a local solid-state disk</source>
            <translation>将数据复制到本地固态硬盘</translation>
        </message>
        <message>
            <source>Thousands of small files over a network or on a turning disk cost a seek each.</source>
            <translation>网络上或机械硬盘上的成千上万个小文件，每个都要一次寻道。</translation>
        </message>
        <message>
            <source>Read few large files, several at once, and ahead of time</source>
            <translation>读取少量大文件，多个同时读取并提前读取</translation>
        </message>
        <message>
            <source>Shards of 100 MB and more are read in one go; what does not change is cached after the first epoch.</source>
            <translation>100 MB 以上的分片可一次读完；不变的内容在第一个 epoch 后即被缓存。</translation>
        </message>
        <message>
            <source>In the next run the GPU stands still beside waiting processors for less than %1 of the time.</source>
            <translation>下一次运行中，处理器等待而 GPU 停顿的时间少于 %1。</translation>
        </message>
        <message>
            <source>The time that processors wait for disks was not logged.</source>
            <translation>未记录处理器等待磁盘的时间。</translation>
        </message>
        <message>
            <source>Time with an idle GPU and processors that wait</source>
            <translation>GPU 空闲而处理器等待的时间</translation>
        </message>
        <message>
            <source>For %1 of the time the GPU stood still while processors waited for disks</source>
            <translation>%1 的时间 GPU 停顿，而处理器在等待磁盘</translation>
        </message>
        <message>
            <source>The data comes too slowly from where it is stored: a network disk, a turning disk, or many small files. More workers only make them queue.</source>
            <translation>数据从存储处读取过慢：网络磁盘、机械硬盘或大量小文件。更多工作进程只会排队。</translation>
        </message>
        <message>
            <source>GPU memory grew by %1 in %2, and at that rate is full in %3</source>
            <translation>显存在 %2 内增长了 %1，按此速度将在 %3 后用满</translation>
        </message>
        <message>
            <source>GPU memory grew by %1 to %2 and did not stop</source>
            <translation>显存增长了 %1，达到 %2，且没有停止</translation>
        </message>
        <message>
            <source>Keep numbers, not tensors, of past steps</source>
            <translation>对过去的步，保留数值而不是张量</translation>
        </message>
        <message>
            <source>A loss that is added up as a tensor keeps the graph of its step alive; so do lists of outputs and metrics.</source>
            <translation>以张量累加的损失会使其所在步的计算图无法释放；输出和指标的列表也是如此。</translation>
        </message>
        <message>
            <source>Let functions be compiled once</source>
            <translation>让函数只编译一次</translation>
        </message>
        <message>
            <source>Each new shape or Python number makes another graph, and graphs stay in memory.</source>
            <translation>每种新形状或 Python 数字都会生成新的计算图，而计算图会留在显存中。</translation>
        </message>
        <message>
            <source>Record who allocates what stays</source>
            <translation>记录是谁分配了未释放的显存</translation>
        </message>
        <message>
            <source>Two snapshots some hundred steps apart show what was added between them, with the line of code.</source>
            <translation>相隔数百步的两个快照可显示期间新增了什么，并给出代码行。</translation>
        </message>
        <message>
            <source>In the next run memory stays level after the first steps.</source>
            <translation>下一次运行中，最初几步之后显存保持平稳。</translation>
        </message>
        <message>
            <source>The memory of the GPU was taken at the start and stayed as it was: what is in use of it cannot be seen from outside.</source>
            <translation>显存在启动时就被占用且保持不变：从外部看不到其中实际使用了多少。</translation>
        </message>
        <message>
            <source>Memory was sampled too rarely: %1 samples after the start are needed.</source>
            <translation>显存采样过少：启动后需要 %1 个样本。</translation>
        </message>
        <message>
            <source>A training needs the same memory in every step once it has started. Here it rose throughout, in the second half as in the first.</source>
            <translation>训练开始后每步所需显存相同。这里显存一直上升，后一半与前一半一样。</translation>
        </message>
        <message>
            <source>Memory in use, after the start</source>
            <translation>启动后的已用显存</translation>
        </message>
        <message>
            <source>Mann-Kendall test of the rise</source>
            <translation>上升的 Mann-Kendall 检验</translation>
        </message>
        <message>
            <source>Growth, as a share of the card</source>
            <translation>增长占显卡的比例</translation>
        </message>
        <message>
            <source>The GPU was occupied when the training started: the driver refused TensorFlow its memory</source>
            <translation>训练启动时 GPU 被占用：驱动拒绝向 TensorFlow 提供显存</translation>
        </message>
        <message>
            <source>The training may use only %1 of the %2 of its GPU</source>
            <translation>训练只能使用其 GPU 的 %2 中的 %1</translation>
        </message>
        <message>
            <source>Others hold %1 of the %2 of the GPU</source>
            <translation>其他进程占用了 GPU 的 %2 中的 %1</translation>
        </message>
        <message>
            <source>Mostly they are an earlier training that was not ended, a notebook, or an evaluation beside the training. That one can run on the CPU.</source>
            <translation>多为未结束的先前训练、笔记本（notebook），或与训练同时进行的评估。评估可以在 CPU 上运行。</translation>
        </message>
        <message>
            <source>Or lift the limit that the program sets</source>
            <translation>或取消程序设置的上限</translation>
        </message>
        <message>
            <source>A memory fraction or a logical device caps the pool; so does a part of a card (MIG).</source>
            <translation>显存比例或逻辑设备会限制显存池；显卡分区（MIG）也会。</translation>
        </message>
        <message>
            <source>The next run starts with at least %1 of the card.</source>
            <translation>下一次运行启动时至少可用显卡的 %1。</translation>
        </message>
        <message>
            <source>The driver refuses the pool</source>
            <translation>驱动拒绝显存池</translation>
        </message>
        <message>
            <source>Share of the card that the training cannot use</source>
            <translation>训练无法使用的显卡比例</translation>
        </message>
        <message>
            <source>Held by others, or not given</source>
            <translation>被其他进程占用，或未分配</translation>
        </message>
        <message>
            <source>Process %1 (%2)</source>
            <translation>进程 %1（%2）</translation>
        </message>
        <message>
            <source>What was asked for would have fitted on an empty card. A smaller batch only hides that.</source>
            <translation>所申请的量在空闲显卡上本可放下。减小批次只会掩盖问题。</translation>
        </message>
        <message>
            <source>The card has more than the training can use. That leaves less room for the batch and for faster algorithms.</source>
            <translation>显卡的容量多于训练可用的量。这使批次和更快算法的空间变少。</translation>
        </message>
        <message>
            <source>Make the batch %1 times as large</source>
            <translation>将批次增大到 %1 倍</translation>
        </message>
        <message>
            <source>Larger batches give the GPU more to do at a time. Scale the learning rate with it.</source>
            <translation>更大的批次让 GPU 一次做更多工作。学习率随之缩放。</translation>
        </message>
        <message>
            <source>Or take a GPU with less memory: %1 is enough</source>
            <translation>或使用显存更小的 GPU：%1 即可</translation>
        </message>
        <message>
            <source>What is paid for and not used is saved, where the smaller one is fast enough (%1, for example).</source>
            <translation>若较小的 GPU 足够快（例如 %1），可省下付费却未使用的部分。</translation>
        </message>
        <message>
            <source>What the framework's allocator has in use, or how busy the GPU is, was not logged. What nvidia-smi shows tells nothing where TensorFlow takes all memory at the start.</source>
            <translation>未记录框架分配器的已用量，也未记录 GPU 的忙碌程度。TensorFlow 启动时占用全部显存，此时 nvidia-smi 的显示说明不了什么。</translation>
        </message>
        <message>
            <source>Highest use, as a share of the card</source>
            <translation>最高占用（占显卡比例）</translation>
        </message>
        <message>
            <source>The GPU is busier only in one sample of twenty</source>
            <translation>只有二十分之一的样本中 GPU 更忙</translation>
        </message>
        <message>
            <source>%1 of the GPU's memory is never used, and the GPU is rarely busier than %2</source>
            <translation>%1 的显存从未使用，且 GPU 的忙碌程度很少超过 %2</translation>
        </message>
        <message>
            <source>Neither GPU nor processors are at their limit: the batch is too small to fill the GPU. There is room for one about %1 times as large.</source>
            <translation>GPU 和处理器都未达到极限：批次太小，填不满 GPU。可容纳约 %1 倍大小的批次。</translation>
        </message>
        <message>
            <source>Memory in use</source>
            <translation>已用显存</translation>
        </message>
        <message>
            <source>In the next run an epoch takes less time, and the GPU is busier than %1.</source>
            <translation>下一次运行中每个 epoch 用时更短，GPU 忙碌程度高于 %1。</translation>
        </message>
        <message>
            <source>The batch that surely fits, over the one that is set</source>
            <translation>必定可容纳的批次与所设批次之比</translation>
        </message>
        <message>
            <source>The GPU has room for a batch of %1; %2 is set</source>
            <translation>GPU 可容纳批次 %1；当前设置为 %2</translation>
        </message>
        <message>
            <source>Planned from the layers of the network. A larger batch may use the GPU better; it needs another learning rate.</source>
            <translation>按网络各层估算。更大的批次也许能更好地利用 GPU；但需要不同的学习率。</translation>
        </message>
        <message>
            <source>An epoch takes less time, and the loss falls as before.</source>
            <translation>每个 epoch 用时更短，损失仍如先前那样下降。</translation>
        </message>
        <message>
            <source>A library found no room on the GPU to start: out of memory in disguise</source>
            <translation>某个库在启动时在 GPU 上没有空间：变相的显存不足</translation>
        </message>
        <message>
            <source>GPU memory ran out: a tensor of shape %1 (%2) did not fit</source>
            <translation>显存耗尽：形状为 %1 的张量（%2）放不下</translation>
        </message>
        <message>
            <source>Let TensorFlow take memory as it needs it</source>
            <translation>让 TensorFlow 按需占用显存</translation>
        </message>
        <message>
            <source>Its pool takes nearly all of the card at the start and leaves the libraries nothing, above all beside another process.</source>
            <translation>其显存池在启动时几乎占用整张显卡，不给其他库留下空间，尤其在有其他进程时。</translation>
        </message>
        <message>
            <source>Keep the whole console output of the next run</source>
            <translation>保留下一次运行的全部控制台输出</translation>
        </message>
        <message>
            <source>What the allocator printed before this line tells the limit and what was in use; the batch that fits follows from them.</source>
            <translation>分配器在该行之前的输出给出了上限和已用量；由此可得可容纳的批次。</translation>
        </message>
        <message>
            <source>Find %1 more of GPU memory</source>
            <translation>再腾出 %1 显存</translation>
        </message>
        <message>
            <source>So much was missing for this request; later ones of the same step need more. See what else holds the card.</source>
            <translation>该次申请缺少这么多；同一步之后的申请需要更多。查看显卡还被什么占用。</translation>
        </message>
        <message>
            <source>This is the first fatal event. The request that failed is the last one, not the biggest user of memory: what filled it is told by the findings about the batch, fragments, other processes or leaks, where the log tells enough.</source>
            <translation>这是第一个致命事件。失败的申请是最后一个，并非占用最多的：在日志信息足够时，由关于批次、碎片、其他进程或泄漏的诊断结果说明是什么占满了显存。</translation>
        </message>
        <message>
            <source>Main memory grew by %1 in %2, and at that rate is full in %3</source>
            <translation>内存在 %2 内增长了 %1，按此速度将在 %3 后用满</translation>
        </message>
        <message>
            <source>Main memory grew by %1 to %2 and did not stop</source>
            <translation>内存增长了 %1，达到 %2，且没有停止</translation>
        </message>
        <message>
            <source>Cache the dataset on disk, not in memory</source>
            <translation>将数据集缓存在磁盘上，而不是内存中</translation>
        </message>
        <message>
            <source>A cache in memory grows until the first epoch is over, and decoded pictures take ten times the room of their files.</source>
            <translation>内存中的缓存会增长到第一个 epoch 结束，而解码后的图像所占空间是其文件的十倍。</translation>
        </message>
        <message>
            <source>Keep the index of the dataset in arrays, and nothing of past steps</source>
            <translation>将数据集索引存放在数组中，不保留过去步的任何内容</translation>
        </message>
        <message>
            <source>Lists of Python objects are copied page by page into every worker as their reference counts change. Losses, images and predictions that are kept add up.</source>
            <translation>Python 对象列表会随其引用计数变化而逐页复制到每个工作进程。保留的损失、图像和预测会不断累积。</translation>
        </message>
        <message>
            <source>In the next run main memory stays level after the first epoch.</source>
            <translation>下一次运行中，第一个 epoch 之后内存保持平稳。</translation>
        </message>
        <message>
            <source>Main memory was sampled too rarely: %1 samples after the start are needed.</source>
            <translation>内存采样过少：启动后需要 %1 个样本。</translation>
        </message>
        <message>
            <source>Once the shuffle buffer is full a training needs the same main memory all the time. Here it rose throughout, in the second half as in the first. When it is full the system kills the process without a word in its log.</source>
            <translation>打乱缓冲区填满后，训练所需内存应保持不变。这里内存一直上升，后一半与前一半一样。内存用满时，系统会杀死进程，且日志中不留任何信息。</translation>
        </message>
        <message>
            <source>Main memory in use, after the start</source>
            <translation>启动后的已用内存</translation>
        </message>
        <message>
            <source>Growth, as a share of the main memory</source>
            <translation>增长占内存的比例</translation>
        </message>
        <message>
            <source>A data worker died: shared memory ran out</source>
            <translation>某个数据工作进程终止：共享内存耗尽</translation>
        </message>
        <message>
            <source>The run was killed while its shuffle buffer filled: %1 of %2 records were in main memory</source>
            <translation>运行在填充打乱缓冲区时被终止：内存中有 %2 条记录中的 %1 条</translation>
        </message>
        <message>
            <source>Let the input pipeline hold %1 of main memory instead of %2</source>
            <translation>让输入管线在内存中存放 %1，而不是 %2</translation>
        </message>
        <message>
            <source>Planned from the configuration and the sizes of the records. A few hundred shuffled records mix files well enough where several are read at once.</source>
            <translation>按配置和记录大小估算。同时读取多个文件时，打乱数百条记录就足以将文件混匀。</translation>
        </message>
        <message>
            <source>Shuffle %1 records at a time</source>
            <translation>每次打乱 %1 条记录</translation>
        </message>
        <message>
            <source>Shuffle buffers, prefetched batches and workers hold data. Shuffle before pictures are decoded, and keep no dataset in memory.</source>
            <translation>打乱缓冲区、预取的批次和工作进程都存放数据。在解码图像之前打乱，不要将数据集放在内存中。</translation>
        </message>
        <message>
            <source>Each worker hands its batches over there; a container has 64 MB of it unless it is told otherwise.</source>
            <translation>每个工作进程在那里移交批次；容器若未另行指定只有 64 MB。</translation>
        </message>
        <message>
            <source>Use 2 data workers</source>
            <translation>使用 2 个数据工作进程</translation>
        </message>
        <message>
            <source>Or take a machine with at least %1</source>
            <translation>或使用至少 %1 的机器</translation>
        </message>
        <message>
            <source>So much holds the pipeline as it is.</source>
            <translation>管线现有配置需要这么多。</translation>
        </message>
        <message>
            <source>Main memory that is planned</source>
            <translation>预计内存占用</translation>
        </message>
        <message>
            <source>Planned, as a share of the main memory</source>
            <translation>预计占内存的比例</translation>
        </message>
        <message>
            <source>It is not known how much main memory the machine has.</source>
            <translation>不知道该机器有多少内存。</translation>
        </message>
        <message>
            <source>Choose the machine type.</source>
            <translation>选择机器类型。</translation>
        </message>
        <message>
            <source>The input pipeline will hold %1 of the %2 of main memory</source>
            <translation>输入管线将占用内存 %2 中的 %1</translation>
        </message>
        <message>
            <source>Shuffle buffer, pictures that are decoded at once and finished batches, all taken as full: that is an upper bound. A full memory ends the run with "Killed" and nothing else.</source>
            <translation>打乱缓冲区、同时解码的图像和已就绪的批次，均按填满计算：这是上界。内存用满时，运行只留下 "Killed" 就结束。</translation>
        </message>
        <message>
            <source>Main memory stays below %1 once the shuffle buffer is full.</source>
            <translation>打乱缓冲区填满后内存保持在 %1 以下。</translation>
        </message>
        <message>
            <source>When main memory is full the system kills the largest process, and its log simply ends. This is not memory of the GPU.</source>
            <translation>内存用满时，系统会杀死最大的进程，其日志就此中断。这不是显存。</translation>
        </message>
        <message>
            <source>The shuffle buffer, at most two minutes before</source>
            <translation>打乱缓冲区（此前两分钟内）</translation>
        </message>
        <message>
            <source>The next run gets past this point, and main memory stays below %1.</source>
            <translation>下一次运行越过此处，且内存保持在 %1 以下。</translation>
        </message>
        <message>
            <source>GPU memory was enough for %1 steps and then ran out</source>
            <translation>显存足够 %1 步，随后耗尽</translation>
        </message>
        <message>
            <source>After %1 steps a batch of larger images came, and GPU memory ran out</source>
            <translation>%1 步之后出现含更大图像的批次，显存耗尽</translation>
        </message>
        <message>
            <source>After %1 steps an image with more boxes came, and GPU memory ran out</source>
            <translation>%1 步之后出现含更多框的图像，显存耗尽</translation>
        </message>
        <message>
            <source>After %1 steps an evaluation began, and GPU memory ran out</source>
            <translation>%1 步之后开始评估，显存耗尽</translation>
        </message>
        <message>
            <source>After %1 steps of compiling shape after shape GPU memory ran out</source>
            <translation>%1 步中不断编译新的形状，随后显存耗尽</translation>
        </message>
        <message>
            <source>Give every batch the same shape</source>
            <translation>使每个批次形状相同</translation>
        </message>
        <message>
            <source>Pad the boxes to a fixed number</source>
            <translation>将框填充到固定数量</translation>
        </message>
        <message>
            <source>Then the first step needs what every step does, and a batch that does not fit shows at once.</source>
            <translation>这样第一步所需的与其他步相同，放不下的批次会立即显现。</translation>
        </message>
        <message>
            <source>An evaluation holds its own tensors beside those of the training. Without gradients and with a smaller batch it needs less.</source>
            <translation>评估除训练的张量外还占用自己的张量。不计算梯度并使用更小的批次，所需会减少。</translation>
        </message>
        <message>
            <source>Log the shape of each batch, and its boxes</source>
            <translation>记录每个批次的形状及其框</translation>
        </message>
        <message>
            <source>Something changed what a step needs; the last line before the end then tells what.</source>
            <translation>有什么改变了一步的需求；结束前的最后一行会说明是什么。</translation>
        </message>
        <message>
            <source>A step that fitted fits again unless it is another step. What is named here changes from step to step.</source>
            <translation>放得下的一步再次也放得下，除非它是不同的一步。此处所列内容每步都在变化。</translation>
        </message>
        <message>
            <source>A step that fitted fits again unless it is another step: larger images, more boxes, an evaluation in the same process. Nothing that was opened tells which.</source>
            <translation>放得下的一步再次也放得下，除非它是不同的一步：图像更大、框更多，或在同一进程中进行评估。已打开的内容无法说明是哪一种。</translation>
        </message>
        <message>
            <source>Steps that had gone well</source>
            <translation>此前正常的步数</translation>
        </message>
        <message>
            <source>The loss became NaN or infinite about step %1, says the console</source>
            <translation>控制台显示，损失在第 %1 步左右变为 NaN 或无穷大</translation>
        </message>
        <message>
            <source>The loss became NaN or infinite in the first steps, says the console</source>
            <translation>控制台显示，损失在最初几步变为 NaN 或无穷大</translation>
        </message>
        <message>
            <source>Which term broke first and what the loss did before cannot be seen: its values are not in the curves. From the first steps on it is mostly an invalid record (a box with swapped corners, of no width, or in pixels) or far too high a rate; later mostly a single record, or a loss that grew before.</source>
            <translation>无法看出哪一项最先出错以及此前损失的变化：其值不在曲线中。若从最初几步开始，多为无效记录（角点颠倒、宽度为零或以像素为单位的框）或学习率过高；若较晚出现，多为单条记录，或损失此前已在上升。</translation>
        </message>
        <message>
            <source>Where the framework noticed it</source>
            <translation>框架发现问题的位置</translation>
        </message>
        <message>
            <source>The driver's own pool can map scattered pieces side by side (CUDA 11.2 and later).</source>
            <translation>驱动自带的内存池可将分散的块映射为相邻（CUDA 11.2 及以上）。</translation>
        </message>
        <message>
            <source>Segments that can grow are mapped side by side, so that free pieces are used again (PyTorch 2.1 and later).</source>
            <translation>可增长的段会映射为相邻，使空闲块得以重新使用（PyTorch 2.1 及以上）。</translation>
        </message>
        <message>
            <source>Each new shape cuts the pool differently. Padding to one size costs some arithmetic.</source>
            <translation>每种新形状对内存池的切分都不同。填充到统一尺寸会增加一些计算。</translation>
        </message>
        <message>
            <source>Share of the free memory outside its largest piece</source>
            <translation>空闲显存中最大块之外的比例</translation>
        </message>
        <message>
            <source>GPU memory is in pieces: %1 were free, %2 were asked for, but the largest piece had %3</source>
            <translation>显存碎片化：空闲 %1，申请 %2，但最大块只有 %3</translation>
        </message>
        <message>
            <source>GPU memory is in pieces: the framework held %1 that it did not use, and could not place %2 there</source>
            <translation>显存碎片化：框架持有 %1 未使用，却无法在其中放下 %2</translation>
        </message>
        <message>
            <source>There was enough memory, but in no single piece. TensorFlow prints its hint about fragmentation at every failure; here the numbers bear it out.</source>
            <translation>显存足够，但没有足够大的连续块。TensorFlow 每次失败都会输出碎片化提示；此处的数字证实了这一点。</translation>
        </message>
        <message>
            <source>Largest free piece</source>
            <translation>最大空闲块</translation>
        </message>
        <message>
            <source>The run ended at step %1, while the learning rate was still rising: too early to say whether it learns.</source>
            <translation>运行在第 %1 步结束，此时学习率仍在上升：还无法判断是否在学习。</translation>
        </message>
        <message>
            <source>Notices of cloud or scheduler</source>
            <translation>云或调度器的通知</translation>
        </message>
        <message>
            <source>The machine was taken back (preempted) after step %1</source>
            <translation>机器在第 %1 步之后被收回（抢占）</translation>
        </message>
        <message>
            <source>The machine was taken back (preempted)</source>
            <translation>机器被收回（抢占）</translation>
        </message>
        <message>
            <source>The host of the machine failed after step %1</source>
            <translation>机器的主机在第 %1 步之后发生故障</translation>
        </message>
        <message>
            <source>The host of the machine failed</source>
            <translation>机器的主机发生故障</translation>
        </message>
        <message>
            <source>The machine was stopped for maintenance after step %1</source>
            <translation>机器在第 %1 步之后因维护而停止</translation>
        </message>
        <message>
            <source>The machine was stopped for maintenance</source>
            <translation>机器因维护而停止</translation>
        </message>
        <message>
            <source>The scheduler ended the job at its time limit after step %1</source>
            <translation>作业在第 %1 步之后达到时限，被调度器终止</translation>
        </message>
        <message>
            <source>The scheduler ended the job at its time limit</source>
            <translation>作业达到时限，被调度器终止</translation>
        </message>
        <message>
            <source>The job or its machine was ended from outside after step %1</source>
            <translation>作业或其机器在第 %1 步之后被外部终止</translation>
        </message>
        <message>
            <source>The job or its machine was ended from outside</source>
            <translation>作业或其机器被外部终止</translation>
        </message>
        <message>
            <source>The cloud did not give the machine that was asked for: quota or capacity</source>
            <translation>云未提供所申请的机器：配额或容量不足</translation>
        </message>
        <message>
            <source>Maintenance of the host was announced</source>
            <translation>已通知主机将进行维护</translation>
        </message>
        <message>
            <source>The job must start again by itself and continue from the last checkpoint, which lies where the machine's end does not reach: a bucket or a network disk.</source>
            <translation>作业必须能自行重启，并从最后一个检查点继续；检查点应放在不受机器终止影响的位置：存储桶或网络磁盘。</translation>
        </message>
        <message>
            <source>Save a checkpoint every %1 steps and resume</source>
            <translation>每 %1 步保存一个检查点并从中恢复</translation>
        </message>
        <message>
            <source>Save checkpoints and resume from the last one</source>
            <translation>保存检查点并从最后一个恢复</translation>
        </message>
        <message>
            <source>The next run continues at the step of its last checkpoint.</source>
            <translation>下一次运行从其最后一个检查点所在的步继续。</translation>
        </message>
        <message>
            <source>Take another zone or another GPU</source>
            <translation>换用其他可用区或其他 GPU</translation>
        </message>
        <message>
            <source>Ask for more of the quota %1</source>
            <translation>申请提高配额 %1</translation>
        </message>
        <message>
            <source>A quota does not promise capacity. GPUs count in the quota of the region and in the one of all regions.</source>
            <translation>配额不保证容量。GPU 既计入该区域的配额，也计入所有区域的总配额。</translation>
        </message>
        <message>
            <source>The machine of the next run is created.</source>
            <translation>下一次运行的机器创建成功。</translation>
        </message>
        <message>
            <source>Steps were made afterwards. What it cost is the work since the last checkpoint and the new start.</source>
            <translation>此后仍有步数进行。损失的是最后一个检查点之后的工作以及重新启动的时间。</translation>
        </message>
        <message>
            <source>The training is not at fault: cloud or scheduler ended it. Nothing was found that ran afterwards.</source>
            <translation>不是训练的问题：它被云或调度器终止。未发现此后有任何运行。</translation>
        </message>
        <message>
            <source>Cloud or scheduler says so</source>
            <translation>云或调度器如此说明</translation>
        </message>
        <message>
            <source>Read 16 files at once, ahead of time</source>
            <translation>提前同时读取 16 个文件</translation>
        </message>
        <message>
            <source>A remote file comes at the pace of one connection. Several at once hide it as long as the network has room.</source>
            <translation>远程文件受单个连接速度限制。只要网络有余量，同时读取多个即可掩盖。</translation>
        </message>
        <message>
            <source>Copy the data to a disk of the machine first</source>
            <translation>先将数据复制到机器的磁盘</translation>
        </message>
        <message>
            <source>Once, before the training; and keep bucket and machine in one region. A step cannot become faster than by %1.</source>
            <translation>训练前复制一次；并将存储桶和机器放在同一区域。一步最多只能加快 %1。</translation>
        </message>
        <message>
            <source>In the next profile steps wait for their input less than %1 of the time.</source>
            <translation>下一次性能分析中，各步等待输入的时间少于 %1。</translation>
        </message>
        <message>
            <source>Share of a step spent on input</source>
            <translation>一步中用于输入的比例</translation>
        </message>
        <message>
            <source>Steps wait %1 of their time for input, and it is the reading of files (%2) that takes it</source>
            <translation>各步有 %1 的时间在等待输入，耗时的是读取文件（%2）</translation>
        </message>
        <message>
            <source>Of all stages of the input pipeline the one that reads has the most time of its own: storage or network are slow, not the decoding.</source>
            <translation>在输入管线的所有阶段中，读取阶段自身耗时最多：慢的是存储或网络，而不是解码。</translation>
        </message>
        <message>
            <source>The steps</source>
            <translation>各步</translation>
        </message>
        <message>
            <source>Time of %1 itself</source>
            <translation>%1 自身耗时</translation>
        </message>
        <message>
            <source>Accesses to the cloud storage that failed at first</source>
            <translation>首次失败的云存储访问</translation>
        </message>
        <message>
            <source>The cloud storage failed %1 times and was tried again</source>
            <translation>云存储失败 %1 次并重试</translation>
        </message>
        <message>
            <source>Each of these makes the input wait for a second or more: too many readers at once, a bucket in another region, or its limits.</source>
            <translation>每次都会使输入等待一秒或更久：同时读取过多、存储桶在其他区域，或达到其限制。</translation>
        </message>
        <message>
            <source>Once, before the training; and keep bucket and machine in one region.</source>
            <translation>训练前复制一次；并将存储桶和机器放在同一区域。</translation>
        </message>
        <message>
            <source>The next console shows none of these lines.</source>
            <translation>下一次的控制台不再出现这些行。</translation>
        </message>
        <message>
            <source>The GPU is busy at low power: it spins in a collective and waits for another process, or in one kernel that does not end.</source>
            <translation>GPU 忙碌但功耗低：它在集合通信中空转等待另一进程，或卡在一个不结束的内核中。</translation>
        </message>
        <message>
            <source>The GPU is idle and the processors wait for disks: storage or a network mount does not answer.</source>
            <translation>GPU 空闲，处理器在等待磁盘：存储或网络挂载没有响应。</translation>
        </message>
        <message>
            <source>GPU and processors are idle: a deadlock, often of the workers that load data, or a read that never returns.</source>
            <translation>GPU 和处理器均空闲：死锁，常见于数据加载工作进程，或某次读取永不返回。</translation>
        </message>
        <message>
            <source>The GPU is idle and the processors work: the process is stuck in its own code or in an evaluation that logs nothing.</source>
            <translation>GPU 空闲，处理器在工作：进程卡在自身代码中，或卡在不记录日志的评估中。</translation>
        </message>
        <message>
            <source>The process still holds its memory of the GPU and says nothing.</source>
            <translation>进程仍占用显存，但没有任何输出。</translation>
        </message>
        <message>
            <source>Nothing came after step %1, and its process still held the GPU %2 later</source>
            <translation>第 %1 步之后没有任何内容，而 %2 之后其进程仍占用 GPU</translation>
        </message>
        <message>
            <source>The GPU after the last step: %1 busy</source>
            <translation>最后一步之后的 GPU：利用率 %1</translation>
        </message>
        <message>
            <source>Silence at the end</source>
            <translation>末尾无输出的时间</translation>
        </message>
        <message>
            <source>GPU in that time (median)</source>
            <translation>此期间的 GPU（中位数）</translation>
        </message>
        <message>
            <source>It waits for its input longer than the others: its share of the data, its disk or its processor is slower.</source>
            <translation>它等待输入的时间比其他 rank 长：其数据分片、磁盘或处理器较慢。</translation>
        </message>
        <message>
            <source>Its copies between host and device take longer: see its PCIe link.</source>
            <translation>其主机与设备之间的复制耗时更长：请查看其 PCIe 链路。</translation>
        </message>
        <message>
            <source>Its kernels take longer: its clock is lower, or its batches are larger.</source>
            <translation>其内核耗时更长：时钟频率较低，或批次较大。</translation>
        </message>
        <message>
            <source>Its device stands idle longer: its host is busy with something else.</source>
            <translation>其设备空闲更久：主机正忙于其他事情。</translation>
        </message>
        <message>
            <source>Profiles of at least two ranks are needed to see who holds up whom.</source>
            <translation>至少需要两个 rank 的性能分析，才能看出谁拖慢了谁。</translation>
        </message>
        <message>
            <source>What the others wait longer, of a step</source>
            <translation>其他 rank 多等待的时间占一步的比例</translation>
        </message>
        <message>
            <source>Rank %1 holds up the others: they wait %2 of each step for it</source>
            <translation>rank %1 拖慢了其他 rank：它们每步有 %2 的时间在等它</translation>
        </message>
        <message>
            <source>No single kind of work explains it: look at its host.</source>
            <translation>没有哪一类工作能单独解释：请查看其主机。</translation>
        </message>
        <message>
            <source>Rank %1, which comes last</source>
            <translation>最后到达的 rank %1</translation>
        </message>
        <message>
            <source>Its own work in a step</source>
            <translation>一步中自身的工作</translation>
        </message>
        <message>
            <source>Compare the host of rank %1 with the others, or replace it</source>
            <translation>将 rank %1 的主机与其他主机比较，或更换它</translation>
        </message>
        <message>
            <source>Clocks, temperature, disk, other programs, and the size of its share of the data.</source>
            <translation>时钟频率、温度、磁盘、其他程序，以及其数据分片的大小。</translation>
        </message>
        <message>
            <source>In the next profile nobody waits longer than %1.</source>
            <translation>下一次性能分析中，没有 rank 的等待超过 %1。</translation>
        </message>
        <message>
            <source>Rank %1 did not come to a collective for which the other %2 waited until they gave up</source>
            <translation>rank %1 未到达集合通信，其他 rank 等待 %2 后放弃</translation>
        </message>
        <message>
            <source>It stopped, failed or took another path through the program: its log is the one to read.</source>
            <translation>它停止、失败，或走了程序的另一条路径：应查看它的日志。</translation>
        </message>
        <message>
            <source>The first rank that gave up waiting</source>
            <translation>第一个放弃等待的 rank</translation>
        </message>
        <message>
            <source>Read the log of rank %1</source>
            <translation>查看 rank %1 的日志</translation>
        </message>
        <message>
            <source>The next run has no time-out of a collective.</source>
            <translation>下一次运行没有集合通信超时。</translation>
        </message>
        <message>
            <source>At last its median was %1</source>
            <translation>最后中位数为 %1</translation>
        </message>
        <message>
            <source>Watched without a step</source>
            <translation>观察期间没有一步</translation>
        </message>
        <message>
            <source>Look where every thread of the process waits</source>
            <translation>查看进程的每个线程在哪里等待</translation>
        </message>
        <message>
            <source>A read that does not return is storage or network; a wait for other processes is the set-up of distributed training; a lock is a deadlock.</source>
            <translation>读取不返回说明是存储或网络问题；等待其他进程说明在建立分布式训练；停在锁上说明是死锁。</translation>
        </message>
        <message>
            <source>The next run makes its first step.</source>
            <translation>下一次运行完成第一步。</translation>
        </message>
        <message>
            <source>Install a build that has code for this GPU; keep the cache until then</source>
            <translation>安装包含此 GPU 代码的构建版本；在此之前保留缓存</translation>
        </message>
        <message>
            <source>The next start takes less than 20 minutes.</source>
            <translation>下一次启动耗时少于 20 分钟。</translation>
        </message>
        <message>
            <source>Let the shuffle buffer hold 256 examples</source>
            <translation>让打乱缓冲区容纳 256 个样本</translation>
        </message>
        <message>
            <source>It must be full before the first step. Shuffle the records when they are written, and make large pictures smaller.</source>
            <translation>它必须在第一步之前填满。请在写入记录时打乱顺序，并缩小大图像。</translation>
        </message>
        <message>
            <source>The training hangs: no step in %1, and GPU and processor do nothing</source>
            <translation>训练卡住：%1 内没有一步，GPU 和处理器均无动作</translation>
        </message>
        <message>
            <source>No step in %1, but the machine works: the start is slow</source>
            <translation>%1 内没有一步，但机器在工作：启动较慢</translation>
        </message>
        <message>
            <source>The training made no step in the %1 that were watched</source>
            <translation>在观察的 %1 内训练没有一步</translation>
        </message>
        <message>
            <source>The log shows neither a step nor an error. The Object Detection API prints its first line after 100 steps: that is 100 times the step time, plus the compilation of the graph.</source>
            <translation>日志既没有显示步，也没有显示错误。Object Detection API 在 100 步后才输出第一行：即 100 倍的每步耗时，再加上计算图的编译。</translation>
        </message>
        <message>
            <source>The last line of the log</source>
            <translation>日志的最后一行</translation>
        </message>
        <message>
            <source>Until the first step</source>
            <translation>到第一步为止</translation>
        </message>
        <message>
            <source>The first step came %1 after the start: %2 of the run</source>
            <translation>第一步在启动后 %1 出现：占运行的 %2</translation>
        </message>
        <message>
            <source>Each start pays this again: filling buffers, compiling, copying data.</source>
            <translation>每次启动都要重复付出：填充缓冲区、编译、复制数据。</translation>
        </message>
        <message>
            <source>The first point of the run</source>
            <translation>运行的第一个点</translation>
        </message>
        <message>
            <source>Train in mixed precision with loss scaling</source>
            <translation>使用混合精度和损失缩放进行训练</translation>
        </message>
        <message>
            <source>Weights stay in full precision, and a scaled loss keeps small gradients. Numbers of channels that are multiples of 8 use the units fully. It also halves the memory of activations.</source>
            <translation>权重保持全精度，缩放后的损失可保留小梯度。通道数为 8 的倍数时能充分利用计算单元。激活占用的显存也会减半。</translation>
        </message>
        <message>
            <source>A profile of the next run shows kernels that use Tensor Cores, and the loss falls as before.</source>
            <translation>下一次运行的性能分析显示内核使用 Tensor Core，且损失照旧下降。</translation>
        </message>
        <message>
            <source>Mixed precision is turned off, and the %1 has units for it</source>
            <translation>混合精度已关闭，而 %1 具有相应的计算单元</translation>
        </message>
        <message>
            <source>If the kernels are what steps wait for, they take about half as long in half precision.</source>
            <translation>若各步等待的是内核，则半精度下其耗时约减半。</translation>
        </message>
        <message>
            <source>Turned off here</source>
            <translation>在此处关闭</translation>
        </message>
        <message>
            <source>Eligible kernel time on Tensor Cores</source>
            <translation>在 Tensor Core 上运行的适用内核时间</translation>
        </message>
        <message>
            <source>Tensor Cores do %1 of the work that they could do: up to %2 of each step could be saved</source>
            <translation>Tensor Core 只承担了其可承担工作的 %1：每步最多可节省 %2</translation>
        </message>
        <message>
            <source>Convolutions and matrix products take %1 of the kernel time, nearly all in full precision, and the step consists of kernels to %2. In half precision such kernels are up to %3 as fast on this card.</source>
            <translation>卷积和矩阵乘法占内核时间的 %1，几乎全为全精度，而一步的 %2 由内核构成。在此显卡上，半精度下这类内核最多可达 %3 的速度。</translation>
        </message>
        <message>
            <source>The longest of them is %1</source>
            <translation>其中最长的是 %1</translation>
        </message>
        <message>
            <source>Convolutions and matrix products, of kernel time</source>
            <translation>卷积和矩阵乘法占内核时间的比例</translation>
        </message>
        <message>
            <source>The driver reports it</source>
            <translation>驱动如此报告</translation>
        </message>
        <message>
            <source>The counter changed here</source>
            <translation>计数器在此处变化</translation>
        </message>
        <message>
            <source>The tool says: %1</source>
            <translation>工具显示：%1</translation>
        </message>
        <message>
            <source>Errors of the GPU in the logs</source>
            <translation>日志中的 GPU 错误</translation>
        </message>
        <message>
            <source>Errors of the GPU from before the training</source>
            <translation>训练之前的 GPU 错误</translation>
        </message>
        <message>
            <source>The kernel log of the next run holds no Xid of this card.</source>
            <translation>下一次运行的系统内核日志中没有该卡的 Xid。</translation>
        </message>
        <message>
            <source>Let the program stop at the operation that fails</source>
            <translation>让程序停在出错的操作处</translation>
        </message>
        <message>
            <source>This number speaks of the program first: an index out of range, an operator of another build. The card is suspect if other programs fail on it, too.</source>
            <translation>此编号首先指向程序：索引越界、其他构建版本的算子。若其他程序在该卡上也失败，则怀疑显卡。</translation>
        </message>
        <message>
            <source>Start the job again from its last checkpoint</source>
            <translation>从最后一个检查点重新启动作业</translation>
        </message>
        <message>
            <source>Only the process was affected. If it comes back on the same card, reset it.</source>
            <translation>只影响了该进程。若在同一张卡上再次出现，请重置该卡。</translation>
        </message>
        <message>
            <source>Update the driver and restart the machine</source>
            <translation>更新驱动并重启机器</translation>
        </message>
        <message>
            <source>The firmware of the card belongs to the driver.</source>
            <translation>显卡固件随驱动提供。</translation>
        </message>
        <message>
            <source>Switch the machine off and on, or take another one</source>
            <translation>关机后再开机，或换用另一台机器</translation>
        </message>
        <message>
            <source>A warm restart does not bring the card back. If it happens again: power supply, riser, heat, the card.</source>
            <translation>热重启无法恢复显卡。若再次发生：检查电源、转接卡、温度、显卡本身。</translation>
        </message>
        <message>
            <source>Take the card %1 out of use</source>
            <translation>停用显卡 %1</translation>
        </message>
        <message>
            <source>Reset the card %1 when nothing runs on it</source>
            <translation>在没有程序运行时重置显卡 %1</translation>
        </message>
        <message>
            <source>In a cloud, delete the machine and take a new one. A card whose errors come back is to be replaced.</source>
            <translation>在云上请删除机器并新建一台。错误反复出现的显卡应更换。</translation>
        </message>
        <message>
            <source>%1 reported Xid %2: %3</source>
            <translation>%1 报告了 Xid %2：%3</translation>
        </message>
        <message>
            <source>%1 failed: %2</source>
            <translation>%1 失败：%2</translation>
        </message>
        <message>
            <source>This is an error of the card or of what connects it, not of the training.</source>
            <translation>这是显卡或其连接的错误，不是训练的错误。</translation>
        </message>
        <message>
            <source>This is an error of the driver, or of a program that the driver gave up.</source>
            <translation>这是驱动的错误，或是被驱动放弃的程序的错误。</translation>
        </message>
        <message>
            <source>Usually the program is wrong; here different programs fail on the same card.</source>
            <translation>通常是程序有误；此处不同的程序在同一张卡上失败。</translation>
        </message>
        <message>
            <source>The program did something that the card refuses. The card itself is suspect only if other programs fail on it, too.</source>
            <translation>程序做了显卡拒绝的操作。只有其他程序在该卡上也失败时，才怀疑显卡本身。</translation>
        </message>
        <message>
            <source>The card noted something and went on.</source>
            <translation>显卡记录了某种情况并继续工作。</translation>
        </message>
        <message>
            <source>The GPU log does not say why clocks were low.</source>
            <translation>GPU 日志没有说明时钟频率为何较低。</translation>
        </message>
        <message>
            <source>Record the reasons beside the clock.</source>
            <translation>请与时钟频率一起记录原因。</translation>
        </message>
        <message>
            <source>Samples under load in which it was slowed down</source>
            <translation>负载下被降频的采样</translation>
        </message>
        <message>
            <source>Limit the card to %1 until it is cooled better</source>
            <translation>在改善散热前将显卡限制为 %1</translation>
        </message>
        <message>
            <source>Cool the card, or use another machine</source>
            <translation>改善显卡散热，或换用其他机器</translation>
        </message>
        <message>
            <source>Check the power supply of GPU %1, or use another machine</source>
            <translation>检查 GPU %1 的供电，或换用其他机器</translation>
        </message>
        <message>
            <source>Airflow, dust, the fan's curve, the card beside it; in a cloud, another machine.</source>
            <translation>气流、灰尘、风扇曲线、相邻的显卡；在云上则换用其他机器。</translation>
        </message>
        <message>
            <source>The supply of the card or of the machine asked for less; in a cloud, another machine.</source>
            <translation>显卡或机器的供电要求降低功耗；在云上则换用其他机器。</translation>
        </message>
        <message>
            <source>In the next run fewer than %1 of the samples under load are slowed down.</source>
            <translation>下一次运行中，负载下被降频的采样少于 %1。</translation>
        </message>
        <message>
            <source>GPU %1 was slowed down by heat in %2 of the samples under load</source>
            <translation>GPU %1 在负载下有 %2 的采样因过热而降频</translation>
        </message>
        <message>
            <source>GPU %1 was slowed down by its power supply in %2 of the samples under load</source>
            <translation>GPU %1 在负载下有 %2 的采样因供电而降频</translation>
        </message>
        <message>
            <source>GPU %1 was slowed down in %2 of the samples under load</source>
            <translation>GPU %1 在负载下有 %2 的采样被降频</translation>
        </message>
        <message>
            <source>Its clock was then %1, and %2 otherwise: that costs about %3 of the time.</source>
            <translation>此时其时钟频率为 %1，平时为 %2：约损失 %3 的时间。</translation>
        </message>
        <message>
            <source>What that costs cannot be told: the log has no clock, or it was always slowed down.</source>
            <translation>无法给出损失：日志中没有时钟频率，或一直处于降频状态。</translation>
        </message>
        <message>
            <source>First to last sample that was slowed down</source>
            <translation>首个到最后一个降频采样</translation>
        </message>
        <message>
            <source>Hottest under load</source>
            <translation>负载下的最高温度</translation>
        </message>
        <message>
            <source>Rank correlation of step time and clock</source>
            <translation>每步耗时与时钟频率的秩相关</translation>
        </message>
        <message>
            <source>The GPU log does not tell the PCIe link under load and what it could be.</source>
            <translation>GPU 日志没有说明负载下的 PCIe 链路及其可达到的水平。</translation>
        </message>
        <message>
            <source>Record both while the training runs.</source>
            <translation>请在训练运行时记录这两项。</translation>
        </message>
        <message>
            <source>Rate of the link, of what it could be</source>
            <translation>链路速率占可达速率的比例</translation>
        </message>
        <message>
            <source>GPU %1 is linked by PCIe %2 x%3 under load, and could be by %4 x%5</source>
            <translation>GPU %1 在负载下的链路为 PCIe %2 x%3，可达到 %4 x%5</translation>
        </message>
        <message>
            <source>The link has %1 of its rate, and copies to the device take %2 of the step: a full link would save about %3.</source>
            <translation>链路只有其速率的 %1，复制到设备占一步的 %2：满速链路约可节省 %3。</translation>
        </message>
        <message>
            <source>The link has %1 of its rate; copies to the device take only %2 of the step, so that it is hardly felt.</source>
            <translation>链路只有其速率的 %1；复制到设备只占一步的 %2，因此几乎没有影响。</translation>
        </message>
        <message>
            <source>The link has %1 of its rate. Whether that is felt, a profile of some steps tells: how long copies take.</source>
            <translation>链路只有其速率的 %1。是否有影响，对若干步进行性能分析即可得知：看复制耗时多久。</translation>
        </message>
        <message>
            <source>The link under load</source>
            <translation>负载下的链路</translation>
        </message>
        <message>
            <source>Copies to the device, of the step</source>
            <translation>复制到设备占一步的比例</translation>
        </message>
        <message>
            <source>Where the copies are</source>
            <translation>复制所在位置</translation>
        </message>
        <message>
            <source>Bring the link back to PCIe %1 x%2: reseat the card, another slot, or another machine</source>
            <translation>将链路恢复到 PCIe %1 x%2：重新插卡、换插槽或换机器</translation>
        </message>
        <message>
            <source>A riser, a slot that shares its lanes, a setting of the firmware, dirt on the contacts. In a cloud, another machine.</source>
            <translation>转接卡、共享通道的插槽、固件设置、触点脏污。在云上则换用其他机器。</translation>
        </message>
        <message>
            <source>Under load the next run has the link at its maximum.</source>
            <translation>下一次运行中，链路在负载下达到最大值。</translation>
        </message>
        <message>
            <source>The training runs on the CPU: libraries for the GPU are missing</source>
            <translation>训练在 CPU 上运行：缺少 GPU 所需的库</translation>
        </message>
        <message>
            <source>The training runs on the CPU: the program did not find %1</source>
            <translation>训练在 CPU 上运行：程序未找到 %1</translation>
        </message>
        <message>
            <source>The installed framework is a build without GPU code</source>
            <translation>已安装的框架是不含 GPU 代码的构建版本</translation>
        </message>
        <message>
            <source>The program sees no GPU, and ended for it</source>
            <translation>程序未检测到 GPU，因此结束</translation>
        </message>
        <message>
            <source>The training runs on the CPU: no GPU is visible</source>
            <translation>训练在 CPU 上运行：没有可见的 GPU</translation>
        </message>
        <message>
            <source>The training runs on the CPU: there is no GPU driver</source>
            <translation>训练在 CPU 上运行：没有 GPU 驱动</translation>
        </message>
        <message>
            <source>The training runs on the CPU: the program says that it uses no GPU</source>
            <translation>训练在 CPU 上运行：程序表示未使用 GPU</translation>
        </message>
        <message>
            <source>The GPU did nothing while the training made its steps</source>
            <translation>训练进行各步时 GPU 没有工作</translation>
        </message>
        <message>
            <source>The next run names its GPU at the start, and nvidia-smi shows it at work.</source>
            <translation>下一次运行在启动时列出其 GPU，且 nvidia-smi 显示其正在工作。</translation>
        </message>
        <message>
            <source>Install the libraries that are missing</source>
            <translation>安装缺少的库</translation>
        </message>
        <message>
            <source>The number in the name of a library is the version that the program was built with; another one will not do. An image of the framework brings them along.</source>
            <translation>库名中的数字是构建程序时所用的版本；其他版本不行。框架的镜像自带这些库。</translation>
        </message>
        <message>
            <source>Install the build with GPU code</source>
            <translation>安装含 GPU 代码的构建版本</translation>
        </message>
        <message>
            <source>A package that another one pulled in may have replaced it.</source>
            <translation>可能被其他软件包拉取的依赖包替换了。</translation>
        </message>
        <message>
            <source>Let the program see the GPU</source>
            <translation>让程序能检测到 GPU</translation>
        </message>
        <message>
            <source>CUDA_VISIBLE_DEVICES hides it, the job asked the scheduler for none, or the container was started without it.</source>
            <translation>被 CUDA_VISIBLE_DEVICES 隐藏、作业未向调度器申请 GPU，或启动容器时未附带 GPU。</translation>
        </message>
        <message>
            <source>Give the machine or the container the GPU driver</source>
            <translation>为机器或容器提供 GPU 驱动</translation>
        </message>
        <message>
            <source>The driver belongs to the host; a container gets it with --gpus. If the machine has no GPU, take one that has.</source>
            <translation>驱动属于主机；容器通过 --gpus 获得。若机器没有 GPU，请换用有 GPU 的机器。</translation>
        </message>
        <message>
            <source>Tell the program to use GPU 0</source>
            <translation>让程序使用 GPU 0</translation>
        </message>
        <message>
            <source>And ask the framework whether it sees the GPU.</source>
            <translation>并查询框架是否检测到 GPU。</translation>
        </message>
        <message>
            <source>Neither a console nor a GPU log tells whether the GPU was used.</source>
            <translation>控制台和 GPU 日志都没有说明是否使用了 GPU。</translation>
        </message>
        <message>
            <source>99th percentile of GPU utilization</source>
            <translation>GPU 利用率的第 99 百分位</translation>
        </message>
        <message>
            <source>The GPU did nothing in all of the time that it was watched</source>
            <translation>在整个观察期间 GPU 没有工作</translation>
        </message>
        <message>
            <source>If a training ran meanwhile, it ran on the CPU. There is neither a console nor a step that would tell.</source>
            <translation>若此期间有训练运行，则它在 CPU 上运行。没有控制台也没有步可以说明。</translation>
        </message>
        <message>
            <source>There is a GPU, and the program goes on without it: steps take 10 to 50 times as long.</source>
            <translation>有 GPU，但程序未使用它而继续运行：各步耗时为 10 到 50 倍。</translation>
        </message>
        <message>
            <source>Nothing shows that the machine has a GPU. If it has, or should have, steps take 10 to 50 times as long as they could.</source>
            <translation>没有迹象表明该机器有 GPU。若有或本应有，各步耗时为可达到的 10 到 50 倍。</translation>
        </message>
        <message>
            <source>Nothing ran on this GPU</source>
            <translation>此 GPU 上没有运行任何内容</translation>
        </message>
        <message>
            <source>GPUs that take part</source>
            <translation>参与的 GPU</translation>
        </message>
        <message>
            <source>Difference of the busiest and the idlest GPU</source>
            <translation>最忙与最闲 GPU 的差异</translation>
        </message>
        <message>
            <source>Only %1 of %2 GPUs take part in the training</source>
            <translation>%2 块 GPU 中只有 %1 块参与训练</translation>
        </message>
        <message>
            <source>The program was started for more GPUs than do any work: processes may share one card.</source>
            <translation>程序启动时指定的 GPU 多于实际工作的 GPU：多个进程可能共用一张卡。</translation>
        </message>
        <message>
            <source>So many were to take part</source>
            <translation>应参与的数量</translation>
        </message>
        <message>
            <source>A GPU that takes part</source>
            <translation>参与的 GPU 之一</translation>
        </message>
        <message>
            <source>Give each process a GPU of its own</source>
            <translation>为每个进程分配单独的 GPU</translation>
        </message>
        <message>
            <source>In the next run %1 GPUs are at work.</source>
            <translation>下一次运行中有 %1 块 GPU 在工作。</translation>
        </message>
        <message>
            <source>The GPUs do not share the work: GPU %1 is busy to %2, GPU %3 to %4</source>
            <translation>GPU 没有分担工作：GPU %1 利用率为 %2，GPU %3 为 %4</translation>
        </message>
        <message>
            <source>In a training in which each GPU has the same share they are busy alike. Usual causes: one GPU gathers and reduces for all (DataParallel), an evaluation or another process on one of them, batches of unequal size.</source>
            <translation>在每块 GPU 分担相同的训练中，它们的利用率应相同。常见原因：由一块 GPU 为全部收集并归约（DataParallel）、其中一块上有评估或其他进程、批次大小不等。</translation>
        </message>
        <message>
            <source>Median %1</source>
            <translation>中位数 %1</translation>
        </message>
        <message>
            <source>Run one process for each of the %1 GPUs, with batches of one size</source>
            <translation>为 %1 块 GPU 各运行一个进程，并使用相同大小的批次</translation>
        </message>
        <message>
            <source>DistributedDataParallel reduces on all GPUs at once, which DataParallel does on the first. Let evaluations run elsewhere.</source>
            <translation>DistributedDataParallel 在所有 GPU 上同时归约，而 DataParallel 只在第一块上进行。请让评估在其他位置运行。</translation>
        </message>
        <message>
            <source>In the next run the GPUs are busy alike.</source>
            <translation>下一次运行中各 GPU 利用率相同。</translation>
        </message>
        <message>
            <source>Bring the versions together</source>
            <translation>使版本相互匹配</translation>
        </message>
        <message>
            <source>The next run does not print this line.</source>
            <translation>下一次运行不再输出这一行。</translation>
        </message>
        <message>
            <source>Pairs of versions that were checked</source>
            <translation>已检查的版本组合</translation>
        </message>
        <message>
            <source>Versions do not go together: %1</source>
            <translation>版本不匹配：%1</translation>
        </message>
        <message>
            <source>The versions of the next run are in the same table row.</source>
            <translation>下一次运行的版本位于表格的同一行。</translation>
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
        <message>
            <source>%1, byte %2</source>
            <translation>%1，字节 %2</translation>
        </message>
        <message>
            <source>%1, line %2</source>
            <translation>%1，第 %2 行</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>field, configuration</comment>
            <translation>%2 的 %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>field of a configuration, value</comment>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>dataset, record</comment>
            <translation>%1：%2</translation>
        </message>
        <message numerus="yes">
            <source>%1 and %n more</source>
            <comment>records</comment>
            <translation>
                <numerusform>%1 等另外 %n 条</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 in %2, for %3</source>
            <comment>quantity, hardware log, duration</comment>
            <translation>%2 中的 %1，持续 %3</translation>
        </message>
        <message>
            <source>%1, at %2 for %3</source>
            <comment>profile, time, duration</comment>
            <translation>%1，从 %2 起持续 %3</translation>
        </message>
        <message>
            <source>Show in the charts</source>
            <translation>在图表中显示</translation>
        </message>
        <message>
            <source>Show in the console</source>
            <translation>在控制台中显示</translation>
        </message>
        <message>
            <source>Show in the configuration</source>
            <translation>在配置中显示</translation>
        </message>
        <message>
            <source>Show in the dataset</source>
            <translation>在数据集中显示</translation>
        </message>
        <message>
            <source>Show on the Hardware page</source>
            <translation>在“硬件”页显示</translation>
        </message>
        <message>
            <source>Show in the trace</source>
            <translation>在跟踪中显示</translation>
        </message>
        <message>
            <source>%1 GPU-hours lost</source>
            <translation>损失 %1 GPU 小时</translation>
        </message>
        <message>
            <source>%1 of every step</source>
            <translation>每步的 %1</translation>
        </message>
        <message>
            <source>the model itself is at risk</source>
            <translation>模型本身有风险</translation>
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
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Save case</source>
            <translation>保存案例</translation>
        </message>
        <message>
            <source>Faultline case (*.faultline)</source>
            <translation>Faultline 案例 (*.faultline)</translation>
        </message>
        <message>
            <source>Where is %1 now?</source>
            <translation>%1 现在在哪里？</translation>
        </message>
    </context>
    <context>
        <name>FindingProof</name>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Proof</source>
            <translation>证据</translation>
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
    </context>
    <context>
        <name>Formats</name>
        <message>
            <source>TensorBoard event file</source>
            <translation>TensorBoard 事件文件</translation>
        </message>
        <message>
            <source>Training configuration</source>
            <translation>训练配置</translation>
        </message>
        <message>
            <source>Label map</source>
            <translation>标签映射</translation>
        </message>
        <message>
            <source>Object Detection API configuration</source>
            <translation>Object Detection API 配置</translation>
        </message>
        <message>
            <source>Export of cloud logs</source>
            <translation>云日志导出</translation>
        </message>
        <message>
            <source>Console log</source>
            <translation>控制台日志</translation>
        </message>
        <message>
            <source>List of the software</source>
            <translation>软件列表</translation>
        </message>
        <message>
            <source>Recorded run</source>
            <translation>录制的运行</translation>
        </message>
        <message>
            <source>Profiler trace (Chrome JSON)</source>
            <translation>性能分析器跟踪（Chrome JSON）</translation>
        </message>
        <message>
            <source>TensorFlow memory profile</source>
            <translation>TensorFlow 内存分析</translation>
        </message>
        <message>
            <source>TensorFlow trace (protobuf)</source>
            <translation>TensorFlow 跟踪（protobuf）</translation>
        </message>
        <message>
            <source>PyTorch memory snapshot</source>
            <translation>PyTorch 内存快照</translation>
        </message>
        <message>
            <source>TensorFlow profile (XPlane)</source>
            <translation>TensorFlow 性能分析（XPlane）</translation>
        </message>
        <message>
            <source>TensorFlow profiler result page</source>
            <translation>TensorFlow 性能分析器结果页</translation>
        </message>
        <message>
            <source>GPU log (nvidia-smi dmon)</source>
            <translation>GPU 日志（nvidia-smi dmon）</translation>
        </message>
        <message>
            <source>GPU log (DCGM)</source>
            <translation>GPU 日志（DCGM）</translation>
        </message>
        <message>
            <source>Host log</source>
            <translation>主机日志</translation>
        </message>
        <message>
            <source>GPU log (nvidia-smi CSV)</source>
            <translation>GPU 日志（nvidia-smi CSV）</translation>
        </message>
        <message>
            <source>GPU state (nvidia-smi table)</source>
            <translation>GPU 状态（nvidia-smi 表）</translation>
        </message>
        <message>
            <source>Table of boxes (CSV)</source>
            <translation>框表格 (CSV)</translation>
        </message>
        <message>
            <source>COCO annotations</source>
            <translation>COCO 标注</translation>
        </message>
        <message>
            <source>CreateML annotations</source>
            <translation>CreateML 标注</translation>
        </message>
        <message>
            <source>Folder of pictures</source>
            <translation>图像文件夹</translation>
        </message>
        <message>
            <source>LabelMe annotations</source>
            <translation>LabelMe 标注</translation>
        </message>
        <message>
            <source>Pascal VOC annotations</source>
            <translation>Pascal VOC 标注</translation>
        </message>
        <message>
            <source>TFRecord dataset</source>
            <translation>TFRecord 数据集</translation>
        </message>
        <message>
            <source>YOLO labels</source>
            <translation>YOLO 标签</translation>
        </message>
        <message>
            <source>ONNX network</source>
            <translation>ONNX 网络</translation>
        </message>
        <message>
            <source>TensorFlow graph</source>
            <translation>TensorFlow 计算图</translation>
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
        <message>
            <source>GPU busy</source>
            <translation>GPU 利用率</translation>
        </message>
        <message>
            <source>GPU memory bus busy</source>
            <translation>显存总线利用率</translation>
        </message>
        <message>
            <source>GPU memory used</source>
            <translation>已用显存</translation>
        </message>
        <message>
            <source>GPU memory free</source>
            <translation>空闲显存</translation>
        </message>
        <message>
            <source>GPU memory size</source>
            <translation>显存大小</translation>
        </message>
        <message>
            <source>GPU memory reserved by the driver</source>
            <translation>驱动预留的显存</translation>
        </message>
        <message>
            <source>GPU temperature</source>
            <translation>GPU 温度</translation>
        </message>
        <message>
            <source>GPU memory temperature</source>
            <translation>显存温度</translation>
        </message>
        <message>
            <source>GPU power</source>
            <translation>GPU 功率</translation>
        </message>
        <message>
            <source>GPU power limit</source>
            <translation>GPU 功率上限</translation>
        </message>
        <message>
            <source>GPU energy</source>
            <translation>GPU 能耗</translation>
        </message>
        <message>
            <source>GPU clock</source>
            <translation>GPU 频率</translation>
        </message>
        <message>
            <source>GPU memory clock</source>
            <translation>显存频率</translation>
        </message>
        <message>
            <source>GPU throttle reasons</source>
            <translation>GPU 降频原因</translation>
        </message>
        <message>
            <source>GPU throttled by power</source>
            <translation>GPU 因功率降频</translation>
        </message>
        <message>
            <source>GPU throttled by heat</source>
            <translation>GPU 因过热降频</translation>
        </message>
        <message>
            <source>GPU performance state</source>
            <translation>GPU 性能状态</translation>
        </message>
        <message>
            <source>GPU fan speed</source>
            <translation>GPU 风扇转速</translation>
        </message>
        <message>
            <source>GPU video encoder busy</source>
            <translation>GPU 视频编码器利用率</translation>
        </message>
        <message>
            <source>GPU video decoder busy</source>
            <translation>GPU 视频解码器利用率</translation>
        </message>
        <message>
            <source>PCIe generation</source>
            <translation>PCIe 代</translation>
        </message>
        <message>
            <source>PCIe lanes</source>
            <translation>PCIe 通道数</translation>
        </message>
        <message>
            <source>PCIe to the GPU</source>
            <translation>PCIe 到 GPU</translation>
        </message>
        <message>
            <source>PCIe from the GPU</source>
            <translation>PCIe 来自 GPU</translation>
        </message>
        <message>
            <source>NVLink received</source>
            <translation>NVLink 接收</translation>
        </message>
        <message>
            <source>NVLink sent</source>
            <translation>NVLink 发送</translation>
        </message>
        <message>
            <source>Streaming multiprocessors active</source>
            <translation>流式多处理器活动</translation>
        </message>
        <message>
            <source>Streaming multiprocessor occupancy</source>
            <translation>流式多处理器占用率</translation>
        </message>
        <message>
            <source>Tensor cores active</source>
            <translation>Tensor Core 活动</translation>
        </message>
        <message>
            <source>GPU memory interface active</source>
            <translation>显存接口活动</translation>
        </message>
        <message>
            <source>Corrected memory errors</source>
            <translation>已纠正的显存错误</translation>
        </message>
        <message>
            <source>Uncorrected memory errors</source>
            <translation>未纠正的显存错误</translation>
        </message>
        <message>
            <source>Last Xid error</source>
            <translation>最近的 Xid 错误</translation>
        </message>
        <message>
            <source>GPU memory of the process</source>
            <translation>进程的显存</translation>
        </message>
        <message>
            <source>GPU memory used (share)</source>
            <translation>已用显存（比例）</translation>
        </message>
        <message>
            <source>GPU memory handed out by the allocator</source>
            <translation>分配器已分配的显存</translation>
        </message>
        <message>
            <source>GPU memory held by the allocator</source>
            <translation>分配器持有的显存</translation>
        </message>
        <message>
            <source>CPU busy</source>
            <translation>CPU 利用率</translation>
        </message>
        <message>
            <source>CPU waiting for disks</source>
            <translation>CPU 等待磁盘</translation>
        </message>
        <message>
            <source>CPU in the kernel</source>
            <translation>CPU 内核态</translation>
        </message>
        <message>
            <source>CPU taken by the hypervisor</source>
            <translation>CPU 被虚拟机管理程序占用</translation>
        </message>
        <message>
            <source>Busiest CPU core</source>
            <translation>最忙的 CPU 核心</translation>
        </message>
        <message>
            <source>CPU clock</source>
            <translation>CPU 频率</translation>
        </message>
        <message>
            <source>CPU temperature</source>
            <translation>CPU 温度</translation>
        </message>
        <message>
            <source>Load average</source>
            <translation>平均负载</translation>
        </message>
        <message>
            <source>RAM used</source>
            <translation>已用内存</translation>
        </message>
        <message>
            <source>RAM available</source>
            <translation>可用内存</translation>
        </message>
        <message>
            <source>RAM size</source>
            <translation>内存大小</translation>
        </message>
        <message>
            <source>RAM used (share)</source>
            <translation>已用内存（比例）</translation>
        </message>
        <message>
            <source>RAM used as cache</source>
            <translation>用作缓存的内存</translation>
        </message>
        <message>
            <source>Swap used</source>
            <translation>已用交换空间</translation>
        </message>
        <message>
            <source>Swapped in</source>
            <translation>换入</translation>
        </message>
        <message>
            <source>Swapped out</source>
            <translation>换出</translation>
        </message>
        <message>
            <source>Disk read</source>
            <translation>磁盘读取</translation>
        </message>
        <message>
            <source>Disk written</source>
            <translation>磁盘写入</translation>
        </message>
        <message>
            <source>Disk busy</source>
            <translation>磁盘利用率</translation>
        </message>
        <message>
            <source>Disk full (share)</source>
            <translation>磁盘已用（比例）</translation>
        </message>
        <message>
            <source>Disk free</source>
            <translation>磁盘空闲空间</translation>
        </message>
        <message>
            <source>Network received</source>
            <translation>网络接收</translation>
        </message>
        <message>
            <source>Network sent</source>
            <translation>网络发送</translation>
        </message>
        <message>
            <source>CPU cores used by the process</source>
            <translation>进程使用的 CPU 核心</translation>
        </message>
        <message>
            <source>RAM used by the process</source>
            <translation>进程使用的内存</translation>
        </message>
        <message>
            <source>Processes</source>
            <translation>进程</translation>
        </message>
        <message>
            <source>Threads</source>
            <translation>线程</translation>
        </message>
        <message>
            <source>RAM used in the container</source>
            <translation>容器使用的内存</translation>
        </message>
        <message>
            <source>RAM limit of the container</source>
            <translation>容器的内存上限</translation>
        </message>
        <message>
            <source>Context switches per second</source>
            <translation>每秒上下文切换</translation>
        </message>
        <message>
            <source>Processes waiting for a CPU</source>
            <translation>等待 CPU 的进程</translation>
        </message>
        <message>
            <source>Processes waiting for a disk</source>
            <translation>等待磁盘的进程</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>其他</translation>
        </message>
        <message>
            <source>Idle</source>
            <translation>空闲</translation>
        </message>
        <message>
            <source>Application clocks set</source>
            <translation>已设置应用频率</translation>
        </message>
        <message>
            <source>Power cap</source>
            <translation>功率上限</translation>
        </message>
        <message>
            <source>Hardware slowdown</source>
            <translation>硬件降频</translation>
        </message>
        <message>
            <source>Sync boost group</source>
            <translation>同步加速组</translation>
        </message>
        <message>
            <source>Thermal slowdown</source>
            <translation>过热降频</translation>
        </message>
        <message>
            <source>Hardware thermal slowdown</source>
            <translation>硬件过热降频</translation>
        </message>
        <message>
            <source>Power brake</source>
            <translation>功率制动</translation>
        </message>
        <message>
            <source>Display clocks set</source>
            <translation>已设置显示频率</translation>
        </message>
        <message>
            <source>The file does not say whether this is a share or a percentage: read as percent.</source>
            <translation>文件未说明这是比例还是百分数：按百分数读取。</translation>
        </message>
        <message>
            <source>The file does not say whether this is a share or a percentage: no value exceeds 1, so it is read as a share.</source>
            <translation>文件未说明这是比例还是百分数：没有值超过 1，因此按比例读取。</translation>
        </message>
        <message>
            <source>The file names no unit: the values are so large that they are read as bytes.</source>
            <translation>文件未给出单位：数值很大，因此按字节读取。</translation>
        </message>
        <message>
            <source>The file names no unit: read as MiB, which nvidia-smi uses.</source>
            <translation>文件未给出单位：按 nvidia-smi 使用的 MiB 读取。</translation>
        </message>
        <message>
            <source>The values never fall: read as a total since the start, whose growth per second is shown.</source>
            <translation>数值从不下降：按自启动以来的累计值读取，显示其每秒增量。</translation>
        </message>
        <message>
            <source>The file does not say whether this is per second or per sample: shown as written.</source>
            <translation>文件未说明这是每秒值还是每次采样值：按原样显示。</translation>
        </message>
        <message>
            <source>vmstat does not say its unit: the host would have less than 256 MiB of memory in KiB, so the values are read as MiB (-S M).</source>
            <translation>vmstat 未说明单位：若以 KiB 计，主机内存将不足 256 MiB，因此按 MiB 读取（-S M）。</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>device, what is measured</comment>
            <translation>%1，%2</translation>
        </message>
        <message numerus="yes">
            <source>sum of %n GPU(s)</source>
            <translation>
                <numerusform>%n 块 GPU 之和</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>mean of %n GPU(s)</source>
            <translation>
                <numerusform>%n 块 GPU 的平均值</numerusform>
            </translation>
        </message>
        <message>
            <source>lowest</source>
            <translation>最低值</translation>
        </message>
        <message>
            <source>highest</source>
            <translation>最高值</translation>
        </message>
        <message numerus="yes">
            <source>any of %n GPU(s)</source>
            <translation>
                <numerusform>%n 块 GPU 中任一</numerusform>
            </translation>
        </message>
        <message>
            <source>limit of the allocator</source>
            <translation>分配器上限</translation>
        </message>
        <message>
            <source>GPU %1</source>
            <translation>GPU %1</translation>
        </message>
        <message>
            <source>console</source>
            <translation>控制台</translation>
        </message>
        <message>
            <source>GPU memory</source>
            <translation>显存</translation>
        </message>
        <message>
            <source>GPU clocks held down by</source>
            <translation>GPU 降频原因</translation>
        </message>
        <message>
            <source>CPU</source>
            <translation>CPU</translation>
        </message>
        <message>
            <source>RAM</source>
            <translation>内存</translation>
        </message>
        <message>
            <source>Disk</source>
            <translation>磁盘</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>网络</translation>
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
            <translation>内存交换</translation>
        </message>
        <message>
            <source>per second</source>
            <translation>每秒</translation>
        </message>
        <message>
            <source>busy</source>
            <translation>利用率</translation>
        </message>
        <message>
            <source>waiting for disks</source>
            <translation>等待磁盘</translation>
        </message>
        <message>
            <source>kernel</source>
            <translation>内核态</translation>
        </message>
        <message>
            <source>taken by the hypervisor</source>
            <translation>被虚拟机管理程序占用</translation>
        </message>
        <message>
            <source>busiest core</source>
            <translation>最忙的核心</translation>
        </message>
        <message>
            <source>read</source>
            <translation>读取</translation>
        </message>
        <message>
            <source>written</source>
            <translation>写入</translation>
        </message>
        <message>
            <source>received</source>
            <translation>接收</translation>
        </message>
        <message>
            <source>sent</source>
            <translation>发送</translation>
        </message>
        <message>
            <source>to the GPU</source>
            <translation>到 GPU</translation>
        </message>
        <message>
            <source>from the GPU</source>
            <translation>来自 GPU</translation>
        </message>
        <message>
            <source>in</source>
            <translation>换入</translation>
        </message>
        <message>
            <source>out</source>
            <translation>换出</translation>
        </message>
        <message>
            <source>used</source>
            <translation>已用</translation>
        </message>
        <message>
            <source>swap</source>
            <translation>交换空间</translation>
        </message>
        <message>
            <source>the process</source>
            <translation>进程</translation>
        </message>
        <message>
            <source>the container</source>
            <translation>容器</translation>
        </message>
        <message>
            <source>limit of the container</source>
            <translation>容器上限</translation>
        </message>
        <message>
            <source>size</source>
            <translation>大小</translation>
        </message>
        <message>
            <source>limit</source>
            <translation>上限</translation>
        </message>
        <message>
            <source>reserved by the driver</source>
            <translation>驱动预留</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>显存</translation>
        </message>
        <message>
            <source>power</source>
            <translation>功率</translation>
        </message>
        <message>
            <source>heat</source>
            <translation>过热</translation>
        </message>
        <message>
            <source>%1 (event file)</source>
            <translation>%1（事件文件）</translation>
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
        <name>HistogramData</name>
        <message>
            <source>From %1 to %2, median %3</source>
            <translation>从 %1 到 %2，中位数 %3</translation>
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
        <message>
            <source>The compressed data stops in the middle</source>
            <translation>压缩数据中途中断</translation>
        </message>
        <message>
            <source>Everything before that was read. Copy the file again if it should be complete.</source>
            <translation>之前的内容都已读取。若文件应当完整，请重新复制。</translation>
        </message>
        <message>
            <source>The compressed data is damaged</source>
            <translation>压缩数据已损坏</translation>
        </message>
        <message>
            <source>Everything before that was read. Copy the file again from its source.</source>
            <translation>之前的内容都已读取。请从来源重新复制文件。</translation>
        </message>
        <message>
            <source>The file unpacks to far more than files of its kind do</source>
            <translation>文件解压后远大于同类文件</translation>
        </message>
        <message>
            <source>Unpacking was stopped. Unpack it yourself and open the result if it is meant to be so large.</source>
            <translation>已停止解压。若文件本该这么大，请自行解压后打开结果。</translation>
        </message>
        <message>
            <source>A line is too long to be shown whole</source>
            <translation>某一行过长，无法完整显示</translation>
        </message>
        <message>
            <source>Its beginning was kept and searched.</source>
            <translation>已保留并搜索其开头部分。</translation>
        </message>
        <message>
            <source>The text is not all UTF-8</source>
            <translation>文本并非全是 UTF-8</translation>
        </message>
        <message>
            <source>Bytes that do not fit are shown as a replacement character.</source>
            <translation>不符的字节显示为替换字符。</translation>
        </message>
        <message>
            <source>The text holds runs of NUL bytes</source>
            <translation>文本含有连续的 NUL 字节</translation>
        </message>
        <message>
            <source>They were skipped. Two processes writing one file leave them behind, as does a file system after a crash.</source>
            <translation>已跳过。两个进程写入同一文件会留下它们，文件系统在崩溃后也会如此。</translation>
        </message>
        <message>
            <source>A row does not fit the columns</source>
            <translation>某一行与各列不符</translation>
        </message>
        <message>
            <source>It was skipped.</source>
            <translation>已跳过。</translation>
        </message>
        <message>
            <source>Two programs wrote into this file at once</source>
            <translation>两个程序同时写入此文件</translation>
        </message>
        <message>
            <source>Samples of both are in it and may be out of order. Give each process a file of its own.</source>
            <translation>其中含有两者的采样，且顺序可能混乱。请为每个进程使用单独的文件。</translation>
        </message>
        <message>
            <source>Nothing in the file says when its lines were written</source>
            <translation>文件中没有任何信息说明各行写入的时间</translation>
        </message>
        <message>
            <source>They are placed in order, at a guessed distance. Log with times: the recorder does.</source>
            <translation>已按顺序排列，间隔为估计值。记录时请带上时间：记录器会这样做。</translation>
        </message>
        <message>
            <source>The log is too long to be kept whole</source>
            <translation>日志过长，无法完整保留</translation>
        </message>
        <message>
            <source>All of it was searched for known events; its beginning and its end can be read here.</source>
            <translation>已在全文中搜索已知事件；此处可阅读其开头和结尾。</translation>
        </message>
        <message>
            <source>A field that this kind of file does not have</source>
            <translation>此类文件没有的字段</translation>
        </message>
        <message>
            <source>It is kept and marked. Check its spelling and the version of the program that reads it.</source>
            <translation>已保留并标记。请检查其拼写以及读取它的程序的版本。</translation>
        </message>
        <message>
            <source>The text could not be understood here</source>
            <translation>此处的文本无法理解</translation>
        </message>
        <message>
            <source>Reading went on after it. The program that reads this file would stop here.</source>
            <translation>已从其后继续读取。读取此文件的程序会在此停止。</translation>
        </message>
        <message>
            <source>The file holds the markers of an unresolved merge</source>
            <translation>文件含有未解决的合并标记</translation>
        </message>
        <message>
            <source>Both sides are shown. The program that reads this file would stop here.</source>
            <translation>两边都会显示。读取此文件的程序会在此停止。</translation>
        </message>
        <message>
            <source>The pickle asks for more than plain data</source>
            <translation>该 pickle 要求的不只是纯数据</translation>
        </message>
        <message>
            <source>Nothing of it was run. Only snapshots made by torch.cuda.memory._dump_snapshot() are read.</source>
            <translation>其中内容均未执行。只读取由 torch.cuda.memory._dump_snapshot() 生成的快照。</translation>
        </message>
        <message>
            <source>The file holds more than is read</source>
            <translation>文件内容多于读取范围</translation>
        </message>
        <message>
            <source>What comes after the limit was left out.</source>
            <translation>上限之后的内容已忽略。</translation>
        </message>
        <message>
            <source>This form of the format is not read</source>
            <translation>不支持读取该格式的这种形式</translation>
        </message>
        <message>
            <source>Export it again in the form that the documentation of the format names.</source>
            <translation>请按该格式文档所述的形式重新导出。</translation>
        </message>
        <message>
            <source>The file lacks a part that its kind should have</source>
            <translation>文件缺少此类文件应有的部分</translation>
        </message>
        <message>
            <source>What is there was read.</source>
            <translation>已读取现有内容。</translation>
        </message>
        <message>
            <source>A field stands in the file more than once</source>
            <translation>某个字段在文件中出现多次</translation>
        </message>
        <message>
            <source>The last one counts; remove the others, or the file says what is not so.</source>
            <translation>以最后一个为准；请删除其余的，否则文件内容与实际不符。</translation>
        </message>
        <message>
            <source>A value that its field does not take</source>
            <translation>字段不接受的值</translation>
        </message>
        <message>
            <source>The program that reads this file would stop here.</source>
            <translation>读取此文件的程序会在此停止。</translation>
        </message>
        <message>
            <source>A path is written with single backslashes</source>
            <translation>路径使用了单个反斜杠</translation>
        </message>
        <message>
            <source>The program that reads this file takes some of them for control characters. Write two of each, or forward slashes.</source>
            <translation>读取此文件的程序会将其中一些当作控制字符。请改写为两个反斜杠或正斜杠。</translation>
        </message>
    </context>
    <context>
        <name>LoadTexts</name>
        <message>
            <source>Faultline</source>
            <translation>Faultline</translation>
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
        <message>
            <source>Demo case[*] – Faultline</source>
            <translation>示例[*] – Faultline</translation>
        </message>
        <message numerus="yes">
            <source>%1 and %n more[*] – Faultline</source>
            <translation>
                <numerusform>%1 等另外 %n 个[*] – Faultline</numerusform>
            </translation>
        </message>
        <message>
            <source>%1[*] – Faultline</source>
            <translation>%1[*] – Faultline</translation>
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
        <message>
            <source>%1/s</source>
            <translation>%1/秒</translation>
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
            <translation>已安装</translation>
        </message>
        <message>
            <source>required</source>
            <translation>要求</translation>
        </message>
        <message>
            <source>said by the program</source>
            <translation>程序报告</translation>
        </message>
        <message>
            <source>built with</source>
            <translation>构建所用</translation>
        </message>
        <message>
            <source>newest the driver supports</source>
            <translation>驱动支持的最高版本</translation>
        </message>
        <message>
            <source>Python packages</source>
            <translation>Python 包</translation>
        </message>
        <message>
            <source>Conda packages</source>
            <translation>Conda 包</translation>
        </message>
        <message>
            <source>PyTorch environment report</source>
            <translation>PyTorch 环境报告</translation>
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
            <translation>依赖要求</translation>
        </message>
        <message>
            <source>Versions in the console</source>
            <translation>控制台中的版本</translation>
        </message>
        <message>
            <source>Recorded facts</source>
            <translation>已记录的事实</translation>
        </message>
        <message>
            <source>pipeline.config</source>
            <translation>pipeline.config</translation>
        </message>
        <message>
            <source>Label map</source>
            <translation>标签映射</translation>
        </message>
        <message>
            <source>Ultralytics settings</source>
            <translation>Ultralytics 设置</translation>
        </message>
        <message>
            <source>MMDetection config</source>
            <translation>MMDetection 配置</translation>
        </message>
        <message>
            <source>Lightning hyperparameters</source>
            <translation>Lightning 超参数</translation>
        </message>
        <message>
            <source>Keras model</source>
            <translation>Keras 模型</translation>
        </message>
        <message>
            <source>Recorded run</source>
            <translation>已记录的运行</translation>
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
            <translation>ONNX 网络</translation>
        </message>
        <message>
            <source>TensorFlow graph</source>
            <translation>TensorFlow 计算图</translation>
        </message>
    </context>
    <context>
        <name>OverviewSentences</name>
        <message numerus="yes">
            <source>%n picture(s)</source>
            <translation>
                <numerusform>%n 张图像</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, no boxes.</source>
            <translation>%1，没有框。</translation>
        </message>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n 个框</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n class(es)</source>
            <translation>
                <numerusform>%n 个类别</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 with %2 of %3.</source>
            <translation>%1，含 %2，共 %3。</translation>
        </message>
        <message>
            <source>Half of the boxes are below %1 px a side when the network sees them.</source>
            <translation>网络看到图像时，一半的框边长不足 %1 px。</translation>
        </message>
        <message>
            <source>Half of the boxes are below %1 px a side.</source>
            <translation>一半的框边长不足 %1 px。</translation>
        </message>
        <message>
            <source>No defect was found in the index.</source>
            <translation>索引中未发现缺陷。</translation>
        </message>
        <message>
            <source>%1 and %2 more kinds</source>
            <translation>%1 及另外 %2 种</translation>
        </message>
        <message>
            <source>Needs a repair before training:</source>
            <translation>训练前需要修复：</translation>
        </message>
        <message>
            <source>Worth a look:</source>
            <translation>值得一看：</translation>
        </message>
        <message>
            <source>as stored</source>
            <translation>按存储尺寸</translation>
        </message>
        <message>
            <source>at %1 × %2</source>
            <translation>缩放为 %1 × %2</translation>
        </message>
        <message>
            <source>short side %1, at most %2</source>
            <translation>短边 %1，最长 %2</translation>
        </message>
        <message>
            <source>fitted into %1 × %2</source>
            <translation>等比放入 %1 × %2</translation>
        </message>
        <message>
            <source>No picture could be decoded.</source>
            <translation>没有图像可以解码。</translation>
        </message>
        <message numerus="yes">
            <source>Decoding one takes %1 (median), reading it %2; %3 pictures/s with %n thread(s).</source>
            <translation>
                <numerusform>解码一张图像耗时 %1（中位数），读取耗时 %2；%n 个线程时每秒 %3 张图像。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlanExport</name>
        <message>
            <source>batch %1</source>
            <translation>批次 %1</translation>
        </message>
        <message>
            <source>%1 × %2 pixels</source>
            <translation>%1 × %2 像素</translation>
        </message>
        <message>
            <source>frozen: %1</source>
            <translation>冻结：%1</translation>
        </message>
        <message>
            <source>batch norm: %1</source>
            <translation>批归一化：%1</translation>
        </message>
        <message>
            <source>%1 classes</source>
            <translation>%1 个类别</translation>
        </message>
        <message>
            <source>at most %1 boxes</source>
            <translation>最多 %1 个框</translation>
        </message>
        <message>
            <source>Needs %1 (%2).</source>
            <translation>需要 %1（%2）。</translation>
        </message>
    </context>
    <context>
        <name>ProfileTables</name>
        <message>
            <source>yes</source>
            <comment>tensor cores are used</comment>
            <translation>是</translation>
        </message>
        <message>
            <source>could</source>
            <comment>tensor cores could be used</comment>
            <translation>可使用</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>步</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>Kernel</source>
            <translation>内核</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>占比</translation>
        </message>
        <message>
            <source>Count</source>
            <translation>次数</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>平均</translation>
        </message>
        <message>
            <source>Tensor cores</source>
            <translation>Tensor Core</translation>
        </message>
        <message>
            <source>Launched by</source>
            <translation>启动者</translation>
        </message>
        <message>
            <source>Stage</source>
            <translation>阶段</translation>
        </message>
        <message>
            <source>Self time</source>
            <translation>自身时间</translation>
        </message>
        <message>
            <source>Total time</source>
            <translation>总时间</translation>
        </message>
        <message>
            <source>Longest call</source>
            <translation>最长调用</translation>
        </message>
        <message>
            <source>Calls</source>
            <translation>调用次数</translation>
        </message>
        <message>
            <source>Device</source>
            <translation>设备</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>Busy</source>
            <translation>利用率</translation>
        </message>
        <message>
            <source>Kernel time</source>
            <translation>内核时间</translation>
        </message>
        <message>
            <source>On tensor cores</source>
            <translation>在 Tensor Core 上</translation>
        </message>
        <message>
            <source>Kernels</source>
            <translation>内核</translation>
        </message>
        <message>
            <source>Too short</source>
            <translation>过短</translation>
        </message>
        <message>
            <source>Host to device</source>
            <translation>主机到设备</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>显存</translation>
        </message>
        <message>
            <source>Compute capability</source>
            <translation>计算能力</translation>
        </message>
        <message>
            <source>Owner</source>
            <translation>占用者</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>大小</translation>
        </message>
        <message>
            <source>Of the peak</source>
            <translation>占峰值比例</translation>
        </message>
        <message>
            <source>Blocks</source>
            <translation>块数</translation>
        </message>
        <message>
            <source>Detail</source>
            <translation>详情</translation>
        </message>
    </context>
    <context>
        <name>Repair</name>
        <message>
            <source>Leave out pictures that are missing, damaged or cut</source>
            <translation>排除缺失、损坏或被截断的图像</translation>
        </message>
        <message>
            <source>Keep only the first of equal pictures</source>
            <translation>相同图像只保留第一张</translation>
        </message>
        <message>
            <source>State the size that the picture has</source>
            <translation>写入图像的实际尺寸</translation>
        </message>
        <message>
            <source>Divide coordinates that are pixels by the size</source>
            <translation>将像素坐标除以尺寸</translation>
        </message>
        <message>
            <source>Swap corners that are reversed</source>
            <translation>交换颠倒的角点</translation>
        </message>
        <message>
            <source>Clip boxes to the picture</source>
            <translation>将框裁剪到图像内</translation>
        </message>
        <message>
            <source>Drop boxes without an area or with no number</source>
            <translation>删除没有面积或含 NaN 的框</translation>
        </message>
        <message>
            <source>Drop boxes that stand there twice</source>
            <translation>删除重复的框</translation>
        </message>
        <message>
            <source>Write class names as the label map does</source>
            <translation>按标签映射书写类别名</translation>
        </message>
        <message>
            <source>Drop boxes whose class is not in the label map</source>
            <translation>删除类别不在标签映射中的框</translation>
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
        <name>RuleOutcome</name>
        <message>
            <source>%1 in %2</source>
            <comment>outcome, training</comment>
            <translation>%1（%2）</translation>
        </message>
    </context>
    <context>
        <name>RuleWords</name>
        <message>
            <source>Found something</source>
            <translation>发现问题</translation>
        </message>
        <message>
            <source>Passed</source>
            <translation>通过</translation>
        </message>
        <message>
            <source>Could not judge</source>
            <translation>无法判断</translation>
        </message>
        <message>
            <source>Muted</source>
            <translation>已静音</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>已停止</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>内存</translation>
        </message>
        <message>
            <source>Input pipeline</source>
            <translation>输入管线</translation>
        </message>
        <message>
            <source>Hyperparameters</source>
            <translation>超参数</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>数据</translation>
        </message>
        <message>
            <source>Environment</source>
            <translation>环境</translation>
        </message>
        <message>
            <source>Run lifecycle</source>
            <translation>运行生命周期</translation>
        </message>
        <message>
            <source>Machine</source>
            <translation>机器</translation>
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
        <message>
            <source>What ended the run</source>
            <translation>运行结束的原因</translation>
        </message>
        <message>
            <source>Looks in the console output for the first fatal event, over all processes.</source>
            <translation>在控制台输出中查找所有进程的第一个致命事件。</translation>
        </message>
        <message>
            <source>Broken set of Python packages</source>
            <translation>Python 包组合不可用</translation>
        </message>
        <message>
            <source>Looks for an import or a call between packages that ended the run, and for pairs of packages that are known to break.</source>
            <translation>查找导致运行终止的导入或包间调用，以及已知不兼容的包组合。</translation>
        </message>
        <message>
            <source>Steps wait for input</source>
            <translation>步在等待输入</translation>
        </message>
        <message>
            <source>Looks at what share of a step the training waits for its next batch and for its copy to the device.</source>
            <translation>考察训练等待下一批次及其复制到设备所占每步时间的比例。</translation>
        </message>
        <message>
            <source>At which profilers call a training moderately bound by its input.</source>
            <translation>达到此值，性能分析器称训练中度受输入限制。</translation>
        </message>
        <message>
            <source>At which they call it highly bound by its input.</source>
            <translation>达到此值，性能分析器称训练高度受输入限制。</translation>
        </message>
        <message>
            <source>From here on most of the time on the GPU is paid for waiting.</source>
            <translation>从此值起，大部分 GPU 时间都花在等待上。</translation>
        </message>
        <message>
            <source>The slowest stage of the input pipeline</source>
            <translation>输入管线中最慢的阶段</translation>
        </message>
        <message>
            <source>Names the stage of the input pipeline that takes most time by itself, where steps wait for their input.</source>
            <translation>在步等待输入时，指出输入管线中自身耗时最多的阶段。</translation>
        </message>
        <message>
            <source>A call that takes less is a look into a buffer that is full.</source>
            <translation>耗时更少的调用只是查看已满的缓冲区。</translation>
        </message>
        <message>
            <source>Share of the step; a stage that costs less is not worth the work.</source>
            <translation>占每步时间的比例；代价更小的阶段不值得优化。</translation>
        </message>
        <message>
            <source>Input pipeline set up badly</source>
            <translation>输入管线设置不当</translation>
        </message>
        <message>
            <source>Holds readers, shuffle buffer, prefetching and workers of the configuration against the number, size and order of the records and pictures.</source>
            <translation>将配置中的读取器、打乱缓冲区、预取和工作进程与记录和图像的数量、大小及顺序对照。</translation>
        </message>
        <message>
            <source>A buffer of a twentieth of the records mixes only neighbours.</source>
            <translation>只有记录数二十分之一的缓冲区仅能打乱相邻记录。</translation>
        </message>
        <message>
            <source>0: classes follow each other by chance; 1: one after the other. Then what is shuffled too little is learned and forgotten.</source>
            <translation>0：类别随机相继；1：逐类依次出现。后者若打乱不足，学到的又会忘掉。</translation>
        </message>
        <message>
            <source>Of main memory for the shuffle buffer alone; decoded batches take several times as much.</source>
            <translation>仅打乱缓冲区占内存的比例；解码后的批次需要数倍于此。</translation>
        </message>
        <message>
            <source>A file above it is read by one thread for long; 100 to 200 MB are usual.</source>
            <translation>超过此值的文件会长时间由单个线程读取；通常为 100 至 200 MB。</translation>
        </message>
        <message>
            <source>Decoding takes time by the area as stored: three quarters of it and more are thrown away.</source>
            <translation>解码耗时取决于存储的面积：其中四分之三以上被丢弃。</translation>
        </message>
        <message>
            <source>Copying to the device is slow</source>
            <translation>复制到设备较慢</translation>
        </message>
        <message>
            <source>Looks at what share of a step the device waits for copies from the host, and at the rate of those copies.</source>
            <translation>考察设备等待主机复制所占每步时间的比例，以及复制速率。</translation>
        </message>
        <message>
            <source>Share of the step that nothing on the device hides; a copy of a batch usually takes one per cent.</source>
            <translation>未被设备上其他工作掩盖的部分占每步的比例；复制一个批次通常只占百分之一。</translation>
        </message>
        <message>
            <source>A fifth of each step; worth a change of the pipeline.</source>
            <translation>每步的五分之一；值得改动管线。</translation>
        </message>
        <message>
            <source>Part of the time for input from which on the copy, not the making of batches, is worth looking at.</source>
            <translation>输入时间中的占比；达到此值时值得考察的是复制，而不是批次的生成。</translation>
        </message>
        <message>
            <source>The host cannot launch kernels fast enough</source>
            <translation>主机启动内核不够快</translation>
        </message>
        <message>
            <source>Looks at what share of a step the device waits while the host prepares kernels or does something that was not traced, such as Python.</source>
            <translation>考察主机准备内核或执行未被跟踪的工作（如 Python）时，设备等待所占每步时间的比例。</translation>
        </message>
        <message>
            <source>At which profilers call it high. The 3 % at which they begin is what recording a step costs itself.</source>
            <translation>达到此值，性能分析器称其为高。起始的 3 % 正是记录一步本身的开销。</translation>
        </message>
        <message>
            <source>Share of kernels shorter than the 40 microseconds that a launch takes; from half on launches set the pace.</source>
            <translation>短于一次启动所需 40 微秒的内核所占比例；达到一半时，启动决定速度。</translation>
        </message>
        <message>
            <source>The GPU is under-used</source>
            <translation>GPU 利用不足</translation>
        </message>
        <message>
            <source>Looks at how busy the GPU is while the training steps, where no profile tells why, and asks for one.</source>
            <translation>在没有性能分析说明原因时，考察训练各步期间 GPU 的忙碌程度，并要求提供一份性能分析。</translation>
        </message>
        <message>
            <source>A GPU that is fed well is above it nearly all the time.</source>
            <translation>供给充足的 GPU 几乎始终高于此值。</translation>
        </message>
        <message>
            <source>Below it a sample is a pause.</source>
            <translation>低于此值的采样视为停歇。</translation>
        </message>
        <message>
            <source>Pauses matter only if they bring the mean down: one in twenty samples may be a checkpoint.</source>
            <translation>停歇仅在拉低均值时才有意义：二十个采样中的一个可能是检查点。</translation>
        </message>
        <message>
            <source>Below it more than two thirds of the GPU are paid for nothing.</source>
            <translation>低于此值时，三分之二以上的 GPU 费用白白花掉。</translation>
        </message>
        <message>
            <source>Below it nine tenths are, and a CPU might do.</source>
            <translation>低于此值时为十分之九，用 CPU 可能就够。</translation>
        </message>
        <message>
            <source>Invalid boxes</source>
            <translation>无效的框</translation>
        </message>
        <message>
            <source>Looks for boxes that are no boxes: NaN, swapped corners, without area, outside the picture, in pixels instead of fractions, twice.</source>
            <translation>查找不是框的框：NaN、角点颠倒、无面积、在图像之外、用像素而非比例、重复。</translation>
        </message>
        <message>
            <source>Share of boxes that are swapped, empty, wholly outside or in pixels from which on they are no slip: every thousandth is met many times an epoch.</source>
            <translation>颠倒、为空、完全在外或以像素表示的框所占比例，达到此值便不是疏忽：千分之一在每个 epoch 都会遇到多次。</translation>
        </message>
        <message>
            <source>Share of boxes that reach outside, or of pictures with another size, from which on the annotations belong to other pictures.</source>
            <translation>越界的框或尺寸不同的图像所占比例，达到此值说明标注属于其他图像。</translation>
        </message>
        <message>
            <source>Of a side; a box that reaches farther outside was not rounded, it is wrong.</source>
            <translation>边长的比例；超出更多的框不是舍入造成的，而是错误的。</translation>
        </message>
        <message>
            <source>Below it boxes that are there twice, tiny, or a little outside are only worth knowing: trainers cut or ignore them.</source>
            <translation>低于此值时，重复、极小或略微越界的框只需知晓：训练程序会裁剪或忽略它们。</translation>
        </message>
        <message>
            <source>Labels disagree</source>
            <translation>标签不一致</translation>
        </message>
        <message>
            <source>Holds the classes of the annotations against the label map and the number of classes of the configuration.</source>
            <translation>将标注的类别与标签映射和配置的类别数对照。</translation>
        </message>
        <message>
            <source>Share of all boxes whose class is lost; below it they are a slip that costs little.</source>
            <translation>类别丢失的框占全部框的比例；低于此值只是代价很小的疏忽。</translation>
        </message>
        <message>
            <source>Class imbalance</source>
            <translation>类别不平衡</translation>
        </message>
        <message>
            <source>Looks for classes with far fewer boxes than others, for classes that training or validation lacks, and for parts of the data without any box.</source>
            <translation>查找框数远少于其他类别的类别、训练或验证中缺失的类别，以及没有任何框的数据部分。</translation>
        </message>
        <message>
            <source>Ratio at which other debuggers warn; detectors tolerate it, so it is a remark.</source>
            <translation>其他调试器在此比例时警告；检测器能够容忍，因此只作提示。</translation>
        </message>
        <message>
            <source>At a hundred to one a class is met once in many batches.</source>
            <translation>百比一时，一个类别要许多批次才出现一次。</translation>
        </message>
        <message>
            <source>With fewer boxes one object moves the average precision by points.</source>
            <translation>框更少时，一个对象就会使平均精度变动若干个点。</translation>
        </message>
        <message>
            <source>One box in a hundred.</source>
            <translation>一百个框中的一个。</translation>
        </message>
        <message>
            <source>Average precision of a rare class against the mean of all from which on the rarity is felt.</source>
            <translation>稀有类别的平均精度相对于全部均值，达到此值时稀有的影响可以察觉。</translation>
        </message>
        <message>
            <source>Boxes are dropped</source>
            <translation>框被丢弃</translation>
        </message>
        <message>
            <source>Holds the number of boxes in each picture against the limit of the trainer, which drops the rest without a word.</source>
            <translation>将每张图像的框数与训练程序的上限对照，超出部分会被训练程序默默丢弃。</translation>
        </message>
        <message>
            <source>Below one box in a thousand the loss cannot be told from an annotator's slips.</source>
            <translation>丢弃的框少于千分之一时，其影响与标注疏忽无法区分。</translation>
        </message>
        <message>
            <source>A quarter of all objects learned as background costs about as much recall.</source>
            <translation>四分之一的对象被当作背景学习，召回率的损失大致相当。</translation>
        </message>
        <message>
            <source>Objects too small, or anchors that do not fit</source>
            <translation>对象过小或锚框不匹配</translation>
        </message>
        <message>
            <source>Looks at the size of boxes after the resizer of the configuration, and at how well its anchors overlap them.</source>
            <translation>考察经配置的缩放器处理后框的大小，以及锚框与它们的重叠程度。</translation>
        </message>
        <message>
            <source>Pixels: one cell of a feature map of stride 8, the finest that most detectors have.</source>
            <translation>像素：步幅为 8 的特征图的一个单元，多数检测器最细也只到此。</translation>
        </message>
        <message>
            <source>Recall is bounded by the share of objects that can be seen.</source>
            <translation>召回率受可见对象比例的限制。</translation>
        </message>
        <message>
            <source>Overlap from which on matchers take an anchor for a box.</source>
            <translation>匹配器将锚框视为匹配某框所需的重叠度。</translation>
        </message>
        <message>
            <source>Share of boxes that are matched by force or not at all.</source>
            <translation>只能强制匹配或完全不匹配的框所占比例。</translation>
        </message>
        <message>
            <source>Validation knows the training pictures</source>
            <translation>验证中含有训练图像</translation>
        </message>
        <message>
            <source>Looks for pictures that are in training and validation alike, byte for byte or nearly, and for equal pictures with different boxes.</source>
            <translation>查找同时出现在训练和验证中的图像（逐字节相同或近似），以及框不同的相同图像。</translation>
        </message>
        <message>
            <source>Share of the validation; half a per cent moves a metric by less than its noise.</source>
            <translation>占验证集的比例；百分之零点五使指标的变动小于其噪声。</translation>
        </message>
        <message>
            <source>From half on the metric tells what was learned by heart, and no choice by it holds.</source>
            <translation>达到一半时，指标反映的是死记的内容，依此所作的选择都不成立。</translation>
        </message>
        <message>
            <source>Share of pictures of one part that are there twice; a few do no harm.</source>
            <translation>某部分中重复图像的比例；少量重复无妨。</translation>
        </message>
        <message>
            <source>Unreadable or odd pictures</source>
            <translation>无法读取或异常的图像</translation>
        </message>
        <message>
            <source>Looks for pictures that are missing, damaged or cut, and for forms that trainers misread: 16 bits, print colours, EXIF orientation, animation, transparency.</source>
            <translation>查找缺失、损坏或截断的图像，以及训练程序会误读的形式：16 位、印刷颜色、EXIF 方向、动画、透明度。</translation>
        </message>
        <message>
            <source>Share of grey or transparent pictures that is worth a remark; a few are in most collections.</source>
            <translation>值得提示的灰度或透明图像比例；多数数据集中都有少量。</translation>
        </message>
        <message>
            <source>If most pictures are missing, only the annotations were copied here.</source>
            <translation>若大部分图像缺失，说明只复制了标注到此处。</translation>
        </message>
        <message>
            <source>Steps wait for communication</source>
            <translation>步在等待通信</translation>
        </message>
        <message>
            <source>Looks for a share of every step that all ranks spend in collectives which no computation hides.</source>
            <translation>查找每步中所有 rank 花在未被计算掩盖的集合通信上的时间比例。</translation>
        </message>
        <message>
            <source>From here on the PyTorch profiler recommended to look at it.</source>
            <translation>达到此值，PyTorch 性能分析器建议查看。</translation>
        </message>
        <message>
            <source>What XProf calls significant.</source>
            <translation>XProf 称之为显著的值。</translation>
        </message>
        <message>
            <source>The first collectives of a profile set up their channels.</source>
            <translation>性能分析中最初的集合通信在建立其通道。</translation>
        </message>
        <message>
            <source>Configuration that the program will not take</source>
            <translation>程序不接受的配置</translation>
        </message>
        <message>
            <source>Looks for a configuration of the other TensorFlow, fields that nobody knows, and paths that are not filled in or not there.</source>
            <translation>查找属于另一版 TensorFlow 的配置、无人认识的字段，以及未填写或不存在的路径。</translation>
        </message>
        <message>
            <source>Evaluation missing or starved</source>
            <translation>评估缺失或停滞</translation>
        </message>
        <message>
            <source>Looks for an evaluation that was meant to run and left no result, or that stopped long before the training.</source>
            <translation>查找本应运行却没有结果的评估，或远早于训练停止的评估。</translation>
        </message>
        <message>
            <source>An evaluation that has not come by then steers nothing any more.</source>
            <translation>到那时仍未出现的评估已无法再指导训练。</translation>
        </message>
        <message>
            <source>Half of a run without a result is no pause.</source>
            <translation>半个运行没有结果，不算停歇。</translation>
        </message>
        <message>
            <source>Fewer have no interval to speak of.</source>
            <translation>更少则谈不上间隔。</translation>
        </message>
        <message>
            <source>Fine-tuning checkpoint not really used</source>
            <translation>微调检查点实际上未被使用</translation>
        </message>
        <message>
            <source>Looks for a checkpoint that is named but of which little or nothing reaches the network.</source>
            <translation>查找已指定、但很少或没有内容进入网络的检查点。</translation>
        </message>
        <message>
            <source>A head for other classes is a handful of variables; a backbone has hundreds.</source>
            <translation>用于其他类别的头部只有少数变量；骨干网络有数百个。</translation>
        </message>
        <message>
            <source>Gradients explode or vanish</source>
            <translation>梯度爆炸或消失</translation>
        </message>
        <message>
            <source>Looks for gradient norms that grow out of all proportion or are as good as 0.</source>
            <translation>查找异常增大或几乎为 0 的梯度范数。</translation>
        </message>
        <message>
            <source>AUTOTRAINER's ratio for exploding gradients.</source>
            <translation>AUTOTRAINER 用于梯度爆炸的比值。</translation>
        </message>
        <message>
            <source>TheDeepChecker's upper limit.</source>
            <translation>TheDeepChecker 的上限。</translation>
        </message>
        <message>
            <source>SageMaker Debugger's limit for vanishing gradients.</source>
            <translation>SageMaker Debugger 对梯度消失的界限。</translation>
        </message>
        <message>
            <source>Learning rate does not fit the batch</source>
            <translation>学习率与批次不匹配</translation>
        </message>
        <message>
            <source>Compares the learning rate with the one that the authors of the model used, scaled to the batch.</source>
            <translation>将学习率与模型作者所用的、按批次缩放后的学习率比较。</translation>
        </message>
        <message>
            <source>Twice the rate is a usual stability test; four times is beyond it.</source>
            <translation>两倍学习率是常见的稳定性测试；四倍已超出范围。</translation>
        </message>
        <message>
            <source>The batch of a TPU pod taken to one GPU without its rate.</source>
            <translation>将 TPU pod 的批次搬到一块 GPU 上，却未调整相应的学习率。</translation>
        </message>
        <message>
            <source>A tenth needs ten times the steps; fine-tuning may want it.</source>
            <translation>十分之一需要十倍步数；微调可能需要这样。</translation>
        </message>
        <message>
            <source>Metric stays 0 while the loss falls</source>
            <translation>指标保持为 0 而损失下降</translation>
        </message>
        <message>
            <source>Looks for an evaluation that gives nothing although the training learns.</source>
            <translation>查找训练在学习而评估却毫无结果的情况。</translation>
        </message>
        <message>
            <source>A detector that finds anything at all is above 1 %.</source>
            <translation>能检出任何目标的检测器都高于 1 %。</translation>
        </message>
        <message>
            <source>The first one or two come too early to tell.</source>
            <translation>最初一两次来得太早，无法说明问题。</translation>
        </message>
        <message>
            <source>From so many on it is the failure of the run.</source>
            <translation>达到这么多次，就是该运行的失败。</translation>
        </message>
        <message>
            <source>One-sided 5 % of a Mann-Kendall test.</source>
            <translation>Mann-Kendall 检验的单侧 5 %。</translation>
        </message>
        <message>
            <source>One term of the loss dominates</source>
            <translation>损失的某一项占主导</translation>
        </message>
        <message>
            <source>Looks for a term of the loss that outweighs the others and does not fall.</source>
            <translation>查找超过其他各项且不下降的损失项。</translation>
        </message>
        <message>
            <source>Four fifths: all other terms together weigh a quarter of it.</source>
            <translation>五分之四：其他各项之和仅为其四分之一。</translation>
        </message>
        <message>
            <source>Part of the run; shorter ones pass.</source>
            <translation>运行的一部分；更短的会自行消失。</translation>
        </message>
        <message>
            <source>Schedule and run length disagree</source>
            <translation>学习率调度与运行长度不符</translation>
        </message>
        <message>
            <source>Looks for a learning rate that is 0 for a part of the run, never decays, or never comes up.</source>
            <translation>查找在运行的一部分为 0、从不衰减或从不升上来的学习率。</translation>
        </message>
        <message>
            <source>Steps at a rate of 0; a few at the end are rounding.</source>
            <translation>学习率为 0 的步；末尾的少数几步是舍入。</translation>
        </message>
        <message>
            <source>Most of the run trains nothing: it is wasted.</source>
            <translation>运行的大部分没有训练任何东西：白白浪费。</translation>
        </message>
        <message>
            <source>A cosine that ends above half of its height has done less than half of its way.</source>
            <translation>余弦若在高度一半以上结束，其行程还不到一半。</translation>
        </message>
        <message>
            <source>Tuning Playbook: at most 10 % of the run.</source>
            <translation>Tuning Playbook：最多为运行的 10 %。</translation>
        </message>
        <message>
            <source>Updates of the wrong size</source>
            <translation>更新幅度不当</translation>
        </message>
        <message>
            <source>Looks for a clip that cuts most updates, and for updates far too large or small beside the weights.</source>
            <translation>查找截断了大多数更新的裁剪，以及相对于权重过大或过小的更新。</translation>
        </message>
        <message>
            <source>Tuning Playbook: beyond half of the steps the clip acts as the learning rate.</source>
            <translation>Tuning Playbook：超过一半的步时，裁剪起到学习率的作用。</translation>
        </message>
        <message>
            <source>TheDeepChecker and MindInsight: smaller updates change nothing.</source>
            <translation>TheDeepChecker 和 MindInsight：更小的更新改变不了什么。</translation>
        </message>
        <message>
            <source>TheDeepChecker and MindInsight: a tenth of the weights in one step is no step.</source>
            <translation>TheDeepChecker 和 MindInsight：一步改动权重的十分之一，已不算一步。</translation>
        </message>
        <message>
            <source>Harmless warning of the allocator</source>
            <translation>分配器的无害警告</translation>
        </message>
        <message>
            <source>Tells a request for optional memory that TensorFlow did without from the one that ends a run.</source>
            <translation>区分 TensorFlow 可以放弃的可选显存请求和使运行终止的请求。</translation>
        </message>
        <message>
            <source>Model and batch do not fit the GPU</source>
            <translation>模型和批次超出 GPU 容量</translation>
        </message>
        <message>
            <source>Computes the batch that fits: from what was in use and asked for when memory ran out, from two runs, or before the start from the planned network.</source>
            <translation>计算合适的批次：依据显存耗尽时的占用与请求、两次运行，或启动前所规划的网络。</translation>
        </message>
        <message>
            <source>The rest is for what allocators waste and for batches above the usual.</source>
            <translation>其余部分留给分配器的浪费和超出平常的批次。</translation>
        </message>
        <message>
            <source>A limit filled so far is as good as full.</source>
            <translation>上限填满到这种程度，几乎等于已满。</translation>
        </message>
        <message>
            <source>Processors starve the GPU</source>
            <translation>处理器拖累 GPU</translation>
        </message>
        <message>
            <source>Counts the time in which the GPU stands still while all processors are busy.</source>
            <translation>统计所有处理器繁忙而 GPU 停滞的时间。</translation>
        </message>
        <message>
            <source>Below it the GPU has nothing to do.</source>
            <translation>低于此值时 GPU 无事可做。</translation>
        </message>
        <message>
            <source>Of all cores together: a single busy core of many is usual.</source>
            <translation>所有核心合计：众多核心中有一个繁忙属常见情况。</translation>
        </message>
        <message>
            <source>Half of the GPU's time is paid for and not used.</source>
            <translation>GPU 时间有一半付费却未使用。</translation>
        </message>
        <message>
            <source>Fewer count only if they cover ten minutes.</source>
            <translation>更少则须覆盖十分钟才算数。</translation>
        </message>
        <message>
            <source>An epoch's beginning must not decide.</source>
            <translation>epoch 的开头不能决定结论。</translation>
        </message>
        <message>
            <source>Disk full</source>
            <translation>磁盘已满</translation>
        </message>
        <message>
            <source>Looks for checkpoints and logs that could not be written, and for a disk that is nearly full.</source>
            <translation>查找无法写入的检查点和日志，以及几乎已满的磁盘。</translation>
        </message>
        <message>
            <source>The next checkpoint of a detector may take that.</source>
            <translation>检测器的下一个检查点可能需要这么多。</translation>
        </message>
        <message>
            <source>The last hundredth is often kept for the system.</source>
            <translation>最后的百分之一通常留给系统。</translation>
        </message>
        <message>
            <source>Waiting for disks starves the GPU</source>
            <translation>等待磁盘拖累 GPU</translation>
        </message>
        <message>
            <source>Counts the time in which the GPU stands still while processors wait for disks.</source>
            <translation>统计处理器等待磁盘而 GPU 停滞的时间。</translation>
        </message>
        <message>
            <source>Processors that wait; of all of them where their number is not known.</source>
            <translation>处于等待的处理器数；处理器总数未知时为占全部的比例。</translation>
        </message>
        <message>
            <source>The first steps of a profile show compilation.</source>
            <translation>性能分析的最初几步显示的是编译。</translation>
        </message>
        <message>
            <source>A phenomenon must last five samples to be seen.</source>
            <translation>现象须持续五个采样才能看到。</translation>
        </message>
        <message>
            <source>Clocks that differ by more put causes behind what follows from them.</source>
            <translation>时钟相差更大时，原因会排到其后果之后。</translation>
        </message>
        <message>
            <source>GPU memory grows from step to step</source>
            <translation>显存逐步增长</translation>
        </message>
        <message>
            <source>Tests the memory in use for a rise that does not end, and projects when it reaches the limit.</source>
            <translation>检验已用显存是否不断上升，并推算何时达到上限。</translation>
        </message>
        <message>
            <source>One in a thousand trendless series reaches it.</source>
            <translation>一千个无趋势的序列中只有一个会达到。</translation>
        </message>
        <message>
            <source>Of the card's memory; less needs many such runs to matter.</source>
            <translation>占显卡显存的比例；更小时需许多次这样的运行才有影响。</translation>
        </message>
        <message>
            <source>Of the card in the time watched: a longer run comes to its end by it.</source>
            <translation>观察期内占显卡的比例：更长的运行会因此终止。</translation>
        </message>
        <message>
            <source>GPU memory held by others, or capped</source>
            <translation>显存被其他进程占用或受限</translation>
        </message>
        <message>
            <source>Compares what the training could use of its GPU with what the card has, and looks for other processes on it.</source>
            <translation>比较训练可用的 GPU 显存与显卡实际拥有的，并查找其上的其他进程。</translation>
        </message>
        <message>
            <source>A desktop takes less.</source>
            <translation>桌面环境占用更少。</translation>
        </message>
        <message>
            <source>So much is a batch or an image size less.</source>
            <translation>这相当于批次或图像尺寸要减小一档。</translation>
        </message>
        <message>
            <source>GPU memory and time left unused</source>
            <translation>显存和时间未充分利用</translation>
        </message>
        <message>
            <source>Looks for memory that a larger batch could use on a GPU that has too little to do.</source>
            <translation>在工作量不足的 GPU 上查找可供更大批次使用的显存。</translation>
        </message>
        <message>
            <source>Of the card's memory; above it there is no room for a batch that is worth the change.</source>
            <translation>占显卡显存的比例；高于此值便没有空间容纳值得改动的批次。</translation>
        </message>
        <message>
            <source>A GPU or processors busier than that gain little by a larger batch.</source>
            <translation>GPU 或处理器比这更忙时，加大批次收益甚微。</translation>
        </message>
        <message>
            <source>Of the batches; less is within what the estimate may be off.</source>
            <translation>批次的比例；更小则在估算误差之内。</translation>
        </message>
        <message>
            <source>GPU memory ran out</source>
            <translation>显存耗尽</translation>
        </message>
        <message>
            <source>Reads from the end of the console output what was asked for and what was free when the run died for lack of GPU memory.</source>
            <translation>从控制台输出末尾读取运行因显存不足终止时的请求量和空闲量。</translation>
        </message>
        <message>
            <source>Main memory fills up during the training</source>
            <translation>训练期间内存逐渐占满</translation>
        </message>
        <message>
            <source>Tests the main memory of the training for a rise that does not end, and projects when it is full.</source>
            <translation>检验训练占用的内存是否不断上升，并推算何时耗尽。</translation>
        </message>
        <message>
            <source>Of the main memory; fragments and caches of libraries take that much over a long run.</source>
            <translation>占内存的比例；碎片和库的缓存在长时间运行中会占用这么多。</translation>
        </message>
        <message>
            <source>Of the main memory in the time watched: a longer run comes to its end by it.</source>
            <translation>观察期内占内存的比例：更长的运行会因此终止。</translation>
        </message>
        <message>
            <source>Main memory ran out</source>
            <translation>内存耗尽</translation>
        </message>
        <message>
            <source>Finds runs that the system killed for want of main memory, and plans before the start what the input pipeline will hold.</source>
            <translation>找出因内存不足被系统终止的运行，并在启动前推算输入管线将占用多少。</translation>
        </message>
        <message>
            <source>Of the main memory; the system and its file cache need the rest.</source>
            <translation>占内存的比例；其余部分由系统及其文件缓存使用。</translation>
        </message>
        <message>
            <source>From here on the system kills.</source>
            <translation>从此值起系统会终止进程。</translation>
        </message>
        <message>
            <source>GPU memory ran out after many steps</source>
            <translation>许多步之后显存耗尽</translation>
        </message>
        <message>
            <source>Looks for what varies from step to step, where memory had been enough for long.</source>
            <translation>在显存长期够用的情况下，查找逐步变化的因素。</translation>
        </message>
        <message>
            <source>Algorithms are tried and caches filled by then: what a step needs is known.</source>
            <translation>此时算法已试过，缓存已填满：一步的需求已经明确。</translation>
        </message>
        <message>
            <source>GPU memory in too small pieces</source>
            <translation>显存碎片过小</translation>
        </message>
        <message>
            <source>Holds the request that failed against the free memory and its largest piece.</source>
            <translation>将失败的请求与空闲显存及其最大块对照。</translation>
        </message>
        <message>
            <source>From here on the pieces are what is wrong, not the last few megabytes of a full pool.</source>
            <translation>从此值起问题在于碎片，而不是已满的池所剩的最后几 MB。</translation>
        </message>
        <message>
            <source>What would fill the pool beyond this does not fit, whatever its pieces are.</source>
            <translation>会使池的占用超过此值的请求，无论块如何划分都放不下。</translation>
        </message>
        <message>
            <source>Machine taken back, maintenance, limit or quota</source>
            <translation>机器被收回、维护、上限或配额</translation>
        </message>
        <message>
            <source>Looks for what a cloud or a scheduler says of an end that the training is not to blame for.</source>
            <translation>查找云平台或调度器就非训练所致的终止给出的说明。</translation>
        </message>
        <message>
            <source>What a checkpoint of a detector takes to write; only for the advice.</source>
            <translation>写入检测器检查点所需时间；仅用于给出建议。</translation>
        </message>
        <message>
            <source>Reading the data is slow</source>
            <translation>读取数据较慢</translation>
        </message>
        <message>
            <source>Looks whether steps wait for the stage that reads the files, and for a cloud storage that keeps failing.</source>
            <translation>考察各步是否在等待读取文件的阶段，以及云存储是否持续失败。</translation>
        </message>
        <message>
            <source>Of a step; below it the input hardly costs anything (XProf: moderately input-bound).</source>
            <translation>占每步的比例；低于此值时输入几乎没有代价（XProf：中度受输入限制）。</translation>
        </message>
        <message>
            <source>Of a step (XProf: highly input-bound).</source>
            <translation>占每步的比例（XProf：高度受输入限制）。</translation>
        </message>
        <message>
            <source>Single ones are normal.</source>
            <translation>个别出现属正常。</translation>
        </message>
        <message>
            <source>One process holds up the others</source>
            <translation>某个进程拖慢其他进程</translation>
        </message>
        <message>
            <source>Compares the profiles of several ranks: who waits in collectives, and for whom.</source>
            <translation>比较多个 rank 的性能分析：谁在集合通信中等待，又在等谁。</translation>
        </message>
        <message>
            <source>A tenth of every step on all the other GPUs.</source>
            <translation>所有其他 GPU 上每步的十分之一。</translation>
        </message>
        <message>
            <source>The usual limit of the modified z-score; XProf has it for hosts.</source>
            <translation>修正 z 分数的常用界限；XProf 用于主机。</translation>
        </message>
        <message>
            <source>A single step may have been slow by chance.</source>
            <translation>单独一步可能只是偶然较慢。</translation>
        </message>
        <message>
            <source>A cause is named only if it explains so much of the waiting.</source>
            <translation>只有能解释这么多等待时间时才给出原因。</translation>
        </message>
        <message>
            <source>No first step</source>
            <translation>没有第一步</translation>
        </message>
        <message>
            <source>Looks for a training that was started long ago and made no step, and tells a slow start from one that hangs.</source>
            <translation>查找早已启动却没有走出任何一步的训练，并区分启动缓慢和挂起。</translation>
        </message>
        <message>
            <source>Twenty minutes: libraries, data and compilation are through by then.</source>
            <translation>二十分钟：届时库加载、数据准备和编译都已完成。</translation>
        </message>
        <message>
            <source>Downloads and file systems pause for less.</source>
            <translation>下载和文件系统的停顿更短。</translation>
        </message>
        <message>
            <source>What other programs of the machine need.</source>
            <translation>机器上其他程序所需的量。</translation>
        </message>
        <message>
            <source>From this share of the run on a slow start is worth a warning.</source>
            <translation>启动缓慢占运行的比例达到此值时值得警告。</translation>
        </message>
        <message>
            <source>Tensor Cores unused</source>
            <translation>未使用 Tensor Core</translation>
        </message>
        <message>
            <source>Looks for convolutions and matrix products in full precision on a card that has units for half precision.</source>
            <translation>在具备半精度单元的显卡上查找以全精度执行的卷积和矩阵乘法。</translation>
        </message>
        <message>
            <source>Where few kernels could use them, little is lost.</source>
            <translation>若能使用它的内核很少，损失也就不大。</translation>
        </message>
        <message>
            <source>Below a tenth of 16-bit work the profiler of TensorFlow advises mixed precision.</source>
            <translation>16 位计算不足十分之一时，TensorFlow 的性能分析器建议使用混合精度。</translation>
        </message>
        <message>
            <source>Faster kernels help only a step that consists of kernels.</source>
            <translation>更快的内核只对以内核为主的步有帮助。</translation>
        </message>
        <message>
            <source>A step that waits for data stays as long with faster kernels.</source>
            <translation>等待数据的步即使内核更快，耗时也不变。</translation>
        </message>
        <message>
            <source>Fault of the GPU</source>
            <translation>GPU 故障</translation>
        </message>
        <message>
            <source>Looks for errors that the driver reports of the GPU, and tells those of the card from those of the program.</source>
            <translation>查找驱动报告的 GPU 错误，并区分显卡故障与程序错误。</translation>
        </message>
        <message>
            <source>One program may be wrong; so many different ones that fail on one card speak against the card.</source>
            <translation>单个程序可能有错；这么多不同的程序在同一显卡上失败，问题就在显卡。</translation>
        </message>
        <message>
            <source>GPU slowed down by heat or power</source>
            <translation>GPU 因过热或供电而降速</translation>
        </message>
        <message>
            <source>Looks for a card under load that lowers its clock because it is hot or its supply fails.</source>
            <translation>查找负载下因过热或供电不足而降低频率的显卡。</translation>
        </message>
        <message>
            <source>Single samples at a peak of the load cost nothing.</source>
            <translation>负载峰值时的个别采样没有代价。</translation>
        </message>
        <message>
            <source>An idle card lowers its clock on purpose.</source>
            <translation>空闲的显卡会主动降低频率。</translation>
        </message>
        <message>
            <source>Fewer do not tell a share of some percent.</source>
            <translation>更少则无法判断百分之几的比例。</translation>
        </message>
        <message>
            <source>Boost varies by some percent; below this a card that names no reason is slowed all the same.</source>
            <translation>Boost 会有百分之几的波动；低于此值时，即使显卡未给出原因，也视为降速。</translation>
        </message>
        <message>
            <source>Only then the steps got slower with the clock.</source>
            <translation>只有这样才说明各步随频率变慢。</translation>
        </message>
        <message>
            <source>PCIe link slower than it could be</source>
            <translation>PCIe 链路低于应有速度</translation>
        </message>
        <message>
            <source>Looks for a card under load whose link has fewer lanes or an older generation than card and slot can do.</source>
            <translation>查找负载下 PCIe 链路的通道数或代次低于显卡和插槽所支持水平的显卡。</translation>
        </message>
        <message>
            <source>Where copies take less, a slow link is not felt.</source>
            <translation>复制占用更少时，慢速链路没有影响。</translation>
        </message>
        <message>
            <source>Links change to a lower generation when idle.</source>
            <translation>空闲时链路会切换到较低代次。</translation>
        </message>
        <message>
            <source>A link needs a moment to wake up.</source>
            <translation>链路唤醒需要片刻。</translation>
        </message>
        <message>
            <source>Training runs on the CPU</source>
            <translation>训练在 CPU 上运行</translation>
        </message>
        <message>
            <source>Looks for a program that did not get hold of the GPU, and for GPUs that do nothing while steps are made.</source>
            <translation>查找未能获得 GPU 的程序，以及步进行时闲置的 GPU。</translation>
        </message>
        <message>
            <source>What a desktop leaves of an idle GPU's counter.</source>
            <translation>桌面环境会让空闲 GPU 的计数保持在此值以内。</translation>
        </message>
        <message>
            <source>Fewer samples may all fall into the start.</source>
            <translation>采样更少时，可能全都落在启动阶段。</translation>
        </message>
        <message>
            <source>Of a GPU log alone: one table shows a moment, some in a row show that it stays so. A remark only.</source>
            <translation>仅凭 GPU 日志：一张表只反映一瞬间，连续几张才说明持续如此。仅作提示。</translation>
        </message>
        <message>
            <source>Who holds more of the card than a context and a desktop uses it: then it is idle, not left out.</source>
            <translation>占用超过一个上下文和桌面环境的，即在使用显卡：此时显卡是空闲，而非未被使用。</translation>
        </message>
        <message>
            <source>GPUs that do not share the work</source>
            <translation>未分担工作的 GPU</translation>
        </message>
        <message>
            <source>Compares how busy the GPUs of one training are, and looks for some that take no part.</source>
            <translation>比较同一训练中各 GPU 的忙碌程度，并查找未参与的 GPU。</translation>
        </message>
        <message>
            <source>The default of the load-balancing rule of SageMaker Debugger.</source>
            <translation>SageMaker Debugger 负载均衡规则的默认值。</translation>
        </message>
        <message>
            <source>Neighbouring bins alone are no imbalance.</source>
            <translation>仅相邻的分箱不算不均衡。</translation>
        </message>
        <message>
            <source>Ten for each bin.</source>
            <translation>每个分箱十个。</translation>
        </message>
        <message>
            <source>Versions that do not go together</source>
            <translation>版本不兼容</translation>
        </message>
        <message>
            <source>Holds framework, Python, CUDA, cuDNN, driver and GPU against the tables of what works together.</source>
            <translation>将框架、Python、CUDA、cuDNN、驱动和 GPU 与兼容性表对照。</translation>
        </message>
    </context>
    <context>
        <name>Signatures</name>
        <message>
            <source>Harmless note about memory nodes</source>
            <translation>关于内存节点的无害提示</translation>
        </message>
        <message>
            <source>The system does not say which memory is near the GPU. TensorFlow assumes node 0.</source>
            <translation>系统未说明哪块内存靠近 GPU。TensorFlow 假定为节点 0。</translation>
        </message>
        <message>
            <source>Nothing to do.</source>
            <translation>无需处理。</translation>
        </message>
        <message>
            <source>Harmless note about CPU instructions</source>
            <translation>关于 CPU 指令的无害提示</translation>
        </message>
        <message>
            <source>TensorFlow says which CPU instructions it uses.</source>
            <translation>TensorFlow 说明它使用哪些 CPU 指令。</translation>
        </message>
        <message>
            <source>Work on the CPU could be somewhat faster with another build. Work on the GPU is not affected.</source>
            <translation>换用其他构建版本，CPU 上的工作可能略快。GPU 上的工作不受影响。</translation>
        </message>
        <message>
            <source>Harmless note about a library that is registered twice</source>
            <translation>关于库被重复注册的无害提示</translation>
        </message>
        <message>
            <source>TensorFlow 2.13 to 2.17 print this at every start.</source>
            <translation>TensorFlow 2.13 至 2.17 每次启动都会输出此信息。</translation>
        </message>
        <message>
            <source>TensorRT is not installed</source>
            <translation>未安装 TensorRT</translation>
        </message>
        <message>
            <source>TensorRT speeds up inference only. Training does not need it.</source>
            <translation>TensorRT 只加速推理。训练不需要它。</translation>
        </message>
        <message>
            <source>Harmless where there is no GPU</source>
            <translation>没有 GPU 时无害</translation>
        </message>
        <message>
            <source>TensorFlow explains the line before it. With a GPU in the machine, that line matters.</source>
            <translation>TensorFlow 在解释前一行。若机器有 GPU，则前一行很重要。</translation>
        </message>
        <message>
            <source>Nothing to do on a machine without a GPU.</source>
            <translation>在没有 GPU 的机器上无需处理。</translation>
        </message>
        <message>
            <source>Normal end of the input</source>
            <translation>输入正常结束</translation>
        </message>
        <message>
            <source>An iterator over the data reached its end. TensorFlow reports that as if it were an error.</source>
            <translation>数据迭代器到达末尾。TensorFlow 将其当作错误报告。</translation>
        </message>
        <message>
            <source>oneDNN is in use</source>
            <translation>正在使用 oneDNN</translation>
        </message>
        <message>
            <source>Results on the CPU may differ in the last digits from run to run.</source>
            <translation>各次运行在 CPU 上的结果末几位可能不同。</translation>
        </message>
        <message>
            <source>The XLA compiler started</source>
            <translation>XLA 编译器已启动</translation>
        </message>
        <message>
            <source>A note at start-up. It does not mean that XLA is used.</source>
            <translation>启动时的提示。并不意味着使用了 XLA。</translation>
        </message>
        <message>
            <source>The checkpoint was restored in part</source>
            <translation>检查点只恢复了一部分</translation>
        </message>
        <message>
            <source>Some values of the checkpoint were not used. That is normal for optimizer slots and counters, and wrong if layers of the backbone are listed.</source>
            <translation>检查点中有些值未被使用。对优化器槽位和计数器而言这是正常的；若列出了骨干网络的层，则有问题。</translation>
        </message>
        <message>
            <source>Read which variables are listed.</source>
            <translation>查看列出了哪些变量。</translation>
        </message>
        <message>
            <source>Some variables get no gradient</source>
            <translation>有些变量没有梯度</translation>
        </message>
        <message>
            <source>Expected for frozen layers and unused heads.</source>
            <translation>对冻结的层和未使用的头部而言属预期。</translation>
        </message>
        <message>
            <source>Check that the listed variables are ones that you meant to freeze.</source>
            <translation>检查列出的变量是否确实是要冻结的变量。</translation>
        </message>
        <message>
            <source>A graph optimizer gave up</source>
            <translation>某个图优化器放弃了优化</translation>
        </message>
        <message>
            <source>TensorFlow goes on without that optimization.</source>
            <translation>TensorFlow 不做该项优化，继续运行。</translation>
        </message>
        <message>
            <source>The profiler cannot see the GPU</source>
            <translation>性能分析器看不到 GPU</translation>
        </message>
        <message>
            <source>Traces will hold no kernels, because the driver allows profiling to administrators only.</source>
            <translation>跟踪中不会有内核，因为驱动只允许管理员进行性能分析。</translation>
        </message>
        <message>
            <source>Load the driver with NVreg_RestrictProfilingToAdminUsers=0, or profile as root.</source>
            <translation>加载驱动时设置 NVreg_RestrictProfilingToAdminUsers=0，或以 root 身份进行性能分析。</translation>
        </message>
        <message>
            <source>A GPU is left out</source>
            <translation>有一块 GPU 未被使用</translation>
        </message>
        <message>
            <source>TensorFlow ignores a GPU that is too old or too small. This explains an idle second GPU.</source>
            <translation>TensorFlow 会忽略过旧或过小的 GPU。这就是第二块 GPU 空闲的原因。</translation>
        </message>
        <message>
            <source>Use the other GPU, or a build that supports this one.</source>
            <translation>使用另一块 GPU，或支持这块 GPU 的构建版本。</translation>
        </message>
        <message>
            <source>Harmless note about a colour profile</source>
            <translation>关于颜色配置文件的无害提示</translation>
        </message>
        <message>
            <source>A PNG holds a colour profile with a known flaw. Its pixels are read correctly.</source>
            <translation>某个 PNG 含有存在已知缺陷的颜色配置文件。其像素读取正确。</translation>
        </message>
        <message>
            <source>The driver compiles GPU code itself</source>
            <translation>驱动自行编译 GPU 代码</translation>
        </message>
        <message>
            <source>The assembler of the toolkit is not at hand, so the driver does its work. The first step takes longer.</source>
            <translation>找不到工具包的汇编器，因此由驱动代劳。第一步耗时更长。</translation>
        </message>
        <message>
            <source>Convolution algorithms are being compared</source>
            <translation>正在比较卷积算法</translation>
        </message>
        <message>
            <source>At the first step the fastest algorithm is looked for. Some candidates are slow or disagree.</source>
            <translation>在第一步寻找最快的算法。有些候选算法较慢或结果不一致。</translation>
        </message>
        <message>
            <source>Harmless note of the input pipeline</source>
            <translation>输入管线的无害提示</translation>
        </message>
        <message>
            <source>An internal timer was stopped before it ran.</source>
            <translation>某个内部计时器在运行前就被停止。</translation>
        </message>
        <message>
            <source>An optional workspace did not fit</source>
            <translation>可选的工作区放不下</translation>
        </message>
        <message>
            <source>TensorFlow asked for more memory to go faster, did not get it, and went on without. The training did not fail here.</source>
            <translation>TensorFlow 为提速申请更多内存，未能获得，于是不用它继续运行。训练并未在此失败。</translation>
        </message>
        <message>
            <source>Nothing to do, unless it is slow: a smaller batch leaves room for faster algorithms.</source>
            <translation>无需处理，除非速度慢：减小批次可为更快的算法留出空间。</translation>
        </message>
        <message>
            <source>GPU memory ran out while allocating a tensor</source>
            <translation>分配张量时显存耗尽</translation>
        </message>
        <message>
            <source>The allocator could not place this tensor. It is the last request, not always the biggest user of memory.</source>
            <translation>分配器无法放置该张量。它是最后一次申请，未必占用显存最多。</translation>
        </message>
        <message>
            <source>Make the batch or the image size smaller, or use mixed precision. Check that no other process holds the card.</source>
            <translation>减小批次或图像尺寸，或使用混合精度。检查是否有其他进程占用显卡。</translation>
        </message>
        <message>
            <source>The replica ran out of main memory</source>
            <translation>副本的内存耗尽</translation>
        </message>
        <message>
            <source>The machine's RAM was exhausted and the process was killed. This is not GPU memory.</source>
            <translation>机器的内存（RAM）耗尽，进程被杀死。这不是显存。</translation>
        </message>
        <message>
            <source>Lower shuffle_buffer_size, the number of parallel calls and prefetched batches, or take a machine with more RAM.</source>
            <translation>减小 shuffle_buffer_size、并行调用数和预取批次数，或使用内存更大的机器。</translation>
        </message>
        <message>
            <source>The cloud job's process ended with an error</source>
            <translation>云作业的进程以错误结束</translation>
        </message>
        <message>
            <source>The status is that of the training process. Status 1 is a Python exception; the traceback says which.</source>
            <translation>该状态是训练进程的状态。状态 1 表示 Python 异常；具体见回溯信息。</translation>
        </message>
        <message>
            <source>Read the traceback. A missing package in setup.py is the commonest reason at the start.</source>
            <translation>阅读回溯信息。启动时最常见的原因是 setup.py 中缺少某个包。</translation>
        </message>
        <message>
            <source>The replica is low on memory</source>
            <translation>副本内存不足</translation>
        </message>
        <message>
            <source>The service warns that the machine's RAM is nearly full.</source>
            <translation>服务警告机器的内存（RAM）即将用尽。</translation>
        </message>
        <message>
            <source>Lower buffers and workers of the input pipeline, or take a machine with more RAM.</source>
            <translation>减少输入管线的缓冲区和工作进程，或使用内存更大的机器。</translation>
        </message>
        <message>
            <source>The cloud stopped or moved the machine</source>
            <translation>云平台停止或迁移了机器</translation>
        </message>
        <message>
            <source>The machine was preempted, failed, or was taken down for maintenance. The training is not at fault.</source>
            <translation>机器被抢占、发生故障或因维护而关闭。不是训练的问题。</translation>
        </message>
        <message>
            <source>Save checkpoints often and let the job restart by itself.</source>
            <translation>经常保存检查点，并让作业自动重启。</translation>
        </message>
        <message>
            <source>Maintenance of the host is announced</source>
            <translation>主机维护通知</translation>
        </message>
        <message>
            <source>Machines with GPUs cannot be moved while they run; they are stopped.</source>
            <translation>带 GPU 的机器无法在运行时迁移，会被停止。</translation>
        </message>
        <message>
            <source>Save a checkpoint when the notice comes.</source>
            <translation>收到通知时保存检查点。</translation>
        </message>
        <message>
            <source>The quota of the cloud project is exceeded</source>
            <translation>超出云项目的配额</translation>
        </message>
        <message>
            <source>The project may not use as many of these as was asked for. Trying again does not help.</source>
            <translation>该项目可用的此类资源没有申请的那么多。重试无济于事。</translation>
        </message>
        <message>
            <source>Ask for more quota, for the region and for all regions together.</source>
            <translation>申请提高配额，包括该区域的配额和所有区域的总配额。</translation>
        </message>
        <message>
            <source>The cloud has no such machine free</source>
            <translation>云平台没有空闲的此类机器</translation>
        </message>
        <message>
            <source>The quota is there, but the zone has no capacity left.</source>
            <translation>配额足够，但该可用区已无容量。</translation>
        </message>
        <message>
            <source>Try another zone, another GPU, or later.</source>
            <translation>换一个可用区、换一种 GPU，或稍后再试。</translation>
        </message>
        <message>
            <source>A machine with GPUs needs another maintenance policy</source>
            <translation>带 GPU 的机器需要其他维护策略</translation>
        </message>
        <message>
            <source>Machines with GPUs cannot be migrated while they run.</source>
            <translation>带 GPU 的机器无法在运行时迁移。</translation>
        </message>
        <message>
            <source>Set onHostMaintenance to TERMINATE.</source>
            <translation>将 onHostMaintenance 设为 TERMINATE。</translation>
        </message>
        <message>
            <source>The cloud refused access</source>
            <translation>云平台拒绝访问</translation>
        </message>
        <message>
            <source>The account of the machine lacks a permission.</source>
            <translation>机器的账号缺少某项权限。</translation>
        </message>
        <message>
            <source>Give the service account the role it needs, and the machine the cloud-platform scope.</source>
            <translation>为服务账号授予所需角色，并为机器设置 cloud-platform 范围。</translation>
        </message>
        <message>
            <source>Too many writes to one object</source>
            <translation>对同一对象的写入过多</translation>
        </message>
        <message>
            <source>Cloud storage accepts about one write a second to one object.</source>
            <translation>云存储对同一对象每秒约接受一次写入。</translation>
        </message>
        <message>
            <source>Write summaries and checkpoints less often, or to a local folder that is copied.</source>
            <translation>降低写入摘要和检查点的频率，或先写到本地文件夹再复制。</translation>
        </message>
        <message>
            <source>Cloud storage could not be reached</source>
            <translation>无法访问云存储</translation>
        </message>
        <message>
            <source>All attempts to read or write failed.</source>
            <translation>所有读写尝试均失败。</translation>
        </message>
        <message>
            <source>Check name, permission and network, and read the last failure.</source>
            <translation>检查名称、权限和网络，并查看最后一次失败。</translation>
        </message>
        <message>
            <source>An access to cloud storage is being tried again</source>
            <translation>正在重试访问云存储</translation>
        </message>
        <message>
            <source>Single ones are normal. Many of them make the input slow.</source>
            <translation>偶尔出现属正常。大量出现会拖慢输入。</translation>
        </message>
        <message>
            <source>Keep data and machine in one region, and use fewer parallel readers.</source>
            <translation>将数据和机器放在同一区域，并减少并行读取数。</translation>
        </message>
        <message>
            <source>A request to cloud storage failed</source>
            <translation>对云存储的请求失败</translation>
        </message>
        <message>
            <source>The code tells why: 401 and 403 permission, 404 name, 429 and 503 too many requests, 6 and 7 network.</source>
            <translation>代码说明了原因：401 和 403 为权限，404 为名称，429 和 503 为请求过多，6 和 7 为网络。</translation>
        </message>
        <message>
            <source>Check the bucket's name, the permission of the account, and the network.</source>
            <translation>检查存储桶名称、账号权限和网络。</translation>
        </message>
        <message>
            <source>A transfer from cloud storage stalled</source>
            <translation>从云存储的传输停滞</translation>
        </message>
        <message>
            <source>Data did not move for a minute or more.</source>
            <translation>数据停滞了一分钟或更久。</translation>
        </message>
        <message>
            <source>Use fewer parallel readers and bigger files, in the region of the machine.</source>
            <translation>减少并行读取数，使用更大的文件，并放在机器所在的区域。</translation>
        </message>
        <message>
            <source>No credentials for cloud storage</source>
            <translation>没有云存储的凭据</translation>
        </message>
        <message>
            <source>Public data can be read without. Private data cannot.</source>
            <translation>公开数据无需凭据即可读取。私有数据则不行。</translation>
        </message>
        <message>
            <source>Set GOOGLE_APPLICATION_CREDENTIALS, or log in.</source>
            <translation>设置 GOOGLE_APPLICATION_CREDENTIALS，或登录。</translation>
        </message>
        <message>
            <source>This path needs a file system that TensorFlow was built without</source>
            <translation>该路径所需的文件系统未编入 TensorFlow</translation>
        </message>
        <message>
            <source>The beginning of the path names a store that is not supported here.</source>
            <translation>路径开头指定的存储在此不受支持。</translation>
        </message>
        <message>
            <source>Install tensorflow-io, or copy the data to a local folder.</source>
            <translation>安装 tensorflow-io，或将数据复制到本地文件夹。</translation>
        </message>
        <message>
            <source>The cloud took the machine back, or has none free</source>
            <translation>云平台收回了机器，或没有空闲机器</translation>
        </message>
        <message>
            <source>A spot machine was reclaimed, or there is no capacity or quota.</source>
            <translation>竞价型机器被收回，或没有容量或配额。</translation>
        </message>
        <message>
            <source>Save checkpoints often, and restart on another machine.</source>
            <translation>经常保存检查点，并在另一台机器上重启。</translation>
        </message>
        <message>
            <source>An operation ran out of memory</source>
            <translation>某个操作内存耗尽</translation>
        </message>
        <message>
            <source>A kernel asked for memory that was not there. The message says what for.</source>
            <translation>某个内核申请的内存不足。消息说明了用途。</translation>
        </message>
        <message>
            <source>Make the batch or the image size smaller, or use mixed precision.</source>
            <translation>减小批次或图像尺寸，或使用混合精度。</translation>
        </message>
        <message>
            <source>The GPU memory pool could not serve a request</source>
            <translation>显存池无法满足某次申请</translation>
        </message>
        <message>
            <source>If the training went on, it was an optional workspace. If a dump follows, this is where memory ran out.</source>
            <translation>若训练继续，则只是可选的工作区。若随后有转储，则显存就是在此耗尽的。</translation>
        </message>
        <message>
            <source>Make the batch smaller, or free the card from other processes.</source>
            <translation>减小批次，或结束占用显卡的其他进程。</translation>
        </message>
        <message>
            <source>TensorFlow suggests another allocator</source>
            <translation>TensorFlow 建议使用其他分配器</translation>
        </message>
        <message>
            <source>This hint is printed at every failure, whether memory is fragmented or not. The dump decides.</source>
            <translation>无论显存是否碎片化，每次失败都会输出此提示。以转储为准。</translation>
        </message>
        <message>
            <source>Look at the dump: fragmentation means that more is free than was asked for, but in no single piece.</source>
            <translation>查看转储：碎片化是指空闲量多于申请量，但没有足够大的连续块。</translation>
        </message>
        <message>
            <source>The pool gives memory back to make room</source>
            <translation>显存池归还显存以腾出空间</translation>
        </message>
        <message>
            <source>A sign that GPU memory is nearly full.</source>
            <translation>说明显存即将用尽。</translation>
        </message>
        <message>
            <source>Watch for failures after this line.</source>
            <translation>留意此行之后的失败。</translation>
        </message>
        <message>
            <source>The driver had less GPU memory than asked for</source>
            <translation>驱动可提供的显存少于申请量</translation>
        </message>
        <message>
            <source>The pool tries again with nine tenths. A first value near the size of the card means that somebody else holds memory.</source>
            <translation>显存池以十分之九的量重试。若首个值接近显卡容量，说明有其他程序占用显存。</translation>
        </message>
        <message>
            <source>End other processes on the card, or let memory grow as needed.</source>
            <translation>结束显卡上的其他进程，或让显存按需增长。</translation>
        </message>
        <message>
            <source>Pinned main memory could not be allocated</source>
            <translation>无法分配锁页内存</translation>
        </message>
        <message>
            <source>The driver could not lock this much main memory for transfers.</source>
            <translation>驱动无法为传输锁定这么多内存。</translation>
        </message>
        <message>
            <source>Lower prefetching and batch size, or free main memory.</source>
            <translation>减少预取和批次大小，或释放内存。</translation>
        </message>
        <message>
            <source>TensorFlow uses a GPU</source>
            <translation>TensorFlow 使用 GPU</translation>
        </message>
        <message>
            <source>The size is the memory it may use. Much less than the card has means that the card was occupied.</source>
            <translation>该大小是它可使用的显存。若远小于显卡容量，说明显卡已被占用。</translation>
        </message>
        <message>
            <source>Compare the size with the memory of the card.</source>
            <translation>将该大小与显卡的显存比较。</translation>
        </message>
        <message>
            <source>The training runs on this device.</source>
            <translation>训练在此设备上运行。</translation>
        </message>
        <message>
            <source>Memory and bandwidth of the GPU</source>
            <translation>GPU 的显存和带宽</translation>
        </message>
        <message>
            <source>As the driver reports them.</source>
            <translation>由驱动报告。</translation>
        </message>
        <message>
            <source>The memory pool dumps its state</source>
            <translation>内存池转储其状态</translation>
        </message>
        <message>
            <source>Printed when a request could not be served. What follows lists every piece of memory.</source>
            <translation>申请无法满足时输出。随后列出每一块内存。</translation>
        </message>
        <message>
            <source>Look at the limit, what is in use, and the largest free piece.</source>
            <translation>查看上限、已用量和最大的空闲块。</translation>
        </message>
        <message>
            <source>GPU memory ran out</source>
            <translation>显存耗尽</translation>
        </message>
        <message>
            <source>PyTorch asked for more GPU memory than was free. The numbers say who holds the rest.</source>
            <translation>PyTorch 申请的显存多于空闲量。各数字说明其余显存由谁占用。</translation>
        </message>
        <message>
            <source>Make the batch or the image size smaller, or use mixed precision. If much is reserved but unallocated, set PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True.</source>
            <translation>减小批次或图像尺寸，或使用混合精度。若已保留但未分配的显存很多，设置 PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True。</translation>
        </message>
        <message>
            <source>PyTorch asked for more GPU memory than was free. What is neither free nor reserved is held by others.</source>
            <translation>PyTorch 申请的显存多于空闲量。既非空闲也非保留的部分由其他程序占用。</translation>
        </message>
        <message>
            <source>Make the batch or the image size smaller, or use mixed precision. If much is reserved but not allocated, set PYTORCH_CUDA_ALLOC_CONF=max_split_size_mb:256.</source>
            <translation>减小批次或图像尺寸，或使用混合精度。若已保留但未分配的显存很多，设置 PYTORCH_CUDA_ALLOC_CONF=max_split_size_mb:256。</translation>
        </message>
        <message>
            <source>Main memory ran out</source>
            <translation>内存耗尽</translation>
        </message>
        <message>
            <source>PyTorch asked for more main memory than was left. This is not GPU memory.</source>
            <translation>PyTorch 申请的内存多于剩余量。这不是显存。</translation>
        </message>
        <message>
            <source>Use fewer data workers and smaller buffers, or a machine with more RAM.</source>
            <translation>减少数据工作进程并缩小缓冲区，或使用内存更大的机器。</translation>
        </message>
        <message>
            <source>The message names no numbers. That happens when the driver itself had no memory left, mostly because another process holds the card.</source>
            <translation>消息没有给出数字。这发生在驱动本身已无显存可用时，多因其他进程占用显卡。</translation>
        </message>
        <message>
            <source>Look at nvidia-smi for other processes, then make the batch smaller.</source>
            <translation>用 nvidia-smi 查看其他进程，然后减小批次。</translation>
        </message>
        <message>
            <source>Another process holds GPU memory</source>
            <translation>其他进程占用显存</translation>
        </message>
        <message>
            <source>The process number and what it holds.</source>
            <translation>进程号及其占用量。</translation>
        </message>
        <message>
            <source>End that process if it is not needed.</source>
            <translation>若不需要该进程，将其结束。</translation>
        </message>
        <message>
            <source>GPU memory of this process</source>
            <translation>此进程的显存</translation>
        </message>
        <message>
            <source>All that the process holds, with context and libraries.</source>
            <translation>该进程占用的全部显存，包括上下文和库。</translation>
        </message>
        <message>
            <source>The process has a memory limit of its own</source>
            <translation>进程有自己的显存上限</translation>
        </message>
        <message>
            <source>A fraction of the card was set as the limit.</source>
            <translation>上限设为显卡显存的一定比例。</translation>
        </message>
        <message>
            <source>Raise the fraction if the card has more to give.</source>
            <translation>若显卡尚有余量，提高该比例。</translation>
        </message>
        <message>
            <source>GPU memory held by PyTorch</source>
            <translation>PyTorch 占用的显存</translation>
        </message>
        <message>
            <source>Allocated is in use; reserved but unallocated is kept in pieces for later.</source>
            <translation>已分配（allocated）的正在使用；已保留但未分配（reserved but unallocated）的以块的形式留待以后使用。</translation>
        </message>
        <message>
            <source>Much reserved but unallocated memory means fragmentation.</source>
            <translation>大量已保留但未分配的显存说明碎片化。</translation>
        </message>
        <message>
            <source>Memory summary of PyTorch</source>
            <translation>PyTorch 的内存摘要</translation>
        </message>
        <message>
            <source>Retries mean that the cache was emptied to avoid a failure, which is slow.</source>
            <translation>重试表示为避免失败而清空了缓存，这很慢。</translation>
        </message>
        <message>
            <source>Make the batch a little smaller if there were retries.</source>
            <translation>若有重试，略微减小批次。</translation>
        </message>
        <message>
            <source>A limit was reached that is not GPU memory</source>
            <translation>达到了某个上限，但不是显存</translation>
        </message>
        <message>
            <source>The same words are used for GPU memory; here they mean a quota, open files or the size of a message.</source>
            <translation>同样的措辞也用于显存；这里指配额、打开的文件数或消息大小。</translation>
        </message>
        <message>
            <source>Read the message for the limit that was reached.</source>
            <translation>阅读消息，查看达到了哪个上限。</translation>
        </message>
        <message>
            <source>A resource ran out</source>
            <translation>某项资源耗尽</translation>
        </message>
        <message>
            <source>Mostly GPU memory, if a tensor or an allocator is named. It may also be a quota or open files.</source>
            <translation>若提到张量或分配器，通常是显存。也可能是配额或打开的文件数。</translation>
        </message>
        <message>
            <source>Read the message: it says which resource.</source>
            <translation>阅读消息：其中说明是哪项资源。</translation>
        </message>
        <message>
            <source>The node of the graph that failed</source>
            <translation>计算图中失败的节点</translation>
        </message>
        <message>
            <source>The operation in whose name the error was raised.</source>
            <translation>错误以该操作的名义抛出。</translation>
        </message>
        <message>
            <source>Look for this name in the model.</source>
            <translation>在模型中查找此名称。</translation>
        </message>
        <message>
            <source>A check inside a GPU kernel failed</source>
            <translation>GPU 内核中的检查失败</translation>
        </message>
        <message>
            <source>Mostly an index or a class id outside its range. Python errors after it point to the wrong line.</source>
            <translation>通常是索引或类别 ID 超出范围。其后的 Python 错误指向错误的行。</translation>
        </message>
        <message>
            <source>Check that class ids lie in 0 to num_classes - 1. Run one batch on the CPU to see the real line.</source>
            <translation>检查类别 ID 是否在 0 到 num_classes - 1 之间。在 CPU 上运行一个批次，以找到真正的行。</translation>
        </message>
        <message>
            <source>Mostly an index or a class id outside its range. The Python line shown is a later one.</source>
            <translation>通常是索引或类别 ID 超出范围。显示的 Python 行是之后的某一行。</translation>
        </message>
        <message>
            <source>Run with CUDA_LAUNCH_BLOCKING=1, or one batch on the CPU, to see the real line.</source>
            <translation>设置 CUDA_LAUNCH_BLOCKING=1 运行，或在 CPU 上运行一个批次，以找到真正的行。</translation>
        </message>
        <message>
            <source>Waiting for the GPU failed</source>
            <translation>等待 GPU 失败</translation>
        </message>
        <message>
            <source>The GPU had failed before.</source>
            <translation>GPU 此前已出错。</translation>
        </message>
        <message>
            <source>Read the lines before this one.</source>
            <translation>阅读此行之前的各行。</translation>
        </message>
        <message>
            <source>The GPU stopped with an error</source>
            <translation>GPU 因错误停止</translation>
        </message>
        <message>
            <source>TensorFlow noticed the error later than it happened. Illegal access or a failed launch: a kernel, bad data, or the hardware.</source>
            <translation>TensorFlow 发现错误晚于错误发生。非法访问或启动失败：原因在内核、坏数据或硬件。</translation>
        </message>
        <message>
            <source>Look for Xid lines in the kernel log, and run the same job on another GPU.</source>
            <translation>在系统内核日志中查找 Xid 行，并在另一块 GPU 上运行同一作业。</translation>
        </message>
        <message>
            <source>The GPU's memory is failing</source>
            <translation>GPU 的显存出现故障</translation>
        </message>
        <message>
            <source>An error in video memory could not be corrected.</source>
            <translation>显存中的错误无法纠正。</translation>
        </message>
        <message>
            <source>Reset the GPU or reboot, restart the job, and have the card replaced if it happens again.</source>
            <translation>重置 GPU 或重启机器，重新启动作业；若再次发生，更换显卡。</translation>
        </message>
        <message>
            <source>Illegal memory access on the GPU</source>
            <translation>GPU 上的非法内存访问</translation>
        </message>
        <message>
            <source>A kernel read or wrote outside its memory: a bug, an index out of range, or unstable hardware.</source>
            <translation>内核在其内存之外读写：程序缺陷、索引超出范围或硬件不稳定。</translation>
        </message>
        <message>
            <source>Look for Xid lines in the kernel log, check class ids and boxes, and run the job on another GPU.</source>
            <translation>在系统内核日志中查找 Xid 行，检查类别 ID 和框，并在另一块 GPU 上运行该作业。</translation>
        </message>
        <message>
            <source>A GPU kernel failed</source>
            <translation>GPU 内核失败</translation>
        </message>
        <message>
            <source>The kernel crashed: a bug, an index out of range, or unstable hardware.</source>
            <translation>内核崩溃：程序缺陷、索引超出范围或硬件不稳定。</translation>
        </message>
        <message>
            <source>Look for Xid lines in the kernel log, and run the job on another GPU.</source>
            <translation>在系统内核日志中查找 Xid 行，并在另一块 GPU 上运行该作业。</translation>
        </message>
        <message>
            <source>A GPU kernel took too long</source>
            <translation>GPU 内核耗时过长</translation>
        </message>
        <message>
            <source>A GPU that also drives a display ends kernels after some seconds.</source>
            <translation>同时驱动显示器的 GPU 会在数秒后终止内核。</translation>
        </message>
        <message>
            <source>Use a GPU without a display, raise the limit (TdrDelay on Windows), or make the batch smaller.</source>
            <translation>使用不接显示器的 GPU，提高时限（Windows 上为 TdrDelay），或减小批次。</translation>
        </message>
        <message>
            <source>Misaligned address on the GPU</source>
            <translation>GPU 上的地址未对齐</translation>
        </message>
        <message>
            <source>A kernel used an address that does not fit its type: mostly a bug in a custom operation.</source>
            <translation>内核使用的地址与其类型不符：通常是自定义操作的缺陷。</translation>
        </message>
        <message>
            <source>Update the framework, and leave out custom operations to find the one.</source>
            <translation>更新框架，并逐个去掉自定义操作以找出出错的那个。</translation>
        </message>
        <message>
            <source>The framework was not built for this GPU</source>
            <translation>框架未针对此 GPU 构建</translation>
        </message>
        <message>
            <source>The installed package holds no code for the GPU's generation.</source>
            <translation>已安装的包不含适用于该代 GPU 的代码。</translation>
        </message>
        <message>
            <source>Install a build that supports the GPU's compute capability.</source>
            <translation>安装支持该 GPU 计算能力的构建版本。</translation>
        </message>
        <message>
            <source>The GPU code does not fit this GPU or driver</source>
            <translation>GPU 代码与此 GPU 或驱动不符</translation>
        </message>
        <message>
            <source>The installed package holds no code for the GPU's generation, or the file is damaged.</source>
            <translation>已安装的包不含适用于该代 GPU 的代码，或文件已损坏。</translation>
        </message>
        <message>
            <source>A kernel needs more registers than the GPU has</source>
            <translation>内核所需的寄存器多于 GPU 所有</translation>
        </message>
        <message>
            <source>The launch was refused: mostly a custom operation built for another GPU.</source>
            <translation>启动被拒绝：通常是为其他 GPU 构建的自定义操作。</translation>
        </message>
        <message>
            <source>Build the operation for this GPU, or use a smaller block size.</source>
            <translation>为此 GPU 构建该操作，或使用更小的线程块。</translation>
        </message>
        <message>
            <source>TensorFlow stopped because the GPU failed before</source>
            <translation>TensorFlow 因 GPU 此前出错而停止</translation>
        </message>
        <message>
            <source>The error happened earlier; look above.</source>
            <translation>错误发生在更早的时候；请看上文。</translation>
        </message>
        <message>
            <source>The GPU was lost</source>
            <translation>GPU 丢失</translation>
        </message>
        <message>
            <source>The driver no longer reaches the card: power, heat, connection or hardware.</source>
            <translation>驱动无法再访问显卡：供电、过热、连接或硬件问题。</translation>
        </message>
        <message>
            <source>Look at the kernel log, reboot, check power and cooling.</source>
            <translation>查看系统内核日志，重启机器，检查供电和散热。</translation>
        </message>
        <message>
            <source>The installed cuDNN is older than the framework needs</source>
            <translation>已安装的 cuDNN 低于框架所需的版本</translation>
        </message>
        <message>
            <source>Convolutions cannot run with this cuDNN.</source>
            <translation>使用此 cuDNN 无法运行卷积。</translation>
        </message>
        <message>
            <source>Install the cuDNN that the framework was built with, or a newer one of the same major version.</source>
            <translation>安装构建框架时所用的 cuDNN，或同一主版本的更新版本。</translation>
        </message>
        <message>
            <source>cuDNN could not start</source>
            <translation>cuDNN 无法启动</translation>
        </message>
        <message>
            <source>Mostly because no GPU memory was left for it; else its version does not fit.</source>
            <translation>多因没有剩余显存可用；否则是版本不符。</translation>
        </message>
        <message>
            <source>Free the card from other processes, let memory grow as needed, then check the versions.</source>
            <translation>结束占用显卡的其他进程，让显存按需增长，然后检查版本。</translation>
        </message>
        <message>
            <source>No convolution algorithm could be used</source>
            <translation>没有可用的卷积算法</translation>
        </message>
        <message>
            <source>cuDNN did not start: no GPU memory left, or its version does not fit.</source>
            <translation>cuDNN 未启动：没有剩余显存，或其版本不符。</translation>
        </message>
        <message>
            <source>Look for a warning just before. Free the card, let memory grow as needed, then check the versions.</source>
            <translation>查找紧邻之前的警告。释放显卡，让显存按需增长，然后检查版本。</translation>
        </message>
        <message>
            <source>No convolution algorithm fits</source>
            <translation>没有合适的卷积算法</translation>
        </message>
        <message>
            <source>The card is nearly full, a tensor is too large, or the data type is not supported.</source>
            <translation>显卡即将用尽、张量过大，或数据类型不受支持。</translation>
        </message>
        <message>
            <source>Make the batch smaller; check data type and layout.</source>
            <translation>减小批次；检查数据类型和布局。</translation>
        </message>
        <message>
            <source>cuDNN failed</source>
            <translation>cuDNN 失败</translation>
        </message>
        <message>
            <source>Often an earlier error of the GPU, no memory, or a driver that does not fit.</source>
            <translation>多因 GPU 更早的错误、显存不足或驱动不符。</translation>
        </message>
        <message>
            <source>Look above for an earlier error; run with CUDA_LAUNCH_BLOCKING=1.</source>
            <translation>在上文查找更早的错误；设置 CUDA_LAUNCH_BLOCKING=1 运行。</translation>
        </message>
        <message>
            <source>cuDNN is missing at run time</source>
            <translation>运行时缺少 cuDNN</translation>
        </message>
        <message>
            <source>Convolutions need cuDNN, and it was not found or could not start.</source>
            <translation>卷积需要 cuDNN，但未找到或无法启动。</translation>
        </message>
        <message>
            <source>Install the cuDNN that the framework needs, and check LD_LIBRARY_PATH.</source>
            <translation>安装框架所需的 cuDNN，并检查 LD_LIBRARY_PATH。</translation>
        </message>
        <message>
            <source>cuBLAS could not start</source>
            <translation>cuBLAS 无法启动</translation>
        </message>
        <message>
            <source>Mostly because no GPU memory was left for it.</source>
            <translation>多因没有剩余显存可用。</translation>
        </message>
        <message>
            <source>A matrix product on the GPU failed</source>
            <translation>GPU 上的矩阵乘法失败</translation>
        </message>
        <message>
            <source>Often a class id out of range earlier, or a full card.</source>
            <translation>多因之前的类别 ID 超出范围，或显存已满。</translation>
        </message>
        <message>
            <source>Run with CUDA_LAUNCH_BLOCKING=1 to see where it began; check class ids.</source>
            <translation>设置 CUDA_LAUNCH_BLOCKING=1 运行，以查看问题起点；检查类别 ID。</translation>
        </message>
        <message>
            <source>A Fourier transform on the GPU failed</source>
            <translation>GPU 上的傅里叶变换失败</translation>
        </message>
        <message>
            <source>Mostly no memory, or a cuFFT that does not fit the GPU.</source>
            <translation>多因显存不足，或 cuFFT 与 GPU 不符。</translation>
        </message>
        <message>
            <source>Make the batch smaller; check the versions.</source>
            <translation>减小批次；检查版本。</translation>
        </message>
        <message>
            <source>The compiler for GPU code was not found</source>
            <translation>未找到 GPU 代码的编译器</translation>
        </message>
        <message>
            <source>XLA needs ptxas and libdevice of the CUDA toolkit.</source>
            <translation>XLA 需要 CUDA 工具包中的 ptxas 和 libdevice。</translation>
        </message>
        <message>
            <source>Install the CUDA compiler package, or set XLA_FLAGS=--xla_gpu_cuda_data_dir to the toolkit.</source>
            <translation>安装 CUDA 编译器包，或将 XLA_FLAGS=--xla_gpu_cuda_data_dir 指向工具包。</translation>
        </message>
        <message>
            <source>The container's memory limit killed the process</source>
            <translation>容器的内存上限导致进程被杀死</translation>
        </message>
        <message>
            <source>The group of processes used more main memory than it may.</source>
            <translation>该进程组使用的内存超过允许量。</translation>
        </message>
        <message>
            <source>Raise the limit, or lower buffers and workers of the input pipeline.</source>
            <translation>提高上限，或减少输入管线的缓冲区和工作进程。</translation>
        </message>
        <message>
            <source>The system ran out of main memory and killed the process</source>
            <translation>系统内存耗尽并杀死了进程</translation>
        </message>
        <message>
            <source>The kernel ended the process that held most memory.</source>
            <translation>系统内核终止了占用内存最多的进程。</translation>
        </message>
        <message>
            <source>Lower shuffle buffer, prefetching and workers, or take a machine with more RAM.</source>
            <translation>减少打乱缓冲区、预取和工作进程，或使用内存更大的机器。</translation>
        </message>
        <message>
            <source>The system ran out of main memory</source>
            <translation>系统内存耗尽</translation>
        </message>
        <message>
            <source>The process asked for memory when none was left. The kernel then kills one.</source>
            <translation>进程在没有剩余内存时申请内存。系统内核随后会杀死一个进程。</translation>
        </message>
        <message>
            <source>The kernel took back the memory of a killed process</source>
            <translation>系统内核收回了被杀死进程的内存</translation>
        </message>
        <message>
            <source>Follows a kill for lack of main memory.</source>
            <translation>在因内存不足杀死进程之后出现。</translation>
        </message>
        <message>
            <source>The process was killed</source>
            <translation>进程被杀死</translation>
        </message>
        <message>
            <source>Somebody or something ended it without letting it say why: mostly the system or the scheduler for lack of main memory, else preemption.</source>
            <translation>有人或某个程序终止了它，它来不及说明原因：通常是系统或调度器因内存不足所为，否则是被抢占。</translation>
        </message>
        <message>
            <source>Look at the kernel log for "Out of memory" and at the memory limit of the job. Lower buffers and workers of the input pipeline.</source>
            <translation>在系统内核日志中查找 "Out of memory"，并查看作业的内存上限。减少输入管线的缓冲区和工作进程。</translation>
        </message>
        <message>
            <source>The container was killed for lack of main memory</source>
            <translation>容器因内存不足被杀死</translation>
        </message>
        <message>
            <source>It used more than its limit.</source>
            <translation>其用量超过上限。</translation>
        </message>
        <message>
            <source>The cluster took the job off its machine</source>
            <translation>集群将作业移出其机器</translation>
        </message>
        <message>
            <source>The node ran low on a resource.</source>
            <translation>节点的某项资源不足。</translation>
        </message>
        <message>
            <source>Ask for the resources that the job really needs.</source>
            <translation>申请作业实际需要的资源。</translation>
        </message>
        <message>
            <source>The job used more main memory than it had asked for</source>
            <translation>作业使用的内存超过其申请量</translation>
        </message>
        <message>
            <source>The scheduler's limit killed it.</source>
            <translation>作业因调度器的上限被杀死。</translation>
        </message>
        <message>
            <source>Ask for more memory, or lower buffers and workers of the input pipeline.</source>
            <translation>申请更多内存，或减少输入管线的缓冲区和工作进程。</translation>
        </message>
        <message>
            <source>The job reached its time limit</source>
            <translation>作业达到时间上限</translation>
        </message>
        <message>
            <source>The scheduler ended it.</source>
            <translation>调度器终止了它。</translation>
        </message>
        <message>
            <source>Ask for more time, or save checkpoints and continue in another job.</source>
            <translation>申请更多时间，或保存检查点并在另一个作业中继续。</translation>
        </message>
        <message>
            <source>The job was cancelled</source>
            <translation>作业被取消</translation>
        </message>
        <message>
            <source>Its owner, an administrator or the scheduler ended it.</source>
            <translation>由其所有者、管理员或调度器终止。</translation>
        </message>
        <message>
            <source>Ask the scheduler for the reason.</source>
            <translation>向调度器查询原因。</translation>
        </message>
        <message>
            <source>The job used more main memory than it may</source>
            <translation>作业使用的内存超过允许量</translation>
        </message>
        <message>
            <source>The scheduler ended it at its memory limit.</source>
            <translation>达到内存上限，调度器将其终止。</translation>
        </message>
        <message>
            <source>The job ended well</source>
            <translation>作业正常结束</translation>
        </message>
        <message>
            <source>The scheduler reports success.</source>
            <translation>调度器报告成功。</translation>
        </message>
        <message>
            <source>Main memory at its peak</source>
            <translation>内存峰值</translation>
        </message>
        <message>
            <source>As the scheduler measured it.</source>
            <translation>由调度器测得。</translation>
        </message>
        <message>
            <source>The job script asks for a program that is not there</source>
            <translation>作业脚本调用的程序不存在</translation>
        </message>
        <message>
            <source>The shell found no such command, so the training never started.</source>
            <translation>Shell 未找到该命令，因此训练从未开始。</translation>
        </message>
        <message>
            <source>Correct the name in the job script, and load the environment or module before.</source>
            <translation>更正作业脚本中的名称，并事先加载环境或模块。</translation>
        </message>
        <message>
            <source>The job script may not be run</source>
            <translation>作业脚本不允许执行</translation>
        </message>
        <message>
            <source>The file is not marked as executable.</source>
            <translation>文件未标记为可执行。</translation>
        </message>
        <message>
            <source>Run chmod +x on the script, or start it with bash.</source>
            <translation>对脚本运行 chmod +x，或用 bash 启动。</translation>
        </message>
        <message>
            <source>The job held no command</source>
            <translation>作业中没有命令</translation>
        </message>
        <message>
            <source>The scheduler was given nothing to run.</source>
            <translation>没有给调度器任何要运行的内容。</translation>
        </message>
        <message>
            <source>Give the script to the scheduler: bsub &lt; script.</source>
            <translation>将脚本交给调度器：bsub &lt; script。</translation>
        </message>
        <message>
            <source>A process ended with an exit code</source>
            <translation>进程以退出码结束</translation>
        </message>
        <message>
            <source>137 and -9 are a kill, mostly for main memory; 143 and -15 a request to end; 139 and -11 a crash; 134 and -6 an abort; 1 a Python exception.</source>
            <translation>137 和 -9 表示被杀死，多因内存不足；143 和 -15 表示被要求结束；139 和 -11 表示崩溃；134 和 -6 表示中止；1 表示 Python 异常。</translation>
        </message>
        <message>
            <source>Look above for what happened before.</source>
            <translation>查看上文，了解之前发生了什么。</translation>
        </message>
        <message>
            <source>Shared memory is too small</source>
            <translation>共享内存太小</translation>
        </message>
        <message>
            <source>Data workers pass batches through shared memory, and it is full. Containers have only 64 MB unless told.</source>
            <translation>数据工作进程通过共享内存传递批次，而共享内存已满。容器若未指定则只有 64 MB。</translation>
        </message>
        <message>
            <source>Start the container with --shm-size=8g or --ipc=host, or use fewer workers.</source>
            <translation>用 --shm-size=8g 或 --ipc=host 启动容器，或减少工作进程。</translation>
        </message>
        <message>
            <source>A data loader worker died</source>
            <translation>数据加载工作进程意外终止</translation>
        </message>
        <message>
            <source>A bus error means that shared memory is full; "Killed" that main memory is. Else an exception in the worker.</source>
            <translation>总线错误（bus error）表示共享内存已满；"Killed" 表示内存已满。否则是工作进程中的异常。</translation>
        </message>
        <message>
            <source>Raise shared memory (--shm-size=8g or --ipc=host), use fewer workers, or run with num_workers=0 to see the exception.</source>
            <translation>增大共享内存（--shm-size=8g 或 --ipc=host），减少工作进程，或设置 num_workers=0 运行以查看异常。</translation>
        </message>
        <message>
            <source>Windows ran out of committable memory</source>
            <translation>Windows 的可提交内存耗尽</translation>
        </message>
        <message>
            <source>The paging file is too small for main memory, libraries and what the GPU driver reserves.</source>
            <translation>分页文件太小，不足以容纳内存、库以及 GPU 驱动保留的部分。</translation>
        </message>
        <message>
            <source>Raise the size of the paging file, and use fewer workers.</source>
            <translation>增大分页文件，并减少工作进程。</translation>
        </message>
        <message>
            <source>The process could not get the memory that it asked for.</source>
            <translation>进程未能获得所申请的内存。</translation>
        </message>
        <message>
            <source>A large block of main memory was allocated</source>
            <translation>分配了一大块内存</translation>
        </message>
        <message>
            <source>More than a tenth of the memory that was free at that time. If "Killed" comes next, this was the reason.</source>
            <translation>超过当时空闲内存的十分之一。若接着出现 "Killed"，这就是原因。</translation>
        </message>
        <message>
            <source>Make the batch or the buffers smaller if main memory is short.</source>
            <translation>若内存紧张，减小批次或缓冲区。</translation>
        </message>
        <message>
            <source>The shuffle buffer is being filled</source>
            <translation>正在填充打乱缓冲区</translation>
        </message>
        <message>
            <source>The training waits until it is full. The two numbers tell how fast the input is.</source>
            <translation>训练会等到填满为止。两个数字说明输入有多快。</translation>
        </message>
        <message>
            <source>Use a smaller shuffle buffer if this takes long; large pictures fill it slowly.</source>
            <translation>若耗时较长，使用更小的打乱缓冲区；大图像填充较慢。</translation>
        </message>
        <message>
            <source>The shuffle buffer is full</source>
            <translation>打乱缓冲区已满</translation>
        </message>
        <message>
            <source>The training starts now.</source>
            <translation>训练现在开始。</translation>
        </message>
        <message>
            <source>Too many open files</source>
            <translation>打开的文件过多</translation>
        </message>
        <message>
            <source>The process reached the limit of open files.</source>
            <translation>进程达到打开文件数的上限。</translation>
        </message>
        <message>
            <source>Raise the limit with ulimit -n 65536, or use fewer workers.</source>
            <translation>用 ulimit -n 65536 提高上限，或减少工作进程。</translation>
        </message>
        <message>
            <source>No more processes or threads may be started</source>
            <translation>无法再启动更多进程或线程</translation>
        </message>
        <message>
            <source>The limit of processes or threads is reached.</source>
            <translation>已达到进程数或线程数的上限。</translation>
        </message>
        <message>
            <source>Use fewer workers, and set OMP_NUM_THREADS=1 in each.</source>
            <translation>减少工作进程，并在每个进程中设置 OMP_NUM_THREADS=1。</translation>
        </message>
        <message>
            <source>The disk is full</source>
            <translation>磁盘已满</translation>
        </message>
        <message>
            <source>Nothing more can be written: checkpoints and logs are lost.</source>
            <translation>无法再写入：检查点和日志会丢失。</translation>
        </message>
        <message>
            <source>Make room, keep fewer checkpoints, or write to another disk.</source>
            <translation>腾出空间，保留更少的检查点，或写入其他磁盘。</translation>
        </message>
        <message>
            <source>The disk quota is used up</source>
            <translation>磁盘配额已用尽</translation>
        </message>
        <message>
            <source>Nothing more can be written by this user.</source>
            <translation>该用户无法再写入任何内容。</translation>
        </message>
        <message>
            <source>Make room, or write to another disk.</source>
            <translation>腾出空间，或写入其他磁盘。</translation>
        </message>
        <message>
            <source>The CPU cannot run this build</source>
            <translation>CPU 无法运行此构建版本</translation>
        </message>
        <message>
            <source>The package uses CPU instructions that this machine lacks, mostly AVX.</source>
            <translation>该包使用了本机 CPU 不具备的指令，通常是 AVX。</translation>
        </message>
        <message>
            <source>Use a machine with AVX, or a build without it.</source>
            <translation>使用支持 AVX 的机器，或不需要 AVX 的构建版本。</translation>
        </message>
        <message>
            <source>TensorFlow stopped at an internal check</source>
            <translation>TensorFlow 因内部检查失败而中止</translation>
        </message>
        <message>
            <source>Something happened that it cannot go on from. The line before often says what.</source>
            <translation>发生了使其无法继续的情况。前一行往往说明原因。</translation>
        </message>
        <message>
            <source>Read the message and the lines before it.</source>
            <translation>阅读该消息及其之前的各行。</translation>
        </message>
        <message>
            <source>The process ended with a bus error</source>
            <translation>进程因总线错误（bus error）结束</translation>
        </message>
        <message>
            <source>Mostly because shared memory is full.</source>
            <translation>多因共享内存已满。</translation>
        </message>
        <message>
            <source>Raise shared memory (--shm-size=8g or --ipc=host), or use fewer workers.</source>
            <translation>增大共享内存（--shm-size=8g 或 --ipc=host），或减少工作进程。</translation>
        </message>
        <message>
            <source>The process crashed</source>
            <translation>进程崩溃</translation>
        </message>
        <message>
            <source>It used memory that is not its own. In most cases a library does not fit, or an earlier error was not handled.</source>
            <translation>它访问了不属于自己的内存。多数情况下是某个库不匹配，或更早的错误未被处理。</translation>
        </message>
        <message>
            <source>Look above for an earlier error; check the versions of the libraries; run with python -X faulthandler.</source>
            <translation>在上文查找更早的错误；检查各库的版本；用 python -X faulthandler 运行。</translation>
        </message>
        <message>
            <source>The process was asked to end</source>
            <translation>进程被要求结束</translation>
        </message>
        <message>
            <source>Somebody sent SIGTERM: a scheduler, a preemption, or another rank that failed.</source>
            <translation>收到了 SIGTERM：来自调度器、抢占，或另一个失败的 rank。</translation>
        </message>
        <message>
            <source>Look for what happened before, on all ranks.</source>
            <translation>在所有 rank 上查看之前发生了什么。</translation>
        </message>
        <message>
            <source>The training was stopped by hand</source>
            <translation>训练被手动停止</translation>
        </message>
        <message>
            <source>Ctrl+C, or the stop button of a notebook. The traceback shows where it was at that time.</source>
            <translation>Ctrl+C，或笔记本的停止按钮。回溯信息显示当时所处的位置。</translation>
        </message>
        <message>
            <source>If it was stopped because it seemed to hang, look at the place where it was.</source>
            <translation>若因看似卡住而停止，请查看当时所处的位置。</translation>
        </message>
        <message>
            <source>The file is no TFRecord</source>
            <translation>文件不是 TFRecord</translation>
        </message>
        <message>
            <source>The very first record cannot be read: the path points to another kind of file, or the file is compressed.</source>
            <translation>第一条记录就无法读取：路径指向其他类型的文件，或文件经过压缩。</translation>
        </message>
        <message>
            <source>Check input_path. A file that begins with "version https://git-lfs" is a pointer: run git lfs pull. For compressed records set the compression type.</source>
            <translation>检查 input_path。以 "version https://git-lfs" 开头的文件只是指针：请运行 git lfs pull。记录若经过压缩，请设置压缩类型。</translation>
        </message>
        <message>
            <source>A record of the dataset is damaged</source>
            <translation>数据集中有一条记录已损坏</translation>
        </message>
        <message>
            <source>The offset is where it begins in its file. A copy or a write was interrupted, or the disk is at fault.</source>
            <translation>偏移量是该记录在文件中的起始位置。复制或写入被中断，或磁盘有问题。</translation>
        </message>
        <message>
            <source>Create that file again, or copy it again from its source.</source>
            <translation>重新生成该文件，或从来源重新复制。</translation>
        </message>
        <message>
            <source>Examples of different shapes were put into one batch</source>
            <translation>不同形状的样本被放入同一批次</translation>
        </message>
        <message>
            <source>Pictures or boxes of different sizes or channels reached the batch.</source>
            <translation>尺寸或通道数不同的图像或框进入了批次。</translation>
        </message>
        <message>
            <source>Resize to a fixed size, decode with three channels, and pad the boxes.</source>
            <translation>缩放到固定尺寸，以三通道解码，并填充框。</translation>
        </message>
        <message>
            <source>A picture is in a format that cannot be decoded</source>
            <translation>图像格式无法解码</translation>
        </message>
        <message>
            <source>The content decides, not the extension: TIFF, WebP or HEIC under the name .jpg, or an empty file.</source>
            <translation>取决于内容而非扩展名：以 .jpg 命名的 TIFF、WebP 或 HEIC，或空文件。</translation>
        </message>
        <message>
            <source>Find it by its first bytes and convert it.</source>
            <translation>根据开头的字节找到它并转换格式。</translation>
        </message>
        <message>
            <source>A JPEG has a flaw</source>
            <translation>某个 JPEG 有缺陷</translation>
        </message>
        <message>
            <source>The decoder reports it and goes on. Parts of the picture may be grey.</source>
            <translation>解码器报告后继续。图像的某些部分可能是灰色。</translation>
        </message>
        <message>
            <source>Encode the picture again if it looks wrong.</source>
            <translation>若图像看起来不对，请重新编码。</translation>
        </message>
        <message>
            <source>A picture cannot be decoded</source>
            <translation>图像无法解码</translation>
        </message>
        <message>
            <source>It is cut off, or of a kind that the decoder does not know.</source>
            <translation>图像被截断，或属于解码器不认识的类型。</translation>
        </message>
        <message>
            <source>Check all pictures of the dataset, and encode the bad ones again.</source>
            <translation>检查数据集的所有图像，并重新编码有问题的图像。</translation>
        </message>
        <message>
            <source>The records do not hold what the reader expects</source>
            <translation>记录内容与读取器的预期不符</translation>
        </message>
        <message>
            <source>A feature is missing, or has another type or length.</source>
            <translation>缺少某个特征，或其类型或长度不同。</translation>
        </message>
        <message>
            <source>Compare the names and types of the features in the records with those the reader asks for.</source>
            <translation>将记录中特征的名称和类型与读取器要求的进行比较。</translation>
        </message>
        <message>
            <source>A picture has the wrong number of channels</source>
            <translation>图像的通道数不对</translation>
        </message>
        <message>
            <source>Grey, with transparency, or with 16 bits.</source>
            <translation>灰度图、带透明通道，或为 16 位。</translation>
        </message>
        <message>
            <source>Convert all pictures to RGB with 8 bits.</source>
            <translation>将所有图像转换为 8 位 RGB。</translation>
        </message>
        <message>
            <source>The data ended before the epoch did</source>
            <translation>数据在 epoch 结束前用完</translation>
        </message>
        <message>
            <source>There are fewer batches than steps_per_epoch times epochs.</source>
            <translation>批次数少于 steps_per_epoch 乘以 epochs。</translation>
        </message>
        <message>
            <source>Add repeat(), or correct the number of steps.</source>
            <translation>添加 repeat()，或更正步数。</translation>
        </message>
        <message>
            <source>The input reached its end</source>
            <translation>输入已到末尾</translation>
        </message>
        <message>
            <source>At the end of an epoch this is normal.</source>
            <translation>在 epoch 结束时这是正常的。</translation>
        </message>
        <message>
            <source>Add repeat() if the training stopped too early.</source>
            <translation>若训练过早停止，请添加 repeat()。</translation>
        </message>
        <message>
            <source>A file was not found</source>
            <translation>未找到文件</translation>
        </message>
        <message>
            <source>The path does not exist on the machine that runs the training.</source>
            <translation>运行训练的机器上不存在该路径。</translation>
        </message>
        <message>
            <source>Correct the path. Relative paths count from the folder in which the training was started.</source>
            <translation>更正路径。相对路径从启动训练的文件夹算起。</translation>
        </message>
        <message>
            <source>No input files or labels were found</source>
            <translation>未找到输入文件或标签</translation>
        </message>
        <message>
            <source>The pattern for the input matches nothing, or the dataset is empty.</source>
            <translation>没有文件与输入模式匹配，或数据集为空。</translation>
        </message>
        <message>
            <source>Correct the path or the pattern of the input.</source>
            <translation>更正输入的路径或模式。</translation>
        </message>
        <message>
            <source>A box lies outside its picture or is upside down</source>
            <translation>框超出图像或上下颠倒</translation>
        </message>
        <message>
            <source>Coordinates are in pixels where shares are expected, or rounded beyond the edge.</source>
            <translation>应为比例的坐标以像素表示，或取整后超出边缘。</translation>
        </message>
        <message>
            <source>Divide by the size of the picture, clip to 0 to 1, and remove boxes without an area.</source>
            <translation>除以图像尺寸，裁剪到 0 至 1，并移除没有面积的框。</translation>
        </message>
        <message>
            <source>A check on the data failed</source>
            <translation>数据检查失败</translation>
        </message>
        <message>
            <source>A tensor does not have the value or shape that the graph expects.</source>
            <translation>张量的值或形状与计算图的预期不符。</translation>
        </message>
        <message>
            <source>Read which tensors are named; for boxes look at their coordinates.</source>
            <translation>查看提到了哪些张量；对于框，查看其坐标。</translation>
        </message>
        <message>
            <source>A function is compiled again and again</source>
            <translation>某个函数被反复编译</translation>
        </message>
        <message>
            <source>Each new shape or Python number makes a new graph, which is slow and takes memory.</source>
            <translation>每个新的形状或 Python 数值都会生成新的计算图，既慢又占内存。</translation>
        </message>
        <message>
            <source>Pass tensors of a fixed shape, or set input_signature.</source>
            <translation>传入固定形状的张量，或设置 input_signature。</translation>
        </message>
        <message>
            <source>The cached dataset was not read to its end</source>
            <translation>缓存的数据集未读到末尾</translation>
        </message>
        <message>
            <source>Its cache is thrown away, so the work is done again.</source>
            <translation>其缓存被丢弃，因此工作要重做一遍。</translation>
        </message>
        <message>
            <source>Put cache() before take(), not behind it.</source>
            <translation>将 cache() 放在 take() 之前，而不是之后。</translation>
        </message>
        <message>
            <source>The input is slow</source>
            <translation>输入缓慢</translation>
        </message>
        <message>
            <source>Reading or preparing the data takes long.</source>
            <translation>读取或准备数据耗时较长。</translation>
        </message>
        <message>
            <source>Use more parallel calls, prefetch, and smaller pictures.</source>
            <translation>使用更多并行调用、预取以及更小的图像。</translation>
        </message>
        <message>
            <source>Python code in the input holds everybody up</source>
            <translation>输入中的 Python 代码拖慢了整体</translation>
        </message>
        <message>
            <source>Only one thread at a time can run Python code.</source>
            <translation>同一时间只有一个线程能运行 Python 代码。</translation>
        </message>
        <message>
            <source>Use TensorFlow operations in place of py_function.</source>
            <translation>用 TensorFlow 操作代替 py_function。</translation>
        </message>
        <message>
            <source>A picture with a bad label is left out</source>
            <translation>标签有误的图像被跳过</translation>
        </message>
        <message>
            <source>The message says what is wrong with it.</source>
            <translation>消息说明了问题所在。</translation>
        </message>
        <message>
            <source>Correct the label file: coordinates lie in 0 to 1 and are not negative.</source>
            <translation>更正标签文件：坐标应在 0 到 1 之间且不为负。</translation>
        </message>
        <message>
            <source>Labels that occur twice were removed</source>
            <translation>重复的标签已被移除</translation>
        </message>
        <message>
            <source>The same box stands in the label file more than once.</source>
            <translation>同一个框在标签文件中出现不止一次。</translation>
        </message>
        <message>
            <source>Nothing to do, unless there are many.</source>
            <translation>无需处理，除非数量很多。</translation>
        </message>
        <message>
            <source>The training stopped because the loss is not a number</source>
            <translation>训练因损失不是数值而停止</translation>
        </message>
        <message>
            <source>A check of the training ends it when the loss is NaN or infinite.</source>
            <translation>损失为 NaN 或无穷大时，训练中的检查会将其终止。</translation>
        </message>
        <message>
            <source>Check labels and boxes, lower the learning rate, add a warm-up, clip gradients.</source>
            <translation>检查标签和框，降低学习率，添加预热，裁剪梯度。</translation>
        </message>
        <message>
            <source>The loss is not a number</source>
            <translation>损失不是数值</translation>
        </message>
        <message>
            <source>The training ends at a check of its loss. Bad boxes or labels and a high learning rate are the usual reasons.</source>
            <translation>训练因损失检查而结束。常见原因是有问题的框或标签，以及过高的学习率。</translation>
        </message>
        <message>
            <source>Look for boxes without an area or outside the picture, then lower the learning rate and clip gradients.</source>
            <translation>查找没有面积或超出图像的框，然后降低学习率并裁剪梯度。</translation>
        </message>
        <message>
            <source>The gradients are not numbers</source>
            <translation>梯度不是数值</translation>
        </message>
        <message>
            <source>The length of the gradient is NaN or infinite.</source>
            <translation>梯度的长度为 NaN 或无穷大。</translation>
        </message>
        <message>
            <source>The loss became infinite or not a number</source>
            <translation>损失变为无穷大或不是数值</translation>
        </message>
        <message>
            <source>The training ends at this iteration.</source>
            <translation>训练在此次迭代结束。</translation>
        </message>
        <message>
            <source>Lower the learning rate in proportion to the batch size, add a warm-up, check labels and boxes.</source>
            <translation>按批次大小成比例降低学习率，添加预热，检查标签和框。</translation>
        </message>
        <message>
            <source>A variable is not a number</source>
            <translation>变量不是数值</translation>
        </message>
        <message>
            <source>Writing its histogram failed. The numbers went wrong before.</source>
            <translation>写入其直方图失败。数值在此之前就已出错。</translation>
        </message>
        <message>
            <source>Find the first step at which the loss is not a number.</source>
            <translation>查找损失首次不是数值的那一步。</translation>
        </message>
        <message>
            <source>A check of the training script ends it.</source>
            <translation>训练脚本中的检查将其终止。</translation>
        </message>
        <message>
            <source>Check labels and boxes, lower the learning rate, add a warm-up.</source>
            <translation>检查标签和框，降低学习率，添加预热。</translation>
        </message>
        <message>
            <source>A hook ends the training at the first NaN.</source>
            <translation>出现第一个 NaN 时，钩子（hook）会终止训练。</translation>
        </message>
        <message>
            <source>A tensor is not a number</source>
            <translation>张量不是数值</translation>
        </message>
        <message>
            <source>A check found NaN or infinity.</source>
            <translation>检查发现了 NaN 或无穷大。</translation>
        </message>
        <message>
            <source>See which tensor is named: that is where the numbers went wrong.</source>
            <translation>查看提到了哪个张量：数值就是在那里出错的。</translation>
        </message>
        <message>
            <source>Training on is useless from here.</source>
            <translation>从这里开始继续训练已没有意义。</translation>
        </message>
        <message>
            <source>Mixed precision: a step was skipped</source>
            <translation>混合精度：跳过了一步</translation>
        </message>
        <message>
            <source>Gradients overflowed, and the scale was halved. Once in a thousand steps is normal, several in a row are not.</source>
            <translation>梯度溢出，缩放系数减半。一千步中出现一次属正常，连续多次则不正常。</translation>
        </message>
        <message>
            <source>If it happens often, compute the loss in 32 bits and lower the learning rate.</source>
            <translation>若经常发生，请以 32 位计算损失并降低学习率。</translation>
        </message>
        <message>
            <source>The gradient scaler saw no gradients</source>
            <translation>梯度缩放器没有得到梯度</translation>
        </message>
        <message>
            <source>No parameter had a gradient when the step was taken.</source>
            <translation>执行该步时没有任何参数有梯度。</translation>
        </message>
        <message>
            <source>Check that the loss depends on the parameters, and that backward() was called on the scaled loss.</source>
            <translation>检查损失是否依赖于参数，以及是否对缩放后的损失调用了 backward()。</translation>
        </message>
        <message>
            <source>A backward function gave NaN</source>
            <translation>反向函数得出 NaN</translation>
        </message>
        <message>
            <source>Anomaly detection names the operation.</source>
            <translation>异常检测会指出该操作。</translation>
        </message>
        <message>
            <source>Look at the forward call shown above it: division, square root or logarithm near zero.</source>
            <translation>查看其上方显示的前向调用：接近零的除法、平方根或对数。</translation>
        </message>
        <message>
            <source>A value is outside what its type or a distribution can hold</source>
            <translation>数值超出其类型或分布所能容纳的范围</translation>
        </message>
        <message>
            <source>Mostly NaN or infinity in the weights or in probabilities.</source>
            <translation>通常是权重或概率中出现 NaN 或无穷大。</translation>
        </message>
        <message>
            <source>TerminateOnNaN ended it at this batch.</source>
            <translation>TerminateOnNaN 在此批次终止了训练。</translation>
        </message>
        <message>
            <source>Check labels, lower the learning rate, add a warm-up, clip gradients.</source>
            <translation>检查标签，降低学习率，添加预热，裁剪梯度。</translation>
        </message>
        <message>
            <source>A calculation gave something that is no number</source>
            <translation>某次计算的结果不是数值</translation>
        </message>
        <message>
            <source>NumPy says where. In box code it mostly means a width or height of zero or below.</source>
            <translation>NumPy 会指出位置。在处理框的代码中，通常表示宽度或高度为零或负数。</translation>
        </message>
        <message>
            <source>Check the boxes: every width and height must be positive.</source>
            <translation>检查框：所有宽度和高度都必须为正。</translation>
        </message>
        <message>
            <source>From here on the weights are most likely ruined, even if the training goes on.</source>
            <translation>从这里起，即使训练继续，权重也很可能已损坏。</translation>
        </message>
        <message>
            <source>Check labels and boxes, lower the learning rate, add a warm-up, clip gradients. Go back to a checkpoint before this step.</source>
            <translation>检查标签和框，降低学习率，添加预热，裁剪梯度。回到此步之前的检查点。</translation>
        </message>
        <message>
            <source>The GPUs waited for each other too long</source>
            <translation>GPU 之间相互等待过久</translation>
        </message>
        <message>
            <source>One rank did not arrive at a common operation. Mostly another rank failed or was busy: an exception, a slow data loader, an evaluation on one rank only.</source>
            <translation>某个 rank 未到达集合操作。通常是另一个 rank 失败或忙碌：异常、数据加载缓慢，或只在一个 rank 上进行评估。</translation>
        </message>
        <message>
            <source>Look at the other ranks for an earlier error or silence. All ranks at the same number point to the network or a GPU.</source>
            <translation>在其他 rank 上查找更早的错误或静默。若所有 rank 的编号相同，则问题指向网络或某块 GPU。</translation>
        </message>
        <message>
            <source>A common operation of the GPUs was given up</source>
            <translation>GPU 之间的集合操作被放弃</translation>
        </message>
        <message>
            <source>The numbers tell how far this rank had come. The rank with the lowest number is the one to look at.</source>
            <translation>编号表示该 rank 进行到哪里。应查看编号最小的 rank。</translation>
        </message>
        <message>
            <source>Compare the numbers of all ranks.</source>
            <translation>比较所有 rank 的编号。</translation>
        </message>
        <message>
            <source>Two ranks use the same GPU</source>
            <translation>两个 rank 使用同一块 GPU</translation>
        </message>
        <message>
            <source>Each process must take a GPU of its own.</source>
            <translation>每个进程必须使用各自的 GPU。</translation>
        </message>
        <message>
            <source>Call torch.cuda.set_device with LOCAL_RANK.</source>
            <translation>用 LOCAL_RANK 调用 torch.cuda.set_device。</translation>
        </message>
        <message>
            <source>Communication between the GPUs failed</source>
            <translation>GPU 之间的通信失败</translation>
        </message>
        <message>
            <source>The library for it reports an error. The last warning before says why.</source>
            <translation>负责通信的库报告了错误。之前的最后一条警告说明原因。</translation>
        </message>
        <message>
            <source>Run again with NCCL_DEBUG=INFO. For shared memory raise --shm-size; for a wrong network set NCCL_SOCKET_IFNAME.</source>
            <translation>设置 NCCL_DEBUG=INFO 重新运行。若是共享内存问题，增大 --shm-size；若用错网络，设置 NCCL_SOCKET_IFNAME。</translation>
        </message>
        <message>
            <source>A warning of the library for communication between GPUs</source>
            <translation>GPU 通信库的警告</translation>
        </message>
        <message>
            <source>Often the true reason of a later failure.</source>
            <translation>往往是之后失败的真正原因。</translation>
        </message>
        <message>
            <source>Read the message.</source>
            <translation>阅读该消息。</translation>
        </message>
        <message>
            <source>Parameters that got no gradient</source>
            <translation>没有得到梯度的参数</translation>
        </message>
        <message>
            <source>Their numbers, in the order of the model's parameters.</source>
            <translation>其编号，按模型参数的顺序。</translation>
        </message>
        <message>
            <source>Leave these parts out, or set find_unused_parameters=True.</source>
            <translation>去掉这些部分，或设置 find_unused_parameters=True。</translation>
        </message>
        <message>
            <source>Some parameters took no part in the loss</source>
            <translation>部分参数未参与损失计算</translation>
        </message>
        <message>
            <source>Training on several GPUs needs a gradient for every parameter.</source>
            <translation>多 GPU 训练要求每个参数都有梯度。</translation>
        </message>
        <message>
            <source>Set find_unused_parameters=True, or freeze what is not used.</source>
            <translation>设置 find_unused_parameters=True，或冻结未使用的部分。</translation>
        </message>
        <message>
            <source>The port is in use</source>
            <translation>端口已被占用</translation>
        </message>
        <message>
            <source>Another training, or one that did not end, holds the port of the rendezvous.</source>
            <translation>另一个训练，或某个未结束的训练，占用了汇合（rendezvous）端口。</translation>
        </message>
        <message>
            <source>Set another MASTER_PORT, or end the old process.</source>
            <translation>设置其他 MASTER_PORT，或结束旧进程。</translation>
        </message>
        <message>
            <source>The processes did not find each other</source>
            <translation>进程之间未能相互找到</translation>
        </message>
        <message>
            <source>One is missing, or the address, port or network is wrong.</source>
            <translation>缺少某个进程，或地址、端口或网络有误。</translation>
        </message>
        <message>
            <source>Check MASTER_ADDR, MASTER_PORT, the number of processes and the firewall.</source>
            <translation>检查 MASTER_ADDR、MASTER_PORT、进程数和防火墙。</translation>
        </message>
        <message>
            <source>A process of the distributed training failed</source>
            <translation>分布式训练中的一个进程失败</translation>
        </message>
        <message>
            <source>The launcher reports it. The process itself says why, further above.</source>
            <translation>由启动器报告。进程自身在更上方说明原因。</translation>
        </message>
        <message>
            <source>Look for the first error of the named rank.</source>
            <translation>查找所指 rank 的第一个错误。</translation>
        </message>
        <message>
            <source>The connection to another process broke</source>
            <translation>与另一个进程的连接中断</translation>
        </message>
        <message>
            <source>Mostly because the other one ended.</source>
            <translation>多因对方已结束。</translation>
        </message>
        <message>
            <source>Look at the other ranks for the first error.</source>
            <translation>在其他 rank 上查找第一个错误。</translation>
        </message>
        <message>
            <source>How gradients are exchanged</source>
            <translation>梯度的交换方式</translation>
        </message>
        <message>
            <source>The strategy tells its algorithm.</source>
            <translation>由分布策略说明其算法。</translation>
        </message>
        <message>
            <source>The exchange between workers was broken off</source>
            <translation>工作进程之间的交换被中断</translation>
        </message>
        <message>
            <source>Another worker failed or cannot be reached.</source>
            <translation>另一个工作进程失败或无法访问。</translation>
        </message>
        <message>
            <source>Look at the other workers for the first error.</source>
            <translation>在其他工作进程上查找第一个错误。</translation>
        </message>
        <message>
            <source>A worker does not answer</source>
            <translation>某个工作进程没有响应</translation>
        </message>
        <message>
            <source>It ended, hangs, or the network is broken.</source>
            <translation>它已结束或卡住，或网络中断。</translation>
        </message>
        <message>
            <source>Look at that worker for the first error.</source>
            <translation>在该工作进程上查找第一个错误。</translation>
        </message>
        <message>
            <source>The GPU driver reports an error (Xid)</source>
            <translation>GPU 驱动报告错误（Xid）</translation>
        </message>
        <message>
            <source>13 and 31: mostly the program. 48, 63, 64, 94, 95: video memory. 79: the GPU fell off the bus. 74: NVLink. 119, 120: firmware.</source>
            <translation>13 和 31：通常是程序。48、63、64、94、95：显存。79：GPU 从总线掉线。74：NVLink。119、120：固件。</translation>
        </message>
        <message>
            <source>Look the number up. If it happens with different jobs on one card, have the card checked.</source>
            <translation>查阅该编号。若同一块显卡在不同作业中都出现，请送检显卡。</translation>
        </message>
        <message>
            <source>13 and 31: mostly the program. 48, 63, 64: video memory. 79: the GPU fell off the bus.</source>
            <translation>13 和 31：通常是程序。48、63、64：显存。79：GPU 从总线掉线。</translation>
        </message>
        <message>
            <source>The GPU fell off the bus</source>
            <translation>GPU 从总线掉线</translation>
        </message>
        <message>
            <source>The card no longer answers: power, heat, a loose connection or a defect.</source>
            <translation>显卡不再响应：供电、过热、接触不良或故障。</translation>
        </message>
        <message>
            <source>Switch the machine off and on, check power and cooling, try another slot.</source>
            <translation>关机再开机，检查供电和散热，换一个插槽。</translation>
        </message>
        <message>
            <source>The GPU could not be started</source>
            <translation>GPU 无法启动</translation>
        </message>
        <message>
            <source>The driver failed to initialise the card.</source>
            <translation>驱动未能初始化显卡。</translation>
        </message>
        <message>
            <source>Reboot, then check the driver and the card.</source>
            <translation>重启机器，然后检查驱动和显卡。</translation>
        </message>
        <message>
            <source>nvidia-smi does not reach the driver</source>
            <translation>nvidia-smi 无法连接驱动</translation>
        </message>
        <message>
            <source>The driver is not loaded, or was updated without a reboot.</source>
            <translation>驱动未加载，或更新后未重启。</translation>
        </message>
        <message>
            <source>Reboot, or load the driver.</source>
            <translation>重启机器，或加载驱动。</translation>
        </message>
        <message>
            <source>Driver and its library do not fit together</source>
            <translation>驱动与其库不匹配</translation>
        </message>
        <message>
            <source>Mostly the driver was updated without a reboot.</source>
            <translation>通常是驱动更新后未重启。</translation>
        </message>
        <message>
            <source>Reboot the machine.</source>
            <translation>重启机器。</translation>
        </message>
        <message>
            <source>Errors on the PCIe connection</source>
            <translation>PCIe 连接出错</translation>
        </message>
        <message>
            <source>Corrected ones cost time. Others can bring the GPU down.</source>
            <translation>已纠正的错误会耗费时间。其他错误可能导致 GPU 失效。</translation>
        </message>
        <message>
            <source>Check the slot, the riser and the power.</source>
            <translation>检查插槽、转接卡和供电。</translation>
        </message>
        <message>
            <source>The processor reports a hardware error</source>
            <translation>处理器报告硬件错误</translation>
        </message>
        <message>
            <source>Main memory, cache or the processor itself.</source>
            <translation>内存、缓存或处理器本身。</translation>
        </message>
        <message>
            <source>Test the memory, and look at the system's event log.</source>
            <translation>测试内存，并查看系统事件日志。</translation>
        </message>
        <message>
            <source>The processor slows down because of heat</source>
            <translation>处理器因过热降速</translation>
        </message>
        <message>
            <source>The input pipeline becomes slower.</source>
            <translation>输入管线变慢。</translation>
        </message>
        <message>
            <source>Check the cooling.</source>
            <translation>检查散热。</translation>
        </message>
        <message>
            <source>The disk has errors</source>
            <translation>磁盘有错误</translation>
        </message>
        <message>
            <source>The file system reports errors or was made read-only.</source>
            <translation>文件系统报告错误，或被设为只读。</translation>
        </message>
        <message>
            <source>Save what you can, and check the disk.</source>
            <translation>尽量保存数据，并检查磁盘。</translation>
        </message>
        <message>
            <source>A process waits for a device without end</source>
            <translation>进程无休止地等待设备</translation>
        </message>
        <message>
            <source>Disk, network storage or the GPU does not answer.</source>
            <translation>磁盘、网络存储或 GPU 没有响应。</translation>
        </message>
        <message>
            <source>Check the storage, and the lines before.</source>
            <translation>检查存储以及之前的各行。</translation>
        </message>
        <message>
            <source>The checkpoint is of another kind</source>
            <translation>检查点类型不同</translation>
        </message>
        <message>
            <source>The training expects a checkpoint of TensorFlow 2 and got one of TensorFlow 1.</source>
            <translation>训练需要 TensorFlow 2 的检查点，得到的却是 TensorFlow 1 的。</translation>
        </message>
        <message>
            <source>Take the TensorFlow 2 checkpoint of the model.</source>
            <translation>使用该模型的 TensorFlow 2 检查点。</translation>
        </message>
        <message>
            <source>The checkpoint is of another version</source>
            <translation>检查点版本不同</translation>
        </message>
        <message>
            <source>The setting of its version does not fit the checkpoint.</source>
            <translation>版本设置与检查点不符。</translation>
        </message>
        <message>
            <source>Set fine_tune_checkpoint_version to the one of the checkpoint.</source>
            <translation>将 fine_tune_checkpoint_version 设为检查点的版本。</translation>
        </message>
        <message>
            <source>The checkpoint does not fit the model</source>
            <translation>检查点与模型不匹配</translation>
        </message>
        <message>
            <source>A weight has another shape: mostly another number of classes or another backbone.</source>
            <translation>某个权重的形状不同：通常是类别数或骨干网络不同。</translation>
        </message>
        <message>
            <source>Restore for "detection" or the backbone only, or correct num_classes.</source>
            <translation>以 "detection" 方式恢复或只恢复骨干网络，或更正 num_classes。</translation>
        </message>
        <message>
            <source>Names in the checkpoint and in the model differ</source>
            <translation>检查点与模型中的名称不同</translation>
        </message>
        <message>
            <source>Keys that begin with "module." come from a model that was wrapped for several GPUs.</source>
            <translation>以 "module." 开头的键来自为多 GPU 包装过的模型。</translation>
        </message>
        <message>
            <source>Check that the checkpoint belongs to this model; take "module." off the names.</source>
            <translation>检查检查点是否属于此模型；去掉名称中的 "module."。</translation>
        </message>
        <message>
            <source>The checkpoint was not found</source>
            <translation>未找到检查点</translation>
        </message>
        <message>
            <source>The path must be the common beginning of the names, without .index, .meta or .data.</source>
            <translation>路径必须是各文件名的公共前缀，不含 .index、.meta 或 .data。</translation>
        </message>
        <message>
            <source>Correct the path: "model.ckpt-1000", not "model.ckpt-1000.index".</source>
            <translation>更正路径：应为 "model.ckpt-1000"，而不是 "model.ckpt-1000.index"。</translation>
        </message>
        <message>
            <source>The checkpoint file is damaged</source>
            <translation>检查点文件已损坏</translation>
        </message>
        <message>
            <source>It is cut off, or no checkpoint at all.</source>
            <translation>文件被截断，或根本不是检查点。</translation>
        </message>
        <message>
            <source>Take the one before, and copy it again from its source.</source>
            <translation>使用前一个检查点，并从来源重新复制该文件。</translation>
        </message>
        <message>
            <source>A path in the config was not filled in</source>
            <translation>配置中有路径未填写</translation>
        </message>
        <message>
            <source>The sample config holds this word where your own path belongs.</source>
            <translation>示例配置中，此处的占位词应替换为您自己的路径。</translation>
        </message>
        <message>
            <source>Put your own paths in place of PATH_TO_BE_CONFIGURED.</source>
            <translation>用自己的路径替换 PATH_TO_BE_CONFIGURED。</translation>
        </message>
        <message>
            <source>The config cannot be read</source>
            <translation>配置无法读取</translation>
        </message>
        <message>
            <source>Line and column are given. A field of a newer version is the usual reason.</source>
            <translation>已给出行和列。常见原因是使用了较新版本的字段。</translation>
        </message>
        <message>
            <source>Correct that line, or install the version that knows the field.</source>
            <translation>更正该行，或安装支持该字段的版本。</translation>
        </message>
        <message>
            <source>The model of the config is not known</source>
            <translation>配置中的模型未知</translation>
        </message>
        <message>
            <source>The name of the feature extractor is not one that this version has.</source>
            <translation>此版本没有该名称的特征提取器。</translation>
        </message>
        <message>
            <source>Use a name of this version, or install the version that the config is for.</source>
            <translation>使用此版本已有的名称，或安装该配置所针对的版本。</translation>
        </message>
        <message>
            <source>The kind of checkpoint in the config is not supported</source>
            <translation>不支持配置中的检查点类型</translation>
        </message>
        <message>
            <source>fine_tune_checkpoint_type has a value that this model does not know.</source>
            <translation>fine_tune_checkpoint_type 的值不为此模型所识别。</translation>
        </message>
        <message>
            <source>Set it to "detection" or "classification", as the model allows.</source>
            <translation>设为 "detection" 或 "classification"，以模型支持的为准。</translation>
        </message>
        <message>
            <source>The label map has an id that is not allowed</source>
            <translation>标签映射中有不允许的 ID</translation>
        </message>
        <message>
            <source>0 stands for the background.</source>
            <translation>0 表示背景。</translation>
        </message>
        <message>
            <source>Let the ids begin at 1.</source>
            <translation>让 ID 从 1 开始。</translation>
        </message>
        <message>
            <source>Data and model are on different devices</source>
            <translation>数据与模型在不同设备上</translation>
        </message>
        <message>
            <source>One lies in main memory, the other on the GPU, or they have different types.</source>
            <translation>一个在内存中，另一个在 GPU 上，或二者类型不同。</translation>
        </message>
        <message>
            <source>Move the batch to the device of the model: batch = batch.to(device).</source>
            <translation>将批次移到模型所在的设备：batch = batch.to(device)。</translation>
        </message>
        <message>
            <source>Shapes do not fit together</source>
            <translation>形状不匹配</translation>
        </message>
        <message>
            <source>Two tensors have sizes that the operation cannot join.</source>
            <translation>该操作无法将这两个大小的张量结合。</translation>
        </message>
        <message>
            <source>Print the shapes before the line that the traceback names.</source>
            <translation>在回溯信息所指的行之前打印形状。</translation>
        </message>
        <message>
            <source>NumPy is too new for this code</source>
            <translation>NumPy 对此代码而言过新</translation>
        </message>
        <message>
            <source>The name was removed from NumPy 1.24 or 2.0.</source>
            <translation>该名称已在 NumPy 1.24 或 2.0 中移除。</translation>
        </message>
        <message>
            <source>Install numpy below 1.24, or update the package that uses the name.</source>
            <translation>安装低于 1.24 的 numpy，或更新使用该名称的包。</translation>
        </message>
        <message>
            <source>A package was built for another NumPy</source>
            <translation>某个包针对其他版本的 NumPy 构建</translation>
        </message>
        <message>
            <source>It cannot be loaded with the one installed.</source>
            <translation>它无法与已安装的版本一起加载。</translation>
        </message>
        <message>
            <source>Install numpy below 2, or a newer build of the package.</source>
            <translation>安装低于 2 的 numpy，或该包更新的构建版本。</translation>
        </message>
        <message>
            <source>Code for TensorFlow 1 runs on TensorFlow 2</source>
            <translation>TensorFlow 1 的代码运行在 TensorFlow 2 上</translation>
        </message>
        <message>
            <source>The name does not exist any more.</source>
            <translation>该名称已不存在。</translation>
        </message>
        <message>
            <source>Use tf.compat.v1 for it, or install TensorFlow 1.15. What was in tf.contrib is gone.</source>
            <translation>改用 tf.compat.v1，或安装 TensorFlow 1.15。tf.contrib 中的内容已不存在。</translation>
        </message>
        <message>
            <source>Keras and TensorFlow do not fit together</source>
            <translation>Keras 与 TensorFlow 不匹配</translation>
        </message>
        <message>
            <source>Keras 3 and packages for Keras 2 are mixed.</source>
            <translation>Keras 3 与面向 Keras 2 的包混用。</translation>
        </message>
        <message>
            <source>Install the Keras that belongs to the TensorFlow version, or set TF_USE_LEGACY_KERAS=1.</source>
            <translation>安装与 TensorFlow 版本对应的 Keras，或设置 TF_USE_LEGACY_KERAS=1。</translation>
        </message>
        <message>
            <source>The protobuf package does not fit</source>
            <translation>protobuf 包不匹配</translation>
        </message>
        <message>
            <source>It is too new or too old for the generated code.</source>
            <translation>对生成的代码而言过新或过旧。</translation>
        </message>
        <message>
            <source>Install protobuf 3.20, or generate the files again with the newer protoc.</source>
            <translation>安装 protobuf 3.20，或用更新的 protoc 重新生成文件。</translation>
        </message>
        <message>
            <source>A CUDA library is missing</source>
            <translation>缺少 CUDA 库</translation>
        </message>
        <message>
            <source>This build needs exactly that version of CUDA.</source>
            <translation>此构建版本需要恰好该版本的 CUDA。</translation>
        </message>
        <message>
            <source>Install that CUDA version, or a build of the framework for the CUDA that is installed.</source>
            <translation>安装该版本的 CUDA，或安装适用于已安装 CUDA 的框架构建版本。</translation>
        </message>
        <message>
            <source>A compiled extension does not fit the framework</source>
            <translation>编译的扩展与框架不匹配</translation>
        </message>
        <message>
            <source>It was built for another version of TensorFlow or PyTorch.</source>
            <translation>它针对其他版本的 TensorFlow 或 PyTorch 构建。</translation>
        </message>
        <message>
            <source>Build or install the extension again for the installed version.</source>
            <translation>针对已安装的版本重新构建或安装该扩展。</translation>
        </message>
        <message>
            <source>The package needs a newer operating system</source>
            <translation>该包需要更新的操作系统</translation>
        </message>
        <message>
            <source>The system's C or C++ library is too old.</source>
            <translation>系统的 C 或 C++ 库过旧。</translation>
        </message>
        <message>
            <source>Use an older package, or a newer system or container.</source>
            <translation>使用更旧的包，或更新的系统或容器。</translation>
        </message>
        <message>
            <source>A Python package is missing</source>
            <translation>缺少 Python 包</translation>
        </message>
        <message>
            <source>The module is not installed in the environment that runs the training.</source>
            <translation>运行训练的环境中未安装该模块。</translation>
        </message>
        <message>
            <source>Install it there, and check that the right environment is active.</source>
            <translation>在该环境中安装，并检查激活的环境是否正确。</translation>
        </message>
        <message>
            <source>A module does not have this name</source>
            <translation>模块中没有此名称</translation>
        </message>
        <message>
            <source>The package has another version than the code expects.</source>
            <translation>包的版本与代码预期的不同。</translation>
        </message>
        <message>
            <source>Compare the version of the package with the one the code was written for.</source>
            <translation>将包的版本与编写代码时所针对的版本进行比较。</translation>
        </message>
        <message>
            <source>An import failed</source>
            <translation>导入失败</translation>
        </message>
        <message>
            <source>The name or the library could not be loaded.</source>
            <translation>无法加载该名称或库。</translation>
        </message>
        <message>
            <source>Compare the versions of the packages; the message says what is missing.</source>
            <translation>比较各包的版本；消息说明了缺少什么。</translation>
        </message>
        <message>
            <source>No GPU is visible</source>
            <translation>没有可见的 GPU</translation>
        </message>
        <message>
            <source>CUDA_VISIBLE_DEVICES hides it, or the container was started without it. TensorFlow goes on with the CPU, 10 to 50 times slower.</source>
            <translation>CUDA_VISIBLE_DEVICES 将其隐藏，或容器启动时未带 GPU。TensorFlow 改用 CPU 继续，速度慢 10 到 50 倍。</translation>
        </message>
        <message>
            <source>Check nvidia-smi and CUDA_VISIBLE_DEVICES; start containers with --gpus all.</source>
            <translation>检查 nvidia-smi 和 CUDA_VISIBLE_DEVICES；用 --gpus all 启动容器。</translation>
        </message>
        <message>
            <source>The GPU driver is not there</source>
            <translation>没有 GPU 驱动</translation>
        </message>
        <message>
            <source>The library of the driver was not found. TensorFlow goes on with the CPU, 10 to 50 times slower.</source>
            <translation>未找到驱动的库。TensorFlow 改用 CPU 继续，速度慢 10 到 50 倍。</translation>
        </message>
        <message>
            <source>Install the driver, or start the container with --gpus all.</source>
            <translation>安装驱动，或用 --gpus all 启动容器。</translation>
        </message>
        <message>
            <source>The GPU driver is too old</source>
            <translation>GPU 驱动过旧</translation>
        </message>
        <message>
            <source>The framework was built with a newer CUDA than the driver supports.</source>
            <translation>构建框架所用的 CUDA 比驱动支持的更新。</translation>
        </message>
        <message>
            <source>Update the driver, or install a build for an older CUDA.</source>
            <translation>更新驱动，或安装适用于较旧 CUDA 的构建版本。</translation>
        </message>
        <message>
            <source>The driver was updated without a reboot.</source>
            <translation>驱动更新后未重启。</translation>
        </message>
        <message>
            <source>The driver is older than the compiler of the GPU code</source>
            <translation>驱动比 GPU 代码的编译器旧</translation>
        </message>
        <message>
            <source>It cannot translate code made by a newer CUDA.</source>
            <translation>它无法翻译由较新 CUDA 生成的代码。</translation>
        </message>
        <message>
            <source>Update the driver.</source>
            <translation>更新驱动。</translation>
        </message>
        <message>
            <source>Driver and CUDA of the container do not fit</source>
            <translation>驱动与容器中的 CUDA 不匹配</translation>
        </message>
        <message>
            <source>The compatibility package works on data-centre cards only.</source>
            <translation>兼容包只适用于数据中心显卡。</translation>
        </message>
        <message>
            <source>Update the driver, or use a container with an older CUDA.</source>
            <translation>更新驱动，或使用带较旧 CUDA 的容器。</translation>
        </message>
        <message>
            <source>TensorFlow does not use the GPU</source>
            <translation>TensorFlow 未使用 GPU</translation>
        </message>
        <message>
            <source>Libraries are missing, so everything runs on the CPU, 10 to 50 times slower.</source>
            <translation>缺少库，因此一切都在 CPU 上运行，速度慢 10 到 50 倍。</translation>
        </message>
        <message>
            <source>Install the CUDA and cuDNN that this TensorFlow needs; the lines before name the missing libraries.</source>
            <translation>安装此 TensorFlow 所需的 CUDA 和 cuDNN；之前的各行列出了缺失的库。</translation>
        </message>
        <message>
            <source>A library for the GPU was not found</source>
            <translation>未找到 GPU 所需的库</translation>
        </message>
        <message>
            <source>Without it TensorFlow does not use the GPU.</source>
            <translation>没有它，TensorFlow 不会使用 GPU。</translation>
        </message>
        <message>
            <source>Install exactly this version of the library, or a TensorFlow that fits the one installed.</source>
            <translation>安装恰好该版本的库，或与已安装版本匹配的 TensorFlow。</translation>
        </message>
        <message>
            <source>A library for the GPU was loaded</source>
            <translation>已加载 GPU 所需的库</translation>
        </message>
        <message>
            <source>Its name tells the version.</source>
            <translation>其名称表明版本。</translation>
        </message>
        <message>
            <source>An error is reported again</source>
            <translation>错误被再次报告</translation>
        </message>
        <message>
            <source>The error itself stands before or after.</source>
            <translation>错误本身在其之前或之后。</translation>
        </message>
        <message>
            <source>Read the message of the error.</source>
            <translation>阅读该错误的消息。</translation>
        </message>
        <message>
            <source>A Python exception ended the run</source>
            <translation>Python 异常终止了运行</translation>
        </message>
        <message>
            <source>Nothing caught it. The traceback shows the way to the line that raised it.</source>
            <translation>该异常未被捕获。回溯信息显示通向引发异常的那一行的路径。</translation>
        </message>
        <message>
            <source>Look at the deepest line of your own code in the traceback.</source>
            <translation>查看回溯信息中自己代码的最深一行。</translation>
        </message>
        <message>
            <source>The memory pool printed its state, which it does when a request cannot be served.</source>
            <translation>内存池打印了其状态，这发生在请求无法满足时。</translation>
        </message>
        <message>
            <source>The machine was taken back</source>
            <translation>机器被收回</translation>
        </message>
        <message>
            <source>A spot or preemptible machine goes when the cloud or the scheduler needs it. The training is not at fault.</source>
            <translation>当云平台或调度器需要时，竞价型或可抢占的机器会被收走。不是训练的问题。</translation>
        </message>
        <message>
            <source>Save checkpoints often, and let the job start again from the last one.</source>
            <translation>经常保存检查点，并让作业从最后一个检查点重新启动。</translation>
        </message>
        <message>
            <source>PyTorch is the build without CUDA</source>
            <translation>PyTorch 是不含 CUDA 的构建版本</translation>
        </message>
        <message>
            <source>This package holds no code for the GPU, and the program asked for it.</source>
            <translation>此包不含 GPU 代码，而程序要求使用 GPU。</translation>
        </message>
        <message>
            <source>Install the build for CUDA.</source>
            <translation>安装适用于 CUDA 的构建版本。</translation>
        </message>
        <message>
            <source>OpenCV needs libraries of a desktop</source>
            <translation>OpenCV 需要桌面环境的库</translation>
        </message>
        <message>
            <source>The package opencv-python shows windows. A server or a container has nothing for that.</source>
            <translation>opencv-python 包会显示窗口。服务器或容器中没有所需的环境。</translation>
        </message>
        <message>
            <source>Install opencv-python-headless in its place.</source>
            <translation>改为安装 opencv-python-headless。</translation>
        </message>
        <message>
            <source>Pillow is too new for this code</source>
            <translation>Pillow 对此代码而言过新</translation>
        </message>
        <message>
            <source>The name was removed from Pillow 10.</source>
            <translation>该名称已在 Pillow 10 中移除。</translation>
        </message>
        <message>
            <source>Install pillow below 10, or update the package that uses the name.</source>
            <translation>安装低于 10 的 pillow，或更新使用该名称的包。</translation>
        </message>
        <message>
            <source>torchvision and PyTorch do not fit together</source>
            <translation>torchvision 与 PyTorch 不匹配</translation>
        </message>
        <message>
            <source>Its compiled operators are for another version of PyTorch.</source>
            <translation>其编译的算子针对其他版本的 PyTorch。</translation>
        </message>
        <message>
            <source>Install the torchvision that belongs to the PyTorch.</source>
            <translation>安装与 PyTorch 对应的 torchvision。</translation>
        </message>
        <message>
            <source>Protocol buffers were not compiled</source>
            <translation>Protocol Buffers 未编译</translation>
        </message>
        <message>
            <source>The Python files of the .proto files are missing.</source>
            <translation>缺少由 .proto 文件生成的 Python 文件。</translation>
        </message>
        <message>
            <source>Run protoc over them.</source>
            <translation>对它们运行 protoc。</translation>
        </message>
        <message>
            <source>Lightning uses no GPU</source>
            <translation>Lightning 未使用 GPU</translation>
        </message>
        <message>
            <source>It says whether there is one, and that it trains without.</source>
            <translation>它说明是否有 GPU，以及训练不使用 GPU。</translation>
        </message>
        <message>
            <source>Set accelerator="gpu" if there is one.</source>
            <translation>如有 GPU，设置 accelerator="gpu"。</translation>
        </message>
        <message>
            <source>Ultralytics runs on the CPU</source>
            <translation>Ultralytics 在 CPU 上运行</translation>
        </message>
        <message>
            <source>Its first line names the device, here the processor.</source>
            <translation>其第一行说明所用设备，此处为处理器。</translation>
        </message>
        <message>
            <source>Set device=0 if there is a GPU.</source>
            <translation>如有 GPU，设置 device=0。</translation>
        </message>
        <message>
            <source>The program counts no GPU</source>
            <translation>程序统计到的 GPU 数为零</translation>
        </message>
        <message>
            <source>The framework shows it no GPU.</source>
            <translation>框架没有向它提供 GPU。</translation>
        </message>
        <message>
            <source>See why: driver, libraries, or what hides it.</source>
            <translation>查明原因：驱动、库，或有什么隐藏了 GPU。</translation>
        </message>
        <message>
            <source>PyTorch sees no GPU</source>
            <translation>PyTorch 看不到 GPU</translation>
        </message>
        <message>
            <source>It prints that CUDA is not available.</source>
            <translation>它打印出 CUDA 不可用。</translation>
        </message>
        <message>
            <source>See why: driver, build, or what hides it.</source>
            <translation>查明原因：驱动、构建版本，或有什么隐藏了 GPU。</translation>
        </message>
        <message>
            <source>The program chose the CPU</source>
            <translation>程序选择了 CPU</translation>
        </message>
        <message>
            <source>It prints the device that it uses.</source>
            <translation>它打印出所用的设备。</translation>
        </message>
        <message>
            <source>Choose the GPU if there is one.</source>
            <translation>如有 GPU，请选择 GPU。</translation>
        </message>
        <message>
            <source>GPU code is compiled at the start</source>
            <translation>启动时编译 GPU 代码</translation>
        </message>
        <message>
            <source>This build holds no code for the GPU, so the driver makes it. That can take half an hour, and is kept for the next start.</source>
            <translation>此构建版本不含适用于该 GPU 的代码，因此由驱动生成。这可能需要半小时，结果会保留到下次启动使用。</translation>
        </message>
        <message>
            <source>Install a build that knows the GPU.</source>
            <translation>安装支持该 GPU 的构建版本。</translation>
        </message>
        <message>
            <source>The evaluation gave up waiting</source>
            <translation>评估放弃了等待</translation>
        </message>
        <message>
            <source>No new checkpoint came for as long as it waits.</source>
            <translation>在其等待期限内没有出现新的检查点。</translation>
        </message>
        <message>
            <source>Start it on the folder that the training writes to, and again when it has ended.</source>
            <translation>对训练写入的文件夹启动评估，结束后再次启动。</translation>
        </message>
        <message>
            <source>The evaluation waits for a checkpoint</source>
            <translation>评估正在等待检查点</translation>
        </message>
        <message>
            <source>It looks for a new one in this folder.</source>
            <translation>它在此文件夹中查找新的检查点。</translation>
        </message>
        <message>
            <source>It must be the folder that the training writes to.</source>
            <translation>它必须是训练写入的文件夹。</translation>
        </message>
        <message>
            <source>Several processes or GPUs train together</source>
            <translation>多个进程或 GPU 共同训练</translation>
        </message>
        <message>
            <source>The line tells how many.</source>
            <translation>该行说明数量。</translation>
        </message>
    </context>
    <context>
        <name>Sources</name>
        <message>
            <source>gave nothing that could be used; its issues say why</source>
            <translation>没有得到可用内容；文件问题列表说明了原因</translation>
        </message>
        <message>
            <source>a picture</source>
            <translation>图片</translation>
        </message>
        <message>
            <source>dataset records</source>
            <translation>数据集记录</translation>
        </message>
        <message>
            <source>weights or a checkpoint</source>
            <translation>权重或检查点</translation>
        </message>
        <message>
            <source>source code</source>
            <translation>源代码</translation>
        </message>
        <message>
            <source>a document</source>
            <translation>文档</translation>
        </message>
        <message>
            <source>an archive</source>
            <translation>压缩包</translation>
        </message>
        <message>
            <source>annotations</source>
            <translation>标注</translation>
        </message>
        <message>
            <source>a program or library</source>
            <translation>程序或库</translation>
        </message>
        <message>
            <source>text without anything known in it</source>
            <translation>不含已知内容的文本</translation>
        </message>
        <message>
            <source>bytes of no known kind</source>
            <translation>未知类型的字节</translation>
        </message>
        <message>
            <source>an empty file</source>
            <translation>空文件</translation>
        </message>
        <message>
            <source>could not be opened</source>
            <translation>无法打开</translation>
        </message>
        <message>
            <source>more files than are read at once</source>
            <translation>超出一次读取的文件数</translation>
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
        <name>ThumbnailLoader</name>
        <message>
            <source>The picture ends early.</source>
            <translation>图像提前结束。</translation>
        </message>
    </context>
    <context>
        <name>TraceEventText</name>
        <message>
            <source>%1 ms</source>
            <translation>%1 毫秒</translation>
        </message>
        <message>
            <source>at %1</source>
            <translation>位于 %1</translation>
        </message>
        <message>
            <source>lasts %1</source>
            <translation>持续 %1</translation>
        </message>
        <message>
            <source>self %1</source>
            <translation>自身 %1</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>process, thread</comment>
            <translation>%1，%2</translation>
        </message>
    </context>
    <context>
        <name>TracePainter</name>
        <message>
            <source>Unnamed process</source>
            <translation>未命名进程</translation>
        </message>
        <message>
            <source>%1 events</source>
            <translation>%1 个事件</translation>
        </message>
        <message>
            <source>Step %1</source>
            <translation>第 %1 步</translation>
        </message>
        <message numerus="yes">
            <source>%n track(s)</source>
            <translation>
                <numerusform>%n 条轨道</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TraceSummary</name>
        <message>
            <source>%1 of each step waits for input.</source>
            <translation>每步有 %1 的时间在等待输入。</translation>
        </message>
        <message>
            <source>%1 of each step copies data to the device.</source>
            <translation>每步有 %1 的时间在将数据复制到设备。</translation>
        </message>
        <message>
            <source>%1 of each step copies data back to the host.</source>
            <translation>每步有 %1 的时间在将数据复制回主机。</translation>
        </message>
        <message>
            <source>%1 of each step computes.</source>
            <translation>每步有 %1 的时间在计算。</translation>
        </message>
        <message>
            <source>%1 of each step the device waits for the host to launch kernels.</source>
            <translation>每步有 %1 的时间设备在等待主机启动内核。</translation>
        </message>
        <message>
            <source>%1 of each step exchanges gradients between devices.</source>
            <translation>每步有 %1 的时间在设备间交换梯度。</translation>
        </message>
        <message>
            <source>%1 of each step is idle: nothing in the trace explains it.</source>
            <translation>每步有 %1 的时间空闲：跟踪中没有内容可以解释。</translation>
        </message>
        <message>
            <source>%1 of the traced time waits for input.</source>
            <translation>跟踪时间的 %1 在等待输入。</translation>
        </message>
        <message>
            <source>%1 of the traced time copies data to the device.</source>
            <translation>跟踪时间的 %1 在将数据复制到设备。</translation>
        </message>
        <message>
            <source>%1 of the traced time copies data back to the host.</source>
            <translation>跟踪时间的 %1 在将数据复制回主机。</translation>
        </message>
        <message>
            <source>%1 of the traced time computes.</source>
            <translation>跟踪时间的 %1 在计算。</translation>
        </message>
        <message>
            <source>%1 of the traced time the device waits for the host to launch kernels.</source>
            <translation>跟踪时间的 %1 设备在等待主机启动内核。</translation>
        </message>
        <message>
            <source>%1 of the traced time exchanges gradients between devices.</source>
            <translation>跟踪时间的 %1 在设备间交换梯度。</translation>
        </message>
        <message>
            <source>%1 of the traced time is idle: nothing in the trace explains it.</source>
            <translation>跟踪时间的 %1 空闲：跟踪中没有内容可以解释。</translation>
        </message>
        <message>
            <source>No GPU was used.</source>
            <translation>没有使用 GPU。</translation>
        </message>
        <message>
            <source>The GPU is busy %1 of the time.</source>
            <translation>GPU 有 %1 的时间处于忙碌状态。</translation>
        </message>
        <message>
            <source>Each GPU is busy %1 of the time.</source>
            <translation>每块 GPU 有 %1 的时间处于忙碌状态。</translation>
        </message>
        <message>
            <source>The GPUs are busy %1 to %2 of the time.</source>
            <translation>各 GPU 有 %1 至 %2 的时间处于忙碌状态。</translation>
        </message>
        <message>
            <source> </source>
            <comment>between sentences</comment>
            <translation> </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n 步</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n device(s)</source>
            <translation>
                <numerusform>%n 个设备</numerusform>
            </translation>
        </message>
        <message>
            <source>rank %1 of %2</source>
            <translation>rank %1，共 %2 个</translation>
        </message>
        <message>
            <source>%1 events</source>
            <translation>%1 个事件</translation>
        </message>
        <message>
            <source>The trace is cut: what came after its last whole event is missing.</source>
            <translation>跟踪被截断：最后一个完整事件之后的内容缺失。</translation>
        </message>
        <message>
            <source>No step markers: the steps are guessed.</source>
            <translation>没有步标记：各步为推测所得。</translation>
        </message>
        <message>
            <source>No step markers: all of the trace counts as one stretch.</source>
            <translation>没有步标记：整个跟踪视为一段。</translation>
        </message>
        <message>
            <source>This file holds the results of XProf, not the events, so there is no timeline.</source>
            <translation>此文件包含 XProf 的结果而非事件，因此没有时间线。</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <translation>%1：%2，%3</translation>
        </message>
        <message>
            <source>Step %1: %2</source>
            <translation>第 %1 步：%2</translation>
        </message>
    </context>
    <context>
        <name>TraceText</name>
        <message>
            <source>%1 ns</source>
            <translation>%1 纳秒</translation>
        </message>
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
            <comment>seconds</comment>
            <translation>%1 秒</translation>
        </message>
        <message>
            <source>Input</source>
            <translation>输入</translation>
        </message>
        <message>
            <source>Host to device</source>
            <translation>主机到设备</translation>
        </message>
        <message>
            <source>Device to host</source>
            <translation>设备到主机</translation>
        </message>
        <message>
            <source>Compute</source>
            <translation>计算</translation>
        </message>
        <message>
            <source>Kernel launch</source>
            <translation>内核启动</translation>
        </message>
        <message>
            <source>Collectives</source>
            <translation>集合通信</translation>
        </message>
        <message>
            <source>Idle</source>
            <translation>空闲</translation>
        </message>
        <message>
            <source>Waiting for the next batch, or making it.</source>
            <translation>等待或生成下一个批次。</translation>
        </message>
        <message>
            <source>Copies from the memory of the host to the device.</source>
            <translation>从主机内存复制到设备。</translation>
        </message>
        <message>
            <source>Copies from the device to the memory of the host.</source>
            <translation>从设备复制到主机内存。</translation>
        </message>
        <message>
            <source>Kernels of the model run on the device.</source>
            <translation>模型的内核在设备上运行。</translation>
        </message>
        <message>
            <source>The host prepares kernels while the device waits for them.</source>
            <translation>主机准备内核，设备等待内核。</translation>
        </message>
        <message>
            <source>Devices exchange gradients: all-reduce and its kind.</source>
            <translation>设备交换梯度：all-reduce 等。</translation>
        </message>
        <message>
            <source>Nothing that the trace explains.</source>
            <translation>跟踪无法解释的部分。</translation>
        </message>
        <message>
            <source>Operator on the host</source>
            <translation>主机上的算子</translation>
        </message>
        <message>
            <source>Annotation</source>
            <translation>标注</translation>
        </message>
        <message>
            <source>CUDA call</source>
            <translation>CUDA 调用</translation>
        </message>
        <message>
            <source>Kernel</source>
            <translation>内核</translation>
        </message>
        <message>
            <source>Copy host to device</source>
            <translation>主机到设备复制</translation>
        </message>
        <message>
            <source>Copy device to host</source>
            <translation>设备到主机复制</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Memory set</source>
            <translation>内存置值</translation>
        </message>
        <message>
            <source>Collective</source>
            <translation>集合通信</translation>
        </message>
        <message>
            <source>Input pipeline</source>
            <translation>输入管线</translation>
        </message>
        <message>
            <source>Python function</source>
            <translation>Python 函数</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>步</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>其他</translation>
        </message>
        <message>
            <source>TensorFlow XPlane</source>
            <translation>TensorFlow XPlane</translation>
        </message>
        <message>
            <source>Chrome trace</source>
            <translation>Chrome 跟踪</translation>
        </message>
        <message>
            <source>TensorFlow trace</source>
            <translation>TensorFlow 跟踪</translation>
        </message>
        <message>
            <source>PyTorch Kineto trace</source>
            <translation>PyTorch Kineto 跟踪</translation>
        </message>
        <message>
            <source>TensorFlow memory profile</source>
            <translation>TensorFlow 内存分析</translation>
        </message>
        <message>
            <source>PyTorch memory snapshot</source>
            <translation>PyTorch 内存快照</translation>
        </message>
        <message>
            <source>XProf results</source>
            <translation>XProf 结果</translation>
        </message>
        <message>
            <source>unknown</source>
            <comment>a share</comment>
            <translation>未知</translation>
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
            <translation>批次 %1，而非 %2</translation>
        </message>
        <message>
            <source>The learning rate has to follow the batch; where batch normalisation is trained, its statistics get noisier.</source>
            <translation>学习率须随批次调整；若批归一化参与训练，其统计量的噪声会增大。</translation>
        </message>
        <message>
            <source>Batch %1, gradients of %2 steps accumulated</source>
            <translation>批次 %1，累积 %2 步的梯度</translation>
        </message>
        <message>
            <source>Normalisation still sees the small batch; steps are counted anew.</source>
            <translation>归一化看到的仍是小批次；步数的计法会改变。</translation>
        </message>
        <message>
            <source>Mixed precision</source>
            <translation>混合精度</translation>
        </message>
        <message>
            <source>Needs loss scaling; watch the first thousand steps for NaN.</source>
            <translation>需要损失缩放；前一千步留意是否出现 NaN。</translation>
        </message>
        <message>
            <source>Segments of the allocator that can grow</source>
            <translation>分配器使用可扩展的段</translation>
        </message>
        <message>
            <source>One region from the start</source>
            <translation>从一开始就使用单一区域</translation>
        </message>
        <message>
            <source>Activations computed again when needed</source>
            <translation>需要时重新计算激活值</translation>
        </message>
        <message>
            <source>Optimizer %1 instead of %2</source>
            <translation>优化器 %1，而非 %2</translation>
        </message>
        <message>
            <source>Needs a learning rate of its own; what was tuned for the other does not carry over.</source>
            <translation>需要单独的学习率；为另一优化器调好的值不能沿用。</translation>
        </message>
        <message>
            <source>No moving average of the weights</source>
            <translation>不使用权重的滑动平均</translation>
        </message>
        <message>
            <source>Evaluation is noisier and usually a little worse.</source>
            <translation>评估的噪声更大，且通常略差。</translation>
        </message>
        <message>
            <source>%1 stages of the backbone frozen</source>
            <translation>冻结骨干网络的 %1 个阶段</translation>
        </message>
        <message>
            <source>Only for a backbone that was trained on similar pictures.</source>
            <translation>仅适用于在相似图像上训练过的骨干网络。</translation>
        </message>
        <message>
            <source>At most %1 boxes in a picture</source>
            <translation>每张图像最多 %1 个框</translation>
        </message>
        <message>
            <source>Boxes beyond it count as background; cut crowded pictures into tiles.</source>
            <translation>超出的框会被当作背景；将对象密集的图像切成图块。</translation>
        </message>
        <message>
            <source>Images of %1 instead of %2</source>
            <translation>图像尺寸 %1，而非 %2</translation>
        </message>
        <message>
            <source>Small objects are lost first; look at their average precision alone.</source>
            <translation>最先丢失的是小对象；请单独查看其平均精度。</translation>
        </message>
        <message>
            <source>%1 instead of %2</source>
            <translation>%1，而非 %2</translation>
        </message>
        <message>
            <source>%1 (%2) with %3</source>
            <translation>%1（%2），配备 %3</translation>
        </message>
        <message>
            <source>%1: the run ended before its peak, which may be higher.</source>
            <translation>%1：运行在达到峰值前结束，峰值可能更高。</translation>
        </message>
        <message>
            <source>%1: differs from the estimate by %2; check that it is of this model and batch.</source>
            <translation>%1：与估计值相差 %2；请检查它是否属于此模型和批次。</translation>
        </message>
        <message>
            <source>%1: more than the other measurements leave room for; not used.</source>
            <translation>%1：超出其他测量所允许的范围；未采用。</translation>
        </message>
        <message>
            <source>%1: ended before its peak and below the estimate; not used.</source>
            <translation>%1：在达到峰值前结束且低于估计值；未采用。</translation>
        </message>
        <message>
            <source>measured less estimated, one measurement</source>
            <translation>测量值减估计值，一次测量</translation>
        </message>
        <message>
            <source>measured less estimated, %1 measurements</source>
            <translation>测量值减估计值，%1 次测量</translation>
        </message>
        <message>
            <source>alive at the peak, in the update</source>
            <translation>峰值时占用，处于更新阶段</translation>
        </message>
        <message>
            <source>alive at the peak, in %1</source>
            <translation>峰值时占用，位于 %1</translation>
        </message>
        <message>
            <source>%1 parameters</source>
            <translation>%1 个参数</translation>
        </message>
        <message>
            <source>%1 parameters, with their 2-byte copies</source>
            <translation>%1 个参数，含其 2 字节副本</translation>
        </message>
        <message>
            <source>of %1 parameters that are trained</source>
            <translation>对应 %1 个参与训练的参数</translation>
        </message>
        <message>
            <source>what %1 keeps for each of them</source>
            <translation>%1 为其中每一个保存的内容</translation>
        </message>
        <message>
            <source>a second copy of the weights</source>
            <translation>权重的第二份副本</translation>
        </message>
        <message>
            <source>a copy of the gradients for the exchange between %1 replicas</source>
            <translation>用于 %1 个副本之间交换的梯度副本</translation>
        </message>
        <message>
            <source>one image of %1</source>
            <translation>一张 %1 的图像</translation>
        </message>
        <message>
            <source>%1 images of %2</source>
            <translation>%1 张 %2 的图像</translation>
        </message>
        <message>
            <source>kept for the backward pass</source>
            <translation>为反向传播保留</translation>
        </message>
        <message>
            <source>targets and what the terms of the loss leave for the backward pass</source>
            <translation>目标值，以及损失各项为反向传播保留的内容</translation>
        </message>
        <message>
            <source>matching with up to %1 boxes per image</source>
            <translation>每张图像最多 %1 个框的匹配</translation>
        </message>
        <message>
            <source>scratch memory of convolutions and matrix products</source>
            <translation>卷积和矩阵乘法的临时工作显存</translation>
        </message>
        <message>
            <source>held by the allocator, not in use at the peak</source>
            <translation>由分配器持有，峰值时未使用</translation>
        </message>
        <message>
            <source>CUDA context, kernels and libraries, outside the allocator</source>
            <translation>CUDA 上下文、内核和库，不在分配器内</translation>
        </message>
        <message>
            <source>Nobody has published figures of %1 to compare with: the band is a guess.</source>
            <translation>没有公开的 %1 数据可供比较：该区间为估测。</translation>
        </message>
        <message>
            <source>One replica: synchronised normalisation has nothing to exchange.</source>
            <translation>只有一个副本：同步归一化没有可交换的内容。</translation>
        </message>
        <message>
            <source>cudnn.benchmark tries convolutions with all the memory that is free; the scratch memory counted here is not needed, and the largest batch is that without it.</source>
            <translation>cudnn.benchmark 会用全部空闲显存试算卷积；此处计入的临时工作显存并非必需，最大批次按不含它计算。</translation>
        </message>
        <message>
            <source>TensorFlow takes the whole device at its start unless allow_growth is set; this is how much of it has to be there.</source>
            <translation>除非设置 allow_growth，TensorFlow 启动时会占用整个设备；此处为其中必须具备的量。</translation>
        </message>
        <message>
            <source>The size of a record is not known: COCO's is taken.</source>
            <translation>记录的大小未知：按 COCO 的大小计算。</translation>
        </message>
        <message>
            <source>The size of a picture is not known: COCO's is taken.</source>
            <translation>图像的大小未知：按 COCO 的大小计算。</translation>
        </message>
        <message>
            <source>one batch, made by the training process</source>
            <translation>一个批次，由训练进程生成</translation>
        </message>
        <message>
            <source>%1 workers x %2 batches</source>
            <translation>%1 个工作进程 x %2 个批次</translation>
        </message>
        <message>
            <source>%1 processes</source>
            <translation>%1 个进程</translation>
        </message>
        <message>
            <source>%1 is left to tf.data: 4 batches are taken.</source>
            <translation>%1 由 tf.data 决定：按 4 个批次计算。</translation>
        </message>
        <message>
            <source>TensorFlow with its libraries</source>
            <translation>TensorFlow 及其库</translation>
        </message>
        <message>
            <source>at most %1 files x 8 MB</source>
            <translation>最多 %1 个文件 x 8 MB</translation>
        </message>
        <message>
            <source>%1 records x %2</source>
            <translation>%1 条记录 x %2</translation>
        </message>
        <message>
            <source>%1 pictures at once, as float32, with their masks</source>
            <translation>同时 %1 张图像，float32，含其掩码</translation>
        </message>
        <message>
            <source>%1 pictures at once, as float32</source>
            <translation>同时 %1 张图像，float32</translation>
        </message>
        <message>
            <source>%1 batches of %2 images, float32</source>
            <translation>%1 个批次，每批 %2 张图像，float32</translation>
        </message>
        <message>
            <source>%1 is chosen by the trainer: 16 is taken.</source>
            <translation>%1 由训练程序选择：按 16 计算。</translation>
        </message>
        <message>
            <source>PyTorch with its libraries</source>
            <translation>PyTorch 及其库</translation>
        </message>
        <message>
            <source>%1 pictures with their long side at %2</source>
            <translation>%1 张图像，长边为 %2</translation>
        </message>
        <message>
            <source>%1: the number of pictures is not known; planned without.</source>
            <translation>%1：图像数量未知；规划时未计入。</translation>
        </message>
        <message>
            <source>Images are taken as 1333 x 800, float32.</source>
            <translation>图像按 1333 x 800、float32 计算。</translation>
        </message>
        <message>
            <source>The stem of the backbone frozen</source>
            <translation>冻结骨干网络的 stem</translation>
        </message>
    </context>
    <context>
        <name>VramText</name>
        <message>
            <source>Weights</source>
            <translation>权重</translation>
        </message>
        <message>
            <source>Gradients</source>
            <translation>梯度</translation>
        </message>
        <message>
            <source>Optimizer slots</source>
            <translation>优化器槽位</translation>
        </message>
        <message>
            <source>Moving average</source>
            <translation>滑动平均</translation>
        </message>
        <message>
            <source>Gradient buckets</source>
            <translation>梯度桶</translation>
        </message>
        <message>
            <source>Input</source>
            <translation>输入</translation>
        </message>
        <message>
            <source>Backbone activations</source>
            <translation>骨干网络激活值</translation>
        </message>
        <message>
            <source>Neck activations</source>
            <translation>颈部激活值</translation>
        </message>
        <message>
            <source>Head activations</source>
            <translation>头部激活值</translation>
        </message>
        <message>
            <source>Second stage activations</source>
            <translation>第二阶段激活值</translation>
        </message>
        <message>
            <source>Loss</source>
            <translation>损失</translation>
        </message>
        <message>
            <source>Target assignment</source>
            <translation>目标分配</translation>
        </message>
        <message>
            <source>Activation gradients</source>
            <translation>激活值梯度</translation>
        </message>
        <message>
            <source>Convolution workspace</source>
            <translation>卷积工作区</translation>
        </message>
        <message>
            <source>Allocator</source>
            <translation>分配器</translation>
        </message>
        <message>
            <source>CUDA context</source>
            <translation>CUDA 上下文</translation>
        </message>
        <message>
            <source>Unexplained</source>
            <translation>无法解释的部分</translation>
        </message>
        <message>
            <source>The parameters of the network.</source>
            <translation>网络的参数。</translation>
        </message>
        <message>
            <source>One for each parameter that is trained.</source>
            <translation>每个参与训练的参数各有一个。</translation>
        </message>
        <message>
            <source>What the optimizer remembers of each parameter: momentum, variance.</source>
            <translation>优化器为每个参数保存的内容：动量、方差。</translation>
        </message>
        <message>
            <source>A second copy of the weights that follows them slowly.</source>
            <translation>权重的第二份副本，缓慢跟随权重变化。</translation>
        </message>
        <message>
            <source>Copies of the gradients for the exchange between GPUs.</source>
            <translation>用于 GPU 之间交换的梯度副本。</translation>
        </message>
        <message>
            <source>Images and ground truth on the device.</source>
            <translation>设备上的图像和真实标注。</translation>
        </message>
        <message>
            <source>Outputs of the backbone, kept for the backward pass.</source>
            <translation>骨干网络的输出，为反向传播而保留。</translation>
        </message>
        <message>
            <source>Outputs of the feature pyramid, kept for the backward pass.</source>
            <translation>特征金字塔的输出，为反向传播而保留。</translation>
        </message>
        <message>
            <source>Outputs of the heads, kept for the backward pass.</source>
            <translation>头部的输出，为反向传播而保留。</translation>
        </message>
        <message>
            <source>What runs on proposals, kept for the backward pass.</source>
            <translation>在候选框上运行的部分，为反向传播而保留。</translation>
        </message>
        <message>
            <source>Intermediate results of the losses: they grow with anchors times classes.</source>
            <translation>各项损失的中间结果：随锚框数乘以类别数增长。</translation>
        </message>
        <message>
            <source>Matching of anchors with ground truth: it grows with anchors times boxes in an image.</source>
            <translation>锚框与真实标注的匹配：随锚框数乘以单张图像中的框数增长。</translation>
        </message>
        <message>
            <source>Gradients of activations that are alive at the peak.</source>
            <translation>峰值时仍存活的激活的梯度。</translation>
        </message>
        <message>
            <source>Scratch memory of the convolution that runs at the peak.</source>
            <translation>峰值时运行的卷积的工作区。</translation>
        </message>
        <message>
            <source>Rounding and fragments: reserved, but not handed out.</source>
            <translation>取整和碎片：已保留，但未分配出去。</translation>
        </message>
        <message>
            <source>CUDA, cuDNN, cuBLAS and NCCL themselves.</source>
            <translation>CUDA、cuDNN、cuBLAS 和 NCCL 自身。</translation>
        </message>
        <message>
            <source>What a measurement adds to the model.</source>
            <translation>实测在模型估计之外增加的部分。</translation>
        </message>
        <message>
            <source>Backbone</source>
            <translation>骨干网络</translation>
        </message>
        <message>
            <source>Neck</source>
            <translation>颈部</translation>
        </message>
        <message>
            <source>Head</source>
            <translation>头部</translation>
        </message>
        <message>
            <source>Second stage</source>
            <translation>第二阶段</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>前向</translation>
        </message>
        <message>
            <source>Backward</source>
            <translation>反向</translation>
        </message>
        <message>
            <source>Update</source>
            <translation>更新</translation>
        </message>
        <message>
            <source>Convolution</source>
            <translation>卷积</translation>
        </message>
        <message>
            <source>Transposed convolution</source>
            <translation>转置卷积</translation>
        </message>
        <message>
            <source>Dense</source>
            <translation>全连接</translation>
        </message>
        <message>
            <source>Batch norm</source>
            <translation>批归一化</translation>
        </message>
        <message>
            <source>Group norm</source>
            <translation>组归一化</translation>
        </message>
        <message>
            <source>Layer norm</source>
            <translation>层归一化</translation>
        </message>
        <message>
            <source>Activation</source>
            <translation>激活</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>加法</translation>
        </message>
        <message>
            <source>Multiply</source>
            <translation>乘法</translation>
        </message>
        <message>
            <source>Concatenation</source>
            <translation>拼接</translation>
        </message>
        <message>
            <source>Max pooling</source>
            <translation>最大池化</translation>
        </message>
        <message>
            <source>Average pooling</source>
            <translation>平均池化</translation>
        </message>
        <message>
            <source>Global pooling</source>
            <translation>全局池化</translation>
        </message>
        <message>
            <source>Resize</source>
            <translation>缩放</translation>
        </message>
        <message>
            <source>Padding</source>
            <translation>填充</translation>
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
            <translation>矩阵乘积</translation>
        </message>
        <message>
            <source>Crops of proposals</source>
            <translation>候选区域裁剪</translation>
        </message>
        <message>
            <source>View</source>
            <translation>视图</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Calculation</source>
            <translation>计算</translation>
        </message>
        <message>
            <source>32 bit</source>
            <translation>32 位</translation>
        </message>
        <message>
            <source>Mixed (AMP)</source>
            <translation>混合（AMP）</translation>
        </message>
        <message>
            <source>16 bit</source>
            <translation>16 位</translation>
        </message>
        <message>
            <source>Allocated</source>
            <translation>已分配</translation>
        </message>
        <message>
            <source>Reserved</source>
            <translation>已保留</translation>
        </message>
        <message>
            <source>On the device</source>
            <translation>设备上</translation>
        </message>
        <message>
            <source>As torch.cuda.max_memory_allocated and TensorFlow's MaxInUse: what tensors take.</source>
            <translation>同 torch.cuda.max_memory_allocated 和 TensorFlow 的 MaxInUse：张量占用的显存。</translation>
        </message>
        <message>
            <source>As torch.cuda.max_memory_reserved: what the allocator took from the driver.</source>
            <translation>同 torch.cuda.max_memory_reserved：分配器从驱动取得的显存。</translation>
        </message>
        <message>
            <source>As nvidia-smi: with the context and the libraries. What has to fit.</source>
            <translation>同 nvidia-smi：包括上下文和库。必须容纳的量。</translation>
        </message>
        <message>
            <source>Trained</source>
            <translation>训练</translation>
        </message>
        <message>
            <source>Moving statistics</source>
            <translation>滑动统计量</translation>
        </message>
        <message>
            <source>Frozen</source>
            <translation>冻结</translation>
        </message>
        <message>
            <source>Synchronised</source>
            <translation>同步</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>无</translation>
        </message>
        <message>
            <source>Stem</source>
            <translation>Stem</translation>
        </message>
        <message>
            <source>Stem, stage 1</source>
            <translation>Stem、阶段 1</translation>
        </message>
        <message>
            <source>Stem, stages 1 to %1</source>
            <translation>Stem、阶段 1 至 %1</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>模型</translation>
        </message>
        <message>
            <source>Framework</source>
            <translation>框架</translation>
        </message>
        <message>
            <source>Input size</source>
            <translation>输入尺寸</translation>
        </message>
        <message>
            <source>Batch</source>
            <translation>批次</translation>
        </message>
        <message>
            <source>Classes</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Most boxes in a picture</source>
            <translation>单张图像的最多框数</translation>
        </message>
        <message>
            <source>GPUs</source>
            <translation>GPU 数</translation>
        </message>
        <message>
            <source>Precision</source>
            <translation>精度</translation>
        </message>
        <message>
            <source>Optimizer</source>
            <translation>优化器</translation>
        </message>
        <message>
            <source>Frozen stages</source>
            <translation>冻结的阶段</translation>
        </message>
        <message>
            <source>Checkpointing</source>
            <translation>激活检查点</translation>
        </message>
        <message>
            <source>Accumulated steps</source>
            <translation>累积步数</translation>
        </message>
        <message>
            <source>Process</source>
            <translation>进程</translation>
        </message>
        <message>
            <source>Read buffers</source>
            <translation>读取缓冲区</translation>
        </message>
        <message>
            <source>Shuffle buffer</source>
            <translation>打乱缓冲区</translation>
        </message>
        <message>
            <source>Pictures being decoded</source>
            <translation>正在解码的图像</translation>
        </message>
        <message>
            <source>Waiting batches</source>
            <translation>等待中的批次</translation>
        </message>
        <message>
            <source>Worker processes</source>
            <translation>工作进程</translation>
        </message>
        <message>
            <source>Cache</source>
            <translation>缓存</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 至 %2</translation>
        </message>
        <message>
            <source>Fits</source>
            <translation>可容纳</translation>
        </message>
        <message>
            <source>Fits, barely</source>
            <translation>勉强可容纳</translation>
        </message>
        <message>
            <source>Probably too large</source>
            <translation>可能过大</translation>
        </message>
        <message>
            <source>Too large</source>
            <translation>过大</translation>
        </message>
        <message>
            <source>Needs %1 (%2) of the %3 usable on %4.</source>
            <translation>需要 %1（%2），%4 上可用 %3。</translation>
        </message>
        <message>
            <source>Not even one image fits.</source>
            <translation>连一张图像也容纳不下。</translation>
        </message>
        <message>
            <source>Largest batch: %1.</source>
            <translation>最大批次：%1。</translation>
        </message>
        <message>
            <source>Largest batch: %1 (certain %2, possible %3).</source>
            <translation>最大批次：%1（确定 %2，可能 %3）。</translation>
        </message>
        <message>
            <source>The peak is in the forward pass.</source>
            <translation>峰值出现在前向传播中。</translation>
        </message>
        <message>
            <source>The peak is in the forward pass, at %1.</source>
            <translation>峰值出现在前向传播中，位于 %1。</translation>
        </message>
        <message>
            <source>The peak is in the loss.</source>
            <translation>峰值出现在损失计算中。</translation>
        </message>
        <message>
            <source>The peak is in the loss, at %1.</source>
            <translation>峰值出现在损失计算中，位于 %1。</translation>
        </message>
        <message>
            <source>The peak is in the backward pass.</source>
            <translation>峰值出现在反向传播中。</translation>
        </message>
        <message>
            <source>The peak is in the backward pass, at %1.</source>
            <translation>峰值出现在反向传播中，位于 %1。</translation>
        </message>
        <message>
            <source>The peak is in the update of the weights.</source>
            <translation>峰值出现在权重更新中。</translation>
        </message>
        <message>
            <source>Measured beyond the model</source>
            <translation>模型之外的实测部分</translation>
        </message>
    </context>
    <context>
        <name>WindowDocks</name>
        <message>
            <source>Case</source>
            <translation>案例</translation>
        </message>
        <message>
            <source>Issues with files</source>
            <translation>文件问题</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>规则</translation>
        </message>
        <message>
            <source>Checklist</source>
            <translation>检查清单</translation>
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
        <name>faultline::ArtifactTreeModel</name>
        <message numerus="yes">
            <source>%n damaged place(s); see Issues</source>
            <translation>
                <numerusform>%n 处损坏；见“文件问题”</numerusform>
            </translation>
        </message>
        <message>
            <source>Ended by: %1</source>
            <translation>结束原因：%1</translation>
        </message>
        <message>
            <source>Ended with exit code %1</source>
            <translation>以退出码 %1 结束</translation>
        </message>
        <message>
            <source>Not recognised</source>
            <translation>未识别</translation>
        </message>
        <message>
            <source>Logs</source>
            <translation>日志</translation>
        </message>
        <message>
            <source>GPU and host logs</source>
            <translation>GPU 和主机日志</translation>
        </message>
        <message>
            <source>Configurations</source>
            <translation>配置</translation>
        </message>
        <message>
            <source>Environment</source>
            <translation>环境</translation>
        </message>
        <message>
            <source>Traces</source>
            <translation>跟踪</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>运行</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n file(s)</source>
            <translation>
                <numerusform>%1，%n 个文件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more of these are not listed.</source>
            <translation>
                <numerusform>还有 %n 个未列出。</numerusform>
            </translation>
        </message>
        <message>
            <source>Belongs to run %1</source>
            <translation>属于运行 %1</translation>
        </message>
        <message>
            <source>run %1</source>
            <translation>运行 %1</translation>
        </message>
        <message>
            <source>Datasets</source>
            <translation>数据集</translation>
        </message>
    </context>
    <context>
        <name>faultline::ChangeTableModel</name>
        <message>
            <source>What differs</source>
            <translation>差异</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>之前</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>现在</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>显存</translation>
        </message>
    </context>
    <context>
        <name>faultline::ChecklistModel</name>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n 个问题</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unknown</source>
            <translation>
                <numerusform>%n 项未知</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n question(s)</source>
            <translation>
                <numerusform>%n 个待答问题</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fine</source>
            <translation>
                <numerusform>%n 项正常</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>%1, tried</source>
            <comment>state of an item of the checklist</comment>
            <translation>%1，已尝试</translation>
        </message>
        <message>
            <source>%1, follows from another</source>
            <comment>state of an item of the checklist</comment>
            <translation>%1，由其他项引起</translation>
        </message>
        <message>
            <source>%1
%2</source>
            <translation>%1
%2</translation>
        </message>
    </context>
    <context>
        <name>faultline::ComponentTableModel</name>
        <message>
            <source>Component</source>
            <translation>组成部分</translation>
        </message>
        <message>
            <source>Bytes</source>
            <translation>字节</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>占比</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>变化</translation>
        </message>
        <message>
            <source>How it comes about</source>
            <translation>由来</translation>
        </message>
    </context>
    <context>
        <name>faultline::ConfigTreeModel</name>
        <message>
            <source>line %1</source>
            <translation>第 %1 行</translation>
        </message>
        <message>
            <source>in the file</source>
            <translation>文件中</translation>
        </message>
        <message>
            <source>default</source>
            <translation>默认值</translation>
        </message>
        <message>
            <source>not set</source>
            <translation>未设置</translation>
        </message>
        <message>
            <source>line %1, unknown field</source>
            <translation>第 %1 行，未知字段</translation>
        </message>
        <message>
            <source>line %1, set twice</source>
            <translation>第 %1 行，重复设置</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1（%2）</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <translation>%1：%2，%3</translation>
        </message>
        <message>
            <source>Field</source>
            <translation>字段</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>值</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>默认值</translation>
        </message>
        <message>
            <source>Set</source>
            <translation>设置位置</translation>
        </message>
    </context>
    <context>
        <name>faultline::DefectTableModel</name>
        <message>
            <source>Severity</source>
            <translation>严重程度</translation>
        </message>
        <message>
            <source>Defect</source>
            <translation>缺陷</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>图像</translation>
        </message>
        <message>
            <source>Box</source>
            <translation>框</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>划分</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>原因</translation>
        </message>
    </context>
    <context>
        <name>faultline::EnvironmentModel</name>
        <message>
            <source>missing library</source>
            <translation>缺失的库</translation>
        </message>
        <message>
            <source>%1, line %2</source>
            <translation>%1，第 %2 行</translation>
        </message>
        <message>
            <source>Component</source>
            <translation>组件</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>版本</translation>
        </message>
        <message>
            <source>Known as</source>
            <translation>性质</translation>
        </message>
        <message>
            <source>Found in</source>
            <translation>出处</translation>
        </message>
        <message>
            <source>Detail</source>
            <translation>详情</translation>
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
            <translation>层</translation>
        </message>
        <message>
            <source>Part</source>
            <translation>部分</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>Output of one image</source>
            <translation>单张图像的输出</translation>
        </message>
        <message>
            <source>Parameters</source>
            <translation>参数</translation>
        </message>
        <message>
            <source>Kept</source>
            <translation>保留</translation>
        </message>
        <message>
            <source>Workspace</source>
            <translation>工作区</translation>
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
            <translation>第 %1 行</translation>
        </message>
        <message numerus="yes">
            <source>%n times</source>
            <translation>
                <numerusform>%n 次</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::MitigationModel</name>
        <message>
            <source>same</source>
            <translation>不变</translation>
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
            <translation>%1（%2）</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>更改</translation>
        </message>
        <message>
            <source>Saves</source>
            <translation>节省</translation>
        </message>
        <message>
            <source>New peak</source>
            <translation>新峰值</translation>
        </message>
        <message>
            <source>Fits?</source>
            <translation>放得下？</translation>
        </message>
        <message>
            <source>Epoch time</source>
            <translation>每轮耗时</translation>
        </message>
        <message>
            <source>Learning rate</source>
            <translation>学习率</translation>
        </message>
    </context>
    <context>
        <name>faultline::PictureListModel</name>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n 个框</numerusform>
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
            <translation>添加 %1</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <translation>移除 %1</translation>
        </message>
        <message>
            <source>Move %1</source>
            <translation>移动 %1</translation>
        </message>
        <message>
            <source>Switch %1 on</source>
            <translation>启用 %1</translation>
        </message>
        <message>
            <source>Switch %1 off</source>
            <translation>停用 %1</translation>
        </message>
        <message>
            <source>Change %1 of %2</source>
            <translation>更改 %2 的 %1</translation>
        </message>
        <message>
            <source>Reset %1</source>
            <translation>重置 %1</translation>
        </message>
    </context>
    <context>
        <name>faultline::PipelineStepModel</name>
        <message>
            <source>%1, on</source>
            <translation>%1，已启用</translation>
        </message>
        <message>
            <source>%1, off</source>
            <translation>%1，已停用</translation>
        </message>
        <message>
            <source>Not reproduced: this transform is not known here.</source>
            <translation>未重现：此处不认识该变换。</translation>
        </message>
    </context>
    <context>
        <name>faultline::RuleModel</name>
        <message>
            <source>%1: %2 (threshold %3)</source>
            <translation>%1：%2（阈值 %3）</translation>
        </message>
        <message>
            <source>The rule stopped with an error; see the issues.</source>
            <translation>规则因错误而停止；见“文件问题”。</translation>
        </message>
        <message>
            <source>Not asked</source>
            <translation>未应用</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>结果</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>代码</translation>
        </message>
        <message>
            <source>Rule</source>
            <translation>规则</translation>
        </message>
        <message>
            <source>Section</source>
            <translation>分类</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>训练</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>原因</translation>
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
        <message>
            <source>There are no event files: this run is known by its console log.</source>
            <translation>没有事件文件：此运行由其控制台日志得知。</translation>
        </message>
        <message>
            <source>from its console log</source>
            <translation>来自控制台日志</translation>
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
        <name>faultline::ui::ArtifactPanel</name>
        <message>
            <source>Files of this case</source>
            <translation>此案例的文件</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>文件</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>显示</translation>
        </message>
        <message>
            <source>Show issues</source>
            <translation>显示文件问题</translation>
        </message>
        <message>
            <source>Copy path</source>
            <translation>复制路径</translation>
        </message>
        <message>
            <source>Open its folder</source>
            <translation>打开所在文件夹</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::BatchGrid</name>
        <message>
            <source>Pictures of the batch</source>
            <translation>批次中的图像</translation>
        </message>
        <message numerus="yes">
            <source>%n lost</source>
            <comment>boxes</comment>
            <translation>
                <numerusform>丢失 %n 个</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 × %2 px, boxes: %3 of %4</source>
            <translation>%1 × %2 px，框：%3 / %4</translation>
        </message>
        <message>
            <source>The picture as decoded (O for all)</source>
            <translation>解码后的图像（按 O 键查看全部）</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::BatchToolbar</name>
        <message>
            <source>Dataset</source>
            <translation>数据集</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>划分</translation>
        </message>
        <message>
            <source>Previous batch (Ctrl+Left)</source>
            <translation>上一个批次 (Ctrl+Left)</translation>
        </message>
        <message>
            <source>Next batch (Ctrl+Right)</source>
            <translation>下一个批次 (Ctrl+Right)</translation>
        </message>
        <message>
            <source>Pictures in a batch</source>
            <translation>每批次图像数</translation>
        </message>
        <message>
            <source> pictures</source>
            <translation> 张图像</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>种子</translation>
        </message>
        <message>
            <source>New seed (Ctrl+R)</source>
            <translation>新种子 (Ctrl+R)</translation>
        </message>
        <message>
            <source>Boxes</source>
            <translation>框</translation>
        </message>
        <message>
            <source>Boxes and labels</source>
            <translation>框和标签</translation>
        </message>
        <message>
            <source>Original</source>
            <translation>原图</translation>
        </message>
        <message>
            <source>Pictures as decoded (O)</source>
            <translation>解码后的图像 (O)</translation>
        </message>
        <message>
            <source>Network view</source>
            <translation>网络视图</translation>
        </message>
        <message>
            <source>Pictures as the network is fed: normalised, stretched to be seen</source>
            <translation>输入网络的图像：已归一化，为便于显示而拉伸</translation>
        </message>
        <message>
            <source>Size of the pictures</source>
            <translation>图像大小</translation>
        </message>
        <message>
            <source>Size of the pictures (Ctrl and wheel, + and -)</source>
            <translation>图像大小（Ctrl 加滚轮，+ 和 -）</translation>
        </message>
        <message>
            <source>All splits</source>
            <translation>所有划分</translation>
        </message>
        <message>
            <source>Batch %1</source>
            <translation>批次 %1</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::BatchesView</name>
        <message>
            <source>Open a folder…</source>
            <translation>打开文件夹…</translation>
        </message>
        <message>
            <source>All pictures</source>
            <translation>所有图像</translation>
        </message>
        <message>
            <source>No dataset in this case</source>
            <translation>此案例中没有数据集</translation>
        </message>
        <message>
            <source>Nothing is open</source>
            <translation>尚未打开任何内容</translation>
        </message>
        <message>
            <source>Open the dataset beside the run: its TFRecord files, the COCO JSON, the VOC or YOLO folder, or a pipeline.config or data.yaml that names them. Its batches are shown here as the trainer would see them.</source>
            <translation>除运行外，再打开数据集：其 TFRecord 文件、COCO JSON、VOC 或 YOLO 文件夹，或指明它们的 pipeline.config 或 data.yaml。其批次将按训练程序所见显示在这里。</translation>
        </message>
        <message>
            <source>Open a dataset and the configuration of its training to see the augmented batches, what they lose and what they cost.</source>
            <translation>打开数据集及其训练配置，查看增强后的批次、其丢失的内容和开销。</translation>
        </message>
        <message>
            <source>Reading the dataset…</source>
            <translation>正在读取数据集…</translation>
        </message>
        <message>
            <source>No pictures to make a batch of</source>
            <translation>没有可组成批次的图像</translation>
        </message>
        <message>
            <source>The dataset holds none that could be found.</source>
            <translation>数据集中没有能找到的图像。</translation>
        </message>
        <message>
            <source>%1 under %2 seeds</source>
            <translation>%1，%2 个种子</translation>
        </message>
        <message>
            <source>%1 of %2 pictures made</source>
            <translation>已生成 %1 / %2 张图像</translation>
        </message>
        <message>
            <source>%1 pictures in %2 ms</source>
            <translation>%2 ms 内 %1 张图像</translation>
        </message>
        <message>
            <source>Batches</source>
            <translation>批次</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::BooleanEditor</name>
        <message>
            <source>On</source>
            <translation>开</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::BoxSizeMap</name>
        <message>
            <source>Width and height of boxes</source>
            <translation>框的宽度和高度</translation>
        </message>
        <message>
            <source>No boxes</source>
            <translation>没有框</translation>
        </message>
        <message>
            <source>Most boxes are about %1 px wide and %2 px high</source>
            <translation>大多数框约宽 %1 px、高 %2 px</translation>
        </message>
        <message>
            <source>%1 to %2 px wide, %3 to %4 px high: %5</source>
            <translation>宽 %1 至 %2 px，高 %3 至 %4 px：%5</translation>
        </message>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n 个框</numerusform>
            </translation>
        </message>
        <message>
            <source>px wide</source>
            <translation>px 宽</translation>
        </message>
        <message>
            <source>px high</source>
            <translation>px 高</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::BreakdownBar</name>
        <message>
            <source>Mean step by what it is spent on</source>
            <translation>平均每步的耗时构成</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::BreakdownPanel</name>
        <message>
            <source>Mean step: %1</source>
            <translation>平均每步：%1</translation>
        </message>
        <message>
            <source>Traced time: %1</source>
            <translation>跟踪时间：%1</translation>
        </message>
        <message>
            <source>Each step</source>
            <translation>各步</translation>
        </message>
        <message>
            <source>Each step (step %1 chosen: %2)</source>
            <translation>各步（已选第 %1 步：%2）</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CaptureHint</name>
        <message>
            <source>A trace of a few steps shows what each step waits for: input, copies, kernel launches, other devices. Open the folder that the profiler wrote to, or one of its files: *.xplane.pb, *.trace.json, *.trace.json.gz, *.pt.trace.json, memory_profile.json, snapshot.pickle.</source>
            <translation>几步的跟踪即可显示每步在等待什么：输入、复制、内核启动、其他设备。打开性能分析器写入的文件夹，或其中一个文件：*.xplane.pb、*.trace.json、*.trace.json.gz、*.pt.trace.json、memory_profile.json、snapshot.pickle。</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>打开…</translation>
        </message>
        <message>
            <source>No trace yet? Add these lines to the training</source>
            <translation>还没有跟踪？在训练中加入这些行</translation>
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
            <translation>PyTorch：谁占用了显存</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CaseCommands</name>
        <message>
            <source>Unsaved work</source>
            <translation>未保存的内容</translation>
        </message>
        <message>
            <source>Save what you noted about this case?</source>
            <translation>保存您对此案例所做的记录？</translation>
        </message>
        <message>
            <source>Steps of the checklist, notes and settings of rules are kept in a case file.</source>
            <translation>检查清单的步骤、笔记和规则设置保存在案例文件中。</translation>
        </message>
        <message>
            <source>%1 of this case is not there any more. What else there is, is shown.</source>
            <translation>此案例中的 %1 已不存在。显示其余内容。</translation>
        </message>
        <message>
            <source>Locate…</source>
            <translation>定位…</translation>
        </message>
        <message>
            <source>Unsaved work on %1 from %2 is still there: the program ended without saving it.</source>
            <translation>%2 对%1的未保存内容仍然存在：程序未保存便已结束。</translation>
        </message>
        <message>
            <source>a case</source>
            <translation>某个案例</translation>
        </message>
        <message>
            <source>Recover</source>
            <translation>恢复</translation>
        </message>
        <message>
            <source>The next run was held against the checklist: %1, %2.</source>
            <translation>已将下一次运行与检查清单对照：%1，%2。</translation>
        </message>
        <message numerus="yes">
            <source>%n item(s) closed</source>
            <translation>
                <numerusform>%n 项已关闭</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n reopened</source>
            <translation>
                <numerusform>%n 项重新打开</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CasePanel</name>
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
        <message>
            <source>Filter runs and files</source>
            <translation>筛选运行和文件</translation>
        </message>
        <message>
            <source>No runs here</source>
            <translation>此处没有运行</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CataloguePopup</name>
        <message>
            <source>Search transforms</source>
            <translation>搜索变换</translation>
        </message>
        <message>
            <source>Transforms</source>
            <translation>变换</translation>
        </message>
        <message>
            <source>No transform of %1 is known here yet.</source>
            <translation>此处尚无 %1 的已知变换。</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CauseBanner</name>
        <message>
            <source>What ended the run</source>
            <translation>运行结束的原因</translation>
        </message>
        <message>
            <source>Show line %1</source>
            <translation>显示第 %1 行</translation>
        </message>
        <message>
            <source>What ended the run: %1</source>
            <translation>运行结束的原因：%1</translation>
        </message>
        <message>
            <source>Ended by signal %1</source>
            <translation>被信号 %1 终止</translation>
        </message>
        <message>
            <source>Ended with exit code %1</source>
            <translation>以退出码 %1 结束</translation>
        </message>
        <message>
            <source>No line of the log was recognised as the cause.</source>
            <translation>日志中没有一行被识别为原因。</translation>
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
        <name>faultline::ui::ChecklistPanel</name>
        <message>
            <source>Step of the checklist</source>
            <translation>检查清单步骤</translation>
        </message>
        <message>
            <source>Items of the checklist that are settled</source>
            <translation>检查清单中已了结的项</translation>
        </message>
        <message>
            <source>Next step</source>
            <translation>下一步</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>跳过</translation>
        </message>
        <message>
            <source>Leaves this step for later</source>
            <translation>将此步骤留待以后处理</translation>
        </message>
        <message>
            <source>Open the next run…</source>
            <translation>打开下一次运行…</translation>
        </message>
        <message>
            <source>Holds the fixes that were tried against the run made after them</source>
            <translation>将已尝试的修复与其后的运行对照</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Checklist</source>
            <translation>检查清单</translation>
        </message>
        <message>
            <source>%1 of %2 settled · %3</source>
            <comment>items, all of them, problems</comment>
            <translation>%2 项中已了结 %1 项 · %3</translation>
        </message>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n 个问题</numerusform>
            </translation>
        </message>
        <message>
            <source>Open a run: each item is judged by rules, or asks you.</source>
            <translation>打开一次运行：每一项由规则判断，或向您提问。</translation>
        </message>
        <message>
            <source> (before %1, now %2)</source>
            <translation> （此前 %1，现在 %2）</translation>
        </message>
        <message>
            <source>What the next run says</source>
            <translation>下一次运行的结果</translation>
        </message>
        <message>
            <source>Closed: %1</source>
            <translation>已关闭：%1</translation>
        </message>
        <message>
            <source>Reopened: %1</source>
            <translation>重新打开：%1</translation>
        </message>
        <message>
            <source>Nothing has changed.</source>
            <translation>没有变化。</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ClockList</name>
        <message>
            <source>Clocks</source>
            <translation>时钟</translation>
        </message>
        <message>
            <source>Shift of %1, hours, minutes and seconds</source>
            <translation>%1 的偏移，时、分、秒</translation>
        </message>
        <message>
            <source>Moves everything in this file in time: hours, minutes, seconds.</source>
            <translation>在时间上移动此文件中的所有内容：时、分、秒。</translation>
        </message>
        <message>
            <source>Back to the guessed clock of %1</source>
            <translation>恢复 %1 的推测时钟</translation>
        </message>
        <message>
            <source>%1 (within %2)</source>
            <comment>why, how exactly</comment>
            <translation>%1（误差 %2 以内）</translation>
        </message>
        <message>
            <source>%1 of %2 not sure</source>
            <translation>不确定：%1 / %2</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s), all sure</source>
            <translation>
                <numerusform>%n 个文件，均确定</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n set by you</source>
            <translation>
                <numerusform>%n 个由您设置</numerusform>
            </translation>
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
        <name>faultline::ui::ComparePanel</name>
        <message>
            <source>%1, batch %2, %3 × %4, %5</source>
            <translation>%1，批次 %2，%3 × %4，%5</translation>
        </message>
        <message>
            <source>What makes the difference</source>
            <translation>差异的来源</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>之前</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>现在</translation>
        </message>
        <message>
            <source>Remember the plan</source>
            <translation>记住此计划</translation>
        </message>
        <message>
            <source>Keeps the plan as it is now, to compare later ones with it</source>
            <translation>保留当前的计划，以便与之后的计划比较</translation>
        </message>
        <message>
            <source>%1 as its zoo trains it</source>
            <translation>%1，按其模型库的训练方式</translation>
        </message>
        <message>
            <source>The plan above</source>
            <translation>上方的计划</translation>
        </message>
        <message>
            <source>Being worked out…</source>
            <translation>正在计算…</translation>
        </message>
        <message>
            <source>Change something above, or choose another training for one of the sides.</source>
            <translation>请在上方更改某项，或为其中一侧选择另一训练。</translation>
        </message>
        <message>
            <source>What a change does depends on what else has changed; each row is the mean over the orders in which they could be made. The rows sum to the difference.</source>
            <translation>一项更改的影响取决于还更改了什么；每行是对各种可能的更改顺序取的平均值。各行之和等于总差异。</translation>
        </message>
        <message>
            <source>Both are the same.</source>
            <translation>两者相同。</translation>
        </message>
        <message>
            <source>%1 %2 → %3: %4</source>
            <translation>%1 %2 → %3：%4</translation>
        </message>
        <message>
            <source>; </source>
            <translation>； </translation>
        </message>
        <message>
            <source>It fitted %1 before and does not now: %2 more. %3.</source>
            <translation>之前 %1 放得下，现在放不下：多占 %2。%3。</translation>
        </message>
        <message>
            <source>It did not fit %1 before and does now: %2 less. %3.</source>
            <translation>之前 %1 放不下，现在放得下：少占 %2。%3。</translation>
        </message>
        <message>
            <source>Takes %1 more. %2.</source>
            <translation>多占 %1。%2。</translation>
        </message>
        <message>
            <source>Takes %1 less. %2.</source>
            <translation>少占 %1。%2。</translation>
        </message>
        <message>
            <source>The plan above on %1</source>
            <translation>在 %1 上的上述方案</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ComponentBar</name>
        <message>
            <source>What the memory is made of</source>
            <translation>显存的组成</translation>
        </message>
        <message>
            <source>Chosen: %1</source>
            <translation>已选：%1</translation>
        </message>
        <message>
            <source>Together %1, %2</source>
            <translation>合计 %1，%2</translation>
        </message>
        <message>
            <source>Instead %1</source>
            <translation>改为 %1</translation>
        </message>
        <message>
            <source>Measured %1</source>
            <translation>实测 %1</translation>
        </message>
        <message>
            <source>%1 has %2 usable</source>
            <translation>%1 可用 %2</translation>
        </message>
        <message>
            <source>%1: %2 (%3)</source>
            <translation>%1：%2（%3）</translation>
        </message>
        <message>
            <source>%1: %2, of which %3 are taken by the driver and the framework's reserve</source>
            <translation>%1：%2，其中 %3 由驱动和框架预留占用</translation>
        </message>
        <message>
            <source>%1: %2 usable</source>
            <translation>%1：可用 %2</translation>
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
        <name>faultline::ui::ConfigPanel</name>
        <message>
            <source>Text of the file</source>
            <translation>文件文本</translation>
        </message>
        <message>
            <source>Fields</source>
            <translation>字段</translation>
        </message>
        <message>
            <source>Search fields and values</source>
            <translation>搜索字段和值</translation>
        </message>
        <message>
            <source>Which fields to list</source>
            <translation>列出哪些字段</translation>
        </message>
        <message>
            <source>All fields</source>
            <translation>所有字段</translation>
        </message>
        <message>
            <source>Written in the file</source>
            <translation>文件中写明的</translation>
        </message>
        <message>
            <source>Not the default</source>
            <translation>非默认值</translation>
        </message>
        <message>
            <source>Unknown or set twice</source>
            <translation>未知或重复设置</translation>
        </message>
        <message numerus="yes">
            <source>%n class(es)</source>
            <translation>
                <numerusform>%n 个类别</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n field(s) written</source>
            <translation>
                <numerusform>写明 %n 个字段</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left at the default</source>
            <translation>
                <numerusform>%n 个保留默认值</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unknown</source>
            <translation>
                <numerusform>%n 个未知</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n set twice</source>
            <translation>
                <numerusform>%n 个重复设置</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n field(s)</source>
            <translation>
                <numerusform>%n 个字段</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy value</source>
            <translation>复制值</translation>
        </message>
        <message>
            <source>Copy path of the field</source>
            <translation>复制字段路径</translation>
        </message>
        <message>
            <source>Expand all</source>
            <translation>全部展开</translation>
        </message>
        <message>
            <source>Collapse all</source>
            <translation>全部折叠</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ConfigView</name>
        <message>
            <source>Configuration or environment to show</source>
            <translation>要显示的配置或环境</translation>
        </message>
        <message>
            <source>Open a folder…</source>
            <translation>打开文件夹…</translation>
        </message>
        <message>
            <source>Environment</source>
            <translation>环境</translation>
        </message>
        <message>
            <source>Environment of %1</source>
            <translation>%1 的环境</translation>
        </message>
        <message>
            <source>No configuration here</source>
            <translation>没有配置</translation>
        </message>
        <message>
            <source>Nothing is open</source>
            <translation>尚未打开任何内容</translation>
        </message>
        <message>
            <source>Put the pipeline.config, the YAML or JSON settings, the label map, pip freeze or a Dockerfile into the folder of the run, or record the run with faultline-cli.</source>
            <translation>将 pipeline.config、YAML 或 JSON 设置、标签映射、pip freeze 的输出或 Dockerfile 放入运行文件夹，或用 faultline-cli 记录运行。</translation>
        </message>
        <message>
            <source>Open a run folder with a pipeline.config, args.yaml or hparams.yaml.</source>
            <translation>打开含有 pipeline.config、args.yaml 或 hparams.yaml 的运行文件夹。</translation>
        </message>
        <message>
            <source>Configuration</source>
            <translation>配置</translation>
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
            <translation>区分大小写</translation>
        </message>
        <message>
            <source>.*</source>
            <translation>.*</translation>
        </message>
        <message>
            <source>Regular expression</source>
            <translation>正则表达式</translation>
        </message>
        <message>
            <source>Show only the lines found</source>
            <translation>仅显示找到的行</translation>
        </message>
        <message>
            <source>Previous line found (Shift+F3)</source>
            <translation>上一个找到的行 (Shift+F3)</translation>
        </message>
        <message>
            <source>Next line found (F3)</source>
            <translation>下一个找到的行 (F3)</translation>
        </message>
        <message>
            <source>Search the log</source>
            <translation>搜索日志</translation>
        </message>
        <message>
            <source>Lines found</source>
            <translation>找到的行</translation>
        </message>
        <message>
            <source>Not a regex</source>
            <translation>正则无效</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>正在搜索…</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 / %2</translation>
        </message>
        <message numerus="yes">
            <source>%Ln line(s)</source>
            <translation>
                <numerusform>%Ln 行</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ConsoleToolbar</name>
        <message>
            <source>Log</source>
            <translation>日志</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>Rank</translation>
        </message>
        <message>
            <source>The process whose lines are shown</source>
            <translation>显示哪个进程的行</translation>
        </message>
        <message>
            <source>Every line</source>
            <translation>所有行</translation>
        </message>
        <message>
            <source>Warnings and worse</source>
            <translation>警告及更严重的</translation>
        </message>
        <message>
            <source>Errors and worse; what looks bad and is harmless is left out</source>
            <translation>错误及更严重的；看似严重但无害的不显示</translation>
        </message>
        <message>
            <source>Only lines that were recognised</source>
            <translation>仅已识别的行</translation>
        </message>
        <message>
            <source>Wrap long lines</source>
            <translation>长行自动换行</translation>
        </message>
        <message>
            <source>Times since the first line</source>
            <translation>自第一行起的时间</translation>
        </message>
        <message>
            <source>Follow the time cursor of the charts</source>
            <translation>跟随图表的时间光标</translation>
        </message>
        <message>
            <source>List of recognised events</source>
            <translation>已识别事件列表</translation>
        </message>
        <message>
            <source>All</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Warnings</source>
            <translation>警告</translation>
        </message>
        <message>
            <source>Errors</source>
            <translation>错误</translation>
        </message>
        <message>
            <source>Events</source>
            <translation>事件</translation>
        </message>
        <message>
            <source>Lines shown: %1</source>
            <translation>显示的行：%1</translation>
        </message>
        <message>
            <source>All ranks</source>
            <translation>所有 rank</translation>
        </message>
        <message>
            <source>Rank %1</source>
            <translation>Rank %1</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ConsoleView</name>
        <message>
            <source>Open a folder…</source>
            <translation>打开文件夹…</translation>
        </message>
        <message>
            <source>Copy the record command</source>
            <translation>复制记录命令</translation>
        </message>
        <message>
            <source>Nothing is open</source>
            <translation>尚未打开任何内容</translation>
        </message>
        <message>
            <source>Open a folder with what a training printed: its console, the output of a job, an export of cloud logs.</source>
            <translation>打开含有训练输出的文件夹：控制台输出、作业输出、云日志导出。</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>正在读取…</translation>
        </message>
        <message>
            <source>Logs appear as soon as they are read.</source>
            <translation>日志读取后即会显示。</translation>
        </message>
        <message>
            <source>There is no console log in this case</source>
            <translation>此案例没有控制台日志</translation>
        </message>
        <message>
            <source>The cause of a failed run is most often in what it printed. Put that beside its event files and open the folder again:

python train.py 2&gt;&amp;1 | tee train.log

or let Faultline record it, with times, exit code, GPU and host:

%1</source>
            <translation>运行失败的原因多半在其输出中。将输出放在事件文件旁边，然后重新打开文件夹：

python train.py 2&gt;&amp;1 | tee train.log

或让 Faultline 记录输出，连同时间、退出码、GPU 和主机：

%1</translation>
        </message>
        <message>
            <source>Go to line</source>
            <translation>转到行</translation>
        </message>
        <message>
            <source>Line of the file (1 to %1):</source>
            <translation>文件的行号（1 至 %1）：</translation>
        </message>
        <message>
            <source>Line %1</source>
            <translation>第 %1 行</translation>
        </message>
        <message>
            <source>%1 lines</source>
            <translation>%1 行</translation>
        </message>
        <message>
            <source>%1 of %2 lines shown</source>
            <translation>显示 %1 / %2 行</translation>
        </message>
        <message>
            <source>%1 lines of the middle are not kept</source>
            <translation>中间 %1 行未保留</translation>
        </message>
        <message>
            <source>Console</source>
            <translation>控制台</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::CopyTable</name>
        <message>
            <source>Copy the table</source>
            <translation>复制表格</translation>
        </message>
        <message>
            <source>Copy the selected rows</source>
            <translation>复制所选行</translation>
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
        <name>faultline::ui::DataHeader</name>
        <message>
            <source>Dataset</source>
            <translation>数据集</translation>
        </message>
        <message>
            <source>Pictures and boxes read so far</source>
            <translation>目前已读取的图像和框</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Stop reading the dataset</source>
            <translation>停止读取数据集</translation>
        </message>
        <message>
            <source>Read again</source>
            <translation>重新读取</translation>
        </message>
        <message>
            <source>Open them</source>
            <translation>打开这些文件</translation>
        </message>
        <message>
            <source>Locate…</source>
            <translation>定位…</translation>
        </message>
        <message>
            <source>Say in which folder the files are on this machine</source>
            <translation>指定这些文件在本机的哪个文件夹中</translation>
        </message>
        <message>
            <source>Reading the index of %1…</source>
            <translation>正在读取 %1 的索引…</translation>
        </message>
        <message>
            <source>Reading the index…</source>
            <translation>正在读取索引…</translation>
        </message>
        <message numerus="yes">
            <source>Reading was stopped. What follows is about %n picture(s) that had been read by then.</source>
            <translation>
                <numerusform>读取已停止。以下仅针对此前已读取的 %n 张图像。</numerusform>
            </translation>
        </message>
        <message>
            <source>Reading was stopped.</source>
            <translation>读取已停止。</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::DataOverviewPanel</name>
        <message>
            <source>Classes</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Double click: the pictures of a class</source>
            <translation>双击：查看某一类别的图像</translation>
        </message>
        <message>
            <source>Sizes of boxes</source>
            <translation>框的尺寸</translation>
        </message>
        <message>
            <source>What the sizes of boxes are measured after</source>
            <translation>在哪一阶段之后测量框的尺寸</translation>
        </message>
        <message>
            <source>as stored</source>
            <translation>按存储原样</translation>
        </message>
        <message>
            <source>Boxes per picture</source>
            <translation>每张图像的框数</translation>
        </message>
        <message>
            <source>Where boxes are</source>
            <translation>框的位置</translation>
        </message>
        <message>
            <source>Width over height of boxes</source>
            <translation>框的宽高比</translation>
        </message>
        <message>
            <source>Sizes of pictures</source>
            <translation>图像尺寸</translation>
        </message>
        <message>
            <source>Splits side by side</source>
            <translation>各划分并列对比</translation>
        </message>
        <message>
            <source>Splits</source>
            <translation>划分</translation>
        </message>
        <message>
            <source>Compared with</source>
            <translation>对比对象</translation>
        </message>
        <message>
            <source>Measure decoding</source>
            <translation>测量解码</translation>
        </message>
        <message>
            <source>Reads and decodes some pictures on this machine, at full size</source>
            <translation>在本机以原始尺寸读取并解码若干图像</translation>
        </message>
        <message>
            <source>Decoding…</source>
            <translation>正在解码…</translation>
        </message>
        <message>
            <source>Dataset to compare with</source>
            <translation>用于对比的数据集</translation>
        </message>
        <message>
            <source>Counting…</source>
            <translation>正在统计…</translation>
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
            <translation>小 32</translation>
        </message>
        <message>
            <source>96 large</source>
            <translation>96 大</translation>
        </message>
        <message>
            <source>Square root of the area</source>
            <translation>面积的平方根</translation>
        </message>
        <message>
            <source>square</source>
            <translation>正方形</translation>
        </message>
        <message>
            <source>Choose a dataset</source>
            <translation>选择数据集</translation>
        </message>
        <message>
            <source>What changed since another dataset of this case.</source>
            <translation>与此案例中另一数据集相比的变化。</translation>
        </message>
        <message>
            <source>Open another version of the dataset beside this one to see what changed: pictures that grew, more boxes, new classes.</source>
            <translation>在此数据集旁打开它的另一个版本，查看有哪些变化：图像变大、框增多、新增类别。</translation>
        </message>
        <message>
            <source>Comparing…</source>
            <translation>正在对比…</translation>
        </message>
        <message>
            <source>Nothing that matters is different from %1.</source>
            <translation>与 %1 相比没有重要差异。</translation>
        </message>
        <message>
            <source>Width and height of boxes</source>
            <translation>框的宽度和高度</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::DataView</name>
        <message>
            <source>Overview</source>
            <translation>概览</translation>
        </message>
        <message>
            <source>Defects</source>
            <translation>缺陷</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>图像</translation>
        </message>
        <message>
            <source>Read again</source>
            <translation>重新读取</translation>
        </message>
        <message>
            <source>Open a folder…</source>
            <translation>打开文件夹…</translation>
        </message>
        <message>
            <source>No dataset in this case</source>
            <translation>此案例中没有数据集</translation>
        </message>
        <message>
            <source>Nothing is open</source>
            <translation>未打开任何内容</translation>
        </message>
        <message>
            <source>Open a folder of pictures, of TFRecords, of COCO, Pascal VOC or YOLO annotations, or the data.yaml or pipeline.config that names them. Pictures are only read.</source>
            <translation>打开包含图像、TFRecord 或 COCO、Pascal VOC、YOLO 标注的文件夹，或打开指明它们的 data.yaml 或 pipeline.config。图像只会被读取，不会被修改。</translation>
        </message>
        <message>
            <source>The dataset could not be read</source>
            <translation>无法读取数据集</translation>
        </message>
        <message>
            <source>Defects (%1)</source>
            <translation>缺陷 (%1)</translation>
        </message>
        <message>
            <source>Folder with the files of %1</source>
            <translation>%1 的文件所在文件夹</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>数据</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::DefectChips</name>
        <message>
            <source>Kinds of defects</source>
            <translation>缺陷类型</translation>
        </message>
        <message>
            <source>%1  %2</source>
            <translation>%1  %2</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <translation>%1：%2，%3</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::DefectsPanel</name>
        <message>
            <source>Pictures with defects</source>
            <translation>有缺陷的图像</translation>
        </message>
        <message>
            <source>Pictures checked so far</source>
            <translation>目前已检查的图像</translation>
        </message>
        <message>
            <source>Check pictures</source>
            <translation>检查图像</translation>
        </message>
        <message>
            <source>Decodes every picture: finds what cannot be decoded, constant and grey pictures, duplicates within and across splits</source>
            <translation>解码每张图像：查找无法解码的图像、单色图像和灰度图像，以及划分内和划分间的重复图像</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Stop checking pictures</source>
            <translation>停止检查图像</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>导出</translation>
        </message>
        <message>
            <source>Listed defects as CSV…</source>
            <translation>将列出的缺陷导出为 CSV…</translation>
        </message>
        <message>
            <source>Save defects</source>
            <translation>保存缺陷</translation>
        </message>
        <message>
            <source>CSV (*.csv)</source>
            <translation>CSV (*.csv)</translation>
        </message>
        <message>
            <source>Records to drop…</source>
            <translation>要剔除的记录…</translation>
        </message>
        <message>
            <source>Save records to drop</source>
            <translation>保存要剔除的记录</translation>
        </message>
        <message>
            <source>Text (*.txt)</source>
            <translation>文本 (*.txt)</translation>
        </message>
        <message>
            <source>Write repaired copy…</source>
            <translation>写入修复后的副本…</translation>
        </message>
        <message>
            <source>Severity of defects</source>
            <translation>缺陷的严重程度</translation>
        </message>
        <message>
            <source>All severities</source>
            <translation>所有严重程度</translation>
        </message>
        <message>
            <source>Split of defects</source>
            <translation>缺陷所属划分</translation>
        </message>
        <message>
            <source>Part of a defect, a name or a class</source>
            <translation>缺陷、名称或类别的一部分</translation>
        </message>
        <message>
            <source>Defects</source>
            <translation>缺陷</translation>
        </message>
        <message>
            <source>All splits</source>
            <translation>所有划分</translation>
        </message>
        <message>
            <source>No defects found</source>
            <translation>未发现缺陷</translation>
        </message>
        <message>
            <source>Looking for defects…</source>
            <translation>正在查找缺陷…</translation>
        </message>
        <message>
            <source>Boxes, classes, sizes, pictures and duplicates were checked.</source>
            <translation>已检查框、类别、尺寸、图像和重复项。</translation>
        </message>
        <message>
            <source>Boxes, classes and sizes were checked. Checking the pictures finds duplicates and what cannot be decoded.</source>
            <translation>已检查框、类别和尺寸。检查图像可发现重复项和无法解码的内容。</translation>
        </message>
        <message>
            <source>%1 cannot be written</source>
            <translation>无法写入 %1</translation>
        </message>
        <message>
            <source>Index and pictures checked.</source>
            <translation>索引和图像已检查。</translation>
        </message>
        <message>
            <source>Checking pictures…</source>
            <translation>正在检查图像…</translation>
        </message>
        <message>
            <source>The index was checked, the pictures were not.</source>
            <translation>索引已检查，图像未检查。</translation>
        </message>
        <message numerus="yes">
            <source>%n defect(s)</source>
            <translation>
                <numerusform>%n 个缺陷</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 defects</source>
            <translation>%2 个缺陷中的 %1 个</translation>
        </message>
        <message>
            <source>Saved %1</source>
            <translation>已保存 %1</translation>
        </message>
        <message>
            <source>Not saved: %1</source>
            <translation>未保存：%1</translation>
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
        <name>faultline::ui::EnvironmentPanel</name>
        <message>
            <source>Search components</source>
            <translation>搜索组件</translation>
        </message>
        <message>
            <source>Versions</source>
            <translation>版本</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%n 个版本</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::EventPanel</name>
        <message>
            <source>Recognised events</source>
            <translation>已识别的事件</translation>
        </message>
        <message>
            <source>No event was recognised</source>
            <translation>未识别到事件</translation>
        </message>
        <message numerus="yes">
            <source>%Ln recognised event(s)</source>
            <translation>
                <numerusform>识别到 %Ln 个事件</numerusform>
            </translation>
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
            <translation>批次的开销</translation>
        </message>
        <message>
            <source>Batch tensor</source>
            <translation>批次张量</translation>
        </message>
        <message>
            <source>What becomes of the boxes</source>
            <translation>框的变化</translation>
        </message>
        <message>
            <source>Samples to count</source>
            <translation>要统计的样本数</translation>
        </message>
        <message>
            <source>Over %1 samples</source>
            <translation>基于 %1 个样本</translation>
        </message>
        <message>
            <source>Boxes lost and clipped by each step</source>
            <translation>各步骤丢失和截断的框</translation>
        </message>
        <message>
            <source>Time for a picture</source>
            <translation>每张图像耗时</translation>
        </message>
        <message>
            <source>Time of each step</source>
            <translation>各步骤耗时</translation>
        </message>
        <message>
            <source>Would it feed the GPU?</source>
            <translation>能否喂饱 GPU？</translation>
        </message>
        <message>
            <source>Measure this machine</source>
            <translation>测量本机</translation>
        </message>
        <message>
            <source>Pictures a second by workers</source>
            <translation>不同工作进程数下每秒图像数</translation>
        </message>
        <message>
            <source> ms</source>
            <translation> ms</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>未知</translation>
        </message>
        <message>
            <source>Time of a training step</source>
            <translation>训练每步耗时</translation>
        </message>
        <message>
            <source>Batch size of the training</source>
            <translation>训练的批次大小</translation>
        </message>
        <message>
            <source>Step time</source>
            <translation>每步耗时</translation>
        </message>
        <message>
            <source>Batch size</source>
            <translation>批次大小</translation>
        </message>
        <message>
            <source>Being made…</source>
            <translation>正在生成…</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>Cannot be stacked: the pictures differ in size. A resizer or a crop of fixed size at the end makes them equal.</source>
            <translation>无法堆叠：图像尺寸不一。在末尾加入缩放器或固定尺寸的裁剪即可使其一致。</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1，%2</translation>
        </message>
        <message>
            <source>There are no pictures.</source>
            <translation>没有图像。</translation>
        </message>
        <message numerus="yes">
            <source>%n could not be made</source>
            <comment>pictures</comment>
            <translation>
                <numerusform>%n 张无法生成</numerusform>
            </translation>
        </message>
        <message>
            <source>Made in %1, the first picture after %2.</source>
            <translation>生成用时 %1，首张图像用时 %2。</translation>
        </message>
        <message>
            <source>%1  min %2  mean %3  max %4</source>
            <translation>%1  最小 %2  均值 %3  最大 %4</translation>
        </message>
        <message>
            <source>Being counted…</source>
            <translation>正在统计…</translation>
        </message>
        <message>
            <source>Nothing was counted.</source>
            <translation>未统计任何内容。</translation>
        </message>
        <message>
            <source>%1 samples so far…</source>
            <translation>目前 %1 个样本…</translation>
        </message>
        <message>
            <source>%1 boxes reach the network, %2 of them below %3 px.</source>
            <translation>%1 个框到达网络，其中 %2 小于 %3 px。</translation>
        </message>
        <message>
            <source>%1 of the pictures lose all of their boxes.</source>
            <translation>%1 的图像丢失全部框。</translation>
        </message>
        <message>
            <source>%1 pictures could not be made.</source>
            <translation>%1 张图像无法生成。</translation>
        </message>
        <message>
            <source>Read and decode</source>
            <translation>读取并解码</translation>
        </message>
        <message>
            <source>none</source>
            <translation>无</translation>
        </message>
        <message>
            <source>%1 lost, %2 cut</source>
            <translation>丢失 %1，截断 %2</translation>
        </message>
        <message>
            <source>failed %1 times</source>
            <translation>失败 %1 次</translation>
        </message>
        <message>
            <source>Applied to %1 of the pictures</source>
            <translation>应用于 %1 的图像</translation>
        </message>
        <message>
            <source>%1 boxes before, %2 lost, %3 clipped, %4 added</source>
            <translation>之前 %1 个框，丢失 %2，截断 %3，新增 %4</translation>
        </message>
        <message>
            <source>%1 on one core</source>
            <translation>单核 %1</translation>
        </message>
        <message>
            <source>Measured: %1</source>
            <translation>实测：%1</translation>
        </message>
        <message>
            <source>No run here tells its step time.</source>
            <translation>此处没有运行给出每步耗时。</translation>
        </message>
        <message>
            <source>Measuring…</source>
            <translation>正在测量…</translation>
        </message>
        <message numerus="yes">
            <source>%n worker(s)</source>
            <translation>
                <numerusform>%n 个工作进程</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 pictures/s</source>
            <translation>%1 张图像/秒</translation>
        </message>
        <message>
            <source>Measure to see how long the GPU would wait for its batches.</source>
            <translation>测量后可查看 GPU 等待批次的时长。</translation>
        </message>
        <message>
            <source>Enter a step time to see whether this is fast enough.</source>
            <translation>输入每步耗时，查看是否足够快。</translation>
        </message>
        <message>
            <source>GPU starved %1 of the time.</source>
            <translation>GPU 有 %1 的时间在等待数据。</translation>
        </message>
        <message>
            <source>Fast enough: the GPU would not wait.</source>
            <translation>足够快：GPU 无需等待。</translation>
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
            <source>How this is decided</source>
            <translation>判断方式</translation>
        </message>
        <message numerus="yes">
            <source>explains %n other finding(s)</source>
            <translation>
                <numerusform>可解释另外 %n 个发现</numerusform>
            </translation>
        </message>
        <message>
            <source>Speaks for it</source>
            <translation>支持</translation>
        </message>
        <message>
            <source>Speaks against it</source>
            <translation>反对</translation>
        </message>
        <message>
            <source>What follows from it</source>
            <translation>由此引起的</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::FixList</name>
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
        <message>
            <source>Tried it…</source>
            <translation>已尝试…</translation>
        </message>
        <message>
            <source>Tried it: %1</source>
            <translation>已尝试：%1</translation>
        </message>
        <message>
            <source>Notes the numbers as they are now, to compare the next run with</source>
            <translation>记下当前数值，以便与下一次运行比较</translation>
        </message>
        <message>
            <source>What you changed (optional)</source>
            <translation>您更改的内容（可选）</translation>
        </message>
        <message>
            <source>What you changed</source>
            <translation>您更改的内容</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Tried on %1 · %2</source>
            <comment>date, outcome</comment>
            <translation>尝试于 %1 · %2</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::FixPatch</name>
        <message>
            <source>It cannot be written as a patch: %1</source>
            <translation>无法写成补丁：%1</translation>
        </message>
        <message>
            <source>Patch of %1</source>
            <translation>%1 的补丁</translation>
        </message>
        <message>
            <source>Save patched copy as…</source>
            <translation>打补丁的副本另存为…</translation>
        </message>
        <message>
            <source>Save patched copy of %1 as…</source>
            <translation>将 %1 打补丁的副本另存为…</translation>
        </message>
        <message>
            <source>Writes a new file; %1 stays as it is</source>
            <translation>写入新文件；%1 保持不变</translation>
        </message>
        <message>
            <source>Save patched copy</source>
            <translation>保存打补丁的副本</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <translation>已保存为 %1</translation>
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
        <message>
            <source>This case holds no hardware series: there is no GPU or host log, and the training logged no utilization, memory, power or temperature. Step time needs none: it follows from the wall times below.</source>
            <translation>此案例没有硬件曲线：没有 GPU 或主机日志，训练也未记录利用率、内存、功耗或温度。每步耗时不需要这些：它由下方的时间戳得出。</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::HardwareView</name>
        <message>
            <source>Panels</source>
            <translation>面板</translation>
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
            <source>GPU</source>
            <translation>GPU</translation>
        </message>
        <message>
            <source>Machine</source>
            <translation>机器</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>其他</translation>
        </message>
        <message>
            <source>Drag to zoom, double-click to see everything.</source>
            <translation>拖动缩放，双击显示全部。</translation>
        </message>
        <message>
            <source>Join GPUs</source>
            <translation>合并 GPU</translation>
        </message>
        <message>
            <source>One line for all GPUs of a log: the sum of memory and power, the mean of the rest with its lowest and highest.</source>
            <translation>一份日志的所有 GPU 合为一条线：显存和功耗取总和，其余取平均值并显示最低和最高值。</translation>
        </message>
        <message>
            <source>Hardware log to show</source>
            <translation>要显示的硬件日志</translation>
        </message>
        <message>
            <source>All hardware logs (%1)</source>
            <translation>所有硬件日志（%1）</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>file, what is known of its times</comment>
            <translation>%1：%2</translation>
        </message>
        <message numerus="yes">
            <source>%n hardware log(s) hold no times. See Clocks.</source>
            <translation>
                <numerusform>%n 份硬件日志不含时间。见“时钟”。</numerusform>
            </translation>
        </message>
        <message>
            <source>The axis counts from its first sample, and takes %1 from one to the next.</source>
            <translation>横轴从其第一个采样开始计时，并假定采样间隔为 %1。</translation>
        </message>
        <message>
            <source>Open a folder with event files, GPU or host logs: what the machine did, and how fast the training went, appears here.</source>
            <translation>打开含有事件文件、GPU 或主机日志的文件夹：机器的状况和训练的速度将显示在这里。</translation>
        </message>
        <message>
            <source>There is no GPU or host log, and the event files hold no utilization, memory or throughput, and too few points to tell the time of a step.</source>
            <translation>没有 GPU 或主机日志，事件文件也不含利用率、内存或吞吐量，且点数过少，无法得出每步耗时。</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::HeatMapView</name>
        <message>
            <source>Where boxes are in the picture</source>
            <translation>框在图像中的位置</translation>
        </message>
        <message numerus="yes">
            <source>%n box(es) cover this place</source>
            <translation>
                <numerusform>%n 个框覆盖此处</numerusform>
            </translation>
        </message>
        <message>
            <source>No boxes</source>
            <translation>没有框</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::Histogram</name>
        <message>
            <source>%1 to %2</source>
            <translation>%1 至 %2</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1（%2）</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Nothing to count</source>
            <translation>没有可统计的内容</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::HostPanel</name>
        <message>
            <source>No input pipeline to look at</source>
            <translation>没有可查看的输入管线</translation>
        </message>
        <message>
            <source>Open a folder with a pipeline.config, an args.yaml of Ultralytics or a configuration of MMDetection: shuffle buffer, workers, prefetching and cache tell what the input pipeline takes of main memory.</source>
            <translation>请打开含有 pipeline.config、Ultralytics 的 args.yaml 或 MMDetection 配置的文件夹：打乱缓冲区、工作进程、预取和缓存可说明输入管线占用多少内存。</translation>
        </message>
        <message>
            <source>Configuration</source>
            <translation>配置</translation>
        </message>
        <message>
            <source>Main memory of the machine</source>
            <translation>机器的内存</translation>
        </message>
        <message>
            <source> GiB</source>
            <translation> GiB</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>未知</translation>
        </message>
        <message>
            <source>Main memory by what takes it</source>
            <translation>按占用者划分的内存</translation>
        </message>
        <message>
            <source>Takes up to %1 of main memory.</source>
            <translation>最多占用 %1 内存。</translation>
        </message>
        <message>
            <source>Fits: takes up to %1 of %2 of main memory.</source>
            <translation>放得下：最多占用 %2 内存中的 %1。</translation>
        </message>
        <message>
            <source>Tight: takes up to %1 of %2 of main memory.</source>
            <translation>紧张：最多占用 %2 内存中的 %1。</translation>
        </message>
        <message>
            <source>Too large: takes up to %1 of %2 of main memory.</source>
            <translation>过大：最多占用 %1，而内存为 %2。</translation>
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
        <name>faultline::ui::LayersPanel</name>
        <message>
            <source>Layers</source>
            <translation>层</translation>
        </message>
        <message>
            <source>Part of the network</source>
            <translation>网络的部分</translation>
        </message>
        <message>
            <source>All parts</source>
            <translation>所有部分</translation>
        </message>
        <message>
            <source>Part of a name or a kind</source>
            <translation>名称或类型的一部分</translation>
        </message>
        <message>
            <source>%1 of %2 layers, %3 kept</source>
            <translation>%1 / %2 层，保留 %3</translation>
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
        <name>faultline::ui::LineEditor</name>
        <message>
            <source>not set; numbers, separated by commas</source>
            <translation>未设置；数值，以逗号分隔</translation>
        </message>
        <message>
            <source>not set</source>
            <translation>未设置</translation>
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
        <message>
            <source>Measuring the datasets… %1 %</source>
            <translation>正在测量数据集… %1 %</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::LogList</name>
        <message>
            <source>Console log</source>
            <translation>控制台日志</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>正在读取…</translation>
        </message>
        <message>
            <source>This log is empty</source>
            <translation>此日志为空</translation>
        </message>
        <message>
            <source>No line passes the filter</source>
            <translation>没有行符合筛选</translation>
        </message>
        <message numerus="yes">
            <source>%n line(s); click the arrow to see them</source>
            <translation>
                <numerusform>%n 行；点击箭头查看</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message numerus="yes">
            <source>Written %n time(s)</source>
            <translation>
                <numerusform>写入 %n 次</numerusform>
            </translation>
        </message>
        <message>
            <source>Copy lines</source>
            <translation>复制行</translation>
        </message>
        <message>
            <source>Copy with line numbers and times</source>
            <translation>连同行号和时间复制</translation>
        </message>
        <message>
            <source>Next problem</source>
            <translation>下一个问题</translation>
        </message>
        <message>
            <source>Previous problem</source>
            <translation>上一个问题</translation>
        </message>
        <message>
            <source>Unfold everything</source>
            <translation>全部展开</translation>
        </message>
        <message>
            <source>Fold everything</source>
            <translation>全部折叠</translation>
        </message>
        <message>
            <source> … %1 more; copying gives all of it</source>
            <translation> … 还有 %1；复制可得全部内容</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::MachineChooser</name>
        <message>
            <source>Judged for</source>
            <translation>判断所针对的机器</translation>
        </message>
        <message>
            <source>Machine type</source>
            <translation>机器类型</translation>
        </message>
        <message>
            <source>GPU</source>
            <translation>GPU</translation>
        </message>
        <message>
            <source>Main memory</source>
            <translation>内存</translation>
        </message>
        <message>
            <source>%1 to judge for</source>
            <translation>判断所针对的%1</translation>
        </message>
        <message>
            <source>Any machine type</source>
            <translation>任意机器类型</translation>
        </message>
        <message>
            <source>GPU as named by the files</source>
            <translation>文件中指明的 GPU</translation>
        </message>
        <message>
            <source>Any main memory</source>
            <translation>任意内存大小</translation>
        </message>
        <message>
            <source>%1 of memory</source>
            <translation>%1 内存</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <translation>%1 × %2</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::MainWindow</name>
        <message>
            <source>Reading…</source>
            <translation>正在读取…</translation>
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
        <message>
            <source>The recorder (faultline-cli) could not be started.</source>
            <translation>无法启动录制程序 (faultline-cli)。</translation>
        </message>
        <message>
            <source>A run is being recorded</source>
            <translation>正在录制一次运行</translation>
        </message>
        <message>
            <source>Let it go on after this window is closed?</source>
            <translation>关闭此窗口后让它继续吗？</translation>
        </message>
        <message>
            <source>The record is in %1.</source>
            <translation>录制内容位于 %1。</translation>
        </message>
        <message>
            <source>Let it &amp;go on</source>
            <translation>让它继续(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Stop the run</source>
            <translation>停止运行(&amp;S)</translation>
        </message>
        <message>
            <source>Open the recording</source>
            <translation>打开录制内容</translation>
        </message>
        <message>
            <source>The recorder, faultline-cli, was not found: neither beside this program nor on the search path.</source>
            <translation>未找到录制程序 faultline-cli：既不在本程序旁，也不在搜索路径中。</translation>
        </message>
        <message>
            <source>Walk from cause to cause, and keep what was tried</source>
            <translation>逐个原因排查，并记录已尝试的内容</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <translation>已保存为 %1</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::MakeupPanel</name>
        <message>
            <source>Components of memory at the peak</source>
            <translation>峰值时显存的组成部分</translation>
        </message>
        <message>
            <source>Memory over one training step</source>
            <translation>一个训练步内的显存</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::MemoryPane</name>
        <message>
            <source>Who holds the memory at the peak</source>
            <translation>峰值时谁占用内存</translation>
        </message>
        <message>
            <source>No owners</source>
            <translation>没有占用者</translation>
        </message>
        <message>
            <source>The file does not tell who holds the memory at its peak.</source>
            <translation>文件未说明峰值时谁占用内存。</translation>
        </message>
        <message>
            <source>No memory in this trace</source>
            <translation>此跟踪中没有内存数据</translation>
        </message>
        <message>
            <source>PyTorch: profile(..., profile_memory=True), or torch.cuda.memory._record_memory_history() and torch.cuda.memory._dump_snapshot("snapshot.pickle"). TensorFlow: a trace of a GPU holds it by itself.</source>
            <translation>PyTorch：profile(..., profile_memory=True)，或 torch.cuda.memory._record_memory_history() 和 torch.cuda.memory._dump_snapshot("snapshot.pickle")。TensorFlow：GPU 的跟踪自带内存数据。</translation>
        </message>
        <message>
            <source>Allocator</source>
            <translation>分配器</translation>
        </message>
        <message>
            <source>Memory over time</source>
            <translation>内存随时间的变化</translation>
        </message>
        <message>
            <source>Out of memory at %1: %2 asked for, %3 free on the device.</source>
            <translation>%1 时显存不足：申请 %2，设备上剩余 %3。</translation>
        </message>
        <message>
            <source>Out of memory at %1: %2 asked for by %3, %4 free on the device.</source>
            <translation>%1 时显存不足：%3 申请 %2，设备上剩余 %4。</translation>
        </message>
        <message>
            <source>Peak %1 of %2 (%3).</source>
            <translation>峰值 %1，共 %2（%3）。</translation>
        </message>
        <message>
            <source>Peak %1.</source>
            <translation>峰值 %1。</translation>
        </message>
        <message>
            <source>Fragmented at the peak: %1.</source>
            <translation>峰值时的碎片：%1。</translation>
        </message>
        <message>
            <source>Reserved but free: %1, the largest piece %2.</source>
            <translation>已保留但空闲：%1，最大的一块 %2。</translation>
        </message>
        <message>
            <source>What was in use before the record began is not known: the curve is too low by that much.</source>
            <translation>记录开始前已占用的部分未知：曲线因此偏低相应的量。</translation>
        </message>
        <message>
            <source> </source>
            <comment>between sentences</comment>
            <translation> </translation>
        </message>
        <message>
            <source>Allocated</source>
            <translation>已分配</translation>
        </message>
        <message>
            <source>Reserved</source>
            <translation>已保留</translation>
        </message>
        <message>
            <source>Capacity</source>
            <translation>容量</translation>
        </message>
        <message>
            <source>Peak %1</source>
            <translation>峰值 %1</translation>
        </message>
        <message>
            <source>Out of memory</source>
            <translation>显存不足</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::MemoryView</name>
        <message>
            <source>Made of</source>
            <translation>组成</translation>
        </message>
        <message>
            <source>Batch and size</source>
            <translation>批次与尺寸</translation>
        </message>
        <message>
            <source>Layers</source>
            <translation>层</translation>
        </message>
        <message>
            <source>What would help</source>
            <translation>可行的缓解措施</translation>
        </message>
        <message>
            <source>Why did it fit before?</source>
            <translation>为什么之前放得下？</translation>
        </message>
        <message>
            <source>Main memory</source>
            <translation>内存</translation>
        </message>
        <message>
            <source>What would you train?</source>
            <translation>要训练什么？</translation>
        </message>
        <message>
            <source>Choose a model above and see what one training step needs of a GPU, what that is made of, and what would make it fit. Models have the names of their zoos; a full name of a configuration will do. For example:</source>
            <translation>在上方选择一个模型，即可查看一个训练步需要多少显存、由什么组成，以及怎样才能放得下。模型采用其模型库中的名称；也可使用配置的完整名称。例如：</translation>
        </message>
        <message>
            <source>Estimate for %1, %2</source>
            <translation>%1 的估计，%2</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>显存</translation>
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
        <name>faultline::ui::MitigationPanel</name>
        <message>
            <source>What would help</source>
            <translation>有效的缓解措施</translation>
        </message>
        <message>
            <source>Apply to the plan</source>
            <translation>应用到方案</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>不采用</translation>
        </message>
        <message>
            <source>Ends the preview</source>
            <translation>结束预览</translation>
        </message>
        <message>
            <source>Nothing would take less</source>
            <translation>没有办法能减少占用</translation>
        </message>
        <message>
            <source>Looking for what would help…</source>
            <translation>正在查找缓解措施…</translation>
        </message>
        <message>
            <source>What would help?</source>
            <translation>有哪些缓解措施？</translation>
        </message>
        <message>
            <source>The best stands first: what fits and costs least. Choose a row to see it beside the plan in the bar above, and the lines for the configuration here.</source>
            <translation>最佳者排在最前：放得下且代价最小。选择一行，即可在上方条形图中与当前方案对照，并在此处查看对应的配置行。</translation>
        </message>
        <message>
            <source>Saves %1: %2 instead.</source>
            <translation>节省 %1：变为 %2。</translation>
        </message>
        <message>
            <source>For the configuration</source>
            <translation>用于配置</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::NoteField</name>
        <message>
            <source>Add a note</source>
            <translation>添加笔记</translation>
        </message>
        <message>
            <source>Your note, kept with the case</source>
            <translation>您的笔记，随案例保存</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>笔记</translation>
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
        <message>
            <source>%1 with %2</source>
            <comment>3 causes with 7 findings</comment>
            <translation>%1，%2</translation>
        </message>
        <message numerus="yes">
            <source>%n cause(s)</source>
            <translation>
                <numerusform>%n 个原因</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::PairEditor</name>
        <message>
            <source>height</source>
            <translation>高度</translation>
        </message>
        <message>
            <source>low</source>
            <translation>下限</translation>
        </message>
        <message>
            <source>width</source>
            <translation>宽度</translation>
        </message>
        <message>
            <source>high</source>
            <translation>上限</translation>
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
            <translation>默认未设置</translation>
        </message>
        <message>
            <source>Default %1</source>
            <translation>默认值 %1</translation>
        </message>
        <message>
            <source>Parameters of the step</source>
            <translation>步骤的参数</translation>
        </message>
        <message>
            <source>Choose a step to see its parameters.</source>
            <translation>选择一个步骤以查看其参数。</translation>
        </message>
        <message>
            <source>Not reproduced: this transform is not known here.</source>
            <translation>未复现：此处不认识该变换。</translation>
        </message>
        <message>
            <source>Differs from the original: %1</source>
            <translation>与原版不同：%1</translation>
        </message>
        <message>
            <source>It has no parameters.</source>
            <translation>没有参数。</translation>
        </message>
        <message>
            <source>Reset %1 to its default</source>
            <translation>将 %1 重置为默认值</translation>
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
        <name>faultline::ui::PictureCanvas</name>
        <message>
            <source>Picture with its boxes</source>
            <translation>图像及其框</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>正在加载…</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::PictureDetail</name>
        <message>
            <source>none</source>
            <translation>无</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>类别</translation>
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
            <translation>宽</translation>
        </message>
        <message>
            <source>h</source>
            <translation>高</translation>
        </message>
        <message>
            <source>Marked</source>
            <translation>标记</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>All pictures</source>
            <translation>所有图像</translation>
        </message>
        <message>
            <source>Back to all pictures (Esc)</source>
            <translation>返回所有图像 (Esc)</translation>
        </message>
        <message>
            <source>Previous picture (Left)</source>
            <translation>上一张图像 (Left)</translation>
        </message>
        <message>
            <source>Next picture (Right)</source>
            <translation>下一张图像 (Right)</translation>
        </message>
        <message>
            <source>Show boxes</source>
            <translation>显示框</translation>
        </message>
        <message>
            <source>Smaller (-)</source>
            <translation>缩小 (-)</translation>
        </message>
        <message>
            <source>Larger (+)</source>
            <translation>放大 (+)</translation>
        </message>
        <message>
            <source>All of it (0)</source>
            <translation>显示全部 (0)</translation>
        </message>
        <message>
            <source>Boxes of the picture</source>
            <translation>图像的框</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>图像</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 / %2</translation>
        </message>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n 个框</numerusform>
            </translation>
        </message>
        <message>
            <source>Size</source>
            <translation>尺寸</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1，%2</translation>
        </message>
        <message>
            <source>Annotation says</source>
            <translation>标注中的尺寸</translation>
        </message>
        <message>
            <source>Bytes</source>
            <translation>字节数</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>划分</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>记录</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>Annotation</source>
            <translation>标注</translation>
        </message>
        <message>
            <source>Remarks</source>
            <translation>备注</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::PictureGrid</name>
        <message>
            <source>About no single picture</source>
            <translation>不针对单张图像</translation>
        </message>
        <message>
            <source>Cannot be shown</source>
            <translation>无法显示</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::PicturesPanel</name>
        <message>
            <source>Pictures</source>
            <translation>图像</translation>
        </message>
        <message>
            <source>No picture passes the filters</source>
            <translation>没有图像符合筛选条件</translation>
        </message>
        <message>
            <source>Another class or split, or a shorter part of the name, lets more through.</source>
            <translation>换一个类别或划分，或缩短名称片段，可显示更多图像。</translation>
        </message>
        <message>
            <source>Show all pictures</source>
            <translation>显示所有图像</translation>
        </message>
        <message>
            <source>Pictures with a box of this class</source>
            <translation>含有该类别的框的图像</translation>
        </message>
        <message>
            <source>Pictures of this split</source>
            <translation>该划分的图像</translation>
        </message>
        <message>
            <source>Which pictures</source>
            <translation>哪些图像</translation>
        </message>
        <message>
            <source>Part of a name or record id</source>
            <translation>名称或记录 ID 的一部分</translation>
        </message>
        <message>
            <source>All classes</source>
            <translation>所有类别</translation>
        </message>
        <message>
            <source>All splits</source>
            <translation>所有划分</translation>
        </message>
        <message>
            <source>All pictures</source>
            <translation>所有图像</translation>
        </message>
        <message>
            <source>With boxes</source>
            <translation>有框</translation>
        </message>
        <message>
            <source>Without boxes</source>
            <translation>无框</translation>
        </message>
        <message>
            <source>With defects</source>
            <translation>有缺陷</translation>
        </message>
        <message numerus="yes">
            <source>%n picture(s)</source>
            <translation>
                <numerusform>%n 张图像</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 pictures</source>
            <translation>%1 / %2 张图像</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::PipelinePanel</name>
        <message>
            <source>Pipeline to begin with</source>
            <translation>起始流水线</translation>
        </message>
        <message>
            <source>Add a transform (Insert)</source>
            <translation>添加变换 (Insert)</translation>
        </message>
        <message>
            <source>Remove the step (Delete)</source>
            <translation>移除步骤 (Delete)</translation>
        </message>
        <message>
            <source>Duplicate the step (Ctrl+D)</source>
            <translation>复制步骤 (Ctrl+D)</translation>
        </message>
        <message>
            <source>Move the step up (Alt+Up)</source>
            <translation>上移步骤 (Alt+Up)</translation>
        </message>
        <message>
            <source>Move the step down (Alt+Down)</source>
            <translation>下移步骤 (Alt+Down)</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>重做</translation>
        </message>
        <message>
            <source>Import, export, reset</source>
            <translation>导入、导出、重置</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>导入…</translation>
        </message>
        <message>
            <source>Export as</source>
            <translation>导出为</translation>
        </message>
        <message>
            <source>Reset to the run's configuration</source>
            <translation>重置为运行的配置</translation>
        </message>
        <message>
            <source>Reset the pipeline</source>
            <translation>重置流水线</translation>
        </message>
        <message>
            <source>Steps of the pipeline</source>
            <translation>流水线的步骤</translation>
        </message>
        <message>
            <source>No steps: pictures reach the network as they are stored.
Add a transform with +.</source>
            <translation>没有步骤：图像按存储的原样送入网络。
点击 + 添加变换。</translation>
        </message>
        <message>
            <source>Reset to no steps</source>
            <translation>重置为无步骤</translation>
        </message>
        <message>
            <source>Undo: %1</source>
            <translation>撤销：%1</translation>
        </message>
        <message>
            <source>Redo: %1</source>
            <translation>重做：%1</translation>
        </message>
        <message>
            <source>Import a pipeline</source>
            <translation>导入流水线</translation>
        </message>
        <message>
            <source>Import %1</source>
            <translation>导入 %1</translation>
        </message>
        <message>
            <source>No form is known for this library</source>
            <translation>没有适用于该库的已知格式</translation>
        </message>
        <message>
            <source>Export the pipeline</source>
            <translation>导出流水线</translation>
        </message>
        <message>
            <source>Pipelines (*.%1);;All files (*)</source>
            <translation>流水线 (*.%1);;所有文件 (*)</translation>
        </message>
        <message>
            <source>%1 could not be written: %2</source>
            <translation>无法写入 %1：%2</translation>
        </message>
        <message>
            <source>Written to %1</source>
            <translation>已写入 %1</translation>
        </message>
        <message>
            <source>Written to %1, but not all of it: %2</source>
            <translation>已写入 %1，但不完整：%2</translation>
        </message>
        <message>
            <source>Pipelines (*.config *.pbtxt *.json *.yaml *.yml *.py *.txt);;All files (*)</source>
            <translation>流水线 (*.config *.pbtxt *.json *.yaml *.yml *.py *.txt);;所有文件 (*)</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::PlanExportButton</name>
        <message>
            <source>Copy or save the plan</source>
            <translation>复制或保存方案</translation>
        </message>
        <message>
            <source>Copy the plan as text</source>
            <translation>将方案复制为文本</translation>
        </message>
        <message>
            <source>Copy what is shown as a picture</source>
            <translation>将当前显示复制为图片</translation>
        </message>
        <message>
            <source>Save what is shown as a picture…</source>
            <translation>将当前显示保存为图片…</translation>
        </message>
        <message>
            <source>Save picture</source>
            <translation>保存图片</translation>
        </message>
        <message>
            <source>PNG image (*.png)</source>
            <translation>PNG 图像 (*.png)</translation>
        </message>
        <message>
            <source>Components as CSV…</source>
            <translation>将组成部分导出为 CSV…</translation>
        </message>
        <message>
            <source>Layers as CSV…</source>
            <translation>将层导出为 CSV…</translation>
        </message>
        <message>
            <source>Batch and size as CSV…</source>
            <translation>将批次与尺寸导出为 CSV…</translation>
        </message>
        <message>
            <source>Save table</source>
            <translation>保存表格</translation>
        </message>
        <message>
            <source>CSV (*.csv)</source>
            <translation>CSV (*.csv)</translation>
        </message>
        <message>
            <source>Saved %1</source>
            <translation>已保存 %1</translation>
        </message>
        <message>
            <source>%1 could not be written</source>
            <translation>无法写入 %1</translation>
        </message>
        <message>
            <source>Not saved: %1</source>
            <translation>未保存：%1</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::PlanVerdict</name>
        <message>
            <source>Does it fit?</source>
            <translation>放得下吗？</translation>
        </message>
        <message>
            <source>Use the measurement</source>
            <translation>使用测量值</translation>
        </message>
        <message>
            <source>Takes the plan as it is now for the run that was measured, and lets the measurement correct the model and narrow the band</source>
            <translation>将当前方案视为被测量的那次运行，用测量值修正模型并收窄区间</translation>
        </message>
        <message>
            <source>Cannot be planned</source>
            <translation>无法规划</translation>
        </message>
        <message>
            <source>Below is the last plan that could be made.</source>
            <translation>下方是最后一个成功生成的方案。</translation>
        </message>
        <message>
            <source>Working it out</source>
            <translation>正在计算</translation>
        </message>
        <message>
            <source>No GPU chosen</source>
            <translation>未选择 GPU</translation>
        </message>
        <message>
            <source>Needs %1 (%2).</source>
            <translation>需要 %1（%2）。</translation>
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
        <name>faultline::ui::ReasonStrips</name>
        <message>
            <source>%1 · %2</source>
            <comment>a reason · share of the time</comment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>%1: %2 of the time shown</source>
            <translation>%1：占所示时间的 %2</translation>
        </message>
        <message>
            <source>; </source>
            <translation>； </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::RecordDialog</name>
        <message>
            <source>Record a run</source>
            <translation>录制一次运行</translation>
        </message>
        <message>
            <source> s</source>
            <translation> 秒</translation>
        </message>
        <message>
            <source>&amp;Command</source>
            <translation>命令(&amp;C)</translation>
        </message>
        <message>
            <source>Run it &amp;in</source>
            <translation>运行目录(&amp;I)</translation>
        </message>
        <message>
            <source>&amp;Write to</source>
            <translation>写入到(&amp;W)</translation>
        </message>
        <message>
            <source>Sample &amp;every</source>
            <translation>采样间隔(&amp;E)</translation>
        </message>
        <message>
            <source>&amp;Start</source>
            <translation>开始(&amp;S)</translation>
        </message>
        <message>
            <source>Runs the command in a process of its own and keeps what it prints with times, how it ended, its packages, and samples of GPU, CPU, memory, disk and network, as plain files. Environment variables are kept by an allow-list only. It goes on if this window closes.</source>
            <translation>在独立进程中运行该命令，并以普通文件保存：带时间的输出、结束方式、软件包，以及 GPU、CPU、内存、磁盘和网络的采样。环境变量只按允许列表保存。关闭此窗口后它会继续运行。</translation>
        </message>
        <message>
            <source>Choose a folder</source>
            <translation>选择文件夹</translation>
        </message>
        <message>
            <source>Type the command that starts the training.</source>
            <translation>请输入启动训练的命令。</translation>
        </message>
        <message>
            <source>There is no folder %1.</source>
            <translation>文件夹 %1 不存在。</translation>
        </message>
        <message>
            <source>Say where to write the record.</source>
            <translation>请指定录制内容的写入位置。</translation>
        </message>
        <message>
            <source>%1 is there already; the record needs a new folder.</source>
            <translation>%1 已存在；录制需要一个新文件夹。</translation>
        </message>
        <message>
            <source>%1 cannot be written.</source>
            <translation>%1 不可写。</translation>
        </message>
        <message>
            <source>Understood as %1</source>
            <translation>解析为 %1</translation>
        </message>
        <message>
            <source>No shell reads this; for what only a shell does, write sh -c "…".</source>
            <translation>此处不经 shell 解析；需要 shell 的功能时请写 sh -c "…"。</translation>
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
            <translation>正在结束运行</translation>
        </message>
        <message>
            <source>Recording</source>
            <translation>正在录制</translation>
        </message>
        <message numerus="yes">
            <source>%n line(s)</source>
            <translation>
                <numerusform>%n 行</numerusform>
            </translation>
        </message>
        <message>
            <source>End at once</source>
            <translation>立即结束</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Ends the command without letting it save anything</source>
            <translation>立即结束命令，不让它保存任何内容</translation>
        </message>
        <message>
            <source>Asks the command to end, as Ctrl+C does</source>
            <translation>请求命令结束，与 Ctrl+C 相同</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::Recording</name>
        <message>
            <source>The recorded command was stopped.</source>
            <translation>已停止录制的命令。</translation>
        </message>
        <message>
            <source>The recorded command was ended by signal %1.</source>
            <translation>录制的命令被信号 %1 终止。</translation>
        </message>
        <message>
            <source>The recorded command ended well.</source>
            <translation>录制的命令正常结束。</translation>
        </message>
        <message>
            <source>The recorded command ended with exit status %1.</source>
            <translation>录制的命令以退出状态 %1 结束。</translation>
        </message>
        <message>
            <source>“%1” could not be recorded: it cannot be started, or %2 cannot be written. Try it in a terminal.</source>
            <translation>无法录制“%1”：命令无法启动，或 %2 不可写。请在终端中尝试。</translation>
        </message>
        <message>
            <source>The recorder itself was ended. What it had written until then is there.</source>
            <translation>录制程序本身被终止。在此之前写入的内容仍在。</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::RemarkNotice</name>
        <message>
            <source>Not all is reproduced</source>
            <translation>并非全部得到复现</translation>
        </message>
        <message>
            <source>Good to know</source>
            <translation>须知</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::RepairDialog</name>
        <message>
            <source>Write a repaired copy</source>
            <translation>写入修复后的副本</translation>
        </message>
        <message>
            <source>The dataset itself is never changed. What no repair touches is carried over byte for byte.</source>
            <translation>数据集本身绝不会被更改。未被修复涉及的内容逐字节照原样保留。</translation>
        </message>
        <message>
            <source>Repairs</source>
            <translation>修复</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>新文件夹</translation>
        </message>
        <message>
            <source>A folder that is new or empty, outside the dataset</source>
            <translation>数据集之外的新文件夹或空文件夹</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>选择…</translation>
        </message>
        <message>
            <source>Written so far</source>
            <translation>目前已写入</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Write</source>
            <translation>写入</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n change(s)</source>
            <translation>
                <numerusform>%1：%n 处更改</numerusform>
            </translation>
        </message>
        <message>
            <source>Working out what would change…</source>
            <translation>正在计算将要更改的内容…</translation>
        </message>
        <message>
            <source>These repairs would change nothing.</source>
            <translation>这些修复不会更改任何内容。</translation>
        </message>
        <message numerus="yes">
            <source>%n change(s) in all. repairs.csv will list each.</source>
            <translation>
                <numerusform>共 %n 处更改。repairs.csv 将逐一列出。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Written to %1: %n picture(s),</source>
            <translation>
                <numerusform>已写入 %1：%n 张图像，</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n box(es) dropped,</source>
            <translation>
                <numerusform>丢弃 %n 个框，</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n picture(s) dropped.</source>
            <translation>
                <numerusform>丢弃 %n 张图像。</numerusform>
            </translation>
        </message>
        <message>
            <source>Stopped. What was written so far is not a whole copy.</source>
            <translation>已停止。目前写入的内容不是完整的副本。</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::RulePanel</name>
        <message>
            <source>How the rule decides</source>
            <translation>规则的判断方式</translation>
        </message>
        <message>
            <source>No rule is shown</source>
            <translation>未显示规则</translation>
        </message>
        <message>
            <source>Choose a rule on the Rules page, or the button beside a finding.</source>
            <translation>在“规则”页面选择一条规则，或使用发现旁边的按钮。</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>It was not asked about this case.</source>
            <translation>未对此案例应用该规则。</translation>
        </message>
        <message>
            <source>What it looked at</source>
            <translation>所检查的内容</translation>
        </message>
        <message>
            <source>%1: %2 (dashed)</source>
            <translation>%1：%2（虚线）</translation>
        </message>
        <message>
            <source>How it decides</source>
            <translation>判断方式</translation>
        </message>
        <message>
            <source>Thresholds</source>
            <translation>阈值</translation>
        </message>
        <message>
            <source>Mute</source>
            <translation>屏蔽</translation>
        </message>
        <message>
            <source>Muted in this case: %1</source>
            <translation>在此案例中已屏蔽：%1</translation>
        </message>
        <message>
            <source>Ask it again</source>
            <translation>重新应用</translation>
        </message>
        <message>
            <source>Why it does not apply here</source>
            <translation>此处不适用的原因</translation>
        </message>
        <message>
            <source>Reason for muting the rule</source>
            <translation>屏蔽该规则的理由</translation>
        </message>
        <message>
            <source>Mute this rule</source>
            <translation>屏蔽此规则</translation>
        </message>
        <message>
            <source>Needs a reason; it is kept in the case</source>
            <translation>需要理由；理由随案例保存</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::RulesView</name>
        <message>
            <source>Filter rules</source>
            <translation>筛选规则</translation>
        </message>
        <message>
            <source>Outcome to show</source>
            <translation>要显示的结果</translation>
        </message>
        <message>
            <source>Section to show</source>
            <translation>要显示的分类</translation>
        </message>
        <message>
            <source>All sections</source>
            <translation>所有分类</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>规则</translation>
        </message>
        <message>
            <source>All outcomes</source>
            <translation>所有结果</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>outcome, how many</comment>
            <translation>%1（%2）</translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n row(s)</source>
            <translation>
                <numerusform>%n 行中的 %1 行</numerusform>
            </translation>
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
        <name>faultline::ui::SetupField</name>
        <message>
            <source>Back to the default: %1</source>
            <translation>恢复默认值：%1</translation>
        </message>
        <message>
            <source>Set by you</source>
            <translation>由您设置</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::SetupStrip</name>
        <message>
            <source>Model</source>
            <translation>模型</translation>
        </message>
        <message>
            <source>Type a part of a name</source>
            <translation>输入名称的一部分</translation>
        </message>
        <message>
            <source>GPU</source>
            <translation>GPU</translation>
        </message>
        <message>
            <source>Batch</source>
            <translation>批次</translation>
        </message>
        <message>
            <source>Images on one GPU in one step</source>
            <translation>每块 GPU 每步的图像数</translation>
        </message>
        <message>
            <source>Precision</source>
            <translation>精度</translation>
        </message>
        <message>
            <source>Optimizer</source>
            <translation>优化器</translation>
        </message>
        <message>
            <source>Frozen</source>
            <translation>冻结</translation>
        </message>
        <message>
            <source>Batch norm</source>
            <translation>批归一化</translation>
        </message>
        <message>
            <source>Classes</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Most boxes</source>
            <translation>最多框数</translation>
        </message>
        <message>
            <source>Measured as</source>
            <translation>测量口径</translation>
        </message>
        <message>
            <source>More</source>
            <translation>更多</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>重置</translation>
        </message>
        <message>
            <source>Everything back to what the framework and the model do</source>
            <translation>全部恢复为框架和模型的默认设置</translation>
        </message>
        <message>
            <source>GPUs</source>
            <translation>GPU 数</translation>
        </message>
        <message>
            <source>Accumulate</source>
            <translation>梯度累积</translation>
        </message>
        <message>
            <source>Checkpointing</source>
            <translation>激活检查点</translation>
        </message>
        <message>
            <source>Moving average</source>
            <translation>滑动平均</translation>
        </message>
        <message>
            <source>off</source>
            <translation>关</translation>
        </message>
        <message>
            <source>on</source>
            <translation>开</translation>
        </message>
        <message>
            <source>Allocator</source>
            <translation>分配器</translation>
        </message>
        <message>
            <source>Framework</source>
            <translation>框架</translation>
        </message>
        <message>
            <source>Input size</source>
            <translation>输入尺寸</translation>
        </message>
        <message>
            <source>Width of the input</source>
            <translation>输入的宽度</translation>
        </message>
        <message>
            <source>Height of the input</source>
            <translation>输入的高度</translation>
        </message>
        <message>
            <source>%1, as this case trains it</source>
            <translation>%1，按本案例的训练方式</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>%1, %2 of them usable</source>
            <translation>%1，其中 %2 可用</translation>
        </message>
        <message>
            <source>Default of %1 for this model</source>
            <translation>%1 对此模型的默认值</translation>
        </message>
        <message>
            <source>GPUs, accumulation, checkpointing, moving average, cudnn.benchmark, allocator</source>
            <translation>GPU、梯度累积、激活检查点、滑动平均、cudnn.benchmark、分配器</translation>
        </message>
        <message>
            <source>cudnn.benchmark</source>
            <translation>cudnn.benchmark</translation>
        </message>
        <message>
            <source>Tries every algorithm of a convolution with all the memory that is free</source>
            <translation>用全部空闲显存试算卷积的每种算法</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::StepCanvas</name>
        <message>
            <source>Picture after the chosen step</source>
            <translation>所选步骤之后的图像</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::StepChart</name>
        <message>
            <source>Memory over one training step</source>
            <translation>一个训练步内的显存</translation>
        </message>
        <message>
            <source>Peak: %1</source>
            <translation>峰值：%1</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1，%2</translation>
        </message>
        <message>
            <source>%1: %2 alive, at most %3</source>
            <translation>%1：存活 %2，最多 %3</translation>
        </message>
        <message>
            <source>No step was simulated</source>
            <translation>没有模拟任何步</translation>
        </message>
        <message>
            <source>Peak %1, %2</source>
            <translation>峰值 %1，%2</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::StepColumns</name>
        <message>
            <source>Time of each step</source>
            <translation>各步耗时</translation>
        </message>
        <message numerus="yes">
            <source>The longest of the %n step(s) of this column</source>
            <translation>
                <numerusform>此列 %n 步中最长的一步</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::StepPanel</name>
        <message>
            <source>The whole finding</source>
            <translation>完整的发现</translation>
        </message>
        <message>
            <source>To capture it</source>
            <translation>采集方法</translation>
        </message>
        <message>
            <source>How to find out</source>
            <translation>如何查明</translation>
        </message>
        <message>
            <source>Command</source>
            <translation>命令</translation>
        </message>
        <message>
            <source>What to do</source>
            <translation>如何处理</translation>
        </message>
        <message>
            <source>Read on: %1</source>
            <translation>延伸阅读：%1</translation>
        </message>
        <message>
            <source>Yes, it is fine</source>
            <translation>是，没有问题</translation>
        </message>
        <message>
            <source>No, it is a problem</source>
            <translation>否，有问题</translation>
        </message>
        <message>
            <source>Does not apply</source>
            <translation>不适用</translation>
        </message>
        <message>
            <source>What was tried</source>
            <translation>已尝试的内容</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <comment>what was tried, outcome</comment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>It helped</source>
            <translation>有效</translation>
        </message>
        <message>
            <source>It did not help</source>
            <translation>无效</translation>
        </message>
        <message>
            <source>Something else that you tried</source>
            <translation>您尝试过的其他方法</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>添加</translation>
        </message>
        <message>
            <source>History</source>
            <translation>历史记录</translation>
        </message>
        <message>
            <source>Ask this again</source>
            <translation>重新询问此项</translation>
        </message>
        <message>
            <source>Leave this out</source>
            <translation>略过此项</translation>
        </message>
        <message>
            <source>Takes the item out of the walk, or back into it</source>
            <translation>将此项移出排查流程，或重新纳入</translation>
        </message>
        <message>
            <source>left out on the checklist</source>
            <translation>在检查清单中略过</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::StepViewer</name>
        <message>
            <source>%1 × %2 px</source>
            <translation>%1 × %2 像素</translation>
        </message>
        <message>
            <source>One picture, step by step</source>
            <translation>单张图像，逐步查看</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>步骤</translation>
        </message>
        <message>
            <source>Steps of the picture</source>
            <translation>图像的步骤</translation>
        </message>
        <message>
            <source>Back to the batch (Escape)</source>
            <translation>返回批次 (Esc)</translation>
        </message>
        <message>
            <source>Batch</source>
            <translation>批次</translation>
        </message>
        <message>
            <source>Previous picture of the batch (Page Up)</source>
            <translation>批次的上一张图像 (Page Up)</translation>
        </message>
        <message>
            <source>Next picture of the batch (Page Down)</source>
            <translation>批次的下一张图像 (Page Down)</translation>
        </message>
        <message>
            <source>Under many seeds</source>
            <translation>多个随机种子</translation>
        </message>
        <message>
            <source>A batch of this picture alone, each drawn anew</source>
            <translation>仅由此图像组成的批次，每张重新随机抽取</translation>
        </message>
        <message>
            <source>As decoded</source>
            <translation>解码后的原样</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n box(es)</source>
            <translation>
                <numerusform>%1，%n 个框</numerusform>
            </translation>
        </message>
        <message>
            <source>Failed: %1</source>
            <translation>失败：%1</translation>
        </message>
        <message>
            <source>applied</source>
            <translation>已应用</translation>
        </message>
        <message>
            <source>changed nothing</source>
            <translation>未改变任何内容</translation>
        </message>
        <message numerus="yes">
            <source>%n lost</source>
            <comment>boxes</comment>
            <translation>
                <numerusform>丢失 %n 个</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n clipped</source>
            <comment>boxes</comment>
            <translation>
                <numerusform>截断 %n 个</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n added</source>
            <comment>boxes</comment>
            <translation>
                <numerusform>新增 %n 个</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n box(es)</source>
            <translation>
                <numerusform>%n 个框</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 毫秒</translation>
        </message>
        <message>
            <source>%1 of %2 · %3 · %4</source>
            <translation>%1 / %2 · %3 · %4</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::SweepChart</name>
        <message>
            <source>From %1 to %2</source>
            <translation>从 %1 到 %2</translation>
        </message>
        <message>
            <source>%1: %2 usable</source>
            <translation>%1：可用 %2</translation>
        </message>
        <message>
            <source>%1 %2: %3 (%4)</source>
            <translation>%1 %2：%3（%4）</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Being worked out…</source>
            <translation>正在计算…</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::SweepPanel</name>
        <message>
            <source>Peak over the batch</source>
            <translation>峰值随批次的变化</translation>
        </message>
        <message>
            <source>Peak over the input size</source>
            <translation>峰值随输入尺寸的变化</translation>
        </message>
        <message>
            <source>The band holds the truth in nine of ten cases. Lines are what can be used of a GPU. Click to plan with a value.</source>
            <translation>十次中有九次真实值落在区间内。横线表示 GPU 的可用显存。点击即可按该值规划。</translation>
        </message>
        <message>
            <source>Images in a batch</source>
            <translation>批次中的图像数</translation>
        </message>
        <message>
            <source>Longer side in pixels</source>
            <translation>长边（像素）</translation>
        </message>
        <message>
            <source>All GPUs</source>
            <translation>所有 GPU</translation>
        </message>
        <message>
            <source>Draws the lines of all GPUs, not only of those next to the one that is planned for</source>
            <translation>绘制所有 GPU 的线，而不只是与规划所用 GPU 相邻的</translation>
        </message>
        <message>
            <source>Dotted: the model without the measurement.</source>
            <translation>点线：未用测量值的模型。</translation>
        </message>
        <message>
            <source>Where the curve falls, the allocator reuses what it holds better: what it keeps from the driver depends on the order of sizes, not only on their sum.</source>
            <translation>曲线下降处，分配器更好地复用了所持有的显存：它从驱动保留多少取决于各次大小的顺序，而不只是其总和。</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::ThresholdForm</name>
        <message>
            <source> %</source>
            <translation> %</translation>
        </message>
        <message>
            <source> ×</source>
            <translation> ×</translation>
        </message>
        <message>
            <source> s</source>
            <translation> s</translation>
        </message>
        <message>
            <source> MiB</source>
            <translation> MiB</translation>
        </message>
        <message>
            <source> °C</source>
            <translation> °C</translation>
        </message>
        <message>
            <source> W</source>
            <translation> W</translation>
        </message>
        <message>
            <source> Hz</source>
            <translation> Hz</translation>
        </message>
        <message>
            <source>Back to the default of %1</source>
            <translation>恢复默认值 %1</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::TimelinePane</name>
        <message>
            <source>Find an event by name</source>
            <translation>按名称查找事件</translation>
        </message>
        <message>
            <source>Previous match (Shift+F3)</source>
            <translation>上一个匹配项 (Shift+F3)</translation>
        </message>
        <message>
            <source>Next match (F3)</source>
            <translation>下一个匹配项 (F3)</translation>
        </message>
        <message>
            <source>Zoom to the step</source>
            <translation>缩放到该步</translation>
        </message>
        <message>
            <source>Zoom out (−)</source>
            <translation>缩小 (−)</translation>
        </message>
        <message>
            <source>Zoom in (+)</source>
            <translation>放大 (+)</translation>
        </message>
        <message>
            <source>Show the whole trace (0)</source>
            <translation>显示整个跟踪 (0)</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>正在读取…</translation>
        </message>
        <message>
            <source>The timeline appears when it is laid out.</source>
            <translation>时间线布局完成后即会显示。</translation>
        </message>
        <message>
            <source>No timeline</source>
            <translation>没有时间线</translation>
        </message>
        <message>
            <source>This file holds results, not events: open the trace itself (*.xplane.pb or *.trace.json.gz) to see what ran when.</source>
            <translation>此文件包含结果而非事件：打开跟踪文件本身（*.xplane.pb 或 *.trace.json.gz）以查看何时运行了什么。</translation>
        </message>
        <message>
            <source>No event has this in its name</source>
            <translation>没有事件名称包含此内容</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 / %2</translation>
        </message>
        <message>
            <source>%1 matches</source>
            <translation>%1 个匹配项</translation>
        </message>
        <message>
            <source>Nothing selected</source>
            <translation>未选择任何内容</translation>
        </message>
        <message>
            <source>Click an event to see what it is. Ctrl+wheel zooms, dragging pans, Shift+drag zooms to a stretch, Shift+arrows go from event to event.</source>
            <translation>点击事件查看其内容。Ctrl+滚轮缩放，拖动平移，Shift+拖动缩放到一段，Shift+方向键在事件间移动。</translation>
        </message>
        <message>
            <source>%1 of %2 shown</source>
            <translation>显示 %1 / %2</translation>
        </message>
        <message>
            <source>%1 · %2 events are nested too deep to be drawn</source>
            <translation>%1 · %2 个事件嵌套过深，无法绘制</translation>
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
        <name>faultline::ui::TraceHeader</name>
        <message>
            <source>Trace</source>
            <translation>跟踪</translation>
        </message>
        <message>
            <source>Fewer remarks</source>
            <translation>收起备注</translation>
        </message>
        <message numerus="yes">
            <source>%n more remark(s)</source>
            <translation>
                <numerusform>还有 %n 条备注</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::TraceMinimap</name>
        <message>
            <source>Overview of the whole trace</source>
            <translation>整个跟踪的概览</translation>
        </message>
        <message>
            <source>The whole trace, devices above the host. Drag the frame to move the timeline.</source>
            <translation>整个跟踪，设备在主机上方。拖动方框以移动时间线。</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::TraceTimeline</name>
        <message>
            <source>Timeline of the trace</source>
            <translation>跟踪的时间线</translation>
        </message>
    </context>
    <context>
        <name>faultline::ui::TraceView</name>
        <message>
            <source>Timeline</source>
            <translation>时间线</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>步</translation>
        </message>
        <message>
            <source>No steps</source>
            <translation>没有步</translation>
        </message>
        <message>
            <source>PyTorch marks them with profiler.step(), TensorFlow with tf.profiler.experimental.Trace(..., step_num=...).</source>
            <translation>PyTorch 用 profiler.step() 标记步，TensorFlow 用 tf.profiler.experimental.Trace(..., step_num=...)。</translation>
        </message>
        <message>
            <source>Kernels</source>
            <translation>内核</translation>
        </message>
        <message>
            <source>No kernels</source>
            <translation>没有内核</translation>
        </message>
        <message>
            <source>The trace holds nothing of a device. PyTorch: add ProfilerActivity.CUDA. TensorFlow: the CUPTI library must be found, and the process be allowed to use GPU performance counters.</source>
            <translation>跟踪不含任何设备数据。PyTorch：添加 ProfilerActivity.CUDA。TensorFlow：必须能找到 CUPTI 库，且允许进程使用 GPU 性能计数器。</translation>
        </message>
        <message>
            <source>Input pipeline</source>
            <translation>输入管线</translation>
        </message>
        <message>
            <source>No input pipeline</source>
            <translation>没有输入管线</translation>
        </message>
        <message>
            <source>No stage of tf.data or of a DataLoader was traced.</source>
            <translation>没有跟踪到 tf.data 或 DataLoader 的任何阶段。</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>设备</translation>
        </message>
        <message>
            <source>No devices</source>
            <translation>没有设备</translation>
        </message>
        <message>
            <source>The trace holds nothing of a device, only of the host.</source>
            <translation>跟踪不含任何设备数据，只有主机数据。</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>内存</translation>
        </message>
        <message>
            <source>No profiler trace in this case</source>
            <translation>此案例没有性能分析器跟踪</translation>
        </message>
        <message>
            <source>Nothing is open</source>
            <translation>尚未打开任何内容</translation>
        </message>
        <message>
            <source>Trace</source>
            <translation>跟踪</translation>
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
        <name>faultline::ui::TreeMap</name>
        <message>
            <source>Map of kept activations</source>
            <translation>保留的激活值分布图</translation>
        </message>
        <message>
            <source>Chosen: %1</source>
            <translation>已选择：%1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>%1 (%2 of what is kept)</source>
            <translation>%1（占保留总量的 %2）</translation>
        </message>
        <message numerus="yes">
            <source>%n small layer(s) of the part %1: %2</source>
            <translation>
                <numerusform>%1 部分的 %n 个小层：%2</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <translation>%1，%2：%3</translation>
        </message>
        <message>
            <source>No layer keeps anything</source>
            <translation>没有层保留任何内容</translation>
        </message>
        <message numerus="yes">
            <source>%n small</source>
            <translation>
                <numerusform>%n 个小层</numerusform>
            </translation>
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
        <message numerus="yes">
            <source>%n training(s) not launched yet: judged from what there is before the first step</source>
            <translation>
                <numerusform>%n 次训练尚未启动：根据第一步之前已有的内容判断</numerusform>
            </translation>
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
            <translation>互不兼容的版本</translation>
        </message>
        <message>
            <source>All known combinations of versions fit</source>
            <translation>所有已知的版本组合均兼容</translation>
        </message>
        <message>
            <source>By the tables these fit: %1</source>
            <translation>根据兼容性表，以下组合兼容：%1</translation>
        </message>
        <message>
            <source>%1 (reported; not confirmed by its maker)</source>
            <translation>%1（有报告；未经厂商确认）</translation>
        </message>
        <message>
            <source>Install instead</source>
            <translation>改为安装</translation>
        </message>
        <message>
            <source>%1: %2, line %3</source>
            <translation>%1：%2，第 %3 行</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Show in the console</source>
            <translation>在控制台中显示</translation>
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
            <source>Event files of TensorBoard, console output, GPU and host logs, pipeline.config and other settings, package lists, profiler traces: one file, one run, or a folder with hundreds of runs. Damaged and unfinished files are read as far as they go.</source>
            <translation>TensorBoard 事件文件、控制台输出、GPU 和主机日志、pipeline.config 及其他设置、软件包列表、性能分析跟踪：单个文件、单个运行，或包含数百个运行的文件夹。损坏和未完成的文件会尽可能读取。</translation>
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
        <message>
            <source>Record a run…</source>
            <translation>录制运行…</translation>
        </message>
        <message>
            <source>Start a training and watch it here (Ctrl+Shift+R)</source>
            <translation>启动训练并在此观察 (Ctrl+Shift+R)</translation>
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
        <message>
            <source>Recor&amp;d a run…</source>
            <translation>录制运行(&amp;D)…</translation>
        </message>
        <message>
            <source>&amp;Save case</source>
            <translation>保存案例(&amp;S)</translation>
        </message>
        <message>
            <source>Save case &amp;as…</source>
            <translation>案例另存为(&amp;A)…</translation>
        </message>
        <message>
            <source>Open the &amp;next run…</source>
            <translation>打开下一次运行(&amp;N)…</translation>
        </message>
        <message>
            <source>Adds a run to this case and holds it against the fixes that were tried</source>
            <translation>将一次运行加入此案例，并与已尝试的修复对照</translation>
        </message>
    </context>
</TS>
