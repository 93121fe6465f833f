/** What is on the screen: the present or, at the pace of the table, what leads to it. */
import { tick } from "svelte";
import type { LogLine, View } from "./api.ts";
import { motion, type Whither } from "./motion.ts";
import { prefs } from "./prefs.svelte.ts";
import { Reel, type Frame } from "./reel.ts";

export interface Still extends Frame {
  seat: number;
  v: number;
  view: View;
  /** What had been told by then, as it was told then: what has fallen since may not be named any more. */
  told: LogLine[];
  /** Is it our turn in it? */
  turn: boolean;
}

export class Screen {
  still = $state.raw<Still | null>(null);
  /** How much is to be shown after it. */
  left = $state(0);
  /** How many moves later it is than what was shown before it, where some were left out; 0: none was. */
  later = $state(0);
  #reel = new Reel<Still>((still) => this.#show(still));

  constructor(
    readonly shown: (still: Still, before: Still | null) => void,
    readonly whither: Whither,
  ) {
    document.addEventListener("visibilitychange", this.#back);
  }
  #back = () => {
    if (!document.hidden) this.jump();
  };

  /** Show these, the last of which is the present, after what is still to be shown; so late, in milliseconds, that some is left out. */
  bring(stills: Still[], late: number): void {
    if (document.hidden || prefs.wishes.pace === "once") this.cut(stills.at(-1)!);
    else {
      this.#reel.push(...stills);
      // All but how each move ended first, then all of it.
      if (this.#reel.behind > late) this.#reel.thin();
      if (this.#reel.behind > late) this.#reel.jump();
    }
    this.left = this.#reel.length;
  }
  /** Show this now, whatever else was to be shown. */
  cut(still: Still): void {
    this.#reel.clear();
    this.#reel.push(still);
    this.left = 0;
  }
  /** Let nothing wait for what is shown: somebody has acted. */
  release(): void {
    this.#reel.next();
  }
  /** Go on; to the next moment, if nothing is to be seen on the way there. */
  goOn(straight: boolean): void {
    if (straight || !this.still?.mark) this.#reel.skip();
    else this.#reel.next();
    this.left = this.#reel.length;
  }
  jump(): void {
    this.#reel.jump();
    this.left = 0;
  }
  clear(): void {
    this.#reel.clear();
    this.still = null;
    this.left = 0;
  }
  close(): void {
    this.#reel.clear();
    document.removeEventListener("visibilitychange", this.#back);
  }

  #show(still: Still): void {
    const before = this.still;
    const settle = before && before.seat === still.seat && before.view !== still.view ? motion.before(prefs.speed, this.whither) : null;
    const on = before && before.seat === still.seat ? still.v - before.v : 0;
    if (still.v !== before?.v || still.seat !== before.seat) this.later = on > 1 ? on : 0;
    this.still = still;
    this.left = this.#reel.length;
    if (settle) void tick().then(settle);
    this.shown(still, before);
  }
}
