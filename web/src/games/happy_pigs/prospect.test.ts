import { expect, test } from "vitest";
import { share } from "./prospect.ts";

const shares = (limit: number, seats: number, before: number) => Array.from({ length: seats }, (_, i) => share(limit, i + 1, seats, before));

test("a limit is dealt out one by one, from the first player on", () => {
  expect(shares(8, 3, 0)).toEqual(["8", "4", "3"]); // the first of all
  expect(shares(8, 3, 2)).toEqual(["8", "4", "2"]); // the last
  expect(shares(7, 3, 1)).toEqual(["7", "3–4", "2"]); // with one other: before me, or after me
  expect(shares(7, 4, 1)).toEqual(["7", "3–4", "2–3", "2"]);
});
