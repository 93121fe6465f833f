// Made by web/views.py from the game's view.py: do not edit.

export interface HyggePlayer {
  front: Stack[];
  minus: number;
  pile: number;
  stored: Stack[];
  flakes: number | null;
  chosen: boolean;
  discarded: string;
  points: number;
}

export interface HyggeView {
  seat: number | null;
  waiting: number[];
  over: boolean;
  scores: number[];
  ranking: number[];
  breakdown: (Record<string, number>)[];
  tie: string;
  prompt: Prompt;
  step: string;
  stock: string[];
  grid: number[][];
  deck: number;
  winter: number;
  unseen: Stack[];
  players: HyggePlayer[];
  just_stored: Stored | null;
  chosen: string;
  game: number;
  games: number;
  results: number[][];
}

export interface Prompt {
  key: string;
  args: Record<string, number | number[]>;
}

export interface Stack {
  card: string;
  count: number;
}

export interface Stored {
  seat: number;
  cards: Stack[];
}
