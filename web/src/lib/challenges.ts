/** The challenges one has played or made, kept by the browser: at which table. */
import { keep, load } from "./prefs.svelte.ts";

const KEY = "ludotheque.challenges";
const MOST = 100;

export const challengeTable = (challenge: string): string => load<Record<string, string>>(KEY, {})[challenge] ?? "";

export function noteChallenge(challenge: string, table: string): void {
  const { [challenge]: _, ...others } = load<Record<string, string>>(KEY, {});
  keep(KEY, Object.fromEntries([...Object.entries(others).slice(1 - MOST), [challenge, table]]));
}
