"""The look of HTML: of a fragment, which a page may bring along in a file of its own, and of a whole page."""

from fairswiss.rendering.pips import STYLE

FRAGMENT_STYLE = (
    f"{STYLE}"
    """\
.fairswiss {
  --fs-text: #1b2330; --fs-soft: #566173; --fs-ground: #fff; --fs-head: #e9edf3; --fs-stripe: #f5f7fa;
  --fs-line: #d5dbe4; --fs-link: #1550a8; --fs-mark: #fff3c4; --fs-win: #d9f0df; --fs-draw: #eceff3;
  --fs-loss: #fbe0df; --fs-white: #fff; --fs-on-white: #1b2330; --fs-black: #2b3442; --fs-on-black: #fff;
  color: var(--fs-text); font: 0.9375rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  font-variant-numeric: tabular-nums;
}
@media (prefers-color-scheme: dark) {
  .fairswiss {
    --fs-text: #e4e9f0; --fs-soft: #9caabd; --fs-ground: #1a202a; --fs-head: #28313f; --fs-stripe: #1f2632;
    --fs-line: #364152; --fs-link: #8fbcff; --fs-mark: #4a4013; --fs-win: #17402a; --fs-draw: #2b3442;
    --fs-loss: #522327; --fs-white: #e4e9f0; --fs-on-white: #10151d; --fs-black: #05080c; --fs-on-black: #e4e9f0;
  }
}
.fairswiss h1, .fairswiss h2, .fairswiss h3 { line-height: 1.25; text-wrap: balance; scroll-margin-top: 1rem; }
.fairswiss h1 { font-size: 1.5rem; margin: 0 0 1rem; }
.fairswiss h2 { font-size: 1.1875rem; margin: 2.25rem 0 0.75rem; }
.fairswiss h3 { font-size: 1rem; margin: 1.5rem 0 0.5rem; }
.fairswiss h2:target, .fairswiss h3:target { background: var(--fs-mark); box-shadow: 0 0 0 0.3rem var(--fs-mark); }
.fairswiss p, .fairswiss ul { max-width: 46rem; margin: 0.75rem 0; }
.fairswiss ul { padding-left: 1.25rem; }
.fairswiss li { margin: 0.3rem 0; }
.fairswiss ul ul { margin: 0.2rem 0; color: var(--fs-soft); font-size: 0.875rem; }
.fairswiss .fs-lines { list-style: none; padding-left: 0; }
.fairswiss .fs-lines ul { list-style: disc; }
.fairswiss a { color: var(--fs-link); text-underline-offset: 0.15em; text-decoration-thickness: 1px; }
.fairswiss a:focus-visible, .fairswiss .fs-scroll:focus-visible { outline: 2px solid var(--fs-link);
  outline-offset: 2px; }
.fairswiss td a, .fairswiss th a { text-decoration-color: var(--fs-line); }
.fairswiss td a:hover, .fairswiss th a:hover { text-decoration-color: currentColor; }
.fairswiss .fs-aside { margin: -0.5rem 0 0; font-size: 0.875rem; }
.fairswiss .fs-scroll { position: relative; margin: 0.75rem 0 1.25rem; }
.fairswiss table { border-collapse: separate; border-spacing: 0; background: var(--fs-ground);
  border: 1px solid var(--fs-line); border-radius: 0.4rem; font-size: 0.875rem; line-height: 1.35; }
.fairswiss caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; }
.fairswiss th, .fairswiss td { padding: 0.3rem 0.6rem; text-align: left; vertical-align: baseline;
  background: var(--fs-ground); overflow-wrap: break-word; }
.fairswiss .n { text-align: right; white-space: nowrap; }
.fairswiss thead th, .fairswiss thead td { position: sticky; top: 0; z-index: 2; background: var(--fs-head);
  border-bottom: 1px solid var(--fs-line); font-weight: 600; vertical-align: bottom; }
.fairswiss thead tr > :first-child { border-top-left-radius: 0.35rem; }
.fairswiss thead tr > :last-child { border-top-right-radius: 0.35rem; }
.fairswiss tbody tr:last-child > :first-child { border-bottom-left-radius: 0.35rem; }
.fairswiss tbody tr:last-child > :last-child { border-bottom-right-radius: 0.35rem; }
.fairswiss tbody th { font-weight: 500; }
.fairswiss tbody tr:nth-child(even) > * { background: var(--fs-stripe); }
.fairswiss tbody tr:hover > * { background: var(--fs-head); }
.fairswiss abbr { text-decoration: none; cursor: help; }
.fairswiss .fs-term { text-decoration: underline dotted; }
.fairswiss .fs-term:focus::after { content: " (" attr(title) ")"; }
.fairswiss .fs-wide th, .fairswiss .fs-wide td { padding: 0.25rem 0.45rem; white-space: nowrap; }
.fairswiss .fs-broad table { font-size: 0.8125rem; }
.fairswiss .fs-broad th, .fairswiss .fs-broad td { padding: 0.25rem 0.35rem; }
.fairswiss tbody tr > .win { background: var(--fs-win); }
.fairswiss tbody tr > .draw { background: var(--fs-draw); }
.fairswiss tbody tr > .loss { background: var(--fs-loss); }
.fairswiss .win, .fairswiss .draw, .fairswiss .loss { border-left: 1px solid var(--fs-ground);
  border-top: 1px solid var(--fs-ground); }
.fairswiss .unplayed { color: var(--fs-soft); }
.fairswiss .white, .fairswiss .black { display: inline-block; width: 1.3em; margin: 0 0.25em; border-radius: 0.25em;
  border: 1px solid var(--fs-soft); font-size: 0.8em; line-height: 1.3; text-align: center; }
.fairswiss .white { background: var(--fs-white); color: var(--fs-on-white); }
.fairswiss .black { background: var(--fs-black); color: var(--fs-on-black); }
.fairswiss .result { display: inline-block; min-width: 0.9em; font-weight: 700; text-align: center; }
.fairswiss .fs-group svg { max-width: 100%; height: auto; color: var(--fs-text); }
.fairswiss .fs-group .fs-box { fill: var(--fs-ground); stroke: var(--fs-line); }
.fairswiss .fs-group .fs-outside .fs-box { stroke: var(--fs-soft); }
.fairswiss .fs-group .fs-me .fs-box { fill: var(--fs-mark); stroke: var(--fs-text); }
.fairswiss .fs-group .fs-me .fs-name { font-weight: 700; }
.fairswiss .fs-group .fs-known, .fairswiss .fs-group .fs-way { fill: var(--fs-soft); font-size: 12px; }
@media screen and (max-width: 60rem) {
  .fairswiss .fs-wide { overflow: auto; max-width: max-content; max-height: 90vh; border: 1px solid var(--fs-line);
    border-radius: 0.4rem; }
  .fairswiss .fs-wide table { border: 0; }
  .fairswiss .fs-wide tbody th { position: sticky; left: 0; z-index: 1; border-right: 1px solid var(--fs-line); }
}
@media screen and (max-width: 120rem) {
  .fairswiss .fs-broad { overflow: auto; max-width: max-content; max-height: 90vh; border: 1px solid var(--fs-line);
    border-radius: 0.4rem; }
  .fairswiss .fs-broad table { border: 0; }
  .fairswiss .fs-broad tbody th { position: sticky; left: 0; z-index: 1; border-right: 1px solid var(--fs-line); }
}
@media screen and (max-width: 40rem) {
  .fairswiss h1 { font-size: 1.25rem; }
  .fairswiss table { font-size: 0.8125rem; }
  .fairswiss .fs-scroll:not(.fs-wide) { overflow-x: auto; }
  .fairswiss .fs-scroll:not(.fs-wide) table { font-size: 0.75rem; }
  .fairswiss th, .fairswiss td { padding: 0.3rem 0.2rem; }
  .fairswiss .fs-wide tbody th { white-space: normal; min-width: 7rem; max-width: 9rem; }
}
@media print {
  .fairswiss { --fs-text: #000; --fs-soft: #444; --fs-ground: #fff; --fs-head: #fff; --fs-stripe: #f3f3f3;
    --fs-line: #999; --fs-link: #000; --fs-white: #fff; --fs-on-white: #000; --fs-black: #000; --fs-on-black: #fff;
    font-size: 9pt; line-height: 1.35; }
  .fairswiss h1 { font-size: 14pt; }
  .fairswiss h2 { font-size: 11pt; margin-top: 6mm; }
  .fairswiss h3 { font-size: 9.5pt; margin-top: 4mm; }
  .fairswiss h1, .fairswiss h2, .fairswiss h3 { break-after: avoid; }
  .fairswiss table { font-size: 8pt; border-radius: 0; }
  .fairswiss thead { display: table-header-group; }
  .fairswiss thead th, .fairswiss thead td { position: static; border-bottom: 1.5pt solid #000; }
  .fairswiss tr, .fairswiss li { break-inside: avoid; }
  .fairswiss th, .fairswiss td { padding: 0.6mm 1.2mm; }
  .fairswiss .fs-wide th, .fairswiss .fs-wide td { padding: 0.5mm 1mm; }
  .fairswiss a { text-decoration: none; }
  .fairswiss .fs-aside { display: none; }
  .fairswiss .white, .fairswiss .black, .fairswiss tbody tr > * { print-color-adjust: exact;
    -webkit-print-color-adjust: exact; }
}
"""
)

