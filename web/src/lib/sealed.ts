/** What this browser keeps of deals: the seal it was shown before a game, and the shares it gave. */
import type { Kept } from "./deal.ts";
import { keep, load } from "./prefs.svelte.ts";
import { random } from "./random.ts";

const KEY = "ludotheque.deals";
const MOST = 100;

export function kept(table: string): Kept | undefined {
  return load<Record<string, Kept>>(KEY, {})[table];
}
function change(table: string, seal: string, shares: string[]): void {
  const all = load<Record<string, Kept>>(KEY, {});
  all[table] = { seal, shares, at: Date.now() };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
  keep(KEY, Object.fromEntries(newest.slice(0, MOST)));
}

/** Keep the seal that a table shows before its start; what was kept first stays. */
export function keepSeal(table: string, seal: string): void {
  if (!kept(table)) change(table, seal, []);
}
/** Draw a share for one's seat, and keep it; or take one that was drawn before a reload, or by another tab, and is not used. */
export function newShare(table: string, used: string[]): string {
  const before = kept(table);
  const spare = before?.shares.find((one) => !used.includes(one));
  if (spare) return spare;
  const share = random();
  if (before) change(table, before.seal, [...before.shares, share]);
  return share;
}
/** Forget the shares that are no longer those of one's seats: one stood up, or the table took none. */
export function keepShares(table: string, mine: string[]): void {
  const before = kept(table);
  if (before?.shares.some((one) => !mine.includes(one))) change(table, before.seal, before.shares.filter((one) => mine.includes(one)));
}
