/** What a season card or a change of season did to each player, as the log tells it. */
import type { Scene } from "../../lib/scene.ts";
import { asTold, lately, type Told } from "../../lib/told.ts";

export interface Change {
  dollars: number;
  /** How many were lost. */
  pigs: number;
}

export function changes(scene: Scene): Change[] {
  const found: Change[] = scene.seats.map(() => ({ dollars: 0, pigs: 0 }));
  const mark = scene.moment?.mark;
  const kinds = mark === "effect" ? ["income", "tax", "prize"] : mark === "lost" ? ["lose"] : [];
  if (!kinds.length) return found;
  for (const { key, args } of lately(scene, kinds, "round")) {
    const one = found[Number(args.seat)]!;
    if (key === "lose") one.pigs += Number(args.count);
    else one.dollars += key === "tax" ? -Number(args.dollars) : Number(args.dollars);
  }
  return found;
}

/** My own part of it; where I have none, that of others. */
export function because(scene: Scene): Told[] {
  const kinds = { reveal: ["share", "hinder"], effect: ["grow", "gift", "love", "income", "tax", "prize"], season: ["save"], lost: ["lose"] }[scene.moment!.mark] ?? [];
  const told = lately(scene, kinds, "round");
  const mine = told.filter(({ args }) => args.seat === scene.view.seat);
  if (!told.length && scene.moment!.mark === "effect") return [{ key: "ui-effect-none", args: {} }];
  return asTold(mine.length || scene.moment!.mark === "reveal" ? mine : told).slice(0, 3);
}
