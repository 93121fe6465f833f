/** A table being played: what the server last said, whole. */
import * as api from "./api.ts";
import type { Deal } from "./deal.ts";
import type { GameFront } from "./games.ts";
import { stand, step } from "./pace.ts";
import { keepSecrets, ownSecret, prefs, secretsOf, setSecrets } from "./prefs.svelte.ts";
import { codes, type Clock, type Moment, type Scene, type Seat } from "./scene.ts";
import { Screen, type Still } from "./screen.svelte.ts";
import { keepSeal, keepShares, newShare } from "./sealed.ts";
import { Socket, type Answer, type Asked, type Line } from "./socket.ts";
import { sound } from "./sound.ts";
import { Speech, t } from "./text.svelte.ts";
import type { Advice, Advised, TableShown, Outgoing, ViewShown } from "./wire.ts";

/** A view, and when it came. */
type Sight = ViewShown & { at: number };
export interface Why {
  rule: string;
  beside: Element | null;
}

/** An earlier moment of this match. */
interface Past {
  v: number;
  view: api.View;
  mark: string;
  lines: number;
}
/** A line that the page adds to the log: after so many of the table's. */
interface Note {
  after: number;
  line: api.LogLine;
}

const WATCHER = -1;
/** Milliseconds behind the present, beyond which something is left out; bots keep to the pace of the table anyhow. */
const LATE = { clock: 3_000, people: 8_000, bots: 20_000 };
const SPEAKING = 6_000; // milliseconds a phrase hangs at its speaker

