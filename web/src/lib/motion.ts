/** Cards travel from where they lay to where they lie, by identity. */

/** Where something lies: its middle, its own size whatever it is turned by, and by how much that is. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
}

/** Where something went that is no longer there: another piece, by its identity, or a player, by the seat. */
export type Whither = (id: string) => string | undefined;

const EASE = "cubic-bezier(.2,.8,.2,1)";
const NEAR = 280;
const FAR = 420;
const WHOLE = 900; // a move is over by then, however much of it there is

/** A card of a fan is turned by what it lies in. */
const turned = (element: HTMLElement): number => parseFloat(element.closest<HTMLElement>(".slot")?.style.rotate ?? "") || 0;

function place(element: HTMLElement): Place {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width: element.offsetWidth || width, height: element.offsetHeight || height, turn: turned(element) };
}

function places(): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-id]")) {
    const at = place(element);
    if (at.width) found.set(element.dataset.id!, at);
  }
  return found;
}

/** Where something new came from: another place, or a player. */
function origin(from: string | undefined, then: Map<string, Place>): Place | null {
  if (from === undefined) return null;
  const known = then.get(from);
  // What holds cards may be a bar or a board: they come out of it no wider than a card as high as it.
  if (known) return { ...known, width: Math.min(known.width, known.height / 1.25) };
  const panel = document.querySelector<HTMLElement>(`[data-home="${CSS.escape(from)}"]`);
  return panel && { ...place(panel), width: 40, height: 56, turn: 0 };
}

/** Pictures of what may be gone in a moment, by identity. */
function ghosts(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-leaves][data-id]")) {
    const { x, y, width, height } = place(element);
    if (!element.getClientRects().length) continue;
    const ghost = element.cloneNode(true) as HTMLElement;
    for (const one of [ghost, ...ghost.querySelectorAll("[data-id]")]) one.removeAttribute("data-id");
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    const px = (number: number) => `${number}px`;
    Object.assign(ghost.style, { position: "fixed", left: px(x - width / 2), top: px(y - height / 2), width: px(width), height: px(height), margin: "0", zIndex: "30", pointerEvents: "none" });
    ghost.style.setProperty("--w", px(width));
    ghost.style.setProperty("--h", px(height));
    found.set(element.dataset.id!, ghost);
  }
  return found;
}

/** Let what is gone be seen going: to where it went, or away. */
function go(ghost: HTMLElement, to: Place | null, speed: number): Animation {
  document.querySelector("main")?.append(ghost);
  const from = place(ghost);
  const end = to ? { translate: `${to.x - from.x}px ${to.y - from.y}px`, scale: String(Math.max(0.3, Math.min(2, to.width / from.width))) } : { translate: "0 14px", scale: "0.7" };
  const frames: Keyframe[] = [{ opacity: 1 }, ...(to ? [{ ...end, opacity: 1, offset: 0.85 }] : []), { ...end, opacity: 0 }];
  const animation = ghost.animate(frames, { duration: FAR / speed, easing: EASE, fill: "forwards" });
  animation.onfinish = () => ghost.remove();
  return animation;
}

let running: Animation[] = [];

function finish(): void {
  for (const animation of running) animation.finish();
  running = [];
}

export const motion = {
  /** Remember where everything lies; call the answer once the page shows the new state. */
  before(speed: number, whither: Whither = () => undefined): () => void {
    finish();
    if (!speed) return () => {};
    const then = places();
    const gone = ghosts();
    return () => {
      const moves: { element: HTMLElement; from: Place; to: Place; distance: number }[] = [];
      for (const element of document.querySelectorAll<HTMLElement>("[data-id]")) {
        const to = place(element);
        gone.delete(element.dataset.id!);
        if (!to.width) continue;
        const known = then.get(element.dataset.id!);
        const from = known ?? origin(element.dataset.from, then);
        if (!known) gone.delete(element.dataset.from ?? ""); // it is what came of the other
        if (!from) {
          running.push(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 / speed, easing: EASE }));
          continue;
        }
        const distance = Math.hypot(from.x - to.x, from.y - to.y);
        if (distance >= 3) moves.push({ element, from, to, distance });
      }
      const now = gone.size ? places() : then;
      for (const [id, ghost] of gone) running.push(go(ghost, origin(whither(id), now), speed));
      // What travels goes one after the other; a hand that closes up does so all at once.
      const far = moves.filter(({ distance }) => distance > 240).length;
      const apart = far > 1 ? Math.min(60, (WHOLE - FAR) / (far - 1)) : 0;
      let order = 0;
      for (const { element, from, to, distance } of moves) {
        const travels = distance > 240;
        const turn = (to.turn * Math.PI) / 180; // what it lies in is turned, and so would be its way
        const [dx, dy] = [from.x - to.x, from.y - to.y];
        const x = dx * Math.cos(turn) + dy * Math.sin(turn);
        const y = dy * Math.cos(turn) - dx * Math.sin(turn);
        const ratio = from.width / to.width;
        const scale = ratio > 0.85 && ratio < 1.18 ? 1 : Math.max(0.3, Math.min(3, ratio));
        const lift = travels ? -24 : 0;
        const rotate = from.turn - to.turn;
        const frames: Keyframe[] = [
          { translate: `${x}px ${y}px`, scale: String(scale), rotate: `${rotate}deg`, zIndex: 30 },
          { translate: `${x * 0.45}px ${y * 0.45 + lift}px`, scale: String((1 + scale) / 2), rotate: `${rotate * 0.4}deg`, zIndex: 30, offset: 0.55 },
          { translate: "0 0", scale: "1", rotate: "0deg", zIndex: 30 },
        ];
        const delay = travels ? (apart * order++) / speed : 0;
        running.push(element.animate(frames, { duration: (travels ? FAR : NEAR) / speed, delay, easing: EASE, fill: "backwards" }));
      }
    };
  },
  finish,
};

if (typeof document !== "undefined") document.addEventListener("pointerdown", finish, true);
