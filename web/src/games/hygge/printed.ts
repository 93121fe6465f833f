/** What is printed on a card, in words. */
import type { Scene } from "../../lib/scene.ts";
import { cards } from "./cards.svelte.ts";

export function printed(scene: Scene, code: string): string {
  const say = scene.speech.t;
  const { colours, paws, flakes } = cards.of(code);
  const what = paws ? say("ui-paws", { count: paws }) : say("ui-flakes", { count: flakes });
  return [scene.speech.piece("card", code), colours.map((colour) => say(`colour-${colour}`)).join(", "), what].join(" · ");
}
