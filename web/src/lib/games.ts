/** The games' front ends, each in its own file, fetched when its table is opened. */
import type { Component } from "svelte";
import type { View } from "./api.ts";
import type { Scene } from "./scene.ts";
import type { Told } from "./told.ts";

export interface GameFront {
  Table: Component<{ scene: Scene }>;
  /** How a piece looks in a sentence, where a picture says more than its name. */
  Mini?: Component<{ kind: string; code: string; text: string }>;
  sprite?: string;
  motif?: string;
  /** Log lines that begin something new. */
  headings?: string[];
  /** Kinds of choices that may be made for somebody who has no other, if they ask for it. */
  forced?: string[];
  /** How long each moment stands at a calm table, in milliseconds, where it is not as long as others; TAP: until one goes on. */
  moments?: Record<string, number>;
  /** What stands behind a moment's sentence: why it is so, as texts of the game. */
  because?: (scene: Scene) => Told[];
  /** The steps of a turn that has several, as texts of the game, and at which of them the one who acts is. */
  steps?: (scene: Scene) => { steps: string[]; at: number } | null;
  /** How the table looks with a choice carried out, as far as the one who makes it knows; null: wait for the server. */
  laid?: (view: View, kind: string, codes: (argument: string) => string[]) => View | null;
  /** Where a piece went that is no longer there, so that it is seen going: another piece, or a seat. */
  whither?: (scene: Scene, id: string) => string | undefined;
  /** What decided a match that is over, in a sentence, where it is no source of points. */
  decided?: (scene: Scene) => string;
  /** How a match that is over came about, beside the points. */
  End?: Component<{ scene: Scene }>;
  /** Where on the table what is mine lies, if not below it: for the tour. */
  mine?: string;
}

/** What the rulebook shows of a game. */
export interface GameBook {
  /** A piece as it lies on the table, by itself. */
  Picture: Component<{ kind: string; code: string; name: string }>;
  /** The pieces, each by kind and code, that lie beside a rule; under `cards`, those of the chapter on the cards. */
  pieces: Record<string, string[]>;
  /** Kinds of pieces whose name stands below them. */
  captions: string[];
}

const fronts = import.meta.glob<{ default: GameFront }>("../games/*/index.ts");
const books = import.meta.glob<{ default: GameBook }>("../games/*/book.ts");
const covers = import.meta.glob<string>("../games/*/cover.svg", { query: "?filled", import: "default", eager: true });
const badges = import.meta.glob<string>("../games/*/badge.svg", { query: "?filled", import: "default", eager: true });
import.meta.glob("../games/*/theme.css", { eager: true });

export async function front(game: string): Promise<GameFront> {
  const found = fronts[`../games/${game}/index.ts`];
  if (found) return (await found()).default;
  return { Table: (await import("./Plain.svelte")).default };
}
/** What a game's rulebook shows, if it has pictures: fetched when one reads. */
export async function book(game: string): Promise<GameBook | undefined> {
  return (await books[`../games/${game}/book.ts`]?.())?.default;
}
/** A game's own pictures, if it has any. */
export const cover = (game: string): string => covers[`../games/${game}/cover.svg`] ?? "";
export const badge = (game: string): string => badges[`../games/${game}/badge.svg`] ?? "";
