import type { GameFront } from "../../lib/games.ts";
import sprite from "./icons.json?sprite";
import { because } from "./moments.ts";
import motif from "./motif.svg?raw";
import Table from "./Table.svelte";

const moments = { reveal: 4200, effect: 3000, season: 3000, lost: 2600 };

export default { Table, sprite, motif, headings: ["season", "round"], mine: ".farm", moments, because } satisfies GameFront;
