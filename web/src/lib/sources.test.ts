import { expect, test } from "vitest";
import type { View } from "./api.ts";
import { decided } from "./sources.ts";

const view = (ranking: number[], ...breakdown: Record<string, number>[]) => ({ scores: ranking, ranking, breakdown }) as unknown as View;

test("the source in which the first gained most on the second decided", () => {
  const told = decided(view([2, 1, 3], { a: 5, b: 1 }, { a: 4, b: 3 }, { a: 0, b: 0 }), ["a", "b"]);
  expect(told).toEqual({ source: "b", first: 1, second: 0, mine: 3, theirs: 1 });
});

test("nothing decided a shared victory, nor one with a single source", () => {
  expect(decided(view([1, 1], { a: 5, b: 1 }, { a: 4, b: 2 }), ["a", "b"])).toBeNull();
  expect(decided(view([1, 2], { a: 5 }, { a: 4 }), ["a"])).toBeNull();
});
