/** The rounds so far, as the log tells them. */
import type { LogLine } from "../../lib/api.ts";
import type { Scene } from "../../lib/scene.ts";

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

/** The round that decided a match that is over, in a sentence. */
export function decided(scene: Scene): string {
  const { scores, ranking } = scene.view;
  const played = rounds(scene.told, scores.length);
  const [first = 0, second = 0] = scores.map((_, seat) => seat).sort((a, b) => ranking[a]! - ranking[b]!);
  const at = decisive(played, first, second);
  const round = played[at];
  if (!round || ranking[second] === 1) return "";
  return scene.speech.t("ui-decided", { round: at + 1, name: scene.name(first), other: scene.name(second), mine: round.points[first]!, theirs: round.points[second]! });
}
