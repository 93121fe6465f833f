/** An exercise: the table as a seat saw it. A choice is made and not sent; then one sees what it was worth. */
import type { Args, Choice, Pieces, Reason, View } from "./api.ts";
import { prefs } from "./prefs.svelte.ts";
import type { Clock, Scene, Seat } from "./scene.ts";
import { sound } from "./sound.ts";
import { Speech, t } from "./text.svelte.ts";

/** A move, the chance to win it brings, and how much less that is than the best one’s; with half of their 95 % intervals. */
export interface Valued {
  m: number;
  value: number;
  error: number;
  gap: number;
  doubt: number;
}

export interface Question {
  game: string;
  pieces: Pieces;
  options: Record<string, string | number | boolean>;
  /** Everybody's name; an empty one: as bots and oneself are called. */
  names: string[];
  view: View;
  choices: Choice[];
  /** The best few moves, the best first. */
  readonly moves: Valued[];
  /** What was done in the game. */
  made?: number;
  /** What most would do. */
  obvious?: number;
  /** Why the best one is good. */
  readonly why: Reason | undefined;
}

export class Exercise implements Scene {
  chosen = $state<number | null>(null);
  /** A move that is shown at the table. */
  hint = $state<number | null>(null);

  readonly revising = false;
  readonly truth = null;
  readonly live = true;
  readonly moment = null;
  readonly told = [];
  readonly more = false;
  readonly due = true;
  readonly seats: Seat[];
  readonly speech: Speech;

  constructor(readonly question: Question) {
    this.seats = question.names.map((name) => ({ kind: "", name, level: "", connected: true, absent: false, away: false, idle: false, warned: null }));
    this.speech = new Speech(
      () => question.game,
      () => question.pieces,
      () => this.seats.map((_, seat) => this.name(seat)),
    );
  }

  get game(): string {
    return this.question.game;
  }
  get view(): View {
    return this.question.view;
  }
  get choices(): Choice[] {
    return this.question.choices;
  }
  get pieces(): Pieces {
    return this.question.pieces;
  }
  get options() {
    return this.question.options;
  }
  get best(): Valued {
    return this.question.moves[0]!;
  }
  /** A move in words. */
  text(move: number): string {
    const choice = this.choices.find((one) => one.m === move);
    return choice ? this.speech.choice(choice) : "";
  }
  reason({ key, args }: { key: string; args: Args }): string {
    return this.speech.sentence(`reason-${key}`, args);
  }

  play(move: number): void {
    this.chosen = move;
    this.hint = null;
    sound.play("card", 0.6);
  }
  name(seat: number): string {
    const own = seat === this.view.seat ? prefs.wishes.name.trim() || t("ui-you") : t("bot-names").split(", ")[seat];
    return this.seats[seat]!.name || own || "";
  }
  why(): void {}
  goOn(): void {}
  saying(): string {
    return "";
  }
  clock(): Clock | null {
    return null;
  }
}
