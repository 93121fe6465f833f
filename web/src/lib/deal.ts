/**
 * The deal, checked by the page itself: it keeps the seal it was shown before the game and the shares it gave, and
 * compares them at the end with what the server then shows. docs/fair.md says what that proves.
 */
import { sha256 } from "./sha256.ts";

/** What is known of a deal once it is over, from the table or from its record. */
export interface Deal {
  id: string;
  game: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  sheet: string;
  share: string;
  shares: string[];
  seed: string;
}
/** What this browser kept of a table from before its start. */
export interface Kept {
  seal: string;
  /** Given by its own seats, wherever those sat then. */
  shares: string[];
  at: number;
}
/** What was found about one part of a deal: a text `deal-…`, and whether it is as it should be (null: cannot tell). */
export interface Finding {
  key: string;
  good: boolean | null;
}

/** Work the seed out from everything it follows from. */
export function seedOf(deal: Deal): string {
  const options = Object.keys(deal.options).sort().map((name) => `${name}=${JSON.stringify(deal.options[name])}`);
  const parts = ["ludotheque", deal.id, deal.game, String(deal.rules), options.join(","), deal.sheet, deal.share, ...deal.shares];
  return BigInt(`0x${sha256(parts.join("\n")).slice(0, 24)}`).toString();
}

/** Compare a deal with what this browser kept of it. */
export function findings(deal: Deal, known: Kept | undefined): Finding[] {
  const seal: Finding = !known
    ? { key: "seal-unknown", good: null }
    : sha256(`${deal.id}:${deal.share}`) === known.seal
      ? { key: "seal-fits", good: true }
      : { key: "seal-other", good: false };
  const mine = known?.shares ?? [];
  const share: Finding = !mine.length
    ? { key: "share-none", good: null }
    : mine.every((one) => deal.shares.includes(one))
      ? { key: "share-in", good: true }
      : { key: "share-missing", good: false };
  const follows = seedOf(deal) === deal.seed;
  return [seal, share, { key: follows ? "seed-follows" : "seed-other", good: follows }];
}

/** Read a deal out of a record; nothing if that has none that can be checked. */
export function dealOf(record: unknown): Deal | null {
  const { table, game, rules, options, sheet, share, shares, seed } = record as Partial<Deal> & { table?: string };
  if (!table || !share || !Array.isArray(shares)) return null;
  return { id: table, game, rules, options, sheet, share, shares, seed } as Deal;
}
