/** The lines of the stock, by the words that choices call them. */
import type { HyggeView } from "./view.ts";

/** The places of the cards that each line would take. */
export type Lines = Record<string, number[]>;

export const rowLine = (row: number): string => `line ${row + 1}`;
export const columnLine = (column: number): string => `line ${"abcde"[column]}`;

export function linesOf(view: HyggeView): Lines {
  const found: Lines = {};
  view.grid.forEach((places, row) =>
    places.forEach((place, column) => {
      if (place >= 0 && view.stock[place]) for (const line of [rowLine(row), columnLine(column)]) (found[line] ??= []).push(place);
    }),
  );
  return found;
}

/** A card alone in its row and in its column makes one move of both: the other line that would take it. */
export function twin(lines: Lines, line: string): string | undefined {
  const [place, ...more] = lines[line] ?? [];
  if (place === undefined || more.length) return undefined;
  return Object.keys(lines).find((other) => other !== line && lines[other]!.length === 1 && lines[other]![0] === place);
}
