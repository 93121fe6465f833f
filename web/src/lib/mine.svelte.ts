/** The tables one has sat at, kept by the browser: the way back to a game. */
import { keep, load } from "./prefs.svelte.ts";

export interface Mine {
  id: string;
  game: string;
  names: string[];
  over: boolean;
}

const KEY = "ludotheque.tables";
const MOST = 12;

class Tables {
  #all = $state.raw(load<Mine[]>(KEY, []));

  get running(): Mine[] {
    return this.#all.filter((one) => !one.over);
  }
  get over(): Mine[] {
    return this.#all.filter((one) => one.over);
  }
  /** Note a table as it is now; the latest come first. */
  note(table: Mine): void {
    const known = this.#all.find((one) => one.id === table.id);
    if (known && JSON.stringify(known) === JSON.stringify(table)) return;
    this.#all = [table, ...load<Mine[]>(KEY, []).filter((one) => one.id !== table.id)].slice(0, MOST);
    keep(KEY, this.#all);
  }
  forget(id: string): void {
    this.#all = load<Mine[]>(KEY, []).filter((one) => one.id !== id);
    keep(KEY, this.#all);
  }
}

export const mine = new Tables();
