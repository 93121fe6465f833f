/** What one likes, kept by the browser. */
import { flight, type Pace } from "./pace.ts";

interface Wishes {
  lang: string;
  theme: "" | "light" | "dark";
  volume: number; // 0 … 1
  muted: boolean;
  pace: Pace;
  order: "colour" | "value";
  name: string;
  notify: boolean;
  /** Make a move that is the only one, where the game offers that. */
  forced: boolean;
}

const KEY = "ludotheque.prefs";
const DEFAULTS: Wishes = { lang: "", theme: "", volume: 0.6, muted: false, pace: "calm", order: "colour", name: "", notify: false, forced: false };

export function load<T>(key: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(key);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing: it lasts as long as the page
  }
}

const quiet = matchMedia("(prefers-reduced-motion: reduce)");
const dusk = matchMedia("(prefers-color-scheme: dark)");

class Prefs {
  wishes = $state<Wishes>({ ...DEFAULTS, ...load<Partial<Wishes>>(KEY, {}) });
  #system = $state(dusk.matches);
  #still = $state(quiet.matches);

  constructor() {
    dusk.addEventListener("change", () => (this.#system = dusk.matches));
    quiet.addEventListener("change", () => (this.#still = quiet.matches));
  }

  get dark(): boolean {
    return this.wishes.theme === "dark" || (this.wishes.theme !== "light" && this.#system);
  }
  /** Is nothing to move that need not? */
  get still(): boolean {
    return this.#still;
  }
  /** How fast cards travel; 0: not at all. */
  get speed(): number {
    return this.#still ? 0 : flight(this.wishes.pace);
  }
  set(change: Partial<Wishes>): void {
    Object.assign(this.wishes, change);
    keep(KEY, $state.snapshot(this.wishes));
  }
}

export const prefs = new Prefs();

/** The secrets of the seats this browser has taken, by table. */
export interface Keys {
  secrets: string[];
  at: number;
}
const SEATS = "ludotheque.seats";

export function secretsOf(table: string): string[] {
  return load<Record<string, Keys>>(SEATS, {})[table]?.secrets ?? [];
}
export function keepSecrets(table: string, secrets: string[]): void {
  const all = load<Record<string, Keys>>(SEATS, {});
  all[table] = { secrets: [...new Set([...(all[table]?.secrets ?? []), ...secrets])], at: Date.now() };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
  keep(SEATS, Object.fromEntries(newest.slice(0, 60)));
}
export function forgetSecrets(table: string): void {
  const { [table]: _, ...rest } = load<Record<string, Keys>>(SEATS, {});
  keep(SEATS, rest);
}
