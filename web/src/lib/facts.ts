/** What a view of any game holds, put into words as far as its texts go. */
import { minus } from "./points.ts";
import type { Scene } from "./scene.ts";
import { t } from "./text.svelte.ts";

/** Numbers under these names are players: the words that games have for one of them. */
const SEATS = ["seat", "other", "player", "partner", "first", "leader", "opener", "winner"];

export type Scalar = string | number | boolean | null;
export const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== "object";

/** The name of a field: the game's own word for it in the terminal, or else its name in the code. */
export function label(scene: Scene, name: string, theirs = false): string {
  if (theirs && name === "hand") return t("ui-hand"); // the game's word says “your hand”
  const word = scene.speech.plain(`show-${name}`) || name.replaceAll("_", " ");
  return word[0]!.toLocaleUpperCase() + word.slice(1);
}

/** Is it for players at all? A game says no to a field by an empty word for it: `show-passes = { "" }`. */
export const isShown = (scene: Scene, name: string): boolean => scene.speech.plain(`show-${name}`) !== "";

export function told(scene: Scene, name: string, value: Scalar): string {
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "ui-yes" : "ui-no");
  if (typeof value === "number") {
    const seated = SEATS.includes(name.split("_").at(-1)!) && value < scene.seats.length;
    return seated ? (value < 0 ? "–" : scene.name(value)) : minus(value);
  }
  const own = [name, name.replace(/s$/, "")];
  const kinds = [...own.filter((kind) => kind in scene.pieces), ...Object.keys(scene.pieces)];
  const kind = kinds.find((one) => scene.pieces[one]!.includes(value));
  if (kind) return scene.speech.piece(kind, value);
  const key = own.map((one) => `${one}-${value}`).find((one) => scene.speech.plain(one) !== null);
  return key ? scene.speech.t(key) : value.replaceAll("_", " ");
}

/** Equal things that lie side by side once, with how many there are. */
export function counted(items: string[]): { text: string; count: number }[] {
  const found: { text: string; count: number }[] = [];
  for (const text of items) {
    const last = found.at(-1);
    if (last?.text === text) last.count += 1;
    else found.push({ text, count: 1 });
  }
  return found;
}

/** Something and how many there are of it, and nothing else: `{ card, count }`. */
export function isStack(value: unknown): value is Record<string, Scalar> & { count: number } {
  if (isScalar(value) || Array.isArray(value)) return false;
  const parts = Object.entries(value as object);
  return parts.length === 2 && parts.every(([name, part]) => typeof part === (name === "count" ? "number" : "string"));
}
