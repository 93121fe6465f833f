/** A game that is over, step by step, from a chosen seat. */
import type { Choice, LogLine, ReplayData, ReplayState, View } from "./api.ts";
import { tick } from "svelte";
import type { GameFront } from "./games.ts";
import { motion } from "./motion.ts";
import { prefs } from "./prefs.svelte.ts";
import type { Clock, Moment, Scene, Seat } from "./scene.ts";
import { Speech, t, words } from "./text.svelte.ts";

export class Replay implements Scene {
  at = $state(0);
  /** Which of the moments of that step is shown; null: how it ended. */
  on = $state<number | null>(null);
  from = $state<number | null>(0);
  open = $state(false);
  ringed = $state.raw<Choice | null>(null);

  /** The game's own knowledge of where pieces go. */
  whither: GameFront["whither"];
  readonly choices: Choice[] = [];
  readonly revising = false;
  readonly hint = null;
  readonly live = false;
  readonly more = false;
  readonly due = false;
  readonly speech: Speech;
  readonly seats: Seat[];

  constructor(readonly data: ReplayData) {
    this.speech = new Speech(
      () => data.game,
      () => data.pieces,
      () => this.seats.map((_, seat) => this.name(seat)),
    );
    this.seats = Array.from({ length: data.seats }, (_, seat) => ({
      kind: "person",
      name: data.players[seat] ?? "",
      level: "",
      connected: true,
      absent: false,
      away: false,
      idle: false,
      warned: null,
    }));
  }

  get game(): string {
    return this.data.game;
  }
  get pieces() {
    return this.data.pieces;
  }
  get options() {
    return this.data.options;
  }
  get last(): number {
    return this.data.steps.length;
  }
  /** The moments of a step, one after the other. */
  #moments(step: number) {
    return (step && this.data.steps[step - 1]!.moments) || [];
  }
  get #state(): ReplayState {
    return this.at ? this.data.steps[this.at - 1]! : this.data.start;
  }
  get #views(): View[] {
    return this.on === null ? this.#state.views : this.#moments(this.at)[this.on]!.views;
  }
  get moment(): Moment | null {
    return this.on === null ? null : { mark: this.#moments(this.at)[this.on]!.mark, stand: Infinity };
  }
  get view(): View {
    return (this.from === null ? this.#views.at(-1) : this.#views[this.from])!;
  }
  get truth(): View[] | null {
    return this.open ? this.#views.slice(0, -1) : null;
  }
  /** What was told, to this seat or to anybody, by steps; `event` numbers the events of a step. */
  log: (LogLine & { event: number })[] = $derived.by(
    () =>
      this.data.log?.map((line) => ({ ...line, event: 0 })) ??
      this.data.steps.flatMap((step, i) =>
        step.events.flatMap(({ key, args, seen }, event) =>
          this.open || seen === null || (this.from !== null && seen.includes(this.from)) ? [{ v: i + 1, key, args, event }] : [],
        ),
      ),
  );
  /** The same up to what is shown. */
  told = $derived.by(() => {
    if (this.data.log) return this.log;
    const upto = this.on === null ? Infinity : this.#moments(this.at)[this.on]!.upto;
    return this.log.filter(({ v, event }) => v < this.at || (v === this.at && event < upto));
  });
  /** Steps by round, or by game of a match of several, for the timeline. */
  rounds = $derived.by(() => {
    const blocks: { kind: "round" | "game"; number: number; from: number; to: number }[] = [];
    this.data.steps.forEach((_, i) => {
      const before = (i ? this.data.steps[i - 1]! : this.data.start).views.at(-1) as View & { round?: number; game?: number };
      const kind = before.round === undefined && before.game !== undefined ? "game" : "round";
      const number = before[kind] ?? 1;
      const block = blocks.at(-1);
      if (block && block.number === number) block.to = i + 1;
      else blocks.push({ kind, number, from: i + 1, to: i + 1 });
    });
    return blocks;
  });

  go(step: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last, step));
    return this.#show(to, null, Math.abs(to - this.at) === 1);
  }
  /** One on, by way of the moments. */
  forth(): Promise<void> {
    const next = this.on === null ? 0 : this.on + 1;
    const at = this.on === null ? this.at + 1 : this.at;
    if (at > this.last) return Promise.resolve();
    return this.#show(at, next < this.#moments(at).length ? next : null, true);
  }
  /** One back, by way of the moments. */
  back(): Promise<void> {
    const count = this.#moments(this.at).length;
    const on = this.on === null ? count - 1 : this.on - 1;
    return on >= 0 ? this.#show(this.at, on, true) : this.#show(Math.max(0, this.at - 1), null, true);
  }
  /** Show what a line of the log tells. */
  look(v: number, line?: LogLine): Promise<void> {
    const event = (line as { event?: number } | undefined)?.event ?? Infinity;
    const on = this.#moments(v).findIndex(({ upto }) => event < upto);
    return on < 0 ? this.go(v) : this.#show(v, on, Math.abs(v - this.at) <= 1);
  }
  async #show(at: number, on: number | null, travels: boolean): Promise<void> {
    const settle = travels ? motion.before(prefs.speed, (id) => this.whither?.(this, id)) : null;
    this.at = at;
    this.on = on;
    if (settle) {
      await tick();
      settle();
    }
  }
  name(seat: number): string {
    const name = this.data.players[seat];
    // A record names a bot by its level: here it has the name it had at the table.
    if (name && words.has(`level-${name}`)) return t("bot-names").split(", ")[seat] ?? name;
    return name || t("player", { number: seat + 1 });
  }
  clock(): Clock | null {
    return null;
  }
  goOn(): void {}
  saying(): string {
    return "";
  }
  play(): void {}
  why(): void {}
}
