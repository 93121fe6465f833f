// Made by web/wire.py from the game's view.py: do not edit.

import type { View } from "../../lib/wire.ts";

export interface HyggePlayer {
  front: Stack[];
  minus: number;
  pile: number;
  stored: Stack[];
  flakes: number | null;
  chosen: boolean;
  last: string;
  discarded: string;
  points: number;
}

export interface HyggeView extends View {
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

export interface Stack {
  card: string;
  count: number;
}

export interface Stored {
  seat: number;
  cards: Stack[];
}
