/**
 * What is shown, one after the other: each frame stands for its time, then comes the next. Nobody waits for a frame
 * that has nothing after it: its time only runs against what follows.
 */
export interface Frame {
  /** Milliseconds; Infinity: until somebody goes on. */
  stand: number;
  /** A moment, which is worth more than a step on the way. */
  mark: string;
}

interface Clock {
  now(): number;
  /** Call later; the answer calls it off. */
  after(wait: number, then: () => void): () => void;
}
const CLOCK: Clock = {
  now: () => performance.now(),
  after: (wait, then) => {
    const timer = setTimeout(then, wait);
    return () => clearTimeout(timer);
  },
};

export class Reel<F extends Frame> {
  #waiting: F[] = [];
  #until = 0;
  #off: (() => void) | null = null;

  constructor(
    readonly show: (frame: F) => void,
    readonly clock: Clock = CLOCK,
  ) {}

  /** Is there anything after what is shown? */
  get length(): number {
    return this.#waiting.length;
  }
  /** How long it takes until the last is shown, if nobody goes on; not counting what stands until somebody does. */
  get behind(): number {
    const left = Math.max(0, this.#until - this.clock.now());
    const all = [left, ...this.#waiting.slice(0, -1).map((frame) => frame.stand)];
    return this.#waiting.length ? all.filter(Number.isFinite).reduce((sum, one) => sum + one, 0) : 0;
  }

  push(...frames: F[]): void {
    this.#waiting.push(...frames);
    this.#run();
  }
  /** Show the next now. */
  next(): void {
    this.#until = 0;
    this.#run();
  }
  /** Show the next moment now or, if there is none, what is last. */
  skip(): void {
    const at = this.#waiting.findIndex((frame) => frame.mark);
    this.#waiting.splice(0, at < 0 ? this.#waiting.length - 1 : at);
    this.next();
  }
  /** Leave out all but the last moment of each move, and what is last of all. */
  thin(): void {
    this.#waiting = this.#waiting.filter((frame, at, all) => at === all.length - 1 || (frame.mark && !all[at + 1]!.mark));
  }
  /** Show what is last now. */
  jump(): void {
    this.#waiting.splice(0, this.#waiting.length - 1);
    this.next();
  }
  /** Forget all of it. */
  clear(): void {
    this.#off?.();
    this.#off = null;
    this.#waiting = [];
    this.#until = 0;
  }

  #run(): void {
    this.#off?.();
    this.#off = null;
    const frame = this.#waiting[0];
    if (!frame) return;
    const left = this.#until - this.clock.now();
    if (left === Infinity) return;
    if (left > 0) {
      this.#off = this.clock.after(left, () => this.next());
      return;
    }
    this.#waiting.shift();
    this.#until = this.clock.now() + frame.stand;
    this.show(frame);
    this.#run();
  }
}
