import type { GameFront } from "../../lib/games.ts";
import { TAP } from "../../lib/pace.ts";
import type { Scene } from "../../lib/scene.ts";
import { asTold, lately, type Told } from "../../lib/told.ts";
import { whither } from "./goes.ts";
import sprite from "./icons.json?sprite";
import { laid } from "./laid.ts";
import Mini from "./Mini.svelte";
import motif from "./motif.svg?raw";
import Table from "./Table.svelte";
import { trampling } from "./trampling.svelte.ts";
import type { BadgerView } from "./view.ts";

trampling.load();

const moments = { trick: 2800, loss: 2600, prize: 1600, round: TAP };
const EFFECTS = ["useless", "associate", "eat", "pecked", "keep", "discard", "rob", "protect", "eaten", "quarrel", "nibbled"];
const WHY: Record<string, string[]> = { trick: ["trample"], loss: ["eaten", "quarrel", "nibbled"], prize: EFFECTS };

/** What the arrow says, and what the log has told of this trick. */
function because(scene: Scene): Told[] {
  const { mark } = scene.moment!;
  const { prize } = scene.view as BadgerView;
  const arrow = mark === "trick" && prize ? [{ key: prize.up ? "ui-arrow-up" : "ui-arrow-down", args: {} }] : [];
  return [...arrow, ...asTold(lately(scene, WHY[mark] ?? [], "prize"))];
}

export default { Table, Mini, sprite, motif, headings: ["round", "prize"], moments, because, laid, whither } satisfies GameFront;
