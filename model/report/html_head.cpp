// SPDX-FileCopyrightText: 2026 The Faultline authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/html_head.h"

namespace faultline {

namespace {

/// The policy forbids scripts and anything loaded from elsewhere, should an escape ever fail.
constexpr std::string_view kHtmlHead = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>
:root { color-scheme: light dark; --text: #1c2126; --soft: #5b6670; --page: #f5f6f8;
  --card: #ffffff; --rule: #dfe3e8; --accent: #0b66c3; --critical: #b3261e; --warning: #8a5a00;
  --info: #0b66c3; --good: #1a7431; --shade: #0b66c31f; }
@media (prefers-color-scheme: dark) { :root { --text: #e4e7ea; --soft: #9aa5b0; --page: #16191d;
  --card: #1f2429; --rule: #353c44; --accent: #6cb2ff; --critical: #ff8a80; --warning: #f2c14e;
  --info: #6cb2ff; --good: #6fd08c; --shade: #6cb2ff2b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text);
  font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 880px; margin: 0 auto; padding: 32px 24px 64px; }
h1 { font-size: 24px; line-height: 1.3; margin: 8px 0 0; }
h2 { font-size: 18px; margin: 40px 0 8px; }
h3 { font-size: 16px; margin: 4px 0 8px; }
h4 { font-size: 15px; margin: 20px 0 4px; }
p { margin: 8px 0; }
section.card { background: var(--card); border: 1px solid var(--rule); border-radius: 8px;
  padding: 20px 24px; margin: 16px 0; overflow-wrap: anywhere; }
section.card > :first-child { margin-top: 0; }
.critical { --severity: var(--critical); } .warning { --severity: var(--warning); }
.info { --severity: var(--info); } .none { --severity: var(--good); }
section.critical, section.warning, section.info, section.none {
  border-left: 4px solid var(--severity); }
.word { color: var(--severity); font-weight: 600; }
.soft { color: var(--soft); font-size: 13px; }
code, pre { font-family: ui-monospace, monospace; font-size: 13px; }
pre { background: var(--page); border: 1px solid var(--rule); border-radius: 6px;
  padding: 12px; overflow-x: auto; overflow-wrap: normal; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th { text-align: left; color: var(--soft); font-weight: 600; }
th, td { padding: 4px 16px 4px 0; border-bottom: 1px solid var(--rule); vertical-align: top; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
details { border-top: 1px solid var(--rule); margin-top: 16px; padding-top: 12px; }
summary { cursor: pointer; }
figure { margin: 16px 0; } figcaption { color: var(--soft); font-size: 13px; }
svg { width: 100%; height: auto; display: block; }
.chart-line { fill: none; stroke: var(--accent); stroke-width: 1.5; stroke-linejoin: round; }
.chart-dot { fill: var(--accent); } .chart-range { fill: var(--shade); }
.chart-mark { fill: var(--critical); } .chart-grid { stroke: var(--soft); stroke-opacity: 0.25; }
.chart-text { fill: var(--soft); font-size: 11px; }
</style>
)";

} // namespace

std::string_view htmlHead()
{
    return kHtmlHead;
}

} // namespace faultline
