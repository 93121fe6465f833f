/** How a game ended, as it is told to somebody who was not there. */
export interface Outcome {
  game: string;
  title: string;
  names: string[];
  scores: number[];
  ranking: number[];
  at: number;
}

/** The seats, best first. */
export function standing({ ranking }: Pick<Outcome, "ranking">): number[] {
  return ranking.map((_, seat) => seat).sort((a, b) => (ranking[a] ?? 0) - (ranking[b] ?? 0));
}
