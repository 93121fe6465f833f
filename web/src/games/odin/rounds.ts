/** The rounds so far, as the log tells them. */
import type { LogLine } from "../../lib/api.ts";

export interface Round {
  /** Who was out first. */
  out: number;
  points: number[];
}

export function rounds(told: LogLine[], seats: number): Round[] {
  const found: Round[] = [];
  for (const { key, args } of told) {
    const seat = Number(args.seat);
    if (key === "out") found.push({ out: seat, points: Array<number>(seats).fill(0) });
    else if (key === "show" && found.length) found.at(-1)!.points[seat] = Number(args.points);
  }
  return found;
}

/** The round in which one gained most on another, and how much: its number, from 0. */
export function decisive(played: Round[], first: number, second: number): number {
  const gains = played.map(({ points }) => points[second]! - points[first]!);
  return gains.indexOf(Math.max(...gains));
}

/** Points after each round, from the beginning on. */
export function sums(played: Round[], seat: number): number[] {
  return played.reduce((all, { points }) => [...all, all.at(-1)! + points[seat]!], [0]);
}
