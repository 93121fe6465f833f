/** What is told: a text of the game and what it is about. */
import type { Args, LogLine, View } from "./api.ts";
import type { Scene } from "./scene.ts";
import type { Speech } from "./text.svelte.ts";

export interface Told {
  key: string;
  args: Args;
}

/** The lines after the last of these kinds, that one included. */
export function since(lines: LogLine[], ...kinds: string[]): LogLine[] {
  return lines.slice(Math.max(0, lines.findLastIndex(({ key }) => kinds.includes(key))));
}

/** What the log told last of these kinds, since the last of others. */
export function lately(scene: Scene, kinds: string[], ...after: string[]): LogLine[] {
  return since(scene.told, ...after).filter(({ key }) => kinds.includes(key));
}

/** The text that tells the one who looks of what they did, or of what was done to them, where the game has one: “You win”. */
export function own(scene: { view: Pick<View, "seat">; speech: Pick<Speech, "has"> }, key: string, args: Args): string {
  const { seat } = scene.view;
  const mine = seat === null ? "" : args.seat === seat ? `${key}-you` : args.other === seat ? `${key}-me` : "";
  return mine && scene.speech.has(mine) ? mine : key;
}

export const asTold = (lines: LogLine[]): Told[] => lines.map(({ key, args }) => ({ key: `log-${key}`, args }));
