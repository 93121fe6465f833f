import { expect, test } from "vitest";
import type { Scene } from "./scene.ts";
import { own } from "./told.ts";

const scene = (seat: number | null) => ({ view: { seat }, speech: { has: (key: string) => key === "log-win-you" } }) as unknown as Scene;

test("what one did oneself is told to oneself, where there are words for it", () => {
  expect(own(scene(1), "log-win", { seat: 1 })).toBe("log-win-you");
  expect(own(scene(1), "log-win", { seat: 2 })).toBe("log-win");
  expect(own(scene(1), "log-lose", { seat: 1 })).toBe("log-lose");
  expect(own(scene(null), "log-win", { seat: 1 })).toBe("log-win");
});
