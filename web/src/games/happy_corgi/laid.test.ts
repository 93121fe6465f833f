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
