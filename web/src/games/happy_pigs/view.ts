// Made by web/wire.py from the game's view.py: do not edit.

import type { View } from "../../lib/wire.ts";

export interface Pig {
  size: string;
  vaccinated: boolean;
  fed: boolean;
  field: number;
  x: number;
  y: number;
  rotated: boolean;
}

export interface PigsPlayer {
  money: number;
  fields: number;
  pigs: Pig[];
  items: Record<string, number>;
  chosen: boolean;
  action: string;
  share: number;
  first: boolean;
  neutral: boolean;
}

export interface PigsView extends View {
  players: PigsPlayer[];
  phase: string;
  round: number;
  rounds: number;
  season: string;
  card: SeasonCard | null;
  forecast: SeasonCard | null;
  past: string[];
  removed: string[];
  cards: SeasonCard[];
  market: Stall[];
  width: number;
  height: number;
  footprints: Record<string, number[]>;
  mine: string;
  mine_neutral: string;
  picks: Record<string, number>;
  neutral: string;
  hinders: boolean;
  used: number;
  left: number;
}

export interface SeasonCard {
  code: string;
  season: string;
  limits: Record<string, number>;
  effect: string;
  args: Record<string, number | number[]>;
}

export interface Stall {
  code: string;
  left: number;
  price: number;
  sale: number;
}
