"""How the page of a report looks: on paper, on a phone, by day and by night."""

STYLE = """
:root { --paper: #fffaf0; --card: #fffdf8; --ink: #33261d; --dim: #65503f; --line: #dfcdae;
  --one: #ae4327; --two: #1b6e6c; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #211a15; --card: #2a221c; --ink: #f3e8d6; --dim: #c9b79f; --line: #4b3e33;
    --one: #f08c63; --two: #63c5c0; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 Nunito, system-ui, sans-serif; }
main { margin: 0 auto; max-width: 58rem; padding: 1.5rem 1rem 3rem; }
h1, h2 { font-family: Fraunces, Georgia, serif; line-height: 1.2; text-wrap: balance; }
h2 { margin: 2.6rem 0 .4rem; }
p { max-width: 44rem; margin: .5rem 0; }
.dim { color: var(--dim); }
ul { padding-left: 1.2rem; }
li { margin: .3rem 0; max-width: 44rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: 1rem; margin: 1rem 0; align-items: start; }
figure { margin: 0; padding: .8rem; background: var(--card); border: 1px solid var(--line); border-radius: .6rem; }
figcaption { font-weight: 600; margin-bottom: .4rem; }
.plot { display: block; width: 100%; height: auto; overflow: visible; }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; }
.one { color: var(--one); }
.two { color: var(--two); }
details { margin: .6rem 0; }
summary { cursor: pointer; padding: .4rem 0; font-weight: 600; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; }
th, td { padding: .3rem 1.2rem .3rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { color: var(--dim); font-weight: 600; }
.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
@media print { details { display: none; } figure { break-inside: avoid; } }
"""
