/** Where two plays of one deal part. */
import type { ChoiceShown } from "../../lib/wire.ts";

export interface Parting {
  /** The number of the move, from 1. */
  move: number;
  mine: ChoiceShown | null;
  theirs: ChoiceShown | null;
}

/** Find the first moves that differ, up to so many. */
export function partings(mine: ChoiceShown[], theirs: ChoiceShown[], most: number): Parting[] {
  const found: Parting[] = [];
  for (let at = 0; at < Math.max(mine.length, theirs.length) && found.length < most; at++) {
    if (mine[at]?.text !== theirs[at]?.text) found.push({ move: at + 1, mine: mine[at] ?? null, theirs: theirs[at] ?? null });
  }
  return found;
}
