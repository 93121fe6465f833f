import type { GameFront } from "../../lib/games.ts";
import sprite from "./icons.json?sprite";
import Mini from "./Mini.svelte";
import motif from "./motif.svg?raw";
import Table from "./Table.svelte";
import { trampling } from "./trampling.svelte.ts";

trampling.load();

export default { Table, Mini, sprite, motif, headings: ["round", "prize"] } satisfies GameFront;
