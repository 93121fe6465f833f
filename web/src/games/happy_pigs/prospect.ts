/**
 * My share of a limit if so many choose the action, given how many of the players are before me in this round: it is
 * dealt out one by one from the first player on, so that it may depend on who the others are.
 */
export function share(limit: number, takers: number, seats: number, before: number): string {
  const [each, rest] = [Math.floor(limit / takers), limit % takers];
  const least = Math.max(0, takers - (seats - before)); // how many of the takers are before me at least, and at most
  const most = Math.min(takers - 1, before);
  const [high, low] = [each + (least < rest ? 1 : 0), each + (most < rest ? 1 : 0)];
  return high === low ? String(low) : `${low}–${high}`;
}
