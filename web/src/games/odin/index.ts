import type { GameFront } from "../../lib/games.ts";
import End from "./End.svelte";
import sprite from "./icons.json?sprite";
import { laid } from "./laid.ts";
import Mini from "./Mini.svelte";
import motif from "./motif.svg?raw";
import { TAP } from "../../lib/pace.ts";
import { decided } from "./rounds.ts";
import Table from "./Table.svelte";

const moments = { trick: 2200, out: 2200, round: TAP };

export default { Table, Mini, End, sprite, motif, headings: ["round", "trick"], forced: ["pass"], moments, laid, decided } satisfies GameFront;
