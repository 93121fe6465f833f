// Made by web/wire.py from the server's messages: do not edit.

export interface Account {
  seat: number;
  result: number;
  start: Mean;
  luck: Mean;
  draws: Mean;
  decisions: Mean[];
  others: Mean;
}

export interface Advice {
  t: "hint";
  k: string;
  seat: number;
  v: number;
  m: number;
  why: Reason;
  best: Advised[];
  choices: ChoiceShown[];
}

export interface Advised {
  m: number;
  value: number;
  error: number;
  why: Reason;
}

export interface Away {
  t: "away";
  k: string;
  seat: number;
  level?: string;
}

export interface Back {
  t: "back";
  k: string;
  seat: number;
}

export interface Because {
  t: "why";
  k: string;
  rule: string;
}

export interface Branching {
  step: number;
  seat: number;
  table?: string;
  record?: unknown;
  cards?: "anew" | "true";
  level?: string;
  name?: string;
  move?: number | null;
}

export interface Challenge {
  t: "challenge";
  k: string;
  seat: number;
}

export interface ChallengeShown {
  id: string;
  game: string;
  levels: string[];
  options: Record<string, boolean | number | string>;
  by: string;
  played: number;
  until: number;
}

export interface Challenged {
  name: string;
  score: number;
  place: number;
  you: boolean;
  moves: ChoiceShown[];
}

export interface Chapter {
  title: string;
  text: string[];
  rules: Rule[];
}

export interface ChoiceShown {
  m: number;
  kind: string;
  args: Record<string, number | number[]>;
  text: string;
}

export interface ClockSetting {
  step: number;
  bank: number;
}

export interface ClockShown {
  step: number;
  bank: number;
  running: boolean;
}

export interface Compared {
  game: string;
  seats: number;
  seat: number;
  table: string;
  plays: Challenged[];
}

export interface Comparing {
  table: string;
  secret: string;
}

export interface Decision {
  number: number;
  seat: number;
  legal: number;
  made: Option;
  usual: number;
  favourite: number;
  best: Option[];
  effects: Mean[];
}

export interface Denied {
  reason: string;
  rule: string;
  sentence: string;
  text: string;
}

export interface Done {
  t: "done";
  k: string;
  v: number;
}

export interface End {
  t: "end";
  k: string;
}

export interface EventShown {
  key: string;
  args: Record<string, number | number[]>;
  seen: number[] | null;
}

export interface Exercise {
  view: View;
  choices: ChoiceShown[];
}

export interface Fill {
  t: "fill";
  k: string;
  seat: number;
  level: string;
}

export interface Free {
  t: "free";
  k: string;
  seat: number;
}

export interface GameShown {
  name: string;
  title: string;
  least: number;
  most: number;
  minutes: number;
  rules: number;
  designers: string;
  publisher: string;
  lesson: boolean;
  options: OptionShown[];
  trained: number[];
}

export interface Glance {
  id: string;
  game: string;
  status: string;
  seats: SeatShown[];
  v: number;
  view: View | null;
  last: LineShown[];
}

export interface Hello {
  t: "hello";
  secrets: string[];
}

export interface Hint {
  t: "hint";
  k: string;
  seat: number;
  v?: number | null;
}

export interface Joined {
  seat: number;
  secret: string;
}

export interface Joining {
  name: string;
  seat?: number | null;
  hash?: string | null;
}

export interface LessonShown {
  game: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  pieces: Record<string, string[]>;
  start: View;
  steps: LessonStep[];
}

export interface LessonStep {
  key: string;
  mark: string[];
  choice: ChoiceShown;
  sights: Sight[];
}

export interface LineShown {
  v: number;
  key: string;
  args: Record<string, number | number[]>;
}

export interface Lines {
  from: number;
  lines: LineShown[];
}

export interface Listed {
  id: string;
  game: string;
  status: string;
  seats: SeatListed[];
  options: Record<string, boolean | number | string>;
  clock: ClockSetting | null;
  opened: number;
}

export interface Look {
  t: "look";
  k: string;
  seat: number | null;
  v: number;
}

export interface Mean {
  value: number;
  error: number;
}

export interface MomentShown {
  mark: string;
  upto: number;
  view: View;
}

export interface Move {
  t: "move";
  k: string;
  seat: number;
  v: number;
  m: number;
}

export interface Moved {
  seat: number;
}

export interface Moving {
  secret: string;
  hash: string;
}

export interface Name {
  t: "name";
  k: string;
  seat: number;
  name: string;
}

export interface Opened {
  table: string;
  host: string;
  secrets: Record<string, string>;
}

export interface Opening {
  game: string;
  seats: SeatAsked[];
  options?: Record<string, boolean | number | string>;
  sheet?: string | null;
  private?: boolean;
  clock?: ClockSetting | null;
  patience?: number | null;
  stand_in?: string;
  hints?: boolean;
}

export interface Option {
  move: number;
  text: string;
  win: Mean;
  place: Mean;
  gain: Mean;
}

export interface OptionShown {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  seats: number[] | null;
  rule: string;
}

export interface Pace {
  t: "pace";
  pace: "brisk" | "calm" | "once" | "wait";
}

