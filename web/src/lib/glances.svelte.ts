/** How the tables stand that one plays at: asked for now and then, as nobody can be at all of them. */
import * as api from "./api.ts";
import { mine } from "./mine.svelte.ts";
import type { Glance } from "./wire.ts";

const MOST = 8; // tables looked at in one round
const EVERY = 20_000; // milliseconds between two rounds

class Glances {
  #found = $state.raw<Record<string, Glance>>({});

  of(table: string): Glance | undefined {
    return this.#found[table];
  }
  /** Look now, and again until told otherwise. */
  watch(): () => void {
    const look = () => void (document.hidden || this.#look());
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
  async #look(): Promise<void> {
    for (const table of mine.running.slice(0, MOST)) {
      try {
        const seen = await api.glance(table.id);
        this.#found = { ...this.#found, [table.id]: seen };
        const ending = seen.view?.over ? { scores: seen.view.scores, ranking: seen.view.ranking } : {}; // none if its players ended it
        if (seen.status === "over") mine.note({ ...table, over: true, ...ending });
      } catch (error) {
        if (!(error instanceof api.Refusal && error.reason === "table")) return; // another time
        mine.forget(table.id);
      }
    }
  }
}

export const glances = new Glances();
