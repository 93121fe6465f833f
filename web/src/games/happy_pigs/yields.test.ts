import { expect, test } from "vitest";
import type { PigsView, SeasonCard } from "./view.ts";
import { unsafe, yields } from "./yields.ts";

const herd = (...sizes: string[]) => sizes.map((size) => ({ size, vaccinated: size === "big" }));
const view = {
  players: [
    { money: 1, fields: 2, items: { vaccine: 1 }, pigs: herd("baby", "baby", "medium", "big", "big") },
    { money: 9, fields: 1, items: { vaccine: 0 }, pigs: herd("baby", "medium", "big", "big") },
  ],
} as unknown as PigsView;
const card = (effect: string, args: Record<string, number> = {}) => ({ effect, args }) as unknown as SeasonCard;
const both = (effect: string, args?: Record<string, number>) => [0, 1].map((seat) => yields(view, seat, card(effect, args)));
const dollars = (effect: string, args?: Record<string, number>) => both(effect, args).map((one) => one?.dollars);

test("a card brings what its effect says, as things stand", () => {
  expect(both("love").map((one) => one?.babies)).toEqual([1, 1]);
  expect(dollars("income", { dollars: 2, size: 0 })).toEqual([4, 2]);
  expect(dollars("tax", { dollars: 1 })).toEqual([-1, -1]);
  expect(dollars("herd", { dollars: 5, least: 5 })).toEqual([5, 0]);
  expect(dollars("show", { dollars: 10, size: 3 })).toEqual([10, 10]);
  expect(dollars("show-all", { dollars: 10 })).toEqual([10, 0]);
  expect(both("gift", { item: 1 })).toEqual([null, null]);
});

test("a vaccine in stock saves a pig", () => {
  expect([0, 1].map((seat) => unsafe(view, seat))).toEqual([2, 2]);
});
