// Made by web/views.py from the game's view.py: do not edit.

export interface OdinPlayer {
  hand: number;
  seen: string[];
  shown: string[];
  points: number;
}

export interface OdinView {
  seat: number | null;
  waiting: number[];
  over: boolean;
  scores: number[];
  ranking: number[];
  breakdown: (Record<string, number>)[];
  tie: string;
  prompt: Prompt;
  hand: string[];
  players: OdinPlayer[];
  centre: string[];
  number: number;
  leader: number;
  beaten: string[];
  passes: number;
  discards: string[];
  box: string[];
  aside: number;
  round: number;
  opener: number;
  target: number;
}

export interface Prompt {
  key: string;
  args: Record<string, number | number[]>;
}
