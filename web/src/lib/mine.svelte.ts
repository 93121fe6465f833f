/** The tables one has sat at, kept by the browser: the way back to a game. */
import { untrack } from "svelte";
import { keep, load } from "./prefs.svelte.ts";

export interface Mine {
  id: string;
  game: string;
  names: string[];
  over: boolean;
  /** Of a finished game: when it was over, and how it ended. */
  at?: number;
  scores?: number[];
  ranking?: number[];
}

const KEY = "ludotheque.tables";
const MOST = 12; // finished ones
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
    const all = [table, ...load<Mine[]>(KEY, []).filter((one) => one.id !== table.id)];
    const running = all.filter((one) => !one.over).slice(0, MOST_RUNNING);
    this.#keep([...running, ...all.filter((one) => one.over).slice(0, MOST)]);
  }
  forget(id: string): void {
    this.#keep(load<Mine[]>(KEY, []).filter((one) => one.id !== id));
  }
  /** Reads nothing of what it sets: an effect that notes or forgets a table must not be called by that again. */
  #keep(tables: Mine[]): void {
    this.#all = tables;
    keep(KEY, tables);
  }
}

export const mine = new Tables();
