// Made by web/wire.py from the game's view.py: do not edit.

import type { View } from "../../lib/wire.ts";

export interface ActivityCard {
  activity: string;
  cards: string[];
  hugs: number;
  poops: number[];
}

export interface CorgiPlayer {
  hand: number;
  known: string[];
  hugs: number;
  reserve: number;
  solved: string[];
  dogs: number;
}

export interface CorgiView extends View {
  hand: string[];
  players: CorgiPlayer[];
  places: PlaceCard[];
  cells: (ActivityCard | null)[];
  reach: string[];
  river: string[];
  deck: number;
  discards: number;
  top: string;
  round: number;
  first: number;
  player: number;
  step: string;
  partner: number | null;
  taken: string;
  laid: string;
  chosen: string;
  ready: number[];
  cats: number;
  dogs: number;
  target: number;
  expert: boolean;
  combos: boolean;
}

export interface PlaceCard {
  place: string;
  flipped: boolean;
  effect: string;
  other_effect: string;
  animal: string;
  corgis: number[];
}
