/** Cards travel from where they lay to where they lie, by identity. */

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const EASE = "cubic-bezier(.2,.8,.2,1)";
const NEAR = 260;
const FAR = 420;

function places(): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-id]")) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width) found.set(element.dataset.id!, { x, y, width, height });
  }
  return found;
}

function home(seat: string | undefined): Place | null {
  if (seat === undefined) return null;
  const panel = document.querySelector<HTMLElement>(`[data-home="${seat}"]`);
  if (!panel) return null;
  const { x, y, width, height } = panel.getBoundingClientRect();
  return { x: x + width / 2 - 20, y: y + height / 2 - 28, width: 40, height: 56 };
}

let running: Animation[] = [];

function finish(): void {
  for (const animation of running) animation.finish();
  running = [];
}

export const motion = {
  /** Remember where everything lies; call the answer once the page shows the new state. */
  before(speed: number): () => void {
    finish();
    if (!speed) return () => {};
    const then = places();
    return () => {
      let order = 0;
      for (const element of document.querySelectorAll<HTMLElement>("[data-id]")) {
        const now = element.getBoundingClientRect();
        if (!now.width) continue;
        const from = then.get(element.dataset.id!) ?? home(element.dataset.from);
        if (!from) {
          running.push(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160 / speed, easing: EASE }));
          continue;
        }
        const dx = from.x - now.x;
        const dy = from.y - now.y;
        const distance = Math.hypot(dx, dy);
        if (distance < 3) continue;
        const far = distance > 240;
        const scale = Math.max(0.3, Math.min(3, from.width / now.width));
        const arc = far ? -24 : 0;
        const delay = Math.min(45 * order++, 480) / speed;
        const frames: Keyframe[] = [
          { translate: `${dx}px ${dy}px`, scale: String(scale), zIndex: 30 },
          { translate: `${dx * 0.45}px ${dy * 0.45 + arc}px`, scale: String((1 + scale) / 2), zIndex: 30, offset: 0.55 },
          { translate: "0 0", scale: "1", zIndex: 30 },
        ];
        running.push(element.animate(frames, { duration: (far ? FAR : NEAR) / speed, delay, easing: EASE, fill: "backwards" }));
      }
    };
  },
  finish,
};

if (typeof document !== "undefined") document.addEventListener("pointerdown", finish, true);
