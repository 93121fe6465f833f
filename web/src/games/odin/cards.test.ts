import { expect, test } from "vitest";
import { attempt } from "./cards.ts";

test("a card is tried with the best that go with it", () => {
  expect(attempt(["r2", "r7", "r4", "b9"], "r2", 2)).toEqual(["r2", "r7"]); // of one colour: too low, then
  expect(attempt(["r2", "b2", "b9", "k8"], "r2", 2)).toEqual(["r2", "b2"]); // of one value
  expect(attempt(["o3", "b9", "k8"], "o3", 2)).toEqual(["o3"]); // alone: too few, then
  expect(attempt(["r2", "r3"], "r2", 3)).toEqual(["r2", "r3"]); // too few
  expect(attempt(["r2", "r3"], "r2", 1)).toEqual(["r2"]);
});
