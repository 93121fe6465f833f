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
  const key = (word: string) => ({ key: `ui-reason-${word}`, by: "" });
  const best = view.players[view.winner]!.leaf;
  if (leaf[0] !== best[0]) return key(best.startsWith(TRUMP) ? "trumped" : "colour");
  const value = (code: string) => Number(code.slice(1));
  // The prize with its arrow may have gone to the winner already: the cards say which way it pointed.
  if (leaf !== best) return key(value(leaf) < value(best) ? "lower" : "higher");
  const rival = view.players.find((player) => player.leaf[0] === best[0] && player.leaf !== best && !tramples.some(({ out }) => out === player.leaf));
  return key(!rival ? "alone" : value(rival.leaf) < value(best) ? "highest" : "lowest");
}
