/** Why a card of a complete trick wins, or does not. */
import type { LogLine } from "../../lib/api.ts";
import { since } from "../../lib/told.ts";
import type { BadgerView } from "./view.ts";

const TRUMP = "p";

/** What was trampled in the trick that is shown, each with what trampled it, as codes of leaves. */
export function trampled(told: LogLine[], leaves: string[]): { out: string; by: string }[] {
  return since(told, "prize")
    .filter(({ key }) => key === "trample")
    .map(({ args }) => ({ out: leaves[Number(args.leaf)]!, by: leaves[Number(args.leaf_by)]! }));
}

/** The text that says why a player's card wins or not: a key, and the card that stands in the way. */
export function reason(view: BadgerView, seat: number, tramples: { out: string; by: string }[]): { key: string; by: string } {
  const leaf = view.players[seat]!.leaf;
  const by = tramples.find(({ out }) => out === leaf)?.by;
  if (by) return { key: "ui-reason-trampled", by: by.slice(1) };
  const up = view.prize?.up ?? true;
  const key = (word: string) => ({ key: `ui-reason-${word}`, by: "" });
  if (seat === view.winner) return key(up ? "highest" : "lowest");
  const trumped = view.players.some((player) => player.leaf.startsWith(TRUMP));
  const led = view.players[view.first]!.leaf[0];
  if (leaf[0] !== (trumped ? TRUMP : led)) return key(trumped ? "trumped" : "colour");
  return key(up ? "lower" : "higher");
}
