import type { GameFront } from "../../lib/games.ts";
import sprite from "./icons.json?sprite";
import Mini from "./Mini.svelte";
import motif from "./motif.svg?raw";
import Table from "./Table.svelte";

export default { Table, Mini, sprite, motif, headings: ["round", "trick"], forced: ["pass"] } satisfies GameFront;
