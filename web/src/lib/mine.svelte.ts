/** The tables one has sat at, kept by the browser: the way back to a game, and what became of it. */
import { untrack } from "svelte";
import { keep, load } from "./prefs.svelte.ts";

export interface Mine {
  id: string;
  game: string;
  names: string[];
  over: boolean;
  /** The seats that were played from here. */
  yours?: number[];
  /** For each seat the level of its bot; empty: a person. */
  bots?: string[];
  /** Of a finished game: when it was over, and how it ended. */
  at?: number;
  scores?: number[];
  ranking?: number[];
}

const KEY = "ludotheque.tables";
const MOST = 1000; // finished ones
const MOST_RUNNING = 40;

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
    const known = untrack(() => this.#all).find((one) => one.id === table.id);
    const at = known?.at ?? (known?.over ? 0 : Date.now()); // of one that was over already nobody knows when
    if (table.over && at) table = { ...table, at };
    if (known && JSON.stringify(known) === JSON.stringify(table)) return;
    this.#keep([table, ...load<Mine[]>(KEY, []).filter((one) => one.id !== table.id)]);
  }
  forget(id: string): void {
    this.#keep(load<Mine[]>(KEY, []).filter((one) => one.id !== id));
  }
  /** Add finished games from elsewhere; returns how many are new. */
  add(games: Mine[]): number {
    const all = load<Mine[]>(KEY, []);
    const known = new Set(all.map((one) => one.id));
    const fresh = games.filter((one) => !known.has(one.id));
    const over = [...all.filter((one) => one.over), ...fresh].sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
    this.#keep([...all.filter((one) => !one.over), ...over]);
    return fresh.length;
  }
  /** Reads nothing of what it sets: an effect that notes or forgets a table must not be called by that again. */
  #keep(tables: Mine[]): void {
    const running = tables.filter((one) => !one.over).slice(0, MOST_RUNNING);
    const all = [...running, ...tables.filter((one) => one.over).slice(0, MOST)];
    this.#all = all;
    keep(KEY, all);
  }
}

export const mine = new Tables();
