/** Where finds come from and go: each copy of one lies in its collection under an identity of its own. */
import type { Scene } from "../../lib/scene.ts";
import { lately } from "../../lib/told.ts";
import type { BadgerView } from "./view.ts";

/** A copy of a find in a player's collection, by its place among alike ones. */
export const copy = (seat: number, code: string, at: number): string => `find-${seat}-${code}-${at}`;

/** What was last taken out of somebody's collection by what this trick won. */
function taken(scene: Scene, ...kinds: string[]): string | undefined {
  const line = lately(scene, kinds, "prize").at(-1);
  if (!line) return undefined;
  const other = Number(line.args.other);
  const code = scene.pieces.find?.[Number(line.args.find)] ?? "";
  const left = (scene.view as BadgerView).players[other]?.finds.filter((find) => find.code === code).length ?? 0;
  return copy(other, code, left);
}

/** Where a find of the winner's came from: another's collection, or the prize. */
export const whence = (scene: Scene): string => taken(scene, "rob") ?? "prize";

/** The magpie eats or takes a find: it goes to where the magpie lies. */
export const whither = (scene: Scene, id: string): string | undefined => (id === taken(scene, "eat", "pecked") ? "prize" : undefined);
