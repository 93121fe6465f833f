"""What a person can see and press at a table, as scripts for the browser: buttons, by what they say of themselves."""

# All that may be pressed at the table to play, as anybody would find it out: it is a button, not said to be disabled,
# nor to open a dialog, nor the one that goes on from what is shown.
FREE = """
  const shown = one => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden';
  const other = '[aria-haspopup], .help, .primary.on, .next, .skip, .pace *';
  const free = () => [...document.querySelectorAll(`main .frame button:not(${other})`)]
    .filter(one => !one.disabled && one.getAttribute('aria-disabled') !== 'true' && shown(one));
  const pressed = one => one.getAttribute('aria-pressed') === 'true';
"""

IS_FREE = f"() => {{ {FREE} return !document.querySelector('main[aria-busy=true]') && free().length > 0 }}"

# How often to press the tab key from here to there; backwards if negative.
STEPS = """
  const steps = one => {
    const stopping = 'a[href], button:not(:disabled):not([tabindex="-1"]), input, select, [tabindex="0"]';
    const stops = [...document.querySelectorAll(stopping)].filter(one => one.getClientRects().length);
    return stops.indexOf(one) - stops.indexOf(document.activeElement);
  };
"""
STEPS_TO_WANTED = f"() => {{ {STEPS} return window.wanted?.isConnected ? steps(window.wanted) : null }}"

# Choose what to press next, by dice, and where it can really be hit: nothing lies over that point. Something that ends
# a move is pressed as soon as pieces are chosen, most of the time.
CHOOSE = f"""([dice, eager, near]) => {{
  {FREE}
  {STEPS}
  const all = free();
  const ends = all.filter(one => one.closest('.actions, .choices'));
  const pieces = all.filter(one => !ends.includes(one) && !pressed(one));
  const end = ends.length && (!pieces.length || dice[0] < (all.some(pressed) ? 0.8 : eager));
  let from = end ? ends : pieces;
  if (near) from = [...from].sort((a, b) => Math.abs(steps(a)) - Math.abs(steps(b))).slice(0, 4);
  const one = from[Math.floor(dice[1] * from.length)];
  if (!one) return null;
  if (near) {{
    window.wanted = one;
    return {{ space: one.hasAttribute('aria-pressed') }};
  }}
  one.scrollIntoView({{ block: 'nearest' }});
  const box = one.getBoundingClientRect();
  for (const fy of [.3, .5, .15, .7, .85]) for (const fx of [.12, .3, .5, .7, .88]) {{
    const [x, y] = [box.x + box.width * fx, box.y + box.height * fy];
    const hit = document.elementFromPoint(x, y);
    if (hit && one.contains(hit)) return {{ x, y }};
  }}
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {{ covered: `${{one.outerHTML.slice(0, 200)}} under ${{over?.outerHTML.slice(0, 200)}}` }};
}}"""

# Press everything in every order that makes a difference, and list the moves that would have been made: each is held
# back, and refused as if another had been quicker. Gives up after so many presses.
EXPLORE = f"""async (most) => {{
  {FREE}
  const told = new Set();
  const send = WebSocket.prototype.send;
  let moved = false;
  WebSocket.prototype.send = function (data) {{
    const message = JSON.parse(data);
    if (message.t !== 'move') return send.call(this, data);
    told.add(message.m);
    moved = true;
    const answer = JSON.stringify({{ t: 'refused', k: message.k, reason: 'stale', rule: '' }});
    queueMicrotask(() => this.onmessage(new MessageEvent('message', {{ data: answer }})));
  }};
  const line = new MessageChannel();
  const settled = () => new Promise(done => {{ line.port1.onmessage = done; line.port2.postMessage(0); }});
  // A button is known by what it says, and by its number among those that say the same.
  const says = one => (one.getAttribute('aria-label') ?? one.textContent).trim();
  const named = list => {{
    const counts = new Map();
    return list.map(one => {{
      const text = says(one);
      counts.set(text, (counts.get(text) ?? 0) + 1);
      return [`${{text}} ${{counts.get(text)}}`, one];
    }});
  }};
  let presses = 0;
  const press = async name => {{
    const one = named(free()).find(([found]) => found === name)?.[1];
    if (!one) return;
    presses += 1;
    moved = false;
    one.click();
    await settled();
    if (moved) await settled();
  }};
  const again = async path => {{
    document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'Escape', bubbles: true }}));
    await settled();
    for (const name of path) await press(name);
  }};
  const chosen = () => named(free()).filter(([, one]) => pressed(one)).map(([name]) => name).sort().join('|');
  const seen = new Set();
  const walk = async path => {{
    await again(path);
    for (const [name] of named(free()).filter(([, one]) => !pressed(one))) {{
      if (presses > most) return;
      await again(path);
      await press(name);
      const now = chosen();
      if (moved || !now || seen.has(now)) continue;
      seen.add(now);
      await walk([...path, name]);
    }}
  }};
  try {{
    await walk([]);
    await again([]);
  }} finally {{
    WebSocket.prototype.send = send;
  }}
  return {{ moves: [...told], whole: presses <= most }};
}}"""

# Press whatever is said to be disabled, for which a person may be told the reason.
PRESS_DISABLED = """() => {
  for (const one of document.querySelectorAll('main .frame button[aria-disabled=true]')) one.click();
}"""

# The player whose table this is; nobody's while the curtain is drawn.
WHOSE = "() => document.querySelector('main .panel.own')?.getAttribute('aria-label') ?? null"

# Text that does not fit where it stands, and a hand that lies under the dock.
CUT = """() => {
  const found = new Set();
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.add(`the page is ${wide} wide`);
  for (const one of document.querySelectorAll('main *, header *, dialog[open] *')) {
    if (one.closest('.unseen, .word, .token, .log, .said') || !one.getClientRects().length) continue;
    if (![...one.childNodes].some(node => node.nodeType === 3 && node.data.trim())) continue;
    const range = document.createRange();
    range.selectNodeContents(one);
    const text = range.getBoundingClientRect();
    const said = `"${one.textContent.trim().slice(0, 40)}"`;
    if (text.right > innerWidth + 1 || text.left < -1) found.add(`${said} leaves the page`);
    for (let around = one; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if ([overflowX, overflowY].some(value => value === 'auto' || value === 'scroll')) break;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = around.getBoundingClientRect();
      const out = [text.bottom - box.bottom, box.top - text.top, text.right - box.right, box.left - text.left];
      if (Math.max(...out) > 3) found.add(`${said} is cut by .${around.classList[0]}`);
      break;
    }
  }
  const dock = document.querySelector('.actions')?.getBoundingClientRect();
  const hand = [...document.querySelectorAll('.hand .piece')].map(one => one.getBoundingClientRect());
  const under = innerWidth < 600 && dock && hand.some(box => box.bottom > dock.top + 2);
  if (under) found.add('the hand lies under the dock');
  return [...found];
}"""
