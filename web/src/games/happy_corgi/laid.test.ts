import { expect, test } from "vitest";
import type { Scene } from "../../lib/scene.ts";
import { whither } from "./laid.ts";

const pieces = { activity: ["mess", "stroll"] };
const told = [
  { v: 1, key: "solve", args: { seat: 2, activity: 1 } },
  { v: 2, key: "poop", args: { seat: 0, activity: 0 } },
];
const scene = { view: { seat: 0, waiting: [0], discards: 3 }, told, pieces, moment: null } as unknown as Scene;

test("an activity goes to whoever completed it", () => {
  expect(whither(scene, "activity-stroll")).toBe("2");
  expect(whither(scene, "activity-mess")).toBeUndefined();
});

test("a card of mine goes to whoever looks at it, and to the discards when I discard it", () => {
  const cards = { card: ["bark-c1", "sniff-s2"] };
  const at = (line: object) => ({ ...scene, pieces: cards, told: [{ v: 3, key: "look", args: { seat: 1, other: 0, card: 0 } }, line] }) as unknown as Scene;
  expect(whither(at({ v: 3, key: "meet", args: { seat: 1, other: 0, card: 1 } }), "hand-bark-c1")).toBe("1");
  expect(whither(at({ v: 3, key: "meet", args: { seat: 1, other: 0, card: 1 } }), "hand-sniff-s2")).toBe("shown-3");
  expect(whither(at({ v: 4, key: "go", args: { seat: 0, place: 2, card: 0 } }), "hand-bark-c1")).toBe("shown-3");
  expect(whither(at({ v: 4, key: "passed", args: { seat: 0, other: 2, card: 1 } }), "hand-sniff-s2")).toBe("2");
});
