import type { GameFront } from "../../lib/games.ts";
import sprite from "./icons.json?sprite";
import motif from "./motif.svg?raw";
import Table from "./Table.svelte";

export default { Table, sprite, motif, headings: ["season", "round"], mine: ".farm" } satisfies GameFront;
