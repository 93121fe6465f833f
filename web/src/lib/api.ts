/** What the server says over HTTP; see docs/protocol.md. */

import { secretsOf } from "./prefs.svelte.ts";
import { reach } from "./reach.svelte.ts";
import { sha256 } from "./sha256.ts";
import type * as wire from "./wire.ts";

export type { Decision, Mean, Reason, Review, Joined, Listed, Opened, Opening, Rule, Rulebook, Shelf, TableList, Verdict, View } from "./wire.ts";
export type Option = wire.OptionShown;
export type Game = wire.GameShown;
export type Wish = wire.SeatAsked;
export type Choice = wire.ChoiceShown;
export type LogLine = wire.LineShown;
export type Args = wire.ChoiceShown["args"];
export type Pieces = wire.Replay["pieces"];
export type ReplayState = wire.StateShown;
export type ReviewData = wire.ReviewShown;
/** A replay; of a single moment that was saved at a table, with what had been told by then. */
export type ReplayData = wire.Replay & { log?: LogLine[] };

export type LessonData = wire.LessonShown;
export type PuzzleData = wire.PuzzleShown;

/** A request that was not granted: its reason is a text key. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly sentence = "",
  ) {
    super(reason);
  }
}

async function ask(path: string, body?: unknown, more: Record<string, string> = {}): Promise<Response> {
  let answer: Response;
  try {
    const headers = { "Accept-Language": document.documentElement.lang, "Content-Type": "application/json" };
    answer = await fetch(path, body === undefined ? { headers: more } : { method: "POST", body: JSON.stringify(body), headers });
  } catch {
    reach.heard(false);
    throw new Refusal("unreachable");
  }
  reach.heard(!answer.headers.has("x-kept")); // or it is what our worker has kept
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => ({}))) as Partial<wire.Denied>;
  throw new Refusal(said.reason ?? "unreachable", said.sentence);
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

const kept = new Map<string, Promise<unknown>>();

/** What never changes while the page is open is asked for once. */
function once<T>(path: string, read: (answer: Response) => Promise<T>): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = ask(path).then(read);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

export async function shelf(): Promise<wire.Shelf> {
  const found = await once("/api/games", (answer) => answer.json() as Promise<wire.Shelf>);
  if (found.thinking === "coming") kept.delete("/api/games"); // soon the strongest bots are ready: ask again then
  return found;
}
export const text = (game: string, lang: string) => once(`/api/text/${game || "-"}/${lang}`, (answer) => answer.text());
export const rulebook = (game: string, lang: string) =>
  once(`/api/rulebook/${game || "-"}/${lang}`, (answer) => answer.json() as Promise<wire.Rulebook>);
export const pieces = (table: string) =>
  once(`/api/tables/${table}/pieces`, (answer) => answer.json() as Promise<Pieces>);
export const lesson = (game: string) => once(`/api/lesson/${game}`, (answer) => answer.json() as Promise<LessonData>);
/** A puzzle by its id, or that of today. */
export const puzzle = (id: string) => json<PuzzleData>(`/api/puzzles/${id}`);
export const sheet = (game: string) => once(`/api/sheet/${game}`, (answer) => answer.text());
export const tables = () => json<wire.TableList>("/api/tables");
export const open = (opening: wire.Opening) => json<wire.Opened>("/api/tables", opening);
export const branch = (wish: wire.Branching) => json<wire.Opened>("/api/branches", wish);
export const exercise = (spot: wire.Spot) => json<wire.Exercise>("/api/exercise", spot);
/** Take a seat with a secret of ours, or take one over: only its hash is sent, and sending it again does no harm. */
export const join = (table: string, name: string, mine: string, seat?: number) =>
  json<wire.Joined>(`/api/tables/${table}/join`, { name, hash: sha256(mine), ...(seat === undefined ? {} : { seat }) } satisfies wire.Joining);
export const move = (table: string, secret: string, mine: string) =>
  json<wire.Moved>(`/api/tables/${table}/move`, { secret, hash: sha256(mine) } satisfies wire.Moving);
export const glance = (table: string) => json<wire.Glance>(`/api/tables/${table}/glance`);
/** The record of a finished game; of one whose deal others may still play, for those who have played it. */
export const record = async (table: string) =>
  (await (await ask(`/api/tables/${table}/record`, undefined, { "X-Seat": secretsOf(table).join(",") })).json()) as unknown;
export const challenge = (id: string) => json<wire.ChallengeShown>(`/api/challenges/${id}`);
export const takeUp = (id: string, name: string) => json<wire.Opened>(`/api/challenges/${id}/play`, { name } satisfies wire.Taking);
export const compare = (id: string, table: string, secret: string) =>
  json<wire.Compared>(`/api/challenges/${id}/compare`, { table, secret } satisfies wire.Comparing);
export const replay = (body: unknown) => json<ReplayData>("/api/replay", body);
/** Ask for a review, and again for how far it is. */
export const review = (record: unknown, level: string) => json<ReviewData>(`/api/review?level=${level}`, record);
export const reviewed = (id: string) => json<ReviewData>(`/api/review/${id}`);
export const verify = (body: unknown) => json<wire.Verdict>("/api/verify", body);

/** Find a rule in the game's book, or in the one for every table. */
export async function rule(game: string, lang: string, id: string): Promise<wire.Rule | undefined> {
  for (const book of [await rulebook(game, lang), await rulebook("", lang)]) {
    for (const chapter of book.chapters) {
      const found = chapter.rules.find((one) => one.id === id);
      if (found) return found;
    }
  }
  return undefined;
}
