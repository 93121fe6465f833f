import { expect, test } from "vitest";
import { completing, cost } from "./wanted.ts";

const [solve, poop, walk, go] = ["solve", "poop", "walk", "go"].map((kind) => ({ kind }));

test("an activity that can be completed is not soiled by the main button", () => {
  expect(completing([solve!, poop!], [poop!])).toEqual([solve]);
  expect(completing([poop!], [poop!])).toEqual([]); // there is nothing better
  expect(completing([solve!], [solve!])).toEqual([]); // chosen with its cards
});

test("a step is free or costs a card", () => {
  expect([cost([walk!, go!]), cost([go!]), cost([solve!]), cost([])]).toEqual(["free", "card", "", ""]);
});
