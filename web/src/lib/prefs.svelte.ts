/** What one likes, kept by the browser. */
import { flight, type Pace } from "./pace.ts";
import { random } from "./random.ts";
import { sha256 } from "./sha256.ts";

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
/** What this browser draws its secrets from; nobody else is ever told. */
const DEVICE = "ludotheque.device";

export function secretsOf(table: string): string[] {
  return load<Record<string, Keys>>(SEATS, {})[table]?.secrets ?? [];
}
export function setSecrets(table: string, secrets: string[]): void {
  const { [table]: _, ...all } = load<Record<string, Keys>>(SEATS, {});
  if (secrets.length) all[table] = { secrets: [...new Set(secrets)], at: Date.now() };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
  keep(SEATS, Object.fromEntries(newest.slice(0, 60)));
}
export function keepSecrets(table: string, secrets: string[]): void {
  setSecrets(table, [...secretsOf(table), ...secrets]);
}
/** Draw a secret of our own for a seat, and keep it; asked again, should no answer have come, it is the same. */
export function ownSecret(table: string, reason: string): string {
  const device = load(DEVICE, "") || random();
  keep(DEVICE, device);
  const secret = sha256(`${device} ${table} ${reason}`).slice(0, 32);
  keepSecrets(table, [secret]);
  return secret;
}
