/** How the limit of an action is dealt out: one by one, clockwise from the first player. */
import type { PigsView } from "./view.ts";

/** -1: the neutral tile, which comes last. */
export const NEUTRAL = -1;

export interface Taker {
  seat: number;
  /** The numbers of what they were dealt: 1 for what was dealt out first. */
  dealt: number[];
}
export interface Lane {
  action: string;
  limit: number;
  takers: Taker[];
}

export function lanes(view: PigsView, actions: string[]): Lane[] {
  const first = Math.max(0, view.players.findIndex((player) => player.first));
  const order = view.players.map((_, i) => (first + i) % view.players.length);
  return actions.map((action) => {
    const seats = order.filter((seat) => view.players[seat]!.action === action);
    if (view.hinders && view.neutral === action) seats.push(NEUTRAL);
    const limit = view.card?.limits[action] ?? 0;
    const dealt = (at: number) => Array.from({ length: limit }, (_, i) => i + 1).filter((i) => (i - 1) % seats.length === at);
    return { action, limit, takers: seats.map((seat, at) => ({ seat, dealt: dealt(at) })) };
  });
}
