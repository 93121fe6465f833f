import { expect, test } from "vitest";
import { findings, seedOf, type Deal } from "./deal.ts";
import { sha256 } from "./sha256.ts";

const deal: Deal = { id: "t", game: "toy", rules: 1, options: { short: false, first: "random" }, sheet: "s", share: "00", shares: ["11", ""], seed: "54936352656348653704655436625" };
const seal = sha256("t:00");

test("hashes are those of the standard", () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256("é".repeat(100))).toBe("f42ec48e1e4b487e590e0b3d4e58437c8327efa855d769709f4942a4f73a7eb6");
  for (const [length, hash] of [[55, "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072"], [56, "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e"], [64, "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c"]] as const) expect(sha256("x".repeat(length))).toBe(hash);
});

test("the page works out the same seed as ludotheque.fair", () => {
  expect(seedOf(deal)).toBe(deal.seed);
});

test("a deal is compared with what was kept", () => {
  const keys = (changed: Partial<Deal>, kept?: { seal: string; shares: string[] }) =>
    findings({ ...deal, ...changed }, kept && { ...kept, at: 0 }).map((one) => one.key);
  expect(keys({}, { seal, shares: ["11"] })).toEqual(["seal-fits", "share-in", "seed-follows"]);
  expect(keys({}, { seal, shares: [] })).toEqual(["seal-fits", "share-none", "seed-follows"]);
  expect(keys({})).toEqual(["seal-unknown", "share-none", "seed-follows"]);
  expect(keys({ share: "01" }, { seal, shares: ["11"] })).toEqual(["seal-other", "share-in", "seed-other"]);
  expect(keys({ shares: ["12", ""] }, { seal, shares: ["11"] })).toEqual(["seal-fits", "share-missing", "seed-other"]);
});
