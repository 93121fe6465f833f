/** The value of a game's option in plain words. */
import { t, words } from "./text.svelte.ts";

export type Value = string | number | boolean;

export function told(game: string, name: string, value: Value, names: string[] = []): string {
  if (typeof value === "boolean") return value ? t("ui-yes") : t("ui-no");
  if (value === "random") return t("ui-random");
  if (name === "first") return names[Number(value)] || t("player", { number: Number(value) + 1 });
  if (typeof value === "number") return String(value);
  const parts = value.split("+");
  return parts.map((part) => (words.has(`place-${part}`, game) ? words.say(`place-${part}`, {}, game) : part)).join(", ");
}
