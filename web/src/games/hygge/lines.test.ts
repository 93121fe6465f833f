import { expect, test } from "vitest";
import { linesOf, twin } from "./lines.ts";
import type { HyggeView } from "./view.ts";

// A stock of two rows and two columns without its last place, by what lies on each place.
const view = (...stock: string[]) => ({ grid: [[0, 1], [2, -1]], stock }) as unknown as HyggeView;

test("a line takes the cards that lie in it", () => {
  expect(linesOf(view("mug", "bear", "book"))).toEqual({ "line 1": [0, 1], "line 2": [2], "line a": [0, 2], "line b": [1] });
  expect(linesOf(view("", "bear", ""))).toEqual({ "line 1": [1], "line b": [1] });
});

test("a card alone in both of its lines makes one move of them", () => {
  const alone = linesOf(view("", "bear", "book"));
  expect(twin(alone, "line 1")).toBe("line b");
  expect(twin(alone, "line b")).toBe("line 1");
  const together = linesOf(view("mug", "bear", "book"));
  expect(Object.keys(together).map((line) => twin(together, line))).toEqual([undefined, undefined, undefined, undefined]);
  expect(twin(together, "line 3")).toBeUndefined();
});
