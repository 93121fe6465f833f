import type { GameFront } from "../../lib/games.ts";
import type { Scene } from "../../lib/scene.ts";
import { asTold, since } from "../../lib/told.ts";
import sprite from "./icons.json?sprite";
import { laid, whither } from "./laid.ts";
import Mini from "./Mini.svelte";
import motif from "./motif.svg?raw";
import Table from "./Table.svelte";

const moments = { meeting: 2400, place: 1600 };

/** What came of a visit since the corgi got there. */
const because = (scene: Scene) => (scene.moment!.mark === "place" ? asTold(since(scene.told, "walk", "go", "go-old").slice(1)).slice(-3) : []);

export default { Table, Mini, sprite, motif, headings: ["round"], moments, because, laid, whither } satisfies GameFront;