PAGE_STYLE = """\
body { margin: 0; background: #f1f3f7; }
main { padding: 1.5rem clamp(0.75rem, 3vw, 2.5rem) 3rem; }
@media (prefers-color-scheme: dark) { body { background: #12161d; } }
@media print { body { background: none; } main { padding: 0; } .fs-across { page: across; } }
@page { size: A4; margin: 12mm; }
@page across { size: A4 landscape; margin: 10mm; }
"""

SITE_STYLE = """\
.site { color: #1b2330; font: 0.9375rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  padding: 0 clamp(0.75rem, 3vw, 2.5rem); }
.site a { color: #1550a8; text-underline-offset: 0.15em; }
.site a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.site-head { padding-top: 1rem; padding-bottom: 0.75rem; background: #fff; border-bottom: 1px solid #d5dbe4; }
.site-head p { margin: 0; font-weight: 700; font-size: 1.125rem; }
.site ul { display: flex; flex-wrap: wrap; gap: 0.15rem 1rem; margin: 0.4rem 0 0; padding: 0; list-style: none; }
.site li a { display: inline-block; min-height: 1.75rem; padding: 0.15rem 0; }
.site [aria-current] { color: inherit; font-weight: 700; text-decoration: none; }
.site-foot { padding-bottom: 1.5rem; color: #566173; font-size: 0.8125rem; }
.site-main { padding: 0 0 0.75rem; }
.site-main h2 { font-size: 1.1875rem; margin: 1.75rem 0 0.25rem; }
.site-main dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.25rem; margin: 0 0 1rem; }
.site-main dt { color: #566173; }
.site-main dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.site-main .rows { display: grid; gap: 0.1rem; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 0.5rem; padding: 0.5rem; background: #fff; }
@media (prefers-color-scheme: dark) {
  .site { color: #e4e9f0; }
  .site a, .skip { color: #8fbcff; }
  .site-head, .skip:focus { background: #1a202a; border-color: #364152; }
  .site-foot, .site-main dt { color: #9caabd; }
}
@media print { .site-head ul, .site-foot, .skip { display: none; } .site { padding: 0; color: #000; } }
"""
