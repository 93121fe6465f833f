import type { GameFront } from "../../lib/games.ts";
import { cards } from "./cards.svelte.ts";
import sprite from "./icons.json?sprite";
import { laid, whither } from "./laid.ts";
import Mini from "./Mini.svelte";
import motif from "./motif.svg?raw";
import { TAP } from "../../lib/pace.ts";
import Table from "./Table.svelte";

cards.load();

const moments = { refill: 1800, last: TAP, game: TAP };

export default { Table, Mini, sprite, motif, headings: ["refill", "winter", "game"], mine: ".den", moments, laid, whither } satisfies GameFront;
