/** A game that is over, step by step, from a chosen seat. */
import type { Choice, ReplayData, ReplayMoment, View } from "./api.ts";
import { tick } from "svelte";
import { motion } from "./motion.ts";
import { prefs } from "./prefs.svelte.ts";
import type { Clock, Scene, Seat } from "./scene.ts";
import { Speech, t, words } from "./text.svelte.ts";

export class Replay implements Scene {
  at = $state(0);
  from = $state<number | null>(0);
  open = $state(false);

  readonly choices: Choice[] = [];
  readonly revising = false;
  readonly hint = null;
  readonly live = false;
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
  get moment(): ReplayMoment {
    return this.at ? this.data.steps[this.at - 1]! : this.data.start;
  }
  get view(): View {
    const views = this.moment.views;
    return (this.from === null ? views.at(-1) : views[this.from])!;
  }
  get truth(): View[] | null {
    return this.open ? this.moment.views.slice(0, -1) : null;
  }
  /** What was told, to this seat or to anybody, up to a step. */
  log = $derived.by(
    () =>
      this.data.log ??
      this.data.steps.flatMap((step, i) =>
        step.events
          .filter((event) => this.open || event.seen === null || (this.from !== null && event.seen.includes(this.from)))
          .map(({ key, args }) => ({ v: i + 1, key, args })),
      ),
  );
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

  async go(step: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last, step));
    const settle = Math.abs(to - this.at) === 1 ? motion.before(prefs.speed) : null;
    this.at = to;
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
  play(): void {}
  why(): void {}
}
