<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ChartCursor</name>
    <message numerus="yes">
        <source>+%n more</source>
        <comment>curves that are not listed</comment>
        <translation>
            <numerusform>+%n more</numerusform>
            <numerusform>+%n more</numerusform>
        </translation>
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
    <name>Compare</name>
    <message numerus="yes">
        <source>%n default(s) of %1 in %2: no version of it is recorded</source>
        <translation>
            <numerusform>%n default of %1 in %2: no version of it is recorded</numerusform>
            <numerusform>%n defaults of %1 in %2: no version of it is recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n default(s) of %1 in %2: not known for version %3</source>
        <translation>
            <numerusform>%n default of %1 in %2: not known for version %3</numerusform>
            <numerusform>%n defaults of %1 in %2: not known for version %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) differ.</source>
        <translation>
            <numerusform>%n setting differs.</numerusform>
            <numerusform>%n settings differ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparedCurves</name>
    <message numerus="yes">
        <source>The band shows how far the %n good run(s) are apart.</source>
        <translation>
            <numerusform>The band shows the spread of %n good run.</numerusform>
            <numerusform>The band shows how far the %n good runs are apart.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConsoleWords</name>
    <message numerus="yes">
        <source>%n progress line(s), the last: %1</source>
        <translation>
            <numerusform>%n progress line, the last: %1</numerusform>
            <numerusform>%n progress lines, the last: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurveDescription</name>
    <message numerus="yes">
        <source>%n value(s) NaN or infinite, the first at %1</source>
        <translation>
            <numerusform>%n value NaN or infinite, the first at %1</numerusform>
            <numerusform>%n values NaN or infinite, the first at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more curve(s)</source>
        <translation>
            <numerusform>and %n more curve</numerusform>
            <numerusform>and %n more curves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurveMaker</name>
    <message numerus="yes">
        <source>%1 (%n run(s))</source>
        <translation>
            <numerusform>%1 (%n run)</numerusform>
            <numerusform>%1 (%n runs)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DatasetFacts</name>
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
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) that annotations name are not there. If they moved, say where they are.</source>
        <translation>
            <numerusform>%n image that annotations name is not there. If it moved, say where it is.</numerusform>
            <numerusform>%n images that annotations name are not there. If they moved, say where they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) lie outside the folder of the dataset and were not opened.</source>
        <translation>
            <numerusform>%n image lies outside the folder of the dataset and was not opened.</numerusform>
            <numerusform>%n images lie outside the folder of the dataset and were not opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DatasetHeadline</name>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
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
    <message numerus="yes">
        <source>%n dataset(s)</source>
        <translation>
            <numerusform>%n dataset</numerusform>
            <numerusform>%n datasets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of defects.</source>
        <translation>
            <numerusform>%n kind of defect.</numerusform>
            <numerusform>%n kinds of defects.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>records</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FollowTexts</name>
    <message numerus="yes">
        <source>%n runs grow.</source>
        <translation>
            <numerusform>%n runs grow.</numerusform>
            <numerusform>%n runs grow.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hardware</name>
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
    <message numerus="yes">
        <source>any of %n GPU(s)</source>
        <translation>
            <numerusform>any of %n GPU</numerusform>
            <numerusform>any of %n GPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoadTexts</name>
    <message numerus="yes">
        <source>%n file(s) damaged or unreadable: %1 lost in %2 places. Everything else was read and is shown.</source>
        <translation>
            <numerusform>%n file damaged or unreadable: %1 lost in %2 places. Everything else was read and is shown.</numerusform>
            <numerusform>%n files damaged or unreadable: %1 lost in %2 places. Everything else was read and is shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more[*] – Faultline</source>
        <translation>
            <numerusform>%1 and %n more[*] – Faultline</numerusform>
            <numerusform>%1 and %n more[*] – Faultline</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverviewSentences</name>
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
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decoding one takes %1 (median), reading it %2; %3 images/s with %n thread(s).</source>
        <translation>
            <numerusform>Decoding one takes %1 (median), reading it %2; %3 images/s with %n thread.</numerusform>
            <numerusform>Decoding one takes %1 (median), reading it %2; %3 images/s with %n threads.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RestartRemarks</name>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) restarted</source>
        <translation>
            <numerusform>%n run restarted</numerusform>
            <numerusform>%n runs restarted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>TensorBoard would drop points of %n run(s)</source>
        <translation>
            <numerusform>TensorBoard would drop points of %n run</numerusform>
            <numerusform>TensorBoard would drop points of %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more run(s)</source>
        <translation>
            <numerusform>and %n more run</numerusform>
            <numerusform>and %n more runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fine</source>
        <translation>
            <numerusform>%n fine</numerusform>
            <numerusform>%n fine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not judged</source>
        <translation>
            <numerusform>%n not judged</numerusform>
            <numerusform>%n not judged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n muted</source>
        <translation>
            <numerusform>%n muted</numerusform>
            <numerusform>%n muted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stopped</source>
        <translation>
            <numerusform>%n stopped</numerusform>
            <numerusform>%n stopped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SummaryControls</name>
    <message numerus="yes">
        <source>%n tag(s)</source>
        <translation>
            <numerusform>%n tag</numerusform>
            <numerusform>%n tags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TracePainter</name>
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
    <message numerus="yes">
        <source>The first %n steps took %1 to %2 (warm-up) and are left out.</source>
        <translation>
            <numerusform>The first step took %1 to %2 (warm-up) and is left out.</numerusform>
            <numerusform>The first %n steps took %1 to %2 (warm-up) and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps took %1 to %2 and are left out.</source>
        <translation>
            <numerusform>%n step took %1 to %2 and is left out.</numerusform>
            <numerusform>%n steps took %1 to %2 and are left out.</numerusform>
        </translation>
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
</context>
<context>
    <name>faultline::ChecklistModel</name>
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
    <message numerus="yes">
        <source>%n to fix</source>
        <translation>
            <numerusform>%n to fix</numerusform>
            <numerusform>%n to fix</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::CurveEventModel</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::HparamColumnModel</name>
    <message numerus="yes">
        <source>%n session(s) have both values, or one of the two never varies: too little to tell. At least %1 are needed.</source>
        <translation>
            <numerusform>%n session have both values, or one of the two never varies: too little to tell. At least %1 are needed.</numerusform>
            <numerusform>%n sessions have both values, or one of the two never varies: too little to tell. At least %1 are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spearman&apos;s rank correlation with %1 is %2 over %n session(s): no more than chance gives.</source>
        <translation>
            <numerusform>Spearman&apos;s rank correlation with %1 is %2 over %n session: no more than chance gives.</numerusform>
            <numerusform>Spearman&apos;s rank correlation with %1 is %2 over %n sessions: no more than chance gives.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spearman&apos;s rank correlation with %1 is %2 over %n session(s): they tend to rise and fall together (or one against the other). It says nothing about causes, and of twenty unrelated columns one gets this far.</source>
        <translation>
            <numerusform>Spearman&apos;s rank correlation with %1 is %2 over %n session: they tend to rise and fall together (or one against the other). It says nothing about causes, and of twenty unrelated columns one gets this far.</numerusform>
            <numerusform>Spearman&apos;s rank correlation with %1 is %2 over %n sessions: they tend to rise and fall together (or one against the other). It says nothing about causes, and of twenty unrelated columns one gets this far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) have a value</source>
        <translation>
            <numerusform>%n session have a value</numerusform>
            <numerusform>%n sessions have a value</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::LogEventModel</name>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n times</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
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
</context>
<context>
    <name>faultline::RunTreeModel</name>
    <message numerus="yes">
        <source>%n damaged place(s); see Issues</source>
        <translation>
            <numerusform>%n damaged place; see Issues</numerusform>
            <numerusform>%n damaged places; see Issues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged place(s)</source>
        <translation>
            <numerusform>%n damaged place</numerusform>
            <numerusform>%n damaged places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::AbstentionList</name>
    <message numerus="yes">
        <source>and %n more like these</source>
        <translation>
            <numerusform>and %n more like these</numerusform>
            <numerusform>and %n more like these</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::AudioCard</name>
    <message numerus="yes">
        <source>%n sound(s)</source>
        <translation>
            <numerusform>%n sound</numerusform>
            <numerusform>%n sounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::BatchGrid</name>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>boxes</comment>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::BoxSizeMap</name>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::CandidateList</name>
    <message numerus="yes">
        <source>About %1 GPU-hours; at most %n run(s) until it is decided.</source>
        <translation>
            <numerusform>About %1 GPU-hours; at most %n run until it is decided.</numerusform>
            <numerusform>About %1 GPU-hours; at most %n runs until it is decided.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) are equal.</source>
        <translation>
            <numerusform>%n setting is equal.</numerusform>
            <numerusform>%n settings are equal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) have no effect on training.</source>
        <translation>
            <numerusform>%n difference has no effect on training.</numerusform>
            <numerusform>%n differences have no effect on training.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::CaseCommands</name>
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
    <name>faultline::ui::CaseFollowing</name>
    <message numerus="yes">
        <source>%n files were deleted, replaced or written anew. The list of issues tells of each what is shown of it.</source>
        <translation>
            <numerusform>%n files were deleted, replaced or written anew. The list of issues tells of each what is shown of it.</numerusform>
            <numerusform>%n files were deleted, replaced or written anew. The list of issues tells of each what is shown of it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::CasePanel</name>
    <message numerus="yes">
        <source>%1 of %n run(s) shown</source>
        <translation>
            <numerusform>%1 of %n run shown</numerusform>
            <numerusform>%1 of %n runs shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::ChangesPane</name>
    <message numerus="yes">
        <source>Show %n without effect</source>
        <translation>
            <numerusform>Show %n without effect</numerusform>
            <numerusform>Show %n without effect</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignored</numerusform>
            <numerusform>%n ignored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::ChartControls</name>
    <message numerus="yes">
        <source>%n tag(s)</source>
        <translation>
            <numerusform>%n tag</numerusform>
            <numerusform>%n tags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::ChecklistStrip</name>
    <message numerus="yes">
        <source>%n critical</source>
        <translation>
            <numerusform>%n critical</numerusform>
            <numerusform>%n critical</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::ChecklistView</name>
    <message numerus="yes">
        <source>%n to fix</source>
        <translation>
            <numerusform>%n to fix</numerusform>
            <numerusform>%n to fix</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::ClockList</name>
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
    <name>faultline::ui::ColumnForm</name>
    <message numerus="yes">
        <source>%n column(s) become curves</source>
        <translation>
            <numerusform>%n column become curves</numerusform>
            <numerusform>%n columns become curves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::ColumnPreview</name>
    <message numerus="yes">
        <source>%1 · %n point(s)</source>
        <translation>
            <numerusform>%1 · %n point</numerusform>
            <numerusform>%1 · %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::CompareHeader</name>
    <message numerus="yes">
        <source>%n run(s) that worked</source>
        <translation>
            <numerusform>%n run that worked</numerusform>
            <numerusform>%n runs that worked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::CompareView</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::ConfigPanel</name>
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
</context>
<context>
    <name>faultline::ui::ConsoleSearch</name>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::CurveChips</name>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::CurveExporter</name>
    <message numerus="yes">
        <source>%n point(s) written to %1</source>
        <translation>
            <numerusform>%n point written to %1</numerusform>
            <numerusform>%n points written to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::CurveForm</name>
    <message numerus="yes">
        <source>%n group(s): </source>
        <translation>
            <numerusform>%n group: </numerusform>
            <numerusform>%n groups: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) stay alone</source>
        <translation>
            <numerusform>%n run stay alone</numerusform>
            <numerusform>%n runs stay alone</numerusform>
        </translation>
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
</context>
<context>
    <name>faultline::ui::DataHeader</name>
    <message numerus="yes">
        <source>Reading was stopped. What follows is about %n image(s) that had been read by then.</source>
        <translation>
            <numerusform>Reading was stopped. What follows is about %n image that had been read by then.</numerusform>
            <numerusform>Reading was stopped. What follows is about %n images that had been read by then.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::DefectsPanel</name>
    <message numerus="yes">
        <source>%n defect(s)</source>
        <translation>
            <numerusform>%n defect</numerusform>
            <numerusform>%n defects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::EnvironmentPanel</name>
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
    <message numerus="yes">
        <source>%Ln recognised event(s)</source>
        <translation>
            <numerusform>%Ln recognised event</numerusform>
            <numerusform>%Ln recognised events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::FiguresPanel</name>
    <message numerus="yes">
        <source>%n could not be made</source>
        <comment>images</comment>
        <translation>
            <numerusform>%n could not be made</numerusform>
            <numerusform>%n could not be made</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::FindingCard</name>
    <message numerus="yes">
        <source>explains %n other finding(s)</source>
        <translation>
            <numerusform>explains %n other finding</numerusform>
            <numerusform>explains %n other findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::FirstSteps</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %n more fix(es)</source>
        <translation>
            <numerusform>Show %n more fix</numerusform>
            <numerusform>Show %n more fixes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::FlowChart</name>
    <message numerus="yes">
        <source>%n parallel call(s)</source>
        <translation>
            <numerusform>%n parallel call</numerusform>
            <numerusform>%n parallel calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::GraphPicture</name>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::GraphTab</name>
    <message numerus="yes">
        <source>%1: %n layer(s)</source>
        <comment>name of a model</comment>
        <translation>
            <numerusform>%1: %n layer</numerusform>
            <numerusform>%1: %n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) timed</source>
        <translation>
            <numerusform>%n operation timed</numerusform>
            <numerusform>%n operations timed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more left out</source>
        <translation>
            <numerusform>%n more left out</numerusform>
            <numerusform>%n more left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n graph(s) of the visible runs</source>
        <translation>
            <numerusform>%n graph of the visible runs</numerusform>
            <numerusform>%n graphs of the visible runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::HardwareView</name>
    <message numerus="yes">
        <source>%n hardware log(s) hold no times. See Clocks.</source>
        <translation>
            <numerusform>%n hardware log hold no times. See Clocks.</numerusform>
            <numerusform>%n hardware logs hold no times. See Clocks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::HeatMapView</name>
    <message numerus="yes">
        <source>%n box(es) cover this place</source>
        <translation>
            <numerusform>%n box cover this place</numerusform>
            <numerusform>%n boxes cover this place</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::HistogramCard</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::HistogramChart</name>
    <message numerus="yes">
        <source>%n step(s); at the last, %1, the median is %2</source>
        <translation>
            <numerusform>%n step; at the last, %1, the median is %2</numerusform>
            <numerusform>%n steps; at the last, %1, the median is %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::HistogramsTab</name>
    <message numerus="yes">
        <source>%n more chart(s): filter tags or hide runs to see them</source>
        <translation>
            <numerusform>%n more chart: filter tags or hide runs to see it</numerusform>
            <numerusform>%n more charts: filter tags or hide runs to see them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::HparamsTab</name>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n session(s)</source>
        <translation>
            <numerusform>%1 of %n session</numerusform>
            <numerusform>%1 of %n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) written to %1</source>
        <translation>
            <numerusform>%n session written to %1</numerusform>
            <numerusform>%n sessions written to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) copied</source>
        <translation>
            <numerusform>%n session copied</numerusform>
            <numerusform>%n sessions copied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) without hyperparameters</source>
        <translation>
            <numerusform>%n run without hyperparameters</numerusform>
            <numerusform>%n runs without hyperparameters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) cannot be read: %1</source>
        <translation>
            <numerusform>%n value cannot be read: %1</numerusform>
            <numerusform>%n values cannot be read: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) of configurations left out</source>
        <translation>
            <numerusform>%n field of configurations left out</numerusform>
            <numerusform>%n fields of configurations left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::ImageCanvas</name>
    <message numerus="yes">
        <source>Shown are the first %n frame(s).</source>
        <translation>
            <numerusform>Shown are the first %n frame.</numerusform>
            <numerusform>Shown are the first %n frames.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::ImageCard</name>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::ImageViewer</name>
    <message numerus="yes">
        <source>This step has %n image(s) only.</source>
        <translation>
            <numerusform>This step has %n image only.</numerusform>
            <numerusform>This step has %n images only.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::InputLabView</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <comment>shown at once</comment>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::IssuesPanel</name>
    <message numerus="yes">
        <source>%n more of the same kinds were counted but are not listed.</source>
        <translation>
            <numerusform>%n more of the same kinds were counted but are not listed.</numerusform>
            <numerusform>%n more of the same kinds were counted but are not listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s)</source>
        <translation>
            <numerusform>%n issue</numerusform>
            <numerusform>%n issues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n file(s)</source>
        <translation>
            <numerusform>in %n file</numerusform>
            <numerusform>in %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n record(s)</source>
        <translation>
            <numerusform>at least %n record</numerusform>
            <numerusform>at least %n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s) written to %1</source>
        <translation>
            <numerusform>%n issue written to %1</numerusform>
            <numerusform>%n issues written to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::JobButton</name>
    <message numerus="yes">
        <source>%n task(s)</source>
        <comment>that run in the background</comment>
        <translation>
            <numerusform>%n task</numerusform>
            <numerusform>%n tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) in the background</source>
        <translation>
            <numerusform>%n task in the background</numerusform>
            <numerusform>%n tasks in the background</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::LayoutsTab</name>
    <message numerus="yes">
        <source>%n chart(s) laid out by the logs</source>
        <translation>
            <numerusform>%n chart laid out by the logs</numerusform>
            <numerusform>%n charts laid out by the logs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::LearnView</name>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>%n lessons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::LessonPanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::LogList</name>
    <message numerus="yes">
        <source>%n line(s); click the arrow to see them</source>
        <translation>
            <numerusform>%n line; click the arrow to see them</numerusform>
            <numerusform>%n lines; click the arrow to see them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Written %n time(s)</source>
        <translation>
            <numerusform>Written %n time</numerusform>
            <numerusform>Written %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::MainWindow</name>
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
</context>
<context>
    <name>faultline::ui::MakeupPanel</name>
    <message numerus="yes">
        <source>%n assumption(s)</source>
        <translation>
            <numerusform>%n assumption</numerusform>
            <numerusform>%n assumptions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::NavigatorPanel</name>
    <message numerus="yes">
        <source>in %n tag(s)</source>
        <translation>
            <numerusform>in %n tag</numerusform>
            <numerusform>in %n tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::NearbyRunsDialog</name>
    <message numerus="yes">
        <source>Not proposed: %n</source>
        <translation>
            <numerusform>Not proposed: %n</numerusform>
            <numerusform>Not proposed: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looked at %1 of %n folder(s) in %2…</source>
        <translation>
            <numerusform>Looked at %1 of %n folder in %2…</numerusform>
            <numerusform>Looked at %1 of %n folders in %2…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looked at %n folder(s) in %1.</source>
        <translation>
            <numerusform>Looked at %n folder in %1.</numerusform>
            <numerusform>Looked at %n folders in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older folder(s) are left out.</source>
        <translation>
            <numerusform>%n older folder is left out.</numerusform>
            <numerusform>%n older folders are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of each place only the first %n entries are listed.</source>
        <translation>
            <numerusform>Of each place only the first entry is listed (%n).</numerusform>
            <numerusform>Of each place only the first %n entries are listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::NoTagsState</name>
    <message numerus="yes">
        <source>None of the %n tag(s) contains “%1”.</source>
        <translation>
            <numerusform>None of the %n tag contains “%1”.</numerusform>
            <numerusform>None of the %n tags contains “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) logged some but are not shown; tick them in the Case list.</source>
        <translation>
            <numerusform>%n run logged some but are not shown; tick them in the Case list.</numerusform>
            <numerusform>%n runs logged some but are not shown; tick them in the Case list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::OutlierNote</name>
    <message numerus="yes">
        <source>%n point(s) outside</source>
        <translation>
            <numerusform>%n point outside</numerusform>
            <numerusform>%n points outside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::OverviewView</name>
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
    <message numerus="yes">
        <source>%n other finding(s)</source>
        <translation>
            <numerusform>%n other finding</numerusform>
            <numerusform>%n other findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::PictureDetail</name>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::PicturesPanel</name>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::PrCurvesTab</name>
    <message numerus="yes">
        <source>%n precision-recall curve(s)</source>
        <translation>
            <numerusform>%n precision-recall curve</numerusform>
            <numerusform>%n precision-recall curves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::RateView</name>
    <message numerus="yes">
        <source>%n learning rate(s) logged</source>
        <translation>
            <numerusform>%n learning rate logged</numerusform>
            <numerusform>%n learning rates logged</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::RecordStrip</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::RepairDialog</name>
    <message numerus="yes">
        <source>%1: %n change(s)</source>
        <translation>
            <numerusform>%1: %n change</numerusform>
            <numerusform>%1: %n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in all. repairs.csv will list each.</source>
        <translation>
            <numerusform>%n change in all. repairs.csv will list each.</numerusform>
            <numerusform>%n changes in all. repairs.csv will list each.</numerusform>
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
        <source>Written to %1: %n image(s),</source>
        <translation>
            <numerusform>Written to %1: %n image,</numerusform>
            <numerusform>Written to %1: %n images,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) dropped.</source>
        <translation>
            <numerusform>%n image dropped.</numerusform>
            <numerusform>%n images dropped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::RulesView</name>
    <message numerus="yes">
        <source>%1 of %n check(s)</source>
        <translation>
            <numerusform>%1 of %n check</numerusform>
            <numerusform>%1 of %n checks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::ScalarCard</name>
    <message numerus="yes">
        <source>Working out %n curve(s)…</source>
        <translation>
            <numerusform>Working out %n curve…</numerusform>
            <numerusform>Working out %n curves…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) without %1</source>
        <translation>
            <numerusform>%n run without %1</numerusform>
            <numerusform>%n runs without %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::ScalarsView</name>
    <message numerus="yes">
        <source>None of the %n tag(s) contains “%1”.</source>
        <translation>
            <numerusform>None of the %n tag contains “%1”.</numerusform>
            <numerusform>None of the %n tags contains “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::StepColumns</name>
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
    <message numerus="yes">
        <source>%1, %n box(es)</source>
        <translation>
            <numerusform>%1, %n box</numerusform>
            <numerusform>%1, %n boxes</numerusform>
        </translation>
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
</context>
<context>
    <name>faultline::ui::TextCard</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::TextTab</name>
    <message numerus="yes">
        <source>%n more run(s) of this tag: choose one on the left, or hide others.</source>
        <translation>
            <numerusform>%n more run of this tag: choose one on the left, or hide others.</numerusform>
            <numerusform>%n more runs of this tag: choose one on the left, or hide others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) with texts</source>
        <translation>
            <numerusform>%n tag with texts</numerusform>
            <numerusform>%n tags with texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::TimelineWidget</name>
    <message numerus="yes">
        <source>%n training(s)</source>
        <translation>
            <numerusform>%n training</numerusform>
            <numerusform>%n trainings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::TraceHeader</name>
    <message numerus="yes">
        <source>%n more remark(s)</source>
        <translation>
            <numerusform>%n more remark</numerusform>
            <numerusform>%n more remarks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::TreeMap</name>
    <message numerus="yes">
        <source>%n small layer(s) of the part %1: %2</source>
        <translation>
            <numerusform>%n small layer of the part %1: %2</numerusform>
            <numerusform>%n small layers of the part %1: %2</numerusform>
        </translation>
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
    <name>faultline::ui::ValueExporter</name>
    <message numerus="yes">
        <source>%n file(s) written to %1</source>
        <translation>
            <numerusform>%n file written to %1</numerusform>
            <numerusform>%n files written to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) could not be read</source>
        <translation>
            <numerusform>%n value could not be read</numerusform>
            <numerusform>%n values could not be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::VerdictBanner</name>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1</source>
        <translation>
            <numerusform>%n file, %1</numerusform>
            <numerusform>%n files, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged place(s)</source>
        <translation>
            <numerusform>%n damaged place</numerusform>
            <numerusform>%n damaged places</numerusform>
        </translation>
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
    <name>faultline::ui::WaveView</name>
    <message numerus="yes">
        <source>%n channel(s)</source>
        <translation>
            <numerusform>%n channel</numerusform>
            <numerusform>%n channels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faultline::ui::WelcomePage</name>
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
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
