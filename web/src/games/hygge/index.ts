import type { GameFront } from "../../lib/games.ts";
import { cards } from "./cards.svelte.ts";
import sprite from "./icons.json?sprite";
import { laid, whither } from "./laid.ts";
import Mini from "./Mini.svelte";
import motif from "./motif.svg?raw";
import { TAP } from "../../lib/pace.ts";
import type { Scene } from "../../lib/scene.ts";
import Table from "./Table.svelte";
import type { HyggeView } from "./view.ts";

cards.load();

const moments = { refill: 1800, last: TAP, game: TAP };

const STEPS = ["take", "store"];
function steps({ view }: Scene) {
  const at = STEPS.indexOf((view as HyggeView).step);
  return at < 0 ? null : { steps: STEPS.map((one) => `ui-mark-${one}`), at };
}

export default { Table, Mini, sprite, motif, steps, headings: ["refill", "winter", "game"], mine: ".den", moments, laid, whither } satisfies GameFront;
