import { expect, test } from "vitest";
import type { Scene } from "./scene.ts";
import { own } from "./told.ts";

const scene = (seat: number | null) => ({ view: { seat }, speech: { has: (key: string) => ["log-win-you", "log-win-me"].includes(key) } }) as unknown as Scene;

test("what one did oneself is told to oneself, where there are words for it", () => {
  expect(own(scene(1), "log-win", { seat: 1 })).toBe("log-win-you");
  expect(own(scene(1), "log-win", { seat: 2 })).toBe("log-win");
  expect(own(scene(1), "log-lose", { seat: 1 })).toBe("log-lose");
  expect(own(scene(null), "log-win", { seat: 1, other: 2 })).toBe("log-win");
});

test("what others did to one is told to oneself, too", () => {
  expect(own(scene(1), "log-win", { seat: 2, other: 1 })).toBe("log-win-me");
  expect(own(scene(1), "log-win", { seat: 1, other: 2 })).toBe("log-win-you");
  expect(own(scene(1), "log-win", { seat: 2, other: 3 })).toBe("log-win");
  expect(own(scene(1), "log-lose", { seat: 2, other: 1 })).toBe("log-lose");
});
