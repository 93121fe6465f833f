import { expect, test } from "vitest";
import type { LogLine } from "../../lib/api.ts";
import { reason, trampled } from "./trick.ts";
import type { BadgerView } from "./view.ts";

const LEAVES = ["o1", "o5", "o3", "b9", "p2"];
const told: LogLine[] = [
  { v: 1, key: "trample", args: { leaf: 2, leaf_by: 3 } },
  { v: 2, key: "prize", args: { seat: 0 } },
  { v: 3, key: "trample", args: { leaf: 0, leaf_by: 1 } },
];
const trick = (winner: number, ...leaves: string[]) => ({ players: leaves.map((leaf) => ({ leaf })), prize: null, winner, first: 0 }) as unknown as BadgerView;

test("only what was trampled in this trick counts", () => {
  expect(trampled(told, LEAVES)).toEqual([{ out: "o1", by: "o5" }]);
});

test("each card has its reason", () => {
  const low = trick(2, "o5", "o1", "o3", "b9");
  const why = [0, 1, 2, 3].map((seat) => reason(low, seat, trampled(told, LEAVES)));
  expect(why.map(({ key }) => key)).toEqual(["ui-reason-higher", "ui-reason-trampled", "ui-reason-lowest", "ui-reason-colour"]);
  expect(why[1]!.by).toBe("5");
  const trump = trick(1, "o5", "p2", "o3");
  expect([0, 1, 2].map((seat) => reason(trump, seat, []).key)).toEqual(["ui-reason-trumped", "ui-reason-alone", "ui-reason-trumped"]);
});

test("a pink card that is trampled beats nothing", () => {
  const why = [0, 1, 2].map((seat) => reason(trick(0, "o5", "p2", "o3"), seat, [{ out: "p2", by: "o5" }]).key);
  expect(why).toEqual(["ui-reason-highest", "ui-reason-trampled", "ui-reason-lower"]);
});
