import { expect, test } from "vitest";
import { partings } from "./parting.ts";

const made = (...texts: string[]) => texts.map((text) => ({ m: 0, kind: "play", args: {}, text }));

test("plays part where their moves differ, and where one ends", () => {
  expect(partings(made("a", "b"), made("a", "b"), 9)).toEqual([]);
  const found = partings(made("a", "b", "c"), made("a", "x", "c", "d"), 9);
  expect(found.map(({ move, mine, theirs }) => [move, mine?.text, theirs?.text])).toEqual([[2, "b", "x"], [4, undefined, "d"]]);
  expect(partings(made("a", "b", "c"), made("x", "y", "z"), 2)).toHaveLength(2);
});