export interface Past {
  t: "past";
  k: string;
  seat: number | null;
  v: number;
  view: View;
  moments?: MomentShown[];
}

export interface Ping {
  t: "ping";
}

export interface Point {
  number: number;
  win: Mean[];
}

export interface Pong {
  t: "pong";
}

export interface Prompt {
  key: string;
  args: Record<string, number | number[]>;
}

export interface PuzzleMove {
  m: number;
  value: number;
  error: number;
  gap: number;
  gap_error: number;
}

export interface PuzzleShown {
  id: string;
  game: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  pieces: Record<string, string[]>;
  seats: number;
  seat: number;
  view: View;
  choices: ChoiceShown[];
  moves: PuzzleMove[];
  obvious: number;
  why: Reason | null;
  next: string;
}

export interface Reason {
  key: string;
  args: Record<string, number | number[]>;
}

export interface ReasonShown {
  number: number;
  move: number;
  why: Reason;
}

export interface Refusal {
  t: "refused";
  k: string;
  reason: string;
  rule: string;
}

export interface Rematch {
  t: "rematch";
  k: string;
}

export interface Replay {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, boolean | number | string>;
  pieces: Record<string, string[]>;
  scores: number[];
  ranking: number[];
  players: string[];
  start: StateShown;
  steps: StepShown[];
}

export interface Review {
  game: string;
  rules: number;
  seats: number;
  level: string;
  worlds: number;
  curve: Point[];
  decisions: Decision[];
  accounts: Account[];
}

export interface ReviewShown {
  id: string;
  level: string;
  done: number;
  total: number;
  review: Review | null;
  turning: number[];
  choices: ChoiceShown[];
  reasons: ReasonShown[];
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
  chapters: Chapter[];
}

export interface Said {
  t: "said";
  seat: number;
  phrase: string;
}

export interface Say {
  t: "say";
  k: string;
  seat: number;
  phrase: string;
}

export interface SeatAsked {
  kind: string;
  name?: string;
  level?: string;
}

export interface SeatListed {
  kind: string;
  name: string;
}

export interface SeatShown {
  kind: string;
  name: string;
  level: string;
  connected: boolean;
  absent: boolean;
  away: boolean;
  idle: boolean;
  warned: number | null;
}

export interface Share {
  t: "share";
  k: string;
  seat: number;
  share: string;
}

export interface Shelf {
  games: GameShown[];
  levels: string[];
  thinking: string;
  phrases: string[];
  languages: string[];
}

export interface Sight {
  mark: string;
  view: View;
  told: LineShown[];
}

export interface Spot {
  step: number;
  seat: number;
  table?: string;
  record?: unknown;
}

export interface Start {
  t: "start";
  k: string;
}

export interface StateShown {
  views: View[];
  position: Record<string, unknown>;
}

export interface StepMoment {
  mark: string;
  upto: number;
  views: View[];
}

export interface StepShown {
  views: View[];
  position: Record<string, unknown>;
  seat: number;
  choice: ChoiceShown;
  events: EventShown[];
  moments: StepMoment[];
}

export interface Swap {
  t: "swap";
  k: string;
  seat: number;
  other: number;
}

export interface TableList {
  tables: Listed[];
}

export interface TableShown {
  t: "table";
  id: string;
  game: string;
  rules: number;
  status: string;
  options: Record<string, boolean | number | string>;
  sheet: string;
  own_sheet: boolean;
  private: boolean;
  clock: ClockSetting | null;
  patience: number;
  stand_in: string;
  hints: boolean;
  seats: SeatShown[];
  yours: number[];
  host: boolean;
  commitment: string;
  branch: boolean;
  seed: string | null;
  share: string | null;
  shares: string[];
  next: string | null;
  challenge: string | null;
  v: number;
}

export interface Taking {
  name?: string;
}

export interface Undo {
  t: "undo";
  k: string;
  seat: number;
  v: number;
}

export interface Verdict {
  ok: boolean;
  committed: boolean | null;
  shared: boolean | null;
  verdict: string;
  sentence: string;
}

export interface View {
  seat: number | null;
  waiting: number[];
  over: boolean;
  scores: number[];
  ranking: number[];
  breakdown: Record<string, number>[];
  tie: string;
  prompt: Prompt;
}

export interface ViewShown {
  t: "view";
  v: number;
  seat: number | null;
  view: View;
  choices: ChoiceShown[];
  revising: boolean;
  undo: boolean;
  log: Lines;
  clocks: ClockShown[] | null;
  moments?: MomentShown[];
}

export interface Warn {
  t: "warn";
  k: string;
  seat: number;
}

export interface Why {
  t: "why";
  k: string;
  seat: number;
  m?: number | null;
  text?: string | null;
}

/** Anything the server sends. */
export type Outgoing =
  | TableShown
  | ViewShown
  | Done
  | Refusal
  | Because
  | Advice
  | Past
  | Said
  | Pong;

/** Anything the page may send. */
export type Incoming =
  | Hello
  | Ping
  | Pace
  | Move
  | Undo
  | Why
  | Hint
  | Look
  | Say
  | Name
  | Swap
  | Fill
  | Free
  | Share
  | Start
  | Warn
  | Away
  | Back
  | End
  | Rematch
  | Challenge;
