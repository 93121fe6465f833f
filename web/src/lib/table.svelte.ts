/** A table being played: what the server last said, whole. */
import { tick } from "svelte";
import * as api from "./api.ts";
import type { Deal } from "./deal.ts";
import { motion } from "./motion.ts";
import { keepSecrets, prefs, secretsOf } from "./prefs.svelte.ts";
import type { Clock, Scene, Seat } from "./scene.ts";
import { keepSeal, keepShares, newShare } from "./sealed.ts";
import { Socket, type Answer, type Asked, type Line } from "./socket.ts";
import { sound } from "./sound.ts";
import { Speech, t } from "./text.svelte.ts";
import type { Reason, TableShown, Outgoing, ViewShown } from "./wire.ts";

/** A view, and when it came. */
type Sight = ViewShown & { at: number };
export interface Why {
  rule: string;
  beside: Element | null;
}

const WATCHER = -1;

export class TableStore implements Scene {
  line = $state<Line>("connecting");
  table = $state.raw<TableShown | null>(null);
  pieces = $state.raw<api.Pieces>({});
  said = $state.raw<{ seat: number; phrase: string; at: number }[]>([]);
  asked = $state.raw<Why | null>(null);
  hint = $state<number | null>(null);
  /** What speaks for it. */
  reason = $state.raw<Reason | null>(null);
  past = $state.raw<{ v: number; view: api.View } | null>(null);
  notice = $state("");
  busy = $state(false);
  /** Of several seats on one device, the one that may be seen; null while the curtain is drawn. */
  shown = $state<number | null>(null);
  #sights = $state.raw<Record<number, Sight>>({});
  #logs = $state.raw<Record<number, api.LogLine[]>>({});
  #made = $state(0);
  /** The shares of ours that are on their way into the deal. */
  #sharing = new Map<string, Promise<Answer>>();
  #socket: Socket;

  readonly truth = null;
  readonly live = true;
  readonly speech = new Speech(
    () => this.game,
    () => this.pieces,
    () => this.seats.map((_, seat) => this.name(seat)),
  );

