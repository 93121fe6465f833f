/** What somebody has achieved, counted from the finished games of their browser. */
import type { Mine } from "../../lib/mine.svelte.ts";

/** A finished game of somebody who played one seat of it. */
export interface Played {
  game: string;
  at: number;
  players: number;
  place: number;
  score: number;
  /** How many places better is better: 1 if more points win, −1 if fewer do, 0 if this game does not tell. */
  way: number;
  /** Who the others were: `people`, `mixed`, or the level of the bots if they were all alike, else `bots`. */
  against: string;
}
export interface Sum {
  played: number;
  won: number;
  place: number;
}
export interface Achieved extends Sum {
  game: string;
  best: number;
  /** The last games, oldest first: how good a place, from 0 (last) to 1 (first). */
  last: number[];
  players: [number, Sum][];
  against: [string, Sum][];
}

const LAST = 8;

/** Read a game as one that counts; with several seats of one browser nobody knows whose it was. */
export function played({ game, at = 0, yours, bots = [], scores, ranking }: Mine): Played | null {
  const seat = yours?.[0];
  if (yours?.length !== 1 || seat === undefined || !scores || !ranking?.length) return null;
  const place = ranking[seat];
  const score = scores[seat];
  if (!place || score === undefined) return null;
  let way = 0;
  for (const [one, first] of ranking.entries())
    for (const [other, then] of ranking.entries()) if (first < then) way += Math.sign(scores[one]! - scores[other]!);
  const others = bots.filter((_, at) => at !== seat);
  const levels = new Set(others);
  const against = levels.size === 1 ? [...levels][0] || "people" : levels.has("") ? "mixed" : "bots";
  return { game, at, players: ranking.length, place, score, way: Math.sign(way), against };
}

function sum(games: Played[]): Sum {
  const won = games.filter((one) => one.place === 1).length;
  return { played: games.length, won, place: games.reduce((all, one) => all + one.place, 0) / games.length };
}

function grouped<K>(games: Played[], by: (one: Played) => K): [K, Sum][] {
  const groups = new Map<K, Played[]>();
  for (const one of games) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return [...groups].map(([key, some]) => [key, sum(some)]);
}

/** Sum up one's games, box by box, the most played first. */
export function achieved(finished: Mine[]): Achieved[] {
  const all = finished.map(played).filter((one) => one !== null);
  return [...new Set(all.map((one) => one.game))]
    .map((game): Achieved => {
      const games = all.filter((one) => one.game === game).sort((a, b) => a.at - b.at);
      const fewer = games.reduce((way, one) => way + one.way, 0) < 0;
      const scores = games.map((one) => one.score);
      return {
        game,
        ...sum(games),
        best: fewer ? Math.min(...scores) : Math.max(...scores),
        last: games.slice(-LAST).map(({ place, players }) => (players < 2 ? 1 : (players - place) / (players - 1))),
        players: grouped(games, (one) => one.players).sort(([a], [b]) => a - b),
        against: grouped(games, (one) => one.against).sort(([, a], [, b]) => b.played - a.played),
      };
    })
    .sort((a, b) => b.played - a.played);
}

// --- as a file -------------------------------------------------------------------------------------

interface File {
  ludotheque: "games";
  format: 1;
  games: Mine[];
}

export const filed = (games: Mine[]): File => ({ ludotheque: "games", format: 1, games });

const whole = (found: unknown): found is number[] => Array.isArray(found) && found.every(Number.isInteger);
const words = (found: unknown): found is string[] => Array.isArray(found) && found.every((one) => typeof one === "string");

/** Take from a game in a file what we know, if it is one. */
function read(found: Partial<Mine> | null): Mine | null {
  if (!found || typeof found !== "object") return null;
  const { id, game, names, yours, bots, at, scores, ranking } = found;
  if (typeof id !== "string" || !/^\w{1,64}$/.test(id) || typeof game !== "string" || !/^\w{1,64}$/.test(game)) return null;
  if (!words(names) || !whole(scores) || !whole(ranking) || !whole(yours) || !words(bots)) return null;
  if (new Set([names.length, scores.length, ranking.length, bots.length]).size !== 1) return null;
  return { id, game, names, over: true, yours, bots, scores, ranking, ...(typeof at === "number" && at > 0 ? { at } : {}) };
}

/** Read the games of a file; null if it is none of ours. */
export function unfiled(text: string): Mine[] | null {
  let found: Partial<File> | null = null;
  try {
    found = JSON.parse(text) as Partial<File>;
  } catch {
    return null;
  }
  if (found?.ludotheque !== "games" || found.format !== 1 || !Array.isArray(found.games)) return null;
  return found.games.map(read).filter((one) => one !== null);
}
