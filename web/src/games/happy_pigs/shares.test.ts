import { expect, test } from "vitest";
import { lanes, NEUTRAL } from "./shares.ts";
import type { PigsView } from "./view.ts";

const view = (over: object, ...actions: string[]) =>
  ({ players: actions.map((action, seat) => ({ action, first: seat === 1 })), card: { limits: { mate: 8, feed: 7 } }, neutral: "", hinders: false, ...over }) as unknown as PigsView;

test("a limit is dealt out one by one from the first player", () => {
  const [mate, feed] = lanes(view({}, "mate", "mate", "mate", "feed"), ["mate", "feed"]);
  expect(mate!.takers).toEqual([
    { seat: 1, dealt: [1, 4, 7] },
    { seat: 2, dealt: [2, 5, 8] },
    { seat: 0, dealt: [3, 6] },
  ]);
  expect(feed!.takers).toEqual([{ seat: 3, dealt: [1, 2, 3, 4, 5, 6, 7] }]);
});

test("a neutral tile in the way takes its share last", () => {
  const [mate] = lanes(view({ neutral: "mate", hinders: true }, "mate", "feed"), ["mate"]);
  expect(mate!.takers.map(({ seat }) => seat)).toEqual([0, NEUTRAL]);
});
