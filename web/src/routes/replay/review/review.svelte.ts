/** The review of a game that is over: a quick one at first, then a sharper one, for as long as somebody looks. */
import * as api from "../../../lib/api.ts";
import { refused } from "../../../lib/refused.ts";

const FEW = 5; // of the costliest decisions
const LEVELS = ["quick", "full"];
const EVERY = 700; // ms between two looks at how far it is
const LATER = 4000; // ms, when the server has too much to do

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class Review {
  /** The sharpest that is there. */
  shown = $state.raw<api.ReviewData | null>(null);
  /** How long one has waited for it. */
  seconds = $state(0);
  done = $state(0);
  total = $state(0);
  finished = $state(false);
  trouble = $state("");
  #left = false;
  #began = performance.now();

  constructor(readonly record: unknown) {
    void this.#make();
  }
  leave(): void {
    this.#left = true;
  }
  get review(): api.Review | null {
    return this.shown?.review ?? null;
  }
  choice(move: number): api.Choice | undefined {
    return this.shown?.choices.find((one) => one.m === move);
  }
  /** The decisions that cost most: of a seat, or of all. */
  costly(seat: number | null, count = FEW): api.Decision[] {
    return (this.review?.decisions ?? [])
      .filter((one) => this.cost(one) && (seat === null || one.seat === seat))
      .toSorted((a, b) => b.best[0]!.gain.value - a.best[0]!.gain.value)
      .slice(0, count);
  }
  /** What the favourite has over the move made, if it is another one and better. */
  cost(decision: api.Decision): api.Mean | null {
    const gain = decision.favourite === decision.made.move ? null : decision.best[0]?.gain;
    return gain && gain.value > 0 ? gain : null;
  }
  /** Is it a mistake beyond doubt? */
  sure(decision: api.Decision): boolean {
    const cost = this.cost(decision);
    return cost !== null && cost.value > 2 * cost.error;
  }
  /** The move that seems best; without one, there was no choice. */
  best(decision: api.Decision): number | undefined {
    return this.cost(decision) ? decision.best[0]!.move : decision.best.length ? decision.made.move : undefined;
  }
  /** What the decisions of some moves did to a seat, all together. */
  decided(seat: number, from: number, to: number): api.Mean {
    const effects = (this.review?.decisions ?? []).filter(({ number }) => number >= from && number <= to).map((one) => one.effects[seat]!);
    return { value: effects.reduce((sum, one) => sum + one.value, 0), error: Math.hypot(...effects.map((one) => one.error)) };
  }
  /** The case for a move, if it is the best one. */
  why(number: number, move: number | undefined): api.Reason | undefined {
    return this.shown?.reasons.find((one) => one.number === number && one.move === move)?.why;
  }
  /** The turning point that comes next, counted from 0; after the last one, the first again. */
  next(at: number): number | null {
    const turning = this.shown?.turning ?? [];
    if (!turning.length) return null;
    return Math.max(0, turning.findIndex((number) => number > at));
  }

  async #make(): Promise<void> {
    for (const level of LEVELS) {
      const found = await this.#wait(level);
      if (!found) return;
      this.shown = found;
      this.seconds = Math.ceil((performance.now() - this.#began) / 1000);
    }
    this.finished = true;
  }
  async #wait(level: string): Promise<api.ReviewData | null> {
    let id = "";
    while (!this.#left) {
      try {
        const found = await (id ? api.reviewed(id) : api.review(this.record, level));
        if (found.review) return found;
        [id, this.done, this.total] = [found.id, found.done, found.total];
        await after(EVERY);
      } catch (error) {
        const reason = error instanceof api.Refusal ? error.reason : "";
        if (reason === "review") id = ""; // forgotten: it is asked for again
        else if (["busy", "rate", "unreachable"].includes(reason)) await after(LATER);
        else {
          this.trouble = refused(error, "record");
          return null;
        }
      }
    }
    return null;
  }
}
