/** What the server says over HTTP; see docs/protocol.md. */

export interface Option {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  seats: number[] | null;
  rule: string;
}
export interface Game {
  name: string;
  title: string;
  least: number;
  most: number;
  minutes: number;
  rules: number;
  designers: string;
  publisher: string;
  options: Option[];
}
export interface Shelf {
  games: Game[];
  levels: string[];
  phrases: string[];
  languages: string[];
}
export interface Listed {
  id: string;
  game: string;
  status: string;
  seats: { kind: string; name: string }[];
  options: Record<string, string | number | boolean>;
  opened: number;
}
export interface Rule {
  id: string;
  title: string;
  text: string[];
  ruling: string[];
  house: string[];
}
export interface Rulebook {
  title: string;
  text: string[];
  chapters: { title: string; text: string[]; rules: Rule[] }[];
}
export interface Wish {
  kind: "mine" | "open" | "bot";
  name?: string;
  level?: string;
}
export interface Opening {
  game: string;
  seats: Wish[];
  options?: Record<string, unknown>;
  private?: boolean;
  clock?: { step: number; bank: number };
}
export type Pieces = Record<string, string[]>;
export type Args = Record<string, number | number[]>;
export interface Choice {
  m: number;
  kind: string;
  args: Args;
  text: string;
}
/** What all games' views share. */
export interface View {
  seat: number | null;
  waiting: number[];
  over: boolean;
  scores: number[];
  ranking: number[];
  breakdown: Record<string, number>[];
  tie: string;
  prompt: { key: string; args: Args };
}
export interface ReplayMoment {
  views: View[];
  position: unknown;
}
export interface ReplayStep extends ReplayMoment {
  seat: number;
  choice: Choice;
  events: { key: string; args: Args; seen: number[] | null }[];
}
export interface ReplayData {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, string | number | boolean>;
  pieces: Pieces;
  scores: number[];
  ranking: number[];
  players: string[];
  start: ReplayMoment;
  steps: ReplayStep[];
  /** Of a single moment that was saved at a table: what had been told by then. */
  log?: { v: number; key: string; args: Args }[];
}

/** A request that was not granted: its reason is a text key. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly sentence = "",
  ) {
    super(reason);
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    const headers = { "Accept-Language": document.documentElement.lang, "Content-Type": "application/json" };
    answer = await fetch(path, body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers });
  } catch {
    throw new Refusal("unreachable");
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => ({}))) as { reason?: string; sentence?: string };
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

export const shelf = () => once("/api/games", (answer) => answer.json() as Promise<Shelf>);
export const text = (game: string, lang: string) => once(`/api/text/${game || "-"}/${lang}`, (answer) => answer.text());
export const rulebook = (game: string, lang: string) =>
  once(`/api/rulebook/${game || "-"}/${lang}`, (answer) => answer.json() as Promise<Rulebook>);
export const pieces = (table: string) =>
  once(`/api/tables/${table}/pieces`, (answer) => answer.json() as Promise<Pieces>);
export const sheet = (game: string) => once(`/api/sheet/${game}`, (answer) => answer.text());
export const tables = () => json<{ tables: Listed[] }>("/api/tables");
export const open = (opening: Opening) =>
  json<{ table: string; host: string; secrets: Record<string, string> }>("/api/tables", opening);
export const join = (table: string, name: string, seat?: number) =>
  json<{ seat: number; secret: string }>(`/api/tables/${table}/join`, seat === undefined ? { name } : { name, seat });
export const record = (table: string) => json<unknown>(`/api/tables/${table}/record`);
export const replay = (body: unknown) => json<ReplayData>("/api/replay", body);
export const verify = (body: unknown) =>
  json<{ ok: boolean; verdict: string; sentence: string }>("/api/verify", body);

/** Find a rule in the game's book, or in the one for every table. */
export async function rule(game: string, lang: string, id: string): Promise<Rule | undefined> {
  for (const book of [await rulebook(game, lang), await rulebook("", lang)]) {
    for (const chapter of book.chapters) {
      const found = chapter.rules.find((one) => one.id === id);
      if (found) return found;
    }
  }
  return undefined;
}
