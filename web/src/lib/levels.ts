import type { Game } from "./api.ts";

/** The level of a bot that nobody has chosen: one that is no trouble to anybody, and moves at once. */
export function usual(levels: string[]): string {
  return levels.includes("medium") ? "medium" : (levels.at(-1) ?? "");
}

/** The levels at a table: those of every game, and a trained bot where there is one for so many players. */
export const levelsFor = (levels: string[], game: Game | undefined, seats: number): string[] => (game?.trained.includes(seats) ? [...levels, "trained"] : levels);
