import type { GameBook } from "../../lib/games.ts";
import pieces from "./book.json";
import Picture from "./Picture.svelte";

export default { Picture, pieces, captions: ["prize"] } satisfies GameBook;
