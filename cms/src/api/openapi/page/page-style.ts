/** The colours are those of the site (frontend/src/ui/tokens.css); the theme follows the reader's system. */
export const apiPageStyle = `:root {
  color-scheme: light dark;
  --paper: #fbfaf6; --surface: #ffffff; --ink: #15181e; --ink-muted: #5a606b; --rule: #e3dfd5; --rule-strong: #15181e;
  --accent: #0b6b57; --mark: #b04c08;
  --serif: 'Newsreader', 'Times New Roman', serif; --sans: 'Inter', system-ui, Arial, sans-serif;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0e1217; --surface: #161b22; --ink: #e9e6df; --ink-muted: #a2a9b4; --rule: #2a313b; --rule-strong: #7b828d;
    --accent: #4cc7a6; --mark: #f2a65a;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 77.5rem; padding: 1.5rem 1rem 6rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--sans); }
h1, h2, h3 { font-family: var(--serif); font-weight: 500; line-height: 1.15; text-wrap: balance; }
h1 { font-size: clamp(2.25rem, 1.9rem + 1.4vw, 3.25rem); margin: 0 0 1rem; letter-spacing: -0.01em; }
h2 { font-size: 1.9rem; margin: 4rem 0 0.5rem; padding-top: 1rem; border-top: 3px solid var(--rule-strong); }
h3 { font-size: 1.35rem; margin: 0; }
h4 { font-size: 0.8125rem; margin: 1.25rem 0 0.5rem; font-weight: 600; }
p { margin: 0.5rem 0; max-width: 44rem; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
main:focus { outline: none; }
code, pre { font-family: var(--mono); font-size: 0.875rem; }
header { border-bottom: 1px solid var(--rule); padding-bottom: 1.5rem; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 0.5rem; background: var(--surface); padding: 0.75rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav > ul > li { margin-top: 1.25rem; }
nav > ul > li > a { font-weight: 600; color: var(--ink); text-decoration: none; }
nav li li a { display: inline-block; padding: 0.2rem 0; color: var(--ink-muted); font-size: 0.875rem; line-height: 1.35; text-decoration: none; }
nav a:hover { text-decoration: underline; }
article { padding: 2rem 0; border-bottom: 1px solid var(--rule); }
article:last-child { border-bottom: 0; }
.address { margin: 0.5rem 0 0; overflow-wrap: anywhere; }
.address b { font: 600 0.8125rem/1 var(--mono); color: var(--mark); letter-spacing: 0.03em; }
.access, .refusals, caption { color: var(--ink-muted); font-size: 0.875rem; }
.access { margin: 0.25rem 0 0; }
.refusals { margin-top: 1rem; }
.refusals a { white-space: nowrap; }
article > p:not([class]) { font-size: 0.875rem; }
pre { margin: 0; padding: 1rem; background: var(--surface); border: 1px solid var(--rule); border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.55; }
pre b { font-weight: 600; }
details { margin-top: 0.5rem; }
summary { cursor: pointer; color: var(--accent); font-size: 0.875rem; padding: 0.25rem 0; }
details pre { margin-top: 0.5rem; }
table { width: 100%; margin-top: 1.25rem; border-collapse: collapse; font-size: 0.875rem; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
th, td { padding: 0.5rem 1rem 0.5rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--rule); font-weight: 400; overflow-wrap: anywhere; }
thead th { border-top: 0; color: var(--ink-muted); font-size: 0.8125rem; }
dt { margin-top: 1rem; font-weight: 600; }
dd { margin: 0.25rem 0 0; }
@media (min-width: 40.01rem) { tbody th, tbody td:nth-child(2) { white-space: nowrap; } tbody td:nth-child(3) { width: 30%; } }
@media (max-width: 40rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: block; border-top: 1px solid var(--rule); padding: 0.5rem 0; }
  th, td { display: block; padding: 0; border: 0; }
}
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 17rem minmax(0, 1fr); column-gap: 3rem; padding: 3rem 1.5rem 6rem; }
  header { grid-column: 1 / -1; }
  nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 1rem 0 2rem; }
  main h2 { margin-top: 3rem; }
}
@media print { nav, .skip { display: none; } pre { break-inside: avoid; } }
`
