import { expect, test } from "vitest";
import type { Mine } from "../../lib/mine.svelte.ts";
import { achieved, filed, played, unfiled } from "./record.ts";

let ids = 0;
function game(scores: number[], ranking: number[], bots: string[], more: Partial<Mine> = {}): Mine {
  const names = scores.map((_, seat) => `P${seat}`);
  return { id: `t${++ids}`, game: "ours", names, over: true, yours: [0], bots, scores, ranking, at: ids, ...more };
}

test("sums up games by players and opponents, and finds out which scores are good", () => {
  const low = [game([3, 15], [1, 2], ["", "easy"]), game([15, 4, 9], [3, 1, 2], ["", "easy", "easy"]), game([2, 15, 9], [1, 3, 2], ["", "", "hard"])];
  const [ours, other, ...others] = achieved([...low, game([30, 20], [1, 2], ["", ""], { game: "other" })]);
  expect(others).toEqual([]);
  expect(ours).toMatchObject({ game: "ours", played: 3, won: 2, best: 2, last: [1, 0, 1] });
  expect(ours!.place).toBeCloseTo(5 / 3);
  expect(ours!.players.map(([count, { played, won }]) => [count, played, won])).toEqual([[2, 1, 1], [3, 2, 1]]);
  expect(ours!.against.map(([who, { played }]) => [who, played])).toEqual([["easy", 2], ["mixed", 1]]);
  expect(other).toMatchObject({ best: 30, against: [["people", { played: 1, won: 1, place: 1 }]] });
});

test("counts nothing of which it is not clear whose it was", () => {
  expect(played(game([1, 2], [2, 1], ["", ""], { yours: [0, 1] }))).toBeNull();
  expect(played(game([1, 2], [2, 1], ["", ""], { yours: undefined }))).toBeNull();
  expect(played(game([1, 2], [], ["", ""]))).toBeNull();
});

test("a file brings back what was saved, and nothing else", () => {
  const games = [game([1, 2], [2, 1], ["", "easy"]), game([1, 2], [2, 1], ["", "hard"])];
  expect(unfiled(JSON.stringify(filed(games)))).toEqual(games);
  expect(unfiled("{")).toBeNull();
  expect(unfiled("{}")).toBeNull();
  expect(unfiled("null")).toBeNull();
  const strange = { ...filed([]), games: [null, 3, { ...games[0], id: "../x" }, { ...games[0], scores: ["1"] }, { ...games[0], bots: [] }, games[1]] };
  expect(unfiled(JSON.stringify(strange))).toEqual([games[1]]);
});
