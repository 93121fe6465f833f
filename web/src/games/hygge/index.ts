import type { GameFront } from "../../lib/games.ts";
import { cards } from "./cards.svelte.ts";
import sprite from "./icons.json?sprite";
import Mini from "./Mini.svelte";
import motif from "./motif.svg?raw";
import Table from "./Table.svelte";

cards.load();

export default { Table, Mini, sprite, motif, headings: ["refill", "winter", "game"], mine: ".den" } satisfies GameFront;