  constructor(readonly id: string) {
    this.#socket = new Socket(
      id,
      () => secretsOf(id),
      (message) => this.#heard(message),
      (line) => (this.line = line),
    );
  }

  // --- what is there -----------------------------------------------------------------------------

  get game(): string {
    return this.table?.game ?? "";
  }
  get seats(): Seat[] {
    return this.table?.seats ?? [];
  }
  get options() {
    return this.table?.options ?? {};
  }
  get yours(): number[] {
    return this.table?.yours ?? [];
  }
  /** Does this device hold several hands? Then a curtain goes between them. */
  get passing(): boolean {
    return this.yours.length > 1;
  }
  get looking(): number {
    if (!this.yours.length) return WATCHER;
    return this.passing ? (this.shown ?? WATCHER) : this.yours[0]!;
  }
  get sight(): Sight | undefined {
    return this.#sights[this.looking];
  }
  /** Whom the screen must be handed to before anything may be shown. */
  get curtain(): number | null {
    if (!this.passing || this.table?.status !== "playing") return null;
    if (this.shown === null) return this.#next() ?? this.yours[0]!;
    const next = this.#turned();
    return next === null || this.#alike(this.shown, next) ? null : next;
  }
  /** Who is to choose, if it is another seat of this device than the one on the screen. */
  #turned(): number | null {
    const mine = this.shown === null ? undefined : this.#sights[this.shown];
    if (!mine || (mine.choices.length && !mine.revising)) return null;
    const next = this.#next();
    return next !== null && this.#sights[next]!.v === mine.v ? next : null; // or one of two views is still on its way
  }
  /** Do two seats know the same? Then nothing has to be hidden between them. */
  #alike(one: number, other: number): boolean {
    const known = (seat: number) => JSON.stringify({ ...this.#sights[seat]?.view, seat: null, prompt: null });
    return known(one) === known(other);
  }
  #next(): number | null {
    const due = this.yours.filter((seat) => this.#sights[seat]?.choices.length && !this.#sights[seat]?.revising);
    return due[0] ?? null;
  }
  get view(): api.View {
    return (this.past?.view ?? this.sight?.view)!;
  }
  get choices(): api.Choice[] {
    return this.past || this.line !== "here" || this.busy || this.#behind ? [] : (this.sight?.choices ?? []);
  }
  /** Is a move carried out whose view is still on its way? Then what is shown may no longer be done. */
  get #behind(): boolean {
    return (this.sight?.v ?? 0) < this.#made;
  }
  get revising(): boolean {
    return this.sight?.revising ?? false;
  }
  get mayUndo(): boolean {
    return (this.sight?.undo ?? false) && !this.past;
  }
  get log(): api.LogLine[] {
    return this.#logs[this.looking] ?? [];
  }
  get myTurn(): boolean {
    return this.choices.length > 0 && !this.revising;
  }
  get ready(): boolean {
    return this.table?.status === "open" || this.#sights[this.looking] !== undefined || this.curtain !== null;
  }
  name(seat: number): string {
    const { name, kind } = this.seats[seat] ?? { name: "", kind: "" };
    if (name) return name;
    return (kind === "bot" && t("bot-names").split(", ")[seat]) || t("player", { number: seat + 1 });
  }
  clock(seat: number): Clock | null {
    const clock = this.sight?.clocks?.[seat];
    if (!clock || !this.sight) return null;
    if (!clock.running) return clock;
    const gone = Date.now() - this.sight.at;
    const step = Math.max(0, clock.step - gone);
    return { running: true, step, bank: Math.max(0, clock.bank - Math.max(0, gone - clock.step)) };
  }

  // --- what is heard -----------------------------------------------------------------------------

  #heard(message: Outgoing): void {
    if (message.t === "table") this.#setTable(message);
    else if (message.t === "view") void this.#setView(message);
    else if (message.t === "said") this.said = [...this.said.slice(-30), { seat: message.seat, phrase: message.phrase, at: Date.now() }];
  }

  #setTable(table: TableShown): void {
    const before = this.table;
    this.table = table;
    if (!Object.keys(this.pieces).length) void api.pieces(this.id).then((pieces) => (this.pieces = pieces));
    if (table.status === "open") this.#share(table);
    if (table.next && !before?.next && before) this.notice = "rematch";
    if (before?.status === "open" && table.status === "playing") sound.play("deal");
  }

  /** Keep the seal of the server's share, then add one of our own for every seat of ours that has none. */
  #share(table: TableShown): void {
    keepSeal(this.id, table.commitment);
    const given = table.yours.map((seat) => table.shares[seat]!);
    for (const seat of table.yours.filter((one) => !table.shares[one]).slice(this.#sharing.size)) {
      const share = newShare(this.id, [...given, ...this.#sharing.keys()]);
      const answer = this.#socket.ask({ t: "share", seat, share });
      this.#sharing.set(share, answer);
      void answer.then(() => this.#sharing.delete(share));
    }
    keepShares(this.id, [...given, ...this.#sharing.keys()]);
  }
  /** The deal of a match that is over, for whoever wants to check it. */
  get deal(): Deal | null {
    const { share, seed } = this.table ?? {};
    return this.table && share && seed ? { ...this.table, share, seed } : null;
  }

  async #setView(message: ViewShown): Promise<void> {
    const key = message.seat ?? WATCHER;
    const before = this.#sights[key];
    if (before && before.v > message.v && message.log.from > 0) return;
    const log = [...(this.#logs[key] ?? []).slice(0, message.log.from), ...message.log.lines];
    const seen = key === this.looking && before && !this.past;
    const settle = seen && before.v !== message.v ? motion.before(prefs.speed) : null;
    // What others do while we choose changes nothing of what we have selected so far.
    const others = !this.busy && message.v > this.#made;
    const same = others && before?.choices.length === message.choices.length && before.choices.every((choice, i) => choice.m === message.choices[i]!.m);
    const choices = same ? before.choices : message.choices;
    this.#sights = { ...this.#sights, [key]: { ...message, choices, at: Date.now() } };
    this.#logs = { ...this.#logs, [key]: log };
    if (before?.v !== message.v) {
      if (!same) this.hint = null;
      this.asked = null;
    }
    const next = this.#turned();
    if (next !== null && this.#alike(this.shown!, next)) this.shown = next;
    if (key !== this.looking && !this.passing) return;
    if (settle) {
      await tick();
      settle();
    }
    if (!before || before.v === message.v) return;
    if (message.view.over && !before.view.over) sound.play("end");
    else if (message.choices.length && !message.revising && (!before.choices.length || before.revising)) this.#call();
    else if (message.log.lines.length) sound.play("card", before.choices.length ? 1 : 0.4);
  }

  /** Call the player to the table. */
  #call(): void {
    sound.play("turn");
    if (prefs.wishes.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
      new Notification(t("ui-your-turn"), { tag: this.id, icon: "/icon.svg" });
  }

  // --- what is done ------------------------------------------------------------------------------

  async #ask(message: Asked): Promise<Answer> {
    const answer = await this.#socket.ask(message);
    if (answer.t === "refused") this.notice = answer.reason === "rule" ? "" : `refused-${answer.reason}`;
    return answer;
  }

  async #move(message: Asked): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.asked = null;
    this.hint = null;
    try {
      const answer = await this.#ask(message);
      if (answer.t === "done") this.#made = Math.max(this.#made, answer.v);
      if (answer.t === "refused" && answer.rule) this.asked = { rule: answer.rule, beside: null };
    } finally {
      this.busy = false;
    }
  }

  play(move: number): void {
    if (this.sight?.choices.some((choice) => choice.m === move))
      void this.#move({ t: "move", seat: this.looking, v: this.sight.v, m: move });
  }
  undo(): void {
    if (this.sight) void this.#move({ t: "undo", seat: this.looking, v: this.sight.v });
  }
  why(text: string, beside: Element | null): void {
    if (this.looking < 0 || this.past) return;
    void this.#ask({ t: "why", seat: this.looking, text }).then((answer) => {
      if (answer.t !== "why" || !answer.rule) return;
      sound.play("refused");
      this.asked = { rule: answer.rule, beside };
    });
  }
  async askHint(): Promise<void> {
    const answer = await this.#ask({ t: "hint", seat: this.looking });
    // Others may have chosen meanwhile; what we did ourselves makes it a hint for an earlier moment.
    if (answer.t !== "hint" || answer.v < this.#made || !this.choices.some((choice) => choice.m === answer.m)) return;
    this.hint = answer.m;
    this.reason = answer.why;
  }
  async look(v: number): Promise<void> {
    if (v >= (this.sight?.v ?? 0)) return this.now();
    const seat = this.looking === WATCHER ? null : this.looking;
    const answer = await this.#ask({ t: "look", seat, v });
    if (answer.t === "past") this.past = { v, view: answer.view };
  }
  now(): void {
    this.past = null;
  }
  reveal(seat: number): void {
    this.past = null;
    this.asked = null;
    this.shown = seat;
  }
  say(phrase: string): void {
    void this.#ask({ t: "say", seat: this.looking, phrase });
  }
  async start(): Promise<Answer> {
    await Promise.all(this.#sharing.values());
    return this.#ask({ t: "start" });
  }
  fill(seat: number, level: string): void {
    void this.#ask({ t: "fill", seat, level });
  }
  free(seat: number): void {
    void this.#ask({ t: "free", seat });
  }
  swap(seat: number, other: number): void {
    void this.#ask({ t: "swap", seat, other });
  }
  rename(seat: number, name: string): void {
    void this.#ask({ t: "name", seat, name });
  }
  away(seat: number, level: string): void {
    void this.#ask({ t: "away", seat, level });
  }
  back(seat: number): void {
    void this.#ask({ t: "back", seat });
  }
  async sit(name: string, seat?: number): Promise<void> {
    const taken = await api.join(this.id, name, seat);
    keepSecrets(this.id, [taken.secret]);
    this.#socket.hello();
  }
  async rematch(): Promise<string | null> {
    if (!this.table?.next) await this.#ask({ t: "rematch" });
    for (let tries = 0; tries < 40 && !this.table?.next; tries++) await new Promise((wait) => setTimeout(wait, 50));
    const next = this.table?.next ?? null;
    if (next) keepSecrets(next, secretsOf(this.id));
    return next;
  }

  close(): void {
    this.#socket.close();
  }
}
