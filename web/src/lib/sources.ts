/** What decided a match: the source of points in which the first gained most on the second. */
import type { View } from "./api.ts";

export interface Decided {
  source: string;
  first: number;
  second: number;
  mine: number;
  theirs: number;
}

/** Where anybody's points came from. */
export const sourcesOf = (view: View): string[] => [...new Set(view.breakdown.flatMap((part) => Object.keys(part)))];

export function decided(view: View, sources: string[]): Decided | null {
  const order = view.scores.map((_, seat) => seat).sort((a, b) => (view.ranking[a] ?? 0) - (view.ranking[b] ?? 0));
  const [first, second] = order;
  if (first === undefined || second === undefined || sources.length < 2 || view.ranking[second] === 1) return null;
  const value = (seat: number, source: string) => view.breakdown[seat]?.[source] ?? 0;
  const gain = (source: string) => value(first, source) - value(second, source);
  const best = sources.reduce((most, source) => (gain(source) > gain(most) ? source : most));
  return gain(best) > 0 ? { source: best, first, second, mine: value(first, best), theirs: value(second, best) } : null;
}
