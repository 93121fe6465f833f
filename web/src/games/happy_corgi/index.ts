import type { GameFront } from "../../lib/games.ts";
import type { Scene } from "../../lib/scene.ts";
import { asTold, since } from "../../lib/told.ts";
import sprite from "./icons.json?sprite";
import { laid, whither } from "./laid.ts";
import Mini from "./Mini.svelte";
import motif from "./motif.svg?raw";
import Table from "./Table.svelte";
import type { CorgiView } from "./view.ts";

const moments = { meeting: 2400, place: 1600 };

/** What came of a visit since the corgi got there: of what one draws oneself, the cards say it all. */
function because(scene: Scene) {
  if (scene.moment!.mark !== "place") return [];
  const told = since(scene.told, "walk", "go", "go-old").slice(1);
  return asTold(told.filter(({ key, args }, i) => !(key === "draw" && args.seat === scene.view.seat && told[i + 1]?.key === "drawn"))).slice(-3);
}

const STEPS = ["draw", "walk", "place", "solve"];
const PART: Record<string, string> = { meet: "walk", effect: "place", discard: "place", give: "place", river: "place" };
/** How far your own turn has come; what you do in another's is not part of it. */
function steps({ view }: Scene) {
  const { step, player, seat } = view as CorgiView;
  const at = STEPS.indexOf(PART[step] ?? step);
  return player === seat && at >= 0 ? { steps: STEPS.map((one) => `ui-mark-${one}`), at } : null;
}

export default { Table, Mini, sprite, motif, headings: ["round"], moments, because, steps, laid, whither } satisfies GameFront;
