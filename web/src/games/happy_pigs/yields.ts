/** What a season card would bring a player at its end, as things stand: dollars and babies; null: that is up to them, or nothing of the kind. */
import type { PigsView, SeasonCard } from "./view.ts";

export interface Yield {
  dollars: number;
  babies: number;
}

const SIZES = ["baby", "small", "medium", "big"];

export function yields(view: PigsView, seat: number, card: SeasonCard): Yield | null {
  const player = view.players[seat]!;
  const { dollars = 0, size = 0, least = 0 } = card.args as Record<string, number>;
  const owns = (at: number, ...sizes: string[]) => view.players[at]!.pigs.filter((pig) => sizes.includes(pig.size)).length;
  const most = (...sizes: string[]) => owns(seat, ...sizes) > 0 && view.players.every((_, other) => owns(other, ...sizes) <= owns(seat, ...sizes));
  const paid = (sum: number) => ({ dollars: sum, babies: 0 });
  switch (card.effect) {
    case "love":
      return { dollars: 0, babies: Math.floor(owns(seat, "medium", "big") / 2) };
    case "income":
      return paid(dollars * owns(seat, SIZES[size]!));
    case "tax":
      return paid(-Math.min(player.money, dollars * player.fields));
    case "herd":
      return paid(player.pigs.length >= least ? dollars : 0);
    case "show":
      return paid(most(SIZES[size]!) ? dollars : 0);
    case "show-all":
      return paid(most(...SIZES) ? dollars : 0);
    default:
      return null;
  }
}

/** How many pigs of a player no vaccine of theirs can save. */
export function unsafe(view: PigsView, seat: number): number {
  const { pigs, items } = view.players[seat]!;
  return Math.max(0, pigs.filter((pig) => !pig.vaccinated).length - (items.vaccine ?? 0));
}