export class TableStore implements Scene {
  line = $state<Line>("connecting");
  table = $state.raw<TableShown | null>(null);
  pieces = $state.raw<api.Pieces>({});
  said = $state.raw<{ seat: number; phrase: string; at: number }[]>([]);
  asked = $state.raw<Why | null>(null);
  hint = $state<number | null>(null);
  /** Is a hint on its way? */
  thinking = $state(false);
  /** The best few moves, the one that is hinted at among them. */
  advice = $state.raw<Advised[]>([]);
  /** The case for a move, once the match is over. */
  explained = $state.raw<Advice | null>(null);
  past = $state.raw<Past | null>(null);
  notice = $state("");
  /** Something that happened at the table, in words. */
  news = $state("");
  /** The game's own ways of the page, once they are here. */
  front = $state.raw<GameFront>();
  busy = $state(false);
  /** Of several seats on one device, the one that may be seen; null while the curtain is drawn. */
  shown = $state<number | null>(null);
  #sights = $state.raw<Record<number, Sight>>({});
  #logs = $state.raw<Record<number, api.LogLine[]>>({});
  #notes = $state.raw<Note[]>([]);
  #speaking = $state.raw<Record<number, string>>({});
  #made = $state(0);
  #tableAt = 0;
  /** The shares of ours that are on their way into the deal. */
  #sharing = new Map<string, Promise<Answer>>();
  #socket: Socket;
  #screen = new Screen(
    (still, before) => this.#seen(still, before),
    (id) => this.front?.whither?.(this, id),
  );

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
      () => prefs.wishes.pace,
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
    if (!this.passing || this.table?.status !== "playing" || this.#screen.left) return null;
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
  /** What is on the screen of the one who looks; none: the present as it was last told. */
  get #still(): Still | null {
    const still = this.#screen.still;
    return still && still.seat === this.looking ? still : null;
  }
  get view(): api.View {
    return (this.past ?? this.#still ?? this.sight)!.view;
  }
  /** How many moves had been made in what is shown. */
  get shownMove(): number | undefined {
    return (this.past ?? this.#still ?? this.sight)?.v;
  }
  /** Is what is shown what is? Only then may anything be done. */
  get present(): boolean {
    const still = this.#still;
    return !this.past && (!still || (!this.#screen.left && !still.mark && still.v === this.sight?.v));
  }
  get moment(): Moment | null {
    if (this.past) return this.past.mark ? { mark: this.past.mark, stand: Infinity } : null;
    return this.#still?.mark ? { mark: this.#still.mark, stand: this.#still.stand } : null;
  }
  /** Must we choose in the present? */
  get due(): boolean {
    return !!this.sight?.choices.length && !this.sight.revising;
  }
  get more(): boolean {
    return !this.past && (this.due ? this.#screen.left > 0 : this.#screen.left > 2);
  }
  get choices(): api.Choice[] {
    return !this.present || this.line !== "here" || this.busy || this.#behind ? [] : (this.sight?.choices ?? []);
  }
  /** Is a move carried out whose view is still on its way? Then what is shown may no longer be done. */
  get #behind(): boolean {
    return (this.sight?.v ?? 0) < this.#made;
  }
  get revising(): boolean {
    return this.sight?.revising ?? false;
  }
  get mayUndo(): boolean {
    return (this.sight?.undo ?? false) && this.present;
  }
  /** What has been told of what is shown. */
  get log(): api.LogLine[] {
    const all = this.#logs[this.looking] ?? [];
    const lines = this.present || this.past ? all : (this.#still?.told ?? []);
    const notes = this.#notes.filter((note) => note.after <= lines.length);
    return notes.reduceRight((told, note) => told.toSpliced(note.after, 0, note.line), lines);
  }
  get later(): number {
    return this.past ? 0 : this.#screen.later;
  }
  get told(): api.LogLine[] {
    const all = this.#logs[this.looking] ?? [];
    if (this.past) return all.slice(0, this.past.lines);
    return this.present ? all : (this.#still?.told ?? []);
  }
  get myTurn(): boolean {
    return this.choices.length > 0 && !this.revising;
  }
  get ready(): boolean {
    return this.table?.status === "open" || this.#sights[this.looking] !== undefined || this.curtain !== null;
  }
  /** Whoever has no name is “you” to themselves. */
  name(seat: number): string {
    const alone = this.yours.length === 1 && this.yours[0] === seat;
    return alone && !this.seats[seat]?.name ? t("ui-you") : this.called(seat);
  }
  /** What everybody else calls a player. */
  called(seat: number): string {
    const { name, kind } = this.seats[seat] ?? { name: "", kind: "" };
    if (name) return name;
    return (kind === "bot" && t("bot-names").split(", ")[seat]) || t("player", { number: seat + 1 });
  }
  saying(seat: number): string {
    return this.#speaking[seat] ?? "";
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
    else if (message.t === "view") this.#setView(message);
    else if (message.t === "said") this.#hear(message.seat, message.phrase);
  }

  #hear(seat: number, phrase: string): void {
    this.said = [...this.said.slice(-30), { seat, phrase, at: Date.now() }];
    this.#speaking = { ...this.#speaking, [seat]: phrase };
    const said = this.#speaking;
    setTimeout(() => {
      if (this.#speaking === said) this.#speaking = {};
      else if (this.#speaking[seat] === phrase) this.#speaking = { ...this.#speaking, [seat]: "" };
    }, SPEAKING);
  }

  #setTable(table: TableShown): void {
    const before = this.table;
    this.table = table;
    this.#tableAt = Date.now();
    if (table.yours.some((seat) => table.seats[seat]!.warned !== null && before?.seats[seat]?.warned === null)) this.#call();
    if (!Object.keys(this.pieces).length) void api.pieces(this.id).then((pieces) => (this.pieces = pieces));
    if (table.status === "open" && !table.challenge) this.#share(table);
    if (table.next && !before?.next && before) this.notice = "rematch";
    if (before?.yours.length && !table.yours.length) {
      setSecrets(this.id, []);
      this.notice = "ui-seat-moved";
    }
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
  /** For how many milliseconds somebody who was warned may still move undisturbed; null: nobody warned them. */
  warned(seat: number): number | null {
    const left = this.seats[seat]?.warned ?? null;
    return left === null ? null : Math.max(0, left - (Date.now() - this.#tableAt));
  }
  /** Did its players end it before it was over? */
  get ended(): boolean {
    return this.table?.status === "over" && this.sight?.v === this.table.v && !this.sight.view.over;
  }
  /** The deal of a match that is over, for whoever wants to check it. */
  get deal(): Deal | null {
    const { share, seed } = this.table ?? {};
    return this.table && share && seed ? { ...this.table, share, seed } : null;
  }

  #setView(message: ViewShown): void {
    const key = message.seat ?? WATCHER;
    const before = this.#sights[key];
    if (before && before.v > message.v && message.log.from > 0) return;
    const old = this.#logs[key] ?? [];
    const log = [...old.slice(0, message.log.from), ...message.log.lines];
    // What others do while we choose changes nothing of what we have selected so far.
    const others = !this.busy && message.v > this.#made;
    const same = others && before?.choices.length === message.choices.length && before.choices.every((choice, i) => choice.m === message.choices[i]!.m);
    const choices = same ? before.choices : message.choices;
    this.#sights = { ...this.#sights, [key]: { ...message, choices, at: Date.now() } };
    this.#logs = { ...this.#logs, [key]: log };
    if (before?.v !== message.v) {
      // A bot that plays for us has answered it, or we have: then it is not asked any more.
      if (!same || before.revising !== message.revising) this.hint = null;
      this.asked = null;
    }
    if (key === this.looking) {
      if (before && before.v < message.v && log.length < old.length) this.#takenBack(message, log.length);
      this.#bring(key, message, before, log, old.length);
    }
    this.#turnOver();
  }

  /** Show what has come, with its moments before it. */
  #bring(seat: number, { v, view, moments = [], choices, revising }: ViewShown, before: Sight | undefined, log: api.LogLine[], old: number): void {
    const pace = prefs.wishes.pace;
    const turn = choices.length > 0 && !revising;
    const hurried = seat === WATCHER || !!this.sight?.clocks || !!this.seats[seat]?.away;
    const stills: Still[] = moments.map(({ mark, upto, view: seen }) => {
      const sentence = this.front && this.pieces ? this.speech.sentence(`prompt-${seen.prompt.key}`, seen.prompt.args) : "";
      return { seat, v, view: seen, told: log.slice(0, upto), mark, turn: false, stand: stand(pace, sentence, this.front?.moments?.[mark], hurried) };
    });
    // What others do while we may choose keeps nobody from choosing.
    const present = { seat, v, view, told: log, mark: "", turn, stand: log.length > old && !turn ? step(pace) : 0 };
    if (!before || before.v === v) this.#refresh(present);
    else this.#screen.bring([...stills, present], this.#late(seat, turn));
  }
  /** How far behind the present may be shown: bots have time, people and clocks have less. */
  #late(seat: number, turn: boolean): number {
    if (turn && this.clock(seat)?.running) return LATE.clock;
    return this.seats.some(({ kind, connected }, other) => kind !== "bot" && connected && !this.yours.includes(other)) ? LATE.people : LATE.bots;
  }
  /** The same once more, or the first of all: nothing happened that could be shown. */
  #refresh(present: Still): void {
    const still = this.#screen.still;
    if (!still || still.seat !== present.seat || (!this.#screen.left && !still.mark)) this.#screen.cut(present);
  }

  /** A device that holds several hands goes on to the next, once all is shown. */
  #turnOver(): void {
    if (this.#screen.left) return;
    const next = this.#turned();
    if (next === null || !this.#alike(this.shown!, next)) return;
    this.#screen.clear();
    this.shown = next;
  }

  #takenBack({ v, view }: ViewShown, after: number): void {
    const seat = view.waiting.length === 1 ? view.waiting[0]! : -1;
    const line: api.LogLine = seat >= 0 ? { v, key: "taken-back", args: { seat } } : { v, key: "taken-back-some", args: {} };
    this.#notes = [...this.#notes.filter((note) => note.after <= after), { after, line }];
    if (seat !== this.looking) this.news = this.speech.sentence(`log-${line.key}`, line.args);
  }

  /** Something new is on the screen: what it sounds like. */
  #seen(still: Still, before: Still | null): void {
    if (!this.#screen.left) queueMicrotask(() => this.#turnOver());
    if (!before || before.seat !== still.seat || before.view === still.view) return;
    if (still.view.over && !still.mark && !before.view.over) sound.play("end");
    else if (still.turn && !before.turn) this.#call();
    else if (still.mark || still.told.length > before.told.length) sound.play("card", before.turn ? 1 : 0.4);
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
      if (answer.t === "refused") this.#putBack();
      if (answer.t === "refused" && answer.rule) this.asked = { rule: answer.rule, beside: null };
    } finally {
      this.busy = false;
    }
  }

  play(move: number): void {
    const choice = this.present ? this.sight?.choices.find((one) => one.m === move) : undefined;
    if (!choice || this.busy) return;
    const { v } = this.sight!;
    this.#screen.release();
    this.#lay(choice);
    void this.#move({ t: "move", seat: this.looking, v, m: move });
  }
  undo(): void {
    if (this.sight) void this.#move({ t: "undo", seat: this.looking, v: this.sight.v });
  }
  /** Show our own move before anybody has answered, where the game knows what it looks like. */
  #lay(choice: api.Choice): void {
    const view = this.front?.laid?.(this.view, choice.kind, (name) => codes(this, choice, name));
    const still = this.#screen.still;
    if (view && still) this.#screen.cut({ ...still, view: { ...view, waiting: [] }, turn: false, stand: 0 });
  }
  /** It was refused: all lies as it did. */
  #putBack(): void {
    const still = this.#screen.still;
    const { sight } = this;
    if (still && sight && still.v === sight.v && still.view !== sight.view) this.#screen.cut({ ...still, view: sight.view, turn: true });
  }
  /** Go on from what is shown. */
  goOn(): void {
    this.#screen.goOn(this.due);
  }
  /** The pace of the table is another: bots are to know. */
  keepPace(): void {
    this.#socket.pace();
  }
  why(text: string, beside: Element | null): void {
    if (this.looking < 0 || this.past || this.moment) return;
    void this.#ask({ t: "why", seat: this.looking, text }).then((answer) => {
      if (answer.t !== "why" || !answer.rule) return;
      sound.play("refused");
      this.asked = { rule: answer.rule, beside };
    });
  }
  async askHint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const answer = await this.#ask({ t: "hint", seat: this.looking }).finally(() => (this.thinking = false));
    // Others may have chosen meanwhile; what we did ourselves makes it a hint for an earlier moment.
    if (answer.t !== "hint" || answer.v < this.#made || !this.choices.some((choice) => choice.m === answer.m)) return;
    this.hint = answer.m;
    this.advice = answer.best;
  }
  async explain(v: number): Promise<void> {
    const answer = await this.#ask({ t: "hint", seat: this.looking, v });
    if (answer.t === "hint") this.explained = answer;
  }
  /** Show the table as it was; with a line of the log, as it was when that was told. */
  async look(v: number, line?: api.LogLine): Promise<void> {
    const log = this.#logs[this.looking] ?? [];
    const lines = log.filter((one) => one.v <= v).length;
    const at = line && log.includes(line) ? log.indexOf(line) : Infinity;
    const seat = this.looking === WATCHER ? null : this.looking;
    const answer = await this.#ask({ t: "look", seat, v });
    if (answer.t !== "past") return;
    const then = answer.moments?.find(({ upto }) => at < upto);
    if (then) this.past = { v, view: then.view, mark: then.mark, lines: then.upto };
    else if (v >= (this.sight?.v ?? 0)) this.now();
    else this.past = { v, view: answer.view, mark: "", lines };
  }
  now(): void {
    this.past = null;
  }
  reveal(seat: number): void {
    this.#screen.clear();
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
  /** Let a bot of the table's level play for a seat. */
  away(seat: number): void {
    void this.#ask({ t: "away", seat });
  }
  warn(seat: number): void {
    void this.#ask({ t: "warn", seat });
  }
  end(): void {
    void this.#ask({ t: "end" });
  }
  back(seat: number): void {
    void this.#ask({ t: "back", seat });
  }
  /** The link by which our seat moves to another device: what comes after the # reaches no server's log. */
  get passage(): string {
    return `${location.origin}/table/${this.id}#seat=${secretsOf(this.id).join(".")}`;
  }
  /** Take over a seat that comes from another device, and with it what else its owner may do here. */
  async take(secrets: string[]): Promise<void> {
    const before = secretsOf(this.id);
    const kept = [...before];
    let seated = false;
    keepSecrets(this.id, secrets); // until we know which of them still open something
    try {
      for (const secret of secrets) {
        const mine = ownSecret(this.id, secret);
        const taken = await api.move(this.id, secret, mine).catch((error: unknown) => {
          if (error instanceof api.Refusal && error.reason === "moved") return null; // the host's, or of no use any more
          throw error;
        });
        kept.push(taken ? mine : secret);
        seated ||= taken !== null;
      }
      setSecrets(this.id, seated ? kept : before);
      if (!seated) throw new api.Refusal("moved");
    } catch (error) {
      this.notice = `refused-${error instanceof api.Refusal ? error.reason : "unreachable"}`;
    }
    this.#socket.hello(); // the seat may be ours even if we heard no answer
  }
  async sit(name: string, seat?: number): Promise<void> {
    try {
      await api.join(this.id, name, ownSecret(this.id, `${this.yours.length}`), seat);
    } finally {
      this.#socket.hello();
    }
  }
  /** Let others play the same deal at our seat. */
  challenge(): Promise<Answer> {
    return this.#ask({ t: "challenge", seat: this.yours[0]! });
  }
  async rematch(): Promise<string | null> {
    if (!this.table?.next) await this.#ask({ t: "rematch" });
    for (let tries = 0; tries < 40 && !this.table?.next; tries++) await new Promise((wait) => setTimeout(wait, 50));
    const next = this.table?.next ?? null;
    if (next) keepSecrets(next, secretsOf(this.id));
    return next;
  }

  close(): void {
    this.#screen.close();
    this.#socket.close();
  }
}
