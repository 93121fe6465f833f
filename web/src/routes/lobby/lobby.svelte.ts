/** The lobby: what is on the shelf, what one has chosen there, and the tables others have opened. */
import * as api from "../../lib/api.ts";
import { levelsFor, usual } from "../../lib/levels.ts";
import type { Value } from "../../lib/options.ts";
import { keep, keepSecrets, load, prefs } from "../../lib/prefs.svelte.ts";
import { refused } from "../../lib/refused.ts";
import { router } from "../../lib/router.svelte.ts";
import { t } from "../../lib/text.svelte.ts";

const KEY = "ludotheque.lobby";
interface Liked {
  game: string;
  level: string;
  seats: Record<string, number>;
}
const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

export class Lobby {
  #liked = load<Liked>(KEY, { game: "", level: "", seats: {} });
  #counts = $state<Record<string, number>>({ ...this.#liked.seats });
  #options = $state<Record<string, Record<string, Value>>>({});
  shelf = $state.raw<api.Shelf | null>(null);
  tables = $state.raw<api.Listed[]>([]);
  chosen = $state(router.query.get("game") ?? this.#liked.game);
  #level = $state(this.#liked.level);
  pace = $state(0);
  /** How many seconds the others wait for somebody who stops playing, and the level of the bot that may then step in. */
  patience = $state(120);
  standIn = $state("");
  hints = $state(true);
  /** Who shall sit where, while a table is being laid. */
  laying = $state.raw<api.Wish[] | null>(null);
  trouble = $state("");
  working = $state(false);

  /** The quickest first: whoever is new need not start with the longest. */
  games = $derived([...(this.shelf?.games ?? [])].sort((a, b) => a.minutes - b.minutes));
  /** What to say of the expert where it thinks in what is not compiled, or not yet; all others are quick even so. */
  slow = $derived(this.level === "expert" ? { slow: "ui-uncompiled", coming: "ui-compiling" }[this.shelf?.thinking ?? ""] : undefined);
  game = $derived(this.games.find((one) => one.name === this.chosen));
  levels = $derived(levelsFor(this.shelf?.levels ?? [], this.game, this.count));

  constructor() {
    void api.shelf().then(
      (found) => {
        this.shelf = found;
        if (!found.games.some((one) => one.name === this.chosen)) this.chosen = this.games[0]?.name ?? "";
        this.standIn = usual(found.levels);
      },
      () => (this.trouble = t("refused-unreachable")),
    );
  }

  /** Remember what one likes. */
  keep(): void {
    keep(KEY, { game: this.chosen, level: this.level, seats: $state.snapshot(this.#counts) });
  }
  async look(): Promise<void> {
    if (this.shelf?.thinking === "coming") {
      const found = await api.shelf().catch(() => this.shelf);
      if (found?.thinking !== "coming") this.shelf = found;
    }
    this.tables = await api.tables().then((found) => found.tables, () => this.tables);
  }
  title(name: string): string {
    return this.games.find((one) => one.name === name)?.title ?? "";
  }

  /** The level that is liked; where there is none such, the usual one. */
  get level(): string {
    return this.levels.includes(this.#level) ? this.#level : usual(this.shelf?.levels ?? []);
  }
  set level(level: string) {
    this.#level = level;
  }
  /** How many shall play: as many as last time, or three. */
  get count(): number {
    return this.game ? between(this.game.least, this.#counts[this.chosen] ?? 3, this.game.most) : 0;
  }
  set count(count: number) {
    this.#counts[this.chosen] = count;
  }
  /** The options of the chosen game that somebody has set. */
  get options(): Record<string, Value> {
    return this.#options[this.chosen] ?? {};
  }
  setOption(name: string, value: Value): void {
    this.#options[this.chosen] = { ...this.options, [name]: value };
  }

  /** Lay a table: me, and the others as wished. */
  wishes(kind: "bot" | "open" | "mine"): api.Wish[] {
    const other: api.Wish = kind === "bot" ? { kind, level: this.level } : kind === "mine" ? { kind, name: "" } : { kind };
    return [{ kind: "mine", name: prefs.wishes.name.trim() }, ...Array.from({ length: this.count - 1 }, () => ({ ...other }))];
  }

  async open(seats: api.Wish[], secret: boolean): Promise<void> {
    const game = this.game;
    if (!game || this.working) return;
    this.working = true;
    const named = seats.map((wish) => (wish.kind === "mine" ? { ...wish, name: wish.name?.trim() ?? "" } : wish));
    const offered = game.options.filter((option) => !option.seats || option.seats.includes(seats.length)).map((option) => option.name);
    const options = Object.fromEntries(Object.entries(this.options).filter(([name]) => offered.includes(name)));
    const clock = this.pace ? { step: this.pace, bank: this.pace * 10 } : null;
    try {
      const opened = await api.open({ game: game.name, seats: named, options, private: secret, clock, patience: this.patience, stand_in: this.standIn, hints: this.hints });
      keepSecrets(opened.table, [...Object.values(opened.secrets), opened.host]);
      if (!seats.some((wish) => wish.kind === "open")) sessionStorage.setItem(`start ${opened.table}`, "1");
      router.go(`/table/${opened.table}`);
    } catch (error) {
      this.trouble = refused(error);
    } finally {
      this.working = false;
    }
  }
}
