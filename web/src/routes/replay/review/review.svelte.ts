/** The review of a game that is over: a quick one at first, then a sharper one, for as long as somebody looks. */
import * as api from "../../../lib/api.ts";
import { refused } from "../../../lib/refused.ts";

const LEVELS = ["quick", "full"];
const EVERY = 700; // ms between two looks at how far it is
const LATER = 4000; // ms, when the server has too much to do

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A chance, or what it changes by, in points of a hundred. */
export const points = (value: number, lang: string, sign = false): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 1, signDisplay: sign ? "exceptZero" : "auto" }).format(100 * value).replace("-", "−");
/** Half of an interval that holds 95 times in a hundred. */
export const doubt = (error: number, lang: string): string => `± ${points(1.96 * error, lang)}`;

export class Review {
  /** The sharpest that is there. */
  shown = $state.raw<api.ReviewData | null>(null);
  done = $state(0);
  total = $state(0);
  finished = $state(false);
  trouble = $state("");
  #left = false;

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

  async #make(): Promise<void> {
    for (const level of LEVELS) {
      const found = await this.#wait(level);
      if (!found) return;
      this.shown = found;
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
