/** A first game that teaches by playing: a set table, one move asked for at each step, and what comes of it. */
import type { Choice, LessonData, LogLine, View } from "./api.ts";
import type { GameFront } from "./games.ts";
import { stand, step } from "./pace.ts";
import { prefs } from "./prefs.svelte.ts";
import type { Clock, Moment, Scene, Seat } from "./scene.ts";
import { Screen, type Still } from "./screen.svelte.ts";
import { sound } from "./sound.ts";
import { Speech, t } from "./text.svelte.ts";

const NAMED = ["one", "two", "three", "four", "five"]; // the others, in the texts of a lesson

export class Lesson implements Scene {
  /** How many steps are done. */
  at = $state(0);
  /** How often somebody tried something else than what is asked for. */
  strayed = $state(0);
  #lines: LogLine[] = [];
  #screen = new Screen(
    (still) => {
      if (still.mark || still.v) sound.play("card", 0.6);
    },
    (id) => this.front.whither?.(this, id),
  );

  readonly revising = false;
  readonly hint = null;
  readonly truth = null;
  readonly seats: Seat[];
  readonly speech: Speech;

  constructor(
    readonly data: LessonData,
    readonly front: GameFront,
  ) {
    this.seats = Array.from({ length: data.seats }, (_, seat) => ({
      kind: seat ? "bot" : "person",
      name: seat ? "" : prefs.wishes.name.trim(),
      level: seat ? "easy" : "",
      connected: true,
      absent: false,
      away: false,
      idle: false,
      warned: null,
    }));
    this.speech = new Speech(
      () => data.game,
      () => data.pieces,
      () => this.seats.map((_, seat) => this.name(seat)),
    );
    this.#screen.cut(this.#still(data.start, "", 0));
  }
  #still(view: View, mark: string, v: number): Still {
    const pace = prefs.wishes.pace;
    const sentence = mark ? this.speech.sentence(`prompt-${view.prompt.key}`, view.prompt.args) : "";
    const time = mark ? stand(pace, sentence, this.front.moments?.[mark]) : step(pace);
    return { seat: 0, v, view, told: [...this.#lines], mark, turn: false, stand: time };
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
  get view(): View {
    return this.#screen.still!.view;
  }
  get last(): number {
    return this.data.steps.length;
  }
  /** Is everything shown that came of the last step? */
  get settled(): boolean {
    return !this.#screen.left && !this.#screen.still?.mark;
  }
  get over(): boolean {
    return this.settled && this.at === this.last;
  }
  /** Once it is over, there is nothing to be done at the table. */
  get live(): boolean {
    return !this.over;
  }
  get marks(): string[] {
    return (this.settled && this.data.steps[this.at]?.mark) || [];
  }
  /** What there is to say at a step, or at the end. */
  text(at: number): string {
    const names = this.seats.slice(1).map((_, i) => [NAMED[i]!, this.name(i + 1)]);
    return this.speech.t(`lesson-${this.data.steps[at]?.key ?? "end"}`, Object.fromEntries(names));
  }
  get asked(): Choice | null {
    return (this.settled && this.data.steps[this.at]?.choice) || null;
  }
  #choices = $derived(this.asked ? [this.asked] : []);
  get choices(): Choice[] {
    return this.#choices;
  }
  get moment(): Moment | null {
    const still = this.#screen.still;
    return still?.mark ? { mark: still.mark, stand: still.stand } : null;
  }
  get told(): LogLine[] {
    return this.#screen.still?.told ?? [];
  }
  get more(): boolean {
    return this.#screen.left > 2;
  }
  get due(): boolean {
    return this.at < this.last && this.#screen.left === 1; // here one goes on step by step
  }

  play(move: number): void {
    const asked = this.asked;
    if (asked?.m !== move) return;
    this.at += 1;
    const stills = this.data.steps[this.at - 1]!.sights.map(({ mark, view, told }) => {
      this.#lines.push(...told);
      return this.#still(view, mark, this.at);
    });
    this.#screen.release();
    this.#screen.bring(stills, Infinity);
  }
  why(): void {
    this.strayed += 1;
  }
  goOn(): void {
    this.#screen.goOn(false);
  }
  name(seat: number): string {
    return this.seats[seat]!.name || (seat ? t("bot-names").split(", ")[seat] : t("ui-you")) || "";
  }
  saying(): string {
    return "";
  }
  clock(): Clock | null {
    return null;
  }
  close(): void {
    this.#screen.close();
  }
}
