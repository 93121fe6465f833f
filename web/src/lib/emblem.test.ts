import { expect, test } from "vitest";
import { emblem } from "./emblem.ts";

test("a game always looks the same, and not like every other", () => {
  expect(emblem("duel", "Duel")).toEqual(emblem("duel", "Duel"));
  expect(emblem("duel", "Duel").letter).toBe("D");
  const looks = ["duel", "night_market", "zoo", "meadow", "go"].map((name) => emblem(name, name)).map(({ paper, pattern }) => `${paper} ${pattern}`);
  expect(new Set(looks).size).toBeGreaterThan(3);
});
