// Made by web/wire.py from the game's view.py: do not edit.

import type { View } from "../../lib/wire.ts";

export interface BadgerFind {
  code: string;
  types: string[];
  points: number;
}

export interface BadgerPlayer {
  hand: number;
  leaf: string;
  voids: string[];
  finds: BadgerFind[];
  points: number;
  sources: Record<string, number>;
}

export interface BadgerPrize {
  code: string;
  type: string;
  points: number;
  up: boolean;
}

export interface BadgerView extends View {
  hand: string[];
  players: BadgerPlayer[];
  prizes: BadgerPrize[];
  prize: BadgerPrize | null;
  arriving: BadgerFind | null;
  ahead: number;
  trampled: string[];
  first: number;
  winner: number;
  played: string[];
  undealt: number;
  discards: BadgerFind[];
  deck: number;
  round: number;
  rounds: number;
  trick: number;
  tricks: number;
}
