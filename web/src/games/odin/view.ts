// Made by web/wire.py from the game's view.py: do not edit.

import type { View } from "../../lib/wire.ts";

export interface OdinPlayer {
  hand: number;
  seen: string[];
  shown: string[];
  points: number;
}

export interface OdinView extends View {
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
