/** What a game's table is given to draw: a table being played, or a moment of a replay. */
import type { Choice, LogLine, Pieces, View } from "./api.ts";
import type { Speech } from "./text.svelte.ts";
import type { ClockShown, SeatShown } from "./wire.ts";

export type Seat = SeatShown;
export type Clock = ClockShown;

/** What must be seen before the table goes on. */
export interface Moment {
  mark: string;
  /** How long it stands; Infinity: until somebody goes on. */
  stand: number;
}

export interface Scene {
  readonly game: string;
  readonly view: View;
  readonly choices: Choice[];
  readonly revising: boolean;
  readonly seats: Seat[];
  readonly pieces: Pieces;
  readonly options: Record<string, string | number | boolean>;
  readonly speech: Speech;
  /** A replay of the whole truth: what each seat saw of its own. */
  readonly truth: View[] | null;
  readonly hint: number | null;
  /** A move whose pieces are ringed though nobody can choose: the best one, in a review. */
  readonly ringed?: Choice | null;
  readonly live: boolean;
  /** The moment that is shown; null: the table as it is, or was, between moves. */
  readonly moment: Moment | null;
  /** What had been told by then. */
  readonly told: LogLine[];
  /** Is there so much to be shown after this that one may want to skip it? */
  readonly more: boolean;
  /** Is it our turn, once all is shown? */
  readonly due: boolean;
  /** By how many moves what is shown is later than what was shown before, where some were left out. */
  readonly later?: number;
  goOn(): void;
  /** What helps at a table that is played; nowhere else. */
  readonly myTurn?: boolean;
  readonly mayUndo?: boolean;
  readonly thinking?: boolean;
  askHint?(): Promise<void>;
  undo?(): void;
  /** The phrase that hangs at a player just now, or an empty string. */
  saying(seat: number): string;
  clock(seat: number): Clock | null;
  name(seat: number): string;
  play(move: number): void;
  /** Ask which rule forbids something; the answer shows beside the element. */
  why(text: string, beside: Element | null): void;
}

/** The codes of the pieces an argument of a choice stands for. */
export function codes(scene: Scene, choice: Choice, name: string): string[] {
  const value = choice.args[name];
  if (value === undefined) return [];
  const kind = name.split("_")[0]!;
  const one = Array.isArray(value) ? kind.replace(/s$/, "") : kind;
  const list = scene.pieces[one];
  return (Array.isArray(value) ? value : [value]).map((item) => list?.[item] ?? String(item));
}
