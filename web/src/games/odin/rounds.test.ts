import { expect, test } from "vitest";
import { decisive, rounds, sums } from "./rounds.ts";

const line = (key: string, args: Record<string, number | number[]>) => ({ v: 1, key, args });
const TOLD = [
  line("open", { seat: 0, cards: [3] }),
  line("out", { seat: 1 }),
  line("show", { seat: 0, cards: [1, 2], points: 2 }),
  line("show", { seat: 2, cards: [5], points: 1 }),
  line("round", { round: 2, seat: 1 }),
  line("out", { seat: 0 }),
  line("show", { seat: 1, cards: [1, 2, 3, 4, 5], points: 5 }),
];

test("the log tells the points of each round", () => {
  const played = rounds(TOLD, 3);
  expect(played).toEqual([
    { out: 1, points: [2, 0, 1] },
    { out: 0, points: [0, 5, 0] },
  ]);
  expect(sums(played, 1)).toEqual([0, 0, 5]);
  expect(decisive(played, 0, 1)).toBe(1);
});
