"""The parts of a table as boxes, measured in the browser: what lies over another, sticks out, or cannot be reached."""

# Upright phones, one on its side, a desk, a large screen.
SIZES = ((360, 740), (390, 664), (844, 390), (1280, 800), (1920, 1080))

# What no table may show. Parts of the frame lie beside each other; what is on the cloth stays on it; the hand and the
# dock are on the screen without scrolling; and no part runs out of its own room.
WRONG = """() => {
  const found = [];
  const box = one => one.getBoundingClientRect();
  const seen = one => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden';
  const all = path => [...document.querySelectorAll(path)].filter(seen);
  const named = one => '.' + [...one.classList].filter(name => !name.startsWith('svelte')).join('.');
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide} wide`);
  const high = document.documentElement.scrollHeight;
  if (high > innerHeight + 1) found.push(`the page is ${high} high`);

  const beside = ['.prompt', '.others > .panel', '.cloth', '.me', '.hand', '.actions'].map(part => `main ${part}`);
  const parts = all(['header.bar', 'aside', ...beside].join(', '));
  parts.forEach((one, i) => parts.slice(i + 1).forEach(other => {
    const [a, b] = [box(one), box(other)];
    const dx = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const dy = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (other.closest('.together') && one.matches('.cloth') && innerWidth >= 1180) return; // the hand lies on it
    if (dx <= 2 || dy <= 2) return;
    found.push(`${named(one)} and ${named(other)} overlap by ${Math.round(dx)} × ${Math.round(dy)}`);
  }));
  for (const one of parts) {
    const { left, right, top, bottom } = box(one);
    if (left < -1 || right > innerWidth + 1) found.push(`${named(one)} sticks out at the side`);
    const off = top < 0 || bottom > innerHeight + 1;
    if (off && one.matches('.hand, .actions, .me')) found.push(`${named(one)} is off the screen`);
    if (one.scrollWidth > one.clientWidth + 1 && !one.matches('aside')) found.push(`${named(one)} scrolls sideways`);
  }
  const inside = (path, around, slack) => {
    for (const one of all(path)) {
      const outer = one.closest(around);
      if (!outer) continue;
      const [a, b] = [box(one), box(outer)];
      const out = Math.max(b.left - a.left, a.right - b.right, b.top - a.top, a.bottom - b.bottom);
      if (out > slack) found.push(`${named(one)} leaves ${around} by ${Math.round(out)}`);
    }
  };
  // A card that is lit, turned or lifted reaches a little over its edge, and a hand over its own.
  const laid = 'piece field stall card number handle board strip needs counts take'.split(' ');
  inside(laid.map(part => `.cloth .${part}`).join(', '), '.cloth', 3);
  inside('.panel .counter, .panel .extra *', '.panel', 2);
  inside('.tile > *', '.tile', 2);
  inside('.asks > span', '.square', 1);
  inside('.choices .button', '.choices', 1);
  // A hint lies over the players, never over what it speaks of; who lets a bot play reads so where the dock was.
  const mine = all('.hand, .me, .actions');
  for (const note of all('.hinting > .note, .away')) for (const one of mine) {
    if (note.matches('.away') && one.matches('.actions')) continue;
    const [a, b] = [box(note), box(one)];
    if (a.bottom > b.top + 2 && a.top < b.bottom - 2) found.push(`${named(note)} lies over ${named(one)}`);
  }
  const dock = all('main .actions')[0];
  const near = all('.hand .piece, .hand .tile, .hand .button').map(box);
  const under = dock && innerWidth < 600 && near.some(one => one.bottom > box(dock).top + 2);
  if (under) found.push('the hand lies under the dock');
  if (near.some(one => one.left < -2 || one.right > innerWidth + 2)) found.push('the hand sticks out at the side');
  return [...new Set(found)];
}"""
