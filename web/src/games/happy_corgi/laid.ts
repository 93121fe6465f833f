/** What your own move looks like before the server has answered, and where cards go. */
import type { LogLine, View } from "../../lib/api.ts";
import type { Scene } from "../../lib/scene.ts";
import type { CorgiView } from "./view.ts";

export function laid(shown: View, kind: string, codes: (argument: string) => string[]): View | null {
  const view = shown as CorgiView;
  const { seat } = view;
  if (seat === null) return null;
  if (kind === "take") {
    const card = codes("card")[0]!;
    const at = view.river.indexOf(card);
    if (at < 0) return null;
    const players = view.players.map((player, i) => (i === seat ? { ...player, hand: player.hand + 1 } : player));
    return { ...view, river: view.river.with(at, ""), hand: [...view.hand, card], players } as CorgiView;
  }
  if (kind === "walk") {
    const to = codes("place")[0]!;
    const places = view.places.map((place) => {
      const others = place.corgis.filter((one) => one !== seat);
      return { ...place, corgis: place.place === to ? [...others, seat] : others };
    });
    return { ...view, places } as CorgiView;
  }
  return null;
}

/** By which a card of mine goes to somebody else: to whoever did it or, what I did, to the one it was done to. */
const HANDED = ["look", "swapped", "stolen", "passed"];

/** A card of the river goes to whoever takes it, one of the hand to somebody else or to the discards, an activity to whoever completes it. */
export function whither(scene: Scene, id: string): string | undefined {
  const view = scene.view as CorgiView;
  const [, from, code] = /^(river|hand|activity)-(?:\d+-)?(.+)$/.exec(id) ?? [];
  if (from === "activity") {
    const solved = scene.told.findLast(({ key, args }) => key.startsWith("solve") && scene.pieces.activity?.[Number(args.activity)] === code);
    return solved && String(solved.args.seat);
  }
  if (from === "hand") {
    const gone = ({ key, args }: LogLine) => HANDED.includes(key) && [args.card, args.card_given, args.card_taken].some((card) => scene.pieces.card?.[Number(card)] === code);
    const now = scene.told.at(-1)?.v;
    const { args } = scene.told.findLast((line) => line.v === now && gone(line)) ?? {};
    if (args && (args.seat === view.seat || args.other === view.seat)) return String(args.seat === view.seat ? args.other : args.seat);
    return `shown-${view.discards}`;
  }
  if (from !== "river") return undefined;
  const mine = !view.waiting.length && !scene.moment && !view.over; // shown before it is told
  const last = scene.told.findLast(({ key }) => key === "take" || key === "renew");
  if (!mine && last?.key !== "take") return undefined;
  const seat = mine ? view.seat : Number(last?.args.seat);
  return seat === view.seat ? `hand-${code}` : String(seat);
}
