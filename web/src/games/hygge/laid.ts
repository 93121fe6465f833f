/** What your own move looks like before the server has answered, and where cards go. */
import type { View } from "../../lib/api.ts";
import type { Scene } from "../../lib/scene.ts";
import { linesOf } from "./lines.ts";
import type { HyggeView, Stack } from "./view.ts";

/** Change how many of a card there are; those that are new come last. */
function with_(stacks: Stack[], card: string, by: number): Stack[] {
  const at = stacks.findIndex((stack) => stack.card === card);
  if (at < 0) return [...stacks, { card, count: by }];
  const count = stacks[at]!.count + by;
  return count > 0 ? stacks.with(at, { card, count }) : stacks.toSpliced(at, 1);
}

export function laid(shown: View, kind: string, codes: (argument: string) => string[]): View | null {
  const view = shown as HyggeView;
  const { seat } = view;
  if (seat === null || view.step === "last") return null;
  const own = (front: Stack[]) => view.players.map((player, i) => (i === seat ? { ...player, front } : player));
  const front = view.players[seat]!.front;
  if (kind === "take") {
    const places = linesOf(view)[`line ${codes("line")[0]}`] ?? [];
    const stock = view.stock.map((code, place) => (places.includes(place) ? "" : code));
    return { ...view, stock, players: own(places.reduce((all, place) => with_(all, view.stock[place]!, 1), front)) } as HyggeView;
  }
  if (kind === "store") {
    const stored = codes("cards");
    return { ...view, players: own(with_(front, codes("animal")[0]!, -1).filter(({ card }) => !stored.includes(card))) } as HyggeView;
  }
  return null;
}

/** Cards of the stock go to the player who takes them, your own to the stores. */
export function whither(scene: Scene, id: string): string | undefined {
  const { view, told } = scene;
  const [, from, code] = /^(stock|front)-(?:\d+-)?(.+)$/.exec(id) ?? [];
  if (from === "front") return "stores";
  if (from !== "stock") return undefined;
  const mine = !view.waiting.length && !scene.moment && !view.over; // shown before it is told
  const seat = mine ? view.seat : Number(told.findLast(({ key }) => key.startsWith("take"))?.args.seat);
  return seat === view.seat ? `front-${code}` : String(seat);
}
