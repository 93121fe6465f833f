/** What your own move looks like before the server has answered. */
import type { View } from "../../lib/api.ts";
import { digits } from "./cards.ts";
import type { OdinView } from "./view.ts";

export function laid(shown: View, kind: string, codes: (argument: string) => string[]): View | null {
  const view = shown as OdinView;
  const { seat } = view;
  if (seat === null) return null;
  const hold = (hand: string[]) => ({ hand, players: view.players.map((player, i) => (i === seat ? { ...player, hand: hand.length } : player)) });
  if (kind === "play") {
    const cards = codes("cards");
    const left = view.hand.filter((code) => !cards.includes(code));
    // One card that is beaten is taken at once; of several, one is chosen.
    const alone = view.centre.length === 1 && left.length > 0;
    const beaten = alone || !left.length ? [] : view.centre;
    return { ...view, ...hold(alone ? [...left, ...view.centre] : left), centre: cards, number: digits(cards), leader: seat, beaten } as OdinView;
  }
  if (kind === "take") {
    const cards = codes("card");
    const others = view.beaten.filter((code) => !cards.includes(code));
    return { ...view, ...hold([...view.hand, ...cards]), beaten: [], discards: [...view.discards, ...others] } as OdinView;
  }
  return null;
}
