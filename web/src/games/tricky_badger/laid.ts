/** What your own move looks like before the server has answered. */
import type { View } from "../../lib/api.ts";
import type { BadgerView } from "./view.ts";

export function laid(shown: View, kind: string, codes: (argument: string) => string[]): View | null {
  const view = shown as BadgerView;
  if (view.seat === null) return null;
  if (kind === "play") {
    const leaf = codes("leaf")[0]!;
    const players = view.players.map((player, i) => (i === view.seat ? { ...player, leaf, hand: player.hand - 1 } : player));
    return { ...view, hand: view.hand.filter((code) => code !== leaf), players } as BadgerView;
  }
  if (kind === "prize") {
    const at = view.prizes.findIndex(({ code }) => code === codes("prize")[0]);
    return at < 0 ? null : ({ ...view, prize: view.prizes[at]!, prizes: view.prizes.toSpliced(at, 1) } as BadgerView);
  }
  return null;
}
